/* A device's part in a two-sided game (docs/device.md), for apps: the checks of src/device, as `umpire device` makes
 * them. One device at a time. What must never be forgotten is handed out, and comes back by `device_keep` once it is
 * durable: before that the device neither reveals nor asks. */
#include "crypto/crypto.h"
#include "device_mine.h"
#include <stdlib.h>
#include <string.h>

enum { USED_MAX = 100000 };

struct device_mine mine;

void device_forget(void)
{
    free(mine.used);
    secret_wipe(&mine, sizeof mine);
}

/* ---- What is said ---- */

int device_refused(struct call *call, enum device_refusal refusal)
{
    write_object(call->out);
    write_member(call->out, "refusal", device_refusal_code(refusal));
    write_member(call->out, "words", device_refusal_words(refusal));
    write_member_bool(call->out, "alarm", device_refusal_is_alarm(refusal));
    write_member_int(call->out, "entry", (int64_t)mine.device.refused);
    write_object_end(call->out);
    return call->out->failed ? call_done(call) : 409;
}

int device_not_begun(struct call *call)
{
    return call_problem(call, ERROR_BAD_REQUEST, "no device was begun");
}

void device_hex(struct writer *out, const char *name, const uint8_t *bytes, size_t length)
{
    char hex[2 * DEVICE_SECRET_SIZE + 1];
    hex_write(bytes, length, hex);
    write_member(out, name, hex);
    secret_wipe(hex, sizeof hex);
}

void device_head_write(struct writer *out, const struct tree_head *head)
{
    write_object(out);
    device_hex(out, "root", head->root.bytes, HASH_SIZE);
    write_member_int(out, "size", (int64_t)head->size);
    write_object_end(out);
}

/* ---- Who the device is, and what it keeps ---- */

static const struct field sent_list[] = {
    HASH(struct place_read, anchor, NULL),
    HASH(struct place_read, body, NULL),
    LONG(struct place_read, index, NULL),
    LONG(struct place_read, link, NULL),
};
static const struct fields sent_fields = {
    .name = "SentQuestion", .list = sent_list, .count = FIELDS_COUNT(sent_list), .size = sizeof(struct place_read)};
static const struct field used_list[] = {
    HASH(struct place_read, anchor, NULL),
    HASH(struct place_read, asked, NULL),
    LONG(struct place_read, index, NULL),
    {.name = "kept_back",
     .kind = FIELD_BOOL,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct place_read, kept_back, bool)},
};
static const struct fields used_fields = {
    .name = "UsedNonce", .list = used_list, .count = FIELDS_COUNT(used_list), .size = sizeof(struct place_read)};
static const struct field used_item = {.kind = FIELD_GROUP, .of = &used_fields};
static const struct field head_list[] = {
    HASH(struct tree_head, root, NULL),
    LONG(struct tree_head, size, NULL),
};
static const struct fields head_fields = {
    .name = "KeptCheckpoint", .list = head_list, .count = FIELDS_COUNT(head_list), .size = sizeof(struct tree_head)};

#define MEMORY_FIELDS                                                                                                  \
    PART(struct device_head, checkpoint, struct tree_head, head_fields, NULL, OPTIONAL),                               \
        PART(struct device_head, sent, struct place_read, sent_fields, NULL, OPTIONAL),                                \
        LIST(struct device_head, used, struct place_read, used_item, used_count, 0, USED_MAX, NULL, NULL, NULL,        \
             .presence = FIELD_DEFAULTED)
static const struct field begin_list[] = {
    ID(struct device_head, session, NULL),
    WORD(struct device_head, seat, NULL),
    WORD(struct device_head, server, NULL),
    BYTES_AS(struct device_head, seed, seed_length, "seed", DEVICE_SEED_SIZE, DEVICE_SEED_SIZE, NULL),
    BYTES_AS(struct device_head, nonces, nonces_length, "nonces", DEVICE_NONCE_SIZE, DEVICE_NONCE_SIZE, NULL),
    {.name = "reissued",
     .kind = FIELD_BOOL,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct device_head, reissued, bool)},
    MEMORY_FIELDS,
};
DEVICE_FIELDS(begin_fields, "DeviceBegin", begin_list);

/* Takes what is given of the memory; what was used is added. False when out of memory. */
static bool memory_take(const struct device_head *head)
{
    struct device_memory *memory = &mine.memory;
    if (head->checkpoint)
        memory->checkpoint = *head->checkpoint;
    if (head->sent)
        memory->sent = (struct device_sent){.any = true,
                                            .place = {.anchor = head->sent->anchor,
                                                      .index = (uint64_t)head->sent->index,
                                                      .link = (uint64_t)head->sent->link},
                                            .body = head->sent->body};
    struct device_used *grown = realloc(mine.used, (memory->used_count + head->used_count + 1) * sizeof *grown);
    if (!grown)
        return false;
    memory->used = mine.used = grown;
    for (size_t i = 0; i < head->used_count; i++)
        grown[memory->used_count++] = (struct device_used){.anchor = head->used[i].anchor,
                                                           .index = (uint64_t)head->used[i].index,
                                                           .asked = head->used[i].asked,
                                                           .kept_back = head->used[i].kept_back};
    return true;
}

