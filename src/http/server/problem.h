/* Problems: every error of every operation, as RFC 9457 application/problem+json, or as a page for a browser that asked
 * for one (problem_page.h). In the middle of a stream an error breaks the stream off instead. */
#pragma once
#include "http/server/request.h"

/* Answers with an error of the registry; `detail` has the details of this time, NULL if the title is enough. */
void problem(struct request *request, enum umpire_error error, const char *detail);
/* Answers with the request's violations. The code is that of the violations when they share one, else invalid_input.
 */
void problem_violations(struct request *request);
/* The same for a ruling that was tried with declared dice: if they were too few, with what to throw next. */
void problem_ruling(struct request *request, const struct ruling *ruling);
/* Answers that the odds take too much, with the figures. */
void problem_odds(struct request *request, const struct odds_excess *excess);
/* Answers with a job's refusal and its data: `rested_on`, `current`, what to throw next. */
void problem_refusal(struct request *request, const struct job *job);
/* Answers with the store's result of a call that was not done. */
void problem_store(struct request *request, enum store_result result);
