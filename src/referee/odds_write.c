/* Odds as JSON, in the order in which people read them. */
#include "engine/draws.h"
#include "fields/answer_rows.h"
#include "ledger/entry.h"
#include "referee/answer.h"
#include "referee/odds_rows.h"
#include <string.h>

enum { LARGEST_WHOLE = 1000000000 };

static void decimal_write(struct writer *out, const char *decimal)
{
    write_json(out, decimal, strlen(decimal));
}

/* ---- chances and numbers ---- */

/* For any object that begins with its chance. */
WRITES(chance_write, struct odds_chance)
{
    decimal_write(out, it->decimal);
}

WRITES(error_write, struct odds_chance)
{
    decimal_write(out, it->error);
}
GIVEN(has_error, struct odds_chance, it->error[0])

#define CHANCE_ROWS(type, at)                                                                                          \
    WORD_AS(type, at fraction, "fraction", "The exact chance in lowest terms; absent from estimates.", OPTIONAL),      \
        MADE_NUMBER("chance", "The chance, 0 to 1.", chance_write),                                                    \
        MADE_NUMBER("standard_error", "Of an estimate.", error_write, ONLY_IF(has_error))
static const struct field chance_rows[] = {CHANCE_ROWS(struct odds_chance, )};
static const struct fields chance_fields =
    FIELDS("OddsChance", "The chance of this value or a higher one.", chance_rows, struct odds_chance);

WRITES(number_value_write, struct odds_number)
{
    decimal_write(out, it->decimal);
}

static const struct field number_rows[] = {
    WORD(struct odds_number, fraction, "The exact number in lowest terms; absent from estimates.", OPTIONAL),
    MADE_NUMBER("value", NULL, number_value_write),
};
static const struct fields number_fields =
    FIELDS("OddsNumber", "A number that is derived from a distribution.", number_rows, struct odds_number);

struct end_answer {
    struct odds_chance chance; /* the first */
    struct step_end end;
};
static const struct field end_rows[] = {
    WORD_AS(struct end_answer, end.name, "name", NULL),
    WORD_AS(struct end_answer, end.title, "title", "A sentence, without a full stop."),
    CHANCE_ROWS(struct end_answer, chance.),
};
static const struct fields end_fields =
    FIELDS("OddsEnd", "A way in which the step may end, and its chance.", end_rows, struct end_answer);

/* ---- distributions ---- */

/* In the form that it has in a ruling. */
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

struct distribution_answer {
    const struct odds *odds;
    const struct odds_distribution *it;
    bool together; /* several members */
    const char *unit;
    char title[ODDS_SUMMARY_MAX];
};

struct value_answer {
    struct odds_chance chance; /* the first */
    const struct distribution_answer *of;
    const int32_t *values;
    bool has_at_least;
    struct odds_chance at_least;
};

/* The value of one member, or the list of all members' values. */
WRITES(values_write, struct value_answer)
{
    const struct odds_distribution *distribution = it->of->it;
    if (it->of->together)
        write_array(out);
    for (int32_t i = 0; i < distribution->member_count; i++)
        value_write(out, it->of->odds, distribution->members[i], it->values[i]);
    if (it->of->together)
        write_array_end(out);
}

static const struct field value_rows[] = {
    MADE_ANY("value", "As rulings write it; a list where several members are taken together.", values_write),
    CHANCE_ROWS(struct value_answer, chance.),
    PART(struct value_answer, at_least, struct odds_chance, chance_fields, NULL,
         PRESENT(struct value_answer, has_at_least)),
};
static const struct fields value_fields =
    FIELDS("OddsValue", "One value and its chance.", value_rows, struct value_answer);

WRITES(each_value_write, struct distribution_answer)
{
    const struct odds_distribution *distribution = it->it;
    write_array(out);
    for (int32_t i = 0; i < distribution->value_count; i++) {
        const struct odds_value *value = &distribution->values[i];
        ANSWER(out, value_fields,
               (struct value_answer){.chance = value->chance,
                                     .of = it,
                                     .values = value->values,
                                     .has_at_least = distribution->numeric && value->values[0] != FIELD_ABSENT,
                                     .at_least = value->at_least});
    }
    write_array_end(out);
}

