/* The tables of these bodies, and the checks that tables cannot express. */
#include "referee/requests.h"
#include "fields/decode.h"
#include "ledger/entry.h"
#include <string.h>

enum { ROOT_DIGITS = HASH_TEXT_SIZE - 1 };

static const struct field last_checkpoint_list[] = {
    {.name = "size",
     .title = "Size",
     .doc = "How many entries it covers.",
     .unit = "entries",
     .kind = FIELD_INT,
     .presence = FIELD_REQUIRED,
     .min = 1,
     .max = INT32_MAX,
     .offset = FIELD_AT(struct last_checkpoint_body, size, int32_t)},
    {.name = "root",
     .title = "Root",
     .doc = "In lower-case hexadecimal.",
     .kind = FIELD_TEXT,
     .presence = FIELD_REQUIRED,
     .min = ROOT_DIGITS,
     .max = ROOT_DIGITS,
     .pattern = FIELD_HEXADECIMAL,
     .offset = offsetof(struct last_checkpoint_body, root)},
};

const struct fields last_checkpoint_fields = {.name = "LastCheckpoint",
                                              .doc = "A checkpoint that the client has saved.",
                                              .list = last_checkpoint_list,
                                              .count = FIELDS_COUNT(last_checkpoint_list),
                                              .size = sizeof(struct last_checkpoint_body)};

#define NONCE_FIELD(type, presence_, doc_)                                                                             \
    {                                                                                                                  \
        .name = "nonce", .title = "Nonce", .doc = doc_, .kind = FIELD_TEXT, .presence = presence_,                     \
        .min = 2 * NONCE_MIN, .max = 2 * NONCE_MAX, .pattern = FIELD_HEXADECIMAL, .offset = offsetof(type, nonce)      \
    }

static const struct field join_list[] = {
    {.name = "code",
     .title = "Code",
     .doc =
         "The join code of a side, or of the spectators: four groups of four. Case, blanks and hyphens do not count.",
     .kind = FIELD_TEXT,
     .presence = FIELD_REQUIRED,
     .min = 1,
     FIELD_CHARACTERS(CODE_TYPED_MAX),
     .offset = offsetof(struct join_request, code)},
    {.name = "name",
     .title = "Name",
     .doc = "What the others call who sits there; unique in the session, whatever its case. It stands outside the "
            "record, and can be changed and erased.",
     .kind = FIELD_TEXT,
     .presence = FIELD_REQUIRED,
     .min = 1,
     FIELD_CHARACTERS(DISPLAY_TYPED_MAX),
     .offset = offsetof(struct join_request, name)},
    NONCE_FIELD(struct join_request, FIELD_OPTIONAL,
                "16 to 64 random bytes of the player's device in lower-case hexadecimal, drawn after the device has "
                "seen the opening. Required from players; not allowed for spectators."),
    {.name = "device_key",
     .title = "Device key",
     .doc =
         "The Ed25519 public key of the seat's device, in lower-case hexadecimal. Required from players in two-sided "
         "mode.",
     .kind = FIELD_TEXT,
     .presence = FIELD_OPTIONAL,
     .min = HASH_TEXT_SIZE - 1,
     .max = HASH_TEXT_SIZE - 1,
     .pattern = FIELD_HEXADECIMAL,
     .offset = offsetof(struct join_request, device_key)},
    LAST_CHECKPOINT_FIELD(struct join_request),
};

const struct fields join_fields = {.name = "Joining",
                                   .doc = "A seat for somebody who has the session's code.",
                                   .list = join_list,
                                   .count = FIELDS_COUNT(join_list),
                                   .size = sizeof(struct join_request)};

static const struct field join_code_list[] = {
    {.name = "code",
     .title = "Code",
     .doc = "The join code of a side, or of the spectators.",
     .kind = FIELD_TEXT,
     .presence = FIELD_REQUIRED,
     .min = 1,
     FIELD_CHARACTERS(CODE_TYPED_MAX),
     .offset = offsetof(struct join_code_request, code)},
};
const struct fields join_code_fields = {.name = "JoinPreviewing",
                                        .doc = "A join code, to see what it opens.",
                                        .list = join_code_list,
                                        .count = FIELDS_COUNT(join_code_list),
                                        .size = sizeof(struct join_code_request)};

