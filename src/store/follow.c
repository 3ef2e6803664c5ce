/* The watched sessions, and the loop that queries what was committed to them. */
#include "store/follow.h"
#include "base/clock.h"
#include "base/log.h"
#include <poll.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <unistd.h>

enum {
    ROUND_ENTRIES = 16, /* of one session in one answer; the rest follow in the next */
    ROUND_MS = 10,      /* between two queries, so that a busy service does not cause one per commit */
};

/* Entry numbers have no gaps, so a range of them is a limit for each session. */
static const struct sql_statement ENTRIES = {
    "follow",
    "SELECT asked.session_id, e.seq, e.bytes, e.state, n.name FROM unnest($1, $2) AS asked (session_id, seq)"
    " JOIN umpire.entry e ON e.session_id = asked.session_id AND e.seq >= asked.seq AND e.seq < asked.seq + $3"
    " LEFT JOIN umpire.seat_name n ON n.session_id = e.session_id AND n.seat = e.seat"
    " ORDER BY asked.session_id, e.seq",
    3,
    {TYPE_UUID_ARRAY, TYPE_INT8_ARRAY, TYPE_INT8},
};

/* The sessions whose last delivered entry is there; that of the others is gone. If none was delivered yet its hash is
 * NULL, and any entry before the wanted one will do. A plain join, as a distributed database takes it. */
static const struct sql_statement STILL_THERE = {
    "still_there",
    "SELECT known.session_id FROM unnest($1, $2, $3) AS known (session_id, seq, hash)"
    " JOIN umpire.entry e ON e.session_id = known.session_id AND e.seq = known.seq - 1"
    " WHERE known.hash IS NULL OR sha256(e.bytes) = known.hash",
    3,
    {TYPE_UUID_ARRAY, TYPE_INT8_ARRAY, TYPE_BYTEA_ARRAY},
};
const struct sql_statement *const follow_statements[] = {&ENTRIES, &STILL_THERE, NULL};

static struct watch **watch_place(struct follow *follow, const struct uuid *session)
{
    struct watch **place = &follow->buckets[uuid_bucket(&follow->key, session)];
    while (*place && memcmp((*place)->session.bytes, session->bytes, sizeof session->bytes) != 0)
        place = &(*place)->bucket;
    return place;
}

static void list_remove(struct watch *watch)
{
    struct watch_list *list = watch->list;
    if (watch->previous)
        watch->previous->next = watch->next;
    else
        list->first = watch->next;
    if (watch->next)
        watch->next->previous = watch->previous;
    list->count--;
}

static void list_add(struct watch_list *list, struct watch *watch)
{
    watch->list = list;
    watch->previous = NULL;
    watch->next = list->first;
    if (list->first)
        list->first->previous = watch;
    list->first = watch;
    list->count++;
}

static void list_move(struct watch_list *to, struct watch *watch)
{
    list_remove(watch);
    list_add(to, watch);
}

bool follow_watch(struct follow *follow, const struct uuid *session, int64_t from)
{
    struct watch *watch = malloc(sizeof *watch);
    if (!watch)
        return false;
    *watch = (struct watch){.session = *session, .wanted = from};
    pthread_mutex_lock(&follow->lock);
    struct watch **place = watch_place(follow, session);
    watch->bucket = *place;
    *place = watch;
    /* Something may have been committed since the caller looked. */
    list_add(&follow->stirred, watch);
    atomic_fetch_add(&follow->watched, 1);
    pthread_mutex_unlock(&follow->lock);
    eventfd_write(follow->wake, 1);
    return true;
}

void follow_unwatch(struct follow *follow, const struct uuid *session)
{
    pthread_mutex_lock(&follow->lock);
    struct watch **place = watch_place(follow, session), *watch = *place;
    if (watch) {
        *place = watch->bucket;
        list_remove(watch);
        atomic_fetch_sub(&follow->watched, 1);
    }
    pthread_mutex_unlock(&follow->lock);
    free(watch);
}

void follow_commit(struct follow *follow, const struct batch *batch)
{
    if (atomic_load(&follow->watched) == 0)
        return;
    const struct head *last = NULL;
    pthread_mutex_lock(&follow->lock);
    bool quiet = follow->stirred.count == 0;
    for (int32_t i = batch->from; i < batch->to; i++) {
        const struct slot *slot = &batch->slots[i];
        struct watch *watch =
            slot->outcome == STORE_DONE && slot->head != last ? *watch_place(follow, &slot->head->session) : NULL;
        if (watch && watch->list == &follow->quiet)
            list_move(&follow->stirred, watch);
        if (slot->outcome == STORE_DONE)
            last = slot->head;
    }
    bool wake = quiet && follow->stirred.count > 0;
    pthread_mutex_unlock(&follow->lock);
    if (wake)
        eventfd_write(follow->wake, 1);
}

static void ask_for(struct follow *follow, const struct watch_list *list)
{
    for (struct watch *watch = list->first; watch; watch = watch->next) {
        array_add(&follow->sessions, watch->session.bytes, sizeof watch->session.bytes);
        array_add_int(&follow->wanted, watch->wanted);
        if (watch->has_notified)
            array_add(&follow->notified, watch->notified.bytes, sizeof watch->notified.bytes);
        else
            array_add_null(&follow->notified);
        watch->asked = true;
    }
}

