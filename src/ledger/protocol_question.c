/* Mode both: commitments, the open question, reveals and the ruling that answers it (docs/ledger.md, "Mode both"). */
#include "protocol_parts.h"
#include <string.h>

enum { MICROSECONDS = 1000000 };

bool protocol_awaits(const struct protocol *protocol, const struct party *party)
{
    return protocol->question.seq && !party->shown;
}

enum asked_state protocol_asked_state(const struct protocol *protocol)
{
    enum asked_state state = ASKED_DUE;
    if (!protocol->question.seq)
        return ASKED_NONE;
    for (int32_t i = 0; i < protocol->party_count; i++) {
        const struct party *party = &protocol->parties[i];
        if (party->shown)
            continue;
        if (party->withheld)
            return ASKED_STOPPED;
        state = ASKED_WAITING;
    }
    return state;
}

bool protocol_fallback(const struct protocol *protocol)
{
    for (int32_t i = 0; i < protocol->party_count; i++) {
        const struct seat *seat = &protocol->seats[protocol->parties[i].seat];
        if (!seat->fallback || seat->keeper)
            return false;
    }
    return protocol->party_count == PROTOCOL_PARTIES;
}

int64_t protocol_reveal_until(const struct protocol *protocol)
{
    return protocol->question.at + protocol->reveal_seconds * MICROSECONDS;
}

/* The lowest index whose commitment may still be needed. */
static uint64_t index_needed(const struct protocol *protocol)
{
    return protocol->question.seq ? protocol->question.index : protocol->asked;
}

enum objection committed_check(const struct protocol *protocol, const struct act *act)
{
    const struct party *party = protocol_party(protocol, act->seat);
    if (act->committed.first != party->committed || act->committed.count < 1)
        return OBJECTION_COMMITMENTS;
    uint64_t ahead = party->committed - index_needed(protocol);
    return act->committed.count <= PROTOCOL_AHEAD_MAX - ahead ? OBJECTION_NONE : OBJECTION_COMMITMENTS;
}

void committed_apply(struct protocol *protocol, const struct act *act)
{
    struct party *party = &protocol->parties[party_index(protocol, act->seat)];
    for (size_t i = 0; i < act->committed.count; i++)
        party->ahead[party->committed++ % PROTOCOL_AHEAD_MAX] = act->committed.commitments[i];
}

static bool nonce_is_committed(const struct protocol *protocol, const struct party *party, uint64_t index,
                               const struct act_nonce *given)
{
    const struct nonce nonce = {
        .seat = protocol->seats[party->seat].name, .bytes = given->bytes, .length = given->length};
    struct hash commitment;
    return nonce_given_fits(given) && sealed_commitment(&protocol->session, index, &nonce, &commitment) &&
           hash_equal(&commitment, &party->ahead[index % PROTOCOL_AHEAD_MAX]);
}

static void nonce_show(struct party *party, const struct act_nonce *nonce)
{
    party->shown = true;
    party->nonce_length = nonce->length;
    memcpy(party->nonce, nonce->bytes, nonce->length);
}

/* A party that asks shows its own nonce, and the umpire none. */
static enum objection shown_check(const struct protocol *protocol, const struct act *act)
{
    const struct party *party = protocol_party(protocol, act->seat);
    if (!party)
        return act->asked.shown ? OBJECTION_NOT_AWAITED : OBJECTION_NONE;
    if (!act->asked.shown || act->asked.index != protocol->asked)
        return OBJECTION_UNFITTING;
    return nonce_is_committed(protocol, party, act->asked.index, &act->asked.nonce) ? OBJECTION_NONE
                                                                                    : OBJECTION_UNFITTING;
}

/* With `corrects` it asks for the dice of a correction, which is the umpire's to make. */
static enum objection asked_grounds_check(const struct protocol *protocol, const struct act *act)
{
    if (!act->asked.corrects && !act->asked.decision)
        return OBJECTION_NONE;
    if (protocol_seat(protocol, act->seat)->role != BY_UMPIRE)
        return OBJECTION_ROLE;
    return grounds_check(protocol, act->asked.corrects, act->asked.decision, false, act->asked.asks,
                         act->asked.replaces);
}

bool party_is_missing(const struct protocol *protocol)
{
    for (int32_t i = 0; i < protocol->party_count; i++)
        if (protocol->seats[protocol->parties[i].seat].revoked)
            return true;
    return false;
}

enum objection asked_check(const struct protocol *protocol, const struct act *act)
{
    if (protocol->party_count < PROTOCOL_PARTIES || party_is_missing(protocol))
        return OBJECTION_PARTIES;
    for (int32_t i = 0; i < protocol->party_count; i++)
        if (protocol->parties[i].committed <= protocol->asked)
            return OBJECTION_UNCOMMITTED;
    enum objection objection = link_check(protocol, act->asked.link);
    if (!objection)
        objection = asked_grounds_check(protocol, act);
    return objection ? objection : shown_check(protocol, act);
}

