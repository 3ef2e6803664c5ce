/* The OpenAPI document: its head, its paths, its answers. Templated paths of steps are written out, one per step, so
 * that generated clients are typed. */
#include "openapi.h"
#include "openapi_place.h"
#include "schema.h"
#include <string.h>

enum { ID_START_MAX = 32 };

static void info_write(struct writer *out)
{
    write_key(out, "info");
    write_object(out);
    write_member(out, "title", "umpire");
    write_member(out, "version", UMPIRE_VERSION);
    write_member(out, "summary", "A referee for tabletop miniature wargames");
    write_member(
        out, "description",
        "Resolves each step of a game, explains every result by the numbered clauses it rests on, and records the "
        "rulings of a game in a ledger.");
    write_key(out, "contact");
    write_object(out);
    write_member(out, "name", "The umpire project");
    write_object_end(out);
    write_key(out, "license");
    write_object(out);
    write_member(out, "name", "Apache 2.0");
    write_member(out, "identifier", "Apache-2.0");
    write_object_end(out);
    write_object_end(out);
}

static void tags_write(struct writer *out)
{
    static const char *const tags[][2] = {
        {"rules", "What can be resolved, and by which rules."},
        {"look-up", "The rulebooks: clauses, tables, whole books, and a search over all of them."},
        {"rulings", "Questions and their answers."},
        {"sessions", "Games."},
        {"clubs", "Who opens games, and how they play."},
        {"units", "The game on the table: rosters, turns, and what is due."},
        {"disputes", "What is done about a ruling that somebody finds wrong."},
        {"mode both", "Dice that need a nonce of both players."},
        {"ledger", "What was recorded."},
        {"operations", "For those who run the service."},
    };
    write_key(out, "tags");
    write_array(out);
    for (size_t i = 0; i < sizeof tags / sizeof tags[0]; i++) {
        write_object(out);
        write_member(out, "name", tags[i][0]);
        write_member(out, "description", tags[i][1]);
        write_object_end(out);
    }
    write_array_end(out);
}

static void answer_schema_write(struct writer *out, const struct place *place)
{
    write_key(out, "schema");
    if (strcmp(place->operation->answer, "Ruling") == 0) {
        step_reference_write(out, place->ruleset, place->step, "Ruling");
    } else if (strcmp(place->operation->answer, "OpenapiDocument") == 0) {
        write_object(out);
        write_member(out, "type", "object");
        write_object_end(out);
    } else {
        reference_write(out, place->operation->answer);
    }
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

static void success_write(struct writer *out, const struct place *place, int status, const char *doc)
{
    char key[12];
    struct text text;
    text_start(&text, key, sizeof key);
    text_add_int(&text, status);
    write_key(out, key);
    write_object(out);
    write_member(out, "description", doc);
    write_key(out, "content");
    write_object(out);
    if (place->operation->media) {
        text_schema_write(out, place->operation->media);
    } else {
        write_key(out, "application/json");
        write_object(out);
        answer_schema_write(out, place);
        write_object_end(out);
    }
    for (enum media media = MEDIA_MARKDOWN; place->operation->readable && media < MEDIA_COUNT; media++)
        text_schema_write(out, media_type(media));
    write_object_end(out);
    write_object_end(out);
}

/* All errors of one status, as one answer. */
static void problem_write(struct writer *out, int status, const char *words)
{
    char key[12];
    struct text text;
    text_start(&text, key, sizeof key);
    text_add_int(&text, status);
    write_key(out, key);
    write_object(out);
    write_member(out, "description", words);
    write_key(out, "content");
    write_object(out);
    write_key(out, "application/problem+json");
    write_object(out);
    write_key(out, "schema");
    reference_write(out, "Problem");
    write_object_end(out);
    write_object_end(out);
    write_object_end(out);
}

static void codes_add(struct text *words, const struct operation *operation, int status)
{
    for (int error = ERROR_NONE + 1; error < ERROR_COUNT; error++) {
        if (error_entry((enum umpire_error)error)->status != status ||
            !operation_answers(operation, (enum umpire_error)error))
            continue;
        text_add(words, words->used ? ", " : "");
        text_add(words, error_entry((enum umpire_error)error)->code);
    }
}

static void bodiless_write(struct writer *out, const char *status, const char *doc)
{
    write_key(out, status);
    write_object(out);
    write_member(out, "description", doc);
    write_object_end(out);
}

static void answers_write(struct writer *out, const struct place *place)
{
    const struct operation *operation = place->operation;
    write_key(out, "responses");
    write_object(out);
    if (operation->keyed)
        success_write(out, place, 200, "What an earlier request with this key was answered.");
    if (operation->again)
        success_write(out, place, 200, operation->again);
    success_write(out, place, operation->status, operation->summary);
    if (operation->waits)
        success_write(out, place, 202, "Mode both: the question, which waits for nonces.");
    if (operation->events)
        bodiless_write(out, "204", "The session is closed, and nothing follows what the client has.");
    if (operation->tagged)
        bodiless_write(out, "304", "The client's copy is the present one.");
    for (int status = 400; status < 600; status++) {
        char line[600];
        struct text words;
        text_start(&words, line, sizeof line);
        codes_add(&words, operation, status);
        if (words.used)
            problem_write(out, status, line);
    }
    write_object_end(out);
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
                 place->operation->body == BODY_QUESTION ? place->step->doc : place->operation->doc);
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

static void operation_write(struct writer *out, const struct place *place)
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
    openapi_write_parameters(out, place->operation, !place->step);
    body_write(out, place);
    answers_write(out, place);
    write_object_end(out);
}

