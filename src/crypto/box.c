/* Parts that only a process needs, not a browser: starting libsodium, and boxes. */
#include "crypto/crypto.h"
#include <assert.h>
#include <sodium.h>

bool crypto_start(void)
{
    return sodium_init() >= 0;
}

static_assert(BOX_NONCE_SIZE == crypto_aead_xchacha20poly1305_ietf_NPUBBYTES, "a nonce has its place");
static_assert(BOX_TAG_SIZE == crypto_aead_xchacha20poly1305_ietf_ABYTES, "a tag has its place");
static_assert(BOX_KEY_SIZE == crypto_aead_xchacha20poly1305_ietf_KEYBYTES, "a key fits");

void box_seal(const void *secret, size_t length, struct box_label label, const uint8_t key[BOX_KEY_SIZE],
              uint8_t ret_nonce[BOX_NONCE_SIZE], uint8_t *ret)
{
    random_fill(ret_nonce, BOX_NONCE_SIZE);
    crypto_aead_xchacha20poly1305_ietf_encrypt(ret, NULL, secret, length, label.bytes, label.length, NULL, ret_nonce,
                                               key);
}

bool box_open(const uint8_t *box, size_t length, struct box_label label, const uint8_t key[BOX_KEY_SIZE],
              const uint8_t nonce[BOX_NONCE_SIZE], void *ret)
{
    return crypto_aead_xchacha20poly1305_ietf_decrypt(ret, NULL, NULL, box, length, label.bytes, label.length, nonce,
                                                      key) == 0;
}
