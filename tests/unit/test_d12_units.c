/* Units of the d12 skirmish: what rulings do to them, what is due then, and what ends it. */
#include "d12_table.h"

static void a_hit_is_a_wound_to_be_rolled(void **state)
{
    (void)state;
    play("'step':'ranged-attack','units':{'firer':'line','target':'rider'},'input':{'range':8},'dice':[7]");
    play("'step':'ranged-attack','units':{'firer':'line','target':'rider'},'input':{'range':15},'dice':[7]");
    assert_int_equal(unit_of("rider")->close_hits, 1);
    assert_int_equal(unit_of("rider")->hits, 1);
    /* At close range a 9 is a chest hit; the rider is thrown, and on foot for the next one. */
    play("'step':'damage-roll','units':{'target':'rider'},'dice':[9,2]");
    assert_int_equal(unit_of("rider")->wounds, 2);
    assert_int_equal(unit_of("rider")->thrown, 1);
    assert_true(is_due("rider", "wound_roll"));
    play("'step':'damage-roll','units':{'target':'rider'},'dice':[2]");
    assert_false(is_due("rider", "wound_roll"));
    assert_int_equal(unit_of("rider")->wounds, 2);
    assert_int_equal(unit_of("rider")->pinned_next, 2);
}

static void a_misfire_is_looked_up(void **state)
{
    static const struct {
        const char *dice;
        int32_t hits, unloaded, out_of_ammo, jammed;
    } cases[] = {{"[1]", 1, 1, 0, 0}, {"[3]", 0, 0, 1, 0}, {"[6]", 0, 0, 0, 1}, {"[9]", 0, 0, 0, 0}};
    char members[100];
    for (size_t i = 0; i < LENGTH(cases); i++) {
        tear_down(state);
        set_up(state);
        play("'step':'ranged-attack','units':{'firer':'tom'},'input':{'range':8},'dice':[1]");
        assert_true(is_due("tom", "misfire_roll"));
        snprintf(members, sizeof members, "'step':'misfire','input':{},'units':{'firer':'tom'},'dice':%s",
                 cases[i].dice);
        play(members);
        const struct d12_roster_unit *tom = unit_of("tom");
        assert_false(is_due("tom", "misfire_roll"));
        assert_int_equal(tom->hits, cases[i].hits);
        assert_int_equal(is_due("tom", "wound_roll"), cases[i].hits);
        assert_int_equal(tom->unloaded, cases[i].unloaded);
        assert_int_equal(tom->out_of_ammo, cases[i].out_of_ammo);
        assert_int_equal(tom->jammed, cases[i].jammed);
        assert_int_equal(d12_roster_loaded(tom), strcmp(cases[i].dice, "[9]") == 0);
    }
}

static void a_weapon_is_loaded_again(void **state)
{
    (void)state;
    static const char shot[] = "'step':'ranged-attack','units':{'firer':'tom'},'input':{'range':8},'dice':[5]";
    static const char refused[] = "'step':'ranged-attack','units':{'firer':'tom'},'input':{'range':8}";
    play(shot);
    assert_int_equal(unit_of("tom")->unloaded, 1);
    assert_not_permitted(refused, "D12-SHO-1");
    assert_barred("'step':'movement','units':{'mover':'tom'}", "D12-MOV-3");
    next_turn();
    play("'step':'movement','units':{'mover':'tom'}");
    assert_not_permitted("'step':'reload','units':{'unit':'tom'}", "D12-MOV-3");
    assert_int_equal(unit_of("tom")->unloaded, 1);
    next_turn();
    unit_of("tom")->jammed = 1;
    play("'step':'reload','units':{'unit':'tom'}");
    assert_int_equal(unit_of("tom")->unloaded + unit_of("tom")->jammed, 0);
    assert_not_permitted(refused, "D12-SHO-1"); /* the turn is spent on it */
    next_turn();
    play(shot);
    assert_not_permitted("'step':'reload','units':{'unit':'tom'}", "D12-SHO-1");
    unit_of("rider")->loading = D12_BREECH;
    play("'step':'ranged-attack','units':{'firer':'rider'},'input':{'range':8},'dice':[5]");
    assert_int_equal(unit_of("rider")->unloaded, 0);
    unit_of("bill")->out_of_ammo = 1;
    assert_not_permitted("'step':'reload','units':{'unit':'bill'}", "D12-MIS-1");
    assert_false(d12_roster_loaded(unit_of("bill")));
}

