/* What entries say of units, by the ruleset that knows them: out of the JSON that entry_read kept, and what that means
 * for the roster's history. Everything lives in the arena or in the JSON. Each is false when an entry does not say what
 * docs/ledger.md wants. */
#pragma once
#include "fields/json.h"
#include "ledger/entry.h"
#include "roster/roster.h"

/* Those of an opening, or that were added. */
bool units_entered_read(struct arena *arena, const struct unit_type *type, struct units_entered *units);
/* What changes: of a ruling, or by hand. */
bool unit_changes_read(struct arena *arena, const struct unit_type *type, struct unit_changes *changes);
/* Who takes which role in a ruling, and what it changes. Nothing happens where its step is not known. */
bool ruling_units_read(struct arena *arena, struct entry_ruling *ruling);
bool asked_units_read(struct arena *arena, struct entry_asked *asked);
/* The number of a phase, from 0; -1: NULL was named. */
bool turn_read(const struct unit_type *type, int32_t turn, const char *name, int32_t *ret_phase);

/* What the entry means for the roster. `voids` is the entry that it takes back, which the protocol knows; 0: none.
 * `*ret_any` is false when it means nothing. */
bool roster_event_read(struct arena *arena, const struct entry *entry, int64_t voids, const struct roster *now,
                       struct roster_event *ret, bool *ret_any);
