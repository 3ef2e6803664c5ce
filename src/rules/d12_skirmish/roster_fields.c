/* The fields of a unit of the d12 skirmish on the table: who it is, its figures and their weapons, what it does this
 * turn, and what is still to be thrown for it. */
#include "body.h"
#include "d12_roster.h"
#include "shot.h"

enum { RUNS_MAX = 99 };

const struct choice d12_fate_list[] = {
    [D12_IN_PLAY] = {"in_play", NULL},
    [D12_REMOVED] = {"removed", "it failed two morale tests in a row (D12-MOR-4)"},
    [D12_SURRENDERED] = {"surrendered", "it surrendered in combat (D12-MOR-2)"},
    [D12_KILLED] = {"killed", "no figure of it is left"},
};
static const struct choices fates = {"D12Fate", d12_fate_list, 4};

static const struct choice flight_list[] = {
    [D12_STAYS] = {"none", "It need not give way"},
    [D12_MUST_RETREAT] = {"retreat", "It must retreat to cover and has not moved yet"},
    [D12_MUST_FLEE] = {"panic", "It must make a full move away from the enemy and has not moved yet"},
};
static const struct choices flights = {"D12Flight", flight_list, 3};

static const struct choice coherency_list[] = {
    [D12_TOGETHER] = {"together", "All are within 8\" of their leader"},
    [D12_STRAYED] = {"strayed", "Figures have moved out of coherency this turn"},
    [D12_MUST_RETURN] = {"must_return", "This turn they may only move back"},
};
static const struct choices coherencies = {"D12Coherency", coherency_list, 3};

