/* The combat of a charge: the shot of who stands and fires, and the fights of those who arrive. Figures are hurt as it
 * goes on: who is wounded is worse at once, who is thrown is on foot. */
#include "charge.h"

const char *d12_charger_name(const struct charge_input *input, int32_t i)
{
    static const char *const names[CHARGERS_MAX] = {"charger 1", "charger 2", "charger 3"};
    return input->chargers[i].figure.name[0] != '\0' ? input->chargers[i].figure.name : names[i];
}

const char *d12_charged_name(const struct charge_input *input)
{
    return input->charged.figure.name[0] != '\0' ? input->charged.figure.name : "the charged figure";
}

static void harm_figure(struct figure *figure, int32_t wounds, bool dead, bool thrown)
{
    figure->fighter.body.wounds += wounds;
    figure->new_wounds += wounds;
    figure->dead = dead;
    figure->wounded = figure->wounded || wounds > 0;
    figure->pinned = true;
    figure->thrown = figure->thrown || thrown;
    if (thrown)
        figure->fighter.kind = D12_FOOT;
}

static void shoot_figure(struct figure *figure, const char *name, bool close_range, struct dice *dice,
                         struct explanation *why)
{
    explain_subject(why, name);
    struct d12_harm harm =
        d12_hit_figure(figure->fighter.kind, &figure->fighter.body, close_range, D12_DEATH_IS_DEATH, dice, why);
    harm_figure(figure, harm.wounds, harm.dead, harm.thrown);
}

static void resolve_shot(const struct question *question, int32_t band, struct charge *charge, struct dice *dice,
                         struct explanation *why, struct charge_outcome *outcome)
{
    const struct charge_input *input = question->input;
    int32_t target = input->charged.fires_at - 1, effects[D12_MISFIRES];
    if (outcome->shot == D12_HIT) {
        exchange_part(dice, why, "wound");
        shoot_figure(&charge->chargers[target], d12_charger_name(input, target), band == D12_CLOSE, dice, why);
    }
    if (outcome->shot != D12_MISFIRE)
        return;
    exchange_part(dice, why, "misfire");
    d12_misfires(1, question->options, dice, why, effects);
    for (outcome->misfire = D12_EXPLODES; effects[outcome->misfire] == 0;)
        outcome->misfire++;
    if (outcome->misfire == D12_EXPLODES)
        shoot_figure(&charge->charged, d12_charged_name(input), false, dice, why);
}

void d12_charge_shoot(const struct question *question, struct charge *charge, struct dice *dice,
                      struct explanation *why, struct charge_outcome *outcome)
{
    const struct charge_input *input = question->input;
    const struct charged *charged = &input->charged;
    const struct charger *target = &input->chargers[charged->fires_at - 1];
    int32_t band, results[D12_SHOT_RESULTS];
    if (!charged->stands_and_fires || charged->shot.weapon == FIELD_ABSENT)
        return;
    exchange_part(dice, why, "stand and fire");
    explain_subject(why, d12_charged_name(input));
    struct d12_shot shot = charged->shot;
    shot.range = target->distance;
    shot.quality = charged->figure.fighter.quality;
    shot.wounds = charged->figure.fighter.body.wounds;
    shot.ability = charged->figure.fighter.body.ability;
    shot.target_movement = D12_TARGET_CHARGING;
    shot.target_expert = target->figure.fighter.body.ability == D12_EXPERT_SKIRMISHER;
    shot.pinned = charge->charged_pinned;
    const struct d12_stand_and_fire_input standing = {.charger = target->figure.fighter.kind,
                                                      .distance = target->distance,
                                                      .loaded = shot.loaded,
                                                      .moved = shot.moved,
                                                      .hidden = shot.hidden};
    if (!d12_stand_and_fire(&standing, why) || d12_shot_permit(&shot, why, &band) == RULING_NOT_PERMITTED)
        return;
    d12_shots(d12_shot_modifier(&shot, band, question->options, why), 1, dice, why, results);
    for (outcome->shot = D12_HIT; results[outcome->shot] == 0;)
        outcome->shot++;
    resolve_shot(question, band, charge, dice, why, outcome);
}

