#include "referee/roster_answer.h"
#include <string.h>

/* The current state of a unit. */
struct unit_state {
    const char *id, *name, *side;
    const char *out; /* NULL: it is in the game */
    const char *const *sorts, *const *deeds;
    int32_t points;
    _Alignas(8) unsigned char own[UNIT_SIZE_MAX];
};
static const struct field first_rows[] = {
    WORD(struct unit_state, id, "The unit's id in requests."),
    WORD(struct unit_state, name, "What the players call it."),
    WORD(struct unit_state, side, "The side that it fights for, by its id; units of one side are friends."),
};
static const struct field out_row =
    WORD(struct unit_state, out, "Why it is out of the game; absent while it is in play.", OPTIONAL);
static const struct field sorts_row =
    NAMES(struct unit_state, sorts, "The sorts that it is of: which roles it can take.");
static const struct field deeds_row =
    NAMES(struct unit_state, deeds, "What it has done this turn, or what was done to it, by the names of its members.");
static const struct field points_row =
    NUMBER(struct unit_state, points, 0, INT32_MAX, NULL, NULL, "What it costs, where that is known.", OPTIONAL);

struct roster_answer {
    struct roster_place place;
    const struct roster *roster;
    const struct roster_table *table;
    const void *options;
};

static int32_t points_of(const struct roster_answer *answer, int32_t unit)
{
    const struct unit_type *type = answer->roster->type;
    return type->points ? type->points(answer->roster->units[unit].own, answer->options) : FIELD_ABSENT;
}

enum { SORTS_MAX = 8 };
static void sorts_find(const struct unit_type *type, const void *own, const char *ret[SORTS_MAX + 1])
{
    size_t count = 0;
    for (const struct unit_sort *sort = type->sorts; sort && sort->name && count < SORTS_MAX; sort++)
        if (!sort->unfit(own))
            ret[count++] = sort->name;
    ret[count] = NULL;
}

enum { DEEDS_MAX = 16 };
static void deeds_find(const struct roster *roster, int32_t unit, const char *ret[DEEDS_MAX + 1])
{
    size_t count = 0;
    for (const struct unit_deed *deed = roster->type->deeds; deed && deed->bar.name && count < DEEDS_MAX; deed++)
        if (roster_has_done(roster, unit, deed))
            ret[count++] = deed->bar.name;
    ret[count] = NULL;
}

static void unit_write(struct writer *out, const struct roster_answer *it, int32_t number)
{
    const struct roster_unit *unit = &it->roster->units[number];
    const char *sorts[SORTS_MAX + 1], *deeds[DEEDS_MAX + 1];
    sorts_find(it->roster->type, unit->own, sorts);
    deeds_find(it->roster, number, deeds);
    struct unit_state state = {.id = unit->id,
                               .name = unit->name,
                               .side = unit->side,
                               .out = roster_out(it->roster, number),
                               .sorts = sorts,
                               .deeds = deeds,
                               .points = points_of(it, number)};
    memcpy(state.own, unit->own, sizeof state.own);
    ANSWER(out, it->table->unit, state);
}

WRITES(units_write, struct roster_answer)
{
    write_array(out);
    for (int32_t i = 0; i < it->roster->count; i++)
        unit_write(out, it, i);
    write_array_end(out);
}

static bool is_first_of_its_side(const struct roster *roster, int32_t unit)
{
    for (int32_t i = 0; i < unit; i++)
        if (strcmp(roster->units[i].side, roster->units[unit].side) == 0)
            return false;
    return true;
}

/* In the order in which sides come. */
WRITES(points_write, struct roster_answer)
{
    const struct roster *roster = it->roster;
    write_object(out);
    for (int32_t i = 0; i < roster->count; i++) {
        int64_t sum = 0;
        if (!is_first_of_its_side(roster, i))
            continue;
        for (int32_t k = i; k < roster->count; k++) {
            bool counts = strcmp(roster->units[k].side, roster->units[i].side) == 0 && !roster_out(roster, k);
            int32_t points = counts ? points_of(it, k) : FIELD_ABSENT;
            sum += points == FIELD_ABSENT ? 0 : points;
        }
        write_member_int(out, roster->units[i].side, sum);
    }
    write_object_end(out);
}

static const struct field place_rows[] = {ROSTER_PLACE_ROWS(struct roster_answer)};
static const struct field_form form_points = {.source = FORM_OF_OBJECT,
                                              .schema = "\"additionalProperties\":{\"type\":\"integer\"}"};
GIVEN(has_points, struct roster_answer, it->roster->type->points != NULL)
static const struct field totals_row = {.name = "points",
                                        .doc = "By side, what its units that are in the game cost.",
                                        .kind = FIELD_FORM,
                                        .form = &form_points,
                                        .write = points_write,
                                        ONLY_IF(has_points)};

static void unit_make(const struct ruleset *ruleset, struct roster_table *ret)
{
    const struct fields *own = ruleset->units->fields;
    struct field *at = ret->unit_list;
    memcpy(at, first_rows, sizeof first_rows);
    at += FIELDS_COUNT(first_rows);
    for (size_t i = 0; i < own->count && i < ROSTER_TABLE_MEMBERS; i++) {
        *at = own->list[i];
        at++->offset += offsetof(struct unit_state, own);
    }
    *at++ = out_row;
    if (ruleset->units->sorts)
        *at++ = sorts_row;
    if (ruleset->units->deeds)
        *at++ = deeds_row;
    if (ruleset->units->points)
        *at++ = points_row;
    ret->unit = (struct fields){.name = any_unit_state_fields.name,
                                .doc = "A unit as it stands.",
                                .list = ret->unit_list,
                                .count = (size_t)(at - ret->unit_list),
                                .size = sizeof(struct unit_state)};
    ret->item = (struct field){.kind = FIELD_GROUP, .of = &ret->unit};
}

const struct fields any_roster_fields = {.name = "Roster"}, any_unit_state_fields = {.name = "UnitState"};

void roster_table_make(const struct ruleset *ruleset, struct roster_table *ret)
{
    struct field *at = ret->list;
    unit_make(ruleset, ret);
    memcpy(at, place_rows, sizeof place_rows);
    at += FIELDS_COUNT(place_rows);
    *at++ = (struct field){.name = "units",
                           .doc = "In the order in which they were added.",
                           .kind = FIELD_LIST,
                           .max = INT32_MAX,
                           .item = &ret->item,
                           .write = units_write};
    if (ruleset->units->points)
        *at++ = totals_row;
    ret->fields = (struct fields){.name = any_roster_fields.name,
                                  .doc = "The units of a session.",
                                  .list = ret->list,
                                  .count = (size_t)(at - ret->list),
                                  .size = sizeof(struct roster_answer)};
}

void roster_answer_write(struct writer *out, const struct ruleset *ruleset, const struct roster_place *place,
                         const struct roster *roster, const void *options)
{
    struct roster_table table;
    roster_table_make(ruleset, &table);
    ANSWER(out, table.fields, (struct roster_answer){*place, roster, &table, options});
}

void roster_unit_write(struct writer *out, const struct ruleset *ruleset, const struct roster *roster, int32_t unit,
                       const void *options)
{
    struct roster_table table;
    roster_table_make(ruleset, &table);
    unit_write(out, &(struct roster_answer){.roster = roster, .table = &table, .options = options}, unit);
}
