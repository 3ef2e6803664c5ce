/* What is written once after the start, and what is checked in: every link of the rulebook leads somewhere, every
 * reference of the OpenAPI document is there, and the files in the tree are what the program writes. */
#include "http/openapi/openapi.h"
#include "http/openapi/openapi_frame.h"
#include "http/openapi/openapi_parts.h"
#include "http/server/operation.h"
#include "in_memory.h"
#include <semaphore.h>
#include <sys/wait.h>

static void every_ruleset_and_step_has_its_document(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        char path[200];
        snprintf(path, sizeof path, "/v1/rulesets/%s", (*ruleset)->name);
        assert_int_equal(ask(&(struct asking){.path = path}), 200);
        json_t *root = reply_json();
        size_t index;
        json_t *step;
        json_array_foreach(json_object_get(root, "steps"), index, step)
        {
            char href[200];
            snprintf(href, sizeof href, "%s", json_string_value(json_object_get(step, "href")));
            assert_int_equal(ask(&(struct asking){.path = href}), 200);
            json_t *document = reply_json();
            assert_string_equal(json_string_value(json_object_get(document, "name")), (*ruleset)->steps[index]->name);
            assert_true(json_is_object(json_object_get(document, "input")));
            assert_true(json_is_object(json_object_get(document, "outcome")));
            assert_true(json_array_size(json_object_get(document, "examples")) > 0);
            json_decref(document);
        }
        assert_null((*ruleset)->steps[index]);
        json_decref(root);
    }
    assert_null(document_find(&service.documents, "", MEDIA_JSON));
    assert_null(document_find(&service.documents, "/v1/ruleset", MEDIA_JSON));
    assert_null(document_find(&service.documents, "zzz", MEDIA_JSON));
}

/* What is long is kept compressed alone, and stands in memory as it is, once, while it has readers. */
static void long_documents_are_opened(void **state)
{
    (void)state;
    static const char path[] = "/v1/rulesets/tt/book";
    const struct document *book = document_find(&service.documents, path, MEDIA_JSON);
    assert_non_null(book);
    assert_null(book->bytes);
    assert_int_equal(ask(&(struct asking){.path = path, .accept_encoding = "gzip"}), 200);
    assert_ptr_equal(request.reply.body, book->packed);
    assert_null(book->opened);
    assert_int_equal(ask(&(struct asking){.path = path, .if_none_match = book->tag}), 304);
    assert_null(book->opened);
    assert_int_equal(ask(&(struct asking){.path = path}), 200);
    json_decref(reply_json());
    assert_ptr_equal(request.reply.body, book->opened);
    assert_ptr_equal(document_open(&service.documents, book), book->opened);
    assert_int_equal(book->readers, 2);
    request_reset(&request);
    assert_non_null(book->opened);
    document_close(&service.documents, book);
    assert_null(book->opened);
    for (size_t i = 0; i < service.documents.count; i++) {
        const struct document *document = &service.documents.list[i];
        char tag[DOCUMENT_TAG_MAX];
        assert_true(!document->bytes == !!document->packed);
        const char *bytes = document->bytes ? document->bytes : document_open(&service.documents, document);
        tag_of(bytes, document->length, tag);
        assert_string_equal(tag, document->tag);
        if (document->packed)
            document_close(&service.documents, document);
    }
}

/* The example that each step shows is a question that it answers. */
static void every_example_is_answered(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            char path[200];
            snprintf(path, sizeof path, "/v1/rulesets/%s/steps/%s", (*ruleset)->name, (*step)->name);
            assert_int_equal(ask(&(struct asking){.path = path}), 200);
            json_t *document = reply_json();
            const json_t *example = json_array_get(json_object_get(document, "examples"), 0);
            char *body = json_dumps(json_object_get(example, "request"), JSON_COMPACT | JSON_REAL_PRECISION(15));
            snprintf(path, sizeof path, "/v1/rulesets/%s/%s", (*ruleset)->name, (*step)->name);
            struct asking asking = {
                .method = METHOD_POST, .path = path, .body = body, .content_type = "application/json"};
            assert_int_equal(ask(&asking), 200);
            json_t *answer = reply_json();
            assert_true(json_equal(json_object_get(answer, "outcome"), json_object_get(example, "outcome")) ||
                        !json_object_get(answer, "outcome"));
            json_decref(answer);
            json_decref(document);
            free(body);
        }
}

