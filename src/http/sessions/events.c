/* Topics and their rings. */
#include "http/sessions/events.h"
#include "http/server/request.h"
#include "store/store_follow.h"
#include "store/uuid_table.h"
#include <pthread.h>
#include <stdlib.h>

enum {
    RING_EVENTS = 64,
    RING_BYTES = 256 << 10, /* of one topic; the newest event stays even if it alone is larger */
    ALL_BYTES = 64 << 20,   /* of all topics: beyond that, a topic stores nothing, and its events are read as pages */
    PIECE_BYTES = 16 << 10, /* that a listener takes at once, or a single event */
    EVENT_MAX = 1 << 20,    /* a larger one is read as a page, too */
    SCRATCH_MAX = 1 << 20,
};

struct event {
    struct event_meaning meaning;
    size_t length;
    char bytes[];
};

struct topic {
    struct topic *bucket; /* the next in the hash bucket */
    struct uuid session;
    const struct ruleset *ruleset; /* the session's */
    bool gone; /* the database has gone back: it is out of the table, and lives until its listeners have left */
    int32_t listeners;
    struct listener *waiting;
    int64_t next; /* the entry after the newest event of the ring */
    int32_t first, count;
    size_t bytes;
    struct event *ring[RING_EVENTS]; /* entries next - count to next - 1, without a gap */
};

struct events {
    struct store *store;
    struct events_settings settings;
    pthread_mutex_t lock;
    struct uuid_table_key key;
    struct topic *buckets[UUID_BUCKETS];
    int32_t listeners;
    size_t bytes; /* in all rings */
    bool stopping;
    /* the follower's thread alone uses these */
    struct arena scratch;
    struct writer out;
};

static struct topic **topic_place(struct events *events, const struct uuid *session)
{
    struct topic **place = &events->buckets[uuid_bucket(&events->key, session)];
    while (*place && memcmp((*place)->session.bytes, session->bytes, sizeof session->bytes) != 0)
        place = &(*place)->bucket;
    return place;
}

static void ring_drop(struct events *events, struct topic *topic)
{
    struct event *event = topic->ring[topic->first];
    events->bytes -= event->length;
    topic->bytes -= event->length;
    topic->first = (topic->first + 1) % RING_EVENTS;
    topic->count--;
    free(event);
}

static void ring_clear(struct events *events, struct topic *topic)
{
    while (topic->count > 0)
        ring_drop(events, topic);
}

/* The ring has no gaps: after an entry that could not be stored it begins again. */
static void ring_add(struct events *events, struct topic *topic, struct event *event, int64_t seq)
{
    if (seq != topic->next || !event)
        ring_clear(events, topic);
    topic->next = seq + 1;
    if (!event)
        return;
    if (topic->count == RING_EVENTS)
        ring_drop(events, topic);
    topic->ring[(topic->first + topic->count++) % RING_EVENTS] = event;
    topic->bytes += event->length;
    events->bytes += event->length;
    while (topic->count > 1 && topic->bytes > RING_BYTES)
        ring_drop(events, topic);
    if (events->bytes > ALL_BYTES)
        ring_clear(events, topic);
}

static void waiting_add(struct listener *listener)
{
    struct topic *topic = listener->topic;
    listener->waits = true;
    listener->previous = NULL;
    listener->later = topic->waiting;
    if (topic->waiting)
        topic->waiting->previous = listener;
    topic->waiting = listener;
}

static void waiting_remove(struct listener *listener)
{
    listener->waits = false;
    if (listener->previous)
        listener->previous->later = listener->later;
    else
        listener->topic->waiting = listener->later;
    if (listener->later)
        listener->later->previous = listener->previous;
}

static void topic_wake(struct topic *topic)
{
    while (topic->waiting) {
        struct listener *listener = topic->waiting;
        waiting_remove(listener);
        listener->request->wake(listener->request);
    }
}

/* NULL when out of memory, or the bytes are not an entry: readers of the page will find that out again. */
static struct event *event_make(struct events *events, const struct ruleset *ruleset, const struct store_entry *entry)
{
    struct event_meaning meaning;
    writer_reset(&events->out);
    bool written = event_write(&events->out, &events->scratch, ruleset, entry, &meaning);
    arena_reset(&events->scratch);
    struct event *event = written ? malloc(sizeof *event + events->out.used) : NULL;
    if (!event)
        return NULL;
    event->meaning = meaning;
    event->length = events->out.used;
    memcpy(event->bytes, events->out.at, event->length);
    return event;
}

/* Receives committed entries from the follower. Events are made outside the lock. */
static void on_entries(void *context, const struct uuid *session, const struct store_entry *entries, int32_t count)
{
    struct events *events = context;
    pthread_mutex_lock(&events->lock);
    const struct topic *heard = *topic_place(events, session);
    const struct ruleset *ruleset = heard ? heard->ruleset : NULL;
    pthread_mutex_unlock(&events->lock);
    for (int32_t i = 0; i < count; i++) {
        struct event *event = ruleset ? event_make(events, ruleset, &entries[i]) : NULL;
        pthread_mutex_lock(&events->lock);
        struct topic *topic = *topic_place(events, session);
        if (topic && entries[i].seq >= topic->next) {
            ring_add(events, topic, event, entries[i].seq);
            event = NULL;
        }
        if (topic && i == count - 1)
            topic_wake(topic);
        pthread_mutex_unlock(&events->lock);
        free(event);
    }
}

/* The ring, and what was sent, no longer matches the record. A listener that continues begins again after what is
 * there. */
