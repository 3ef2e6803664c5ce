/* The store's thread signals; this one waits. */
#include "game/blocking.h"
#include <stddef.h>

enum { ARENA_MAX = 4 << 20, OUT_MAX = 8 << 20 };

static void woken(struct job *job)
{
    struct blocking_job *blocking = (struct blocking_job *)(void *)((char *)job - offsetof(struct blocking_job, job));
    pthread_mutex_lock(&blocking->lock);
    blocking->woken = true;
    pthread_cond_signal(&blocking->changed);
    pthread_mutex_unlock(&blocking->lock);
}

void blocking_job_start(struct blocking_job *blocking, struct game *game)
{
    arena_start(&blocking->arena, ARENA_MAX);
    writer_start(&blocking->out, OUT_MAX);
    pthread_mutex_init(&blocking->lock, NULL);
    pthread_cond_init(&blocking->changed, NULL);
    blocking->woken = false;
    job_prepare(&blocking->job, game, &blocking->arena, &blocking->out);
    blocking->job.wake = woken;
}

static void await(struct blocking_job *blocking)
{
    pthread_mutex_lock(&blocking->lock);
    while (!blocking->woken)
        pthread_cond_wait(&blocking->changed, &blocking->lock);
    blocking->woken = false;
    pthread_mutex_unlock(&blocking->lock);
}

void blocking_job_finish(struct blocking_job *blocking, enum job_state state)
{
    while (state == JOB_WAITING) {
        await(blocking);
        state = job_resume(&blocking->job);
    }
}

void blocking_job_end(struct blocking_job *blocking)
{
    job_end(&blocking->job);
    writer_end(&blocking->out);
    arena_end(&blocking->arena);
    pthread_mutex_destroy(&blocking->lock);
    pthread_cond_destroy(&blocking->changed);
}