static void friends_of_the_killed_test(void **state)
{
    (void)state;
    hurt("tom", "'step':'damage-roll','units':{'target':'tom'},'dice':[12]");
    assert_string_equal(fate_of("tom"), "killed");
    assert_false(is_due("tom", "morale_friend_killed"));
    assert_true(is_due("bill", "morale_friend_killed"));
    assert_true(is_due("line", "morale_friend_killed"));
    assert_false(is_due("company", "morale_friend_killed"));
    play("'step':'morale-check','units':{'unit':'bill'},'dice':[7]");
    assert_false(is_due("bill", "morale_friend_killed"));
    assert_true(is_due("line", "morale_friend_killed"));
    assert_null(ask_at("'step':'movement','units':{'mover':'tom'}"));
    assert_int_equal(violations.list[0].code, ERROR_UNIT_OUT);
}

/* A quarter of twelve is three. */
static void a_quarter_lost_calls_for_a_test(void **state)
{
    static const char kill[] = "'step':'damage-roll','units':{'target':'company'},'dice':[3]";
    (void)state;
    for (int32_t killed = 1; killed <= 3; killed++) {
        hurt("company", kill);
        assert_int_equal(unit_of("company")->losses, killed);
        assert_int_equal(is_due("company", "morale_losses"), killed == 3);
        assert_true(is_due("company", "morale_friend_killed")); /* one of its own */
    }
    play("'step':'morale-check','units':{'unit':'company'},'dice':[7]");
    assert_false(is_due("company", "morale_losses"));
    assert_false(is_due("company", "morale_friend_killed"));
    const struct d12_due *due = play("'step':'morale-due','units':{'unit':'company'}")->outcome;
    assert_false(due->due);
    hurt("company", kill); /* a quarter was lost before (A-D12-33) */
    assert_false(is_due("company", "morale_losses"));
    due = play("'step':'morale-due','units':{'unit':'company'}")->outcome;
    assert_false(due->due);
}

/* Of sixteen: what calls for a test under each reading, a test after each loss. */
static void the_option_says_how_often_losses_call(void **state)
{
    static const char *const readings[] = {"once", "each_quarter", "each_loss"};
    static const char *const calls[] = {"...x........", "...x...x...x", "...xxxxxxxxx"};
    char kill[120];
    for (size_t i = 0; i < LENGTH(readings); i++) {
        tear_down(state);
        set_up(state);
        unit_of("company")->figures = 16;
        snprintf(kill, sizeof kill, "'step':'damage-roll','units':{'target':'company'},'dice':[3]");
        for (int32_t loss = 0; calls[i][loss]; loss++) {
            set_option("quarter_lost", readings[i]);
            hurt("company", kill);
            assert_int_equal(is_due("company", "morale_losses"), calls[i][loss] == 'x');
            const struct d12_due *due = play("'step':'morale-due','units':{'unit':'company'}")->outcome;
            assert_int_equal(due->due, calls[i][loss] == 'x');
            play("'step':'morale-check','units':{'unit':'company'},'dice':[7]");
        }
    }
}

static void wounds_are_tested_for_once_a_turn(void **state)
{
    static const char wound[] = "'step':'damage-roll','units':{'target':'tom'},'dice':[5]";
    static const char test[] = "'step':'morale-check','units':{'unit':'tom'},'dice':[12]";
    (void)state;
    next_turn();
    play("'step':'morale-check','units':{'unit':'tom'},'input':{'cause':'friend_killed'},'dice':[12]");
    hurt("tom", wound);
    assert_true(is_due("tom", "morale_wounded"));
    play(test);
    assert_false(is_due("tom", "morale_wounded"));
    unit_of("tom")->wounds_max = 9;
    hurt("tom", wound);
    assert_false(is_due("tom", "morale_wounded"));
    next_turn();
    assert_false(is_due("tom", "morale_wounded"));
    hurt("tom", wound);
    next_turn(); /* what was not tested for stays due */
    assert_true(is_due("tom", "morale_wounded"));
    play(test); /* and that is the one of this turn */
    assert_false(is_due("tom", "morale_wounded"));
    hurt("tom", wound);
    assert_false(is_due("tom", "morale_wounded"));
    assert_int_equal(unit_of("tom")->wounds, 4);
    next_turn();
    hurt("tom", wound);
    assert_true(is_due("tom", "morale_wounded"));
}

/* Wounds of a private are not kept, and an individual may have some when he comes: both test once all the same. */
static void wounds_that_are_not_kept_are_tested_for_once_a_turn(void **state)
{
    static const char wound[] = "'step':'damage-roll','units':{'target':'company'},'input':{'wounds_max':3},'dice':[5]";
    (void)state;
    hurt("company", wound);
    assert_true(is_due("company", "morale_wounded"));
    play("'step':'morale-check','units':{'unit':'company'},'dice':[12]");
    hurt("company", wound);
    assert_false(is_due("company", "morale_wounded"));
    const struct d12_due *due = play("'step':'morale-due','units':{'unit':'company'}")->outcome;
    assert_false(due->due);
    unit_of("tom")->wounds = 1;
    play("'step':'movement','units':{'mover':'rider','charged':'tom'},'input':{'mode':'charge'}");
    play("'step':'morale-check','units':{'unit':'tom'},'dice':[12]");
    hurt("tom", "'step':'damage-roll','units':{'target':'tom'},'dice':[5]");
    assert_true(is_due("tom", "morale_wounded"));
}

