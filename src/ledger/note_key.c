/* Names and keys of notes, and base64. */
#include "ledger/note_key.h"
#include "crypto/crypto.h"
#include <string.h>

bool base64_read(const char *text, size_t length, uint8_t *ret, size_t size, size_t *ret_length)
{
    return base64_decode(BASE64_PADDED, text, length, ret, size, ret_length);
}

void base64_write(const uint8_t *bytes, size_t length, char *ret)
{
    base64_encode(BASE64_PADDED, bytes, length, ret, BASE64_SIZE(length));
}

bool note_text_fits(const char *text, size_t length)
{
    if (length == 0 || text[length - 1] != '\n' || !text_bytes_are_utf8(text, length))
        return false;
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)text[i] < 0x20 && text[i] != '\n')
            return false;
    return true;
}

/* The characters with the property White_Space (Unicode) above the controls, in UTF-8. */
static bool starts_with_space(const char *text, size_t length)
{
    static const char *const spaces[] = {
        " ",      "\xC2\x85", "\u00a0", "\u1680", "\u2000", "\u2001", "\u2002", "\u2003", "\u2004", "\u2005",
        "\u2006", "\u2007",   "\u2008", "\u2009", "\u200a", "\u2028", "\u2029", "\u202f", "\u205f", "\u3000",
    };
    for (size_t i = 0; i < sizeof spaces / sizeof spaces[0]; i++) {
        size_t size = strlen(spaces[i]);
        if (size <= length && memcmp(text, spaces[i], size) == 0)
            return true;
    }
    return false;
}

bool note_name_fits(const char *name, size_t length)
{
    if (length == 0 || !text_bytes_are_utf8(name, length))
        return false;
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)name[i] < 0x20 || name[i] == '+' || starts_with_space(name + i, length - i))
            return false;
    return true;
}

bool note_key_make(const char *name, const uint8_t key[NOTE_KEY_SIZE], struct note_key *ret)
{
    static const uint8_t between[] = {'\n', NOTE_ED25519};
    size_t length = strlen(name);
    struct digest state;
    struct hash hash;
    if (length >= NOTE_NAME_MAX || !note_name_fits(name, length))
        return false;
    digest_start(&state);
    digest_add(&state, name, length);
    digest_add(&state, between, sizeof between);
    digest_add(&state, key, NOTE_KEY_SIZE);
    digest_end(&state, hash.bytes);
    memcpy(ret->name, name, length + 1);
    memcpy(ret->id, hash.bytes, sizeof ret->id);
    memcpy(ret->bytes, key, NOTE_KEY_SIZE);
    return true;
}

bool note_key_read(const char *words, struct note_key *ret)
{
    struct note_key key;
    char again[NOTE_KEY_TEXT_SIZE];
    uint8_t typed[1 + NOTE_KEY_SIZE];
    size_t name = strcspn(words, "+"), length;
    if (name >= sizeof key.name || words[name] != '+')
        return false;
    size_t id = strcspn(words + name + 1, "+");
    const char *base64 = words + name + 1 + id;
    if (*base64++ != '+' || !base64_read(base64, strlen(base64), typed, sizeof typed, &length) ||
        length != sizeof typed || typed[0] != NOTE_ED25519)
        return false;
    memcpy(key.name, words, name);
    key.name[name] = '\0';
    if (!note_key_make(key.name, typed + 1, ret))
        return false;
    note_key_write(ret, again); /* compares the id exactly */
    return strcmp(again, words) == 0;
}

void note_key_write(const struct note_key *key, char *ret)
{
    uint8_t typed[1 + NOTE_KEY_SIZE] = {NOTE_ED25519};
    char id[2 * sizeof key->id + 1], base64[BASE64_SIZE(sizeof typed)];
    struct text words;
    memcpy(typed + 1, key->bytes, NOTE_KEY_SIZE);
    hex_encode(key->id, sizeof key->id, id);
    base64_write(typed, sizeof typed, base64);
    text_start(&words, ret, NOTE_KEY_TEXT_SIZE);
    text_format(&words, "%s+%s+%s", key->name, id, base64);
}
