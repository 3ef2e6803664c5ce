/* The schemas of odds. What is asked besides the question is the same for every step, and stands once. */
#include "odds_intent.h"
#include "odds_view.h"
#include "openapi_frame.h"
#include "schema.h"
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
    if (*step->name)
        schema_constant(out, "step", step->name);
    else
        schema_member(out, "step", "string", "A step of the session's ruleset.");
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

static void chance_members_write(struct writer *out)
{
    schema_member(out, "fraction", "string", "The exact chance in lowest terms; absent from estimates.");
    schema_member(out, "chance", "number", "The chance, 0 to 1.");
    schema_member(out, "standard_error", "number", "Of an estimate.");
}

static void distribution_write(struct writer *out)
{
    static const char *const distribution[] = {"of", "title", "values", NULL};
    static const char *const value[] = {"value", "chance", NULL};
    static const char *const chance[] = {"chance", NULL};
    static const char *const number[] = {"value", NULL};
    static const char *const quantiles[] = {"p5", "p25", "p50", "p75", "p95", NULL};
    schema_open(out, "OddsDistribution", "How likely each value of a member is, or of several together.", distribution);
    schema_any(out, "of", "The member's JSON Pointer; a list of them where several are taken together.");
    schema_member(out, "title", "string", NULL);
    schema_member(out, "unit", "string", NULL);
    schema_list(out, "values", "OddsValue", "In order; a member that is not there comes last, as null.");
    schema_reference(out, "mean", "OddsNumber");
    schema_member(out, "standard_deviation", "number", NULL);
    schema_reference(out, "quantiles", "OddsQuantiles");
    schema_close(out);
    schema_open(out, "OddsValue", "One value and its chance.", value);
    schema_any(out, "value", "As rulings write it; a list where several members are taken together.");
    chance_members_write(out);
    schema_reference(out, "at_least", "OddsChance");
    schema_close(out);
    schema_open(out, "OddsChance", "The chance of this value or a higher one.", chance);
    chance_members_write(out);
    schema_close(out);
    schema_open(out, "OddsNumber", "A number that is derived from a distribution.", number);
    schema_member(out, "fraction", "string", "The exact number in lowest terms; absent from estimates.");
    schema_member(out, "value", "number", NULL);
    schema_close(out);
    schema_open(out, "OddsQuantiles", "Values that at least 5, 25, 50, 75 and 95 in a hundred cases do not exceed.",
                quantiles);
    for (size_t i = 0; quantiles[i]; i++)
        schema_any(out, quantiles[i], "As rulings write it.");
    schema_close(out);
}

/* What the odds of one case say. */
static void case_members_write(struct writer *out)
{
    schema_reference(out, "status", "RulingStatus");
    schema_member(out, "method", "string", "exact or sample.");
    schema_member(out, "exact", "boolean", "False for an estimate.");
    schema_member(out, "branches", "integer", "How often the step was resolved.");
    schema_member(out, "samples", "integer", "Of an estimate: how often the question was resolved.");
    schema_member(out, "summary", "string", "One line to read aloud.");
    schema_list(out, "ends", "OddsEnd", "The chance of each way in which the step may end.");
    schema_list(out, "distributions", "OddsDistribution", "Of the members that were asked for.");
    schema_list(out, "reasons", "Reason", "Of a question that is not permitted.");
}

static void excess_write(struct writer *out)
{
    static const char *const excess[] = {"estimate", "budget", NULL};
    static const char *const draw[] = {"label", "dice", "outcomes", NULL};
    schema_open(out, "OddsExcess", "Why the odds were not calculated: they take too much work.", excess);
    schema_member(out, "estimate", "number", "How often the step would be resolved, about.");
    schema_member(out, "budget", "integer", "How often it may be resolved.");
    schema_reference(out, "largest_draw", "OddsDraw");
    schema_close(out);
    schema_open(out, "OddsDraw", "The draw with the most outcomes.", draw);
    schema_member(out, "part", "string", "The part of an exchange that it belongs to.");
    schema_member(out, "label", "string", "What the dice are for.");
    schema_member(out, "dice", "integer", NULL);
    schema_member(out, "outcomes", "number", NULL);
    schema_close(out);
}

void openapi_write_odds(struct writer *out)
{
    static const char *const odds[] = {"ruleset", "ruleset_version", "step", NULL};
    static const char *const one[] = {"varied", "status", "method", "exact", "summary", NULL};
    static const char *const end[] = {"name", "title", "chance", NULL};
    static const char *const none[] = {NULL};
    view_write(out);
    schema_open(out, "Odds", "The odds of a question; of each case, where something is varied.", odds);
    schema_member(out, "ruleset", "string", NULL);
    schema_member(out, "ruleset_version", "integer", "The version of the rules that was applied.");
    schema_member(out, "step", "string", NULL);
    schema_member(out, "as_of", "integer",
                  "Where units are named: the number of the entry up to which the roster was read.");
    schema_member(out, "input", "object", "Where units are named: the input with what they filled in.");
    schema_plain_list(out, "autofilled", "string", "Of named units: JSON Pointers to what they filled in.");
    case_members_write(out);
    schema_list(out, "cases", "OddsCase", "Where something is varied: each case has the members above.");
    schema_close(out);
    schema_open(out, "OddsCase", "The odds of one case.", one);
    schema_member(out, "varied", "object", "The values that were varied, by their pointers.");
    case_members_write(out);
    schema_close(out);
    schema_open(out, "RecordedOdds", "The odds that a recorded ruling's question had; only with=odds.", none);
    case_members_write(out);
    schema_reference(out, "too_large", "OddsExcess");
    schema_close(out);
    schema_open(out, "OddsEnd", "A way in which the step may end, and its chance.", end);
    schema_member(out, "name", "string", NULL);
    schema_member(out, "title", "string", "A sentence, without a full stop.");
    chance_members_write(out);
    schema_close(out);
    distribution_write(out);
    excess_write(out);
}
