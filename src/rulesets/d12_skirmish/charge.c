/* charge: one to three figures charge another, composed of the steps: the charged figure's morale, its shot where it
 * may stand and fire, hand to hand, the officer, and the morale tests that fall due on both sides. */
#include "rulesets/d12_skirmish/charge.h"

const char *d12_charger_name(const struct question_units *units, const struct charge_input *input, int32_t i)
{
    static const char *const names[CHARGERS_MAX] = {"charger 1", "charger 2", "charger 3"};
    return unit_called(units, CHARGERS, i,
                       input->chargers[i].figure.name[0] != '\0' ? input->chargers[i].figure.name : names[i]);
}

const char *d12_charged_name(const struct question_units *units, const struct charge_input *input)
{
    return unit_called(units, CHARGED, 0,
                       input->charged.figure.name[0] != '\0' ? input->charged.figure.name : "the charged figure");
}

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
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/charged/fires_at", "There are only %d chargers.",
                      input->charger_count);
    if (charged->attacks > input->charger_count)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/charged/attacks", "There are only %d chargers.",
                      input->charger_count);
    d12_unit_check(&input->charging_unit, input->charger_count,
                   &(struct d12_side_named){"charging_unit", question->units, CHARGERS}, violations);
    d12_unit_check(&input->charged_unit, 1, &(struct d12_side_named){"charged_unit", question->units, CHARGED},
                   violations);
}

/* Whether one charger may charge that far. */
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
    explain_judged_parts(why, "D12-MOV-1", "The enemy is beyond the charge move", charger->distance, move.allowance,
                         D12_INCH, COMPARE_AT_MOST);
    return RULING_NOT_PERMITTED;
}

static enum ruling_status permit(const struct question_units *units, const struct charge_input *input,
                                 const struct d12_options *options, struct dice *dice, struct explanation *why)
{
    enum ruling_status status = RULING_RESOLVED;
    exchange_part(dice, why, "move");
    for (int32_t i = 0; i < input->charger_count && status == RULING_RESOLVED; i++) {
        explain_subject(why, d12_charger_name(units, input, i));
        status = permit_charger(input, &input->chargers[i], options, why);
    }
    return status;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct charge_input *input = question->input;
    const struct d12_options *options = question->options;
    struct charge_outcome *outcome = ruled;
    static const struct d12_aftermath_names of_chargers = {"chargers' officer", "chargers' tests", "officer, chargers",
                                                           CHARGERS};
    static const struct d12_aftermath_names of_charged = {"charged officer", "charged tests", "officer, charged",
                                                          CHARGED};
    enum ruling_status status = permit(question->units, input, options, dice, why);
    if (status == RULING_RESOLVED) {
        if (!d12_charge_clash(question->units, input, options, dice, why, outcome))
            return status;
        d12_aftermath(&input->charged_unit, &of_charged, dice, why, &outcome->charged);
        if (!FORGET_ALL_BUT(dice, d12_aftermath_dice(&input->charging_unit, &outcome->chargers, dice)))
            return status;
        d12_aftermath(&input->charging_unit, &of_chargers, dice, why, &outcome->chargers);
    }
    exchange_part(dice, why, NULL);
    return status;
}

/* The summary's name for a place: its unit's, else the one that the input gives. */
static const char *charger_called(const struct question_units *units, const struct charge_input *input, int32_t i)
{
    const bool is_nameless = input->charger_count == 1 && input->chargers[i].figure.name[0] == '\0';
    return unit_called(units, CHARGERS, i, is_nameless ? "the charger" : d12_charger_name(NULL, input, i));
}

static const char *charged_called(const struct question_units *units, const struct charge_input *input)
{
    const char *const name = input->charged.figure.name;
    return unit_called(units, CHARGED, 0, name[0] != '\0' ? name : "the target");
}

/* The same for the figure, if it is one of several of its unit. */
static const char *figure_called(const struct question_units *units, int32_t role, int32_t item,
                                 const struct figure *figure, const char *otherwise, char *room)
{
    return d12_figure_called(unit_called(units, role, item, NULL), otherwise, &figure->fighter.body, room);
}

/* "Tom and Hussars": each charging unit once; one common word if none has a name. */
static void chargers_say(const struct question_units *units, const struct charge_input *input, struct text *line)
{
    const char *names[CHARGERS_MAX];
    bool is_named = false;
    for (int32_t i = 0; i < input->charger_count; i++) {
        names[i] = charger_called(units, input, i);
        is_named = is_named || unit_called(units, CHARGERS, i, NULL) || input->chargers[i].figure.name[0] != '\0';
    }
    if (is_named)
        d12_names_say(names, input->charger_count, line);
    else
        text_add(line, input->charger_count == 1 ? "The charger" : "The chargers");
}

