/* What is at its end in the WW2 skirmish: a run that has turned, a charge that has fought, a flight at the edge, a crew
 * that cannot go back; and whom a flight takes with it. */
#include "tft_table.h"

#define MOVE(id, input) "{\"step\":\"movement\",\"units\":{\"figure\":\"" id "\"},\"input\":" input "}"
#define DRIVE(input) "{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"tiger\"},\"input\":" input "}"
#define FIGHT(attacker, defender, input, dice)                                                                         \
    "{\"step\":\"melee-score\",\"units\":{\"attacker\":\"" attacker "\",\"defender\":\"" defender                      \
    "\"},\"input\":" input ",\"dice\":" dice "}"
#define FIRE "{\"step\":\"afv-attack\",\"units\":{\"firer\":\"tiger\",\"target\":\"sherman\"},\"dice\":[6,6,5]}"

static void assert_barred(const char *body, const char *clause)
{
    assert_int_equal(act(body), RULING_NOT_PERMITTED);
    assert_string_equal(binding.units->shown.bars[0].clause, clause);
}

/* ---- moves (TFT-ACT-1, TFT-ACT-4) ---- */

static void a_run_that_has_turned_is_at_its_end(void **state)
{
    (void)state;
    assert_int_equal(act(MOVE("ann", "{\"action\":\"run\",\"inches\":3}")), RULING_RESOLVED);
    assert_false(get(ANN, "move_ended"));
    assert_int_equal(act(MOVE("ann", "{\"action\":\"run\",\"inches\":3,\"turns\":1}")), RULING_RESOLVED);
    assert_true(get(ANN, "move_ended"));
    assert_barred(MOVE("ann", "{\"action\":\"run\",\"inches\":3,\"turns\":1}"), "TFT-ACT-1");
    assert_barred(MOVE("ann", "{\"inches\":3}"), "TFT-ACT-1");
    assert_int_equal(get(ANN, "moved_inches"), 6000);
    roster_turn(&roster, 1, 0);
    assert_int_equal(act(MOVE("ann", "{\"action\":\"run\",\"inches\":3,\"turns\":1}")), RULING_RESOLVED);
    act(MOVE("bob", "{\"action\":\"run\",\"inches\":3,\"turns\":2}")); /* not legal, so it has not turned */
    assert_int_equal(act(MOVE("bob", "{\"action\":\"run\",\"inches\":3}")), RULING_RESOLVED);
    act(MOVE("eva", "{\"action\":\"walk_and_snap_shot\",\"inches\":1,\"turns\":1}"));
    assert_int_equal(act(MOVE("eva", "{\"inches\":3,\"turns\":1}")), RULING_RESOLVED); /* who walks turns as it likes */
    assert_int_equal(get(EVA, "moved_inches"), 4000);
}

static void a_charge_that_has_fought_is_at_its_end(void **state)
{
    static const char *const defends = "{\"attacker\":{\"action\":\"charge\"},\"defender\":{\"action\":\"pivot\"}}";
    char body[300];
    (void)state;
    assert_int_equal(act(MOVE("ann", "{\"action\":\"charge\",\"inches\":2}")), RULING_RESOLVED);
    assert_int_equal(act(MOVE("ann", "{\"inches\":2}")), RULING_RESOLVED);
    act(FIGHT("ann", "fritz", "{\"defender\":{\"action\":\"pivot\"}}", "[6,6,3]"));
    assert_barred(MOVE("ann", "{\"action\":\"charge\",\"inches\":4}"), "TFT-ACT-4");
    assert_int_equal(get(ANN, "moved_inches"), 4000);
    assert_false(get(FRITZ, "move_ended"));
    snprintf(body, sizeof body, FIGHT("hans", "bob", "%s", "[6,6,3]"), defends);
    act(body); /* the action is said in the fight, and there is no move before it */
    assert_barred(MOVE("hans", "{\"inches\":1}"), "TFT-ACT-4");
    act(MOVE("eva", "{\"action\":\"charge\",\"inches\":2}"));
    act("{\"step\":\"close-assault\",\"units\":{\"attackers\":[\"eva\"],\"vehicle\":\"tiger\"},"
        "\"input\":{\"plus_1\":1},\"dice\":[6,6,6]}");
    assert_barred(MOVE("eva", "{\"inches\":1}"), "TFT-ACT-4");
    roster_turn(&roster, 1, 0);
    assert_int_equal(act(MOVE("ann", "{\"action\":\"charge\",\"inches\":4}")), RULING_RESOLVED);
}

/* ---- flights (TFT-MOR-4, TFT-MOR-5) ---- */

static void a_squad_flees_with_its_commander_named_or_not(void **state)
{
    static const char *const check = "{\"step\":\"morale-check\",\"units\":{\"commander\":\"sgt\"},\"dice\":[6,6,6]}";
    (void)state;
    put(SGT, "members_down", 2);
    put(BOB, "fate", choice("fate", "dead"));
    act(check);
    assert_int_equal(get(SGT, "flight"), choice("flight", "to_cover"));
    assert_int_equal(get(ANN, "flight"), choice("flight", "to_cover"));
    assert_true(is_due(ANN, "flight"));
    assert_int_equal(get(BOB, "flight"), choice("flight", "none"));  /* who is out */
    assert_int_equal(get(EVA, "flight"), choice("flight", "none"));  /* another squad */
    assert_int_equal(get(HANS, "flight"), choice("flight", "none")); /* another side, by the same name */
    assert_barred("{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"ann\",\"target\":\"fritz\"},"
                  "\"input\":{\"action\":\"aim\",\"range\":8}}",
                  "TFT-MOR-4");
    roster_turn(&roster, 1, 0);
    put(SGT, "attacks", 1);
    put(SGT, "cover", choice("cover", "soft"));
    act(check);
    assert_int_equal(get(ANN, "flight"), choice("flight", "to_edge"));
    put(SGT, "attacks", 1);
    act("{\"step\":\"morale-check\",\"units\":{\"commander\":\"sgt\"},\"input\":{\"surrounded\":true},"
        "\"dice\":[6,6,6]}");
    assert_string_equal(out_of(SGT), "surrendered");
    assert_string_equal(out_of(ANN), "surrendered");
    assert_string_equal(out_of(BOB), "dead");
    assert_string_equal(out_of(EVA), "in play");
}

