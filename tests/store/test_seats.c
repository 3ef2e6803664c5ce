/* Seats that are revoked, as the store keeps them and as a process knows them; and openings under a key. */
#include "harness.h"
#include "store/sessions.h"

struct ground {
    struct store *store;
    PGconn *connection;
};

static struct ground ground;

static int setup(void **state)
{
    const struct test_database *database = *state;
    ground.store = store_on(database->url);
    ground.connection = database_connect(database->url);
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    store_stop(ground.store);
    PQfinish(ground.connection);
    return 0;
}

/* The session as it is known; the caller gives it back. */
static struct store_session *find(struct uuid session, bool afresh)
{
    struct waited_read read = {.read = {.query = STORE_FIND_SESSION, .session = session, .afresh = afresh}};
    assert_int_equal(read_wait(ground.store, &read), STORE_DONE);
    arena_end(&read.arena);
    return read.read.found;
}

static bool is_revoked(const struct store_session *session, const char *name)
{
    for (int32_t i = 0; i < session->seat_count; i++)
        if (strcmp(session->seats[i].name, name) == 0)
            return store_session_is_revoked(session, &session->seats[i]);
    fail_msg("there is no seat %s", name);
    return false;
}

/* The revocation and its entry are there together or not at all; who reads afresh sees it, and then everybody. */
static void with_its_entry(void **state)
{
    (void)state;
    struct uuid session = session_open(ground.store);
    struct store_session *known = find(session, false);
    struct waited revoking = {.mark = 1, .append = {.kind = "revoked", .revokes = "blue"}};
    assert_int_equal(append_one(ground.store, &revoking, session, NULL), STORE_DONE);
    assert_false(is_revoked(known, "blue"));
    struct store_session *afresh = find(session, true);
    assert_true(is_revoked(afresh, "blue") && is_revoked(known, "blue") && !is_revoked(known, "umpire"));
    struct waited declined = {.mark = 2, .declines = true, .append = {.kind = "revoked", .revokes = "umpire"}};
    assert_int_equal(append_one(ground.store, &declined, session, NULL), STORE_DECLINED);
    assert_int_equal(
        session_number(ground.connection, session, "SELECT count(*) FROM umpire.revocation WHERE session_id = '%s'"),
        1);
    assert_whole(ground.connection, session, 2);
    store_session_free(afresh);
    store_session_free(known);
}

static void in_one_batch(void **state)
{
    (void)state;
    enum { COUNT = 20 };
    static struct store_seat seats[COUNT];
    static struct waited joining[COUNT], revoking[COUNT];
    struct uuid session = session_open(ground.store);
    for (int i = 0; i < COUNT; i++) {
        snprintf(seats[i].name, sizeof seats[i].name, "seat %02d", i);
        snprintf(seats[i].role, sizeof seats[i].role, "player");
        joining[i] = (struct waited){.append = {.kind = "joined", .joins = &seats[i]}};
        revoking[i] = (struct waited){.append = {.kind = "revoked", .revokes = seats[i].name}};
        append_send(ground.store, &joining[i], session, NULL);
        if (i % 2)
            append_send(ground.store, &revoking[i], session, NULL);
    }
    for (int i = 0; i < COUNT; i++) {
        assert_int_equal(append_wait(&joining[i]), STORE_DONE);
        if (i % 2)
            assert_int_equal(append_wait(&revoking[i]), STORE_DONE);
    }
    struct store_session *found = find(session, true);
    assert_int_equal(found->seat_count, COUNT + 2);
    for (int i = 0; i < COUNT; i++)
        assert_int_equal(is_revoked(found, seats[i].name), i % 2);
    store_session_free(found);
}

/* In this process at once. */
static void in_this_process(void **state)
{
    (void)state;
    struct uuid session = session_open(ground.store);
    struct store_session *known = find(session, false);
    store_session_revoke(ground.store, known, "nobody");
    assert_false(is_revoked(known, "blue") || is_revoked(known, "umpire"));
    store_session_revoke(ground.store, known, "blue");
    struct store_session *again = store_session_cached(ground.store, &session);
    assert_true(is_revoked(again, "blue") && is_revoked(known, "blue") && !is_revoked(known, "umpire"));
    store_session_free(again);
    store_session_free(known);
}

/* As many unknown tokens are looked for at once as seats may have joined elsewhere, then a few a second. */
static void how_often_tokens_are_looked_for(void **state)
{
    enum { AT_ONCE = 32, EVERY_MS = 250 };
    (void)state;
    struct uuid session = session_open(ground.store);
    struct store_session *known = find(session, false);
    int64_t from = clock_monotonic_ms();
    int looked = 0;
    while (store_session_may_refresh(known))
        looked++;
    assert_in_range(looked, AT_ONCE, AT_ONCE + (clock_monotonic_ms() - from) / EVERY_MS + 1);
    known->refreshing_until -= 3 * EVERY_MS;
    from = clock_monotonic_ms();
    for (looked = 0; store_session_may_refresh(known);)
        looked++;
    assert_in_range(looked, 3, 4 + (clock_monotonic_ms() - from) / EVERY_MS);
    known->refreshing_until = 0; /* long ago: no more than at once */
    from = clock_monotonic_ms();
    for (looked = 0; store_session_may_refresh(known);)
        looked++;
    assert_in_range(looked, AT_ONCE, AT_ONCE + (clock_monotonic_ms() - from) / EVERY_MS + 1);
    store_session_free(known);
}

