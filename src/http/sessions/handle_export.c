/* The verifiable file of a session: written page by page, so that a long game takes no more memory than a short one. */
#include "operation.h"
#include "play.h"
#include "problem.h"
#include "receipt.h"
#include "reply.h"
#include <string.h>

enum { PAGE = 100, PAGE_ARENA_MAX = 4 << 20 /* a page that is larger is cut: `out` holds it with room to spare */ };

enum export_stage { EXPORT_ENTRIES, EXPORT_CHECKPOINT, EXPORT_END };

struct exporting {
    enum export_stage stage;
    int64_t next; /* the entry that comes next */
    int64_t size; /* entries that the file has */
    char note[CHECKPOINT_NOTE_MAX];
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
    request_read_into(request, &request->page, on_page_read); /* refused at once, it is broken off */
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
        export_write_checkpoint(&request->out, exporting->note);
    exporting->stage = EXPORT_END;
    piece_done(request);
}

/* The file's first and last line decide all that stands between: the checkpoint has the root of its tree. */
static void export_tag(struct request *request, const struct exporting *exporting, char ret[DOCUMENT_TAG_MAX])
{
    size_t header = request->out.used;
    export_write_checkpoint(&request->out, exporting->note);
    tag_of(request->out.at, request->out.used, ret);
    request->out.used = header;
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
    memcpy(exporting->note, proof->note, sizeof exporting->note);
    for (size_t i = 0; keys && i < keys->signing_count; i++)
        count += note_key_read(keys->signing[i].words, &words[count]);
    if (!keys || count == 0) {
        problem(request, ERROR_KEYS_MISSING, NULL);
        return;
    }
    char *tag = arena_take(&request->arena, DOCUMENT_TAG_MAX);
    if (!tag) {
        problem(request, ERROR_OVERLOADED, NULL);
        return;
    }
    exporting->size = (int64_t)proof->head.size;
    request->handler_data = exporting;
    export_write_header(&request->out, keys->server, &request->session_id, words, count);
    export_tag(request, exporting, tag);
    reply_out(request, 200);
    if (request->reply.status != 200)
        return;
    reply_private(request, tag);
    request->reply.content_type = "application/x-ndjson";
    request->reply.stream = export_next;
}

void handle_export(struct request *request)
{
    struct job *job = play_begin(request);
    if (job)
        play(request, game_checkpoint(job), export_reply);
}
