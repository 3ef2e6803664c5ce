/* ranged-attack: a unit fires at another: dice, hits, and the figures that they remove (MWK-FIR-1 to 7). */
#include "colonial_roster.h"
#include "ends.h"
#include "fields.h"

static const struct field target_list[] = {COLONIAL_TARGET_FIELDS(struct colonial_target)};
static const struct fields target_fields = {
    .name = "ColonialTarget",
    .doc = "What is fired at.",
    .list = target_list,
    .count = FIELDS_COUNT(target_list),
    .size = sizeof(struct colonial_target),
};

static const struct field input_list[] = {
    COLONIAL_FIRER_FIELDS(struct colonial_ranged_attack_input, firer),
    {.name = "target",
     .title = "Target",
     .doc = "What is fired at.",
     .kind = FIELD_GROUP,
     .offset = FIELD_AT(struct colonial_ranged_attack_input, target, struct colonial_target),
     .of = &target_fields},
};
static const struct fields input_fields = {
    .name = "ColonialRangedAttackInput",
    .doc = "A unit that fires, and its target.",
    .list = input_list,
    .count = FIELDS_COUNT(input_list),
    .size = sizeof(struct colonial_ranged_attack_input),
};

static const struct field outcome_list[] = {
    COLONIAL_CHOICE_FIELD(struct colonial_ranged_attack, band, "band", "Range", "MWK-FIR-2",
                          "The range band; at its end the nearer one (A-MWK-5).", &colonial_band_choices),
    COLONIAL_COUNT_FIELD(struct colonial_ranged_attack, dice, "dice", "Dice", "dice", "MWK-FIR-3",
                         "Dice that are thrown.", 0, COLONIAL_HITS_MAX),
    COLONIAL_COUNT_FIELD(struct colonial_ranged_attack, needed, "needed", "Needed", NULL, "MWK-FIR-3",
                         "What a die must reach to hit.", 1, COLONIAL_VALUE_MAX),
    COLONIAL_COUNT_FIELD(struct colonial_ranged_attack, hits, "hits", "Hits", "hits", "MWK-FIR-3", "Dice that hit.", 0,
                         COLONIAL_HITS_MAX),
    COLONIAL_LOSS_FIELDS(struct colonial_ranged_attack, loss),
    COLONIAL_FACT_FIELD(struct colonial_ranged_attack, leader_test_due, "leader_test_due", "Leader test due",
                        "MWK-FIR-9", "Whether the target throws for its leader."),
    COLONIAL_FACT_FIELD(struct colonial_ranged_attack, pin_test_due, "pin_test_due", "Pin test due", "MWK-PIN-1",
                        "Whether the target tests for pinning."),
};
const struct fields colonial_ranged_attack_fields = {
    .name = "ColonialRangedAttack",
    .doc = "What the fire did.",
    .list = outcome_list,
    .count = FIELDS_COUNT(outcome_list),
    .size = sizeof(struct colonial_ranged_attack),
};

int32_t colonial_half(int32_t figures, const struct colonial_options *options)
{
    return options->half_rounding == COLONIAL_HALF_UP ? (figures + 1) / 2 : figures / 2;
}

void colonial_firer_check(const struct colonial_firer *firer, const struct colonial_options *options,
                          struct violations *violations)
{
    colonial_profiles_check(options, violations);
    colonial_who_check(&firer->who, COLONIAL_NEEDS_UNIT | COLONIAL_NEEDS(COLONIAL_FIRE), options, "/input", violations);
    if (colonial_unit_of(&firer->who, options) == FIELD_ABSENT)
        return; /* the weapon may come with the unit */
    int32_t weapon = colonial_weapon_of(&firer->who, firer->weapon, options);
    if (weapon == FIELD_ABSENT)
        colonial_violation(violations, ERROR_MISSING_FIELD, "/input", "weapon",
                           "Give the weapon, or name a profile that has it; the sheet does not give it.");
    if (weapon == COLONIAL_ROCKET)
        colonial_violation(violations, ERROR_NOT_A_CHOICE, "/input", "weapon",
                           "A rocket makes no hits; ask the step rocket-fire.");
}

static bool refuses_weapon(int32_t unit, int32_t weapon, struct explanation *why)
{
    int32_t fires_as = colonial_units[unit].fires_as;
    if (fires_as != FIELD_ABSENT && fires_as != weapon) {
        explain(why, "MWK-UNIT",
                fires_as == COLONIAL_MODERN_RIFLE ? "Regular mounted infantry fire as modern rifles, on foot"
                                                  : "Irregular mounted infantry fire as obsolete rifles, on foot");
        return true;
    }
    if (weapon == COLONIAL_FIELD_GUN && colonial_units[unit].class != COLONIAL_CREWED) {
        explain(why, "MWK-FIR-7", "Only the crewmen of a crewed weapon fire a field gun");
        return true;
    }
    return false;
}

