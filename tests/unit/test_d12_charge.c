/* The charge: that it is its steps one after the other, and that the largest one fits its records. */
#include "test_d12.h"

static struct asked asked, alone;
static struct charge_input input;
static struct charge_outcome outcome;

/* Individuals on foot, 8" apart; who is charged has a loaded musket. */
static int setup(void **state)
{
    (void)state;
    ask(&asked, &d12_charge_step, &input);
    input.charger_count = 1;
    for (int32_t i = 0; i < CHARGERS_MAX; i++) {
        part_default(&d12_charge_step, "chargers", &input.chargers[i]);
        input.chargers[i].distance = 8 * D12_INCH;
        input.chargers[i].figure.fighter.body.game = D12_INDIVIDUAL_GAME;
    }
    part_default(&d12_charge_step, "charged", &input.charged);
    input.charged.figure.fighter.body.game = D12_INDIVIDUAL_GAME;
    input.charged.shot.weapon = D12_RIFLED_MUSKET;
    return 0;
}

static void draws_and_reasons_carry_their_part(void **state)
{
    (void)state;
    static const char *const parts[] = {"move",    "morale",        "stand and fire",    "wound",           "fight 1",
                                        "fight 2", "charged tests", "chargers' officer", "chargers' tests", NULL};
    input.charger_count = 2;
    input.charging_unit.has_officer = true;
    ask_resolve(&asked, &outcome, DICE(7, 8, 3, 2, 12, 9, 5, 4));
    assert_int_equal(asked.used, 8);
    assert_part(&asked, 0, "morale", "morale");
    assert_part(&asked, 1, "stand and fire", "to hit");
    assert_part(&asked, 2, "wound", "wound");
    assert_part(&asked, 3, "fight 1", "side 1");
    assert_part(&asked, 4, "fight 1", "side 2");
    assert_part(&asked, 5, "fight 2", "side 1");
    assert_part(&asked, 7, "chargers' officer", "officer");
    assert_parts(&asked, parts);
}

/* The fight of the charge, asked of melee-score with the fighters as they stand. */
static void assert_fight_alone(const int32_t *faces)
{
    static struct d12_melee_score_input fight;
    struct d12_melee melee;
    ask(&alone, &d12_melee_score_step, &fight);
    fight.side[0].charged = true;
    fight.side[0].body.game = fight.side[1].body.game = D12_INDIVIDUAL_GAME;
    ask_resolve(&alone, &melee, 3, faces);
    assert_memory_equal(&outcome.fights[0].melee, &melee, sizeof melee);
    assert_int_equal(asked.used, 1 + alone.used);
    assert_int_equal(outcome.charged.killed, melee.winner == D12_SIDE_1 && melee.dead);
    assert_int_equal(outcome.chargers.killed, melee.winner == D12_SIDE_2 && melee.dead);
    assert_int_equal(outcome.charged.pinned, melee.winner == D12_SIDE_1 && melee.pinned_next);
    assert_int_equal(outcome.chargers.wounded, melee.winner == D12_SIDE_2 && melee.pinned_next);
}

/* Every morale die, and after those that stand every fight. */
static void a_charge_without_a_shot_is_its_steps(void **state)
{
    (void)state;
    static struct d12_morale_case checking;
    struct d12_morale_check_outcome morale;
    input.charged.stands_and_fires = false;
    for (int32_t roll = 0; roll < 12 * 12 * 12; roll++) {
        const int32_t faces[] = {roll / 144 + 1, roll % 12 + 1, roll / 12 % 12 + 1, 6};
        ask(&alone, &d12_morale_check_step, &checking);
        checking.charged_by = D12_CHARGED_BY_FOOT;
        ask_resolve(&alone, &morale, 1, faces);
        ask_resolve(&asked, &outcome, 4, faces);
        assert_memory_equal(&outcome.morale, &morale.morale, sizeof morale.morale);
        assert_int_equal(outcome.end, morale.morale.failed ? GAVE_WAY : FOUGHT);
        assert_int_equal(outcome.fight_count, morale.morale.failed ? 0 : 1);
        if (!morale.morale.failed)
            assert_fight_alone(&faces[1]);
    }
}

