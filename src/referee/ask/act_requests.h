/* The bodies of notes, disputes, decisions and taking back, and of what two-sided mode adds: commitments and reveals.
 */
#pragma once
#include "entry.h"
#include "requests.h"

enum { WORDS_MAX = 500, CLAUSE_MAX = 32 };

/* Each: decoded from JSON into the arena; NULL after adding violations. Words that may be left out are empty. */

struct note_request {
    char text[WORDS_MAX + 1];
    bool last_checkpoint_given;
    struct last_checkpoint_body last_checkpoint;
    const struct tree_head *last_checkpoint_head;
};
extern const struct fields note_fields;
struct note_request *note_decode(struct arena *arena, const char *body, size_t length, struct violations *violations);

struct dispute_request {
    int32_t target;
    char claim[WORDS_MAX + 1];
    char clause[CLAUSE_MAX + 1];
    bool last_checkpoint_given;
    struct last_checkpoint_body last_checkpoint;
    const struct tree_head *last_checkpoint_head;
};
extern const struct fields dispute_fields;
struct dispute_request *dispute_decode(struct arena *arena, const char *body, size_t length,
                                       struct violations *violations);

struct decision_request {
    bool upheld;
    char clause[CLAUSE_MAX + 1];
    enum correction_kind correction; /* absent: it says none of them */
    char reason[WORDS_MAX + 1];
    bool last_checkpoint_given;
    struct last_checkpoint_body last_checkpoint;
    const struct tree_head *last_checkpoint_head;
};
extern const struct fields decision_fields;
struct decision_request *decision_decode(struct arena *arena, const char *body, size_t length,
                                         struct violations *violations);

struct undo_request {
    int32_t target;
    char reason[WORDS_MAX + 1];
    char signature[SIGNATURE_TEXT_SIZE]; /* empty: none */
    struct signature_given by_device;
    bool last_checkpoint_given;
    struct last_checkpoint_body last_checkpoint;
    const struct tree_head *last_checkpoint_head;
};
extern const struct fields undo_fields;
struct undo_request *undo_decode(struct arena *arena, const char *body, size_t length, struct violations *violations);

struct undo_answer_request {
    bool consent;
    char signature[SIGNATURE_TEXT_SIZE]; /* empty: none */
    struct signature_given by_device;
    bool last_checkpoint_given;
    struct last_checkpoint_body last_checkpoint;
    const struct tree_head *last_checkpoint_head;
};
extern const struct fields undo_answer_fields;
struct undo_answer_request *undo_answer_decode(struct arena *arena, const char *body, size_t length,
                                               struct violations *violations);

struct commitments_request {
    char anchor[HASH_TEXT_SIZE];
    int32_t first, count;
    char commitments[COMMITMENTS_MAX][HASH_TEXT_SIZE];
    char signature[SIGNATURE_TEXT_SIZE];
    bool last_checkpoint_given;
    struct last_checkpoint_body last_checkpoint;
    struct hash hashes[COMMITMENTS_MAX];
    struct hash anchor_hash;
    struct signature_given by_device;
    const struct tree_head *last_checkpoint_head;
};
extern const struct fields commitments_fields;
struct commitments_request *commitments_decode(struct arena *arena, const char *body, size_t length,
                                               struct violations *violations);

struct reveal_request {
    int32_t index;
    char nonce[2 * NONCE_MAX + 1];
    char signature[SIGNATURE_TEXT_SIZE];
    bool last_checkpoint_given;
    struct last_checkpoint_body last_checkpoint;
    const uint8_t *nonce_bytes;
    size_t nonce_length;
    struct signature_given by_device;
    const struct tree_head *last_checkpoint_head;
};
extern const struct fields reveal_fields;
struct reveal_request *reveal_decode(struct arena *arena, const char *body, size_t length,
                                     struct violations *violations);

struct revocation_request {
    bool last_checkpoint_given;
    struct last_checkpoint_body last_checkpoint;
    const struct tree_head *last_checkpoint_head;
};
extern const struct fields revocation_fields;
struct revocation_request *revocation_decode(struct arena *arena, const char *body, size_t length,
                                             struct violations *violations);

struct give_up_request {
    char signature[SIGNATURE_TEXT_SIZE];
    bool last_checkpoint_given;
    struct last_checkpoint_body last_checkpoint;
    const struct tree_head *last_checkpoint_head;
    struct signature_given by_device;
};
extern const struct fields give_up_fields;
struct give_up_request *give_up_decode(struct arena *arena, const char *body, size_t length,
                                       struct violations *violations);
