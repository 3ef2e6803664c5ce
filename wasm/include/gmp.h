/* GMP's lowest layer by mini-gmp, which is part of GMP's source, with limbs of 64 bits; and the three functions that
 * mini-gmp lacks (gmp_lacks.c), with GMP's own contracts as far as src/odds asks for them. */
#pragma once
#include "mini-gmp.h"

#define GMP_NUMB_BITS 64

/* Divides n, of `size` limbs, by d; the remainder. No fraction limbs: `fraction` is 0. */
mp_limb_t mpn_divrem_1(mp_limb_t *q, mp_size_t fraction, const mp_limb_t *n, mp_size_t size, mp_limb_t d);
/* Quotient and remainder of n by d, whose highest limb is not 0; `zero` is 0, n has at most 1,023 limbs. */
void mpn_tdiv_qr(mp_limb_t *q, mp_limb_t *r, mp_size_t zero, const mp_limb_t *n, mp_size_t nn, const mp_limb_t *d,
                 mp_size_t dn);
/* The greatest common divisor, of which at least one operand is odd. Both are destroyed; how many limbs it has. */
mp_size_t mpn_gcd(mp_limb_t *g, mp_limb_t *x, mp_size_t xn, mp_limb_t *y, mp_size_t yn);
