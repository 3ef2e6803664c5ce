/* From a request to a job of the game (game.h), and from its result to a reply. */
#pragma once
#include "http/server/request.h"

/* The request's job, prepared: who acts where, with which key. NULL after answering that there is not enough memory. */
struct job *play_begin(struct request *request);
/* Handles what a function of the game returned. When the job is done and not refused, `answer` replies with its
 * result; a refusal is answered here. */
void play(struct request *request, enum job_state state, void (*answer)(struct request *request));
/* Whether the body was decoded; false after answering what is wrong with it. */
bool play_decoded(struct request *request, const void *input);

/* For `answer`: 201 with the entry that was appended, 200 with the one that the key has appended before, 202 with a
 * question that waits for its dice; 204 for a ruling of which the client wants to know no more than its address. */
void reply_appended(struct request *request);
/* Puts such an entry into `out`, and sets its headers; returns the answer's status, or 0 after answering with an error.
 */
int appended_write(struct request *request);

/* Most acts are handled in the same way: the body is decoded by its table, and a function of the game gets the result;
 * the second one for an act about the entry that the path names. */
void play_act(struct request *request, const struct fields *fields,
              enum job_state (*act)(struct job *job, struct act *act));
void play_act_on_entry(struct request *request, const struct fields *fields,
                       enum job_state (*act)(struct job *job, int64_t entry, struct act *act));
/* The body of such a request, decoded. NULL after answering. */
struct act *play_body(struct request *request, const struct fields *fields);
