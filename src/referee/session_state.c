/* The layout: a version, the tree, the chain, the roster's hash, the sides, the seats, a stored roster. Numbers are
 * big-endian; texts and bytes follow their length. */
#include "referee/session_state.h"
#include <string.h>

enum { VERSION = 7, NO_PHASE = 255, NO_SIDE = 255 };
enum { SEAT_REVOKED = 1, SEAT_KEYED = 2, SEAT_GUEST = 4 }; /* bits of a seat */

void session_state_start(struct session_state *state, uint32_t chain_length)
{
    *state = (struct session_state){.chain_length = chain_length, .phase = -1};
    tree_start(&state->tree);
    session_state_join(state, seat_role_name(SEAT_UMPIRE), SEAT_UMPIRE, -1, false, NULL, 0);
}

void session_state_take_sides(struct session_state *state, const struct sides_opened *sides, bool shared_units,
                              const char *umpire_side)
{
    state->shared_units = shared_units;
    state->side_count = sides->count;
    for (int32_t i = 0; i < sides->count; i++)
        memcpy(state->sides[i], sides->list[i].id, strlen(sides->list[i].id) + 1);
    state->seats[0].side = umpire_side ? session_state_side(state, umpire_side) : -1;
}

int32_t session_state_side(const struct session_state *state, const char *id)
{
    for (int32_t i = 0; i < state->side_count; i++)
        if (strcmp(state->sides[i], id) == 0)
            return i;
    return -1;
}

bool session_side_has_seat(const struct session_state *state, int32_t side)
{
    for (size_t i = 0; i < state->seat_count; i++)
        if (state->seats[i].side == side)
            return true;
    return false;
}

const char *session_seat_side(const struct session_state *state, const struct session_seat *seat)
{
    return seat->side < 0 ? NULL : state->sides[seat->side];
}

static void put(struct writer *out, const void *bytes, size_t length)
{
    write_raw(out, bytes, length);
}

static void put_number(struct writer *out, uint64_t number, int size)
{
    uint8_t bytes[8];
    for (int i = 0; i < size; i++)
        bytes[i] = (uint8_t)(number >> (8 * (size - 1 - i)));
    put(out, bytes, (size_t)size);
}

static void put_bytes(struct writer *out, const void *bytes, size_t length, int size)
{
    put_number(out, length, size);
    put(out, bytes, length);
}

void session_state_write(const struct session_state *state, struct writer *out)
{
    uint8_t tree[TREE_BYTES_MAX];
    put_number(out, VERSION, 1);
    put_bytes(out, tree, tree_write(&state->tree, tree), 2);
    put_number(out, state->chain, 4);
    put_number(out, state->chain_from, 8);
    put_number(out, state->chain_length, 4);
    put_number(out, state->spent, 8);
    put_number(out, state->spectators_revoked, 1);
    put(out, state->roster_hash.bytes, HASH_SIZE);
    put_number(out, (uint64_t)state->roster_stored, 8);
    put_number(out, (uint64_t)state->turn, 2);
    put_number(out, state->phase < 0 ? NO_PHASE : (uint64_t)state->phase, 1);
    put_number(out, state->phases_enforced, 1);
    put_number(out, state->shared_units, 1);
    put_number(out, (uint64_t)state->side_count, 1);
    for (int32_t i = 0; i < state->side_count; i++)
        put_bytes(out, state->sides[i], strlen(state->sides[i]), 1);
    put_number(out, state->seat_count, 1);
    for (size_t i = 0; i < state->seat_count; i++) {
        const struct session_seat *seat = &state->seats[i];
        put_bytes(out, seat->name, strlen(seat->name), 1);
        put_number(out, seat->role, 1);
        put_number(out, seat->side < 0 ? NO_SIDE : (uint64_t)seat->side, 1);
        put_number(out,
                   (uint64_t)((seat->revoked ? SEAT_REVOKED : 0) | (seat->keyed ? SEAT_KEYED : 0) |
                              (seat->guest ? SEAT_GUEST : 0)),
                   1);
        put_number(out, (uint64_t)seat->token_since, 3);
        put_number(out, (uint64_t)seat->nonce_seq, 3);
        put_bytes(out, seat->nonce, seat->nonce_length, 1);
    }
    put_number(out, state->roster_length, 2);
    if (state->roster_length)
        put(out, state->roster, state->roster_length);
}

/* The bytes left to read; `failed` once they were too few. */
struct state_cursor {
    const uint8_t *at, *end;
    bool failed;
};

