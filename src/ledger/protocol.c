/* The table of kinds, what holds for all of them, and the acts about seats, nonces, chains and plain rulings. */
#include "protocol.h"
#include "entry.h"
#include "protocol_parts.h"
#include <string.h>

/* Who: bits of enum act_role, and those who have not joined yet. */
enum {
    UMPIRE = 1 << BY_UMPIRE,
    PLAYER = 1 << BY_PLAYER,
    SEATED = UMPIRE | PLAYER | 1 << BY_SPECTATOR,
    SERVER = 1 << BY_SERVER,
    NEWCOMER = 1 << BY_COUNT,
};

/* In which states of the open question. */
enum {
    NONE = 1 << ASKED_NONE,
    OPEN = 1 << ASKED_WAITING | 1 << ASKED_STOPPED,
    EITHER = NONE | OPEN,
    ALWAYS = EITHER | 1 << ASKED_DUE,
};

static enum objection allowed(const struct protocol *protocol, const struct act *act)
{
    (void)protocol, (void)act;
    return OBJECTION_NONE;
}

static void nothing(struct protocol *protocol, const struct act *act)
{
    (void)protocol, (void)act;
}

static bool name_fits(const char *name)
{
    size_t length = strlen(name);
    return length >= 1 && length <= SEALED_SEAT_MAX && strcmp(name, ENTRY_SERVER) != 0;
}

bool nonce_given_fits(const struct act_nonce *nonce)
{
    return nonce->bytes && nonce->length >= NONCE_MIN && nonce->length <= NONCE_MAX;
}

static bool chain_fits(const struct chain_anchor *chain, uint64_t from)
{
    return chain->from == from && chain->length >= 1 && chain->length <= CHAIN_LENGTH_MAX;
}

static void chain_begin(struct protocol *protocol, const struct chain_anchor *chain, int64_t seq)
{
    protocol->used = chain->from;
    protocol->last = chain->from + chain->length;
    protocol->anchored = seq;
}

static void nonce_keep(struct seat *seat, const struct act_nonce *nonce, int64_t seq)
{
    seat->nonce_seq = seq;
    seat->nonce_length = nonce->length;
    memcpy(seat->nonce, nonce->bytes, nonce->length);
}

static struct seat *seat_add(struct protocol *protocol, const char *name, enum act_role role)
{
    struct seat *seat = &protocol->seats[protocol->seat_count++];
    *seat = (struct seat){.role = role, .nonce_seq = -1};
    memcpy(seat->name, name, strlen(name) + 1);
    return seat;
}

static enum objection opened_check(const struct protocol *protocol, const struct act *act)
{
    (void)protocol;
    if (!name_fits(act->seat))
        return OBJECTION_NAME;
    if (act->opened.mode == MODE_BOTH &&
        (act->opened.reveal_seconds < 1 || act->opened.reveal_seconds > PROTOCOL_REVEAL_SECONDS_MAX))
        return OBJECTION_REVEAL_SECONDS;
    return act->opened.mode == MODE_UNSEALED || chain_fits(&act->opened.chain, 0) ? OBJECTION_NONE : OBJECTION_CHAIN;
}

static void opened_apply(struct protocol *protocol, const struct act *act)
{
    protocol->session = act->opened.session;
    protocol->mode = act->opened.mode;
    protocol->reveal_seconds = act->opened.reveal_seconds;
    seat_add(protocol, act->seat, BY_UMPIRE);
    if (protocol->mode != MODE_UNSEALED)
        chain_begin(protocol, &act->opened.chain, act->seq);
}

static enum objection joined_check(const struct protocol *protocol, const struct act *act)
{
    bool both = protocol->mode == MODE_BOTH;
    if (!name_fits(act->seat) || seat_index(protocol, act->seat) >= 0)
        return OBJECTION_NAME;
    if (protocol->seat_count == PROTOCOL_SEATS_MAX)
        return OBJECTION_SEATS;
    if (act->joined.role >= BY_SERVER)
        return OBJECTION_ROLE;
    if (both && act->joined.role == BY_PLAYER && protocol->party_count == PROTOCOL_PARTIES)
        return OBJECTION_PARTIES;
    if ((!both && (act->joined.fallback || act->joined.keeper)) ||
        (protocol->mode == MODE_UNSEALED && act->joined.nonce.bytes))
        return OBJECTION_MODE;
    return act->joined.nonce.bytes && !nonce_given_fits(&act->joined.nonce) ? OBJECTION_NONCE : OBJECTION_NONE;
}

