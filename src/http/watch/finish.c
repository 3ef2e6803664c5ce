/* Everything that is reported about a request after its end. */
#include "http/watch/finish.h"
#include "http/server/operation.h"
#include "http/watch/access_log.h"
#include "http/watch/counts.h"

static void line_add(struct request *request, const struct access_line *times, uint64_t bytes)
{
    static const struct uuid none;
    const struct request_input *input = &request->input;
    struct access_line line = *times;
    line.at = clock_now();
    line.method = input->verb;
    line.path = input->path ? input->path : "";
    line.operation = request->operation ? request->operation->id : NULL;
    line.bytes = bytes;
    line.client = input->client;
    line.role = request->seat ? request->seat->role : request->club ? "club" : NULL;
    line.session = uuid_equal(&request->session_id, &none) ? NULL : &request->session_id;
    line.request = request->id;
    line.trace = &input->trace;
    access_log_add(request->access_log, &line);
}

size_t operation_counted(const struct operation *operation)
{
    size_t place = operation ? operation_place(operation) : COUNTED_OPERATIONS_MAX;
    return place < COUNTED_OPERATIONS_MAX ? place : COUNTED_OPERATIONS_MAX;
}

void request_finish(struct request *request, bool whole, uint64_t bytes)
{
    bool listens = request->listens_since > 0;
    int64_t now = clock_monotonic_us(), answered = listens ? request->listens_since : now;
    const struct access_line line = {.status = request->reply.status,
                                     .broken = !whole,
                                     .micros = answered - request->started,
                                     .listened = listens ? now - answered : -1};
    struct loop_counts *counts = request->counts;
    if (counts) {
        size_t place = operation_counted(request->operation);
        counter_add(&counts->requests[place][counted_status(line.status)], 1);
        histogram_add(&counts->micros[place], &request_scale, line.micros);
    }
    if (request->access_log && access_log_wants(request->access_log, line.status, line.broken))
        line_add(request, &line, bytes);
}
