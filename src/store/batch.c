/* Slots are sorted by session, so that two processes that write to the same sessions take the keys in the same order
 * and cannot deadlock. */
#include "store/batch.h"
#include "base/clock.h"
#include "base/log.h"
#include <stdlib.h>
#include <string.h>

bool batch_prepare(struct batch *batch, int32_t limit, int32_t session_entries)
{
    batch->session_entries = session_entries;
    batch->mark_count = 4;
    while (batch->mark_count < (size_t)limit * 2)
        batch->mark_count *= 2;
    batch->slots = calloc((size_t)limit, sizeof *batch->slots);
    batch->marks = calloc(batch->mark_count, sizeof *batch->marks);
    return batch->slots && batch->marks;
}

/* The arrays of a batch, and the types of their elements. */
struct column {
    struct array *array;
    uint32_t type;
};

enum { ROW_COLUMNS = 25, COLUMNS = 29 }; /* those of the rows come first */

static void list_columns(struct batch *batch, struct column ret[COLUMNS])
{
    const struct column columns[COLUMNS] = {
        {&batch->session, TYPE_UUID},
        {&batch->seq, TYPE_INT8},
        {&batch->at, TYPE_TIMESTAMPTZ},
        {&batch->kind, TYPE_TEXT},
        {&batch->seat, TYPE_TEXT},
        {&batch->step, TYPE_TEXT},
        {&batch->key, TYPE_BYTEA},
        {&batch->digest, TYPE_BYTEA},
        {&batch->bytes, TYPE_BYTEA},
        {&batch->left, TYPE_BYTEA},
        {&batch->joining.session, TYPE_UUID},
        {&batch->joining.name, TYPE_TEXT},
        {&batch->joining.role, TYPE_TEXT},
        {&batch->joining.token, TYPE_BYTEA},
        {&batch->joining.side, TYPE_TEXT},
        {&batch->naming.session, TYPE_UUID},
        {&batch->naming.seat, TYPE_TEXT},
        {&batch->naming.name, TYPE_TEXT},
        {&batch->naming.key, TYPE_TEXT},
        {&batch->revoking.session, TYPE_UUID},
        {&batch->revoking.seat, TYPE_TEXT},
        {&batch->reissuing.session, TYPE_UUID},
        {&batch->reissuing.seq, TYPE_INT8},
        {&batch->reissuing.seat, TYPE_TEXT},
        {&batch->reissuing.token, TYPE_BYTEA},
        {&batch->behind.session, TYPE_UUID},
        {&batch->behind.seq, TYPE_INT8},
        {&batch->behind.at, TYPE_TIMESTAMPTZ},
        {&batch->behind.state, TYPE_BYTEA},
    };
    memcpy(ret, columns, sizeof columns);
}

void batch_end(struct batch *batch)
{
    struct column columns[COLUMNS];
    list_columns(batch, columns);
    for (size_t i = 0; i < COLUMNS; i++)
        array_end(columns[i].array);
    answer_clear(&batch->answer);
    free(batch->slots);
    free(batch->marks);
    *batch = (struct batch){0};
}

static uint64_t fold(uint64_t hash, const void *bytes, size_t length)
{
    const uint8_t *at = bytes;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ at[i]) * UINT64_C(0x100000001B3);
    return hash;
}

/* False if the batch already has the append's key. Two keys with one hash only make the second one wait. */
static bool mark_key(struct batch *batch, const struct store_append *append)
{
    uint64_t hash = fold(UINT64_C(0xCBF29CE484222325), append->session.bytes, sizeof append->session.bytes);
    hash = fold(hash, append->seat, strlen(append->seat) + 1);
    hash = fold(hash, append->key_hash.bytes, sizeof append->key_hash.bytes) | 1;
    size_t at = (hash >> 20) & (batch->mark_count - 1);
    while (batch->marks[at] && batch->marks[at] != hash)
        at = (at + 1) & (batch->mark_count - 1);
    if (batch->marks[at])
        return false;
    batch->marks[at] = hash;
    return true;
}

