/* Who may do what: every operation by everybody who may come. What is wanted of a cell follows from the operation's
 * access alone, by one table; an operation adds a line that says how to ask for it, and fails without one. */
#include "club.h"
#include "ground.h"
#include "http/server/operation.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define LENGTH(list) (sizeof(list) / sizeof((list)[0]))
#define ZEROS "0000000000000000000000000000000000000000000000000000000000000000"
#define ARMY "{\"name\":\"The Column\",\"units\":[{\"id\":\"guard\",\"figures\":9}]}"
#define KEY "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a" /* of RFC 8032 */

enum role {
    NOBODY,       /* no token */
    LINK,         /* the spectators' token, in the query as their link has it */
    LINK_HEADER,  /* the same in the header */
    SPECTATOR,    /* one that has joined */
    PLAYER,       /* red, whose seat the paths name */
    OTHER_PLAYER, /* blue */
    UMPIRE,
    OTHER_UMPIRE, /* of another session */
    CLUB,         /* a club's key */
    REVOKED,      /* a player who was sent away */
    ROLES
};

static const char *const role_names[ROLES] = {"nobody",
                                              "the link",
                                              "the link's token",
                                              "a spectator",
                                              "red",
                                              "blue",
                                              "umpire",
                                              "the umpire of another session",
                                              "a club's key",
                                              "a revoked player"};

enum verdict {
    MAY,      /* as the operation's line says */
    MISSING,  /* 401 token_missing */
    INVALID,  /* 401 token_invalid */
    NO_KEY,   /* 401 club_key_invalid */
    GONE,     /* 401 seat_revoked */
    MAY_NOT,  /* 403 not_allowed */
    NO_QUERY, /* 422: a token in the query is no parameter here */
};

static const struct {
    int status;
    const char *code;
} refusals[] = {
    [MISSING] = {401, "token_missing"},   [INVALID] = {401, "token_invalid"}, [GONE] = {401, "seat_revoked"},
    [NO_KEY] = {401, "club_key_invalid"}, [MAY_NOT] = {403, "not_allowed"},   [NO_QUERY] = {422, "unknown_field"},
};

/* In the order of the roles. */
static const enum verdict by_access[][ROLES] = {
    [ACCESS_ANYONE] = {MAY, NO_QUERY, MAY, MAY, MAY, MAY, MAY, MAY, MAY, MAY},
    [ACCESS_CODE] = {MAY, NO_QUERY, MAY, MAY, MAY, MAY, MAY, MAY, MAY, MAY}, /* the code, which the body says, counts */
    /* where anyone may open; where only clubs may, tests/http/test_clubs.c */
    [ACCESS_OPENER] = {MAY, NO_QUERY, NO_KEY, NO_KEY, NO_KEY, NO_KEY, NO_KEY, NO_KEY, MAY, NO_KEY},
    [ACCESS_CLUB] = {MISSING, NO_QUERY, NO_KEY, NO_KEY, NO_KEY, NO_KEY, NO_KEY, NO_KEY, MAY, NO_KEY},
    [ACCESS_SEAT] = {MISSING, MAY, MAY, MAY, MAY, MAY, MAY, INVALID, INVALID, GONE},
    [ACCESS_PLAYER] = {MISSING, NO_QUERY, MAY_NOT, MAY_NOT, MAY, MAY, MAY, INVALID, INVALID, GONE},
    [ACCESS_UMPIRE] = {MISSING, NO_QUERY, MAY_NOT, MAY_NOT, MAY_NOT, MAY_NOT, MAY, INVALID, INVALID, GONE},
    [ACCESS_SIDE] = {MISSING, NO_QUERY, MAY_NOT, MAY_NOT, MAY, MAY_NOT, MAY, INVALID, INVALID, GONE},
    [ACCESS_OWN] = {MISSING, NO_QUERY, MAY_NOT, MAY_NOT, MAY, MAY_NOT, MAY, INVALID, INVALID, GONE},
};

static enum verdict wanted(const struct operation *operation, enum role role)
{
    assert_in_range(operation->access, 0, LENGTH(by_access) - 1);
    enum verdict verdict = by_access[operation->access][role];
    if (role == LINK && operation->access == ACCESS_CLUB && operation->query)
        return MISSING; /* what it may not ask for is told to whoever may ask */
    if (role == LINK && operation->page)
        return MAY; /* whatever somebody has added to the address */
    return role == LINK && operation->method != METHOD_GET ? NO_QUERY : verdict;
}

/* What whoever may is answered. */
struct outcome {
    int status;
    const char *code; /* of a problem */
};

