/* The access log: a line of valid JSON whatever a client sends, nothing that could be a secret, and nobody waits for
 * whoever reads it. */
#include "http/server/operation.h"
#include "http/watch/access_log.h"
#include "patience.h"
#include "unit.h"
#include <fcntl.h>
#include <jansson.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#define TOKEN "Zm9vYmFyYmF6cXV4MDEyMzQ1Njc4OWFiY2RlZmdoaWo"
#define CODE "abcdefgh23456789"

static struct access_output output;
static struct access_log access_log;
static struct counter lost;
static FILE *file;

static const struct access_line plain = {
    .at = INT64_C(1795251641364999),
    .method = "GET",
    .path = "/v1/rulesets",
    .operation = "listRulesets",
    .status = 200,
    .micros = 63,
    .listened = -1,
    .bytes = 4321,
    .client = {{[10] = 0xFF, [11] = 0xFF, [12] = 192, [13] = 0, [14] = 2, [15] = 1}},
};

static const char plain_words[] = "{\"time\":\"2026-11-21T09:00:41.364Z\",\"method\":\"GET\",\"path\":\"/v1/rulesets\","
                                  "\"operation\":\"listRulesets\",\"status\":200,\"duration_us\":63,\"bytes\":4321,"
                                  "\"client\":\"192.0.2.1\"}\n";

static int log_make(void **state)
{
    (void)state;
    file = tmpfile();
    lost = (struct counter){0};
    access_output_start(&output, fileno(file));
    access_log_start(&access_log, ACCESS_LOG_ALL, &output, &lost);
    return 0;
}

static int log_clear(void **state)
{
    (void)state;
    access_log_end(&access_log);
    access_output_end(&output);
    fclose(file);
    return 0;
}

/* The bytes of the line that this one becomes. */
static const char *line_of(const struct access_line *line)
{
    static char words[ACCESS_LINE_MAX + 1];
    long before = lseek(fileno(file), 0, SEEK_END);
    access_log_add(&access_log, line);
    access_log_flush(&access_log);
    long length = lseek(fileno(file), 0, SEEK_END) - before;
    assert_in_range(length, 1, ACCESS_LINE_MAX);
    assert_int_equal(pread(fileno(file), words, (size_t)length, before), length);
    words[length] = '\0';
    assert_ptr_equal(strchr(words, '\n'), words + length - 1); /* one line */
    return words;
}

static json_t *json_of(const struct access_line *line)
{
    json_t *json = json_loads(line_of(line), JSON_REJECT_DUPLICATES, NULL); /* refuses what is not UTF-8 */
    assert_non_null(json);
    return json;
}

static void a_plain_line(void **state)
{
    (void)state;
    assert_string_equal(line_of(&plain), plain_words);
}

static void a_line_with_everything(void **state)
{
    (void)state;
    static const struct uuid session = {
        {1, 0xa1, 0xfd, 0x56, 0x1c, 0x23, 0x7a, 0x28, 0x9d, 0x20, 0x2d, 0xb4, 0x29, 0x3f, 0xe1, 0x6c}};
    static const struct trace trace = {.id = "0af7651916cd43dd8448eb211c80319c", .parent = "b7ad6b7169203331"};
    struct access_line line = plain;
    line.at += 1001;
    line.broken = true;
    line.listened = 12345678;
    line.role = "umpire";
    line.session = &session;
    line.trace = &trace;
    line.client = (struct ip_address){{0x20, 0x01, 0x0d, 0xb8, [15] = 1}};
    assert_string_equal(
        line_of(&line),
        "{\"time\":\"2026-11-21T09:00:41.366Z\",\"method\":\"GET\",\"path\":\"/v1/rulesets\","
        "\"operation\":\"listRulesets\",\"status\":200,\"incomplete\":true,\"duration_us\":63,\"stream_ms\":12345,"
        "\"bytes\":4321,\"client\":\"2001:db8::1\",\"role\":\"umpire\","
        "\"session\":\"01a1fd56-1c23-7a28-9d20-2db4293fe16c\","
        "\"trace_id\":\"0af7651916cd43dd8448eb211c80319c\",\"parent_id\":\"b7ad6b7169203331\"}\n");
}

