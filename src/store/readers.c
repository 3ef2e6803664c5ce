/* Each reader opens its connection at the start, again when it is lost, and again when the writer has reconnected,
 * which may have led to another server. A reader without one leaves the queue to the others, as long as one of them
 * has one. */
#include "store/readers.h"
#include "base/clock.h"
#include "base/log.h"
#include <stdatomic.h>
#include <string.h>
#include <time.h>

enum { REST_MS = 1000, WRITER_MS = 50 };

/* In the order of enum store_query. */
static const struct query *const queries[] = {
    [STORE_OPEN_SESSION] = &query_open_session,
    [STORE_FIND_OPENING] = &query_find_opening,
    [STORE_FIND_SESSION] = &query_find_session,
    [STORE_FIND_CODE] = &query_find_code,
    [STORE_SET_NAME] = &query_set_name,
    [STORE_ADD_COSIGNATURE] = &query_add_cosignature,
    [STORE_COSIGNATURES] = &query_cosignatures,
    [STORE_SESSION_STATE] = &query_session_state,
    [STORE_GET_ENTRY] = &query_get_entry,
    [STORE_LIST_ENTRIES] = &query_list_entries,
    [STORE_LIST_NEWEST] = &query_list_newest,
    [STORE_FIND_SECRET] = &query_find_secret,
    [STORE_EDGES] = &query_edges,
    [STORE_FIND_CLUB] = &query_find_club,
    [STORE_CLUB] = &query_club,
    [STORE_CLUB_SESSIONS] = &query_club_sessions,
    [STORE_LIST_HOUSE_RULES] = &query_list_house_rules,
    [STORE_GET_HOUSE_RULES] = &query_get_house_rules,
    [STORE_ADD_HOUSE_RULES] = &query_add_house_rules,
    [STORE_LIST_ARMIES] = &query_list_armies,
    [STORE_GET_ARMY] = &query_get_army,
    [STORE_SET_ARMY] = &query_set_army,
    [STORE_REMOVE_ARMY] = &query_remove_army,
};
/* The statements that a connection prepares: only what it is for, since preparing waits for whoever changes the
 * table. */
static const struct sql_statement *const reading_statements[] = {
    &query_open_session.statement,    &query_find_session.statement,
    &query_session_state.statement,   &query_get_entry.statement,
    &query_list_entries.statement,    &query_list_newest.statement,
    &query_find_secret.statement,     &query_edges.statement,
    &query_find_club.statement,       &query_club.statement,
    &query_club_sessions.statement,   &query_list_house_rules.statement,
    &query_get_house_rules.statement, &query_add_house_rules.statement,
    &query_find_opening.statement,    &query_find_code.statement,
    &query_set_name.statement,        &query_erase_name.statement,
    &query_club_described.statement,  &query_add_cosignature.statement,
    &query_cosignatures.statement,    &query_list_armies.statement,
    &query_get_army.statement,        &query_set_army.statement,
    &query_remove_army.statement,     NULL,
};
const struct readers_purpose readers_reading = {"reading", reading_statements};

static void reader_disconnect(struct reader *reader)
{
    PQfinish(reader->connection);
    reader->connection = NULL;
}

/* The caller handles a unique violation: the row is there already. */
static enum store_result result_of_failure(const PGresult *error)
{
    if (failure_is_taken(error))
        return STORE_TAKEN;
    return failure_of(error) == FAILURE_AWAY ? STORE_AWAY : STORE_REFUSED;
}

/* A session is opened again under its key, a name is taken: that is expected, and any player can do it. */
static bool is_expected(const struct store_read *read, const PGresult *error)
{
    if (!failure_is_taken(error))
        return false;
    return read->query == STORE_SET_NAME ||
           (read->query == STORE_OPEN_SESSION && read->key && strcmp(failure_constraint(error), "opening_pkey") == 0);
}

PGresult *reader_run(struct reader *reader, const struct query *query, const struct parameters *parameters,
                     const struct store_read *read, enum store_result *ret_result)
{
    PGresult *result =
        reader->connection ? connection_run(reader->connection, &query->statement, parameters, read->deadline) : NULL;
    if (!result) {
        reader_disconnect(reader);
        *ret_result = query->lost;
        return NULL;
    }
    ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK)
        return result;
    *ret_result = result_of_failure(result);
    if (!is_expected(read, result))
        log_event(LOG_WARNING, "store", "the query %s failed: %s, %s", query->statement.name, failure_state(result),
                  failure_constraint(result));
    if (*ret_result == STORE_AWAY)
        reader_disconnect(reader); /* a new connection may lead to a server that can */
    PQclear(result);
    return NULL;
}

