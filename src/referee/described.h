/* What a session is about, from its newest entry of kind `described`. */
#pragma once
#include "referee/entry_read.h"

/* From the entry's bytes, in the arena. NULL: not an entry of that kind (or NULL bytes), an empty description, or out
 * of memory. */
const struct entry_described *described_read(struct arena *arena, const char *bytes, size_t length);
/* As in answers: over struct entry_described. */
extern const struct fields session_description_fields;
