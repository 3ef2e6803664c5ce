/* Units in a volley. A group of shooters is a unit, or a part of one that is named once for each of its groups, with
 * its figures given. The units of the firers and of the target, of which figures are counted, are the same ones, named
 * once more; where individuals fight there are none. */
#include "d12_roster.h"
#include "volley.h"

enum { FIRERS, TARGET, FIRING_UNIT, TARGET_UNIT };

/* Those who can fire. Where some are pinned and some are not loaded the unit does not know whether they are the same.
 * When nobody can, the shot is refused for what the unit is. */
static int32_t shooters_of(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    int32_t empty = known->unloaded + known->jammed + known->out_of_ammo;
    if (d12_roster_pinned(known) || !d12_roster_loaded(known))
        return known->figures;
    return known->pinned > 0 && empty > 0 ? FIELD_ABSENT : known->figures - known->pinned - empty;
}

static const struct unit_fills shooter_fills[] = {FILLS_FROM("name", "id"),
                                                  FILLS_BY("figures", shooters_of),
                                                  FILLS_BY("kind", d12_roster_kind),
                                                  FILLS("weapon"),
                                                  FILLS("loading"),
                                                  FILLS("quality"),
                                                  FILLS("shooting_value"),
                                                  FILLS_BY("loaded", d12_roster_loaded),
                                                  FILLS("moved"),
                                                  FILLS("hidden"),
                                                  FILLS_BY("pinned", d12_roster_pinned),
                                                  D12_BODY_FILLS("wounds"),
                                                  NO_MORE_FILLS};
static const struct unit_fills target_fills[] = {FILLS("figures"), FILLS_BY("kind", d12_roster_kind), FILLS("movement"),
                                                 FILLS("hidden"),  D12_BODY_FILLS("wounds"),          NO_MORE_FILLS};
const struct unit_role d12_volley_roles[] = {
    [FIRERS] = ROLE("firers",
                    "The units that fire, one for each group of shooters; a unit in several groups stands several "
                    "times, and what its figures are is given with each.",
                    "shooters", shooter_fills, .many = true, .in_play = true, .camp = 1),
    [TARGET] = ROLE("target", "The unit that is fired at.", "target", target_fills, .in_play = true, .camp = 2),
    [FIRING_UNIT] = ROLE("firing_unit", "The firers' unit, when it may lose its officer or a quarter of its figures.",
                         "firing_unit", d12_side_unit_fills, .in_play = true, .camp = 1),
    [TARGET_UNIT] = ROLE("target_unit", "The target's unit, when it may lose its officer or a quarter of its figures.",
                         "target_unit", d12_side_unit_fills, .in_play = true, .camp = 2),
    NO_MORE_ROLES,
};

static void group_effects(const struct shooters *shooters, const struct fired *fired, int32_t group,
                          struct effects *effects)
{
    int32_t emptied = shooters->figures - fired->loaded - fired->misfires[D12_OUT_OF_AMMO] -
                      fired->misfires[D12_JAMMED] - fired->misfires[D12_EXPLODES];
    effect_add(effects, FIRERS, group, "unloaded", emptied, "D12-SHO-1");
    d12_weapon_effects(fired->misfires, (struct d12_whom){FIRERS, group}, effects);
}

/* The only group of which weapons exploded. When there are several, the outcome does not say whose figures were hurt;
 * the players do. */
static int32_t exploded_group(const struct volley_outcome *outcome)
{
    int32_t found = FIELD_ABSENT;
    for (int32_t i = 0; i < outcome->group_count; i++) {
        if (outcome->groups[i].misfires[D12_EXPLODES] == 0)
            continue;
        if (found != FIELD_ABSENT)
            return FIELD_ABSENT;
        found = i;
    }
    return found;
}

void d12_volley_affect(const struct question *question, enum ruling_status status, const void *ruled,
                       struct effects *effects)
{
    const struct volley_input *input = question->input;
    const struct volley_outcome *outcome = ruled;
    if (status != RULING_RESOLVED)
        return;
    int32_t exploded = exploded_group(outcome);
    for (int32_t i = 0; i < outcome->group_count; i++)
        group_effects(&input->groups[i], &outcome->groups[i], i, effects);
    if (exploded != FIELD_ABSENT)
        d12_aftermath_effects(&outcome->firers, &input->firing_unit, &input->groups[exploded].body,
                              (struct d12_whom){FIRERS, exploded}, effects);
    d12_aftermath_effects(&outcome->target, &input->target_unit, &input->target.body, (struct d12_whom){TARGET, 0},
                          effects);
    d12_officer_effects(outcome->firers.officer_killed, (struct d12_whom){FIRING_UNIT, 0}, effects);
    d12_officer_effects(outcome->target.officer_killed, (struct d12_whom){TARGET_UNIT, 0}, effects);
}
