/* From the names of units to a whole question: JSON is completed before it is decoded, so that every check of inputs
 * holds for what units fill in, too. */
#include "casting.h"
#include "casting_parts.h"
#include "decode.h"
#include "field_write.h"
#include <stdlib.h>
#include <string.h>

static const struct field id_item = {.kind = FIELD_TEXT, .min = 1, .max = UNIT_ID_MAX};

void cast_fields_make(const struct step *step, struct cast_fields *ret)
{
    struct text name;
    size_t count = 0;
    text_start(&name, ret->name, sizeof ret->name);
    text_add_bytes(&name, step->input->name, strlen(step->input->name) - strlen("Input"));
    text_add(&name, "Units");
    for (; step->roles && step->roles[count].name; count++) {
        const struct unit_role *role = &step->roles[count];
        struct field *field = &ret->list[count];
        *field = (struct field){.name = role->name,
                                .title = "Unit",
                                .doc = role->doc,
                                .kind = role->many ? FIELD_LIST : FIELD_TEXT,
                                .presence = FIELD_OPTIONAL,
                                .min = 1,
                                .max = role->many ? unit_role_most(step, (int32_t)count) : UNIT_ID_MAX,
                                .offset = offsetof(struct cast_request, ids) +
                                          count * sizeof((struct cast_request *)0)->ids[0]};
        if (role->many) {
            field->item = &id_item;
            field->item_size = UNIT_ID_MAX + 1;
            field->count = offsetof(struct cast_request, count) + count * sizeof(int32_t);
        }
    }
    ret->fields = (struct fields){.name = ret->name,
                                  .doc = "The units of the session that take the step's roles. What they know need not "
                                         "be given.",
                                  .list = ret->list,
                                  .count = count,
                                  .size = sizeof(struct cast_request)};
}

/* A casting while it is read. */
struct reading_cast {
    struct arena *arena;
    const struct step *step;
    const struct roster *roster;
    struct json_t *root;
    struct casting *casting;
    struct violations *violations;
    bool starved;
};

static void unit_violation(struct reading_cast *reading, int32_t role, int32_t item, enum umpire_error code,
                           const char *words, const char *more)
{
    char pointer[POINTER_MAX];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "/units/%s", reading->step->roles[role].name);
    if (reading->step->roles[role].many)
        text_format(&text, "/%d", item);
    violation_add(reading->violations, code, pointer, "%s%s", words, more);
}

static void unit_take(struct reading_cast *reading, int32_t role, int32_t item, const char *id)
{
    struct cast *cast = &reading->casting->cast;
    int32_t unit = roster_find(reading->roster, id);
    enum umpire_error code;
    const char *bar = unit < 0 ? NULL : casting_bar(reading->roster, &reading->step->roles[role], unit, &code);
    if (unit < 0)
        unit_violation(reading, role, item, ERROR_UNIT_UNKNOWN, "the session has no unit of this id", "");
    else if (bar)
        unit_violation(
            reading, role, item, code,
            code == ERROR_UNIT_OUT ? "the unit is out of the game: " : "the unit cannot take this role: ", bar);
    cast->units[role][item] = unit;
    cast->count[role] = item + 1;
}

static bool roles_take(struct reading_cast *reading, const struct cast_request *request)
{
    int32_t named = 0;
    for (int32_t role = 0; reading->step->roles && reading->step->roles[role].name; role++) {
        int32_t count = reading->step->roles[role].many ? request->count[role] : request->ids[role][0][0] != '\0';
        for (int32_t item = 0; item < count; item++, named++)
            unit_take(reading, role, item, request->ids[role][item]);
    }
    int32_t role, item;
    if (named > 0 && reading->violations->count == 0 && casting_repeats(reading->casting, reading->step, &role, &item))
        unit_violation(reading, role, item, ERROR_NOT_UNIQUE, "the unit is named twice", "");
    return named > 0;
}

/* A value as JSON, or NULL when memory is out. */
static struct json_t *value_read(struct reading_cast *reading, const char *json, size_t length)
{
    struct violations unused;
    violations_start(&unused);
    struct json_t *value = json_read(reading->arena, json, length, &unused);
    reading->starved = reading->starved || !value;
    return value;
}

/* What a unit fills into an input, as JSON; NULL: it does not know it, or memory is out. */
static const struct json_t *value_known(struct reading_cast *reading, const struct unit_input *taking,
                                        const struct field *to, void *scratch)
{
    const struct step *step = reading->step;
    struct writer out;
    if (roster_fill(reading->roster, &reading->casting->cast, step, taking->role, taking->item, taking->fill,
                    scratch) == FILLING_UNKNOWN)
        return NULL; /* what does not fit is refused when it is decoded */
    const char *base = roster_place(step, taking->role, taking->item, scratch, NULL);
    writer_start(&out, 1 << 12);
    if (to->kind == FIELD_TEXT)
        write_string(&out, base + to->offset);
    else
        field_write_number(&out, to, unit_number(to, base));
    struct json_t *value = out.failed ? NULL : value_read(reading, out.at, out.used);
    reading->starved = reading->starved || !value;
    writer_end(&out);
    return value;
}

