/* Draws as they are shown and recorded: one object each, with every face. */
#pragma once
#include "field_write.h"
#include <umpire/dice.h>

/* One draw with its faces beside it, as the table describes it. */
struct draw_view {
    const char *part, *label, *verb;
    int32_t count, sides;
    int32_t number; /* FIELD_ABSENT unless the verb uses it */
    int32_t face_count;
    int32_t faces[DICE_MAX_FACES];
};

extern const struct fields draw_fields;
extern const struct fields reason_fields; /* over struct reason */

/* An array of all draws of a record. */
void draws_write(struct writer *writer, const struct dice_record *record, enum field_order order);
