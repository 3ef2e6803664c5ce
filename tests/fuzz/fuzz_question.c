/* Any bytes as a question: the first byte picks the step, the rest is the body. What is refused is refused in valid
 * words; what is valid is resolved, answered and recorded, and its entry read back says the same. */
#include "answer.h"
#include "clock.h"
#include "fuzzing.h"
#include <sodium.h>
#include <stdio.h>
#include <string.h>

/* The same input throws the same dice: a small generator stands in for the system's. */
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

int LLVMFuzzerInitialize(int *count, char ***arguments)
{
    (void)count;
    (void)arguments;
    randombytes_set_implementation(&random_source);
    return 0;
}

static void violations_check(const struct violations *violations)
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

static void ruling_check(struct arena *arena, const struct ruling *ruling)
{
    struct envelope envelope = {.kind = "ruling", .seq = 7, .at = 1790000000123456, .seat = "umpire"};
    struct writer answer, entry, read;
    char at[INSTANT_TEXT_SIZE];
    instant_write(envelope.at, at);
    writer_start(&answer, 1 << 22);
    writer_start(&entry, 1 << 22);
    writer_start(&read, 1 << 22);
    require(!ruling->why->cut, "more reasons than fit");
    answer_write(&answer, ruling);
    require(!answer.failed && is_json_text(answer.at, answer.used), "an answer that is not JSON");

    entry_write_ruling(&entry, &envelope, ruling);
    require(!entry.failed && is_json_text(entry.at, entry.used), "an entry that is not JSON");
    require(answer_write_entry(&read, arena, entry.at, entry.used, NULL), "an entry that cannot be read back");
    writer_reset(&answer);
    answer_write_recorded(&answer, &envelope, at, ruling, NULL, NULL);
    require(answer.used == read.used && memcmp(answer.at, read.at, read.used) == 0,
            "an entry that reads back as another ruling");
    writer_end(&answer);
    writer_end(&entry);
    writer_end(&read);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct dice_pool pool;
    static struct violations violations;
    struct arena arena;
    struct intent intent;
    struct ruling ruling;
    if (size == 0)
        return 0;
    struct asked asked = step_numbered(data[0]);
    dice_state = size;
    pool.left = 0;
    arena_start(&arena, 16 << 20);
    violations_start(&violations);
    if (intent_decode(&arena, asked.ruleset, asked.step, (const char *)data + 1, size - 1, &intent, &violations)) {
        require(violations.count == 0, "accepted with a violation");
        require(ruling_prepare(&arena, &intent, &ruling), "no room for a ruling");
        if (ruling_make(&ruling, &intent, &pool, &violations))
            ruling_check(&arena, &ruling);
        else
            violations_check(&violations);
    } else {
        violations_check(&violations);
    }
    arena_end(&arena);
    return 0;
}
