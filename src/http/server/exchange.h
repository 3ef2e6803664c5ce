/* An exchange: one request and its reply, independent of the HTTP library, so that the whole stack also runs in memory
 * (tests, fuzzing, benchmarks). Its memory goes with it. */
#pragma once
#include "answer.h"
#include "clock.h"
#include "odds_answer.h"
#include "protocol.h"
#include "service.h"
#include "store_read.h"
#include "trace.h"

enum method { METHOD_GET, METHOD_POST, METHOD_OPTIONS, METHOD_OTHER };

enum {
    PARAMETERS_MAX = 16, /* in a query */
    REPLY_HEADERS_MAX = 16,
    PATH_PARAMETERS_MAX = 3,
    EXCHANGE_ARENA_MAX = 4 << 20,
    REPLY_MAX = 8 << 20,
    BODY_MAX = 65536, /* of a request */
};

struct parameter {
    const char *name, *value;
};

struct request {
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
    const char *access_token; /* of a link: the query said it instead of the header */
    int32_t parameter_count;  /* of the query; PARAMETERS_MAX + 1 when there were more */
    struct parameter parameters[PARAMETERS_MAX];
    size_t header_size;  /* bytes of the request line and header; 0 when not known */
    bool length_unclear; /* Content-Length twice, or beside Transfer-Encoding: where the body ends is anybody's guess */
    bool body_too_large; /* the body was longer than the operation allows, and is not here */
    struct writer body;  /* its bytes */
    /* Who asks: the peer, or whom a trusted proxy names. */
    struct ip_address client;
    struct trace trace; /* that it is part of, as the client says */
};

struct exchange;
struct gzip;

/* What else in the request a reply depends on, for caches; added to each other. */
enum vary { VARY_ACCEPT = 1, VARY_ENCODING = 2, VARY_ORIGIN = 4 };

struct reply {
    int status;
    const char *content_type;
    const char *body; /* lives until the exchange is reset */
    size_t length;
    int32_t header_count;
    struct parameter headers[REPLY_HEADERS_MAX]; /* values live as long as the body */
    /* NULL: that was all. Else called when the body is sent, and `out` is empty again: puts the next piece there, now
     * (ANSWERED) or later (WAITING). An empty piece is the end. */
    void (*stream)(struct exchange *exchange);
    bool broken; /* there will be no end: the transfer is broken off */
    /* what reply_finish (reply.h) goes by */
    const char *tag;    /* of the body as it is, quoted; lives as long as the body; NULL: none */
    const char *packed; /* the body compressed, where that is there already */
    size_t packed_length;
    int vary;      /* enum vary */
    bool finished; /* nothing of the above changes any more, but for `broken` */
};

struct operation;
struct kept_chain;
struct kept_roster;
struct loop_counts;
struct access_log;
struct answering;
struct campaign;
struct campaign;

/* Why an append was not made. */
enum refusal {
    REFUSAL_NONE,      /* something else: the exchange's violations, or `error` */
    REFUSAL_NO_CHAIN,  /* the chain that the session is at must be derived first */
    REFUSAL_SPENT,     /* a new chain must be begun first */
    REFUSAL_OVERTAKEN, /* somebody else has begun it */
    REFUSAL_NO_ROSTER, /* the roster at the head must be read first */
};

