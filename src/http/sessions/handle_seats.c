/* Seats: joining, giving a nonce, revoking. */
#include "answer_rows.h"
#include "operation.h"
#include "play.h"
#include "problem.h"
#include "reply.h"
#include "session_rows.h"

/* A seat that was taken. */
struct joined_answer {
    const char *seat, *role, *token;
    struct server_key_answer server_key;
    const char *entry; /* as it is answered by itself */
    size_t entry_length;
};

WRITES(entry_write_again, struct joined_answer)
{
    write_json(out, it->entry, it->entry_length);
}

static const struct field joined_rows[] = {
    WORD(struct joined_answer, seat, "Its name."),
    WORD(struct joined_answer, role, "player or spectator."),
    WORD(struct joined_answer, token, "The seat's bearer token. Only its hash is stored."),
    PART(struct joined_answer, server_key, struct server_key_answer, server_key_fields, NULL),
    MADE("entry", any_entry_fields, NULL, entry_write_again),
};
const struct fields joined_seat_fields =
    FIELDS("JoinedSeat", "A seat just taken, with its token.", joined_rows, struct joined_answer);

static void joined_reply(struct request *request)
{
    const struct appended *appended = &request->job.appended;
    struct writer *out = &request->out;
    int status = appended_write(request);
    if (!status)
        return;
    size_t length = out->used;
    const char *entry = out->failed ? NULL : arena_copy(&request->arena, out->at, length);
    if (!entry) {
        problem(request, ERROR_OVERLOADED, NULL);
        return;
    }
    writer_reset(out);
    ANSWER(out, joined_seat_fields,
           (struct joined_answer){.seat = appended->seat->name,
                                   .role = appended->seat->role,
                                   .token = appended->token,
                                   .server_key = server_key_answer(request),
                                   .entry = entry,
                                   .entry_length = length});
    reply_out(request, status);
}

void handle_join(struct request *request)
{
    const struct writer *body = &request->input.body;
    struct job *job = play_begin(request);
    if (!job)
        return;
    const struct join_request *input = join_decode(job->arena, body->at, body->used, job->violations);
    if (input && request->session->two_sided && input->as == SEAT_PLAYER && !input->device)
        violation_add(job->violations, ERROR_MISSING_FIELD, "/device_key",
                      "is required from a player in two-sided mode");
    if (!play_decoded(request, input))
        return;
    /* A session without a code is refused for that; guesses at a code are counted. */
    if (request->session->joinable && !limits_pass_code(request, session_code_fits(request->session, input->code)))
        return;
    play(request, game_join(job, input), joined_reply);
}

void handle_nonce(struct request *request)
{
    const struct writer *body = &request->input.body;
    struct job *job = play_begin(request);
    if (!job)
        return;
    const struct nonce_request *input = nonce_decode(job->arena, body->at, body->used, job->violations);
    if (play_decoded(request, input))
        play(request, game_give_nonce(job, input), reply_appended);
}

void handle_revoke(struct request *request)
{
    const struct writer *body = &request->input.body;
    struct job *job = play_begin(request);
    if (!job)
        return;
    const struct revocation_request *input = revocation_decode(job->arena, body->at, body->used, job->violations);
    if (play_decoded(request, input))
        play(request, game_revoke(job, request->path_values[1], input), reply_appended);
}
