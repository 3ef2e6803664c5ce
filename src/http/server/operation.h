/* The operations table: every method on every path, once. Router, 404 and 405, OpenAPI paths and metric names come from
 * it. Adding an operation is adding a row in operations.c and a handler. */
#pragma once
#include "http/server/request.h"

/* Who may call it. */
enum access {
    ACCESS_ANYONE,
    ACCESS_SEAT,   /* any seat of the session in the path */
    ACCESS_PLAYER, /* seats that act: umpire or player */
    ACCESS_UMPIRE, /* the session's umpire */
    ACCESS_SIDE,   /* who may revoke the seat that the path names: it, the umpire, a player whose side's guest it is */
    ACCESS_OWN,    /* the session's umpire, and the seat that the path names */
    ACCESS_CODE,   /* anyone with the session's code, which is in the body */
    ACCESS_OPENER, /* anyone who may open sessions by the settings: with a club's key, or anyone */
    ACCESS_CLUB,   /* a club's key */
};

/* What its body is. */
enum body {
    BODY_NONE,
    BODY_FIELDS,            /* `fields` describes it */
    BODY_QUESTION,          /* its shape depends on ruleset or step, as those below: input, options, dice */
    BODY_ODDS,              /* input, options, and what to show */
    BODY_SESSION_ODDS,      /* step, units, input, and what to show */
    BODY_RECORDED_QUESTION, /* step, units, input, dice */
    BODY_OPENING,           /* ruleset, options, units */
    BODY_UNITS,
    BODY_UNIT_CHANGE,
    BODY_HOUSE_RULES, /* options, words */
    BODY_ARMY,        /* name, units */
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
    const struct fields *fields;  /* of BODY_FIELDS */
    bool may_be_empty;            /* the body may be left out */
    size_t body_limit;            /* bytes; 0 when there is no body */
    int32_t cost;                 /* requests that it counts as, for limits; 0: one */
    const struct fields *answers; /* what it answers on success */
    const char *answer;           /* the same, by the name of its schema, if that depends on the ruleset; else NULL */
    const char *media;            /* of an answer that is neither JSON nor one of the readable forms; else NULL */
    int status;                   /* on success */
    bool secret;                  /* the answer holds a new token: it is never compressed */
    bool events;                  /* a stream of events, which Last-Event-ID resumes */
    bool waits;                   /* may be answered 202 in two-sided mode: with the question, which waits for nonces */
    const struct fields *query;   /* NULL when the query must be empty */
    const char *again;            /* in words, when the same request again is answered 200 without a key; else NULL */
    bool appends;                 /* an entry, whose schema is `answer` */
    bool of_ruleset;              /* its answer has members that depend on the ruleset, whose document types them */
    bool in_rulesets;             /* has none, but the rulesets' documents have it, too: apps need it beside those */
    bool keyed;                   /* takes an Idempotency-Key */
    bool tagged;                  /* has an ETag and may be answered 304 */
    bool readable;                /* is there as Markdown and HTML too */
    bool site;                    /* a page is answered unless something else is asked for by name */
    bool page;                    /* is for browsers, whatever they accept: no part of the API's documents */
    /* Its own errors, beyond those that follow from the members above (operation_answers); ends with ERROR_NONE; or
     * NULL. For a document the first one means that none has this name. */
    const enum umpire_error *errors;
    void (*handle)(struct request *request);
};

/* A list as `errors` takes it. */
#define ERRORS(...) ((const enum umpire_error[]){__VA_ARGS__, ERROR_NONE})

/* All of them in their order; NULL after the last. */
const struct operation *operation_at(size_t index);
/* The index of one of them; SIZE_MAX: it is not in the table. */
size_t operation_place(const struct operation *operation);

/* Whether it can answer with this error (operation_errors.c). */
bool operation_answers(const struct operation *operation, enum umpire_error error);
/* Whether every operation can. */
bool operation_is_always_answered(enum umpire_error error);

/* A body that it may be sent, as JSON; NULL: it takes none. */
const char *operation_example(const struct operation *operation);

/* Finds the operation and the values of the path's parameters (copied into the arena). NULL after answering 404 or 405.
 */
const struct operation *operation_route(struct request *request);
/* The methods of the operations that have this path, as a header lists them; NULL when there is none. */
const char *operation_methods(const char *path);
/* The operation of a method and path alone, or NULL; for the body limit before anything is allocated. */
const struct operation *operation_match(enum method method, const char *path);

