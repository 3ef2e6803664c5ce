/* After a failover that lost the tail, the database is earlier than what the service has answered and remembers: seats
 * that have joined, and who has disputed what. The record goes on where it ends now, by its own rules. */
#include "devices.h"
#include "ground.h"
#include "parties.h"
#include "raw.h"
#include "recovery.h"
#include "sealed.h"
#include "stream.h"
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#define ROLL "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"
#define DECLARED "{\"step\":\"morale-check\",\"input\":{\"target\":8},\"dice\":[3,4]}"
#define DISPUTE "{\"target\":1,\"claim\":\"they were pinned\"}"

static const char *const once[] = {"--once", NULL};

/* Entries behind `last` are gone, and the seats that came with them. */
static void lose_the_end(struct ground *ground, const struct test_game *game, int last)
{
    char sql[900];
    snprintf(
        sql, sizeof sql,
        "DELETE FROM umpire.entry WHERE session_id = '%s' AND seq > %d; "
        "DELETE FROM umpire.seat s WHERE session_id = '%s' AND role = 'player' AND NOT EXISTS"
        " (SELECT FROM umpire.entry e WHERE e.session_id = s.session_id AND e.seat = s.name AND e.kind = 'joined'); "
        "DELETE FROM umpire.seat_name n WHERE session_id = '%s' AND NOT EXISTS"
        " (SELECT FROM umpire.seat s WHERE s.session_id = n.session_id AND s.name = n.seat)",
        game->id, last, game->id, game->id);
    database_execute(ground->connection, sql);
}

/* The same, and the server falls. The writer is back when it has tried whether the database takes entries. */
static void go_back(struct ground *ground, const struct test_game *game, int last)
{
    int64_t until = clock_monotonic_ms() + BACK_SECONDS * INT64_C(1000);
    lose_the_end(ground, game, last);
    database_kill_connections(ground->connection);
    while (
        database_number(
            ground->connection,
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            " AND application_name = 'umpire' AND state = 'idle' AND query LIKE 'SELECT pg_logical_emit_message%'") ==
        0) {
        assert_true(clock_monotonic_ms() < until);
        pause_ms(5);
    }
    pause_ms(50);
    service_await_ready(&ground->service);
}

static const struct response *post(struct ground *ground, const struct test_game *game, const char *token,
                                   const char *path, const char *body)
{
    return client_ask(&ground->client,
                      &(struct ask){.path = game_path(game, "%s", path), .token = token, .body = body});
}

static void record_verifies(struct ground *ground, const struct test_game *game, int entries)
{
    const struct response *response =
        client_ask(&ground->client, &(struct ask){.path = game_path(game, "/export"), .token = game->token});
    response_expect(response, 200);
    assert_int_equal(export_check(response->body, NULL), entries);
}

/* What is left can be taken away, in a file that says of itself that nobody signed it. */
static void what_is_left_goes_along(struct ground *ground, const struct test_game *game)
{
    const struct response *response =
        client_ask(&ground->client, &(struct ask){.path = game_path(game, "/export"), .token = game->token});
    response_expect(response, 200);
    assert_non_null(strstr(response->body, ",\"stopped\":true}\n{\"at\":"));
    assert_null(strstr(response->body, "\n{\"checkpoint\":"));
}

/* Nothing is written or signed any more, until the umpire goes on with a new chain, whose reason stands in the record.
 */
static void begin_chain(struct ground *ground, const struct test_game *game)
{
    static const char reason[] = "{\"reason\":\"The disk was lost; restored from last night.\"}";
    struct ask checkpoint = {.token = game->token};
    response_expect_problem(post(ground, game, game->token, "/notes", "{\"text\":\"hello\"}"), 409, "session_stopped");
    checkpoint.path = game_path(game, "/checkpoint");
    response_expect_problem(client_ask(&ground->client, &checkpoint), 409, "session_stopped");
    what_is_left_goes_along(ground, game);
    response_expect_problem(post(ground, game, game->token, "/rekey", "{}"), 422, "missing_field");
    response_expect(post(ground, game, game->token, "/rekey", reason), 201);
    assert_string_equal(response_text(&ground->client.response, "reason"),
                        "The disk was lost; restored from last night.");
    response_expect_problem(post(ground, game, game->token, "/rekey", reason), 409, "session_not_stopped");
    checkpoint.path = game_path(game, "/checkpoint");
    response_expect(client_ask(&ground->client, &checkpoint), 200);
}

