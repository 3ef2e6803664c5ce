/* The course of a charge: the charged figure's morale, its shot, and the fights. Harm takes effect at once: a wounded
 * figure fights worse, a thrown rider is on foot. */
#include "rulesets/d12_skirmish/charge.h"

/* The current figures of a charge. */
struct charge {
    const struct question_units *units;
    int32_t count;
    struct figure chargers[CHARGERS_MAX], charged;
    bool charged_pinned; /* it does not fire, and only defends itself */
    int32_t contacts;    /* how many chargers arrived */
    int32_t attacked;    /* which of them the charged figure attacks */
};

int32_t d12_charge_comes_by(const struct charge_input *input)
{
    for (int32_t i = 0; i < input->charger_count; i++)
        if (input->chargers[i].figure.fighter.kind == D12_CAVALRY)
            return D12_CHARGED_BY_CAVALRY;
    return D12_CHARGED_BY_FOOT;
}

static void test_morale(const struct question_units *units, const struct charge_input *input,
                        const struct d12_options *options, struct dice *dice, struct explanation *why,
                        struct charge_outcome *outcome)
{
    const struct charged *charged = &input->charged;
    const struct d12_fighter *fighter = &charged->figure.fighter;
    struct d12_due due;
    exchange_part(dice, why, "morale");
    explain_subject(why, d12_charged_name(units, input));
    d12_morale_due(&(struct d12_morale_due_input){.starting_strength = FIELD_ABSENT, .charged = true}, why, &due);
    const struct d12_morale_case checking = {.quality = fighter->quality,
                                             .wounds = fighter->body.wounds,
                                             .ability = fighter->body.ability,
                                             .charged_by = d12_charge_comes_by(input),
                                             .weapon_loaded =
                                                 charged->shot.weapon == FIELD_ABSENT || charged->shot.loaded,
                                             .officer_killed = charged->officer_killed,
                                             .officer_in_sight = charged->officer_in_sight,
                                             .in_cover = charged->in_cover,
                                             .in_combat = charged->in_combat,
                                             .prior_failures = charged->prior_failures};
    dice_for(dice, CHARGED, 0);
    d12_morale_check(&checking, options, dice, why, &outcome->morale);
    outcome->has_morale = true;
}

static void begin(const struct question_units *units, const struct charge_input *input, struct charge *charge)
{
    charge->units = units;
    charge->count = input->charger_count;
    charge->contacts = charge->attacked = 0;
    charge->charged = input->charged.figure;
    charge->charged_pinned = input->charged.pinned;
    charge->charged.fighter.defending_cover = input->charged.in_cover;
    for (int32_t i = 0; i < charge->count; i++) {
        charge->chargers[i] = input->chargers[i].figure;
        charge->chargers[i].fighter.charged = true;
        charge->chargers[i].fighter.attacking = true;
    }
}

/* The charged figure's morale test, if it takes one: it may give way, or be pinned. */
static void receive(const struct charge_input *input, const struct d12_options *options, struct charge *charge,
                    struct dice *dice, struct explanation *why, struct charge_outcome *outcome)
{
    if (input->charged.gives_way) {
        exchange_part(dice, why, "morale");
        explain_subject(why, d12_charged_name(charge->units, input));
        explain(why, "D12-MOR-2", "It gives way already, and does not wait for them");
        outcome->end = GAVE_WAY;
    }
    if (input->charged.gives_way || !input->charged.tests_morale || options->charge_test == D12_TEST_IN_MORALE_PHASE)
        return;
    test_morale(charge->units, input, options, dice, why, outcome);
    if (outcome->morale.removed || (outcome->morale.failed && outcome->morale.result != D12_MORALE_PINNED))
        outcome->end = GAVE_WAY;
    else
        charge->charged_pinned = charge->charged_pinned || outcome->morale.failed;
}

/* Adds a figure to the losses of its side. */
static void count_figure(const struct figure *figure, struct d12_aftermath *aftermath)
{
    aftermath->killed += figure->dead;
    aftermath->wounded += figure->wounded && !figure->dead;
    aftermath->wounds += figure->dead ? 0 : figure->new_wounds;
    aftermath->pinned += figure->pinned && !figure->dead;
    aftermath->thrown += figure->thrown && !figure->dead;
}

