/* Entries as they are committed, as server-sent events (WHATWG HTML section 9.2). Each comes once and in order: the
 * stream begins behind what the client has, reads pages until it has caught up with the ring of its session's topic,
 * and then waits there. What cannot be read now is tried again: ending the stream would tell browsers to give up. */
#include "listeners.h"
#include "operation.h"
#include "problem.h"
#include "reply.h"
#include "request_query.h"
#include <stdlib.h>
#include <string.h>

enum { PAGE_ENTRIES = 16, PAGE_ARENA_MAX = 1 << 20, SCRATCH_MAX = 1 << 20, LAST_MAX = 999999999 };

struct events_query {
    int32_t after;
};

static const struct field events_query_list[] = {
    {.name = "after",
     .title = "After",
     .doc = "Begins behind this entry; -1: with the opening. Without it, and without Last-Event-ID, which wins, and "
            "behind the last entry that there is, it begins with what comes next.",
     .kind = FIELD_INT,
     .presence = FIELD_OPTIONAL,
     .min = -1,
     .max = LAST_MAX,
     .offset = FIELD_AT(struct events_query, after, int32_t)},
};

const struct fields events_query_fields = {.name = "EventsQuery",
                                           .list = events_query_list,
                                           .count = FIELDS_COUNT(events_query_list),
                                           .size = sizeof(struct events_query)};

static void stream_next(struct exchange *exchange);

/* There is no more to come, now that what stands in `out` is sent. */
static void stream_end(struct exchange *exchange)
{
    exchange->listening->listener.over = true;
    exchange->state = EXCHANGE_ANSWERED;
}

/* Waits for the next event or heartbeat, and tries again then. */
static void page_postpone(struct exchange *exchange)
{
    arena_end(&exchange->page);
    exchange->reply.broken = false;
    exchange->then = stream_next;
    exchange->state = EXCHANGE_WAITING;
    if (!events_wait(exchange->service->events, &exchange->listening->listener))
        stream_end(exchange);
}

/* In a worker's thread. */
static void page_render(struct exchange *exchange)
{
    struct listener *listener = &exchange->listening->listener;
    const struct store_read *read = &exchange->read;
    struct arena scratch;
    arena_start(&scratch, SCRATCH_MAX);
    for (int32_t i = 0; i < read->entry_count && !listener->over; i++) {
        struct event_meaning meaning;
        if (read->entries[i].seq != listener->next ||
            !event_write(&exchange->out, &scratch, &read->entries[i], &meaning)) {
            exchange->reply.broken = true; /* a hole must not look like a whole stream */
            break;
        }
        listener->next++;
        listener_heed(listener, &meaning);
        arena_reset(&scratch);
    }
    arena_end(&scratch);
}

static void page_rendered(struct exchange *exchange)
{
    if (exchange->worked != WORKERS_ACCEPTED) {
        page_postpone(exchange);
        return;
    }
    arena_end(&exchange->page);
    exchange->state = EXCHANGE_ANSWERED;
}

/* Whether it was refused at once: the problem comes too late to be told, and would break the stream off. */
static bool is_refused(const struct exchange *exchange)
{
    return exchange->state == EXCHANGE_ANSWERED && exchange->reply.broken && exchange->out.used == 0;
}

static void page_came(struct exchange *exchange)
{
    if (exchange->read.result != STORE_DONE || exchange->read.entry_count == 0) {
        page_postpone(exchange);
        return;
    }
    exchange_work(exchange, page_render, page_rendered);
    if (is_refused(exchange))
        page_postpone(exchange);
}

static void page_read(struct exchange *exchange)
{
    arena_start(&exchange->page, PAGE_ARENA_MAX);
    exchange->read = (struct store_read){.query = STORE_LIST_ENTRIES,
                                         .session = exchange->session_id,
                                         .seq = exchange->listening->listener.next,
                                         .limit = PAGE_ENTRIES};
    exchange_read_into(exchange, &exchange->page, page_came);
    if (is_refused(exchange))
        page_postpone(exchange);
}

/* Called when everything before is sent, and when what it waits for may be there; `out` is empty. */
static void stream_next(struct exchange *exchange)
{
    struct listening *listening = exchange->listening;
    exchange->reply.broken = listening->gone;
    exchange->state = EXCHANGE_ANSWERED;
    if (listening->listener.over || listening->gone)
        return;
    exchange->then = stream_next;
    exchange->state = EXCHANGE_WAITING;
    switch (events_take(exchange->service->events, &listening->listener, &exchange->out)) {
    case TAKING_DONE:
        exchange->reply.broken = exchange->out.failed;
        exchange->state = EXCHANGE_ANSWERED;
        break;
    case TAKING_WAITS:
        break;
    case TAKING_MISSED:
        page_read(exchange);
        break;
    case TAKING_STOPS:
        stream_end(exchange);
        break;
    }
}

