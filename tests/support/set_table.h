/* A tabletop on which every place of a step is taken by a unit of its own, in any state, so that the step's `apply` can
 * be tried without a game. The numbers are the same in every run. */
#pragma once
#include "roster/roster.h"
#include <stdio.h>
#include <string.h>

enum { SET_PLACES = 3 }; /* of a role that several units take */

struct set_table {
    struct roster roster;
    struct assignment assignment;
    struct roster_change list[ROSTER_CHANGES_MAX];
    struct tabletop tabletop;
};

static inline int32_t set_any(uint32_t *seed, int32_t low, int32_t high)
{
    *seed = *seed * 1664525U + 1013904223U;
    return low + (int32_t)((*seed >> 8) % (uint32_t)(high - low + 1));
}

/* Any number of a member, often an end of its range. */
static inline int32_t set_number(const struct field *field, uint32_t *seed)
{
    int32_t last = field->kind == FIELD_BOOL ? 1 : field->kind == FIELD_ENUM ? field->choices->count - 1 : field->max;
    int32_t ends[] = {field->min, last, field->presence == FIELD_OPTIONAL ? FIELD_ABSENT : field->min};
    return set_any(seed, 0, 2) ? set_any(seed, field->min, last) : ends[set_any(seed, 0, 2)];
}

/* Of two units one is fine and in the game. */
static inline void set_unit(const struct unit_type *type, uint32_t *seed, unsigned char *own)
{
    fields_default(type->fields, own);
    bool shuffled = set_any(seed, 0, 1);
    for (size_t i = 0; i < type->fields->count; i++) {
        const struct field *field = &type->fields->list[i];
        if (field->kind == FIELD_TEXT || (!shuffled && field->presence == FIELD_DEFAULTED && set_any(seed, 0, 3)))
            continue;
        int32_t number = set_number(field, seed);
        if (field->presence == FIELD_OPTIONAL && set_any(seed, 0, 1))
            number = FIELD_ABSENT;
        unit_set_number(field, own, number);
    }
    if (type->settle)
        type->settle(own, NULL);
}

/* Sides alternate from role to role; of each side there is a witness besides. */
static inline void table_set(struct set_table *table, const struct unit_type *type, const struct step *step,
                             uint32_t *seed)
{
    int32_t roles = 0;
    roster_start(&table->roster, type, NULL);
    memset(&table->assignment, 0, sizeof table->assignment);
    while (step->roles && step->roles[roles].name)
        roles++;
    for (int32_t place = 0; place < (roles + 2) * SET_PLACES; place++) {
        const int32_t role = place / SET_PLACES, item = place % SET_PLACES;
        struct roster_unit unit = {.side = ""};
        if (item > 0 && (role >= roles || !step->roles[role].many))
            continue;
        snprintf(unit.id, sizeof unit.id, "u%d", (int)place);
        snprintf(unit.side, sizeof unit.side, "%s", role % 2 ? "blue" : "red");
        set_unit(type, seed, unit.own);
        if (role < roles)
            table->assignment.units[role][table->assignment.count[role]++] = table->roster.count;
        roster_add(&table->roster, &unit);
    }
}

/* Returns how many changes the answer makes; they stand in table->list. */
static inline int32_t table_apply(struct set_table *table, const struct step *step, const struct question *question,
                                  enum ruling_status status, const void *outcome)
{
    tabletop_start(&table->tabletop, &table->roster, &table->assignment, table->list);
    step_apply(step, question, status, outcome, &table->tabletop);
    return tabletop_end(&table->tabletop);
}
