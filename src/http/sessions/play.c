/* A job is begun in the event loop, waits where the game says, and is resumed in the event loop. */
#include "play.h"
#include "operation.h"
#include "problem.h"
#include "reply.h"
#include "request_query.h"
#include <string.h>

static void job_wake(struct job *job)
{
    struct request *request = (struct request *)(void *)((char *)job - offsetof(struct request, job));
    request->wake(request);
}

/* Of a request with an Idempotency-Key: its operation, the entry or seat that the path names, and its body. */
static struct hash request_digest(const struct request *request)
{
    struct writer all;
    const struct writer *body = &request->input.body;
    writer_start(&all, body->used + 256);
    write_string(&all, request->operation->id);
    if (request->path_values[1])
        write_string(&all, request->path_values[1]);
    write_raw(&all, body->at, body->used);
    struct hash digest = hash_of(all.at, all.used);
    writer_end(&all);
    return digest;
}

struct job *play_begin(struct request *request)
{
    struct job *job = &request->job;
    const char *key = request->operation->keyed ? request->input.idempotency_key : NULL;
    if (!request_violations(request))
        return NULL;
    job_prepare(job, &request->service->game, &request->arena, &request->out);
    job->wake = job_wake;
    job->violations = request->violations;
    job->dice = request->dice;
    job->trace = &request->input.trace;
    job->session = request->session;
    job->ruleset = request->ruleset;
    job->seat = request->seat;
    job->club = request->club;
    if (!key)
        return job;
    job->key = arena_copy(&request->arena, key, strlen(key));
    job->digest = request_digest(request);
    if (job->key)
        return job;
    problem(request, ERROR_OVERLOADED, NULL);
    return NULL;
}

static void job_go_on(struct request *request)
{
    play(request, job_resume(&request->job), request->answer);
}

void play(struct request *request, enum job_state state, void (*answer)(struct request *request))
{
    request->answer = answer;
    request->then = job_go_on;
    if (state == JOB_WAITING)
        request->state = REQUEST_WAITING;
    else if (request->job.refusal.refused)
        problem_refusal(request, &request->job);
    else
        answer(request);
}

bool play_decoded(struct request *request, const void *input)
{
    if (input && request->violations->count == 0)
        return true;
    problem_violations(request);
    return false;
}

static void append_headers(struct request *request, int64_t seq)
{
    enum { SIZE = 96 };
    char id[UUID_TEXT_SIZE], *location = arena_take(&request->arena, SIZE);
    struct text text;
    if (location) {
        uuid_write(&request->session_id, id);
        text_start(&text, location, SIZE);
        text_format(&text, "/v1/sessions/%s/entries/%lld", id, (long long)seq);
        reply_header(request, "Location", location);
    }
    reply_header(request, "Cache-Control", "no-store");
}

/* The ruling that was just made: what it was made of is at hand. */
static void ruling_answer(struct request *request)
{
    const struct job *job = &request->job;
    answer_write_recorded(&request->out, &job->append.entry, job->appended.tree);
}

int appended_write(struct request *request)
{
    const struct job *job = &request->job;
    const struct appended *appended = &job->appended;
    struct writer *out = &request->out;
    bool written = true;
    if (appended->ruled)
        ruling_count(request->counts, &job->ruled.ruling, true);
    if (appended->repeated) {
        writer_reset(out);
        written = answer_write_entry(out, &request->arena, appended->entry, appended->length, appended->tree);
    } else if (!appended->entry) {
        writer_reset(out);
        ruling_answer(request);
    } else if (appended->tree)
        answer_add_tree(out, appended->tree); /* the entry stands in `out` */
    if (!written) {
        problem(request, ERROR_INTERNAL, NULL);
        return 0;
    }
    append_headers(request, appended->seq);
    return appended->repeated ? 200 : appended->waits ? 202 : 201;
}

void reply_appended(struct request *request)
{
    int status = appended_write(request);
    if (status)
        reply_out(request, status);
}
