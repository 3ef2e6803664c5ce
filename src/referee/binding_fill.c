/* The inputs that units fill in where the question does not give them. */
#include "referee/binding_parts.h"
#include <string.h>

/* Whether the default of an input that nobody gave has any effect. */
static bool is_assumed(const struct making *making, const struct unit_fills *fill)
{
    const struct unit_fact fact = {
        .row = fill, .options = making->intent->question.options, .input = making->units->input};
    return fill->assumed && (!fill->matters || fill->matters(&fact));
}

/* Whether the unit in this place is in another place of the role, too. */
static bool is_in_parts(const struct making *making, int32_t role, int32_t item)
{
    const struct assignment *assignment = &making->units->assignment;
    int32_t places = 0;
    for (int32_t i = 0; i < assignment->count[role]; i++)
        places += assignment->units[role][i] == assignment->units[role][item];
    return places > 1;
}

/* Whether the unit knows this input of its own, in addition to the given values. */
static bool unit_knows(const struct making *making, const struct fillable *fillable, int32_t unit)
{
    const struct unit_fills *fill = fillable->fill;
    const struct unit_fact fact = {.row = fill,
                                   .unit = making->roster->units[unit].own,
                                   .options = making->roster->options,
                                   .input = making->units->input};
    return !(fill->whole && is_in_parts(making, fillable->role, fillable->item)) && (!fill->fits || fill->fits(&fact));
}

/* One input. A unit that is out of the game fills in as much as others: the umpire lets it act (X-OVER). */
static void input_fill(struct making *making, const struct fillable *fillable)
{
    struct bound_units *units = making->units;
    void *place = (char *)units->input + fillable->place;
    bool given = members_given_has(&units->given, fillable->to, place);
    int32_t unit = units->assignment.units[fillable->role][fillable->item];
    bool knows = unit_knows(making, fillable, unit);
    enum filling filling = !knows
                               ? FILLING_UNKNOWN
                               : roster_fill(making->roster, unit, fillable->fill, fillable->to, given ? NULL : place);
    if (filling == FILLING_UNKNOWN) {
        if (given)
            binding_weigh_followed(making, fillable, unit);
        return;
    }
    if (given) {
        binding_weigh_given(making, fillable, unit);
        return;
    }
    if (filling == FILLING_UNFIT && binding_is_out(making, fillable->role, fillable->item)) {
        violation_add(making->violations, ERROR_MISSING_FIELD, fillable->pointer,
                      "is required: the unit is out of the game, and has no number that fits here");
        return;
    }
    if (filling == FILLING_UNFIT)
        binding_weigh_unfit(making, fillable, unit, place);
    binding_list(&units->stated.autofilled, fillable);
    members_given_add(&units->given, fillable->to, place);
}

/* The inputs that neither the question nor a unit has given, after all units have filled in theirs. */
static void assumed_list(const struct making *making)
{
    struct bound_units *units = making->units;
    for (int32_t i = 0; i < making->intent->units->fillable_count; i++) {
        const struct fillable *fillable = &making->intent->units->fillable[i];
        if (!members_given_has(&units->given, fillable->to, (char *)units->input + fillable->place) &&
            is_assumed(making, fillable->fill))
            binding_list(&units->stated.assumed, fillable);
    }
}

void binding_fill(struct making *making)
{
    const struct intent *intent = making->intent;
    struct bound_units *units = making->units;
    memcpy(units->input, intent->question.input, intent->step->input->size);
    memcpy(units->given.bits, intent->units->given.bits, members_given_size(intent->step->input));
    units->stated.autofilled = (struct pointers){.list = units->autofilled};
    units->stated.overridden = (struct pointers){.list = units->overridden};
    units->stated.assumed = (struct pointers){.list = units->assumed};
    for (int32_t i = 0; i < intent->units->fillable_count; i++)
        input_fill(making, &intent->units->fillable[i]);
    assumed_list(making);
}
