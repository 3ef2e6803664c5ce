/* Units of the table rules: what rulings do to them, and which may be named. */
#include "roster_table.h"

static int set_up(void **state)
{
    (void)state;
    lay_out("tt", "{'id':'raw','side':'red','quality':'raw','figures':10},"
                  "{'id':'trained','side':'red','quality':'trained','target':8,'figures':10},"
                  "{'id':'elite','side':'red','quality':'elite','target':8,'figures':1}");
    return 0;
}

#define KILLED                                                                                                         \
    "'step':'damage-roll','units':{'target':'elite'},'input':{'hits':1,'table':{'sides':6,'rows':[{'lo':1,'hi':6,'"    \
    "result':'kill'}]}},'dice':[6]"

/* The clause by which a pinned unit is destroyed. */
static const char *destroying_clause(const char *unit, const char *dice)
{
    static struct effects effects;
    char question[300];
    set_up(NULL);
    snprintf(question, sizeof question,
             "'step':'pinned-charge','units':{'unit':'%s'},'input':{'charge_successful':true}%s%s", unit,
             dice ? ",'dice':" : "", dice ? dice : "");
    const struct ruling *ruling = play(question);
    assert_string_equal(fate_of(unit), "destroyed");
    effects.count = 0;
    ruling->step->effects(&ruling->question, ruling->status, ruling->outcome, &effects);
    assert_int_equal(effects.count, 1);
    return effects.list[0].clause;
}

static void what_destroys_a_pinned_unit(void **state)
{
    (void)state;
    assert_string_equal(destroying_clause("raw", NULL), "TT-PIN-1");
    assert_string_equal(destroying_clause("trained", "[2,3]"), "TT-PIN-2");
    assert_string_equal(destroying_clause("elite", "[1,2]"), "TT-PIN-4");
    assert_string_equal(destroying_clause("elite", "[1,1]"), "TT-PIN-5");
}

/* The damage of a round is suffered before it is scored: the unit that it wiped out takes part in the scoring. */
static void a_round_is_scored_after_its_damage(void **state)
{
    (void)state;
    play(KILLED);
    assert_string_equal(fate_of("elite"), "removed");
    play("'step':'melee-score','units':{'side1':'elite','side2':'trained'},'input':{'side1':['kill'],'side2':['kill','"
         "kill']}");
    assert_true(is_due("trained", "morale_check"));
}

static void units_that_are_gone_take_no_part(void **state)
{
    (void)state;
    play(KILLED);
    assert_refused("'step':'initiative-order','units':{'units':['trained','elite']}", ERROR_UNIT_OUT, "/units/units/1");
    assert_refused("'step':'damage-roll','units':{'target':'elite'},'input':{'hits':1}", ERROR_UNIT_OUT,
                   "/units/target");
    assert_refused("'step':'morale-check','units':{'unit':'elite'}", ERROR_UNIT_OUT, "/units/unit");
    assert_refused("'step':'pinned-charge','units':{'unit':'elite'},'input':{'charge_successful':true}", ERROR_UNIT_OUT,
                   "/units/unit");
    assert_refused("'step':'melee-round','units':{'side1':'trained','side2':'trained'}", ERROR_NOT_UNIQUE,
                   "/units/side2");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(what_destroys_a_pinned_unit, set_up),
        cmocka_unit_test_setup(a_round_is_scored_after_its_damage, set_up),
        cmocka_unit_test_setup(units_that_are_gone_take_no_part, set_up),
    };
    return cmocka_run_group_tests(tests, NULL, sweep);
}
