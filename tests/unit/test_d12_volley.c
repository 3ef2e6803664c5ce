/* The volley: that it is its steps one after the other, whom hits fall on, and that the largest one fits its records.
 */
#include "test_d12.h"

static struct asked asked, alone;
static struct volley_input input;
static struct volley_outcome outcome;

/* One musket at medium range, and one individual on foot. */
static int setup(void **state)
{
    (void)state;
    ask(&asked, &d12_volley_step, &input);
    input.group_count = 1;
    for (int32_t i = 0; i < GROUPS_MAX; i++) {
        part_default(&d12_volley_step, "shooters", &input.groups[i]);
        input.groups[i].figures = 1;
        input.groups[i].body.game = D12_INDIVIDUAL_GAME;
        input.groups[i].shot.range = 15 * D12_INCH;
    }
    input.target.body.game = D12_INDIVIDUAL_GAME;
    return 0;
}

static void draws_and_reasons_carry_their_part(void **state)
{
    (void)state;
    static const char *const parts[] = {"shots",          "misfires",        "wounds",        "target's officer",
                                        "target's tests", "firers' officer", "firers' tests", NULL};
    input.groups[0].figures = 2;
    input.target_unit.has_officer = input.firing_unit.has_officer = true;
    ask_resolve(&asked, &outcome, DICE(7, 1, 1, 12, 12, 3, 4));
    assert_int_equal(asked.used, 7);
    assert_int_equal(asked.record.draw_count, 6);
    assert_part(&asked, 0, "shots", "to hit");
    assert_part(&asked, 1, "misfires", "misfire");
    assert_part(&asked, 2, "misfires", "wound");
    assert_part(&asked, 3, "wounds", "wound");
    assert_part(&asked, 4, "target's officer", "officer");
    assert_part(&asked, 5, "firers' officer", "officer");
    assert_int_equal(asked.record.draws[0].verb, DICE_TALLY);
    assert_int_equal(asked.record.draws[4].verb, DICE_HITS);
    assert_parts(&asked, parts);
    assert_string_equal(asked.why.reasons[0].subject, "group 1");
    strcpy(input.groups[0].name, "Tom");
    ask_resolve(&asked, &outcome, DICE(7, 1, 1, 12, 12, 3, 4));
    assert_string_equal(asked.why.reasons[0].subject, "Tom");
}

static enum d12_shot_result shoot_alone(int32_t face)
{
    static struct d12_shot shot;
    struct d12_ranged_attack_outcome shot_outcome;
    ask(&alone, &d12_ranged_attack_step, &shot);
    shot.range = input.groups[0].shot.range;
    ask_resolve(&alone, &shot_outcome, 1, &face);
    return (enum d12_shot_result)shot_outcome.result;
}

static int32_t misfire_alone(int32_t face)
{
    static struct d12_no_input nothing;
    struct d12_misfire_outcome misfire;
    ask(&alone, &d12_misfire_step, &nothing);
    ask_resolve(&alone, &misfire, 1, &face);
    return misfire.effect;
}

static void assert_wound_alone(const struct d12_aftermath *side, int32_t kind, bool close_range, const int32_t *faces)
{
    static struct d12_damage_roll_input hit;
    struct d12_damage_roll_outcome wound;
    ask(&alone, &d12_damage_roll_step, &hit);
    hit.kind = kind;
    hit.close_range = close_range;
    hit.body.game = D12_INDIVIDUAL_GAME;
    ask_resolve(&alone, &wound, 2, faces);
    assert_int_equal(side->killed, wound.dead);
    assert_int_equal(side->wounded, wound.wounds > 0 && !wound.dead);
    assert_int_equal(side->pinned, wound.pinned_next);
    assert_int_equal(side->thrown, wound.thrown && !wound.dead);
}

