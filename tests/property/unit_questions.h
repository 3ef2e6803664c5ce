/* Random units and random questions that name them. Questions come from a pool of ones that the steps take; what the
 * units of their roles know is then left out, mostly. */
#pragma once
#include "barred.h"
#include "fields/field_write.h"

enum { POOL_STEPS = 40, POOL_EACH = 60, POOL_RANDOM = 30, POOL_ATTEMPTS = 4000, QUESTION_MAX = 6000 };

/* Inputs that the steps take under the default options: random ones, and those of the golden cases. */
struct pool {
    const struct ruleset *ruleset;
    int32_t step_count, count[POOL_STEPS];
    json_t *inputs[POOL_STEPS][POOL_EACH];
};

static inline void random_struct(const struct fields *fields, char *base, int32_t given_of_three);

/* As asking.h does it, but with the chronicle's numbers, and less of what may be left out. */
static inline void random_member(const struct field *field, char *base, int32_t given_of_three)
{
    char *member = base + field->offset;
    int32_t number = 0, length, near = field->min < 0 || field->max < field->min + 20 ? field->max : field->min + 20;
    switch (field->kind) {
    case FIELD_BOOL:
        *(bool *)member = chronicle_any(0, 1);
        if (field->present)
            *(bool *)(base + field->present) = true;
        return;
    case FIELD_INT:
    case FIELD_DECIMAL:
        number = chronicle_any(field->min, chronicle_any(0, 9) ? near : field->max);
        if (field->kind == FIELD_DECIMAL)
            number = chronicle_any(field->min, field->max) / 500 * 500;
        number = number < field->min ? field->min : number;
        break;
    case FIELD_ENUM:
        number = chronicle_any(0, field->choices->count - 1);
        break;
    case FIELD_TEXT:
        length = field->min ? chronicle_any(field->min, field->min + 3) : 0; /* else the name of what is not there */
        for (int32_t i = 0; i < length; i++)
            member[i] = (char)chronicle_any('a', 'z');
        member[length] = '\0';
        return;
    case FIELD_GROUP:
        random_struct(field->of, member, given_of_three);
        if (field->presence == FIELD_OPTIONAL)
            *(bool *)(base + field->present) = true;
        return;
    case FIELD_LIST:
        length = chronicle_any(field->min, field->min + 4 < field->max ? field->min + 4 : field->max);
        memcpy(base + field->count, &length, sizeof length);
        for (int32_t i = 0; i < length; i++)
            random_member(field->item, member + (size_t)i * field->item_size, given_of_three);
        return;
    case FIELD_FORM:
    case FIELD_LABEL:
        fail_msg("an input has no labels: %s", field->name);
    }
    memcpy(member, &number, sizeof number);
}

static inline void random_struct(const struct fields *fields, char *base, int32_t given_of_three)
{
    fields_default(fields, base);
    for (size_t i = 0; i < fields->count; i++)
        if (fields->list[i].presence == FIELD_REQUIRED || chronicle_any(0, 2) < given_of_three)
            random_member(&fields->list[i], base, given_of_three);
}

static inline json_t *struct_json(const struct fields *fields, const void *base)
{
    struct writer out;
    writer_start(&out, 1 << 20);
    fields_write(&out, fields, base, FIELD_ORDER_CANONICAL);
    json_t *json = out.failed ? NULL : json_loadb(out.at, out.used, 0, NULL);
    writer_end(&out);
    return json;
}

static inline void pool_golden(struct pool *pool, int32_t at)
{
    char file[512];
    size_t index;
    json_t *each;
    snprintf(file, sizeof file, UMPIRE_SOURCE_DIR "/tests/golden/%s/%s.json", pool->ruleset->name,
             pool->ruleset->steps[at]->name);
    json_t *root = json_load_file(file, 0, NULL);
    assert_non_null(root);
    json_array_foreach(json_object_get(root, "cases"), index, each)
    {
        json_t *input = json_object_get(each, "input");
        bool plain = !json_object_get(each, "violations") && !json_object_get(each, "options");
        if (plain && input && pool->count[at] < POOL_EACH)
            pool->inputs[at][pool->count[at]++] = json_deep_copy(input);
    }
    json_decref(root);
}

