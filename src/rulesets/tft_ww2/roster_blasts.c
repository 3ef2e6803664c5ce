/* Throws, indirect shots and their blasts, and how they bar a figure of the WW2 skirmish (A-TFT-46). */
#include "rulesets/tft_ww2/tft_roster.h"
#include <string.h>

static bool is_named_as(const struct barring *it, const char *role)
{
    return strcmp(it->step->roles[it->role].name, role) == 0;
}

/* ---- whose blast it is ---- */

/* It is centred on the thrower (A-TFT-22), whatever else it touches; the question may not say yet what that is. */
static bool says_whom_it_touches(const struct barring *it)
{
    const struct field *targets = field_find(it->step->input, "targets", strlen("targets"));
    return tft_has_role(it->taken, it, "targets") || tft_has_role(it->taken, it, "vehicles") ||
           (targets && field_given(targets, it->input));
}

bool tft_blast_misses_its_thrower(const struct barring *it)
{
    return says_whom_it_touches(it) && tft_owes_blast_in_hand(it->unit) && !tft_has_role(it->roles, it, "targets");
}

/* Its earlier blast must be resolved, whatever else it owes. */
bool tft_has_thrown_nothing(const struct barring *it)
{
    const struct tft_unit *unit = it->unit;
    return unit->owed_blast == FIELD_ABSENT && !unit->in_hand;
}

bool tft_is_hit_and_throws(const struct barring *it)
{
    return tft_owes_damage(it->unit) && tft_has_thrown_nothing(it);
}

bool tft_flees_and_throws(const struct barring *it)
{
    return tft_unit_is_still(TFT_KIND_FIGURE, it->unit) && tft_unit_flees(it->unit) && tft_has_thrown_nothing(it);
}

/* ---- another throw or shot ---- */

static bool asks_for_a_throw(const struct barring *it)
{
    return tft_indirect_asked(it->input).thrown;
}

bool tft_throws_as_another(const struct barring *it)
{
    return it->whole && asks_for_a_throw(it);
}

bool tft_fires_as_thrower(const struct barring *it)
{
    return it->whole && !asks_for_a_throw(it);
}

bool tft_has_thrown(const struct barring *it)
{
    const struct tft_unit *unit = it->unit;
    return unit->owed_blast != FIELD_ABSENT && unit->owed_blast_new;
}

/* The observer or spotter owes the blast of a weapon off the table, and of one on it at which no other unit is
 * named. */
bool tft_has_called(const struct barring *it)
{
    return tft_has_thrown(it) && (!tft_indirect_asked(it->input).on_table || !tft_has_role(it->taken, it, "firer"));
}

/* Whether it will own the blast, if there is one. */
static bool will_owe_it(const struct barring *it)
{
    const struct tft_indirect_asked asked = tft_indirect_asked(it->input);
    if (!asked.harms)
        return false;
    if (asked.thrown)
        return is_named_as(it, "thrower");
    if (asked.on_table)
        return is_named_as(it, "firer") || (is_named_as(it, "observer") && !tft_has_role(it->taken, it, "firer"));
    return is_named_as(it, "observer") || is_named_as(it, "spotter");
}

bool tft_lets_a_blast_lapse(const struct barring *it)
{
    const struct tft_unit *unit = it->unit;
    return it->whole && unit->owed_blast != FIELD_ABSENT && will_owe_it(it);
}
