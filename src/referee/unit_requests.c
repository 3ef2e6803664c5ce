/* Units from JSON, by the ruleset's own table, and the bodies of manual changes and turns. */
#include "referee/unit_requests.h"
#include "fields/decode.h"
#include <string.h>

static const struct field unit_rows[] = {
    TEXT(struct roster_unit, id, 1, UNIT_ID_MAX, "Id", NULL,
         "The unit's id in requests: letters a to z, digits and hyphens.", .pattern = FIELD_UNIT_ID),
    TEXT(struct roster_unit, name, 0, UNIT_NAME_MAX, "Name", NULL, "What the players call it; the id by default.",
         OPTIONAL),
    TEXT(struct roster_unit, side, 1, ROSTER_SIDE_MAX - 1, "Side", NULL,
         "The side that it fights for, by its id; units of one side are friends.", .pattern = FIELD_SIDE_ID),
};
enum { UNIT_ROWS = FIELDS_COUNT(unit_rows) };

void unit_table_make(const struct ruleset *ruleset, struct unit_table *ret)
{
    const struct fields *own = ruleset->units->fields;
    struct text name;
    memcpy(ret->list, unit_rows, sizeof unit_rows);
    for (size_t i = 0; i < own->count; i++) {
        ret->list[UNIT_ROWS + i] = own->list[i];
        ret->list[UNIT_ROWS + i].offset += offsetof(struct roster_unit, own);
    }
    text_start(&name, ret->name, sizeof ret->name);
    text_add(&name, own->name);
    ret->fields = (struct fields){.name = ret->name,
                                  .doc = own->doc,
                                  .list = ret->list,
                                  .count = UNIT_ROWS + own->count,
                                  .size = sizeof(struct roster_unit)};
    ret->item = (struct field){.title = "Unit", .doc = "A unit.", .kind = FIELD_GROUP, .of = &ret->fields};
}

void units_table_make(const struct ruleset *ruleset, struct units_table *ret)
{
    unit_table_make(ruleset, &ret->unit);
    ret->list[0] = (struct field)LIST(struct units_request, units, struct roster_unit, ret->unit.item, count, 1,
                                      ROSTER_UNITS_MAX, "Units", NULL, "The units to add.");
    ret->list[1] = (struct field)LAST_CHECKPOINT(struct units_request, last_checkpoint);
    ret->fields = (struct fields){.name = "Units",
                                  .doc = "Units to add to a session.",
                                  .list = ret->list,
                                  .count = 2,
                                  .size = sizeof(struct units_request)};
}

