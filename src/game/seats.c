/* Who sits at the table: seats that come in, that are revoked, and the nonces that they give. */
#include "act_requests.h"
#include "append.h"
#include "opening_secrets.h"
#include "requests.h"
#include <stdatomic.h>
#include <string.h>

const struct store_seat *session_seat_find(const struct store_session *session, const char *name)
{
    for (int32_t i = 0; i < session->seat_count; i++)
        if (strcmp(session->seats[i].name, name) == 0)
            return &session->seats[i];
    return NULL;
}

/* All are compared, each in constant time, so that nothing can be learnt from how long it takes. */
const struct store_seat *session_seat_of_token(const struct store_session *session, const char *token)
{
    struct hash hash = hash_of(token, strlen(token));
    const struct store_seat *found = NULL;
    for (int32_t i = 0; i < session->seat_count; i++)
        if (hash_equal(&session->seats[i].token, &hash))
            found = &session->seats[i];
    return found;
}

bool session_code_fits(const struct store_session *session, const char *code)
{
    struct hash hash = hash_of(code, strlen(code));
    return session->joinable && hash_equal(&hash, &session->join_code);
}

bool seat_is_umpire(const struct store_seat *seat)
{
    return strcmp(seat->role, seat_role_name(SEAT_UMPIRE)) == 0;
}

/* What a joining keeps until it is answered. */
struct joining_seat {
    const struct join_request *request;
    struct store_seat seat;
    char token[TOKEN_TEXT_SIZE];
};

static size_t players_count(const struct session_state *state)
{
    size_t count = 0;
    for (size_t i = 0; i < state->seat_count; i++)
        count += state->seats[i].role == SEAT_PLAYER;
    return count;
}

/* The spectators' seat stands in no entry, but has its name all the same. */
static bool is_the_link(const struct store_session *session, const char *name)
{
    return strcmp(name, ENTRY_SPECTATORS) == 0 && session_seat_find(session, name);
}

static void join_say(const struct job *job, struct entry *entry)
{
    const struct joining_seat *joining = job->append.request;
    const struct join_request *request = joining->request;
    entry->joined = (struct entry_joined){
        .role = request->as, .nonce = {request->nonce_bytes, request->nonce_length}, .device_key = request->device};
}

/* Whose device it is must be told by all who sit there: where keys come in, the protocol is asked. */
static enum objection join_judge(struct job *job, const struct protocol *protocol)
{
    const struct joining_seat *joining = job->append.request;
    struct entry entry = {
        .kind = ENTRY_JOINED, .seq = protocol->next, .at = clock_now(), .seat = joining->request->name};
    join_say(job, &entry);
    enum objection objection = protocol_check(protocol, &entry);
    return objection == OBJECTION_DEVICE_KEY ? objection : OBJECTION_NONE; /* the rest is join_admit's to say */
}

static bool join_admit(struct job *job, struct ledger_end *end)
{
    const struct joining_seat *joining = job->append.request;
    const struct join_request *request = joining->request;
    if (!end->state)
        return append_decline(job, ERROR_SESSION_NOT_SEALED, NULL);
    if (session_state_seat(end->state, request->name) || is_the_link(job->session, request->name))
        return append_decline(job, ERROR_SEAT_NAME_TAKEN, NULL);
    if (job->session->two_sided && request->as == SEAT_PLAYER && players_count(end->state) == PROTOCOL_PARTIES)
        return append_decline(job, ERROR_TWO_PLAYERS_REQUIRED, NULL);
    if (!session_state_join(end->state, request->name, request->as, request->nonce_bytes, request->nonce_length))
        return append_decline(job, ERROR_SEATS_FULL, NULL);
    return true;
}

static void join_committed(struct job *job)
{
    const struct joining_seat *joining = job->append.request;
    store_session_add_seat(job->game->store, job->session, &joining->seat);
    job->appended.seat = &joining->seat;
    job->appended.token = joining->token;
}

/* The answer was lost and is asked for again: the token, of which the seat has the hash, is made again by the present
 * key, or by one of before. */
static bool join_see_seats(struct job *job, const struct store_session *session)
{
    struct joining_seat *joining = (struct joining_seat *)(uintptr_t)job->append.request;
    const struct key_ring *keys = atomic_load(&job->game->keys);
    const struct store_seat *seat = session_seat_find(session, joining->seat.name);
    char *token = joining->token;
    if (seat && store_session_is_revoked(session, seat)) {
        job_refuse(job, ERROR_SEAT_REVOKED, NULL);
        return false;
    }
    for (size_t place = 0; seat && keys && token_derive(keys, place, &session->id, joining->seat.name, job->key, token);
         place++) {
        struct hash hash = hash_of(token, strlen(token));
        if (!hash_equal(&hash, &seat->token))
            continue;
        job->appended.seat = &joining->seat;
        job->appended.token = token;
        return true;
    }
    job_refuse(job, ERROR_KEYS_MISSING, NULL);
    return false;
}