static void go_on(struct ground *ground, const struct test_game *game)
{
    response_expect_problem(post(ground, game, game->token, "/rulings", ROLL), 409, "session_stopped");
    begin_chain(ground, game);
}

static void test_a_seat_is_gone(void **state)
{
    struct ground *ground = *state;
    struct test_game game;
    char lost[64], again[64];
    test_game_open(&ground->client, "tt", NULL, &game);
    seat_join(&ground->client, &game, "blue", NULL, 'a', lost);
    response_expect(post(ground, &game, lost, "/rulings", ROLL), 201);
    go_back(ground, &game, 0);
    response_expect_problem(post(ground, &game, lost, "/rulings", ROLL), 401, "token_invalid");
    go_on(ground, &game);
    seat_join(&ground->client, &game, "blue", NULL, 'b', again);
    response_expect(post(ground, &game, again, "/rulings", ROLL), 201);
    response_expect(post(ground, &game, game.token, "/rulings", ROLL), 201);
    record_verifies(ground, &game, 5);
}

static void test_a_dispute_is_gone(void **state)
{
    struct ground *ground = *state;
    struct test_game game;
    test_game_open(&ground->client, "tt", NULL, &game);
    response_expect(post(ground, &game, game.token, "/rulings", ROLL), 201);
    response_expect(post(ground, &game, game.token, "/disputes", DISPUTE), 201);
    response_expect(post(ground, &game, game.token, "/disputes", DISPUTE), 409);
    go_back(ground, &game, 1);
    go_on(ground, &game);
    response_expect(post(ground, &game, game.token, "/disputes", DISPUTE), 201);
    response_expect(post(ground, &game, game.token, "/disputes", DISPUTE), 409);
    record_verifies(ground, &game, 4);
}

/* What was disputed is gone, and something else stands in its place. */
static void test_another_entry_stands_there(void **state)
{
    struct ground *ground = *state;
    struct test_game game;
    test_game_open(&ground->client, "tt", NULL, &game);
    response_expect(post(ground, &game, game.token, "/rulings", ROLL), 201);
    response_expect(post(ground, &game, game.token, "/disputes", DISPUTE), 201);
    go_back(ground, &game, 0);
    go_on(ground, &game);
    response_expect(post(ground, &game, game.token, "/notes", "{\"text\":\"again\"}"), 201);
    response_expect(post(ground, &game, game.token, "/disputes", DISPUTE), 409);
    response_expect(post(ground, &game, game.token, "/rulings", ROLL), 201);
    response_expect(post(ground, &game, game.token, "/disputes", "{\"target\":3,\"claim\":\"they were pinned\"}"), 201);
    record_verifies(ground, &game, 5);
}

/* Streams of a session that has lost entries end: going on with other entries under numbers that were told, or waiting
 * for the next that was not, would make a history that never was. Who resumes is told the one that holds. The streams
 * of other sessions go on. */
static void test_listeners_hear_that_entries_are_gone(void **state)
{
    enum { FIRST, LAST, OTHER, STREAMS };
    struct ground *ground = *state;
    struct test_game game, other;
    struct stream streams[STREAMS] = {{.last = -1}, {.last = 2}, {.last = -1}};
    test_game_open(&ground->client, "tt", NULL, &other);
    test_game_open(&ground->client, "tt", NULL, &game);
    for (int i = 0; i < 3; i++)
        response_expect(post(ground, &game, game.token, "/rulings", ROLL), 201);
    for (int i = 0; i < STREAMS; i++) {
        const struct test_game *listened = i == OTHER ? &other : &game;
        assert_true(stream_open(&streams[i], ground->service.port, listened->path, listened->token, streams[i].last,
                                i == LAST ? NULL : "?after=-1"));
        stream_await(&streams[i], i == FIRST ? 4 : 1);
    }
    go_back(ground, &game, 1);
    for (int i = FIRST; i <= LAST; i++) {
        stream_await(&streams[i], 99);
        assert_true(streams[i].ended);
        assert_int_equal(streams[i].last, 3);
        stream_close(&streams[i]);
    }
    struct stream again = {.last = -2};
    assert_true(stream_open(&again, ground->service.port, game.path, game.token, 3, NULL));
    streams_await_status(&again, 1, 200);
    go_on(ground, &game); /* entry 2 */
    response_expect(post(ground, &game, game.token, "/rulings", ROLL), 201);
    stream_await(&again, 2);
    assert_int_equal(again.last, 3);
    stream_close(&again);
    response_expect(post(ground, &other, other.token, "/rulings", ROLL), 201);
    stream_await(&streams[OTHER], 2);
    assert_false(streams[OTHER].ended);
    stream_close(&streams[OTHER]);
}

