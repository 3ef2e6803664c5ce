/* The units of entries, by the ruleset that knows them: from the JSON that entry_read left, and their meaning for the
 * roster's history. All results live in the arena or in the JSON. Each function returns false when an entry violates
 * docs/ledger.md. */
#pragma once
#include "fields/json.h"
#include "ledger/entry.h"
#include "roster/roster.h"

/* The units of an opening, or added ones. */
bool units_entered_read(struct arena *arena, const struct unit_type *type, struct units_entered *units);
/* The changes of a ruling, or a manual change. */
bool unit_changes_read(struct arena *arena, const struct unit_type *type, struct unit_changes *changes);
/* The units in the roles of a ruling, and its changes. Does nothing if its step is not known. */
bool ruling_units_read(struct arena *arena, struct entry_ruling *ruling);
bool asked_units_read(struct arena *arena, struct entry_asked *asked);
/* The index of a phase, from 0; -1: NULL was named. */
bool turn_read(const struct unit_type *type, int32_t turn, const char *name, int32_t *ret_phase);

/* The entry's event in the roster's history. `voids` is the entry that it takes back, which the protocol knows; 0:
 * none. `*ret_any` is false when it has none. */
bool roster_event_read(struct arena *arena, const struct entry *entry, int64_t voids, const struct roster *now,
                       struct roster_event *ret, bool *ret_any);
