/* Who may append what and when: each entry goes through the same fold as in the server (protocol.h). An objection is
 * the failure of one check; what comes after it cannot be judged any more, for nobody knows what should have been. */
#include "verify_state.h"

static const char after_refusal[] = "the protocol refused an entry before";

/* The check that fails when an act is refused for this reason. */
static const enum verify_check objected[OBJECTION_COUNT] = {
    [OBJECTION_ORDER] = VERIFY_ORDER,
    [OBJECTION_FULL] = VERIFY_ORDER,
    [OBJECTION_CLOSED] = VERIFY_ORDER,
    [OBJECTION_STRANGER] = VERIFY_SEATS,
    [OBJECTION_ROLE] = VERIFY_SEATS,
    [OBJECTION_MODE] = VERIFY_COMMITMENTS,
    [OBJECTION_REVOKED] = VERIFY_SEATS,
    [OBJECTION_NAME] = VERIFY_SEATS,
    [OBJECTION_SEATS] = VERIFY_SEATS,
    [OBJECTION_SEAT_ALREADY_REVOKED] = VERIFY_SEATS,
    [OBJECTION_NONCE] = VERIFY_CHAIN,
    [OBJECTION_CHAIN] = VERIFY_CHAIN,
    [OBJECTION_CHAIN_SPENT] = VERIFY_CHAIN,
    [OBJECTION_DICE] = VERIFY_DICE,
    [OBJECTION_REVEAL_SECONDS] = VERIFY_COMMITMENTS,
    [OBJECTION_PARTIES] = VERIFY_COMMITMENTS,
    [OBJECTION_COMMITMENTS] = VERIFY_COMMITMENTS,
    [OBJECTION_UNCOMMITTED] = VERIFY_COMMITMENTS,
    [OBJECTION_QUESTION_OPEN] = VERIFY_COMMITMENTS,
    [OBJECTION_QUESTION_NONE] = VERIFY_COMMITMENTS,
    [OBJECTION_DUE] = VERIFY_COMMITMENTS,
    [OBJECTION_NONCE_MISMATCH] = VERIFY_COMMITMENTS,
    [OBJECTION_REVEAL_NOT_EXPECTED] = VERIFY_COMMITMENTS,
    [OBJECTION_EARLY] = VERIFY_COMMITMENTS,
    [OBJECTION_AWAITED] = VERIFY_COMMITMENTS,
    [OBJECTION_PLACE] = VERIFY_CHAIN,
    [OBJECTION_FROZEN] = VERIFY_COMMITMENTS,
    [OBJECTION_GIVEN_UP] = VERIFY_COMMITMENTS,
    [OBJECTION_SIGNATURE] = VERIFY_COMMITMENTS,
    [OBJECTION_DEVICE_KEY] = VERIFY_SEATS,
    [OBJECTION_WRONG_QUESTION] = VERIFY_COMMITMENTS,
    [OBJECTION_TARGET] = VERIFY_DISPUTES,
    [OBJECTION_DISPUTED] = VERIFY_DISPUTES,
    [OBJECTION_DISPUTE] = VERIFY_DISPUTES,
    [OBJECTION_DECIDED] = VERIFY_DISPUTES,
    [OBJECTION_UPHELD] = VERIFY_DISPUTES,
    [OBJECTION_DECISION] = VERIFY_DISPUTES,
    [OBJECTION_CORRECTED] = VERIFY_DISPUTES,
    [OBJECTION_WRONG_STEP] = VERIFY_DISPUTES,
    [OBJECTION_INPUT_UNCHANGED] = VERIFY_DISPUTES,
    [OBJECTION_NOT_LATEST_RULING] = VERIFY_DISPUTES,
    [OBJECTION_PROPOSAL_OPEN] = VERIFY_DISPUTES,
    [OBJECTION_PROPOSAL_NONE] = VERIFY_DISPUTES,
    [OBJECTION_CONSENT_NOT_REQUESTED] = VERIFY_DISPUTES,
    [OBJECTION_NO_ONE_TO_CONSENT] = VERIFY_DISPUTES,
};

/* What an entry that is admitted holds beside order and seats; VERIFY_SEATS: nothing. */
static enum verify_check admitting(enum entry_kind kind)
{
    static const enum verify_check checks[] = {[TOPIC_SEATS] = VERIFY_SEATS,
                                               [TOPIC_CHAIN] = VERIFY_CHAIN,
                                               [TOPIC_COMMITMENTS] = VERIFY_COMMITMENTS,
                                               [TOPIC_DISPUTES] = VERIFY_DISPUTES};
    return checks[entry_row(kind)->topic];
}

