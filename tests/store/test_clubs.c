/* Clubs in the database: keys and their revocation, caps at their bounds, pages of sessions, house rules in versions,
 * and what the service's role may not; armies, which change and go. */
#include "harness.h"
#include "store/club_keys.h"

struct world {
    struct test_database database;
    PGconn *owner;
    struct store *store;
};

static const char *const clubs[] = {"Old Bones", "New Bones"};

static struct hash key_of(const char *words)
{
    return hash_of(words, strlen(words));
}

/* The club's key is its name. */
static struct uuid key_add(struct world *world, const char *club, const char *key)
{
    struct store_settings settings = settings_for(world->database.url);
    struct uuid id = uuid_new();
    struct hash hash = key_of(key);
    const char *why = NULL;
    if (club_key_add(&settings, club, &id, &hash, &why) != STORE_DONE)
        fail_msg("%s: %s", club, why ? why : "no reason");
    return id;
}

static int create(void **state)
{
    static struct world world;
    world = (struct world){0};
    database_create(&world.database);
    world.owner = database_connect(world.database.url);
    world.store = store_on(world.database.url);
    for (size_t i = 0; i < 2; i++)
        key_add(&world, clubs[i], clubs[i]);
    *state = &world;
    return 0;
}

static int end(void **state)
{
    struct world *world = *state;
    store_stop(world->store);
    PQfinish(world->owner);
    database_drop(&world->database);
    return 0;
}

/* Whose key it is, "" when nobody's. */
static void expect_club(struct world *world, const char *key, const char *club)
{
    struct waited_read found = {.read = {.query = STORE_FIND_CLUB, .clubs = {.key = key_of(key)}}};
    assert_int_equal(read_wait(world->store, &found), STORE_DONE);
    assert_string_equal(found.read.clubs.found ? found.read.clubs.found : "", club);
    arena_end(&found.arena);
}

static int64_t revoked(struct world *world, const char *club, const struct uuid *id, int64_t meant)
{
    struct store_settings settings = settings_for(world->database.url);
    int64_t found, count;
    const char *why = NULL;
    assert_int_equal(club_keys_revoke(&settings, club, id, &found, &count, &why), STORE_DONE);
    assert_int_equal(found, meant);
    return count;
}

static void keys_and_their_revocation(void **state)
{
    struct world *world = *state;
    struct uuid second = key_add(world, clubs[0], "second"), third = key_add(world, clubs[0], "third");
    expect_club(world, "Old Bones", clubs[0]);
    expect_club(world, "second", clubs[0]);
    expect_club(world, "New Bones", clubs[1]);
    expect_club(world, "nobody's", "");
    assert_int_equal(revoked(world, NULL, &second, 1), 1);
    assert_int_equal(revoked(world, NULL, &second, 1), 0);
    expect_club(world, "second", "");
    expect_club(world, "third", clubs[0]);
    assert_int_equal(revoked(world, clubs[0], NULL, 3), 2);
    expect_club(world, "Old Bones", "");
    expect_club(world, "third", "");
    expect_club(world, "New Bones", clubs[1]);
    assert_int_equal(revoked(world, "No Bones", NULL, 0), 0);

    struct waited_read club = {.read = {.query = STORE_CLUB, .clubs = {.club = clubs[0], .cap = 5}}};
    assert_int_equal(read_wait(world->store, &club), STORE_DONE);
    assert_int_equal(club.read.clubs.count, 3);
    assert_true(uuid_equal(&club.read.clubs.keys[0].id, &third));
    assert_true(uuid_equal(&club.read.clubs.keys[1].id, &second));
    assert_true(club.read.clubs.keys[1].revoked_at > 0);
    assert_int_equal(club.read.clubs.opened, 0);
    arena_end(&club.arena);
}