/* A figure's state as one number. */
static int32_t figure_number(const struct figure *figure)
{
    return figure->fighter.body.wounds * 16 + figure->dead * 8 + figure->wounded * 4 + figure->pinned * 2 +
           figure->thrown;
}

/* Forgets all dice but the figures' states; of the chargers before `next` only their losses matter. */
static bool forget_all_but_figures(const struct charge *charge, int32_t next, struct dice *dice,
                                   const struct charge_outcome *outcome)
{
    struct retained retained;
    struct d12_aftermath fought = {.killed = 0};
    retained.count = 0;
    for (int32_t i = 0; i < charge->count; i++)
        if (i < next)
            count_figure(&charge->chargers[i], &fought);
        else
            retain(&retained, figure_number(&charge->chargers[i]));
    retain(&retained, fought.killed);
    retain(&retained, fought.wounded);
    retain(&retained, fought.wounds);
    retain(&retained, fought.pinned);
    retain(&retained, fought.thrown);
    retain(&retained, figure_number(&charge->charged));
    retain(&retained, charge->charged_pinned);
    retain(&retained, outcome->fight_count); /* with the survivors this tells who arrived: at most one was shot */
    retain(&retained, outcome->end);
    return forget_all_but(&retained, dice);
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

static void resolve_shot(const struct charge_input *input, const struct d12_options *options, int32_t band,
                         struct charge *charge, struct dice *dice, struct explanation *why,
                         struct charge_outcome *outcome)
{
    int32_t target = input->charged.fires_at - 1, effects[D12_MISFIRES];
    if (outcome->shot == D12_HIT) {
        exchange_part(dice, why, "wound");
        dice_for(dice, CHARGERS, target);
        shoot_figure(&charge->chargers[target], d12_charger_name(charge->units, input, target), band == D12_CLOSE, dice,
                     why);
    }
    if (outcome->shot != D12_MISFIRE)
        return;
    exchange_part(dice, why, "misfire");
    dice_for(dice, CHARGED, 0);
    d12_misfires(1, options, dice, why, effects);
    for (outcome->misfire = D12_EXPLODES; effects[outcome->misfire] == 0;)
        outcome->misfire++;
    if (outcome->misfire == D12_EXPLODES)
        shoot_figure(&charge->charged, d12_charged_name(charge->units, input), false, dice, why);
}

/* The shot of a figure that stands and fires, and its victim. */
static void shoot(const struct charge_input *input, const struct d12_options *options, struct charge *charge,
                  struct dice *dice, struct explanation *why, struct charge_outcome *outcome)
{
    const struct charged *charged = &input->charged;
    const struct charger *target = &input->chargers[charged->fires_at - 1];
    int32_t band, results[D12_SHOT_RESULTS];
    if (!charged->stands_and_fires || charged->shot.weapon == FIELD_ABSENT)
        return;
    exchange_part(dice, why, "stand and fire");
    explain_subject(why, d12_charged_name(charge->units, input));
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
                                                      .hidden = shot.firer_hidden};
    if (charged->figure.fighter.must_return) {
        explain(why, "D12-COH-1", "Too far from its leader it may only move back, and does not stand and fire");
        return;
    }
    if (!d12_stand_and_fire(&standing, why) || d12_shot_permit(&shot, why, &band) == RULING_NOT_PERMITTED)
        return;
    dice_for(dice, CHARGED, 0);
    d12_shots(d12_shot_modifier(&shot, NULL, band, options, why), 1, dice, why, results);
    for (outcome->shot = D12_HIT; results[outcome->shot] == 0;)
        outcome->shot++;
    resolve_shot(input, options, band, charge, dice, why, outcome);
}

/* Whether a charger reaches base contact: a thrown rider does not (A-D12-31). */
static bool in_contact(const struct figure *charger, const struct d12_options *options)
{
    return !charger->dead && (!charger->thrown || options->thrown_charger == D12_THROWN_ARRIVES);
}

/* The chargers that arrive, and the one that the charged figure attacks. */
static void meet(const struct charge_input *input, const struct d12_options *options, struct charge *charge,
                 struct charge_outcome *outcome)
{
    charge->contacts = 0;
    charge->attacked = input->charged.attacks - 1;
    for (int32_t i = charge->count - 1; i >= 0; i--)
        charge->contacts += in_contact(&charge->chargers[i], options);
    if (charge->contacts == 0)
        outcome->end = CHARGE_STOPPED;
    else if (!in_contact(&charge->chargers[charge->attacked], options))
        for (charge->attacked = 0; !in_contact(&charge->chargers[charge->attacked], options);)
            charge->attacked++;
}

