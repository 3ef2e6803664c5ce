/* A casting out of an entry: the same as when the question was asked, if the entry is right. */
#include "casting.h"
#include <string.h>

enum { POINTER_MAX = 128 };

static bool is_listed(const struct pointers *pointers, const char *pointer)
{
    for (int32_t i = 0; i < pointers->count; i++)
        if (strcmp(pointers->list[i], pointer) == 0)
            return true;
    return false;
}

static void pointer_write(const struct unit_role *role, int32_t item, const struct unit_fills *fill, struct text *text)
{
    text_add(text, "/input");
    if (role->place[0])
        text_format(text, "/%s", role->place);
    if (role->many)
        text_format(text, "/%d", item);
    text_format(text, "/%s", fill->input);
}

/* What the units of one role know, but for what is overridden. */
static void role_take(struct casting *casting, const struct roster *roster, const struct step *step, int32_t role,
                      const struct pointers *overridden, void *scratch)
{
    const struct unit_role *part = &step->roles[role];
    for (int32_t item = 0; item < casting->cast.count[role]; item++)
        for (const struct unit_fills *fill = part->fills; fill && fill->input; fill++) {
            char pointer[POINTER_MAX];
            struct text text;
            text_start(&text, pointer, sizeof pointer);
            pointer_write(part, item, fill, &text);
            if (casting->taking_count < TAKINGS_MAX && !is_listed(overridden, pointer) &&
                roster_fill(roster, &casting->cast, step, role, item, fill, scratch))
                casting->takings[casting->taking_count++] = (struct taking){role, item, fill};
        }
}

struct casting *casting_again(struct arena *arena, const struct step *step, const struct roster *roster,
                              const struct units_said *said, struct text *why)
{
    struct casting *casting = arena_take_zero(arena, sizeof *casting);
    void *scratch = arena_take_zero(arena, step->input->size);
    if (!casting || !scratch) {
        text_add(why, "memory is out");
        return NULL;
    }
    casting->said = *said;
    casting->apply = said->applied;
    for (int32_t i = 0; i < said->role_count; i++) {
        const struct role_taken *taken = &said->roles[i];
        int32_t role = unit_role_find(step, taken->role);
        casting->cast.count[role] = taken->count;
        for (int32_t item = 0; item < taken->count; item++) {
            int32_t unit = roster_find(roster, taken->ids[item]);
            if (unit < 0) {
                text_format(why, "there is no unit %.40s", taken->ids[item]);
                return NULL;
            }
            casting->cast.units[role][item] = unit;
        }
    }
    for (int32_t role = 0; step->roles[role].name; role++)
        role_take(casting, roster, step, role, &said->overridden, scratch);
    return casting;
}
