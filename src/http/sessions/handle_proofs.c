/* What proves the record: checkpoints, consistency proofs, receipts, and the keys that sign. */
#include "operation.h"
#include "play.h"
#include "problem.h"
#include "receipt.h"
#include "reply.h"
#include "request_query.h"
#include "tree.h"
#include <string.h>

static void reply_text(struct request *request, const char *words)
{
    writer_reset(&request->out);
    write_raw(&request->out, words, strlen(words));
    reply_out_private(request);
    if (request->reply.status == 200)
        request->reply.content_type = "text/plain; charset=utf-8";
}

static void checkpoint_reply(struct request *request)
{
    reply_text(request, request->job.proof->note);
}

void handle_checkpoint(struct request *request)
{
    struct job *job = play_begin(request);
    if (job)
        play(request, game_checkpoint(job), checkpoint_reply);
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
     .doc = "The size of the later checkpoint; the current one by default.",
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

static void consistency_reply(struct request *request)
{
    const struct proof *proof = request->job.proof;
    struct writer *out = &request->out;
    write_object(out);
    head_write(out, "from", &proof->from_head);
    head_write(out, "to", &proof->to_head);
    proof_write(out, &proof->path);
    write_object_end(out);
    reply_out_private(request);
}

/* Whether the query says where the proof begins, which has no default. */
static bool from_is_given(const struct request_input *input)
{
    for (int32_t i = 0; i < input->parameter_count; i++)
        if (strcmp(input->parameters[i].name, "from") == 0)
            return true;
    return false;
}

void handle_consistency(struct request *request)
{
    const struct consistency_query *query = request_query(request);
    if (!query)
        return;
    if (!from_is_given(&request->input))
        violation_add(request->violations, ERROR_MISSING_FIELD, "?from", "is required");
    if (request->violations->count) {
        problem_violations(request);
        return;
    }
    struct job *job = play_begin(request);
    if (job)
        play(request, game_prove_consistency(job, query->from, query->to), consistency_reply);
}

static void receipt_reply(struct request *request)
{
    const struct proof *proof = request->job.proof;
    const struct receipt receipt = {.entry = proof->entry,
                                    .entry_length = proof->length,
                                    .seq = (uint64_t)proof->seq,
                                    .proof = &proof->path,
                                    .checkpoint = proof->note};
    receipt_write(&request->out, &receipt);
    reply_out_private(request);
}

void handle_receipt(struct request *request)
{
    int64_t seq;
    struct job *job = play_begin(request);
    if (job && entry_number(request, &seq))
        play(request, game_prove_entry(job, seq), receipt_reply);
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

void handle_keys(struct request *request)
{
    const struct key_ring *keys = atomic_load(&request->service->game.keys);
    struct writer *out = &request->out;
    if (!keys) {
        problem(request, ERROR_KEYS_MISSING, NULL);
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
    reply_header(request, "Cache-Control", "no-store");
    reply_out(request, 200);
}
