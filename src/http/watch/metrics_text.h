/* Prometheus's text format, version 0.0.4
 * (https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format). Names and labels are our own words
 * and need no escapes. */
#pragma once
#include "base/metrics.h"
#include "base/writer.h"
#include <stdint.h>

#define METRICS_MEDIA "text/plain; version=0.0.4; charset=utf-8"

enum { METRIC_MICROS = 1000000 };

/* A family of metrics, which the lines that follow belong to. */
struct metric {
    const char *name; /* "umpire_http_requests_total" */
    const char *type; /* "counter", "gauge", "histogram" */
    const char *help; /* one sentence */
    int64_t per_unit; /* its values are METRIC_MICROS of its unit; 0: they are whole ones */
};

struct label {
    const char *name, *value;
};

/* HELP and TYPE. */
void metric_start(struct writer *out, const struct metric *metric);
/* One line; `labels` ends with a NULL name, NULL: none. */
void metric_write(struct writer *out, const struct metric *metric, const struct label *labels, int64_t value);
void metric_write_histogram(struct writer *out, const struct metric *metric, const struct label *labels,
                            const struct scale *scale, const struct histogram_reading *reading);
/* A family of one line without labels. */
void metric_write_alone(struct writer *out, const struct metric *metric, int64_t value);
