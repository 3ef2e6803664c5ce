/* What entries say, read from their JSON by the table of kinds (kinds.h). Everything that is read lives in the arena or
 * in the JSON. */
#pragma once
#include "fields/json.h"
#include "ledger/entry.h"
#include "referee/intent.h"

/* The members of every entry, of any kind. False if something is missing or malformed. */
bool envelope_read(struct arena *arena, const struct json_t *root, struct entry *ret);
/* All of an entry whose kind is known. `strict`: it has no other members than its kind's. False after adding
 * violations, and none where the members do not fit each other or out of memory. Of what only the rules understand
 * (options, inputs, units), the JSON is kept; questions come with their hashes; what a correction replaces is not
 * looked up. */
bool entry_read(struct arena *arena, const struct json_t *root, bool strict, struct entry *ret,
                struct violations *violations);
/* All of it from its bytes, not strict. Returns its JSON; NULL when the bytes are no entry of docs/ledger.md. */
const struct json_t *entry_parse(struct arena *arena, const char *bytes, size_t length, struct entry *ret);

/* The hashes of what is asked, as they are found in the entry that will record it. `units` that it names; NULL: none.
 * False when out of memory. */
bool question_hash(struct arena *arena, const struct ruleset *ruleset, const struct step *step,
                   const struct question *question, const struct units_said *units, struct act_question *ret);

enum reading {
    READING_DONE,
    READING_UNKNOWN, /* a ruleset, a step or a version that this program does not have */
    READING_WRONG,   /* after adding violations, but for faces that no die has; or out of memory */
};

/* The question of a ruling or of an asked one, about `units`, of whom it takes nothing but that they are named.
 * `options` are the session's; NULL: those that the entry names, the others by default. */
enum reading question_read(struct arena *arena, const struct entry_question *asked, const struct units_said *units,
                           const void *options, struct intent *ret, struct violations *violations);
/* All faces of all draws, in order, as dice to be declared again. False when there are more than a ruling has. */
bool faces_read(struct arena *arena, const struct entry_draws *draws, struct dice_declared *ret);

/* What a ruling that was read says of its units, into its question: their names, and what barred them. False when the
 * ruleset does not know it, or out of memory. */
bool question_units_take(struct arena *arena, const struct entry_ruling *ruling, struct intent *intent);
