/* Finds the odds of a question's cases, one after the other, and writes each as it is found. */
#include "referee/odds_answer.h"
#include "fields/answer_rows.h"
#include "referee/answer.h"
#include "referee/odds_rows.h"
#include <string.h>

static struct odds_failure failure_of(const struct odds_intent *intent, enum odds_result result,
                                      const struct odds *odds, int64_t budget, int64_t used)
{
    struct odds_failure failure = {.result = odds ? result : ODDS_STARVED};
    if (failure.result == ODDS_NO_SUCH_FIELD)
        failure.unknown = odds->unknown;
    if (failure.result == ODDS_TOO_LARGE)
        failure.excess = (struct odds_excess){.estimate = odds->estimate + (double)used,
                                              .budget = intent->samples ? ODDS_SAMPLED_FACES_MAX : budget,
                                              .part = odds->largest_part,
                                              .label = odds->largest_label,
                                              .dice = odds->largest_count,
                                              .outcomes = odds->largest_outcomes,
                                              .varied = intent->case_count,
                                              .joint = intent->joint && intent->shown_count != 1,
                                              .sampled = intent->samples > 0};
    return failure;
}

struct odds_failure odds_case_find(const struct odds_intent *intent, int32_t number, int64_t branches,
                                   struct dice_pool *pool, int64_t *used, struct odds **ret)
{
    struct odds_request request = {.ruleset = intent->ruleset,
                                   .step = intent->step,
                                   .question = intent->questions[number],
                                   .shown = intent->shown,
                                   .shown_count = intent->shown_count,
                                   .ends_only = intent->ends_only,
                                   .joint = intent->joint,
                                   .branches_max = branches - *used,
                                   .samples = intent->samples,
                                   .pool = pool};
    enum odds_result result = odds_find(&request, ret);
    struct odds_failure failure = failure_of(intent, result, *ret, branches, *used);
    if (failure.result == ODDS_FOUND && !intent->samples) /* samples have a limit of their own */
        *used += (*ret)->branches;
    return failure;
}

/* The cases of the answer, while they are written. */
struct cases {
    const struct odds_intent *intent;
    int64_t branches, used;
    struct dice_pool *pool;
    struct odds_failure failure;
};

static void cases_write(struct writer *out, void *context)
{
    struct cases *cases = context;
    write_array(out);
    for (int32_t i = 0; i < cases->intent->case_count && cases->failure.result == ODDS_FOUND && !out->failed; i++) {
        struct odds *odds;
        cases->failure = odds_case_find(cases->intent, i, cases->branches, cases->pool, &cases->used, &odds);
        if (cases->failure.result == ODDS_FOUND)
            ANSWER(out, odds_case_fields, (struct odds_case_answer){{cases->intent, odds}, i});
        odds_free(odds);
    }
    write_array_end(out);
}

struct odds_failure odds_answer_write(struct writer *out, const struct odds_intent *intent, int64_t branches,
                                      struct dice_pool *pool)
{
    struct cases cases = {.intent = intent, .branches = branches, .pool = pool, .failure = {.result = ODDS_FOUND}};
    struct odds_answer answer = {.found = {.intent = intent},
                                 .ruleset = intent->ruleset->name,
                                 .step = intent->step->name,
                                 .ruleset_version = intent->questions[0].version};
    struct odds *odds = NULL;
    if (intent->varied_count) {
        answer.write_cases = cases_write;
        answer.context = &cases;
    } else {
        cases.failure = odds_case_find(intent, 0, branches, pool, &cases.used, &odds);
        answer.found.odds = odds;
    }
    if (cases.failure.result == ODDS_FOUND)
        ANSWER(out, odds_fields, answer);
    odds_free(odds);
    return cases.failure;
}

struct odds_failure odds_answer_recorded(struct writer *out, const struct recorded *recorded,
                                         struct entry_beside beside, int64_t branches)
{
    const struct ruling *ruling = &recorded->ruling;
    struct odds_intent intent = {
        .ruleset = ruling->ruleset, .step = ruling->step, .case_count = 1, .questions = &ruling->question};
    int64_t used = 0;
    struct odds *odds;
    struct odds_failure failure = odds_case_find(&intent, 0, branches, NULL, &used, &odds);
    bool found = failure.result == ODDS_FOUND;
    if (found || failure.result == ODDS_TOO_LARGE) {
        const struct recorded_odds answer = {{&intent, found ? odds : NULL}, failure.excess};
        beside.odds = &answer;
        answer_write_recorded(out, &recorded->entry, &beside);
        failure.result = ODDS_FOUND;
    }
    odds_free(odds);
    return failure;
}
