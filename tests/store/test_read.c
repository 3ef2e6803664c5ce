/* Opening and reading: sessions, seats, the cache, entries by number, by page, by filter. */
#include "harness.h"

struct world {
    struct test_database database;
    struct store *store, *other;
    struct uuid session;
};

static int create(void **state)
{
    static struct world world;
    database_create(&world.database);
    world.store = store_on(world.database.url);
    world.other = store_on(world.database.url);
    world.session = session_open(world.store);
    *state = &world;
    return 0;
}

static int end(void **state)
{
    struct world *world = *state;
    store_stop(world->store);
    store_stop(world->other);
    database_drop(&world->database);
    return 0;
}

static void assert_session(const struct store_session *session, const struct uuid *id)
{
    assert_true(uuid_equal(&session->id, id));
    assert_string_equal(session->ruleset, "tt");
    assert_int_equal(session->version, 3);
    assert_in_range(clock_now() - session->opened_at, 0, 60000000);
    assert_string_equal(session->options, "{\"a\":1}");
    assert_int_equal(session->options_length, 7);
    assert_int_equal(session->seat_count, 2);
    for (int i = 0; i < 2; i++) {
        bool umpire = strcmp(session->seats[i].name, "umpire") == 0;
        assert_string_equal(session->seats[i].name, umpire ? "umpire" : "blue");
        assert_string_equal(session->seats[i].role, umpire ? "umpire" : "player");
        assert_int_equal(session->seats[i].token.bytes[0], umpire ? 1 : 4);
    }
}

static void finds_a_session(void **state)
{
    struct world *world = *state;
    /* The store that opened it knows it, the other asks the database once. */
    struct store_session *known = store_session_cached(world->store, &world->session);
    assert_non_null(known);
    assert_session(known, &world->session);
    store_session_free(known);

    assert_null(store_session_cached(world->other, &world->session));
    struct waited_read find = {.read = {.query = STORE_FIND_SESSION, .session = world->session}};
    assert_int_equal(read_wait(world->other, &find), STORE_DONE);
    assert_session(find.read.found, &world->session);
    struct store_session *cached = store_session_cached(world->other, &world->session);
    assert_ptr_equal(cached, find.read.found);
    store_session_free(cached);
    store_session_free(find.read.found);
}

static void session_outlives_the_store(void **state)
{
    struct world *world = *state;
    struct store *store = store_on(world->database.url);
    struct uuid id = session_open(store);
    struct store_session *session = store_session_cached(store, &id);
    store_stop(store);
    assert_session(session, &id);
    store_session_free(session);
    store_session_free(NULL);
}

static int32_t freed;

static void count_freed(void *cached)
{
    freed += *(int32_t *)cached;
}

static void attaches_once(void **state)
{
    struct world *world = *state;
    static int32_t first = 1, second = 100;
    struct store *store = store_on(world->database.url);
    struct uuid id = session_open(store);
    struct store_session *session = store_session_cached(store, &id);
    freed = 0;
    assert_null(store_session_attach(session, NULL, NULL, NULL));
    assert_ptr_equal(store_session_attach(session, &first, count_freed, NULL), &first);
    assert_ptr_equal(store_session_attach(session, &second, count_freed, NULL), &first);
    assert_ptr_equal(store_session_attach(session, NULL, NULL, NULL), &first);
    assert_int_equal(freed, 100);
    store_session_free(session);
    assert_int_equal(freed, 100);
    store_stop(store);
    assert_int_equal(freed, 101);
}

