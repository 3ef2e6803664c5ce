/* Random or derived. A code is short enough to be read out: it is made from the hash of a token of its own. */
#include "game/opening_secrets.h"
#include <string.h>

static void code_of(const char *token, char ret[JOIN_CODE_SIZE])
{
    struct hash hash = hash_of(token, strlen(token));
    join_code_write(hash.bytes, ret);
}

/* For the spectators, without the opening's key: players may be shown them. No opening's key is empty. */
static bool spectators_derive(const struct key_ring *keys, size_t place, const struct uuid *session,
                              struct spectators_secrets *ret)
{
    char code[TOKEN_TEXT_SIZE];
    if (!opening_derive(keys, place, session, "spectators", "", ret->token) ||
        !opening_derive(keys, place, session, "spectators' code", "", code))
        return false;
    code_of(code, ret->code);
    return true;
}

/* `sides` is how many there are. */
static bool secrets_derive(const struct key_ring *keys, size_t place, const struct uuid *session, const char *key,
                           int32_t sides, struct opening_secrets *ret)
{
    if (!opening_derive(keys, place, session, "umpire", key, ret->umpire) ||
        !spectators_derive(keys, place, session, &ret->spectators))
        return false;
    for (int32_t i = 0; i < sides; i++) {
        char what[] = "join code 0", code[TOKEN_TEXT_SIZE];
        what[sizeof what - 2] = (char)('0' + i);
        if (!opening_derive(keys, place, session, what, key, code))
            return false;
        code_of(code, ret->codes[i]);
    }
    return true;
}

bool opening_secrets_make(const struct key_ring *keys, const struct uuid *session, const char *key, int32_t sides,
                          struct opening_secrets *ret)
{
    if (key)
        return secrets_derive(keys, 0, session, key, sides, ret);
    token_new(ret->umpire);
    for (int32_t i = 0; i < sides; i++) {
        char code[TOKEN_TEXT_SIZE];
        token_new(code);
        code_of(code, ret->codes[i]);
    }
    return spectators_derive(keys, 0, session, &ret->spectators);
}

bool opening_secrets_again(const struct key_ring *keys, const struct store_session *session, const char *key,
                           struct opening_secrets *ret)
{
    for (size_t place = 0; secrets_derive(keys, place, &session->id, key, session->code_count - 1, ret); place++) {
        struct hash hash = hash_of(ret->umpire, strlen(ret->umpire));
        for (int32_t i = 0; i < session->seat_count; i++)
            if (hash_equal(&session->seats[i].token, &hash))
                return true;
    }
    return false;
}

bool spectators_secrets_again(const struct key_ring *keys, const struct store_session *session,
                              struct spectators_secrets *ret)
{
    struct hash hash;
    for (size_t place = 0; keys && spectators_derive(keys, place, &session->id, ret); place++)
        if (join_code_hash(ret->code, &hash) && hash_equal(&session->join_codes[session->code_count - 1], &hash))
            return true;
    return false;
}
