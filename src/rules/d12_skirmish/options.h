/* The options of the d12 skirmish: the readings that its source leaves open. */
#pragma once
#include <umpire/field.h>

enum d12_misfire_4 { D12_MISFIRE_4_OUT_OF_AMMO, D12_MISFIRE_4_JAMMED };
enum d12_recheck_band { D12_RECHECK_3_4, D12_RECHECK_5_6 };
enum d12_yes_no { D12_YES, D12_NO };
enum d12_hth_charged { D12_BONUS_TO_CHARGER, D12_BONUS_TO_CHARGED };
enum d12_gang_up { D12_GANG_PER_EXTRA, D12_GANG_ONCE };
enum d12_terrain_stack { D12_TERRAIN_ADDITIVE, D12_TERRAIN_MULTIPLICATIVE };

struct d12_options {
    int32_t misfire_4;
    int32_t cover_recheck_band;
    int32_t cover_recheck_in_combat;
    int32_t hth_charged;
    int32_t gang_up;
    int32_t terrain_stack;
    int32_t troop_type_replaces;
};

extern const struct fields d12_option_fields;
