/* The queue of a shard and the turns of its writer. */
#include "store/shard.h"
#include "base/clock.h"
#include "base/log.h"
#include "store/key_hash.h"
#include <sys/eventfd.h>
#include <unistd.h>

bool shard_append(struct shard *shard, struct store_append *append)
{
    append->next = NULL;
    append->bytes = NULL;
    append->length = 0;
    append->state = NULL;
    append->state_length = 0;
    append->seq = 0;
    if (append->key)
        append->key_hash = key_hash_of_entry(&append->session, append->key);
    append->deadline = clock_monotonic_ms() + shard->settings.deadline_ms;
    append->result = STORE_DONE;
    bool wake = false;
    pthread_mutex_lock(&shard->lock);
    if (shard->state == QUEUE_CLOSING)
        append->result = STORE_STOPPING;
    else if (atomic_load(&shard->away))
        append->result = STORE_AWAY;
    else if (atomic_load(&shard->accepted) >= shard->settings.append_queue)
        append->result = STORE_OVERLOADED;
    bool accepted = append->result == STORE_DONE;
    if (accepted) {
        atomic_fetch_add(&shard->accepted, 1);
        *shard->last = append;
        shard->last = &append->next;
        wake = ++shard->queued == shard->wake_when;
    }
    pthread_mutex_unlock(&shard->lock);
    if (wake)
        eventfd_write(shard->wake, 1);
    if (!accepted)
        counter_add_shared(&shard->counts.answers[append->result], 1);
    return accepted;
}

void shard_answer(struct shard *shard, struct store_append *append, enum store_result result)
{
    append->result = result;
    atomic_fetch_sub(&shard->accepted, 1);
    counter_add_shared(&shard->counts.answers[result], 1);
    append->done(append);
}

void shard_answer_slot(struct shard *shard, struct slot *slot, enum store_result result)
{
    struct store_append *append = slot->append;
    slot->append = NULL;
    if (append)
        shard_answer(shard, append, result);
}

/* Moves queued appends to the heads of their sessions. */
static void take_queue(struct shard *shard)
{
    pthread_mutex_lock(&shard->lock);
    struct store_append *append = shard->first;
    shard->first = NULL;
    shard->last = &shard->first;
    shard->queued = 0;
    shard->wake_when = 0;
    pthread_mutex_unlock(&shard->lock);
    while (append) {
        struct store_append *next = append->next;
        if (!heads_wait(shard->heads, append))
            shard_answer(shard, append, STORE_BROKEN);
        append = next;
    }
}

static void step_link(struct shard *shard, int64_t now)
{
    if (!link_step(&shard->link, now)) {
        atomic_store(&shard->away, shard->link.state != LINK_UP && shard->link.failures > 0);
        return;
    }
    atomic_store(&shard->away, false);
    counter_add(&shard->counts.connects, 1);
    shard->progress_at = now;
    heads_doubt(shard->heads);
    sessions_forget(shard->sessions);
    write_check_expect(shard, now);
    if (!PQenterPipelineMode(shard->link.connection))
        shard_lose_link(shard);
    for (int32_t i = 0; i < shard->settings.batches_in_flight && shard->link.state == LINK_UP; i++)
        batch_resume(shard, &shard->batches[i]);
}

/* Reads what has arrived, and settles every batch whose transaction is answered. */
static void read_answers(struct shard *shard)
{
    if (shard->link.state == LINK_UP && !PQconsumeInput(shard->link.connection))
        shard_lose_link(shard);
    int nothing = 0;
    while (shard->link.state == LINK_UP && shard->pipeline_count > 0) {
        if (PQisBusy(shard->link.connection))
            return;
        struct batch *batch = shard->pipeline[0];
        PGresult *result = PQgetResult(shard->link.connection);
        nothing = result ? 0 : nothing + 1;
        /* One NULL comes between two results. More of them mean that libpq has lost its place (memory was out), and
         * the expected answer will never come. */
        if (PQstatus(shard->link.connection) != CONNECTION_OK || nothing > 2 || (result && failure_is_ours(result))) {
            PQclear(result);
            shard_lose_link(shard);
        } else if (result && PQresultStatus(result) == PGRES_PIPELINE_SYNC) {
            PQclear(result);
            shard->pipeline_count--;
            for (int32_t i = 0; i < shard->pipeline_count; i++)
                shard->pipeline[i] = shard->pipeline[i + 1];
            shard->progress_at = clock_monotonic_ms();
            batch_settle(shard, batch);
        } else if (result) {
            answer_add(&batch->answer, result);
        }
    }
}