static int begin(struct call *call)
{
    const struct device_head *head = call->head;
    uint8_t random[DEVICE_SEED_SIZE + DEVICE_NONCE_SIZE];
    struct note_key server;
    device_forget();
    if (!note_key_read(head->server, &server))
        return call_wrong(call, ERROR_INVALID_INPUT, "/server", "is not a verifier key (name+id+key)");
    memcpy(random, head->seed, DEVICE_SEED_SIZE);
    memcpy(random + DEVICE_SEED_SIZE, head->nonces, DEVICE_NONCE_SIZE);
    bool made = device_make(&head->session, head->seat, &server, random, &mine.self);
    secret_wipe(random, sizeof random);
    if (!made)
        return call_wrong(call, ERROR_INVALID_INPUT, "/seat", "has at most 64 bytes");
    if (!memory_take(head))
        return call_problem(call, ERROR_OVERLOADED, NULL);
    mine.self.reissued = head->reissued;
    mine.self.gives_nonces = false; /* its app makes those of sealed dice, and looks for them */
    mine.begun = true;
    device_start(&mine.device, &mine.self, &mine.memory);
    write_object(call->out);
    device_hex(call->out, "device_key", mine.self.key.bytes, DEVICE_KEY_SIZE);
    write_object_end(call->out);
    return call_done(call);
}

static const struct field keep_list[] = {MEMORY_FIELDS};
DEVICE_FIELDS(keep_fields, "DeviceKeep", keep_list);

static int keep(struct call *call)
{
    if (!mine.begun)
        return device_not_begun(call);
    return memory_take(call->head) ? call_say(call, "kept", true) : call_problem(call, ERROR_OVERLOADED, NULL);
}

/* ---- Reading the record ---- */

/* From the opening on, once more. */
static int restart(struct call *call)
{
    if (!mine.begun)
        return device_not_begun(call);
    device_start(&mine.device, &mine.self, &mine.memory);
    return call_say(call, "restarted", true);
}

static int entry(struct call *call)
{
    if (!mine.begun)
        return device_not_begun(call);
    enum device_refusal refusal = device_take_entry(&mine.device, call->body, call->length, call->arena);
    return refusal ? device_refused(call, refusal) : call_say(call, "taken", true);
}

/* The checkpoint that is to be kept. */
static int checkpoint(struct call *call)
{
    struct tree_head head;
    if (!mine.begun)
        return device_not_begun(call);
    enum device_refusal refusal = device_take_checkpoint(&mine.device, call->body, call->length, &head);
    if (refusal)
        return device_refused(call, refusal);
    write_object(call->out);
    write_key(call->out, "checkpoint");
    device_head_write(call->out, &head);
    write_object_end(call->out);
    return call_done(call);
}

static int show(struct call *call)
{
    struct writer *out = call->out;
    const struct device *device = &mine.device;
    if (!mine.begun)
        return device_not_begun(call);
    const struct device_party *party = device_own_party(device);
    write_object(out);
    write_member_int(out, "entries", (int64_t)device->tree.size);
    write_member_int(out, "confirmed", (int64_t)device->confirmed);
    write_member_bool(out, "two_sided", device->two_sided);
    write_member_bool(out, "closed", device->closed);
    write_member_bool(out, "begun_again", device_chain_is_doubtful(device));
    write_member_int(out, "late_nonces", (int64_t)device->late);
    if (device->late)
        write_member_int(out, "late_nonce", (int64_t)device->late_at);
    write_member_bool(out, "joined", party != NULL);
    write_member_int(out, "committed", party ? (int64_t)party->committed - (int64_t)device->asked : 0);
    write_member_bool(out, "question_open", device->question.open);
    if (device->question.open)
        write_member_int(out, "question", (int64_t)device->question.seq);
    write_member_bool(out, "awaited", device_is_awaited(device));
    write_object_end(out);
    return call_done(call);
}

const struct call_row device_calls[] = {
    {"device_begin", &begin_fields, begin},
    {"device_keep", &keep_fields, keep},
    {"device_restart", NULL, restart},
    {"device_entry", NULL, entry},
    {"device_checkpoint", NULL, checkpoint},
    {"device_show", NULL, show},
    {0},
};
