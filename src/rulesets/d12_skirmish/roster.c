/* A unit of the d12 skirmish on the table: its members (its kind, its figures and their weapons, what it does this
 * turn, and which dice it owes), the checks that its numbers fit, whether it is still in the game, what a new turn
 * ends, which dice it owes, and which steps belong to which phase. */
#include "rulesets/d12_skirmish/d12_roster.h"
#include <string.h>

LOCAL_CHOICES(fates, "D12Fate", D12_FATE_VALUES);
LOCAL_CHOICES(coherencies, "D12Coherency", D12_COHERENCY_VALUES);
LOCAL_CHOICES(losses_calls, "D12LossesCall", D12_QUARTER_LOST_VALUES);

#define ALIVE_DOC(whom)                                                                                                \
    "Of the figures that are " whom ", so many that live for certain. Among the others may be some of the killed. As " \
    "long as there are no losses it does not matter."
#define CONTACT_DOC "The id of an enemy in base contact with it."
static const struct field unit_rows[] = {
    BODY_GAME(struct d12_roster_unit, , PROFILE),
    CHOICE(struct d12_roster_unit, kind, d12_kinds, "Kind", "D12-MOV-1", "Foot or cavalry.", DEFAULT(D12_FOOT),
           PROFILE),
    CHOICE(struct d12_roster_unit, quality, d12_qualities, "Quality", "D12-SHO-5", "Quality of its figures.",
           DEFAULT(D12_REGULAR), PROFILE),
    BODY_ABILITY(struct d12_roster_unit, , "The ability that its figures have.", PROFILE),
    NUMBER(struct d12_roster_unit, combat_value, -D12_VALUE_MAX, D12_VALUE_MAX, "Combat value", "A-D12-24",
           "Their own value hand to hand, from the troop type table.", OPTIONAL, PROFILE),
    NUMBER(struct d12_roster_unit, shooting_value, -D12_VALUE_MAX, D12_VALUE_MAX, "Shooting value", "A-D12-24",
           "Their own value when shooting, from the troop type table.", OPTIONAL, PROFILE),
    CHOICE(struct d12_roster_unit, weapon, d12_weapons, "Firearm", "D12-SHO-2",
           "What its figures fire; leave it out for nothing.", OPTIONAL, PROFILE),
    SHOT_LOADING(struct d12_roster_unit, , PROFILE),
    CHOICE(struct d12_roster_unit, melee_weapon, d12_melee_weapons, "Weapon in combat", "D12-HTH-2",
           "What they fight with hand to hand.", DEFAULT(D12_NO_WEAPON), PROFILE),
    NUMBER(struct d12_roster_unit, figures, 0, D12_FIGURES_MAX, "Figures", "D12-WND-0",
           "Figures that are left. An individual, and an officer whose wounds are counted, is a unit of one figure.",
           .unit = "figures", LASTING),
    NUMBER(struct d12_roster_unit, losses, 0, D12_FIGURES_MAX, "Losses", "A-D12-22", "Figures that were killed.",
           .unit = "figures", DEFAULT(0), BATTLE),
    NUMBER(struct d12_roster_unit, starting_strength, 1, D12_FIGURES_MAX, "Starting strength", "A-D12-22",
           "Figures at the start of the game. Left out, it is what is left and what was lost.", .unit = "figures",
           OPTIONAL, BATTLE),
    FLAG(struct d12_roster_unit, officer, "Officer", "D12-WND-0", "Whether it is an officer or squad leader itself.",
         PROFILE),
    FLAG(struct d12_roster_unit, has_officer, "Officer or standard", "D12-OFF-1",
         "Whether an officer or a standard is with it that may be killed with its figures.", LASTING),
    FLAG(struct d12_roster_unit, officer_killed, "Officer killed", "D12-MOR-5",
         "Whether its officer or standard was killed.", LASTING),
    NUMBER(struct d12_roster_unit, wounds, 0, D12_WOUNDS_MAX, "Wounds", "D12-WND-0",
           "Wounds of an individual or an officer. Of units of several figures the wounds are not kept: they have one "
           "each.",
           .unit = "wounds", DEFAULT(0), LASTING),
    BODY_WOUNDS_MAX(struct d12_roster_unit, , PROFILE),
    NUMBER(struct d12_roster_unit, pinned, 0, D12_FIGURES_MAX, "Pinned", "D12-WND-3",
           "Figures that do nothing this turn.", .unit = "figures", DEFAULT(0), TURN),
    NUMBER(struct d12_roster_unit, pinned_next, 0, D12_FIGURES_MAX, "Pinned next turn", "D12-WND-3",
           "Figures that will do nothing next turn. One that was pinned twice is counted twice.", .unit = "figures",
           DEFAULT(0), BATTLE),
    NUMBER(struct d12_roster_unit, pinned_alive, 0, D12_FIGURES_MAX, "Pinned, alive", "D12-WND-3", ALIVE_DOC("pinned"),
           .unit = "figures", DEFAULT(0), BOOKKEEPING, TURN),
    NUMBER(struct d12_roster_unit, pinned_next_alive, 0, D12_FIGURES_MAX, "Pinned next turn, alive", "D12-WND-3",
           ALIVE_DOC("pinned next turn"), .unit = "figures", DEFAULT(0), BOOKKEEPING, BATTLE),
    NUMBER(struct d12_roster_unit, unloaded, 0, D12_FIGURES_MAX, "Not loaded", "D12-SHO-1",
           "Figures that must reload before they fire.", .unit = "figures", DEFAULT(0), BATTLE),
    NUMBER(struct d12_roster_unit, jammed, 0, D12_FIGURES_MAX, "Jammed", "D12-MIS-1",
           "Figures whose weapon jammed: they must reload, too.", .unit = "figures", DEFAULT(0), BATTLE),
    NUMBER(struct d12_roster_unit, out_of_ammo, 0, D12_FIGURES_MAX, "Out of ammo", "D12-MIS-1",
           "Figures that are out of ammo. The source does not say for how long: for this battle, unless somebody "
           "changes it.",
           .unit = "figures", DEFAULT(0), BATTLE),
    NUMBER(struct d12_roster_unit, emptied, 0, D12_FIGURES_MAX, "Emptied this turn", "D12-SHO-1",
           "Figures whose weapons were fired empty or jammed this turn: they may not reload before the next.",
           .unit = "figures", DEFAULT(0), TURN),
    NUMBER(struct d12_roster_unit, reloading, 0, D12_FIGURES_MAX, "Reloading", "D12-SHO-1",
           "Figures that spend this turn on reloading: they may fire from the next on.", .unit = "figures", DEFAULT(0),
           TURN),
    NUMBER(struct d12_roster_unit, unready_alive, 0, D12_FIGURES_MAX, "Cannot fire, alive", "D12-SHO-1",
           ALIVE_DOC("not loaded, jammed, out of ammo or reloading"), .unit = "figures", DEFAULT(0), BOOKKEEPING,
           BATTLE),
    NUMBER(struct d12_roster_unit, thrown, 0, D12_FIGURES_MAX, "Thrown", "D12-WND-3",
           "Riders who were thrown and are on foot. Whoever has spent a turn on remounting is taken off manually.",
           .unit = "figures", DEFAULT(0), BATTLE),
    NUMBER(struct d12_roster_unit, thrown_alive, 0, D12_FIGURES_MAX, "Thrown, alive", "D12-WND-3", ALIVE_DOC("thrown"),
           .unit = "figures", DEFAULT(0), BOOKKEEPING, BATTLE),
    FLAG(struct d12_roster_unit, moved, "Moves", "D12-MOV-3",
         "Whether it moves this turn, so that it can neither fire nor reload.", TURN),
    FLAG(struct d12_roster_unit, hidden, "Hides", "D12-MOV-4", "Whether it hides in or behind terrain. A move ends it.",
         BATTLE),
    CHOICE(struct d12_roster_unit, movement, d12_target_movements, "Movement", "A-D12-26", "How it moves this turn.",
           DEFAULT(D12_TARGET_OTHER), TURN),
    FLAG(struct d12_roster_unit, ran, "Runs", "D12-MOV-1",
         "Whether it has run or charged this turn, whatever other moves it made.", TURN),
    NUMBER(struct d12_roster_unit, consecutive_runs, 0, D12_RUNS_MAX, "Turns run already", "D12-MOV-1",
           "In how many turns in a row, up to the last one, it has run or charged.", .unit = "turns", DEFAULT(0), TURN),
    NUMBER(struct d12_roster_unit, fired, 0, D12_FIGURES_MAX, "Fired", "A-D12-35",
           "Figures that have fired this turn: each fires once.", .unit = "figures", DEFAULT(0), TURN),
    NUMBER(struct d12_roster_unit, fired_alive, 0, D12_FIGURES_MAX, "Fired, alive", "A-D12-35",
           ALIVE_DOC("counted as having fired"), .unit = "figures", DEFAULT(0), BOOKKEEPING, TURN),
    NUMBER(struct d12_roster_unit, charging, 0, D12_FIGURES_MAX, "Charging", "D12-MOV-1",
           "Figures that have charged this turn: each charges once.", .unit = "figures", DEFAULT(0), TURN),
    NUMBER(struct d12_roster_unit, charging_alive, 0, D12_FIGURES_MAX, "Charging, alive", "D12-MOV-1",
           ALIVE_DOC("charging"), .unit = "figures", DEFAULT(0), BOOKKEEPING, TURN),
    CHOICE(struct d12_roster_unit, cover, d12_covers, "Cover", "D12-SHO-5",
           "The cover that it is in, as its last move left it.", DEFAULT(D12_COVER_NONE), BATTLE),
    UNIT_ID(struct d12_roster_unit, contacts[0], "contact_1", "In contact with", "A-D12-30", CONTACT_DOC, BATTLE),
    UNIT_ID(struct d12_roster_unit, contacts[1], "contact_2", "In contact with", "A-D12-30", CONTACT_DOC, BATTLE),
    UNIT_ID(struct d12_roster_unit, contacts[2], "contact_3", "In contact with", "A-D12-30", CONTACT_DOC, BATTLE),
    UNIT_ID(struct d12_roster_unit, contacts[3], "contact_4", "In contact with", "A-D12-30", CONTACT_DOC, BATTLE),
    UNIT_ID(struct d12_roster_unit, contacts[4], "contact_5", "In contact with", "A-D12-30", CONTACT_DOC, BATTLE),
    UNIT_ID(struct d12_roster_unit, contacts[5], "contact_6", "In contact with", "A-D12-30", CONTACT_DOC, BATTLE),
    FLAG(struct d12_roster_unit, charge_tested, "Tested for a charge", "A-D12-28",
         "Whether it was tested for a charge this turn: there is one such test.", TURN),
    FLAG(struct d12_roster_unit, retreated, "Has retreated", "A-D12-38",
         "Whether it has made its move of a retreat this turn: until it is in cover, there is another next turn.",
         TURN),
    FLAG(struct d12_roster_unit, pinned_by_morale, "Pinned in cover", "D12-MOR-3",
         "Whether a morale test in cover pinned it: it does nothing this turn.", TURN),
    CHOICE(struct d12_roster_unit, coherency, coherencies, "Coherency", "D12-COH-1",
           "Whether its figures are near their leader.", DEFAULT(D12_TOGETHER), BATTLE),
    NUMBER(struct d12_roster_unit, hits, 0, D12_FIGURES_MAX, "Hits", "D12-WND-1",
           "Hits on it for which no wound was rolled yet.", .unit = "hits", DEFAULT(0), BATTLE),
    NUMBER(struct d12_roster_unit, close_hits, 0, D12_FIGURES_MAX, "Hits at close range", "D12-WND-4",
           "Such hits from shots at close range.", .unit = "hits", DEFAULT(0), BATTLE),
    NUMBER(struct d12_roster_unit, misfires, 0, D12_FIGURES_MAX, "Misfires", "D12-SHO-6",
           "Its misfires that were not looked up yet.", .unit = "misfires", DEFAULT(0), BATTLE),
    NUMBER(
        struct d12_roster_unit, kills, 0, D12_FIGURES_MAX, "Kills", "D12-OFF-1",
        "Figures killed for which no die was thrown for the officer yet. A new turn forgets them where there is none.",
        .unit = "figures", DEFAULT(0), BATTLE),
    NUMBER(struct d12_roster_unit, new_losses, 0, D12_FIGURES_MAX, "New losses", "D12-MOR-1",
           "Figures killed since its last morale test.", .unit = "figures", DEFAULT(0), BOOKKEEPING, BATTLE),
    NUMBER(struct d12_roster_unit, new_wounds, 0, D12_FIGURES_MAX, "New wounds", "D12-MOR-1",
           "Wounds since its last morale test.", .unit = "wounds", DEFAULT(0), BOOKKEEPING, BATTLE),
    NUMBER(struct d12_roster_unit, turn_wounds, 0, D12_FIGURES_MAX, "Wounds this turn", "D12-MOR-1",
           "Wounds that were not tested for when this turn began, and those since. Where they are more than the new "
           "ones it has tested for one this turn, and there is one such test a turn.",
           .unit = "wounds", DEFAULT(0), BOOKKEEPING, TURN),
    NUMBER(struct d12_roster_unit, friends_killed, 0, D12_FIGURES_MAX, "Friends killed", "D12-MOR-1",
           "Friends killed since its last morale test, its own figures included, wherever they were.",
           .unit = "figures", DEFAULT(0), BOOKKEEPING, BATTLE),
    NUMBER(struct d12_roster_unit, officers_panicked, 0, D12_FIGURES_MAX, "Officers panicked", "D12-MOR-1",
           "Officers and squad leaders who panicked since its last morale test, wherever they were.", .unit = "figures",
           DEFAULT(0), BOOKKEEPING, BATTLE),
    CHOICE(struct d12_roster_unit, charged_by, d12_charged_bys, "Charged by", "D12-MOR-1",
           "Whether it is being charged and has not tested for it.", DEFAULT(D12_NOT_CHARGED), BATTLE),
    FLAG(struct d12_roster_unit, morale_overdue, "Morale test overdue", "D12-MOR-1",
         "Whether a morale test was due when this turn began: it comes before anything else.", BOOKKEEPING, TURN),
    NUMBER(struct d12_roster_unit, prior_failures, 0, 1, "Failed before", "D12-MOR-4",
           "Whether its last morale test failed (1).", DEFAULT(0), BOOKKEEPING, BATTLE),
    CHOICE(
        struct d12_roster_unit, losses_call, losses_calls, "Losses call for tests", "A-D12-33",
        "How often losses of a quarter and more call for a morale test, by the option quarter_lost of the ruling that "
        "made the last ones.",
        DEFAULT(D12_QUARTER_ONCE), BATTLE),
    CHOICE(struct d12_roster_unit, flight, d12_flights, "Gives way", "D12-MOR-2", "Whether it must still give way.",
           DEFAULT(D12_STAYS), BATTLE),
    CHOICE(struct d12_roster_unit, fate, fates, "Fate", "D12-MOR-4", "Whether it is still in the game.",
           DEFAULT(D12_IN_PLAY), BOOKKEEPING, LASTING),
};
static const struct fields unit_fields =
    FIELDS("D12RosterUnit", "A unit of the d12 skirmish: figures under a leader, or a single figure.", unit_rows,
           struct d12_roster_unit);

