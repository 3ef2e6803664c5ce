/* Units of the d12 skirmish in volleys, charges and fights, and every due with what ends it. */
#include "d12_table.h"

static void a_volley_empties_weapons_and_kills(void **state)
{
    (void)state;
    unit_of("line")->unloaded = 4;
    /* Six shots: two hits, one misfire that jams; both hits kill, and the second kill takes the officer. */
    play("'step':'volley','units':{'firers':['line'],'target':'company'},'input':{'shooters':[{'range':8}]},'dice':[6,"
         "9,5,1,2,3,7,5,4,3,12]");
    assert_int_equal(unit_of("line")->jammed, 1);
    assert_int_equal(unit_of("line")->unloaded, 9);
    assert_int_equal(unit_of("company")->figures, 10);
    assert_int_equal(unit_of("company")->losses, 2);
    assert_false(unit_of("company")->has_officer);
    assert_true(unit_of("company")->officer_killed);
    assert_int_equal(unit_of("company")->kills, 0); /* thrown for in the volley */
    assert_true(is_due("company", "morale_friend_killed"));
    assert_true(is_due("rider", "morale_friend_killed"));
    assert_not_permitted("'step':'volley','units':{'firers':['line'],'target':'company'},"
                         "'input':{'shooters':[{'range':8}]}",
                         "D12-SHO-1");
}

static void who_cannot_fire_is_not_counted(void **state)
{
    static const char volley[] = "'step':'volley','units':{'firers':['line'],'target':'company'},"
                                 "'input':{'shooters':[{'range':15}]},'dice':[5,5,5,5,5,5,5]";
    (void)state;
    unit_of("line")->pinned = 3;
    assert_int_equal(play(volley)->dice->face_count, 7);
    /* Seven are empty now; whether they are those that were pinned, nobody has said. */
    assert_int_equal(unit_of("line")->unloaded, 7);
    assert_null(ask_at(volley));
    assert_int_equal(violations.list[0].code, ERROR_MISSING_FIELD);
    assert_string_equal(violations.list[0].pointer, "/input/shooters/0/figures");
    unit_of("line")->pinned = 10;
    assert_not_permitted("'step':'volley','units':{'firers':['line'],'target':'company'},"
                         "'input':{'shooters':[{'range':8}]}",
                         "D12-WND-3");
}

/* A-D12-46: the officer is that of the unit that was hit, and of no other. */
static void each_unit_loses_its_own_officer(void **state)
{
    static const char both[] = "'step':'volley','units':{'firers':['line','tom'],'target':'company'},"
                               "'input':{'shooters':[{'range':10,'figures':1},{'range':10}]},'dice':[1,9,1,12,5,2]";
    (void)state;
    assert_null(ask_at("'step':'volley','units':{'firers':['tom'],'target':'company','target_unit':'rider'},"
                       "'input':{'shooters':[{'range':8}]}"));
    assert_null(ask_at("'step':'volley','units':{'firers':['line','tom'],'target':'company'},"
                       "'input':{'shooters':[{'range':10,'figures':1},{'range':10}],"
                       "'firing_unit':{'has_officer':true}}"));
    assert_string_equal(violations.list[0].pointer, "/input/firing_unit/has_officer");
    assert_barred("'step':'volley','units':{'firers':['tom'],'target':'company'},"
                  "'input':{'shooters':[{'range':8}],'target_unit':{'has_officer':false}}",
                  "D12-OFF-1");
    play(both);
    assert_int_equal(unit_of("company")->kills, 0); /* thrown for in the volley */
    assert_true(unit_of("company")->has_officer);
    assert_true(is_due("line", "officer_roll")); /* of several units each throws for itself */
    assert_int_equal(unit_of("line")->kills, 1);
    play("'step':'volley','units':{'firers':['bill'],'target':'company'},'input':{'shooters':[{'range':8}]},"
         "'dice':[6,5,12]");
    assert_false(unit_of("company")->has_officer);
    assert_true(unit_of("company")->officer_killed);
}

