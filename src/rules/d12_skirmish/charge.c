/* charge: one to three figures charge another, composed of the steps: the charged figure's morale, its shot where it
 * may stand and fire, hand to hand, the officer, and the morale tests that fall due on both sides. */
#include "charge.h"

static void check(const struct question *question, struct violations *violations)
{
    const struct charge_input *input = question->input;
    const struct charged *charged = &input->charged;
    for (int32_t i = 0; i < input->charger_count; i++) {
        char pointer[VIOLATION_POINTER_MAX];
        struct text text;
        text_start(&text, pointer, sizeof pointer);
        text_format(&text, "/input/chargers/%d/wounds", i);
        d12_body_check(&input->chargers[i].figure.fighter.body, pointer, violations);
    }
    d12_body_check(&charged->figure.fighter.body, "/input/charged/wounds", violations);
    if (charged->fires_at > input->charger_count)
        violation_add(violations, ERROR_OUT_OF_RANGE, "/input/charged/fires_at", "There are only %d chargers.",
                      input->charger_count);
    if (charged->attacks > input->charger_count)
        violation_add(violations, ERROR_OUT_OF_RANGE, "/input/charged/attacks", "There are only %d chargers.",
                      input->charger_count);
    d12_unit_check(&input->charging_unit, input->charger_count, "/input/charging_unit/starting_strength", violations);
    d12_unit_check(&input->charged_unit, 1, "/input/charged_unit/starting_strength", violations);
}

static const char *charger_name(const struct charge_input *input, int32_t i)
{
    static const char *const names[CHARGERS_MAX] = {"charger 1", "charger 2", "charger 3"};
    return input->chargers[i].figure.name[0] != '\0' ? input->chargers[i].figure.name : names[i];
}

static const char *charged_name(const struct charge_input *input)
{
    return input->charged.figure.name[0] != '\0' ? input->charged.figure.name : "the charged figure";
}

/* Whether one charger may charge so far. */
static enum ruling_status permit_charger(const struct charge_input *input, const struct charger *charger,
                                         const struct d12_options *options, struct explanation *why)
{
    struct d12_movement_outcome move = {.allowance_eighths = 0};
    struct d12_movement_input charge = {.kind = charger->figure.fighter.kind,
                                        .mode = D12_CHARGE,
                                        .wounds = charger->figure.fighter.body.wounds_taken,
                                        .ability = charger->figure.fighter.body.ability,
                                        .consecutive_runs = charger->consecutive_runs,
                                        .pinned = charger->pinned,
                                        .terrain_count = input->terrain_count};
    for (int32_t i = 0; i < input->terrain_count; i++)
        charge.terrain[i] = input->terrain[i];
    if (d12_movement(&charge, options, why, &move) == RULING_NOT_PERMITTED)
        return RULING_NOT_PERMITTED;
    if ((int64_t)charger->distance * move.allowance.denominator <= (int64_t)move.allowance.numerator * D12_INCH)
        return RULING_RESOLVED;
    explain(why, "D12-MOV-1", "The enemy is beyond the charge move");
    return RULING_NOT_PERMITTED;
}

static enum ruling_status permit(const struct question *question, struct dice *dice, struct explanation *why)
{
    const struct charge_input *input = question->input;
    enum ruling_status status = RULING_RESOLVED;
    exchange_part(dice, why, "move");
    for (int32_t i = 0; i < input->charger_count && status == RULING_RESOLVED; i++) {
        explain_subject(why, charger_name(input, i));
        status = permit_charger(input, &input->chargers[i], question->options, why);
    }
    return status;
}

static int32_t charged_by(const struct charge_input *input)
{
    for (int32_t i = 0; i < input->charger_count; i++)
        if (input->chargers[i].figure.fighter.kind == D12_CAVALRY)
            return D12_CHARGED_BY_CAVALRY;
    return D12_CHARGED_BY_FOOT;
}

static void test_morale(const struct question *question, struct dice *dice, struct explanation *why,
                        struct charge_outcome *outcome)
{
    const struct charge_input *input = question->input;
    const struct charged *charged = &input->charged;
    const struct d12_fighter *fighter = &charged->figure.fighter;
    struct d12_due due;
    exchange_part(dice, why, "morale");
    explain_subject(why, charged_name(input));
    d12_morale_due(&(struct d12_morale_due_input){.starting_strength = FIELD_ABSENT, .charged = true}, why, &due);
    const struct d12_morale_case checking = {.quality = fighter->quality,
                                             .wounds = fighter->body.wounds_taken,
                                             .ability = fighter->body.ability,
                                             .charged_by = charged_by(input),
                                             .weapon_loaded =
                                                 charged->shot.weapon == FIELD_ABSENT || charged->shot.loaded,
                                             .officer_killed = charged->officer_killed,
                                             .officer_in_sight = charged->officer_in_sight,
                                             .in_cover = charged->in_cover,
                                             .prior_failures = charged->prior_failures};
    d12_morale_check(&checking, question->options, dice, why, &outcome->morale);
    outcome->has_morale = true;
}

