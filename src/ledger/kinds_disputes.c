/* Disputes, decisions and corrections; taking back by consent (docs/ledger.md, "Disputes and taking back"). */
#include "ledger/ruling_fields.h"

/* A ruling that is in force, and whose correction no open question asks for already. */
static bool is_free(const struct protocol *protocol, int64_t target)
{
    const struct asked_question *question = &protocol->question;
    return protocol_in_force(protocol, target) && !(question->seq && question->corrects == target);
}

static enum objection dispute_check(const struct protocol *protocol, const struct entry *entry)
{
    if (!protocol_in_force(protocol, entry->dispute.target))
        return OBJECTION_TARGET;
    return protocol_dispute_of(protocol, entry->dispute.target) ? OBJECTION_DISPUTED : OBJECTION_NONE;
}

static void dispute_apply(struct protocol *protocol, const struct entry *entry)
{
    struct mark *target = mark_of_ruling(protocol, entry->dispute.target);
    target->flags |= MARK_DISPUTED;
    target->about = (int32_t)entry->seq;
    protocol->marks[entry->seq].about = (int32_t)entry->dispute.target;
}

static const struct field dispute_list[] = {
    WORD(struct entry_dispute, claim, "What is wrong with the ruling."),
    WORD(struct entry_dispute, clause, "That the dispute rests on.", OPTIONAL),
    SEQ(struct entry_dispute, target, "The ruling that is disputed."),
};
static const struct fields dispute_fields =
    FIELDS("DisputeEntry", "A ruling is disputed.", dispute_list, struct entry_dispute, .sorted = true);

const struct entry_row entry_row_dispute = {
    .doc = "A ruling is disputed.",
    .fields = &dispute_fields,
    .who = BY_UMPIRE | BY_PLAYER,
    .when = WHILE_EITHER,
    .check = dispute_check,
    .apply = dispute_apply,
    .topic = TOPIC_DISPUTES,
    .shown = {.title = "Dispute", .named = "target", .verb = "Of", .words = "claim", .mark = "Disputed"},
};

static enum objection decision_check(const struct protocol *protocol, const struct entry *entry)
{
    const struct mark *dispute = mark_of(protocol, entry->decision.dispute, ENTRY_DISPUTE);
    if (!dispute)
        return OBJECTION_DISPUTE;
    if (dispute->flags & MARK_DECIDED)
        return OBJECTION_DECIDED;
    return entry->decision.upheld == (entry->decision.correction != CORRECTION_ABSENT) ? OBJECTION_NONE
                                                                                       : OBJECTION_UPHELD;
}

static void decision_apply(struct protocol *protocol, const struct entry *entry)
{
    struct mark *dispute = mark_of(protocol, entry->decision.dispute, ENTRY_DISPUTE);
    struct mark *target = &protocol->marks[dispute->about], *decision = &protocol->marks[entry->seq];
    dispute->flags |= MARK_DECIDED;
    if (target->flags & MARK_DISPUTED) { /* else it was replaced or taken back meanwhile */
        target->flags &= (uint8_t)~MARK_DISPUTED;
        target->about = 0;
    }
    decision->about = (int32_t)entry->decision.dispute;
    if (entry->decision.correction == CORRECTION_FURTHER_DICE)
        decision->flags |= MARK_FURTHER_DICE;
    if (entry->decision.correction == CORRECTION_REUSED_DICE)
        decision->flags |= MARK_REUSED_DICE;
}

static const struct choice correction_list[] = {
    [CORRECTION_ABSENT] = {NULL, NULL},
    [CORRECTION_NONE] = {"none", "The ruling stays in force, and the decision is recorded beside it."},
    [CORRECTION_FURTHER_DICE] = {"further_dice",
                                 "A correction with a different input: each draw keeps the faces that fell, from its "
                                 "first on, and what it has too few is thrown."},
    [CORRECTION_REUSED_DICE] = {"reused_dice",
                                "The same, with the dice of the ruling alone: refused where they are too few."}};
const struct choices correction_kinds = {"Correction", correction_list, FIELDS_COUNT(correction_list)};

