/* Odds as clients read them. */
#pragma once
#include "base/writer.h"
#include "referee/answer.h"
#include "referee/odds_intent.h"
#include "referee/odds_words.h"
#include "referee/referee.h"

/* What comes of answering. */
struct odds_failure {
    enum odds_result result;
    struct odds_excess excess; /* ODDS_TOO_LARGE */
    int32_t unknown;           /* ODDS_NO_SUCH_FIELD: index into the intent's `shown` */
};

/* Finds the odds of every case, one after the other within one budget, and writes the answer as it goes. What was
 * written is worthless unless the result is ODDS_FOUND. */
struct odds_failure odds_answer_write(struct writer *out, const struct odds_intent *intent, int64_t branches,
                                      struct dice_pool *pool);

/* A recorded ruling with the odds that its question had, or with why they are not found. `tree` as in
 * answer_write_recorded. */
struct odds_failure odds_answer_recorded(struct writer *out, const struct recorded *recorded,
                                         struct entry_beside beside, int64_t branches);

/* Finds the odds of one case; `*used` are the branches that the cases before it took of the budget. `*ret` is the
 * caller's to free, whatever comes of it. */
struct odds_failure odds_case_find(const struct odds_intent *intent, int32_t number, int64_t branches,
                                   struct dice_pool *pool, int64_t *used, struct odds **ret);

/* The members of one case's odds, into an object that is open already. */
void odds_write(struct writer *out, const struct odds_intent *intent, const struct odds *odds);
/* Whether a distribution says something: not, where nobody named its member, and it is never there. */
bool distribution_is_worth_showing(const struct odds_intent *intent, const struct odds_distribution *distribution);

/* What is answered about odds, of a recorded ruling, and of what takes too much work. */
extern const struct fields odds_fields, recorded_odds_fields, odds_excess_fields;