static void an_individual_keeps_the_wounds_of_a_volley(void **state)
{
    (void)state;
    play("'step':'volley','units':{'firers':['tom','bill'],'target':'rider'},"
         "'input':{'shooters':[{'range':15},{'range':8}]},'dice':[7,1,2,10,2]");
    assert_int_equal(unit_of("rider")->wounds, 2);
    assert_int_equal(unit_of("rider")->thrown, 1);
    assert_int_equal(unit_of("rider")->pinned_next, 1);
    assert_true(is_due("rider", "morale_wounded"));
    assert_int_equal(unit_of("tom")->unloaded, 1);
    assert_int_equal(unit_of("bill")->out_of_ammo, 1);
}

static void an_exploding_weapon_wounds_its_own_group(void **state)
{
    (void)state;
    play("'step':'volley','units':{'firers':['tom','bill'],'target':'rider'},"
         "'input':{'shooters':[{'range':8},{'range':8}]},'dice':[5,1,1,9]");
    assert_int_equal(unit_of("tom")->wounds, 0);
    assert_int_equal(unit_of("bill")->wounds, 1);
    assert_int_equal(unit_of("bill")->unloaded, 1);
    /* When two groups explode, each has its own. */
    play("'step':'morale-check','units':{'unit':'bill'},'dice':[12]");
    next_turn();
    unit_of("tom")->unloaded = unit_of("bill")->unloaded = 0;
    unit_of("bill")->pinned = unit_of("bill")->pinned_alive = 0;
    play("'step':'volley','units':{'firers':['tom','bill'],'target':'rider'},"
         "'input':{'shooters':[{'range':8},{'range':8}]},'dice':[1,1,1,10,1,9]");
    assert_int_equal(unit_of("tom")->wounds, 2);
    assert_int_equal(unit_of("bill")->wounds, 2);
}

/* Both groups are parts of one unit, and lose a figure each. */
static void weapons_explode_in_two_groups_of_a_unit(void **state)
{
    (void)state;
    unit_of("line")->figures = 4;
    unit_of("line")->loading = D12_BREECH;
    play("'step':'volley','units':{'firers':['line','line'],'target':'rider'},"
         "'input':{'shooters':[{'range':8,'figures':2},{'range':8,'figures':2}]},'dice':[1,2,1,2,1,12,1,12,1,1]");
    assert_int_equal(unit_of("line")->figures, 2);
    assert_int_equal(unit_of("line")->losses, 2);
    assert_int_equal(unit_of("line")->unloaded, 0); /* their weapons are gone with them */
    assert_true(is_due("line", "morale_losses"));
    assert_true(is_due("captain", "morale_friend_killed"));
    assert_int_equal(d12_roster_shooters(unit_of("line")), 2);
}

static void killed_out_of_sight_friends_do_not_test(void **state)
{
    (void)state;
    play("'step':'volley','units':{'firers':['tom'],'target':'company'},"
         "'input':{'shooters':[{'range':8}],'target_unit':{'friends_near':false}},'dice':[6,5,1]");
    assert_int_equal(unit_of("company")->figures, 11);
    assert_false(is_due("company", "morale_friend_killed"));
    assert_false(is_due("rider", "morale_friend_killed"));
}

