/* The form that entries give to added units, to a changed one, and to a new turn (units_read.h reads it). */
#pragma once
#include "base/arena.h"
#include "ledger/entry.h"
#include "roster/roster.h"

/* Units in the form of entries; the structs are not copied. False when out of memory. */
bool units_enter(struct arena *arena, const struct unit_type *type, const struct roster_unit *units, int32_t count,
                 struct units_entered *ret);
/* What lapses when this turn begins, and its changes to the roster before it, in the form of entries; in the arena.
 * False when out of memory. */
bool turn_say(struct arena *arena, const struct roster *roster, int32_t phase, struct entry_turn *turn);
/* A change of the roster in the form of entries, for a unit with this id and name (NULL: not given), which are not
 * copied. */
struct unit_changed unit_changed_of(const char *unit, const char *name, const struct roster_change *change);