/* Lists what to query: the stirred sessions, or all of them. Afterwards all of these are quiet. */
static int32_t list_wanted(struct follow *follow, bool all)
{
    array_start(&follow->sessions, TYPE_UUID);
    array_start(&follow->wanted, TYPE_INT8);
    array_start(&follow->notified, TYPE_BYTEA);
    pthread_mutex_lock(&follow->lock);
    ask_for(follow, &follow->stirred);
    if (all)
        ask_for(follow, &follow->quiet);
    while (follow->stirred.first)
        list_move(&follow->quiet, follow->stirred.first);
    pthread_mutex_unlock(&follow->lock);
    array_finish(&follow->sessions);
    array_finish(&follow->wanted);
    array_finish(&follow->notified);
    bool failed = follow->sessions.failed || follow->wanted.failed || follow->notified.failed;
    return failed ? 0 : follow->sessions.count;
}

/* Delivers the entries of one session, which begin at `row`; returns where the next session's begin. */
static int notify_session(struct follow *follow, const PGresult *rows, int row)
{
    struct store_entry entries[ROUND_ENTRIES];
    struct uuid session, other;
    int32_t count = 0;
    result_copy(rows, row, 0, &session, sizeof session);
    for (; row < PQntuples(rows) && count < ROUND_ENTRIES; row++) {
        if (!result_copy(rows, row, 0, &other, sizeof other) || memcmp(&session, &other, sizeof session) != 0)
            break;
        entries[count++] = (struct store_entry){
            .seq = result_int8(rows, row, 1),
            .bytes = PQgetvalue(rows, row, 2),
            .length = (size_t)PQgetlength(rows, row, 2),
            .state = PQgetvalue(rows, row, 3),
            .state_length = (size_t)PQgetlength(rows, row, 3),
            .seat_name = PQgetisnull(rows, row, 4) ? NULL : PQgetvalue(rows, row, 4),
        };
    }
    /* The session may have been unwatched and watched again from another entry on. This is updated before the
     * delivery: if that happens afterwards, the new watch wants the entries again. */
    pthread_mutex_lock(&follow->lock);
    struct watch *watch = *watch_place(follow, &session);
    if (watch && watch->wanted == entries[0].seq) {
        watch->wanted = entries[count - 1].seq + 1;
        watch->notified = hash_of(entries[count - 1].bytes, entries[count - 1].length);
        watch->has_notified = true;
        if (count == ROUND_ENTRIES && watch->list == &follow->quiet)
            list_move(&follow->stirred, watch);
    }
    pthread_mutex_unlock(&follow->lock);
    if (watch) /* else nobody is waiting for them any more */
        follow->following.on_entries(follow->following.context, &session, entries, count);
    return row;
}

/* The answer to a query about the listed sessions; NULL if there is none. */
static PGresult *question_ask(struct follow *follow, const struct sql_statement *statement,
                              const struct parameters *parameters, int64_t now)
{
    PGresult *rows = connection_run(follow->link.connection, statement, parameters, now + follow->settings.deadline_ms);
    if (PQresultStatus(rows) == PGRES_TUPLES_OK)
        return rows;
    if (rows)
        log_event(LOG_WARNING, "store", "sessions with listeners cannot be read: %s", failure_state(rows));
    PQclear(rows);
    link_drop(&follow->link, now);
    follow->poll_at = now;
    return NULL;
}

static void found_note(struct follow *follow, const PGresult *rows)
{
    struct uuid session;
    pthread_mutex_lock(&follow->lock);
    for (int row = 0; row < PQntuples(rows); row++) {
        struct watch *watch =
            result_copy(rows, row, 0, &session, sizeof session) ? *watch_place(follow, &session) : NULL;
        if (watch)
            watch->asked = false;
    }
    pthread_mutex_unlock(&follow->lock);
}

/* The next of the sessions that were asked for, had entries, and were not found. What is watched since is no such. */
static bool gone_next(struct follow *follow, struct uuid *ret)
{
    bool found = false;
    pthread_mutex_lock(&follow->lock);
    for (struct watch *watch = follow->quiet.first; watch && !found; watch = watch->next) {
        found = watch->asked && watch->wanted > 0;
        watch->asked = false;
        *ret = watch->session;
    }
    pthread_mutex_unlock(&follow->lock);
    return found;
}

/* Another server may lack what was delivered, or have other entries there. False if that cannot be known yet. */
static bool doubts_settle(struct follow *follow, int64_t now)
{
    struct parameters parameters = {0};
    struct uuid session;
    if (list_wanted(follow, true) == 0)
        return false;
    parameter_add_array(&parameters, &follow->sessions);
    parameter_add_array(&parameters, &follow->wanted);
    parameter_add_array(&parameters, &follow->notified);
    PGresult *rows = question_ask(follow, &STILL_THERE, &parameters, now);
    if (!rows)
        return false;
    follow->doubts = false;
    found_note(follow, rows);
    PQclear(rows);
    while (follow->following.gone && gone_next(follow, &session))
        follow->following.gone(follow->following.context, &session);
    return true;
}

