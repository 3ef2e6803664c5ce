/* What holds of every entry, whatever its kind: number, session, time, keys, seats and their rights. Then each kind
 * goes where it belongs. */
#include "verify_state.h"
#include <stdlib.h>
#include <string.h>

static void verify_joined(struct verifier *verifier, const struct verify_entry *entry);
static void verify_closed(struct verifier *verifier, const struct verify_entry *entry);

static void (*const by_kind[KIND_COUNT])(struct verifier *, const struct verify_entry *) = {
    [KIND_OPENED] = verify_opened,
    [KIND_JOINED] = verify_joined,
    [KIND_NONCE] = verify_nonce,
    [KIND_REKEY] = verify_rekey,
    [KIND_RULING] = verify_ruling,
    [KIND_CORRECTION] = verify_ruling,
    [KIND_CLOSED] = verify_closed,
    [KIND_COMMITTED] = verify_committed,
    [KIND_ASKED] = verify_asked,
    [KIND_REVEALED] = verify_revealed,
    [KIND_WITHHELD] = verify_withheld,
    [KIND_DISPUTE] = verify_dispute,
    [KIND_DECISION] = verify_decision,
    [KIND_UNDO_PROPOSED] = verify_undo_proposed,
    [KIND_UNDO_ANSWERED] = verify_undo_answered,
};

struct hash verify_hash_members(struct verifier *verifier, const struct json_t *root, const char *const *names)
{
    struct writer *out = &verifier->scratch;
    writer_reset(out);
    write_array(out);
    for (; *names; names++) {
        const struct json_t *member = json_member(root, *names);
        if (member)
            json_write(out, member);
        else
            write_null(out);
    }
    write_array_end(out);
    verifier->starved = verifier->starved || out->failed;
    return hash_of(out->failed ? "" : out->at, out->failed ? 0 : out->used);
}

struct verify_seat *verify_seat_find(struct verifier *verifier, const char *name)
{
    for (size_t i = 0; i < verifier->seat_count; i++)
        if (strcmp(verifier->seats[i].name, name) == 0)
            return &verifier->seats[i];
    return NULL;
}

/* A new seat; NULL when there are too many. Names are measured by the form. */
static struct verify_seat *seat_add(struct verifier *verifier, const char *name, int32_t role)
{
    if (verifier->seat_count == VERIFY_SEATS_MAX)
        return NULL;
    struct verify_seat *seat = &verifier->seats[verifier->seat_count++];
    *seat = (struct verify_seat){.role = role};
    memcpy(seat->name, name, strlen(name) + 1);
    return seat;
}

static void order_check(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct envelope *envelope = &entry->envelope;
    bool first = entry->place == 0;
    verify_hold(verifier, VERIFY_ORDER, envelope->seq == entry->place,
                "the entry says that its number is %lld: entries are missing, doubled or out of order",
                (long long)envelope->seq);
    verify_hold(verifier, VERIFY_ORDER, uuid_equal(&envelope->session, &verifier->session),
                "the entry belongs to another session");
    verify_hold(verifier, VERIFY_ORDER, (entry->kind == KIND_OPENED) == first,
                first ? "the first entry is no opening" : "a session is opened once, by its first entry");
    verify_hold(verifier, VERIFY_ORDER, !verifier->closed, "the session was closed before");
    if (!first && envelope->at < verifier->last_at)
        verify_notice(verifier, VERIFY_WARNING_BACKWARDS, entry->place);
    verifier->last_at = envelope->at;
}

/* The place of a hash, or of the free slot for it. */
static struct hash *slot_find(struct verify_set *set, const struct hash *hash)
{
    static const struct hash nothing;
    size_t at;
    memcpy(&at, hash->bytes, sizeof at);
    for (;; at++) {
        struct hash *slot = &set->slots[at & (set->size - 1)];
        if (hash_equal(slot, hash) || hash_equal(slot, &nothing))
            return slot;
    }
}

static bool set_grow(struct verifier *verifier, struct verify_set *set)
{
    struct verify_set grown = {.size = set->size ? 2 * set->size : 64, .used = set->used};
    static const struct hash nothing;
    grown.slots = calloc(grown.size, sizeof *grown.slots);
    if (!grown.slots) {
        verifier->starved = true;
        return false;
    }
    for (size_t i = 0; i < set->size; i++)
        if (!hash_equal(&set->slots[i], &nothing))
            *slot_find(&grown, &set->slots[i]) = set->slots[i];
    free(set->slots);
    *set = grown;
    return true;
}