/* The component that a reference leads to, or NULL. */
static json_t *component_of(const json_t *root, const char *reference)
{
    static const char prefix[] = "#/components/";
    char section[40];
    const char *name = strrchr(reference, '/') + 1;
    assert_true(starts_with(reference, prefix));
    snprintf(section, sizeof section, "%.*s", (int)(name - 1 - reference - (long)strlen(prefix)),
             reference + strlen(prefix));
    return json_object_get(json_object_get(json_object_get(root, "components"), section), name);
}

/* Every reference leads to a component that is there; `met` gathers them. */
static void references_check(const json_t *root, const json_t *value, json_t *met)
{
    const char *key;
    json_t *member;
    size_t index;
    json_t *readable = (json_t *)(uintptr_t)value;
    json_array_foreach(readable, index, member) references_check(root, member, met);
    json_object_foreach(readable, key, member)
    {
        const char *text = json_string_value(member);
        if (!text || (strcmp(key, "$ref") != 0 && !starts_with(text, "#/components/"))) {
            references_check(root, member, met);
            continue;
        }
        if (!component_of(root, text))
            fail_msg("%s is not there", text);
        json_object_set_new(met, text, json_true());
    }
}

/* The document of a ruleset, or with NULL the core's. */
static json_t *openapi_parsed(const struct ruleset *ruleset)
{
    struct writer out;
    json_error_t error;
    writer_start(&out, 16 << 20);
    openapi_write(&out, ruleset);
    assert_false(out.failed);
    json_t *root = json_loadb(out.at, out.used, JSON_REJECT_DUPLICATES, &error); /* so no schema stands twice */
    if (!root)
        fail_msg("the OpenAPI document is not JSON: %s", error.text);
    writer_end(&out);
    return root;
}

/* Every component is there once, is referred to, and has the same shape in every document (`shapes`). */
static void components_check(const json_t *root, const json_t *met, json_t *shapes)
{
    const char *section, *name;
    json_t *members, *component;
    json_object_foreach(json_object_get(root, "components"), section, members)
    {
        json_object_foreach(members, name, component)
        {
            char reference[200];
            snprintf(reference, sizeof reference, "#/components/%s/%s", section, name);
            if (strcmp(section, "securitySchemes") != 0 && !json_object_get(met, reference))
                fail_msg("nothing refers to %s", reference);
            const json_t *other = json_object_get(shapes, reference);
            if (other && !json_equal(other, component))
                fail_msg("%s has two shapes", reference);
            json_object_set(shapes, reference, component);
        }
    }
}

static size_t operations_check(const json_t *root)
{
    const char *path, *method;
    json_t *item, *operation, *ids = json_object();
    json_object_foreach(json_object_get(root, "paths"), path, item)
    {
        json_object_foreach(item, method, operation)
        {
            const char *id = json_string_value(json_object_get(operation, "operationId"));
            if (json_object_get(ids, id))
                fail_msg("the operationId %s stands twice", id);
            json_object_set_new(ids, id, json_true());
            assert_true(json_object_size(json_object_get(operation, "responses")) >= 2);
        }
    }
    size_t count = json_object_size(ids);
    json_decref(ids);
    return count;
}

static bool has_one_of(const json_t *schema, const char *const *keywords)
{
    for (; *keywords; keywords++)
        if (json_object_get(schema, *keywords))
            return true;
    return false;
}

/* Whether a schema says where what it takes ends. */
static bool is_bounded(const json_t *schema)
{
    static const char *const text[] = {"maxLength", "const", "oneOf", "format", NULL},
                             *const most[] = {"maximum", "const", NULL}, *const least[] = {"minimum", "const", NULL},
                             *const list[] = {"maxItems", NULL};
    const char *type = json_string_value(json_object_get(schema, "type"));
    if (!type)
        return true;
    if (strcmp(type, "string") == 0)
        return has_one_of(schema, text);
    if (strcmp(type, "integer") == 0 || strcmp(type, "number") == 0)
        return has_one_of(schema, most) && has_one_of(schema, least);
    return strcmp(type, "array") != 0 || has_one_of(schema, list);
}

