/* On libsodium. */
#include "crypto/signature.h"
#include <assert.h>
#include <sodium.h>

static_assert(SIGNATURE_SEED_SIZE == crypto_sign_SEEDBYTES && SIGNATURE_SECRET_SIZE == crypto_sign_SECRETKEYBYTES &&
                  SIGNATURE_KEY_SIZE == crypto_sign_PUBLICKEYBYTES && SIGNATURE_SIZE == crypto_sign_BYTES,
              "keys and signatures are those of Ed25519");

void signature_pair(const uint8_t seed[SIGNATURE_SEED_SIZE], uint8_t ret_secret[SIGNATURE_SECRET_SIZE],
                    uint8_t ret_key[SIGNATURE_KEY_SIZE])
{
    crypto_sign_seed_keypair(ret_key, ret_secret, seed);
}

void signature_make(const void *bytes, size_t length, const uint8_t secret[SIGNATURE_SECRET_SIZE],
                    uint8_t ret[SIGNATURE_SIZE])
{
    crypto_sign_detached(ret, NULL, bytes, length, secret); /* it never fails */
}

bool signature_verify(const uint8_t signature[SIGNATURE_SIZE], const void *bytes, size_t length,
                      const uint8_t key[SIGNATURE_KEY_SIZE])
{
    return crypto_sign_verify_detached(signature, bytes, length, key) == 0;
}

bool signature_key_sound(const uint8_t key[SIGNATURE_KEY_SIZE])
{
    uint8_t converted[crypto_scalarmult_curve25519_BYTES]; /* only a key that is sound can be */
    return crypto_sign_ed25519_pk_to_curve25519(converted, key) == 0;
}
