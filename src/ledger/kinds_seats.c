/* Seats, their nonces, and the chain of secrets: joining, giving a nonce, revocation (docs/ledger.md, "The chain" and
 * "Seats that are revoked": what they leave behind must not hold up the game). */
#include "ledger/protocol_parts.h"
#include <string.h>

bool id_fits(const char *id, size_t most)
{
    size_t length = strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789-");
    return length >= 1 && length <= most && id[length] == '\0' && id[0] >= 'a';
}

bool name_fits(const char *name)
{
    return id_fits(name, SEAT_ID_MAX) && strcmp(name, ENTRY_SERVER) != 0;
}

bool nonce_given_fits(const struct nonce_already_given *nonce)
{
    return nonce->bytes && nonce->length >= NONCE_MIN && nonce->length <= NONCE_MAX;
}

bool chain_fits(const struct chain_anchor *chain, uint64_t from)
{
    return chain->from == from && chain->length >= 1 && chain->length <= CHAIN_LENGTH_MAX;
}

void chain_begin(struct protocol *protocol, const struct chain_anchor *chain, int64_t seq)
{
    protocol->base = protocol->used = chain->from;
    protocol->counted = 0;
    protocol->last = chain->from + chain->length;
    protocol->anchored = seq;
    protocol->anchor = chain->secret;
    protocol->agreed.seq = 0;
    commitments_void(protocol);
}

static void nonce_store(struct seat *seat, const struct nonce_already_given *nonce, int64_t seq)
{
    seat->nonce_seq = seq;
    seat->nonce_length = nonce->length;
    memcpy(seat->nonce, nonce->bytes, nonce->length);
}

struct seat *seat_add(struct protocol *protocol, const char *name, enum seat_role role, int32_t side)
{
    struct seat *seat = &protocol->seats[protocol->seat_count++];
    *seat = (struct seat){.role = role, .side = side, .nonce_seq = -1};
    memcpy(seat->name, name, strlen(name) + 1);
    return seat;
}

static const struct field anchor_list[] = {
    HASH_AS(struct chain_anchor, secret, "anchor", "What the secret of its first link hashes to."),
    LONG_AS(struct chain_anchor, from, "base", "The link before its first: its links are base + 1 to base + length."),
    NUMBER(struct chain_anchor, length, 1, CHAIN_LENGTH_MAX, NULL, NULL, "How many links it has."),
};
const struct fields chain_fields = FIELDS("Chain", "A chain of secrets, known by its published anchor.", anchor_list,
                                          struct chain_anchor, .sorted = true);

static const struct field joined_list[] = {
    HASH(struct entry_joined, device_key, "The public key of the seat's device: Ed25519, in hexadecimal.", OPTIONAL),
    BYTES_AS(struct entry_joined, nonce.bytes, nonce.length, "nonce", NONCE_MIN, NONCE_MAX,
             "Of the seat's device, in hexadecimal.", OPTIONAL),
    CHOICE(struct entry_joined, role, seat_roles, NULL, NULL, "What the seat may do."),
    FORMED(struct entry_joined, side, form_side, "The side that a player is on, by its id.", OPTIONAL),
};
static const struct fields joined_fields =
    FIELDS("JoinedEntry", "A seat comes in.", joined_list, struct entry_joined, .sorted = true);

void seat_key_set(struct seat *seat, const struct hash *key)
{
    seat->keyed = key != NULL;
    if (key)
        memcpy(seat->key.bytes, key->bytes, DEVICE_KEY_SIZE);
}

bool device_key_fits(const struct protocol *protocol, const struct hash *key, bool wanted)
{
    for (int32_t i = 0; key && i < protocol->seat_count; i++) {
        const struct seat *seat = &protocol->seats[i];
        if (seat->keyed && memcmp(seat->key.bytes, key->bytes, DEVICE_KEY_SIZE) == 0)
            return false;
    }
    return key || !wanted;
}

/* Also one that was revoked: otherwise the umpire who revokes it could speak for its side by a seat of his own. */
static bool side_has_seat(const struct protocol *protocol, int32_t side)
{
    for (int32_t i = 0; i < protocol->seat_count; i++)
        if (protocol->seats[i].side == side)
            return true;
    return false;
}

/* In a session without sides, which is not sealed, no seat is on one. */
static enum objection side_check(const struct protocol *protocol, const struct entry_joined *joined)
{
    bool wanted = joined->role == SEAT_PLAYER && protocol->side_count;
    if (!joined->side || !wanted)
        return (joined->side != NULL) == wanted ? OBJECTION_NONE : OBJECTION_SIDE;
    int32_t side = protocol_side(protocol, joined->side);
    if (side < 0)
        return OBJECTION_SIDE;
    return protocol->mode == MODE_TWO_SIDED && side_has_seat(protocol, side) ? OBJECTION_SIDE_TAKEN : OBJECTION_NONE;
}

