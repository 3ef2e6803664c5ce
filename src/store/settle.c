/* What follows from each answer of the database: the states of a batch. Nothing is reported to anyone before it is
 * certain. */
#include "base/clock.h"
#include "base/log.h"
#include "store/follow.h"
#include "store/shard.h"
#include <stdlib.h>
#include <string.h>

static void answer_window(struct shard *shard, struct batch *batch, enum store_result result)
{
    for (int32_t i = batch->from; i < batch->to; i++)
        shard_answer_slot(shard, &batch->slots[i], result);
}

static void release(struct shard *shard, struct batch *batch)
{
    batch_release(batch, shard->heads);
    shard->batch_count--;
}

/* Gives up what is left of a batch; none of it is recorded. */
static void abandon(struct shard *shard, struct batch *batch, enum store_result result)
{
    batch_doubt(batch);
    batch->to = batch->count;
    answer_window(shard, batch, result);
    release(shard, batch);
}

/* Sends for a batch; if that fails, the link is lost, and what was sent with it. */
static void send_as(struct shard *shard, struct batch *batch, enum batch_state state,
                    bool (*send)(struct shard *shard, struct batch *batch))
{
    batch->state = state;
    if (send(shard, batch))
        return;
    /* Part of it may have been sent: the pipeline only lists complete ones. */
    if (shard->pipeline_count == 0 || shard->pipeline[shard->pipeline_count - 1] != batch)
        shard->pipeline[shard->pipeline_count++] = batch;
    shard_lose_link(shard);
}

/* The window is settled; the next one is all that is left. True when there is one. */
static bool next_window(struct batch *batch)
{
    batch->from = batch->to;
    batch->to = batch->count;
    batch->question = QUESTION_OPEN;
    return batch->from < batch->count;
}

static void answer_outcomes(struct shard *shard, struct batch *batch)
{
    batch_commit(batch);
    for (int32_t i = batch->from; i < batch->to; i++) {
        struct slot *slot = &batch->slots[i];
        if (slot->append && slot->outcome == STORE_DONE)
            slot->append->seq = slot->seq - (slot->append->also != NULL); /* the first of two */
        shard_answer_slot(shard, slot, slot->outcome);
    }
    follow_commit(shard->follow, batch);
}

/* Makes the window's rows and sends them. A window without rows is settled at once; the next one is then unsent. If
 * an append was declined, heads and keys are read first: another process may have written, or the append was
 * recorded long ago. */
static void write_window(struct shard *shard, struct batch *batch)
{
    batch_make(batch, shard->made);
    if (!batch_is_whole(batch)) {
        log_event(LOG_ERROR, "store", "out of memory: appends are given up");
        abandon(shard, batch, STORE_BROKEN);
        return;
    }
    if (batch_declines_unasked(batch)) {
        batch->question = QUESTION_RAISED;
        return;
    }
    if (batch->rows > 0) {
        batch->written_us = clock_monotonic_us();
        send_as(shard, batch, BATCH_WRITING, send_rows);
        return;
    }
    answer_outcomes(shard, batch);
    if (!next_window(batch))
        release(shard, batch);
}

void batch_advance(struct shard *shard, struct batch *batch)
{
    batch->state = BATCH_UNSENT;
    while (batch->state == BATCH_UNSENT && shard->link.state == LINK_UP) {
        if (batch_live(batch) == 0)
            release(shard, batch);
        else if (batch_must_ask(batch))
            send_as(shard, batch, BATCH_ASKING, send_question);
        else
            write_window(shard, batch);
    }
}

void batch_resume(struct shard *shard, struct batch *batch)
{
    if (batch->state == BATCH_UNSENT)
        batch_advance(shard, batch);
    else if (batch->state == BATCH_LOST)
        send_as(shard, batch, BATCH_COMPARING, send_comparison);
}

/* A joining's name that somebody has fails as NAMES makes it fail. Any player can do that: it is not logged. */
static bool is_name_taken(const struct store_append *append, const PGresult *error)
{
    return append && append->joins && append->joins->display_key && strcmp(failure_state(error), "23502") == 0;
}

