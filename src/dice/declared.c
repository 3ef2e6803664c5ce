/* Dice thrown on the table and typed in, used in the order of the draws. */
#include "dice/record.h"

static int32_t declared_face(struct dice *dice, int32_t sides)
{
    struct dice_declared *declared = dice->state;
    if (declared->next == declared->count) {
        dice_fail(dice, DICE_EXHAUSTED);
        return 0;
    }
    int32_t face = declared->faces[declared->next];
    if (face < 1 || face > sides) {
        dice_fail(dice, DICE_IMPOSSIBLE);
        return 0;
    }
    declared->next++;
    return face;
}

const struct dice_source dice_source_declared = {.name = "declared", .draw = dice_draw_by_faces, .face = declared_face};

void dice_start_declared(struct dice *dice, struct dice_declared *declared, struct dice_record *record)
{
    record_clear(record);
    declared->next = 0;
    *dice = (struct dice){.source = &dice_source_declared, .state = declared, .record = record};
}
