/* Dice that fell for a ruling and are reused by its corrections (docs/ledger.md, "Disputes and taking back"): each
 * draw reuses its faces from the first on, and the sides of its dice. Faces that it has too many are left over at
 * its end, but stay in the record, so that a correction of the correction can use them; what it lacks comes from
 * extra dice. */
#pragma once
#include "referee/kept_order.h"
#include "referee/referee.h"

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
/* Whether dice with this number of sides may show the faces of this draw (NULL: there is none). */
bool kept_draw_has_sides(const struct kept_draw *draw, int32_t sides);

/* Whether there is any face to reuse. */
bool kept_dice_any(const struct kept_dice *kept);

/* Dice of which the reused ones come first; `further`: the extra ones, NULL: there are none. */
struct keeping {
    const struct kept_dice *kept;
    struct dice *further;
    bool went_further;   /* the reused ones were not enough */
    int32_t other_sides; /* the sides of reused dice that would be replaced by dice with other sides; else 0 */
};
void kept_dice_start(struct dice *dice, struct keeping *keeping, struct dice_record *record);

/* Whether the question may use them: it throws no dice with other sides in place of any, and both questions name
 * things in the same order, so that each gets the face that fell for it. `units` NULL: it names none. False after
 * adding a violation, or when the arena is out of memory. */
bool kept_dice_suit(struct arena *arena, const struct kept_dice *kept, struct ruling *ruling,
                    const struct units_said *units, struct violations *violations);
/* Resolves with them only. False if they are too few: no violation is added, and `ruling` must be resolved
 * otherwise. */
bool ruling_make_kept(struct ruling *ruling, const struct kept_dice *kept);
/* The same with extra declared dice, none of which may be left over. False after adding a violation. */
bool ruling_make_kept_declared(struct ruling *ruling, const struct kept_dice *kept, const struct dice_declared *faces,
                               struct violations *violations);
/* The same with extra dice of the pool. */
bool ruling_make_kept_system(struct ruling *ruling, const struct kept_dice *kept, struct dice_pool *pool,
                             struct violations *violations);

/* What a correction with this record of dice leaves over, for its entry; in the arena, pointing into `kept`; a list
 * that is NULL: nothing. False when out of memory. */
bool kept_dice_spare(struct arena *arena, const struct kept_dice *kept, const struct dice_record *record,
                     struct entry_spares *ret);
