/* The exhaustive source: it answers each draw with the next outcome, and ends a run at the end of its level. */
#include "odds/walker.h"
#include <string.h>

static struct walker *walker_of(struct dice *dice)
{
    return dice->state;
}

mp_limb_t *walker_number(const struct walker *walker, mp_limb_t *numbers, int32_t index)
{
    return numbers + (size_t)index * (size_t)walker->walk->width;
}

void walker_fail(struct walker *walker, enum walk_end end)
{
    if (walker->end == WALK_DONE)
        walker->end = end;
    walker->dice.error = DICE_BROKEN;
}

bool turn_weigh(struct walker *walker, int32_t depth)
{
    struct walk *walk = walker->walk;
    const struct turn *turn = &walker->turns[depth];
    const mp_limb_t *weight = outcome_weight(&walk->book, turn->outcomes, turn->index);
    return number_multiply(walker_number(walker, walker->weights, depth + 1),
                           walker_number(walker, walker->weights, depth), weight, walk->width) &&
           number_multiply(walker_number(walker, walker->totals, depth + 1),
                           walker_number(walker, walker->totals, depth), turn->outcomes->total, walk->width);
}

static bool outcomes_find(struct walker *walker, struct turn *turn, const struct draw_request *request)
{
    enum outcomes_failure failure;
    if (turn->outcomes && outcomes_answer(turn->outcomes, request))
        return true;
    turn->outcomes = outcomes_of(&walker->walk->book, request, &failure);
    if (turn->outcomes)
        return true;
    walker_fail(walker, failure == OUTCOMES_STARVED    ? WALK_STARVED
                        : failure == OUTCOMES_TOO_WIDE ? WALK_TOO_WIDE
                                                       : WALK_TOO_LARGE);
    return false;
}

/* The turn of this draw: the planned one, else a new one with its first outcome. NULL after failing. */
static const struct turn *turn_take(struct walker *walker, const struct draw_request *request)
{
    if (walker->depth == DICE_MAX_DRAWS) {
        walker_fail(walker, WALK_TOO_LARGE);
        return NULL;
    }
    int32_t depth = walker->depth++;
    struct turn *turn = &walker->turns[depth];
    if (!outcomes_find(walker, turn, request))
        return NULL;
    if (depth < walker->planned)
        return turn;
    turn->index = 0;
    walker->planned = depth + 1;
    if (turn_weigh(walker, depth))
        return turn;
    walker_fail(walker, WALK_TOO_WIDE);
    return NULL;
}

static void exhaustive_draw(struct dice *dice, const struct draw_request *request, int32_t *ret)
{
    struct walker *walker = walker_of(dice);
    const struct turn *turn = dice->error == DICE_FINE && !walker->forgot ? turn_take(walker, request) : NULL;
    if (turn)
        outcome_take(turn->outcomes, turn->index, ret);
    else
        outcome_take_any(request, ret);
}

/* The way continues from the node with the same retained numbers; joint members are retained, too. */
static bool way_merge(struct walker *walker, const int32_t *retained, int32_t count)
{
    struct walk *walk = walker->walk;
    memcpy(walker->key, retained, (size_t)count * sizeof *retained);
    if (walk->request->joint) {
        memcpy(walker->key + count, walker->now, (size_t)walk->view.count * sizeof *walker->now);
        count += walk->view.count;
    }
    for (int32_t i = 0; i < walker->depth; i++)
        walker->path[i] = walker->turns[i].index;
    struct node *node = nodes_find(&walker->next, walker->key, count, walker->path, walker->depth);
    if (!node)
        return false;
    number_add(node->weight, walker->scaled, walk->width);
    return true;
}

static bool exhaustive_forget(struct dice *dice, const int32_t *retained, int32_t count)
{
    struct walker *walker = walker_of(dice);
    if (dice->error != DICE_FINE || walker->forgot)
        return false;
    if (++walker->passed > walker->level) {
        walker->forgot = true;
        if (way_end(walker) && !way_merge(walker, retained, count))
            walker_fail(walker, WALK_STARVED);
        return false;
    }
    if (walker->passed == walker->level && !walker->looked) {
        walk_observe(walker->walk, walker->before);
        walker->looked = true;
    }
    return true;
}

static bool exhaustive_asked(const struct dice *dice, const void *member, size_t size)
{
    const struct walker *walker = dice->state;
    return walk_asks(walker->walk, member, size);
}

const struct dice_source walk_source = {
    .name = "exhaustive", .draw = exhaustive_draw, .forget = exhaustive_forget, .asked = exhaustive_asked};
