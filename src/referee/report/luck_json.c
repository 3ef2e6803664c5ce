/* Luck as JSON. Numbers have six digits: more would only reflect rounding. */
#include "fields/answer_rows.h"
#include "referee/report/luck_answer.h"
#include <math.h>
#include <string.h>

enum { NUMBER_MAX = 32, WORDS_MAX = 256 };

static void number_write(struct writer *out, double value)
{
    char digits[NUMBER_MAX];
    struct text text;
    text_start(&text, digits, sizeof digits);
    text_format(&text, "%.6g", value);
    write_json(out, digits, strlen(digits));
}

/* ---- one comparison ---- */

struct line_answer {
    struct luck_line line;
    const char *seat_name, *step, *end, *title, *verdict;
    char summary[WORDS_MAX];
};

WRITES(observed_write, struct line_answer)
{
    number_write(out, it->line.sample.observed);
}

WRITES(expected_write, struct line_answer)
{
    number_write(out, it->line.sample.expected);
}

WRITES(error_write, struct line_answer)
{
    number_write(out, sample_error(&it->line.sample));
}

WRITES(p_write, struct line_answer)
{
    number_write(out, it->line.p);
}

WRITES(corrected_write, struct line_answer)
{
    number_write(out, it->line.corrected);
}
GIVEN(is_enough, struct line_answer, it->line.verdict != LUCK_TOO_FEW)

WRITES(exact_write, struct line_answer)
{
    write_bool(out, sample_is_exact(&it->line.sample));
}

static const struct field line_rows[] = {
    WORD_AS(struct line_answer, line.seat, "seat", "Who asked; absent for all.", OPTIONAL),
    WORD(struct line_answer, seat_name, "What the others call that seat; absent where nobody has said.", OPTIONAL),
    WORD(struct line_answer, step, "Absent for all.", OPTIONAL),
    WORD(struct line_answer, end, "The way in which the step ended.", OPTIONAL),
    WORD(struct line_answer, title, "The end as a sentence, without a full stop.", OPTIONAL),
    LONG_AS(struct line_answer, line.sample.count, "count", "Of questions whose end was open, or of dice."),
    MADE_NUMBER(
        "observed",
        "How often it happened. Of dice: 0 for each that shows its least, 1 for its most, or whether it counted.",
        observed_write),
    MADE_NUMBER("expected", "The sum of the exact chances; of dice, of the means.", expected_write),
    MADE_NUMBER("standard_error", "Of observed, were it chance alone.", error_write),
    MADE_NUMBER("p",
                "How often chance alone leads at least as far away, to either side: twice the smaller tail. Absent "
                "when there are too few.",
                p_write, ONLY_IF(is_enough)),
    MADE_NUMBER("p_corrected", "The same, corrected for the number of comparisons (Holm).", corrected_write,
                ONLY_IF(is_enough)),
    MADE_TRUTH("exact", "All cases were counted out; else p is the normal distribution's.", exact_write),
    WORD(struct line_answer, verdict,
         "too_few (nothing is said), nothing_unusual, or stands_out: p_corrected is below 0.05."),
    SPELLED(struct line_answer, summary, "The verdict in a sentence."),
};
static const struct fields line_fields =
    FIELDS("LuckLine", "What happened, compared with what was likely.", line_rows, struct line_answer);

static void line_write(struct writer *out, const struct luck *luck, const struct luck_line *line)
{
    struct line_answer answer = {.line = *line,
                                 .seat_name = line->seat ? seat_name_of(luck->names, line->seat) : NULL,
                                 .step = line->step ? line->step->name : NULL,
                                 .end = line->end ? line->end->name : NULL,
                                 .title = line->end ? line->end->title : NULL,
                                 .verdict = luck_verdict_name(line->verdict)};
    struct text text;
    text_start(&text, answer.summary, sizeof answer.summary);
    luck_explain(line, &text);
    ANSWER(out, line_fields, answer);
}

/* ---- the service's dice, or declared ones ---- */

