/* What the record of a d12 skirmish says of charges, moves and the dead, whatever somebody types (X-KNOW, X-OUT), and
 * what summaries say of whom. */
#include "d12_table.h"

static void assert_open(const char *members)
{
    const struct ruling *ruling = play(members);
    if (question_is_barred(&ruling->question))
        fail_msg("%s: it is barred: %s", members, ruling->why->reasons[0].text);
}

/* The +1 of who charged is for who did, by the record (D12-HTH-2); where some figures did, the players say of one. */
static void who_charged_is_on_record(void **state)
{
    static const char claim[] = "'step':'melee-score','units':{'side1':'company','side2':'line'},"
                                "'input':{'side1':{'charged':true}},'dice':[6,6]";
    static const char denial[] = "'step':'melee-score','units':{'side1':'company','side2':'line'},"
                                 "'input':{'side1':{'charged':false}},'dice':[6,6]";
    (void)state;
    assert_barred(claim, "D12-MOV-1");
    play("'step':'charge','units':{'chargers':['company'],'charged':'tom'},"
         "'input':{'chargers':[{'distance':4}]},'dice':[12,6,6]");
    assert_open(claim);
    assert_open(denial);
    unit_of("company")->charging = unit_of("company")->charging_alive = unit_of("company")->figures;
    assert_open(claim);
    assert_barred(denial, "D12-MOV-1");
    next_turn();
    assert_open(denial);
    play("'step':'movement','units':{'mover':'rider','charged':'tom'},'input':{'mode':'charge'}");
    play("'step':'movement','units':{'mover':'rider'}"); /* he has charged all the same */
    assert_barred("'step':'melee-score','units':{'side1':'rider','side2':'tom'},'input':{'side1':{'charged':false}}",
                  "D12-MOV-1");
}

#define RUNS(mode) "'step':'movement','units':{'mover':'bill'},'input':{'mode':'" mode "'}"
/* A shot, and a volley, at Bill who is said to have moved so. */
static void shoot_at(const char *movement, bool barred)
{
    char shot[300], volley[300];
    snprintf(shot, sizeof shot,
             "'step':'ranged-attack','units':{'firer':'rider','target':'bill'},"
             "'input':{'range':8,'target_movement':'%s'},'dice':[2]",
             movement);
    snprintf(volley, sizeof volley,
             "'step':'volley','units':{'firers':['rider'],'target':'bill'},"
             "'input':{'shooters':[{'range':8}],'target':{'movement':'%s'}},'dice':[2]",
             movement);
    unit_of("rider")->fired = unit_of("rider")->unloaded = unit_of("rider")->unready_alive = 0;
    if (barred)
        assert_barred(shot, "D12-MOV-1");
    else
        assert_open(shot);
    unit_of("rider")->fired = unit_of("rider")->unloaded = unit_of("rider")->unready_alive = 0;
    if (barred)
        assert_barred(volley, "D12-MOV-1");
    else
        assert_open(volley);
}

/* D12-SHO-5, A-D12-26: how the target moved is on record; what ran has run, whatever other moves are told of. */
static void how_the_target_moved_is_on_record(void **state)
{
    (void)state;
    shoot_at("running", true);
    play(RUNS("crawl"));
    assert_int_equal(unit_of("bill")->movement, D12_TARGET_CRAWLING);
    play(RUNS("walk"));
    assert_int_equal(unit_of("bill")->movement, D12_TARGET_OTHER);
    play(RUNS("run"));
    play(RUNS("walk"));
    assert_int_equal(unit_of("bill")->movement, D12_TARGET_RUNNING);
    shoot_at("other", true);
    shoot_at("running", false);
    next_turn();
    assert_int_equal(unit_of("bill")->movement, D12_TARGET_OTHER);
}

/* X-OUT: for whoever surrendered or was removed no die is thrown; for whom the last kill put out it is. */
static void who_left_throws_for_no_officer(void **state)
{
    static const char fall[] = "'step':'officer-casualty','units':{'unit':'company'},'dice':[12]";
    (void)state;
    unit_of("company")->kills = 1;
    unit_of("company")->fate = D12_SURRENDERED;
    assert_barred(fall, "D12-OFF-1");
    unit_of("company")->fate = D12_REMOVED;
    assert_barred(fall, "D12-OFF-1");
    unit_of("company")->fate = D12_IN_PLAY;
    unit_of("company")->figures = 0;
    assert_open(fall);
}

