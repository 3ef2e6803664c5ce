/* Units of the WW2 skirmish: what they owe and how that ends, whom a fate concerns, and that what they are counts. */
#include "tft_table.h"

/* ---- dues ---- */

enum { PISTOL_HIT = 4 }; /* of the hits that may be owed */
struct due_case {
    const char *due;
    int32_t unit;
    const char *member; /* what makes it due */
    int32_t value;
    bool again;       /* still due after one */
    const char *body; /* ends it */
};
static const struct due_case due_cases[] = {
    {"damage_roll", ANN, "owed_hit_1", PISTOL_HIT, false,
     "{\"step\":\"damage-roll\",\"units\":{\"target\":\"ann\"},\"dice\":[1,2]}"},
    {"damage_roll", ANN, "owed_hit_1", PISTOL_HIT + 1, false,
     "{\"step\":\"damage-roll\",\"units\":{\"target\":\"ann\"},\"dice\":[1,2]}"},
    {"damage_roll", ANN, "owed_hit_1", PISTOL_HIT, true, /* it was another hit */
     "{\"step\":\"damage-roll\",\"units\":{\"target\":\"ann\"},\"input\":{\"weapon\":\"smg\"}}"},
    {"damage_roll", ANN, "owed_hit_1", PISTOL_HIT, true,
     "{\"step\":\"damage-roll\",\"units\":{\"target\":\"ann\"},\"input\":{\"multiplier\":2}}"},
    {"blast_in_hand", BOB, "in_hand", 1, false,
     "{\"step\":\"blast-damage\",\"units\":{\"by\":\"bob\",\"targets\":[\"ann\",\"bob\"]},\"input\":{\"weapon\":"
     "\"grenade\"},"
     "\"dice\":[1,1,1,1]}"},
    {"blast_in_hand", BOB, "in_hand", 1, true,
     "{\"step\":\"blast-damage\",\"units\":{\"targets\":[\"bob\"]},\"input\":{\"weapon\":\"light_mortar\"},"
     "\"dice\":[1,1,1,1,1]}"},
    {"morale_for_co", SGT, "cos_down", 1, false,
     "{\"step\":\"morale-check\",\"units\":{\"commander\":\"sgt\"},\"dice\":[1,2,3]}"},
    {"morale_for_co", SGT, "cos_down", 1, false, /* it was not the nearest */
     "{\"step\":\"morale-due\",\"units\":{\"commander\":\"sgt\"},\"input\":{\"nearest_co_down\":false}}"},
    {"morale_for_co", SGT, "cos_down", 2, true, /* who only asks takes nothing away */
     "{\"step\":\"morale-due\",\"units\":{\"commander\":\"sgt\"}}"},
    {"morale_for_members", SGT, "members_down", 2, true, "{\"step\":\"morale-due\",\"units\":{\"commander\":\"sgt\"}}"},
    {"morale_for_attack", SGT, "attacks", 3, true, "{\"step\":\"morale-due\",\"units\":{\"commander\":\"sgt\"}}"},
    {"morale_for_members", SGT, "members_down", 2, false,
     "{\"step\":\"morale-check\",\"units\":{\"commander\":\"sgt\"},\"dice\":[6,6,6]}"},
    {"morale_for_attack", SGT, "attacks", 3, false,
     "{\"step\":\"morale-check\",\"units\":{\"commander\":\"sgt\"},\"dice\":[1,2,3]}"},
    {"flight", ANN, "flight", 1, false,
     "{\"step\":\"movement\",\"units\":{\"figure\":\"ann\"},\"input\":{\"inches\":16}}"},
    {"flight", ANN, "flight", 2, true, /* not legal: less than the whole move */
     "{\"step\":\"movement\",\"units\":{\"figure\":\"ann\"},\"input\":{\"inches\":5}}"},
    {"flight", ANN, "flight", 1, false,
     "{\"step\":\"rally-check\",\"units\":{\"co\":\"lt\",\"fleeing\":[\"ann\"]},\"dice\":[1,2,3]}"},
    {"flight", ANN, "flight", 1, true,
     "{\"step\":\"rally-check\",\"units\":{\"co\":\"lt\",\"fleeing\":[\"ann\"]},\"dice\":[6,6,6]}"},
    {"afv_damage", TIGER, "hits", 1, false,
     "{\"step\":\"afv-damage\",\"units\":{\"firer\":\"sherman\",\"target\":\"tiger\"},\"dice\":[6,6,6]}"},
    {"afv_damage", TIGER, "vulnerable_hits", 1, false,
     "{\"step\":\"afv-damage\",\"units\":{\"firer\":\"sherman\",\"target\":\"tiger\"},\"dice\":[6,6,6]}"},
    {"crew_test", TIGER, "crew_tests", 1, false,
     "{\"step\":\"crew-check\",\"units\":{\"vehicle\":\"tiger\"},\"dice\":[1,2,3]}"},
    {"crew_test", TIGER, "crew_tests", 2, true,
     "{\"step\":\"crew-check\",\"units\":{\"vehicle\":\"tiger\"},\"dice\":[1,2,3]}"},
    {"reverse", TIGER, "flight", 2, false,
     "{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"tiger\"},"
     "\"input\":{\"segments\":[{\"terrain\":\"open\",\"inches\":5}]}}"},
    {"reverse", TIGER, "flight", 2, true, /* forwards */
     "{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"tiger\"},"
     "\"input\":{\"reverse\":false,\"segments\":[{\"terrain\":\"open\",\"inches\":5}]}}"},
};

