/* Reading the options of a session or of house rules again. */
#pragma once
#include <umpire/rules.h>

/* Options as they were written by fields_write, e.g. from a stored session. NULL when they are not of this ruleset or
 * out of memory. The struct is malloc'd: it outlives the request. */
void *options_read(const struct ruleset *ruleset, const char *json, size_t length);
