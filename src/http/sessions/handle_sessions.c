/* Seeing a game; in two-sided mode, what it waits for. */
#include "operation.h"
#include "play.h"
#include "reply.h"
#include <string.h>

void session_write(struct writer *out, const struct store_session *session)
{
    char id[UUID_TEXT_SIZE];
    uuid_write(&session->id, id);
    write_member(out, "id", id);
    write_member(out, "ruleset", session->ruleset);
    write_member_int(out, "ruleset_version", session->version);
    write_key(out, "options");
    write_json(out, session->options, session->options_length);
    write_member_instant(out, "opened_at", session->opened_at);
}

static void seat_write(struct writer *out, const char *name, const char *role, bool revoked)
{
    write_object(out);
    write_member(out, "name", name);
    write_member(out, "role", role);
    if (revoked)
        write_member_bool(out, "revoked", true);
    write_object_end(out);
}

/* Of a sealed session the seats of its last entry's state: others may have joined through another process. */
static void seats_write(struct writer *out, const struct store_session *session, const struct session_state *state)
{
    write_key(out, "seats");
    write_array(out);
    for (size_t i = 0; state && i < state->seat_count; i++)
        seat_write(out, state->seats[i].name, seat_role_name(state->seats[i].role), state->seats[i].revoked);
    for (int32_t i = 0; !state && i < session->seat_count; i++)
        seat_write(out, session->seats[i].name, session->seats[i].role, false);
    write_array_end(out);
}

static void names_write(struct writer *out, const char *key, const struct protocol *protocol, bool withheld)
{
    write_key(out, key);
    write_array(out);
    for (int32_t i = 0; i < protocol->party_count; i++) {
        const struct party *party = &protocol->parties[i];
        if (protocol_awaits(protocol, party) && (party->withheld || !withheld))
            write_string(out, protocol->seats[party->seat].name);
    }
    write_array_end(out);
}

/* The open question: what it waits for, and until when. */
static void question_write(struct writer *out, const struct protocol *protocol)
{
    const struct asked_question *question = &protocol->question;
    if (!question->seq)
        return;
    write_key(out, "open_question");
    write_object(out);
    write_member_int(out, "seq", question->seq);
    write_member(out, "seat", protocol->seats[question->seat].name);
    write_member_int(out, "link", (int64_t)question->link);
    write_member_int(out, "index", (int64_t)question->index);
    write_member(out, "state", protocol_asked_state(protocol) == ASKED_STOPPED ? "stopped" : "waiting");
    write_member_instant(out, "reveal_until", protocol_reveal_until(protocol));
    names_write(out, "awaited", protocol, false);
    names_write(out, "withheld", protocol, true);
    write_key(out, "gave_up");
    write_array(out);
    for (int32_t i = 0; i < protocol->party_count; i++)
        if (protocol->parties[i].gave_up)
            write_string(out, protocol->seats[protocol->parties[i].seat].name);
    write_array_end(out);
    write_object_end(out);
}

/* Where the next question stands: the open one has its place already. */
static void next_write(struct writer *out, const struct protocol *protocol)
{
    char anchor[HASH_TEXT_SIZE];
    hash_write(&protocol->anchor, anchor);
    write_key(out, "next");
    write_object(out);
    write_member(out, "anchor", anchor);
    write_member_int(out, "link", (int64_t)(protocol->question.seq ? protocol->question.link : protocol->used) + 1);
    write_member_int(out, "index", (int64_t)protocol->asked);
    write_object_end(out);
}

/* What two-sided mode adds to a session, as members. */
static void two_sided_write(struct writer *out, const struct protocol *protocol)
{
    write_member_int(out, "reveal_seconds", protocol->reveal_seconds);
    next_write(out, protocol);
    write_key(out, "parties");
    write_array(out);
    for (int32_t i = 0; i < protocol->party_count; i++) {
        const struct party *party = &protocol->parties[i];
        write_object(out);
        write_member(out, "seat", protocol->seats[party->seat].name);
        write_member_int(out, "committed", (int64_t)party->committed);
        write_member_int(out, "unused", (int64_t)(party->committed - protocol->asked));
        write_object_end(out);
    }
    write_array_end(out);
    question_write(out, protocol);
}

static void session_reply(struct request *request)
{
    const struct job *job = &request->job;
    const struct store_read *read = job->state;
    struct writer *out = &request->out;
    writer_reset(out);
    write_object(out);
    session_write(out, request->session);
    if (job->sealed)
        write_member(out, "mode", request->session->two_sided ? "two_sided" : "sealed");
    if (job->protocol)
        two_sided_write(out, job->protocol);
    write_member(out, "state", read->state.closed ? "closed" : "open");
    if (read->state.closed)
        write_member_instant(out, "closed_at", read->state.closed_at);
    write_member_int(out, "entries", read->state.entries);
    seats_write(out, request->session, job->sealed);
    write_object_end(out);
    reply_out_private(request);
}

void handle_session(struct request *request)
{
    struct job *job = play_begin(request);
    if (job)
        play(request, game_look_at_session(job), session_reply);
}
