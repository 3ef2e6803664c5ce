/* Proofs of the record: the signed checkpoint of the current tree with the devices' cosignatures, proofs of
 * consistency, receipts. Only roots in the writer's states are ever signed, never one that was computed from what
 * the database says later. */
#include "game/append.h"
#include "game/catch_up.h"
#include "ledger/cosignature.h"
#include "ledger/receipt.h"
#include <stdatomic.h>
#include <string.h>

static enum job_state proof_resume(struct job *job);

enum proof_stage {
    PROOF_TREE,         /* a reader reads the state that the last entry left */
    PROOF_ENTRY,        /* a reader reads the entry of a receipt */
    PROOF_EDGES,        /* a reader reads the edges of the tree that the proof is made of */
    PROOF_KNOWN,        /* a reader reads the last entry that this process has published a tree of */
    PROOF_COSIGNED,     /* a reader reads the last entry that a device's checkpoint covers */
    PROOF_KEEP,         /* a reader writes the device's cosignature */
    PROOF_COSIGNATURES, /* a reader reads the cosignatures of all devices */
};

static enum job_state stage_read(struct job *job, enum proof_stage stage)
{
    job->proof->stage = stage;
    return job_read(job, NULL, proof_resume);
}

/* The note for a tree of the session; the current one is signed at most once per size. False after refusing. */
static bool note_make(struct job *job, const struct tree_head *head, char ret[CHECKPOINT_NOTE_MAX])
{
    const struct key_ring *keys = atomic_load(&job->game->keys);
    struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    struct text note;
    if (cache && session_cache_find_note(cache, head, ret))
        return true;
    text_start(&note, ret, CHECKPOINT_NOTE_MAX);
    if (!keys || !checkpoint_sign(&note, &job->session->id, head, keys->signers, keys->signer_count)) {
        job_refuse(job, ERROR_KEYS_MISSING, NULL);
        return false;
    }
    if (cache)
        session_cache_add_note(cache, head, ret);
    return true;
}

/* Reads the tree's edge at the end of each part that the proof is made of. */
static enum job_state edges_read(struct job *job)
{
    const struct tree_parts *parts = &job->proof->parts;
    struct store_edge *edges = job_take(job, (parts->count + 1) * sizeof *edges);
    if (!edges)
        return JOB_DONE;
    for (size_t i = 0; i < parts->count; i++)
        edges[i].size = (int64_t)parts->list[i].end;
    job->read = (struct store_read){
        .query = STORE_EDGES, .session = job->session->id, .edges = edges, .edge_count = (int32_t)parts->count};
    return stage_read(job, PROOF_EDGES);
}

/* The parts of the proof, and after them the two trees themselves. */
static enum job_state consistency_begin(struct job *job)
{
    struct proof *proof = job->proof;
    uint64_t from = (uint64_t)proof->from, to = (uint64_t)proof->to;
    struct tree_parts *parts = &proof->parts;
    parts->count = 0;
    if (from > 0 && from < to)
        tree_parts_of_consistency(to, from, parts);
    if (from > 0)
        parts->list[parts->count++] = (struct tree_part){0, from};
    if (to > 0)
        parts->list[parts->count++] = (struct tree_part){0, to};
    return edges_read(job);
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
    return job->violations->count ? job_refuse_violations(job) : consistency_begin(job);
}

static enum job_state entry_read(struct job *job)
{
    const struct proof *proof = job->proof;
    if ((uint64_t)proof->seq >= proof->head.size)
        return job_refuse(job, ERROR_ENTRY_UNKNOWN, NULL);
    job->read = (struct store_read){.query = STORE_GET_ENTRY, .session = job->session->id, .seq = proof->seq};
    return stage_read(job, PROOF_ENTRY);
}

/* Cosignatures. */

static enum job_state cosignatures_read(struct job *job)
{
    job->read = (struct store_read){.query = STORE_COSIGNATURES, .session = job->session->id};
    return stage_read(job, PROOF_COSIGNATURES);
}

/* Whether it is for this tree, and the record still has that tree. */
static bool is_under(struct job *job, const struct store_cosignature *cosignature, const struct tree_head *head)
{
    const struct tree_head *stands = tree_of(job->arena, cosignature->state, cosignature->state_length);
    return stands && (uint64_t)cosignature->size == head->size && stands->size == head->size &&
           hash_equal(&cosignature->root, &head->root) && hash_equal(&stands->root, &head->root);
}

