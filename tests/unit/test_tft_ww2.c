/* The WW2 skirmish where its golden files cannot say it: which dice are asked for, whose parts and subjects the reasons
 * of an exchange carry, what the options' own check finds, and that the tables are complete. */
#include "asked.h"
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_ww2_ruleset.h"

static struct asked asked;
static struct tft_options *const options = (void *)asked.options;

static int setup(void **state)
{
    (void)state;
    ask(&asked, &ruleset_tft_ww2, "movement");
    return 0;
}

/* A member of one of two: of "targets/0", say. */
static void ask_number_of(const char *whose, const char *member, int32_t value)
{
    char path[64];
    struct text text;
    text_start(&text, path, sizeof path);
    text_format(&text, "%s/%s", whose, member);
    ask_number(&asked, path, value);
}

static void assert_draw(int32_t index, const char *part, const char *label, enum dice_verb verb, int32_t count)
{
    assert_in_range(index, 0, asked.record.draw_count - 1);
    const struct draw *draw = &asked.record.draws[index];
    if (part)
        assert_string_equal(draw->part, part);
    else
        assert_null(draw->part);
    assert_string_equal(draw->label, label);
    assert_int_equal(draw->verb, verb);
    assert_int_equal(draw->count, count);
}

/* A grenade among figures with these covers. */
static void blast(const char *first, const char *second, int32_t count, const int32_t *faces)
{
    ask_count(&asked, "targets", 2);
    ask_number(&asked, "dice_count", 4);
    ask_number(&asked, "targets/0/strength", 12);
    ask_number(&asked, "targets/1/strength", 12);
    ask_choice(&asked, "targets/0/cover", first);
    ask_choice(&asked, "targets/1/cover", second);
    ask_resolve(&asked, count, faces);
}

static void a_blast_asks_for_no_more_than_its_covers_need(void **state)
{
    (void)state;
    ask(&asked, &ruleset_tft_ww2, "blast-damage");
    blast("none", "none", DICE(1, 2, 3, 4));
    assert_int_equal(asked.record.draw_count, 1);
    assert_draw(0, NULL, "blast", DICE_SUM, 4);
    blast("hard", "building", DICE(1, 2, 3, 4));
    assert_draw(0, NULL, "blast", DICE_SUM_FLOORED, 4);
    assert_int_equal(asked.record.draws[0].number, 4);
    blast("hard", "none", DICE(1, 2, 3, 4));
    assert_int_equal(asked.record.draw_count, 1);
    assert_draw(0, NULL, "blast", DICE_TALLY, 4);
    blast("building", "building", NO_DICE);
    assert_int_equal(asked.record.draw_count, 0);
    options->blast_roll = TFT_BLAST_EACH;
    blast("hard", "none", DICE(1, 2, 3, 4, 1, 2, 3, 4));
    assert_int_equal(asked.record.draw_count, 2);
    assert_draw(0, NULL, "blast", DICE_SUM_FLOORED, 4);
    assert_draw(1, NULL, "blast", DICE_SUM, 4);
}