#define UNIT struct d12_roster_unit
#define COUNT(member, title_, unit_, clause_, doc_)                                                                    \
    {                                                                                                                  \
        NAMED(#member, title_, clause_, doc_), .unit = unit_, NUMBER(UNIT, member, 0, D12_FIGURES_MAX), DEFAULT(0)     \
    }
#define VALUE(member, title_, doc_)                                                                                    \
    {                                                                                                                  \
        NAMED(#member, title_, "A-D12-24", doc_), NUMBER(UNIT, member, -D12_VALUE_MAX, D12_VALUE_MAX), OPTIONAL        \
    }
#define ALIVE(member, title_, clause_, whom)                                                                           \
    COUNT(member, title_, "figures", clause_,                                                                          \
          "Of the figures that are " whom ", so many that live for certain. Among the others may be some of the "      \
          "killed. As long as there are no losses it does not matter.")

static const struct field unit_list[] = {
    BODY_GAME(UNIT, ),
    {NAMED("kind", "Kind", "D12-MOV-1", "Foot or cavalry."), CHOICE(UNIT, kind, d12_kinds), DEFAULT(D12_FOOT)},
    {NAMED("quality", "Quality", "D12-SHO-5", "Quality of its figures."), CHOICE(UNIT, quality, d12_qualities),
     DEFAULT(D12_REGULAR)},
    BODY_ABILITY(UNIT, , "The ability that its figures have."),
    VALUE(combat_value, "Combat value", "Their own value hand to hand, from the troop type table."),
    VALUE(shooting_value, "Shooting value", "Their own value when shooting, from the troop type table."),
    {NAMED("weapon", "Firearm", "D12-SHO-2", "What its figures fire; leave it out for nothing."),
     CHOICE(UNIT, weapon, d12_weapons), OPTIONAL},
    SHOT_LOADING(UNIT, ),
    {NAMED("melee_weapon", "Weapon in combat", "D12-HTH-2", "What they fight with hand to hand."),
     CHOICE(UNIT, melee_weapon, d12_melee_weapons), DEFAULT(D12_NO_WEAPON)},
    {NAMED("figures", "Figures", "D12-WND-0",
           "Figures that are left. An individual, and an officer whose wounds are counted, is a unit of one figure."),
     .unit = "figures", NUMBER(UNIT, figures, 0, D12_FIGURES_MAX)},
    COUNT(losses, "Losses", "figures", "A-D12-22", "Figures that were killed."),
    {NAMED("starting_strength", "Starting strength", "A-D12-22",
           "Figures at the start of the game. Left out, it is what is left and what was lost."),
     .unit = "figures", NUMBER(UNIT, starting_strength, 1, D12_FIGURES_MAX), OPTIONAL},
    {NAMED("officer", "Officer", "D12-WND-0", "Whether it is an officer or squad leader itself."), FLAG(UNIT, officer)},
    {NAMED("has_officer", "Officer or standard", "D12-OFF-1",
           "Whether an officer or a standard is with it that may be killed with its figures."),
     FLAG(UNIT, has_officer)},
    {NAMED("officer_killed", "Officer killed", "D12-MOR-5", "Whether its officer or standard was killed."),
     FLAG(UNIT, officer_killed)},
    {NAMED("wounds", "Wounds", "D12-WND-0",
           "Wounds of an individual or an officer. Of units of several figures the wounds are not kept: they have one "
           "each."),
     .unit = "wounds", NUMBER(UNIT, wounds, 0, D12_WOUNDS_MAX), DEFAULT(0)},
    BODY_WOUNDS_MAX(UNIT, ),
    COUNT(pinned, "Pinned", "figures", "D12-WND-3", "Figures that do nothing this turn."),
    COUNT(pinned_next, "Pinned next turn", "figures", "D12-WND-3",
          "Figures that will do nothing next turn. One that was pinned twice is counted twice."),
    ALIVE(pinned_alive, "Pinned, alive", "D12-WND-3", "pinned"),
    ALIVE(pinned_next_alive, "Pinned next turn, alive", "D12-WND-3", "pinned next turn"),
    COUNT(unloaded, "Not loaded", "figures", "D12-SHO-1", "Figures that must reload before they fire."),
    COUNT(jammed, "Jammed", "figures", "D12-MIS-1", "Figures whose weapon jammed: they must reload, too."),
    COUNT(out_of_ammo, "Out of ammo", "figures", "D12-MIS-1",
          "Figures that are out of ammo. The source does not say for how long: it stays until somebody changes it."),
    COUNT(emptied, "Emptied this turn", "figures", "D12-SHO-1",
          "Figures whose weapons were fired empty or jammed this turn: they may not reload before the next."),
    COUNT(reloading, "Reloading", "figures", "D12-SHO-1",
          "Figures that spend this turn on reloading: they may fire from the next on."),
    ALIVE(unready_alive, "Cannot fire, alive", "D12-SHO-1", "not loaded, jammed, out of ammo or reloading"),
    COUNT(thrown, "Thrown", "figures", "D12-WND-3",
          "Riders who were thrown and are on foot. Whoever has spent a turn on remounting is taken off manually."),
    ALIVE(thrown_alive, "Thrown, alive", "D12-WND-3", "thrown"),
    {NAMED("moved", "Moves", "D12-MOV-3", "Whether it moves this turn, so that it can neither fire nor reload."),
     FLAG(UNIT, moved)},
    {NAMED("hidden", "Hides", "D12-MOV-4", "Whether it hides in or behind terrain. A move ends it."),
     FLAG(UNIT, hidden)},
    {NAMED("movement", "Movement", "A-D12-26", "How it moves this turn."), CHOICE(UNIT, movement, d12_target_movements),
     DEFAULT(D12_TARGET_OTHER)},
    {NAMED("ran", "Runs", "D12-MOV-1", "Whether it has run or charged this turn, whatever other moves it made."),
     FLAG(UNIT, ran)},
    {NAMED("consecutive_runs", "Turns run already", "D12-MOV-1",
           "In how many turns in a row, up to the last one, it has run or charged."),
     .unit = "turns", NUMBER(UNIT, consecutive_runs, 0, RUNS_MAX), DEFAULT(0)},
    {NAMED("pinned_by_morale", "Pinned in cover", "D12-MOR-3",
           "Whether a morale test in cover pinned it: it does nothing this turn."),
     FLAG(UNIT, pinned_by_morale)},
    {NAMED("coherency", "Coherency", "D12-COH-1", "Whether its figures are near their leader."),
     CHOICE(UNIT, coherency, coherencies), DEFAULT(D12_TOGETHER)},
    COUNT(hits, "Hits", "hits", "D12-WND-1", "Hits on it for which no wound was rolled yet."),
    COUNT(close_hits, "Hits at close range", "hits", "D12-WND-4", "Such hits from shots at close range."),
    COUNT(misfires, "Misfires", "misfires", "D12-SHO-6", "Its misfires that were not looked up yet."),
    COUNT(
        kills, "Kills", "figures", "D12-OFF-1",
        "Figures killed for which no die was thrown for the officer yet. A new turn forgets them where there is none."),
    COUNT(new_losses, "New losses", "figures", "D12-MOR-1", "Figures killed since its last morale test."),
    COUNT(new_wounds, "New wounds", "wounds", "D12-MOR-1", "Wounds since its last morale test."),
    COUNT(
        turn_wounds, "Wounds this turn", "wounds", "D12-MOR-1",
        "Wounds that were not tested for when this turn began, and those since. Where they are more than the new ones "
        "it has tested for one this turn, and there is one such test a turn."),
    COUNT(friends_killed, "Friends killed", "figures", "D12-MOR-1",
          "Friends killed since its last morale test, its own figures included, wherever they were."),
    COUNT(officers_panicked, "Officers panicked", "figures", "D12-MOR-1",
          "Officers and squad leaders who panicked since its last morale test, wherever they were."),
    {NAMED("charged_by", "Charged by", "D12-MOR-1", "Whether it is being charged and has not tested for it."),
     CHOICE(UNIT, charged_by, d12_charged_bys), DEFAULT(D12_NOT_CHARGED)},
    {NAMED("prior_failures", "Failed before", "D12-MOR-4", "Whether its last morale test failed (1)."),
     NUMBER(UNIT, prior_failures, 0, 1), DEFAULT(0)},
    {NAMED("flight", "Gives way", "D12-MOR-2", "Whether it must still give way."), CHOICE(UNIT, flight, flights),
     DEFAULT(D12_STAYS)},
    {NAMED("fate", "Fate", "D12-MOR-4", "Whether it is still in the game."), CHOICE(UNIT, fate, fates),
     DEFAULT(D12_IN_PLAY)},
};
const struct fields d12_roster_fields =
    FIELDS("D12RosterUnit", "A unit of the d12 skirmish: figures under a leader, or a single figure.", unit_list,
           struct d12_roster_unit);
