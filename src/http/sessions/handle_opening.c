/* Opening a game: the answer has the umpire's token, the codes for joining, and the link for spectators; and that
 * link again, for players. */
#include "fields/json.h"
#include "game/open.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/sessions/play.h"
#include "http/sessions/session_rows.h"
#include <string.h>

static const char *session_location(struct request *request, const struct uuid *id)
{
    static const char base[] = "/v1/sessions/";
    char *location = arena_take(&request->arena, sizeof base + UUID_TEXT_SIZE);
    if (!location)
        return base;
    memcpy(location, base, sizeof base);
    uuid_write(id, location + sizeof base - 1);
    return location;
}

struct spectator_answer {
    const char *seat, *token, *join_code;
    char link[160];
};
static const struct field spectator_rows[] = {
    WORD(struct spectator_answer, seat, "The name of the seat: spectators."),
    WORD(struct spectator_answer, token, "Its bearer token. Only its hash is stored."),
    WORD(struct spectator_answer, join_code, "Lets somebody watch in a seat of its own. Only its hash is stored."),
    SPELLED(struct spectator_answer, link, "The path of the battle report, with the token as access_token."),
};
const struct fields spectator_fields =
    FIELDS("SpectatorLink", "Lets whoever has it read the session.", spectator_rows, struct spectator_answer);

static struct spectator_answer spectator_answer(const struct uuid *session, const struct spectators_secrets *secrets)
{
    struct spectator_answer answer = {.seat = ENTRY_SPECTATORS, .token = secrets->token, .join_code = secrets->code};
    char id[UUID_TEXT_SIZE];
    struct text text;
    uuid_write(session, id);
    text_start(&text, answer.link, sizeof answer.link);
    text_format(&text, "/v1/sessions/%s/report?access_token=%s", id, secrets->token);
    return answer;
}

/* A side as the answer to its opening has it. */
struct opened_side {
    struct side_opened side;
    const char *join_code;
};
static const struct field opened_side_rows[] = {
    WORD_AS(struct opened_side, side.id, "id", "Its id."),
    WORD_AS(struct opened_side, side.name, "name", "What it is called."),
    WORD_AS(struct opened_side, side.colour, "colour", "# and six hexadecimal digits."),
    WORD(struct opened_side, join_code, "Lets a player join it: share it. Only its hash is stored."),
};
static const struct fields opened_side_fields =
    FIELDS("OpenedSide", "A side, with the code that lets players join it.", opened_side_rows, struct opened_side);

struct opened_answer {
    struct session_head head;         /* the first */
    const struct json_t *house_rules; /* as the opening says it; NULL: none */
    struct spectator_answer spectator;
    struct server_key_answer server_key;
    const char *mode, *seat, *token;
    const struct sides_opened *sides;
    const struct opening_secrets *secrets;
    struct tree_head tree;
};

WRITES(rules_used_write, struct opened_answer)
{
    json_write(out, it->house_rules);
}
WRITES(opened_sides_write, struct opened_answer)
{
    write_array(out);
    for (int32_t i = 0; i < it->sides->count; i++)
        ANSWER(out, opened_side_fields, (struct opened_side){it->sides->list[i], it->secrets->codes[i]});
    write_array_end(out);
}
GIVEN(has_house_rules, struct opened_answer, it->house_rules != NULL)

static const struct field opened_rows[] = {
    SESSION_ROWS(struct opened_answer),
    WORD(struct opened_answer, mode, "sealed or two_sided: who gives nonces for the dice, and when."),
    MADE("house_rules", house_rules_used_fields, NULL, rules_used_write, ONLY_IF(has_house_rules)),
    PART(struct opened_answer, spectator, struct spectator_answer, spectator_fields, NULL),
    WORD(struct opened_answer, seat, "The seat that the token is for."),
    WORD(struct opened_answer, token,
         "The umpire's bearer token. Only its hash is stored: it is shown again only to a retry with the same "
         "Idempotency-Key."),
    EACH("sides", opened_side_fields, "Who fights whom, each with its join code.", opened_sides_write),
    PART(struct opened_answer, server_key, struct server_key_answer, server_key_fields, NULL),
    PART(struct opened_answer, tree, struct tree_head, tree_head_fields, NULL),
};
const struct fields opened_session_fields = FIELDS(
    "OpenedSession", "A session that was just opened, with the umpire's token.", opened_rows, struct opened_answer);

/* Which house rules the session was opened with, as its first entry says. */
static const struct json_t *rules_used(struct request *request, const struct opened *opened)
{
    return opened->opening.house_rules
               ? json_member(json_read(&request->arena, opened->entry, opened->length, request->violations),
                             "house_rules")
               : NULL;
}

static void opened_reply(struct request *request)
{
    const struct opened *opened = request->job.opened;
    const struct store_session *session = opened->answered;
    struct sides_opened sides;
    request->session_id = session->id;
    if (!session_sides(&request->arena, session, &sides)) {
        problem(request, ERROR_OVERLOADED, NULL);
        return;
    }
    writer_reset(&request->out);
    ANSWER(&request->out, opened_session_fields,
           (struct opened_answer){.head = session_head(session),
                                  .house_rules = rules_used(request, opened),
                                  .spectator = spectator_answer(&session->id, &opened->secrets.spectators),
                                  .server_key = server_key_answer(request),
                                  .mode = session->two_sided ? "two_sided" : "sealed",
                                  .seat = seat_role_name(SEAT_UMPIRE),
                                  .token = opened->secrets.umpire, /* the last token */
                                  .sides = &sides,
                                  .secrets = &opened->secrets,
                                  .tree = opened->tree});
    reply_header(request, "Location", session_location(request, &session->id));
    if (opened->repeated)
        reply_header(request, "Idempotent-Replayed", "true");
    reply_header(request, "Cache-Control", "no-store");
    reply_out(request, opened->repeated ? 200 : 201);
}

void handle_open(struct request *request)
{
    const struct writer *body = &request->input.body;
    struct job *job = play_begin(request);
    if (job)
        play(request, game_open(job, body->at, body->used), opened_reply);
}

void handle_spectator_link(struct request *request)
{
    const struct store_session *session = request->session;
    const struct store_seat *seat = session_seat_find(session, ENTRY_SPECTATORS);
    struct spectators_secrets secrets;
    if (seat && store_session_is_revoked(session, seat)) {
        problem(request, ERROR_SEAT_ALREADY_REVOKED, NULL);
        return;
    }
    if (!spectators_secrets_again(atomic_load(&request->service->game.keys), session, &secrets)) {
        problem(request, ERROR_KEYS_MISSING, NULL);
        return;
    }
    const struct spectator_answer answer = spectator_answer(&session->id, &secrets);
    ANSWER(&request->out, spectator_fields, answer);
    reply_header(request, "Cache-Control", "no-store");
    reply_out(request, 200);
}
