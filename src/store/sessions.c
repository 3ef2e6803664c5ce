/* A chained hash table and a list in the order of use, under one lock. */
#include "sessions.h"
#include "clock.h"
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct sessions *sessions_new(void)
{
    struct sessions *sessions = calloc(1, sizeof *sessions);
    if (!sessions)
        return NULL;
    uuid_table_key_new(&sessions->key);
    pthread_mutex_init(&sessions->lock, NULL);
    return sessions;
}

static void order_remove(struct sessions *sessions, struct session_place *place)
{
    *(place->previous ? &place->previous->next : &sessions->oldest) = place->next;
    *(place->next ? &place->next->previous : &sessions->newest) = place->previous;
}

static void order_add(struct sessions *sessions, struct session_place *place)
{
    place->next = NULL;
    place->previous = sessions->newest;
    *(sessions->newest ? &sessions->newest->next : &sessions->oldest) = place;
    sessions->newest = place;
}

static void forget_oldest(struct sessions *sessions)
{
    struct session_place *place = sessions->oldest;
    struct session_place **link = &sessions->buckets[uuid_bucket(&sessions->key, &place->session->id)];
    while (*link != place)
        link = &(*link)->bucket;
    *link = place->bucket;
    order_remove(sessions, place);
    sessions->count--;
    store_session_free(place->session);
    free(place);
}

void sessions_free(struct sessions *sessions)
{
    if (!sessions)
        return;
    while (sessions->oldest)
        forget_oldest(sessions);
    pthread_mutex_destroy(&sessions->lock);
    free(sessions);
}

void sessions_forget(struct sessions *sessions)
{
    pthread_mutex_lock(&sessions->lock);
    atomic_fetch_add(&sessions->generation, 1);
    while (sessions->oldest)
        forget_oldest(sessions);
    pthread_mutex_unlock(&sessions->lock);
}

static struct session_place *place_of(struct sessions *sessions, const struct uuid *id)
{
    struct session_place *place = sessions->buckets[uuid_bucket(&sessions->key, id)];
    while (place && !uuid_equal(&place->session->id, id))
        place = place->bucket;
    return place;
}

static struct store_session *session_reference(struct store_session *session)
{
    __atomic_add_fetch(&session->references, 1, __ATOMIC_RELAXED);
    return session;
}

struct store_session *sessions_find(struct sessions *sessions, const struct uuid *id)
{
    struct store_session *session = NULL;
    pthread_mutex_lock(&sessions->lock);
    struct session_place *place = place_of(sessions, id);
    if (place) {
        order_remove(sessions, place);
        order_add(sessions, place);
        session = session_reference(place->session);
        sessions->hits++;
    } else {
        sessions->misses++;
    }
    pthread_mutex_unlock(&sessions->lock);
    return session;
}

/* -1: there is none of this name. */
static int32_t seat_find(const struct store_session *session, const char *name)
{
    for (int32_t i = 0; i < session->seat_count; i++)
        if (strcmp(session->seats[i].name, name) == 0)
            return i;
    return -1;
}

void sessions_measure(struct sessions *sessions, struct store_measures *ret)
{
    pthread_mutex_lock(&sessions->lock);
    ret->sessions = sessions->count;
    ret->sessions_hit = sessions->hits;
    ret->sessions_missed = sessions->misses;
    pthread_mutex_unlock(&sessions->lock);
}

/* Under the lock. Whoever reads the count sees whole seats. */
static void seat_add(struct store_session *session, const struct store_seat *seat)
{
    int32_t count = atomic_load(&session->seat_count);
    if (seat_find(session, seat->name) >= 0 || count == STORE_SEATS_MAX)
        return;
    session->seats[count] = *seat;
    atomic_store(&session->seat_count, count + 1);
}

void sessions_add_seat(struct sessions *sessions, struct store_session *session, const struct store_seat *seat)
{
    pthread_mutex_lock(&sessions->lock);
    const struct session_place *place = place_of(sessions, &session->id);
    seat_add(session, seat);
    if (place && place->session != session) /* the caller's was forgotten meanwhile */
        seat_add(place->session, seat);
    pthread_mutex_unlock(&sessions->lock);
}

/* Under the lock. */
static void seat_name(struct store_session *session, const struct store_seat *named)
{
    int32_t place = seat_find(session, named->name);
    if (place < 0)
        return;
    memcpy(session->seats[place].display, named->display, sizeof named->display);
    memcpy(session->seats[place].display_key, named->display_key, sizeof named->display_key);
}

int32_t sessions_names(struct sessions *sessions, const struct store_session *session,
                       char ret[STORE_SEATS_MAX][STORE_DISPLAY_MAX])
{
    pthread_mutex_lock(&sessions->lock);
    int32_t count = session->seat_count;
    for (int32_t i = 0; i < count; i++)
        memcpy(ret[i], session->seats[i].display, STORE_DISPLAY_MAX);
    pthread_mutex_unlock(&sessions->lock);
    return count;
}

