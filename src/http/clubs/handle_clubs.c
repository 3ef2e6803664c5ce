/* What a club sees of itself: its keys, its caps, the games that it opened. */
#include "fields/answer_rows.h"
#include "game/club_day.h"
#include "http/server/operation.h"
#include "http/server/page_link.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/server/request_query.h"
#include "referee/described.h"
#include <string.h>

enum { CURSOR_SIZE = CURSOR_TEXT_SIZE(sizeof(struct uuid)) };

struct club_sessions_query {
    char cursor[CURSOR_SIZE];
    int32_t limit;
    char ruleset[STORE_NAME_MAX];
    int32_t state; /* in the order of enum store_club_state, from STORE_CLUB_OPEN on */
};

#define STATE_VALUES(X)                                                                                                \
    X(CLUB_STATE_OPEN, "open", "Games in progress.")                                                                   \
    X(CLUB_STATE_CLOSED, "closed", "Closed games.")
ENUM(club_state, STATE_VALUES, CLUB_STATES);
LOCAL_CHOICES(states, "ClubSessionState", STATE_VALUES);

#define QUERY struct club_sessions_query
static const struct field club_sessions_query_rows[] = {
    TEXT(QUERY, cursor, CURSOR_SIZE - 1, CURSOR_SIZE - 1, "Cursor", NULL,
         "Where the page begins: the `next` of the previous page.", OPTIONAL, .pattern = FIELD_ASCII),
    NUMBER(QUERY, limit, 1, STORE_CLUB_PAGE_MAX, "Page size", NULL, "The maximum number of sessions on a page.",
           .unit = "sessions", DEFAULT(50)),
    TEXT(QUERY, ruleset, 1, STORE_NAME_MAX - 1, "Ruleset", NULL, "Only games with this ruleset.", OPTIONAL,
         .pattern = FIELD_ASCII),
    CHOICE(QUERY, state, states, "State", NULL, "Only games in this state.", OPTIONAL),
};
const struct fields club_sessions_query_fields = FIELDS("ClubSessionsQuery", NULL, club_sessions_query_rows, QUERY);

/* ---- a club ---- */

#define KEY struct store_club_key
static const struct field key_rows[] = {
    ID(KEY, id, "What `umpire club revoke` takes."),
    INSTANT(KEY, created_at, "RFC 3339, UTC."),
    INSTANT(KEY, revoked_at, "RFC 3339, UTC; absent while the key is valid.", OPTIONAL),
};
static const struct fields key_fields =
    FIELDS("ClubKey", "A key. It is shown only once; only its hash is stored.", key_rows, KEY);

struct limits_answer {
    int32_t sessions_per_day, house_rules, versions, armies;
};
static const struct field limits_rows[] = {
    COUNT(struct limits_answer, sessions_per_day, "Sessions opened within 24 hours."),
    COUNT(struct limits_answer, house_rules, "Names of house rules, over all rulesets."),
    COUNT(struct limits_answer, versions, "Versions of each name."),
    COUNT(struct limits_answer, armies, "Armies, over all rulesets."),
};
static const struct fields limits_fields =
    FIELDS("ClubLimits", "The limits of a club.", limits_rows, struct limits_answer);

struct club_answer {
    const char *name;
    const struct store_clubs *clubs;
    struct limits_answer limits;
    int32_t sessions_last_24h;
};

WRITES(keys_write, struct club_answer)
{
    write_array(out);
    for (int32_t i = 0; i < it->clubs->count; i++)
        ANSWER(out, key_fields, it->clubs->keys[i]);
    write_array_end(out);
}

static const struct field club_rows[] = {
    WORD(struct club_answer, name, NULL),
    EACH("keys", key_fields, "Newest first, at most 100.", keys_write),
    PART(struct club_answer, limits, struct limits_answer, limits_fields, NULL),
    COUNT(struct club_answer, sessions_last_24h, "How many it has opened within the last 24 hours."),
};
const struct fields club_fields = FIELDS("Club", "A club, as its keys may see it.", club_rows, struct club_answer);

static void club_answer(struct request *request)
{
    const struct store_clubs *clubs = &request->read.clubs;
    if (request->read.result != STORE_DONE) {
        problem_store(request, request->read.result);
        return;
    }
    ANSWER(&request->out, club_fields,
           (struct club_answer){request->club,
                                clubs,
                                {clubs->cap, STORE_HOUSE_RULES_MAX, STORE_VERSIONS_MAX, STORE_ARMIES_MAX},
                                clubs->opened});
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

/* ---- its games ---- */

struct listed_game {
    struct uuid id;
    const char *ruleset, *mode, *state;
    int32_t version;
    int64_t opened_at, closed_at;
    const struct entry_described *described; /* NULL: nothing was said */
};

WRITES(description_write, struct listed_game)
{
    ANSWER(out, session_description_fields, *it->described);
}
GIVEN(is_described, struct listed_game, it->described != NULL)

static const struct field line_rows[] = {
    ID(struct listed_game, id, "The session's UUID."),
    WORD(struct listed_game, ruleset, NULL),
    COUNT_AS(struct listed_game, version, "ruleset_version", NULL),
    MADE("description", session_description_fields, NULL, description_write, ONLY_IF(is_described)),
    WORD(struct listed_game, mode, "sealed or two_sided: who gives nonces for the dice, and when."),
    INSTANT(struct listed_game, opened_at, "RFC 3339, UTC."),
    WORD(struct listed_game, state, "open or closed."),
    INSTANT(struct listed_game, closed_at, "RFC 3339, UTC; only when closed.", OPTIONAL),
};
static const struct fields line_fields =
    FIELDS("ClubSession", "A game in a club's list.", line_rows, struct listed_game);

struct session_page {
    const struct store_clubs *clubs;
    struct arena *arena;
    char next[CURSOR_SIZE];
};

WRITES(lines_write, struct session_page)
{
    write_array(out);
    for (int32_t i = 0; i < it->clubs->count; i++) {
        const struct store_club_session *session = &it->clubs->list[i];
        ANSWER(out, line_fields,
               (struct listed_game){.id = session->id,
                                    .ruleset = session->ruleset,
                                    .mode = session->two_sided ? "two_sided" : "sealed",
                                    .state = session->closed_at ? "closed" : "open",
                                    .version = session->version,
                                    .opened_at = session->opened_at,
                                    .closed_at = session->closed_at,
                                    .described =
                                        described_read(it->arena, session->described, session->described_length)});
    }
    write_array_end(out);
}

static const struct field page_rows[] = {
    EACH("sessions", line_fields, "At most `limit` of them.", lines_write),
    SPELLED(struct session_page, next, "The cursor of the next page; absent on the last.", OPTIONAL),
};
const struct fields club_session_page_fields =
    FIELDS("ClubSessionPage", "Games that a club opened, newest first.", page_rows, struct session_page);

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
        page_link_add(&link, "state", states.list[clubs->state - STORE_CLUB_OPEN].name);
    page_link_send(request, &link);
}

static void sessions_answer(struct request *request)
{
    const struct store_clubs *clubs = &request->read.clubs;
    struct session_page page = {.clubs = clubs, .arena = &request->arena};
    if (request->read.result != STORE_DONE) {
        problem_store(request, request->read.result);
        return;
    }
    if (clubs->more) {
        cursor_write(clubs->last.bytes, sizeof clubs->last.bytes, page.next);
        link_header(request, page.next);
    }
    ANSWER(&request->out, club_session_page_fields, page);
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