WRITES(pointers_write, struct distribution_answer)
{
    if (it->together)
        write_array(out);
    for (int32_t i = 0; i < it->it->member_count; i++)
        write_string(out, it->it->pointers[i]);
    if (it->together)
        write_array_end(out);
}

/* A quantile each: `member->min` is its number. */
static void quantile_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct distribution_answer *answer = base;
    (void)order;
    value_write(out, answer->odds, answer->it->members[0], answer->it->quantiles[field->min]);
}

#define QUANTILE(number, name_)                                                                                        \
    {                                                                                                                  \
        .name = name_, .doc = "As rulings write it.", .kind = FIELD_FORM, .form = &form_anything,                      \
        .write = quantile_write, .min = number                                                                         \
    }
static const struct field quantile_rows[] = {QUANTILE(0, "p5"), QUANTILE(1, "p25"), QUANTILE(2, "p50"),
                                             QUANTILE(3, "p75"), QUANTILE(4, "p95")};
static const struct fields quantile_fields =
    FIELDS("OddsQuantiles", "Values that at least 5, 25, 50, 75 and 95 in a hundred cases do not exceed.",
           quantile_rows, struct distribution_answer);

WRITES(quantiles_write, struct distribution_answer)
{
    ANSWER(out, quantile_fields, *it);
}

WRITES(mean_write, struct distribution_answer)
{
    ANSWER(out, number_fields, it->it->mean);
}

WRITES(deviation_write, struct distribution_answer)
{
    decimal_write(out, it->it->deviation.decimal);
}
GIVEN(is_numeric, struct distribution_answer, it->it->numeric)
GIVEN(has_mean, struct distribution_answer, it->it->numeric && it->it->mean.decimal[0])
GIVEN(has_deviation, struct distribution_answer, it->it->numeric && it->it->deviation.decimal[0])

static const struct field distribution_rows[] = {
    MADE_ANY("of", "The member's JSON Pointer; a list of them where several are taken together.", pointers_write),
    SPELLED(struct distribution_answer, title, NULL),
    WORD(struct distribution_answer, unit, NULL, OPTIONAL),
    EACH("values", value_fields, "In order; a member that is not there comes last, as null.", each_value_write),
    MADE("mean", number_fields, NULL, mean_write, ONLY_IF(has_mean)),
    MADE_NUMBER("standard_deviation", NULL, deviation_write, ONLY_IF(has_deviation)),
    MADE("quantiles", quantile_fields, NULL, quantiles_write, ONLY_IF(is_numeric)),
};
static const struct fields distribution_fields =
    FIELDS("OddsDistribution", "How likely each value of a member is, or of several together.", distribution_rows,
           struct distribution_answer);

bool distribution_is_worth_showing(const struct odds_intent *intent, const struct odds_distribution *distribution)
{
    return intent->shown_count > 0 || distribution->member_count != 1 || distribution->value_count != 1 ||
           distribution->values[0].values[0] != FIELD_ABSENT;
}

static void distribution_write(struct writer *out, const struct odds_case *found,
                               const struct odds_distribution *distribution)
{
    struct distribution_answer answer = {
        .odds = found->odds, .it = distribution, .together = distribution->member_count != 1};
    struct text title;
    if (!answer.together)
        answer.unit = distribution->members[0]->unit;
    text_start(&title, answer.title, sizeof answer.title);
    distribution_title_add(&title, found->intent->step, distribution);
    ANSWER(out, distribution_fields, answer);
}

/* ---- one case ---- */

WRITES(odds_ends_write, struct odds_case)
{
    write_array(out);
    for (int32_t i = 0; i < it->odds->end_count; i++)
        ANSWER(out, end_fields, (struct end_answer){it->odds->ends[i].chance, *it->odds->ends[i].end});
    write_array_end(out);
}

WRITES(odds_distributions_write, struct odds_case)
{
    write_array(out);
    for (int32_t i = 0; i < it->odds->distribution_count; i++)
        if (distribution_is_worth_showing(it->intent, &it->odds->distributions[i]))
            distribution_write(out, it, &it->odds->distributions[i]);
    write_array_end(out);
}

