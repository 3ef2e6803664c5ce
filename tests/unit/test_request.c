/* Routing, negotiation and problems, through the whole stack in memory. */
#include "http/server/negotiate.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/server/run.h"
#include "in_memory.h"

#define GET(...) (&(struct asking){.method = METHOD_GET, __VA_ARGS__})
#define POST(...) (&(struct asking){.method = METHOD_POST, .content_type = "application/json", __VA_ARGS__})

static const char check[] = "/v1/rulesets/tt/morale-check";
static const char body[] = "{\"input\":{\"target\":8},\"dice\":[4,5]}";

/* An RFC 9457 problem with this code: every member that it must have, and the registry's status and title. */
static void assert_problem(const struct asking *asking, enum umpire_error error)
{
    const struct error_entry *entry = error_entry(error);
    char type[100];
    int status = ask(asking);
    json_t *root = reply_json();
    const char *code = json_string_value(json_object_get(root, "code"));
    if (status != entry->status || !code || strcmp(code, entry->code) != 0)
        fail_msg("%s: %d %s, wanted %d %s", asking->path, status, code, entry->status, entry->code);
    snprintf(type, sizeof type, "/v1/problems/%s", entry->code);
    assert_string_equal(request.reply.content_type, "application/problem+json");
    assert_string_equal(json_string_value(json_object_get(root, "type")), type);
    assert_string_equal(json_string_value(json_object_get(root, "title")), entry->title);
    assert_int_equal(json_integer_value(json_object_get(root, "status")), entry->status);
    json_decref(root);
}

static void a_ruling(void **state)
{
    (void)state;
    assert_int_equal(ask(POST(.path = check, .body = body)), 200);
    assert_string_equal(request.reply.content_type, "application/json");
    assert_string_equal(reply_header_of("Cache-Control"), "no-store");
    json_t *root = reply_json();
    assert_int_equal(json_integer_value(json_object_get(json_object_get(root, "outcome"), "total")), 9);
    json_decref(root);
    assert_int_equal(ask(POST(.path = check, .body = "{\"input\":{\"target\":8}}")), 200);
    root = reply_json();
    assert_string_equal(json_string_value(json_object_get(json_object_get(root, "dice"), "source")), "system");
    json_decref(root);
}

static void paths_that_lead_nowhere(void **state)
{
    (void)state;
    static const char *const paths[] = {"",
                                        "/apps",
                                        "/v1",
                                        "/v1/",
                                        "/v1/rulesets/",
                                        "/v2/rulesets",
                                        "//v1/rulesets",
                                        "/v1/rulesets/tt/steps",
                                        "/v1/rulesets/tt/steps/",
                                        "/v1//rulesets",
                                        "/livez/",
                                        "/livezx",
                                        "/live",
                                        "v1/rulesets",
                                        "/v1/sessions/x/entries/1/2"};
    for (size_t i = 0; i < LENGTH(paths); i++) {
        bool step_like = strcmp(paths[i], "/v1/rulesets/tt/steps") == 0; /* POST would ask for a step of that name */
        assert_problem(GET(.path = paths[i]), step_like ? ERROR_STEP_NOT_DEFINED : ERROR_NOT_FOUND);
    }
    assert_problem(POST(.path = "/v1/rulesets/chess/mate", .body = body), ERROR_RULESET_UNKNOWN);
    assert_problem(GET(.path = "/v1/rulesets/chess"), ERROR_RULESET_UNKNOWN);
    assert_problem(GET(.path = "/v1/rulesets/tt/steps/mate"), ERROR_STEP_NOT_DEFINED);
}

static void the_nearest_step_is_named(void **state)
{
    (void)state;
    assert_problem(POST(.path = "/v1/rulesets/tt/morale-chek", .body = body), ERROR_STEP_NOT_DEFINED);
    json_t *root = reply_json();
    assert_string_equal(json_string_value(json_object_get(root, "detail")),
                        "tt does not define it; the nearest step is morale-check");
    json_decref(root);
}

static void methods_that_a_path_does_not_know(void **state)
{
    (void)state;
    assert_problem(POST(.path = "/v1/rulesets"), ERROR_METHOD_NOT_ALLOWED);
    assert_string_equal(reply_header_of("Allow"), "GET, HEAD, OPTIONS");
    assert_problem(GET(.path = check), ERROR_METHOD_NOT_ALLOWED);
    assert_string_equal(reply_header_of("Allow"), "POST, OPTIONS");
    struct asking delete = {.method = METHOD_OTHER, .path = "/v1/sessions/x"};
    assert_problem(&delete, ERROR_METHOD_NOT_ALLOWED);
    assert_string_equal(reply_header_of("Allow"), "GET, HEAD, OPTIONS");
    delete.path = "/nowhere";
    assert_problem(&delete, ERROR_NOT_FOUND);
}

