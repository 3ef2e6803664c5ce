/* Odds as clients read them. */
#pragma once
#include "odds_intent.h"
#include "odds_words.h"
#include "referee.h"
#include "writer.h"

/* What comes of answering. */
struct odds_failure {
    enum odds_result result;
    struct odds_excess excess; /* ODDS_TOO_LARGE */
    int32_t unknown;           /* ODDS_NO_SUCH_FIELD: index into the intent's `shown` */
};

/* Finds the odds of every case, one after the other within one budget, and writes the answer as it goes. What was
 * written is worthless unless the result is ODDS_FOUND. */
struct odds_failure odds_answer(struct writer *out, const struct odds_intent *intent, int64_t branches,
                                struct dice_pool *pool);

/* A recorded ruling with the odds that its question had, or with why they are not found. */
struct odds_failure odds_answer_recorded(struct writer *out, const struct recorded *recorded, int64_t branches);

/* The request for one case, with so many branches left. */
struct odds_request odds_request_of(const struct odds_intent *intent, int32_t number, int64_t branches,
                                    struct dice_pool *pool);

/* The members of one answer, into an object that is open already. */
void odds_write(struct writer *out, const struct step *step, const struct odds *odds);
/* The members of an excess, likewise. */
void odds_excess_write(struct writer *out, const struct odds_excess *excess);
