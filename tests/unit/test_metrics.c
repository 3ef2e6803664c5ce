/* Counting: what stands where, that nothing is lost while others read, and how it is told. */
#include "base/process.h"
#include "http/server/operation.h"
#include "http/watch/counts.h"
#include "http/watch/finish.h"
#include "http/watch/metrics_text.h"
#include "store/measures.h"
#include "unit.h"
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <umpire/error.h>
#include <unistd.h>

static const int64_t bounds[] = {10, 20, 2500000};
static const struct scale scale = {LENGTH(bounds), bounds};

static void a_bound_belongs_below(void **state)
{
    (void)state;
    static const int64_t values[] = {-5, 0, 10, 11, 20, 21, 2500000, 2500001, INT64_MAX / 2};
    static const uint64_t wanted[] = {3, 2, 2, 2};
    struct histogram histogram = {.sum = {0}};
    struct histogram_reading reading = {.sum = 0};
    uint64_t sum = 0;
    for (size_t i = 0; i < LENGTH(values); i++) {
        histogram_add(&histogram, &scale, values[i]);
        sum += values[i] > 0 ? (uint64_t)values[i] : 0;
    }
    histogram_read(&histogram, &reading);
    assert_memory_equal(reading.buckets, wanted, sizeof wanted);
    assert_int_equal(reading.sum, sum);
    assert_int_equal(histogram_count(&reading), LENGTH(values));
    histogram_read(&histogram, &reading); /* of a second loop, say */
    assert_int_equal(histogram_count(&reading), 2 * LENGTH(values));
}

enum { MANY = 200000, WRITERS = 3 };

static struct {
    struct counter alone, shared;
    struct histogram histogram;
    _Atomic bool finished;
} counted;

static void *count_alone(void *unused)
{
    for (int i = 0; i < MANY; i++) {
        counter_add(&counted.alone, 1);
        counter_add_shared(&counted.shared, 1);
        histogram_add(&counted.histogram, &scale, i % 30);
    }
    return unused;
}

static void *count_shared(void *unused)
{
    for (int i = 0; i < MANY; i++)
        counter_add_shared(&counted.shared, 1);
    return unused;
}

/* What is read never goes down. */
static void *watch(void *unused)
{
    uint64_t before = 0, count_before = 0;
    while (!atomic_load(&counted.finished)) {
        uint64_t now = counter_read(&counted.alone);
        struct histogram_reading reading = {.sum = 0};
        histogram_read(&counted.histogram, &reading);
        if (now < before || histogram_count(&reading) < count_before)
            abort();
        before = now;
        count_before = histogram_count(&reading);
    }
    return unused;
}

static void nothing_is_lost_while_others_read(void **state)
{
    (void)state;
    pthread_t writers[WRITERS], reader;
    assert_int_equal(pthread_create(&reader, NULL, watch, NULL), 0);
    for (size_t i = 0; i < WRITERS; i++)
        assert_int_equal(pthread_create(&writers[i], NULL, i ? count_shared : count_alone, NULL), 0);
    for (size_t i = 0; i < WRITERS; i++)
        pthread_join(writers[i], NULL);
    atomic_store(&counted.finished, true);
    pthread_join(reader, NULL);
    struct histogram_reading reading = {.sum = 0};
    histogram_read(&counted.histogram, &reading);
    assert_int_equal(counter_read(&counted.alone), MANY);
    assert_int_equal(counter_read(&counted.shared), WRITERS * MANY);
    assert_int_equal(histogram_count(&reading), MANY);
}

/* Every operation and step is counted by itself: the arrays are large enough for those that will come. */
static void each_has_a_place_of_its_own(void **state)
{
    (void)state;
    size_t operations = 0, steps = 0;
    for (; operation_at(operations); operations++)
        assert_int_equal(operation_counted(operation_at(operations)), operations);
    assert_in_range(operations, 1, COUNTED_OPERATIONS_MAX);
    static const struct operation other;
    assert_int_equal(operation_counted(NULL), COUNTED_OPERATIONS_MAX);
    assert_int_equal(operation_counted(&other), COUNTED_OPERATIONS_MAX);
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++, steps++)
            assert_int_equal(counted_step(*ruleset, *step), steps);
    assert_in_range(steps, 1, COUNTED_STEPS_MAX - 1);
}

static void status_is_named(int status)
{
    char name[12];
    snprintf(name, sizeof name, "%d", status);
    assert_string_equal(counted_status_name(counted_status(status)), name);
}

