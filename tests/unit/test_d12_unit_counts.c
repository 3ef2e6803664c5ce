/* Units of the d12 skirmish whose figures are counted: who is pinned, who cannot fire, who reloads, and whom among them
 * the killed were. A unit says only what it knows. */
#include "d12_table.h"
#include "referee/answer.h"

#define KILL "'step':'damage-roll','units':{'target':'company'},'dice':[12]"
#define PIN "'step':'damage-roll','units':{'target':'company'},'dice':[1]"
#define PASS "'step':'morale-check','units':{'unit':'company'},'dice':[12]"
#define RELOAD "'step':'reload','units':{'unit':'company'}"
#define VOLLEY "'step':'volley','units':{'firers':['company'],'target':'tom'},'input':{'shooters':[{'range':8}]}"
#define SHOT "'step':'ranged-attack','units':{'firer':'company'},'input':{'range':8}"

/* One of two is pinned and one killed: in this order nobody knows which of them, in the other it is the living one. */
static void who_is_killed_may_have_been_pinned(void **state)
{
    (void)state;
    unit_of("company")->has_officer = false;
    unit_of("company")->figures = 2;
    hurt("company", PIN);
    hurt("company", KILL);
    play(PASS);
    next_turn();
    assert_int_equal(d12_roster_pinned(unit_of("company")), FIELD_ABSENT);
    assert_null(ask_at(VOLLEY));
    assert_string_equal(violations.list[0].pointer, "/input/shooters/0/figures");
    assert_not_permitted("'step':'ranged-attack','units':{'firer':'company'},'input':{'range':8,'pinned':true}",
                         "D12-WND-3");
    play(SHOT ",'dice':[5]"); /* nobody says that he is pinned */
    tear_down(state);
    set_up(state);
    unit_of("company")->figures = 2;
    hurt("company", KILL);
    hurt("company", PIN);
    play("'step':'officer-casualty','units':{'unit':'company'},'dice':[3]");
    play(PASS);
    next_turn();
    assert_int_equal(d12_roster_pinned(unit_of("company")), true);
    assert_not_permitted(SHOT, "D12-WND-3");
}

/* However many fell: where all were pinned all are, and where a volley says who lives there is no doubt. */
static void who_is_pinned_is_known_where_it_can_be(void **state)
{
    (void)state;
    play("'step':'volley','units':{'firers':['line'],'target':'company'},"
         "'input':{'shooters':[{'range':15,'figures':3}]},'dice':[7,8,9,12,12,1,2,3]");
    next_turn();
    assert_int_equal(unit_of("company")->figures, 10);
    assert_int_equal(unit_of("company")->pinned, 1);
    assert_int_equal(d12_roster_shooters(unit_of("company")), 9);
    unit_of("company")->pinned = unit_of("company")->pinned_alive = 10;
    hurt("company", KILL);
    assert_int_equal(d12_roster_pinned(unit_of("company")), true);
    unit_of("company")->pinned = unit_of("company")->pinned_alive = 3;
    assert_int_equal(d12_roster_pinned(unit_of("company")), false);
    assert_int_equal(d12_roster_shooters(unit_of("company")), 6);
    unit_of("company")->pinned = unit_of("company")->pinned_alive = 9;
    hurt("company", KILL);
    hurt("company", KILL);
    hurt("company", KILL);
    hurt("company", KILL);
    hurt("company", KILL);
    hurt("company", KILL);
    hurt("company", KILL);
    assert_int_equal(unit_of("company")->figures, 2);
    assert_int_equal(d12_roster_pinned(unit_of("company")), true);
}

