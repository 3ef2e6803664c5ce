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

/* X-WHOSE of the catalogue, row by row: whom the enemy may name in a role, where his own unit acts in the question
 * (`with`: in this role) and where none does. */
enum { MAY, NEVER, BESIDE };
static const struct whose {
    const char *ruleset, *place;
    int case_;
    const char *with; /* the role in which an own unit makes it allowed */
} whose[] = {
    {"tt", "damage-roll/target", BESIDE, "opponent"},
    {"tt", "damage-roll/opponent", BESIDE, "target"},
    {"tt", "damage-roll/by", BESIDE, "target"},
    {"tt", "initiative-order/units", MAY, NULL},
    {"tt", "melee-round/side1", BESIDE, "side2"},
    {"tt", "melee-round/side2", BESIDE, "side1"},
    {"tt", "melee-score/side1", BESIDE, "side2"},
    {"tt", "melee-score/side2", BESIDE, "side1"},
    {"tt", "melee-size-modifier/winner", MAY, NULL},
    {"tt", "melee-size-modifier/loser", MAY, NULL},
    {"tt", "morale-check/unit", NEVER, NULL},
    {"tt", "morale-check/loser", NEVER, "winner"},
    {"tt", "morale-check/winner", BESIDE, "loser"},
    {"tt", "pinned-charge/unit", BESIDE, "charger"},
    {"tt", "pinned-charge/charger", NEVER, "unit"},
    {"tt", "suppression-penalties/unit", NEVER, NULL},
    {"colonial", "activation/unit", NEVER, NULL},
    {"colonial", "assault/attacker", NEVER, "defender"},
    {"colonial", "assault/defender", BESIDE, "attacker"},
    {"colonial", "damage-roll/by", BESIDE, "target"},
    {"colonial", "damage-roll/target", BESIDE, "by"},
    {"colonial", "leader-casualty/after_fire", NEVER, NULL},
    {"colonial", "leader-casualty/after_attack", NEVER, NULL},
    {"colonial", "melee-score/attacker", NEVER, "defender"},
    {"colonial", "melee-score/defender", BESIDE, "attacker"},
    {"colonial", "morale-check/after_fire", NEVER, NULL},
    {"colonial", "morale-check/after_attack", NEVER, NULL},
    {"colonial", "morale-check/witness", NEVER, NULL},
    {"colonial", "movement/unit", NEVER, NULL},
    {"colonial", "rally/unit", NEVER, NULL},
    {"colonial", "ranged-attack/firer", NEVER, "target"},
    {"colonial", "ranged-attack/target", BESIDE, "firer"},
    {"colonial", "rocket-fire/firer", NEVER, "target"},
    {"colonial", "rocket-fire/target", BESIDE, "firer"},
    {"colonial", "volley/firer", NEVER, "target"},
    {"colonial", "volley/target", BESIDE, "firer"},
    {"tft-ww2", "afv-attack/firer", NEVER, "target"},
    {"tft-ww2", "afv-attack/target", BESIDE, "firer"},
    {"tft-ww2", "afv-damage/firer", BESIDE, "target"},
    {"tft-ww2", "afv-damage/target", BESIDE, "firer"},
    {"tft-ww2", "afv-movement/vehicle", NEVER, NULL},
    {"tft-ww2", "blast-damage/targets", BESIDE, "by"},
    {"tft-ww2", "blast-damage/by", BESIDE, "targets"},
    {"tft-ww2", "blast-damage/vehicles", BESIDE, "by"},
    {"tft-ww2", "building-damage/inside", BESIDE, "by"},
    {"tft-ww2", "building-damage/by", BESIDE, "inside"},
    {"tft-ww2", "clear-jam/figure", NEVER, NULL},
    {"tft-ww2", "close-assault/attackers", NEVER, "vehicle"},
    {"tft-ww2", "close-assault/vehicle", BESIDE, "attackers"},
    {"tft-ww2", "crew-check/vehicle", NEVER, NULL},
    {"tft-ww2", "damage-roll/target", NEVER, NULL},
    {"tft-ww2", "fire-action/firer", NEVER, "targets"},
    {"tft-ww2", "fire-action/targets", BESIDE, "firer"},
    {"tft-ww2", "indirect-fire/thrower", NEVER, "inside"},
    {"tft-ww2", "indirect-fire/observer", NEVER, "inside"},
    {"tft-ww2", "indirect-fire/spotter", NEVER, "inside"},
    {"tft-ww2", "indirect-fire/firer", NEVER, "inside"},
    {"tft-ww2", "indirect-fire/inside", BESIDE, "firer"},
    {"tft-ww2", "melee-score/attacker", NEVER, "defender"},
    {"tft-ww2", "melee-score/defender", BESIDE, "attacker"},
    {"tft-ww2", "morale-check/commander", NEVER, "members"},
    {"tft-ww2", "morale-check/members", NEVER, "commander"},
    {"tft-ww2", "morale-due/commander", NEVER, NULL},
    {"tft-ww2", "movement/figure", NEVER, NULL},
    {"tft-ww2", "overrun/vehicle", NEVER, "target"},
    {"tft-ww2", "overrun/target", BESIDE, "vehicle"},
    {"tft-ww2", "rally-check/co", NEVER, "fleeing"},
    {"tft-ww2", "rally-check/fleeing", NEVER, "co"},
    {"tft-ww2", "ranged-attack/firer", NEVER, "target"},
    {"tft-ww2", "ranged-attack/target", BESIDE, "firer"},
    {"d12-skirmish", "ability/figure", NEVER, NULL},
    {"d12-skirmish", "charge/chargers", NEVER, "charged"},
    {"d12-skirmish", "charge/charged", BESIDE, "chargers"},
    {"d12-skirmish", "coherency/unit", NEVER, NULL},
    {"d12-skirmish", "damage-roll/target", NEVER, NULL},
    {"d12-skirmish", "melee-score/side1", BESIDE, "side2"},
    {"d12-skirmish", "melee-score/side2", BESIDE, "side1"},
    {"d12-skirmish", "misfire/firer", NEVER, NULL},
    {"d12-skirmish", "morale-check/unit", NEVER, NULL},
    {"d12-skirmish", "morale-due/unit", NEVER, NULL},
    {"d12-skirmish", "movement/mover", NEVER, "charged"},
    {"d12-skirmish", "movement/charged", BESIDE, "mover"},
    {"d12-skirmish", "officer-casualty/unit", NEVER, NULL},
    {"d12-skirmish", "ranged-attack/firer", NEVER, "target"},
    {"d12-skirmish", "ranged-attack/target", BESIDE, "firer"},
    {"d12-skirmish", "reload/unit", NEVER, NULL},
    {"d12-skirmish", "stand-and-fire/charged", NEVER, "charger"},
    {"d12-skirmish", "stand-and-fire/charger", BESIDE, "charged"},
    {"d12-skirmish", "troop-type/figure", NEVER, NULL},
    {"d12-skirmish", "volley/firers", NEVER, "target"},
    {"d12-skirmish", "volley/target", BESIDE, "firers"},
};

