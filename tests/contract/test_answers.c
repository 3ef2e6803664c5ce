/* Starts what tests/contract/check.mjs asks: a service, one that opens no sessions, one without a database, one that
 * opens sessions for clubs. */
#include "club.h"
#include "ground.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static void test_every_answer_is_as_documented(void **state)
{
    struct ground *ground = *state;
    struct test_service closed, away, clubs;
    char command[1024], url[400], key[CLUB_KEY_TEXT];
    struct program_end migrated;
    snprintf(url, sizeof url, "UMPIRE_DATABASE_URL=%s", ground->database.url);
    program_run((const char *const[]){"migrate", NULL}, (const char *const[]){url, NULL},
                &migrated); /* the rulebooks */
    assert_int_equal(migrated.status, 0);
    service_start(&closed, ground->database.url,
                  (const char *const[]){"UMPIRE_OPEN_SESSIONS=nobody", "UMPIRE_ADDRESS_RATE=1", "UMPIRE_LISTENERS=2",
                                        "UMPIRE_SESSION_LISTENERS=1", NULL});
    service_start(&away, "postgresql:///nothing?host=/nonexistent",
                  (const char *const[]){"UMPIRE_METRICS_ALLOWED_FROM=192.0.2.0/24", NULL});
    club_add(ground->database.url, "Old Bones", key);
    service_start(&clubs, ground->database.url,
                  (const char *const[]){"UMPIRE_OPEN_SESSIONS=club-key", "UMPIRE_CLUB_SESSIONS_PER_DAY=2", NULL});
    service_await_ready(&closed);
    service_await_ready(&clubs);
    int length =
        snprintf(command, sizeof command,
                 "node '%s/tests/contract/check.mjs' http://127.0.0.1:%u http://127.0.0.1:%u http://127.0.0.1:%u "
                 "http://127.0.0.1:%u %s '%s/tests/golden'",
                 UMPIRE_SOURCE_DIR, ground->service.port, closed.port, away.port, clubs.port, key, UMPIRE_SOURCE_DIR);
    assert_in_range(length, 1, sizeof command - 1);
    int status = system(command);
    service_stop(&closed);
    service_stop(&clubs);
    service_stop(&away);
    assert_int_equal(status, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_answer_is_as_documented),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
