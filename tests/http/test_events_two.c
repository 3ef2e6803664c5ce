/* Two service processes on one database, killed in turn while 16 clients append through both: the listeners of the one
 * that dies go on at the other behind what they have, and everybody sees every entry exactly once. */
#include "base/clock.h"
#include "ground.h"
#include "patience.h"
#include "stream.h"
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#define ROLL "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"

enum { STREAMS = 24, CLIENTS = 16, RULINGS = 400, KILL_AT = 150 };

struct two {
    struct ground *ground;
    struct test_service services[2];
    uint16_t ports[2];
    int dying; /* which of them is killed */
    bool killed;
    int recorded;
    int resumed;                     /* streams that went on at the other process */
    long long told[2 * RULINGS + 2]; /* by number of the entry: how many streams it came to */
    char path[80];
    struct stream streams[STREAMS];
};

static void event_came(void *context, const struct stream *stream, const char *data)
{
    struct two *two = context;
    (void)data;
    assert_in_range(stream->last, 0, 2 * RULINGS + 1);
    two->told[stream->last]++;
}

static void listen_at(struct two *two, struct stream *stream, uint16_t port)
{
    const struct test_game *game = &two->ground->game;
    long long last = stream->last;
    assert_true(stream_open(stream, port, game->path, game->token, last, last < 0 ? "?after=-1" : NULL));
}

/* Takes what has come; streams that broke off go on at the other process. */
static void streams_follow(struct two *two, int wait_ms)
{
    streams_take(two->streams, STREAMS, wait_ms);
    for (int i = 0; i < STREAMS; i++) {
        struct stream *stream = &two->streams[i];
        assert_false(stream->ended);
        if (!stream->broken)
            continue;
        assert_true(two->killed);
        stream_close(stream);
        listen_at(two, stream, two->ports[1 - two->dying]);
        two->resumed++;
    }
}

static void two_ask(void *context, int32_t number, struct ask *ret)
{
    struct two *two = context;
    (void)number;
    *ret = (struct ask){.path = two->path, .token = two->ground->game.token, .body = ROLL};
}

static bool two_answer(void *context, int32_t number, const struct response *response)
{
    struct two *two = context;
    (void)number;
    if (response->status == 0)
        assert_true(two->killed);
    else
        response_expect(response, 201);
    two->recorded += response->status == 201;
    if (two->recorded == KILL_AT && !two->killed) {
        service_signal(&two->services[two->dying], SIGKILL);
        two->killed = true;
    }
    streams_follow(two, 0);
    return true;
}

static int64_t last_entry(const struct two *two)
{
    char sql[128];
    snprintf(sql, sizeof sql, "SELECT max(seq) FROM umpire.entry WHERE session_id = '%s'", two->ground->game.id);
    return database_number(two->ground->connection, sql);
}

/* Until everybody has the last entry. */
static void streams_catch_up(struct two *two)
{
    int64_t last = last_entry(two), until = clock_monotonic_ms() + PATIENCE_MS;
    for (int i = 0; i < STREAMS; i++)
        while (two->streams[i].last < last) {
            if (clock_monotonic_ms() > until)
                fail_msg("stream %d is at %lld, the ledger at %lld", i, two->streams[i].last, (long long)last);
            streams_follow(two, 100);
        }
    for (int64_t seq = 0; seq <= last; seq++)
        assert_int_equal(two->told[seq], STREAMS);
    assert_int_equal(two->told[last + 1], 0);
}

static void service_reap(struct test_service *service)
{
    int status;
    assert_int_equal(waitpid(service->pid, &status, 0), service->pid);
    assert_true(WIFSIGNALED(status));
    unlink(service->log_path);
}

/* Appends through both, one of them dies half way, another takes its place. */
static void one_dies(struct two *two, int dying)
{
    two->dying = dying;
    two->killed = false;
    two->recorded = two->resumed = 0;
    crowd_run(&(struct crowd){.ports = two->ports,
                              .port_count = 2,
                              .connections = CLIENTS,
                              .count = RULINGS,
                              .context = two,
                              .ask = two_ask,
                              .answer = two_answer});
    assert_true(two->killed);
    streams_catch_up(two);
    service_reap(&two->services[dying]);
    print_message("  %d recorded and told, %d streams went on elsewhere\n", two->recorded, two->resumed);
    assert_true(two->resumed >= STREAMS / 2);
    service_start(&two->services[dying], two->ground->database.url, NULL);
    service_await_ready(&two->services[dying]);
    two->ports[dying] = two->services[dying].port;
}

static void test_each_dies_once(void **state)
{
    struct two *two = calloc(1, sizeof *two);
    assert_non_null(two);
    two->ground = *state;
    snprintf(two->path, sizeof two->path, "%s", game_path(&two->ground->game, "/rulings"));
    for (int i = 0; i < 2; i++) {
        service_start(&two->services[i], two->ground->database.url, NULL);
        service_await_ready(&two->services[i]);
        two->ports[i] = two->services[i].port;
    }
    for (int i = 0; i < STREAMS; i++) {
        two->streams[i] = (struct stream){.last = -1, .came = event_came, .context = two};
        listen_at(two, &two->streams[i], two->ports[i % 2]);
    }
    streams_await_status(two->streams, STREAMS, 200);
    one_dies(two, 0);
    one_dies(two, 1);
    for (int i = 0; i < STREAMS; i++)
        stream_close(&two->streams[i]);
    for (int i = 0; i < 2; i++)
        service_stop(&two->services[i]);
    free(two);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_dies_once),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
