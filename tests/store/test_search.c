/* Searching clauses: what is found and in which order, that loading is idempotent and all or nothing, and that the
 * service's role may only read. */
#include "harness.h"
#include "store/clauses.h"
#include <umpire/text.h>

static const struct store_clause clauses[] = {
    {"red", "RED-1", "Charge on pinned troops", "A charge on a pinned unit destroys it.", "pinned, charge"},
    {"red", "RED-2", "Morale", "The loser of a melee checks morale, even when it was not pinned.", "morale"},
    {"red", "RED-3", "Shooting", "Each shot needs a five. Cover & walls change that.", "shooting, cover"},
    {"blue", "BLUE-1", "Scatter", "A grenade scatters by the number on the die.", "scatter, grenade"},
    {"blue", "BLUE-2", "Hard cover", "In hard cover three hits remove a figure.", "cover, hits"},
    {"blue", "BLUE-12", "Quotes", "It's a \"rule\" with a backslash \\ and a % sign, for 20 words.", ""},
};
enum { COUNT = sizeof clauses / sizeof clauses[0] };

struct searched {
    struct test_database database;
    struct store *store;
};

static int searched_make(void **state)
{
    static struct searched searched;
    database_create(&searched.database);
    assert_true(clauses_load(searched.database.url, clauses, COUNT));
    searched.store = store_on(searched.database.url);
    *state = &searched;
    return 0;
}

static int searched_clear(void **state)
{
    struct searched *searched = *state;
    store_stop(searched->store);
    database_drop(&searched->database);
    return 0;
}

/* The ids that are found, joined by blanks, in a static buffer. */
static const char *search_in(struct store *store, const char *ruleset, const char *words, int32_t limit)
{
    static char found[1024];
    struct text text;
    struct waited_read waited = {.read = {.query = STORE_SEARCH, .words = words, .ruleset = ruleset, .limit = limit}};
    assert_int_equal(read_wait(store, &waited), STORE_DONE);
    text_start(&text, found, sizeof found);
    for (int32_t i = 0; i < waited.read.clause_count; i++)
        text_format(&text, "%s%s", i > 0 ? " " : "", waited.read.clauses[i].clause);
    arena_end(&waited.arena);
    return found;
}

static const char *search(void **state, const char *words)
{
    const struct searched *searched = *state;
    return search_in(searched->store, NULL, words, 10);
}

static void more_of_the_words_come_first(void **state)
{
    assert_string_equal(search(state, "pinned charge"), "RED-1 RED-2");
    assert_string_equal(search(state, "charge pinned"), "RED-1 RED-2");
    assert_string_equal(search(state, "hard cover"), "BLUE-2 RED-3");
    assert_string_equal(search(state, "how many hits in hard cover"), "BLUE-2 RED-3");
}

static void endings_and_case_do_not_matter(void **state)
{
    assert_string_equal(search(state, "CHARGES"), "RED-1");
    assert_string_equal(search(state, "moral"), "RED-2");
    assert_string_equal(search(state, "grenades"), "BLUE-1");
}

static void common_words_do_not_count(void **state)
{
    assert_string_equal(search(state, "the of a when it"), "");
    assert_string_equal(search(state, "the scatter of the"), "BLUE-1");
}

static void ids_are_found_by_their_beginning(void **state)
{
    assert_string_equal(search(state, "blue-1"), "BLUE-1 BLUE-12");
    assert_string_equal(search(state, "RED-2"), "RED-2");
    assert_string_equal(search(state, "red-"), "RED-1 RED-2 RED-3");
    assert_string_equal(search(state, "-"), "");
}

static void a_filter_and_a_limit(void **state)
{
    const struct searched *searched = *state;
    assert_string_equal(search_in(searched->store, "red", "cover", 10), "RED-3");
    assert_string_equal(search_in(searched->store, "blue", "cover", 10), "BLUE-2");
    assert_string_equal(search_in(searched->store, "green", "cover", 10), "");
    assert_string_equal(search_in(searched->store, NULL, "hard cover", 1), "BLUE-2");
    assert_string_equal(search_in(searched->store, NULL, "hard cover", 0), "BLUE-2");
}

