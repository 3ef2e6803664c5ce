/* close-assault: figures against an AFV at arm's length (TFT-CA). */
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"

#define WEAPON_VALUES(X)                                                                                               \
    X(GRENADE, "grenade", "Grenade: +1")                                                                               \
    X(STICKY_BOMB, "sticky_bomb", "Sticky bomb: +1")                                                                   \
    X(MOLOTOV, "molotov", "Molotov cocktail: +1", "Molotov cocktail")                                                  \
    X(SATCHEL_CHARGE, "satchel_charge", "Satchel charge: +2")                                                          \
    X(PANZERWURFMINE, "panzerwurfmine", "Panzerwurfmine: +2")                                                          \
    X(BOYS_AT_RIFLE, "boys_at_rifle", "Boys anti-tank rifle: +2", "Boys anti-tank rifle")                              \
    X(BAZOOKA, "bazooka", "Bazooka: +3")                                                                               \
    X(PANZERFAUST, "panzerfaust", "Panzerfaust: +3")                                                                   \
    X(NO68_AT, "no68_at", "Number 68 anti-tank grenade: +3", "No. 68 anti-tank grenade")
ENUM(assault_weapon, WEAPON_VALUES, WEAPONS);
LOCAL_CHOICES(weapons, "TftAssaultWeapon", WEAPON_VALUES);

struct weapon_row {
    const char *name, *title;
    int32_t factor;
};
enum { BASE_FACTOR = 5 };
static const struct weapon_row weapon_rows[WEAPONS] = {
    [GRENADE] = {"grenade", "Grenade", 1},
    [STICKY_BOMB] = {"sticky_bomb", "Sticky bomb", 1},
    [MOLOTOV] = {"molotov", "Molotov cocktail", 1},
    [SATCHEL_CHARGE] = {"satchel_charge", "Satchel charge", 2},
    [PANZERWURFMINE] = {"panzerwurfmine", "Panzerwurfmine", 2},
    [BOYS_AT_RIFLE] = {"boys_at_rifle", "Boys anti-tank rifle", 2},
    [BAZOOKA] = {"bazooka", "Bazooka", 3},
    [PANZERFAUST] = {"panzerfaust", "Panzerfaust", 3},
    [NO68_AT] = {"no68_at", "Number 68 anti-tank grenade", 3},
};
static const struct field factor_rows[] = {
    LABEL(struct weapon_row, name, "Name", NULL, "How questions name it."),
    LABEL(struct weapon_row, title, "Title", NULL, "What players call it."),
    NUMBER(struct weapon_row, factor, 1, 3, "Factor", NULL, "What a figure with it adds to the factor of 5."),
};
static const struct fields factor_fields =
    FIELDS("TftAssaultRow", "A weapon of a close assault.", factor_rows, struct weapon_row);
const struct table tft_close_assault_weapons_table = {
    .name = "close-assault-weapons",
    .title = "Close assault weapons",
    .doc = "What each assaulting figure adds. The lists of +2 and +3 are cut in the source (A-TFT-31).",
    .clause = "TFT-CA-1",
    .row = &factor_fields,
    .rows = weapon_rows,
    .count = WEAPONS,
};

enum { FIGURES_MAX = 20 };
struct assailants {
    int32_t weapon, count;
};
static const struct field assailant_rows[] = {
    CHOICE(struct assailants, weapon, weapons, "Weapon", "A-TFT-31",
           "What they use. The printed lists of +2 and +3 are cut."),
    NUMBER(struct assailants, count, 1, FIGURES_MAX, "Figures", "TFT-CA-1", "How many use it.", .unit = "figures",
           DEFAULT(1)),
};
static const struct fields assailant_fields =
    FIELDS("TftAssailants", "Figures that assault with one weapon.", assailant_rows, struct assailants);
static const struct field assailant_item =
    ITEM_GROUP(assailant_fields, "Figures", NULL, "Figures that assault with one weapon.");

/* Its roles. */
enum { ATTACKERS, VEHICLE };

struct input {
    int32_t plus[3]; /* figures at +1, +2, +3 */
    int32_t attacker_count;
    struct assailants attackers[WEAPONS];
};
static const struct field input_rows[] = {
    LIST(struct input, attackers, struct assailants, assailant_item, attacker_count, 0, WEAPONS, "Attackers",
         "TFT-CA-1", "The figures by their weapons.", .presence = FIELD_DEFAULTED),
    NUMBER_AS(struct input, plus[0], "plus_1", 0, FIGURES_MAX, "Figures at +1", "TFT-CA-1",
              "Figures with weapons of this value, beside those in the list of attackers.", .unit = "figures",
              DEFAULT(0)),
    NUMBER_AS(struct input, plus[1], "plus_2", 0, FIGURES_MAX, "Figures at +2", "TFT-CA-1",
              "Figures with weapons of this value, beside those in the list of attackers.", .unit = "figures",
              DEFAULT(0)),
    NUMBER_AS(struct input, plus[2], "plus_3", 0, FIGURES_MAX, "Figures at +3", "TFT-CA-1",
              "Figures with weapons of this value, beside those in the list of attackers.", .unit = "figures",
              DEFAULT(0)),
};
static const struct fields input_fields =
    FIELDS("TftCloseAssaultInput", "Figures that assault an AFV.", input_rows, struct input);

#define ASSAULT_RESULT_VALUES(X)                                                                                       \
    X(NO_EFFECT, "no_effect", "Nothing happens")                                                                       \
    X(IMMOBILISED, "immobilised", "The vehicle is immobilised")                                                        \
    X(KNOCKED_OUT, "knocked_out", "The vehicle is knocked out")
ENUM(assault_result, ASSAULT_RESULT_VALUES, RESULTS);
LOCAL_CHOICES(results, "TftAssaultResult", ASSAULT_RESULT_VALUES);

