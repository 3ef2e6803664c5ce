/* The device's part of the page in Chromium: what is played and checked is in device.mjs, and by the screens in
 * at_the_table.mjs; seats that go to other phones in moving.mjs. */
#include "browser.h"

static void play(struct ground *ground, const char *more)
{
    char words[600];
    snprintf(words, sizeof words, "'%s' '%s' %s", UMPIRE_PROGRAM, UMPIRE_BUILD_DIR, more);
    browser_run(ground, "device.mjs", words);
}

static void test_two_phones(void **state)
{
    play(*state, getenv("UMPIRE_LONG") ? "--long" : "");
}

static void test_at_the_table(void **state)
{
    struct ground *ground = *state;
    browser_migrate(ground);
    browser_run(ground, "at_the_table.mjs", "'" UMPIRE_PROGRAM "'");
}

static void test_moving(void **state)
{
    struct ground *ground = *state;
    browser_migrate(ground);
    browser_run(ground, "moving.mjs", "'" UMPIRE_PROGRAM "'");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_two_phones), cmocka_unit_test(test_at_the_table),
                                       cmocka_unit_test(test_moving)};
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
