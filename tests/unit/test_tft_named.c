/* Questions of the WW2 skirmish that name units: what is done to exactly those, and that it counts in the next. */
#include "tft_table.h"

/* Whether a unit is as it was, but for one member. */
static bool is_unchanged(const struct roster *before, int32_t unit, const char *but)
{
    for (size_t i = 0; i < tft->units->fields->count; i++) {
        const struct field *field = &tft->units->fields->list[i];
        if (field->kind != FIELD_TEXT && strcmp(field->name, but) != 0 &&
            unit_number(field, before->units[unit].own) != unit_number(field, roster.units[unit].own))
            return false;
    }
    return true;
}

static void a_blast_hits_the_items_of_its_list(void **state)
{
    const struct roster before = roster;
    (void)state;
    act("{\"step\":\"blast-damage\",\"units\":{\"targets\":[\"bob\",\"fritz\",\"eva\"]},"
        "\"input\":{\"weapon\":\"grenade\",\"targets\":[{\"cover\":\"hard\"},{},{\"cover\":\"building\"}]},"
        "\"dice\":[5,5,5,5]}");
    assert_int_equal(get(BOB, "wounded"), true); /* 4 of damage */
    assert_string_equal(out_of(BOB), "in play");
    assert_string_equal(out_of(FRITZ), "dead"); /* 20 */
    assert_false(get(EVA, "wounded"));
    assert_true(get(EVA, "under_fire"));
    assert_int_equal(get(HANS, "members_down"), 1);
    static const int32_t others[] = {LT, SGT, ANN, CPL, SHERMAN, TIGER};
    for (size_t i = 0; i < LENGTH(others); i++)
        assert_true(is_unchanged(&before, others[i], ""));
    assert_true(is_unchanged(&before, EVA, "under_fire"));
}

static void fire_hits_the_items_of_its_list(void **state)
{
    (void)state;
    put(ANN, "weapon", choice("weapon", "lmg"));
    memcpy(roster.units[EVA].side, "blue", sizeof "blue");
    const struct roster before = roster;
    act("{\"step\":\"fire-action\",\"units\":{\"firer\":\"ann\",\"targets\":[\"fritz\",\"hans\",\"eva\"]},"
        "\"input\":{\"action\":\"pivot\",\"targets\":[{\"range\":8},{\"range\":8,\"distance_from_previous\":2},"
        "{\"range\":8,\"distance_from_previous\":2}]},"
        "\"dice\":[6,6,3,1,1,1,6,6,5]}");
    assert_false(get(FRITZ, "wounded"));
    assert_true(get(FRITZ, "under_fire"));
    assert_string_equal(out_of(HANS), "dead");
    assert_int_equal(get(ANN, "shots"), 3);
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "jammed"));
    assert_true(get(EVA, "under_fire"));
    for (int32_t i = 0; i < FIGURES; i++)
        if (i != ANN && i != FRITZ && i != HANS && i != EVA)
            assert_true(is_unchanged(&before, i, ""));
}

/* Shots that a jam costs are not fired at anybody. */
static void who_is_not_shot_at_is_not_under_fire(void **state)
{
    (void)state;
    put(ANN, "weapon", choice("weapon", "pistol"));
    act("{\"step\":\"fire-action\",\"units\":{\"firer\":\"ann\",\"targets\":[\"fritz\",\"hans\"]},"
        "\"input\":{\"action\":\"pivot\",\"targets\":[{\"range\":8},{\"range\":8,\"distance_from_previous\":2}]},"
        "\"dice\":[6,6,6]}");
    assert_true(get(FRITZ, "under_fire"));
    assert_false(get(HANS, "under_fire"));
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "jammed_hard"));
}

