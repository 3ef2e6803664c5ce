/* Who may append what and when: each entry goes through the same fold as in the server (protocol.h). An objection is
 * the failure of one check; what comes after it cannot be judged any more, for nobody knows what should have been. */
#include "verify/verify_state.h"
#include <string.h>

static const char after_refusal[] = "the protocol refused an entry before";

static const enum verify_check checks[] = {
    [TOPIC_SEATS] = VERIFY_SEATS,
    [TOPIC_ORDER] = VERIFY_ORDER,
    [TOPIC_CHAIN] = VERIFY_CHAIN,
    [TOPIC_DICE] = VERIFY_DICE,
    [TOPIC_COMMITMENTS] = VERIFY_COMMITMENTS,
    [TOPIC_DISPUTES] = VERIFY_DISPUTES,
};

/* Which check an admitted entry passes besides order and seats; VERIFY_SEATS: none. */
static enum verify_check admitting(enum entry_kind kind)
{
    return checks[entry_row(kind)->topic];
}

static void checks_pass(struct verifier *verifier, enum entry_kind kind)
{
    verify_hold(verifier, VERIFY_ORDER, true, "admitted");
    verify_hold(verifier, VERIFY_SEATS, true, "admitted");
    if (admitting(kind) != VERIFY_SEATS)
        verify_hold(verifier, admitting(kind), true, "admitted");
}

/* What is not known of an entry after one that was refused. */
static void checks_skip(struct verifier *verifier, const struct entry *parsed)
{
    bool ruling = entry_is_ruling(parsed->kind);
    verify_skip(verifier, VERIFY_ORDER, after_refusal);
    verify_skip(verifier, VERIFY_SEATS, after_refusal);
    if (admitting(parsed->kind) != VERIFY_SEATS)
        verify_skip(verifier, admitting(parsed->kind), after_refusal);
    if (!ruling || parsed->ruling.dice == DICE_KIND_DECLARED || parsed->ruling.dice == DICE_KIND_SYSTEM)
        return;
    verify_skip(verifier, VERIFY_CHAIN, after_refusal);
    verify_skip(verifier, VERIFY_DICE, after_refusal);
}

/* The question of the ruling that a correction, or a question for one, replaces; NULL: there is no such ruling. */
static const struct act_question *replaced(const struct verifier *verifier, const struct verify_entry *entry,
                                           int64_t corrects)
{
    int32_t asks = corrects > 0 && corrects < entry->place ? verifier->pages[corrects].asks : -1;
    return asks < 0 ? NULL : &verifier->questions[asks];
}

static void replaced_find(const struct verifier *verifier, struct verify_entry *entry)
{
    struct entry *parsed = &entry->parsed;
    if (parsed->kind == ENTRY_CORRECTION)
        parsed->ruling.subject.replaces = replaced(verifier, entry, parsed->ruling.corrects);
    if (parsed->kind == ENTRY_ASKED)
        parsed->asked.subject.replaces = replaced(verifier, entry, parsed->asked.corrects);
}

/* Kinds whose entries are counted. */
static const struct {
    enum entry_kind kind;
    enum verify_warning as;
} counted[] = {
    {ENTRY_CORRECTION, VERIFY_WARNING_CORRECTIONS},
    {ENTRY_DECISION, VERIFY_WARNING_DECISIONS},
    {ENTRY_UNIT_CHANGED, VERIFY_WARNING_MANUAL_CHANGES},
    {ENTRY_UNIT_REASSIGNED, VERIFY_WARNING_MANUAL_CHANGES},
    {ENTRY_REISSUED, VERIFY_WARNING_REISSUED},
    {ENTRY_HANDED_OVER, VERIFY_WARNING_HANDED_OVER},
    {ENTRY_REKEY, VERIFY_WARNING_REKEYS},
    {ENTRY_REVOKED, VERIFY_WARNING_REVOKED},
};

/* The state before an entry, to find what it changed. */
struct before {
    int64_t question;
};

/* Acts that an umpire does without asking anybody and that players may not do; and what an umpire who plays proposes to
 * take back. */
static bool is_alone(const struct entry *parsed)
{
    switch (parsed->kind) {
    case ENTRY_DECISION:
    case ENTRY_UNIT_CHANGED:
    case ENTRY_REISSUED:
    case ENTRY_UNIT_REASSIGNED:
    case ENTRY_UNDO_PROPOSED:
        return true;
    case ENTRY_RULING:
        return parsed->ruling.override != NULL;
    case ENTRY_CORRECTION:
        return parsed->ruling.question == 0;
    case ENTRY_TURN:
        return parsed->turn.lapsed_count > 0;
    case ENTRY_REKEY:
        return parsed->rekey.reason != NULL;
    case ENTRY_REVOKED:
        return strcmp(parsed->revoked.revoked_seat, parsed->seat) != 0;
    default:
        return false;
    }
}

/* The umpire admits to a side on which he is not. */
static bool is_helped(const struct verifier *verifier, const struct entry *parsed)
{
    const struct protocol *protocol = &verifier->protocol;
    return parsed->kind == ENTRY_ADMITTED &&
           protocol_seat(protocol, parsed->seat)->side != protocol_seat(protocol, parsed->admitted.admitted_seat)->side;
}

static bool is_umpire_who_plays(const struct verifier *verifier, const char *name)
{
    const struct seat *seat = protocol_seat(&verifier->protocol, name);
    return seat && seat->role == SEAT_UMPIRE && seat->side >= 0;
}

