/* Starts what tests/browser/companion.mjs, table.mjs and signs.mjs look at: a service with its rulebooks and the
 * companion page.
 */
#include "browser.h"

static void test_companion(void **state)
{
    struct ground *ground = *state;
    browser_migrate(ground);
    browser_run(ground, "companion.mjs", "");
}

static void test_table(void **state)
{
    struct ground *ground = *state;
    browser_migrate(ground);
    browser_run(ground, "table.mjs", "");
}

static void test_signs(void **state)
{
    struct ground *ground = *state;
    browser_migrate(ground);
    browser_run(ground, "signs.mjs", "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_companion), cmocka_unit_test(test_table),
                                       cmocka_unit_test(test_signs)};
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
