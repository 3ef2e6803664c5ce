/* Drives a stateless ruling in memory, from the decoding of its body to the answer, its count and its line in the
 * access log, which goes to /dev/null: no socket, no database.
 *   bench_instructions STEP TIMES
 * tests/bench/instructions counts its instructions under callgrind, once with few and once with many times; the
 * difference is what one request costs. The dice are declared, so that each request does the same. */
#include "finish.h"
#include "request.h"
#include "run.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { REQUESTS_A_TURN = 16 }; /* of an event loop that is busy */

struct sample {
    const char *step, *path, *body;
    bool limited; /* counted by the limits, which let all pass, and told so */
};

#define MORALE_PATH "/v1/rulesets/tt/morale-check"
#define MORALE_BODY                                                                                                    \
    "{\"input\":{\"target\":8,\"modifiers\":[{\"name\":\"behind a wall\",\"value\":1}],"                               \
    "\"winner_figures\":6,\"loser_figures\":10},\"dice\":[4,2]}"

static const struct sample samples[] = {
    {"melee-size-modifier", "/v1/rulesets/tt/melee-size-modifier",
     "{\"input\":{\"winner_figures\":6,\"loser_figures\":11}}", false},
    {"morale-check", MORALE_PATH, MORALE_BODY, false},
    {"morale-check-limited", MORALE_PATH, MORALE_BODY, true},
    {"melee-round", "/v1/rulesets/tt/melee-round",
     "{\"input\":{\"side1\":{\"hits\":3,\"figures\":10,\"target\":7,\"name\":\"Red Cavalry\"},"
     "\"side2\":{\"hits\":3,\"figures\":8,\"target\":8,\"name\":\"White Guards\"},"
     "\"table\":{\"sides\":6,\"rows\":[{\"lo\":1,\"hi\":2,\"result\":\"save\"},"
     "{\"lo\":3,\"hi\":3,\"result\":\"suppressed\"},{\"lo\":4,\"hi\":4,\"result\":\"wound\"},"
     "{\"lo\":5,\"hi\":6,\"result\":\"kill\"}]}},\"dice\":[5,6,4,5,6,1,4,3]}",
     false},
};

static const struct sample *sample_find(const char *step)
{
    for (size_t i = 0; i < sizeof samples / sizeof samples[0]; i++)
        if (strcmp(samples[i].step, step) == 0)
            return &samples[i];
    return NULL;
}

/* One request, as the event loop would run it. */
static bool ask(struct request *request, const struct sample *sample)
{
    struct request_input *input = &request->input;
    request->started = clock_monotonic_us();
    input->method = METHOD_POST;
    input->verb = "POST";
    input->path = sample->path;
    input->content_type = "application/json";
    write_raw(&input->body, sample->body, strlen(sample->body));
    request_run(request);
    limits_write_headers(request);
    bool fine = request->state == REQUEST_ANSWERED && request->reply.status == 200;
    if (!fine)
        fprintf(stderr, "%s: %d %.*s\n", sample->step, request->reply.status, (int)request->reply.length,
                request->reply.body);
    request_finish(request, true, request->reply.length);
    request_reset(request);
    return fine;
}

int main(int argc, char **argv)
{
    static struct service service = {.settings = {.body_bytes = BODY_MAX, .json_depth = 64}};
    static struct dice_pool pool;
    static struct loop_counts counts;
    static struct access_log access_log;
    const struct sample *sample = argc == 3 ? sample_find(argv[1]) : NULL;
    if (!sample) {
        fprintf(stderr, "usage: bench_instructions STEP TIMES\n");
        return 2;
    }
    if (sample->limited) {
        service.settings.address_rate = service.settings.address_burst = LIMITER_RATE_MAX;
        if (!limits_start(&service.limits, &service.settings))
            return 1;
    }
    struct request request;
    request_start(&request, &service);
    request.dice = &pool;
    request.access_log = &access_log;
    request.counts = &counts;
    access_output_start(&service.output, open("/dev/null", O_WRONLY | O_CLOEXEC));
    access_log_start(&access_log, ACCESS_LOG_ALL, &service.output, &counts.unlogged);
    bool fine = true;
    for (long left = strtol(argv[2], NULL, 10); fine && left > 0; left--) {
        fine = ask(&request, sample);
        if (left % REQUESTS_A_TURN == 0)
            access_log_flush(&access_log);
    }
    access_log_end(&access_log);
    request_end(&request);
    limits_end(&service.limits);
    return fine ? 0 : 1;
}
