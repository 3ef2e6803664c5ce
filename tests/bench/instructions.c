/* Drives a ruling in memory, from the decoding of its body to the answer, its count and its line in the access log,
 * which goes to /dev/null: no socket, no database. One that is recorded goes as far as its row's parameters, and from
 * there, as if it were committed, to its answer (memory_store.h). bench_instructions SAMPLE TIMES
 * tests/bench/instructions counts its instructions under callgrind, once with few and once with many times; the
 * difference is what one request costs. Without sessions the dice are declared, so that each request does the same;
 * sealed dice differ by a few instructions in the mean. */
#include "http/server/request.h"
#include "http/server/run.h"
#include "http/watch/finish.h"
#include "memory_store.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { REQUESTS_A_TURN = 16 }; /* of an event loop that is busy */

struct sample {
    const char *name, *path, *body;
    const char *then; /* every other request's body, where it is another one */
    bool limited;     /* counted by the limits, which let all pass, and told so */
    bool recorded;    /* in a session; the path is what follows it */
    bool keyed;       /* with an Idempotency-Key */
};

#define MORALE_PATH "/v1/rulesets/tt/morale-check"
#define MORALE_BODY                                                                                                    \
    "{\"input\":{\"target\":8,\"modifiers\":[{\"name\":\"behind a wall\",\"value\":1}],"                               \
    "\"winner_figures\":6,\"loser_figures\":10},\"dice\":[4,2]}"

/* Its dice are thrown. */
#define RECORDED_MORALE                                                                                                \
    "{\"step\":\"morale-check\",\"input\":{\"target\":8,\"modifiers\":[{\"name\":\"behind a wall\",\"value\":1}],"     \
    "\"winner_figures\":6,\"loser_figures\":10}}"

/* A lost round of melee, and the check of morale that it calls for: of the session's two units, or of nobody. */
#define LOST_ROUND "\"input\":{\"side1\":[\"kill\",\"kill\",\"kill\"],\"side2\":[\"kill\"]}}"
#define CHECKED "\"after_melee\":true,\"modifiers\":[]"

static const struct sample samples[] = {
    {"melee-size-modifier", "/v1/rulesets/tt/melee-size-modifier",
     "{\"input\":{\"winner_figures\":6,\"loser_figures\":11}}"},
    {"morale-check", MORALE_PATH, MORALE_BODY},
    {"morale-check-limited", MORALE_PATH, MORALE_BODY, .limited = true},
    {"melee-round", "/v1/rulesets/tt/melee-round",
     "{\"input\":{\"side1\":{\"hits\":3,\"figures\":10,\"target\":7,\"name\":\"Red Cavalry\"},"
     "\"side2\":{\"hits\":3,\"figures\":8,\"target\":8,\"name\":\"White Guards\"},"
     "\"table\":{\"sides\":6,\"rows\":[{\"lo\":1,\"hi\":2,\"result\":\"save\"},"
     "{\"lo\":3,\"hi\":3,\"result\":\"suppressed\"},{\"lo\":4,\"hi\":4,\"result\":\"wound\"},"
     "{\"lo\":5,\"hi\":6,\"result\":\"kill\"}]}},\"dice\":[5,6,4,5,6,1,4,3]}"},
    {"recorded", "rulings", "{\"step\":\"melee-size-modifier\",\"input\":{\"winner_figures\":6,\"loser_figures\":11}}",
     .recorded = true},
    {"recorded-keyed", "rulings", RECORDED_MORALE, .recorded = true, .keyed = true},
    {"recorded-units", "rulings",
     "{\"step\":\"melee-score\",\"units\":{\"side1\":\"guards\",\"side2\":\"rebels\"}," LOST_ROUND,
     "{\"step\":\"morale-check\",\"units\":{\"loser\":\"guards\",\"winner\":\"rebels\"},\"dice\":[6,6],\"input\":"
     "{" CHECKED "}}",
     .recorded = true},
    {"recorded-plain", "rulings", "{\"step\":\"melee-score\"," LOST_ROUND,
     "{\"step\":\"morale-check\",\"dice\":[6,6],\"input\":{" CHECKED
     ",\"loser_figures\":12,\"winner_figures\":12,\"target\":7}}",
     .recorded = true},
};

/* The session that recorded samples go to. */
struct played {
    char path[128], authorization[128];
};

static const struct sample *sample_find(const char *name)
{
    for (size_t i = 0; i < sizeof samples / sizeof samples[0]; i++)
        if (strcmp(samples[i].name, name) == 0)
            return &samples[i];
    return NULL;
}

static bool woken;

static void wake(struct request *request)
{
    (void)request;
    woken = true;
}

/* Until it is answered, as the event loop and the store's threads would take turns. */
static void run(struct request *request)
{
    woken = false;
    request_run(request);
    while (request->state == REQUEST_WAITING && memory_store_work(request->service->store) && woken) {
        woken = false;
        request_continue(request);
    }
}

