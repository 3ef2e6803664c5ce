/* The paths of a document. In that of a ruleset there are the operations whose bodies or answers depend on it, those
 * that look up one of its steps or tables, and what else is done at the same paths. Those of a step are written out,
 * one per step. */
#include "examples.h"
#include "openapi_frame.h"
#include "openapi_parts.h"
#include "schema.h"
#include <string.h>

enum { ID_START_MAX = 32, PATH_MAX_LENGTH = 200, EXAMPLE_ARENA_MAX = 1 << 22 };

/* Where an operation is being written: `ruleset` is NULL in the core, `step` unless it is written out. */
struct place {
    const struct operation *operation;
    const struct ruleset *ruleset;
    const struct step *step;
};

static bool answers_roster(const struct operation *operation)
{
    return operation->answer && strcmp(operation->answer, "Roster") == 0;
}

static bool is_per_step(const struct operation *operation)
{
    return operation->body == BODY_QUESTION || operation->body == BODY_ODDS;
}

/* The names that a parameter of the path can have in a document of a ruleset, by the number of each; NULL behind the
 * last, and where there are none. */
static const char *choice_at(const struct ruleset *ruleset, const char *parameter, size_t number, const char **title)
{
    if (ruleset && strcmp(parameter, "step") == 0 && ruleset->steps[number]) {
        *title = ruleset->steps[number]->title;
        return ruleset->steps[number]->name;
    }
    if (ruleset && ruleset->tables && strcmp(parameter, "table") == 0 && ruleset->tables[number]) {
        *title = ruleset->tables[number]->title;
        return ruleset->tables[number]->name;
    }
    return NULL;
}

/* Whether what it shows is chosen among names that the ruleset's document knows. */
static bool shows_choice(const struct operation *operation, const struct ruleset *ruleset)
{
    const char *title;
    return operation->method == METHOD_GET &&
           ((strstr(operation->path, "/{step}") && choice_at(ruleset, "step", 0, &title)) ||
            (strstr(operation->path, "/{table}") && choice_at(ruleset, "table", 0, &title)));
}

/* Whether its body or its answer depends on the ruleset. */
static bool is_typed(const struct operation *operation, const struct ruleset *ruleset)
{
    bool units = operation->body == BODY_UNITS || operation->body == BODY_UNIT_CHANGE || operation->body == BODY_ARMY ||
                 answers_roster(operation);
    return units ? ruleset->units != NULL : operation->body > BODY_FIELDS || shows_choice(operation, ruleset);
}

/* Whether the document of `ruleset` has it: what is typed, and what else is done at the same path; the core has all but
 * the page. */
static bool is_in(const struct operation *operation, const struct ruleset *ruleset)
{
    const struct operation *other;
    if (operation->page || !ruleset)
        return !operation->page;
    for (size_t i = 0; (other = operation_at(i)); i++)
        if (strcmp(other->path, operation->path) == 0 && is_typed(other, ruleset))
            return true;
    return false;
}

void openapi_write_tags(struct writer *out, const struct ruleset *ruleset)
{
    static const char *const tags[][2] = {
        {"rules", "What can be resolved, and by which rules."},
        {"look-up", "The rulebooks: clauses, tables, whole books, and a search over all of them."},
        {"rulings", "Questions and their answers."},
        {"sessions", "Games."},
        {"clubs", "Who may open games, the house rules they play by, and the armies they keep."},
        {"units", "The game on the table: rosters, turns, and what is due."},
        {"disputes", "What to do about a ruling that somebody finds wrong."},
        {"two-sided mode", "Dice that need a nonce from both players."},
        {"ledger", "The record of a game, and how to check it."},
        {"operations", "For those who run the service."},
    };
    write_key(out, "tags");
    write_array(out);
    for (size_t i = 0; i < sizeof tags / sizeof tags[0]; i++) {
        const struct operation *operation = NULL;
        size_t at = 0;
        while ((operation = operation_at(at)) &&
               (strcmp(operation->tag, tags[i][0]) != 0 || !is_in(operation, ruleset)))
            at++;
        if (!operation)
            continue;
        write_object(out);
        write_member(out, "name", tags[i][0]);
        write_member(out, "description", tags[i][1]);
        write_object_end(out);
    }
    write_array_end(out);
}

