/* Hashing session ids into tables. Ids come from clients, so the hash is keyed: nobody can aim at one bucket. */
#pragma once
#include "id.h"
#include <sodium.h>
#include <string.h>

enum { UUID_BUCKETS = 8192 };

struct uuid_table_key {
    uint8_t bytes[crypto_shorthash_KEYBYTES];
};

static inline void uuid_table_key_new(struct uuid_table_key *key)
{
    randombytes_buf(key->bytes, sizeof key->bytes);
}

static inline size_t uuid_bucket(const struct uuid_table_key *key, const struct uuid *id)
{
    uint64_t hash;
    crypto_shorthash((uint8_t *)&hash, id->bytes, sizeof id->bytes, key->bytes);
    return hash % UUID_BUCKETS;
}