/* What may be answered is counted under its number, whoever adds an error or an operation. */
static void every_status_has_its_name(void **state)
{
    (void)state;
    for (int error = ERROR_NONE + 1; error < ERROR_COUNT; error++)
        status_is_named(error_entry((enum umpire_error)error)->status);
    for (size_t i = 0; operation_at(i); i++)
        status_is_named(operation_at(i)->status);
    assert_string_equal(counted_status_name(counted_status(0)), "none");
    assert_string_equal(counted_status_name(counted_status(299)), "other");
    assert_null(counted_status_name(COUNTED_STATUSES_MAX));
}

static void every_result_has_its_name(void **state)
{
    (void)state;
    for (int i = 0; i < STORE_RESULTS; i++) {
        assert_non_null(store_result_name((enum store_result)i));
        for (int k = 0; k < i; k++)
            assert_string_not_equal(store_result_name((enum store_result)i), store_result_name((enum store_result)k));
    }
}

static void told(const struct writer *out, const char *wanted)
{
    assert_false(out->failed);
    assert_int_equal(out->used, strlen(wanted));
    assert_memory_equal(out->at, wanted, out->used);
}

static void lines_are_as_the_format_wants(void **state)
{
    (void)state;
    static const struct metric requests = {"requests_total", "counter", "Those that were made.", 0};
    static const struct metric seconds = {"request_seconds", "histogram", "How long they took.", METRIC_MICROS};
    static const struct label labels[] = {{"a", "x"}, {"b", "y"}, {NULL, NULL}}, one[] = {{"a", "x"}, {NULL, NULL}};
    const struct histogram_reading reading = {.buckets = {1, 0, 3, 2}, .sum = 7654321};
    struct writer out;
    writer_start(&out, 4096);
    metric_write_alone(&out, &requests, 7);
    metric_write(&out, &requests, labels, INT64_MAX);
    told(&out, "# HELP requests_total Those that were made.\n# TYPE requests_total counter\nrequests_total 7\n"
               "requests_total{a=\"x\",b=\"y\"} 9223372036854775807\n");
    writer_reset(&out);
    metric_write_histogram(&out, &seconds, one, &scale, &reading);
    told(&out, "request_seconds_bucket{a=\"x\",le=\"0.00001\"} 1\nrequest_seconds_bucket{a=\"x\",le=\"0.00002\"} 1\n"
               "request_seconds_bucket{a=\"x\",le=\"2.5\"} 4\nrequest_seconds_bucket{a=\"x\",le=\"+Inf\"} 6\n"
               "request_seconds_sum{a=\"x\"} 7.654321\nrequest_seconds_count{a=\"x\"} 6\n");
    writer_reset(&out);
    metric_write_histogram(&out, &requests, NULL, &scale, &reading);
    told(&out, "requests_total_bucket{le=\"10\"} 1\nrequests_total_bucket{le=\"20\"} 1\n"
               "requests_total_bucket{le=\"2500000\"} 4\nrequests_total_bucket{le=\"+Inf\"} 6\n"
               "requests_total_sum 7654321\nrequests_total_count 6\n");
    writer_end(&out);
}

static void the_process_is_known(void **state)
{
    (void)state;
    struct process_state before, after;
    process_read(&before);
    int more[5];
    for (size_t i = 0; i < LENGTH(more); i++)
        more[i] = open("/dev/null", O_RDONLY | O_CLOEXEC);
    process_read(&after);
    for (size_t i = 0; i < LENGTH(more); i++)
        close(more[i]);
    assert_int_equal(after.open_descriptors, before.open_descriptors + 5);
    assert_true(after.most_descriptors == -1 || after.most_descriptors >= 16);
    assert_in_range(after.resident_bytes, 1 << 16, INT64_C(1) << 40);
    assert_true(after.cpu_us >= before.cpu_us && before.cpu_us >= 0);
}

/* A process that is tied to one processor counts no other. */
static void processors_are_those_allowed(void **state)
{
    (void)state;
    cpu_set_t before, one;
    size_t first = 0;
    assert_int_equal(sched_getaffinity(0, sizeof before, &before), 0);
    assert_int_equal(process_processors(), CPU_COUNT(&before));
    while (!CPU_ISSET(first, &before))
        first++;
    CPU_ZERO(&one);
    CPU_SET(first, &one);
    assert_int_equal(sched_setaffinity(0, sizeof one, &one), 0);
    int32_t count = process_processors();
    assert_int_equal(sched_setaffinity(0, sizeof before, &before), 0);
    assert_int_equal(count, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bound_belongs_below),       cmocka_unit_test(nothing_is_lost_while_others_read),
        cmocka_unit_test(each_has_a_place_of_its_own), cmocka_unit_test(every_status_has_its_name),
        cmocka_unit_test(every_result_has_its_name),   cmocka_unit_test(lines_are_as_the_format_wants),
        cmocka_unit_test(the_process_is_known),        cmocka_unit_test(processors_are_those_allowed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
