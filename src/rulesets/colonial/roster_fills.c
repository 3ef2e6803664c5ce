/* The inputs that a unit of the colonial rules fills in (X-KNOW). */
#include "rulesets/colonial/colonial_roster.h"

int32_t colonial_roster_unpinned(const struct unit_fact *it)
{
    const struct colonial_roster_unit *known = it->unit;
    return known->pinned_markers > 0 ? FIELD_ABSENT : 0;
}

int32_t colonial_roster_attacks_on_ground(const struct unit_fact *it)
{
    const struct colonial_roster_unit *known = it->unit;
    const struct colonial_options *readings = it->options;
    return known->gone_to_ground && readings->stance_ends != COLONIAL_ENDS_BY_ACTION;
}

bool colonial_roster_skirmishes(const struct colonial_roster_unit *unit, const struct colonial_options *options)
{
    return unit->skirmishing && options->skirmish == COLONIAL_SKIRMISH_TURN;
}

int32_t colonial_role_taken(const struct question_units *units, int32_t roles, int32_t otherwise)
{
    for (int32_t role = 0; role < roles; role++)
        if (unit_called(units, role, 0, NULL))
            return role;
    return otherwise;
}

/* Without cover it is not known whether anybody stated that there is none. */
int32_t colonial_roster_cover(const struct unit_fact *it)
{
    const struct colonial_roster_unit *known = it->unit;
    return known->cover == COLONIAL_NO_COVER ? FIELD_ABSENT : known->cover;
}

int32_t colonial_roster_position(const struct unit_fact *it)
{
    static const int32_t positions[COLONIAL_GROUNDS] = {
        [COLONIAL_ON_NOTHING] = FIELD_ABSENT,
        [COLONIAL_ON_DIFFICULT] = COLONIAL_AT_DIFFICULT,
        [COLONIAL_ON_OBSTACLE] = COLONIAL_AT_OBSTACLE,
        [COLONIAL_ON_UPHILL] = COLONIAL_AT_UPHILL,
    };
    const struct colonial_roster_unit *known = it->unit;
    bool counts = known->position == COLONIAL_ON_OBSTACLE || known->position == COLONIAL_ON_UPHILL;
    if (known->cover == COLONIAL_HARD)
        return COLONIAL_AT_HARD_COVER;
    return known->cover == COLONIAL_SOFT && !counts ? COLONIAL_AT_SOFT_COVER : positions[known->position];
}

/* A volley whose test was passed is the turn's fire (A-MWK-31). Without one, the bar of untested actions refuses it. */
static int32_t volley(const struct unit_fact *it)
{
    const struct colonial_roster_unit *known = it->unit;
    return known->action_open && known->action == COLONIAL_DO_VOLLEY ? true : FIELD_ABSENT;
}

const struct unit_fills colonial_firer_fills[] = {
    COLONIAL_WHO_FILLS,
    FILLS("weapon"),
    FILLS("fire_value"),
    COLONIAL_FIGURES_FILL,
    COLONIAL_UNPINNED_FILL,
    KNOWS("skirmishing", "MWK-FIR-3", "whether it skirmishes is on record, and it is not so"),
    COLONIAL_CLOSE_ORDER_FILL,
    KNOWS("volley", "A-MWK-31", "its volley fire is passed, and is the fire of this turn", .find = volley),
    {0}};
