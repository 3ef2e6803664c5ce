/* Lines of the text format. Fractions are written from whole numbers: no float is needed for them. */
#include "http/watch/metrics_text.h"
#include <string.h>
#include <umpire/text.h>

enum { VALUE_MAX = 48, DIGITS_MAX = 6 /* of METRIC_MICROS */ };

void metric_start(struct writer *out, const struct metric *metric)
{
    write_words(out, "# HELP ");
    write_words(out, metric->name);
    write_words(out, " ");
    write_words(out, metric->help);
    write_words(out, "\n# TYPE ");
    write_words(out, metric->name);
    write_words(out, " ");
    write_words(out, metric->type);
    write_words(out, "\n");
}

/* 2500 parts of a million are "0.0025". */
static void value_text(char ret[VALUE_MAX], int64_t value, int64_t per_unit)
{
    struct text text;
    text_start(&text, ret, VALUE_MAX);
    text_add_int(&text, per_unit ? value / per_unit : value);
    int64_t rest = per_unit ? value % per_unit : 0;
    int digits = DIGITS_MAX;
    for (; rest > 0 && rest % 10 == 0; rest /= 10)
        digits--;
    if (rest > 0)
        text_format(&text, ".%0*lld", digits, (long long)rest);
}

static void value_write(struct writer *out, int64_t value, int64_t per_unit)
{
    char words[VALUE_MAX];
    value_text(words, value, per_unit);
    write_words(out, words);
    write_words(out, "\n");
}

static void label_write(struct writer *out, const char *name, const char *value, bool first)
{
    write_words(out, first ? "{" : ",");
    write_words(out, name);
    write_words(out, "=\"");
    write_words(out, value);
    write_words(out, "\"");
}

/* The name and the labels. `le` is one more label; NULL: none. */
static void series_write(struct writer *out, const char *name, const char *suffix, const struct label *labels,
                         const char *le)
{
    bool first = true;
    write_words(out, name);
    write_words(out, suffix);
    for (; labels && labels->name; labels++, first = false)
        label_write(out, labels->name, labels->value, first);
    if (le)
        label_write(out, "le", le, first);
    write_words(out, first && !le ? " " : "} ");
}

void metric_write(struct writer *out, const struct metric *metric, const struct label *labels, int64_t value)
{
    series_write(out, metric->name, "", labels, NULL);
    value_write(out, value, metric->per_unit);
}

static void bucket_write(struct writer *out, const struct metric *metric, const struct label *labels, const char *le,
                         uint64_t count)
{
    series_write(out, metric->name, "_bucket", labels, le);
    value_write(out, (int64_t)count, 0);
}

void metric_write_histogram(struct writer *out, const struct metric *metric, const struct label *labels,
                            const struct scale *scale, const struct histogram_reading *reading)
{
    uint64_t count = 0;
    for (size_t i = 0; i < scale->count; i++) {
        char bound[VALUE_MAX];
        value_text(bound, scale->bounds[i], metric->per_unit);
        count += reading->buckets[i];
        bucket_write(out, metric, labels, bound, count);
    }
    count += reading->buckets[scale->count];
    bucket_write(out, metric, labels, "+Inf", count);
    series_write(out, metric->name, "_sum", labels, NULL);
    value_write(out, (int64_t)reading->sum, metric->per_unit);
    series_write(out, metric->name, "_count", labels, NULL);
    value_write(out, (int64_t)count, 0);
}

void metric_write_alone(struct writer *out, const struct metric *metric, int64_t value)
{
    metric_start(out, metric);
    metric_write(out, metric, NULL, value);
}
