/* The roster at the end of the ledger, which an entry uses and changes. */
#pragma once
#include "game/append.h"
#include "game/roster_cache.h"

/* Puts the roster after all recorded entries into job->ruled.roster. The protocol is locked. */
void roster_read(struct job *job, const struct protocol *protocol);

/* In the writer's thread: the roster before the entry; NULL after declining because it must be read first. */
const struct roster *roster_at_end(struct job *job, const struct ledger_end *end);
/* In the writer's thread: a copy of it in the job's arena, to be changed; NULL after declining. */
struct roster *roster_change_begin(struct job *job, const struct ledger_end *end);
/* In the writer's thread: records in the state that the written entry changes the roster; `after` is the new roster,
 * NULL if it must be folded from the record (after a correction or taking back). */
void roster_follow(struct job *job, struct ledger_end *end, const struct roster *after);

/* In the writer's thread, when the entry is written: stores its roster in the state, if none is stored nearby and
 * this process has it. */
void roster_keep(struct job *job, struct ledger_end *end);

/* After COMMIT: the entry's roster becomes the cached one. */
void roster_commit(struct job *job);

/* Whether the step belongs to the current phase, if phases are enforced; or one of its units owes it, and may do
 * nothing else first. `roster` and `assignment` NULL: no units are named. */
bool phase_allows(const struct ruleset *ruleset, const struct session_state *state, const struct step *step,
                  const struct roster *roster, const struct assignment *assignment);
