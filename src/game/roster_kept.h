/* The roster of now out of an earlier one, known or kept beside an entry (session_state.h), and the entries behind it.
 * For looking: rulings are made on rosters that were folded from the first entry. */
#pragma once
#include "game.h"
#include "session_cache.h"
#include "session_state.h"

/* From looked->origin to looked->last, whose state is `now`. `entries` are those from the origin's on, as far as they
 * were read. With one reference; NULL where it must be folded from the first entry: the roster was kept by another
 * version of the program, entries are missing, or what follows from them is not what `now` tells; or out of memory. */
struct roster_snapshot *roster_kept_follow(const struct session_cache *cache, const struct unit_type *type,
                                           const struct looked *looked, const struct store_entry *entries,
                                           int32_t count, const struct session_state *now);
