/* What the files that bind a question to a roster share; binding.c has their order. */
#pragma once
#include "referee/binding.h"

/* A binding in progress. */
struct making {
    const struct intent *intent;
    struct bound_units *units;
    const struct roster *roster;
    struct violations *violations;
    /* for bars, once the inputs are filled */
    uint32_t taken; /* roles, as in struct barring */
    bool whole;
    const struct fillable *too_many; /* for these the units have more figures ready than the input allows; NULL: none */
};

/* Checks that units and roles fit each other (binding_roles.c). False after adding violations. */
bool binding_assign(const struct making *making);
/* Adds a violation about a unit, at its place in the body. */
void binding_violate(const struct making *making, int32_t role, int32_t item, enum umpire_error code, const char *words,
                     const char *more);

/* The given input, and what the units fill in (binding_fill.c). */
void binding_fill(struct making *making);

/* binding_weigh.c: given values that the unit knows, too; given values that the unit leaves to its profile, kind or
 * rank; values of the unit that the input does not accept. */
void binding_weigh_given(const struct making *making, const struct fillable *fillable, int32_t unit);
void binding_weigh_followed(const struct making *making, const struct fillable *fillable, int32_t unit);
void binding_weigh_unfit(struct making *making, const struct fillable *fillable, int32_t unit, void *place);
void binding_say_unfit(const struct making *making, const struct fillable *fillable);
/* Adds an input to those that the entry lists as filled in, overridden or assumed. */
void binding_list(struct pointers *pointers, const struct fillable *fillable);

/* What bars the units, once the inputs are filled (binding_bars.c). */
void binding_bar(struct making *making);
/* A bar that a unit in a role is subject to. Beyond the number that an entry holds, bars are dropped. */
void binding_bar_meet(const struct making *making, int32_t role, int32_t item, struct bar_found found);
/* Whether the unit is out of the game, and the role is for those in it. */
bool binding_is_out(const struct making *making, int32_t role, int32_t item);
/* Adds violations for mandatory roles without a unit. */
void binding_want(const struct making *making);