static bool closes(const struct store_append *append)
{
    return strcmp(append->kind, "closed") == 0;
}

static void take_session(struct batch *batch, struct head *head, int32_t limit)
{
    int32_t before = batch->count;
    if (head->knowledge == HEAD_ABSENT)
        head->knowledge = HEAD_UNKNOWN;
    while (batch->count < limit && head->first) {
        if (head->first->key && !mark_key(batch, head->first) && batch->count > before)
            return;
        struct store_append *append = head_take(head);
        batch->slots[batch->count] = (struct slot){.append = append, .head = head, .order = batch->count};
        batch->count++;
        if (closes(append)) /* appends after it must know whether it was written */
            return;
    }
}

static int compare_slots(const void *a, const void *b)
{
    const struct slot *one = a, *other = b;
    int order = memcmp(one->head->session.bytes, other->head->session.bytes, sizeof one->head->session.bytes);
    return order ? order : one->order - other->order;
}

void batch_fill(struct batch *batch, struct heads *heads, int32_t limit)
{
    memset(batch->marks, 0, batch->mark_count * sizeof *batch->marks);
    batch->count = batch->from = 0;
    batch->question = QUESTION_OPEN;
    struct head *head;
    while (batch->count < limit && (head = heads_take_ready(heads)))
        take_session(batch, head, limit);
    qsort(batch->slots, (size_t)batch->count, sizeof *batch->slots, compare_slots);
    batch->to = batch->count;
    batch->state = BATCH_UNSENT;
}

static void start_rows(struct batch *batch)
{
    struct column columns[COLUMNS];
    list_columns(batch, columns);
    for (size_t i = 0; i < ROW_COLUMNS; i++)
        array_start(columns[i].array, columns[i].type);
    batch->rows = 0;
    batch->keyed = false;
}

static void add_bytes(struct array *array, const void *bytes, size_t length)
{
    if (length)
        array_add(array, bytes, length);
    else
        array_add_null(array);
}

static void add_row(struct batch *batch, struct slot *slot, const struct store_append *append,
                    const struct store_place *place, const struct made *made)
{
    array_add(&batch->session, slot->append->session.bytes, sizeof slot->append->session.bytes);
    array_add_int(&batch->seq, place->seq);
    array_add_instant(&batch->at, place->at);
    array_add_text(&batch->kind, append->kind);
    array_add_text(&batch->seat, append->joins ? append->joins->name : append->seat);
    array_add_text(&batch->step, append->step);
    add_bytes(&batch->key, append->key_hash.bytes, append->key ? sizeof append->key_hash.bytes : 0);
    add_bytes(&batch->digest, append->digest.bytes, append->key ? sizeof append->digest.bytes : 0);
    array_add(&batch->bytes, made->out.at, made->out.used);
    add_bytes(&batch->left, made->state.at, made->state.used);
    slot->state_length = made->state.used;
    slot->state_at = batch->left.used - slot->state_length;
    batch->rows++;
    batch->keyed = batch->keyed || append->key;
    slot->seq = slot->head->made_seq = place->seq;
}

static void add_seat(struct batch *batch, const struct uuid *session, const struct store_seat *seat)
{
    array_add(&batch->joining.session, session->bytes, sizeof session->bytes);
    array_add_text(&batch->joining.name, seat->name);
    array_add_text(&batch->joining.role, seat->role);
    array_add(&batch->joining.token, seat->token.bytes, sizeof seat->token.bytes);
    array_add_text(&batch->joining.side, seat->side[0] ? seat->side : NULL);
    if (!seat->display)
        return;
    array_add(&batch->naming.session, session->bytes, sizeof session->bytes);
    array_add_text(&batch->naming.seat, seat->name);
    array_add_text(&batch->naming.name, seat->display);
    array_add_text(&batch->naming.key, seat->display_key);
}

static void add_revocation(struct batch *batch, const struct uuid *session, const char *seat)
{
    array_add(&batch->revoking.session, session->bytes, sizeof session->bytes);
    array_add_text(&batch->revoking.seat, seat);
}

