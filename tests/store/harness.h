/* What the store's tests share: a store on a database, sessions in it, appends that are waited for. */
#pragma once
#include "base/clock.h"
#include "cluster.h"
#include "patience.h"
#include "store/migrate.h"
#include "store/store_read.h"
#include <inttypes.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

/* An append that can be waited for. Its entry is {"a":at,"m":mark,"s":seq}. A stateful one leaves as its state how many
 * entries the session has, and finds what the one before left. */
struct waited {
    struct store_append append;
    int64_t mark;
    bool declines;  /* make says no */
    int32_t filler; /* so many more bytes */
    bool stateful;
    int32_t state_filler; /* so many more bytes of state, which nobody finds again */
    int64_t found;        /* of the last make: the state, -1 when there was none */
    atomic_int made;      /* how often make was called */
    atomic_int answered;  /* how often done was called */
};

/* A read that can be waited for, with an arena of its own. */
struct waited_read {
    struct store_read read;
    struct arena arena;
    atomic_int answered;
};

static inline void pause_ms(int64_t milliseconds)
{
    struct timespec pause = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    nanosleep(&pause, NULL);
}

/* A moment, short against what is waited for. */
static inline void pause_briefly(void)
{
    nanosleep(&(struct timespec){.tv_nsec = 50000}, NULL);
}

static bool waited_make(struct store_append *append, const struct store_place *place, struct writer *out,
                        struct writer *state)
{
    struct waited *waited = (struct waited *)append;
    static const char filler[1024] = {0};
    atomic_fetch_add(&waited->made, 1);
    write_object(out);
    write_member_int(out, "a", place->at);
    write_member_int(out, "m", waited->mark);
    write_member_int(out, "s", place->seq);
    write_object_end(out);
    for (int32_t left = waited->filler; left > 0; left -= (int32_t)sizeof filler)
        write_raw(out, filler, left < (int32_t)sizeof filler ? (size_t)left : sizeof filler);
    waited->found = -1;
    if (place->state_length == sizeof waited->found)
        memcpy(&waited->found, place->state, sizeof waited->found);
    int64_t count = place->seq + 1;
    if (waited->stateful)
        write_raw(state, (const char *)&count, sizeof count);
    for (int32_t i = 0; i < waited->state_filler; i++)
        write_raw(state, "x", 1);
    return !waited->declines;
}

static void waited_done(struct store_append *append)
{
    struct waited *waited = (struct waited *)append;
    atomic_fetch_add(&waited->answered, 1);
}

static void waited_read_done(struct store_read *read)
{
    struct waited_read *waited = (struct waited_read *)read;
    atomic_fetch_add(&waited->answered, 1);
}

/* Hands an append over without waiting. A refusal counts as an answer. */
static inline void append_send(struct store *store, struct waited *waited, struct uuid session, const char *key)
{
    waited->append.session = session;
    if (!waited->append.kind)
        waited->append.kind = "ruling";
    if (!waited->append.seat)
        waited->append.seat = "umpire";
    waited->append.key = key;
    if (key)
        waited->append.digest = hash_of(&waited->mark, sizeof waited->mark);
    waited->append.make = waited_make;
    waited->append.done = waited_done;
    if (!store_append(store, &waited->append))
        atomic_fetch_add(&waited->answered, 1);
}

static inline enum store_result append_wait(struct waited *waited)
{
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS; !atomic_load(&waited->answered); pause_briefly())
        if (clock_monotonic_ms() > until)
            fail_msg("an append was not answered");
    return waited->append.result;
}

static inline enum store_result append_one(struct store *store, struct waited *waited, struct uuid session,
                                           const char *key)
{
    append_send(store, waited, session, key);
    return append_wait(waited);
}

/* Appends one entry of a kind with a mark and forgets it. */
static inline enum store_result append_kind(struct store *store, struct uuid session, const char *kind, int64_t mark)
{
    struct waited waited = {.append.kind = kind, .mark = mark};
    return append_one(store, &waited, session, NULL);
}

static inline enum store_result read_wait(struct store *store, struct waited_read *waited)
{
    waited->read.done = waited_read_done;
    waited->read.arena = &waited->arena;
    arena_start(&waited->arena, 64 << 20);
    if (!store_read(store, &waited->read))
        atomic_fetch_add(&waited->answered, 1);
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS; !atomic_load(&waited->answered); pause_briefly())
        if (clock_monotonic_ms() > until)
            fail_msg("a read was not answered");
    return waited->read.result;
}

/* A store that runs by itself. */
static inline struct store *store_begin(const struct store_settings *settings)
{
    struct store *store = store_start(settings);
    assert_true(!store || store_run(store));
    return store;
}

static inline struct store_settings settings_for(const char *url)
{
    return (struct store_settings){.url = url,
                                   .role = "umpire_service",
                                   .append_queue = 4096,
                                   .batch_entries = 256,
                                   .batches_in_flight = 2,
                                   .readers = 2,
                                   .deadline_ms = DISTANT_MS};
}

static inline void wait_ready(struct store *store)
{
    const char *why = NULL;
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS; !store_ready(store, &why); pause_ms(5))
        if (clock_monotonic_ms() > until)
            fail_msg("the store does not become ready: %s", why);
}

