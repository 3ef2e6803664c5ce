/* Odds: the question is decoded on the event loop, the odds are found by a worker. Inside a session they are asked with
 * its options and its units as they stand, and never with its dice. */
#include "kept_session.h"
#include "operation.h"
#include "problem.h"
#include "table_top.h"

enum { ANSWER_MIB = REPLY_MAX >> 20 };

/* A member that only the walk found out not to be there. */
static void unknown_member(struct exchange *exchange)
{
    char pointer[32];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "/of/%d", exchange->odds_failure.unknown);
    violation_add(exchange->violations, ERROR_NOT_A_CHOICE, pointer, "is no single value of the outcome");
    problem_violations(exchange);
}

/* An answer that does not fit is the question's fault, unless memory is out. */
static void answer_too_large(struct exchange *exchange)
{
    char words[160];
    struct text detail;
    text_start(&detail, words, sizeof words);
    text_format(&detail, "the answer is larger than %d MiB; name fewer members in `of`, or ask for fewer cases",
                ANSWER_MIB);
    problem(exchange, ERROR_ODDS_TOO_LARGE, words);
}

void reply_odds(struct exchange *exchange)
{
    const struct odds_failure *failure = &exchange->odds_failure;
    if (exchange->worked != WORKERS_ACCEPTED) {
        problem(exchange, exchange->worked == WORKERS_FULL ? ERROR_OVERLOADED : ERROR_STOPPING, NULL);
        return;
    }
    switch (failure->result) {
    case ODDS_STARVED:
        problem(exchange, ERROR_OVERLOADED, "there is no memory for these odds just now");
        return;
    case ODDS_TOO_LARGE:
        problem_odds(exchange, &failure->excess);
        return;
    case ODDS_NO_SUCH_FIELD:
        unknown_member(exchange);
        return;
    case ODDS_FOUND:
        break;
    }
    if (exchange->out.failed && exchange->out.starved)
        problem(exchange, ERROR_OVERLOADED, NULL);
    else if (exchange->out.failed)
        answer_too_large(exchange);
    else if (exchange->operation->method == METHOD_GET)
        reply_out_private(exchange);
    else {
        reply_header(exchange, "Cache-Control", "no-store");
        reply_out(exchange, 200);
    }
}

static void odds_work(struct exchange *exchange)
{
    struct dice_pool pool = {.left = 0}; /* an event loop's pool is not for other threads */
    exchange->odds_failure =
        odds_answer_write(&exchange->out, &exchange->odds, exchange->service->settings.odds_branches, &pool);
}

static struct odds_limits limits_of(const struct exchange *exchange)
{
    const struct service_settings *settings = &exchange->service->settings;
    return (struct odds_limits){.branches = settings->odds_branches, .samples = settings->odds_samples};
}

void handle_odds(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    const struct odds_limits limits = limits_of(exchange);
    const struct ruleset *ruleset = path_ruleset(exchange);
    const struct step *step = ruleset ? path_step(exchange, ruleset) : NULL;
    struct violations *violations = step ? exchange_violations(exchange) : NULL;
    if (!violations)
        return;
    if (odds_intent_decode(&exchange->arena, ruleset, step, &limits, body->at, body->used, &exchange->odds, violations))
        exchange_work(exchange, odds_work, reply_odds);
    else
        problem_violations(exchange);
}

/* The roster is at hand. */
static void units_came(struct exchange *exchange)
{
    const struct kept_roster *roster = exchange->roster;
    if (odds_intent_bind(&exchange->arena, &exchange->odds, &roster->roster, roster->seq, exchange->violations))
        exchange_work(exchange, odds_work, reply_odds);
    else
        problem_violations(exchange);
}

void handle_session_odds(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    const struct odds_limits limits = limits_of(exchange);
    const struct kept *kept = kept_of(exchange->session, exchange->ruleset);
    if (!kept) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    if (!exchange_violations(exchange))
        return;
    if (!odds_intent_decode_session(&exchange->arena, exchange->ruleset, kept->options, &limits, body->at, body->used,
                                    &exchange->odds, exchange->violations))
        problem_violations(exchange);
    else if (exchange->odds.asked.units)
        roster_need(exchange, true, units_came);
    else
        exchange_work(exchange, odds_work, reply_odds);
}
