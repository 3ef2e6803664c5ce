/* The charge: that it is its steps one after the other, and that the largest one fits its records. */
#include "test_d12.h"

enum { CHARGERS_MAX = 3 };

static struct asked asked, alone;

/* Individuals on foot, 8" apart; who is charged has a loaded musket. */
static int setup(void **state)
{
    (void)state;
    ask_d12(&asked, "charge");
    ask_items(&asked, "chargers", CHARGERS_MAX);
    for (int32_t i = 0; i < CHARGERS_MAX; i++) {
        ask_item(&asked, "chargers", i, "distance", 8 * D12_INCH);
        ask_item(&asked, "chargers", i, "game", D12_INDIVIDUAL_GAME);
    }
    ask_count(&asked, "chargers", 1);
    ask_number(&asked, "charged/game", D12_INDIVIDUAL_GAME);
    ask_number(&asked, "charged/weapon", D12_RIFLED_MUSKET);
    return 0;
}

static void draws_and_reasons_carry_their_part(void **state)
{
    (void)state;
    static const char *const parts[] = {"move",    "morale",        "stand and fire",    "wound",           "fight 1",
                                        "fight 2", "charged tests", "chargers' officer", "chargers' tests", NULL};
    ask_count(&asked, "chargers", 2);
    ask_number(&asked, "charging_unit/has_officer", true);
    ask_resolve(&asked, DICE(7, 8, 3, 2, 12, 9, 5, 4));
    assert_part(&asked, 0, "morale", "morale");
    assert_part(&asked, 1, "stand and fire", "to hit");
    assert_part(&asked, 2, "wound", "wound");
    assert_part(&asked, 3, "fight 1", "side 1");
    assert_part(&asked, 4, "fight 1", "side 2");
    assert_part(&asked, 5, "fight 2", "side 1");
    assert_part(&asked, 7, "chargers' officer", "officer, chargers");
    assert_parts(&asked, parts);
}

/* The fight of the charge, asked of melee-score with the fighters as they stand. */
static void assert_fight_alone(const int32_t *faces)
{
    const struct d12_melee *melee = (const void *)alone.outcome;
    ask_d12(&alone, "melee-score");
    ask_number(&alone, "side1/charged", true);
    ask_number(&alone, "side1/game", D12_INDIVIDUAL_GAME);
    ask_number(&alone, "side2/game", D12_INDIVIDUAL_GAME);
    ask_throw(&alone, 3, faces);
    assert_memory_equal(ruled_group(&asked, "fights/0/melee"), melee, sizeof *melee);
    assert_int_equal(asked.used, 1 + alone.used);
    assert_int_equal(ruled(&asked, "charged/killed"), melee->winner == D12_SIDE_1 && melee->dead);
    assert_int_equal(ruled(&asked, "chargers/killed"), melee->winner == D12_SIDE_2 && melee->dead);
    assert_int_equal(ruled(&asked, "charged/pinned"), melee->winner == D12_SIDE_1 && melee->pinned_next);
    assert_int_equal(ruled(&asked, "chargers/wounded"), melee->winner == D12_SIDE_2 && melee->pinned_next);
}

/* Every morale die, and after those that stand every fight. */
static void a_charge_without_a_shot_is_its_steps(void **state)
{
    (void)state;
    static const char *const members[] = {"modifier", "result", "rechecked", "failed", "removed"};
    const struct d12_morale *morale = ruled_group(&asked, "morale");
    ask_number(&asked, "charged/stands_and_fires", false);
    for (int32_t roll = 0; roll < 12 * 12 * 12; roll++) {
        const int32_t faces[] = {roll / 144 + 1, roll % 12 + 1, roll / 12 % 12 + 1, 6};
        ask_d12(&alone, "morale-check");
        ask_number(&alone, "charged_by", D12_CHARGED_BY_FOOT);
        ask_throw(&alone, 1, faces);
        ask_throw(&asked, 4, faces);
        for (size_t i = 0; i < LENGTH(members); i++)
            assert_int_equal(member_number(&d12_morale_fields, morale, members[i]), ruled(&alone, members[i]));
        assert_string_equal(ruled_choice(&asked, "end"), ruled(&alone, "failed") ? "gave_way" : "fought");
        assert_int_equal(ruled(&asked, "fights"), !ruled(&alone, "failed"));
        if (!ruled(&alone, "failed"))
            assert_fight_alone(&faces[1]);
    }
}

