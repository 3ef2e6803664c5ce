/* Streams of events at their limits: heartbeats, as many listeners as may be, readers that are slow or read nothing, a
 * database that goes away, a service that stops. */
#include "base/clock.h"
#include "ground.h"
#include "patience.h"
#include "raw.h"
#include "stream.h"
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#define ROLL "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"

/* A service of the test's own with a game. */
struct own {
    struct test_service service;
    struct client client;
    struct test_game game;
};

static void own_start(struct own *own, const char *url, const char *const *settings)
{
    service_start(&own->service, url, settings);
    service_await_ready(&own->service);
    client_start(&own->client, own->service.port);
    test_game_open(&own->client, "tt", NULL, &own->game);
}

static void own_stop(struct own *own)
{
    client_end(&own->client);
    service_stop(&own->service);
}

static void roll(struct own *own)
{
    struct ask ask = {.path = game_path(&own->game, "/rulings"), .token = own->game.token, .body = ROLL};
    response_expect(client_ask(&own->client, &ask), 201);
}

/* A stream from the opening on. */
/* To what comes behind an entry; -1: to everything. */
static struct stream listen_behind(const struct own *own, const struct test_game *game, long long last)
{
    struct stream stream = {.last = last};
    assert_true(stream_open(&stream, own->service.port, game->path, game->token, last, last < 0 ? "?after=-1" : NULL));
    return stream;
}

static struct stream listen_to(const struct own *own, const struct test_game *game)
{
    return listen_behind(own, game, -1);
}

static void test_heartbeats(void **state)
{
    struct ground *ground = *state;
    struct own own;
    own_start(&own, ground->database.url, (const char *const[]){"UMPIRE_EVENTS_HEARTBEAT_SECONDS=1", NULL});
    struct stream stream = listen_to(&own, &own.game);
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    while (stream.heartbeats < 2 && clock_monotonic_ms() < until)
        streams_take(&stream, 1, 100);
    assert_true(stream.heartbeats >= 2);
    /* It goes on as before. */
    roll(&own);
    stream_await(&stream, 2);
    assert_int_equal(stream.last, 1);
    stream_close(&stream);
    own_stop(&own);
}

static void refused(const struct own *own, const struct test_game *game, int status, const char *code)
{
    struct client client;
    struct ask ask = {.path = game_path(game, "/events"), .token = game->token};
    client_start(&client, own->service.port);
    response_expect_problem(client_ask(&client, &ask), status, code);
    assert_non_null(response_header(&client.response, "Retry-After"));
    client_end(&client);
}

/* Waits until a place is free: a stream answers 200 again. */
static struct stream listen_again(const struct own *own, const struct test_game *game, long long last)
{
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    for (;;) {
        struct stream stream = listen_behind(own, game, last);
        while (stream.status == 0)
            streams_take(&stream, 1, 100);
        if (stream.status == 200)
            return stream;
        stream_close(&stream);
        if (clock_monotonic_ms() > until)
            fail_msg("no place gets free");
        pause_ms(20);
    }
}

static void test_as_many_listeners_as_may_be(void **state)
{
    struct ground *ground = *state;
    struct own own;
    struct test_game other;
    struct stream streams[3];
    own_start(&own, ground->database.url,
              (const char *const[]){"UMPIRE_LISTENERS=3", "UMPIRE_SESSION_LISTENERS=2",
                                    "UMPIRE_EVENTS_HEARTBEAT_SECONDS=300", "UMPIRE_IDLE_SECONDS=3600", NULL});
    test_game_open(&own.client, "tt", NULL, &other);
    streams[0] = listen_to(&own, &own.game);
    streams[1] = listen_to(&own, &own.game);
    streams_await_status(streams, 2, 200);
    refused(&own, &own.game, 429, "too_many_session_listeners");
    streams[2] = listen_to(&own, &other);
    streams_await_status(streams, 3, 200);
    refused(&own, &other, 503, "too_many_listeners");
    /* Whoever leaves makes room at once, without waiting for a heartbeat. */
    int64_t left = clock_monotonic_ms();
    stream_close(&streams[0]);
    streams[0] = listen_again(&own, &own.game, -1);
    assert_true(clock_monotonic_ms() - left < PATIENCE_MS);
    for (int i = 0; i < 3; i++) {
        stream_await(&streams[i], 1);
        assert_int_equal(streams[i].last, 0);
        stream_close(&streams[i]);
    }
    own_stop(&own);
}

