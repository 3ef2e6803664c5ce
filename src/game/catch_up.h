/* The protocol of a session (protocol.h), brought up to the newest entry. A process caches it with the session, so
 * that only entries that are new are read. */
#pragma once
#include "game/job.h"

/* Reads the missing entries. Then `look` sees the state, which is shared and locked: it copies what it needs and
 * does not block. The job continues in `then`. The session need not be the job's own. */
enum job_state catch_up(struct job *job, struct store_session *session, const struct ruleset *ruleset,
                        void (*look)(struct job *job, const struct protocol *protocol),
                        enum job_state (*then)(struct job *job));
/* Lets `look` see what was folded before, without reading; false if nothing was folded.
 * Other processes may have appended since: use it only for an entry that is made at its expected place only, and
 * judged again otherwise. */
bool catch_up_at_once(struct job *job, struct store_session *session, const struct ruleset *ruleset,
                      void (*look)(struct job *job, const struct protocol *protocol));
