/* All connections are taken by clients that keep the service waiting: who makes room, and that everybody else goes on
 * being answered. With the argument "whole" it is thousands, against the default limits, for 20 seconds. */
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

#define GET_LIVEZ "GET /livez HTTP/1.1\r\nHost: x\r\n\r\n"
#define POST_HEAD                                                                                                      \
    "POST /v1/rulesets/tt/melee-score HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"                       \
    "Content-Length: 60000\r\n\r\n"
#define PROBE "127.0.9.9"

/* What is asked of the machine, by default and as a whole. */
static struct {
    bool whole;
    int ghosts, ghost_addresses;
    int drips, drip_addresses;
    int rounds, rest_ms; /* of probes */
} size = {false, 600, 10, 100, 20, 10, 50};

static int connect_and_say(const char *from, uint16_t port, const char *bytes)
{
    int connection = raw_connect_from(from, port);
    if (connection >= 0) {
        ssize_t sent = send(connection, bytes, strlen(bytes), MSG_NOSIGNAL);
        (void)sent; /* it may be closed already */
    }
    return connection;
}

/* Whether the service has closed it. */
static bool is_closed(int connection)
{
    char waste[4096];
    ssize_t got;
    do
        got = recv(connection, waste, sizeof waste, MSG_DONTWAIT);
    while (got > 0);
    return got == 0 || (errno != EAGAIN && errno != EWOULDBLOCK);
}

static void expect_closed(int connection)
{
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    while (!is_closed(connection)) {
        assert_true(clock_monotonic_ms() < until);
        pause_ms(5);
    }
}

/* Whether this is answered from a client that has nothing to do with the crowd. */
static bool is_answered(uint16_t port, const char *request)
{
    static struct raw_answer answer;
    int connection = connect_and_say(PROBE, port, request);
    if (connection < 0)
        return false;
    raw_read(connection, 1, &answer);
    close(connection);
    return answer.status == 200;
}

