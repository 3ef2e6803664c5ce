/* damage-roll: a hit's damage against the STR of the figure that is hit (TFT-DMG-1 to 4), for every step that hurts. */
#include "ends.h"
#include "field_kinds.h"
#include "steps.h"
#include "tft_roster.h"

#define INPUT struct tft_damage_roll_input
#define ATTRIBUTE(type, name_, title_, which)                                                                          \
    {                                                                                                                  \
        NAMED(name_, title_, "TFT-DMG-2", "Unhalved; only needed to see what a wound leaves of it."),                  \
            NUMBER(type, attributes.of[which], 0, TFT_ATTRIBUTE_MAX), OPTIONAL                                         \
    }
static const struct field input_list[] = {
    {NAMED("dice_count", "Damage dice", "TFT-DMG-1", "The damage dice. Give these, or the weapon, or the damage."),
     .unit = "D6", NUMBER(INPUT, dice_count, 1, TFT_DICE_MAX), OPTIONAL},
    {NAMED("weapon", "Weapon", "TFT-WPN", "The weapon whose damage dice are thrown."),
     CHOICE(INPUT, weapon, tft_weapon_choices), OPTIONAL},
    {NAMED("damage", "Damage thrown", "TFT-DMG-1", "The total of the dice, where they were thrown already."),
     NUMBER(INPUT, damage, 0, TFT_DAMAGE_MAX), OPTIONAL},
    {NAMED("multiplier", "Multiplier", "A-TFT-14",
           "2 for a charge or a roll of 4, 4 for both (3 where doubles are added)."),
     NUMBER(INPUT, multiplier, 1, 4), DEFAULT(1)},
    {NAMED("profile", "Figure's profile", "TFT-PROF-1", "A named figure; it says the attributes that are not given."),
     NAME(INPUT, profile)},
    {NAMED("strength", "STR", "TFT-DMG-1", "STR of the figure, unhalved. It must be given unless a profile says it."),
     NUMBER(INPUT, attributes.of[TFT_STR], 1, TFT_ATTRIBUTE_MAX), OPTIONAL},
    ATTRIBUTE(INPUT, "intelligence", "INT", TFT_INT),
    ATTRIBUTE(INPUT, "dexterity", "DEX", TFT_DEX),
    ATTRIBUTE(INPUT, "leadership", "LDR", TFT_LDR),
    ATTRIBUTE(INPUT, "movement", "MOV", TFT_MOV),
    {NAMED("wounded", "Wounded", "A-TFT-15", "Whether the figure was wounded before."), FLAG(INPUT, wounded)},
};
static const struct fields input_fields = FIELDS("TftDamageRollInput", "A hit on a figure.", input_list, INPUT);

#define LEFT(name_, title_, which)                                                                                     \
    {                                                                                                                  \
        NAMED(name_, title_, "TFT-DMG-2", "What the wound leaves of it."),                                             \
            NUMBER(struct tft_attributes, of[which], 0, TFT_ATTRIBUTE_MAX), OPTIONAL                                   \
    }
static const struct field left_list[] = {
    LEFT("strength", "STR", TFT_STR),   LEFT("intelligence", "INT", TFT_INT), LEFT("dexterity", "DEX", TFT_DEX),
    LEFT("leadership", "LDR", TFT_LDR), LEFT("movement", "MOV", TFT_MOV),
};
static const struct fields left_fields =
    FIELDS("TftWoundedAttributes", "The halved attributes of a wounded figure.", left_list, struct tft_attributes);

#define OUTCOME struct tft_damage_roll_outcome
static const struct field outcome_list[] = {
    {NAMED("total", "Damage", "TFT-DMG-1", "The damage, multiplied."), NUMBER(OUTCOME, total, 0, 4 * TFT_DAMAGE_MAX)},
    {NAMED("strength", "STR", "A-TFT-15", "The STR that it was compared with."),
     NUMBER(OUTCOME, strength, 0, TFT_ATTRIBUTE_MAX)},
    {NAMED("result", "Result", "TFT-DMG-1", "What becomes of the figure."), CHOICE(OUTCOME, result, tft_results)},
    {NAMED("attributes", "New attributes", "TFT-DMG-2", "The halved attributes of a figure that is now wounded."),
     GROUP_IF(OUTCOME, attributes, struct tft_attributes, left_fields, has_attributes)},
};
static const struct fields outcome_fields = FIELDS("TftDamageRollOutcome", "What a hit did.", outcome_list, OUTCOME);

int32_t tft_multiplier(const struct tft_roll *roll, bool charging, const struct tft_options *options)
{
    int32_t critical = roll->critical == TFT_ROLLED_4 ? 2 : 1, charge = charging ? 2 : 1;
    if (!roll->success)
        return 0;
    return options->double_stack == TFT_DOUBLE_ADD ? critical + charge - 1 : critical * charge;
}

int32_t tft_damage_throw(int32_t dice_count, int32_t multiplier, const struct tft_options *options, struct dice *dice,
                         struct explanation *why)
{
    bool flat = options->damage_mode == TFT_DAMAGE_FLAT;
    int32_t thrown = flat ? dice_count : dice_sum(dice, "damage", dice_count, 6);
    explain_total(why, "TFT-DMG-1", flat ? "The weapon's damage, without dice (A-TFT-3)" : "The weapon's damage dice",
                  thrown, thrown);
    if (multiplier > 1)
        explain_total(why, "TFT-DMG-1", "The damage is multiplied", multiplier, thrown * multiplier);
    return thrown * multiplier;
}