/* The shot wounds the second charger, who wins his fight all the same; the first loses his. */
static void a_charge_hurts_each_for_himself(void **state)
{
    (void)state;
    unit_of("tom")->charged_by = D12_CHARGED_BY_FOOT;
    play("'step':'charge','units':{'chargers':['rider','company'],'charged':'tom'},"
         "'input':{'chargers':[{'distance':11},{'distance':6,'game':'individual'}],'charged':{'fires_at':2}},"
         "'dice':[9,9,3,4,9,5,5]");
    assert_int_equal(unit_of("tom")->unloaded, 1);
    assert_int_equal(unit_of("tom")->charged_by, D12_NOT_CHARGED);
    assert_int_equal(unit_of("rider")->movement, D12_TARGET_CHARGING);
    assert_int_equal(unit_of("rider")->wounds, 1); /* 7 to 9 */
    assert_int_equal(unit_of("rider")->pinned_next, 1);
    assert_int_equal(unit_of("company")->pinned_next, 1); /* by the shot */
    assert_int_equal(unit_of("company")->new_wounds, 1);
    assert_int_equal(unit_of("company")->wounds, 0); /* of a unit of several figures they are not kept */
    assert_int_equal(unit_of("tom")->wounds, 1);
    assert_true(is_due("tom", "morale_wounded"));
    next_turn();
    assert_int_equal(unit_of("rider")->consecutive_runs, 1);
}

/* As with any other shot (D12-MOV-3, D12-MOV-4). */
static void who_moved_or_hides_does_not_stand_and_fire(void **state)
{
    static const char charge[] = "'step':'charge','units':{'chargers':['bill'],'charged':'company'},"
                                 "'input':{'chargers':[{'distance':6}]},'dice':[9,5,5,2]";
    static const char may[] = "'step':'stand-and-fire','units':{'charged':'company','charger':'bill'},"
                              "'input':{'distance':6}";
    static const size_t members[] = {offsetof(struct d12_roster_unit, moved), offsetof(struct d12_roster_unit, hidden),
                                     offsetof(struct d12_roster_unit, pinned_by_morale)};
    for (size_t i = 0; i < LENGTH(members); i++) {
        tear_down(state);
        set_up(state);
        assert_true(played(may, "allowed"));
        *((bool *)unit_of("company") + members[i]) = true;
        assert_false(played(may, "allowed"));
        assert_int_equal(played(charge, "shot"), FIELD_ABSENT);
        assert_int_equal(unit_of("company")->unloaded, 0);
    }
}

/* Who has no firearm does not, whatever is said of one: for that reason alone. */
static void who_has_no_firearm_does_not_stand_and_fire(void **state)
{
    static const char *const loaded[] = {"", ",'loaded':true", ",'loaded':false"};
    (void)state;
    unit_of("company")->weapon = FIELD_ABSENT;
    for (size_t i = 0; i < LENGTH(loaded); i++) {
        char members[200];
        snprintf(members, sizeof members,
                 "'step':'stand-and-fire','units':{'charged':'company','charger':'bill'},"
                 "'input':{'distance':6%s}",
                 loaded[i]);
        assert_barred(members, "D12-SHO-1");
        const struct ruling *ruling = play(members);
        assert_int_equal(ruling->why->count, 1);
        assert_non_null(strstr(ruling->why->reasons[0].text, "it has no firearm"));
        assert_int_equal(ruling->question.units->bar_count, 1);
    }
}

/* The shot throws the first charger, who does not arrive; the second is killed in his fight. */
static void a_charger_is_thrown_and_another_killed(void **state)
{
    (void)state;
    play("'step':'charge','units':{'chargers':['rider','company'],'charged':'tom'},"
         "'input':{'chargers':[{'distance':15},{'distance':6}]},'dice':[9,9,5,2,1,12]");
    assert_int_equal(unit_of("rider")->thrown, 1);
    assert_int_equal(unit_of("rider")->figures, 1);
    assert_int_equal(d12_roster_kind(unit_of("rider")), D12_FOOT);
    assert_int_equal(unit_of("company")->figures, 11);
    assert_int_equal(unit_of("company")->thrown, 0);
    assert_true(is_due("company", "officer_roll"));
}

