/* What libsodium wants done before it works. */
#include "start.h"
#include <sodium.h>

bool crypto_start(void)
{
    return sodium_init() >= 0;
}