static const struct field naming_list[] = {
    {.name = "name",
     .title = "Name",
     .doc = "What the others call who sits there; unique in the session, whatever its case. Left out: the name is "
            "erased.",
     .kind = FIELD_TEXT,
     .presence = FIELD_OPTIONAL,
     FIELD_CHARACTERS(DISPLAY_TYPED_MAX),
     .offset = offsetof(struct naming_request, name)},
};
const struct fields naming_fields = {.name = "Naming",
                                     .doc = "Another display name for a seat.",
                                     .list = naming_list,
                                     .count = FIELDS_COUNT(naming_list),
                                     .size = sizeof(struct naming_request)};

static const struct field nonce_list[] = {
    NONCE_FIELD(struct nonce_request, FIELD_REQUIRED,
                "16 to 64 random bytes of the seat's device in lower-case hexadecimal."),
    LAST_CHECKPOINT_FIELD(struct nonce_request),
};

const struct fields nonce_fields = {.name = "NonceGiving",
                                    .doc = "A nonce from a seat that has given none since the chain's last anchor.",
                                    .list = nonce_list,
                                    .count = FIELDS_COUNT(nonce_list),
                                    .size = sizeof(struct nonce_request)};

static const struct field close_list[] = {
    {.name = "remark",
     .title = "Closing remark",
     .doc = "The umpire's closing remark: who won, what was agreed.",
     .kind = FIELD_TEXT,
     .presence = FIELD_OPTIONAL,
     .min = 0,
     FIELD_CHARACTERS(REQUEST_WORDS_MAX),
     .offset = offsetof(struct close_request, remark)},
    LAST_CHECKPOINT_FIELD(struct close_request),
};

const struct fields close_fields = {.name = "Closing",
                                    .doc = "The end of a session.",
                                    .list = close_list,
                                    .count = FIELDS_COUNT(close_list),
                                    .size = sizeof(struct close_request)};

static const struct field rekey_list[] = {
    {.name = "reason",
     .title = "Reason",
     .doc = "What happened to the database, and what was agreed: everybody who plays ought to know.",
     .kind = FIELD_TEXT,
     .min = 1,
     FIELD_CHARACTERS(REQUEST_WORDS_MAX),
     .offset = offsetof(struct rekey_request, reason)},
    LAST_CHECKPOINT_FIELD(struct rekey_request),
};
const struct fields rekey_request_fields = {.name = "Rekey",
                                            .doc = "Begins a new chain of secrets after a restore.",
                                            .list = rekey_list,
                                            .count = FIELDS_COUNT(rekey_list),
                                            .size = sizeof(struct rekey_request)};

static void *out_of_memory(struct violations *violations)
{
    violation_add_starved(violations);
    return NULL;
}

const struct tree_head *last_checkpoint_head(struct arena *arena, bool given,
                                             const struct last_checkpoint_body *last_checkpoint,
                                             struct violations *violations)
{
    if (!given)
        return NULL;
    struct tree_head *head = arena_take(arena, sizeof *head);
    if (!head)
        return out_of_memory(violations);
    head->size = (uint64_t)last_checkpoint->size;
    if (hash_read(last_checkpoint->root, &head->root))
        return head;
    violation_add(violations, ERROR_INVALID_TEXT, "/last_checkpoint/root", "must be 64 lower-case hexadecimal digits");
    return NULL;
}

void *request_decode(struct arena *arena, const struct fields *fields, const char *body, size_t length,
                     struct violations *violations)
{
    const struct json_t *root =
        length ? json_read(arena, body, length, violations) : json_read(arena, "{}", 2, violations);
    void *request = arena_take_zero(arena, fields->size);
    if (!request)
        return out_of_memory(violations);
    return root && fields_decode(fields, root, "", request, violations) ? request : NULL;
}

