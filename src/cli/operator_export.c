/* Header, entries page by page, checkpoints. */
#include "cli/operator_export.h"
#include "ledger/receipt.h"
#include <string.h>

enum { PAGE = 100, PAGE_ARENA_MAX = 32 << 20, PIECE_MAX = 64 << 20 };

/* Writes what `piece` holds and empties it. */
static bool piece_write(struct writer *piece, FILE *out)
{
    bool written = !piece->failed && fwrite(piece->at, 1, piece->used, out) == piece->used;
    writer_reset(piece);
    return written;
}

static bool header_write(struct operator* operator, struct operator_job * job, struct writer *piece)
{
    struct note_key words[KEYS_MAX];
    struct export_seat list[SEAT_NAMES_MAX];
    struct export_header header = {.server = operator->keys.server, .session = job->session->id, .keys = words};
    const struct seat_names *names = game_seat_names(&job->blocking.job);
    for (size_t i = 0; i < operator->keys.signing_count; i++)
        header.key_count += note_key_read(operator->keys.signing[i].words, &words[header.key_count]);
    for (int32_t i = 0; names && i < names->count; i++)
        if (names->list[i].name)
            list[header.name_count++] = (struct export_seat){names->list[i].seat, names->list[i].name};
    header.names = list;
    export_write_header(piece, &header);
    return names != NULL;
}

/* The page that begins with entry `next`, which it moves on. */
static bool page_write(struct operator* operator, const struct operator_job * job, int64_t size, int64_t *next,
                       struct writer *piece)
{
    struct arena arena;
    struct store_read read = {.query = STORE_LIST_ENTRIES, .session = job->session->id, .seq = *next, .limit = PAGE};
    arena_start(&arena, PAGE_ARENA_MAX);
    bool whole = operator_read(operator, & arena, &read) == STORE_DONE && read.entry_count > 0;
    for (int32_t i = 0; whole && i < read.entry_count && *next < size; i++) {
        whole = read.entries[i].seq == (*next)++; /* a hole must not look like a file that is whole */
        export_write_entry(piece, read.entries[i].bytes, read.entries[i].length);
    }
    arena_end(&arena);
    return whole;
}

static void checkpoints_write(struct writer *piece, const struct proof *proof)
{
    for (int32_t i = 0; i < proof->earlier_count; i++)
        export_write_checkpoint(piece, proof->earlier[i]);
    export_write_checkpoint(piece, proof->checkpoint);
}

bool operator_export(struct operator* operator, struct operator_job * job, FILE *out)
{
    struct writer piece;
    if (!operator_job_finish(job, game_checkpoint(&job->blocking.job)))
        return false;
    const struct proof *proof = job->blocking.job.proof;
    int64_t next = 0, size = (int64_t)proof->head.size;
    writer_start(&piece, PIECE_MAX);
    bool fine = header_write(operator, job, &piece) && piece_write(&piece, out);
    while (fine && next < size)
        fine = page_write(operator, job, size, &next, &piece) && piece_write(&piece, out);
    if (fine)
        checkpoints_write(&piece, proof);
    fine = fine && piece_write(&piece, out) && fflush(out) == 0;
    writer_end(&piece);
    if (!fine)
        operator_refuse("the file could not be written whole");
    return fine;
}
