/* sd_notify(3) of libsystemd. Errors are none of ours: a manager that cannot be told draws its own conclusions. */
#include "cli/manager.h"
#include <systemd/sd-daemon.h>

void manager_tell_ready(const char *listen)
{
    sd_notifyf(0, "READY=1\nSTATUS=Serving on %s", listen);
}

void manager_tell_stopping(void)
{
    sd_notify(0, "STOPPING=1\nSTATUS=Finishing the accepted requests");
}

uint64_t manager_interval(void)
{
    uint64_t allowed = 0;
    return sd_watchdog_enabled(0, &allowed) > 0 ? allowed / 2 : 0;
}

void manager_tell_alive(void)
{
    sd_notify(0, "WATCHDOG=1");
}
