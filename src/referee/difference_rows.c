#include "referee/difference_rows.h"
#include <string.h>

void difference_name_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct option_difference *it = base;
    (void)field, (void)order;
    write_string(out, it->field->name);
}

void difference_title_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct option_difference *it = base;
    (void)field, (void)order;
    write_string(out, it->field->title);
}

void difference_value_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct option_difference *it = base;
    (void)field, (void)order;
    write_json(out, it->value, strlen(it->value));
}

void difference_default_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct option_difference *it = base;
    (void)field, (void)order;
    write_json(out, it->fallback, strlen(it->fallback));
}

bool difference_has_title(const void *base)
{
    const struct option_difference *it = base;
    return it->field->title != NULL;
}

bool difference_has_value(const void *base)
{
    const struct option_difference *it = base;
    return *it->value != '\0';
}

bool difference_has_default(const void *base)
{
    const struct option_difference *it = base;
    return *it->fallback != '\0';
}