static void jams_stop_fire_until_they_are_cleared(void **state)
{
    static const char *const shot = "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"ann\",\"target\":\"fritz\"},"
                                    "\"input\":{\"action\":\"pivot\",\"range\":8},\"dice\":[6,6,5]}";
    static const char *const clearing =
        "{\"step\":\"clear-jam\",\"units\":{\"figure\":\"ann\"},\"input\":{},\"dice\":[1,2,3]}";
    (void)state;
    assert_int_equal(act("{\"step\":\"clear-jam\",\"units\":{\"figure\":\"ann\"}}"), RULING_NOT_PERMITTED); /* no jam */
    act(shot);
    assert_int_equal(act("{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"ann\",\"target\":\"fritz\"},"
                         "\"input\":{\"weapon\":\"rifle\",\"range\":8}}"),
                     RULING_NOT_PERMITTED); /* to name it makes it no better */
    assert_int_equal(act("{\"step\":\"clear-jam\",\"units\":{\"figure\":\"ann\"}}"), RULING_NOT_PERMITTED);
    roster_turn(&roster, 1, 0);
    assert_int_equal(act(clearing), RULING_RESOLVED);
    assert_int_equal(get(ANN, "action"), choice("action", "action"));
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "ready"));
    assert_true(decode(shot));
}

static void a_second_shot_is_one_too_many_for_a_rifle(void **state)
{
    static const char *const shot = "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"ann\",\"target\":\"fritz\"},"
                                    "\"input\":{\"action\":\"pivot\",\"range\":8},\"dice\":[3,4,4]}";
    static const char *const again = "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"ann\",\"target\":\"fritz\"},"
                                     "\"input\":{\"action\":\"pivot\",\"range\":8}}";
    (void)state;
    assert_int_equal(act(shot), RULING_RESOLVED);
    assert_int_equal(get(FRITZ, "owed_hit_1"), choice("owed_hit_1", "rifle"));
    assert_int_equal(act(again), RULING_NOT_PERMITTED);
    assert_int_equal(get(FRITZ, "owed_hit_2"), FIELD_ABSENT);
}

static void weapons_drop_and_break_hand_to_hand(void **state)
{
    static const char *const fight =
        "{\"step\":\"melee-score\",\"units\":{\"attacker\":\"ann\",\"defender\":\"fritz\"},"
        "\"input\":{\"attacker\":{\"action\":\"charge\"},"
        "\"defender\":{\"action\":\"pivot\"}},\"dice\":[6,6,6]}";
    (void)state;
    act(fight);
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "broken"));
    /* It goes on with what is left of it, an improvised weapon of one die. */
    put(ANN, "attacked", 0);
    act("{\"step\":\"melee-score\",\"units\":{\"attacker\":\"ann\",\"defender\":\"fritz\"},\"dice\":[1,1,6,3]}");
    assert_true(get(FRITZ, "wounded"));
    put(ANN, "attacked", 0);
    act("{\"step\":\"melee-score\",\"units\":{\"attacker\":\"ann\",\"defender\":\"fritz\"},\"dice\":[6,6,5]}");
    assert_int_equal(get(ANN, "weapon"), choice("weapon", "improvised"));
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "dropped"));
    assert_int_equal(act("{\"step\":\"melee-score\",\"units\":{\"attacker\":\"ann\",\"defender\":\"fritz\"}}"),
                     RULING_NOT_PERMITTED);
    roster_turn(&roster, 1, 0);
    act("{\"step\":\"movement\",\"units\":{\"figure\":\"ann\"},\"input\":{\"action\":\"action\",\"handles\":\"pick_"
        "up\"}}");
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "ready"));
}

static void a_change_of_position_goes_both_ways(void **state)
{
    static const char *const change =
        "{\"step\":\"movement\",\"units\":{\"figure\":\"ann\"},\"input\":{\"action\":\"change_position\"}}";
    (void)state;
    act(change);
    assert_true(get(ANN, "prone"));
    roster_turn(&roster, 1, 0);
    act(change);
    assert_false(get(ANN, "prone"));
}

static void lost_parts_of_a_vehicle_count(void **state)
{
    static const char *const fire = "{\"step\":\"afv-attack\",\"units\":{\"firer\":\"tiger\",\"target\":\"sherman\"}}";
    (void)state;
    put(TIGER, "weapon_state", choice("weapon_state", "jammed"));
    assert_int_equal(act(fire), RULING_NOT_PERMITTED);
    act("{\"step\":\"clear-jam\",\"units\":{\"figure\":\"tiger\"},\"dice\":[1,2,3]}");
    assert_int_equal(get(TIGER, "weapon_state"), choice("weapon_state", "ready"));
    put(TIGER, "hits", 1);
    act("{\"step\":\"afv-damage\",\"units\":{\"firer\":\"sherman\",\"target\":\"tiger\"},\"dice\":[3,4,4,6]}");
    assert_true(get(TIGER, "main_gun_destroyed"));
    assert_int_equal(act(fire), RULING_NOT_PERMITTED);
    act("{\"step\":\"close-assault\",\"units\":{\"attackers\":[\"ann\",\"bob\"],\"vehicle\":\"tiger\"},"
        "\"input\":{\"plus_3\":2},\"dice\":[3,4,4]}");
    assert_true(get(TIGER, "immobilised"));
    act("{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"tiger\"},"
        "\"input\":{\"segments\":[{\"terrain\":\"road\",\"inches\":1}]}}");
    assert_int_equal(get(TIGER, "moved_inches"), 0);
    act("{\"step\":\"crew-check\",\"units\":{\"vehicle\":\"tiger\"},\"dice\":[6,6,6]}");
    assert_string_equal(out_of(TIGER), "abandoned");
}