/* Whether a charger is in base contact: a rider who was thrown did not get there. */
static bool in_contact(const struct figure *charger)
{
    return !charger->dead && !charger->thrown;
}

void d12_charge_meet(const struct charge_input *input, struct charge *charge, struct charge_outcome *outcome)
{
    charge->contacts = 0;
    charge->attacked = input->charged.attacks - 1;
    for (int32_t i = charge->count - 1; i >= 0; i--)
        charge->contacts += in_contact(&charge->chargers[i]);
    if (charge->contacts == 0)
        outcome->end = CHARGE_STOPPED;
    else if (!in_contact(&charge->chargers[charge->attacked]))
        for (charge->attacked = 0; !in_contact(&charge->chargers[charge->attacked]);)
            charge->attacked++;
}

static void fight(const struct question *question, int32_t i, struct charge *charge, struct dice *dice,
                  struct explanation *why, struct charge_outcome *outcome)
{
    static const char *const parts[CHARGERS_MAX] = {"fight 1", "fight 2", "fight 3"};
    struct figure *figures[2] = {&charge->chargers[i], &charge->charged};
    struct fight *fought = &outcome->fights[outcome->fight_count++];
    figures[0]->fighter.extra_attackers = charge->contacts - 1;
    figures[1]->fighter.attacking = i == charge->attacked && !charge->charged_pinned;
    exchange_part(dice, why, parts[i]);
    fought->charger = i + 1;
    d12_melee_score((const struct d12_fighter *const[2]){&figures[0]->fighter, &figures[1]->fighter}, question->options,
                    dice, why, &fought->melee);
    if (fought->melee.result == D12_WOUNDS || fought->melee.result == D12_KILLS)
        harm_figure(figures[fought->melee.winner == D12_SIDE_1 ? 1 : 0], fought->melee.wounds, fought->melee.dead,
                    false);
}

bool d12_charge_fight(const struct question *question, struct charge *charge, struct dice *dice,
                      struct explanation *why, struct charge_outcome *outcome)
{
    for (int32_t i = 0; i < charge->count; i++) {
        if (i > 0 && !d12_charge_forget(charge, i, dice, outcome))
            return false;
        if (outcome->end == FOUGHT && in_contact(&charge->chargers[i]) && !charge->charged.dead)
            fight(question, i, charge, dice, why, outcome);
    }
    return true;
}

void d12_charge_count(const struct figure *figure, struct d12_aftermath *aftermath)
{
    aftermath->killed += figure->dead;
    aftermath->wounded += figure->wounded && !figure->dead;
    aftermath->wounds += figure->dead ? 0 : figure->new_wounds;
    aftermath->pinned += figure->pinned && !figure->dead;
    aftermath->thrown += figure->thrown && !figure->dead;
}

/* What a figure is now, as one number. */
static int32_t figure_number(const struct figure *figure)
{
    return figure->fighter.body.wounds * 16 + figure->dead * 8 + figure->wounded * 4 + figure->pinned * 2 +
           figure->thrown;
}

bool d12_charge_forget(const struct charge *charge, int32_t next, struct dice *dice,
                       const struct charge_outcome *outcome)
{
    struct retained retained;
    struct d12_aftermath fought = {.killed = 0};
    retained.count = 0;
    for (int32_t i = 0; i < charge->count; i++)
        if (i < next)
            d12_charge_count(&charge->chargers[i], &fought);
        else
            retain(&retained, figure_number(&charge->chargers[i]));
    retain(&retained, fought.killed);
    retain(&retained, fought.wounded);
    retain(&retained, fought.wounds);
    retain(&retained, fought.pinned);
    retain(&retained, fought.thrown);
    retain(&retained, figure_number(&charge->charged));
    retain(&retained, charge->charged_pinned);
    retain(&retained, outcome->fight_count); /* with who is left, it tells who arrived: no more than one was shot */
    retain(&retained, outcome->end);
    return forget_all_but(&retained, dice);
}
