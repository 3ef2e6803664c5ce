/* TT-INI-1 to 5 and the readings A-TT-1 to 3. */
#include "test_tt.h"

static int setup(void **state)
{
    (void)state;
    ask(&asked, &ruleset_tt, "initiative-order");
    return 0;
}

static const char *const nobody = "", *const hero = "H", *const leader = "L", *const both = "HL"; /* who is with it */

static void add_unit(const char *id, int32_t initiative, const char *with, int32_t suppression)
{
    int32_t index = member_number(asked.step->input, asked.input, "units");
    ask_count(&asked, "units", index + 1);
    ask_text(&asked, member_of("units", index, "id"), id);
    ask_number(&asked, member_of("units", index, "initiative"), initiative);
    ask_number(&asked, member_of("units", index, "hero"), strchr(with, 'H') != NULL);
    ask_number(&asked, member_of("units", index, "leader"), strchr(with, 'L') != NULL);
    ask_number(&asked, member_of("units", index, "suppression"), suppression);
}

/* The order as one line: "A1 B2". */
static void assert_order(const char *wanted)
{
    char line[256] = "";
    struct text text;
    text_start(&text, line, sizeof line);
    for (int32_t i = 0; i < ruled(&asked, "order"); i++) {
        text_add(&text, i > 0 ? " " : "");
        text_add(&text, ruled_text(&asked, member_of("order", i, "id")));
        text_format(&text, "%d", ruled(&asked, member_of("order", i, "place")));
    }
    assert_string_equal(line, wanted);
}

static void higher_initiative_acts_first(void **state)
{
    (void)state;
    add_unit("A", 3, hero, 0);
    add_unit("B", 4, nobody, 9);
    ask_resolve(&asked, NO_DICE);
    assert_order("B1 A2");
    assert_string_equal(ruled_choice(&asked, "decided_by"), "initiative");
    assert_string_equal(asked.clauses, "TT-INI-2");
    assert_string_equal(asked.why.reasons[0].subject, "B");
    assert_int_equal(asked.why.reasons[0].result, 4000);
}

static void a_hero_acts_before_a_leader(void **state)
{
    (void)state;
    add_unit("leader", 3, leader, 0);
    add_unit("hero", 3, hero, 0);
    ask_resolve(&asked, NO_DICE);
    assert_order("hero1 leader2");
    assert_string_equal(ruled_choice(&asked, "decided_by"), "command");
    assert_string_equal(ruled_choice(&asked, "order/0/decided_by"), "command");
    assert_string_equal(asked.clauses, "TT-INI-3");
}

static void the_four_command_classes_in_order(void **state)
{
    (void)state;
    add_unit("none", 3, nobody, 0);
    add_unit("leader", 3, leader, 0);
    add_unit("hero", 3, hero, 0);
    add_unit("both", 3, both, 99);
    ask_resolve(&asked, NO_DICE);
    assert_order("both1 hero2 leader3 none4");
}

static void fewer_markers_act_first(void **state)
{
    (void)state;
    add_unit("A", 3, nobody, 1);
    add_unit("B", 3, nobody, 0);
    ask_resolve(&asked, NO_DICE);
    assert_order("B1 A2");
    assert_string_equal(ruled_choice(&asked, "decided_by"), "suppression");
    assert_int_equal(asked.why.reasons[0].count, 0);
}

static void markers_of_two_heroes_as_the_option_says(void **state)
{
    (void)state;
    add_unit("A", 3, hero, 2);
    add_unit("B", 3, hero, 0);
    ask_resolve(&asked, NO_DICE);
    assert_order("B1 A2");
    ask_option_choice(&asked, "init_suppression", "only_without_command");
    ask_resolve(&asked, DICE(4, 3));
    assert_order("A1 B2");
    assert_string_equal(ruled_choice(&asked, "decided_by"), "die");
    ask_number(&asked, "units/0/hero", false);
    ask_number(&asked, "units/1/hero", false);
    ask_resolve(&asked, NO_DICE);
    assert_order("B1 A2");
}