static void conflict(struct violations *violations, const char *pointer, const char *member, const char *words)
{
    char whole[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, whole, sizeof whole);
    text_format(&text, "%s/%s", pointer, member);
    violation_add(violations, ERROR_CONFLICTING_FIELDS, whole, "%s", words);
}

static int32_t wounds_allowed(const struct d12_roster_unit *unit)
{
    const struct d12_body body = {
        .game = unit->game, .ability = unit->ability, .officer = unit->officer, .wounds_max = unit->wounds_max};
    return d12_wounds_allowed(&body);
}

/* By game and rank. Troop types are rolled for or unknown, and so are their values. */
static int32_t follows(const void *unit, const void *options, const char *member)
{
    (void)options;
    return strcmp(member, "wounds_max") == 0 ? wounds_allowed(unit) : FIELD_ABSENT;
}

static bool crawls_on_horseback(const struct d12_roster_unit *unit)
{
    return unit->kind == D12_CAVALRY && unit->thrown == 0 && unit->movement == D12_TARGET_CRAWLING;
}

/* Weapons that cannot be fired, by cause; a weapon has one cause. The latest counts, so if there are too many the first
 * is reduced. */
enum { UNREADY = 4 };
static void unready_find(struct d12_roster_unit *unit, int32_t *ret[UNREADY])
{
    ret[0] = &unit->reloading;
    ret[1] = &unit->unloaded;
    ret[2] = &unit->jammed;
    ret[3] = &unit->out_of_ammo;
}

