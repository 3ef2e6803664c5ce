/* A way that ends: its weight over the denominator of its level, and what it changed. Ways follow each other depth
 * first, so most values stay as they are from one to the next: a value is held, and its weight counted when it goes. */
#include "walker.h"
#include <string.h>

static bool value_move(struct walker *walker, struct tally *tally, const int32_t *from, const int32_t *to,
                       const mp_limb_t *weight)
{
    int32_t old = tally_cell(tally, from), new = tally_cell(tally, to);
    if (old < 0 || new < 0)
        return false;
    number_subtract(tally_moved(tally, old), weight, walker->walk->width);
    number_add(tally_moved(tally, new), weight, walker->walk->width);
    return true;
}

/* Counts the value that was held, for as long as it was. */
static bool held_count(struct walker *walker, int32_t index, int32_t first)
{
    struct tally *tally = &walker->walk->tallies[index];
    mp_limb_t *since = walker_number(walker, walker->since, index), weight[NUMBER_WIDTH_MAX];
    size_t size = (size_t)tally->size * sizeof *walker->held;
    int32_t width = walker->walk->width;
    bool fine = true;
    if (memcmp(walker->held + first, walker->before + first, size) != 0) {
        number_copy(weight, walker->gone, width);
        number_subtract(weight, since, width);
        fine = value_move(walker, tally, walker->before + first, walker->held + first, weight);
    }
    number_copy(since, walker->gone, width);
    return fine;
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
        fine = held_count(walker, i, first) && fine;
        first += walker->walk->tallies[i].size;
    }
    return fine;
}

/* Holds the values that there are now. */
static bool values_hold(struct walker *walker)
{
    struct walk *walk = walker->walk;
    const int32_t *now = walker->now;
    int32_t *held = walker->held, first = 0;
    bool fine = true;
    if (!walker->begun)
        memcpy(held, now, (size_t)walk->watched * sizeof *held);
    walker->begun = true;
    for (int32_t i = 0; i < walk->tally_count; i++) {
        int32_t size = walk->tallies[i].size;
        if (size == 1 ? held[first] != now[first]
                      : memcmp(held + first, now + first, (size_t)size * sizeof *held) != 0) {
            fine = held_count(walker, i, first) && fine;
            memcpy(held + first, now + first, (size_t)size * sizeof *held);
        }
        first += size;
    }
    return fine;
}

/* The denominator of the level becomes a multiple of `total`, too. False when it is too wide. */
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

/* A few are remembered: ways beside each other mostly have the same draws. NULL when the numbers get too wide. */
static const mp_limb_t *scale_of(struct walker *walker, const mp_limb_t *total)
{
    int32_t width = walker->walk->width;
    for (int32_t i = 0; i < WALKER_SCALES; i++)
        if (walker->scales[i].known && number_equals(walker->scales[i].total, total, width))
            return walker->scales[i].factor;
    struct scale *scale = &walker->scales[walker->scale_next];
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
    walk_look(walk, walker->now);
    if (values_hold(walker) && !walk->view.starved) {
        number_add(walker->gone, walker->scaled, walk->width);
        return true;
    }
    walker_fail(walker, WALK_STARVED);
    return false;
}
