/* A request: one request and its reply, independent of the HTTP library, so that the whole stack also runs in memory
 * (tests, fuzzing, benchmarks). Its memory goes with it. */
#pragma once
#include "clock.h"
#include "odds_answer.h"
#include "service.h"
#include "shares.h"
#include "store_read.h"
#include "trace.h"

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
    const char *verb;   /* the method as it came */
    bool head;          /* of a GET only the header is wanted */
    const char *path;   /* decoded, without the query */
    const char *accept; /* NULL when not sent; so all headers */
    const char *accept_encoding;
    const char *content_type;
    const char *authorization;
    const char *if_none_match;
    const char *origin; /* of the page that asks, where a browser says so */
    const char *idempotency_key;
    const char *last_event_id;
    const char *prefer;
    const char *access_token; /* of a link: the query said it instead of the header */
    int32_t parameter_count;  /* of the query; PARAMETERS_MAX + 1 when there were more */
    struct parameter parameters[PARAMETERS_MAX];
    size_t header_size;  /* bytes of the request line and header; 0 when not known */
    bool length_unclear; /* Content-Length twice, or beside Transfer-Encoding: where the body ends is anybody's guess */
    const char *malformed;        /* what else is wrong with the header; NULL: nothing */
    const char *content_encoding; /* of the body */
    bool too_many;                /* its client has as many requests in progress as it may */
    bool body_too_large;          /* the body was longer than the operation allows, and is not here */
    struct writer body;           /* its bytes */
    /* Who asks: the peer, or whom a trusted proxy names. */
    struct ip_address client;
    struct trace trace; /* that it is part of, as the client says */
};

struct request;
struct gzip;

/* What else in the request a reply depends on, for caches; added to each other. */
enum vary { VARY_ACCEPT = 1, VARY_ENCODING = 2, VARY_ORIGIN = 4 };

struct reply {
    int status;
    const char *content_type;
    const char *body; /* lives until the request is reset */
    size_t length;
    int32_t header_count;
    struct parameter headers[REPLY_HEADERS_MAX]; /* values live as long as the body */
    /* NULL: that was all. Else called when the body is sent, and `out` is empty again: puts the next piece there, now
     * (ANSWERED) or later (WAITING). An empty piece is the end. */
    void (*stream)(struct request *request);
    bool broken; /* there will be no end: the transfer is broken off */
    /* what reply_finish (reply.h) goes by */
    const char *tag;    /* of the body as it is, quoted; lives as long as the body; NULL: none */
    const char *packed; /* the body compressed, where that is there already */
    size_t packed_length;
    const struct document *document; /* that has the body when it is opened; NULL: `body` has it */
    int vary;                        /* enum vary */
    bool finished;                   /* nothing of the above changes any more, but for `broken` */
};

struct operation;
struct loop_counts;
struct access_log;

/* Where a request is. */
enum request_state {
    REQUEST_OPEN,     /* the request is coming in */
    REQUEST_WAITING,  /* handed to the store or to a worker; somebody will call `wake` */
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
    void (*wake)(struct request *request); /* called in the store's thread when waiting ends; must not block */
    char id[UUID_TEXT_SIZE];               /* tells this request from all others; "" before it is known */
    int64_t started;                       /* when the request came in, clock_monotonic_us */
    int64_t listens_since;                 /* the same, when it began to send events; 0: it is no such request */
    enum request_state state;
    struct request_input input;
    struct reply reply;
    struct gzip *packing;           /* compresses the reply as it is sent; NULL: nothing does */
    const struct document *reading; /* whose bytes the reply has opened; NULL: none */
    struct arena arena;
    struct writer out; /* the reply's body */
    /* what the router found */
    const struct operation *operation;
    enum encodings encodings;                     /* that the client accepts */
    enum media media;                             /* what the client likes best of what the operation answers in */
    const char *path_values[PATH_PARAMETERS_MAX]; /* in the order of the path's parameters */
    const struct ruleset *ruleset;                /* named by the path, or the session's */
    struct uuid session_id;
    struct store_session *session; /* a reference */
    const struct store_seat *seat; /* whose token came with the request; in `session` */
    int64_t token_since;           /* the entry from which that token is the seat's; 0: from the beginning */
    const char *club;              /* whose key came with the request, in the arena; NULL: none */
    /* what the handlers keep while waiting */
    void (*then)(struct request *request);   /* goes on in the event loop's thread */
    void (*answer)(struct request *request); /* the job of the game is done */
    struct store_read read;
    struct job job;                          /* of the game (play.h) */
    struct work work;                        /* the workers' */
    void (*worker)(struct request *request); /* what a worker does; the request is its alone meanwhile */
    int64_t work_until;                      /* monotonic: it is not begun after that */
    enum workers_answer worked;              /* WORKERS_FULL, WORKERS_STOPPING: it was not done */
    struct violations *violations;           /* NULL until something can be wrong with the request */
    struct odds_intent odds;
    int64_t odds_branches; /* that are tried */
    struct odds_failure odds_failure;
    const struct recorded *recorded;          /* the entry whose odds are asked for */
    const struct tree_head *recorded_tree;    /* after it; NULL when the session is not sealed */
    const char *recorded_name;                /* what the others call who asked; NULL: nobody has said */
    void (*release)(struct request *request); /* called at the reset: frees what follows; NULL: nothing is there */
    struct gathering *gathering;              /* the session that is being read whole; NULL: none */
    struct listening *listening; /* a stream of events; NULL: none. While it waits the arena is given back */
    int32_t entries_after;       /* of a page of entries: only those behind this one */
    void *handler_data;          /* what the handler keeps while waiting; in the arena */
    struct arena page;           /* of what is streamed */
    struct limited limited;
    struct holder holder; /* whose bytes the reply holds, */
    int64_t held;         /* and how many (holding.h) */
    struct shares *asks;  /* among which it counts (asking.h); NULL: among none */
    struct holder asker;
    char retry_words[12]; /* of Retry-After */
    int32_t retry_after;  /* seconds, of a reply that says to come back later; 0: what is usual for its error */
};

/* Prepares memory once; reset makes it ready for the next request and keeps its first chunks. */
void request_start(struct request *request, struct service *service);
void request_reset(struct request *request);
void request_end(struct request *request);
/* Gives back the arena and what is in `out`: nothing in them is needed any more, for a long time. */
void request_shrink(struct request *request);

/* For handlers. Hands what `read` describes to the store; `then` goes on when it is done. */
void request_read(struct request *request, void (*then)(struct request *request));
/* The same as request_read with memory of the handler's own for what is read. */
void request_read_into(struct request *request, struct arena *arena, void (*then)(struct request *request));

/* For handlers. Hands what takes long to a worker of this line, which does `worker`, reading and writing nothing but
 * the request; `then` goes on. Where it waits too long it is not done; `then` finds that in `worked`. */
void request_work(struct request *request, enum work_line line, void (*worker)(struct request *request),
                  void (*then)(struct request *request));
