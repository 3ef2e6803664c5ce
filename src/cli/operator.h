/* What the operator's commands share: their arguments, and a game of their own in which they act with the umpire's
 * seat. Messages go to standard error, results to standard output. */
#pragma once
#include "cli/database.h"
#include "game/blocking.h"

/* An argument of one command, such as --club NAME; `value` NULL: it has no value. */
struct own_flag {
    const char *name;
    const char **value;
    bool *given;
};

/* The settings without the command's own flags (a list that ends with a NULL name), and its plain words, of which there
 * must be `least` to `most`. False after printing what is wrong. */
bool operator_settings(struct settings *settings, int count, char *const *flags, const struct own_flag *own,
                       const char **words, int least, int most);
/* A whole number within bounds; false after printing that `name` is not one. */
bool operator_number(const char *name, const char *text, int32_t least, int32_t most, int32_t *ret);

/* Whether words can be in the record; false after printing that `name` cannot. */
bool operator_words_fit(const char *name, const char *words);

/* Prints why. Returns the exit status 1. */
int operator_refuse(const char *why);

struct operator
{
    struct store_settings store;
    struct key_ring keys;
    struct game game;
};

/* What a command needs besides reading. */
enum operator_need {
    OPERATOR_SIGNS = 1,   /* the server's keys: it signs, or makes a token */
    OPERATOR_APPENDS = 2, /* a database that takes entries */
};
/* Connects. False after printing why not. */
bool operator_start(struct operator* operator, const struct settings * settings, unsigned needs);
void operator_end(struct operator* operator);

/* One thing that is done to a session or looked at in it. */
struct operator_job {
    struct blocking_job blocking;
    struct store_session *session;
};
/* Reads the session; the job then acts in it with its umpire's seat. False after printing why; call operator_job_end
 * either way. `loud` false: an unknown session is not reported, and leaves `session` NULL. */
bool operator_job_start(struct operator* operator, const char * session, bool loud, struct operator_job *ret);
/* Finishes what a function of game.h began. False after printing why it was refused. */
bool operator_job_finish(struct operator_job *job, enum job_state state);
/* Reads into the arena. */
enum store_result operator_read(struct operator* operator, struct arena * arena, struct store_read *read);
void operator_job_end(struct operator_job *job);