static enum objection joined_check(const struct protocol *protocol, const struct entry *entry)
{
    bool two_sided = protocol->mode == MODE_TWO_SIDED;
    if (!name_fits(entry->seat) || strcmp(entry->seat, ENTRY_SPECTATORS) == 0 || seat_index(protocol, entry->seat) >= 0)
        return OBJECTION_NAME;
    if (protocol->seat_count == PROTOCOL_SEATS_MAX)
        return OBJECTION_SEATS;
    if (entry->joined.role >= SEAT_SERVER)
        return OBJECTION_ROLE;
    enum objection objection = side_check(protocol, &entry->joined);
    if (objection)
        return objection;
    if (protocol->mode == MODE_UNSEALED && (entry->joined.nonce.bytes || entry->joined.device_key))
        return OBJECTION_MODE;
    if (!device_key_fits(protocol, entry->joined.device_key, two_sided && entry->joined.role == SEAT_PLAYER))
        return OBJECTION_DEVICE_KEY;
    if (!entry->joined.nonce.bytes)
        return OBJECTION_NONE;
    bool throws = !two_sided && entry->joined.role != SEAT_SPECTATOR; /* a spectator has no part in the dice */
    return throws && nonce_given_fits(&entry->joined.nonce) ? OBJECTION_NONE : OBJECTION_NONCE;
}

static void joined_apply(struct protocol *protocol, const struct entry *entry)
{
    int32_t side = entry->joined.side ? protocol_side(protocol, entry->joined.side) : -1;
    bool guest = side >= 0 && side_has_seat(protocol, side);
    struct seat *seat = seat_add(protocol, entry->seat, entry->joined.role, side);
    seat->guest = guest;
    seat->since = entry->seq;
    seat_key_set(seat, entry->joined.device_key);
    if (entry->joined.nonce.bytes)
        nonce_store(seat, &entry->joined.nonce, entry->seq);
    if (entry->joined.nonce.bytes && protocol->used != protocol->base)
        protocol->last = protocol->used; /* anyone who knows its secrets could have joined to choose its next dice */
    if (protocol->mode == MODE_TWO_SIDED && seat->role == SEAT_PLAYER)
        protocol->parties[protocol->party_count++] =
            (struct party){.seat = protocol->seat_count - 1, .committed = protocol->asked};
}

const struct entry_row entry_row_joined = {
    .doc = "A seat comes in.",
    .fields = &joined_fields,
    .gives_token = true,
    .who = BY_NEWCOMER,
    .when = WHILE_EITHER,
    .check = joined_check,
    .apply = joined_apply,
    .shown = {.title = "Joined"},
};

static const struct field nonce_list[] = {
    BYTES_AS(struct nonce_already_given, bytes, length, "nonce", NONCE_MIN, NONCE_MAX,
             "Of the seat's device, in hexadecimal."),
};
static const struct fields nonce_fields = FIELDS("NonceEntry", "A seat gives its nonce later, or again after a rekey.",
                                                 nonce_list, struct nonce_already_given, .sorted = true);

static enum objection nonce_check(const struct protocol *protocol, const struct entry *entry)
{
    const struct seat *seat = protocol_seat(protocol, entry->seat);
    if (protocol->mode != MODE_SEALED)
        return OBJECTION_MODE;
    return seat->nonce_seq < protocol->anchored && nonce_given_fits(&entry->nonce) ? OBJECTION_NONE : OBJECTION_NONCE;
}

static void nonce_apply(struct protocol *protocol, const struct entry *entry)
{
    nonce_store(&protocol->seats[seat_index(protocol, entry->seat)], &entry->nonce, entry->seq);
}

const struct entry_row entry_row_nonce = {
    .doc = "A seat gives its nonce later, or again after a rekey.",
    .fields = &nonce_fields,
    .guests = GUESTS_ALWAYS,
    .who = BY_UMPIRE | BY_PLAYER,
    .mode = MODE_SEALED,
    .when = WHILE_EITHER,
    .check = nonce_check,
    .apply = nonce_apply,
    .topic = TOPIC_CHAIN,
    .shown = {.title = ""},
};

static const struct field rekey_list[] = {
    {.name = "chain", .doc = "The chain that begins.", .kind = FIELD_GROUP, .of = &chain_fields},
    WORD(struct entry_rekey, reason, "Why the umpire begins it before the other is used up: after a restore.",
         OPTIONAL),
};
static const struct fields rekey_fields =
    FIELDS("RekeyEntry", "A new chain of secrets begins.", rekey_list, struct entry_rekey, .sorted = true);

static enum objection rekey_check(const struct protocol *protocol, const struct entry *entry)
{
    const struct seat *seat = protocol_seat(protocol, entry->seat);
    const struct entry_rekey *rekey = &entry->rekey;
    if (!seat != !rekey->reason)
        return OBJECTION_ROLE;
    if (rekey->reason) /* it ends the open question */
        return !hash_equal(&rekey->chain.secret, &protocol->anchor) &&
                       chain_fits(&rekey->chain, protocol->question.seq ? protocol->question.link : protocol->used)
                   ? OBJECTION_NONE
                   : OBJECTION_CHAIN;
    if (protocol->question.seq)
        return protocol_asked_state(protocol) == ASKED_DUE ? OBJECTION_DUE : OBJECTION_QUESTION_OPEN;
    return protocol->used == protocol->last && chain_fits(&rekey->chain, protocol->last) ? OBJECTION_NONE
                                                                                         : OBJECTION_CHAIN;
}

