/* 3D6 that must stay under a number: the one kind of roll in these rules, to hit and against attributes. */
#include "rulesets/tft_ww2/tft.h"

CHOICES(tft_criticals, "TftCritical", TFT_CRITICAL_VALUES);
CHOICES(tft_failures, "TftFailure", TFT_FAILURE_VALUES);

/* The effects of special rolls, by what is rolled to hit with. */
struct special {
    int32_t natural;
    const char *texts[TFT_ROLLERS];
};
#define AUTOMATIC "An automatic hit, whatever was needed"
static const struct special specials[] = {
    {3,
     {[TFT_FIREARM] = "A hit, and the target is killed outright",
      [TFT_BLADE] = "A hit, and the target is killed outright",
      [TFT_THROW] = "A hit with double damage; a building that was its target collapses",
      [TFT_SMOKE] = AUTOMATIC,
      [TFT_MORTAR] = "A hit with double damage; a building that was its target collapses",
      [TFT_OFF_TABLE] = "An automatic hit; a building that was its target collapses",
      [TFT_AFV_GUN] = "The target is knocked out at once",
      [TFT_AFV_HE_SHELL] = AUTOMATIC}},
    {4,
     {[TFT_FIREARM] = "A hit with double damage",
      [TFT_BLADE] = "A hit with double damage",
      [TFT_THROW] = "A hit with double damage",
      [TFT_SMOKE] = AUTOMATIC,
      [TFT_MORTAR] = "A hit with double damage",
      [TFT_OFF_TABLE] = AUTOMATIC,
      [TFT_AFV_GUN] = "A vulnerable spot: the shot penetrates",
      [TFT_AFV_HE_SHELL] = AUTOMATIC}},
    {5,
     {[TFT_FIREARM] = AUTOMATIC,
      [TFT_BLADE] = AUTOMATIC,
      [TFT_THROW] = AUTOMATIC,
      [TFT_SMOKE] = AUTOMATIC,
      [TFT_MORTAR] = AUTOMATIC,
      [TFT_OFF_TABLE] = AUTOMATIC,
      [TFT_AFV_GUN] = AUTOMATIC,
      [TFT_AFV_HE_SHELL] = AUTOMATIC}},
    {16,
     {[TFT_FIREARM] = "A misfire: this shot is lost",
      [TFT_BLADE] = "An automatic miss",
      [TFT_THROW] = "A dud",
      [TFT_SMOKE] = "A dud",
      [TFT_MORTAR] = "A misfire: the shot is lost",
      [TFT_OFF_TABLE] = "The shot is not fired",
      [TFT_AFV_GUN] = "A misfire",
      [TFT_AFV_HE_SHELL] = "A misfire"}},
    {17,
     {[TFT_FIREARM] = "The weapon jams; an Action and a roll under INT clear it",
      [TFT_BLADE] = "A miss, and the weapon is dropped",
      [TFT_THROW] = "A dud",
      [TFT_SMOKE] = "A dud",
      [TFT_MORTAR] = "The weapon jams; an Action and a roll under INT clear it",
      [TFT_OFF_TABLE] = "The shot is not fired",
      [TFT_AFV_GUN] = "The gun jams; a roll under INT clears it",
      [TFT_AFV_HE_SHELL] = "The gun jams; a roll under INT clears it"}},
    {18,
     {[TFT_FIREARM] = "The weapon jams; an Action and a roll under INT -4 clear it",
      [TFT_BLADE] = "A miss, and the weapon breaks",
      [TFT_THROW] = "It goes off in the thrower's hand",
      [TFT_SMOKE] = "It goes off in the thrower's hand",
      [TFT_MORTAR] = "The weapon jams; an Action and a roll under INT -4 clear it",
      [TFT_OFF_TABLE] = "The shot is not fired",
      [TFT_AFV_GUN] = "The gun jams; a roll under INT -4 clears it",
      [TFT_AFV_HE_SHELL] = "The gun jams; a roll under INT -4 clears it"}},
};
static const struct field special_rows[] = {
    NUMBER(struct special, natural, 3, 18, "Roll", NULL, "The sum of the three dice as they lie."),
    LABEL_AS(struct special, texts[TFT_FIREARM], "firearm", "Firearm", "TFT-CRIT-1", "With a firearm."),
    LABEL_AS(struct special, texts[TFT_BLADE], "close_combat", "Close combat", "TFT-CRIT-2",
             "With a close combat weapon."),
    LABEL_AS(struct special, texts[TFT_THROW], "thrown", "Thrown", "A-TFT-22", "With a thrown weapon."),
    LABEL_AS(struct special, texts[TFT_SMOKE], "smoke", "Smoke", "A-TFT-48", "With a smoke grenade."),
    LABEL_AS(struct special, texts[TFT_MORTAR], "mortar", "Mortar on the table", "A-TFT-22",
             "With an indirect weapon on the table."),
    LABEL_AS(struct special, texts[TFT_OFF_TABLE], "off_table", "Off the table", "TFT-IND-3",
             "With a weapon off the table."),
    LABEL_AS(struct special, texts[TFT_AFV_GUN], "afv", "AFV", "TFT-AFVC-5", "With the gun of an AFV at a vehicle."),
    LABEL_AS(struct special, texts[TFT_AFV_HE_SHELL], "afv_he", "AFV, HE", "TFT-AFVC-5",
             "With the gun of an AFV at soft targets."),
};
static const struct fields special_fields =
    FIELDS("TftCriticalRow", "What a special roll does.", special_rows, struct special);
