/* The error registry: every error that umpire can answer with, once.
 * A code is stable for ever; clients switch on it. The HTTP status and the title are what RFC 9457 calls them.
 * Violations (what is wrong with one field) carry a code of the same registry. */
#pragma once

/* X(symbol, code, HTTP status, title) */
#define UMPIRE_ERRORS(X)                                                                                               \
    /* the request as HTTP */                                                                                          \
    X(BAD_REQUEST, "bad_request", 400, "The request is not valid for this resource")                                   \
    X(TOKEN_MISSING, "token_missing", 401, "A bearer token is required")                                               \
    X(TOKEN_INVALID, "token_invalid", 401, "The token is not valid for this session")                                  \
    X(CLUB_KEY_INVALID, "club_key_invalid", 401, "The club key is not valid, or has been revoked")                     \
    X(SEAT_REVOKED, "seat_revoked", 401, "The seat has been revoked, and its token is no longer valid")                \
    X(NOT_ALLOWED, "not_allowed", 403, "This seat is not allowed to do that")                                          \
    X(OPENING_DISABLED, "opening_disabled", 403, "This server does not accept new sessions")                           \
    X(METRICS_FORBIDDEN, "metrics_forbidden", 403, "Metrics are not available to this address")                        \
    X(NOT_FOUND, "not_found", 404, "No resource exists at this path")                                                  \
    X(RULESET_UNKNOWN, "ruleset_unknown", 404, "No such ruleset")                                                      \
    X(STEP_NOT_DEFINED, "step_not_defined", 404, "The ruleset does not define this step")                              \
    X(TABLE_UNKNOWN, "table_unknown", 404, "The ruleset has no such table")                                            \
    X(CLAUSE_UNKNOWN, "clause_unknown", 404, "The rulebook has no such clause")                                        \
    X(SESSION_UNKNOWN, "session_unknown", 404, "No such session")                                                      \
    X(HOUSE_RULES_UNKNOWN, "house_rules_unknown", 404, "The club has no such house rules")                             \
    X(ARMY_UNKNOWN, "army_unknown", 404, "The club has no such army")                                                  \
    X(ENTRY_UNKNOWN, "entry_unknown", 404, "No such entry in this session")                                            \
    X(SEAT_UNKNOWN, "seat_unknown", 404, "The session has no such seat")                                               \
    X(METHOD_NOT_ALLOWED, "method_not_allowed", 405, "The resource does not support this method")                      \
    X(NOT_ACCEPTABLE, "not_acceptable", 406, "None of the accepted media types is available")                          \
    X(JOIN_CODE_WRONG, "join_code_wrong", 403, "The join code opens no session")                                       \
    X(SESSION_CLOSED, "session_closed", 409, "The session is closed")                                                  \
    X(SESSION_STOPPED, "session_stopped", 409,                                                                         \
      "The database has lost entries of the session that were told already: it goes on once the umpire re-keys it")    \
    X(SESSION_NOT_STOPPED, "session_not_stopped", 409, "The session is not stopped: it needs no new chain")            \
    X(BODY_TOO_LARGE, "body_too_large", 413, "The body is larger than this operation allows")                          \
    X(URI_TOO_LONG, "uri_too_long", 414, "The request target is too long")                                             \
    X(MEDIA_TYPE_UNSUPPORTED, "media_type_unsupported", 415, "This operation does not accept the body's media type")   \
    X(TOO_MANY_REQUESTS, "too_many_requests", 429, "Too many requests")                                                \
    X(HEADERS_TOO_LARGE, "headers_too_large", 431, "The request's header fields are too large")                        \
    /* the body or the query */                                                                                        \
    X(MALFORMED_JSON, "malformed_json", 400, "The body is not valid JSON")                                             \
    X(MALFORMED_CSV, "malformed_csv", 400, "The body is not valid CSV")                                                \
    X(INVALID_INPUT, "invalid_input", 422, "The request is not valid")                                                 \
    X(DUPLICATE_FIELD, "duplicate_field", 422, "A field is given twice in one object")                                 \
    X(TOO_DEEP, "too_deep", 422, "The body is nested too deeply")                                                      \
    X(UNKNOWN_FIELD, "unknown_field", 422, "Unknown field")                                                            \
    X(UNKNOWN_OPTION, "unknown_option", 422, "The ruleset has no such option")                                         \
    X(MISSING_FIELD, "missing_field", 422, "A required field is missing")                                              \
    X(WRONG_TYPE, "wrong_type", 422, "The value has the wrong type")                                                   \
    X(OUT_OF_RANGE, "out_of_range", 422, "The value is out of range")                                                  \
    X(NOT_A_CHOICE, "not_a_choice", 422, "The value is not one of the allowed choices")                                \
    X(WRONG_LENGTH, "wrong_length", 422, "The list or text is too short or too long")                                  \
    X(INVALID_TEXT, "invalid_text", 422, "The text contains something that is not allowed")                            \
    X(CONFLICTING_FIELDS, "conflicting_fields", 422, "Fields contradict each other")                                   \
    X(NOT_UNIQUE, "not_unique", 422, "The value must be unique")                                                       \
    X(TABLE_REQUIRED, "table_required", 422, "The sources do not give this table: supply the club's own")              \
    X(TARGET_REQUIRED, "target_required", 422, "The sources do not give the morale target: supply it")                 \
    X(DICE_EXHAUSTED, "dice_exhausted", 422, "Fewer dice were declared than the ruling needs")                         \
    X(DICE_SURPLUS, "dice_surplus", 422, "More dice were declared than the ruling needs")                              \
    X(DICE_IMPOSSIBLE, "dice_impossible", 422, "A declared die shows a face that the die does not have")               \
    X(ODDS_TOO_LARGE, "odds_too_large", 422, "Calculating these odds takes more work than the service allows")         \
    X(IDEMPOTENCY_KEY_REUSED, "idempotency_key_reused", 422,                                                           \
      "The Idempotency-Key has already been used for a different request")                                             \
    X(SESSION_NOT_SEALED, "session_not_sealed", 409,                                                                   \
      "The session was opened before records were sealed, so nothing about it can be proved")                          \
    X(CHECKPOINT_INCONSISTENT, "checkpoint_inconsistent", 409,                                                         \
      "The ledger is not consistent with the given checkpoint")                                                        \
    X(NAME_TAKEN, "name_taken", 409, "Somebody else in the session already has this name")                             \
    X(SIDE_TAKEN, "side_taken", 409, "The side of this two-sided session already has its player")                      \
    X(SEATS_FULL, "seats_full", 409, "The session has reached its limit of seats")                                     \
    X(SEAT_ALREADY_REVOKED, "seat_already_revoked", 409, "The seat has already been revoked")                          \
    X(GUEST, "guest", 403, "The seat is a guest of its side until a seat that speaks for the side admits it")          \
    X(NOT_A_GUEST, "not_a_guest", 409, "The seat is not a guest")                                                      \
    X(NONCE_ALREADY_GIVEN, "nonce_already_given", 409, "The seat has already given its nonce for this chain")          \
    X(HOUSE_RULES_FULL, "house_rules_full", 409, "The club has reached its limit of house rules")                      \
    X(ARMIES_FULL, "armies_full", 409, "The club has reached its limit of armies")                                     \
    X(ARMY_CHANGED, "army_changed", 409, "The army is another than the one that the request replaces")                 \
    X(CLUB_SESSION_LIMIT, "club_session_limit", 429, "The club has reached its limit of sessions per day")             \
    /* disputes, taking back, two-sided mode */                                                                        \
    X(WRONG_MODE, "wrong_mode", 409, "Not available in this session's mode")                                           \
    X(TWO_PLAYERS_REQUIRED, "two_players_required", 409,                                                               \
      "A two-sided session needs exactly two players, who must both join before the first question")                   \
    X(COMMITMENTS_INVALID, "commitments_invalid", 409,                                                                 \
      "The commitments do not continue the earlier ones, or are too many")                                             \
    X(COMMITMENTS_MISSING, "commitments_missing", 409, "A player has not committed to a nonce for this question")      \
    X(QUESTION_OPEN, "question_open", 409, "A question is already open")                                               \
    X(QUESTION_NOT_OPEN, "question_not_open", 409, "No such question is open")                                         \
    X(ALREADY_GIVEN_UP, "already_given_up", 409, "The seat has already given this question up")                        \
    X(AGREEMENT_AWAITED, "agreement_awaited", 409, "The other player must go first")                                   \
    X(PLACE_TAKEN, "place_taken", 409, "Another link or another index of the chain is next")                           \
    X(CHECKPOINT_TOO_OLD, "checkpoint_too_old", 409,                                                                   \
      "The request was signed over a checkpoint that does not cover all that it rests on")                             \
    X(NOT_OWN_UNIT, "not_own_unit", 403, "A player acts with the units of the player's own side")                      \
    X(UNIT_IN_QUESTION, "unit_in_question", 409,                                                                       \
      "Units that the open question names must stay as they are until it is answered")                                 \
    X(SIGNATURE_WRONG, "signature_wrong", 422,                                                                         \
      "The signature is missing, or is not that of the seat's device under this request")                              \
    X(DEVICE_KEY_NEEDED, "device_key_needed", 422,                                                                     \
      "The key of a device is missing where one is needed, or a seat has it already")                                  \
    X(REISSUE_NOT_AGREED, "reissue_not_agreed", 409,                                                                   \
      "The other player's device has not agreed that this seat gets this device's key")                                \
    X(NONCE_MISMATCH, "nonce_mismatch", 422, "The nonce does not match its commitment")                                \
    X(REVEAL_NOT_EXPECTED, "reveal_not_expected", 409, "No nonce is expected from this seat")                          \
    X(RULING_NOT_IN_FORCE, "ruling_not_in_force", 409, "The entry is not a ruling that is in force")                   \
    X(DISPUTE_OPEN, "dispute_open", 409, "A dispute about this ruling is already open")                                \
    X(DISPUTE_UNKNOWN, "dispute_unknown", 404, "No such dispute")                                                      \
    X(DISPUTE_DECIDED, "dispute_decided", 409, "The dispute has already been decided")                                 \
    X(CORRECTION_NOT_DECIDED, "correction_not_decided", 409, "No decision calls for this correction")                  \
    X(ALREADY_CORRECTED, "already_corrected", 409, "The correction that was decided has already been made")            \
    X(WRONG_STEP, "wrong_step", 422, "A correction must use the same step as the ruling that it corrects")             \
    X(INPUT_UNCHANGED, "input_unchanged", 422,                                                                         \
      "A correction must have another input, or other units, than the ruling that it corrects")                        \
    X(NOT_UNDOABLE, "not_undoable", 409, "The entry cannot be taken back, or not before others are")                   \
    X(PROPOSAL_OPEN, "proposal_open", 409, "Another proposal to take back an entry is already open")                   \
    X(PROPOSAL_NOT_OPEN, "proposal_not_open", 409, "No such proposal is open")                                         \
    X(CONSENT_NOT_REQUESTED, "consent_not_requested", 403, "This seat's consent is not requested")                     \
    X(NO_ONE_TO_CONSENT, "no_one_to_consent", 409, "There is no other seat that could consent")                        \
    X(VOICE_LOST, "voice_lost", 409, "A seat that spoke for its side then has been revoked or re-issued since")        \
    /* units */                                                                                                        \
    X(UNIT_UNKNOWN, "unit_unknown", 422, "The session has no such unit")                                               \
    X(UNIT_IN_USE, "unit_in_use", 409, "Entries that stand name the unit, so it cannot be removed")                    \
    X(TURN_CHANGED, "turn_changed", 409, "Another turn or phase is on than the request expects")                       \
    X(UNIT_NOT_ELIGIBLE, "unit_not_eligible", 422, "The unit cannot take this role")                                   \
    X(UNIT_OUT, "unit_out", 422, "The unit is out of the game")                                                        \
    X(UNITS_NOT_ACCEPTED, "units_not_accepted", 409, "Units cannot be named in this request")                          \
    X(UNITS_FULL, "units_full", 409, "The session has reached its limit of units")                                     \
    X(SIDE_UNITS_FULL, "side_units_full", 409, "The side has reached the limit of units that a player may bring")      \
    X(UNIT_ID_TAKEN, "unit_id_taken", 409, "Another unit in the session already has this id")                          \
    X(TURN_NOT_AVAILABLE, "turn_not_available", 409, "That turn is already over, or does not exist")                   \
    X(DUE_OPEN, "due_open", 409, "Something is still due that the next turn would forget")                             \
    X(UNITS_CHANGED, "units_changed", 409, "A named unit has changed since the entry that the request has seen")       \
    X(WRONG_PHASE, "wrong_phase", 409, "The step does not belong to the current phase")                                \
    /* the service */                                                                                                  \
    X(RECORD_DAMAGED, "record_damaged", 500, "The record does not match its own Merkle tree: someone has altered it")  \
    X(KEYS_MISSING, "keys_missing", 503, "The service does not have the keys that this requires")                      \
    X(SESSION_FULL, "session_full", 409, "The session has reached its limit of entries")                               \
    X(ENTRY_REFUSED, "entry_refused", 500, "The entry could not be written")                                           \
    X(INTERNAL, "internal", 500, "An internal error occurred")                                                         \
    X(OVERLOADED, "overloaded", 503, "Too many requests are waiting")                                                  \
    X(DATABASE_UNAVAILABLE, "database_unavailable", 503,                                                               \
      "The database cannot be reached; this request recorded nothing")                                                 \
    X(OUTCOME_UNKNOWN, "outcome_unknown", 503,                                                                         \
      "The database connection was lost during the commit; retry with the same Idempotency-Key")                       \
    X(TOO_MANY_LISTENERS, "too_many_listeners", 503, "Too many event-stream listeners")                                \
    X(TOO_MANY_SESSION_LISTENERS, "too_many_session_listeners", 429,                                                   \
      "Too many event-stream listeners for this session")                                                              \
    X(STOPPING, "stopping", 503, "The service is shutting down")

enum umpire_error {
    ERROR_NONE,
#define X(symbol, code, status, title) ERROR_##symbol,
    UMPIRE_ERRORS(X)
#undef X
        ERROR_COUNT
};

struct error_entry {
    const char *code;  /* stable, snake_case */
    int status;        /* HTTP */
    const char *title; /* one sentence, the same for every occurrence */
};

/* The registry's line for an error; ERROR_NONE and anything unknown give the line of ERROR_INTERNAL. */
const struct error_entry *error_entry(enum umpire_error error);