static void who_drove_too_far_does_not_fire(void **state)
{
    static const char *const fire = "{\"step\":\"afv-attack\",\"units\":{\"firer\":\"tiger\",\"target\":\"sherman\"}}";
    (void)state;
    act("{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"tiger\"},"
        "\"input\":{\"segments\":[{\"terrain\":\"road\",\"inches\":5.001}]}}");
    assert_int_equal(get(TIGER, "points_spent"), 5001);
    assert_int_equal(act(fire), RULING_NOT_PERMITTED);
}

/* A vehicle where a figure acts, and the other way round; and who rallies is a CO. */
static void the_wrong_kind_cannot_take_a_role(void **state)
{
    static const struct {
        const char *body, *pointer;
    } cases[] = {
        {"{\"step\":\"movement\",\"units\":{\"figure\":\"tiger\"}}", "/units/figure"},
        {"{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"tiger\"}}", "/units/firer"},
        {"{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"ann\",\"target\":\"tiger\"}}", "/units/target"},
        {"{\"step\":\"fire-action\",\"units\":{\"firer\":\"sherman\"}}", "/units/firer"},
        {"{\"step\":\"fire-action\",\"units\":{\"firer\":\"ann\",\"targets\":[\"fritz\",\"tiger\"]}}",
         "/units/targets/1"},
        {"{\"step\":\"damage-roll\",\"units\":{\"target\":\"tiger\"}}", "/units/target"},
        {"{\"step\":\"melee-score\",\"units\":{\"attacker\":\"tiger\"}}", "/units/attacker"},
        {"{\"step\":\"melee-score\",\"units\":{\"attacker\":\"ann\",\"defender\":\"tiger\"}}", "/units/defender"},
        {"{\"step\":\"blast-damage\",\"units\":{\"targets\":[\"tiger\"]}}", "/units/targets/0"},
        {"{\"step\":\"building-damage\",\"units\":{\"inside\":[\"bob\",\"tiger\"]}}", "/units/inside/1"},
        {"{\"step\":\"indirect-fire\",\"units\":{\"thrower\":\"tiger\"}}", "/units/thrower"},
        {"{\"step\":\"indirect-fire\",\"units\":{\"observer\":\"tiger\"}}", "/units/observer"},
        {"{\"step\":\"indirect-fire\",\"units\":{\"spotter\":\"tiger\"}}", "/units/spotter"},
        {"{\"step\":\"indirect-fire\",\"units\":{\"firer\":\"tiger\"}}", "/units/firer"},
        {"{\"step\":\"indirect-fire\",\"units\":{\"inside\":[\"tiger\"]}}", "/units/inside/0"},
        {"{\"step\":\"morale-due\",\"units\":{\"commander\":\"tiger\"}}", "/units/commander"},
        {"{\"step\":\"morale-check\",\"units\":{\"commander\":\"tiger\"}}", "/units/commander"},
        {"{\"step\":\"morale-check\",\"units\":{\"commander\":\"sgt\",\"members\":[\"tiger\"]}}", "/units/members/0"},
        {"{\"step\":\"rally-check\",\"units\":{\"co\":\"tiger\"}}", "/units/co"},
        {"{\"step\":\"rally-check\",\"units\":{\"co\":\"ann\"}}", "/units/co"},
        {"{\"step\":\"rally-check\",\"units\":{\"co\":\"sgt\"}}", "/units/co"},
        {"{\"step\":\"rally-check\",\"units\":{\"co\":\"lt\",\"fleeing\":[\"tiger\"]}}", "/units/fleeing/0"},
        {"{\"step\":\"overrun\",\"units\":{\"vehicle\":\"ann\"}}", "/units/vehicle"},
        {"{\"step\":\"overrun\",\"units\":{\"vehicle\":\"sherman\",\"target\":\"tiger\"}}", "/units/target"},
        {"{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"eva\"}}", "/units/vehicle"},
        {"{\"step\":\"afv-attack\",\"units\":{\"firer\":\"eva\"}}", "/units/firer"},
        {"{\"step\":\"afv-attack\",\"units\":{\"firer\":\"tiger\",\"target\":\"eva\"}}", "/units/target"},
        {"{\"step\":\"afv-damage\",\"units\":{\"firer\":\"eva\"}}", "/units/firer"},
        {"{\"step\":\"afv-damage\",\"units\":{\"target\":\"eva\"}}", "/units/target"},
        {"{\"step\":\"crew-check\",\"units\":{\"vehicle\":\"eva\"}}", "/units/vehicle"},
        {"{\"step\":\"close-assault\",\"units\":{\"attackers\":[\"tiger\"]}}", "/units/attackers/0"},
        {"{\"step\":\"close-assault\",\"units\":{\"attackers\":[\"ann\"],\"vehicle\":\"fritz\"}}", "/units/vehicle"},
    };
    (void)state;
    for (size_t i = 0; i < LENGTH(cases); i++)
        refuse(cases[i].body, ERROR_UNIT_NOT_ELIGIBLE, cases[i].pointer);
    put(SGT, "rank", choice("rank", "co"));
    assert_true(decode("{\"step\":\"rally-check\",\"units\":{\"co\":\"sgt\"}}"));
}

