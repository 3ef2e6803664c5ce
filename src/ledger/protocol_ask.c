/* What can be asked of the protocol's state. */
#include "ledger/protocol_parts.h"
#include <string.h>

struct mark *mark_of(const struct protocol *protocol, int64_t seq, enum entry_kind kind)
{
    bool there = seq >= 0 && seq < protocol->next && protocol->marks[seq].kind == kind;
    return there ? &protocol->marks[seq] : NULL;
}

struct mark *mark_of_ruling(const struct protocol *protocol, int64_t seq)
{
    struct mark *ruling = mark_of(protocol, seq, ENTRY_RULING);
    return ruling ? ruling : mark_of(protocol, seq, ENTRY_CORRECTION);
}

int32_t protocol_side(const struct protocol *protocol, const char *id)
{
    for (int32_t i = 0; i < protocol->side_count; i++)
        if (strcmp(protocol->sides[i], id) == 0)
            return i;
    return -1;
}

const char *protocol_side_of(const struct protocol *protocol, const struct seat *seat)
{
    return seat->side < 0 ? NULL : protocol->sides[seat->side];
}

bool sides_have(const struct protocol *protocol, const struct units_entered *units)
{
    for (int32_t i = 0; protocol->side_count && i < units->count; i++)
        if (protocol_side(protocol, units->list[i].side) < 0)
            return false;
    return true;
}

int32_t seat_index(const struct protocol *protocol, const char *name)
{
    for (int32_t i = 0; i < protocol->seat_count; i++)
        if (strcmp(protocol->seats[i].name, name) == 0)
            return i;
    return -1;
}

const struct seat *protocol_seat(const struct protocol *protocol, const char *name)
{
    int32_t index = seat_index(protocol, name);
    return index < 0 ? NULL : &protocol->seats[index];
}

/* Puts a nonce in its place by the name of its seat. */
static void nonce_insert(struct nonce *list, size_t count, const struct nonce *nonce)
{
    size_t place = count;
    for (; place > 0 && strcmp(list[place - 1].seat, nonce->seat) > 0; place--)
        list[place] = list[place - 1];
    list[place] = *nonce;
}

struct nonces protocol_nonces(const struct protocol *protocol, int64_t seq, struct nonce ret[PROTOCOL_SEATS_MAX])
{
    size_t count = 0;
    for (int32_t i = 0; i < protocol->seat_count; i++) {
        const struct seat *seat = &protocol->seats[i];
        if (seat->nonce_seq < 0 || seat->nonce_seq <= protocol->anchored || seat->nonce_seq >= seq)
            continue;
        const struct nonce nonce = {.seat = seat->name, .bytes = seat->nonce, .length = seat->nonce_length};
        nonce_insert(ret, count++, &nonce);
    }
    return (struct nonces){.list = ret, .count = count};
}

int64_t protocol_nonces_end(const struct entry *ruling)
{
    if (!ruling->ruling.body)
        return ruling->seq;
    return ruling->last_checkpoint ? (int64_t)ruling->last_checkpoint->size : 0;
}

struct nonces protocol_roll(const struct protocol *protocol, struct nonce ret[PROTOCOL_PARTIES])
{
    size_t count = 0;
    for (int32_t i = 0; i < protocol->party_count && protocol->question.seq; i++) {
        const struct party *party = &protocol->parties[i];
        if (!party->shown)
            continue;
        const struct nonce nonce = {
            .seat = protocol->seats[party->seat].name, .bytes = party->nonce, .length = party->nonce_length};
        nonce_insert(ret, count++, &nonce);
    }
    return (struct nonces){.list = ret, .count = count};
}

bool protocol_in_force(const struct protocol *protocol, int64_t seq)
{
    const struct mark *mark = mark_of_ruling(protocol, seq);
    return mark && !(mark->flags & (MARK_REPLACED | MARK_TAKEN_BACK));
}

int64_t protocol_latest_in_force(const struct protocol *protocol)
{
    int64_t seq = protocol->next - 1;
    while (seq > 0 && !protocol_in_force(protocol, seq))
        seq--;
    return seq > 0 ? seq : 0;
}

int64_t protocol_taken_back_by(const struct protocol *protocol, int64_t answer)
{
    const struct mark *mark = mark_of(protocol, answer, ENTRY_UNDO_ANSWERED);
    return mark ? mark->about : 0;
}

int64_t protocol_dispute_of(const struct protocol *protocol, int64_t target)
{
    const struct mark *mark = mark_of_ruling(protocol, target);
    return mark && mark->flags & MARK_DISPUTED ? mark->about : 0;
}

bool protocol_decision(const struct protocol *protocol, int64_t seq, int64_t *ret_target,
                       enum correction_kind *ret_wanted)
{
    const struct mark *decision = mark_of(protocol, seq, ENTRY_DECISION);
    if (!decision)
        return false;
    *ret_target = protocol->marks[decision->about].about;
    *ret_wanted = decision->flags & MARK_FURTHER_DICE  ? CORRECTION_FURTHER_DICE
                  : decision->flags & MARK_REUSED_DICE ? CORRECTION_REUSED_DICE
                                                       : CORRECTION_NONE;
    return true;
}

int32_t party_index(const struct protocol *protocol, const char *name)
{
    int32_t seat = seat_index(protocol, name);
    for (int32_t i = 0; i < protocol->party_count; i++)
        if (protocol->parties[i].seat == seat)
            return i;
    return -1;
}

const struct party *protocol_party(const struct protocol *protocol, const char *name)
{
    int32_t index = party_index(protocol, name);
    return index < 0 ? NULL : &protocol->parties[index];
}
