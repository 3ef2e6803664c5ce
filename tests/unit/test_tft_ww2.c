/* The WW2 skirmish where its golden files cannot say it: which dice are asked for, whose parts and subjects the reasons
 * of an exchange carry, what the options' own check finds, and that the tables are complete. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tft_ww2/steps.h"
#include "tft_ww2/tft_ww2_ruleset.h"

static struct tft_options options;
static struct dice_record record;
static struct explanation why;

static int setup(void **state)
{
    (void)state;
    fields_default(&tft_option_fields, &options);
    return 0;
}

/* Resolves with exactly these dice. */
static void resolve(const struct step *step, const void *input, void *outcome, int32_t count, const int32_t *faces)
{
    struct question question = {.input = input, .options = &options, .version = 1};
    struct dice_declared declared = {.faces = faces, .count = count};
    struct dice dice;
    dice_start_declared(&dice, &declared, &record);
    memset(&why, 0, sizeof why);
    fields_default(step->outcome, outcome);
    assert_int_equal(step->resolve(&question, &dice, &why, outcome), RULING_RESOLVED);
    assert_int_equal(dice.error, DICE_FINE);
    assert_int_equal(declared.next, count);
}

#define DICE(...)                                                                                                      \
    (int32_t)(sizeof((int32_t[]){__VA_ARGS__}) / sizeof(int32_t)), (const int32_t[])                                   \
    {                                                                                                                  \
        __VA_ARGS__                                                                                                    \
    }

static void assert_draw(int32_t index, const char *part, const char *label, enum dice_verb verb, int32_t count)
{
    assert_in_range(index, 0, record.draw_count - 1);
    const struct draw *draw = &record.draws[index];
    if (part)
        assert_string_equal(draw->part, part);
    else
        assert_null(draw->part);
    assert_string_equal(draw->label, label);
    assert_int_equal(draw->verb, verb);
    assert_int_equal(draw->count, count);
}

/* A grenade among figures with these covers. */
static void blast(int32_t first, int32_t second, int32_t count, const int32_t *faces)
{
    static struct tft_blast_damage_input input;
    static struct tft_blast_damage_outcome outcome;
    fields_default(tft_blast_damage_step.input, &input);
    input.dice_count = 4;
    input.target_count = 2;
    for (int32_t i = 0; i < 2; i++)
        input.targets[i] = (struct tft_blast_target){.cover = i == 0 ? first : second, .strength = 12};
    resolve(&tft_blast_damage_step, &input, &outcome, count, faces);
}

static void a_blast_asks_for_no_more_than_its_covers_need(void **state)
{
    (void)state;
    blast(TFT_BLAST_NO_COVER, TFT_BLAST_NO_COVER, DICE(1, 2, 3, 4));
    assert_int_equal(record.draw_count, 1);
    assert_draw(0, NULL, "blast", DICE_SUM, 4);
    blast(TFT_BLAST_HARD, TFT_BLAST_BUILDING, DICE(1, 2, 3, 4));
    assert_draw(0, NULL, "blast", DICE_SUM_FLOORED, 4);
    assert_int_equal(record.draws[0].number, 4);
    blast(TFT_BLAST_HARD, TFT_BLAST_NO_COVER, DICE(1, 2, 3, 4));
    assert_int_equal(record.draw_count, 1);
    assert_draw(0, NULL, "blast", DICE_TALLY, 4);
    blast(TFT_BLAST_BUILDING, TFT_BLAST_BUILDING, 0, NULL);
    assert_int_equal(record.draw_count, 0);
    options.blast_roll = TFT_BLAST_EACH;
    blast(TFT_BLAST_HARD, TFT_BLAST_NO_COVER, DICE(1, 2, 3, 4, 1, 2, 3, 4));
    assert_int_equal(record.draw_count, 2);
    assert_draw(0, NULL, "blast", DICE_SUM_FLOORED, 4);
    assert_draw(1, NULL, "blast", DICE_SUM, 4);
}

static void fire_speaks_shot_by_shot_of_each_target(void **state)
{
    (void)state;
    static struct tft_fire_action_input input;
    static struct tft_fire_action_outcome outcome;
    fields_default(tft_fire_action_step.input, &input);
    input.dexterity = 12;
    input.weapon = TFT_PISTOL;
    input.action = TFT_PIVOT;
    input.target_count = 2;
    for (int32_t i = 0; i < 2; i++)
        input.targets[i] =
            (struct tft_fire_target){.strength = 12, .range = 10000, .distance_from_previous = 3000, .shots = 1};
    strcpy(input.targets[0].name, "Schmidt");
    resolve(&tft_fire_action_step, &input, &outcome, DICE(1, 4, 4, 1, 1, 6, 6, 6));
    assert_int_equal(record.draw_count, 3);
    assert_draw(0, "shot 1", "to hit", DICE_SUM, 3);
    assert_draw(1, "shot 1", "damage", DICE_SUM, 2);
    assert_draw(2, "shot 2", "to hit", DICE_SUM, 3);
    bool second = false;
    for (int32_t i = 0; i < why.count; i++) {
        const struct reason *reason = &why.reasons[i];
        bool after = reason->part == NULL;
        second = second || (!after && strcmp(reason->part, "shot 2") == 0);
        if (after)
            assert_string_equal(reason->clause, "TFT-CRIT-2");
        else if (second)
            assert_null(reason->subject);
        else
            assert_string_equal(reason->subject, "Schmidt");
    }
    assert_true(second);
    assert_int_equal(outcome.weapon_state, TFT_JAMMED_HARD);
}

