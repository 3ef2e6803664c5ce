/* The table of settings. */
#include "cli/settings.h"
#include "base/log.h"
#include "fields/json.h"
#include "http/server/request.h"
#include "http/server/service.h"
#include <stdio.h>
#include <umpire/odds.h>
#include <umpire/rows.h>

static const struct choice open_sessions_list[] = {
    [OPEN_SESSIONS_NOBODY] = {"nobody", "no new sessions"},
    [OPEN_SESSIONS_ANYONE] = {"anyone", "anyone who can reach the service; only on a loopback address"},
    [OPEN_SESSIONS_CLUB_KEY] = {"club-key", "clubs, with a key from `umpire club add`"},
};

static const struct choices open_sessions_choices = {"OpenSessions", open_sessions_list, 3};

static const struct choice log_level_list[] = {
    [LOG_ERROR] = {"error", NULL},
    [LOG_WARNING] = {"warning", NULL},
    [LOG_INFO] = {"info", NULL},
    [LOG_DEBUG] = {"debug", NULL},
};

static const struct choices log_level_choices = {"LogLevel", log_level_list, 4};

static const struct choice access_log_list[] = {
    [ACCESS_LOG_ALL] = {"all", "every request"},
    [ACCESS_LOG_ERRORS] = {"errors", "requests answered with 400 or above, or not completely"},
    [ACCESS_LOG_NONE] = {"none", NULL},
};

static const struct choices access_log_choices = {"AccessLog", access_log_list, 3};

static const struct choice privileged_login_list[] = {
    [PRIVILEGED_LOGIN_REFUSED] = {"refused", "nothing is served by it, and /readyz says why"},
    [PRIVILEGED_LOGIN_ALLOWED] = {"allowed", "to try things out"},
};

static const struct choices privileged_login_choices = {"PrivilegedLogin", privileged_login_list, 2};

/* Settings that are not given get their fallback. */
#define SETTING_TEXT(member, fallback_, doc_)                                                                          \
    TEXT(struct settings, member, 0, sizeof(((struct settings *)0)->member) - 1, NULL, NULL, doc_,                     \
         .presence = FIELD_DEFAULTED, .fallback_text = fallback_)
#define SETTING_NUMBER(member, low, high, fallback_, doc_)                                                             \
    NUMBER(struct settings, member, low, high, NULL, NULL, doc_, DEFAULT(fallback_))
#define SETTING_CHOICE(member, choices_, fallback_, doc_)                                                              \
    CHOICE(struct settings, member, choices_, NULL, NULL, doc_, DEFAULT(fallback_))

