/* The operations table: every method on every path, once. Router, 404 and 405, OpenAPI paths and metric names come from
 * it. Adding an operation is adding a line in operations*.c and a handler. */
#pragma once
#include "exchange.h"

/* Who may call it. */
enum access {
    ACCESS_ANYONE,
    ACCESS_SEAT,   /* any seat of the session in the path */
    ACCESS_PLAYER, /* seats that act: umpire or player */
    ACCESS_UMPIRE, /* the session's umpire */
    ACCESS_OWN,    /* the session's umpire, and the seat that the path names */
    ACCESS_CODE,   /* whoever knows the session's code, which the body says */
    ACCESS_OPENER, /* whoever may open sessions, by the settings: a club's key, or anyone */
    ACCESS_CLUB,   /* a club's key */
};

/* What its body is, for decoding limits and for OpenAPI. */
enum body {
    BODY_NONE,
    BODY_QUESTION,          /* per step: input, options, dice */
    BODY_ODDS,              /* per step: input, options, and what to show */
    BODY_SESSION_ODDS,      /* step, units, input, and what to show */
    BODY_RECORDED_QUESTION, /* step, input, dice */
    BODY_OPENING,           /* ruleset, options */
    BODY_CLOSING,           /* described by close_fields; may be empty */
    BODY_JOINING,           /* described by join_fields */
    BODY_NONCE,             /* described by nonce_fields */
    BODY_NOTE,              /* these by the tables of act_requests.h */
    BODY_DISPUTE,
    BODY_DECISION,
    BODY_UNDO,
    BODY_UNDO_ANSWER,
    BODY_COMMITMENTS,
    BODY_REVEAL,
    BODY_FALLBACK, /* may be empty */
    BODY_UNITS,    /* these by the tables of unit_requests.h */
    BODY_UNIT_CHANGE,
    BODY_TURN,        /* may be empty */
    BODY_REVOCATION,  /* may be empty */
    BODY_HOUSE_RULES, /* per ruleset: options, words */
};

/* What it answers when all is well, for OpenAPI. */
enum answer {
    ANSWER_RULESETS,
    ANSWER_RULESET,
    ANSWER_STEP,
    ANSWER_RULING,
    ANSWER_ODDS,
    ANSWER_OPENED,
    ANSWER_SESSION,
    ANSWER_ENTRY,
    ANSWER_ENTRIES,
    ANSWER_REPORT,
    ANSWER_LUCK,
    ANSWER_STATE,
    ANSWER_TABLES,
    ANSWER_TABLE,
    ANSWER_CLAUSES,
    ANSWER_CLAUSE,
    ANSWER_BOOK,
    ANSWER_SEARCH,
    ANSWER_OPENAPI,
    ANSWER_JOINED,
    ANSWER_CHECKPOINT, /* text/plain */
    ANSWER_CONSISTENCY,
    ANSWER_RECEIPT,
    ANSWER_EXPORT, /* application/x-ndjson */
    ANSWER_KEYS,
    ANSWER_ROSTER,
    ANSWER_DUE,
    ANSWER_CLUB,
    ANSWER_CLUB_SESSIONS,
    ANSWER_HOUSE_RULES_LIST,
    ANSWER_HOUSE_RULES,
    ANSWER_SESSION_HOUSE_RULES,
    ANSWER_METRICS, /* Prometheus's text format */
    ANSWER_EVENTS,  /* text/event-stream */
};

struct operation {
    enum method method;
    const char *path; /* "/v1/sessions/{session}/rulings" */
    const char *id;   /* OpenAPI's operationId, and the metric's name */
    const char *tag;
    const char *summary;
    const char *doc;
    enum access access;
    enum body body;
    size_t body_limit; /* bytes; 0 when there is no body */
    int32_t cost;      /* requests that it counts as, for limits; 0: one */
    enum answer answer;
    int status;                      /* when all is well */
    bool waits;                      /* may be answered 202 in mode both: with the question, which waits for nonces */
    const struct fields *query;      /* NULL when the query must be empty */
    const char *again;               /* when asking the same again is answered 200 without a key: in words; else NULL */
    bool keyed;                      /* takes an Idempotency-Key */
    bool tagged;                     /* has an ETag and may be answered 304 */
    bool readable;                   /* is there as Markdown and HTML too */
    const enum umpire_error *errors; /* beyond those that every operation can answer; ends with ERROR_NONE */
    void (*handle)(struct exchange *exchange);
};

