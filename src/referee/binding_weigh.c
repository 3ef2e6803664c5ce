/* Compares given values with those that the unit knows: the given value wins, but one that differs from a record fact
 * bars the unit. */
#include "referee/binding_parts.h"
#include <string.h>

void binding_list(struct pointers *pointers, const struct fillable *fillable)
{
    ((const char **)(uintptr_t)pointers->list)[pointers->count++] = fillable->pointer;
}

/* How often each number or choice is in a list, weighted so that their order does not matter. */
static bool lists_differ(const struct field *to, const char *given, const char *known)
{
    int32_t counts[2];
    memcpy(&counts[0], given + to->count, sizeof counts[0]);
    memcpy(&counts[1], known + to->count, sizeof counts[1]);
    const int32_t *a = (const void *)(given + to->offset), *b = (const void *)(known + to->offset);
    if (counts[0] != counts[1])
        return true;
    for (int32_t i = 0; i < counts[0]; i++) {
        int32_t in_a = 0, in_b = 0;
        for (int32_t k = 0; k < counts[0]; k++) {
            in_a += a[k] == a[i];
            in_b += b[k] == a[i];
        }
        if (in_a != in_b)
            return true;
    }
    return false;
}

/* How the given value differs from the unit's: below 0 less, above 0 more or different, 0 equal. */
static int64_t given_differs(const struct making *making, const struct fillable *fillable, int32_t unit)
{
    const struct field *to = fillable->to;
    const char *place = (const char *)making->units->input + fillable->place;
    char *known = (char *)making->units->scratch + fillable->place;
    if (to->kind == FIELD_LIST) {
        roster_fill(making->roster, unit, fillable->fill, to, known);
        return lists_differ(to, place, known);
    }
    if (to->kind != FIELD_TEXT)
        return (int64_t)unit_number(to, place) - roster_knows(making->roster, unit, fillable->fill);
    roster_fill(making->roster, unit, fillable->fill, to, known);
    return strcmp(place + to->offset, known + to->offset) != 0;
}

/* The given value differs from a record fact, or the unit has nothing that the input accepts. The bar's text gives the
 * unit's number for figures, and "none" where that is possible. */
static void known_meet(const struct making *making, const struct fillable *fillable, int32_t unit)
{
    struct bar_found found = bar_found_known(fillable->fill, fillable->pointer);
    int32_t known = found.none ? roster_knows(making->roster, unit, fillable->fill) : FIELD_ABSENT;
    if (fillable->fill->kind == FILLS_AT_MOST || known == 0)
        found.most = known;
    binding_bar_meet(making, fillable->role, fillable->item, found);
}

void binding_weigh_given(const struct making *making, const struct fillable *fillable, int32_t unit)
{
    const struct unit_fills *fill = fillable->fill;
    const struct unit_fact fact = {
        .row = fill, .unit = making->roster->units[unit].own, .options = making->roster->options};
    bool in_doubt = fill->in_doubt && fill->in_doubt(&fact);
    bool on_table = fill->kind == FILLS_TABLE_FACT || in_doubt;
    int64_t differs = on_table ? 1 : given_differs(making, fillable, unit);
    if (differs)
        binding_list(&making->units->stated.overridden, fillable);
    if (fill->kind == FILLS_AT_MOST && differs < 0)
        making->units->shown.fewer[fillable->role][fillable->item] = true;
    if (!on_table && (fill->kind == FILLS_AT_MOST ? differs > 0 : differs != 0))
        known_meet(making, fillable, unit);
}

void binding_say_unfit(const struct making *making, const struct fillable *fillable)
{
    violation_add(making->violations, ERROR_OUT_OF_RANGE, fillable->pointer,
                  "what the unit has is outside the range of this input");
}

/* The unit's value is outside the range of the input. A record fact bars the unit then (no figure is ready), and the
 * input gets the nearest value; otherwise, or where more are ready than may be given, the players must give the
 * value. */
void binding_weigh_unfit(struct making *making, const struct fillable *fillable, int32_t unit, void *place)
{
    const struct field *to = fillable->to;
    bool text = to->kind == FIELD_TEXT;
    int32_t known = text ? FIELD_ABSENT : roster_knows(making->roster, unit, fillable->fill);
    bool more = fillable->fill->kind == FILLS_AT_MOST && known > to->max;
    if (fillable->fill->kind == FILLS_TABLE_FACT || text) {
        binding_say_unfit(making, fillable);
        return;
    }
    unit_set_number(to, place, known < to->min ? to->min : to->max);
    if (more)
        making->too_many = fillable;
    else
        known_meet(making, fillable, unit);
}

/* Whether the given value of an input differs from that which the unit leaves to its profile, kind or rank. */
static bool is_given_otherwise(const struct making *making, const struct fillable *fillable, int32_t unit)
{
    const struct unit_type *type = making->roster->type;
    const struct field *to = fillable->to;
    const char *place = (const char *)making->units->input + fillable->place,
               *member = unit_fills_member(fillable->fill);
    const void *own = making->roster->units[unit].own;
    int32_t follows =
        member && type->follows ? type->follows(own, making->intent->question.options, member) : FIELD_ABSENT;
    if (follows == FIELD_ABSENT || !field_given(to, place))
        return false;
    return to->kind == FIELD_TEXT || unit_number(to, place) != follows;
}

void binding_weigh_followed(const struct making *making, const struct fillable *fillable, int32_t unit)
{
    if (is_given_otherwise(making, fillable, unit))
        binding_list(&making->units->stated.overridden, fillable);
}
