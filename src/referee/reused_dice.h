/* Dice that were thrown for a ruling and are reused by its corrections (docs/ledger.md, "Disputes and taking back"):
 * each draw reuses its faces from the first on, and the sides of its dice. Faces beyond what it needs are left over at
 * its end but stay in the record, so that a correction of the correction can use them; missing ones come from extra
 * dice. */
#pragma once
#include "referee/named_order.h"
#include "referee/referee.h"

struct reused_draw {
    const char *part, *label; /* the part may be NULL */
    int32_t sides;
    int32_t number; /* of the draws of this part and label, from 1 */
    int32_t count;
    const int32_t *faces;
};

struct reused_dice {
    int32_t count;
    struct reused_draw *list;
    struct named_order order; /* of what the question named */
};

/* What a ruling or correction that was read offers its correction: in the arena, or pointing into the entry. False when
 * it is more than a ruling has, or out of memory. */
bool reused_dice_read(struct arena *arena, const struct entry_ruling *ruling, struct reused_dice *ret);
/* The draw whose faces this one reuses; NULL: none. */
const struct reused_draw *reused_dice_find(const struct reused_dice *reused, const char *part, const char *label,
                                           int32_t number);
/* Whether dice with this number of sides may show the faces of this draw (NULL: there is none). */
bool reused_draw_has_sides(const struct reused_draw *draw, int32_t sides);

/* Whether there is any face to reuse. */
bool reused_dice_any(const struct reused_dice *reused);

/* A source of the reused dice, then of the extra ones; `extra` NULL: there are none. */
struct reusing {
    const struct reused_dice *reused;
    struct dice *extra;
    bool needed_extra;   /* the reused ones were too few */
    int32_t other_sides; /* the sides of reused dice that would be replaced by dice with other sides; else 0 */
};
void reused_dice_start(struct dice *dice, struct reusing *reusing, struct dice_record *record);

/* Whether the question may use them: it replaces none with dice of other sides, and both questions name things in the
 * same order, so that each gets the face that was thrown for it. `units` NULL: it names none. False after adding a
 * violation, or when the arena is out of memory. */
bool reused_dice_suit(struct arena *arena, const struct reused_dice *reused, struct ruling *ruling,
                      const struct units_stated *units, struct violations *violations);
/* Resolves with them only. False if they are too few: no violation is added, and `ruling` must be resolved with extra
 * dice. */
bool ruling_make_reused(struct ruling *ruling, const struct reused_dice *reused);
/* The same with extra declared dice, none of which may be left over. False after adding a violation. */
bool ruling_make_reused_declared(struct ruling *ruling, const struct reused_dice *reused,
                                 const struct dice_declared *faces, struct violations *violations);
/* The same with extra dice of the pool. */
bool ruling_make_reused_system(struct ruling *ruling, const struct reused_dice *reused, struct dice_pool *pool,
                               struct violations *violations);

/* The leftover dice of a correction with this record of dice, for its entry; in the arena, pointing into `reused`; a
 * NULL list: none. False when out of memory. */
bool reused_dice_spare(struct arena *arena, const struct reused_dice *reused, const struct dice_record *record,
                       struct entry_spares *ret);
