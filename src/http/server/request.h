/* A request: one request and its reply, independent of the HTTP library, so that the whole stack also runs in memory
 * (tests, fuzzing, benchmarks). Its memory goes with it. */
#pragma once
#include "base/clock.h"
#include "base/shares.h"
#include "base/trace.h"
#include "http/server/service.h"
#include "referee/odds_answer.h"
#include "store/store_read.h"

enum method { METHOD_GET, METHOD_POST, METHOD_OPTIONS, METHOD_OTHER };

enum {
    PARAMETERS_MAX = 16, /* in a query */
    REPLY_HEADERS_MAX = 24,
    PATH_PARAMETERS_MAX = 3,
    REQUEST_ARENA_MAX = 4 << 20,
    REPLY_MAX = 8 << 20,
    BODY_MAX = 65536, /* of a request */
};

struct parameter {
    const char *name, *value;
};

struct request_input {
    enum method method;
    const char *verb;   /* the method as it was sent */
    bool head;          /* HEAD: only the header of a GET is wanted */
    const char *path;   /* decoded, without the query */
    const char *accept; /* NULL when not sent; so all headers */
    const char *accept_encoding;
    const char *content_type;
    const char *authorization;
    const char *if_none_match;
    const char *origin; /* of the page that sends the request, if a browser says so */
    const char *idempotency_key;
    const char *last_event_id;
    const char *prefer;
    const char *access_token; /* of a link: it was in the query instead of the header */
    int32_t parameter_count;  /* of the query; PARAMETERS_MAX + 1 if there were more */
    struct parameter parameters[PARAMETERS_MAX];
    size_t header_size;    /* bytes of the request line and header; 0 when not known */
    bool length_unclear;   /* Content-Length twice, or beside Transfer-Encoding: the end of the body is ambiguous */
    const char *malformed; /* what else is wrong with the header; NULL: nothing */
    const char *content_encoding; /* of the body */
    bool too_many;                /* its client has too many requests in progress */
    bool body_too_large;          /* the body was longer than the operation allows, and was dropped */
    struct writer body;           /* its bytes */
    /* The client: the peer, or the one that a trusted proxy names. */
    struct ip_address client;
    struct trace trace; /* of the trace that the request is part of, as the client states it */
};

struct request;
struct gzip;

/* What else of the request a reply depends on, for caches; a bit set. */
enum vary { VARY_ACCEPT = 1, VARY_ENCODING = 2, VARY_ORIGIN = 4 };

struct reply {
    int status;
    const char *content_type;
    const char *body; /* lives until the request is reset */
    size_t length;
    int32_t header_count;
    struct parameter headers[REPLY_HEADERS_MAX]; /* values live as long as the body */
    /* NULL: the body is complete. Else it is called when the body has been sent and `out` is empty again: it puts
     * the next piece there, now (ANSWERED) or later (WAITING). An empty piece is the end. */
    void (*stream)(struct request *request);
    bool broken; /* the transfer is broken off without an end */
    /* used by reply_finish (finish_reply.h) */
    const char *tag;    /* of the body as it is, quoted; lives as long as the body; NULL: none */
    const char *packed; /* the compressed body, if there is one already */
    size_t packed_length;
    const struct document *document; /* whose body is read when it is opened; NULL: `body` has it */
    int vary;                        /* enum vary */
    bool finished;                   /* none of the above changes any more, except `broken` */
};

struct operation;
struct loop_counts;
struct access_log;

/* Where a request is. */
enum request_state {
    REQUEST_OPEN,     /* the request is coming in */
    REQUEST_WAITING,  /* handed to the store or to a worker, which will call `wake` */
    REQUEST_ANSWERED, /* the reply is complete */
};

