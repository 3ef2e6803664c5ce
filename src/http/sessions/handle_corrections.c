/* Corrections: what an upheld dispute demands, with new dice or with those that fell. */
#include "append.h"
#include "entry_read.h"
#include "fold.h"
#include "kept_dice.h"
#include "operation.h"
#include "problem.h"
#include "questions.h"
#include "ruling_units.h"

/* What a correction keeps. What it replaces is read once the decision has named it. */
struct correcting {
    int64_t decision, target;
    enum correction_kind wanted;
    bool read; /* what follows is known */
    struct act_question asks, replaces;
    struct kept_dice dice;
    struct roster *basis; /* what it met, where units are named */
    struct hash digest;   /* of the entries that say so */
};

static enum dice_kind dice_of(const struct exchange *exchange, const struct protocol *protocol,
                              const struct correcting *correcting)
{
    if (correcting->wanted == CORRECTION_KEPT_DICE)
        return DICE_KIND_KEPT;
    if (exchange->intent.declared)
        return DICE_KIND_DECLARED;
    return protocol->mode == MODE_UNSEALED ? DICE_KIND_SYSTEM : DICE_KIND_SEALED;
}

/* Sealed dice of mode both are asked for as any others. */
static bool is_asked_for(const struct exchange *exchange, const struct correcting *correcting)
{
    return exchange->session->both && correcting->wanted != CORRECTION_KEPT_DICE && !exchange->intent.declared;
}

static struct entry correction_act(const struct exchange *exchange, const struct protocol *protocol)
{
    const struct correcting *correcting = exchange->request_data;
    const struct act_question *asks = correcting->read ? &correcting->asks : NULL;
    const struct act_question *replaces = correcting->read ? &correcting->replaces : NULL;
    struct entry act = act_begin(exchange, protocol, ENTRY_CORRECTION);
    if (is_asked_for(exchange, correcting)) {
        act.kind = ENTRY_ASKED;
        act.asked.link = protocol->used + 1;
        act.asked.corrects = correcting->target;
        act.asked.decision = correcting->decision;
        act.asked.subject.asks = asks;
        act.asked.subject.replaces = replaces;
        return act;
    }
    act.ruling.dice = dice_of(exchange, protocol, correcting);
    act.ruling.link = act.ruling.dice == DICE_KIND_SEALED ? protocol->used + 1 : 0;
    act.ruling.from = act.ruling.dice == DICE_KIND_KEPT ? correcting->target : 0;
    act.ruling.corrects = correcting->target;
    act.ruling.decision = correcting->decision;
    act.ruling.subject.asks = asks;
    act.ruling.subject.replaces = replaces;
    return act;
}

/* The roster that the ruling met which is corrected. The protocol is locked, and the fold of units with it. */
static void basis_find(struct exchange *exchange, const struct protocol *protocol, struct correcting *correcting)
{
    const struct kept *kept = kept_of(exchange->session, exchange->ruleset);
    if (kept && !correcting->basis)
        correcting->basis = arena_take(&exchange->arena, sizeof *correcting->basis);
    if (kept && correcting->basis)
        correcting->digest = kept_roster_before(kept, exchange->ruleset->units, correcting->target, protocol->next - 1,
                                                correcting->basis);
}

static enum objection correction_decide(struct exchange *exchange, const struct protocol *protocol)
{
    struct correcting *correcting = exchange->request_data;
    if (!protocol_decision(protocol, correcting->decision, &correcting->target, &correcting->wanted))
        return OBJECTION_DECISION;
    struct entry act = correction_act(exchange, protocol);
    enum objection objection = protocol_check(protocol, &act);
    if (exchange->intent.casting)
        basis_find(exchange, protocol, correcting);
    return objection == OBJECTION_CHAIN_SPENT ? OBJECTION_NONE : objection; /* the append begins the next one */
}

/* Reads what is replaced: its question, to compare, and its dice, to keep. */
static bool replaced_read(struct exchange *exchange, struct correcting *correcting, const struct store_entry *entry)
{
    struct entry act;
    const struct intent *intent = &exchange->intent;
    if (!entry_parse(&exchange->arena, entry->bytes, entry->length, &act) || !entry_is_ruling(act.kind) ||
        !kept_dice_read(&exchange->arena, &act.ruling, &correcting->dice) ||
        !question_hash(intent->ruleset, intent->step, &intent->question, &correcting->asks))
        return false;
    correcting->replaces = *act.ruling.subject.asks;
    correcting->read = true;
    return true;
}

