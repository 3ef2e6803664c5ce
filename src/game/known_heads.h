/* The newest trees that this process has published, so that it notices a database that was rolled back, as after a
 * restore or a failover that lost the tail. Bounded, in memory or in a file; a file outlives the process. The file
 * is never synced: what a power failure loses goes unnoticed, and a torn record is ignored. */
#pragma once
#include <umpire/id.h>
#include <umpire/ledger.h>

enum { KNOWN_HEADS_MAX = 65536 }; /* sessions; beyond that, the ones published longest ago are dropped */

struct known_heads;
struct known_head {
    struct tree_head head;
    uint32_t chain; /* the number of the session's chain then */
};

/* `directory` NULL or "": in memory only. NULL when out of memory, or no file can be created there; errno says why.
 * Processes that share a directory have a file each. */
struct known_heads *known_heads_open(const char *directory);
/* Accepts NULL. */
void known_heads_close(struct known_heads *known);

/* Each accepts NULL, which knows nothing. From any thread. */
bool known_heads_find(struct known_heads *known, const struct uuid *session, struct known_head *ret);
/* Notes a tree unless a larger one is known. */
void known_heads_note(struct known_heads *known, const struct uuid *session, const struct known_head *head);
/* Notes it in any case. */
void known_heads_set(struct known_heads *known, const struct uuid *session, const struct known_head *head);

/* Calls `show` for each session that a process of this directory remembers, also while they run; if several remember
 * it, once for each. False if a file cannot be read, or was not written by one; errno says why, 0 for the latter. */
bool known_heads_each(const char *directory,
                      void (*show)(void *context, const struct uuid *session, const struct known_head *head),
                      void *context);
