/* The ends of steps: their names and titles, and that for each of them golden cases say how it comes about and how not.
 */
#include "golden_questions.h"

enum { ENDS_MAX = 16 };

/* Of one step: which ends held in some golden case, and which did not. */
struct ends_seen {
    bool held[ENDS_MAX], failed[ENDS_MAX];
};

/* That an end looks at nothing but what it says that it reads: whatever stands beside it makes no difference. */
static void check_reads(const struct golden_question *golden, const struct step_end *end, const char *outcome)
{
    size_t size = golden->step->outcome->size;
    char *other = malloc(size);
    assert_non_null(other);
    assert_true(end->reads[0].size > 0);
    memset(other, 1, size);
    for (int32_t i = 0; i < STEP_END_READS_MAX; i++)
        memcpy(other + end->reads[i].offset, outcome + end->reads[i].offset, end->reads[i].size);
    if (step_end_holds(end, &golden->intent->question, outcome) !=
        step_end_holds(end, &golden->intent->question, other))
        fail_msg("%s: %s reads more than it says", golden->step->name, end->name);
    free(other);
}

static void look_at_ends(const struct golden_question *golden, void *context)
{
    struct ends_seen *seen = context;
    const char *status = json_string_value(json_object_get(golden->answer, "status"));
    struct golden_answer answer = golden_answer(golden);
    assert_string_equal(ruling_status_name(answer.status), status);
    for (size_t i = 0; answer.status == RULING_RESOLVED && golden->step->ends[i].name; i++) {
        *(step_end_holds(&golden->step->ends[i], &golden->intent->question, answer.outcome) ? &seen->held[i]
                                                                                            : &seen->failed[i]) = true;
        check_reads(golden, &golden->step->ends[i], answer.outcome);
    }
    golden_answer_end(&answer);
}

/* That an end has a name and a title, and that no end before it has this name. */
static void check_names(const struct step *step, size_t i)
{
    const struct step_end *end = &step->ends[i];
    for (const char *c = end->name; *c; c++)
        if (!strchr("abcdefghijklmnopqrstuvwxyz0123456789_", *c))
            fail_msg("%s: %s is not snake_case", step->name, end->name);
    assert_true(end->name[0] >= 'a' && end->name[0] <= 'z');
    assert_true(end->title && end->title[0] >= 'A' && end->title[0] <= 'Z');
    if (end->title[strlen(end->title) - 1] == '.')
        fail_msg("%s: the title of %s ends with a full stop", step->name, end->name);
    for (size_t k = 0; k < i; k++)
        if (strcmp(step->ends[k].name, end->name) == 0)
            fail_msg("%s: two ends are called %s", step->name, end->name);
}

static void every_end_has_a_name_and_golden_cases_for_and_against_it(void **state)
{
    (void)state;
    int32_t missing = 0, ends = 0;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *each = (*ruleset)->steps; *each; each++) {
            const struct step *step = *each;
            struct ends_seen seen = {.held = {false}};
            if (!step->ends)
                continue;
            assert_non_null(step->ends[0].name);
            for (size_t i = 0; step->ends[i].name; i++) {
                assert_true(i < ENDS_MAX);
                check_names(step, i);
            }
            golden_each(*ruleset, step, look_at_ends, &seen);
            for (size_t i = 0; step->ends[i].name; i++, ends++)
                if (!seen.held[i] || !seen.failed[i]) {
                    print_error("%s %s: %s %s in no golden case\n", (*ruleset)->name, step->name, step->ends[i].name,
                                seen.held[i] ? "fails to hold" : "holds");
                    missing++;
                }
        }
    print_message("%d ends\n", ends);
    assert_int_equal(missing, 0);
}

/* Steps with dice whose numbers alone say everything; what they throw is a distance. */
static const char *const without_ends[] = {"colonial/movement"};

static bool needs_no_ends(const struct ruleset *ruleset, const struct step *step)
{
    char name[128];
    snprintf(name, sizeof name, "%s/%s", ruleset->name, step->name);
    for (size_t i = 0; i < LENGTH(without_ends); i++)
        if (strcmp(without_ends[i], name) == 0)
            return true;
    return strcmp(step->dice, "None") == 0;
}

static void every_step_with_dice_has_ends(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++)
            if (!(*step)->ends != needs_no_ends(*ruleset, *step))
                fail_msg("%s %s: %s", (*ruleset)->name, (*step)->name,
                         (*step)->ends ? "has ends but no dice" : "throws dice and has no ends");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_end_has_a_name_and_golden_cases_for_and_against_it),
        cmocka_unit_test(every_step_with_dice_has_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
