/* Reads stored options. */
#include "referee/options_read.h"
#include "base/arena.h"
#include "fields/decode.h"
#include <stdlib.h>

enum { OPTIONS_ARENA_MAX = 1 << 20 };

void *options_read(const struct ruleset *ruleset, const char *json, size_t length)
{
    struct arena arena;
    arena_start(&arena, OPTIONS_ARENA_MAX);
    struct violations *violations = arena_take(&arena, sizeof *violations);
    void *options = malloc(ruleset->options->size);
    bool done = false;
    if (violations && options) {
        violations_start(violations);
        const struct json_t *root = json_read(&arena, json, length, violations);
        done = root && fields_decode(ruleset->options, root, "/options", options, violations);
    }
    arena_end(&arena);
    if (done)
        return options;
    free(options);
    return NULL;
}
