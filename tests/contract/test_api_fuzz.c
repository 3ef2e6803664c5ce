/* Starts the service that tests/api_fuzz asks. UMPIRE_FUZZ_COUNT: how many requests of each operation;
 * UMPIRE_FUZZ_SEED: what they follow from, `new` for others each time. */
#include "clock.h"
#include "ground.h"
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void test_everything_that_may_be_asked(void **state)
{
    struct ground *ground = *state;
    const char *count = getenv("UMPIRE_FUZZ_COUNT"), *seed = getenv("UMPIRE_FUZZ_SEED");
    char command[1024], url[400], fresh[24];
    struct program_end migrated;
    snprintf(url, sizeof url, "UMPIRE_DATABASE_URL=%s", ground->database.url);
    program_run((const char *const[]){"migrate", NULL}, (const char *const[]){url, NULL},
                &migrated); /* the rulebooks */
    assert_int_equal(migrated.status, 0);
    snprintf(fresh, sizeof fresh, "%" PRId64, clock_monotonic_ms() % 1000000);
    if (seed && strcmp(seed, "new") == 0)
        seed = fresh;
    int length =
        snprintf(command, sizeof command,
                 "node '%s/tests/api_fuzz/fuzz.mjs' http://127.0.0.1:%u --count '%s' --seed '%s' --seconds 300",
                 UMPIRE_SOURCE_DIR, ground->service.port, count ? count : "30", seed ? seed : "1");
    assert_in_range(length, 1, sizeof command - 1);
    assert_int_equal(system(command), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_everything_that_may_be_asked),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