/* An append, as its handler describes it and as it is made (append.c). */
struct appending {
    enum entry_kind kind;
    const char *seat, *step;
    const struct store_seat *joins;
    const char *revokes;          /* as in struct store_append */
    const struct tree_head *seen; /* what the client saw last; NULL: it does not say */
    /* Writes the entry to `out`, in the store's writer thread; `state` is the session's before it and is changed to
     * that after it; NULL: the session is not sealed. False declines. */
    bool (*write)(struct exchange *exchange, struct session_state *state, struct writer *out);
    void (*answer)(struct exchange *exchange); /* the entry is written */
    void (*repeat)(struct exchange *exchange); /* it was written before and stands in `out`; NULL: that is the answer */
    bool key_is_secret;                        /* the Idempotency-Key stands in no entry */
    /* Whether the protocol lets it pass; NULL: nothing has to be asked. Called with the state of all entries that are
     * recorded, again whenever others came; must copy what it needs and not block. */
    enum objection (*decide)(struct exchange *exchange, const struct protocol *protocol);
    /* Called when nothing was objected: goes on with append_start, or with act_start after something was read. NULL:
     * append_start. */
    void (*prepare)(struct exchange *exchange);
    bool (*write_also)(struct exchange *exchange, struct session_state *state, struct writer *out); /* exchange->also */
    enum entry_kind also_kind;
    int32_t attempts;
    /* what `write` says when it declines */
    enum refusal refusal;
    enum umpire_error error; /* ERROR_NONE: violations say it */
    const char *detail;      /* what happened this time; NULL: the error's title says it all */
    /* the chain that is wanted, or the one that was derived for it */
    uint32_t chain;
    uint64_t chain_from;
    struct kept_chain *derived;
    /* what the protocol said */
    enum objection objection;
    int64_t expected; /* where the entry must stand for that to hold; 0: anywhere */
    struct chain_anchor anchor;
    void (*chain_came)(struct exchange *exchange);
    struct hash basis_digest; /* of the entries that `basis` was folded from */
    /* The question was decoded with a roster that may be an older one: decodes it with the present one, once, before it
     * is refused for what it says. NULL: that was done, or there is no need. */
    void (*decode_again)(struct exchange *exchange);
    const struct roster *basis; /* a correction: what the ruling met that it corrects */
    /* of the entry that was made */
    int64_t repeated_seq;
    bool sealed;
    struct tree tree; /* with it */
    struct link_spent spent;
    struct entry_ruling grounds; /* of a ruling; what its correction is about stands here before it is made */
};

/* The protocol's state of a session, brought up to the present (fold.c). */
struct folding {
    void (*look)(struct exchange *exchange, const struct protocol *protocol);
    void (*then)(struct exchange *exchange);
    int32_t rounds;
    /* a nonce that was withheld */
    char who[STORE_NAME_MAX];
    int64_t question, expected;
};

/* Where an exchange is. */
enum exchange_state {
    EXCHANGE_OPEN,     /* the request is coming in */
    EXCHANGE_WAITING,  /* handed to the store or to a worker; somebody will call `wake` */
    EXCHANGE_ANSWERED, /* the reply is complete */
};

struct exchange {
    struct service *service;
    struct dice_pool *dice;                  /* the event loop's */
    struct gzip *gzip;                       /* the event loop's; NULL: nothing is compressed */
    struct exchange *next;                   /* the event loop's */
    void *owner;                             /* the event loop's */
    struct loop_counts *counts;              /* the event loop's; NULL: nothing is counted */
    struct access_log *access_log;           /* the event loop's; NULL: there is none */
    void (*wake)(struct exchange *exchange); /* called in the store's thread when waiting ends; must not block */
    int64_t started;                         /* when the request came in, clock_monotonic_us */
    int64_t listens_since;                   /* the same, when it began to send events; 0: it is no such request */
    enum exchange_state state;
    struct request request;
    struct reply reply;
    struct gzip *packing; /* compresses the reply as it is sent; NULL: nothing does */
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
    const char *club;              /* whose key came with the request, in the arena; NULL: none */
    /* what the handlers keep while waiting */
    void (*then)(struct exchange *exchange); /* goes on in the event loop's thread */
    union {
        struct store_append append;
        struct store_read read;
    };
    struct job job;                          /* the workers' */
    void (*work)(struct exchange *exchange); /* what a worker does; the exchange is its alone meanwhile */
    int64_t work_until;                      /* monotonic: it is not begun after that */
    enum workers_answer worked;              /* WORKERS_FULL, WORKERS_STOPPING: it was not done */
    struct store_append also;                /* the second entry of an append that writes two */
    struct folding folding;
    struct answering *answering;   /* mode both: what a ruling rests on; in the arena */
    struct campaign *campaign;     /* an opening: the roster that it begins with; in the arena */
    struct violations *violations; /* NULL until something can be wrong with the request */
    struct intent intent;
    struct ruling ruling;
    struct entry entry; /* that is being made: what every one has, and in the end all of it */
    struct odds_intent odds;
    struct odds_failure odds_failure;
    const struct recorded *recorded;       /* the entry whose odds are asked for */
    const struct tree_head *recorded_tree; /* after it; NULL when the session is not sealed */
    struct kept_roster *roster,
        *roster_after;     /* references, or NULL: the roster as it is known, and after the append */
    bool roster_is_lost;   /* after the append only the record tells it */
    bool roster_is_afresh; /* it was read for this request; else it is what this process remembered */
    void (*roster_came)(struct exchange *exchange);
    struct gathering *gathering; /* the session that is being read whole; NULL: none */
    struct listening *listening; /* a stream of events; NULL: none. While it waits the arena is given back */
    struct appending appending;
    void *request_data; /* what the handler keeps while waiting; in the arena */
    void (*proving)(struct exchange *exchange, const struct tree_head *head); /* goes on with the present tree */
    struct arena page;                                                        /* of what is streamed */
    struct limited limited;
    char retry_words[12]; /* of Retry-After */
    int32_t retry_after;  /* seconds, of a reply that says to come back later; 0: what is usual for its error */
};

