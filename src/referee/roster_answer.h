/* The roster of a session as clients read it, with its ruleset's own members. */
#pragma once
#include "fields/answer_rows.h"
#include "roster/roster.h"

/* The turn and phase: the first members of answers about the table. */
struct roster_place {
    const char *ruleset, *phase; /* phase NULL: the ruleset has none, or no turn has begun */
    int32_t as_of, turn;
};
#define ROSTER_PLACE_ROWS(type)                                                                                        \
    WORD_AS(type, place.ruleset, "ruleset", NULL),                                                                     \
        COUNT_AS(type, place.as_of, "as_of", "The number of the last entry that counts."),                             \
        COUNT_AS(type, place.turn, "turn", "The current turn; absent before the first.", OPTIONAL, .zero = true),      \
        WORD_AS(type, place.phase, "phase", "The phase of that turn, where the ruleset has phases.", OPTIONAL)

enum { ROSTER_TABLE_MEMBERS = 96 };

/* The tables of a ruleset's roster, with memory of their own: they must not be moved. */
struct roster_table {
    struct field unit_list[7 + ROSTER_TABLE_MEMBERS], list[6];
    struct fields unit, fields;
    struct field item; /* of the list of units */
};
/* Their names alone, for answers that have one as a member: what it holds depends on the ruleset. */
extern const struct fields any_roster_fields, any_unit_state_fields;
void roster_table_make(const struct ruleset *ruleset, struct roster_table *ret);

/* One unit of it. */
void roster_unit_write(struct writer *out, const struct ruleset *ruleset, const struct roster *roster, int32_t unit,
                       const void *options);
/* The roster; `options` are the session's, which affect what units cost. */
void roster_answer_write(struct writer *out, const struct ruleset *ruleset, const struct roster_place *place,
                         const struct roster *roster, const void *options);