/* Queries once and delivers the answer. If that fails everything is queried at the next poll: nothing is lost, since
 * what was not delivered stays wanted. */
static void ask(struct follow *follow, bool all, int64_t now)
{
    struct parameters parameters = {0};
    follow->asked_at = now;
    if (all)
        follow->poll_at = now + follow->following.poll_ms;
    if ((follow->doubts && !doubts_settle(follow, now)) || list_wanted(follow, all) == 0)
        return;
    parameter_add_array(&parameters, &follow->sessions);
    parameter_add_array(&parameters, &follow->wanted);
    parameter_add_int8(&parameters, ROUND_ENTRIES);
    PGresult *rows = question_ask(follow, &ENTRIES, &parameters, now);
    for (int row = 0; rows && row < PQntuples(rows);)
        row = notify_session(follow, rows, row);
    PQclear(rows);
}

/* The next query: when, and for all or only the stirred sessions. False: not before somebody wakes the thread. */
static bool next_question(struct follow *follow, int64_t *ret_at, bool *ret_all)
{
    pthread_mutex_lock(&follow->lock);
    bool watched = atomic_load(&follow->watched) > 0, stirred = follow->stirred.count > 0;
    pthread_mutex_unlock(&follow->lock);
    int64_t soon = follow->asked_at + ROUND_MS;
    *ret_at = stirred && soon < follow->poll_at ? soon : follow->poll_at;
    if (*ret_at < soon)
        *ret_at = soon;
    *ret_all = *ret_at >= follow->poll_at;
    return watched;
}

static void rest(struct follow *follow, int64_t until)
{
    struct pollfd wait = {follow->wake, POLLIN, 0};
    int64_t left = until == INT64_MAX ? -1 : until - clock_monotonic_ms();
    eventfd_t count;
    if (poll(&wait, 1, until != INT64_MAX && left < 0 ? 0 : (int)left) > 0)
        eventfd_read(follow->wake, &count);
}

static bool is_stopping(struct follow *follow)
{
    pthread_mutex_lock(&follow->lock);
    bool stopping = follow->state == FOLLOW_STOPPING;
    pthread_mutex_unlock(&follow->lock);
    return stopping;
}

/* The writer has moved to another server: answers of the old one are out of date. */
static void link_move(struct follow *follow, int64_t now)
{
    uint32_t generation = atomic_load(&follow->known->generation);
    if (follow->generation != generation)
        link_drop(&follow->link, now);
    follow->generation = generation;
}

static void *follow_main(void *argument)
{
    struct follow *follow = argument;
    while (!is_stopping(follow)) {
        int64_t now = clock_monotonic_ms(), at;
        bool all, watched = next_question(follow, &at, &all);
        /* Without anything watched no connection is made; an existing one is kept. */
        link_move(follow, now);
        if (watched && link_step(&follow->link, now)) {
            follow->doubts = true;
            follow->poll_at = now;
        }
        if (!watched || follow->link.state == LINK_CONNECTING)
            rest(follow, INT64_MAX);
        else if (follow->link.state == LINK_RESTING)
            rest(follow, follow->link.retry_at);
        else if (now < at)
            rest(follow, at);
        else
            ask(follow, all, now);
    }
    return NULL;
}

bool follow_prepare(struct follow *follow, const struct store_settings *settings, struct sessions *sessions)
{
    *follow = (struct follow){.settings = *settings, .known = sessions, .wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)};
    pthread_mutex_init(&follow->lock, NULL);
    uuid_table_key_new(&follow->key);
    struct connection_settings connection = {
        .url = settings->url, .role = settings->role, .deadline_ms = settings->deadline_ms, .by_index = true};
    link_start(&follow->link, &connection, follow_statements, follow->wake);
    return follow->wake >= 0;
}

bool follow_start(struct follow *follow, const struct store_following *following)
{
    follow->following = *following;
    follow->state = FOLLOW_RUNNING;
    if (pthread_create(&follow->thread, NULL, follow_main, follow) == 0)
        return true;
    follow->state = FOLLOW_NOT_STARTED;
    return false;
}

void follow_end(struct follow *follow)
{
    pthread_mutex_lock(&follow->lock);
    bool running = follow->state == FOLLOW_RUNNING;
    follow->state = FOLLOW_STOPPING;
    pthread_mutex_unlock(&follow->lock);
    if (running) {
        eventfd_write(follow->wake, 1);
        pthread_join(follow->thread, NULL);
    }
    link_end(&follow->link);
    for (struct watch_list *list = &follow->quiet; list; list = list == &follow->quiet ? &follow->stirred : NULL)
        for (struct watch *watch = list->first, *next; watch; watch = next) {
            next = watch->next;
            free(watch);
        }
    array_end(&follow->sessions);
    array_end(&follow->wanted);
    array_end(&follow->notified);
    pthread_mutex_destroy(&follow->lock);
    if (follow->wake >= 0)
        close(follow->wake);
}
