/* What an opening tells once: the umpire's token, the codes that let others join, the token of the spectators' link.
 * The store keeps hashes of them alone. */
#pragma once
#include "join_code.h"
#include "keys.h"
#include "store_read.h"

/* Under it they can be asked for again, so nobody may guess it; it stands in no entry. Joiners' keys likewise. */
enum { SECRET_KEY_MIN = 16 };

struct opening_secrets {
    char umpire[TOKEN_TEXT_SIZE];
    char spectators[TOKEN_TEXT_SIZE];
    char codes[STORE_CODES_MAX][JOIN_CODE_SIZE]; /* of the sides in their order, then of those who watch */
};

/* Random ones when `key` is NULL, else those that the key gives in this session; `codes` is how many. */
void opening_secrets_make(const struct key_ring *keys, const struct uuid *session, const char *key, int32_t codes,
                          struct opening_secrets *ret);
/* Those that the key gave when the session was opened, by the server's present key or one of before. False when none of
 * them made the session's. */
bool opening_secrets_again(const struct key_ring *keys, const struct store_session *session, const char *key,
                           struct opening_secrets *ret);