#define DONE                                                                                                           \
    {                                                                                                                  \
        200, NULL                                                                                                      \
    }
#define MADE                                                                                                           \
    {                                                                                                                  \
        201, NULL                                                                                                      \
    }

/* How an operation is asked for. `@` in a path stands for the session's. */
static const struct line {
    const char *id, *path, *body;
    struct outcome outcome;
    struct outcome players; /* where a player is answered otherwise; 0: nowhere */
} lines[] = {
    {"getRoot", "/", NULL, DONE, {0}},
    {"getPageRoot", "/app", NULL, {302, NULL}, {0}},
#ifdef UMPIRE_HAS_PAGE
    {"getPage", "/app/", NULL, DONE, {0}},
    {"getPageFile", "/app/icon.svg", NULL, DONE, {0}},
#else
    {"getPage", "/app/", NULL, {404, "not_found"}, {0}},
    {"getPageFile", "/app/icon.svg", NULL, {404, "not_found"}, {0}},
#endif
    {"getRulesSite", "/rules", NULL, DONE, {0}},
    {"getSearchPage", "/rules/search?q=morale", NULL, DONE, {0}},
    {"getRulesPage", "/rules/tt", NULL, DONE, {0}},
    {"getRulesPartPage", "/rules/tt/book", NULL, DONE, {0}},
    {"getRulePage", "/rules/tt/clauses/TT-MOR-2", NULL, DONE, {0}},
    {"getDocs", "/docs", NULL, DONE, {0}},
    {"getFavicon", "/favicon.svg", NULL, DONE, {0}},
    {"getRobots", "/robots.txt", NULL, DONE, {0}},
    {"getSitemap", "/sitemap.xml", NULL, {404, "not_found"}, {0}},
    {"listRulesets", "/v1/rulesets", NULL, DONE, {0}},
    {"getRuleset", "/v1/rulesets/tt", NULL, DONE, {0}},
    {"getStep", "/v1/rulesets/tt/steps/morale-check", NULL, DONE, {0}},
    {"listStarterArmies", "/v1/rulesets/tt/armies", NULL, DONE, {0}},
    {"listTables", "/v1/rulesets/tt/tables", NULL, DONE, {0}},
    {"getTable", "/v1/rulesets/tt/tables/none", NULL, {404, "table_unknown"}, {0}},
    {"listClauses", "/v1/rulesets/tt/clauses", NULL, DONE, {0}},
    {"getClause", "/v1/rulesets/tt/clauses/TT-MOR-2", NULL, DONE, {0}},
    {"getBook", "/v1/rulesets/tt/book", NULL, DONE, {0}},
    {"getReferenceSheet", "/v1/rulesets/tt/sheet", NULL, DONE, {0}},
    {"search", "/v1/search?q=morale", NULL, DONE, {0}},
    {"resolve", "/v1/rulesets/tt/morale-check", "{\"input\":{\"target\":8}}", DONE, {0}},
    {"previewStep", "/v1/rulesets/tt/morale-check/preview", "{\"input\":{\"target\":8}}", DONE, {0}},
    {"getOdds", "/v1/rulesets/tt/morale-check/odds", "{\"input\":{\"target\":8}}", DONE, {0}},
    {"listProblems", "/v1/problems", NULL, DONE, {0}},
    {"getProblem", "/v1/problems/unit_out", NULL, DONE, {0}},
    {"listKeys", "/v1/keys", NULL, DONE, {0}},
    {"isAlive", "/livez", NULL, DONE, {0}},
    {"isReady", "/readyz", NULL, DONE, {0}},
    {"getMetrics", "/metrics", NULL, DONE, {0}},
    {"getOpenapi", "/openapi.json", NULL, DONE, {0}},
    {"getRulesetOpenapi", "/v1/rulesets/tt/openapi.json", NULL, DONE, {0}},
    {"openSession", "/v1/sessions", "{\"ruleset\":\"tt\"}", MADE, {0}},
    {"getSession", "@", NULL, DONE, {0}},
    {"getState", "@/state", NULL, DONE, {0}},
    {"getSpectatorLink", "@/spectators", NULL, DONE, {0}},
    {"getSeat", "@/seats/s1", NULL, DONE, {0}},
    {"listMySessions",
     "/v1/my-sessions",
     "{\"sessions\":[{\"session\":\"00000000-0000-8000-8000-000000000000\",\"token\":\"x\"}]}",
     DONE,
     {0}}, /* what is wrong with a token stands in its line */
    {"rekeySession", "@/rekey", "{\"reason\":\"x\"}", {409, "session_not_stopped"}, {0}},
    {"joinSession", "@/seats", "{\"code\":\"%s\",\"name\":\"late\"}", MADE, {0}},
    {"joinByCode", "/v1/join", "{\"code\":\"%s\",\"name\":\"late\"}", MADE, {0}},
    {"previewJoining", "/v1/join/preview", "{\"code\":\"%s\"}", DONE, {0}},
    {"nameSeat", "@/seats/s1/name", "{\"name\":\"Anna\"}", DONE, {0}},
    {"revokeSeat", "@/seats/s1/revocation", "{}", MADE, {0}},
    {"reissueSeat", "@/seats/umpire/reissue", "{}", {403, "not_allowed"}, {0}}, /* it has none who could do so */
    {"agreeReissue",
     "@/reissue-agreements",
     "{\"device_key\":\"" KEY "\",\"reissued_seat\":\"s1\",\"signature\":\"" ZEROS ZEROS "\"}",
     {403, "not_allowed"},
     {409, "wrong_mode"}},
    {"admitGuest", "@/admissions", "{\"admitted_seat\":\"s1\"}", {409, "not_a_guest"}, {0}},
    {"handOver",
     "@/hand-over",
     "{\"device_key\":\"" KEY "\",\"signature\":\"" ZEROS ZEROS "\"}",
     {422, "signature_wrong"},
     {0}},
    {"giveNonce", "@/nonces", "{\"nonce\":\"0123456789abcdef0123456789abcdef\"}", MADE, {409, "nonce_already_given"}},
    {"recordRuling", "@/rulings", "{\"step\":\"morale-check\",\"input\":{\"target\":8}}", MADE, {0}},
    {"previewRuling", "@/rulings/preview", "{\"step\":\"morale-check\",\"input\":{\"target\":8}}", DONE, {0}},
    {"listEntries", "@/entries", NULL, DONE, {0}},
    {"getEntry", "@/entries/0", NULL, DONE, {0}},
    {"getReceipt", "@/entries/0/receipt", NULL, DONE, {0}},
    {"getReport", "@/report", NULL, DONE, {0}},
    {"getLuck", "@/luck", NULL, DONE, {0}},
    {"getCheckpoint", "@/checkpoint", NULL, DONE, {0}},
    {"cosign",
     "@/checkpoint/cosignatures",
     "{\"last_checkpoint\":{\"size\":9999,\"root\":\"" ZEROS "\"},\"line\":\"x\"}",
     {409, "checkpoint_inconsistent"},
     {0}},
    {"getConsistency", "@/consistency?from=1&to=2", NULL, DONE, {0}},
    {"exportSession", "@/export", NULL, DONE, {0}},
    {"readRecord", "@/record?after=0", NULL, DONE, {0}},
    {"listenSession", "@/events?after=x", NULL, {422, "wrong_type"}, {0}}, /* what is right does not end */
    {"closeSession", "@/close", "{}", MADE, {0}},
    {"describeSession", "@/description", "{\"title\":\"x\"}", MADE, {0}},
    {"addNote", "@/notes", "{\"text\":\"x\"}", MADE, {0}},
    {"disputeRuling", "@/disputes", "{\"target\":6,\"claim\":\"no\"}", MADE, {0}},
    {"decideDispute", "@/disputes/7/decision", "{\"upheld\":false,\"clause\":\"TT-MOR-2\"}", MADE, {0}},
    {"correctRuling",
     "@/decisions/7/correction",
     "{\"step\":\"morale-check\",\"input\":{\"target\":9}}",
     {409, "correction_not_decided"},
     {0}},
    {"previewCorrection",
     "@/decisions/7/correction/preview",
     "{\"step\":\"morale-check\",\"input\":{\"target\":9}}",
     {409, "correction_not_decided"},
     {0}},
    {"proposeUndo", "@/undos", "{\"target\":6}", MADE, {0}},
    {"answerUndo", "@/undos/7/answer", "{\"consent\":true}", {409, "proposal_not_open"}, {0}},
    {"commitNonces",
     "@/commitments",
     "{\"anchor\":\"" ZEROS "\",\"first\":0,\"commitments\":[\"" ZEROS "\"],\"signature\":\"" ZEROS ZEROS "\"}",
     {403, "not_allowed"},
     {409, "wrong_mode"}}, /* the umpire is no party in any mode */
    {"revealNonce",
     "@/questions/6/reveal",
     "{\"index\":0,\"nonce\":\"0123456789abcdef0123456789abcdef\",\"signature\":\"" ZEROS ZEROS "\"}",
     {403, "not_allowed"},
     {409, "wrong_mode"}},
    {"addUnits",
     "@/units",
     "{\"units\":[{\"id\":\"band\",\"side\":\"green\",\"figures\":9}]}",
     {422, "not_a_choice"}, /* no such side */
     {0}},
    {"changeUnit",
     "@/units/none/changes",
     "{\"changes\":{\"figures\":8},\"reason\":\"x\"}",
     {422, "unit_unknown"},
     {0}},
    {"renameUnit", "@/units/none/name", "{\"name\":\"x\"}", {422, "unit_unknown"}, {0}},
    {"reassignUnit", "@/units/none/side", "{\"side\":\"red\",\"reason\":\"x\"}", {422, "unit_unknown"}, {0}},
    {"removeUnit", "@/units/none/removal", "{}", {422, "unit_unknown"}, {0}},
    {"getUnit", "@/units/none", NULL, {404, "not_found"}, {0}},
    {"getActions", "@/units/none/actions", NULL, {404, "not_found"}, {0}},
    {"beginTurn", "@/turns", "{}", MADE, {0}},
    {"getRoster", "@/roster", NULL, DONE, {0}},
    {"getDue", "@/due", NULL, DONE, {0}},
    {"getClub", "/v1/club", NULL, DONE, {0}},
    {"listClubSessions", "/v1/club/sessions", NULL, DONE, {0}},
    {"listHouseRules", "/v1/club/house-rules", NULL, DONE, {0}},
    {"getHouseRules", "/v1/club/house-rules/tt/none", NULL, {404, "house_rules_unknown"}, {0}},
    {"addHouseRules", "/v1/club/house-rules/tt/monday", "{}", MADE, {0}},
    {"listArmies", "/v1/club/armies", NULL, DONE, {0}},
    {"getArmy", "/v1/club/armies/tt/none", NULL, {404, "army_unknown"}, {0}},
    {"setArmy", "/v1/club/armies/tt/column", ARMY, MADE, {0}},
    {"removeArmy", "/v1/club/armies/tt/column/removal", "", DONE, {0}},
    {"getSessionHouseRules", "@/house-rules", NULL, DONE, {0}},
    {"getSessionOdds", "@/odds", "{\"step\":\"morale-check\",\"input\":{\"target\":8}}", DONE, {0}},
    {"giveUp",
     "@/questions/6/give-up",
     "{\"signature\":\"" ZEROS ZEROS "\"}",
     {403, "not_allowed"},
     {409, "wrong_mode"}},
    {"agreeDeclared",
     "@/questions/6/declared-dice",
     "{\"dice\":[3],\"signature\":\"" ZEROS ZEROS "\"}",
     {403, "not_allowed"},
     {409, "wrong_mode"}},
};

