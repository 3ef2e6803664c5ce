/* Estimates: the question resolved again and again with the service's own dice. */
#include "walk.h"

static bool count(struct walk *walk, struct tally *tally, const int32_t *value)
{
    int32_t cell = tally_cell(tally, value);
    if (cell < 0)
        return false;
    number_add(tally_settled(tally, cell), (const mp_limb_t[NUMBER_WIDTH_MAX]){1}, walk->width);
    return true;
}

static bool outcome_count(struct walk *walk, int32_t *members, bool *ends)
{
    bool fine = true;
    walk_look(walk, members, ends);
    for (int32_t i = 0; i < walk->member_tallies; i++)
        fine = count(walk, &walk->tallies[i], &members[i]) && fine;
    for (int32_t i = 0; i < walk->end_count; i++)
        fine = count(walk, &walk->tallies[walk->member_tallies + i], &(int32_t){ends[i]}) && fine;
    return fine && !walk->view.starved;
}

enum walk_end walk_sample(struct walk *walk)
{
    const struct odds_request *request = walk->request;
    struct dice_record *record = arena_take(walk->arena, sizeof *record);
    int32_t *members = arena_take(walk->arena, ((size_t)walk->view.count + 1) * sizeof *members);
    bool *ends = arena_take(walk->arena, ((size_t)walk->end_count + 1) * sizeof *ends);
    if (!record || !members || !ends)
        return WALK_STARVED;
    for (; walk->runs < request->samples; walk->runs++) {
        struct dice dice;
        dice_start_system(&dice, request->pool, record);
        fields_default(request->step->outcome, walk->outcome);
        walk->status = request->step->resolve(&request->question, &dice, NULL, walk->outcome);
        if (dice.error != DICE_FINE)
            return WALK_TOO_LARGE;
        if (!outcome_count(walk, members, ends))
            return WALK_STARVED;
    }
    number_set(walk->denominator, walk->width, (uint64_t)request->samples);
    return WALK_DONE;
}
