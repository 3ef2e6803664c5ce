/* A pooler in transaction mode gives each transaction to another server process: what was prepared or set before is
 * lost in it. It is noticed when a connection is made, not when the first entry fails. */
#pragma once
#include "store/connection.h"

/* NULL, or why a new connection cannot be used, a static sentence. It is idle, and stays so. */
const char *pooler_refuse(PGconn *connection, const char *url, int64_t deadline);
