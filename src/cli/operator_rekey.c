/* What processes remember is read from their files, and asked of each session as a process asks it. */
#include "cli/operator_rekey.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct remembered {
    struct known_heads *heads;
    size_t count, room;
    struct uuid *sessions;
    bool starved;
};

/* Several processes may remember one session: it is known once. */
static void remembered_take(void *context, const struct uuid *session, const struct known_head *head)
{
    struct remembered *remembered = context;
    struct known_head known;
    if (!known_heads_find(remembered->heads, session, &known)) {
        if (remembered->count == remembered->room) {
            size_t room = 2 * remembered->room + 64;
            struct uuid *more = realloc(remembered->sessions, room * sizeof *more);
            if (!more) {
                remembered->starved = true;
                return;
            }
            remembered->sessions = more;
            remembered->room = room;
        }
        remembered->sessions[remembered->count++] = *session;
    }
    known_heads_note(remembered->heads, session, head);
}

/* Whether nothing has to be done, or it was done. One by one is `loud`; of all, those that lack nothing are passed
 * over, as are those that nobody can go on with. */
static bool rekey_one(struct operator* operator, const char * id, const char *reason, bool loud)
{
    struct operator_job job;
    char words[FIELD_TEXT_SIZE(REQUEST_WORDS_MAX)];
    struct act act = {.entry.rekey.reason = words};
    struct text text;
    text_start(&text, words, sizeof words);
    text_format(&text, "The operator of the service: %s", reason);
    bool found = operator_job_start(operator, id, loud, &job), done = false;
    if (found) {
        blocking_job_finish(&job.blocking, game_rekey(&job.blocking.job, &act));
        const struct job_refusal *refusal = &job.blocking.job.refusal;
        done = !refusal->refused;
        bool passed = refusal->error == ERROR_SESSION_NOT_STOPPED || refusal->error == ERROR_SESSION_CLOSED ||
                      refusal->error == ERROR_SESSION_NOT_SEALED;
        if (done)
            printf("re-keyed %s\n", id);
        else if (loud || !passed)
            fprintf(stderr, "umpire: %s: %s\n", id, error_entry(refusal->error)->title);
        done = done || (passed && !loud);
    }
    bool unknown = !found && !job.session && !loud;
    operator_job_end(&job);
    return done || unknown;
}

bool operator_rekey(struct operator* operator, const char * directory, const char *id, const char *reason)
{
    struct remembered remembered = {.heads = known_heads_open(NULL)};
    if (!directory[0]) {
        operator_refuse("without state_directory nothing is remembered: each game's umpire goes on by itself");
        known_heads_close(remembered.heads);
        return false;
    }
    bool fine = remembered.heads && known_heads_each(directory, remembered_take, &remembered) && !remembered.starved;
    if (!fine)
        operator_refuse(errno ? strerror(errno) : "state_directory has a file that no process has written");
    operator->game.known_heads = remembered.heads;
    if (fine && id)
        fine = rekey_one(operator, id, reason, true);
    for (size_t i = 0; !id && fine && i < remembered.count; i++) {
        char each[UUID_TEXT_SIZE];
        uuid_write(&remembered.sessions[i], each);
        fine = rekey_one(operator, each, reason, false);
    }
    operator->game.known_heads = NULL;
    known_heads_close(remembered.heads);
    free(remembered.sessions);
    return fine;
}
