/* What is made of a whole session: its battle report, and its luck. */
#include "http/server/operation.h"
#include "http/sessions/gathering.h"
#include "referee/report/luck_answer.h"
#include "referee/report/report.h"
#include <stdlib.h>

/* In the request's arena, like all that it is made with. */
static const struct seat_names *names_of(const struct request *request)
{
    return session_seat_names(request->service->game.store, request->session,
                              (struct arena *)(uintptr_t)&request->arena);
}

static void *report_make(const struct request *request)
{
    static const enum report_form forms[] = {
        [MEDIA_JSON] = REPORT_JSON, [MEDIA_MARKDOWN] = REPORT_MARKDOWN, [MEDIA_HTML] = REPORT_HTML};
    struct report *report =
        report_new(forms[request->media], request->ruleset, &request->session_id, names_of(request));
    if (report)
        report_linked(report, request->input.access_token);
    return report;
}

static void report_made_free(void *made)
{
    report_free(made);
}

static bool report_made_add(void *made, const char *bytes, size_t length)
{
    return report_add(made, bytes, length);
}

static void report_made_write(struct request *request, void *made, bool cut)
{
    report_write(&request->out, made, cut);
}

void handle_report(struct request *request)
{
    static const struct gatherer gatherer = {
        .make = report_make, .free = report_made_free, .add = report_made_add, .write = report_made_write};
    request_gather(request, &gatherer);
}

static void luck_made_free(void *made)
{
    luck_end(made);
    free(made);
}

static void *luck_make(const struct request *request)
{
    struct luck *luck = malloc(sizeof *luck);
    if (!luck)
        return NULL;
    if (luck_start(luck)) {
        luck->names = names_of(request);
        return luck;
    }
    luck_made_free(luck);
    return NULL;
}

static bool luck_made_add(void *made, const char *bytes, size_t length)
{
    return luck_add(made, bytes, length);
}

static void luck_made_write(struct request *request, void *made, bool cut)
{
    char session[UUID_TEXT_SIZE];
    const struct luck_about about = {.session = session, .title = request->ruleset->title, .cut = cut};
    struct sheet sheet = {.out = &request->out, .html = request->media == MEDIA_HTML};
    uuid_write(&request->session_id, session);
    luck_finish(made);
    if (request->media == MEDIA_JSON)
        luck_write(&request->out, made, &about);
    else
        luck_write_sheet(&sheet, made, &about);
}

void handle_luck(struct request *request)
{
    static const struct gatherer gatherer = {
        .make = luck_make, .free = luck_made_free, .add = luck_made_add, .write = luck_made_write};
    request_gather(request, &gatherer);
}
