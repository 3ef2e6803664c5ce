/* The line is a list under one lock; the threads sleep on it. */
#include "workers.h"
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

struct workers {
    pthread_mutex_t lock; /* guards all that follows but the threads */
    pthread_cond_t work;  /* work waits, or the end is near */
    bool stopping;
    struct work *first, **last; /* the line */
    int32_t waiting, waiting_max;
    int32_t count;
    pthread_t threads[WORKERS_MAX];
};

/* The next piece of work, or NULL when there will be none. */
static struct work *work_take(struct workers *workers)
{
    pthread_mutex_lock(&workers->lock);
    while (!workers->first && !workers->stopping)
        pthread_cond_wait(&workers->work, &workers->lock);
    struct work *work = workers->first;
    if (work) {
        workers->first = work->next;
        if (!workers->first)
            workers->last = &workers->first;
        workers->waiting--;
    }
    pthread_mutex_unlock(&workers->lock);
    return work;
}

static void *worker_main(void *argument)
{
    struct workers *workers = argument;
    for (struct work *work = work_take(workers); work; work = work_take(workers)) {
        work->run(work);
        work->done(work);
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

enum workers_answer workers_accept(struct workers *workers, struct work *work)
{
    enum workers_answer answer = WORKERS_ACCEPTED;
    pthread_mutex_lock(&workers->lock);
    if (workers->stopping) {
        answer = WORKERS_STOPPING;
    } else if (workers->waiting == workers->waiting_max) {
        answer = WORKERS_FULL;
    } else {
        work->next = NULL;
        *workers->last = work;
        workers->last = &work->next;
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
