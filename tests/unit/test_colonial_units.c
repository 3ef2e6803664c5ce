/* Units of the colonial rules: what rulings do to them, which tests are due then, and what each of these takes. */
#include "colonial/colonial.h"
#include "roster_table.h"

#define IMPI(id, figures)                                                                                              \
    "{'id':'" id "','side':'blue','kind':'tribal_infantry','weapon':'ragtag','leadership':6,'figures':" figures "}"
#define LINE                                                                                                           \
    "{'id':'watch','side':'red','kind':'regular_infantry','weapon':'modern_rifle','leadership':7,'figures':6},"        \
    "{'id':'mounted','side':'red','kind':'regular_mounted_infantry','leadership':7,'figures':6}"
#define FIRE(dice) "'step':'ranged-attack','units':{'firer':'watch','target':'impi'},'input':{'range':8},'dice':" dice
#define FOUR "[6,6,6,6,1,1]"
#define TWO "[6,6,1,1,1,1]"

static int set_up(void **state)
{
    (void)state;
    lay_out("colonial", LINE "," IMPI("impi", "12") "," IMPI("friend", "2"));
    return 0;
}

/* The impi attacks, hits nobody, and is beaten with three hits. */
static void be_beaten(void)
{
    char question[500];
    int32_t figures = of("impi", "figures");
    int used = snprintf(question, sizeof question,
                        "'step':'melee-score','units':{'attacker':'impi','defender':'watch'},'dice':[");
    for (int32_t i = 0; i < figures; i++)
        used += snprintf(question + used, sizeof question - (size_t)used, "1,");
    snprintf(question + used, sizeof question - (size_t)used, "6,6,6,1,1,1]");
    play(question);
}

/* -1 for each casualty of the fire, and for nothing else: another test finds none of them. */
static void a_test_takes_only_what_made_it_due(void **state)
{
    (void)state;
    play(FIRE(FOUR));
    play("'step':'ranged-attack','units':{'firer':'watch','target':'friend'},'input':{'range':8},'dice':[6,6,1,1,1,1]");
    assert_string_equal(fate_of("friend"), "removed");
    assert_true(is_due("impi", "pin_test_as_witness") && is_due("impi", "pin_test_after_fire"));
    const struct ruling *ruling =
        play("'step':'morale-check','units':{'witness':'impi'},'input':{'distance':6},'dice':[4,4]");
    const struct colonial_pin *pin = ruling->outcome;
    assert_int_equal(pin->test.modifier, pin->test.total - 8);
    assert_true(pin->test.passed);
    assert_false(is_due("impi", "pin_test_as_witness"));
    assert_true(is_due("impi", "pin_test_after_fire"));
    int32_t discipline = pin->test.modifier;
    pin = play("'step':'morale-check','units':{'after_fire':'impi'},'dice':[4,4]")->outcome;
    assert_int_equal(pin->test.modifier, discipline - 4);
    assert_false(pin->test.passed);
    assert_false(is_due("impi", "pin_test_after_fire"));
    assert_int_equal(of("impi", "pinned_markers"), 1);
}

/* Beaten twice, it tests twice; fire that is not tested for yet does not get into it. */
static void every_attack_has_its_test(void **state)
{
    (void)state;
    play(FIRE(TWO));
    be_beaten();
    be_beaten();
    assert_int_equal(of("impi", "beaten"), 2);
    for (int left = 1; left >= 0; left--) {
        play("'step':'morale-check','units':{'after_attack':'impi'},'dice':[6,6]");
        assert_int_equal(of("impi", "beaten"), left);
        assert_int_equal(is_due("impi", "pin_test_after_attack"), left);
    }
    assert_true(is_due("impi", "pin_test_after_fire"));
}

static void every_loss_has_its_throw_for_the_leader(void **state)
{
    (void)state;
    play(FIRE(TWO));
    play(FIRE(TWO));
    be_beaten();
    play("'step':'leader-casualty','units':{'after_fire':'impi'},'dice':[1,2]");
    assert_true(is_due("impi", "leader_test_after_fire"));
    play("'step':'leader-casualty','units':{'after_attack':'impi'},'dice':[1,2]");
    assert_false(is_due("impi", "leader_test_after_attack"));
    play("'step':'leader-casualty','units':{'after_fire':'impi'},'dice':[1,1]");
    assert_false(of("impi", "has_leader"));
    assert_int_equal(of("impi", "leader_fire_tests"), 0);
    assert_refused("'step':'leader-casualty','units':{'after_fire':'impi'}", ERROR_MISSING_FIELD, "/input/casualties");
}