/* Opens a session for a club, as if it were `at`. */
static enum store_result open_at(struct world *world, const char *club, int64_t at, int32_t cap,
                                 struct uuid *ret_oldest)
{
    static char options[] = "{}";
    struct store_session opening = {.id = uuid_new(),
                                    .ruleset = "tt",
                                    .version = 1,
                                    .opened_at = at,
                                    .options = options,
                                    .options_length = 2,
                                    .seat_count = 1,
                                    .seats = {{.name = "umpire", .role = "umpire"}}};
    struct uuid moment = uuid_earliest(at);
    memcpy(opening.id.bytes, moment.bytes, 6);
    struct waited_read open = {.read = {.query = STORE_OPEN_SESSION,
                                        .opening = &opening,
                                        .entry = "{}",
                                        .entry_length = 2,
                                        .seat = "umpire",
                                        .clubs = {.club = club, .since = uuid_earliest(1000000000), .cap = cap}}};
    enum store_result result = read_wait(world->store, &open);
    if (ret_oldest)
        *ret_oldest = open.read.clubs.oldest;
    arena_end(&open.arena);
    return result;
}

static void sessions_of_a_day_are_bounded(void **state)
{
    struct world *world = *state;
    struct uuid oldest;
    /* Before the day, and of another club, and of nobody: they do not count. */
    assert_int_equal(open_at(world, clubs[0], 999999000, 3, NULL), STORE_DONE);
    for (int i = 0; i < 5; i++) {
        assert_int_equal(open_at(world, clubs[1], 2000000000, 5, NULL), STORE_DONE);
        assert_int_equal(open_at(world, NULL, 2000000000, 1, NULL), STORE_DONE);
    }
    for (int i = 0; i < 3; i++)
        assert_int_equal(open_at(world, clubs[0], 1000000000 + i * 1000000, 3, NULL), STORE_DONE);
    assert_int_equal(open_at(world, clubs[0], 2000000000, 3, &oldest), STORE_SPENT);
    assert_true(uuid_instant(&oldest) == 1000000000);
    assert_int_equal(open_at(world, clubs[0], 2000000000, 4, NULL), STORE_DONE);
    assert_int_equal(database_number(world->owner, "SELECT count(*) FROM umpire.session"), 15);
    assert_int_equal(database_number(world->owner, "SELECT count(*) FROM umpire.entry"), 15);
    assert_int_equal(database_number(world->owner, "SELECT count(*) FROM umpire.seat"), 15);
}

/* Many sessions at once: `number` in the ruleset tt, of which those that `closed` takes are closed. */
static void sessions_make(struct world *world, const char *club, int number, const char *closed)
{
    char sql[1024];
    snprintf(sql, sizeof sql,
             "WITH made AS (INSERT INTO umpire.session (session_id, opened_at, ruleset_version, ruleset, options, club)"
             " SELECT ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, now(), 1,"
             " CASE n %% 10 WHEN 0 THEN 'colonial' ELSE 'tt' END, '{}', '%s' FROM generate_series(1, %d) n"
             " RETURNING session_id)"
             " INSERT INTO umpire.entry (session_id, seq, at, kind, seat, bytes)"
             " SELECT session_id, 1, now(), 'closed', 'umpire', '{}' FROM made"
             " WHERE ('x' || right(session_id::text, 8))::bit(32)::integer %s",
             club, number, closed);
    database_execute(world->owner, sql);
}

static int last_of(const struct uuid *id)
{
    return id->bytes[13] << 16 | id->bytes[14] << 8 | id->bytes[15];
}

