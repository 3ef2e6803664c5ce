/* The way of an append: seen, made in the store's writer thread, made again with another chain, answered. */
#include "append.h"
#include "derive.h"
#include "finish.h"
#include "fold.h"
#include "log.h"
#include "operation.h"
#include "problem.h"
#include "questions.h"
#include "table_top.h"
#include <stdlib.h>
#include <string.h>

enum { ATTEMPTS_MAX = 8 }; /* each finds a chain that another process has begun meanwhile */

struct hash request_digest(const struct exchange *exchange)
{
    struct writer all;
    const struct writer *body = &exchange->request.body;
    writer_start(&all, body->used + 256);
    write_string(&all, exchange->operation->id);
    if (exchange->path_values[1])
        write_string(&all, exchange->path_values[1]);
    write_raw(&all, body->at, body->used);
    struct hash digest = hash_of(all.at, all.used);
    writer_end(&all);
    return digest;
}

struct exchange *exchange_of_append(struct store_append *append)
{
    return (struct exchange *)(void *)((char *)append - offsetof(struct exchange, append));
}

const struct tree_head *tree_of(struct exchange *exchange, const void *state, size_t length)
{
    struct tree tree;
    if (length == 0 || !session_state_read_tree(state, length, &tree))
        return NULL;
    struct tree_head *head = arena_take(&exchange->arena, sizeof *head);
    if (head)
        *head = tree_head_of(&tree);
    return head;
}

/* What every entry has, for this place in the ledger. */
static void entry_begin(struct exchange *exchange, const struct store_place *place)
{
    exchange->entry = (struct entry){
        .kind = exchange->appending.kind,
        .session = exchange->session_id,
        .seq = place->seq,
        .at = place->at,
        .seat = exchange->append.seat,
        .key = exchange->appending.key_is_secret ? NULL : exchange->append.key,
        .seen = exchange->appending.seen,
    };
}

bool append_refuse(struct exchange *exchange, enum umpire_error error)
{
    return append_refuse_saying(exchange, error, NULL);
}

bool append_refuse_saying(struct exchange *exchange, enum umpire_error error, const char *detail)
{
    exchange->appending.error = error;
    exchange->appending.detail = detail;
    return false;
}

bool append_refuse_chain(struct exchange *exchange, enum refusal refusal, uint32_t number, uint64_t from)
{
    exchange->appending.refusal = refusal;
    exchange->appending.chain = number;
    exchange->appending.chain_from = from;
    return false;
}

bool state_open(struct exchange *exchange, const struct store_place *place, struct session_state **ret)
{
    struct session_state *state = &exchange->service->writer_state;
    *ret = exchange->session->joinable || place->state_length ? state : NULL;
    if (!*ret || (place->state_length && session_state_read(place->state, place->state_length, state) &&
                  state->tree.size == (uint64_t)place->seq))
        return true;
    log_event_traced(LOG_ERROR, "http", &exchange->request.trace,
                     "the state beside an entry is not that of its session");
    exchange->appending.error = ERROR_RECORD_DAMAGED;
    return false;
}

bool state_close(struct exchange *exchange, struct session_state *state, const struct writer *out, struct writer *left)
{
    exchange->appending.sealed = state != NULL;
    if (!state)
        return true;
    if (!session_state_extend(state, out->at, out->used))
        return false;
    exchange->appending.tree = state->tree; /* its root is the loop's to make: the writer has enough to do */
    session_state_write(state, left);
    return true;
}

/* Whether the seat and what was decided hold at this place. What the process remembers may be gone from the database:
 * the seat's joining, or the entries by which an act was judged. And a seat that is revoked appends nothing more. */
static bool may_stand(struct exchange *exchange, struct session_state *state)
{
    const struct appending *appending = &exchange->appending;
    if (appending->decide && fold_is_outdated(exchange))
        return append_refuse(exchange, ERROR_DATABASE_AWAY);
    if (state && !appending->joins && !session_state_seat(state, exchange->append.seat))
        return append_refuse(exchange, ERROR_TOKEN_INVALID);
    if (state && !appending->joins && session_state_is_revoked(state, exchange->append.seat))
        return append_refuse(exchange, ERROR_SEAT_REVOKED);
    return true;
}

/* In the store's writer thread. */
static bool entry_make(struct store_append *append, const struct store_place *place, struct writer *out,
                       struct writer *left)
{
    struct exchange *exchange = exchange_of_append(append);
    struct appending *appending = &exchange->appending;
    struct session_state *state;
    violations_start(exchange->violations);
    appending->refusal = REFUSAL_NONE;
    appending->error = ERROR_NONE;
    if (appending->objection || !state_open(exchange, place, &state) || !may_stand(exchange, state))
        return false;
    entry_begin(exchange, place);
    if (!appending->write(exchange, state, out))
        return false;
    if (!appending->step) { /* a ruling is answered from what it was made of, other kinds from their bytes */
        writer_reset(&exchange->out);
        write_raw(&exchange->out, out->at, out->used);
    }
    return state_close(exchange, state, out, left);
}

