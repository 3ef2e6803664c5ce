/* Options beside their defaults. */
#include "field_write.h"
#include "report_parts.h"
#include <stdlib.h>
#include <string.h>

enum { VALUE_MAX = 65536 };

/* One member's value as JSON, NUL-terminated, into `out`; empty when it is absent, or when that failed. */
static const char *value_write(struct writer *out, const struct report *report, const void *options, const char *name)
{
    const char *const names[] = {name, NULL};
    size_t lead = strlen("{\"\":") + strlen(name);
    writer_reset(out);
    fields_write_only(out, report->ruleset->options, options, names);
    if (out->failed || out->used <= lead)
        return "";
    out->at[out->used - 1] = '\0';
    return out->at + lead;
}

bool report_options_each(const struct report *report,
                         void (*show)(void *context, const struct field *field, const char *value,
                                      const char *fallback),
                         void *context)
{
    const struct fields *fields = report->ruleset->options;
    struct writer value, fallback;
    void *defaults = malloc(fields->size);
    writer_start(&value, VALUE_MAX);
    writer_start(&fallback, VALUE_MAX);
    if (defaults)
        fields_default(fields, defaults);
    bool done = defaults != NULL;
    for (size_t i = 0; report->options && done && i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        const char *chosen = value_write(&value, report, report->options, field->name);
        const char *usual = value_write(&fallback, report, defaults, field->name);
        done = !value.failed && !fallback.failed;
        if (done && strcmp(chosen, usual) != 0)
            show(context, field, chosen, usual);
    }
    writer_end(&value);
    writer_end(&fallback);
    free(defaults);
    return done;
}
