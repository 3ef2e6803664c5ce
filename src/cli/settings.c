/* The table of settings. */
#include "settings.h"
#include "exchange.h"
#include "json.h"
#include "log.h"
#include "service.h"
#include <stdio.h>
#include <umpire/odds.h>

static const struct choice open_sessions_list[] = {
    [OPEN_SESSIONS_NOBODY] = {"nobody", "no new sessions"},
    [OPEN_SESSIONS_ANYONE] = {"anyone", "whoever reaches the service; only on a loopback address"},
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
    [ACCESS_LOG_ERRORS] = {"errors", "requests that were answered 400 and above, or not to the end"},
    [ACCESS_LOG_NONE] = {"none", NULL},
};

static const struct choices access_log_choices = {"AccessLog", access_log_list, 3};

#define TEXT(member, fallback_, doc_)                                                                                  \
    {                                                                                                                  \
        .name = #member, .doc = doc_, .kind = FIELD_TEXT, .presence = FIELD_DEFAULTED, .min = 0,                       \
        .max = sizeof(((struct settings *)0)->member) - 1, .fallback_text = fallback_,                                 \
        .offset = offsetof(struct settings, member)                                                                    \
    }
#define INT(member, min_, max_, fallback_, doc_)                                                                       \
    {                                                                                                                  \
        .name = #member, .doc = doc_, .kind = FIELD_INT, .presence = FIELD_DEFAULTED, .min = min_, .max = max_,        \
        .fallback = fallback_, .offset = FIELD_AT(struct settings, member, int32_t)                                    \
    }
#define CHOICE(member, choices_, fallback_, doc_)                                                                      \
    {                                                                                                                  \
        .name = #member, .doc = doc_, .kind = FIELD_ENUM, .presence = FIELD_DEFAULTED, .choices = &choices_,           \
        .fallback = fallback_, .offset = FIELD_AT(struct settings, member, int32_t)                                    \
    }

static const struct field list[] = {
    TEXT(listen, "127.0.0.1:8080", "Where the service listens: a numeric address and a port, [::1]:8080 for IPv6."),
    TEXT(database_url, "",
         "PostgreSQL 15 or later, as a libpq URI or connection string. Empty: what libpq finds in PGHOST, PGUSER … "
         "`umpire migrate` uses it with the rights of its login, `umpire serve` takes the role below."),
    TEXT(database_role, "umpire_service",
         "The role that `umpire serve` works in: it may add to the ledger and read it, and no more. Empty: the "
         "login's."),
    TEXT(keys_directory, "/var/lib/umpire/keys",
         "Where the server's keys are, one file each, for nobody else to read. The first process that serves an empty "
         "database makes them; all others need the same files."),
    TEXT(ledger_name, "localhost",
         "The server's name, with which every checkpoint begins. It is fixed when the first keys are made. A public "
         "service takes its domain."),
    CHOICE(open_sessions, open_sessions_choices, OPEN_SESSIONS_CLUB_KEY, "Who may open sessions."),
    INT(club_sessions_a_day, 1, 100000, 500,
        "Sessions that a club may open within 24 hours; one more is answered 429."),
    INT(loops, 0, 64, 0, "Event loops. 0: one per processor."),
    INT(connections, 1, 100000, 8192, "Connections at once, over all loops. Each of the `listeners` is one."),
    INT(idle_seconds, 1, 3600, 60, "A connection that says nothing for so long is closed."),
    INT(drain_ms, 0, 600000, 5000, "How long sending the last answers may take after SIGTERM, in milliseconds."),
    INT(queue_limit, 1, 1000000, 4096, "Appends that may wait; one more is answered 503."),
    INT(batch_limit, 1, 4096, 256, "Entries in one transaction."),
    INT(in_flight, 1, 8, 2, "Transactions in flight at once on the writer's connection."),
    INT(readers, 1, 64, 2, "Connections for reading and opening."),
    INT(deadline_ms, 100, 600000, 5000,
        "An append or a read that the database has not answered by then is answered 503."),
    INT(odds_branches, 1000, ODDS_BRANCHES_MAX, 1000000,
        "The work that the odds of one request may take, in branches: how often the step is resolved. More is refused "
        "with an estimate."),
    INT(odds_samples, 1000, ODDS_SAMPLES_MAX, 1000000, "Samples that one request may ask for, all its cases together."),
    INT(odds_workers, 1, WORKERS_MAX, 1, "Threads that find odds."),
    INT(odds_queue, 1, 10000, 64, "Questions of odds that may wait for them; one more is answered 503."),
    INT(odds_wait_ms, 100, 600000, 5000, "A question of odds that has waited so long is answered 503."),
    INT(events_poll_ms, 10, 60000, 200,
        "How often listened-to sessions are looked at for entries that other processes wrote, in milliseconds. This "
        "process's own are told at once."),
    INT(events_heartbeat_seconds, 1, 300, 15, "A stream of events in which nothing happens says so this often."),
    INT(listeners, 1, 100000, 4096, "Streams of events at once in this process; one more is answered 503."),
    INT(session_listeners, 1, 100000, 512, "Streams of one session in this process; one more is answered 429."),
    TEXT(
        trusted_proxies, "",
        "Addresses and ranges (10.0.0.0/8) of the proxies in front of the service. Of a request that comes from one of "
        "them, X-Forwarded-For tells the client. It must hold every proxy of yours and nothing else. Empty: the "
        "header is ignored."),
    INT(address_rate, 0, LIMITER_RATE_MAX, 100,
        "Requests a second of one client address (of IPv6: of one /64). 0: no limit."),
    INT(address_burst, 1, LIMITER_BURST_MAX, 400, "Requests that an address which was quiet may make at once."),
    INT(token_rate, 0, LIMITER_RATE_MAX, 50, "Requests a second with one token. 0: no limit."),
    INT(token_burst, 1, LIMITER_BURST_MAX, 200, "Requests at once with a token that was quiet."),
    INT(join_free, 1, 1000000, 3,
        "Wrong join codes of one address that cost nothing. After each further one even the right code is refused for "
        "1 s, 2 s, 4 s … up to an hour."),
    INT(body_bytes, 256, BODY_MAX, BODY_MAX, "Bytes of a request's body, also where its operation allows more."),
    INT(json_depth, 8, JSON_DEPTH_MAX, 64, "How deep lists and objects of a body may stand in each other."),
    INT(session_entries, 2, STORE_SESSION_ENTRIES_MAX, STORE_SESSION_ENTRIES_MAX,
        "Entries behind the opening in one session."),
    TEXT(tls_certificate, "",
         "For TLS without a proxy: a file (PEM) with the server's certificate and those between it and its issuer's. "
         "Read at the start. Empty: no TLS."),
    TEXT(tls_key, "", "The file (PEM) with the certificate's key; both or none."),
    TEXT(cors_origins, "",
         "Whose pages may use the service from a browser (CORS): origins such as https://club.example, with blanks "
         "between them, or * for all. Empty: none but the service's own."),
    CHOICE(log_level, log_level_choices, LOG_INFO, "What is logged: this and what is graver."),
    CHOICE(access_log, access_log_choices, ACCESS_LOG_ALL,
           "Which requests are written to standard output, one line of JSON each."),
    TEXT(metrics_from, "127.0.0.0/8 ::1",
         "Addresses and ranges from which /metrics may be asked. A proxy must not hand it on: behind one that is not "
         "among trusted_proxies, everybody seems to ask from its address."),
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
           "wins\n"
           "# over this file, or as --<name> behind `umpire serve`, which wins over both. Written by `umpire "
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
