/* Kept dice are declared ones that must fit in number and in sides. */
#include "kept_dice.h"
#include "entry_read.h"

/* The sides of each face of all draws, in order. */
static bool sides_read(struct arena *arena, const struct json_t *draws, int32_t count, const int32_t **ret)
{
    int32_t *sides = arena_take(arena, ((size_t)count + 1) * sizeof *sides), at = 0;
    *ret = sides;
    for (size_t i = 0; sides && i < json_list_size(draws); i++) {
        const struct json_t *draw = json_list_item(draws, i);
        int64_t of = json_int_member(draw, "sides", 0);
        for (size_t k = 0; k < json_list_size(json_member(draw, "faces")) && at < count; k++)
            sides[at++] = (int32_t)of;
    }
    return sides && at == count;
}

bool kept_dice_read(struct arena *arena, const char *bytes, size_t length, struct kept_dice *ret)
{
    struct violations *violations = arena_take(arena, sizeof *violations);
    if (!violations)
        return false;
    violations_start(violations);
    const struct json_t *root = json_read(arena, bytes, length, violations), *draws = json_member(root, "draws");
    return draws && faces_read(arena, draws, &ret->faces) && sides_read(arena, draws, ret->faces.count, &ret->sides);
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

bool ruling_make_kept(struct ruling *ruling, const struct kept_dice *kept, struct violations *violations)
{
    struct dice_declared faces = kept->faces;
    struct dice dice;
    dice_start_declared(&dice, &faces, ruling->dice);
    ruling_resolve(ruling, &dice);
    ruling->source = "kept";
    if (dice.error == DICE_FINE && sides_fit(ruling->dice, kept->sides))
        return true;
    if (dice.error == DICE_EXHAUSTED)
        violation_add(violations, ERROR_DICE_EXHAUSTED, "/input", "wants more dice than the %d that fell", faces.count);
    else
        violation_add(violations, ERROR_DICE_IMPOSSIBLE, "/input", "wants dice of other sides than those that fell");
    return false;
}
