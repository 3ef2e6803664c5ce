/* Starts the service whose steps tests/browser/generator.mjs makes forms of. */
#include "browser.h"

static void test_forms_of_a_public_generator(void **state)
{
    browser_run(*state, "generator.mjs", "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_forms_of_a_public_generator)};
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
