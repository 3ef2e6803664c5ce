/* The service: what all event loops and handlers share. Made once at the start, read-only afterwards, the flags apart.
 */
#pragma once
#include "base/ip.h"
#include "base/workers.h"
#include "game/game.h"
#include "http/clubs/known_clubs.h"
#include "http/rulebook/documents.h"
#include "http/server/request_limits.h"
#include "http/watch/access_log.h"
#include "http/watch/counts.h"
#include <stdatomic.h>

struct events;
struct page_file;
struct shares;

/* Each kind of slow work has a queue of its own, so that one does not delay another. */
enum work_line {
    WORK_SMALL_ODDS, /* quick ones, and ones that turn out to take longer */
    WORK_ODDS,       /* ones that take longer */
    WORK_RECORD,     /* reports, luck, pages of entries for listeners */
    WORK_LINES,
};

enum open_sessions { OPEN_SESSIONS_NOBODY, OPEN_SESSIONS_ANYONE, OPEN_SESSIONS_CLUB_KEY };

struct service_settings {
    const char *address;                  /* numeric IPv4 or IPv6 */
    uint16_t port;                        /* 0: any free one */
    int32_t loops;                        /* event loops; 0: one per processor */
    int32_t connections;                  /* at most, over all loops */
    int32_t idle_seconds;                 /* a connection that says nothing is closed */
    int32_t header_seconds, body_seconds; /* how long a header, and a body, may take to arrive */
    int32_t drain_ms;                     /* how long accepted work may take after SIGTERM */
    enum open_sessions open_sessions;
    int32_t club_sessions_per_day;
    int64_t odds_branches; /* the budget of one request's odds */
    int32_t odds_samples;  /* the most of one request */
    int32_t work_wait_ms;  /* how long a piece of work may wait for a worker */
    /* Proxies whose X-Forwarded-For is trusted. */
    struct ip_ranges trusted_proxies;
    int32_t address_rate, address_burst; /* requests a second, and at once; 0 a second: no limit */
    int32_t token_rate, token_burst;
    int32_t body_bytes;                    /* at most, whatever the operation allows */
    int32_t json_depth;                    /* of a body; 0 (tests): what the parser takes */
    bool tls;                              /* by tls_identity.h */
    const char *cors_origins;              /* origins whose pages may read answers, separated by blanks, or "*" */
    struct ip_ranges metrics_allowed_from; /* who may ask for the metrics */
    enum access_log_lines access_log;
    int32_t heartbeat_seconds; /* an idle stream of events sends a heartbeat this often */
};

struct service {
    struct service_settings settings;
    struct store *store; /* NULL only in tests of what needs none */
    struct game game;    /* of the same store */
    struct documents documents;
    const struct page_file *page;        /* the files of the companion page; NULL: there is none */
    struct known_clubs *clubs;           /* whose keys were seen lately; NULL: none are kept */
    struct limits limits;                /* all NULL (tests): none */
    struct shares *connections;          /* of each address; NULL (tests): no limit */
    struct workers *workers[WORK_LINES]; /* NULL (tests): the caller does it at once */
    struct shares *reports_asked; /* reports and luck of each address that are being made; NULL (tests): no limit */
    struct shares *held;          /* bytes of large answers until they are read; NULL (tests): no limit */
    struct counts *counts;        /* of all loops; NULL before the server starts */
    struct access_output output;  /* where the access log is written */
    struct events *events;        /* NULL only in tests of what needs none */
    struct uuid boot;             /* the first part of the ids of this run's requests */
    _Atomic uint64_t requests;    /* how many requests there were */
    _Atomic bool stopping;
    _Atomic int32_t gzip_streams; /* replies that are compressed as they are sent */
};
