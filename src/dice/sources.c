/* Where faces come from: dice thrown on the table and typed in, used in the order of the draws; and the operating
 * system's random numbers, unbiased by rejection. */
#include "crypto/crypto.h"
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

int32_t dice_face_of_byte(uint8_t byte, int32_t sides)
{
    int32_t fair = 256 - 256 % sides; /* bytes below it fall evenly on the faces */
    return byte < fair ? byte % sides + 1 : 0;
}

static uint8_t pool_take(struct dice_pool *pool)
{
    if (pool->left == 0) {
        random_fill(pool->bytes, sizeof pool->bytes);
        pool->left = sizeof pool->bytes;
    }
    uint8_t *byte = &pool->bytes[sizeof pool->bytes - pool->left--];
    uint8_t value = *byte;
    *byte = 0; /* the byte of a thrown die does not stay in memory */
    return value;
}

static int32_t system_face(struct dice *dice, int32_t sides)
{
    for (;;) {
        int32_t face = dice_face_of_byte(pool_take(dice->state), sides);
        if (face)
            return face;
    }
}

const struct dice_source dice_source_system = {.name = "system", .draw = dice_draw_by_faces, .face = system_face};

void dice_start_system(struct dice *dice, struct dice_pool *pool, struct dice_record *record)
{
    record_clear(record);
    *dice = (struct dice){.source = &dice_source_system, .state = pool, .record = record};
}