/* Walks over all pages; each session comes once, the newest first. Returns how many, and how many pages. */
static int walk(struct world *world, struct store_clubs wanted, int *ret_pages)
{
    int count = 0, before = INT32_MAX;
    bool more = true;
    memset(wanted.before.bytes, 0xFF, sizeof wanted.before.bytes);
    for (*ret_pages = 0; more; (*ret_pages)++) {
        struct waited_read page = {.read = {.query = STORE_CLUB_SESSIONS, .clubs = wanted}};
        assert_int_equal(read_wait(world->store, &page), STORE_DONE);
        const struct store_clubs *found = &page.read.clubs;
        assert_in_range(found->count, 0, wanted.limit);
        for (int32_t i = 0; i < found->count; i++, count++) {
            assert_true(last_of(&found->list[i].id) < before);
            before = last_of(&found->list[i].id);
            assert_true(!wanted.ruleset || strcmp(found->list[i].ruleset, wanted.ruleset) == 0);
            assert_true(wanted.state == STORE_CLUB_ALL ||
                        (found->list[i].closed_at != 0) == (wanted.state == STORE_CLUB_CLOSED));
        }
        more = found->more;
        wanted.before = found->last;
        arena_end(&page.arena);
    }
    return count;
}

static void pages_of_sessions(void **state)
{
    struct world *world = *state;
    int pages;
    struct store_clubs all = {.club = clubs[0], .limit = 10};
    assert_int_equal(walk(world, all, &pages), 0);
    assert_int_equal(pages, 1);
    sessions_make(world, clubs[0], 100, "% 4 = 0");
    assert_int_equal(walk(world, all, &pages), 100);
    assert_int_equal(pages, 10);
    all.limit = 99;
    assert_int_equal(walk(world, all, &pages), 100);
    assert_int_equal(pages, 2);
    all.limit = 100;
    assert_int_equal(walk(world, all, &pages), 100);
    assert_int_equal(pages, 1);
    all.state = STORE_CLUB_CLOSED;
    assert_int_equal(walk(world, all, &pages), 25);
    all.ruleset = "colonial";
    assert_int_equal(walk(world, all, &pages), 5);
    all.state = STORE_CLUB_OPEN;
    assert_int_equal(walk(world, all, &pages), 5);
    all.club = clubs[1];
    assert_int_equal(walk(world, all, &pages), 0);
}

/* A filter that fits little does not make one page read everything. */
static void a_page_reads_only_so_many(void **state)
{
    struct world *world = *state;
    int pages;
    sessions_make(world, clubs[0], 2 * STORE_CLUB_SCAN_MAX + 1, "= 1");
    struct store_clubs closed = {.club = clubs[0], .limit = 10, .state = STORE_CLUB_CLOSED};
    assert_int_equal(walk(world, closed, &pages), 1);
    assert_int_equal(pages, 3);
}

static struct waited_read rules_add(struct world *world, const char *club, const char *name, const char *options,
                                    const char *words, enum store_result wanted)
{
    struct store_house_rules added = {.ruleset = "tt",
                                      .name = name,
                                      .ruleset_version = 1,
                                      .options = options,
                                      .options_length = strlen(options),
                                      .note = words};
    struct waited_read add = {.read = {.query = STORE_ADD_HOUSE_RULES, .clubs = {.club = club, .added = &added}}};
    assert_int_equal(read_wait(world->store, &add), wanted);
    return add;
}

static void rules_try(struct world *world, const char *club, const char *name, const char *options,
                      enum store_result wanted)
{
    struct waited_read add = rules_add(world, club, name, options, NULL, wanted);
    arena_end(&add.arena);
}

static void expect_added(struct world *world, const char *club, const char *options, const char *words, int32_t version,
                         bool is_new)
{
    struct waited_read add = rules_add(world, club, "monday", options, words, STORE_DONE);
    assert_int_equal(add.read.clubs.rules[0].version, version);
    assert_int_equal(add.read.clubs.is_new, is_new);
    arena_end(&add.arena);
}

/* The options of a version, "" when there is none. */
static void expect_rules(struct world *world, const char *club, int32_t version, const char *options, int32_t newest)
{
    struct waited_read get = {.read = {.query = STORE_GET_HOUSE_RULES,
                                       .clubs = {.club = club, .ruleset = "tt", .name = "monday", .version = version}}};
    assert_int_equal(read_wait(world->store, &get), STORE_DONE);
    assert_int_equal(get.read.clubs.count, *options != '\0');
    if (*options) {
        assert_string_equal(get.read.clubs.rules[0].options, options);
        assert_int_equal(get.read.clubs.rules[0].newest, newest);
        assert_int_equal(get.read.clubs.rules[0].version, version ? version : newest);
    }
    arena_end(&get.arena);
}