/* Every operation of the table finds itself, whatever stands for its parameters. */
static void every_operation_is_found(void **state)
{
    (void)state;
    for (size_t i = 0; i < operation_count(); i++) {
        char path[200];
        struct text text;
        text_start(&text, path, sizeof path);
        for (const char *at = operation_at(i)->path; *at; at++) {
            if (*at != '{') {
                text_add_bytes(&text, at, 1);
                continue;
            }
            text_add(&text, "any~thing");
            at = strchr(at, '}');
        }
        const struct operation *found = operation_match(operation_at(i)->method, path);
        if (found != operation_at(i))
            fail_msg("%s leads to %s", path, found ? found->path : "nothing");
        assert_null(operation_match(METHOD_OTHER, path));
        for (size_t k = 0; k < i; k++)
            assert_string_not_equal(operation_at(i)->id, operation_at(k)->id);
    }
}

/* The definition: of the paths that have the shape, those with the fewest parameters are meant; of these the first
 * operation of the method. */
static bool has_shape(const char *pattern, const char *path, int *ret_parameters)
{
    for (*ret_parameters = 0; *pattern == '/' && *path == '/';) {
        size_t wanted = strcspn(++pattern, "/"), found = strcspn(++path, "/");
        bool parameter = *pattern == '{';
        if (parameter ? found == 0 : wanted != found || memcmp(pattern, path, wanted) != 0)
            return false;
        *ret_parameters += parameter;
        pattern += wanted;
        path += found;
    }
    return *pattern == '\0' && *path == '\0';
}

static const struct operation *meant(enum method method, const char *path)
{
    int fewest = PATH_PARAMETERS_MAX, parameters;
    for (size_t i = 0; operation_at(i); i++)
        if (has_shape(operation_at(i)->path, path, &parameters) && parameters < fewest)
            fewest = parameters;
    for (size_t i = 0; operation_at(i); i++)
        if (operation_at(i)->method == method && has_shape(operation_at(i)->path, path, &parameters) &&
            parameters == fewest)
            return operation_at(i);
    return NULL;
}

static void assert_meant(const char *path)
{
    for (enum method method = METHOD_GET; method <= METHOD_OTHER; method++)
        if (operation_match(method, path) != meant(method, path))
            fail_msg("%s is not what is meant, method %d", path, (int)method);
}

/* Each path as it stands in the table, with every segment in turn named like that of another path, emptied, cut off or
 * doubled. */
static void a_path_leads_where_it_names_most(void **state)
{
    (void)state;
    static const char *const others[] = {"",        "x",         "tables", "steps", "odds",  "entries",
                                         "clauses", "units",     "seats",  "name",  "v1",    "app",
                                         "preview", "{ruleset}", "join",   "book",  "state", "receipt"};
    static const char *const odd[] = {"",    "/",    "//",   "*",     "x",      "v1",
                                      "/v1", "/v1/", "/app", "/app/", "/app//", "/app/x/y"};
    for (size_t i = 0; i < sizeof odd / sizeof odd[0]; i++)
        assert_meant(odd[i]);
    for (size_t i = 0; operation_at(i); i++) {
        const char *path = operation_at(i)->path;
        char other[1024];
        assert_meant(path);
        snprintf(other, sizeof other, "%s/", path);
        assert_meant(other);
        for (const char *at = path; *at; at++)
            for (size_t k = 0; *at == '/' && k < sizeof others / sizeof others[0]; k++) {
                const char *rest = at + 1 + strcspn(at + 1, "/");
                snprintf(other, sizeof other, "%.*s/%s%s", (int)(at - path), path, others[k], rest);
                assert_meant(other);
                snprintf(other, sizeof other, "%.*s/%s%s", (int)(at - path), path, others[k], at);
                assert_meant(other);
                snprintf(other, sizeof other, "%.*s", (int)(at - path), path);
                assert_meant(other);
            }
    }
}

