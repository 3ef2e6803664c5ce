/* What the protocol knows of a session (protocol.h), brought up to what is recorded. A process caches it with the
 * session, so that only entries that came since are read. */
#pragma once
#include "job.h"

/* Reads what is missing, and writes what is overdue: a nonce that was not revealed in time is recorded as withheld when
 * somebody asks. Then `look` sees the state, which is shared and locked: it copies what it needs and does not block.
 * `then` goes on. The session need not be the job's own. */
enum job_state catch_up(struct job *job, struct store_session *session, const struct ruleset *ruleset,
                        void (*look)(struct job *job, const struct protocol *protocol),
                        enum job_state (*then)(struct job *job));
/* Lets `look` see what was folded before, without reading; false where nothing was, or an entry is overdue. Other
 * processes may have written since: for what is made only at the expected place, and asked again otherwise. */
bool catch_up_at_once(struct job *job, struct store_session *session, const struct ruleset *ruleset,
                      void (*look)(struct job *job, const struct protocol *protocol));
