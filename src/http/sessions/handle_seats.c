/* Seats: joining, giving a nonce, revoking. */
#include "fields/answer_rows.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/sessions/play.h"
#include "http/sessions/session_rows.h"
#include "referee/seat_names.h"
#include <string.h>

/* A seat that was taken. */
struct joined_answer {
    struct uuid session;
    const char *seat, *role, *side, *name, *token;
    bool guest;
    const char *speaker, *notice;
    struct server_key_answer server_key;
    const char *entry; /* as an answer of its own */
    size_t entry_length;
};

WRITES(entry_write_again, struct joined_answer)
{
    write_json(out, it->entry, it->entry_length);
}

static const struct field joined_rows[] = {
    ID(struct joined_answer, session, "The session's UUID."),
    WORD(struct joined_answer, seat, "Its id."),
    WORD(struct joined_answer, role, "player or spectator."),
    WORD(struct joined_answer, side, "The player's side, by its id; absent for spectators.", OPTIONAL),
    WORD(struct joined_answer, name, "What the others call who sits there: the name as it was tidied."),
    YES_NO(struct joined_answer, guest,
           "True where somebody was on the side before: the seat does not speak for it until it is admitted.",
           OPTIONAL),
    WORD(struct joined_answer, speaker, "Of a guest: the seat that speaks for its side already.", OPTIONAL),
    WORD(struct joined_answer, notice,
         "Of a guest: what the player must read before the first roll, with the name of who speaks for the side.",
         OPTIONAL),
    WORD(struct joined_answer, token, "The seat's bearer token. Only its hash is stored."),
    PART(struct joined_answer, server_key, struct server_key_answer, server_key_fields, NULL),
    MADE("entry", any_entry_fields, NULL, entry_write_again),
};
const struct fields joined_seat_fields =
    FIELDS("JoinedSeat", "A seat just taken, with its token.", joined_rows, struct joined_answer);

/* What a guest must read; NULL: nothing, or out of memory. */
static const char *joined_notice(struct request *request)
{
    enum { NOTICE_MAX = 1200 };
    const struct appended *appended = &request->job.appended;
    struct sides_opened sides;
    struct text text;
    char *notice = appended->guest ? arena_take(&request->arena, NOTICE_MAX) : NULL;
    const struct seat_names *names = notice ? game_seat_names(&request->job) : NULL;
    if (!names || !session_sides(&request->arena, request->job.session, &sides))
        return NULL;
    const char *side = appended->seat->side;
    for (int32_t i = 0; i < sides.count; i++)
        if (strcmp(sides.list[i].id, side) == 0)
            side = sides.list[i].name;
    const char *name = appended->speaker ? seat_name_of(names, appended->speaker) : NULL;
    const char *speaker = name ? name : appended->speaker;
    text_start(&text, notice, NOTICE_MAX);
    if (speaker)
        text_format(&text,
                    "\"%s\" already speaks for %s: if that is nobody of your side, do not play. You are a guest until "
                    "\"%s\" admits you: you may ask for sealed dice, and act for %s in nothing else.",
                    speaker, side, speaker, side);
    else
        text_format(&text,
                    "Nobody is left who speaks for %s. You are a guest until the umpire admits you: you may ask "
                    "for sealed dice, and act for %s in nothing else.",
                    side, side);
    return notice;
}

static void joined_reply(struct request *request)
{
    const struct appended *appended = &request->job.appended;
    struct writer *out = &request->out;
    request->session_id = request->job.session->id; /* a request with only a code does not name it */
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
           (struct joined_answer){.session = request->session_id,
                                  .seat = appended->seat->name,
                                  .role = appended->seat->role,
                                  .side = appended->seat->side[0] ? appended->seat->side : NULL,
                                  .name = appended->seat->display,
                                  .guest = appended->guest,
                                  .speaker = appended->speaker,
                                  .notice = joined_notice(request),
                                  .token = appended->token,
                                  .server_key = server_key_answer(request),
                                  .entry = entry,
                                  .entry_length = length});
    reply_out(request, status);
}

void handle_join(struct request *request)
{
    struct act *act = play_body(request, &join_fields);
    if (act)
        play(request, request->session ? game_join(&request->job, act) : game_join_by_code(&request->job, act),
             joined_reply);
}

/* What a code would open. */
struct place_sitter {
    const char *seat, *name;
    bool guest;
};
static const struct field sitter_rows[] = {
    WORD(struct place_sitter, seat, "The seat's id."),
    WORD(struct place_sitter, name, "What the others call who sits there; absent where nobody has said.", OPTIONAL),
    YES_NO(struct place_sitter, guest, "True while the seat does not speak for the side; else absent.", OPTIONAL),
};
static const struct fields sitter_fields = FIELDS("Sitter", "Who sits in a seat.", sitter_rows, struct place_sitter);

struct preview_side {
    const struct store_session *session;
    const struct seat_names *names;
    struct session_state *state; /* NULL: the session is not sealed */
    const char *id, *name, *colour;
    bool free;
};

WRITES(sitters_write, struct preview_side)
{
    write_array(out);
    for (int32_t i = 0; i < it->names->count; i++) {
        const struct store_seat *seat = &it->session->seats[i];
        const struct session_seat *there = it->state ? session_state_seat(it->state, seat->name) : NULL;
        if (strcmp(seat->side, it->id) == 0 && !store_session_is_revoked(it->session, seat))
            ANSWER(out, sitter_fields,
                   (struct place_sitter){seat->name, seat_name_of(it->names, seat->name), there && there->guest});
    }
    write_array_end(out);
}

