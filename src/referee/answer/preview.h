/* A question that is only checked: what it still needs, what units fill in and what is assumed, whether it is
 * permitted, and which dice it would ask for. Nothing is rolled and nothing is recorded. */
#pragma once
#include "binding.h"

struct preview {
    const struct intent *intent;
    const struct bound_units *units;     /* NULL: none is named */
    const struct violations *violations; /* what is missing, where something is: nothing else */
    const struct ruling *ruling;         /* tried with the dice that were declared; NULL: something is missing */
};
extern const struct fields preview_fields;

/* Whether nothing worse is wrong with a question than that something is missing. */
bool preview_is_possible(const struct violations *violations);
void preview_write(struct writer *out, const struct preview *preview);
