/* A question that is only checked: what it still needs, what units fill in and what is assumed, whether it is
 * permitted, and which dice it would ask for. Nothing is rolled and nothing is recorded. */
#pragma once
#include "referee/binding.h"

struct preview {
    const struct intent *intent;
    const struct bound_units *units;     /* NULL: none is named */
    const struct violations *violations; /* what is missing, where something is: nothing else */
    const struct ruling *ruling;         /* tried with the dice that are known; NULL: something is missing */
    bool foreseen;                       /* of a correction: all its dice are known, so this is what it comes to */
};
extern const struct fields preview_fields;

/* Whether this violation says only that something is missing that a preview may still ask for. */
bool preview_is_need(enum umpire_error code);
/* Whether nothing worse is wrong with a question than that something is missing. */
bool preview_is_possible(const struct violations *violations);
void preview_write(struct writer *out, const struct preview *preview);
