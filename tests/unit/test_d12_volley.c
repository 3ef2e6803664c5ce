/* The volley: that it is its steps one after the other, whom hits fall on, and that the largest one fits its records.
 */
#include "test_d12.h"

enum { GROUPS_MAX = 4, SHOTS_MAX = 32 };

static struct asked asked, alone;

/* One musket at medium range, and one individual on foot. */
static int setup(void **state)
{
    (void)state;
    ask_d12(&asked, "volley");
    ask_items(&asked, "shooters", GROUPS_MAX);
    for (int32_t i = 0; i < GROUPS_MAX; i++) {
        ask_item(&asked, "shooters", i, "figures", 1);
        ask_item(&asked, "shooters", i, "game", D12_INDIVIDUAL_GAME);
        ask_item(&asked, "shooters", i, "range", 15 * D12_INCH);
    }
    ask_count(&asked, "shooters", 1);
    ask_number(&asked, "target/game", D12_INDIVIDUAL_GAME);
    return 0;
}

static void draws_and_reasons_carry_their_part(void **state)
{
    (void)state;
    static const char *const parts[] = {"shots",          "misfires",        "wounds",        "target's officer",
                                        "target's tests", "firers' officer", "firers' tests", NULL};
    ask_number(&asked, "shooters/0/figures", 2);
    ask_number(&asked, "target_unit/has_officer", true);
    ask_number(&asked, "firing_unit/has_officer", true);
    ask_resolve(&asked, DICE(7, 1, 1, 12, 12, 3, 4));
    assert_int_equal(asked.record.draw_count, 6);
    assert_part(&asked, 0, "shots", "to hit");
    assert_part(&asked, 1, "misfires", "misfire");
    assert_part(&asked, 2, "misfires", "wound");
    assert_part(&asked, 3, "wounds", "wound");
    assert_part(&asked, 4, "target's officer", "officer, target");
    assert_part(&asked, 5, "firers' officer", "officer, firers");
    assert_int_equal(asked.record.draws[0].verb, DICE_TALLY);
    assert_int_equal(asked.record.draws[4].verb, DICE_HITS);
    assert_parts(&asked, parts);
    assert_string_equal(asked.why.reasons[0].subject, "group 1");
    ask_text(&asked, "shooters/0/name", "Tom");
    ask_resolve(&asked, DICE(7, 1, 1, 12, 12, 3, 4));
    assert_string_equal(asked.why.reasons[0].subject, "Tom");
}

static const char *shoot_alone(int32_t face)
{
    ask_d12(&alone, "ranged-attack");
    ask_number(&alone, "range", member_number(asked.step->input, asked.input, "shooters/0/range"));
    ask_resolve(&alone, 1, &face);
    return ruled_choice(&alone, "result");
}

static const char *misfire_alone(int32_t face)
{
    ask_d12(&alone, "misfire");
    ask_resolve(&alone, 1, &face);
    return ruled_choice(&alone, "effect");
}

static void assert_wound_alone(const char *side, int32_t kind, bool close_range, const int32_t *faces)
{
    const struct d12_aftermath *aftermath = ruled_group(&asked, side);
    ask_d12(&alone, "damage-roll");
    ask_number(&alone, "kind", kind);
    ask_number(&alone, "close_range", close_range);
    ask_number(&alone, "game", D12_INDIVIDUAL_GAME);
    ask_throw(&alone, 2, faces);
    assert_int_equal(aftermath->killed, ruled(&alone, "dead"));
    assert_int_equal(aftermath->wounded, ruled(&alone, "wounds") > 0 && !ruled(&alone, "dead"));
    assert_int_equal(aftermath->pinned, ruled(&alone, "pinned_next"));
    assert_int_equal(aftermath->thrown, ruled(&alone, "thrown") && !ruled(&alone, "dead"));
}

