/* A question that is only checked: what it still needs, what units fill in, what is assumed, whether it is permitted,
 * and which dice it would need. Nothing is rolled or recorded. */
#pragma once
#include "referee/binding.h"

struct preview {
    const struct intent *intent;
    const struct bound_units *units;     /* NULL: none is named */
    const struct violations *violations; /* if something is missing: only that */
    const struct ruling *ruling;         /* tried with the known dice; NULL: something is missing */
    bool foreseen;                       /* of a correction: all its dice are known, so this is its result */
};
extern const struct fields preview_fields;

/* Whether this violation only says that something is missing which a preview may still ask for. */
bool preview_is_need(enum umpire_error code);
/* Whether missing members are all that is wrong with a question. */
bool preview_is_possible(const struct violations *violations);
void preview_write(struct writer *out, const struct preview *preview);
