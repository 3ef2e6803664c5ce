/* A job for a caller that may block: a command line, an importer, a test. */
#pragma once
#include "game/game.h"
#include <pthread.h>

struct blocking_job {
    struct job job;
    struct arena arena;
    struct writer out;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bool woken; /* guarded by the lock */
};

/* Prepares the job with memory of its own. */
void blocking_job_start(struct blocking_job *blocking, struct game *game);
/* Resumes the job until it is done; `state` is what the function that began it returned. */
void blocking_job_finish(struct blocking_job *blocking, enum job_state state);
/* Frees it, with its result. */
void blocking_job_end(struct blocking_job *blocking);
