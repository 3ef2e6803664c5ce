/* What is varied in a question of odds: the map of pointers to values, taken off the body, and its cases. */
#pragma once
#include "odds_intent.h"

/* Reads `vary` (NULL: nothing is varied) into varied, varied_count and case_count. False after adding violations. */
bool vary_read(const struct json_t *vary, struct odds_intent *intent, struct violations *violations);
/* Sets the values of one case into the body. False after adding violations. */
bool vary_set(struct arena *arena, const struct odds_intent *intent, int32_t number, struct json_t *body,
              struct violations *violations);
/* Adds what is wrong with one case, once: at the value that was varied where it concerns it, else where it is. */
void vary_blame(const struct odds_intent *intent, int32_t number, const struct violations *found,
                struct violations *violations);
