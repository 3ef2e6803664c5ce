/* The tree and the signatures under it: the file's checkpoints, the saved one, and what clients had seen. */
#include "ledger/cosignature.h"
#include "verify/verify_state.h"
#include <string.h>

void verify_leaf(struct verifier *verifier, struct verify_entry *entry)
{
    void *pages = verifier->pages;
    if (!verify_grow(verifier, &pages, &verifier->page_room, verifier->page_count, sizeof(struct verified_entry),
                     VERIFY_ENTRIES_MAX))
        return;
    verifier->pages = pages;
    entry->leaf = tree_leaf(entry->bytes, entry->length);
    tree_add(&verifier->tree, &entry->leaf); /* it holds more than VERIFY_ENTRIES_MAX */
    entry->page = &verifier->pages[verifier->page_count++];
    *entry->page = (struct verified_entry){
        .peak = tree_last_peak(&verifier->tree), .kind = ENTRY_KIND_COUNT, .asks = -1, .reused_count = -1};
}

struct hash verify_root(const struct verifier *verifier, uint64_t size)
{
    if (size == 0)
        return hash_of("", 0);
    struct hash root = verifier->pages[size - 1].peak;
    while ((size &= size - 1))
        root = tree_node(&verifier->pages[size - 1].peak, &root);
    return root;
}

/* Whether the first head.size entries have that root; there are as many. */
static bool has_root(const struct verifier *verifier, const struct tree_head *head)
{
    struct hash root = verify_root(verifier, head->size);
    return hash_equal(&head->root, &root);
}

void verify_client_checkpoint(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct tree_head *last_checkpoint = entry->parsed.last_checkpoint;
    if (!last_checkpoint)
        return;
    if (verify_hold(verifier, VERIFY_CLIENT_CHECKPOINTS, last_checkpoint->size <= (uint64_t)entry->place,
                    "the client had a checkpoint of %llu entries, but only %lld come before",
                    (unsigned long long)last_checkpoint->size, (long long)entry->place))
        verify_hold(verifier, VERIFY_CLIENT_CHECKPOINTS, has_root(verifier, last_checkpoint),
                    "the client had a checkpoint of other entries: the first %llu have a different root",
                    (unsigned long long)last_checkpoint->size);
}

static const char *verdict_words(enum checkpoint_verdict verdict)
{
    static const char *const words[] = {
        [CHECKPOINT_SIGNED] = "it is signed",
        [CHECKPOINT_MALFORMED] = "it is not a signed checkpoint",
        [CHECKPOINT_UNKNOWN] = "it is not signed by a known key",
        [CHECKPOINT_FORGED] = "its signature is wrong",
        [CHECKPOINT_ELSEWHERE] = "it is signed, but for another session or by another server",
    };
    return words[verdict];
}

/* The checkpoint's root against the entries; those between the last right checkpoint and this one are in doubt. */
static void head_check(struct verifier *verifier, const struct tree_head *head)
{
    uint64_t from = verifier->covered, count = verifier->page_count;
    verify_hold(verifier, VERIFY_TREE, head->size > from || !verifier->any_checkpoint,
                "the checkpoint does not cover more entries than the one before");
    verifier->any_checkpoint = true;
    if (head->size > count)
        verify_fail_at(verifier, VERIFY_TREE, (int64_t)count,
                       "the checkpoint covers %llu entries, but the file has %llu: the others are missing",
                       (unsigned long long)head->size, (unsigned long long)count);
    else if (!has_root(verifier, head))
        verify_fail_at(
            verifier, VERIFY_TREE, (int64_t)from,
            "the entries do not have the root of the checkpoint: of those from %llu to %llu, at least one was "
            "changed, added or taken out after it was signed",
            (unsigned long long)from, (unsigned long long)(head->size ? head->size - 1 : 0));
    else
        verify_hold(verifier, VERIFY_TREE, true, "the root is right");
    verifier->covered = head->size;
}

/* Which of the file's keys signed a note whose signatures are right. */
static const struct note_key *signer_find(const struct verifier *verifier, const struct note *note)
{
    for (size_t i = 0; i < verifier->key_count; i++)
        for (size_t k = 0; k < note->signature_count; k++)
            if (memcmp(verifier->keys[i].id, note->signatures[k].id, sizeof note->signatures[k].id) == 0)
                return &verifier->keys[i];
    return NULL;
}

/* Lines of devices under a checkpoint that the server signed: of those that the seats have, and of those before. Lines
 * of other keys are ignored. */
static void cosignatures_check(struct verifier *verifier, const struct note *note, const struct checkpoint *checkpoint)
{
    int32_t count = verifier->protocol.seat_count + verifier->former_count;
    for (int32_t i = 0; i < count; i++) {
        const struct seat *seat =
            i < verifier->former_count ? &verifier->former[i] : &verifier->protocol.seats[i - verifier->former_count];
        struct cosigner cosigner;
        uint64_t time;
        if (!seat->keyed || !cosigner_make(checkpoint->origin, &seat->key, &cosigner))
            continue;
        enum note_verdict verdict = cosignature_verify(note, &cosigner, &time);
        if (verdict == NOTE_UNKNOWN)
            continue;
        if (!verify_hold(verifier, VERIFY_SIGNATURES, verdict == NOTE_SIGNED,
                         "a checkpoint's cosignature is not that of the device of the seat %s", seat->name))
            continue;
        verify_notice(verifier, VERIFY_WARNING_COSIGNED, (int64_t)checkpoint->head.size - 1);
        const struct seat *now = protocol_seat(&verifier->protocol, seat->name);
        uint64_t *seen = now ? &verifier->seen[now - verifier->protocol.seats] : NULL;
        if (seen && *seen < checkpoint->head.size)
            *seen = checkpoint->head.size;
    }
}