/* Whether the operation with this number stands on its path with one before it. */
static bool is_written(size_t number)
{
    for (size_t i = 0; i < number; i++)
        if (strcmp(operation_at(i)->path, operation_at(number)->path) == 0)
            return true;
    return false;
}

/* The operation with this number, and those that follow on the same path. */
static void operations_write(struct writer *out, const struct place *place, size_t number)
{
    struct place each = *place;
    for (; (each.operation = operation_at(number)); number++)
        if (strcmp(each.operation->path, place->operation->path) == 0)
            operation_write(out, &each);
}

static void path_write(struct writer *out, const struct place *place, size_t number)
{
    char path[160];
    struct text text;
    text_start(&text, path, sizeof path);
    if (place->step)
        text_format(&text, "/v1/rulesets/%s/%s%s", place->ruleset->name, place->step->name,
                    place->operation->body == BODY_ODDS ? "/odds" : "");
    else
        text_add(&text, place->operation->path);
    write_key(out, path);
    write_object(out);
    operations_write(out, place, number);
    write_object_end(out);
}

static void paths_write(struct writer *out)
{
    write_key(out, "paths");
    write_object(out);
    for (size_t i = 0; operation_at(i); i++) {
        struct place place = {.operation = operation_at(i)};
        if (is_written(i))
            continue;
        if (place.operation->body != BODY_QUESTION && place.operation->body != BODY_ODDS) {
            path_write(out, &place, i);
            continue;
        }
        for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
            for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
                place.ruleset = *ruleset;
                place.step = *step;
                path_write(out, &place, i);
            }
    }
    write_object_end(out);
}

void openapi_write(struct writer *out)
{
    static const char servers[] = "\"servers\":[{\"url\":\"/\"}]";
    static const char schemes[] = "\"securitySchemes\":{\"seat\":{\"type\":\"http\",\"scheme\":\"bearer\","
                                  "\"description\":\"The token of a seat in the session.\"},"
                                  "\"link\":{\"type\":\"apiKey\",\"in\":\"query\",\"name\":\"access_token\","
                                  "\"description\":\"The token of a spectator, as the spectators' link has it.\"},"
                                  "\"club\":{\"type\":\"http\",\"scheme\":\"bearer\","
                                  "\"description\":\"The key of a club.\"}}";
    write_object(out);
    write_member(out, "openapi", "3.1.0");
    info_write(out);
    write_json(out, servers, sizeof servers - 1);
    tags_write(out);
    paths_write(out);
    write_key(out, "components");
    write_object(out);
    write_json(out, schemes, sizeof schemes - 1);
    write_key(out, "schemas");
    openapi_write_schemas(out);
    write_object_end(out);
    write_object_end(out);
}
