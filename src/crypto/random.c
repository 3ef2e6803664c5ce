/* On libsodium; in a browser libsodium itself asks here. */
#include "crypto/random.h"
#include <sodium.h>

#ifdef __wasm__

#include <unistd.h>

enum { RANDOM_AT_ONCE = 256 }; /* of getentropy */

void randombytes_buf(void *const bytes, const size_t size)
{
    for (size_t at = 0; at < size; at += RANDOM_AT_ONCE)
        if (getentropy((char *)bytes + at, size - at < RANDOM_AT_ONCE ? size - at : RANDOM_AT_ONCE) != 0)
            __builtin_trap();
}

void sodium_misuse(void)
{
    __builtin_trap();
}

/* Of a part that is not here, which sodium/utils.c mentions. */
int _crypto_pwhash_argon2_pick_best_implementation(void);
int _crypto_pwhash_argon2_pick_best_implementation(void)
{
    return 0;
}

#endif

void random_fill(void *ret, size_t size)
{
    randombytes_buf(ret, size);
}
