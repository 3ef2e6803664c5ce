/* What the thread sees that takes the writer's turns between its own work, as an event loop does. In the other tests of
 * the store a thread does nothing else (store_run). */
#include "harness.h"

static struct test_database database;

static int create(void **state)
{
    (void)state;
    database_create(&database);
    return 0;
}

static int drop(void **state)
{
    (void)state;
    database_drop(&database);
    return 0;
}

/* One turn of a loop that has nothing else to do; waits for at most 20 ms. How many descriptors were ready. */
static int turn(struct store *store)
{
    struct pollfd waits[STORE_WAITS];
    int timeout = store_turn(store, waits);
    int ready = poll(waits, STORE_WAITS, timeout < 0 || timeout > 20 ? 20 : timeout);
    store_wake(store, waits);
    return ready;
}

static void turn_until_ready(struct store *store)
{
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS; !store_ready(store, NULL); turn(store))
        assert_true(clock_monotonic_ms() < until);
}

static void turn_until_answered(struct store *store, const struct waited *waited)
{
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS; !atomic_load(&waited->answered); turn(store))
        assert_true(clock_monotonic_ms() < until);
}

static pthread_t done_in;

static void done_here(struct store_append *append)
{
    done_in = pthread_self();
    waited_done(append);
}

/* Nothing is written but in a turn, and the answer comes in one, in the thread that takes it. */
static void only_in_a_turn(void **state)
{
    (void)state;
    struct store_settings settings = settings_for(database.url);
    struct store *store = store_start(&settings);
    turn_until_ready(store);
    struct uuid session = session_open(store);
    struct waited waited = {.mark = 1};
    append_send(store, &waited, session, NULL);
    waited.append.done = done_here;
    pause_ms(50);
    assert_int_equal(atomic_load(&waited.made), 0);
    assert_int_equal(atomic_load(&waited.answered), 0);
    turn_until_answered(store, &waited);
    assert_int_equal(waited.append.result, STORE_DONE);
    assert_int_equal(waited.append.seq, 1);
    assert_true(pthread_equal(done_in, pthread_self()));
    store_stop(store);
}

/* That thread's own appends need no waking, and are seen in the next turn; others' wake its wait, however long.
 */
static void others_wake_it(void **state)
{
    (void)state;
    struct store_settings settings = settings_for(database.url);
    struct store *store = store_start(&settings);
    turn_until_ready(store);
    struct uuid session = session_open(store);
    struct waited first = {.mark = 1}, own = {.mark = 2}, others = {.mark = 3};
    append_send(store, &first, session, NULL);
    turn_until_answered(store, &first); /* from here on the session's head is known */
    append_send(store, &own, session, NULL);
    struct pollfd waits[STORE_WAITS];
    store_turn(store, waits); /* sends it */
    assert_int_equal(atomic_load(&own.made), 1);
    assert_int_equal(poll(&waits[0], 1, 0), 0);
    store_wake(store, waits);
    turn_until_answered(store, &own);
    while (turn(store) > 0)
        ;
    store_turn(store, waits); /* it sleeps now, for all that others know */
    append_send(store, &others, session, NULL);
    assert_int_equal(poll(&waits[0], 1, PATIENCE_MS), 1);
    store_wake(store, waits);
    assert_int_equal(poll(&waits[0], 1, 0), 0); /* woken once, it is not woken again */
    turn_until_answered(store, &others);
    assert_int_equal(others.append.seq, 3);
    store_stop(store);
}

/* What was accepted is finished at the end, though nobody takes turns any more. */
static void the_end_finishes(void **state)
{
    (void)state;
    enum { COUNT = 300 }; /* more than a batch */
    static struct waited waited[COUNT];
    struct store_settings settings = settings_for(database.url);
    struct store *store = store_start(&settings);
    turn_until_ready(store);
    struct uuid session = session_open(store);
    for (int i = 0; i < COUNT; i++) {
        waited[i].mark = i;
        append_send(store, &waited[i], session, NULL);
    }
    store_stop(store);
    for (int i = 0; i < COUNT; i++) {
        assert_int_equal(atomic_load(&waited[i].answered), 1);
        assert_int_equal(waited[i].append.result, STORE_DONE);
        assert_int_equal(waited[i].append.seq, i + 1);
    }
}

/* A database that is not there, and turns that are taken: the deadline holds. Without a turn the end keeps it. */
static void deadlines_hold(void **state)
{
    (void)state;
    struct store_settings settings = settings_for(database.url);
    settings.url = "host=127.0.0.1 port=1 dbname=nowhere";
    settings.deadline_ms = 100;
    struct store *store = store_start(&settings);
    struct waited waited = {.mark = 1}, last = {.mark = 2};
    append_send(store, &waited, uuid_new(), NULL);
    turn_until_answered(store, &waited);
    assert_int_equal(waited.append.result, STORE_AWAY);
    append_send(store, &last, uuid_new(), NULL);
    store_stop(store);
    assert_int_equal(atomic_load(&last.answered), 1);
    assert_int_equal(last.append.result, STORE_AWAY);
}

/* One that has never had a turn ends, too. */
static void ends_without_a_turn(void **state)
{
    (void)state;
    struct store_settings settings = settings_for(database.url);
    struct store *store = store_start(&settings);
    struct waited waited = {.mark = 1};
    append_send(store, &waited, uuid_new(), NULL);
    store_stop(store);
    assert_int_equal(atomic_load(&waited.answered), 1);
    assert_int_equal(waited.append.result, STORE_UNKNOWN_SESSION);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_in_a_turn), cmocka_unit_test(others_wake_it),      cmocka_unit_test(the_end_finishes),
        cmocka_unit_test(deadlines_hold), cmocka_unit_test(ends_without_a_turn),
    };
    return cmocka_run_group_tests(tests, create, drop);
}
