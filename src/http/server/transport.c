/* Connections and requests between libmicrohttpd and a loop: they begin, are run, wait, are answered, and end. */
#include "http/server/transport.h"
#include "base/shares.h"
#include "http/server/run.h"
#include "http/server/transport_parts.h"
#include "http/watch/finish.h"
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

static int hex_digit(char digit)
{
    if (digit >= '0' && digit <= '9')
        return digit - '0';
    char lower = (char)(digit | 32);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/* Decodes %XX in place. Anything that is not an escape is left alone, and so is %00 in a path: decoded it would end the
 * text, and "/entries/1%00x" would be entry 1. In a query it becomes another control character, which a text must not
 * have either. In a path %2F is left, too: a slash within a name does not separate names. Returns the length. */
static size_t text_unescape(char *text, bool path)
{
    char *to = text;
    for (const char *from = text; *from; to++) {
        int high = *from == '%' ? hex_digit(from[1]) : -1, low = high >= 0 ? hex_digit(from[2]) : -1;
        int byte = low >= 0 ? high * 16 + low : 0;
        if (path && byte == '/')
            byte = 0;
        else if (!path && low >= 0 && byte == 0)
            byte = 1;
        *to = byte ? (char)byte : *from;
        from += byte ? 3 : 1;
    }
    *to = '\0';
    return (size_t)(to - text);
}

struct connection *transport_known(struct MHD_Connection *connection)
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

/* The decoded path overwrites the target; everything else that is decoded belongs to the query. */
size_t transport_unescape(void *cls, struct MHD_Connection *connection, char *text)
{
    const struct connection *known = transport_known(connection);
    const struct carried *carried = known ? (struct carried *)known->request : NULL;
    (void)cls;
    return text_unescape(text, carried && carried->raw == text);
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

void transport_awaits(struct request *request, struct MHD_Connection *connection, enum awaited awaited)
{
    struct connection *known = transport_known(connection);
    if (known)
        connection_awaits(&((struct loop *)request->owner)->connections, known, awaited);
}

static enum MHD_Result request_finished(struct request *request, struct MHD_Connection *connection)
{
    struct loop *loop = request->owner;
    transport_awaits(request, connection, AWAITED_NOTHING);
    request_run(request);
    if (request->state == REQUEST_ANSWERED)
        return transport_reply(request, connection);
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

/* Whether the connection is within its address's share. A trusted proxy has many clients: there the share limits
 * requests in progress (client_pass). */
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
    const struct ip_address peer = transport_peer(connection);
    struct connection *known = connection_new(&loop->connections, connection, info ? info->connect_fd : -1, &peer);
    if (!known)
        return NULL;
    if (share_take(loop, known)) {
        connection_awaits(&loop->connections, known, AWAITED_HEADER);
    } else {
        counter_add(&loop->counts->shut, 1);
        connection_shut(&loop->connections, known);
    }
    return known;
}

/* When a query does not fit into the connection's memory, the library (0.9.75) closes it and never reports that the
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
    connection_free(&loop->connections, known);
}

void *transport_begin(void *cls, const char *target, struct MHD_Connection *connection)
{
    struct loop *loop = cls;
    struct connection *known = transport_known(connection);
    struct request *request = known ? request_take(loop, connection) : NULL;
    if (!request)
        return NULL;
    struct carried *carried = (struct carried *)request;
    size_t length = strnlen(target, TARGET_MAX - 1);
    memcpy(carried->target, target, length);
    carried->target[length] = '\0';
    carried->raw = target;
    known->request = request;
    connection_speaks(&loop->connections, known);
    return carried;
}

/* A request through a trusted proxy counts, while it is in progress, in the share of the address that the proxy names.
 */
static bool client_pass(struct request *request, struct MHD_Connection *connection)
{
    const struct connection *known = transport_known(connection);
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
        transport_read_head(&request->input, connection, url, method, version);
        request->input.client = transport_client(connection, &request->service->settings.trusted_proxies);
        request->input.body_too_large = transport_body_is_unwanted(request, connection);
        bool refused = request->input.body_too_large || request->input.length_unclear || request->input.malformed ||
                       !client_pass(request, connection);
        transport_awaits(request, connection, AWAITED_BODY);
        return refused ? request_finished(request, connection) : MHD_YES;
    }
    if (*upload_size > 0) {
        body_take(request, upload, *upload_size);
        *upload_size = 0;
        return MHD_YES;
    }
    if (request->state == REQUEST_OPEN)
        return request_finished(request, connection);
    return transport_reply(request, connection);
}

/* Bytes of the reply's body that were sent. */
static uint64_t bytes_sent(const struct carried *carried)
{
    const struct request *request = &carried->request;
    if (request->reply.stream)
        return carried->streamed;
    return carried->sending && !request->input.head ? request->reply.length : 0;
}

/* A request that the library has answered itself is recognised only by having no operation. */
static void refusal_fill(struct carried *carried)
{
    struct request *request = &carried->request;
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(carried->connection, MHD_CONNECTION_INFO_HTTP_STATUS);
    text_unescape(carried->target, true);
    request->input.path = carried->target;
    request->input.client = transport_client(carried->connection, &request->service->settings.trusted_proxies);
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
    struct connection *known = transport_known(connection);
    if (known) {
        known->request = NULL;
        connection_awaits(&loop->connections, known, AWAITED_REQUEST);
    }
}

/* A resumed connection is read first (0.9.75), and if the client has closed its side after its request, that would end
 * the connection before there is an answer. If it has a time-out of its own, it is looked at before that. */
void transport_resume(struct request *request)
{
    struct MHD_Connection *connection = ((struct carried *)request)->connection;
    const struct connection *known = transport_known(connection);
    if (known && known->gone)
        MHD_set_connection_option(connection, MHD_CONNECTION_OPTION_TIMEOUT,
                                  (unsigned)request->service->settings.idle_seconds + 1);
    MHD_resume_connection(connection);
}
