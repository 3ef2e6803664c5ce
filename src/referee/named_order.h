/* The order in which a question names units and items of lists. Dice are assigned by it, so a correction that reuses
 * them must keep the order: otherwise it could choose whose die is whose (docs/ledger.md, "Disputes and taking
 * back"). */
#pragma once
#include "base/arena.h"
#include "ledger/entry.h"

/* Hashes of what is named, in order: the ids of units in roles; the `id`, else the `name`, of objects in the input; the
 * value and the list of other items. The first 8 bytes of each hash. */
struct named_order {
    int32_t count;
    uint64_t *list;
};

/* From a ruling that was read, or a question whose `units` are named (NULL: none are); in the arena. False when out of
 * memory, which the arena reports. */
bool named_order_read(struct arena *arena, const struct entry_ruling *ruling, struct named_order *ret);
bool named_order_make(struct arena *arena, const struct step *step, const struct question *question,
                      const struct units_stated *units, struct named_order *ret);
/* Whether both name things in the same order; a repeated name counts as the second of that name. */
bool named_order_holds(const struct named_order *before, const struct named_order *now);
