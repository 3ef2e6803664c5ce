/* charge: one to three figures charge another, composed of the steps: the charged figure's morale, its shot where it
 * may stand and fire, hand to hand, the officer, and the morale tests that fall due on both sides. */
#include "charge.h"
#include "ends.h"

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

/* Whether one charger may charge so far. */
static enum ruling_status permit_charger(const struct charge_input *input, const struct charger *charger,
                                         const struct d12_options *options, struct explanation *why)
{
    struct d12_movement_outcome move = {.allowance = 0};
    struct d12_movement_input charge = {.kind = charger->figure.fighter.kind,
                                        .mode = D12_CHARGE,
                                        .wounds = charger->figure.fighter.body.wounds,
                                        .ability = charger->figure.fighter.body.ability,
                                        .consecutive_runs = charger->consecutive_runs,
                                        .pinned = charger->pinned,
                                        .terrain_count = input->terrain_count};
    for (int32_t i = 0; i < input->terrain_count; i++)
        charge.terrain[i] = input->terrain[i];
    if (d12_movement(&charge, options, why, &move) == RULING_NOT_PERMITTED)
        return RULING_NOT_PERMITTED;
    if ((int64_t)charger->distance * move.exact.denominator <= (int64_t)move.exact.numerator * D12_INCH)
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
        explain_subject(why, d12_charger_name(input, i));
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
    explain_subject(why, d12_charged_name(input));
    d12_morale_due(&(struct d12_morale_due_input){.starting_strength = FIELD_ABSENT, .charged = true}, why, &due);
    const struct d12_morale_case checking = {.quality = fighter->quality,
                                             .wounds = fighter->body.wounds,
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

static void begin(const struct charge_input *input, struct charge *charge)
{
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

/* The charged figure's morale, where it tests: it may give way, or be pinned. */
static void receive(const struct question *question, struct charge *charge, struct dice *dice, struct explanation *why,
                    struct charge_outcome *outcome)
{
    const struct charge_input *input = question->input;
    if (!input->charged.tests_morale)
        return;
    test_morale(question, dice, why, outcome);
    if (outcome->morale.removed || (outcome->morale.failed && outcome->morale.result != D12_MORALE_PINNED))
        outcome->end = GAVE_WAY;
    else
        charge->charged_pinned = charge->charged_pinned || outcome->morale.failed;
}

/* From the morale to the last fight. False: a way that is not followed any further. */
static bool clash(const struct question *question, struct charge *charge, struct dice *dice, struct explanation *why,
                  struct charge_outcome *outcome)
{
    receive(question, charge, dice, why, outcome);
    if (!d12_charge_forget(charge, 0, dice, outcome))
        return false;
    if (outcome->end == FOUGHT)
        d12_charge_shoot(question, charge, dice, why, outcome);
    if (charge->charged.dead)
        outcome->end = DEFENDER_DEAD;
    if (outcome->end == FOUGHT)
        d12_charge_meet(question->input, charge, outcome);
    return d12_charge_forget(charge, 0, dice, outcome) && d12_charge_fight(question, charge, dice, why, outcome);
}

/* Who is hurt, and what that calls for. Of all dice before it only those for the officers are left to throw. */
static bool count_losses(const struct charge_input *input, const struct charge *charge, struct dice *dice,
                         struct charge_outcome *outcome)
{
    for (int32_t i = 0; i < charge->count; i++)
        d12_charge_count(&charge->chargers[i], &outcome->chargers);
    d12_charge_count(&charge->charged, &outcome->charged);
    d12_aftermath_find_tests(&input->charged_unit, &outcome->charged);
    d12_aftermath_find_tests(&input->charging_unit, &outcome->chargers);
    return FORGET_ALL_BUT(dice, d12_aftermath_dice(&input->charged_unit, &outcome->charged),
                          d12_aftermath_dice(&input->charging_unit, &outcome->chargers));
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
        if (!clash(question, &charge, dice, why, outcome) || !count_losses(input, &charge, dice, outcome))
            return status;
        d12_aftermath(&input->charged_unit, charged_parts, dice, why, &outcome->charged);
        if (!FORGET_ALL_BUT(dice, d12_aftermath_dice(&input->charging_unit, &outcome->chargers)))
            return status;
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
    text_format(line, "%s %s", d12_charged_name(input), end);
    for (int32_t i = 0; i < outcome->fight_count; i++) {
        const struct fight *fought = &outcome->fights[i];
        text_add(line, "; ");
        d12_melee_say(&fought->melee,
                      (const char *const[2]){d12_charger_name(input, fought->charger - 1), d12_charged_name(input)},
                      line);
    }
    text_add(line, outcome->charged.tests.due ? "; the charged side must test morale" : "");
    text_add(line, outcome->chargers.tests.due ? "; the charging side must test morale" : "");
    text_add(line, ".");
}

HOLDS(charged_gives_way, struct charge_outcome, outcome->end == GAVE_WAY)
HOLDS(charge_stopped, struct charge_outcome, outcome->end == CHARGE_STOPPED)
HOLDS(charged_dead, struct charge_outcome, outcome->charged.killed > 0)
HOLDS(charged_wounded, struct charge_outcome, outcome->charged.wounded > 0)
HOLDS(charger_dead, struct charge_outcome, outcome->chargers.killed > 0)
HOLDS(charger_wounded, struct charge_outcome, outcome->chargers.wounded > 0)
HOLDS(charged_side_tests, struct charge_outcome, outcome->charged.tests.due)
HOLDS(charging_side_tests, struct charge_outcome, outcome->chargers.tests.due)

static const struct step_end step_ends[] = {
    END(charged_gives_way, "The charged figure gives way"),
    END(charge_stopped, "The shot stops the charge"),
    END(charged_dead, "The charged figure is dead"),
    END(charged_wounded, "The charged figure is wounded and lives"),
    END(charger_dead, "A charger is dead"),
    END(charger_wounded, "A charger is wounded and lives"),
    END(charged_side_tests, "The charged side must test morale"),
    END(charging_side_tests, "The charging side must test morale"),
    NO_MORE_ENDS,
};

static const char *const options[] = {"misfire_4",     "cover_recheck_band",  "hth_charged", "gang_up",
                                      "terrain_stack", "troop_type_replaces", NULL};
static const char *const clauses[] = {"D12-MOV-1", "D12-MOV-2", "D12-MOV-3", "D12-MOV-4", "D12-MOV-5", "D12-SHO-2",
                                      "D12-SHO-3", "D12-SHO-4", "D12-SHO-5", "D12-SHO-6", "D12-MIS-1", "D12-WND-0",
                                      "D12-WND-1", "D12-WND-2", "D12-WND-3", "D12-WND-4", "D12-HTH-1", "D12-HTH-2",
                                      "D12-HTH-3", "D12-HTH-4", "D12-MOR-1", "D12-MOR-2", "D12-MOR-3", "D12-MOR-4",
                                      "D12-MOR-5", "D12-OFF-1", "D12-SKL-1", "D12-SKL-2", NULL};

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
    .ends = step_ends,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
    .roles = d12_charge_roles,
    .effects = d12_charge_affect,
};
