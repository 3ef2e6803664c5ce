/* The verifiable file of a session, whole or what is new of it: written page by page, so that a long game takes no more
 * memory than a short one. */
#include "fields/answer_rows.h"
#include "http/server/holding.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/server/request_limits.h"
#include "http/server/request_query.h"
#include "http/sessions/play.h"
#include "ledger/receipt.h"
#include <string.h>

enum {
    PAGE = 100,
    PAGE_ARENA_MAX = 1 << 20, /* a page that is larger is cut; `out` holds what there is of it, and grows to */
    EXPORT_HELD = 2 << 20,    /* twice its size at most */
    COST_OF_PAGES = 9 /* further requests that more than one page counts as, so that it costs as the whole does */
};

struct record_query {
    int32_t after;
};

static const struct field record_query_rows[] = {
    NUMBER(struct record_query, after, -1, STORE_SESSION_ENTRIES_MAX, "After", NULL,
           "Only entries with a greater number than this; -1: all. Header and checkpoint are those of the whole.",
           DEFAULT(-1)),
};
const struct fields record_query_fields = FIELDS("RecordQuery", NULL, record_query_rows, struct record_query);

enum export_stage { EXPORT_ENTRIES, EXPORT_CHECKPOINT, EXPORT_END };

struct exporting {
    enum export_stage stage;
    int64_t next; /* the entry that comes next */
    int64_t size; /* entries that the file has */
    const struct proof *proof;
};

/* The piece in `out` is complete. */
static void piece_done(struct request *request)
{
    request->state = REQUEST_ANSWERED;
}

/* What was sent cannot be taken back: the transfer is broken off. */
static void piece_broken(struct request *request)
{
    request->reply.broken = true;
    piece_done(request);
}

static void on_page_read(struct request *request)
{
    struct exporting *exporting = request->handler_data;
    const struct store_read *read = &request->read;
    if (read->result != STORE_DONE || read->entry_count == 0) {
        piece_broken(request);
        return;
    }
    bool whole = true;
    for (int32_t i = 0; whole && i < read->entry_count && exporting->next < exporting->size; i++) {
        whole = read->entries[i].seq == exporting->next++; /* a hole must not look like a file that is whole */
        export_write_entry(&request->out, read->entries[i].bytes, read->entries[i].length);
    }
    arena_end(&request->page); /* `out` has it; the client may take its time */
    if (exporting->next == exporting->size)
        exporting->stage = EXPORT_CHECKPOINT;
    if (!whole || request->out.failed)
        piece_broken(request);
    else
        piece_done(request);
}

static void page_read(struct request *request, const struct exporting *exporting)
{
    arena_end(&request->page);
    arena_start(&request->page, PAGE_ARENA_MAX);
    request->read = (struct store_read){
        .query = STORE_LIST_ENTRIES, .session = request->session_id, .seq = exporting->next, .limit = PAGE};
    request_read_into(request, &request->page, on_page_read); /* if it is refused at once, the transfer is broken off */
}

/* Called when everything before is sent; `out` is empty. */
static void export_next(struct request *request)
{
    struct exporting *exporting = request->handler_data;
    if (exporting->stage == EXPORT_ENTRIES) {
        page_read(request, exporting);
        return;
    }
    if (exporting->stage == EXPORT_CHECKPOINT)
        export_write_checkpoints(&request->out, exporting->proof);
    exporting->stage = EXPORT_END;
    piece_done(request);
}

/* The file's first line and the root of its tree, which is in the last, determine everything between them. */
static void export_tag(struct request *request, const struct exporting *exporting, char ret[DOCUMENT_TAG_MAX])
{
    size_t header = request->out.used;
    write_raw(&request->out, (const char *)exporting->proof->head.root.bytes, HASH_SIZE);
    export_write_checkpoints(&request->out, exporting->proof);
    tag_of(request->out.at, request->out.used, ret);
    request->out.used = header;
}

/* The names of seats that have one, in the arena. NULL when out of memory. */
static struct export_seat *names_list(struct request *request, int32_t *ret_count)
{
    const struct seat_names *names = game_seat_names(&request->job);
    struct export_seat *list = names ? arena_take(&request->arena, (size_t)SEAT_NAMES_MAX * sizeof *list) : NULL;
    *ret_count = 0;
    for (int32_t i = 0; list && i < names->count; i++)
        if (names->list[i].name)
            list[(*ret_count)++] = (struct export_seat){names->list[i].seat, names->list[i].name};
    return list;
}

static void export_reply(struct request *request)
{
    const struct proof *proof = request->job.proof;
    const struct key_ring *keys = atomic_load(&request->service->game.keys);
    struct exporting *exporting = arena_take_zero(&request->arena, sizeof *exporting);
    struct note_key words[KEYS_MAX];
    size_t count = 0;
    if (!exporting) {
        problem(request, ERROR_OVERLOADED, NULL);
        return;
    }
    exporting->proof = proof;
    for (size_t i = 0; keys && i < keys->signing_count; i++)
        count += note_key_read(keys->signing[i].words, &words[count]);
    if (!keys || count == 0) {
        problem(request, ERROR_KEYS_MISSING, NULL);
        return;
    }
    char *tag = arena_take(&request->arena, DOCUMENT_TAG_MAX);
    struct export_header header = {.server = keys->server,
                                   .session = request->session_id,
                                   .key_count = count,
                                   .keys = words,
                                   .stopped = !proof->checkpoint};
    header.names = names_list(request, &header.name_count);
    if (!tag || !header.names) {
        problem(request, ERROR_OVERLOADED, NULL);
        return;
    }
    exporting->size = (int64_t)proof->head.size;
    exporting->next = request->entries_after + 1;
    if (exporting->next >= exporting->size)
        exporting->stage = EXPORT_CHECKPOINT;
    request->handler_data = exporting;
    export_write_header(&request->out, &header);
    export_tag(request, exporting, tag);
    reply_out(request, 200);
    if (request->reply.status != 200)
        return;
    reply_private(request, tag);
    request->reply.content_type = "application/x-ndjson";
    request->reply.stream = export_next;
}

static void export_begin(struct request *request, int32_t after, enum job_state (*prove)(struct job *job),
                         void (*then)(struct request *request))
{
    request->entries_after = after;
    struct job *job = holding_set(request, EXPORT_HELD) ? play_begin(request) : NULL;
    if (job)
        play(request, prove(job), then);
}

void handle_export(struct request *request)
{
    if (holding_set(request, EXPORT_HELD))
        export_begin(request, -1, game_export, export_reply);
}

static void record_reply(struct request *request)
{
    const struct proof *proof = request->job.proof;
    int64_t count = (int64_t)proof->head.size - request->entries_after - 1, held = count * STORE_ENTRY_MAX;
    if (count > PAGE)
        limits_charge(request, COST_OF_PAGES);
    if (count <= 0 || holding_set(request, held < EXPORT_HELD ? held : EXPORT_HELD))
        export_reply(request);
}

void handle_read_record(struct request *request)
{
    const struct record_query *query = request_query(request);
    if (!query)
        return;
    if (request->violations->count)
        problem_violations(request);
    else
        export_begin(request, query->after, game_checkpoint, record_reply);
}
