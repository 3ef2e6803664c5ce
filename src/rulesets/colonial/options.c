/* The field table of the options, with the words in which a form offers them. */
#include "rulesets/colonial/colonial.h"
#include <umpire/error.h>

LOCAL_CHOICES(attack_losers, "ColonialAttackLoser", COLONIAL_ATTACK_LOSER_VALUES);
LOCAL_CHOICES(half_roundings, "ColonialHalfRounding", COLONIAL_HALF_ROUNDING_VALUES);
LOCAL_CHOICES(atds, "ColonialAtd", COLONIAL_ATD_VALUES);
LOCAL_CHOICES(actions_per_turn, "ColonialActionsPerTurn", COLONIAL_ACTIONS_PER_TURN_VALUES);
LOCAL_CHOICES(failed_activations, "ColonialFailedActivation", COLONIAL_FAILED_ACTIVATION_VALUES);
LOCAL_CHOICES(stance_endings, "ColonialStanceEnds", COLONIAL_STANCE_ENDS_VALUES);
LOCAL_CHOICES(skirmishes, "ColonialSkirmish", COLONIAL_SKIRMISH_VALUES);
LOCAL_CHOICES(skirmish_moves, "ColonialSkirmishMove", COLONIAL_SKIRMISH_MOVE_VALUES);

#define PIN_ATTACK_CASUALTIES_VALUES(X)                                                                                \
    X(COLONIAL_NO, "no", "Only figures lost to fire count against a pin test")                                         \
    X(COLONIAL_YES, "yes", "Figures lost in the attack count against the pin test of its loser, too")
LOCAL_CHOICES(pin_attack_casualties, "ColonialPinAttackCasualties", PIN_ATTACK_CASUALTIES_VALUES);

#define MOUNTED_INFANTRY_VALUES(X)                                                                                     \
    X(COLONIAL_NO, "no", "Mounted infantry remove a cavalry figure with each hit, and gain nothing by defending")      \
    X(COLONIAL_YES, "yes", "Mounted infantry hit and defend as infantry do")
LOCAL_CHOICES(mounted_infantry_hits_as_infantry, "ColonialMountedInfantryHitsAsInfantry", MOUNTED_INFANTRY_VALUES);

#define GUN_TARGET_MODS_VALUES(X)                                                                                      \
    X(COLONIAL_NO, "no", "Neither close order nor going to ground makes a difference to a field gun")                  \
    X(COLONIAL_YES, "yes", "Close order and going to ground count for field guns as for small arms")
LOCAL_CHOICES(gun_target_mods, "ColonialGunTargetMods", GUN_TARGET_MODS_VALUES);

#define VOLLEY_REQUIRES_CLOSE_ORDER_VALUES(X)                                                                          \
    X(COLONIAL_NO, "no", "Volley fire may be given in any formation")                                                  \
    X(COLONIAL_YES, "yes", "Only a unit in close order may fire a volley")
LOCAL_CHOICES(volley_requires_close_order, "ColonialVolleyRequiresCloseOrder", VOLLEY_REQUIRES_CLOSE_ORDER_VALUES);

static const struct field profile_rows[] = {
    TEXT(struct colonial_profile, name, 1, COLONIAL_NAME_MAX, "Name", NULL,
         "What the unit is called; a step's input names it as its profile."),
    COLONIAL_KIND_ROW(struct colonial_profile, kind,
                      "The kind of unit. It gives the figures that the profile does not."),
    COLONIAL_LEADERSHIP_ROWS(struct colonial_profile, number, "The number that the unit's tests must reach."),
    COLONIAL_FIRE_VALUE_ROW(struct colonial_profile, number),
    COLONIAL_FIGHT_VALUE_ROW(struct colonial_profile, number),
    COLONIAL_MOVE_ROW(struct colonial_profile, number),
    CHOICE(struct colonial_profile, weapon, colonial_weapon_choices, "Weapon", "A-MWK-23", "What the unit fires.",
           OPTIONAL),
};
static const struct fields profile_fields =
    FIELDS("ColonialProfile", "A unit of the game, named once.", profile_rows, struct colonial_profile);