/* Notes what players should know of an entry that was admitted. */
static void notices(struct verifier *verifier, const struct verify_entry *entry, const struct before *before)
{
    const struct entry *parsed = &entry->parsed;
    bool ruling = entry_is_ruling(parsed->kind);
    for (size_t i = 0; i < sizeof counted / sizeof counted[0]; i++)
        if (counted[i].kind == parsed->kind)
            verify_notice(verifier, counted[i].as, entry->place);
    if (ruling && parsed->ruling.units.overridden.count > 0)
        verify_notice(verifier, VERIFY_WARNING_OVERRIDDEN, entry->place);
    if (ruling && parsed->ruling.override)
        verify_notice(verifier, VERIFY_WARNING_OVERRIDES, entry->place);
    if (parsed->kind == ENTRY_TURN && parsed->turn.lapsed_count > 0)
        verify_notice(verifier, VERIFY_WARNING_LAPSED, entry->place);
    if (parsed->kind == ENTRY_JOINED && parsed->joined.role == SEAT_PLAYER && !parsed->joined.device_key &&
        verifier->protocol.mode == MODE_SEALED)
        verify_notice(verifier, VERIFY_WARNING_UNSIGNED_SEATS, entry->place);
    if (parsed->kind == ENTRY_JOINED && protocol_seat(&verifier->protocol, parsed->seat)->guest)
        verify_notice(verifier, VERIFY_WARNING_GUESTS, entry->place);
    if (is_helped(verifier, parsed))
        verify_notice(verifier, VERIFY_WARNING_ADMITTED_BY_UMPIRE, entry->place);
    if ((is_alone(parsed) || is_helped(verifier, parsed)) && is_umpire_who_plays(verifier, parsed->seat))
        verify_notice(verifier, VERIFY_WARNING_UMPIRE_WHO_PLAYS, entry->place);
    if (parsed->kind == ENTRY_REKEY && parsed->rekey.reason)
        verify_notice(verifier, VERIFY_WARNING_RESTORES, entry->place);
    bool ended = !ruling && before->question && verifier->protocol.question.seq != before->question;
    if (ended && parsed->kind == ENTRY_CLOSED)
        verify_notice(verifier, VERIFY_WARNING_CLOSED_OPEN, entry->place);
    else if (ended)
        verify_notice(verifier, VERIFY_WARNING_GIVEN_UP, before->question);
    int64_t taken_back = protocol_taken_back_by(&verifier->protocol, parsed->seq);
    if (taken_back)
        verify_notice(verifier, VERIFY_WARNING_TAKEN_BACK, taken_back);
}

/* Makes room for the mark of one more entry. */
static bool marks_grow(struct verifier *verifier)
{
    void *marks = verifier->marks;
    if (!verify_grow(verifier, &marks, &verifier->mark_room, (size_t)verifier->protocol.next, sizeof(struct mark),
                     VERIFY_ENTRIES_MAX))
        return false;
    verifier->marks = marks;
    verifier->protocol.marks = marks;
    verifier->protocol.capacity = (int64_t)verifier->mark_room;
    return true;
}

/* The key that a seat had before it goes to another device: what it cosigned stays cosigned. */
static void key_keep(struct verifier *verifier, const struct entry *parsed)
{
    const char *name = parsed->kind == ENTRY_REISSUED      ? parsed->reissued.reissued_seat
                       : parsed->kind == ENTRY_HANDED_OVER ? parsed->seat
                                                           : NULL;
    const struct seat *seat = name ? protocol_seat(&verifier->protocol, name) : NULL;
    if (seat && seat->keyed && verifier->former_count < PROTOCOL_REISSUES_MAX)
        verifier->former[verifier->former_count++] = *seat;
}

void verify_protocol(struct verifier *verifier, struct verify_entry *entry)
{
    const struct before before = {verifier->protocol.question.seq};
    if (verifier->refused) {
        checks_skip(verifier, &entry->parsed);
        return;
    }
    if (!marks_grow(verifier))
        return;
    replaced_find(verifier, entry);
    enum objection objection = protocol_check(&verifier->protocol, &entry->parsed);
    if (!objection)
        objection = protocol_signature(&verifier->protocol, &entry->parsed);
    if (objection == OBJECTION_STARVED) {
        verifier->starved = true;
        return;
    }
    if (!objection) {
        key_keep(verifier, &entry->parsed);
        protocol_admit(&verifier->protocol, &entry->parsed);
    }
    entry->admitted = objection == OBJECTION_NONE;
    verifier->refused = !entry->admitted;
    if (entry->admitted) {
        protocol_stands(&verifier->protocol, &entry->leaf, &verifier->tree);
        checks_pass(verifier, entry->parsed.kind);
        notices(verifier, entry, &before);
    } else {
        verify_hold(verifier, checks[objection_topic(objection)], false, "%s (%s %lld, by the seat %s)",
                    objection_words(objection), entry_kind_name(entry->parsed.kind), (long long)entry->parsed.seq,
                    entry->parsed.seat);
    }
}

void verify_protocol_end(struct verifier *verifier)
{
    const struct protocol *protocol = &verifier->protocol;
    if (!protocol->closed)
        verify_notice(verifier, VERIFY_WARNING_NOT_CLOSED, -1);
    if (!verifier->refused && protocol_asked_state(protocol) == ASKED_DUE)
        verify_fail_at(verifier, VERIFY_COMMITMENTS, protocol->question.seq,
                       "all nonces of the question have been revealed, but its ruling is missing");
}
