/* Entries are read page by page and folded under the session's lock; two jobs that catch up at once fold the same. */
#include "game/catch_up.h"
#include "game/session_cache.h"

enum { PAGE = 100, PAGE_ARENA_MAX = 32 << 20 };

static enum job_state page_read(struct job *job);

static struct session_cache *cache_of(struct job *job)
{
    return session_cache_of(job->catching_up.session, job->catching_up.ruleset);
}

static bool is_outdated(const struct job *job)
{
    return store_session_is_outdated(job->game->store, job->catching_up.session);
}

static enum job_state page_done(struct job *job)
{
    const struct store_read *read = &job->read;
    struct catching_up *catching_up = &job->catching_up;
    if (read->result != STORE_DONE)
        return job_refuse_store(job, read->result);
    if (is_outdated(job))
        return job_refuse(job, ERROR_DATABASE_UNAVAILABLE, NULL);
    /* One more than there are, for the act that will be judged. */
    struct session_cache *cache = cache_of(job);
    struct protocol *protocol = cache ? session_cache_lock(cache, read->entry_count + 1) : NULL;
    if (!protocol)
        return job_refuse(job, ERROR_OVERLOADED, NULL);
    if (protocol->next < read->seq) { /* the fold was dropped meanwhile: this page is not the next one */
        session_cache_unlock(cache);
        return page_read(job);
    }
    enum umpire_error error = session_cache_fold(cache, catching_up->ruleset->units, read->entries, read->entry_count);
    if (!error && !read->more)
        catching_up->look(job, protocol);
    session_cache_unlock(cache);
    arena_end(&catching_up->page);
    if (error)
        return job_refuse(job, error, NULL);
    return read->more ? page_read(job) : catching_up->then(job);
}

static enum job_state page_read(struct job *job)
{
    struct session_cache *cache = cache_of(job);
    const struct protocol *protocol = cache ? session_cache_lock(cache, 0) : NULL;
    if (!protocol)
        return job_refuse(job, ERROR_OVERLOADED, NULL);
    int64_t next = protocol->next;
    session_cache_unlock(cache);
    arena_end(&job->catching_up.page);
    arena_start(&job->catching_up.page, PAGE_ARENA_MAX);
    job->read = (struct store_read){
        .query = STORE_LIST_ENTRIES, .session = job->catching_up.session->id, .seq = next, .limit = PAGE};
    return job_read(job, &job->catching_up.page, page_done);
}

enum job_state catch_up(struct job *job, struct store_session *session, const struct ruleset *ruleset,
                        void (*look)(struct job *job, const struct protocol *protocol),
                        enum job_state (*then)(struct job *job))
{
    arena_end(&job->catching_up.page);
    job->catching_up = (struct catching_up){.session = session, .ruleset = ruleset, .look = look, .then = then};
    return page_read(job);
}

bool catch_up_at_once(struct job *job, struct store_session *session, const struct ruleset *ruleset,
                      void (*look)(struct job *job, const struct protocol *protocol))
{
    job->catching_up.session = session;
    job->catching_up.ruleset = ruleset;
    struct session_cache *cache = is_outdated(job) ? NULL : cache_of(job);
    struct protocol *protocol = cache ? session_cache_lock(cache, 1) : NULL;
    if (!protocol)
        return false;
    bool seen = protocol->next > 0;
    if (seen)
        look(job, protocol);
    session_cache_unlock(cache);
    return seen;
}