static void joined_apply(struct protocol *protocol, const struct act *act)
{
    struct seat *seat = seat_add(protocol, act->seat, act->joined.role);
    seat->fallback = act->joined.fallback;
    seat->keeper = act->joined.keeper;
    if (act->joined.nonce.bytes)
        nonce_keep(seat, &act->joined.nonce, act->seq);
    if (protocol->mode == MODE_BOTH && seat->role == BY_PLAYER)
        protocol->parties[protocol->party_count++] = (struct party){.seat = protocol->seat_count - 1};
}

static enum objection nonce_check(const struct protocol *protocol, const struct act *act)
{
    const struct seat *seat = protocol_seat(protocol, act->seat);
    return seat->nonce_seq < protocol->anchored && nonce_given_fits(&act->nonce) ? OBJECTION_NONE : OBJECTION_NONCE;
}

static void nonce_apply(struct protocol *protocol, const struct act *act)
{
    nonce_keep(&protocol->seats[seat_index(protocol, act->seat)], &act->nonce, act->seq);
}

static enum objection rekey_check(const struct protocol *protocol, const struct act *act)
{
    return protocol->used == protocol->last && chain_fits(&act->rekey, protocol->last) ? OBJECTION_NONE
                                                                                       : OBJECTION_CHAIN;
}

static void rekey_apply(struct protocol *protocol, const struct act *act)
{
    chain_begin(protocol, &act->rekey, act->seq);
}

enum objection link_check(const struct protocol *protocol, uint64_t link)
{
    if (protocol->used == protocol->last)
        return OBJECTION_CHAIN_SPENT;
    return link == protocol->used + 1 ? OBJECTION_NONE : OBJECTION_CHAIN;
}

enum objection ruling_check(const struct protocol *protocol, const struct act *act)
{
    const struct act_ruling *ruling = &act->ruling;
    if (protocol_asked_state(protocol) == ASKED_DUE && ruling->dice != DICE_KIND_SEALED)
        return OBJECTION_DUE;
    if (ruling->dice == DICE_KIND_SYSTEM)
        return protocol->mode == MODE_UNSEALED ? OBJECTION_NONE : OBJECTION_DICE;
    if (ruling->dice == DICE_KIND_KEPT)
        return act->kind == ACT_CORRECTION && ruling->from == ruling->corrects ? OBJECTION_NONE : OBJECTION_DICE;
    if (ruling->dice == DICE_KIND_DECLARED)
        return OBJECTION_NONE;
    if (protocol->mode == MODE_UNSEALED)
        return OBJECTION_DICE;
    if (protocol->mode == MODE_BOTH)
        return answer_check(protocol, act);
    if (ruling->question || ruling->roll.count || ruling->fallback)
        return OBJECTION_MODE;
    return link_check(protocol, ruling->link);
}

void ruling_apply(struct protocol *protocol, const struct act *act)
{
    if (act->ruling.dice != DICE_KIND_SEALED)
        return;
    if (protocol->mode == MODE_BOTH)
        question_end(protocol);
    else
        protocol->used = act->ruling.link;
}

static void closed_apply(struct protocol *protocol, const struct act *act)
{
    (void)act;
    protocol->closed = true;
}