/* So many bytes, some 2 KB each, that neither the sockets nor the ring hold them. */
enum { LARGE = 3000, LARGE_MODIFIERS = 8 };

struct large {
    const struct own *own;
    char path[80];
    char body[8192];
};

static void large_ask(void *context, int32_t number, struct ask *ret)
{
    const struct large *large = context;
    (void)number;
    *ret = (struct ask){.path = large->path, .token = large->own->game.token, .body = large->body};
}

static bool large_answer(void *context, int32_t number, const struct response *response)
{
    (void)context;
    (void)number;
    response_expect(response, 201);
    return true;
}

static void roll_large(const struct own *own, int count)
{
    struct large large = {.own = own};
    size_t used = (size_t)snprintf(large.body, sizeof large.body,
                                   "{\"step\":\"morale-check\",\"input\":{\"target\":8,\"modifiers\":[");
    for (int i = 0; i < LARGE_MODIFIERS; i++)
        used += (size_t)snprintf(large.body + used, sizeof large.body - used, "%s{\"name\":\"%040d\",\"value\":0}",
                                 i ? "," : "", i);
    snprintf(large.body + used, sizeof large.body - used, "]}}");
    snprintf(large.path, sizeof large.path, "%s", game_path(&own->game, "/rulings"));
    crowd_run(&(struct crowd){.ports = &own->service.port,
                              .port_count = 1,
                              .connections = 16,
                              .count = count,
                              .context = &large,
                              .ask = large_ask,
                              .answer = large_answer});
}

/* A stream that is not read any further for now: what its sockets do not hold stays with the service. */
static struct stream listen_slowly(const struct own *own)
{
    struct stream stream = listen_to(own, &own->game);
    stream_await(&stream, 1);
    return stream;
}

/* It falls out of the ring, and reads pages until it has caught up. */
static void test_a_slow_reader(void **state)
{
    struct ground *ground = *state;
    struct own own;
    own_start(&own, ground->database.url, NULL);
    struct stream slow = listen_slowly(&own), quick = listen_to(&own, &own.game);
    stream_await(&quick, 1);
    roll_large(&own, LARGE);
    stream_await(&slow, LARGE + 1);
    stream_await(&quick, LARGE + 1);
    assert_int_equal(slow.last, LARGE);
    assert_int_equal(quick.last, LARGE);
    roll(&own);
    stream_await(&slow, LARGE + 2);
    stream_await(&quick, LARGE + 2);
    stream_close(&slow);
    stream_close(&quick);
    own_stop(&own);
}

/* Its place is free again when it has taken nothing for idle_seconds, and what it missed is there for it. */
static void test_a_reader_that_reads_nothing(void **state)
{
    struct ground *ground = *state;
    struct own own;
    own_start(&own, ground->database.url,
              (const char *const[]){"UMPIRE_IDLE_SECONDS=1", "UMPIRE_SESSION_LISTENERS=1",
                                    "UMPIRE_EVENTS_HEARTBEAT_SECONDS=1", NULL});
    struct stream stuck = listen_slowly(&own);
    refused(&own, &own.game, 429, "too_many_session_listeners");
    roll_large(&own, LARGE);
    struct stream other = listen_again(&own, &own.game, -1);
    stream_await(&other, LARGE + 1);
    stream_close(&other);
    /* What had been sent still comes, then the stream breaks off; it is taken up behind that. */
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    while (!stuck.broken && clock_monotonic_ms() < until)
        streams_take(&stuck, 1, 100);
    assert_true(stuck.broken);
    assert_in_range(stuck.last, 0, LARGE - 1);
    struct stream resumed = listen_again(&own, &own.game, stuck.last);
    stream_await(&resumed, LARGE - (int)stuck.last);
    assert_int_equal(resumed.last, LARGE);
    stream_close(&stuck);
    stream_close(&resumed);
    own_stop(&own);
}

