/* The log: one line of valid JSON per event, whatever stands in it and however many threads speak. */
#include "base/log.h"
#include "unit.h"
#include <jansson.h>
#include <pthread.h>
#include <unistd.h>

enum { THREADS = 4, LINES = 200 };

/* Standard error goes to a file while `speak` runs; returns what was written. */
static char *captured(void (*speak)(void))
{
    FILE *file = tmpfile();
    assert_non_null(file);
    int kept = dup(STDERR_FILENO);
    dup2(fileno(file), STDERR_FILENO);
    speak();
    dup2(kept, STDERR_FILENO);
    close(kept);
    long size = lseek(fileno(file), 0, SEEK_END);
    char *written = calloc(1, (size_t)size + 1);
    assert_non_null(written);
    assert_int_equal(pread(fileno(file), written, (size_t)size, 0), size);
    fclose(file);
    return written;
}

/* Cuts off the first line and parses it. */
static json_t *line_take(char **rest)
{
    char *end = strchr(*rest, '\n');
    assert_non_null(end);
    json_t *line = json_loadb(*rest, (size_t)(end - *rest), JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(line);
    *rest = end + 1;
    return line;
}

static void speak_oddly(void)
{
    log_event(LOG_WARNING, "http", "a \"quoted\"\nline of %d bytes\x01", 7);
    log_event(LOG_DEBUG, "http", "not at this level");
}

static void a_line_is_json(void **state)
{
    (void)state;
    char *written = captured(speak_oddly), *rest = written;
    json_t *line = line_take(&rest);
    assert_string_equal(rest, "");
    assert_string_equal(json_string_value(json_object_get(line, "level")), "warning");
    assert_string_equal(json_string_value(json_object_get(line, "room")), "http");
    assert_string_equal(json_string_value(json_object_get(line, "message")), "a \"quoted\"\nline of 7 bytes\x01");
    assert_int_equal(strlen(json_string_value(json_object_get(line, "time"))), 24);
    json_decref(line);
    free(written);
}

static void speak_at_all_levels(void)
{
    for (int highest = LOG_ERROR; highest <= LOG_DEBUG; highest++) {
        log_set_level((enum log_level)highest);
        for (int level = LOG_ERROR; level <= LOG_DEBUG; level++)
            log_event((enum log_level)level, "test", "%d", highest);
    }
    log_set_level(LOG_INFO);
}

static void levels_are_kept(void **state)
{
    (void)state;
    static const char *const names[] = {"error", "warning", "info", "debug"};
    char *written = captured(speak_at_all_levels), *rest = written;
    for (int highest = LOG_ERROR; highest <= LOG_DEBUG; highest++)
        for (int level = LOG_ERROR; level <= highest; level++) {
            json_t *line = line_take(&rest);
            assert_string_equal(json_string_value(json_object_get(line, "level")), names[level]);
            json_decref(line);
        }
    assert_string_equal(rest, "");
    free(written);
}

static void speak_at_length(void)
{
    char words[5000];
    for (size_t shift = 0; shift < 3; shift++) {
        memset(words, 'x', shift);
        for (size_t i = shift; i + 3 < sizeof words; i += 3)
            memcpy(words + i, "€", 4);
        log_event(LOG_ERROR, "test", "%s", words);
    }
    memset(words, '\x01', sizeof words);
    words[sizeof words - 1] = '\0';
    log_event(LOG_ERROR, "test", "%s", words); /* six bytes for each of them: the longest line there can be */
}

static void long_messages_are_cut_and_stay_json(void **state)
{
    (void)state;
    char *written = captured(speak_at_length), *rest = written;
    for (int i = 0; i < 4; i++) {
        json_t *line = line_take(&rest); /* jansson refuses invalid UTF-8 */
        assert_in_range(json_string_length(json_object_get(line, "message")), 500, 1024);
        json_decref(line);
    }
    assert_string_equal(rest, "");
    free(written);
}

static void *speak_in_a_thread(void *unused)
{
    for (int i = 0; i < LINES; i++)
        log_event(LOG_INFO, "test", "line %d", i);
    return unused;
}

static void speak_together(void)
{
    pthread_t threads[THREADS];
    for (size_t i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, speak_in_a_thread, NULL), 0);
    for (size_t i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
}

static void lines_of_threads_do_not_mix(void **state)
{
    (void)state;
    char *written = captured(speak_together), *rest = written;
    for (int i = 0; i < THREADS * LINES; i++)
        json_decref(line_take(&rest));
    assert_string_equal(rest, "");
    free(written);
}

static void speak_of_a_request(void)
{
    static const struct trace trace = {"0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"}, none = {"", ""};
    log_event_traced(LOG_ERROR, "game", &trace, "something");
    log_event_traced(LOG_ERROR, "game", &none, "something");
}

/* Its members are those that docs/operations.md lists, no more. */
static void members_are_documented(void **state)
{
    (void)state;
    char *written = captured(speak_of_a_request), *rest = written, *page = NULL;
    size_t size = 0;
    FILE *file = fopen(UMPIRE_SOURCE_DIR "/docs/operations.md", "re");
    assert_non_null(file);
    assert_true(getdelim(&page, &size, '\0', file) > 0);
    fclose(file);
    char *begin = strstr(page, "## The event log"), *end = begin ? strstr(begin, "## The access log") : NULL;
    assert_non_null(end);
    *end = '\0';
    json_t *line = line_take(&rest), *value;
    const char *member;
    assert_int_equal(json_object_size(line), 6);
    json_object_foreach(line, member, value)
    {
        char row[40];
        snprintf(row, sizeof row, "`%s`", member);
        if (!strstr(begin, row))
            fail_msg("docs/operations.md does not list %s", member);
    }
    json_decref(line);
    line = line_take(&rest);
    assert_int_equal(json_object_size(line), 4);
    json_decref(line);
    free(page);
    free(written);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_is_json),
        cmocka_unit_test(levels_are_kept),
        cmocka_unit_test(long_messages_are_cut_and_stay_json),
        cmocka_unit_test(lines_of_threads_do_not_mix),
        cmocka_unit_test(members_are_documented),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
