/* Odds as clients read them. */
#pragma once
#include "base/writer.h"
#include "referee/answer.h"
#include "referee/odds_intent.h"
#include "referee/odds_words.h"
#include "referee/referee.h"

/* How an answer ends. */
struct odds_failure {
    enum odds_result result;
    struct odds_excess excess; /* ODDS_TOO_LARGE */
    int32_t unknown;           /* ODDS_NO_SUCH_FIELD: index into the intent's `shown` */
};

/* Finds the odds of every case within one budget, and writes the answer on the way. Discard what was written unless the
 * result is ODDS_FOUND. */
struct odds_failure odds_answer_write(struct writer *out, const struct odds_intent *intent, int64_t branches,
                                      struct dice_pool *pool);

/* A recorded ruling with the odds of its question, or with the reason why there are none. `tree` as in
 * answer_write_recorded. */
struct odds_failure odds_answer_recorded(struct writer *out, const struct recorded *recorded,
                                         struct entry_beside beside, int64_t branches);

/* Finds the odds of one case; `*used` is the part of the budget that earlier cases used. The caller frees `*ret`,
 * whatever the result. */
struct odds_failure odds_case_find(const struct odds_intent *intent, int32_t number, int64_t branches,
                                   struct dice_pool *pool, int64_t *used, struct odds **ret);

/* The members of one case's odds, into an open object. */
void odds_write(struct writer *out, const struct odds_intent *intent, const struct odds *odds);
/* Whether a distribution is worth showing: not if its member was not asked for and is always absent. */
bool distribution_is_worth_showing(const struct odds_intent *intent, const struct odds_distribution *distribution);

/* The answers about odds, about a recorded ruling, and about a question that is too large. */
extern const struct fields odds_fields, recorded_odds_fields, odds_excess_fields;
