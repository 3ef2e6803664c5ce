/* Sessions and seats as the operator lists and erases them: with the rights of the login, not of the service's role.
 * Blocks. Each answers STORE_DONE, or STORE_AWAY with why in a static sentence, or STORE_UNCERTAIN: it may have been
 * done. Erasing is described in docs/adr/0049-erasing-in-two-steps.md. */
#pragma once
#include "store/store.h"

struct sql_statement;
/* Their statements, those that read and those that erase; each list ends with NULL. */
extern const struct sql_statement *const operator_reading[];
extern const struct sql_statement *const operator_erasing[];

enum operator_state { OPERATOR_SESSIONS_ALL, OPERATOR_SESSIONS_OPEN, OPERATOR_SESSIONS_CLOSED };

/* Which sessions are meant. */
struct operator_filter {
    const char *club; /* NULL: whoever's */
    enum operator_state state;
    int64_t quiet_since;   /* only those without an entry since then (microseconds); 0: all */
    int64_t closed_before; /* only those that were closed before; 0: all */
    int32_t limit;         /* at most this many, the newest; 0: all */
};

struct operator_session {
    struct uuid id;
    char ruleset[STORE_NAME_MAX];
    int32_t version; /* of the ruleset */
    bool two_sided;
    int64_t opened_at, closed_at, last_at; /* microseconds; closed_at 0: it is open */
    int64_t entries;
    char club[STORE_NAME_MAX]; /* "": nobody's */
};

/* Calls `show` for each session, the newest first. `ret_more`: whether the limit left some out. */
enum store_result operator_sessions_list(const struct store_settings *settings, const struct operator_filter *filter,
                                         void (*show)(void *context, const struct operator_session *session),
                                         void *context, bool *ret_more, const char **ret_why);

/* A seat with a display name. */
struct operator_seat {
    struct uuid session;
    char seat[STORE_NAME_MAX];
    char name[STORE_DISPLAY_MAX];
};
/* Calls `show` for each seat of this name without case (display_key of struct store_seat), the oldest session first. */
enum store_result operator_seats_find(const struct store_settings *settings, const char *name_key,
                                      void (*show)(const struct operator_seat *seat), const char **ret_why);

/* What remains of a session. */
struct operator_erased {
    int64_t opened_at, closed_at, erased_at, emptied_at; /* microseconds; emptied_at 0: entries may still be there */
    int64_t size;
    char *checkpoint; /* malloc'd, the caller frees it; NULL: it was not sealed */
};
/* STORE_UNKNOWN_SESSION: no such session was erased. */
enum store_result operator_erased_find(const struct store_settings *settings, const struct uuid *session,
                                       struct operator_erased *ret, const char **ret_why);

/* The first step: the session, its seats, names, codes and secrets go, and what remains is kept. STORE_MOVED: it is not
 * closed, or has not `size` entries. */
enum store_result operator_session_hide(const struct store_settings *settings, const struct uuid *session, int64_t size,
                                        const char *checkpoint, const char **ret_why);
/* The second step: the entries of all sessions that were hidden for `hidden_ms` or longer. `ret_emptied`: how many
 * those are; `ret_left`: how many are hidden and still wait. */
enum store_result operator_sessions_empty(const struct store_settings *settings, int64_t hidden_ms,
                                          int64_t *ret_emptied, int64_t *ret_left, const char **ret_why);
