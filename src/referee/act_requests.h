/* The bodies of notes, disputes, decisions and taking back, and of what two-sided mode adds: commitments and reveals.
 */
#pragma once
#include "ledger/cosignature.h"
#include "ledger/entry.h"
#include "referee/intent.h"
#include "referee/requests.h"

enum { CLAUSE_MAX = 32, TITLE_MAX = 80, PLACE_MAX = 80 };

/* Each is decoded from JSON into the arena; NULL after adding violations. Optional words that are missing are empty. */

struct note_request {
    char text[FIELD_TEXT_SIZE(REQUEST_WORDS_MAX)];
    char signature[SIGNATURE_TEXT_SIZE]; /* empty: none */
    struct signature_given by_device;
    bool last_checkpoint_given;
    struct last_checkpoint_body last_checkpoint;
    const struct tree_head *last_checkpoint_head;
};
extern const struct fields note_fields;
struct note_request *note_decode(struct arena *arena, const char *body, size_t length, struct violations *violations);

/* What the session is about. */
struct description_request {
    char title[FIELD_TEXT_SIZE(TITLE_MAX)], place[FIELD_TEXT_SIZE(PLACE_MAX)], note[FIELD_TEXT_SIZE(REQUEST_WORDS_MAX)];
    int32_t points; /* FIELD_ABSENT: not given */
    bool last_checkpoint_given;
    struct last_checkpoint_body last_checkpoint;
    const struct tree_head *last_checkpoint_head;
};
extern const struct fields description_fields;
struct description_request *description_decode(struct arena *arena, const char *body, size_t length,
                                               struct violations *violations);

struct dispute_request {
    int32_t target;
    char claim[FIELD_TEXT_SIZE(REQUEST_WORDS_MAX)];
    char clause[CLAUSE_MAX + 1];
    char signature[SIGNATURE_TEXT_SIZE]; /* empty: none */
    struct signature_given by_device;
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
    enum correction_kind correction; /* absent: none of them */
    char reason[FIELD_TEXT_SIZE(REQUEST_WORDS_MAX)];
    bool last_checkpoint_given;
    struct last_checkpoint_body last_checkpoint;
    const struct tree_head *last_checkpoint_head;
};
extern const struct fields decision_fields;
struct decision_request *decision_decode(struct arena *arena, const char *body, size_t length,
                                         struct violations *violations);

struct undo_request {
    int32_t target;
    char reason[FIELD_TEXT_SIZE(REQUEST_WORDS_MAX)];
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

/* Dice on the table that answer the open question when both parties give the same faces. */
struct declared_request {
    int32_t dice[DECLARED_DICE_MAX];
    int32_t count;
    char signature[SIGNATURE_TEXT_SIZE];
    bool last_checkpoint_given;
    struct last_checkpoint_body last_checkpoint;
    const struct tree_head *last_checkpoint_head;
    struct signature_given by_device;
};
extern const struct fields declared_request_fields;
struct declared_request *declared_decode(struct arena *arena, const char *body, size_t length,
                                         struct violations *violations);

/* The device that a seat moves to. */
struct device_request {
    char device_key[HASH_TEXT_SIZE];     /* empty: none */
    char reissued_seat[SEAT_ID_MAX + 1]; /* of the agreement */
    char signature[SIGNATURE_TEXT_SIZE]; /* empty: none */
    bool last_checkpoint_given;
    struct last_checkpoint_body last_checkpoint;
    const struct hash *key; /* NULL: none */
    struct signature_given by_device;
    const struct tree_head *last_checkpoint_head;
};
/* By the umpire; by a device that signs: to hand over its seat, and to agree to a re-issue. */
extern const struct fields reissue_fields, other_device_fields, reissue_agreement_fields;
struct device_request *reissue_decode(struct arena *arena, const char *body, size_t length,
                                      struct violations *violations);
struct device_request *other_device_decode(struct arena *arena, const char *body, size_t length,
                                           struct violations *violations);
struct device_request *reissue_agreement_decode(struct arena *arena, const char *body, size_t length,
                                                struct violations *violations);

/* A device's cosignature under a checkpoint. */
struct cosignature_request {
    struct last_checkpoint_body last_checkpoint;
    char line[COSIGNATURE_LINE_MAX + 1]; /* without its newline */
    const struct tree_head *last_checkpoint_head;
};
extern const struct fields cosignature_fields;
struct cosignature_request *cosignature_decode(struct arena *arena, const char *body, size_t length,
                                               struct violations *violations);
