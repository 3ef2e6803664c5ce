/* The tables of these bodies, and the checks that tables cannot express. */
#include "referee/act_requests.h"
#include "ledger/kinds.h"

#define WORDS(type, member, low)                                                                                       \
    .kind = FIELD_TEXT, .offset = offsetof(type, member), .min = (low), FIELD_CHARACTERS(REQUEST_WORDS_MAX)
#define CLAUSE(type)                                                                                                   \
    .kind = FIELD_TEXT, .offset = offsetof(type, clause), .min = 1, .max = CLAUSE_MAX, .pattern = FIELD_ASCII

static const struct field note_list[] = {
    {NAMED("text", "Text", NULL, "What is to be recorded."), WORDS(struct note_request, text, 1)},
    SIGNATURE_FIELD(struct note_request, FIELD_OPTIONAL),
    LAST_CHECKPOINT_FIELD(struct note_request),
};
const struct fields note_fields = FIELDS("Note", "A remark during the game.", note_list, struct note_request);

#define LINE(member_, most)                                                                                            \
    .kind = FIELD_TEXT, .offset = offsetof(struct description_request, member_), FIELD_CHARACTERS(most), OPTIONAL
static const struct field description_list[] = {
    {NAMED("title", "Title", NULL, "What the game is called."), LINE(title, TITLE_MAX)},
    {NAMED("place", "Place", NULL, "Where it is played."), LINE(place, PLACE_MAX)},
    {NAMED("points", "Points", NULL, "Of the armies, as they were agreed."),
     NUMBER(struct description_request, points, 0, SESSION_POINTS_MAX), OPTIONAL},
    {NAMED("note", "Note", NULL, "Whatever else is to be known of it."), LINE(note, REQUEST_WORDS_MAX)},
    LAST_CHECKPOINT_FIELD(struct description_request),
};
const struct fields description_fields =
    FIELDS("Description", "What a session is about.", description_list, struct description_request);

static const struct field dispute_list[] = {
    {NAMED("target", "Target", NULL, "The number of the ruling or correction that is disputed; it must be in force."),
     NUMBER(struct dispute_request, target, 1, INT32_MAX)},
    {NAMED("claim", "Claim", NULL, "What is wrong with it."), WORDS(struct dispute_request, claim, 1)},
    {NAMED("clause", "Clause", NULL, "The clause of the rulebook that it rests on."), CLAUSE(struct dispute_request),
     OPTIONAL},
    SIGNATURE_FIELD(struct dispute_request, FIELD_OPTIONAL),
    LAST_CHECKPOINT_FIELD(struct dispute_request),
};
const struct fields dispute_fields = FIELDS("Dispute", "Disputes a ruling.", dispute_list, struct dispute_request);

static const struct field decision_list[] = {
    {NAMED("upheld", "Upheld", NULL, "Whether the dispute is right."), FACT(struct decision_request, upheld)},
    {NAMED("clause", "Clause", NULL, "The clause of the rulebook that the decision rests on."),
     CLAUSE(struct decision_request)},
    {NAMED("correction", "Correction", NULL,
           "What follows; required when the dispute is upheld, and not allowed otherwise."),
     ENUM_OF(struct decision_request, correction, correction_kinds), ABSENT_IS_ZERO},
    {NAMED("reason", "Reason", NULL, "Why."), WORDS(struct decision_request, reason, 0), OPTIONAL},
    LAST_CHECKPOINT_FIELD(struct decision_request),
};
const struct fields decision_fields = FIELDS("Decision", "Decides a dispute.", decision_list, struct decision_request);

static const struct field undo_list[] = {
    {NAMED("target", "Target", NULL, "The number of the entry."), NUMBER(struct undo_request, target, 1, INT32_MAX)},
    {NAMED("reason", "Reason", NULL, "Why."), WORDS(struct undo_request, reason, 0), OPTIONAL},
    SIGNATURE_FIELD(struct undo_request, FIELD_OPTIONAL),
    LAST_CHECKPOINT_FIELD(struct undo_request),
};
const struct fields undo_fields = FIELDS("Undo", "Proposes to take an entry back.", undo_list, struct undo_request);

static const struct field undo_answer_list[] = {
    {NAMED("consent", "Consent", NULL, "Whether to take it back."), FACT(struct undo_answer_request, consent)},
    SIGNATURE_FIELD(struct undo_answer_request, FIELD_OPTIONAL),
    LAST_CHECKPOINT_FIELD(struct undo_answer_request),
};
const struct fields undo_answer_fields =
    FIELDS("UndoAnswer", "Answers a proposal to take back.", undo_answer_list, struct undo_answer_request);

