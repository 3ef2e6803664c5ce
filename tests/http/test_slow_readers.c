/* Clients that ask for large answers and do not read them: what they hold up is bounded for each token and in all, told
 * in the metrics, and free when they are gone; what the system has taken of them is bounded for each connection. */
#include "base/clock.h"
#include "ground.h"
#include "patience.h"
#include "raw.h"
#include <arpa/inet.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmocka.h>

/* Of a buffer of 128 KiB Linux makes one of 256 KiB, and goes beyond it by no more than a piece of 64 KiB. */
enum { READERS = 40, UNREAD_MOST = 320 * 1024 };

static const char *const settings[] = {"UMPIRE_ANSWER_MB_PER_TOKEN=16", "UMPIRE_ANSWER_MB=24", NULL};

/* Notes of so many words, written past the service. */
static void game_fill(struct ground *ground, int notes, int words)
{
    char sql[900];
    snprintf(
        sql, sizeof sql,
        "INSERT INTO umpire.entry (session_id, seq, at, kind, seat, bytes) SELECT '%s', n, now(), 'note', 'umpire', "
        "convert_to(format('{\"at\":\"2026-11-21T10:00:00.000Z\",\"format\":1,\"kind\":\"note\",\"seat\":\"umpire\","
        "\"seq\":%%s,\"session\":\"%s\",\"text\":\"%%s\"}', n, repeat('step ', %d)), 'UTF8')"
        " FROM generate_series(1, %d) n",
        ground->game.id, ground->game.id, words, notes);
    PGresult *result = PQexec(ground->connection, sql);
    assert_int_equal(PQresultStatus(result), PGRES_COMMAND_OK);
    PQclear(result);
}

/* Asks and reads nothing but what the smallest of buffers takes. */
static int ask_slowly(uint16_t port, const char *path, const char *token)
{
    char words[512];
    int small = 2048, connection = raw_connect(port);
    setsockopt(connection, SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
    int length =
        snprintf(words, sizeof words, "GET %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n\r\n", path, token);
    assert_int_equal(send(connection, words, (size_t)length, MSG_NOSIGNAL), length);
    return connection;
}

/* The status, without reading further. */
static int status_of(int connection)
{
    char line[16] = "";
    assert_int_equal(recv(connection, line, 12, MSG_WAITALL), 12);
    return atoi(line + 9);
}

/* The most bytes that the system holds of one connection of the service because its client does not read them. */
static long unread_most(uint16_t port)
{
    char line[256];
    long most = 0;
    FILE *file = fopen("/proc/net/tcp", "re");
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        unsigned local, unread;
        if (sscanf(line, " %*d: %*8x:%x %*8x:%*x %*x %x:%*x", &local, &unread) == 2 && local == port)
            most = (long)unread > most ? (long)unread : most;
    }
    fclose(file);
    return most;
}

struct slow {
    int connections[READERS];
    int served, refused, overloaded;
};

struct slow_game {
    struct test_game game;
    char path[128];
};

static void slow_begin(struct slow *slow, uint16_t port, const char *path, const char *token)
{
    for (int i = 0; i < READERS; i++)
        slow->connections[i] = ask_slowly(port, path, token);
    for (int i = 0; i < READERS; i++) {
        int status = status_of(slow->connections[i]);
        slow->served += status == 200;
        slow->refused += status == 429;
        slow->overloaded += status == 503;
    }
    assert_int_equal(slow->served + slow->refused + slow->overloaded, READERS);
}

static void slow_end(struct slow *slow, struct client *client)
{
    for (int i = 0; i < READERS; i++)
        close(slow->connections[i]);
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS;
         client_metric(client, "umpire_http_held_bytes") > 0 && clock_monotonic_ms() < until;)
        pause_ms(20);
    assert_int_equal(client_metric(client, "umpire_http_held_bytes"), 0);
}

