/* What one request of somebody keeps busy for long, such as a search or a report: of an address no more at once than
 * its share, and of all together no more than may wait (ADR 35). */
#pragma once
#include "request.h"

/* Counts the request among them until asking_end. False after answering that they are more than may be. NULL: no limit.
 */
bool asking_begin(struct request *request, struct shares *shares);
/* It is done, or will not be; the request's reset says so, too. */
void asking_end(struct request *request);
