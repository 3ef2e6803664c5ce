/* What a device signs in a two-sided game, each after its own checks (src/device/device_sign.c). */
#include "device_mine.h"

/* The body as it is sent: what was signed, then the checkpoint and the signature (docs/ledger.md, "Statements"). */
static void signed_body_write(struct writer *out, const char *body, size_t length,
                              const struct device_signature *signature)
{
    struct writer text;
    writer_start(&text, CALL_ANSWER_MAX);
    write_raw(&text, body, length - 1);
    text.comma = length > 2;
    write_key(&text, "last_checkpoint");
    device_head_write(&text, &mine.memory.checkpoint);
    device_hex(&text, "signature", signature->bytes, sizeof signature->bytes);
    write_object_end(&text);
    write_key(out, "body");
    if (text.failed)
        out->failed = true;
    else
        write_string_bytes(out, text.at, text.used);
    writer_end(&text);
}

static bool body_is_canonical(struct call *call)
{
    bool starved;
    return json_kind(json_read_compact(call->arena, call->body, call->length, JSON_FORM_CANONICAL, &starved)) ==
           VALUE_OBJECT;
}

static int signed_answer(struct call *call, enum device_refusal refusal, const char *body, size_t length,
                         const struct device_signature *signature)
{
    if (refusal)
        return device_refused(call, refusal);
    write_object(call->out);
    signed_body_write(call->out, body, length, signature);
    write_object_end(call->out);
    return call_done(call);
}

/* ---- Commitments ---- */

static const struct field commit_list[] = {
    {.name = "ahead",
     .kind = FIELD_INT,
     .min = 1,
     .max = DEVICE_AHEAD_MAX,
     .offset = FIELD_AT(struct device_head, ahead, int32_t)},
    KEY_FIELD,
};
DEVICE_FIELDS(commit_fields, "DeviceCommit", commit_list);

static int commit(struct call *call)
{
    const struct device_head *head = call->head;
    struct hash room[DEVICE_AHEAD_MAX];
    struct commitment_list list;
    struct device_signature signature;
    struct writer body;
    if (!mine.begun)
        return device_not_begun(call);
    enum device_refusal refusal = device_prepare_commit(&mine.device, (size_t)head->ahead, room, &list);
    if (!refusal)
        refusal = device_commit(&mine.device, &list, head->key, &signature);
    if (refusal)
        return device_refused(call, refusal);
    writer_start(&body, CALL_ANSWER_MAX);
    commitment_list_write(&body, &list);
    int status = body.failed ? call_problem(call, ERROR_OVERLOADED, NULL)
                             : signed_answer(call, REFUSES_NOTHING, body.at, body.used, &signature);
    writer_end(&body);
    return status;
}

/* ---- Questions ---- */

static int place(struct call *call)
{
    struct statement_place found;
    if (!mine.begun)
        return device_not_begun(call);
    enum device_refusal refusal = device_prepare_ask(&mine.device, &found);
    if (refusal)
        return device_refused(call, refusal);
    write_object(call->out);
    device_hex(call->out, "anchor", found.anchor.bytes, HASH_SIZE);
    write_member_int(call->out, "index", (int64_t)found.index);
    write_member_int(call->out, "link", (int64_t)found.link);
    write_object_end(call->out);
    return call_done(call);
}

static const struct field key_list[] = {KEY_FIELD};
DEVICE_FIELDS(key_fields, "DeviceKey", key_list);

/* The body, canonical, is the question with its place; `sent` of it has been kept. */
static int ask(struct call *call)
{
    const struct device_head *head = call->head;
    struct device_signature signature;
    if (!mine.begun)
        return device_not_begun(call);
    if (!body_is_canonical(call))
        return call_wrong(call, ERROR_INVALID_INPUT, "", "is not one canonical JSON object");
    struct device_sent sent = mine.memory.sent;
    sent.body = hash_of(call->body, call->length);
    return signed_answer(call, device_ask(&mine.device, &sent, head->key, &signature), call->body, call->length,
                         &signature);
}

/* ---- Reveals ---- */

