/* What handlers read of a request besides its body. */
#pragma once
#include "exchange.h"

/* The query as the operation's fields describe it, in the arena; what is wrong with it stands in the exchange's
 * violations, for the handler to answer. NULL after answering that memory is out. */
void *exchange_query(struct exchange *exchange);
/* The exchange's violations, empty; NULL after answering that memory is out. */
struct violations *exchange_violations(struct exchange *exchange);
