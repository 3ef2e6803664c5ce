#include "referee/next_draw.h"
#include "engine/draws.h"

static const struct field next_draw_rows[] = {
    WORD(struct next_draw, part, "The part of an exchange that asks for the dice.", OPTIONAL),
    WORD(struct next_draw, label, "What the dice are for."),
    WORD(struct next_draw, verb, "How they count, as in a draw."),
    WORD(struct next_draw, unit, "The unit that they are thrown for, where one is named.", OPTIONAL),
    WORD(struct next_draw, unit_name, "What the players call it.", OPTIONAL),
    COUNT(struct next_draw, count, "How many dice to throw now."),
    COUNT(struct next_draw, sides, "Of each die."),
    NUMBER(struct next_draw, needed, -999, 999, NULL, NULL,
           "What each die, or their sum, must show, or more; absent where no one number decides.", OPTIONAL),
    COUNT(struct next_draw, given, "How many dice of this draw were declared already."),
};
const struct fields next_draw_fields = FIELDS("NextDraw", "The dice to throw next.", next_draw_rows, struct next_draw);

bool next_draw_of(const struct ruling *ruling, struct next_draw *ret)
{
    const struct dice_record *record = ruling->dice;
    const struct question_units *units = ruling->question.units;
    if (!record->lacking || !record->draw_count)
        return false;
    const struct draw *draw = &record->draws[record->draw_count - 1];
    int32_t role = draw->role - 1;
    *ret = (struct next_draw){.part = draw->part,
                              .label = draw->label,
                              .verb = dice_verb_name((enum dice_verb)draw->verb),
                              .unit = units && draw->role ? units->ids[role][draw->item] : NULL,
                              .unit_name = units && draw->role ? units->names[role][draw->item] : NULL,
                              .count = record->lacking,
                              .sides = draw->sides,
                              .needed = draw->verb == DICE_HITS ? draw->number
                                        : draw->needs           ? draw->needed
                                                                : FIELD_ABSENT,
                              .given = draw->face_count};
    return true;
}

void draws_so_far_write(struct writer *out, const struct ruling *ruling)
{
    struct dice_record *record = ruling->dice;
    int32_t count = record->draw_count;
    record->draw_count -= record->lacking && count; /* the last one is incomplete */
    draws_write(out, record, ruling->question.units, FIELD_ORDER_TABLE);
    record->draw_count = count;
}
