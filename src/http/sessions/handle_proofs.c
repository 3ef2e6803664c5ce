/* What proves the record: checkpoints, consistency proofs, receipts, and the keys that sign. */
#include "operation.h"
#include "problem.h"
#include "proof.h"
#include "receipt.h"
#include "tree.h"
#include <stdlib.h>
#include <string.h>

static void reply_text(struct exchange *exchange, const char *words)
{
    writer_reset(&exchange->out);
    write_raw(&exchange->out, words, strlen(words));
    reply_out_private(exchange);
    if (exchange->reply.status == 200)
        exchange->reply.content_type = "text/plain; charset=utf-8";
}

static void checkpoint_answer(struct exchange *exchange, const struct tree_head *head)
{
    char note[CHECKPOINT_NOTE_MAX];
    if (checkpoint_note(exchange, head, note))
        reply_text(exchange, note);
}

void handle_checkpoint(struct exchange *exchange)
{
    tree_read_present(exchange, checkpoint_answer);
}

static void proof_write(struct writer *out, const struct tree_proof *proof)
{
    write_key(out, "proof");
    write_array(out);
    for (size_t i = 0; i < proof->count; i++) {
        char hex[HASH_TEXT_SIZE];
        hash_write(&proof->path[i], hex);
        write_string(out, hex);
    }
    write_array_end(out);
}

struct consistency_query {
    int32_t from, to;
};

static const struct field consistency_list[] = {
    {.name = "from",
     .title = "From",
     .doc = "The size of the checkpoint that the client has.",
     .unit = "entries",
     .kind = FIELD_INT,
     .presence = FIELD_REQUIRED,
     .min = 0,
     .max = INT32_MAX,
     .offset = FIELD_AT(struct consistency_query, from, int32_t)},
    {.name = "to",
     .title = "To",
     .doc = "The size of the later checkpoint; without it the present one.",
     .unit = "entries",
     .kind = FIELD_INT,
     .presence = FIELD_OPTIONAL,
     .min = 0,
     .max = INT32_MAX,
     .offset = FIELD_AT(struct consistency_query, to, int32_t)},
};

const struct fields consistency_query_fields = {.name = "ConsistencyQuery",
                                                .list = consistency_list,
                                                .count = FIELDS_COUNT(consistency_list),
                                                .size = sizeof(struct consistency_query)};

/* What a proof keeps while it waits. */
struct proving {
    struct tree_head head; /* the present one */
    int32_t from, to;      /* consistency */
    int64_t seq;           /* receipt */
    const char *entry;
    size_t entry_length;
};

/* The leaves of the tree of `size`, and whether they are those of the present root. False after answering. */
static bool leaves_fit(struct exchange *exchange, const struct tree_head *head)
{
    const struct store_read *read = &exchange->read;
    if (read->result == STORE_UNKNOWN_ENTRY) { /* fewer than the last one counts */
        problem(exchange, ERROR_RECORD_DAMAGED, NULL);
        return false;
    }
    if (read->result != STORE_DONE) {
        problem_store(exchange, read->result);
        return false;
    }
    struct hash root = tree_root_of(read->leaves, (size_t)read->leaf_count);
    if ((uint64_t)read->leaf_count != head->size || hash_equal(&root, &head->root))
        return true;
    problem(exchange, ERROR_RECORD_DAMAGED, NULL);
    return false;
}

static void head_write(struct writer *out, const char *name, const struct hash *leaves, size_t size)
{
    struct tree_head head = {.size = size, .root = tree_root_of(leaves, size)};
    write_key(out, name);
    answer_write_tree(out, &head);
}

static void consistency_answer(struct exchange *exchange)
{
    const struct proving *proving = exchange->request_data;
    const struct store_read *read = &exchange->read;
    size_t from = (size_t)proving->from, to = (size_t)proving->to;
    struct tree_proof proof = {.count = 0};
    struct writer *out = &exchange->out;
    if (!leaves_fit(exchange, &proving->head))
        return;
    if (from > 0 && from < to && !tree_prove_consistency(read->leaves, to, from, &proof)) {
        problem(exchange, ERROR_INTERNAL, NULL);
        return;
    }
    write_object(out);
    head_write(out, "from", read->leaves, from);
    head_write(out, "to", read->leaves, to);
    proof_write(out, &proof);
    write_object_end(out);
    reply_out_private(exchange);
}

static void leaves_read(struct exchange *exchange, int32_t count, void (*then)(struct exchange *exchange))
{
    exchange->read = (struct store_read){.query = STORE_LEAVES, .session = exchange->session_id, .limit = count};
    exchange_read(exchange, then);
}

