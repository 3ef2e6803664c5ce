/* Defaults that documents name may be sent: what it checks is in defaults.mjs. */
#include "script.h"

static void test_every_default_may_be_sent(void **state)
{
    script_run(*state, "defaults.mjs", (const char *const[]){"UMPIRE_ADDRESS_RATE=0", "UMPIRE_TOKEN_RATE=0", NULL});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_default_may_be_sent),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
