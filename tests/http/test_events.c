/* Entries as server-sent events: each once and in order, wherever a stream begins and whatever happens meanwhile. */
#include "base/clock.h"
#include "ground.h"
#include "stream.h"
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include <cmocka.h>

#define ROLL "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"

enum { PLENTY = 40 /* more than two pages */ };

static const struct response *roll(struct ground *ground)
{
    const struct response *response = ground_ask(ground, "/rulings", ROLL);
    response_expect(response, 201);
    return response;
}

static void rolls(struct ground *ground, int count)
{
    while (count-- > 0)
        roll(ground);
}

static void new_game(struct ground *ground)
{
    test_game_open(&ground->client, "tt", NULL, &ground->game);
}

static struct stream listen_after(const struct ground *ground, uint16_t port, long long last)
{
    struct stream stream = {.last = last};
    assert_true(stream_open(&stream, port, ground->game.path, ground->game.token, last, last < 0 ? "?after=-1" : NULL));
    return stream;
}

/* From the present on; returns when the stream has begun. */
static struct stream listen_now(const struct ground *ground, uint16_t port)
{
    struct stream stream = {.last = -2, .keep = true};
    assert_true(stream_open(&stream, port, ground->game.path, ground->game.token, -1, NULL));
    streams_await_status(&stream, 1, 200);
    return stream;
}

/* What an event says is what the entry's own resource says. */
static void data_is_the_entry(struct ground *ground, const struct stream *stream)
{
    const struct response *response =
        client_ask(&ground->client, &(struct ask){.path = game_path(&ground->game, "/entries/%lld", stream->last),
                                                  .token = ground->game.token});
    response_expect(response, 200);
    assert_true(json_equal(response->json, stream->data));
    assert_string_equal(response_text(response, "kind"), stream->kind);
}

static void test_every_position(void **state)
{
    struct ground *ground = *state;
    new_game(ground);
    rolls(ground, PLENTY);
    for (long long last = -1; last < PLENTY; last++) {
        struct stream stream = listen_after(ground, ground->service.port, last);
        stream.keep = true;
        stream_await(&stream, PLENTY - (int)last);
        assert_int_equal(stream.last, PLENTY);
        if (last % 8 == 0)
            data_is_the_entry(ground, &stream);
        stream_close(&stream);
    }
    /* Behind the last entry nothing comes until there is one more. */
    struct stream stream = listen_after(ground, ground->service.port, PLENTY);
    streams_await_status(&stream, 1, 200);
    streams_take(&stream, 1, 200);
    assert_int_equal(stream.events, 0);
    rolls(ground, 1);
    stream_await(&stream, 1);
    assert_int_equal(stream.last, PLENTY + 1);
    stream_close(&stream);
}

static void test_events_come_at_once(void **state)
{
    struct ground *ground = *state;
    new_game(ground);
    rolls(ground, 3);
    struct stream stream = listen_now(ground, ground->service.port);
    int64_t slowest = 0;
    for (int i = 0; i < 10; i++) {
        int64_t asked = clock_monotonic_ms();
        roll(ground);
        stream_await(&stream, i + 1);
        int64_t took = clock_monotonic_ms() - asked;
        slowest = took > slowest ? took : slowest;
        assert_int_equal(stream.last, 4 + i);
        assert_string_equal(stream.kind, "ruling");
        data_is_the_entry(ground, &stream);
    }
    print_message("  the slowest event came %lld ms after its question was asked\n", (long long)slowest);
    stream_close(&stream);
}

/* 64 clients append while eight listen: from the opening, and from the present. */
enum { LISTENERS = 8, CLIENTS = 64, RULINGS = 600 };

struct crowded {
    struct ground *ground;
    char path[80];
    struct stream streams[LISTENERS];
};

static void crowded_ask(void *context, int32_t number, struct ask *ret)
{
    struct crowded *crowded = context;
    (void)number;
    *ret = (struct ask){.path = crowded->path, .token = crowded->ground->game.token, .body = ROLL};
}

static bool crowded_answer(void *context, int32_t number, const struct response *response)
{
    struct crowded *crowded = context;
    (void)number;
    response_expect(response, 201);
    streams_take(crowded->streams, LISTENERS, 0);
    return true;
}

static void test_concurrent_appends(void **state)
{
    struct ground *ground = *state;
    struct crowded crowded = {.ground = ground};
    new_game(ground);
    snprintf(crowded.path, sizeof crowded.path, "%s", game_path(&ground->game, "/rulings"));
    for (int i = 0; i < LISTENERS; i++)
        crowded.streams[i] =
            i % 2 ? listen_after(ground, ground->service.port, -1) : listen_now(ground, ground->service.port);
    crowd_run(&(struct crowd){.ports = &ground->service.port,
                              .port_count = 1,
                              .connections = CLIENTS,
                              .count = RULINGS,
                              .context = &crowded,
                              .ask = crowded_ask,
                              .answer = crowded_answer});
    for (int i = 0; i < LISTENERS; i++) {
        stream_await(&crowded.streams[i], RULINGS + i % 2);
        assert_int_equal(crowded.streams[i].last, RULINGS);
        stream_close(&crowded.streams[i]);
    }
}

