/* The errors that an operation can answer: those that follow from what it is, and those of its row. */
#include "http/server/operation.h"
#include <string.h>

static bool anything(const struct operation *operation)
{
    return operation != NULL;
}

static bool is_limited(const struct operation *operation)
{
    return operation->cost != COST_UNLIMITED;
}

static bool needs_a_seat(const struct operation *operation)
{
    return operation->access >= ACCESS_SEAT && operation->access <= ACCESS_OWN;
}

static bool needs_some_seats(const struct operation *operation)
{
    return needs_a_seat(operation) && operation->access != ACCESS_SEAT;
}

/* A guest's seat, too, but the protocol refuses what is not for guests. */
static bool is_for_players(const struct operation *operation)
{
    return operation->keyed && operation->access >= ACCESS_SEAT && operation->access <= ACCESS_OWN &&
           operation->access != ACCESS_UMPIRE;
}

static bool takes_a_club_key(const struct operation *operation)
{
    return operation->access == ACCESS_CLUB || operation->access == ACCESS_OPENER;
}

static bool takes_a_code(const struct operation *operation)
{
    return operation->access == ACCESS_CODE;
}

static bool writes(const struct operation *operation)
{
    return operation->keyed;
}

static bool appends(const struct operation *operation)
{
    return operation->keyed && operation->access != ACCESS_OPENER;
}

static bool has_query(const struct operation *operation)
{
    return operation->query != NULL;
}

static bool has_body(const struct operation *operation)
{
    return operation->body != BODY_NONE;
}

static bool has_inputs_or_options(const struct operation *operation)
{
    switch (operation->body) {
    case BODY_QUESTION:
    case BODY_ODDS:
    case BODY_SESSION_ODDS:
    case BODY_RECORDED_QUESTION:
    case BODY_OPENING:
    case BODY_HOUSE_RULES:
        return true;
    case BODY_NONE:
    case BODY_FIELDS:
    case BODY_UNITS:
    case BODY_UNIT_CHANGE:
    case BODY_ARMY:
        return false;
    }
    return false;
}

static bool may_wait(const struct operation *operation)
{
    return operation->waits;
}

static bool names_ruleset(const struct operation *operation)
{
    return strstr(operation->path, "{ruleset}") != NULL;
}

static bool names_step(const struct operation *operation)
{
    return strstr(operation->path, "{step}") != NULL;
}

static bool names_entry(const struct operation *operation)
{
    return strstr(operation->path, "{entry}") != NULL;
}

/* Violations found by field tables: their common code, or invalid_input if they differ. */
#define FIELD_ERRORS                                                                                                   \
    ERROR_INVALID_INPUT, ERROR_MISSING_FIELD, ERROR_WRONG_TYPE, ERROR_OUT_OF_RANGE, ERROR_NOT_A_CHOICE,                \
        ERROR_WRONG_LENGTH, ERROR_INVALID_TEXT, ERROR_CONFLICTING_FIELDS, ERROR_NOT_UNIQUE

/* The errors that follow from what an operation is. */
static const struct error_class {
    bool (*holds)(const struct operation *operation);
    const enum umpire_error *errors;
} error_classes[] = {
    {anything, ERRORS(ERROR_BAD_REQUEST, ERROR_NOT_ACCEPTABLE, ERROR_URI_TOO_LONG, ERROR_HEADERS_TOO_LARGE,
                      ERROR_UNKNOWN_FIELD, ERROR_INTERNAL)},
    {is_limited, ERRORS(ERROR_TOO_MANY_REQUESTS)},
    {needs_a_seat, ERRORS(ERROR_TOKEN_MISSING, ERROR_TOKEN_INVALID, ERROR_SEAT_REVOKED, ERROR_SESSION_UNKNOWN,
                          ERROR_OVERLOADED, ERROR_DATABASE_UNAVAILABLE, ERROR_STOPPING)},
    {needs_some_seats, ERRORS(ERROR_NOT_ALLOWED)},
    {is_for_players, ERRORS(ERROR_GUEST)},
    {takes_a_club_key,
     ERRORS(ERROR_TOKEN_MISSING, ERROR_CLUB_KEY_INVALID, ERROR_OVERLOADED, ERROR_DATABASE_UNAVAILABLE, ERROR_STOPPING)},
    {takes_a_code, ERRORS(ERROR_SESSION_UNKNOWN, ERROR_OVERLOADED, ERROR_DATABASE_UNAVAILABLE, ERROR_STOPPING)},
    {writes, ERRORS(ERROR_IDEMPOTENCY_KEY_REUSED, ERROR_OUTCOME_UNKNOWN, ERROR_ENTRY_REFUSED, ERROR_RECORD_DAMAGED,
                    ERROR_KEYS_MISSING)},
    {appends, ERRORS(ERROR_SESSION_CLOSED, ERROR_SESSION_FULL, ERROR_SESSION_NOT_SEALED, ERROR_SESSION_STOPPED,
                     ERROR_CHECKPOINT_INCONSISTENT)},
    {has_query, ERRORS(FIELD_ERRORS, ERROR_DUPLICATE_FIELD)},
    {has_body, ERRORS(FIELD_ERRORS, ERROR_MALFORMED_JSON, ERROR_BODY_TOO_LARGE, ERROR_MEDIA_TYPE_UNSUPPORTED,
                      ERROR_DUPLICATE_FIELD, ERROR_TOO_DEEP)},
    {has_inputs_or_options, ERRORS(ERROR_UNKNOWN_OPTION, ERROR_TABLE_REQUIRED, ERROR_TARGET_REQUIRED,
                                   ERROR_DICE_EXHAUSTED, ERROR_DICE_SURPLUS, ERROR_DICE_IMPOSSIBLE)},
    {may_wait, ERRORS(ERROR_TWO_PLAYERS_REQUIRED, ERROR_COMMITMENTS_MISSING, ERROR_QUESTION_OPEN, ERROR_PLACE_TAKEN,
                      ERROR_CHECKPOINT_TOO_OLD, ERROR_UNIT_IN_QUESTION, ERROR_SIGNATURE_WRONG, ERROR_WRONG_MODE)},
    {names_ruleset, ERRORS(ERROR_RULESET_UNKNOWN)},
    {names_step, ERRORS(ERROR_STEP_NOT_DEFINED)},
    {names_entry, ERRORS(ERROR_ENTRY_UNKNOWN)},
};

static bool is_listed(const enum umpire_error *list, enum umpire_error error)
{
    while (list && *list != ERROR_NONE)
        if (*list++ == error)
            return true;
    return false;
}

bool operation_answers(const struct operation *operation, enum umpire_error error)
{
    for (size_t i = 0; i < sizeof error_classes / sizeof error_classes[0]; i++)
        if (error_classes[i].holds(operation) && is_listed(error_classes[i].errors, error))
            return true;
    return is_listed(operation->errors, error);
}

bool operation_is_always_answered(enum umpire_error error)
{
    return is_listed(error_classes[0].errors, error);
}
