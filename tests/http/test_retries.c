/* Every operation that writes, sent again under its Idempotency-Key: while the first is at the database, through the
 * same process and another one; afterwards; and with another body. A keyed operation without a line here fails. */
#include "ground.h"
#include "http/server/operation.h"
#include "parties.h"
#include "raw.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#define QUESTION "\"step\":\"morale-check\",\"input\":{\"target\":8}"
#define NONCE "0123456789abcdef0123456789abcdef"

enum { COPIES = 4, COMMITTED = 3 };

enum who { NOBODY, UMPIRE, RED, BLUE, WHO_COUNT };

struct retrying {
    struct ground *ground;
    struct test_service second;
    struct test_game game;
    const char *tokens[WHO_COUNT];
    char red[64], blue[64];
    int keys;
};

/* One operation on the game that is being played; the lines follow each other. */
struct line {
    const char *id;
    enum who who;
    const char *path, *body, *other; /* `other`: a body that is right, too */
    int status;
    int entries; /* that it writes */
};

static int64_t entries_of(const struct retrying *retrying)
{
    char sql[160];
    snprintf(sql, sizeof sql, "SELECT count(*) FROM umpire.entry WHERE session_id = '%s'", retrying->game.id);
    return database_number(retrying->ground->connection, sql);
}

static uint16_t port_of(const struct retrying *retrying, int copy)
{
    return copy % 2 ? retrying->second.port : retrying->ground->service.port;
}

/* Sends copies while the database takes no entry, lets it, and holds that one was written. Its body goes to `ret`. */
static void send_copies(const struct retrying *retrying, const struct line *line, const char *path, const char *key,
                        struct raw_answer *ret)
{
    static struct raw_answer answer;
    int connections[COPIES], first = 0;
    const char *token = retrying->tokens[line->who];
    database_execute(retrying->ground->connection, "BEGIN; LOCK TABLE umpire.entry IN SHARE MODE");
    for (int i = 0; i < COPIES; i++) {
        connections[i] = raw_post(port_of(retrying, i), path, token, key, line->body);
        pause_ms(10);
    }
    database_execute(retrying->ground->connection, "COMMIT");
    for (int i = 0; i < COPIES; i++) {
        raw_read(connections[i], 1, &answer);
        close(connections[i]);
        if (answer.status != 200 && answer.status != line->status)
            fail_msg("%s: %s", line->id, answer.bytes);
        first += answer.status == line->status && !strstr(answer.bytes, "Idempotent-Replayed: true");
        if (i == 0)
            *ret = answer;
        assert_string_equal(raw_body(&answer), raw_body(ret));
    }
    assert_int_equal(first, 1);
}

static void try_line(struct retrying *retrying, const struct line *line)
{
    static struct raw_answer first;
    char path[200], key[40];
    int64_t before = entries_of(retrying);
    snprintf(path, sizeof path, "%s%s", retrying->game.path, line->path);
    snprintf(key, sizeof key, "kept-secret-by-all-%d", retrying->keys++);
    send_copies(retrying, line, path, key, &first);
    assert_int_equal(entries_of(retrying), before + line->entries);
    for (int i = 0; i < 2; i++) {
        struct client client;
        struct ask ask = {.path = path, .token = retrying->tokens[line->who], .key = key, .body = line->body};
        client_start(&client, port_of(retrying, i));
        response_expect(client_ask(&client, &ask), line->status == 202 ? 202 : 200); /* the question is open still */
        assert_string_equal(client.response.body, raw_body(&first));
        ask.body = line->other;
        response_expect_problem(client_ask(&client, &ask), 422, "idempotency_key_reused");
        client_end(&client);
    }
    assert_int_equal(entries_of(retrying), before + line->entries);
}

static void try_lines(struct retrying *retrying, const struct line *lines, size_t count)
{
    for (size_t i = 0; i < count; i++)
        try_line(retrying, &lines[i]);
}

#define LENGTH(list) (sizeof(list) / sizeof((list)[0]))
#define WORDS(words) "{\"text\":\"" words "\"}"
#define UNIT(figures) "{\"units\":[{\"id\":\"band\",\"side\":\"blue\",\"figures\":" figures "}]}"
#define CHANGE(reason) "{\"changes\":{\"figures\":6},\"reason\":\"" reason "\"}"

