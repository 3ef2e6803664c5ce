/* A network that can be cut: a small TCP proxy on the loopback in front of a PostgreSQL's unix socket, in a thread of
 * the test. Connections through it can be stalled in either direction, reset, refused, or held just before the end of a
 * transaction. What was stalled is delivered when the cut is healed, as a network does with what is sent again. */
#pragma once
#include <stdbool.h>
#include <stdint.h>

struct cut;

/* What happens to the network now. */
struct cut_state {
    bool stalls_to_server, stalls_to_client; /* nothing passes in this direction */
    bool refuses;                            /* connections are reset, new ones as well */
    /* Connections of before are held at their next Sync, which ends a transaction: what came before it has arrived. New
     * ones pass. */
    bool holds_ends;
};

/* Leads to this socket; everything passes. Fails the running test when it does not work. */
struct cut *cut_start(const char *socket_path);
uint16_t cut_port(const struct cut *cut);
/* {0} heals it. */
void cut_set(struct cut *cut, struct cut_state state);
/* How many connections are held. */
int cut_held(const struct cut *cut);
void cut_end(struct cut *cut);
