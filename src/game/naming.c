/* What people are called in a session: who has a name, and giving a seat another one. */
#include "game/naming.h"
#include "game/display_name.h"
#include "game/lookalike.h"
#include <string.h>

const struct seat_names *session_seat_names(struct store *store, const struct store_session *session,
                                            struct arena *arena)
{
    struct seat_names *names = arena_take_zero(arena, sizeof *names);
    char(*texts)[STORE_DISPLAY_MAX] = arena_take(arena, STORE_SEATS_MAX * sizeof *texts);
    if (!names || !texts)
        return NULL;
    names->count = store_session_names(store, session, texts);
    for (int32_t i = 0; i < names->count; i++) {
        names->list[i].seat = session->seats[i].name;
        names->list[i].name = texts[i][0] ? texts[i] : NULL;
    }
    return names;
}

const struct seat_names *game_seat_names(const struct job *job)
{
    return session_seat_names(job->game->store, job->session, job->arena);
}

bool name_is_taken(struct job *job, const struct store_session *session, const struct store_display *display,
                   const char *own)
{
    const struct seat_names *names = session_seat_names(job->game->store, session, job->arena);
    bool taken = !own && store_session_named(job->game->store, session, display->key), alike = false;
    for (int32_t i = 0; names && !taken && i < names->count && !alike; i++)
        alike = names->list[i].name && (!own || strcmp(names->list[i].seat, own) != 0) &&
                names_look_alike(names->list[i].name, display->name);
    if (!names)
        job_refuse(job, ERROR_OVERLOADED, NULL);
    else if (taken || alike)
        job_refuse(job, ERROR_NAME_TAKEN, alike ? "somebody in the session has a name that looks like this one" : NULL);
    return !names || taken || alike;
}

static enum job_state named(struct job *job)
{
    if (job->read.result == STORE_TAKEN)
        return job_refuse(job, ERROR_NAME_TAKEN, NULL);
    if (job->read.result == STORE_REFUSED) /* names are in no entry, so this is a fault of ours */
        return job_refuse(job, ERROR_INTERNAL, NULL);
    if (job->read.result != STORE_DONE)
        return job_refuse_store(job, job->read.result);
    store_session_set_name(job->game->store, job->session, job->read.named);
    return JOB_DONE;
}

enum job_state game_name_seat(struct job *job, const char *seat, const char *name)
{
    struct store_seat *wanted = job_take(job, sizeof *wanted);
    struct store_display *display = job_take(job, sizeof *display);
    struct text text;
    if (!wanted || !display || !job_violations(job))
        return JOB_DONE;
    if (!session_seat_find(job->session, seat) || strcmp(seat, ENTRY_SPECTATORS) == 0)
        return job_refuse(job, ERROR_SEAT_UNKNOWN, NULL);
    text_start(&text, wanted->name, sizeof wanted->name);
    text_add(&text, seat);
    enum display_name fits = name ? display_name_set(name, display) : DISPLAY_NAME_FITS;
    if (fits != DISPLAY_NAME_FITS) {
        display_name_violate(job->violations, "/name", fits, name);
        return job_refuse_violations(job);
    }
    if (name) {
        if (name_is_taken(job, job->session, display, seat))
            return JOB_DONE;
        wanted->display = display->name;
        wanted->display_key = display->key;
    }
    job->read = (struct store_read){.query = STORE_SET_NAME, .session = job->session->id, .named = wanted};
    return job_read(job, NULL, named);
}
