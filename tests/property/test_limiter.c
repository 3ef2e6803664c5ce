/* Of no name ever more passes than burst + rate x time, in any stretch of time: at random rates, costs and pauses, in
 * tables of any size down to far too small ones, and with eight threads. */
#include "base/limiter.h"
#include "base/slots.h"
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

enum { SECOND = 1000000, ROUNDS = 300, REQUESTS = 1500, NAMES_MAX = 60, THREADS = 8, EACH = 40000 };

static uint64_t random_next(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return *seed;
}

static int32_t random_within(uint64_t *seed, int32_t least, int32_t most)
{
    return least + (int32_t)(random_next(seed) % (uint64_t)(most - least + 1));
}

struct passed {
    int64_t at;
    int32_t name, cost;
};

/* Every stretch that begins and ends with a request of the name. */
static void assert_within(const struct passed *passed, size_t count, int32_t rate, int32_t burst, uint64_t seed)
{
    for (size_t from = 0; from < count; from++) {
        int64_t sum = 0;
        for (size_t to = from; to < count; to++) {
            if (passed[to].name != passed[from].name)
                continue;
            sum += passed[to].cost;
            int64_t most = (int64_t)burst * SECOND + rate * (passed[to].at - passed[from].at);
            if (sum * SECOND > most)
                fail_msg("seed %llu: rate %d, burst %d: %lld passed in %lld us", (unsigned long long)seed, (int)rate,
                         (int)burst, (long long)sum, (long long)(passed[to].at - passed[from].at));
        }
    }
}

/* Names come and go; some ask all the time. Returns how many passed. */
static size_t play(struct limiter *limiter, uint64_t *seed, int32_t names, int32_t burst, int32_t pause,
                   struct passed *passed)
{
    int64_t now = 0;
    size_t count = 0;
    for (int i = 0; i < REQUESTS; i++) {
        now += random_within(seed, 0, 3) ? random_within(seed, 0, pause / 50 + 1) : random_within(seed, 0, pause);
        int32_t name = random_within(seed, 0, 2) ? random_within(seed, 0, names - 1) : 0;
        int32_t cost = random_within(seed, 0, 4) ? 1 : random_within(seed, 1, burst);
        if (limiter_take(limiter, &name, sizeof name, cost, now).passed)
            passed[count++] = (struct passed){.at = now, .name = name, .cost = cost};
    }
    return count;
}

static void never_too_much(void **state)
{
    (void)state;
    static struct passed passed[REQUESTS];
    uint64_t seed = UINT64_C(0x9E3779B97F4A7C15);
    size_t all = 0;
    for (int round = 0; round < ROUNDS; round++) {
        uint64_t start = seed;
        int32_t rate = random_within(&seed, 1, 200), burst = random_within(&seed, 1, 50);
        int32_t names = random_within(&seed, 1, NAMES_MAX);
        int32_t pause = random_within(&seed, 1, 4) * SECOND / rate;
        struct limiter *limiter = limiter_new(rate, burst, (size_t)random_within(&seed, 0, 1) * 64 + SLOTS_NEIGHBOURS);
        assert_non_null(limiter);
        size_t count = play(limiter, &seed, names, burst, pause, passed);
        assert_within(passed, count, rate, burst, start);
        all += count;
        limiter_free(limiter);
    }
    assert_in_range(all, ROUNDS * 100, ROUNDS * REQUESTS * 9 / 10); /* both, passing and being refused, happened */
}

/* What eight threads ask at once, of a few names in one place. */
struct crush {
    struct limiter *limiter;
    _Atomic int64_t clock;
    _Atomic int64_t passed[NAMES_MAX];
    int32_t names;
};

struct crush_thread {
    struct crush *crush;
    pthread_t thread;
    uint64_t seed;
};

static void *crush_main(void *argument)
{
    struct crush_thread *mine = argument;
    struct crush *crush = mine->crush;
    for (int i = 0; i < EACH; i++) {
        int64_t now = atomic_fetch_add(&crush->clock, random_within(&mine->seed, 0, 20));
        int32_t name = random_within(&mine->seed, 0, crush->names - 1);
        if (limiter_take(crush->limiter, &name, sizeof name, 1, now).passed)
            atomic_fetch_add(&crush->passed[name], 1);
    }
    return NULL;
}

static void crush_run(int32_t names, bool room)
{
    enum { RATE = 300, BURST = 100 };
    struct crush crush = {.limiter = limiter_new(RATE, BURST, room ? 1024 : SLOTS_NEIGHBOURS), .names = names};
    struct crush_thread threads[THREADS];
    for (int i = 0; i < THREADS; i++) {
        threads[i] = (struct crush_thread){.crush = &crush, .seed = (uint64_t)i * 7919 + 1};
        assert_int_equal(pthread_create(&threads[i].thread, NULL, crush_main, &threads[i]), 0);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i].thread, NULL);
    int64_t most = BURST + RATE * atomic_load(&crush.clock) / SECOND, asked = (int64_t)THREADS * EACH / names;
    for (int i = 0; i < names; i++) {
        assert_in_range(crush.passed[i], 1, most);
        if (room) /* each asks for more than it may: it gets what it may, but for the ends of the time */
            assert_in_range(crush.passed[i], (most < asked ? most : asked) * 9 / 10, most);
    }
    limiter_free(crush.limiter);
}

static void eight_threads(void **state)
{
    (void)state;
    crush_run(1, true);
    crush_run(6, true);
    crush_run(6, false);
    crush_run(40, false);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(never_too_much),
        cmocka_unit_test(eight_threads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