static void media_types_that_are_accepted(void **state)
{
    (void)state;
    static const char *const yes[] = {"",
                                      " ",
                                      "*/*",
                                      "application/json",
                                      "APPLICATION/JSON",
                                      "application/*",
                                      "text/html, application/json;q=0.5",
                                      "text/html,*/*;q=0.1",
                                      "application/json ; q=0.001",
                                      "application/json;charset=utf-8",
                                      "application/*;q=0, application/json",
                                      "application/json;q=1"};
    static const char *const no[] = {"text/html",
                                     "application/jso",
                                     "application/jsonx",
                                     "application/json;q=0",
                                     "application/json; q=0.000",
                                     "application/json;Q=0.0, text/*",
                                     "*/*;q=0",
                                     "text/*",
                                     "application/xml, text/html;q=0.9",
                                     "application/json;q=0, */*",
                                     "*/*, application/json;q=0",
                                     "application/*;q=0, */*",
                                     ","};
    assert_true(accepts_json(NULL));
    for (size_t i = 0; i < LENGTH(yes); i++)
        if (!accepts_json(yes[i]))
            fail_msg("\"%s\" accepts JSON", yes[i]);
    for (size_t i = 0; i < LENGTH(no); i++)
        if (accepts_json(no[i]))
            fail_msg("\"%s\" does not accept JSON", no[i]);
    assert_problem(GET(.path = "/openapi.json", .accept = "text/html"), ERROR_NOT_ACCEPTABLE);
    assert_int_equal(ask(GET(.path = "/v1/rulesets", .accept = "text/html, */*")), 200);
}

static void media_types_that_are_sent(void **state)
{
    (void)state;
    static const char *const yes[] = {"application/json", "Application/JSON", "application/json; charset=utf-8",
                                      "application/json;charset=\"UTF-8\"", "application/json ; charset=UTF-8;x=1"};
    static const char *const no[] = {"text/json",
                                     "application/jsonx",
                                     "application/json; charset=latin1",
                                     "application/json; charset=utf-80",
                                     "application/json-patch+json",
                                     "",
                                     "*/*"};
    assert_false(is_json(NULL));
    for (size_t i = 0; i < LENGTH(yes); i++)
        if (!is_json(yes[i]))
            fail_msg("%s is JSON", yes[i]);
    for (size_t i = 0; i < LENGTH(no); i++)
        if (is_json(no[i]))
            fail_msg("%s is not JSON", no[i]);
    struct asking asking = {.method = METHOD_POST, .path = check, .body = body};
    assert_problem(&asking, ERROR_MEDIA_TYPE_UNSUPPORTED);
    asking.content_type = "text/plain";
    assert_problem(&asking, ERROR_MEDIA_TYPE_UNSUPPORTED);
}

static void documents_have_tags(void **state)
{
    (void)state;
    char tag[DOCUMENT_TAG_MAX], line[100];
    assert_int_equal(ask(GET(.path = "/v1/rulesets/tt")), 200);
    snprintf(tag, sizeof tag, "%s", reply_header_of("ETag"));
    assert_int_equal(strlen(tag), 34);
    assert_true(tag[0] == '"' && tag[33] == '"');
    assert_non_null(reply_header_of("Cache-Control"));
    assert_int_equal(ask(GET(.path = "/v1/rulesets/tt", .if_none_match = tag)), 304);
    assert_int_equal(request.reply.length, 0);
    assert_null(request.reply.content_type);
    assert_string_equal(reply_header_of("ETag"), tag);
    snprintf(line, sizeof line, "\"other\", W/%s", tag);
    assert_int_equal(ask(GET(.path = "/v1/rulesets/tt", .if_none_match = line)), 304);
    assert_int_equal(ask(GET(.path = "/v1/rulesets/tt", .if_none_match = "*")), 304);
    assert_int_equal(ask(GET(.path = "/v1/rulesets/tt", .if_none_match = "\"other\"")), 200);
    assert_int_equal(ask(GET(.path = "/v1/rulesets/tt", .if_none_match = "")), 200);
    assert_int_equal(ask(GET(.path = "/v1/rulesets", .if_none_match = tag)), 200);
}

static void queries_that_nobody_asked_for(void **state)
{
    (void)state;
    assert_problem(GET(.path = "/v1/rulesets", .parameter = "limit", .value = "1"), ERROR_UNKNOWN_FIELD);
    assert_problem(POST(.path = check, .body = body, .parameter = "", .value = ""), ERROR_UNKNOWN_FIELD);
    request_reset(&request);
    request_fill(&request.input, GET(.path = "/v1/rulesets"));
    request.input.parameter_count = PARAMETERS_MAX + 1;
    for (int i = 0; i < PARAMETERS_MAX; i++)
        request.input.parameters[i] = (struct parameter){"a", "b"};
    request_run(&request);
    assert_int_equal(request.reply.status, 400);
}

/* A problem's detail names what the path names, and must be UTF-8 itself. */
static void paths_that_are_no_text(void **state)
{
    (void)state;
    assert_problem(GET(.path = "/v1/rulesets/\xc0\xaf"), ERROR_BAD_REQUEST);
    assert_problem(GET(.path = "/\xff"), ERROR_BAD_REQUEST);
    assert_problem(GET(.path = "/v1/rulesets/\xc3\xa9"), ERROR_RULESET_UNKNOWN);
}