/* 0 opened, 1 and 2 joined, 3 a nonce, 4 a ruling … */
static const struct line single_lines[] = {
    {"giveNonce", UMPIRE, "/nonces", "{\"nonce\":\"" NONCE "\"}", "{\"nonce\":\"" NONCE "00\"}", 201, 1},
    {"recordRuling", RED, "/rulings", "{" QUESTION "}", "{" QUESTION ",\"dice\":[1,2]}", 201, 1},
    {"addNote", BLUE, "/notes", WORDS("one"), WORDS("two"), 201, 1},
    {"disputeRuling", BLUE, "/disputes", "{\"target\":4,\"claim\":\"no\"}", "{\"target\":4,\"claim\":\"oh\"}", 201, 1},
    {"decideDispute", UMPIRE, "/disputes/6/decision",
     "{\"upheld\":true,\"clause\":\"TT-MOR-2\",\"correction\":\"further_dice\"}",
     "{\"upheld\":false,\"clause\":\"TT-MOR-2\"}", 201, 1},
    {"correctRuling", UMPIRE, "/decisions/7/correction", "{\"step\":\"morale-check\",\"input\":{\"target\":9}}",
     "{\"step\":\"morale-check\",\"input\":{\"target\":10}}", 201, 1},
    {"proposeUndo", RED, "/undos", "{\"target\":8}", "{\"target\":8,\"reason\":\"oh\"}", 201, 1},
    {"answerUndo", BLUE, "/undos/9/answer", "{\"consent\":true}", "{\"consent\":false}", 201, 1},
    {"revokeSeat", UMPIRE, "/seats/s1/revocation", "{}", "{ }", 201, 1},
    {"addUnits", BLUE, "/units", UNIT("9"), UNIT("8"), 201, 1},
    {"removeUnit", BLUE, "/units/band/removal", "{\"reason\":\"one\"}", "{\"reason\":\"two\"}", 201, 1},
    {"addUnits", BLUE, "/units", UNIT("7"), UNIT("8"), 201, 1},
    {"renameUnit", BLUE, "/units/band/name", "{\"name\":\"One\"}", "{\"name\":\"Two\"}", 201, 1},
    {"changeUnit", UMPIRE, "/units/band/changes", CHANGE("one"), CHANGE("two"), 201, 1},
    {"reassignUnit", UMPIRE, "/units/band/side", "{\"side\":\"red\",\"reason\":\"one\"}",
     "{\"side\":\"red\",\"reason\":\"two\"}", 201, 1},
    {"describeSession", UMPIRE, "/description", "{\"title\":\"one\"}", "{\"title\":\"two\"}", 201, 1},
    {"beginTurn", BLUE, "/turns", "{}", "{\"turn\":3}", 201, 1},
    {"closeSession", UMPIRE, "/close", "{\"remark\":\"one\"}", "{\"remark\":\"two\"}", 201, 1},
};

static void tokens_take(struct retrying *retrying)
{
    retrying->tokens[UMPIRE] = retrying->game.token;
    retrying->tokens[RED] = retrying->red;
    retrying->tokens[BLUE] = retrying->blue;
}

static void test_single(void **state)
{
    struct retrying *retrying = *state;
    struct client *client = &retrying->ground->client;
    test_game_open(client, "tt", NULL, &retrying->game);
    seat_join(client, &retrying->game, "red", NULL, 'a', retrying->red);
    seat_join(client, &retrying->game, "blue", NULL, 'b', retrying->blue);
    tokens_take(retrying);
    try_lines(retrying, single_lines, LENGTH(single_lines));
    struct ask export = {.path = game_path(&retrying->game, "/export"), .token = retrying->game.token};
    response_expect(client_ask(client, &export), 200);
    assert_int_equal(export_check(client->response.body, NULL), 21);
}