/* A game with a seat of every kind; 0 opened, 1 to 4 joined, 5 revoked, 6 a ruling, 7 its dispute where it is wanted.
 */
struct seated {
    struct test_game game;
    char tokens[ROLES][64];
};

static char club_key[CLUB_KEY_TEXT];

static void seats_take(struct ground *ground, bool disputed, struct seated *seated)
{
    struct client *client = &ground->client;
    struct test_game *game = &seated->game;
    *seated = (struct seated){.game = {.id = ""}};
    test_game_open(client, "tt", NULL, game);
    const json_t *spectator = json_object_get(client->response.json, "spectator");
    snprintf(seated->tokens[LINK], 64, "%s", json_string_value(json_object_get(spectator, "token")));
    memcpy(seated->tokens[LINK_HEADER], seated->tokens[LINK], 64);
    memcpy(seated->tokens[UMPIRE], game->token, 64);
    memcpy(seated->tokens[OTHER_UMPIRE], ground->game.token, 64);
    memcpy(seated->tokens[CLUB], club_key, sizeof club_key);
    seat_join(client, game, "red", NULL, 'a', seated->tokens[PLAYER]);
    seat_join(client, game, "blue", NULL, 'b', seated->tokens[OTHER_PLAYER]);
    seat_join(client, game, "eye", "spectator", 0, seated->tokens[SPECTATOR]);
    seat_join(client, game, "gone", NULL, 'c', seated->tokens[REVOKED]);
    struct ask ask = {.path = game_path(game, "/seats/s4/revocation"), .token = game->token, .body = "{}"};
    response_expect(client_ask(client, &ask), 201);
    ask.path = game_path(game, "/rulings");
    ask.body = "{\"step\":\"morale-check\",\"input\":{\"target\":8}}";
    response_expect(client_ask(client, &ask), 201);
    ask.path = game_path(game, "/disputes");
    ask.body = "{\"target\":6,\"claim\":\"no\"}";
    if (disputed)
        response_expect(client_ask(client, &ask), 201);
}