/* Sends a request that waits in a frozen backend of the writer while the database goes back behind `last`, and reads
 * its answer. */
static void ask_while_going_back(struct ground *ground, const struct test_game *game, const char *token,
                                 const char *path, const char *body, int last, struct raw_answer *ret)
{
    char request[1024], sql[64];
    int length = snprintf(request, sizeof request,
                          "POST %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n"
                          "Content-Type: application/json\r\nContent-Length: %zu\r\n\r\n%s",
                          game_path(game, "%s", path), token, strlen(body), body);
    int64_t backend =
        database_number(ground->connection, "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND"
                                            " application_name = 'umpire' AND (query LIKE 'INSERT INTO umpire.entry %'"
                                            " OR query LIKE 'SELECT pg_logical_emit_message%')"
                                            " ORDER BY backend_start DESC LIMIT 1");
    int connection = raw_connect(ground->service.port);
    assert_true(connection >= 0 && backend > 0);
    assert_int_equal(kill((pid_t)backend, SIGSTOP), 0);
    assert_int_equal(send(connection, request, (size_t)length, MSG_NOSIGNAL), length);
    pause_ms(100);
    snprintf(sql, sizeof sql, "SELECT pg_terminate_backend(%d)", (int)backend);
    database_execute(ground->connection, sql);
    lose_the_end(ground, game, last);
    assert_int_equal(kill((pid_t)backend, SIGCONT), 0);
    raw_read(connection, 1, ret);
    close(connection);
}

static void test_a_seat_is_gone_under_its_request(void **state)
{
    struct ground *ground = *state;
    static struct raw_answer answer;
    struct test_game game;
    char blue[64];
    test_game_open(&ground->client, "tt", NULL, &game);
    seat_join(&ground->client, &game, "blue", NULL, 'a', blue);
    response_expect(post(ground, &game, blue, "/rulings", ROLL), 201);
    ask_while_going_back(ground, &game, blue, "/rulings", ROLL, 0, &answer);
    assert_int_equal(answer.status, 409);
    assert_non_null(strstr(answer.bytes, "session_stopped"));
    go_on(ground, &game);
    response_expect(post(ground, &game, game.token, "/rulings", ROLL), 201);
    record_verifies(ground, &game, 3);
}

/* The ruling is gone, which the dispute under way was allowed to name. */
static void test_a_ruling_is_gone_under_its_dispute(void **state)
{
    struct ground *ground = *state;
    static struct raw_answer answer;
    struct test_game game;
    test_game_open(&ground->client, "tt", NULL, &game);
    response_expect(post(ground, &game, game.token, "/rulings", ROLL), 201);
    ask_while_going_back(ground, &game, game.token, "/disputes", DISPUTE, 0, &answer);
    assert_int_equal(answer.status, 503);
    assert_non_null(strstr(answer.bytes, "database_unavailable"));
    assert_non_null(strstr(answer.bytes, "Retry-After:"));
    go_on(ground, &game);
    response_expect(post(ground, &game, game.token, "/disputes", DISPUTE), 409);
    record_verifies(ground, &game, 2);
}