/* Some of the dice may be thrown first, but not none of them. */
static void a_die_is_thrown_for_the_officer(void **state)
{
    (void)state;
    unit_of("company")->kills = 3;
    assert_barred("'step':'officer-casualty','units':{'unit':'company'},'input':{'kills':0}", "D12-OFF-1");
    play("'step':'officer-casualty','units':{'unit':'company'},'input':{'kills':1},'dice':[3]");
    assert_int_equal(unit_of("company")->kills, 2);
    play("'step':'officer-casualty','units':{'unit':'company'},'dice':[3,3]");
    assert_int_equal(unit_of("company")->kills, 0);
    assert_open("'step':'officer-casualty','units':{'unit':'company'},'input':{'kills':0}");
}

/* Of a unit by hand nothing is counted more often than it has figures, or had (catalogue, section 9.3). */
static void no_more_are_counted_than_there_were(void **state)
{
    static const char *const counts[] = {"pinned",   "fired",  "charging",    "thrown",
                                         "unloaded", "jammed", "out_of_ammo", "reloading"};
    (void)state;
    struct d12_roster_unit *rider = unit_of("rider");
    for (size_t i = 0; i < LENGTH(counts); i++)
        for (int32_t losses = 0; losses < 2; losses++) {
            const struct field *member = field_find(d12->units->fields, counts[i], strlen(counts[i]));
            rider->losses = losses;
            unit_set_number(member, rider, 2);
            violations_start(&violations);
            d12->units->check(rider, NULL, "", &violations);
            assert_int_equal(violations.count, 1 - losses);
            rider->losses = 0;
            d12->units->settle(rider, table_options);
            assert_int_equal(unit_number(member, rider), 1);
            unit_set_number(member, rider, 0);
        }
}

/* Nor are they together, of weapons that are not ready for one reason each; and no more of the counted live. */
static void no_more_are_counted_together_than_there_were(void **state)
{
    static const char *const alive[] = {"pinned_alive", "pinned_next_alive", "unready_alive",
                                        "thrown_alive", "fired_alive",       "charging_alive"};
    (void)state;
    struct d12_roster_unit *line = unit_of("line");
    line->figures = 4;
    line->unloaded = line->jammed = 3;
    violations_start(&violations);
    d12->units->check(line, NULL, "", &violations);
    assert_int_equal(violations.count, 1);
    assert_string_equal(violations.list[0].pointer, "/unloaded");
    line->out_of_ammo = line->reloading = 1;
    d12->units->settle(line, table_options);
    assert_int_equal(line->out_of_ammo, 1);
    assert_int_equal(line->jammed, 3);
    assert_int_equal(line->unloaded + line->reloading, 0);
    for (size_t i = 0; i < LENGTH(alive); i++) {
        const struct field *member = field_find(d12->units->fields, alive[i], strlen(alive[i]));
        line->jammed = line->out_of_ammo = 0;
        unit_set_number(member, line, 4);
        violations_start(&violations);
        d12->units->check(line, NULL, "", &violations);
        assert_int_equal(violations.count, 1);
        assert_string_equal(violations.list[0].pointer + 1, alive[i]);
        d12->units->settle(line, table_options);
        assert_int_equal(unit_number(member, line), 0);
    }
}

/* A figure that is pinned twice is one. */
static void who_is_wounded_twice_is_pinned_once(void **state)
{
    (void)state;
    hurt("tom", "'step':'damage-roll','units':{'target':'tom'},'dice':[5]");
    hurt("tom", "'step':'damage-roll','units':{'target':'tom'},'dice':[5]");
    assert_int_equal(unit_of("tom")->wounds, 2);
    play("'step':'morale-check','units':{'unit':'tom'},'dice':[12]");
    next_turn();
    assert_int_equal(unit_of("tom")->pinned, 1);
    assert_int_equal(unit_of("tom")->pinned_alive, 1);
}

static void assert_said(const char *members, const char *summary)
{
    const struct ruling *ruling = play(members);
    char line[400];
    struct text text;
    text_start(&text, line, sizeof line);
    ruling->step->summarise(&ruling->question, ruling->outcome, &text);
    assert_string_equal(line, summary);
}

/* What the players call it. */
static void call(const char *id, const char *name)
{
    int32_t unit = roster_find(&roster, id);
    snprintf(roster.units[unit].name, sizeof roster.units[unit].name, "%s", name);
}

/* D12-MOR-1: the dead test nothing; whether a friend was near and saw it nobody has said. A reason is about those who
 * were hit. */
