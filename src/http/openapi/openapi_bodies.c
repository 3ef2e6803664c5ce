/* The bodies of requests in the OpenAPI document, with their examples; and references to its schemas. */
#include "act_requests.h"
#include "examples.h"
#include "openapi.h"
#include "openapi_place.h"
#include "requests.h"
#include "schema.h"
#include "unit_requests.h"
#include <string.h>

enum { EXAMPLE_ARENA_MAX = 1 << 22 };

void reference_write(struct writer *out, const char *name)
{
    char line[SCHEMA_NAME_MAX + sizeof SCHEMA_REFERENCE] = SCHEMA_REFERENCE;
    struct text text = {.at = line, .size = sizeof line, .used = strlen(line)};
    text_add(&text, name);
    write_object(out);
    write_member(out, "$ref", line);
    write_object_end(out);
}

void step_reference_write(struct writer *out, const struct ruleset *ruleset, const struct step *step,
                          const char *suffix)
{
    char name[SCHEMA_NAME_MAX];
    schema_name_write(name, ruleset->name, step ? step->name : "", suffix);
    reference_write(out, name);
}

static void example_write(struct writer *out, const struct place *place, const struct ruleset *ruleset,
                          const struct step *step)
{
    struct arena arena;
    arena_start(&arena, EXAMPLE_ARENA_MAX);
    const struct json_t *example = example_of(&arena, ruleset, step);
    if (example) {
        write_key(out, step->name);
        write_object(out);
        write_member(out, "summary", json_text_member(example, "name"));
        write_key(out, "value");
        example_write_body(out, example, step,
                           place->operation->body == BODY_RECORDED_QUESTION ? EXAMPLE_RECORDED
                           : place->operation->body == BODY_ODDS            ? EXAMPLE_ODDS
                                                                            : EXAMPLE_QUESTION);
        write_object_end(out);
    }
    arena_end(&arena);
}

/* What the schema of a body is called behind the name of its ruleset; NULL: it depends on the step. */
static const char *body_suffix(enum body body)
{
    static const char *const suffixes[] = {
        [BODY_OPENING] = "Opening",
        [BODY_UNITS] = "UnitsBody",
        [BODY_UNIT_CHANGE] = "UnitChangeBody",
        [BODY_HOUSE_RULES] = "HouseRulesBody",
    };
    return (size_t)body < sizeof suffixes / sizeof suffixes[0] ? suffixes[body] : NULL;
}

/* The bodies of one ruleset: some are about units, which it may not have. */
static void ruleset_bodies_write(struct writer *out, const struct ruleset *ruleset, enum body body)
{
    const char *suffix = body_suffix(body);
    if (!ruleset->units && (body == BODY_UNITS || body == BODY_UNIT_CHANGE))
        return;
    if (suffix)
        step_reference_write(out, ruleset, NULL, suffix);
    for (const struct step *const *step = ruleset->steps; !suffix && *step; step++)
        step_reference_write(out, ruleset, *step,
                             body == BODY_SESSION_ODDS ? "SessionOddsQuestion" : "RecordedQuestion");
}

static void body_schema_write(struct writer *out, const struct place *place)
{
    write_key(out, "schema");
    const struct fields *plain = place->operation->fields;
    if (plain) {
        reference_write(out, plain->name);
    } else if (place->step) {
        step_reference_write(out, place->ruleset, place->step,
                             place->operation->body == BODY_ODDS ? "OddsQuestion" : "Question");
    } else {
        write_object(out);
        write_key(out, "anyOf");
        write_array(out);
        for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
            ruleset_bodies_write(out, *ruleset, place->operation->body);
        write_array_end(out);
        write_object_end(out);
    }
}

static void body_examples_write(struct writer *out, const struct place *place)
{
    if (place->step) {
        write_key(out, "examples");
        write_object(out);
        example_write(out, place, place->ruleset, place->step);
        write_object_end(out);
    }
    if (place->operation->body == BODY_RECORDED_QUESTION) {
        write_key(out, "examples");
        write_object(out);
        for (const struct step *const *step = rulesets()[0]->steps; *step; step++)
            example_write(out, place, rulesets()[0], *step);
        write_object_end(out);
    }
}

static void csv_write(struct writer *out)
{
    write_key(out, "text/csv");
    write_object(out);
    write_key(out, "schema");
    write_object(out);
    write_member(out, "type", "string");
    write_member(out, "description",
                 "RFC 4180 in UTF-8. The first line names members of the ruleset's units, each line after it is a "
                 "unit; an empty cell leaves the member out.");
    write_object_end(out);
    write_object_end(out);
}

void body_write(struct writer *out, const struct place *place)
{
    if (place->operation->body == BODY_NONE)
        return;
    write_key(out, "requestBody");
    write_object(out);
    write_member_bool(out, "required", !place->operation->may_be_empty);
    write_key(out, "content");
    write_object(out);
    write_key(out, "application/json");
    write_object(out);
    body_schema_write(out, place);
    body_examples_write(out, place);
    write_object_end(out);
    if (place->operation->body == BODY_UNITS)
        csv_write(out);
    write_object_end(out);
    write_object_end(out);
}