static void test_closing_ends_it(void **state)
{
    struct ground *ground = *state;
    new_game(ground);
    struct stream stream = listen_now(ground, ground->service.port);
    rolls(ground, 1);
    response_expect(ground_ask(ground, "/close", "{}"), 201);
    stream_await(&stream, 10);
    assert_true(stream.ended);
    assert_int_equal(stream.last, 2);
    assert_string_equal(stream.kind, "closed");
    stream_close(&stream);
    /* From before its end the closed game is told to the end; from there on there is nothing. */
    stream = listen_after(ground, ground->service.port, 0);
    stream_await(&stream, 10);
    assert_true(stream.ended);
    assert_int_equal(stream.last, 2);
    stream_close(&stream);
    static const char *const queries[] = {"", "?after=2", "?after=77"};
    for (size_t i = 0; i < sizeof queries / sizeof queries[0]; i++) {
        struct ask ask = {.path = game_path(&ground->game, "/events%s", queries[i]), .token = ground->game.token};
        response_expect(client_ask(&ground->client, &ask), 204);
        assert_int_equal(ground->client.response.length, 0);
    }
    struct ask resumed = {
        .path = game_path(&ground->game, "/events"), .token = ground->game.token, .headers = {"Last-Event-ID: 2"}};
    response_expect(client_ask(&ground->client, &resumed), 204);
}

/* Behind what there is not yet begins what comes next: a stream that waited for a number would hear neither that its
 * seat is revoked nor, after the database has gone back, anything for a long time. */
static void test_ahead_of_the_session(void **state)
{
    struct ground *ground = *state;
    static const char *const queries[] = {"?after=77", NULL};
    new_game(ground);
    for (int i = 0; i < 2; i++) {
        struct stream stream = {.last = -2};
        assert_true(stream_open(&stream, ground->service.port, ground->game.path, ground->game.token,
                                queries[i] ? -1 : 77, queries[i]));
        streams_await_status(&stream, 1, 200);
        rolls(ground, 1);
        stream_await(&stream, 1);
        assert_int_equal(stream.last, i + 1);
        stream_close(&stream);
    }
}

/* Before its first event a stream says behind which entry it goes on: who is cut off there resumes there. */
static void test_where_it_begins(void **state)
{
    struct ground *ground = *state;
    new_game(ground);
    rolls(ground, 3);
    struct stream now = listen_now(ground, ground->service.port);
    while (now.behind < 0)
        streams_take(&now, 1, 1000);
    assert_int_equal(now.events, 0);
    assert_int_equal(now.behind, 3);
    stream_close(&now);
    rolls(ground, 2); /* nobody hears them */
    struct stream again = listen_after(ground, ground->service.port, now.behind);
    stream_await(&again, 2);
    assert_int_equal(again.behind, 3);
    assert_int_equal(again.last, 5);
    stream_close(&again);
    struct stream whole = listen_after(ground, ground->service.port, -1);
    stream_await(&whole, 6);
    assert_int_equal(whole.behind, -1); /* its address says it */
    stream_close(&whole);
}

static void test_bad_requests(void **state)
{
    struct ground *ground = *state;
    static const struct {
        const char *query, *header, *token;
        int status;
        const char *code;
    } cases[] = {
        {"", NULL, "nobody", 401, "token_invalid"},
        {"?after=-2", NULL, NULL, 422, "out_of_range"},
        {"?after=x", NULL, NULL, 422, "wrong_type"},
        {"?before=1", NULL, NULL, 422, "unknown_field"},
        {"", "Last-Event-ID: x", NULL, 400, "bad_request"},
        {"", "Last-Event-ID: -1", NULL, 400, "bad_request"},
        {"", "Last-Event-ID: 12345678901", NULL, 400, "bad_request"},
        {"", "Accept: application/json", NULL, 406, "not_acceptable"},
    };
    new_game(ground);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct ask ask = {.path = game_path(&ground->game, "/events%s", cases[i].query),
                          .token = cases[i].token ? cases[i].token : ground->game.token,
                          .headers = {cases[i].header}};
        response_expect_problem(client_ask(&ground->client, &ask), cases[i].status, cases[i].code);
    }
}

/* A seat that watches. */
static void watcher_join(struct ground *ground, char ret_token[64])
{
    char body[128];
    snprintf(body, sizeof body, "{\"code\":\"%s\",\"name\":\"watcher\"}", ground->game.watch_code);
    const struct response *response = ground_ask(ground, "/seats", body);
    response_expect(response, 201);
    snprintf(ret_token, 64, "%s", response_text(response, "token"));
}

