/* Descriptors that stay open, and a few for what is open for a moment. */
#include "cli/descriptors.h"
#include "http/server/server.h"
#include <sys/resource.h>

enum { EACH_LOOP = 6, FOR_GOOD = 6 /* logs, the state file */, NOW_AND_THEN = 8, BESIDE_READERS = 3 };

int32_t descriptors_beside(const struct settings *settings)
{
    return EACH_LOOP * server_loops(settings->loops) + settings->readers + BESIDE_READERS + FOR_GOOD + NOW_AND_THEN;
}

int64_t descriptors_raise(void)
{
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return -1;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    return limit.rlim_max == RLIM_INFINITY ? INT64_MAX : (int64_t)limit.rlim_max;
}
