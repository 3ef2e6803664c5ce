/* Binding a question to a roster: what the units that it names know is filled in where it says nothing itself. One
 * mechanism for handler, writer and verifier. The handler may bind to the roster that it knows, and the writer binds
 * again to that at the head of the ledger: each binding starts afresh from what was given.
 *
 *   intent_decode…     needs no roster
 *   binding_start      once for a question: takes its memory
 *   binding_bind       as often as there are rosters: gives the whole question, and what the entry says of units
 *   binding_affect     when it is resolved: what the ruling does to the units of that roster */
#pragma once
#include "referee/intent.h"
#include "roster/roster.h"

/* What units have to do with a question, once it is bound. */
struct bound_units {
    struct assignment assignment;  /* who takes which role, as places in the roster */
    struct units_said said;        /* the same as the entry says it, and what was filled in, overridden and changed */
    struct roster_change *changes; /* said.changes as the roster takes them, and as many */
    /* For the files that bind alone (binding_parts.h). */
    struct arena *arena;
    void *input;
    struct members_given given;
    struct question_units told; /* what the resolver hears of them */
    char (*names)[FIELD_TEXT_SIZE(UNIT_NAME_MAX)];
    void *scratch; /* as large as the input: what units know, to be held against what was given */
    const char **autofilled, **overridden, **assumed;
    struct unit_barred *barred;
    int32_t change_room;
    struct unit_changed *changed;
    char (*changed_ids)[UNIT_ID_MAX + 1]; /* the roster may be gone before the answer is written */
};

struct binding {
    const struct intent *intent;
    struct question question;  /* whole: what was asked, with what units filled in; the intent's where none is named */
    struct bound_units *units; /* NULL: none is named */
};

/* Memory in the arena for binding a question, once; where no unit is named it takes none, and the question is whole.
 * The intent outlives it. False when out of memory. */
bool binding_start(struct binding *binding, struct arena *arena, const struct intent *intent);

/* Binds to this roster (NULL: the session has no units) and checks the question that comes of it. Where no unit is
 * named it has nothing to do: such a question was checked when it was decoded. False after adding violations: a unit
 * that is not there, is out of the game or may not take its role, an input that is missing still, and whatever the step
 * refuses. The question is not to be used then, but may be bound again. What the state of its units bars is no
 * violation: question.units has it, and question_resolve heeds it. */
bool binding_bind(struct binding *binding, const struct roster *roster, struct violations *violations);

/* What the ruling changes in the units of the roster that was bound last: into `said.changes` and `changes`. False when
 * there is too much, or out of memory. */
bool binding_affect(struct binding *binding, const struct roster *roster, const struct ruling *ruling);