static void a_charge_takes_officers_and_jams_weapons(void **state)
{
    (void)state;
    play("'step':'charge','units':{'chargers':['line'],'charged':'company'},'input':{'chargers':[{'distance':6}]},'"
         "dice':[9,1,6,2,4]");
    assert_int_equal(unit_of("company")->jammed, 1);
    assert_int_equal(unit_of("company")->unloaded, 0);
    play("'step':'charge','units':{'chargers':['line'],'charged':'company'},'input':{'chargers':[{'distance':6}]},'"
         "dice':[1,6,11,1,12]");
    assert_int_equal(unit_of("company")->jammed, 1); /* the weapon of a dead man is nobody's */
    assert_int_equal(unit_of("company")->figures, 11);
    assert_false(unit_of("company")->has_officer);
    assert_true(unit_of("line")->has_officer);
    play("'step':'charge','units':{'chargers':['line'],'charged':'rider'},"
         "'input':{'chargers':[{'distance':5}]},'dice':[9,1,12,12]");
    assert_int_equal(unit_of("line")->figures, 9);
    assert_true(unit_of("line")->officer_killed);
    assert_int_equal(unit_of("rider")->unloaded, 0); /* too near to fire */
}

static void what_loads_quickly_stays_loaded(void **state)
{
    (void)state;
    unit_of("tom")->loading = unit_of("rider")->loading = D12_BREECH;
    play("'step':'volley','units':{'firers':['tom','bill'],'target':'rider'},"
         "'input':{'shooters':[{'range':8},{'range':8}]},'dice':[5,1,10]"); /* bill has bad powder */
    assert_int_equal(unit_of("tom")->unloaded, 0);
    assert_int_equal(unit_of("bill")->unloaded, 0);
    play("'step':'charge','units':{'chargers':['tom'],'charged':'rider'},'input':{'chargers':[{'distance':6}]},"
         "'dice':[9,5,3,3]");
    assert_int_equal(unit_of("rider")->unloaded, 0);
}

static void an_explosion_may_take_the_officer(void **state)
{
    (void)state;
    play("'step':'volley','units':{'firers':['line'],'target':'rider'},"
         "'input':{'shooters':[{'range':8,'figures':1}]},'dice':[1,1,5,12]");
    assert_int_equal(unit_of("line")->figures, 9);
    assert_false(unit_of("line")->has_officer);
}

static void who_gives_way_to_a_charge_must_move(void **state)
{
    (void)state;
    play("'step':'charge','units':{'chargers':['rider'],'charged':'captain'},"
         "'input':{'chargers':[{'distance':11}]},'dice':[2]");
    assert_true(is_due("captain", "panic"));
    assert_true(is_due("line", "morale_officer_panics"));
    assert_int_equal(unit_of("captain")->prior_failures, 1);
}

/* A-D12-28: who gave way and has moved waits for later chargers wherever that move ended, and they meet him standing.
 */
static void who_has_retreated_is_met_standing(void **state)
{
    static const char *const covers[] = {"none", "soft"};
    (void)state;
    for (size_t i = 0; i < LENGTH(covers); i++) {
        char move[120];
        tear_down(state);
        set_up(state);
        unit_of("company")->has_officer = false;
        play("'step':'charge','units':{'chargers':['rider'],'charged':'tom'},'input':{'chargers':[{'distance':11}]},"
             "'dice':[6]");
        static const char next[] = "'step':'charge','units':{'chargers':['company'],'charged':'tom'},"
                                   "'input':{'chargers':[{'distance':4}]}";
        const struct ruling *waits = play(next);
        assert_int_equal(member_number(waits->step->outcome, waits->outcome, "end"), 1); /* gave way */
        snprintf(move, sizeof move, "'step':'movement','units':{'mover':'tom'},'input':{'cover':'%s'}", covers[i]);
        play(move);
        const struct ruling *met = play("'step':'charge','units':{'chargers':['company'],'charged':'tom'},"
                                        "'input':{'chargers':[{'distance':4}]},'dice':[6,7]");
        assert_int_equal(member_number(met->step->outcome, met->outcome, "end"), 0); /* it came to a fight */
    }
}

