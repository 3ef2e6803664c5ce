/* Requests out of libmicrohttpd into exchanges, replies back. */
#include "transport.h"
#include "finish.h"
#include "forwarded.h"
#include "gzip.h"
#include "run.h"
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* A body that is too long is read all the same, since a client that is still sending does not see the answer; one that
 * is longer than this is not. */
enum { DISCARD_MAX = 8 << 20, PIECE_SIZE = 16384, EVENT_PIECE_SIZE = 512, TARGET_MAX = 128 };

/* An exchange and the connection that it belongs to for now. */
struct carried {
    struct exchange exchange; /* first: the two are one */
    struct MHD_Connection *connection;
    bool begun;              /* its header is whole, and it is ours to answer */
    bool sending;            /* its reply is on its way */
    size_t sent;             /* of the piece in `out`, when it is streamed */
    bool ended;              /* there is no further piece */
    uint64_t streamed;       /* bytes of the body that the library has taken */
    char target[TARGET_MAX]; /* the path as it came, for requests that the library refuses itself */
};

static struct exchange *exchange_take(struct loop *loop, struct MHD_Connection *connection)
{
    struct exchange *exchange = loop->spare;
    if (exchange) {
        loop->spare = exchange->next;
    } else {
        struct carried *carried = malloc(sizeof *carried);
        if (!carried)
            return NULL;
        exchange = &carried->exchange;
        exchange_start(exchange, loop->service);
        exchange->dice = &loop->dice;
        exchange->gzip = loop->gzip;
        exchange->owner = loop;
        exchange->counts = loop->counts;
        exchange->access_log = &loop->access_log;
        exchange->wake = loop_give_back;
    }
    struct carried *carried = (struct carried *)exchange;
    carried->connection = connection;
    carried->begun = carried->sending = false;
    carried->sent = carried->streamed = 0;
    exchange->started = clock_monotonic_us();
    return exchange;
}

static enum method method_of(const char *method)
{
    if (strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0)
        return METHOD_GET;
    if (strcmp(method, "OPTIONS") == 0)
        return METHOD_OPTIONS;
    return strcmp(method, "POST") == 0 ? METHOD_POST : METHOD_OTHER;
}

static enum MHD_Result parameter_take(void *cls, enum MHD_ValueKind kind, const char *name, const char *value)
{
    struct request *request = cls;
    (void)kind;
    if (request->parameter_count < PARAMETERS_MAX)
        request->parameters[request->parameter_count] = (struct parameter){name, value ? value : ""};
    request->parameter_count += request->parameter_count <= PARAMETERS_MAX;
    return MHD_YES;
}

static const char *header(struct MHD_Connection *connection, const char *name)
{
    return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

static enum MHD_Result length_count(void *cls, enum MHD_ValueKind kind, const char *name, const char *value)
{
    int *count = cls;
    (void)kind;
    (void)value;
    *count += strcasecmp(name, "Content-Length") == 0 || strcasecmp(name, "Transfer-Encoding") == 0;
    return MHD_YES;
}

/* The library believes the first of several, or none beside chunks; a proxy before us may have believed another (RFC
 * 9112 section 6.3). What it takes for a body would be a request of somebody else to us. */
static bool length_is_unclear(struct MHD_Connection *connection)
{
    int count = 0;
    if (!header(connection, "Content-Length"))
        return false;
    MHD_get_connection_values(connection, MHD_HEADER_KIND, length_count, &count);
    return count > 1;
}

static enum MHD_Result forwarded_take(void *cls, enum MHD_ValueKind kind, const char *name, const char *value)
{
    (void)kind;
    if (value && strcasecmp(name, "X-Forwarded-For") == 0)
        forwarded_add(cls, value);
    return MHD_YES;
}

static struct ip_address client_of(struct MHD_Connection *connection, const struct ip_ranges *trusted)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    struct ip_address peer = ip_of_socket(info ? info->client_addr : NULL);
    if (!ip_ranges_contain(trusted, &peer))
        return peer;
    struct forwarded forwarded;
    forwarded_start(&forwarded, trusted, &peer);
    MHD_get_connection_values(connection, MHD_HEADER_KIND, forwarded_take, &forwarded);
    return forwarded.client;
}

/* The head of a request. What it points at belongs to the connection and lives as long as the request. */
static void request_fill(struct request *request, struct MHD_Connection *connection, const char *url,
                         const char *method)
{
    request->method = method_of(method);
    request->verb = method;
    request->head = strcmp(method, "HEAD") == 0;
    request->path = url;
    request->accept = header(connection, "Accept");
    request->accept_encoding = header(connection, "Accept-Encoding");
    request->content_type = header(connection, "Content-Type");
    request->authorization = header(connection, "Authorization");
    request->if_none_match = header(connection, "If-None-Match");
    request->origin = header(connection, "Origin");
    request->idempotency_key = header(connection, "Idempotency-Key");
    trace_read(header(connection, "traceparent"), &request->trace);
    request->last_event_id = header(connection, "Last-Event-ID");
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    request->length_unclear = length_is_unclear(connection);
    request->header_size = info ? info->header_size : 0;
    MHD_get_connection_values(connection, MHD_GET_ARGUMENT_KIND, parameter_take, request);
}