/* Of what is asked, and of all that it refers to (`met`), nothing is without bounds. */
static void bounds_check(const json_t *root, const char *where, json_t *value, json_t *met)
{
    const char *key;
    json_t *member;
    size_t index;
    if (!is_bounded(value)) {
        char *text = json_dumps(value, JSON_COMPACT);
        fail_msg("%s: no bounds: %s", where, text ? text : "");
    }
    json_array_foreach(value, index, member) bounds_check(root, where, member, met);
    json_object_foreach(value, key, member)
    {
        const char *reference = strcmp(key, "$ref") == 0 ? json_string_value(member) : NULL;
        if (reference && !json_object_get(met, reference)) {
            json_object_set_new(met, reference, json_true());
            bounds_check(root, reference, component_of(root, reference), met);
        } else if (strcmp(key, "examples") != 0)
            bounds_check(root, where, member, met);
    }
}

/* Every answer of what limits may refuse says what is left of them. */
static void limits_check(const json_t *root, const char *path, json_t *responses)
{
    const char *status;
    json_t *response;
    json_object_foreach(responses, status, response)
    {
        const char *reference = json_string_value(json_object_get(response, "$ref"));
        const json_t *whole = reference ? component_of(root, reference) : response;
        const json_t *headers = json_object_get(whole, "headers");
        if (starts_with(path, "/v1/") && !json_object_get(headers, "RateLimit"))
            fail_msg("%s: %s without RateLimit", path, status);
    }
}

/* What is asked has bounds, so that a client can keep them; what an answer may come to, nobody asks. */
static void what_is_asked_has_bounds(void **state)
{
    static const char *const unbounded[] = {
        "#/components/parameters/Prefer",   /* RFC 7240: whatever a client prefers */
        "#/components/schemas/VisibleText", /* whoever refers to these says how long they may be */
        "#/components/schemas/VisibleTextOrNone"};
    (void)state;
    for (size_t i = 0; i == 0 || rulesets()[i - 1]; i++) {
        json_t *root = openapi_parsed(i ? rulesets()[i - 1] : NULL), *met = json_object(), *item, *operation;
        const char *path, *method;
        for (size_t at = 0; at < sizeof unbounded / sizeof unbounded[0]; at++)
            json_object_set_new(met, unbounded[at], json_true());
        json_object_foreach(json_object_get(root, "paths"), path, item)
        {
            json_object_foreach(item, method, operation)
            {
                bounds_check(root, path, json_object_get(operation, "parameters"), met);
                bounds_check(root, path, json_object_get(operation, "requestBody"), met);
                limits_check(root, path, json_object_get(operation, "responses"));
            }
        }
        json_decref(met);
        json_decref(root);
    }
}

/* The operations of the API; the page's are in no document. */
static size_t described_count(void)
{
    size_t count = 0;
    for (size_t i = 0; i < operation_count(); i++)
        count += !operation_at(i)->page;
    return count;
}

static void document_check(const struct ruleset *ruleset, size_t operations, json_t *shapes)
{
    json_t *root = openapi_parsed(ruleset), *met = json_object();
    references_check(root, root, met);
    components_check(root, met, shapes);
    assert_int_equal(operations_check(root), operations);
    json_decref(met);
    json_decref(root);
}

/* The names that a parameter of this path may have are those of the list, in its order, with their titles. */
static void choice_check(const json_t *root, const char *path, const char *parameter, size_t number, const char *name,
                         const char *title)
{
    const json_t *operation = json_object_get(json_object_get(json_object_get(root, "paths"), path), "get");
    const json_t *first = json_array_get(json_object_get(operation, "parameters"), 0);
    const json_t *choices = json_object_get(json_object_get(first, "schema"), "oneOf");
    const json_t *choice = json_array_get(choices, number);
    assert_string_equal(json_string_value(json_object_get(first, "name")), parameter);
    if (!name) {
        assert_int_equal(json_array_size(choices), number);
        return;
    }
    assert_string_equal(json_string_value(json_object_get(choice, "const")), name);
    assert_string_equal(json_string_value(json_object_get(choice, "title")), title);
}