/* How many appends must wait before a batch is sent; 0: none can be sent now. With nothing in flight one is enough.
 * Otherwise a batch smaller than the one in flight would only take the database's time from it: it grows until it is
 * as large, or until that one is answered. So a slow disk gets few large batches and a quick one several. */
static int32_t batch_threshold(const struct shard *shard)
{
    if (shard->link.state != LINK_UP || shard->batch_count >= shard->settings.batches_in_flight)
        return 0;
    int32_t largest = 1;
    for (int32_t i = 0; i < shard->pipeline_count; i++)
        if (shard->pipeline[i]->count > largest)
            largest = shard->pipeline[i]->count;
    return largest;
}

static bool batch_is_due(const struct shard *shard)
{
    int32_t threshold = batch_threshold(shard);
    return threshold > 0 && shard->heads->waiting >= threshold;
}

static void fill_batches(struct shard *shard)
{
    while (batch_is_due(shard)) {
        struct batch *batch = shard->batches;
        while (batch->state != BATCH_FREE)
            batch++;
        batch_fill(batch, shard->heads, shard->settings.batch_entries);
        shard->batch_count++;
        batch_advance(shard, batch);
    }
}

static void expire_head(struct shard *shard, struct head *head, int64_t now)
{
    struct store_append *append = head_expire(shard->heads, head, now);
    while (append) {
        struct store_append *next = append->next;
        shard_answer(shard, append, STORE_AWAY);
        append = next;
    }
    heads_check(shard->heads, head);
}

static void expire_batch(struct shard *shard, struct batch *batch, int64_t now)
{
    const struct head *last = NULL;
    for (int32_t i = 0; i < batch->count; i++) {
        struct slot *slot = &batch->slots[i];
        if (slot->head != last)
            expire_head(shard, slot->head, now);
        last = slot->head;
        if (slot->append && slot->append->deadline <= now)
            shard_answer_slot(shard, slot, batch_is_uncertain(batch, i) ? STORE_UNCERTAIN : STORE_AWAY);
    }
    /* Nobody waits for the batch and nothing of it is in flight: reading its heads will show what happened to it. */
    if ((batch->state == BATCH_UNSENT || batch->state == BATCH_LOST) && batch_live(batch) == 0) {
        batch_doubt(batch);
        batch_release(batch, shard->heads);
        shard->batch_count--;
    }
}

/* Answers expired appends, and drops a connection on which nothing moves. */
static void expire(struct shard *shard, int64_t now)
{
    int32_t tick = shard->settings.deadline_ms / 50;
    shard->expiry_at = now + (tick < 1 ? 1 : tick > 100 ? 100 : tick);
    for (struct head *head = shard->heads->ready.first, *next; head; head = next) {
        next = head->next;
        expire_head(shard, head, now);
    }
    for (int32_t i = 0; i < shard->settings.batches_in_flight; i++)
        if (shard->batches[i].state != BATCH_FREE)
            expire_batch(shard, &shard->batches[i], now);
    if (shard->pipeline_count == 0)
        return;
    int64_t since = shard->pipeline[0]->sent_at;
    if (since < shard->progress_at)
        since = shard->progress_at;
    if (now - since >= shard->settings.deadline_ms) {
        log_event(LOG_WARNING, "store", "the database does not answer: abandoning the connection");
        write_check_refuse(shard, "the database does not answer");
        shard_lose_link(shard);
    }
}

/* Sets when the writer is to be woken. False: now. */
static bool fall_asleep(struct shard *shard, bool *ret_finished)
{
    int32_t threshold = batch_threshold(shard);
    if (threshold > shard->heads->waiting)
        threshold -= shard->heads->waiting;
    pthread_mutex_lock(&shard->lock);
    int32_t accepted = atomic_load(&shard->accepted);
    *ret_finished = shard->state == QUEUE_CLOSING && accepted == 0;
    /* When nothing waits, the writer sleeps without a limit, and the next append has to start the clock. */
    shard->wake_when = threshold == 0 && accepted == 0 ? 1 : threshold;
    bool sleeps = shard->wake_when == 0 || shard->queued < shard->wake_when;
    pthread_mutex_unlock(&shard->lock);
    return sleeps;
}

