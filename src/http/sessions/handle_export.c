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
static void piece_done(struct exchange *exchange)
{
    exchange->state = EXCHANGE_ANSWERED;
}

/* What was sent cannot be taken back: the transfer is broken off. */
static void piece_broken(struct exchange *exchange)
{
    exchange->reply.broken = true;
    piece_done(exchange);
}

static void page_came(struct exchange *exchange)
{
    struct exporting *exporting = exchange->request_data;
    const struct store_read *read = &exchange->read;
    if (read->result != STORE_DONE || read->entry_count == 0) {
        piece_broken(exchange);
        return;
    }
    bool whole = true;
    for (int32_t i = 0; whole && i < read->entry_count && exporting->next < exporting->size; i++) {
        whole = read->entries[i].seq == exporting->next++; /* a hole must not look like a file that is whole */
        export_write_entry(&exchange->out, read->entries[i].bytes, read->entries[i].length);
    }
    if (exporting->next == exporting->size)
        exporting->stage = EXPORT_CHECKPOINT;
    if (!whole || exchange->out.failed)
        piece_broken(exchange);
    else
        piece_done(exchange);
}

static void page_read(struct exchange *exchange, const struct exporting *exporting)
{
    arena_end(&exchange->page);
    arena_start(&exchange->page, PAGE_ARENA_MAX);
    exchange->read = (struct store_read){
        .query = STORE_LIST_ENTRIES, .session = exchange->session_id, .seq = exporting->next, .limit = PAGE};
    exchange_read_into(exchange, &exchange->page, page_came); /* refused at once, it is broken off */
}

/* Called when everything before is sent; `out` is empty. */
static void export_next(struct exchange *exchange)
{
    struct exporting *exporting = exchange->request_data;
    if (exporting->stage == EXPORT_ENTRIES) {
        page_read(exchange, exporting);
        return;
    }
    if (exporting->stage == EXPORT_CHECKPOINT)
        export_write_checkpoint(&exchange->out, exporting->note);
    exporting->stage = EXPORT_END;
    piece_done(exchange);
}

/* The file's first and last line decide all that stands between: the checkpoint has the root of its tree. */
static void export_tag(struct exchange *exchange, const struct exporting *exporting, char ret[DOCUMENT_TAG_MAX])
{
    size_t header = exchange->out.used;
    export_write_checkpoint(&exchange->out, exporting->note);
    tag_of(exchange->out.at, exchange->out.used, ret);
    exchange->out.used = header;
}

static void export_reply(struct exchange *exchange)
{
    const struct proof *proof = exchange->job.proof;
    const struct key_ring *keys = atomic_load(&exchange->service->game.keys);
    struct exporting *exporting = arena_take_zero(&exchange->arena, sizeof *exporting);
    struct note_key words[KEYS_MAX];
    size_t count = 0;
    if (!exporting) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    memcpy(exporting->note, proof->note, sizeof exporting->note);
    for (size_t i = 0; keys && i < keys->signing_count; i++)
        count += note_key_read(keys->signing[i].words, &words[count]);
    if (!keys || count == 0) {
        problem(exchange, ERROR_KEYS_MISSING, NULL);
        return;
    }
    char *tag = arena_take(&exchange->arena, DOCUMENT_TAG_MAX);
    if (!tag) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    exporting->size = (int64_t)proof->head.size;
    exchange->request_data = exporting;
    export_write_header(&exchange->out, keys->server, &exchange->session_id, words, count);
    export_tag(exchange, exporting, tag);
    reply_out(exchange, 200);
    if (exchange->reply.status != 200)
        return;
    reply_private(exchange, tag);
    exchange->reply.content_type = "application/x-ndjson";
    exchange->reply.stream = export_next;
}

void handle_export(struct exchange *exchange)
{
    struct job *job = play_begin(exchange);
    if (job)
        play(exchange, game_checkpoint(job), export_reply);
}
