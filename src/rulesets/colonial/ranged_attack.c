/* ranged-attack: a unit fires at another: dice, hits, and the figures that they remove (MWK-FIR-1 to 7). */
#include "rulesets/colonial/colonial_roster.h"

static const struct field target_rows[] = {COLONIAL_TARGET_ROWS};
static const struct fields target_fields =
    FIELDS("ColonialTarget", "What is fired at.", target_rows, struct colonial_target);

static const struct field input_rows[] = {
    COLONIAL_FIRER_ROWS(struct colonial_ranged_attack_input, firer),
    GROUP(struct colonial_ranged_attack_input, target, struct colonial_target, target_fields, "Target", NULL,
          "What is fired at."),
};
static const struct fields input_fields = FIELDS("ColonialRangedAttackInput", "A unit that fires, and its target.",
                                                 input_rows, struct colonial_ranged_attack_input);

static const struct field outcome_rows[] = {
    CHOICE(struct colonial_ranged_attack, band, colonial_band_choices, "Range", "MWK-FIR-2",
           "The range band; at its end the nearer one (A-MWK-5)."),
    NUMBER(struct colonial_ranged_attack, dice, 0, COLONIAL_HITS_MAX, "Dice", "MWK-FIR-3", "Dice that are thrown.",
           .unit = "dice"),
    NUMBER(struct colonial_ranged_attack, needed, 1, COLONIAL_NEEDED_MAX, "Needed", "MWK-FIR-3",
           "What a die must reach to hit.", OR_MORE),
    NUMBER(struct colonial_ranged_attack, hits, 0, COLONIAL_HITS_MAX, "Hits", "MWK-FIR-3", "Dice that hit.",
           .unit = "hits"),
    COLONIAL_LOSS_ROWS(struct colonial_ranged_attack, loss),
    FACT(struct colonial_ranged_attack, leader_test_due, "Leader test due", "MWK-FIR-9",
         "Whether the target throws for its leader."),
    FACT(struct colonial_ranged_attack, pin_test_due, "Pin test due", "MWK-PIN-1",
         "Whether the target tests for pinning."),
};
const struct fields colonial_ranged_attack_fields =
    FIELDS("ColonialRangedAttack", "What the fire did.", outcome_rows, struct colonial_ranged_attack);

int32_t colonial_half(int32_t figures, const struct colonial_options *options)
{
    return options->half_rounding == COLONIAL_HALF_UP ? (figures + 1) / 2 : figures / 2;
}

void colonial_firer_check(const struct colonial_firer *firer, const struct colonial_options *options,
                          struct violations *violations)
{
    colonial_profiles_check(options, violations);
    colonial_who_check(&firer->who, COLONIAL_NEEDS_KIND | COLONIAL_NEEDS(COLONIAL_FIRE), options, "/input", violations);
    colonial_stances_check(firer->close_order, firer->skirmishing, false, "/input", violations);
    if (firer->volley && firer->skirmishing)
        colonial_violation(violations, ERROR_CONFLICTING_FIELDS, "/input", "skirmishing",
                           "A unit that skirmishes fires no volley.");
    if (colonial_kind_of(&firer->who, options) == FIELD_ABSENT)
        return; /* the kind may imply the weapon */
    int32_t weapon = colonial_weapon_of(&firer->who, firer->weapon, options);
    if (weapon == FIELD_ABSENT)
        colonial_violation(violations, ERROR_MISSING_FIELD, "/input", "weapon",
                           "Give the weapon, or name a profile that has it; the sheet does not give it.");
}

static void check(const struct question *question, struct violations *violations)
{
    const struct colonial_ranged_attack_input *input = question->input;
    colonial_firer_check(&input->firer, question->options, violations);
    colonial_stances_check(input->target.close_order, false, input->target.gone_to_ground, "/input/target", violations);
}

/* A unit that fires, with its weapon and range band. */
struct judged_shot {
    const struct colonial_firer *firer;
    const struct colonial_target *target;
    const struct colonial_options *options;
    int32_t kind, weapon;
    enum colonial_band band;
};

/* Whether formations of the target affect the weapon. */
static bool formations_count(const struct judged_shot *shot)
{
    return shot->weapon != COLONIAL_FIELD_GUN || shot->options->gun_target_mods == COLONIAL_YES;
}

