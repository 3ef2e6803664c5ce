/* A unit of Triumph & Tragedy on the table. */
#pragma once
#include "roles.h"
#include "tt.h"

enum tt_fate { TT_IN_PLAY, TT_REMOVED, TT_DESTROYED };

struct tt_roster_unit {
    int32_t quality;    /* enum tt_quality or FIELD_ABSENT */
    int32_t target;     /* FIELD_ABSENT: the option's for the quality */
    int32_t initiative; /* FIELD_ABSENT: not known */
    int32_t figures, suppression;
    int32_t fate; /* enum tt_fate */
    int32_t owes; /* lost rounds of melee for which it has yet to check morale */
    bool hero, leader;
};

extern const struct unit_type tt_unit_type;

/* What damage does to a unit: kills and wounds are lost figures, suppression stays on it. */
void tt_damage_effects(const struct tt_damage *damage, int32_t role, struct effects *effects);
/* A check of morale that was made. */
void tt_morale_effects(bool removed, int32_t role, struct effects *effects);
