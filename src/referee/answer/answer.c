/* Answers, in the order in which people want to read them. */
#include "answer.h"
#include "draws.h"

void refusal_summarise(const struct step *step, const struct explanation *why, struct text *line)
{
    text_add(line, "Not permitted: ");
    text_add(line, why->count ? why->reasons[why->count - 1].text : step->title);
}

/* "Not permitted for the Blues: it lost a round …": of the first bar that holds. */
static void barred_summarise(const struct reason *reason, struct text *line)
{
    text_format(line, "Not permitted for %s: %s.", reason->subject, reason->text);
}

void ruling_summarise(const struct ruling *ruling, struct text *line)
{
    if (ruling->status == RULING_RESOLVED)
        ruling->step->summarise(&ruling->question, ruling->outcome, line);
    else if (question_is_barred(&ruling->question) && ruling->why->count)
        barred_summarise(&ruling->why->reasons[0], line);
    else
        refusal_summarise(ruling->step, ruling->why, line);
}

void answer_write_reasons(struct writer *out, const struct explanation *why)
{
    write_array(out);
    for (int32_t i = 0; i < why->count; i++)
        fields_write(out, &reason_fields, &why->reasons[i], FIELD_ORDER_TABLE);
    write_array_end(out);
}

void answer_write_tree(struct writer *out, const struct tree_head *tree)
{
    char root[HASH_TEXT_SIZE];
    hash_write(&tree->root, root);
    write_object(out);
    write_member_int(out, "size", (int64_t)tree->size);
    write_member(out, "root", root);
    write_object_end(out);
}

static void tree_member_write(struct writer *out, const struct tree_head *tree)
{
    if (!tree)
        return;
    write_key(out, "tree");
    answer_write_tree(out, tree);
}

static void result_write(struct writer *out, const struct ruling *ruling, const struct entry_ruling *recorded)
{
    char words[SUMMARY_MAX];
    struct text line;
    text_start(&line, words, sizeof words);
    ruling_summarise(ruling, &line);

    write_member(out, "ruleset", ruling->ruleset->name);
    write_member_int(out, "ruleset_version", ruling->question.version);
    write_member(out, "step", ruling->step->name);
    write_member(out, "status", ruling_status_name(ruling->status));
    write_member(out, "summary", words);
    if (ruling->status == RULING_RESOLVED) {
        write_key(out, "outcome");
        fields_write(out, ruling->step->outcome, ruling->outcome, FIELD_ORDER_TABLE);
    }
    write_key(out, "reasons");
    answer_write_reasons(out, ruling->why);
    write_key(out, "draws");
    draws_write(out, ruling->dice, ruling->question.units, FIELD_ORDER_TABLE);
    if (!recorded && ruling->unused.count) {
        write_key(out, "dice_unused");
        write_array(out);
        for (int32_t i = 0; i < ruling->unused.count; i++)
            write_int(out, ruling->unused.faces[i]);
        write_array_end(out);
    }
    write_key(out, "dice");
    if (recorded) {
        entry_write_dice(out, recorded);
        return;
    }
    write_object(out);
    write_member(out, "source", ruling->source);
    write_object_end(out);
}

void answer_write(struct writer *out, const struct ruling *ruling)
{
    write_object(out);
    result_write(out, ruling, NULL);
    write_object_end(out);
}

void answer_write_recorded_members(struct writer *out, const struct entry *entry, const struct tree_head *tree)
{
    const struct entry_ruling *recorded = &entry->ruling;
    const struct ruling *ruling = recorded->subject.made;
    char session[UUID_TEXT_SIZE];
    uuid_write(&entry->session, session);
    write_member_int(out, "seq", entry->seq);
    write_member(out, "kind", entry_kind_name(entry->kind));
    write_member(out, "session", session);
    write_member_instant(out, "at", entry->at);
    write_member(out, "seat", entry->seat);
    if (entry->key)
        write_member(out, "idempotency_key", entry->key);
    if (entry->last_checkpoint) {
        write_key(out, "last_checkpoint");
        answer_write_tree(out, entry->last_checkpoint);
    }
    if (recorded->corrects) {
        write_member_int(out, "corrects", recorded->corrects);
        write_member_int(out, "decision", recorded->decision);
    }
    result_write(out, ruling, recorded);
    entry_write_unit_members(out, recorded);
    write_key(out, "input");
    fields_write(out, ruling->step->input, ruling->question.input, FIELD_ORDER_TABLE);
    write_key(out, "options");
    fields_write_only(out, ruling->ruleset->options, ruling->question.options, ruling->step->options);
    tree_member_write(out, tree);
}

void answer_write_recorded(struct writer *out, const struct entry *entry, const struct tree_head *tree)
{
    write_object(out);
    answer_write_recorded_members(out, entry, tree);
    write_object_end(out);
}

void answer_add_tree(struct writer *out, const struct tree_head *tree)
{
    if (out->failed || out->used == 0)
        return;
    out->used--; /* the brace that ends it */
    out->comma = true;
    tree_member_write(out, tree);
    write_object_end(out);
}

void answer_write_opened(struct writer *out, const struct recorded *recorded, const char *bytes, size_t length,
                         const struct tree_head *tree)
{
    if (recorded->resolved_again)
        answer_write_recorded(out, &recorded->entry, tree);
    else
        write_json(out, bytes, length);
    if (!recorded->resolved_again && tree)
        answer_add_tree(out, tree);
}

bool answer_write_entry(struct writer *out, struct arena *scratch, const char *bytes, size_t length,
                        const struct tree_head *tree)
{
    struct recorded recorded;
    if (!entry_open(scratch, bytes, length, &recorded))
        return false;
    answer_write_opened(out, &recorded, bytes, length, tree);
    return !out->failed;
}
