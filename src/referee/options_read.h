/* Reads the stored options of a session or of house rules. */
#pragma once
#include <umpire/rules.h>

/* Options as fields_write wrote them, e.g. of a stored session. NULL when they are not of this ruleset or out of
 * memory. The struct is malloc'd: it outlives the request. */
void *options_read(const struct ruleset *ruleset, const char *json, size_t length);
