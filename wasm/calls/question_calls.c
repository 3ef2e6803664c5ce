/* Rulings that are not recorded, and odds: the questions and answers of POST /v1/rulesets/{ruleset}/{step} and …/odds.
 */
#include "calls.h"
#include "fields/answer_rows.h"
#include "referee/answer.h"
#include "referee/odds_answer.h"
#include "referee/preview.h"
#include "referee/problem_write.h"
#include <stdlib.h>

enum { BRANCHES = 1000000, BRANCHES_MAX = 1000000000, SAMPLES = 1000000 };

struct question_head {
    const char *ruleset, *step;
    int32_t branches; /* odds: the work that they may take */
};

#define QUESTION_FIELDS WORD(struct question_head, ruleset, NULL), WORD(struct question_head, step, NULL)

static const struct field resolve_list[] = {QUESTION_FIELDS};
static const struct field odds_list[] = {
    QUESTION_FIELDS,
    {.name = "branches",
     .kind = FIELD_INT,
     .presence = FIELD_DEFAULTED,
     .min = 1,
     .max = BRANCHES_MAX,
     .fallback = BRANCHES,
     .offset = FIELD_AT(struct question_head, branches, int32_t)},
};
static const struct fields resolve_fields = {
    .name = "Resolve", .list = resolve_list, .count = FIELDS_COUNT(resolve_list), .size = sizeof(struct question_head)};
static const struct fields odds_head_fields = {
    .name = "AskOdds", .list = odds_list, .count = FIELDS_COUNT(odds_list), .size = sizeof(struct question_head)};

static int step_unknown(struct call *call, const struct ruleset *ruleset, const char *name)
{
    char words[160];
    struct text detail;
    text_start(&detail, words, sizeof words);
    step_unknown_explain(ruleset, name, &detail);
    return call_problem(call, ERROR_STEP_NOT_DEFINED, words);
}

/* The step that is asked; NULL after answering with a problem, whose status is in `ret`. */
static const struct step *step_asked(struct call *call, const struct ruleset **ret_ruleset, int *ret)
{
    const struct question_head *head = call->head;
    const struct ruleset *ruleset = *ret_ruleset = ruleset_find(head->ruleset);
    const struct step *step = ruleset ? step_find(ruleset, head->step) : NULL;
    if (!ruleset)
        *ret = call_problem(call, ERROR_RULESET_UNKNOWN, NULL);
    else if (!step)
        *ret = step_unknown(call, ruleset, head->step);
    else if (call->length > CALL_QUESTION_MAX)
        *ret = call_problem(call, ERROR_BODY_TOO_LARGE, NULL);
    else
        return step;
    return NULL;
}

/* What is wrong with the dice, and which would have to be thrown next. */
static int ruling_wrong(struct call *call, const struct ruling *ruling)
{
    enum umpire_error error = violations_error(call->violations);
    writer_reset(call->out);
    problem_write_occurrence(
        call->out, &(struct problem_occurrence){.error = error, .violations = call->violations, .unfinished = ruling});
    return error_entry(error)->status;
}

/* Tried with the dice that were declared, or none: how far it gets says what it would throw. */
static int preview(struct call *call)
{
    static struct violations missing;
    const struct ruleset *ruleset;
    struct intent intent = {0};
    struct ruling ruling = {0};
    int status;
    const struct step *step = step_asked(call, &ruleset, &status);
    if (!step)
        return status;
    intent_decode(call->arena, ruleset, step, call->body, call->length, &intent, call->violations);
    struct intent declared = intent;
    missing = *call->violations;
    if (!preview_is_possible(&missing))
        return call_violations(call);
    bool whole = missing.count == 0;
    declared.declared = true;
    if (whole && !ruling_prepare(call->arena, &intent, &ruling))
        return call_problem(call, ERROR_OVERLOADED, NULL);
    if (whole && !ruling_make(&ruling, &declared, NULL, call->violations) &&
        violations_error(call->violations) != ERROR_DICE_EXHAUSTED)
        return ruling_wrong(call, &ruling);
    preview_write(call->out,
                  &(struct preview){.intent = &intent, .violations = &missing, .ruling = whole ? &ruling : NULL});
    return call_done(call);
}

static int resolve(struct call *call)
{
    static struct dice_pool pool;
    const struct ruleset *ruleset;
    struct intent intent = {0};
    struct ruling ruling = {0};
    int status;
    const struct step *step = step_asked(call, &ruleset, &status);
    if (!step)
        return status;
    if (!intent_decode(call->arena, ruleset, step, call->body, call->length, &intent, call->violations))
        return call_violations(call);
    if (!ruling_prepare(call->arena, &intent, &ruling))
        return call_problem(call, ERROR_OVERLOADED, NULL);
    if (!ruling_make(&ruling, &intent, &pool, call->violations))
        return ruling_wrong(call, &ruling);
    answer_write(call->out, &ruling);
    return call_done(call);
}

static int odds_failed(struct call *call, const struct odds_failure *failure)
{
    char pointer[32];
    struct text text;
    if (failure->result == ODDS_TOO_LARGE) {
        writer_reset(call->out);
        problem_write_occurrence(
            call->out, &(struct problem_occurrence){.error = ERROR_ODDS_TOO_LARGE, .excess = &failure->excess});
        return error_entry(ERROR_ODDS_TOO_LARGE)->status;
    }
    if (failure->result == ODDS_STARVED)
        return call_problem(call, ERROR_OVERLOADED, NULL);
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "/of/%d", failure->unknown);
    return call_wrong(call, ERROR_NOT_A_CHOICE, pointer, "is not a single value of the outcome");
}

static int odds(struct call *call)
{
    const struct question_head *head = call->head;
    const struct odds_limits limits = {.branches = head->branches, .samples = SAMPLES};
    const struct ruleset *ruleset;
    struct dice_pool pool = {.left = 0};
    struct odds_intent intent = {0};
    int status;
    const struct step *step = step_asked(call, &ruleset, &status);
    if (!step)
        return status;
    if (!odds_intent_decode(call->arena, ruleset, step, &limits, call->body, call->length, &intent, call->violations))
        return call_violations(call);
    struct odds_failure failure = odds_answer_write(call->out, &intent, head->branches, &pool);
    return failure.result == ODDS_FOUND ? call_done(call) : odds_failed(call, &failure);
}

/* What a trap is answered with: the host asks the next instance for it. */
static int out_of_memory(struct call *call)
{
    return call_problem(call, ERROR_OVERLOADED, "not enough memory for this request; try again later");
}

const struct call_row question_calls[] = {{"resolve", &resolve_fields, resolve},
                                          {"preview", &resolve_fields, preview},
                                          {"odds", &odds_head_fields, odds},
                                          {"out_of_memory", NULL, out_of_memory},
                                          {0}};