/* More sessions than the cache holds: the oldest are forgotten and found again. */
static void cache_is_bounded(void **state)
{
    struct world *world = *state;
    PGconn *owner = database_connect(world->database.url);
    database_execute(owner,
                     "INSERT INTO umpire.session (session_id, opened_at, ruleset_version, ruleset, options)"
                     " SELECT lpad(to_hex(n), 32, '0')::uuid, now(), 1, 'tt', '' FROM generate_series(1, 4200) n");
    PQfinish(owner);
    for (int i = 1; i <= 4200; i++) {
        struct uuid id = {.bytes = {[14] = (uint8_t)(i >> 8), [15] = (uint8_t)i}};
        struct waited_read find = {.read = {.query = STORE_FIND_SESSION, .session = id}};
        assert_int_equal(read_wait(world->other, &find), STORE_DONE);
        store_session_free(find.read.found);
    }
    struct uuid first = {.bytes = {[15] = 1}}, last = {.bytes = {[14] = 4200 >> 8, [15] = 4200 & 255}};
    assert_null(store_session_cached(world->other, &first));
    struct store_session *cached = store_session_cached(world->other, &last);
    assert_non_null(cached);
    store_session_free(cached);
}

static void unknowns(void **state)
{
    struct world *world = *state;
    static const enum store_query asked[] = {STORE_FIND_SESSION, STORE_SESSION_STATE, STORE_GET_ENTRY,
                                             STORE_LIST_ENTRIES};
    for (size_t i = 0; i < sizeof asked / sizeof asked[0]; i++) {
        struct waited_read read = {.read = {.query = asked[i], .session = uuid_new(), .seq = 1, .limit = 10}};
        assert_int_equal(read_wait(world->store, &read), STORE_UNKNOWN_SESSION);
        assert_null(read.read.found);
        arena_end(&read.arena);
    }
    struct waited_read read = {.read = {.query = STORE_GET_ENTRY, .session = world->session, .seq = 1}};
    assert_int_equal(read_wait(world->store, &read), STORE_UNKNOWN_ENTRY);
}

static void opens_once(void **state)
{
    struct world *world = *state;
    static char options[] = "{}";
    struct store_session opening = {.id = world->session, .ruleset = "tt", .version = 1, .options = options};
    struct waited_read open = {
        .read = {.query = STORE_OPEN_SESSION, .opening = &opening, .entry = "[]", .entry_length = 2, .seat = "umpire"}};
    assert_int_equal(read_wait(world->store, &open), STORE_TAKEN);
    /* An opening is whole or not at all: a seat that is refused leaves no session behind. */
    struct waited_read half = open;
    opening.id = uuid_new();
    opening.seat_count = 1;
    opening.seats[0] = (struct store_seat){.name = "x", .role = "nobody"};
    atomic_store(&half.answered, 0);
    assert_int_equal(read_wait(world->store, &half), STORE_REFUSED);
    struct waited_read find = {.read = {.query = STORE_FIND_SESSION, .session = opening.id}};
    assert_int_equal(read_wait(world->store, &find), STORE_UNKNOWN_SESSION);
}

/* As many as a session can have: the umpire and 32 more. None is cut off. */
static void cosignatures_of_every_seat(void **state)
{
    struct world *world = *state;
    PGconn *owner = database_connect(world->database.url);
    char session[UUID_TEXT_SIZE], sql[400];
    uuid_write(&world->session, session);
    snprintf(sql, sizeof sql,
             "INSERT INTO umpire.cosignature (session_id, seat, size, root, line)"
             " SELECT '%s', 'seat ' || i, 1, sha256('root'), 'line' FROM generate_series(1, %d) i",
             session, STORE_SEATS_MAX);
    database_execute(owner, sql);
    struct waited_read listed = {.read = {.query = STORE_COSIGNATURES, .session = world->session}};
    assert_int_equal(read_wait(world->store, &listed), STORE_DONE);
    assert_int_equal(listed.read.cosignature_count, STORE_SEATS_MAX);
    arena_end(&listed.arena);
    PQfinish(owner);
}

enum { OPENINGS = 100 };
#define LOCKED_OUT                                                                                                     \
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
static atomic_int openings_answered, answered_before;

static void opening_done(struct store_read *read)
{
    (void)read;
    atomic_fetch_add(&openings_answered, 1);
}

static void behind_openings_done(struct store_read *read)
{
    atomic_store(&answered_before, atomic_load(&openings_answered));
    waited_read_done(read);
}

