/* Odds as JSON, in the order in which people want to read them. */
#include "answer.h"
#include "field_write.h"
#include "odds_answer.h"
#include <string.h>

enum { LARGEST_WHOLE = 1000000000 };

static void decimal_write(struct writer *out, const char *key, const char *decimal)
{
    write_key(out, key);
    write_json(out, decimal, strlen(decimal));
}

static void chance_members_write(struct writer *out, const struct odds_chance *chance)
{
    if (chance->fraction)
        write_member(out, "fraction", chance->fraction);
    decimal_write(out, "chance", chance->decimal);
    if (chance->error[0])
        decimal_write(out, "standard_error", chance->error);
}

/* As the field writes it in a ruling. */
static void value_write(struct writer *out, const struct odds *odds, const struct field *member, int32_t value)
{
    if (value == FIELD_ABSENT) {
        write_null(out);
        return;
    }
    if (member->kind == FIELD_TEXT || member->kind == FIELD_LABEL)
        write_string(out, odds->texts[value]);
    else
        field_write_number(out, member, value);
}

/* A value of one member alone, or the list of the values of all. */
static void values_write(struct writer *out, const struct odds *odds, const struct odds_distribution *distribution,
                         const int32_t *values, bool together)
{
    if (together)
        write_array(out);
    for (int32_t i = 0; i < distribution->member_count; i++)
        value_write(out, odds, distribution->members[i], values[i]);
    if (together)
        write_array_end(out);
}

static void number_write(struct writer *out, const char *key, const struct odds_number *number)
{
    if (!number->decimal[0])
        return;
    write_key(out, key);
    write_object(out);
    if (number->fraction)
        write_member(out, "fraction", number->fraction);
    decimal_write(out, "value", number->decimal);
    write_object_end(out);
}

static void numeric_write(struct writer *out, const struct odds *odds, const struct odds_distribution *distribution)
{
    number_write(out, "mean", &distribution->mean);
    if (distribution->deviation.decimal[0])
        decimal_write(out, "standard_deviation", distribution->deviation.decimal);
    write_key(out, "quantiles");
    write_object(out);
    for (int32_t i = 0; i < ODDS_QUANTILES; i++) {
        char key[8];
        struct text name;
        text_start(&name, key, sizeof key);
        text_format(&name, "p%d", odds_quantile_percents[i]);
        write_key(out, key);
        value_write(out, odds, distribution->members[0], distribution->quantiles[i]);
    }
    write_object_end(out);
}

static void pointers_write(struct writer *out, const struct odds_distribution *distribution, bool together)
{
    if (together)
        write_array(out);
    for (int32_t i = 0; i < distribution->member_count; i++)
        write_string(out, distribution->pointers[i]);
    if (together)
        write_array_end(out);
}

static void distribution_write(struct writer *out, const struct step *step, const struct odds *odds,
                               const struct odds_distribution *distribution)
{
    char words[ODDS_SUMMARY_MAX];
    struct text title;
    bool together = distribution->member_count != 1;
    text_start(&title, words, sizeof words);
    distribution_title_add(&title, step, distribution);
    write_object(out);
    write_key(out, "of");
    pointers_write(out, distribution, together);
    write_member(out, "title", words);
    if (!together && distribution->members[0]->unit)
        write_member(out, "unit", distribution->members[0]->unit);
    write_key(out, "values");
    write_array(out);
    for (int32_t i = 0; i < distribution->value_count; i++) {
        const struct odds_value *value = &distribution->values[i];
        write_object(out);
        write_key(out, "value");
        values_write(out, odds, distribution, value->values, together);
        chance_members_write(out, &value->chance);
        if (distribution->numeric && value->values[0] != FIELD_ABSENT) {
            write_key(out, "at_least");
            write_object(out);
            chance_members_write(out, &value->at_least);
            write_object_end(out);
        }
        write_object_end(out);
    }
    write_array_end(out);
    if (distribution->numeric)
        numeric_write(out, odds, distribution);
    write_object_end(out);
}

bool distribution_is_worth_showing(const struct odds_intent *intent, const struct odds_distribution *distribution)
{
    return intent->shown_count > 0 || distribution->member_count != 1 || distribution->value_count != 1 ||
           distribution->values[0].values[0] != FIELD_ABSENT;
}

static void found_write(struct writer *out, const struct odds_intent *intent, const struct odds *odds)
{
    write_key(out, "ends");
    write_array(out);
    for (int32_t i = 0; i < odds->end_count; i++) {
        write_object(out);
        write_member(out, "name", odds->ends[i].end->name);
        write_member(out, "title", odds->ends[i].end->title);
        chance_members_write(out, &odds->ends[i].chance);
        write_object_end(out);
    }
    write_array_end(out);
    write_key(out, "distributions");
    write_array(out);
    for (int32_t i = 0; i < odds->distribution_count; i++)
        if (distribution_is_worth_showing(intent, &odds->distributions[i]))
            distribution_write(out, intent->step, odds, &odds->distributions[i]);
    write_array_end(out);
}

void odds_write(struct writer *out, const struct odds_intent *intent, const struct odds *odds)
{
    char words[ODDS_SUMMARY_MAX];
    struct text line;
    text_start(&line, words, sizeof words);
    odds_summarise(intent->step, odds, &line);
    write_member(out, "status", ruling_status_name(odds->status));
    write_member(out, "method", odds->samples ? "sample" : "exact");
    write_member_bool(out, "exact", odds->samples == 0);
    if (odds->samples)
        write_member_int(out, "samples", odds->samples);
    else
        write_member_int(out, "branches", odds->branches);
    write_member(out, "summary", words);
    if (odds->status == RULING_RESOLVED) {
        found_write(out, intent, odds);
        return;
    }
    write_key(out, "reasons");
    answer_write_reasons(out, odds->why);
}

/* An amount that may be beyond all integers, as a JSON number. */
static void amount_write(struct writer *out, const char *key, double amount)
{
    char digits[ODDS_DECIMAL_MAX];
    struct text text;
    text_start(&text, digits, sizeof digits);
    text_format(&text, amount < LARGEST_WHOLE ? "%.0f" : "%.2e", amount < 1e300 ? amount : 1e300);
    decimal_write(out, key, digits);
}

void odds_excess_write(struct writer *out, const struct odds_excess *excess)
{
    amount_write(out, "estimate", excess->estimate);
    write_member_int(out, "budget", excess->budget);
    if (!excess->label)
        return;
    write_key(out, "largest_draw");
    write_object(out);
    if (excess->part)
        write_member(out, "part", excess->part);
    write_member(out, "label", excess->label);
    write_member_int(out, "dice", excess->dice);
    amount_write(out, "outcomes", excess->outcomes);
    write_object_end(out);
}