static void a_fight_hurts_its_loser(void **state)
{
    (void)state;
    play("'step':'melee-score','units':{'side1':'tom','side2':'rider'},'dice':[8,3]"); /* 8 to 4 */
    assert_int_equal(unit_of("rider")->wounds, 2);
    assert_int_equal(unit_of("tom")->wounds, 0);
    next_turn();
    /* Who is pinned only defends himself, and blocks the blow. */
    play("'step':'melee-score','units':{'side1':'tom','side2':'rider'},'dice':[2,12]");
    assert_int_equal(unit_of("tom")->wounds, 0);
    play("'step':'melee-score','units':{'side1':'tom','side2':'rider'},'dice':[12,1]");
    assert_string_equal(fate_of("rider"), "killed");
    unit_of("bill")->movement = D12_TARGET_CHARGING;
    const struct d12_melee *melee = play("'step':'melee-score','units':{'side1':'bill','side2':'company'},"
                                         "'dice':[5,5]")
                                        ->outcome;
    assert_int_equal(melee->modifier[0], 1); /* he charged */
}

/* How a due comes about for tom's company, and what ends it. */
struct ending {
    const char *name, *id;
    size_t offset;
    int32_t value;
    const char *members;
    bool overdue; /* since an earlier turn */
};
#define OF(member) offsetof(struct d12_roster_unit, member)
static const struct ending endings[] = {
    {"misfire_roll", "tom", OF(misfires), 1, "'step':'misfire','input':{},'units':{'firer':'tom'},'dice':[9]"},
    {"wound_roll", "tom", OF(hits), 1, "'step':'damage-roll','units':{'target':'tom'},'dice':[1]"},
    {"wound_roll", "tom", OF(close_hits), 1, "'step':'damage-roll','units':{'target':'tom'},'dice':[2]"},
    {"officer_roll", "company", OF(kills), 2, "'step':'officer-casualty','units':{'unit':'company'},'dice':[3,4]"},
    {"morale_losses", "company", OF(new_losses), 2, "'step':'morale-check','units':{'unit':'company'},'dice':[7]"},
    {"morale_wounded", "tom", OF(new_wounds), 1, "'step':'morale-check','units':{'unit':'tom'},'dice':[7]"},
    {"morale_charged", "tom", OF(charged_by), D12_CHARGED_BY_FOOT,
     "'step':'morale-check','units':{'unit':'tom'},'dice':[1]"},
    {"morale_friend_killed", "tom", OF(friends_killed), 3, "'step':'morale-check','units':{'unit':'tom'},'dice':[7]"},
    {"morale_officer_panics", "tom", OF(officers_panicked), 1,
     "'step':'morale-check','units':{'unit':'tom'},'dice':[7]"},
    {"morale_overdue", "company", OF(new_losses), 2, "'step':'morale-check','units':{'unit':'company'},'dice':[7]",
     true},
    {"panic", "tom", OF(flight), D12_MUST_FLEE, "'step':'movement','units':{'mover':'tom'}"},
    {"retreat", "tom", OF(flight), D12_MUST_RETREAT,
     "'step':'movement','units':{'mover':'tom'},'input':{'cover':'soft'}"},
    {"retreat", "tom", OF(flight), D12_MUST_RETREAT, "'step':'movement','units':{'mover':'tom'}"},
    {"return_to_coherency", "line", OF(coherency), D12_MUST_RETURN,
     "'step':'coherency','units':{'unit':'line'},'input':{'distance':3}"},
};

static void every_due_has_its_end(void **state)
{
    for (const struct unit_due *due = ruleset_find("d12-skirmish")->units->dues; due->name; due++) {
        int32_t tried = 0;
        for (size_t i = 0; i < LENGTH(endings); i++) {
            const struct ending *ending = &endings[i];
            if (strcmp(ending->name, due->name) != 0)
                continue;
            tear_down(state);
            set_up(state);
            unit_of("company")->figures = 8;
            unit_of("company")->losses = 4;
            assert_false(is_due(ending->id, due->name));
            memcpy((char *)unit_of(ending->id) + ending->offset, &ending->value, sizeof ending->value);
            unit_of(ending->id)->morale_overdue = ending->overdue;
            assert_true(is_due(ending->id, due->name));
            const struct ruling *ruling = play(ending->members);
            assert_string_equal(ruling->step->name, due->step);
            assert_false(is_due(ending->id, due->name));
            unit_of(ending->id)->figures = 0; /* nothing is due of who is out of the game */
            memcpy((char *)unit_of(ending->id) + ending->offset, &ending->value, sizeof ending->value);
            assert_false(is_due(ending->id, due->name));
            tried++;
        }
        if (tried == 0)
            fail_msg("nothing ends %s", due->name);
    }
}