/* Who joins is asked for again as well: its line has the game's code. */
static void join_both(struct retrying *retrying, struct pair *pair, struct pair_seat *seat, const char *name,
                      char digit, char *token)
{
    char body[400], other[300], key[HASH_TEXT_SIZE];
    uint8_t seed[DEVICE_SEED_SIZE];
    memset(seed, digit, sizeof seed);
    *seat = (struct pair_seat){0};
    device_key_make(seed, &seat->secret, &seat->key);
    hex_write(seat->key.bytes, sizeof seat->key.bytes, key);
    snprintf(body, sizeof body, "{\"code\":\"%s\",\"name\":\"%s\",\"nonce\":\"" NONCE "\",\"device_key\":\"%s\"}",
             test_game_code(&retrying->game, name), name, key);
    snprintf(other, sizeof other, "{\"code\":\"%s\",\"name\":\"%s\"}", retrying->game.watch_code, name);
    try_line(retrying, &(struct line){"joinSession", NOBODY, "/seats", body, other, 201, 1});
    snprintf(key, sizeof key, "kept-secret-by-all-%d", retrying->keys - 1);
    struct ask again = {.path = game_path(&retrying->game, "/seats"), .key = key, .body = body};
    response_expect(client_ask(pair->client, &again), 200);
    snprintf(token, 64, "%s", response_text(&pair->client->response, "token"));
    snprintf(seat->token, sizeof seat->token, "%s", token);
    snprintf(seat->name, sizeof seat->name, "%s", response_text(&pair->client->response, "seat"));
}

/* The body of a signed request, under the key that comes next. */
static const char *next_signed(const struct retrying *retrying, struct pair *pair, const struct pair_seat *seat,
                               enum statement_operation operation, const struct statement_place *place, int64_t about,
                               const char *members)
{
    static char body[4096];
    char key[40];
    struct statement_about named = {.seq = (uint64_t)about};
    snprintf(key, sizeof key, "kept-secret-by-all-%d", retrying->keys);
    if (about)
        named.leaf = pair_leaf(pair, about);
    const struct statement statement = {
        .operation = operation, .key = key, .place = place, .about = about ? &named : NULL};
    pair_signed_body(pair, seat, &statement, members, body, sizeof body);
    return body;
}

#define ZEROS "0000000000000000000000000000000000000000000000000000000000000000"
#define OTHER_COMMITMENTS                                                                                              \
    "{\"anchor\":\"" ZEROS "\",\"commitments\":[\"" ZEROS "\"],\"first\":0,\"signature\":\"" ZEROS ZEROS "\"}"
#define OTHER_REVEAL "{\"index\":1,\"nonce\":\"" NONCE "\",\"signature\":\"" ZEROS ZEROS "\"}"

static void try_commitments(struct retrying *retrying, struct pair *pair, struct pair_seat *seat, enum who who)
{
    char members[1000];
    const struct statement_place place = {.anchor = pair->next.anchor};
    pair_commitments_write(pair, seat, 0, COMMITTED, members, sizeof members);
    const char *body = next_signed(retrying, pair, seat, STATEMENT_COMMIT, &place, 0, members);
    try_line(retrying, &(struct line){"commitNonces", who, "/commitments", body, OTHER_COMMITMENTS, 201, 1});
}

/* 12 asked, 13 and 14 agreed to declared dice, 15 the ruling. */
static void try_declared(struct retrying *retrying, struct pair *pair)
{
    char body[600];
    pair_next(pair);
    snprintf(body, sizeof body, QUESTION ",\"place\":{\"index\":%u,\"link\":%u}", (unsigned)pair->next.index,
             (unsigned)pair->next.link);
    const char *asking = next_signed(retrying, pair, &pair->red, STATEMENT_ASK, &pair->next, 0, body);
    try_line(retrying,
             &(struct line){"recordRuling", RED, "/rulings", asking, "{" QUESTION ",\"dice\":[1,2]}", 202, 1});
    for (enum who who = RED; who <= BLUE; who++) {
        const struct pair_seat *seat = who == RED ? &pair->red : &pair->blue;
        const char *agreeing = next_signed(retrying, pair, seat, STATEMENT_AGREE_DECLARED, NULL, 12, "\"dice\":[3,4]");
        try_line(retrying,
                 &(struct line){"agreeDeclared", who, "/questions/12/declared-dice", agreeing,
                                "{\"dice\":[3,5],\"signature\":\"" ZEROS ZEROS "\"}", 201, who == BLUE ? 2 : 1});
    }
}

