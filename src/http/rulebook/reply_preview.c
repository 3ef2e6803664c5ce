/* Answering a question that is only checked, in a session or outside one. */
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "referee/preview.h"

/* Tries the question with the dice that were declared, or none: how far it gets says what it would throw. False after
 * answering what is wrong with the dice. */
static bool try(struct request *request, const struct intent *intent, const struct question *question,
                struct ruling *ret)
{
    struct intent declared = *intent;
    struct violations *violations = arena_take(&request->arena, sizeof *violations);
    if (!violations || !ruling_prepare(&request->arena, intent, ret)) {
        problem(request, ERROR_OVERLOADED, NULL);
        return false;
    }
    violations_start(violations);
    declared.declared = true;
    ret->question = *question;
    if (ruling_make(ret, &declared, NULL, violations) || violations_error(violations) == ERROR_DICE_EXHAUSTED)
        return true;
    request->violations = violations;
    problem_ruling(request, ret);
    return false;
}

void reply_preview_of(struct request *request, const struct intent *intent, const struct binding *binding,
                      const struct ruling *ruling, bool foreseen)
{
    const struct violations *violations = request->violations;
    if (!preview_is_possible(violations)) {
        problem_violations(request);
        return;
    }
    const struct preview preview = {.intent = intent,
                                    .units = binding ? binding->units : NULL,
                                    .violations = violations,
                                    .ruling = violations->count ? NULL : ruling,
                                    .foreseen = foreseen};
    writer_reset(&request->out);
    preview_write(&request->out, &preview);
    reply_header(request, "Cache-Control", "no-store");
    reply_out(request, 200);
}

void reply_preview(struct request *request, const struct intent *intent, const struct binding *binding)
{
    struct ruling ruling;
    bool whole = request->violations->count == 0;
    if (!whole || try(request, intent, binding ? &binding->question : &intent->question, &ruling))
        reply_preview_of(request, intent, binding, whole ? &ruling : NULL, false);
}