static void who_is_killed_may_have_been_unable_to_fire(void **state)
{
    (void)state;
    unit_of("company")->has_officer = false;
    unit_of("company")->loading = D12_BREECH;
    play("'step':'ranged-attack','units':{'firer':'company'},'input':{'range':8},'dice':[1]");
    play("'step':'misfire','input':{},'units':{'firer':'company'},'dice':[6]");
    assert_int_equal(d12_roster_shooters(unit_of("company")), 11);
    hurt("company", KILL);
    assert_int_equal(unit_of("company")->jammed, 1);
    assert_int_equal(d12_roster_shooters(unit_of("company")), FIELD_ABSENT);
    next_turn();
    play(RELOAD);
    next_turn();
    assert_int_equal(d12_roster_shooters(unit_of("company")), 11); /* all are loaded again */
    play("'step':'ranged-attack','units':{'firer':'company'},'input':{'range':8},'dice':[1]");
    play("'step':'misfire','input':{},'units':{'firer':'company'},'dice':[2]");
    next_turn();
    assert_int_equal(d12_roster_shooters(unit_of("company")), 10); /* he fell out after the other was killed */
}

/* Losses first, and then a volley of all who are left: nobody may fire again. */
static void who_has_fired_after_losses_is_known(void **state)
{
    (void)state;
    unit_of("company")->has_officer = false;
    hurt("company", KILL);
    hurt("company", KILL);
    play(VOLLEY ",'dice':[5,5,5,5,5,5,5,5,5,5]");
    assert_int_equal(d12_roster_loaded(unit_of("company")), false);
    assert_not_permitted(VOLLEY, "D12-SHO-1");
    next_turn();
    hurt("company", KILL);
    assert_int_equal(d12_roster_loaded(unit_of("company")), false);
    play(RELOAD);
    assert_not_permitted(VOLLEY, "D12-SHO-1");
    next_turn();
    play(VOLLEY ",'dice':[5,5,5,5,5,5,5,5,5]");
}

static void who_is_killed_by_his_weapon_could_fire(void **state)
{
    (void)state;
    unit_of("company")->figures = 4;
    unit_of("company")->loading = D12_BREECH;
    unit_of("company")->jammed = 1;
    play(VOLLEY ",'dice':[1,5,5,1,12,2]");
    assert_int_equal(unit_of("company")->figures, 3);
    assert_int_equal(unit_of("company")->unloaded, 0);
    assert_int_equal(unit_of("company")->jammed, 1);
    unit_of("company")->jammed = 0;
    assert_int_equal(d12_roster_shooters(unit_of("company")), 1); /* two who live have fired this turn */
    next_turn();
    assert_int_equal(d12_roster_shooters(unit_of("company")), 3);
}

static void some_thrown_riders_may_be_dead(void **state)
{
    (void)state;
    unit_of("company")->kind = D12_CAVALRY;
    unit_of("company")->figures = 2;
    play("'step':'volley','units':{'firers':['line'],'target':'company'},"
         "'input':{'shooters':[{'range':15,'figures':1}],'target':{'wounds_max':3}},'dice':[9,9,1]");
    assert_int_equal(unit_of("company")->thrown, 1);
    assert_int_equal(d12_roster_kind(unit_of("company")), D12_CAVALRY);
    hurt("company", KILL);
    assert_int_equal(d12_roster_kind(unit_of("company")), FIELD_ABSENT);
    assert_null(ask_at("'step':'movement','units':{'mover':'company'}"));
    assert_string_equal(violations.list[0].pointer, "/input/kind");
}

static void who_is_pinned_does_not_reload(void **state)
{
    (void)state;
    unit_of("company")->figures = unit_of("company")->unloaded = 10;
    unit_of("company")->pinned = 9;
    play(RELOAD);
    assert_int_equal(unit_of("company")->unloaded, 9);
    assert_int_equal(unit_of("company")->reloading, 1);
    assert_not_permitted(RELOAD, "D12-WND-3");
    /* nine of ten are pinned, and the tenth reloads */
    assert_barred(RELOAD ",'input':{'waiting':2}", "D12-WND-3");
    assert_barred(RELOAD ",'input':{'unloaded':1}", "D12-WND-3");
    unit_of("company")->pinned = 10;
    assert_not_permitted(RELOAD, "D12-WND-3");
}