static bool reader_connect(struct reader *reader, const struct readers *readers, int64_t until)
{
    struct connection_settings settings = {.url = readers->settings.url,
                                           .role = readers->settings.role,
                                           .deadline_ms = readers->settings.deadline_ms,
                                           .until = until};
    uint32_t generation = atomic_load(&reader->sessions->generation);
    if (reader->generation != generation)
        reader_disconnect(reader);
    reader->generation = generation;
    if (!reader->connection)
        reader->connection = connection_open(&settings, readers->purpose->statements, false, &reader->why);
    return reader->connection != NULL;
}

static enum store_result reader_answer(struct reader *reader, const struct readers *readers, struct store_read *read)
{
    const struct query *query = queries[read->query];
    enum store_result result = STORE_AWAY;
    for (reader->attempt = 0; reader->attempt < 2; reader->attempt++) {
        if (clock_monotonic_ms() >= read->deadline || !reader_connect(reader, readers, read->deadline))
            return result;
        result = query->run(reader, read);
        if (reader->connection)
            return result;
    }
    return result;
}

char *result_copy_text(const PGresult *rows, int row, int column, struct arena *arena)
{
    return arena_copy(arena, PQgetvalue(rows, row, column), (size_t)PQgetlength(rows, row, column));
}

bool result_entry(const PGresult *rows, int row, struct arena *arena, struct store_entry *ret)
{
    *ret = (struct store_entry){.seq = result_int8(rows, row, 0),
                                .length = (size_t)PQgetlength(rows, row, 1),
                                .state_length = (size_t)PQgetlength(rows, row, 2)};
    ret->bytes = arena_copy(arena, PQgetvalue(rows, row, 1), ret->length);
    ret->state = arena_copy(arena, PQgetvalue(rows, row, 2), ret->state_length);
    bool named = PQnfields(rows) > 3 && !PQgetisnull(rows, row, 3);
    ret->seat_name = named ? result_copy_text(rows, row, 3, arena) : NULL;
    return ret->bytes && ret->state && (!named || ret->seat_name);
}

static enum store_result reader_work(struct store_read *read)
{
    read->work(read);
    return STORE_DONE;
}

/* The line whose turn it is. NULL: nobody waits. */
static struct line *line_next(struct readers *readers)
{
    struct line *turn = &readers->lines[readers->turn], *other = &readers->lines[(readers->turn + 1) % LINES];
    return turn->first ? turn : other->first ? other : NULL;
}

static struct store_read *line_take(struct readers *readers)
{
    struct line *line = line_next(readers);
    struct store_read *read = line->first;
    line->first = read->next;
    if (!line->first)
        line->last = &line->first;
    readers->turn = line == &readers->lines[LINE_READS] ? LINE_OPENINGS : LINE_READS;
    readers->waiting--;
    return read;
}

static void line_add(struct readers *readers, struct store_read *read)
{
    struct line *line = &readers->lines[read->query == STORE_OPEN_SESSION ? LINE_OPENINGS : LINE_READS];
    *line->last = read;
    line->last = &read->next;
    readers->waiting++;
}

/* With the lock: reports this reader's connection to the others. Too few of them are logged once, until there are
 * enough again; if there is none at all the writer has none either, and logs that. */
static void connection_note(struct reader *reader, struct readers *readers, bool first)
{
    bool connected = reader->connection != NULL, few = !connected && (first || readers->connected > 0);
    if (reader->connected != connected)
        readers->connected += connected ? 1 : -1;
    reader->connected = connected;
    if (few && !reader->missing)
        log_event(LOG_WARNING, "store", "only %d of %d connections for %s could be made (max_connections?): %s",
                  (int)readers->connected, (int)readers->count, readers->purpose->name, reader->why);
    if (connected && reader->missing)
        log_event(LOG_INFO, "store", "%d of %d connections for %s are open again", (int)readers->connected,
                  (int)readers->count, readers->purpose->name);
    reader->missing = few;
}

/* With the lock, which it releases meanwhile: the work stays in the queue, for others to take. */
static void connect_for(struct reader *reader, struct readers *readers, int64_t until)
{
    readers->connecting++;
    pthread_mutex_unlock(&readers->lock);
    reader_connect(reader, readers, until);
    pthread_mutex_lock(&readers->lock);
    readers->connecting--;
    connection_note(reader, readers, until == 0);
}

static void wait_for(pthread_cond_t *call, struct readers *readers, int64_t milliseconds)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    int64_t nanoseconds = until.tv_nsec + milliseconds % 1000 * 1000000;
    until.tv_sec += milliseconds / 1000 + nanoseconds / 1000000000;
    until.tv_nsec = nanoseconds % 1000000000;
    pthread_cond_timedwait(call, &readers->lock, &until);
}

/* With the lock: a while until connecting is tried again, in which others do the work. */
static void rest(struct readers *readers)
{
    pthread_cond_signal(&readers->work); /* the call that came to us was meant for one of them */
    wait_for(&readers->rest, readers, REST_MS);
}

/* With the lock: waits until there is something to do. Before that, once, it connects, so that the start shows
 * whether there are enough connections; but not before the writer has one. */