/* A process that starts anew remembers by its file; one without a file, or whose file is torn, goes on. */
static void test_it_is_noticed_at_a_start(void **state)
{
    struct ground *ground = *state;
    char directory[] = "/tmp/umpire-state-XXXXXX", setting[64], path[80];
    const char *settings[] = {setting, NULL};
    struct test_service first, again;
    struct test_game game, other;
    struct client client;
    struct ask note = {.body = "{\"text\":\"hello\"}"};
    assert_non_null(mkdtemp(directory));
    snprintf(setting, sizeof setting, "UMPIRE_STATE_DIRECTORY=%s", directory);
    service_start(&first, ground->database.url, settings);
    service_await_ready(&first);
    client_start(&client, first.port);
    test_game_open(&client, "tt", NULL, &game);
    test_game_open(&client, "tt", NULL, &other);
    for (int i = 0; i < 3; i++) {
        note.path = game_path(&game, "/notes"), note.token = game.token;
        response_expect(client_ask(&client, &note), 201);
    }
    client_end(&client);
    service_stop(&first);
    lose_the_end(ground, &game, 1);
    service_start(&again, ground->database.url, settings);
    service_await_ready(&again);
    client_start(&client, again.port);
    note.path = game_path(&game, "/notes"), note.token = game.token;
    response_expect_problem(client_ask(&client, &note), 409, "session_stopped");
    note.path = game_path(&other, "/notes"), note.token = other.token;
    response_expect(client_ask(&client, &note), 201);
    /* Another process, which remembers nothing, writes what the lost entries had been: here that is a fork. */
    for (int i = 0; i < 4; i++)
        response_expect(post(ground, &game, game.token, "/notes", "{\"text\":\"again\"}"), 201);
    note.path = game_path(&game, "/notes"), note.token = game.token;
    response_expect_problem(client_ask(&client, &note), 409, "session_stopped");
    note.path = game_path(&game, "/rekey");
    note.body = "{\"reason\":\"Two records.\"}";
    note.key = "rekey-1";
    response_expect(client_ask(&client, &note), 201);
    response_expect(client_ask(&client, &note), 200);
    note.key = NULL;
    note.path = game_path(&game, "/notes");
    note.body = "{\"text\":\"hello\"}";
    response_expect(client_ask(&client, &note), 201);
    response_expect(post(ground, &game, game.token, "/notes", "{\"text\":\"again\"}"), 201);
    response_expect(client_ask(&client, &note), 201);
    client_end(&client);
    service_stop(&again);
    record_verifies(ground, &game, 10);
    snprintf(path, sizeof path, "%s/known-heads-0", directory);
    assert_int_equal(unlink(path), 0);
    rmdir(directory);
}

/* `umpire session rekey` with these words, its settings those of a service; the exit status. */
static int rekey(struct ground *ground, const char *state, const char *const *words, struct program_end *end)
{
    char url[400], keys[KEYS_DIRECTORY_SIZE], directory[KEYS_DIRECTORY_SIZE + 32];
    snprintf(url, sizeof url, "UMPIRE_DATABASE_URL=%s", ground->database.url);
    keys_directory_of(ground->database.url, keys);
    snprintf(directory, sizeof directory, "UMPIRE_KEYS_DIRECTORY=%s", keys);
    program_run(words, (const char *const[]){url, directory, state, NULL}, end);
    return end->status;
}

/* A failover has stopped two games of three. The operator goes on with both at once, and says why in their records. */
static void test_all_are_re_keyed_at_once(void **state)
{
    struct ground *ground = *state;
    enum { GAMES = 3, STOPPED = 2 };
    char directory[] = "/tmp/umpire-heads-XXXXXX", setting[80], path[100];
    static const char *const all[] = {"session", "rekey", "--all", "--reason", "The standby lacked the end.", NULL};
    static const char *const unsaid[] = {"session", "rekey", "--all", NULL};
    const char *const settings[] = {setting, NULL};
    struct test_game games[GAMES];
    struct test_service service;
    struct program_end end;
    struct client client;
    struct ask note = {.body = "{\"text\":\"hello\"}"};
    assert_non_null(mkdtemp(directory));
    snprintf(setting, sizeof setting, "UMPIRE_STATE_DIRECTORY=%s", directory);
    service_start(&service, ground->database.url, settings);
    service_await_ready(&service);
    client_start(&client, service.port);
    for (int i = 0; i < GAMES; i++) {
        test_game_open(&client, "tt", NULL, &games[i]);
        for (int k = 0; k < 3; k++) {
            note.path = game_path(&games[i], "/notes"), note.token = games[i].token;
            response_expect(client_ask(&client, &note), 201);
        }
    }
    client_end(&client);
    service_stop(&service);
    for (int i = 0; i < STOPPED; i++)
        lose_the_end(ground, &games[i], 1);
    service_start(&service, ground->database.url, settings);
    service_await_ready(&service);
    client_start(&client, service.port);
    for (int i = 0; i < GAMES; i++) {
        note.path = game_path(&games[i], "/notes"), note.token = games[i].token;
        client_ask(&client, &note);
        assert_int_equal(client.response.status, i < STOPPED ? 409 : 201);
    }
    assert_int_equal(rekey(ground, setting, unsaid, &end), 2);
    assert_int_equal(rekey(ground, setting, all, &end), 0);
    for (int i = 0; i < GAMES; i++) {
        assert_int_equal(strstr(end.words, games[i].id) != NULL, i < STOPPED);
        note.path = game_path(&games[i], "/notes"), note.token = games[i].token;
        response_expect(client_ask(&client, &note), 201);
        record_verifies(ground, &games[i], i < STOPPED ? 4 : 6);
    }
    response_expect(
        client_ask(&client, &(struct ask){.path = game_path(&games[0], "/entries/2"), .token = games[0].token}), 200);
    assert_non_null(strstr(client.response.body, "The operator of the service: The standby lacked the end."));
    assert_int_equal(rekey(ground, setting, all, &end), 0); /* there is nothing left to do */
    assert_string_equal(end.words, "");
    client_end(&client);
    service_stop(&service);
    snprintf(path, sizeof path, "%s/known-heads-0", directory);
    assert_int_equal(unlink(path), 0);
    rmdir(directory);
}

