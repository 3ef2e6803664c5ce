/* Hits on vehicles, and the bars on the crew's tests and on damage: a test before its cause, a hit that is not
 * recorded, or one of another kind than the recorded one. */
#include "rulesets/tft_ww2/tft_roster.h"
#include <string.h>

int32_t tft_asked(const struct barring *it, const char *member)
{
    const struct field *field = field_find(it->step->input, member, strlen(member));
    return field ? unit_number(field, it->input) : FIELD_ABSENT;
}

bool tft_has_no_crew_test(const struct barring *it)
{
    const struct tft_unit *unit = it->unit;
    return unit->crew_tests == 0 && tft_afv_hits_owed(unit) == 0;
}

/* The damage decides whether its crew tests: it may blow up. */
bool tft_tests_before_damage(const struct barring *it)
{
    const struct tft_unit *unit = it->unit;
    return unit->crew_tests == 0 && tft_afv_hits_owed(unit) > 0;
}

/* A blast for which no vehicle was named is not recorded; it has an AP factor, and no vehicle fired it. */
static bool is_by_indirect_fire(const struct barring *it)
{
    int32_t penetration = tft_asked(it, "penetration"), most = 0;
    for (int32_t i = 0; i < TFT_INDIRECT_WEAPONS; i++)
        most = tft_indirect_rows[i].ap > most ? tft_indirect_rows[i].ap : most;
    return penetration != FIELD_ABSENT && penetration <= most && tft_asked(it, "critical") == TFT_NOTHING_SPECIAL &&
           !tft_has_role(it->taken, it, "firer");
}

bool tft_was_not_hit(const struct barring *it)
{
    return tft_afv_hits_owed(it->unit) == 0 && !is_by_indirect_fire(it);
}

static int32_t hits_like_that(const struct tft_unit *unit, int32_t hit_by, int32_t critical)
{
    if (hit_by == TFT_HIT_BY_BLAST)
        return critical == TFT_NOTHING_SPECIAL ? unit->blast_hits : 0;
    return critical == TFT_ROLLED_4 ? unit->vulnerable_hits : critical == TFT_ROLLED_3 ? 0 : unit->hits;
}

static bool is_by_unknown_blast(const struct barring *it)
{
    return tft_asked(it, "hit_by") == TFT_HIT_BY_BLAST && is_by_indirect_fire(it);
}

static bool has_no_hit_like_that(const struct barring *it)
{
    return tft_afv_hits_owed(it->unit) > 0 &&
           hits_like_that(it->unit, tft_asked(it, "hit_by"), tft_asked(it, "critical")) == 0 &&
           !is_by_unknown_blast(it);
}

static bool has_hits_by_that(const struct barring *it)
{
    const struct tft_unit *unit = it->unit;
    return tft_asked(it, "hit_by") == TFT_HIT_BY_BLAST ? unit->blast_hits > 0 : unit->hits + unit->vulnerable_hits > 0;
}

bool tft_was_hit_otherwise(const struct barring *it)
{
    return has_no_hit_like_that(it) && has_hits_by_that(it);
}

bool tft_was_hit_by_another(const struct barring *it)
{
    return has_no_hit_like_that(it) && !has_hits_by_that(it);
}
