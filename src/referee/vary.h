/* What a question of odds varies: the map of pointers to values, and its cases. */
#pragma once
#include "referee/odds_intent.h"

/* Reads `vary` (NULL: nothing is varied) into varied, varied_count and case_count. False after adding violations. */
bool vary_read(const struct json_t *vary, struct odds_intent *intent, struct violations *violations);
/* Whether something below this pointer is varied ("/options"). */
bool vary_has(const struct odds_intent *intent, const char *above);
/* Whether the value at the pointer is varied. */
bool vary_reaches(const struct odds_intent *intent, const char *pointer);
/* A question's members while they are varied. */
struct vary_question {
    void *input, *options;
    struct members_given *given; /* of the input; NULL: the body has none */
};
/* Puts the values of one case into the question; violations about them are added to `found`. False after adding to
 * `violations` that a pointer leads nowhere. */
bool vary_set(const struct odds_intent *intent, int32_t number, const struct vary_question *question,
              struct violations *found, struct violations *violations);
/* Adds the violations of one case, each once: at the varied value if they concern it, else at their own place. */
void vary_blame(const struct odds_intent *intent, int32_t number, const struct violations *found,
                struct violations *violations);
