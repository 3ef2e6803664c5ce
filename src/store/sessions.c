/* A chained hash table and a list in the order of use, under one lock. */
#include "store/sessions.h"
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct sessions *sessions_new(int64_t most_bytes)
{
    struct sessions *sessions = calloc(1, sizeof *sessions);
    if (!sessions)
        return NULL;
    uuid_table_key_new(&sessions->key);
    pthread_mutex_init(&sessions->lock, NULL);
    sessions->most_bytes = most_bytes;
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

static void shrink(const struct store_session *session)
{
    void *cached = atomic_load(&session->cached);
    void (*shrink_cached)(void *) = atomic_load(&session->shrink_cached);
    if (cached && shrink_cached)
        shrink_cached(cached);
}

/* Under the lock. */
static bool are_too_many(const struct sessions *sessions)
{
    return sessions->count > SESSIONS_MAX || store_sessions_bytes() > sessions->most_bytes;
}

/* Under the lock: the oldest is dropped or, if it is in use, moved after the others. Returns a reference, to be
 * given back outside of the lock, since much may be attached to it. */
static struct store_session *oldest_yield(struct sessions *sessions, bool *ret_used)
{
    struct session_place *place = sessions->oldest;
    struct store_session *session = session_reference(place->session);
    *ret_used = __atomic_load_n(&session->references, __ATOMIC_RELAXED) > 2; /* the cache's, ours */
    if (*ret_used) {
        order_remove(sessions, place);
        order_add(sessions, place);
    } else {
        forget_oldest(sessions);
        sessions->crowded++;
    }
    return session;
}

/* If there are too many, or they take too much memory, a few of the oldest are dropped; those in use stay, and are
 * shrunk if it is a matter of memory. Every look-up does this, without waiting for more than a few: so their number
 * falls as fast as it rose. */
static void sessions_trim(struct sessions *sessions)
{
    enum { AT_ONCE = 4 };
    bool used = false;
    for (int i = 0; i < AT_ONCE; i++) {
        pthread_mutex_lock(&sessions->lock);
        struct store_session *session =
            sessions->oldest && are_too_many(sessions) ? oldest_yield(sessions, &used) : NULL;
        pthread_mutex_unlock(&sessions->lock);
        if (!session)
            return;
        if (used && store_sessions_bytes() > sessions->most_bytes)
            shrink(session);
        store_session_free(session);
    }
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
    bool too_many = are_too_many(sessions);
    pthread_mutex_unlock(&sessions->lock);
    if (too_many)
        sessions_trim(sessions);
    return session;
}

void sessions_measure(struct sessions *sessions, struct store_measures *ret)
{
    pthread_mutex_lock(&sessions->lock);
    ret->sessions = sessions->count;
    ret->sessions_hit = sessions->hits;
    ret->sessions_missed = sessions->misses;
    ret->sessions_bytes = store_sessions_bytes();
    ret->sessions_most_bytes = sessions->most_bytes;
    ret->sessions_crowded = sessions->crowded;
    pthread_mutex_unlock(&sessions->lock);
}

void sessions_add_seat(struct sessions *sessions, struct store_session *session, const struct store_seat *seat)
{
    pthread_mutex_lock(&sessions->lock);
    const struct session_place *place = place_of(sessions, &session->id);
    session_add_seat(session, seat);
    if (place && place->session != session) /* the caller's was dropped from the cache meanwhile */
        session_add_seat(place->session, seat);
    pthread_mutex_unlock(&sessions->lock);
}

static void display_copy(const struct store_seat *seat, char ret[STORE_DISPLAY_MAX])
{
    ret[0] = '\0';
    if (seat->display)
        memcpy(ret, seat->display, strlen(seat->display) + 1);
}

void sessions_name_of(struct sessions *sessions, const struct store_seat *seat, char ret[STORE_DISPLAY_MAX])
{
    pthread_mutex_lock(&sessions->lock);
    display_copy(seat, ret);
    pthread_mutex_unlock(&sessions->lock);
}

int32_t sessions_names(struct sessions *sessions, const struct store_session *session,
                       char ret[STORE_SEATS_MAX][STORE_DISPLAY_MAX])
{
    pthread_mutex_lock(&sessions->lock);
    int32_t count = session->seat_count;
    for (int32_t i = 0; i < count; i++)
        display_copy(&session->seats[i], ret[i]);
    pthread_mutex_unlock(&sessions->lock);
    return count;
}

const struct store_seat *sessions_named(struct sessions *sessions, const struct store_session *session,
                                        const char *display_key)
{
    const struct store_seat *found = NULL;
    pthread_mutex_lock(&sessions->lock);
    for (int32_t i = 0; i < session->seat_count; i++)
        if (session->seats[i].display_key && strcmp(session->seats[i].display_key, display_key) == 0)
            found = &session->seats[i];
    pthread_mutex_unlock(&sessions->lock);
    return found;
}

void sessions_set_name(struct sessions *sessions, struct store_session *session, const struct store_seat *named)
{
    pthread_mutex_lock(&sessions->lock);
    struct session_place *place = place_of(sessions, &session->id);
    session_name_seat(session, named);
    if (place)
        session_name_seat(place->session, named);
    pthread_mutex_unlock(&sessions->lock);
}

static void seat_revoke(struct store_session *session, const char *name)
{
    int32_t place = session_find_seat(session, name);
    if (place >= 0)
        atomic_fetch_or(&session->revoked, UINT64_C(1) << place);
}

/* The cached one may be a different one: the caller's was dropped meanwhile and read again. */
void sessions_revoke(struct sessions *sessions, struct store_session *session, const char *seat)
{
    pthread_mutex_lock(&sessions->lock);
    struct session_place *place = place_of(sessions, &session->id);
    seat_revoke(session, seat);
    if (place)
        seat_revoke(place->session, seat);
    pthread_mutex_unlock(&sessions->lock);
}

/* Under the lock. A thread that reads the count sees complete tokens. */
static void seat_reissue(struct store_session *session, const char *name, const struct hash *token, int64_t since)
{
    int32_t place = session_find_seat(session, name), count = atomic_load(&session->reissue_count);
    if (place < 0 || count == STORE_REISSUES_MAX ||
        hash_equal(store_session_token(session, &session->seats[place]), token))
        return;
    session->reissues[count].seat = place;
    session->reissues[count].token = *token;
    session->reissues[count].since = since;
    atomic_store(&session->reissue_count, count + 1);
}

void sessions_reissue(struct sessions *sessions, struct store_session *session, const struct store_seat *seat)
{
    pthread_mutex_lock(&sessions->lock);
    struct session_place *place = place_of(sessions, &session->id);
    seat_reissue(session, seat->name, &seat->token, seat->token_since);
    if (place)
        seat_reissue(place->session, seat->name, &seat->token, seat->token_since);
    pthread_mutex_unlock(&sessions->lock);
}

static void token_merge(struct store_session *present, const struct store_session *read, const struct store_seat *seat)
{
    const struct hash *token = store_session_token(read, seat);
    seat_reissue(present, seat->name, token, store_session_token_since(read, seat, token));
}

/* Takes over what was read later than the cached one. The time comes last: a thread that sees it sees the rest. */
static void session_merge(struct store_session *present, const struct store_session *read)
{
    for (int32_t i = 0; i < read->seat_count; i++) {
        session_add_seat(present, &read->seats[i]);
        if (atomic_load(&present->read_at) <= atomic_load(&read->read_at))
            session_name_seat(present, &read->seats[i]);
        if (store_session_is_revoked(read, &read->seats[i]))
            seat_revoke(present, read->seats[i].name);
        if (atomic_load(&present->read_at) <= atomic_load(&read->read_at))
            token_merge(present, read, &read->seats[i]);
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
        sessions->count++;
    }
    pthread_mutex_unlock(&sessions->lock);
    sessions_trim(sessions);
}