/* A listener may wait for hours: it holds no more memory than it must. */
static void listener_waits(struct exchange *exchange)
{
    exchange_shrink(exchange);
    ((struct carried *)exchange)->sent = 0;
    listeners_add(exchange->listening);
}

/* Sees to it that there is something in `out` to be sent; empty is the end. False: it is not there yet. */
static bool piece_fetch(struct carried *carried)
{
    struct exchange *exchange = &carried->exchange;
    if (carried->sent < exchange->out.used || exchange->reply.broken || carried->ended)
        return true;
    writer_reset(&exchange->out);
    carried->sent = 0;
    exchange->reply.stream(exchange);
    if (exchange->state == EXCHANGE_WAITING) {
        ((struct loop *)exchange->owner)->waiting++;
        if (exchange->listening)
            listener_waits(exchange);
        MHD_suspend_connection(carried->connection);
        return false;
    }
    carried->ended = exchange->out.used == 0;
    return true;
}

/* Moves bytes of the piece on, compressed where they are to be. Returns how many came out. */
static size_t piece_move(struct carried *carried, char *into, size_t room)
{
    struct exchange *exchange = &carried->exchange;
    const char *from = exchange->out.at ? exchange->out.at + carried->sent : "";
    size_t left = exchange->out.used - carried->sent, came = left < room ? left : room;
    if (exchange->packing) {
        came = gzip_take(exchange->packing, from, &left, carried->ended, into, room);
        carried->sent = exchange->out.used - left;
        return came;
    }
    memcpy(into, from, came);
    carried->sent += came;
    return came;
}

/* Gives libmicrohttpd the next bytes of a reply that comes in pieces; waits where the next piece is not there yet. */
static ssize_t piece_take(void *cls, uint64_t position, char *into, size_t room)
{
    struct carried *carried = cls;
    carried->streamed = position;
    for (;;) {
        if (!piece_fetch(carried))
            return 0;
        if (carried->exchange.reply.broken)
            return MHD_CONTENT_READER_END_WITH_ERROR;
        size_t came = piece_move(carried, into, room);
        if (came)
            return (ssize_t)came;
        if (carried->ended)
            return MHD_CONTENT_READER_END_OF_STREAM;
    }
}

static struct MHD_Response *response_make(struct exchange *exchange)
{
    const struct reply *reply = &exchange->reply;
    if (!reply->stream)
        return MHD_create_response_from_buffer(reply->length, (void *)(uintptr_t)reply->body, MHD_RESPMEM_PERSISTENT);
    ((struct carried *)exchange)->ended = false;
    struct MHD_Response *response = MHD_create_response_from_callback(
        MHD_SIZE_UNKNOWN, exchange->listening ? EVENT_PIECE_SIZE : PIECE_SIZE, piece_take, exchange, NULL);
    /* Of a body in chunks the library (0.9.75) sends the last one to HEAD, too, where it would be taken for the
     * beginning of the next answer. Without chunks it closes the connection instead. */
    if (response && exchange->request.head)
        MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
    return response;
}

static void listener_begins(struct exchange *exchange, struct MHD_Connection *connection)
{
    struct loop *loop = exchange->owner;
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    exchange->listens_since = clock_monotonic_us();
    gauge_set(&loop->counts->listeners, ++loop->streams);
    if (info)
        listeners_watch(&loop->listeners, exchange->listening, info->connect_fd,
                        exchange->service->settings.idle_seconds);
}

static enum MHD_Result reply_queue(struct exchange *exchange, struct MHD_Connection *connection)
{
    const struct reply *reply = &exchange->reply;
    struct MHD_Response *response = response_make(exchange);
    if (!response)
        return MHD_NO;
    if (reply->content_type)
        MHD_add_response_header(response, MHD_HTTP_HEADER_CONTENT_TYPE, reply->content_type);
    for (int32_t i = 0; i < reply->header_count; i++)
        MHD_add_response_header(response, reply->headers[i].name, reply->headers[i].value);
    if (atomic_load(&exchange->service->stopping) || exchange->request.length_unclear)
        MHD_add_response_header(response, MHD_HTTP_HEADER_CONNECTION, "close");
    if (exchange->listening && reply->stream)
        listener_begins(exchange, connection);
    enum MHD_Result queued = MHD_queue_response(connection, (unsigned)reply->status, response);
    MHD_destroy_response(response);
    ((struct carried *)exchange)->sending = queued == MHD_YES;
    ((struct loop *)exchange->owner)->sending += queued == MHD_YES;
    return queued;
}

static void body_take(struct exchange *exchange, const char *bytes, size_t length)
{
    struct request *request = &exchange->request;
    if (request->body_too_large || length > exchange_body_limit(exchange) - request->body.used) {
        request->body_too_large = true;
        return;
    }
    write_raw(&request->body, bytes, length);
    request->body_too_large = request->body.failed;
}

