/* The fields of a charge's question and answer. */
#include "rulesets/d12_skirmish/charge.h"

#define FIGURE_ROWS(type, at)                                                                                          \
    TEXT_AS(type, at name, "name", 0, D12_NAME_MAX, "Name", NULL, "What the figure is called.", OPTIONAL),             \
        CHOICE_AS(type, at fighter.kind, "kind", d12_kinds, "Kind", "D12-MOV-1", "Foot or cavalry.",                   \
                  DEFAULT(D12_FOOT)),                                                                                  \
        CHOICE_AS(type, at fighter.quality, "quality", d12_qualities, "Quality", "D12-HTH-2",                          \
                  "Quality of the figure.", DEFAULT(D12_REGULAR)),                                                     \
        NUMBER_AS(type, at fighter.combat_value, "combat_value", -D12_VALUE_MAX, D12_VALUE_MAX, "Combat value",        \
                  "A-D12-24",                                                                                          \
                  "The figure's own value from the troop type table. It replaces the modifier of the quality in "      \
                  "combat, unless the option troop_type_replaces says no.",                                            \
                  OPTIONAL),                                                                                           \
        CHOICE_AS(type, at fighter.weapon, "melee_weapon", d12_melee_weapons, "Weapon in combat", "D12-HTH-2",         \
                  "What it fights with hand to hand.", DEFAULT(D12_NO_WEAPON)),                                        \
        BODY_ROWS(type, at fighter.body., "The figure's ability, for all parts of the charge.")

static const struct field charger_rows[] = {
    FIGURE_ROWS(struct charger, figure.),
    INCHES(struct charger, distance, D12_RANGE_MAX, "Distance", "D12-MOV-5",
           "From the charger to the figure that it charges, when it begins."),
    NUMBER(struct charger, consecutive_runs, 0, D12_RUNS_MAX, "Turns run already", "D12-MOV-1",
           "In how many turns in a row, up to the last one, the figure has run or charged.", .unit = "turns",
           DEFAULT(0)),
    FLAG(struct charger, pinned, "Pinned", "D12-WND-3", "Whether the figure is pinned and so may do nothing."),
};
static const struct fields charger_fields =
    FIELDS("D12Charger", "A figure that charges.", charger_rows, struct charger);
static const struct field charger_item = ITEM_GROUP(charger_fields, "Charger", NULL, "A figure that charges.");

static const struct field charged_rows[] = {
    FIGURE_ROWS(struct charged, figure.),
    CHOICE_AS(struct charged, shot.weapon, "weapon", d12_weapons, "Firearm", "D12-MOV-5",
              "What it can fire when it stands and fires; leave it out for nothing.", OPTIONAL),
    SHOT_LOADING(struct charged, shot.),
    SHOT_VALUE(struct charged, shot.),
    FACT_AS(struct charged, shot.loaded, "loaded", "Loaded", "D12-MOR-5",
            "Whether its firearm is loaded. If it is not, it may not fire, and its morale is worse.", DEFAULT(true)),
    SHOT_OBSTACLES(struct charged, shot.),
    SHOT_COVER(struct charged, shot., "chargers_cover"),
    FACT(struct charged, stands_and_fires, "Stands and fires", "D12-MOV-5",
         "Whether it fires if it may: loaded, neither pinned nor hidden nor bound to return, not having moved, and the "
         "charger far enough away.",
         DEFAULT(true)),
    NUMBER(struct charged, fires_at, 1, CHARGERS_MAX, "Fires at", "D12-MOV-5",
           "At which charger it fires, counted from 1.", DEFAULT(1)),
    NUMBER(struct charged, attacks, 1, CHARGERS_MAX, "Attacks", "D12-HTH-4",
           "Which charger it attacks hand to hand, counted from 1; against the others it only defends itself. If that "
           "one does not arrive, it attacks the first who does.",
           DEFAULT(1)),
    FLAG(struct charged, in_cover, "In cover", "D12-MOR-3", "Whether it is in cover, for its morale and hand to hand."),
    FLAG(struct charged, pinned, "Pinned", "D12-WND-3",
         "Whether it is pinned: it does not fire, and only defends itself."),
    FLAG_AS(struct charged, figure.fighter.must_return, "must_return", "Must return", "D12-COH-1",
            "Whether it was too far from its leader before this turn began, so that it may only move back until it is "
            "near: it does not fire, and only defends itself."),
    FLAG_AS(struct charged, shot.moved, "moved", "Moves", "D12-MOV-3",
            "Whether it moves this turn, so that it does not fire."),
    FLAG_AS(struct charged, shot.firer_hidden, "hidden", "Hides", "D12-MOV-4",
            "Whether it hides in or behind terrain, so that it does not fire."),
    FACT(struct charged, tests_morale, "Tests morale", "A-D12-28",
         "Whether it tests its morale for this charge. False when its unit has been tested for a charge this turn.",
         DEFAULT(true)),
    FLAG(
        struct charged, gives_way, "Gives way", "A-D12-28",
        "Whether it has failed a morale test and has not moved yet: it does not wait for the chargers, and no dice are "
        "thrown."),
    FLAG(struct charged, in_combat, "In combat", "A-D12-29",
         "Whether it is in contact with another enemy already: if it fails its test, it surrenders."),
    FLAG(struct charged, officer_killed, "Officer killed", "D12-MOR-5", "Whether its officer or standard was killed."),
    FLAG(struct charged, officer_in_sight, "Officer in sight", "D12-MOR-5",
         "Whether an officer or the standard is in its line of sight."),
    NUMBER(struct charged, prior_failures, 0, 1, "Failed before", "D12-MOR-4",
           "Whether its last morale test failed, too (1).", DEFAULT(0)),
};
static const struct fields charged_fields =
    FIELDS("D12Charged", "The figure that is charged.", charged_rows, struct charged);