/* Each die to hit with each die after it: the shot is a ranged attack at a target that charges. */
static void the_shot_is_a_ranged_attack(void **state)
{
    (void)state;
    for (int32_t roll = 0; roll < 12 * 12; roll++) {
        const int32_t faces[] = {7, roll % 12 + 1, roll / 12 + 1, 9, 4, 4};
        ask_d12(&alone, "ranged-attack");
        ask_number(&alone, "range", 8 * D12_INCH);
        ask_number(&alone, "target_movement", D12_TARGET_CHARGING);
        ask_throw(&alone, 1, &faces[1]);
        ask_throw(&asked, 6, faces);
        assert_int_equal(ruled(&asked, "shot"), ruled(&alone, "result"));
        assert_int_equal(is_ruled(&asked, "misfire"), ruled(&alone, "result") == D12_MISFIRE);
        if (ruled(&alone, "result") == D12_HIT)
            assert_int_equal(ruled(&asked, "chargers/killed"), faces[2] >= 11); /* +1 at close range */
    }
}

/* Three wounded riders with all that can be said of them, against one of whom as much can be said. */
static void the_largest_charge_fits_its_records(void **state)
{
    (void)state;
    ask_count(&asked, "chargers", CHARGERS_MAX);
    for (int32_t i = 0; i < CHARGERS_MAX; i++) {
        ask_item(&asked, "chargers", i, "kind", D12_CAVALRY);
        ask_item(&asked, "chargers", i, "combat_value", 1);
        ask_item(&asked, "chargers", i, "melee_weapon", D12_SWORD);
        ask_item(&asked, "chargers", i, "wounds", 1);
        ask_item(&asked, "chargers", i, "ability", D12_COMBAT_EXPERT);
        ask_item(&asked, "chargers", i, "distance", 0);
    }
    ask_count(&asked, "terrain", D12_TERRAIN_MAX);
    for (int32_t i = 0; i < D12_TERRAIN_MAX; i++)
        ask_item(&asked, "terrain", i, NULL, choice_find(d12_terrain_item.choices, "stream"));
    asked_options(&asked)->troop_type_replaces = D12_NO;
    ask_number(&asked, "charged/combat_value", -2);
    ask_number(&asked, "charged/melee_weapon", D12_BAYONET);
    ask_number(&asked, "charged/ability", D12_COMBAT_EXPERT);
    ask_number(&asked, "charged/wounds_max", 9);
    ask_number(&asked, "charged/wounds", 1);
    ask_number(&asked, "charged/quality", D12_ELITE);
    ask_number(&asked, "charged/in_cover", true);
    ask_number(&asked, "charged/officer_in_sight", true);
    ask_number(&asked, "charged/officer_killed", true);
    ask_resolve(&asked, DICE(12, 1, 7, 1, 7, 1, 7));
    assert_int_equal(ruled(&asked, "fights"), CHARGERS_MAX);
    assert_string_equal(ruled_choice(&asked, "fights/1/melee/result"), "blocked");
    assert_int_equal(ruled(&asked, "chargers/wounded"), 1);
}

static void nothing_is_thrown_for_what_is_not_permitted(void **state)
{
    (void)state;
    ask_count(&asked, "chargers", 2);
    ask_item(&asked, "chargers", 1, "distance", 11 * D12_INCH);
    assert_int_equal(ask_throw(&asked, NO_DICE), RULING_NOT_PERMITTED);
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
