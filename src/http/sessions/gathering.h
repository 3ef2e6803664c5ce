/* Gathering: a whole session is read a page at a time, and a worker processes each page. Only one page, and what is
 * made of all of them, is in memory. */
#pragma once
#include "http/server/request.h"

enum { GATHERED_MAX = 10000 }; /* entries; later ones are left out, and the answer says so */

/* What is made of the entries. All are called by a worker but `make` and `free`. */
struct gatherer {
    /* NULL: out of memory. */
    void *(*make)(const struct request *request);
    void (*free)(void *made);
    /* Adds the next entry. False: out of memory, or it is not an entry. */
    bool (*add)(void *made, const char *bytes, size_t length);
    /* The answer, in the request's media type. `cut`: there are further entries. */
    void (*write)(struct request *request, void *made, bool cut);
};

/* Answers the request with what the gatherer makes of its session. */
void request_gather(struct request *request, const struct gatherer *gatherer);