/* The second entry of an append. The answer is about the first, whose place is kept. */
static bool also_make(struct store_append *also, const struct store_place *place, struct writer *out,
                      struct writer *left)
{
    struct exchange *exchange = (struct exchange *)(void *)((char *)also - offsetof(struct exchange, also));
    const struct entry first = exchange->entry;
    const struct tree tree = exchange->appending.tree;
    struct session_state *state;
    if (!state_open(exchange, place, &state))
        return false;
    exchange->entry = (struct entry){.kind = exchange->appending.also_kind,
                                     .session = exchange->session_id,
                                     .seq = place->seq,
                                     .at = place->at,
                                     .seat = also->seat};
    bool made = exchange->appending.write_also(exchange, state, out) && state_close(exchange, state, out, left);
    exchange->entry = first;
    exchange->appending.tree = tree;
    return made;
}

static bool rekey_make(struct store_append *append, const struct store_place *place, struct writer *out,
                       struct writer *left)
{
    struct exchange *exchange = exchange_of_append(append);
    struct appending *appending = &exchange->appending;
    struct session_state *state;
    appending->refusal = REFUSAL_OVERTAKEN;
    if (!state_open(exchange, place, &state) || !state || !session_state_is_spent(state) ||
        state->chain + 1 != appending->chain || state->spent != appending->chain_from)
        return false;
    entry_begin(exchange, place);
    exchange->entry.kind = ENTRY_REKEY;
    exchange->entry.seen = NULL;
    exchange->entry.rekey = appending->anchor;
    entry_write(out, &exchange->entry);
    session_state_rekey(state, appending->anchor.length);
    return state_close(exchange, state, out, left);
}

static void rekey_came(struct exchange *exchange)
{
    enum store_result result = exchange->append.result;
    if (result == STORE_DONE || (result == STORE_DECLINED && exchange->appending.refusal == REFUSAL_OVERTAKEN))
        append_send(exchange);
    else
        problem_store(exchange, result);
}

/* The chain that was derived now belongs to the session. False after answering that there is none. */
static bool chain_keep(struct exchange *exchange)
{
    struct appending *appending = &exchange->appending;
    struct kept *kept = kept_of(exchange->session, exchange->ruleset);
    if (!appending->derived || !kept) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return false;
    }
    appending->anchor = appending->derived->chain.anchor;
    kept_add_chain(kept, appending->derived);
    appending->derived = NULL;
    return true;
}

static void chain_came(struct exchange *exchange)
{
    if (chain_keep(exchange))
        append_send(exchange);
}

static void next_chain_came(struct exchange *exchange)
{
    if (!chain_keep(exchange))
        return;
    exchange->append = (struct store_append){.session = exchange->session_id,
                                             .kind = entry_kind_name(ENTRY_REKEY),
                                             .seat = ENTRY_SERVER,
                                             .make = rekey_make};
    exchange_append(exchange, rekey_came);
}

/* The entry that an earlier request with this key wrote. */
static void answer_repeated(struct exchange *exchange)
{
    struct store_append *append = &exchange->append;
    const struct tree_head *tree = tree_of(exchange, append->state, append->state_length);
    exchange->appending.repeated_seq = append->seq;
    bool written = answer_write_entry(&exchange->out, &exchange->arena, append->bytes, append->length, tree);
    free(append->bytes);
    append->bytes = NULL;
    if (!written)
        problem(exchange, ERROR_INTERNAL, NULL);
    else if (exchange->appending.repeat)
        exchange->appending.repeat(exchange);
    else {
        append_headers(exchange, exchange->appending.repeated_seq);
        reply_out(exchange, 200);
    }
}

static void answer_declined(struct exchange *exchange)
{
    struct appending *appending = &exchange->appending;
    bool again = appending->attempts++ < ATTEMPTS_MAX;
    if (appending->refusal == REFUSAL_NO_CHAIN && again)
        chain_fetch(exchange, chain_came);
    else if (appending->refusal == REFUSAL_SPENT && again)
        chain_fetch(exchange, next_chain_came);
    else if (appending->refusal == REFUSAL_NO_ROSTER && again)
        roster_need(exchange, true, append_send);
    else if (appending->refusal != REFUSAL_NONE)
        problem(exchange, ERROR_OVERLOADED, NULL);
    else if (appending->objection != OBJECTION_NONE)
        problem_objection(exchange, appending->objection);
    else if (appending->error != ERROR_NONE)
        problem(exchange, appending->error, appending->detail);
    else if (exchange->violations->count && appending->decode_again)
        roster_need(exchange, true, appending->decode_again);
    else if (exchange->violations->count)
        problem_violations(exchange);
    else
        problem(exchange, ERROR_INTERNAL, NULL);
}

