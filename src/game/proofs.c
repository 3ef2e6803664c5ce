/* What proves the record: the signed checkpoint of the present tree, proofs of consistency, receipts. Only roots that
 * the writer left are ever signed, never one that was made from what the database says later. */
#include "append.h"
#include <stdatomic.h>

static enum job_state proof_resume(struct job *job);

enum proof_stage {
    PROOF_TREE,   /* a reader reads the state that the last entry left */
    PROOF_ENTRY,  /* a reader reads the entry of a receipt */
    PROOF_LEAVES, /* a reader reads the hashes of the entries */
    PROOF_KNOWN,  /* a reader reads the entry at the end of what this process has told of the ledger */
};

static enum job_state stage_read(struct job *job, enum proof_stage stage)
{
    job->proof->stage = stage;
    return job_read(job, NULL, proof_resume);
}

/* The note over a tree of the session, signed at most once per size. False after refusing. */
static bool note_make(struct job *job)
{
    struct proof *proof = job->proof;
    const struct key_ring *keys = atomic_load(&job->game->keys);
    struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    struct text note;
    if (cache && session_cache_find_note(cache, &proof->head, proof->note))
        return true;
    text_start(&note, proof->note, sizeof proof->note);
    if (!keys || !checkpoint_sign(&note, &job->session->id, &proof->head, keys->signers, keys->signer_count)) {
        job_refuse(job, ERROR_KEYS_MISSING, NULL);
        return false;
    }
    if (cache)
        session_cache_add_note(cache, &proof->head, proof->note);
    return true;
}

static enum job_state leaves_read(struct job *job, int32_t count)
{
    job->read = (struct store_read){.query = STORE_LEAVES, .session = job->session->id, .limit = count};
    return stage_read(job, PROOF_LEAVES);
}

/* Sizes that the ledger does not have. */
static enum job_state consistency_read(struct job *job)
{
    struct proof *proof = job->proof;
    if (proof->to == FIELD_ABSENT)
        proof->to = (int32_t)proof->head.size;
    if ((uint64_t)proof->to > proof->head.size)
        violation_add(job->violations, ERROR_OUT_OF_RANGE, "?to", "the ledger has only %llu entries",
                      (unsigned long long)proof->head.size);
    else if (proof->from > proof->to)
        violation_add(job->violations, ERROR_OUT_OF_RANGE, "?from", "is more than `to`, %d", (int)proof->to);
    return job->violations->count ? job_refuse_violations(job) : leaves_read(job, proof->to);
}

static enum job_state entry_read(struct job *job)
{
    const struct proof *proof = job->proof;
    if ((uint64_t)proof->seq >= proof->head.size)
        return job_refuse(job, ERROR_ENTRY_UNKNOWN, NULL);
    job->read = (struct store_read){.query = STORE_GET_ENTRY, .session = job->session->id, .seq = proof->seq};
    return stage_read(job, PROOF_ENTRY);
}

static enum job_state head_done(struct job *job);

/* Whether the ledger still has what this process has told of it: else nothing is signed that another record could
 * contradict. */
static enum job_state known_compare(struct job *job)
{
    struct proof *proof = job->proof;
    struct known_head known;
    struct session_cache *cache = atomic_load(&job->session->cached);
    bool confirmed =
        cache && atomic_load(&cache->confirmed) && !store_session_is_outdated(job->game->store, job->session);
    if (!known_heads_find(job->game->known_heads, &job->session->id, &known) ||
        (confirmed && proof->head.size >= known.head.size))
        return head_done(job);
    if (proof->head.size == known.head.size && hash_equal(&proof->head.root, &known.head.root))
        return head_done(job);
    if (proof->chain >= known.chain + RESTORED_CHAINS)
        return head_done(job);
    if (proof->head.size <= known.head.size)
        return job_refuse(job, ERROR_SESSION_STOPPED, NULL);
    proof->known = known.head;
    job->read =
        (struct store_read){.query = STORE_GET_ENTRY, .session = job->session->id, .seq = (int64_t)known.head.size - 1};
    return stage_read(job, PROOF_KNOWN);
}

static enum job_state known_done(struct job *job)
{
    const struct store_read *read = &job->read;
    if (read->result != STORE_DONE)
        return job_refuse_store(job, read->result);
    const struct tree_head *head = tree_of(job->arena, read->entries[0].state, read->entries[0].state_length);
    return head && hash_equal(&head->root, &job->proof->known.root) ? head_done(job)
                                                                    : job_refuse(job, ERROR_SESSION_STOPPED, NULL);
}

