/* 2,000 listeners to 100 sessions, while 256 connections append and read: every event comes to everybody once and in
 * order, no request fails, and neither memory nor descriptors grow once the rings of all sessions are full.
 * `test_http_events_many SECONDS` does it for so long; by default for 5 s. */
#include "base/clock.h"
#include "ground.h"
#include "patience.h"
#include "stream.h"
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cmocka.h>

#define ROLL "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"

enum { SESSIONS = 100, STREAMS = 2000, CONNECTIONS = 256, TAKE_EVERY_MS = 20 };
/* A copy of each event that is forgotten somewhere would be ten times that. */
enum { GROWTH_KIB = 16384 };
/* Connections to the database that the service makes when it first needs them, and keeps: the follower's, the readers'.
 */
enum { LINKS = 3 };
/* More than a ring holds of one session; and how much longer a slow machine may take for all this. */
enum { WARM_ENTRIES = 80, LONGER_MS = 10 * PATIENCE_MS };

static int64_t run_ms = 5000;

/* What the service holds. */
struct held {
    long resident_kib;
    int descriptors;
};

struct many {
    struct ground *ground;
    struct test_service service;
    struct client client;
    struct test_game games[SESSIONS];
    char paths[CONNECTIONS][96];
    int32_t recorded[SESSIONS];      /* the last entry that was answered */
    int32_t requests, warm_requests; /* in all, and until it was warm */
    int64_t started, taken_at;
    struct held warm; /* when the rings are full */
    struct stream streams[STREAMS];
};

static struct held held_now(const struct test_service *service)
{
    struct held held = {0};
    char path[64];
    long pages;
    snprintf(path, sizeof path, "/proc/%d/statm", (int)service->pid);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    assert_int_equal(fscanf(file, "%*d %ld", &pages), 1);
    fclose(file);
    held.resident_kib = pages * (sysconf(_SC_PAGESIZE) / 1024);
    snprintf(path, sizeof path, "/proc/%d/fd", (int)service->pid);
    DIR *directory = opendir(path);
    assert_non_null(directory);
    while (readdir(directory))
        held.descriptors++;
    closedir(directory);
    return held;
}

/* Three rounds through the sessions append, the fourth reads. */
static bool many_reads(int32_t number)
{
    return number / SESSIONS % 4 == 3;
}

static void many_ask(void *context, int32_t number, struct ask *ret)
{
    struct many *many = context;
    const struct test_game *game = &many->games[number % SESSIONS];
    char path[sizeof many->paths[0]];
    bool reads = many_reads(number);
    snprintf(path, sizeof path, "%s%s", game->path, reads ? "/entries?limit=5" : "/rulings");
    memcpy(many->paths[number % CONNECTIONS], path, sizeof path);
    *ret = (struct ask){.path = many->paths[number % CONNECTIONS], .token = game->token, .body = reads ? NULL : ROLL};
}

/* The rings of all sessions are full, and a third of the time is over: from now on nothing may grow. */
static bool is_warm(const struct many *many, int64_t now)
{
    for (int i = 0; i < SESSIONS; i++)
        if (many->recorded[i] < WARM_ENTRIES)
            return false;
    return now - many->started > run_ms / 3;
}

static bool many_answer(void *context, int32_t number, const struct response *response)
{
    struct many *many = context;
    bool reads = many_reads(number);
    response_expect(response, reads ? 200 : 201);
    /* Numbers, not how many: a long game has new chains between its rulings. */
    int32_t *recorded = &many->recorded[number % SESSIONS];
    int32_t seq = reads ? 0 : (int32_t)response_number(response, "seq");
    *recorded = seq > *recorded ? seq : *recorded;
    many->requests++;
    int64_t now = clock_monotonic_ms();
    if (now - many->taken_at >= TAKE_EVERY_MS) {
        streams_take(many->streams, STREAMS, 0);
        many->taken_at = clock_monotonic_ms();
    }
    if (!many->warm.descriptors && is_warm(many, now))
        many->warm = held_now(&many->service);
    if (!many->warm_requests && many->warm.descriptors)
        many->warm_requests = many->requests;
    bool is_enough = many->warm_requests && many->requests >= 2 * many->warm_requests;
    return now - many->started < run_ms + (is_enough ? 0 : LONGER_MS);
}