static const struct field commitment_item = {
    .kind = FIELD_TEXT, .min = HASH_TEXT_SIZE - 1, .max = HASH_TEXT_SIZE - 1, .pattern = FIELD_HEXADECIMAL};

static const struct field commitments_list[] = {
    {NAMED("anchor", "Anchor", NULL,
           "The anchor of the chain, as the opening or the newest rekey says it: the commitments hold for this chain."),
     .kind = FIELD_TEXT, .offset = offsetof(struct commitments_request, anchor), .min = HASH_TEXT_SIZE - 1,
     .max = HASH_TEXT_SIZE - 1, .pattern = FIELD_HEXADECIMAL},
    {NAMED("first", "First index", NULL, "The index of the first one: the seat's next index, from 0 without gaps."),
     NUMBER(struct commitments_request, first, 0, INT32_MAX)},
    {NAMED(
         "commitments", "Commitments", NULL,
         "SHA-256 of each nonce in its frame (docs/ledger.md), in lower-case hexadecimal. At most 256 may be unused."),
     .kind = FIELD_LIST, .min = 1, .max = COMMITMENTS_MAX, .offset = offsetof(struct commitments_request, commitments),
     .item = &commitment_item, .item_size = HASH_TEXT_SIZE,
     .count = FIELD_AT(struct commitments_request, count, int32_t)},
    SIGNATURE_FIELD(struct commitments_request, FIELD_REQUIRED),
    LAST_CHECKPOINT_FIELD(struct commitments_request),
};
const struct fields commitments_fields = FIELDS("Commitments", "Commits a player to nonces for future questions.",
                                                commitments_list, struct commitments_request);

#define INDEX(type)                                                                                                    \
    {                                                                                                                  \
        .name = "index", .title = "Index", .doc = "The number of the commitment: that of the question.",               \
        .kind = FIELD_INT, .offset = FIELD_AT(type, index, int32_t), .max = INT32_MAX                                  \
    }
#define NONCE(type)                                                                                                    \
    {                                                                                                                  \
        .name = "nonce", .title = "Nonce", .doc = "The nonce that was committed, in lower-case hexadecimal.",          \
        .kind = FIELD_TEXT, .offset = offsetof(type, nonce), .min = 2 * NONCE_MIN, .max = 2 * NONCE_MAX,               \
        .pattern = FIELD_HEXADECIMAL                                                                                   \
    }

static const struct field reveal_list[] = {
    INDEX(struct reveal_request),
    NONCE(struct reveal_request),
    {.name = "signature",
     .title = "Signature",
     .doc = "Of the seat's device under its reveal, in lower-case hexadecimal (docs/ledger.md, Statements).",
     .kind = FIELD_TEXT,
     .offset = offsetof(struct reveal_request, signature),
     .min = SIGNATURE_TEXT_SIZE - 1,
     .max = SIGNATURE_TEXT_SIZE - 1,
     .pattern = FIELD_HEXADECIMAL},
    LAST_CHECKPOINT_FIELD(struct reveal_request),
};
const struct fields reveal_fields =
    FIELDS("Reveal", "Reveals the nonce for a question.", reveal_list, struct reveal_request);

static const struct field give_up_list[] = {
    SIGNATURE_FIELD(struct give_up_request, FIELD_REQUIRED),
    LAST_CHECKPOINT_FIELD(struct give_up_request),
};
const struct fields give_up_fields = FIELDS("GivingUp", "Gives the open question up; it ends when both players do.",
                                            give_up_list, struct give_up_request);

static const struct field declared_face = {.kind = FIELD_INT, .min = 1, .max = DICE_MAX_SIDES};

static const struct field declared_list[] = {
    {NAMED("dice", "Dice", NULL, "The dice that fell on the table, in the order in which the question asks for them."),
     .kind = FIELD_LIST, .min = 1, .max = DECLARED_DICE_MAX, .offset = offsetof(struct declared_request, dice),
     .item = &declared_face, .item_size = sizeof(int32_t), .count = FIELD_AT(struct declared_request, count, int32_t)},
    SIGNATURE_FIELD(struct declared_request, FIELD_REQUIRED),
    LAST_CHECKPOINT_FIELD(struct declared_request),
};
const struct fields declared_request_fields =
    FIELDS("DeclaredDice", "Agrees that the open question is answered by dice that fell on the table.", declared_list,
           struct declared_request);

