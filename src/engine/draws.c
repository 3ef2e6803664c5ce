/* The tables for draws and reasons, and writing draws. */
#include "engine/draws.h"
#include <umpire/dialect.h>

static const struct field face_item = ITEM_NUMBER(1, DICE_MAX_SIDES, NULL, NULL, NULL);

static void words_write(struct writer *out, const struct field *field, const void *base)
{
    const struct draw_view *view = base;
    (void)field;
    write_array(out);
    for (int32_t i = 0; i < view->draw->face_count; i++)
        write_string(out, view->draw->words[view->record->counters[view->draw->first_face + i]]);
    write_array_end(out);
}

static bool words_given(const struct field *field, const void *base)
{
    const struct draw_view *view = base;
    (void)field;
    return view->draw && view->draw->words;
}

static const struct field_form form_words = {.wants = "a list of texts",
                                             .source = FORM_OF_ANYTHING,
                                             .schema = "\"type\":\"array\",\"items\":{\"type\":\"string\"}",
                                             .given = words_given,
                                             .write = words_write,
                                             .read = form_json_keep};

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
    NUMBER(struct draw_view, needed, -999, 999, "Needed", NULL,
           "What the dice themselves must show, or more, with all modifiers taken off; where one number decides.",
           OPTIONAL),
    LABEL(struct draw_view, unit, "Unit", NULL, "The unit that they are thrown for, where one is named.", OPTIONAL),
    LIST(struct draw_view, faces, int32_t, face_item, face_count, 1, DICE_MAX_FACES, "Faces", NULL,
         "Every face in the order in which it was thrown, re-rolls included."),
    FORMED_AS(struct draw_view, read, "result", form_words,
              "What each face was read as on the table that the dice were thrown on, in the same order.",
              .title = "Result", .clause = "TT-DMG-1", OPTIONAL),
};
const struct fields draw_fields = FIELDS("Draw", "Dice that were asked for together.", draw_rows, struct draw_view);

static void result_form_write(struct writer *out, const struct field *field, const void *base)
{
    (void)field;
    reason_result_write(out, field, base, 0);
}

void reason_result_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct reason *reason = base;
    (void)field, (void)order;
    if (reason->word)
        write_string(out, reason->word);
    else
        write_thousandths(out, reason->result);
}

bool reason_result_given(const void *base)
{
    const struct reason *reason = base;
    return reason->word || reason->result != FIELD_ABSENT;
}

static bool result_form_given(const struct field *field, const void *base)
{
    (void)field;
    return reason_result_given(base);
}

const struct field_form form_result = {.wants = "a number or a text",
                                       .source = FORM_OF_ANYTHING,
                                       .schema = "\"type\":[\"number\",\"string\"]",
                                       .given = result_form_given,
                                       .write = result_form_write,
                                       .read = form_json_keep};

CHOICES(reason_compares, "Compare", COMPARE_VALUES);

enum { MOST = 1000000 * FIELD_THOUSANDTHS };
static const struct field reason_rows[] = {
    LABEL(struct reason, part, "Part", NULL, "The part of an exchange that this reason belongs to.", OPTIONAL),
    LABEL(struct reason, clause, "Clause", NULL, "The numbered rule that was applied."),
    LABEL(struct reason, subject, "About", NULL, "The side, unit or modifier that it is about.", OPTIONAL),
    LABEL(struct reason, text, "Text", NULL, "What the clause says of this case."),
    LABEL(struct reason, of, "Of", "X-REASON", "The running number that it adds to: to hit, morale, inches.", OPTIONAL),
    SCALED(struct reason, value, NULL, FIELD_THOUSANDTHS, -MOST, MOST, "Value", "X-REASON", "What it added.", OPTIONAL),
    SCALED(struct reason, total, NULL, FIELD_THOUSANDTHS, -MOST, MOST, "Total", "X-REASON",
           "The running number after it; a chain begins with its base.", OPTIONAL),
    SCALED(struct reason, needed, NULL, FIELD_THOUSANDTHS, -MOST, MOST, "Needed", "X-REASON",
           "What a total or a die is held against.", OPTIONAL),
    CHOICE(struct reason, compare, reason_compares, "Compare", "X-REASON", "How it is held against what is needed.",
           OPTIONAL),
    FORMED_AS(struct reason, result_read, "result", form_result, "The total or the word that came out.",
              .title = "Result", .clause = "X-REASON", OPTIONAL),
    NUMBER(struct reason, count, -INT32_MAX, INT32_MAX, "Count", "X-REASON",
           "How many figures, hits, markers or dice it speaks of.", OPTIONAL),
};
const struct fields reason_fields = FIELDS("Reason", "One clause applied.", reason_rows, struct reason);

static void view_fill(struct draw_view *view, const struct dice_record *record, const struct draw *draw, bool whole,
                      const struct question_units *units)
{
    enum dice_verb verb = (enum dice_verb)draw->verb;
    view->part = draw->part;
    view->label = draw->label;
    view->verb = dice_verb_name(verb);
    view->count = draw->count;
    view->sides = draw->sides;
    view->number = verb == DICE_HITS || verb == DICE_SUM_FLOORED ? draw->number : FIELD_ABSENT;
    view->needed = whole && draw->needs ? draw->needed : FIELD_ABSENT;
    view->unit = whole && units && draw->role ? units->ids[draw->role - 1][draw->item] : NULL;
    view->record = record;
    view->draw = whole ? draw : NULL;
    view->face_count = draw->face_count;
    for (int32_t i = 0; i < draw->face_count; i++)
        view->faces[i] = record->faces[draw->first_face + i];
}

void draws_write(struct writer *writer, const struct dice_record *record, const struct question_units *units,
                 enum field_order order)
{
    struct draw_view view;
    write_array(writer);
    for (int32_t i = 0; i < record->draw_count; i++) {
        view_fill(&view, record, &record->draws[i], order == FIELD_ORDER_TABLE, units);
        fields_write(writer, &draw_fields, &view, order);
    }
    write_array_end(writer);
}
