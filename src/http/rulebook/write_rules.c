/* Rulesets and their steps as JSON. */
#include "write_rules.h"
#include "examples.h"
#include "schema.h"

enum { EXAMPLE_ARENA_MAX = 1 << 22, ADDRESS_MAX = 128 };

void names_write(struct writer *out, const char *key, const char *const *names)
{
    write_key(out, key);
    write_array(out);
    for (; *names; names++)
        write_string(out, *names);
    write_array_end(out);
}

static void step_summary_write(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    char href[ADDRESS_MAX];
    struct text text;
    text_start(&text, href, sizeof href);
    text_format(&text, "/v1/rulesets/%s/steps/%s", ruleset->name, step->name);
    write_object(out);
    write_member(out, "name", step->name);
    write_member(out, "title", step->title);
    write_member(out, "doc", step->doc);
    if (step->family)
        write_member(out, "family", step->family);
    write_member(out, "href", href);
    write_object_end(out);
}

void ruleset_write(struct writer *out, const struct ruleset *ruleset, bool with_options)
{
    write_object(out);
    write_member(out, "name", ruleset->name);
    write_member(out, "title", ruleset->title);
    write_member(out, "doc", ruleset->doc);
    write_member_int(out, "version", ruleset->version);
    if (with_options) {
        write_key(out, "options");
        schema_write(out, ruleset->options, NULL, true);
    }
    write_key(out, "steps");
    write_array(out);
    for (const struct step *const *step = ruleset->steps; *step; step++)
        step_summary_write(out, ruleset, *step);
    write_array_end(out);
    write_object_end(out);
}

void rulesets_write(struct writer *out)
{
    write_object(out);
    write_key(out, "rulesets");
    write_array(out);
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        ruleset_write(out, *ruleset, false);
    write_array_end(out);
    write_object_end(out);
}

static void step_example_write(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    struct arena arena;
    arena_start(&arena, EXAMPLE_ARENA_MAX);
    const struct json_t *example = example_of(&arena, ruleset, step);
    if (example) {
        write_key(out, "example");
        write_object(out);
        write_member(out, "name", json_text_member(example, "name"));
        write_key(out, "request");
        example_write_body(out, example, step, EXAMPLE_QUESTION);
        write_key(out, "outcome");
        json_write(out, json_member(example, "outcome"));
        write_object_end(out);
    }
    arena_end(&arena);
}

static void step_ends_write(struct writer *out, const struct step *step)
{
    write_key(out, "ends");
    write_array(out);
    for (const struct step_end *end = step->ends; end && end->name; end++) {
        write_object(out);
        write_member(out, "name", end->name);
        write_member(out, "title", end->title);
        write_object_end(out);
    }
    write_array_end(out);
}

void step_write(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    write_object(out);
    write_member(out, "ruleset", ruleset->name);
    write_member(out, "name", step->name);
    write_member(out, "title", step->title);
    write_member(out, "doc", step->doc);
    if (step->family)
        write_member(out, "family", step->family);
    write_member(out, "dice", step->dice);
    names_write(out, "clauses", step->clauses);
    names_write(out, "options", step->options);
    step_ends_write(out, step);
    write_key(out, "input");
    schema_write(out, step->input, NULL, true);
    write_key(out, "outcome");
    schema_write(out, step->outcome, NULL, false);
    step_example_write(out, ruleset, step);
    write_object_end(out);
}
