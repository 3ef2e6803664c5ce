/* What players were told, held against what is recorded. */
#include "base/clock.h"
#include "patience.h"
#include "players.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

/* A number from SQL in which $ stands for the game's id. */
static int64_t game_number(PGconn *connection, const struct test_game *game, const char *sql)
{
    char whole[512];
    const char *place = strchr(sql, '$');
    assert_non_null(place);
    snprintf(whole, sizeof whole, "%.*s%s%s", (int)(place - sql), sql, game->id, place + 1);
    return database_number(connection, whole);
}

/* What is answered again byte for byte. Of joining: what comes after the notice, which says who speaks for the side. */
static const char *same_each_time(const struct player_request *request, const char *answer)
{
    const char *from = request->kind == REQUEST_JOIN ? strstr(answer, "\"token\":") : answer;
    assert_non_null(from);
    return from;
}

/* Asked again under its key: the same bytes. */
static void request_is_recorded(const struct player *player, const struct player_request *request,
                                struct client *client)
{
    struct request_words words;
    request_write(player->players, player, request, &words);
    const struct ask ask = {.path = words.path, .token = request->token, .key = words.key, .body = words.body};
    const struct response *response = client_ask(client, &ask);
    /* The deadline of these services is short: where the machine is slow, the database may miss it. */
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS; response->status == 503;
         response = client_ask(client, &ask))
        assert_true(clock_monotonic_ms() < until);
    response_expect(response, 200);
    assert_string_equal(same_each_time(request, response->body), same_each_time(request, request->answer));
}

/* As many sessions as were opened. */
static void sessions_are_whole(const struct players *players, PGconn *connection)
{
    int64_t opened = players->game_count;
    for (int32_t i = 0; i < players->thread_count; i++)
        for (size_t each = 0; each < players->list[i].count; each++)
            opened += players->list[i].requests[each].kind == REQUEST_OPEN;
    assert_true(opened > players->game_count);
    assert_int_equal(database_number(connection, "SELECT count(*) FROM umpire.session"), opened);
}

static int64_t requests_of(const struct players *players, int32_t game)
{
    int64_t count = 0;
    for (int32_t i = 0; i < players->thread_count; i++)
        for (size_t each = 0; each < players->list[i].count; each++)
            count +=
                players->list[i].requests[each].game == game && players->list[i].requests[each].kind != REQUEST_OPEN;
    return count;
}

/* All keys are there, as many as were acknowledged and no more; nothing stands there that nobody asked for. */
static void game_is_whole(const struct players *players, int32_t place, PGconn *connection)
{
    const struct test_game *game = &players->games[place];
    int64_t entries =
        game_number(connection, game, "SELECT count(*) FROM umpire.entry WHERE session_id = '$' AND seq >= 0");
    int64_t last = game_number(connection, game, "SELECT max(seq) FROM umpire.entry WHERE session_id = '$'");
    int64_t keyed = game_number(connection, game,
                                "SELECT count(DISTINCT (seat, key_hash)) FROM umpire.entry WHERE session_id = '$'"
                                " AND key_hash IS NOT NULL");
    int64_t own = game_number(connection, game,
                              "SELECT count(*) FROM umpire.entry WHERE session_id = '$' AND key_hash IS NULL"
                              " AND kind IN ('opened', 'rekey')");
    assert_int_equal(entries, last + 1);
    assert_int_equal(keyed, requests_of(players, place));
    assert_int_equal(entries, keyed + own);
}

static void game_verifies(const struct test_game *game, struct client *client)
{
    char path[] = "/tmp/umpire-export-XXXXXX";
    struct program_end end;
    const struct response *response =
        client_ask(client, &(struct ask){.path = game_path(game, "/export"), .token = game->token});
    response_expect(response, 200);
    int file = mkstemp(path);
    assert_true(file >= 0);
    assert_int_equal(write(file, response->body, response->length), response->length);
    close(file);
    program_run((const char *const[]){"verify", path, NULL}, NULL, &end);
    if (end.status != 0)
        fail_msg("umpire verify: %s", end.words);
    unlink(path);
}

void players_check(struct players *players, const char *database_url)
{
    struct client client;
    PGconn *connection = database_connect(database_url);
    client_start(&client, atomic_load(&players->ports[0]));
    for (int32_t i = 0; i < players->thread_count; i++)
        for (size_t each = 0; each < players->list[i].count; each++)
            request_is_recorded(&players->list[i], &players->list[i].requests[each], &client);
    sessions_are_whole(players, connection);
    for (int32_t i = 0; i < players->game_count; i++) {
        game_is_whole(players, i, connection);
        game_verifies(&players->games[i], &client);
    }
    client_end(&client);
    PQfinish(connection);
}