static void seat_make(struct job *job, struct joining_seat *joining)
{
    const struct join_request *request = joining->request;
    struct text text;
    text_start(&text, joining->seat.name, sizeof joining->seat.name);
    text_add(&text, request->name);
    text_start(&text, joining->seat.role, sizeof joining->seat.role);
    text_add(&text, seat_role_name(request->as));
    if (job->key)
        token_derive(atomic_load(&job->game->keys), 0, &job->session->id, request->name, job->key, joining->token);
    else
        token_new(joining->token);
    joining->seat.token = hash_of(joining->token, strlen(joining->token));
}

enum job_state game_join(struct job *job, const struct join_request *request)
{
    static const struct action action = {.kind = ENTRY_JOINED,
                                         .gives_token = true,
                                         .say = join_say,
                                         .see_seats = join_see_seats,
                                         .admit = join_admit,
                                         .committed = join_committed};
    static const struct action keyed = {.kind = ENTRY_JOINED,
                                        .gives_token = true,
                                        .judged = true,
                                        .say = join_say,
                                        .see_seats = join_see_seats,
                                        .judge = join_judge,
                                        .admit = join_admit,
                                        .committed = join_committed};
    if (!job->session->joinable)
        return job_refuse(job, ERROR_SESSION_NOT_SEALED, NULL);
    if (!session_code_fits(job->session, request->code))
        return job_refuse(job, ERROR_JOIN_CODE_WRONG, NULL);
    if (!atomic_load(&job->game->keys))
        return job_refuse(job, ERROR_KEYS_MISSING, NULL);
    if (job->key && strlen(job->key) < SECRET_KEY_MIN)
        return job_refuse(job, ERROR_BAD_REQUEST,
                          "for joining, the Idempotency-Key must be secret and have at least 16 characters");
    struct joining_seat *joining = job_take(job, sizeof *joining);
    if (!joining)
        return JOB_DONE;
    joining->request = request;
    seat_make(job, joining);
    job->append.request = joining;
    job->append.joins = &joining->seat;
    return append_start(job, request->device || job->session->two_sided ? &keyed : &action,
                        request->last_checkpoint_head);
}

static void nonce_say(const struct job *job, struct entry *entry)
{
    const struct nonce_request *request = job->append.request;
    entry->nonce = (struct nonce_already_given){request->nonce_bytes, request->nonce_length};
}

static bool nonce_admit(struct job *job, struct ledger_end *end)
{
    const struct nonce_request *request = job->append.request;
    struct session_seat *seat = end->state ? session_state_seat(end->state, job->seat->name) : NULL;
    if (!end->state)
        return append_decline(job, ERROR_SESSION_NOT_SEALED, NULL);
    if (!seat)
        return append_decline(job, ERROR_RECORD_DAMAGED, NULL);
    if (seat->nonce_length)
        return append_decline(job, ERROR_NONCE_ALREADY_GIVEN, NULL);
    session_seat_give(seat, request->nonce_bytes, request->nonce_length);
    return true;
}

enum job_state game_give_nonce(struct job *job, const struct nonce_request *request)
{
    static const struct action action = {.kind = ENTRY_NONCE, .say = nonce_say, .admit = nonce_admit};
    job->append.request = request;
    return append_start(job, &action, request->last_checkpoint_head);
}

static bool revoke_see_seats(struct job *job, const struct store_session *session)
{
    if (session_seat_find(session, job->append.who))
        return true;
    job_refuse(job, ERROR_SEAT_UNKNOWN, NULL);
    return false;
}

static void revoke_say(const struct job *job, struct entry *entry)
{
    entry->revoked.revoked_seat = job->append.who;
}

static bool revoke_admit(struct job *job, struct ledger_end *end)
{
    if (!end->state)
        return append_decline(job, ERROR_SESSION_NOT_SEALED, NULL);
    if (!session_state_revoke(end->state, job->append.who))
        return append_decline(job, ERROR_SEAT_ALREADY_REVOKED, NULL);
    return true;
}

/* This process forgets the token as soon as it is certain. */
static void revoke_committed(struct job *job)
{
    store_session_revoke(job->game->store, job->session, job->append.who);
}

enum job_state game_revoke(struct job *job, const char *who, const struct revocation_request *request)
{
    static const struct action action = {.kind = ENTRY_REVOKED,
                                         .judged = true,
                                         .say = revoke_say,
                                         .see_seats = revoke_see_seats,
                                         .admit = revoke_admit,
                                         .committed = revoke_committed};
    if (seat_is_umpire(job->seat) && strcmp(job->seat->name, who) == 0)
        return job_refuse(job, ERROR_NOT_ALLOWED, "the umpire's own seat cannot be revoked: close the game instead");
    job->append.who = job->append.revokes = who;
    job->append.seats_first = !session_seat_find(job->session, who);
    return append_start(job, &action, request->last_checkpoint_head);
}