static inline void pool_random(struct pool *pool, int32_t at, const void *options)
{
    static _Alignas(max_align_t) char input[STEP_INPUT_MAX];
    const struct step *step = pool->ruleset->steps[at];
    const struct question question = {.input = input, .options = options, .version = pool->ruleset->version};
    struct violations violations;
    for (int32_t attempt = 0; attempt < POOL_ATTEMPTS && pool->count[at] < POOL_RANDOM; attempt++) {
        random_struct(step->input, input, chronicle_any(0, 2));
        violations_start(&violations);
        if (step->check)
            step->check(&question, &violations);
        json_t *json = violations.count ? NULL : struct_json(step->input, input);
        if (json)
            pool->inputs[at][pool->count[at]++] = json;
    }
}

static inline void pool_fill(struct pool *pool, const struct ruleset *ruleset)
{
    static _Alignas(max_align_t) char options[RULESET_OPTIONS_MAX];
    *pool = (struct pool){.ruleset = ruleset};
    chronicle_seed(ruleset, 2);
    fields_default(ruleset->options, options);
    for (; ruleset->steps[pool->step_count]; pool->step_count++) {
        pool_random(pool, pool->step_count, options);
        pool_golden(pool, pool->step_count);
        assert_true(pool->count[pool->step_count] > 0);
    }
}

static inline void pool_empty(struct pool *pool)
{
    for (int32_t at = 0; at < pool->step_count; at++)
        for (int32_t i = 0; i < pool->count[at]; i++)
            json_decref(pool->inputs[at][i]);
}

/* Whether an input that a unit in this role fills had better be said, since it seldom was; NULL: none had. */
static bool (*better_said)(const char *step, const char *role, const char *input);

/* What a unit knows need not be said; `leaves` of ten times it is not. */
static inline void fills_leave_out(json_t *place, const char *step, const struct unit_role *role, int32_t leaves)
{
    for (const struct unit_fills *fill = role->fills; fill && fill->input; fill++) {
        bool stays = better_said && better_said(step, role->name, fill->input) && chronicle_any(0, 1);
        if (!stays && chronicle_any(0, 9) < leaves)
            json_object_del(place, fill->input);
    }
}

/* As many items as units. */
static inline void list_fit(json_t *list, int32_t count)
{
    while ((int32_t)json_array_size(list) > count)
        json_array_remove(list, json_array_size(list) - 1);
    while (json_array_size(list) > 0 && (int32_t)json_array_size(list) < count)
        json_array_append_new(list, json_deep_copy(json_array_get(list, 0)));
}

/* Whether the unit may go with the one that it follows, by side and squad. */
static inline bool may_follow(const struct roster *roster, int32_t unit, const char *leader)
{
    const struct field *squad = field_find(roster->type->fields, "squad", strlen("squad"));
    int32_t other = roster_find(roster, leader);
    return roster_are_friends(roster, unit, other) &&
           (!squad || strcmp((const char *)roster->units[unit].own + squad->offset,
                             (const char *)roster->units[other].own + squad->offset) == 0);
}

/* Who takes a role: mostly somebody who is in the game, where nothing lifts that, of the right kind, and of the squad
 * of whom it goes with. */
static inline const char *any_unit(const struct unit_role *role, const struct roster *roster, bool lifts,
                                   const char *leader)
{
    int32_t unit = 0;
    for (int32_t attempt = 0; attempt < (leader ? 20 : 6); attempt++) {
        unit = chronicle_any(0, roster->count - 1);
        if ((lifts || !roster_out(roster, unit)) && !(role->unfit && role->unfit(roster->units[unit].own)) &&
            (!leader || may_follow(roster, unit, leader)))
            break;
    }
    return roster->units[unit].id;
}

