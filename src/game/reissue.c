/* Moving seats to other devices: handed over by the old device, or re-issued by the umpire for a lost one. */
#include "game/append.h"
#include "game/opening_secrets.h"
#include <stdatomic.h>
#include <string.h>

/* The seat with its new token, until the request is answered. */
struct reissuing {
    struct store_seat seat;
    char display[STORE_DISPLAY_MAX];
    char token[TOKEN_TEXT_SIZE];
};

/* Its seat is its first member. */
static struct reissuing *reissuing_of(const struct job *job)
{
    return (struct reissuing *)(uintptr_t)job->append.reissues;
}

static bool gets_key(const struct entry *entry)
{
    return entry->kind == ENTRY_HANDED_OVER || entry->reissued.device_key;
}

/* After the entry the state says whether the seat's device signs, and since when its token is valid; and the open
 * question has spent its link. */
static bool device_admit(struct job *job, struct ledger_end *end)
{
    struct session_seat *seat = end->state ? session_state_seat(end->state, job->append.who) : NULL;
    if (!end->state)
        return append_decline(job, ERROR_SESSION_NOT_SEALED, NULL);
    if (!seat)
        return append_decline(job, ERROR_RECORD_DAMAGED, NULL);
    seat->keyed = gets_key(&job->append.act->entry);
    if (job->append.reissues) {
        seat->token_since = end->seq;
        reissuing_of(job)->seat.token_since = end->seq;
    }
    if (job->append.ends_link)
        end->state->spent = job->append.ends_link;
    return true;
}

static bool see_seat(struct job *job, const struct store_session *session)
{
    if (session_seat_find(session, job->append.who))
        return true;
    job_refuse(job, ERROR_SEAT_UNKNOWN, NULL);
    return false;
}

/* Agreeing. */

enum job_state game_agree_reissue(struct job *job, struct act *act)
{
    static const struct action action = {.kind = ENTRY_REISSUE_AGREED, .judged = true, .see_seats = see_seat};
    job->append.who = act->entry.reissue_agreed.reissued_seat;
    job->append.seats_first = !session_seat_find(job->session, job->append.who);
    return append_act(job, &action, act);
}

/* Re-issuing. */

static enum objection reissue_judge(struct job *job, const struct protocol *protocol)
{
    bool party = protocol_party(protocol, job->append.who);
    job->append.act->entry.reissued.agreed = party ? protocol->agreed.seq : 0;
    job->append.ends_link = party && protocol->question.seq ? protocol->question.link : 0;
    struct entry entry = entry_begin(job, protocol, ENTRY_REISSUED);
    return entry_judge(protocol, &entry);
}

/* Its name, and the token derived by a key of the server: the current one, or the one of the first request with this
 * key. */
static bool reissue_see(struct job *job, const struct store_session *session)
{
    struct reissuing *reissuing = reissuing_of(job);
    const struct key_ring *keys = atomic_load(&job->game->keys);
    const struct store_seat *seat = session_seat_find(session, job->append.who);
    if (!see_seat(job, session))
        return false;
    memcpy(reissuing->seat.name, seat->name, sizeof seat->name);
    memcpy(reissuing->seat.role, seat->role, sizeof seat->role);
    memcpy(reissuing->seat.side, seat->side, sizeof seat->side);
    store_session_name_of(job->game->store, seat, reissuing->display);
    reissuing->seat.display = reissuing->display;
    job->appended.seat = &reissuing->seat;
    job->appended.token = reissuing->token;
    if (!job->appended.repeated)
        return true;
    for (size_t place = 0; token_derive(keys, place, &session->id, TOKEN_REISSUED, job->key, reissuing->token); place++)
        if (session_seat_of_token(session, reissuing->token) == seat)
            return true;
    job_refuse(job, ERROR_TOKEN_INVALID, "the seat has gone to another device since");
    return false;
}

static void reissue_committed(struct job *job)
{
    struct reissuing *reissuing = reissuing_of(job);
    store_session_reissue(job->game->store, job->session, &reissuing->seat);
    job->appended.seat = &reissuing->seat;
    job->appended.token = reissuing->token;
}

enum job_state game_reissue(struct job *job, const char *who, struct act *act)
{
    static const struct action action = {.kind = ENTRY_REISSUED,
                                         .judged = true,
                                         .see_seats = reissue_see,
                                         .judge = reissue_judge,
                                         .admit = device_admit,
                                         .committed = reissue_committed};
    const struct key_ring *keys = atomic_load(&job->game->keys);
    if (!keys)
        return job_refuse(job, ERROR_KEYS_MISSING, NULL);
    if (job->key && strlen(job->key) < SECRET_KEY_MIN)
        return job_refuse(job, ERROR_BAD_REQUEST,
                          "for re-issuing, the Idempotency-Key must be secret and have at least 16 characters");
    struct reissuing *reissuing = job_take(job, sizeof *reissuing);
    if (!reissuing || !job_cache(job))
        return JOB_DONE;
    if (job->key)
        token_derive(keys, 0, &job->session->id, TOKEN_REISSUED, job->key, reissuing->token);
    else
        token_new(reissuing->token);
    reissuing->seat.token = hash_of(reissuing->token, strlen(reissuing->token));
    act->entry.reissued.reissued_seat = job->append.who = who;
    job->append.reissues = &reissuing->seat;
    job->append.seats_first = true;
    return append_act(job, &action, act);
}

/* Handing over: the token stays, since the device that has it signs. */

enum job_state game_hand_over(struct job *job, struct act *act)
{
    static const struct action action = {.kind = ENTRY_HANDED_OVER, .judged = true, .admit = device_admit};
    job->append.who = job->seat->name;
    return append_act(job, &action, act);
}
