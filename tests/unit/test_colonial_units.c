/* Units of the colonial rules: what rulings do to them, which tests are due then, and what each of these takes. */
#include "members.h"
#include "referee/actions.h"
#include "roster_table.h"
#include "rulesets/colonial/colonial_roster.h"

#define IMPI(id, figures)                                                                                              \
    "{'id':'" id "','side':'blue','kind':'tribal_infantry','weapon':'ragtag','leadership':6,'figures':" figures "}"
#define LINE                                                                                                           \
    "{'id':'watch','side':'red','kind':'regular_infantry','weapon':'modern_rifle','leadership':7,'figures':6},"        \
    "{'id':'mounted','side':'red','kind':'regular_mounted_infantry','leadership':7,'figures':6}"
#define FIRE(dice) "'step':'ranged-attack','units':{'firer':'watch','target':'impi'},'input':{'range':8},'dice':" dice
#define FOUR "[6,6,6,6,1,1]"
#define TWO "[6,6,1,1,1,1]"

/* What was done in a turn is done with in the next. */
static void next_turn(void)
{
    roster_turn(&roster, roster.turn + 1, 0);
}

static int set_up(void **state)
{
    (void)state;
    lay_out("colonial", LINE "," IMPI("impi", "12") "," IMPI("friend", "2"));
    return 0;
}

/* What it may not do before its tests the umpire lets it do. */
#define ATTACKS ",'override':{'reason':'The test is an example.'}"
#define ACTIVATE(id, action, dice)                                                                                     \
    "'step':'activation','units':{'unit':'" id "'},'input':{'action':'" action "'},'dice':" dice

/* The impi attacks, hits nobody, and is beaten with three hits. */
static void be_beaten(const char *more)
{
    char question[500];
    int32_t figures = of("impi", "figures");
    int used = snprintf(question, sizeof question,
                        "'step':'melee-score','units':{'attacker':'impi','defender':'watch'},'dice':[");
    for (int32_t i = 0; i < figures; i++)
        used += snprintf(question + used, sizeof question - (size_t)used, "1,");
    snprintf(question + used, sizeof question - (size_t)used, "6,6,6,1,1,1]%s", more);
    play(question);
}

/* By fire of the watch; its leader lives. */
static void be_pinned(void)
{
    play(FIRE(TWO));
    play("'step':'leader-casualty','units':{'after_fire':'impi'},'dice':[1,2]");
    play("'step':'morale-check','units':{'after_fire':'impi'},'dice':[1,2]");
}

/* -1 for each casualty of the fire, and for nothing else: another test finds none of them. */
static void a_test_takes_only_what_made_it_due(void **state)
{
    (void)state;
    play(FIRE(FOUR));
    next_turn();
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
    be_beaten(ATTACKS);
    be_beaten(ATTACKS);
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
    next_turn();
    play(FIRE(TWO));
    be_beaten(ATTACKS);
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
    static const char *const throws[] = {"'step':'leader-casualty','units':{'after_attack':'impi'},'dice':[1,1]",
                                         "'step':'leader-casualty','units':{'after_fire':'impi'},'dice':[1,1]"};
    for (size_t i = 0; i < LENGTH(throws); i++) {
        set_up(state);
        play(FIRE(TWO));
        be_beaten(ATTACKS);
        play(throws[i]);
        assert_int_equal(of("impi", "leader_fire_tests"), 0);
        assert_int_equal(of("impi", "leader_attack_tests"), 0);
    }
}

