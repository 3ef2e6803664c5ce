/* Rulings: what is asked, what the dice rest on, what came of it. Corrections are of the same members, and of the same
 * rules but for what kinds_disputes.c adds. */
#include "engine/draws.h"
#include "fields/field_write.h"
#include "ledger/protocol_parts.h"
#include "ledger/ruling_fields.h"
#include <string.h>

static const struct choice status_list[] = {
    [RULING_RESOLVED] = {"resolved", NULL}, [RULING_NOT_PERMITTED] = {"not_permitted", NULL}};
const struct choices ruling_statuses = {"RulingStatus", status_list, FIELDS_COUNT(status_list)};

static const struct choice source_list[DICE_KIND_COUNT] = {
    [DICE_KIND_SYSTEM] = {"system", "Rolled by the service, in a session that is not sealed."},
    [DICE_KIND_DECLARED] = {"declared", "Thrown on the table and typed in."},
    [DICE_KIND_SEALED] = {"sealed", "From the session's chain."},
    [DICE_KIND_REUSED] = {"reused", "Those of the ruling that is corrected, and no others."}};
static const struct choices sources = {"DiceKind", source_list, DICE_KIND_COUNT};

enum dice_kind dice_kind_named(const char *name)
{
    int32_t kind = choice_find(&sources, name);
    return kind < 0 ? DICE_KIND_COUNT : (enum dice_kind)kind;
}

const char *dice_kind_name(enum dice_kind kind)
{
    return source_list[kind].name;
}

static const struct field shown_list[] = {
    {SAYS("nonce", "In hexadecimal."), FORM_BYTES(struct nonce, bytes, length, NONCE_MIN, NONCE_MAX)},
    {SAYS("seat", "Whose it is."), SEAT_NAME(struct nonce, seat)},
};
static const struct fields shown_fields = SORTED("ShownNonce", "A nonce and its seat.", shown_list, struct nonce);
static const struct field shown_item = {.kind = FIELD_GROUP, .of = &shown_fields};

const struct field face_item = {.kind = FIELD_INT, .min = 1, .max = DICE_MAX_SIDES};

static const struct field spare_list[] = {
    {SAYS("faces", "In the order in which they were thrown."),
     LIST_AT(struct entry_spare, faces, int32_t, face_item, face_count, 1, DICE_MAX_FACES)},
    {SAYS("label", "The draw's."), LABEL(struct entry_spare, label)},
    {SAYS("number", "Which of the draws with this part, label and sides: from 1."),
     COUNTER(struct entry_spare, number, 1, DICE_MAX_DRAWS)},
    {SAYS("part", "The draw's."), LABEL(struct entry_spare, part), OPTIONAL},
    {SAYS("sides", "Of each die."), NUMBER(struct entry_spare, sides, DICE_MIN_SIDES, DICE_MAX_SIDES)},
};
static const struct fields spare_fields =
    SORTED("SpareFaces", "Faces of a draw that a correction does not use.", spare_list, struct entry_spare);
static const struct field spare_item = {.kind = FIELD_GROUP, .of = &spare_fields};

/* Over the ruling itself: `dice` is an object in the entry alone. */
static const struct field dice_list[] = {
    {SAYS("from_entry", "Of a correction: the entry whose faces each draw keeps, from its first on."),
     SEQ_OF(struct entry_ruling, from), OPTIONAL},
    {SAYS("link", "Sealed dice: the link of the chain that they spent."), FORM_LONG(struct entry_ruling, link, 1),
     OPTIONAL},
    {SAYS("nonces", "Two-sided mode: what the players gave for them."),
     LIST_AT(struct entry_ruling, roll.list, struct nonce, shown_item, roll.count, 0, SEALED_NONCES_MAX), OPTIONAL},
    {SAYS("question", "Two-sided mode: the question's entry."), SEQ_OF(struct entry_ruling, question), OPTIONAL},
    {SAYS("secret", "Sealed dice: the secret of that link."), FORM_HASH_AT(struct entry_ruling, secret), OPTIONAL},
    {SAYS("source", "Where the dice came from; of a correction, those beyond the ones that it keeps."),
     ENUM_OF(struct entry_ruling, dice, sources)},
    {SAYS("spare", "Of a correction: faces that fell for the ruling and that it does not use."),
     LIST_AT(struct entry_ruling, spare.list, struct entry_spare, spare_item, spare.count, 1, DICE_MAX_FACES),
     OPTIONAL},
};
const struct fields dice_fields = {.name = "DiceSource",
                                   .doc = "What the dice of a ruling rest on.",
                                   .list = dice_list,
                                   .count = FIELDS_COUNT(dice_list),
                                   .sorted = true};

void entry_write_dice(struct writer *out, const struct entry_ruling *ruling)
{
    fields_write(out, &dice_fields, ruling, FIELD_ORDER_TABLE);
}