static const struct field decision_list[] = {
    WORD(struct entry_decision, clause, "That the decision rests on."),
    CHOICE(struct entry_decision, correction, correction_kinds, NULL, NULL,
           "What follows; of disputes that are upheld.", ABSENT_IS_ZERO),
    SEQ(struct entry_decision, dispute, "The dispute's number."),
    WORD(struct entry_decision, reason, "Why.", OPTIONAL),
    YES_NO(struct entry_decision, upheld, "Whether the dispute is right."),
};
static const struct fields decision_fields =
    FIELDS("DecisionEntry", "A dispute is decided.", decision_list, struct entry_decision, .sorted = true);

const struct entry_row entry_row_decision = {
    .doc = "A dispute is decided.",
    .fields = &decision_fields,
    .who = BY_UMPIRE,
    .when = WHILE_EITHER,
    .check = decision_check,
    .apply = decision_apply,
    .topic = TOPIC_DISPUTES,
    .shown = {.title = "Decision",
              .named = "dispute",
              .verb = "On the dispute in",
              .flag = "upheld",
              .yes = "upheld",
              .no = "not upheld",
              .words = "reason",
              .mark = "Dispute upheld",
              .mark_not = "Dispute not upheld",
              .mark_further = true},
};

enum objection grounds_check(const struct protocol *protocol, int64_t corrects, int64_t decision, bool reused,
                             const struct act_question *asks, const struct act_question *replaces)
{
    const struct mark *mark = mark_of(protocol, decision, ENTRY_DECISION);
    if (!mark || protocol->marks[mark->about].about != corrects ||
        !(mark->flags & (MARK_FURTHER_DICE | (reused ? MARK_REUSED_DICE : 0))))
        return OBJECTION_DECISION;
    if (mark->flags & MARK_CORRECTED)
        return OBJECTION_CORRECTED;
    if (!protocol_in_force(protocol, corrects))
        return OBJECTION_TARGET;
    if (asks && replaces && !hash_equal(&asks->step, &replaces->step))
        return OBJECTION_WRONG_STEP;
    return asks && replaces && hash_equal(&asks->counts, &replaces->counts) ? OBJECTION_INPUT_UNCHANGED
                                                                            : OBJECTION_NONE;
}

static enum objection correction_check(const struct protocol *protocol, const struct entry *entry)
{
    const struct entry_ruling *ruling = &entry->ruling;
    enum objection objection =
        grounds_check(protocol, ruling->corrects, ruling->decision, ruling->dice == DICE_KIND_REUSED,
                      ruling->subject.asks, ruling->subject.replaces);
    if (!objection)
        objection = ruling_check(protocol, entry);
    bool asked_for = ruling->question != 0;
    if (!objection && !asked_for && protocol->question.named_count)
        return OBJECTION_FROZEN; /* the corrected ruling may have changed those units */
    if (!objection && !asked_for && protocol_seat(protocol, entry->seat)->role != SEAT_UMPIRE)
        return OBJECTION_ROLE;
    return objection || asked_for || is_free(protocol, ruling->corrects) ? objection : OBJECTION_QUESTION_OPEN;
}

/* The entry is no longer in force; if a dispute of it is open, it stays open until it is decided. */
static void standing_end(struct protocol *protocol, int64_t target, int flag, int64_t by)
{
    struct mark *mark = &protocol->marks[target];
    mark->flags = (uint8_t)((mark->flags & ~MARK_DISPUTED) | flag);
    mark->about = (int32_t)by;
}

static void correction_apply(struct protocol *protocol, const struct entry *entry)
{
    standing_end(protocol, entry->ruling.corrects, MARK_REPLACED, entry->seq);
    protocol->marks[entry->seq].corrects = (int32_t)entry->ruling.corrects;
    mark_of(protocol, entry->ruling.decision, ENTRY_DECISION)->flags |= MARK_CORRECTED;
    ruling_apply(protocol, entry);
}

