/* Defaults that documents name may be sent: what it checks is in defaults.mjs. */
#include "ground.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static void test_every_default_may_be_sent(void **state)
{
    const struct ground *ground = *state;
    struct test_service service;
    char command[512];
    service_start(&service, ground->database.url,
                  (const char *const[]){"UMPIRE_ADDRESS_RATE=0", "UMPIRE_TOKEN_RATE=0", NULL}); /* it asks in a hurry */
    service_await_ready(&service);
    int length = snprintf(command, sizeof command, "node '%s/tests/contract/defaults.mjs' http://127.0.0.1:%u",
                          UMPIRE_SOURCE_DIR, service.port);
    assert_in_range(length, 1, sizeof command - 1);
    int status = system(command);
    service_stop(&service);
    assert_int_equal(status, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_default_may_be_sent),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
