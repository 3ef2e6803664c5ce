/* A form for every step, made of what the API says and of no document: what it checks is in forms.mjs. */
#include "script.h"

static void test_every_step_is_played_through_a_form(void **state)
{
    script_run(*state, "forms.mjs",
               (const char *const[]){"UMPIRE_ADDRESS_RATE=10000", "UMPIRE_TOKEN_RATE=10000", NULL});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_step_is_played_through_a_form),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
