/* How many figures of a d12 unit are free to charge, where some of those who are busy may be among its losses
 * (A-D12-35, A-D12-36): nobody has said whom the killed were among, and what may be free may charge. */
#include "d12_table.h"

#define TWO                                                                                                            \
    "'step':'charge','units':{'chargers':['company','company'],'charged':'tom'},"                                      \
    "'input':{'chargers':[{'distance':4},{'distance':4}]}"
#define THREE                                                                                                          \
    "'step':'charge','units':{'chargers':['company','company','company'],'charged':'tom'},"                            \
    "'input':{'chargers':[{'distance':4},{'distance':4},{'distance':4}]}"
#define GIVES_WAY ",'dice':[1]" /* who is charged does, so that nobody is hurt */

static void assert_charges(const char *members)
{
    const struct ruling *ruling = play(members);
    if (ruling->status != RULING_RESOLVED)
        fail_msg("%s: %s", members, ruling->why->reasons[0].text);
}

/* Three are left of the company, of which so many have been lost, have fired and reload. */
static struct d12_roster_unit *three_left(int32_t losses, int32_t fired, int32_t reloading)
{
    struct d12_roster_unit *company = unit_of("company");
    company->figures = 3;
    company->losses = losses;
    company->fired = fired;
    company->reloading = reloading;
    return company;
}

/* One has fired and one reloads when two are killed, who may be these two: three are free, or one. */
static void the_killed_may_have_been_busy(void **state)
{
    (void)state;
    three_left(2, 1, 1);
    assert_charges(THREE GIVES_WAY);
}

/* But if one was killed before, or lives for certain, one alone is free who may charge. */
static void who_was_busy_afterwards_lives(void **state)
{
    (void)state;
    three_left(1, 1, 1);
    assert_charges(TWO GIVES_WAY);
    tear_down(state);
    set_up(state);
    struct d12_roster_unit *company = three_left(7, 1, 1);
    company->fired_alive = company->unready_alive = 1;
    assert_barred(TWO, "D12-MOV-3");
}

/* And so where nothing else keeps them from it. */
static void all_who_reloaded_may_be_dead(void **state)
{
    (void)state;
    three_left(2, 0, 2);
    assert_charges(THREE GIVES_WAY);
    tear_down(state);
    set_up(state);
    three_left(2, 0, 2)->unready_alive = 2;
    assert_barred(TWO, "D12-MOV-3");
}

/* Two of five have fired when two are killed: whether they are the dead nobody has said, and three may charge. */
static void all_who_fired_may_be_dead(void **state)
{
    (void)state;
    struct d12_roster_unit *company = unit_of("company");
    company->figures = 5;
    company->has_officer = false;
    play("'step':'volley','units':{'firers':['company'],'target':'tom'},"
         "'input':{'shooters':[{'range':8,'figures':2}]},'dice':[2,2]");
    assert_int_equal(company->fired_alive, 2);
    assert_int_equal(d12_roster_shooters(company), 3);
    hurt("company", "'step':'damage-roll','units':{'target':'company'},'dice':[12]");
    assert_int_equal(company->fired, 2);
    assert_int_equal(company->fired_alive, 1);
    assert_int_equal(d12_roster_shooters(company), FIELD_ABSENT);
    hurt("company", "'step':'damage-roll','units':{'target':'company'},'dice':[12]");
    assert_int_equal(company->fired_alive, 0);
    play("'step':'morale-check','units':{'unit':'company'},'dice':[12]");
    assert_charges(THREE GIVES_WAY);
    next_turn();
    assert_int_equal(company->fired_alive, 0);
    play("'step':'ranged-attack','units':{'firer':'company'},'input':{'range':8},'dice':[5]");
    assert_int_equal(company->fired_alive, 1); /* he lives, though others fell before */
    assert_barred(THREE, "D12-MOV-3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(the_killed_may_have_been_busy),
        TEST(who_was_busy_afterwards_lives),
        TEST(all_who_reloaded_may_be_dead),
        TEST(all_who_fired_may_be_dead),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
