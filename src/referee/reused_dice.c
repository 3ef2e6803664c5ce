/* Reused dice are declared ones that must fit in number and in sides. */
#include "reused_dice.h"
#include "entry_read.h"

/* The sides of each face of all draws, in order. */
static const int32_t *sides_of(struct arena *arena, const struct entry_draws *draws, int32_t count)
{
    int32_t *sides = arena_take(arena, ((size_t)count + 1) * sizeof *sides), at = 0;
    for (int32_t i = 0; sides && i < draws->count; i++)
        for (int32_t k = 0; k < draws->list[i].face_count; k++)
            sides[at++] = draws->list[i].sides;
    return sides;
}

bool reused_dice_read(struct arena *arena, const struct entry_ruling *ruling, struct reused_dice *ret)
{
    if (!faces_read(arena, &ruling->draws, &ret->faces))
        return false;
    ret->sides = sides_of(arena, &ruling->draws, ret->faces.count);
    return ret->sides != NULL;
}

/* Whether each die that was used has the sides of the one that is wanted. */
static bool sides_fit(const struct dice_record *record, const int32_t *sides)
{
    for (int32_t i = 0; i < record->draw_count; i++)
        for (int32_t k = 0; k < record->draws[i].face_count; k++)
            if (record->draws[i].sides != sides[record->draws[i].first_face + k])
                return false;
    return true;
}

bool ruling_make_reused(struct ruling *ruling, const struct reused_dice *reused, struct violations *violations)
{
    struct dice_declared faces = reused->faces;
    struct dice dice;
    dice_start_declared(&dice, &faces, ruling->dice);
    ruling_resolve(ruling, &dice);
    ruling->source = "reused";
    if (dice.error == DICE_FINE && sides_fit(ruling->dice, reused->sides))
        return true;
    if (dice.error == DICE_EXHAUSTED)
        violation_add(violations, ERROR_DICE_EXHAUSTED, "/input", "needs more dice than the %d that were thrown",
                      faces.count);
    else
        violation_add(violations, ERROR_DICE_IMPOSSIBLE, "/input",
                      "needs dice with other sides than those that were thrown");
    return false;
}
