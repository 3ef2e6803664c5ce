/* What a session is about, as the newest entry of kind `described` says it. */
#pragma once
#include "referee/entry_read.h"

/* Of the entry's bytes, in the arena. NULL: they are no such entry (NULL: none), it says nothing, or out of memory. */
const struct entry_described *described_read(struct arena *arena, const char *bytes, size_t length);
/* As answers say it: over struct entry_described. */
extern const struct fields session_description_fields;
