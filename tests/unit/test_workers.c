/* Workers: a bounded line, everything that was accepted is done once, and the end waits for it. Several threads at
 * once, for the thread sanitizer. */
#include "base/workers.h"
#include "unit.h"
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <unistd.h>

enum { MANY = 5000, THREADS = 4 };

struct errand {
    struct work work; /* first */
    pthread_mutex_t *gate;
    int runs, dones;
    _Atomic int *finished;
};

static void run(struct work *work)
{
    struct errand *errand = (struct errand *)(void *)work;
    if (errand->gate) {
        pthread_mutex_lock(errand->gate);
        pthread_mutex_unlock(errand->gate);
    }
    errand->runs++;
}

static void done(struct work *work)
{
    struct errand *errand = (struct errand *)(void *)work;
    assert_int_equal(errand->runs, 1);
    errand->dones++;
    atomic_fetch_add(errand->finished, 1);
}

static struct errand errand_new(_Atomic int *finished, pthread_mutex_t *gate)
{
    return (struct errand){.work = {.run = run, .done = done}, .finished = finished, .gate = gate};
}

static void await(_Atomic int *finished, int count)
{
    while (atomic_load(finished) < count)
        sched_yield();
}

static void jobs_are_done_once(void **state)
{
    (void)state;
    static struct errand work[MANY];
    _Atomic int finished = 0;
    struct workers *workers = workers_start(3, MANY, INT32_MAX);
    assert_non_null(workers);
    for (int i = 0; i < MANY; i++) {
        work[i] = errand_new(&finished, NULL);
        assert_int_equal(workers_accept(workers, &work[i].work), WORKERS_ACCEPTED);
    }
    workers_stop(workers); /* which waits for all of them */
    assert_int_equal(finished, MANY);
    for (int i = 0; i < MANY; i++)
        assert_int_equal(work[i].dones, 1);
}

/* One is being done and waits at a gate; two may wait in line. */
static void the_line_is_bounded(void **state)
{
    (void)state;
    pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
    _Atomic int finished = 0;
    struct errand work[5];
    struct workers *workers = workers_start(1, 2, INT32_MAX);
    assert_non_null(workers);
    for (size_t i = 0; i < LENGTH(work); i++)
        work[i] = errand_new(&finished, &gate);
    pthread_mutex_lock(&gate);
    assert_int_equal(workers_accept(workers, &work[0].work), WORKERS_ACCEPTED);
    /* The thread takes the first one out of the line at some time; then two more fit, and no third. */
    int accepted = 1;
    while (accepted < 3)
        accepted += workers_accept(workers, &work[accepted].work) == WORKERS_ACCEPTED;
    assert_int_equal(workers_accept(workers, &work[3].work), WORKERS_FULL);
    pthread_mutex_unlock(&gate);
    await(&finished, 3);
    assert_int_equal(workers_accept(workers, &work[4].work), WORKERS_ACCEPTED);
    workers_stop(workers);
    assert_int_equal(finished, 4);
    assert_int_equal(work[3].runs, 0);
    pthread_mutex_destroy(&gate);
}

struct crowd {
    struct workers *workers;
    struct errand work[MANY];
    _Atomic int finished;
    int accepted;
};

static void *crowd_main(void *argument)
{
    struct crowd *crowd = argument;
    for (int i = 0; i < MANY; i++) {
        crowd->work[i] = errand_new(&crowd->finished, NULL);
        crowd->accepted += workers_accept(crowd->workers, &crowd->work[i].work) == WORKERS_ACCEPTED;
    }
    return NULL;
}