static void streams_open(struct many *many)
{
    for (int i = 0; i < STREAMS; i++) {
        const struct test_game *game = &many->games[i % SESSIONS];
        many->streams[i] = (struct stream){.last = -1};
        assert_true(stream_open(&many->streams[i], many->service.port, game->path, game->token, -1, "?after=-1"));
    }
    streams_await_status(many->streams, STREAMS, 200);
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    for (int i = 0; i < STREAMS; i++)
        while (many->streams[i].last < 0 && clock_monotonic_ms() < until)
            streams_take(many->streams, STREAMS, 100);
}

/* Until everybody has everything. */
static int64_t streams_catch_up(struct many *many)
{
    int64_t events = 0, until = clock_monotonic_ms() + 2 * PATIENCE_MS;
    for (int i = 0; i < STREAMS; i++) {
        struct stream *stream = &many->streams[i];
        while (stream->last < many->recorded[i % SESSIONS] && clock_monotonic_ms() < until)
            streams_take(many->streams, STREAMS, 100);
        assert_int_equal(stream->last, many->recorded[i % SESSIONS]);
        assert_false(stream->ended || stream->broken);
        events += stream->events;
    }
    return events;
}

#ifndef UMPIRE_SANITIZED
/* What listeners have not taken yet is memory, too: where the machine is slow, much of it. All is taken now, so it goes
 * back to the system in the next calm seconds, and what stays was lost. */
static void memory_expect(const struct many *many, long resident_kib)
{
    long most = many->warm.resident_kib + many->warm.resident_kib / 20 + GROWTH_KIB;
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS; resident_kib > most && clock_monotonic_ms() < until;) {
        pause_ms(500);
        resident_kib = held_now(&many->service).resident_kib;
    }
    print_message("  calm: resident %ld KiB\n", resident_kib);
    assert_in_range(resident_kib, 1, most);
}
#endif

static void test_many_listeners(void **state)
{
    struct many *many = calloc(1, sizeof *many);
    struct rlimit limit;
    assert_non_null(many);
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &limit), 0);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    many->ground = *state;
    service_start(&many->service, many->ground->database.url,
                  (const char *const[]){"UMPIRE_CONNECTIONS_PER_ADDRESS=100000", NULL}); /* all come from one */
    service_await_ready(&many->service);
    client_start(&many->client, many->service.port);
    for (int i = 0; i < SESSIONS; i++)
        test_game_open(&many->client, "tt", NULL, &many->games[i]);
    struct held before = held_now(&many->service);
    streams_open(many);
    struct held listening = held_now(&many->service);
    print_message("  a listener costs %ld bytes\n", (listening.resident_kib - before.resident_kib) * 1024 / STREAMS);
    assert_true(listening.descriptors - before.descriptors >= STREAMS);
    many->started = clock_monotonic_ms();
    crowd_run(&(struct crowd){.ports = &many->service.port,
                              .port_count = 1,
                              .connections = CONNECTIONS,
                              .count = INT32_MAX,
                              .context = many,
                              .ask = many_ask,
                              .answer = many_answer});
    int64_t events = streams_catch_up(many);
    struct held after = held_now(&many->service);
    print_message("  %d requests and %lld events in %lld ms; resident %ld, then %ld KiB; descriptors %d, then %d\n",
                  many->requests, (long long)events, (long long)run_ms, many->warm.resident_kib, after.resident_kib,
                  many->warm.descriptors, after.descriptors);
    assert_true(after.descriptors <= many->warm.descriptors);
#ifndef UMPIRE_SANITIZED
    memory_expect(many, after.resident_kib);
#endif
    for (int i = 0; i < STREAMS; i++)
        stream_close(&many->streams[i]);
    client_end(&many->client);
    /* Whoever leaves leaves nothing behind. */
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    struct held left;
    do {
        pause_ms(50);
        left = held_now(&many->service);
    } while (left.descriptors > before.descriptors + LINKS && clock_monotonic_ms() < until);
    assert_in_range(left.descriptors, 0, before.descriptors + LINKS);
    service_stop(&many->service);
    free(many);
}

int main(int count, char **words)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_many_listeners),
    };
    if (count > 1)
        run_ms = strtoll(words[1], NULL, 10) * 1000;
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