static int32_t unready_count(const struct d12_roster_unit *unit)
{
    return unit->unloaded + unit->jammed + unit->out_of_ammo + unit->reloading;
}

/* The living among the counted are limited to the counted, and to the figures left. */
static void check_alive(const struct d12_roster_unit *unit, const char *pointer, struct violations *violations)
{
    const struct {
        int32_t count, alive;
        const char *member;
    } counts[] = {
        {unit->pinned, unit->pinned_alive, "pinned_alive"},
        {unit->pinned_next, unit->pinned_next_alive, "pinned_next_alive"},
        {unready_count(unit), unit->unready_alive, "unready_alive"},
        {unit->thrown, unit->thrown_alive, "thrown_alive"},
        {unit->fired, unit->fired_alive, "fired_alive"},
        {unit->charging, unit->charging_alive, "charging_alive"},
    };
    for (size_t i = 0; i < FIELDS_COUNT(counts); i++)
        if (counts[i].alive > counts[i].count || counts[i].alive > unit->figures)
            conflict(violations, pointer, counts[i].member, "More of them live than are counted, or than are left.");
}

/* All that are counted for something this turn are or were figures of the unit: the killed may be among them. */
static void check_counts(const struct d12_roster_unit *unit, const char *pointer, struct violations *violations)
{
    const struct {
        int32_t count;
        const char *member, *words;
    } counts[] = {
        {unit->pinned, "pinned", "More figures are pinned than there were."},
        {unit->fired, "fired", "More figures have fired than there were."},
        {unit->charging, "charging", "More figures have charged than there were."},
        {unit->thrown, "thrown", "More figures are thrown than there were."},
        {unit->unloaded, "unloaded", "More weapons are not loaded than there were figures."},
        {unit->jammed, "jammed", "More weapons are jammed than there were figures."},
        {unit->out_of_ammo, "out_of_ammo", "More figures are out of ammo than there were."},
        {unit->reloading, "reloading", "More figures reload than there were."},
    };
    const int32_t most = unit->figures + unit->losses;
    bool each = true;
    for (size_t i = 0; i < FIELDS_COUNT(counts); i++)
        if (counts[i].count > most) {
            conflict(violations, pointer, counts[i].member, counts[i].words);
            each = false;
        }
    if (each && unready_count(unit) > most)
        conflict(violations, pointer, "unloaded",
                 "More weapons are not loaded, jammed, out of ammo or being reloaded than there were figures.");
}

