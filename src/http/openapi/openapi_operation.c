/* One operation of a document: its name, who may call it, its parameters and its body. Its answers are in
 * openapi_answers.c. */
#include "fields/schema.h"
#include "http/openapi/openapi_frame.h"
#include "http/openapi/openapi_parts.h"
#include "http/rulebook/examples.h"
#include <string.h>

enum { ID_START_MAX = 32, EXAMPLE_ARENA_MAX = 1 << 22 };

/* A parameter of the path that is one of the names of the place's ruleset; false: anything else. */
static bool choice_write(struct writer *out, const struct openapi_place *place, const char *parameter)
{
    const char *name, *title;
    char line[80];
    struct text text;
    if (!path_choice(place->ruleset, parameter, 0, &title))
        return false;
    text_start(&text, line, sizeof line);
    text_format(&text, "A %s of this ruleset.", parameter);
    write_object(out);
    write_member(out, "name", parameter);
    write_member(out, "in", "path");
    write_member_bool(out, "required", true);
    write_member(out, "description", line);
    write_key(out, "schema");
    write_object(out);
    write_member(out, "type", "string");
    write_key(out, "oneOf");
    write_array(out);
    for (size_t i = 0; (name = path_choice(place->ruleset, parameter, i, &title)); i++) {
        write_object(out);
        write_member(out, "const", name);
        write_member(out, "title", title);
        write_object_end(out);
    }
    write_array_end(out);
    write_object_end(out);
    write_object_end(out);
    return true;
}

/* The path's parameters that the place leaves open, the query's, and headers. */
static void parameters_write(struct writer *out, const struct openapi_place *place, const char *path)
{
    const struct fields *query = place->operation->query;
    if (!strchr(path, '{') && !query && !place->operation->keyed && !place->operation->events)
        return;
    write_key(out, "parameters");
    write_array(out);
    for (const char *at = strchr(path, '{'); at; at = strchr(at + 1, '{')) {
        char name[32];
        struct text text;
        text_start(&text, name, sizeof name);
        text_add_bytes(&text, at + 1, strcspn(at + 1, "}"));
        if (!choice_write(out, place, name))
            part_reference(out, NULL, "parameters", name);
    }
    for (size_t i = 0; query && i < query->count; i++) {
        const struct field *field = &query->list[i];
        write_object(out);
        write_member(out, "name", field->name);
        write_member(out, "in", "query");
        write_member_bool(out, "required", field->presence == FIELD_REQUIRED);
        write_member(out, "description", field->doc);
        write_key(out, "schema");
        schema_write_field(out, field, SCHEMA_REFERENCE, true);
        write_object_end(out);
    }
    if (place->operation->keyed)
        part_reference(out, NULL, "parameters", place->operation->secret ? "SecretIdempotencyKey" : "IdempotencyKey");
    if (place->operation->appends && place->operation->body == BODY_RECORDED_QUESTION)
        part_reference(out, NULL, "parameters", "Prefer");
    if (place->operation->events)
        part_reference(out, NULL, "parameters", "LastEventId");
    write_array_end(out);
}

static void example_write(struct writer *out, enum body body, const struct ruleset *ruleset, const struct step *step)
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
                           body == BODY_RECORDED_QUESTION ? EXAMPLE_RECORDED
                           : body == BODY_ODDS            ? EXAMPLE_ODDS
                                                          : EXAMPLE_QUESTION);
        write_object_end(out);
    }
    arena_end(&arena);
}

/* An operation's example, with what only a game knows filled in. */
static void own_example_write(struct writer *out, const char *example)
{
    static const struct {
        const char *name, *value;
    } known[] = {
        {"$SESSION", "01934abc-def0-7fff-8000-090aa00aff10"},
        {"$TOKEN", "bZFhNj4I9HVREYVKRlrjwIQrcJVfiGYrSPMPKUapUIq"},
        {"$CODE", "CWM5-6C48-QRX1-9NBN"},
        {"$SEAT", "s2"},
        {"$RULING", "4"},
    };
    char bytes[1024];
    struct text filled;
    text_start(&filled, bytes, sizeof bytes);
    while (*example) {
        size_t i = 0, count = sizeof known / sizeof known[0];
        while (i < count && strncmp(example, known[i].name, strlen(known[i].name)) != 0)
            i++;
        text_add(&filled, i < count ? known[i].value : (const char[]){*example, '\0'});
        example += i < count ? strlen(known[i].name) : 1;
    }
    write_key(out, "example");
    write_json(out, bytes, strlen(bytes));
}

