/* Rulings: the question, what the dice rest on, and the result. Corrections have the same members and the same rules,
 * and those that kinds_disputes.c adds. */
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
    BYTES_AS(struct nonce, bytes, length, "nonce", NONCE_MIN, NONCE_MAX, "In hexadecimal."),
    FORMED(struct nonce, seat, form_seat, "Whose it is."),
};
static const struct fields shown_fields =
    FIELDS("ShownNonce", "A nonce and its seat.", shown_list, struct nonce, .sorted = true);
static const struct field shown_item = {.kind = FIELD_GROUP, .of = &shown_fields};

const struct field face_item = {.kind = FIELD_INT, .min = 1, .max = DICE_MAX_SIDES};

static const struct field spare_list[] = {
    LIST(struct entry_spare, faces, int32_t, face_item, face_count, 1, DICE_MAX_FACES, NULL, NULL,
         "In the order in which they were thrown."),
    WORD(struct entry_spare, label, "The draw's."),
    NUMBER(struct entry_spare, number, 1, DICE_MAX_DRAWS, NULL, NULL,
           "Which of the draws with this part, label and sides: from 1."),
    WORD(struct entry_spare, part, "The draw's.", OPTIONAL),
    NUMBER(struct entry_spare, sides, DICE_MIN_SIDES, DICE_MAX_SIDES, NULL, NULL, "Of each die."),
};
static const struct fields spare_fields = FIELDS("SpareFaces", "Faces of a draw that a correction does not use.",
                                                 spare_list, struct entry_spare, .sorted = true);
static const struct field spare_item = {.kind = FIELD_GROUP, .of = &spare_fields};

/* Over the ruling itself: `dice` is an object in the entry alone. */
static const struct field dice_list[] = {
    LONG_AS(struct entry_ruling, from, "from_entry",
            "Of a correction: the entry whose faces each draw keeps, from its first on.", .min = 1,
            .max = ENTRY_SEQ_MAX, OPTIONAL),
    LONG(struct entry_ruling, link, "Sealed dice: the link of the chain that they spent.", .min = 1, OPTIONAL),
    LIST_AS(struct entry_ruling, roll.list, "nonces", struct nonce, shown_item, roll.count, 0, SEALED_NONCES_MAX, NULL,
            NULL, "Two-sided mode: what the players gave for them.", OPTIONAL),
    SEQ(struct entry_ruling, question, "Two-sided mode: the question's entry.", OPTIONAL),
    HASH(struct entry_ruling, secret, "Sealed dice: the secret of that link.", OPTIONAL),
    CHOICE_AS(struct entry_ruling, dice, "source", sources, NULL, NULL,
              "Where the dice came from; of a correction, those beyond the ones that it keeps."),
    LIST_AS(struct entry_ruling, spare.list, "spare", struct entry_spare, spare_item, spare.count, 1, DICE_MAX_FACES,
            NULL, NULL, "Of a correction: faces that fell for the ruling and that it does not use.", OPTIONAL),
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
    NUMBER(struct entry_draw, count, 1, INT32_MAX, NULL, NULL, "How many dice were asked for; re-rolls come on top."),
    LIST(struct entry_draw, faces, int32_t, face_item, face_count, 0, INT32_MAX, NULL, NULL,
         "Every face in the order in which it was thrown."),
    WORD(struct entry_draw, label, "What the dice are for."),
    NUMBER(struct entry_draw, number, -INT32_MAX, INT32_MAX, NULL, NULL, "The number that the verb uses.", OPTIONAL),
    WORD(struct entry_draw, part, "The part of an exchange that asked for the dice.", OPTIONAL),
    NUMBER(struct entry_draw, sides, DICE_MIN_SIDES, DICE_MAX_SIDES, NULL, NULL, "Of each die."),
    WORD(struct entry_draw, verb, "How they count."),
};
static const struct fields draws_fields =
    FIELDS("RecordedDraw", "Dice that were asked for together.", draw_list, struct entry_draw, .sorted = true);
const struct field draw_item = {.kind = FIELD_GROUP, .of = &draws_fields};

