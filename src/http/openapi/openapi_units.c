/* The schemas of what is answered about units: rosters by their ruleset's own members, dues, effects. */
#include "openapi.h"
#include "openapi_frame.h"
#include "schema.h"
#include "unit_requests.h"

/* A unit on the table: what it was brought with, as it stands. */
static void unit_write(struct writer *out, const struct ruleset *ruleset, bool any)
{
    static const char *const required[] = {"id", "name", "seat", NULL};
    struct unit_table unit;
    char name[SCHEMA_NAME_MAX];
    unit_table_make(ruleset, &unit);
    schema_name_write(name, ruleset->name, "", "UnitState");
    schema_open(out, name, "A unit as it stands.", required);
    for (size_t i = 0; i < unit.fields.count; i++) {
        write_key(out, unit.list[i].name);
        schema_write_field(out, &unit.list[i], SCHEMA_REFERENCE, false);
    }
    schema_member(out, "out", "string", "Why it is out of the game; absent while it is in it.");
    if (any || ruleset->units->points)
        schema_member(out, "points", "integer", "What it costs, where that is known.");
    if (any)
        schema_close_open(out);
    else
        schema_close(out);
}

static void place_write(struct writer *out)
{
    schema_member(out, "at", "integer", "The number of the entry up to which it is told.");
    schema_member(out, "turn", "integer", "The turn that is on; absent before the first.");
    schema_member(out, "phase", "string", "The phase of that turn, where the ruleset has phases.");
}

static void points_write(struct writer *out)
{
    write_key(out, "points");
    write_object(out);
    write_member(out, "description", "By seat, what its units that are in the game cost.");
    write_member(out, "type", "object");
    write_key(out, "additionalProperties");
    write_object(out);
    write_member(out, "type", "integer");
    write_object_end(out);
    write_object_end(out);
}

void openapi_write_roster(struct writer *out, const struct ruleset *ruleset, bool any)
{
    static const char *const required[] = {"ruleset", "at", "units", NULL};
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
    schema_list(out, "units", unit, "In the order in which they came.");
    if (any || ruleset->units->points)
        points_write(out);
    schema_close(out);
}

static void dues_write(struct writer *out)
{
    static const char *const list[] = {"ruleset", "at", "due", NULL};
    static const char *const due[] = {"unit", "seat", "due", "title", "clause", "step", "role", "compulsory", NULL};
    schema_open(out, "DueList", "What the rules demand next.", list);
    schema_member(out, "ruleset", "string", NULL);
    place_write(out);
    schema_list(out, "due", "Due", "By unit, in the order of the roster.");
    schema_close(out);
    schema_open(out, "Due", "Something that the rules demand of a unit.", due);
    schema_member(out, "unit", "string", "The unit's id.");
    schema_member(out, "seat", "string", "Whose it is.");
    schema_member(out, "due", "string", "What is due, by its name in the ruleset.");
    schema_member(out, "title", "string", "The same as a sentence without its full stop.");
    schema_member(out, "clause", "string", "That demands it.");
    schema_member(out, "step", "string", "The step that does it.");
    schema_member(out, "role", "string", "The role that the unit takes in that step.");
    schema_member(out, "only_if", "string", "What only the players can see, and on which it depends; else absent.");
    schema_member(out, "compulsory", "boolean", "Whether the unit may do nothing else before.");
    schema_close(out);
}

static const char value_types[] = "\"type\":[\"boolean\",\"integer\",\"string\"]";

static void value_write(struct writer *out, const char *name, const char *doc)
{
    write_key(out, name);
    write_object(out);
    write_json(out, value_types, sizeof value_types - 1);
    write_member(out, "description", doc);
    write_object_end(out);
}

static void said_write(struct writer *out)
{
    static const char *const entered[] = {"id", "name", "seat", "own", NULL};
    static const char *const effect[] = {"unit", "member", NULL};
    schema_open(out, "EnteredUnit", "A unit as an entry brings it.", entered);
    schema_member(out, "id", "string", NULL);
    schema_member(out, "name", "string", NULL);
    schema_member(out, "seat", "string", "Whose it is.");
    schema_member(out, "own", "object", "Its ruleset's members, with all defaults.");
    schema_close(out);
    schema_open(out, "UnitEffect", "What changes in one member of a unit.", effect);
    schema_member(out, "unit", "string", "The unit's id.");
    schema_member(out, "member", "string", "The member's name.");
    schema_member(out, "add", "integer", "What is added; absent where the member is set.");
    value_write(out, "from", "What it was; absent where nothing stood there, and of texts.");
    value_write(out, "to", "What it is then; absent where nothing stands there.");
    schema_member(out, "clause", "string", "That it rests on; absent where a hand did it.");
    schema_close(out);
}

/* `units` of an entry: those that come in, or who takes which role. */
static void entry_units_write(struct writer *out)
{
    static const char roles[] = "{\"type\":\"object\",\"additionalProperties\":{\"anyOf\":[{\"type\":\"string\"},"
                                "{\"type\":\"array\",\"items\":{\"type\":\"string\"}}]}}";
    write_key(out, "units");
    write_object(out);
    write_member(out, "description",
                 "Of an opening and of units_added the units that come in; of a ruling who takes which role.");
    write_key(out, "anyOf");
    write_array(out);
    write_object(out);
    write_member(out, "type", "array");
    write_key(out, "items");
    schema_reference(out, NULL, "EnteredUnit");
    write_object_end(out);
    write_json(out, roles, sizeof roles - 1);
    write_array_end(out);
    write_object_end(out);
}

void openapi_write_unit_members(struct writer *out, const char *units)
{
    if (units)
        schema_reference(out, "units", units);
    else
        entry_units_write(out);
    schema_plain_list(out, "taken", "string", "Of a ruling: JSON Pointers to the inputs that its units filled in.");
    schema_plain_list(out, "overridden", "string",
                      "Of a ruling: those that a unit knows and the question gave itself.");
    schema_list(out, "effects", "UnitEffect", "What a ruling does to its units, or a hand to one.");
    schema_member(out, "applied", "boolean", "Of a ruling that names units: whether its effects hold.");
    schema_member(out, "turn", "integer", "The turn that begins, or in which a ruling falls.");
    schema_member(out, "phase", "string", "The phase of that turn.");
    if (units)
        return;
    schema_member(out, "unit", "string", "Of a change by hand: the unit's id.");
    schema_member(out, "reason", "string", "Of a change by hand: why.");
    schema_member(out, "enforce_phases", "boolean", "Of an opening: steps must belong to the phase that is on.");
}

void openapi_write_units(struct writer *out)
{
    dues_write(out);
    said_write(out);
}