static void equal_standing_rolls_off(void **state)
{
    (void)state;
    add_unit("A", 3, nobody, 0);
    add_unit("B", 3, nobody, 0);
    ask_resolve(&asked, DICE(1, 1, 2, 6));
    assert_order("B1 A2");
    assert_int_equal(ruled(&asked, "order/0/group"), 1);
    assert_int_equal(ruled(&asked, "order/1/group"), 1);
    assert_string_equal(asked.clauses, "TT-INI-5");
    assert_int_equal(asked.record.draw_count, 1);
    assert_string_equal(asked.record.draws[0].label, "roll-off");
    assert_int_equal(asked.record.draws[0].verb, DICE_RANKING);
    assert_int_equal(asked.record.draws[0].sides, 6);
}

static void three_in_one_roll_off(void **state)
{
    (void)state;
    add_unit("A", 3, nobody, 0);
    add_unit("B", 3, nobody, 0);
    add_unit("C", 3, nobody, 0);
    ask_resolve(&asked, DICE(4, 6, 4, 2, 5));
    assert_order("B1 C2 A3");
}

static void one_draw_for_each_tied_group(void **state)
{
    (void)state;
    add_unit("C", 3, nobody, 0);
    add_unit("A", 5, nobody, 0);
    add_unit("E", 4, nobody, 0);
    add_unit("D", 3, nobody, 0);
    add_unit("B", 5, nobody, 0);
    ask_resolve(&asked, DICE(2, 6, 5, 1));
    assert_order("B1 A2 E3 C4 D5");
    assert_int_equal(asked.record.draw_count, 2);
    assert_int_equal(ruled(&asked, "order/1/group"), 1);
    assert_int_equal(ruled(&asked, "order/2/group"), 0);
    assert_int_equal(ruled(&asked, "order/3/group"), 2);
    assert_string_equal(ruled_choice(&asked, "order/3/decided_by"), "initiative");
    assert_string_equal(ruled_choice(&asked, "order/4/decided_by"), "die");
}

static void without_interaction_places_are_shared(void **state)
{
    (void)state;
    ask_number(&asked, "interact", false);
    add_unit("C", 3, hero, 0);
    add_unit("B", 3, nobody, 4);
    add_unit("A", 2, nobody, 0);
    ask_resolve(&asked, NO_DICE);
    assert_order("B1 C1 A3");
    assert_string_equal(ruled_choice(&asked, "decided_by"), "simultaneous");
    assert_string_equal(ruled_choice(&asked, "order/2/decided_by"), "initiative");
    assert_int_equal(ruled(&asked, "order/0/group"), 0);
    assert_string_equal(asked.clauses, "TT-INI-1 TT-INI-2");
    assert_string_equal(asked.summary, "The order was B and C, then A.");
}

static void sixty_four_units_are_ordered(void **state)
{
    (void)state;
    char id[16];
    for (int32_t i = 0; i < TT_UNITS_MAX; i++) {
        snprintf(id, sizeof id, "u%02d", i);
        add_unit(id, i / 2, i % 2 == 0 ? leader : nobody, 0);
    }
    ask_resolve(&asked, NO_DICE);
    assert_string_equal(ruled_text(&asked, "order/0/id"), "u62");
    assert_string_equal(ruled_text(&asked, "order/63/id"), "u01");
    assert_int_equal(asked.why.count, 63);
}

static void ids_must_differ(void **state)
{
    (void)state;
    add_unit("A", 1, nobody, 0);
    add_unit("B", 2, nobody, 0);
    assert_int_equal(ask_check(&asked), 0);
    add_unit("A", 3, nobody, 0);
    add_unit("A", 3, nobody, 0);
    assert_int_equal(ask_check(&asked), 2);
    assert_violation(&asked, 0, ERROR_NOT_UNIQUE, "/input/units/2/id");
    assert_violation(&asked, 1, ERROR_NOT_UNIQUE, "/input/units/3/id");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(higher_initiative_acts_first, setup),
        cmocka_unit_test_setup(a_hero_acts_before_a_leader, setup),
        cmocka_unit_test_setup(the_four_command_classes_in_order, setup),
        cmocka_unit_test_setup(fewer_markers_act_first, setup),
        cmocka_unit_test_setup(markers_of_two_heroes_as_the_option_says, setup),
        cmocka_unit_test_setup(equal_standing_rolls_off, setup),
        cmocka_unit_test_setup(three_in_one_roll_off, setup),
        cmocka_unit_test_setup(one_draw_for_each_tied_group, setup),
        cmocka_unit_test_setup(without_interaction_places_are_shared, setup),
        cmocka_unit_test_setup(sixty_four_units_are_ordered, setup),
        cmocka_unit_test_setup(ids_must_differ, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