/* As the volley counts what the steps call so. */
static int32_t counted(const char *value)
{
    static const struct {
        const char *value, *member;
    } members[] = {{"hit", "hits"},
                   {"miss", "misses"},
                   {"misfire", "misfires"},
                   {"explodes", "exploded"},
                   {"out_of_ammo", "out_of_ammo"},
                   {"jammed", "jammed"},
                   {"bad_powder", "bad_powder"}};
    char path[64];
    size_t i = 0;
    while (i < LENGTH(members) - 1 && strcmp(members[i].value, value) != 0)
        i++;
    assert_string_equal(members[i].value, value);
    snprintf(path, sizeof path, "shooters/0/%s", members[i].member);
    return ruled(&asked, path);
}

/* Each shot with each die after it, and each fall: the volley of one figure at one gives what the steps give. */
static void a_volley_of_one_is_its_steps(void **state)
{
    (void)state;
    for (int32_t kind = 0; kind < D12_KINDS; kind++)
        for (int32_t close = 0; close < 2; close++)
            for (int32_t roll = 0; roll < 12 * 12 * 12; roll++) {
                int32_t faces[] = {roll % 12 + 1, roll / 12 % 12 + 1, roll / 144 + 1, 7};
                ask_number(&asked, "shooters/0/kind", kind);
                ask_number(&asked, "target/kind", kind);
                ask_number(&asked, "shooters/0/range", (close == 1 ? 10 : 20) * D12_INCH);
                ask_throw(&asked, 4, faces);
                const char *result = shoot_alone(faces[0]);
                assert_int_equal(counted(result), 1);
                if (strcmp(result, "hit") == 0)
                    assert_wound_alone("target", kind, close == 1, &faces[1]);
                if (strcmp(result, "misfire") != 0)
                    continue;
                assert_int_equal(counted(misfire_alone(faces[1])), 1);
                if (faces[1] == 1)
                    assert_wound_alone("firers", kind, false, &faces[2]);
            }
}

static void each_hit_falls_on_a_figure_of_its_own(void **state)
{
    (void)state;
    ask_number(&asked, "shooters/0/figures", 3);
    ask_number(&asked, "target/figures", 3);
    ask_resolve(&asked, DICE(7, 7, 7, 10, 10, 10));
    assert_int_equal(ruled(&asked, "target/killed"), 0);
    assert_int_equal(ruled(&asked, "target/wounded"), 3);
    ask_number(&asked, "target/figures", 1);
    ask_resolve(&asked, DICE(7, 7, 7, 10, 10)); /* the third hit finds nobody alive */
    assert_int_equal(ruled(&asked, "target/killed"), 1);
}

/* The second group's hit goes to the figure that the first group did not hit. */
static void later_groups_hit_who_was_not_hit(void **state)
{
    (void)state;
    ask_count(&asked, "shooters", 2);
    ask_number(&asked, "target/figures", 2);
    ask_resolve(&asked, DICE(7, 7, 10, 10));
    assert_int_equal(ruled(&asked, "target/wounded"), 2);
    assert_int_equal(ruled(&asked, "target/killed"), 0);
}

/* The second group's hit goes on with the round that the first group's began, though he whom it falls on is the worse
 * wounded. */
static void a_round_goes_on_over_groups(void **state)
{
    (void)state;
    ask_count(&asked, "shooters", 2);
    ask_item(&asked, "shooters", 0, "figures", 3);
    ask_number(&asked, "target/figures", 2);
    ask_resolve(&asked, DICE(7, 7, 7, 7, 5, 1, 1, 10));
    assert_int_equal(ruled(&asked, "target/killed"), 1);
    assert_int_equal(ruled(&asked, "target/wounds"), 0);
}

/* Whom the third of three hits on two falls on, after a wound and a pin. */
static void the_option_says_who_is_hit_again(void **state)
{
    (void)state;
    static const struct {
        int32_t allocation, first, second, killed;
    } cases[] = {{D12_HIT_LEAST_WOUNDED, 5, 1, 0}, {D12_HIT_LEAST_WOUNDED, 1, 5, 0}, {D12_HIT_MOST_WOUNDED, 5, 1, 1},
                 {D12_HIT_MOST_WOUNDED, 1, 5, 1},  {D12_HIT_IN_ORDER, 5, 1, 1},      {D12_HIT_IN_ORDER, 1, 5, 0}};
    ask_number(&asked, "shooters/0/figures", 3);
    ask_number(&asked, "target/figures", 2);
    for (size_t i = 0; i < LENGTH(cases); i++) {
        asked_options(&asked)->hit_allocation = cases[i].allocation;
        ask_resolve(&asked, DICE(7, 7, 7, cases[i].first, cases[i].second, 10));
        assert_int_equal(ruled(&asked, "target/killed"), cases[i].killed);
        assert_int_equal(ruled(&asked, "target/wounds"), cases[i].killed ? 0 : 3);
    }
}

