/* How many descriptors a service needs besides one for each connection. */
#pragma once
#include "cli/settings.h"
#include <stdint.h>

/* Listening, waking and polling in each loop, the database, logs, and files that are read now and then. */
int32_t descriptors_beside(const struct settings *settings);
/* As many as we may have. Returns how many; -1 when that is not known. */
int64_t descriptors_raise(void);