static void hold_up(struct ground *ground, struct test_service *service, const char *what, int least)
{
    struct slow slow = {.served = 0};
    struct client client;
    client_start(&client, service->port);
    long long before = client_metric(&client, "process_resident_memory_bytes");
    char path[128];
    snprintf(path, sizeof path, "%s", game_path(&ground->game, "%s", what));
    slow_begin(&slow, service->port, path, ground->game.token);
    long long held = client_metric(&client, "umpire_http_held_bytes");
    long unread = unread_most(service->port);
    print_message("%s: %d served, %d refused, %lld bytes held, %lld more resident, and of a connection at most %ld "
                  "bytes with the system\n",
                  what, slow.served, slow.refused, held,
                  client_metric(&client, "process_resident_memory_bytes") - before, unread);
    assert_in_range(slow.served, least, 16);
    assert_int_equal(slow.refused, READERS - slow.served);
    assert_in_range(unread, 1, UNREAD_MOST);
    assert_in_range(held, 0, 16 << 20); /* what the system has taken is no memory of ours any more */
    /* A small answer is no burden, whoever asks. */
    response_expect(client_ask(&client, &(struct ask){.path = game_path(&ground->game, "/entries?limit=1"),
                                                      .token = ground->game.token}),
                    200);
    slow_end(&slow, &client);
    response_expect(client_ask(&client, &(struct ask){.path = path, .token = ground->game.token}), 200);
    client_end(&client);
}

static void test_reports(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    service_start(&service, ground->database.url, settings);
    game_fill(ground, 9900, 100);
    hold_up(ground, &service, "/report", 1);
    service_stop(&service);
}

static void test_entries(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    service_start(&service, ground->database.url, settings);
    test_game_open(&ground->client, "tt", NULL, &ground->game);
    game_fill(ground, 120, 4000);
    hold_up(ground, &service, "/entries?limit=100", 2);
    service_stop(&service);
}

/* A game of its own, with answers of some MB. */
static void large_game(struct ground *ground, struct slow_game *ret)
{
    test_game_open(&ground->client, "tt", NULL, &ground->game);
    game_fill(ground, 120, 4000);
    ret->game = ground->game;
    snprintf(ret->path, sizeof ret->path, "%s", game_path(&ground->game, "/entries?limit=100"));
}

/* Several who keep within their own shares fill what there is for all of them: whoever comes then is told to come
 * again, whatever he holds himself, and is served when the others are gone. */
static void test_several_tokens(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct client client;
    struct slow first = {.served = 0}, second = {.served = 0};
    struct slow_game games[3];
    service_start(&service, ground->database.url, settings);
    for (int i = 0; i < 3; i++)
        large_game(ground, &games[i]);
    client_start(&client, service.port);
    slow_begin(&first, service.port, games[0].path, games[0].game.token);
    slow_begin(&second, service.port, games[1].path, games[1].game.token);
    long long held = client_metric(&client, "umpire_http_held_bytes");
    print_message(
        "of two tokens: %d and %d served, %d and %d refused, %d and %d for the sake of all, %lld bytes held\n",
        first.served, second.served, first.refused, second.refused, first.overloaded, second.overloaded, held);
    assert_int_equal(first.overloaded, 0);
    assert_in_range(second.served, 1, first.served - 1);
    assert_int_equal(second.refused, 0);
    assert_in_range(held, 16 << 20, 24 << 20);
    const struct ask third = {.path = games[2].path, .token = games[2].game.token};
    const struct response *response = client_ask(&client, &third);
    response_expect(response, 503);
    assert_string_equal(response_text(response, "code"), "overloaded");
    assert_string_equal(response_header(response, "Retry-After"), "5");
    /* A small answer is no burden, whatever there is. */
    response_expect(client_ask(&client, &(struct ask){.path = game_path(&games[2].game, "/entries?limit=1"),
                                                      .token = games[2].game.token}),
                    200);
    for (int i = 0; i < READERS; i++)
        close(first.connections[i]);
    slow_end(&second, &client);
    response_expect(client_ask(&client, &third), 200);
    client_end(&client);
    service_stop(&service);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_reports),
        cmocka_unit_test(test_entries),
        cmocka_unit_test(test_several_tokens),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