/* The handlers. */
void handle_document(struct request *request);
void handle_clauses(struct request *request);
void handle_search(struct request *request);
void handle_resolve(struct request *request);
void handle_preview_step(struct request *request);
void handle_odds(struct request *request);
void handle_session_odds(struct request *request);
void handle_open(struct request *request);
void handle_spectator_link(struct request *request);
void handle_session(struct request *request);
void handle_state(struct request *request);
void handle_seat(struct request *request);
void handle_unit(struct request *request);
void handle_actions(struct request *request);
void handle_my_sessions(struct request *request);
void handle_record(struct request *request);
void handle_preview_ruling(struct request *request);
void handle_entries(struct request *request);
void handle_entry(struct request *request);
void handle_close(struct request *request);
void handle_rekey(struct request *request);
void handle_report(struct request *request);
void handle_luck(struct request *request);
void handle_join(struct request *request);
void handle_join_preview(struct request *request);
void handle_name_seat(struct request *request);
void handle_nonce(struct request *request);
void handle_revoke(struct request *request);
void handle_note(struct request *request);
void handle_describe(struct request *request);
void handle_reassign_unit(struct request *request);
void handle_dispute(struct request *request);
void handle_decide(struct request *request);
void handle_correct(struct request *request);
void handle_preview_correction(struct request *request);
void handle_undo(struct request *request);
void handle_undo_answer(struct request *request);
void handle_commit(struct request *request);
void handle_reveal(struct request *request);
void handle_give_up(struct request *request);
void handle_agree_declared(struct request *request);
void handle_checkpoint(struct request *request);
void handle_cosign(struct request *request);
void handle_reissue(struct request *request);
void handle_agree_reissue(struct request *request);
void handle_admit(struct request *request);
void handle_hand_over(struct request *request);
void handle_consistency(struct request *request);
void handle_receipt(struct request *request);
void handle_export(struct request *request);
void handle_read_record(struct request *request);
void handle_events(struct request *request);
void handle_keys(struct request *request);
void handle_add_units(struct request *request);
void handle_change_unit(struct request *request);
void handle_rename_unit(struct request *request);
void handle_remove_unit(struct request *request);
void handle_begin_turn(struct request *request);
void handle_roster(struct request *request);
void handle_due(struct request *request);
void handle_club(struct request *request);
void handle_club_sessions(struct request *request);
void handle_list_house_rules(struct request *request);
void handle_add_house_rules(struct request *request);
void handle_house_rules(struct request *request);
void handle_session_house_rules(struct request *request);
void handle_list_armies(struct request *request);
void handle_army(struct request *request);
void handle_set_army(struct request *request);
void handle_remove_army(struct request *request);
void handle_root(struct request *request);
void handle_site(struct request *request);
void handle_favicon(struct request *request);
void handle_robots(struct request *request);
void handle_sitemap(struct request *request);
void handle_page_root(struct request *request);
void handle_page_file(struct request *request);
void handle_alive(struct request *request);
void handle_ready(struct request *request);
void handle_metrics(struct request *request);

/* Answers with the odds that a worker wrote, or with why there are none. */
void reply_odds(struct request *request);
/* Hands odds to a worker, first with a small budget (odds_branches); if that is not enough, again with the budget of
 * the settings, in the queue of slow work. */
void request_odds(struct request *request, void (*work)(struct request *request));

/* Answers a question that is only checked; the request's violations have what is wrong with it so far. `binding` NULL:
 * no units are named. */
struct intent;
struct binding;
void reply_preview(struct request *request, const struct intent *intent, const struct binding *binding);
/* The same for one that was already tried, unless something is wrong or missing. `foreseen`: it is a correction
 * whose dice are all known. */
void reply_preview_of(struct request *request, const struct intent *intent, const struct binding *binding,
                      const struct ruling *ruling, bool foreseen);

/* Whether the documents are written already. Else the handler goes on once they are, or the request is answered. */
bool documents_there(struct request *request, void (*handler)(struct request *request));

/* The ruleset in the path, or NULL after answering. */
const struct ruleset *path_ruleset(struct request *request);
/* The step in the path, or NULL after answering with the nearest one. */
const struct step *path_step(struct request *request, const struct ruleset *ruleset);

/* The fields of queries and of answers. */
extern const struct fields roster_query_fields;
extern const struct fields state_query_fields;
extern const struct fields entry_query_fields;
extern const struct fields entries_query_fields;
extern const struct fields clauses_query_fields;
extern const struct fields search_query_fields;
extern const struct fields consistency_query_fields;
extern const struct fields record_query_fields;
extern const struct fields events_query_fields;
extern const struct fields club_sessions_query_fields;
extern const struct fields house_rules_query_fields;

/* The number of the entry that the path names. False after answering that there is none. */
bool entry_number(struct request *request, int64_t *ret);
/* Whether a spectator's token may be in the query: a link that can be opened in a browser. */
bool operation_takes_link(const struct operation *operation);
extern const struct fields game_state_fields, seat_fields, unit_fields, actions_fields, my_sessions_fields,
    my_sessions_request_fields;
extern const struct fields session_fields, opened_session_fields, spectator_fields, joined_seat_fields,
    join_preview_fields, named_seat_fields, consistency_fields, key_list_fields, due_list_fields, entry_page_fields,
    state_fields;
extern const struct fields club_fields, club_session_page_fields, house_rules_list_fields, house_rules_answer_fields,
    session_house_rules_fields, army_list_fields, army_fields;