static void what_is_due_ends_with_its_step(void **state)
{
    for (size_t i = 0; i < LENGTH(due_cases); i++) {
        const struct due_case *each = &due_cases[i];
        table_clear(state);
        table_lay(state);
        if (is_due(each->unit, each->due))
            fail_msg("%s is due of everybody", each->due);
        put(each->unit, each->member, each->value);
        if (!is_due(each->unit, each->due))
            fail_msg("%s is not due", each->due);
        act(each->body);
        if (is_due(each->unit, each->due) != each->again)
            fail_msg("%s: %s after %s", each->due, each->again ? "not due" : "due", each->body);
    }
    for (const struct unit_due *due = tft->units->dues; due->name; due++) {
        bool ends = due->leads != NULL; /* a change of another unit (test_tft_owed.c) */
        for (size_t i = 0; i < LENGTH(due_cases); i++)
            ends = ends || (strcmp(due_cases[i].due, due->name) == 0 && !due_cases[i].again);
        if (!ends)
            fail_msg("nothing ends %s", due->name);
    }
}

static void nothing_is_due_of_who_is_out(void **state)
{
    (void)state;
    for (size_t i = 0; i < LENGTH(due_cases); i++) {
        put(due_cases[i].unit, due_cases[i].member, due_cases[i].value);
        put(due_cases[i].unit, "fate", choice("fate", due_cases[i].unit == TIGER ? "abandoned" : "dead"));
        assert_false(is_due(due_cases[i].unit, due_cases[i].due));
    }
}

static void flight_is_due_in_every_turn_until_it_ends(void **state)
{
    (void)state;
    put(ANN, "flight", choice("flight", "to_cover"));
    for (int32_t turn = 1; turn < 4; turn++) {
        roster_turn(&roster, turn, 0);
        assert_true(is_due(ANN, "flight"));
        act("{\"step\":\"movement\",\"units\":{\"figure\":\"ann\"},\"input\":{\"inches\":16}}");
        assert_false(is_due(ANN, "flight"));
    }
    roster_turn(&roster, 4, 0);
    act("{\"step\":\"movement\",\"units\":{\"figure\":\"ann\"},"
        "\"input\":{\"inches\":3,\"reaches_goal\":true,\"cover\":\"soft\"}}");
    roster_turn(&roster, 5, 0);
    assert_false(is_due(ANN, "flight"));
    assert_string_equal(out_of(ANN), "in play");
}

