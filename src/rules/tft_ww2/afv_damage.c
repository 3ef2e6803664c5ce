/* afv-damage: whether a hit penetrates an AFV, and what it does there (TFT-PEN). */
#include "ends.h"
#include "field_kinds.h"
#include "steps.h"
#include "tft_roster.h"

#define INPUT struct tft_afv_damage_input
static const struct field input_list[] = {
    {NAMED("profile", "Firer", "A-TFT-28", "A vehicle of the option afvs; it says penetration and HE modifier."),
     NAME(INPUT, profile)},
    {NAMED("target_profile", "Target", "A-TFT-28",
           "A vehicle of the option afvs; it says armour and explosion radius."),
     NAME(INPUT, target_profile)},
    {NAMED("critical", "Critical", "TFT-AFVC-5", "What the roll to hit was."),
     CHOICE(INPUT, critical, tft_afv_criticals), DEFAULT(TFT_NOTHING_SPECIAL)},
    {NAMED("penetration", "Penetration", "TFT-PEN-1",
           "The penetration value; the AP factor of an indirect weapon. It must be given unless the firer says it, or "
           "a critical hit makes it needless."),
     NUMBER(INPUT, penetration, 0, TFT_ARMOUR_MAX), OPTIONAL},
    {NAMED("armour", "Armour", "TFT-PEN-1", "The armour factor. It must be given unless the target says it, likewise."),
     NUMBER(INPUT, armour, 0, TFT_ARMOUR_MAX), OPTIONAL},
    {NAMED("he_modifier", "HE modifier", "TFT-PEN-2",
           "What the weapon takes off the three dice. It must be given unless the firer says it, or the target is "
           "knocked out at once."),
     NUMBER(INPUT, he_modifier, 0, TFT_MODIFIER_MAX), OPTIONAL},
    {NAMED("explosion_radius", "Explosion radius", "A-TFT-29",
           "How far an explosion reaches; the source's figure is lost, so there is none unless it is given."),
     INCHES(INPUT, explosion_radius, TFT_INCHES_MAX), OPTIONAL},
};
static const struct fields input_fields = FIELDS("TftAfvDamageInput", "A hit on an AFV.", input_list, INPUT);

static const struct choice result_list[] = {
    [TFT_AFV_EXPLODES] = {"explodes", "It explodes"},
    [TFT_AFV_DAMAGED] = {"damaged", "A part of it is lost"},
    [TFT_AFV_NO_DAMAGE] = {"no_damage", "Penetrated without damage"},
    [TFT_AFV_NO_PENETRATION] = {"no_penetration", "Not penetrated"},
    [TFT_AFV_KNOCKED_OUT] = {"knocked_out", "Knocked out at once"},
};
static const struct choices results = {"TftAfvResult", result_list, TFT_AFV_RESULTS};
static const struct choice part_list[] = {
    [TFT_AFV_MGS] = {"mgs", "Its machine guns are destroyed"},
    [TFT_AFV_IMMOBILISED] = {"immobilised", "It is immobilised"},
    [TFT_AFV_MAIN_GUN] = {"main_gun", "Its main gun is destroyed"},
};
static const struct choices parts = {"TftAfvPart", part_list, TFT_AFV_PARTS};

#define OUTCOME struct tft_afv_damage_outcome
static const struct field outcome_list[] = {
    {NAMED("result", "Result", "TFT-PEN-2", "What the hit does."), CHOICE(OUTCOME, result, results)},
    {NAMED("natural", "Dice", "TFT-PEN-2", "The sum of the three dice, where they were thrown."),
     NUMBER(OUTCOME, natural, 3, 18), OPTIONAL},
    {NAMED("modified", "Modified", "TFT-PEN-2", "The dice less the HE modifier."),
     NUMBER(OUTCOME, modified, -TFT_MODIFIER_MAX, 18), OPTIONAL},
    {NAMED("part", "Part", "TFT-PEN-2", "What is lost of a damaged vehicle."), CHOICE(OUTCOME, part, parts), OPTIONAL},
    {NAMED("explosion_dice", "Explosion", "TFT-PEN-2", "Damage dice to anything that the explosion reaches."),
     .unit = "D6", NUMBER(OUTCOME, explosion_dice, 4, 4), OPTIONAL},
    {NAMED("explosion_radius", "Explosion radius", "A-TFT-29", "How far it reaches, if that was given."),
     INCHES(OUTCOME, explosion_reach, TFT_INCHES_MAX), OPTIONAL},
    {NAMED("crew_test", "Crew test", "TFT-CREW-1", "Whether the crew must test: see crew-check."),
     FACT(OUTCOME, crew_test)},
};
static const struct fields outcome_fields =
    FIELDS("TftAfvDamageOutcome", "What a hit did to an AFV.", outcome_list, OUTCOME);

