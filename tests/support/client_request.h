/* What the lone client and the crowd share: a request in libcurl's hands. Knows curl; tests include client.h. */
#pragma once
#include "client.h"
#include <curl/curl.h>

/* Makes `curl` ready for a request whose answer goes to `response`. The list of headers lives until it is answered. */
struct curl_slist *request_prepare(CURL *curl, const char *base, const struct ask *ask, struct response *response);
/* The answer is complete. */
void response_finish(CURL *curl, struct response *response);
void response_clear(struct response *response);
