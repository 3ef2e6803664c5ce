/* The roster at the end of the ledger, which an entry meets and changes. */
#pragma once
#include "append.h"
#include "roster_cache.h"

/* The roster as everything that is recorded left it, into job->ruled.roster. The protocol is locked. */
void roster_read(struct job *job, const struct protocol *protocol);

/* In the writer's thread: the roster that the entry meets; NULL after declining because it must be read first. */
const struct roster *roster_at_end(struct job *job, const struct ledger_end *end);
/* In the writer's thread: the same as a copy in the job's arena, to be changed; NULL after declining. */
struct roster *roster_change_begin(struct job *job, const struct ledger_end *end);
/* In the writer's thread: the entry that was written changes the roster; `after` is what it becomes, NULL where only
 * the record tells (what it corrects or takes back is behind it). The state learns of it. */
void roster_follow(struct job *job, struct ledger_end *end, const struct roster *after);

/* In the writer's thread, when the entry is written: keeps its roster in the state where none is kept close by, and
 * this process has it. */
void roster_keep(struct job *job, struct ledger_end *end);

/* The entry is committed: its roster is what this process knows from now on. */
void roster_commit(struct job *job);

/* Whether the step belongs to the phase that is on, where that is asked for; or one of its units owes it, and may do
 * nothing else first. `roster` and `assignment` NULL: no units are named. */
bool phase_allows(const struct ruleset *ruleset, const struct session_state *state, const struct step *step,
                  const struct roster *roster, const struct assignment *assignment);
