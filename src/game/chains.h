/* Deriving chains of secrets: thousands of hashes, which a reader's thread makes. */
#pragma once
#include "job.h"
#include "session_cache.h"

/* Derives a chain from its root, which is wiped; goes on in `resume` with job->append.derived, NULL when out of memory.
 * `from` is the link before its first. */
enum job_state chain_derive(struct job *job, const struct uuid *session, uint8_t root[ROOT_SIZE], uint32_t number,
                            uint64_t from, enum job_state (*resume)(struct job *job));
/* The root of the job's session from its box. False when the key is not at hand. */
bool secret_open(const struct job *job, const struct store_secret *secret, uint8_t ret[ROOT_SIZE]);
/* A new root for a session, and its box. */
void secret_make(const struct job *job, const struct uuid *session, uint8_t ret[ROOT_SIZE],
                 struct store_secret *secret);
