/* The record of what was thrown, and the first error. */
#include "dice/record.h"

void dice_fail(struct dice *dice, enum dice_error error)
{
    if (dice->error == DICE_FINE)
        dice->error = error;
}

void record_clear(struct dice_record *record)
{
    record->draw_count = 0;
    record->face_count = 0;
    record->lacking = 0;
}

void record_draw(struct dice *dice, const struct draw_request *request)
{
    struct dice_record *record = dice->record;
    if (dice->error != DICE_FINE) {
        dice->behind = true;
        return;
    }
    if (record->draw_count == DICE_MAX_DRAWS) {
        dice_fail(dice, DICE_OVERFLOW);
        return;
    }
    record->draws[record->draw_count++] = (struct draw){
        .part = dice->part,
        .label = request->label,
        .verb = (int32_t)request->verb,
        .count = request->count,
        .sides = request->sides,
        .number = request->number,
        .first_face = record->face_count,
        .role = dice->role,
        .item = dice->item,
        .needs = dice->needs,
        .needed = dice->needed,
        .words = request->verb == DICE_TALLY ? dice->words : NULL,
    };
}

void record_counter(struct dice_record *record, int32_t counter)
{
    record->counters[record->face_count - 1] = (uint8_t)counter;
}

void record_face(struct dice *dice, int32_t face)
{
    struct dice_record *record = dice->record;
    if (record->face_count == DICE_MAX_FACES) {
        dice_fail(dice, DICE_OVERFLOW);
        return;
    }
    record->faces[record->face_count++] = (uint16_t)face;
    record->draws[record->draw_count - 1].face_count++;
}
