/* Returns memory to the system after a busy time: glibc keeps what was freed, in pages that may or may not be needed
 * again. Nothing is returned while there is work, since that stops each thread that allocates for some milliseconds. */
#pragma once
#include <stdbool.h>
#include <stdint.h>

struct spare_memory {
    int64_t resident_bytes;    /* after memory was last returned */
    int64_t cpu_us, looked_at; /* microseconds: processor time, and the clock, at the last look */
};

/* Begins from the current memory. */
void spare_memory_start(struct spare_memory *spare);
/* Call it every few seconds. True when memory was returned: hardly anything was done since the last call, and much
 * more is resident than after the last return. */
bool spare_memory_look(struct spare_memory *spare);