/* STR that damage is compared with. */
static int32_t strength_of(const struct tft_body *body, const struct tft_options *options)
{
    bool halved = body->wounded && options->wounded_str == TFT_STR_HALVED;
    return halved ? tft_halved(body->strength, options) : body->strength;
}

static const struct tft_damage_row *row_of(int32_t damage, int32_t strength)
{
    const struct tft_damage_row *row = tft_damage_rows;
    while (row->twice_up_to != FIELD_ABSENT && 2 * damage > row->twice_up_to * strength)
        row++;
    return row;
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
        explain_total(why, "TFT-DMG-1", "No damage is left, so nothing happens to the figure", 0, strength);
        return TFT_UNHARMED;
    }
    const struct tft_damage_row *row = row_of(damage, strength);
    explain_total(why, row->clause, row->effect, damage, strength);
    enum tft_result result = (enum tft_result)(TFT_WOUNDED + (row - tft_damage_rows));
    return result == TFT_WOUNDED && body->wounded ? TFT_INCAPACITATED : result;
}

const char *tft_result_name(int32_t result)
{
    return tft_results.list[result].name;
}

static void check(const struct question *question, struct violations *violations)
{
    const INPUT *input = question->input;
    int32_t given =
        (input->dice_count != FIELD_ABSENT) + (input->weapon != FIELD_ABSENT) + (input->damage != FIELD_ABSENT);
    tft_profiles_check(question->options, violations);
    tft_weapons_check(question->options, violations);
    if (given == 0)
        violation_add(violations, ERROR_MISSING_FIELD, "/input/dice_count", "Give dice_count, weapon or damage.");
    if (given > 1)
        violation_add(violations, ERROR_CONFLICTING_FIELDS,
                      input->damage != FIELD_ABSENT ? "/input/damage" : "/input/weapon",
                      "Give one of dice_count, weapon and damage.");
    tft_profile_check(input->profile, question->options, "/input", "profile", violations);
    tft_attribute_check(TFT_STR, input->attributes.of[TFT_STR], input->profile, question->options, "/input", "strength",
                        violations);
}

static int32_t throw_or_take(const INPUT *input, const struct tft_options *options, struct dice *dice,
                             struct explanation *why)
{
    if (input->damage == FIELD_ABSENT)
        return tft_damage_throw(input->weapon == FIELD_ABSENT ? input->dice_count
                                                              : tft_weapon(input->weapon, options).damage,
                                input->multiplier, options, dice, why);
    int32_t total = input->damage * input->multiplier;
    explain_total(why, "TFT-DMG-1", "The damage as it was thrown", input->damage, input->damage);
    if (input->multiplier > 1)
        explain_total(why, "TFT-DMG-1", "The damage is multiplied", input->multiplier, total);
    return total;
}

static struct tft_body body_of(const INPUT *input, const struct tft_options *options)
{
    return (struct tft_body){tft_attribute(TFT_STR, input->attributes.of[TFT_STR], input->profile, options),
                             input->wounded};
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const INPUT *input = question->input;
    const struct tft_options *options = question->options;
    OUTCOME *outcome = ret_outcome;
    struct tft_body body = body_of(input, options);
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

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const OUTCOME *outcome = ruled;
    text_format(line, "%d damage against STR %d: %s.", outcome->total, outcome->strength,
                tft_result_name(outcome->result));
}

HOLDS(wounded, OUTCOME, outcome->result == TFT_WOUNDED)
HOLDS(down, OUTCOME, outcome->result >= TFT_INCAPACITATED)
HOLDS(dead, OUTCOME, outcome->result == TFT_DEAD)

static const struct step_end step_ends[] = {
    END(wounded, "The figure is wounded"),
    END(down, "The figure is incapacitated or dead"),
    END(dead, "The figure is dead"),
    NO_MORE_ENDS,
};

/* Hits with double damage come first; whose turn it really is, the question may say. */
static int32_t multiplier_of(const void *unit)
{
    const struct tft_unit *known = unit;
    return known->double_hits > 0 ? 2 : known->hits > 0 ? 1 : FIELD_ABSENT;
}

static const struct unit_fills target_fills[] = {TFT_FIGURE_FILLS,
                                                 FILLS("strength"),
                                                 FILLS("intelligence"),
                                                 FILLS("dexterity"),
                                                 FILLS("leadership"),
                                                 FILLS("movement"),
                                                 FILLS_BY("multiplier", multiplier_of),
                                                 NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("target", "The figure that is hit.", "", target_fills, .in_play = true, TFT_OF_FIGURES),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const INPUT *input = question->input;
    const struct tft_options *options = question->options;
    const OUTCOME *outcome = ruled;
    if (status != RULING_RESOLVED)
        return;
    struct tft_body body = body_of(input, options);
    effect_add(effects, 0, 0, input->multiplier > 1 ? "double_hits" : "hits", -1, "TFT-DMG-1");
    tft_harm_effects(outcome->result, tft_harm_clause(outcome->total, &body, options), 0, 0, effects);
}

static const char *const options[] = {"damage_mode", "wounded_str", "half_rounding", "weapons", "profiles", NULL};
static const char *const clauses[] = {"TFT-DMG-1", "TFT-DMG-2", "TFT-DMG-3", "TFT-DMG-4", NULL};

const struct step tft_damage_roll_step = {
    .name = "damage-roll",
    .title = "Damage roll",
    .doc = "What a hit does to a figure: up to half of STR it is wounded, up to STR incapacitated, above that dead. "
           "Each hit is judged alone (A-TFT-18).",
    .family = "damage-roll",
    .dice = "As many D6 as the weapon has damage; none where the damage is given or flat",
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
