/* Answers, in the order in which people want to read them. */
#include "answer.h"
#include "answer_rows.h"
#include "draws.h"
#include "odds_rows.h"

void refusal_summarise(const struct step *step, const struct explanation *why, struct text *line)
{
    text_add(line, "Not permitted: ");
    text_add(line, why->count ? why->reasons[why->count - 1].text : step->title);
    text_add(line, ".");
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

/* ---- what stands beside the record ---- */

WRITES(head_beside_write, struct entry_beside)
{
    answer_write_tree(out, it->tree);
}
GIVEN(has_tree, struct entry_beside, it->tree != NULL)

WRITES(odds_beside_write, struct entry_beside)
{
    ANSWER(out, recorded_odds_fields, *it->odds);
}
GIVEN(has_odds, struct entry_beside, it->odds != NULL)

static const struct field beside_rows[] = {
    MADE("tree", tree_head_fields, "In a sealed session: the tree up to this entry.", head_beside_write,
         ONLY_IF(has_tree)),
    MADE("odds", recorded_odds_fields, "Of a ruling, where they were asked for.", odds_beside_write, ONLY_IF(has_odds)),
};
const struct fields entry_beside_fields =
    FIELDS("EntryBeside", "What is answered beside an entry.", beside_rows, struct entry_beside);

static void beside_write(struct writer *out, const struct entry_beside *beside)
{
    fields_write_members(out, &entry_beside_fields, beside, FIELD_ORDER_TABLE);
}

/* ---- the ruling ---- */

struct ruling_answer {
    const struct ruling *ruling;
    const struct entry_ruling *recorded; /* NULL: it is not */
    const char *ruleset, *step;
    int32_t ruleset_version, status;
    char summary[SUMMARY_MAX];
};

WRITES(outcome_write, struct ruling_answer)
{
    fields_write(out, it->ruling->step->outcome, it->ruling->outcome, FIELD_ORDER_TABLE);
}
GIVEN(has_outcome, struct ruling_answer, it->ruling->status == RULING_RESOLVED)

WRITES(ruling_reasons_write, struct ruling_answer)
{
    answer_write_reasons(out, it->ruling->why);
}

WRITES(all_draws_write, struct ruling_answer)
{
    draws_write(out, it->ruling->dice, it->ruling->question.units, FIELD_ORDER_TABLE);
}

WRITES(unused_write, struct ruling_answer)
{
    write_array(out);
    for (int32_t i = 0; i < it->ruling->unused.count; i++)
        write_int(out, it->ruling->unused.faces[i]);
    write_array_end(out);
}
/* What is recorded says it with the members of its entry. */
GIVEN(has_unused, struct ruling_answer, !it->recorded && it->ruling->unused.count > 0)

WRITES(dice_write, struct ruling_answer)
{
    if (it->recorded) {
        entry_write_dice(out, it->recorded);
        return;
    }
    write_object(out);
    write_member(out, "source", it->ruling->source);
    write_object_end(out);
}

static const struct field ruling_rows[] = {
    WORD(struct ruling_answer, ruleset, NULL),
    COUNT(struct ruling_answer, ruleset_version, "The version of the rules that was applied."),
    WORD(struct ruling_answer, step, NULL),
    CHOICE(struct ruling_answer, status, ruling_statuses, NULL, NULL, "Whether it was permitted."),
    SPELLED(struct ruling_answer, summary, "One line to read aloud."),
    MADE_OBJECT("outcome", "As the step describes it; absent of what is not permitted.", outcome_write,
                ONLY_IF(has_outcome)),
    EACH("reasons", reason_fields, "Every clause that was applied, in order.", ruling_reasons_write),
    EACH("draws", draw_fields, "Every die thrown, in order.", all_draws_write),
    {.name = "dice_unused",
     .doc = "Dice that were declared with a question that is not permitted: they were not used.",
     .kind = FIELD_LIST,
     .max = INT32_MAX,
     .item = &(const struct field){.kind = FIELD_INT, .min = 1, .max = 256},
     .write = unused_write,
     ONLY_IF(has_unused)},
    MADE("dice", dice_fields, "Where the dice came from.", dice_write),
};
const struct fields ruling_answer_fields =
    FIELDS("Ruling", "The answer to a question.", ruling_rows, struct ruling_answer);

static void result_write(struct writer *out, const struct ruling *ruling, const struct entry_ruling *recorded)
{
    struct ruling_answer answer;
    struct text line;
    answer.ruling = ruling;
    answer.recorded = recorded;
    answer.ruleset = ruling->ruleset->name;
    answer.ruleset_version = ruling->question.version;
    answer.step = ruling->step->name;
    answer.status = (int32_t)ruling->status;
    text_start(&line, answer.summary, sizeof answer.summary);
    ruling_summarise(ruling, &line);
    fields_write_members(out, &ruling_answer_fields, &answer, FIELD_ORDER_TABLE);
}

void answer_write(struct writer *out, const struct ruling *ruling)
{
    write_object(out);
    result_write(out, ruling, NULL);
    write_object_end(out);
}

void answer_write_beside(struct writer *out, const struct entry *entry, const struct entry_beside *beside)
{
    const struct entry_ruling *recorded = &entry->ruling;
    const struct ruling *ruling = recorded->subject.made;
    char session[UUID_TEXT_SIZE];
    uuid_write(&entry->session, session);
    write_object(out);
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
    beside_write(out, beside);
    write_object_end(out);
}

void answer_write_recorded(struct writer *out, const struct entry *entry, const struct tree_head *tree)
{
    answer_write_beside(out, entry, &(struct entry_beside){.tree = tree});
}

void answer_add_tree(struct writer *out, const struct tree_head *tree)
{
    if (out->failed || out->used == 0)
        return;
    out->used--; /* the brace that ends it */
    out->comma = true;
    beside_write(out, &(struct entry_beside){.tree = tree});
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