/* A note with the cosignatures of its tree, as many as a note may have; in the arena, or NULL. */
static const char *note_cosigned(struct job *job, const char *note, const struct tree_head *head)
{
    const struct store_read *read = &job->read;
    size_t room = NOTE_SIGNATURES_MAX - atomic_load(&job->game->keys)->signer_count;
    size_t size = strlen(note) + 1 + (size_t)read->cosignature_count * (COSIGNATURE_LINE_MAX + 2);
    char *ret = arena_take(job->arena, size);
    struct text text;
    if (!ret)
        return NULL;
    text_start(&text, ret, size);
    text_add(&text, note);
    for (int32_t i = 0; i < read->cosignature_count && room; i++) {
        if (!is_under(job, &read->cosignatures[i], head))
            continue;
        text_format(&text, "%s\n", read->cosignatures[i].line);
        room--;
    }
    return text.cut ? NULL : ret;
}

/* The earlier checkpoints that devices cosigned. False after refusing. */
static bool earlier_make(struct job *job)
{
    const struct store_read *read = &job->read;
    struct proof *proof = job->proof;
    char note[CHECKPOINT_NOTE_MAX];
    for (int32_t i = 0; i < read->cosignature_count && proof->earlier_count < STORE_SEATS_MAX; i++) {
        const struct store_cosignature *cosignature = &read->cosignatures[i];
        const struct tree_head head = {.size = (uint64_t)cosignature->size, .root = cosignature->root};
        if ((i && cosignature->size == cosignature[-1].size) || head.size >= proof->head.size ||
            !is_under(job, cosignature, &head))
            continue;
        if (!note_make(job, &head, note))
            return false;
        const char *earlier = note_cosigned(job, note, &head);
        if (!earlier)
            return job_refuse(job, ERROR_OVERLOADED, NULL), false;
        proof->earlier[proof->earlier_count++] = earlier;
    }
    return true;
}

static enum job_state cosignatures_done(struct job *job)
{
    struct proof *proof = job->proof;
    bool cosigns = proof->kind == PROOF_OF_COSIGNING;
    if (job->read.result != STORE_DONE)
        return job_refuse_store(job, job->read.result);
    proof->checkpoint = note_cosigned(job, proof->note, cosigns ? &proof->from_head : &proof->head);
    if (!proof->checkpoint)
        return job_refuse(job, ERROR_OVERLOADED, NULL);
    if (!cosigns)
        earlier_make(job);
    return JOB_DONE;
}

/* A cosigned tree must be one that the record had. */
static enum job_state cosigned_read(struct job *job)
{
    const struct proof *proof = job->proof;
    uint64_t size = proof->cosigning->entry.last_checkpoint->size;
    if (size > proof->head.size)
        return job_refuse(job, ERROR_CHECKPOINT_INCONSISTENT, "the ledger has fewer entries than the checkpoint");
    job->read = (struct store_read){.query = STORE_GET_ENTRY, .session = job->session->id, .seq = (int64_t)size - 1};
    return stage_read(job, PROOF_COSIGNED);
}

/* Whether the line is a cosignature of the note by the seat's device. */
static bool is_cosigned(const struct proof *proof)
{
    struct checkpoint checkpoint;
    struct cosigner cosigner;
    struct note note;
    return proof->keyed && note_read(proof->note, strlen(proof->note), &note) && checkpoint_read(&note, &checkpoint) &&
           cosigner_make(checkpoint.origin, &proof->device, &cosigner) &&
           cosignature_line_fits(&note, proof->cosigning->line, &cosigner);
}

static enum job_state cosigned_done(struct job *job)
{
    const struct store_read *read = &job->read;
    struct proof *proof = job->proof;
    if (read->result != STORE_DONE)
        return job_refuse_store(job, read->result);
    const struct tree_head *head = tree_of(job->arena, read->entries[0].state, read->entries[0].state_length);
    if (!head)
        return job_refuse(job, ERROR_RECORD_DAMAGED, NULL);
    if (!hash_equal(&head->root, &proof->cosigning->entry.last_checkpoint->root))
        return job_refuse(job, ERROR_CHECKPOINT_INCONSISTENT, "the ledger has a different root at that size");
    proof->from_head = *head;
    if (!note_make(job, head, proof->note))
        return JOB_DONE;
    if (!is_cosigned(proof))
        return job_refuse(job, ERROR_SIGNATURE_WRONG, "the line is not a cosignature of the seat's device");
    proof->cosigned = (struct store_cosignature){
        .seat = job->seat->name, .size = (int64_t)head->size, .root = head->root, .line = proof->cosigning->line};
    job->read =
        (struct store_read){.query = STORE_ADD_COSIGNATURE, .session = job->session->id, .cosigned = &proof->cosigned};
    return stage_read(job, PROOF_KEEP);
}

