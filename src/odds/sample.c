/* Estimates: the question is resolved many times with the service's own dice. */
#include "odds/walk.h"

static bool outcome_count(struct walk *walk, int32_t *values)
{
    const mp_limb_t one[NUMBER_WIDTH_MAX] = {1};
    walk_observe(walk, values);
    for (int32_t i = 0; i < walk->tally_count; i++) {
        int32_t cell = tally_cell(&walk->tallies[i], values);
        if (cell < 0)
            return false;
        number_add(tally_settled(&walk->tallies[i], cell), one, walk->width);
        values += walk->tallies[i].size;
    }
    return !walk->view.starved;
}

/* Whether all samples will throw too many dice, to judge by those so far. */
static bool throws_too_many(const struct walk *walk, int64_t faces, struct walk_estimate *ret)
{
    double all = (double)faces / (double)(walk->runs + 1) * walk->request->samples;
    if (all <= ODDS_SAMPLED_FACES_MAX)
        return false;
    ret->runs = all;
    return true;
}

enum walk_end walk_sample(struct walk *walk, struct walk_estimate *ret_estimate)
{
    enum { TRIED = 256 };
    int64_t faces = 0;
    const struct odds_request *request = walk->request;
    struct dice_record *record = arena_take(walk->arena, sizeof *record);
    int32_t *values = arena_take(walk->arena, ((size_t)walk->watched + 1) * sizeof *values);
    if (!record || !values)
        return WALK_STARVED;
    for (; walk->runs < request->samples; walk->runs++) {
        struct dice dice;
        dice_start_system(&dice, request->pool, record);
        fields_default(request->step->outcome, walk->outcome);
        walk->status = question_resolve(request->step, &request->question, &dice, NULL, walk->outcome);
        if (dice.error != DICE_FINE)
            return WALK_TOO_LARGE;
        if (!outcome_count(walk, values))
            return WALK_STARVED;
        faces += record->face_count;
        if (walk->runs + 1 == TRIED && throws_too_many(walk, faces, ret_estimate))
            return WALK_TOO_LARGE;
    }
    number_set(walk->denominator, walk->width, (uint64_t)request->samples);
    return WALK_DONE;
}
