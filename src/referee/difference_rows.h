/* The rows of an option that differs from its default, for answers whose struct begins with struct option_difference:
 * its title, and both values. */
#pragma once
#include "fields/answer_rows.h"
#include "referee/options_differ.h"

void difference_name_write(struct writer *out, const struct field *field, const void *base, int order);
void difference_title_write(struct writer *out, const struct field *field, const void *base, int order);
void difference_value_write(struct writer *out, const struct field *field, const void *base, int order);
void difference_default_write(struct writer *out, const struct field *field, const void *base, int order);
bool difference_has_title(const void *base);
bool difference_has_value(const void *base);
bool difference_has_default(const void *base);

#define DIFFERENCE_NAME_ROWS                                                                                           \
    MADE_WORD("name", NULL, difference_name_write),                                                                    \
        MADE_WORD("title", NULL, difference_title_write, ONLY_IF(difference_has_title))
#define DIFFERENCE_VALUE_ROWS                                                                                          \
    MADE_ANY("value", "Its value; absent when it was left out.", difference_value_write,                               \
             ONLY_IF(difference_has_value)),                                                                           \
        MADE_ANY("default", "Its default; absent when there is none.", difference_default_write,                       \
                 ONLY_IF(difference_has_default))