static const struct field profile_item = ITEM_GROUP(profile_fields, "Profile", NULL, "A unit of the game.");

static const struct field option_rows[] = {
    CHOICE(struct colonial_options, attack_loser, attack_losers, "Loser of an attack", "A-MWK-3",
           "What is compared to see who loses an attack.", DEFAULT(COLONIAL_LOSER_BY_CASUALTIES)),
    CHOICE(struct colonial_options, half_rounding, half_roundings, "Half of an odd number", "A-MWK-4",
           "How half the figures of a skirmishing unit, or of one gone to ground, are rounded.",
           DEFAULT(COLONIAL_HALF_DOWN)),
    CHOICE(struct colonial_options, pin_attack_casualties, pin_attack_casualties, "Casualties of an attack", "A-MWK-8",
           "Whether figures lost in an attack count against the pin test of its loser.", DEFAULT(COLONIAL_NO)),
    CHOICE(struct colonial_options, mounted_infantry_hits_as_infantry, mounted_infantry_hits_as_infantry,
           "Mounted infantry in an attack", "A-MWK-10",
           "Whether mounted infantry hit cavalry, and defend, as infantry do.", DEFAULT(COLONIAL_NO)),
    CHOICE(struct colonial_options, gun_target_mods, gun_target_mods, "Targets of field guns", "A-MWK-7",
           "Whether close order and going to ground of the target count for a field gun.", DEFAULT(COLONIAL_YES)),
    CHOICE(struct colonial_options, atd, atds, "At the double", "A-MWK-16", "How far a unit moves at the double.",
           DEFAULT(COLONIAL_ATD_DOUBLE)),
    CHOICE(struct colonial_options, volley_requires_close_order, volley_requires_close_order, "Volley and close order",
           "A-MWK-17", "Whether volley fire is only for units in close order.", DEFAULT(COLONIAL_NO)),
    CHOICE(struct colonial_options, actions_per_turn, actions_per_turn, "Actions of a turn", "A-MWK-25",
           "How many actions a unit has in a turn.", DEFAULT(COLONIAL_ONE_ACTION)),
    CHOICE(struct colonial_options, failed_activation, failed_activations, "After a failed test", "A-MWK-27",
           "What a unit that failed its activation may still do in the turn.", DEFAULT(COLONIAL_FAILED_NOTHING)),
    CHOICE(struct colonial_options, stance_ends, stance_endings, "End of a stance", "A-MWK-29",
           "What ends going to ground and close order.", DEFAULT(COLONIAL_ENDS_BY_ACTION)),
    CHOICE(struct colonial_options, skirmish, skirmishes, "Skirmishing", "A-MWK-30",
           "Whether skirmishing is the action of a turn or a stance.", DEFAULT(COLONIAL_SKIRMISH_TURN)),
    CHOICE(struct colonial_options, skirmish_move, skirmish_moves, "Move of skirmishers", "A-MWK-30",
           "How far a unit that skirmishes moves.", DEFAULT(COLONIAL_SKIRMISH_HALF)),
    ENFORCE_DUE_ROW(struct colonial_options),
    LIST(struct colonial_options, profiles, struct colonial_profile, profile_item, profile_count, 0,
         COLONIAL_PROFILES_MAX, "Profiles", "A-MWK-19",
         "The units of the game, each with a name and with the figures that the sheet does not give. What an input "
         "gives itself wins.",
         DEFAULT(0)),
};
const struct fields colonial_option_fields =
    FIELDS("ColonialOptions",
           "How a club plays the colonial rules: readings that the sheet leaves open, and the units of the game.",
           option_rows, struct colonial_options, .unknown = ERROR_UNKNOWN_OPTION);