static const struct field list[] = {
    SETTING_TEXT(listen, "127.0.0.1:8080",
                 "Where the service listens: a numeric address and a port, [::1]:8080 for IPv6."),
    SETTING_TEXT(
        database_url, "",
        "PostgreSQL 15 or later, as a libpq URI or connection string. Empty: whatever libpq finds in PGHOST, PGUSER … "
        "`umpire migrate`, `club`, `session` and `seat` use the rights of its login, `umpire serve` takes the role "
        "below."),
    SETTING_TEXT(
        database_role, "umpire_service",
        "The role that `umpire serve` takes: it may read the ledger and append to it, nothing more. Empty: the "
        "login's own."),
    SETTING_CHOICE(
        privileged_login, privileged_login_choices, PRIVILEGED_LOGIN_REFUSED,
        "A login of `umpire serve` that could change or delete what is recorded, whatever role it takes: a superuser, "
        "the owner of the schema, one that can become either."),
    SETTING_TEXT(
        keys_directory, "/var/lib/umpire/keys",
        "The directory with the server's keys, one file each, readable by nobody else. The first process to serve an "
        "empty database creates them; all others need the same files."),
    SETTING_TEXT(
        state_directory, "",
        "The directory of what a process remembers over a restart: the newest trees that it reported, at most 65536 "
        "sessions in a file of 5 MB, by which it notices that the database went back. Empty: it remembers them while "
        "it "
        "lives."),
    SETTING_TEXT(
        ledger_name, "localhost",
        "The server's name, with which every checkpoint begins. It is fixed when the first keys are created. For a "
        "public service, use its domain."),
    SETTING_CHOICE(open_sessions, open_sessions_choices, OPEN_SESSIONS_CLUB_KEY, "Who may open sessions."),
    SETTING_NUMBER(club_sessions_per_day, 1, 100000, 500,
                   "Sessions that a club may open within 24 hours; beyond that, 429."),
    SETTING_NUMBER(
        retention_days, 0, 36500, 0,
        "`umpire session erase --expired` erases sessions that were closed this many days ago; their last checkpoint "
        "stays. 0: none expires."),
    SETTING_NUMBER(
        loops, 0, 64, 0,
        "Number of event loops. 0: one for each processor that the process may run on but one, and at least one."),
    SETTING_NUMBER(connections, 1, 100000, 8192,
                   "Concurrent connections, over all loops. Each of the `listeners` takes one."),
    SETTING_NUMBER(idle_seconds, 1, 3600, 60, "A connection that is silent for this many seconds is closed."),
    SETTING_NUMBER(
        header_seconds, 1, 3600, 10,
        "How long the header of a request may take to arrive as a whole, from the connection's beginning (with TLS, "
        "its "
        "handshake included) or, on a connection that stays open, from its first byte at the latest `idle_seconds` "
        "after "
        "the "
        "request before. Then the connection is closed."),
    SETTING_NUMBER(body_seconds, 1, 3600, 30,
                   "How long the body of a request may take to arrive as a whole, from its header on."),
    SETTING_NUMBER(
        connections_per_address, 1, 100000, 1024,
        "Concurrent connections from one client address (for IPv6, from one /64); one more is closed at once. A club's "
        "Wi-Fi is one address. Behind trusted_proxies the same number of requests in progress; beyond that, 429."),
    SETTING_NUMBER(
        drain_ms, 0, 600000, 5000,
        "How long sending the last answers may take after SIGTERM, in milliseconds. What waits for the database "
        "before that is answered by `deadline_ms` at the latest."),
    SETTING_NUMBER(append_queue, 1, 1000000, 4096, "Appends that may be queued; beyond that, 503."),
    SETTING_NUMBER(batch_entries, 1, 4096, 256, "Entries per transaction."),
    SETTING_NUMBER(batches_in_flight, 1, 8, 2, "Transactions in flight on the writer's connection."),
    SETTING_NUMBER(readers, 1, 64, 2, "Database connections for reading and for opening sessions."),
    SETTING_NUMBER(
        session_mb, 1, STORE_SESSION_MB_MAX, STORE_SESSION_MB,
        "MiB of memory for sessions and what belongs to them. Beyond that, those that were used longest ago are "
        "forgotten, and read from the database when they are next asked for."),
    SETTING_NUMBER(deadline_ms, 100, 600000, 5000,
                   "How long an append or a read may wait for the database, in milliseconds; beyond that, 503."),
    SETTING_NUMBER(
        odds_branches, 1000, ODDS_BRANCHES_MAX, 4000000,
        "The work that one odds request may take, in branches: how often the step is resolved. Anything larger is "
        "refused, with an estimate."),
    SETTING_NUMBER(odds_samples, 1000, ODDS_SAMPLES_MAX, 1000000,
                   "Samples that one odds request may ask for, over all its cases."),
    SETTING_NUMBER(
        odds_workers, 1, WORKERS_MAX, 2,
        "Worker threads for odds that take long; of several, one address never keeps all busy. Odds that are found in "
        "a "
        "moment have one of their own."),
    SETTING_NUMBER(odds_queue, 1, 10000, 64,
                   "Odds requests that may be queued for either kind of workers; beyond that, 503."),
    SETTING_NUMBER(odds_per_address, 1, 10000, 8,
                   "Odds requests of either kind that one address may have queued or under way; beyond that, 429."),
    SETTING_NUMBER(record_workers, 1, WORKERS_MAX, 1,
                   "Worker threads for reports, luck and pages of entries for listeners."),
    SETTING_NUMBER(report_queue, 1, 10000, 32, "Reports and luck that may be queued or under way; beyond that, 503."),
    SETTING_NUMBER(reports_per_address, 1, 10000, 16,
                   "Reports and luck that one address may have queued or under way; beyond that, 429."),
    SETTING_NUMBER(
        answer_mb_per_token, 8, 4096, 32,
        "MiB of large answers that clients with one token (without one: from one address) may have open, from the "
        "moment they are made until they are read; beyond that, 429. A report counts as 8 while it is made."),
    SETTING_NUMBER(answer_mb, 8, 65536, 256, "The same of all clients together; beyond that, 503."),
    SETTING_NUMBER(work_wait_ms, 100, 600000, 5000,
                   "How long a request may be queued for a worker, in milliseconds; beyond that, 503."),
    SETTING_NUMBER(
        events_poll_ms, 10, 60000, 200,
        "How often sessions with listeners are polled for entries written by other processes, in milliseconds. This "
        "process's own entries are sent at once."),
    SETTING_NUMBER(events_heartbeat_seconds, 1, 300, 15,
                   "The interval of heartbeats on an event stream that has nothing else to send."),
    SETTING_NUMBER(listeners, 1, 100000, 4096, "Concurrent event streams of this process; beyond that, 503."),
    SETTING_NUMBER(session_listeners, 1, 100000, 512,
                   "Concurrent event streams of one session in this process; beyond that, 429."),
    SETTING_TEXT(
        trusted_proxies, "",
        "Addresses and ranges (10.0.0.0/8) of the proxies in front of the service. For a request from one of them, "
        "X-Forwarded-For gives the client's address. List all of your proxies and nothing else. Empty: the header is "
        "ignored."),
    SETTING_NUMBER(address_rate, 0, LIMITER_RATE_MAX, 100,
                   "Requests per second from one client address (for IPv6, from one /64). 0: no limit."),
    SETTING_NUMBER(address_burst, 1, LIMITER_BURST_MAX, 400, "Requests that an idle address may make at once."),
    SETTING_NUMBER(token_rate, 0, LIMITER_RATE_MAX, 50, "Requests per second with one token. 0: no limit."),
    SETTING_NUMBER(token_burst, 1, LIMITER_BURST_MAX, 200, "Requests that may be made at once with an idle token."),
    SETTING_NUMBER(body_bytes, 256, BODY_MAX, BODY_MAX,
                   "Maximum size of a request body in bytes, even where the operation would allow more."),
    SETTING_NUMBER(json_depth, 8, JSON_DEPTH_MAX, 64, "Maximum nesting depth of lists and objects in a body."),
    SETTING_NUMBER(session_entries, 2, STORE_SESSION_ENTRIES_MAX, STORE_SESSION_ENTRIES_MAX,
                   "Maximum number of entries in a session, not counting the opening."),
    SETTING_TEXT(
        tls_certificate, "",
        "For TLS without a proxy: a PEM file with the server's certificate followed by its intermediates. Read at "
        "startup and after SIGHUP. Empty: no TLS."),
    SETTING_TEXT(tls_key, "", "The PEM file with the certificate's private key; set both or neither."),
    SETTING_TEXT(
        cors_origins, "",
        "Origins whose pages may use the service from a browser (CORS), such as https://club.example, separated by "
        "spaces, or * for all. Empty: only the service's own."),
    SETTING_TEXT(
        public_url, "",
        "Where people find the service, such as https://umpire.example: the pages of rules name it to search engines. "
        "Empty: they name addresses without a host, and there is no map of the site."),
    SETTING_CHOICE(log_level, log_level_choices, LOG_INFO, "The least severe level that is logged."),
    SETTING_CHOICE(access_log, access_log_choices, ACCESS_LOG_ALL,
                   "Which requests are logged to standard output, as one line of JSON each."),
    SETTING_TEXT(metrics_allowed_from, "127.0.0.0/8 ::1",
                 "Addresses and ranges that may read /metrics. A proxy must not forward it: behind one that is not in "
                 "trusted_proxies, everybody appears to come from its address."),
};

