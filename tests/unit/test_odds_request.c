/* Odds through the whole stack in memory, without workers and with them. */
#include "http/server/operation.h"
#include "http/server/run.h"
#include "in_memory.h"
#include <semaphore.h>

#define PATH "/v1/rulesets/tt/morale-check/odds"
#define POST(body_)                                                                                                    \
    (&(struct asking){.method = METHOD_POST, .path = PATH, .content_type = "application/json", .body = body_})

static const json_t *at(const json_t *root, const char *list, size_t number, const char *member)
{
    return json_object_get(json_array_get(json_object_get(root, list), number), member);
}

/* The chance of a value in one of the distributions, as a fraction. */
static const char *fraction_of(const json_t *answer, size_t distribution, json_int_t value)
{
    size_t index;
    json_t *each;
    json_array_foreach((json_t *)(uintptr_t)at(answer, "distributions", distribution, "values"), index, each)
    {
        const json_t *found = json_object_get(each, "value");
        if (json_is_integer(found) ? json_integer_value(found) == value : json_is_true(found) == (int)value)
            return json_string_value(json_object_get(each, "fraction"));
    }
    return "none";
}

static void assert_error(const struct asking *asking, enum umpire_error error)
{
    assert_int_equal(ask(asking), error_entry(error)->status);
    json_t *root = reply_json();
    assert_string_equal(json_string_value(json_object_get(root, "code")), error_entry(error)->code);
    json_decref(root);
}

static void known_answers(void **state)
{
    (void)state;
    assert_int_equal(ask(POST("{\"input\":{\"target\":8},\"of\":[\"/natural\",\"/double_one\"]}")), 200);
    assert_string_equal(reply_header_of("Cache-Control"), "no-store");
    json_t *root = reply_json();
    assert_string_equal(json_string_value(json_object_get(root, "step")), "morale-check");
    assert_true(json_is_true(json_object_get(root, "exact")));
    assert_int_equal(json_array_size(json_object_get(root, "distributions")), 2);
    assert_string_equal(fraction_of(root, 0, 2), "1/36");
    assert_string_equal(fraction_of(root, 0, 7), "1/6");
    assert_string_equal(fraction_of(root, 1, true), "1/36");
    assert_string_equal(json_string_value(at(root, "distributions", 0, "title")), "Dice");
    json_decref(root);
}

/* What stands between two texts of a file, the first behind a third. */
static char *piece_of(const char *file, const char *behind, const char *start, const char *end)
{
    static char bytes[1 << 17];
    FILE *from = fopen(file, "r");
    assert_non_null(from);
    size_t used = fread(bytes, 1, sizeof bytes - 1, from);
    fclose(from);
    bytes[used] = '\0';
    char *at = strstr(bytes, behind);
    assert_non_null(at);
    at = strstr(at, start);
    assert_non_null(at);
    at += strlen(start);
    char *stop = strstr(at, end);
    assert_non_null(stop);
    *stop = '\0';
    return at;
}

/* The documentation's question is answered as the documentation says. */
static void the_documented_answer(void **state)
{
    (void)state;
    static const char document[] = UMPIRE_SOURCE_DIR "/docs/api.md", path[] = "/v1/rulesets/colonial/volley/odds";
    struct asking asking = *POST(piece_of(document, path, "-d '", "'"));
    asking.path = path;
    assert_int_equal(ask(&asking), 200);
    json_t *found = reply_json(), *wanted = json_loads(piece_of(document, path, "```json\n", "```"), 0, NULL);
    assert_non_null(wanted);
    assert_true(json_equal(found, wanted));
    json_decref(found);
    json_decref(wanted);
}

static void several_cases(void **state)
{
    (void)state;
    assert_int_equal(ask(POST("{\"input\":{},\"of\":[\"/target\"],\"vary\":{\"/input/target\":[7,8,9]}}")), 200);
    json_t *root = reply_json();
    assert_null(json_object_get(root, "status"));
    assert_int_equal(json_array_size(json_object_get(root, "cases")), 3);
    for (size_t i = 0; i < 3; i++) {
        const json_t *one = json_array_get(json_object_get(root, "cases"), i);
        json_int_t target = json_integer_value(json_object_get(json_object_get(one, "varied"), "/input/target"));
        assert_int_equal(target, 7 + (json_int_t)i);
        assert_string_equal(fraction_of(one, 0, target), "1");
    }
    json_decref(root);
}

