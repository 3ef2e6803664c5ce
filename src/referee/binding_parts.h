/* What the files share that bind a question to a roster: binding.c says in which order. */
#pragma once
#include "referee/binding.h"

/* A binding while it is made. */
struct making {
    const struct intent *intent;
    struct bound_units *units;
    const struct roster *roster;
    struct violations *violations;
    /* for bars, once the inputs are filled */
    uint32_t taken; /* roles, as in struct barring */
    bool whole;
    const struct fillable *too_many; /* for which more figures are ready than it takes; NULL: none */
};

/* Whether units and roles fit each other (binding_roles.c). False after adding violations. */
bool binding_assign(const struct making *making);
/* Says what is wrong with a unit, where the body names it. */
void binding_violate(const struct making *making, int32_t role, int32_t item, enum umpire_error code, const char *words,
                     const char *more);

/* The input as it was given, and what the units fill in (binding_fill.c). */
void binding_fill(struct making *making);

/* binding_weigh.c: what was given, and the unit knows, too; what was given, and the unit leaves to its profile, kind or
 * rank; what the unit has, and the input does not take. */
void binding_weigh_given(const struct making *making, const struct fillable *fillable, int32_t unit);
void binding_weigh_followed(const struct making *making, const struct fillable *fillable, int32_t unit);
void binding_weigh_unfit(struct making *making, const struct fillable *fillable, int32_t unit, void *place);
void binding_say_unfit(const struct making *making, const struct fillable *fillable);
/* Adds an input to those that the entry says were filled in, overridden or assumed. */
void binding_list(struct pointers *pointers, const struct fillable *fillable);

/* What bars the units, once the inputs are filled (binding_bars.c). */
void binding_bar(struct making *making);
/* A bar that a unit in a role met. Those beyond what an entry holds say nothing new. */
void binding_bar_meet(const struct making *making, int32_t role, int32_t item, struct bar_found found);
/* Whether the unit is out of the game, and the role is for those in it. */
bool binding_is_out(const struct making *making, int32_t role, int32_t item);
/* Roles that nobody takes, and somebody must: adds violations. */
void binding_want(const struct making *making);
