/* Problems: every error of every operation, as RFC 9457 application/problem+json. In the middle of a
 * stream each of them breaks the stream off instead. */
#pragma once
#include "exchange.h"

/* Answers with an error of the registry; `detail` says what happened this time, NULL when the title says it all. */
void problem(struct exchange *exchange, enum umpire_error error, const char *detail);
/* Answers with the exchange's violations. The code is that of the violations when they share one, else invalid_input.
 */
void problem_violations(struct exchange *exchange);
/* Answers that the odds take too much, with the figures. */
void problem_odds(struct exchange *exchange, const struct odds_excess *excess);
/* Answers with what the store says of a call that was not done. */
void problem_store(struct exchange *exchange, enum store_result result);