static enum job_state tree_done(struct job *job)
{
    const struct store_read *read = &job->read;
    struct proof *proof = job->proof;
    if (read->result != STORE_DONE)
        return job_refuse_store(job, read->result);
    if (read->state.left_length == 0)
        return job_refuse(job, ERROR_SESSION_NOT_SEALED, NULL);
    const struct tree_head *head = tree_of(job->arena, read->state.left, read->state.left_length);
    if (!head || head->size != (uint64_t)read->state.entries)
        return job_refuse(job, ERROR_RECORD_DAMAGED, NULL);
    proof->head = *head;
    struct session_state *state = job_take(job, sizeof *state);
    if (!state)
        return JOB_DONE;
    if (!session_state_read(read->state.left, read->state.left_length, state))
        return job_refuse(job, ERROR_RECORD_DAMAGED, NULL);
    proof->chain = state->chain;
    return known_compare(job);
}

/* The tree is one that may be told. */
static enum job_state head_done(struct job *job)
{
    struct proof *proof = job->proof;
    const struct known_head head = {.head = proof->head, .chain = proof->chain};
    known_heads_note(job->game->known_heads, &job->session->id, &head);
    switch (proof->kind) {
    case PROOF_OF_CONSISTENCY:
        return consistency_read(job);
    case PROOF_OF_ENTRY:
        return note_make(job) ? entry_read(job) : JOB_DONE;
    case PROOF_CHECKPOINT:
        break;
    }
    note_make(job);
    return JOB_DONE;
}

static enum job_state entry_done(struct job *job)
{
    const struct store_read *read = &job->read;
    struct proof *proof = job->proof;
    if (read->result != STORE_DONE)
        return job_refuse_store(job, read->result);
    proof->entry = read->entries[0].bytes;
    proof->length = read->entries[0].length;
    return leaves_read(job, (int32_t)proof->head.size);
}

static bool prove(struct proof *proof, const struct hash *leaves, size_t count)
{
    size_t from = (size_t)proof->from;
    if (proof->kind == PROOF_OF_ENTRY)
        return tree_prove_inclusion(leaves, count, (size_t)proof->seq, &proof->path);
    proof->from_head = (struct tree_head){.size = from, .root = tree_root_of(leaves, from)};
    proof->to_head = (struct tree_head){.size = count, .root = tree_root_of(leaves, count)};
    return from == 0 || from >= count || tree_prove_consistency(leaves, count, from, &proof->path);
}

static enum job_state leaves_done(struct job *job)
{
    const struct store_read *read = &job->read;
    struct proof *proof = job->proof;
    if (read->result == STORE_UNKNOWN_ENTRY) /* fewer than the last one counts */
        return job_refuse(job, ERROR_RECORD_DAMAGED, NULL);
    if (read->result != STORE_DONE)
        return job_refuse_store(job, read->result);
    struct hash root = tree_root_of(read->leaves, (size_t)read->leaf_count);
    if ((uint64_t)read->leaf_count == proof->head.size && !hash_equal(&root, &proof->head.root))
        return job_refuse(job, ERROR_RECORD_DAMAGED, NULL);
    return prove(proof, read->leaves, (size_t)read->leaf_count) ? JOB_DONE : job_refuse(job, ERROR_INTERNAL, NULL);
}

static enum job_state proof_resume(struct job *job)
{
    switch ((enum proof_stage)job->proof->stage) {
    case PROOF_TREE:
        return tree_done(job);
    case PROOF_ENTRY:
        return entry_done(job);
    case PROOF_LEAVES:
        return leaves_done(job);
    case PROOF_KNOWN:
        return known_done(job);
    }
    return job_refuse(job, ERROR_INTERNAL, NULL);
}

static enum job_state proof_start(struct job *job, const struct proof *wanted)
{
    struct proof *proof = job_take(job, sizeof *proof);
    if (!proof || !job_violations(job))
        return JOB_DONE;
    *proof = *wanted;
    job->proof = proof;
    job->read = (struct store_read){.query = STORE_SESSION_STATE, .session = job->session->id};
    return stage_read(job, PROOF_TREE);
}

enum job_state game_checkpoint(struct job *job)
{
    return proof_start(job, &(struct proof){.kind = PROOF_CHECKPOINT});
}

enum job_state game_prove_consistency(struct job *job, int32_t from, int32_t to)
{
    return proof_start(job, &(struct proof){.kind = PROOF_OF_CONSISTENCY, .from = from, .to = to});
}

enum job_state game_prove_entry(struct job *job, int64_t seq)
{
    return proof_start(job, &(struct proof){.kind = PROOF_OF_ENTRY, .seq = seq});
}
