/* What the record of a unit alone forbids it: listed among what it may not do, with the clause, and refused by the same
 * bar when it is asked, whatever else the question says. */
#include "referee/actions.h"
#include "roster_table.h"
#include <jansson.h>

#define FIGURES                                                                                                        \
    "{'id':'ann','side':'red','profile':'private','weapon':'rifle'},"                                                  \
    "{'id':'fritz','side':'blue','profile':'private','weapon':'rifle'}"
#define VEHICLES                                                                                                       \
    "{'id':'sherman','side':'red','kind':'afv','drive':'tracked','movement_points':10,'fire_control':12,'size':1,"     \
    "'armour':6,'penetration':6,'he_modifier':2}"
#define MUSKETS                                                                                                        \
    "{'id':'company','side':'red','quality':'regular','weapon':'rifled_musket','figures':12},"                         \
    "{'id':'tom','side':'red','game':'individual','quality':'regular','weapon':'rifled_musket','figures':1},"          \
    "{'id':'mob','side':'red','quality':'regular','figures':6},"                                                       \
    "{'id':'line','side':'blue','quality':'regular','weapon':'rifled_musket','figures':10}"
#define REDCOATS                                                                                                       \
    "{'id':'watch','side':'red','kind':'regular_infantry','weapon':'modern_rifle','leadership':7,'figures':6},"        \
    "{'id':'mounted','side':'red','kind':'regular_mounted_infantry','leadership':7,'figures':6},"                      \
    "{'id':'horse','side':'red','kind':'irregular_mounted_infantry','leadership':7,'figures':6},"                      \
    "{'id':'crew','side':'red','kind':'well_drilled_crewed_weapon','weapon':'field_gun','leadership':7,'figures':4},"  \
    "{'id':'impi','side':'blue','kind':'tribal_infantry','weapon':'ragtag','leadership':6,'figures':12}"

#define SHOT(input) "'step':'ranged-attack','units':{'firer':'ann','target':'fritz'},'input':{'range':5" input "}"
#define STRIKE                                                                                                         \
    "'step':'melee-score','units':{'attacker':'ann','defender':'fritz'},'input':{'attacker':{'action':'pivot'},"       \
    "'defender':{'action':'pivot'}}"
#define THROW "'step':'indirect-fire','units':{'thrower':'ann'},'input':{'weapon':'grenade','range':5,'action':'pivot'}"
#define GUN "'step':'afv-attack','units':{'firer':'sherman'},'input':{'he':true}"
#define RELOAD "'step':'reload','units':{'unit':'company'}"
#define STAND(id) "'step':'stand-and-fire','units':{'charged':'" id "','charger':'line'},'input':{'distance':9}"
#define CHARGE(id)                                                                                                     \
    "'step':'charge','units':{'chargers':['" id "'],'charged':'line'},'input':{'chargers':[{'distance':4}]}"
#define FIRE(id) "'step':'ranged-attack','units':{'firer':'" id "','target':'impi'},'input':{'range':8}"

