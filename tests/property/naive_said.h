/* What an entry says of the numbers that it changes, held against the naive roster. */
#pragma once
#include "naive_roster.h"

/* The newest change of the same number before this one; -1: it is the first. */
static inline int32_t naive_effect_before(const struct naive_entry *entry, int32_t number)
{
    const struct naive_effect *effect = &entry->effects[number];
    while (--number >= 0 &&
           (entry->effects[number].unit != effect->unit || entry->effects[number].member != effect->member))
        ;
    return number;
}

/* An entry meets what it met when it was written: what changes first was what it says, each further change goes on from
 * the one before, and the last says what the unit becomes. */
static inline void naive_said_before(struct naive *naive, const struct naive_entry *entry)
{
    for (int32_t i = 0; i < entry->effect_count; i++) {
        const struct naive_effect *effect = &entry->effects[i];
        const struct naive_unit *unit = naive_unit_there(naive, effect->unit);
        const int32_t before = naive_effect_before(entry, i);
        const int32_t was = before < 0 ? unit->number[effect->member] : entry->effects[before].after;
        if (effect->number && was != effect->before)
            fail_msg("%s of %s was %d, not %d", naive->ruleset->units->fields->list[effect->member].name, unit->id, was,
                     effect->before);
    }
}

/* What a hand asks for is said as it was asked, and what became of it besides. */
static inline void naive_said_after(struct naive *naive, const struct naive_entry *entry)
{
    uint32_t said[NAIVE_UNITS][(NAIVE_MEMBERS + 31) / 32] = {{0}};
    for (int32_t i = entry->effect_count - 1; entry->ruling && i >= 0; i--) {
        const struct naive_effect *effect = &entry->effects[i];
        uint32_t *bits = &said[effect->unit][effect->member / 32], bit = UINT32_C(1) << effect->member % 32;
        const struct naive_unit *unit = naive_unit_there(naive, effect->unit);
        if (!(*bits & bit) && unit->number[effect->member] != effect->after)
            fail_msg("%s of %s is %d, not %d", naive->ruleset->units->fields->list[effect->member].name, unit->id,
                     unit->number[effect->member], effect->after);
        *bits |= bit;
    }
}

/* One entry more, which the record has: quickly where nothing before it changes. */
static inline void naive_follow(const struct naive_record *record, struct naive *naive)
{
    const struct naive_entry *entry = &record->list[record->count - 1];
    if (entry->corrects || entry->voids) {
        naive_replay(record, record->count - 1, naive);
        return;
    }
    naive_said_before(naive, entry);
    naive_apply(naive, entry);
    naive_said_after(naive, entry);
}
