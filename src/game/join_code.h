/* Join codes: what a side's players, or spectators, type to join. Four groups of four: 80 bits in Crockford's base
 * 32, which leaves out letters that look like digits. Case, blanks and hyphens are ignored, O is read as 0, I and L
 * as 1. The store has only their hashes. */
#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <umpire/id.h>

enum {
    JOIN_CODE_BITS = 80,
    JOIN_CODE_SIZE = 20,      /* as it is shown, with a NUL: "0123-4567-89AB-CDEF" */
    JOIN_CODE_TYPED_MAX = 200 /* bytes that a typed code may have */
};

/* The code for these random bits. */
void join_code_write(const uint8_t bits[JOIN_CODE_BITS / 8], char ret[JOIN_CODE_SIZE]);
/* The stored hash of a typed code. False if it is not a code. */
bool join_code_hash(const char *typed, struct hash *ret);
