/* A soak: rulings, reads, odds, reports, searches, exports, and streams that come and go, one after the other and many
 * at once. Memory, heap and descriptors stay flat; the slope of each is printed. Seconds by default, minutes
 * as a slow test, as long as UMPIRE_SOAK_SECONDS says (docs/benchmarks.md): the ceiling of what is kept
 * of sessions is low, and reached before anything is measured. */
#include "ground.h"
#include "recovery.h"
#include "stream.h"
#include <unistd.h>

enum { SECONDS = 12, SAMPLES = 40, CONNECTIONS = 16, EACH = 32, LISTENERS = 4 };

/* Of the second half of the samples against the first: 0.1 MB in seconds, 0.3 in minutes (docs/benchmarks.md). */
enum { KILOBYTES_GROWN = 6 * 1024 };

struct soak {
    const struct test_game *game;
    int answered, refused, broken;
    char path[8][96];
};

static const char *const shapes[] = {"/rulings", "/entries?limit=20",  "/odds", "/report",
                                     "/state",   "/entries/1/receipt", "/luck", "/export"};

static void soak_ask(void *context, int32_t number, struct ask *ret)
{
    struct soak *soak = context;
    int shape = number % 8;
    snprintf(soak->path[shape], sizeof soak->path[shape], "%s%s", soak->game->path, shapes[shape]);
    *ret = (struct ask){.path = soak->path[shape], .token = soak->game->token};
    if (shape == 0)
        ret->body = "{\"step\":\"morale-check\",\"input\":{\"target\":8}}";
    if (shape == 2)
        ret->body = "{\"step\":\"morale-check\",\"input\":{\"target\":8}}";
    if (shape == 6 && number % 16 == 6) {
        static char search[8][64];
        char *words = search[number / 16 % 8];
        snprintf(words, sizeof search[0], "/v1/search?q=morale%d", number);
        *ret = (struct ask){.path = words};
    }
}

static bool soak_answer(void *context, int32_t number, const struct response *response)
{
    struct soak *soak = context;
    bool answered = response->status == 200 || response->status == 201;
    bool refused = response->status == 429 || response->status == 503;
    soak->answered += answered;
    soak->refused += refused;
    if (!answered && !refused && soak->broken++ == 0)
        print_message("%s: %d %s\n", shapes[number % 8], response->status, response->body ? response->body : "");
    return true;
}

/* A game of its own each time, so that reports stay as long as they are; some listen to it. */
static void round_run(struct soak *soak, struct client *client, uint16_t port)
{
    struct stream streams[LISTENERS];
    struct test_game game;
    test_game_open(client, "tt", NULL, &game);
    response_expect(client_ask(client, &(struct ask){.path = game_path(&game, "/rulings"),
                                                     .token = game.token,
                                                     .body = "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"}),
                    201);
    soak->game = &game;
    for (int i = 0; i < LISTENERS; i++) {
        streams[i] = (struct stream){.last = 0};
        assert_true(stream_open(&streams[i], port, game.path, game.token, -1, "?after=0"));
    }
    streams_await_status(streams, LISTENERS, 200);
    crowd_run(&(struct crowd){.ports = &port,
                              .port_count = 1,
                              .connections = CONNECTIONS,
                              .count = EACH,
                              .context = soak,
                              .ask = soak_ask,
                              .answer = soak_answer});
    streams_take(streams, LISTENERS, 0);
    for (int i = 0; i < LISTENERS; i++)
        stream_close(&streams[i]);
}

/* Until the service has seen that the crowd is gone: then one is left, the one that asks. */
static void connections_await_closed(struct client *client)
{
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    while (client_metric(client, "umpire_http_connections") > 1) {
        assert_true(clock_monotonic_ms() < until);
        pause_ms(2);
    }
}

/* Of kilobytes, or descriptors, how many more in an hour, by least squares. */
static double slope_of(const double *hours, const double *values, int count)
{
    double mean_hours = 0, mean = 0, over = 0, under = 0;
    for (int i = 0; i < count; i++) {
        mean_hours += hours[i] / count;
        mean += values[i] / count;
    }
    for (int i = 0; i < count; i++) {
        over += (hours[i] - mean_hours) * (values[i] - mean);
        under += (hours[i] - mean_hours) * (hours[i] - mean_hours);
    }
    return under > 0 ? over / under : 0;
}

static double mean_of(const double *values, int count)
{
    double mean = 0;
    for (int i = 0; i < count; i++)
        mean += values[i] / count;
    return mean;
}

static void test_flat(void **state)
{
    struct ground *ground = *state;
    struct soak soak = {.answered = 0};
    double hours[SAMPLES], kilobytes[SAMPLES], heap[SAMPLES], descriptors[SAMPLES];
    const char *given = getenv("UMPIRE_SOAK_SECONDS");
    struct test_service service;
    struct client client;
    service_start(&service, ground->database.url, (const char *const[]){SESSION_MEMORY, NULL});
    service_await_ready(&service);
    client_start(&client, service.port);
    int64_t span = (given ? atoi(given) : SECONDS) * INT64_C(1000), begun = clock_monotonic_ms();
    do
        round_run(&soak, &client, service.port);
    while (clock_monotonic_ms() - begun < span / 4 ||
           client_metric(&client, "umpire_store_crowded_out_sessions_total") == 0); /* until it is warm */
    begun = clock_monotonic_ms();
    for (int i = 0; i < SAMPLES; i++) {
        do
            round_run(&soak, &client, service.port);
        while (clock_monotonic_ms() - begun < span * (i + 1) / SAMPLES);
        connections_await_closed(&client);
        struct holdings holdings = holdings_of(service.pid);
        sessions_expect_bounded(service.port);
        hours[i] = (double)(clock_monotonic_ms() - begun) / 3600000;
        kilobytes[i] = (double)holdings.kilobytes;
        heap[i] = (double)holdings.heap;
        descriptors[i] = holdings.descriptors;
    }
    client_end(&client);
    service_stop(&service);
    int half = SAMPLES / 2;
    double grown = mean_of(kilobytes + half, half) - mean_of(kilobytes, half);
    double more = mean_of(descriptors + half, half) - mean_of(descriptors, half);
    print_message(
        "%d answered, %d refused in %.0f s; memory %.0f kB, %+.0f kB an hour; heap %.0f kB, %+.0f kB an hour; "
        "descriptors %.0f, %+.1f an hour; second half against the first: %+.0f kB, %+.1f descriptors\n",
        soak.answered, soak.refused, hours[SAMPLES - 1] * 3600, kilobytes[SAMPLES - 1],
        slope_of(hours, kilobytes, SAMPLES), heap[SAMPLES - 1], slope_of(hours, heap, SAMPLES),
        descriptors[SAMPLES - 1], slope_of(hours, descriptors, SAMPLES), grown, more);
    assert_int_equal(soak.broken, 0);
    assert_true(more <= DESCRIPTORS_MORE);
#ifndef UMPIRE_SANITIZED
    assert_true(grown <= KILOBYTES_GROWN);
#endif
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_flat),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
