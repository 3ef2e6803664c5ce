/* Questions for tests that ask something of every step: from JSON, and those of the golden files. */
#pragma once
#include "referee/intent.h"

/* Decoded as a request's body is. The question lives until question_end. */
struct asked {
    struct arena arena;
    struct intent intent;
};

/* False when it is no valid question; then there is nothing to end. */
bool question_ask(struct asked *asked, const char *ruleset, const char *step, const char *body);
void question_end(struct asked *asked);

/* Each golden case that is a valid question, without its dice, and each question once; the first one of a step has the
 * index 0. Ends when `each` says false. False when a file cannot be read. */
bool golden_questions(bool (*each)(const struct intent *intent, const char *name, size_t index, void *context),
                      void *context);
