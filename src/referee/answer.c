/* Answers, in the order in which people want to read them. */
#include "answer.h"
#include "draws.h"

void refusal_summarise(const struct step *step, const struct explanation *why, struct text *line)
{
    text_add(line, "Not permitted: ");
    text_add(line, why->count ? why->reasons[why->count - 1].text : step->title);
}

void ruling_summarise(const struct ruling *ruling, struct text *line)
{
    if (ruling->status == RULING_RESOLVED)
        ruling->step->summarise(&ruling->question, ruling->outcome, line);
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

static void result_write(struct writer *out, const struct ruling *ruling)
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
    draws_write(out, ruling->dice, FIELD_ORDER_TABLE);
    write_key(out, "dice");
    write_object(out);
    write_member(out, "source", ruling->source);
    write_object_end(out);
}

void answer_write(struct writer *out, const struct ruling *ruling)
{
    write_object(out);
    result_write(out, ruling);
    write_object_end(out);
}

void answer_write_recorded_members(struct writer *out, const struct envelope *envelope, const char *at,
                                   const struct ruling *ruling)
{
    char session[UUID_TEXT_SIZE];
    uuid_write(&envelope->session, session);
    write_member_int(out, "seq", envelope->seq);
    write_member(out, "kind", envelope->kind);
    write_member(out, "session", session);
    write_member(out, "at", at);
    write_member(out, "seat", envelope->seat);
    if (envelope->key)
        write_member(out, "key", envelope->key);
    result_write(out, ruling);
    write_key(out, "input");
    fields_write(out, ruling->step->input, ruling->question.input, FIELD_ORDER_TABLE);
    write_key(out, "options");
    fields_write_only(out, ruling->ruleset->options, ruling->question.options, ruling->step->options);
}

void answer_write_recorded(struct writer *out, const struct envelope *envelope, const char *at,
                           const struct ruling *ruling)
{
    write_object(out);
    answer_write_recorded_members(out, envelope, at, ruling);
    write_object_end(out);
}

bool answer_write_entry(struct writer *out, struct arena *scratch, const char *bytes, size_t length)
{
    struct recorded recorded;
    if (!entry_open(scratch, bytes, length, &recorded))
        return false;
    if (recorded.resolved_again)
        answer_write_recorded(out, &recorded.envelope, recorded.at, &recorded.ruling);
    else
        write_json(out, bytes, length);
    return !out->failed;
}
