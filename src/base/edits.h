/* How far two names are from each other. */
#pragma once
#include <stddef.h>

/* Levenshtein's distance: how many letters must be inserted, deleted or changed; SIZE_MAX when a name has more than 40
 * bytes, which is too long to be a slip. */
size_t edits_between(const char *a, const char *b);
