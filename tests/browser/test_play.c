/* Whole games through the companion page (tests/browser/play.mjs), each ruleset in each way to roll: as their files
 * tell them, with dice thrown on the table, and as the dice fall, of the service and of both phones.
 * UMPIRE_GAMES="tt:30 colonial" plays those, the former for thirty acts; "all" each to its end. Without it, the first
 * acts of one. */
#include "browser.h"
#include <string.h>

/* Long ones first: two are played at once. */
static const char every_game[] = "tft-ww2 colonial tt d12-skirmish tft-ww2/sealed tft-ww2/two_sided colonial/sealed "
                                 "colonial/two_sided tt/sealed tt/two_sided d12-skirmish/sealed d12-skirmish/two_sided";

static void play(struct ground *ground, const char *games)
{
    char more[1024];
    snprintf(more, sizeof more, "%s %s", UMPIRE_PROGRAM, games);
    browser_migrate(ground);
    browser_run(ground, "play.mjs", more);
}

static void test_play(void **state)
{
    const char *games = getenv("UMPIRE_GAMES");
    bool all = games && strcmp(games, "all") == 0;
    play(*state, all ? every_game : games ? games : "colonial:22");
}

static void test_volley(void **state)
{
    struct ground *ground = *state;
    browser_migrate(ground);
    browser_run(ground, "volley.mjs", "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_volley), cmocka_unit_test(test_play)};
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
