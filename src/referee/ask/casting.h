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

/* An input that a unit in a role may know. */
struct unit_input {
    int32_t role, item;
    const struct unit_fills *fill;
    const char *pointer; /* of the input, from the root */
    bool given;          /* the question says it itself */
    bool filled;         /* the unit has filled it in */
};

/* Of one question. */
struct casting {
    struct cast cast;
    int32_t taking_count;
    struct unit_input *takings; /* in the order of their pointers */
    struct units_said said;     /* what the entry says; its lists point at what follows */
    const char **taken, **overridden;
    struct effects *effects;
    struct roster_change *changes; /* what casting_affect found, for the roster */
    struct unit_changed *changed;  /* the same for the entry; their ids are copies: */
    char (*ids)[UNIT_ID_MAX + 1];  /* the roster may be gone before the answer is written */
};

/* Reads `units` and `apply` out of the body and puts what the units know into its `input` where that says nothing, so
 * that it can be decoded like any other. `ret` is NULL when no unit is named. False after adding violations. */
bool casting_read(struct arena *arena, const struct step *step, const struct roster *roster, struct json_t *root,
                  struct casting **ret, struct violations *violations);

/* The casting that an entry records for its input, made again: what it calls overridden was given. NULL when it names
 * what is not there; `why` then says what. */
struct casting *casting_again(struct arena *arena, const struct step *step, const void *input,
                              const struct roster *roster, const struct units_said *said, struct text *why);

/* Fills in what the units of this roster know and the question does not give, and says what was taken and what
 * overridden. Called for the roster that counts: that at the head of the ledger, which may be newer than the one that
 * the question was read with. What a unit does not know any more is left out
 * again. False after adding violations: a unit is out of the game, or does not know any more what must be said. */
bool casting_settle(struct casting *casting, const struct roster *roster, const struct step *step, void *input,
                    struct violations *violations);

/* Units as an entry says them; the structs stay where they are. False when memory is out. */
bool units_enter(struct arena *arena, const struct unit_type *type, const struct roster_unit *units, int32_t count,
                 struct units_entered *ret);

/* A change of the roster as an entry says it. */
struct unit_changed unit_changed_of(const char *unit, const struct roster_change *change);

/* What the ruling changes in the units of this roster: into `said.changes` and `changes`. False when there is too much.
 */
bool casting_affect(struct casting *casting, const struct roster *roster, const struct ruling *ruling);