static enum job_state keep_done(struct job *job)
{
    return job->read.result == STORE_DONE ? cosignatures_read(job) : job_refuse_store(job, job->read.result);
}

static enum job_state head_done(struct job *job);

static enum job_state present_read(struct job *job);

/* What this process had published when the current tree was first read: other requests go on publishing. */
static bool known_find(struct job *job)
{
    struct proof *proof = job->proof;
    return proof->again || known_heads_find(job->game->known_heads, &job->session->id, &proof->known);
}

/* What is left may be taken away, but the server does not stand for it. */
static enum job_state stopped(struct job *job)
{
    return job->proof->kind == PROOF_OF_EXPORT ? JOB_DONE : job_refuse(job, ERROR_SESSION_STOPPED, NULL);
}

/* The tree is smaller than one that was published. Either the database lost entries, or they were added while it was
 * read: reading it again shows which. */
static enum job_state shorter_read(struct job *job)
{
    if (job->proof->again)
        return stopped(job);
    job->proof->again = true;
    return present_read(job);
}

/* Whether the ledger still has what this process has published: else nothing is signed that another record could
 * contradict. */
static enum job_state known_compare(struct job *job)
{
    struct proof *proof = job->proof;
    const struct known_head *known = &proof->known;
    struct session_cache *cache = atomic_load(&job->session->cached);
    bool confirmed =
        cache && atomic_load(&cache->confirmed) && !store_session_is_outdated(job->game->store, job->session);
    if (!known_find(job) || (confirmed && proof->head.size >= known->head.size))
        return head_done(job);
    if (proof->head.size == known->head.size && hash_equal(&proof->head.root, &known->head.root))
        return head_done(job);
    if (proof->chain >= known->chain + RESTORED_CHAINS)
        return head_done(job);
    if (proof->head.size < known->head.size)
        return shorter_read(job);
    if (proof->head.size == known->head.size)
        return stopped(job);
    job->read = (struct store_read){
        .query = STORE_GET_ENTRY, .session = job->session->id, .seq = (int64_t)known->head.size - 1};
    return stage_read(job, PROOF_KNOWN);
}

