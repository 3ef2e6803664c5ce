/* What golden cases cannot say of the colonial rules: that an exchange is its steps one after the other, part by part;
 * who a unit is when question, profile and table all speak; that the tables are what the steps read. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "colonial/colonial.h"
#include "colonial/colonial_ruleset.h"
#include "field_write.h"

static struct colonial_options options;
static struct dice_record record;
static struct explanation why;
static struct dice dice;
static struct dice_declared declared;

static int setup(void **state)
{
    (void)state;
    fields_default(&colonial_option_fields, &options);
    memset(&why, 0, sizeof why);
    return 0;
}

static void throw_these(int32_t count, const int32_t *faces)
{
    declared = (struct dice_declared){.faces = faces, .count = count};
    dice_start_declared(&dice, &declared, &record);
}

#define DICE(...)                                                                                                      \
    (int32_t)(sizeof((int32_t[]){__VA_ARGS__}) / sizeof(int32_t)), (const int32_t[])                                   \
    {                                                                                                                  \
        __VA_ARGS__                                                                                                    \
    }

static enum ruling_status ask(const struct step *step, const void *input, void *outcome)
{
    struct question question = {.input = input, .options = &options, .version = ruleset_colonial.version};
    fields_default(step->outcome, outcome);
    enum ruling_status status = step->resolve(&question, &dice, &why, outcome);
    assert_int_equal(dice.error, DICE_FINE);
    assert_int_equal(declared.next, declared.count);
    assert_null(dice.part);
    assert_null(why.part);
    return status;
}

static void assert_part(int32_t draw, const char *part, const char *label, enum dice_verb verb)
{
    assert_in_range(draw, 0, record.draw_count - 1);
    assert_string_equal(record.draws[draw].part, part);
    assert_string_equal(record.draws[draw].label, label);
    assert_int_equal(record.draws[draw].verb, verb);
}

/* The parts in which reasons were given, in their order. */
static void assert_reason_parts(const char *const *parts)
{
    int32_t part = 0;
    for (int32_t i = 0; i < why.count; i++) {
        if (i > 0 && why.reasons[i].part != why.reasons[i - 1].part)
            part++;
        assert_non_null(parts[part]);
        assert_string_equal(why.reasons[i].part, parts[part]);
    }
    assert_null(parts[part + 1]);
}

static void start_volley(struct colonial_ranged_attack_input *input)
{
    fields_default(colonial_volley_step.input, input);
    fields_default(field_find(colonial_volley_step.input, "target", 6)->of, &input->target);
    input->firer.who.unit = COLONIAL_REGULAR_INFANTRY;
    input->firer.weapon = COLONIAL_MODERN_RIFLE;
    input->firer.range = 6000;
    input->firer.figures = 2;
    input->target.figures = 6;
    input->target.who.unit = COLONIAL_TRIBAL_INFANTRY;
    input->target.who.given[COLONIAL_LEADERSHIP] = 7;
}

static void a_volley_is_its_steps(void **state)
{
    (void)state;
    static const char *const parts[] = {"fire", "leader", "pin test", NULL};
    struct colonial_ranged_attack_input input;
    struct colonial_volley_outcome outcome;
    start_volley(&input);
    throw_these(DICE(5, 6, 1, 1, 3, 4));
    assert_int_equal(ask(&colonial_volley_step, &input, &outcome), RULING_RESOLVED);
    assert_int_equal(record.draw_count, 3);
    assert_part(0, "fire", "fire", DICE_HITS);
    assert_part(1, "leader", "leader", DICE_HITS);
    assert_part(2, "pin test", "pin test", DICE_SUM);
    assert_reason_parts(parts);
    assert_int_equal(outcome.leader, COLONIAL_LEADER_KILLED);
    assert_int_equal(outcome.pin.test.total, 5);

    struct colonial_ranged_attack alone;
    throw_these(DICE(5, 6));
    assert_int_equal(ask(&colonial_ranged_attack_step, &input, &alone), RULING_RESOLVED);
    assert_memory_equal(&alone, &outcome.fire, sizeof alone);
}

static void a_refused_volley_ends_its_part(void **state)
{
    (void)state;
    struct colonial_ranged_attack_input input;
    struct colonial_volley_outcome outcome;
    start_volley(&input);
    input.firer.pinned_markers = 1;
    throw_these(0, NULL);
    assert_int_equal(ask(&colonial_volley_step, &input, &outcome), RULING_NOT_PERMITTED);
    assert_string_equal(why.reasons[0].part, "fire");
}