WRITES(odds_reasons_write, struct odds_case)
{
    answer_write_reasons(out, it->odds->why);
}

WRITES(odds_status_write, struct odds_case)
{
    write_string(out, ruling_status_name(it->odds->status));
}

WRITES(odds_method_write, struct odds_case)
{
    write_string(out, it->odds->samples ? "sample" : "exact");
}

WRITES(odds_exact_write, struct odds_case)
{
    write_bool(out, it->odds->samples == 0);
}

WRITES(odds_branches_write, struct odds_case)
{
    write_int(out, it->odds->branches);
}

WRITES(odds_samples_write, struct odds_case)
{
    write_int(out, it->odds->samples);
}

WRITES(odds_summary_write, struct odds_case)
{
    char words[ODDS_SUMMARY_MAX];
    struct text line;
    text_start(&line, words, sizeof words);
    odds_summarise(it->intent->step, it->odds, &line);
    write_string(out, words);
}
GIVEN(is_found, struct odds_case, it->odds != NULL)
GIVEN(is_counted, struct odds_case, it->odds && it->odds->samples == 0)
GIVEN(is_sampled, struct odds_case, it->odds && it->odds->samples != 0)
GIVEN(is_resolved, struct odds_case, it->odds && it->odds->status == RULING_RESOLVED)
GIVEN(is_forbidden, struct odds_case, it->odds && it->odds->status != RULING_RESOLVED)

/* The odds of one case. Three answers begin with these members. */
#define CASE_ROWS(...)                                                                                                 \
    {.name = "status", .kind = FIELD_ENUM, .choices = &ruling_statuses, .write = odds_status_write, __VA_ARGS__},      \
        MADE_WORD("method", "exact or sample.", odds_method_write, __VA_ARGS__),                                       \
        MADE_TRUTH("exact", "False for an estimate.", odds_exact_write, __VA_ARGS__),                                  \
        MADE_COUNT("samples", "Of an estimate: how often the question was resolved.", odds_samples_write,              \
                   ONLY_IF(is_sampled)),                                                                               \
        MADE_COUNT("branches", "How often the step was resolved.", odds_branches_write, ONLY_IF(is_counted)),          \
        MADE_WORD("summary", "One line to read aloud.", odds_summary_write, __VA_ARGS__),                              \
        EACH("ends", end_fields, "The chance of each way in which the step may end.", odds_ends_write,                 \
             ONLY_IF(is_resolved)),                                                                                    \
        EACH("distributions", distribution_fields, "Of the members that were asked for.", odds_distributions_write,    \
             ONLY_IF(is_resolved)),                                                                                    \
        EACH("reasons", reason_fields, "Of a question that is not permitted.", odds_reasons_write,                     \
             ONLY_IF(is_forbidden))

static const struct field members_rows[] = {CASE_ROWS()};
static const struct fields members_fields = FIELDS("OddsMembers", NULL, members_rows, struct odds_case);

void odds_write(struct writer *out, const struct odds_intent *intent, const struct odds *odds)
{
    fields_write_members(out, &members_fields, &(struct odds_case){intent, odds}, FIELD_ORDER_TABLE);
}

/* ---- why there are none ---- */

/* An amount that may exceed all integers, as a JSON number. */
static void amount_write(struct writer *out, double amount)
{
    char digits[ODDS_DECIMAL_MAX];
    struct text text;
    text_start(&text, digits, sizeof digits);
    text_format(&text, amount < LARGEST_WHOLE ? "%.0f" : "%.2e", amount < 1e300 ? amount : 1e300);
    decimal_write(out, digits);
}

WRITES(estimate_write, struct odds_excess)
{
    amount_write(out, it->estimate);
}

WRITES(outcomes_write, struct odds_excess)
{
    amount_write(out, it->outcomes);
}

