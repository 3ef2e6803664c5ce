/* Finding odds: the question that is asked, from the estimate of its size to the answer. */
#include "distributions.h"
#include <stdlib.h>

enum { MEMORY_MAX = 128 << 20 };

/* What the caller gets, and the memory that it lives in. */
struct finding {
    struct odds odds;
    struct arena arena;
};

void odds_free(struct odds *odds)
{
    struct finding *finding = (struct finding *)(void *)odds;
    if (!finding)
        return;
    arena_end(&finding->arena);
    free(finding);
}

/* Resolves without dice: one run says that a question is not permitted, and why. */
static enum ruling_status resolve_dry(struct walk *walk, struct dice_record *record, struct explanation *why)
{
    const struct odds_request *request = walk->request;
    struct dice_declared none = {.count = 0};
    struct dice dice;
    dice_start_declared(&dice, &none, record);
    fields_default(request->step->outcome, walk->outcome);
    return question_resolve(request->step, &request->question, &dice, why, walk->outcome);
}

/* Whether the question is permitted; why not is only asked when it is not. False: out of memory. */
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
    free(record);
    return !refused || why;
}

static enum odds_result say_too_large(const struct walk *walk, const struct walk_estimate *estimate, struct odds *odds)
{
    odds->estimate = estimate->runs > (double)walk->runs ? estimate->runs : (double)walk->runs;
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

/* One try with numbers of this width. */
static enum walk_end find(struct finding *finding, const struct odds_request *request, int32_t width,
                          enum odds_result *ret)
{
    struct walk *walk = arena_take(&finding->arena, sizeof *walk);
    struct walk_estimate estimate;
    *ret = ODDS_STARVED;
    if (!walk || !walk_start(walk, &finding->arena, request, width))
        return WALK_STARVED;
    *ret = say_unknown(walk, &finding->odds);
    if (*ret != ODDS_FOUND)
        return WALK_DONE;
    *ret = ODDS_STARVED;
    if (!is_permitted(walk, &finding->odds) || !walk_estimate(walk, &estimate))
        return WALK_STARVED;
    *ret = ODDS_FOUND;
    if (finding->odds.status == RULING_NOT_PERMITTED)
        return WALK_DONE;
    if (request->samples == 0 && 5 * estimate.bits >= 4 * 64 * width && width < NUMBER_WIDTH_MAX)
        return WALK_TOO_WIDE;
    bool large = request->samples == 0 && estimate.runs > (double)request->branches_max;
    enum walk_end end = large ? WALK_TOO_LARGE : request->samples > 0 ? walk_sample(walk, &estimate) : walk_all(walk);
    if (end == WALK_DONE && !odds_answer(walk, &finding->odds)) /* what does not fit never will */
        end = finding->arena.starved ? WALK_STARVED : WALK_TOO_LARGE;
    if (end == WALK_TOO_LARGE || (end == WALK_TOO_WIDE && width == NUMBER_WIDTH_MAX))
        *ret = say_too_large(walk, &estimate, &finding->odds);
    else if (end == WALK_STARVED)
        *ret = ODDS_STARVED;
    return end;
}

enum odds_result odds_find(const struct odds_request *request, struct odds **ret)
{
    struct finding *finding = malloc(sizeof *finding);
    enum odds_result result = ODDS_STARVED;
    *ret = finding ? &finding->odds : NULL;
    if (!finding)
        return ODDS_STARVED;
    finding->odds = (struct odds){.branches = 0};
    arena_start(&finding->arena, MEMORY_MAX);
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
