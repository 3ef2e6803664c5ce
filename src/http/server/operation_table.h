/* What the files of the operations table share. */
#pragma once
#include "operation.h"

enum { KIB = 1024 };

#define ERRORS(...) ((const enum umpire_error[]){__VA_ARGS__ __VA_OPT__(, ) ERROR_NONE})
#define SESSION_ERRORS                                                                                                 \
    ERROR_TOKEN_MISSING, ERROR_TOKEN_INVALID, ERROR_SEAT_REVOKED, ERROR_SESSION_UNKNOWN, ERROR_OVERLOADED,             \
        ERROR_DATABASE_AWAY, ERROR_STOPPING
#define CLUB_ERRORS ERROR_TOKEN_MISSING, ERROR_CLUB_KEY_INVALID, ERROR_OVERLOADED, ERROR_DATABASE_AWAY, ERROR_STOPPING
#define WRITE_ERRORS                                                                                                   \
    ERROR_SESSION_CLOSED, ERROR_SESSION_FULL, ERROR_KEY_REUSED, ERROR_OUTCOME_UNKNOWN, ERROR_ENTRY_REFUSED,            \
        ERROR_SESSION_NOT_SEALED, ERROR_CHECKPOINT_INCONSISTENT, ERROR_RECORD_DAMAGED, ERROR_KEYS_MISSING
#define APPEND_ERRORS SESSION_ERRORS, ERROR_NOT_ALLOWED, WRITE_ERRORS
#define PROOF_ERRORS SESSION_ERRORS, ERROR_SESSION_NOT_SEALED, ERROR_RECORD_DAMAGED, ERROR_KEYS_MISSING
/* Of what field tables describe, in a query or a body: the code of the violations, or invalid_input when they differ.
 */
#define QUERY_ERRORS                                                                                                   \
    ERROR_INVALID_INPUT, ERROR_MISSING_FIELD, ERROR_WRONG_TYPE, ERROR_OUT_OF_RANGE, ERROR_NOT_A_CHOICE,                \
        ERROR_WRONG_LENGTH, ERROR_BAD_TEXT, ERROR_CONFLICTING_FIELDS, ERROR_NOT_UNIQUE
#define BODY_ERRORS                                                                                                    \
    ERROR_MALFORMED_JSON, ERROR_BODY_TOO_LARGE, ERROR_MEDIA_TYPE_UNSUPPORTED, QUERY_ERRORS, ERROR_DUPLICATE_KEY,       \
        ERROR_TOO_DEEP
/* Of a step's input, options and dice. */
#define QUESTION_ERRORS                                                                                                \
    BODY_ERRORS, ERROR_UNKNOWN_OPTION, ERROR_TABLE_REQUIRED, ERROR_TARGET_REQUIRED, ERROR_DICE_EXHAUSTED,              \
        ERROR_DICE_SURPLUS, ERROR_DICE_IMPOSSIBLE

/* Of what names units. */
#define UNIT_ERRORS ERROR_UNIT_UNKNOWN, ERROR_UNIT_OUT, ERROR_UNIT_UNFIT, ERROR_UNITS_NOT_HERE, ERROR_PHASE_OTHER

/* Of what may become a question in mode both. */
#define ASKING_ERRORS                                                                                                  \
    ERROR_PARTIES_WRONG, ERROR_COMMITMENTS_MISSING, ERROR_QUESTION_OPEN, ERROR_NONCE_UNFITTING, ERROR_MODE_OTHER

extern const struct operation act_operations[];
extern const size_t act_operation_count;
extern const struct operation club_operations[];
extern const size_t club_operation_count;
extern const struct operation unit_operations[];
extern const size_t unit_operation_count;
extern const struct operation session_operations[];
extern const size_t session_operation_count;