/* 0 opened, 1 and 2 joined, 3 and 4 committed, 5 asked, 6 and 7 revealed, 8 the ruling, 9 asked, 10 and 11 given up. */
static void test_two_sided(void **state)
{
    struct retrying *retrying = *state;
    struct pair pair;
    char body[600];
    pair_open(&pair, &retrying->ground->client, "{\"ruleset\":\"tt\",\"mode\":\"two_sided\"}");
    retrying->game = pair.game;
    join_both(retrying, &pair, &pair.red, "red", 'a', retrying->red);
    join_both(retrying, &pair, &pair.blue, "blue", 'b', retrying->blue);
    tokens_take(retrying);
    pair_next(&pair);
    try_commitments(retrying, &pair, &pair.red, RED);
    try_commitments(retrying, &pair, &pair.blue, BLUE);
    for (int64_t question = 5; question <= 9; question += 4) {
        pair_next(&pair);
        snprintf(body, sizeof body, QUESTION ",\"place\":{\"index\":%u,\"link\":%u}", (unsigned)pair.next.index,
                 (unsigned)pair.next.link);
        const char *asking = next_signed(retrying, &pair, &pair.red, STATEMENT_ASK, &pair.next, 0, body);
        try_line(retrying,
                 &(struct line){"recordRuling", RED, "/rulings", asking, "{" QUESTION ",\"dice\":[1,2]}", 202, 1});
        if (question == 9)
            break;
        pair_see_question(&pair, question);
        pair_reveal_body(&pair, &pair.red, 0, body, sizeof body);
        try_line(retrying, &(struct line){"revealNonce", RED, "/questions/5/reveal", body, OTHER_REVEAL, 201, 1});
        pair_reveal_body(&pair, &pair.blue, 0, body, sizeof body);
        try_line(retrying, &(struct line){"revealNonce", BLUE, "/questions/5/reveal", body, OTHER_REVEAL, 201, 2});
    }
    for (enum who who = RED; who <= BLUE; who++) {
        const struct pair_seat *seat = who == RED ? &pair.red : &pair.blue;
        const char *giving = next_signed(retrying, &pair, seat, STATEMENT_GIVE_UP, NULL, 9, "");
        try_line(retrying, &(struct line){"giveUp", who, "/questions/9/give-up", giving,
                                          "{\"signature\":\"" ZEROS ZEROS "\"}", 201, 1});
    }
    try_declared(retrying, &pair);
    struct ask export = {.path = game_path(&retrying->game, "/export"), .token = retrying->game.token};
    response_expect(client_ask(pair.client, &export), 200);
    assert_int_equal(export_check(pair.client->response.body, NULL), 16);
}

/* Those that the tests above have no line for: test_openings.c opens, tests/recovery/test_gone_back.c re-keys,
 * test_reissue.c gives seats to other devices, test_guests.c admits. */
static const char *const elsewhere[] = {"openSession",  "joinSession", "joinByCode",    "commitNonces",
                                        "revealNonce",  "giveUp",      "rekeySession",  "reissueSeat",
                                        "agreeReissue", "handOver",    "agreeDeclared", "admitGuest"};

static bool has_line(const char *id)
{
    for (size_t i = 0; i < LENGTH(single_lines); i++)
        if (strcmp(single_lines[i].id, id) == 0)
            return true;
    for (size_t i = 0; i < LENGTH(elsewhere); i++)
        if (strcmp(elsewhere[i], id) == 0)
            return true;
    return false;
}

/* Whatever writes to a session takes a key, and is tried. Odds are only asked for. */
static void test_every_operation(void **state)
{
    const struct operation *operation;
    (void)state;
    for (size_t i = 0; (operation = operation_at(i)); i++) {
        bool writes = operation->method == METHOD_POST && operation->status == 201 &&
                      strncmp(operation->path, "/v1/sessions", 12) == 0;
        if (writes && !operation->keyed)
            fail_msg("%s: what writes to a session takes a key", operation->id);
        if (operation->keyed && !has_line(operation->id))
            fail_msg("%s has no line here", operation->id);
    }
}

static int retrying_make(void **state)
{
    struct retrying *retrying = calloc(1, sizeof *retrying);
    void *ground = NULL;
    assert_non_null(retrying);
    ground_make(&ground);
    retrying->ground = ground;
    service_start(&retrying->second, retrying->ground->database.url, NULL);
    service_await_ready(&retrying->second);
    *state = retrying;
    return 0;
}

static int retrying_clear(void **state)
{
    struct retrying *retrying = *state;
    if (!retrying)
        return 0; /* it was never made */
    void *ground = retrying->ground;
    service_stop(&retrying->second);
    ground_clear(&ground);
    free(retrying);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_operation),
        cmocka_unit_test(test_single),
        cmocka_unit_test(test_two_sided),
    };
    return cmocka_run_group_tests(tests, retrying_make, retrying_clear);
}
