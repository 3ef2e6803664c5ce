/* The lines of the access log that a service under test has written. */
#pragma once
#include "service.h"
#include <jansson.h>
#include <stddef.h>

enum { LINES_MAX = 20000 };

struct lines {
    size_t count;
    json_t *list[LINES_MAX];
};

/* Reads them all, in their order; events are passed over. */
void lines_read(const struct test_service *service, struct lines *ret);
/* Waits, at most two seconds, until there are so many and no more for a moment. */
void lines_await(const struct test_service *service, size_t count, struct lines *ret);
void lines_free(struct lines *lines);
/* A member of a line: a text ("" when there is none), an integer (-1). */
const char *line_text(const json_t *line, const char *member);
long long line_number(const json_t *line, const char *member);
/* The only line with this text as a member; fails unless there is exactly one. */
const json_t *lines_find(const struct lines *lines, const char *member, const char *text);