static const struct row {
    const char *ruleset, *units, *unit;
    const char *state;  /* of the unit: "action=run shots=1" */
    const char *option; /* likewise, or NULL */
    const char *question;
    const char *bar, *clause, *step, *role;
    bool unasked; /* nobody asks it of the unit where nothing is due: it is on neither list */
} rows[] = {
    {"tft-ww2", FIGURES, "ann", "action=run", NULL, SHOT(""), "shoots_apart", "TFT-ACT-0", "ranged-attack", "firer"},
    {"tft-ww2", FIGURES, "ann", "action=charge", NULL,
     "'step':'fire-action','units':{'firer':'ann','targets':['fritz']},'input':{'targets':[{'range':5,'shots':1}]}",
     "shoots_apart", "TFT-ACT-0", "fire-action", "firer"},
    {"tft-ww2", FIGURES, "ann", "action=disengage", NULL,
     "'step':'indirect-fire','units':{'thrower':'ann'},'input':{'weapon':'grenade','range':5}", "shoots_apart",
     "TFT-ACT-0", "indirect-fire", "thrower"},
    {"tft-ww2", FIGURES, "ann", "action=aim", NULL,
     "'step':'melee-score','units':{'attacker':'ann','defender':'fritz'},'input':{'defender':{'action':'pivot'}}",
     "acts_apart", "TFT-ACT-0", "melee-score", "attacker"},
    {"tft-ww2", FIGURES, "ann", "flight=to_cover", "enforce_due=warn",
     "'step':'melee-score','units':{'attacker':'ann','defender':'fritz'},'input':{'defender':{'action':'pivot'}}",
     "flees_and_fights", "TFT-ACT-3", "melee-score", "attacker"},
    {"tft-ww2", FIGURES, "ann", "action=walk_and_snap_shot shots=1", NULL, SHOT(",'weapon':'pistol'"), "snaps_again",
     "TFT-ACT-2", "ranged-attack", "firer"},
    {"tft-ww2", FIGURES, "ann", "action=walk_and_snap_shot", NULL,
     "'step':'indirect-fire','units':{'thrower':'ann'},'input':{'weapon':'grenade','range':5}", "snaps_a_throw",
     "TFT-RNG-6", "indirect-fire", "thrower"},
    {"tft-ww2", FIGURES, "ann", "action=walk_and_snap_shot weapon=lmg", NULL, SHOT(""), "snaps_what_cannot",
     "TFT-RNG-6", "ranged-attack", "firer"},
    {"tft-ww2", FIGURES, "ann", "action=aim weapon=smg sidearm=auto_rifle", NULL, SHOT(""), "aims_an_automatic",
     "TFT-ACT-7", "ranged-attack", "firer"},
    {"tft-ww2", FIGURES, "ann", "action=run move_ended=1", NULL,
     "'step':'movement','units':{'figure':'ann'},'input':{'inches':1}", "run_is_over", "TFT-ACT-1", "movement",
     "figure"},
    {"tft-ww2", FIGURES, "ann", "action=charge move_ended=1", NULL,
     "'step':'movement','units':{'figure':'ann'},'input':{'inches':1}", "charge_is_over", "TFT-ACT-4", "movement",
     "figure"},
    {"tft-ww2", FIGURES, "ann", "weapon=grenade", NULL, SHOT(",'action':'pivot'"), "no_firearm", "TFT-WPN",
     "ranged-attack", "firer"},
    {"tft-ww2", FIGURES, "ann", "weapon=bayonet_or_knife sidearm=improvised", NULL, SHOT(",'action':'pivot'"),
     "no_firearm", "TFT-WPN", "ranged-attack", "firer"},
    {"tft-ww2", FIGURES, "ann", "weapon=rifle_butt_or_club", NULL,
     "'step':'fire-action','units':{'firer':'ann','targets':['fritz']},'input':{'action':'pivot','targets':["
     "{'range':5,'shots':1}]}",
     "no_firearm", "TFT-WPN", "fire-action", "firer"},
    {"tft-ww2", FIGURES, "ann", "shots=1", NULL, SHOT(",'action':'pivot'"), "no_more_shots", "TFT-WPN", "ranged-attack",
     "firer"},
    {"tft-ww2", FIGURES, "ann", "shots=1", NULL,
     "'step':'fire-action','units':{'firer':'ann','targets':['fritz']},'input':{'action':'pivot','targets':["
     "{'range':5,'shots':1}]}",
     "no_more_shots", "TFT-WPN", "fire-action", "firer"},
    {"tft-ww2", FIGURES, "ann", "weapon_state=jammed", NULL, SHOT(",'action':'pivot'"), "weapon_jammed", "TFT-CRIT-2",
     "ranged-attack", "firer"},
    {"tft-ww2", FIGURES, "ann", "weapon_state=jammed_hard sidearm=pistol sidearm_state=jammed", NULL,
     SHOT(",'action':'pivot'"), "weapon_jammed_hard", "TFT-CRIT-2", "ranged-attack", "firer"},
    {"tft-ww2", FIGURES, "ann", "weapon_state=dropped", NULL, SHOT(",'action':'pivot'"), "weapon_dropped", "TFT-CRIT-2",
     "ranged-attack", "firer"},
    {"tft-ww2", FIGURES, "ann", "weapon_state=broken", NULL, SHOT(",'action':'pivot'"), "weapon_broken", "TFT-CRIT-2",
     "ranged-attack", "firer"},
    {"tft-ww2", FIGURES, "ann", "weapon_state=dropped", NULL, STRIKE, "weapon_dropped", "TFT-CRIT-2", "melee-score",
     "attacker"},
    {"tft-ww2", FIGURES, "ann", "weapon=grenade weapon_state=dropped", NULL, THROW, "weapon_dropped", "TFT-CRIT-2",
     "indirect-fire", "thrower"},
    {"tft-ww2", FIGURES, "ann", "action=run weapon_state=jammed", NULL, "'step':'clear-jam','units':{'figure':'ann'}",
     "handles_nothing", "TFT-ACT-9", "clear-jam", "figure"},
    {"tft-ww2", FIGURES, "ann", "weapon_state=dropped", NULL, "'step':'clear-jam','units':{'figure':'ann'}", "no_jam",
     "TFT-CRIT-2", "clear-jam", "figure"},
    {"tft-ww2", VEHICLES, "sherman", "weapon_state=jammed", NULL, GUN, "gun_jammed", "TFT-AFVC-5", "afv-attack",
     "firer"},
    {"tft-ww2", VEHICLES, "sherman", "main_gun_destroyed=1 weapon_state=jammed", NULL, GUN, "gun_destroyed",
     "TFT-PEN-2", "afv-attack", "firer"},
    {"tft-ww2", VEHICLES, "sherman", "points_spent=5001", NULL, GUN, "has_driven_too_far", "TFT-AFVC-1", "afv-attack",
     "firer"},
    {"d12-skirmish", MUSKETS, "company", "moved=1", NULL,
     "'step':'ranged-attack','units':{'firer':'company','target':'line'},'input':{'range':15}", "fires_after_moving",
     "D12-MOV-3", "ranged-attack", "firer"},
    {"d12-skirmish", MUSKETS, "company", "hidden=1", NULL,
     "'step':'ranged-attack','units':{'firer':'company','target':'line'},'input':{'range':15}", "fires_hidden",
     "D12-MOV-4", "ranged-attack", "firer"},
    {"d12-skirmish", MUSKETS, "company", "hidden=1", NULL,
     "'step':'volley','units':{'firers':['company'],'target':'line'},'input':{'shooters':[{'range':15}]}",
     "fires_hidden", "D12-MOV-4", "volley", "firers"},
    {"d12-skirmish", MUSKETS, "company", "unloaded=2 moved=1", NULL, RELOAD, "loads_after_moving", "D12-MOV-3",
     "reload", "unit"},
    {"d12-skirmish", MUSKETS, "company", "moved=1", NULL, RELOAD, "loads_after_moving", "D12-MOV-3", "reload", "unit"},
    {"d12-skirmish", MUSKETS, "mob", "", NULL, "'step':'reload','units':{'unit':'mob'}", "fires_nothing", "D12-SHO-1",
     "reload", "unit"},
    {"d12-skirmish", MUSKETS, "mob", "", NULL, STAND("mob"), "fires_nothing", "D12-SHO-1", "stand-and-fire", "charged"},
    {"d12-skirmish", MUSKETS, "company", "moved=1", NULL, STAND("company"), "fires_after_moving", "D12-MOV-3",
     "stand-and-fire", "charged"},
    {"d12-skirmish", MUSKETS, "company", "hidden=1", NULL, STAND("company"), "fires_hidden", "D12-MOV-4",
     "stand-and-fire", "charged"},
    {"d12-skirmish", MUSKETS, "company", "unloaded=12", NULL, STAND("company"), "fires_unloaded", "D12-SHO-1",
     "stand-and-fire", "charged"},
    {"d12-skirmish", MUSKETS, "company", "pinned=12", NULL, STAND("company"), "acts_pinned", "D12-WND-3",
     "stand-and-fire", "charged"},
    {"d12-skirmish", MUSKETS, "tom", "unloaded=1", NULL, STAND("tom"), "fires_its_empty_weapon", "D12-SHO-1",
     "stand-and-fire", "charged"},
    {"d12-skirmish", MUSKETS, "tom", "pinned=1", NULL, STAND("tom"), "acts_while_pinned", "D12-WND-3", "stand-and-fire",
     "charged"},
    {"d12-skirmish", MUSKETS, "company", "out_of_ammo=12", NULL, RELOAD, "loads_without_ammo", "D12-MIS-1", "reload",
     "unit"},
    {"d12-skirmish", MUSKETS, "company", "unloaded=2 emptied=2", NULL, RELOAD, "loads_after_firing", "D12-SHO-1",
     "reload", "unit"},
    {"d12-skirmish", MUSKETS, "company", "unloaded=2 pinned=3", NULL, RELOAD, "loads_nobody", "D12-WND-3", "reload",
     "unit"},
    {"d12-skirmish", MUSKETS, "company", "unloaded=2 pinned_by_morale=1", NULL, RELOAD, "pinned_by_morale", "D12-MOR-3",
     "reload", "unit"},
    {"d12-skirmish", MUSKETS, "company", "unloaded=2 pinned=12 pinned_alive=12", NULL, RELOAD, "loads_pinned",
     "D12-WND-3", "reload", "unit"},
    {"d12-skirmish", MUSKETS, "company", "pinned_by_morale=1", NULL, "'step':'movement','units':{'mover':'company'}",
     "pinned_by_morale", "D12-MOR-3", "movement", "mover"},
    {"d12-skirmish", MUSKETS, "tom", "pinned_by_morale=1", NULL, CHARGE("tom"), "pinned_by_morale", "D12-MOR-3",
     "charge", "chargers"},
    {"d12-skirmish", MUSKETS, "company", "pinned_by_morale=1", NULL,
     "'step':'volley','units':{'firers':['company'],'target':'line'},'input':{'shooters':[{'range':15}]}",
     "pinned_by_morale", "D12-MOR-3", "volley", "firers"},
    {"d12-skirmish", MUSKETS, "company", "pinned=12", NULL, "'step':'movement','units':{'mover':'company'}",
     "moves_pinned", "D12-WND-3", "movement", "mover"},
    {"d12-skirmish", MUSKETS, "tom", "wounds=1", NULL, CHARGE("tom"), "charges_wounded", "D12-MOV-1", "charge",
     "chargers"},
    {"d12-skirmish", MUSKETS, "tom", "consecutive_runs=2", NULL, CHARGE("tom"), "charges_out_of_breath", "D12-MOV-1",
     "charge", "chargers"},
    {"d12-skirmish", MUSKETS, "tom", "consecutive_runs=3 ability=runner", NULL, CHARGE("tom"), "charges_out_of_breath",
     "D12-MOV-1", "charge", "chargers"},
    {"colonial", REDCOATS, "crew", "", NULL, "'step':'melee-score','units':{'attacker':'crew','defender':'impi'}",
     "unlisted", "MWK-UNIT", "melee-score", "attacker"},
    {"colonial", REDCOATS, "watch", "action=volley_fire action_open=1", "volley_requires_close_order=yes",
     FIRE("watch"), "volley_in_open_order", "MWK-FIR-3", "ranged-attack", "firer"},
    {"colonial", REDCOATS, "watch", "action=skirmish action_open=1 skirmishing=1", "skirmish_move=none",
     "'step':'movement','units':{'unit':'watch'}", "stays_to_skirmish", "A-MWK-30", "movement", "unit"},
    {"colonial", REDCOATS, "watch", "action=at_the_double action_open=1 skirmishing=1", NULL,
     "'step':'movement','units':{'unit':'watch'}", "doubles_and_skirmishes", "MWK-UNIT", "movement", "unit"},
    {"colonial", REDCOATS, "mounted", "weapon=ragtag action=fire action_open=1", NULL, FIRE("mounted"),
     "no_modern_rifles", "MWK-UNIT", "ranged-attack", "firer"},
    {"colonial", REDCOATS, "horse", "weapon=modern_rifle action=fire action_open=1", NULL, FIRE("horse"),
     "no_obsolete_rifles", "MWK-UNIT", "ranged-attack", "firer"},
    {"colonial", REDCOATS, "watch", "weapon=field_gun", NULL, FIRE("watch"), "gun_without_crew", "MWK-FIR-7",
     "ranged-attack", "firer"},
    {"colonial", REDCOATS, "watch", "", NULL, "'step':'morale-check','units':{'after_fire':'watch'}",
     "no_pin_test_after_fire", "MWK-PIN-1", "morale-check", "after_fire", .unasked = true},
};

