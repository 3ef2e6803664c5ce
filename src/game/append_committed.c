/* After a commit: updates the published tree, the cached roster and the protocol of this process. */
#include "game/append_committed.h"
#include "game/append.h"
#include "game/known_heads.h"
#include "game/roster_head.h"

/* Notes the tree that is published from now on. */
static void known_note(struct job *job, const struct tree_head *tree)
{
    const struct append *append = &job->append;
    const struct known_head head = {.head = *tree, .chain = append->chain_left};
    if (append->action->restores)
        known_heads_set(job->game->known_heads, &job->session->id, &head);
    else
        known_heads_note(job->game->known_heads, &job->session->id, &head);
}

/* Folds an entry that the protocol judged at once, so that the next act need not read it. */
static void committed_fold(struct job *job)
{
    const struct append *append = &job->append;
    const struct store_entry entry = {.seq = append->entry.seq,
                                      .bytes = append->bytes ? append->bytes : job->out->at,
                                      .length = append->bytes ? append->length : job->out->used};
    struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    if (!append->action->judged || append->second || !cache || (job->store_append.step && !append->bytes))
        return;
    struct protocol *protocol = session_cache_lock(cache, 1);
    if (!protocol)
        return;
    if (protocol->next == entry.seq)
        session_cache_fold(cache, job->ruleset->units, &entry, 1);
    session_cache_unlock(cache);
}

void append_committed(struct job *job)
{
    struct append *append = &job->append;
    bool fresh = job->store_append.step != NULL;
    struct tree_head *tree = append->tree ? job_take(job, sizeof *tree) : NULL;
    if (tree)
        *tree = tree_head_of(append->tree);
    if (tree)
        known_note(job, tree);
    job->refusal = (struct job_refusal){0}; /* it is recorded, whether there is memory for its tree or not */
    job->appended = (struct appended){.ruled = fresh || append->second,
                                      .seq = append->entry.seq,
                                      .entry = fresh ? NULL : job->out->at,
                                      .length = fresh ? 0 : job->out->used,
                                      .tree = tree};
    roster_commit(job);
    committed_fold(job);
    if (append->action->committed)
        append->action->committed(job);
    append->stage = APPEND_DONE;
}
