/* Units from JSON, by the ruleset's own table, and the bodies of manual changes and turns. */
#include "referee/unit_requests.h"
#include "fields/decode.h"
#include <string.h>

static const struct field id_field = {
    .name = "id",
    .title = "Id",
    .doc = "The unit's id in requests: letters a to z, digits and hyphens.",
    .kind = FIELD_TEXT,
    .presence = FIELD_REQUIRED,
    .min = 1,
    .max = UNIT_ID_MAX,
    .pattern = FIELD_UNIT_ID,
    .offset = offsetof(struct roster_unit, id),
};
static const struct field name_field = {
    .name = "name",
    .title = "Name",
    .doc = "What the players call it; the id by default.",
    .kind = FIELD_TEXT,
    .presence = FIELD_OPTIONAL,
    FIELD_CHARACTERS(UNIT_NAME_MAX),
    .offset = offsetof(struct roster_unit, name),
};
static const struct field side_field = {
    .name = "side",
    .title = "Side",
    .doc = "The side that it fights for, by its id; units of one side are friends.",
    .kind = FIELD_TEXT,
    .presence = FIELD_REQUIRED,
    .min = 1,
    .max = ROSTER_SIDE_MAX - 1,
    .pattern = FIELD_SIDE_ID,
    .offset = offsetof(struct roster_unit, side),
};

void unit_table_make(const struct ruleset *ruleset, struct unit_table *ret)
{
    const struct fields *own = ruleset->units->fields;
    struct text name;
    ret->list[0] = id_field;
    ret->list[1] = name_field;
    ret->list[2] = side_field;
    for (size_t i = 0; i < own->count; i++) {
        ret->list[3 + i] = own->list[i];
        ret->list[3 + i].offset += offsetof(struct roster_unit, own);
    }
    text_start(&name, ret->name, sizeof ret->name);
    text_add(&name, own->name);
    ret->fields = (struct fields){.name = ret->name,
                                  .doc = own->doc,
                                  .list = ret->list,
                                  .count = 3 + own->count,
                                  .size = sizeof(struct roster_unit)};
    ret->item = (struct field){.title = "Unit", .doc = "A unit.", .kind = FIELD_GROUP, .of = &ret->fields};
}

