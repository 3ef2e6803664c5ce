/* Recording rulings: what the files about rulings, corrections and two-sided questions share. */
#pragma once
#include "game/roster_head.h"

/* Takes memory for the ruling of job->ruled.intent; tries declared dice, unless that needs units. False after
 * refusing. */
bool ruling_ready(struct job *job);
/* In the writer's thread: whether it could be written with its declared dice. Writes nothing. False after declining. */
bool ruling_try(struct job *job, struct ledger_end *end);
/* In the writer's thread: resolves it at the end of the ledger, and writes it as a ruling or a correction. */
bool ruling_write(struct job *job, struct ledger_end *end);

/* In the writer's thread: binds the ruling or the question to its roster. NULL in `ret`: no units are named. False
 * after declining. */
bool ruling_bind(struct job *job, struct ledger_end *end, const struct roster **ret);

/* In the writer's thread: whether the bound question is allowed in the current phase. False after declining. */
bool ruling_fits_phase(struct job *job, const struct session_state *state, const struct roster *roster);

/* Whether an override, if there is one, comes from the umpire. False after refusing. */
bool override_fits(struct job *job);

/* Two-sided: records the question of job->ruled as an entry that waits for its dice. */
extern const struct action question_action;
/* Whether a player asks, and gives the place in the chain. False after refusing. */
bool question_may_be_asked(struct job *job);
/* In the writer's thread: writes the question. If it is a correction, job->ruled.grounds says of what. */
bool question_write(struct job *job, struct ledger_end *end);
