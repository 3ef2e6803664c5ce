/* Starts what the screens beside the table are looked at with: a service with its rulebooks and the companion page. */
#include "browser.h"
#include <string.h>

static void test_evening(void **state)
{
    struct ground *ground = *state;
    browser_migrate(ground);
    browser_run(ground, "evening.mjs", "");
}

static void test_campaign(void **state)
{
    struct ground *ground = *state;
    browser_migrate(ground);
    browser_run(ground, "campaign.mjs", UMPIRE_PROGRAM);
}

static void test_chair(void **state)
{
    struct ground *ground = *state;
    browser_migrate(ground);
    browser_run(ground, "chair.mjs", UMPIRE_PROGRAM);
}

static void test_odds(void **state)
{
    struct ground *ground = *state;
    browser_migrate(ground);
    browser_run(ground, "odds.mjs", "");
}

static void test_counted(void **state)
{
    struct ground *ground = *state;
    browser_migrate(ground);
    browser_run(ground, "counted.mjs", "");
}

static void test_network(void **state)
{
    struct ground *ground = *state;
    browser_migrate(ground);
    browser_run(ground, "network.mjs", "");
}

static void test_hall_screens(void **state)
{
    struct ground *ground = *state;
    char url[400];
    struct program_end made;
    browser_migrate(ground);
    snprintf(url, sizeof url, "UMPIRE_DATABASE_URL=%s", ground->database.url);
    program_run((const char *const[]){"club", "add", "The hall", NULL}, (const char *const[]){url, NULL}, &made);
    assert_int_equal(made.status, 0);
    const char *key = strstr(made.words, "umpire_club_");
    assert_non_null(key);
    char word[200];
    snprintf(word, sizeof word, "%.*s", (int)strcspn(key, " \r\n"), key);
    browser_run(ground, "hall_screens.mjs", word);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_evening),     cmocka_unit_test(test_campaign),
                                       cmocka_unit_test(test_chair),       cmocka_unit_test(test_odds),
                                       cmocka_unit_test(test_counted),     cmocka_unit_test(test_network),
                                       cmocka_unit_test(test_hall_screens)};
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
