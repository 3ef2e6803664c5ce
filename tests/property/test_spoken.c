/* What is read aloud of random games with units (support/spoken.h): ids are no words, and each ruling is made once more
 * with names masked. Refusals of units are read, too. */
#include "asking.h"
#include "spoken.h"
#include "unit_game.h"

enum { GAMES = 4, ENTRIES = 300 };

static void ruling_read(const struct binding *binding, const struct ruling *ruling)
{
    struct arena arena;
    struct ruling again;
    arena_start(&arena, 1 << 22);
    ruling_check(ruling->ruleset, ruling->step->name, ruling);
    assert_true(bound_prepare(&arena, binding, &again));
    struct dice dice = {.source = &any_source, .record = again.dice};
    again.dice->draw_count = again.dice->face_count = 0;
    masks_wear(true);
    ruling_resolve(&again, &dice);
    ruling_check(ruling->ruleset, "masked", &again);
    masks_wear(false);
    arena_end(&arena);
}

/* What is wrong with an input names its members; what is wrong with a unit is said to whoever chose it. */
static void refusal_read(const struct violations *violations)
{
    for (int32_t i = 0; i < violations->count; i++) {
        const struct violation *violation = &violations->list[i];
        const bool unit = violation->code == ERROR_UNIT_OUT || violation->code == ERROR_UNIT_NOT_ELIGIBLE;
        if (unit)
            spoken_check(chronicle.ruleset, violation->pointer, violation->message);
        else if (mask_in(violation->message))
            fail_msg("%s: \"%s\" has an id", violation->pointer, violation->message);
    }
}

static void what_is_said_of_random_games_has_no_identifiers(void **state)
{
    static struct pool pool;
    static struct game game;
    static uint64_t settled[SETTLEMENTS], due[DEMANDS];
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        pool_fill(&pool, *ruleset);
        for (uint64_t seed = 1; seed <= GAMES; seed++) {
            game_start(&game, &pool, settled, due);
            game.ruled = ruling_read;
            game.refused = refusal_read;
            game_play(&game, seed, ENTRIES);
            naive_free(&game.record);
            chronicle_end(state);
        }
        pool_empty(&pool);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_is_said_of_random_games_has_no_identifiers)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
