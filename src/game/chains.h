/* Deriving chains of secrets takes thousands of hashes, which a reader's thread computes. */
#pragma once
#include "game/job.h"
#include "game/session_cache.h"

/* Derives a chain from its root, which is wiped; continues in `resume` with job->append.derived, NULL when out of
 * memory. `from` is the link before its first. */
enum job_state chain_derive(struct job *job, const struct uuid *session, uint8_t root[ROOT_SIZE], uint32_t number,
                            uint64_t from, enum job_state (*resume)(struct job *job));
/* Opens the box with the root of the job's session. False if its key is not loaded. */
bool secret_open(const struct job *job, const struct store_secret *secret, uint8_t ret[ROOT_SIZE]);
/* A new root for a session, and its box. */
void secret_make(const struct job *job, const struct uuid *session, uint8_t ret[ROOT_SIZE],
                 struct store_secret *secret);
