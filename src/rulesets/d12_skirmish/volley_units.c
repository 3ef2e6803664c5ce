/* What units fill in for a volley, and its effects on them. */
#include "rulesets/d12_skirmish/volley.h"
#include <string.h>

int32_t d12_volley_taken(const struct barring *it)
{
    const struct volley_input *volley = it->input;
    int32_t figures = 0;
    for (int32_t i = 0; i <= it->item; i++)
        figures += it->named[i] == it->named[it->item] ? volley->shooters[i].figures : 0;
    return figures;
}

bool d12_volley_hides(const struct barring *it)
{
    return ((const struct volley_input *)it->input)->shooters[it->item].shot.firer_hidden;
}

/* A group of shooters is a unit, or a part of one that is named once for each of its groups, with its figures given. */
static bool firers_fit(const struct unit_fact *it)
{
    const struct volley_input *volley = it->input;
    int32_t figures = 0;
    for (int32_t i = 0; i < volley->group_count; i++) {
        if (volley->shooters[i].figures == FIELD_ABSENT && volley->group_count > 1)
            return false;
        figures += volley->shooters[i].figures == FIELD_ABSENT ? 0 : volley->shooters[i].figures;
    }
    return d12_roster_has_had(it->unit, figures);
}

static bool target_fits(const struct unit_fact *it)
{
    const struct volley_input *volley = it->input;
    return d12_roster_has_had(it->unit, volley->target.figures);
}

FOUND(shooters, struct d12_roster_unit, d12_roster_shooters(unit))

static const struct unit_fills shooter_fills[] = {FILLS("name", .member = "id"),
                                                  FILLS("figures", .find = shooters, .whole = true),
                                                  D12_KNOWS_KIND("kind"),
                                                  FILLS("weapon"),
                                                  FILLS("loading"),
                                                  FILLS("quality"),
                                                  FILLS("shooting_value"),
                                                  D12_KNOWS_LOADED("loaded"),
                                                  D12_KNOWS_MOVED("moved"),
                                                  FILLS("hidden"),
                                                  D12_KNOWS_PINNED("pinned"),
                                                  ASSUMES("obstacles"),
                                                  D12_BODY_FILLS,
                                                  D12_SIDE_FILLS("firing_unit", firers_fit),
                                                  {0}};
static const struct unit_fills target_fills[] = {
    AT_MOST("figures", "A-D12-36", "it has fewer figures left", "it has no figure left"),
    D12_KNOWS_KIND("kind"),
    D12_KNOWS_MOVEMENT("movement"),
    FILLS("hidden"),
    FILLS("cover", .find = d12_knows_cover, .assumed = true),
    D12_BODY_FILLS,
    D12_SIDE_FILLS("target_unit", target_fits),
    {0}};
const struct unit_role d12_volley_roles[] = {
    [FIRERS] = ROLE("firers",
                    "The units that fire, one for each group of shooters; a unit in several groups stands several "
                    "times, and what its figures are is given with each.",
                    "shooters", shooter_fills, .many = true, .in_play = true, .camp = 1, .opposed = 1,
                    .no_deed = D12_BY_FIGURES),
    [TARGET] = ROLE("target", "The unit that is fired at.", "target", target_fills, .in_play = true, .camp = 2,
                    .passive = true, .opposed = 2, .whose = UNIT_SUFFERS),
    {0},
};

/* The weapons of a group, and the figures that exploding ones hurt; a firer who is killed takes his weapon with him. */
static void group_effects(const struct volley_input *input, const struct d12_options *options,
                          const struct fired *fired, int32_t group, struct tabletop *tabletop)
{
    const struct shooters *shooters = &input->shooters[group];
    const struct d12_aftermath *hurt = &fired->hurt;
    const struct d12_whom whom = {FIRERS, group};
    const struct d12_hurting hurting = {.killed = hurt->killed,
                                        .wounds = hurt->wounds,
                                        .pinned = hurt->pinned,
                                        .thrown = hurt->thrown,
                                        .unseen = !input->firing_unit.friends_near,
                                        .rolled = input->firing_unit.has_officer,
                                        .able = true,
                                        .losses_call = options->quarter_lost};
    int32_t emptied = shooters->figures - fired->loaded, misfires[D12_MISFIRES];
    memcpy(misfires, fired->misfires, sizeof misfires);
    for (int32_t effect = 0; effect < D12_BAD_POWDER; effect++)
        emptied -= misfires[effect];
    misfires[D12_EXPLODES] -= hurt->killed;
    d12_fired_effects(shooters->figures - hurt->killed, whom, tabletop);
    d12_empty_effects(emptied, false, whom, tabletop);
    d12_weapon_effects(misfires, whom, tabletop);
    if (fired->has_hurt)
        d12_hurt_effects(&hurting, &shooters->body, whom, tabletop);
}

void d12_volley_apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct volley_input *input = question->input;
    const struct d12_options *options = question->options;
    const struct volley_outcome *outcome = ruled;
    for (int32_t i = 0; i < outcome->group_count; i++)
        group_effects(input, options, &outcome->shooters[i], i, tabletop);
    d12_aftermath_effects(&outcome->target, &input->target_unit, &input->target.body, options,
                          (struct d12_whom){TARGET, 0}, tabletop);
    d12_officer_effects(outcome->firers.officer_killed, (struct d12_whom){FIRERS, 0}, tabletop);
    d12_officer_effects(outcome->target.officer_killed, (struct d12_whom){TARGET, 0}, tabletop);
}