struct request {
    struct service *service;
    struct dice_pool *dice;                /* the event loop's */
    struct gzip *gzip;                     /* the event loop's; NULL: nothing is compressed */
    struct request *next;                  /* the event loop's */
    void *owner;                           /* the event loop's */
    struct loop_counts *counts;            /* the event loop's; NULL: nothing is counted */
    struct access_log *access_log;         /* the event loop's; NULL: there is none */
    void (*wake)(struct request *request); /* called in the other thread when waiting ends; must not block */
    char id[UUID_TEXT_SIZE];               /* unique; "" before it is known */
    int64_t started;                       /* when the request came in, clock_monotonic_us */
    int64_t listens_since;                 /* when it began to send events; 0: it does not */
    enum request_state state;
    struct request_input input;
    struct reply reply;
    struct gzip *packing;           /* compresses the reply as it is sent; NULL: nothing does */
    const struct document *reading; /* the document that the reply has opened; NULL: none */
    struct arena arena;
    struct writer out; /* the reply's body */
    /* what the router found */
    const struct operation *operation;
    enum encodings encodings; /* that the client accepts */
    enum media media;         /* the one that the client prefers of those the operation answers in */
    const char *path_values[PATH_PARAMETERS_MAX]; /* in the order of the path's parameters */
    const struct ruleset *ruleset;                /* named by the path, or the session's */
    struct uuid session_id;
    struct store_session *session; /* a reference */
    const struct store_seat *seat; /* the seat of the request's token; in `session` */
    int64_t token_since;           /* seq since which that token is valid; 0: from the beginning */
    const char *club;              /* the club whose key came with the request, in the arena; NULL: none */
    /* what the handlers keep while waiting */
    void (*then)(struct request *request);   /* continues in the event loop's thread */
    void (*answer)(struct request *request); /* called when the job of the game is done */
    struct store_read read;
    struct job job;                          /* of the game (play.h) */
    struct work work;                        /* the workers' */
    void (*worker)(struct request *request); /* what a worker runs; meanwhile only the worker uses the request */
    int64_t work_until;                      /* monotonic: the work is not begun after that */
    enum workers_answer worked;              /* WORKERS_FULL, WORKERS_STOPPING: it was not done */
    struct violations *violations;           /* NULL until it is needed */
    struct odds_intent odds;
    int64_t odds_branches; /* the budget of this try */
    struct odds_failure odds_failure;
    const struct recorded *recorded;          /* the entry whose odds are asked for */
    const struct tree_head *recorded_tree;    /* the tree after that entry; NULL when the session is not sealed */
    const char *recorded_name;                /* display name of who asked; NULL: none */
    void (*release)(struct request *request); /* called at the reset to free what follows; NULL: nothing to free */
    struct gathering *gathering;              /* the session that is being read whole; NULL: none */
    struct listening *listening; /* a stream of events; NULL: none. While it waits the arena is given back */
    int32_t entries_after;       /* of a page of entries: only those after this one */
    void *handler_data;          /* what the handler keeps while waiting; in the arena */
    struct arena page;           /* of what is streamed */
    struct limited limited;
    struct holder holder; /* who is charged for the bytes that the reply holds, */
    int64_t held;         /* and how many these are (holding.h) */
    struct shares *asks;  /* the limit that it is counted in (asking.h); NULL: none */
    struct holder asker;
    char retry_words[12]; /* of Retry-After */
    int32_t retry_after;  /* seconds, for a reply that asks to retry later; 0: the error's usual value */
};

/* Prepares memory once; reset makes it ready for the next request and keeps its first chunks. */
void request_start(struct request *request, struct service *service);
void request_reset(struct request *request);
void request_end(struct request *request);
/* Frees the arena and the content of `out`: neither is needed for a long time. */
void request_shrink(struct request *request);

/* For handlers. Hands `read` to the store; continues in `then`. */
void request_read(struct request *request, void (*then)(struct request *request));
/* The same as request_read with memory of the handler's own for what is read. */
void request_read_into(struct request *request, struct arena *arena, void (*then)(struct request *request));

/* For handlers. Hands slow work to a worker of this queue, which runs `worker`, reading and writing only the
 * request; continues in `then`. Work that waits too long is not done; `worked` tells. */
void request_work(struct request *request, enum work_line line, void (*worker)(struct request *request),
                  void (*then)(struct request *request));