static const struct field corrected_list[] = {
    RULING_APPLIED,
    RULING_ASSUMED,
    RULING_AUTOFILLED,
    RULING_BARRED,
    SEQ(struct entry_ruling, corrects, "The entry that it replaces."),
    SEQ(struct entry_ruling, decision, "The decision that calls for it."),
    RULING_BODY,
};
static const struct fields correction_fields =
    FIELDS("CorrectionEntry", "A ruling that replaces another.", corrected_list, struct entry_ruling, .sorted = true);

const struct entry_row entry_row_correction = {
    .doc = "A ruling that replaces another.",
    .fields = &correction_fields,
    .by_rules = true,
    .fits = ruling_fits,
    .who = BY_UMPIRE | BY_PLAYER, /* a player who was asked */
    .when = WHILE_ANY,
    .check = correction_check,
    .apply = correction_apply,
    .undoable = true,
    .topic = TOPIC_DISPUTES,
    .shown = {.named = "corrects", .verb = "Replaces", .mark = "Replaced by a correction"},
};

int64_t protocol_proposal(const struct protocol *protocol)
{
    return protocol->proposal.seq;
}

/* A player who is not a guest, or an umpire who plays: each of them on a side speaks for it. In sessions without sides,
 * each seat speaks for itself. */
static bool is_side_holder(const struct protocol *protocol, int32_t seat)
{
    const struct seat *holder = &protocol->seats[seat];
    return !holder->revoked && !holder->guest &&
           (holder->role == SEAT_PLAYER || (holder->role == SEAT_UMPIRE && holder->side >= 0));
}

/* Whether two seats are on one side, or both are umpires on none. */
static bool on_one_side(const struct protocol *protocol, int32_t one, int32_t other)
{
    const struct seat *a = &protocol->seats[one], *b = &protocol->seats[other];
    return one == other || (a->side == b->side && (a->side >= 0 || (a->role == SEAT_UMPIRE && b->role == SEAT_UMPIRE)));
}

/* An umpire who is on no side, in a session in which no umpire is. */
static bool is_neutral(const struct protocol *protocol, int32_t seat)
{
    for (int32_t i = 0; i < protocol->seat_count; i++)
        if (protocol->seats[i].role == SEAT_UMPIRE && protocol->seats[i].side >= 0)
            return false;
    return protocol->seats[seat].role == SEAT_UMPIRE && !protocol->seats[seat].revoked;
}

const struct seat *protocol_speaker(const struct protocol *protocol, int32_t side)
{
    for (int32_t i = 0; i < protocol->seat_count; i++)
        if (protocol->seats[i].side == side && is_side_holder(protocol, i))
            return &protocol->seats[i];
    return NULL;
}

static bool has_consented(const struct protocol *protocol, int32_t seat)
{
    for (int32_t i = 0; i < protocol->seat_count; i++)
        if (protocol->proposal.consents >> i & 1 && on_one_side(protocol, i, seat))
            return true;
    return false;
}

/* Whether no seat can speak for a side any more, and none has. */
static bool is_unheld(const struct protocol *protocol, int32_t side)
{
    for (int32_t i = 0; i < protocol->seat_count; i++)
        if (protocol->seats[i].side == side && (is_side_holder(protocol, i) || protocol->proposal.consents >> i & 1))
            return false;
    return true;
}

/* Whether a side other than the proposer's has no seat left; in a session without sides, whether no other player is
 * left. */
static bool any_unheld(const struct protocol *protocol, int32_t proposer)
{
    for (int32_t side = 0; side < protocol->side_count; side++)
        if (side != protocol->seats[proposer].side && is_unheld(protocol, side))
            return true;
    for (int32_t i = 0; !protocol->side_count && i < protocol->seat_count; i++)
        if (i != proposer && is_side_holder(protocol, i))
            return false;
    return !protocol->side_count;
}

/* A seat of each other side must consent; for sides without a seat, the umpire, unless an umpire is on a side. In
 * two-sided mode only the two parties can take back: a server's owner together with one of them could otherwise ask
 * until the dice please. */
