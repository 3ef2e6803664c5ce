/* Thousands of connections that say nothing, and thousands that say a byte now and then, from many addresses, beside a
 * client that works: how long 99 of 100 of its reads and of its recorded rulings take at most, against the same in the
 * calm of the same run. */
#include "base/clock.h"
#include "ground.h"
#include "patience.h"
#include "raw.h"
#include <errno.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmocka.h>

enum {
    SILENT = 10000,
    DRIPPING = 8600,
    OF_ONE_ADDRESS = 600,
    REQUESTS = 1000, /* of each kind */
    CALM_MS = 10000,
    BESIDE_MS = 25000, /* so long that all of them are closed once, and come again */
    DESCRIPTORS_BESIDE = 1000,
    DRIP_MS = 5000, /* between two bytes of a connection */
    RATIO_MAX = 3,
    LEAST_US = 3000, /* what a busy machine adds by itself */
};

/* The slow ones, and the thread that keeps them there. */
struct crowd_slow {
    uint16_t port;
    int silent, dripping;
    int *connections; /* the silent ones first; -1: closed by the service */
    atomic_int open, reopened;
    atomic_bool stopping;
    pthread_t thread;
};

static void slow_open(struct crowd_slow *slow, int place)
{
    char from[32];
    snprintf(from, sizeof from, "127.0.%d.%d", 1 + place / OF_ONE_ADDRESS / 200, 2 + place / OF_ONE_ADDRESS % 200);
    slow->connections[place] = raw_connect_from(from, slow->port);
    atomic_fetch_add(&slow->open, slow->connections[place] >= 0);
}

/* Whether the service has closed it. */
static bool is_closed(int connection)
{
    char waste[256];
    ssize_t got = recv(connection, waste, sizeof waste, MSG_DONTWAIT);
    return got == 0 || (got < 0 && errno != EAGAIN && errno != EWOULDBLOCK);
}

static void slow_turn(struct crowd_slow *slow, int place)
{
    int connection = slow->connections[place];
    if (place >= slow->silent) {
        ssize_t sent = send(connection, "x", 1, MSG_NOSIGNAL | MSG_DONTWAIT);
        (void)sent;
    }
    if (!is_closed(connection))
        return;
    close(connection);
    atomic_fetch_sub(&slow->open, 1);
    atomic_fetch_add(&slow->reopened, 1);
    slow_open(slow, place);
}

/* All of them once in DRIP_MS, and a rest after each hundred. */
static void *slow_main(void *argument)
{
    struct crowd_slow *slow = argument;
    int all = slow->silent + slow->dripping, rests = all / 100 + 1;
    while (!atomic_load(&slow->stopping))
        for (int place = 0; place < all && !atomic_load(&slow->stopping); place++) {
            slow_turn(slow, place);
            if (place % 100 == 0)
                pause_ms(DRIP_MS / rests);
        }
    return NULL;
}

static int by_size(const void *a, const void *b)
{
    int64_t first = *(const int64_t *)a, second = *(const int64_t *)b;
    return (first > second) - (first < second);
}

static int64_t once(struct client *client, const struct ask *ask, int status)
{
    int64_t since = clock_monotonic_us();
    response_expect(client_ask(client, ask), status);
    return clock_monotonic_us() - since;
}

/* In microseconds. */
struct latency {
    int64_t read, ruling;
};

static struct latency p99_of(struct ground *ground, struct client *client)
{
    static int64_t reads[REQUESTS], rulings[REQUESTS];
    const char *token = ground->game.token;
    for (int i = 0; i < REQUESTS; i++) {
        reads[i] =
            once(client, &(struct ask){.path = game_path(&ground->game, "/entries?limit=5"), .token = token}, 200);
        rulings[i] = once(client,
                          &(struct ask){.path = game_path(&ground->game, "/rulings"),
                                        .token = token,
                                        .body = "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"},
                          201);
    }
    qsort(reads, REQUESTS, sizeof reads[0], by_size);
    qsort(rulings, REQUESTS, sizeof rulings[0], by_size);
    return (struct latency){reads[REQUESTS - REQUESTS / 100 - 1], rulings[REQUESTS - REQUESTS / 100 - 1]};
}

