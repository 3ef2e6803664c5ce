/* Replies into libmicrohttpd: whole, or piece by piece as it takes them. */
#include "http/server/gzip.h"
#include "http/server/transport_parts.h"
#include <string.h>

enum { PIECE_SIZE = 16384, EVENT_PIECE_SIZE = 512 };

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
        transport_awaits(request, carried->connection, AWAITED_NOTHING);
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

/* It is the client's turn. A stream of events waits for other things, too. */
static void answer_is_read(struct request *request, struct MHD_Connection *connection)
{
    const struct connection *known = transport_known(connection);
    if (known && known->awaited == AWAITED_NOTHING && !request->listening)
        transport_awaits(request, connection, AWAITED_READER);
}

/* Gives libmicrohttpd the next bytes of a reply that comes in pieces; waits where the next piece is not there yet. */
static ssize_t piece_take(void *cls, uint64_t position, char *into, size_t room)
{
    struct carried *carried = cls;
    carried->streamed = position;
    answer_is_read(&carried->request, carried->connection);
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
    /* If a body is chunked, the library (0.9.75) sends its last chunk in answers to HEAD, too, where it would be taken
     * for the beginning of the next answer. Without chunks it closes the connection instead. */
    if (response && request->input.head)
        MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
    return response;
}

static void listener_begins(struct request *request, struct MHD_Connection *connection)
{
    struct loop *loop = request->owner;
    const struct connection *known = transport_known(connection);
    request->listens_since = clock_monotonic_us();
    gauge_set(&loop->counts->listeners, ++loop->streams);
    if (known)
        listeners_begin(&loop->listeners, request->listening, known, request->service->settings.idle_seconds);
}

enum MHD_Result transport_reply(struct request *request, struct MHD_Connection *connection)
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
    answer_is_read(request, connection);
    ((struct carried *)request)->sending = queued == MHD_YES;
    ((struct loop *)request->owner)->sending += queued == MHD_YES;
    return queued;
}
