/* Receipts and exports as JSON text, with the canonical writer. */
#include "ledger/receipt.h"
#include "fields/field_write.h"
#include "ledger/checkpoint.h"
#include "ledger/kinds.h"

static void bytes_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct receipt *receipt = base;
    (void)field, (void)order;
    write_string_bytes(out, receipt->entry, receipt->entry_length);
}

static void proof_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct receipt *receipt = base;
    char hash[HASH_TEXT_SIZE];
    (void)field, (void)order;
    write_array(out);
    for (size_t i = 0; i < receipt->proof->count; i++) {
        hash_write(&receipt->proof->path[i], hash);
        write_string(out, hash);
    }
    write_array_end(out);
}

static const struct field hash_item = {.kind = FIELD_FORM, .form = &form_hash};
static const struct field receipt_list[] = {
    WORD(struct receipt, checkpoint, "The signed note."),
    {.name = "entry", .doc = "The entry's bytes.", .kind = FIELD_LABEL, .write = bytes_write},
    {.name = "format",
     .doc = "The format of the receipt.",
     .kind = FIELD_FORM,
     .form = &form_constant,
     .fallback = RECEIPT_FORMAT},
    {.name = "proof",
     .doc = "The inclusion proof, up to the checkpoint's root: hashes in hexadecimal.",
     .kind = FIELD_LIST,
     .max = INT32_MAX,
     .item = &hash_item,
     .write = proof_write},
    LONG(struct receipt, seq, "Its number."),
};
const struct fields receipt_fields =
    FIELDS("Receipt", "What proves one entry.", receipt_list, struct receipt, .sorted = true);

void receipt_write(struct writer *out, const struct receipt *receipt)
{
    fields_write(out, &receipt_fields, receipt, FIELD_ORDER_CANONICAL);
}

/* Ends a line of NDJSON. */
static void line_end(struct writer *out)
{
    write_raw(out, "\n", 1);
    out->comma = false;
}

static void names_write(struct writer *out, const struct export_header *header)
{
    write_key(out, "names");
    write_array(out);
    for (int32_t i = 0; i < header->name_count; i++) {
        write_object(out);
        write_member(out, "name", header->names[i].name);
        write_member(out, "seat", header->names[i].seat);
        write_object_end(out);
    }
    write_array_end(out);
}

void export_write_header(struct writer *out, const struct export_header *header)
{
    char id[UUID_TEXT_SIZE], origin[CHECKPOINT_ORIGIN_MAX], key[NOTE_KEY_TEXT_SIZE];
    uuid_write(&header->session, id);
    checkpoint_origin(header->server, &header->session, origin);
    write_object(out);
    write_member_int(out, "export", EXPORT_FORMAT);
    write_key(out, "keys");
    write_array(out);
    for (size_t i = 0; i < header->key_count; i++) {
        note_key_write(&header->keys[i], key);
        write_string(out, key);
    }
    write_array_end(out);
    if (header->name_count)
        names_write(out, header);
    write_member(out, "origin", origin);
    write_member(out, "session", id);
    if (header->stopped)
        write_member_bool(out, "stopped", true);
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