static void check(const void *unit, const void *options, const char *pointer, struct violations *violations)
{
    const struct d12_roster_unit *known = unit;
    bool figure = d12_roster_is_figure(known);
    (void)options;
    if (figure && known->figures > 1)
        conflict(violations, pointer, "figures", "An individual or an officer is a unit of one figure.");
    if (!figure && known->wounds > 0)
        conflict(violations, pointer, "wounds", "Of a unit of several figures the wounds are not kept.");
    if (figure && known->figures > 0 && known->wounds >= wounds_allowed(known))
        conflict(violations, pointer, "wounds", "A figure that has so many wounds is dead already.");
    if (known->has_officer && known->officer_killed)
        conflict(violations, pointer, "officer_killed", "The officer or standard that was killed is not with it.");
    if (known->officer && known->has_officer)
        conflict(violations, pointer, "has_officer", "A unit that is an officer itself has none with it.");
    if (crawls_on_horseback(known))
        conflict(violations, pointer, "movement", "Cavalry does not crawl.");
    if (known->kind == D12_FOOT && known->thrown > 0)
        conflict(violations, pointer, "thrown", "Foot has no horses to be thrown from.");
    check_counts(known, pointer, violations);
    check_alive(known, pointer, violations);
    if (known->starting_strength != FIELD_ABSENT && known->figures + known->losses > known->starting_strength)
        conflict(violations, pointer, "starting_strength", "These figures and losses are more than there were.");
    if (known->starting_strength == FIELD_ABSENT && known->figures + known->losses > D12_FIGURES_MAX)
        conflict(violations, pointer, "losses",
                 "Figures and losses are more than 999 together; say the starting strength, or correct them.");
}