static void house_rules_have_versions(void **state)
{
    struct world *world = *state;
    expect_rules(world, clubs[0], 0, "", 0);
    expect_added(world, clubs[0], "{\"a\":1}", NULL, 1, true);
    expect_added(world, clubs[0], "{\"a\":1}", NULL, 1, false);
    expect_added(world, clubs[0], "{\"a\":1}", "agreed", 2, true);
    expect_added(world, clubs[0], "{\"a\":2}", "agreed", 3, true);
    expect_added(world, clubs[0], "{\"a\":1}", NULL, 4, true); /* back to what it was: a version of its own */
    expect_added(world, clubs[1], "{\"a\":9}", NULL, 1, true);
    expect_rules(world, clubs[0], 0, "{\"a\":1}", 4);
    expect_rules(world, clubs[0], 3, "{\"a\":2}", 4);
    expect_rules(world, clubs[0], 5, "", 4);
    expect_rules(world, clubs[1], 0, "{\"a\":9}", 1);
    expect_rules(world, clubs[1], 2, "", 1);
    rules_try(world, clubs[0], "friday", "{}", STORE_DONE);
    struct waited_read list = {.read = {.query = STORE_LIST_HOUSE_RULES, .clubs = {.club = clubs[0]}}};
    assert_int_equal(read_wait(world->store, &list), STORE_DONE);
    assert_int_equal(list.read.clubs.count, 2);
    assert_string_equal(list.read.clubs.rules[0].name, "friday");
    assert_string_equal(list.read.clubs.rules[1].name, "monday");
    assert_int_equal(list.read.clubs.rules[1].version, 4);
    assert_null(list.read.clubs.rules[1].options);
    arena_end(&list.arena);
}

enum { THREADS = 8, EACH = 5 };

static void *adding_main(void *argument)
{
    static atomic_int next;
    struct world *world = argument;
    for (int i = 0; i < EACH; i++) {
        char options[32];
        snprintf(options, sizeof options, "{\"a\":%d}", atomic_fetch_add(&next, 1));
        rules_try(world, clubs[0], "monday", options, STORE_DONE);
    }
    return NULL;
}

/* Two processes, eight threads: every version is written, none twice, without a gap. */
static void versions_that_are_added_at_once(void **state)
{
    struct world *world = *state, other = *world;
    pthread_t threads[THREADS];
    other.store = store_on(world->database.url);
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, adding_main, i % 2 ? &other : world), 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    assert_int_equal(database_number(world->owner, "SELECT count(*) FROM umpire.house_rules"), THREADS * EACH);
    assert_int_equal(database_number(world->owner, "SELECT max(version) FROM umpire.house_rules"), THREADS * EACH);
    assert_int_equal(database_number(world->owner, "SELECT count(DISTINCT options) FROM umpire.house_rules"),
                     THREADS * EACH);
    store_stop(other.store);
}

