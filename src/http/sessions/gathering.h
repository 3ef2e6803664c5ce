/* Gathering: a session is read whole, a page at a time, and each page is worked on off the event loop, in turns. What
 * stays in memory is one page and what the work makes of all of them. */
#pragma once
#include "request.h"

enum { GATHERED_MAX = 10000 }; /* entries; what comes after them is left out, and said to be */

/* What is made of the entries. All are called by a worker but `make` and `free`. */
struct gatherer {
    /* NULL: out of memory. */
    void *(*make)(const struct request *request);
    void (*free)(void *made);
    /* The next entry. False: out of memory, or it is no entry. */
    bool (*add)(void *made, const char *bytes, size_t length);
    /* The answer, in the request's media type. `cut`: there are further entries. */
    void (*write)(struct request *request, void *made, bool cut);
};

/* Answers the request with what the gatherer makes of its session. */
void request_gather(struct request *request, const struct gatherer *gatherer);
