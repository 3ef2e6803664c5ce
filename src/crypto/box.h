/* Secrets that are stored where others may look: XChaCha20-Poly1305, bound to a label that is not in the box. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { BOX_KEY_SIZE = 32, BOX_NONCE_SIZE = 24, BOX_TAG_SIZE = 16 };

struct box_label {
    const void *bytes;
    size_t length;
};

/* Makes a random nonce into `ret_nonce`, and `length` + BOX_TAG_SIZE bytes into `ret`. The caller wipes the secret. */
void box_seal(const void *secret, size_t length, struct box_label label, const uint8_t key[BOX_KEY_SIZE],
              uint8_t ret_nonce[BOX_NONCE_SIZE], uint8_t *ret);
/* `length` is the box's; `length` - BOX_TAG_SIZE bytes go into `ret`, which the caller wipes. False for another key,
 * label, nonce or box than was sealed. */
bool box_open(const uint8_t *box, size_t length, struct box_label label, const uint8_t key[BOX_KEY_SIZE],
              const uint8_t nonce[BOX_NONCE_SIZE], void *ret);
