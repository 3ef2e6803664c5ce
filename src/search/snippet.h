/* The part of a text that has most of what was sought. */
#pragma once
#include "search/index.h"

/* With marks around what was found, and an ellipsis where it leaves something out. NULL when out of memory. */
const char *snippet_make(const struct search_index *index, struct arena *arena, const char *text, const size_t *terms,
                         size_t count);
