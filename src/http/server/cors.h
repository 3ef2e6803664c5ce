/* Which pages of other origins may read answers in a browser (CORS, the Fetch standard). */
#pragma once
#include "http/server/request.h"

enum { CORS_MESSAGE_MAX = 200 };

/* Whether a setting lists origins as browsers write them ("https://club.example:8443"), or is "*" alone, or empty.
 * Else what is wrong with it in `ret_message`. */
bool cors_origins_check(const char *origins, char ret_message[CORS_MESSAGE_MAX]);
/* Adds the CORS headers to a complete reply. */
void cors_add(struct request *request);
