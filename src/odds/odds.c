/* Finds odds: from the question and the estimate of its size to the answer. */
#include "odds/distributions.h"
#include <stdlib.h>

/* The caller's answer, and the memory that it lives in. */
struct finding {
    struct odds odds;
    struct arena arena;
    struct walk_estimate estimate;
    bool judged;   /* the walk fits; only its numbers were too narrow */
    int64_t spent; /* runs of earlier tries */
};

void odds_free(struct odds *odds)
{
    struct finding *finding = (struct finding *)(void *)odds;
    if (!finding)
        return;
    arena_end(&finding->arena);
    free(finding);
}

/* Resolves without dice: one run finds out whether a question is not permitted, and why. */
static enum ruling_status resolve_dry(struct walk *walk, struct dice_record *record, struct explanation *why)
{
    const struct odds_request *request = walk->request;
    struct dice_declared none = {.count = 0};
    struct dice dice;
    dice_start_declared(&dice, &none, record);
    fields_default(request->step->outcome, walk->outcome);
    return question_resolve(request->step, &request->question, &dice, why, walk->outcome);
}

/* Whether the question is permitted; only if not, the reasons are collected. False: out of memory. */
static bool is_permitted(struct walk *walk, struct odds *odds)
{
    struct explanation *why = NULL;
    struct dice_record *record = malloc(sizeof *record);
    if (!record)
        return false;
    odds->status = resolve_dry(walk, record, NULL);
    bool refused = odds->status == RULING_NOT_PERMITTED;
    if (refused && (why = arena_take_zero(walk->arena, sizeof *why)) != NULL)
        resolve_dry(walk, record, why);
    odds->why = why;
    odds->units = refused ? walk->request->question.units : NULL;
    free(record);
    return !refused || why;
}

static enum odds_result say_too_large(const struct finding *finding, const struct walk *walk, struct odds *odds)
{
    const struct walk_estimate *estimate = &finding->estimate;
    odds->estimate = estimate->runs > (double)walk->runs ? estimate->runs : (double)walk->runs;
    odds->spent = finding->spent + walk->tried + walk->runs;
    odds->largest_part = estimate->largest_part;
    odds->largest_label = estimate->largest.label;
    odds->largest_count = estimate->largest.count;
    odds->largest_outcomes = estimate->largest_outcomes;
    return ODDS_TOO_LARGE;
}

static enum odds_result say_unknown(const struct walk *walk, struct odds *odds)
{
    for (odds->unknown = 0; odds->unknown < walk->request->shown_count; odds->unknown++)
        if (view_find(&walk->view, walk->request->shown[odds->unknown]) < 0)
            return ODDS_NO_SUCH_FIELD;
    return ODDS_FOUND;
}

/* A question that exceeds its memory limit always will; when the system is out of memory, a retry may succeed. */
static enum walk_end starved_end(const struct finding *finding)
{
    return finding->arena.starved ? WALK_STARVED : WALK_TOO_LARGE;
}

/* Decides before the walk whether to walk. */
static enum walk_end judge(struct finding *finding, struct walk *walk)
{
    if (finding->judged)
        return WALK_DONE;
    if (!walk_estimate(walk, &finding->estimate))
        return starved_end(finding);
    if (walk_is_narrow(walk, &finding->estimate))
        return WALK_TOO_WIDE;
    finding->judged = walk->request->samples > 0 || walk_fits(walk, &finding->estimate);
    return finding->judged ? WALK_DONE : WALK_TOO_LARGE;
}

static enum walk_end answer(struct finding *finding, struct walk *walk)
{
    enum walk_end end = judge(finding, walk);
    if (end == WALK_DONE)
        end = walk->request->samples > 0 ? walk_sample(walk, &finding->estimate) : walk_all(walk);
    if (end == WALK_DONE && !odds_answer(walk, &finding->odds))
        end = starved_end(finding);
    return end;
}

/* One try with numbers of this width. */
static enum walk_end find(struct finding *finding, const struct odds_request *request, int32_t width,
                          enum odds_result *ret)
{
    struct walk *walk = arena_take(&finding->arena, sizeof *walk);
    *ret = ODDS_STARVED;
    if (!walk || !walk_start(walk, &finding->arena, request, width))
        return WALK_STARVED;
    *ret = say_unknown(walk, &finding->odds);
    if (*ret != ODDS_FOUND)
        return WALK_DONE;
    *ret = ODDS_STARVED;
    if (!is_permitted(walk, &finding->odds))
        return WALK_STARVED;
    *ret = ODDS_FOUND;
    if (finding->odds.status == RULING_NOT_PERMITTED)
        return WALK_DONE;
    enum walk_end end = answer(finding, walk);
    if (end == WALK_TOO_LARGE || (end == WALK_TOO_WIDE && width == NUMBER_WIDTH_MAX))
        *ret = say_too_large(finding, walk, &finding->odds);
    else if (end == WALK_STARVED)
        *ret = ODDS_STARVED;
    finding->spent += walk->tried + walk->runs;
    return end;
}

enum odds_result odds_find(const struct odds_request *request, struct odds **ret)
{
    struct finding *finding = malloc(sizeof *finding);
    enum odds_result result = ODDS_STARVED;
    *ret = finding ? &finding->odds : NULL;
    if (!finding)
        return ODDS_STARVED;
    *finding = (struct finding){.spent = 0};
    arena_start(&finding->arena, WALK_MEMORY_MAX);
    for (int32_t width = NUMBER_WIDTH_FIRST; width <= NUMBER_WIDTH_MAX; width *= 2) {
        arena_reset(&finding->arena);
        finding->odds = (struct odds){.branches = 0};
        if (find(finding, request, width, &result) != WALK_TOO_WIDE)
            break;
    }
    if (result != ODDS_STARVED)
        return result;
    odds_free(&finding->odds);
    *ret = NULL;
    return ODDS_STARVED;
}
