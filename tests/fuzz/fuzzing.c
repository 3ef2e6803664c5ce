/* What the fuzz targets and their seeds share. */
#include "fuzzing.h"
#include "json.h"
#include <stdio.h>
#include <stdlib.h>

size_t steps_count(void)
{
    size_t count = 0;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++)
            count++;
    return count;
}

struct asked step_numbered(size_t number)
{
    number %= steps_count();
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++)
            if (number-- == 0)
                return (struct asked){*ruleset, *step};
    return (struct asked){0};
}

void require(bool holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "fuzzing: %s\n", what);
    abort();
}

bool is_json_text(const char *bytes, size_t length)
{
    struct arena arena;
    struct violations violations;
    arena_start(&arena, 64 << 20);
    violations_start(&violations);
    bool read = json_read(&arena, bytes, length, &violations) != NULL;
    arena_end(&arena);
    return read;
}
