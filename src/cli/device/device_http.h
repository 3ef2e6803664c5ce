/* What a device asks the server: one connection, one request at a time (libcurl). */
#pragma once
#include <stdbool.h>
#include <stddef.h>

struct device_http {
    void *curl;
    const char *url; /* of the server, without a slash at its end */
    const char *token;
    int status;   /* of the last answer; 0: there was none */
    bool foreign; /* of no type that umpire answers in: a login page of the network, perhaps */
    char *body;   /* of the last answer, ended with a NUL that is not counted; NULL: empty */
    size_t length;
};

/* False when out of memory. End with device_http_end, whatever the result. */
bool device_http_begin(struct device_http *http, const char *url, const char *token);
void device_http_end(struct device_http *http);
/* GET where `body` is NULL, else POST; `key` (Idempotency-Key) may be NULL. Whether there was an answer. */
bool device_http_ask(struct device_http *http, const char *path, const char *key, const char *body);
/* Whether the answer is one of umpire's that says to try again later, or none of umpire's; then the request may come
 * again, and nothing is concluded. */
bool device_http_is_away(const struct device_http *http);
/* Why there was no answer to the last request, or the kind of the problem that the server answered. */
const char *device_http_why(const struct device_http *http);
