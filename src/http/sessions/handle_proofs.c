/* What proves the record: checkpoints, consistency proofs, receipts, and the keys that sign. */
#include "fields/answer_rows.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/server/request_query.h"
#include "http/sessions/play.h"
#include "http/sessions/session_rows.h"
#include "ledger/receipt.h"
#include "ledger/tree.h"
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
    reply_text(request, request->job.proof->checkpoint);
}

void handle_checkpoint(struct request *request)
{
    struct job *job = play_begin(request);
    if (job)
        play(request, game_checkpoint(job), checkpoint_reply);
}

void handle_cosign(struct request *request)
{
    struct act *act = play_body(request, &cosignature_fields);
    if (act)
        play(request, game_cosign(&request->job, act), checkpoint_reply);
}

struct consistency_query {
    int32_t from, to;
};

static const struct field consistency_query_rows[] = {
    NUMBER(struct consistency_query, from, 1, INT32_MAX, "From", NULL,
           "The size of the checkpoint that the client has.", .unit = "entries"),
    NUMBER(struct consistency_query, to, 0, INT32_MAX, "To", NULL,
           "The size of the later checkpoint; the current one by default.", .unit = "entries", OPTIONAL),
};
const struct fields consistency_query_fields =
    FIELDS("ConsistencyQuery", NULL, consistency_query_rows, struct consistency_query);

WRITES(path_write, struct proof)
{
    write_array(out);
    for (size_t i = 0; i < it->path.count; i++) {
        char hex[HASH_TEXT_SIZE];
        hash_write(&it->path.path[i], hex);
        write_string(out, hex);
    }
    write_array_end(out);
}

static const struct field consistency_rows[] = {
    PART_AS(struct proof, from_head, "from", struct tree_head, tree_head_fields, NULL),
    PART_AS(struct proof, to_head, "to", struct tree_head, tree_head_fields, NULL),
    EACH_WORD("proof", "Hashes in hexadecimal, from the leaves upwards.", path_write),
};
const struct fields consistency_fields = FIELDS(
    "ConsistencyProof", "Proof that one tree is the beginning of another (RFC 9162).", consistency_rows, struct proof);

static void consistency_reply(struct request *request)
{
    ANSWER(&request->out, consistency_fields, *request->job.proof);
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

static const struct field server_key_rows[] = {
    WORD(struct server_key_answer, key, "As a verifier key: name+id+key (C2SP signed-note). Note it now."),
    SPELLED(struct server_key_answer, fingerprint, "The same in eight words, to read to each other."),
};
const struct fields server_key_fields =
    FIELDS("CurrentServerKey", "The key that signs checkpoints.", server_key_rows, struct server_key_answer);

struct server_key_answer server_key_answer(const struct request *request)
{
    const struct key_ring *keys = atomic_load(&request->service->game.keys);
    struct server_key_answer answer = {.key = ""};
    if (!keys || !keys->signer_count)
        return answer;
    answer.key = keys->signing[0].words;
    fingerprint_write(keys->signers[0].key.bytes, answer.fingerprint);
    return answer;
}

struct key_answer {
    const char *key;
    int64_t created_at, retired_at; /* 0: it is in use */
};
static const struct field key_rows[] = {
    WORD(struct key_answer, key, "As a verifier key: name+id+key (C2SP signed-note)."),
    INSTANT(struct key_answer, created_at, "RFC 3339, UTC."),
    INSTANT(struct key_answer, retired_at, "When it was replaced; absent while it is in use.", OPTIONAL),
};
static const struct fields key_fields = FIELDS("ServerKey", "A public key.", key_rows, struct key_answer);

struct key_list {
    const char *server;
    const struct key_ring *keys;
};

WRITES(keys_write, struct key_list)
{
    const struct key_record *signing = it->keys->signing;
    write_array(out);
    for (size_t i = 0; i < it->keys->signing_count; i++)
        ANSWER(out, key_fields,
               (struct key_answer){signing[i].words, signing[i].created_at, i ? signing[i - 1].created_at : 0});
    write_array_end(out);
}

static const struct field key_list_rows[] = {
    WORD(struct key_list, server, "The server's name."),
    EACH("keys", key_fields, "The current one first.", keys_write),
};
const struct fields key_list_fields =
    FIELDS("KeyList", "The keys that sign checkpoints.", key_list_rows, struct key_list);

void handle_keys(struct request *request)
{
    const struct key_ring *keys = atomic_load(&request->service->game.keys);
    if (!keys) {
        problem(request, ERROR_KEYS_MISSING, NULL);
        return;
    }
    ANSWER(&request->out, key_list_fields, (struct key_list){keys->server, keys});
    reply_header(request, "Cache-Control", "no-store");
    reply_out(request, 200);
}