/* Who is out of the game has no place in a step (X-OUT). */
static void who_is_out_takes_no_role(void **state)
{
    (void)state;
    for (const struct step *const *step = tft->steps; *step; step++)
        for (const struct unit_role *role = (*step)->roles; role->name; role++)
            assert_true(role->in_play);
    put(ANN, "fate", choice("fate", "dead"));
    refuse("{\"step\":\"building-damage\",\"units\":{\"inside\":[\"bob\",\"ann\"]}}", ERROR_UNIT_OUT,
           "/units/inside/1");
    refuse("{\"step\":\"morale-check\",\"units\":{\"commander\":\"sgt\",\"members\":[\"ann\"]}}", ERROR_UNIT_OUT,
           "/units/members/0");
}

static void nobody_stands_on_both_sides(void **state)
{
    static const struct {
        const char *body, *pointer;
    } cases[] = {
        {"{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"ann\",\"target\":\"ann\"}}", "/units/target"},
        {"{\"step\":\"fire-action\",\"units\":{\"firer\":\"ann\",\"targets\":[\"fritz\",\"ann\"]}}",
         "/units/targets/1"},
        {"{\"step\":\"fire-action\",\"units\":{\"firer\":\"ann\",\"targets\":[\"fritz\",\"hans\",\"fritz\"]}}",
         "/units/targets/2"},
        {"{\"step\":\"melee-score\",\"units\":{\"attacker\":\"ann\",\"defender\":\"ann\"}}", "/units/defender"},
        {"{\"step\":\"blast-damage\",\"units\":{\"targets\":[\"ann\",\"ann\"]}}", "/units/targets/1"},
        {"{\"step\":\"building-damage\",\"units\":{\"inside\":[\"ann\",\"bob\",\"ann\"]}}", "/units/inside/2"},
        {"{\"step\":\"afv-attack\",\"units\":{\"firer\":\"tiger\",\"target\":\"tiger\"}}", "/units/target"},
        {"{\"step\":\"afv-damage\",\"units\":{\"firer\":\"tiger\",\"target\":\"tiger\"}}", "/units/target"},
        {"{\"step\":\"morale-check\",\"units\":{\"commander\":\"sgt\",\"members\":[\"ann\",\"sgt\"]}}",
         "/units/members/1"},
        {"{\"step\":\"rally-check\",\"units\":{\"co\":\"lt\",\"fleeing\":[\"lt\"]}}", "/units/fleeing/0"},
        {"{\"step\":\"close-assault\",\"units\":{\"attackers\":[\"ann\",\"ann\"]}}", "/units/attackers/1"},
    };
    (void)state;
    for (size_t i = 0; i < LENGTH(cases); i++)
        refuse(cases[i].body, ERROR_NOT_UNIQUE, cases[i].pointer);
}

