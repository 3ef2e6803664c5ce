/* Clubs and their keys, for the operator: with the rights of the login, not of the service's role. Blocks. Each answers
 * STORE_DONE, or STORE_AWAY with why in a static sentence, or STORE_UNCERTAIN: it may have been done. */
#pragma once
#include "store/store_clubs.h"

struct sql_statement;
extern const struct sql_statement *const club_keys_statements[]; /* ends with NULL */

/* Adds a key to a club, which is made when it is not there. */
enum store_result club_key_add(const struct store_settings *settings, const char *club, const struct uuid *id,
                               const struct hash *key, const char **ret_why);
/* Calls `show` for each key in the order of clubs and time; `key` is NULL for a club without any. */
enum store_result club_keys_list(const struct store_settings *settings,
                                 void (*show)(const char *club, const struct store_club_key *key),
                                 const char **ret_why);
/* Revokes the keys of a club (`club`), or the one with this id (`id` is not NULL). `ret_meant`: how many those are;
 * `ret_revoked`: how many of them were in force. */
enum store_result club_keys_revoke(const struct store_settings *settings, const char *club, const struct uuid *id,
                                   int64_t *ret_meant, int64_t *ret_revoked, const char **ret_why);