static const struct field input_rows[] = {
    LIST(struct charge_input, chargers, struct charger, charger_item, charger_count, 1, CHARGERS_MAX, "Chargers",
         "D12-MOV-1", "The figures that charge, in the order in which they fight."),
    LIST(struct charge_input, terrain, int32_t, d12_terrain_item, terrain_count, 0, D12_TERRAIN_MAX, "Terrain",
         "D12-MOV-2", "Each terrain that the chargers cross.", .presence = FIELD_DEFAULTED),
    GROUP(struct charge_input, charged, struct charged, charged_fields, "Charged", "D12-MOV-5",
          "The figure that is charged."),
    GROUP(struct charge_input, charging_unit, struct d12_unit, d12_unit_fields, "Charging unit", "D12-MOR-1",
          "The unit of the chargers, for the tests that fall due.", .presence = FIELD_DEFAULTED),
    GROUP(struct charge_input, charged_unit, struct d12_unit, d12_unit_fields, "Charged unit", "D12-MOR-1",
          "The unit of the charged figure, for the tests that fall due.", .presence = FIELD_DEFAULTED),
};
const struct fields d12_charge_input_fields =
    FIELDS("D12ChargeInput", "Figures that charge another.", input_rows, struct charge_input);

LOCAL_CHOICES(charge_ends, "D12ChargeEnd", CHARGE_END_VALUES);

static const struct field fight_rows[] = {
    NUMBER(struct charge_fight, charger, 1, CHARGERS_MAX, "Charger", NULL,
           "Which charger, counted from 1. He is side 1, the charged figure side 2."),
    GROUP(struct charge_fight, melee, struct d12_melee, d12_melee_fields, "Fight", "D12-HTH-1", "The fight."),
};
static const struct fields fight_fields =
    FIELDS("D12ChargeFight", "One fight of the charge.", fight_rows, struct charge_fight);
static const struct field fight_item = ITEM_GROUP(fight_fields, "Fight", NULL, "One fight of the charge.");

static const struct field outcome_rows[] = {
    CHOICE(struct charge_outcome, end, charge_ends, "How it ended", NULL, "How the charge ended."),
    GROUP_IF(struct charge_outcome, morale, has_morale, struct d12_morale, d12_morale_fields, "Morale", "D12-MOR-1",
             "The charged figure's morale test, where it made one."),
    CHOICE(struct charge_outcome, shot, d12_shot_results, "Shot", "D12-MOV-5",
           "What came of the charged figure's shot, where it fired.", OPTIONAL),
    CHOICE(struct charge_outcome, misfire, d12_misfire_effects, "Misfire", "D12-MIS-1",
           "What came of its misfire, where there was one.", OPTIONAL),
    LIST(struct charge_outcome, fights, struct charge_fight, fight_item, fight_count, 0, CHARGERS_MAX, "Fights",
         "D12-HTH-4", "The fights, in the order of the chargers."),
    GROUP(struct charge_outcome, chargers, struct d12_aftermath, d12_aftermath_fields, "Chargers", "D12-WND-3",
          "What the charge leaves the chargers with."),
    GROUP(struct charge_outcome, charged, struct d12_aftermath, d12_aftermath_fields, "Charged", "D12-WND-3",
          "What the charge leaves the charged figure with."),
};
const struct fields d12_charge_outcome_fields =
    FIELDS("D12ChargeOutcome", "A charge.", outcome_rows, struct charge_outcome);
