/* Seats: joining, giving a nonce, revoking. */
#include "operation.h"
#include "play.h"
#include "problem.h"
#include "reply.h"

/* The seat, its token and its entry. */
static void joined_reply(struct exchange *exchange)
{
    const struct appended *appended = &exchange->job.appended;
    struct writer *out = &exchange->out;
    int status = appended_write(exchange);
    if (!status)
        return;
    size_t length = out->used;
    const char *entry = out->failed ? NULL : arena_copy(&exchange->arena, out->at, length);
    if (!entry) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    writer_reset(out);
    write_object(out);
    write_member(out, "seat", appended->seat->name);
    write_member(out, "role", appended->seat->role);
    write_member(out, "token", appended->token);
    write_key(out, "entry");
    write_json(out, entry, length);
    write_object_end(out);
    reply_out(exchange, status);
}

void handle_join(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct job *job = play_begin(exchange);
    if (!job)
        return;
    const struct join_request *request = join_decode(job->arena, body->at, body->used, job->violations);
    if (request && !exchange->session->both && (request->fallback || request->keeper))
        violation_add(job->violations, ERROR_CONFLICTING_FIELDS, request->fallback ? "/fallback" : "/keeper",
                      "is for mode both");
    if (!play_decoded(exchange, request))
        return;
    /* A session without a code is refused for that; guesses at a code are counted. */
    if (exchange->session->joinable && !limits_pass_code(exchange, session_code_fits(exchange->session, request->code)))
        return;
    play(exchange, game_join(job, request), joined_reply);
}

void handle_nonce(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct job *job = play_begin(exchange);
    if (!job)
        return;
    const struct nonce_request *request = nonce_decode(job->arena, body->at, body->used, job->violations);
    if (play_decoded(exchange, request))
        play(exchange, game_give_nonce(job, request), reply_appended);
}

void handle_revoke(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct job *job = play_begin(exchange);
    if (!job)
        return;
    const struct revocation_request *request = revocation_decode(job->arena, body->at, body->used, job->violations);
    if (play_decoded(exchange, request))
        play(exchange, game_revoke(job, exchange->path_values[1], request), reply_appended);
}
