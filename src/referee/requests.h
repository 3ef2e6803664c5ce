/* The bodies of appends that are not questions: joining, giving a nonce, closing; and the last checkpoint that the
 * client saw, which any of them may have. */
#pragma once
#include "base/arena.h"
#include "referee/session_state.h"
#include <umpire/field.h>
#include <umpire/violation.h>

/* A checkpoint as a client saw it. */
struct last_checkpoint_body {
    int32_t size;
    char root[HASH_TEXT_SIZE];
};

extern const struct fields last_checkpoint_fields;

enum { SIGNATURE_TEXT_SIZE = 2 * DEVICE_SIGNATURE_SIZE + 1 };
/* The member `signature` of a body's struct: the seat's device signs the rest of the body (docs/ledger.md,
 * "Statements"). */
#define SIGNATURE_FIELD(type, presence_)                                                                               \
    {                                                                                                                  \
        .name = "signature", .title = "Signature",                                                                     \
        .doc = "Of the seat's device under its statement, in lower-case hexadecimal (docs/ledger.md, Statements). "    \
               "Seats with a device's key sign this; it wants an Idempotency-Key and the last checkpoint.",            \
        .kind = FIELD_TEXT, .presence = (presence_), .offset = offsetof(type, signature),                              \
        .min = SIGNATURE_TEXT_SIZE - 1, .max = SIGNATURE_TEXT_SIZE - 1, .pattern = FIELD_HEXADECIMAL                   \
    }
/* Its bytes, in the arena; none if the text is empty, or after adding a violation. */
struct signature_given request_signature(struct arena *arena, const char *hex, struct violations *violations);

/* The member `last_checkpoint` of a body's struct, whose bool last_checkpoint_given tells whether it was given. */
#define LAST_CHECKPOINT_FIELD(type)                                                                                    \
    {                                                                                                                  \
        .name = "last_checkpoint", .title = "Last checkpoint",                                                         \
        .doc = "The last checkpoint that the client has. It is recorded, or refused when the ledger is not "           \
               "consistent with it.",                                                                                  \
        .kind = FIELD_GROUP, .presence = FIELD_OPTIONAL, .offset = offsetof(type, last_checkpoint),                    \
        .of = &last_checkpoint_fields, .present = offsetof(type, last_checkpoint_given)                                \
    }

/* The checkpoint as a head, in the arena; NULL when none was given, or after adding a violation. */
const struct tree_head *last_checkpoint_head(struct arena *arena, bool given,
                                             const struct last_checkpoint_body *last_checkpoint,
                                             struct violations *violations);

/* A body's struct by its table, in the arena. NULL after adding violations. An empty body is {}. */
void *request_decode(struct arena *arena, const struct fields *fields, const char *body, size_t length,
                     struct violations *violations);
/* Copies the client's checkpoint from `request`; for use in a decoder, with its parameters. */
#define REQUEST_DECODE(type, fields)                                                                                   \
    struct type *request = request_decode(arena, fields, body, length, violations);                                    \
    if (request)                                                                                                       \
    request->last_checkpoint_head =                                                                                    \
        last_checkpoint_head(arena, request->last_checkpoint_given, &request->last_checkpoint, violations)
/* The bytes of a nonce in hexadecimal, in the arena; NULL after adding a violation at the pointer. */
const uint8_t *request_nonce(struct arena *arena, const char *hex, const char *pointer, size_t *ret_length,
                             struct violations *violations);

/* The key of a device (member `device_key`), in the arena; NULL if the text is empty, or after adding a violation. */
const struct hash *request_device_key(struct arena *arena, const char *hex, struct violations *violations);

/* Each body: decoded from JSON into the arena; NULL after adding violations. An empty body is {}. */

enum {
    CODE_TYPED_MAX = 100,    /* characters of a join code, including separators that people type */
    DISPLAY_TYPED_MAX = 64,  /* of a display name, before it is normalised */
    REQUEST_WORDS_MAX = 500, /* characters of a remark, reason or claim */
};

struct join_request {
    char code[FIELD_TEXT_SIZE(CODE_TYPED_MAX)];
    char name[FIELD_TEXT_SIZE(DISPLAY_TYPED_MAX)];
    char nonce[2 * NONCE_MAX + 1];
    char device_key[HASH_TEXT_SIZE]; /* empty: none */
    bool last_checkpoint_given;
    struct last_checkpoint_body last_checkpoint;
    /* derived from them */
    const uint8_t *nonce_bytes; /* NULL: none */
    size_t nonce_length;
    const struct hash *device; /* the key of its device; NULL: none */
    const struct tree_head *last_checkpoint_head;
};
extern const struct fields join_fields;
struct join_request *join_decode(struct arena *arena, const char *body, size_t length, struct violations *violations);

/* The session that a code would open. */
struct join_code_request {
    char code[FIELD_TEXT_SIZE(CODE_TYPED_MAX)];
};
extern const struct fields join_code_fields;
struct join_code_request *join_code_decode(struct arena *arena, const char *body, size_t length,
                                           struct violations *violations);

struct naming_request {
    char name[FIELD_TEXT_SIZE(DISPLAY_TYPED_MAX)]; /* as typed; "": erases it */
};
extern const struct fields naming_fields;
struct naming_request *naming_decode(struct arena *arena, const char *body, size_t length,
                                     struct violations *violations);

struct nonce_request {
    char nonce[2 * NONCE_MAX + 1];
    bool last_checkpoint_given;
    struct last_checkpoint_body last_checkpoint;
    const uint8_t *nonce_bytes;
    size_t nonce_length;
    const struct tree_head *last_checkpoint_head;
};
extern const struct fields nonce_fields;
struct nonce_request *nonce_decode(struct arena *arena, const char *body, size_t length, struct violations *violations);

struct close_request {
    char remark[FIELD_TEXT_SIZE(REQUEST_WORDS_MAX)];
    bool last_checkpoint_given;
    struct last_checkpoint_body last_checkpoint;
    const struct tree_head *last_checkpoint_head;
};
struct rekey_request {
    char reason[FIELD_TEXT_SIZE(REQUEST_WORDS_MAX)];
    bool last_checkpoint_given;
    struct last_checkpoint_body last_checkpoint;
    const struct tree_head *last_checkpoint_head;
};
extern const struct fields rekey_request_fields;
struct rekey_request *rekey_decode(struct arena *arena, const char *body, size_t length, struct violations *violations);

extern const struct fields close_fields;
struct close_request *close_decode(struct arena *arena, const char *body, size_t length, struct violations *violations);