void asked_apply(struct protocol *protocol, const struct act *act)
{
    protocol->question = (struct asked_question){
        .seq = act->seq,
        .seat = seat_index(protocol, act->seat),
        .at = act->at,
        .link = act->asked.link,
        .index = protocol->asked++,
        .corrects = act->asked.corrects,
        .decision = act->asked.decision,
        .compared = act->asked.asks != NULL,
    };
    if (act->asked.asks)
        protocol->question.asks = *act->asked.asks;
    if (act->asked.shown)
        nonce_show(&protocol->parties[party_index(protocol, act->seat)], &act->asked.nonce);
}

enum objection revealed_check(const struct protocol *protocol, const struct act *act)
{
    const struct party *party = protocol_party(protocol, act->seat);
    if (act->revealed.question != protocol->question.seq)
        return OBJECTION_QUESTION_NONE;
    if (!protocol_awaits(protocol, party))
        return OBJECTION_NOT_AWAITED;
    if (act->revealed.index != protocol->question.index)
        return OBJECTION_UNFITTING;
    return nonce_is_committed(protocol, party, act->revealed.index, &act->revealed.nonce) ? OBJECTION_NONE
                                                                                          : OBJECTION_UNFITTING;
}

void revealed_apply(struct protocol *protocol, const struct act *act)
{
    nonce_show(&protocol->parties[party_index(protocol, act->seat)], &act->revealed.nonce);
}

enum objection withheld_check(const struct protocol *protocol, const struct act *act)
{
    const struct party *party = protocol_party(protocol, act->withheld.who);
    if (act->withheld.question != protocol->question.seq)
        return OBJECTION_QUESTION_NONE;
    if (!party || !protocol_awaits(protocol, party) || party->withheld)
        return OBJECTION_NOT_AWAITED;
    return act->at < protocol_reveal_until(protocol) ? OBJECTION_EARLY : OBJECTION_NONE;
}

void withheld_apply(struct protocol *protocol, const struct act *act)
{
    protocol->parties[party_index(protocol, act->withheld.who)].withheld = true;
}

void question_end(struct protocol *protocol)
{
    protocol->used = protocol->question.link;
    if (protocol->proposal.target == protocol->question.seq)
        protocol->proposal.seq = 0; /* there is nothing to give up any more */
    protocol->question = (struct asked_question){0};
    for (int32_t i = 0; i < protocol->party_count; i++)
        protocol->parties[i].shown = protocol->parties[i].withheld = false;
}

static bool question_equal(const struct act_question *a, const struct act_question *b)
{
    return hash_equal(&a->step, &b->step) && hash_equal(&a->input, &b->input) && hash_equal(&a->options, &b->options);
}

/* Whether the ruling lists exactly the nonces that were shown. */
static bool roll_equal(const struct protocol *protocol, const struct nonces *roll)
{
    struct nonce list[PROTOCOL_PARTIES];
    struct nonces shown = protocol_roll(protocol, list);
    if (roll->count != shown.count)
        return false;
    for (size_t i = 0; i < shown.count; i++) {
        const struct nonce *a = &shown.list[i], *b = &roll->list[i];
        if (strcmp(a->seat, b->seat) != 0 || a->length != b->length || memcmp(a->bytes, b->bytes, a->length) != 0)
            return false;
    }
    return true;
}

static bool is_what_was_asked(const struct protocol *protocol, const struct act *act)
{
    const struct asked_question *question = &protocol->question;
    const struct act_ruling *ruling = &act->ruling;
    return ruling->link == question->link && ruling->corrects == question->corrects &&
           ruling->decision == question->decision && roll_equal(protocol, &ruling->roll) &&
           (!ruling->asks || !question->compared || question_equal(ruling->asks, &question->asks));
}

/* Every nonce that is missing was withheld, and a seat that is not awaited itself asks for dice without them. */
static bool fallback_is_due(const struct protocol *protocol, int32_t seat)
{
    if (!protocol_fallback(protocol) || protocol_asked_state(protocol) != ASKED_STOPPED)
        return false;
    for (int32_t i = 0; i < protocol->party_count; i++) {
        const struct party *party = &protocol->parties[i];
        if (protocol_awaits(protocol, party) && (!party->withheld || party->seat == seat))
            return false;
    }
    return true;
}

enum objection answer_check(const struct protocol *protocol, const struct act *act)
{
    const struct asked_question *question = &protocol->question;
    int32_t seat = seat_index(protocol, act->seat);
    if (!question->seq || act->ruling.question != question->seq)
        return question->seq && !act->ruling.question ? OBJECTION_QUESTION_OPEN : OBJECTION_QUESTION_NONE;
    if (act->ruling.fallback && !fallback_is_due(protocol, seat))
        return OBJECTION_FALLBACK;
    if (!act->ruling.fallback && protocol_asked_state(protocol) != ASKED_DUE)
        return OBJECTION_AWAITED;
    if (!act->ruling.fallback && seat != question->seat)
        return OBJECTION_OTHER_QUESTION;
    return is_what_was_asked(protocol, act) ? OBJECTION_NONE : OBJECTION_OTHER_QUESTION;
}
