/* Opening a game: the answer has the umpire's token, the code that lets others join, and the link that lets others
 * watch. */
#include "json.h"
#include "open.h"
#include "play.h"
#include "reply.h"
#include "session_rows.h"
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
    const char *seat, *token;
    char link[160];
};
static const struct field spectator_rows[] = {
    WORD(struct spectator_answer, seat, "The name of the seat: spectators."),
    WORD(struct spectator_answer, token, "Its bearer token. Only its hash is stored."),
    SPELLED(struct spectator_answer, link, "The path of the battle report, with the token as access_token."),
};
static const struct fields spectator_fields =
    FIELDS("SpectatorLink", "Lets whoever has it read the session.", spectator_rows, struct spectator_answer);

static struct spectator_answer spectator_answer(const struct uuid *session, const char *token)
{
    struct spectator_answer answer = {.seat = ENTRY_SPECTATORS, .token = token};
    char id[UUID_TEXT_SIZE];
    struct text text;
    uuid_write(session, id);
    text_start(&text, answer.link, sizeof answer.link);
    text_format(&text, "/v1/sessions/%s/report?access_token=%s", id, token);
    return answer;
}

struct opened_answer {
    struct session_head head;         /* the first */
    const struct json_t *house_rules; /* as the opening says it; NULL: none */
    struct spectator_answer spectator;
    struct server_key_answer server_key;
    const char *mode, *seat, *token, *join_code;
    struct tree_head tree;
};

WRITES(rules_used_write, struct opened_answer)
{
    json_write(out, it->house_rules);
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
    WORD(struct opened_answer, join_code, "Lets others join: share it. Only its hash is stored."),
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
    request->session_id = session->id;
    writer_reset(&request->out);
    ANSWER(&request->out, opened_session_fields,
           (struct opened_answer){.head = session_head(session),
                                  .house_rules = rules_used(request, opened),
                                  .spectator = spectator_answer(&session->id, opened->secrets.spectators),
                                  .server_key = server_key_answer(request),
                                  .mode = session->two_sided ? "two_sided" : "sealed",
                                  .seat = seat_role_name(SEAT_UMPIRE),
                                  .token = opened->secrets.umpire, /* the last token */
                                  .join_code = opened->secrets.code,
                                  .tree = opened->tree});
    reply_header(request, "Location", session_location(request, &session->id));
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
