/* The end of a request, in memory: counted where it belongs, once, and written down with what was answered. */
#include "http/watch/finish.h"
#include "in_memory.h"
#include <sys/types.h>
#include <unistd.h>

static struct loop_counts counts;
static struct access_output output;
static struct access_log access_log;
static FILE *file;

static int finish_make(void **state)
{
    counts = (struct loop_counts){.unlogged = {0}};
    file = tmpfile();
    access_output_start(&output, fileno(file));
    access_log_start(&access_log, ACCESS_LOG_ALL, &output, &counts.unlogged);
    int failed = request_setup(state);
    request.counts = &counts;
    request.access_log = &access_log;
    return failed;
}

static int finish_clear(void **state)
{
    access_log_end(&access_log);
    access_output_end(&output);
    fclose(file);
    return request_teardown(state);
}

/* Asks and finishes; returns the line, which the caller gives back. */
static json_t *line_after(const struct asking *asking, const char *verb, int64_t listens_since, bool whole)
{
    char words[ACCESS_LINE_MAX + 1];
    off_t before = lseek(fileno(file), 0, SEEK_END);
    ask(asking);
    request.input.verb = verb;
    request.started = clock_monotonic_us() - 3000000;
    request.listens_since = listens_since ? clock_monotonic_us() - listens_since : 0;
    request_finish(&request, whole, 77);
    access_log_flush(&access_log);
    ssize_t length = pread(fileno(file), words, ACCESS_LINE_MAX, before);
    assert_true(length > 0);
    json_t *line = json_loadb(words, (size_t)length, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(line);
    return line;
}

static uint64_t requests(const char *operation, int status)
{
    size_t place = 0;
    while (operation_at(place) && strcmp(operation_at(place)->id, operation) != 0)
        place++;
    return counter_read(&counts.requests[operation_at(place) ? place : COUNTED_OPERATIONS_MAX][counted_status(status)]);
}

static uint64_t all_requests(void)
{
    uint64_t sum = 0;
    for (size_t i = 0; i <= COUNTED_OPERATIONS_MAX; i++)
        for (size_t k = 0; k < COUNTED_STATUSES_MAX; k++)
            sum += counter_read(&counts.requests[i][k]);
    return sum;
}

static int64_t number(const json_t *line, const char *member)
{
    const json_t *value = json_object_get(line, member);
    return value ? json_integer_value(value) : -1;
}

static void an_operation_is_counted(void **state)
{
    (void)state;
    json_t *line = line_after(&(struct asking){.path = "/livez"}, "HEAD", 0, true);
    assert_int_equal(requests("isAlive", 200), 1);
    assert_int_equal(all_requests(), 1);
    assert_string_equal(json_string_value(json_object_get(line, "method")), "HEAD");
    assert_string_equal(json_string_value(json_object_get(line, "operation")), "isAlive");
    assert_in_range(number(line, "duration_us"), 3000000, 60000000);
    assert_int_equal(number(line, "bytes"), 77);
    assert_null(json_object_get(line, "stream_ms"));
    assert_null(json_object_get(line, "incomplete"));
    json_decref(line);
}

static void what_is_nowhere_is_one_operation(void **state)
{
    (void)state;
    json_decref(line_after(&(struct asking){.path = "/a"}, "GET", 0, true));
    json_decref(line_after(&(struct asking){.path = "/b"}, "GET", 0, true));
    json_decref(line_after(&(struct asking){.method = METHOD_OTHER, .path = "/livez"}, "BREW", 0, true));
    assert_int_equal(requests("none", 404), 2);
    assert_int_equal(requests("none", 405), 1);
    assert_int_equal(all_requests(), 3);
}

/* How long somebody listened is no time that an answer took. */
static void listening_is_no_latency(void **state)
{
    (void)state;
    struct histogram_reading reading = {.sum = 0};
    json_t *line = line_after(&(struct asking){.path = "/livez"}, "GET", 2500000, false);
    assert_in_range(number(line, "stream_ms"), 2500, 60000);
    assert_in_range(number(line, "duration_us"), 400000,
                    2400000); /* 3 s before it was over, 2.5 s of which it listened */
    assert_true(json_is_true(json_object_get(line, "incomplete")));
    for (size_t i = 0; i <= COUNTED_OPERATIONS_MAX; i++)
        histogram_read(&counts.micros[i], &reading);
    assert_int_equal(reading.sum, (uint64_t)number(line, "duration_us"));
    json_decref(line);
}

static void rulings_are_counted_by_step(void **state)
{
    (void)state;
    const struct ruleset *ruleset = ruleset_find("tt");
    const struct step *step = step_find(ruleset, "morale-check");
    struct counter(*rulings)[2] = &counts.rulings[counted_step(ruleset, step)];
    static const char body[] = "{\"input\":{\"target\":8}}", wrong[] = "{\"input\":{\"target\":8},\"dice\":[6]}";
    assert_int_equal(
        ask(&(struct asking){METHOD_POST, "/v1/rulesets/tt/morale-check", body, .content_type = "application/json"}),
        200);
    assert_int_equal(
        ask(&(struct asking){METHOD_POST, "/v1/rulesets/tt/morale-check", wrong, .content_type = "application/json"}),
        422);
    assert_int_equal(counter_read(&(*rulings)[false]), 1);
    assert_int_equal(counter_read(&(*rulings)[true]), 0);
    ruling_count(request.counts, &(struct ruling){.ruleset = ruleset, .step = step}, true);
    assert_int_equal(counter_read(&(*rulings)[true]), 1);
}

/* In tests and benchmarks nobody counts. */
static void nobody_needs_to_count(void **state)
{
    (void)state;
    request.counts = NULL;
    request.access_log = NULL;
    ask(&(struct asking){.path = "/livez"});
    request_finish(&request, true, 0);
    assert_int_equal(all_requests(), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(an_operation_is_counted, finish_make, finish_clear),
        cmocka_unit_test_setup_teardown(what_is_nowhere_is_one_operation, finish_make, finish_clear),
        cmocka_unit_test_setup_teardown(listening_is_no_latency, finish_make, finish_clear),
        cmocka_unit_test_setup_teardown(rulings_are_counted_by_step, finish_make, finish_clear),
        cmocka_unit_test_setup_teardown(nobody_needs_to_count, finish_make, finish_clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
