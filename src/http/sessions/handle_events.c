/* Entries as they are committed, as server-sent events (WHATWG HTML section 9.2). Each is sent once and in order:
 * the stream begins after what the client has, reads pages until it has caught up with the ring of its session's
 * topic, and then waits there. A failed read is tried again: ending the stream would tell browsers to give up. */
#include "http/server/listeners.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/server/request_query.h"
#include <stdlib.h>
#include <string.h>
#include <umpire/rows.h>

enum { PAGE_ENTRIES = 16, PAGE_ARENA_MAX = 1 << 20, SCRATCH_MAX = 1 << 20, LAST_MAX = 999999999 };

struct events_query {
    int32_t after;
};

static const struct field events_query_list[] = {
    NUMBER(struct events_query, after, -1, LAST_MAX, "After", NULL,
           "Begins after this entry; -1: with the opening. Last-Event-ID overrides it. Without either, or beyond the "
           "last entry, the stream begins with the next new entry.",
           OPTIONAL),
};

const struct fields events_query_fields = FIELDS("EventsQuery", NULL, events_query_list, struct events_query);

static void stream_next(struct request *request);

/* There is no more after the content of `out`. */
static void stream_end(struct request *request)
{
    request->listening->listener.over = true;
    request->state = REQUEST_ANSWERED;
}

/* Waits for the next event or heartbeat, and tries again then. */
static void page_postpone(struct request *request)
{
    arena_end(&request->page);
    request->reply.broken = false;
    request->then = stream_next;
    request->state = REQUEST_WAITING;
    if (!events_wait(request->service->events, &request->listening->listener))
        stream_end(request);
}

/* In a worker's thread. */
static void page_render(struct request *request)
{
    struct listener *listener = &request->listening->listener;
    const struct store_read *read = &request->read;
    struct arena scratch;
    arena_start(&scratch, SCRATCH_MAX);
    for (int32_t i = 0; i < read->entry_count && !listener->over; i++) {
        struct event_meaning meaning;
        if (read->entries[i].seq != listener->next ||
            !event_write(&request->out, &scratch, request->ruleset, &read->entries[i], &meaning)) {
            request->reply.broken = true; /* a hole must not look like a whole stream */
            break;
        }
        listener->next++;
        listener_heed(listener, &meaning);
        arena_reset(&scratch);
    }
    arena_end(&scratch);
}

static void page_rendered(struct request *request)
{
    if (request->worked != WORKERS_ACCEPTED) {
        page_postpone(request);
        return;
    }
    arena_end(&request->page);
    request->state = REQUEST_ANSWERED;
}

/* Whether the read was refused at once: it is too late to send a problem, so the stream breaks off. */
static bool is_refused(const struct request *request)
{
    return request->state == REQUEST_ANSWERED && request->reply.broken && request->out.used == 0;
}

static void on_page_read(struct request *request)
{
    if (request->read.result != STORE_DONE || request->read.entry_count == 0) {
        page_postpone(request);
        return;
    }
    request_work(request, WORK_RECORD, page_render, page_rendered);
    if (is_refused(request))
        page_postpone(request);
}

static void page_read(struct request *request)
{
    arena_start(&request->page, PAGE_ARENA_MAX);
    request->read = (struct store_read){.query = STORE_LIST_ENTRIES,
                                        .session = request->session_id,
                                        .seq = request->listening->listener.next,
                                        .limit = PAGE_ENTRIES};
    request_read_into(request, &request->page, on_page_read);
    if (is_refused(request))
        page_postpone(request);
}

/* Called when everything before is sent, and when what it waits for may be there; `out` is empty. */
static void stream_next(struct request *request)
{
    struct listening *listening = request->listening;
    request->reply.broken = listening->gone;
    request->state = REQUEST_ANSWERED;
    if (listening->listener.over || listening->gone)
        return;
    request->then = stream_next;
    request->state = REQUEST_WAITING;
    switch (events_take(request->service->events, &listening->listener, &request->out)) {
    case TAKING_DONE:
        request->reply.broken = request->out.failed;
        request->state = REQUEST_ANSWERED;
        break;
    case TAKING_WAITS:
        break;
    case TAKING_MISSED:
        page_read(request);
        break;
    case TAKING_STOPS:
        stream_end(request);
        break;
    }
}

/* It begins with the number of the entry after which it goes on, without an event: a client that is cut off before the
 * first event resumes there, and misses nothing. */
