/* Rulesets and steps to look at, and rulings that are not recorded. */
#include "operation.h"
#include "problem.h"
#include "reply.h"
#include "request_query.h"

const struct ruleset *path_ruleset(struct exchange *exchange)
{
    const struct ruleset *ruleset = ruleset_find(exchange->path_values[0]);
    if (!ruleset)
        problem(exchange, ERROR_RULESET_UNKNOWN, NULL);
    return ruleset;
}

const struct step *path_step(struct exchange *exchange, const struct ruleset *ruleset)
{
    const struct step *step = step_find(ruleset, exchange->path_values[1]);
    if (step)
        return step;
    char words[160];
    struct text detail;
    const struct step *nearest = step_nearest(ruleset, exchange->path_values[1]);
    text_start(&detail, words, sizeof words);
    text_format(&detail, "%s does not define it", ruleset->name);
    if (nearest)
        text_format(&detail, "; the nearest step is %s", nearest->name);
    problem(exchange, ERROR_STEP_NOT_DEFINED, words);
    return NULL;
}

void handle_document(struct exchange *exchange)
{
    const struct document *document =
        document_find(&exchange->service->documents, exchange->request.path, exchange->media);
    if (document) {
        reply_static(exchange, document);
        return;
    }
    const struct ruleset *ruleset = exchange->path_values[0] ? path_ruleset(exchange) : NULL;
    if (ruleset && exchange->operation->errors)
        problem(exchange, *exchange->operation->errors, NULL);
    else if (ruleset)
        path_step(exchange, ruleset);
    else if (exchange->state != EXCHANGE_ANSWERED)
        problem(exchange, ERROR_NOT_FOUND, NULL);
}

void handle_resolve(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    const struct ruleset *ruleset = path_ruleset(exchange);
    const struct step *step = ruleset ? path_step(exchange, ruleset) : NULL;
    struct violations *violations = step ? exchange_violations(exchange) : NULL;
    if (!violations)
        return;
    struct intent intent;
    struct ruling ruling;
    if (!intent_decode(&exchange->arena, ruleset, step, body->at, body->used, &intent, violations)) {
        problem_violations(exchange);
        return;
    }
    if (!ruling_prepare(&exchange->arena, &intent, &ruling)) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    if (!ruling_make(&ruling, &intent, exchange->dice, violations)) {
        problem_violations(exchange);
        return;
    }
    ruling_count(exchange->counts, &ruling, false);
    answer_write(&exchange->out, &ruling);
    reply_header(exchange, "Cache-Control", "no-store");
    reply_out(exchange, 200);
}