/* Prepares memory once; reset makes it ready for the next request and keeps its first chunks. */
void exchange_start(struct exchange *exchange, struct service *service);
void exchange_reset(struct exchange *exchange);
void exchange_end(struct exchange *exchange);
/* Gives back the arena and what is in `out`: nothing in them is needed any more, for a long time. */
void exchange_shrink(struct exchange *exchange);

/* Routes, handles and finishes a complete request. Afterwards the state is ANSWERED or WAITING. */
void exchange_run(struct exchange *exchange);
/* What it does between the two: routes, checks and calls the handler (run.c). */
void exchange_handle(struct exchange *exchange);
/* Goes on after `wake`, in the event loop's thread. Afterwards the state is ANSWERED or WAITING. */
void exchange_continue(struct exchange *exchange);
/* How many bytes of body the request may have, before it is read; the router answers what it cannot. */
size_t exchange_body_limit(const struct exchange *exchange);

/* For handlers. Each hands what `read` or `append` describes to the store; `then` goes on when it is done. */
void exchange_read(struct exchange *exchange, void (*then)(struct exchange *exchange));
void exchange_append(struct exchange *exchange, void (*then)(struct exchange *exchange));
/* The same as exchange_read with memory of the handler's own for what is read. */
void exchange_read_into(struct exchange *exchange, struct arena *arena, void (*then)(struct exchange *exchange));

/* For handlers. Hands what takes long to a worker, which does `work`, reading and writing nothing but the exchange;
 * `then` goes on. Where it waits too long it is not done; `then` finds that in `worked`. */
void exchange_work(struct exchange *exchange, void (*work)(struct exchange *exchange),
                   void (*then)(struct exchange *exchange));

/* For handlers. Each completes the reply. */
void reply_static(struct exchange *exchange, const struct document *document);
/* The reply is what stands in `out`. */
void reply_out(struct exchange *exchange, int status);
/* The same for what is the same for everyone: 200 with an ETag and a while to keep it, or 304. `tag` lives as long as
 * the reply; NULL: it is made from the bytes. */
void reply_out_public(struct exchange *exchange, const char *tag);
/* The same for a session's own: 200 with an ETag, to be kept by the client alone and asked for again each time, or 304.
 */
void reply_out_private(struct exchange *exchange);
/* The same in the media type that the client likes best; `tag` was made by whoever wrote it, or NULL: from the bytes.
 */
void reply_out_readable(struct exchange *exchange, const char *tag);
/* A reply with this tag, in which the client may know it already; only its own cache may keep it. */
void reply_private(struct exchange *exchange, const char *tag);
void reply_header(struct exchange *exchange, const char *name, const char *value);

/* The query as the operation's fields describe it, in the arena; what is wrong with it stands in the exchange's
 * violations, for the handler to answer. NULL after answering that memory is out. */
void *exchange_query(struct exchange *exchange);
/* The exchange's violations, empty; NULL after answering that memory is out. */
struct violations *exchange_violations(struct exchange *exchange);
