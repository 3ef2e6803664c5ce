/* Any bytes as a question: the first byte picks the step, the rest is the body. What is refused is refused in valid
 * words; what is valid is resolved, answered and recorded, and its entry read back says the same. */
#include "base/clock.h"
#include "fuzzing.h"
#include "referee/answer.h"
#include <string.h>

int LLVMFuzzerInitialize(int *count, char ***arguments)
{
    (void)count;
    (void)arguments;
    dice_repeat();
    return 0;
}

static void ruling_check(struct arena *arena, const struct ruling *ruling)
{
    struct entry recorded = {.kind = ENTRY_RULING, .seq = 7, .at = 1790000000123456, .seat = "umpire"};
    struct writer answer, entry, read;
    entry_ruling_set(&recorded.ruling, ruling);
    writer_start(&answer, 1 << 22);
    writer_start(&entry, 1 << 22);
    writer_start(&read, 1 << 22);
    require(!ruling->why->cut, "more reasons than fit");
    answer_write(&answer, ruling);
    require(!answer.failed && is_json_text(answer.at, answer.used), "an answer that is not JSON");

    entry_write(&entry, &recorded);
    require(!entry.failed && is_json_text(entry.at, entry.used), "an entry that is not JSON");
    require(answer_write_entry(&read, arena, entry.at, entry.used, NULL), "an entry that cannot be read back");
    writer_reset(&answer);
    answer_write_recorded(&answer, &recorded, NULL);
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
    readings_agree((const char *)data + 1, size - 1);
    dice_seed(size);
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