/* Whether those who are pinned are those who are not loaded, the players know better. */
static void who_is_pinned_may_be_loaded(void **state)
{
    (void)state;
    unit_of("company")->figures = 10;
    unit_of("company")->unloaded = unit_of("company")->unready_alive = 6;
    unit_of("company")->pinned = unit_of("company")->pinned_alive = 3;
    assert_barred(RELOAD ",'input':{'waiting':4}", "D12-WND-3"); /* three are pinned, and no more */
    play(RELOAD ",'input':{'waiting':1}");
    assert_int_equal(unit_of("company")->unloaded, 1);
    assert_int_equal(unit_of("company")->reloading, 5);
    unit_of("company")->unloaded = 6;
    unit_of("company")->reloading = 0;
    play(RELOAD);
    assert_int_equal(unit_of("company")->unloaded, 3);
    unit_of("company")->unloaded = 8;
    unit_of("company")->reloading = 0;
    assert_barred(RELOAD ",'input':{'waiting':0}", "D12-WND-3"); /* seven are free */
}

/* X-KNOW: fewer may reload, more never, and the others stay as they are. */
static void fewer_reload_than_could(void **state)
{
    (void)state;
    unit_of("company")->figures = 8;
    play("'step':'volley','units':{'firers':['company'],'target':'tom'},"
         "'input':{'shooters':[{'range':8,'figures':5}]},'dice':[5,5,5,1,5,6]");
    assert_int_equal(unit_of("company")->unloaded, 4);
    assert_int_equal(unit_of("company")->jammed, 1);
    assert_barred(RELOAD ",'input':{'unloaded':2}", "D12-SHO-1"); /* all of them fired this turn */
    next_turn();
    play(RELOAD ",'input':{'unloaded':2}");
    assert_int_equal(unit_of("company")->unloaded, 2);
    assert_int_equal(unit_of("company")->jammed, 1);
    assert_int_equal(unit_of("company")->reloading, 2);
    assert_barred("'step':'volley','units':{'firers':['company'],'target':'tom'},"
                  "'input':{'shooters':[{'range':8,'figures':4}]}",
                  "D12-SHO-1");
    assert_barred(RELOAD ",'input':{'unloaded':4}", "D12-SHO-1");
    play(RELOAD ",'input':{'unloaded':0}"); /* nobody, and nothing changes */
    assert_int_equal(unit_of("company")->unloaded, 2);
    play(RELOAD);
    assert_int_equal(unit_of("company")->unloaded + unit_of("company")->jammed, 0);
    assert_int_equal(unit_of("company")->reloading, 5);
    next_turn();
    assert_int_equal(d12_roster_shooters(unit_of("company")), 8);
    unit_of("company")->unloaded = 1;
    unit_of("company")->jammed = 3;
    unit_of("company")->unready_alive = 4;
    play(RELOAD ",'input':{'unloaded':2}"); /* who fired first, then who has a jam */
    assert_int_equal(unit_of("company")->unloaded, 0);
    assert_int_equal(unit_of("company")->jammed, 2);
}

/* Who would reload and cannot be free to is refused, with how many can. */
static void too_many_who_reload_are_told_how_many_can(void **state)
{
#define RELOAD_MORE                                                                                                    \
    "Not permitted for Company: more of its figures would reload than are not loaded, and neither pinned nor have "    \
    "fired this turn; "
    static const struct {
        int32_t emptied, pinned;
        const char *said;
    } told[] = {{3, 0, RELOAD_MORE "at most 2 are possible."},
                {4, 0, RELOAD_MORE "at most 1 is possible."},
                {0, 5, RELOAD_MORE "at most 3 are possible."}};
    (void)state;
    strcpy(roster.units[roster_find(&roster, "company")].name, "Company");
    unit_of("company")->figures = 8;
    unit_of("company")->unloaded = unit_of("company")->unready_alive = 5;
    for (size_t i = 0; i < LENGTH(told); i++) {
        char words[SUMMARY_MAX];
        struct text line;
        unit_of("company")->emptied = unit_of("company")->fired = told[i].emptied;
        unit_of("company")->pinned = unit_of("company")->pinned_alive = told[i].pinned;
        const struct ruling *ruling = play(RELOAD ",'input':{'unloaded':5,'waiting':0}");
        text_start(&line, words, sizeof words);
        ruling_summarise(ruling, &line);
        assert_string_equal(words, told[i].said);
    }
}