static void consistency_head(struct exchange *exchange, const struct tree_head *head)
{
    struct proving *proving = exchange->request_data;
    proving->head = *head;
    if (proving->to == FIELD_ABSENT)
        proving->to = (int32_t)head->size;
    if ((uint64_t)proving->to > head->size)
        violation_add(exchange->violations, ERROR_OUT_OF_RANGE, "?to", "the ledger has only %llu entries",
                      (unsigned long long)head->size);
    else if (proving->from > proving->to)
        violation_add(exchange->violations, ERROR_OUT_OF_RANGE, "?from", "is more than `to`, %d", (int)proving->to);
    if (exchange->violations->count)
        problem_violations(exchange);
    else
        leaves_read(exchange, proving->to, consistency_answer);
}

void handle_consistency(struct exchange *exchange)
{
    const struct consistency_query *query = exchange_query(exchange);
    if (!query)
        return;
    struct proving *proving = arena_take_zero(&exchange->arena, sizeof *proving);
    bool given = false;
    for (int32_t i = 0; i < exchange->request.parameter_count; i++)
        given = given || strcmp(exchange->request.parameters[i].name, "from") == 0;
    if (!given)
        violation_add(exchange->violations, ERROR_MISSING_FIELD, "?from", "is required");
    if (!proving) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    if (exchange->violations->count) {
        problem_violations(exchange);
        return;
    }
    proving->from = query->from;
    proving->to = query->to;
    exchange->request_data = proving;
    tree_read_present(exchange, consistency_head);
}

static void receipt_answer(struct exchange *exchange)
{
    const struct proving *proving = exchange->request_data;
    const struct store_read *read = &exchange->read;
    char note[CHECKPOINT_NOTE_MAX];
    struct tree_proof proof;
    if (!leaves_fit(exchange, &proving->head) || !checkpoint_note(exchange, &proving->head, note))
        return;
    if (!tree_prove_inclusion(read->leaves, (size_t)read->leaf_count, (size_t)proving->seq, &proof)) {
        problem(exchange, ERROR_INTERNAL, NULL);
        return;
    }
    struct receipt receipt = {.entry = proving->entry,
                              .entry_length = proving->entry_length,
                              .seq = (uint64_t)proving->seq,
                              .proof = &proof,
                              .checkpoint = note};
    receipt_write(&exchange->out, &receipt);
    reply_out_private(exchange);
}

static void entry_came(struct exchange *exchange)
{
    struct proving *proving = exchange->request_data;
    const struct store_read *read = &exchange->read;
    if (read->result != STORE_DONE) {
        problem_store(exchange, read->result);
        return;
    }
    proving->entry = read->entries[0].bytes;
    proving->entry_length = read->entries[0].length;
    leaves_read(exchange, (int32_t)proving->head.size, receipt_answer);
}

static void receipt_head(struct exchange *exchange, const struct tree_head *head)
{
    struct proving *proving = exchange->request_data;
    proving->head = *head;
    if ((uint64_t)proving->seq >= head->size) {
        problem(exchange, ERROR_ENTRY_UNKNOWN, NULL);
        return;
    }
    exchange->read =
        (struct store_read){.query = STORE_GET_ENTRY, .session = exchange->session_id, .seq = proving->seq};
    exchange_read(exchange, entry_came);
}

void handle_receipt(struct exchange *exchange)
{
    struct proving *proving = arena_take_zero(&exchange->arena, sizeof *proving);
    if (!proving) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    if (!entry_number(exchange, &proving->seq))
        return;
    exchange->request_data = proving;
    tree_read_present(exchange, receipt_head);
}

static void key_write(struct writer *out, const struct key_record *key, const struct key_record *next)
{
    write_object(out);
    write_member(out, "key", key->words);
    write_member_instant(out, "created_at", key->created_at);
    if (next)
        write_member_instant(out, "retired_at", next->created_at);
    write_object_end(out);
}

void handle_keys(struct exchange *exchange)
{
    const struct key_ring *keys = atomic_load(&exchange->service->keys);
    struct writer *out = &exchange->out;
    if (!keys) {
        problem(exchange, ERROR_KEYS_MISSING, NULL);
        return;
    }
    write_object(out);
    write_member(out, "server", keys->server);
    write_key(out, "keys");
    write_array(out);
    for (size_t i = 0; i < keys->signing_count; i++)
        key_write(out, &keys->signing[i], i ? &keys->signing[i - 1] : NULL);
    write_array_end(out);
    write_object_end(out);
    reply_header(exchange, "Cache-Control", "no-store");
    reply_out(exchange, 200);
}
