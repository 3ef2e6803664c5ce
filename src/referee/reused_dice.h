/* Dice that fell for one ruling and are kept for its correction (docs/ledger.md, "Disputes and taking back"). */
#pragma once
#include "referee.h"

struct reused_dice {
    struct dice_declared faces;
    const int32_t *sides; /* of each die */
};

/* The dice of a ruling that was read, in the arena. False when they are more than a ruling has, or out of memory. */
bool reused_dice_read(struct arena *arena, const struct entry_ruling *ruling, struct reused_dice *ret);
/* Resolves with them, in their order; those that are left over are left. False after adding a violation: they are too
 * few, or other dice are wanted. */
bool ruling_make_reused(struct ruling *ruling, const struct reused_dice *reused, struct violations *violations);
