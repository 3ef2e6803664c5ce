/* Handing a request to the store or to a worker, and getting it back. */
#include "http/server/problem.h"
#include "http/server/request.h"

static void woken(struct request *request)
{
    request->wake(request);
}

static void read_done(struct store_read *read)
{
    woken((struct request *)(void *)((char *)read - offsetof(struct request, read)));
}

void request_read_into(struct request *request, struct arena *arena, void (*then)(struct request *request))
{
    request->read.done = read_done;
    request->read.arena = arena;
    request->then = then;
    request->state = REQUEST_WAITING;
    if (!store_read(request->service->store, &request->read)) {
        request->state = REQUEST_OPEN;
        problem_store(request, request->read.result);
    }
}

void request_read(struct request *request, void (*then)(struct request *request))
{
    request_read_into(request, &request->arena, then);
}

static struct request *request_of(struct work *work)
{
    return (struct request *)(void *)((char *)work - offsetof(struct request, work));
}

/* Work that waited too long is not begun, nor is any while the service stops: the client can ask again. */
static void work_run(struct work *work)
{
    struct request *request = request_of(work);
    if (atomic_load(&request->service->stopping))
        request->worked = WORKERS_STOPPING;
    else if (clock_monotonic_ms() > request->work_until)
        request->worked = WORKERS_FULL;
    else
        request->worker(request);
}

static void work_done(struct work *work)
{
    woken(request_of(work));
}

static void problem_work(struct request *request, enum workers_answer answer)
{
    if (answer == WORKERS_SHARE) {
        request->retry_after = 1;
        problem(request, ERROR_TOO_MANY_REQUESTS, "of this kind at once from this address");
    } else {
        problem(request, answer == WORKERS_FULL ? ERROR_OVERLOADED : ERROR_STOPPING, NULL);
    }
}

void request_work(struct request *request, enum work_line line, void (*worker)(struct request *request),
                  void (*then)(struct request *request))
{
    const struct service *service = request->service;
    struct workers *workers = service->workers[line];
    request->work = (struct work){.holder = holder_address(&request->input.client), .run = work_run, .done = work_done};
    request->worker = worker;
    request->work_until = clock_monotonic_ms() + service->settings.work_wait_ms;
    request->worked = WORKERS_ACCEPTED;
    request->then = then;
    if (!workers) {
        work_run(&request->work);
        then(request);
        return;
    }
    if (atomic_load(&service->stopping)) {
        problem_work(request, WORKERS_STOPPING);
        return;
    }
    request->state = REQUEST_WAITING;
    enum workers_answer answer = workers_accept(workers, &request->work);
    if (answer == WORKERS_ACCEPTED)
        return;
    request->state = REQUEST_OPEN;
    problem_work(request, answer);
}
