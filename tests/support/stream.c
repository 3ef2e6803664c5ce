/* Reading event streams: header, chunks, lines, events. */
#include "stream.h"
#include "base/clock.h"
#include "patience.h"
#include "raw.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmocka.h>

enum { READ_SIZE = 65536 };

static void bytes_add(char **at, size_t *used, size_t *size, const char *bytes, size_t length)
{
    if (*used + length + 1 > *size) {
        *size = 2 * (*used + length + 1);
        *at = realloc(*at, *size);
        assert_non_null(*at);
    }
    memcpy(*at + *used, bytes, length);
    *used += length;
    (*at)[*used] = '\0';
}

static void bytes_drop(char *at, size_t *used, size_t count)
{
    memmove(at, at + count, *used - count + 1);
    *used -= count;
}

bool stream_open(struct stream *stream, uint16_t port, const char *path, const char *token, long long last,
                 const char *query)
{
    char request[1024], resume[64] = "", bearer[128] = "";
    stream->socket = raw_connect(port);
    if (stream->socket < 0)
        return false;
    if (last >= 0)
        snprintf(resume, sizeof resume, "Last-Event-ID: %lld\r\n", last);
    if (token)
        snprintf(bearer, sizeof bearer, "Authorization: Bearer %s\r\n", token);
    int length = snprintf(request, sizeof request,
                          "GET %s/events%s HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\n"
                          "%s%s\r\n",
                          path, query ? query : "", bearer, resume);
    stream->status = 0;
    stream->ended = stream->broken = false;
    stream->used = stream->line_used = 0;
    stream->chunk = -1;
    stream->id = stream->behind = -1;
    if (send(stream->socket, request, (size_t)length, MSG_NOSIGNAL) == length)
        return true;
    stream_close(stream);
    return false;
}

void stream_close(struct stream *stream)
{
    if (stream->socket >= 0)
        close(stream->socket);
    stream->socket = -1;
    free(stream->bytes);
    free(stream->lines);
    stream->bytes = stream->lines = NULL;
    stream->used = stream->size = stream->line_used = stream->line_size = 0;
    json_decref(stream->data);
    stream->data = NULL;
}

static void event_take(struct stream *stream, const char *data)
{
    if (stream->last != -2)
        assert_int_equal(stream->id, stream->last + 1);
    stream->last = stream->id;
    stream->events++;
    if (stream->keep) {
        json_decref(stream->data);
        stream->data = json_loads(data, 0, NULL);
        assert_non_null(stream->data);
    }
    if (stream->came)
        stream->came(stream->context, stream, data);
}

/* One block of lines, which a blank line ends. */
static void block_take(struct stream *stream, char *block)
{
    const char *data = NULL;
    for (char *line = strtok(block, "\n"); line; line = strtok(NULL, "\n")) {
        if (strncmp(line, "id: ", 4) == 0)
            stream->id = strtoll(line + 4, NULL, 10);
        else if (strncmp(line, "event: ", 7) == 0)
            snprintf(stream->kind, sizeof stream->kind, "%s", line + 7);
        else if (strncmp(line, "data: ", 6) == 0)
            data = line + 6;
        else if (line[0] == ':')
            stream->heartbeats++;
        else
            assert_string_equal(line, "retry: 2000");
    }
    if (data)
        event_take(stream, data);
    else if (stream->id >= 0 && stream->events == 0)
        stream->behind = stream->id;
}

static void lines_take(struct stream *stream)
{
    char *from = stream->lines, *end;
    while (from && (end = strstr(from, "\n\n"))) {
        *end = '\0';
        block_take(stream, from);
        from = end + 2;
    }
    if (from)
        bytes_drop(stream->lines, &stream->line_used, (size_t)(from - stream->lines));
}

/* The head of the next chunk. False when it is not all there. */
static bool chunk_begin(struct stream *stream)
{
    char *end = stream->bytes ? strstr(stream->bytes, "\r\n") : NULL;
    if (!end)
        return false;
    stream->chunk = strtol(stream->bytes, NULL, 16);
    bytes_drop(stream->bytes, &stream->used, (size_t)(end + 2 - stream->bytes));
    stream->ended = stream->chunk == 0;
    return !stream->ended;
}

/* What there is of the present chunk. False when more must come. */
static bool chunk_take(struct stream *stream)
{
    size_t length = stream->used < (size_t)stream->chunk ? stream->used : (size_t)stream->chunk;
    if (length > 0) {
        bytes_add(&stream->lines, &stream->line_used, &stream->line_size, stream->bytes, length);
        bytes_drop(stream->bytes, &stream->used, length);
        stream->chunk -= (long)length;
    }
    if (stream->chunk > 0 || stream->used < 2)
        return false;
    bytes_drop(stream->bytes, &stream->used, 2); /* the line end behind a chunk */
    stream->chunk = -1;
    return true;
}

static void header_take(struct stream *stream)
{
    char *end = stream->bytes ? strstr(stream->bytes, "\r\n\r\n") : NULL;
    if (!end)
        return;
    assert_int_equal(sscanf(stream->bytes, "HTTP/1.1 %d", &stream->status), 1);
    if (stream->status == 200)
        assert_non_null(strcasestr(stream->bytes, "Content-Type: text/event-stream"));
    else
        stream->ended = true;
    bytes_drop(stream->bytes, &stream->used, (size_t)(end + 4 - stream->bytes));
}

static void stream_understand(struct stream *stream)
{
    if (stream->status == 0)
        header_take(stream);
    if (stream->status != 200)
        return;
    while (!stream->ended && (stream->chunk >= 0 || chunk_begin(stream)) && chunk_take(stream))
        continue;
    lines_take(stream);
}

static void stream_take(struct stream *stream)
{
    static char piece[READ_SIZE];
    ssize_t got = recv(stream->socket, piece, sizeof piece, MSG_DONTWAIT);
    if (got > 0) {
        bytes_add(&stream->bytes, &stream->used, &stream->size, piece, (size_t)got);
        stream_understand(stream);
    } else if (got == 0 || (errno != EAGAIN && errno != EINTR))
        stream->broken = !stream->ended;
}

static bool is_open(const struct stream *stream)
{
    return stream->socket >= 0 && !stream->ended && !stream->broken;
}

void streams_take(struct stream *streams, int count, int wait_ms)
{
    struct pollfd *descriptors = calloc((size_t)count, sizeof *descriptors);
    assert_non_null(descriptors);
    for (int i = 0; i < count; i++)
        descriptors[i] = (struct pollfd){is_open(&streams[i]) ? streams[i].socket : -1, POLLIN, 0};
    poll(descriptors, (nfds_t)count, wait_ms);
    for (int i = 0; i < count; i++)
        if (descriptors[i].revents)
            stream_take(&streams[i]);
    free(descriptors);
}

void stream_await(struct stream *stream, int events)
{
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    while (is_open(stream) && stream->events < events) {
        streams_take(stream, 1, 100);
        if (clock_monotonic_ms() > until)
            fail_msg("%d events came, %d should have", stream->events, events);
    }
}

void streams_await_status(struct stream *streams, int count, int status)
{
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    for (int i = 0; i < count; i++) {
        while (streams[i].status == 0 && !streams[i].broken && clock_monotonic_ms() < until)
            streams_take(streams, count, 100);
        assert_int_equal(streams[i].status, status);
    }
}
