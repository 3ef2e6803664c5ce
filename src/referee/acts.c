/* The tables of these bodies, and what tables cannot say. */
#include "referee/acts.h"
#include "fields/decode.h"
#include "ledger/kinds.h"
#include "ledger/statement.h"

static const struct field last_checkpoint_rows[] = {
    NUMBER(struct tree_head, size, 1, INT32_MAX, "Size", NULL, "How many entries it covers.", .unit = "entries"),
    DIGITS_AS(struct tree_head, root, "root", form_hash, HASH_DIGITS, HASH_DIGITS, "Root", NULL,
              "In lower-case hexadecimal."),
};
const struct fields last_checkpoint_fields =
    FIELDS("LastCheckpoint", "A checkpoint that the client has saved.", last_checkpoint_rows, struct tree_head);

static const char *device_key_wrong(const char *text)
{
    struct hash key;
    if (!hash_read(text, &key))
        return form_hash.wrong(text);
    return device_key_signs(key.bytes) ? NULL : "is no Ed25519 key that can sign";
}

static bool device_key_given(const struct field *field, const void *base)
{
    (void)field, (void)base;
    return true;
}

/* struct hash: the Ed25519 key of a seat's device. */
static const struct field_form form_device_key = {.size = sizeof(struct hash),
                                                  .given = device_key_given,
                                                  .write = form_hash_write,
                                                  .read = form_hash_read,
                                                  .wrong = device_key_wrong};

#define SEEN LAST_CHECKPOINT(struct act, entry.last_checkpoint)
#define SIGNED(...) SIGNATURE(struct act, entry.signature, SIGNATURE_DOC, __VA_ARGS__)
#define WORDS(path, name_, low, most, title_, doc_, ...)                                                               \
    TEXT_AS(struct act, path, name_, low, most, title_, NULL, doc_, __VA_ARGS__)
#define DEVICE_KEY(path, doc_, ...)                                                                                    \
    DIGITS_AS(struct act, path, "device_key", form_device_key, HASH_DIGITS, HASH_DIGITS, "Device key", NULL, doc_,     \
              __VA_ARGS__)
#define NONCE(path, doc_, ...)                                                                                         \
    DIGITS_AS(struct act, path.bytes, "nonce", form_bytes, 2 * NONCE_MIN, 2 * NONCE_MAX, "Nonce", NULL, doc_,          \
              .count = offsetof(struct act, path.length), __VA_ARGS__)

/* ---- seats ---- */

static const struct field join_rows[] = {
    WORDS(code, "code", 1, CODE_TYPED_MAX, "Code",
          "The join code of a side, or of the spectators: four groups of four. Case, blanks and hyphens do not count."),
    WORDS(name, "name", 1, DISPLAY_TYPED_MAX, "Name",
          "What the others call who sits there; unique in the session, whatever its case. It stands outside the "
          "record, and can be changed and erased."),
    NONCE(entry.joined.nonce,
          "16 to 64 random bytes of the player's device in lower-case hexadecimal, drawn after the device has "
          "seen the opening. Required from players; not allowed for spectators.",
          OPTIONAL),
    DEVICE_KEY(entry.joined.device_key,
               "The Ed25519 public key of the seat's device, in lower-case hexadecimal. Required from players in "
               "two-sided mode.",
               .indirect = true, OPTIONAL),
    SEEN,
};
const struct fields join_fields =
    FIELDS("Joining", "A seat for somebody who has the session's code.", join_rows, struct act);

static const struct field join_code_rows[] = {
    WORDS(code, "code", 1, CODE_TYPED_MAX, "Code", "The join code of a side, or of the spectators."),
};
const struct fields join_code_fields =
    FIELDS("JoinPreviewing", "A join code, to see what it opens.", join_code_rows, struct act);

static const struct field naming_rows[] = {
    WORDS(name, "name", 0, DISPLAY_TYPED_MAX, "Name",
          "What the others call who sits there; unique in the session, whatever its case. Left out: the name is "
          "erased.",
          OPTIONAL),
};
const struct fields naming_fields = FIELDS("Naming", "Another display name for a seat.", naming_rows, struct act);

static const struct field nonce_rows[] = {
    NONCE(entry.nonce, "16 to 64 random bytes of the seat's device in lower-case hexadecimal."),
    SEEN,
};
const struct fields nonce_fields = FIELDS(
    "NonceGiving", "A nonce from a seat that has given none since the chain's last anchor.", nonce_rows, struct act);

