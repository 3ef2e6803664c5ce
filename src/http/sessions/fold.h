/* What the protocol knows of a session (protocol.h), brought up to what is recorded. A process keeps it with the
 * session, so that only entries that came since are read. */
#pragma once
#include "exchange.h"

/* Reads what is missing, and writes what is overdue: a nonce that was not revealed in time is recorded as withheld when
 * somebody asks. Then `look` sees the state, which is shared: it copies what it needs and does not block. `then` goes
 * on. What cannot be had is answered. */
void fold_start(struct exchange *exchange, void (*look)(struct exchange *exchange, const struct protocol *protocol),
                void (*then)(struct exchange *exchange));

/* Whether entries that were folded may be gone: another server may answer than the one that they were read from. What
 * was judged by them is to be asked again. */
bool fold_is_outdated(const struct exchange *exchange);

/* Answers with what the protocol objects to. */
void problem_objection(struct exchange *exchange, enum objection objection);
