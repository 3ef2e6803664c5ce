/* The schemas of odds. The members besides the question are the same for every step, and are described once. */
#include "fields/schema.h"
#include "http/openapi/openapi_frame.h"
#include "referee/odds_intent.h"
#include "referee/odds_view.h"
#include <string.h>

#define VARY_SCHEMA "OddsVary"

/* "samples" -> "OddsViewSamples" */
static void view_name_write(char ret[SCHEMA_NAME_MAX], const struct field *field)
{
    schema_name_write(ret, "odds-view", field->name, "");
}

/* What both bodies have besides the question. */
static void view_references_write(struct writer *out)
{
    char member[SCHEMA_NAME_MAX];
    for (size_t i = 0; i < odds_view_fields.count; i++) {
        view_name_write(member, &odds_view_fields.list[i]);
        schema_reference(out, odds_view_fields.list[i].name, member);
    }
    schema_reference(out, "vary", VARY_SCHEMA);
    write_object_end(out);
    write_member_bool(out, "additionalProperties", false);
    write_object_end(out);
}

void openapi_write_odds_questions(struct writer *out, const struct ruleset *ruleset, const struct step *step,
                                  const char *unit_input)
{
    static const char *const required[] = {"input", NULL}, *const plain[] = {"step", "input", NULL},
                             *const by_units[] = {"step", NULL};
    char name[SCHEMA_NAME_MAX];
    schema_name_write(name, ruleset->name, step->name, "OddsQuestion");
    schema_open(out, name, "A question about odds.", required);
    schema_reference(out, "input", step->input->name);
    schema_reference(out, "options", ruleset->options->name);
    view_references_write(out);
    schema_name_write(name, ruleset->name, step->name, "SessionOddsQuestion");
    schema_open(out, name, "A question about odds, in a session.", step->roles ? by_units : plain);
    schema_step_name(out, step);
    if (step->roles) {
        struct role_fields roles;
        role_fields_make(step, &roles);
        schema_reference(out, "units", roles.name);
    }
    schema_reference(out, "input", unit_input);
    view_references_write(out);
}

/* A member that may be anything. */
static void any_member(struct writer *out, const char *name, const char *doc)
{
    write_key(out, name);
    write_object(out);
    write_member(out, "description", doc);
    write_object_end(out);
}

static void vary_write(struct writer *out)
{
    write_key(out, VARY_SCHEMA);
    write_object(out);
    write_member(out, "title", VARY_SCHEMA);
    write_member(
        out, "description",
        "JSON Pointers into /input or /options, each with the values to try: one case per combination, at most 64.");
    write_member(out, "type", "object");
    write_member_int(out, "minProperties", 1);
    write_member_int(out, "maxProperties", VARY_POINTERS_MAX);
    write_key(out, "propertyNames");
    write_object(out);
    write_member(out, "type", "string");
    write_member_int(out, "maxLength", ODDS_POINTER_MAX - 1);
    write_member(out, "pattern", "^/(input|options)/");
    write_object_end(out);
    write_key(out, "additionalProperties");
    write_object(out);
    write_member(out, "type", "array");
    write_member_int(out, "minItems", 1);
    write_member_int(out, "maxItems", ODDS_CASES_MAX);
    any_member(out, "items", "What the question's own schema allows there.");
    write_object_end(out);
    write_object_end(out);
}

static void view_write(struct writer *out)
{
    for (size_t i = 0; i < odds_view_fields.count; i++) {
        char name[SCHEMA_NAME_MAX];
        view_name_write(name, &odds_view_fields.list[i]);
        write_key(out, name);
        schema_write_field(out, &odds_view_fields.list[i], SCHEMA_REFERENCE, true);
    }
    vary_write(out);
}

void openapi_write_odds(struct writer *out)
{
    view_write(out);
}
