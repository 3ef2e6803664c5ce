/* The keys of a process: files that fit what the database lists. */
#include "base/log.h"
#include "crypto/crypto.h"
#include "keys/keys.h"
#include <string.h>

enum { WHY_MAX = KEY_PATH_MAX + 200 };

/* The record of a kind with the highest number below `below`; NULL when there is none. */
static const struct key_record *record_below(const struct key_record *records, size_t count, enum key_kind kind,
                                             int32_t below)
{
    const struct key_record *found = NULL;
    for (size_t i = 0; i < count; i++)
        if (records[i].kind == kind && records[i].number < below && (!found || records[i].number > found->number))
            found = &records[i];
    return found;
}

static void encryption_add(struct key_ring *ring, const struct key_record *record,
                           const uint8_t secret[SERVER_KEY_SIZE])
{
    memcpy(ring->encryption[ring->encryption_count].fingerprint, record->fingerprint, FINGERPRINT_SIZE);
    memcpy(ring->encryption[ring->encryption_count].secret, secret, SERVER_KEY_SIZE);
    ring->encryption_count++;
}

/* Notes are signed by the present key, and by the one before while its file is there. */
static bool signer_add(struct key_ring *ring, const struct key_record *record, const uint8_t secret[SERVER_KEY_SIZE])
{
    char words[NOTE_KEY_TEXT_SIZE];
    struct note_signer *signer = &ring->signers[ring->signer_count];
    if (ring->signer_count == CHECKPOINT_SIGNERS_MAX)
        return true;
    if (!note_signer_make(ring->server, secret, signer))
        return false;
    note_key_write(&signer->key, words);
    if (strcmp(words, record->words) != 0)
        return false;
    ring->signer_count++;
    return true;
}

/* Takes one key into the ring. False after setting why the ring cannot do without it. */
static bool key_load(struct key_ring *ring, const char *directory, const struct key_record *record, bool present,
                     struct text *why)
{
    uint8_t secret[SERVER_KEY_SIZE];
    char words[WHY_MAX];
    struct text reason;
    text_start(&reason, words, sizeof words);
    enum key_file found = key_file_read(directory, record, secret, &reason);
    if (found == KEY_FILE_MISSING && !present) {
        log_event(LOG_WARNING, "keys", "an older key is not available: %s", words);
        return true;
    }
    if (found != KEY_FILE_READ) {
        text_add(why, words);
        if (found == KEY_FILE_MISSING)
            text_add(why, ". This database was set up with that key: give this process a copy of the key directory "
                          "that contains it (keys_directory)");
        return false;
    }
    bool fits = record->kind != KEY_SIGNING || signer_add(ring, record, secret);
    if (record->kind == KEY_ENCRYPTION)
        encryption_add(ring, record, secret);
    secret_wipe(secret, sizeof secret);
    if (!fits)
        text_format(why, "the public key that the database lists for the %s key %d does not match its file",
                    key_kind_name(record->kind), (int)record->number);
    return fits;
}

/* Loads the keys of one kind, the present one first. */
static bool kind_load(struct key_ring *ring, const char *directory, enum key_kind kind,
                      const struct key_record *records, size_t count, struct text *why)
{
    const struct key_record *record = record_below(records, count, kind, INT32_MAX);
    if (!record) {
        text_format(why, "the database lists no %s key", key_kind_name(kind));
        return false;
    }
    for (size_t place = 0; record && place < KEYS_MAX; place++) {
        if (!key_load(ring, directory, record, place == 0, why))
            return false;
        if (kind == KEY_SIGNING)
            ring->signing[ring->signing_count++] = *record;
        record = record_below(records, count, kind, record->number);
    }
    return true;
}

bool key_ring_load(struct key_ring *ring, const char *directory, const struct key_record *records, size_t count,
                   struct text *why)
{
    *ring = (struct key_ring){0};
    const struct key_record *signing = record_below(records, count, KEY_SIGNING, INT32_MAX);
    if (signing)
        key_server(signing, ring->server);
    if (kind_load(ring, directory, KEY_ENCRYPTION, records, count, why) &&
        kind_load(ring, directory, KEY_SIGNING, records, count, why))
        return true;
    key_ring_end(ring);
    return false;
}

void key_ring_end(struct key_ring *ring)
{
    secret_wipe(ring, sizeof *ring);
}
