/* Identifiers and hashes, as bytes and as text: UUIDs (RFC 9562), SHA-256, lower-case hexadecimal. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { UUID_TEXT_SIZE = 37, HASH_SIZE = 32, HASH_TEXT_SIZE = 65 };

struct uuid {
    uint8_t bytes[16];
};

struct hash {
    uint8_t bytes[HASH_SIZE]; /* SHA-256 */
};

/* Lower-case text into `ret`, which holds UUID_TEXT_SIZE. */
void uuid_write(const struct uuid *uuid, char *ret);
/* False unless `text` is exactly 36 characters of a UUID. */
bool uuid_read(const char *text, struct uuid *ret);
bool uuid_equal(const struct uuid *a, const struct uuid *b);

/* Lower-case hexadecimal into 2 * length + 1 bytes. */
void hex_write(const uint8_t *bytes, size_t length, char *ret);
/* Lower-case hexadecimal, at least a byte and at most `size`; false for any other text. */
bool hex_read(const char *text, uint8_t *ret, size_t size, size_t *ret_length);

/* SHA-256 of bytes. */
struct hash hash_of(const void *bytes, size_t length);
/* In constant time. */
bool hash_equal(const struct hash *a, const struct hash *b);
void hash_write(const struct hash *hash, char *ret /* HASH_TEXT_SIZE */);
/* What hash_write wrote; false for any other text. */
bool hash_read(const char *text, struct hash *ret);
