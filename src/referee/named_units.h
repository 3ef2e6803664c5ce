/* The units that a question names: which unit is in which role, and which inputs those may fill in. It needs no roster:
 * whether the units exist, and what they know, is found when the question is bound to one (binding.h). */
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

/* The table of `units` for a step, with memory of its own: one member per role, a list for a role with several
 * units. */
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
    size_t place;           /* and the offset in the input struct of the object that has it */
    const char *pointer;    /* of the input, from the body's root */
};

/* Of one question. */
struct named_units {
    int32_t count[UNIT_ROLES_MAX]; /* of units in each role */
    const char *const *ids[UNIT_ROLES_MAX];
    bool apply;                 /* the ruling's effects on the units apply */
    bool recorded;              /* the question is in the ledger, so it is complete */
    struct members_given given; /* of the input; objects that units fill in count as given */
    int32_t fillable_count;
    const struct fillable *fillable; /* in the order of their pointers */
};

/* The units of an entry, for the resolver: their names, and the recorded bars. NULL when the ruleset does not know such
 * a bar, or out of memory. */
const struct question_units *question_units_recorded(struct arena *arena, const struct ruleset *ruleset,
                                                     const struct step *step, const struct units_stated *stated,
                                                     bool overridden);

/* The units from a body, and the consequences for `input`: the objects that units fill in exist and count as given. The
 * bits of `given` then belong to the named units. NULL when out of memory. */
const struct named_units *named_units_read(struct arena *arena, const struct step *step, const struct role_names *names,
                                           const struct members_given *given, void *input);
/* The same from an entry with its complete input, as it was when the question was asked: inputs that units may know,
 * and that the entry lists neither as autofilled nor as assumed, were given. */
const struct named_units *named_units_recorded(struct arena *arena, const struct step *step,
                                               const struct units_stated *stated, const void *input);
