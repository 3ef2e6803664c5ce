/* Looking at a session as its entries tell it: its roster, and what a two-sided one waits for. */
#include "catch_up.h"
#include "session_cache.h"

static void roster_look(struct job *job, const struct protocol *protocol)
{
    struct looked *looked = job->looked;
    const struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    looked->last = protocol->next - 1;
    if (looked->as_of == FIELD_ABSENT)
        looked->as_of = looked->last;
    if (looked->as_of <= looked->last)
        session_cache_roster_at(cache, job->ruleset->units, looked->as_of, &looked->roster);
}

static enum job_state roster_looked(struct job *job)
{
    return job->looked->as_of <= job->looked->last ? JOB_DONE : job_refuse(job, ERROR_ENTRY_UNKNOWN, NULL);
}

enum job_state game_look_at_roster(struct job *job, int64_t as_of)
{
    if (!job->ruleset->units)
        return job_refuse(job, ERROR_UNITS_NOT_ACCEPTED, "the ruleset has no units");
    job->looked = job_take(job, sizeof *job->looked);
    if (!job->looked || !job_cache(job))
        return JOB_DONE;
    job->looked->as_of = as_of;
    return catch_up(job, job->session, job->ruleset, roster_look, roster_looked);
}

static void protocol_look(struct job *job, const struct protocol *protocol)
{
    struct protocol *copy = arena_take(job->arena, sizeof *copy);
    if (copy) {
        *copy = *protocol;
        copy->marks = NULL; /* they are the cache's, and may move */
        copy->capacity = 0;
    }
    job->protocol = copy;
}

static enum job_state session_answer(struct job *job)
{
    struct store_read *read = &job->read;
    if (read->result != STORE_DONE)
        return job_refuse_store(job, read->result);
    job->state = read;
    if (read->state.left_length == 0)
        return JOB_DONE;
    job->sealed = job_take(job, sizeof *job->sealed);
    if (!job->sealed || session_state_read(read->state.left, read->state.left_length, job->sealed))
        return JOB_DONE;
    return job_refuse(job, ERROR_RECORD_DAMAGED, NULL);
}

static enum job_state state_read(struct job *job)
{
    job->read = (struct store_read){.query = STORE_SESSION_STATE, .session = job->session->id};
    return job_read(job, NULL, session_answer);
}

static enum job_state protocol_looked(struct job *job)
{
    return job->protocol ? state_read(job) : job_refuse(job, ERROR_OVERLOADED, NULL);
}

enum job_state game_look_at_session(struct job *job)
{
    if (job->session->two_sided)
        return catch_up(job, job->session, job->ruleset, protocol_look, protocol_looked);
    return state_read(job);
}