static void add_reissue(struct batch *batch, const struct uuid *session, int64_t seq, const struct store_seat *seat)
{
    array_add(&batch->reissuing.session, session->bytes, sizeof session->bytes);
    array_add_int(&batch->reissuing.seq, seq);
    array_add_text(&batch->reissuing.seat, seat->name);
    array_add(&batch->reissuing.token, seat->token.bytes, sizeof seat->token.bytes);
}

static void finish_rows(struct batch *batch)
{
    struct column columns[COLUMNS];
    list_columns(batch, columns);
    for (size_t i = 0; i < ROW_COLUMNS; i++)
        array_finish(columns[i].array);
}

/* The place of a slot's row: after `before`, the last one of its session in the window, or after the head. */
static struct store_place place_behind(const struct batch *batch, const struct slot *before, const struct head *head,
                                       int64_t now)
{
    struct store_place place = {.seq = head->made_seq + 1, .at = now > head->created_at ? now : head->created_at};
    if (before) {
        place.state = batch->left.at + before->state_at;
        place.state_length = before->state_length;
    } else {
        place.state = head->state;
        place.state_length = head->state_length;
    }
    return place;
}

static enum store_result make_entry(struct store_append *append, const struct store_place *place, struct made *made)
{
    writer_reset(&made->out);
    writer_reset(&made->state);
    if (!append->make(append, place, &made->out, &made->state))
        return STORE_DECLINED;
    if (!made->out.failed && made->out.used > 0 && !made->state.failed)
        return STORE_DONE;
    log_event(LOG_ERROR, "store", "an entry of kind %s could not be written: too long, empty, or out of memory",
              append->kind);
    return STORE_BROKEN;
}

/* Whether there is room for the append. A full session can still be closed: the closing entry is the only one that
 * may come after STORE_SESSION_ENTRIES_MAX. */
static bool has_room(const struct batch *batch, const struct store_append *append, const struct head *head)
{
    if (closes(append))
        return head->made_seq <= STORE_SESSION_ENTRIES_MAX;
    return head->made_seq + (append->also != NULL) < batch->session_entries;
}

static enum store_result make_slot(struct batch *batch, struct slot *slot, const struct store_place *place,
                                   struct made made[2])
{
    struct head *head = slot->head;
    struct store_append *also = slot->append->also;
    if (head->knowledge == HEAD_ABSENT)
        return STORE_UNKNOWN_SESSION;
    if (head->knowledge == HEAD_CLOSED)
        return STORE_CLOSED;
    if (!has_room(batch, slot->append, head))
        return STORE_FULL;
    if (slot->append->expected && slot->append->expected != place->seq)
        return STORE_MOVED;
    struct store_place second = {.seq = place->seq + 1, .at = place->at};
    enum store_result result = make_entry(slot->append, place, &made[0]);
    second.state = made[0].state.at;
    second.state_length = made[0].state.used;
    if (result == STORE_DONE && also)
        result = make_entry(also, &second, &made[1]);
    if (result != STORE_DONE)
        return result;
    head->created_at = place->at;
    slot->closes = closes(slot->append);
    add_row(batch, slot, slot->append, place, &made[0]);
    if (also)
        add_row(batch, slot, also, &second, &made[1]);
    if (slot->append->joins)
        add_seat(batch, &slot->append->session, slot->append->joins);
    if (slot->append->revokes)
        add_revocation(batch, &slot->append->session, slot->append->revokes);
    if (slot->append->reissues)
        add_reissue(batch, &slot->append->session, place->seq, slot->append->reissues);
    return STORE_DONE;
}