/* Whether the body need not come at all: it is absurdly long, or too long and the client asks first (Expect). */
static bool body_is_unwanted(const struct exchange *exchange, struct MHD_Connection *connection)
{
    const char *length = header(connection, "Content-Length");
    if (!length)
        return false;
    long longest = header(connection, "Expect") ? (long)exchange_body_limit(exchange) : DISCARD_MAX;
    return strlen(length) > 9 || strtol(length, NULL, 10) > longest;
}

static enum MHD_Result request_finished(struct exchange *exchange, struct MHD_Connection *connection)
{
    struct loop *loop = exchange->owner;
    exchange_run(exchange);
    if (exchange->state == EXCHANGE_ANSWERED)
        return reply_queue(exchange, connection);
    loop->waiting++;
    MHD_suspend_connection(connection);
    return MHD_YES;
}

/* The connection's place for the request that has begun on it; NULL: it has none, since memory was out. */
static struct exchange **place_of(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

static void exchange_give(struct loop *loop, struct exchange *exchange)
{
    exchange_reset(exchange);
    exchange->next = loop->spare;
    loop->spare = exchange;
}

/* When a query does not fit into the connection's memory, the library (0.9.75) closes it and never tells that the
 * request is over. So each connection has a place for the exchange that has begun on it, and what is still there at the
 * end is given back. Such a request is not logged: the library has forgotten it. */
void transport_connected(void *cls, struct MHD_Connection *connection, void **context,
                         enum MHD_ConnectionNotificationCode code)
{
    struct exchange **place = *context;
    (void)connection;
    if (code == MHD_CONNECTION_NOTIFY_STARTED) {
        *context = calloc(1, sizeof *place);
        return;
    }
    if (place && *place)
        exchange_give(cls, *place);
    free(place);
    *context = NULL;
}

void *transport_begin(void *cls, const char *target, struct MHD_Connection *connection)
{
    struct exchange **place = place_of(connection), *exchange = place ? exchange_take(cls, connection) : NULL;
    if (!exchange)
        return NULL;
    struct carried *carried = (struct carried *)exchange;
    size_t length = strnlen(target, TARGET_MAX - 1);
    memcpy(carried->target, target, length);
    carried->target[length] = '\0';
    *place = exchange;
    return carried;
}

enum MHD_Result transport_request(void *cls, struct MHD_Connection *connection, const char *url, const char *method,
                                  const char *version, const char *upload, size_t *upload_size, void **context)
{
    struct exchange *exchange = *context;
    (void)version;
    if (!exchange)
        *context = exchange = exchange_take(cls, connection);
    if (!exchange)
        return MHD_NO;
    if (!((struct carried *)exchange)->begun) {
        ((struct carried *)exchange)->begun = true;
        request_fill(&exchange->request, connection, url, method);
        exchange->request.client = client_of(connection, &exchange->service->settings.trusted_proxies);
        exchange->request.body_too_large = body_is_unwanted(exchange, connection);
        return exchange->request.body_too_large ? request_finished(exchange, connection) : MHD_YES;
    }
    if (*upload_size > 0) {
        body_take(exchange, upload, *upload_size);
        *upload_size = 0;
        return MHD_YES;
    }
    if (exchange->state == EXCHANGE_OPEN)
        return request_finished(exchange, connection);
    return reply_queue(exchange, connection);
}

/* Bytes of the reply's body that were sent. */
static uint64_t bytes_sent(const struct carried *carried)
{
    const struct exchange *exchange = &carried->exchange;
    if (exchange->reply.stream)
        return carried->streamed;
    return carried->sending && !exchange->request.head ? exchange->reply.length : 0;
}

/* What the library has answered itself has no operation, and is told apart by nothing but that. */
static void refusal_fill(struct carried *carried)
{
    struct exchange *exchange = &carried->exchange;
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(carried->connection, MHD_CONNECTION_INFO_HTTP_STATUS);
    transport_unescape(NULL, NULL, carried->target);
    exchange->request.path = carried->target;
    exchange->request.client = client_of(carried->connection, &exchange->service->settings.trusted_proxies);
    exchange->reply.status = info ? (int)info->http_status : 0;
}

void transport_completed(void *cls, struct MHD_Connection *connection, void **context,
                         enum MHD_RequestTerminationCode code)
{
    struct loop *loop = cls;
    struct exchange *exchange = *context;
    struct carried *carried = *context;
    if (!exchange)
        return;
    loop->sending -= carried->sending;
    if (exchange->listens_since)
        gauge_set(&loop->counts->listeners, --loop->streams);
    if (!carried->begun)
        refusal_fill(carried);
    exchange_finish(exchange, code == MHD_REQUEST_TERMINATED_COMPLETED_OK, bytes_sent(carried));
    exchange_give(loop, exchange);
    *context = NULL;
    struct exchange **place = place_of(connection);
    if (place)
        *place = NULL;
}

void transport_resume(struct exchange *exchange)
{
    MHD_resume_connection(((struct carried *)exchange)->connection);
}
