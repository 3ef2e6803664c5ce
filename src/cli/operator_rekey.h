/* Going on after a failover that lost the end of games: all that are stopped at once, or one. */
#pragma once
#include "cli/operator.h"

/* Gives new chains to sessions that the processes of this directory remember longer than the database has them; `id`
 * NULL: to all of these. Prints each. False after saying why one was refused. */
bool operator_rekey(struct operator* operator, const char * directory, const char *id, const char *reason);
