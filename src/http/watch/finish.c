/* Everything that is told of a request after it is over. */
#include "finish.h"
#include "access_log.h"
#include "counts.h"
#include "operation.h"

static void line_add(struct exchange *exchange, const struct access_line *times, uint64_t bytes)
{
    static const struct uuid none;
    const struct request *request = &exchange->request;
    struct access_line line = *times;
    line.at = clock_now();
    line.method = request->verb;
    line.path = request->path ? request->path : "";
    line.operation = exchange->operation ? exchange->operation->id : NULL;
    line.bytes = bytes;
    line.client = request->client;
    line.role = exchange->seat ? exchange->seat->role : exchange->club ? "club" : NULL;
    line.session = uuid_equal(&exchange->session_id, &none) ? NULL : &exchange->session_id;
    line.trace = &request->trace;
    access_log_add(exchange->access_log, &line);
}

size_t operation_counted(const struct operation *operation)
{
    size_t place = operation ? operation_place(operation) : COUNTED_OPERATIONS_MAX;
    return place < COUNTED_OPERATIONS_MAX ? place : COUNTED_OPERATIONS_MAX;
}

void exchange_finish(struct exchange *exchange, bool whole, uint64_t bytes)
{
    bool listens = exchange->listens_since > 0;
    int64_t now = clock_monotonic_us(), answered = listens ? exchange->listens_since : now;
    const struct access_line line = {.status = exchange->reply.status,
                                     .broken = !whole,
                                     .micros = answered - exchange->started,
                                     .listened = listens ? now - answered : -1};
    struct loop_counts *counts = exchange->counts;
    if (counts) {
        size_t place = operation_counted(exchange->operation);
        counter_add(&counts->requests[place][counted_status(line.status)], 1);
        histogram_add(&counts->micros[place], &request_scale, line.micros);
    }
    if (exchange->access_log && access_log_wants(exchange->access_log, line.status, line.broken))
        line_add(exchange, &line, bytes);
}