/* Some fired this turn and some before: these alone may reload. */
static void who_fired_before_may_reload(void **state)
{
    (void)state;
    unit_of("company")->figures = 8;
    unit_of("company")->unloaded = unit_of("company")->unready_alive = 5;
    unit_of("company")->emptied = unit_of("company")->fired = 3;
    assert_barred(RELOAD ",'input':{'unloaded':3}", "D12-WND-3");
    assert_barred(RELOAD ",'input':{'waiting':2}", "D12-WND-3");
    assert_barred(RELOAD ",'input':{'unloaded':3,'waiting':4}", "D12-WND-3"); /* three fired, and no more */
    play(RELOAD ",'input':{'unloaded':1}");
    assert_int_equal(unit_of("company")->unloaded, 4);
    play(RELOAD);
    assert_int_equal(unit_of("company")->unloaded, 3);
    assert_int_equal(unit_of("company")->reloading, 2);
}

/* Whether weapons are loaded is on record, and who has none loads nothing. */
static void whose_weapons_are_loaded_is_on_record(void **state)
{
    (void)state;
    assert_barred(RELOAD ",'input':{'loaded':false}", "D12-SHO-1");
    assert_barred(RELOAD ",'input':{'loaded':false,'unloaded':99}", "D12-SHO-1");
    assert_barred(RELOAD ",'input':{'unloaded':1}", "D12-SHO-1");
    play(RELOAD ",'input':{'loaded':true}");
    unit_of("company")->unloaded = unit_of("company")->unready_alive = 3;
    assert_barred(RELOAD ",'input':{'loaded':true}", "D12-SHO-1");
    unit_of("company")->losses = 3;
    unit_of("company")->unready_alive = 0;
    play(RELOAD ",'input':{'loaded':true}"); /* who was killed had fired */
    assert_int_equal(unit_of("company")->reloading, 0);
}

/* Fire, reload, fire takes three turns; and a jam is put right in the next. */
static void reloading_takes_a_turn(void **state)
{
    (void)state;
    unit_of("company")->figures = 3;
    play(VOLLEY ",'dice':[5,5,1,6]");
    assert_int_equal(unit_of("company")->unloaded, 2);
    assert_int_equal(unit_of("company")->jammed, 1);
    assert_not_permitted(RELOAD, "D12-SHO-1");
    next_turn();
    play(RELOAD);
    assert_int_equal(unit_of("company")->unloaded + unit_of("company")->jammed, 0);
    assert_not_permitted(VOLLEY, "D12-SHO-1");
    play(RELOAD); /* loaded already: nothing comes of it */
    assert_int_equal(unit_of("company")->reloading, 3);
    assert_barred("'step':'reload','units':{'unit':'company'},'input':{'loaded':false}", "D12-SHO-1");
    next_turn();
    play(VOLLEY ",'dice':[5,5,5]");
}

/* As many reload as did, though a correction finds that more had fired before. */
static void as_many_reload_as_did(void **state)
{
    static struct roster_change changes[ROSTER_CHANGES_MAX];
    static const int32_t jams[] = {0, 1};
    (void)state;
    for (size_t i = 0; i < LENGTH(jams); i++) {
        tear_down(state);
        set_up(state);
        unit_of("company")->unloaded = 3 - jams[i];
        unit_of("company")->jammed = jams[i];
        const struct ruling *ruling = play(RELOAD);
        unit_of("company")->unloaded = 3 - jams[i];
        unit_of("company")->jammed = jams[i];
        unit_of("company")->reloading = 0;
        int32_t count = changes_of(ruling, changes);
        unit_of("company")->unloaded = 6 - jams[i]; /* six fired, and not three */
        roster_change_all(&roster, changes, count);
        assert_int_equal(unit_of("company")->unloaded, 3);
        assert_int_equal(unit_of("company")->jammed, 0);
        assert_int_equal(unit_of("company")->reloading, 3);
    }
}