static void start_assault(struct colonial_melee_score_input *input)
{
    static const int32_t units[] = {COLONIAL_TRIBAL_INFANTRY, COLONIAL_REGULAR_INFANTRY};
    static const char *const sides[] = {"attacker", "defender"};
    fields_default(colonial_assault_step.input, input);
    for (int32_t side = 0; side < 2; side++) {
        fields_default(field_find(colonial_assault_step.input, sides[side], 8)->of, &input->side[side]);
        input->side[side].who.unit = units[side];
        input->side[side].who.given[COLONIAL_LEADERSHIP] = 7;
        input->side[side].figures = 3;
    }
}

static void an_assault_is_its_steps(void **state)
{
    (void)state;
    static const char *const parts[] = {"attack", "attacker's leader", "defender's leader", "defender's pin test",
                                        NULL};
    struct colonial_melee_score_input input;
    struct colonial_assault_outcome outcome;
    start_assault(&input);
    throw_these(DICE(5, 5, 1, 5, 1, 1, 2, 2, 1, 1, 2, 2));
    assert_int_equal(ask(&colonial_assault_step, &input, &outcome), RULING_RESOLVED);
    assert_int_equal(record.draw_count, 5);
    assert_part(0, "attack", "attacker", DICE_HITS);
    assert_part(1, "attack", "defender", DICE_HITS);
    assert_part(2, "attacker's leader", "leader", DICE_HITS);
    assert_part(3, "defender's leader", "leader", DICE_HITS);
    assert_part(4, "defender's pin test", "pin test", DICE_SUM);
    assert_reason_parts(parts);
    assert_int_equal(outcome.leader[COLONIAL_ATTACKER], COLONIAL_LEADER_UNHARMED);
    assert_int_equal(outcome.leader[COLONIAL_DEFENDER], COLONIAL_LEADER_KILLED);
    assert_int_equal(outcome.markers[COLONIAL_ATTACKER], 0);
    assert_int_equal(outcome.markers[COLONIAL_DEFENDER], 1);

    struct colonial_melee_score alone;
    throw_these(DICE(5, 5, 1, 5, 1, 1));
    assert_int_equal(ask(&colonial_melee_score_step, &input, &alone), RULING_RESOLVED);
    assert_memory_equal(&alone, &outcome.score, sizeof alone);
}

static void a_beaten_attacker_tests_as_the_attacker(void **state)
{
    (void)state;
    struct colonial_melee_score_input input;
    struct colonial_assault_outcome outcome;
    start_assault(&input);
    input.side[COLONIAL_ATTACKER].pinned_markers = 0;
    throw_these(DICE(1, 1, 1, 5, 5, 1, 6, 6, 2, 3));
    assert_int_equal(ask(&colonial_assault_step, &input, &outcome), RULING_RESOLVED);
    assert_part(record.draw_count - 1, "attacker's pin test", "pin test", DICE_SUM);
    assert_int_equal(outcome.markers[COLONIAL_ATTACKER], 1);
    assert_int_equal(outcome.markers[COLONIAL_DEFENDER], 0);
}

static void a_given_number_wins_over_profile_and_table(void **state)
{
    (void)state;
    struct colonial_who who = {.profile = "Guard", .unit = FIELD_ABSENT};
    for (int32_t number = 0; number < COLONIAL_NUMBERS; number++)
        who.given[number] = FIELD_ABSENT;
    options.profile_count = 1;
    options.profiles[0] = (struct colonial_profile){.name = "Guard",
                                                    .unit = COLONIAL_REGULAR_CAVALRY,
                                                    .weapon = COLONIAL_MODERN_CARBINE,
                                                    .number = {6, FIELD_ABSENT, FIELD_ABSENT, 3, FIELD_ABSENT}};
    assert_int_equal(colonial_unit_of(&who, &options), COLONIAL_REGULAR_CAVALRY);
    assert_int_equal(colonial_number_of(&who, COLONIAL_LEADERSHIP, &options), 6);
    assert_int_equal(colonial_number_of(&who, COLONIAL_DISCIPLINE, &options), 1);
    assert_int_equal(colonial_number_of(&who, COLONIAL_FIGHT, &options), 3);
    assert_int_equal(colonial_number_of(&who, COLONIAL_MOVE, &options), 10000);
    assert_int_equal(colonial_weapon_of(&who, FIELD_ABSENT, &options), COLONIAL_MODERN_CARBINE);
    assert_int_equal(colonial_weapon_of(&who, COLONIAL_RAGTAG, &options), COLONIAL_RAGTAG);
    who.given[COLONIAL_FIGHT] = 5;
    who.unit = COLONIAL_TRIBAL_CAVALRY;
    assert_int_equal(colonial_number_of(&who, COLONIAL_FIGHT, &options), 5);
    assert_int_equal(colonial_number_of(&who, COLONIAL_MOVE, &options), 12000);
}

