/* From the names of units to a whole question: JSON is completed before it is decoded, so that every check of inputs
 * holds for what units fill in, too. */
#include "casting.h"
#include "decode.h"
#include "field_write.h"
#include <stdlib.h>
#include <string.h>

enum { POINTER_MAX = 128 };

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
                                .max = role->many ? UNITS_IN_ROLE_MAX : UNIT_ID_MAX,
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
    const char *taken[TAKINGS_MAX], *overridden[TAKINGS_MAX];
    int32_t overridden_count;
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
    const char *out = unit >= 0 ? roster_out(reading->roster, unit) : NULL;
    if (unit < 0)
        unit_violation(reading, role, item, ERROR_UNIT_UNKNOWN, "the session has no unit of this id", "");
    else if (out && reading->step->roles[role].acts)
        unit_violation(reading, role, item, ERROR_UNIT_OUT, "the unit is out of the game: ", out);
    else
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
    return named > 0;
}

/* Where the object stands that an item of a role fills. */
static void place_point(const struct unit_role *role, int32_t item, struct text *pointer)
{
    text_add(pointer, "/input");
    if (role->place[0])
        text_format(pointer, "/%s", role->place);
    if (role->many)
        text_format(pointer, "/%d", item);
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

/* What a unit knows of a member, as JSON; NULL: nothing. `known` is the unit as JSON. */
static const struct json_t *value_known(struct reading_cast *reading, const struct roster_unit *unit,
                                        const struct json_t *known, const struct unit_fills *fill,
                                        const struct field *to)
{
    char words[UNIT_ID_MAX + 64];
    struct writer out;
    if (fill->member && strcmp(fill->member, "id") != 0)
        return json_member(known, fill->member);
    int32_t number = fill->member ? 0 : fill->find(unit->own);
    if (number == FIELD_ABSENT)
        return NULL;
    writer_start(&out, sizeof words);
    if (fill->member)
        write_string(&out, unit->id);
    else
        field_write_number(&out, to, number);
    struct json_t *value = out.failed ? NULL : value_read(reading, out.at, out.used);
    reading->starved = reading->starved || !value;
    writer_end(&out);
    return value;
}

static const char *pointer_keep(struct reading_cast *reading, const char *pointer)
{
    const char *kept = arena_copy(reading->arena, pointer, strlen(pointer));
    reading->starved = reading->starved || !kept;
    return kept;
}

static void fill_in(struct reading_cast *reading, const struct taking *taking, const struct json_t *known,
                    const struct json_t *place, const struct fields *fields, const char *pointer)
{
    struct casting *casting = reading->casting;
    const struct unit_fills *fill = taking->fill;
    const struct roster_unit *unit = &reading->roster->units[casting->cast.units[taking->role][taking->item]];
    const struct field *to = field_find(fields, fill->input, strlen(fill->input));
    const struct json_t *value = value_known(reading, unit, known, fill, to);
    char whole[POINTER_MAX];
    struct text text;
    text_start(&text, whole, sizeof whole);
    text_format(&text, "%s/%s", pointer, fill->input);
    if (!value || casting->taking_count == TAKINGS_MAX || reading->overridden_count == TAKINGS_MAX)
        return;
    if (json_member(place, fill->input)) {
        reading->overridden[reading->overridden_count++] = pointer_keep(reading, whole);
        return;
    }
    reading->starved = reading->starved || json_set(reading->arena, reading->root, whole, value) != JSON_SET_DONE;
    reading->taken[casting->taking_count] = pointer_keep(reading, whole);
    casting->takings[casting->taking_count++] = *taking;
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

static const struct json_t *place_at(struct reading_cast *reading, int32_t role, int32_t item, const char *pointer)
{
    const struct unit_role *part = &reading->step->roles[role];
    const struct json_t *input = object_at(reading, reading->root, "input", "/input", "{}");
    char list[POINTER_MAX], empty[3 * UNITS_IN_ROLE_MAX + 2] = "[";
    struct text text;
    if (!input || !part->place[0])
        return input;
    if (!part->many)
        return object_at(reading, input, part->place, pointer, "{}");
    text_start(&text, list, sizeof list);
    text_format(&text, "/input/%s", part->place);
    for (int32_t i = 0; i < reading->casting->cast.count[role]; i++)
        strcat(empty, i ? ",{}" : "{}");
    strcat(empty, "]");
    const struct json_t *items = object_at(reading, input, part->place, list, empty);
    if (items && json_list_size(items) != (size_t)reading->casting->cast.count[role]) {
        violation_add(reading->violations, ERROR_CONFLICTING_FIELDS, list,
                      "must have as many items as units are named, or be left out");
        return NULL;
    }
    return json_list_item(items, (size_t)item);
}

static void unit_fill(struct reading_cast *reading, int32_t role, int32_t item)
{
    const struct unit_role *part = &reading->step->roles[role];
    const struct roster_unit *unit = &reading->roster->units[reading->casting->cast.units[role][item]];
    const struct field *field =
        part->place && part->place[0] ? field_find(reading->step->input, part->place, strlen(part->place)) : NULL;
    const struct fields *fields = !field ? reading->step->input : part->many ? field->item->of : field->of;
    char pointer[POINTER_MAX];
    struct text text;
    struct writer own;
    if (!part->fills)
        return;
    text_start(&text, pointer, sizeof pointer);
    place_point(part, item, &text);
    writer_start(&own, 1 << 16);
    fields_write(&own, reading->roster->type->fields, unit->own, FIELD_ORDER_TABLE);
    const struct json_t *known = own.failed ? NULL : value_read(reading, own.at, own.used);
    writer_end(&own);
    const struct json_t *place = known ? place_at(reading, role, item, pointer) : NULL;
    if (json_kind(place) != VALUE_OBJECT) /* decoding will say so */
        place = NULL;
    for (const struct unit_fills *fill = part->fills; place && fill->input; fill++)
        fill_in(reading, &(struct taking){role, item, fill}, known, place, fields, pointer);
    reading->starved = reading->starved || !known;
}

static int by_name(const void *left, const void *right)
{
    const struct role_taken *a = left, *b = right;
    return strcmp(a->role, b->role);
}

static int by_text(const void *left, const void *right)
{
    return strcmp(*(const char *const *)left, *(const char *const *)right);
}

static void pointers_say(struct reading_cast *reading, const char **list, int32_t count, struct pointers *ret)
{
    const char **kept = arena_take(reading->arena, (size_t)(count + 1) * sizeof *kept);
    if (!kept) {
        reading->starved = true;
        return;
    }
    memcpy(kept, list, (size_t)count * sizeof *kept);
    qsort(kept, (size_t)count, sizeof *kept, by_text);
    *ret = (struct pointers){.count = count, .list = kept};
}

/* Who is named, as the entry says it. */
static void said_fill(struct reading_cast *reading)
{
    struct casting *casting = reading->casting;
    struct units_said *said = &casting->said;
    for (int32_t role = 0; reading->step->roles[role].name; role++) {
        int32_t count = casting->cast.count[role];
        const char **ids = arena_take(reading->arena, UNITS_IN_ROLE_MAX * sizeof *ids);
        if (!ids) {
            reading->starved = true;
            return;
        }
        for (int32_t item = 0; item < count; item++)
            ids[item] = pointer_keep(reading, reading->roster->units[casting->cast.units[role][item]].id);
        if (count > 0)
            said->roles[said->role_count++] = (struct role_taken){
                .role = reading->step->roles[role].name,
                .many = reading->step->roles[role].many,
                .count = count,
                .ids = ids,
            };
    }
    qsort(said->roles, (size_t)said->role_count, sizeof said->roles[0], by_name);
    said->applied = casting->apply;
    pointers_say(reading, reading->taken, casting->taking_count, &said->taken);
    pointers_say(reading, reading->overridden, reading->overridden_count, &said->overridden);
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
    struct reading_cast *reading = arena_take_zero(arena, sizeof *reading);
    struct casting *casting = arena_take_zero(arena, sizeof *casting);
    *ret = NULL;
    if (!reading || !casting) {
        violation_add(violations, ERROR_OVERLOADED, "", "there is no memory for this request just now");
        return false;
    }
    *reading = (struct reading_cast){
        .arena = arena, .step = step, .roster = roster, .root = root, .casting = casting, .violations = violations};
    const struct cast_request *request = request_read(reading);
    if (request && roles_take(reading, request) && violations->count == 0) {
        casting->apply = request->apply;
        for (int32_t role = 0; step->roles[role].name; role++)
            for (int32_t item = 0; item < casting->cast.count[role]; item++)
                unit_fill(reading, role, item);
        said_fill(reading);
        *ret = casting;
    }
    if (reading->starved && violations->count == 0)
        violation_add(violations, ERROR_OVERLOADED, "", "there is no memory for this request just now");
    return violations->count == 0;
}