/* Each shot with each die after it, and each fall: the volley of one figure at one gives what the steps give. */
static void a_volley_of_one_is_its_steps(void **state)
{
    (void)state;
    for (int32_t kind = 0; kind < D12_KINDS; kind++)
        for (int32_t close = 0; close < 2; close++)
            for (int32_t roll = 0; roll < 12 * 12 * 12; roll++) {
                int32_t faces[] = {roll % 12 + 1, roll / 12 % 12 + 1, roll / 144 + 1, 7};
                input.groups[0].kind = input.target.kind = kind;
                input.groups[0].shot.range = (close == 1 ? 10 : 20) * D12_INCH;
                ask_resolve(&asked, &outcome, 4, faces);
                enum d12_shot_result result = shoot_alone(faces[0]);
                assert_int_equal(outcome.groups[0].shots[result], 1);
                if (result == D12_HIT)
                    assert_wound_alone(&outcome.target, kind, close == 1, &faces[1]);
                if (result != D12_MISFIRE)
                    continue;
                assert_int_equal(outcome.groups[0].misfires[misfire_alone(faces[1])], 1);
                if (faces[1] == 1)
                    assert_wound_alone(&outcome.firers, kind, false, &faces[2]);
            }
}

static void each_hit_falls_on_a_figure_of_its_own(void **state)
{
    (void)state;
    input.groups[0].figures = 3;
    input.target.figures = 3;
    ask_resolve(&asked, &outcome, DICE(7, 7, 7, 10, 10, 10));
    assert_int_equal(outcome.target.killed, 0);
    assert_int_equal(outcome.target.wounded, 3);
    input.target.figures = 1;
    ask_resolve(&asked, &outcome, DICE(7, 7, 7, 10, 10, 10));
    assert_int_equal(outcome.target.killed, 1);
    assert_int_equal(asked.used, 5); /* the third hit finds nobody alive */
}

/* The second group's hit goes to the figure that the first group did not hit. */
static void later_groups_hit_who_was_not_hit(void **state)
{
    (void)state;
    input.group_count = 2;
    input.target.figures = 2;
    ask_resolve(&asked, &outcome, DICE(7, 7, 10, 10));
    assert_int_equal(outcome.target.wounded, 2);
    assert_int_equal(outcome.target.killed, 0);
}

/* Four groups with all that can be said of a shot, every hit pinning a single figure: as many draws and reasons as
 * there can be. */
static void the_largest_volley_fits_its_records(void **state)
{
    (void)state;
    int32_t faces[2 * SHOTS_MAX];
    input.group_count = GROUPS_MAX;
    for (int32_t i = 0; i < GROUPS_MAX; i++) {
        struct shooters *group = &input.groups[i];
        group->figures = SHOTS_MAX / GROUPS_MAX;
        group->shot.quality = D12_ELITE;
        group->shot.shooting_value = 2;
        group->shot.obstacle_count = 3;
        group->body.ability = D12_DEAD_EYE;
        group->body.wounds = 1;
    }
    asked.options.troop_type_replaces = D12_NO;
    input.target.cover = D12_COVER_SOFT;
    input.target.movement = D12_TARGET_RUNNING;
    input.target.body.ability = D12_EXPERT_SKIRMISHER;
    for (int32_t i = 0; i < 2 * SHOTS_MAX; i++)
        faces[i] = i < SHOTS_MAX ? 12 : 1;
    ask_resolve(&asked, &outcome, 2 * SHOTS_MAX, faces);
    assert_int_equal(asked.used, 2 * SHOTS_MAX);
    assert_int_equal(outcome.target.pinned, 1);
    assert_int_equal(outcome.target.wounded, 0);
    assert_int_equal(asked.record.draw_count, GROUPS_MAX + SHOTS_MAX);
}

static void nothing_is_thrown_for_what_is_not_permitted(void **state)
{
    (void)state;
    input.group_count = 3;
    input.groups[2].shot.loaded = false;
    ask_resolve(&asked, &outcome, 0, NULL);
    assert_int_equal(asked.status, RULING_NOT_PERMITTED);
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
        cmocka_unit_test_setup(the_largest_volley_fits_its_records, setup),
        cmocka_unit_test_setup(nothing_is_thrown_for_what_is_not_permitted, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
