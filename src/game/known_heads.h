/* The newest trees that this process has told of: so it notices when the database goes back behind them, as after a
 * restore or a failover that lost the tail. Bounded, with or without a file; in that it outlives the process. The file
 * is never synced: what a power failure takes is not noticed, and what it tears is not believed. */
#pragma once
#include <umpire/id.h>
#include <umpire/ledger.h>

enum { KNOWN_HEADS_MAX = 65536 }; /* sessions; beyond that those go that were told of longest ago */

struct known_heads;
struct known_head {
    struct tree_head head;
    uint32_t chain; /* the number of the session's chain then */
};

/* `directory` NULL or "": in memory alone. NULL when there is no memory, or no file can be had there; errno says why.
 * Processes that share a directory have a file each. */
struct known_heads *known_heads_open(const char *directory);
/* Accepts NULL. */
void known_heads_close(struct known_heads *known);

/* Each accepts NULL, which knows nothing. From any thread. */
bool known_heads_find(struct known_heads *known, const struct uuid *session, struct known_head *ret);
/* Notes a tree unless a larger one is known. */
void known_heads_note(struct known_heads *known, const struct uuid *session, const struct known_head *head);
/* Notes it whatever is known. */
void known_heads_set(struct known_heads *known, const struct uuid *session, const struct known_head *head);

/* Calls `show` for each session that the processes of this directory remember, also while they run; of several that
 * remember one, for each. False when a file cannot be read, or is none of theirs: errno says why, 0 for the latter. */
bool known_heads_each(const char *directory,
                      void (*show)(void *context, const struct uuid *session, const struct known_head *head),
                      void *context);
