/* Join codes: what a side's players, or those who watch, type to sit down. Four groups of four: 80 bits in Crockford's
 * base 32, which has no letters that are taken for digits. Case, blanks and hyphens do not count, and O is 0, I and L
 * are 1. The store keeps hashes of them alone. */
#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <umpire/id.h>

enum {
    JOIN_CODE_BITS = 80,
    JOIN_CODE_SIZE = 20,     /* as it is told, with a NUL: "0123-4567-89AB-CDEF" */
    JOIN_CODE_TYPED_MAX = 40 /* bytes that somebody may type for it */
};

/* The code of so many random bits. */
void join_code_write(const uint8_t bits[JOIN_CODE_BITS / 8], char ret[JOIN_CODE_SIZE]);
/* What is stored of a code that somebody typed. False when it is none. */
bool join_code_hash(const char *typed, struct hash *ret);
