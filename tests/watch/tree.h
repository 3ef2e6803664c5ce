/* The processes below a process. */
#pragma once
#include <stdbool.h>
#include <sys/types.h>

/* Looks who they are. Seconds of the processors that they and their children have taken, as far as anybody waited for
 * them. */
double tree_seconds(pid_t top);

/* Whether a thread of theirs runs, or waits for a processor or for the disk: of those whom tree_seconds has found. */
bool tree_awake(void);

/* Kills all of them, what is started meanwhile too. */
void tree_kill(pid_t top);
