/* The parts of a casting, and one out of an entry: the same as when the question was asked, if the entry is right. */
#include "casting_parts.h"
#include <stdlib.h>
#include <string.h>

struct casting *casting_new(struct arena *arena)
{
    struct casting *casting = arena_take_zero(arena, sizeof *casting);
    if (!casting)
        return NULL;
    casting->takings = arena_take(arena, TAKINGS_MAX * sizeof *casting->takings);
    casting->taken = arena_take(arena, TAKINGS_MAX * sizeof *casting->taken);
    casting->overridden = arena_take(arena, TAKINGS_MAX * sizeof *casting->overridden);
    casting->effects = arena_take(arena, sizeof *casting->effects);
    casting->changes = arena_take(arena, ROSTER_CHANGES_MAX * sizeof *casting->changes);
    casting->changed = arena_take(arena, ROSTER_CHANGES_MAX * sizeof *casting->changed);
    casting->ids = arena_take(arena, ROSTER_UNITS_MAX * sizeof *casting->ids);
    bool whole = casting->ids && casting->takings && casting->taken && casting->overridden && casting->effects &&
                 casting->changes && casting->changed;
    return whole ? casting : NULL;
}

static const char *pointer_make(struct arena *arena, const struct unit_role *role, int32_t item,
                                const struct unit_fills *fill)
{
    char pointer[POINTER_MAX];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_add(&text, "/input");
    if (role->place[0])
        text_format(&text, "/%s", role->place);
    if (role->many)
        text_format(&text, "/%d", item);
    text_format(&text, "/%s", fill->input);
    return arena_copy(arena, pointer, text.used);
}

static int by_pointer(const void *left, const void *right)
{
    const struct unit_input *a = left, *b = right;
    int order = strcmp(a->pointer, b->pointer);
    return order ? order : a->role - b->role;
}

bool casting_list(struct arena *arena, struct casting *casting, const struct step *step)
{
    for (int32_t role = 0; step->roles[role].name; role++)
        for (int32_t item = 0; item < casting->cast.count[role]; item++)
            for (const struct unit_fills *fill = step->roles[role].fills; fill && fill->input; fill++) {
                const char *pointer = pointer_make(arena, &step->roles[role], item, fill);
                if (!pointer || casting->taking_count == TAKINGS_MAX)
                    return false;
                casting->takings[casting->taking_count++] =
                    (struct unit_input){.role = role, .item = item, .fill = fill, .pointer = pointer};
            }
    qsort(casting->takings, (size_t)casting->taking_count, sizeof casting->takings[0], by_pointer);
    return true;
}

const struct unit_input *casting_clash(const struct casting *casting)
{
    for (int32_t i = 1; i < casting->taking_count; i++)
        if (strcmp(casting->takings[i - 1].pointer, casting->takings[i].pointer) == 0)
            return &casting->takings[i];
    return NULL;
}

/* How often a unit is named, and whether a role allows for that. */
static bool is_named_before(const struct casting *casting, const struct step *step, int32_t role, int32_t item)
{
    const struct cast *cast = &casting->cast;
    int32_t unit = cast->units[role][item], camp = step->roles[role].camp;
    for (int32_t other = 0; other <= role; other++)
        for (int32_t i = 0; i < (other < role ? cast->count[other] : item); i++)
            if (cast->units[other][i] == unit && (!camp || step->roles[other].camp != camp))
                return true;
    return false;
}

bool casting_repeats(const struct casting *casting, const struct step *step, int32_t *ret_role, int32_t *ret_item)
{
    for (int32_t role = 0; step->roles[role].name; role++)
        for (int32_t item = 0; item < casting->cast.count[role]; item++)
            if (is_named_before(casting, step, role, item)) {
                *ret_role = role;
                *ret_item = item;
                return true;
            }
    return false;
}

const char *casting_bar(const struct roster *roster, const struct unit_role *role, int32_t unit,
                        enum umpire_error *ret_code)
{
    const char *out = roster_out(roster, unit);
    if (out && role->in_play) {
        *ret_code = ERROR_UNIT_OUT;
        return out;
    }
    *ret_code = ERROR_UNIT_UNFIT;
    return role->unfit ? role->unfit(roster->units[unit].own) : NULL;
}

static int by_name(const void *left, const void *right)
{
    const struct role_taken *a = left, *b = right;
    return strcmp(a->role, b->role);
}

bool casting_name(struct arena *arena, struct casting *casting, const struct step *step, const struct roster *roster)
{
    struct units_said *said = &casting->said;
    said->named = true;
    said->role_count = 0;
    for (int32_t role = 0; step->roles[role].name; role++) {
        int32_t count = casting->cast.count[role];
        const char **ids = arena_take(arena, UNITS_IN_ROLE_MAX * sizeof *ids);
        if (!ids)
            return false;
        for (int32_t item = 0; item < count; item++) {
            const char *id = roster->units[casting->cast.units[role][item]].id;
            if (!(ids[item] = arena_copy(arena, id, strlen(id))))
                return false;
        }
        if (count > 0)
            said->roles[said->role_count++] = (struct role_taken){
                .role = step->roles[role].name, .many = step->roles[role].many, .count = count, .ids = ids};
    }
    qsort(said->roles, (size_t)said->role_count, sizeof said->roles[0], by_name);
    return true;
}

static bool is_listed(const struct pointers *pointers, const char *pointer)
{
    for (int32_t i = 0; i < pointers->count; i++)
        if (strcmp(pointers->list[i], pointer) == 0)
            return true;
    return false;
}

static bool roles_read(struct casting *casting, const struct step *step, const void *input, const struct roster *roster,
                       const struct units_said *said, struct text *why)
{
    for (int32_t i = 0; i < said->role_count; i++) {
        const struct role_taken *taken = &said->roles[i];
        int32_t role = unit_role_find(step, taken->role);
        if (!roster_items_fit(step, role, taken->count, input)) {
            text_format(why, "%s takes another number of units than the input has items", taken->role);
            return false;
        }
        casting->cast.count[role] = taken->count;
        for (int32_t item = 0; item < taken->count; item++) {
            int32_t unit = roster_find(roster, taken->ids[item]);
            casting->cast.units[role][item] = unit;
            if (unit < 0)
                text_format(why, "there is no unit %.40s", taken->ids[item]);
            if (unit < 0)
                return false;
        }
    }
    return true;
}

struct casting *casting_again(struct arena *arena, const struct step *step, const void *input,
                              const struct roster *roster, const struct units_said *said, struct text *why)
{
    struct casting *casting = casting_new(arena);
    if (!casting) {
        text_add(why, "memory is out");
        return NULL;
    }
    if (!roles_read(casting, step, input, roster, said, why))
        return NULL;
    casting->said.applied = said->applied;
    if (!casting_list(arena, casting, step) || !casting_name(arena, casting, step, roster)) {
        text_add(why, "memory is out");
        return NULL;
    }
    if (casting_clash(casting)) {
        text_format(why, "two units fill %s", casting_clash(casting)->pointer);
        return NULL;
    }
    for (int32_t i = 0; i < casting->taking_count; i++)
        casting->takings[i].given = is_listed(&said->overridden, casting->takings[i].pointer);
    return casting;
}
