/* The options of the d12 skirmish: the readings that its source leaves open. */
#pragma once
#include <umpire/dialect.h>

#define D12_MISFIRE_4_VALUES(X)                                                                                        \
    X(D12_MISFIRE_4_OUT_OF_AMMO, "out_of_ammo", "A 4 is out of ammo, as 2 and 3 are")                                  \
    X(D12_MISFIRE_4_JAMMED, "jammed", "A 4 is a jam, as 5 to 8 are")
ENUM(d12_misfire_4, D12_MISFIRE_4_VALUES, D12_MISFIRE_4_READINGS);

#define D12_RECHECK_BAND_VALUES(X)                                                                                     \
    X(D12_RECHECK_3_4, "3_4", "Totals of 3 and 4 throw the second die, as printed", "3 and 4")                         \
    X(D12_RECHECK_5_6, "5_6", "Totals of 5 and 6 throw it: who is in cover need not retreat to cover", "5 and 6")
ENUM(d12_recheck_band, D12_RECHECK_BAND_VALUES, D12_RECHECK_BAND_READINGS);

#define D12_HTH_CHARGED_VALUES(X)                                                                                      \
    X(D12_BONUS_TO_CHARGER, "charger", "The figure that charged has +1")                                               \
    X(D12_BONUS_TO_CHARGED, "charged", "The figure that was charged has +1")
ENUM(d12_hth_charged, D12_HTH_CHARGED_VALUES, D12_HTH_CHARGED_READINGS);

#define D12_GANG_UP_VALUES(X)                                                                                          \
    X(D12_GANG_PER_EXTRA, "per_extra", "+1 for each other friend that attacks the same enemy")                         \
    X(D12_GANG_ONCE, "once", "+1 in all, however many friends attack the same enemy")
ENUM(d12_gang_up, D12_GANG_UP_VALUES, D12_GANG_UP_READINGS);

#define D12_TERRAIN_STACK_VALUES(X)                                                                                    \
    X(D12_TERRAIN_ADDITIVE, "additive", "Each kind of terrain takes its fraction of the whole allowance")              \
    X(D12_TERRAIN_MULTIPLICATIVE, "multiplicative", "Each takes its fraction of what the ones before it left")
ENUM(d12_terrain_stack, D12_TERRAIN_STACK_VALUES, D12_TERRAIN_STACK_READINGS);

#define D12_HIT_ALLOCATION_VALUES(X)                                                                                   \
    X(D12_HIT_LEAST_WOUNDED, "least_wounded", "The least wounded first, of equals the mounted before the thrown")      \
    X(D12_HIT_MOST_WOUNDED, "most_wounded", "The most wounded first, of equals the mounted before the thrown")         \
    X(D12_HIT_IN_ORDER, "in_order", "Round the figures from the first again")
ENUM(d12_hit_allocation, D12_HIT_ALLOCATION_VALUES, D12_HIT_ALLOCATION_READINGS);

#define D12_CHARGE_TEST_VALUES(X)                                                                                      \
    X(D12_TEST_ON_CHARGE, "on_charge", "At once, before the charged figure fires and before contact")                  \
    X(D12_TEST_IN_MORALE_PHASE, "morale_phase", "In the morale phase: the fight comes first")
ENUM(d12_charge_test, D12_CHARGE_TEST_VALUES, D12_CHARGE_TEST_READINGS);

#define D12_CHARGE_TESTS_VALUES(X)                                                                                     \
    X(D12_TESTS_PER_TURN, "per_turn", "Once a turn, by the first charge against the unit")                             \
    X(D12_TESTS_EACH, "each", "An individual for each charge, a unit once a turn")
ENUM(d12_charge_tests, D12_CHARGE_TESTS_VALUES, D12_CHARGE_TESTS_READINGS);

#define D12_COMBAT_ENDS_VALUES(X)                                                                                      \
    X(D12_COMBAT_TILL_PARTED, "parted", "When they part; a new turn does not part them")                               \
    X(D12_COMBAT_TILL_TURN, "turn", "When a new turn begins, if they have not parted before")
ENUM(d12_combat_ends, D12_COMBAT_ENDS_VALUES, D12_COMBAT_ENDS_READINGS);

#define D12_THROWN_CHARGER_VALUES(X)                                                                                   \
    X(D12_THROWN_STOPS, "stops", "He does not arrive")                                                                 \
    X(D12_THROWN_ARRIVES, "arrives", "He arrives on foot, and fights")
ENUM(d12_thrown_charger, D12_THROWN_CHARGER_VALUES, D12_THROWN_CHARGER_READINGS);

#define D12_PINNED_IN_COMBAT_VALUES(X)                                                                                 \
    X(D12_PINNED_BLOCKS, "blocks", "It rolls, but only blocks")                                                        \
    X(D12_PINNED_FIGHTS, "fights", "It fights as usual")
ENUM(d12_pinned_in_combat, D12_PINNED_IN_COMBAT_VALUES, D12_PINNED_IN_COMBAT_READINGS);

#define D12_QUARTER_LOST_VALUES(X)                                                                                     \
    X(D12_QUARTER_ONCE, "once", "Once, for the loss that reaches a quarter")                                           \
    X(D12_QUARTER_EACH, "each_quarter", "For each further quarter, too")                                               \
    X(D12_QUARTER_EACH_LOSS, "each_loss", "For each loss from a quarter on")
ENUM(d12_quarter_lost, D12_QUARTER_LOST_VALUES, D12_QUARTER_LOST_READINGS);

enum d12_yes_no { D12_YES, D12_NO }; /* values of several options, each with texts of its own (options.c) */

struct d12_options {
    int32_t misfire_4;
    int32_t cover_recheck_band;
    int32_t cover_recheck_in_combat;
    int32_t hth_charged;
    int32_t gang_up;
    int32_t terrain_stack;
    int32_t troop_type_replaces;
    int32_t hit_allocation;
    int32_t charge_test;
    int32_t charge_tests;
    int32_t combat_ends;
    int32_t thrown_charger;
    int32_t pinned_in_combat;
    int32_t quarter_lost;
    int32_t enforce_due; /* enum enforce_due */
};

extern const struct fields d12_option_fields;