static void who_is_charged_tests(void **state)
{
    (void)state;
    play("'step':'movement','units':{'mover':'rider','charged':'tom'},'input':{'mode':'charge'}");
    assert_int_equal(unit_of("rider")->movement, D12_TARGET_CHARGING);
    assert_true(is_due("tom", "morale_charged"));
    unit_of("tom")->unloaded = 1;
    /* By cavalry, and not loaded. */
    assert_int_equal(played("'step':'morale-check','units':{'unit':'tom'},'dice':[9]", "modifier"), -2);
    assert_false(is_due("tom", "morale_charged"));
    play("'step':'movement','units':{'mover':'rider','charged':'bill'},'input':{'mode':'run'}");
    assert_false(is_due("bill", "morale_charged"));
    play("'step':'movement','units':{'mover':'company','charged':'bill'},'input':{'mode':'charge'}");
    assert_int_equal(unit_of("bill")->charged_by, D12_CHARGED_BY_FOOT);
    /* Of two charges the worse stays; he has not charged yet this turn. */
    unit_of("rider")->movement = D12_TARGET_OTHER;
    play("'step':'movement','units':{'mover':'rider','charged':'bill'},'input':{'mode':'charge'}");
    assert_int_equal(unit_of("bill")->charged_by, D12_CHARGED_BY_CAVALRY);
    play("'step':'movement','units':{'mover':'company','charged':'bill'},'input':{'mode':'charge'}");
    assert_int_equal(unit_of("bill")->charged_by, D12_CHARGED_BY_CAVALRY);
}

static void friends_of_an_officer_who_panics_test(void **state)
{
    (void)state;
    play("'step':'morale-check','units':{'unit':'tom'},'input':{'cause':'friend_killed'},'dice':[1]");
    assert_false(is_due("line", "morale_officer_panics"));
    play("'step':'morale-check','units':{'unit':'captain'},'input':{'cause':'friend_killed'},'dice':[5]"); /* a retreat
                                                                                                              is no
                                                                                                              panic */
    assert_false(is_due("line", "morale_officer_panics"));
    unit_of("captain")->prior_failures = 0;
    play("'step':'morale-check','units':{'unit':'captain'},'input':{'cause':'friend_killed'},'dice':[1]");
    assert_true(is_due("line", "morale_officer_panics"));
    assert_false(is_due("captain", "morale_officer_panics"));
    assert_false(is_due("company", "morale_officer_panics"));
    play("'step':'morale-check','units':{'unit':'line'},'dice':[7]");
    assert_false(is_due("line", "morale_officer_panics"));
}

static void the_officer_may_fall_with_his_unit(void **state)
{
    static const char kill[] = "'step':'damage-roll','units':{'target':'company'},'dice':[3]";
    (void)state;
    hurt("company", kill);
    hurt("company", kill);
    assert_true(is_due("company", "officer_roll"));
    play("'step':'officer-casualty','units':{'unit':'company'},'dice':[4,11]");
    assert_false(is_due("company", "officer_roll"));
    assert_true(unit_of("company")->has_officer);
    hurt("company", kill);
    play("'step':'officer-casualty','units':{'unit':'company'},'dice':[12]");
    assert_false(unit_of("company")->has_officer);
    assert_int_equal(played("'step':'morale-check','units':{'unit':'company'},'dice':[9]", "modifier"), -1);
    hurt("company", kill);
    assert_false(is_due("company", "officer_roll"));
    hurt("tom", "'step':'damage-roll','units':{'target':'tom'},'dice':[12]");
    assert_int_equal(unit_of("tom")->kills, 0); /* nobody falls with an individual */
}

/* No die was thrown when they fell, and none is for an officer who came later. */
static void an_officer_who_comes_later_does_not_fall_with_them(void **state)
{
    (void)state;
    unit_of("company")->has_officer = false;
    hurt("company", "'step':'damage-roll','units':{'target':'company'},'dice':[3]");
    next_turn();
    unit_of("company")->has_officer = true;
    assert_false(is_due("company", "officer_roll"));
}