/* The only reader is busy with the first of many openings when somebody else reads: that one is next. */
static void openings_delay_no_reader(void **state)
{
    struct world *world = *state;
    static char options[] = "{}";
    static struct store_session opening[OPENINGS];
    static struct store_read open[OPENINGS];
    struct store_settings settings = settings_for(world->database.url);
    PGconn *owner = database_connect(world->database.url), *looking = database_connect(world->database.url);
    settings.readers = 1;
    struct store *store = store_begin(&settings);
    assert_non_null(store);
    wait_ready(store);
    atomic_store(&openings_answered, 0);
    database_execute(owner, "BEGIN; LOCK TABLE umpire.session");
    for (int i = 0; i < OPENINGS; i++) {
        opening[i] = (struct store_session){
            .id = uuid_new(), .ruleset = "tt", .version = 1, .options = options, .options_length = 2};
        open[i] = (struct store_read){.query = STORE_OPEN_SESSION,
                                      .opening = &opening[i],
                                      .entry = "{}",
                                      .entry_length = 2,
                                      .seat = "umpire",
                                      .done = opening_done};
        assert_true(store_read(store, &open[i]));
    }
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS; database_number(looking, LOCKED_OUT) == 0; pause_ms(2))
        assert_true(clock_monotonic_ms() < until);
    struct waited_read found = {
        .read = {.query = STORE_GET_ENTRY, .session = world->session, .done = behind_openings_done}};
    found.read.arena = &found.arena;
    arena_start(&found.arena, 1 << 20);
    assert_true(store_read(store, &found.read));
    database_execute(owner, "COMMIT");
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS;
         !atomic_load(&found.answered) || atomic_load(&openings_answered) < OPENINGS; pause_ms(2))
        assert_true(clock_monotonic_ms() < until);
    assert_int_equal(found.read.result, STORE_DONE);
    assert_in_range(atomic_load(&answered_before), 0, 2);
    arena_end(&found.arena);
    PQfinish(owner);
    PQfinish(looking);
    store_stop(store);
}

static void state_of_a_session(void **state)
{
    struct world *world = *state;
    struct waited_read before = {.read = {.query = STORE_SESSION_STATE, .session = world->session}}, after = before;
    assert_int_equal(read_wait(world->store, &before), STORE_DONE);
    assert_int_equal(before.read.state.entries, 1);
    assert_false(before.read.state.closed);
    append_kind(world->store, world->session, "note", 1);
    append_kind(world->store, world->session, "closed", 2);
    assert_int_equal(read_wait(world->other, &after), STORE_DONE);
    assert_int_equal(after.read.state.entries, 3);
    assert_true(after.read.state.closed);
    assert_in_range(clock_now() - after.read.state.closed_at, 0, 60000000);
    arena_end(&before.arena);
    arena_end(&after.arena);
}

static void gets_one_entry(void **state)
{
    struct world *world = *state;
    append_kind(world->store, world->session, "note", 4711);
    struct waited_read first = {.read = {.query = STORE_GET_ENTRY, .session = world->session, .seq = 0}};
    struct waited_read second = {.read = {.query = STORE_GET_ENTRY, .session = world->session, .seq = 1}};
    assert_int_equal(read_wait(world->store, &first), STORE_DONE);
    assert_int_equal(first.read.entry_count, 1);
    assert_string_equal(first.read.entries[0].bytes, "{}");
    assert_int_equal(read_wait(world->store, &second), STORE_DONE);
    assert_int_equal(second.read.entries[0].seq, 1);
    assert_non_null(strstr(second.read.entries[0].bytes, "\"m\":4711"));
    arena_end(&first.arena);
    arena_end(&second.arena);
}