static void replaced_came(struct exchange *exchange)
{
    struct correcting *correcting = exchange->request_data;
    const struct store_read *read = &exchange->read;
    if (read->result != STORE_DONE)
        problem_store(exchange, read->result);
    else if (!replaced_read(exchange, correcting, &read->entries[0]))
        problem(exchange, ERROR_RECORD_DAMAGED, NULL);
    else
        act_start(exchange); /* again, with what is known now */
}

/* False after answering that the dice that fell do not fit. */
static bool kept_resolve(struct exchange *exchange, const struct correcting *correcting)
{
    if (exchange->intent.declared)
        violation_add(exchange->violations, ERROR_CONFLICTING_FIELDS, "/dice",
                      "the decision keeps the dice of the ruling");
    else if (ruling_make_kept(&exchange->ruling, &correcting->dice, exchange->violations))
        return true;
    problem_violations(exchange);
    return false;
}

/* What the units knew then. False after answering what is wrong. */
static bool basis_settle(struct exchange *exchange, const struct correcting *correcting)
{
    const struct intent *intent = &exchange->intent;
    exchange->appending.basis = correcting->basis;
    exchange->appending.basis_digest = correcting->digest;
    if (!intent->casting)
        return true;
    if (!correcting->basis) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return false;
    }
    if (exchange->session->both) {
        problem(exchange, ERROR_UNITS_NOT_HERE, NULL);
        return false;
    }
    if (casting_settle(intent->casting, correcting->basis, intent->step, (void *)(uintptr_t)intent->question.input,
                       exchange->violations) &&
        intent->step->check)
        intent->step->check(&intent->question, exchange->violations);
    if (exchange->violations->count == 0)
        return true;
    problem_violations(exchange);
    return false;
}

static void correction_prepare(struct exchange *exchange)
{
    struct correcting *correcting = exchange->request_data;
    if (!correcting->read) {
        exchange->read =
            (struct store_read){.query = STORE_GET_ENTRY, .session = exchange->session_id, .seq = correcting->target};
        exchange_read(exchange, replaced_came);
        return;
    }
    bool kept = correcting->wanted == CORRECTION_KEPT_DICE;
    if (!basis_settle(exchange, correcting))
        return;
    exchange->appending.grounds = (struct entry_ruling){
        .corrects = correcting->target, .decision = correcting->decision, .from = kept ? correcting->target : 0};
    if (kept && !kept_resolve(exchange, correcting))
        return;
    if (is_asked_for(exchange, correcting))
        question_ask(exchange);
    else
        append_start(exchange);
}

static void correct(struct exchange *exchange)
{
    const struct intent *intent = &exchange->intent;
    if (!question_decode(exchange))
        return;
    exchange->appending = (struct appending){.kind = ENTRY_CORRECTION,
                                             .seat = exchange->seat->name,
                                             .step = intent->step->name,
                                             .seen = intent->seen,
                                             .write = ruling_write,
                                             .answer = ruling_answer,
                                             .decide = correction_decide,
                                             .prepare = correction_prepare};
    act_start(exchange);
}

/* The question is decoded with the units as they stood then. Where no decision wants a correction any roster will do:
 * that is told when it is decided. */
static void then_look(struct exchange *exchange, const struct protocol *protocol)
{
    static const struct hash of_no_head = {{0}};
    struct correcting *correcting = exchange->request_data;
    if (!protocol_decision(protocol, correcting->decision, &correcting->target, &correcting->wanted))
        correcting->target = protocol->next;
    basis_find(exchange, protocol, correcting);
    exchange->roster = correcting->basis ? kept_roster_new(correcting->basis, &of_no_head, protocol->next - 1) : NULL;
    exchange->roster_is_afresh = true;
}

static void then_looked(struct exchange *exchange)
{
    if (exchange->roster)
        correct(exchange);
    else
        problem(exchange, ERROR_OVERLOADED, NULL);
}

void handle_correct(struct exchange *exchange)
{
    struct correcting *correcting = arena_take_zero(&exchange->arena, sizeof *correcting);
    exchange->request_data = correcting;
    if (!correcting)
        problem(exchange, ERROR_OVERLOADED, NULL);
    else if (!entry_number(exchange, &correcting->decision))
        return;
    else if (units_are_named(exchange))
        fold_start(exchange, then_look, then_looked);
    else
        correct(exchange);
}
