/* Options that differ from their defaults: what a club or a session plays differently from the rulebook. */
#pragma once
#include <umpire/rules.h>

/* An option that differs. Both values are also JSON; empty if absent. */
struct option_difference {
    const struct field *field;
    const void *options, *defaults; /* structs of the ruleset's table */
    const char *value, *fallback;
};

/* Calls `show` for each one in the table's order. False when out of memory. */
bool options_differ_each(const struct ruleset *ruleset, const void *options,
                         void (*show)(void *context, const struct option_difference *difference), void *context);
