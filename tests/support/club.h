/* Clubs for tests, made and revoked by the program as an operator does it. */
#pragma once
#include "client.h"

enum { CLUB_KEY_TEXT = 64 };

/* Adds a key to a club. */
void club_add(const char *database_url, const char *club, char ret_key[CLUB_KEY_TEXT]);
/* Revokes a club's keys, or the key with this id. */
void club_revoke(const char *database_url, const char *what);
/* Opens a session with the club's key; `rest` is JSON to stand behind the ruleset, NULL: nothing. */
void club_open(struct client *client, const char *key, const char *rest, struct test_game *ret);