/* "member=number member=choice": into a struct of these fields. */
static void put_all(const struct fields *fields, void *into, const char *words)
{
    char copy[200], *rest = NULL;
    snprintf(copy, sizeof copy, "%s", words ? words : "");
    for (char *word = strtok_r(copy, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        char *value = strchr(word, '=');
        assert_non_null(value);
        *value++ = '\0';
        const struct field *field = field_find(fields, word, strlen(word));
        if (!field)
            fail_msg("there is no %s", word);
        int32_t number = field->kind == FIELD_ENUM ? choice_find(field->choices, value) : atoi(value);
        if (number < 0)
            fail_msg("%s is never %s", word, value);
        unit_set_number(field, into, number);
    }
}

static void lay(const struct row *row, bool in_that_state)
{
    lay_out(row->ruleset, row->units);
    put_all(rules->options, options, row->option);
    if (in_that_state)
        put_all(rules->units->fields, unit_of(row->unit), row->state);
}

/* The unit in the role of the row, among what it may or may not do; NULL: it is not there. The caller lets `list` go.
 */
static json_t *listed(const struct row *row, bool permitted, json_t **list)
{
    struct writer out;
    size_t i;
    json_t *each, *found = NULL;
    writer_start(&out, 1 << 20);
    unit_actions_write(&out, rules, options, &roster, roster_find(&roster, row->unit), permitted);
    assert_false(out.failed);
    *list = json_loadb(out.at, out.used, 0, NULL);
    writer_end(&out);
    json_array_foreach(*list, i, each)
    {
        if (strcmp(json_string_value(json_object_get(each, "step")), row->step) == 0 &&
            strcmp(json_string_value(json_object_get(each, "role")), row->role) == 0)
            found = each;
    }
    return found;
}

static bool has_reason(json_t *action, const struct row *row)
{
    size_t i;
    json_t *reason;
    json_array_foreach(json_object_get(action, "reasons"), i, reason)
    {
        if (strcmp(json_string_value(json_object_get(reason, "name")), row->bar) == 0 &&
            strcmp(json_string_value(json_object_get(reason, "clause")), row->clause) == 0)
            return true;
    }
    return false;
}

static void what_the_record_forbids_is_listed(void **state)
{
    (void)state;
    for (size_t i = 0; i < LENGTH(rows); i++) {
        json_t *may, *may_not;
        lay(&rows[i], true);
        json_t *forbidden = listed(&rows[i], false, &may_not);
        if (listed(&rows[i], true, &may) || (rows[i].unasked ? forbidden != NULL : !has_reason(forbidden, &rows[i])))
            fail_msg("row %zu, %s: it is not listed so", i, rows[i].bar);
        json_decref(may);
        json_decref(may_not);
    }
}

/* By that bar, whatever others there are. */
static void what_the_record_forbids_is_barred(void **state)
{
    (void)state;
    for (size_t i = 0; i < LENGTH(rows); i++) {
        lay(&rows[i], true);
        const struct ruling *ruling = play(rows[i].question);
        const struct question_units *units = ruling->question.units;
        bool found = false;
        for (int32_t bar = 0; bar < units->bar_count; bar++)
            found =
                found || (strcmp(units->bars[bar].name, rows[i].bar) == 0 &&
                          strcmp(units->bars[bar].clause, rows[i].clause) == 0 && units->bars[bar].waiver == BAR_HOLDS);
        if (!found || ruling->status != RULING_NOT_PERMITTED)
            fail_msg("row %zu: %s does not hold", i, rows[i].bar);
    }
}

/* Without that state no such bar is there. */
static void without_it_nothing_of_the_kind_is_told(void **state)
{
    (void)state;
    for (size_t i = 0; i < LENGTH(rows); i++) {
        json_t *may_not;
        lay(&rows[i], false);
        bool always = !rows[i].state[0] || strcmp(rows[i].bar, "no_jam") == 0;
        json_t *forbidden = listed(&rows[i], false, &may_not);
        if (!always && has_reason(forbidden, &rows[i]))
            fail_msg("row %zu: %s holds", i, rows[i].bar);
        json_decref(may_not);
    }
}

/* As long as no weapon is named, another one that is ready may be meant. */
static void a_ready_sidearm_keeps_the_shot_open(void **state)
{
    static const struct row jammed = {
        "tft-ww2",      FIGURES, "ann", "weapon_state=jammed sidearm=pistol shots=1", .step = "ranged-attack",
        .role = "firer"};
    static const struct row empty = {
        "tft-ww2",      FIGURES, "ann", "weapon_state=jammed sidearm=pistol shots=2", .step = "ranged-attack",
        .role = "firer"};
    static const struct row knife = {
        "tft-ww2", FIGURES, "ann", "weapon=bayonet_or_knife sidearm=pistol", .step = "ranged-attack", .role = "firer"};
    json_t *may;
    (void)state;
    lay(&knife, true);
    assert_non_null(listed(&knife, true, &may));
    json_decref(may);
    lay(&jammed, true);
    assert_non_null(listed(&jammed, true, &may));
    json_decref(may);
    assert_barred(SHOT(",'action':'pivot'"), "TFT-WPN");
    assert_int_equal(play(SHOT(",'action':'pivot','weapon':'pistol'") ",'dice':[1,2,3]")->status, RULING_RESOLVED);
    lay(&empty, true);
    assert_null(listed(&empty, true, &may));
    json_decref(may);
}

/* Nor does what it serves, which is another weapon than one off the table. */
static void a_jam_on_the_table_keeps_fire_from_off_it_open(void **state)
{
    static const struct row jammed[] = {
        {"tft-ww2", FIGURES, "ann", "served_state=jammed", .step = "indirect-fire", .role = "firer"},
        {"tft-ww2", FIGURES, "ann", "served_state=jammed", .step = "indirect-fire", .role = "observer"}};
    (void)state;
    for (size_t i = 0; i < LENGTH(jammed); i++) {
        json_t *may;
        lay(&jammed[i], true);
        assert_non_null(listed(&jammed[i], true, &may));
        json_decref(may);
    }
    assert_barred("'step':'indirect-fire','units':{'observer':'ann','firer':'ann'},'input':{'weapon':'light_mortar'}",
                  "TFT-CRIT-2");
    assert_int_equal(play("'step':'indirect-fire','units':{'observer':'ann','firer':'ann'},"
                          "'input':{'weapon':'medium_artillery','on_table':false,'spotter':'spotter'},'dice':[3,3,1]")
                         ->status,
                     RULING_RESOLVED);
}

/* What is due of a unit first it may do, whoever else that is about. */
static void what_is_due_first_is_offered(void **state)
{
    static const struct row in_hand = {
        "tft-ww2", FIGURES, "ann", "in_hand=1 owed_blast=grenade", .step = "blast-damage", .role = "by"};
    json_t *may;
    (void)state;
    lay(&in_hand, true);
    json_t *blast = listed(&in_hand, true, &may);
    assert_true(json_is_true(json_object_get(blast, "due")));
    json_decref(may);
    assert_barred("'step':'blast-damage','units':{'by':'ann','targets':['fritz']}", "TFT-CRIT-2");
    assert_int_equal(play("'step':'blast-damage','units':{'by':'ann','targets':['ann']},'dice':[1,1,1,1]")->status,
                     RULING_RESOLVED);
}

/* What the record says of no figure alone the question may say otherwise. */
static void who_hides_no_more_fires(void **state)
{
    (void)state;
    lay_out("d12-skirmish", MUSKETS);
    put_all(rules->units->fields, unit_of("company"), "hidden=1");
    assert_int_equal(play("'step':'ranged-attack','units':{'firer':'company','target':'line'},'input':{'range':15,"
                          "'firer_hidden':false},'dice':[2]")
                         ->status,
                     RULING_RESOLVED);
}

/* What it fires all the same the question may say. */
static void who_has_no_firearm_is_offered_no_shot(void **state)
{
    static const struct row shots[] = {
        {"d12-skirmish", MUSKETS, "mob", .bar = "fires_nothing", .clause = "D12-SHO-1", .step = "volley",
         .role = "firers"},
        {"d12-skirmish", MUSKETS, "mob", .bar = "fires_nothing", .clause = "D12-SHO-1", .step = "ranged-attack",
         .role = "firer"},
    };
    (void)state;
    lay_out("d12-skirmish", MUSKETS);
    for (size_t i = 0; i < LENGTH(shots); i++) {
        json_t *may_not;
        assert_true(has_reason(listed(&shots[i], false, &may_not), &shots[i]));
        json_decref(may_not);
    }
    assert_refused("'step':'ranged-attack','units':{'firer':'mob','target':'line'},'input':{'range':5}",
                   ERROR_MISSING_FIELD, "/input/weapon");
    assert_int_equal(play("'step':'ranged-attack','units':{'firer':'mob','target':'line'},'input':{'range':5,"
                          "'weapon':'pistol'},'dice':[2]")
                         ->status,
                     RULING_RESOLVED);
    /* What it fired all the same it reloads in a later turn. */
    put_all(rules->units->fields, unit_of("mob"), "unloaded=1 emptied=0 fired=0");
    assert_int_equal(play("'step':'reload','units':{'unit':'mob'}")->status, RULING_RESOLVED);
}

/* A retreat is a move of the pinned, too; of a unit some of whose figures are free, nobody knows. */
static void some_who_are_pinned_bar_nobody(void **state)
{
    (void)state;
    lay_out("d12-skirmish", MUSKETS);
    put_all(rules->units->fields, unit_of("company"), "pinned=12 flight=retreat");
    assert_int_equal(play("'step':'movement','units':{'mover':'company'}")->status, RULING_RESOLVED);
    lay_out("d12-skirmish", MUSKETS);
    put_all(rules->units->fields, unit_of("company"), "pinned=3 unloaded=5");
    assert_int_equal(play("'step':'movement','units':{'mover':'company'}")->status, RULING_RESOLVED);
    lay_out("d12-skirmish", MUSKETS);
    put_all(rules->units->fields, unit_of("company"), "pinned=3 unloaded=5");
    assert_int_equal(play(RELOAD)->status, RULING_RESOLVED);
}

/* The words for the bar that the question meets, made when it is asked, and again out of what is recorded of it. */
static void assert_friends_said(const char *members, const char *said)
{
    char body[400];
    struct intent *intent = arena_take_zero(&arena, sizeof *intent);
    struct binding *binding = arena_take_zero(&arena, sizeof *binding);
    assert_true(intent && binding);
    quoted(body, sizeof body, "{", members, "}");
    violations_start(&violations);
    assert_true(bound_decode(&arena, rules, options, &roster, body, intent, binding, &violations));
    const struct question_units *recorded =
        question_units_recorded(&arena, rules, intent->step, &binding->units->stated, false);
    assert_non_null(recorded);
    assert_int_equal(recorded->bar_count, 1);
    assert_string_equal(recorded->bars[0].text, said);
    assert_string_equal(binding->units->shown.bars[0].text, said);
}

/* Who is attacked by its own side hears by whom, where that is one unit (X-FRIEND). */
static void friends_are_named(void **state)
{
    (void)state;
    lay_out("d12-skirmish",
            "{'id':'company','name':'The Company','side':'red','quality':'regular','weapon':'rifled_musket','figures':"
            "12},{'id':'mob','side':'red','quality':'regular','figures':6},"
            "{'id':'line','side':'blue','quality':'regular','figures':10},"
            "{'id':'tom','side':'red','game':'individual','quality':'regular','figures':1}");
    assert_friends_said("'step':'ranged-attack','units':{'firer':'company','target':'tom'},'input':{'range':8}",
                        "it is of the same side as The Company");
    assert_friends_said("'step':'charge','units':{'chargers':['mob','line'],'charged':'tom'},'input':{'chargers':["
                        "{'distance':4},{'distance':4}]}",
                        "it is of the same side as one that stands against it");
}

/* Where a number may be 0, what is said then is another sentence: "at most 0" is none. */
static void where_none_may_the_text_says_why(void **state)
{
    (void)state;
    for (const struct ruleset *const *of = rulesets(); *of; of++) {
        for (const struct unit_bar *bar = (*of)->units ? (*of)->units->bars : NULL; bar && bar->name; bar++)
            assert_int_equal(bar->most != NULL, bar->none != NULL);
        for (const struct step *const *step = (*of)->steps; *step; step++)
            for (const struct unit_role *role = (*step)->roles; role && role->name; role++)
                for (const struct unit_fills *fill = role->fills; fill && fill->input; fill++)
                    assert_true(fill->kind != FILLS_AT_MOST || fill->none);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(what_the_record_forbids_is_listed, sweep),
        cmocka_unit_test_teardown(what_the_record_forbids_is_barred, sweep),
        cmocka_unit_test_teardown(without_it_nothing_of_the_kind_is_told, sweep),
        cmocka_unit_test_teardown(a_ready_sidearm_keeps_the_shot_open, sweep),
        cmocka_unit_test_teardown(a_jam_on_the_table_keeps_fire_from_off_it_open, sweep),
        cmocka_unit_test_teardown(what_is_due_first_is_offered, sweep),
        cmocka_unit_test_teardown(who_hides_no_more_fires, sweep),
        cmocka_unit_test_teardown(who_has_no_firearm_is_offered_no_shot, sweep),
        cmocka_unit_test_teardown(some_who_are_pinned_bar_nobody, sweep),
        cmocka_unit_test_teardown(friends_are_named, sweep),
        cmocka_unit_test(where_none_may_the_text_says_why),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
