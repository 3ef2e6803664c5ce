/* Any bytes as a question of odds: the first byte picks the step, the rest is the body. What is refused is refused in
 * valid words; what is valid is answered with valid JSON, or takes too much work. */
#include "fuzzing.h"
#include "referee/odds_answer.h"

enum { BRANCHES = 300, SAMPLES = 200 };

int LLVMFuzzerInitialize(int *count, char ***arguments)
{
    (void)count;
    (void)arguments;
    dice_repeat();
    return 0;
}

static void answer_check(const struct odds_intent *intent)
{
    struct dice_pool pool = {.left = 0};
    struct writer out;
    writer_start(&out, 64 << 20);
    struct odds_failure failure = odds_answer_write(&out, intent, BRANCHES, &pool);
    require(failure.result == ODDS_FOUND || failure.result == ODDS_TOO_LARGE, "odds that fail");
    require(!out.failed || !out.starved, "an answer without memory");
    if (failure.result == ODDS_FOUND && !out.failed)
        require(is_json_text(out.at, out.used), "an answer that is not JSON");
    writer_end(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct odds_limits limits = {.branches = BRANCHES, .samples = SAMPLES};
    static struct violations violations;
    struct arena arena;
    struct odds_intent intent;
    if (size == 0)
        return 0;
    struct asked asked = step_numbered(data[0]);
    dice_seed(size);
    arena_start(&arena, 4 << 20);
    violations_start(&violations);
    if (odds_intent_decode(&arena, asked.ruleset, asked.step, &limits, (const char *)data + 1, size - 1, &intent,
                           &violations))
        answer_check(&intent);
    else
        violations_check(&violations);
    arena_end(&arena);
    return 0;
}
