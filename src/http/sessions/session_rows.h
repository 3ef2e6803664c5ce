/* What every answer about a session begins with: its first member is the head. */
#pragma once
#include "fields/answer_rows.h"
#include "http/server/operation.h"
#include "referee/described.h"

struct session_head {
    const struct store_session *session;
    struct uuid id;
    const char *ruleset;
    int32_t ruleset_version;
    int64_t opened_at;
};
struct session_head session_head(const struct store_session *session);
/* All options of the session (handle_sessions.c). */
void session_options_write(struct writer *out, const struct field *field, const void *base, int order);

/* What a look at the session has found (game_look_at_session); the job may go on to something else. */
struct session_seen {
    const struct store_session *session;
    const struct session_state *sealed;      /* NULL: it is not sealed */
    const struct protocol *protocol;         /* NULL: it is not two-sided */
    const struct seat_names *names;          /* of seats; outside the record */
    const struct entry_described *described; /* NULL: nothing was said */
    struct {
        int64_t entries, closed_at;
        bool closed;
    } state;
};
struct session_seen session_seen(const struct request *request);
/* As getSession answers it. */
void session_seen_write(struct writer *out, const struct session_seen *seen);

#define SESSION_ROWS(type)                                                                                             \
    ID_AS(type, head.id, "id", "The session's UUID."), WORD_AS(type, head.ruleset, "ruleset", NULL),                   \
        COUNT_AS(type, head.ruleset_version, "ruleset_version", NULL),                                                 \
        MADE_OBJECT("options", "All options of the ruleset, as they apply in this session.", session_options_write),   \
        INSTANT_AS(type, head.opened_at, "opened_at", "RFC 3339, UTC.")

/* The key that signs checkpoints, for people to compare: a player who notes it when a game begins need not trust
 * anybody later. */
struct server_key_answer {
    const char *key; /* "": it is not loaded */
    char fingerprint[FINGERPRINT_TEXT_SIZE];
};
extern const struct fields server_key_fields;
struct server_key_answer server_key_answer(const struct request *request);
