/* The bodies of what is appended to a session and is no question. A body is decoded into the entry that it becomes, by
 * a table over both (acts.c): joining and nonces, notes, disputes, decisions and taking back, turns, closing, and what
 * two-sided mode adds. */
#pragma once
#include "base/arena.h"
#include "fields/forms.h"
#include "ledger/cosignature.h"
#include "ledger/entry.h"
#include "referee/intent.h"
#include "referee/session_state.h"
#include <string.h>
#include <umpire/field.h>
#include <umpire/rows.h>
#include <umpire/violation.h>

enum {
    CODE_TYPED_MAX = 100,    /* characters of a join code, with what somebody typed between its groups */
    DISPLAY_TYPED_MAX = 64,  /* of a display name, before it is tidied */
    REQUEST_WORDS_MAX = 500, /* of a remark, reason or claim */
    CLAUSE_MAX = 32,
    TITLE_MAX = 80,
    PLACE_MAX = 80,
    PHASE_TYPED_MAX = 40,
    TURN_MAX = 9999,
};

/* The current turn. */
struct turn_on {
    int32_t turn;                    /* 0: none */
    char phase[PHASE_TYPED_MAX + 1]; /* "": none, or any */
};
extern const struct fields turn_on_fields;

/* What a seat asks to append. What is not given is absent as in an entry: NULL or 0. */
struct act {
    struct entry entry;            /* its own members, `last_checkpoint` and `signature` */
    const char *code, *name;       /* of joining and naming, as they were typed */
    struct hash anchor;            /* of commitments: of the chain that they are for */
    const struct turn_on *current; /* of a turn: what the client thinks is current; NULL: it does not say */
    const char *line;              /* of a device under a checkpoint, without its newline */
};

/* The struct of a table, in the arena; NULL after adding violations. An empty body is {}. */
void *request_decode(struct arena *arena, const struct fields *fields, const char *body, size_t length,
                     struct violations *violations);
/* The same by one of these tables. */
struct act *act_decode(struct arena *arena, const struct fields *fields, const char *body, size_t length,
                       struct violations *violations);
extern const struct fields join_fields, join_code_fields, naming_fields, nonce_fields, revocation_fields,
    reissue_fields, other_device_fields, reissue_agreement_fields, admission_fields, note_fields, description_fields,
    dispute_fields, decision_fields, undo_fields, undo_answer_fields, close_fields, rekey_request_fields,
    commitments_fields, reveal_fields, give_up_fields, declared_request_fields, cosignature_fields, unit_name_fields,
    unit_removal_fields, unit_side_fields, turn_fields;
/* What the table of decisions cannot say. */
void decision_check(const struct entry_decision *decision, struct violations *violations);

/* Copies rows to where a table is put together; returns what follows them. */
static inline struct field *rows_add(struct field *to, const struct field *rows, size_t size)
{
    memcpy(to, rows, size);
    return to + size / sizeof *rows;
}

/* What many bodies have, for their tables. */
extern const struct fields last_checkpoint_fields;
enum { HASH_DIGITS = HASH_TEXT_SIZE - 1, SIGNATURE_DIGITS = 2 * DEVICE_SIGNATURE_SIZE };
/* `path` leads to a const struct tree_head *, that of the next one to a struct signature_given. */
#define LAST_CHECKPOINT(type, path)                                                                                    \
    GROUP_AS(type, path, "last_checkpoint", struct tree_head, last_checkpoint_fields, "Last checkpoint", NULL,         \
             "The last checkpoint that the client has. It is recorded, or refused when the ledger is not "             \
             "consistent with it.",                                                                                    \
             OPTIONAL)
#define SIGNATURE(type, path, doc_, ...)                                                                               \
    DIGITS_AS(type, path.bytes, "signature", form_signature, SIGNATURE_DIGITS, SIGNATURE_DIGITS, "Signature", NULL,    \
              doc_, .count = offsetof(type, path.length), __VA_ARGS__)
#define SIGNATURE_DOC                                                                                                  \
    "Of the seat's device under its statement, in lower-case hexadecimal (docs/ledger.md, Statements). "               \
    "Seats with a device's key sign this; it wants an Idempotency-Key and the last checkpoint."