static void members_together(void **state)
{
    (void)state;
    assert_int_equal(ask(POST("{\"input\":{\"target\":8},\"of\":[\"/double_one\",\"/total\"],\"joint\":true}")), 200);
    json_t *root = reply_json();
    assert_int_equal(json_array_size(json_object_get(root, "distributions")), 1);
    assert_int_equal(json_array_size(at(root, "distributions", 0, "of")), 2);
    assert_int_equal(json_array_size(at(root, "distributions", 0, "values")), 11);
    json_decref(root);
}

static void estimates(void **state)
{
    (void)state;
    assert_int_equal(ask(POST("{\"input\":{\"target\":8},\"method\":\"sample\",\"samples\":2000,\"of\":[\"/total\"]}")),
                     200);
    json_t *root = reply_json();
    assert_true(json_is_false(json_object_get(root, "exact")));
    assert_int_equal(json_integer_value(json_object_get(root, "samples")), 2000);
    const json_t *first = json_array_get(at(root, "distributions", 0, "values"), 0);
    assert_null(json_object_get(first, "fraction"));
    assert_true(json_is_number(json_object_get(first, "standard_error")));
    json_decref(root);
}

static void too_large(void **state)
{
    (void)state;
    service.settings.odds_branches = 5;
    assert_error(POST("{\"input\":{\"target\":8}}"), ERROR_ODDS_TOO_LARGE);
    json_t *root = reply_json();
    const json_t *excess = json_object_get(root, "too_large");
    assert_true(json_number_value(json_object_get(excess, "estimate")) > 5);
    assert_int_equal(json_integer_value(json_object_get(excess, "budget")), 5);
    assert_string_equal(json_string_value(json_object_get(json_object_get(excess, "largest_draw"), "label")), "morale");
    assert_non_null(strstr(json_string_value(json_object_get(root, "detail")), "\"method\":\"sample\""));
    json_decref(root);
    /* The budget is that of all cases together. */
    service.settings.odds_branches = 30;
    assert_int_equal(ask(POST("{\"input\":{},\"vary\":{\"/input/target\":[7,8]}}")), 200);
    assert_error(POST("{\"input\":{},\"vary\":{\"/input/target\":[7,8,9]}}"), ERROR_ODDS_TOO_LARGE);
    /* Samples are no branches. */
    assert_int_equal(ask(POST("{\"input\":{\"target\":8},\"method\":\"sample\",\"samples\":100}")), 200);
    service.settings.odds_branches = 1000000;
}

static void bad_questions(void **state)
{
    (void)state;
    assert_error(POST("{"), ERROR_MALFORMED_JSON);
    assert_error(POST("{\"input\":{\"target\":8},\"of\":[\"/x\"]}"), ERROR_NOT_A_CHOICE);
    assert_error(POST("{\"input\":{\"target\":8},\"dice\":[1,2]}"), ERROR_UNKNOWN_FIELD);
    struct asking asking = *POST("{\"input\":{\"target\":8}}");
    asking.path = "/v1/rulesets/tt/moral-check/odds";
    assert_error(&asking, ERROR_STEP_NOT_DEFINED);
    asking.path = "/v1/rulesets/chess/mate/odds";
    assert_error(&asking, ERROR_RULESET_UNKNOWN);
    asking.method = METHOD_GET;
    assert_error(&asking, ERROR_RULESET_UNKNOWN);
    asking.path = "/v1/rulesets/tt/morale-check/odds";
    assert_error(&asking, ERROR_METHOD_NOT_ALLOWED);
}

static void work_is_not_begun_while_stopping(void **state)
{
    (void)state;
    atomic_store(&service.stopping, true);
    assert_error(POST("{\"input\":{\"target\":8}}"), ERROR_STOPPING);
    atomic_store(&service.stopping, false);
}