static const uint8_t *get(struct state_cursor *reading, size_t length)
{
    const uint8_t *at = reading->at;
    if (reading->failed || length > (size_t)(reading->end - at)) {
        reading->failed = true;
        return NULL;
    }
    reading->at += length;
    return at;
}

static uint64_t get_number(struct state_cursor *reading, int size)
{
    const uint8_t *bytes = get(reading, (size_t)size);
    uint64_t number = 0;
    for (int i = 0; bytes && i < size; i++)
        number = number << 8 | bytes[i];
    return number;
}

/* Bytes after their length, at most `most` of them. */
static size_t get_bytes(struct state_cursor *reading, void *ret, size_t most)
{
    size_t length = (size_t)get_number(reading, 1);
    const uint8_t *bytes = length > most ? NULL : get(reading, length);
    reading->failed = reading->failed || !bytes;
    if (bytes)
        memcpy(ret, bytes, length);
    return bytes ? length : 0;
}

static bool get_flag(struct state_cursor *reading)
{
    uint64_t flag = get_number(reading, 1);
    reading->failed = reading->failed || flag > 1;
    return flag == 1;
}

static void get_tree(struct state_cursor *reading, struct tree *ret)
{
    bool known = get_number(reading, 1) == VERSION;
    size_t length = (size_t)get_number(reading, 2);
    const uint8_t *bytes = get(reading, length);
    reading->failed = !known || !bytes || !tree_read(bytes, length, ret);
}

static void get_seat(struct state_cursor *reading, int32_t sides, struct session_seat *ret)
{
    size_t length = get_bytes(reading, ret->name, sizeof ret->name - 1);
    ret->name[length] = '\0';
    uint64_t role = get_number(reading, 1);
    ret->role = (enum seat_role)role;
    uint64_t side = get_number(reading, 1);
    ret->side = side == NO_SIDE ? -1 : (int32_t)side;
    uint64_t bits = get_number(reading, 1);
    ret->revoked = bits & SEAT_REVOKED;
    ret->keyed = bits & SEAT_KEYED;
    ret->guest = bits & SEAT_GUEST;
    reading->failed = reading->failed || bits > (SEAT_REVOKED | SEAT_KEYED | SEAT_GUEST);
    ret->token_since = (int64_t)get_number(reading, 3);
    ret->nonce_seq = (int64_t)get_number(reading, 3);
    ret->nonce_length = get_bytes(reading, ret->nonce, sizeof ret->nonce);
    if (length == 0 || role >= SEAT_ROLES || ret->side >= sides || (ret->nonce_length && ret->nonce_length < NONCE_MIN))
        reading->failed = true;
}

/* Units, turns and sides. */
static void get_units(struct state_cursor *reading, struct session_state *ret)
{
    const uint8_t *roster = get(reading, HASH_SIZE);
    if (roster)
        memcpy(ret->roster_hash.bytes, roster, HASH_SIZE);
    uint64_t stored = get_number(reading, 8);
    reading->failed = reading->failed || stored > ret->tree.size;
    ret->roster_stored = (int64_t)stored;
    ret->turn = (int32_t)get_number(reading, 2);
    uint64_t phase = get_number(reading, 1);
    ret->phase = phase == NO_PHASE ? -1 : (int32_t)phase;
    ret->phases_enforced = get_flag(reading);
    ret->shared_units = get_flag(reading);
    uint64_t sides = get_number(reading, 1);
    reading->failed = reading->failed || sides > SIDES_MAX;
    ret->side_count = reading->failed ? 0 : (int32_t)sides;
    for (int32_t i = 0; i < ret->side_count; i++)
        ret->sides[i][get_bytes(reading, ret->sides[i], SIDE_ID_MAX)] = '\0';
}

bool session_state_read(const void *bytes, size_t length, struct session_state *ret)
{
    struct state_cursor reading = {.at = bytes, .end = (const uint8_t *)bytes + length};
    get_tree(&reading, &ret->tree);
    ret->chain = (uint32_t)get_number(&reading, 4);
    ret->chain_from = get_number(&reading, 8);
    ret->chain_length = (uint32_t)get_number(&reading, 4);
    ret->spent = get_number(&reading, 8);
    ret->spectators_revoked = get_flag(&reading);
    get_units(&reading, ret);
    ret->seat_count = (size_t)get_number(&reading, 1);
    if (ret->seat_count > SESSION_SEATS_MAX || ret->spent < ret->chain_from ||
        ret->spent - ret->chain_from > ret->chain_length)
        return false;
    for (size_t i = 0; i < ret->seat_count; i++)
        get_seat(&reading, ret->side_count, &ret->seats[i]);
    ret->roster_length = (size_t)get_number(&reading, 2);
    ret->roster = ret->roster_length ? get(&reading, ret->roster_length) : NULL;
    return !reading.failed && reading.at == reading.end;
}

