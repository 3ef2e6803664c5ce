/* From a request to a job of the game (game.h), and from its result to a reply. */
#pragma once
#include "exchange.h"

/* The exchange's job, prepared: who acts where, with which key. NULL after answering that memory is out. */
struct job *play_begin(struct exchange *exchange);
/* What a function of the game said of the job. When it is done and was not refused, `answer` replies with its result;
 * what was refused is answered here. */
void play(struct exchange *exchange, enum job_state state, void (*answer)(struct exchange *exchange));
/* Whether the body was decoded; else that is answered. */
bool play_decoded(struct exchange *exchange, const void *request);

/* For `answer`: 201 with the entry that was appended, 200 with the one that the key has appended before, 202 with a
 * question that waits for its dice. */
void reply_appended(struct exchange *exchange);
/* Puts such an entry into `out`, and sets its headers; the answer's status, or 0 after answering that it cannot be
 * had. */
int appended_write(struct exchange *exchange);

/* The members of a session that its opening and its reading have in common (handle_sessions.c). */
void session_write(struct writer *out, const struct store_session *session);