/* Adds to the set; false when it was there. */
static bool set_add(struct verifier *verifier, struct verify_set *set, const struct hash *hash)
{
    if (2 * set->used >= set->size && !set_grow(verifier, set))
        return true;
    struct hash *slot = slot_find(set, hash);
    if (hash_equal(slot, hash))
        return false;
    *slot = *hash;
    set->used++;
    return true;
}

static void key_check(struct verifier *verifier, const struct verify_entry *entry)
{
    static const char *const names[] = {"seat", "key", NULL};
    if (!entry->envelope.key)
        return;
    struct hash both = verify_hash_members(verifier, entry->root, names);
    verify_hold(verifier, VERIFY_KEYS, set_add(verifier, &verifier->idempotency, &both),
                "the seat %s used the key \"%.60s\" before", entry->envelope.seat, entry->envelope.key);
}

/* Who acted, and whether the kind is his to write. */
static void seat_check(struct verifier *verifier, struct verify_entry *entry)
{
    static const char *const role_names[] = {
        [ROLE_UMPIRE] = "an umpire", [ROLE_PLAYER] = "a player", [ROLE_SPECTATOR] = "a spectator"};
    int32_t roles = verify_kind_roles(entry->kind);
    const char *name = entry->envelope.seat;
    bool server = strcmp(name, ENTRY_SERVER) == 0;
    if (roles & ROLE_SERVER) {
        verify_hold(verifier, VERIFY_SEATS, server, "only the server writes such an entry, not the seat %s", name);
        return;
    }
    if (!verify_hold(verifier, VERIFY_SEATS, !server, "the server itself does not write such an entry"))
        return;
    if (entry->kind == KIND_OPENED && verifier->seat_count == 0)
        seat_add(verifier, name, ROLE_UMPIRE);
    entry->seat = verify_seat_find(verifier, name);
    if (roles & ROLE_NEW)
        return;
    if (verify_hold(verifier, VERIFY_SEATS, entry->seat != NULL, "the seat %s had not joined", name))
        verify_hold(verifier, VERIFY_SEATS, (entry->seat->role & roles) != 0, "the seat %s is %s, who may not do that",
                    name, role_names[entry->seat->role]);
}

static int32_t role_of(const char *name)
{
    if (strcmp(name, "umpire") == 0)
        return ROLE_UMPIRE;
    return strcmp(name, "player") == 0 ? ROLE_PLAYER : ROLE_SPECTATOR;
}

static bool may_join(const struct verify_seat *seat, int32_t role)
{
    return !seat || (!seat->joined && seat->role == role); /* the opener may give a nonce in this way */
}

static void verify_joined(struct verifier *verifier, const struct verify_entry *entry)
{
    const char *name = entry->envelope.seat;
    int32_t role = role_of(json_text_member(entry->root, "role"));
    struct verify_seat *seat = entry->seat;
    if (!verify_hold(verifier, VERIFY_SEATS, may_join(seat, role), "the seat %s had joined before", name))
        return;
    seat = seat ? seat : seat_add(verifier, name, role);
    if (!verify_hold(verifier, VERIFY_SEATS, seat != NULL, "there are more than %d seats", VERIFY_SEATS_MAX))
        return;
    seat->joined = true;
    seat->fallback = json_true_member(entry->root, "fallback");
    seat->keeper = json_true_member(entry->root, "keeper");
    if (!verifier->both && (seat->fallback || seat->keeper))
        verify_fail_at(verifier, VERIFY_SEATS, entry->place, "fallback and keeper are for mode both");
    if (json_member(entry->root, "nonce"))
        verify_nonce(verifier, entry);
}

static void verify_closed(struct verifier *verifier, const struct verify_entry *entry)
{
    (void)entry;
    verifier->closed = true;
}

void verify_entry(struct verifier *verifier, struct verify_entry *entry)
{
    entry->page->kind = (uint8_t)entry->kind;
    order_check(verifier, entry);
    verify_seen(verifier, entry);
    key_check(verifier, entry);
    seat_check(verifier, entry);
    verify_turn(verifier, entry);
    if (by_kind[entry->kind])
        by_kind[entry->kind](verifier, entry);
}
