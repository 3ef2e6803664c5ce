/* What is checked for every entry, whatever its kind: session, time, keys, and that the protocol admits it. Then each
 * kind whose contents can be worked out again goes where it belongs. */
#include "verify/verify_state.h"
#include <stdlib.h>
#include <string.h>

static void (*const by_kind[ENTRY_KIND_COUNT])(struct verifier *, const struct verify_entry *) = {
    [ENTRY_OPENED] = verify_opened,        [ENTRY_REKEY] = verify_anchor,
    [ENTRY_RULING] = verify_ruling,        [ENTRY_CORRECTION] = verify_ruling,
    [ENTRY_ASKED] = verify_asked_question, [ENTRY_DECLARED_AGREED] = verify_declared_agreed,
    [ENTRY_NONCE] = verify_nonce,          [ENTRY_JOINED] = verify_nonce,
};

static void order_check(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct entry *parsed = &entry->parsed;
    verify_hold(verifier, VERIFY_ORDER, uuid_equal(&parsed->session, &verifier->session),
                "the entry belongs to another session");
    if (entry->place > 0 && parsed->at < verifier->last_at)
        verify_notice(verifier, VERIFY_WARNING_CLOCK_WENT_BACK, entry->place);
    verifier->last_at = parsed->at;
}

/* Nothing of it is secret. */
static bool is_same(const struct hash *one, const struct hash *other)
{
    return memcmp(one->bytes, other->bytes, HASH_SIZE) == 0;
}

/* The slot that has a hash, or the free slot for it. */
static struct hash *slot_find(struct verify_set *set, const struct hash *hash)
{
    static const struct hash nothing;
    size_t at;
    memcpy(&at, hash->bytes, sizeof at);
    for (;; at++) {
        struct hash *slot = &set->slots[at & (set->size - 1)];
        if (is_same(slot, hash) || is_same(slot, &nothing))
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
        if (!is_same(&set->slots[i], &nothing))
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
    if (is_same(slot, hash))
        return false;
    *slot = *hash;
    set->used++;
    return true;
}

/* A seat and its key as text, to hash. */
static struct hash key_hash(struct verifier *verifier, const struct entry *parsed)
{
    struct writer *out = &verifier->scratch;
    writer_reset(out);
    write_array(out);
    write_string(out, parsed->seat);
    write_string(out, parsed->key);
    write_array_end(out);
    verifier->starved = verifier->starved || out->failed;
    return hash_of(out->failed ? "" : out->at, out->failed ? 0 : out->used);
}

static void key_check(struct verifier *verifier, const struct verify_entry *entry)
{
    if (!entry->parsed.key)
        return;
    struct hash both = key_hash(verifier, &entry->parsed);
    verify_hold(verifier, VERIFY_KEYS, set_add(verifier, &verifier->idempotency, &both),
                "the seat %s has already used the key \"%.60s\"", entry->parsed.seat, entry->parsed.key);
}

/* Entries that can be written without the rules are written again: the same members make the same bytes. */
static void plain_again(struct verifier *verifier, const struct verify_entry *entry)
{
    writer_reset(&verifier->scratch);
    entry_write(&verifier->scratch, &entry->parsed);
    verify_rewritten(verifier, VERIFY_FORM, entry, false);
}

void verify_entry(struct verifier *verifier, struct verify_entry *entry)
{
    entry->page->kind = (uint8_t)entry->parsed.kind;
    entry->page->at = entry->parsed.at;
    order_check(verifier, entry);
    verify_client_checkpoint(verifier, entry);
    key_check(verifier, entry);
    verify_protocol(verifier, entry);
    if (!entry_row(entry->parsed.kind)->by_rules)
        plain_again(verifier, entry);
    if (by_kind[entry->parsed.kind] && !verifier->starved)
        by_kind[entry->parsed.kind](verifier, entry);
    int64_t voids = entry->admitted ? protocol_taken_back_by(&verifier->protocol, entry->parsed.seq) : 0;
    verify_roll_follow(verifier, entry, voids);
    if (!verifier->starved)
        verify_units_follow(verifier, entry, voids);
}
