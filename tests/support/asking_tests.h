/* What must hold of every ruleset, as tests over questions filled at random (asking.h). A program starts them in its
 * setup and lists them:
 *
 *     asking_tests_start(&ruleset_tt, adjust, 4000, 4000);
 *     const struct CMUnitTest tests[] = {ASKING_TESTS(setup), …}; */
#pragma once
#include "asking.h"

/* For these tests, and for the program's own. */
static struct asking asking, other;

static struct {
    int32_t trials;    /* questions of each step */
    int32_t permitted; /* at least so many of them are */
} asking_plan;

static inline void asking_tests_start(const struct ruleset *ruleset, void (*adjust)(struct asking *asking),
                                      int32_t trials, int32_t permitted)
{
    asking_start(ruleset, adjust);
    asking_plan.trials = trials;
    asking_plan.permitted = permitted;
}

static inline void every_answer_stays_within_its_description(void **state)
{
    (void)state;
    assert_true(asking_state.ruleset->options->size <= RULESET_OPTIONS_MAX);
    for (const struct step *const *step = asking_state.ruleset->steps; *step; step++) {
        int32_t permitted = assert_answers_well_formed(*step, &asking, asking_plan.trials);
        if (permitted < asking_plan.permitted)
            fail_msg("%s: only %d of %d questions were permitted, and at least %d are wanted: let `adjust` make rare "
                     "what is refused, or lower the last argument of asking_tests_start",
                     (*step)->name, permitted, asking_plan.trials, asking_plan.permitted);
    }
}

static inline void no_outcome_needs_its_reasons(void **state)
{
    (void)state;
    for (const struct step *const *step = asking_state.ruleset->steps; *step; step++)
        assert_reasons_not_needed(*step, &asking, &other, asking_plan.trials / 5);
}

static inline void no_unlisted_option_changes_anything(void **state)
{
    (void)state;
    for (const struct step *const *step = asking_state.ruleset->steps; *step; step++)
        assert_unlisted_options_change_nothing(*step, &asking, &other, asking_plan.trials);
}

static inline void every_listed_option_matters(void **state)
{
    (void)state;
    for (const struct step *const *step = asking_state.ruleset->steps; *step; step++)
        assert_listed_options_matter(*step, &asking, &other, 40 * asking_plan.trials);
}

#define ASKING_TESTS(setup)                                                                                            \
    cmocka_unit_test_setup(every_answer_stays_within_its_description, setup),                                          \
        cmocka_unit_test_setup(no_outcome_needs_its_reasons, setup),                                                   \
        cmocka_unit_test_setup(no_unlisted_option_changes_anything, setup),                                            \
        cmocka_unit_test_setup(every_listed_option_matters, setup)
