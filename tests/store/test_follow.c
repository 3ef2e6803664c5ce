/* Following: every entry of a watched session is told once and in order, whoever committed it. */
#include "harness.h"
#include "store/store_follow.h"

enum { SESSIONS = 20, NEVER_MS = 60000 };

/* What was told of one session. */
struct told {
    struct uuid session;
    atomic_int next;   /* the entry that comes next */
    atomic_int wrong;  /* entries that were not that one */
    atomic_int missed; /* this entry comes when nobody listens, and is wanted again at once; 0: none */
};

struct world {
    struct test_database database;
    struct store *store, *other; /* two processes, as far as the database can tell */
    PGconn *owner;
    struct told told[SESSIONS];
};

static void came(void *context, const struct uuid *session, const struct store_entry *entries, int32_t count)
{
    struct world *world = context;
    struct told *told = world->told;
    while (memcmp(told->session.bytes, session->bytes, sizeof session->bytes) != 0)
        told++;
    if (atomic_load(&told->missed) && entries[0].seq == atomic_load(&told->missed)) {
        atomic_store(&told->missed, 0);
        store_unwatch(world->store, session);
        assert_true(store_watch(world->store, session, entries[0].seq));
        return;
    }
    for (int32_t i = 0; i < count; i++) {
        char end[32] = "{}";
        if (entries[i].seq > 0)
            snprintf(end, sizeof end, "\"s\":%" PRId64 "}", entries[i].seq);
        bool right = entries[i].seq == atomic_load(&told->next) && entries[i].length >= strlen(end) &&
                     memcmp(entries[i].bytes + entries[i].length - strlen(end), end, strlen(end)) == 0;
        atomic_fetch_add(right ? &told->next : &told->wrong, 1);
    }
}

static void create(struct world *world, int32_t poll_ms)
{
    struct store_following following = {poll_ms, world, came, NULL};
    database_create(&world->database);
    world->store = store_on(world->database.url);
    world->other = store_on(world->database.url);
    world->owner = database_connect(world->database.url);
    for (int i = 0; i < SESSIONS; i++)
        world->told[i].session = session_open(world->store);
    assert_true(store_follow(world->store, &following));
}

static void end(struct world *world)
{
    for (int i = 0; i < SESSIONS; i++)
        assert_int_equal(atomic_load(&world->told[i].wrong), 0);
    store_stop(world->store);
    store_stop(world->other);
    PQfinish(world->owner);
    database_drop(&world->database);
}

static void await(const struct told *told, int next)
{
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS; atomic_load(&told->next) < next; pause_ms(2))
        if (clock_monotonic_ms() > until)
            fail_msg("entry %d was not told, the last was %d", next - 1, atomic_load(&told->next) - 1);
    assert_int_equal(atomic_load(&told->next), next);
}

static void append(struct store *store, struct told *told, int count)
{
    while (count-- > 0)
        assert_int_equal(append_kind(store, told->session, "ruling", 1), STORE_DONE);
}

static void two_processes_at_once(void **state)
{
    static struct world world;
    struct uuid sessions[SESSIONS];
    (void)state;
    create(&world, 50);
    for (int i = 0; i < SESSIONS; i++) {
        sessions[i] = world.told[i].session;
        assert_true(store_watch(world.store, &sessions[i], 0));
    }
    struct crowd crowd = {.stores = {world.store, world.other},
                          .store_count = 2,
                          .sessions = sessions,
                          .session_count = SESSIONS,
                          .threads = 16,
                          .each = 100};
    crowd_start(&crowd);
    assert_int_equal(crowd_finish(&crowd, STORE_DONE), 1600);
    for (int i = 0; i < SESSIONS; i++)
        await(&world.told[i], 1600 / SESSIONS + 1);
    crowd_free(&crowd);
    end(&world);
}

/* The own commits wait for no poll. */
static void own_commits_are_told_at_once(void **state)
{
    static struct world world;
    struct told *told = &world.told[0];
    (void)state;
    create(&world, NEVER_MS);
    assert_true(store_watch(world.store, &told->session, 0));
    await(told, 1);
    for (int next = 2; next < 30; next++) {
        append(world.store, told, 1);
        await(told, next);
    }
    /* What another process commits comes along with the next of one's own. */
    append(world.other, told, 3);
    pause_ms(100);
    assert_int_equal(atomic_load(&told->next), 29);
    append(world.store, told, 1);
    await(told, 33);
    end(&world);
}

static void others_are_found_by_polling(void **state)
{
    static struct world world;
    struct told *told = &world.told[0];
    (void)state;
    create(&world, 20);
    assert_true(store_watch(world.store, &told->session, 0));
    append(world.other, told, 100); /* more than one answer holds */
    await(told, 101);
    end(&world);
}

static void what_is_not_watched_is_not_told(void **state)
{
    static struct world world;
    struct told *told = &world.told[0];
    (void)state;
    create(&world, 20);
    assert_true(store_watch(world.store, &told->session, 0));
    append(world.store, told, 3);
    await(told, 4);
    store_unwatch(world.store, &told->session);
    store_unwatch(world.store, &told->session); /* nothing to do */
    append(world.store, told, 20);
    append(world.other, told, 20);
    pause_ms(100);
    assert_int_equal(atomic_load(&told->next), 4);
    /* Watched again, it is told from where it is wanted. */
    assert_true(store_watch(world.store, &told->session, 4));
    await(told, 44);
    end(&world);
}

/* The last listener leaves and another one comes just while an entry is told, which that one wants, too. */
static void watched_anew_while_told(void **state)
{
    static struct world world;
    struct told *told = &world.told[0];
    (void)state;
    create(&world, 20);
    assert_true(store_watch(world.store, &told->session, 0));
    await(told, 1);
    atomic_store(&told->missed, 1);
    append(world.store, told, 1);
    await(told, 2);
    assert_int_equal(atomic_load(&told->missed), 0);
    end(&world);
}

static void the_connection_is_lost(void **state)
{
    static struct world world;
    struct told *told = &world.told[0];
    (void)state;
    create(&world, 20);
    assert_true(store_watch(world.store, &told->session, 0));
    for (int round = 1; round <= 3; round++) {
        append(world.other, told, 5);
        await(told, 10 * round - 4);
        assert_true(database_kill_connections(world.owner) > 0);
        for (int i = 0; i < 5;)
            i += append_kind(world.store, told->session, "ruling", 1) == STORE_DONE;
        await(told, 10 * round + 1);
        wait_ready(world.other);
        while (append_kind(world.other, world.told[1].session, "ruling", 1) != STORE_DONE)
            pause_ms(5);
    }
    end(&world);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_processes_at_once),       cmocka_unit_test(own_commits_are_told_at_once),
        cmocka_unit_test(others_are_found_by_polling), cmocka_unit_test(what_is_not_watched_is_not_told),
        cmocka_unit_test(watched_anew_while_told),     cmocka_unit_test(the_connection_is_lost),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
