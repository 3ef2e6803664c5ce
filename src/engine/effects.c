/* Effects: collecting them in a step, applying one to a unit. */
#include <string.h>
#include <umpire/rules.h>

void effects_start(struct effects *effects)
{
    effects->count = 0;
    effects->cut = false;
}

static void append(struct effects *effects, const struct effect *effect)
{
    if (effects->count == UNIT_EFFECTS_MAX)
        effects->cut = true;
    else
        effects->list[effects->count++] = *effect;
}

void effect_add(struct effects *effects, int32_t role, int32_t item, const char *member, int32_t value,
                const char *clause)
{
    if (value == 0)
        return;
    append(effects,
           &(struct effect){
               .role = role, .item = item, .kind = EFFECT_ADD, .member = member, .value = value, .clause = clause});
}

void effect_set(struct effects *effects, int32_t role, int32_t item, const char *member, int32_t value,
                const char *clause)
{
    append(effects,
           &(struct effect){
               .role = role, .item = item, .kind = EFFECT_SET, .member = member, .value = value, .clause = clause});
}

void effect_name(struct effects *effects, int32_t role, int32_t item, const char *member, int32_t of_role,
                 int32_t of_item, const char *clause)
{
    append(effects, &(struct effect){.role = role,
                                     .item = item,
                                     .kind = EFFECT_NAME,
                                     .member = member,
                                     .of_role = of_role,
                                     .of_item = of_item,
                                     .clause = clause});
}

void effect_push(struct effects *effects, int32_t role, int32_t item, const char *first, int32_t run, int32_t value,
                 const char *clause)
{
    append(effects, &(struct effect){.role = role,
                                     .item = item,
                                     .kind = EFFECT_PUSH,
                                     .member = first,
                                     .run = run,
                                     .value = value,
                                     .clause = clause});
}

void effect_pop(struct effects *effects, int32_t role, int32_t item, const char *first, int32_t run, const char *clause)
{
    append(effects, &(struct effect){
                        .role = role, .item = item, .kind = EFFECT_POP, .member = first, .run = run, .clause = clause});
}

void effect_meet(struct effects *effects, int32_t role, int32_t item, int32_t of_role, int32_t of_item,
                 const char *clause)
{
    append(
        effects,
        &(struct effect){
            .role = role, .item = item, .kind = EFFECT_MEET, .of_role = of_role, .of_item = of_item, .clause = clause});
}

void effect_part(struct effects *effects, int32_t role, int32_t item, int32_t but_role, int32_t but_item,
                 const char *clause)
{
    append(effects, &(struct effect){.role = role,
                                     .item = item,
                                     .kind = EFFECT_PART,
                                     .of_role = but_role,
                                     .of_item = but_item,
                                     .clause = clause});
}

void effect_add_friends(struct effects *effects, int32_t role, int32_t item, const char *member, int32_t value,
                        const char *clause)
{
    append(effects, &(struct effect){.role = role,
                                     .item = item,
                                     .whom = WHOM_FRIENDS,
                                     .kind = EFFECT_ADD,
                                     .member = member,
                                     .value = value,
                                     .clause = clause});
}

void effect_set_friends(struct effects *effects, int32_t role, int32_t item, const char *member, int32_t value,
                        const char *reach, const char *clause)
{
    append(effects, &(struct effect){.role = role,
                                     .item = item,
                                     .whom = WHOM_FRIENDS,
                                     .kind = EFFECT_SET,
                                     .member = member,
                                     .value = value,
                                     .reach = reach,
                                     .clause = clause});
}

void effect_only_if_out(struct effects *effects)
{
    if (effects->count > 0)
        effects->list[effects->count - 1].only_if_out = true;
}

void effect_only_if_in(struct effects *effects)
{
    if (effects->count > 0)
        effects->list[effects->count - 1].only_if_in = true;
}

void effect_only_up(struct effects *effects)
{
    if (effects->count > 0)
        effects->list[effects->count - 1].only_up = true;
}

void effect_only_below(struct effects *effects, int32_t limit)
{
    if (effects->count > 0)
        effects->list[effects->count - 1].only_below = limit;
}

void effect_only_as_taken(struct effects *effects, int32_t first)
{
    for (int32_t i = first; i < effects->count; i++)
        effects->list[i].only_as_taken = effects->list[i].kind == EFFECT_ADD;
}

void effect_as_difference(struct effects *effects)
{
    if (effects->count > 0)
        effects->list[effects->count - 1].as_difference = true;
}

void effect_only_the_rest(struct effects *effects)
{
    if (effects->count > 0)
        effects->list[effects->count - 1].only_the_rest = true;
}

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

/* Clamped to the field's range; an absent number counts as 0. */
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

void effect_apply(const struct unit_type *type, const struct effect *effect, void *unit, int32_t *ret_before,
                  int32_t *ret_after)
{
    const struct field *field = field_find(type->fields, effect->member, strlen(effect->member));
    *ret_before = unit_number(field, unit);
    *ret_after = unit_change_number(field, effect->kind, effect->value, unit);
}
