/* For the files of this room: how a job waits and ends. */
#pragma once
#include "game/game.h"

/* Each ends the job with a refusal. */
enum job_state job_refuse(struct job *job, enum umpire_error error, const char *detail);
enum job_state job_refuse_violations(struct job *job);
enum job_state job_refuse_store(struct job *job, enum store_result result);
enum job_state job_refuse_objection(struct job *job, enum objection objection);

/* Hands job->read to a reader, or job->store_append to the writer; the job continues in `resume`. If the store
 * refuses at once, the job ends. Results of a read are allocated in `arena`; NULL: the job's own. */
enum job_state job_read(struct job *job, struct arena *arena, enum job_state (*resume)(struct job *job));
enum job_state job_append(struct job *job, enum job_state (*resume)(struct job *job));

/* The job of a store's call. */
struct job *job_of_read(struct store_read *read);
struct job *job_of_append(struct store_append *append);

/* Memory in the job's arena, all zero. NULL after ending the job. */
void *job_take(struct job *job, size_t size);
/* The job's violations, created empty if it had none. NULL after ending the job. */
struct violations *job_violations(struct job *job);
/* The cache of the job's session. NULL after ending the job. */
struct session_cache *job_cache(struct job *job);
