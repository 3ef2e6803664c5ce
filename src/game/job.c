/* A job waits for one call of the store at a time, and continues in the function given with the call. */
#include "game/job.h"
#include "game/roster_cache.h"
#include "game/session_cache.h"
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

void job_prepare(struct job *job, struct game *game, struct arena *arena, struct writer *out)
{
    *job = (struct job){.game = game, .arena = arena, .out = out};
}

void job_end(struct job *job)
{
    cached_chain_free(job->append.derived); /* if it was derived in vain */
    roster_snapshot_free(job->append.roster_after);
    roster_snapshot_free(job->ruled.roster);
    store_session_free(job->found);
    store_session_free(job->entered);
    arena_end(&job->catching_up.page);
    free(job->repeated_bytes);
    job->append.derived = NULL;
    job->append.roster_after = job->ruled.roster = NULL;
    job->found = job->entered = NULL;
    job->repeated_bytes = NULL;
}

enum job_state job_resume(struct job *job)
{
    return job->resume(job);
}

enum job_state job_refuse(struct job *job, enum umpire_error error, const char *detail)
{
    job->refusal.refused = true;
    job->refusal.error = error;
    job->refusal.detail = detail;
    return JOB_DONE;
}

enum job_state job_refuse_violations(struct job *job)
{
    return job_refuse(job, ERROR_NONE, NULL);
}

enum umpire_error store_error(enum store_result result)
{
    static const enum umpire_error errors[] = {
        [STORE_DONE] = ERROR_INTERNAL,
        [STORE_REPEATED] = ERROR_INTERNAL,
        [STORE_KEY_REUSED] = ERROR_IDEMPOTENCY_KEY_REUSED,
        [STORE_UNKNOWN_SESSION] = ERROR_SESSION_UNKNOWN,
        [STORE_UNKNOWN_ENTRY] = ERROR_ENTRY_UNKNOWN,
        [STORE_CLOSED] = ERROR_SESSION_CLOSED,
        [STORE_FULL] = ERROR_SESSION_FULL,
        [STORE_SPENT] = ERROR_CLUB_SESSION_LIMIT,
        [STORE_MOVED] = ERROR_OVERLOADED,
        [STORE_DECLINED] = ERROR_INTERNAL,
        [STORE_OVERLOADED] = ERROR_OVERLOADED,
        [STORE_AWAY] = ERROR_DATABASE_UNAVAILABLE,
        [STORE_UNCERTAIN] = ERROR_OUTCOME_UNKNOWN,
        [STORE_TAKEN] = ERROR_ENTRY_REFUSED,
        [STORE_REFUSED] = ERROR_ENTRY_REFUSED,
        [STORE_STOPPING] = ERROR_STOPPING,
        [STORE_BROKEN] = ERROR_INTERNAL,
    };
    return errors[result];
}

enum job_state job_refuse_store(struct job *job, enum store_result result)
{
    return job_refuse(job, store_error(result), NULL);
}

enum job_state job_refuse_objection(struct job *job, enum objection objection)
{
    return job_refuse(job, objection_error(objection), objection_words(objection));
}

struct job *job_of_read(struct store_read *read)
{
    return (struct job *)(void *)((char *)read - offsetof(struct job, read));
}

struct job *job_of_append(struct store_append *append)
{
    return (struct job *)(void *)((char *)append - offsetof(struct job, store_append));
}

/* In a reader's thread. */
static void read_done(struct store_read *read)
{
    struct job *job = job_of_read(read);
    job->wake(job);
}

/* In the writer's thread. */
static void append_done(struct store_append *append)
{
    struct job *job = job_of_append(append);
    job->wake(job);
}

enum job_state job_read(struct job *job, struct arena *arena, enum job_state (*resume)(struct job *job))
{
    job->read.done = read_done;
    job->read.arena = arena ? arena : job->arena;
    job->resume = resume;
    return store_read(job->game->store, &job->read) ? JOB_WAITING : job_refuse_store(job, job->read.result);
}

enum job_state job_append(struct job *job, enum job_state (*resume)(struct job *job))
{
    job->store_append.done = append_done;
    job->resume = resume;
    return store_append(job->game->store, &job->store_append) ? JOB_WAITING
                                                              : job_refuse_store(job, job->store_append.result);
}

void *job_take(struct job *job, size_t size)
{
    void *taken = arena_take_zero(job->arena, size);
    if (!taken)
        job_refuse(job, ERROR_OVERLOADED, NULL);
    return taken;
}

struct violations *job_violations(struct job *job)
{
    if (job->violations)
        return job->violations;
    job->violations = job_take(job, sizeof *job->violations);
    if (job->violations)
        violations_start(job->violations);
    return job->violations;
}

struct session_cache *job_cache(struct job *job)
{
    struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    if (!cache)
        job_refuse(job, ERROR_OVERLOADED, NULL);
    return cache;
}