/* Existing markers always stay, whatever the question says of them. */
static void markers_are_added(void **state)
{
    static const char passed[] = "'step':'volley','units':{'firer':'watch','target':'impi'},'input':{'range':8,"
                                 "'target':{'pinned_markers':1}},'dice':[6,6,1,1,1,1,3,4,6,6]";
    (void)state;
    be_pinned();
    next_turn();
    play(passed);
    assert_int_equal(of("impi", "pinned_markers"), 1);
    next_turn();
    assert_barred("'step':'volley','units':{'firer':'watch','target':'impi'},'input':{'range':8,"
                  "'target':{'pinned_markers':0}},'dice':[6,6,1,1,1,1,3,4,6,6]",
                  "MWK-PIN-3");
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

/* MWK-FIR-3, MWK-FIR-7: a die for each figure, two for each crewman, half where they skirmish. */
static void typed_hits_are_no_more_than_the_dice(void **state)
{
    static const char hits[] =
        "'step':'damage-roll','units':{'by':'%s','target':'impi'},'input':{'cause':'fire','hits':%d,"
        "'weapon':'%s','band':'short'},'dice':[3,4]";
    static const struct {
        const char *by, *weapon;
        int32_t most;
    } firers[] = {{"watch", "modern_rifle", 6}, {"skirmishers", "modern_rifle", 4}, {"guns", "field_gun", 8}};
    char question[300];
    (void)state;
    for (size_t i = 0; i < LENGTH(firers); i++) {
        lay_out("colonial",
                LINE "," IMPI("impi", "40") ",{'id':'skirmishers','side':'red','kind':'regular_infantry','weapon':"
                                            "'modern_rifle','leadership':7,'figures':9,'skirmishing':true},"
                                            "{'id':'guns','side':'red','kind':'well_drilled_crewed_weapon',"
                                            "'weapon':'field_gun','leadership':7,'figures':4}");
        snprintf(question, sizeof question, hits, firers[i].by, firers[i].most + 1, firers[i].weapon);
        assert_barred(question, "MWK-FIR-3");
        snprintf(question, sizeof question, hits, firers[i].by, firers[i].most, firers[i].weapon);
        play(question);
        assert_int_equal(of("impi", "figures"), 40 - firers[i].most);
    }
}

/* Twelve at most serve a rocket; who has more says how many do, and is not told that it has fewer (X-KNOW). */
static void more_than_can_fire_are_no_fewer(void **state)
{
    (void)state;
    lay_out("colonial", "{'id':'rocket','side':'red','kind':'well_drilled_crewed_weapon','weapon':'rocket',"
                        "'leadership':7,'figures':14}," IMPI("impi", "12"));
#define ROCKET "'step':'rocket-fire','units':{'firer':'rocket','target':'impi'},"
    play("'step':'activation','units':{'unit':'rocket'},'input':{'action':'fire'},'dice':[6,6]");
    assert_refused(ROCKET "'input':{'range':20}", ERROR_OUT_OF_RANGE, "/input/figures");
    assert_int_equal(play(ROCKET "'input':{'range':20,'figures':1},'dice':[6,6]")->status, RULING_RESOLVED);
    assert_barred(ROCKET "'input':{'range':20}", "MWK-UNIT"); /* how many would be, nobody has to say */
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

/* ---- what a state keeps a unit from ---- */

/* Finding 5: a failed rally was asked again until it passed, and the rallied unit acted in the same turn. */
static void a_pinned_unit_rallies_once_a_turn_and_acts_in_the_next(void **state)
{
    (void)state;
    be_pinned();
    assert_true(is_due("impi", "rally"));
    assert_barred("'step':'movement','units':{'unit':'impi'}", "MWK-ACT-3");
    assert_barred(ACTIVATE("impi", "attack", "[6,6]"), "MWK-ACT-3");
    play("'step':'rally','units':{'unit':'impi'},'dice':[2,3]");
    assert_int_equal(of("impi", "pinned_markers"), 1);
    assert_false(is_due("impi", "rally"));
    assert_barred("'step':'rally','units':{'unit':'impi'},'dice':[6,6]", "A-MWK-28");
    assert_non_null(strstr(barred_text, "next turn"));
    next_turn();
    assert_true(is_due("impi", "rally"));
    play("'step':'rally','units':{'unit':'impi'},'dice':[6,6]");
    assert_int_equal(of("impi", "pinned_markers"), 0);
    assert_barred("'step':'movement','units':{'unit':'impi'}", "MWK-RAL-2");
    assert_barred(ACTIVATE("impi", "attack", "[6,6]"), "MWK-RAL-2");
    next_turn();
    play("'step':'movement','units':{'unit':'impi'}");
}

/* X-OVER: the state of being pinned bars no activation that the umpire lets happen; the test that its list asks for is
 * thrown, and what stands on neither list stays so. */
static void the_umpire_lets_a_pinned_unit_act(void **state)
{
    (void)state;
    be_pinned();
    const struct ruling *ruling = play(ACTIVATE("impi", "move", "[]") ATTACKS);
    assert_int_equal(ruling->status, RULING_RESOLVED);
    assert_string_equal(ruling->why->reasons[ruling->why->count - 1].clause, "MWK-ACT-1");
    assert_int_equal(of("impi", "pinned_markers"), 1);
    next_turn();
    play(ACTIVATE("impi", "fire", "[6,6]") ATTACKS);
    assert_true(of("impi", "action_open"));
    next_turn();
    ruling = play(ACTIVATE("impi", "volley_fire", "[]") ATTACKS);
    assert_int_equal(ruling->status, RULING_NOT_PERMITTED);
    assert_string_equal(ruling->why->reasons[1].clause, "X-OVER");
    assert_non_null(strstr(ruling->why->reasons[1].text, "is a rule of the step: ask it otherwise"));
}

static void a_unit_pinned_after_its_action_rallies_next_turn(void **state)
{
    (void)state;
    play("'step':'movement','units':{'unit':'impi'}");
    be_pinned();
    assert_false(is_due("impi", "rally"));
    assert_barred("'step':'rally','units':{'unit':'impi'},'dice':[6,6]", "MWK-UNIT");
    next_turn();
    assert_true(is_due("impi", "rally"));
}

static void who_owes_a_test_does_nothing_else_first(void **state)
{
    (void)state;
    play(FIRE(TWO));
    assert_barred("'step':'movement','units':{'unit':'impi'}", "MWK-FIR-9");
    play("'step':'leader-casualty','units':{'after_fire':'impi'},'dice':[3,4]");
    assert_barred("'step':'movement','units':{'unit':'impi'}", "MWK-PIN-1");
    play("'step':'morale-check','units':{'after_fire':'impi'},'dice':[6,6]");
    play("'step':'movement','units':{'unit':'impi'}");
}

/* Finding 5: a unit acted as often as one asked. */
static void a_unit_has_one_action_a_turn(void **state)
{
    (void)state;
    play(FIRE(TWO));
    assert_barred(FIRE(TWO), "MWK-UNIT");
    assert_barred(ACTIVATE("watch", "move", "[6,6]"), "MWK-UNIT");
    next_turn();
    assert_barred("'step':'movement','units':{'unit':'watch'}", "MWK-ACT-1");
    play(ACTIVATE("watch", "move", "[6,6]"));
    assert_barred(FIRE(TWO), "MWK-UNIT");
    play("'step':'movement','units':{'unit':'watch'}");
    assert_barred("'step':'movement','units':{'unit':'watch'}", "MWK-UNIT");
}

static void a_failed_test_is_the_end_of_the_turn(void **state)
{
    (void)state;
    play(ACTIVATE("watch", "move", "[1,1]"));
    assert_barred(ACTIVATE("watch", "move", "[6,6]"), "A-MWK-27");
    assert_barred(FIRE(TWO), "A-MWK-27");
    ((struct colonial_options *)options)->failed_activation = COLONIAL_FAILED_FREE;
    assert_barred("'step':'movement','units':{'unit':'watch'}", "A-MWK-27");
    play(FIRE(TWO));
    assert_barred(FIRE(TWO), "MWK-UNIT");
}

/* Finding 5: a passed volley-fire activation was not carried. */
static void a_volley_that_was_passed_is_the_next_fire(void **state)
{
    (void)state;
    assert_barred("'step':'ranged-attack','units':{'firer':'watch','target':'impi'},'input':{'range':8,'volley':true}",
                  "MWK-ACT-1");
    play(ACTIVATE("watch", "volley_fire", "[6,6]"));
    assert_barred("'step':'ranged-attack','units':{'firer':'watch','target':'impi'},'input':{'range':8,'volley':false}",
                  "A-MWK-31");
    const struct colonial_ranged_attack *fire = play(FIRE("[4,4,1,1,1,1]"))->outcome;
    assert_int_equal(fire->needed, 4);
    assert_int_equal(fire->hits, 2);
    assert_false(of("watch", "action_open"));
}

/* Where any number of actions is allowed, other fire follows: the volley has been fired. */
static void a_volley_is_fired_once(void **state)
{
    (void)state;
    ((struct colonial_options *)options)->actions_per_turn = COLONIAL_ANY_ACTIONS;
    play(ACTIVATE("watch", "volley_fire", "[6,6]"));
    const struct colonial_ranged_attack *fire = play(FIRE("[4,1,1,1,1,1]"))->outcome;
    assert_int_equal(fire->needed, 4);
    fire = play(FIRE("[4,1,1,1,1,1]"))->outcome;
    assert_int_equal(fire->needed, 5);
    assert_int_equal(fire->hits, 0);
}

static void skirmishers_move_and_fire_once_each(void **state)
{
    (void)state;
    play(ACTIVATE("watch", "skirmish", "[6,6]"));
    assert_true(of("watch", "skirmishing"));
    const struct colonial_ranged_attack *fire = play(FIRE("[6,6,6]"))->outcome;
    assert_int_equal(fire->dice, 3);
    assert_barred(FIRE("[6,6,6]"), "MWK-UNIT");
    assert_true(of("watch", "action_open"));
    assert_int_equal(play("'step':'movement','units':{'unit':'watch'}")->status, RULING_RESOLVED);
    assert_false(of("watch", "action_open"));
    assert_barred("'step':'movement','units':{'unit':'watch'}", "MWK-UNIT");
    next_turn();
    assert_false(of("watch", "skirmishing"));
    play(ACTIVATE("watch", "skirmish", "[6,6]"));
    play("'step':'movement','units':{'unit':'watch'}");
    assert_true(of("watch", "action_open"));
    play(FIRE("[6,6,6]"));
    assert_false(of("watch", "action_open"));
}

/* Where skirmishers do not move, their fire is all that they may do (A-MWK-30). */
static void skirmishers_who_may_not_move_are_done_by_their_fire(void **state)
{
    (void)state;
    ((struct colonial_options *)options)->skirmish_move = COLONIAL_SKIRMISH_NO_MOVE;
    play(ACTIVATE("watch", "skirmish", "[6,6]"));
    assert_true(of("watch", "action_open"));
    play(FIRE("[6,6,6]"));
    assert_false(of("watch", "action_open"));
}

static void tribesmen_attack_after_the_double(void **state)
{
    (void)state;
    play(ACTIVATE("friend", "at_the_double", "[6,6]"));
    play("'step':'movement','units':{'unit':'friend'}");
    assert_barred("'step':'movement','units':{'unit':'friend'}", "MWK-UNIT");
    play("'step':'melee-score','units':{'attacker':'friend','defender':'watch'},'dice':[1,1,1,1,1,1,1,1]");
    assert_barred("'step':'melee-score','units':{'attacker':'friend','defender':'watch'}", "MWK-UNIT");
}

/* Where any number of actions is allowed, the next move is a plain one again. */
static void what_was_done_at_the_double_is_over(void **state)
{
    (void)state;
    ((struct colonial_options *)options)->actions_per_turn = COLONIAL_ANY_ACTIONS;
    play(ACTIVATE("mounted", "at_the_double", "[6,6]"));
    play("'step':'movement','units':{'unit':'mounted'}");
    assert_int_equal(of("mounted", "action"), COLONIAL_DO_AT_THE_DOUBLE);
    assert_int_equal(play("'step':'movement','units':{'unit':'mounted'}")->status, RULING_RESOLVED);
    assert_int_equal(of("mounted", "action"), COLONIAL_DO_MOVE);
}

/* Skirmishing as a stance is an action of its own, and a move after it is a whole one and ends it (A-MWK-30). */
static void a_stance_of_skirmishers_ends_by_a_move(void **state)
{
    (void)state;
    ((struct colonial_options *)options)->skirmish = COLONIAL_SKIRMISH_STANCE;
    play(ACTIVATE("impi", "skirmish", "[6,6]"));
    assert_false(of("impi", "action_open"));
    assert_barred("'step':'movement','units':{'unit':'impi'}", "MWK-UNIT");
    next_turn();
    assert_true(of("impi", "skirmishing"));
    const struct ruling *ruling = play("'step':'movement','units':{'unit':'impi'}");
    int32_t inches = member_number(ruling->step->outcome, ruling->outcome, "inches");
    assert_false(of("impi", "skirmishing"));
    next_turn();
    ruling = play("'step':'movement','units':{'unit':'impi'}");
    assert_int_equal(member_number(ruling->step->outcome, ruling->outcome, "inches"), inches);
}

/* Finding 5: gone to ground and close order never ended. */
static void stances_end(void **state)
{
    (void)state;
    play(ACTIVATE("impi", "go_to_ground", "[6,6]"));
    next_turn();
    assert_true(of("impi", "gone_to_ground"));
    play(ACTIVATE("impi", "stand_to", "[]"));
    assert_true(of("impi", "gone_to_ground"));
    next_turn();
    play("'step':'movement','units':{'unit':'impi'}");
    assert_false(of("impi", "gone_to_ground"));
    play(ACTIVATE("watch", "close_order", "[6,6]"));
    next_turn();
    play(FIRE(TWO));
    assert_true(of("watch", "close_order"));
    next_turn();
    play(ACTIVATE("watch", "at_the_double", "[6,6]"));
    assert_false(of("watch", "close_order"));
}

/* Who attacks has risen, though the umpire let it attack without a test that would have raised it (A-MWK-29). */
static void who_attacks_has_risen(void **state)
{
    static const char *const dice[COLONIAL_STANCE_ENDINGS] = {",'dice':[1,1,1,1,1,1,1,1]", ",'dice':[1,1,1,1,1,1,1]",
                                                              ",'dice':[1,1,1,1,1,1,1]"};
    char question[300];
    for (int32_t ends = 0; ends < COLONIAL_STANCE_ENDINGS; ends++) {
        set_up(state);
        ((struct colonial_options *)options)->stance_ends = ends;
        unit_set_number(field_find(rules->units->fields, "gone_to_ground", 14), unit_of("friend"), true);
        snprintf(question, sizeof question, "'step':'melee-score','units':{'attacker':'friend','defender':'watch'}%s%s",
                 ATTACKS, dice[ends]);
        const struct colonial_melee_score *score = play(question)->outcome;
        assert_int_equal(score->side[COLONIAL_ATTACKER].dice, ends == COLONIAL_ENDS_BY_ACTION ? 2 : 1);
    }
}

static void stances_end_as_the_option_says(void **state)
{
    struct colonial_options *readings = options;
    (void)state;
    readings->stance_ends = COLONIAL_ENDS_BY_TURN;
    play(ACTIVATE("impi", "go_to_ground", "[6,6]"));
    next_turn();
    assert_false(of("impi", "gone_to_ground"));
    readings->stance_ends = COLONIAL_ENDS_NEVER;
    play(ACTIVATE("impi", "go_to_ground", "[6,6]"));
    next_turn();
    play("'step':'movement','units':{'unit':'impi'}");
    assert_true(of("impi", "gone_to_ground"));
}

static void cover_and_position_are_remembered(void **state)
{
    (void)state;
    play("'step':'movement','units':{'unit':'impi'},'input':{'cover':'soft','position':'uphill'}");
    const struct colonial_ranged_attack *fire = play(FIRE(FOUR))->outcome;
    assert_int_equal(fire->loss.hits_required, 2);
    next_turn();
    const struct colonial_melee_score *score =
        play("'step':'melee-score','units':{'attacker':'mounted','defender':'impi'},"
             "'dice':[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],'override':{'reason':'Nobody tests it.'}")
            ->outcome;
    assert_int_equal(score->side[COLONIAL_DEFENDER].loss.hits_required, 2);
}

static bool is_assumed(const char *pointer)
{
    for (int32_t i = 0; i < table_assumed->count; i++)
        if (strcmp(table_assumed->list[i], pointer) == 0)
            return true;
    return false;
}

/* Finding 3: cover and position of which nobody had said anything were open ground without a word. */
static void what_is_assumed_is_said(void **state)
{
    (void)state;
    play(FIRE("[6,1,1,1,1,1]"));
    assert_true(is_assumed("/input/target/cover"));
    next_turn();
    play(ACTIVATE("mounted", "attack", "[6,6]"));
    play("'step':'melee-score','units':{'attacker':'mounted','defender':'friend'},'dice':[1,1,1,1,1,1,1,1]");
    assert_true(is_assumed("/input/defender/position"));
    next_turn();
    play("'step':'movement','units':{'unit':'friend'},'input':{'cover':'none','position':'none'}");
    assert_false(is_assumed("/input/cover"));
    play("'step':'ranged-attack','units':{'firer':'watch','target':'friend'},'input':{'range':8,'target':{'cover':"
         "'none'}},'dice':[1,1,1,1,1,1]");
    assert_false(is_assumed("/input/target/cover"));
}

#define FIRE_AT_FRIEND                                                                                                 \
    "'step':'ranged-attack','units':{'firer':'watch','target':'friend'},'input':{'range':8},'dice':[1,1,1,1,1,1]"
/* A unit whose move is nothing stays where it is, in the cover that it has. */
static void who_stays_keeps_its_cover(void **state)
{
    (void)state;
    play("'step':'movement','units':{'unit':'friend'},'input':{'cover':'hard','position':'obstacle'}");
    next_turn();
    play("'step':'movement','units':{'unit':'friend'},'input':{'move':0}");
    assert_false(is_assumed("/input/cover"));
    assert_false(is_assumed("/input/position"));
    play(FIRE_AT_FRIEND);
    assert_false(is_assumed("/input/target/cover"));
    next_turn();
    play("'step':'movement','units':{'unit':'friend'}");
    assert_true(is_assumed("/input/cover"));
    assert_true(is_assumed("/input/position"));
    play(FIRE_AT_FRIEND);
    assert_true(is_assumed("/input/target/cover"));
}

static void an_obstacle_halts_once(void **state)
{
    (void)state;
    play("'step':'movement','units':{'unit':'impi'},'input':{'terrain':'obstacle'}");
    assert_true(of("impi", "at_obstacle"));
    play("'step':'movement','units':{'unit':'impi'},'input':{'terrain':'obstacle'}" ATTACKS);
    assert_true(of("impi", "at_obstacle")); /* in a later turn it goes on, not in this one */
    next_turn();
    play("'step':'movement','units':{'unit':'impi'},'input':{'terrain':'obstacle'}");
    assert_false(of("impi", "at_obstacle"));
}

/* The ground that it held is left behind, and the obstacle at which it halted. */
static void who_retreats_has_left_its_ground(void **state)
{
    (void)state;
    play("'step':'movement','units':{'unit':'impi'},"
         "'input':{'terrain':'obstacle','cover':'soft','position':'obstacle'}");
    assert_true(of("impi", "at_obstacle"));
    be_beaten(ATTACKS);
    assert_false(of("impi", "at_obstacle"));
    assert_int_equal(of("impi", "cover"), COLONIAL_NO_COVER);
    assert_int_equal(of("impi", "position"), COLONIAL_ON_NOTHING);
}

/* So has who falls back when it rallies; and who routs is gone, which its friends may have seen (MWK-RAL-4). */
static void who_does_not_rally_falls_back_or_routs(void **state)
{
    (void)state;
    play("'step':'movement','units':{'unit':'impi'},'input':{'cover':'soft','position':'uphill'}");
    next_turn();
    unit_set_number(field_find(rules->units->fields, "pinned_markers", 14), unit_of("impi"), 1);
    play("'step':'rally','units':{'unit':'impi'},'dice':[1,3]");
    assert_string_equal(fate_of("impi"), "in play");
    assert_int_equal(of("impi", "cover"), COLONIAL_NO_COVER);
    assert_int_equal(of("impi", "position"), COLONIAL_ON_NOTHING);
    assert_int_equal(of("friend", "friends_removed"), 0);
    next_turn();
    play("'step':'rally','units':{'unit':'impi'},'dice':[1,1]");
    assert_string_equal(fate_of("impi"), "routed");
    assert_true(is_due("friend", "pin_test_as_witness"));
    assert_int_equal(of("watch", "friends_removed"), 0);
}

/* X-WHOSE: what nobody else can see is said, without dice and whatever else is unknown, and is due no more. */
static void who_did_not_see_it_need_not_test(void **state)
{
    (void)state;
    unit_set_number(field_find(rules->units->fields, "friends_removed", 15), unit_of("friend"), 2);
    const struct ruling *ruling = play("'step':'morale-check','units':{'witness':'friend'},'input':{'seen':false}");
    assert_int_equal(ruling->status, RULING_NOT_PERMITTED);
    assert_int_equal(ruling->dice->draw_count, 0);
    assert_string_equal(ruling->why->reasons[0].clause, "MWK-PIN-1");
    assert_int_equal(of("friend", "friends_removed"), 1); /* it may have seen the other one */
    assert_int_equal(of("friend", "pinned_markers"), 0);
    assert_refused("'step':'morale-check','units':{'after_fire':'friend'},'input':{'seen':false}",
                   ERROR_CONFLICTING_FIELDS, "/input/seen");
}

/* X-FATE: no more are lost than the roster has, in the sentence as in the effect, whatever the umpire lets be given. */
static void no_more_are_lost_than_there_are(void **state)
{
    char line[400];
    struct text text;
    (void)state;
    const struct ruling *ruling = play(
        "'step':'ranged-attack','units':{'firer':'watch','target':'friend'},'input':{'range':8,'target':{'figures':"
        "9}},'dice':[6,6,6,6,6,6]" ATTACKS);
    assert_string_equal(fate_of("friend"), "removed");
    assert_int_equal(of("impi", "friends_removed"), 1);
    text_start(&text, line, sizeof line);
    ruling->step->summarise(&ruling->question, ruling->outcome, &text);
    assert_non_null(strstr(line, "2 figures"));
}

/* Cavalry that won may attack once more in the turn (MWK-ATT-5). */
static void cavalry_that_won_attacks_again(void **state)
{
    static const char wins[] = "'step':'melee-score','units':{'attacker':'horse','defender':'impi'},'dice':"
                               "[6,6,1,1,1,1,1,1]";
    static const char again[] = "'step':'melee-score','units':{'attacker':'horse','defender':'impi'},'dice':"
                                "[1,1,1,1,1,1]";
    (void)state;
    lay_out("colonial",
            "{'id':'horse','side':'red','kind':'regular_cavalry','leadership':7,'figures':4}," IMPI("impi", "4"));
    play(wins);
    assert_int_equal(of("horse", "follow_up"), COLONIAL_SAME_UNIT);
    assert_int_equal(play(again)->status, RULING_RESOLVED);
    assert_int_equal(of("horse", "follow_up"), COLONIAL_NO_FOLLOW_UP);
    assert_barred(again, "MWK-UNIT");
}

/* Finding 7: figures typed beyond what the unit has were taken. */
static void no_more_figures_than_are_left(void **state)
{
    (void)state;
    assert_barred("'step':'ranged-attack','units':{'firer':'watch','target':'impi'},'input':{'range':8,'figures':7}",
                  "MWK-FIR-1");
    play("'step':'ranged-attack','units':{'firer':'watch','target':'impi'},'input':{'range':8,'figures':2},'dice':[1,"
         "1]");
}

/* X-FATE: five of twelve figures may all be killed, and the unit is not out. */
static void a_part_of_a_unit_that_is_killed_leaves_the_rest(void **state)
{
    (void)state;
    play("'step':'ranged-attack','units':{'firer':'watch','target':'impi'},'input':{'range':8,'target':{'figures':2}},"
         "'dice':[6,6,6,6,6,6]");
    assert_int_equal(of("impi", "figures"), 10);
    assert_string_equal(fate_of("impi"), "in play");
    assert_int_equal(of("friend", "friends_removed"), 0);
}

/* The tests of what is left, by each step; and the sentence is true (X-FATE, MWK-FIR-9, MWK-PIN-1, MWK-ATT-4). */
static void the_rest_of_a_unit_tests_as_one_that_lives(void **state)
{
    static const struct {
        const char *question, *summary;
        int32_t leader, pins; /* due, or thrown already */
    } parts[] = {
        {"'step':'ranged-attack','units':{'firer':'watch','target':'impi'},'input':{'range':8,'target':{'figures':2}},"
         "'dice':[6,6,6,6,6,6]",
         "watch fired at impi with 6 dice and made 6 hits: 2 figures of impi were killed; impi must throw for the "
         "leader and test for pinning.",
         1, 1},
        {"'step':'volley','units':{'firer':'watch','target':'impi'},'input':{'range':8,'target':{'figures':2}},"
         "'dice':[6,6,6,6,6,6,3,4,6,6]",
         "watch fired at impi with 6 dice and made 6 hits: 2 figures of impi were killed; impi passed the pin test "
         "with 10 (12-2) against 6, and ended with no pinned marker.",
         0, 0},
        {"'step':'damage-roll','units':{'by':'watch','target':'impi'},'input':{'cause':'fire','hits':6,'band':'short',"
         "'figures':2},'dice':[3,4]",
         "impi took 6 hits and lost 2 figures; impi must test for pinning.", 0, 1},
        {"'step':'melee-score','units':{'attacker':'watch','defender':'impi'},'input':{'defender':{'figures':2}},"
         "'dice':[6,6,6,6,6,6,1,1]",
         "watch attacked impi and won: 2 figures of impi were killed; impi retreated 4 inches and must test for "
         "pinning.",
         1, 1},
        {"'step':'assault','units':{'attacker':'watch','defender':'impi'},'input':{'defender':{'figures':2}},"
         "'dice':[6,6,6,6,6,6,1,1,3,4,6,6]",
         "watch attacked impi and won: 2 figures of impi were killed; impi retreated 4 inches; impi passed the pin "
         "test "
         "with 12 against 6, and ended with no pinned marker.",
         0, 0},
    };
    for (size_t i = 0; i < LENGTH(parts); i++) {
        char line[400];
        struct text text;
        set_up(state);
        if (strstr(parts[i].question, "attacker"))
            play(ACTIVATE("watch", "attack", "[6,6]"));
        const struct ruling *ruling = play(parts[i].question);
        text_start(&text, line, sizeof line);
        ruling->step->summarise(&ruling->question, ruling->outcome, &text);
        assert_string_equal(line, parts[i].summary);
        assert_int_equal(of("impi", "figures"), 10);
        assert_int_equal(of("impi", "leader_fire_tests") + of("impi", "leader_attack_tests"), parts[i].leader);
        assert_int_equal((of("impi", "fire_casualties") > 0) + of("impi", "beaten"), parts[i].pins);
        for (int32_t k = 0; k < ruling->why->count; k++)
            assert_null(strstr(ruling->why->reasons[k].text, "is removed: friendly"));
    }
}

/* Nothing was given, and nothing is said to have been. */
static void who_is_not_pinned_has_nothing_to_rally_from(void **state)
{
    (void)state;
    assert_barred("'step':'rally','units':{'unit':'impi'}", "MWK-PIN-3");
    assert_string_equal(barred_text, "it has no pinned markers to rally from");
}

static void friends_are_not_fired_at(void **state)
{
    (void)state;
    assert_barred("'step':'ranged-attack','units':{'firer':'watch','target':'mounted'},'input':{'range':8}",
                  "X-FRIEND");
    play(ACTIVATE("watch", "attack", "[6,6]"));
    assert_barred("'step':'assault','units':{'attacker':'watch','defender':'mounted'}", "X-FRIEND");
    assert_barred("'step':'damage-roll','units':{'by':'watch','target':'mounted'},"
                  "'input':{'cause':'fire','hits':2,'band':'short'}",
                  "X-FRIEND");
}

/* A-MWK-34: fire that was not tested for counts on. */
static void a_round_of_fire_goes_on_until_it_is_tested(void **state)
{
    (void)state;
    play(FIRE(TWO));
    play("'step':'activation','units':{'unit':'mounted'},'input':{'action':'fire'},'dice':[6,6]");
    play("'step':'volley','units':{'firer':'mounted','target':'impi'},'input':{'range':8},"
         "'dice':[6,1,1,1,1,1,3,4,4,4]");
    assert_int_equal(of("impi", "fire_casualties"), 0);
    assert_int_equal(of("impi", "pinned_markers"), 1); /* 8 - 3 against 6; of one casualty it would have passed */
}

/* A-MWK-33 */
static void nobody_throws_for_a_leader_who_is_not_there(void **state)
{
    (void)state;
    play(FIRE(TWO));
    play("'step':'leader-casualty','units':{'after_fire':'impi'},'dice':[1,1]");
    next_turn();
    const struct colonial_ranged_attack *fire = play(FIRE(TWO))->outcome;
    assert_false(fire->leader_test_due);
    assert_true(fire->pin_test_due);
    assert_false(is_due("impi", "leader_test_after_fire"));
}

/* A test is on record, or the umpire lets it be made (X-KNOW, X-OVER). */
static void nobody_tests_for_what_did_not_happen(void **state)
{
    static const struct {
        const char *question, *clause;
    } tests[] = {
        {"'step':'morale-check','units':{'after_attack':'impi'},'dice':[1,1]", "MWK-PIN-1"},
        {"'step':'morale-check','units':{'witness':'impi'},'dice':[1,1]", "MWK-PIN-1"},
        {"'step':'leader-casualty','units':{'after_attack':'impi'},'input':{'casualties':3},'dice':[1,1]", "MWK-ATT-7"},
        {"'step':'leader-casualty','units':{'after_fire':'impi'},'input':{'casualties':3},'dice':[1,1]", "MWK-FIR-9"},
    };
    (void)state;
    for (size_t i = 0; i < LENGTH(tests); i++)
        assert_barred(tests[i].question, tests[i].clause);
    assert_int_equal(play("'step':'morale-check','units':{'after_fire':'impi'},'dice':[1,1]")->status,
                     RULING_NOT_PERMITTED);
    assert_true(of("impi", "has_leader"));
    assert_int_equal(of("impi", "pinned_markers"), 0);
    play("'step':'morale-check','units':{'after_attack':'impi'},'dice':[1,1]" ATTACKS);
    assert_int_equal(of("impi", "pinned_markers"), 1);
    play("'step':'leader-casualty','units':{'after_attack':'impi'},'input':{'casualties':3},'dice':[1,1]" ATTACKS);
    assert_false(of("impi", "has_leader"));
    assert_barred("'step':'leader-casualty','units':{'after_attack':'impi'},'input':{'casualties':3}", "MWK-ATT-7");
}

/* Nor is it listed among what it may not. */
static bool has_action(const char *member, const char *value, bool permitted)
{
    enum { LIST_MAX = 1 << 16 };
    char key[40];
    struct writer out;
    snprintf(key, sizeof key, "\"%s\":\"%s\"", member, value);
    writer_start(&out, LIST_MAX);
    unit_actions_write(&out, rules, options, &roster, roster_find(&roster, "impi"), permitted);
    assert_false(out.failed);
    bool found = memmem(out.at, out.used, key, strlen(key)) != NULL;
    writer_end(&out);
    return found;
}

static bool is_listed(const char *role, bool permitted)
{
    return has_action("role", role, permitted);
}

/* As a step, not as what settles a bar: a title follows. */
static bool is_step_listed(const char *step, bool permitted)
{
    char key[40];
    snprintf(key, sizeof key, "%s\",\"title", step);
    return has_action("step", key, permitted);
}

static void tests_that_nobody_owes_are_no_actions(void **state)
{
    (void)state;
    assert_false(is_listed("witness", true) || is_listed("witness", false));
    assert_false(is_listed("after_attack", true) || is_listed("after_attack", false));
    be_beaten(ATTACKS);
    assert_true(is_listed("after_attack", true));
}

/* What a unit lacks is said as a preview says it. */
static void what_is_lacking_is_said(void **state)
{
    (void)state;
    assert_true(has_action("text", "it has no pinned markers to rally from", false));
}

/* The role says what is tested for: no other cause is, and no other test is cleared. */
static void a_test_is_the_one_of_its_role(void **state)
{
    (void)state;
    play(FIRE(TWO));
    be_beaten(ATTACKS);
    assert_barred("'step':'leader-casualty','units':{'after_fire':'impi'},'input':{'cause':'attack'}", "MWK-FIR-9");
    assert_barred("'step':'leader-casualty','units':{'after_attack':'impi'},'input':{'cause':'fire'}", "MWK-ATT-7");
    unit_set_number(field_find(rules->units->fields, "friends_removed", 15), unit_of("impi"), 1);
    assert_barred("'step':'morale-check','units':{'witness':'impi'},'input':{'trigger':'attack'}", "MWK-PIN-1");
    assert_true(is_due("impi", "leader_test_after_attack") && is_due("impi", "leader_test_after_fire"));
}

/* Also where the umpire lets another cause be named: the test that was made is that of the role (X-OVER). */
static void a_test_settles_what_its_role_owes(void **state)
{
    (void)state;
    play(FIRE(TWO));
    be_beaten(ATTACKS);
    play("'step':'leader-casualty','units':{'after_fire':'impi'},'input':{'cause':'attack'},'dice':[1,2]" ATTACKS);
    assert_int_equal(of("impi", "leader_fire_tests"), 0);
    assert_int_equal(of("impi", "leader_attack_tests"), 1);
    play("'step':'leader-casualty','units':{'after_attack':'impi'},'input':{'cause':'fire'},'dice':[1,2]" ATTACKS);
    assert_int_equal(of("impi", "leader_attack_tests"), 0);
    const struct ruling *ruling = play("'step':'morale-check','units':{'after_fire':'impi'},'input':{'trigger':"
                                       "'attack','fire_casualties':0},'dice':[6,6]" ATTACKS);
    assert_int_equal(of("impi", "fire_casualties"), 0);
    assert_int_equal(of("impi", "beaten"), 1);
    assert_int_equal(ruling->dice->draws[0].role, 1); /* it threw them */
    play("'step':'morale-check','units':{'after_attack':'impi'},'input':{'trigger':'witness','attack_casualties':0},"
         "'dice':[6,6]" ATTACKS);
    assert_int_equal(of("impi", "beaten"), 0);
    /* A test that was not made for its own cause settles nothing. */
    play(ACTIVATE("mounted", "fire", "[6,6]"));
    play("'step':'ranged-attack','units':{'firer':'mounted','target':'impi'},'input':{'range':8},'dice':[6,1,1,1,1,1]");
    ruling = play("'step':'morale-check','units':{'after_fire':'impi'},'input':{'trigger':'witness','fire_casualties':"
                  "0,'distance':13}" ATTACKS);
    assert_int_equal(ruling->status, RULING_NOT_PERMITTED);
    assert_int_equal(of("impi", "fire_casualties"), 1);
}

/* X-OUT: who is out takes no role, and hits that it made before are told without it; whoever was pinned since it threw
 * its dice, or defended itself, has made its hits. */
static void who_is_gone_makes_no_hits(void **state)
{
    static const char hits[] = "'step':'damage-roll','units':{'by':'watch','target':'impi'},"
                               "'input':{'cause':'fire','hits':2,'band':'short'}";
    (void)state;
    unit_set_number(field_find(rules->units->fields, "pinned_markers", 14), unit_of("watch"), 1);
    play("'step':'damage-roll','units':{'by':'watch','target':'impi'},'input':{'cause':'fire','hits':2,'band':'short'},"
         "'dice':[1,2]");
    assert_int_equal(of("impi", "figures"), 10);
    unit_set_number(field_find(rules->units->fields, "fate", 4), unit_of("watch"), COLONIAL_REMOVED);
    assert_refused(hits, ERROR_UNIT_OUT, "/units/by");
    play("'step':'damage-roll','units':{'target':'impi'},'input':{'cause':'fire','hits':2,'band':'short',"
         "'weapon':'modern_rifle'},'dice':[1,2]");
    play("'step':'damage-roll','units':{'by':'watch','target':'impi'},'input':{'cause':'fire','hits':2,'band':'short',"
         "'weapon':'modern_rifle'},'dice':[1,2]" ATTACKS);
    assert_int_equal(of("impi", "figures"), 6);
}

/* It may be activated to rally, though that takes no test of its own (A-MWK-13); only other actions it may not. */
static void who_is_pinned_may_be_activated_to_rally(void **state)
{
    (void)state;
    be_pinned();
    assert_false(is_step_listed("activation", false));
    assert_true(is_step_listed("activation", true));
    assert_true(is_step_listed("movement", false));
    assert_barred("'step':'activation','units':{'unit':'impi'},'input':{'action':'move'}", "MWK-ACT-3");
    play("'step':'activation','units':{'unit':'impi'},'input':{'action':'rally'},'dice':[]");
    assert_false(is_step_listed("activation", true));
}

/* Finding 8: a throw for the leader was due where there is none; it is by no step now, nor in the ledger. */
static void no_step_makes_a_throw_due_without_a_leader(void **state)
{
    static const char *const attacks[] = {
        FIRE(TWO),
        "'step':'volley','units':{'firer':'watch','target':'impi'},'input':{'range':8},'dice':[6,6,1,1,1,1,6,6]",
        "'step':'damage-roll','units':{'by':'watch','target':'impi'},"
        "'input':{'cause':'fire','hits':2,'band':'short'},'dice':[]",
        "'step':'melee-score','units':{'attacker':'watch','defender':'impi'},"
        "'dice':[6,6,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]",
        "'step':'assault','units':{'attacker':'watch','defender':'impi'},"
        "'dice':[6,6,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,6,6]",
    };
    (void)state;
    for (size_t i = 0; i < sizeof attacks / sizeof attacks[0]; i++) {
        lay_out("colonial", LINE ",{'id':'impi','side':'blue','kind':'tribal_infantry','weapon':'ragtag',"
                                 "'leadership':6,'figures':12,'has_leader':false}");
        if (strstr(attacks[i], "attacker"))
            play(ACTIVATE("watch", "attack", "[6,6]"));
        const struct ruling *ruling = play(attacks[i]);
        assert_int_equal(of("impi", "figures"), 10);
        for (int32_t k = 0; k < ruling->dice->draw_count; k++)
            assert_string_not_equal(ruling->dice->draws[k].label, "leader");
        assert_int_equal(of("impi", "leader_fire_tests"), 0);
        assert_int_equal(of("impi", "leader_attack_tests"), 0);
        assert_false(is_due("impi", "leader_test_after_fire"));
        assert_false(is_due("impi", "leader_test_after_attack"));
    }
}

static void what_is_owed_is_only_said_where_the_option_warns(void **state)
{
    (void)state;
    ((struct colonial_options *)options)->enforce_due = ENFORCE_DUE_WARN;
    be_pinned();
    const struct ruling *ruling = play("'step':'movement','units':{'unit':'impi'}");
    assert_int_equal(ruling->status, RULING_RESOLVED);
    assert_string_equal(ruling->why->reasons[0].clause, "MWK-ACT-3");
}

/* What a unit of this kind that stands so is told; NULL: nothing. */
static const char *stance_refused(const char *kind, const char *stances)
{
    char body[400];
    static const char unit[] = "{'units':[{'id':'a','side':'red','weapon':'modern_rifle','leadership':7,'figures':6,"
                               "'kind':'";
    quoted(body, sizeof body, unit, kind, "',");
    size_t used = strlen(body);
    quoted(body + used, sizeof body - used, "", stances, "}]}");
    violations_start(&violations);
    return units_decode(&arena, rules, options, body, strlen(body), &violations) ? NULL : violations.list[0].pointer;
}

/* On neither list of its kind (A-MWK-32); and it stands in one way at a time. */
static void a_unit_stands_as_its_kind_can(void **state)
{
    (void)state;
    assert_null(stance_refused("regular_infantry", "'close_order':true"));
    assert_null(stance_refused("regular_infantry", "'skirmishing':true"));
    assert_string_equal(stance_refused("regular_infantry", "'gone_to_ground':true"), "/units/0/gone_to_ground");
    assert_int_equal(violations.list[0].code, ERROR_CONFLICTING_FIELDS);
    assert_null(stance_refused("tribal_infantry", "'gone_to_ground':true"));
    assert_string_equal(stance_refused("tribal_infantry", "'close_order':true"), "/units/0/close_order");
    assert_int_equal(violations.list[0].code, ERROR_CONFLICTING_FIELDS);
    assert_string_equal(stance_refused("well_drilled_crewed_weapon", "'skirmishing':true"), "/units/0/skirmishing");
    assert_int_equal(violations.list[0].code, ERROR_CONFLICTING_FIELDS);
    assert_string_equal(stance_refused("regular_infantry", "'close_order':true,'skirmishing':true"),
                        "/units/0/skirmishing");
    assert_int_equal(violations.list[0].code, ERROR_CONFLICTING_FIELDS);
    assert_string_equal(stance_refused("tribal_infantry", "'skirmishing':true,'gone_to_ground':true"),
                        "/units/0/gone_to_ground");
}

/* An activation that names another kind than the unit's leaves it as its own kind can stand. */
static void a_typed_kind_makes_no_unit_stand_so(void **state)
{
    (void)state;
    lay_out("colonial", "{'id':'guns','side':'red','kind':'well_drilled_crewed_weapon','leadership':7,'figures':4},"
                        "{'id':'watch','side':'red','kind':'regular_infantry','leadership':7,'figures':6}");
    play("'step':'activation','units':{'unit':'guns'},'input':{'action':'skirmish','kind':'regular_infantry'},"
         "'dice':[6,6]");
    assert_int_equal(of("guns", "skirmishing"), false);
    play(ACTIVATE("watch", "skirmish", "[6,6]"));
    assert_int_equal(of("watch", "skirmishing"), true);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_test_takes_only_what_made_it_due, set_up),
        cmocka_unit_test_setup(every_attack_has_its_test, set_up),
        cmocka_unit_test_setup(every_loss_has_its_throw_for_the_leader, set_up),
        cmocka_unit_test_setup(nothing_is_owed_for_the_dead, set_up),
        cmocka_unit_test_setup(markers_are_added, set_up),
        cmocka_unit_test_setup(a_unit_stands_as_its_kind_can, set_up),
        cmocka_unit_test_setup(a_typed_kind_makes_no_unit_stand_so, set_up),
        cmocka_unit_test_setup(hits_know_the_weapon_of_the_table, set_up),
        cmocka_unit_test_setup(typed_hits_are_no_more_than_the_dice, set_up),
        cmocka_unit_test_setup(more_than_can_fire_are_no_fewer, set_up),
        cmocka_unit_test_setup(units_that_are_gone_take_no_part, set_up),
        cmocka_unit_test_setup(a_pinned_unit_rallies_once_a_turn_and_acts_in_the_next, set_up),
        cmocka_unit_test_setup(the_umpire_lets_a_pinned_unit_act, set_up),
        cmocka_unit_test_setup(a_unit_pinned_after_its_action_rallies_next_turn, set_up),
        cmocka_unit_test_setup(who_owes_a_test_does_nothing_else_first, set_up),
        cmocka_unit_test_setup(a_unit_has_one_action_a_turn, set_up),
        cmocka_unit_test_setup(a_failed_test_is_the_end_of_the_turn, set_up),
        cmocka_unit_test_setup(a_volley_that_was_passed_is_the_next_fire, set_up),
        cmocka_unit_test_setup(a_volley_is_fired_once, set_up),
        cmocka_unit_test_setup(skirmishers_move_and_fire_once_each, set_up),
        cmocka_unit_test_setup(skirmishers_who_may_not_move_are_done_by_their_fire, set_up),
        cmocka_unit_test_setup(tribesmen_attack_after_the_double, set_up),
        cmocka_unit_test_setup(what_was_done_at_the_double_is_over, set_up),
        cmocka_unit_test_setup(a_stance_of_skirmishers_ends_by_a_move, set_up),
        cmocka_unit_test_setup(stances_end, set_up),
        cmocka_unit_test_setup(who_attacks_has_risen, set_up),
        cmocka_unit_test_setup(stances_end_as_the_option_says, set_up),
        cmocka_unit_test_setup(cover_and_position_are_remembered, set_up),
        cmocka_unit_test_setup(what_is_assumed_is_said, set_up),
        cmocka_unit_test_setup(who_stays_keeps_its_cover, set_up),
        cmocka_unit_test_setup(an_obstacle_halts_once, set_up),
        cmocka_unit_test_setup(who_retreats_has_left_its_ground, set_up),
        cmocka_unit_test_setup(who_does_not_rally_falls_back_or_routs, set_up),
        cmocka_unit_test_setup(who_did_not_see_it_need_not_test, set_up),
        cmocka_unit_test_setup(no_more_are_lost_than_there_are, set_up),
        cmocka_unit_test_setup(cavalry_that_won_attacks_again, set_up),
        cmocka_unit_test_setup(no_more_figures_than_are_left, set_up),
        cmocka_unit_test_setup(a_part_of_a_unit_that_is_killed_leaves_the_rest, set_up),
        cmocka_unit_test(the_rest_of_a_unit_tests_as_one_that_lives),
        cmocka_unit_test_setup(who_is_not_pinned_has_nothing_to_rally_from, set_up),
        cmocka_unit_test_setup(friends_are_not_fired_at, set_up),
        cmocka_unit_test_setup(a_round_of_fire_goes_on_until_it_is_tested, set_up),
        cmocka_unit_test_setup(nobody_throws_for_a_leader_who_is_not_there, set_up),
        cmocka_unit_test_setup(nobody_tests_for_what_did_not_happen, set_up),
        cmocka_unit_test_setup(a_test_is_the_one_of_its_role, set_up),
        cmocka_unit_test_setup(a_test_settles_what_its_role_owes, set_up),
        cmocka_unit_test_setup(who_is_gone_makes_no_hits, set_up),
        cmocka_unit_test_setup(who_is_pinned_may_be_activated_to_rally, set_up),
        cmocka_unit_test_setup(tests_that_nobody_owes_are_no_actions, set_up),
        cmocka_unit_test_setup(what_is_lacking_is_said, set_up),
        cmocka_unit_test_setup(no_step_makes_a_throw_due_without_a_leader, set_up),
        cmocka_unit_test_setup(what_is_owed_is_only_said_where_the_option_warns, set_up),
    };
    return cmocka_run_group_tests(tests, NULL, sweep);
}