void batch_make(struct batch *batch, struct made made[2])
{
    int64_t now = clock_now();
    const struct head *last = NULL;
    const struct slot *before = NULL;
    start_rows(batch);
    for (int32_t i = batch->from; i < batch->to && !batch->left.failed; i++) {
        struct slot *slot = &batch->slots[i];
        if (slot->head != last) {
            slot->head->made_seq = slot->head->seq;
            slot->head->created_at = slot->head->at;
            last = slot->head;
            before = NULL;
        }
        slot->closes = false;
        slot->outcome = STORE_BROKEN;
        if (!slot->append)
            continue;
        if (batch->bytes.used > BATCH_BYTES_MAX) {
            batch->to = i;
            break;
        }
        struct store_place place = place_behind(batch, before, slot->head, now);
        slot->outcome = make_slot(batch, slot, &place, made);
        if (slot->outcome == STORE_DONE)
            before = slot;
    }
    finish_rows(batch);
}

bool batch_is_whole(struct batch *batch)
{
    struct column columns[COLUMNS];
    list_columns(batch, columns);
    bool whole = true;
    for (size_t i = 0; i < ROW_COLUMNS; i++)
        whole = whole && !columns[i].array->failed;
    return whole;
}

bool batch_declines_unasked(const struct batch *batch)
{
    for (int32_t i = batch->from; i < batch->to && batch->question == QUESTION_OPEN; i++) {
        const struct slot *slot = &batch->slots[i];
        if (slot->append && slot->outcome == STORE_DECLINED)
            return true;
    }
    return false;
}

void batch_commit(struct batch *batch)
{
    for (int32_t i = batch->from; i < batch->to; i++) {
        const struct slot *slot = &batch->slots[i];
        if (slot->outcome != STORE_DONE)
            continue;
        slot->head->seq = slot->seq;
        slot->head->at = slot->head->created_at;
        if (!head_set_state(slot->head, batch->left.at + slot->state_at, slot->state_length))
            slot->head->knowledge = HEAD_UNKNOWN;
        if (slot->closes)
            slot->head->knowledge = HEAD_CLOSED;
    }
}

void batch_doubt(struct batch *batch)
{
    for (int32_t i = batch->from; i < batch->to; i++)
        batch->slots[i].head->knowledge = HEAD_UNKNOWN;
}

bool batch_must_ask(const struct batch *batch)
{
    if (batch->question != QUESTION_OPEN)
        return batch->question == QUESTION_RAISED;
    for (int32_t i = batch->from; i < batch->to; i++) {
        const struct slot *slot = &batch->slots[i];
        if (!slot->append)
            continue;
        if (slot->head->knowledge == HEAD_UNKNOWN)
            return true;
        /* The append was judged by entries that another process has written. */
        if (slot->append->expected > slot->head->seq + 1)
            return true;
        /* A keyed append that would be refused may have been recorded long ago. */
        if (slot->append->key && (slot->head->knowledge == HEAD_CLOSED || slot->head->seq >= batch->session_entries))
            return true;
    }
    return false;
}

bool batch_is_uncertain(const struct batch *batch, int32_t index)
{
    bool sent = batch->state == BATCH_WRITING || batch->state == BATCH_LOST || batch->state == BATCH_COMPARING ||
                batch->state == BATCH_REWRITING || batch->state == BATCH_PROBING;
    return sent && index >= batch->from && index < batch->to && batch->slots[index].outcome == STORE_DONE;
}

int32_t batch_live(const struct batch *batch)
{
    int32_t live = 0;
    for (int32_t i = 0; i < batch->count; i++)
        live += batch->slots[i].append != NULL;
    return live;
}

void batch_release(struct batch *batch, struct heads *heads)
{
    struct head *last = NULL;
    for (int32_t i = 0; i < batch->count; i++) {
        struct head *head = batch->slots[i].head;
        if (head != last)
            heads_return(heads, head);
        last = head;
    }
    batch->count = 0;
    batch->state = BATCH_FREE;
}

void answer_add(struct answer *answer, PGresult *result)
{
    ExecStatusType status = PQresultStatus(result);
    bool fine = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
    if (!fine && !answer->error)
        answer->error = result;
    else if (fine && answer->count < 2)
        answer->results[answer->count++] = result;
    else
        PQclear(result);
}

void answer_clear(struct answer *answer)
{
    for (int32_t i = 0; i < answer->count; i++)
        PQclear(answer->results[i]);
    PQclear(answer->error);
    *answer = (struct answer){0};
}
