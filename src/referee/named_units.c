/* Maps the named units to the inputs that they may fill in. */
#include "referee/named_units.h"
#include "roster/roster.h"
#include <stdlib.h>
#include <string.h>

static const struct field id_item = {.kind = FIELD_TEXT, .min = 1, .max = UNIT_ID_MAX, .pattern = FIELD_UNIT_ID};

void role_fields_make(const struct step *step, struct role_fields *ret)
{
    struct text name;
    size_t count = 0;
    text_start(&name, ret->name, sizeof ret->name);
    text_add_bytes(&name, step->input->name, strlen(step->input->name) - strlen("Input"));
    text_add(&name, "Units");
    for (; step->roles && step->roles[count].name; count++) {
        const struct unit_role *role = &step->roles[count];
        struct field *field = &ret->list[count];
        *field =
            (struct field){.name = role->name,
                           .title = "Unit",
                           .doc = role->doc,
                           .kind = role->many ? FIELD_LIST : FIELD_TEXT,
                           .presence = FIELD_OPTIONAL,
                           .min = 1,
                           .max = role->many ? unit_role_most(step, (int32_t)count) : UNIT_ID_MAX,
                           .pattern = FIELD_UNIT_ID,
                           .offset = offsetof(struct role_names, ids) + count * sizeof((struct role_names *)0)->ids[0]};
        if (role->many) {
            field->item = &id_item;
            field->item_size = UNIT_ID_MAX + 1;
            field->count = offsetof(struct role_names, count) + count * sizeof(int32_t);
        }
    }
    ret->fields = (struct fields){.name = ret->name,
                                  .doc = "The units of the session that take the step's roles. What they know need not "
                                         "be given.",
                                  .list = ret->list,
                                  .count = count,
                                  .size = sizeof(struct role_names)};
}

/* ---- The inputs that they may fill in ---- */

/* "/input/firer/figures": the pointer of an input that a unit in this place of a role fills in. */
static void pointer_write(struct text *text, const struct unit_role *role, int32_t item, const char *input)
{
    text_add(text, "/input");
    if (role->place[0])
        text_format(text, "/%s", role->place);
    if (role->many)
        text_format(text, "/%d", item);
    text_format(text, "/%s", input);
}

static const char *pointer_make(struct arena *arena, const struct unit_role *role, int32_t item,
                                const struct unit_fills *fill)
{
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    pointer_write(&text, role, item, fill->input);
    return arena_copy(arena, pointer, text.used);
}

static int by_pointer(const void *left, const void *right)
{
    const struct fillable *a = left, *b = right;
    int order = strcmp(a->pointer, b->pointer);
    return order ? order : a->role - b->role;
}

static bool is_one_unit(const struct named_units *named, int32_t role)
{
    for (int32_t item = 1; item < named->count[role]; item++)
        if (strcmp(named->ids[role][item], named->ids[role][0]) != 0)
            return false;
    return true;
}

/* The role in whose place a unit fills in this input; NULL: none. `place` is that of an object without a role. */
static const struct unit_role *place_of(const struct step *step, const struct named_units *named, int32_t role,
                                        int32_t item, const struct unit_fills *fill, struct unit_role *place)
{
    const int32_t other = fill->for_role ? unit_role_find(step, fill->for_role) : -1;
    if (!fill->for_role && !fill->place)
        return &step->roles[role];
    if (item > 0 || (other >= 0 && named->count[other] > 0) || !(fill->assumed || is_one_unit(named, role)))
        return NULL;
    *place = (struct unit_role){.place = fill->place};
    return other >= 0 ? &step->roles[other] : place;
}

static int32_t fillable_most(const struct step *step, const struct named_units *named)
{
    int32_t count = 0;
    for (int32_t role = 0; step->roles[role].name; role++)
        for (const struct unit_fills *fill = step->roles[role].fills; fill && fill->input; fill++)
            count += named->count[role];
    return count;
}

