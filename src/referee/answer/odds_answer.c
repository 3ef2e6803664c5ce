/* Finding the odds of a question's cases, one after the other, and answering as they are found. */
#include "odds_answer.h"
#include "answer.h"
#include <string.h>

/* The values that were varied in a case, as the client wrote them. A pointer that leads somewhere is plain ASCII. */
static void at_write(struct writer *out, const struct odds_intent *intent, int32_t number)
{
    write_key(out, "varied");
    write_object(out);
    for (int32_t i = 0; i < intent->varied_count; i++) {
        write_key(out, intent->varied[i].pointer);
        json_write(out, json_list_item(intent->varied[i].values, odds_case_place(intent, number, i)));
    }
    write_object_end(out);
}

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
                                   .joint = intent->joint,
                                   .branches_max = branches - *used,
                                   .samples = intent->samples,
                                   .pool = pool};
    enum odds_result result = odds_find(&request, ret);
    struct odds_failure failure = failure_of(intent, result, *ret, branches, *used);
    if (failure.result == ODDS_FOUND && !intent->samples) /* samples have a bound of their own */
        *used += (*ret)->branches;
    return failure;
}

/* One case's odds as members of an open object. */
static struct odds_failure case_answer(struct writer *out, const struct odds_intent *intent, int32_t number,
                                       int64_t branches, struct dice_pool *pool, int64_t *used)
{
    struct odds *odds;
    struct odds_failure failure = odds_case_find(intent, number, branches, pool, used, &odds);
    if (failure.result == ODDS_FOUND)
        odds_write(out, intent, odds);
    odds_free(odds);
    return failure;
}

static struct odds_failure cases_answer(struct writer *out, const struct odds_intent *intent, int64_t branches,
                                        struct dice_pool *pool)
{
    struct odds_failure failure = {.result = ODDS_FOUND};
    int64_t used = 0;
    write_key(out, "cases");
    write_array(out);
    for (int32_t i = 0; i < intent->case_count && failure.result == ODDS_FOUND && !out->failed; i++) {
        write_object(out);
        at_write(out, intent, i);
        failure = case_answer(out, intent, i, branches, pool, &used);
        write_object_end(out);
    }
    write_array_end(out);
    return failure;
}

static void units_write(struct writer *out, const struct fields *input, const struct odds_units *units)
{
    write_member_int(out, "as_of", units->at);
    write_key(out, "input");
    members_given_write(out, input, units->input, &units->given);
    write_key(out, "autofilled");
    write_array(out);
    for (int32_t i = 0; i < units->autofilled.count; i++)
        write_string(out, units->autofilled.list[i]);
    write_array_end(out);
}

struct odds_failure odds_answer_write(struct writer *out, const struct odds_intent *intent, int64_t branches,
                                      struct dice_pool *pool)
{
    int64_t used = 0;
    write_object(out);
    write_member(out, "ruleset", intent->ruleset->name);
    write_member_int(out, "ruleset_version", intent->questions[0].version);
    write_member(out, "step", intent->step->name);
    if (intent->units)
        units_write(out, intent->step->input, intent->units);
    struct odds_failure failure = intent->varied_count ? cases_answer(out, intent, branches, pool)
                                                       : case_answer(out, intent, 0, branches, pool, &used);
    write_object_end(out);
    return failure;
}

struct odds_failure odds_answer_recorded(struct writer *out, const struct recorded *recorded,
                                         const struct tree_head *tree, int64_t branches)
{
    const struct ruling *ruling = &recorded->ruling;
    struct odds_intent intent = {
        .ruleset = ruling->ruleset, .step = ruling->step, .case_count = 1, .questions = &ruling->question};
    int64_t used = 0;
    write_object(out);
    answer_write_recorded_members(out, &recorded->entry, tree);
    write_key(out, "odds");
    write_object(out);
    struct odds_failure failure = case_answer(out, &intent, 0, branches, NULL, &used);
    if (failure.result == ODDS_TOO_LARGE) {
        write_key(out, "too_large");
        write_object(out);
        odds_excess_write(out, &failure.excess);
        write_object_end(out);
        failure.result = ODDS_FOUND;
    }
    write_object_end(out);
    write_object_end(out);
    return failure;
}
