/* What a club sees of itself: its keys, its caps, the games that it opened. */
#include "club_day.h"
#include "operation.h"
#include "page_link.h"
#include "problem.h"
#include "reply.h"
#include "request_query.h"
#include <string.h>

enum { CURSOR_SIZE = CURSOR_TEXT_SIZE(sizeof(struct uuid)) };

struct club_sessions_query {
    char cursor[CURSOR_SIZE];
    int32_t limit;
    char ruleset[STORE_NAME_MAX];
    int32_t state; /* in the order of enum store_club_state, from STORE_CLUB_OPEN on */
};

static const struct choice state_list[] = {
    {"open", "Games in progress."},
    {"closed", "Closed games."},
};
static const struct choices state_choices = {"ClubSessionState", state_list, FIELDS_COUNT(state_list)};

static const struct field club_sessions_query_list[] = {
    {.name = "cursor",
     .title = "Cursor",
     .doc = "Where the page begins: the `next` of the previous page.",
     .kind = FIELD_TEXT,
     .presence = FIELD_OPTIONAL,
     .min = CURSOR_SIZE - 1,
     .max = CURSOR_SIZE - 1,
     .offset = offsetof(struct club_sessions_query, cursor)},
    {.name = "limit",
     .title = "Page size",
     .doc = "The maximum number of sessions on a page.",
     .unit = "sessions",
     .kind = FIELD_INT,
     .presence = FIELD_DEFAULTED,
     .min = 1,
     .max = STORE_CLUB_PAGE_MAX,
     .fallback = 50,
     .offset = FIELD_AT(struct club_sessions_query, limit, int32_t)},
    {.name = "ruleset",
     .title = "Ruleset",
     .doc = "Only games with this ruleset.",
     .kind = FIELD_TEXT,
     .presence = FIELD_OPTIONAL,
     .min = 1,
     .max = STORE_NAME_MAX - 1,
     .offset = offsetof(struct club_sessions_query, ruleset)},
    {.name = "state",
     .title = "State",
     .doc = "Only games in this state.",
     .kind = FIELD_ENUM,
     .presence = FIELD_OPTIONAL,
     .choices = &state_choices,
     .offset = FIELD_AT(struct club_sessions_query, state, int32_t)},
};

const struct fields club_sessions_query_fields = {.name = "ClubSessionsQuery",
                                                  .list = club_sessions_query_list,
                                                  .count = FIELDS_COUNT(club_sessions_query_list),
                                                  .size = sizeof(struct club_sessions_query)};

static void id_member(struct writer *out, const struct uuid *id)
{
    char text[UUID_TEXT_SIZE];
    uuid_write(id, text);
    write_member(out, "id", text);
}

static void keys_write(struct writer *out, const struct store_clubs *clubs)
{
    write_key(out, "keys");
    write_array(out);
    for (int32_t i = 0; i < clubs->count; i++) {
        write_object(out);
        id_member(out, &clubs->keys[i].id);
        write_member_instant(out, "created_at", clubs->keys[i].created_at);
        if (clubs->keys[i].revoked_at)
            write_member_instant(out, "revoked_at", clubs->keys[i].revoked_at);
        write_object_end(out);
    }
    write_array_end(out);
}

static void club_answer(struct request *request)
{
    const struct store_clubs *clubs = &request->read.clubs;
    struct writer *out = &request->out;
    if (request->read.result != STORE_DONE) {
        problem_store(request, request->read.result);
        return;
    }
    write_object(out);
    write_member(out, "name", request->club);
    keys_write(out, clubs);
    write_key(out, "limits");
    write_object(out);
    write_member_int(out, "sessions_per_day", clubs->cap);
    write_member_int(out, "house_rules", STORE_HOUSE_RULES_MAX);
    write_member_int(out, "versions", STORE_VERSIONS_MAX);
    write_object_end(out);
    write_member_int(out, "sessions_last_24h", clubs->opened);
    write_object_end(out);
    reply_out_private(request);
}

void handle_club(struct request *request)
{
    request->read = (struct store_read){.query = STORE_CLUB,
                                        .clubs = {.club = request->club,
                                                  .since = club_day_begin(clock_now()),
                                                  .cap = request->service->settings.club_sessions_per_day}};
    request_read(request, club_answer);
}

static void session_line_write(struct writer *out, const struct store_club_session *session)
{
    write_object(out);
    id_member(out, &session->id);
    write_member(out, "ruleset", session->ruleset);
    write_member_int(out, "ruleset_version", session->version);
    write_member(out, "mode", session->two_sided ? "two_sided" : "sealed");
    write_member_instant(out, "opened_at", session->opened_at);
    write_member(out, "state", session->closed_at ? "closed" : "open");
    if (session->closed_at)
        write_member_instant(out, "closed_at", session->closed_at);
    write_object_end(out);
}

/* Where the next page is, with the same filters. */
static void link_header(struct request *request, const char *cursor)
{
    const struct store_clubs *clubs = &request->read.clubs;
    char *at = arena_take(&request->arena, PAGE_LINK_MAX);
    struct text link;
    if (!at)
        return;
    text_start(&link, at, PAGE_LINK_MAX);
    text_format(&link, "</v1/club/sessions?limit=%d", clubs->limit);
    page_link_add(&link, "cursor", cursor);
    if (clubs->ruleset)
        page_link_add(&link, "ruleset", clubs->ruleset);
    if (clubs->state != STORE_CLUB_ALL)
        page_link_add(&link, "state", state_list[clubs->state - STORE_CLUB_OPEN].name);
    page_link_send(request, &link);
}

static void sessions_answer(struct request *request)
{
    const struct store_clubs *clubs = &request->read.clubs;
    struct writer *out = &request->out;
    if (request->read.result != STORE_DONE) {
        problem_store(request, request->read.result);
        return;
    }
    write_object(out);
    write_key(out, "sessions");
    write_array(out);
    for (int32_t i = 0; i < clubs->count; i++)
        session_line_write(out, &clubs->list[i]);
    write_array_end(out);
    if (clubs->more) {
        char cursor[CURSOR_SIZE];
        cursor_write(clubs->last.bytes, sizeof clubs->last.bytes, cursor);
        write_member(out, "next", cursor);
        link_header(request, cursor);
    }
    write_object_end(out);
    reply_out_private(request);
}

void handle_club_sessions(struct request *request)
{
    struct club_sessions_query *query = request_query(request);
    struct uuid before;
    memset(before.bytes, 0xFF, sizeof before.bytes); /* no session comes after it */
    if (!query)
        return;
    if (request->violations->count == 0 && query->cursor[0] &&
        !cursor_read(query->cursor, before.bytes, sizeof before.bytes))
        violation_add(request->violations, ERROR_INVALID_TEXT, "?cursor", "is not a valid cursor");
    if (query->ruleset[0] && !ruleset_find(query->ruleset))
        violation_add(request->violations, ERROR_NOT_A_CHOICE, "?ruleset", "is not a ruleset");
    if (request->violations->count) {
        problem_violations(request);
        return;
    }
    request->read = (struct store_read){
        .query = STORE_CLUB_SESSIONS,
        .clubs = {.club = request->club,
                  .before = before,
                  .limit = query->limit,
                  .ruleset = query->ruleset[0] ? query->ruleset : NULL,
                  .state = query->state == FIELD_ABSENT ? STORE_CLUB_ALL
                                                        : (enum store_club_state)(query->state + STORE_CLUB_OPEN)}};
    request_read(request, sessions_answer);
}