/* A listener that is quick costs nobody his idle_seconds: silence is no reason to drop anyone. */
static void test_patient_listeners_stay(void **state)
{
    struct ground *ground = *state;
    struct own own;
    own_start(&own, ground->database.url, (const char *const[]){"UMPIRE_IDLE_SECONDS=1", NULL});
    struct stream stream = listen_to(&own, &own.game);
    stream_await(&stream, 1);
    streams_take(&stream, 1, 2500);
    roll(&own);
    stream_await(&stream, 2);
    assert_int_equal(stream.last, 1);
    stream_close(&stream);
    own_stop(&own);
}

/* Streams live through it, those that read pages too, and what is committed afterwards comes as ever. */
static void test_the_database_goes_away(void **state)
{
    struct test_cluster cluster;
    struct test_database database;
    struct own own;
    struct stream streams[2];
    (void)state;
    cluster_create(&cluster);
    cluster_database(&cluster, &database);
    own_start(&own, database.url, (const char *const[]){"UMPIRE_EVENTS_HEARTBEAT_SECONDS=1", NULL});
    streams[0] = listen_to(&own, &own.game);
    stream_await(&streams[0], 1);
    roll_large(&own, LARGE);
    streams[1] = listen_slowly(&own);
    for (int round = 0; round < 2; round++) {
        cluster_stop(&cluster, round == 1);
        streams_take(streams, 2, 300);
        pause_ms(1200);
        refused(&own, &own.game, 503, "database_unavailable");
        cluster_start(&cluster);
        service_await_ready(&own.service);
        roll(&own);
    }
    for (int i = 0; i < 2; i++) {
        stream_await(&streams[i], LARGE + 3);
        assert_int_equal(streams[i].last, LARGE + 2);
        stream_close(&streams[i]);
    }
    own_stop(&own);
    cluster_remove(&cluster);
}

static void test_a_stopping_service_ends_its_streams(void **state)
{
    enum { STREAMS = 100 };
    struct ground *ground = *state;
    struct own own;
    struct stream streams[STREAMS];
    own_start(&own, ground->database.url, (const char *const[]){"UMPIRE_DRAIN_MS=600000", NULL});
    for (int i = 0; i < STREAMS; i++)
        streams[i] = listen_to(&own, &own.game);
    streams_await_status(streams, STREAMS, 200);
    roll(&own);
    for (int i = 0; i < STREAMS; i++)
        stream_await(&streams[i], 2);
    int64_t stopped = clock_monotonic_ms();
    client_end(&own.client);
    service_signal(&own.service, SIGTERM);
    for (int i = 0; i < STREAMS; i++) {
        stream_await(&streams[i], 99);
        assert_true(streams[i].ended);
        assert_int_equal(streams[i].last, 1);
        stream_close(&streams[i]);
    }
    service_await_end(&own.service, PATIENCE_SECONDS);
    assert_true(clock_monotonic_ms() - stopped < PATIENCE_MS); /* not as long as it may take at most */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_heartbeats),
        cmocka_unit_test(test_as_many_listeners_as_may_be),
        cmocka_unit_test(test_a_slow_reader),
        cmocka_unit_test(test_a_reader_that_reads_nothing),
        cmocka_unit_test(test_patient_listeners_stay),
        cmocka_unit_test(test_a_stopping_service_ends_its_streams),
        cmocka_unit_test(test_the_database_goes_away), /* the last: its cluster takes the keys of all along */
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
