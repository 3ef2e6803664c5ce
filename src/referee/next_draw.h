/* What must be thrown next for a ruling whose declared dice were too few. */
#pragma once
#include "fields/answer_rows.h"
#include <umpire/rules.h>

struct next_draw {
    const char *part, *label, *verb; /* as in a draw */
    const char *unit, *unit_name;    /* for which unit; NULL: none, or none is named */
    int32_t count, sides;            /* dice that are still to be thrown, and of what */
    int32_t needed;                  /* what they must show, or more; FIELD_ABSENT: no one number decides */
    int32_t given;                   /* faces of this draw that were declared */
};
extern const struct fields next_draw_fields;

/* False when the ruling's dice were enough. The ruling was tried with declared dice. */
bool next_draw_of(const struct ruling *ruling, struct next_draw *ret);
/* The draws that were complete, as a list. */
void draws_so_far_write(struct writer *out, const struct ruling *ruling);