static inline void role_take(const char *step, const struct unit_role *role, const char *first,
                             const struct roster *roster, bool lifts, json_t *units, json_t *input)
{
    int32_t leaves = lifts && chronicle_any(0, 1) ? 0 : chronicle_any(0, 3) ? 10 : chronicle_any(0, 2) ? 6 : 1;
    int32_t count = role->many ? chronicle_any(1, 3) : 1;
    json_t *place = role->place && role->place[0] ? json_object_get(input, role->place) : input;
    json_t *ids = json_array();
    const char *leader = role->led_by ? json_string_value(json_object_get(units, role->led_by)) : NULL;
    for (int32_t i = 0; i < count; i++)
        json_array_append_new(ids, json_string(i == 0 && first ? first : any_unit(role, roster, lifts, leader)));
    if (role->place && role->many)
        list_fit(place, count);
    for (int32_t i = 0; role->place && i < count; i++)
        fills_leave_out(role->many ? json_array_get(place, (size_t)i) : place, step, role, leaves);
    json_object_set(units, role->name, role->many ? ids : json_array_get(ids, 0));
    json_decref(ids);
}

/* A question of the step that names units in its roles, now and then in none. `must`: this unit in this role. `lifts`:
 * it overrides what bars them. */
static inline void question_write(const struct pool *pool, int32_t at, const struct roster *roster, const char *role,
                                  const char *must, bool lifts, char body[QUESTION_MAX])
{
    const struct step *step = pool->ruleset->steps[at];
    json_t *root = json_object(), *units = json_object();
    json_t *input = json_deep_copy(pool->inputs[at][chronicle_any(0, pool->count[at] - 1)]);
    json_object_set_new(root, "step", json_string(step->name));
    for (int32_t i = 0; step->roles && step->roles[i].name; i++) {
        bool named = role && strcmp(role, step->roles[i].name) == 0;
        if (named || (roster->count > 0 && chronicle_any(0, 9) < 8))
            role_take(step->name, &step->roles[i], named ? must : NULL, roster, lifts, units, input);
    }
    if (json_object_size(units))
        json_object_set(root, "units", units);
    if (json_object_size(units) && chronicle_any(0, 9) == 0)
        json_object_set_new(root, "apply", json_false());
    if (lifts)
        json_object_set_new(root, "override", json_pack("{s:s}", "reason", OVERRIDE_REASON));
    json_object_set_new(root, "input", input);
    json_decref(units);
    size_t length = json_dumpb(root, body, QUESTION_MAX - 1, JSON_COMPACT | JSON_REAL_PRECISION(15));
    assert_true(length < QUESTION_MAX);
    body[length] = '\0';
    json_decref(root);
}

/* ---- units ---- */

static inline void put_number(const struct unit_type *type, struct roster_unit *unit, const char *member, int32_t value)
{
    const struct field *field = field_find(type->fields, member, strlen(member));
    if (field)
        unit_set_number(field, unit->own, value);
}

static inline void put_word(const struct unit_type *type, struct roster_unit *unit, const char *member,
                            const char *word)
{
    const struct field *field = field_find(type->fields, member, strlen(member));
    memcpy(unit->own + field->offset, word, strlen(word) + 1);
}

/* Of a random unit nothing is left that only the other kind has; a bayonet is on a rifle. */
static inline void tft_kind_adjust(const struct unit_type *type, struct roster_unit *unit, bool vehicle)
{
    static const char *const of_vehicles[] = {
        "hits",        "vulnerable_hits",    "blast_hits", "buttoned",   "mgs_destroyed",
        "immobilised", "main_gun_destroyed", "reversed",   "crew_tests", NULL};
    static const char *const of_vehicles_or_none[] = {
        "drive",       "movement_points", "fire_control",     "size",     "armour",
        "penetration", "he_modifier",     "explosion_radius", "blast_ap", NULL};
    static const char *const of_figures[] = {"wounded", "bayonet_fixed", "prone", "in_hand", NULL};
    static const char *const of_figures_or_none[] = {
        "rank",       "strength",   "intelligence", "dexterity",  "leadership", "movement",   "sidearm", "owed_hit_1",
        "owed_hit_2", "owed_hit_3", "owed_hit_4",   "owed_hit_5", "owed_hit_6", "owed_blast", NULL};
    const char *const *none = vehicle ? of_figures : of_vehicles;
    const char *const *unknown = vehicle ? of_figures_or_none : of_vehicles_or_none;
    for (; *none; none++)
        put_number(type, unit, *none, 0);
    for (; *unknown; unknown++)
        put_number(type, unit, *unknown, FIELD_ABSENT);
    if (unit_number(field_find(type->fields, "weapon", 6), unit->own) > 0) /* the first is the rifle */
        put_number(type, unit, "bayonet_fixed", 0);
    if (vehicle && unit_number(field_find(type->fields, "flight", 6), unit->own))
        put_number(type, unit, "flight", 2);
}

