/* The tables for draws and reasons, and writing draws. */
#include "draws.h"
#include <umpire/dialect.h>

static const struct field face_item = ITEM_NUMBER(1, DICE_MAX_SIDES, NULL, NULL, NULL);

static const struct field draw_rows[] = {
    LABEL(struct draw_view, part, "Part", NULL, "The part of an exchange that asked for the dice.", OPTIONAL),
    LABEL(struct draw_view, label, "Label", NULL, "What the dice are for."),
    LABEL(struct draw_view, verb, "Verb", NULL,
          "How the dice count: one of face, sum, sum_floored, hits, tally, opposed and ranking."),
    NUMBER(struct draw_view, count, 1, DICE_MAX_FACES, "Dice", NULL,
           "How many dice were asked for; re-rolls come on top.", .unit = "dice"),
    NUMBER(struct draw_view, sides, DICE_MIN_SIDES, DICE_MAX_SIDES, "Sides", NULL, "Of each die."),
    NUMBER(struct draw_view, number, -999, 999, "Number", NULL,
           "For hits: the face that counts, or higher. For sum_floored: what is taken off each die.", OPTIONAL),
    LIST(struct draw_view, faces, int32_t, face_item, face_count, 1, DICE_MAX_FACES, "Faces", NULL,
         "Every face in the order in which it was thrown, re-rolls included."),
};
const struct fields draw_fields = FIELDS("Draw", "Dice that were asked for together.", draw_rows, struct draw_view);

enum { MOST = 1000000 * FIELD_THOUSANDTHS };
static const struct field reason_rows[] = {
    LABEL(struct reason, part, "Part", NULL, "The part of an exchange that this reason belongs to.", OPTIONAL),
    LABEL(struct reason, clause, "Clause", NULL, "The numbered rule that was applied."),
    LABEL(struct reason, subject, "About", NULL, "The side, unit or modifier that it is about.", OPTIONAL),
    LABEL(struct reason, text, "Text", NULL, "What the clause says of this case."),
    SCALED(struct reason, value, NULL, FIELD_THOUSANDTHS, -MOST, MOST, "Value", NULL, "What it added or decided.",
           OPTIONAL),
    SCALED(struct reason, total, NULL, FIELD_THOUSANDTHS, -MOST, MOST, "Total", NULL, "The running total after it.",
           OPTIONAL),
};
const struct fields reason_fields = FIELDS("Reason", "One clause applied.", reason_rows, struct reason);

static void view_fill(struct draw_view *view, const struct dice_record *record, const struct draw *draw)
{
    enum dice_verb verb = (enum dice_verb)draw->verb;
    view->part = draw->part;
    view->label = draw->label;
    view->verb = dice_verb_name(verb);
    view->count = draw->count;
    view->sides = draw->sides;
    view->number = verb == DICE_HITS || verb == DICE_SUM_FLOORED ? draw->number : FIELD_ABSENT;
    view->face_count = draw->face_count;
    for (int32_t i = 0; i < draw->face_count; i++)
        view->faces[i] = record->faces[draw->first_face + i];
}

void draws_write(struct writer *writer, const struct dice_record *record, enum field_order order)
{
    struct draw_view view;
    write_array(writer);
    for (int32_t i = 0; i < record->draw_count; i++) {
        view_fill(&view, record, &record->draws[i]);
        fields_write(writer, &draw_fields, &view, order);
    }
    write_array_end(writer);
}