static void check(const struct question *question, struct violations *violations)
{
    const INPUT *input = question->input;
    const struct tft_options *options = question->options;
    tft_afvs_check(options, violations);
    tft_afv_name_check(input->profile, options, "/input/profile", violations);
    tft_afv_name_check(input->target_profile, options, "/input/target_profile", violations);
    if (input->critical != TFT_ROLLED_3 && input->critical != TFT_ROLLED_4) {
        tft_afv_figure_check(TFT_AFV_PENETRATION, input->penetration, input->profile, options, "/input/penetration",
                             violations);
        tft_afv_figure_check(TFT_AFV_ARMOUR, input->armour, input->target_profile, options, "/input/armour",
                             violations);
    }
    if (input->critical != TFT_ROLLED_3)
        tft_afv_figure_check(TFT_AFV_HE, input->he_modifier, input->profile, options, "/input/he_modifier", violations);
}

static bool penetrates(const INPUT *input, const struct tft_options *options, struct explanation *why)
{
    if (input->critical == TFT_ROLLED_4) {
        explain(why, "TFT-AFVC-5", "A vulnerable spot: the shot penetrates");
        return true;
    }
    int32_t penetration = tft_afv_figure(TFT_AFV_PENETRATION, input->penetration, input->profile, options);
    int32_t armour = tft_afv_figure(TFT_AFV_ARMOUR, input->armour, input->target_profile, options);
    bool through = penetration >= armour;
    explain_total(why, "TFT-PEN-1",
                  through ? "Penetration reaches the armour: it penetrates"
                          : "Penetration is less than the armour: it does not penetrate",
                  penetration, armour);
    return through;
}

static const struct tft_afv_damage_row *row_of(int32_t modified)
{
    const struct tft_afv_damage_row *row = tft_afv_damage_rows;
    while (row->hi != FIELD_ABSENT && modified > row->hi)
        row++;
    return row;
}

static enum tft_afv_part part_throw(struct dice *dice, struct explanation *why)
{
    struct dice_band bands[TFT_AFV_PARTS];
    int32_t counts[TFT_AFV_PARTS], part = 0;
    for (int32_t i = 0; i < TFT_AFV_PARTS; i++)
        bands[i] = (struct dice_band){tft_afv_part_rows[i].lo, tft_afv_part_rows[i].hi, i};
    dice_tally(dice, "part", 1, 6, bands, TFT_AFV_PARTS, counts, TFT_AFV_PARTS);
    while (part < TFT_AFV_PARTS - 1 && counts[part] == 0)
        part++;
    explain(why, "TFT-PEN-2", tft_afv_part_rows[part].text);
    return (enum tft_afv_part)part;
}

static void damage_throw(const INPUT *input, const struct tft_options *options, struct dice *dice,
                         struct explanation *why, OUTCOME *outcome)
{
    outcome->natural = dice_sum(dice, "damage", 3, 6);
    outcome->modified = outcome->natural - tft_afv_figure(TFT_AFV_HE, input->he_modifier, input->profile, options);
    const struct tft_afv_damage_row *row = row_of(outcome->modified);
    outcome->result = (int32_t)(row - tft_afv_damage_rows);
    explain_total(why, "TFT-PEN-2", row->text, outcome->natural, outcome->modified);
    if (outcome->result == TFT_AFV_DAMAGED)
        outcome->part = (int32_t)part_throw(dice, why);
    if (outcome->result != TFT_AFV_EXPLODES)
        return;
    outcome->explosion_dice = 4;
    outcome->explosion_reach = tft_afv_figure(TFT_AFV_RADIUS, input->explosion_radius, input->target_profile, options);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const INPUT *input = question->input;
    OUTCOME *outcome = ret_outcome;
    if (input->critical == TFT_ROLLED_3) {
        outcome->result = TFT_AFV_KNOCKED_OUT;
        explain(why, "TFT-AFVC-5", "A roll of 3 to hit: the target is knocked out at once");
        return RULING_RESOLVED;
    }
    if (penetrates(input, question->options, why))
        damage_throw(input, question->options, dice, why, outcome);
    else
        outcome->result = TFT_AFV_NO_PENETRATION;
    outcome->crew_test = outcome->result != TFT_AFV_EXPLODES;
    if (outcome->crew_test)
        explain(why, "TFT-CREW-1", "The vehicle was hit: its crew tests");
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    static const char *const says[TFT_AFV_RESULTS] = {"The vehicle explodes.", "",
                                                      "Penetrated without damage; the crew tests.",
                                                      "Not penetrated; the crew tests.", "The vehicle is knocked out."};
    (void)question;
    const OUTCOME *outcome = ruled;
    if (outcome->result == TFT_AFV_DAMAGED)
        text_format(line, "%s; the crew tests.", part_list[outcome->part].doc);
    else
        text_add(line, says[outcome->result]);
}