static void who_reaches_the_edge_has_fled(void **state)
{
    (void)state;
    put(ANN, "flight", choice("flight", "to_edge"));
    act(MOVE("ann", "{\"inches\":3,\"reaches_goal\":true}"));
    assert_string_equal(out_of(ANN), "fled");
    assert_int_equal(get(ANN, "fate"), choice("fate", "fled"));
    put(BOB, "flight", choice("flight", "to_cover"));
    act(MOVE("bob", "{\"inches\":3,\"reaches_goal\":true,\"cover\":\"soft\"}"));
    act(MOVE("eva", "{\"action\":\"flee\",\"inches\":3,\"reaches_goal\":true}")); /* of its own accord */
    assert_string_equal(out_of(BOB), "in play");
    assert_string_equal(out_of(EVA), "in play");
}

/* ---- crews (TFT-CREW-1) ---- */

static void a_crew_at_the_edge_flees_no_more(void **state)
{
    (void)state;
    put(TIGER, "flight", choice("flight", "to_edge"));
    act(DRIVE("{\"reaches_edge\":true,\"segments\":[{\"terrain\":\"open\",\"inches\":2}]}"));
    assert_true(get(TIGER, "at_goal"));
    assert_string_equal(out_of(TIGER), "in play");
    roster_turn(&roster, 1, 0);
    assert_int_equal(get(TIGER, "flight"), choice("flight", "none"));
    assert_false(get(TIGER, "at_goal"));
}

static void a_crew_that_cannot_go_back_is_held_by_nothing(void **state)
{
    (void)state;
    put(TIGER, "crew_tests", 1);
    act("{\"step\":\"crew-check\",\"units\":{\"vehicle\":\"tiger\"},\"dice\":[6,6,6]}");
    assert_barred(FIRE, "TFT-CREW-1");
    put(TIGER, "hits", 1);
    act("{\"step\":\"afv-damage\",\"units\":{\"firer\":\"sherman\",\"target\":\"tiger\"},\"dice\":[3,4,4,3]}");
    assert_true(get(TIGER, "immobilised"));
    assert_true(is_due(TIGER, "crew_test"));
    assert_barred(FIRE, "TFT-CREW-1");
    act("{\"step\":\"crew-check\",\"units\":{\"vehicle\":\"tiger\"},\"dice\":[1,1,1]}");
    assert_false(is_due(TIGER, "reverse"));
    assert_int_equal(act(FIRE), RULING_RESOLVED);
    assert_string_equal(told(DRIVE("{\"segments\":[{\"terrain\":\"open\",\"inches\":1}]}")),
                        "Tiger, immobilised, cannot drive but may fire.");
}

/* Nor is it due where no points are left for it. */
static void who_has_no_points_left_goes_back_in_the_next_turn(void **state)
{
    (void)state;
    act(DRIVE("{\"segments\":[{\"terrain\":\"open\",\"inches\":10}]}"));
    put(TIGER, "crew_tests", 1);
    act("{\"step\":\"crew-check\",\"units\":{\"vehicle\":\"tiger\"},\"dice\":[6,6,6]}");
    assert_false(is_due(TIGER, "reverse"));
    assert_barred(FIRE, "TFT-CREW-1");
    put(TIGER, "points_spent", 9000);
    assert_true(is_due(TIGER, "reverse"));
    put(TIGER, "points_spent", 10000);
    put(TIGER, "movement_points", FIELD_ABSENT); /* nobody knows how many it has */
    assert_true(is_due(TIGER, "reverse"));
    put(TIGER, "movement_points", 10);
    assert_string_equal(told(DRIVE("{\"segments\":[{\"terrain\":\"open\",\"inches\":1}]}")),
                        "Tiger cannot drive so far, which would cost 2 points: 0 of 10 are left, and it may not fire.");
    roster_turn(&roster, 1, 0);
    assert_true(is_due(TIGER, "reverse"));
}

int main(void)
{
#define ON_A_TABLE(test) cmocka_unit_test_setup_teardown(test, table_lay, table_clear)
    const struct CMUnitTest tests[] = {
        ON_A_TABLE(a_run_that_has_turned_is_at_its_end),
        ON_A_TABLE(a_charge_that_has_fought_is_at_its_end),
        ON_A_TABLE(a_squad_flees_with_its_commander_named_or_not),
        ON_A_TABLE(who_reaches_the_edge_has_fled),
        ON_A_TABLE(a_crew_at_the_edge_flees_no_more),
        ON_A_TABLE(a_crew_that_cannot_go_back_is_held_by_nothing),
        ON_A_TABLE(who_has_no_points_left_goes_back_in_the_next_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
