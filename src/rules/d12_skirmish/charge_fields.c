/* The fields of a charge. */
#include "body.h"
#include "charge.h"
#include "shot.h"

#define FIGURE_FIELDS(type, prefix)                                                                                    \
    {NAMED("name", "Name", NULL, "What the figure is called."), TEXT(type, prefix name, 0, D12_NAME_MAX), OPTIONAL},   \
        {NAMED("kind", "Kind", "D12-MOV-1", "Foot or cavalry."), CHOICE(type, prefix fighter.kind, d12_kinds),         \
         DEFAULT(D12_FOOT)},                                                                                           \
        {NAMED("quality", "Quality", "D12-HTH-2", "Quality of the figure."),                                           \
         CHOICE(type, prefix fighter.quality, d12_qualities), DEFAULT(D12_REGULAR)},                                   \
        {NAMED("combat_value", "Combat value", "A-D12-24",                                                             \
               "The figure's own value from the troop type table. It replaces the modifier of the quality in "         \
               "combat, unless the option troop_type_replaces says no."),                                              \
         NUMBER(type, prefix fighter.combat_value, -D12_VALUE_MAX, D12_VALUE_MAX), OPTIONAL},                          \
        {NAMED("melee_weapon", "Weapon in combat", "D12-HTH-2", "What it fights with hand to hand."),                  \
         CHOICE(type, prefix fighter.weapon, d12_melee_weapons), DEFAULT(D12_NO_WEAPON)},                              \
        BODY_ABILITY(type, prefix fighter.body., "The figure's ability, for all parts of the charge."),                \
        BODY_GAME(type, prefix fighter.body.), BODY_OFFICER(type, prefix fighter.body.),                               \
        BODY_WOUNDS(type, prefix fighter.body.), BODY_WOUNDS_MAX(type, prefix fighter.body.)

static const struct field charger_list[] = {
    FIGURE_FIELDS(struct charger, figure.),
    {NAMED("distance", "Distance", "D12-MOV-5", "From the charger to the figure that it charges, when it begins."),
     INCHES(struct charger, distance, D12_RANGE_MAX)},
    {NAMED("consecutive_runs", "Turns run already", "D12-MOV-1",
           "In how many turns in a row, up to the last one, the figure has run or charged."),
     .unit = "turns", NUMBER(struct charger, consecutive_runs, 0, 99), DEFAULT(0)},
    {NAMED("pinned", "Pinned", "D12-WND-3", "Whether the figure is pinned and so may do nothing."),
     FLAG(struct charger, pinned)},
};
static const struct fields charger_fields =
    FIELDS("D12Charger", "A figure that charges.", charger_list, struct charger);
static const struct field charger_item = {
    .title = "Charger", .doc = "A figure that charges.", .kind = FIELD_GROUP, .of = &charger_fields};
static const struct field charged_list[] = {
    FIGURE_FIELDS(struct charged, figure.),
    {NAMED("weapon", "Firearm", "D12-MOV-5", "What it can fire when it stands and fires; leave it out for nothing."),
     CHOICE(struct charged, shot.weapon, d12_weapons), OPTIONAL},
    SHOT_LOADING(struct charged, shot.),
    SHOT_VALUE(struct charged, shot.),
    {NAMED("loaded", "Loaded", "D12-MOR-5",
           "Whether its firearm is loaded. If it is not, it may not fire, and its morale is worse."),
     FACT(struct charged, shot.loaded), DEFAULT(true)},
    SHOT_OBSTACLES(struct charged, shot.),
    SHOT_COVER(struct charged, shot., "chargers_cover"),
    {NAMED("stands_and_fires", "Stands and fires", "D12-MOV-5",
           "Whether it fires if it may: loaded, neither pinned nor hidden, not having moved, and the charger far "
           "enough away."),
     FACT(struct charged, stands_and_fires), DEFAULT(true)},
    {NAMED("fires_at", "Fires at", "D12-MOV-5", "At which charger it fires, counted from 1."),
     NUMBER(struct charged, fires_at, 1, CHARGERS_MAX), DEFAULT(1)},
    {NAMED("attacks", "Attacks", "D12-HTH-4",
           "Which charger it attacks hand to hand, counted from 1; against the others it only defends itself. If that "
           "one does not arrive, it attacks the first who does."),
     NUMBER(struct charged, attacks, 1, CHARGERS_MAX), DEFAULT(1)},
    {NAMED("in_cover", "In cover", "D12-MOR-3", "Whether it is in cover, for its morale and hand to hand."),
     FLAG(struct charged, in_cover)},
    {NAMED("pinned", "Pinned", "D12-WND-3", "Whether it is pinned: it does not fire, and only defends itself."),
     FLAG(struct charged, pinned)},
    {NAMED("moved", "Moves", "D12-MOV-3", "Whether it moves this turn, so that it does not fire."),
     FLAG(struct charged, shot.moved)},
    {NAMED("hidden", "Hides", "D12-MOV-4", "Whether it hides in or behind terrain, so that it does not fire."),
     FLAG(struct charged, shot.hidden)},
    {NAMED("tests_morale", "Tests morale", "D12-MOR-1",
           "Whether it tests its morale for this charge. False when its unit has done so already."),
     FACT(struct charged, tests_morale), DEFAULT(true)},
    {NAMED("officer_killed", "Officer killed", "D12-MOR-5", "Whether its officer or standard was killed."),
     FLAG(struct charged, officer_killed)},
    {NAMED("officer_in_sight", "Officer in sight", "D12-MOR-5",
           "Whether an officer or the standard is in its line of sight."),
     FLAG(struct charged, officer_in_sight)},
    {NAMED("prior_failures", "Failed before", "D12-MOR-4", "Whether its last morale test failed, too (1)."),
     NUMBER(struct charged, prior_failures, 0, 1), DEFAULT(0)},
};
static const struct fields charged_fields =
    FIELDS("D12Charged", "The figure that is charged.", charged_list, struct charged);

