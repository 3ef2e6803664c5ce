/* What is kept beside entries: the state that goes from append to append, seats that come in, secrets, leaves. */
#include "harness.h"

static int create(void **state)
{
    struct test_database *database = calloc(1, sizeof *database);
    assert_non_null(database);
    database_create(database);
    *state = database;
    return 0;
}

static int drop(void **state)
{
    database_drop(*state);
    free(*state);
    return 0;
}

static void each_finds_what_the_last_left(void **state)
{
    const struct test_database *database = *state;
    struct store *store = store_on(database->url);
    struct uuid session = session_open(store);
    for (int i = 1; i <= 20; i++) {
        struct waited waited = {.mark = i, .stateful = true};
        assert_int_equal(append_one(store, &waited, session, NULL), STORE_DONE);
        assert_int_equal(waited.found, i == 1 ? -1 : i);
    }
    /* Another process starts from the database; an entry that leaves nothing ends it. */
    struct store *other = store_on(database->url);
    struct waited next = {.mark = 21, .stateful = true}, none = {.mark = 22}, last = {.mark = 23, .stateful = true};
    assert_int_equal(append_one(other, &next, session, NULL), STORE_DONE);
    assert_int_equal(next.found, 21);
    assert_int_equal(append_one(other, &none, session, NULL), STORE_DONE);
    assert_int_equal(append_one(store, &last, session, NULL), STORE_DONE);
    assert_int_equal(last.found, -1);
    store_stop(other);
    store_stop(store);
}

/* What the program may leave, the table takes: all of it, and not a byte more. */
static void state_of_every_size(void **state)
{
    const struct test_database *database = *state;
    struct store *store = store_on(database->url);
    struct uuid session = session_open(store);
    static const int32_t sizes[] = {1, 8191, 8192, 8193, STORE_STATE_MAX};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct waited waited = {.mark = (int64_t)i + 1, .state_filler = sizes[i]};
        assert_int_equal(append_one(store, &waited, session, NULL), STORE_DONE);
    }
    struct waited more = {.mark = 9, .state_filler = STORE_STATE_MAX + 1};
    assert_int_not_equal(append_one(store, &more, session, NULL), STORE_DONE);
    store_stop(store);
}

/* Two processes race for every place: what was left by a row that lost is never used. */
static void races_never_mix_states(void **state)
{
    enum { EACH = 200 };
    const struct test_database *database = *state;
    struct store *stores[2] = {store_on(database->url), store_on(database->url)};
    struct uuid session = session_open(stores[0]);
    PGconn *connection = database_connect(database->url);
    struct waited *all = calloc(2 * EACH, sizeof *all);
    assert_non_null(all);
    for (int i = 0; i < 2 * EACH; i++) {
        all[i].mark = i + 1;
        all[i].stateful = true;
        append_send(stores[i % 2], &all[i], session, NULL);
    }
    for (int i = 0; i < 2 * EACH; i++) {
        assert_int_equal(append_wait(&all[i]), STORE_DONE);
        assert_int_equal(all[i].found, all[i].append.seq == 1 ? -1 : all[i].append.seq);
    }
    assert_whole(connection, session, 2 * EACH + 1);
    free(all);
    PQfinish(connection);
    store_stop(stores[0]);
    store_stop(stores[1]);
}

/* The seat and its entry are there together or not at all. */
static void seats_come_in_with_entries(void **state)
{
    const struct test_database *database = *state;
    struct store *store = store_on(database->url);
    struct uuid session = session_open(store);
    PGconn *connection = database_connect(database->url);
    struct store_seat seat = {.name = "red", .role = "player", .token = {{9}}}, wrong = {.name = "eye", .role = "king"};
    struct waited joining = {.mark = 1, .append = {.kind = "joined", .seat = "red", .joins = &seat}};
    assert_int_equal(append_one(store, &joining, session, NULL), STORE_DONE);
    assert_int_equal(session_number(connection, session, "SELECT count(*) FROM umpire.seat WHERE session_id = '%s'"),
                     3);
    struct waited refused = {.mark = 2, .append = {.kind = "joined", .seat = "eye", .joins = &wrong}};
    assert_int_equal(append_one(store, &refused, session, NULL), STORE_REFUSED);
    assert_whole(connection, session, 2);

    /* The present one in the cache does not know it, a fresh look does, and then everybody does. */
    struct waited_read cached = {.read = {.query = STORE_FIND_SESSION, .session = session}};
    assert_int_equal(read_wait(store, &cached), STORE_DONE);
    struct store_session *found = cached.read.found;
    assert_int_equal(found->seat_count, 2);
    struct waited_read afresh = {.read = {.query = STORE_FIND_SESSION, .session = session, .afresh = true}};
    assert_int_equal(read_wait(store, &afresh), STORE_DONE);
    assert_int_equal(found->seat_count, 3);
    assert_string_equal(found->seats[2].name, "red");
    store_session_add_seat(store, found, &seat); /* once is enough */
    assert_int_equal(found->seat_count, 3);
    store_session_free(afresh.read.found);
    store_session_free(found);
    arena_end(&cached.arena);
    arena_end(&afresh.arena);
    PQfinish(connection);
    store_stop(store);
}