static const struct field reason_list[] = {
    WORD(struct reason, clause, "The numbered rule that was applied."),
    CHOICE(struct reason, compare, reason_compares, NULL, NULL, "How what is needed is compared.", OPTIONAL),
    NUMBER(struct reason, count, -INT32_MAX, INT32_MAX, NULL, NULL, "Figures, hits, markers or dice.", OPTIONAL),
    SCALED(struct reason, needed, NULL, FIELD_THOUSANDTHS, -INT32_MAX, INT32_MAX, NULL, NULL,
           "What a total or a die is held against.", OPTIONAL),
    WORD(struct reason, of, "The running number that it adds to.", OPTIONAL),
    WORD(struct reason, part, "The part of an exchange that it belongs to.", OPTIONAL),
    FORMED_AS(struct reason, result_read, "result", form_result, "The total or the word that came out.", OPTIONAL,
              .write = reason_result_write, .given = reason_result_given),
    WORD(struct reason, subject, "The side, unit or modifier that it is about.", OPTIONAL),
    SCALED(struct reason, total, NULL, FIELD_THOUSANDTHS, -INT32_MAX, INT32_MAX, NULL, NULL,
           "The running total after it.", OPTIONAL),
    SCALED(struct reason, value, NULL, FIELD_THOUSANDTHS, -INT32_MAX, INT32_MAX, NULL, NULL, "What it added.",
           OPTIONAL),
};
static const struct fields recorded_reason_fields =
    FIELDS("RecordedReason", "One clause applied.", reason_list, struct reason, .sorted = true);
const struct field reason_item = {.kind = FIELD_GROUP, .of = &recorded_reason_fields};

static const struct field barred_list[] = {
    WORD(struct unit_barred, bar, "The name of the bar in the ruleset, or out, friends or known_otherwise."),
    WORD(struct unit_barred, clause, "That it rests on."),
    WORD(struct unit_barred, input, "A JSON Pointer to what was given otherwise than the record has it.", OPTIONAL),
    NUMBER(struct unit_barred, most, -INT32_MAX, INT32_MAX, NULL, NULL,
           "Of figures and markers: so many are there, and more were asked for, or there are none.", OPTIONAL),
    WORD(struct unit_barred, role, "The role that the unit is barred from."),
    WORD(struct unit_barred, unit, "The unit's id."),
    CHOICE(struct unit_barred, waived, bar_waivers, NULL, NULL, "Why it holds nothing up; absent where it does.",
           ABSENT_IS_ZERO),
};
static const struct fields barred_fields =
    FIELDS("Barred", "What the state of a unit keeps it from.", barred_list, struct unit_barred, .sorted = true);
const struct field barred_item = {.kind = FIELD_GROUP, .of = &barred_fields};

static const struct field override_list[] = {
    WORD(struct entry_override, reason, "Why."),
};
const struct fields override_fields = FIELDS("Override", "The umpire lets happen what the state of units bars.",
                                             override_list, struct entry_override, .sorted = true);

/* Each is the first member of the struct that it is in. */
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
    FIELDS("RulingEntry", "What was asked, thrown and decided, with the clauses that were applied.", ruling_list,
           struct entry_ruling, .sorted = true);

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

/* Whether the dice rest on what their source requires, and on nothing else; and whether the members about units are all
 * there, or none of them. */
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
        return OBJECTION_DICE; /* a correction reuses the dice */
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
    enum objection objection = link_check(protocol, ruling->link);
    bool covers = !protocol->counted || protocol_nonces_end(entry) > protocol->counted;
    return objection || covers ? objection : OBJECTION_CHECKPOINT_TOO_OLD;
}

/* What has counted once counts for every later link: nobody chooses among sets of nonces. */
static void nonces_count(struct protocol *protocol, int64_t end)
{
    for (int32_t i = 0; i < protocol->seat_count; i++) {
        int64_t given = protocol->seats[i].nonce_seq;
        if (given > protocol->anchored && given < end && given > protocol->counted)
            protocol->counted = given;
    }
}

void ruling_apply(struct protocol *protocol, const struct entry *entry)
{
    units_mark(protocol, entry, &entry->ruling.units);
    if (ruling_is_idle(&entry->ruling))
        protocol->marks[entry->seq].flags |= MARK_IDLE;
    if (entry->ruling.question)
        asked_end(protocol);
    else if (entry->ruling.dice == DICE_KIND_SEALED) {
        protocol->used = entry->ruling.link;
        nonces_count(protocol, protocol_nonces_end(entry));
    }
}

const struct entry_row entry_row_ruling = {
    .doc = "A question was answered.",
    .fields = &ruling_fields,
    .by_rules = true,
    .fits = ruling_fits,
    .guests = GUESTS_SEALED_DICE,
    .who = BY_UMPIRE | BY_PLAYER,
    .when = WHILE_ANY,
    .check = ruling_check,
    .apply = ruling_apply,
    .undoable = true,
};