void verify_checkpoint(struct verifier *verifier, const char *note, size_t length)
{
    const struct verify_trust *trust = &verifier->trust;
    struct checkpoint checkpoint;
    struct note read;
    if (note_read(note, length, &read) && checkpoint_read(&read, &checkpoint))
        head_check(verifier, &checkpoint.head);
    enum checkpoint_verdict own =
        checkpoint_open(note, length, verifier->keys, verifier->key_count, &verifier->session, &checkpoint);
    verify_hold(verifier, VERIFY_SIGNATURES, own == CHECKPOINT_SIGNED, "a checkpoint, by the keys of the file: %s",
                verdict_words(own));
    verifier->signer = own == CHECKPOINT_SIGNED ? signer_find(verifier, &read) : NULL;
    if (own == CHECKPOINT_SIGNED)
        cosignatures_check(verifier, &read, &checkpoint);
    if (own == CHECKPOINT_SIGNED)
        verify_hold(verifier, VERIFY_SIGNATURES, strcmp(checkpoint.origin, verifier->origin) == 0,
                    "a checkpoint's origin differs from the header's");
    if (trust->key_count == 0)
        return;
    enum checkpoint_verdict given =
        checkpoint_open(note, length, trust->keys, trust->key_count, &verifier->session, &checkpoint);
    verify_hold(verifier, VERIFY_SIGNATURES, given != CHECKPOINT_FORGED, "a checkpoint, by a given key: %s",
                verdict_words(given));
    verifier->covered_by_given = given == CHECKPOINT_SIGNED;
}

static void saved_check(struct verifier *verifier)
{
    const struct verify_trust *trust = &verifier->trust;
    const struct note_key *keys = trust->key_count ? trust->keys : verifier->keys;
    size_t key_count = trust->key_count ? trust->key_count : verifier->key_count;
    uint64_t count = verifier->page_count;
    struct checkpoint saved;
    enum checkpoint_verdict verdict =
        checkpoint_open(trust->saved, trust->saved_length, keys, key_count, &verifier->session, &saved);
    if (!verify_hold(verifier, VERIFY_SAVED_CHECKPOINT, verdict == CHECKPOINT_SIGNED,
                     "the saved checkpoint, by the keys %s: %s", trust->key_count ? "that were given" : "of the file",
                     verdict_words(verdict)))
        return;
    struct note read;
    if (note_read(trust->saved, trust->saved_length, &read))
        cosignatures_check(verifier, &read, &saved);
    if (saved.head.size > count)
        verify_fail_at(verifier, VERIFY_SAVED_CHECKPOINT, (int64_t)count,
                       "the saved checkpoint covers %llu entries, but the file has %llu: the end is missing",
                       (unsigned long long)saved.head.size, (unsigned long long)count);
    else if (!has_root(verifier, &saved.head))
        verify_fail_at(
            verifier, VERIFY_SAVED_CHECKPOINT, 0,
            "the first %llu entries are not those that the saved checkpoint covers: the record was rewritten",
            (unsigned long long)saved.head.size);
    else
        verify_hold(verifier, VERIFY_SAVED_CHECKPOINT, true, "it is the beginning");
}

/* A checkpoint of no entries covers none: a person who saved one has saved nothing. */
static bool covers_nothing(const struct verify_trust *trust)
{
    struct note note;
    struct checkpoint checkpoint;
    return note_read(trust->saved, trust->saved_length, &note) && checkpoint_read(&note, &checkpoint) &&
           checkpoint.head.size == 0;
}

/* The last checkpoint covers all, unless the header says that the server signed nothing: nobody signs the header, so
 * such a file never passes. A session that is not sealed may have none, but then anybody can have written it: if
 * a trusted key was given, its signature is required. */
static void cover_check(struct verifier *verifier)
{
    if (verifier->stopped) {
        const char *why = verifier->any_checkpoint
                              ? "the file says \"stopped\", so that nothing in it may be signed, but it has checkpoints"
                              : "nothing is signed; the file says \"stopped\", that the server's database had lost "
                                "entries, but anybody can write that";
        verify_skip(verifier, VERIFY_TREE, why);
        verify_skip(verifier, VERIFY_SIGNATURES, why);
        verify_notice(verifier, VERIFY_WARNING_STOPPED, -1);
        if (!verifier->any_checkpoint)
            return;
    }
    bool needed = verifier->chain.sealed || verifier->halted || verifier->stage == STAGE_CHECKPOINTS;
    if (needed && verifier->covered < verifier->page_count)
        verify_fail_at(verifier, VERIFY_TREE, (int64_t)verifier->covered,
                       "the last checkpoint covers %llu entries, but the file has %llu: the others are not signed",
                       (unsigned long long)verifier->covered, (unsigned long long)verifier->page_count);
    if (verifier->trust.key_count + verifier->trust.word_count > 0)
        verify_hold(verifier, VERIFY_SIGNATURES, verifier->covered_by_given,
                    "the last checkpoint is not signed by a trusted key");
}

void verify_tree_end(struct verifier *verifier)
{
    if (verifier->stage == STAGE_STOPPED)
        return;
    cover_check(verifier);
    if (verifier->trust.saved && !covers_nothing(&verifier->trust))
        saved_check(verifier);
    else
        verify_notice(verifier, VERIFY_WARNING_NO_SAVED_CHECKPOINT, -1);
    if (verifier->trust.key_count + verifier->trust.word_count == 0)
        verify_notice(verifier, VERIFY_WARNING_NO_TRUSTED_KEY, -1);
}