static const struct field draw_list[] = {
    {SAYS("count", "How many dice were asked for; re-rolls come on top."),
     COUNTER(struct entry_draw, count, 1, INT32_MAX)},
    {SAYS("faces", "Every face in the order in which it was thrown."),
     LIST_AT(struct entry_draw, faces, int32_t, face_item, face_count, 0, INT32_MAX)},
    {SAYS("label", "What the dice are for."), LABEL(struct entry_draw, label)},
    {SAYS("number", "The number that the verb uses."), NUMBER(struct entry_draw, number, -INT32_MAX, INT32_MAX),
     OPTIONAL},
    {SAYS("part", "The part of an exchange that asked for the dice."), LABEL(struct entry_draw, part), OPTIONAL},
    {SAYS("sides", "Of each die."), NUMBER(struct entry_draw, sides, DICE_MIN_SIDES, DICE_MAX_SIDES)},
    {SAYS("verb", "How they count."), LABEL(struct entry_draw, verb)},
};
static const struct fields draws_fields =
    SORTED("RecordedDraw", "Dice that were asked for together.", draw_list, struct entry_draw);
const struct field draw_item = {.kind = FIELD_GROUP, .of = &draws_fields};

static const struct field reason_list[] = {
    {SAYS("clause", "The numbered rule that was applied."), LABEL(struct reason, clause)},
    {SAYS("compare", "How what is needed is compared."), ENUM_OF(struct reason, compare, reason_compares), OPTIONAL},
    {SAYS("count", "Figures, hits, markers or dice."), NUMBER(struct reason, count, -INT32_MAX, INT32_MAX), OPTIONAL},
    {SAYS("needed", "What a total or a die is held against."),
     SCALED(struct reason, needed, NULL, FIELD_THOUSANDTHS, INT32_MAX), .min = -INT32_MAX, OPTIONAL},
    {SAYS("of", "The running number that it adds to."), LABEL(struct reason, of), OPTIONAL},
    {SAYS("part", "The part of an exchange that it belongs to."), LABEL(struct reason, part), OPTIONAL},
    {SAYS("result", "The total or the word that came out."), FORM(form_result, struct reason, result_read, void *),
     OPTIONAL, .write = reason_result_write, .given = reason_result_given},
    {SAYS("subject", "The side, unit or modifier that it is about."), LABEL(struct reason, subject), OPTIONAL},
    {SAYS("total", "The running total after it."), SCALED(struct reason, total, NULL, FIELD_THOUSANDTHS, INT32_MAX),
     .min = -INT32_MAX, OPTIONAL},
    {SAYS("value", "What it added."), SCALED(struct reason, value, NULL, FIELD_THOUSANDTHS, INT32_MAX),
     .min = -INT32_MAX, OPTIONAL},
};
static const struct fields recorded_reason_fields =
    SORTED("RecordedReason", "One clause applied.", reason_list, struct reason);
const struct field reason_item = {.kind = FIELD_GROUP, .of = &recorded_reason_fields};

static const struct field barred_list[] = {
    {SAYS("bar", "The name of the bar in the ruleset, or out, friends or known_otherwise."),
     LABEL(struct unit_barred, bar)},
    {SAYS("clause", "That it rests on."), LABEL(struct unit_barred, clause)},
    {SAYS("input", "A JSON Pointer to what was given otherwise than the record has it."),
     LABEL(struct unit_barred, input), OPTIONAL},
    {SAYS("most", "Of figures and markers: so many are there, and more were asked for, or there are none."),
     NUMBER(struct unit_barred, most, -INT32_MAX, INT32_MAX), OPTIONAL},
    {SAYS("role", "The role that the unit is barred from."), LABEL(struct unit_barred, role)},
    {SAYS("unit", "The unit's id."), LABEL(struct unit_barred, unit)},
    {SAYS("waived", "Why it holds nothing up; absent where it does."), ENUM_OF(struct unit_barred, waived, bar_waivers),
     ABSENT_IS_ZERO},
};
static const struct fields barred_fields =
    SORTED("Barred", "What the state of a unit keeps it from.", barred_list, struct unit_barred);
const struct field barred_item = {.kind = FIELD_GROUP, .of = &barred_fields};

static const struct field override_list[] = {
    {SAYS("reason", "Why."), LABEL(struct entry_override, reason)},
};
const struct fields override_fields =
    SORTED("Override", "The umpire lets happen what the state of units bars.", override_list, struct entry_override);

/* Each is the first member of what it stands in. */
static const struct ruling *ruling_of(const void *base)
{
    const struct entry_question *question = base;
    return question->made;
}

void ruling_input_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct ruling *ruling = ruling_of(base);
    (void)field;
    fields_write(out, ruling->step->input, ruling->question.input, (enum field_order)order);
}

void ruling_options_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct ruling *ruling = ruling_of(base);
    (void)field, (void)order;
    fields_write_only(out, ruling->ruleset->options, ruling->question.options, ruling->step->options);
}

void ruling_outcome_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct ruling *ruling = ruling_of(base);
    (void)field;
    fields_write(out, ruling->step->outcome, ruling->outcome, (enum field_order)order);
}

