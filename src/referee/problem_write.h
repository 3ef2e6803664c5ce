/* The content of a problem (RFC 9457) as JSON: from the error registry and a list of violations, with or without
 * HTTP. */
#pragma once
#include "base/writer.h"
#include "referee/odds_words.h"
#include "referee/unit_requests.h"
#include "roster/roster.h"
#include <umpire/rules.h>
#include <umpire/violation.h>

/* The facts of one problem. NULL members are left out. */
struct problem_occurrence {
    enum umpire_error error;
    const char *detail; /* NULL when the title or the first violation is enough */
    const struct violations *violations;
    const struct odds_excess *excess;        /* of ERROR_ODDS_TOO_LARGE, in words and numbers */
    const struct ruling *unfinished;         /* of ERROR_DICE_EXHAUSTED: tried with the declared dice */
    const struct roster_difference *changed; /* of ERROR_UNITS_CHANGED */
    int32_t changed_count;
    const char *request_id; /* of the HTTP request, a UUID; "" counts as NULL */
    size_t rested_on_count; /* entries that prevent taking back or removing, newest first */
    const int64_t *rested_on;
    const struct turn_on *current; /* of ERROR_TURN_CHANGED: the current turn */
};

/* What happened, as a sentence; nothing if the title is enough. */
void problem_detail(struct text *ret, const struct problem_occurrence *occurrence);
/* Writes the whole object. */
void problem_write_occurrence(struct writer *out, const struct problem_occurrence *occurrence);
void problem_write(struct writer *out, enum umpire_error error, const char *detail,
                   const struct violations *violations);

extern const struct fields problem_fields;