static void leadership_is_in_no_table(void **state)
{
    (void)state;
    for (int32_t unit = 0; unit < COLONIAL_UNITS; unit++) {
        assert_int_equal(colonial_units[unit].number[COLONIAL_LEADERSHIP], FIELD_ABSENT);
        assert_int_equal(colonial_units[unit].unit, unit);
    }
    for (int32_t weapon = 0; weapon < COLONIAL_WEAPONS; weapon++)
        assert_int_equal(colonial_weapons[weapon].weapon, weapon);
}

/* The rows of the actions go by the unit's number, and say which unit they are. */
static void rows_of_actions_are_named_for_their_units(void **state)
{
    (void)state;
    const struct table *table = &colonial_actions_table;
    const struct field *name = field_find(table->row, "kind", 4);
    assert_int_equal(table->count, COLONIAL_UNITS + 1);
    for (int32_t row = 0; row < table->count; row++) {
        const char *at = (const char *)table->rows + (size_t)row * table->row->size + name->offset;
        const char *unit = *(const char *const *)(const void *)at;
        assert_string_equal(unit, row < COLONIAL_UNITS ? colonial_unit_choices.list[row].name : "pinned");
    }
}

/* Each table can be shown whole. */
static void tables_can_be_written(void **state)
{
    (void)state;
    static const char *const names[] = {"units", "actions", "weapons", "hits-required"};
    static const int32_t counts[] = {10, 11, 8, 4};
    int32_t seen = 0;
    for (const struct table *const *table = ruleset_colonial.tables; *table; table++, seen++) {
        struct writer out;
        writer_start(&out, 1 << 20);
        assert_string_equal((*table)->name, names[seen]);
        assert_int_equal((*table)->count, counts[seen]);
        for (int32_t row = 0; row < (*table)->count; row++)
            fields_write(&out, (*table)->row, (const char *)(*table)->rows + (size_t)row * (*table)->row->size,
                         FIELD_ORDER_TABLE);
        assert_false(out.failed);
        assert_true(out.used > 0);
        writer_end(&out);
    }
    assert_int_equal(seen, 4);
}

static void the_common_four_are_defined_or_hinted_at(void **state)
{
    (void)state;
    assert_null(step_find(&ruleset_colonial, "initiative-order"));
    assert_ptr_equal(step_nearest(&ruleset_colonial, "initiative-order"), &colonial_activation_step);
    assert_ptr_equal(step_find(&ruleset_colonial, "melee-score"), &colonial_melee_score_step);
    assert_ptr_equal(step_find(&ruleset_colonial, "morale-check"), &colonial_morale_check_step);
    assert_ptr_equal(step_find(&ruleset_colonial, "damage-roll"), &colonial_damage_roll_step);
    for (const struct step *const *step = ruleset_colonial.steps; *step; step++)
        assert_true(!(*step)->family || strcmp((*step)->family, (*step)->name) == 0);
}

static void options_alone_are_checked(void **state)
{
    (void)state;
    static struct violations violations;
    options.profile_count = 3;
    strcpy(options.profiles[0].name, "A");
    strcpy(options.profiles[1].name, "B");
    strcpy(options.profiles[2].name, "A");
    violations_start(&violations);
    ruleset_colonial.check_options(&options, &violations);
    assert_int_equal(violations.count, 1);
    assert_int_equal(violations.list[0].code, ERROR_NOT_UNIQUE);
    assert_string_equal(violations.list[0].pointer, "/options/profiles/2/name");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_volley_is_its_steps, setup),
        cmocka_unit_test_setup(a_refused_volley_ends_its_part, setup),
        cmocka_unit_test_setup(an_assault_is_its_steps, setup),
        cmocka_unit_test_setup(a_beaten_attacker_tests_as_the_attacker, setup),
        cmocka_unit_test_setup(a_given_number_wins_over_profile_and_table, setup),
        cmocka_unit_test_setup(leadership_is_in_no_table, setup),
        cmocka_unit_test_setup(rows_of_actions_are_named_for_their_units, setup),
        cmocka_unit_test_setup(tables_can_be_written, setup),
        cmocka_unit_test_setup(the_common_four_are_defined_or_hinted_at, setup),
        cmocka_unit_test_setup(options_alone_are_checked, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
