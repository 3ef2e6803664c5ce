/* Tests that are scripts: each asks a service of its own, in a hurry, so that its settings lift the rates. */
#pragma once
#include "ground.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

/* Runs tests/contract/`script` with the service's address; it fails by its exit code. */
static inline void script_run(const struct ground *ground, const char *script, const char *const *settings)
{
    struct test_service service;
    char command[512];
    service_start(&service, ground->database.url, settings);
    service_await_ready(&service);
    int length = snprintf(command, sizeof command, "node '%s/tests/contract/%s' http://127.0.0.1:%u", UMPIRE_SOURCE_DIR,
                          script, service.port);
    assert_in_range(length, 1, sizeof command - 1);
    int status = system(command);
    service_stop(&service);
    assert_int_equal(status, 0);
}