/* Of a new chain the devices' nonces are missing: they give others by themselves, and ask then. */
static void test_devices_give_nonces_anew(void **state)
{
    static const char reason[] = "{\"reason\":\"The disk was lost.\"}";
    struct ground *ground = *state;
    struct test_device red, blue;
    struct test_game game;
    struct program_end end;
    test_game_open(&ground->client, "tt", NULL, &game);
    device_join_game(&red, "red", ground->service.port, &game, NULL, &end);
    assert_int_equal(end.status, 0);
    device_join_game(&blue, "blue", ground->service.port, &game, NULL, &end);
    assert_int_equal(end.status, 0);
    response_expect(post(ground, &game, game.token, "/notes", "{\"text\":\"seen by no device\"}"), 201);
    go_back(ground, &game, 2);
    response_expect(post(ground, &game, game.token, "/rekey", reason), 201);
    device_do(&red, "watch", once);
    assert_int_equal(game_kind_count(&ground->client, &game, "nonce"), 1);
    device_ask_question(&blue, ROLL, &end); /* who does not watch */
    if (end.status != 0 || !strstr(end.words, "gave a nonce"))
        fail_msg("%d: %s", end.status, end.words);
    device_ask_question(&red, ROLL, &end);
    assert_int_equal(end.status, 0);
    device_do(&red, "watch", once);
    device_do(&blue, "watch", once);
    assert_int_equal(game_kind_count(&ground->client, &game, "nonce"), 2);
    record_verifies(ground, &game, 8);

    /* Once more, and once more again, with no roll in between: whoever knows the secrets could go on like this until
     * the nonces suit. Devices wait for somebody's roll. */
    for (int again = 0; again < 2; again++) {
        response_expect(post(ground, &game, game.token, "/notes", "{\"text\":\"seen by no device\"}"), 201);
        go_back(ground, &game, 7 + again);
        response_expect(post(ground, &game, game.token, "/rekey", reason), 201);
    }
    device_do(&red, "watch", once);
    assert_int_equal(game_kind_count(&ground->client, &game, "nonce"), 2);
    device_ask_question(&red, ROLL, &end);
    assert_int_equal(end.status, 1);
    assert_non_null(strstr(end.words, "(begun_again)"));
    device_ask_question(&red, DECLARED, &end); /* dice on the table rest on no chain */
    assert_int_equal(end.status, 0);
    response_expect(post(ground, &game, game.token, "/rulings", ROLL), 201);
    device_do(&red, "watch", once);
    device_ask_question(&blue, ROLL, &end);
    assert_int_equal(end.status, 0);
    assert_int_equal(game_kind_count(&ground->client, &game, "nonce"), 4);
    record_verifies(ground, &game, 15);
    device_clear(&red);
    device_clear(&blue);
}

/* Of two-sided games. */
#define TWO_SIDED "{\"ruleset\":\"tt\",\"mode\":\"two_sided\"}"

static void device_asks(const struct test_device *device)
{
    struct program_end end;
    device_ask_question(device, ROLL, &end);
    if (end.status != 0 || !strstr(end.words, "asked at link"))
        fail_msg("%s: %d: %s", device->name, end.status, end.words);
}

static void device_alarms(const struct test_device *device, const char *what, const char *const *words,
                          const char *code)
{
    struct program_end end;
    device_run(device, what, words, &end);
    if (end.status != 4 || !strstr(end.words, "ALARM: ") || !strstr(end.words, code))
        fail_msg("%s: %d: %s", device->name, end.status, end.words);
}