#define NEW_KEY(presence_)                                                                                             \
    {                                                                                                                  \
        NAMED("device_key", "Device key", NULL,                                                                        \
              "The Ed25519 public key of the new device, in lower-case hexadecimal. A seat that had one gets one."),   \
            .kind = FIELD_TEXT, .presence = (presence_), .offset = offsetof(struct device_request, device_key),        \
            .min = HASH_TEXT_SIZE - 1, .max = HASH_TEXT_SIZE - 1, .pattern = FIELD_HEXADECIMAL                         \
    }
static const struct field reissue_list[] = {
    NEW_KEY(FIELD_OPTIONAL),
    LAST_CHECKPOINT_FIELD(struct device_request),
};
const struct fields reissue_fields =
    FIELDS("Reissue", "Gives the seat that the path names to another device.", reissue_list, struct device_request);
static const struct field other_device_list[] = {
    NEW_KEY(FIELD_REQUIRED),
    SIGNATURE_FIELD(struct device_request, FIELD_REQUIRED),
    LAST_CHECKPOINT_FIELD(struct device_request),
};
const struct fields other_device_fields = FIELDS("OtherDevice", "The device to which a seat goes, as a device signs.",
                                                 other_device_list, struct device_request);

static const struct field agreement_list[] = {
    NEW_KEY(FIELD_REQUIRED),
    {NAMED("reissued_seat", "Seat", NULL, "The other player's seat."), .kind = FIELD_TEXT,
     .offset = offsetof(struct device_request, reissued_seat), .min = 1, .max = SEAT_ID_MAX, .pattern = FIELD_SIDE_ID},
    SIGNATURE_FIELD(struct device_request, FIELD_REQUIRED),
    LAST_CHECKPOINT_FIELD(struct device_request),
};
const struct fields reissue_agreement_fields =
    FIELDS("ReissueAgreement", "A player agrees that the other player's seat goes to another device.", agreement_list,
           struct device_request);

static const struct field cosignature_list[] = {
    {NAMED("last_checkpoint", "Last checkpoint", NULL, "The checkpoint that the device found consistent."),
     .kind = FIELD_GROUP, .offset = offsetof(struct cosignature_request, last_checkpoint),
     .of = &last_checkpoint_fields},
    {NAMED("line", "Line", NULL,
           "The line that the device adds to the note (docs/ledger.md, Cosignatures), without its newline."),
     .kind = FIELD_TEXT, .offset = offsetof(struct cosignature_request, line), .min = 1,
     .max = COSIGNATURE_LINE_MAX - 2 /* characters; a dash alone takes three bytes */, .bytes = COSIGNATURE_LINE_MAX,
     .pattern = "^\u2014 [!-~]+ [A-Za-z0-9+/=]+$"},
};
const struct fields cosignature_fields =
    FIELDS("Cosigning", "A device's cosignature under a checkpoint.", cosignature_list, struct cosignature_request);

static const struct field revocation_list[] = {LAST_CHECKPOINT_FIELD(struct revocation_request)};
const struct fields revocation_fields =
    FIELDS("Revocation", "Revokes the seat that the path names.", revocation_list, struct revocation_request);

struct note_request *note_decode(struct arena *arena, const char *body, size_t length, struct violations *violations)
{
    REQUEST_DECODE(note_request, &note_fields);
    if (request)
        request->by_device = request_signature(arena, request->signature, violations);
    return violations->count ? NULL : request;
}

struct description_request *description_decode(struct arena *arena, const char *body, size_t length,
                                               struct violations *violations)
{
    REQUEST_DECODE(description_request, &description_fields);
    return violations->count ? NULL : request;
}

struct dispute_request *dispute_decode(struct arena *arena, const char *body, size_t length,
                                       struct violations *violations)
{
    REQUEST_DECODE(dispute_request, &dispute_fields);
    if (request)
        request->by_device = request_signature(arena, request->signature, violations);
    return violations->count ? NULL : request;
}

