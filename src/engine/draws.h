/* Draws as they are shown and recorded: one object each, with every face. */
#pragma once
#include "fields/answer_rows.h"
#include "fields/field_write.h"
#include <umpire/units.h>

/* One draw with its faces beside it, as the table describes it. */
struct draw_view {
    const char *part, *label, *verb;
    int32_t count, sides;
    int32_t number;   /* FIELD_ABSENT unless the verb uses it */
    const char *unit; /* the unit that they are thrown for; NULL: none, or it has no name */
    int32_t needed;   /* FIELD_ABSENT unless the resolver gave it */
    const struct dice_record *record;
    const struct draw *draw;   /* of a stored record; NULL: the record does not name what the faces were read as */
    const struct json_t *read; /* of a draw that was read from a record; nothing else reads it */
    int32_t face_count;
    int32_t faces[DICE_MAX_FACES];
};

extern const struct fields draw_fields;
extern const struct fields reason_fields; /* over struct reason */

/* The number or the word of a reason's `result`. */
extern const struct field_form form_result;
extern const struct choices reason_compares;
void reason_result_write(struct writer *out, const struct field *field, const void *base, int order);
bool reason_result_given(const void *base);

/* An array of all draws of a record. Canonical: in the form of entries, without what follows from the question. `units`
 * may be NULL. */
void draws_write(struct writer *writer, const struct dice_record *record, const struct question_units *units,
                 enum field_order order);
