/* What an entry says of units that come in, of one that changes, and of a turn that begins (units_read.h reads it
 * again). */
#pragma once
#include "base/arena.h"
#include "ledger/entry.h"
#include "roster/roster.h"

/* Units as an entry says them; the structs stay where they are. False when out of memory. */
bool units_enter(struct arena *arena, const struct unit_type *type, const struct roster_unit *units, int32_t count,
                 struct units_entered *ret);
/* What lapses when this turn begins, and what its rules change in the roster that it meets, as the entry says it; in
 * the arena. False when out of memory. */
bool turn_say(struct arena *arena, const struct roster *roster, int32_t phase, struct entry_turn *turn);
/* A change of the roster as an entry says it, of a unit with this id and name (NULL: not said), which live as long. */
struct unit_changed unit_changed_of(const char *unit, const char *name, const struct roster_change *change);
