/* Rate limits of one client: by its address and by its seat's token (docs/operations.md). */
#pragma once
#include "base/limiter.h"
#include <umpire/id.h>

struct request;
struct service_settings;

enum {
    COST_UNLIMITED = -1, /* of an operation that is never limited */
    COST_ODDS = 10,
    COST_FAILED = 10,     /* of a request without a valid token, where one is needed */
    LIMIT_WORDS_MAX = 48, /* bytes of one limit in a header */
};

struct limits {
    struct limiter *address, *token; /* NULL: no such limit */
    char policies[2 * LIMIT_WORDS_MAX];
};

/* The limits' answers for a request, for the reply's headers. */
struct limited {
    bool by_address, by_token;
    struct limit_state address, token;
    char words[2 * LIMIT_WORDS_MAX];
};

/* False when out of memory. */
bool limits_start(struct limits *limits, const struct service_settings *settings);
void limits_end(struct limits *limits);

/* Counts the request for its client's address. False after answering that there are too many. */
bool limits_pass_address(struct request *request);
/* The same for the token with this hash, once it is known to be valid: others would only fill the table. */
bool limits_pass_token(struct request *request, const struct hash *token);
/* Charges more for a request that turns out to cost more. */
void limits_charge(struct request *request, int32_t cost);
/* Adds the headers with what is left. */
void limits_write_headers(struct request *request);
