/* Bytes as text, in a time that does not tell what they are: secrets are written so, too. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Small letters, and a zero: `ret` has room for 2 * length + 1. */
void hex_encode(const uint8_t *bytes, size_t length, char *ret);
/* Reads all of the text, lower and upper case, skipping the characters in `between` (NULL: none). False if it is
 * malformed or has more than `size` bytes. */
bool hex_decode(const char *text, size_t length, const char *between, uint8_t *ret, size_t size, size_t *ret_length);

enum base64 {
    BASE64_PADDED, /* '+', '/', and '=' at the end */
    BASE64_URL,    /* '-', '_', and nothing at the end */
};

/* `size` is ret's, for the text and a zero; what it has more is zeroes. Too small, and the process ends. */
void base64_encode(enum base64 kind, const uint8_t *bytes, size_t length, char *ret, size_t size);
/* Reads all of the text. False if it is malformed or has more than `size` bytes. */
bool base64_decode(enum base64 kind, const char *text, size_t length, uint8_t *ret, size_t size, size_t *ret_length);