/* Each die to hit with each die after it: the shot is a ranged attack at a target that charges. */
static void the_shot_is_a_ranged_attack(void **state)
{
    (void)state;
    static struct d12_shot shot;
    struct d12_ranged_attack_outcome shot_outcome;
    for (int32_t roll = 0; roll < 12 * 12; roll++) {
        const int32_t faces[] = {7, roll % 12 + 1, roll / 12 + 1, 9, 4, 4};
        ask(&alone, &d12_ranged_attack_step, &shot);
        shot.range = 8 * D12_INCH;
        shot.target_movement = D12_TARGET_CHARGING;
        ask_resolve(&alone, &shot_outcome, 1, &faces[1]);
        ask_resolve(&asked, &outcome, 6, faces);
        assert_int_equal(outcome.shot, shot_outcome.result);
        assert_int_equal(outcome.misfire != FIELD_ABSENT, shot_outcome.result == D12_MISFIRE);
        if (shot_outcome.result == D12_HIT)
            assert_int_equal(outcome.chargers.killed, faces[2] >= 11); /* +1 at close range */
    }
}

/* Three wounded riders with all that can be said of them, against one of whom as much can be said. */
static void the_largest_charge_fits_its_records(void **state)
{
    (void)state;
    input.charger_count = CHARGERS_MAX;
    for (int32_t i = 0; i < CHARGERS_MAX; i++) {
        struct d12_fighter *fighter = &input.chargers[i].figure.fighter;
        fighter->kind = D12_CAVALRY;
        fighter->combat_value = 1;
        fighter->weapon = D12_SWORD;
        fighter->body.wounds = 1;
        fighter->body.ability = D12_COMBAT_EXPERT;
        input.chargers[i].distance = 0;
    }
    input.terrain_count = D12_TERRAIN_MAX;
    for (int32_t i = 0; i < D12_TERRAIN_MAX; i++)
        input.terrain[i] = D12_STREAM;
    asked.options.troop_type_replaces = D12_NO;
    input.charged.figure.fighter.combat_value = -2;
    input.charged.figure.fighter.weapon = D12_BAYONET;
    input.charged.figure.fighter.body.ability = D12_COMBAT_EXPERT;
    input.charged.figure.fighter.body.wounds_max = 9;
    input.charged.figure.fighter.body.wounds = 1;
    input.charged.figure.fighter.quality = D12_ELITE;
    input.charged.in_cover = input.charged.officer_in_sight = input.charged.officer_killed = true;
    ask_resolve(&asked, &outcome, DICE(12, 1, 7, 1, 7, 1, 7));
    assert_int_equal(outcome.fight_count, CHARGERS_MAX);
    assert_int_equal(outcome.fights[1].melee.result, D12_BLOCKED);
    assert_int_equal(outcome.chargers.wounded, 1);
}

static void nothing_is_thrown_for_what_is_not_permitted(void **state)
{
    (void)state;
    input.charger_count = 2;
    input.chargers[1].distance = 11 * D12_INCH;
    ask_resolve(&asked, &outcome, 0, NULL);
    assert_int_equal(asked.status, RULING_NOT_PERMITTED);
    assert_int_equal(asked.record.draw_count, 0);
    assert_string_equal(asked.why.reasons[asked.why.count - 1].subject, "charger 2");
    assert_string_equal(asked.why.reasons[asked.why.count - 1].part, "move");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(draws_and_reasons_carry_their_part, setup),
        cmocka_unit_test_setup(a_charge_without_a_shot_is_its_steps, setup),
        cmocka_unit_test_setup(the_shot_is_a_ranged_attack, setup),
        cmocka_unit_test_setup(the_largest_charge_fits_its_records, setup),
        cmocka_unit_test_setup(nothing_is_thrown_for_what_is_not_permitted, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