static enum store_result why_refused(const struct store_append *append, const PGresult *error)
{
    if (is_name_taken(append, error))
        return STORE_TAKEN;
    log_event(LOG_WARNING, "store", "the database refused an entry of kind %s: %s, %s",
              append ? append->kind : "unknown", failure_state(error), failure_constraint(error));
    return STORE_REFUSED;
}

/* Halves a window that the database refuses; when only one entry is left, that entry is refused. */
static void halve(struct shard *shard, struct batch *batch, const PGresult *error)
{
    batch_doubt(batch);
    batch->question = QUESTION_OPEN;
    if (batch->to - batch->from > 1) {
        batch->to = batch->from + (batch->to - batch->from) / 2;
    } else {
        struct slot *slot = &batch->slots[batch->from];
        shard_answer_slot(shard, slot, why_refused(slot->append, error));
        if (!next_window(batch)) {
            release(shard, batch);
            return;
        }
    }
    batch_advance(shard, batch);
}

/* Another process wrote to a session of the window, or one of its keys is there already: the batch wrote nothing. */
static void batch_restart(struct shard *shard, struct batch *batch)
{
    batch_doubt(batch);
    batch->question = QUESTION_RAISED;
    batch_advance(shard, batch);
}

static void fail(struct shard *shard, struct batch *batch, const PGresult *error)
{
    switch (failure_of(error)) {
    case FAILURE_CONFLICT:
        batch_restart(shard, batch);
        return;
    case FAILURE_REFUSED:
        halve(shard, batch, error);
        return;
    case FAILURE_AWAY:
        log_event(LOG_WARNING, "store", "the database cannot write: %s", failure_state(error));
        write_check_refuse(shard, failure_words(error));
        abandon(shard, batch, STORE_AWAY);
        /* After a failover the same address may lead to a server that writes. */
        if (failure_is_read_only(error))
            shard_lose_link(shard);
        return;
    }
}

static void answer_key(struct shard *shard, struct slot *slot, const PGresult *found, int row)
{
    struct store_append *append = slot->append;
    struct hash digest;
    if (!result_copy(found, row, 2, &digest, sizeof digest) || !hash_equal(&digest, &append->digest)) {
        shard_answer_slot(shard, slot, STORE_KEY_REUSED);
        return;
    }
    size_t length = (size_t)PQgetlength(found, row, 3), state_length = (size_t)PQgetlength(found, row, 4);
    append->bytes = malloc(length + 1 + state_length);
    if (!append->bytes) {
        shard_answer_slot(shard, slot, STORE_BROKEN);
        return;
    }
    memcpy(append->bytes, PQgetvalue(found, row, 3), length);
    append->bytes[length] = '\0';
    append->length = length;
    memcpy(append->bytes + length + 1, PQgetvalue(found, row, 4), state_length);
    append->state = append->bytes + length + 1;
    append->state_length = state_length;
    append->seq = result_int8(found, row, 1);
    shard_answer_slot(shard, slot, STORE_REPEATED);
}

/* The slot that a row is about; NULL if that is not in the window. */
static struct slot *slot_of(struct batch *batch, const PGresult *result, int row)
{
    int64_t place = result_int8(result, row, 0);
    return place >= batch->from && place < batch->to ? &batch->slots[place] : NULL;
}

/* Reads a row about its session. False when out of memory. */
static bool head_learn(struct head *head, const PGresult *heads, int row)
{
    int64_t seq = result_int8(heads, row, 1), at = result_instant(heads, row, 2);
    bool known = head->at != 0;
    if (known && (seq < head->seq || (seq == head->seq && at != head->at)))
        log_event(LOG_ERROR, "store", "the database was rolled back: recorded entries are missing");
    head->seq = seq;
    head->at = at;
    head->knowledge = result_int8(heads, row, 3) ? HEAD_CLOSED : HEAD_OPEN;
    return head_set_state(head, PQgetvalue(heads, row, 4), (size_t)PQgetlength(heads, row, 4));
}