/* Out for want of figures follows from them (X-FATE). */
static const char *out(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    if (known->fate != D12_IN_PLAY)
        return fates_list[known->fate].name;
    return known->figures == 0 ? fates_list[D12_KILLED].name : NULL;
}

static bool is_in_play(const struct d12_roster_unit *unit)
{
    return out(unit) == NULL;
}

OWES(owes_misfire, struct d12_roster_unit, is_in_play(unit) && unit->misfires > 0)
OWES(owes_wound, struct d12_roster_unit, is_in_play(unit) && unit->hits + unit->close_hits > 0)
OWES(owes_officer, struct d12_roster_unit, is_in_play(unit) && unit->kills > 0 && unit->has_officer)
OWES(owes_morale_for_losses, struct d12_roster_unit, is_in_play(unit) && d12_roster_losses_call(unit))
OWES(owes_morale_for_wounds, struct d12_roster_unit,
     is_in_play(unit) && unit->new_wounds > 0 && !d12_roster_tested_wound(unit))
OWES(owes_morale_when_charged, struct d12_roster_unit,
     is_in_play(unit) && unit->charged_by != D12_NOT_CHARGED && !unit->charge_tested)
OWES(owes_morale_as_witness, struct d12_roster_unit, is_in_play(unit) && unit->friends_killed > 0)
OWES(owes_morale_for_officer, struct d12_roster_unit, is_in_play(unit) && unit->officers_panicked > 0)
OWES(owes_panic, struct d12_roster_unit, is_in_play(unit) && unit->flight == D12_MUST_FLEE)
OWES(owes_retreat, struct d12_roster_unit, is_in_play(unit) && unit->flight == D12_MUST_RETREAT && !unit->retreated)
OWES(owes_return, struct d12_roster_unit, is_in_play(unit) && unit->coherency == D12_MUST_RETURN)

