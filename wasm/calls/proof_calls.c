/* What a page needs where it has no crypto.subtle (docs/browser.md): hashes, signatures, keys, checkpoints and the two
 * proofs of the tree. Pure functions of the ledger. */
#include "calls.h"
#include "crypto/crypto.h"
#include "fields/answer_rows.h"
#include "ledger/statement.h"
#include <string.h>
#include <umpire/ledger.h>

static int hash_answer(struct call *call, const struct hash *hash)
{
    char hex[HASH_TEXT_SIZE];
    hash_write(hash, hex);
    write_object(call->out);
    write_member(call->out, "hash", hex);
    write_object_end(call->out);
    return call_done(call);
}

static int sha256(struct call *call)
{
    struct hash hash = hash_of(call->body, call->length);
    return hash_answer(call, &hash);
}

static int leaf(struct call *call)
{
    struct hash hash = tree_leaf(call->body, call->length);
    return hash_answer(call, &hash);
}

/* ---- Keys and signatures ---- */

struct key_head {
    const char *key;
    const uint8_t *seed, *signature, *public;
    size_t seed_length, signature_length, public_length;
};
#define SEED_FIELD BYTES_AS(struct key_head, seed, seed_length, "seed", DEVICE_SEED_SIZE, DEVICE_SEED_SIZE, NULL)

static const struct field key_list[] = {WORD(struct key_head, key, NULL)};
static const struct fields key_fields = {
    .name = "ServerKey", .list = key_list, .count = FIELDS_COUNT(key_list), .size = sizeof(struct key_head)};

/* A server's key in words, and its fingerprint. */
static int key_look(struct call *call)
{
    const struct key_head *head = call->head;
    char fingerprint[FINGERPRINT_TEXT_SIZE];
    struct note_key key;
    if (!note_key_read(head->key, &key))
        return call_wrong(call, ERROR_INVALID_INPUT, "/key", "is not a verifier key (name+id+key)");
    fingerprint_write(key.bytes, fingerprint);
    write_object(call->out);
    write_member(call->out, "name", key.name);
    write_member(call->out, "fingerprint", fingerprint);
    write_object_end(call->out);
    return call_done(call);
}

static const struct field seed_list[] = {SEED_FIELD};
static const struct fields seed_fields = {
    .name = "Seed", .list = seed_list, .count = FIELDS_COUNT(seed_list), .size = sizeof(struct key_head)};

static int key_make(struct call *call)
{
    const struct key_head *head = call->head;
    char hex[2 * DEVICE_KEY_SIZE + 1];
    struct device_secret secret;
    struct device_key key;
    device_key_make(head->seed, &secret, &key);
    secret_wipe(&secret, sizeof secret);
    hex_write(key.bytes, sizeof key.bytes, hex);
    write_object(call->out);
    write_member(call->out, "key", hex);
    write_object_end(call->out);
    return call_done(call);
}

static int sign(struct call *call)
{
    const struct key_head *head = call->head;
    char hex[2 * DEVICE_SIGNATURE_SIZE + 1];
    struct device_secret secret;
    struct device_key key;
    struct device_signature signature;
    device_key_make(head->seed, &secret, &key);
    signature_make(call->body, call->length, secret.bytes, signature.bytes);
    secret_wipe(&secret, sizeof secret);
    hex_write(signature.bytes, sizeof signature.bytes, hex);
    write_object(call->out);
    write_member(call->out, "signature", hex);
    write_object_end(call->out);
    return call_done(call);
}

static const struct field check_list[] = {
    BYTES_AS(struct key_head, public, public_length, "key", DEVICE_KEY_SIZE, DEVICE_KEY_SIZE, NULL),
    BYTES_AS(struct key_head, signature, signature_length, "signature", DEVICE_SIGNATURE_SIZE, DEVICE_SIGNATURE_SIZE,
             NULL),
};
static const struct fields check_fields = {
    .name = "SignatureCheck", .list = check_list, .count = FIELDS_COUNT(check_list), .size = sizeof(struct key_head)};

static int check(struct call *call)
{
    const struct key_head *head = call->head;
    return call_say(call, "valid", signature_verify(head->signature, call->body, call->length, head->public));
}

/* ---- The tree ---- */