/* At the bound: one more version is added, and none after it; likewise names. */
static void house_rules_are_bounded(void **state)
{
    struct world *world = *state;
    char sql[512];
    snprintf(sql, sizeof sql,
             "INSERT INTO umpire.house_rules (club, ruleset, name, version, ruleset_version, options)"
             " SELECT 'Old Bones', 'tt', 'monday', n, 1, '{}' FROM generate_series(1, %d) n",
             STORE_VERSIONS_MAX - 1);
    database_execute(world->owner, sql);
    expect_added(world, clubs[0], "{\"a\":1}", NULL, STORE_VERSIONS_MAX, true);
    rules_try(world, clubs[0], "monday", "{\"a\":2}", STORE_FULL);
    expect_added(world, clubs[0], "{\"a\":1}", NULL, STORE_VERSIONS_MAX, false);
    snprintf(sql, sizeof sql,
             "INSERT INTO umpire.house_rules (club, ruleset, name, version, ruleset_version, options)"
             " SELECT 'Old Bones', CASE n %% 2 WHEN 0 THEN 'tt' ELSE 'colonial' END, 'rules-' || n, 1, 1, '{}'"
             " FROM generate_series(1, %d) n",
             STORE_HOUSE_RULES_MAX - 2);
    database_execute(world->owner, sql);
    rules_try(world, clubs[0], "last", "{}", STORE_DONE);
    rules_try(world, clubs[0], "too-many", "{}", STORE_FULL);
    rules_try(world, clubs[0], "last", "{\"a\":1}", STORE_DONE);
    rules_try(world, clubs[1], "too-many", "{}", STORE_DONE);
}

/* ---- armies ---- */

static struct waited_read army_set(struct world *world, const char *club, const char *id, const char *units,
                                   int32_t replaces, enum store_result wanted)
{
    struct store_army army = {.ruleset = "tt",
                              .id = id,
                              .name = "The Column",
                              .ruleset_version = 1,
                              .unit_count = 1,
                              .points = STORE_UNKNOWN_POINTS,
                              .units = units,
                              .units_length = strlen(units)};
    struct waited_read set = {
        .read = {.query = STORE_SET_ARMY, .clubs = {.club = club, .army = &army, .version = replaces}}};
    assert_int_equal(read_wait(world->store, &set), wanted);
    return set;
}

static void army_try(struct world *world, const char *club, const char *id, const char *units, int32_t replaces,
                     enum store_result wanted)
{
    struct waited_read set = army_set(world, club, id, units, replaces, wanted);
    arena_end(&set.arena);
}

static void expect_set(struct world *world, const char *units, int32_t replaces, int32_t version, bool is_new)
{
    struct waited_read set = army_set(world, clubs[0], "column", units, replaces, STORE_DONE);
    assert_int_equal(set.read.clubs.armies[0].version, version);
    assert_string_equal(set.read.clubs.armies[0].units, units);
    assert_int_equal(set.read.clubs.is_new, is_new);
    arena_end(&set.arena);
}

/* The units of the army, "" when there is none; taken away on the way, or left. */
static void expect_army(struct world *world, enum store_query query, const char *club, const char *units)
{
    struct waited_read get = {.read = {.query = query, .clubs = {.club = club, .ruleset = "tt", .name = "column"}}};
    assert_int_equal(read_wait(world->store, &get), STORE_DONE);
    assert_int_equal(get.read.clubs.count, *units != '\0');
    if (*units) {
        assert_string_equal(get.read.clubs.armies[0].units, units);
        assert_int_equal(get.read.clubs.armies[0].points, STORE_UNKNOWN_POINTS);
    }
    arena_end(&get.arena);
}

static void armies_change_and_go(void **state)
{
    struct world *world = *state;
    expect_army(world, STORE_GET_ARMY, clubs[0], "");
    army_try(world, clubs[0], "column", "[1]", 1, STORE_MOVED); /* there is none that it could replace */
    expect_set(world, "[1]", 0, 1, true);
    expect_set(world, "[1]", 0, 1, false); /* a retry */
    army_try(world, clubs[0], "column", "[2]", 0, STORE_MOVED);
    expect_set(world, "[2]", 1, 2, false);
    army_try(world, clubs[0], "column", "[3]", 1, STORE_MOVED); /* somebody else's is there by now */
    expect_set(world, "[3]", STORE_ANY_VERSION, 3, false);
    expect_army(world, STORE_GET_ARMY, clubs[0], "[3]");
    expect_army(world, STORE_GET_ARMY, clubs[1], "");
    struct waited_read list = {.read = {.query = STORE_LIST_ARMIES, .clubs = {.club = clubs[0]}}};
    assert_int_equal(read_wait(world->store, &list), STORE_DONE);
    assert_int_equal(list.read.clubs.count, 1);
    assert_string_equal(list.read.clubs.armies[0].name, "The Column");
    assert_null(list.read.clubs.armies[0].units);
    arena_end(&list.arena);
    expect_army(world, STORE_REMOVE_ARMY, clubs[1], "");
    expect_army(world, STORE_REMOVE_ARMY, clubs[0], "[3]");
    expect_army(world, STORE_REMOVE_ARMY, clubs[0], "");
}

