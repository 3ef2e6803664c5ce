/* afv-damage: whether a hit penetrates an AFV, and the damage it does there (TFT-PEN). */
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"

#define AFV_RESULT_VALUES(X)                                                                                           \
    X(EXPLODES, "explodes", "It explodes")                                                                             \
    X(DAMAGED, "damaged", "A part of it is lost")                                                                      \
    X(NO_DAMAGE, "no_damage", "Penetrated without damage")                                                             \
    X(NO_PENETRATION, "no_penetration", "Not penetrated")                                                              \
    X(KNOCKED_OUT, "knocked_out", "Knocked out at once")
ENUM(afv_result, AFV_RESULT_VALUES, AFV_RESULTS);
LOCAL_CHOICES(results, "TftAfvResult", AFV_RESULT_VALUES);
#define AFV_PART_VALUES(X)                                                                                             \
    X(MGS, "mgs", "Its machine guns are destroyed", "Machine guns")                                                    \
    X(IMMOBILISED, "immobilised", "It is immobilised")                                                                 \
    X(MAIN_GUN, "main_gun", "Its main gun is destroyed")
ENUM(afv_part, AFV_PART_VALUES, AFV_PARTS);
LOCAL_CHOICES(parts, "TftAfvPart", AFV_PART_VALUES);

/* Rolls lo..hi; FIELD_ABSENT: no limit. */
struct afv_damage_band {
    const char *name;
    int32_t lo, hi;
    const char *text;
};
enum { DAMAGE_BANDS = NO_DAMAGE + 1 };
static const struct afv_damage_band damage_bands[DAMAGE_BANDS] = {
    [EXPLODES] = {"explodes", FIELD_ABSENT, 5, "5 or less: the vehicle explodes, 4D6 to anything near"},
    [DAMAGED] = {"damaged", 6, 15, "6 to 15: damaged; a D6 tells what, and the crew tests"},
    [NO_DAMAGE] = {"no_damage", 16, FIELD_ABSENT, "16 or more: no damage, but the crew tests"},
};
static const struct afv_damage_band part_bands[AFV_PARTS] = {
    [MGS] = {"mgs", 1, 2, "1 or 2: its machine guns are destroyed"},
    [IMMOBILISED] = {"immobilised", 3, 4, "3 or 4: it is immobilised"},
    [MAIN_GUN] = {"main_gun", 5, 6, "5 or 6: its main gun is destroyed"},
};
static const struct field band_rows[] = {
    LABEL(struct afv_damage_band, name, "Result", NULL, "What happens."),
    NUMBER(struct afv_damage_band, lo, 1, 18, "From", NULL, "The lowest roll.", OPTIONAL),
    NUMBER(struct afv_damage_band, hi, 1, 18, "To", NULL, "The highest roll.", OPTIONAL),
    LABEL(struct afv_damage_band, text, "In words", NULL, "The row in words."),
};
static const struct fields band_fields =
    FIELDS("TftAfvDamageRow", "A band of rolls.", band_rows, struct afv_damage_band);
const struct table tft_afv_damage_table = {
    .name = "afv-damage",
    .title = "Damage to AFVs",
    .doc = "3D6 less the weapon's HE modifier, after a shot that penetrated.",
    .clause = "TFT-PEN-2",
    .row = &band_fields,
    .rows = damage_bands,
    .count = DAMAGE_BANDS,
};
const struct table tft_afv_parts_table = {
    .name = "afv-parts",
    .title = "Damaged parts of AFVs",
    .doc = "The D6 that tells what of a damaged vehicle is lost.",
    .clause = "TFT-PEN-2",
    .row = &band_fields,
    .rows = part_bands,
    .count = AFV_PARTS,
};

LOCAL_CHOICES(hits_by, "TftHitBy", TFT_HIT_BY_VALUES);

/* Its roles. */
enum { FIRER, HIT_ONE };