static void two_failures_in_a_row_remove(void **state)
{
    static const char test[] =
        "'step':'morale-check','units':{'unit':'tom'},'input':{'cause':'friend_killed'},'dice':[%d]";
    static const struct {
        int32_t dice[3];
        const char *fate;
    } cases[] = {{{6, 7, 6}, "in play"}, {{7, 6, 1}, "removed"}, {{6, 6, 0}, "removed"}};
    char members[150];
    for (size_t i = 0; i < LENGTH(cases); i++) {
        tear_down(state);
        set_up(state);
        for (int32_t die = 0; die < 3 && cases[i].dice[die]; die++) {
            assert_string_equal(fate_of("tom"), "in play");
            snprintf(members, sizeof members, test, cases[i].dice[die]);
            play(members);
            next_turn(); /* failures in a row need not be of one turn */
        }
        assert_string_equal(fate_of("tom"), cases[i].fate);
    }
    play("'step':'melee-score','units':{'side1':'bill','side2':'rider'},'dice':[6,6]");
    play("'step':'morale-check','units':{'unit':'bill'},'input':{'cause':'friend_killed'},'dice':[2]");
    assert_string_equal(fate_of("bill"), "surrendered");
}

static void who_fails_gives_way(void **state)
{
    (void)state;
    play("'step':'morale-check','units':{'unit':'tom'},'input':{'cause':'friend_killed'},'dice':[2]");
    play("'step':'morale-check','units':{'unit':'bill'},'input':{'cause':'friend_killed'},'dice':[5]");
    assert_true(is_due("tom", "panic"));
    assert_true(is_due("bill", "retreat"));
    unit_of("tom")->hidden = true;
    assert_not_permitted("'step':'movement','units':{'mover':'tom'},'input':{'mode':'crawl'}", "D12-MOR-2");
    assert_not_permitted("'step':'movement','units':{'mover':'tom'},'input':{'mode':'run'}", "D12-MOR-2");
    assert_not_permitted("'step':'movement','units':{'mover':'bill'},'input':{'mode':'run'}", "A-D12-38");
    assert_true(is_due("tom", "panic"));
    play("'step':'movement','units':{'mover':'tom'}");
    play("'step':'movement','units':{'mover':'bill'},'input':{'mode':'crawl'}");
    assert_false(is_due("tom", "panic"));
    assert_false(unit_of("tom")->hidden);
    assert_false(unit_of("tom")->moved); /* it is no action (A-D12-38) */
    /* Who is not in cover yet retreats again, but not this turn. */
    assert_false(is_due("bill", "retreat"));
    assert_int_equal(unit_of("bill")->flight, D12_MUST_RETREAT);
    next_turn();
    assert_true(is_due("bill", "retreat"));
    play("'step':'movement','units':{'mover':'bill'},'input':{'cover':'hard'}");
    assert_int_equal(unit_of("bill")->flight, D12_STAYS);
    assert_int_equal(unit_of("bill")->cover, D12_COVER_HARD);
    next_turn();
    assert_false(is_due("bill", "retreat"));
}

/* Whoever must go, goes: pinned, having moved, having fired (A-D12-38). */
static void the_move_of_a_failed_test_is_no_action(void **state)
{
    (void)state;
    play("'step':'morale-check','units':{'unit':'tom'},'input':{'cause':'friend_killed'},'dice':[2]");
    unit_of("tom")->pinned = unit_of("tom")->fired = 1;
    unit_of("tom")->moved = true;
    assert_int_equal(played("'step':'movement','units':{'mover':'tom'}", "allowance"), 5000);
    assert_barred("'step':'movement','units':{'mover':'tom'}", "D12-MOV-3");
    unit_of("tom")->fired = 0;
    assert_not_permitted("'step':'movement','units':{'mover':'tom'}", "D12-WND-3");
}

static const char *contacts_of(const char *id)
{
    static char list[100];
    list[0] = '\0';
    for (int32_t i = 0; i < D12_CONTACTS; i++)
        if (unit_of(id)->contacts[i][0] != '\0')
            snprintf(list + strlen(list), sizeof list - strlen(list), "%s%s", list[0] ? " " : "",
                     unit_of(id)->contacts[i]);
    return list;
}

static const char fight[] = "'step':'melee-score','units':{'side1':'tom','side2':'rider'},'dice':[6,5]";

/* A-D12-30: who met is in combat until they part. */
static void who_met_is_in_combat(void **state)
{
    (void)state;
    play(fight);
    assert_string_equal(contacts_of("tom"), "rider");
    assert_string_equal(contacts_of("rider"), "tom");
    next_turn();
    play("'step':'charge','units':{'chargers':['bill'],'charged':'rider'},'input':{'chargers':[{'distance':4}]},"
         "'dice':[12,6,6]");
    assert_string_equal(contacts_of("rider"), "tom bill");
    play("'step':'movement','units':{'mover':'tom'}");
    assert_string_equal(contacts_of("tom"), "");
    assert_string_equal(contacts_of("rider"), "bill");
    play("'step':'morale-check','units':{'unit':'rider'},'input':{'cause':'friend_killed'},'dice':[4]");
    assert_string_equal(fate_of("rider"), "surrendered");
    assert_string_equal(contacts_of("bill"), "");
    assert_string_equal(contacts_of("rider"), "");
}

