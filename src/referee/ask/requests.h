/* The bodies of what is appended to a session and is no question: joining, giving a nonce, closing; and what any of
 * them may carry, the last checkpoint that the client saw. */
#pragma once
#include "arena.h"
#include "session_state.h"
#include <umpire/field.h>
#include <umpire/violation.h>

/* A checkpoint as a client saw it. */
struct seen_checkpoint {
    int32_t size;
    char root[HASH_TEXT_SIZE];
};

extern const struct fields seen_fields;

/* The member `seen` of a body's struct, which has struct seen_checkpoint seen and bool seen_given. */
#define SEEN_FIELD(type)                                                                                               \
    {                                                                                                                  \
        .name = "seen", .title = "Last checkpoint",                                                                    \
        .doc =                                                                                                         \
            "The size and root that the client saw last. It is recorded, or refused when the ledger is not that of "   \
            "then.",                                                                                                   \
        .kind = FIELD_GROUP, .presence = FIELD_OPTIONAL, .offset = offsetof(type, seen), .of = &seen_fields,           \
        .present = offsetof(type, seen_given)                                                                          \
    }

/* The checkpoint as a head, in the arena; NULL when none was given, or after adding a violation. */
const struct tree_head *seen_head(struct arena *arena, bool given, const struct seen_checkpoint *seen,
                                  struct violations *violations);

/* A body's struct by its table, in the arena. NULL after adding violations. An empty body is {}. */
void *request_decode(struct arena *arena, const struct fields *fields, const char *body, size_t length,
                     struct violations *violations);
/* The bytes of a nonce in hexadecimal, in the arena; NULL after adding a violation at the pointer. */
const uint8_t *request_nonce(struct arena *arena, const char *hex, const char *pointer, size_t *ret_length,
                             struct violations *violations);

/* Each body: decoded from JSON into the arena; NULL after adding violations. An empty body is {}. */

struct join_request {
    char code[33];
    char name[SEALED_SEAT_MAX];
    int32_t role; /* enum seat_role less SEAT_PLAYER */
    char nonce[2 * NONCE_MAX + 1];
    bool fallback, keeper;
    bool seen_given;
    struct seen_checkpoint seen;
    /* made of them */
    enum seat_role as;
    const uint8_t *nonce_bytes; /* NULL: none */
    size_t nonce_length;
    const struct tree_head *seen_head;
};
extern const struct fields join_fields;
struct join_request *join_decode(struct arena *arena, const char *body, size_t length, struct violations *violations);

struct nonce_request {
    char nonce[2 * NONCE_MAX + 1];
    bool seen_given;
    struct seen_checkpoint seen;
    const uint8_t *nonce_bytes;
    size_t nonce_length;
    const struct tree_head *seen_head;
};
extern const struct fields nonce_fields;
struct nonce_request *nonce_decode(struct arena *arena, const char *body, size_t length, struct violations *violations);

struct close_request {
    char words[501];
    bool seen_given;
    struct seen_checkpoint seen;
    const struct tree_head *seen_head;
};
extern const struct fields close_fields;
struct close_request *close_decode(struct arena *arena, const char *body, size_t length, struct violations *violations);