const struct table tft_criticals_table = {
    .name = "criticals",
    .title = "Critical hits and failures",
    .doc = "What rolls to hit of 3 to 5 and of 16 to 18 do. They need no comparison with the number.",
    .clause = "TFT-CRIT-1",
    .row = &special_fields,
    .rows = specials,
    .count = FIELDS_COUNT(specials),
};

int32_t tft_halved(int32_t value, const struct tft_options *options)
{
    return (value + (options->half_rounding == TFT_HALF_UP ? 1 : 0)) / 2;
}

void tft_roll_start(struct tft_roll *roll, const char *clause, const char *text, const char *of, int32_t attribute,
                    bool wounded, const struct tft_options *options, struct explanation *why)
{
    roll->needed = attribute; /* member by member: outcomes are compared as bytes, including padding */
    roll->natural = 0;
    roll->critical = TFT_NOTHING_SPECIAL;
    roll->failure = TFT_NO_FAILURE;
    roll->success = false;
    explain_base(why, clause, text, of, attribute);
    if (!wounded)
        return;
    roll->needed = tft_halved(attribute, options);
    explain_total(why, "TFT-DMG-2", "Wounded: all attributes are halved", roll->needed - attribute, roll->needed);
}

static void roll_throw(struct tft_roll *roll, const char *label, const struct tft_options *options, struct dice *dice)
{
    roll->natural = dice_sum(dice, label, 3, 6);
    roll->success =
        options->roll_under == TFT_UNDER_INCLUSIVE ? roll->natural <= roll->needed : roll->natural < roll->needed;
}

/* Compares the dice with the number. */
static void roll_judged(const struct tft_roll *roll, const char *clause, const char *text,
                        const struct tft_options *options, struct explanation *why)
{
    explain_judged(why, clause, text, roll->natural, roll->needed,
                   options->roll_under == TFT_UNDER_INCLUSIVE ? COMPARE_AT_MOST : COMPARE_UNDER);
}

static bool is_critical(const struct tft_roll *roll)
{
    return roll->natural <= 5;
}

static bool is_failure(const struct tft_roll *roll)
{
    return roll->natural >= 16;
}

static const char *special_text(const struct tft_roll *roll, enum tft_roller roller, const struct tft_options *options)
{
    const struct special *row = specials;
    while (row->natural != roll->natural)
        row++;
    bool plain = options->indirect_criticals == TFT_INDIRECT_AUTO_HIT && is_critical(roll) &&
                 (roller == TFT_THROW || roller == TFT_MORTAR);
    return row->texts[plain ? TFT_OFF_TABLE : roller];
}

static const char *special_clause(const struct tft_roll *roll, enum tft_roller roller)
{
    if (roller == TFT_AFV_GUN || roller == TFT_AFV_HE_SHELL)
        return "TFT-AFVC-5";
    if (roller == TFT_OFF_TABLE)
        return "TFT-IND-3";
    return is_critical(roll) ? "TFT-CRIT-1" : "TFT-CRIT-2";
}

/* 3 to 5 hit and 16 to 18 miss, whatever the number. */
static void roll_decide_specially(struct tft_roll *roll, struct explanation *why)
{
    bool by_number = roll->success;
    roll->success = is_critical(roll);
    if (by_number == roll->success)
        return;
    explain_number(why, "TFT-CRIT-3",
                   roll->success ? "3 to 5 always succeed, whatever the number"
                                 : "16 to 18 never succeed, whatever the number",
                   roll->natural);
}

void tft_roll_to_hit(struct tft_roll *roll, enum tft_roller roller, const char *label,
                     const struct tft_options *options, struct dice *dice, struct explanation *why)
{
    roll_throw(roll, label, options, dice);
    if (!is_critical(roll) && !is_failure(roll)) {
        roll_judged(roll, "TFT-HIT-1",
                    roll->success ? "3D6 stay under the number: a hit" : "3D6 do not stay under the number: a miss",
                    options, why);
        return;
    }
    explain_number(why, special_clause(roll, roller), special_text(roll, roller, options), roll->natural);
    roll->critical = is_critical(roll) ? 6 - roll->natural : TFT_NOTHING_SPECIAL;
    roll->failure = is_failure(roll) ? roll->natural - 15 : TFT_NO_FAILURE;
    roll_decide_specially(roll, why);
}

void tft_roll_check(struct tft_roll *roll, const struct tft_check *check, const struct tft_options *options,
                    struct dice *dice, struct explanation *why)
{
    roll_throw(roll, check->label, options, dice);
    const bool by_number = roll->success;
    if (options->check_criticals == TFT_YES && (is_critical(roll) || is_failure(roll)))
        roll_decide_specially(roll, why);
    if (by_number == roll->success)
        roll_judged(roll, check->clause, roll->success ? check->passed : check->failed, options, why);
    else
        explain_number(why, check->clause, roll->success ? check->passed : check->failed, roll->natural);
}

void tft_roll_say(const struct tft_roll *roll, struct text *line)
{
    text_format(line, "%d against %d", roll->natural, roll->needed);
}
