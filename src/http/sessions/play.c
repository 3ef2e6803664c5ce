/* A job is begun in the event loop, waits where the game says, and is resumed in the event loop. */
#include "http/sessions/play.h"
#include "http/server/negotiate.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/server/request_query.h"
#include "referee/entry_read.h"
#include <string.h>

static void job_wake(struct job *job)
{
    struct request *request = (struct request *)(void *)((char *)job - offsetof(struct request, job));
    request->wake(request);
}

/* What identifies a request with an Idempotency-Key: its operation, the entry or seat that the path names, and its
 * body. */
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
    job->token_since = request->token_since;
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
    if (request->job.appended.repeated)
        reply_header(request, "Idempotent-Replayed", "true");
    reply_header(request, "Cache-Control", "no-store");
}

/* Who acted; in the arena. */
static const char *actor_name(struct request *request)
{
    char *name = arena_take(&request->arena, STORE_DISPLAY_MAX);
    if (name && request->seat)
        store_session_name_of(request->service->game.store, request->seat, name);
    return name && request->seat && name[0] ? name : NULL;
}

/* The kind of the entry that was appended, or found again. ENTRY_KIND_COUNT: out of memory. */
static enum entry_kind appended_kind(struct request *request)
{
    const struct appended *appended = &request->job.appended;
    struct entry parsed;
    if (!appended->repeated)
        return request->job.append.entry.kind;
    return entry_parse(&request->arena, appended->entry, appended->length, &parsed) ? parsed.kind : ENTRY_KIND_COUNT;
}

int appended_write(struct request *request)
{
    const struct job *job = &request->job;
    const struct appended *appended = &job->appended;
    struct writer *out = &request->out;
    bool written = true;
    const struct entry_beside beside = {
        .seat_name = actor_name(request), .tree = appended->tree, .ruleset = request->ruleset};
    if (appended->ruled)
        ruling_count(request->counts, &job->ruled.ruling, true);
    enum entry_kind kind = appended_kind(request);
    bool waits = request->operation->waits && kind == ENTRY_ASKED;
    if (kind == ENTRY_KIND_COUNT)
        written = false;
    else if (!waits && request->operation->body == BODY_RECORDED_QUESTION && prefers_minimal(request->input.prefer)) {
        reply_header(request, "Preference-Applied", "return=minimal");
        append_headers(request, appended->seq);
        return 204;
    } else if (appended->repeated) {
        writer_reset(out);
        written = answer_write_entry(out, &request->arena, appended->entry, appended->length, &beside);
    } else if (answer_is_titled(job->append.entry.kind)) { /* it is in `out`, and is answered in another form */
        const char *bytes = arena_copy(&request->arena, appended->entry, appended->length);
        writer_reset(out);
        written = bytes && answer_write_entry(out, &request->arena, bytes, appended->length, &beside);
    } else if (!appended->entry) { /* the ruling that was just made: its structs are still there */
        writer_reset(out);
        answer_write_recorded(out, &job->append.entry, &beside);
    } else
        answer_add_beside(out, &beside); /* the entry is in `out` */
    if (!written) {
        problem(request, ERROR_INTERNAL, NULL);
        return 0;
    }
    append_headers(request, appended->seq);
    return waits ? 202 : appended->repeated ? 200 : 201;
}

void reply_appended(struct request *request)
{
    int status = appended_write(request);
    if (status == 204)
        reply_nothing(request);
    else if (status)
        reply_out(request, status);
}

struct act *play_body(struct request *request, const struct fields *fields)
{
    const struct writer *body = &request->input.body;
    struct job *job = play_begin(request);
    struct act *act = job ? act_decode(job->arena, fields, body->at, body->used, job->violations) : NULL;
    return job && play_decoded(request, act) ? act : NULL;
}

void play_act(struct request *request, const struct fields *fields,
              enum job_state (*act)(struct job *job, struct act *act))
{
    struct act *asked = play_body(request, fields);
    if (asked)
        play(request, act(&request->job, asked), reply_appended);
}

void play_act_on_entry(struct request *request, const struct fields *fields,
                       enum job_state (*act)(struct job *job, int64_t entry, struct act *act))
{
    int64_t entry;
    if (!entry_number(request, &entry))
        return;
    struct act *asked = play_body(request, fields);
    if (asked)
        play(request, act(&request->job, entry, asked), reply_appended);
}