/* The second is kept as text, and so is the client: they change with the next line all the same. */
static void what_is_kept_does_not_stick(void **state)
{
    (void)state;
    static const int64_t steps[] = {0, 1, 999, 1000, 999000, 1000000, 61000000, 86400000000, -86400000000};
    struct access_line line = plain;
    for (size_t i = 0; i < LENGTH(steps); i++) {
        char wanted[INSTANT_TEXT_SIZE], address[IP_TEXT_SIZE];
        line.at += steps[i];
        line.client.bytes[15] = (uint8_t)(i / 2);
        json_t *json = json_of(&line);
        instant_write(line.at, wanted);
        ip_write(&line.client, address);
        assert_string_equal(json_string_value(json_object_get(json, "time")), wanted);
        assert_string_equal(json_string_value(json_object_get(json, "client")), address);
        json_decref(json);
    }
}

static void paths_are_harmless(void **state)
{
    (void)state;
    static const char *const paths[][2] = {
        {"/v1/sessions/01a1fd56-1c23-7a28-9d20-2db4293fe16c/entries/1",
         "/v1/sessions/01a1fd56-1c23-7a28-9d20-2db4293fe16c/entries/1"},
        {"", ""},
        {"*", "%2A"},
        {"/a b\"c\\d<e>", "/a%20b%22c%5Cd%3Ce%3E"},
        {"/100%", "/100%25"},
        {"/\n\r\t\x7f\x01", "/%0A%0D%09%7F%01"},
        {"/\xc3\xa4/\xff\xfe", "/%C3%A4/%FF%FE"},
        {"/report?access_token=" TOKEN, "/report"},
        {"/report&access_token=" TOKEN, "/report"},
        {"/report;access_token=" TOKEN, "/report"},
        {"/report#" TOKEN, "/report"},
        {"/code=secret", "/code"},
        {"/" TOKEN "/x", "/*/x"},
        {"/umpire_club_" TOKEN, "/*"},
        {"/Bearer " TOKEN, "/Bearer%20*"},
        {"/x." TOKEN ".y", "/x.*.y"},
        {"/join/" CODE, "/join/*"},
        {"/join/" CODE "x", "/join/" CODE "x"},
    };
    for (size_t i = 0; i < LENGTH(paths); i++) {
        struct access_line line = plain;
        line.path = paths[i][0];
        json_t *json = json_of(&line);
        assert_string_equal(json_string_value(json_object_get(json, "path")), paths[i][1]);
        json_decref(json);
    }
}

static void path_stays(const char *path)
{
    struct access_line line = plain;
    line.path = path;
    json_t *json = json_of(&line);
    assert_string_equal(json_string_value(json_object_get(json, "path")), path);
    json_decref(json);
}

/* What is masked is nothing of ours. */
static void paths_of_ours_stay(void **state)
{
    (void)state;
    for (size_t i = 0; operation_at(i); i++) {
        char path[160];
        snprintf(path, sizeof path, "%s", operation_at(i)->path);
        for (char *at = path; (at = strpbrk(at, "{}"));)
            *at = '.'; /* a parameter's place */
        path_stays(path);
    }
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            char path[160];
            snprintf(path, sizeof path, "/v1/rulesets/%s/steps/%s", (*ruleset)->name, (*step)->name);
            path_stays(path);
        }
}

static void methods_are_known_ones(void **state)
{
    (void)state;
    static const char *const methods[][2] = {{"GET", "GET"},   {"HEAD", "HEAD"}, {"OPTIONS", "OPTIONS"},
                                             {"get", "other"}, {TOKEN, "other"}, {"\"", "other"},
                                             {"", "other"}};
    for (size_t i = 0; i <= LENGTH(methods); i++) {
        struct access_line line = plain;
        line.method = i < LENGTH(methods) ? methods[i][0] : NULL;
        json_t *json = json_of(&line);
        const char *told = json_string_value(json_object_get(json, "method"));
        if (line.method)
            assert_string_equal(told, methods[i][1]);
        else
            assert_null(told);
        json_decref(json);
    }
}

static uint64_t next_random(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return *seed >> 11;
}

