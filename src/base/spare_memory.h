/* What a busy time needed goes back to the system once it is over: glibc keeps what was freed, in pages that the next
 * busy time may need again or never. Nothing is given back while there is work, since that stops each thread that
 * allocates for some milliseconds. */
#pragma once
#include <stdbool.h>
#include <stdint.h>

struct spare_memory {
    int64_t resident_bytes;    /* after it was given back last */
    int64_t cpu_us, looked_at; /* microseconds: of the processor, and of the clock, at the last look */
};

/* Nothing is spare now. */
void spare_memory_start(struct spare_memory *spare);
/* To be called every few seconds. True when memory was given back: hardly anything was done since the last look, and
 * much more is resident than after the last time. */
bool spare_memory_look(struct spare_memory *spare);
