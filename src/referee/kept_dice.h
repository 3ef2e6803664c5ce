/* Dice that fell for a ruling and are kept for its corrections (docs/ledger.md, "Disputes and taking back"): each draw
 * keeps its faces from its first on, and the sides of its dice. What it has too many falls away at its end, but stays
 * in the record, so that a correction of the correction meets it again; what it has too few comes from other dice. */
#pragma once
#include "kept_order.h"
#include "referee.h"

struct kept_draw {
    const char *part, *label; /* the part may be NULL */
    int32_t sides;
    int32_t number; /* of the draws of this part and label, from 1 */
    int32_t count;
    const int32_t *faces;
};

struct kept_dice {
    int32_t count;
    struct kept_draw *list;
    struct kept_order order; /* of what the question named */
};

/* What a ruling or correction that was read leaves to its correction: in the arena, or pointing into the entry. False
 * when it is more than a ruling has, or out of memory. */
bool kept_dice_read(struct arena *arena, const struct entry_ruling *ruling, struct kept_dice *ret);
/* The draw that keeps faces for this one; NULL: none does. */
const struct kept_draw *kept_dice_find(const struct kept_dice *kept, const char *part, const char *label,
                                       int32_t number);
/* Whether dice of so many sides may show the faces of this draw (NULL: there is none). */
bool kept_draw_has_sides(const struct kept_draw *draw, int32_t sides);

/* Whether any face is kept. */
bool kept_dice_any(const struct kept_dice *kept);

/* Dice of which the kept ones come first; `further` NULL: there are no others. */
struct keeping {
    const struct kept_dice *kept;
    struct dice *further;
    bool went_further;   /* the kept ones were not enough */
    int32_t other_sides; /* of kept ones in whose place dice of other sides would fall; else 0 */
};
void kept_dice_start(struct dice *dice, struct keeping *keeping, struct dice_record *record);

/* Whether the question may be put to them: it throws no dice of other sides in the place of any, and what both
 * questions name stands in the same order, so that each has the face that fell for it. `units` NULL: it names none.
 * False after adding a violation, or with the arena starved. */
bool kept_dice_suit(struct arena *arena, const struct kept_dice *kept, struct ruling *ruling,
                    const struct units_said *units, struct violations *violations);
/* Resolves with them alone. False when they are too few: nothing is said, and `ruling` is to be resolved otherwise. */
bool ruling_make_kept(struct ruling *ruling, const struct kept_dice *kept);
/* The same with further dice that were declared, none of which may be left. False after adding a violation. */
bool ruling_make_kept_declared(struct ruling *ruling, const struct kept_dice *kept, const struct dice_declared *faces,
                               struct violations *violations);
/* The same with the pool's. */
bool ruling_make_kept_system(struct ruling *ruling, const struct kept_dice *kept, struct dice_pool *pool,
                             struct violations *violations);

/* What a correction with this record of dice leaves over, for its entry; in the arena, pointing into `kept`; a list
 * that is NULL: nothing. False when out of memory. */
bool kept_dice_spare(struct arena *arena, const struct kept_dice *kept, const struct dice_record *record,
                     struct entry_spares *ret);