/* False when out of memory. */
static bool fillable_list(struct arena *arena, const struct step *step, struct named_units *named)
{
    struct fillable *list = arena_take(arena, (size_t)fillable_most(step, named) * sizeof *list), *next = list;
    if (!list)
        return false;
    for (int32_t role = 0; step->roles[role].name; role++)
        for (int32_t item = 0; item < named->count[role]; item++) {
            for (const struct unit_fills *fill = step->roles[role].fills; fill && fill->input; fill++) {
                const struct fields *fields;
                struct unit_role place;
                const struct unit_role *there = place_of(step, named, role, item, fill, &place);
                if (!there)
                    continue;
                *next = (struct fillable){.role = role, .item = item, .fill = fill};
                next->place = role_place(step, there, item, &fields);
                next->to = field_find(fields, fill->input, strlen(fill->input));
                next->pointer = pointer_make(arena, there, item, fill);
                if (!next->pointer)
                    return false;
                next++;
            }
        }
    qsort(list, (size_t)(next - list), sizeof *list, by_pointer);
    named->fillable = list;
    named->fillable_count = (int32_t)(next - list);
    return true;
}

/* ---- The objects that they fill ---- */

/* A missing list gets an item for each unit. */
static void list_make(const struct field *field, int32_t count, char *input)
{
    for (int32_t i = 0; i < count; i++)
        fields_default(field->item->of, input + field->offset + (size_t)i * field->item_size);
    memcpy(input + field->count, &count, sizeof count);
}

static void places_make(const struct step *step, struct named_units *named, char *input)
{
    for (int32_t role = 0; step->roles[role].name; role++) {
        const struct unit_role *part = &step->roles[role];
        if (!named->count[role] || !part->fills || !part->place[0])
            continue;
        const struct field *field = field_find(step->input, part->place, strlen(part->place));
        if (part->many && !members_given_has(&named->given, field, input))
            list_make(field, named->count[role], input);
        if (field->presence == FIELD_OPTIONAL && (!part->many || field->present))
            *(bool *)(input + field->present) = true;
        members_given_add(&named->given, field, input);
    }
}

/* ---- Out of a body ---- */

static bool names_point(struct arena *arena, const struct step *step, const struct role_names *names,
                        struct named_units *named)
{
    for (int32_t role = 0; step->roles[role].name; role++) {
        int32_t count = step->roles[role].many ? names->count[role] : names->ids[role][0][0] != '\0';
        const char **ids = arena_take(arena, (size_t)(count + 1) * sizeof *ids);
        for (int32_t item = 0; ids && item < count; item++)
            ids[item] = names->ids[role][item];
        named->count[role] = count;
        named->ids[role] = ids;
        if (!ids)
            return false;
    }
    return true;
}

const struct named_units *named_units_read(struct arena *arena, const struct step *step, const struct role_names *names,
                                           const struct members_given *given, void *input)
{
    struct named_units *named = arena_take_zero(arena, sizeof *named);
    if (!named)
        return NULL;
    named->apply = names->apply;
    named->given = *given;
    if (!names_point(arena, step, names, named) || !fillable_list(arena, step, named))
        return NULL;
    places_make(step, named, input);
    return named;
}

/* ---- Out of an entry ---- */

static bool is_listed(const struct pointers *pointers, const char *pointer)
{
    for (int32_t i = 0; i < pointers->count; i++)
        if (strcmp(pointers->list[i], pointer) == 0)
            return true;
    return false;
}

const struct named_units *named_units_recorded(struct arena *arena, const struct step *step,
                                               const struct units_stated *stated, const void *input)
{
    struct named_units *named = arena_take_zero(arena, sizeof *named);
    unsigned char *bits = arena_take_zero(arena, members_given_size(step->input));
    if (!named || !bits)
        return NULL;
    named->given = (struct members_given){.base = input, .fields = step->input, .bits = bits};
    named->apply = stated->applied;
    named->recorded = true;
    for (int32_t i = 0; i < stated->role_count; i++) {
        int32_t role = unit_role_find(step, stated->roles[i].role);
        named->count[role] = stated->roles[i].count;
        named->ids[role] = stated->roles[i].ids;
    }
    if (!fillable_list(arena, step, named))
        return NULL;
    for (int32_t i = 0; i < named->fillable_count; i++) {
        const struct fillable *fillable = &named->fillable[i];
        if (!is_listed(&stated->autofilled, fillable->pointer) && !is_listed(&stated->assumed, fillable->pointer))
            members_given_add(&named->given, fillable->to, (const char *)input + fillable->place);
    }
    return named;
}