static bool refuses_unit(const struct colonial_firer *firer, int32_t unit, int32_t weapon,
                         const struct colonial_options *options, struct explanation *why)
{
    if (colonial_refuses_pinned(firer->pinned_markers, why) || refuses_weapon(unit, weapon, why) ||
        colonial_refuses(firer->volley, unit, COLONIAL_DO_VOLLEY, "Volley fire is on neither list of this unit", why) ||
        colonial_refuses(firer->skirmishing, unit, COLONIAL_DO_SKIRMISH, "Skirmishing is on neither list of this unit",
                         why) ||
        colonial_refuses(firer->close_order, unit, COLONIAL_DO_CLOSE_ORDER,
                         "Close order is on neither list of this unit", why))
        return true;
    if (!firer->volley || firer->close_order || options->volley_requires_close_order == COLONIAL_NO)
        return false;
    explain(why, "MWK-FIR-3", "Only a unit in close order may fire a volley (A-MWK-17)");
    return true;
}

/* Whether formations of the target count for the weapon. */
static bool formations_count(int32_t weapon, const struct colonial_options *options)
{
    return weapon != COLONIAL_FIELD_GUN || options->gun_target_mods == COLONIAL_YES;
}

static bool refuses_range(enum colonial_band band, bool gone_to_ground, struct explanation *why)
{
    static const char *const texts[] = {"The target is at short range", "The target is at long range",
                                        "The target is out of range"};
    explain(why, "MWK-FIR-2", texts[band]);
    if (band == COLONIAL_LONG && gone_to_ground)
        explain(why, "MWK-FIR-6", "A target that has gone to ground can be hit at short range only");
    return band == COLONIAL_OUT_OF_RANGE || (band == COLONIAL_LONG && gone_to_ground);
}

static int32_t find_needed(const struct colonial_ranged_attack_input *input, bool close_order,
                           const struct colonial_options *options, struct explanation *why)
{
    int32_t needed = colonial_number_of(&input->firer.who, COLONIAL_FIRE, options);
    explain_total(why, "MWK-UNIT", "Fire value: what a die must reach", needed, needed);
    if (input->firer.volley)
        explain_total(why, "MWK-FIR-3", "Volley fire: one less is needed (A-MWK-1)", -1, --needed);
    if (close_order)
        explain_total(why, "MWK-FIR-5", "The target is in close order: one less is needed (A-MWK-1)", -1, --needed);
    return needed < 1 ? 1 : needed;
}

static int32_t count_dice(const struct colonial_firer *firer, int32_t weapon, const struct colonial_options *options,
                          struct explanation *why)
{
    if (weapon == COLONIAL_FIELD_GUN) {
        int32_t dice = firer->figures * colonial_weapons[weapon].dice;
        explain_value(why, "MWK-FIR-7", "Two dice for each crewman (A-MWK-6)", dice);
        return dice;
    }
    int32_t figures = firer->skirmishing ? colonial_half(firer->figures, options) : firer->figures;
    explain_value(why, "MWK-FIR-3",
                  firer->skirmishing ? "Skirmishing: a die for half of the figures" : "A die for each figure", figures);
    return figures * colonial_weapons[weapon].dice;
}

enum ruling_status colonial_ranged_attack(const struct colonial_ranged_attack_input *input,
                                          const struct colonial_options *options, struct dice *dice,
                                          struct explanation *why, struct colonial_ranged_attack *ret)
{
    const struct colonial_firer *firer = &input->firer;
    int32_t unit = colonial_unit_of(&firer->who, options);
    int32_t weapon = colonial_weapon_of(&firer->who, firer->weapon, options);
    if (refuses_unit(firer, unit, weapon, options, why))
        return RULING_NOT_PERMITTED;
    bool formations = formations_count(weapon, options);
    enum colonial_band band = colonial_band_at(weapon, firer->range);
    if (refuses_range(band, formations && input->target.gone_to_ground, why))
        return RULING_NOT_PERMITTED;
    ret->band = (int32_t)band;
    ret->needed = find_needed(input, formations && input->target.close_order, options, why);
    ret->dice = count_dice(firer, weapon, options, why);
    ret->hits = ret->dice > 0 ? dice_hits(dice, "fire", ret->dice, 6, ret->needed) : 0;
    explain_value(why, "MWK-FIR-3", "Each die that reaches the number needed is a hit", ret->hits);
    int32_t required = colonial_fire_hits_required(weapon, band, (enum colonial_cover)input->target.cover, why);
    colonial_remove(COLONIAL_BY_FIRE, ret->hits, required, input->target.figures, why, &ret->loss);
    ret->leader_test_due = ret->pin_test_due = ret->loss.casualties > 0 && !ret->loss.removed;
    if (ret->pin_test_due) {
        explain(why, "MWK-FIR-9", "Casualties: the target throws 2D6 for its leader");
        explain(why, "MWK-PIN-1", "Casualties from fire: the target tests for pinning");
    }
    return RULING_RESOLVED;
}