/* A page as "2 3 4+": the numbers, and + when there are further ones. */
static void assert_page(struct world *world, struct store_read wanted, const char *expected)
{
    char found[256] = "";
    struct waited_read page = {.read = wanted};
    page.read.query = STORE_LIST_ENTRIES;
    page.read.session = world->session;
    assert_int_equal(read_wait(world->store, &page), STORE_DONE);
    for (int32_t i = 0; i < page.read.entry_count; i++) {
        size_t used = strlen(found);
        snprintf(found + used, sizeof found - used, "%s%" PRId64, i ? " " : "", page.read.entries[i].seq);
        assert_int_equal(strlen(page.read.entries[i].bytes), page.read.entries[i].length);
    }
    if (page.read.more)
        strcat(found, "+");
    assert_string_equal(found, expected);
    arena_end(&page.arena);
}

static void lists_pages_and_filters(void **state)
{
    struct world *world = *state;
    for (int i = 1; i <= 9; i++) {
        struct waited waited = {.append = {.kind = i % 2 ? "note" : "ruling",
                                           .seat = i % 3 ? "umpire" : "blue",
                                           .step = i % 2   ? NULL
                                                   : i < 6 ? "melee-score"
                                                           : "morale-check"}};
        assert_int_equal(append_one(world->store, &waited, world->session, NULL), STORE_DONE);
    }
    assert_page(world, (struct store_read){.limit = 20}, "0 1 2 3 4 5 6 7 8 9");
    assert_page(world, (struct store_read){.limit = 10}, "0 1 2 3 4 5 6 7 8 9");
    assert_page(world, (struct store_read){.limit = 9}, "0 1 2 3 4 5 6 7 8+");
    assert_page(world, (struct store_read){.limit = 3, .seq = 7}, "7 8 9");
    assert_page(world, (struct store_read){.limit = 2, .seq = 7}, "7 8+");
    assert_page(world, (struct store_read){.limit = 5, .seq = 10}, "");
    assert_page(world, (struct store_read){.limit = 9, .step = "melee-score"}, "2 4");
    assert_page(world, (struct store_read){.limit = 9, .seat = "blue"}, "3 6 9");
    assert_page(world, (struct store_read){.limit = 2, .seat = "blue"}, "3 6+");
    assert_page(world, (struct store_read){.limit = 9, .kind = "opened"}, "0");
    assert_page(world, (struct store_read){.limit = 9, .kind = "note", .seat = "blue"}, "3 9");
    assert_page(world, (struct store_read){.limit = 9, .kind = "ruling", .step = "no-such"}, "");
    assert_page(world, (struct store_read){.limit = 0}, "0+");
}

/* A page that the caller's arena cannot hold is cut, and says that there is more. */
static void small_arena(void **state)
{
    struct world *world = *state;
    for (int i = 0; i < 4; i++) {
        struct waited waited = {.filler = 20000};
        append_one(world->store, &waited, world->session, NULL);
    }
    struct waited_read page = {.read = {.query = STORE_LIST_ENTRIES, .session = world->session, .limit = 10}};
    page.read.done = waited_read_done;
    page.read.arena = &page.arena;
    arena_start(&page.arena, 60000);
    assert_true(store_read(world->store, &page.read));
    while (!atomic_load(&page.answered))
        pause_ms(1);
    assert_int_equal(page.read.result, STORE_DONE);
    assert_in_range(page.read.entry_count, 2, 3);
    assert_true(page.read.more);
    arena_end(&page.arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(finds_a_session, create, end),
        cmocka_unit_test_setup_teardown(session_outlives_the_store, create, end),
        cmocka_unit_test_setup_teardown(attaches_once, create, end),
        cmocka_unit_test_setup_teardown(cache_is_bounded, create, end),
        cmocka_unit_test_setup_teardown(unknowns, create, end),
        cmocka_unit_test_setup_teardown(opens_once, create, end),
        cmocka_unit_test_setup_teardown(openings_delay_no_reader, create, end),
        cmocka_unit_test_setup_teardown(cosignatures_of_every_seat, create, end),
        cmocka_unit_test_setup_teardown(state_of_a_session, create, end),
        cmocka_unit_test_setup_teardown(gets_one_entry, create, end),
        cmocka_unit_test_setup_teardown(lists_pages_and_filters, create, end),
        cmocka_unit_test_setup_teardown(small_arena, create, end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
