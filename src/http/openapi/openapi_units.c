/* The schemas of what is answered about units: rosters by their ruleset's own members, dues, effects. */
#include "openapi_frame.h"
#include "schema.h"
#include "unit_requests.h"

/* A unit on the table: what it was brought with, as it stands. */
static void unit_write(struct writer *out, const struct ruleset *ruleset, bool any)
{
    static const char *const required[] = {"id", "name", "side", NULL};
    struct unit_table unit;
    char name[SCHEMA_NAME_MAX];
    unit_table_make(ruleset, &unit);
    schema_name_write(name, ruleset->name, "", "UnitState");
    schema_open(out, name, "A unit as it stands.", required);
    for (size_t i = 0; i < unit.fields.count; i++) {
        write_key(out, unit.list[i].name);
        schema_write_field(out, &unit.list[i], SCHEMA_REFERENCE, false);
    }
    schema_member(out, "out", "string", "Why it is out of the game; absent while it is in play.");
    if (any || ruleset->units->points)
        schema_member(out, "points", "integer", "What it costs, where that is known.");
    if (any)
        schema_close_open(out);
    else
        schema_close(out);
}

static void place_write(struct writer *out)
{
    schema_member(out, "as_of", "integer", "The number of the last entry that counts.");
    schema_member(out, "turn", "integer", "The current turn; absent before the first.");
    schema_member(out, "phase", "string", "The phase of that turn, where the ruleset has phases.");
}

static void points_write(struct writer *out)
{
    write_key(out, "points");
    write_object(out);
    write_member(out, "description", "By side, what its units that are in the game cost.");
    write_member(out, "type", "object");
    write_key(out, "additionalProperties");
    write_object(out);
    write_member(out, "type", "integer");
    write_object_end(out);
    write_object_end(out);
}

void openapi_write_roster(struct writer *out, const struct ruleset *ruleset, bool any)
{
    static const char *const required[] = {"ruleset", "as_of", "units", NULL};
    char name[SCHEMA_NAME_MAX], unit[SCHEMA_NAME_MAX];
    schema_name_write(name, ruleset->name, "", "Roster");
    schema_name_write(unit, ruleset->name, "", "UnitState");
    unit_write(out, ruleset, any);
    schema_open(out, name, "The units of a session.", required);
    if (any)
        schema_member(out, "ruleset", "string", NULL);
    else
        schema_constant(out, "ruleset", ruleset->name);
    place_write(out);
    schema_list(out, "units", unit, "In the order in which they were added.");
    if (any || ruleset->units->points)
        points_write(out);
    schema_close(out);
}
