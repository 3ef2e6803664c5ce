/* What entries say of units, read from their JSON, and what that means for the roster's history. Everything that is
 * read lives in the arena or in the JSON. Each is false when an entry does not say what docs/ledger.md wants. */
#pragma once
#include "act.h"
#include "entry.h"
#include "json.h"
#include "roster.h"

/* `units` of an opening or of units that were added. */
bool units_entered_read(struct arena *arena, const struct json_t *root, const struct unit_type *type,
                        struct units_entered *ret);
/* What a ruling says; `*ret` is NULL when it names no units. */
bool units_said_read(struct arena *arena, const struct json_t *root, const struct step *step,
                     const struct unit_type *type, const struct units_said **ret);
/* `effects` of a ruling or of a change by hand. */
bool unit_changes_read(struct arena *arena, const struct json_t *root, const struct unit_type *type,
                       struct unit_changes *ret);
/* The turn and the phase that an entry names: numbers, the phase's from 0; -1: none. */
bool turn_read(const struct json_t *root, const struct unit_type *type, int32_t *ret_turn, int32_t *ret_phase);

/* What the entry means for the roster. `voids` is the ruling that it takes back, which the protocol knows; 0: none.
 * `*ret_any` is false when it means nothing. */
bool roster_event_read(struct arena *arena, const struct json_t *root, const struct act *act, int64_t voids,
                       const struct roster *now, struct roster_event *ret, bool *ret_any);
