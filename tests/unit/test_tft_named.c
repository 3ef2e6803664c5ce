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
    const struct roster before = roster;
    act("{\"step\":\"fire-action\",\"units\":{\"firer\":\"ann\",\"targets\":[\"fritz\",\"hans\",\"tiger\"]},"
        "\"input\":{\"action\":\"pivot\",\"targets\":[{\"range\":8},{\"range\":8,\"distance_from_previous\":2},"
        "{\"range\":8,\"distance_from_previous\":2,\"strength\":9,\"profile\":\"private\"}]},"
        "\"dice\":[6,6,3,1,1,1,6,6,5]}");
    assert_false(get(FRITZ, "wounded"));
    assert_true(get(FRITZ, "under_fire"));
    assert_string_equal(out_of(HANS), "dead");
    assert_int_equal(get(ANN, "shots"), 3);
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "jammed"));
    assert_true(get(TIGER, "under_fire"));
    for (int32_t i = 0; i < FIGURES; i++)
        if (i != ANN && i != FRITZ && i != HANS && i != TIGER)
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
    refuse("{\"step\":\"clear-jam\",\"units\":{\"figure\":\"ann\"}}", ERROR_MISSING_FIELD, "/input/severity");
    act(shot);
    refuse(shot, ERROR_MISSING_FIELD, "/input/weapon");
    put(ANN, "action", choice("action", "pivot"));
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
    assert_int_equal(get(FRITZ, "hits"), 1);
    assert_int_equal(act(again), RULING_NOT_PERMITTED);
    assert_int_equal(get(FRITZ, "hits"), 1);
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
    assert_true(decode(fight)); /* goes on with what is left of it */
    const struct field *attacker = field_find(intent.step->input, "attacker", 8);
    const struct field *weapon = field_find(attacker->of, "weapon", 6);
    assert_int_equal(unit_number(weapon, (const char *)intent.question.input + attacker->offset),
                     choice("weapon", "improvised"));
    put(ANN, "weapon_state", choice("weapon_state", "dropped"));
    refuse(fight, ERROR_MISSING_FIELD, "/input/attacker/weapon");
}

static void a_change_of_position_goes_both_ways(void **state)
{
    static const char *const change =
        "{\"step\":\"movement\",\"units\":{\"figure\":\"ann\"},\"input\":{\"action\":\"change_position\"}}";
    (void)state;
    act(change);
    assert_true(get(ANN, "prone"));
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

/* A vehicle where a figure acts, and the other way round: what it does not know is missing. */
static void the_wrong_kind_shows(void **state)
{
    static const struct {
        const char *body, *pointer;
    } cases[] = {
        {"{\"step\":\"movement\",\"units\":{\"figure\":\"tiger\"},\"input\":{\"action\":\"run\"}}", "/input/mov"},
        {"{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"tiger\"},"
         "\"input\":{\"weapon\":\"lmg\",\"action\":\"pivot\",\"range\":3}}",
         "/input/dex"},
        {"{\"step\":\"fire-action\",\"units\":{\"firer\":\"ann\",\"targets\":[\"tiger\"]},"
         "\"input\":{\"action\":\"pivot\",\"targets\":[{\"range\":3}]}}",
         "/input/targets/0/strength"},
        {"{\"step\":\"damage-roll\",\"units\":{\"target\":\"tiger\"},\"input\":{\"damage\":3}}", "/input/strength"},
        {"{\"step\":\"melee-score\",\"units\":{\"attacker\":\"ann\",\"defender\":\"tiger\"},"
         "\"input\":{\"attacker\":{\"action\":\"charge\"},\"defender\":{\"action\":\"pivot\",\"weapon\":\"rifle\"}}}",
         "/input/defender/dex"},
        {"{\"step\":\"blast-damage\",\"units\":{\"targets\":[\"tiger\"]},\"input\":{\"dice_count\":4}}",
         "/input/targets/0/strength"},
        {"{\"step\":\"morale-check\",\"units\":{\"commander\":\"tiger\"}}", "/input/ldr"},
        {"{\"step\":\"rally-check\",\"units\":{\"co\":\"tiger\"}}", "/input/co_ldr"},
        {"{\"step\":\"overrun\",\"units\":{\"vehicle\":\"sherman\",\"target\":\"tiger\"}}", "/input/dex"},
        {"{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"eva\"}}", "/input/drive"},
        {"{\"step\":\"afv-attack\",\"units\":{\"firer\":\"eva\",\"target\":\"tiger\"}}", "/input/fire_control"},
        {"{\"step\":\"afv-attack\",\"units\":{\"firer\":\"tiger\",\"target\":\"eva\"}}", "/input/size_mod"},
        {"{\"step\":\"afv-damage\",\"units\":{\"firer\":\"tiger\",\"target\":\"eva\"}}", "/input/armour"},
    };
    (void)state;
    put_text(EVA, "profile", ""); /* else it is the name that no vehicle has */
    for (size_t i = 0; i < LENGTH(cases); i++)
        refuse(cases[i].body, ERROR_MISSING_FIELD, cases[i].pointer);
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
    };
    void *options = arena_take(&arena, tft->options->size);
    (void)state;
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
        ON_A_TABLE(a_blast_hits_the_items_of_its_list),        ON_A_TABLE(fire_hits_the_items_of_its_list),
        ON_A_TABLE(who_is_not_shot_at_is_not_under_fire),      ON_A_TABLE(jams_stop_fire_until_they_are_cleared),
        ON_A_TABLE(a_second_shot_is_one_too_many_for_a_rifle), ON_A_TABLE(weapons_drop_and_break_hand_to_hand),
        ON_A_TABLE(a_change_of_position_goes_both_ways),       ON_A_TABLE(lost_parts_of_a_vehicle_count),
        ON_A_TABLE(who_drove_too_far_does_not_fire),           ON_A_TABLE(the_wrong_kind_shows),
        ON_A_TABLE(members_that_do_not_go_together_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
