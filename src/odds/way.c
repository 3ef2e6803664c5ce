/* The end of a way: its weight over the denominator of its level, and its changes. Ways are visited depth first, so
 * most values do not change from one to the next: a value is held, and its weight is counted when it changes. */
#include "odds/walker.h"
#include <string.h>

/* Counts the held value, for the ways during which it was held. */
static bool held_count(struct walker *walker, int32_t index, int32_t first)
{
    struct tally *tally = &walker->walk->tallies[index];
    mp_limb_t *since = walker_number(walker, walker->since, index);
    int32_t width = walker->walk->width, cell = tally_cell(tally, walker->held + first);
    if (cell < 0)
        return false;
    number_add(tally_moved(tally, cell), walker->gone, width);
    number_subtract(tally_moved(tally, cell), since, width);
    number_copy(since, walker->gone, width);
    return true;
}

/* The counted weight below the node moves away from the value at the node. A value that never changed was not
 * counted. */
static bool before_settle(struct walker *walker, int32_t index, int32_t first)
{
    struct tally *tally = &walker->walk->tallies[index];
    int32_t width = walker->walk->width;
    if (number_is_zero(walker_number(walker, walker->since, index), width) &&
        memcmp(walker->held + first, walker->before + first, (size_t)tally->size * sizeof *walker->held) == 0)
        return true;
    int32_t cell = held_count(walker, index, first) ? tally_cell(tally, walker->before + first) : -1;
    if (cell < 0)
        return false;
    number_subtract(tally_moved(tally, cell), walker->gone, width);
    return true;
}

void ways_start(struct walker *walker)
{
    walker->begun = false;
    number_set(walker->gone, walker->walk->width, 0);
    mpn_zero(walker->since, (mp_size_t)(walker->walk->tally_count + 1) * walker->walk->width);
}

bool ways_end(struct walker *walker)
{
    int32_t first = 0;
    bool fine = true;
    for (int32_t i = 0; walker->begun && i < walker->walk->tally_count; i++) {
        fine = before_settle(walker, i, first) && fine;
        first += walker->walk->tallies[i].size;
    }
    return fine;
}

/* Joint members are one value, and come first. */
static bool together_hold(struct walker *walker, int32_t count)
{
    size_t size = (size_t)count * sizeof *walker->now;
    if (memcmp(walker->held, walker->now, size) == 0)
        return true;
    bool fine = held_count(walker, 0, 0);
    memcpy(walker->held, walker->now, size);
    return fine;
}

/* Holds the current values. */
static bool values_hold(struct walker *walker)
{
    const struct walk *walk = walker->walk;
    const int32_t *now = walker->now;
    int32_t *held = walker->held;
    int32_t together = walk->request->joint ? walk->view.count : 0;
    if (!walker->begun)
        memcpy(held, now, (size_t)walk->watched * sizeof *held);
    walker->begun = true;
    bool fine = together == 0 || together_hold(walker, together);
    for (int32_t i = together; i < walk->watched; i++) {
        if (held[i] == now[i])
            continue;
        fine = held_count(walker, together > 0 ? i - together + 1 : i, i) && fine;
        held[i] = now[i];
    }
    return fine;
}

/* Makes the denominator of the level a multiple of `total`. False when it is too wide. */
static bool common_widen(struct walker *walker, const mp_limb_t *total)
{
    struct walk *walk = walker->walk;
    int32_t width = walk->width;
    mp_limb_t shared[NUMBER_WIDTH_MAX], factor[NUMBER_WIDTH_MAX], all[NUMBER_WIDTH_MAX];
    number_common(shared, total, walker->common, width);
    number_divide(factor, total, shared, width);
    if (!number_multiply(walker->common, walker->common, factor, width) ||
        !number_multiply(all, walk->denominator, walker->common, width))
        return false;
    for (int32_t i = 0; i < walk->tally_count; i++) {
        tally_rescale(&walk->tallies[i], factor);
        number_multiply_modulo(walker_number(walker, walker->since, i), factor, width);
    }
    number_multiply_modulo(walker->gone, factor, width);
    for (struct node *node = walker->next.first; node; node = node->next)
        number_multiply_modulo(node->weight, factor, width);
    for (int32_t i = 0; i < WALKER_SCALES; i++)
        walker->scales[i].known = false;
    return true;
}

/* A small cache: neighbouring ways mostly have the same draws. NULL when the numbers become too wide. */
static const mp_limb_t *scale_of(struct walker *walker, const mp_limb_t *total)
{
    int32_t width = walker->walk->width;
    for (int32_t i = 0; i < WALKER_SCALES; i++)
        if (walker->scales[i].known && number_equals(walker->scales[i].total, total, width))
            return walker->scales[i].factor;
    struct weight_scale *scale = &walker->scales[walker->scale_next];
    walker->scale_next = (walker->scale_next + 1) % WALKER_SCALES;
    if (!number_divide(scale->factor, walker->common, total, width)) {
        if (!common_widen(walker, total))
            return NULL;
        number_divide(scale->factor, walker->common, total, width);
    }
    number_copy(scale->total, total, width);
    scale->known = true;
    return scale->factor;
}

bool way_end(struct walker *walker)
{
    struct walk *walk = walker->walk;
    const mp_limb_t *factor = scale_of(walker, walker_number(walker, walker->totals, walker->depth));
    const mp_limb_t *weight = walker_number(walker, walker->weights, walker->depth);
    if (!factor || !number_multiply(walker->scaled, weight, factor, walk->width)) {
        walker_fail(walker, WALK_TOO_WIDE);
        return false;
    }
    walk_observe(walk, walker->now);
    if (values_hold(walker) && !walk->view.starved) {
        number_add(walker->gone, walker->scaled, walk->width);
        return true;
    }
    walker_fail(walker, WALK_STARVED);
    return false;
}
