/* What a problem says (RFC 9457), as JSON: from the error registry and a list of violations, with or without HTTP. */
#pragma once
#include "base/writer.h"
#include "referee/odds_words.h"
#include "referee/unit_requests.h"
#include "roster/roster.h"
#include <umpire/rules.h>
#include <umpire/violation.h>

/* What there is to say. What is NULL is left out. */
struct problem_told {
    enum umpire_error error;
    const char *detail; /* NULL when the title or the first violation says it all */
    const struct violations *violations;
    const struct odds_excess *excess;        /* of ERROR_ODDS_TOO_LARGE, in words and in figures */
    const struct ruling *unfinished;         /* of ERROR_DICE_EXHAUSTED: tried with the dice that were declared */
    const struct roster_difference *changed; /* of ERROR_UNITS_CHANGED */
    int32_t changed_count;
    const char *request_id; /* of the HTTP request, a UUID; "" counts as NULL */
    size_t rested_on_count; /* entries in the way of taking back or removing, the newest first */
    const int64_t *rested_on;
    const struct turn_on *current; /* of ERROR_TURN_CHANGED: what is on */
};

/* What happened in this case, as a sentence; nothing where the title says it all. */
void problem_detail(struct text *ret, const struct problem_told *told);
/* Writes the whole object. */
void problem_write_told(struct writer *out, const struct problem_told *told);
void problem_write(struct writer *out, enum umpire_error error, const char *detail,
                   const struct violations *violations);

extern const struct fields problem_fields;