/* Whether the unit table tells it to fire as one weapon, and it fires another. */
static bool fires_other_than(const struct judged_shot *shot, int32_t weapon)
{
    return colonial_units[shot->kind].fires_as == weapon && shot->weapon != weapon;
}

WHEN(pinned, struct judged_shot, it->firer->pinned_markers)
WHEN(no_modern_rifles, struct judged_shot, fires_other_than(it, COLONIAL_MODERN_RIFLE))
WHEN(no_obsolete_rifles, struct judged_shot, fires_other_than(it, COLONIAL_OBSOLETE_RIFLE))
WHEN(gun_without_crew, struct judged_shot,
     it->weapon == COLONIAL_FIELD_GUN && colonial_units[it->kind].class != COLONIAL_CREWED)
WHEN(rocket, struct judged_shot, it->weapon == COLONIAL_ROCKET)
WHEN(no_volley, struct judged_shot, it->firer->volley && !colonial_is_listed(it->kind, COLONIAL_DO_VOLLEY))
WHEN(no_skirmishing, struct judged_shot, it->firer->skirmishing && !colonial_is_listed(it->kind, COLONIAL_DO_SKIRMISH))
WHEN(no_close_order, struct judged_shot,
     it->firer->close_order && !colonial_is_listed(it->kind, COLONIAL_DO_CLOSE_ORDER))
WHEN(volley_in_open_order, struct judged_shot,
     it->firer->volley && !it->firer->close_order && it->options->volley_requires_close_order == COLONIAL_YES)
WHEN(out_of_range, struct judged_shot, it->band == COLONIAL_OUT_OF_RANGE)
WHEN(far_away_on_the_ground, struct judged_shot,
     it->band == COLONIAL_LONG && formations_count(it) && it->target->gone_to_ground)

/* Refusals by the unit that fires and the range, then by the target. */
static const struct refusal refusals[] = {
    COLONIAL_PINNED(pinned),
    {"MWK-UNIT", "Regular mounted infantry fire as modern rifles, on foot", no_modern_rifles},
    {"MWK-UNIT", "Irregular mounted infantry fire as obsolete rifles, on foot", no_obsolete_rifles},
    {"MWK-FIR-7", "Only the crewmen of a crewed weapon fire a field gun", gun_without_crew},
    COLONIAL_NO_HITS(rocket),
    COLONIAL_UNLISTED("Volley fire", no_volley),
    COLONIAL_UNLISTED("Skirmishing", no_skirmishing),
    COLONIAL_UNLISTED("Close order", no_close_order),
    {"MWK-FIR-3", "Only a unit in close order may fire a volley", volley_in_open_order},
    {"MWK-FIR-2", "The target is out of range", out_of_range},
};
static const struct refusal target_refusals[] = {
    {"MWK-FIR-6", "A target that has gone to ground can be hit at short range only", far_away_on_the_ground},
};

WHEN(volley, struct judged_shot, it->firer->volley)
WHEN(target_in_close_order, struct judged_shot, formations_count(it) && it->target->close_order)

/* Modifiers of the number that a die must reach. */
static const struct modifier modifiers[] = {
    {"volley", "MWK-FIR-3", "Volley fire: one less is needed", -1, volley},
    {"target_in_close_order", "MWK-FIR-5", "The target is in close order: one less is needed", -1,
     target_in_close_order},
};

static bool is_refused(const struct judged_shot *shot, struct explanation *why)
{
    if (IS_REFUSED(refusals, shot, why))
        return true;
    explain(why, "MWK-FIR-2",
            shot->band == COLONIAL_SHORT ? "The target is at short range" : "The target is at long range");
    return IS_REFUSED(target_refusals, shot, why);
}

int32_t colonial_needed(int32_t needed, const struct house_modifiers *house, const char *clause,
                        struct explanation *why)
{
    house_modify(house, &needed, why);
    if (needed < 1)
        modifier_add(clause, "No die shows less than one", 1 - needed, &needed, why);
    return needed;
}

