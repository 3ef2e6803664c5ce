/* The connections of one loop: what each one owes us, and until when. libmicrohttpd's own time-out begins anew with
 * each byte, so a client that drips would hold its connection for ever; here a header and a body each have a deadline
 * for the whole of it. For the loop's own thread. */
#pragma once
#include "ip.h"
#include <stdbool.h>
#include <stdint.h>

struct request;
struct shares;

/* What is waited for. Each list is in the order of its deadlines, since all in it have equally long. */
enum awaited {
    AWAITED_HEADER,  /* of the first request: from the connection's beginning, a TLS handshake included */
    AWAITED_BODY,    /* from the header's end */
    AWAITED_REQUEST, /* the next one: silence, for which the library has its own time-out, and its header */
    AWAITED_NOTHING, /* it is our turn */
};

struct connection {
    struct request *request; /* that has begun on it; NULL: none */
    int socket;
    enum awaited awaited;
    int64_t until; /* clock_monotonic_ms */
    struct connection *before, *after;
    struct ip_address peer;
    bool shared; /* it counts in its peer's share */
};

struct connections {
    int64_t patience[AWAITED_NOTHING]; /* in milliseconds */
    struct connection *first[AWAITED_NOTHING], *last[AWAITED_NOTHING];
};

void connections_start(struct connections *connections, int32_t header_seconds, int32_t body_seconds,
                       int32_t idle_seconds);
/* From now on the connection owes this. A new one owes nothing. */
void connection_awaits(struct connections *connections, struct connection *connection, enum awaited awaited);
/* Shuts those down whose deadline is over, so that the library closes them. Returns how many. */
int32_t connections_expire(struct connections *connections, int64_t now);
