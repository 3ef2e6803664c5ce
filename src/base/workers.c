/* The line is a list under one lock; the threads sleep on it. */
#include "workers.h"
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

struct workers {
    pthread_mutex_t lock; /* guards all that follows but the threads */
    pthread_cond_t work;  /* a job waits, or the end is near */
    bool stopping;
    struct job *first, **last; /* the line */
    int32_t waiting, waiting_max;
    int32_t count;
    pthread_t threads[WORKERS_MAX];
};

/* The next job, or NULL when there will be none. */
static struct job *job_take(struct workers *workers)
{
    pthread_mutex_lock(&workers->lock);
    while (!workers->first && !workers->stopping)
        pthread_cond_wait(&workers->work, &workers->lock);
    struct job *job = workers->first;
    if (job) {
        workers->first = job->next;
        if (!workers->first)
            workers->last = &workers->first;
        workers->waiting--;
    }
    pthread_mutex_unlock(&workers->lock);
    return job;
}

static void *worker_main(void *argument)
{
    struct workers *workers = argument;
    for (struct job *job = job_take(workers); job; job = job_take(workers)) {
        job->run(job);
        job->done(job);
    }
    return NULL;
}

struct workers *workers_start(int32_t threads, int32_t line_max)
{
    struct workers *workers = calloc(1, sizeof *workers);
    if (!workers)
        return NULL;
    pthread_mutex_init(&workers->lock, NULL);
    pthread_cond_init(&workers->work, NULL);
    workers->last = &workers->first;
    workers->waiting_max = line_max;
    while (workers->count < threads && workers->count < WORKERS_MAX &&
           pthread_create(&workers->threads[workers->count], NULL, worker_main, workers) == 0)
        workers->count++;
    if (workers->count == threads)
        return workers;
    workers_stop(workers);
    return NULL;
}

enum workers_answer workers_accept(struct workers *workers, struct job *job)
{
    enum workers_answer answer = WORKERS_ACCEPTED;
    pthread_mutex_lock(&workers->lock);
    if (workers->stopping) {
        answer = WORKERS_STOPPING;
    } else if (workers->waiting == workers->waiting_max) {
        answer = WORKERS_FULL;
    } else {
        job->next = NULL;
        *workers->last = job;
        workers->last = &job->next;
        workers->waiting++;
        pthread_cond_signal(&workers->work);
    }
    pthread_mutex_unlock(&workers->lock);
    return answer;
}

int32_t workers_waiting(struct workers *workers)
{
    pthread_mutex_lock(&workers->lock);
    int32_t waiting = workers->waiting;
    pthread_mutex_unlock(&workers->lock);
    return waiting;
}

void workers_stop(struct workers *workers)
{
    if (!workers)
        return;
    pthread_mutex_lock(&workers->lock);
    workers->stopping = true;
    pthread_cond_broadcast(&workers->work);
    pthread_mutex_unlock(&workers->lock);
    for (int32_t i = 0; i < workers->count; i++)
        pthread_join(workers->threads[i], NULL);
    pthread_cond_destroy(&workers->work);
    pthread_mutex_destroy(&workers->lock);
    free(workers);
}
