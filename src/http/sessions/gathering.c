/* Reading and working in turns: a page from the store, a worker for it, the next page. */
#include "gathering.h"
#include "problem.h"
#include "reply.h"
#include <stdlib.h>

enum { PAGE_ENTRIES = 200, PAGE_ARENA_MAX = 64 << 20 };

struct gathering {
    const struct gatherer *gatherer;
    void *made;
    struct arena page;
    int64_t read;               /* entries */
    bool broken;                /* memory is out, or the record holds what is no entry */
    char tag[DOCUMENT_TAG_MAX]; /* of what was written */
};

static void gathering_free(struct exchange *exchange)
{
    struct gathering *gathering = exchange->gathering;
    if (gathering->made)
        gathering->gatherer->free(gathering->made);
    arena_end(&gathering->page);
    free(gathering);
}

static void page_read(struct exchange *exchange);

/* Whether the page that is here is the last one that is worked on. */
static bool is_last(const struct exchange *exchange)
{
    return !exchange->read.more || exchange->gathering->read >= GATHERED_MAX;
}

/* The tag is made here, too: hashing a long report would keep the event loop from others. */
static void gathered_write(struct exchange *exchange, struct gathering *gathering)
{
    gathering->gatherer->write(exchange, gathering->made, exchange->read.more);
    if (!exchange->out.failed)
        tag_of(exchange->out.at, exchange->out.used, gathering->tag);
}

static void page_work(struct exchange *exchange)
{
    struct gathering *gathering = exchange->gathering;
    const struct store_read *read = &exchange->read;
    for (int32_t i = 0; i < read->entry_count && !gathering->broken; i++)
        gathering->broken = !gathering->gatherer->add(gathering->made, read->entries[i].bytes, read->entries[i].length);
    gathering->read += read->entry_count;
    if (!gathering->broken && is_last(exchange))
        gathered_write(exchange, gathering);
}

static void page_worked(struct exchange *exchange)
{
    if (exchange->worked != WORKERS_ACCEPTED)
        problem(exchange, exchange->worked == WORKERS_FULL ? ERROR_OVERLOADED : ERROR_STOPPING, NULL);
    else if (exchange->gathering->broken)
        problem(exchange, ERROR_INTERNAL, NULL);
    else if (is_last(exchange))
        reply_out_readable(exchange, exchange->gathering->tag);
    else
        page_read(exchange);
}

static void page_arrived(struct exchange *exchange)
{
    if (exchange->read.result == STORE_DONE)
        exchange_work(exchange, page_work, page_worked);
    else
        problem_store(exchange, exchange->read.result);
}

static void page_read(struct exchange *exchange)
{
    struct gathering *gathering = exchange->gathering;
    arena_reset(&gathering->page);
    exchange->read = (struct store_read){
        .query = STORE_LIST_ENTRIES, .session = exchange->session_id, .seq = gathering->read, .limit = PAGE_ENTRIES};
    exchange_read_into(exchange, &gathering->page, page_arrived);
}

void exchange_gather(struct exchange *exchange, const struct gatherer *gatherer)
{
    struct gathering *gathering = calloc(1, sizeof *gathering);
    if (!gathering) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    exchange->gathering = gathering;
    exchange->release = gathering_free;
    arena_start(&gathering->page, PAGE_ARENA_MAX);
    gathering->gatherer = gatherer;
    gathering->made = gatherer->make(exchange);
    if (gathering->made)
        page_read(exchange);
    else
        problem(exchange, ERROR_OVERLOADED, NULL);
}
