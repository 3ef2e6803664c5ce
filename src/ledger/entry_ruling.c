/* Entries with a question in them: rulings, corrections, and questions whose dice do not exist yet. */
#include "draws.h"
#include "entry.h"
#include "field_write.h"
#include "members.h"

static void draws_value(struct writer *out, const struct member *member)
{
    const struct ruling *ruling = member->from;
    draws_write(out, ruling->dice, FIELD_ORDER_CANONICAL);
}

static void input_value(struct writer *out, const struct member *member)
{
    const struct ruling *ruling = member->from;
    fields_write(out, ruling->step->input, ruling->question.input, FIELD_ORDER_CANONICAL);
}

static void options_value(struct writer *out, const struct member *member)
{
    const struct ruling *ruling = member->from;
    fields_write_only(out, ruling->ruleset->options, ruling->question.options, ruling->step->options);
}

static void outcome_value(struct writer *out, const struct member *member)
{
    const struct ruling *ruling = member->from;
    fields_write(out, ruling->step->outcome, ruling->outcome, FIELD_ORDER_CANONICAL);
}

static void reasons_value(struct writer *out, const struct member *member)
{
    const struct ruling *ruling = member->from;
    write_array(out);
    for (int32_t i = 0; i < ruling->why->count; i++) {
        const struct reason *reason = &ruling->why->reasons[i];
        write_object(out);
        write_member(out, "clause", reason->clause);
        if (reason->part)
            write_member(out, "part", reason->part);
        if (reason->subject)
            write_member(out, "subject", reason->subject);
        if (reason->total != FIELD_ABSENT)
            write_member_thousandths(out, "total", reason->total);
        if (reason->value != FIELD_ABSENT)
            write_member_thousandths(out, "value", reason->value);
        write_object_end(out);
    }
    write_array_end(out);
}

static void nonces_value(struct writer *out, const struct member *member)
{
    const struct nonces *nonces = member->from;
    write_array(out);
    for (size_t i = 0; i < nonces->count; i++) {
        const struct nonce *nonce = &nonces->list[i];
        const struct member members[] = {member_hex("nonce", nonce->bytes, nonce->length),
                                         member_text("seat", nonce->seat)};
        members_write(out, MEMBERS(members));
    }
    write_array_end(out);
}

/* A ruling and what its dice rest on. */
struct based {
    const struct ruling *ruling;
    const struct grounds *grounds;
};

static void dice_value(struct writer *out, const struct member *member)
{
    const struct based *based = member->from;
    const struct grounds *grounds = based->grounds;
    const struct member members[] = {
        member_flag("fallback", grounds->fallback),
        member_seq("from", grounds->kept_from),
        member_seq("link", (int64_t)grounds->link),
        {.name = "nonces", .write = grounds->roll ? nonces_value : NULL, .from = grounds->roll},
        member_seq("question", grounds->question),
        member_hash("secret", grounds->secret),
        member_text("source", based->ruling->source),
    };
    members_write(out, MEMBERS(members));
}

static struct member member_of(const char *name, void (*write)(struct writer *, const struct member *),
                               const struct ruling *ruling)
{
    return (struct member){.name = name, .write = write, .from = ruling};
}

void entry_write_ruling_on(struct writer *out, const struct envelope *envelope, const struct ruling *ruling,
                           const struct grounds *grounds)
{
    const struct based based = {.ruling = ruling, .grounds = grounds};
    const struct units_said *units = grounds->units;
    struct member applied = member_truth("applied", units && units->applied);
    if (!units)
        applied.write = NULL;
    const struct member members[] = {
        applied,
        member_pointers("autofilled", units ? &units->autofilled : NULL),
        member_seq("corrects", grounds->corrects),
        member_seq("decision", grounds->decision),
        {.name = "dice", .write = dice_value, .from = &based},
        member_of("draws", draws_value, ruling),
        member_changes(units ? &units->changes : NULL),
        member_of("input", input_value, ruling),
        member_of("options", options_value, ruling),
        member_of("outcome", ruling->status == RULING_RESOLVED ? outcome_value : NULL, ruling),
        member_pointers("overridden", units ? &units->overridden : NULL),
        member_text("phase", grounds->phase),
        member_of("reasons", reasons_value, ruling),
        member_text("ruleset", ruling->ruleset->name),
        member_number("ruleset_version", ruling->question.version),
        member_text("status", ruling_status_name(ruling->status)),
        member_text("step", ruling->step->name),
        member_seq("turn", grounds->turn),
        member_roles(units),
    };
    entry_write(out, envelope, MEMBERS(members));
}

void entry_write_ruling(struct writer *out, const struct envelope *envelope, const struct ruling *ruling)
{
    static const struct grounds none = {0};
    entry_write_ruling_on(out, envelope, ruling, &none);
}

void entry_write_asked(struct writer *out, const struct envelope *envelope, const struct ruling *ruling,
                       const struct open_question *asked)
{
    const struct reveal *reveal = asked->reveal;
    struct member index = member_number("index", reveal ? (int64_t)reveal->index : 0);
    if (!reveal)
        index.write = NULL;
    const struct member members[] = {
        member_seq("corrects", asked->corrects),
        member_seq("decision", asked->decision),
        index,
        member_of("input", input_value, ruling),
        member_number("link", (int64_t)asked->link),
        member_hex("nonce", reveal ? reveal->nonce : NULL, reveal ? reveal->nonce_length : 0),
        member_of("options", options_value, ruling),
        member_text("ruleset", ruling->ruleset->name),
        member_number("ruleset_version", ruling->question.version),
        member_text("step", ruling->step->name),
    };
    entry_write(out, envelope, MEMBERS(members));
}