static bool id_fits(const char *id)
{
    return id[strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789-")] == '\0' && id[0] != '-';
}

static void id_check(const struct roster_unit *units, int32_t number, const char *at, struct violations *violations)
{
    if (!id_fits(units[number].id))
        violation_add(violations, ERROR_INVALID_TEXT, at, "may only have letters a to z, digits and hyphens");
    for (int32_t k = 0; k < number; k++)
        if (strcmp(units[k].id, units[number].id) == 0)
            violation_add(violations, ERROR_NOT_UNIQUE, at, "another unit already has this id");
        else if (ids_look_alike(units[k].id, units[number].id))
            violation_add(violations, ERROR_NOT_UNIQUE, at, "looks like the id of another unit, %s", units[k].id);
}

void units_check(const struct ruleset *ruleset, const void *options, const struct roster_unit *units, int32_t count,
                 const char *pointer, struct violations *violations)
{
    char at[VIOLATION_POINTER_MAX];
    struct text text;
    for (int32_t i = 0; i < count; i++) {
        text_start(&text, at, sizeof at);
        text_format(&text, "%s/%d", pointer, i);
        if (options && ruleset->units->check)
            ruleset->units->check(units[i].own, options, at, violations);
        unit_contacts_check(ruleset->units, &units[i], at, violations);
        text_add(&text, "/id");
        id_check(units, i, at, violations);
    }
}

void unit_change_check(const struct ruleset *ruleset, const void *options, const struct roster_unit *before,
                       const struct roster_unit *after, const char *pointer, struct violations *violations)
{
    struct violations then;
    violations_start(&then);
    if (ruleset->units->check)
        ruleset->units->check(before->own, options, pointer, &then);
    if (ruleset->units->check && then.count == 0)
        ruleset->units->check(after->own, options, pointer, violations);
}

static bool has_member(const struct roster_change *list, int32_t count, const struct field *member)
{
    for (int32_t i = 0; i < count; i++)
        if (list[i].member == member)
            return true;
    return false;
}

/* Whether a member differs in the settled unit, and the manual change that gives it that value. */
static bool follows(const struct field *member, const struct roster_unit *asked, const struct roster_unit *settled,
                    struct roster_change *ret)
{
    *ret = (struct roster_change){.member = member, .kind = EFFECT_SET, .before = FIELD_ABSENT, .after = FIELD_ABSENT};
    if (member->kind == FIELD_TEXT) {
        ret->text = (const char *)settled->own + member->offset;
        return strcmp((const char *)asked->own + member->offset, ret->text) != 0;
    }
    ret->before = unit_number(member, asked->own);
    ret->value = ret->after = unit_number(member, settled->own);
    return ret->before != ret->after;
}

int32_t unit_change_follow(const struct unit_type *type, const struct roster_unit *asked,
                           const struct roster_unit *settled, struct roster_change *list, int32_t count)
{
    struct roster_change change;
    for (size_t i = 0; i < type->fields->count && count < UNIT_FIELDS_MAX; i++) {
        const struct field *member = &type->fields->list[i];
        if (has_member(list, count, member) || !follows(member, asked, settled, &change))
            continue;
        change.unit = list[0].unit;
        list[count++] = change;
    }
    return count;
}

void units_name(struct roster_unit *units, int32_t count)
{
    for (int32_t i = 0; i < count; i++)
        if (units[i].name[0] == '\0')
            memcpy(units[i].name, units[i].id, sizeof units[i].id);
}

/* What was left out, and what fields cannot say. */
static struct units_request *units_finish(const struct ruleset *ruleset, const void *options,
                                          struct units_request *request, struct violations *violations)
{
    units_name(request->units, request->count);
    units_contacts_answer(ruleset->units, request->units, request->count);
    units_check(ruleset, options, request->units, request->count, "/units", violations);
    return violations->count ? NULL : request;
}

struct units_request *units_decode(struct arena *arena, const struct ruleset *ruleset, const void *options,
                                   const char *body, size_t length, struct violations *violations)
{
    struct units_table table;
    units_table_make(ruleset, &table);
    struct units_request *request = request_decode(arena, &table.fields, body, length, violations);
    return request ? units_finish(ruleset, options, request, violations) : NULL;
}

/* What a change says besides `changes`. */
static const struct field change_rows[] = {
    TEXT(struct unit_change_request, reason, 1, REQUEST_WORDS_MAX, "Reason", NULL, "The reason for the manual change."),
    LAST_CHECKPOINT(struct unit_change_request, last_checkpoint),
};
static const struct fields change_fields = FIELDS("UnitReason", NULL, change_rows, struct unit_change_request);

void unit_change_table_make(const struct ruleset *ruleset, struct unit_change_table *ret)
{
    struct unit_table *changes = &ret->changes;
    unit_table_make(ruleset, changes);
    for (size_t i = UNIT_ROWS; i < changes->fields.count; i++)
        changes->list[i].presence = FIELD_OPTIONAL;
    struct text name = {.at = changes->name, .size = sizeof changes->name, .used = strlen(changes->name)};
    text_add(&name, "Members");
    changes->fields.doc = "Members of a unit.";
    changes->fields.list = changes->list + UNIT_ROWS;
    changes->fields.count -= UNIT_ROWS;
    ret->list[0] =
        (struct field)ITEM_GROUP(changes->fields, "Changes", NULL, "The members to change, with their new values.");
    ret->list[0].name = "changes";
    memcpy(&ret->list[1], change_rows, sizeof change_rows);
    ret->fields = (struct fields){.name = "UnitChange", .list = ret->list, .count = FIELDS_COUNT(ret->list)};
}

/* One member of `changes`. */
static void change_take(struct arena *arena, const struct ruleset *ruleset, const char *name,
                        const struct json_t *value, struct unit_change_request *request, struct violations *violations)
{
    const struct field *field = field_find(ruleset->units->fields, name, strlen(name));
    unsigned char own[UNIT_SIZE_MAX];
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_add(&text, "/changes");
    pointer_add_name(&text, name);
    if (!field || request->count == UNIT_FIELDS_MAX) {
        violation_add_named(violations, ERROR_UNKNOWN_FIELD, pointer, "a unit of this ruleset has no such member");
        return;
    }
    fields_default(ruleset->units->fields, own);
    if (!member_decode(field, value, pointer, own, violations))
        return;
    struct roster_change change = {.member = field, .kind = EFFECT_SET};
    if (field->kind != FIELD_TEXT)
        change.value = unit_number(field, own);
    else if (!(change.text =
                   arena_copy(arena, (const char *)own + field->offset, strlen((const char *)own + field->offset))))
        violation_add_starved(violations);
    request->changes[request->count++] = change;
}

struct unit_change_request *unit_change_decode(struct arena *arena, const struct ruleset *ruleset, const char *body,
                                               size_t length, struct violations *violations)
{
    struct json_t *root = json_read(arena, body, length, violations);
    const struct json_t *changes = root ? json_take_out(arena, root, "changes") : NULL;
    struct unit_change_request *request = arena_take_zero(arena, sizeof *request);
    if (!request)
        violation_add_starved(violations);
    if (!root || !request)
        return NULL;
    fields_decode_given(arena, &change_fields, root, "", request, NULL, violations);
    if (json_kind(changes) != VALUE_OBJECT || json_member_count(changes) == 0)
        violation_add(violations, changes ? ERROR_WRONG_TYPE : ERROR_MISSING_FIELD, "/changes",
                      "must be an object with at least one member of the unit");
    const char *name = NULL;
    for (const struct json_t *value; (value = json_next(changes, &name));)
        change_take(arena, ruleset, name, value, request, violations);
    return violations->count ? NULL : request;
}