/* That it is not due, or the machine was so slow that it is. */
static void assert_not_due(struct store_session *known, int64_t due_ms)
{
    bool due = store_session_is_due(known);
    assert_true(!due || clock_monotonic_ms() - known->read_at >= due_ms);
}

/* Seats are read again in time: by one that comes late, by everybody who comes too late. */
static void how_old_seats_may_be(void **state)
{
    (void)state;
    struct uuid session = session_open(ground.store);
    struct store_session *known = find(session, false);
    int64_t now = clock_monotonic_ms();
    assert_not_due(known, SESSION_RENEW_MS);
    known->read_at = now - STORE_SEATS_MS + 500;
    assert_true(store_session_is_due(known));
    assert_not_due(known, STORE_SEATS_MS);
    known->read_at = now - STORE_SEATS_MS;
    assert_true(store_session_is_due(known) && store_session_is_due(known));
    store_session_free(find(session, true));
    assert_true(known->read_at >= now);
    assert_not_due(known, SESSION_RENEW_MS);
    now = clock_monotonic_ms();
    known->read_at = now - STORE_SEATS_MS + 500;
    known->renewed_at = now - 2 * STORE_SEATS_MS; /* that was for what was read before */
    assert_true(store_session_is_due(known));
    store_session_free(known);
}

static enum store_result open_keyed(struct uuid id, const char *owner, const char *key, uint8_t digest,
                                    struct waited_read *open)
{
    static char options[] = "{}";
    static struct store_session opening;
    opening = (struct store_session){.id = id,
                                     .ruleset = "tt",
                                     .version = 1,
                                     .opened_at = clock_now(),
                                     .seat_count = 1,
                                     .seats = {{.name = "umpire", .role = "umpire", .token = {{digest}}}},
                                     .options = options,
                                     .options_length = 2};
    *open = (struct waited_read){.read = {.query = STORE_OPEN_SESSION,
                                          .opening = &opening,
                                          .entry = "{\"e\":0}",
                                          .entry_length = 7,
                                          .left = "state",
                                          .left_length = 5,
                                          .seat = "umpire",
                                          .owner = owner,
                                          .key = key,
                                          .digest = {{digest}}}};
    return read_wait(ground.store, open);
}

static enum store_result open_once(struct uuid id, const char *owner, const char *key, uint8_t digest)
{
    struct waited_read open;
    enum store_result result = open_keyed(id, owner, key, digest, &open);
    arena_end(&open.arena);
    return result;
}

static void openings_under_a_key(void **state)
{
    (void)state;
    struct waited_read open;
    struct uuid first = uuid_new();
    assert_int_equal(open_once(first, "", "key", 1), STORE_DONE);
    assert_int_equal(open_keyed(uuid_new(), "", "key", 1, &open), STORE_REPEATED);
    assert_true(uuid_equal(&open.read.before, &first));
    assert_int_equal(open.read.entry_count, 1);
    assert_memory_equal(open.read.entries[0].bytes, "{\"e\":0}", 7);
    assert_memory_equal(open.read.entries[0].state, "state", 5);
    arena_end(&open.arena);
    assert_int_equal(open_once(uuid_new(), "", "key", 2), STORE_KEY_REUSED);
    assert_int_equal(open_once(uuid_new(), "club", "key", 2), STORE_DONE); /* each owner has keys of its own */
    assert_int_equal(open_once(uuid_new(), "", "other", 1), STORE_DONE);
    assert_int_equal(open_once(uuid_new(), "", NULL, 1), STORE_DONE);
    assert_int_equal(database_number(ground.connection, "SELECT count(*) FROM umpire.opening"), 3);
}

/* The answer was lost with the connection, and the statement is sent again: what stands there is ours. */
static void openings_that_were_ours(void **state)
{
    (void)state;
    struct uuid id = uuid_new(), unkeyed = uuid_new();
    assert_int_equal(open_once(id, "", "ours", 1), STORE_DONE);
    assert_int_equal(open_once(id, "", "ours", 1), STORE_DONE);
    assert_int_equal(open_once(unkeyed, "", NULL, 1), STORE_DONE);
    assert_int_equal(open_once(unkeyed, "", NULL, 1), STORE_TAKEN);     /* nothing was lost */
    assert_int_equal(open_once(unkeyed, "", "unused", 1), STORE_TAKEN); /* nor did the key open anything */
}

static int create(void **state)
{
    static struct test_database database;
    database_create(&database);
    *state = &database;
    return 0;
}

static int drop(void **state)
{
    database_drop(*state);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(with_its_entry, setup, teardown),
        cmocka_unit_test_setup_teardown(in_one_batch, setup, teardown),
        cmocka_unit_test_setup_teardown(in_this_process, setup, teardown),
        cmocka_unit_test_setup_teardown(how_often_tokens_are_looked_for, setup, teardown),
        cmocka_unit_test_setup_teardown(how_old_seats_may_be, setup, teardown),
        cmocka_unit_test_setup_teardown(openings_under_a_key, setup, teardown),
        cmocka_unit_test_setup_teardown(openings_that_were_ours, setup, teardown),
    };
    return cmocka_run_group_tests(tests, create, drop);
}