/* In the core document the operation's own example, or that of one step; in a ruleset's document those of each step. */
static void examples_write(struct writer *out, const struct openapi_place *place)
{
    enum body body = place->operation->body;
    const struct ruleset *ruleset = place->ruleset ? place->ruleset : rulesets()[0];
    bool of_a_step = body == BODY_QUESTION || body == BODY_RECORDED_QUESTION || body == BODY_ODDS;
    const char *own = of_a_step ? NULL : operation_example(place->operation);
    if (own && !place->ruleset)
        own_example_write(out, own);
    if (own || body < BODY_QUESTION || (place->ruleset && body != BODY_RECORDED_QUESTION && !place->step))
        return;
    write_key(out, "examples");
    write_object(out);
    for (const struct step *const *step = ruleset->steps; *step; step++)
        if (place->step ? place->step == *step : place->ruleset || step == ruleset->steps)
            example_write(out, body, ruleset, *step);
    write_object_end(out);
}

static void csv_write(struct writer *out, size_t limit)
{
    write_key(out, "text/csv");
    write_object(out);
    write_key(out, "schema");
    write_object(out);
    write_member(out, "type", "string");
    write_member_int(out, "maxLength", (int64_t)limit); /* in bytes, of which no character has less than one */
    write_member(out, "description",
                 "RFC 4180 in UTF-8. The first line names members of the ruleset's units, each line after it is a "
                 "unit; an empty cell leaves the member out.");
    write_object_end(out);
    write_object_end(out);
}

static void body_write(struct writer *out, const struct openapi_place *place)
{
    const struct operation *operation = place->operation;
    char name[SCHEMA_NAME_MAX];
    if (operation->body == BODY_NONE)
        return;
    write_key(out, "requestBody");
    write_object(out);
    write_member_bool(out, "required", !operation->may_be_empty);
    write_key(out, "content");
    write_object(out);
    write_key(out, "application/json");
    write_object(out);
    if (operation->body != BODY_FIELDS)
        body_name_write(name, place->ruleset, place->step, operation->body);
    schema_reference(out, "schema", operation->body == BODY_FIELDS ? operation->fields->name : name);
    examples_write(out, place);
    write_object_end(out);
    if (operation->body == BODY_UNITS)
        csv_write(out, operation->body_limit);
    write_object_end(out);
    write_object_end(out);
}

/* The summary of an operation that each step has; for odds, that is stated before the step's title. */
static void summary_write(struct writer *out, const struct openapi_place *place)
{
    char line[200];
    struct text summary;
    text_start(&summary, line, sizeof line);
    if (place->step && place->operation->body == BODY_ODDS)
        text_add(&summary, "Odds: ");
    text_add(&summary, place->step ? place->step->title : place->operation->summary);
    write_member(out, "summary", line);
    write_member(out, "description",
                 place->step && place->operation->body == BODY_QUESTION ? place->step->doc : place->operation->doc);
}

/* The tokens or keys that give access, any of them; {}: none is needed. */
static void security_write(struct writer *out, const struct operation *operation)
{
    static const char *const words[] = {
        [ACCESS_ANYONE] = "\"security\":[]",
        [ACCESS_SEAT] = "\"security\":[{\"seat\":[]}]",
        [ACCESS_PLAYER] = "\"security\":[{\"seat\":[]}]",
        [ACCESS_UMPIRE] = "\"security\":[{\"seat\":[]}]",
        [ACCESS_SIDE] = "\"security\":[{\"seat\":[]}]",
        [ACCESS_OWN] = "\"security\":[{\"seat\":[]}]",
        [ACCESS_CODE] = "\"security\":[]",
        [ACCESS_OPENER] = "\"security\":[{\"club\":[]},{}]",
        [ACCESS_CLUB] = "\"security\":[{\"club\":[]}]",
    };
    static const char link[] = "\"security\":[{\"seat\":[]},{\"link\":[]}]";
    const char *found = operation_takes_link(operation) ? link : words[operation->access];
    write_json(out, found, strlen(found));
}

void openapi_write_operation(struct writer *out, const struct openapi_place *place, const char *path)
{
    const struct operation *operation = place->operation;
    char id[SCHEMA_NAME_MAX + ID_START_MAX];
    struct text text;
    text_start(&text, id, ID_START_MAX);
    text_add(&text, operation->id);
    if (place->step)
        schema_name_write(id + text.used, place->ruleset->name, place->step->name, "");
    write_key(out, operation->method == METHOD_GET ? "get" : "post");
    write_object(out);
    write_member(out, "operationId", id);
    write_key(out, "tags");
    write_array(out);
    write_string(out, operation->tag);
    write_array_end(out);
    summary_write(out, place);
    security_write(out, operation);
    parameters_write(out, place, path);
    body_write(out, place);
    openapi_write_answers(out, place);
    write_object_end(out);
}
