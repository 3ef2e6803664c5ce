/* damage-roll: a hit's damage against the STR of the figure that is hit (TFT-DMG-1 to 4), for every step that hurts. */
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"

CHOICES(tft_results, "TftResult", TFT_RESULT_VALUES);

struct wound_band {
    const char *name, *clause;
    int32_t up_to; /* halves of STR; FIELD_ABSENT: above */
    const char *effect;
};
static const struct wound_band bands[] = {
    {"wounded", "TFT-DMG-2", 1,
     "Up to half of STR: wounded, all attributes are halved; incapacitated if wounded already"},
    {"incapacitated", "TFT-DMG-3", 2, "More than half of STR, up to STR: incapacitated for the game"},
    {"dead", "TFT-DMG-4", FIELD_ABSENT, "More than STR: dead"},
};
static const struct field band_rows[] = {
    LABEL(struct wound_band, name, "Result", NULL, "What becomes of the figure."),
    LABEL(struct wound_band, clause, "Clause", NULL, "The clause that says so."),
    SCALED(struct wound_band, up_to, "times STR", 2, 1, 2, "Up to", "A-TFT-16",
           "Damage up to so much of STR; the last row is above.", OPTIONAL),
    LABEL(struct wound_band, effect, "Effect", NULL, "The row in words."),
};
static const struct fields band_fields = FIELDS("TftDamageRow", "A band of damage.", band_rows, struct wound_band);
const struct table tft_damage_table = {
    .name = "damage",
    .title = "Damage",
    .doc = "What damage does to a figure, by its STR.",
    .clause = "TFT-DMG-1",
    .row = &band_fields,
    .rows = bands,
    .count = FIELDS_COUNT(bands),
};