/* A part reloads, first who fired and then who has a jam: no more than that part, though more had fired before. */
static void no_more_of_a_part_reload_than_did(void **state)
{
    static struct roster_change changes[ROSTER_CHANGES_MAX];
    static const struct {
        int32_t unloaded, jammed; /* as a correction finds them */
        int32_t left_unloaded, left_jammed;
    } corrected[] = {{2, 3, 0, 1}, {6, 3, 4, 1}, {2, 5, 0, 3}, {0, 3, 0, 1}, {0, 0, 0, 0}};
    (void)state;
    for (size_t i = 0; i < LENGTH(corrected); i++) {
        struct d12_roster_unit *company = unit_of("company");
        company->unloaded = 2;
        company->jammed = 3;
        company->reloading = 0;
        const struct ruling *ruling = play(RELOAD ",'input':{'unloaded':4}");
        company->unloaded = 2;
        company->jammed = 3;
        company->reloading = 0;
        int32_t count = changes_of(ruling, changes);
        company->unloaded = corrected[i].unloaded;
        company->jammed = corrected[i].jammed;
        roster_change_all(&roster, changes, count);
        assert_int_equal(company->unloaded, corrected[i].left_unloaded);
        assert_int_equal(company->jammed, corrected[i].left_jammed);
        assert_int_equal(company->reloading, 4);
        violations_start(&violations);
        d12->units->check(company, table_options, "", &violations);
        assert_int_equal(violations.count, 0);
    }
}

/* Half of it fires and half reloads, each in the turn of the other. */
static void a_unit_fires_by_halves(void **state)
{
    (void)state;
    unit_of("company")->figures = 8;
    play("'step':'volley','units':{'firers':['company'],'target':'tom'},"
         "'input':{'shooters':[{'range':8,'figures':4}]},'dice':[5,5,5,5]");
    assert_not_permitted(RELOAD, "D12-SHO-1");
    next_turn();
    play(VOLLEY ",'dice':[5,5,5,5]");
    play(RELOAD);
    assert_int_equal(unit_of("company")->unloaded, 4);
    assert_int_equal(unit_of("company")->reloading, 4);
    next_turn();
    assert_int_equal(d12_roster_shooters(unit_of("company")), 4);
}

/* Who has fired and who is pinned, or was not loaded before, may be the same figures or others. */
static void who_has_fired_may_be_pinned(void **state)
{
    (void)state;
    unit_of("company")->fired = 4;
    unit_of("company")->pinned = unit_of("company")->pinned_alive = 2;
    assert_int_equal(d12_roster_shooters(unit_of("company")), FIELD_ABSENT);
    unit_of("company")->pinned = unit_of("company")->pinned_alive = 0;
    unit_of("company")->unloaded = unit_of("company")->unready_alive = 4;
    assert_int_equal(d12_roster_shooters(unit_of("company")), FIELD_ABSENT);
    unit_of("company")->emptied = 4; /* it is they who have fired */
    assert_int_equal(d12_roster_shooters(unit_of("company")), 8);
}

/* Nobody stands and fires of whom no figure is loaded. */
static void who_is_not_loaded_does_not_stand_and_fire(void **state)
{
    static const char stands[] = "'step':'charge','units':{'chargers':['tom'],'charged':'company'},"
                                 "'input':{'chargers':[{'distance':4}],'charged':{'stands_and_fires':true}}";
    (void)state;
    unit_of("company")->unloaded = unit_of("company")->unready_alive = 12;
    assert_barred(stands, "D12-MOV-5");
}

