/* With whose units a player acts: with the own side's; whoever suffers, is asked about in common, or stands against an
 * own unit that fights back, may be anybody's. */
#include "referee/own_side.h"
#include "unit.h"
#include <string.h>

enum { RED, BLUE };

static struct roster roster;

static int set_up(void **state)
{
    static const char *const sides[] = {[RED] = "red", [BLUE] = "blue"};
    (void)state;
    roster_start(&roster, ruleset_find("tt")->units, NULL);
    for (int32_t i = RED; i <= BLUE; i++) {
        struct roster_unit unit = {.id = ""};
        memcpy(unit.id, sides[i], strlen(sides[i]) + 1);
        memcpy(unit.side, sides[i], strlen(sides[i]) + 1);
        assert_true(roster_add(&roster, &unit));
    }
    return 0;
}

/* Whether a player of the side may have one of these units in the one role, and one in the other. */
static bool may_ask(const char *side, const char *ruleset, const char *step_name, const char *first, int32_t unit,
                    const char *second, int32_t other)
{
    const struct step *step = step_find(ruleset_find(ruleset), step_name);
    const int32_t roles[] = {unit_role_find(step, first), unit_role_find(step, second)}, units[] = {unit, other};
    struct assignment assignment;
    memset(&assignment, 0, sizeof assignment);
    for (int32_t i = 0; i < 2; i++) {
        assert_true(roles[i] >= 0);
        assignment.count[roles[i]] = 1;
        assignment.units[roles[i]][0] = units[i];
    }
    return units_are_own(step, &roster, &assignment, side);
}

static void who_acts_is_of_the_own_side(void **state)
{
    (void)state;
    assert_true(may_ask("red", "colonial", "ranged-attack", "firer", RED, "target", BLUE));
    assert_false(may_ask("blue", "colonial", "ranged-attack", "firer", RED, "target", BLUE));
    assert_false(may_ask(NULL, "colonial", "ranged-attack", "firer", RED, "target", BLUE));
}

static void who_fights_back_may_ask_for_the_fight(void **state)
{
    (void)state;
    assert_true(may_ask("red", "tt", "melee-score", "side1", RED, "side2", BLUE));
    assert_true(may_ask("blue", "tt", "melee-score", "side1", RED, "side2", BLUE));
    assert_false(may_ask("blue", "tt", "melee-score", "side1", RED, "side2", RED));
}

static void what_is_common_anybody_asks(void **state)
{
    (void)state;
    assert_true(may_ask("red", "tt", "melee-size-modifier", "winner", BLUE, "loser", BLUE));
    assert_true(may_ask(NULL, "tt", "melee-size-modifier", "winner", RED, "loser", BLUE));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(who_acts_is_of_the_own_side, set_up),
        cmocka_unit_test_setup(who_fights_back_may_ask_for_the_fight, set_up),
        cmocka_unit_test_setup(what_is_common_anybody_asks, set_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
