/* Cosignatures: a time, and a signature over that time and the text of the checkpoint. */
#include "ledger/cosignature.h"
#include "crypto/crypto.h"
#include "ledger/note_key.h"
#include <string.h>

#define DASH "\u2014 " /* an em dash and a space: how a signature line begins */

enum {
    COSIGNATURE = 0x04,
    NAME_BYTES = 8, /* of the key, in the name */
    TIME_SIZE = 8,
    ID_SIZE = 4,
    BLOB_SIZE = ID_SIZE + TIME_SIZE + DEVICE_SIGNATURE_SIZE,
    SIGNED_MAX = CHECKPOINT_ORIGIN_MAX + 4096, /* a checkpoint with further lines */
};

bool cosigner_make(const char *origin, const struct device_key *key, struct cosigner *ret)
{
    static const uint8_t between[] = {'\n', COSIGNATURE};
    char hex[2 * NAME_BYTES + 1];
    struct digest state;
    struct hash hash;
    struct text name;
    hex_write(key->bytes, NAME_BYTES, hex);
    text_start(&name, ret->name, sizeof ret->name);
    text_format(&name, "%s/%s", origin, hex);
    if (name.cut || !note_name_fits(ret->name, name.used))
        return false;
    digest_start(&state);
    digest_add(&state, ret->name, name.used);
    digest_add(&state, between, sizeof between);
    digest_add(&state, key->bytes, sizeof key->bytes);
    digest_end(&state, hash.bytes);
    memcpy(ret->id, hash.bytes, sizeof ret->id);
    ret->key = *key;
    return true;
}

void cosigner_write(const struct cosigner *cosigner, char *ret)
{
    uint8_t typed[1 + DEVICE_KEY_SIZE] = {COSIGNATURE};
    char id[2 * ID_SIZE + 1], base64[BASE64_SIZE(sizeof typed)];
    struct text words;
    memcpy(typed + 1, cosigner->key.bytes, DEVICE_KEY_SIZE);
    hex_write(cosigner->id, ID_SIZE, id);
    base64_write(typed, sizeof typed, base64);
    text_start(&words, ret, NOTE_KEY_TEXT_SIZE);
    text_format(&words, "%s+%s+%s", cosigner->name, id, base64);
}

/* Writes what is signed. Returns its length, or 0 when it is too long. */
static size_t message_write(const struct note *note, uint64_t time, char ret[SIGNED_MAX])
{
    struct text message;
    text_start(&message, ret, SIGNED_MAX);
    text_format(&message, "cosignature/v1\ntime %llu\n", (unsigned long long)time);
    text_add_bytes(&message, note->text, note->text_length);
    return message.cut || time > INT64_MAX ? 0 : message.used;
}

bool cosignature_add(struct text *out, const struct note *note, const struct cosigner *cosigner,
                     const struct device_secret *secret, uint64_t time)
{
    char message[SIGNED_MAX], base64[BASE64_SIZE(BLOB_SIZE)];
    uint8_t blob[BLOB_SIZE];
    size_t length = message_write(note, time, message);
    if (!length)
        return false;
    memcpy(blob, cosigner->id, ID_SIZE);
    for (int i = 0; i < TIME_SIZE; i++)
        blob[ID_SIZE + i] = (uint8_t)(time >> (56 - 8 * i));
    signature_make(message, length, secret->bytes, blob + ID_SIZE + TIME_SIZE);
    base64_write(blob, sizeof blob, base64);
    text_format(out, DASH "%s %s\n", cosigner->name, base64);
    return !out->cut;
}

static bool is_of(const struct note_signature *signature, const struct cosigner *cosigner)
{
    return signature->name_length == strlen(cosigner->name) &&
           memcmp(signature->name, cosigner->name, signature->name_length) == 0 &&
           memcmp(signature->id, cosigner->id, ID_SIZE) == 0;
}

static bool is_right(const struct note *note, const struct note_signature *signature, const struct cosigner *cosigner,
                     uint64_t *ret_time)
{
    char message[SIGNED_MAX];
    uint8_t blob[BLOB_SIZE];
    size_t length;
    if (!base64_read(signature->base64, signature->base64_length, blob, sizeof blob, &length) || length != sizeof blob)
        return false;
    *ret_time = 0;
    for (int i = 0; i < TIME_SIZE; i++)
        *ret_time = *ret_time << 8 | blob[ID_SIZE + i];
    length = message_write(note, *ret_time, message);
    return length && signature_verify(blob + ID_SIZE + TIME_SIZE, message, length, cosigner->key.bytes);
}

enum note_verdict cosignature_verify(const struct note *note, const struct cosigner *cosigner, uint64_t *ret_time)
{
    enum note_verdict verdict = NOTE_UNKNOWN;
    *ret_time = 0;
    for (size_t i = 0; i < note->signature_count; i++) {
        uint64_t time;
        if (!is_of(&note->signatures[i], cosigner))
            continue;
        if (!is_right(note, &note->signatures[i], cosigner, &time))
            return NOTE_FORGED;
        verdict = NOTE_SIGNED;
        if (time > *ret_time)
            *ret_time = time;
    }
    return verdict;
}

bool cosignature_line_fits(const struct note *note, const char *line, const struct cosigner *cosigner)
{
    char bytes[SIGNED_MAX + COSIGNATURE_LINE_MAX];
    struct text text;
    struct note alone;
    uint64_t time;
    text_start(&text, bytes, sizeof bytes);
    text_add_bytes(&text, note->text, note->text_length);
    text_format(&text, "\n%s\n", line);
    return !text.cut && note_read(bytes, text.used, &alone) && alone.signature_count == 1 &&
           alone.text_length == note->text_length && cosignature_verify(&alone, cosigner, &time) == NOTE_SIGNED;
}