/* Any bytes for a path, with a token somewhere behind something that is no part of one. */
static void no_bytes_break_a_line(void **state)
{
    (void)state;
    static const char limits[] = "/?&=;# \".,%\x80\xff";
    uint64_t seed = 0x9E3779B97F4A7C15;
    for (int trial = 0; trial < 20000; trial++) {
        char path[1600];
        size_t length = (size_t)(next_random(&seed) % (trial % 4 ? 60 : 1500)),
               at = length ? next_random(&seed) % length : 0;
        for (size_t i = 0; i < length; i++)
            path[i] = (char)(next_random(&seed) % 255 + 1);
        path[length] = '\0';
        snprintf(path + at, sizeof path - at, "%c" TOKEN "%c%s", limits[next_random(&seed) % (sizeof limits - 1)],
                 limits[next_random(&seed) % (sizeof limits - 1)], trial % 2 ? "x" : "");
        struct access_line line = plain;
        line.path = path;
        const char *words = line_of(&line);
        json_t *json = json_loads(words, JSON_REJECT_DUPLICATES, NULL);
        assert_non_null(json);
        json_decref(json);
        if (strstr(words, "Zm9vYmFyYmF6cX"))
            fail_msg("%s", words);
    }
}

static void only_what_is_wanted(void **state)
{
    (void)state;
    struct access_log none, errors, nowhere;
    access_log_start(&none, ACCESS_LOG_NONE, &output, NULL);
    access_log_start(&errors, ACCESS_LOG_ERRORS, &output, NULL);
    access_log_start(&nowhere, ACCESS_LOG_ALL, NULL, NULL);
    assert_true(access_log_wants(&access_log, 200, false));
    assert_false(access_log_wants(&none, 500, true));
    assert_false(access_log_wants(&nowhere, 500, true));
    assert_false(access_log_wants(&errors, 200, false));
    assert_false(access_log_wants(&errors, 304, false));
    assert_true(access_log_wants(&errors, 200, true));
    assert_true(access_log_wants(&errors, 0, false));
    assert_true(access_log_wants(&errors, 400, false));
    assert_true(access_log_wants(&errors, 503, false));
    access_log_end(&nowhere);
}

/* The writer's maximum stands for memory that is out. */
static void a_line_without_memory_is_lost_alone(void **state)
{
    (void)state;
    char words[4 * sizeof plain_words];
    access_log.lines.max = 2 * strlen(plain_words) + 50;
    for (int i = 0; i < 3; i++)
        access_log_add(&access_log, &plain);
    assert_int_equal(counter_read(&lost), 1);
    access_log_flush(&access_log);
    access_log_add(&access_log, &plain);
    access_log_flush(&access_log);
    assert_int_equal(counter_read(&lost), 1);
    ssize_t length = pread(fileno(file), words, sizeof words - 1, 0);
    assert_int_equal(length, 3 * strlen(plain_words));
    for (size_t i = 0; i < 3; i++)
        assert_memory_equal(words + i * strlen(plain_words), plain_words, strlen(plain_words));
}

/* Reads what is in a pipe, and counts lines, each of which must be whole. */
static uint64_t pipe_lines(int from)
{
    static char bytes[1 << 20];
    size_t length = 0;
    uint64_t count = 0;
    struct pollfd readable = {.fd = from, .events = POLLIN};
    while (poll(&readable, 1, 0) > 0 && length < sizeof bytes)
        length += (size_t)read(from, bytes + length, sizeof bytes - length);
    for (char *at = bytes, *end; at < bytes + length; at = end + 1, count++) {
        end = memchr(at, '\n', (size_t)(bytes + length - at));
        assert_non_null(end);
        json_t *json = json_loadb(at, (size_t)(end - at), 0, NULL);
        assert_non_null(json);
        json_decref(json);
    }
    return count;
}

static void nobody_waits_for_a_reader(void **state)
{
    (void)state;
    int ends[2];
    struct access_output full;
    struct access_log log;
    uint64_t added = 0, read = 0;
    assert_int_equal(pipe(ends), 0);
    access_output_start(&full, ends[1]);
    access_log_start(&log, ACCESS_LOG_ALL, &full, &lost);
    int64_t start = clock_monotonic_ms();
    for (; added < 5000; added++) {
        access_log_add(&log, &plain);
        access_log_flush(&log);
    }
    assert_in_range(clock_monotonic_ms() - start, 0, PATIENCE_MS);
    assert_in_range(counter_read(&lost), 1, added - 1);
    read = pipe_lines(ends[0]);
    assert_in_range(read, 100, added - 1);
    for (int i = 0; i < 100 && log.lines.used > 0; i++) { /* what had waited goes on */
        access_log_flush(&log);
        read += pipe_lines(ends[0]);
    }
    assert_int_equal(log.lines.used, 0);
    assert_int_equal(read + counter_read(&lost), added);
    access_log_end(&log);
    access_output_end(&full);
    close(ends[0]);
    close(ends[1]);
}