const struct store_seat *sessions_named(struct sessions *sessions, const struct store_session *session,
                                        const char *display_key)
{
    const struct store_seat *found = NULL;
    pthread_mutex_lock(&sessions->lock);
    for (int32_t i = 0; i < session->seat_count; i++)
        if (session->seats[i].display_key[0] && strcmp(session->seats[i].display_key, display_key) == 0)
            found = &session->seats[i];
    pthread_mutex_unlock(&sessions->lock);
    return found;
}

void sessions_set_name(struct sessions *sessions, struct store_session *session, const struct store_seat *named)
{
    pthread_mutex_lock(&sessions->lock);
    struct session_place *place = place_of(sessions, &session->id);
    seat_name(session, named);
    if (place)
        seat_name(place->session, named);
    pthread_mutex_unlock(&sessions->lock);
}

static void seat_revoke(struct store_session *session, const char *name)
{
    int32_t place = seat_find(session, name);
    if (place >= 0)
        atomic_fetch_or(&session->revoked, UINT64_C(1) << place);
}

/* The one in the cache may be another: the caller's was forgotten meanwhile and read anew. */
void sessions_revoke(struct sessions *sessions, struct store_session *session, const char *seat)
{
    pthread_mutex_lock(&sessions->lock);
    struct session_place *place = place_of(sessions, &session->id);
    seat_revoke(session, seat);
    if (place)
        seat_revoke(place->session, seat);
    pthread_mutex_unlock(&sessions->lock);
}

/* What was read later than what is there. The time comes last: who sees it sees the rest. */
static void session_merge(struct store_session *present, const struct store_session *read)
{
    for (int32_t i = 0; i < read->seat_count; i++) {
        seat_add(present, &read->seats[i]);
        if (atomic_load(&present->read_at) <= atomic_load(&read->read_at))
            seat_name(present, &read->seats[i]);
        if (store_session_is_revoked(read, &read->seats[i]))
            seat_revoke(present, read->seats[i].name);
    }
    if (atomic_load(&present->read_at) < atomic_load(&read->read_at))
        atomic_store(&present->read_at, atomic_load(&read->read_at));
}

void sessions_add(struct sessions *sessions, struct store_session *session)
{
    struct session_place *place = calloc(1, sizeof *place);
    if (!place)
        return;
    pthread_mutex_lock(&sessions->lock);
    struct session_place *present = place_of(sessions, &session->id);
    if (session->generation != atomic_load(&sessions->generation)) {
        free(place);
    } else if (present) {
        free(place);
        session_merge(present->session, session);
    } else {
        struct session_place **bucket = &sessions->buckets[uuid_bucket(&sessions->key, &session->id)];
        place->session = session_reference(session);
        place->bucket = *bucket;
        *bucket = place;
        order_add(sessions, place);
        if (++sessions->count > SESSIONS_MAX)
            forget_oldest(sessions);
    }
    pthread_mutex_unlock(&sessions->lock);
}

struct store_session *session_new(size_t options_length)
{
    struct store_session *session = calloc(1, sizeof *session);
    if (!session)
        return NULL;
    session->options = calloc(1, options_length + 1);
    if (!session->options) {
        free(session);
        return NULL;
    }
    session->options_length = options_length;
    session->references = 1;
    session->read_at = clock_monotonic_ms();
    return session;
}

void store_session_free(struct store_session *session)
{
    if (!session || __atomic_sub_fetch(&session->references, 1, __ATOMIC_ACQ_REL) > 0)
        return;
    void *cached = atomic_load(&session->cached);
    if (cached && session->free_cached)
        session->free_cached(cached);
    free(session->options);
    free(session);
}

/* A token bucket in one number: `looks_until` is when it would be full again. */
bool store_session_may_refresh(struct store_session *session)
{
    int64_t now = clock_monotonic_ms(), until = atomic_load(&session->refreshing_until), next;
    do {
        next = (until > now ? until : now) + SESSION_LOOK_MS;
        if (next - now > SESSION_LOOKS * SESSION_LOOK_MS)
            return false;
    } while (!atomic_compare_exchange_weak(&session->refreshing_until, &until, next));
    return true;
}

bool store_session_is_revoked(const struct store_session *session, const struct store_seat *seat)
{
    return atomic_load(&session->revoked) >> (seat - session->seats) & 1;
}

bool store_session_is_due(struct store_session *session)
{
    int64_t now = clock_monotonic_ms(), read_at = atomic_load(&session->read_at);
    int64_t renewed_at = atomic_load(&session->renewed_at);
    if (now - read_at < SESSION_RENEW_MS)
        return false;
    return now - read_at >= STORE_SEATS_MS || (renewed_at - read_at < SESSION_RENEW_MS &&
                                               atomic_compare_exchange_strong(&session->renewed_at, &renewed_at, now));
}

void *store_session_attach(struct store_session *session, void *cached, void (*free_cached)(void *))
{
    void *present = NULL;
    if (atomic_compare_exchange_strong(&session->cached, &present, cached)) {
        if (cached)
            session->free_cached = free_cached; /* read only by the last holder, who comes after this one */
        return cached;
    }
    if (cached)
        free_cached(cached);
    return present;
}
