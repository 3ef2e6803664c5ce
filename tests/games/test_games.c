/* A whole game of each ruleset through the API alone: two players and an umpire at two processes, and a spectator who
 * reads the event stream from the beginning to the end. What is played stands in the scripts beside this file;
 * tests/support/play.h says how to read them. */
#include "ground.h"
#include "play.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

enum { RULINGS_LEAST = 40 };

struct table {
    struct ground *ground;
    struct test_service second;
    uint16_t ports[PLAY_PROCESSES];
};

static int table_make(void **state)
{
    struct table *table = calloc(1, sizeof *table);
    void *ground = NULL;
    assert_non_null(table);
    ground_make(&ground);
    table->ground = ground;
    service_start(&table->second, table->ground->database.url, NULL);
    service_await_ready(&table->second);
    table->ports[0] = table->ground->service.port;
    table->ports[1] = table->second.port;
    *state = table;
    return 0;
}

static int table_clear(void **state)
{
    struct table *table = *state;
    if (!table)
        return 0; /* it was never made */
    void *ground = table->ground;
    service_stop(&table->second);
    ground_clear(&ground);
    free(table);
    return 0;
}

/* Every kind of effect that the script promises came, and no other. */
static void effects_check(const struct play *play)
{
    const json_t *kind, *promised = json_object_get(json_array_get(play->script, 0), "effects");
    size_t index;
    json_array_foreach((json_t *)(uintptr_t)promised, index,
                       kind) if (!json_object_get(play->effects, json_string_value(kind)))
        fail_msg("no ruling had the effect %s", json_string_value(kind));
    assert_int_equal(json_object_size(play->effects), json_array_size(promised));
}

static void game_check(struct table *table, const char *ruleset)
{
    char path[256];
    struct play play = {.sparing = false};
    snprintf(path, sizeof path, "%s/tests/games/%s.game", UMPIRE_SOURCE_DIR, ruleset);
    play_run(&play, path, table->ports);
    print_message("  %s: %zu entries, %d rulings name units\n", ruleset, json_array_size(play.events), play.rulings);
    assert_in_range(play.rulings, RULINGS_LEAST, 1000);
    assert_in_range(play.storms, 1, 100);
    effects_check(&play);
    play_check_rosters(&play);
    play_check_record(&play);
    play_free(&play);
}

static void test_triumph_and_tragedy(void **state)
{
    game_check(*state, "tt");
}

static void test_colonial(void **state)
{
    game_check(*state, "colonial");
}

static void test_d12_skirmish(void **state)
{
    game_check(*state, "d12-skirmish");
}

static void test_tft_ww2(void **state)
{
    game_check(*state, "tft-ww2");
}

/* What people type in a whole game, and what they would without units: the table of docs/api.md. */
static void test_the_fewest_inputs(void **state)
{
    static const struct {
        const char *ruleset;
        int questions, demanded, told, known, thrown;
    } games[] = {
        {"tt", 40, 29, 6, 142, 62},
        {"colonial", 50, 20, 8, 263, 166},
        {"d12-skirmish", 48, 13, 6, 398, 44},
        {"tft-ww2", 59, 34, 18, 497, 142},
    };
    struct table *table = *state;
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        char path[256];
        struct play play = {.sparing = true};
        snprintf(path, sizeof path, "%s/tests/games/%s.game", UMPIRE_SOURCE_DIR, games[i].ruleset);
        play_run(&play, path, table->ports);
        print_message("  %s: %d questions demanded %d inputs, were told %d more, and units knew %d; %d dice thrown\n",
                      games[i].ruleset, play.questions, play.demanded, play.told, play.known, play.thrown);
        assert_int_equal(play.questions, games[i].questions);
        assert_int_equal(play.demanded, games[i].demanded);
        assert_int_equal(play.told, games[i].told);
        assert_int_equal(play.known, games[i].known);
        assert_int_equal(play.thrown, games[i].thrown);
        play_free(&play);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_triumph_and_tragedy), cmocka_unit_test(test_colonial),
        cmocka_unit_test(test_d12_skirmish),        cmocka_unit_test(test_tft_ww2),
        cmocka_unit_test(test_the_fewest_inputs),
    };
    return cmocka_run_group_tests(tests, table_make, table_clear);
}