static void settle_question(struct shard *shard, struct batch *batch, const struct answer *answer)
{
    const PGresult *heads = answer->results[0], *keys = answer->results[1];
    for (int32_t i = batch->from; i < batch->to; i++)
        batch->slots[i].head->knowledge = HEAD_ABSENT;
    for (int row = 0; row < PQntuples(heads); row++) {
        struct slot *slot = slot_of(batch, heads, row);
        if (slot && !head_learn(slot->head, heads, row)) {
            abandon(shard, batch, STORE_BROKEN);
            return;
        }
    }
    for (int row = 0; row < PQntuples(keys); row++) {
        struct slot *slot = slot_of(batch, keys, row);
        if (slot && slot->append)
            answer_key(shard, slot, keys, row);
    }
    batch->question = QUESTION_ANSWERED;
    batch_advance(shard, batch);
}

static void settle_rows(struct shard *shard, struct batch *batch)
{
    struct shard_counts *counts = &shard->counts;
    counter_add(&counts->batches, 1);
    histogram_add(&counts->rows, &batch_rows_scale, batch->rows);
    histogram_add(&counts->micros, &batch_micros_scale, clock_monotonic_us() - batch->written_us);
    write_check_committed(shard);
    answer_outcomes(shard, batch);
    if (next_window(batch))
        batch_advance(shard, batch);
    else
        release(shard, batch);
}

/* Rows that were sent again are as uncertain as before. */
static void batch_lose_again(struct shard *shard, struct batch *batch)
{
    batch->state = BATCH_LOST;
    shard_lose_link(shard);
}

/* If an entry before the rows is gone, the database has gone back to an earlier state, and the rows with it: the
 * server that may have written them is not this one. They are made again after what is there now. */
static void settle_comparison(struct shard *shard, struct batch *batch, const struct answer *answer)
{
    if (answer->error)
        batch_lose_again(shard, batch);
    else if (result_int8(answer->results[0], 0, 0) == batch->behind.session.count)
        send_as(shard, batch, BATCH_REWRITING, send_rows);
    else
        batch_restart(shard, batch);
}

/* The answer to the same rows sent a second time. A conflict means that the first transaction can no longer commit, or
 * that it has: only the rows can tell. */
static void settle_rewriting(struct shard *shard, struct batch *batch, const struct answer *answer)
{
    if (!answer->error) {
        settle_rows(shard, batch);
    } else if (failure_of(answer->error) == FAILURE_AWAY) {
        write_check_refuse(shard, failure_words(answer->error));
        batch_lose_again(shard, batch);
    } else {
        send_as(shard, batch, BATCH_PROBING, send_probe);
    }
}

static void settle_probe(struct shard *shard, struct batch *batch, const struct answer *answer)
{
    if (answer->error)
        batch_lose_again(shard, batch);
    else if (result_int8(answer->results[0], 0, 0) == batch->rows)
        settle_rows(shard, batch);
    else
        batch_restart(shard, batch);
}

void batch_settle(struct shard *shard, struct batch *batch)
{
    /* The answer is taken from the batch first: the following may send for it again. */
    struct answer answer = batch->answer;
    batch->answer = (struct answer){0};
    switch (batch->state) {
    case BATCH_ASKING:
        if (answer.error)
            fail(shard, batch, answer.error);
        else
            settle_question(shard, batch, &answer);
        break;
    case BATCH_WRITING:
        if (answer.error)
            fail(shard, batch, answer.error);
        else
            settle_rows(shard, batch);
        break;
    case BATCH_COMPARING:
        settle_comparison(shard, batch, &answer);
        break;
    case BATCH_REWRITING:
        settle_rewriting(shard, batch, &answer);
        break;
    case BATCH_PROBING:
        settle_probe(shard, batch, &answer);
        break;
    case BATCH_CHECKING:
        write_check_settle(shard, &answer);
        break;
    case BATCH_FREE:
    case BATCH_UNSENT:
    case BATCH_LOST:
        break; /* nothing was sent for these */
    }
    answer_clear(&answer);
}

void shard_lose_link(struct shard *shard)
{
    for (int32_t i = 0; i < shard->pipeline_count; i++) {
        struct batch *batch = shard->pipeline[i];
        batch->state = batch->state == BATCH_CHECKING ? BATCH_FREE
                       : batch->state == BATCH_ASKING ? BATCH_UNSENT
                                                      : BATCH_LOST;
        answer_clear(&batch->answer);
    }
    shard->pipeline_count = 0;
    link_drop(&shard->link, clock_monotonic_ms());
}