static bool must_consent(const struct protocol *protocol, int32_t proposer, int32_t seat)
{
    if (on_one_side(protocol, proposer, seat))
        return false;
    if (is_side_holder(protocol, seat))
        return true;
    return protocol->mode != MODE_TWO_SIDED && is_neutral(protocol, seat) && any_unheld(protocol, proposer);
}

static bool may_answer(const struct protocol *protocol, int32_t seat)
{
    return must_consent(protocol, protocol->proposal.seat, seat) && !has_consented(protocol, seat);
}

bool protocol_may_answer(const struct protocol *protocol, const struct seat *seat)
{
    return protocol_proposal(protocol) && may_answer(protocol, (int32_t)(seat - protocol->seats));
}

bool protocol_consents_last(const struct protocol *protocol, const struct seat *seat)
{
    if (!protocol_may_answer(protocol, seat))
        return false;
    for (int32_t i = 0; i < protocol->seat_count; i++)
        if (may_answer(protocol, i) && !on_one_side(protocol, i, (int32_t)(seat - protocol->seats)))
            return false;
    return true;
}

/* Whether a consent is needed, and for each other side there is a seat that can give it: the umpire, for sides without
 * a seat. */
static bool can_be_agreed(const struct protocol *protocol, int32_t proposer)
{
    bool any = false, neutral = false;
    for (int32_t i = 0; i < protocol->seat_count; i++) {
        any = any || must_consent(protocol, proposer, i);
        neutral = neutral || (protocol->mode != MODE_TWO_SIDED && is_neutral(protocol, i));
    }
    return any && (neutral || !any_unheld(protocol, proposer));
}

static void proposal_end(struct protocol *protocol)
{
    protocol->proposal.seq = 0;
    protocol->proposal.consents = 0;
}

/* A seat that sends this one away, or takes its place, must not answer or propose in its stead. */
void seat_silence(struct protocol *protocol, const struct seat *seat, int64_t seq)
{
    if (seat->role != SEAT_PLAYER || seat->guest)
        return;
    protocol->silenced = seq;
    proposal_end(protocol);
}

/* Whether this can be taken back just now. */
static enum objection undo_check(const struct protocol *protocol, int64_t target)
{
    int64_t resting;
    if (target <= 0 || target >= protocol->next ||
        !entry_row((enum entry_kind)protocol->marks[target].kind)->undoable || !entry_stands(protocol, target))
        return OBJECTION_NOT_TAKABLE;
    if (entry_is_ruling((enum entry_kind)protocol->marks[target].kind) && !is_free(protocol, target))
        return OBJECTION_NOT_TAKABLE;
    if (protocol_resting_on(protocol, target, &resting, 1))
        return OBJECTION_NOT_UNDOABLE;
    return target < protocol->silenced ? OBJECTION_VOICE_LOST : OBJECTION_NONE;
}

/* While a question is open, the turn and the units that it names stay as they are: what is taken back may have changed
 * those units. */
static bool is_frozen(const struct protocol *protocol, int64_t target)
{
    return protocol->question.named_count || (protocol->question.seq && protocol->marks[target].kind == ENTRY_TURN);
}

static enum objection undo_proposed_check(const struct protocol *protocol, const struct entry *entry)
{
    int64_t target = entry->undo_proposed.target;
    int32_t seat = seat_index(protocol, entry->seat);
    if (protocol->mode == MODE_TWO_SIDED && protocol->seats[seat].role != SEAT_PLAYER)
        return OBJECTION_ROLE;
    if (protocol->proposal.seq)
        return OBJECTION_PROPOSAL_OPEN;
    enum objection objection = undo_check(protocol, target);
    if (objection)
        return objection;
    return can_be_agreed(protocol, seat) ? OBJECTION_NONE : OBJECTION_NO_ONE_TO_CONSENT;
}

static void undo_proposed_apply(struct protocol *protocol, const struct entry *entry)
{
    protocol->proposal.seq = entry->seq;
    protocol->proposal.target = entry->undo_proposed.target;
    protocol->marks[entry->undo_proposed.target].bears_to = (int32_t)entry->seq;
    protocol->proposal.seat = seat_index(protocol, entry->seat);
}

