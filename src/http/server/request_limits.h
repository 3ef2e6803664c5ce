/* How much one client may ask for: by its address and by its seat's token (docs/operations.md). */
#pragma once
#include "limiter.h"
#include <umpire/id.h>

struct request;
struct service_settings;

enum {
    COST_UNLIMITED = -1, /* of an operation that is never refused for this */
    COST_ODDS = 10,
    COST_FAILED = 10,     /* of a request without a token that opens something, where one is needed */
    LIMIT_WORDS_MAX = 48, /* bytes of what a header says of one limit */
};

struct limits {
    struct limiter *address, *token; /* NULL: no such limit */
    char policies[2 * LIMIT_WORDS_MAX];
};

/* What the limits said of a request, for the reply's headers. */
struct limited {
    bool by_address, by_token;
    struct limit_state address, token;
    char words[2 * LIMIT_WORDS_MAX];
};

/* False when out of memory. */
bool limits_start(struct limits *limits, const struct service_settings *settings);
void limits_end(struct limits *limits);

/* Counts the request for its client's address, and answers it when that is too much: then false. */
bool limits_pass_address(struct request *request);
/* The same for the token with this hash, once it is known to open something: others would only fill the table. */
bool limits_pass_token(struct request *request, const struct hash *token);
/* The request turns out to cost so much more. */
void limits_charge(struct request *request, int32_t cost);
/* Adds the headers that tell what is left. */
void limits_write_headers(struct request *request);
