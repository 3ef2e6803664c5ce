/* Starts the service that tests/api_fuzz asks, with a club where there are clubs. UMPIRE_FUZZ_COUNT: how many requests
 * of each operation; UMPIRE_FUZZ_SEED: what they follow from, `new` for others each time. */
#include "base/clock.h"
#include "cluster.h"
#include "service.h"
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* Makes the schema, loads the rulebooks, and leaves a club's key to the fuzz in its environment. */
static void database_furnish(const struct test_database *database)
{
    char url[400], key[128];
    const char *const settings[] = {url, NULL};
    struct program_end end;
    snprintf(url, sizeof url, "UMPIRE_DATABASE_URL=%s", database->url);
    program_run((const char *const[]){"migrate", NULL}, settings, &end);
    assert_int_equal(end.status, 0);
    program_run((const char *const[]){"club", "add", "fuzz", NULL}, settings, &end);
    const char *at = end.status == 0 ? strstr(end.words, "umpire_club_") : NULL;
    if (at) {
        snprintf(key, sizeof key, "%.*s",
                 (int)strspn(at, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"), at);
        assert_int_equal(setenv("UMPIRE_CLUB_KEY", key, 1), 0);
    }
}

static void seed_choose(char *ret, size_t size)
{
    const char *seed = getenv("UMPIRE_FUZZ_SEED");
    if (seed && strcmp(seed, "new") == 0)
        snprintf(ret, size, "%" PRId64, clock_monotonic_ms() % 1000000);
    else
        snprintf(ret, size, "%s", seed ? seed : "1");
}

static void test_everything_that_may_be_asked(void **state)
{
    /* What asks does so in one thread, which now and then has a
     * document's schemas to compile between its connecting and its asking: a minute, where the machine is busy.
     */
    static const char *const settings[] = {"UMPIRE_HEADER_SECONDS=3600", "UMPIRE_BODY_SECONDS=3600",
                                           "UMPIRE_IDLE_SECONDS=3600", "UMPIRE_CLUB_SESSIONS_PER_DAY=100000", NULL};
    struct test_database database;
    struct test_service service;
    const char *count = getenv("UMPIRE_FUZZ_COUNT");
    char command[1024], seed[24];
    (void)state;
    database_create_empty(&database);
    database_furnish(&database);
    service_start(&service, database.url, settings);
    service_await_ready(&service);
    seed_choose(seed, sizeof seed);
    int length = snprintf(command, sizeof command,
                          "node '%s/tests/api_fuzz/fuzz.mjs' http://127.0.0.1:%u --count '%s' --seed '%s'",
                          UMPIRE_SOURCE_DIR, service.port, count ? count : "30", seed);
    assert_in_range(length, 1, sizeof command - 1);
    int status = system(command);
    service_stop(&service);
    database_drop(&database);
    assert_int_equal(status, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_everything_that_may_be_asked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