/* The test and its effects belong to the unit (A-D12-28); the shot is that of the figure `charged`, which may have the
 * unit's name. */
static void end_say(const char *unit, const char *charged, const struct charge_outcome *outcome, struct text *line)
{
    switch (outcome->end) {
    case DEFENDER_DEAD:
        text_format(line, "; an exploding weapon killed %s", charged);
        break;
    case CHARGE_STOPPED:
        if (charged == unit)
            text_add(line, ", who stopped the charge");
        else
            text_format(line, "; %s stopped the charge", charged);
        break;
    case GAVE_WAY:
        text_format(line, ", who %s", outcome->has_morale ? d12_morale_words(&outcome->morale) : "gave way");
        break;
    default:
        text_add(line, ", who stood");
    }
}

/* "Hussars charged the Blues, who stood; a figure of the Blues beat a figure of Hussars by 9 to 7, for one wound." */
static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct charge_input *input = question->input;
    const struct question_units *units = question->units;
    const struct charge_outcome *outcome = ruled;
    char rooms[2][D12_CALLED_MAX];
    const char *const unit = charged_called(units, input);
    const char *const charged = figure_called(units, CHARGED, 0, &input->charged.figure, unit, rooms[1]);
    const char *const charged_side = unit_called(units, CHARGED, 0, "the charged side");
    const char *const charging_side = d12_side_called(units, CHARGERS, input->charger_count, "the charging side");
    chargers_say(units, input, line);
    text_format(line, " charged %s", unit);
    end_say(unit, charged, outcome, line);
    for (int32_t i = 0; i < outcome->fight_count; i++) {
        const struct charge_fight *fought = &outcome->fights[i];
        const int32_t charger = fought->charger - 1;
        text_add(line, "; ");
        d12_melee_say(&fought->melee,
                      (const char *const[2]){figure_called(units, CHARGERS, charger, &input->chargers[charger].figure,
                                                           charger_called(units, input, charger), rooms[0]),
                                             charged},
                      line);
    }
    d12_aftermath_say(&outcome->charged, charged_side, line);
    d12_aftermath_say(&outcome->chargers, charging_side, line);
    text_add(line, ".");
}

HOLDS(charged_dead, struct charge_outcome, outcome->charged.killed > 0)
HOLDS(charged_wounded, struct charge_outcome, outcome->charged.wounded > 0)
HOLDS(charger_dead, struct charge_outcome, outcome->chargers.killed > 0)
HOLDS(charger_wounded, struct charge_outcome, outcome->chargers.wounded > 0)

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
    .options = STRINGS("misfire_4", "cover_recheck_band", "cover_recheck_in_combat", "hth_charged", "gang_up",
                       "terrain_stack", "troop_type_replaces", "charge_test", "charge_tests", "thrown_charger",
                       "pinned_in_combat", "quarter_lost"),
    .clauses =
        STRINGS("D12-MOV-1", "D12-MOV-2", "D12-MOV-3", "D12-MOV-4", "D12-MOV-5", "D12-SHO-2", "D12-SHO-3", "D12-SHO-4",
                "D12-SHO-5", "D12-SHO-6", "D12-MIS-1", "D12-WND-0", "D12-WND-1", "D12-WND-2", "D12-WND-3", "D12-WND-4",
                "D12-HTH-1", "D12-HTH-2", "D12-HTH-3", "D12-HTH-4", "D12-MOR-1", "D12-MOR-2", "D12-MOR-3", "D12-MOR-4",
                "D12-MOR-5", "D12-OFF-1", "D12-SKL-1", "D12-SKL-2", "D12-COH-1"),
    .ends = ROWS(
        struct step_end,
        END_IS(charged_gives_way, "The charged figure gives way", struct charge_outcome, end, GAVE_WAY),
        END_IS(charge_stopped, "The shot stops the charge", struct charge_outcome, end, CHARGE_STOPPED),
        END(charged_dead, "The charged figure is dead", READS(struct charge_outcome, charged.killed)),
        END(charged_wounded, "The charged figure is wounded and lives", READS(struct charge_outcome, charged.wounded)),
        END(charger_dead, "A charger is dead", READS(struct charge_outcome, chargers.killed)),
        END(charger_wounded, "A charger is wounded and lives", READS(struct charge_outcome, chargers.wounded)),
        END_IS(charged_side_tests, "The charged side must test morale", struct charge_outcome, charged.tests.due, true),
        END_IS(charging_side_tests, "The charging side must test morale", struct charge_outcome, chargers.tests.due,
               true)),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = d12_charge_roles,
    .parts = STRINGS("stand-and-fire", "misfire", "damage-roll", "morale-check", "officer-casualty"),
    .apply = d12_charge_apply,
};
