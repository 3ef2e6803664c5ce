/* Rulesets and steps to look at, and rulings that are not recorded. */
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/server/request_query.h"
#include <string.h>

/* Answers that there is no such document, with the nearest. */
static void document_lacks(struct request *request, enum umpire_error error, const char *path)
{
    char words[DOCUMENT_PATH_MAX];
    struct text detail;
    const char *nearest = document_nearest(&request->service->documents, path);
    text_start(&detail, words, sizeof words);
    if (nearest)
        text_format(&detail, "the nearest is %s", nearest);
    problem(request, error, nearest ? words : NULL);
}

const struct ruleset *path_ruleset(struct request *request)
{
    const struct ruleset *ruleset = ruleset_find(request->path_values[0]);
    char path[DOCUMENT_PATH_MAX];
    struct text text;
    text_start(&text, path, sizeof path);
    text_format(&text, "/v1/rulesets/%s", request->path_values[0]);
    if (!ruleset)
        document_lacks(request, ERROR_RULESET_UNKNOWN, path);
    return ruleset;
}

const struct step *path_step(struct request *request, const struct ruleset *ruleset)
{
    const struct step *step = step_find(ruleset, request->path_values[1]);
    if (step)
        return step;
    char words[160];
    struct text detail;
    text_start(&detail, words, sizeof words);
    step_unknown_explain(ruleset, request->path_values[1], &detail);
    problem(request, ERROR_STEP_NOT_DEFINED, words);
    return NULL;
}

static void documents_wait(struct request *request)
{
    documents_await(&request->service->documents);
}

bool documents_there(struct request *request, void (*handler)(struct request *request))
{
    int state = atomic_load(&request->service->documents.state);
    if (state == DOCUMENTS_WRITTEN)
        return true;
    if (state == DOCUMENTS_FAILED || request->worked != WORKERS_ACCEPTED)
        problem(request, request->worked == WORKERS_STOPPING ? ERROR_STOPPING : ERROR_OVERLOADED, NULL);
    else
        request_work(request, WORK_RECORD, documents_wait, handler);
    return false;
}

void handle_document(struct request *request)
{
    if (!documents_there(request, handle_document))
        return;
    const struct document *document = document_find(&request->service->documents, request->input.path, request->media);
    if (document) {
        reply_static(request, document);
        return;
    }
    const struct ruleset *ruleset = strstr(request->operation->path, "{ruleset}") ? path_ruleset(request) : NULL;
    if (ruleset && request->operation->errors)
        document_lacks(request, *request->operation->errors, request->input.path);
    else if (ruleset)
        path_step(request, ruleset);
    else if (request->state != REQUEST_ANSWERED)
        problem(request, ERROR_NOT_FOUND, NULL);
}

/* Decodes the question about the step in the path; the request's violations have what is wrong with it. False after
 * answering. */
static bool question_read(struct request *request, struct intent *ret)
{
    const struct writer *body = &request->input.body;
    const struct ruleset *ruleset = path_ruleset(request);
    const struct step *step = ruleset ? path_step(request, ruleset) : NULL;
    struct violations *violations = step ? request_violations(request) : NULL;
    if (violations)
        intent_decode(&request->arena, ruleset, step, body->at, body->used, ret, violations);
    return violations != NULL;
}

void handle_preview_step(struct request *request)
{
    struct intent intent = {.step = NULL};
    if (question_read(request, &intent))
        reply_preview(request, &intent, NULL);
}

void handle_resolve(struct request *request)
{
    struct intent intent = {.step = NULL};
    struct ruling ruling;
    if (!question_read(request, &intent))
        return;
    if (request->violations->count) {
        problem_violations(request);
        return;
    }
    if (!ruling_prepare(&request->arena, &intent, &ruling)) {
        problem(request, ERROR_OVERLOADED, NULL);
        return;
    }
    if (!ruling_make(&ruling, &intent, request->dice, request->violations)) {
        problem_ruling(request, &ruling);
        return;
    }
    ruling_count(request->counts, &ruling, false);
    answer_write(&request->out, &ruling);
    reply_header(request, "Cache-Control", "no-store");
    reply_out(request, 200);
}