HOLDS(explodes, OUTCOME, outcome->natural != FIELD_ABSENT && outcome->result == TFT_AFV_EXPLODES)
HOLDS(damaged, OUTCOME, outcome->result == TFT_AFV_DAMAGED)
HOLDS(unharmed, OUTCOME, outcome->result == TFT_AFV_NO_DAMAGE || outcome->result == TFT_AFV_NO_PENETRATION)

static const struct step_end step_ends[] = {
    END(explodes, "The vehicle explodes"),
    END(damaged, "The vehicle is damaged"),
    END(unharmed, "The vehicle is not harmed"),
    NO_MORE_ENDS,
};

/* Hits of a vulnerable spot come first; whose turn it really is, the question may say. */
static int32_t critical_of(const void *unit)
{
    const struct tft_unit *known = unit;
    return known->vulnerable_hits > 0 ? TFT_ROLLED_4 : known->hits > 0 ? TFT_NOTHING_SPECIAL : FIELD_ABSENT;
}

static const struct unit_fills firer_fills[] = {FILLS("profile"), FILLS("penetration"), FILLS("he_modifier"),
                                                NO_MORE_FILLS};
static const struct unit_fills target_fills[] = {FILLS_FROM("target_profile", "profile"), FILLS("armour"),
                                                 FILLS("explosion_radius"), FILLS_BY("critical", critical_of),
                                                 NO_MORE_FILLS};
enum { FIRER, HIT_ONE };
static const struct unit_role roles[] = {
    [FIRER] = ROLE("firer", "The vehicle whose gun hit; it may have been lost since.", "", firer_fills, TFT_OF_AFVS),
    [HIT_ONE] = ROLE("target", "The vehicle that is hit.", "", target_fills, .in_play = true, TFT_OF_AFVS),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    static const char *const lost[TFT_AFV_PARTS] = {[TFT_AFV_MGS] = "mgs_destroyed",
                                                    [TFT_AFV_IMMOBILISED] = "immobilised",
                                                    [TFT_AFV_MAIN_GUN] = "main_gun_destroyed"};
    const INPUT *input = question->input;
    const OUTCOME *outcome = ruled;
    if (status != RULING_RESOLVED)
        return;
    effect_add(effects, HIT_ONE, 0, input->critical == TFT_ROLLED_4 ? "vulnerable_hits" : "hits", -1, "TFT-PEN-1");
    effect_add(effects, HIT_ONE, 0, "crew_tests", outcome->crew_test, "TFT-CREW-1");
    if (outcome->result == TFT_AFV_EXPLODES)
        effect_set(effects, HIT_ONE, 0, "fate", TFT_FATE_EXPLODED, "TFT-PEN-2");
    if (outcome->result == TFT_AFV_KNOCKED_OUT)
        effect_set(effects, HIT_ONE, 0, "fate", TFT_FATE_KNOCKED_OUT, "TFT-AFVC-5");
    if (outcome->result == TFT_AFV_DAMAGED)
        effect_set(effects, HIT_ONE, 0, lost[outcome->part], true, "TFT-PEN-2");
}

static const char *const options[] = {"afvs", NULL};
static const char *const clauses[] = {"TFT-AFVC-5", "TFT-PEN-1", "TFT-PEN-2", "TFT-CREW-1", NULL};

const struct step tft_afv_damage_step = {
    .name = "afv-damage",
    .title = "AFV damage",
    .doc = "Penetration against armour, then 3D6 less the HE modifier. The diagram of hit locations is lost in the "
           "source (TFT-AFVC-6), so one armour factor is asked for. A vehicle that explodes or is knocked out has no "
           "crew to test.",
    .dice = "3D6 if it penetrates; a D6 if it is damaged",
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
