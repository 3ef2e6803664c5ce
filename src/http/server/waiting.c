/* Handing an exchange to the store or to a worker and coming back. */
#include "exchange.h"
#include "problem.h"

static void woken(struct exchange *exchange)
{
    exchange->wake(exchange);
}

static void read_done(struct store_read *read)
{
    woken((struct exchange *)(void *)((char *)read - offsetof(struct exchange, read)));
}

static void append_done(struct store_append *append)
{
    woken((struct exchange *)(void *)((char *)append - offsetof(struct exchange, append)));
}

void exchange_read_into(struct exchange *exchange, struct arena *arena, void (*then)(struct exchange *exchange))
{
    exchange->read.done = read_done;
    exchange->read.arena = arena;
    exchange->then = then;
    exchange->state = EXCHANGE_WAITING;
    if (!store_read(exchange->service->store, &exchange->read)) {
        exchange->state = EXCHANGE_OPEN;
        problem_store(exchange, exchange->read.result);
    }
}

void exchange_read(struct exchange *exchange, void (*then)(struct exchange *exchange))
{
    exchange_read_into(exchange, &exchange->arena, then);
}

void exchange_append(struct exchange *exchange, void (*then)(struct exchange *exchange))
{
    exchange->append.done = append_done;
    exchange->then = then;
    exchange->state = EXCHANGE_WAITING;
    if (!store_append(exchange->service->store, &exchange->append)) {
        exchange->state = EXCHANGE_OPEN;
        problem_store(exchange, exchange->append.result);
    }
}

static struct exchange *exchange_of(struct job *job)
{
    return (struct exchange *)(void *)((char *)job - offsetof(struct exchange, job));
}

/* Work that nobody waits for any more is not begun, nor is any while the service stops: it can be asked for again. */
static void job_run(struct job *job)
{
    struct exchange *exchange = exchange_of(job);
    if (atomic_load(&exchange->service->stopping))
        exchange->worked = WORKERS_STOPPING;
    else if (clock_monotonic_ms() > exchange->work_until)
        exchange->worked = WORKERS_FULL;
    else
        exchange->work(exchange);
}

static void job_done(struct job *job)
{
    woken(exchange_of(job));
}

void exchange_work(struct exchange *exchange, void (*work)(struct exchange *exchange),
                   void (*then)(struct exchange *exchange))
{
    struct service *service = exchange->service;
    exchange->job = (struct job){.run = job_run, .done = job_done};
    exchange->work = work;
    exchange->work_until = clock_monotonic_ms() + service->settings.odds_wait_ms;
    exchange->worked = WORKERS_ACCEPTED;
    exchange->then = then;
    if (!service->workers) {
        job_run(&exchange->job);
        then(exchange);
        return;
    }
    exchange->state = EXCHANGE_WAITING;
    enum workers_answer answer = workers_accept(service->workers, &exchange->job);
    if (answer == WORKERS_ACCEPTED)
        return;
    exchange->state = EXCHANGE_OPEN;
    problem(exchange, answer == WORKERS_FULL ? ERROR_OVERLOADED : ERROR_STOPPING, NULL);
}