struct decision_request *decision_decode(struct arena *arena, const char *body, size_t length,
                                         struct violations *violations)
{
    REQUEST_DECODE(decision_request, &decision_fields);
    if (request && request->upheld && !request->correction)
        violation_add(violations, ERROR_MISSING_FIELD, "/correction",
                      "is required when the dispute is upheld: none, further_dice or reused_dice");
    else if (request && !request->upheld && request->correction)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/correction", "is only for disputes that are upheld");
    return violations->count ? NULL : request;
}

struct undo_request *undo_decode(struct arena *arena, const char *body, size_t length, struct violations *violations)
{
    REQUEST_DECODE(undo_request, &undo_fields);
    if (request)
        request->by_device = request_signature(arena, request->signature, violations);
    return violations->count ? NULL : request;
}

struct undo_answer_request *undo_answer_decode(struct arena *arena, const char *body, size_t length,
                                               struct violations *violations)
{
    REQUEST_DECODE(undo_answer_request, &undo_answer_fields);
    if (request)
        request->by_device = request_signature(arena, request->signature, violations);
    return violations->count ? NULL : request;
}

struct commitments_request *commitments_decode(struct arena *arena, const char *body, size_t length,
                                               struct violations *violations)
{
    REQUEST_DECODE(commitments_request, &commitments_fields);
    if (request)
        request->by_device = request_signature(arena, request->signature, violations);
    if (request && !hash_read(request->anchor, &request->anchor_hash))
        violation_add(violations, ERROR_INVALID_TEXT, "/anchor", "must be 64 lower-case hexadecimal digits");
    for (int32_t i = 0; request && i < request->count; i++) {
        char pointer[32];
        struct text text;
        text_start(&text, pointer, sizeof pointer);
        text_format(&text, "/commitments/%d", i);
        if (!hash_read(request->commitments[i], &request->hashes[i]))
            violation_add(violations, ERROR_INVALID_TEXT, pointer, "must be 64 lower-case hexadecimal digits");
    }
    return violations->count ? NULL : request;
}

struct reveal_request *reveal_decode(struct arena *arena, const char *body, size_t length,
                                     struct violations *violations)
{
    REQUEST_DECODE(reveal_request, &reveal_fields);
    if (request) {
        request->nonce_bytes = request_nonce(arena, request->nonce, "/nonce", &request->nonce_length, violations);
        request->by_device = request_signature(arena, request->signature, violations);
    }
    return violations->count ? NULL : request;
}

struct give_up_request *give_up_decode(struct arena *arena, const char *body, size_t length,
                                       struct violations *violations)
{
    REQUEST_DECODE(give_up_request, &give_up_fields);
    if (request)
        request->by_device = request_signature(arena, request->signature, violations);
    return violations->count ? NULL : request;
}

struct declared_request *declared_decode(struct arena *arena, const char *body, size_t length,
                                         struct violations *violations)
{
    REQUEST_DECODE(declared_request, &declared_request_fields);
    if (request)
        request->by_device = request_signature(arena, request->signature, violations);
    return violations->count ? NULL : request;
}

struct revocation_request *revocation_decode(struct arena *arena, const char *body, size_t length,
                                             struct violations *violations)
{
    REQUEST_DECODE(revocation_request, &revocation_fields);
    return violations->count ? NULL : request;
}

struct cosignature_request *cosignature_decode(struct arena *arena, const char *body, size_t length,
                                               struct violations *violations)
{
    struct cosignature_request *request = request_decode(arena, &cosignature_fields, body, length, violations);
    if (request)
        request->last_checkpoint_head = last_checkpoint_head(arena, true, &request->last_checkpoint, violations);
    return violations->count ? NULL : request;
}

static struct device_request *device_decode(struct arena *arena, const struct fields *fields, const char *body,
                                            size_t length, struct violations *violations)
{
    REQUEST_DECODE(device_request, fields);
    if (request) {
        request->by_device = request_signature(arena, request->signature, violations);
        request->key = request_device_key(arena, request->device_key, violations);
    }
    return violations->count ? NULL : request;
}

struct device_request *reissue_decode(struct arena *arena, const char *body, size_t length,
                                      struct violations *violations)
{
    return device_decode(arena, &reissue_fields, body, length, violations);
}

struct device_request *other_device_decode(struct arena *arena, const char *body, size_t length,
                                           struct violations *violations)
{
    return device_decode(arena, &other_device_fields, body, length, violations);
}

struct device_request *reissue_agreement_decode(struct arena *arena, const char *body, size_t length,
                                                struct violations *violations)
{
    return device_decode(arena, &reissue_agreement_fields, body, length, violations);
}
