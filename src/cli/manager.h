/* What the service tells the manager that started it (systemd's sd_notify(3)); without one, nothing happens. */
#pragma once
#include <stdbool.h>
#include <stdint.h>

void manager_tell_ready(const char *listen);
void manager_tell_stopping(void);
/* How often the manager wants a sign of life, in microseconds: half of what it allows. 0: never. */
uint64_t manager_interval(void);
void manager_tell_alive(void);
