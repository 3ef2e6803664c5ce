/* On libsodium, which knows how compilers leave such things out. */
#include "crypto/secret.h"
#include <sodium.h>

void secret_wipe(void *secret, size_t size)
{
    sodium_memzero(secret, size);
}

bool secret_equal(const void *a, const void *b, size_t size)
{
    return sodium_memcmp(a, b, size) == 0;
}