static int sleep_limit(const struct shard *shard, int64_t now)
{
    int64_t until = INT64_MAX;
    if (atomic_load(&shard->accepted) > 0 || shard->pipeline_count > 0)
        until = shard->expiry_at;
    if (shard->link.state == LINK_RESTING && shard->link.retry_at < until)
        until = shard->link.retry_at;
    if (write_check_due(shard) < until)
        until = write_check_due(shard);
    if (until == INT64_MAX)
        return -1;
    return until > now ? (int)(until - now) : 0;
}

int shard_turn(struct shard *shard, struct pollfd ret_waits[STORE_WAITS], bool *ret_finished)
{
    int64_t now = clock_monotonic_ms();
    step_link(shard, now);
    take_queue(shard);
    fill_batches(shard);
    write_check_step(shard, now);
    if (now >= shard->expiry_at)
        expire(shard, now);
    bool sleeps = fall_asleep(shard, ret_finished);
    bool up = shard->link.state == LINK_UP;
    bool unsent = up && PQflush(shard->link.connection) == 1;
    ret_waits[0] = (struct pollfd){.fd = shard->wake, .events = POLLIN};
    ret_waits[1] = (struct pollfd){.fd = up ? PQsocket(shard->link.connection) : -1,
                                   .events = (short)(POLLIN | (unsent ? POLLOUT : 0))};
    return sleeps ? sleep_limit(shard, now) : 0;
}

void shard_wake(struct shard *shard, const struct pollfd waits[STORE_WAITS])
{
    eventfd_t count;
    pthread_mutex_lock(&shard->lock);
    shard->wake_when = 0; /* the next turn sees appends from here on */
    pthread_mutex_unlock(&shard->lock);
    if (waits[0].revents & POLLIN)
        eventfd_read(shard->wake, &count);
    if (waits[1].revents)
        read_answers(shard);
}

/* Takes turns until the shard is closed and everything is answered. */
static void *turns_take(void *argument)
{
    struct shard *shard = argument;
    bool finished = false;
    while (!finished) {
        struct pollfd waits[STORE_WAITS];
        int timeout = shard_turn(shard, waits, &finished);
        if (!finished && poll(waits, STORE_WAITS, timeout) > 0)
            shard_wake(shard, waits);
    }
    return NULL;
}

static void shard_end(struct shard *shard)
{
    for (int32_t i = 0; i < SHARD_IN_FLIGHT_MAX; i++)
        batch_end(&shard->batches[i]);
    heads_free(shard->heads);
    for (int i = 0; i < 2; i++) {
        writer_end(&shard->made[i].out);
        writer_end(&shard->made[i].state);
    }
    pthread_mutex_destroy(&shard->lock);
    if (shard->wake >= 0)
        close(shard->wake);
}

bool shard_start(struct shard *shard, const struct store_settings *settings, struct sessions *sessions,
                 struct follow *follow)
{
    *shard = (struct shard){
        .settings = *settings, .sessions = sessions, .follow = follow, .wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)};
    struct connection_settings connection = {.url = settings->url,
                                             .role = settings->role,
                                             .deadline_ms = settings->deadline_ms,
                                             .writes = true,
                                             .by_index = true,
                                             .least_rights = settings->least_rights};
    shard->last = &shard->first;
    pthread_mutex_init(&shard->lock, NULL);
    for (int i = 0; i < 2; i++) {
        writer_start(&shard->made[i].out, STORE_ENTRY_MAX);
        writer_start(&shard->made[i].state, STORE_STATE_MAX);
    }
    link_start(&shard->link, &connection, writer_statements, shard->wake);
    shard->heads = heads_new(((int64_t)settings->session_mb << 20) / 4);
    bool fine = shard->wake >= 0 && shard->heads;
    for (int32_t i = 0; fine && i < settings->batches_in_flight; i++)
        fine = batch_prepare(&shard->batches[i], settings->batch_entries, settings->session_entries);
    if (fine)
        step_link(shard, clock_monotonic_ms()); /* connects while the caller gets ready to take turns */
    else
        shard_end(shard);
    return fine;
}

bool shard_run(struct shard *shard)
{
    shard->runs = pthread_create(&shard->thread, NULL, turns_take, shard) == 0;
    return shard->runs;
}

void shard_stop(struct shard *shard)
{
    pthread_mutex_lock(&shard->lock);
    shard->state = QUEUE_CLOSING;
    pthread_mutex_unlock(&shard->lock);
    eventfd_write(shard->wake, 1);
    if (shard->runs)
        pthread_join(shard->thread, NULL);
    else
        turns_take(shard);
    link_end(&shard->link);
    shard_end(shard);
}
