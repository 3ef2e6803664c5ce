/* What is made of a whole session: its battle report, and its luck. */
#include "http/server/asking.h"
#include "http/server/holding.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/server/request.h"
#include "referee/report/luck_answer.h"
#include "referee/report/report.h"
#include <stdlib.h>

/* A whole session is read a page at a time, and a worker processes each page: only one page is in memory. */
enum { GATHERED_MAX = 10000 }; /* entries; later ones are left out, and the answer says so */

/* What is made of the entries. All are called by a worker but `make` and `free`. */
struct gatherer {
    /* NULL: out of memory. */
    void *(*make)(const struct request *request);
    void (*free)(void *made);
    /* Adds the next entry. False: out of memory, or it is not an entry. */
    bool (*add)(void *made, const char *bytes, size_t length);
    /* The answer, in the request's media type. `cut`: there are further entries. */
    void (*write)(struct request *request, void *made, bool cut);
};

/* A page has as many bytes as a report in progress is counted with. */
enum { PAGE_ENTRIES = 200, PAGE_ARENA_MAX = 4 << 20, GATHERING_HELD = REPLY_MAX };

struct gathering {
    const struct gatherer *gatherer;
    void *made;
    struct arena page;
    int64_t read;               /* entries */
    bool broken;                /* out of memory, or the record has something that is not an entry */
    char tag[DOCUMENT_TAG_MAX]; /* of what was written */
};

/* What the answer is made of is freed first: a client that reads slowly must not hold it. */
static void gathered_free(struct gathering *gathering)
{
    if (gathering->made)
        gathering->gatherer->free(gathering->made);
    gathering->made = NULL;
    arena_end(&gathering->page);
}

static void gathering_free(struct request *request)
{
    gathered_free(request->gathering);
    free(request->gathering);
}

static void page_read(struct request *request);

/* Whether the present page is the last one to be processed. */
static bool is_last(const struct request *request)
{
    return !request->read.more || request->gathering->read >= GATHERED_MAX;
}

/* The tag is made here, too: hashing a long report would keep the event loop from others. */
static void gathered_write(struct request *request, struct gathering *gathering)
{
    gathering->gatherer->write(request, gathering->made, request->read.more);
    if (!request->out.failed)
        tag_of(request->out.at, request->out.used, gathering->tag);
}

static void page_work(struct request *request)
{
    struct gathering *gathering = request->gathering;
    const struct store_read *read = &request->read;
    for (int32_t i = 0; i < read->entry_count && !gathering->broken; i++)
        gathering->broken = !gathering->gatherer->add(gathering->made, read->entries[i].bytes, read->entries[i].length);
    gathering->read += read->entry_count;
    if (!gathering->broken && is_last(request))
        gathered_write(request, gathering);
}

static void page_worked(struct request *request)
{
    if (request->worked != WORKERS_ACCEPTED)
        problem(request, request->worked == WORKERS_FULL ? ERROR_OVERLOADED : ERROR_STOPPING, NULL);
    else if (request->gathering->broken)
        problem(request, ERROR_INTERNAL, NULL);
    else if (is_last(request)) {
        gathered_free(request->gathering);
        asking_end(request);
        reply_out_readable(request, request->gathering->tag);
    } else
        page_read(request);
}

static void page_arrived(struct request *request)
{
    if (request->read.result == STORE_DONE)
        request_work(request, WORK_RECORD, page_work, page_worked);
    else
        problem_store(request, request->read.result);
}

static void page_read(struct request *request)
{
    struct gathering *gathering = request->gathering;
    arena_reset(&gathering->page);
    request->read = (struct store_read){
        .query = STORE_LIST_ENTRIES, .session = request->session_id, .seq = gathering->read, .limit = PAGE_ENTRIES};
    request_read_into(request, &gathering->page, page_arrived);
}

/* Answers the request with what the gatherer makes of its session. */
static void request_gather(struct request *request, const struct gatherer *gatherer)
{
    if (!asking_begin(request, request->service->reports_asked) || !holding_set(request, GATHERING_HELD))
        return;
    struct gathering *gathering = calloc(1, sizeof *gathering);
    if (!gathering) {
        problem(request, ERROR_OVERLOADED, NULL);
        return;
    }
    request->gathering = gathering;
    request->release = gathering_free;
    arena_start(&gathering->page, PAGE_ARENA_MAX);
    gathering->gatherer = gatherer;
    gathering->made = gatherer->make(request);
    if (gathering->made)
        page_read(request);
    else
        problem(request, ERROR_OVERLOADED, NULL);
}

/* In the request's arena, like everything that it uses. */
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