static const struct field revocation_rows[] = {SEEN};
const struct fields revocation_fields =
    FIELDS("Revocation", "Revokes the seat that the path names.", revocation_rows, struct act);

#define NEW_KEY(path, ...)                                                                                             \
    DEVICE_KEY(path,                                                                                                   \
               "The Ed25519 public key of the new device, in lower-case hexadecimal. A seat that had one gets one.",   \
               __VA_ARGS__)
static const struct field reissue_rows[] = {NEW_KEY(entry.reissued.device_key, .indirect = true, OPTIONAL), SEEN};
const struct fields reissue_fields =
    FIELDS("Reissue", "Gives the seat that the path names to another device.", reissue_rows, struct act);

static const struct field admission_rows[] = {
    WORDS(entry.admitted.admitted_seat, "admitted_seat", 1, SEAT_ID_MAX, "Seat",
          "The guest that speaks for its side from now on.", .pattern = FIELD_SIDE_ID),
    SIGNED(OPTIONAL),
    SEEN,
};
const struct fields admission_fields =
    FIELDS("Admission", "A guest is admitted to its side.", admission_rows, struct act);

static const struct field other_device_rows[] = {NEW_KEY(entry.handed_over.device_key), SIGNED(), SEEN};
const struct fields other_device_fields =
    FIELDS("OtherDevice", "The device to which a seat goes, as a device signs.", other_device_rows, struct act);

static const struct field agreement_rows[] = {
    NEW_KEY(entry.reissue_agreed.device_key),
    WORDS(entry.reissue_agreed.reissued_seat, "reissued_seat", 1, SEAT_ID_MAX, "Seat", "The other player's seat.",
          .pattern = FIELD_SIDE_ID),
    SIGNED(),
    SEEN,
};
const struct fields reissue_agreement_fields =
    FIELDS("ReissueAgreement", "A player agrees that the other player's seat goes to another device.", agreement_rows,
           struct act);

/* ---- what is said about a game ---- */

static const struct field note_rows[] = {
    WORDS(entry.note.text, "text", 1, REQUEST_WORDS_MAX, "Text", "What is to be recorded."),
    SIGNED(OPTIONAL),
    SEEN,
};
const struct fields note_fields = FIELDS("Note", "A remark during the game.", note_rows, struct act);

static const struct field description_rows[] = {
    WORDS(entry.described.title, "title", 0, TITLE_MAX, "Title", "What the game is called.", OPTIONAL),
    WORDS(entry.described.place, "place", 0, PLACE_MAX, "Place", "Where it is played.", OPTIONAL),
    NUMBER_AS(struct act, entry.described.points, "points", 0, SESSION_POINTS_MAX, "Points", NULL,
              "Of the armies, as they were agreed.", OPTIONAL),
    WORDS(entry.described.note, "note", 0, REQUEST_WORDS_MAX, "Note", "Whatever else is to be known of it.", OPTIONAL),
    SEEN,
};
const struct fields description_fields =
    FIELDS("Description", "What a session is about.", description_rows, struct act);

#define WHY(path) WORDS(path, "reason", 0, REQUEST_WORDS_MAX, "Reason", "Why.", OPTIONAL)
static const struct field dispute_rows[] = {
    NUMBER_AS(struct act, entry.dispute.target, "target", 1, INT32_MAX, "Target", NULL,
              "The number of the ruling or correction that is disputed; it must be in force."),
    WORDS(entry.dispute.claim, "claim", 1, REQUEST_WORDS_MAX, "Claim", "What is wrong with it."),
    WORDS(entry.dispute.clause, "clause", 1, CLAUSE_MAX, "Clause", "The clause of the rulebook that it rests on.",
          .pattern = FIELD_ASCII, OPTIONAL),
    SIGNED(OPTIONAL),
    SEEN,
};
const struct fields dispute_fields = FIELDS("Dispute", "Disputes a ruling.", dispute_rows, struct act);

static const struct field decision_rows[] = {
    FACT_AS(struct act, entry.decision.upheld, "upheld", "Upheld", NULL, "Whether the dispute is right."),
    WORDS(entry.decision.clause, "clause", 1, CLAUSE_MAX, "Clause",
          "The clause of the rulebook that the decision rests on.", .pattern = FIELD_ASCII),
    CHOICE_AS(struct act, entry.decision.correction, "correction", correction_kinds, "Correction", NULL,
              "What follows; required when the dispute is upheld, and not allowed otherwise.", ABSENT_IS_ZERO),
    WHY(entry.decision.reason),
    SEEN,
};
const struct fields decision_fields = FIELDS("Decision", "Decides a dispute.", decision_rows, struct act);

