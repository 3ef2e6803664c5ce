/* Signatures, random bytes, secrets, table hashes and encodings, all from libsodium. */
#include "crypto/crypto.h"
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

#ifdef __wasm__

#include <unistd.h>

enum { RANDOM_AT_ONCE = 256 }; /* of getentropy */

void randombytes_buf(void *const bytes, const size_t size)
{
    for (size_t at = 0; at < size; at += RANDOM_AT_ONCE)
        if (getentropy((char *)bytes + at, size - at < RANDOM_AT_ONCE ? size - at : RANDOM_AT_ONCE) != 0)
            __builtin_trap();
}

void sodium_misuse(void)
{
    __builtin_trap();
}

/* A function of a part that is not here; sodium/utils.c refers to it. */
int _crypto_pwhash_argon2_pick_best_implementation(void);
int _crypto_pwhash_argon2_pick_best_implementation(void)
{
    return 0;
}

#endif

void random_fill(void *ret, size_t size)
{
    randombytes_buf(ret, size);
}

void secret_wipe(void *secret, size_t size)
{
    sodium_memzero(secret, size);
}

bool secret_equal(const void *a, const void *b, size_t size)
{
    return sodium_memcmp(a, b, size) == 0;
}

static_assert(TABLE_KEY_SIZE == crypto_shorthash_KEYBYTES && sizeof(uint64_t) == crypto_shorthash_BYTES, "they fit");

uint64_t table_hash(const uint8_t key[TABLE_KEY_SIZE], const void *bytes, size_t length)
{
    uint64_t hash;
    crypto_shorthash((uint8_t *)&hash, bytes, length, key);
    return hash;
}

static int variant_of(enum base64 kind)
{
    return kind == BASE64_URL ? sodium_base64_VARIANT_URLSAFE_NO_PADDING : sodium_base64_VARIANT_ORIGINAL;
}

void hex_encode(const uint8_t *bytes, size_t length, char *ret)
{
    sodium_bin2hex(ret, 2 * length + 1, bytes, length);
}

bool hex_decode(const char *text, size_t length, const char *between, uint8_t *ret, size_t size, size_t *ret_length)
{
    return sodium_hex2bin(ret, size, text, length, between, ret_length, NULL) == 0;
}

void base64_encode(enum base64 kind, const uint8_t *bytes, size_t length, char *ret, size_t size)
{
    sodium_bin2base64(ret, size, bytes, length, variant_of(kind));
}

bool base64_decode(enum base64 kind, const char *text, size_t length, uint8_t *ret, size_t size, size_t *ret_length)
{
    return sodium_base642bin(ret, size, text, length, NULL, ret_length, NULL, variant_of(kind)) == 0;
}
