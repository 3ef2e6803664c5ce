/* Opening a session: which ruleset, which options. */
#pragma once
#include "arena.h"
#include <umpire/rules.h>

struct opening {
    const struct ruleset *ruleset;
    void *options; /* the ruleset's option struct, in the arena */
    bool both;     /* the mode: both parties give a nonce for every ruling */
    int32_t reveal_seconds;
};

/* {"ruleset":…, "options":{…}, "mode":…, "reveal_seconds":…}. False after adding violations. */
bool opening_decode(struct arena *arena, const char *body, size_t length, struct opening *ret,
                    struct violations *violations);

/* The table of that body for one ruleset, for schemas. `list` is the caller's memory for the members. */
enum { OPENING_FIELDS_MAX = 4 };
struct fields opening_fields(const struct ruleset *ruleset, struct field *list);

/* Options as they were written by fields_write, e.g. from a stored session. NULL when they are not of this ruleset or
 * memory is out. The struct is malloc'd: it outlives the request. */
void *options_read(const struct ruleset *ruleset, const char *json, size_t length);