struct outcome {
    int32_t factor, natural;
    int32_t result;
};
static const struct field outcome_rows[] = {
    NUMBER(struct outcome, factor, 5, 999, "Factor", "TFT-CA-1", "What the dice must not be above."),
    NUMBER(struct outcome, natural, 3, 18, "Dice", "TFT-CA-2", "The sum of the three dice."),
    CHOICE(struct outcome, result, results, "Result", "TFT-CA-2", "What becomes of the vehicle."),
};
static const struct fields outcome_fields =
    FIELDS("TftCloseAssaultOutcome", "What an assault did.", outcome_rows, struct outcome);

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
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

static bool always_fails(int32_t natural, const struct tft_options *options)
{
    return natural >= 16 && options->ca_autofail == TFT_YES;
}

static enum assault_result result_of(int32_t natural, int32_t factor, const struct tft_options *options)
{
    if (natural <= (options->ca_critical == TFT_CA_3_ONLY ? 3 : 5))
        return KNOCKED_OUT;
    if (always_fails(natural, options))
        return NO_EFFECT;
    return natural <= factor ? IMMOBILISED : NO_EFFECT;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    struct outcome *outcome = ruled;
    static const char *const texts[] = {"The dice are above the factor: nothing happens",
                                        "The dice are not above the factor: the vehicle is immobilised",
                                        "A critical hit: the vehicle is knocked out"};
    int32_t counts[3] = {input->plus[0], input->plus[1], input->plus[2]};
    for (int32_t i = 0; i < input->attacker_count; i++)
        counts[weapon_rows[input->attackers[i].weapon].factor - 1] += input->attackers[i].count;
    outcome->factor = BASE_FACTOR;
    explain_base(why, "TFT-CA-1", "The base factor", "factor", BASE_FACTOR);
    for (int32_t i = 0; i < 3; i++)
        factor_add(&outcome->factor, counts[i], i + 1, why);
    dice_for(dice, VEHICLE, 0);
    outcome->natural = dice_sum(dice, "assault", 3, 6);
    outcome->result = (int32_t)result_of(outcome->natural, outcome->factor, options);
    if (always_fails(outcome->natural, options))
        explain_judged(why, "TFT-CA-2", "16 or more always fails: nothing happens", outcome->natural, 15,
                       COMPARE_AT_MOST);
    else
        explain_judged(why, "TFT-CA-2", texts[outcome->result], outcome->natural, outcome->factor, COMPARE_AT_MOST);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct question_units *units = question->units;
    const struct outcome *outcome = ruled;
    static const char *const says[] = {": nothing happened to", " and immobilised", " and knocked out"};
    int32_t count = 0;
    while (count < UNITS_IN_ROLE_MAX && unit_called(units, ATTACKERS, count, NULL))
        count++;
    text_add(line, count > 0 ? "The close assault by" : "The close assault");
    for (int32_t i = 0; i < count; i++)
        text_format(line, "%s %s", i == 0 ? "" : tft_before(i, count), unit_called(units, ATTACKERS, i, NULL));
    text_format(line, " rolled %d against a factor of %d%s %s.", outcome->natural, outcome->factor,
                says[outcome->result], unit_called(units, VEHICLE, 0, "the vehicle"));
}

int32_t tft_assault_figures(const void *input)
{
    const struct input *assault = input;
    int32_t figures = assault->plus[0] + assault->plus[1] + assault->plus[2];
    for (int32_t i = 0; i < assault->attacker_count; i++)
        figures += assault->attackers[i].count;
    return figures;
}

/* A unit that has chosen no action fights hand to hand; one that has charged or pivoted goes on with that. */
static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct outcome *outcome = ruled;
    (void)question;
    for (int32_t item = 0; item < UNITS_IN_ROLE_MAX; item++)
        unit_push(tabletop, ATTACKERS, item, "action", 1, TFT_CLOSE_COMBAT, "TFT-ACT-0");
    for (int32_t item = 0; item < UNITS_IN_ROLE_MAX; item++)
        unit_set(tabletop, ATTACKERS, item, "move_ended", true, "TFT-ACT-4");
    if (outcome->result == IMMOBILISED)
        unit_set(tabletop, VEHICLE, 0, "immobilised", true, "TFT-CA-2");
    if (outcome->result == KNOCKED_OUT)
        tft_fate_effect(TFT_FATE_KNOCKED_OUT, "TFT-CA-2", VEHICLE, 0, tabletop);
}

const struct step tft_close_assault_step = {
    .name = "close-assault",
    .title = "Close assault",
    .doc = "3D6 equal to or less than 5 and what the assaulting figures add: the vehicle is immobilised, or knocked "
           "out by a critical hit.",
    .dice = "3D6",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("ca_critical", "ca_autofail"),
    .clauses = STRINGS("TFT-CA-1", "TFT-CA-2"),
    .ends =
        ROWS(struct step_end, END_IS(no_effect, "Nothing happens to the vehicle", struct outcome, result, NO_EFFECT),
             END_IS(immobilised, "The vehicle is immobilised", struct outcome, result, IMMOBILISED),
             END_IS(knocked_out, "The vehicle is knocked out", struct outcome, result, KNOCKED_OUT)),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  [ATTACKERS] = ROLE("attackers", "The figures that assault.", NULL, NULL, .many = true,
                                     .in_play = true, .opposed = 1, TFT_OF_FIGURES, .deed = "attacked"),
                  [VEHICLE] = ROLE("vehicle", "The vehicle that they assault.", NULL, NULL, .in_play = true,
                                   .passive = true, .opposed = 2, TFT_OF_AFVS, .whose = UNIT_SUFFERS)),
    .apply = apply,
};
