/* The units that a question names: who takes which role, and which inputs those units may fill in. None of it needs a
 * roster: whether the units exist, and what they know, is asked when the question is bound to one (binding.h). */
#pragma once
#include "base/arena.h"
#include "fields/decode.h"
#include "ledger/entry.h"

/* The members `units` and `apply` of a body. */
struct role_names {
    bool given;
    bool apply;
    int32_t count[UNIT_ROLES_MAX];
    char ids[UNIT_ROLES_MAX][UNITS_IN_ROLE_MAX][UNIT_ID_MAX + 1];
};

/* The table of `units` for a step, with memory of its own: one member per role, a list where the role is one. */
struct role_fields {
    struct field list[UNIT_ROLES_MAX];
    char name[96];
    struct fields fields;
};
void role_fields_make(const struct step *step, struct role_fields *ret);

/* An input that a unit in a role may fill in. */
struct fillable {
    int32_t role, item;
    const struct unit_fills *fill;
    const struct field *to; /* the input, */
    size_t place;           /* and where in the input struct the object stands that has it */
    const char *pointer;    /* to the input, from the body's root */
};

/* Of one question. */
struct named_units {
    int32_t count[UNIT_ROLES_MAX]; /* of units in each role */
    const char *const *ids[UNIT_ROLES_MAX];
    bool apply;                 /* what the ruling does to the units holds */
    bool recorded;              /* the question stands in the ledger: it lacks nothing */
    struct members_given given; /* of the input; the objects that units fill in count as given */
    int32_t fillable_count;
    const struct fillable *fillable; /* in the order of their pointers */
};

/* What an entry that was read says of its units, for the resolver: their names, and the bars that it records. NULL when
 * the ruleset knows no such bar, or out of memory. */
const struct question_units *question_units_recorded(struct arena *arena, const struct ruleset *ruleset,
                                                     const struct step *step, const struct units_said *said,
                                                     bool overridden);

/* What the body says, and what follows from that for `input`: the objects that units fill in are there, and count as
 * given. The bits of `given` are those of the named units from now on. NULL when out of memory. */
const struct named_units *named_units_read(struct arena *arena, const struct step *step, const struct role_names *names,
                                           const struct members_given *given, void *input);
/* The same out of an entry with its whole input, as it was when the question was asked: what units may know, and the
 * entry calls neither autofilled nor assumed, was given. */
const struct named_units *named_units_recorded(struct arena *arena, const struct step *step,
                                               const struct units_said *said, const void *input);
