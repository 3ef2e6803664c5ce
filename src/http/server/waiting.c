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

static struct exchange *exchange_of(struct work *work)
{
    return (struct exchange *)(void *)((char *)work - offsetof(struct exchange, work));
}

/* Work that nobody waits for any more is not begun, nor is any while the service stops: it can be asked for again. */
static void work_run(struct work *work)
{
    struct exchange *exchange = exchange_of(work);
    if (atomic_load(&exchange->service->stopping))
        exchange->worked = WORKERS_STOPPING;
    else if (clock_monotonic_ms() > exchange->work_until)
        exchange->worked = WORKERS_FULL;
    else
        exchange->worker(exchange);
}

static void work_done(struct work *work)
{
    woken(exchange_of(work));
}

void exchange_work(struct exchange *exchange, void (*worker)(struct exchange *exchange),
                   void (*then)(struct exchange *exchange))
{
    struct service *service = exchange->service;
    exchange->work = (struct work){.run = work_run, .done = work_done};
    exchange->worker = worker;
    exchange->work_until = clock_monotonic_ms() + service->settings.odds_wait_ms;
    exchange->worked = WORKERS_ACCEPTED;
    exchange->then = then;
    if (!service->workers) {
        work_run(&exchange->work);
        then(exchange);
        return;
    }
    exchange->state = EXCHANGE_WAITING;
    enum workers_answer answer = workers_accept(service->workers, &exchange->work);
    if (answer == WORKERS_ACCEPTED)
        return;
    exchange->state = EXCHANGE_OPEN;
    problem(exchange, answer == WORKERS_FULL ? ERROR_OVERLOADED : ERROR_STOPPING, NULL);
}
