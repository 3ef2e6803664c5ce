/* The field table of the options, with the words in which a form offers them. */
#include "rulesets/d12_skirmish/options.h"
#include <umpire/error.h>

LOCAL_CHOICES(misfire_4, "D12MisfireFour", D12_MISFIRE_4_VALUES);
LOCAL_CHOICES(cover_recheck_band, "D12CoverRecheckBand", D12_RECHECK_BAND_VALUES);

#define COVER_RECHECK_IN_COMBAT_VALUES(X)                                                                              \
    X(D12_YES, "yes", "The second die is thrown in combat, too")                                                       \
    X(D12_NO, "no", "In combat there is no second die")
LOCAL_CHOICES(cover_recheck_in_combat, "D12CoverRecheckInCombat", COVER_RECHECK_IN_COMBAT_VALUES);
LOCAL_CHOICES(hth_charged, "D12HthCharged", D12_HTH_CHARGED_VALUES);
LOCAL_CHOICES(gang_up, "D12GangUp", D12_GANG_UP_VALUES);
LOCAL_CHOICES(terrain_stack, "D12TerrainStack", D12_TERRAIN_STACK_VALUES);

#define TROOP_TYPE_REPLACES_VALUES(X)                                                                                  \
    X(D12_YES, "yes", "A troop type's own value stands in the place of the quality's modifier")                        \
    X(D12_NO, "no", "Both are added")
LOCAL_CHOICES(troop_type_replaces, "D12TroopTypeReplaces", TROOP_TYPE_REPLACES_VALUES);
LOCAL_CHOICES(hit_allocation, "D12HitAllocation", D12_HIT_ALLOCATION_VALUES);
LOCAL_CHOICES(charge_test, "D12ChargeTest", D12_CHARGE_TEST_VALUES);
LOCAL_CHOICES(charge_tests, "D12ChargeTests", D12_CHARGE_TESTS_VALUES);
LOCAL_CHOICES(combat_ends, "D12CombatEnds", D12_COMBAT_ENDS_VALUES);
LOCAL_CHOICES(thrown_charger, "D12ThrownCharger", D12_THROWN_CHARGER_VALUES);
LOCAL_CHOICES(pinned_in_combat, "D12PinnedInCombat", D12_PINNED_IN_COMBAT_VALUES);
LOCAL_CHOICES(quarter_lost, "D12QuarterLost", D12_QUARTER_LOST_VALUES);

static const struct field option_rows[] = {
    CHOICE(struct d12_options, misfire_4, misfire_4, "Misfire of 4", "A-D12-2",
           "What a 4 means on the misfire table, which has no row for it.", DEFAULT(D12_MISFIRE_4_OUT_OF_AMMO)),
    CHOICE(struct d12_options, cover_recheck_band, cover_recheck_band, "Second die in cover", "A-D12-3",
           "Which morale totals throw the second die of a figure in cover.", DEFAULT(D12_RECHECK_3_4)),
    CHOICE(struct d12_options, cover_recheck_in_combat, cover_recheck_in_combat, "Second die in combat", "A-D12-5",
           "Whether a figure that is in cover and in combat throws the second die, too.", DEFAULT(D12_YES)),
    CHOICE(struct d12_options, hth_charged, hth_charged, "Charged, +1", "A-D12-17",
           "Who has the +1 for a charge in hand to hand combat.", DEFAULT(D12_BONUS_TO_CHARGER)),
    CHOICE(struct d12_options, gang_up, gang_up, "Additional attackers", "A-D12-18",
           "Whether the +1 for additional attackers counts for each of them or once.", DEFAULT(D12_GANG_PER_EXTRA)),
    CHOICE(struct d12_options, terrain_stack, terrain_stack, "Several terrains", "A-D12-19",
           "How the losses of several kinds of terrain go together.", DEFAULT(D12_TERRAIN_ADDITIVE)),
    CHOICE(struct d12_options, troop_type_replaces, troop_type_replaces, "Troop types", "A-D12-24",
           "Whether a troop type's combat or shooting value replaces the modifier of the quality.", DEFAULT(D12_YES)),
    CHOICE(struct d12_options, hit_allocation, hit_allocation, "Second hits", "A-D12-34",
           "Whom hits of a volley fall on first, of those who were hit as often.", DEFAULT(D12_HIT_LEAST_WOUNDED)),
    CHOICE(struct d12_options, charge_test, charge_test, "Test of a charge", "A-D12-29",
           "When the morale of who is charged is tested.", DEFAULT(D12_TEST_ON_CHARGE)),
    CHOICE(struct d12_options, charge_tests, charge_tests, "Several charges", "A-D12-28",
           "How often morale is tested when several figures charge.", DEFAULT(D12_TESTS_PER_TURN)),
    CHOICE(struct d12_options, combat_ends, combat_ends, "End of combat", "A-D12-30",
           "How long units that are in contact are in combat.", DEFAULT(D12_COMBAT_TILL_PARTED)),
    CHOICE(struct d12_options, thrown_charger, thrown_charger, "Thrown charger", "A-D12-31",
           "Whether a charger who is thrown from his horse arrives.", DEFAULT(D12_THROWN_STOPS)),
    CHOICE(struct d12_options, pinned_in_combat, pinned_in_combat, "Pinned in combat", "A-D12-32",
           "Whether a pinned figure strikes hand to hand.", DEFAULT(D12_PINNED_BLOCKS)),
    CHOICE(struct d12_options, quarter_lost, quarter_lost, "A quarter lost", "A-D12-33",
           "How often losses of a quarter and more call for a morale test.", DEFAULT(D12_QUARTER_ONCE)),
    ENFORCE_DUE_ROW(struct d12_options),
};
const struct fields d12_option_fields =
    FIELDS("D12Options", "How a club plays the d12 skirmish: readings that its source leaves open.", option_rows,
           struct d12_options, .unknown = ERROR_UNKNOWN_OPTION);