/* A killed leader leaves no throw behind that his successor would owe. */
static void nothing_is_owed_for_the_dead(void **state)
{
    (void)state;
    play(FIRE(TWO));
    be_beaten();
    play("'step':'leader-casualty','units':{'after_attack':'impi'},'dice':[1,1]");
    assert_int_equal(of("impi", "leader_fire_tests"), 0);
    assert_int_equal(of("impi", "leader_attack_tests"), 0);
}

/* Existing markers always stay, whatever the question says of them. */
static void markers_are_added(void **state)
{
    static const char passed[] = "'step':'volley','units':{'firer':'watch','target':'impi'},'input':{'range':8,"
                                 "'target':{'pinned_markers':0}},'dice':[6,6,1,1,1,1,3,4,6,6]";
    (void)state;
    play(FIRE(TWO));
    play("'step':'morale-check','units':{'after_fire':'impi'},'dice':[1,2]");
    play(passed);
    assert_int_equal(of("impi", "pinned_markers"), 1);
    play("'step':'volley','units':{'firer':'watch','target':'impi'},'input':{'range':8},'dice':[6,6,1,1,1,1,3,4,1,1]");
    assert_int_equal(of("impi", "pinned_markers"), 2);
    play("'step':'rally','units':{'unit':'impi'},'dice':[6,6]");
    assert_int_equal(of("impi", "pinned_markers"), 0);
}

/* Mounted infantry fires as the unit table says. */
static void hits_know_the_weapon_of_the_table(void **state)
{
    (void)state;
    play("'step':'damage-roll','units':{'by':'mounted','target':'impi'},'input':{'cause':'fire','hits':2,'band':'short'"
         "},"
         "'dice':[3,4]");
    assert_int_equal(of("impi", "figures"), 10);
    assert_int_equal(of("impi", "fire_casualties"), 2);
}

static void units_that_are_gone_take_no_part(void **state)
{
    static const char *const questions[][2] = {
        {"'step':'rally','units':{'unit':'friend'}", "/units/unit"},
        {"'step':'morale-check','units':{'witness':'friend'}", "/units/witness"},
        {"'step':'leader-casualty','units':{'after_fire':'friend'}", "/units/after_fire"},
        {"'step':'ranged-attack','units':{'firer':'watch','target':'friend'},'input':{'range':8}", "/units/target"},
        {"'step':'volley','units':{'firer':'watch','target':'friend'},'input':{'range':8}", "/units/target"},
        {"'step':'melee-score','units':{'attacker':'watch','defender':'friend'}", "/units/defender"},
        {"'step':'assault','units':{'attacker':'watch','defender':'friend'}", "/units/defender"},
    };
    (void)state;
    play("'step':'ranged-attack','units':{'firer':'watch','target':'friend'},'input':{'range':8},'dice':[6,6,1,1,1,1]");
    for (size_t i = 0; i < LENGTH(questions); i++)
        assert_refused(questions[i][0], ERROR_UNIT_OUT, questions[i][1]);
    assert_int_equal(of("impi", "friends_removed"), 1);
    assert_refused("'step':'assault','units':{'attacker':'watch','defender':'watch'}", ERROR_NOT_UNIQUE,
                   "/units/defender");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_test_takes_only_what_made_it_due, set_up),
        cmocka_unit_test_setup(every_attack_has_its_test, set_up),
        cmocka_unit_test_setup(every_loss_has_its_throw_for_the_leader, set_up),
        cmocka_unit_test_setup(nothing_is_owed_for_the_dead, set_up),
        cmocka_unit_test_setup(markers_are_added, set_up),
        cmocka_unit_test_setup(hits_know_the_weapon_of_the_table, set_up),
        cmocka_unit_test_setup(units_that_are_gone_take_no_part, set_up),
    };
    return cmocka_run_group_tests(tests, NULL, sweep);
}
