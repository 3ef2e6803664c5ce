/* resting -> connecting -> up, or back to resting with a longer pause. */
#include "store/link.h"
#include "base/clock.h"
#include "base/log.h"
#include <sys/eventfd.h>

enum { PAUSE_FIRST_MS = 50, PAUSE_MAX_MS = 1000, FAILURES_PER_LOG = 30 };

void link_start(struct link *link, const struct connection_settings *settings,
                const struct sql_statement *const *statements, int wake)
{
    *link = (struct link){.settings = *settings, .statements = statements, .wake = wake, .pause_ms = PAUSE_FIRST_MS};
    atomic_store(&link->why, "the database has not been reached yet");
}

static void *helper_main(void *argument)
{
    struct link *link = argument;
    bool loud = link->failures % FAILURES_PER_LOG == 0;
    link->made.connection = connection_open(&link->settings, link->statements, loud, &link->made.why);
    atomic_store(&link->made.finished, true);
    eventfd_write(link->wake, 1);
    return NULL;
}

static void link_rest(struct link *link, int64_t now, const char *why)
{
    link->state = LINK_RESTING;
    link->failures++;
    link->retry_at = now + link->pause_ms;
    link->pause_ms = link->pause_ms * 2 < PAUSE_MAX_MS ? link->pause_ms * 2 : PAUSE_MAX_MS;
    atomic_store(&link->why, why);
}

static bool link_finish_helper(struct link *link, int64_t now)
{
    pthread_join(link->helper, NULL);
    if (!link->made.connection) {
        link_rest(link, now, link->made.why);
        return false;
    }
    if (link->failures)
        log_event(LOG_INFO, "store", "the database is available again");
    link->state = LINK_UP;
    link->up_at = now;
    link->connection = link->made.connection;
    link->made.connection = NULL;
    link->failures = 0;
    link->pause_ms = PAUSE_FIRST_MS;
    atomic_store(&link->why, NULL);
    return true;
}

bool link_step(struct link *link, int64_t now)
{
    if (link->state == LINK_CONNECTING && atomic_load(&link->made.finished))
        return link_finish_helper(link, now);
    if (link->state != LINK_RESTING || now < link->retry_at)
        return false;
    atomic_store(&link->made.finished, false);
    if (pthread_create(&link->helper, NULL, helper_main, link) == 0)
        link->state = LINK_CONNECTING;
    else
        link_rest(link, now, "a thread cannot be started");
    return false;
}

void link_drop(struct link *link, int64_t now)
{
    if (link->state != LINK_UP)
        return;
    PQfinish(link->connection);
    link->connection = NULL;
    link->state = LINK_RESTING;
    /* A server that accepts connections only to drop them is not tried again without a pause. */
    link->retry_at = now - link->up_at < PAUSE_MAX_MS ? now + PAUSE_FIRST_MS : now;
    atomic_store(&link->why, "the connection to the database was lost");
}

void link_end(struct link *link)
{
    if (link->state == LINK_CONNECTING) {
        pthread_join(link->helper, NULL);
        PQfinish(link->made.connection);
    }
    PQfinish(link->connection);
    link->connection = NULL;
    link->state = LINK_RESTING;
}
