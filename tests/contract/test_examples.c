/* The examples run against a service, and print what they are for. */
#include "ground.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* Runs `words` in the checkout; what they print must contain `wanted`. */
static void run(const struct ground *ground, const char *words, const char *wanted)
{
    char command[512], printed[16384];
    int length = snprintf(command, sizeof command, "cd '%s' && %s http://127.0.0.1:%u", UMPIRE_SOURCE_DIR, words,
                          ground->service.port);
    assert_in_range(length, 1, sizeof command - 1);
    FILE *out = popen(command, "r");
    assert_non_null(out);
    printed[fread(printed, 1, sizeof printed - 1, out)] = '\0';
    assert_int_equal(pclose(out), 0);
    if (!strstr(printed, wanted))
        fail_msg("%s prints\n%s\nwithout %s", words, printed, wanted);
}

static void an_evening_by_curl(void **state)
{
    run(*state, "examples/curl/evening.sh", "lines of record");
}

static void odds_as_a_table(void **state)
{
    run(*state, "examples/python/odds_table.py", "   6\"       99.2%      94.6%      81.9%");
}

static void a_game_at_a_table(void **state)
{
    run(*state, "examples/python/table.py", "Ben is refused: ");
    run(*state, "examples/python/table.py", " closed ");
}

static void a_game_by_typescript(void **state)
{
    run(*state, "node tests/contract/typescript_example.mjs", "bytes of record");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_evening_by_curl),
        cmocka_unit_test(odds_as_a_table),
        cmocka_unit_test(a_game_at_a_table),
        cmocka_unit_test(a_game_by_typescript),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