static void typing_errors_are_corrected(void **state)
{
    static const struct {
        const char *words, *corrections, *first;
    } cases[] = {
        {"scater", "scater scatter", "BLUE-1"},
        {"chrage on pined", "chrage charge pined pinned", "RED-1"},
        {"granade", "granade grenade", "BLUE-1"},
        {"morale", NULL, "RED-2"},
    };
    const struct searched *searched = *state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct waited_read waited = {.read = {.query = STORE_SEARCH, .words = cases[i].words, .limit = 10}};
        assert_int_equal(read_wait(searched->store, &waited), STORE_DONE);
        assert_true(waited.read.clause_count > 0);
        assert_string_equal(waited.read.clauses[0].clause, cases[i].first);
        if (cases[i].corrections)
            assert_string_equal(waited.read.corrections, cases[i].corrections);
        else
            assert_null(waited.read.corrections);
        arena_end(&waited.arena);
    }
}

static void what_was_found_is_marked(void **state)
{
    const struct searched *searched = *state;
    struct waited_read waited = {.read = {.query = STORE_SEARCH, .words = "cover walls", .limit = 1}};
    assert_int_equal(read_wait(searched->store, &waited), STORE_DONE);
    assert_int_equal(waited.read.clause_count, 1);
    assert_string_equal(waited.read.clauses[0].ruleset, "red");
    assert_string_equal(waited.read.clauses[0].title, "Shooting");
    assert_non_null(strstr(waited.read.clauses[0].snippet,
                           STORE_FOUND_START "Cover" STORE_FOUND_END " & " STORE_FOUND_START "walls"));
    arena_end(&waited.arena);
}

/* Nothing that anyone types is more than words. */
static void hostile_words(void **state)
{
    static const char *const words[] = {
        "'",
        "\"",
        "\\",
        "a'b\\c",
        "'; DROP TABLE umpire.clause; --",
        "a & | ! <-> b:*",
        "(((",
        ":*",
        "!cover",
        "<b>x</b>",
        "%",
        "$1",
        "🎲🎲",
        "½",
        "\xc2\xa0",
        "http://x/y?z",
        "a@b.c",
        "-5 +3 1e400",
        "{}[]",
        "'a' & '",
        "x-y-z-'",
        "umpire.clause",
        "../../etc",
    };
    static char long_word[201], many[201];
    memset(long_word, 'q', 200);
    for (int i = 0; i < 200; i++)
        many[i] = i % 2 ? ' ' : (char)('b' + i / 2 % 25);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        search(state, words[i]);
    assert_string_equal(search(state, long_word), "");
    search(state, many);
    assert_string_equal(search(state, "'; DROP TABLE -- cover"), "BLUE-2 RED-3");
    assert_string_equal(search(state, "morale"), "RED-2");
}

static int64_t number(void **state, const char *sql)
{
    const struct searched *searched = *state;
    PGconn *owner = database_connect(searched->database.url);
    int64_t found = database_number(owner, sql);
    PQfinish(owner);
    return found;
}

static void loading_again_changes_nothing(void **state)
{
    const struct searched *searched = *state;
    static const char mark[] = "SELECT sum(xmin::text::bigint) FROM umpire.clause";
    int64_t before = number(state, mark);
    assert_true(clauses_load(searched->database.url, clauses, COUNT));
    assert_int_equal(number(state, mark), before);
    assert_int_equal(number(state, "SELECT count(*) FROM umpire.clause"), COUNT);
    assert_int_equal(number(state, "SELECT count(*) FROM umpire.clause_source"), 1);
    assert_int_equal(number(state, "SELECT count(*) FROM umpire.word WHERE word IN ('the', 'rule', 'pinned')"), 2);
}

static void what_has_changed_is_loaded_anew(void **state)
{
    const struct searched *searched = *state;
    struct store_clause changed[COUNT];
    memcpy(changed, clauses, sizeof changed);
    changed[1].body = "The loser tests courage.";
    assert_true(clauses_load(searched->database.url, changed, COUNT - 1));
    assert_string_equal(search(state, "courage"), "RED-2");
    assert_string_equal(search(state, "backslash"), "");
    assert_int_equal(number(state, "SELECT count(*) FROM umpire.clause"), COUNT - 1);
    assert_int_equal(number(state, "SELECT count(*) FROM umpire.word WHERE word = 'backslash'"), 0);
    assert_true(clauses_load(searched->database.url, clauses, 0));
    assert_string_equal(search(state, "morale"), "");
}