static void a_reader_that_is_gone_costs_lines_alone(void **state)
{
    (void)state;
    int ends[2];
    struct access_output gone;
    struct access_log log;
    assert_int_equal(pipe(ends), 0);
    signal(SIGPIPE, SIG_IGN);
    close(ends[0]);
    access_output_start(&gone, ends[1]);
    access_log_start(&log, ACCESS_LOG_ALL, &gone, &lost);
    for (int i = 0; i < 100; i++)
        access_log_add(&log, &plain);
    access_log_flush(&log);
    assert_int_equal(log.lines.used, 0);
    assert_int_equal(counter_read(&lost), 100);
    access_log_end(&log);
    access_output_end(&gone);
    close(ends[1]);
}

enum { LOOPS = 4, LINES = 20000 };

static struct {
    struct access_output output;
    struct counter lost[LOOPS];
    int from;
    uint64_t read;
} crowd;

static void *loop_main(void *argument)
{
    struct access_log log;
    access_log_start(&log, ACCESS_LOG_ALL, &crowd.output, argument);
    for (int i = 0; i < LINES; i++) {
        access_log_add(&log, &plain);
        if (i % 7 == 0)
            access_log_flush(&log);
    }
    access_log_end(&log);
    return NULL;
}

static void *reader_main(void *unused)
{
    char line[ACCESS_LINE_MAX];
    FILE *from = fdopen(crowd.from, "r");
    while (fgets(line, sizeof line, from)) {
        if (strcmp(line, plain_words) != 0)
            abort();
        crowd.read++;
    }
    fclose(from);
    return unused;
}

static void lines_of_loops_do_not_mix(void **state)
{
    (void)state;
    int ends[2];
    pthread_t loops[LOOPS], reader;
    uint64_t missing = 0;
    assert_int_equal(pipe(ends), 0);
    crowd.from = ends[0];
    access_output_start(&crowd.output, ends[1]);
    assert_int_equal(pthread_create(&reader, NULL, reader_main, NULL), 0);
    for (size_t i = 0; i < LOOPS; i++)
        assert_int_equal(pthread_create(&loops[i], NULL, loop_main, &crowd.lost[i]), 0);
    for (size_t i = 0; i < LOOPS; i++)
        pthread_join(loops[i], NULL);
    close(ends[1]);
    pthread_join(reader, NULL);
    for (size_t i = 0; i < LOOPS; i++)
        missing += counter_read(&crowd.lost[i]);
    assert_int_equal(crowd.read + missing, LOOPS * LINES);
    access_output_end(&crowd.output);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_plain_line, log_make, log_clear),
        cmocka_unit_test_setup_teardown(a_line_with_everything, log_make, log_clear),
        cmocka_unit_test_setup_teardown(what_is_kept_does_not_stick, log_make, log_clear),
        cmocka_unit_test_setup_teardown(paths_are_harmless, log_make, log_clear),
        cmocka_unit_test_setup_teardown(paths_of_ours_stay, log_make, log_clear),
        cmocka_unit_test_setup_teardown(methods_are_known_ones, log_make, log_clear),
        cmocka_unit_test_setup_teardown(no_bytes_break_a_line, log_make, log_clear),
        cmocka_unit_test_setup_teardown(only_what_is_wanted, log_make, log_clear),
        cmocka_unit_test_setup_teardown(a_line_without_memory_is_lost_alone, log_make, log_clear),
        cmocka_unit_test_setup_teardown(nobody_waits_for_a_reader, log_make, log_clear),
        cmocka_unit_test_setup_teardown(a_reader_that_is_gone_costs_lines_alone, log_make, log_clear),
        cmocka_unit_test_setup_teardown(lines_of_loops_do_not_mix, log_make, log_clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
