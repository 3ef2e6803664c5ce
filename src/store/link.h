/* The writer's link to the database: one connection. When it is lost a helper thread makes a new one, so that the
 * writer keeps its deadlines while a host name or a dead server delays connecting. */
#pragma once
#include "store/connection.h"
#include <pthread.h>
#include <stdatomic.h>

enum link_state {
    LINK_RESTING,    /* no connection; the next attempt is at retry_at */
    LINK_CONNECTING, /* the helper thread is at work */
    LINK_UP,         /* the connection is usable */
};

struct link {
    struct connection_settings settings;
    const struct sql_statement *const *statements;
    int wake; /* eventfd that is signalled when the helper has finished */
    enum link_state state;
    PGconn *connection; /* when up */
    int64_t retry_at;   /* clock_monotonic_ms */
    int64_t up_at;      /* since when it is up */
    int32_t pause_ms;   /* before the next attempt */
    int32_t failures;   /* attempts since the link was up */
    pthread_t helper;
    struct {
        PGconn *connection;
        const char *why;
        atomic_bool finished;
    } made;                  /* the helper's result */
    const char *_Atomic why; /* why it is not up, a static sentence; NULL when up. Read by other threads */
};

void link_start(struct link *link, const struct connection_settings *settings,
                const struct sql_statement *const *statements, int wake);
/* Takes the next step of getting up. True when the link has just come up. Otherwise, when an attempt has just failed,
 * `failures` has grown. */
bool link_step(struct link *link, int64_t now);
/* Drops the connection; the first new attempt is at once, unless it was new itself. */
void link_drop(struct link *link, int64_t now);
/* Ends helper and connection. */
void link_end(struct link *link);
