/* Reading and working in turns: a page from the store, a worker for it, the next page. */
#include "http/sessions/gathering.h"
#include "http/server/asking.h"
#include "http/server/holding.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include <stdlib.h>

/* A page is no more than what is taken into account for a report while it is made. */
enum { PAGE_ENTRIES = 200, PAGE_ARENA_MAX = 4 << 20, GATHERING_HELD = REPLY_MAX };

struct gathering {
    const struct gatherer *gatherer;
    void *made;
    struct arena page;
    int64_t read;               /* entries */
    bool broken;                /* out of memory, or the record has something that is not an entry */
    char tag[DOCUMENT_TAG_MAX]; /* of what was written */
};

/* What the answer is made of: nobody who reads it slowly holds that up. */
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

/* Whether the page that is here is the last one that is worked on. */
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

void request_gather(struct request *request, const struct gatherer *gatherer)
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
