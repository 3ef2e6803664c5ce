/* Odds for people. Chances come as decimals that are exact to twelve digits; here they are rounded to be read. */
#include "referee/odds_words.h"
#include "referee/answer.h"
#include "referee/outcome_members.h"
#include <stdlib.h>
#include <string.h>

enum { SPOKEN_MAX = 3 }; /* distributions in a summary */

/* A decimal with twelve digits is 1 for what is only almost certain; the fraction is exact. */
static bool is_nearly_certain(const struct odds_chance *chance, double percent)
{
    return percent >= 99.95 && (percent < 100 || (chance->fraction && strcmp(chance->fraction, "1") != 0));
}

void percent_add(struct text *text, const struct odds_chance *chance)
{
    double percent = strtod(chance->decimal, NULL) * 100;
    if (percent > 0 && percent < 0.05)
        text_add(text, "less than 0.1 %");
    else if (is_nearly_certain(chance, percent))
        text_add(text, "more than 99.9 %");
    else
        text_format(text, percent <= 0 || percent >= 100 ? "%.0f %%" : "%.1f %%", percent);
}

void decimal_add(struct text *text, const char *decimal, int places)
{
    char digits[64];
    struct text number;
    text_start(&number, digits, sizeof digits);
    text_format(&number, "%.*f", places, strtod(decimal, NULL));
    size_t used = number.used;
    if (strchr(digits, '.')) {
        while (digits[used - 1] == '0')
            used--;
        used -= digits[used - 1] == '.';
    }
    text_add_bytes(text, digits, used);
}

void member_value_add(struct text *text, const struct odds *odds, const struct field *member, int32_t value)
{
    if (value == FIELD_ABSENT) {
        text_add(text, "none");
        return;
    }
    switch (member->kind) {
    case FIELD_BOOL:
        text_add(text, value ? "yes" : "no");
        break;
    case FIELD_ENUM:
        text_add(text, member->choices->list[value].name);
        break;
    case FIELD_TEXT:
    case FIELD_FORM:
    case FIELD_LABEL:
        text_add(text, odds->texts[value]);
        break;
    default:
        field_number_add(text, member, value);
        break;
    }
}

void distribution_title_add(struct text *text, const struct step *step, const struct odds_distribution *distribution)
{
    for (int32_t i = 0; i < distribution->member_count; i++) {
        char words[200];
        struct text title;
        text_start(&title, words, sizeof words);
        member_find(step->outcome, distribution->pointers[i], &title, NULL);
        text_add(text, i ? " and " : "");
        text_add(text, words);
    }
}

static const struct odds_value *likeliest(const struct odds_distribution *distribution)
{
    const struct odds_value *best = NULL;
    double most = -1;
    for (int32_t i = 0; i < distribution->value_count; i++) {
        double chance = strtod(distribution->values[i].chance.decimal, NULL);
        if (chance <= most)
            continue;
        most = chance;
        best = &distribution->values[i];
    }
    return best;
}

/* "Casualties: 4 on average" or "Loser: side1 in 55.6 %". */
static void distribution_summarise(const struct step *step, const struct odds *odds,
                                   const struct odds_distribution *distribution, struct text *line)
{
    distribution_title_add(line, step, distribution);
    if (distribution->numeric && distribution->mean.decimal[0]) {
        text_add(line, ": ");
        decimal_add(line, distribution->mean.decimal, 2);
        text_add(line, " on average");
        return;
    }
    const struct odds_value *value = likeliest(distribution);
    for (int32_t i = 0; value && i < distribution->member_count; i++) {
        text_add(line, i ? ", " : ": ");
        member_value_add(line, odds, distribution->members[i], value->values[i]);
    }
    text_add(line, value ? " in " : ": nothing");
    if (value)
        percent_add(line, &value->chance);
}

/* The first few distributions that the dice decide; if they decide none, the first few. */
static void distributions_summarise(const struct step *step, const struct odds *odds, struct text *line)
{
    int32_t open = 0, spoken = 0;
    for (int32_t i = 0; i < odds->distribution_count; i++)
        open += odds->distributions[i].value_count > 1;
    for (int32_t i = 0; i < odds->distribution_count && spoken < SPOKEN_MAX; i++) {
        if (open > 0 && odds->distributions[i].value_count == 1)
            continue;
        text_add(line, spoken++ ? "; " : "");
        distribution_summarise(step, odds, &odds->distributions[i], line);
    }
}

static bool is_possible(const struct odds_end *end)
{
    return strcmp(end->chance.decimal, "0") != 0;
}

/* Impossible values are left out, unless all are impossible. */
static void ends_summarise(const struct odds *odds, struct text *line)
{
    int32_t possible = 0, spoken = 0;
    for (int32_t i = 0; i < odds->end_count; i++)
        possible += is_possible(&odds->ends[i]);
    for (int32_t i = 0; i < odds->end_count; i++) {
        if (possible > 0 && !is_possible(&odds->ends[i]))
            continue;
        text_add(line, spoken++ ? ". " : "");
        text_add(line, odds->ends[i].end->title);
        text_add(line, ": ");
        percent_add(line, &odds->ends[i].chance);
    }
}

void odds_summarise(const struct step *step, const struct odds *odds, struct text *line)
{
    if (odds->status == RULING_NOT_PERMITTED) {
        refusal_summarise(step, odds->units, odds->why, line);
        return;
    }
    if (odds->samples)
        text_format(line, "About, from %d samples: ", odds->samples);
    ends_summarise(odds, line);
    if (odds->end_count == 0)
        distributions_summarise(step, odds, line);
    text_add(line, odds->end_count || odds->distribution_count ? "." : "There is nothing to ask.");
}

/* Integers in full, large ones by their magnitude. */
static void amount_add(struct text *text, double amount)
{
    text_format(text, amount < 1e9 ? "%.0f" : "%.1e", amount);
}

void odds_excess_explain(const struct odds_excess *excess, struct text *words)
{
    if (excess->sampled) {
        text_add(words, "these samples throw about ");
        amount_add(words, excess->estimate);
        text_format(words, " dice; %lld are allowed. Ask for fewer samples.", (long long)excess->budget);
        return;
    }
    text_add(words, "it takes about ");
    amount_add(words, excess->estimate);
    if (excess->estimate > (double)excess->budget)
        text_format(words, " branches; %lld are allowed. ", (long long)excess->budget);
    else /* the amount of work fits: a draw or the size of the numbers does not */
        text_add(words, " branches, and more memory than a question may use. ");
    if (excess->label) {
        text_add(words, "The largest draw is ");
        text_add(words, excess->part ? excess->part : "");
        text_add(words, excess->part ? ": " : "");
        text_format(words, "%s, %d dice with ", excess->label, excess->dice);
        amount_add(words, excess->outcomes);
        text_add(words, " outcomes; fewer dice there make it smaller");
    } else {
        text_add(words, "It is many draws rather than one; fewer of them make it smaller");
    }
    if (excess->joint)
        text_add(words, ", fewer members in a joint `of` too");
    if (excess->varied > 1)
        text_add(words, ", fewer cases in `vary` too");
    text_add(words, ". With \"method\":\"sample\" it is answered by an estimate.");
}