static void stream_start(struct exchange *exchange)
{
    static const char retry[] = "retry: 2000\n\n"; /* how long a browser waits before it connects again */
    write_raw(&exchange->out, retry, sizeof retry - 1);
    reply_header(exchange, "Cache-Control", "no-store");
    reply_header(exchange, "X-Accel-Buffering", "no"); /* nginx would keep events back */
    reply_out(exchange, 200);
    if (exchange->reply.status != 200)
        return;
    exchange->reply.content_type = "text/event-stream";
    exchange->reply.stream = stream_next;
}

/* What tells a browser to ask no more. */
static void nothing_follows(struct exchange *exchange)
{
    exchange->state = EXCHANGE_ANSWERED;
    exchange->reply.status = 204;
    reply_header(exchange, "Cache-Control", "no-store");
}

static void listen_on(struct exchange *exchange)
{
    struct listening *listening = exchange->listening;
    switch (events_join(exchange->service->events, &listening->listener, &exchange->session_id, listening->entries)) {
    case ADMISSION_GIVEN:
        stream_start(exchange);
        break;
    case ADMISSION_SESSION_FULL:
        problem(exchange, ERROR_SESSION_LISTENERS_FULL, NULL);
        break;
    case ADMISSION_FULL:
        problem(exchange, ERROR_LISTENERS_FULL, NULL);
        break;
    case ADMISSION_FAILED:
        problem(exchange, ERROR_OVERLOADED, NULL);
        break;
    }
}

static bool seat_is_revoked(const struct store_session *session, const char *name)
{
    for (int32_t i = 0; i < session->seat_count; i++)
        if (strcmp(session->seats[i].name, name) == 0)
            return store_session_is_revoked(session, &session->seats[i]);
    return false;
}

static void seats_came(struct exchange *exchange)
{
    struct store_session *found = exchange->read.found;
    if (exchange->read.result != STORE_DONE) {
        problem_store(exchange, exchange->read.result);
        return;
    }
    bool revoked = seat_is_revoked(found, exchange->seat->name);
    store_session_free(found);
    if (revoked)
        problem(exchange, ERROR_SEAT_REVOKED, NULL);
    else
        listen_on(exchange);
}

/* A token that was revoked elsewhere some seconds ago may have been let in: its stream would begin behind the entry
 * that ends it, and never end. So the seats are read once more, behind the entries. */
static void state_came(struct exchange *exchange)
{
    const struct store_read *read = &exchange->read;
    struct listening *listening = exchange->listening;
    if (read->result != STORE_DONE) {
        problem_store(exchange, read->result);
        return;
    }
    listening->entries = read->state.entries;
    /* What there is not yet is not waited for: the client may have seen it before the database went back, or may never
     * want to see the entry that revokes its seat. */
    if (listening->listener.next < 0 || listening->listener.next > listening->entries)
        listening->listener.next = listening->entries;
    if (read->state.closed && listening->listener.next >= listening->entries) {
        nothing_follows(exchange);
        return;
    }
    exchange->read = (struct store_read){.query = STORE_FIND_SESSION, .session = exchange->session_id, .afresh = true};
    exchange_read(exchange, seats_came);
}

/* The entry that the client wants first; -1: the next one that comes. False after answering. */
static bool first_wanted(struct exchange *exchange, int64_t *ret)
{
    const char *last = exchange->request.last_event_id;
    const struct events_query *query = exchange_query(exchange);
    if (!query)
        return false;
    if (exchange->violations->count) {
        problem_violations(exchange);
        return false;
    }
    if (last && (!last[0] || strlen(last) > 9 || strspn(last, "0123456789") != strlen(last))) {
        problem(exchange, ERROR_BAD_REQUEST, "Last-Event-ID is not the number of an entry");
        return false;
    }
    if (last)
        *ret = strtoll(last, NULL, 10) + 1;
    else
        *ret = query->after == FIELD_ABSENT ? -1 : query->after + INT64_C(1);
    return true;
}

static void listening_release(struct exchange *exchange)
{
    listening_free(exchange->listening);
}

void handle_events(struct exchange *exchange)
{
    int64_t first;
    if (!first_wanted(exchange, &first))
        return;
    exchange->listening = listening_new(exchange);
    exchange->release = listening_release;
    if (!exchange->listening) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    exchange->listening->listener.next = first;
    exchange->read = (struct store_read){.query = STORE_SESSION_STATE, .session = exchange->session_id};
    exchange_read(exchange, state_came);
}