static enum job_state known_done(struct job *job)
{
    const struct store_read *read = &job->read;
    if (read->result != STORE_DONE)
        return job_refuse_store(job, read->result);
    const struct tree_head *head = tree_of(job->arena, read->entries[0].state, read->entries[0].state_length);
    return head && hash_equal(&head->root, &job->proof->known.head.root) ? head_done(job) : stopped(job);
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

/* The tree may be published. */
static enum job_state head_done(struct job *job)
{
    struct proof *proof = job->proof;
    const struct known_head head = {.head = proof->head, .chain = proof->chain};
    known_heads_note(job->game->known_heads, &job->session->id, &head);
    switch (proof->kind) {
    case PROOF_OF_CONSISTENCY:
        return consistency_read(job);
    case PROOF_OF_ENTRY:
        return note_make(job, &proof->head, proof->note) ? entry_read(job) : JOB_DONE;
    case PROOF_OF_COSIGNING:
        return cosigned_read(job);
    case PROOF_CHECKPOINT:
    case PROOF_OF_EXPORT:
        break;
    }
    return note_make(job, &proof->head, proof->note) ? cosignatures_read(job) : JOB_DONE;
}

static enum job_state entry_done(struct job *job)
{
    const struct store_read *read = &job->read;
    struct proof *proof = job->proof;
    if (read->result != STORE_DONE)
        return job_refuse_store(job, read->result);
    proof->entry = read->entries[0].bytes;
    proof->length = read->entries[0].length;
    tree_parts_of_inclusion(proof->head.size, (uint64_t)proof->seq, &proof->parts);
    return edges_read(job);
}

static bool part_root(const struct store_edge *edge, const struct tree_part *part, struct hash *ret)
{
    struct tree before;
    tree_start(&before);
    return (part->end == 1 || session_state_read_tree(edge->before, edge->before_length, &before)) &&
           tree_part_root(part, &before, &edge->leaf, ret);
}

static bool path_make(struct proof *proof, const struct store_edge *edges)
{
    proof->path.count = proof->parts.count;
    for (size_t i = 0; i < proof->parts.count; i++)
        if (!part_root(&edges[i], &proof->parts.list[i], &proof->path.path[i]))
            return false;
    return true;
}

/* The last parts of the path are the two trees themselves, unless they are empty. */
static void heads_take(struct proof *proof)
{
    const struct tree_head empty = {.root = hash_of("", 0)};
    proof->from_head = proof->to_head = empty;
    if (proof->to > 0)
        proof->to_head = (struct tree_head){(uint64_t)proof->to, proof->path.path[--proof->path.count]};
    if (proof->from > 0)
        proof->from_head = (struct tree_head){(uint64_t)proof->from, proof->path.path[--proof->path.count]};
}

/* Whether the result proves what it should: states, leaves and the current tree belong to one record. */
static bool is_proof(struct proof *proof)
{
    if (proof->kind == PROOF_OF_ENTRY) {
        struct hash leaf = tree_leaf(proof->entry, proof->length);
        return tree_verify_inclusion(&leaf, (uint64_t)proof->seq, &proof->head, &proof->path);
    }
    heads_take(proof);
    return (proof->to_head.size != proof->head.size || hash_equal(&proof->to_head.root, &proof->head.root)) &&
           tree_verify_consistency(&proof->from_head, &proof->to_head, &proof->path);
}

static enum job_state edges_done(struct job *job)
{
    const struct store_read *read = &job->read;
    struct proof *proof = job->proof;
    if (read->result != STORE_DONE && read->result != STORE_UNKNOWN_ENTRY)
        return job_refuse_store(job, read->result);
    bool proved = read->result == STORE_DONE && path_make(proof, read->edges) && is_proof(proof);
    return proved ? JOB_DONE : job_refuse(job, ERROR_RECORD_DAMAGED, NULL);
}

static enum job_state proof_resume(struct job *job)
{
    switch ((enum proof_stage)job->proof->stage) {
    case PROOF_TREE:
        return tree_done(job);
    case PROOF_ENTRY:
        return entry_done(job);
    case PROOF_EDGES:
        return edges_done(job);
    case PROOF_KNOWN:
        return known_done(job);
    case PROOF_COSIGNED:
        return cosigned_done(job);
    case PROOF_KEEP:
        return keep_done(job);
    case PROOF_COSIGNATURES:
        return cosignatures_done(job);
    }
    return job_refuse(job, ERROR_INTERNAL, NULL);
}

static enum job_state present_read(struct job *job)
{
    job->read = (struct store_read){.query = STORE_SESSION_STATE, .session = job->session->id};
    return stage_read(job, PROOF_TREE);
}

/* False after ending the job. */
static bool proof_begin(struct job *job, const struct proof *wanted)
{
    struct proof *proof = job_take(job, sizeof *proof);
    if (!proof || !job_violations(job))
        return false;
    *proof = *wanted;
    job->proof = proof;
    return true;
}

static enum job_state proof_start(struct job *job, const struct proof *wanted)
{
    return proof_begin(job, wanted) ? present_read(job) : JOB_DONE;
}

enum job_state game_checkpoint(struct job *job)
{
    return proof_start(job, &(struct proof){.kind = PROOF_CHECKPOINT});
}

enum job_state game_export(struct job *job)
{
    return proof_start(job, &(struct proof){.kind = PROOF_OF_EXPORT});
}

void export_write_checkpoints(struct writer *out, const struct proof *proof)
{
    for (int32_t i = 0; i < proof->earlier_count; i++)
        export_write_checkpoint(out, proof->earlier[i]);
    if (proof->checkpoint)
        export_write_checkpoint(out, proof->checkpoint);
}

enum job_state game_prove_consistency(struct job *job, int32_t from, int32_t to)
{
    return proof_start(job, &(struct proof){.kind = PROOF_OF_CONSISTENCY, .from = from, .to = to});
}

enum job_state game_prove_entry(struct job *job, int64_t seq)
{
    return proof_start(job, &(struct proof){.kind = PROOF_OF_ENTRY, .seq = seq});
}

static void device_look(struct job *job, const struct protocol *protocol)
{
    const struct seat *seat = protocol_seat(protocol, job->seat->name);
    struct proof *proof = job->proof;
    proof->keyed = seat && seat->keyed;
    if (proof->keyed)
        proof->device = seat->key;
}

enum job_state game_cosign(struct job *job, struct act *act)
{
    const struct proof wanted = {.kind = PROOF_OF_COSIGNING, .cosigning = act};
    return proof_begin(job, &wanted) ? catch_up(job, job->session, job->ruleset, device_look, present_read) : JOB_DONE;
}
