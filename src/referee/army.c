/* The body that stores an army: the ruleset's table of units, without the members that only a game sets. */
#include "referee/army.h"
#include "fields/decode.h"
#include "fields/json.h"
#include <stdlib.h>
#include <string.h>

struct army_request {
    char name[FIELD_TEXT_SIZE(ARMY_NAME_MAX)];
    int32_t replaces, count;
    struct roster_unit units[ROSTER_UNITS_MAX];
};

static const struct field army_rows[] = {
    TEXT(struct army_request, name, 1, ARMY_NAME_MAX, "Name", NULL, "What the club calls it."),
    NUMBER(struct army_request, replaces, 0, INT32_MAX, "Replaces", NULL,
           "Which version the client has seen; 0: there is none yet. Then nothing that somebody else has changed "
           "since is lost.",
           OPTIONAL),
};

/* The side is set by a game. */
static void side_take_out(struct unit_table *unit)
{
    struct text name = {.at = unit->name, .size = sizeof unit->name, .used = strlen(unit->name)};
    size_t used = 0;
    text_add(&name, "OfArmy");
    for (size_t i = 0; i < unit->fields.count; i++)
        if (strcmp(unit->list[i].name, "side") != 0)
            unit->list[used++] = unit->list[i];
    unit->fields.count = used;
    unit->fields.doc = "A unit of an army.";
}

void army_table_make(const struct ruleset *ruleset, struct army_table *ret)
{
    unit_table_make(ruleset, &ret->unit);
    side_take_out(&ret->unit);
    struct field *next = rows_add(ret->list, army_rows, sizeof army_rows);
    *next = (struct field)LIST(struct army_request, units, struct roster_unit, ret->unit.item, count, 1,
                               ROSTER_UNITS_MAX, "Units", NULL, "Its units.");
    ret->fields = (struct fields){.name = "ArmyBody",
                                  .doc = "An army to be kept.",
                                  .list = ret->list,
                                  .count = 3,
                                  .size = sizeof(struct army_request)};
}

/* Their cost with the default options; FIELD_ABSENT if it is not known, or when out of memory. */
static int32_t points_of(const struct ruleset *ruleset, const struct army_request *request)
{
    int32_t sum = 0;
    void *options = ruleset->units->points ? calloc(1, ruleset->options->size) : NULL;
    if (!options)
        return FIELD_ABSENT;
    fields_default(ruleset->options, options);
    for (int32_t i = 0; i < request->count; i++) {
        int32_t points = ruleset->units->points(request->units[i].own, options);
        sum += points == FIELD_ABSENT ? 0 : points;
    }
    free(options);
    return sum;
}

bool army_decode(struct arena *arena, const struct ruleset *ruleset, const char *body, size_t length, struct army *ret,
                 struct violations *violations)
{
    struct army_table table;
    army_table_make(ruleset, &table);
    struct json_t *root = json_read(arena, body, length, violations);
    struct army_request *request = root ? arena_take(arena, sizeof *request) : NULL;
    if (!request) {
        if (root)
            violation_add_starved(violations);
        return false;
    }
    if (!fields_decode(&table.fields, root, "", request, violations))
        return false;
    units_check(ruleset, NULL, request->units, request->count, "/units", violations);
    *ret = (struct army){.name = request->name,
                         .replaces = request->replaces,
                         .unit_count = request->count,
                         .points = points_of(ruleset, request),
                         .units = json_member(root, "units")};
    return violations->count == 0;
}
