/* 3D6 that must stay under a number: the one roll of these rules, to hit and against attributes. */
#include "tft.h"
#include <string.h>

static const struct choice critical_list[] = {
    [TFT_NOTHING_SPECIAL] = {"none", "Nothing special"},
    [TFT_ROLLED_5] = {"automatic_hit", "A 5: it hits whatever was needed"},
    [TFT_ROLLED_4] = {"double_damage", "A 4: it hits and does double damage"},
    [TFT_ROLLED_3] = {"kill", "A 3: it hits and kills outright"},
};
const struct choices tft_criticals = {"TftCritical", critical_list, TFT_CRITICALS};

static const struct choice failure_list[] = {
    [TFT_NO_FAILURE] = {"none", "Nothing special"},
    [TFT_ROLLED_16] = {"misfire", "A 16: misfire"},
    [TFT_ROLLED_17] = {"jam", "A 17: jammed"},
    [TFT_ROLLED_18] = {"hard_jam", "An 18: jammed at INT -4"},
};
const struct choices tft_failures = {"TftFailure", failure_list, TFT_FAILURES};

int32_t tft_halved(int32_t value, const struct tft_options *options)
{
    return (value + (options->half_rounding == TFT_HALF_UP ? 1 : 0)) / 2;
}

void tft_roll_start(struct tft_roll *roll, const char *clause, const char *text, int32_t attribute, bool wounded,
                    const struct tft_options *options, struct explanation *why)
{
    roll->needed = attribute; /* one by one: an outcome is compared as bytes, its padding too */
    roll->natural = 0;
    roll->critical = TFT_NOTHING_SPECIAL;
    roll->failure = TFT_NO_FAILURE;
    roll->success = false;
    explain_total(why, clause, text, attribute, attribute);
    if (!wounded)
        return;
    roll->needed = tft_halved(attribute, options);
    explain_total(why, "TFT-DMG-2", "Wounded: all attributes are halved", roll->needed - attribute, roll->needed);
}

void tft_roll_modify(struct tft_roll *roll, const char *clause, const char *text, int32_t value,
                     struct explanation *why)
{
    roll->needed += value;
    explain_total(why, clause, text, value, roll->needed);
}

void tft_roll_apply(struct tft_roll *roll, enum tft_modifier modifier, struct explanation *why)
{
    const struct tft_modifier_row *row = &tft_modifier_rows[modifier];
    tft_roll_modify(roll, row->clause, row->text, row->value, why);
}

static void roll_throw(struct tft_roll *roll, const char *label, const struct tft_options *options, struct dice *dice)
{
    roll->natural = dice_sum(dice, label, 3, 6);
    roll->success =
        options->roll_under == TFT_UNDER_INCLUSIVE ? roll->natural <= roll->needed : roll->natural < roll->needed;
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
    const struct tft_critical_row *row = tft_critical_rows;
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

/* 3 to 5 hit and 16 to 18 miss, also where the number alone says otherwise. */
static void roll_decide_specially(struct tft_roll *roll, struct explanation *why)
{
    bool by_number = roll->success;
    roll->success = is_critical(roll);
    if (by_number == roll->success)
        return;
    explain_value(why, "TFT-CRIT-3",
                  roll->success ? "3 to 5 always succeed, whatever the number"
                                : "16 to 18 never succeed, whatever the number",
                  roll->natural);
}

void tft_roll_to_hit(struct tft_roll *roll, enum tft_roller roller, const char *label,
                     const struct tft_options *options, struct dice *dice, struct explanation *why)
{
    roll_throw(roll, label, options, dice);
    if (!is_critical(roll) && !is_failure(roll)) {
        explain_total(why, "TFT-HIT-1",
                      roll->success ? "3D6 stay under the number: a hit" : "3D6 do not stay under the number: a miss",
                      roll->natural, roll->needed);
        return;
    }
    explain_total(why, special_clause(roll, roller), special_text(roll, roller, options), roll->natural, roll->needed);
    roll->critical = is_critical(roll) ? 6 - roll->natural : TFT_NOTHING_SPECIAL;
    roll->failure = is_failure(roll) ? roll->natural - 15 : TFT_NO_FAILURE;
    roll_decide_specially(roll, why);
}

void tft_roll_check(struct tft_roll *roll, const struct tft_check *check, const struct tft_options *options,
                    struct dice *dice, struct explanation *why)
{
    roll_throw(roll, check->label, options, dice);
    if (options->check_criticals == TFT_YES && (is_critical(roll) || is_failure(roll)))
        roll_decide_specially(roll, why);
    explain_total(why, check->clause, roll->success ? check->passed : check->failed, roll->natural, roll->needed);
}

void tft_roll_say(const struct tft_roll *roll, struct text *line)
{
    text_format(line, "%d against %d", roll->natural, roll->needed);
}
