/* What proves the record: checkpoints, consistency proofs, receipts, and the keys that sign. */
#include "operation.h"
#include "play.h"
#include "problem.h"
#include "receipt.h"
#include "reply.h"
#include "request_query.h"
#include "tree.h"
#include <string.h>

static void reply_text(struct exchange *exchange, const char *words)
{
    writer_reset(&exchange->out);
    write_raw(&exchange->out, words, strlen(words));
    reply_out_private(exchange);
    if (exchange->reply.status == 200)
        exchange->reply.content_type = "text/plain; charset=utf-8";
}

static void checkpoint_reply(struct exchange *exchange)
{
    reply_text(exchange, exchange->job.proof->note);
}

void handle_checkpoint(struct exchange *exchange)
{
    struct job *job = play_begin(exchange);
    if (job)
        play(exchange, game_checkpoint(job), checkpoint_reply);
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

static void head_write(struct writer *out, const char *name, const struct tree_head *head)
{
    write_key(out, name);
    answer_write_tree(out, head);
}

static void consistency_reply(struct exchange *exchange)
{
    const struct proof *proof = exchange->job.proof;
    struct writer *out = &exchange->out;
    write_object(out);
    head_write(out, "from", &proof->from_head);
    head_write(out, "to", &proof->to_head);
    proof_write(out, &proof->path);
    write_object_end(out);
    reply_out_private(exchange);
}

/* Whether the query says where the proof begins, which has no default. */
static bool from_is_given(const struct request *request)
{
    for (int32_t i = 0; i < request->parameter_count; i++)
        if (strcmp(request->parameters[i].name, "from") == 0)
            return true;
    return false;
}

void handle_consistency(struct exchange *exchange)
{
    const struct consistency_query *query = exchange_query(exchange);
    if (!query)
        return;
    if (!from_is_given(&exchange->request))
        violation_add(exchange->violations, ERROR_MISSING_FIELD, "?from", "is required");
    if (exchange->violations->count) {
        problem_violations(exchange);
        return;
    }
    struct job *job = play_begin(exchange);
    if (job)
        play(exchange, game_prove_consistency(job, query->from, query->to), consistency_reply);
}

static void receipt_reply(struct exchange *exchange)
{
    const struct proof *proof = exchange->job.proof;
    const struct receipt receipt = {.entry = proof->entry,
                                    .entry_length = proof->length,
                                    .seq = (uint64_t)proof->seq,
                                    .proof = &proof->path,
                                    .checkpoint = proof->note};
    receipt_write(&exchange->out, &receipt);
    reply_out_private(exchange);
}

void handle_receipt(struct exchange *exchange)
{
    int64_t seq;
    struct job *job = play_begin(exchange);
    if (job && entry_number(exchange, &seq))
        play(exchange, game_prove_entry(job, seq), receipt_reply);
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
    const struct key_ring *keys = atomic_load(&exchange->service->game.keys);
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
