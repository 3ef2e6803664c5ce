/* Entries are read page by page and folded under the session's lock; two jobs that catch up at once fold the same. */
#include "game/catch_up.h"
#include "base/clock.h"
#include "game/append.h"
#include <string.h>

enum { PAGE = 100, PAGE_ARENA_MAX = 32 << 20, ROUNDS_MAX = 8 };

static enum job_state page_read(struct job *job);

static struct session_cache *cache_of(struct job *job)
{
    return session_cache_of(job->catching_up.session, job->catching_up.ruleset);
}

static bool is_outdated(const struct job *job)
{
    return store_session_is_outdated(job->game->store, job->catching_up.session);
}

/* A party whose reveal is overdue and not yet recorded as withheld. */
static const struct seat *overdue_seat(const struct protocol *protocol)
{
    if (!protocol->question.seq || clock_now() < protocol_reveal_until(protocol))
        return NULL;
    for (int32_t i = 0; i < protocol->party_count; i++) {
        const struct party *party = &protocol->parties[i];
        if (protocol_awaits(protocol, party) && !party->withheld)
            return &protocol->seats[party->seat];
    }
    return NULL;
}

/* All recorded entries are folded: must an entry be written first? */
static bool is_overdue(struct catching_up *catching_up, const struct protocol *protocol)
{
    const struct seat *seat = catching_up->rounds++ < ROUNDS_MAX ? overdue_seat(protocol) : NULL;
    if (!seat)
        return false;
    memcpy(catching_up->who, seat->name, strlen(seat->name) + 1);
    catching_up->question = protocol->question.seq;
    catching_up->expected = protocol->next;
    return true;
}

/* In the writer's thread. */
static bool withheld_make(struct store_append *append, const struct store_place *place, struct writer *out,
                          struct writer *left)
{
    struct job *job = job_of_append(append);
    const struct catching_up *catching_up = &job->catching_up;
    struct ledger_end end;
    if (is_outdated(job) || !ledger_end_open(job, catching_up->session, place, out, &end))
        return false;
    const struct entry entry = {.kind = ENTRY_WITHHELD,
                                .session = append->session,
                                .seq = place->seq,
                                .at = place->at,
                                .seat = append->seat,
                                .withheld = {catching_up->question, catching_up->who}};
    entry_write(out, &entry);
    return ledger_end_close(job, &end, left);
}

/* Whether it was written or another entry came first, there is more to fold. */
static enum job_state withheld_done(struct job *job)
{
    enum store_result result = job->store_append.result;
    if (result == STORE_DECLINED && is_outdated(job))
        return job_refuse(job, ERROR_DATABASE_UNAVAILABLE, NULL);
    if (result ==
        STORE_DECLINED) { /* it is not known yet whether the database was rolled back, or it was: reading continues */
        job->catching_up.rounds = ROUNDS_MAX;
        job->refusal.error = ERROR_NONE;
        return page_read(job);
    }
    return result == STORE_DONE || result == STORE_MOVED ? page_read(job) : job_refuse_store(job, result);
}

static enum job_state withheld_append(struct job *job)
{
    job->store_append = (struct store_append){.session = job->catching_up.session->id,
                                              .kind = entry_kind_name(ENTRY_WITHHELD),
                                              .seat = ENTRY_SERVER,
                                              .expected = job->catching_up.expected,
                                              .make = withheld_make};
    return job_append(job, withheld_done);
}

static enum job_state page_done(struct job *job)
{
    const struct store_read *read = &job->read;
    struct catching_up *catching_up = &job->catching_up;
    bool overdue = false;
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
    if (!error && !read->more) {
        overdue = is_overdue(catching_up, protocol);
        if (!overdue)
            catching_up->look(job, protocol);
    }
    session_cache_unlock(cache);
    arena_end(&catching_up->page);
    if (error)
        return job_refuse(job, error, NULL);
    if (read->more)
        return page_read(job);
    return overdue ? withheld_append(job) : catching_up->then(job);
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
    bool seen = protocol->next > 0 && !overdue_seat(protocol);
    if (seen)
        look(job, protocol);
    session_cache_unlock(cache);
    return seen;
}