struct proof_head {
    struct hash leaf;
    int64_t index;
    struct tree_head from, to;
    const struct call_hash *path;
    size_t path_count;
};
#define SIZE_FIELD(name_, member_) LONG_AS(struct proof_head, member_, name_, NULL)
#define PATH_FIELD                                                                                                     \
    LIST(struct proof_head, path, struct call_hash, call_hash_item, path_count, 0, TREE_PROOF_MAX, NULL, NULL, NULL)

static const struct field inclusion_list[] = {
    HASH(struct proof_head, leaf, NULL),
    SIZE_FIELD("index", index),
    SIZE_FIELD("size", to.size),
    HASH_AS(struct proof_head, to.root, "root", NULL),
    PATH_FIELD,
};
static const struct fields inclusion_fields = {.name = "InclusionCheck",
                                               .list = inclusion_list,
                                               .count = FIELDS_COUNT(inclusion_list),
                                               .size = sizeof(struct proof_head)};

static const struct tree_proof *proof_of(const struct proof_head *head)
{
    static struct tree_proof proof;
    proof.count = head->path_count;
    for (size_t i = 0; i < proof.count; i++)
        proof.path[i] = head->path[i].hash;
    return &proof;
}

static int inclusion(struct call *call)
{
    const struct proof_head *head = call->head;
    return call_say(call, "holds",
                    tree_verify_inclusion(&head->leaf, (uint64_t)head->index, &head->to, proof_of(head)));
}

static const struct field consistency_list[] = {
    SIZE_FIELD("from_size", from.size),
    HASH_AS(struct proof_head, from.root, "from_root", NULL),
    SIZE_FIELD("to_size", to.size),
    HASH_AS(struct proof_head, to.root, "to_root", NULL),
    PATH_FIELD,
};
static const struct fields consistency_fields = {.name = "ConsistencyCheck",
                                                 .list = consistency_list,
                                                 .count = FIELDS_COUNT(consistency_list),
                                                 .size = sizeof(struct proof_head)};

static int consistency(struct call *call)
{
    const struct proof_head *head = call->head;
    return call_say(call, "holds", tree_verify_consistency(&head->from, &head->to, proof_of(head)));
}

/* ---- Checkpoints ---- */

enum { KEYS_MAX = 16 };

struct checkpoint_head {
    const struct call_name *keys;
    size_t key_count;
    struct uuid session;
};
static const struct field checkpoint_list[] = {
    LIST(struct checkpoint_head, keys, struct call_name, call_name_item, key_count, 1, KEYS_MAX, NULL, NULL, NULL),
    ID(struct checkpoint_head, session, NULL),
};
static const struct fields checkpoint_fields = {.name = "CheckpointCheck",
                                                .list = checkpoint_list,
                                                .count = FIELDS_COUNT(checkpoint_list),
                                                .size = sizeof(struct checkpoint_head)};

static int checkpoint(struct call *call)
{
    static const char *const names[] = {
        [CHECKPOINT_SIGNED] = "signed", [CHECKPOINT_MALFORMED] = "malformed", [CHECKPOINT_UNKNOWN] = "unknown",
        [CHECKPOINT_FORGED] = "forged", [CHECKPOINT_ELSEWHERE] = "elsewhere",
    };
    const struct checkpoint_head *head = call->head;
    struct note_key keys[KEYS_MAX];
    struct checkpoint found;
    char root[HASH_TEXT_SIZE];
    if (!call_keys(call, head->keys, head->key_count, keys, KEYS_MAX))
        return call_violations(call);
    enum checkpoint_verdict verdict =
        checkpoint_open(call->body, call->length, keys, head->key_count, &head->session, &found);
    write_object(call->out);
    write_member(call->out, "verdict", names[verdict]);
    if (verdict == CHECKPOINT_SIGNED) {
        hash_write(&found.head.root, root);
        write_member(call->out, "origin", found.origin);
        write_member_int(call->out, "size", (int64_t)found.head.size);
        write_member(call->out, "root", root);
    }
    write_object_end(call->out);
    return call_done(call);
}

const struct call_row proof_calls[] = {
    {"sha256", NULL, sha256},
    {"leaf", NULL, leaf},
    {"key", &key_fields, key_look},
    {"key_make", &seed_fields, key_make},
    {"sign", &seed_fields, sign},
    {"check", &check_fields, check},
    {"inclusion", &inclusion_fields, inclusion},
    {"consistency", &consistency_fields, consistency},
    {"checkpoint", &checkpoint_fields, checkpoint},
    {0},
};