/* Who gives way has left the fight with the test, before its move. In a fight only the umpire lets it flee. */
static void who_gives_way_is_in_contact_with_nobody(void **state)
{
#define FLEES                                                                                                          \
    "'step':'morale-check','units':{'unit':'tom'},'input':{'cause':'friend_killed','in_combat':false},"                \
    "'override':{'reason':'The rider lets him go.'},'dice':"
    static const char *const fails[] = {FLEES "[2]", FLEES "[5]"};
    static const int32_t flights[] = {D12_MUST_FLEE, D12_MUST_RETREAT};
    for (size_t i = 0; i < LENGTH(fails); i++) {
        tear_down(state);
        set_up(state);
        play(fight);
        play(fails[i]);
        assert_int_equal(unit_of("tom")->flight, flights[i]);
        assert_string_equal(contacts_of("tom"), "");
        assert_string_equal(contacts_of("rider"), "");
    }
}

/* A unit has room for six ids: of a seventh neither remembers it, on either side of the fight. */
static void a_seventh_enemy_is_not_remembered(void **state)
{
    static const char *const crowd[] = {"a", "b", "c", "d", "e", "f", "g"};
    char members[200];
    (void)state;
    for (size_t i = 0; i < LENGTH(crowd); i++) {
        struct roster_unit unit = roster.units[roster_find(&roster, "tom")];
        snprintf(unit.id, sizeof unit.id, "%s", crowd[i]);
        assert_true(roster_add(&roster, &unit));
        snprintf(members, sizeof members, "'step':'melee-score','units':{'side1':'%s','side2':'company'},'dice':[6,6]",
                 crowd[i]);
        play(members);
    }
    assert_string_equal(contacts_of("company"), "a b c d e f");
    assert_string_equal(contacts_of("g"), "");
    play("'step':'melee-score','units':{'side1':'company','side2':'g'},'dice':[6,6]");
    assert_string_equal(contacts_of("company"), "a b c d e f");
    assert_string_equal(contacts_of("g"), "");
    play("'step':'movement','units':{'mover':'c'}");
    assert_string_equal(contacts_of("company"), "a b d e f");
    play("'step':'charge','units':{'chargers':['g'],'charged':'company'},'input':{'chargers':[{'distance':4}]},"
         "'dice':[12,6,6,2]");
    assert_string_equal(contacts_of("company"), "a b g d e f");
    assert_string_equal(contacts_of("g"), "company");
}

static void a_charge_at_the_same_enemy_parts_nobody(void **state)
{
    (void)state;
    play(fight);
    play("'step':'melee-score','units':{'side1':'tom','side2':'company'},'dice':[6,5]");
    play("'step':'movement','units':{'mover':'tom','charged':'company'},'input':{'mode':'charge'}");
    assert_string_equal(contacts_of("tom"), "company");
    assert_string_equal(contacts_of("rider"), "");
    assert_string_equal(contacts_of("company"), "tom");
}

static void the_option_lets_a_turn_part_them(void **state)
{
    (void)state;
    set_option("combat_ends", "turn");
    play(fight);
    assert_string_equal(contacts_of("tom"), "rider");
    next_turn();
    assert_string_equal(contacts_of("tom"), "");
    assert_string_equal(contacts_of("rider"), "");
}

/* By hand two units are put in contact as a fight would: both say so. */
static void meet_by_hand(const char *id, const char *other)
{
    const int32_t unit = roster_find(&roster, id);
    const struct roster_unit before = roster.units[unit];
    struct roster_change answers[ROSTER_ANSWERS_MAX];
    const struct roster_change change = {
        .unit = unit, .member = &roster_contacts(roster.type)[D12_CONTACTS - 1], .kind = EFFECT_SET, .text = other};
    roster_change_all(&roster, &change, 1);
    roster_change_all(&roster, answers, roster_contacts_answer(&roster, &before, unit, answers));
}

/* Whether a ruling or a hand put them in contact: else one of two would say so, and the other not (A-D12-30). */
static void the_option_parts_all(void **state)
{
    (void)state;
    set_option("combat_ends", "turn");
    play(fight);
    meet_by_hand("bill", "rider");
    meet_by_hand("tom", "company");
    assert_string_equal(contacts_of("rider"), "tom bill");
    next_turn();
    assert_string_equal(contacts_of("tom"), "");
    assert_string_equal(contacts_of("rider"), "");
    assert_string_equal(contacts_of("bill"), "");
    assert_string_equal(contacts_of("company"), "");
    set_option("combat_ends", "parted");
    meet_by_hand("bill", "rider");
    next_turn();
    assert_string_equal(contacts_of("rider"), "bill");
    assert_string_equal(contacts_of("bill"), "rider");
}

