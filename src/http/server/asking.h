/* Limits long requests, such as reports: each address has at most its share at once, and all together
 * at most what may wait (ADR 35). */
#pragma once
#include "http/server/request.h"

/* Counts the request until asking_end. False after answering that there are too many. NULL: no limit. */
bool asking_begin(struct request *request, struct shares *shares);
/* Call when it is done or given up; the request's reset does so, too. */
void asking_end(struct request *request);
