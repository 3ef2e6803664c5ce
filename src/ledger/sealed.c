/* Sealed dice: bytes of HMAC-SHA-256 under a link's secret, and their use as a source of dice. They do not depend on
 * the question, which could be varied until the dice please. */
#include "crypto/crypto.h"
#include "dice/record.h"
#include "ledger/frame.h"
#include <assert.h>
#include <string.h>

static_assert((int)SEALED_BLOCK == (int)DIGEST_SIZE, "a block is what HMAC-SHA-256 gives");

/* What is hashed before the number of the block. */
static bool frame_link(struct frame *frame, const struct seal *seal)
{
    frame_start(frame, "umpire/v1/dice", &seal->session);
    frame_add_number(frame, seal->link);
    return frame_add_nonces(frame, &seal->nonces);
}

/* The HMAC up to the number of the block, which is all that differs between the blocks of a link. */
static bool key_link(struct keyed_digest *keyed, const struct seal *seal)
{
    struct frame frame;
    if (!frame_link(&frame, seal))
        return false;
    keyed_digest_start(keyed, seal->secret.bytes, sizeof seal->secret.bytes);
    keyed_digest_add(keyed, frame.bytes, frame.used);
    return true;
}

static void make_block(struct keyed_digest keyed, uint64_t block, uint8_t *ret)
{
    struct frame frame;
    frame.used = 0;
    frame_add_number(&frame, block);
    keyed_digest_add(&keyed, frame.bytes, frame.used);
    keyed_digest_end(&keyed, ret);
}

bool sealed_block(const struct seal *seal, uint64_t block, uint8_t ret[SEALED_BLOCK])
{
    struct keyed_digest keyed;
    if (!key_link(&keyed, seal))
        return false;
    make_block(keyed, block, ret);
    return true;
}

static uint8_t sealed_take(struct sealed_dice *sealed)
{
    if (sealed->left == 0) {
        struct keyed_digest keyed;
        if (sealed->block == 0 && key_link(&keyed, sealed->seal)) /* its nonces were checked before */
            memcpy(sealed->keyed, &keyed, sizeof keyed);
        memcpy(&keyed, sealed->keyed, sizeof keyed);
        make_block(keyed, sealed->block++, sealed->bytes);
        sealed->left = sizeof sealed->bytes;
    }
    return sealed->bytes[sizeof sealed->bytes - sealed->left--];
}

static int32_t sealed_face(struct dice *dice, int32_t sides)
{
    for (;;) {
        int32_t face = dice_face_of_byte(sealed_take(dice->state), sides);
        if (face)
            return face;
    }
}

const struct dice_source dice_source_sealed = {.name = "sealed", .draw = dice_draw_by_faces, .face = sealed_face};

bool sealed_start(struct dice *dice, struct sealed_dice *sealed, struct dice_record *record, const struct seal *seal)
{
    struct frame frame;
    static_assert(sizeof(struct keyed_digest) <= sizeof sealed->keyed, "the state of an HMAC has its place");
    if (!frame_link(&frame, seal))
        return false;
    sealed->seal = seal;
    sealed->block = 0;
    sealed->left = 0;
    record_clear(record);
    *dice = (struct dice){.source = &dice_source_sealed, .state = sealed, .record = record};
    return true;
}
