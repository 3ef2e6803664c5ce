/* The devices of the page against a service: what is played and checked is in keeper.mjs. */
#include "ground.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static void test_phones_keep(void **state)
{
    const struct ground *ground = *state;
    char command[1024];
    int length =
        snprintf(command, sizeof command, "node '%s/tests/wasm/keeper.mjs' http://127.0.0.1:%u '%s' '%s/web' '%s'",
                 UMPIRE_SOURCE_DIR, ground->service.port, UMPIRE_RULES_DIR, UMPIRE_SOURCE_DIR, ground->database.url);
    assert_in_range(length, 1, sizeof command - 1);
    assert_int_equal(system(command), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_phones_keep),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
