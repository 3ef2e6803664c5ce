/* The tables of the d12 skirmish: as many rows as are printed, each face in one row, and the verbs that throw for them.
 */
#include "test_d12.h"

static struct asked asked;

static const struct table *table_named(const char *name)
{
    for (const struct table *const *table = ruleset_d12_skirmish.tables; *table; table++)
        if (strcmp((*table)->name, name) == 0)
            return *table;
    fail_msg("there is no table %s", name);
    return NULL;
}

static void as_many_rows_as_are_printed(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        int32_t rows;
    } tables[] = {
        {"moves", 2},
        {"terrain", 8},
        {"wounds-allowed", 3},
        {"weapons", 4},
        {"shooting-modifiers", 12},
        {"misfire", 5},
        {"wounds-foot", 4},
        {"wounds-cavalry", 5},
        {"melee-modifiers", 11},
        {"melee-effects", 4},
        {"morale-situations", 5},
        {"morale", 3},
        {"morale-modifiers", 10},
        {"troop-types", 4},
        {"abilities", 12},
    };
    size_t count = 0;
    while (ruleset_d12_skirmish.tables[count])
        count++;
    assert_int_equal(count, LENGTH(tables));
    for (size_t i = 0; i < LENGTH(tables); i++)
        assert_int_equal(table_named(tables[i].name)->count, tables[i].rows);
}

static int32_t member_named(const struct table *table, int32_t row, const char *name)
{
    int32_t value;
    const struct field *field = field_find(table->row, name, strlen(name));
    memcpy(&value, (const char *)table->rows + (size_t)row * table->row->size + field->offset, sizeof value);
    return value;
}

static void each_face_is_in_one_row(void **state)
{
    (void)state;
    static const char *const names[] = {"misfire", "wounds-foot", "wounds-cavalry", "morale", "troop-types"};
    for (size_t i = 0; i < LENGTH(names); i++)
        for (int32_t face = 1; face <= D12_SIDES; face++) {
            const struct table *table = table_named(names[i]);
            int32_t rows = 0;
            for (int32_t row = 0; row < table->count; row++)
                rows += face >= member_named(table, row, "lo") && face <= member_named(table, row, "hi");
            if (rows != 1)
                fail_msg("%s: %d stands in %d rows", names[i], face, rows);
        }
}

/* Two players oppose each other; more are ranked. */
static void initiative_asks_for_no_more_than_it_needs(void **state)
{
    (void)state;
    ask_d12(&asked, "initiative-order");
    ask_count(&asked, "players", 2);
    ask_text(&asked, "players/0/name", "A");
    ask_text(&asked, "players/1/name", "B");
    ask_resolve(&asked, DICE(4, 4, 3, 9));
    assert_int_equal(asked.record.draws[0].verb, DICE_OPPOSED);
    assert_string_equal(ruled_text(&asked, "winner"), "B");
    ask_count(&asked, "players", 3);
    ask_text(&asked, "players/2/name", "C");
    ask_resolve(&asked, DICE(4, 4, 3, 9, 8));
    assert_int_equal(asked.record.draws[0].verb, DICE_RANKING);
    assert_string_equal(ruled_text(&asked, "winner"), "A");
    assert_string_equal(ruled_text(&asked, "order/2/name"), "C");
}

/* A die of which only the line counts is a tally; one that only has to reach a number is a count of hits. */
static void dice_are_asked_for_by_what_they_decide(void **state)
{
    (void)state;
    ask_d12(&asked, "damage-roll");
    ask_number(&asked, "kind", D12_CAVALRY);
    ask_number(&asked, "game", D12_INDIVIDUAL_GAME);
    ask_resolve(&asked, DICE(7, 10));
    assert_int_equal(asked.record.draws[0].verb, DICE_TALLY);
    assert_int_equal(asked.record.draws[1].verb, DICE_HITS);
    assert_int_equal(asked.record.draws[1].number, 10);
    ask_d12(&asked, "misfire");
    ask_resolve(&asked, DICE(7));
    assert_int_equal(asked.record.draws[0].verb, DICE_TALLY);
    ask_d12(&asked, "troop-type");
    ask_resolve(&asked, DICE(7, 7));
    assert_int_equal(asked.record.draws[0].verb, DICE_TALLY);
    assert_int_equal(asked.record.draws[1].number, 7);
}

/* The catalogue's defaults. */
static void options_default_to_the_catalogue(void **state)
{
    (void)state;
    struct d12_options options;
    fields_default(&d12_option_fields, &options);
    assert_int_equal(d12_option_fields.count, 15);
    assert_int_equal(options.misfire_4, D12_MISFIRE_4_OUT_OF_AMMO);
    assert_int_equal(options.cover_recheck_band, D12_RECHECK_3_4);
    assert_int_equal(options.cover_recheck_in_combat, D12_YES);
    assert_int_equal(options.hth_charged, D12_BONUS_TO_CHARGER);
    assert_int_equal(options.gang_up, D12_GANG_PER_EXTRA);
    assert_int_equal(options.terrain_stack, D12_TERRAIN_ADDITIVE);
    assert_int_equal(options.troop_type_replaces, D12_YES);
    assert_int_equal(options.hit_allocation, D12_HIT_LEAST_WOUNDED);
    assert_int_equal(options.charge_test, D12_TEST_ON_CHARGE);
    assert_int_equal(options.charge_tests, D12_TESTS_PER_TURN);
    assert_int_equal(options.combat_ends, D12_COMBAT_TILL_PARTED);
    assert_int_equal(options.thrown_charger, D12_THROWN_STOPS);
    assert_int_equal(options.pinned_in_combat, D12_PINNED_BLOCKS);
    assert_int_equal(options.quarter_lost, D12_QUARTER_ONCE);
    assert_int_equal(options.enforce_due, ENFORCE_DUE_REFUSE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(as_many_rows_as_are_printed),
        cmocka_unit_test(each_face_is_in_one_row),
        cmocka_unit_test(initiative_asks_for_no_more_than_it_needs),
        cmocka_unit_test(dice_are_asked_for_by_what_they_decide),
        cmocka_unit_test(options_default_to_the_catalogue),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