struct input {
    char profile[FIELD_TEXT_SIZE(TFT_NAME_MAX)], target_profile[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    int32_t hit_by, penetration, armour, he_modifier, critical;
    int32_t explosion_radius; /* thousandths */
};
static const struct field input_rows[] = {
    TEXT(struct input, profile, 0, TFT_NAME_MAX, "Firer", "A-TFT-28",
         "A vehicle of the option afvs; it says penetration and HE modifier.", OPTIONAL),
    TEXT(struct input, target_profile, 0, TFT_NAME_MAX, "Target", "A-TFT-28",
         "A vehicle of the option afvs; it says armour and explosion radius.", OPTIONAL),
    CHOICE(struct input, critical, tft_afv_criticals, "Critical", "TFT-AFVC-5", "What the roll to hit was.",
           DEFAULT(TFT_NOTHING_SPECIAL)),
    CHOICE(struct input, hit_by, hits_by, "Hit by", "TFT-IND-2",
           "What hit it; of a vehicle that was hit by both it says of which hit the damage is.",
           DEFAULT(TFT_HIT_BY_GUN)),
    NUMBER(struct input, penetration, 0, TFT_ARMOUR_MAX, "Penetration", "TFT-PEN-1",
           "The penetration value; the AP factor of an indirect weapon. It must be given unless the firer says it, or "
           "a critical hit makes it needless.",
           OPTIONAL),
    NUMBER(struct input, armour, 0, TFT_ARMOUR_MAX, "Armour", "TFT-PEN-1",
           "The armour factor. It must be given unless the target says it, likewise.", OPTIONAL),
    NUMBER(struct input, he_modifier, 0, TFT_MODIFIER_MAX, "HE modifier", "TFT-PEN-2",
           "What the weapon takes off the three dice. It must be given unless the firer says it, or the target is "
           "knocked out at once.",
           OPTIONAL),
    INCHES(struct input, explosion_radius, TFT_INCHES_MAX, "Explosion radius", "A-TFT-29",
           "How far an explosion reaches; the source's figure is lost, so there is none unless it is given.", OPTIONAL),
};
static const struct fields input_fields = FIELDS("TftAfvDamageInput", "A hit on an AFV.", input_rows, struct input);

struct outcome {
    int32_t result;  /* enum afv_result */
    int32_t natural; /* FIELD_ABSENT: no dice */
    int32_t modified;
    int32_t part;             /* enum afv_part; FIELD_ABSENT */
    int32_t explosion_dice;   /* FIELD_ABSENT */
    int32_t explosion_radius; /* thousandths; FIELD_ABSENT */
    bool crew_test;
};
static const struct field outcome_rows[] = {
    CHOICE(struct outcome, result, results, "Result", "TFT-PEN-2", "What the hit does."),
    NUMBER(struct outcome, natural, 3, 18, "Dice", "TFT-PEN-2", "The sum of the three dice, where they were thrown.",
           OPTIONAL),
    NUMBER(struct outcome, modified, -TFT_MODIFIER_MAX, 18, "Modified", "TFT-PEN-2", "The dice less the HE modifier.",
           OPTIONAL),
    CHOICE(struct outcome, part, parts, "Part", "TFT-PEN-2", "What is lost of a damaged vehicle.", OPTIONAL),
    NUMBER(struct outcome, explosion_dice, 4, 4, "Explosion", "TFT-PEN-2",
           "Damage dice to anything that the explosion reaches.", .unit = "D6", OPTIONAL),
    INCHES(struct outcome, explosion_radius, TFT_INCHES_MAX, "Explosion radius", "A-TFT-29",
           "How far it reaches, if that was given.", OPTIONAL),
    FACT(struct outcome, crew_test, "Crew test", "TFT-CREW-1", "Whether the crew must test: see crew-check."),
};
static const struct fields outcome_fields =
    FIELDS("TftAfvDamageOutcome", "What a hit did to an AFV.", outcome_rows, struct outcome);

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
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

static bool penetrates(const struct input *input, const struct tft_options *options, struct explanation *why)
{
    if (input->critical == TFT_ROLLED_4) {
        explain(why, "TFT-AFVC-5", "A vulnerable spot: the shot penetrates");
        return true;
    }
    int32_t penetration = tft_afv_figure(TFT_AFV_PENETRATION, input->penetration, input->profile, options);
    int32_t armour = tft_afv_figure(TFT_AFV_ARMOUR, input->armour, input->target_profile, options);
    bool through = penetration >= armour;
    explain_judged(why, "TFT-PEN-1",
                   through ? "Penetration reaches the armour: it penetrates"
                           : "Penetration is less than the armour: it does not penetrate",
                   penetration, armour, COMPARE_AT_LEAST);
    return through;
}

static const struct afv_damage_band *row_of(int32_t modified)
{
    const struct afv_damage_band *row = damage_bands;
    while (row->hi != FIELD_ABSENT && modified > row->hi)
        row++;
    return row;
}

static enum afv_part part_throw(struct dice *dice, struct explanation *why)
{
    static const char *const words[AFV_PARTS] = {
        [MGS] = "machine guns destroyed", [IMMOBILISED] = "immobilised", [MAIN_GUN] = "main gun destroyed"};
    struct dice_band bands[AFV_PARTS];
    int32_t counts[AFV_PARTS], part = 0;
    for (int32_t i = 0; i < AFV_PARTS; i++)
        bands[i] = (struct dice_band){part_bands[i].lo, part_bands[i].hi, i};
    dice_read_as(dice, words);
    dice_tally(dice, "part", 1, 6, bands, AFV_PARTS, counts, AFV_PARTS);
    while (part < AFV_PARTS - 1 && counts[part] == 0)
        part++;
    explain(why, "TFT-PEN-2", part_bands[part].text);
    return (enum afv_part)part;
}

static void damage_throw(const struct input *input, const struct tft_options *options, struct dice *dice,
                         struct explanation *why, struct outcome *outcome)
{
    outcome->natural = dice_sum(dice, "damage", 3, 6);
    outcome->modified = outcome->natural - tft_afv_figure(TFT_AFV_HE, input->he_modifier, input->profile, options);
    const struct afv_damage_band *row = row_of(outcome->modified);
    outcome->result = (int32_t)(row - damage_bands);
    explain_base(why, "TFT-PEN-2", "The three dice", "damage to the vehicle", outcome->natural);
    if (outcome->modified != outcome->natural)
        explain_total(why, "TFT-PEN-2", "The HE modifier of the weapon", outcome->modified - outcome->natural,
                      outcome->modified);
    explain_number(why, "TFT-PEN-2", row->text, outcome->modified);
    if (outcome->result == DAMAGED)
        outcome->part = (int32_t)part_throw(dice, why);
    if (outcome->result != EXPLODES)
        return;
    outcome->explosion_dice = 4;
    outcome->explosion_radius = tft_afv_figure(TFT_AFV_RADIUS, input->explosion_radius, input->target_profile, options);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    struct outcome *outcome = ruled;
    if (input->critical == TFT_ROLLED_3) {
        outcome->result = KNOCKED_OUT;
        explain(why, "TFT-AFVC-5", "A roll of 3 to hit: the target is knocked out at once");
        return RULING_RESOLVED;
    }
    dice_for(dice, HIT_ONE, 0);
    if (penetrates(input, options, why))
        damage_throw(input, options, dice, why, outcome);
    else
        outcome->result = NO_PENETRATION;
    outcome->crew_test = outcome->result != EXPLODES;
    if (outcome->crew_test)
        explain(why, "TFT-CREW-1", "The vehicle was hit: its crew tests");
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    /* before and behind the vehicle */
    static const char *const says[AFV_RESULTS][2] = {
        [EXPLODES] = {"The hit blew up ", "."},
        [NO_DAMAGE] = {"The hit penetrated ", " without damage, and the crew must test."},
        [NO_PENETRATION] = {"The hit did not penetrate ", ", but the crew must test."},
        [KNOCKED_OUT] = {"The hit knocked out ", "."},
    };
    static const char *const broken[AFV_PARTS] = {[MGS] = "The hit destroyed the machine guns of ",
                                                  [IMMOBILISED] = "The hit immobilised ",
                                                  [MAIN_GUN] = "The hit destroyed the main gun of "};
    const char *vehicle = unit_called(question->units, HIT_ONE, 0, "the vehicle");
    if (outcome->result == DAMAGED)
        text_format(line, "%s%s, and the crew must test.", broken[outcome->part], vehicle);
    else
        text_format(line, "%s%s%s", says[outcome->result][0], vehicle, says[outcome->result][1]);
}

HOLDS(explodes, struct outcome, outcome->natural != FIELD_ABSENT && outcome->result == EXPLODES)
HOLDS(unharmed, struct outcome, outcome->result == NO_DAMAGE || outcome->result == NO_PENETRATION)

/* Hits on a vulnerable spot come first; the question may name another hit. */
FOUND(critical_of, struct tft_unit,
      unit->vulnerable_hits > 0 ? TFT_ROLLED_4
      : unit->hits > 0          ? TFT_NOTHING_SPECIAL
                                : FIELD_ABSENT)

/* Shots come first; a hit that is not recorded can only be a blast. */
FOUND(hit_by_of, struct tft_unit, unit->vulnerable_hits + unit->hits > 0 ? TFT_HIT_BY_GUN : TFT_HIT_BY_BLAST)

/* If there were several blasts, it is not known which one this damage belongs to. */
FOUND(ap_of_blast, struct tft_unit, unit->blast_hits == 1 ? unit->blast_ap : FIELD_ABSENT)
static bool is_by_blast(const struct unit_fact *it)
{
    const struct input *input = it->input;
    return input->hit_by == TFT_HIT_BY_BLAST;
}

static const struct unit_fills firer_fills[] = {FILLS("profile"), FILLS("penetration"), FILLS("he_modifier"), {0}};
static const struct unit_fills target_fills[] = {
    FILLS("target_profile", .member = "profile"),
    FILLS("armour"),
    FILLS("explosion_radius"),
    FILLS("critical", .find = critical_of),
    FILLS("hit_by", .find = hit_by_of),
    FILLS("penetration", .find = ap_of_blast, .for_role = "firer", .fits = is_by_blast),
    {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct input *input = question->input;
    const struct outcome *outcome = ruled;
    static const char *const lost[AFV_PARTS] = {
        [MGS] = "mgs_destroyed", [IMMOBILISED] = "immobilised", [MAIN_GUN] = "main_gun_destroyed"};
    unit_add(tabletop, HIT_ONE, 0,
             input->hit_by == TFT_HIT_BY_BLAST ? "blast_hits"
             : input->critical == TFT_ROLLED_4 ? "vulnerable_hits"
                                               : "hits",
             -1, "TFT-PEN-1");
    if (input->hit_by == TFT_HIT_BY_BLAST)
        unit_set(tabletop, HIT_ONE, 0, "blast_ap", FIELD_ABSENT, "A-TFT-28");
    unit_add(tabletop, HIT_ONE, 0, "crew_tests", outcome->crew_test, "TFT-CREW-1");
    if (outcome->result == EXPLODES)
        tft_fate_effect(TFT_FATE_EXPLODED, "TFT-PEN-2", HIT_ONE, 0, tabletop);
    if (outcome->result == KNOCKED_OUT)
        tft_fate_effect(TFT_FATE_KNOCKED_OUT, "TFT-AFVC-5", HIT_ONE, 0, tabletop);
    if (outcome->result == DAMAGED)
        unit_set(tabletop, HIT_ONE, 0, lost[outcome->part], true, "TFT-PEN-2");
}

const struct step tft_afv_damage_step = {
    .name = "afv-damage",
    .title = "AFV damage",
    .doc = "Penetration against armour, then 3D6 less the HE modifier. The diagram of hit locations is lost in the "
           "source (TFT-AFVC-6), so one armour factor is asked for. A vehicle that explodes or is knocked out has no "
           "crew to test.",
    .dice = "3D6 if it penetrates; a D6 if it is damaged",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("afvs"),
    .clauses = STRINGS("TFT-AFVC-5", "TFT-PEN-1", "TFT-PEN-2", "TFT-CREW-1"),
    .ends = ROWS(struct step_end,
                 END(explodes, "The vehicle explodes", READS(struct outcome, natural), READS(struct outcome, result)),
                 END_IS(damaged, "The vehicle is damaged", struct outcome, result, DAMAGED),
                 END(unharmed, "The vehicle is not harmed", READS(struct outcome, result))),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  [FIRER] = ROLE("firer", "The vehicle whose gun hit.", "", firer_fills, .in_play = true,
                                 .passive = true, TFT_OF_AFVS, .whose = UNIT_DID_IT),
                  [HIT_ONE] = ROLE("target", "The vehicle that is hit.", "", target_fills, .in_play = true,
                                   .passive = true, TFT_OF_AFVS, .whose = UNIT_SUFFERS)),
    .apply = apply,
};
