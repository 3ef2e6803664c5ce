/* Disputes, decisions and corrections; taking back by consent (docs/ledger.md, "Disputes and taking back"). */
#include "protocol_parts.h"

/* A ruling that stands, and of which no open question asks for the correction already. */
static bool is_free(const struct protocol *protocol, int64_t target)
{
    const struct asked_question *question = &protocol->question;
    return protocol_stands(protocol, target) && !(question->seq && question->corrects == target);
}

enum objection dispute_check(const struct protocol *protocol, const struct act *act)
{
    if (!protocol_stands(protocol, act->dispute.target))
        return OBJECTION_TARGET;
    return protocol_dispute_of(protocol, act->dispute.target) ? OBJECTION_DISPUTED : OBJECTION_NONE;
}

void dispute_apply(struct protocol *protocol, const struct act *act)
{
    struct mark *target = mark_of_ruling(protocol, act->dispute.target);
    target->flags |= MARK_DISPUTED;
    target->about = (int32_t)act->seq;
    protocol->marks[act->seq].about = (int32_t)act->dispute.target;
}

enum objection decision_check(const struct protocol *protocol, const struct act *act)
{
    const struct mark *dispute = mark_of(protocol, act->decision.dispute, ACT_DISPUTE);
    if (!dispute)
        return OBJECTION_DISPUTE;
    if (dispute->flags & MARK_DECIDED)
        return OBJECTION_DECIDED;
    return act->decision.upheld == (act->decision.correction != CORRECTION_ABSENT) ? OBJECTION_NONE : OBJECTION_UPHELD;
}

void decision_apply(struct protocol *protocol, const struct act *act)
{
    struct mark *dispute = mark_of(protocol, act->decision.dispute, ACT_DISPUTE);
    struct mark *target = &protocol->marks[dispute->about], *decision = &protocol->marks[act->seq];
    dispute->flags |= MARK_DECIDED;
    if (target->flags & MARK_DISPUTED) { /* else it was replaced or taken back meanwhile */
        target->flags &= (uint8_t)~MARK_DISPUTED;
        target->about = 0;
    }
    decision->about = (int32_t)act->decision.dispute;
    if (act->decision.correction == CORRECTION_NEW_DICE)
        decision->flags |= MARK_NEW_DICE;
    if (act->decision.correction == CORRECTION_KEPT_DICE)
        decision->flags |= MARK_KEPT_DICE;
}

enum objection grounds_check(const struct protocol *protocol, int64_t corrects, int64_t decision, bool kept,
                             const struct act_question *asks, const struct act_question *replaces)
{
    const struct mark *mark = mark_of(protocol, decision, ACT_DECISION);
    if (!mark || protocol->marks[mark->about].about != corrects ||
        !(mark->flags & (kept ? MARK_KEPT_DICE : MARK_NEW_DICE)))
        return OBJECTION_DECISION;
    if (mark->flags & MARK_CORRECTED)
        return OBJECTION_CORRECTED;
    if (!protocol_stands(protocol, corrects))
        return OBJECTION_TARGET;
    if (asks && replaces && !hash_equal(&asks->step, &replaces->step))
        return OBJECTION_OTHER_STEP;
    return asks && replaces && hash_equal(&asks->input, &replaces->input) ? OBJECTION_SAME_INPUT : OBJECTION_NONE;
}

enum objection correction_check(const struct protocol *protocol, const struct act *act)
{
    const struct act_ruling *ruling = &act->ruling;
    enum objection objection = grounds_check(protocol, ruling->corrects, ruling->decision,
                                             ruling->dice == DICE_KIND_KEPT, ruling->asks, ruling->replaces);
    if (!objection)
        objection = ruling_check(protocol, act);
    bool asked_for = protocol->mode == MODE_BOTH && ruling->dice == DICE_KIND_SEALED;
    return objection || asked_for || is_free(protocol, ruling->corrects) ? objection : OBJECTION_QUESTION_OPEN;
}

/* Ends a ruling's standing; a dispute of it that is open stays so, until it is decided. */
static void ruling_end(struct protocol *protocol, int64_t target, int flag, int64_t by)
{
    struct mark *mark = mark_of_ruling(protocol, target);
    mark->flags = (uint8_t)((mark->flags & ~MARK_DISPUTED) | flag);
    mark->about = (int32_t)by;
}

