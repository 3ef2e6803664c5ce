/* Two options are equal when their JSON is equal. */
#include "referee/options_differ.h"
#include "fields/field_write.h"
#include <stdlib.h>
#include <string.h>

enum { VALUE_MAX = 65536 };

/* One member's value as JSON, NUL-terminated, into `out`; empty when it is absent, or when that failed. */
static const char *value_write(struct writer *out, const struct fields *fields, const void *options, const char *name)
{
    const char *const names[] = {name, NULL};
    size_t lead = strlen("{\"\":") + strlen(name);
    writer_reset(out);
    fields_write_only(out, fields, options, names);
    if (out->failed || out->used <= lead)
        return "";
    out->at[out->used - 1] = '\0';
    return out->at + lead;
}

bool options_differ_each(const struct ruleset *ruleset, const void *options,
                         void (*show)(void *context, const struct option_difference *difference), void *context)
{
    const struct fields *fields = ruleset->options;
    struct writer value, fallback;
    void *defaults = malloc(fields->size);
    writer_start(&value, VALUE_MAX);
    writer_start(&fallback, VALUE_MAX);
    if (defaults)
        fields_default(fields, defaults);
    bool done = defaults != NULL;
    for (size_t i = 0; done && i < fields->count; i++) {
        struct option_difference difference = {.field = &fields->list[i], .options = options, .defaults = defaults};
        difference.value = value_write(&value, fields, options, difference.field->name);
        difference.fallback = value_write(&fallback, fields, defaults, difference.field->name);
        done = !value.failed && !fallback.failed;
        if (done && strcmp(difference.value, difference.fallback) != 0)
            show(context, &difference);
    }
    writer_end(&value);
    writer_end(&fallback);
    free(defaults);
    return done;
}