/* A stream of the token at each process. */
static void watchers_open(struct stream watchers[2], struct ground *ground, uint16_t other, const char *token)
{
    const uint16_t ports[] = {ground->service.port, other};
    for (int i = 0; i < 2; i++) {
        watchers[i] = (struct stream){.last = -2};
        assert_true(stream_open(&watchers[i], ports[i], ground->game.path, token, 0, NULL));
        stream_await(&watchers[i], 1);
    }
}

/* Both end with the entry of this kind, number 2, and the token gets no new one. */
static void watchers_end(struct stream watchers[2], struct ground *ground, uint16_t other, const char *token,
                         const char *code, const char *kind)
{
    struct client client;
    client_start(&client, other);
    struct ask ask = {.path = game_path(&ground->game, "/events?after=2"), .token = token};
    response_expect_problem(client_ask(&client, &ask), 401, code);
    client_end(&client);
    for (int i = 0; i < 2; i++) {
        stream_await(&watchers[i], 9);
        assert_true(watchers[i].ended);
        assert_int_equal(watchers[i].last, 2);
        assert_string_equal(watchers[i].kind, kind);
        stream_close(&watchers[i]);
    }
}

/* Its streams end with the entry that says so, at the process that wrote it and at another, which still believes its
 * token for some seconds: but for no new stream. */
static void test_a_revoked_seat(void **state)
{
    struct ground *ground = *state;
    struct test_service other;
    struct stream watchers[2];
    char token[64];
    service_start(&other, ground->database.url, NULL);
    service_await_ready(&other);
    new_game(ground);
    watcher_join(ground, token);
    struct stream umpire = listen_now(ground, other.port);
    watchers_open(watchers, ground, other.port, token);
    response_expect(ground_ask(ground, "/seats/s1/revocation", "{}"), 201);
    watchers_end(watchers, ground, other.port, token, "seat_revoked", "revoked");
    stream_await(&umpire, 1);
    rolls(ground, 1);
    stream_await(&umpire, 2);
    assert_int_equal(umpire.last, 3);
    stream_close(&umpire);
    service_stop(&other);
}

/* Of a seat that goes to another phone the old token's streams end, at both processes; the new one's go on, also past
 * the entry that says so, and there is no new stream for the old one. */
static void test_a_reissued_seat(void **state)
{
    struct ground *ground = *state;
    struct test_service other;
    struct stream lost[2], found = {.last = -1};
    char token[64], fresh[64];
    service_start(&other, ground->database.url, NULL);
    service_await_ready(&other);
    new_game(ground);
    watcher_join(ground, token);
    watchers_open(lost, ground, other.port, token);
    const struct response *response = ground_ask(ground, "/seats/s1/reissue", "{}");
    response_expect(response, 201);
    snprintf(fresh, sizeof fresh, "%s", response_text(response, "token"));
    watchers_end(lost, ground, other.port, token, "token_invalid", "reissued");
    assert_true(stream_open(&found, ground->service.port, ground->game.path, fresh, -1, "?after=-1"));
    rolls(ground, 1);
    stream_await(&found, 4);
    assert_int_equal(found.last, 3);
    assert_false(found.ended);
    stream_close(&found);
    service_stop(&other);
}

/* A link's token listens, too. */
static void test_a_link(void **state)
{
    struct ground *ground = *state;
    char token[64], query[96];
    const struct response *response =
        client_ask(&ground->client, &(struct ask){.path = "/v1/sessions", .body = "{\"ruleset\":\"tt\"}"});
    response_expect(response, 201);
    snprintf(ground->game.path, sizeof ground->game.path, "/v1/sessions/%s", response_text(response, "id"));
    snprintf(token, sizeof token, "%s",
             json_string_value(json_object_get(json_object_get(response->json, "spectator"), "token")));
    snprintf(query, sizeof query, "?after=-1&access_token=%s", token);
    struct stream stream = {.last = -1};
    assert_true(stream_open(&stream, ground->service.port, ground->game.path, NULL, -1, query));
    stream_await(&stream, 1);
    assert_int_equal(stream.last, 0);
    stream_close(&stream);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_position),       cmocka_unit_test(test_events_come_at_once),
        cmocka_unit_test(test_concurrent_appends),   cmocka_unit_test(test_closing_ends_it),
        cmocka_unit_test(test_ahead_of_the_session), cmocka_unit_test(test_where_it_begins),
        cmocka_unit_test(test_bad_requests),         cmocka_unit_test(test_a_revoked_seat),
        cmocka_unit_test(test_a_reissued_seat),      cmocka_unit_test(test_a_link),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
