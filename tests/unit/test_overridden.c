/* What a unit's profile, kind or rank says of it is known as well as what stands in the roster: given otherwise it
 * wins, and is listed as overridden (X-KNOW). */
#include "roster_table.h"

static bool is_overridden(const char *pointer)
{
    for (int32_t i = 0; i < table_overridden->count; i++)
        if (strcmp(table_overridden->list[i], pointer) == 0)
            return true;
    return false;
}

/* Resolved, and this input is listed alone; NULL: none is. */
static void assert_listed(const char *question, const char *pointer)
{
    assert_int_equal(play(question)->status, RULING_RESOLVED);
    assert_int_equal(table_overridden->count, pointer ? 1 : 0);
    if (pointer && !is_overridden(pointer))
        fail_msg("%s: %s is not listed", question, pointer);
}

#define FIRES(more)                                                                                                    \
    "'step':'ranged-attack','units':{'firer':'reed','target':'lang'},'input':{'range':10,'action':'pivot'" more "},"   \
    "'dice':[6,6,3]"
#define HURTS "'step':'damage-roll','units':{'target':'lang'},'input':{'strength':30},'dice':[1,1,1,1]"
#define RUNS(more) "'step':'movement','units':{'figure':'moss'},'input':{'action':'run','inches':2" more "}"
#define DRIVES(more)                                                                                                   \
    "'step':'afv-movement','units':{'vehicle':'tiger'},'input':{'segments':[{'terrain':'open','inches':1}]" more "}"

static void set_out_the_war(void)
{
    lay_out("tft-ww2", "{'id':'reed','side':'red','profile':'private','weapon':'rifle'},"
                       "{'id':'moss','side':'red','profile':'private','weapon':'rifle'},"
                       "{'id':'lang','side':'blue','profile':'private','weapon':'rifle'},"
                       "{'id':'tiger','side':'blue','kind':'afv','drive':'tracked','movement_points':12}");
}

static void the_attributes_of_a_profile(void **state)
{
    (void)state;
    set_out_the_war();
    assert_listed(RUNS(",'movement':30"), "/input/movement");
    set_out_the_war();
    assert_listed(RUNS(""), NULL);
    set_out_the_war();
    assert_listed(FIRES(",'dexterity':12"), NULL);
    set_out_the_war();
    assert_listed(FIRES(",'dexterity':30"), "/input/dexterity");
    assert_listed(HURTS, "/input/strength");
    assert_listed(DRIVES(",'movement_points':30"), "/input/movement_points");
}

#define SHOOTS(more)                                                                                                   \
    "'step':'ranged-attack','units':{'firer':'watch','target':'impi'},'input':{'range':8" more "},'dice':[1,1,1,1,1,"  \
    "1]"
#define WALKS(more) "'step':'movement','units':{'unit':'impi'},'input':{'terrain':'open'" more "}"

static void set_out_the_colony(void)
{
    lay_out("colonial",
            "{'id':'watch','side':'red','kind':'regular_infantry','weapon':'modern_rifle','leadership':7,'figures':6},"
            "{'id':'impi','side':'blue','kind':'tribal_infantry','leadership':6,'figures':12}");
}

static void the_values_of_a_kind(void **state)
{
    (void)state;
    set_out_the_colony();
    assert_listed(SHOOTS(",'fire_value':2"), "/input/fire_value");
    set_out_the_colony();
    assert_listed(SHOOTS(""), NULL);
    set_out_the_colony();
    assert_listed(WALKS(",'move':48"), "/input/move");
    set_out_the_colony();
    assert_listed(
        "'step':'activation','units':{'unit':'watch'},'input':{'action':'attack','discipline':3},'dice':[6,6]",
        "/input/discipline");
}

#define WOUNDS(more) "'step':'damage-roll','units':{'target':'bob'}" more ",'dice':[4]"

static void the_wounds_of_a_rank(void **state)
{
    (void)state;
    for (int again = 0; again < 2; again++) {
        lay_out("d12-skirmish", "{'id':'ann','side':'red','game':'individual','weapon':'rifled_musket','figures':1},"
                                "{'id':'bob','side':'blue','game':'individual','figures':1}");
        play("'step':'ranged-attack','units':{'firer':'ann','target':'bob'},'input':{'range':8},'dice':[9]");
        if (again)
            assert_listed(WOUNDS(""), NULL);
        else
            assert_listed(WOUNDS(",'input':{'wounds_max':1}"), "/input/wounds_max");
    }
}

/* What a unit may do follows from its kind, and what an activation lets it do is on record: another kind has other
 * lists (MWK-UNIT). */
static void an_activation_by_another_kind(void **state)
{
#define BURGHERS(more)                                                                                                 \
    "'step':'activation','units':{'unit':'mi'},'input':{'action':'fire','kind':'regular_infantry'}" more
    (void)state;
    lay_out("colonial", "{'id':'mi','side':'blue','kind':'irregular_mounted_infantry','leadership':6,'figures':6}");
    assert_barred(BURGHERS(""), "MWK-UNIT");
    assert_int_equal(play(BURGHERS(",'override':{'reason':'They are on foot.'}"))->status, RULING_RESOLVED);
    assert_true(is_overridden("/input/kind"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(the_attributes_of_a_profile, sweep),
        cmocka_unit_test_teardown(the_values_of_a_kind, sweep),
        cmocka_unit_test_teardown(the_wounds_of_a_rank, sweep),
        cmocka_unit_test_teardown(an_activation_by_another_kind, sweep),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