static void members_that_do_not_go_together_are_named(void **state)
{
    static const struct {
        int32_t unit;
        const char *member, *of, *pointer;
    } cases[] = {
        {ANN, "fate", "knocked_out", "/fate"},
        {TIGER, "fate", "dead", "/fate"},
        {ANN, "full_cover", NULL, "/full_cover"},
        {TIGER, "commands", NULL, "/commands"},
        {ANN, "hits", NULL, "/hits"},
        {ANN, "vulnerable_hits", NULL, "/vulnerable_hits"},
        {ANN, "crew_tests", NULL, "/crew_tests"},
        {ANN, "buttoned", NULL, "/buttoned"},
        {ANN, "mgs_destroyed", NULL, "/mgs_destroyed"},
        {ANN, "immobilised", NULL, "/immobilised"},
        {ANN, "main_gun_destroyed", NULL, "/main_gun_destroyed"},
        {ANN, "reversed", NULL, "/reversed"},
        {ANN, "armour", NULL, "/armour"},
        {ANN, "drive", "tracked", "/drive"},
        {TIGER, "owed_hit_1", "rifle", "/owed_hit_1"},
        {TIGER, "in_hand", NULL, "/in_hand"},
        {TIGER, "wounded", NULL, "/wounded"},
        {TIGER, "prone", NULL, "/prone"},
        {TIGER, "strength", NULL, "/strength"},
        {TIGER, "sidearm", "pistol", "/sidearm"},
        {TIGER, "bayonet_fixed", NULL, "/bayonet_fixed"},
        {TIGER, "flight", "to_cover", "/flight"},
        {EVA, "bayonet_fixed", NULL, "/bayonet_fixed"},
    };
    void *options = arena_take(&arena, tft->options->size);
    (void)state;
    put(EVA, "weapon", choice("weapon", "pistol"));
    fields_default(tft->options, options);
    for (int32_t i = 0; i < FIGURES; i++) {
        violations_start(&violations);
        tft->units->check(roster.units[i].own, options, "", &violations);
        assert_int_equal(violations.count, 0);
    }
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct roster_unit kept = roster.units[cases[i].unit];
        put(cases[i].unit, cases[i].member, cases[i].of ? choice(cases[i].member, cases[i].of) : true);
        violations_start(&violations);
        tft->units->check(roster.units[cases[i].unit].own, options, "", &violations);
        assert_int_equal(violations.count, 1);
        assert_string_equal(violations.list[0].pointer, cases[i].pointer);
        roster.units[cases[i].unit] = kept;
    }
    put(ANN, "green", true);
    put(ANN, "elite", true);
    put_text(ANN, "profile", "Tiger");
    violations_start(&violations);
    tft->units->check(roster.units[ANN].own, options, "", &violations);
    assert_int_equal(violations.count, 2);
    assert_string_equal(violations.list[0].pointer, "/profile");
    assert_string_equal(violations.list[1].pointer, "/elite");
}

int main(void)
{
#define ON_A_TABLE(test) cmocka_unit_test_setup_teardown(test, table_lay, table_clear)
    const struct CMUnitTest tests[] = {
        ON_A_TABLE(a_blast_hits_the_items_of_its_list),
        ON_A_TABLE(fire_hits_the_items_of_its_list),
        ON_A_TABLE(who_is_not_shot_at_is_not_under_fire),
        ON_A_TABLE(jams_stop_fire_until_they_are_cleared),
        ON_A_TABLE(a_second_shot_is_one_too_many_for_a_rifle),
        ON_A_TABLE(weapons_drop_and_break_hand_to_hand),
        ON_A_TABLE(a_change_of_position_goes_both_ways),
        ON_A_TABLE(lost_parts_of_a_vehicle_count),
        ON_A_TABLE(who_drove_too_far_does_not_fire),
        ON_A_TABLE(the_wrong_kind_cannot_take_a_role),
        ON_A_TABLE(who_is_out_takes_no_role),
        ON_A_TABLE(nobody_stands_on_both_sides),
        ON_A_TABLE(members_that_do_not_go_together_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
