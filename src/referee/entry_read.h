/* The content of entries, read from their JSON by the table of kinds (kinds.h). All results live in the arena or in the
 * JSON. */
#pragma once
#include "fields/json.h"
#include "ledger/entry.h"
#include "referee/intent.h"

/* Reads the members that every entry has. False if one is missing or malformed. */
bool envelope_read(struct arena *arena, const struct json_t *root, struct entry *ret);
/* Reads all of an entry of a known kind. `strict`: it has no members that its kind does not have. False after adding
 * violations; without a violation when the members do not fit each other, or out of memory. What only the rules
 * understand (options, inputs, units) stays JSON; questions get their hashes; what a correction replaces is not looked
 * up. */
bool entry_read(struct arena *arena, const struct json_t *root, bool strict, struct entry *ret,
                struct violations *violations);
/* All of it from its bytes, not strict. Returns its JSON; NULL when the bytes are not an entry as in docs/ledger.md. */
const struct json_t *entry_parse(struct arena *arena, const char *bytes, size_t length, struct entry *ret);

/* Computes the hashes of a question as they will be in the entry that records it. `units` that it names; NULL: none.
 * False when out of memory. */
bool question_hash(struct arena *arena, const struct ruleset *ruleset, const struct step *step,
                   const struct question *question, const struct units_stated *units, struct act_question *ret);

enum entry_reading {
    READING_DONE,
    READING_UNKNOWN, /* a ruleset, a step or a version that this program does not have */
    READING_WRONG,   /* after adding violations, except for faces that no die has; or out of memory */
};

/* The question of a ruling or of an asked entry. Of `units` it uses only that they are named. `options` are the
 * session's; NULL: those that the entry names, with defaults for the others. */
enum entry_reading question_read(struct arena *arena, const struct entry_question *asked,
                                 const struct units_stated *units, const void *options, struct intent *ret,
                                 struct violations *violations);
/* All faces of all draws, in order, to be declared again. False when there are more than a ruling has. */
bool faces_read(struct arena *arena, const struct entry_draws *draws, struct dice_declared *ret);

/* Restores the units' names and bars of a ruling into its question. False when the ruleset does not know them, or out
 * of memory. */
bool question_units_take(struct arena *arena, const struct entry_ruling *ruling, struct intent *intent);
