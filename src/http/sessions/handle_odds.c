/* Odds: the question is decoded on the event loop, a worker finds the odds. Inside a session they use its options
 * and its current units, and never its dice. */
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/server/request_query.h"
#include "http/sessions/play.h"

/* The budget of small questions: they take a hundredth of a second or two. */
enum { ANSWER_MIB = REPLY_MAX >> 20, SMALL_BRANCHES = 20000, SMALL_SAMPLES = 10000 };

/* A member that does not exist, as only the walk found out. */
static void unknown_member(struct request *request)
{
    char pointer[32];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "/of/%d", request->odds_failure.unknown);
    violation_add(request->violations, ERROR_NOT_A_CHOICE, pointer, "is not a single value of the outcome");
    problem_violations(request);
}

/* An answer that does not fit is the question's fault, unless out of memory. */
static void answer_too_large(struct request *request)
{
    char words[160];
    struct text detail;
    text_start(&detail, words, sizeof words);
    text_format(&detail, "the answer is larger than %d MiB; name fewer members in `of`, or ask for fewer cases",
                ANSWER_MIB);
    problem(request, ERROR_ODDS_TOO_LARGE, words);
}

void reply_odds(struct request *request)
{
    const struct odds_failure *failure = &request->odds_failure;
    if (request->worked != WORKERS_ACCEPTED) {
        problem(request, request->worked == WORKERS_FULL ? ERROR_OVERLOADED : ERROR_STOPPING, NULL);
        return;
    }
    switch (failure->result) {
    case ODDS_STARVED:
        problem(request, ERROR_OVERLOADED, "not enough memory to calculate these odds; try again later");
        return;
    case ODDS_TOO_LARGE:
        problem_odds(request, &failure->excess);
        return;
    case ODDS_NO_SUCH_FIELD:
        unknown_member(request);
        return;
    case ODDS_FOUND:
        break;
    }
    if (request->out.failed && request->out.starved)
        problem(request, ERROR_OVERLOADED, NULL);
    else if (request->out.failed)
        answer_too_large(request);
    else if (request->operation->method == METHOD_GET)
        reply_out_private(request);
    else {
        reply_header(request, "Cache-Control", "no-store");
        reply_out(request, 200);
    }
}

/* The first try took too long for the queue of small questions. */
static bool is_large(const struct request *request)
{
    return request->worked == WORKERS_ACCEPTED && request->odds_failure.excess.budget > 0 &&
           request->odds_branches < request->service->settings.odds_branches;
}

static void odds_tried(struct request *request)
{
    if (!is_large(request)) {
        reply_odds(request);
        return;
    }
    writer_reset(&request->out);
    request->odds_branches = request->service->settings.odds_branches;
    request_work(request, WORK_ODDS, request->worker, reply_odds);
}

void request_odds(struct request *request, void (*work)(struct request *request))
{
    int64_t most = request->service->settings.odds_branches;
    request->odds_branches = most < SMALL_BRANCHES ? most : SMALL_BRANCHES;
    request_work(request, WORK_SMALL_ODDS, work, odds_tried);
}

static void odds_work(struct request *request)
{
    struct dice_pool pool = {.left = 0}; /* an event loop's pool is not for other threads */
    request->odds_failure = odds_answer_write(&request->out, &request->odds, request->odds_branches, &pool);
}

/* How long samples take is known beforehand. */
static void odds_begin(struct request *request)
{
    int64_t samples = (int64_t)request->odds.samples * request->odds.case_count;
    request->odds_branches = request->service->settings.odds_branches;
    if (samples > SMALL_SAMPLES)
        request_work(request, WORK_ODDS, odds_work, reply_odds);
    else if (samples > 0)
        request_work(request, WORK_SMALL_ODDS, odds_work, reply_odds);
    else
        request_odds(request, odds_work);
}

static struct odds_limits limits_of(const struct request *request)
{
    const struct service_settings *settings = &request->service->settings;
    return (struct odds_limits){.branches = settings->odds_branches, .samples = settings->odds_samples};
}

void handle_odds(struct request *request)
{
    const struct writer *body = &request->input.body;
    const struct odds_limits limits = limits_of(request);
    const struct ruleset *ruleset = path_ruleset(request);
    const struct step *step = ruleset ? path_step(request, ruleset) : NULL;
    struct violations *violations = step ? request_violations(request) : NULL;
    if (!violations)
        return;
    if (odds_intent_decode(&request->arena, ruleset, step, &limits, body->at, body->used, &request->odds, violations))
        odds_begin(request);
    else
        problem_violations(request);
}

/* The roster has been read. */
static void units_bind(struct request *request)
{
    const struct looked *looked = request->job.looked;
    if (odds_intent_bind(&request->arena, &request->odds, &looked->roster, looked->as_of, request->violations))
        odds_begin(request);
    else
        problem_violations(request);
}

void handle_session_odds(struct request *request)
{
    const struct writer *body = &request->input.body;
    const struct odds_limits limits = limits_of(request);
    const void *options = session_options(request->session, request->ruleset);
    struct job *job = play_begin(request);
    if (!job)
        return;
    if (!options) {
        problem(request, ERROR_OVERLOADED, NULL);
        return;
    }
    if (!odds_intent_decode_session(job->arena, request->ruleset, options, &limits, body->at, body->used,
                                    &request->odds, job->violations)) {
        problem_violations(request);
        return;
    }
    odds_intent_set_version(&request->odds, request->session->version);
    if (request->odds.asked.units)
        play(request, game_look_at_roster(job, FIELD_ABSENT), units_bind);
    else
        odds_begin(request);
}