const struct fields settings_fields = {
    .name = "Settings", .list = list, .count = FIELDS_COUNT(list), .size = sizeof(struct settings)};

/* A comment of at most 110 columns per line. */
static void comment_print(const char *words)
{
    int column = 0;
    for (const char *at = words; *at;) {
        int length = 0;
        while (at[length] && at[length] != ' ')
            length++;
        if (column == 0 || column + length > 108) {
            printf(column ? "\n#" : "#");
            column = 1;
        }
        printf(" %.*s", length, at);
        column += length + 1;
        at += length + (at[length] == ' ');
    }
    printf("\n");
}

static void value_print(const struct field *field)
{
    if (field->kind == FIELD_INT)
        printf("%s = %d\n\n", field->name, field->fallback);
    else
        printf("%s = %s\n\n", field->name,
               field->kind == FIELD_TEXT ? field->fallback_text : field->choices->list[field->fallback].name);
}

void settings_print(void)
{
    printf("# umpire's settings with their defaults. Each can also be given as UMPIRE_<NAME> in the environment, which "
           "overrides\n# this file, or as --<name> after `umpire serve`, which overrides both. Written by `umpire "
           "config`.\n\n");
    for (size_t i = 0; i < FIELDS_COUNT(list); i++) {
        comment_print(list[i].doc);
        if (list[i].kind == FIELD_INT)
            printf("# %d to %d.\n", list[i].min, list[i].max);
        for (int32_t k = 0; list[i].kind == FIELD_ENUM && k < list[i].choices->count; k++) {
            const struct choice *choice = &list[i].choices->list[k];
            printf(choice->doc ? "#   %s: %s\n" : "#   %s\n", choice->name, choice->doc);
        }
        value_print(&list[i]);
    }
}