static const struct whose *whose_find(const char *ruleset, const char *step, const char *role)
{
    char place[96];
    snprintf(place, sizeof place, "%s/%s", step, role);
    for (size_t i = 0; i < sizeof whose / sizeof whose[0]; i++)
        if (strcmp(whose[i].ruleset, ruleset) == 0 && strcmp(whose[i].place, place) == 0)
            return &whose[i];
    fail_msg("%s %s stands in no row of X-WHOSE", ruleset, place);
    return NULL;
}

/* New units of the ruleset, which owe nothing: the enemy's, and the own one. */
static void sides_make(const struct ruleset *ruleset)
{
    static const char *const sides[] = {[RED] = "red", [BLUE] = "blue"};
    roster_start(&roster, ruleset->units, NULL);
    for (int32_t i = RED; i <= BLUE; i++) {
        struct roster_unit unit = {.id = ""};
        memcpy(unit.id, sides[i], strlen(sides[i]) + 1);
        memcpy(unit.side, sides[i], strlen(sides[i]) + 1);
        fields_default(ruleset->units->fields, unit.own);
        assert_true(roster_add(&roster, &unit));
    }
}

/* Whether red may name blue's unit in one role, and the own one in another (NULL: in none). */
static bool red_names_blue(const struct step *step, const char *role, const char *with)
{
    struct assignment assignment;
    memset(&assignment, 0, sizeof assignment);
    assignment.count[unit_role_find(step, role)] = 1;
    assignment.units[unit_role_find(step, role)][0] = BLUE;
    if (with) {
        assignment.count[unit_role_find(step, with)] = 1;
        assignment.units[unit_role_find(step, with)][0] = RED;
    }
    return units_are_own(step, &roster, &assignment, "red");
}

static void each_role_of_each_step_asks_for_its_side(void **state)
{
    size_t seen = 0;
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        sides_make(*ruleset);
        for (const struct step *const *step = (*ruleset)->steps; *step; step++)
            for (int32_t i = 0; (*step)->roles && (*step)->roles[i].name; i++, seen++) {
                const char *role = (*step)->roles[i].name;
                const struct whose *row = whose_find((*ruleset)->name, (*step)->name, role);
                bool alone = red_names_blue(*step, role, NULL),
                     beside = row->with ? red_names_blue(*step, role, row->with) : alone;
                if (alone != (row->case_ == MAY) || beside != (row->case_ != NEVER))
                    fail_msg("%s %s: alone %d, beside an own unit %d", row->ruleset, row->place, alone, beside);
            }
    }
    assert_int_equal(seen, sizeof whose / sizeof whose[0]); /* no row is about a role that is gone */
}

/* A hit, or a blast, that the record knows is resolved by whoever comes to it first. */
static void what_is_owed_anybody_resolves(void **state)
{
    static const struct {
        const char *ruleset, *step, *role, *member;
        int32_t value;
    } owed[] = {
        {"tft-ww2", "damage-roll", "target", "owed_hit_1", 0},
        {"tft-ww2", "blast-damage", "by", "in_hand", 1},
        {"d12-skirmish", "damage-roll", "target", "hits", 1},
    };
    (void)state;
    for (size_t i = 0; i < sizeof owed / sizeof owed[0]; i++) {
        const struct ruleset *ruleset = ruleset_find(owed[i].ruleset);
        const struct fields *fields = ruleset->units->fields;
        const struct step *step = step_find(ruleset, owed[i].step);
        sides_make(ruleset);
        for (int32_t unit = RED; unit <= BLUE; unit++)
            if (field_find(fields, "figures", 7))
                unit_set_number(field_find(fields, "figures", 7), roster.units[unit].own, 6);
        assert_false(red_names_blue(step, owed[i].role, NULL));
        unit_set_number(field_find(fields, owed[i].member, strlen(owed[i].member)), roster.units[BLUE].own,
                        owed[i].value);
        assert_true(red_names_blue(step, owed[i].role, NULL));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(who_acts_is_of_the_own_side, set_up),
        cmocka_unit_test_setup(who_fights_back_may_ask_for_the_fight, set_up),
        cmocka_unit_test_setup(what_is_common_anybody_asks, set_up),
        cmocka_unit_test(each_role_of_each_step_asks_for_its_side),
        cmocka_unit_test(what_is_owed_anybody_resolves),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
