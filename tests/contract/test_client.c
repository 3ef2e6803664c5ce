/* The client in TypeScript against a service: what it checks is in client.mjs. */
#include "ground.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static void test_the_client_plays_over_a_bad_network(void **state)
{
    const struct ground *ground = *state;
    char command[512];
    int length = snprintf(command, sizeof command, "node '%s/tests/contract/client.mjs' http://127.0.0.1:%u '%s'",
                          UMPIRE_SOURCE_DIR, ground->service.port, UMPIRE_SOURCE_DIR);
    assert_in_range(length, 1, sizeof command - 1);
    assert_int_equal(system(command), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_client_plays_over_a_bad_network),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