bool ruling_outcome_given(const void *base)
{
    return ruling_of(base)->status == RULING_RESOLVED;
}

void ruling_draws_write(struct writer *out, const struct field *field, const void *base, int order)
{
    (void)field;
    draws_write(out, ruling_of(base)->dice, NULL, (enum field_order)order);
}

static const struct field ruling_list[] = {
    RULING_APPLIED, RULING_ASSUMED, RULING_AUTOFILLED, RULING_BARRED, RULING_SIGNED_BODY, RULING_BODY,
};
static const struct fields ruling_fields =
    SORTED("RulingEntry", "What was asked, thrown and decided, with the clauses that were applied.", ruling_list,
           struct entry_ruling);

void entry_question_set(struct entry_question *entry, const struct ruling *ruling)
{
    entry->made = ruling;
    entry->ruleset = ruling->ruleset->name;
    entry->version = ruling->question.version;
    entry->step = ruling->step->name;
}

void entry_ruling_set(struct entry_ruling *entry, const struct ruling *ruling)
{
    entry_question_set(&entry->subject, ruling);
    entry->status = ruling->status;
    entry->reasons = ruling->why->reasons;
    entry->reason_count = ruling->why->count;
    entry->dice = dice_kind_named(ruling->source);
}

/* Whether the dice rest on what their source wants, and on nothing else; and whether it names units or does not. */
bool ruling_fits(const struct entry *entry)
{
    const struct entry_ruling *ruling = &entry->ruling;
    bool sealed = ruling->dice == DICE_KIND_SEALED, asked = ruling->question != 0;
    const struct units_stated *units = &ruling->units;
    return (ruling->secret != NULL) == sealed && (ruling->link != 0) == sealed &&
           (ruling->from != 0) == (entry->kind == ENTRY_CORRECTION) &&
           (!asked || sealed || ruling->dice == DICE_KIND_DECLARED) && (!ruling->spare.list || ruling->from) &&
           (ruling->roll.list != NULL) == (asked && sealed) && units->named == (units->read != NULL) &&
           units->named == (units->names_read != NULL) &&
           (!ruling->dice_unused.count ||
            (ruling->dice == DICE_KIND_DECLARED && ruling->status == RULING_NOT_PERMITTED && !ruling->draws.count));
}

enum objection link_check(const struct protocol *protocol, uint64_t link)
{
    if (protocol->used == protocol->last)
        return OBJECTION_CHAIN_SPENT;
    return link == protocol->used + 1 ? OBJECTION_NONE : OBJECTION_CHAIN;
}

enum objection ruling_check(const struct protocol *protocol, const struct entry *entry)
{
    const struct entry_ruling *ruling = &entry->ruling;
    bool answers = ruling->question != 0 && ruling->dice == DICE_KIND_DECLARED;
    if (protocol_asked_state(protocol) == ASKED_DUE && ruling->dice != DICE_KIND_SEALED && !answers)
        return OBJECTION_DUE;
    if (!ruling->question && question_names_any(protocol, &ruling->units))
        return OBJECTION_FROZEN;
    const struct seat *seat = protocol_seat(protocol, entry->seat);
    if (ruling->override && (!seat || seat->role != SEAT_UMPIRE))
        return OBJECTION_ROLE;
    if (ruling->from != ruling->corrects)
        return OBJECTION_DICE; /* a correction keeps what fell */
    if (ruling->dice == DICE_KIND_SYSTEM)
        return protocol->mode == MODE_UNSEALED ? OBJECTION_NONE : OBJECTION_DICE;
    if (ruling->dice == DICE_KIND_REUSED)
        return entry->kind == ENTRY_CORRECTION ? OBJECTION_NONE : OBJECTION_DICE;
    if (ruling->dice == DICE_KIND_DECLARED && !answers)
        return OBJECTION_NONE;
    if (protocol->mode == MODE_UNSEALED)
        return OBJECTION_DICE;
    if (protocol->mode == MODE_TWO_SIDED)
        return answer_check(protocol, entry);
    if (ruling->question || ruling->roll.count)
        return OBJECTION_MODE;
    return link_check(protocol, ruling->link);
}

void ruling_apply(struct protocol *protocol, const struct entry *entry)
{
    units_mark(protocol, entry, &entry->ruling.units);
    if (ruling_is_idle(&entry->ruling))
        protocol->marks[entry->seq].flags |= MARK_IDLE;
    if (entry->ruling.question)
        asked_end(protocol);
    else if (entry->ruling.dice == DICE_KIND_SEALED)
        protocol->used = entry->ruling.link;
}

const struct entry_row entry_row_ruling = {
    .doc = "A question was answered.",
    .fields = &ruling_fields,
    .by_rules = true,
    .fits = ruling_fits,
    .who = BY_UMPIRE | BY_PLAYER,
    .when = WHILE_ANY,
    .check = ruling_check,
    .apply = ruling_apply,
    .undoable = true,
};
