/* In which order a question names units and items of lists. Dice fall by it, so a correction that keeps them keeps the
 * order, too: with another one it would choose whose die is whose (docs/ledger.md, "Disputes and taking back"). */
#pragma once
#include "base/arena.h"
#include "ledger/entry.h"

/* Hashes of what is named, in order: of units that take roles their ids; of objects in the input their `id`, else their
 * `name`; of other items of lists what they are and in which list. Of hashes, the first 8 bytes. */
struct kept_order {
    int32_t count;
    uint64_t *list;
};

/* Of a ruling that was read, or of a question whose `units` are named (NULL: none are); in the arena. False when out of
 * memory, which the arena then says. */
bool kept_order_read(struct arena *arena, const struct entry_ruling *ruling, struct kept_order *ret);
bool kept_order_make(struct arena *arena, const struct step *step, const struct question *question,
                     const struct units_said *units, struct kept_order *ret);
/* Whether both name things in the same order; a repeated name counts as the second of that name. */
bool kept_order_holds(const struct kept_order *before, const struct kept_order *now);