/* Some figures carry two weapons, ready or not. */
static inline void tft_weapons_adjust(const struct unit_type *type, struct roster_unit *unit)
{
    static const char *const members[] = {"weapon",  "weapon_state",  "dropped_state",
                                          "sidearm", "sidearm_state", "sidearm_dropped_state"};
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++) {
        const struct field *field = field_find(type->fields, members[i], strlen(members[i]));
        unit_set_number(field, unit->own, chronicle_any(0, field->choices->count - 1));
    }
}

/* Figures of the WW2 skirmish know their numbers by their profile, and each other by their squad. */
static inline void tft_unit_adjust(const struct unit_type *type, struct roster_unit *unit)
{
    static const char *const profiles[] = {"private", "nco", "co"}, *const squads[] = {"", "able", "baker"};
    const struct field *kind = field_find(type->fields, "kind", 4);
    bool vehicle = chronicle_any(0, 4) == 0;
    unit_set_number(kind, unit->own, vehicle);
    put_word(type, unit, "squad", squads[chronicle_any(0, 2)]);
    put_word(type, unit, "profile", vehicle ? "" : profiles[chronicle_any(0, 2)]);
    put_number(type, unit, "commands", !vehicle && chronicle_any(0, 2) == 0);
    if (!vehicle && chronicle_any(0, 2) == 0)
        tft_weapons_adjust(type, unit);
    tft_kind_adjust(type, unit, vehicle);
    if (unit_number(field_find(type->fields, "in_hand", 7), unit->own)) { /* so it is a grenade's blast */
        put_number(type, unit, "owed_blast", 0);
        put_number(type, unit, "owed_blast_multiplier", 1);
        put_number(type, unit, "owed_blast_scattered", 0);
    }
}

/* Some cavalry has just beaten a unit of the table. */
static inline void colonial_unit_adjust(const struct unit_type *type, struct roster_unit *unit)
{
    if (chronicle_any(0, 2) == 0)
        put_number(type, unit, "follow_up", 1);
    put_word(type, unit, "follow_up_unit", chronicle_any(0, 1) ? "qx1" : "");
}

static inline void random_unit(const struct ruleset *ruleset, const void *options, int32_t number,
                               struct roster_unit *ret)
{
    struct violations violations;
    const struct unit_type *type = ruleset->units;
    for (int32_t attempt = 0; attempt < 10000; attempt++) {
        memset(ret, 0, sizeof *ret);
        snprintf(ret->id, sizeof ret->id, "qx%d", number); /* no word, should somebody say it */
        snprintf(ret->name, sizeof ret->name, "Unit %d", number);
        snprintf(ret->side, sizeof ret->side, "%s", chronicle_any(0, 1) ? "red" : "blue");
        random_struct(type->fields, (char *)ret->own, 1);
        put_number(type, ret, "fate", 0);
        put_number(type, ret, "figures", chronicle_any(1, 24));
        if (strcmp(ruleset->name, "tft-ww2") == 0)
            tft_unit_adjust(type, ret);
        if (strcmp(ruleset->name, "colonial") == 0)
            colonial_unit_adjust(type, ret);
        violations_start(&violations);
        if (type->check)
            type->check(ret->own, options, "", &violations);
        if (violations.count == 0)
            return;
    }
    fail_msg("no unit of %s was found", ruleset->name);
}

static inline int32_t random_units(const struct ruleset *ruleset, const void *options,
                                   struct roster_unit list[ROSTER_UNITS_MAX])
{
    int32_t count = chronicle_any(4, 10);
    for (int32_t i = 0; i < count; i++)
        random_unit(ruleset, options, i, &list[i]);
    return count;
}
