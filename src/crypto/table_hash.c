/* On libsodium. */
#include "crypto/table_hash.h"
#include <assert.h>
#include <sodium.h>

static_assert(TABLE_KEY_SIZE == crypto_shorthash_KEYBYTES && sizeof(uint64_t) == crypto_shorthash_BYTES, "they fit");

uint64_t table_hash(const uint8_t key[TABLE_KEY_SIZE], const void *bytes, size_t length)
{
    uint64_t hash;
    crypto_shorthash((uint8_t *)&hash, bytes, length, key);
    return hash;
}