static void a_fight_speaks_part_by_part(void **state)
{
    (void)state;
    static struct tft_melee_score_input input;
    static struct tft_melee_score_outcome outcome;
    fields_default(tft_melee_score_step.input, &input);
    for (int32_t i = 0; i < 2; i++) {
        input.side[i].dexterity = input.side[i].strength = 12;
        input.side[i].weapon = TFT_RIFLE;
        input.side[i].action = TFT_CLOSE_COMBAT;
    }
    resolve(&tft_melee_score_step, &input, &outcome, DICE(6, 6, 2, 3, 3, 3, 4, 4, 4, 1, 1));
    assert_int_equal(outcome.end, TFT_MELEE_RIPOSTE);
    assert_int_equal(record.draw_count, 4);
    assert_draw(0, "attack", "to hit", DICE_SUM, 3);
    assert_draw(1, "riposte", "riposte", DICE_SUM, 3);
    assert_draw(2, "parry of the riposte", "parry", DICE_SUM, 3);
    assert_draw(3, "damage", "damage", DICE_SUM, 2);
}

static void the_damaged_part_is_one_of_three_bands(void **state)
{
    (void)state;
    struct tft_afv_damage_input input;
    struct tft_afv_damage_outcome outcome;
    fields_default(tft_afv_damage_step.input, &input);
    input.penetration = input.armour = input.he_modifier = 0;
    resolve(&tft_afv_damage_step, &input, &outcome, DICE(4, 4, 4, 6));
    assert_int_equal(outcome.part, TFT_AFV_MAIN_GUN);
    assert_draw(1, NULL, "part", DICE_TALLY, 1);
}

static void the_options_are_checked_by_themselves(void **state)
{
    (void)state;
    struct violations violations;
    violations_start(&violations);
    ruleset_tft_ww2.check_options(&options, &violations);
    assert_int_equal(violations.count, 0);
    options.weapon_count = 3;
    options.weapons[0].weapon = options.weapons[2].weapon = TFT_SMG;
    options.weapons[1].weapon = TFT_LMG;
    options.profile_count = options.afv_count = 2;
    strcpy(options.profiles[0].name, "a");
    strcpy(options.profiles[1].name, "a");
    strcpy(options.afvs[0].name, "b");
    strcpy(options.afvs[1].name, "b");
    ruleset_tft_ww2.check_options(&options, &violations);
    assert_int_equal(violations.count, 3);
    assert_string_equal(violations.list[0].pointer, "/options/weapons/2/weapon");
    assert_string_equal(violations.list[1].pointer, "/options/profiles/1/name");
    assert_string_equal(violations.list[2].pointer, "/options/afvs/1/name");
    for (int32_t i = 0; i < 3; i++)
        assert_int_equal(violations.list[i].code, ERROR_NOT_UNIQUE);
}

/* What is named is the club's before it is the book's. */
static void a_profile_of_the_club_comes_first(void **state)
{
    (void)state;
    assert_int_equal(tft_attribute(TFT_LDR, FIELD_ABSENT, "co", &options), 14);
    options.profile_count = 1;
    strcpy(options.profiles[0].name, "co");
    options.profiles[0].attributes.of[TFT_LDR] = 15;
    assert_int_equal(tft_attribute(TFT_LDR, FIELD_ABSENT, "co", &options), 15);
    assert_int_equal(tft_attribute(TFT_LDR, 3, "co", &options), 3);
    assert_int_equal(tft_attribute(TFT_LDR, FIELD_ABSENT, "private", &options), 8);
    assert_int_equal(tft_attribute(TFT_LDR, FIELD_ABSENT, "", &options), FIELD_ABSENT);
}

static void every_table_of_the_catalogue_is_there(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        int32_t rows;
    } tables[] = {
        {"turn-sequence", 4},
        {"profiles", 3},
        {"actions", 10},
        {"weapons", TFT_WEAPONS},
        {"to-hit-modifiers", TFT_MODIFIERS},
        {"criticals", 6},
        {"damage", 3},
        {"morale-modifiers", 7},
        {"indirect-weapons", 10},
        {"scatter", 4},
        {"buildings", 9},
        {"afv-movement", 2},
        {"afv-damage", 3},
        {"afv-parts", 3},
        {"close-assault-weapons", 9},
    };
    size_t count = sizeof tables / sizeof tables[0];
    for (size_t i = 0; i < count; i++) {
        assert_string_equal(ruleset_tft_ww2.tables[i]->name, tables[i].name);
        assert_int_equal(ruleset_tft_ww2.tables[i]->count, tables[i].rows);
        assert_true(ruleset_tft_ww2.tables[i]->row->size > 0);
    }
    assert_null(ruleset_tft_ww2.tables[count]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_blast_asks_for_no_more_than_its_covers_need, setup),
        cmocka_unit_test_setup(fire_speaks_shot_by_shot_of_each_target, setup),
        cmocka_unit_test_setup(a_fight_speaks_part_by_part, setup),
        cmocka_unit_test_setup(the_damaged_part_is_one_of_three_bands, setup),
        cmocka_unit_test_setup(the_options_are_checked_by_themselves, setup),
        cmocka_unit_test_setup(a_profile_of_the_club_comes_first, setup),
        cmocka_unit_test_setup(every_table_of_the_catalogue_is_there, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
