/* The list of the server's keys in the database: what everybody may know of them. Called at the start and by the
 * operator, and blocks. Only the caller knows what keys are. */
#pragma once
#include "store/store.h"

struct sql_statement;
extern const struct sql_statement *const server_keys_statements[]; /* ends with NULL */

enum { STORE_KEY_WORDS_MAX = 512, STORE_KEYS_MAX = 64 };

struct store_key {
    char kind[16];
    int32_t number; /* of its kind, from 1 */
    uint8_t fingerprint[16];
    char words[STORE_KEY_WORDS_MAX];
    int64_t created_at; /* microseconds */
};

struct store_keys {
    size_t count;
    struct store_key list[STORE_KEYS_MAX];
};

/* STORE_DONE, or STORE_AWAY: `ret_why` then says why in a static sentence. */
enum store_result server_keys_read(const struct store_settings *settings, struct store_keys *ret, const char **ret_why);
/* Adds keys, all or none. STORE_DONE; STORE_REFUSED: a number is taken, somebody else was first; STORE_AWAY;
 * STORE_UNCERTAIN: they may have been added. */
enum store_result server_keys_add(const struct store_settings *settings, const struct store_keys *keys,
                                  const char **ret_why);
