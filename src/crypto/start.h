/* Before anything else of this room, once in a process; again does nothing. Any thread may call it. */
#pragma once
#include <stdbool.h>

/* False: the system has no random numbers to give, and nothing of this room may be used. */
bool crypto_start(void);
