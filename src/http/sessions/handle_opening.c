/* Opening a game: the answer has the umpire's token, the code that lets others join, and the link that lets others
 * watch. */
#include "json.h"
#include "open.h"
#include "operation.h"
#include "play.h"
#include "reply.h"
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

static void spectator_write(struct writer *out, const struct uuid *session, const char *token)
{
    char id[UUID_TEXT_SIZE], link[160];
    struct text text;
    uuid_write(session, id);
    text_start(&text, link, sizeof link);
    text_format(&text, "/v1/sessions/%s/report?access_token=%s", id, token);
    write_key(out, "spectator");
    write_object(out);
    write_member(out, "seat", ENTRY_SPECTATORS);
    write_member(out, "token", token);
    write_member(out, "link", link);
    write_object_end(out);
}

/* Which house rules the session was opened with, as its first entry says. */
static void rules_used_write(struct request *request, const struct opened *opened)
{
    const struct json_t *entry = json_read(&request->arena, opened->entry, opened->length, request->violations);
    const struct json_t *used = json_member(entry, "house_rules");
    if (!used)
        return;
    write_key(&request->out, "house_rules");
    json_write(&request->out, used);
}

static void opened_reply(struct request *request)
{
    const struct opened *opened = request->job.opened;
    const struct store_session *session = opened->answered;
    struct writer *out = &request->out;
    request->session_id = session->id;
    writer_reset(out);
    write_object(out);
    session_write(out, session);
    write_member(out, "mode", session->two_sided ? "two_sided" : "sealed");
    if (opened->opening.house_rules)
        rules_used_write(request, opened);
    spectator_write(out, &session->id, opened->secrets.spectators); /* the last token is the umpire's */
    write_member(out, "seat", seat_role_name(SEAT_UMPIRE));
    write_member(out, "token", opened->secrets.umpire);
    write_member(out, "join_code", opened->secrets.code);
    write_key(out, "tree");
    answer_write_tree(out, &opened->tree);
    write_object_end(out);
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
