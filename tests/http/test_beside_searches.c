/* Rulings and reads beside a flood of searches from many addresses: how long they take, against the same in the calm of
 * the same run. */
#include "base/clock.h"
#include "ground.h"
#include "patience.h"
#include "raw.h"
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmocka.h>

enum {
    ADDRESSES = 10,
    EACH = 4, /* searches of an address at once, as many as it may have */
    SEARCHERS = ADDRESSES * EACH,
    ROUNDS = 5,
    TIMES = 60,
    RATIO_MAX = 5,   /* it was a hundred before searches had a line of their own */
    LEAST_US = 1000, /* of which a busy machine makes some by itself */
};

/* The searchers, and the thread that lets each of them search again as soon as it is answered. */
struct searching {
    uint16_t port;
    int first; /* the number of the first search: none is asked for twice, as that would be answered from memory */
    int connections[SEARCHERS];
    atomic_int answered, refused;
    atomic_bool stopping;
    pthread_t thread;
};

static void search_send(const struct searching *searching, int place, int number)
{
    char words[160];
    int length = snprintf(words, sizeof words,
                          "GET /v1/search?q=morale%%20of%%20soldiers%d HTTP/1.1\r\nHost: x\r\n\r\n", number);
    ssize_t sent = send(searching->connections[place], words, (size_t)length, MSG_NOSIGNAL);
    (void)sent;
}

static void *searching_main(void *argument)
{
    struct searching *searching = argument;
    struct raw_answer *answer = malloc(sizeof *answer);
    int number = searching->first;
    for (int i = 0; i < SEARCHERS; i++)
        search_send(searching, i, number++);
    for (int i = 0; answer && !atomic_load(&searching->stopping); i = (i + 1) % SEARCHERS) {
        raw_read(searching->connections[i], 1, answer);
        atomic_fetch_add(answer->status == 200 ? &searching->answered : &searching->refused, 1);
        search_send(searching, i, number++);
    }
    for (int i = 0; answer && i < SEARCHERS; i++)
        raw_read(searching->connections[i], 1, answer); /* the next round shall be calm at first */
    searching->first = number;
    free(answer);
    return NULL;
}

static void searching_start(struct searching *searching, uint16_t port)
{
    *searching = (struct searching){.port = port, .first = searching->first};
    for (int i = 0; i < SEARCHERS; i++) {
        char from[32];
        snprintf(from, sizeof from, "127.0.0.%d", 10 + i / EACH);
        searching->connections[i] = raw_connect_from(from, port);
        assert_true(searching->connections[i] >= 0);
    }
    assert_int_equal(pthread_create(&searching->thread, NULL, searching_main, searching), 0);
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS; atomic_load(&searching->answered) < SEARCHERS; pause_ms(1))
        assert_true(clock_monotonic_ms() < until);
}

static void searching_end(struct searching *searching)
{
    atomic_store(&searching->stopping, true);
    pthread_join(searching->thread, NULL);
    for (int i = 0; i < SEARCHERS; i++)
        close(searching->connections[i]);
}

static int by_size(const void *a, const void *b)
{
    int64_t first = *(const int64_t *)a, second = *(const int64_t *)b;
    return (first > second) - (first < second);
}

/* The medians, in microseconds. */
struct latency {
    int64_t ruling, read;
};

static int64_t once(struct client *client, const struct ask *ask, int status)
{
    int64_t since = clock_monotonic_us();
    response_expect(client_ask(client, ask), status);
    return clock_monotonic_us() - since;
}

static struct latency latency_of(struct client *client, const struct test_game *game)
{
    static int64_t rulings[TIMES], reads[TIMES];
    for (int i = 0; i < TIMES; i++) {
        rulings[i] = once(client,
                          &(struct ask){.path = game_path(game, "/rulings"),
                                        .token = game->token,
                                        .body = "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"},
                          201);
        reads[i] = once(client, &(struct ask){.path = game_path(game, "/entries?limit=5"), .token = game->token}, 200);
    }
    qsort(rulings, TIMES, sizeof rulings[0], by_size);
    qsort(reads, TIMES, sizeof reads[0], by_size);
    return (struct latency){rulings[TIMES / 2], reads[TIMES / 2]};
}

/* One of the two, calm and beside the searches, in one round. */
struct compared {
    int64_t calm, beside;
    double ratio;
};

static struct compared compare(int64_t before, int64_t beside, int64_t again)
{
    int64_t calm = before > again ? before : again, least = calm > LEAST_US ? calm : LEAST_US;
    return (struct compared){calm, beside, (double)beside / (double)least};
}

static void judge(const char *what, const struct compared *rounds)
{
    const struct compared *best = rounds;
    for (int i = 0; i < ROUNDS; i++) {
        print_message("%s: median %lld us in the calm, %lld us beside the searches: %.1f times\n", what,
                      (long long)rounds[i].calm, (long long)rounds[i].beside,
                      (double)rounds[i].beside / (double)rounds[i].calm);
        best = rounds[i].ratio < best->ratio ? &rounds[i] : best;
    }
    assert_true(best->ratio <= RATIO_MAX);
}

/* Calm and flood take turns, and each round compares what stands side by side: what else the machine has to do changes.
 * What the searches themselves do they do in every round. */
static void test_beside_searches(void **state)
{
    struct ground *ground = *state;
    struct compared rulings[ROUNDS], reads[ROUNDS];
    struct searching searching = {.first = 0};
    int answered = 0, refused = 0;
    latency_of(&ground->client, &ground->game); /* warm */
    struct latency calm = latency_of(&ground->client, &ground->game);
    for (int i = 0; i < ROUNDS; i++) {
        searching_start(&searching, ground->service.port);
        int before = atomic_load(&searching.answered);
        struct latency beside = latency_of(&ground->client, &ground->game);
        answered += atomic_load(&searching.answered) - before;
        searching_end(&searching);
        refused += atomic_load(&searching.refused);
        struct latency again = latency_of(&ground->client, &ground->game);
        rulings[i] = compare(calm.ruling, beside.ruling, again.ruling);
        reads[i] = compare(calm.read, beside.read, again.read);
        calm = again;
    }
    print_message("%d searches answered meanwhile, %d refused\n", answered, refused);
    assert_true(answered > 0);
    judge("a recorded ruling", rulings);
    judge("a read", reads);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_beside_searches),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