static void path_write(const struct seated *seated, const struct line *line, enum role role, char ret[400])
{
    bool session = line->path[0] == '@';
    int used = snprintf(ret, 400, "%s%s", session ? seated->game.path : "", line->path + session);
    if (role == LINK)
        snprintf(ret + used, 400 - (size_t)used, "%caccess_token=%s", strchr(ret, '?') ? '&' : '?',
                 seated->tokens[LINK]);
}

static void try_cell(struct ground *ground, const struct seated *seated, const struct operation *operation,
                     const struct line *line, enum role role)
{
    char path[400], body[300];
    enum verdict verdict = wanted(operation, role);
    path_write(seated, line, role, path);
    const char *percent = line->body ? strchr(line->body, '%') : NULL;
    if (percent)
        snprintf(body, sizeof body, "%.*s%s%s", (int)(percent - line->body), line->body, seated->game.watch_code,
                 percent + 2);
    bool bearer = role != NOBODY && role != LINK;
    const struct response *response =
        client_ask(&ground->client, &(struct ask){.method = operation->method == METHOD_GET ? "GET" : "POST",
                                                  .path = path,
                                                  .token = bearer ? seated->tokens[role] : NULL,
                                                  .body = percent ? body : line->body});
    bool player = role == PLAYER || role == OTHER_PLAYER;
    struct outcome outcome = player && line->players.status ? line->players : line->outcome;
    if (verdict != MAY)
        outcome = (struct outcome){refusals[verdict].status, refusals[verdict].code};
    const char *code = outcome.code ? response_text(response, "code") : "";
    if (response->status != outcome.status || (outcome.code && strcmp(code, outcome.code) != 0))
        fail_msg("%s by %s: wanted %d %s, found %d: %.300s", line->id, role_names[role], outcome.status,
                 outcome.code ? outcome.code : "", response->status, response->body);
    if (outcome.status == 401)
        assert_non_null(response_header(response, "WWW-Authenticate"));
}

