/* Units in a charge: each charger is a figure of one, and so is who is charged. The units to which they belong, of
 * which figures are counted, are named once more; where individuals fight there are none. */
#include "charge.h"
#include "d12_roster.h"

enum { CHARGERS, CHARGED, CHARGING_UNIT, CHARGED_UNIT };

#define FIGURE_FILLS                                                                                                   \
    FILLS_FROM("name", "id"), FILLS_BY("kind", d12_roster_kind), FILLS("quality"), FILLS("combat_value"),              \
        FILLS("melee_weapon"), D12_BODY_FILLS, FILLS_BY("pinned", d12_roster_pinned)

static const struct unit_fills charger_fills[] = {FIGURE_FILLS, FILLS("consecutive_runs"), NO_MORE_FILLS};
static const struct unit_fills charged_fills[] = {FIGURE_FILLS,
                                                  FILLS("weapon"),
                                                  FILLS("loading"),
                                                  FILLS("shooting_value"),
                                                  FILLS_BY("loaded", d12_roster_loaded),
                                                  FILLS("moved"),
                                                  FILLS("hidden"),
                                                  FILLS("officer_killed"),
                                                  FILLS("prior_failures"),
                                                  NO_MORE_FILLS};
const struct unit_role d12_charge_roles[] = {
    [CHARGERS] = ROLE("chargers", "The units of the figures that charge, one for each.", "chargers", charger_fills,
                      .many = true, .in_play = true, .camp = 1),
    [CHARGED] = ROLE("charged", "The unit of the figure that is charged.", "charged", charged_fills, .in_play = true,
                     .camp = 2),
    [CHARGING_UNIT] =
        ROLE("charging_unit", "The chargers' unit, when it may lose its officer or a quarter of its figures.",
             "charging_unit", d12_side_unit_fills, .in_play = true, .camp = 1),
    [CHARGED_UNIT] = ROLE("charged_unit", "The unit of the charged figure, when it may lose its officer or a quarter.",
                          "charged_unit", d12_side_unit_fills, .in_play = true, .camp = 2),
    NO_MORE_ROLES,
};

/* What each charger suffered. Fights say it of those who fought; the rest of what the outcome adds up befell the one at
 * whom the charged figure fired. */
static void chargers_hurt(const struct charge_input *input, const struct charge_outcome *outcome,
                          struct d12_hurting hurting[CHARGERS_MAX])
{
    const struct d12_aftermath *all = &outcome->chargers;
    struct d12_hurting shot = {.killed = all->killed, .wounds = all->wounds, .pinned = all->pinned};
    int32_t target = input->charged.fires_at - 1;
    for (int32_t i = 0; i < outcome->fight_count; i++) {
        const struct fight *fought = &outcome->fights[i];
        struct d12_hurting *own = &hurting[fought->charger - 1];
        if (fought->melee.winner != D12_SIDE_2 || fought->melee.result == D12_BLOCKED)
            continue;
        *own = (struct d12_hurting){.killed = fought->melee.dead,
                                    .wounds = fought->melee.dead ? 0 : fought->melee.wounds,
                                    .pinned = fought->melee.pinned_next};
        shot.killed -= own->killed;
        shot.wounds -= own->wounds;
        shot.pinned -= own->pinned;
    }
    hurting[target].killed += shot.killed;
    hurting[target].wounds += shot.wounds;
    hurting[target].pinned += shot.pinned;
    hurting[target].thrown = all->thrown;
}

static void charger_effects(const struct charge_input *input, const struct charge_outcome *outcome,
                            struct effects *effects)
{
    struct d12_hurting hurting[CHARGERS_MAX] = {{.killed = 0}};
    chargers_hurt(input, outcome, hurting);
    for (int32_t i = 0; i < input->charger_count; i++) {
        hurting[i].unseen = !input->charging_unit.friends_near;
        hurting[i].rolled = input->charging_unit.has_officer;
        d12_move_effects(D12_TARGET_CHARGING, (struct d12_whom){CHARGERS, i}, effects);
        d12_hurt_effects(&hurting[i], &input->chargers[i].figure.fighter.body, (struct d12_whom){CHARGERS, i}, effects);
    }
}

/* Who is killed in the charge takes his weapon with him. */
static void shot_effects(const struct charge_input *input, const struct charge_outcome *outcome,
                         struct effects *effects)
{
    int32_t misfires[D12_MISFIRES] = {0};
    if (outcome->shot == FIELD_ABSENT || outcome->charged.killed > 0)
        return;
    if (outcome->shot != D12_MISFIRE) {
        d12_empty_effects(input->charged.shot.loading == D12_MUZZLE, false, (struct d12_whom){CHARGED, 0}, effects);
        return;
    }
    misfires[outcome->misfire] = 1;
    d12_weapon_effects(misfires, (struct d12_whom){CHARGED, 0}, effects);
}

void d12_charge_affect(const struct question *question, enum ruling_status status, const void *ruled,
                       struct effects *effects)
{
    const struct charge_input *input = question->input;
    const struct charge_outcome *outcome = ruled;
    const struct d12_body *body = &input->charged.figure.fighter.body;
    if (status != RULING_RESOLVED)
        return;
    if (outcome->has_morale)
        d12_morale_effects(&outcome->morale, body->officer, (struct d12_whom){CHARGED, 0}, effects);
    charger_effects(input, outcome, effects);
    shot_effects(input, outcome, effects);
    d12_aftermath_effects(&outcome->charged, &input->charged_unit, body, (struct d12_whom){CHARGED, 0}, effects);
    d12_officer_effects(outcome->chargers.officer_killed, (struct d12_whom){CHARGING_UNIT, 0}, effects);
    d12_officer_effects(outcome->charged.officer_killed, (struct d12_whom){CHARGED_UNIT, 0}, effects);
}