static void fight(const struct d12_options *options, int32_t i, struct charge *charge, struct dice *dice,
                  struct explanation *why, struct charge_outcome *outcome)
{
    static const char *const parts[CHARGERS_MAX] = {"fight 1", "fight 2", "fight 3"};
    struct figure *figures[2] = {&charge->chargers[i], &charge->charged};
    struct charge_fight *fought = &outcome->fights[outcome->fight_count++];
    figures[0]->fighter.extra_attackers = charge->contacts - 1;
    figures[1]->fighter.attacking = i == charge->attacked;
    figures[1]->fighter.pinned = charge->charged_pinned;
    exchange_part(dice, why, parts[i]);
    fought->charger = i + 1;
    const struct d12_melee_whom whom = {.role = {CHARGERS, CHARGED}, .item = {i, 0}};
    d12_melee_score((const struct d12_fighter *const[2]){&figures[0]->fighter, &figures[1]->fighter}, &whom, options,
                    dice, why, &fought->melee);
    if (fought->melee.result == D12_WOUNDS || fought->melee.result == D12_KILLS)
        harm_figure(figures[fought->melee.winner == D12_SIDE_1 ? 1 : 0], fought->melee.wounds, fought->melee.dead,
                    false);
}

/* The fights, one after the other. False: return at once. */
static bool fight_all(const struct d12_options *options, struct charge *charge, struct dice *dice,
                      struct explanation *why, struct charge_outcome *outcome)
{
    for (int32_t i = 0; i < charge->count; i++) {
        if (i > 0 && !forget_all_but_figures(charge, i, dice, outcome))
            return false;
        if (outcome->end == FOUGHT && in_contact(&charge->chargers[i], options) && !charge->charged.dead)
            fight(options, i, charge, dice, why, outcome);
    }
    return true;
}

/* From the morale test to the last fight. False: return at once. */
static bool clash(const struct charge_input *input, const struct d12_options *options, struct charge *charge,
                  struct dice *dice, struct explanation *why, struct charge_outcome *outcome)
{
    receive(input, options, charge, dice, why, outcome);
    if (!forget_all_but_figures(charge, 0, dice, outcome))
        return false;
    if (outcome->end == FOUGHT)
        shoot(input, options, charge, dice, why, outcome);
    if (charge->charged.dead)
        outcome->end = DEFENDER_DEAD;
    if (outcome->end == FOUGHT)
        meet(input, options, charge, outcome);
    return forget_all_but_figures(charge, 0, dice, outcome) && fight_all(options, charge, dice, why, outcome);
}

/* The harm done, and the tests that it causes. Only the officers' dice are still to be thrown. */
static bool count_losses(const struct charge_input *input, const struct d12_options *options,
                         const struct charge *charge, struct dice *dice, struct charge_outcome *outcome)
{
    for (int32_t i = 0; i < charge->count; i++)
        count_figure(&charge->chargers[i], &outcome->chargers);
    count_figure(&charge->charged, &outcome->charged);
    const struct d12_body *body = &input->charged.figure.fighter.body;
    bool is_gone = charge->charged.dead && (body->game == D12_INDIVIDUAL_GAME || body->officer);
    bool tests_later = input->charged.tests_morale && options->charge_test == D12_TEST_IN_MORALE_PHASE && !is_gone;
    d12_aftermath_find_tests(&input->charged_unit, tests_later, options, &outcome->charged);
    d12_aftermath_find_tests(&input->charging_unit, false, options, &outcome->chargers);
    return FORGET_ALL_BUT(dice, d12_aftermath_dice(&input->charged_unit, &outcome->charged, dice),
                          d12_aftermath_dice(&input->charging_unit, &outcome->chargers, dice));
}

bool d12_charge_clash(const struct question_units *units, const struct charge_input *input,
                      const struct d12_options *options, struct dice *dice, struct explanation *why,
                      struct charge_outcome *outcome)
{
    struct charge charge;
    begin(units, input, &charge);
    return clash(input, options, &charge, dice, why, outcome) && count_losses(input, options, &charge, dice, outcome);
}
