/* Requests out of libmicrohttpd into requests, replies back. */
#include "transport.h"
#include "finish.h"
#include "forwarded.h"
#include "gzip.h"
#include "run.h"
#include "shares.h"
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>

/* A body that is too long is read all the same, since a client that is still sending does not see the answer; one that
 * is longer than this is not. */
enum { DISCARD_MAX = 8 << 20, PIECE_SIZE = 16384, EVENT_PIECE_SIZE = 512, TARGET_MAX = 128 };

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
static struct connection *known_of(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

static struct request *request_take(struct loop *loop, struct MHD_Connection *connection)
{
    struct request *request = loop->spare;
    if (request) {
        loop->spare = request->next;
    } else {
        struct carried *carried = malloc(sizeof *carried);
        if (!carried)
            return NULL;
        request = &carried->request;
        request_start(request, loop->service);
        request->dice = &loop->dice;
        request->gzip = loop->gzip;
        request->owner = loop;
        request->counts = loop->counts;
        request->access_log = &loop->access_log;
        request->wake = loop_give_back;
    }
    struct carried *carried = (struct carried *)request;
    carried->connection = connection;
    carried->begun = carried->sending = carried->shared = false;
    carried->sent = carried->streamed = 0;
    request->started = clock_monotonic_us();
    return request;
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
    struct request_input *input = cls;
    (void)kind;
    if (input->parameter_count < PARAMETERS_MAX)
        input->parameters[input->parameter_count] = (struct parameter){name, value ? value : ""};
    input->parameter_count += input->parameter_count <= PARAMETERS_MAX;
    return MHD_YES;
}

static const char *header(struct MHD_Connection *connection, const char *name)
{
    return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

/* What is counted in a header, to find what a proxy before us may have understood otherwise. */
struct header_counts {
    int lengths; /* Content-Length and Transfer-Encoding together */
    int hosts, authorizations, keys;
    bool unknown_coding; /* a Transfer-Encoding that is not "chunked" */
    bool odd_name;       /* "Content-Length : 5", which some read as a length and others do not */
};

static enum MHD_Result header_count(void *cls, enum MHD_ValueKind kind, const char *name, const char *value)
{
    struct header_counts *counts = cls;
    (void)kind;
    switch (name[0] | 32) {
    case 'c':
        counts->lengths += strcasecmp(name, "Content-Length") == 0;
        break;
    case 't':
        if (strcasecmp(name, "Transfer-Encoding") == 0) {
            counts->lengths++;
            counts->unknown_coding |= strcasecmp(value ? value : "", "chunked") != 0;
        }
        break;
    case 'h':
        counts->hosts += strcasecmp(name, "Host") == 0;
        break;
    case 'a':
        counts->authorizations += strcasecmp(name, "Authorization") == 0;
        break;
    case 'i':
        counts->keys += strcasecmp(name, "Idempotency-Key") == 0;
        break;
    default:
        break;
    }
    counts->odd_name |= !name[0] || strpbrk(name, " \t\r\v\f") != NULL;
    return MHD_YES;
}

/* Of several lengths the library believes the first, or none beside chunks, and of a coding that it does not know it
 * takes the body for the next request; a proxy before us may have believed another (RFC 9112 sections 3.2, 5.1, 6).
 * What it takes for a body would be a request of somebody else to us. */
static void header_check(struct request_input *input, struct MHD_Connection *connection, const char *version)
{
    struct header_counts counts = {0};
    MHD_get_connection_values(connection, MHD_HEADER_KIND, header_count, &counts);
    input->length_unclear = counts.lengths > 1 || counts.unknown_coding || counts.odd_name;
    if (counts.hosts > 1)
        input->malformed = "there is more than one Host";
    else if (counts.hosts == 0 && strcmp(version, MHD_HTTP_VERSION_1_1) == 0)
        input->malformed = "a Host is required";
    else if (counts.authorizations > 1) /* of which one and the proxy might believe different ones */
        input->malformed = "there is more than one Authorization";
    else if (counts.keys > 1)
        input->malformed = "there is more than one Idempotency-Key";
}

static enum MHD_Result forwarded_take(void *cls, enum MHD_ValueKind kind, const char *name, const char *value)
{
    (void)kind;
    if (value && strcasecmp(name, "X-Forwarded-For") == 0)
        forwarded_add(cls, value);
    return MHD_YES;
}

static struct ip_address peer_of(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return ip_of_socket(info ? info->client_addr : NULL);
}

static struct ip_address client_of(struct MHD_Connection *connection, const struct ip_ranges *trusted)
{
    struct ip_address peer = peer_of(connection);
    if (!ip_ranges_contain(trusted, &peer))
        return peer;
    struct forwarded forwarded;
    forwarded_start(&forwarded, trusted, &peer);
    MHD_get_connection_values(connection, MHD_HEADER_KIND, forwarded_take, &forwarded);
    return forwarded.client;
}

/* A path comes where its target was; all else that is decoded belongs to the query. */
size_t transport_unescape(void *cls, struct MHD_Connection *connection, char *text)
{
    const struct connection *known = known_of(connection);
    const struct carried *carried = known ? (struct carried *)known->request : NULL;
    (void)cls;
    return text_unescape(text, carried && carried->raw == text);
}

/* The head of a request. What it points at belongs to the connection and lives as long as the request. */
static void request_fill(struct request_input *input, struct MHD_Connection *connection, const char *url,
                         const char *method, const char *version)
{
    input->method = method_of(method);
    input->verb = method;
    input->head = strcmp(method, "HEAD") == 0;
    input->path = url;
    input->accept = header(connection, "Accept");
    input->accept_encoding = header(connection, "Accept-Encoding");
    input->content_type = header(connection, "Content-Type");
    input->content_encoding = header(connection, "Content-Encoding");
    input->authorization = header(connection, "Authorization");
    input->if_none_match = header(connection, "If-None-Match");
    input->origin = header(connection, "Origin");
    input->idempotency_key = header(connection, "Idempotency-Key");
    trace_read(header(connection, "traceparent"), &input->trace);
    input->last_event_id = header(connection, "Last-Event-ID");
    input->prefer = header(connection, "Prefer");
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    header_check(input, connection, version);
    input->header_size = info ? info->header_size : 0;
    MHD_get_connection_values(connection, MHD_GET_ARGUMENT_KIND, parameter_take, input);
}

/* A listener may wait for hours: it holds no more memory than it must. */
static void listener_waits(struct request *request)
{
    request_shrink(request);
    ((struct carried *)request)->sent = 0;
    listeners_add(request->listening);
}

/* Sees to it that there is something in `out` to be sent; empty is the end. False: it is not there yet. */
static bool piece_fetch(struct carried *carried)
{
    struct request *request = &carried->request;
    if (carried->sent < request->out.used || request->reply.broken || carried->ended)
        return true;
    writer_reset(&request->out);
    carried->sent = 0;
    request->reply.stream(request);
    if (request->state == REQUEST_WAITING) {
        ((struct loop *)request->owner)->waiting++;
        if (request->listening)
            listener_waits(request);
        MHD_suspend_connection(carried->connection);
        return false;
    }
    carried->ended = request->out.used == 0;
    return true;
}

/* Moves bytes of the piece on, compressed where they are to be. Returns how many came out. */
static size_t piece_move(struct carried *carried, char *into, size_t room)
{
    struct request *request = &carried->request;
    const char *from = request->out.at ? request->out.at + carried->sent : "";
    size_t left = request->out.used - carried->sent, moved = left < room ? left : room;
    if (request->packing) {
        moved = gzip_take(request->packing, from, &left, carried->ended, into, room);
        carried->sent = request->out.used - left;
        return moved;
    }
    memcpy(into, from, moved);
    carried->sent += moved;
    return moved;
}

/* Gives libmicrohttpd the next bytes of a reply that comes in pieces; waits where the next piece is not there yet. */
static ssize_t piece_take(void *cls, uint64_t position, char *into, size_t room)
{
    struct carried *carried = cls;
    carried->streamed = position;
    for (;;) {
        if (!piece_fetch(carried))
            return 0;
        if (carried->request.reply.broken)
            return MHD_CONTENT_READER_END_WITH_ERROR;
        size_t moved = piece_move(carried, into, room);
        if (moved)
            return (ssize_t)moved;
        if (carried->ended)
            return MHD_CONTENT_READER_END_OF_STREAM;
    }
}

static struct MHD_Response *response_make(struct request *request)
{
    const struct reply *reply = &request->reply;
    if (!reply->stream)
        return MHD_create_response_from_buffer(reply->length, (void *)(uintptr_t)reply->body, MHD_RESPMEM_PERSISTENT);
    ((struct carried *)request)->ended = false;
    struct MHD_Response *response = MHD_create_response_from_callback(
        MHD_SIZE_UNKNOWN, request->listening ? EVENT_PIECE_SIZE : PIECE_SIZE, piece_take, request, NULL);
    /* Of a body in chunks the library (0.9.75) sends the last one to HEAD, too, where it would be taken for the
     * beginning of the next answer. Without chunks it closes the connection instead. */
    if (response && request->input.head)
        MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
    return response;
}

static void listener_begins(struct request *request, struct MHD_Connection *connection)
{
    struct loop *loop = request->owner;
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    request->listens_since = clock_monotonic_us();
    gauge_set(&loop->counts->listeners, ++loop->streams);
    if (info)
        listeners_watch(&loop->listeners, request->listening, info->connect_fd,
                        request->service->settings.idle_seconds);
}

static enum MHD_Result reply_queue(struct request *request, struct MHD_Connection *connection)
{
    const struct reply *reply = &request->reply;
    struct MHD_Response *response = response_make(request);
    if (!response)
        return MHD_NO;
    if (reply->content_type)
        MHD_add_response_header(response, MHD_HTTP_HEADER_CONTENT_TYPE, reply->content_type);
    for (int32_t i = 0; i < reply->header_count; i++)
        MHD_add_response_header(response, reply->headers[i].name, reply->headers[i].value);
    if (atomic_load(&request->service->stopping) || request->input.length_unclear || request->input.malformed)
        MHD_add_response_header(response, MHD_HTTP_HEADER_CONNECTION, "close");
    if (request->listening && reply->stream)
        listener_begins(request, connection);
    enum MHD_Result queued = MHD_queue_response(connection, (unsigned)reply->status, response);
    MHD_destroy_response(response);
    ((struct carried *)request)->sending = queued == MHD_YES;
    ((struct loop *)request->owner)->sending += queued == MHD_YES;
    return queued;
}

static void body_take(struct request *request, const char *bytes, size_t length)
{
    struct request_input *input = &request->input;
    if (input->body_too_large || length > request_body_limit(request) - input->body.used) {
        input->body_too_large = true;
        return;
    }
    write_raw(&input->body, bytes, length);
    input->body_too_large = input->body.failed;
}

/* Whether the body need not come at all: it is absurdly long, or too long and the client asks first (Expect). */
static bool body_is_unwanted(const struct request *request, struct MHD_Connection *connection)
{
    const char *length = header(connection, "Content-Length");
    if (!length)
        return false;
    long longest = header(connection, "Expect") ? (long)request_body_limit(request) : DISCARD_MAX;
    return strlen(length) > 9 || strtol(length, NULL, 10) > longest;
}

static void owes(struct loop *loop, struct MHD_Connection *connection, enum awaited awaited)
{
    struct connection *known = known_of(connection);
    if (known)
        connection_awaits(&loop->connections, known, awaited);
}

static enum MHD_Result request_finished(struct request *request, struct MHD_Connection *connection)
{
    struct loop *loop = request->owner;
    owes(loop, connection, AWAITED_NOTHING);
    request_run(request);
    if (request->state == REQUEST_ANSWERED)
        return reply_queue(request, connection);
    MHD_suspend_connection(connection);
    loop_handed_over(loop);
    return MHD_YES;
}

static void request_give(struct loop *loop, struct request *request)
{
    request_reset(request);
    request->next = loop->spare;
    loop->spare = request;
}

/* Whether the connection is within its address's share. A proxy of ours speaks for many: there the share is of the
 * requests that are in progress (client_pass). */
static bool share_take(struct loop *loop, struct connection *known)
{
    const struct service *service = loop->service;
    if (!service->connections || ip_ranges_contain(&service->settings.trusted_proxies, &known->peer))
        return true;
    const struct holder holder = holder_address(&known->peer);
    known->shared = shares_take(service->connections, &holder, 1) == SHARES_TAKEN;
    return known->shared;
}

static struct connection *connection_begin(struct loop *loop, struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    struct connection *known = calloc(1, sizeof *known);
    if (!known)
        return NULL;
    known->awaited = AWAITED_NOTHING;
    known->socket = info ? info->connect_fd : -1;
    known->peer = peer_of(connection);
    if (share_take(loop, known)) {
        connection_awaits(&loop->connections, known, AWAITED_HEADER);
    } else {
        counter_add(&loop->counts->shut, 1);
        shutdown(known->socket, SHUT_RDWR);
    }
    return known;
}

/* When a query does not fit into the connection's memory, the library (0.9.75) closes it and never tells that the
 * request is over. So each connection has a place for the request that has begun on it, and what is still there at the
 * end is given back. Such a request is not logged: the library has forgotten it. */
void transport_connected(void *cls, struct MHD_Connection *connection, void **context,
                         enum MHD_ConnectionNotificationCode code)
{
    struct loop *loop = cls;
    struct connection *known = *context;
    if (code == MHD_CONNECTION_NOTIFY_STARTED) {
        *context = connection_begin(loop, connection);
        return;
    }
    *context = NULL;
    if (!known)
        return;
    if (known->request)
        request_give(loop, known->request);
    if (known->shared) {
        const struct holder holder = holder_address(&known->peer);
        shares_give(loop->service->connections, &holder, 1);
    }
    connection_awaits(&loop->connections, known, AWAITED_NOTHING);
    free(known);
}

void *transport_begin(void *cls, const char *target, struct MHD_Connection *connection)
{
    struct connection *known = known_of(connection);
    struct request *request = known ? request_take(cls, connection) : NULL;
    if (!request)
        return NULL;
    struct carried *carried = (struct carried *)request;
    size_t length = strnlen(target, TARGET_MAX - 1);
    memcpy(carried->target, target, length);
    carried->target[length] = '\0';
    carried->raw = target;
    known->request = request;
    return carried;
}

/* What comes through a proxy of ours counts, while it is in progress, in the share of the address that it names. */
static bool client_pass(struct request *request, struct MHD_Connection *connection)
{
    const struct connection *known = known_of(connection);
    struct shares *shares = request->service->connections;
    if (!shares || !known || known->shared)
        return true;
    const struct holder holder = holder_address(&request->input.client);
    ((struct carried *)request)->shared = shares_take(shares, &holder, 1) == SHARES_TAKEN;
    request->input.too_many = !((struct carried *)request)->shared;
    return !request->input.too_many;
}

enum MHD_Result transport_request(void *cls, struct MHD_Connection *connection, const char *url, const char *method,
                                  const char *version, const char *upload, size_t *upload_size, void **context)
{
    struct request *request = *context;
    if (!request)
        *context = request = request_take(cls, connection);
    if (!request)
        return MHD_NO;
    if (!((struct carried *)request)->begun) {
        ((struct carried *)request)->begun = true;
        request_fill(&request->input, connection, url, method, version);
        request->input.client = client_of(connection, &request->service->settings.trusted_proxies);
        request->input.body_too_large = body_is_unwanted(request, connection);
        bool refused = request->input.body_too_large || request->input.length_unclear || request->input.malformed ||
                       !client_pass(request, connection);
        owes(request->owner, connection, AWAITED_BODY);
        return refused ? request_finished(request, connection) : MHD_YES;
    }
    if (*upload_size > 0) {
        body_take(request, upload, *upload_size);
        *upload_size = 0;
        return MHD_YES;
    }
    if (request->state == REQUEST_OPEN)
        return request_finished(request, connection);
    return reply_queue(request, connection);
}

/* Bytes of the reply's body that were sent. */
static uint64_t bytes_sent(const struct carried *carried)
{
    const struct request *request = &carried->request;
    if (request->reply.stream)
        return carried->streamed;
    return carried->sending && !request->input.head ? request->reply.length : 0;
}

/* What the library has answered itself has no operation, and is told apart by nothing but that. */
static void refusal_fill(struct carried *carried)
{
    struct request *request = &carried->request;
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(carried->connection, MHD_CONNECTION_INFO_HTTP_STATUS);
    text_unescape(carried->target, true);
    request->input.path = carried->target;
    request->input.client = client_of(carried->connection, &request->service->settings.trusted_proxies);
    request->reply.status = info ? (int)info->http_status : 0;
}

void transport_completed(void *cls, struct MHD_Connection *connection, void **context,
                         enum MHD_RequestTerminationCode code)
{
    struct loop *loop = cls;
    struct request *request = *context;
    struct carried *carried = *context;
    if (!request)
        return;
    loop->sending -= carried->sending;
    if (request->listens_since)
        gauge_set(&loop->counts->listeners, --loop->streams);
    if (!carried->begun)
        refusal_fill(carried);
    if (carried->shared) {
        const struct holder holder = holder_address(&request->input.client);
        shares_give(request->service->connections, &holder, 1);
    }
    request_finish(request, code == MHD_REQUEST_TERMINATED_COMPLETED_OK, bytes_sent(carried));
    request_give(loop, request);
    *context = NULL;
    struct connection *known = known_of(connection);
    if (known) {
        known->request = NULL;
        connection_awaits(&loop->connections, known, AWAITED_REQUEST);
    }
}

void transport_resume(struct request *request)
{
    MHD_resume_connection(((struct carried *)request)->connection);
}
