/* The rulebooks' clauses in the database, where the search finds them. Only the caller knows the books; the store knows
 * only texts. */
#pragma once
#include <stdbool.h>
#include <stddef.h>

struct store_clause {
    const char *ruleset, *clause, *title;
    const char *body; /* plain text */
    const char *tags; /* joined by commas */
};

/* Makes the database hold exactly these, in one transaction, unless it does already. False after logging why not. */
bool clauses_load(const char *url, const struct store_clause *clauses, size_t count);
