/* What entries say, read from their JSON. For the referee room alone: showing them (recorded.c) and checking them
 * (verify_*.c). Everything that is read lives in the arena or in the JSON. */
#pragma once
#include "entry.h"
#include "intent.h"
#include "json.h"

/* What stands in every entry. False when something is missing. `seen` is memory for what the client had seen. */
bool envelope_read(const struct json_t *root, struct envelope *ret, struct tree_head *seen);

enum reading {
    READING_DONE,
    READING_UNKNOWN, /* a ruleset, a step or a version that this program does not have */
    READING_WRONG,   /* after adding violations, but for faces that no die has; or memory is out */
};

/* The question of a ruling or of an asked one. `options` are the session's; NULL: those that the entry names, the
 * others by default. */
enum reading question_read(struct arena *arena, const struct json_t *root, const void *options, struct intent *ret,
                           struct violations *violations);
/* All faces of all draws, in order, as dice to be declared again. */
bool faces_read(struct arena *arena, const struct json_t *draws, struct dice_declared *ret);
/* What the ruling rests on: its dice, its units, its turn. False when a member is not what docs/ledger.md says. */
bool grounds_read(struct arena *arena, const struct json_t *root, struct grounds *ret);
/* A nonce in hexadecimal, of a length that is allowed. */
bool nonce_read(const char *hex, uint8_t ret[NONCE_MAX], size_t *ret_length);