static void work_await(struct reader *reader, struct readers *readers)
{
    if (reader->tried) {
        pthread_cond_wait(&readers->work, &readers->lock);
    } else if (atomic_load(&reader->sessions->generation) == 0) {
        wait_for(&readers->work, readers, WRITER_MS);
    } else {
        reader->tried = true;
        connect_for(reader, readers, 0);
    }
}

/* Whether this reader takes the next one: not if it has no connection and another one has, or may soon
 * have. At the start, and when the database is back, all readers connect at once, and it may have room for few. */
static bool reader_takes(struct reader *reader, struct readers *readers)
{
    struct store_read *next = line_next(readers)->first;
    if (next->query == STORE_WORK)
        return true;
    if (!reader->connection || reader->generation != atomic_load(&reader->sessions->generation))
        connect_for(reader, readers, next->deadline);
    bool none = readers->connected == 0 && readers->connecting == 0;
    const struct line *line = line_next(readers); /* another reader may have taken what was next */
    return reader->connection || none || !line || clock_monotonic_ms() >= line->first->deadline;
}

/* NULL: there will be no more, or others will do it. */
static struct store_read *next_read(struct reader *reader, struct readers *readers)
{
    struct store_read *read = NULL;
    pthread_mutex_lock(&readers->lock);
    connection_note(reader, readers, false);
    while (!read && (line_next(readers) || readers->state == READERS_OPEN)) {
        if (!line_next(readers))
            work_await(reader, readers);
        else if (!reader_takes(reader, readers) && readers->state == READERS_OPEN)
            rest(readers);
        else if (line_next(readers))
            read = line_take(readers);
    }
    pthread_mutex_unlock(&readers->lock);
    return read;
}

static void *reader_main(void *argument)
{
    struct reader *reader = argument;
    struct readers *readers = reader->readers;
    struct store_read *read;
    while ((read = next_read(reader, readers))) {
        read->result = read->query == STORE_WORK ? reader_work(read) : reader_answer(reader, readers, read);
        read->done(read);
    }
    reader_disconnect(reader);
    return NULL;
}

int32_t readers_waiting(struct readers *readers)
{
    pthread_mutex_lock(&readers->lock);
    int32_t waiting = readers->waiting;
    pthread_mutex_unlock(&readers->lock);
    return waiting;
}

bool readers_accept(struct readers *readers, struct store_read *read)
{
    read->next = NULL;
    read->found = NULL;
    read->entries = NULL;
    read->entry_count = 0;
    read->more = false;
    read->state.entries = 0;
    read->state.closed = false;
    read->state.closed_at = 0;
    read->state.left = NULL;
    read->state.left_length = 0;
    read->clubs.found = NULL;
    read->clubs.count = 0;
    read->clubs.more = false;
    read->asked_at = clock_monotonic_ms();
    read->deadline = read->asked_at + readers->settings.deadline_ms;
    pthread_mutex_lock(&readers->lock);
    bool open = readers->state == READERS_OPEN;
    bool accepted = open && readers->waiting < readers->settings.append_queue;
    if (accepted) {
        line_add(readers, read);
    }
    pthread_mutex_unlock(&readers->lock);
    if (accepted)
        pthread_cond_signal(&readers->work);
    else
        read->result = open ? STORE_OVERLOADED : STORE_STOPPING;
    return accepted;
}

bool readers_start(struct readers *readers, const struct store_settings *settings,
                   const struct readers_purpose *purpose, int32_t count, struct sessions *sessions)
{
    *readers = (struct readers){.settings = *settings, .sessions = sessions, .purpose = purpose, .count = count};
    for (int i = 0; i < LINES; i++)
        readers->lines[i].last = &readers->lines[i].first;
    pthread_mutex_init(&readers->lock, NULL);
    pthread_cond_init(&readers->work, NULL);
    pthread_cond_init(&readers->rest, NULL);
    while (readers->threads < count) {
        struct reader *reader = &readers->list[readers->threads];
        reader->readers = readers;
        reader->sessions = sessions;
        reader->why = "";
        if (pthread_create(&reader->thread, NULL, reader_main, reader) != 0)
            break;
        readers->threads++;
    }
    if (readers->threads == count)
        return true;
    readers_stop(readers);
    return false;
}

void readers_stop(struct readers *readers)
{
    pthread_mutex_lock(&readers->lock);
    readers->state = READERS_CLOSING;
    pthread_mutex_unlock(&readers->lock);
    pthread_cond_broadcast(&readers->work);
    pthread_cond_broadcast(&readers->rest);
    for (int32_t i = 0; i < readers->threads; i++)
        pthread_join(readers->list[i].thread, NULL);
    pthread_cond_destroy(&readers->work);
    pthread_cond_destroy(&readers->rest);
    pthread_mutex_destroy(&readers->lock);
}