static void stream_start(struct request *request)
{
    char beginning[48];
    struct text text;
    int64_t known = request->listening->listener.next - 1;
    text_start(&text, beginning, sizeof beginning);
    text_add(&text, "retry: 2000\n"); /* how long a browser waits before it connects again */
    if (known >= 0)
        text_format(&text, "id: %lld\n", (long long)known);
    text_add(&text, "\n");
    write_raw(&request->out, beginning, strlen(beginning));
    reply_header(request, "Cache-Control", "no-store");
    reply_header(request, "X-Accel-Buffering", "no"); /* nginx would keep events back */
    reply_out(request, 200);
    if (request->reply.status != 200)
        return;
    request->reply.content_type = "text/event-stream";
    request->reply.stream = stream_next;
}

/* The answer that makes a browser stop asking. */
static void nothing_follows(struct request *request)
{
    reply_nothing(request);
    reply_header(request, "Cache-Control", "no-store");
}

static void listen_on(struct request *request)
{
    struct listening *listening = request->listening;
    switch (events_join(request->service->events, &listening->listener, &request->session_id, request->ruleset,
                        listening->entries)) {
    case ADMISSION_GIVEN:
        stream_start(request);
        break;
    case ADMISSION_SESSION_FULL:
        problem(request, ERROR_TOO_MANY_SESSION_LISTENERS, NULL);
        break;
    case ADMISSION_FULL:
        problem(request, ERROR_TOO_MANY_LISTENERS, NULL);
        break;
    case ADMISSION_FAILED:
        problem(request, ERROR_OVERLOADED, NULL);
        break;
    }
}

/* Why the request's seat, as it is now, may not listen; 0: it may. */
static enum umpire_error seat_refusal(const struct store_session *session, const struct request *request)
{
    for (int32_t i = 0; i < session->seat_count; i++) {
        const struct store_seat *seat = &session->seats[i];
        if (strcmp(seat->name, request->seat->name) != 0)
            continue;
        if (store_session_is_revoked(session, seat))
            return ERROR_SEAT_REVOKED;
        if (store_session_token_since(session, seat, store_session_token(session, seat)) > request->token_since)
            return ERROR_TOKEN_INVALID; /* it was re-issued */
    }
    return (enum umpire_error)0;
}

static void on_seats_read(struct request *request)
{
    struct store_session *found = request->read.found;
    if (request->read.result != STORE_DONE) {
        problem_store(request, request->read.result);
        return;
    }
    enum umpire_error refusal = seat_refusal(found, request);
    store_session_free(found);
    if (refusal)
        problem(request, refusal, NULL);
    else
        listen_on(request);
}

/* A token that was revoked or replaced elsewhere some seconds ago may have been admitted: its stream would begin
 * after the entry that ends it, and never end. So the seats are read once more, after the entries. */
static void on_state_read(struct request *request)
{
    const struct store_read *read = &request->read;
    struct listening *listening = request->listening;
    if (read->result != STORE_DONE) {
        problem_store(request, read->result);
        return;
    }
    listening->entries = read->state.entries;
    /* The stream does not wait for a number that the ledger has not reached: the client may have seen that entry before
     * the database went back, or may want to miss the entry that revokes its seat. */
    if (listening->listener.next < 0 || listening->listener.next > listening->entries)
        listening->listener.next = listening->entries;
    if (read->state.closed && listening->listener.next >= listening->entries) {
        nothing_follows(request);
        return;
    }
    request->read = (struct store_read){.query = STORE_FIND_SESSION, .session = request->session_id, .afresh = true};
    request_read(request, on_seats_read);
}

/* The entry that the client wants first; -1: the next one that comes. False after answering. */
static bool first_wanted(struct request *request, int64_t *ret)
{
    const char *last = request->input.last_event_id;
    const struct events_query *query = request_query(request);
    if (!query)
        return false;
    if (request->violations->count) {
        problem_violations(request);
        return false;
    }
    if (last && (!last[0] || strlen(last) > 9 || strspn(last, "0123456789") != strlen(last))) {
        problem(request, ERROR_BAD_REQUEST, "Last-Event-ID is not the number of an entry");
        return false;
    }
    if (last)
        *ret = strtoll(last, NULL, 10) + 1;
    else
        *ret = query->after == FIELD_ABSENT ? -1 : query->after + INT64_C(1);
    return true;
}

static void listening_release(struct request *request)
{
    listening_free(request->listening);
}

void handle_events(struct request *request)
{
    int64_t first;
    if (!first_wanted(request, &first))
        return;
    request->listening = listening_new(request);
    request->release = listening_release;
    if (!request->listening) {
        problem(request, ERROR_OVERLOADED, NULL);
        return;
    }
    request->listening->listener.next = first;
    request->read = (struct store_read){.query = STORE_SESSION_STATE, .session = request->session_id};
    request_read(request, on_state_read);
}