/* A parameter of the path that is one of the names of the place's ruleset; false: anything else. */
static bool choice_write(struct writer *out, const struct place *place, const char *parameter)
{
    const char *name, *title;
    char line[80];
    struct text text;
    if (!choice_at(place->ruleset, parameter, 0, &title))
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
    for (size_t i = 0; (name = choice_at(place->ruleset, parameter, i, &title)); i++) {
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
static void parameters_write(struct writer *out, const struct place *place, const char *path)
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
    if (place->operation->body == BODY_RECORDED_QUESTION)
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

/* In the core those of one step, in the document of a ruleset those of each. */
static void examples_write(struct writer *out, const struct place *place)
{
    enum body body = place->operation->body;
    const struct ruleset *ruleset = place->ruleset ? place->ruleset : rulesets()[0];
    if (body != BODY_RECORDED_QUESTION && !place->step)
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

static void body_write(struct writer *out, const struct place *place)
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

static const char *answer_of(const struct operation *operation)
{
    return operation->answers ? operation->answers->name : operation->answer;
}

/* The schema of an answer in this place, into `ret`: typed where the document is the ruleset's. */
static void answer_name_write(char ret[SCHEMA_NAME_MAX], const struct place *place, int status)
{
    const struct operation *operation = place->operation;
    bool recorded = operation->body == BODY_RECORDED_QUESTION && status == 201;
    bool typed = place->ruleset && (recorded || operation->body == BODY_QUESTION || answers_roster(operation));
    schema_name_write(ret, typed ? place->ruleset->name : "", typed && place->step ? place->step->name : "",
                      typed && recorded ? "RulingEntry" : answer_of(operation));
}

/* What is no JSON: Markdown, a page, a note, lines. */
static void text_schema_write(struct writer *out, const char *media)
{
    char type[40];
    struct text text;
    text_start(&text, type, sizeof type);
    text_add_bytes(&text, media, strcspn(media, ";"));
    write_key(out, type);
    write_object(out);
    write_key(out, "schema");
    write_object(out);
    write_member(out, "type", "string");
    write_object_end(out);
    write_object_end(out);
}

static void answer_headers_write(struct writer *out, const struct operation *operation, int status)
{
    bool pages = !operation->media && strstr(answer_of(operation), "Page") != NULL;
    bool tagged = operation->tagged && status == 200, records = operation->body == BODY_RECORDED_QUESTION;
    bool limited = operation->cost != COST_UNLIMITED;
    if (!tagged && !records && !limited && status != 201)
        return;
    write_key(out, "headers");
    write_object(out);
    if (tagged)
        part_reference(out, "ETag", "headers", "ETag");
    if (pages)
        part_reference(out, "Link", "headers", "Link");
    if (status == 201 || (records && status == 202))
        part_reference(out, "Location", "headers", "Location");
    if (records)
        part_reference(out, "Preference-Applied", "headers", "Preference-Applied");
    if (limited)
        openapi_write_limit_headers(out);
    write_object_end(out);
}

enum { STATUS_KEY_MAX = 12 };

static void status_make(char ret[STATUS_KEY_MAX], int status)
{
    struct text text;
    text_start(&text, ret, STATUS_KEY_MAX);
    text_add_int(&text, status);
}

/* A question may only have been checked, and of an entry only its number may be wanted. */
static void either_write(struct writer *out, const char *name, bool appended, bool preview)
{
    write_key(out, "schema");
    write_object(out);
    write_key(out, "anyOf");
    write_array(out);
    schema_reference(out, NULL, name);
    if (appended)
        schema_reference(out, NULL, "Appended");
    if (preview)
        schema_reference(out, NULL, "Preview");
    write_array_end(out);
    write_object_end(out);
}

static void success_write(struct writer *out, const struct place *place, int status, const char *doc)
{
    const struct operation *operation = place->operation;
    char key[STATUS_KEY_MAX];
    status_make(key, status);
    write_key(out, key);
    write_object(out);
    write_member(out, "description", doc);
    answer_headers_write(out, operation, status);
    write_key(out, "content");
    write_object(out);
    if (operation->media) {
        text_schema_write(out, operation->media);
    } else {
        char name[SCHEMA_NAME_MAX];
        answer_name_write(name, place, status);
        write_key(out, "application/json");
        write_object(out);
        bool appended = operation->body == BODY_RECORDED_QUESTION, preview = operation->previews && status == 200;
        if (appended || preview)
            either_write(out, name, appended, preview);
        else
            schema_reference(out, "schema", name);
        write_object_end(out);
    }
    for (enum media media = MEDIA_MARKDOWN; operation->readable && media < MEDIA_COUNT; media++)
        text_schema_write(out, media_type(media));
    write_object_end(out);
    write_object_end(out);
}

/* One of those that many operations have. */
static void shared_write(struct writer *out, int status, const char *name)
{
    char key[STATUS_KEY_MAX];
    status_make(key, status);
    part_reference(out, key, "responses", name);
}

static void successes_write(struct writer *out, const struct place *place)
{
    const struct operation *operation = place->operation;
    bool appends = operation->keyed && strcmp(answer_of(operation), "Entry") == 0;
    bool records = operation->body == BODY_RECORDED_QUESTION;
    if (records)
        success_write(out, place, 200,
                      operation->previews ? "The entry that an earlier request with this Idempotency-Key appended; or, "
                                            "with `preview`, the question checked."
                                          : "The entry that an earlier request with this Idempotency-Key appended.");
    else if (appends)
        shared_write(out, 200, "Repeated");
    else if (operation->keyed)
        success_write(out, place, 200, "What an earlier request with this Idempotency-Key was answered.");
    else if (operation->again)
        success_write(out, place, 200, operation->again);
    if (appends && !records)
        shared_write(out, operation->status, "Appended");
    else
        success_write(out, place, operation->status, records ? "The entry that was appended." : operation->summary);
    if (operation->waits)
        success_write(out, place, 202, "Two-sided mode: the open question, which waits for nonces.");
    if (operation->events) {
        write_key(out, "204");
        write_object(out);
        write_member(out, "description", "The session is closed, and there are no further entries.");
        write_key(out, "headers");
        write_object(out);
        openapi_write_limit_headers(out);
        write_object_end(out);
        write_object_end(out);
    }
    if (operation->tagged)
        shared_write(out, 304, "NotModified");
}

/* Whether an error is listed at the operation; those of everybody are not. */
static bool is_listed(const struct operation *operation, enum umpire_error error)
{
    return operation_answers(operation, error) && !operation_is_always_answered(error);
}

/* Whether it can answer with such an error of this status. That a request is bad is said of each. */
static bool answers_status(const struct operation *operation, int status)
{
    for (int error = ERROR_NONE + 1; error < ERROR_COUNT; error++)
        if (error_entry((enum umpire_error)error)->status == status && is_listed(operation, (enum umpire_error)error))
            return true;
    return status == 400;
}

static void answers_write(struct writer *out, const struct place *place)
{
    write_key(out, "responses");
    write_object(out);
    successes_write(out, place);
    for (int status = 400; status < 600; status++)
        if (answers_status(place->operation, status))
            shared_write(out, status, problem_response_name(status));
    part_reference(out, "default", "responses", "Problem");
    write_object_end(out);
    write_key(out, "x-problem-codes");
    write_array(out);
    for (int error = ERROR_NONE + 1; error < ERROR_COUNT; error++)
        if (is_listed(place->operation, (enum umpire_error)error))
            write_string(out, error_entry((enum umpire_error)error)->code);
    write_array_end(out);
}

/* Of what is there for each step; odds say so before the step's title. */
static void summary_write(struct writer *out, const struct place *place)
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

/* What opens it, one or the other; {}: nothing is needed. */
static void security_write(struct writer *out, const struct operation *operation)
{
    static const char *const words[] = {
        [ACCESS_ANYONE] = "\"security\":[]",
        [ACCESS_SEAT] = "\"security\":[{\"seat\":[]}]",
        [ACCESS_PLAYER] = "\"security\":[{\"seat\":[]}]",
        [ACCESS_UMPIRE] = "\"security\":[{\"seat\":[]}]",
        [ACCESS_OWN] = "\"security\":[{\"seat\":[]}]",
        [ACCESS_CODE] = "\"security\":[]",
        [ACCESS_OPENER] = "\"security\":[{\"club\":[]},{}]",
        [ACCESS_CLUB] = "\"security\":[{\"club\":[]}]",
    };
    static const char link[] = "\"security\":[{\"seat\":[]},{\"link\":[]}]";
    const char *found = operation_takes_link(operation) ? link : words[operation->access];
    write_json(out, found, strlen(found));
}

static void operation_write(struct writer *out, const struct place *place, const char *path)
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
    answers_write(out, place);
    write_object_end(out);
}

/* The path of a place, with the names of ruleset and step in it. */
static void path_make(char ret[PATH_MAX_LENGTH], const struct place *place)
{
    const char *at = place->operation->path;
    struct text text;
    text_start(&text, ret, PATH_MAX_LENGTH);
    while (*at) {
        const char *name = NULL;
        if (place->ruleset && strncmp(at, "{ruleset}", 9) == 0)
            name = place->ruleset->name;
        else if (place->step && strncmp(at, "{step}", 6) == 0)
            name = place->step->name;
        size_t length = name ? strcspn(at, "}") + 1 : 1;
        text_add_bytes(&text, name ? name : at, name ? strlen(name) : length);
        at += length;
    }
}

/* Whether an operation with a lower number has this one's path in the same document. */
static bool is_written(size_t number, const struct ruleset *ruleset)
{
    for (size_t i = 0; i < number; i++)
        if (strcmp(operation_at(i)->path, operation_at(number)->path) == 0 && is_in(operation_at(i), ruleset))
            return true;
    return false;
}

/* The path of the operation with this number, and all operations on it. */
static void path_write(struct writer *out, const struct place *place, size_t number)
{
    struct place each = *place;
    char path[PATH_MAX_LENGTH];
    path_make(path, place);
    write_key(out, path);
    write_object(out);
    for (; (each.operation = operation_at(number)); number++)
        if (strcmp(each.operation->path, place->operation->path) == 0 && is_in(each.operation, place->ruleset))
            operation_write(out, &each, path);
    write_object_end(out);
}

void openapi_write_paths(struct writer *out, const struct ruleset *ruleset)
{
    write_key(out, "paths");
    write_object(out);
    for (size_t i = 0; operation_at(i); i++) {
        struct place place = {.operation = operation_at(i), .ruleset = ruleset};
        if (!is_in(place.operation, ruleset) || is_written(i, ruleset))
            continue;
        if (!ruleset || !is_per_step(place.operation)) {
            path_write(out, &place, i);
            continue;
        }
        for (const struct step *const *step = ruleset->steps; *step; step++) {
            place.step = *step;
            path_write(out, &place, i);
        }
    }
    write_object_end(out);
}
