/* Identifiers: UUIDv7 (RFC 9562) for sessions, 256-bit bearer tokens, hexadecimal text. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { UUID_TEXT_SIZE = 37, TOKEN_TEXT_SIZE = 44, HASH_SIZE = 32, HASH_TEXT_SIZE = 65 };

struct uuid {
    uint8_t bytes[16];
};

struct hash {
    uint8_t bytes[HASH_SIZE]; /* SHA-256 */
};

/* A new version 7 UUID of the present millisecond. */
struct uuid uuid_new(void);
/* Lower-case text into `ret`, which holds UUID_TEXT_SIZE. */
void uuid_write(const struct uuid *uuid, char *ret);
/* False unless `text` is exactly 36 characters of a UUID. */
bool uuid_read(const char *text, struct uuid *ret);
bool uuid_equal(const struct uuid *a, const struct uuid *b);

/* A new random token, base64url without padding, into `ret`, which holds TOKEN_TEXT_SIZE. */
void token_new(char *ret);
/* SHA-256 of bytes. */
struct hash hash_of(const void *bytes, size_t length);
/* In constant time. */
bool hash_equal(const struct hash *a, const struct hash *b);
void hash_write(const struct hash *hash, char *ret /* HASH_TEXT_SIZE */);
