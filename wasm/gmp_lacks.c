/* What mini-gmp lacks of GMP's lowest layer. mini-gmp is read in here, because its parts are static. */
#include "gmp.h"
#include "mini-gmp.c"

enum { LIMBS_MAX = 1024, LIMB_BITS = 64 };

mp_limb_t mpn_divrem_1(mp_limb_t *q, mp_size_t fraction, const mp_limb_t *n, mp_size_t size, mp_limb_t d)
{
    struct gmp_div_inverse inverse;
    if (fraction != 0)
        gmp_die("mpn_divrem_1: no fractions");
    mpn_div_qr_1_invert(&inverse, d);
    return mpn_div_qr_1_preinv(q, n, size, &inverse);
}

void mpn_tdiv_qr(mp_limb_t *q, mp_limb_t *r, mp_size_t zero, const mp_limb_t *n, mp_size_t nn, const mp_limb_t *d,
                 mp_size_t dn)
{
    mp_limb_t rest[LIMBS_MAX];
    if (zero != 0 || nn < dn || nn >= LIMBS_MAX)
        gmp_die("mpn_tdiv_qr: out of range");
    mpn_copyi(rest, n, nn);
    mpn_div_qr(q, rest, nn, d, dn);
    mpn_copyi(r, rest, dn);
}

/* Takes the factors 2 out of a number that is not 0; how many limbs are left. */
static mp_size_t odd_part(mp_limb_t *number, mp_size_t size)
{
    mp_bitcnt_t bits = mpn_scan1(number, 0);
    mp_size_t limbs = (mp_size_t)(bits / LIMB_BITS);
    size -= limbs;
    mpn_copyi(number, number + limbs, size);
    if (bits % LIMB_BITS)
        mpn_rshift(number, number, size, (unsigned)(bits % LIMB_BITS));
    return mpn_normalized_size(number, size);
}

/* By subtraction of odd numbers. */
mp_size_t mpn_gcd(mp_limb_t *g, mp_limb_t *x, mp_size_t xn, mp_limb_t *y, mp_size_t yn)
{
    xn = mpn_normalized_size(x, xn);
    yn = mpn_normalized_size(y, yn);
    while (xn > 0 && yn > 0) {
        xn = odd_part(x, xn);
        yn = odd_part(y, yn);
        if (xn == 1 && yn == 1) {
            g[0] = mpn_gcd_11(x[0], y[0]);
            return 1;
        }
        if (mpn_cmp4(x, xn, y, yn) < 0)
            MPN_PTR_SWAP(x, xn, y, yn);
        mpn_sub(x, x, xn, y, yn);
        xn = mpn_normalized_size(x, xn);
    }
    if (xn == 0) {
        x = y;
        xn = yn;
    }
    mpn_copyi(g, x, xn);
    return xn;
}