/* One line for each kind. What a check says beyond its line is in docs/ledger.md. */
static const struct {
    int who;
    enum session_mode mode; /* at least */
    int question;
    enum objection (*check)(const struct protocol *protocol, const struct act *act);
    void (*apply)(struct protocol *protocol, const struct act *act);
} kinds[ACT_KIND_COUNT] = {
    [ACT_OPENED] = {NEWCOMER, MODE_UNSEALED, EITHER, opened_check, opened_apply},
    [ACT_JOINED] = {NEWCOMER, MODE_UNSEALED, EITHER, joined_check, joined_apply},
    [ACT_NONCE] = {SEATED, MODE_SINGLE, EITHER, nonce_check, nonce_apply},
    [ACT_REKEY] = {SERVER, MODE_SINGLE, NONE, rekey_check, rekey_apply},
    [ACT_RULING] = {UMPIRE | PLAYER, MODE_UNSEALED, ALWAYS, ruling_check, ruling_apply},
    [ACT_NOTE] = {UMPIRE | PLAYER, MODE_UNSEALED, EITHER, allowed, nothing},
    [ACT_CLOSED] = {UMPIRE, MODE_UNSEALED, NONE, allowed, closed_apply},
    [ACT_COMMITTED] = {PLAYER, MODE_BOTH, EITHER, committed_check, committed_apply},
    [ACT_ASKED] = {UMPIRE | PLAYER, MODE_BOTH, NONE, asked_check, asked_apply},
    [ACT_REVEALED] = {PLAYER, MODE_BOTH, OPEN, revealed_check, revealed_apply},
    [ACT_WITHHELD] = {SERVER, MODE_BOTH, OPEN, withheld_check, withheld_apply},
    [ACT_DISPUTE] = {UMPIRE | PLAYER, MODE_UNSEALED, EITHER, dispute_check, dispute_apply},
    [ACT_DECISION] = {UMPIRE, MODE_UNSEALED, EITHER, decision_check, decision_apply},
    [ACT_CORRECTION] = {UMPIRE, MODE_UNSEALED, ALWAYS, correction_check, correction_apply},
    [ACT_UNDO_PROPOSED] = {UMPIRE | PLAYER, MODE_UNSEALED, EITHER, undo_proposed_check, undo_proposed_apply},
    [ACT_UNDO_ANSWERED] = {UMPIRE | PLAYER, MODE_UNSEALED, EITHER, undo_answered_check, undo_answered_apply},
    [ACT_UNITS_ADDED] = {UMPIRE | PLAYER, MODE_UNSEALED, EITHER, allowed, nothing},
    [ACT_UNIT_CHANGED] = {UMPIRE, MODE_UNSEALED, EITHER, allowed, nothing},
    [ACT_TURN] = {UMPIRE | PLAYER, MODE_UNSEALED, EITHER, allowed, nothing},
    [ACT_REVOKED] = {SEATED, MODE_SINGLE, EITHER, revoked_check, revoked_apply},
};

static enum objection who_check(const struct protocol *protocol, const struct act *act)
{
    int who = kinds[act->kind].who;
    if (who == NEWCOMER)
        return OBJECTION_NONE; /* its check looks at the name */
    const struct seat *seat = protocol_seat(protocol, act->seat);
    enum act_role role = seat ? seat->role : BY_SERVER;
    if (!seat && strcmp(act->seat, ENTRY_SERVER) != 0)
        return OBJECTION_STRANGER;
    if (seat && seat->revoked)
        return OBJECTION_REVOKED;
    return who & 1 << role ? OBJECTION_NONE : OBJECTION_ROLE;
}

static enum objection question_check(const struct protocol *protocol, const struct act *act)
{
    enum asked_state state = protocol_asked_state(protocol);
    int allowed_in = kinds[act->kind].question;
    if (allowed_in & 1 << state)
        return OBJECTION_NONE;
    if (state == ASKED_NONE)
        return OBJECTION_QUESTION_NONE;
    return state == ASKED_DUE ? OBJECTION_DUE : OBJECTION_QUESTION_OPEN;
}

enum objection protocol_check(const struct protocol *protocol, const struct act *act)
{
    if (act->kind >= ACT_KIND_COUNT || act->seq != protocol->next || (act->kind == ACT_OPENED) != (act->seq == 0))
        return OBJECTION_ORDER;
    if (act->seq >= protocol->capacity)
        return OBJECTION_FULL;
    if (protocol->closed)
        return OBJECTION_CLOSED;
    enum objection objection = who_check(protocol, act);
    if (objection)
        return objection;
    if (protocol->mode < kinds[act->kind].mode)
        return OBJECTION_MODE;
    objection = question_check(protocol, act);
    return objection ? objection : kinds[act->kind].check(protocol, act);
}

enum objection protocol_admit(struct protocol *protocol, const struct act *act)
{
    enum objection objection = protocol_check(protocol, act);
    if (objection)
        return objection;
    protocol->marks[act->seq] = (struct mark){.kind = (uint8_t)act->kind};
    kinds[act->kind].apply(protocol, act);
    protocol->next = act->seq + 1;
    return OBJECTION_NONE;
}

void protocol_start(struct protocol *protocol, struct mark *marks, int64_t capacity)
{
    *protocol = (struct protocol){.marks = marks, .capacity = capacity};
}
