/* Clients that the library does not take: its connections are at their limit and none can make room, or descriptors are
 * out. They would wait without an answer for as long as that lasts; so, after a moment in which things may get better,
 * they are closed. For the loop's own thread. */
#pragma once
#include <stdbool.h>
#include <stdint.h>

struct MHD_Daemon;

struct overflow {
    int spare;         /* a descriptor, to be given up for one client after the other when there is none left */
    int64_t checked;   /* when somebody was last looked for, clock_monotonic_ms */
    int64_t since;     /* when a client was first found that is not accepted yet; 0: nobody waits */
    int64_t logged_at; /* when this was last logged; 0: never */
};

/* False when there is no descriptor to spare. */
bool overflow_start(struct overflow *overflow);
void overflow_end(struct overflow *overflow);
/* The socket on which clients come; -1 while the service stops. */
int overflow_listening(struct MHD_Daemon *daemon);
/* How many wait to be accepted, `most` at most. */
int32_t overflow_waiting(struct MHD_Daemon *daemon, int32_t most);
/* Room is being made: nobody has waited too long. */
void overflow_calm(struct overflow *overflow);
/* Closes those who have waited too long; `most` is the library's limit. Returns how many. */
int32_t overflow_refuse(struct overflow *overflow, struct MHD_Daemon *daemon, uint32_t most);
