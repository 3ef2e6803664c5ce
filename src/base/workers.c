/* Under one lock: a table of holders with work here, and a ring of those whose work waits. */
#include "base/workers.h"
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#define HASH_NONFATAL_OOM 1
#include <uthash.h>
#include <utlist.h>

/* A holder with work here. */
struct holder_queue {
    struct holder holder;
    struct work *first, **last;       /* that waits */
    int32_t held;                     /* that waits or is being done */
    int32_t running;                  /* that is being done */
    struct holder_queue *prev, *next; /* of the ring, whose first one is next */
    UT_hash_handle hh;
};

struct workers {
    pthread_mutex_t lock; /* guards all that follows but the threads */
    pthread_cond_t work;  /* work waits that may be done, or the workers are stopping */
    bool stopping;
    struct holder_queue *parties, *ring;
    int32_t waiting, waiting_max;
    int32_t share;
    int32_t running_max; /* of one party */
    int32_t count;
    pthread_t threads[WORKERS_MAX];
};

/* The holder that is next; NULL: none. */
static struct holder_queue *party_next(const struct workers *workers)
{
    struct holder_queue *party;
    DL_FOREACH(workers->ring, party)
    if (party->running < workers->running_max)
        return party;
    return NULL;
}

static struct work *party_take(struct workers *workers, struct holder_queue *party)
{
    struct work *work = party->first;
    DL_DELETE(workers->ring, party);
    party->first = work->next;
    party->running++;
    if (party->first)
        DL_APPEND(workers->ring, party);
    else
        party->last = &party->first;
    workers->waiting--;
    return work;
}

/* The next piece of work and its holder, or NULL if there will be no more. */
static struct work *work_take(struct workers *workers, struct holder_queue **ret_party)
{
    struct work *work = NULL;
    pthread_mutex_lock(&workers->lock);
    while (!(*ret_party = party_next(workers)) && !(workers->stopping && workers->waiting == 0))
        pthread_cond_wait(&workers->work, &workers->lock);
    if (*ret_party)
        work = party_take(workers, *ret_party);
    pthread_mutex_unlock(&workers->lock);
    return work;
}

static void work_leave(struct workers *workers, struct holder_queue *party)
{
    pthread_mutex_lock(&workers->lock);
    party->running--;
    if (party->first || workers->stopping)
        pthread_cond_broadcast(&workers->work);
    if (--party->held == 0) {
        HASH_DEL(workers->parties, party);
        free(party);
    }
    pthread_mutex_unlock(&workers->lock);
}

static void work_do(struct workers *workers, struct holder_queue *party, struct work *work)
{
    work->run(work);
    work_leave(workers, party); /* before `done`: the caller may ask again from there */
    work->done(work);
}

static void *worker_main(void *argument)
{
    struct workers *workers = argument;
    struct holder_queue *party;
    for (struct work *work; (work = work_take(workers, &party));)
        work_do(workers, party, work);
    return NULL;
}

struct workers *workers_start(int32_t threads, int32_t line_max, int32_t share)
{
    struct workers *workers = calloc(1, sizeof *workers);
    if (!workers)
        return NULL;
    pthread_mutex_init(&workers->lock, NULL);
    pthread_cond_init(&workers->work, NULL);
    workers->waiting_max = line_max;
    workers->share = share;
    workers->running_max = threads > 1 ? threads - 1 : 1;
    while (workers->count < threads && workers->count < WORKERS_MAX &&
           pthread_create(&workers->threads[workers->count], NULL, worker_main, workers) == 0)
        workers->count++;
    if (workers->count == threads)
        return workers;
    workers_stop(workers);
    return NULL;
}

/* Its place in the table; NULL when memory is out. */
static struct holder_queue *party_of(struct workers *workers, const struct holder *holder)
{
    struct holder_queue *party;
    HASH_FIND(hh, workers->parties, holder, sizeof *holder, party);
    if (party)
        return party;
    party = calloc(1, sizeof *party);
    if (!party)
        return NULL;
    party->holder = *holder;
    party->last = &party->first;
    HASH_ADD(hh, workers->parties, holder, sizeof party->holder, party);
    if (party->hh.tbl) /* NULL: uthash has no memory */
        return party;
    free(party);
    return NULL;
}

static enum workers_answer accept(struct workers *workers, struct work *work)
{
    if (workers->stopping)
        return WORKERS_STOPPING;
    if (workers->waiting == workers->waiting_max)
        return WORKERS_FULL;
    struct holder_queue *party = party_of(workers, &work->holder);
    if (!party)
        return WORKERS_FULL;
    if (party->held == workers->share)
        return WORKERS_SHARE;
    if (!party->first)
        DL_APPEND(workers->ring, party);
    work->next = NULL;
    *party->last = work;
    party->last = &work->next;
    party->held++;
    workers->waiting++;
    pthread_cond_signal(&workers->work);
    return WORKERS_ACCEPTED;
}

enum workers_answer workers_accept(struct workers *workers, struct work *work)
{
    pthread_mutex_lock(&workers->lock);
    enum workers_answer answer = accept(workers, work);
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

static struct work *waiting_take(struct workers *workers, struct holder_queue **ret_party)
{
    pthread_mutex_lock(&workers->lock);
    *ret_party = workers->ring;
    struct work *work = workers->ring ? party_take(workers, workers->ring) : NULL;
    pthread_mutex_unlock(&workers->lock);
    return work;
}

void workers_help(struct workers *workers)
{
    struct holder_queue *party;
    for (struct work *work; workers && (work = waiting_take(workers, &party));)
        work_do(workers, party, work);
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
