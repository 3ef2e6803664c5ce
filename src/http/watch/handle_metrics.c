/* /metrics: what the loops, the store and the operating system have counted, added up when somebody asks. */
#include "base/process.h"
#include "base/shares.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/watch/metrics_text.h"
#include "store/measures.h"

static void version_write(struct writer *out)
{
    static const struct metric info = {"umpire_build_info", "gauge",
                                       "Always 1; the label gives the version of the program.", 0};
    const struct label labels[] = {{"version", UMPIRE_VERSION}, {NULL, NULL}};
    metric_start(out, &info);
    metric_write(out, &info, labels, 1);
}

/* For requests without an operation it is "none". */
static const char *operation_name(size_t place)
{
    const struct operation *operation = place < COUNTED_OPERATIONS_MAX ? operation_at(place) : NULL;
    return operation ? operation->id : "none";
}

static uint64_t requests_of(const struct counts *counts, size_t operation, size_t status)
{
    uint64_t sum = 0;
    for (int32_t i = 0; i < counts->loop_count; i++)
        sum += counter_read(&counts->loops[i].requests[operation][status]);
    return sum;
}

/* A combination that never occurred has no line: most operations never give most answers. */
static void requests_write(struct writer *out, const struct counts *counts)
{
    static const struct metric requests = {"umpire_http_requests_total", "counter",
                                           "Finished requests, by operation and status of the answer.", 0};
    metric_start(out, &requests);
    for (size_t operation = 0; operation <= COUNTED_OPERATIONS_MAX; operation++)
        for (size_t status = 0; counted_status_name(status); status++) {
            uint64_t count = requests_of(counts, operation, status);
            const struct label labels[] = {
                {"operation", operation_name(operation)}, {"status", counted_status_name(status)}, {NULL, NULL}};
            if (count > 0)
                metric_write(out, &requests, labels, (int64_t)count);
        }
}

static void times_write(struct writer *out, const struct counts *counts)
{
    static const struct metric seconds = {
        "umpire_http_request_seconds", "histogram",
        "Duration of requests, from the first line to the end of the answer; for event streams, to its beginning.",
        METRIC_MICROS};
    metric_start(out, &seconds);
    for (size_t operation = 0; operation <= COUNTED_OPERATIONS_MAX; operation++) {
        struct histogram_reading reading = {.sum = 0};
        const struct label labels[] = {{"operation", operation_name(operation)}, {NULL, NULL}};
        for (int32_t i = 0; i < counts->loop_count; i++)
            histogram_read(&counts->loops[i].micros[operation], &reading);
        if (histogram_count(&reading) > 0)
            metric_write_histogram(out, &seconds, labels, &request_scale, &reading);
    }
}

static void ruling_write_counted(struct writer *out, const struct counts *counts, const struct metric *metric,
                                 const struct ruleset *ruleset, const struct step *step)
{
    for (int recorded = 0; recorded < 2; recorded++) {
        uint64_t count = 0;
        const struct label labels[] = {
            {"ruleset", ruleset->name}, {"step", step->name}, {"recorded", recorded ? "true" : "false"}, {NULL, NULL}};
        for (int32_t i = 0; i < counts->loop_count; i++)
            count += counter_read(&counts->loops[i].rulings[counted_step(ruleset, step)][recorded]);
        if (count > 0)
            metric_write(out, metric, labels, (int64_t)count);
    }
}

static void rulings_write(struct writer *out, const struct counts *counts)
{
    static const struct metric rulings = {"umpire_rulings_total", "counter",
                                          "Rulings made, by step, recorded in a session or not.", 0};
    metric_start(out, &rulings);
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++)
            ruling_write_counted(out, counts, &rulings, *ruleset, *step);
}