void decision_check(const struct entry_decision *decision, struct violations *violations)
{
    if (decision->upheld && !decision->correction)
        violation_add(violations, ERROR_MISSING_FIELD, "/correction",
                      "is required when the dispute is upheld: none, further_dice or reused_dice");
    else if (!decision->upheld && decision->correction)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/correction", "is only for disputes that are upheld");
}

static const struct field undo_rows[] = {
    NUMBER_AS(struct act, entry.undo_proposed.target, "target", 1, INT32_MAX, "Target", NULL,
              "The number of the entry."),
    WHY(entry.undo_proposed.reason),
    SIGNED(OPTIONAL),
    SEEN,
};
const struct fields undo_fields = FIELDS("Undo", "Proposes to take an entry back.", undo_rows, struct act);

static const struct field undo_answer_rows[] = {
    FACT_AS(struct act, entry.undo_answered.consent, "consent", "Consent", NULL, "Whether to take it back."),
    SIGNED(OPTIONAL),
    SEEN,
};
const struct fields undo_answer_fields =
    FIELDS("UndoAnswer", "Answers a proposal to take back.", undo_answer_rows, struct act);

static const struct field close_rows[] = {
    WORDS(entry.closed.remark, "remark", 0, REQUEST_WORDS_MAX, "Closing remark",
          "The umpire's closing remark: who won, what was agreed.", OPTIONAL),
    SEEN,
};
const struct fields close_fields = FIELDS("Closing", "The end of a session.", close_rows, struct act);

static const struct field rekey_rows[] = {
    WORDS(entry.rekey.reason, "reason", 1, REQUEST_WORDS_MAX, "Reason",
          "What happened to the database, and what was agreed: everybody who plays ought to know."),
    SEEN,
};
const struct fields rekey_request_fields =
    FIELDS("Rekey", "Begins a new chain of secrets after a restore.", rekey_rows, struct act);

/* ---- two-sided dice ---- */

static const struct field commitment_item = ITEM_DIGITS(form_hash, HASH_DIGITS, HASH_DIGITS);
static const struct field commitments_rows[] = {
    DIGITS_AS(
        struct act, anchor, "anchor", form_hash, HASH_DIGITS, HASH_DIGITS, "Anchor", NULL,
        "The anchor of the chain, as the opening or the newest rekey says it: the commitments hold for this chain."),
    NUMBER_AS(struct act, entry.committed.first, "first", 0, INT32_MAX, "First index", NULL,
              "The index of the first one: the seat's next index, from 0 without gaps."),
    LIST_AS(
        struct act, entry.committed.commitments, "commitments", struct hash, commitment_item, entry.committed.count, 1,
        COMMITMENTS_MAX, "Commitments", NULL,
        "SHA-256 of each nonce in its frame (docs/ledger.md), in lower-case hexadecimal. At most 256 may be unused."),
    SIGNED(),
    SEEN,
};
const struct fields commitments_fields =
    FIELDS("Commitments", "Commits a player to nonces for future questions.", commitments_rows, struct act);

static const struct field reveal_rows[] = {
    NUMBER_AS(struct act, entry.revealed.index, "index", 0, INT32_MAX, "Index", NULL,
              "The number of the commitment: that of the question."),
    NONCE(entry.revealed.nonce, "The nonce that was committed, in lower-case hexadecimal."),
    SIGNATURE(struct act, entry.signature,
              "Of the seat's device under its reveal, in lower-case hexadecimal (docs/ledger.md, Statements)."),
    SEEN,
};
const struct fields reveal_fields = FIELDS("Reveal", "Reveals the nonce for a question.", reveal_rows, struct act);

static const struct field give_up_rows[] = {SIGNED(), SEEN};
const struct fields give_up_fields =
    FIELDS("GivingUp", "Gives the open question up; it ends when both players do.", give_up_rows, struct act);