/* Who is charged by cavalry is, whoever charges it besides; and who was tested is tested no more for the charge. */
static void cavalry_charges_whoever_else_does(void **state)
{
    (void)state;
    play("'step':'movement','units':{'mover':'rider','charged':'line'},'input':{'mode':'charge'}");
    unit_of("company")->charged_by = D12_CHARGED_BY_CAVALRY;
    play("'step':'movement','units':{'mover':'tom','charged':'company'},'input':{'mode':'charge'}");
    assert_int_equal(unit_of("line")->charged_by, D12_CHARGED_BY_CAVALRY);
    assert_int_equal(unit_of("company")->charged_by, D12_CHARGED_BY_CAVALRY);
    unit_of("company")->charge_tested = true;
    unit_of("company")->friends_killed = 1;
    assert_int_equal(played("'step':'morale-check','units':{'unit':'company'},'dice':[9]", "total"), 9);
}

/* Where the option leaves the test to the morale phase, the charge makes it due. */
static void a_charge_may_be_tested_for_later(void **state)
{
    (void)state;
    set_option("charge_test", "morale_phase");
    play("'step':'charge','units':{'chargers':['tom'],'charged':'company'},'input':{'chargers':[{'distance':4}]},"
         "'dice':[6,6,2]");
    assert_int_equal(unit_of("company")->charged_by, D12_CHARGED_BY_FOOT);
    assert_true(is_due("company", "morale_charged"));
}

/* A-D12-28: one test for each unit and turn, however many figures' charges are asked one by one. */
static void a_unit_is_tested_for_a_charge_once_a_turn(void **state)
{
    static const char charge[] = "'step':'charge','units':{'chargers':['line'],'charged':'company'},"
                                 "'input':{'chargers':[{'distance':4}]},'dice':";
    char members[300];
    (void)state;
    next_turn();
    snprintf(members, sizeof members, "%s[12,6,8]", charge);
    play(members);
    assert_true(unit_of("company")->charge_tested);
    snprintf(members, sizeof members, "%s[6,8]", charge);
    play(members);
    assert_int_equal(unit_of("company")->prior_failures, 0);
    next_turn();
    play("'step':'movement','units':{'mover':'company'}");
    snprintf(members, sizeof members, "%s[4]", charge);
    play(members);
    assert_true(is_due("company", "panic"));
    snprintf(members, sizeof members, "%s[]", charge);
    assert_int_equal(played(members, "end"), 1); /* it does not wait: no dice */
    assert_string_equal(fate_of("company"), "in play");
}

static void the_option_tests_an_individual_each_time(void **state)
{
    (void)state;
    set_option("charge_tests", "each");
    play("'step':'charge','units':{'chargers':['tom'],'charged':'rider'},'input':{'chargers':[{'distance':4}]},"
         "'dice':[12,6,6]");
    play("'step':'charge','units':{'chargers':['bill'],'charged':'rider'},'input':{'chargers':[{'distance':4}]},"
         "'dice':[12,6,6]");
    assert_false(unit_of("rider")->charge_tested);
}

/* Of individuals only, also where they test by a ruling of their own: a unit tests once a turn. */
static void the_option_tests_a_unit_once_all_the_same(void **state)
{
    (void)state;
    set_option("charge_tests", "each");
    play("'step':'movement','units':{'mover':'tom','charged':'company'},'input':{'mode':'charge'}");
    play("'step':'morale-check','units':{'unit':'company'},'dice':[12]");
    assert_true(unit_of("company")->charge_tested);
    play("'step':'movement','units':{'mover':'bill','charged':'company'},'input':{'mode':'charge'}");
    assert_false(is_due("company", "morale_charged"));
    play("'step':'movement','units':{'mover':'rider','charged':'tom'},'input':{'mode':'charge'}");
    play("'step':'morale-check','units':{'unit':'tom'},'dice':[12]");
    assert_false(unit_of("tom")->charge_tested);
}

/* What a unit stands in is known until it moves. */
static void cover_is_remembered(void **state)
{
    (void)state;
    play("'step':'movement','units':{'mover':'tom'},'input':{'cover':'hard','hides':true}");
    assert_int_equal(unit_of("tom")->cover, D12_COVER_HARD);
    assert_true(unit_of("tom")->hidden);
    unit_of("tom")->hidden = false;
    assert_int_equal(
        played("'step':'ranged-attack','units':{'firer':'rider','target':'tom'},'input':{'range':5},'dice':[7]",
               "modifier"),
        -2);
    assert_int_equal(
        played("'step':'morale-check','units':{'unit':'tom'},'input':{'cause':'friend_killed'},'dice':[7]", "modifier"),
        1);
    assert_int_equal(played("'step':'melee-score','units':{'side1':'tom','side2':'rider'},'dice':[6,6]", "modifier1"),
                     1);
    play("'step':'movement','units':{'mover':'tom'}");
    assert_int_equal(unit_of("tom")->cover, D12_COVER_NONE);
}

