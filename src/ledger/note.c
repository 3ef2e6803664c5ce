/* Signed notes: reading to the letter, verifying, signing. */
#include "ledger/note.h"
#include "crypto/crypto.h"
#include "ledger/note_key.h"
#include <string.h>

#define DASH "\u2014 " /* an em dash and a space: how a signature line begins */

/* One line without its newline. */
static bool signature_read(const char *line, size_t length, struct note_signature *ret)
{
    static const size_t dash = sizeof DASH - 1;
    uint8_t blob[NOTE_BLOB_MAX];
    size_t blob_length;
    if (length < dash || memcmp(line, DASH, dash) != 0)
        return false;
    ret->name = line + dash;
    const char *space = memchr(ret->name, ' ', length - dash);
    if (!space)
        return false;
    ret->name_length = (size_t)(space - ret->name);
    ret->base64 = space + 1;
    ret->base64_length = length - dash - ret->name_length - 1;
    if (!note_name_fits(ret->name, ret->name_length) ||
        !base64_read(ret->base64, ret->base64_length, blob, sizeof blob, &blob_length) || blob_length <= sizeof ret->id)
        return false;
    memcpy(ret->id, blob, sizeof ret->id);
    return true;
}

/* Where the signatures begin: after the last empty line. NULL when there is none. */
static const char *signatures_find(const char *bytes, size_t length)
{
    for (size_t i = length; i >= 2; i--)
        if (bytes[i - 1] == '\n' && bytes[i - 2] == '\n')
            return bytes + i;
    return NULL;
}

bool note_read(const char *bytes, size_t length, struct note *ret)
{
    const char *at = note_text_fits(bytes, length) ? signatures_find(bytes, length) : NULL, *end = bytes + length;
    if (!at || at == end)
        return false;
    ret->text = bytes;
    ret->text_length = (size_t)(at - bytes) - 1;
    ret->signature_count = 0;
    while (at < end) {
        const char *newline = memchr(at, '\n', (size_t)(end - at)); /* the last byte is a newline */
        if (ret->signature_count == NOTE_SIGNATURES_MAX ||
            !signature_read(at, (size_t)(newline - at), &ret->signatures[ret->signature_count]))
            return false;
        ret->signature_count++;
        at = newline + 1;
    }
    return true;
}

static bool is_of_key(const struct note_signature *signature, const struct note_key *key)
{
    return signature->name_length == strlen(key->name) &&
           memcmp(signature->name, key->name, signature->name_length) == 0 &&
           memcmp(signature->id, key->id, sizeof key->id) == 0;
}

static bool is_right(const struct note *note, const struct note_signature *signature, const struct note_key *key)
{
    uint8_t blob[sizeof key->id + NOTE_SIGNATURE_SIZE];
    size_t length;
    return base64_read(signature->base64, signature->base64_length, blob, sizeof blob, &length) &&
           length == sizeof blob && signature_verify(blob + sizeof key->id, note->text, note->text_length, key->bytes);
}

enum note_verdict note_verify(const struct note *note, const struct note_key *keys, size_t key_count)
{
    enum note_verdict verdict = NOTE_UNKNOWN;
    for (size_t i = 0; i < note->signature_count; i++)
        for (size_t k = 0; k < key_count; k++) {
            if (!is_of_key(&note->signatures[i], &keys[k]))
                continue;
            if (!is_right(note, &note->signatures[i], &keys[k]))
                return NOTE_FORGED;
            verdict = NOTE_SIGNED;
        }
    return verdict;
}

bool note_signer_make(const char *name, const uint8_t seed[NOTE_SEED_SIZE], struct note_signer *ret)
{
    uint8_t key[NOTE_KEY_SIZE];
    signature_pair(seed, ret->secret, key);
    if (note_key_make(name, key, &ret->key))
        return true;
    note_signer_end(ret);
    return false;
}

void note_signer_end(struct note_signer *signer)
{
    secret_wipe(signer, sizeof *signer);
}

bool note_sign(struct text *out, const char *words, const struct note_signer *signers, size_t signer_count)
{
    size_t length = strlen(words);
    if (!note_text_fits(words, length) || signer_count < 1 || signer_count > NOTE_SIGNATURES_MAX)
        return false;
    text_add(out, words);
    text_add(out, "\n");
    for (size_t i = 0; i < signer_count; i++) {
        const struct note_signer *signer = &signers[i];
        uint8_t blob[sizeof signer->key.id + NOTE_SIGNATURE_SIZE];
        char base64[BASE64_SIZE(sizeof blob)];
        memcpy(blob, signer->key.id, sizeof signer->key.id);
        signature_make(words, length, signer->secret, blob + sizeof signer->key.id);
        base64_write(blob, sizeof blob, base64);
        text_format(out, DASH "%s %s\n", signer->key.name, base64);
    }
    return !out->cut;
}
