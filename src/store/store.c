/* A store is a shard that writes, readers, the cache of sessions between them, and a follower. */
#include "store/store.h"
#include "store/follow.h"
#include "store/measures.h"
#include "store/readers.h"
#include "store/sessions.h"
#include "store/shard.h"
#include <stdlib.h>
#include <string.h>

struct store {
    struct store_settings settings; /* strings are copies owned by the store */
    char *url, *role;
    struct sessions *sessions;
    struct shard shard;
    struct readers readers;
    struct follow follow;
};

static int32_t within(int32_t value, int32_t least, int32_t most)
{
    return value < least ? least : value > most ? most : value;
}

static bool copy_settings(struct store *store, const struct store_settings *settings)
{
    store->url = strdup(settings->url);
    store->role = settings->role ? strdup(settings->role) : NULL;
    store->settings = (struct store_settings){
        .url = store->url,
        .role = store->role,
        .least_rights = settings->least_rights,
        .append_queue = within(settings->append_queue, 1, 1 << 20),
        .batch_entries = within(settings->batch_entries, 1, 4096),
        .batches_in_flight = within(settings->batches_in_flight, 1, SHARD_IN_FLIGHT_MAX),
        .readers = within(settings->readers, 1, READERS_MAX),
        .write_check_ms = settings->write_check_ms ? within(settings->write_check_ms, 5, 600000) : STORE_WRITE_CHECK_MS,
        .session_entries = settings->session_entries ? within(settings->session_entries, 1, STORE_SESSION_ENTRIES_MAX)
                                                     : STORE_SESSION_ENTRIES_MAX,
        .session_mb = settings->session_mb ? within(settings->session_mb, 1, STORE_SESSION_MB_MAX) : STORE_SESSION_MB,
        .deadline_ms = within(settings->deadline_ms, 10, 600000),
    };
    return store->url && (store->role || !settings->role);
}

static struct store *store_free(struct store *store)
{
    follow_end(&store->follow);
    sessions_free(store->sessions);
    free(store->url);
    free(store->role);
    free(store);
    return NULL;
}

struct store *store_start(const struct store_settings *settings)
{
    struct store *store = calloc(1, sizeof *store);
    if (!store)
        return NULL;
    bool fine = copy_settings(store, settings);
    store->sessions = sessions_new((int64_t)store->settings.session_mb << 20);
    fine = follow_prepare(&store->follow, &store->settings, store->sessions) && fine;
    if (!fine || !store->sessions)
        return store_free(store);
    if (!readers_start(&store->readers, &store->settings, &readers_reading, store->settings.readers, store->sessions))
        return store_free(store);
    if (!shard_start(&store->shard, &store->settings, store->sessions, &store->follow)) {
        readers_stop(&store->readers);
        return store_free(store);
    }
    return store;
}

void store_stop(struct store *store)
{
    if (!store)
        return;
    shard_stop(&store->shard);
    readers_stop(&store->readers);
    store_free(store);
}

bool store_ready(struct store *store, const char **ret_why)
{
    const char *why = atomic_load(&store->shard.link.why);
    if (!why)
        why = atomic_load(&store->shard.refusal);
    if (ret_why)
        *ret_why = why ? why : "the database answers";
    return why == NULL;
}

void store_measure(struct store *store, struct store_measures *ret)
{
    const struct shard_counts *counts = &store->shard.counts;
    *ret = (struct store_measures){.up = store_ready(store, NULL),
                                   .queued = atomic_load(&store->shard.accepted),
                                   .reads_waiting = readers_waiting(&store->readers),
                                   .batches = counter_read(&counts->batches),
                                   .connects = counter_read(&counts->connects)};
    for (int i = 0; i < STORE_RESULTS; i++)
        ret->answers[i] = counter_read(&counts->answers[i]);
    histogram_read(&counts->rows, &ret->rows);
    histogram_read(&counts->micros, &ret->micros);
    sessions_measure(store->sessions, ret);
}

bool store_run(struct store *store)
{
    return shard_run(&store->shard);
}

int store_turn(struct store *store, struct pollfd ret_waits[STORE_WAITS])
{
    bool finished;
    return shard_turn(&store->shard, ret_waits, &finished);
}

void store_wake(struct store *store, const struct pollfd waits[STORE_WAITS])
{
    shard_wake(&store->shard, waits);
}

bool store_append(struct store *store, struct store_append *append)
{
    return shard_append(&store->shard, append);
}

/* Nobody opens a session that nobody can write to: whether entries are taken only the writer knows. */
static bool may_not_open(struct store *store, const struct store_read *read)
{
    return read->query == STORE_OPEN_SESSION && !store_ready(store, NULL);
}

bool store_read(struct store *store, struct store_read *read)
{
    if (atomic_load(&store->shard.away) || may_not_open(store, read)) {
        read->result = STORE_AWAY;
        return false;
    }
    return readers_accept(&store->readers, read);
}

bool store_follow(struct store *store, const struct store_following *following)
{
    return follow_start(&store->follow, following);
}

bool store_watch(struct store *store, const struct uuid *session, int64_t from)
{
    return follow_watch(&store->follow, session, from);
}

void store_unwatch(struct store *store, const struct uuid *session)
{
    follow_unwatch(&store->follow, session);
}

struct sessions *store_sessions(struct store *store)
{
    return store->sessions;
}
