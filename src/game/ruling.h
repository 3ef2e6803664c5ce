/* A ruling that is recorded: what the files about rulings, corrections and two-sided questions have in common. */
#pragma once
#include "roster_head.h"

/* Memory for the ruling that job->ruled.intent asks for; declared dice are tried, where units need not be known first.
 * False after refusing. */
bool ruling_ready(struct job *job);
/* In the writer's thread: whether it could be written with the dice that it has, which are declared. Nothing is
 * written. False after declining. */
bool ruling_try(struct job *job, struct ledger_end *end);
/* In the writer's thread: resolves it at the end of the ledger, and writes it as a ruling or a correction. */
bool ruling_write(struct job *job, struct ledger_end *end);

/* In the writer's thread: the roster that the ruling or the question meets, bound to it. NULL in `ret`: no units are
 * named. False after declining. */
bool ruling_bind(struct job *job, struct ledger_end *end, const struct roster **ret);

/* In the writer's thread: whether what was bound may be asked about in the phase that is on. False after declining. */
bool ruling_fits_phase(struct job *job, const struct session_state *state, const struct roster *roster);

/* Whether nobody but the umpire sends an override. False after refusing. */
bool override_fits(struct job *job);

/* Two-sided: the question of job->ruled as an entry that waits for its dice. */
extern const struct action question_action;
/* Whether a player asks, and says where in the chain. False after refusing. */
bool question_may_be_asked(struct job *job);
/* In the writer's thread: writes the question. What it corrects, where it corrects something, stands in the grounds. */
bool question_write(struct job *job, struct ledger_end *end);
