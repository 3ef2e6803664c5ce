/* Entries, written member by member in the order of their keys. */
#include "entry.h"
#include "clock.h"
#include "draws.h"
#include "field_write.h"

static void at_write(struct writer *out, const struct envelope *envelope)
{
    char at[INSTANT_TEXT_SIZE];
    instant_write(envelope->at, at);
    write_member(out, "at", at);
}

static void kind_write(struct writer *out, const struct envelope *envelope)
{
    if (envelope->key)
        write_member(out, "key", envelope->key);
    write_member(out, "kind", envelope->kind);
}

static void place_write(struct writer *out, const struct envelope *envelope)
{
    char session[UUID_TEXT_SIZE];
    uuid_write(&envelope->session, session);
    write_member(out, "seat", envelope->seat);
    write_member_int(out, "seq", envelope->seq);
    write_member(out, "session", session);
}

static void reasons_write(struct writer *out, const struct explanation *why)
{
    write_array(out);
    for (int32_t i = 0; i < why->count; i++) {
        const struct reason *reason = &why->reasons[i];
        write_object(out);
        write_member(out, "clause", reason->clause);
        if (reason->part)
            write_member(out, "part", reason->part);
        if (reason->subject)
            write_member(out, "subject", reason->subject);
        if (reason->total != FIELD_ABSENT)
            write_member_int(out, "total", reason->total);
        if (reason->value != FIELD_ABSENT)
            write_member_int(out, "value", reason->value);
        write_object_end(out);
    }
    write_array_end(out);
}

void entry_write_ruling(struct writer *out, const struct envelope *envelope, const struct ruling *ruling)
{
    const struct step *step = ruling->step;
    write_object(out);
    at_write(out, envelope);
    write_key(out, "dice");
    write_object(out);
    write_member(out, "source", ruling->source);
    write_object_end(out);
    write_key(out, "draws");
    draws_write(out, ruling->dice, FIELD_ORDER_CANONICAL);
    write_member_int(out, "format", ENTRY_FORMAT);
    write_key(out, "input");
    fields_write(out, step->input, ruling->question.input, FIELD_ORDER_CANONICAL);
    kind_write(out, envelope);
    write_key(out, "options");
    fields_write_only(out, ruling->ruleset->options, ruling->question.options, step->options);
    if (ruling->status == RULING_RESOLVED) {
        write_key(out, "outcome");
        fields_write(out, step->outcome, ruling->outcome, FIELD_ORDER_CANONICAL);
    }
    write_key(out, "reasons");
    reasons_write(out, ruling->why);
    write_member(out, "ruleset", ruling->ruleset->name);
    write_member_int(out, "ruleset_version", ruling->question.version);
    place_write(out, envelope);
    write_member(out, "status", ruling_status_name(ruling->status));
    write_member(out, "step", step->name);
    write_object_end(out);
}

void entry_write_opened(struct writer *out, const struct envelope *envelope, const struct ruleset *ruleset,
                        const void *options)
{
    write_object(out);
    at_write(out, envelope);
    write_member_int(out, "format", ENTRY_FORMAT);
    kind_write(out, envelope);
    write_key(out, "options");
    fields_write(out, ruleset->options, options, FIELD_ORDER_CANONICAL);
    write_member(out, "ruleset", ruleset->name);
    write_member_int(out, "ruleset_version", ruleset->version);
    place_write(out, envelope);
    write_object_end(out);
}

void entry_write_closed(struct writer *out, const struct envelope *envelope, const char *words)
{
    write_object(out);
    at_write(out, envelope);
    write_member_int(out, "format", ENTRY_FORMAT);
    kind_write(out, envelope);
    place_write(out, envelope);
    if (words)
        write_member(out, "words", words);
    write_object_end(out);
}