static int32_t find_needed(const struct judged_shot *shot, struct explanation *why)
{
    int32_t needed = colonial_number_of(&shot->firer->who, COLONIAL_FIRE, shot->options);
    explain_base(why, "MWK-UNIT", "Fire value: what a die must reach", "to hit", needed);
    MODIFY(modifiers, shot, &needed, why);
    return colonial_needed(needed, &shot->firer->house, "MWK-FIR-3", why);
}

int32_t colonial_fire_dice(int32_t figures, bool skirmishing, int32_t weapon, const struct colonial_options *options)
{
    bool half = skirmishing && weapon != COLONIAL_FIELD_GUN;
    return (half ? colonial_half(figures, options) : figures) * colonial_weapons[weapon].dice;
}

static int32_t count_dice(const struct colonial_firer *firer, int32_t weapon, const struct colonial_options *options,
                          struct explanation *why)
{
    int32_t dice = colonial_fire_dice(firer->figures, firer->skirmishing, weapon, options);
    if (weapon == COLONIAL_FIELD_GUN)
        explain_count(why, "MWK-FIR-7", "Two dice for each crewman", dice);
    else
        explain_count(why, "MWK-FIR-3",
                      firer->skirmishing ? "Skirmishing: a die for half of the figures" : "A die for each figure",
                      dice);
    return dice;
}

int32_t colonial_fire_deed(const struct colonial_firer *firer)
{
    return firer->volley ? COLONIAL_DO_VOLLEY : COLONIAL_DO_FIRE;
}

static const char *firer_called(const struct question_units *units, const char *otherwise)
{
    return unit_called(units, COLONIAL_FIRER, 0, otherwise);
}

static const char *target_called(const struct question_units *units, const char *otherwise)
{
    return unit_called(units, COLONIAL_TARGET, 0, otherwise);
}

enum ruling_status colonial_ranged_attack(const struct colonial_ranged_attack_input *input,
                                          const struct colonial_options *options, const struct question_units *units,
                                          struct dice *dice, struct explanation *why,
                                          struct colonial_ranged_attack *ret)
{
    const struct colonial_firer *firer = &input->firer;
    const struct colonial_target *target = &input->target;
    int32_t weapon = colonial_weapon_of(&firer->who, firer->weapon, options);
    const struct judged_shot shot = {.firer = firer,
                                     .target = target,
                                     .options = options,
                                     .kind = colonial_kind_of(&firer->who, options),
                                     .weapon = weapon,
                                     .band = colonial_band_at(weapon, firer->range)};
    explain_subject(why, firer_called(units, "firer"));
    if (is_refused(&shot, why))
        return RULING_NOT_PERMITTED;
    ret->band = (int32_t)shot.band;
    ret->needed = find_needed(&shot, why);
    ret->dice = count_dice(firer, weapon, options, why);
    dice_for(dice, COLONIAL_FIRER, 0);
    ret->hits = ret->dice > 0 ? dice_hits(dice, "fire", ret->dice, 6, ret->needed) : 0;
    explain_count(why, "MWK-FIR-3", "Each die that reaches the number needed is a hit", ret->hits);
    explain_subject(why, target_called(units, "target"));
    int32_t required = colonial_fire_hits_required(weapon, shot.band, (enum colonial_cover)target->cover, why);
    colonial_remove(COLONIAL_BY_FIRE, ret->hits, required, unit_figures(units, COLONIAL_TARGET, 0, target->figures),
                    unit_has_others(units, COLONIAL_TARGET, 0), why, &ret->loss);
    ret->pin_test_due = ret->loss.casualties > 0 && !ret->loss.gone;
    ret->leader_test_due = colonial_leader_tests(&ret->loss, target->has_leader);
    if (ret->leader_test_due)
        colonial_leader_explain(COLONIAL_BY_FIRE, why);
    if (ret->pin_test_due)
        explain(why, "MWK-PIN-1", "Casualties from fire: the target tests for pinning");
    explain_subject(why, NULL);
    return RULING_RESOLVED;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret)
{
    return colonial_ranged_attack(question->input, question->options, question->units, dice, why, ret);
}

