/* A short hash under a random key (SipHash-2-4), for tables whose keys come from others: nobody can aim at one bucket.
 */
#pragma once
#include <stddef.h>
#include <stdint.h>

enum { TABLE_KEY_SIZE = 16 }; /* of random bytes (random.h) */

uint64_t table_hash(const uint8_t key[TABLE_KEY_SIZE], const void *bytes, size_t length);