struct input {
    int32_t owed_hit;                   /* a value of tft_owed_hits; may be FIELD_ABSENT */
    int32_t dice_count, weapon, damage; /* exactly one of the three, or an owed hit and perhaps its damage */
    int32_t multiplier;                 /* FIELD_ABSENT: the owed hit's, or 1 */
    char profile[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    struct tft_attributes attributes;
    bool wounded;
};
static const struct field input_rows[] = {
    CHOICE(struct input, owed_hit, tft_owed_hits, "Owed hit", "A-TFT-46",
           "The hit whose damage is rolled, by its weapon and its multiplier.", OPTIONAL),
    NUMBER(struct input, dice_count, 1, TFT_DICE_MAX, "Damage dice", "TFT-DMG-1",
           "The damage dice. Give these, or the weapon, or the damage, unless a hit is owed.", .unit = "D6", OPTIONAL),
    CHOICE(struct input, weapon, tft_weapon_choices, "Weapon", "TFT-WPN", "The weapon whose damage dice are thrown.",
           OPTIONAL),
    NUMBER(struct input, damage, 0, TFT_DAMAGE_MAX, "Damage thrown", "TFT-DMG-1",
           "The total of the dice, where they were thrown already.", OPTIONAL),
    NUMBER(
        struct input, multiplier, 1, 4, "Multiplier", "A-TFT-14",
        "2 for a charge or a roll of 4, 4 for both (3 where doubles are added); left out, that of the owed hit, or 1.",
        OPTIONAL),
    TEXT(struct input, profile, 0, TFT_NAME_MAX, "Figure's profile", "TFT-PROF-1",
         "A named figure; it says the attributes that are not given.", OPTIONAL),
    NUMBER_AS(struct input, attributes.of[TFT_STR], "strength", 1, TFT_ATTRIBUTE_MAX, "STR", "TFT-DMG-1",
              "STR of the figure, unhalved. It must be given unless a profile says it.", OPTIONAL),
    TFT_ATTRIBUTE_ROWS(struct input, attributes., "TFT-DMG-2",
                       "Unhalved; only needed to see what a wound leaves of it.", OPTIONAL),
    FLAG(struct input, wounded, "Wounded", "A-TFT-15", "Whether the figure was wounded before."),
};
static const struct fields input_fields = FIELDS("TftDamageRollInput", "A hit on a figure.", input_rows, struct input);

static const struct field left_rows[] = {
    NUMBER_AS(struct tft_attributes, of[TFT_STR], "strength", 0, TFT_ATTRIBUTE_MAX, "STR", "TFT-DMG-2",
              "What the wound leaves of it.", OPTIONAL),
    TFT_ATTRIBUTE_ROWS(struct tft_attributes, , "TFT-DMG-2", "What the wound leaves of it.", OPTIONAL),
};
static const struct fields left_fields =
    FIELDS("TftWoundedAttributes", "The halved attributes of a wounded figure.", left_rows, struct tft_attributes);

struct outcome {
    int32_t total;
    int32_t strength; /* the number that it was compared with */
    int32_t result;   /* enum tft_result */
    bool has_attributes;
    struct tft_attributes attributes;
};
static const struct field outcome_rows[] = {
    NUMBER(struct outcome, total, 0, 4 * TFT_DAMAGE_MAX, "Damage", "TFT-DMG-1", "The damage, multiplied."),
    NUMBER(struct outcome, strength, 0, TFT_ATTRIBUTE_MAX, "STR", "A-TFT-15", "The STR that it was compared with."),
    CHOICE(struct outcome, result, tft_results, "Result", "TFT-DMG-1", "What becomes of the figure."),
    GROUP_IF(struct outcome, attributes, has_attributes, struct tft_attributes, left_fields, "New attributes",
             "TFT-DMG-2", "The halved attributes of a figure that is now wounded."),
};
static const struct fields outcome_fields =
    FIELDS("TftDamageRollOutcome", "What a hit did.", outcome_rows, struct outcome);

int32_t tft_multiplier(const struct tft_roll *roll, bool charging, const struct tft_options *options)
{
    int32_t critical = roll->critical == TFT_ROLLED_4 ? 2 : 1, charge = charging ? 2 : 1;
    if (!roll->success)
        return 0;
    return options->double_stack == TFT_DOUBLE_ADD ? critical + charge - 1 : critical * charge;
}

const char *tft_multiplied(int32_t multiplier)
{
    static const char *const texts[] = {"The damage is doubled", "The damage is three times as much",
                                        "The damage is four times as much"};
    return texts[multiplier - 2];
}

int32_t tft_damage_throw(int32_t dice_count, int32_t multiplier, const struct tft_options *options, struct dice *dice,
                         struct explanation *why)
{
    bool flat = options->damage_mode == TFT_DAMAGE_FLAT;
    int32_t thrown = flat ? dice_count : dice_sum(dice, "damage", dice_count, 6);
    explain_base(why, "TFT-DMG-1", flat ? "The weapon's damage, without dice" : "The weapon's damage dice", "damage",
                 thrown);
    if (multiplier > 1)
        explain_total(why, "TFT-DMG-1", tft_multiplied(multiplier), thrown * (multiplier - 1), thrown * multiplier);
    return thrown * multiplier;
}

/* The STR that damage is compared with. */
static int32_t strength_of(const struct tft_body *body, const struct tft_options *options)
{
    bool halved = body->wounded && options->wounded_str == TFT_STR_HALVED;
    return halved ? tft_halved(body->strength, options) : body->strength;
}

static const struct wound_band *row_of(int32_t damage, int32_t strength)
{
    const struct wound_band *row = bands;
    while (row->up_to != FIELD_ABSENT && 2 * damage > row->up_to * strength)
        row++;
    return row;
}

/* Damage compared with the share of STR that bounds the row. */
static void judged(const struct wound_band *row, int32_t damage, int32_t strength, struct explanation *why)
{
    const bool above = row->up_to == FIELD_ABSENT;
    explain_judged_parts(why, row->clause, row->effect, 2 * damage, (above ? 2 : row->up_to) * strength, 2,
                         above ? COMPARE_ABOVE : COMPARE_AT_MOST);
}

const char *tft_harm_clause(int32_t damage, const struct tft_body *body, const struct tft_options *options)
{
    return damage == FIELD_ABSENT ? "TFT-CRIT-1" : row_of(damage, strength_of(body, options))->clause;
}

enum tft_result tft_damage_judge(int32_t damage, const struct tft_body *body, const struct tft_options *options,
                                 struct explanation *why)
{
    int32_t strength = strength_of(body, options);
    if (damage == 0) {
        explain_number(why, "TFT-DMG-1", "No damage is left, so nothing happens to the figure", 0);
        return TFT_UNHARMED;
    }
    const struct wound_band *row = row_of(damage, strength);
    judged(row, damage, strength, why);
    enum tft_result result = (enum tft_result)(TFT_WOUNDED + (row - bands));
    return result == TFT_WOUNDED && body->wounded ? TFT_INCAPACITATED : result;
}

const char *tft_before(int32_t listed, int32_t count)
{
    return listed == 0 ? ":" : listed + 1 < count ? "," : " and";
}

static int32_t run_of(const struct tft_harmed *harmed, int32_t count)
{
    int32_t length = 1;
    while (length < count && harmed[length].result == harmed[0].result)
        length++;
    return length;
}

void tft_harms_say(const struct tft_harmed *harmed, int32_t count, struct text *line)
{
    static const char *const verbs[TFT_RESULTS] = {
        [TFT_WOUNDED] = "wounding", [TFT_INCAPACITATED] = "incapacitating", [TFT_DEAD] = "killing"};
    int32_t runs = 0;
    for (int32_t i = 0; i < count; i += run_of(&harmed[i], count - i))
        runs++;
    for (int32_t i = 0, run = 0; run < runs; run++) {
        const int32_t length = run_of(&harmed[i], count - i);
        text_format(line, "%s %s", run == 0 ? "," : tft_before(run, runs), verbs[harmed[i].result]);
        for (int32_t k = 0; k < length; k++)
            text_format(line, "%s %s", k == 0 ? "" : tft_before(k, length), harmed[i + k].name);
        i += length;
    }
}

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    int32_t given =
        (input->dice_count != FIELD_ABSENT) + (input->weapon != FIELD_ABSENT) + (input->damage != FIELD_ABSENT);
    tft_profiles_check(options, violations);
    tft_weapons_check(options, violations);
    if (given == 0 && input->owed_hit == FIELD_ABSENT)
        violation_add(violations, ERROR_MISSING_FIELD, "/input/dice_count", "Give dice_count, weapon or damage.");
    if (given > 1)
        violation_add(violations, ERROR_CONFLICTING_FIELDS,
                      input->damage != FIELD_ABSENT ? "/input/damage" : "/input/weapon",
                      "Give one of dice_count, weapon and damage.");
    tft_profile_check(input->profile, options, "/input", "profile", violations);
    tft_attribute_check(TFT_STR, input->attributes.of[TFT_STR], input->profile, options, "/input", "strength",
                        violations);
}

