/* Binding a question to a roster: what the units that it names know is filled in where it says nothing itself. One
 * mechanism for handler, writer and verifier. The handler may bind to the roster that it knows, and the writer binds
 * again to that at the head of the ledger: each binding starts again from what was given.
 *
 *   intent_decode…     needs no roster
 *   binding_start      once for a question: takes its memory
 *   binding_bind       as often as there are rosters: gives the whole question, and what the entry says of units
 *   binding_affect     when it is resolved: what the ruling does to the units of that roster */
#pragma once
#include "referee/intent.h"
#include "roster/roster.h"

/* The units' part of a bound question. */
struct bound_units {
    struct assignment assignment;  /* the units in roles, as indexes in the roster */
    struct units_stated stated;    /* the same in the form of the entry, with what was filled in, overridden and
                                    * changed */
    struct roster_change *changes; /* stated.changes in the form that the roster applies, in the same number */
    /* Used only by the files that bind (binding_parts.h). */
    struct arena *arena;
    void *input;
    struct members_given given;
    struct question_units shown; /* what the resolver sees of them */
    char (*names)[FIELD_TEXT_SIZE(UNIT_NAME_MAX)];
    void *scratch; /* as large as the input: the units' values, to be compared with the given ones */
    const char **autofilled, **overridden, **assumed;
    struct unit_barred *barred;
    int32_t change_room;
    struct unit_changed *changed;
    char (*changed_ids)[UNIT_ID_MAX + 1]; /* the roster may be gone before the answer is written */
};

struct binding {
    const struct intent *intent;
    struct question question;  /* the question with the units' values; the intent's own if no unit is named */
    struct bound_units *units; /* NULL: none is named */
};

/* Takes memory from the arena for binding a question, once; none if no unit is named, since the question is then
 * complete. The intent outlives it. False when out of memory. */
bool binding_start(struct binding *binding, struct arena *arena, const struct intent *intent);

/* Binds to this roster (NULL: the session has no units) and checks the resulting question. If no unit is named it does
 * nothing: the question was checked when it was decoded. False after adding violations: a unit that does not exist, is
 * out of the game or may not take its role, an input that is still missing, and whatever the step refuses. The question
 * must not be used then, but may be bound again. A bar from a unit's state is not a violation: it is in question.units,
 * and question_resolve obeys it. */
bool binding_bind(struct binding *binding, const struct roster *roster, struct violations *violations);

/* Computes the ruling's changes to the units of the roster that was bound last, into `stated.changes` and `changes`.
 * False when there are too many, or out of memory. */
bool binding_affect(struct binding *binding, const struct roster *roster, const struct ruling *ruling);
/* What a bar says after the name of the unit that it bars: that nothing of what is asked is there, or its text. */
const char *binding_bar_said(const struct bar_found *bar);
