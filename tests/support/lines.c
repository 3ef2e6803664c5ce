/* The log file holds both logs; a line of the access log is told from an event by its `micros`. */
#include "lines.h"
#include "base/clock.h"
#include "patience.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { LINE_SIZE = 8192, QUIET_MS = 30 };

void lines_read(const struct test_service *service, struct lines *ret)
{
    char words[LINE_SIZE];
    FILE *log = fopen(service->log_path, "r");
    assert_non_null(log);
    ret->count = 0;
    while (fgets(words, sizeof words, log) && strchr(words, '\n')) {
        json_t *line = json_loads(words, JSON_REJECT_DUPLICATES, NULL);
        if (!line)
            fail_msg("is no JSON: %s", words);
        if (!json_object_get(line, "duration_us")) {
            json_decref(line);
            continue;
        }
        assert_true(ret->count < LINES_MAX);
        ret->list[ret->count++] = line;
    }
    fclose(log);
}

void lines_await(const struct test_service *service, size_t count, struct lines *ret)
{
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    for (lines_read(service, ret); ret->count < count && clock_monotonic_ms() < until; lines_read(service, ret)) {
        lines_free(ret);
        pause_ms(QUIET_MS);
    }
    lines_free(ret);
    pause_ms(QUIET_MS); /* one too many would come now */
    lines_read(service, ret);
    assert_int_equal(ret->count, count);
}

void lines_free(struct lines *lines)
{
    for (size_t i = 0; i < lines->count; i++)
        json_decref(lines->list[i]);
    lines->count = 0;
}

const char *line_text(const json_t *line, const char *member)
{
    const char *text = json_string_value(json_object_get(line, member));
    return text ? text : "";
}

long long line_number(const json_t *line, const char *member)
{
    const json_t *number = json_object_get(line, member);
    return json_is_integer(number) ? json_integer_value(number) : -1;
}

const json_t *lines_find(const struct lines *lines, const char *member, const char *text)
{
    const json_t *found = NULL;
    for (size_t i = 0; i < lines->count; i++) {
        if (strcmp(line_text(lines->list[i], member), text) != 0)
            continue;
        if (found)
            fail_msg("two lines say %s", text);
        found = lines->list[i];
    }
    if (!found)
        fail_msg("no line says %s", text);
    return found;
}
