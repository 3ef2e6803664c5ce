/* Units in a volley. A group of shooters is a unit, or a part of one that is named once for each of its groups, with
 * its figures given. The units of the firers and of the target, of which figures are counted, are the same ones, named
 * once more; where individuals fight there are none. */
#include "d12_roster.h"
#include "volley.h"
#include <string.h>

enum { FIRERS, TARGET, FIRING_UNIT, TARGET_UNIT };

static const struct unit_fills shooter_fills[] = {FILLS_FROM("name", "id"),
                                                  FILLS_BY("figures", d12_roster_shooters),
                                                  FILLS_BY("kind", d12_roster_kind),
                                                  FILLS("weapon"),
                                                  FILLS("loading"),
                                                  FILLS("quality"),
                                                  FILLS("shooting_value"),
                                                  FILLS_BY("loaded", d12_roster_loaded),
                                                  FILLS("moved"),
                                                  FILLS("hidden"),
                                                  FILLS_BY("pinned", d12_roster_pinned),
                                                  D12_BODY_FILLS,
                                                  NO_MORE_FILLS};
static const struct unit_fills target_fills[] = {FILLS("figures"),  FILLS_BY("kind", d12_roster_kind),
                                                 FILLS("movement"), FILLS("hidden"),
                                                 D12_BODY_FILLS,    NO_MORE_FILLS};
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

/* The weapons of a group, and the figures that exploding ones hurt; a firer who is killed takes his weapon with him. */
static void group_effects(const struct volley_input *input, const struct fired *fired, int32_t group,
                          struct effects *effects)
{
    const struct shooters *shooters = &input->groups[group];
    const struct d12_aftermath *hurt = &fired->hurt;
    const struct d12_whom whom = {FIRERS, group};
    const struct d12_hurting hurting = {.killed = hurt->killed,
                                        .wounds = hurt->wounds,
                                        .pinned = hurt->pinned,
                                        .thrown = hurt->thrown,
                                        .unseen = !input->firing_unit.friends_near,
                                        .rolled = input->firing_unit.has_officer,
                                        .able = true};
    int32_t emptied = shooters->figures - fired->loaded, misfires[D12_MISFIRES];
    memcpy(misfires, fired->misfires, sizeof misfires);
    for (int32_t effect = 0; effect < D12_BAD_POWDER; effect++)
        emptied -= misfires[effect];
    misfires[D12_EXPLODES] -= hurt->killed;
    d12_empty_effects(emptied, false, whom, effects);
    d12_weapon_effects(misfires, whom, effects);
    if (fired->has_hurt)
        d12_hurt_effects(&hurting, &shooters->body, whom, effects);
}

void d12_volley_affect(const struct question *question, enum ruling_status status, const void *ruled,
                       struct effects *effects)
{
    const struct volley_input *input = question->input;
    const struct volley_outcome *outcome = ruled;
    if (status != RULING_RESOLVED)
        return;
    for (int32_t i = 0; i < outcome->group_count; i++)
        group_effects(input, &outcome->groups[i], i, effects);
    d12_aftermath_effects(&outcome->target, &input->target_unit, &input->target.body, (struct d12_whom){TARGET, 0},
                          effects);
    d12_officer_effects(outcome->firers.officer_killed, (struct d12_whom){FIRING_UNIT, 0}, effects);
    d12_officer_effects(outcome->target.officer_killed, (struct d12_whom){TARGET_UNIT, 0}, effects);
}