static void phases_name_their_steps(void **state)
{
    int32_t count = 0;
    (void)state;
    for (const struct turn_phase *phase = d12->units->phases; phase->name; phase++, count++)
        for (const char *const *step = phase->steps; *step; step++)
            assert_non_null(step_find(d12, *step));
    assert_int_equal(count, 5);
}

#define CHARGE_OF(chargers, distances, charged, members)                                                               \
    "'step':'charge','units':{'chargers':[" chargers "],'charged':" charged "},'input':{'chargers':[" distances        \
    "]," members "}"

/* Losses and starting strength of a unit that takes part are on record (X-KNOW): of both sides of a charge and of a
 * volley. */
static void losses_of_who_takes_part_are_on_record(void **state)
{
    static const char *const otherwise[] = {
        CHARGE_OF("'company'", "{'distance':4}", "'line'", "'charging_unit':{'losses':9,'starting_strength':21}"),
        CHARGE_OF("'company'", "{'distance':4}", "'line'", "'charging_unit':{'starting_strength':40}"),
        CHARGE_OF("'company','company'", "{'distance':4},{'distance':4}", "'line'", "'charging_unit':{'losses':1}"),
        CHARGE_OF("'tom'", "{'distance':4}", "'company'", "'charged_unit':{'losses':1}"),
        "'step':'volley','units':{'firers':['company'],'target':'line'},"
        "'input':{'shooters':[{'range':15}],'firing_unit':{'losses':1}}",
        "'step':'volley','units':{'firers':['tom'],'target':'company'},"
        "'input':{'shooters':[{'range':15}],'target_unit':{'losses':1}}",
    };
    (void)state;
    unit_of("company")->losses = 2;
    for (size_t i = 0; i < LENGTH(otherwise); i++)
        assert_barred(otherwise[i], "A-D12-22");
    assert_int_equal(play(CHARGE_OF("'company'", "{'distance':4}", "'line'",
                                    "'charging_unit':{'losses':2,'starting_strength':14}") ",'dice':[1]")
                         ->status,
                     RULING_RESOLVED);
}

/* To which unit an officer or an individual belongs, or several units together, the ledger does not know: what is typed
 * of it is the players'. */
static void losses_of_others_are_the_players(void **state)
{
    static const char *const open[] = {
        CHARGE_OF("'captain'", "{'distance':4}", "'rider'", "'charging_unit':{'losses':9,'starting_strength':30}"),
        CHARGE_OF("'company'", "{'distance':4}", "'tom'", "'charged_unit':{'losses':9,'starting_strength':30}"),
        CHARGE_OF("'tom','line'", "{'distance':4},{'distance':4}", "'rider'",
                  "'charging_unit':{'losses':9,'starting_strength':30}"),
        CHARGE_OF("'line'", "{'distance':4}", "'rider'", "'charged_unit':{'losses':0}"),
    };
    for (size_t i = 0; i < LENGTH(open); i++) {
        char members[400];
        tear_down(state);
        set_up(state);
        snprintf(members, sizeof members, "%s,'dice':[1]", open[i]);
        assert_int_equal(play(members)->status, RULING_RESOLVED);
    }
}

/* Who fires or charges beside the unit that is named for its side is none of its figures (X-CONTRA): so many of its own
 * are no contradiction; more than it began with are. Of several units together nobody is counted where none is named.
 */