static void append_came(struct exchange *exchange)
{
    enum store_result result = exchange->append.result;
    if (result == STORE_DONE) {
        if (exchange->appending.write == ruling_write || exchange->appending.write_also == ruling_write)
            ruling_count(exchange, true);
        roster_commit(exchange);
        exchange->appending.answer(exchange);
        return;
    }
    writer_reset(&exchange->out);
    if (result == STORE_REPEATED)
        answer_repeated(exchange);
    else if (result == STORE_DECLINED)
        answer_declined(exchange);
    else if (result == STORE_MOVED && exchange->appending.attempts++ < ATTEMPTS_MAX)
        act_start(exchange); /* entries came that the protocol has not seen */
    else
        problem_store(exchange, result);
}

void append_send(struct exchange *exchange)
{
    const struct appending *appending = &exchange->appending;
    const char *key = exchange->request.idempotency_key;
    exchange->append = (struct store_append){
        .session = exchange->session_id,
        .kind = entry_kind_name(appending->kind),
        .seat = appending->seat,
        .step = appending->step,
        .joins = appending->joins,
        .revokes = appending->revokes,
        .key = key ? arena_copy(&exchange->arena, key, strlen(key)) : NULL,
        .make = entry_make,
        .expected = appending->objection ? 0 : appending->expected,
        .also = appending->write_also ? &exchange->also : NULL,
    };
    exchange->also.make = also_make;
    if (key && !exchange->append.key) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    if (key)
        exchange->append.digest = request_digest(exchange);
    exchange_append(exchange, append_came);
}

/* The entry before the end of what the client has seen. */
static void seen_came(struct exchange *exchange)
{
    const struct store_read *read = &exchange->read;
    const struct tree_head *seen = exchange->appending.seen, *head = NULL;
    if (read->result != STORE_DONE) {
        if (read->result == STORE_UNKNOWN_ENTRY)
            problem(exchange, ERROR_CHECKPOINT_INCONSISTENT, "the ledger has fewer entries");
        else
            problem_store(exchange, read->result);
        return;
    }
    if (read->entries[0].state_length == 0) {
        problem(exchange, ERROR_SESSION_NOT_SEALED, NULL);
        return;
    }
    head = tree_of(exchange, read->entries[0].state, read->entries[0].state_length);
    if (!head)
        problem(exchange, ERROR_RECORD_DAMAGED, NULL);
    else if (!hash_equal(&head->root, &seen->root))
        problem(exchange, ERROR_CHECKPOINT_INCONSISTENT, "the root at that size is another one");
    else
        append_send(exchange);
}

void append_start(struct exchange *exchange)
{
    const struct tree_head *seen = exchange->appending.seen;
    if (!seen) {
        append_send(exchange);
        return;
    }
    exchange->read =
        (struct store_read){.query = STORE_GET_ENTRY, .session = exchange->session_id, .seq = (int64_t)seen->size - 1};
    exchange_read(exchange, seen_came);
}

struct entry act_begin(const struct exchange *exchange, const struct protocol *protocol, enum entry_kind kind)
{
    return (struct entry){.kind = kind, .seq = protocol->next, .at = clock_now(), .seat = exchange->seat->name};
}

static void act_look(struct exchange *exchange, const struct protocol *protocol)
{
    exchange->appending.objection = exchange->appending.decide(exchange, protocol);
    exchange->appending.expected = protocol->next;
}

/* What is objected may be an entry of the same key: then it is looked for before anything is answered. */
static void act_looked(struct exchange *exchange)
{
    const struct appending *appending = &exchange->appending;
    if (appending->objection && !exchange->request.idempotency_key)
        problem_objection(exchange, appending->objection);
    else if (!appending->objection && appending->prepare)
        appending->prepare(exchange);
    else
        append_start(exchange);
}

void act_start(struct exchange *exchange)
{
    fold_start(exchange, act_look, act_looked);
}

void append_headers(struct exchange *exchange, int64_t seq)
{
    enum { SIZE = 96 };
    char id[UUID_TEXT_SIZE], *location = arena_take(&exchange->arena, SIZE);
    struct text text;
    if (location) {
        uuid_write(&exchange->session_id, id);
        text_start(&text, location, SIZE);
        text_format(&text, "/v1/sessions/%s/entries/%lld", id, (long long)seq);
        reply_header(exchange, "Location", location);
    }
    reply_header(exchange, "Cache-Control", "no-store");
}

void append_reply(struct exchange *exchange)
{
    if (exchange->appending.sealed) {
        struct tree_head tree = tree_head_of(&exchange->appending.tree);
        answer_add_tree(&exchange->out, &tree);
    }
    append_headers(exchange, exchange->entry.seq);
    reply_out(exchange, 201);
}