/* All of them in their order; NULL behind the last. */
const struct operation *operation_at(size_t index);
/* The index of one of them; SIZE_MAX: it is none. */
size_t operation_place(const struct operation *operation);

/* Finds the operation and the values of the path's parameters (copied into the arena). NULL after answering 404 or 405.
 */
const struct operation *operation_route(struct exchange *exchange);
/* The methods of the operations that have this path, as a header lists them; NULL when there is none. */
const char *operation_methods(const char *path);
/* The operation of a method and path alone, or NULL; for the body limit before anything is allocated. */
const struct operation *operation_match(enum method method, const char *path);

/* The handlers. */
void handle_document(struct exchange *exchange);
void handle_clauses(struct exchange *exchange);
void handle_search(struct exchange *exchange);
void handle_resolve(struct exchange *exchange);
void handle_odds(struct exchange *exchange);
void handle_session_odds(struct exchange *exchange);
void handle_open(struct exchange *exchange);
void handle_session(struct exchange *exchange);
void handle_record(struct exchange *exchange);
void handle_entries(struct exchange *exchange);
void handle_entry(struct exchange *exchange);
void handle_close(struct exchange *exchange);
void handle_report(struct exchange *exchange);
void handle_luck(struct exchange *exchange);
void handle_join(struct exchange *exchange);
void handle_nonce(struct exchange *exchange);
void handle_revoke(struct exchange *exchange);
void handle_note(struct exchange *exchange);
void handle_dispute(struct exchange *exchange);
void handle_decide(struct exchange *exchange);
void handle_correct(struct exchange *exchange);
void handle_undo(struct exchange *exchange);
void handle_undo_answer(struct exchange *exchange);
void handle_commit(struct exchange *exchange);
void handle_reveal(struct exchange *exchange);
void handle_fallback(struct exchange *exchange);
void handle_checkpoint(struct exchange *exchange);
void handle_consistency(struct exchange *exchange);
void handle_receipt(struct exchange *exchange);
void handle_export(struct exchange *exchange);
void handle_events(struct exchange *exchange);
void handle_keys(struct exchange *exchange);
void handle_add_units(struct exchange *exchange);
void handle_change_unit(struct exchange *exchange);
void handle_begin_turn(struct exchange *exchange);
void handle_roster(struct exchange *exchange);
void handle_due(struct exchange *exchange);
void handle_club(struct exchange *exchange);
void handle_club_sessions(struct exchange *exchange);
void handle_list_house_rules(struct exchange *exchange);
void handle_add_house_rules(struct exchange *exchange);
void handle_house_rules(struct exchange *exchange);
void handle_session_house_rules(struct exchange *exchange);
void handle_alive(struct exchange *exchange);
void handle_ready(struct exchange *exchange);
void handle_metrics(struct exchange *exchange);

/* Answers with the odds that a worker wrote, or with why there are none. */
void reply_odds(struct exchange *exchange);

/* The ruleset in the path, or NULL after answering. */
const struct ruleset *path_ruleset(struct exchange *exchange);
/* The step in the path, or NULL after answering with the nearest one. */
const struct step *path_step(struct exchange *exchange, const struct ruleset *ruleset);

extern const struct fields roster_query_fields;
extern const struct fields entry_query_fields;
extern const struct fields entries_query_fields;
extern const struct fields clauses_query_fields;
extern const struct fields search_query_fields;
extern const struct fields consistency_query_fields;
extern const struct fields events_query_fields;
extern const struct fields club_sessions_query_fields;
extern const struct fields house_rules_query_fields;

/* The number of the entry that the path names. False after answering that there is none. */
bool entry_number(struct exchange *exchange, int64_t *ret);
/* Whether a spectator's token may stand in the query: a link that can be opened in a browser. */
bool operation_takes_link(const struct operation *operation);
/* What an operation answers in, when it is neither JSON nor one of its readable forms; else NULL. */
const char *operation_media(const struct operation *operation);
