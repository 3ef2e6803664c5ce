/* Random bytes for keys, nonces and dice: the operating system's, in a browser the host's. */
#pragma once
#include <stddef.h>

/* Fills `size` bytes. It cannot fail: a system that gives no random bytes ends the process. */
void random_fill(void *ret, size_t size);