static void the_dead_do_not_test(void **state)
{
    (void)state;
    unit_of("tom")->wounds = 2;
    call("tom", "Tom");
    call("rider", "Rider");
    call("line", "The Line");
    assert_said(
        "'step':'volley','units':{'firers':['rider'],'target':'tom'},'input':{'shooters':[{'range':5}]},"
        "'dice':[7,12]",
        "Rider fired at Tom with 1 die and made 1 hit: the hit killed Tom; friends of Tom within 12 inches who saw "
        "it must test morale.");
    const struct ruling *volley =
        play("'step':'volley','units':{'firers':['company'],'target':'line'},'input':{'shooters':[{'range':8,"
             "'figures':2}]},'dice':[6,2,12,2]");
    bool told = false;
    for (int32_t i = 0; i < volley->why->count; i++)
        if (strstr(volley->why->reasons[i].text, "Killed by a head shot")) {
            assert_string_equal(volley->why->reasons[i].subject, "The Line");
            told = true;
        }
    assert_true(told);
}

/* Of firers whose own weapons hurt them nobody says that nobody was hurt. */
static void who_fires_may_be_hurt(void **state)
{
    (void)state;
    call("tom", "Tom");
    call("rider", "Rider");
    assert_said("'step':'volley','units':{'firers':['tom'],'target':'rider'},'input':{'shooters':[{'range':8}]},"
                "'dice':[1,1,5]",
                "Tom fired at Rider with 1 die and made no hits and 1 misfire: Rider came to no harm; an exploding "
                "weapon hurt Tom; Tom must test morale.");
}

/* A-D12-33: that a quarter is lost is said, whether the target's unit is named besides or not. */
static void a_lost_quarter_is_said(void **state)
{
    (void)state;
    unit_of("company")->figures = 10;
    unit_of("company")->losses = 2;
    call("tom", "Tom");
    call("company", "The Company");
    assert_said("'step':'volley','units':{'firers':['tom'],'target':'company'},'input':{'shooters':[{'range':8}]},"
                "'dice':[7,12,2]",
                "Tom fired at The Company with 1 die and made 1 hit: the hit killed 1 figure of The Company; The "
                "Company must test morale, and so must friends within 12 inches who saw it.");
    assert_true(is_due("company", "morale_losses"));
}

static void a_lost_quarter_is_said_where_nobody_saw_it(void **state)
{
    (void)state;
    unit_of("company")->figures = 10;
    unit_of("company")->losses = 2;
    call("tom", "Tom");
    call("company", "The Company");
    assert_said("'step':'volley','units':{'firers':['tom'],'target':'company'},'input':{'shooters':[{'range':8}],"
                "'target_unit':{'friends_near':false}},'dice':[7,12,2]",
                "Tom fired at The Company with 1 die and made 1 hit: the hit killed 1 figure of The Company; The "
                "Company must test morale.");
}

/* A unit of which more are given than it has left is refused for that, as it is when its unit is named (X-KNOW). */
static void more_than_there_were_are_refused_for_that(void **state)
{
    (void)state;
    unit_of("company")->figures = 10;
    unit_of("company")->losses = 2;
    assert_not_permitted("'step':'volley','units':{'firers':['tom'],'target':'company'},"
                         "'input':{'shooters':[{'range':8}],'target':{'figures':12}}",
                         "A-D12-36");
}

/* There is one test a turn for being wounded (D12-MOR-1). */
static void who_has_tested_for_a_wound_does_not_test_again(void **state)
{
    (void)state;
    unit_of("tom")->turn_wounds = 1; /* and no new ones since its test */
    call("tom", "Tom");
    call("rider", "Rider");
    assert_said("'step':'volley','units':{'firers':['rider'],'target':'tom'},'input':{'shooters':[{'range':5}]},"
                "'dice':[7,5]",
                "Rider fired at Tom with 1 die and made 1 hit: the hit wounded Tom.");
    assert_false(is_due("tom", "morale_wounded"));
}

/* A-D12-28: the test of a charge is its unit's, and so is what comes of it; the shot and the fights are a figure's. */
static void a_charge_tells_the_units_fate_as_the_units(void **state)
{
#define AT_THE_COMPANY "'step':'charge','units':{'chargers':['bill'],'charged':'company'},'input':{'chargers':"
    static const struct {
        const char *question, *said;
    } charges[] = {
        {AT_THE_COMPANY "[{'distance':4}]},'dice':[6]", "Bill charged The Company, who retreated to cover."},
        {AT_THE_COMPANY "[{'distance':4}]},'dice':[2]", "Bill charged The Company, who panicked."},
        {AT_THE_COMPANY "[{'distance':4}],'charged':{'in_combat':true}},'override':{'reason':'Seen'},'dice':[6]",
         "Bill charged The Company, who surrendered."},
        {AT_THE_COMPANY "[{'distance':4}]},'dice':[12,7,9]",
         "Bill charged The Company, who stood; a figure of The Company beat Bill by 9 to 8, for one wound; Bill must "
         "test morale."},
        {AT_THE_COMPANY "[{'distance':9}]},'dice':[12,11,12]",
         "Bill charged The Company; a figure of The Company stopped the charge; friends of Bill within 12 inches who "
         "saw it must test morale."},
    };
    for (size_t i = 0; i < LENGTH(charges); i++) {
        tear_down(state);
        set_up(state);
        call("bill", "Bill");
        call("company", "The Company");
        assert_said(charges[i].question, charges[i].said);
    }
    unit_of("bill")->figures = 1;
    unit_of("bill")->fate = D12_IN_PLAY;
    unit_of("company")->charge_tested = true;
    unit_of("company")->flight = D12_MUST_FLEE;
    assert_said(AT_THE_COMPANY "[{'distance':4}]}", "Bill charged The Company, who gave way.");
}

