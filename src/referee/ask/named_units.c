/* From the names of units to the inputs that they may fill in. */
#include "named_units.h"
#include "roster.h"
#include <stdlib.h>
#include <string.h>

static const struct field id_item = {.kind = FIELD_TEXT, .min = 1, .max = UNIT_ID_MAX};

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

/* Named units while they are read. */
struct reading {
    struct arena *arena;
    const struct step *step;
    struct named_units *named;
    struct violations *violations;
};

static bool starved(const struct reading *reading)
{
    violation_add(reading->violations, ERROR_OVERLOADED, "", "there is no memory for this request just now");
    return false;
}

/* ---- The inputs that they may fill in ---- */

static const char *pointer_make(struct arena *arena, const struct unit_role *role, int32_t item,
                                const struct unit_fills *fill)
{
    char pointer[VIOLATION_POINTER_MAX];
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
    const struct fillable *a = left, *b = right;
    int order = strcmp(a->pointer, b->pointer);
    return order ? order : a->role - b->role;
}

static int32_t fillable_count(const struct reading *reading)
{
    int32_t count = 0;
    for (int32_t role = 0; reading->step->roles[role].name; role++)
        for (const struct unit_fills *fill = reading->step->roles[role].fills; fill && fill->input; fill++)
            count += reading->named->count[role];
    return count;
}

static bool fillable_list(struct reading *reading)
{
    struct named_units *named = reading->named;
    int32_t count = fillable_count(reading);
    struct fillable *list = arena_take(reading->arena, (size_t)count * sizeof *list), *next = list;
    if (!list)
        return starved(reading);
    for (int32_t role = 0; reading->step->roles[role].name; role++)
        for (int32_t item = 0; item < named->count[role]; item++) {
            const struct unit_role *part = &reading->step->roles[role];
            for (const struct unit_fills *fill = part->fills; fill && fill->input; fill++, next++) {
                const struct fields *fields;
                *next = (struct fillable){.role = role, .item = item, .fill = fill};
                next->place = role_place(reading->step, role, item, &fields);
                next->to = field_find(fields, fill->input, strlen(fill->input));
                next->pointer = pointer_make(reading->arena, part, item, fill);
                if (!next->pointer)
                    return starved(reading);
            }
        }
    qsort(list, (size_t)count, sizeof *list, by_pointer);
    named->fillable = list;
    named->fillable_count = count;
    return true;
}

/* ---- What is wrong with them by themselves ---- */

void named_unit_pointer(const struct step *step, int32_t role, int32_t item, char ret[VIOLATION_POINTER_MAX])
{
    struct text text;
    text_start(&text, ret, VIOLATION_POINTER_MAX);
    text_format(&text, "/units/%s", step->roles[role].name);
    if (step->roles[role].many)
        text_format(&text, "/%d", item);
}

static void unit_violation(const struct reading *reading, int32_t role, int32_t item, enum umpire_error code,
                           const char *words, const char *more)
{
    char pointer[VIOLATION_POINTER_MAX];
    named_unit_pointer(reading->step, role, item, pointer);
    violation_add(reading->violations, code, pointer, "%s%s", words, more);
}

/* Of roles that fill the same input only one may be taken. */
static bool inputs_are_filled_once(const struct reading *reading)
{
    const struct fillable *list = reading->named->fillable;
    for (int32_t i = 1; i < reading->named->fillable_count; i++)
        if (strcmp(list[i - 1].pointer, list[i].pointer) == 0) {
            unit_violation(reading, list[i].role, list[i].item, ERROR_CONFLICTING_FIELDS,
                           "another unit fills the same input: name one of them; it is ", list[i].pointer);
            return false;
        }
    return true;
}

/* Whether a unit is named before this place, where roles do not allow for that. */
static bool is_named_before(const struct reading *reading, int32_t role, int32_t item)
{
    const struct named_units *named = reading->named;
    const struct unit_role *roles = reading->step->roles;
    for (int32_t other = 0; other <= role; other++)
        for (int32_t i = 0; i < (other < role ? named->count[other] : item); i++)
            if (strcmp(named->ids[other][i], named->ids[role][item]) == 0 &&
                (!roles[role].camp || roles[other].camp != roles[role].camp))
                return true;
    return false;
}

static bool units_are_named_once(const struct reading *reading)
{
    for (int32_t role = 0; reading->step->roles[role].name; role++)
        for (int32_t item = 0; item < reading->named->count[role]; item++)
            if (is_named_before(reading, role, item)) {
                unit_violation(reading, role, item, ERROR_NOT_UNIQUE, "the unit is named twice", "");
                return false;
            }
    return true;
}

/* ---- The objects that they fill ---- */