static void rekey_apply(struct protocol *protocol, const struct entry *entry)
{
    if (protocol->question.seq)
        asked_end(protocol); /* without a result, which `umpire verify` reports */
    chain_begin(protocol, &entry->rekey.chain, entry->seq);
}

const struct entry_row entry_row_rekey = {
    .doc = "A new chain of secrets begins: the last one is used up, or the database went back.",
    .fields = &rekey_fields,
    .who = BY_SERVER | BY_UMPIRE,
    .mode = MODE_SEALED,
    .when = WHILE_ANY,
    .check = rekey_check,
    .apply = rekey_apply,
    .topic = TOPIC_CHAIN,
    .shown = {.title = "A new chain begins", .words = "reason"},
};

static const struct field revoked_list[] = {
    FORMED(struct entry_revoked, revoked_seat, form_seat, "The seat that was revoked.")};
static const struct fields revoked_fields =
    FIELDS("RevokedEntry", "A seat may do nothing more.", revoked_list, struct entry_revoked, .sorted = true);

/* The umpire revokes any seat but its own; other seats revoke themselves, and who speaks for a side its guests. */
static bool may_revoke(const struct seat *by, const struct seat *who)
{
    if (by->role == SEAT_UMPIRE || by == who)
        return (by->role == SEAT_UMPIRE) != (by == who);
    return who && who->guest && who->side == by->side && !by->guest;
}

static enum objection revoked_check(const struct protocol *protocol, const struct entry *entry)
{
    const struct seat *who = protocol_seat(protocol, entry->revoked.revoked_seat);
    if (!who && strcmp(entry->revoked.revoked_seat, ENTRY_SPECTATORS) != 0)
        return OBJECTION_STRANGER;
    if (!may_revoke(protocol_seat(protocol, entry->seat), who))
        return OBJECTION_ROLE;
    if (who ? who->revoked : protocol->spectators_revoked)
        return OBJECTION_SEAT_ALREADY_REVOKED;
    return protocol->question.seq && protocol_party(protocol, entry->revoked.revoked_seat) ? OBJECTION_QUESTION_OPEN
                                                                                           : OBJECTION_NONE;
}

static void revoked_apply(struct protocol *protocol, const struct entry *entry)
{
    int32_t who = seat_index(protocol, entry->revoked.revoked_seat);
    if (who < 0) {
        protocol->spectators_revoked = true;
        return;
    }
    protocol->seats[who].revoked = true;
    seat_silence(protocol, &protocol->seats[who], entry->seq);
}

const struct entry_row entry_row_revoked = {
    .doc = "A seat may do nothing more.",
    .fields = &revoked_fields,
    .guests = GUESTS_ALWAYS,
    .who = BY_SEATED,
    .mode = MODE_SEALED,
    .when = WHILE_EITHER,
    .check = revoked_check,
    .apply = revoked_apply,
    .shown = {.title = "A seat was revoked", .who = "The seat "},
};

static const struct field admitted_list[] = {
    FORMED(struct entry_admitted, admitted_seat, form_seat, "The guest that speaks for its side from here on.")};
static const struct fields admitted_fields =
    FIELDS("AdmittedEntry", "A guest is admitted to its side.", admitted_list, struct entry_admitted, .sorted = true);

/* Whether a device signed it over a checkpoint that does not cover this entry. */
static bool is_signed_before(const struct entry *entry, int64_t seq)
{
    return entry->signature.bytes && entry->last_checkpoint && (int64_t)entry->last_checkpoint->size <= seq;
}

/* By who speaks for that side. The umpire helps where nobody is left who does, which `umpire verify` counts. */
static enum objection admitted_check(const struct protocol *protocol, const struct entry *entry)
{
    const struct seat *by = protocol_seat(protocol, entry->seat);
    const struct seat *guest = protocol_seat(protocol, entry->admitted.admitted_seat);
    if (!guest)
        return OBJECTION_STRANGER;
    if (!guest->guest)
        return OBJECTION_NOT_A_GUEST;
    if (guest->revoked)
        return OBJECTION_SEAT_ALREADY_REVOKED;
    bool helps = by->role == SEAT_UMPIRE && !protocol_speaker(protocol, guest->side);
    if (by->side != guest->side && !helps)
        return OBJECTION_ROLE;
    return is_signed_before(entry, guest->since) ? OBJECTION_ADMITTED_BEFORE : OBJECTION_NONE;
}

static void admitted_apply(struct protocol *protocol, const struct entry *entry)
{
    protocol->seats[seat_index(protocol, entry->admitted.admitted_seat)].guest = false;
}

const struct entry_row entry_row_admitted = {
    .doc = "A guest is admitted to its side.",
    .fields = &admitted_fields,
    .who = BY_UMPIRE | BY_PLAYER,
    .mode = MODE_SEALED,
    .when = WHILE_EITHER,
    .check = admitted_check,
    .apply = admitted_apply,
    .shown = {.title = "A guest was admitted", .who = "From now on this seat speaks for its side, too: "},
};