static void checks_pass(struct verifier *verifier, enum entry_kind kind)
{
    verify_hold(verifier, VERIFY_ORDER, true, "admitted");
    verify_hold(verifier, VERIFY_SEATS, true, "admitted");
    if (admitting(kind) != VERIFY_SEATS)
        verify_hold(verifier, admitting(kind), true, "admitted");
}

/* What is not known of an entry behind one that was refused. */
static void checks_skip(struct verifier *verifier, const struct entry *said)
{
    bool ruling = entry_is_ruling(said->kind);
    verify_skip(verifier, VERIFY_ORDER, after_refusal);
    verify_skip(verifier, VERIFY_SEATS, after_refusal);
    if (admitting(said->kind) != VERIFY_SEATS)
        verify_skip(verifier, admitting(said->kind), after_refusal);
    if (!ruling || said->ruling.dice == DICE_KIND_DECLARED || said->ruling.dice == DICE_KIND_SYSTEM)
        return;
    verify_skip(verifier, VERIFY_CHAIN, after_refusal);
    verify_skip(verifier, VERIFY_DICE, after_refusal);
}

/* What the ruling asked that a correction, or a question for one, replaces; NULL: there is no such ruling. */
static const struct act_question *replaced(const struct verifier *verifier, const struct verify_entry *entry,
                                           int64_t corrects)
{
    int32_t asks = corrects > 0 && corrects < entry->place ? verifier->pages[corrects].asks : -1;
    return asks < 0 ? NULL : &verifier->questions[asks];
}

static void replaced_find(const struct verifier *verifier, struct verify_entry *entry)
{
    struct entry *said = &entry->said;
    if (said->kind == ENTRY_CORRECTION)
        said->ruling.subject.replaces = replaced(verifier, entry, said->ruling.corrects);
    if (said->kind == ENTRY_ASKED)
        said->asked.subject.replaces = replaced(verifier, entry, said->asked.corrects);
}

/* What ought to be known of an entry that was admitted; `question` was open before it. */
static void notices(struct verifier *verifier, const struct verify_entry *entry, int64_t question)
{
    const struct entry *said = &entry->said;
    if (said->kind == ENTRY_WITHHELD)
        verify_notice(verifier, VERIFY_WARNING_WITHHELD, entry->place);
    bool ended = question && !verifier->protocol.question.seq;
    if (ended && said->kind == ENTRY_GAVE_UP)
        verify_notice(verifier, VERIFY_WARNING_GIVEN_UP, question);
    if (ended && said->kind == ENTRY_CLOSED)
        verify_notice(verifier, VERIFY_WARNING_CLOSED_OPEN, entry->place);
}

/* A mark for one entry more. */
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

void verify_protocol(struct verifier *verifier, struct verify_entry *entry)
{
    int64_t question = verifier->protocol.question.seq;
    if (verifier->refused) {
        checks_skip(verifier, &entry->said);
        return;
    }
    if (!marks_grow(verifier))
        return;
    replaced_find(verifier, entry);
    enum objection objection = protocol_check(&verifier->protocol, &entry->said);
    if (!objection)
        objection = protocol_signature(&verifier->protocol, &entry->said);
    if (objection == OBJECTION_STARVED) {
        verifier->starved = true;
        return;
    }
    if (!objection)
        protocol_admit(&verifier->protocol, &entry->said);
    entry->admitted = objection == OBJECTION_NONE;
    verifier->refused = !entry->admitted;
    if (entry->admitted) {
        const struct hash leaf = tree_leaf(entry->bytes, entry->length);
        protocol_stands(&verifier->protocol, &leaf, &entry->page->root);
        checks_pass(verifier, entry->said.kind);
        notices(verifier, entry, question);
    } else {
        verify_hold(verifier, objected[objection], false, "%s (%s %lld, by the seat %s)", objection_words(objection),
                    entry_kind_name(entry->said.kind), (long long)entry->said.seq, entry->said.seat);
    }
}

void verify_protocol_end(struct verifier *verifier)
{
    const struct protocol *protocol = &verifier->protocol;
    if (!verifier->refused && protocol_asked_state(protocol) == ASKED_DUE)
        verify_fail_at(verifier, VERIFY_COMMITMENTS, protocol->question.seq,
                       "all nonces of the question have been revealed, but its ruling is missing");
}