/* An append that is declined the second time was recorded the first time, and its key says so. */
static void a_declined_retry_is_looked_up(void **state)
{
    const struct test_database *database = *state;
    struct store *store = store_on(database->url);
    struct uuid session = session_open(store);
    struct waited first = {.mark = 1, .stateful = true}, again = {.mark = 1, .declines = true},
                  other = {.mark = 2, .declines = true};
    int64_t left;
    assert_int_equal(append_one(store, &first, session, "key"), STORE_DONE);
    assert_int_equal(append_one(store, &again, session, "key"), STORE_REPEATED);
    assert_int_equal(again.append.seq, 1);
    assert_int_equal(again.append.state_length, sizeof left);
    memcpy(&left, again.append.state, sizeof left);
    assert_int_equal(left, 2);
    free(again.append.bytes);
    assert_int_equal(append_one(store, &other, session, "another"), STORE_DECLINED);
    store_stop(store);
}

static void secrets_and_edges(void **state)
{
    static char options[] = "{}";
    const struct test_database *database = *state;
    struct store *store = store_on(database->url);
    struct store_secret secret = {.fingerprint = {1}, .nonce = {2}, .box = {3}};
    struct store_session opening = {.id = uuid_new(),
                                    .ruleset = "tt",
                                    .version = 1,
                                    .opened_at = clock_now(),
                                    .code_count = 2,
                                    .join_codes = {{{5}}, {{6}}},
                                    .sides = "[]",
                                    .seat_count = 1,
                                    .seats = {{.name = "umpire", .role = "umpire"}},
                                    .options = options,
                                    .options_length = 2};
    struct waited_read open = {.read = {.query = STORE_OPEN_SESSION,
                                        .opening = &opening,
                                        .entry = "{}",
                                        .entry_length = 2,
                                        .left = "left",
                                        .left_length = 4,
                                        .secret = &secret,
                                        .seat = "umpire"}};
    assert_int_equal(read_wait(store, &open), STORE_DONE);
    struct waited_read found = {.read = {.query = STORE_FIND_SECRET, .session = opening.id}};
    assert_int_equal(read_wait(store, &found), STORE_DONE);
    assert_memory_equal(&found.read.found_secret, &secret, sizeof secret);
    struct waited_read none = {.read = {.query = STORE_FIND_SECRET, .session = uuid_new()}};
    assert_int_equal(read_wait(store, &none), STORE_UNKNOWN_ENTRY);
    struct waited_read head = {.read = {.query = STORE_SESSION_STATE, .session = opening.id}};
    assert_int_equal(read_wait(store, &head), STORE_DONE);
    assert_int_equal(head.read.state.left_length, 4);
    assert_memory_equal(head.read.state.left, "left", 4);
    struct waited_read session = {.read = {.query = STORE_FIND_SESSION, .session = opening.id, .afresh = true}};
    assert_int_equal(read_wait(store, &session), STORE_DONE);
    assert_int_equal(session.read.found->code_count, 2);
    assert_memory_equal(session.read.found->join_codes, opening.join_codes, sizeof opening.join_codes);
    assert_string_equal(session.read.found->sides, "[]");
    store_session_free(session.read.found);

    struct store_edge edge = {.size = 1}, both[] = {{.size = 1}, {.size = 2}};
    struct waited_read edges = {.read = {.query = STORE_EDGES, .session = opening.id, .edges = &edge, .edge_count = 1}};
    assert_int_equal(read_wait(store, &edges), STORE_DONE);
    struct hash leaf = hash_of("\0{}", 3);
    assert_true(hash_equal(&leaf, &edge.leaf));
    assert_null(edge.before);
    struct waited_read more = {.read = {.query = STORE_EDGES, .session = opening.id, .edges = both, .edge_count = 2}};
    assert_int_equal(read_wait(store, &more), STORE_UNKNOWN_ENTRY);
    struct waited_read *const all[] = {&open, &found, &none, &head, &session, &edges, &more};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        arena_end(&all[i]->arena);
    store_stop(store);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(each_finds_what_the_last_left, create, drop),
        cmocka_unit_test_setup_teardown(state_of_every_size, create, drop),
        cmocka_unit_test_setup_teardown(races_never_mix_states, create, drop),
        cmocka_unit_test_setup_teardown(seats_come_in_with_entries, create, drop),
        cmocka_unit_test_setup_teardown(a_declined_retry_is_looked_up, create, drop),
        cmocka_unit_test_setup_teardown(secrets_and_edges, create, drop),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
