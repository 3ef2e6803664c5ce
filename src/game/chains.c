/* The root from its box, the chain from the root. */
#include "game/chains.h"
#include "crypto/crypto.h"
#include <stdatomic.h>
#include <string.h>

/* What the work needs; in the job's arena, wiped when it is done. */
struct derivation {
    struct uuid session;
    uint8_t root[ROOT_SIZE];
    uint32_t number;
    uint64_t from;
};

static void derive_in_reader(struct store_read *read)
{
    struct derivation *work = read->context;
    struct hash highest = root_chain(work->root, &work->session, work->number);
    struct cached_chain *chain = cached_chain_new(work->number);
    if (chain && !chain_start(&chain->chain, &work->session, work->from, CHAIN_LENGTH, &highest)) {
        cached_chain_free(chain);
        chain = NULL;
    }
    secret_wipe(&highest, sizeof highest);
    secret_wipe(work->root, sizeof work->root);
    job_of_read(read)->append.derived = chain;
}

enum job_state chain_derive(struct job *job, const struct uuid *session, uint8_t root[ROOT_SIZE], uint32_t number,
                            uint64_t from, enum job_state (*resume)(struct job *job))
{
    struct derivation *work = job_take(job, sizeof *work);
    if (work) {
        *work = (struct derivation){.session = *session, .number = number, .from = from};
        memcpy(work->root, root, ROOT_SIZE);
    }
    secret_wipe(root, ROOT_SIZE);
    if (!work)
        return JOB_DONE;
    job->append.derived = NULL;
    job->read = (struct store_read){.query = STORE_WORK, .work = derive_in_reader, .context = work};
    return job_read(job, NULL, resume);
}

bool secret_open(const struct job *job, const struct store_secret *secret, uint8_t ret[ROOT_SIZE])
{
    const struct key_ring *keys = atomic_load(&job->game->keys);
    struct root_box box;
    memcpy(box.fingerprint, secret->fingerprint, sizeof box.fingerprint);
    memcpy(box.nonce, secret->nonce, sizeof box.nonce);
    memcpy(box.bytes, secret->box, sizeof box.bytes);
    return keys && root_open(keys, &job->session->id, &box, ret);
}

void secret_make(const struct job *job, const struct uuid *session, uint8_t ret[ROOT_SIZE], struct store_secret *secret)
{
    struct root_box box;
    root_make(atomic_load(&job->game->keys), session, ret, &box);
    memcpy(secret->fingerprint, box.fingerprint, sizeof box.fingerprint);
    memcpy(secret->nonce, box.nonce, sizeof box.nonce);
    memcpy(secret->box, box.bytes, sizeof box.bytes);
}