static void who_reaches_the_edge_is_removed(void **state)
{
    (void)state;
    put(SGT, "cover", choice("cover", "soft"));
    put(SGT, "attacks", 1);
    act("{\"step\":\"morale-check\",\"units\":{\"commander\":\"sgt\",\"members\":[\"ann\"]},\"dice\":[6,6,6]}");
    assert_int_equal(get(ANN, "flight"), choice("flight", "to_edge"));
    assert_int_equal(get(BOB, "flight"), choice("flight", "to_edge")); /* of the squad, named or not */
    act("{\"step\":\"movement\",\"units\":{\"figure\":\"ann\"},\"input\":{\"inches\":3,\"reaches_goal\":true}}");
    assert_string_equal(out_of(ANN), "fled");
    assert_string_equal(out_of(SGT), "in play");
    refuse("{\"step\":\"movement\",\"units\":{\"figure\":\"ann\"},\"input\":{\"inches\":3}}", ERROR_UNIT_OUT,
           "/units/figure");
}

static void who_is_surrounded_surrenders(void **state)
{
    (void)state;
    put(SGT, "attacks", 1);
    act("{\"step\":\"morale-check\",\"units\":{\"commander\":\"sgt\",\"members\":[\"ann\",\"bob\"]},"
        "\"input\":{\"surrounded\":true,\"no_cover\":true},\"dice\":[6,6,6]}");
    assert_string_equal(out_of(SGT), "surrendered");
    assert_string_equal(out_of(BOB), "surrendered");
    assert_string_equal(out_of(EVA), "in play");
}

/* ---- whom it concerns ---- */

static void kill(const char *id)
{
    char body[200];
    snprintf(body, sizeof body, "{\"step\":\"damage-roll\",\"units\":{\"target\":\"%s\"},\"input\":{\"damage\":99}}",
             id);
    act(body);
}

static void a_casualty_concerns_its_own_squad(void **state)
{
    (void)state;
    kill("ann");
    assert_string_equal(out_of(ANN), "dead");
    assert_int_equal(get(SGT, "members_down"), 1);
    assert_false(is_due(SGT, "morale_for_members"));
    assert_int_equal(get(BOB, "members_down"), 1);
    assert_int_equal(get(BOB, "casualties"), 1);
    kill("bob");
    assert_int_equal(get(SGT, "casualties"), 2);
    assert_true(is_due(SGT, "morale_for_members"));
    for (int32_t i = 0; i < FIGURES; i++)
        if (i != SGT && i != BOB)
            assert_int_equal(get(i, "members_down") + get(i, "casualties") + get(i, "cos_down"), 0);
}

/* Who is down already does not go down again, though the umpire lets it be hit. */
static void a_casualty_is_counted_once(void **state)
{
    (void)state;
    kill("ann");
    act("{\"step\":\"damage-roll\",\"units\":{\"target\":\"ann\"},"
        "\"input\":{\"profile\":\"private\",\"damage\":99},\"override\":{\"reason\":\"It is shown.\"}}");
    assert_int_equal(get(SGT, "members_down"), 1);
    assert_int_equal(get(SGT, "casualties"), 1);
}

static void a_co_concerns_every_figure_of_its_side(void **state)
{
    (void)state;
    kill("lt");
    for (int32_t i = 0; i < FIGURES; i++)
        assert_int_equal(get(i, "cos_down"), i == SGT || i == ANN || i == BOB || i == CPL || i == EVA);
    for (int32_t i = 0; i < FIGURES; i++)
        assert_int_equal(is_due(i, "morale_for_co"), i == SGT || i == CPL);
    put(EVA, "rank", choice("rank", "co"));
    kill("eva");
    assert_int_equal(get(CPL, "cos_down"), 2);
    assert_int_equal(get(CPL, "casualties"), 1);
    put_text(BOB, "profile", "co");
    put(BOB, "rank", choice("rank", "private"));
    kill("bob");
    assert_int_equal(get(SGT, "cos_down"), 2);
}

static void artillery_concerns_the_commander(void **state)
{
    (void)state;
    act("{\"step\":\"blast-damage\",\"units\":{\"targets\":[\"eva\",\"fritz\"]},"
        "\"input\":{\"weapon\":\"light_artillery\",\"targets\":[{\"cover\":\"building\"},{\"cover\":\"building\"}]}}");
    assert_true(is_due(CPL, "morale_for_attack"));
    assert_true(is_due(HANS, "morale_for_attack"));
    assert_false(is_due(SGT, "morale_for_attack"));
    act("{\"step\":\"blast-damage\",\"units\":{\"targets\":[\"ann\"]},"
        "\"input\":{\"weapon\":\"heavy_mortar\",\"targets\":[{\"cover\":\"building\"}]}}");
    assert_false(is_due(SGT, "morale_for_attack"));
    assert_true(get(ANN, "under_fire"));
    act("{\"step\":\"morale-due\",\"units\":{\"commander\":\"sgt\"},\"input\":{\"air_artillery_flame\":true}}");
    assert_true(is_due(SGT, "morale_for_attack"));
}

