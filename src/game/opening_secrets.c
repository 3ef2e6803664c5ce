/* Drawn or derived. A code is short enough to be read out: it is made from the hash of a token of its own. */
#include "opening_secrets.h"
#include <string.h>

/* Letters and digits that are not taken for each other: 16 of 31 are 79 bits. Two bytes for each keep their chances
 * alike within a part in 30,000. */
static void code_of(const char *token, char ret[JOIN_CODE_SIZE])
{
    static const char letters[] = "23456789abcdefghjkmnpqrstuvwxyz";
    struct hash hash = hash_of(token, strlen(token));
    for (size_t i = 0; i < JOIN_CODE_SIZE - 1; i++) {
        uint32_t number = (uint32_t)hash.bytes[2 * i] << 8 | hash.bytes[2 * i + 1];
        ret[i] = letters[number % (sizeof letters - 1)];
    }
    ret[JOIN_CODE_SIZE - 1] = '\0';
}

static bool secrets_derive(const struct key_ring *keys, size_t place, const struct uuid *session, const char *key,
                           struct opening_secrets *ret)
{
    char code[TOKEN_TEXT_SIZE];
    if (!opening_derive(keys, place, session, "umpire", key, ret->umpire) ||
        !opening_derive(keys, place, session, "spectators", key, ret->spectators) ||
        !opening_derive(keys, place, session, "join code", key, code))
        return false;
    code_of(code, ret->code);
    return true;
}

void opening_secrets_make(const struct key_ring *keys, const struct uuid *session, const char *key,
                          struct opening_secrets *ret)
{
    char code[TOKEN_TEXT_SIZE];
    if (key && secrets_derive(keys, 0, session, key, ret))
        return;
    token_new(ret->umpire);
    token_new(ret->spectators);
    token_new(code);
    code_of(code, ret->code);
}

bool opening_secrets_again(const struct key_ring *keys, const struct store_session *session, const char *key,
                           struct opening_secrets *ret)
{
    for (size_t place = 0; secrets_derive(keys, place, &session->id, key, ret); place++) {
        struct hash hash = hash_of(ret->umpire, strlen(ret->umpire));
        for (int32_t i = 0; i < session->seat_count; i++)
            if (hash_equal(&session->seats[i].token, &hash))
                return true;
    }
    return false;
}