static const struct field undo_proposed_list[] = {
    WORD(struct entry_undo_proposed, reason, "Why.", OPTIONAL),
    SEQ(struct entry_undo_proposed, target, "The entry that is to be taken back."),
};
static const struct fields undo_proposed_fields = FIELDS(
    "UndoProposedEntry", "Taking back is proposed.", undo_proposed_list, struct entry_undo_proposed, .sorted = true);

const struct entry_row entry_row_undo_proposed = {
    .doc = "Taking back is proposed.",
    .fields = &undo_proposed_fields,
    .who = BY_UMPIRE | BY_PLAYER,
    .when = WHILE_EITHER,
    .check = undo_proposed_check,
    .apply = undo_proposed_apply,
    .topic = TOPIC_DISPUTES,
    .shown = {.title = "Taking back proposed",
              .named = "target",
              .verb = "Of",
              .words = "reason",
              .mark = "Taking back proposed"},
};

/* If the seat that proposed it answers no, the proposal is withdrawn, and another one can be made. */
static bool withdraws(const struct protocol *protocol, const struct entry *entry)
{
    return !entry->undo_answered.consent && seat_index(protocol, entry->seat) == protocol->proposal.seat;
}

static enum objection undo_answered_check(const struct protocol *protocol, const struct entry *entry)
{
    if (!protocol->proposal.seq || entry->undo_answered.proposal != protocol->proposal.seq)
        return OBJECTION_PROPOSAL_NONE;
    const struct seat *seat = protocol_seat(protocol, entry->seat);
    if (!protocol_may_answer(protocol, seat) && !withdraws(protocol, entry))
        return OBJECTION_CONSENT_NOT_REQUESTED;
    bool last = entry->undo_answered.consent && protocol_consents_last(protocol, seat);
    if (entry->undo_answered.taken_back != (last ? protocol->proposal.target : 0))
        return OBJECTION_TAKEN_BACK;
    if (!entry->undo_answered.consent)
        return OBJECTION_NONE;
    return last && is_frozen(protocol, protocol->proposal.target) ? OBJECTION_FROZEN
                                                                  : undo_check(protocol, protocol->proposal.target);
}

static void take_back(struct protocol *protocol, int64_t target, int64_t by)
{
    standing_end(protocol, target, MARK_TAKEN_BACK, by);
    protocol->marks[by].about = (int32_t)target;
    if (protocol->marks[target].kind == ENTRY_UNITS_ADDED)
        units_go(protocol, target);
}

static void undo_answered_apply(struct protocol *protocol, const struct entry *entry)
{
    const struct seat *seat = protocol_seat(protocol, entry->seat);
    bool last = protocol_consents_last(protocol, seat);
    protocol->proposal.consents |= UINT32_C(1) << (seat - protocol->seats);
    if (last || !entry->undo_answered.consent)
        proposal_end(protocol);
    if (last && entry->undo_answered.consent)
        take_back(protocol, protocol->proposal.target, entry->seq);
}

static const struct field undo_answered_list[] = {
    YES_NO(struct entry_undo_answered, consent, "Whether the seat agrees."),
    SEQ(struct entry_undo_answered, proposal, "The proposal's number."),
    SEQ(struct entry_undo_answered, taken_back, "The entry that is taken back, where this was the last consent.",
        OPTIONAL),
};
static const struct fields undo_answered_fields = FIELDS(
    "UndoAnsweredEntry", "A proposal is answered.", undo_answered_list, struct entry_undo_answered, .sorted = true);

const struct entry_row entry_row_undo_answered = {
    .doc = "A proposal is answered.",
    .fields = &undo_answered_fields,
    .who = BY_UMPIRE | BY_PLAYER,
    .when = WHILE_EITHER,
    .check = undo_answered_check,
    .apply = undo_answered_apply,
    .topic = TOPIC_DISPUTES,
    .shown = {.title = "Taking back answered",
              .named = "proposal",
              .verb = "To the proposal in",
              .flag = "consent",
              .yes = "agreed",
              .no = "not agreed",
              .mark = "Taken back by consent",
              .mark_not = "Not taken back",
              .mark_further = true},
};
