/* close-assault: figures against an AFV at arm's length (TFT-CA). */
#include "ends.h"
#include "field_kinds.h"
#include "steps.h"
#include "tft_roster.h"

enum { FIGURES_MAX = 20 };
#define ASSAILANTS struct tft_assailants
static const struct field assailant_list[] = {
    {NAMED("weapon", "Weapon", "A-TFT-31", "What they use. The printed lists of +2 and +3 are cut."),
     CHOICE(ASSAILANTS, weapon, tft_assault_choices)},
    {NAMED("count", "Figures", "TFT-CA-1", "How many use it."), .unit = "figures",
     NUMBER(ASSAILANTS, count, 1, FIGURES_MAX), DEFAULT(1)},
};
static const struct fields assailant_fields =
    FIELDS("TftAssailants", "Figures that assault with one weapon.", assailant_list, ASSAILANTS);
static const struct field assailant_item = {
    .title = "Figures", .doc = "Figures that assault with one weapon.", .kind = FIELD_GROUP, .of = &assailant_fields};

#define INPUT struct tft_close_assault_input
#define PLUS(index, name_, title_)                                                                                     \
    {                                                                                                                  \
        NAMED(name_, title_, "TFT-CA-1",                                                                               \
              "Figures with weapons of this value, beside those in the list of attackers."),                           \
            .unit = "figures", NUMBER(INPUT, plus[index], 0, FIGURES_MAX), DEFAULT(0)                                  \
    }
static const struct field input_list[] = {
    {NAMED("attackers", "Attackers", "TFT-CA-1", "The figures by their weapons."),
     LIST(INPUT, attackers, ASSAILANTS, assailant_item, attacker_count, 0, TFT_ASSAULT_WEAPONS),
     .presence = FIELD_DEFAULTED},
    PLUS(0, "plus_1", "Figures at +1"),
    PLUS(1, "plus_2", "Figures at +2"),
    PLUS(2, "plus_3", "Figures at +3"),
};
static const struct fields input_fields =
    FIELDS("TftCloseAssaultInput", "Figures that assault an AFV.", input_list, INPUT);

static const struct choice result_list[] = {
    [TFT_ASSAULT_NO_EFFECT] = {"no_effect", "Nothing happens"},
    [TFT_ASSAULT_IMMOBILISED] = {"immobilised", "The vehicle is immobilised"},
    [TFT_ASSAULT_KNOCKED_OUT] = {"knocked_out", "The vehicle is knocked out"},
};
static const struct choices results = {"TftAssaultResult", result_list, 3};

#define OUTCOME struct tft_close_assault_outcome
static const struct field outcome_list[] = {
    {NAMED("factor", "Factor", "TFT-CA-1", "What the dice must not be above."), NUMBER(OUTCOME, factor, 5, 999)},
    {NAMED("natural", "Dice", "TFT-CA-2", "The sum of the three dice."), NUMBER(OUTCOME, natural, 3, 18)},
    {NAMED("result", "Result", "TFT-CA-2", "What becomes of the vehicle."), CHOICE(OUTCOME, result, results)},
};
static const struct fields outcome_fields =
    FIELDS("TftCloseAssaultOutcome", "What an assault did.", outcome_list, OUTCOME);

static void check(const struct question *question, struct violations *violations)
{
    const INPUT *input = question->input;
    if (input->attacker_count == 0 && input->plus[0] + input->plus[1] + input->plus[2] == 0)
        violation_add(violations, ERROR_MISSING_FIELD, "/input/attackers",
                      "Nobody assaults: name at least one figure.");
}

static void factor_add(int32_t *factor, int32_t count, int32_t each, struct explanation *why)
{
    static const char *const texts[] = {"Figures with weapons of +1", "Figures with weapons of +2",
                                        "Figures with weapons of +3"};
    if (count == 0)
        return;
    *factor += count * each;
    explain_total(why, "TFT-CA-1", texts[each - 1], count * each, *factor);
}

