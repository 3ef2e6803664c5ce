/* Handing an exchange to the store and coming back. */
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

static void read_into(struct exchange *exchange, struct arena *arena, void (*then)(struct exchange *exchange))
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
    read_into(exchange, &exchange->arena, then);
}

void exchange_read_page(struct exchange *exchange, void (*then)(struct exchange *exchange))
{
    read_into(exchange, &exchange->page, then);
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
