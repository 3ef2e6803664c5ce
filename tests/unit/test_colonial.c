/* What golden cases cannot say of the colonial rules: that an exchange is its steps one after the other, part by part;
 * who a unit is when question, profile and table all speak; that the tables are what the steps read. */
#include "asked.h"

#include "fields/field_write.h"
#include "rulesets/colonial/colonial.h"
#include "rulesets/colonial/colonial_ruleset.h"

static struct asked asked, alone;
static struct colonial_options options;

static int setup(void **state)
{
    (void)state;
    fields_default(&colonial_option_fields, &options);
    return 0;
}

static void assert_draw(int32_t draw, const char *part, const char *label, enum dice_verb verb)
{
    assert_part(&asked, draw, part, label);
    assert_int_equal(asked.record.draws[draw].verb, verb);
}

/* That a step by itself, asked the same with the dice of its part, says what the exchange's member says. */
static void assert_is_the_step(const char *member, const char *step, int32_t count, const int32_t *faces)
{
    ask(&alone, &ruleset_colonial, step);
    memcpy(alone.input, asked.input, sizeof alone.input);
    ask_resolve(&alone, count, faces);
    assert_memory_equal(alone.outcome, member_at(asked.step->outcome, asked.outcome, member),
                        alone.step->outcome->size);
}

static void ask_volley(void)
{
    ask(&asked, &ruleset_colonial, "volley");
    ask_choice(&asked, "kind", "regular_infantry");
    ask_choice(&asked, "weapon", "modern_rifle");
    ask_number(&asked, "range", 6000);
    ask_number(&asked, "figures", 2);
    ask_number(&asked, "target/figures", 6);
    ask_choice(&asked, "target/kind", "tribal_infantry");
    ask_number(&asked, "target/leadership", 7);
}

static void a_volley_is_its_steps(void **state)
{
    (void)state;
    static const char *const parts[] = {"fire", "leader", "pin test", NULL};
    ask_volley();
    ask_resolve(&asked, DICE(5, 6, 1, 1, 3, 4));
    assert_int_equal(asked.record.draw_count, 3);
    assert_draw(0, "fire", "fire", DICE_HITS);
    assert_draw(1, "leader", "leader", DICE_HITS);
    assert_draw(2, "pin test", "pin test", DICE_SUM);
    assert_parts(&asked, parts);
    assert_string_equal(ruled_choice(&asked, "leader"), "killed");
    assert_int_equal(ruled(&asked, "pin_test/total"), 5);
    assert_is_the_step("fire", "ranged-attack", DICE(5, 6));
}

static void a_refused_volley_ends_its_part(void **state)
{
    (void)state;
    ask_volley();
    ask_number(&asked, "pinned_markers", 3);
    assert_int_equal(ask_throw(&asked, NO_DICE), RULING_NOT_PERMITTED);
    assert_int_equal(asked.why.count, 1);
    assert_string_equal(asked.why.reasons[0].part, "fire");
    assert_int_equal(asked.why.reasons[0].value, FIELD_ABSENT); /* no bare number (X-REASON) */
}

static void ask_assault(void)
{
    ask(&asked, &ruleset_colonial, "assault");
    ask_choice(&asked, "attacker/kind", "tribal_infantry");
    ask_choice(&asked, "defender/kind", "regular_infantry");
    ask_number(&asked, "attacker/leadership", 7);
    ask_number(&asked, "defender/leadership", 7);
    ask_number(&asked, "attacker/figures", 3);
    ask_number(&asked, "defender/figures", 3);
}

static void an_assault_is_its_steps(void **state)
{
    (void)state;
    static const char *const parts[] = {"attack", "attacker's leader", "defender's leader", "defender's pin test",
                                        NULL};
    ask_assault();
    ask_resolve(&asked, DICE(5, 5, 1, 5, 1, 1, 2, 2, 1, 1, 2, 2));
    assert_int_equal(asked.record.draw_count, 5);
    assert_draw(0, "attack", "attacker", DICE_HITS);
    assert_draw(1, "attack", "defender", DICE_HITS);
    assert_draw(2, "attacker's leader", "leader", DICE_HITS);
    assert_draw(3, "defender's leader", "leader", DICE_HITS);
    assert_draw(4, "defender's pin test", "pin test", DICE_SUM);
    assert_parts(&asked, parts);
    assert_string_equal(ruled_choice(&asked, "attacker_leader"), "unharmed");
    assert_string_equal(ruled_choice(&asked, "defender_leader"), "killed");
    assert_int_equal(ruled(&asked, "attacker_markers"), 0);
    assert_int_equal(ruled(&asked, "defender_markers"), 1);
    assert_is_the_step("attack", "melee-score", DICE(5, 5, 1, 5, 1, 1));
}