static void many_ask_at_once(void **state)
{
    (void)state;
    static struct crowd crowds[THREADS];
    pthread_t threads[THREADS];
    struct workers *workers = workers_start(3, 16, INT32_MAX);
    assert_non_null(workers);
    for (int i = 0; i < THREADS; i++) {
        crowds[i].workers = workers;
        assert_int_equal(pthread_create(&threads[i], NULL, crowd_main, &crowds[i]), 0);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    workers_stop(workers);
    int accepted = 0;
    for (int i = 0; i < THREADS; i++) {
        assert_int_equal(crowds[i].finished, crowds[i].accepted);
        accepted += crowds[i].accepted;
    }
    assert_true(accepted > 0);
}

static void *stop_main(void *workers)
{
    workers_stop(workers);
    return NULL;
}

/* The first job waits at a gate, so that the workers are there to be asked until we let it through. */
static void nothing_is_accepted_while_stopping(void **state)
{
    (void)state;
    static struct errand asked[MANY];
    pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
    _Atomic int finished = 0;
    struct errand held = errand_new(&finished, &gate);
    pthread_t stopper;
    int accepted = 0;
    enum workers_answer answer = WORKERS_ACCEPTED;
    struct workers *workers = workers_start(1, MANY + 1, INT32_MAX);
    assert_non_null(workers);
    pthread_mutex_lock(&gate);
    assert_int_equal(workers_accept(workers, &held.work), WORKERS_ACCEPTED);
    assert_int_equal(pthread_create(&stopper, NULL, stop_main, workers), 0);
    while (answer == WORKERS_ACCEPTED && accepted < MANY) {
        asked[accepted] = errand_new(&finished, NULL);
        answer = workers_accept(workers, &asked[accepted].work);
        accepted += answer == WORKERS_ACCEPTED;
        usleep(1000);
    }
    assert_int_equal(answer, WORKERS_STOPPING);
    pthread_mutex_unlock(&gate);
    pthread_join(stopper, NULL);
    assert_int_equal(finished, accepted + 1);
}

/* What waits behind a job that takes long is done by whoever helps, although its holder has as many threads as it may.
 */
static void who_helps_does_what_waits(void **state)
{
    (void)state;
    static struct errand waiting[MANY];
    pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
    _Atomic int finished = 0;
    struct errand held = errand_new(&finished, &gate);
    struct workers *workers = workers_start(2, MANY, INT32_MAX);
    assert_non_null(workers);
    pthread_mutex_lock(&gate);
    assert_int_equal(workers_accept(workers, &held.work), WORKERS_ACCEPTED);
    while (workers_waiting(workers) > 0)
        sched_yield();
    for (int i = 0; i < MANY; i++) {
        waiting[i] = errand_new(&finished, NULL);
        assert_int_equal(workers_accept(workers, &waiting[i].work), WORKERS_ACCEPTED);
    }
    assert_int_equal(workers_waiting(workers), MANY);
    workers_help(workers);
    assert_int_equal(finished, MANY);
    pthread_mutex_unlock(&gate);
    workers_stop(workers);
    assert_int_equal(finished, MANY + 1);
    workers_help(NULL);
}

static struct errand errand_of(uint8_t whose, _Atomic int *finished, pthread_mutex_t *gate)
{
    struct errand errand = errand_new(finished, gate);
    errand.work.holder.name[0] = whose;
    return errand;
}

/* What was finished, in its order. */
static struct errand *order[16];
static _Atomic int ordered;

static void done_in_order(struct work *work)
{
    order[atomic_load(&ordered)] = (struct errand *)(void *)work;
    atomic_fetch_add(&ordered, 1);
}

/* One thread is kept busy while one asks for five and another for two: they take turns. */
static void holders_take_turns(void **state)
{
    (void)state;
    pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
    _Atomic int finished = 0;
    struct errand held = errand_of(0, &finished, &gate), work[7];
    struct workers *workers = workers_start(1, 16, 5);
    pthread_mutex_lock(&gate);
    assert_int_equal(workers_accept(workers, &held.work), WORKERS_ACCEPTED);
    for (size_t i = 0; i < LENGTH(work); i++) {
        work[i] = errand_of(i < 5 ? 1 : 2, &finished, NULL);
        work[i].work.done = done_in_order;
        assert_int_equal(workers_accept(workers, &work[i].work), WORKERS_ACCEPTED);
    }
    pthread_mutex_unlock(&gate);
    workers_stop(workers);
    static const int expected[] = {0, 5, 1, 6, 2, 3, 4};
    assert_int_equal(ordered, LENGTH(work));
    for (size_t i = 0; i < LENGTH(work); i++)
        assert_ptr_equal(order[i], &work[expected[i]]);
}

/* Waiting or being done, of one holder no more than its share; and the moment it hears of the end it may ask again. */
static void a_holder_has_its_share(void **state)
{
    (void)state;
    pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
    _Atomic int finished = 0;
    struct errand work[4];
    struct workers *workers = workers_start(2, 16, 2);
    for (size_t i = 0; i < LENGTH(work); i++)
        work[i] = errand_of(i < 3 ? 1 : 2, &finished, &gate);
    pthread_mutex_lock(&gate);
    assert_int_equal(workers_accept(workers, &work[0].work), WORKERS_ACCEPTED);
    assert_int_equal(workers_accept(workers, &work[1].work), WORKERS_ACCEPTED);
    assert_int_equal(workers_accept(workers, &work[2].work), WORKERS_SHARE);
    assert_int_equal(workers_accept(workers, &work[3].work), WORKERS_ACCEPTED);
    pthread_mutex_unlock(&gate);
    await(&finished, 3);
    assert_int_equal(workers_accept(workers, &work[2].work), WORKERS_ACCEPTED);
    workers_stop(workers);
    assert_int_equal(finished, 4);
}

/* Of two threads one is left for others, however much somebody wants done. */
static void nobody_keeps_all_threads(void **state)
{
    (void)state;
    pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
    _Atomic int finished = 0, others = 0;
    struct errand work[4], other = errand_of(2, &others, NULL);
    struct workers *workers = workers_start(2, 16, 16);
    pthread_mutex_lock(&gate);
    for (size_t i = 0; i < LENGTH(work); i++) {
        work[i] = errand_of(1, &finished, &gate);
        assert_int_equal(workers_accept(workers, &work[i].work), WORKERS_ACCEPTED);
    }
    assert_int_equal(workers_accept(workers, &other.work), WORKERS_ACCEPTED);
    await(&others, 1);
    assert_int_equal(finished, 0);
    pthread_mutex_unlock(&gate);
    workers_stop(workers);
    assert_int_equal(finished, 4);
}

static void no_workers_to_stop(void **state)
{
    (void)state;
    workers_stop(NULL);
    struct workers *workers = workers_start(1, 1, INT32_MAX);
    workers_stop(workers);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(jobs_are_done_once),        cmocka_unit_test(the_line_is_bounded),
        cmocka_unit_test(many_ask_at_once),          cmocka_unit_test(nothing_is_accepted_while_stopping),
        cmocka_unit_test(holders_take_turns),        cmocka_unit_test(a_holder_has_its_share),
        cmocka_unit_test(nobody_keeps_all_threads),  cmocka_unit_test(no_workers_to_stop),
        cmocka_unit_test(who_helps_does_what_waits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
