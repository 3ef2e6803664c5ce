#include "base/spare_memory.h"
#include "base/clock.h"
#include "base/process.h"
#include <malloc.h>

enum {
    CALM_SHARE = 50,      /* the process is idle if it uses less than this part of a processor */
    LEAST_BYTES = 2 << 20 /* less is not worth stopping any thread for */
};

void spare_memory_start(struct spare_memory *spare)
{
    *spare = (struct spare_memory){process_resident_bytes(), process_cpu_us(), clock_monotonic_us()};
}

bool spare_memory_look(struct spare_memory *spare)
{
    int64_t cpu_us = process_cpu_us(), now = clock_monotonic_us();
    bool calm = (cpu_us - spare->cpu_us) * CALM_SHARE < now - spare->looked_at;
    spare->cpu_us = cpu_us;
    spare->looked_at = now;
    if (!calm || process_resident_bytes() - spare->resident_bytes < LEAST_BYTES)
        return false;
    malloc_trim(0);
    spare_memory_start(spare);
    return true;
}
