/* Where resolvers forget their dice (dice_forget): what they keep must be all that still matters. Each question of the
 * golden files, and some that are made for it, is walked twice, with and without forgetting, and each member of the
 * outcome and each end must be exactly as likely. Then: that forgetting pays. */
#include "forgetful_walk.h"
#include "golden_questions.h"

enum { GOLDEN_RUNS = 5000, MADE_RUNS = 1000000 };

/* What was seen of a step. */
struct seen {
    int32_t forgets, compared;
    int64_t runs, merged_runs;
};

static bool compare(const struct intent *intent, const char *where, int64_t runs_max, struct seen *seen)
{
    static struct walk plain, merging;
    bool walked = walk_all(&plain, intent->step, &intent->question, false, runs_max), agree = true;
    seen->forgets = plain.forgets > seen->forgets ? plain.forgets : seen->forgets;
    if (walked && plain.forgets > 0) {
        assert_true(walk_all(&merging, intent->step, &intent->question, true, runs_max + 10 * plain.runs));
        agree = walks_agree(&plain, &merging, where);
        seen->compared++;
        seen->runs += plain.runs;
        seen->merged_runs += merging.runs;
        walk_end(&merging);
    }
    walk_end(&plain);
    return agree;
}

struct comparing {
    struct seen seen;
    bool agree;
};

static void compare_golden(const struct golden_question *golden, void *context)
{
    struct comparing *comparing = context;
    comparing->agree = compare(golden->intent, golden->name, GOLDEN_RUNS, &comparing->seen) && comparing->agree;
}

static void what_is_kept_is_all_that_matters_in_golden_questions(void **state)
{
    (void)state;
    bool agree = true;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            struct comparing comparing = {.agree = true};
            golden_each(*ruleset, *step, compare_golden, &comparing);
            if (comparing.seen.forgets > 0)
                print_message("%s %s: %d questions, %lld runs, %lld with forgetting\n", (*ruleset)->name, (*step)->name,
                              comparing.seen.compared, (long long)comparing.seen.runs,
                              (long long)comparing.seen.merged_runs);
            if (comparing.seen.forgets > 0 && comparing.seen.compared == 0)
                fail_msg("%s %s forgets, but no golden question is small enough to compare", (*ruleset)->name,
                         (*step)->name);
            agree = agree && comparing.agree;
        }
    assert_true(agree);
}

struct made_question {
    const char *ruleset, *step, *body;
    int64_t runs_max; /* with forgetting */
};

#define BODY(...) #__VA_ARGS__ /* JSON as it is */
static const struct made_question small_questions[] = {
#include "forget_small.inc"
};
static const struct made_question large_questions[] = {
#include "forget_large.inc"
};

static void made_decode(struct arena *arena, const struct made_question *made, struct intent *ret)
{
    const struct ruleset *ruleset = ruleset_find(made->ruleset);
    arena_start(arena, 1 << 22);
    question_decode(arena, ruleset, step_find(ruleset, made->step), made->body, ret);
}

static void what_is_kept_is_all_that_matters_in_small_questions(void **state)
{
    (void)state;
    bool agree = true;
    for (size_t i = 0; i < LENGTH(small_questions); i++) {
        struct arena arena;
        struct intent intent;
        struct seen seen = {0};
        made_decode(&arena, &small_questions[i], &intent);
        agree = compare(&intent, small_questions[i].body, MADE_RUNS, &seen) && agree;
        print_message("%s: %lld runs, %lld with forgetting\n", small_questions[i].step, (long long)seen.runs,
                      (long long)seen.merged_runs);
        assert_int_equal(seen.compared, 1);
        arena_end(&arena);
    }
    assert_true(agree);
}

static void forgetting_pays_in_large_questions(void **state)
{
    (void)state;
    static struct walk walk;
    for (size_t i = 0; i < LENGTH(large_questions); i++) {
        struct arena arena;
        struct intent intent;
        made_decode(&arena, &large_questions[i], &intent);
        bool walked = walk_all(&walk, intent.step, &intent.question, true, large_questions[i].runs_max);
        print_message("%s: %lld runs\n", large_questions[i].body, (long long)walk.runs);
        walk_end(&walk);
        arena_end(&arena);
        assert_true(walked);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_kept_is_all_that_matters_in_golden_questions),
        cmocka_unit_test(what_is_kept_is_all_that_matters_in_small_questions),
        cmocka_unit_test(forgetting_pays_in_large_questions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