/* X-SAY: each unit that fires is named, and one in several groups once. */
static void each_firer_is_named(void **state)
{
    (void)state;
    call("tom", "Tom");
    call("bill", "Bill");
    call("line", "The Line");
    call("captain", "Captain Ross");
    call("company", "The Company");
    assert_said("'step':'volley','units':{'firers':['line','tom','line','bill'],'target':'company'},'input':{"
                "'shooters':[{'range':8,'figures':1},{'range':8},{'range':15,'figures':2},{'range':8}]},"
                "'dice':[3,3,3,3,3]",
                "The Line, Tom and Bill fired at The Company with 5 dice and made no hits: nobody was hurt.");
    assert_said("'step':'volley','units':{'firers':['line','captain'],'target':'company'},'input':{"
                "'shooters':[{'range':8,'figures':1},{'range':8}]},'override':{'reason':'Seen'},'dice':[3,3]",
                "The Line and Captain Ross fired at The Company with 2 dice and made no hits: nobody was hurt.");
}

/* A unit in several groups does not know how many of its figures stand in which: the question says it of each. */
static void a_unit_in_two_groups_is_told_to_say_how_many(void **state)
{
#define GROUPS(first, second)                                                                                          \
    "'step':'volley','units':{'firers':['line','line'],'target':'company'},'input':{'shooters':[{'range':8" first      \
    "},{'range':15" second "}]}"
    (void)state;
    assert_null(ask_at(GROUPS("", "")));
    assert_int_equal(violations.count, 2);
    for (int32_t i = 0; i < violations.count; i++) {
        assert_int_equal(violations.list[i].code, ERROR_MISSING_FIELD);
        assert_string_equal(violations.list[i].pointer,
                            i == 0 ? "/input/shooters/0/figures" : "/input/shooters/1/figures");
    }
    assert_null(ask_at(GROUPS(",'figures':1", "")));
    assert_int_equal(violations.count, 1);
    assert_string_equal(violations.list[0].pointer, "/input/shooters/1/figures");
    assert_int_equal(play(GROUPS(",'figures':1", ",'figures':2") ",'dice':[3,3,3]")->status, RULING_RESOLVED);
}

/* X-OVER: of who is out the umpire's question knows as much as of others; nobody who is left is nobody, though. */
static void who_is_out_and_let_act_is_known(void **state)
{
#define LET ",'override':{'reason':'He came back.'}"
#define AT_NOBODY "'step':'volley','units':{'firers':['tom'],'target':'company'},'input':{'shooters':[{'range':8}]"
    (void)state;
    call("tom", "Tom");
    call("rider", "Rider");
    unit_of("rider")->fate = D12_REMOVED;
    assert_said("'step':'melee-score','units':{'side1':'tom','side2':'rider'},'dice':[8,5]" LET,
                "Hand to hand, Tom beat Rider by 8 to 6, for one wound.");
    assert_int_equal(unit_of("rider")->wounds, 1);
    unit_of("company")->figures = 0;
    unit_of("company")->losses = 12;
    assert_null(ask_at(AT_NOBODY "}" LET));
    assert_int_equal(violations.count, 1);
    assert_int_equal(violations.list[0].code, ERROR_MISSING_FIELD);
    assert_string_equal(violations.list[0].pointer, "/input/target/figures");
    const struct ruling *shot = play(AT_NOBODY ",'target':{'figures':2}},'dice':[3]" LET);
    assert_int_equal(shot->status, RULING_RESOLVED);
    assert_string_equal(shot->why->reasons[0].clause, "A-D12-36");
}

