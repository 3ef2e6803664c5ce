/* Sealed dice: bytes of HMAC-SHA-256 under a link's secret, and their use as a source of dice. The question is no part
 * of them: a question could be varied until the dice please. */
#include "frame.h"
#include "record.h"
#include <assert.h>
#include <sodium.h>
#include <string.h>

static_assert(SEALED_BLOCK == crypto_auth_hmacsha256_BYTES, "a block is what HMAC-SHA-256 gives");

/* The HMAC up to the number of the block, which is all that differs between the blocks of a link. */
static bool key_link(crypto_auth_hmacsha256_state *keyed, const struct seal *seal)
{
    struct frame frame;
    frame_start(&frame, "umpire/v1/dice", &seal->session);
    frame_add_number(&frame, seal->link);
    if (!frame_add_nonces(&frame, &seal->seats) || !frame_add_nonces(&frame, &seal->roll))
        return false;
    crypto_auth_hmacsha256_init(keyed, seal->secret.bytes, sizeof seal->secret.bytes);
    crypto_auth_hmacsha256_update(keyed, frame.bytes, frame.used);
    return true;
}

static void make_block(crypto_auth_hmacsha256_state keyed, uint64_t block, uint8_t *ret)
{
    struct frame frame;
    frame.used = 0;
    frame_add_number(&frame, block);
    crypto_auth_hmacsha256_update(&keyed, frame.bytes, frame.used);
    crypto_auth_hmacsha256_final(&keyed, ret);
}

bool sealed_block(const struct seal *seal, uint64_t block, uint8_t ret[SEALED_BLOCK])
{
    crypto_auth_hmacsha256_state keyed;
    if (!key_link(&keyed, seal))
        return false;
    make_block(keyed, block, ret);
    return true;
}

static uint8_t sealed_take(struct sealed_dice *sealed)
{
    if (sealed->left == 0) {
        crypto_auth_hmacsha256_state keyed;
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
    crypto_auth_hmacsha256_state keyed;
    static_assert(sizeof keyed <= sizeof sealed->keyed, "the state of an HMAC has its place");
    if (!key_link(&keyed, seal))
        return false;
    memcpy(sealed->keyed, &keyed, sizeof keyed);
    sealed->block = 0;
    sealed->left = 0;
    record_clear(record);
    *dice = (struct dice){.source = &dice_source_sealed, .state = sealed, .record = record};
    return true;
}