bool session_state_read_tree(const void *bytes, size_t length, struct tree *ret)
{
    struct state_cursor reading = {.at = bytes, .end = (const uint8_t *)bytes + length};
    get_tree(&reading, ret);
    return !reading.failed;
}

struct session_seat *session_state_seat(struct session_state *state, const char *name)
{
    for (size_t i = 0; i < state->seat_count; i++)
        if (strcmp(state->seats[i].name, name) == 0)
            return &state->seats[i];
    return NULL;
}

bool session_state_revoke(struct session_state *state, const char *name)
{
    struct session_seat *seat = session_state_seat(state, name);
    bool *revoked = seat ? &seat->revoked : strcmp(name, ENTRY_SPECTATORS) == 0 ? &state->spectators_revoked : NULL;
    if (!revoked || *revoked)
        return false;
    *revoked = true;
    return true;
}

/* Called for every entry: names are compared only of the few that are revoked. */
bool session_state_is_revoked(const struct session_state *state, const char *name)
{
    for (size_t i = 0; i < state->seat_count; i++)
        if (state->seats[i].revoked && strcmp(state->seats[i].name, name) == 0)
            return true;
    return false;
}

void session_seat_give(struct session_seat *seat, const uint8_t *nonce, size_t length, int64_t seq)
{
    seat->nonce_seq = seq;
    memcpy(seat->nonce, nonce, length);
    seat->nonce_length = length;
}

bool session_state_join(struct session_state *state, const char *name, enum seat_role role, int32_t side, bool keyed,
                        const uint8_t *nonce, size_t nonce_length)
{
    if (state->seat_count == SESSION_SEATS_MAX || strlen(name) > SEAT_ID_MAX)
        return false;
    bool guest = side >= 0 && session_side_has_seat(state, side);
    struct session_seat *seat = &state->seats[state->seat_count++];
    *seat = (struct session_seat){.role = role, .side = side, .guest = guest, .keyed = keyed};
    memcpy(seat->name, name, strlen(name) + 1);
    if (nonce)
        session_seat_give(seat, nonce, nonce_length, (int64_t)state->tree.size);
    if (nonce && state->spent != state->chain_from)
        state->chain_length = (uint32_t)(state->spent - state->chain_from);
    return true;
}

void session_state_nonces(const struct session_state *state, int64_t end, struct nonce list[SESSION_SEATS_MAX],
                          struct nonces *ret)
{
    size_t count = 0;
    for (size_t i = 0; i < state->seat_count; i++) {
        const struct session_seat *seat = &state->seats[i];
        size_t place = count;
        if (seat->nonce_length == 0 || seat->nonce_seq >= end)
            continue;
        for (; place > 0 && strcmp(list[place - 1].seat, seat->name) > 0; place--)
            list[place] = list[place - 1];
        list[place] = (struct nonce){seat->name, seat->nonce, seat->nonce_length};
        count++;
    }
    *ret = (struct nonces){.list = list, .count = count};
}

bool session_state_is_spent(const struct session_state *state)
{
    return state->spent - state->chain_from == state->chain_length;
}

void session_state_rekey(struct session_state *state, uint32_t chain_length)
{
    session_state_rekey_to(state, state->chain + 1, state->spent, chain_length);
}

void session_state_rekey_to(struct session_state *state, uint32_t number, uint64_t from, uint32_t chain_length)
{
    state->chain = number;
    state->chain_from = state->spent = from;
    state->chain_length = chain_length;
    for (size_t i = 0; i < state->seat_count; i++)
        state->seats[i].nonce_length = 0;
}

bool session_state_extend(struct session_state *state, const struct hash *leaf)
{
    return tree_add(&state->tree, leaf);
}

bool session_state_has_units(const struct session_state *state)
{
    static const struct hash none;
    return !hash_equal(&state->roster_hash, &none);
}

struct hash roster_digest(const struct hash *before, const struct hash *leaf)
{
    const struct hash both[] = {*before, *leaf};
    return hash_of(both, sizeof both);
}
