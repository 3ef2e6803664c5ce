/* Sealed games for tests: seats that join, and a check of an export that shares nothing with the service but the public
 * functions of libumpire. */
#pragma once
#include "client.h"
#include <umpire/ledger.h>

enum { NONCE_HEX = 32 };

/* Joins a seat; `role` NULL: a player (blue of the second side, everybody else of the first), with a nonce made of
 * `digit`; else a spectator. The token goes to `ret`. */
void seat_join(struct client *client, const struct test_game *game, const char *name, const char *role, char digit,
               char ret[64]);

/* Reads an export and checks it: the tree over its entries, the last checkpoint with its signature, the chain, and the
 * faces of every sealed ruling with plain dice; then everything else, as `umpire verify` does. Fails where something
 * does not hold; returns how many entries it has, `ret_sealed` (may be NULL) how many rulings are sealed. */
int export_check(const char *bytes, int *ret_sealed);