/* The record describes the owed hit. */
WHEN(is_another_weapon, struct input,
     it->owed_hit != FIELD_ABSENT &&
         (it->dice_count != FIELD_ABSENT || (it->weapon != FIELD_ABSENT && it->weapon != it->owed_hit / 2)))
WHEN(is_another_multiplier, struct input,
     it->owed_hit != FIELD_ABSENT && it->multiplier != FIELD_ABSENT && it->multiplier != it->owed_hit % 2 + 1)
static const struct refusal refusals[] = {
    {"A-TFT-46", "The oldest hit on the figure was with another weapon; leave the weapon out, and that hit says it",
     is_another_weapon},
    {"A-TFT-46", "The oldest hit on the figure has another multiplier; leave the multiplier out, and that hit says it",
     is_another_multiplier},
};

static int32_t multiplier_of(const struct input *input)
{
    if (input->multiplier != FIELD_ABSENT)
        return input->multiplier;
    return input->owed_hit == FIELD_ABSENT ? 1 : input->owed_hit % 2 + 1;
}

static int32_t dice_of(const struct input *input, const struct tft_options *options)
{
    if (input->dice_count != FIELD_ABSENT)
        return input->dice_count;
    return tft_weapon(input->owed_hit == FIELD_ABSENT ? input->weapon : input->owed_hit / 2, options).damage;
}

static int32_t throw_or_take(const struct input *input, const struct tft_options *options, struct dice *dice,
                             struct explanation *why)
{
    const int32_t multiplier = multiplier_of(input);
    if (input->damage == FIELD_ABSENT)
        return tft_damage_throw(dice_of(input, options), multiplier, options, dice, why);
    int32_t total = input->damage * multiplier;
    explain_base(why, "TFT-DMG-1", "The damage as it was thrown", "damage", input->damage);
    if (multiplier > 1)
        explain_total(why, "TFT-DMG-1", tft_multiplied(multiplier), total - input->damage, total);
    return total;
}