/* One request, the `turn`-th. Its reply stays until the next one. */
static bool ask(struct request *request, const struct sample *sample, const struct played *played, long turn,
                int status)
{
    struct request_input *input = &request->input;
    static char key[16];
    request_reset(request);
    request->started = clock_monotonic_us();
    input->method = METHOD_POST;
    input->verb = "POST";
    input->path = played ? played->path : sample->path;
    input->content_type = "application/json";
    input->authorization = played ? played->authorization : NULL;
    if (sample->keyed) {
        static int number = 10000;
        snprintf(key, sizeof key, "key-%d", ++number);
        input->idempotency_key = key;
    }
    const char *body = sample->then && turn % 2 ? sample->then : sample->body;
    write_raw(&input->body, body, strlen(body));
    run(request);
    limits_write_headers(request);
    bool fine = request->state == REQUEST_ANSWERED && request->reply.status == status;
    if (!fine)
        fprintf(stderr, "%s: %d %.*s\n", sample->name, request->reply.status, (int)request->reply.length,
                request->reply.body);
    request_finish(request, true, request->reply.length);
    return fine;
}

/* The text of a member of the reply; "" when there is none. */
static void member_copy(const struct request *request, const char *member, char *ret, size_t size)
{
    const char *body = request->reply.body, *at = body ? strstr(body, member) : NULL;
    ret[0] = '\0';
    if (at)
        snprintf(ret, size, "%.*s", (int)strcspn(at + strlen(member), "\""), at + strlen(member));
}

static bool open_session(struct request *request, const struct sample *sample, struct played *ret)
{
    static const struct sample opening = {
        "opening", "/v1/sessions",
        "{\"ruleset\":\"tt\",\"sides\":[{\"id\":\"red\",\"name\":\"Red\"},{\"id\":\"blue\",\"name\":\"Blue\"}],"
        "\"units\":[{\"id\":\"guards\",\"side\":\"red\",\"figures\":12,\"target\":7},"
        "{\"id\":\"rebels\",\"side\":\"blue\",\"figures\":12,\"target\":7}]}"};
    char id[64], token[64];
    if (!ask(request, &opening, NULL, 0, 201))
        return false;
    member_copy(request, "\"id\":\"", id, sizeof id);
    member_copy(request, "\"seat\":\"umpire\",\"token\":\"", token, sizeof token);
    snprintf(ret->path, sizeof ret->path, "/v1/sessions/%s/%s", id, sample->path);
    snprintf(ret->authorization, sizeof ret->authorization, "Bearer %s", token);
    return true;
}

static bool keys_make(struct key_ring *ring)
{
    static const uint8_t seed[NOTE_SEED_SIZE] = {1, 2, 3};
    *ring = (struct key_ring){.server = "bench.example", .encryption_count = 1, .signer_count = 1};
    return note_signer_make(ring->server, seed, &ring->signers[0]);
}

static bool limits_make(struct service *service)
{
    service->settings.address_rate = service->settings.address_burst = LIMITER_RATE_MAX;
    return limits_start(&service->limits, &service->settings);
}

int main(int argc, char **argv)
{
    static struct service service = {
        .settings = {.body_bytes = BODY_MAX, .json_depth = 64, .open_sessions = OPEN_SESSIONS_ANYONE}};
    static struct dice_pool pool;
    static struct loop_counts counts;
    static struct access_log access_log;
    static struct key_ring keys;
    static struct played played;
    const struct sample *sample = argc == 3 ? sample_find(argv[1]) : NULL;
    if (!sample) {
        fprintf(stderr, "usage: bench_instructions SAMPLE TIMES\n");
        return 2;
    }
    service.store = service.game.store = memory_store_new();
    atomic_store(&service.game.keys, &keys);
    if (!service.store || !keys_make(&keys) || (sample->limited && !limits_make(&service)))
        return 1;
    struct request request;
    request_start(&request, &service);
    request.dice = &pool;
    request.access_log = &access_log;
    request.counts = &counts;
    request.wake = wake;
    access_output_start(&service.output, open("/dev/null", O_WRONLY | O_CLOEXEC));
    access_log_start(&access_log, ACCESS_LOG_ALL, &service.output, &counts.unlogged);
    bool fine = !sample->recorded || open_session(&request, sample, &played);
    long times = strtol(argv[2], NULL, 10);
    for (long turn = 0; fine && turn < times; turn++) {
        fine = ask(&request, sample, sample->recorded ? &played : NULL, turn, sample->recorded ? 201 : 200);
        if (turn % REQUESTS_A_TURN == 0)
            access_log_flush(&access_log);
    }
    access_log_end(&access_log);
    request_end(&request);
    limits_end(&service.limits);
    memory_store_free(service.store);
    return fine ? 0 : 1;
}