/* The request as the transport describes it when it is too large. */
static void requests_that_are_too_large(void **state)
{
    (void)state;
    static char path[1100];
    memset(path, 'a', sizeof path - 1);
    path[0] = '/';
    assert_problem(GET(.path = path), ERROR_URI_TOO_LONG);
    path[1024] = '\0';
    assert_problem(GET(.path = path), ERROR_NOT_FOUND);
    path[1024] = 'a';
    memcpy(path, "/v1/rulesets/", strlen("/v1/rulesets/"));
    path[1024] = '\0';
    assert_problem(GET(.path = path), ERROR_RULESET_UNKNOWN);

    static const struct {
        size_t header_size;
        bool body_too_large;
        int status;
    } cases[] = {{4096, false, 200}, {4097, false, 431}, {100, true, 413}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        request_reset(&request);
        request_fill(&request.input, POST(.path = check, .body = body));
        request.input.header_size = cases[i].header_size;
        request.input.body_too_large = cases[i].body_too_large;
        request_run(&request);
        assert_int_equal(request.reply.status, cases[i].status);
    }
    request.input.path = check;
    assert_int_equal(request_body_limit(&request), 65536);
    service.settings.body_bytes = 1000;
    assert_int_equal(request_body_limit(&request), 1000);
    service.settings.body_bytes = BODY_MAX;
    request.input.method = METHOD_GET;
    assert_int_equal(request_body_limit(&request), 0);
    request.input.path = "/v1/rulesets";
    assert_int_equal(request_body_limit(&request), 0);
}

static void what_needs_a_seat(void **state)
{
    (void)state;
    static const char session[] = "/v1/sessions/01934abc-def0-7fff-8000-090aa00aff10";
    assert_problem(GET(.path = session), ERROR_TOKEN_MISSING);
    assert_non_null(reply_header_of("WWW-Authenticate"));
    assert_problem(GET(.path = session, .authorization = "Basic abc"), ERROR_TOKEN_MISSING);
    assert_problem(GET(.path = session, .authorization = "Bearer "), ERROR_TOKEN_MISSING);
    assert_problem(GET(.path = session, .authorization = "Bearer"), ERROR_TOKEN_MISSING);
    assert_problem(GET(.path = "/v1/sessions/not-a-uuid", .authorization = "Bearer x"), ERROR_SESSION_UNKNOWN);
    assert_problem(POST(.path = "/v1/sessions", .body = "{\"ruleset\":\"tt\"}"), ERROR_OPENING_DISABLED);
}

static void keys_that_are_no_keys(void **state)
{
    (void)state;
    static const char rulings[] = "/v1/sessions/01934abc-def0-7fff-8000-090aa00aff10/rulings";
    char key[130];
    memset(key, 'k', sizeof key);
    key[129] = '\0';
    static const char *const wrong[] = {"", "a b", "tab\t", "½", "\x7F"};
    for (size_t i = 0; i < LENGTH(wrong); i++)
        assert_problem(POST(.path = rulings, .body = "{}", .idempotency_key = wrong[i]), ERROR_BAD_REQUEST);
    assert_problem(POST(.path = rulings, .body = "{}", .idempotency_key = key), ERROR_BAD_REQUEST);
    key[128] = '\0';
    assert_problem(POST(.path = rulings, .body = "{}", .idempotency_key = key), ERROR_TOKEN_MISSING); /* it is fine */
}

static void assert_violation(const struct asking *asking, enum umpire_error error, const char *member,
                             const char *pointer)
{
    assert_problem(asking, error);
    json_t *root = reply_json();
    const json_t *first = json_array_get(json_object_get(root, "violations"), 0);
    assert_string_equal(json_string_value(json_object_get(first, member)), pointer);
    assert_true(json_string_length(json_object_get(first, "message")) > 0);
    assert_true(json_string_length(json_object_get(root, "detail")) > 0);
    json_decref(root);
}