/* The longer of both. */
static struct latency longer(struct latency a, struct latency b)
{
    return (struct latency){a.read > b.read ? a.read : b.read, a.ruling > b.ruling ? a.ruling : b.ruling};
}

/* The same, the longest of several times. */
static struct latency p99_for(struct ground *ground, struct client *client, int64_t span)
{
    struct latency longest = {0, 0};
    int64_t until = clock_monotonic_ms() + span;
    while (clock_monotonic_ms() < until)
        longest = longer(longest, p99_of(ground, client));
    return longest;
}

static bool is_near(int64_t calm, int64_t beside)
{
    return beside < RATIO_MAX * (calm > LEAST_US ? calm : LEAST_US);
}

static bool are_near(struct latency calm, struct latency beside)
{
    return is_near(calm.read, beside.read) && is_near(calm.ruling, beside.ruling);
}

/* As many of both kinds as descriptors allow: a container may have fewer than are wanted. */
static void numbers_fit(struct crowd_slow *slow)
{
    struct rlimit limit;
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &limit), 0);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    int64_t room = (int64_t)limit.rlim_max - DESCRIPTORS_BESIDE;
    slow->silent = SILENT;
    slow->dripping = DRIPPING;
    if (limit.rlim_max == RLIM_INFINITY || room >= SILENT + DRIPPING)
        return;
    slow->silent = (int)(room * SILENT / (SILENT + DRIPPING));
    slow->dripping = (int)(room - slow->silent);
    print_message("only %d descriptors: fewer connections\n", (int)limit.rlim_max);
}

static void test_beside_thousands(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct client client;
    struct crowd_slow slow = {.open = 0};
    char most[40];
    numbers_fit(&slow);
    int all = slow.silent + slow.dripping;
    snprintf(most, sizeof most, "UMPIRE_CONNECTIONS=%d", all + DESCRIPTORS_BESIDE / 2);
    slow.connections = calloc((size_t)all, sizeof *slow.connections);
    assert_non_null(slow.connections);
    service_start(&service, ground->database.url, (const char *const[]){most, NULL});
    service_await_ready(&service);
    slow.port = service.port;
    client_start(&client, service.port);
    p99_of(ground, &client); /* warm */
    struct latency calm = p99_for(ground, &client, CALM_MS);
    for (int place = 0; place < all; place++)
        slow_open(&slow, place);
    assert_int_equal(pthread_create(&slow.thread, NULL, slow_main, &slow), 0);
    struct latency beside = p99_for(ground, &client, BESIDE_MS);
    int open = atomic_load(&slow.open);
    print_message(
        "p99 in the calm: a read %lld us, a ruling %lld us; beside %d silent and %d dripping connections %lld "
        "and %lld us (%d closed by the service and opened again, %d open at the end)\n",
        (long long)calm.read, (long long)calm.ruling, slow.silent, slow.dripping, (long long)beside.read,
        (long long)beside.ruling, atomic_load(&slow.reopened), open);
    atomic_store(&slow.stopping, true);
    pthread_join(slow.thread, NULL);
    for (int place = 0; place < all; place++)
        close(slow.connections[place]);
    free(slow.connections);
    if (!are_near(calm, beside)) { /* unless the machine has got busier meanwhile, which the calm would show now */
        calm = longer(calm, p99_for(ground, &client, CALM_MS));
        print_message("p99 in the calm afterwards: at most %lld and %lld us\n", (long long)calm.read,
                      (long long)calm.ruling);
    }
    client_end(&client);
    service_stop(&service);
    assert_true(are_near(calm, beside));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_beside_thousands),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