static void who_is_pinned_loses_a_turn(void **state)
{
    static const char move[] = "'step':'movement','units':{'mover':'tom'}";
    (void)state;
    hurt("tom", "'step':'damage-roll','units':{'target':'tom'},'dice':[1]");
    assert_int_equal(play(move)->status, RULING_RESOLVED);
    next_turn();
    assert_not_permitted(move, "D12-WND-3");
    next_turn();
    assert_int_equal(play(move)->status, RULING_RESOLVED);
    /* In cover at once, and only for this turn. */
    play("'step':'morale-check','units':{'unit':'bill'},'input':{'in_cover':true,'cause':'officer_panics'},'dice':[3,"
         "2]");
    assert_not_permitted("'step':'movement','units':{'mover':'bill'}", "D12-MOR-3");
    const struct ruling *charge = play("'step':'charge','units':{'chargers':['bill'],'charged':'rider'},"
                                       "'input':{'chargers':[{'distance':4}]}");
    assert_int_equal(charge->question.units->bar_count, 1); /* once */
    next_turn();
    assert_int_equal(play("'step':'movement','units':{'mover':'bill'}")->status, RULING_RESOLVED);
}

static void who_strayed_must_return(void **state)
{
    static const char far[] = "'step':'coherency','units':{'unit':'line'},'input':{'distance':9}";
    (void)state;
    play(far);
    assert_false(is_due("line", "return_to_coherency"));
    next_turn();
    assert_true(is_due("line", "return_to_coherency"));
    play(far); /* not near enough yet: nothing else before it is */
    assert_true(is_due("line", "return_to_coherency"));
    assert_barred("'step':'volley','units':{'firers':['line'],'target':'company'},'input':{'shooters':[{'range':15}]}",
                  "D12-COH-1");
    assert_barred("'step':'coherency','units':{'unit':'line'},'input':{'distance':9,'must_return':false}", "D12-COH-1");
    next_turn();
    assert_true(is_due("line", "return_to_coherency"));
    play("'step':'coherency','units':{'unit':'line'},'input':{'distance':8}");
    assert_false(is_due("line", "return_to_coherency"));
    next_turn();
    assert_false(is_due("line", "return_to_coherency"));
}

static void nobody_runs_for_ever(void **state)
{
    static const char run[] = "'step':'movement','units':{'mover':'tom'},'input':{'mode':'run'}";
    (void)state;
    play(run);
    play(run);                                         /* asked twice, run once */
    play("'step':'movement','units':{'mover':'tom'}"); /* whatever else is told of the turn, it has run */
    assert_int_equal(unit_of("tom")->movement, D12_TARGET_RUNNING);
    next_turn();
    play(run);
    next_turn();
    assert_int_equal(unit_of("tom")->consecutive_runs, 2);
    assert_not_permitted(run, "D12-MOV-1");
    next_turn();
    assert_int_equal(unit_of("tom")->consecutive_runs, 0);
    assert_int_equal(play(run)->status, RULING_RESOLVED);
}

/* Some thrown riders make no foot of the others, and a quarter of an individual cannot be lost. */
static void a_unit_is_more_than_its_figures(void **state)
{
    (void)state;
    unit_of("company")->kind = D12_CAVALRY;
    unit_of("company")->thrown = 11;
    assert_int_equal(d12_roster_kind(unit_of("company")), D12_CAVALRY);
    unit_of("company")->thrown = 12;
    assert_int_equal(d12_roster_kind(unit_of("company")), D12_FOOT);
    assert_int_equal(d12_roster_strength(unit_of("company")), 12);
    assert_int_equal(d12_roster_strength(unit_of("tom")), FIELD_ABSENT);
    unit_of("company")->starting_strength = 16;
    assert_int_equal(d12_roster_strength(unit_of("company")), 16);
}

/* One change that does not fit each, and the member that is named. */
static void what_does_not_fit_is_refused(void **state)
{
    static const struct {
        const char *id;
        size_t offset;
        int32_t value;
        const char *pointer;
    } cases[] = {{"tom", offsetof(struct d12_roster_unit, figures), 2, "/x/figures"},
                 {"captain", offsetof(struct d12_roster_unit, figures), 2, "/x/figures"},
                 {"line", offsetof(struct d12_roster_unit, wounds), 1, "/x/wounds"},
                 {"tom", offsetof(struct d12_roster_unit, wounds), 3, "/x/wounds"},
                 {"captain", offsetof(struct d12_roster_unit, wounds), 2, "/x/wounds"},
                 {"line", offsetof(struct d12_roster_unit, starting_strength), 9, "/x/starting_strength"},
                 {"line", offsetof(struct d12_roster_unit, losses), 990, "/x/losses"},
                 {"line", offsetof(struct d12_roster_unit, thrown), 2, "/x/thrown"},
                 {"line", offsetof(struct d12_roster_unit, pinned), 11, "/x/pinned"},
                 {"line", offsetof(struct d12_roster_unit, fired), 11, "/x/fired"},
                 {"line", offsetof(struct d12_roster_unit, charging), 11, "/x/charging"}};
    (void)state;
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct d12_roster_unit unit = *unit_of(cases[i].id);
        memcpy((char *)&unit + cases[i].offset, &cases[i].value, sizeof cases[i].value);
        violations_start(&violations);
        d12->units->check(&unit, NULL, "/x", &violations);
        assert_int_equal(violations.count, 1);
        assert_string_equal(violations.list[0].pointer, cases[i].pointer);
    }
}