/* The unit's place in the role; -1: it is not in the role. */
static int32_t item_find(const struct question_units *units, int32_t role, const char *id)
{
    for (int32_t item = 0; item < UNITS_IN_ROLE_MAX; item++)
        if (units->ids[role][item] && strcmp(units->ids[role][item], id) == 0)
            return item;
    return -1;
}

/* The record fact of a role whose input this pointer names. */
static const struct unit_fills *fact_find(const struct unit_role *role, const char *pointer)
{
    const char *name = pointer ? strrchr(pointer, '/') : NULL;
    for (const struct unit_fills *fill = role->fills; name && fill && fill->input; fill++)
        if (fill->kind != FILLS_TABLE_FACT && strcmp(fill->input, name + 1) == 0)
            return fill;
    return NULL;
}

/* One recorded bar, in the ruleset's words. */
static bool bar_recorded(const struct ruleset *ruleset, const struct step *step, const struct unit_barred *stated,
                         struct question_units *units)
{
    struct bar_found *found = &units->bars[units->bar_count];
    int32_t role = unit_role_find(step, stated->role);
    int32_t item = role < 0 ? -1 : item_find(units, role, stated->unit);
    bool known = strcmp(stated->bar, UNIT_BAR_KNOWN) == 0;
    const struct unit_bar *bar = known ? NULL : unit_bar_find(ruleset->units, stated->bar);
    const struct unit_fills *fact = known && item >= 0 ? fact_find(&step->roles[role], stated->input) : NULL;
    if (item < 0 || !(bar || fact) || (stated->input != NULL) != known || units->bar_count == UNIT_BARS_MAX)
        return false;
    *found = bar == &unit_bar_friends ? bar_found_friends(step, units)
             : bar                    ? bar_found_of(bar)
                                      : bar_found_known(fact, stated->input);
    found->role = role;
    found->item = item;
    found->most = stated->most;
    found->waiver = stated->waived;
    units->bar_count++;
    return true;
}

static bool points_at(const char *pointer, const struct unit_role *role, int32_t item, const char *input)
{
    char expected[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, expected, sizeof expected);
    pointer_write(&text, role, item, input);
    return strcmp(pointer, expected) == 0;
}

/* Whether the value recorded as different is a lower number of figures: a higher one would have been barred. */
static bool are_fewer(const struct units_stated *stated, const struct unit_role *role, int32_t item)
{
    for (const struct unit_fills *fill = role->place ? role->fills : NULL; fill && fill->input; fill++)
        for (int32_t i = 0; fill->kind == FILLS_AT_MOST && i < stated->overridden.count; i++) {
            const char *pointer = stated->overridden.list[i];
            bool more = false;
            for (int32_t k = 0; k < stated->barred.count; k++)
                more = more || (stated->barred.list[k].input && strcmp(stated->barred.list[k].input, pointer) == 0);
            if (!more && points_at(pointer, role, item, fill->input))
                return true;
        }
    return false;
}

const struct question_units *question_units_recorded(struct arena *arena, const struct ruleset *ruleset,
                                                     const struct step *step, const struct units_stated *stated,
                                                     bool overridden)
{
    struct question_units *units = arena_take_zero(arena, sizeof *units);
    if (!units || !ruleset->units)
        return NULL;
    units->overridden = overridden;
    for (int32_t i = 0; i < stated->role_count; i++)
        for (int32_t k = 0; k < stated->roles[i].count; k++) {
            int32_t role = unit_role_find(step, stated->roles[i].role);
            units->ids[role][k] = stated->roles[i].ids[k];
            units->names[role][k] = stated->roles[i].names[k];
            units->fewer[role][k] = are_fewer(stated, &step->roles[role], k);
        }
    for (int32_t i = 0; i < stated->barred.count; i++)
        if (!bar_recorded(ruleset, step, &stated->barred.list[i], units))
            return NULL;
    return units;
}
