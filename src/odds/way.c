/* A way that ends: its weight over the denominator of its level, and what it changed. */
#include "walker.h"
#include <string.h>

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
    for (int32_t i = 0; i < walk->member_tallies + walk->end_count; i++)
        tally_rescale(&walk->tallies[i], factor);
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

static bool tally_move(struct walker *walker, struct tally *tally, const int32_t *from, const int32_t *to)
{
    int32_t old = tally_cell(tally, from), new = tally_cell(tally, to);
    if (old < 0 || new < 0)
        return false;
    number_subtract(tally_moved(tally, old), walker->scaled, walker->walk->width);
    number_add(tally_moved(tally, new), walker->scaled, walker->walk->width);
    return true;
}

static bool members_count(struct walker *walker)
{
    struct walk *walk = walker->walk;
    int32_t count = walk->view.count;
    if (walk->request->joint)
        return memcmp(walker->now, walker->before, (size_t)count * sizeof *walker->now) == 0 ||
               tally_move(walker, &walk->tallies[0], walker->before, walker->now);
    for (int32_t i = 0; i < count; i++)
        if (walker->now[i] != walker->before[i] &&
            !tally_move(walker, &walk->tallies[i], &walker->before[i], &walker->now[i]))
            return false;
    return true;
}

static bool ends_count(struct walker *walker)
{
    struct walk *walk = walker->walk;
    for (int32_t i = 0; i < walk->end_count; i++) {
        int32_t before = walker->ends_before[i], now = walker->ends_now[i];
        if (before != now && !tally_move(walker, &walk->tallies[walk->member_tallies + i], &before, &now))
            return false;
    }
    return true;
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
    walk_look(walk, walker->now, walker->ends_now);
    if (members_count(walker) && ends_count(walker) && !walk->view.starved)
        return true;
    walker_fail(walker, WALK_STARVED);
    return false;
}