void units_table_make(const struct ruleset *ruleset, struct units_table *ret)
{
    unit_table_make(ruleset, &ret->unit);
    ret->list[0] = (struct field){.name = "units",
                                  .title = "Units",
                                  .doc = "The units to add.",
                                  .kind = FIELD_LIST,
                                  .presence = FIELD_REQUIRED,
                                  .min = 1,
                                  .max = ROSTER_UNITS_MAX,
                                  .offset = offsetof(struct units_request, units),
                                  .item = &ret->unit.item,
                                  .item_size = sizeof(struct roster_unit),
                                  .count = offsetof(struct units_request, count)};
    ret->list[1] = (struct field)LAST_CHECKPOINT_FIELD(struct units_request);
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

/* Defaults, and checks that fields cannot express. */
static struct units_request *units_finish(struct arena *arena, const struct ruleset *ruleset, const void *options,
                                          struct units_request *request, struct violations *violations)
{
    units_name(request->units, request->count);
    units_contacts_answer(ruleset->units, request->units, request->count);
    units_check(ruleset, options, request->units, request->count, "/units", violations);
    request->last_checkpoint_head =
        last_checkpoint_head(arena, request->last_checkpoint_given, &request->last_checkpoint, violations);
    return violations->count ? NULL : request;
}

struct units_request *units_decode(struct arena *arena, const struct ruleset *ruleset, const void *options,
                                   const char *body, size_t length, struct violations *violations)
{
    struct units_table table;
    units_table_make(ruleset, &table);
    struct units_request *request = request_decode(arena, &table.fields, body, length, violations);
    return request ? units_finish(arena, ruleset, options, request, violations) : NULL;
}

void unit_change_table_make(const struct ruleset *ruleset, struct unit_change_table *ret)
{
    struct unit_table *changes = &ret->changes;
    unit_table_make(ruleset, changes);
    for (size_t i = 3; i < changes->fields.count; i++)
        changes->list[i].presence = FIELD_OPTIONAL;
    ret->list[0] = (struct field){.name = "changes",
                                  .title = "Changes",
                                  .doc = "The members to change, with their new values.",
                                  .kind = FIELD_GROUP,
                                  .presence = FIELD_REQUIRED,
                                  .of = &changes->fields};
    struct text name = {.at = changes->name, .size = sizeof changes->name, .used = strlen(changes->name)};
    text_add(&name, "Members");
    changes->fields.doc = "Members of a unit.";
    changes->fields.list = changes->list + 3;
    changes->fields.count -= 3;
    ret->list[1] = (struct field){.name = "reason",
                                  .title = "Reason",
                                  .doc = "The reason for the manual change.",
                                  .kind = FIELD_TEXT,
                                  .presence = FIELD_REQUIRED,
                                  .min = 1,
                                  FIELD_CHARACTERS(UNIT_REASON_MAX)};
    ret->list[2] = (struct field)LAST_CHECKPOINT_FIELD(struct units_request);
    ret->fields = (struct fields){.name = "UnitChange", .list = ret->list, .count = 3};
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
    static const struct field reason = {
        .name = "reason", .kind = FIELD_TEXT, .min = 1, FIELD_CHARACTERS(UNIT_REASON_MAX)};
    struct json_t *root = json_read(arena, body, length, violations);
    const struct json_t *changes = root ? json_take_out(arena, root, "changes") : NULL;
    struct unit_change_request *request = arena_take_zero(arena, sizeof *request);
    struct unit_reason {
        char words[FIELD_TEXT_SIZE(UNIT_REASON_MAX)];
        bool last_checkpoint_given;
        struct last_checkpoint_body last_checkpoint;
    } *rest = arena_take_zero(arena, sizeof *rest);
    const struct field list[] = {reason, LAST_CHECKPOINT_FIELD(struct unit_reason)};
    const struct fields fields = {.name = "UnitReason", .list = list, .count = 2, .size = sizeof *rest};
    if (!root)
        return NULL;
    if (!request || !rest) {
        violation_add_starved(violations);
        return NULL;
    }
    fields_decode(&fields, root, "", rest, violations);
    if (json_kind(changes) != VALUE_OBJECT || json_member_count(changes) == 0)
        violation_add(violations, changes ? ERROR_WRONG_TYPE : ERROR_MISSING_FIELD, "/changes",
                      "must be an object with at least one member of the unit");
    for (size_t i = 0; i < json_member_count(changes); i++) {
        const char *name;
        const struct json_t *value = json_member_number(changes, i, &name);
        change_take(arena, ruleset, name, value, request, violations);
    }
    request->reason = rest->words;
    request->last_checkpoint_head =
        last_checkpoint_head(arena, rest->last_checkpoint_given, &rest->last_checkpoint, violations);
    return violations->count ? NULL : request;
}

static const struct field unit_name_list[] = {
    {.name = "name",
     .title = "Name",
     .doc = "What the players call the unit from now on.",
     .kind = FIELD_TEXT,
     .min = 1,
     FIELD_CHARACTERS(UNIT_NAME_MAX),
     .offset = FIELD_AT(struct unit_name_request, name, char *)},
    LAST_CHECKPOINT_FIELD(struct unit_name_request),
};
const struct fields unit_name_fields = {.name = "UnitName",
                                        .doc = "Another name for a unit.",
                                        .list = unit_name_list,
                                        .count = FIELDS_COUNT(unit_name_list),
                                        .size = sizeof(struct unit_name_request)};

struct unit_name_request *unit_name_decode(struct arena *arena, const char *body, size_t length,
                                           struct violations *violations)
{
    REQUEST_DECODE(unit_name_request, &unit_name_fields);
    return violations->count ? NULL : request;
}

static const struct field unit_removal_list[] = {
    {.name = "reason",
     .title = "Reason",
     .doc = "Why.",
     .kind = FIELD_TEXT,
     .presence = FIELD_OPTIONAL,
     FIELD_CHARACTERS(UNIT_REASON_MAX),
     .offset = FIELD_AT(struct unit_removal_request, reason, char *)},
    LAST_CHECKPOINT_FIELD(struct unit_removal_request),
};
const struct fields unit_removal_fields = {.name = "UnitRemoval",
                                           .doc = "Removes a unit that was brought in by mistake.",
                                           .list = unit_removal_list,
                                           .count = FIELDS_COUNT(unit_removal_list),
                                           .size = sizeof(struct unit_removal_request)};

struct unit_removal_request *unit_removal_decode(struct arena *arena, const char *body, size_t length,
                                                 struct violations *violations)
{
    REQUEST_DECODE(unit_removal_request, &unit_removal_fields);
    return violations->count ? NULL : request;
}

static const struct field unit_side_list[] = {
    {.name = "side",
     .title = "Side",
     .doc = "The side that the unit fights for from now on, by its id.",
     .kind = FIELD_TEXT,
     .min = 1,
     .max = SIDE_ID_MAX,
     .pattern = FIELD_SIDE_ID,
     .offset = FIELD_AT(struct unit_side_request, side, char *)},
    {.name = "reason",
     .title = "Reason",
     .doc = "Why.",
     .kind = FIELD_TEXT,
     .min = 1,
     FIELD_CHARACTERS(UNIT_REASON_MAX),
     .offset = FIELD_AT(struct unit_side_request, reason, char *)},
    LAST_CHECKPOINT_FIELD(struct unit_side_request),
};
const struct fields unit_side_fields = {.name = "UnitSide",
                                        .doc = "Another side for a unit.",
                                        .list = unit_side_list,
                                        .count = FIELDS_COUNT(unit_side_list),
                                        .size = sizeof(struct unit_side_request)};

struct unit_side_request *unit_side_decode(struct arena *arena, const char *body, size_t length,
                                           struct violations *violations)
{
    REQUEST_DECODE(unit_side_request, &unit_side_fields);
    return violations->count ? NULL : request;
}

static const struct field turn_on_list[] = {
    {.name = "turn",
     .title = "Turn",
     .doc = "Its number; 0 where no turn has begun.",
     .kind = FIELD_INT,
     .min = 0,
     .max = 9999,
     .offset = FIELD_AT(struct turn_on, turn, int32_t)},
    {.name = "phase",
     .title = "Phase",
     .doc = "The phase that is on, by its name in the ruleset; without it, any phase of that turn will do.",
     .kind = FIELD_TEXT,
     .presence = FIELD_OPTIONAL,
     .max = 40,
     .pattern = FIELD_ASCII,
     .offset = FIELD_AT(struct turn_on, phase, char *)},
};
const struct fields turn_on_fields = {.name = "CurrentTurn",
                                      .doc = "The turn and phase that are on.",
                                      .list = turn_on_list,
                                      .count = FIELDS_COUNT(turn_on_list),
                                      .size = sizeof(struct turn_on)};

static const struct field turn_list[] = {
    {.name = "turn",
     .title = "Turn",
     .doc = "The turn to begin. Without turn and phase: whatever comes next.",
     .kind = FIELD_INT,
     .presence = FIELD_OPTIONAL,
     .min = 1,
     .max = 9999,
     .offset = FIELD_AT(struct turn_request, turn, int32_t)},
    {.name = "phase",
     .title = "Phase",
     .doc = "The phase to begin, by its name in the ruleset; the turn's first phase by default.",
     .kind = FIELD_TEXT,
     .presence = FIELD_OPTIONAL,
     .max = 40,
     .pattern = FIELD_ASCII,
     .offset = FIELD_AT(struct turn_request, phase, char *)},
    {.name = "current",
     .title = "Current",
     .doc = "What the client takes to be on. When that is not so any more, the answer is turn_changed: nobody begins a "
            "turn twice by tapping twice.",
     .kind = FIELD_GROUP,
     .presence = FIELD_OPTIONAL,
     .offset = offsetof(struct turn_request, current),
     .of = &turn_on_fields,
     .present = offsetof(struct turn_request, current_given)},
    LAST_CHECKPOINT_FIELD(struct turn_request),
};
const struct fields turn_fields = {.name = "TurnRequest",
                                   .doc = "A turn or a phase to begin.",
                                   .list = turn_list,
                                   .count = FIELDS_COUNT(turn_list),
                                   .size = sizeof(struct turn_request)};

struct turn_request *turn_decode(struct arena *arena, const char *body, size_t length, struct violations *violations)
{
    REQUEST_DECODE(turn_request, &turn_fields);
    return violations->count ? NULL : request;
}
