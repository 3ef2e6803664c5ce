/* What the roles of the WW2 skirmish share: what units fill in, and the effects of hits, jams and failed morale. */
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"

int32_t tft_is_fleeing(const struct unit_fact *it)
{
    return tft_unit_flees(it->unit);
}

int32_t tft_has_cover(const struct unit_fact *it)
{
    const struct tft_unit *known = it->unit;
    return known->cover != TFT_COVER_NONE || (known->flight == TFT_TO_COVER && known->at_goal);
}

static bool is_afv(const struct tft_unit *unit)
{
    return unit->kind == TFT_KIND_AFV;
}

int32_t tft_is_afv(const struct unit_fact *it)
{
    return is_afv(it->unit);
}

const char *tft_not_a_figure(const void *unit)
{
    return is_afv(unit) ? "it is a vehicle" : NULL;
}

const char *tft_not_an_afv(const void *unit)
{
    return is_afv(unit) ? NULL : "it is a figure";
}

const char *tft_not_a_co(const void *unit)
{
    const char *kind = tft_not_a_figure(unit);
    return kind ? kind : tft_unit_is_co(unit) ? NULL : "it is no CO by its rank or profile";
}

int32_t tft_counted(int32_t number)
{
    return number < TFT_COUNT_MAX ? number : TFT_COUNT_MAX;
}

void tft_fate_effect(enum tft_fate fate, const char *clause, int32_t role, int32_t item, struct tabletop *tabletop)
{
    unit_raise(tabletop, role, item, "fate", (int32_t)fate, clause);
}

/* Friends first: for them it goes down only if it was up. */
void tft_fall_effects(enum tft_fate fate, const char *clause, int32_t role, int32_t item, struct tabletop *tabletop)
{
    friends_add(tabletop, role, item, "members_down", 1, "TFT-MOR-1");
    friends_add(tabletop, role, item, "cos_down", 1, "TFT-MOR-1");
    friends_add(tabletop, role, item, "casualties", 1, "TFT-MOR-2");
    tft_fate_effect(fate, clause, role, item, tabletop);
}

void tft_harm_effects(int32_t result, const char *clause, int32_t role, int32_t item, struct tabletop *tabletop)
{
    if (result == TFT_WOUNDED)
        unit_set(tabletop, role, item, "wounded", true, clause);
    if (result == TFT_INCAPACITATED)
        tft_fall_effects(TFT_FATE_INCAPACITATED, clause, role, item, tabletop);
    if (result == TFT_DEAD)
        tft_fall_effects(TFT_FATE_DEAD, clause, role, item, tabletop);
}

void tft_flight_effects(enum tft_flight flight, const char *clause, int32_t role, int32_t item,
                        struct tabletop *tabletop)
{
    if (unit_is_out(tabletop, role, item))
        return;
    unit_set(tabletop, role, item, "at_goal", false, clause); /* first: at the edge it would be out */
    unit_set(tabletop, role, item, "flight", (int32_t)flight, clause);
}

void tft_moved_effects(int32_t inches, const char *clause, struct tabletop *tabletop)
{
    unit_set(tabletop, 0, 0, "moved_inches", inches < TFT_INCHES_MAX ? inches : TFT_INCHES_MAX, clause);
}