static void skills_are_kept(void **state)
{
    (void)state;
    play("'step':'troop-type','input':{},'units':{'figure':'tom'},'dice':[11,7]");
    play("'step':'ability','input':{},'units':{'figure':'tom'},'dice':[3]");
    /* 1 as a shooting veteran, 1 for Dead Eye. */
    assert_int_equal(
        played("'step':'ranged-attack','units':{'firer':'tom'},'input':{'range':8},'dice':[4]", "modifier"), 2);
    assert_int_equal(unit_of("tom")->quality, D12_VETERAN);
    assert_int_equal(unit_of("tom")->combat_value, 0);
}

/* What a unit cannot be: checked where it is brought in, and where a hand changes it. */
static void what_no_unit_can_be(void **state)
{
    struct d12_roster_unit own = *unit_of("rider");
    (void)state;
    violations_start(&violations);
    own.movement = D12_TARGET_CRAWLING;
    d12->units->check(&own, table_options, "/units/0", &violations);
    assert_int_equal(violations.count, 1);
    assert_int_equal(violations.list[0].code, ERROR_CONFLICTING_FIELDS);
    assert_string_equal(violations.list[0].pointer, "/units/0/movement");
    violations_start(&violations);
    own.thrown = 1; /* on foot */
    d12->units->check(&own, table_options, "/units/0", &violations);
    assert_int_equal(violations.count, 0);
    own = *unit_of("captain");
    own.has_officer = true;
    d12->units->check(&own, table_options, "/units/0", &violations);
    assert_int_equal(violations.count, 1);
    assert_int_equal(violations.list[0].code, ERROR_CONFLICTING_FIELDS);
    assert_string_equal(violations.list[0].pointer, "/units/0/has_officer");
}

/* Somebody types that the one who was hit is an individual. */
static void a_unit_of_several_figures_keeps_no_wounds(void **state)
{
    (void)state;
    hurt("company", "'step':'damage-roll','units':{'target':'company'},'input':{'game':'individual'},'dice':[5]");
    assert_int_equal(unit_of("company")->wounds, 0);
    violations_start(&violations);
    d12->units->check(unit_of("company"), table_options, "", &violations);
    assert_int_equal(violations.count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(a_hit_is_a_wound_to_be_rolled),
        TEST(a_misfire_is_looked_up),
        TEST(a_weapon_is_loaded_again),
        TEST(friends_of_the_killed_test),
        TEST(a_quarter_lost_calls_for_a_test),
        TEST(the_option_says_how_often_losses_call),
        TEST(wounds_are_tested_for_once_a_turn),
        TEST(wounds_that_are_not_kept_are_tested_for_once_a_turn),
        TEST(who_is_charged_tests),
        TEST(friends_of_an_officer_who_panics_test),
        TEST(the_officer_may_fall_with_his_unit),
        TEST(an_officer_who_comes_later_does_not_fall_with_them),
        TEST(two_failures_in_a_row_remove),
        TEST(who_fails_gives_way),
        TEST(the_move_of_a_failed_test_is_no_action),
        TEST(who_met_is_in_combat),
        TEST(what_no_unit_can_be),
        TEST(a_unit_of_several_figures_keeps_no_wounds),
        TEST(who_gives_way_is_in_contact_with_nobody),
        TEST(a_seventh_enemy_is_not_remembered),
        TEST(a_charge_at_the_same_enemy_parts_nobody),
        TEST(the_option_lets_a_turn_part_them),
        TEST(the_option_parts_all),
        TEST(cavalry_charges_whoever_else_does),
        TEST(a_charge_may_be_tested_for_later),
        TEST(a_unit_is_tested_for_a_charge_once_a_turn),
        TEST(the_option_tests_an_individual_each_time),
        TEST(the_option_tests_a_unit_once_all_the_same),
        TEST(cover_is_remembered),
        TEST(who_is_pinned_loses_a_turn),
        TEST(who_strayed_must_return),
        TEST(nobody_runs_for_ever),
        TEST(a_unit_is_more_than_its_figures),
        TEST(what_does_not_fit_is_refused),
        TEST(skills_are_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
