/* A store is a shard that writes, readers, the cache of sessions between them, and a follower. */
#include "store.h"
#include "follow.h"
#include "measures.h"
#include "readers.h"
#include "sessions.h"
#include "shard.h"
#include <stdlib.h>
#include <string.h>

struct store {
    struct store_settings settings; /* strings are the store's own */
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
        .append_queue = within(settings->append_queue, 1, 1 << 20),
        .batch_entries = within(settings->batch_entries, 1, 4096),
        .batches_in_flight = within(settings->batches_in_flight, 1, SHARD_IN_FLIGHT_MAX),
        .readers = within(settings->readers, 1, READERS_MAX),
        .session_entries = settings->session_entries ? within(settings->session_entries, 1, STORE_SESSION_ENTRIES_MAX)
                                                     : STORE_SESSION_ENTRIES_MAX,
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
    store->sessions = sessions_new();
    bool fine = copy_settings(store, settings);
    fine = follow_prepare(&store->follow, &store->settings, store->sessions) && fine;
    if (!fine || !store->sessions)
        return store_free(store);
    if (!readers_start(&store->readers, &store->settings, store->sessions))
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

bool store_append(struct store *store, struct store_append *append)
{
    return shard_append(&store->shard, append);
}

bool store_read(struct store *store, struct store_read *read)
{
    if (atomic_load(&store->shard.away)) {
        read->result = STORE_AWAY;
        return false;
    }
    return readers_accept(&store->readers, read);
}

struct store_session *store_session_cached(struct store *store, const struct uuid *id)
{
    return sessions_find(store->sessions, id);
}

void store_session_add_seat(struct store *store, struct store_session *session, const struct store_seat *seat)
{
    sessions_add_seat(store->sessions, session, seat);
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

int32_t store_session_names(struct store *store, const struct store_session *session,
                            char ret[STORE_SEATS_MAX][STORE_DISPLAY_MAX])
{
    return sessions_names(store->sessions, session, ret);
}

const struct store_seat *store_session_named(struct store *store, const struct store_session *session,
                                             const char *display_key)
{
    return sessions_named(store->sessions, session, display_key);
}

void store_session_set_name(struct store *store, struct store_session *session, const struct store_seat *named)
{
    sessions_set_name(store->sessions, session, named);
}

void store_session_revoke(struct store *store, struct store_session *session, const char *seat)
{
    sessions_revoke(store->sessions, session, seat);
}

bool store_session_is_outdated(struct store *store, const struct store_session *session)
{
    return session->generation != atomic_load(&store->sessions->generation);
}