/* The value at /input and a place in it, made where it is missing: NULL when it is something else, which decoding will
 * say. */
static const struct json_t *object_at(struct reading_cast *reading, const struct json_t *parent, const char *name,
                                      const char *pointer, const char *empty)
{
    const struct json_t *found = json_member(parent, name);
    if (found || json_kind(parent) != VALUE_OBJECT)
        return found;
    const struct json_t *made = value_read(reading, empty, strlen(empty));
    if (made && json_set(reading->arena, reading->root, pointer, made) == JSON_SET_DONE)
        return made;
    reading->starved = true;
    return NULL;
}

/* The list that a role fills, made where it is missing. */
static const struct json_t *list_at(struct reading_cast *reading, const struct json_t *input, int32_t role)
{
    const struct unit_role *part = &reading->step->roles[role];
    int32_t count = reading->casting->cast.count[role];
    char pointer[POINTER_MAX], empty[3 * UNITS_IN_ROLE_MAX + 2];
    struct text at, items;
    text_start(&at, pointer, sizeof pointer);
    text_format(&at, "/input/%s", part->place);
    text_start(&items, empty, sizeof empty);
    for (int32_t i = 0; i < count; i++)
        text_add(&items, i ? ",{}" : "[{}");
    text_add(&items, "]");
    const struct json_t *list = object_at(reading, input, part->place, pointer, empty);
    if (!list || json_list_size(list) == (size_t)count)
        return list;
    violation_add(reading->violations, ERROR_CONFLICTING_FIELDS, pointer,
                  "must have as many items as units are named, or be left out");
    return NULL;
}

/* The object that a unit in a role fills; NULL where there is none, which decoding will say. */
static const struct json_t *place_at(struct reading_cast *reading, const struct unit_input *taking)
{
    const struct unit_role *part = &reading->step->roles[taking->role];
    const struct json_t *place = object_at(reading, reading->root, "input", "/input", "{}");
    char pointer[POINTER_MAX];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "/input/%s", part->place);
    if (place && part->many)
        place = json_list_item(list_at(reading, place, taking->role), (size_t)taking->item);
    else if (place && part->place[0])
        place = object_at(reading, place, part->place, pointer, "{}");
    return json_kind(place) == VALUE_OBJECT ? place : NULL;
}

/* Completes the body by one input. */
static void input_complete(struct reading_cast *reading, struct unit_input *taking, void *scratch)
{
    const struct json_t *place = place_at(reading, taking);
    const struct fields *fields;
    roster_place(reading->step, taking->role, taking->item, scratch, &fields);
    const struct field *to = field_find(fields, taking->fill->input, strlen(taking->fill->input));
    taking->given = place && json_member(place, taking->fill->input);
    const struct json_t *value = place && !taking->given ? value_known(reading, taking, to, scratch) : NULL;
    if (!value)
        return;
    taking->filled = true;
    if (json_set(reading->arena, reading->root, taking->pointer, value) != JSON_SET_DONE)
        reading->starved = true;
}

/* The member `units` alone. NULL when there is none, or after adding violations. */
static struct cast_request *request_read(struct reading_cast *reading)
{
    const struct json_t *units = json_member(reading->root, "units");
    const struct json_t *apply = json_member(reading->root, "apply");
    struct cast_fields fields;
    struct cast_request *request = units ? arena_take_zero(reading->arena, sizeof *request) : NULL;
    if (!units)
        return NULL;
    if (!request) {
        reading->starved = true;
        return NULL;
    }
    cast_fields_make(reading->step, &fields);
    if (!fields_decode(&fields.fields, units, "/units", request, reading->violations))
        return NULL;
    request->apply = !apply || json_is_true_value(apply); /* anything else but true and false is refused later */
    return request;
}

bool casting_read(struct arena *arena, const struct step *step, const struct roster *roster, struct json_t *root,
                  struct casting **ret, struct violations *violations)
{
    struct casting *casting = casting_new(arena);
    void *scratch = arena_take_zero(arena, step->input->size);
    struct reading_cast reading = {
        .arena = arena, .step = step, .roster = roster, .root = root, .casting = casting, .violations = violations};
    *ret = NULL;
    reading.starved = !casting || !scratch;
    const struct cast_request *request = reading.starved ? NULL : request_read(&reading);
    if (request && roles_take(&reading, request) && violations->count == 0) {
        casting->said.applied = request->apply;
        object_at(&reading, root, "input", "/input", "{}"); /* may be left out, also where no role fills anything in */
        reading.starved = !casting_list(arena, casting, step) || !casting_name(arena, casting, step, roster);
        const struct unit_input *clash = reading.starved ? NULL : casting_clash(casting);
        if (clash)
            unit_violation(&reading, clash->role, clash->item, ERROR_CONFLICTING_FIELDS,
                           "another unit fills the same input: name one of them; it is ", clash->pointer);
        for (int32_t i = 0; !reading.starved && !clash && i < casting->taking_count; i++)
            input_complete(&reading, &casting->takings[i], scratch);
        *ret = casting;
    }
    if (reading.starved && violations->count == 0)
        violation_add(violations, ERROR_OVERLOADED, "", "there is no memory for this request just now");
    return violations->count == 0;
}