static void check(const struct question *question, struct violations *violations)
{
    const struct colonial_ranged_attack_input *input = question->input;
    colonial_firer_check(&input->firer, question->options, violations);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *outcome)
{
    return colonial_ranged_attack(question->input, question->options, dice, why, outcome);
}

void colonial_ranged_attack_say(const struct colonial_ranged_attack *attack, struct text *line)
{
    text_format(line, "Dice %d at %d+, hits %d, %d for a figure: removed %d, left %d", attack->dice, attack->needed,
                attack->hits, attack->loss.hits_required, attack->loss.casualties, attack->loss.figures_left);
}

static void summarise(const struct question *question, const void *outcome, struct text *line)
{
    (void)question;
    const struct colonial_ranged_attack *attack = outcome;
    colonial_ranged_attack_say(attack, line);
    text_add(line, attack->pin_test_due ? "; tests for the leader and for pinning are due." : ".");
}

HOLDS(target_loses_figures, struct colonial_ranged_attack, outcome->loss.casualties > 0)
HOLDS(target_removed, struct colonial_ranged_attack, outcome->loss.removed)
HOLDS(pin_test_due, struct colonial_ranged_attack, outcome->pin_test_due)

static const struct step_end step_ends[] = {
    END(target_loses_figures, "The target loses figures"),
    END(target_removed, "The target is removed"),
    END(pin_test_due, "The target must test for pinning"),
    NO_MORE_ENDS,
};

static const struct unit_fills target_fills[] = {FILLS("figures"), FILLS("close_order"), FILLS("gone_to_ground"),
                                                 NO_MORE_FILLS};
static const struct unit_role roles[] = {
    [COLONIAL_FIRER] = ROLE("firer", "The unit that fires.", "", colonial_firer_fills, .in_play = true),
    [COLONIAL_TARGET] = ROLE("target", "The unit that is fired at.", "target", target_fills, .in_play = true),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *outcome,
                   struct effects *effects)
{
    const struct colonial_ranged_attack *attack = outcome;
    (void)question;
    if (status != RULING_RESOLVED)
        return;
    colonial_loss_effects(&attack->loss, "MWK-FIR-1", COLONIAL_TARGET, effects);
    if (attack->leader_test_due) {
        effect_set(effects, COLONIAL_TARGET, 0, "leader_fire_casualties", attack->loss.casualties, "MWK-FIR-9");
        effect_add(effects, COLONIAL_TARGET, 0, "leader_fire_tests", 1, "MWK-FIR-9");
    }
    if (attack->pin_test_due)
        effect_add(effects, COLONIAL_TARGET, 0, "fire_casualties", attack->loss.casualties, "MWK-PIN-1");
}

static const char *const options[] = {"half_rounding", "gun_target_mods", "volley_requires_close_order", "profiles",
                                      NULL};
static const char *const clauses[] = {"MWK-UNIT",  "MWK-ACT-3", "MWK-FIR-1", "MWK-FIR-2", "MWK-FIR-3", "MWK-FIR-4",
                                      "MWK-FIR-5", "MWK-FIR-6", "MWK-FIR-7", "MWK-FIR-9", "MWK-PIN-1", NULL};

const struct step colonial_ranged_attack_step = {
    .name = "ranged-attack",
    .title = "Ranged attack",
    .doc = "A unit fires at another: how many hits, and how many figures they remove. Field guns too; rockets have a "
           "step of their own.",
    .dice = "A D6 for each figure that fires, half of them when skirmishing; for a field gun two for each crewman",
    .input = &input_fields,
    .outcome = &colonial_ranged_attack_fields,
    .options = options,
    .clauses = clauses,
    .ends = step_ends,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
    .effects = affect,
};