/* Every probe of every round is answered. */
static void expect_answers(uint16_t port, const char *beside)
{
    static const char ruling[] =
        "POST /v1/rulesets/tt/morale-check HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        "Content-Length: 22\r\n\r\n{\"input\":{\"target\":8}}";
    static const char *const probes[] = {GET_LIVEZ, "GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n", ruling};
    enum { PROBES = sizeof probes / sizeof probes[0] };
    int answered = 0;
    int64_t longest = 0, since = clock_monotonic_ms();
    for (int round = 0; round < size.rounds; round++) {
        pause_ms(size.rest_ms);
        for (int i = 0; i < PROBES; i++) {
            int64_t asked = clock_monotonic_ms();
            answered += is_answered(port, probes[i]);
            int64_t took = clock_monotonic_ms() - asked;
            longest = took > longest ? took : longest;
        }
    }
    print_message("beside %s %d of %d probes were answered in %lld ms, the slowest in %lld ms\n", beside, answered,
                  size.rounds * PROBES, (long long)(clock_monotonic_ms() - since), (long long)longest);
    assert_int_equal(answered, size.rounds * PROBES);
}

static const char *const few_connections[] = {"UMPIRE_CONNECTIONS=60", "UMPIRE_LOOPS=1", "UMPIRE_DRAIN_MS=0", NULL};

static void start(struct ground *ground, struct test_service *service, bool few)
{
    service_start(service, ground->database.url, few || !size.whole ? few_connections : NULL);
    service_await_ready(service);
}

/* An address gives up what is idle, then its oldest request that is not finished; the one with most gives up first;
 * what is being worked on stays. */
static void test_who_makes_room(void **state)
{
    enum { STREAMS = 2, IDLE = 2, OPEN = 3, FEW = 2, MOST = STREAMS + IDLE + OPEN + FEW, NEW = IDLE + 1 };
    struct ground *ground = *state;
    struct test_service service;
    struct raw_answer *answer = malloc(sizeof *answer);
    char words[512], from[32];
    int streams[STREAMS], idle[IDLE], open[OPEN], few[FEW], fresh[NEW];
    assert_non_null(answer);
    service_start(&service, ground->database.url,
                  (const char *const[]){"UMPIRE_CONNECTIONS=9", "UMPIRE_LOOPS=1", NULL});
    service_await_ready(&service);
    snprintf(words, sizeof words, "GET %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n\r\n",
             game_path(&ground->game, "/events"), ground->game.token);
    for (int i = 0; i < STREAMS; i++) {
        streams[i] = connect_and_say("127.0.0.2", service.port, words);
        assert_int_equal(recv(streams[i], words + 300, 12, MSG_WAITALL), 12);
    }
    for (int i = 0; i < IDLE; i++) {
        idle[i] = connect_and_say("127.0.0.2", service.port, GET_LIVEZ);
        raw_read(idle[i], 1, answer);
        assert_int_equal(answer->status, 200);
    }
    for (int i = 0; i < OPEN; i++) {
        open[i] = connect_and_say("127.0.0.2", service.port, i == 1 ? "GET /liv" : POST_HEAD "{");
        pause_ms(20);
    }
    for (int i = 0; i < FEW; i++)
        few[i] = connect_and_say("127.0.0.3", service.port, POST_HEAD "{");
    pause_ms(100);
    const int order[NEW] = {idle[0], idle[1], open[0]};
    for (int i = 0; i < NEW; i++) {
        for (int j = i; j < NEW; j++)
            assert_false(is_closed(order[j]));
        snprintf(from, sizeof from, "127.0.0.%d", 10 + i);
        fresh[i] = connect_and_say(from, service.port, GET_LIVEZ);
        raw_read(fresh[i], 1, answer);
        assert_int_equal(answer->status, 200);
        expect_closed(order[i]);
        close(order[i]);
    }
    for (int i = 1; i < OPEN; i++)
        assert_false(is_closed(open[i]));
    for (int i = 0; i < FEW; i++)
        assert_false(is_closed(few[i]));
    for (int i = 0; i < STREAMS; i++)
        assert_false(is_closed(streams[i]));
    for (int i = 0; i < NEW; i++)
        close(fresh[i]);
    for (int i = 1; i < OPEN; i++)
        close(open[i]);
    for (int i = 0; i < FEW; i++)
        close(few[i]);
    for (int i = 0; i < STREAMS; i++)
        close(streams[i]);
    service_stop(&service);
    free(answer);
}

static void address_of(char ret[32], int place, int addresses)
{
    snprintf(ret, 32, "127.0.0.%d", 2 + place % addresses);
}

/* Half requests whose clients have gone: a header, one byte of a body, and the end in one packet. */
static void test_beside_ghosts(void **state)
{
    static const char half[] = POST_HEAD "{";
    struct test_service service;
    char from[32], beside[80];
    start(*state, &service, false);
    for (int i = 0; i < size.ghosts; i++) {
        address_of(from, i, size.ghost_addresses);
        int connection = raw_connect_from(from, service.port);
        if (connection < 0)
            continue;
        ssize_t sent = send(connection, half, strlen(half), MSG_NOSIGNAL | MSG_MORE);
        (void)sent;
        close(connection);
    }
    snprintf(beside, sizeof beside, "%d half requests of %d addresses", size.ghosts, size.ghost_addresses);
    expect_answers(service.port, beside);
    service_stop(&service);
}

/* Clients that hold on, and come again when they are closed. */
struct crowd_held {
    uint16_t port;
    int count, addresses;
    bool few;          /* always with a small limit of connections */
    const char *first; /* what each says when it has connected */
    const char *again; /* and what it goes on saying; NULL: nothing, nor does it read */
    int *connections;
    atomic_bool stopping;
    atomic_int turns;
    pthread_t thread;
};

static void held_open(struct crowd_held *held, int place)
{
    char from[32];
    address_of(from, place, held->addresses);
    held->connections[place] = connect_and_say(from, held->port, held->first);
}

static bool held_is_over(int connection, const char *again)
{
    char byte;
    if (connection < 0)
        return true;
    if (again)
        return send(connection, again, strlen(again), MSG_NOSIGNAL | MSG_DONTWAIT) < 0 && errno != EAGAIN;
    return recv(connection, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0 || (errno != EAGAIN && errno != 0);
}

static void *held_main(void *argument)
{
    struct crowd_held *held = argument;
    while (!atomic_load(&held->stopping)) {
        for (int place = 0; place < held->count && !atomic_load(&held->stopping); place++) {
            errno = 0;
            if (held_is_over(held->connections[place], held->again)) {
                close(held->connections[place]);
                held_open(held, place);
            }
        }
        atomic_fetch_add(&held->turns, 1);
        pause_ms(20);
    }
    return NULL;
}

static void beside_held(struct ground *ground, struct crowd_held *held, const char *what)
{
    struct test_service service;
    char beside[80];
    start(ground, &service, held->few);
    held->port = service.port;
    held->connections = calloc((size_t)held->count, sizeof *held->connections);
    assert_non_null(held->connections);
    for (int place = 0; place < held->count; place++)
        held_open(held, place);
    assert_int_equal(pthread_create(&held->thread, NULL, held_main, held), 0);
    snprintf(beside, sizeof beside, "%d %s of %d addresses", held->count, what, held->addresses);
    expect_answers(service.port, beside);
    atomic_store(&held->stopping, true);
    pthread_join(held->thread, NULL);
    for (int place = 0; place < held->count; place++)
        if (held->connections[place] >= 0)
            close(held->connections[place]);
    free(held->connections);
    service_stop(&service);
}

static void test_beside_dripping_bodies(void **state)
{
    struct crowd_held held = {
        .count = size.drips, .addresses = size.drip_addresses, .first = POST_HEAD "{", .again = " "};
    beside_held(*state, &held, "dripping bodies");
}

static void test_beside_headers(void **state)
{
    struct crowd_held held = {
        .count = size.drips, .addresses = size.drip_addresses, .first = "GET /livez HTTP/1.1\r\nX: ", .again = "x"};
    beside_held(*state, &held, "dripping headers");
}

static void test_beside_idle(void **state)
{
    struct crowd_held held = {.count = size.drips, .addresses = size.drip_addresses, .first = GET_LIVEZ};
    beside_held(*state, &held, "idle connections");
}

/* Answers that are larger than what the system takes of them, and that nobody reads. Never thousands: the system would
 * have to hold gigabytes of them. */
static void test_beside_unread_answers(void **state)
{
    struct crowd_held held = {
        .count = 80, .addresses = 4, .few = true, .first = "GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"};
    beside_held(*state, &held, "unread answers");
}

static void descriptors_raise(void)
{
    struct rlimit limit;
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &limit), 0);
    limit.rlim_cur = limit.rlim_max;
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &limit), 0);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_who_makes_room),
        cmocka_unit_test(test_beside_ghosts),
        cmocka_unit_test(test_beside_dripping_bodies),
        cmocka_unit_test(test_beside_headers),
        cmocka_unit_test(test_beside_idle),
        cmocka_unit_test(test_beside_unread_answers),
    };
    if (argc > 1 && strcmp(argv[1], "whole") == 0) {
        size.whole = true;
        size.ghosts = 9000;
        size.drips = 8600;
        size.drip_addresses = 20;
        size.rounds = 20;
        size.rest_ms = 1000;
        descriptors_raise();
    }
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