/* At the bound: one more army is kept, and none after it; those that are there still change. */
static void armies_are_bounded(void **state)
{
    struct world *world = *state;
    char sql[400];
    snprintf(sql, sizeof sql,
             "INSERT INTO umpire.club_army (club, ruleset, id, name, version, ruleset_version, unit_count, units)"
             " SELECT 'Old Bones', 'colonial', 'army-' || n, 'x', 1, 1, 1, '[]' FROM generate_series(1, %d) n",
             STORE_ARMIES_MAX - 1);
    database_execute(world->owner, sql);
    army_try(world, clubs[0], "column", "[1]", STORE_ANY_VERSION, STORE_DONE);
    army_try(world, clubs[0], "one-too-many", "[1]", STORE_ANY_VERSION, STORE_FULL);
    army_try(world, clubs[0], "column", "[2]", STORE_ANY_VERSION, STORE_DONE);
    army_try(world, clubs[1], "column", "[1]", STORE_ANY_VERSION, STORE_DONE);
    expect_army(world, STORE_REMOVE_ARMY, clubs[0], "[2]");
    army_try(world, clubs[0], "one-too-many", "[1]", STORE_ANY_VERSION, STORE_DONE);
}

static void *setting_main(void *argument)
{
    static atomic_int next;
    struct world *world = argument;
    for (int i = 0; i < EACH; i++) {
        char units[32];
        snprintf(units, sizeof units, "[%d]", atomic_fetch_add(&next, 1));
        army_try(world, clubs[0], "column", units, STORE_ANY_VERSION, STORE_DONE);
    }
    return NULL;
}

/* Two processes, eight threads: each change counts once. */
static void armies_that_are_set_at_once(void **state)
{
    struct world *world = *state, other = *world;
    pthread_t threads[THREADS];
    other.store = store_on(world->database.url);
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, setting_main, i % 2 ? &other : world), 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    assert_int_equal(database_number(world->owner, "SELECT version FROM umpire.club_army"), THREADS * EACH);
    store_stop(other.store);
}

static void the_service_may_only_read_and_add(void **state)
{
    struct world *world = *state;
    static const char *const refused[] = {
        "INSERT INTO umpire.club VALUES ('x')",
        "INSERT INTO umpire.club_key (id, club, hash) SELECT gen_random_uuid(), 'Old Bones', sha256('x')",
        "UPDATE umpire.club_key SET revoked_at = NULL",
        "DELETE FROM umpire.club_key",
        "UPDATE umpire.house_rules SET note = ''",
        "DELETE FROM umpire.house_rules",
        "UPDATE umpire.session SET club = NULL",
    };
    expect_added(world, clubs[0], "{\"a\":1}", NULL, 1, true);
    database_execute(world->owner, "SET ROLE umpire_service");
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++)
        assert_string_equal(database_failure(world->owner, refused[i]), "42501");
    database_execute(world->owner, "RESET ROLE");
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, create, end)
    const struct CMUnitTest tests[] = {
        TEST(keys_and_their_revocation), TEST(sessions_of_a_day_are_bounded),     TEST(pages_of_sessions),
        TEST(a_page_reads_only_so_many), TEST(house_rules_have_versions),         TEST(versions_that_are_added_at_once),
        TEST(house_rules_are_bounded),   TEST(the_service_may_only_read_and_add), TEST(armies_change_and_go),
        TEST(armies_are_bounded),        TEST(armies_that_are_set_at_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
