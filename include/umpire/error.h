/* The error registry: every error that umpire can answer with, once.
 * A code is stable for ever; clients switch on it. The HTTP status and the title are what RFC 9457 calls them.
 * Violations (what is wrong with one field) carry a code of the same registry. */
#pragma once

/* X(symbol, code, HTTP status, title) */
#define UMPIRE_ERRORS(X)                                                                                               \
    /* the request as HTTP */                                                                                          \
    X(BAD_REQUEST, "bad_request", 400, "The request is not valid HTTP for this resource")                              \
    X(TOKEN_MISSING, "token_missing", 401, "A bearer token is needed")                                                 \
    X(TOKEN_INVALID, "token_invalid", 401, "The bearer token opens no seat here")                                      \
    X(CLUB_KEY_INVALID, "club_key_invalid", 401, "The bearer token is no club's key, or was revoked")                  \
    X(SEAT_REVOKED, "seat_revoked", 401, "The seat was revoked: its token opens nothing any more")                     \
    X(NOT_ALLOWED, "not_allowed", 403, "This seat may not do that")                                                    \
    X(SESSIONS_CLOSED, "sessions_closed", 403, "This server does not open sessions for anyone")                        \
    X(METRICS_FORBIDDEN, "metrics_forbidden", 403, "The metrics are not for this address")                             \
    X(NOT_FOUND, "not_found", 404, "There is nothing at this path")                                                    \
    X(RULESET_UNKNOWN, "ruleset_unknown", 404, "No such ruleset")                                                      \
    X(STEP_NOT_DEFINED, "step_not_defined", 404, "The ruleset does not define this step")                              \
    X(TABLE_UNKNOWN, "table_unknown", 404, "The ruleset has no such table")                                            \
    X(CLAUSE_UNKNOWN, "clause_unknown", 404, "The rulebook has no such clause")                                        \
    X(SESSION_UNKNOWN, "session_unknown", 404, "No such session")                                                      \
    X(HOUSE_RULES_UNKNOWN, "house_rules_unknown", 404, "The club has no such house rules")                             \
    X(ENTRY_UNKNOWN, "entry_unknown", 404, "No such entry in this session")                                            \
    X(SEAT_UNKNOWN, "seat_unknown", 404, "The session has no such seat")                                               \
    X(METHOD_NOT_ALLOWED, "method_not_allowed", 405, "The resource does not know this method")                         \
    X(NOT_ACCEPTABLE, "not_acceptable", 406, "None of the accepted media types is available")                          \
    X(JOIN_CODE_WRONG, "join_code_wrong", 403, "This code does not let anybody join the session")                      \
    X(SESSION_CLOSED, "session_closed", 409, "The session is closed")                                                  \
    X(BODY_TOO_LARGE, "body_too_large", 413, "The body is larger than this operation allows")                          \
    X(URI_TOO_LONG, "uri_too_long", 414, "The request target is too long")                                             \
    X(MEDIA_TYPE_UNSUPPORTED, "media_type_unsupported", 415,                                                           \
      "The body must be application/json in UTF-8, or what else the operation takes")                                  \
    X(TOO_MANY_REQUESTS, "too_many_requests", 429, "Too many requests for now")                                        \
    X(JOIN_THROTTLED, "join_throttled", 429, "Too many join codes were wrong: wait before the next one")               \
    X(HEADERS_TOO_LARGE, "headers_too_large", 431, "The request's header fields are too large")                        \
    /* the request as a question */                                                                                    \
    X(MALFORMED_JSON, "malformed_json", 400, "The body is not valid JSON")                                             \
    X(MALFORMED_CSV, "malformed_csv", 400, "The body is not a table of comma-separated values")                        \
    X(INVALID_INPUT, "invalid_input", 422, "The request does not describe a question that can be answered")            \
    X(DUPLICATE_KEY, "duplicate_key", 422, "A key stands twice in one object")                                         \
    X(TOO_DEEP, "too_deep", 422, "The body is nested too deeply")                                                      \
    X(UNKNOWN_FIELD, "unknown_field", 422, "This field is not known here")                                             \
    X(UNKNOWN_OPTION, "unknown_option", 422, "This option is not known to the ruleset")                                \
    X(MISSING_FIELD, "missing_field", 422, "A required field is missing")                                              \
    X(WRONG_TYPE, "wrong_type", 422, "The value has the wrong type")                                                   \
    X(OUT_OF_RANGE, "out_of_range", 422, "The value is outside its range")                                             \
    X(NOT_A_CHOICE, "not_a_choice", 422, "The value is not one of the choices")                                        \
    X(WRONG_LENGTH, "wrong_length", 422, "The list or text is too short or too long")                                  \
    X(BAD_TEXT, "bad_text", 422, "The text is not acceptable")                                                         \
    X(CONFLICTING_FIELDS, "conflicting_fields", 422, "Fields contradict each other")                                   \
    X(NOT_UNIQUE, "not_unique", 422, "The value must not stand twice")                                                 \
    X(TABLE_REQUIRED, "table_required", 422, "The club's own table is needed; the sources do not give it")             \
    X(TARGET_REQUIRED, "target_required", 422, "The morale target is needed; the sources do not give it")              \
    X(DICE_EXHAUSTED, "dice_exhausted", 422, "Fewer dice were declared than the ruling needs")                         \
    X(DICE_SURPLUS, "dice_surplus", 422, "More dice were declared than the ruling needs")                              \
    X(DICE_IMPOSSIBLE, "dice_impossible", 422, "A declared die shows a face that it does not have")                    \
    X(ODDS_TOO_LARGE, "odds_too_large", 422, "Finding these odds takes more work than the service allows")             \
    X(KEY_REUSED, "key_reused", 422, "The Idempotency-Key was used for another request")                               \
    X(SESSION_NOT_SEALED, "session_not_sealed", 409,                                                                   \
      "The session was opened before records were sealed: it proves nothing")                                          \
    X(CHECKPOINT_INCONSISTENT, "checkpoint_inconsistent", 409,                                                         \
      "The ledger does not continue the checkpoint that was seen")                                                     \
    X(SEAT_TAKEN, "seat_taken", 409, "A seat of the session has this name")                                            \
    X(SEATS_FULL, "seats_full", 409, "The session has as many seats as it may")                                        \
    X(REVOKED_ALREADY, "revoked_already", 409, "The seat is revoked already")                                          \
    X(NONCE_GIVEN, "nonce_given", 409, "The seat gave its nonce for this chain already")                               \
    X(HOUSE_RULES_FULL, "house_rules_full", 409, "The club has as many house rules as it may")                         \
    X(CLUB_SESSIONS_SPENT, "club_sessions_spent", 429, "The club has opened as many sessions in a day as it may")      \
    /* disputes, taking back, mode both */                                                                             \
    X(MODE_OTHER, "mode_other", 409, "The session is of another mode")                                                 \
    X(PARTIES_WRONG, "parties_wrong", 409, "Mode both is played by two players, both there before the first question") \
    X(COMMITMENTS_WRONG, "commitments_wrong", 409, "The commitments do not follow those before, or are too many")      \
    X(COMMITMENTS_MISSING, "commitments_missing", 409, "A player has registered no commitment for this question")      \
    X(QUESTION_OPEN, "question_open", 409, "A question is open")                                                       \
    X(QUESTION_NOT_OPEN, "question_not_open", 409, "No such question is open")                                         \
    X(QUESTION_NOT_STOPPED, "question_not_stopped", 409, "Nobody has withheld a nonce for the question")               \
    X(NONCE_UNFITTING, "nonce_unfitting", 422, "The nonce does not fit its commitment")                                \
    X(NOT_AWAITED, "not_awaited", 409, "Nothing is awaited of this seat")                                              \
    X(FALLBACK_NOT_DUE, "fallback_not_due", 409, "The fallback is not in force, not due, or not this seat's to want")  \
    X(NOT_STANDING, "not_standing", 409, "This is no ruling that stands")                                              \
    X(DISPUTE_OPEN, "dispute_open", 409, "A dispute of this ruling is open")                                           \
    X(DISPUTE_UNKNOWN, "dispute_unknown", 404, "No such dispute")                                                      \
    X(DISPUTE_DECIDED, "dispute_decided", 409, "The dispute is decided")                                               \
    X(DECISION_UNFITTING, "decision_unfitting", 409, "No such decision wants this correction")                         \
    X(CORRECTED_ALREADY, "corrected_already", 409, "The correction that was decided is made")                          \
    X(STEP_OTHER, "step_other", 422, "A correction resolves the step that it corrects")                                \
    X(INPUT_SAME, "input_same", 422, "A correction has another input than what it corrects")                           \
    X(NOT_THE_LAST, "not_the_last", 409, "Only the last ruling that stands can be taken back")                         \
    X(PROPOSAL_OPEN, "proposal_open", 409, "Another proposal to take back is open")                                    \
    X(PROPOSAL_NOT_OPEN, "proposal_not_open", 409, "No such proposal is open")                                         \
    X(CONSENT_NOT_ASKED, "consent_not_asked", 403, "This seat is not asked for its consent")                           \
    X(NOBODY_CONSENTS, "nobody_consents", 409, "Nobody else is there who could consent")                               \
    /* units */                                                                                                        \
    X(UNIT_UNKNOWN, "unit_unknown", 422, "The session has no such unit")                                               \
    X(UNIT_UNFIT, "unit_unfit", 422, "The unit cannot take this role")                                                 \
    X(UNIT_OUT, "unit_out", 422, "The unit is out of the game")                                                        \
    X(UNITS_NOT_HERE, "units_not_here", 409, "Units cannot be named here")                                             \
    X(UNITS_FULL, "units_full", 409, "The session has as many units as it may")                                        \
    X(SEAT_UNITS_FULL, "seat_units_full", 409, "The seat has as many units as a player may bring to it")               \
    X(UNIT_ID_TAKEN, "unit_id_taken", 409, "A unit of the session has this id")                                        \
    X(TURN_PAST, "turn_past", 409, "That turn is over, or there is none of this number")                               \
    X(PHASE_OTHER, "phase_other", 409, "The step does not belong to the phase that is on")                             \
    /* the service */                                                                                                  \
    X(RECORD_DAMAGED, "record_damaged", 500, "The record does not fit its own tree: somebody has changed it")          \
    X(KEYS_MISSING, "keys_missing", 503, "The service does not have the keys that this needs")                         \
    X(SESSION_FULL, "session_full", 409, "The session holds as many entries as it may")                                \
    X(ENTRY_REFUSED, "entry_refused", 500, "The entry could not be written")                                           \
    X(INTERNAL, "internal", 500, "Something went wrong on our side")                                                   \
    X(OVERLOADED, "overloaded", 503, "Too many requests are waiting")                                                  \
    X(DATABASE_AWAY, "database_away", 503, "The database cannot be reached; nothing was recorded")                     \
    X(OUTCOME_UNKNOWN, "outcome_unknown", 503, "The database went away while writing; ask again with the same key")    \
    X(LISTENERS_FULL, "too_many_listeners", 503, "As many listen to this service as may")                              \
    X(SESSION_LISTENERS_FULL, "too_many_session_listeners", 429, "As many listen to this session as may")              \
    X(STOPPING, "stopping", 503, "The service is stopping")

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