/* Whether the record alone calls for a test: only the players know what friends saw. */
static bool must_test(const struct d12_roster_unit *unit)
{
    return owes_morale_for_losses(NULL, unit, NULL) || owes_morale_for_wounds(NULL, unit, NULL) ||
           owes_morale_when_charged(NULL, unit, NULL);
}

bool d12_roster_tests(const struct d12_roster_unit *unit)
{
    return must_test(unit) || owes_morale_as_witness(NULL, unit, NULL) || owes_morale_for_officer(NULL, unit, NULL);
}

bool d12_roster_is_overdue(const struct d12_roster_unit *unit)
{
    return unit->morale_overdue && must_test(unit);
}
/* If the unit is charged as well, the test for the charge is reported instead. */
OWES(owes_overdue_morale, struct d12_roster_unit,
     d12_roster_is_overdue(unit) && !owes_morale_when_charged(NULL, unit, NULL))

/* By the option, units in contact part with the turn: both do, whether a ruling or a manual change put them in contact.
 */
static bool turn_parts(const struct d12_options *options)
{
    return options && options->combat_ends == D12_COMBAT_TILL_TURN;
}

/* Weapons that were loaded for the whole turn are ready. A unit tests once a turn for a charge, and once for wounds. */
static void end_turn(void *unit, const void *options)
{
    struct d12_roster_unit *own = unit;
    own->unready_alive -= own->reloading < own->unready_alive ? own->reloading : own->unready_alive;
    if (own->charge_tested)
        own->charged_by = D12_NOT_CHARGED;
    if (d12_roster_tested_wound(own))
        own->new_wounds = 0;
    if (turn_parts(options))
        memset(own->contacts, 0, sizeof own->contacts);
    if (!own->has_officer) /* who comes to it later was not there when they were killed */
        own->kills = 0;
}

