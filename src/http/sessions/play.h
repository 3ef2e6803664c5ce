/* From a request to a job of the game (game.h), and from its result to a reply. */
#pragma once
#include "request.h"

/* The request's job, prepared: who acts where, with which key. NULL after answering that there is not enough memory. */
struct job *play_begin(struct request *request);
/* What a function of the game said of the job. When it is done and was not refused, `answer` replies with its result;
 * what was refused is answered here. */
void play(struct request *request, enum job_state state, void (*answer)(struct request *request));
/* Whether the body was decoded; else that is answered. */
bool play_decoded(struct request *request, const void *input);

/* For `answer`: 201 with the entry that was appended, 200 with the one that the key has appended before, 202 with a
 * question that waits for its dice. */
void reply_appended(struct request *request);
/* Puts such an entry into `out`, and sets its headers; the answer's status, or 0 after answering that it cannot be
 * had. */
int appended_write(struct request *request);