/* A clause that stands twice breaks the load in the middle. */
static void a_load_that_fails_leaves_what_was(void **state)
{
    const struct searched *searched = *state;
    struct store_clause twice[] = {clauses[0], clauses[1], clauses[0]};
    assert_false(clauses_load(searched->database.url, twice, 3));
    assert_int_equal(number(state, "SELECT count(*) FROM umpire.clause"), COUNT);
    assert_string_equal(search(state, "morale"), "RED-2");
    assert_false(clauses_load("postgresql:///x?host=/nonexistent", clauses, COUNT));
}

static void *load_main(void *argument)
{
    const struct searched *searched = argument;
    struct store_clause mine[COUNT];
    memcpy(mine, clauses, sizeof mine);
    mine[0].title = "Another";
    for (int i = 0; i < 5; i++)
        if (!clauses_load(searched->database.url, i % 2 ? mine : clauses, COUNT))
            return NULL;
    return argument;
}

static void several_load_at_once(void **state)
{
    pthread_t threads[4];
    void *result;
    for (int i = 0; i < 4; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, load_main, *state), 0);
    for (int i = 0; i < 4; i++) {
        pthread_join(threads[i], &result);
        assert_ptr_equal(result, *state);
    }
    assert_int_equal(number(state, "SELECT count(*) FROM umpire.clause"), COUNT);
    assert_int_equal(number(state, "SELECT count(*) FROM umpire.clause_source"), 1);
}

static void the_service_may_only_read(void **state)
{
    const struct searched *searched = *state;
    static const char *const tables[] = {"clause", "word", "clause_source"};
    PGconn *service = database_connect(searched->database.url);
    database_execute(service, "SET ROLE umpire_service");
    for (size_t i = 0; i < 3; i++) {
        static const char *const forbidden[] = {"DELETE FROM", "TRUNCATE", "DROP TABLE", "INSERT INTO"};
        char sql[160];
        for (size_t k = 0; k < 4; k++) {
            snprintf(sql, sizeof sql, "%s umpire.%s%s", forbidden[k], tables[i], k == 3 ? " DEFAULT VALUES" : "");
            assert_string_equal(database_failure(service, sql), "42501");
        }
        snprintf(sql, sizeof sql, "SELECT count(*) FROM umpire.%s", tables[i]);
        assert_true(database_number(service, sql) > 0);
    }
    PQfinish(service);
}

/* An operator may have installed pg_trgm elsewhere before. */
static void trigrams_may_stand_in_any_schema(void **state)
{
    struct test_database database;
    (void)state;
    database_create_empty(&database);
    PGconn *owner = database_connect(database.url);
    database_execute(owner, "CREATE SCHEMA \"Some where\"");
    database_execute(owner, "CREATE EXTENSION pg_trgm WITH SCHEMA \"Some where\"");
    PQfinish(owner);
    assert_int_equal(migrate_database(database.url), migrate_newest());
    assert_true(clauses_load(database.url, clauses, COUNT));
    struct store *store = store_on(database.url);
    assert_string_equal(search_in(store, NULL, "scater", 10), "BLUE-1");
    store_stop(store);
    database_drop(&database);
}

#define ON_CLAUSES(test) cmocka_unit_test_setup_teardown(test, searched_make, searched_clear)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_CLAUSES(more_of_the_words_come_first),
        ON_CLAUSES(endings_and_case_do_not_matter),
        ON_CLAUSES(common_words_do_not_count),
        ON_CLAUSES(ids_are_found_by_their_beginning),
        ON_CLAUSES(a_filter_and_a_limit),
        ON_CLAUSES(typing_errors_are_corrected),
        ON_CLAUSES(what_was_found_is_marked),
        ON_CLAUSES(hostile_words),
        ON_CLAUSES(loading_again_changes_nothing),
        ON_CLAUSES(what_has_changed_is_loaded_anew),
        ON_CLAUSES(a_load_that_fails_leaves_what_was),
        ON_CLAUSES(several_load_at_once),
        ON_CLAUSES(the_service_may_only_read),
        cmocka_unit_test(trigrams_may_stand_in_any_schema),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
