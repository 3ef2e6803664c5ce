/* What an opening tells: the umpire's token, the codes that let others join, the token of the spectators' link. The
 * store keeps hashes of them alone. */
#pragma once
#include "join_code.h"
#include "keys.h"
#include "store_read.h"

/* Under it they can be asked for again, so nobody may guess it; it stands in no entry. Joiners' keys likewise. */
enum { SECRET_KEY_MIN = 16 };

/* What lets others watch: made from the server's key and the session alone, so that it can be told again at any time.
 */
struct spectators_secrets {
    char token[TOKEN_TEXT_SIZE];
    char code[JOIN_CODE_SIZE];
};

struct opening_secrets {
    char umpire[TOKEN_TEXT_SIZE];
    char codes[STORE_CODES_MAX - 1][JOIN_CODE_SIZE]; /* of the sides in their order */
    struct spectators_secrets spectators;
};

/* The umpire's token and the sides' codes are random when `key` is NULL, else those that the key gives in this session;
 * `sides` is how many there are. False when the ring has no key. */
bool opening_secrets_make(const struct key_ring *keys, const struct uuid *session, const char *key, int32_t sides,
                          struct opening_secrets *ret);
/* Those that the key gave when the session was opened, by the server's present key or one of before. False when none of
 * them made the session's. */
bool opening_secrets_again(const struct key_ring *keys, const struct store_session *session, const char *key,
                           struct opening_secrets *ret);
/* The same of what lets others watch, for which no key is needed. Accepts NULL keys. */
bool spectators_secrets_again(const struct key_ring *keys, const struct store_session *session,
                              struct spectators_secrets *ret);
