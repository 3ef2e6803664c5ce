/* What is wrong with a request, field by field: everything at once, not only the first. */
#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <umpire/error.h>

enum { VIOLATIONS_MAX = 64, VIOLATION_POINTER_MAX = 160, VIOLATION_MESSAGE_MAX = 256 };

struct violation {
    enum umpire_error code;
    char pointer[VIOLATION_POINTER_MAX]; /* RFC 6901, from the root of the request's body; "?name"; "#line,column" */
    bool named; /* the pointer's last segment is a member's name, also where it looks like a place in a list */
    char message[VIOLATION_MESSAGE_MAX]; /* a sentence: what was found, what is wanted */
};

struct violations {
    int32_t count;   /* in list */
    int32_t omitted; /* further ones that did not fit */
    struct violation list[VIOLATIONS_MAX];
};

/* Empties the list; the memory need not have been cleared. */
void violations_start(struct violations *violations);
/* Adds one; `pointer` is copied, the message is printf's. */
void violation_add(struct violations *violations, enum umpire_error code, const char *pointer, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* The same of a pointer whose last segment is a name that the client has made up. */
void violation_add_named(struct violations *violations, enum umpire_error code, const char *pointer,
                         const char *message);
/* Adds that there is not enough memory for the request. */
void violation_add_starved(struct violations *violations);
/* The error of the whole list: the code that all of them share, else ERROR_INVALID_INPUT; for an empty list
 * ERROR_INTERNAL. */
enum umpire_error violations_error(const struct violations *violations);