static void violations_are_told(void **state)
{
    (void)state;
    assert_violation(POST(.path = check, .body = "{\"input\":{\"target\":100000}}"), ERROR_OUT_OF_RANGE, "pointer",
                     "/input/target");
    assert_violation(POST(.path = check, .body = "{"), ERROR_MALFORMED_JSON, "pointer", "");
    assert_violation(POST(.path = check), ERROR_MALFORMED_JSON, "pointer", "");
    assert_violation(POST(.path = check, .body = "{\"input\":{\"target\":8},\"dice\":[4]}"), ERROR_DICE_EXHAUSTED,
                     "pointer", "/dice");
    assert_violation(GET(.path = "/livez", .parameter = "x", .value = "1"), ERROR_UNKNOWN_FIELD, "parameter", "x");
    /* Different ones are together an invalid input. */
    assert_violation(POST(.path = check, .body = "{\"input\":{\"target\":100000,\"x\":1}}"), ERROR_INVALID_INPUT,
                     "pointer", "/input/target");
    json_t *root = reply_json();
    assert_int_equal(json_array_size(json_object_get(root, "violations")), 2);
    assert_null(json_object_get(root, "violations_omitted"));
    json_decref(root);
}

static void omitted_violations_are_counted(void **state)
{
    (void)state;
    char many[4096] = "{\"input\":{\"target\":8";
    for (int i = 0; i < 70; i++)
        snprintf(many + strlen(many), sizeof many - strlen(many), ",\"u%d\":0", i);
    strcat(many, "}}");
    assert_problem(POST(.path = check, .body = many), ERROR_UNKNOWN_FIELD);
    json_t *root = reply_json();
    assert_int_equal(json_array_size(json_object_get(root, "violations")), 64);
    assert_int_equal(json_integer_value(json_object_get(root, "violations_omitted")), 6);
    json_decref(root);
}

/* A full arena is the body's fault only where the body is what fills it. */
static void bodies_that_explode(void **state)
{
    (void)state;
    static char objects[65000];
    size_t used = 0;
    objects[used++] = '[';
    while (used + 3 < sizeof objects - 3) {
        memcpy(objects + used, "{},", 3);
        used += 3;
    }
    memcpy(objects + used, "{}]", 4);
    int status = ask(POST(.path = check, .body = objects));
    assert_true(status == 413 || status == 422); /* too much memory, or a list where an object is wanted */
}

static void problems_replace_what_was_begun(void **state)
{
    (void)state;
    request_reset(&request);
    request_fill(&request.input, GET(.path = "/livez"));
    write_raw(&request.out, "{\"half", 6);
    reply_header(&request, "Location", "/elsewhere");
    problem(&request, ERROR_OVERLOADED, "wait");
    json_t *root = reply_json();
    assert_string_equal(json_string_value(json_object_get(root, "detail")), "wait");
    assert_null(reply_header_of("Location"));
    assert_string_equal(reply_header_of("Retry-After"), "1");
    json_decref(root);
}

/* An answer that does not fit is a problem too, and never a half. */
static void answers_that_do_not_fit(void **state)
{
    (void)state;
    request_reset(&request);
    request.out.failed = true;
    reply_out(&request, 200);
    assert_int_equal(request.reply.status, 500);
    json_t *root = reply_json();
    assert_string_equal(json_string_value(json_object_get(root, "code")), "internal");
    assert_string_equal(json_string_value(json_object_get(root, "title")), error_entry(ERROR_INTERNAL)->title);
    json_decref(root);
}

static void one_exchange_answers_many(void **state)
{
    (void)state;
    for (int i = 0; i < 50; i++) {
        assert_int_equal(ask(POST(.path = check, .body = body)), 200);
        assert_problem(POST(.path = check, .body = "{"), ERROR_MALFORMED_JSON);
        assert_int_equal(ask(GET(.path = "/livez")), 200);
        assert_null(request.violations);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_ruling),
        cmocka_unit_test(paths_that_lead_nowhere),
        cmocka_unit_test(the_nearest_step_is_named),
        cmocka_unit_test(methods_that_a_path_does_not_know),
        cmocka_unit_test(every_operation_is_found),
        cmocka_unit_test(a_path_leads_where_it_names_most),
        cmocka_unit_test(media_types_that_are_accepted),
        cmocka_unit_test(media_types_that_are_sent),
        cmocka_unit_test(documents_have_tags),
        cmocka_unit_test(queries_that_nobody_asked_for),
        cmocka_unit_test(paths_that_are_no_text),
        cmocka_unit_test(requests_that_are_too_large),
        cmocka_unit_test(what_needs_a_seat),
        cmocka_unit_test(keys_that_are_no_keys),
        cmocka_unit_test(violations_are_told),
        cmocka_unit_test(omitted_violations_are_counted),
        cmocka_unit_test(bodies_that_explode),
        cmocka_unit_test(problems_replace_what_was_begun),
        cmocka_unit_test(answers_that_do_not_fit),
        cmocka_unit_test(one_exchange_answers_many),
    };
    return cmocka_run_group_tests(tests, request_setup, request_teardown);
}
