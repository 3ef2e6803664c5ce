/* What the operating system knows of this process. */
#pragma once
#include <stdint.h>

struct process_state {
    int64_t resident_bytes;
    int64_t open_descriptors;
    int64_t most_descriptors; /* that it may have */
    int64_t cpu_us;           /* user and system time, in microseconds */
};

/* Reads it; an unknown value is -1. Before Linux 6.2 it takes longer the more descriptors are open: with 4,000 about
 * two milliseconds. */
void process_read(struct process_state *ret);
/* One of them alone, which is cheap. */
int64_t process_resident_bytes(void);
int64_t process_cpu_us(void);

/* How many processors it may run on (taskset, a container's cpuset), at least 1. A quota of time, such as Docker's
 * --cpus, is ignored. */
int32_t process_processors(void);
