/* Who is shot at, and with what, in the WW2 skirmish: targets by the unit and never by a typed name, weapons on the
 * table by the action of who serves them, throws whose action nobody said, bayonets, and blasts that touch nobody. */
#include "tft_table.h"

#define SHOOT(target, input, dice)                                                                                     \
    "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"ann\",\"target\":\"" target "\"},\"input\":" input             \
    ",\"dice\":" dice "}"
#define VOLLEY(targets, input, dice)                                                                                   \
    "{\"step\":\"fire-action\",\"units\":{\"firer\":\"ann\",\"targets\":[" targets "]},\"input\":" input               \
    ",\"dice\":" dice "}"

static void assert_barred(const char *body, const char *clause)
{
    assert_int_equal(act(body), RULING_NOT_PERMITTED);
    assert_string_equal(binding.units->shown.bars[0].clause, clause);
}

/* ---- the targets of a round (A-TFT-45) ---- */

static void a_typed_name_changes_no_target(void **state)
{
    (void)state;
    put(ANN, "weapon", choice("weapon", "smg"));
    act(SHOOT("fritz", "{\"action\":\"pivot\",\"range\":10,\"target\":{\"name\":\"Fritz of the Blues\"}}", "[6,6,3]"));
    assert_string_equal(roster.units[ANN].own + member_of("first_target")->offset, "fritz");
    refuse(SHOOT("hans", "{\"range\":10,\"target\":{\"name\":\"fritz\"}}", "[4,4,4]"), ERROR_MISSING_FIELD,
           "/input/distance_from_previous");
    act(SHOOT("hans", "{\"range\":10,\"target\":{\"name\":\"fritz\"},\"distance_from_previous\":2}", "[4,4,2]"));
    assert_int_equal(get(ANN, "targets_shot"), 2);
    assert_int_equal(get(HANS, "owed_hit_1"), FIELD_ABSENT); /* 10 of 12 - 2 */
    act(SHOOT("hans", "{\"range\":10,\"target\":{\"name\":\"x\"}}", "[4,4,2]"));
    assert_int_equal(get(ANN, "targets_shot"), 2); /* the same again */
}

static void typed_names_change_no_targets(void **state)
{
    (void)state;
    put(ANN, "weapon", choice("weapon", "smg"));
    act(SHOOT("fritz", "{\"action\":\"pivot\",\"range\":10}", "[6,6,3]"));
    refuse(VOLLEY("\"hans\"", "{\"targets\":[{\"range\":10,\"name\":\"fritz\"}]}", "[4,4,4]"), ERROR_MISSING_FIELD,
           "/input/targets/0/distance_from_previous");
    act(VOLLEY("\"hans\"", "{\"targets\":[{\"range\":10,\"name\":\"fritz\",\"distance_from_previous\":2}]}",
               "[4,4,2]"));
    assert_int_equal(get(ANN, "targets_shot"), 2);
    roster_turn(&roster, 1, 0);
    act(VOLLEY("\"fritz\",\"hans\"",
               "{\"action\":\"pivot\",\"targets\":[{\"range\":10,\"name\":\"x\"},"
               "{\"range\":10,\"name\":\"x\",\"distance_from_previous\":2}]}",
               "[6,6,3,6,6,3]"));
    assert_int_equal(get(ANN, "targets_shot"), 2);
    assert_string_equal(roster.units[ANN].own + member_of("last_target")->offset, "hans");
}

/* Whom a jam kept from being shot at was not. */
static void who_was_not_shot_at_is_not_named(void **state)
{
    (void)state;
    put(ANN, "weapon", choice("weapon", "smg"));
    assert_string_equal(told(VOLLEY("\"fritz\",\"hans\"",
                                    "{\"action\":\"pivot\",\"targets\":[{\"range\":10},"
                                    "{\"range\":10,\"distance_from_previous\":2}]}",
                                    "[6,6,5]")),
                        "Ann fired 1 shot at Fritz and hit nobody; the weapon jammed.");
}

/* What was recorded is made on another roster, where a correction brought a hit more, or took one away: what a ruling
 * pushed it pushes, and what it popped it pops. */