static inline struct store *store_on(const char *url)
{
    struct store_settings settings = settings_for(url);
    struct store *store = store_begin(&settings);
    assert_non_null(store);
    wait_ready(store);
    return store;
}

/* Opens a session with two seats; its first entry is "{}". */
static inline struct uuid session_open(struct store *store)
{
    static char options[] = "{\"a\":1}";
    struct store_session opening = {.id = uuid_new(),
                                    .ruleset = "tt",
                                    .version = 3,
                                    .opened_at = clock_now(),
                                    .seat_count = 2,
                                    .seats = {{.name = "umpire", .role = "umpire", .token = {{1, 2, 3}}},
                                              {.name = "blue", .role = "player", .token = {{4, 5, 6}}}},
                                    .options = options,
                                    .options_length = strlen(options)};
    struct waited_read open = {
        .read = {.query = STORE_OPEN_SESSION, .opening = &opening, .entry = "{}", .entry_length = 2, .seat = "umpire"}};
    /* On a busy machine the writer may just be connecting anew; then nothing was opened, and one asks again. */
    enum store_result result = read_wait(store, &open);
    for (int i = 0; i < 3000 && result == STORE_AWAY; i++) {
        arena_end(&open.arena);
        pause_ms(10);
        atomic_store(&open.answered, 0);
        result = read_wait(store, &open);
    }
    assert_int_equal(result, STORE_DONE);
    arena_end(&open.arena);
    return opening.id;
}

/* One number from SQL in which %s stands for the session's id. */
static inline int64_t session_number(PGconn *connection, struct uuid session, const char *sql)
{
    char id[UUID_TEXT_SIZE], whole[512], *place = strstr(sql, "%s");
    uuid_write(&session, id);
    assert_non_null(place);
    snprintf(whole, sizeof whole, "%.*s%s%s", (int)(place - sql), sql, id, place + 2);
    return database_number(connection, whole);
}

/* `count` entries from 0, no gap, no repetition, instants that do not go back, and `s` in the bytes is the number. */
static inline void assert_whole(PGconn *connection, struct uuid session, int64_t count)
{
    assert_int_equal(session_number(connection, session, "SELECT count(*) FROM umpire.entry WHERE session_id = '%s'"),
                     count);
    assert_int_equal(session_number(connection, session, "SELECT max(seq) FROM umpire.entry WHERE session_id = '%s'"),
                     count - 1);
    assert_int_equal(session_number(connection, session,
                                    "SELECT count(*) FROM umpire.entry WHERE session_id = '%s' AND seq > 0"
                                    " AND convert_from(bytes, 'UTF8') NOT LIKE '%\"s\":' || seq || '}'"),
                     0);
    assert_int_equal(session_number(connection, session,
                                    "SELECT count(*) FROM (SELECT at < lag(at) OVER (ORDER BY seq) AS back"
                                    " FROM umpire.entry WHERE session_id = '%s') AS pairs WHERE back"),
                     0);
}

/* Many threads append to sessions, each several times, each time waiting for the answer. */
struct crowd {
    struct store *stores[2]; /* thread n uses store n % store_count */
    int store_count;
    const struct uuid *sessions;
    int session_count;
    int threads, each;
    struct waited *appends; /* threads x each; mark = index + 1 */
    pthread_t *thread_ids;
    atomic_int next;
};

static void *crowd_main(void *argument)
{
    struct crowd *crowd = argument;
    int thread = atomic_fetch_add(&crowd->next, 1);
    for (int i = 0; i < crowd->each; i++) {
        int index = thread * crowd->each + i;
        struct waited *waited = &crowd->appends[index];
        waited->mark = index + 1;
        append_send(crowd->stores[thread % crowd->store_count], waited, crowd->sessions[index % crowd->session_count],
                    NULL);
        while (!atomic_load(&waited->answered))
            pause_briefly();
        if (waited->append.result == STORE_AWAY)
            pause_ms(2); /* a caller would wait longer */
    }
    return NULL;
}

static inline void crowd_start(struct crowd *crowd)
{
    crowd->appends = calloc((size_t)(crowd->threads * crowd->each), sizeof *crowd->appends);
    crowd->thread_ids = calloc((size_t)crowd->threads, sizeof *crowd->thread_ids);
    assert_non_null(crowd->appends);
    assert_non_null(crowd->thread_ids);
    for (int i = 0; i < crowd->threads; i++)
        assert_int_equal(pthread_create(&crowd->thread_ids[i], NULL, crowd_main, crowd), 0);
}

/* Joins the threads; counts the answers with `result`, of which each must have come once. */
static inline int crowd_finish(struct crowd *crowd, enum store_result result)
{
    int found = 0;
    for (int i = 0; i < crowd->threads; i++)
        pthread_join(crowd->thread_ids[i], NULL);
    for (int i = 0; i < crowd->threads * crowd->each; i++) {
        assert_int_equal(atomic_load(&crowd->appends[i].answered), 1);
        found += crowd->appends[i].append.result == result;
    }
    return found;
}

static inline void crowd_free(struct crowd *crowd)
{
    free(crowd->appends);
    free(crowd->thread_ids);
}
