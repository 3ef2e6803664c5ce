/* Who comes with a club's key: operations of a club, and opening sessions. */
#pragma once
#include "http/server/request.h"

/* Handles the request when `token` is a club's key, whose name is in request->club then, or when the operation needs
 * none; answers what is wrong else. `token` is the bearer token, NULL when there is none. */
void club_admit(struct request *request, const char *token);