static void who_is_of_another_unit_is_not_counted(void **state)
{
    static const char *const open[] = {
        "'step':'volley','units':{'firers':['tom','line'],'target':'company'},"
        "'input':{'shooters':[{'range':10},{'range':10}]},'dice':[3,3,3,3,3,3,3,3,3,3,3]",
        "'step':'volley','units':{'firers':['captain','line'],'target':'company'},"
        "'input':{'shooters':[{'range':10},{'range':10}]},'dice':[3,3,3,3,3,3,3,3,3,3,3]",
        "'step':'volley','units':{'firers':['tom','line'],'target':'company'},"
        "'input':{'shooters':[{'range':10},{'range':10}],'firing_unit':{'starting_strength':10}},"
        "'dice':[3,3,3,3,3,3,3,3,3,3,3]",
        CHARGE_OF("'tom','captain'", "{'distance':4},{'distance':4}", "'rider'", "'charging_unit':{}"),
    };
    (void)state;
    for (size_t i = 0; i < LENGTH(open); i++) {
        char members[500];
        tear_down(state);
        set_up(state);
        snprintf(members, sizeof members, "%s%s", open[i], strstr(open[i], "dice") ? "" : ",'dice':[1]");
        assert_int_equal(play(members)->status, RULING_RESOLVED);
    }
    assert_null(ask_at("'step':'volley','units':{'firers':['captain'],'target':'company'},"
                       "'input':{'shooters':[{'range':10}],'firing_unit':{'starting_strength':1,'losses':1}}"));
    assert_string_equal(violations.list[0].pointer, "/input/firing_unit/starting_strength");
    assert_string_equal(violations.list[0].message, "A unit of 1 figure cannot have lost 1 and still have 1 here.");
}

/* Six have fired, and the umpire has all ten fire again: an effect says what the roster becomes, which holds no more
 * than there are; what is added stays as it was thrown. */
static void an_effect_says_what_the_roster_becomes(void **state)
{
    (void)state;
    unit_of("line")->loading = D12_BREECH;
    play("'step':'volley','units':{'firers':['line'],'target':'company'},"
         "'input':{'shooters':[{'range':10,'figures':6}]},'dice':[3,3,3,3,3,3]");
    assert_changed("line", "fired", 0, 6);
    play("'step':'volley','units':{'firers':['line'],'target':'company'},'input':{'shooters':[{'range':10,"
         "'figures':10}]},'override':{'reason':'They had not.'},'dice':[3,3,3,3,3,3,3,3,3,3]");
    assert_changed("line", "fired", 6, 10);
    assert_changed("line", "fired_alive", 6, 10);
    assert_int_equal(table_changes[0].value, 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(a_volley_empties_weapons_and_kills),
        TEST(who_cannot_fire_is_not_counted),
        TEST(each_unit_loses_its_own_officer),
        TEST(an_individual_keeps_the_wounds_of_a_volley),
        TEST(an_exploding_weapon_wounds_its_own_group),
        TEST(weapons_explode_in_two_groups_of_a_unit),
        TEST(killed_out_of_sight_friends_do_not_test),
        TEST(who_moved_or_hides_does_not_stand_and_fire),
        TEST(who_has_no_firearm_does_not_stand_and_fire),
        TEST(losses_of_who_takes_part_are_on_record),
        TEST(losses_of_others_are_the_players),
        TEST(who_is_of_another_unit_is_not_counted),
        TEST(an_effect_says_what_the_roster_becomes),
        TEST(a_charge_hurts_each_for_himself),
        TEST(a_charger_is_thrown_and_another_killed),
        TEST(a_charge_takes_officers_and_jams_weapons),
        TEST(what_loads_quickly_stays_loaded),
        TEST(an_explosion_may_take_the_officer),
        TEST(who_gives_way_to_a_charge_must_move),
        TEST(who_has_retreated_is_met_standing),
        TEST(a_fight_hurts_its_loser),
        TEST(every_due_has_its_end),
        TEST(phases_name_their_steps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
