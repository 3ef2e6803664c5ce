/* Starts what tests/browser/companion.mjs looks at: a service with its rulebooks and the companion page. */
#include "browser.h"

static void test_companion(void **state)
{
    struct ground *ground = *state;
    browser_migrate(ground);
    browser_run(ground, "companion.mjs", "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_companion)};
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