static const struct line *line_of(const char *id)
{
    for (size_t i = 0; i < LENGTH(lines); i++)
        if (strcmp(lines[i].id, id) == 0)
            return &lines[i];
    return NULL;
}

/* What writes gets a game of its own for each cell. */
static void test_every_operation_by_everybody(void **state)
{
    struct ground *ground = *state;
    const struct operation *operation;
    static struct seated seated;
    seats_take(ground, false, &seated);
    for (size_t i = 0; (operation = operation_at(i)); i++) {
        const struct line *line = line_of(operation->id);
        if (!line)
            fail_msg("%s has no line here", operation->id);
        for (enum role role = 0; line && role < ROLES; role++) {
            bool joins = strcmp(operation->id, "joinByCode") == 0;
            if (joins || (operation->method != METHOD_GET && line->path[0] == '@'))
                seats_take(ground, strcmp(operation->id, "decideDispute") == 0, &seated);
            try_cell(ground, &seated, operation, line, role);
        }
    }
}

/* And every line has its operation. */
static void test_no_line_is_left(void **state)
{
    (void)state;
    for (size_t i = 0; i < LENGTH(lines); i++) {
        const struct operation *operation;
        size_t at = 0;
        while ((operation = operation_at(at)) && strcmp(operation->id, lines[i].id) != 0)
            at++;
        if (!operation)
            fail_msg("%s is no operation", lines[i].id);
    }
}

/* A token is compared as a whole. */
static void test_parts_of_a_token(void **state)
{
    struct ground *ground = *state;
    char token[80];
    struct ask ask = {.path = ground->game.path, .token = token};
    snprintf(token, sizeof token, "%.42s", ground->game.token);
    response_expect_problem(client_ask(&ground->client, &ask), 401, "token_invalid");
    snprintf(token, sizeof token, "%sA", ground->game.token);
    response_expect_problem(client_ask(&ground->client, &ask), 401, "token_invalid");
    snprintf(token, sizeof token, "%s", ground->game.token);
    token[0] = token[0] == 'A' ? 'B' : 'A';
    response_expect_problem(client_ask(&ground->client, &ask), 401, "token_invalid");
}

static int roles_make(void **state)
{
    int failed = ground_make(state);
    if (!failed)
        club_add(((struct ground *)*state)->database.url, "Old Bones", club_key);
    return failed;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_operation_by_everybody),
        cmocka_unit_test(test_no_line_is_left),
        cmocka_unit_test(test_parts_of_a_token),
    };
    return cmocka_run_group_tests(tests, roles_make, ground_clear);
}
