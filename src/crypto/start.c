/* What libsodium wants done before it works. */
#include "crypto/start.h"
#include <sodium.h>

bool crypto_start(void)
{
    return sodium_init() >= 0;
}
