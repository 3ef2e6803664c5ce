/* What a unit on the table knows that a step asks: numbers that are made out of several of its members. Of figures that
 * are not all alike it knows how many, never which. */
#include "d12_roster.h"

bool d12_roster_is_figure(const struct d12_roster_unit *unit)
{
    return unit->game == D12_INDIVIDUAL_GAME || unit->officer;
}

/* An individual is no unit of which a quarter could be lost. */
int32_t d12_roster_strength(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    if (known->game == D12_INDIVIDUAL_GAME)
        return FIELD_ABSENT;
    if (known->starting_strength != FIELD_ABSENT)
        return known->starting_strength;
    int32_t strength = known->figures + known->losses;
    return strength < 1 || strength > D12_FIGURES_MAX ? FIELD_ABSENT : strength;
}

/* Where all are thrown they are on foot. */
int32_t d12_roster_kind(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    return known->thrown > 0 && known->thrown >= known->figures ? D12_FOOT : known->kind;
}

/* A unit of several figures does not know whose wounds they are. */
int32_t d12_roster_wounds(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    return d12_roster_is_figure(known) ? known->wounds : FIELD_ABSENT;
}

/* Another wound in the turn of a test calls for no other test. */
bool d12_roster_tested_wound(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    return known->wounds_tested > known->wounds_at_turn;
}

int32_t d12_roster_pinned(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    return known->pinned_by_morale || (known->pinned > 0 && known->pinned >= known->figures);
}

int32_t d12_roster_loaded(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    if (known->weapon == FIELD_ABSENT)
        return FIELD_ABSENT;
    return known->figures > known->unloaded + known->jammed + known->out_of_ammo;
}

int32_t d12_roster_expert(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    return known->ability == D12_EXPERT_SKIRMISHER;
}

const struct unit_fills d12_side_unit_fills[] = {FILLS_BY("starting_strength", d12_roster_strength), FILLS("losses"),
                                                 FILLS("has_officer"), NO_MORE_FILLS};