/* What a misfire leaves is told of the weapon: whether the unit is one figure nobody who reads the ruling knows. */
static void a_misfire_is_told_of_the_weapon(void **state)
{
    (void)state;
    call("tom", "Tom");
    unit_of("tom")->misfires = 2;
    assert_said("'step':'misfire','input':{},'units':{'firer':'tom'},'dice':[2]",
                "A weapon of Tom was left without ammo.");
    assert_said("'step':'misfire','input':{},'units':{'firer':'tom'},'dice':[9]",
                "A weapon of Tom had bad powder and may fire again next turn.");
}

/* X-SAY: who was named is named, and what a number counts is said. */
static void summaries_name_who_was_named(void **state)
{
    static const struct {
        const char *question, *said;
    } all[] = {
        {"'step':'movement','units':{'mover':'company','charged':'tom'},'input':{'mode':'charge'}",
         "The Company may charge 10 inches at Tom."},
        {"'step':'movement','units':{'mover':'company'},'input':{'mode':'charge'}",
         "The Company may charge 10 inches."},
        {"'step':'stand-and-fire','units':{'charged':'rider','charger':'bill'},'input':{'distance':6}",
         "Rider may stand and fire at Bill 6 inches away: that takes more than 5 inches."},
        {"'step':'stand-and-fire','units':{'charged':'rider','charger':'bill'},'input':{'distance':6,'loaded':"
         "false},"
         "'override':{'reason':'Wet powder.'}",
         "Rider may not stand and fire at Bill with an unloaded weapon."},
        {"'step':'coherency','units':{'unit':'tom'},'input':{'distance':3}",
         "Tom need not keep near a leader: a game of individuals knows no coherency."},
        {"'step':'charge','units':{'chargers':['tom','bill'],'charged':'company'},"
         "'input':{'chargers':[{'distance':4},{'distance':4}]},'dice':[5]",
         "Tom and Bill charged The Company, who retreated to cover."},
        {"'step':'charge','units':{'chargers':['company','company'],'charged':'tom'},"
         "'input':{'chargers':[{'distance':4},{'distance':4}]},'dice':[1]",
         "The Company charged Tom, who panicked."},
        {"'step':'volley','units':{'firers':['tom','bill'],'target':'company'},"
         "'input':{'shooters':[{'range':10},{'range':10}]},'dice':[9,9,12,1,12]",
         "Tom and Bill fired at The Company with 2 dice and made 2 hits: the hits killed 1 figure of The Company "
         "and only pinned 1; The Company lost the officer or standard; friends of The Company within 12 inches who "
         "saw it must test morale."},
        {"'step':'volley','units':{'firers':['line'],'target':'rider'},'input':"
         "{'shooters':[{'range':10,'figures':2}]},'dice':[1,1,1,1,12,1,2]",
         "The Line fired at Rider with 2 dice and made no hits and 2 misfires: Rider came to no harm; exploding "
         "weapons killed 1 figure of The Line and hurt 1; friends of The Line within 12 inches who saw it must test "
         "morale."},
        {"'step':'volley','units':{'firers':['line','tom'],'target':'company'},"
         "'input':{'shooters':[{'range':10,'figures':1},{'range':10}]},'dice':[1,1,1,12,9]",
         "The Line and Tom fired at The Company with 2 dice and made no hits and 2 misfires: The Company came to "
         "no harm; an exploding weapon killed 1 of the firers; friends of the firers within 12 inches who saw it must "
         "test morale."},
    };
    for (size_t i = 0; i < LENGTH(all); i++) {
        tear_down(state);
        set_up(state);
        call("tom", "Tom");
        call("bill", "Bill");
        call("rider", "Rider");
        call("line", "The Line");
        call("company", "The Company");
        assert_said(all[i].question, all[i].said);
    }
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        TEST(who_charged_is_on_record),
        TEST(how_the_target_moved_is_on_record),
        TEST(who_left_throws_for_no_officer),
        TEST(the_dead_do_not_test),
        TEST(who_fires_may_be_hurt),
        TEST(a_die_is_thrown_for_the_officer),
        TEST(no_more_are_counted_than_there_were),
        TEST(no_more_are_counted_together_than_there_were),
        TEST(who_is_wounded_twice_is_pinned_once),
        TEST(a_lost_quarter_is_said),
        TEST(a_lost_quarter_is_said_where_nobody_saw_it),
        TEST(more_than_there_were_are_refused_for_that),
        TEST(who_has_tested_for_a_wound_does_not_test_again),
        TEST(summaries_name_who_was_named),
        TEST(a_charge_tells_the_units_fate_as_the_units),
        TEST(each_firer_is_named),
        TEST(a_misfire_is_told_of_the_weapon),
        TEST(who_is_out_and_let_act_is_known),
        TEST(a_unit_in_two_groups_is_told_to_say_how_many),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