static void loops_write(struct writer *out, const struct counts *counts)
{
    static const struct metric connections = {"umpire_http_connections", "gauge", "Open connections.", 0};
    static const struct metric listeners = {"umpire_http_listeners", "gauge", "Open event streams.", 0};
    static const struct metric loops = {"umpire_http_loops", "gauge", "Event loops.", 0};
    static const struct metric unlogged = {"umpire_access_log_dropped_lines_total", "counter",
                                           "Lines of the access log that were dropped because nothing read them.", 0};
    static const struct metric expired = {"umpire_http_expired_connections_total", "counter",
                                          "Connections that were closed because a header or a body took too long.", 0};
    static const struct metric shut = {"umpire_http_refused_connections_total", "counter",
                                       "Connections beyond `connections_per_address`, or beyond all that there may be.",
                                       0};
    static const struct metric gave = {"umpire_http_displaced_connections_total", "counter",
                                       "Connections that waited for their clients and made room for others.", 0};
    int64_t open = 0, listening = 0;
    uint64_t lost = 0, late = 0, beyond = 0, displaced = 0;
    for (int32_t i = 0; i < counts->loop_count; i++) {
        open += gauge_read(&counts->loops[i].connections);
        listening += gauge_read(&counts->loops[i].listeners);
        lost += counter_read(&counts->loops[i].unlogged);
        late += counter_read(&counts->loops[i].expired);
        beyond += counter_read(&counts->loops[i].shut);
        displaced += counter_read(&counts->loops[i].gave);
    }
    metric_write_alone(out, &connections, open);
    metric_write_alone(out, &listeners, listening);
    metric_write_alone(out, &loops, counts->loop_count);
    metric_write_alone(out, &unlogged, (int64_t)lost);
    metric_write_alone(out, &expired, (int64_t)late);
    metric_write_alone(out, &shut, (int64_t)beyond);
    metric_write_alone(out, &gave, (int64_t)displaced);
}

static void appends_write(struct writer *out, const struct store_measures *measures)
{
    static const struct metric appends = {"umpire_store_appends_total", "counter", "Answered appends, by result.", 0};
    metric_start(out, &appends);
    for (int i = 0; i < STORE_RESULTS; i++) {
        const struct label labels[] = {{"result", store_result_name((enum store_result)i)}, {NULL, NULL}};
        metric_write(out, &appends, labels, (int64_t)measures->answers[i]);
    }
}

static void store_write(struct writer *out, struct store *store)
{
    static const struct metric up = {"umpire_store_up", "gauge", "Whether the database answers and takes entries.", 0};
    static const struct metric connects = {"umpire_store_connections_total", "counter",
                                           "How often the writer's connection was established.", 0};
    static const struct metric queue = {"umpire_store_queue_appends", "gauge",
                                        "Appends that are queued or being written.", 0};
    static const struct metric reads = {"umpire_store_queue_reads", "gauge", "Reads that are queued for a reader.", 0};
    static const struct metric batches = {"umpire_store_batches_total", "counter",
                                          "Committed transactions with entries.", 0};
    static const struct metric rows = {"umpire_store_batch_entries", "histogram", "Entries per transaction.", 0};
    static const struct metric seconds = {"umpire_store_commit_seconds", "histogram",
                                          "Time from sending a transaction to knowing that it is committed.",
                                          METRIC_MICROS};
    static const struct metric sessions = {"umpire_store_cached_sessions", "gauge", "Sessions cached in memory.", 0};
    static const struct metric taken = {"umpire_store_session_bytes", "gauge",
                                        "Memory of sessions and of all that is kept with them.", 0};
    static const struct metric most = {"umpire_store_session_bytes_limit", "gauge",
                                       "The memory beyond which sessions are forgotten.", 0};
    static const struct metric crowded = {
        "umpire_store_crowded_out_sessions_total", "counter",
        "Sessions that were forgotten because there were too many or took too much memory.", 0};
    static const struct metric lookups = {"umpire_store_session_lookups_total", "counter",
                                          "Lookups in the cache of sessions, by whether the session was found.", 0};
    static const struct label found[][2] = {{{"found", "true"}, {NULL, NULL}}, {{"found", "false"}, {NULL, NULL}}};
    struct store_measures measures;
    store_measure(store, &measures);
    metric_write_alone(out, &up, measures.up);
    metric_write_alone(out, &connects, (int64_t)measures.connects);
    metric_write_alone(out, &queue, measures.queued);
    metric_write_alone(out, &reads, measures.reads_waiting);
    appends_write(out, &measures);
    metric_write_alone(out, &batches, (int64_t)measures.batches);
    metric_start(out, &rows);
    metric_write_histogram(out, &rows, NULL, &batch_rows_scale, &measures.rows);
    metric_start(out, &seconds);
    metric_write_histogram(out, &seconds, NULL, &batch_micros_scale, &measures.micros);
    metric_write_alone(out, &sessions, measures.sessions);
    metric_write_alone(out, &taken, measures.sessions_bytes);
    metric_write_alone(out, &most, measures.sessions_most_bytes);
    metric_write_alone(out, &crowded, (int64_t)measures.sessions_crowded);
    metric_start(out, &lookups);
    metric_write(out, &lookups, found[0], (int64_t)measures.sessions_hit);
    metric_write(out, &lookups, found[1], (int64_t)measures.sessions_missed);
}