static void on_entries_lost(void *context, const struct uuid *session)
{
    struct events *events = context;
    pthread_mutex_lock(&events->lock);
    struct topic **place = topic_place(events, session), *topic = *place;
    if (topic) {
        *place = topic->bucket;
        store_unwatch(events->store, session);
        topic->gone = true;
        topic_wake(topic);
    }
    pthread_mutex_unlock(&events->lock);
}

struct events *events_start(struct store *store, const struct events_settings *settings)
{
    struct events *events = calloc(1, sizeof *events);
    if (!events)
        return NULL;
    events->store = store;
    events->settings = *settings;
    pthread_mutex_init(&events->lock, NULL);
    uuid_table_key_new(&events->key);
    arena_start(&events->scratch, SCRATCH_MAX);
    writer_start(&events->out, EVENT_MAX);
    struct store_following following = {settings->poll_ms, events, on_entries, on_entries_lost};
    if (store_follow(store, &following))
        return events;
    events_free(events);
    return NULL;
}

void events_stop(struct events *events)
{
    pthread_mutex_lock(&events->lock);
    events->stopping = true;
    for (size_t i = 0; i < UUID_BUCKETS; i++)
        for (struct topic *topic = events->buckets[i]; topic; topic = topic->bucket)
            topic_wake(topic);
    pthread_mutex_unlock(&events->lock);
}

void events_free(struct events *events)
{
    if (!events)
        return;
    arena_end(&events->scratch);
    writer_end(&events->out);
    pthread_mutex_destroy(&events->lock);
    free(events);
}

/* The topic of a session, new where nobody listens to it yet; it begins with what comes next. */
static struct topic *topic_of(struct events *events, const struct uuid *session, const struct ruleset *ruleset,
                              int64_t entries)
{
    struct topic **place = topic_place(events, session);
    if (*place)
        return *place;
    struct topic *topic = calloc(1, sizeof *topic);
    if (!topic || !store_watch(events->store, session, entries)) {
        free(topic);
        return NULL;
    }
    topic->session = *session;
    topic->ruleset = ruleset;
    topic->next = entries;
    *place = topic;
    return topic;
}

enum admission events_join(struct events *events, struct listener *listener, const struct uuid *session,
                           const struct ruleset *ruleset, int64_t entries)
{
    enum admission admission = ADMISSION_GIVEN;
    pthread_mutex_lock(&events->lock);
    struct topic *topic = NULL;
    if (events->listeners >= events->settings.listeners)
        admission = ADMISSION_FULL;
    else if (!(topic = topic_of(events, session, ruleset, entries)))
        admission = ADMISSION_FAILED;
    else if (topic->listeners >= events->settings.session_listeners)
        admission = ADMISSION_SESSION_FULL;
    if (admission == ADMISSION_GIVEN) {
        listener->topic = topic;
        topic->listeners++;
        events->listeners++;
    }
    pthread_mutex_unlock(&events->lock);
    return admission;
}

static void topic_end(struct events *events, struct topic *topic)
{
    if (!topic->gone) {
        *topic_place(events, &topic->session) = topic->bucket;
        store_unwatch(events->store, &topic->session);
    }
    ring_clear(events, topic);
    free(topic);
}

void events_leave(struct events *events, struct listener *listener)
{
    struct topic *topic = listener->topic;
    if (!topic)
        return;
    pthread_mutex_lock(&events->lock);
    if (listener->waits)
        waiting_remove(listener);
    listener->topic = NULL;
    events->listeners--;
    if (--topic->listeners == 0)
        topic_end(events, topic);
    pthread_mutex_unlock(&events->lock);
}

void listener_heed(struct listener *listener, const struct event_meaning *meaning)
{
    const struct request *request = listener->request;
    listener->over = meaning->closes || (meaning->ended[0] && strcmp(meaning->ended, request->seat->name) == 0 &&
                                         request->token_since < meaning->since);
}

static void ring_copy(const struct topic *topic, struct listener *listener, struct writer *out)
{
    while (listener->next < topic->next && !listener->over) {
        int64_t behind = topic->next - listener->next;
        const struct event *event = topic->ring[(topic->first + topic->count - behind) % RING_EVENTS];
        if (out->used > 0 && out->used + event->length > PIECE_BYTES)
            return;
        write_raw(out, event->bytes, event->length);
        listener->next++;
        listener_heed(listener, &event->meaning);
    }
}

enum events_taken events_take(struct events *events, struct listener *listener, struct writer *out)
{
    enum events_taken taking = TAKING_DONE;
    pthread_mutex_lock(&events->lock);
    const struct topic *topic = listener->topic;
    if (events->stopping || topic->gone)
        taking = TAKING_STOPS;
    else if (listener->next >= topic->next)
        taking = TAKING_WAITS;
    else if (listener->next < topic->next - topic->count)
        taking = TAKING_MISSED;
    if (taking == TAKING_DONE)
        ring_copy(topic, listener, out);
    if (taking == TAKING_WAITS)
        waiting_add(listener);
    pthread_mutex_unlock(&events->lock);
    return taking;
}

bool events_wait(struct events *events, struct listener *listener)
{
    pthread_mutex_lock(&events->lock);
    bool waits = !events->stopping && !listener->topic->gone;
    if (waits)
        waiting_add(listener);
    pthread_mutex_unlock(&events->lock);
    return waits;
}

bool events_unwait(struct events *events, struct listener *listener)
{
    pthread_mutex_lock(&events->lock);
    bool waited = listener->waits;
    if (waited)
        waiting_remove(listener);
    pthread_mutex_unlock(&events->lock);
    return waited;
}