static sem_t woken;

static void wake(struct request *woken_exchange)
{
    (void)woken_exchange;
    sem_post(&woken);
}

static void gate_run(struct work *job)
{
    (void)job;
    sem_wait(&woken);
}

static void gate_done(struct work *job)
{
    (void)job;
}

static void start(struct asking *asking)
{
    request_reset(&request);
    request.wake = wake;
    request_fill(&request.input, asking);
    request_run(&request);
}

static void by_a_worker(void **state)
{
    (void)state;
    sem_init(&woken, 0, 0);
    service.workers[WORK_SMALL_ODDS] = workers_start(1, 1, INT32_MAX);
    assert_non_null(service.workers[WORK_SMALL_ODDS]);
    start(POST("{\"input\":{\"target\":8}}"));
    assert_int_equal(request.state, REQUEST_WAITING);
    sem_wait(&woken);
    request_continue(&request);
    assert_int_equal(request.state, REQUEST_ANSWERED);
    assert_int_equal(request.reply.status, 200);
    workers_stop(service.workers[WORK_SMALL_ODDS]);
    service.workers[WORK_SMALL_ODDS] = NULL;
    sem_destroy(&woken);
}

/* The worker is busy and the line full: 503 at once. What waits too long is not begun. */
static void overload(void **state)
{
    (void)state;
    struct work gate = {.run = gate_run, .done = gate_done}, waiting = gate;
    sem_init(&woken, 0, 0);
    service.workers[WORK_SMALL_ODDS] = workers_start(1, 1, INT32_MAX);
    assert_int_equal(workers_accept(service.workers[WORK_SMALL_ODDS], &gate), WORKERS_ACCEPTED);
    while (workers_accept(service.workers[WORK_SMALL_ODDS], &waiting) != WORKERS_ACCEPTED)
        ;
    start(POST("{\"input\":{\"target\":8}}"));
    assert_int_equal(request.state, REQUEST_ANSWERED);
    assert_int_equal(request.reply.status, 503);
    assert_string_equal(reply_header_of("Retry-After"), "1");
    sem_post(&woken);
    service.settings.work_wait_ms = -1;
    do /* `waiting` is taken out of the line at some time */
        start(POST("{\"input\":{\"target\":8}}"));
    while (request.state != REQUEST_WAITING);
    sem_post(&woken);
    workers_stop(service.workers[WORK_SMALL_ODDS]);
    service.workers[WORK_SMALL_ODDS] = NULL;
    request_continue(&request);
    assert_int_equal(request.reply.status, 503);
    json_t *root = reply_json();
    assert_string_equal(json_string_value(json_object_get(root, "code")), "overloaded");
    json_decref(root);
    service.settings.work_wait_ms = 5000;
    sem_destroy(&woken);
}

/* What each step tells of its ends is what its odds answer. */
static void steps_list_their_ends(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            char path[200];
            size_t count = 0;
            snprintf(path, sizeof path, "/v1/rulesets/%s/steps/%s", (*ruleset)->name, (*step)->name);
            assert_int_equal(ask(&(struct asking){.method = METHOD_GET, .path = path}), 200);
            json_t *root = reply_json();
            for (const struct step_end *end = (*step)->ends; end && end->name; end++, count++) {
                assert_string_equal(json_string_value(at(root, "ends", count, "name")), end->name);
                assert_string_equal(json_string_value(at(root, "ends", count, "title")), end->title);
            }
            assert_int_equal(json_array_size(json_object_get(root, "ends")), count);
            json_decref(root);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_answers),
        cmocka_unit_test(the_documented_answer),
        cmocka_unit_test(several_cases),
        cmocka_unit_test(members_together),
        cmocka_unit_test(estimates),
        cmocka_unit_test(too_large),
        cmocka_unit_test(bad_questions),
        cmocka_unit_test(work_is_not_begun_while_stopping),
        cmocka_unit_test(by_a_worker),
        cmocka_unit_test(overload),
        cmocka_unit_test(steps_list_their_ends),
    };
    return cmocka_run_group_tests(tests, request_setup, request_teardown);
}