/* A list that was left out gets an item for each unit; one that was given must have them. */
static bool list_make(const struct reading *reading, const struct field *field, int32_t count, char *input)
{
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    int32_t items;
    memcpy(&items, input + field->count, sizeof items);
    if (members_given_has(&reading->named->given, field, input)) {
        text_start(&text, pointer, sizeof pointer);
        text_format(&text, "/input/%s", field->name);
        if (items != count)
            violation_add(reading->violations, ERROR_CONFLICTING_FIELDS, pointer,
                          "must have as many items as units are named, or be left out");
        return items == count;
    }
    for (int32_t i = 0; i < count; i++)
        fields_default(field->item->of, input + field->offset + (size_t)i * field->item_size);
    memcpy(input + field->count, &count, sizeof count);
    return true;
}

static bool places_make(const struct reading *reading, char *input)
{
    for (int32_t role = 0; reading->step->roles[role].name; role++) {
        const struct unit_role *part = &reading->step->roles[role];
        if (!reading->named->count[role] || !part->fills || !part->place[0])
            continue;
        const struct field *field = field_find(reading->step->input, part->place, strlen(part->place));
        if (part->many && !list_make(reading, field, reading->named->count[role], input))
            return false;
        if (!part->many && field->presence == FIELD_OPTIONAL)
            *(bool *)(input + field->present) = true;
        members_given_add(&reading->named->given, field, input);
    }
    return true;
}

/* ---- Out of a body ---- */

static int32_t names_count(const struct role_names *names, const struct step *step, int32_t role)
{
    return step->roles[role].many ? names->count[role] : names->ids[role][0][0] != '\0';
}

/* False when memory is out. */
static bool ids_point(const struct reading *reading, const struct role_names *names)
{
    for (int32_t role = 0; reading->step->roles[role].name; role++) {
        int32_t count = names_count(names, reading->step, role);
        const char **ids = arena_take(reading->arena, (size_t)(count + 1) * sizeof *ids);
        for (int32_t item = 0; ids && item < count; item++)
            ids[item] = names->ids[role][item];
        reading->named->count[role] = count;
        reading->named->ids[role] = ids;
        if (!ids)
            return starved(reading);
    }
    return true;
}

const struct named_units *named_units_read(struct arena *arena, const struct step *step, const struct role_names *names,
                                           const struct members_given *given, void *input,
                                           struct violations *violations)
{
    struct named_units *named = arena_take_zero(arena, sizeof *named);
    struct reading reading = {.arena = arena, .step = step, .named = named, .violations = violations};
    if (!named) {
        starved(&reading);
        return NULL;
    }
    named->apply = names->apply;
    named->given = *given;
    bool right = ids_point(&reading, names) && units_are_named_once(&reading) && fillable_list(&reading) &&
                 inputs_are_filled_once(&reading) && places_make(&reading, input);
    return right ? named : NULL;
}

/* ---- Out of an entry ---- */

static bool is_listed(const struct pointers *pointers, const char *pointer)
{
    for (int32_t i = 0; i < pointers->count; i++)
        if (strcmp(pointers->list[i], pointer) == 0)
            return true;
    return false;
}

static bool roles_take(const struct reading *reading, const struct units_said *said, const void *input)
{
    for (int32_t i = 0; i < said->role_count; i++) {
        const struct role_units *units = &said->roles[i];
        int32_t role = unit_role_find(reading->step, units->role);
        if (!roster_items_fit(reading->step, role, units->count, input)) {
            violation_add(reading->violations, ERROR_CONFLICTING_FIELDS, "/units",
                          "%s takes another number of units than the input has items", units->role);
            return false;
        }
        reading->named->count[role] = units->count;
        reading->named->ids[role] = units->ids;
    }
    return true;
}

const struct named_units *named_units_recorded(struct arena *arena, const struct step *step,
                                               const struct units_said *said, const void *input,
                                               struct violations *violations)
{
    struct named_units *named = arena_take_zero(arena, sizeof *named);
    unsigned char *bits = arena_take_zero(arena, members_given_size(step->input));
    struct reading reading = {.arena = arena, .step = step, .named = named, .violations = violations};
    if (!named || !bits) {
        starved(&reading);
        return NULL;
    }
    named->given = (struct members_given){.base = input, .fields = step->input, .bits = bits};
    named->apply = said->applied;
    named->recorded = true;
    if (!roles_take(&reading, said, input) || !units_are_named_once(&reading) || !fillable_list(&reading) ||
        !inputs_are_filled_once(&reading))
        return NULL;
    for (int32_t i = 0; i < named->fillable_count; i++) {
        const struct fillable *fillable = &named->fillable[i];
        if (is_listed(&said->overridden, fillable->pointer))
            members_given_add(&named->given, fillable->to, (const char *)input + fillable->place);
    }
    return named;
}