/* Who is out of the game has no place but where the dice are still thrown for what put it out. */
static void who_is_out_takes_no_place(void **state)
{
    static const char *const questions[] = {
        "'step':'damage-roll','units':{'target':'company'}",
        "'step':'morale-check','units':{'unit':'company'}",
        "'step':'morale-due','units':{'unit':'company'}",
        "'step':'misfire','units':{'firer':'company'}",
        "'step':'coherency','units':{'unit':'company'},'input':{'distance':3}",
        "'step':'ranged-attack','units':{'firer':'tom','target':'company'},'input':{'range':8}",
        "'step':'volley','units':{'firers':['tom'],'target':'company'},'input':{'shooters':[{'range':8}]}",
        "'step':'movement','units':{'mover':'tom','charged':'company'},'input':{'mode':'charge'}",
        "'step':'stand-and-fire','units':{'charger':'tom','charged':'company'},'input':{'distance':8}",
        "'step':'charge','units':{'chargers':['tom'],'charged':'company'},'input':{'chargers':[{'distance':8}]}",
        "'step':'ability','units':{'figure':'company'}",
        "'step':'troop-type','units':{'figure':'company'}",
    };
    (void)state;
    unit_of("company")->fate = D12_SURRENDERED;
    for (size_t i = 0; i < LENGTH(questions); i++) {
        assert_null(ask_at(questions[i]));
        assert_int_equal(violations.list[0].code, ERROR_UNIT_OUT);
    }
    unit_of("company")->fate = D12_IN_PLAY;
    unit_of("company")->figures = 1;
    hurt("company", KILL);
    assert_string_equal(fate_of("company"), "killed");
    play("'step':'officer-casualty','units':{'unit':'company'},'dice':[12]");
    assert_true(unit_of("company")->officer_killed);
}

/* X-FATE: whatever number the umpire lets stand, a unit loses no more than it has. */
static void a_unit_loses_no_more_than_it_has(void **state)
{
    (void)state;
    unit_of("company")->figures = 3;
    unit_of("company")->starting_strength = 12;
    unit_of("company")->losses = 9;
    play("'step':'volley','units':{'firers':['line'],'target':'company'},"
         "'input':{'shooters':[{'range':15}],'target':{'figures':9}},'override':{'reason':'an example'},"
         "'dice':[12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,2,2,2,2,2,2,2,2,2]");
    const struct d12_roster_unit *company = unit_of("company");
    assert_int_equal(company->figures, 0);
    assert_int_equal(company->losses, 12);
    assert_int_equal(company->new_losses, 3);
    assert_int_equal(company->kills, 0); /* thrown for in the volley */
    assert_int_equal(unit_of("rider")->friends_killed, 3);
    violations_start(&violations);
    d12->units->check(company, table_options, "", &violations);
    assert_int_equal(violations.count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(who_is_killed_may_have_been_pinned),
        TEST(who_is_pinned_is_known_where_it_can_be),
        TEST(who_is_killed_may_have_been_unable_to_fire),
        TEST(who_has_fired_after_losses_is_known),
        TEST(who_is_killed_by_his_weapon_could_fire),
        TEST(some_thrown_riders_may_be_dead),
        TEST(who_is_pinned_does_not_reload),
        TEST(who_is_pinned_may_be_loaded),
        TEST(fewer_reload_than_could),
        TEST(who_fired_before_may_reload),
        TEST(whose_weapons_are_loaded_is_on_record),
        TEST(reloading_takes_a_turn),
        TEST(as_many_reload_as_did),
        TEST(no_more_of_a_part_reload_than_did),
        TEST(too_many_who_reload_are_told_how_many_can),
        TEST(a_unit_fires_by_halves),
        TEST(who_has_fired_may_be_pinned),
        TEST(who_is_not_loaded_does_not_stand_and_fire),
        TEST(who_is_out_takes_no_place),
        TEST(a_unit_loses_no_more_than_it_has),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