static void a_beaten_attacker_tests_as_the_attacker(void **state)
{
    (void)state;
    ask_assault();
    ask_resolve(&asked, DICE(1, 1, 1, 5, 5, 1, 6, 6, 2, 3));
    assert_draw(asked.record.draw_count - 1, "attacker's pin test", "pin test", DICE_SUM);
    assert_int_equal(ruled(&asked, "attacker_markers"), 1);
    assert_int_equal(ruled(&asked, "defender_markers"), 0);
}

static void a_given_number_wins_over_profile_and_table(void **state)
{
    (void)state;
    struct colonial_who who = {.profile = "Guard", .kind = FIELD_ABSENT};
    for (int32_t number = 0; number < COLONIAL_NUMBERS; number++)
        who.number[number] = FIELD_ABSENT;
    options.profile_count = 1;
    options.profiles[0] = (struct colonial_profile){.name = "Guard",
                                                    .kind = COLONIAL_REGULAR_CAVALRY,
                                                    .weapon = COLONIAL_MODERN_CARBINE,
                                                    .number = {6, FIELD_ABSENT, FIELD_ABSENT, 3, FIELD_ABSENT}};
    assert_int_equal(colonial_kind_of(&who, &options), COLONIAL_REGULAR_CAVALRY);
    assert_int_equal(colonial_number_of(&who, COLONIAL_LEADERSHIP, &options), 6);
    assert_int_equal(colonial_number_of(&who, COLONIAL_DISCIPLINE, &options), 1);
    assert_int_equal(colonial_number_of(&who, COLONIAL_FIGHT, &options), 3);
    assert_int_equal(colonial_number_of(&who, COLONIAL_MOVE, &options), 10000);
    assert_int_equal(colonial_weapon_of(&who, FIELD_ABSENT, &options), COLONIAL_MODERN_CARBINE);
    assert_int_equal(colonial_weapon_of(&who, COLONIAL_RAGTAG, &options), COLONIAL_RAGTAG);
    who.number[COLONIAL_FIGHT] = 5;
    who.kind = COLONIAL_TRIBAL_CAVALRY;
    assert_int_equal(colonial_number_of(&who, COLONIAL_FIGHT, &options), 5);
    assert_int_equal(colonial_number_of(&who, COLONIAL_MOVE, &options), 12000);
}

static void leadership_is_in_no_table(void **state)
{
    (void)state;
    for (int32_t kind = 0; kind < COLONIAL_KINDS; kind++) {
        assert_int_equal(colonial_units[kind].number[COLONIAL_LEADERSHIP], FIELD_ABSENT);
        assert_int_equal(colonial_units[kind].kind, kind);
    }
    for (int32_t weapon = 0; weapon < COLONIAL_WEAPONS; weapon++)
        assert_int_equal(colonial_weapons[weapon].weapon, weapon);
}

/* The rows of the actions go by the kind's number, and say which kind they are. */
static void rows_of_actions_are_named_for_their_kinds(void **state)
{
    (void)state;
    const struct table *table = &colonial_actions_table;
    const struct field *name = field_find(table->row, "kind", 4);
    assert_int_equal(table->count, COLONIAL_KINDS + 1);
    for (int32_t row = 0; row < table->count; row++) {
        const char *at = (const char *)table->rows + (size_t)row * table->row->size + name->offset;
        const char *kind = *(const char *const *)(const void *)at;
        assert_string_equal(kind, row < COLONIAL_KINDS ? colonial_kind_choices.list[row].name : "pinned");
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
        cmocka_unit_test_setup(rows_of_actions_are_named_for_their_kinds, setup),
        cmocka_unit_test_setup(tables_can_be_written, setup),
        cmocka_unit_test_setup(the_common_four_are_defined_or_hinted_at, setup),
        cmocka_unit_test_setup(options_alone_are_checked, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
