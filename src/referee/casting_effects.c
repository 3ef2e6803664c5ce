/* At the head of the ledger: what units fill in now, and what the ruling changes in them. */
#include "casting.h"
#include <string.h>

static bool units_are_in(const struct casting *casting, const struct roster *roster, const struct step *step,
                         struct violations *violations)
{
    for (int32_t role = 0; step->roles[role].name; role++)
        for (int32_t item = 0; step->roles[role].acts && item < casting->cast.count[role]; item++) {
            const char *out = roster_out(roster, casting->cast.units[role][item]);
            if (out)
                violation_add(violations, ERROR_UNIT_OUT, "/units", "%s is out of the game: %s",
                              roster->units[casting->cast.units[role][item]].id, out);
        }
    return violations->count == 0;
}

bool casting_refill(const struct casting *casting, const struct roster *roster, const struct step *step, void *input,
                    struct violations *violations)
{
    if (!units_are_in(casting, roster, step, violations))
        return false;
    for (int32_t i = 0; i < casting->taking_count; i++) {
        const struct taking *taking = &casting->takings[i];
        if (!roster_fill(roster, &casting->cast, step, taking->role, taking->item, taking->fill, input))
            violation_add(violations, ERROR_MISSING_FIELD, "/input", "the unit does not know %s any more",
                          taking->fill->input);
    }
    return violations->count == 0;
}

bool casting_affect(struct arena *arena, const struct casting *casting, const struct roster *roster,
                    const struct ruling *ruling, struct units_said *ret, struct unit_changes *ret_changes)
{
    struct effects *effects = arena_take_zero(arena, sizeof *effects);
    struct roster_change *changes = arena_take(arena, ROSTER_CHANGES_MAX * sizeof *changes);
    struct unit_changed *said = arena_take(arena, ROSTER_CHANGES_MAX * sizeof *said);
    if (!effects || !changes || !said)
        return false;
    if (ruling->step->effects)
        ruling->step->effects(&ruling->question, ruling->status, ruling->outcome, effects);
    int32_t count = roster_changes(roster, &casting->cast, effects, changes);
    for (int32_t i = 0; i < count; i++)
        said[i] = (struct unit_changed){.unit = roster->units[changes[i].unit].id,
                                        .member = changes[i].member,
                                        .kind = changes[i].kind,
                                        .value = changes[i].value,
                                        .before = changes[i].before,
                                        .after = changes[i].after,
                                        .clause = changes[i].clause};
    *ret = casting->said;
    ret->changes = *ret_changes = (struct unit_changes){.count = count, .list = said};
    return count >= 0 && !effects->cut;
}
