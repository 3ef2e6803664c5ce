/* Which dice of a volley still matter to the request and to what follows: for odds, which merge ways that have become
 * alike. */
#include "rulesets/d12_skirmish/volley.h"

static void needs_of_group(const struct fired *fired, int32_t group, const struct dice *dice,
                           struct volley_needs *needs)
{
    bool any = DICE_ASKED(dice, *fired), loaded = any && DICE_ASKED(dice, fired->loaded);
    bool hurt = needs->firers || (any && (DICE_ASKED(dice, fired->has_hurt) || DICE_ASKED(dice, fired->hurt)));
    uint32_t results = 0, effects = 0;
    for (int32_t result = 0; any && result < D12_SHOT_RESULTS; result++)
        results |= (uint32_t)(loaded || DICE_ASKED(dice, fired->shots[result])) << result;
    for (int32_t effect = 0; any && effect < D12_MISFIRES; effect++)
        effects |= (uint32_t)DICE_ASKED(dice, fired->misfires[effect]) << effect;
    effects |= (uint32_t)hurt << D12_EXPLODES | (uint32_t)loaded << D12_BAD_POWDER;
    needs->apart[group] = any || effects != 0;
    needs->misfires[group] = effects != 0;
    needs->results_not[group] = ~(results | (uint32_t)needs->hits << D12_HIT | (uint32_t)(effects != 0) << D12_MISFIRE);
    needs->effects_not[group] = ~effects;
    needs->firers_suffered |= any ? d12_aftermath_suffered(&fired->hurt, dice) : 0;
}

void d12_volley_needs(const struct volley_outcome *outcome, int32_t group_count, const struct dice *dice,
                      struct volley_needs *needs)
{
    *needs = (struct volley_needs){.hits = DICE_ASKED(dice, outcome->target),
                                   .firers = DICE_ASKED(dice, outcome->firers),
                                   .target_suffered = d12_aftermath_suffered(&outcome->target, dice),
                                   .firers_suffered = d12_aftermath_suffered(&outcome->firers, dice)};
    for (int32_t i = 0; i < group_count; i++)
        needs_of_group(&outcome->shooters[i], i, dice, needs);
}

bool d12_volley_hits_go_on(const struct volley_outcome *outcome, int32_t group)
{
    return group + 1 < outcome->group_count &&
           (outcome->shooters[group].band == D12_CLOSE) == (outcome->shooters[group + 1].band == D12_CLOSE);
}

/* The hits of the groups from `from` on that are not allocated yet. */
static void retain_hits(const struct volley_outcome *outcome, int32_t from, struct retained *retained)
{
    int32_t hits = 0;
    for (int32_t i = from; i < outcome->group_count; i++) {
        hits += outcome->shooters[i].shots[D12_HIT];
        if (d12_volley_hits_go_on(outcome, i))
            continue;
        retain(retained, hits);
        hits = 0;
    }
}

/* Those of the firers' losses that the request needs and to which later ones are added. */
static void retain_firers(const struct d12_aftermath *firers, const struct dice *dice, struct retained *retained)
{
    bool tests = DICE_ASKED(dice, firers->tests);
    retain(retained, firers->killed);
    retain(retained, tests || DICE_ASKED(dice, firers->wounded) ? firers->wounded : 0);
    retain(retained, DICE_ASKED(dice, firers->wounds) ? firers->wounds : 0);
    retain(retained, DICE_ASKED(dice, firers->pinned) ? firers->pinned : 0);
    retain(retained, DICE_ASKED(dice, firers->thrown) ? firers->thrown : 0);
}

/* Whether weapons of the firers may still explode, or explode now. Odds take group by group, shots then misfires: the
 * misfires of one group do not affect the next. */
static bool more_explode(const struct volley_outcome *outcome, const struct volley_needs *needs, int32_t misfires_from,
                         int32_t exploding, const struct dice *dice)
{
    bool more = exploding > 0;
    for (int32_t i = misfires_from; i < outcome->group_count; i++)
        more = more || (needs->misfires[i] && (!dice_are_thrown(dice) || outcome->shooters[i].shots[D12_MISFIRE] > 0));
    return more;
}

void d12_volley_retain(const struct volley_input *input, const struct volley_outcome *outcome,
                       const struct volley_needs *needs, enum volley_stage stage, int32_t group, int32_t exploding,
                       const struct dice *dice, struct retained *retained)
{
    const struct d12_aftermath *firers = &outcome->firers;
    int32_t hits_from = stage == AFTER ? outcome->group_count : stage == WOUNDING ? group + 1 : 0;
    int32_t misfires_from = stage == SHOOTING ? dice_are_thrown(dice) ? 0 : group
                            : stage < SHOT    ? group + 1
                                              : outcome->group_count;
    retained->count = 0;
    retain(retained, (int32_t)stage);
    retain(retained, group);
    retain(retained, exploding);
    if (needs->hits)
        retain_hits(outcome, hits_from, retained);
    for (int32_t i = misfires_from; i < outcome->group_count; i++)
        if (needs->misfires[i])
            retain(retained, outcome->shooters[i].shots[D12_MISFIRE]);
    if (needs->firers && more_explode(outcome, needs, misfires_from, exploding, dice))
        retain_firers(firers, dice, retained);
    else if (dice_are_thrown(dice) || stage < SHOT)
        retain(retained, d12_aftermath_dice(&input->firing_unit, firers, dice));
}

void d12_volley_together(const struct volley_input *input, const struct d12_shot shots[GROUPS_MAX],
                         const struct volley_needs *needs, const struct d12_options *options, const struct dice *dice,
                         const struct volley_outcome *outcome, int32_t ret[GROUPS_MAX])
{
    int32_t modifiers[GROUPS_MAX];
    for (int32_t i = 0; i < input->group_count; i++)
        ret[i] = input->shooters[i].figures;
    if (dice_are_thrown(dice) || input->group_count == 1)
        return;
    for (int32_t i = 0; i < input->group_count; i++)
        modifiers[i] = d12_shot_modifier(&shots[i], &shots[i].house, outcome->shooters[i].band, options, NULL);
    for (int32_t i = 0; i < input->group_count; i++)
        for (int32_t k = i; !needs->apart[i] && d12_volley_hits_go_on(outcome, k); k++)
            if (modifiers[k + 1] == modifiers[i] && !needs->apart[k + 1]) {
                ret[i] += ret[k + 1];
                ret[k + 1] = 0;
            }
}
