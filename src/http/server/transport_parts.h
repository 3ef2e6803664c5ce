/* What the files between libmicrohttpd and requests share (transport.c). */
#pragma once
#include "http/server/transport.h"

enum { TARGET_MAX = 128 };

/* A request and the connection that it belongs to for now. */
struct carried {
    struct request request; /* first: the two are one */
    struct MHD_Connection *connection;
    bool begun;              /* its header is whole, and it is ours to answer */
    bool shared;             /* it counts in its client's share of what is in progress */
    bool sending;            /* its reply is on its way */
    size_t sent;             /* of the piece in `out`, when it is streamed */
    bool ended;              /* there is no further piece */
    uint64_t streamed;       /* bytes of the body that the library has taken */
    const char *raw;         /* where the library has the request's target */
    char target[TARGET_MAX]; /* the path as it came, for requests that the library refuses itself */
};

/* What we know of a connection; NULL: nothing, since memory was out. */
struct connection *transport_known(struct MHD_Connection *connection);
/* What a request's connection owes from here on. */
void transport_awaits(struct request *request, struct MHD_Connection *connection, enum awaited awaited);

/* The head of a request (transport_head.c). What it points at belongs to the connection and lives as long as the
 * request. */
void transport_read_head(struct request_input *input, struct MHD_Connection *connection, const char *url,
                         const char *method, const char *version);
/* The address at the other end; and that of the client, as a trusted proxy states it. */
struct ip_address transport_peer(struct MHD_Connection *connection);
struct ip_address transport_client(struct MHD_Connection *connection, const struct ip_ranges *trusted);
/* Whether the body need not be sent at all: it is absurdly long, or it is too long and the client asks first (Expect).
 */
bool transport_body_is_unwanted(const struct request *request, struct MHD_Connection *connection);

/* Hands the reply of an answered request to the library (transport_reply.c). */
enum MHD_Result transport_reply(struct request *request, struct MHD_Connection *connection);
