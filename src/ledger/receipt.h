/* Files for players: the receipt that proves one entry, and the lines of an exported session that are not entries
 * (docs/ledger.md, "Receipts" and "The export file"). Reading them is the codec's. */
#pragma once
#include "base/writer.h"
#include <umpire/field.h>
#include <umpire/ledger.h>

enum { RECEIPT_FORMAT = 1, EXPORT_FORMAT = 1 };

/* What proves one entry: its bytes, its place, and the path from there to a signed root. */
struct receipt {
    const char *entry; /* the bytes as they are stored; valid UTF-8 */
    size_t entry_length;
    uint64_t seq;
    const struct tree_proof *proof; /* of inclusion, in the tree of the checkpoint */
    const char *checkpoint;         /* the note, ended with a NUL */
};

extern const struct fields receipt_fields;
/* One JSON object in canonical form. */
void receipt_write(struct writer *out, const struct receipt *receipt);

/* What a seat is called: this is in the file, and in no entry. */
struct export_seat {
    const char *seat, *name;
};
struct export_header {
    const char *server;
    struct uuid session;
    size_t key_count;
    const struct note_key *keys; /* by which its checkpoints may be signed */
    int32_t name_count;
    const struct export_seat *names; /* of seats that have one */
    bool stopped;                    /* the database lost entries, and no checkpoint follows */
};
/* The first line of an export, with its newline. Nobody signs it. */
void export_write_header(struct writer *out, const struct export_header *header);
/* An entry's line: its bytes, and a newline. */
void export_write_entry(struct writer *out, const char *entry, size_t length);
/* A checkpoint's line; `note` ended with a NUL. The last line of an export is one over all of its entries. */
void export_write_checkpoint(struct writer *out, const char *note);