/* The document of a ruleset lists its steps and tables where they are looked up. */
static void look_ups_list_the_names(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        json_t *root = openapi_parsed(*ruleset);
        char path[200];
        size_t number = 0;
        snprintf(path, sizeof path, "/v1/rulesets/%s/steps/{step}", (*ruleset)->name);
        for (; (*ruleset)->steps[number]; number++)
            choice_check(root, path, "step", number, (*ruleset)->steps[number]->name, (*ruleset)->steps[number]->title);
        choice_check(root, path, "step", number, NULL, NULL);
        snprintf(path, sizeof path, "/v1/rulesets/%s/tables/{table}", (*ruleset)->name);
        for (number = 0; (*ruleset)->tables && (*ruleset)->tables[number]; number++)
            choice_check(root, path, "table", number, (*ruleset)->tables[number]->name,
                         (*ruleset)->tables[number]->title);
        if (number)
            choice_check(root, path, "table", number, NULL, NULL);
        json_decref(root);
    }
}

/* The core has every operation. A ruleset has three for each step, those that open, record, check, correct and weigh in
 * a session, show it with its state and its entries, bring and change units, show them, keep and show armies, set and
 * show house rules, and look up a step or a table. */
static void the_openapi_documents_are_whole(void **state)
{
    (void)state;
    json_t *shapes = json_object();
    document_check(NULL, described_count(), shapes);
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        size_t steps = 0;
        while ((*ruleset)->steps[steps])
            steps++;
        document_check(*ruleset, 3 * steps + 13 + ((*ruleset)->units ? 7 : 0) + ((*ruleset)->tables ? 1 : 0), shapes);
    }
    json_decref(shapes);
}

/* A default in a schema is a value that the schema takes. */
static void defaults_check(const char *where, const struct fields *fields)
{
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        bool number = field->kind == FIELD_INT || field->kind == FIELD_DECIMAL;
        int32_t length = field->fallback_text ? (int32_t)strlen(field->fallback_text) : 0;
        bool fits = number                      ? field->fallback >= field->min && field->fallback <= field->max
                    : field->kind == FIELD_ENUM ? field->fallback >= 0 && field->fallback < field->choices->count
                    : field->kind == FIELD_TEXT ? length >= field->min && length <= field->max
                    : field->kind == FIELD_LIST ? field->min == 0
                                                : true;
        if (field->presence == FIELD_DEFAULTED && !fits)
            fail_msg("%s: the default of %s is not allowed", where, field->name);
        const struct field *inner = field->kind == FIELD_LIST ? field->item : field;
        if (inner->kind == FIELD_GROUP)
            defaults_check(where, inner->of);
    }
}

static void every_default_is_allowed(void **state)
{
    const struct operation *operation;
    (void)state;
    for (size_t i = 0; (operation = operation_at(i)); i++) {
        if (operation->fields)
            defaults_check(operation->id, operation->fields);
        if (operation->query)
            defaults_check(operation->id, operation->query);
    }
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        defaults_check((*ruleset)->name, (*ruleset)->options);
        if ((*ruleset)->units)
            defaults_check((*ruleset)->name, (*ruleset)->units->fields);
        for (const struct step *const *step = (*ruleset)->steps; *step; step++)
            defaults_check((*step)->name, (*step)->input);
    }
}

/* Every error has a response that says what its status means. */
static void every_status_is_described(void **state)
{
    (void)state;
    for (int error = ERROR_NONE + 1; error < ERROR_COUNT; error++)
        assert_non_null(problem_response_name(error_entry((enum umpire_error)error)->status));
    assert_null(problem_response_name(418));
}

static void schema_names(void **state)
{
    (void)state;
    char name[SCHEMA_NAME_MAX];
    schema_name_write(name, "tt", "morale-check", "");
    assert_string_equal(name, "TtMoraleCheck");
    schema_name_write(name, "tft-ww2", "ranged-attack", "Question");
    assert_string_equal(name, "TftWw2RangedAttackQuestion");
}

static char *output_of(FILE *from)
{
    size_t size = 1 << 16, used = 0;
    char *bytes = malloc(size);
    for (size_t read; (read = fread(bytes + used, 1, size - used - 1, from)) > 0;) {
        used += read;
        if (used + 1 == size)
            bytes = realloc(bytes, size *= 2);
    }
    bytes[used] = '\0';
    return bytes;
}

