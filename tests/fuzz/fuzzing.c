/* What the fuzz targets and their seeds share. */
#include "fuzzing.h"
#include "fields/json.h"
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A small generator stands in for the system's. */
static uint64_t dice_state;

static const char *random_name(void)
{
    return "fuzzing";
}

static uint32_t random_number(void)
{
    dice_state = dice_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(dice_state >> 32);
}

static void random_fill(void *const into, const size_t size)
{
    for (size_t i = 0; i < size; i++)
        ((uint8_t *)into)[i] = (uint8_t)random_number();
}

static struct randombytes_implementation random_source = {
    .implementation_name = random_name, .random = random_number, .buf = random_fill};

void dice_repeat(void)
{
    randombytes_set_implementation(&random_source);
}

void dice_seed(uint64_t seed)
{
    dice_state = seed;
}

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

void readings_agree(const char *bytes, size_t length)
{
    struct arena arena;
    struct violations violations;
    struct writer written[2];
    const struct json_t *read[2];
    arena_start(&arena, 64 << 20);
    violations_start(&violations);
    char *spaced = arena_take(&arena, length + 2);
    require(spaced != NULL, "no room for a text");
    memcpy(spaced, "  ", 2); /* what begins like this is read by jansson alone */
    memcpy(spaced + 2, bytes, length);
    read[0] = json_read(&arena, bytes, length, &violations);
    read[1] = json_read(&arena, spaced, length + 2, &violations);
    require(!read[0] == !read[1], "one way of reading takes what another refuses");
    for (int i = 0; i < 2 && read[0]; i++) {
        writer_start(&written[i], 64 << 20);
        json_write(&written[i], read[i]);
    }
    require(!read[0] ||
                (written[0].used == written[1].used && memcmp(written[0].at, written[1].at, written[0].used) == 0),
            "read in another way it is something else");
    for (int i = 0; i < 2 && read[0]; i++)
        writer_end(&written[i]);
    arena_end(&arena);
}

void violations_check(const struct violations *violations)
{
    struct writer out;
    require(violations->count > 0, "refused without a violation");
    writer_start(&out, 1 << 20);
    write_array(&out);
    for (int32_t i = 0; i < violations->count; i++) {
        require(violations->list[i].code != ERROR_NONE && violations->list[i].code != ERROR_INTERNAL, "a bad code");
        require(violations->list[i].message[0] != '\0', "a violation without words");
        write_string(&out, violations->list[i].pointer);
        write_string(&out, violations->list[i].message);
    }
    write_array_end(&out);
    require(!out.failed && is_json_text(out.at, out.used), "violations that are no valid text");
    writer_end(&out);
}