struct dice_answer {
    const struct luck *luck;
    bool declared;
    struct luck_total total;
};

static void lines_write(struct writer *out, const struct dice_answer *dice, bool ends)
{
    const struct luck *luck = dice->luck;
    write_array(out);
    for (int32_t i = 0; i < luck->line_count; i++)
        if (luck->lines[i]->declared == dice->declared && (luck->lines[i]->end != NULL) == ends)
            line_write(out, luck, luck->lines[i]);
    write_array_end(out);
}

WRITES(throws_write, struct dice_answer)
{
    lines_write(out, it, false);
}

WRITES(ends_write, struct dice_answer)
{
    lines_write(out, it, true);
}

static const struct field dice_rows[] = {
    LONG_AS(struct dice_answer, total.rulings, "rulings", "In which dice were thrown."),
    LONG_AS(struct dice_answer, total.dice, "dice", NULL),
    EACH("throws", line_fields, "How high the dice fell: in the session, for each seat, for each step.", throws_write),
    EACH("ends", line_fields, "How often steps ended in each way that they name.", ends_write),
};
static const struct fields dice_fields =
    FIELDS("LuckOfDice", "The dice of the service, or those that were declared.", dice_rows, struct dice_answer);

/* ---- the whole ---- */

struct luck_answer {
    const struct luck *luck;
    const char *session, *verdict;
    int64_t entries, rulings, reused, without_odds, not_reproduced;
    bool truncated;
    int32_t minimum_count, comparisons;
    char summary[WORDS_MAX];
    struct dice_answer service, declared;
};

static const struct field luck_rows[] = {
    WORD(struct luck_answer, session, "The session's UUID."),
    LONG(struct luck_answer, entries, "How many were read."),
    YES_NO(struct luck_answer, truncated, "The record is too long: not everything is compared."),
    LONG(struct luck_answer, rulings, NULL),
    LONG(struct luck_answer, reused, "Corrections that reuse dice; those are counted where they were thrown."),
    LONG(struct luck_answer, without_odds,
         "Rulings whose odds take too much work: their dice are counted, but not how they ended."),
    LONG(struct luck_answer, not_reproduced,
         "Rulings that this program does not reproduce as recorded; they are left out."),
    COUNT(struct luck_answer, minimum_count, "Below this count, nothing is concluded."),
    COUNT(struct luck_answer, comparisons, "For how many the p-values are corrected."),
    WORD(struct luck_answer, verdict, "Of all comparisons: too_few, nothing_unusual or stands_out."),
    SPELLED(struct luck_answer, summary, "The verdict in a sentence."),
    PART(struct luck_answer, service, struct dice_answer, dice_fields, NULL),
    PART(struct luck_answer, declared, struct dice_answer, dice_fields, NULL),
};
const struct fields luck_fields =
    FIELDS("Luck", "What happened in a session, compared with what was likely.", luck_rows, struct luck_answer);

static enum luck_verdict verdict_of(const struct luck *luck)
{
    return luck->compared == 0 ? LUCK_TOO_FEW : luck_unusual(luck) == 0 ? LUCK_USUAL : LUCK_STANDS_OUT;
}

void luck_write(struct writer *out, const struct luck *luck, const struct luck_about *about)
{
    struct luck_answer answer = {.luck = luck,
                                 .session = about->session,
                                 .verdict = luck_verdict_name(verdict_of(luck)),
                                 .entries = luck->entries,
                                 .rulings = luck->rulings,
                                 .reused = luck->reused,
                                 .without_odds = luck->without_odds,
                                 .not_reproduced = luck->unknown,
                                 .truncated = about->cut || luck->crowded,
                                 .minimum_count = LUCK_LEAST,
                                 .comparisons = luck->compared,
                                 .service = {luck, false, luck->service},
                                 .declared = {luck, true, luck->declared}};
    struct text text;
    text_start(&text, answer.summary, sizeof answer.summary);
    luck_conclude(luck, &text);
    ANSWER(out, luck_fields, answer);
}