static const struct field face_row = ITEM_NUMBER(1, DICE_MAX_SIDES, NULL, NULL, NULL);
static const struct field declared_rows[] = {
    LIST_AS(struct act, entry.declared_agreed.faces.list, "dice", int32_t, face_row, entry.declared_agreed.faces.count,
            1, DECLARED_DICE_MAX, "Dice", NULL,
            "The dice that fell on the table, in the order in which the question asks for them."),
    SIGNED(),
    SEEN,
};
const struct fields declared_request_fields =
    FIELDS("DeclaredDice", "Agrees that the open question is answered by dice that fell on the table.", declared_rows,
           struct act);

static const struct field cosignature_rows[] = {
    GROUP_AS(struct act, entry.last_checkpoint, "last_checkpoint", struct tree_head, last_checkpoint_fields,
             "Last checkpoint", NULL, "The checkpoint that the device found consistent."),
    WORDS(line, "line", 1, COSIGNATURE_LINE_MAX - 2 /* characters: the dash alone has three bytes */, "Line",
          "The line that the device adds to the note (docs/ledger.md, Cosignatures), without its newline.",
          .pattern = "^\u2014 [!-~]+ [A-Za-z0-9+/=]+$"),
};
const struct fields cosignature_fields =
    FIELDS("Cosigning", "A device's cosignature under a checkpoint.", cosignature_rows, struct act);

/* ---- units and turns ---- */

static const struct field unit_name_rows[] = {
    WORDS(entry.unit_renamed.name, "name", 1, UNIT_NAME_MAX, "Name", "What the players call the unit from now on."),
    SEEN,
};
const struct fields unit_name_fields = FIELDS("UnitName", "Another name for a unit.", unit_name_rows, struct act);

static const struct field unit_removal_rows[] = {WHY(entry.unit_removed.reason), SEEN};
const struct fields unit_removal_fields =
    FIELDS("UnitRemoval", "Removes a unit that was brought in by mistake.", unit_removal_rows, struct act);

static const struct field unit_side_rows[] = {
    WORDS(entry.unit_reassigned.side, "side", 1, SIDE_ID_MAX, "Side",
          "The side that the unit fights for from now on, by its id.", .pattern = FIELD_SIDE_ID),
    WORDS(entry.unit_reassigned.reason, "reason", 1, REQUEST_WORDS_MAX, "Reason", "Why."),
    SEEN,
};
const struct fields unit_side_fields = FIELDS("UnitSide", "Another side for a unit.", unit_side_rows, struct act);

static const struct field turn_on_rows[] = {
    NUMBER(struct turn_on, turn, 0, TURN_MAX, "Turn", NULL, "Its number; 0 where no turn has begun."),
    TEXT(struct turn_on, phase, 0, PHASE_TYPED_MAX, "Phase", NULL,
         "The phase that is on, by its name in the ruleset; without it, any phase of that turn will do.",
         .pattern = FIELD_ASCII, OPTIONAL),
};
const struct fields turn_on_fields =
    FIELDS("CurrentTurn", "The turn and phase that are on.", turn_on_rows, struct turn_on);

static const struct field turn_rows[] = {
    NUMBER_AS(struct act, entry.turn.turn, "turn", 1, TURN_MAX, "Turn", NULL,
              "The turn to begin. Without turn and phase: whatever comes next.", ABSENT_IS_ZERO),
    WORDS(entry.turn.phase, "phase", 0, PHASE_TYPED_MAX, "Phase",
          "The phase to begin, by its name in the ruleset; the turn's first phase by default.", .pattern = FIELD_ASCII,
          OPTIONAL),
    GROUP(struct act, current, struct turn_on, turn_on_fields, "Current", NULL,
          "What the client takes to be on. When that is not so any more, the answer is turn_changed: nobody begins a "
          "turn twice by tapping twice.",
          OPTIONAL),
    SEEN,
};
const struct fields turn_fields = FIELDS("TurnRequest", "A turn or a phase to begin.", turn_rows, struct act);

void *request_decode(struct arena *arena, const struct fields *fields, const char *body, size_t length,
                     struct violations *violations)
{
    const struct json_t *root =
        length ? json_read(arena, body, length, violations) : json_read(arena, "{}", 2, violations);
    void *request = arena_take_zero(arena, fields->size);
    if (!request)
        violation_add_starved(violations);
    return request && root && fields_decode_given(arena, fields, root, "", request, NULL, violations) ? request : NULL;
}

struct act *act_decode(struct arena *arena, const struct fields *fields, const char *body, size_t length,
                       struct violations *violations)
{
    return request_decode(arena, fields, body, length, violations);
}
