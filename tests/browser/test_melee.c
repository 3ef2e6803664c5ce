/* Starts what tests/browser/melee.mjs plays on: a service with its rulebooks and the companion page. */
#include "browser.h"

static void test_melee(void **state)
{
    struct ground *ground = *state;
    browser_migrate(ground);
    browser_run(ground, "melee.mjs", "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_melee)};
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