void colonial_ranged_attack_say(const struct question_units *units, const struct colonial_ranged_attack_input *input,
                                const struct colonial_ranged_attack *attack, struct text *line)
{
    const char *target = target_called(units, "the target");
    text_format(line, "%s fired%s at %s with %d %s and made ", firer_called(units, "The unit"),
                input->firer.volley ? " a volley" : "", target, attack->dice, attack->dice == 1 ? "die" : "dice");
    if (attack->hits > 0)
        text_format(line, "%d %s: ", attack->hits, attack->hits == 1 ? "hit" : "hits");
    else
        text_add(line, "no hits: ");
    colonial_figures_say(attack->loss.casualties, line);
    text_format(line, " of %s %s killed", target, attack->loss.casualties > 1 ? "were" : "was");
    if (attack->loss.gone)
        text_add(line, ", and none was left");
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct colonial_ranged_attack *attack = ruled;
    const char *target = target_called(question->units, "the target");
    colonial_ranged_attack_say(question->units, question->input, attack, line);
    if (attack->leader_test_due)
        text_format(line, "; %s must throw for the leader and test for pinning", target);
    else if (attack->pin_test_due)
        text_format(line, "; %s must test for pinning", target);
    text_add(line, ".");
}

HOLDS(target_loses_figures, struct colonial_ranged_attack, outcome->loss.casualties > 0)

static const struct unit_fills target_fills[] = {
    COLONIAL_FIGURES_FILL,     FILLS("cover", .find = colonial_roster_cover, .assumed = true),
    COLONIAL_CLOSE_ORDER_FILL, COLONIAL_GROUND_FILL,
    COLONIAL_LEADER_FILL,      {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct colonial_ranged_attack_input *input = question->input;
    const struct colonial_ranged_attack *attack = ruled;
    colonial_half_deed_effects(colonial_fire_deed(&input->firer), "fired", input->firer.skirmishing, question->options,
                               COLONIAL_FIRER, tabletop);
    colonial_loss_effects(&attack->loss, "MWK-FIR-1", COLONIAL_TARGET, tabletop);
    if (attack->leader_test_due) {
        unit_set(tabletop, COLONIAL_TARGET, 0, "leader_fire_casualties", attack->loss.casualties, "MWK-FIR-9");
        unit_add(tabletop, COLONIAL_TARGET, 0, "leader_fire_tests", 1, "MWK-FIR-9");
    }
    if (attack->pin_test_due)
        unit_add(tabletop, COLONIAL_TARGET, 0, "fire_casualties", attack->loss.casualties, "MWK-PIN-1");
}

const struct step colonial_ranged_attack_step = {
    .name = "ranged-attack",
    .title = "Ranged attack",
    .doc = "A unit fires at another: how many hits, and how many figures they remove. Field guns too; rockets have a "
           "step of their own.",
    .dice = "A D6 for each figure that fires, half of them when skirmishing; for a field gun two for each crewman",
    .input = &input_fields,
    .outcome = &colonial_ranged_attack_fields,
    .options = STRINGS("half_rounding", "gun_target_mods", "volley_requires_close_order", "stance_ends", "skirmish",
                       "profiles"),
    .clauses = STRINGS("MWK-UNIT", "MWK-ACT-3", "MWK-FIR-1", "MWK-FIR-2", "MWK-FIR-3", "MWK-FIR-4", "MWK-FIR-5",
                       "MWK-FIR-6", "MWK-FIR-7", "MWK-FIR-8", "MWK-FIR-9", "MWK-PIN-1", "X-HOUSE"),
    .ends = ROWS(
        struct step_end,
        END(target_loses_figures, "The target loses figures", READS(struct colonial_ranged_attack, loss.casualties)),
        END_IS(target_removed, "The target is removed", struct colonial_ranged_attack, loss.removed, true),
        END_IS(pin_test_due, "The target must test for pinning", struct colonial_ranged_attack, pin_test_due, true)),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  [COLONIAL_FIRER] = ROLE("firer", "The unit that fires.", "", colonial_firer_fills, .in_play = true,
                                          .opposed = 1, .no_deed = COLONIAL_ACTION_OF_TURN),
                  [COLONIAL_TARGET] = ROLE("target", "The unit that is fired at.", "target", target_fills,
                                           .in_play = true, .passive = true, .opposed = 2, .whose = UNIT_SUFFERS)),
    .apply = apply,
};
