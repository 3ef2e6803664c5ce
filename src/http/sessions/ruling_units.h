/* Units in a ruling that is recorded: what they fill in, what it does to them, and what becomes of the roster. */
#pragma once
#include "exchange.h"

/* For `write`, in this order. Each declines by false. */

/* What units fill in by the roster that counts, and where they stand in the turn. `ret` is that roster; NULL: no units
 * are named. */
bool units_bind(struct exchange *exchange, const struct session_state *state, const struct roster **ret);
/* What it did to them, once it is resolved. */
bool units_affect(struct exchange *exchange, const struct roster *roster);
/* The roster behind the entry. What a correction makes of it follows from the record alone. */
void units_follow(struct exchange *exchange, struct session_state *state, const struct writer *out,
                  const struct roster *met);