static void no_more_are_counted_than_fit(void **state)
{
    (void)state;
    put(SGT, "members_down", 99);
    put(SGT, "casualties", 99);
    kill("ann");
    assert_int_equal(get(SGT, "members_down"), 99);
    assert_int_equal(get(SGT, "casualties"), 99);
}

static void a_turn_ends_what_lasts_for_a_turn(void **state)
{
    (void)state;
    put(SGT, "members_down", 2);
    put(SGT, "members_tested", 1);
    put(SGT, "cos_down", 1);
    put(SGT, "attacks", 1);
    put(BOB, "action_used", true);
    put(SGT, "casualties", 2);
    put(ANN, "shots", 2);
    put(ANN, "under_fire", true);
    put(ANN, "moved_inches", 7000);
    put(ANN, "action", choice("action", "pivot"));
    put(TIGER, "points_spent", 6000);
    put(TIGER, "reversed", true);
    put(TIGER, "crew_tests", 1);
    roster_turn(&roster, 1, 0);
    static const char *const ended[] = {"members_down", "cos_down",   "attacks",      "shots",        "members_tested",
                                        "action_used",  "under_fire", "moved_inches", "points_spent", "reversed"};
    for (int32_t i = 0; i < FIGURES; i++) {
        for (size_t k = 0; k < LENGTH(ended); k++)
            assert_int_equal(get(i, ended[k]), 0);
        assert_int_equal(get(i, "action"), FIELD_ABSENT);
        assert_int_equal(get(i, "shot_last_round"), i == ANN);
        assert_int_equal(get(i, "under_fire_last_round"), i == ANN);
    }
    assert_int_equal(get(SGT, "casualties"), 2);
    assert_int_equal(get(TIGER, "crew_tests"), 1);
    roster_turn(&roster, 1, 1); /* a phase ends nothing */
    assert_int_equal(get(ANN, "shot_last_round"), true);
    roster_turn(&roster, 2, 0);
    assert_int_equal(get(ANN, "shot_last_round"), false);
    assert_int_equal(get(ANN, "under_fire_last_round"), false);
}

/* Of a correction, whose effects are those of its own entry: the cover that it takes away somebody had made full. */
static void no_cover_is_no_full_one(void **state)
{
    (void)state;
    const struct field *cover = field_find(roster.type->fields, "cover", strlen("cover"));
    put(TIGER, "cover", choice("cover", "hard"));
    put(TIGER, "full_cover", true);
    roster_settle(&roster, TIGER);
    assert_int_equal(get(TIGER, "full_cover"), true);
    const struct roster_change change = {
        .unit = TIGER, .member = cover, .kind = EFFECT_SET, .value = choice("cover", "none")};
    roster_change_all(&roster, &change, 1);
    assert_int_equal(get(TIGER, "full_cover"), false);
}

int main(void)
{
#define ON_A_TABLE(test) cmocka_unit_test_setup_teardown(test, table_lay, table_clear)
    const struct CMUnitTest tests[] = {
        ON_A_TABLE(what_is_due_ends_with_its_step),
        ON_A_TABLE(nothing_is_due_of_who_is_out),
        ON_A_TABLE(flight_is_due_in_every_turn_until_it_ends),
        ON_A_TABLE(who_reaches_the_edge_is_removed),
        ON_A_TABLE(who_is_surrounded_surrenders),
        ON_A_TABLE(a_casualty_concerns_its_own_squad),
        ON_A_TABLE(a_casualty_is_counted_once),
        ON_A_TABLE(a_co_concerns_every_figure_of_its_side),
        ON_A_TABLE(artillery_concerns_the_commander),
        ON_A_TABLE(no_more_are_counted_than_fit),
        ON_A_TABLE(a_turn_ends_what_lasts_for_a_turn),
        ON_A_TABLE(no_cover_is_no_full_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
