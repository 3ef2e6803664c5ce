/* Hashing session ids into tables. Ids come from clients, so the hash is keyed: nobody can aim at one bucket. */
#pragma once
#include "base/id.h"
#include "crypto/crypto.h"
#include <string.h>

enum { UUID_BUCKETS = 8192 };

struct uuid_table_key {
    uint8_t bytes[TABLE_KEY_SIZE];
};

static inline void uuid_table_key_new(struct uuid_table_key *key)
{
    random_fill(key->bytes, sizeof key->bytes);
}

static inline size_t uuid_bucket(const struct uuid_table_key *key, const struct uuid *id)
{
    return table_hash(key->bytes, id->bytes, sizeof id->bytes) % UUID_BUCKETS;
}