const uint8_t *request_nonce(struct arena *arena, const char *hex, const char *pointer, size_t *ret_length,
                             struct violations *violations)
{
    uint8_t *bytes = arena_take(arena, NONCE_MAX);
    if (!bytes)
        return out_of_memory(violations);
    if (hex_read(hex, bytes, NONCE_MAX, ret_length) && *ret_length >= NONCE_MIN)
        return bytes;
    violation_add(violations, ERROR_INVALID_TEXT, pointer, "must be lower-case hexadecimal, two digits per byte");
    return NULL;
}

struct signature_given request_signature(struct arena *arena, const char *hex, struct violations *violations)
{
    struct signature_given ret = {0};
    uint8_t *bytes = hex[0] ? arena_take(arena, DEVICE_SIGNATURE_SIZE) : NULL;
    if (!hex[0])
        return ret;
    if (!bytes)
        out_of_memory(violations);
    else if (hex_read(hex, bytes, DEVICE_SIGNATURE_SIZE, &ret.length) && ret.length == DEVICE_SIGNATURE_SIZE)
        ret.bytes = bytes;
    else
        violation_add(violations, ERROR_INVALID_TEXT, "/signature", "must be 128 lower-case hexadecimal digits");
    return ret;
}

const struct hash *request_device_key(struct arena *arena, const char *hex, struct violations *violations)
{
    struct hash *key = hex[0] ? arena_take(arena, sizeof *key) : NULL;
    if (!hex[0])
        return NULL;
    if (!key)
        return out_of_memory(violations);
    if (!hash_read(hex, key))
        violation_add(violations, ERROR_INVALID_TEXT, "/device_key", "must be 64 lower-case hexadecimal digits");
    else if (!device_key_signs(key->bytes))
        violation_add(violations, ERROR_INVALID_TEXT, "/device_key", "is no Ed25519 key that can sign");
    return key;
}

static void join_check(struct arena *arena, struct join_request *join, struct violations *violations)
{
    if (join->nonce[0])
        join->nonce_bytes = request_nonce(arena, join->nonce, "/nonce", &join->nonce_length, violations);
    join->device = request_device_key(arena, join->device_key, violations);
    join->last_checkpoint_head =
        last_checkpoint_head(arena, join->last_checkpoint_given, &join->last_checkpoint, violations);
}

struct join_request *join_decode(struct arena *arena, const char *body, size_t length, struct violations *violations)
{
    struct join_request *join = request_decode(arena, &join_fields, body, length, violations);
    if (join)
        join_check(arena, join, violations);
    return violations->count ? NULL : join;
}

struct join_code_request *join_code_decode(struct arena *arena, const char *body, size_t length,
                                           struct violations *violations)
{
    return request_decode(arena, &join_code_fields, body, length, violations);
}

struct naming_request *naming_decode(struct arena *arena, const char *body, size_t length,
                                     struct violations *violations)
{
    return request_decode(arena, &naming_fields, body, length, violations);
}

struct nonce_request *nonce_decode(struct arena *arena, const char *body, size_t length, struct violations *violations)
{
    struct nonce_request *nonce = request_decode(arena, &nonce_fields, body, length, violations);
    if (nonce) {
        nonce->nonce_bytes = request_nonce(arena, nonce->nonce, "/nonce", &nonce->nonce_length, violations);
        nonce->last_checkpoint_head =
            last_checkpoint_head(arena, nonce->last_checkpoint_given, &nonce->last_checkpoint, violations);
    }
    return violations->count ? NULL : nonce;
}

struct close_request *close_decode(struct arena *arena, const char *body, size_t length, struct violations *violations)
{
    REQUEST_DECODE(close_request, &close_fields);
    return violations->count ? NULL : request;
}

struct rekey_request *rekey_decode(struct arena *arena, const char *body, size_t length, struct violations *violations)
{
    REQUEST_DECODE(rekey_request, &rekey_request_fields);
    return violations->count ? NULL : request;
}