static void owed_hits_stand_beside_those_of_a_correction(void **state)
{
    enum { MOST = 8 };
    struct roster_change push[MOST], pop[MOST];
    const int32_t rifle = choice("owed_hit_1", "rifle"), smg = choice("owed_hit_1", "smg"),
                  pistol = choice("owed_hit_1", "pistol");
    (void)state;
    put(FRITZ, "owed_hit_1", pistol);
    act(SHOOT("fritz", "{\"action\":\"pivot\",\"range\":5}", "[4,4,4]"));
    assert_int_equal(get(FRITZ, "owed_hit_2"), rifle);
    const int32_t pushed = binding.units->stated.changes.count;
    assert_in_range(pushed, 1, MOST);
    memcpy(push, binding.units->changes, (size_t)pushed * sizeof push[0]);
    act("{\"step\":\"damage-roll\",\"units\":{\"target\":\"fritz\"},\"dice\":[1,1]}");
    assert_int_equal(get(FRITZ, "owed_hit_1"), rifle);
    assert_int_equal(get(FRITZ, "owed_hit_2"), FIELD_ABSENT);
    const int32_t popped = binding.units->stated.changes.count;
    assert_in_range(popped, 2, MOST);
    memcpy(pop, binding.units->changes, (size_t)popped * sizeof pop[0]);

    put(FRITZ, "owed_hit_1", smg); /* a hit more before them */
    put(FRITZ, "owed_hit_2", pistol);
    roster_change_all(&roster, push, pushed);
    assert_int_equal(get(FRITZ, "owed_hit_1"), smg);
    assert_int_equal(get(FRITZ, "owed_hit_2"), pistol);
    assert_int_equal(get(FRITZ, "owed_hit_3"), rifle);
    roster_change_all(&roster, pop, popped);
    assert_int_equal(get(FRITZ, "owed_hit_1"), smg);
    assert_int_equal(get(FRITZ, "owed_hit_2"), rifle);
    assert_int_equal(get(FRITZ, "owed_hit_3"), FIELD_ABSENT);

    put(FRITZ, "owed_hit_1", FIELD_ABSENT); /* and none */
    put(FRITZ, "owed_hit_2", FIELD_ABSENT);
    roster_change_all(&roster, push, pushed);
    assert_int_equal(get(FRITZ, "owed_hit_1"), rifle);
    assert_int_equal(get(FRITZ, "owed_hit_2"), FIELD_ABSENT);
    roster_change_all(&roster, pop, popped); /* the one whose damage was rolled is gone, and not this one */
    assert_int_equal(get(FRITZ, "owed_hit_1"), rifle);
}

static void alike_hits_are_popped_one_by_one(void **state)
{
    static const char *const damage = "{\"step\":\"damage-roll\",\"units\":{\"target\":\"fritz\"},\"dice\":[1,1,1,1]}";
    const int32_t rifle = choice("owed_hit_1", "rifle"), smg = choice("owed_hit_1", "smg");
    struct roster_change pop[4];
    (void)state;
    put(FRITZ, "owed_hit_1", rifle);
    put(FRITZ, "owed_hit_2", rifle);
    act(damage);
    assert_int_equal(get(FRITZ, "owed_hit_1"), rifle);
    assert_int_equal(get(FRITZ, "owed_hit_2"), FIELD_ABSENT);
    const int32_t popped = binding.units->stated.changes.count;
    assert_in_range(popped, 1, LENGTH(pop));
    memcpy(pop, binding.units->changes, (size_t)popped * sizeof pop[0]);
    put(FRITZ, "owed_hit_2", smg);
    put(FRITZ, "owed_hit_3", rifle);
    roster_change_all(&roster, pop, popped);
    assert_int_equal(get(FRITZ, "owed_hit_1"), smg);
    assert_int_equal(get(FRITZ, "owed_hit_2"), rifle);
    assert_int_equal(get(FRITZ, "owed_hit_3"), FIELD_ABSENT);
}

/* ---- weapons that are served, and grenades ---- */

static void who_serves_a_weapon_has_an_action_that_shoots(void **state)
{
    static const char *const actions[] = {"run",       "flee",   "charge",      "change_position",
                                          "disengage", "action", "close_combat"};
    static const char *const fire[] = {"{\"step\":\"indirect-fire\",\"units\":{\"observer\":\"ann\",\"firer\":\"ann\"},"
                                       "\"input\":{\"weapon\":\"light_mortar\"},\"dice\":[6,6,4]}",
                                       "{\"step\":\"indirect-fire\",\"units\":{\"observer\":\"ann\"},"
                                       "\"input\":{\"weapon\":\"light_mortar\"},\"dice\":[6,6,4]}",
                                       "{\"step\":\"indirect-fire\",\"units\":{\"spotter\":\"eva\",\"firer\":\"ann\"},"
                                       "\"input\":{\"weapon\":\"light_mortar\"},\"dice\":[6,6,4]}"};
    static const char *const helps = "{\"step\":\"indirect-fire\",\"units\":{\"observer\":\"ann\",\"firer\":\"bob\"},"
                                     "\"input\":{\"weapon\":\"light_mortar\"},\"dice\":[6,6,4]}";
    static const char *const calls = "{\"step\":\"indirect-fire\",\"units\":{\"spotter\":\"ann\"},"
                                     "\"input\":{\"weapon\":\"light_artillery\"},\"dice\":[6,6,4]}";
    (void)state;
    for (size_t i = 0; i < LENGTH(actions); i++) {
        put(ANN, "action", choice("action", actions[i]));
        put(ANN, "indirect", 0);
        put(BOB, "indirect", 0);
        for (size_t j = 0; j < LENGTH(fire); j++)
            assert_barred(fire[j], "TFT-ACT-0");
        assert_int_equal(act(helps), RULING_RESOLVED); /* which action it takes to observe the sources do not say */
        put(ANN, "indirect", 0);
        assert_int_equal(act(calls), RULING_RESOLVED);
    }
    static const char *const shoots[] = {"pivot", "aim", "walk_and_snap_shot"};
    for (size_t i = 0; i < LENGTH(shoots); i++) {
        put(ANN, "indirect", 0);
        put(ANN, "action", choice("action", shoots[i]));
        assert_int_equal(act(fire[0]), RULING_RESOLVED);
        assert_int_equal(get(ANN, "action"), choice("action", shoots[i]));
    }
    put(ANN, "action", FIELD_ABSENT);
    put(ANN, "indirect", 0);
    assert_int_equal(act(fire[0]), RULING_RESOLVED);
    assert_int_equal(get(ANN, "action"), FIELD_ABSENT); /* nor which one it takes to fire */
}