/* Red's device asked, and gave its nonce: entries 5 and 6, of which the database loses the one or both. Whoever runs
 * the server may know the dice, and a new chain gives others. The device raises the alarm, and signs nothing more. */
static void test_a_reveal_is_gone(void **state)
{
    struct ground *ground = *state;
    for (int last = 4; last <= 5; last++) {
        struct test_device red, blue;
        struct test_game game;
        struct program_end end;
        response_expect(client_ask(&ground->client, &(struct ask){.path = "/v1/sessions", .body = TWO_SIDED}), 201);
        game_take(&ground->client.response, &game);
        device_join_game(&red, "red", ground->service.port, &game, NULL, &end);
        device_join_game(&blue, "blue", ground->service.port, &game, NULL, &end);
        device_do(&red, "watch", once);
        device_do(&blue, "watch", once);
        device_asks(&red);
        assert_int_equal(game_kind_count(&ground->client, &game, "revealed"), 1);
        go_back(ground, &game, last);
        begin_chain(ground, &game);
        const char *code = last == 4 ? "(rewritten)" : "(rekey)";
        for (int again = 0; again < 2; again++)
            device_alarms(&red, "watch", once, code);
        device_alarms(&red, "give-up", NULL, code);
        device_do(&blue, "watch", once); /* who gave nothing away goes on, and is told why */
        device_run(&blue, "show", NULL, &end);
        assert_non_null(strstr(end.words, "the chain was replaced before it was used up, as after a restore: ask why"));
        assert_int_equal(game_kind_count(&ground->client, &game, "revealed"), 0);
        assert_int_equal(game_kind_count(&ground->client, &game, "committed"), 3);
        device_clear(&red);
        device_clear(&blue);
    }
}

/* Nobody has revealed: the new chain ends the question, and the game goes on with new commitments. */
static void test_a_question_is_ended(void **state)
{
    struct ground *ground = *state;
    struct test_device blue;
    struct program_end end;
    struct pair pair;
    pair_open(&pair, &ground->client, TWO_SIDED);
    pair_join(&pair, &pair.red, "red", 'a', "");
    device_join_game(&blue, "blue", ground->service.port, &pair.game, NULL, &end);
    assert_int_equal(end.status, 0);
    device_do(&blue, "watch", once);
    pair.entries += 2;
    pair_commit(&pair, &pair.red, 8);
    pair_asked(&pair, pair_ask(&pair, &pair.red, NULL, "\"step\":\"morale-check\",\"input\":{\"target\":8}")); /* 5 */
    device_run(&blue, "show", NULL, &end);
    assert_non_null(strstr(end.words, "open question: entry 5"));
    response_expect(post(ground, &pair.game, pair.game.token, "/notes", "{\"text\":\"seen by no device\"}"), 201);
    go_back(ground, &pair.game, 5);
    begin_chain(ground, &pair.game); /* 6 */
    pair.entries++;
    pair_next(&pair);
    assert_int_equal(pair.next.index, 1);
    device_do(&blue, "watch", once); /* 7 */
    pair.entries++;
    pair.red.committed = pair.next.index; /* those for the old chain are void */
    pair_commit(&pair, &pair.red, 8);     /* 8 */
    assert_int_equal(game_kind_count(&ground->client, &pair.game, "revealed"), 0);
    device_asks(&blue); /* 9, and its own reveal */
    pair_see_question(&pair, 9);
    response_expect(pair_reveal(&pair, &pair.red, 9, 1, NULL), 201);
    assert_int_equal(game_kind_count(&ground->client, &pair.game, "ruling"), 1);
    device_do(&blue, "watch", once);
    record_verifies(ground, &pair.game, 13);
    device_clear(&blue);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_seat_is_gone),
        cmocka_unit_test(test_a_dispute_is_gone),
        cmocka_unit_test(test_another_entry_stands_there),
        cmocka_unit_test(test_listeners_hear_that_entries_are_gone),
        cmocka_unit_test(test_a_seat_is_gone_under_its_request),
        cmocka_unit_test(test_a_ruling_is_gone_under_its_dispute),
        cmocka_unit_test(test_it_is_noticed_at_a_start),
        cmocka_unit_test(test_all_are_re_keyed_at_once),
        cmocka_unit_test(test_devices_give_nonces_anew),
        cmocka_unit_test(test_a_reveal_is_gone),
        cmocka_unit_test(test_a_question_is_ended),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