/* By the names that Prometheus's own clients use, which dashboards know. */
static void process_write(struct writer *out, int64_t started_at)
{
    static const struct metric resident = {"process_resident_memory_bytes", "gauge", "Resident memory.", 0};
    static const struct metric open = {"process_open_fds", "gauge", "Open file descriptors.", 0};
    static const struct metric most = {"process_max_fds", "gauge", "File descriptors that may be open.", 0};
    static const struct metric cpu = {"process_cpu_seconds_total", "counter", "Processor time, user and system.",
                                      METRIC_MICROS};
    static const struct metric start = {"process_start_time_seconds", "gauge",
                                        "When the service started, in seconds since 1970.", METRIC_MICROS};
    struct process_state state;
    process_read(&state);
    if (state.resident_bytes >= 0)
        metric_write_alone(out, &resident, state.resident_bytes);
    if (state.open_descriptors >= 0)
        metric_write_alone(out, &open, state.open_descriptors);
    if (state.most_descriptors >= 0)
        metric_write_alone(out, &most, state.most_descriptors);
    if (state.cpu_us >= 0)
        metric_write_alone(out, &cpu, state.cpu_us);
    metric_write_alone(out, &start, started_at);
}

/* The lines of slow work. */
static void work_write(struct writer *out, const struct service *service)
{
    static const char *const names[WORK_LINES] = {
        [WORK_SMALL_ODDS] = "small_odds", [WORK_ODDS] = "odds", [WORK_RECORD] = "record"};
    static const struct metric queue = {"umpire_work_queue_jobs", "gauge",
                                        "Work that is queued: small odds, odds that take longer, pieces of reports and "
                                        "luck and pages for listeners; and "
                                        "reports and luck that are queued or under way.",
                                        0};
    static const struct label report[] = {{"line", "report"}, {NULL, NULL}};
    metric_start(out, &queue);
    for (int i = 0; i < WORK_LINES; i++) {
        const struct label labels[] = {{"line", names[i]}, {NULL, NULL}};
        metric_write(out, &queue, labels, service->workers[i] ? workers_waiting(service->workers[i]) : 0);
    }
    metric_write(out, &queue, report, service->reports_asked ? shares_held(service->reports_asked) : 0);
}

static void metrics_write(struct writer *out, const struct service *service)
{
    static const struct metric held = {"umpire_http_held_bytes", "gauge",
                                       "Memory of large answers that are being made or read.", 0};
    version_write(out);
    if (service->counts) {
        requests_write(out, service->counts);
        times_write(out, service->counts);
        rulings_write(out, service->counts);
        loops_write(out, service->counts);
        process_write(out, service->counts->started_at);
    }
    if (service->store)
        store_write(out, service->store);
    work_write(out, service);
    if (service->held)
        metric_write_alone(out, &held, shares_held(service->held));
}

void handle_metrics(struct request *request)
{
    const struct service *service = request->service;
    if (!ip_ranges_contain(&service->settings.metrics_allowed_from, &request->input.client)) {
        problem(request, ERROR_METRICS_FORBIDDEN, NULL);
        return;
    }
    metrics_write(&request->out, service);
    reply_header(request, "Cache-Control", "no-store");
    reply_out(request, 200);
    if (request->reply.status == 200)
        request->reply.content_type = METRICS_MEDIA;
}