/* Figures that were pinned for this turn are pinned now, as far as they live. */
static void new_turn(const void *before, void *unit)
{
    const struct d12_roster_unit *was = before;
    struct d12_roster_unit *own = unit;
    own->pinned = own->pinned_next < own->figures ? own->pinned_next : own->figures;
    own->pinned_alive = own->pinned_next_alive;
    own->pinned_next = own->pinned_next_alive = 0;
    if (was->ran)
        own->consecutive_runs = was->consecutive_runs < D12_RUNS_MAX ? was->consecutive_runs + 1 : D12_RUNS_MAX;
    if (own->coherency == D12_STRAYED)
        own->coherency = D12_MUST_RETURN;
    own->turn_wounds = own->new_wounds;
    own->morale_overdue = must_test(own);
}

static void settle_alive(struct d12_roster_unit *own)
{
    const struct {
        int32_t *alive, count;
    } counts[] = {
        {&own->pinned_alive, own->pinned},         {&own->pinned_next_alive, own->pinned_next},
        {&own->unready_alive, unready_count(own)}, {&own->thrown_alive, own->thrown},
        {&own->fired_alive, own->fired},           {&own->charging_alive, own->charging},
    };
    for (size_t i = 0; i < FIELDS_COUNT(counts); i++) {
        const int32_t most = counts[i].count < own->figures ? counts[i].count : own->figures;
        if (*counts[i].alive > most)
            *counts[i].alive = most;
    }
}

/* The umpire may have allowed a figure to fire, charge or be hit again. */
static void settle_counts(struct d12_roster_unit *own)
{
    int32_t *const counts[] = {&own->pinned, &own->fired, &own->charging, &own->thrown};
    int32_t *unready[UNREADY], left = own->figures + own->losses;
    for (size_t i = 0; i < FIELDS_COUNT(counts); i++)
        if (*counts[i] > left)
            *counts[i] = left;
    unready_find(own, unready);
    for (int32_t i = UNREADY - 1; i >= 0; i--) {
        if (*unready[i] > left)
            *unready[i] = left;
        left -= *unready[i];
    }
}

/* A unit of several figures has no wounds, even if an individual's were typed. One that no ruling killed has fewer
 * wounds than kill it, even if a typed limit was higher, or an earlier ruling was corrected. A unit that is out of the
 * game is in contact with nobody (A-D12-30). */
static void settle(void *unit, const void *options)
{
    struct d12_roster_unit *own = unit;
    (void)options;
    if (out(own))
        memset(own->contacts, 0, sizeof own->contacts);
    if (!d12_roster_is_figure(own))
        own->wounds = 0;
    if (own->figures > 0 && own->wounds >= wounds_allowed(own))
        own->wounds = wounds_allowed(own) - 1;
    settle_counts(own);
    own->has_officer = own->has_officer && !own->officer_killed;
    if (own->kind == D12_FOOT) /* somebody typed that a rider was hit */
        own->thrown = 0;
    if (crawls_on_horseback(own))
        own->movement = D12_TARGET_OTHER;
    settle_alive(own);
}

