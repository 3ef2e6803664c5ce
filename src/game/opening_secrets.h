/* The secrets of an opening: the umpire's token, the join codes, the token of the spectators' link. The store has
 * only their hashes. */
#pragma once
#include "game/join_code.h"
#include "keys/keys.h"
#include "store/store_read.h"

/* A client that knows the key can ask for the secrets again, so it must not be guessable; it is in no entry. The same
 * goes for joiners' keys. */
enum { SECRET_KEY_MIN = 16 };

/* The spectators' secrets are made from the server's key and the session only, so they can be shown again at any
 * time. */
struct spectators_secrets {
    char token[TOKEN_TEXT_SIZE];
    char code[JOIN_CODE_SIZE];
};

struct opening_secrets {
    char umpire[TOKEN_TEXT_SIZE];
    char codes[STORE_CODES_MAX - 1][JOIN_CODE_SIZE]; /* of the sides in their order */
    struct spectators_secrets spectators;
};

/* The umpire's token and the sides' codes are random if `key` is NULL, else derived from the key in this session;
 * `sides` is their number. False if the ring has no key. */
bool opening_secrets_make(const struct key_ring *keys, const struct uuid *session, const char *key, int32_t sides,
                          struct opening_secrets *ret);
/* The secrets that the key gave when the session was opened, under the server's current key or an earlier one. False
 * if none of these made the session's secrets. */
bool opening_secrets_again(const struct key_ring *keys, const struct store_session *session, const char *key,
                           struct opening_secrets *ret);
/* The same for the spectators' secrets, which need no key. Accepts NULL keys. */
bool spectators_secrets_again(const struct key_ring *keys, const struct store_session *session,
                              struct spectators_secrets *ret);
