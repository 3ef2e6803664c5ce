/* Whether who takes a role in a volley or a charge is its whole side: what it began with, has lost
 * and tested for, and whether its officer is with it, is then on record (X-KNOW). A single figure may belong to another
 * unit. Said once more and independently of src/rules. */
#pragma once
#include "forbids.h"

/* Where the inputs of a role's side stand. */
static inline const char *side_of(const char *role)
{
    return strcmp(role, "chargers") == 0  ? "charging_unit"
           : strcmp(role, "charged") == 0 ? "charged_unit"
           : strcmp(role, "firers") == 0  ? "firing_unit"
                                          : "target_unit";
}

static inline int32_t figures_asked_of_side(void)
{
    int32_t figures = 0;
    size_t i;
    json_t *group;
    if (strcmp(asked_place->role, "chargers") == 0)
        return (int32_t)json_array_size(asked("chargers"));
    if (strcmp(asked_place->role, "target") == 0)
        return (int32_t)json_integer_value(json_object_get(asked("target"), "figures"));
    if (strcmp(asked_place->role, "charged") == 0)
        return 1;
    json_array_foreach(asked("shooters"), i, group)
    {
        figures += (int32_t)json_integer_value(json_object_get(group, "figures"));
    }
    return figures;
}

static inline bool stands_for_its_side(void)
{
    json_t *roles = json_object_get(asked_place->entry, "roles");
    const char *id;
    for (int32_t item = 0; (id = id_in(roles, asked_place->role, item)) != NULL; item++)
        if (strcmp(id, asked_unit->id) != 0)
            return false;
    return !is_individual() && !of("officer");
}

/* Its starting strength, where it can have had all who are asked about besides its losses. */
static inline int32_t strength_of_side(void)
{
    int32_t sum = of("figures") + of("losses"), strength = naive_get(asked_naive, asked_unit, "starting_strength");
    strength = strength != FIELD_ABSENT ? strength : sum > 0 ? sum : FIELD_ABSENT;
    bool fits = strength != FIELD_ABSENT && of("losses") + figures_asked_of_side() <= strength;
    return stands_for_its_side() && fits ? strength : FIELD_ABSENT;
}

static inline int32_t losses_of_side(void)
{
    return strength_of_side() == FIELD_ABSENT ? FIELD_ABSENT : of("losses");
}

static inline int32_t wound_of_side_tested(void)
{
    return stands_for_its_side() ? wound_was_tested() : FIELD_ABSENT;
}

static inline int32_t officer_of_side(void)
{
    return stands_for_its_side() ? of("has_officer") : FIELD_ABSENT;
}