static const struct field draw_rows[] = {
    WORD(struct odds_excess, part, "The part of an exchange that it belongs to.", OPTIONAL),
    WORD(struct odds_excess, label, "What the dice are for."),
    COUNT(struct odds_excess, dice, NULL),
    MADE_NUMBER("outcomes", NULL, outcomes_write),
};
static const struct fields largest_fields =
    FIELDS("OddsDraw", "The draw with the most outcomes.", draw_rows, struct odds_excess);

WRITES(largest_write, struct odds_excess)
{
    ANSWER(out, largest_fields, *it);
}
GIVEN(has_largest, struct odds_excess, it->label != NULL)

static const struct field excess_rows[] = {
    MADE_NUMBER("estimate", "How often the step would be resolved, about.", estimate_write),
    LONG(struct odds_excess, budget, "How often it may be resolved."),
    MADE("largest_draw", largest_fields, NULL, largest_write, ONLY_IF(has_largest)),
};
const struct fields odds_excess_fields =
    FIELDS("OddsExcess", "Why the odds were not calculated: they take too much work.", excess_rows, struct odds_excess);

/* ---- the answers ---- */

WRITES(varied_write, struct odds_case_answer)
{
    const struct odds_intent *intent = it->found.intent;
    write_object(out);
    for (int32_t i = 0; i < intent->varied_count; i++) { /* a pointer that resolves is plain ASCII */
        write_key(out, intent->varied[i].pointer);
        json_write(out, json_list_item(intent->varied[i].values, odds_case_place(intent, it->number, i)));
    }
    write_object_end(out);
}

static const struct field case_rows[] = {
    MADE_OBJECT("varied", "The values that were varied, by their pointers.", varied_write),
    CASE_ROWS(),
};
const struct fields odds_case_fields = FIELDS("OddsCase", "The odds of one case.", case_rows, struct odds_case_answer);

WRITES(input_write, struct odds_answer)
{
    const struct odds_units *units = it->found.intent->units;
    members_given_write(out, it->found.intent->step->input, units->input, &units->given);
}

WRITES(autofilled_write, struct odds_answer)
{
    const struct pointers *autofilled = &it->found.intent->units->autofilled;
    write_array(out);
    for (int32_t i = 0; i < autofilled->count; i++)
        write_string(out, autofilled->list[i]);
    write_array_end(out);
}

WRITES(as_of_write, struct odds_answer)
{
    write_int(out, it->found.intent->units->at);
}
GIVEN(has_units, struct odds_answer, it->found.intent->units != NULL)

WRITES(cases_write, struct odds_answer)
{
    it->write_cases(out, it->context);
}
GIVEN(has_cases, struct odds_answer, it->write_cases != NULL)

static const struct field odds_rows[] = {
    WORD(struct odds_answer, ruleset, NULL),
    COUNT(struct odds_answer, ruleset_version, "The version of the rules that was applied."),
    WORD(struct odds_answer, step, NULL),
    MADE_COUNT("as_of", "Where units are named: the number of the entry up to which the roster was read.", as_of_write,
               ONLY_IF(has_units)),
    MADE_OBJECT("input", "Where units are named: the input with what they filled in.", input_write, ONLY_IF(has_units)),
    EACH_WORD("autofilled", "Of named units: JSON Pointers to what they filled in.", autofilled_write,
              ONLY_IF(has_units)),
    CASE_ROWS(ONLY_IF(is_found)),
    EACH("cases", odds_case_fields, "Where something is varied: each case has the members above.", cases_write,
         ONLY_IF(has_cases)),
};
const struct fields odds_fields =
    FIELDS("Odds", "The odds of a question; of each case, where something is varied.", odds_rows, struct odds_answer);

WRITES(too_large_write, struct recorded_odds)
{
    ANSWER(out, odds_excess_fields, it->excess);
}
GIVEN(is_too_large, struct recorded_odds, it->found.odds == NULL)

static const struct field recorded_rows[] = {
    CASE_ROWS(ONLY_IF(is_found)),
    MADE("too_large", odds_excess_fields, NULL, too_large_write, ONLY_IF(is_too_large)),
};
const struct fields recorded_odds_fields =
    FIELDS("RecordedOdds", "The odds that a recorded ruling's question had; only with=odds.", recorded_rows,
           struct recorded_odds);
