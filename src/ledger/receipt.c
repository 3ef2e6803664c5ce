/* Receipts and exports as JSON text, with the canonical writer. */
#include "receipt.h"
#include "checkpoint.h"

static void proof_write(struct writer *out, const struct tree_proof *proof)
{
    char hash[HASH_TEXT_SIZE];
    write_array(out);
    for (size_t i = 0; i < proof->count; i++) {
        hash_write(&proof->path[i], hash);
        write_string(out, hash);
    }
    write_array_end(out);
}

void receipt_write(struct writer *out, const struct receipt *receipt)
{
    write_object(out);
    write_member(out, "checkpoint", receipt->checkpoint);
    write_key(out, "entry");
    write_string_bytes(out, receipt->entry, receipt->entry_length);
    write_member_int(out, "format", RECEIPT_FORMAT);
    write_key(out, "proof");
    proof_write(out, receipt->proof);
    write_member_int(out, "seq", (int64_t)receipt->seq);
    write_object_end(out);
}

/* Ends a line of NDJSON. */
static void line_end(struct writer *out)
{
    write_raw(out, "\n", 1);
    out->comma = false;
}

void export_write_header(struct writer *out, const char *server, const struct uuid *session,
                         const struct note_key *keys, size_t key_count)
{
    char id[UUID_TEXT_SIZE], origin[CHECKPOINT_ORIGIN_MAX], key[NOTE_KEY_TEXT_SIZE];
    uuid_write(session, id);
    checkpoint_origin(server, session, origin);
    write_object(out);
    write_member_int(out, "export", EXPORT_FORMAT);
    write_key(out, "keys");
    write_array(out);
    for (size_t i = 0; i < key_count; i++) {
        note_key_write(&keys[i], key);
        write_string(out, key);
    }
    write_array_end(out);
    write_member(out, "origin", origin);
    write_member(out, "session", id);
    write_object_end(out);
    line_end(out);
}

void export_write_entry(struct writer *out, const char *entry, size_t length)
{
    write_raw(out, entry, length);
    line_end(out);
}

void export_write_checkpoint(struct writer *out, const char *note)
{
    write_object(out);
    write_member(out, "checkpoint", note);
    write_object_end(out);
    line_end(out);
}
