/* Units in a question: who takes which role, what they fill in, and what the ruling changes in them. */
#pragma once
#include "arena.h"
#include "entry.h"
#include "json.h"
#include "roster.h"

enum { TAKINGS_MAX = 320 };

/* The members `units` and `apply` of a body. */
struct cast_request {
    bool given;
    bool apply;
    int32_t count[UNIT_ROLES_MAX];
    char ids[UNIT_ROLES_MAX][UNITS_IN_ROLE_MAX][UNIT_ID_MAX + 1];
};

/* The table of `units` for a step, with memory of its own: one member per role, a list where the role is one. */
struct cast_fields {
    struct field list[UNIT_ROLES_MAX];
    char name[96];
    struct fields fields;
};
void cast_fields_make(const struct step *step, struct cast_fields *ret);

/* An input that a unit knows. */
struct taking {
    int32_t role, item;
    const struct unit_fills *fill;
};

/* Of one question. */
struct casting {
    struct cast cast;
    bool apply;
    int32_t taking_count;
    struct taking takings[TAKINGS_MAX];
    struct units_said said; /* but for what is changed */
};

/* Reads `units` and `apply` out of the body and puts what the units know into its `input` where that says nothing, so
 * that it can be decoded like any other. `ret` is NULL when no unit is named. False after adding violations. */
bool casting_read(struct arena *arena, const struct step *step, const struct roster *roster, struct json_t *root,
                  struct casting **ret, struct violations *violations);

/* Fills in once more, from the roster at the head of the ledger, what was taken from an older one. False after adding
 * violations: a unit is out of the game, or does not know any more what it knew. */
bool casting_refill(const struct casting *casting, const struct roster *roster, const struct step *step, void *input,
                    struct violations *violations);

/* What the ruling changes in the units of this roster, in the arena: `ret` is what its entry says, `changes` the same
 * for the roster's history. False when memory is out or there are too many. */
bool casting_affect(struct arena *arena, const struct casting *casting, const struct roster *roster,
                    const struct ruling *ruling, struct units_said *ret, struct unit_changes *ret_changes);

/* The casting that an entry records, made again from what it says and the roster that it met: who takes which role, and
 * of what the units know all that the entry does not call overridden as taken. NULL when it names what is not there;
 * `why` then says what. */
struct casting *casting_again(struct arena *arena, const struct step *step, const struct roster *roster,
                              const struct units_said *said, struct text *why);