void correction_apply(struct protocol *protocol, const struct act *act)
{
    ruling_end(protocol, act->ruling.corrects, MARK_REPLACED, act->seq);
    mark_of(protocol, act->ruling.decision, ACT_DECISION)->flags |= MARK_CORRECTED;
    ruling_apply(protocol, act);
}

int64_t protocol_proposal(const struct protocol *protocol)
{
    return protocol->proposal.seq;
}

/* Another player; the umpire where there is none. In mode both the two parties alone take back: an owner with one of
 * them could otherwise ask until the dice please. */
static bool may_answer(const struct protocol *protocol, int32_t proposer, int32_t seat)
{
    enum act_role role = protocol->seats[seat].role;
    if (protocol->seats[seat].revoked)
        return false;
    if (seat == proposer || role == BY_PLAYER)
        return seat != proposer;
    if (role != BY_UMPIRE || protocol->mode == MODE_BOTH)
        return false;
    for (int32_t i = 0; i < protocol->seat_count; i++)
        if (i != proposer && protocol->seats[i].role == BY_PLAYER && !protocol->seats[i].revoked)
            return false;
    return true;
}

bool protocol_may_answer(const struct protocol *protocol, const struct seat *seat)
{
    return protocol_proposal(protocol) &&
           may_answer(protocol, protocol->proposal.seat, (int32_t)(seat - protocol->seats));
}

static bool anybody_may_answer(const struct protocol *protocol, int32_t proposer)
{
    for (int32_t i = 0; i < protocol->seat_count; i++)
        if (may_answer(protocol, proposer, i))
            return true;
    return false;
}

void proposal_review(struct protocol *protocol)
{
    int32_t proposer = protocol->proposal.seat;
    if (protocol->proposal.seq && (protocol->seats[proposer].revoked || !anybody_may_answer(protocol, proposer)))
        protocol->proposal.seq = 0;
}

/* Whether this can be taken back just now. */
static enum objection takable(const struct protocol *protocol, int64_t target)
{
    if (target && target == protocol->question.seq)
        return protocol_asked_state(protocol) == ASKED_STOPPED ? OBJECTION_NONE : OBJECTION_NOT_STOPPED;
    return is_free(protocol, target) ? OBJECTION_NONE : OBJECTION_TARGET;
}

enum objection undo_proposed_check(const struct protocol *protocol, const struct act *act)
{
    int64_t target = act->undo_proposed.target;
    int32_t seat = seat_index(protocol, act->seat);
    if (protocol->mode == MODE_BOTH && protocol->seats[seat].role != BY_PLAYER)
        return OBJECTION_ROLE;
    if (protocol->proposal.seq)
        return OBJECTION_PROPOSAL_OPEN;
    enum objection objection = takable(protocol, target);
    if (objection)
        return objection;
    if (target != protocol->question.seq && target != protocol_last_standing(protocol))
        return OBJECTION_NOT_LAST;
    return anybody_may_answer(protocol, seat) ? OBJECTION_NONE : OBJECTION_NOBODY;
}

void undo_proposed_apply(struct protocol *protocol, const struct act *act)
{
    protocol->proposal.seq = act->seq;
    protocol->proposal.target = act->undo_proposed.target;
    protocol->proposal.seat = seat_index(protocol, act->seat);
}

enum objection undo_answered_check(const struct protocol *protocol, const struct act *act)
{
    if (!protocol->proposal.seq || act->undo_answered.proposal != protocol->proposal.seq)
        return OBJECTION_PROPOSAL_NONE;
    if (!may_answer(protocol, protocol->proposal.seat, seat_index(protocol, act->seat)))
        return OBJECTION_NOT_ASKED;
    return act->undo_answered.consent ? takable(protocol, protocol->proposal.target) : OBJECTION_NONE;
}

void undo_answered_apply(struct protocol *protocol, const struct act *act)
{
    int64_t target = protocol->proposal.target;
    protocol->proposal.seq = 0;
    if (!act->undo_answered.consent)
        return;
    if (target == protocol->question.seq)
        question_end(protocol);
    else
        ruling_end(protocol, target, MARK_TAKEN_BACK, act->seq);
}