static enum tft_assault_result result_of(int32_t natural, int32_t factor, const struct tft_options *options)
{
    if (natural <= (options->ca_critical == TFT_CA_3_ONLY ? 3 : 5))
        return TFT_ASSAULT_KNOCKED_OUT;
    if (natural >= 16 && options->ca_autofail == TFT_YES)
        return TFT_ASSAULT_NO_EFFECT;
    return natural <= factor ? TFT_ASSAULT_IMMOBILISED : TFT_ASSAULT_NO_EFFECT;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    static const char *const texts[] = {"The dice are above the factor, or fail: nothing happens",
                                        "The dice are not above the factor: the vehicle is immobilised",
                                        "A critical hit: the vehicle is knocked out"};
    const INPUT *input = question->input;
    OUTCOME *outcome = ret_outcome;
    int32_t counts[3] = {input->plus[0], input->plus[1], input->plus[2]};
    for (int32_t i = 0; i < input->attacker_count; i++)
        counts[tft_assault_rows[input->attackers[i].weapon].factor - 1] += input->attackers[i].count;
    outcome->factor = TFT_ASSAULT_BASE;
    explain_total(why, "TFT-CA-1", "The base factor", TFT_ASSAULT_BASE, TFT_ASSAULT_BASE);
    for (int32_t i = 0; i < 3; i++)
        factor_add(&outcome->factor, counts[i], i + 1, why);
    outcome->natural = dice_sum(dice, "assault", 3, 6);
    outcome->result = (int32_t)result_of(outcome->natural, outcome->factor, question->options);
    explain_total(why, "TFT-CA-2", texts[outcome->result], outcome->natural, outcome->factor);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    static const char *const says[] = {"no effect", "the vehicle is immobilised", "the vehicle is knocked out"};
    (void)question;
    const OUTCOME *outcome = ruled;
    text_format(line, "%d against a factor of %d: %s.", outcome->natural, outcome->factor, says[outcome->result]);
}

HOLDS(no_effect, OUTCOME, outcome->result == TFT_ASSAULT_NO_EFFECT)
HOLDS(immobilised, OUTCOME, outcome->result == TFT_ASSAULT_IMMOBILISED)
HOLDS(knocked_out, OUTCOME, outcome->result == TFT_ASSAULT_KNOCKED_OUT)

static const struct step_end step_ends[] = {
    END(no_effect, "Nothing happens to the vehicle"),
    END(immobilised, "The vehicle is immobilised"),
    END(knocked_out, "The vehicle is knocked out"),
    NO_MORE_ENDS,
};

enum { ATTACKERS, VEHICLE };
static const struct unit_role roles[] = {
    [ATTACKERS] =
        ROLE("attackers", "The figures that assault.", NULL, NULL, .many = true, .in_play = true, TFT_OF_FIGURES),
    [VEHICLE] = ROLE("vehicle", "The vehicle that they assault.", NULL, NULL, .in_play = true, TFT_OF_AFVS),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const OUTCOME *outcome = ruled;
    (void)question;
    if (status != RULING_RESOLVED)
        return;
    if (outcome->result == TFT_ASSAULT_IMMOBILISED)
        effect_set(effects, VEHICLE, 0, "immobilised", true, "TFT-CA-2");
    if (outcome->result == TFT_ASSAULT_KNOCKED_OUT)
        effect_set(effects, VEHICLE, 0, "fate", TFT_FATE_KNOCKED_OUT, "TFT-CA-2");
}

static const char *const options[] = {"ca_critical", "ca_autofail", NULL};
static const char *const clauses[] = {"TFT-CA-1", "TFT-CA-2", NULL};

const struct step tft_close_assault_step = {
    .name = "close-assault",
    .title = "Close assault",
    .doc = "3D6 equal to or less than 5 and what the assaulting figures add: the vehicle is immobilised, or knocked "
           "out by a critical hit.",
    .dice = "3D6",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .ends = step_ends,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
    .effects = affect,
};
