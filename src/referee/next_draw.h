/* The draw that is needed next by a ruling with too few declared dice. */
#pragma once
#include "fields/answer_rows.h"
#include <umpire/rules.h>

struct next_draw {
    const char *part, *label, *verb; /* as in a draw */
    const char *unit, *unit_name;    /* the unit that it is for; NULL: none, or none is named */
    int32_t count, sides;            /* dice that are yet to be thrown, and their sides */
    int32_t needed;                  /* the least that they must show; FIELD_ABSENT: there is no single number */
    int32_t given;                   /* faces of this draw that were declared */
};
extern const struct fields next_draw_fields;

/* False when the ruling had enough dice. It was tried with declared dice. */
bool next_draw_of(const struct ruling *ruling, struct next_draw *ret);
/* The complete draws, as a list. */
void draws_so_far_write(struct writer *out, const struct ruling *ruling);
