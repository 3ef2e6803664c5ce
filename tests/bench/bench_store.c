/* How many entries a second the store commits, and how long each takes: a closed loop of appenders, driven from one
 * thread as the service's loops do. Not one of the tests.
 *   bench_store URL APPENDERS SESSIONS IN_FLIGHT BATCH_LIMIT SECONDS
 * prints: appenders sessions batches_in_flight batch_entries entries/s p50_us p99_us */
#include "base/clock.h"
#include "store/migrate.h"
#include "store/store_read.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { BYTES = 450, APPENDERS_MAX = 4096, SAMPLES_MAX = 8 << 20 };

struct appender {
    struct store_append append;
    struct appender *next; /* in the list of those that were answered */
    int64_t since;         /* microseconds */
};

static struct {
    pthread_mutex_t lock;
    pthread_cond_t some;
    struct appender *answered;
    int64_t failures;
    int32_t *samples;
    size_t sample_count;
} bench = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, NULL, 0, NULL, 0};

static int64_t now_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

static bool make(struct store_append *append, const struct store_place *place, struct writer *out, struct writer *state)
{
    static const char filler[BYTES] = {0};
    (void)append;
    (void)state;
    write_object(out);
    write_member_int(out, "at", place->at);
    write_member_int(out, "seq", place->seq);
    write_object_end(out);
    write_raw(out, filler, BYTES - out->used);
    return true;
}

static void answered(struct store_append *append)
{
    struct appender *appender = (struct appender *)append;
    pthread_mutex_lock(&bench.lock);
    if (append->result != STORE_DONE)
        bench.failures++;
    bool first = !bench.answered;
    appender->next = bench.answered;
    bench.answered = appender;
    pthread_mutex_unlock(&bench.lock);
    if (first)
        pthread_cond_signal(&bench.some);
}

static struct appender *wait_answered(void)
{
    pthread_mutex_lock(&bench.lock);
    while (!bench.answered)
        pthread_cond_wait(&bench.some, &bench.lock);
    struct appender *list = bench.answered;
    bench.answered = NULL;
    pthread_mutex_unlock(&bench.lock);
    return list;
}

static atomic_int opened;

static void session_opened(struct store_read *read)
{
    if (read->result != STORE_DONE)
        exit(1);
    atomic_fetch_add(&opened, 1);
}

static void open_sessions(struct store *store, struct uuid *ids, int count)
{
    static char options[] = "{}";
    struct store_session opening = {
        .ruleset = "tt", .version = 1, .opened_at = clock_now(), .options = options, .options_length = 2};
    for (int i = 0; i < count; i++) {
        struct store_read read = {.query = STORE_OPEN_SESSION, .done = session_opened, .opening = &opening};
        ids[i] = opening.id = uuid_new();
        read.entry = "{}";
        read.entry_length = 2;
        read.seat = "umpire";
        if (!store_read(store, &read))
            exit(1);
        while (atomic_load(&opened) <= i)
            nanosleep(&(struct timespec){.tv_nsec = 50000}, NULL);
    }
}

static int compare(const void *a, const void *b)
{
    const int32_t *one = a, *other = b;
    return (*one > *other) - (*one < *other);
}

static void run(struct store *store, struct appender *appenders, int count, int seconds)
{
    int64_t start = now_us(), end = start + (int64_t)seconds * 1000000, now = start;
    int running = count;
    for (int i = 0; i < count; i++) {
        appenders[i].since = now;
        if (!store_append(store, &appenders[i].append))
            exit(1);
    }
    while (running > 0) {
        struct appender *next, *appender = wait_answered();
        now = now_us();
        for (; appender; appender = next) {
            next = appender->next;
            if (bench.sample_count < SAMPLES_MAX)
                bench.samples[bench.sample_count++] = (int32_t)(now - appender->since);
            appender->since = now;
            if (now >= end || !store_append(store, &appender->append))
                running--;
        }
    }
    qsort(bench.samples, bench.sample_count, sizeof *bench.samples, compare);
    printf("%8.0f /s  p50 %6d us  p99 %6d us  failures %lld\n",
           (double)bench.sample_count * 1e6 / (double)(now - start), bench.samples[bench.sample_count / 2],
           bench.samples[bench.sample_count * 99 / 100], (long long)bench.failures);
}

int main(int argc, char **argv)
{
    if (argc != 7)
        return 2;
    int count = atoi(argv[2]), sessions = atoi(argv[3]);
    if (count < 1 || count > APPENDERS_MAX || sessions < 1 || sessions > APPENDERS_MAX)
        return 2;
    if (migrate_database(argv[1]) < 0)
        return 1;
    struct store_settings settings = {.url = argv[1],
                                      .role = "umpire_service",
                                      .append_queue = 8192,
                                      .batch_entries = atoi(argv[5]),
                                      .batches_in_flight = atoi(argv[4]),
                                      .readers = 1,
                                      .deadline_ms = 10000};
    static struct uuid ids[APPENDERS_MAX];
    struct appender *appenders = calloc((size_t)count, sizeof *appenders);
    bench.samples = calloc(SAMPLES_MAX, sizeof *bench.samples);
    struct store *store = store_start(&settings);
    if (!store || !store_run(store) || !appenders || !bench.samples)
        return 1;
    open_sessions(store, ids, sessions);
    for (int i = 0; i < count; i++)
        appenders[i].append = (struct store_append){.session = ids[i % sessions],
                                                    .kind = "ruling",
                                                    .seat = "umpire",
                                                    .step = "melee-score",
                                                    .make = make,
                                                    .done = answered};
    printf("appenders %4d sessions %4d batches_in_flight %d batch_entries %4d: ", count, sessions,
           settings.batches_in_flight, settings.batch_entries);
    run(store, appenders, count, atoi(argv[6]));
    store_stop(store);
    free(appenders);
    free(bench.samples);
    return bench.failures != 0;
}
