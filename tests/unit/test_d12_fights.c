/* Units of the d12 skirmish that are attacked hand to hand: who owes something suffers as usual; out of coherency it
 * only blocks, by that clause; pinned likewise (X-DUE, A-D12-32). */
#include "d12_table.h"
#include "referee/answer.h"

#define FIGHT "'step':'melee-score','units':{'side1':'company','side2':'line'},"
#define CHARGED "'step':'charge','units':{'chargers':['tom'],'charged':'company'},"
#define AT_FOUR "'input':{'chargers':[{'distance':4}]}"
#define AT_NINE "'input':{'chargers':[{'distance':9}]}"

/* The outcome's word at the path. */
static const char *word_of(const struct ruling *ruling, const char *path)
{
    return member_choice(ruling->step->outcome, ruling->outcome, path);
}

static bool has_reason(const struct ruling *ruling, const char *clause)
{
    for (int32_t i = 0; i < ruling->why->count; i++)
        if (strcmp(ruling->why->reasons[i].clause, clause) == 0)
            return true;
    return false;
}

/* Who panics or retreats, and has not moved yet, fights whoever attacks it: it is not pinned, and may not be said to
 * be. */
static void who_gives_way_fights_back(void **state)
{
    static const int32_t flights[] = {D12_MUST_FLEE, D12_MUST_RETREAT};
    for (size_t i = 0; i < LENGTH(flights); i++) {
        tear_down(state);
        set_up(state);
        unit_of("company")->flight = flights[i];
        assert_string_equal(word_of(play(FIGHT "'dice':[9,1]"), "result"), "kills");
        unit_of("line")->kills = 0;
        play(FIGHT "'input':{'side1':{'pinned':false}},'dice':[9,9]");
        assert_barred(FIGHT "'input':{'side1':{'pinned':true}}", "D12-WND-3");
    }
}

/* Who has retreated this turn, and is not in cover yet, is met where it is: it fights, but its shot is an action. */
static void who_has_retreated_is_met_and_fights(void **state)
{
    (void)state;
    unit_of("company")->flight = D12_MUST_RETREAT;
    unit_of("company")->retreated = true;
    unit_of("company")->charge_tested = true;
    assert_barred(CHARGED "'input':{'chargers':[{'distance':9}],'charged':{'pinned':true}}", "D12-WND-3");
    const struct ruling *charge = play(CHARGED AT_NINE ",'dice':[1,9]");
    assert_string_equal(word_of(charge, "fights/0/melee/result"), "kills");
    assert_false(has_reason(charge, "D12-MOV-5"));
}

/* It wins and only blocks, neither pinned nor by that clause; what is said of the pinned does not let it strike. */
static void who_is_out_of_coherency_only_blocks(void **state)
{
    static const char *const readings[] = {"blocks", "fights"};
    for (size_t i = 0; i < LENGTH(readings); i++) {
        tear_down(state);
        set_up(state);
        set_option("pinned_in_combat", readings[i]);
        unit_of("company")->coherency = D12_MUST_RETURN;
        const struct ruling *fought = play(FIGHT "'dice':[12,1]");
        assert_string_equal(word_of(fought, "result"), "blocked");
        assert_true(has_reason(fought, "D12-COH-1"));
        assert_false(has_reason(fought, "D12-HTH-4") || has_reason(fought, "D12-WND-3"));
        play(FIGHT "'input':{'side1':{'pinned':false,'must_return':true}},'dice':[9,9]");
        assert_barred(FIGHT "'input':{'side1':{'must_return':false}}", "D12-COH-1");
        assert_barred(FIGHT "'input':{'side1':{'pinned':true}}", "D12-WND-3");
    }
}

/* Charged, it does not stand and fire, and only blocks. */
static void who_is_charged_out_of_coherency_only_blocks(void **state)
{
    (void)state;
    unit_of("company")->coherency = D12_MUST_RETURN;
    const struct ruling *charge = play(CHARGED AT_NINE ",'dice':[12,1,9]");
    assert_string_equal(word_of(charge, "fights/0/melee/result"), "blocked");
    assert_true(has_reason(charge, "D12-COH-1"));
    assert_barred(CHARGED "'input':{'chargers':[{'distance':9}],'charged':{'must_return':false}}", "D12-COH-1");
}

/* Figures that are pinned only block; the option lets them strike. */
static void who_is_pinned_only_blocks(void **state)
{
    (void)state;
    unit_of("company")->pinned_by_morale = true;
    const struct ruling *fought = play(FIGHT "'dice':[9,1]");
    assert_string_equal(word_of(fought, "result"), "blocked");
    assert_true(has_reason(fought, "D12-HTH-4"));
    assert_string_equal(word_of(play(CHARGED AT_FOUR ",'dice':[12,1,9]"), "fights/0/melee/result"), "blocked");
    set_option("pinned_in_combat", "fights");
    assert_string_equal(word_of(play(FIGHT "'dice':[9,1]"), "result"), "kills");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(who_gives_way_fights_back),           TEST(who_has_retreated_is_met_and_fights),
        TEST(who_is_out_of_coherency_only_blocks), TEST(who_is_charged_out_of_coherency_only_blocks),
        TEST(who_is_pinned_only_blocks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