/* What is to be kept before the reveal, or before the question's end without its dice is signed. */
static int used_answer(struct call *call, enum device_refusal refusal, const struct device_used *used)
{
    if (refusal)
        return device_refused(call, refusal);
    write_object(call->out);
    device_hex(call->out, "anchor", used->anchor.bytes, HASH_SIZE);
    device_hex(call->out, "asked", used->asked.bytes, HASH_SIZE);
    write_member_int(call->out, "index", (int64_t)used->index);
    if (used->kept_back)
        write_member_bool(call->out, "kept_back", true);
    write_object_end(call->out);
    return call_done(call);
}

static int reveal_prepare(struct call *call)
{
    struct device_used used;
    if (!mine.begun)
        return device_not_begun(call);
    return used_answer(call, device_prepare_reveal(&mine.device, &used), &used);
}

static const struct field end_list[] = {WORD(struct device_head, operation, NULL)};
DEVICE_FIELDS(end_fields, "DeviceEnd", end_list);

static int end_prepare(struct call *call)
{
    const struct device_head *head = call->head;
    struct device_used used;
    if (!mine.begun)
        return device_not_begun(call);
    enum statement_operation operation = statement_operation_named(head->operation);
    if (!body_is_canonical(call))
        return call_wrong(call, ERROR_INVALID_INPUT, "", "is not one canonical JSON object");
    const struct hash body = hash_of(call->body, call->length);
    return used_answer(call, device_prepare_end(&mine.device, operation, &body, &used), &used);
}

static int reveal(struct call *call)
{
    struct device_reveal given;
    if (!mine.begun)
        return device_not_begun(call);
    enum device_refusal refusal = device_reveal(&mine.device, &given);
    if (refusal)
        return device_refused(call, refusal);
    write_object(call->out);
    write_member_int(call->out, "question", (int64_t)given.question);
    write_member_int(call->out, "index", (int64_t)given.index);
    device_hex(call->out, "nonce", given.nonce, sizeof given.nonce);
    device_hex(call->out, "signature", given.signature.bytes, sizeof given.signature.bytes);
    write_object_end(call->out);
    return call_done(call);
}

/* ---- Any other statement ---- */

static const struct field state_list[] = {
    WORD(struct device_head, operation, NULL),
    KEY_FIELD,
    LONG(struct device_head, seq, NULL, .min = 1, OPTIONAL),
    HASH(struct device_head, leaf, NULL, OPTIONAL, .present = offsetof(struct device_head, about)),
};
DEVICE_FIELDS(state_fields, "DeviceState", state_list);

static int state(struct call *call)
{
    const struct device_head *head = call->head;
    const struct statement_about about = {.seq = (uint64_t)head->seq, .leaf = head->leaf};
    struct device_signature signature;
    struct hash body;
    if (!mine.begun)
        return device_not_begun(call);
    enum statement_operation operation = statement_operation_named(head->operation);
    if (operation == STATEMENT_OPERATION_COUNT)
        return call_wrong(call, ERROR_NOT_A_CHOICE, "/operation", "is not an operation that devices sign");
    if (!body_is_canonical(call))
        return call_wrong(call, ERROR_INVALID_INPUT, "", "is not one canonical JSON object");
    body = hash_of(call->body, call->length);
    return signed_answer(
        call, device_state(&mine.device, operation, &body, head->key, head->about ? &about : NULL, &signature),
        call->body, call->length, &signature);
}

static const struct field cosign_list[] = {LONG(struct device_head, time, NULL)};
DEVICE_FIELDS(cosign_fields, "DeviceCosign", cosign_list);

static int cosign(struct call *call)
{
    const struct device_head *head = call->head;
    char line[COSIGNATURE_LINE_MAX];
    struct text text;
    if (!mine.begun)
        return device_not_begun(call);
    text_start(&text, line, sizeof line);
    enum device_refusal refusal = device_cosign(&mine.device, call->body, call->length, (uint64_t)head->time, &text);
    if (refusal)
        return device_refused(call, refusal);
    write_object(call->out);
    write_member(call->out, "line", line);
    write_object_end(call->out);
    return call_done(call);
}

const struct call_row device_sign_calls[] = {
    {"device_commit", &commit_fields, commit},
    {"device_place", NULL, place},
    {"device_ask", &key_fields, ask},
    {"device_reveal_prepare", NULL, reveal_prepare},
    {"device_end_prepare", &end_fields, end_prepare},
    {"device_reveal", NULL, reveal},
    {"device_state", &state_fields, state},
    {"device_cosign", &cosign_fields, cosign},
    {0},
};