static const struct field input_list[] = {
    {NAMED("chargers", "Chargers", "D12-MOV-1", "The figures that charge, in the order in which they fight."),
     LIST(struct charge_input, chargers, struct charger, charger_item, charger_count, 1, CHARGERS_MAX)},
    {NAMED("terrain", "Terrain", "D12-MOV-2", "Each terrain that the chargers cross."),
     LIST(struct charge_input, terrain, int32_t, d12_terrain_item, terrain_count, 0, D12_TERRAIN_MAX),
     .presence = FIELD_DEFAULTED},
    {NAMED("charged", "Charged", "D12-MOV-5", "The figure that is charged. It is not in combat yet."),
     GROUP(struct charge_input, charged, struct charged, charged_fields)},
    {NAMED("charging_unit", "Charging unit", "D12-MOR-1", "The unit of the chargers, for the tests that fall due."),
     GROUP(struct charge_input, charging_unit, struct d12_unit, d12_unit_fields), .presence = FIELD_DEFAULTED},
    {NAMED("charged_unit", "Charged unit", "D12-MOR-1", "The unit of the charged figure, for the tests that fall due."),
     GROUP(struct charge_input, charged_unit, struct d12_unit, d12_unit_fields), .presence = FIELD_DEFAULTED},
};
const struct fields d12_charge_input_fields =
    FIELDS("D12ChargeInput", "Figures that charge another.", input_list, struct charge_input);

static const struct choice end_list[] = {
    [FOUGHT] = {"fought", "It came to hand to hand combat"},
    [GAVE_WAY] = {"gave_way", "The charged figure failed its morale test and did not wait for them"},
    [CHARGE_STOPPED] = {"stopped", "No charger arrived: the shot killed or unhorsed him"},
    [DEFENDER_DEAD] = {"defender_dead", "The charged figure died of its own weapon"},
};
static const struct choices ends = {"D12ChargeEnd", end_list, 4};

static const struct field fight_list[] = {
    {NAMED("charger", "Charger", NULL, "Which charger, counted from 1. He is side 1, the charged figure side 2."),
     NUMBER(struct fight, charger, 1, CHARGERS_MAX)},
    {NAMED("melee", "Fight", "D12-HTH-1", "The fight."),
     GROUP(struct fight, melee, struct d12_melee, d12_melee_fields)},
};
static const struct fields fight_fields =
    FIELDS("D12ChargeFight", "One fight of the charge.", fight_list, struct fight);
static const struct field fight_item = {
    .title = "Fight", .doc = "One fight of the charge.", .kind = FIELD_GROUP, .of = &fight_fields};

static const struct field outcome_list[] = {
    {NAMED("end", "How it ended", NULL, "How the charge ended."), CHOICE(struct charge_outcome, end, ends)},
    {NAMED("morale", "Morale", "D12-MOR-1", "The charged figure's morale test, where it made one."),
     GROUP_IF(struct charge_outcome, morale, struct d12_morale, d12_morale_fields, has_morale)},
    {NAMED("shot", "Shot", "D12-MOV-5", "What came of the charged figure's shot, where it fired."),
     CHOICE(struct charge_outcome, shot, d12_shot_results), OPTIONAL},
    {NAMED("misfire", "Misfire", "D12-MIS-1", "What came of its misfire, where there was one."),
     CHOICE(struct charge_outcome, misfire, d12_misfire_effects), OPTIONAL},
    {NAMED("fights", "Fights", "D12-HTH-4", "The fights, in the order of the chargers."),
     LIST(struct charge_outcome, fights, struct fight, fight_item, fight_count, 0, CHARGERS_MAX)},
    {NAMED("chargers", "Chargers", "D12-WND-3", "What the charge leaves the chargers with."),
     GROUP(struct charge_outcome, chargers, struct d12_aftermath, d12_aftermath_fields)},
    {NAMED("charged", "Charged", "D12-WND-3", "What the charge leaves the charged figure with."),
     GROUP(struct charge_outcome, charged, struct d12_aftermath, d12_aftermath_fields)},
};
const struct fields d12_charge_outcome_fields =
    FIELDS("D12ChargeOutcome", "A charge.", outcome_list, struct charge_outcome);