static const struct unit_due dues[] = {
    {"misfire_roll", "Roll on the misfire table: a shot was a natural 1", "D12-SHO-6", "misfire", "firer", NULL, true,
     owes_misfire},
    {"wound_roll", "Roll for the wound of a hit", "D12-WND-1", "damage-roll", "target", NULL, true, owes_wound},
    {"officer_roll", "Throw for the officer or standard: figures were killed", "D12-OFF-1", "officer-casualty", "unit",
     NULL, true, owes_officer},
    {"morale_losses", "Test morale: a quarter is lost", "D12-MOR-1", "morale-check", "unit", NULL, false,
     owes_morale_for_losses},
    {"morale_wounded", "Test morale: wounded", "D12-MOR-1", "morale-check", "unit", NULL, false,
     owes_morale_for_wounds},
    {"morale_charged", "Test morale: charged", "D12-MOR-1", "morale-check", "unit", NULL, true,
     owes_morale_when_charged},
    {"morale_overdue", "Test morale before anything else: still owed from an earlier turn", "D12-MOR-1", "morale-check",
     "unit", NULL, true, owes_overdue_morale},
    {"morale_friend_killed", "Test morale: a friend was killed", "D12-MOR-1", "morale-check", "unit",
     "it was within 12 inches and saw it", false, owes_morale_as_witness, .not_so = "Was not near",
     .cause = "friend_killed"},
    {"morale_officer_panics", "Test morale: an officer or squad leader panicked", "D12-MOR-1", "morale-check", "unit",
     "it was within 6 inches and saw it", false, owes_morale_for_officer, .not_so = "Was not near",
     .cause = "officer_panics"},
    {"panic", "Make a full move away from the enemy: panic", "D12-MOR-2", "movement", "mover", NULL, true, owes_panic},
    {"retreat", "Retreat to cover", "D12-MOR-2", "movement", "mover", NULL, true, owes_retreat},
    {"return_to_coherency", "Move back the figures that strayed, and do nothing else with them", "D12-COH-1",
     "coherency", "unit", NULL, true, owes_return},
    {0},
};

static const struct turn_phase phases[] = {
    {"initiative", "Initiative", "Each player rolls; the highest chooses to move first or second.", "D12-INI-1",
     PHASE_EVERYBODY, STRINGS("initiative-order")},
    /* A charge is answered at once, so that what belongs to a shot and a morale test belongs to the moves, too. */
    {"move", "Move", "Units or individuals move, one side's and the other's alternately.", "D12-INI-1",
     PHASE_ALTERNATELY,
     STRINGS("movement", "coherency", "reload", "charge", "stand-and-fire", "morale-due", "morale-check",
             "ranged-attack", "volley", "misfire", "damage-roll", "officer-casualty")},
    {"shoot", "Shoot", "Who did not move may fire or reload.", "D12-TURN-1", PHASE_EVERYBODY,
     STRINGS("ranged-attack", "volley", "misfire", "damage-roll", "officer-casualty", "reload")},
    {"hand_to_hand", "Hand to hand", "Figures in base contact fight.", "D12-TURN-1", PHASE_EVERYBODY,
     STRINGS("melee-score", "officer-casualty")},
    {"morale", "Morale", "Morale is tested, and who fails gives way.", "D12-TURN-1", PHASE_EVERYBODY,
     STRINGS("morale-due", "morale-check", "movement")},
    {0},
};

const struct unit_type d12_unit_type = {.fields = &unit_fields,
                                        .check = check,
                                        .out = out,
                                        .follows = follows,
                                        .contacts = {"contact_1", D12_CONTACTS, "D12-HTH-1"},
                                        .end_turn = end_turn,
                                        .new_turn = new_turn,
                                        .settle = settle,
                                        .dues = dues,
                                        .bars = d12_bars,
                                        .phases = phases};