/* The figures of a charge as they are now: who is wounded is worse at once, who is thrown is on foot. */
struct charge {
    int32_t count;
    struct figure chargers[CHARGERS_MAX], charged;
    bool charged_pinned; /* it does not fire, and only defends itself */
};

static void harm_figure(struct figure *figure, int32_t wounds, bool dead, bool thrown)
{
    figure->fighter.body.wounds_taken += wounds;
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
        shoot_figure(&charge->chargers[target], charger_name(input, target), band == D12_CLOSE, dice, why);
    }
    if (outcome->shot != D12_MISFIRE)
        return;
    exchange_part(dice, why, "misfire");
    d12_misfires(1, question->options, dice, why, effects);
    for (outcome->misfire = D12_EXPLODES; effects[outcome->misfire] == 0;)
        outcome->misfire++;
    if (outcome->misfire == D12_EXPLODES)
        shoot_figure(&charge->charged, charged_name(input), false, dice, why);
}

static void stand_and_fire(const struct question *question, struct charge *charge, struct dice *dice,
                           struct explanation *why, struct charge_outcome *outcome)
{
    const struct charge_input *input = question->input;
    const struct charged *charged = &input->charged;
    const struct charger *target = &input->chargers[charged->fires_at - 1];
    int32_t band, results[D12_SHOT_RESULTS];
    if (!charged->stands_and_fires || charged->shot.weapon == FIELD_ABSENT)
        return;
    exchange_part(dice, why, "stand and fire");
    explain_subject(why, charged_name(input));
    struct d12_shot shot = charged->shot;
    shot.range = target->distance;
    shot.quality = charged->figure.fighter.quality;
    shot.wounds = charged->figure.fighter.body.wounds_taken;
    shot.ability = charged->figure.fighter.body.ability;
    shot.target_movement = D12_TARGET_CHARGING;
    shot.target_expert = target->figure.fighter.body.ability == D12_EXPERT_SKIRMISHER;
    shot.pinned = charge->charged_pinned;
    const struct d12_stand_and_fire_input standing = {
        .charger = target->figure.fighter.kind, .distance = target->distance, .loaded = shot.loaded};
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

static void fight(const struct question *question, int32_t i, bool attacked, struct charge *charge, struct dice *dice,
                  struct explanation *why, struct charge_outcome *outcome)
{
    static const char *const parts[CHARGERS_MAX] = {"fight 1", "fight 2", "fight 3"};
    struct figure *figures[2] = {&charge->chargers[i], &charge->charged};
    struct fight *fought = &outcome->fights[outcome->fight_count++];
    figures[1]->fighter.attacking = attacked && !charge->charged_pinned;
    exchange_part(dice, why, parts[i]);
    fought->charger = i + 1;
    d12_melee_score((const struct d12_fighter *const[2]){&figures[0]->fighter, &figures[1]->fighter}, question->options,
                    dice, why, &fought->melee);
    if (fought->melee.blow == D12_BLOW_WOUNDS || fought->melee.blow == D12_BLOW_KILLS)
        harm_figure(figures[fought->melee.winner == D12_SIDE_1 ? 1 : 0], fought->melee.wounds, fought->melee.dead,
                    false);
}

static void fight_all(const struct question *question, struct charge *charge, struct dice *dice,
                      struct explanation *why, struct charge_outcome *outcome)
{
    const struct charge_input *input = question->input;
    int32_t contacts = 0, first = -1, attacked = input->charged.attacks - 1;
    for (int32_t i = charge->count - 1; i >= 0; i--)
        if (in_contact(&charge->chargers[i])) {
            contacts++;
            first = i;
        }
    if (contacts == 0) {
        outcome->end = CHARGE_STOPPED;
        return;
    }
    if (!in_contact(&charge->chargers[attacked]))
        attacked = first;
    for (int32_t i = 0; i < charge->count && !charge->charged.dead; i++) {
        if (!in_contact(&charge->chargers[i]))
            continue;
        charge->chargers[i].fighter.extra_attackers = contacts - 1;
        fight(question, i, i == attacked, charge, dice, why, outcome);
    }
}

static void count_figure(const struct figure *figure, struct d12_aftermath *aftermath)
{
    aftermath->killed += figure->dead;
    aftermath->wounded += figure->wounded && !figure->dead;
    aftermath->pinned += figure->pinned && !figure->dead;
    aftermath->thrown += figure->thrown && !figure->dead;
}

static void begin(const struct charge_input *input, struct charge *charge)
{
    charge->count = input->charger_count;
    charge->charged = input->charged.figure;
    charge->charged_pinned = input->charged.pinned;
    charge->charged.fighter.defending_cover = input->charged.in_cover;
    for (int32_t i = 0; i < charge->count; i++) {
        charge->chargers[i] = input->chargers[i].figure;
        charge->chargers[i].fighter.charged = true;
        charge->chargers[i].fighter.attacking = true;
    }
}

static void receive(const struct question *question, struct charge *charge, struct dice *dice, struct explanation *why,
                    struct charge_outcome *outcome)
{
    const struct charge_input *input = question->input;
    if (input->charged.tests_morale) {
        test_morale(question, dice, why, outcome);
        if (outcome->morale.removed || (outcome->morale.failed && outcome->morale.result != D12_MORALE_PINNED)) {
            outcome->end = GAVE_WAY;
            return;
        }
        charge->charged_pinned = charge->charged_pinned || outcome->morale.failed;
    }
    stand_and_fire(question, charge, dice, why, outcome);
    if (charge->charged.dead)
        outcome->end = DEFENDER_DEAD;
    else
        fight_all(question, charge, dice, why, outcome);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    static const char *const charger_parts[] = {"chargers' officer", "chargers' tests"};
    static const char *const charged_parts[] = {"charged officer", "charged tests"};
    const struct charge_input *input = question->input;
    struct charge_outcome *outcome = ret_outcome;
    struct charge charge;
    enum ruling_status status = permit(question, dice, why);
    if (status == RULING_RESOLVED) {
        begin(input, &charge);
        receive(question, &charge, dice, why, outcome);
        for (int32_t i = 0; i < charge.count; i++)
            count_figure(&charge.chargers[i], &outcome->chargers);
        count_figure(&charge.charged, &outcome->charged);
        d12_aftermath(&input->charged_unit, charged_parts, dice, why, &outcome->charged);
        d12_aftermath(&input->charging_unit, charger_parts, dice, why, &outcome->chargers);
    }
    exchange_part(dice, why, NULL);
    return status;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    const struct charge_input *input = question->input;
    const struct charge_outcome *outcome = ruled;
    const char *const end = outcome->end == GAVE_WAY         ? d12_morale_words(&outcome->morale)
                            : outcome->end == CHARGE_STOPPED ? "stops the charge"
                            : outcome->end == DEFENDER_DEAD  ? "is killed by an exploding weapon"
                                                             : "stands";
    text_format(line, "%s %s", charged_name(input), end);
    for (int32_t i = 0; i < outcome->fight_count; i++) {
        const struct fight *fought = &outcome->fights[i];
        text_add(line, "; ");
        d12_melee_say(&fought->melee,
                      (const char *const[2]){charger_name(input, fought->charger - 1), charged_name(input)}, line);
    }
    text_add(line, outcome->charged.tests.due ? "; the charged side must test morale" : "");
    text_add(line, outcome->chargers.tests.due ? "; the charging side must test morale" : "");
    text_add(line, ".");
}

static const char *const options[] = {"misfire_4",     "cover_recheck_band",  "hth_charged", "gang_up",
                                      "terrain_stack", "troop_type_replaces", NULL};
static const char *const clauses[] = {
    "D12-MOV-1", "D12-MOV-2", "D12-MOV-5", "D12-SHO-2", "D12-SHO-3", "D12-SHO-4", "D12-SHO-5", "D12-SHO-6", "D12-MIS-1",
    "D12-WND-0", "D12-WND-1", "D12-WND-2", "D12-WND-3", "D12-WND-4", "D12-HTH-1", "D12-HTH-2", "D12-HTH-3", "D12-HTH-4",
    "D12-MOR-1", "D12-MOR-2", "D12-MOR-3", "D12-MOR-4", "D12-MOR-5", "D12-OFF-1", "D12-SKL-1", "D12-SKL-2", NULL};

const struct step d12_charge_step = {
    .name = "charge",
    .title = "Charge",
    .doc = "One to three figures charge another: its morale, its shot where it may stand and fire, hand to hand, the "
           "officer, and the morale tests that fall due on both sides. A charger who is thrown from his horse does not "
           "arrive; who is wounded fights on at -1 and is pinned afterwards.",
    .dice = "D12 for morale, another one in cover; D12 for the shot, then for the wound or the misfire; for each fight "
            "D12 a side and one for a difference of 5; D12 for each kill when there is an officer",
    .input = &d12_charge_input_fields,
    .outcome = &d12_charge_outcome_fields,
    .options = options,
    .clauses = clauses,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
};