/* A file in the tree is what `umpire COMMAND` writes. */
static void assert_not_stale(const char *command, const char *file)
{
    char line[1000], path[1000];
    snprintf(line, sizeof line, "'%s' %s", UMPIRE_PROGRAM, command);
    snprintf(path, sizeof path, "%s/%s", UMPIRE_SOURCE_DIR, file);
    FILE *pipe = popen(line, "r"), *kept = fopen(path, "re");
    if (!kept)
        fail_msg("%s is missing; write it with: umpire %s > %s", file, command, file);
    char *written = output_of(pipe), *found = output_of(kept);
    int status = pclose(pipe);
    fclose(kept);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    assert_true(strlen(written) > 100);
    if (strcmp(written, found) != 0)
        fail_msg("%s is stale; refresh it with: umpire %s > %s", file, command, file);
    free(written);
    free(found);
}

static void what_is_checked_in_is_what_is_written(void **state)
{
    (void)state;
    assert_not_stale("config", "config/umpire.conf");
    assert_not_stale("openapi", "openapi/umpire.yaml");
    assert_not_stale("openapi --steps", "openapi/steps.md");
}

static sem_t woken;

static void wake(struct request *waiting)
{
    (void)waiting;
    sem_post(&woken);
}

static void state_set(int state)
{
    pthread_mutex_lock(&service.documents.lock);
    atomic_store(&service.documents.state, state);
    pthread_cond_broadcast(&service.documents.written);
    pthread_mutex_unlock(&service.documents.lock);
}

static void ask_early(const char *path, int state)
{
    state_set(DOCUMENTS_UNWRITTEN);
    request_reset(&request);
    request.wake = wake;
    request_fill(&request.input, &(struct asking){.path = path});
    request_run(&request);
    assert_int_equal(request.state, REQUEST_WAITING);
    state_set(state);
    sem_wait(&woken);
    request_continue(&request);
    assert_int_equal(request.state, REQUEST_ANSWERED);
}

/* The service listens before they are written: who asks for one that early waits until they are, and all else is
 * answered at once. */
static void those_who_come_early_wait(void **state)
{
    (void)state;
    sem_init(&woken, 0, 0);
    service.workers[WORK_RECORD] = workers_start(1, INT32_MAX, INT32_MAX);
    assert_non_null(service.workers[WORK_RECORD]);
    state_set(DOCUMENTS_UNWRITTEN);
    assert_int_equal(ask(&(struct asking){.path = "/livez"}), 200);
    assert_int_equal(ask(&(struct asking){.method = METHOD_POST,
                                          .path = "/v1/rulesets/tt/morale-check",
                                          .content_type = "application/json",
                                          .body = "{\"input\":{\"target\":8}}"}),
                     200);
    ask_early("/v1/rulesets/tt/steps/morale-check", DOCUMENTS_WRITTEN);
    assert_int_equal(request.reply.status, 200);
    ask_early("/rules/tt", DOCUMENTS_WRITTEN);
    assert_int_equal(request.reply.status, 200);
    ask_early("/rules/tt", DOCUMENTS_FAILED);
    assert_int_equal(request.reply.status, 503);
    assert_int_equal(ask(&(struct asking){.path = "/v1/rulesets"}), 503);
    state_set(DOCUMENTS_WRITTEN);
    workers_stop(service.workers[WORK_RECORD]);
    service.workers[WORK_RECORD] = NULL;
    sem_destroy(&woken);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_ruleset_and_step_has_its_document),
        cmocka_unit_test(long_documents_are_opened),
        cmocka_unit_test(those_who_come_early_wait),
        cmocka_unit_test(every_example_is_answered),
        cmocka_unit_test(the_openapi_documents_are_whole),
        cmocka_unit_test(look_ups_list_the_names),
        cmocka_unit_test(what_is_asked_has_bounds),
        cmocka_unit_test(every_default_is_allowed),
        cmocka_unit_test(every_status_is_described),
        cmocka_unit_test(schema_names),
        cmocka_unit_test(what_is_checked_in_is_what_is_written),
    };
    return cmocka_run_group_tests(tests, request_setup, request_teardown);
}