static void fire_speaks_shot_by_shot_of_each_target(void **state)
{
    (void)state;
    static const char *const targets[] = {"targets/0", "targets/1"};
    ask(&asked, &ruleset_tft_ww2, "fire-action");
    ask_number(&asked, "dexterity", 12);
    ask_number(&asked, "weapon", TFT_PISTOL);
    ask_number(&asked, "action", TFT_PIVOT);
    ask_count(&asked, "targets", 2);
    for (int32_t i = 0; i < 2; i++) {
        ask_number_of(targets[i], "strength", 12);
        ask_number_of(targets[i], "range", 10000);
        ask_number_of(targets[i], "distance_from_previous", 3000);
        ask_number_of(targets[i], "shots", 1);
    }
    ask_text(&asked, "targets/0/name", "Schmidt");
    ask_resolve(&asked, DICE(1, 4, 4, 1, 1, 6, 6, 6));
    assert_int_equal(asked.record.draw_count, 3);
    assert_draw(0, "shot 1", "to hit", DICE_SUM, 3);
    assert_draw(1, "shot 1", "damage", DICE_SUM, 2);
    assert_draw(2, "shot 2", "to hit", DICE_SUM, 3);
    bool second = false;
    for (int32_t i = 0; i < asked.why.count; i++) {
        const struct reason *reason = &asked.why.reasons[i];
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
    assert_int_equal(ruled(&asked, "weapon_state"), TFT_JAMMED_HARD);
}

static void a_fight_speaks_part_by_part(void **state)
{
    (void)state;
    static const char *const sides[] = {"attacker", "defender"};
    ask(&asked, &ruleset_tft_ww2, "melee-score");
    for (int32_t i = 0; i < 2; i++) {
        ask_number_of(sides[i], "dexterity", 12);
        ask_number_of(sides[i], "strength", 12);
        ask_number_of(sides[i], "weapon", TFT_RIFLE);
        ask_number_of(sides[i], "action", TFT_CLOSE_COMBAT);
    }
    ask_resolve(&asked, DICE(6, 6, 2, 3, 3, 3, 4, 4, 4, 1, 1));
    assert_string_equal(ruled_choice(&asked, "end"), "riposte");
    assert_int_equal(asked.record.draw_count, 4);
    assert_draw(0, "attack", "to hit", DICE_SUM, 3);
    assert_draw(1, "riposte", "riposte", DICE_SUM, 3);
    assert_draw(2, "parry of the riposte", "parry", DICE_SUM, 3);
    assert_draw(3, "damage", "damage", DICE_SUM, 2);
}

static void the_damaged_part_is_one_of_three_bands(void **state)
{
    (void)state;
    ask(&asked, &ruleset_tft_ww2, "afv-damage");
    ask_number(&asked, "penetration", 0);
    ask_number(&asked, "armour", 0);
    ask_number(&asked, "he_modifier", 0);
    ask_resolve(&asked, DICE(4, 4, 4, 6));
    assert_string_equal(ruled_choice(&asked, "part"), "main_gun");
    assert_draw(1, NULL, "part", DICE_TALLY, 1);
}

static void the_options_are_checked_by_themselves(void **state)
{
    (void)state;
    struct violations violations;
    violations_start(&violations);
    ruleset_tft_ww2.check_options(options, &violations);
    assert_int_equal(violations.count, 0);
    options->weapon_count = 3;
    options->weapons[0].weapon = options->weapons[2].weapon = TFT_SMG;
    options->weapons[1].weapon = TFT_LMG;
    options->profile_count = options->afv_count = 2;
    strcpy(options->profiles[0].name, "a");
    strcpy(options->profiles[1].name, "a");
    strcpy(options->afvs[0].name, "b");
    strcpy(options->afvs[1].name, "b");
    ruleset_tft_ww2.check_options(options, &violations);
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
    assert_int_equal(tft_attribute(TFT_LDR, FIELD_ABSENT, "co", options), 14);
    options->profile_count = 1;
    strcpy(options->profiles[0].name, "co");
    options->profiles[0].attributes.of[TFT_LDR] = 15;
    assert_int_equal(tft_attribute(TFT_LDR, FIELD_ABSENT, "co", options), 15);
    assert_int_equal(tft_attribute(TFT_LDR, 3, "co", options), 3);
    assert_int_equal(tft_attribute(TFT_LDR, FIELD_ABSENT, "private", options), 8);
    assert_int_equal(tft_attribute(TFT_LDR, FIELD_ABSENT, "", options), FIELD_ABSENT);
}

static bool has_label(const struct field *field, const char *row)
{
    const char *label;
    memcpy(&label, row + field->offset, sizeof label);
    return label != NULL;
}

/* No row lacks a name or another word that it must have. */
static void assert_rows_complete(const struct table *table)
{
    for (int32_t i = 0; i < table->count; i++)
        for (size_t k = 0; k < table->row->count; k++)
            assert_true(table->row->list[k].presence != FIELD_REQUIRED || table->row->list[k].kind != FIELD_LABEL ||
                        has_label(&table->row->list[k], (const char *)table->rows + (size_t)i * table->row->size));
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
        {"to-hit-modifiers", 20},
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
        assert_rows_complete(ruleset_tft_ww2.tables[i]);
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
