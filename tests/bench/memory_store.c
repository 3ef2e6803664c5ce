/* Not one thing is bounded or locked here: one thread asks and works. */
#include "memory_store.h"
#include "base/clock.h"
#include "store/batch.h"
#include "store/key_hash.h"
#include "store/measures.h"
#include "store/sessions.h"
#include "store/store_follow.h"
#include <stdlib.h>
#include <string.h>

struct store {
    struct sessions *sessions;
    struct heads *heads;
    struct batch batch;
    struct made made[2];
    struct store_read *read;
    struct store_append *append;
    struct store_secret secret;
    struct {
        char bytes[STORE_STATE_MAX]; /* what it left */
        size_t length;
        int64_t at;
        char entry[STORE_ENTRY_MAX];
        size_t entry_length;
    } opened;
};

struct store *memory_store_new(void)
{
    struct store *store = calloc(1, sizeof *store);
    if (!store)
        return NULL;
    store->sessions = sessions_new((int64_t)STORE_SESSION_MB << 20);
    store->heads = heads_new((int64_t)STORE_SESSION_MB << 18);
    for (int i = 0; i < 2; i++) {
        writer_start(&store->made[i].out, STORE_ENTRY_MAX);
        writer_start(&store->made[i].state, STORE_STATE_MAX);
    }
    if (store->sessions && store->heads && batch_prepare(&store->batch, 1, STORE_SESSION_ENTRIES_MAX))
        return store;
    memory_store_free(store);
    return NULL;
}

void memory_store_free(struct store *store)
{
    batch_end(&store->batch);
    heads_free(store->heads);
    sessions_free(store->sessions);
    for (int i = 0; i < 2; i++) {
        writer_end(&store->made[i].out);
        writer_end(&store->made[i].state);
    }
    free(store);
}

static enum store_result open_session(struct store *store, const struct store_read *read)
{
    const struct store_session *opening = read->opening;
    struct store_session *session = session_new(opening->options_length);
    if (!session || !read->secret || read->left_length > sizeof store->opened.bytes || read->described.entry)
        return STORE_BROKEN;
    session->id = opening->id;
    memcpy(session->ruleset, opening->ruleset, sizeof session->ruleset);
    session->version = opening->version;
    session->opened_at = store->opened.at = opening->opened_at;
    session->code_count = opening->code_count;
    memcpy(session->join_codes, opening->join_codes, sizeof session->join_codes);
    memcpy(session->sides, opening->sides, sizeof session->sides);
    for (int32_t i = 0; i < opening->seat_count; i++)
        session_add_seat(session, &opening->seats[i]);
    memcpy(session->options, opening->options, opening->options_length);
    sessions_add(store->sessions, session);
    store_session_free(session);
    memcpy(store->opened.bytes, read->left, read->left_length);
    store->opened.length = read->left_length;
    memcpy(store->opened.entry, read->entry, read->entry_length);
    store->opened.entry_length = read->entry_length;
    store->secret = *read->secret;
    return STORE_DONE;
}

/* Of a session in which nothing is recorded yet: the process is told of what comes by what it makes. */
static enum store_result list_entries(const struct store *store, struct store_read *read)
{
    read->entries = read->seq == 0 ? arena_take(read->arena, sizeof *read->entries) : NULL;
    if (!read->entries)
        return STORE_BROKEN;
    *read->entries = (struct store_entry){.bytes = store->opened.entry,
                                          .length = store->opened.entry_length,
                                          .state = store->opened.bytes,
                                          .state_length = store->opened.length};
    read->entry_count = 1;
    return STORE_DONE;
}

static enum store_result read_work(struct store *store, struct store_read *read)
{
    switch (read->query) {
    case STORE_OPEN_SESSION:
        return open_session(store, read);
    case STORE_FIND_SECRET:
        read->found_secret = store->secret;
        return STORE_DONE;
    case STORE_FIND_SESSION:
        read->found = sessions_find(store->sessions, &read->session);
        if (!read->found)
            return STORE_UNKNOWN_SESSION;
        read->found->read_at = clock_monotonic_ms();
        return STORE_DONE;
    case STORE_LIST_ENTRIES:
        return list_entries(store, read);
    case STORE_WORK:
        read->work(read);
        return STORE_DONE;
    default:
        return STORE_BROKEN;
    }
}

/* As the writer does it (shard.c, settle.c), with a batch of one. */
static bool append_work(struct store *store, struct store_append *append)
{
    struct batch *batch = &store->batch;
    if (!heads_wait(store->heads, append))
        return false;
    batch_fill(batch, store->heads, 1);
    struct slot *slot = &batch->slots[0];
    if (slot->head->knowledge != HEAD_OPEN) {
        slot->head->knowledge = HEAD_OPEN;
        slot->head->at = store->opened.at;
        if (!head_set_state(slot->head, store->opened.bytes, store->opened.length))
            return false;
    }
    batch_make(batch, store->made);
    if (!batch_is_whole(batch))
        return false;
    batch_commit(batch);
    append->seq = slot->seq - (append->also != NULL);
    append->result = slot->outcome;
    batch_release(batch, store->heads);
    append->done(append);
    return true;
}

bool memory_store_work(struct store *store)
{
    struct store_read *read = store->read;
    struct store_append *append = store->append;
    store->read = NULL;
    store->append = NULL;
    if (read) {
        read->result = read_work(store, read);
        read->done(read);
    }
    return (!read || read->result != STORE_BROKEN) && (!append || append_work(store, append));
}

/* store.c: */

bool store_append(struct store *store, struct store_append *append)
{
    append->next = NULL;
    append->bytes = NULL;
    append->state = NULL;
    append->length = append->state_length = 0;
    if (append->key)
        append->key_hash = key_hash_of_entry(&append->session, append->key);
    store->append = append;
    return true;
}

bool store_read(struct store *store, struct store_read *read)
{
    store->read = read;
    return true;
}

bool store_ready(struct store *store, const char **ret_why)
{
    (void)store;
    if (ret_why)
        *ret_why = "there is none";
    return true;
}

void store_measure(struct store *store, struct store_measures *ret)
{
    (void)store;
    *ret = (struct store_measures){0};
}

bool store_follow(struct store *store, const struct store_following *following)
{
    (void)store, (void)following;
    return false;
}

bool store_watch(struct store *store, const struct uuid *session, int64_t from)
{
    (void)store, (void)session, (void)from;
    return false;
}

void store_unwatch(struct store *store, const struct uuid *session)
{
    (void)store, (void)session;
}

struct sessions *store_sessions(struct store *store)
{
    return store->sessions;
}
