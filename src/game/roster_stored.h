/* The current roster, from an earlier one (cached, or stored beside an entry, session_state.h) and the entries after
 * it. For reading only: rulings use rosters that were folded from the first entry. */
#pragma once
#include "game/game.h"
#include "game/session_cache.h"
#include "referee/session_state.h"

/* Folds from looked->origin to looked->last, whose state is `now`. `entries` begin with the origin's, as far as they
 * were read. Returns one reference; NULL if the roster must be folded from the first entry: it was stored by another
 * version of the program, entries are missing, or the result does not match `now`; or out of memory. */
struct roster_snapshot *roster_stored_follow(const struct session_cache *cache, const struct unit_type *type,
                                             const struct looked *looked, const struct store_entry *entries,
                                             int32_t count, const struct session_state *now);
