/* Lines of at most about 100 columns: a value, its percentage, a bar, and for numbers the chance of at least that
 * value. */
#include "cli/odds_print.h"
#include "referee/odds_answer.h"
#include <stdlib.h>
#include <string.h>

enum { BAR_COLUMNS = 32, LABEL_COLUMNS = 24, WORDS_MAX = 200, LINE_MAX_BYTES = ODDS_SUMMARY_MAX };

/* One distribution as it is printed, and its width. */
struct printing {
    FILE *out;
    const struct odds *odds;
    const struct odds_distribution *distribution;
    bool blocks;
    int label_columns;
    double highest; /* chance: the longest bar */
};

static void value_label(const struct printing *printing, const struct odds_value *value, char ret[WORDS_MAX])
{
    struct text label;
    text_start(&label, ret, WORDS_MAX);
    for (int32_t i = 0; i < printing->distribution->member_count; i++) {
        text_add(&label, i ? ", " : "");
        member_value_add(&label, printing->odds, printing->distribution->members[i], value->values[i]);
    }
}

/* Characters, not bytes. */
static int columns_of(const char *words)
{
    int columns = 0;
    for (; *words; words++)
        columns += ((unsigned char)*words & 0xC0) != 0x80;
    return columns;
}

static void spaces_print(FILE *out, int count)
{
    for (; count > 0; count--)
        fputc(' ', out);
}

/* To an eighth of a column with blocks, to a whole one with #. Returns how many columns it took. */
static int bar_print(const struct printing *printing, double chance)
{
    static const char *const eighths[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
    int full = 8 * BAR_COLUMNS, length = printing->highest > 0 ? (int)(chance / printing->highest * full + 0.5) : 0;
    if (chance > 0 && length == 0)
        length = 1;
    int columns = printing->blocks ? length / 8 : (length + 4) / 8;
    for (int i = 0; i < columns; i++)
        fputs(printing->blocks ? "█" : "#", printing->out);
    if (!printing->blocks || length % 8 == 0)
        return columns;
    fputs(eighths[length % 8], printing->out);
    return columns + 1;
}

static void percent_print(FILE *out, const struct odds_chance *chance)
{
    char words[64];
    struct text percent;
    text_start(&percent, words, sizeof words);
    percent_add(&percent, chance);
    if (strncmp(words, "less than", 9) == 0)
        fputs(" < 0.1 %", out);
    else if (strncmp(words, "more than", 9) == 0)
        fputs("> 99.9 %", out);
    else
        fprintf(out, "%8s", words);
}

static void value_print(const struct printing *printing, const struct odds_value *value)
{
    char label[WORDS_MAX];
    FILE *out = printing->out;
    value_label(printing, value, label);
    fputs("  ", out);
    spaces_print(out, printing->label_columns - columns_of(label));
    fprintf(out, "%s  ", label);
    percent_print(out, &value->chance);
    fputs("  ", out);
    int columns = bar_print(printing, strtod(value->chance.decimal, NULL));
    if (printing->distribution->numeric && value->values[0] != FIELD_ABSENT) {
        spaces_print(out, BAR_COLUMNS - columns);
        fputs("  at least ", out);
        percent_print(out, &value->at_least);
    }
    fputc('\n', out);
}

/* "mean 4, deviation 1.63, half the time at most 4, nine times in ten 1 to 7" */
static void statistics_print(const struct printing *printing)
{
    const struct odds_distribution *distribution = printing->distribution;
    char words[WORDS_MAX];
    struct text line;
    if (!distribution->numeric || !distribution->mean.decimal[0])
        return;
    text_start(&line, words, sizeof words);
    text_add(&line, "mean ");
    decimal_add(&line, distribution->mean.decimal, 2);
    text_add(&line, ", deviation ");
    decimal_add(&line, distribution->deviation.decimal, 2);
    text_add(&line, ", median ");
    member_value_add(&line, printing->odds, distribution->members[0], distribution->quantiles[2]);
    text_add(&line, ", nine times in ten ");
    member_value_add(&line, printing->odds, distribution->members[0], distribution->quantiles[0]);
    text_add(&line, " to ");
    member_value_add(&line, printing->odds, distribution->members[0], distribution->quantiles[4]);
    fprintf(printing->out, "  %s\n", words);
}

static void printing_measure(struct printing *printing)
{
    for (int32_t i = 0; i < printing->distribution->value_count; i++) {
        const struct odds_value *value = &printing->distribution->values[i];
        char label[WORDS_MAX];
        value_label(printing, value, label);
        double chance = strtod(value->chance.decimal, NULL);
        int columns = columns_of(label);
        printing->highest = chance > printing->highest ? chance : printing->highest;
        printing->label_columns = columns > printing->label_columns ? columns : printing->label_columns;
    }
    if (printing->label_columns > LABEL_COLUMNS)
        printing->label_columns = LABEL_COLUMNS;
}

static void distribution_print(struct printing *printing, const struct step *step)
{
    const struct odds_distribution *distribution = printing->distribution;
    char words[WORDS_MAX];
    struct text title;
    text_start(&title, words, sizeof words);
    distribution_title_add(&title, step, distribution);
    if (distribution->member_count == 1 && distribution->members[0]->unit)
        text_format(&title, " (%s)", distribution->members[0]->unit);
    if (distribution->value_count == 1) {
        char label[WORDS_MAX];
        value_label(printing, &distribution->values[0], label);
        fprintf(printing->out, printing->odds->samples ? "\n%s: %s in every sample\n" : "\n%s: always %s\n", words,
                label);
        return;
    }
    fprintf(printing->out, "\n%s\n", words);
    printing_measure(printing);
    for (int32_t i = 0; i < distribution->value_count; i++)
        value_print(printing, &distribution->values[i]);
    statistics_print(printing);
}

/* Prints which case it is: "/input/figures = 6". */
static void case_print(FILE *out, const struct odds_intent *intent, int32_t number)
{
    struct writer value;
    writer_start(&value, 65536);
    for (int32_t i = 0; i < intent->varied_count; i++) {
        const struct odds_varied *varied = &intent->varied[i];
        writer_reset(&value);
        json_write(&value, json_list_item(varied->values, odds_case_place(intent, number, i)));
        fprintf(out, "%s%s = %.*s%s",
                i        ? ", "
                : number ? "\n== "
                         : "== ",
                varied->pointer, (int)value.used, value.used ? value.at : "",
                i + 1 == intent->varied_count ? " ==\n" : "");
    }
    writer_end(&value);
}

void odds_print(FILE *out, const struct odds_intent *intent, int32_t number, const struct odds *odds, bool blocks)
{
    char words[LINE_MAX_BYTES];
    struct text line;
    case_print(out, intent, number);
    text_start(&line, words, sizeof words);
    odds_summarise(intent->step, odds, &line);
    fprintf(out, "%s: %s\n%s\n", ruling_status_name(odds->status), intent->step->title, words);
    if (odds->end_count)
        fputs("\nHow it may end\n", out);
    for (int32_t i = 0; i < odds->end_count; i++) {
        fputs("  ", out);
        percent_print(out, &odds->ends[i].chance);
        fprintf(out, "  %s\n", odds->ends[i].end->title);
    }
    for (int32_t i = 0; i < odds->distribution_count; i++) {
        struct printing printing = {
            .out = out, .odds = odds, .distribution = &odds->distributions[i], .blocks = blocks};
        if (distribution_is_worth_showing(intent, printing.distribution))
            distribution_print(&printing, intent->step);
    }
}
