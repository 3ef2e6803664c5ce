/* The options of the d12 skirmish: the readings that its source leaves open. */
#pragma once
#include <umpire/dialect.h>

#define D12_MISFIRE_4_VALUES(X)                                                                                        \
    X(D12_MISFIRE_4_OUT_OF_AMMO, "out_of_ammo", "A 4 is out of ammo, as 2 and 3 are")                                  \
    X(D12_MISFIRE_4_JAMMED, "jammed", "A 4 is a jam, as 5 to 8 are")
ENUM(d12_misfire_4, D12_MISFIRE_4_VALUES, D12_MISFIRE_4_READINGS);

#define D12_RECHECK_BAND_VALUES(X)                                                                                     \
    X(D12_RECHECK_3_4, "3_4", "Totals of 3 and 4 throw the second die, as printed")                                    \
    X(D12_RECHECK_5_6, "5_6", "Totals of 5 and 6 throw it: who is in cover need not retreat to cover")
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

enum d12_yes_no { D12_YES, D12_NO }; /* of several options, each with words of its own (options.c) */

struct d12_options {
    int32_t misfire_4;
    int32_t cover_recheck_band;
    int32_t cover_recheck_in_combat;
    int32_t hth_charged;
    int32_t gang_up;
    int32_t terrain_stack;
    int32_t troop_type_replaces;
    int32_t enforce_due; /* enum enforce_due */
};

extern const struct fields d12_option_fields;