/* Damage that was already thrown for an owed hit must be possible with its dice. */
static bool is_beyond_its_dice(const struct input *input, const struct tft_options *options, struct explanation *why)
{
    if (input->owed_hit == FIELD_ABSENT || input->damage == FIELD_ABSENT)
        return false;
    const int32_t dice_count = dice_of(input, options), most = options->damage_mode == TFT_DAMAGE_FLAT ? 1 : 6;
    if (input->damage >= dice_count && input->damage <= most * dice_count)
        return false;
    explain(why, "A-TFT-46", "The damage dice of the oldest hit that the figure owes cannot give that");
    return true;
}

static struct tft_body body_of(const struct input *input, const struct tft_options *options)
{
    return (struct tft_body){tft_attribute(TFT_STR, input->attributes.of[TFT_STR], input->profile, options),
                             input->wounded};
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    struct outcome *outcome = ruled;
    struct tft_body body = body_of(input, options);
    if (IS_REFUSED(refusals, input, why) || is_beyond_its_dice(input, options, why))
        return RULING_NOT_PERMITTED;
    dice_for(dice, 0, 0);
    outcome->total = throw_or_take(input, options, dice, why);
    outcome->strength = strength_of(&body, options);
    outcome->result = (int32_t)tft_damage_judge(outcome->total, &body, options, why);
    outcome->has_attributes = outcome->result == TFT_WOUNDED;
    if (!outcome->has_attributes)
        return RULING_RESOLVED;
    for (int32_t which = 0; which < TFT_ATTRIBUTES; which++) {
        int32_t whole = tft_attribute((enum tft_attribute)which, input->attributes.of[which], input->profile, options);
        outcome->attributes.of[which] = whole == FIELD_ABSENT ? FIELD_ABSENT : tft_halved(whole, options);
    }
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    text_format(line, "%s took %d %s of damage against a strength of %d: %s.",
                unit_called(question->units, 0, 0, "The figure"), outcome->total,
                outcome->total == 1 ? "point" : "points", outcome->strength, tft_results.list[outcome->result].name);
}

HOLDS(down, struct outcome, outcome->result >= TFT_INCAPACITATED)

static const struct unit_fills target_fills[] = {
    TFT_FIGURE_FILLS,
    FILLS("strength"),
    FILLS("intelligence"),
    FILLS("dexterity"),
    FILLS("leadership"),
    FILLS("movement"),
    KNOWS("owed_hit", "A-TFT-46", "the oldest hit on it was another", .member = "owed_hit_1"),
    {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    const struct outcome *outcome = ruled;
    struct tft_body body = body_of(input, options);
    if (input->owed_hit != FIELD_ABSENT)
        unit_pop(tabletop, 0, 0, "owed_hit_1", TFT_OWED_HITS_MAX, "TFT-DMG-1");
    tft_harm_effects(outcome->result, tft_harm_clause(outcome->total, &body, options), 0, 0, tabletop);
}

const struct step tft_damage_roll_step = {
    .name = "damage-roll",
    .title = "Damage roll",
    .doc = "What a hit does to a figure: up to half of STR it is wounded, up to STR incapacitated, above that dead. "
           "Each hit is judged alone (A-TFT-18).",
    .family = "damage-roll",
    .dice = "As many D6 as the weapon has damage; none where the damage is given or flat",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("damage_mode", "wounded_str", "half_rounding", "weapons", "profiles"),
    .clauses = STRINGS("TFT-DMG-1", "TFT-DMG-2", "TFT-DMG-3", "TFT-DMG-4", "A-TFT-46"),
    .ends = ROWS(struct step_end, END_IS(wounded, "The figure is wounded", struct outcome, result, TFT_WOUNDED),
                 END(down, "The figure is incapacitated or dead", READS(struct outcome, result)),
                 END_IS(dead, "The figure is dead", struct outcome, result, TFT_DEAD)),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role, ROLE("target", "The figure that is hit.", "", target_fills, .in_play = true,
                                         .passive = true, TFT_OF_FIGURES, .whose = UNIT_SUFFERS)),
    .apply = apply,
};