static const struct field preview_side_rows[] = {
    WORD(struct preview_side, id, "The side's id."),
    WORD(struct preview_side, name, "What it is called."),
    WORD(struct preview_side, colour, "# and six hexadecimal digits."),
    EACH("players", sitter_fields, "Who plays on it.", sitters_write),
    YES_NO(struct preview_side, free, "Whether another player may join it."),
};
static const struct fields preview_side_fields =
    FIELDS("PreviewSide", "A side, and who plays on it.", preview_side_rows, struct preview_side);

struct preview_answer {
    struct uuid session;
    const char *ruleset, *mode, *role, *side;
    int64_t opened_at;
    const struct store_session *of;
    struct session_state *state;
    const struct sides_opened *sides;
    const struct seat_names *names;
    const struct entry_described *described; /* NULL: nothing was said */
};

WRITES(description_write, struct preview_answer)
{
    ANSWER(out, session_description_fields, *it->described);
}
GIVEN(is_described, struct preview_answer, it->described != NULL)

/* In two-sided mode a side with a player has no room left, revoked or not: the record allows only the first one. */
static bool side_is_free(const struct store_session *session, const char *side)
{
    for (int32_t i = 0; session->two_sided && i < session->seat_count; i++)
        if (strcmp(session->seats[i].side, side) == 0)
            return false;
    return true;
}

WRITES(preview_sides_write, struct preview_answer)
{
    write_array(out);
    for (int32_t i = 0; i < it->sides->count; i++) {
        const struct side_opened *side = &it->sides->list[i];
        ANSWER(out, preview_side_fields,
               (struct preview_side){it->of, it->names, it->state, side->id, side->name, side->colour,
                                     side_is_free(it->of, side->id)});
    }
    write_array_end(out);
}

static const struct field preview_rows[] = {
    ID(struct preview_answer, session, "The session's UUID."),
    WORD(struct preview_answer, ruleset, NULL),
    WORD(struct preview_answer, mode, "sealed or two_sided."),
    INSTANT(struct preview_answer, opened_at, "RFC 3339, UTC."),
    MADE("description", session_description_fields, NULL, description_write, ONLY_IF(is_described)),
    WORD(struct preview_answer, role, "What the code gives: player or spectator."),
    WORD(struct preview_answer, side, "The side that it is for, by its id; absent for spectators.", OPTIONAL),
    EACH("sides", preview_side_fields, "Who fights whom.", preview_sides_write),
};
const struct fields join_preview_fields =
    FIELDS("JoinPreview", "What a join code opens.", preview_rows, struct preview_answer);

static void preview_reply(struct request *request)
{
    const struct job *job = &request->job;
    const struct store_session *session = job->session;
    const struct act *input = request->handler_data;
    struct sides_opened sides;
    const struct seat_names *names = game_seat_names(&request->job);
    if (!names || !session_sides(&request->arena, session, &sides)) {
        problem(request, ERROR_OVERLOADED, NULL);
        return;
    }
    int32_t code = session_code_find(session, input->code);
    bool plays = code >= 0 && code < sides.count;
    writer_reset(&request->out);
    ANSWER(&request->out, join_preview_fields,
           (struct preview_answer){.session = session->id,
                                   .ruleset = session->ruleset,
                                   .mode = session->two_sided ? "two_sided" : "sealed",
                                   .role = seat_role_name(plays ? SEAT_PLAYER : SEAT_SPECTATOR),
                                   .side = plays ? sides.list[code].id : NULL,
                                   .opened_at = session->opened_at,
                                   .of = session,
                                   .state = job->sealed,
                                   .sides = &sides,
                                   .names = names,
                                   .described = described_read(&request->arena, job->state->state.described,
                                                               job->state->state.described_length)});
    reply_header(request, "Cache-Control", "no-store");
    reply_out(request, 200);
}

void handle_join_preview(struct request *request)
{
    struct act *act = play_body(request, &join_code_fields);
    request->handler_data = act;
    if (act)
        play(request, game_preview_joining(&request->job, act->code), preview_reply);
}

/* What a seat is called now. */
struct named_answer {
    const char *seat, *name;
};
static const struct field named_rows[] = {
    WORD(struct named_answer, seat, "The seat's id."),
    WORD(struct named_answer, name, "The name as it was tidied; absent once it is erased.", OPTIONAL),
};
const struct fields named_seat_fields = FIELDS("NamedSeat", "What a seat is called.", named_rows, struct named_answer);

static void named_reply(struct request *request)
{
    const struct store_seat *named = request->job.read.named;
    writer_reset(&request->out);
    ANSWER(&request->out, named_seat_fields, (struct named_answer){named->name, named->display});
    reply_header(request, "Cache-Control", "no-store");
    reply_out(request, 200);
}

void handle_name_seat(struct request *request)
{
    const struct act *act = play_body(request, &naming_fields);
    if (act)
        play(request, game_name_seat(&request->job, request->path_values[1], act->name), named_reply);
}

void handle_nonce(struct request *request)
{
    play_act(request, &nonce_fields, game_give_nonce);
}

void handle_revoke(struct request *request)
{
    struct act *act = play_body(request, &revocation_fields);
    if (act)
        play(request, game_revoke(&request->job, request->path_values[1], act), reply_appended);
}

void handle_reissue(struct request *request)
{
    struct act *act = play_body(request, &reissue_fields);
    if (act)
        play(request, game_reissue(&request->job, request->path_values[1], act), joined_reply);
}

void handle_agree_reissue(struct request *request)
{
    play_act(request, &reissue_agreement_fields, game_agree_reissue);
}

void handle_admit(struct request *request)
{
    play_act(request, &admission_fields, game_admit);
}

void handle_hand_over(struct request *request)
{
    play_act(request, &other_device_fields, game_hand_over);
}
