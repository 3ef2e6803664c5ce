/* Ed25519 (RFC 8032). */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    SIGNATURE_SEED_SIZE = 32,
    SIGNATURE_SECRET_SIZE = 64, /* the seed, then the public key */
    SIGNATURE_KEY_SIZE = 32,
    SIGNATURE_SIZE = 64,
};

/* The same seed gives the same pair. The caller wipes seed and secret (secret.h). */
void signature_pair(const uint8_t seed[SIGNATURE_SEED_SIZE], uint8_t ret_secret[SIGNATURE_SECRET_SIZE],
                    uint8_t ret_key[SIGNATURE_KEY_SIZE]);
/* Of `length` bytes, none being allowed; `ret` and the bytes do not overlap. */
void signature_make(const void *bytes, size_t length, const uint8_t secret[SIGNATURE_SECRET_SIZE],
                    uint8_t ret[SIGNATURE_SIZE]);
/* False for a wrong signature, one that is written in a second way, and a key of small order. */
bool signature_verify(const uint8_t signature[SIGNATURE_SIZE], const void *bytes, size_t length,
                      const uint8_t key[SIGNATURE_KEY_SIZE]);
/* Whether it is a key that somebody can have: a point of the curve's main group, none of small order. */
bool signature_key_sound(const uint8_t key[SIGNATURE_KEY_SIZE]);
