/* The tables for draws and reasons, and writing draws. */
#include "draws.h"
#include <umpire/ruling.h>

static const struct field face = {.kind = FIELD_INT, .min = 1, .max = DICE_MAX_SIDES};

static const struct field draw_list[] = {
    {.name = "part",
     .title = "Part",
     .doc = "The part of an exchange that asked for the dice.",
     .kind = FIELD_LABEL,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct draw_view, part, const char *)},
    {.name = "label",
     .title = "Label",
     .doc = "What the dice are for.",
     .kind = FIELD_LABEL,
     .offset = FIELD_AT(struct draw_view, label, const char *)},
    {.name = "verb",
     .title = "Verb",
     .doc = "How the dice count: one of face, sum, sum_floored, hits, tally, opposed and ranking.",
     .kind = FIELD_LABEL,
     .offset = FIELD_AT(struct draw_view, verb, const char *)},
    {.name = "count",
     .title = "Dice",
     .doc = "How many dice were asked for; re-rolls come on top.",
     .unit = "dice",
     .kind = FIELD_INT,
     .min = 1,
     .max = DICE_MAX_FACES,
     .offset = FIELD_AT(struct draw_view, count, int32_t)},
    {.name = "sides",
     .title = "Sides",
     .doc = "Of each die.",
     .kind = FIELD_INT,
     .min = DICE_MIN_SIDES,
     .max = DICE_MAX_SIDES,
     .offset = FIELD_AT(struct draw_view, sides, int32_t)},
    {.name = "number",
     .title = "Number",
     .doc = "For hits: the face that counts, or higher. For sum_floored: what is taken off each die.",
     .kind = FIELD_INT,
     .presence = FIELD_OPTIONAL,
     .min = -999,
     .max = 999,
     .offset = FIELD_AT(struct draw_view, number, int32_t)},
    {.name = "faces",
     .title = "Faces",
     .doc = "Every face in the order in which it was thrown, re-rolls included.",
     .kind = FIELD_LIST,
     .min = 1,
     .max = DICE_MAX_FACES,
     .offset = offsetof(struct draw_view, faces),
     .item = &face,
     .item_size = sizeof(int32_t),
     .count = FIELD_AT(struct draw_view, face_count, int32_t)},
};

const struct fields draw_fields = {.name = "Draw",
                                   .doc = "Dice that were asked for together.",
                                   .list = draw_list,
                                   .count = FIELDS_COUNT(draw_list),
                                   .size = sizeof(struct draw_view)};

static const struct field reason_list[] = {
    {.name = "part",
     .title = "Part",
     .doc = "The part of an exchange that this reason belongs to.",
     .kind = FIELD_LABEL,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct reason, part, const char *)},
    {.name = "clause",
     .title = "Clause",
     .doc = "The numbered rule that was applied.",
     .kind = FIELD_LABEL,
     .offset = FIELD_AT(struct reason, clause, const char *)},
    {.name = "subject",
     .title = "About",
     .doc = "The side, unit or modifier that it is about.",
     .kind = FIELD_LABEL,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct reason, subject, const char *)},
    {.name = "text",
     .title = "Text",
     .doc = "What the clause says of this case.",
     .kind = FIELD_LABEL,
     .offset = FIELD_AT(struct reason, text, const char *)},
    {.name = "value",
     .title = "Value",
     .doc = "What it added or decided.",
     .kind = FIELD_DECIMAL,
     .presence = FIELD_OPTIONAL,
     .min = -1000000 * FIELD_THOUSANDTHS,
     .max = 1000000 * FIELD_THOUSANDTHS,
     .offset = FIELD_AT(struct reason, value, int32_t)},
    {.name = "total",
     .title = "Total",
     .doc = "The running total after it.",
     .kind = FIELD_DECIMAL,
     .presence = FIELD_OPTIONAL,
     .min = -1000000 * FIELD_THOUSANDTHS,
     .max = 1000000 * FIELD_THOUSANDTHS,
     .offset = FIELD_AT(struct reason, total, int32_t)},
};

const struct fields reason_fields = {.name = "Reason",
                                     .doc = "One clause applied.",
                                     .list = reason_list,
                                     .count = FIELDS_COUNT(reason_list),
                                     .size = sizeof(struct reason)};

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