static void the_action_of_a_throw_is_not_silent(void **state)
{
    (void)state;
    assert_true(decode("{\"step\":\"indirect-fire\",\"units\":{\"thrower\":\"ann\"},"
                       "\"input\":{\"weapon\":\"grenade\",\"range\":8}}"));
    assert_int_equal(binding.units->stated.assumed.count, 1);
    assert_string_equal(binding.units->stated.assumed.list[0], "/input/action");
    assert_true(decode("{\"step\":\"indirect-fire\",\"units\":{\"thrower\":\"ann\"},"
                       "\"input\":{\"weapon\":\"grenade\",\"range\":8,\"action\":\"aim\"}}"));
    assert_int_equal(binding.units->stated.assumed.count, 0);
    put(ANN, "action", choice("action", "aim"));
    assert_true(decode("{\"step\":\"indirect-fire\",\"units\":{\"thrower\":\"ann\"},"
                       "\"input\":{\"weapon\":\"grenade\",\"range\":8}}"));
    assert_int_equal(binding.units->stated.assumed.count, 0);
}

static void who_puts_the_rifle_down_has_no_bayonet_on_it(void **state)
{
    int32_t changes = 0;
    (void)state;
    put(ANN, "bayonet_fixed", true);
    act(SHOOT("fritz", "{\"action\":\"pivot\",\"range\":10,\"weapon\":\"lmg\"}", "[6,6,3]"));
    assert_false(get(ANN, "bayonet_fixed"));
    for (int32_t i = 0; i < binding.units->stated.changes.count; i++)
        changes += strcmp(binding.units->changes[i].member->name, "bayonet_fixed") == 0;
    assert_int_equal(changes, 1);
    roster_turn(&roster, 1, 0);
    put(ANN, "weapon", choice("weapon", "rifle"));
    put(ANN, "sidearm", choice("sidearm", "pistol"));
    put(ANN, "bayonet_fixed", true);
    act(SHOOT("fritz", "{\"action\":\"pivot\",\"range\":10,\"weapon\":\"pistol\"}", "[6,6,3]"));
    assert_true(get(ANN, "bayonet_fixed")); /* the rifle is still there */
}

/* ---- blasts ---- */

static void a_blast_may_touch_nobody(void **state)
{
    static const char *const by_ann =
        "{\"step\":\"blast-damage\",\"units\":{\"by\":\"ann\"},\"input\":{\"targets\":[]}}";
    (void)state;
    act("{\"step\":\"indirect-fire\",\"units\":{\"thrower\":\"ann\"},"
        "\"input\":{\"weapon\":\"grenade\",\"range\":8},\"dice\":[1,2,3]}");
    refuse("{\"step\":\"blast-damage\",\"units\":{\"by\":\"ann\"}}", ERROR_MISSING_FIELD, "/input/targets");
    assert_string_equal(told(by_ann), "The blast touched nobody.");
    assert_int_equal(act(by_ann), RULING_RESOLVED);
    assert_int_equal(get(ANN, "owed_blast"), FIELD_ABSENT);
    put(ANN, "in_hand", true); /* that one touches its thrower */
    assert_int_equal(act("{\"step\":\"blast-damage\",\"units\":{\"by\":\"ann\"},"
                         "\"input\":{\"weapon\":\"grenade\",\"targets\":[]}}"),
                     RULING_NOT_PERMITTED);
}

int main(void)
{
#define ON_A_TABLE(test) cmocka_unit_test_setup_teardown(test, table_lay, table_clear)
    const struct CMUnitTest tests[] = {
        ON_A_TABLE(a_typed_name_changes_no_target),
        ON_A_TABLE(typed_names_change_no_targets),
        ON_A_TABLE(who_was_not_shot_at_is_not_named),
        ON_A_TABLE(owed_hits_stand_beside_those_of_a_correction),
        ON_A_TABLE(alike_hits_are_popped_one_by_one),
        ON_A_TABLE(who_serves_a_weapon_has_an_action_that_shoots),
        ON_A_TABLE(the_action_of_a_throw_is_not_silent),
        ON_A_TABLE(who_puts_the_rifle_down_has_no_bayonet_on_it),
        ON_A_TABLE(a_blast_may_touch_nobody),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
