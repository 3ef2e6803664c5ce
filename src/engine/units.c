/* Roles of a step, and the numbers of a unit. */
#include <string.h>
#include <umpire/rules.h>

int32_t unit_role_find(const struct step *step, const char *name)
{
    for (int32_t i = 0; step->roles && step->roles[i].name; i++)
        if (strcmp(step->roles[i].name, name) == 0)
            return i;
    return -1;
}

int32_t unit_role_most(const struct step *step, int32_t role)
{
    const struct unit_role *part = &step->roles[role];
    const struct field *list = part->place ? field_find(step->input, part->place, strlen(part->place)) : NULL;
    if (!part->many)
        return 1;
    return list && list->max < UNITS_IN_ROLE_MAX ? list->max : UNITS_IN_ROLE_MAX;
}

int32_t unit_number(const struct field *field, const void *unit)
{
    const char *member = (const char *)unit + field->offset;
    int32_t number;
    if (field->kind == FIELD_BOOL)
        return *(const bool *)member;
    memcpy(&number, member, sizeof number);
    return number;
}

void unit_set_number(const struct field *field, void *unit, int32_t value)
{
    char *member = (char *)unit + field->offset;
    if (field->kind == FIELD_BOOL)
        *(bool *)member = value != 0;
    else
        memcpy(member, &value, sizeof value);
}

/* Limited to the field's range; an absent value counts as 0. */
static int32_t sum_of(const struct field *field, int32_t before, int32_t value)
{
    int64_t sum = (before == FIELD_ABSENT ? 0 : (int64_t)before) + value;
    return sum < field->min ? field->min : sum > field->max ? field->max : (int32_t)sum;
}

int32_t unit_change_number(const struct field *field, enum effect_kind kind, int32_t value, void *unit)
{
    int32_t after = kind == EFFECT_ADD ? sum_of(field, unit_number(field, unit), value) : value;
    unit_set_number(field, unit, after);
    return after;
}

const char *unit_fills_member(const struct unit_fills *fill)
{
    return fill->member || fill->find || fill->list || fill->unknown ? fill->member : fill->input;
}

int32_t unit_fact_value(const struct unit_fact *it)
{
    return it->row->value;
}