/* Section 10 of the catalogue: all wounds of a batch, then the falls after chest hits, then those after minor ones. */
static void falls_are_labelled(void **state)
{
    (void)state;
    for (int32_t allocation = 0; allocation < D12_HIT_ALLOCATION_READINGS; allocation++) {
        asked_options(&asked)->hit_allocation = allocation;
        ask_number(&asked, "shooters/0/figures", 2);
        ask_number(&asked, "target/figures", 2);
        ask_number(&asked, "target/kind", D12_CAVALRY);
        ask_resolve(&asked, DICE(7, 7, 5, 10, 1, 1));
        assert_part(&asked, 1, "wounds", "wound");
        assert_part(&asked, 2, "wounds", "fall, chest hit");
        assert_part(&asked, 3, "wounds", "fall, minor hit");
    }
}

/* Four groups with all that can be said of a shot, every hit pinning a single figure: as many draws and reasons as
 * there can be. */
static void the_largest_volley_fits_its_records(void **state)
{
    (void)state;
    int32_t faces[2 * SHOTS_MAX];
    ask_count(&asked, "shooters", GROUPS_MAX);
    for (int32_t i = 0; i < GROUPS_MAX; i++) {
        ask_item(&asked, "shooters", i, "figures", SHOTS_MAX / GROUPS_MAX);
        ask_item(&asked, "shooters", i, "quality", D12_ELITE);
        ask_item(&asked, "shooters", i, "shooting_value", 2);
        ask_item(&asked, "shooters", i, "obstacles", 3);
        ask_item(&asked, "shooters", i, "ability", D12_DEAD_EYE);
        ask_item(&asked, "shooters", i, "wounds", 1);
    }
    asked_options(&asked)->troop_type_replaces = D12_NO;
    asked_options(&asked)->hit_allocation = D12_HIT_IN_ORDER;
    ask_number(&asked, "target/cover", D12_COVER_SOFT);
    ask_number(&asked, "target/movement", D12_TARGET_RUNNING);
    ask_number(&asked, "target/ability", D12_EXPERT_SKIRMISHER);
    for (int32_t i = 0; i < 2 * SHOTS_MAX; i++)
        faces[i] = i < SHOTS_MAX ? 12 : 1;
    ask_resolve(&asked, 2 * SHOTS_MAX, faces);
    assert_int_equal(ruled(&asked, "target/pinned"), 1);
    assert_int_equal(ruled(&asked, "target/wounded"), 0);
    assert_int_equal(asked.record.draw_count, GROUPS_MAX + SHOTS_MAX);
}

static void nothing_is_thrown_for_what_is_not_permitted(void **state)
{
    (void)state;
    ask_count(&asked, "shooters", 3);
    ask_number(&asked, "shooters/2/loaded", false);
    assert_int_equal(ask_throw(&asked, NO_DICE), RULING_NOT_PERMITTED);
    assert_int_equal(asked.record.draw_count, 0);
    assert_int_equal(asked.why.count, 1);
    assert_string_equal(asked.why.reasons[0].subject, "group 3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(draws_and_reasons_carry_their_part, setup),
        cmocka_unit_test_setup(a_volley_of_one_is_its_steps, setup),
        cmocka_unit_test_setup(each_hit_falls_on_a_figure_of_its_own, setup),
        cmocka_unit_test_setup(later_groups_hit_who_was_not_hit, setup),
        cmocka_unit_test_setup(a_round_goes_on_over_groups, setup),
        cmocka_unit_test_setup(the_option_says_who_is_hit_again, setup),
        cmocka_unit_test_setup(falls_are_labelled, setup),
        cmocka_unit_test_setup(the_largest_volley_fits_its_records, setup),
        cmocka_unit_test_setup(nothing_is_thrown_for_what_is_not_permitted, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
