/* A job is begun in the event loop, waits where the game says, and is resumed in the event loop. */
#include "play.h"
#include "operation.h"
#include "problem.h"
#include "reply.h"
#include "request_query.h"
#include <string.h>

static void job_wake(struct job *job)
{
    struct exchange *exchange = (struct exchange *)(void *)((char *)job - offsetof(struct exchange, job));
    exchange->wake(exchange);
}

/* Of a request with an Idempotency-Key: its operation, the entry or seat that the path names, and its body. */
static struct hash request_digest(const struct exchange *exchange)
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

struct job *play_begin(struct exchange *exchange)
{
    struct job *job = &exchange->job;
    const char *key = exchange->operation->keyed ? exchange->request.idempotency_key : NULL;
    if (!exchange_violations(exchange))
        return NULL;
    job_prepare(job, &exchange->service->game, &exchange->arena, &exchange->out);
    job->wake = job_wake;
    job->violations = exchange->violations;
    job->dice = exchange->dice;
    job->trace = &exchange->request.trace;
    job->session = exchange->session;
    job->ruleset = exchange->ruleset;
    job->seat = exchange->seat;
    job->club = exchange->club;
    if (!key)
        return job;
    job->key = arena_copy(&exchange->arena, key, strlen(key));
    job->digest = request_digest(exchange);
    if (job->key)
        return job;
    problem(exchange, ERROR_OVERLOADED, NULL);
    return NULL;
}

static void refusal_reply(struct exchange *exchange)
{
    const struct refusal *refusal = &exchange->job.refusal;
    exchange->retry_after = refusal->retry_after;
    if (refusal->error != ERROR_NONE)
        problem(exchange, refusal->error, refusal->detail);
    else
        problem_violations(exchange);
}

static void job_go_on(struct exchange *exchange)
{
    play(exchange, job_resume(&exchange->job), exchange->answer);
}

void play(struct exchange *exchange, enum job_state state, void (*answer)(struct exchange *exchange))
{
    exchange->answer = answer;
    exchange->then = job_go_on;
    if (state == JOB_WAITING)
        exchange->state = EXCHANGE_WAITING;
    else if (exchange->job.refusal.refused)
        refusal_reply(exchange);
    else
        answer(exchange);
}

bool play_decoded(struct exchange *exchange, const void *request)
{
    if (request && exchange->violations->count == 0)
        return true;
    problem_violations(exchange);
    return false;
}

static void append_headers(struct exchange *exchange, int64_t seq)
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

/* The ruling that was just made: what it was made of is at hand. */
static void ruling_answer(struct exchange *exchange)
{
    const struct job *job = &exchange->job;
    answer_write_recorded(&exchange->out, &job->append.entry, job->appended.tree);
}

int appended_write(struct exchange *exchange)
{
    const struct job *job = &exchange->job;
    const struct appended *appended = &job->appended;
    struct writer *out = &exchange->out;
    bool written = true;
    if (appended->ruled)
        ruling_count(exchange->counts, &job->ruled.ruling, true);
    if (appended->repeated) {
        writer_reset(out);
        written = answer_write_entry(out, &exchange->arena, appended->entry, appended->length, appended->tree);
    } else if (!appended->entry) {
        writer_reset(out);
        ruling_answer(exchange);
    } else if (appended->tree)
        answer_add_tree(out, appended->tree); /* the entry stands in `out` */
    if (!written) {
        problem(exchange, ERROR_INTERNAL, NULL);
        return 0;
    }
    append_headers(exchange, appended->seq);
    return appended->repeated ? 200 : appended->waits ? 202 : 201;
}

void reply_appended(struct exchange *exchange)
{
    int status = appended_write(exchange);
    if (status)
        reply_out(exchange, status);
}
