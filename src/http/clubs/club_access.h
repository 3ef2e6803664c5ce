/* Access with a club's key: to the operations of a club, and to opening sessions. */
#pragma once
#include "http/server/request.h"

/* Handles the request when `token` is a club's key, whose name is in request->club then, or when the operation needs
 * none; otherwise answers what is wrong. `token` is the bearer token, NULL when there is none. */
void club_admit(struct request *request, const char *token);
