/* The root from the store, the chain from the root. */
#include "derive.h"
#include "log.h"
#include "problem.h"
#include <sodium.h>
#include <string.h>

/* What the work needs; in the exchange's arena, wiped when it is done. */
struct derivation {
    struct uuid session;
    uint8_t root[ROOT_SIZE];
    uint32_t number;
    uint64_t from;
};

/* In a reader's thread. */
static void derive(struct store_read *read)
{
    struct exchange *exchange = (struct exchange *)(void *)((char *)read - offsetof(struct exchange, read));
    struct derivation *work = read->context;
    struct hash highest = root_chain(work->root, &work->session, work->number);
    struct kept_chain *chain = kept_chain_new(work->number);
    if (chain && !chain_start(&chain->chain, &work->session, work->from, CHAIN_LENGTH, &highest)) {
        kept_chain_free(chain);
        chain = NULL;
    }
    sodium_memzero(&highest, sizeof highest);
    sodium_memzero(work->root, sizeof work->root);
    exchange->appending.derived = chain;
}

void chain_derive(struct exchange *exchange, const struct uuid *session, const uint8_t root[ROOT_SIZE], uint32_t number,
                  uint64_t from, void (*then)(struct exchange *exchange))
{
    struct derivation *work = arena_take(&exchange->arena, sizeof *work);
    if (!work) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    *work = (struct derivation){.session = *session, .number = number, .from = from};
    memcpy(work->root, root, ROOT_SIZE);
    exchange->appending.derived = NULL;
    exchange->read = (struct store_read){.query = STORE_WORK, .work = derive, .context = work};
    exchange_read(exchange, then);
}

static void root_came(struct exchange *exchange)
{
    const struct store_read *read = &exchange->read;
    const struct key_ring *keys = atomic_load(&exchange->service->keys);
    struct appending *appending = &exchange->appending;
    struct root_box box;
    uint8_t root[ROOT_SIZE];
    if (read->result != STORE_DONE) {
        problem_store(exchange, read->result == STORE_UNKNOWN_ENTRY ? STORE_BROKEN : read->result);
        return;
    }
    memcpy(box.fingerprint, read->found_secret.fingerprint, sizeof box.fingerprint);
    memcpy(box.nonce, read->found_secret.nonce, sizeof box.nonce);
    memcpy(box.bytes, read->found_secret.box, sizeof box.bytes);
    if (!keys || !root_open(keys, &exchange->session_id, &box, root)) {
        log_event_traced(LOG_ERROR, "http", &exchange->request.trace,
                         "a session's secret cannot be opened: its key is not at hand");
        problem(exchange, ERROR_KEYS_MISSING, NULL);
        return;
    }
    chain_derive(exchange, &exchange->session_id, root, appending->chain, appending->chain_from, appending->chain_came);
    sodium_memzero(root, sizeof root);
}

void chain_fetch(struct exchange *exchange, void (*then)(struct exchange *exchange))
{
    exchange->appending.chain_came = then;
    exchange->read = (struct store_read){.query = STORE_FIND_SECRET, .session = exchange->session_id};
    exchange_read(exchange, root_came);
}
