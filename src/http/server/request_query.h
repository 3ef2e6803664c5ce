/* What handlers read from a request besides its body. */
#pragma once
#include "http/server/request.h"

/* The query, decoded by the operation's fields, in the arena; what is wrong with it is in the request's violations,
 * for the handler to answer. NULL after answering that there is not enough memory. */
void *request_query(struct request *request);
/* The request's violations, empty; NULL after answering that there is not enough memory. */
struct violations *request_violations(struct request *request);
/* Whether a query parameter only says where a link was found: sites and mail programs add such to every link that they
 * show. */
bool parameter_tracks(const char *name);
