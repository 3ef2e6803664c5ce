/* Streams of server-sent events on plain sockets, one or thousands at once. Each event must follow the one before it:
 * a hole or a repetition fails the test. */
#pragma once
#include "client.h"

struct stream {
    int socket;     /* -1: none */
    int status;     /* of the answer; 0: none yet */
    bool ended;     /* the service ended the stream as it should */
    bool broken;    /* the connection went away instead */
    long long last; /* the number of the last event; what it is set to before the first one is what that follows, -2:
                     * anything */
    long long
        behind; /* the entry behind which it goes on, as it says before its first event; -1: it has not said one */
    int events, heartbeats;
    char kind[64]; /* of the last event */
    json_t *data;  /* of the last event, where `keep` is set */
    bool keep;
    /* Called for each event when not NULL. */
    void (*came)(void *context, const struct stream *stream, const char *data);
    void *context;
    /* the reader's own */
    char *bytes; /* that came and are not understood yet */
    size_t used, size;
    char *lines; /* out of the chunks */
    size_t line_used, line_size;
    long long id;
    long chunk; /* what is left of it; -1: its head comes next */
};

/* Asks for the events of a session's path ("/v1/sessions/…"), without waiting for the answer. `token` NULL: none is
 * sent in the header; `last` below 0: without Last-Event-ID; `query` NULL or "?after=…". False when nobody listens
 * there. */
bool stream_open(struct stream *stream, uint16_t port, const char *path, const char *token, long long last,
                 const char *query);
void stream_close(struct stream *stream);
/* Takes what has come on all of them, waiting at most so long for the first bytes. */
void streams_take(struct stream *streams, int count, int wait_ms);
/* Takes until the stream has this many events, has ended or broken; fails after a minute. */
void stream_await(struct stream *stream, int events);
/* Takes until all of them have answered; each must say `status`. */
void streams_await_status(struct stream *streams, int count, int status);
