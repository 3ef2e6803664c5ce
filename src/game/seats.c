/* Seats: joining, admitting, revoking, and the nonces that they give. */
#include "fields/json.h"
#include "game/append.h"
#include "game/display_name.h"
#include "game/join_code.h"
#include "game/naming.h"
#include "game/opening_secrets.h"
#include "referee/acts.h"
#include <stdatomic.h>
#include <string.h>

const struct store_seat *session_seat_find(const struct store_session *session, const char *name)
{
    for (int32_t i = 0; i < session->seat_count; i++)
        if (strcmp(session->seats[i].name, name) == 0)
            return &session->seats[i];
    return NULL;
}

/* All are compared, each in constant time, so that the duration reveals nothing. */
static const struct store_seat *seat_of_hash(const struct store_session *session, const struct hash *hash)
{
    const struct store_seat *found = NULL;
    for (int32_t i = 0; i < session->seat_count; i++)
        if (hash_equal(store_session_token(session, &session->seats[i]), hash))
            found = &session->seats[i];
    return found;
}

const struct store_seat *session_seat_of_token(const struct store_session *session, const char *token)
{
    struct hash hash = hash_of(token, strlen(token));
    return seat_of_hash(session, &hash);
}

int64_t session_token_since(const struct store_session *session, const struct store_seat *seat, const char *token)
{
    struct hash hash = hash_of(token, strlen(token));
    return store_session_token_since(session, seat, &hash);
}

int32_t session_code_find(const struct store_session *session, const char *typed)
{
    struct hash hash;
    int32_t found = -1;
    if (!join_code_hash(typed, &hash))
        return -1;
    for (int32_t i = 0; i < session->code_count; i++)
        if (hash_equal(&hash, &session->join_codes[i]))
            found = i;
    return found;
}

bool session_sides(struct arena *arena, const struct store_session *session, struct sides_opened *ret)
{
    struct violations *unused = arena_take(arena, sizeof *unused);
    struct side_opened *list = arena_take(arena, SIDES_MAX * sizeof *list);
    *ret = (struct sides_opened){.list = list};
    if (!unused || !list || !session->sides[0])
        return unused && list;
    violations_start(unused);
    const struct json_t *sides = json_read(arena, session->sides, strlen(session->sides), unused);
    for (size_t i = 0; sides && i < json_list_size(sides) && i < SIDES_MAX; i++) {
        const struct json_t *side = json_list_item(sides, i);
        list[ret->count++] = (struct side_opened){json_text_member(side, "id"), json_text_member(side, "name"),
                                                  json_text_member(side, "colour")};
    }
    return sides != NULL;
}

bool seat_is_umpire(const struct store_seat *seat)
{
    return strcmp(seat->role, seat_role_name(SEAT_UMPIRE)) == 0;
}

/* What a joining stores until it is answered. */
struct joining_seat {
    struct store_seat seat; /* its id is known when its entry is made */
    struct store_display display;
    char token[TOKEN_TEXT_SIZE];
    bool guest;
    char speaker[SEAT_ID_MAX + 1]; /* that speaks for its side already; "": none */
};

/* Seats are numbered in the order in which they join; the umpire's is 0. */
static void seat_number(struct store_seat *seat, size_t number)
{
    struct text text;
    text_start(&text, seat->name, sizeof seat->name);
    text_format(&text, "s%zu", number);
}

static void join_say(const struct job *job, struct entry *entry)
{
    const struct joining_seat *joining = job->append.request;
    entry->seat = joining->seat.name;
}

/* No two seats may have one device's key: if a key joins, the protocol is asked. */
static enum objection join_judge(struct job *job, const struct protocol *protocol)
{
    struct joining_seat *joining = (struct joining_seat *)(uintptr_t)job->append.request;
    seat_number(&joining->seat, (size_t)protocol->seat_count);
    struct entry entry = {.kind = ENTRY_JOINED,
                          .seq = protocol->next,
                          .at = clock_now(),
                          .seat = joining->seat.name,
                          .joined = job->append.act->entry.joined};
    enum objection objection = protocol_check(protocol, &entry);
    return objection == OBJECTION_DEVICE_KEY ? objection : OBJECTION_NONE; /* join_admit judges the rest */
}

/* Revoked seats still count, since their entries stay. So some room is reserved for players, however many spectators
 * join. */
enum { SPECTATORS_MAX = PROTOCOL_SEATS_MAX / 2 };

static int spectators_of(const struct session_state *state)
{
    int count = 0;
    for (size_t i = 0; i < state->seat_count; i++)
        count += state->seats[i].role == SEAT_SPECTATOR;
    return count;
}

/* How many other sides have no seat yet: one is reserved for each, whoever joins first. */
static int sides_awaited(const struct session_state *state, int32_t besides)
{
    int count = 0;
    for (int32_t side = 0; side < state->side_count; side++)
        count += side != besides && !session_side_has_seat(state, side);
    return count;
}

/* Who speaks for the side of a seat that has just joined. */
static void speaker_find(const struct session_state *state, struct joining_seat *ret)
{
    const struct session_seat *joined = &state->seats[state->seat_count - 1];
    ret->guest = joined->guest;
    ret->speaker[0] = '\0';
    for (size_t i = 0; joined->guest && i + 1 < state->seat_count && !ret->speaker[0]; i++) {
        const struct session_seat *seat = &state->seats[i];
        if (seat->side == joined->side && !seat->guest && !seat->revoked)
            memcpy(ret->speaker, seat->name, sizeof seat->name);
    }
}

static bool join_admit(struct job *job, struct ledger_end *end)
{
    struct joining_seat *joining = (struct joining_seat *)(uintptr_t)job->append.request;
    const struct entry_joined *joined = &job->append.act->entry.joined;
    if (!end->state)
        return append_decline(job, ERROR_SESSION_NOT_SEALED, NULL);
    int32_t side = joined->role == SEAT_PLAYER ? session_state_side(end->state, joining->seat.side) : -1;
    if (joined->role == SEAT_PLAYER && side < 0)
        return append_decline(job, ERROR_RECORD_DAMAGED, NULL);
    if (job->session->two_sided && side >= 0 && session_side_has_seat(end->state, side))
        return append_decline(job, ERROR_SIDE_TAKEN, NULL);
    if ((joined->role == SEAT_SPECTATOR && spectators_of(end->state) == SPECTATORS_MAX) ||
        (int)end->state->seat_count + sides_awaited(end->state, side) >= PROTOCOL_SEATS_MAX)
        return append_decline(job, ERROR_SEATS_FULL, NULL);
    seat_number(&joining->seat, end->state->seat_count);
    if (!session_state_join(end->state, joining->seat.name, joined->role, side, joined->device_key != NULL,
                            joined->nonce.bytes, joined->nonce.length))
        return append_decline(job, ERROR_SEATS_FULL, NULL);
    speaker_find(end->state, joining);
    append_follow_with_chain(job, joined->nonce.bytes ? end->state : NULL);
    return true;
}

static void join_report(struct job *job, const struct joining_seat *joining)
{
    job->appended.seat = &joining->seat;
    job->appended.token = joining->token;
    job->appended.guest = joining->guest;
    job->appended.speaker = joining->speaker[0] ? joining->speaker : NULL;
}

static void join_committed(struct job *job)
{
    const struct joining_seat *joining = job->append.request;
    store_session_add_seat(job->game->store, job->session, &joining->seat);
    join_report(job, joining);
}

/* The seat that this key joined as before, found by its token: derived with the server's current key, or an earlier
 * one. NULL: none. */
static const struct store_seat *seat_of_key(struct job *job, const struct store_session *session,
                                            char ret[TOKEN_TEXT_SIZE])
{
    const struct key_ring *keys = atomic_load(&job->game->keys);
    for (size_t place = 0; job->key && keys && token_derive(keys, place, &session->id, TOKEN_JOINED, job->key, ret);
         place++) {
        const struct store_seat *seat = session_seat_of_token(session, ret);
        if (seat)
            return seat;
    }
    return NULL;
}

/* A retry, since the answer was lost. */
static bool join_repeated(struct job *job, const struct store_session *session)
{
    struct joining_seat *joining = (struct joining_seat *)(uintptr_t)job->append.request;
    const struct store_seat *seat = seat_of_key(job, session, joining->token);
    if (!seat || store_session_is_revoked(session, seat)) {
        job_refuse(job, seat ? ERROR_SEAT_REVOKED : ERROR_KEYS_MISSING, NULL);
        return false;
    }
    memcpy(joining->seat.name, seat->name, sizeof seat->name);
    return true;
}

/* Whether the seat is a guest, and who speaks for its side, are facts of the record; and they may have changed. */
static void join_look_again(struct job *job, const struct protocol *protocol)
{
    struct joining_seat *joining = (struct joining_seat *)(uintptr_t)job->append.request;
    const struct seat *seat = protocol_seat(protocol, joining->seat.name);
    const struct seat *speaker = seat && seat->guest ? protocol_speaker(protocol, seat->side) : NULL;
    joining->guest = seat && seat->guest;
    joining->speaker[0] = '\0'; /* an attempt to append it may have set it */
    if (speaker)
        memcpy(joining->speaker, speaker->name, sizeof speaker->name);
    join_report(job, joining);
}

static bool join_see_seats(struct job *job, const struct store_session *session)
{
    const struct joining_seat *joining = job->append.request;
    char token[TOKEN_TEXT_SIZE];
    if (job->appended.repeated)
        return join_repeated(job, session);
    if (seat_of_key(job, session, token))
        return true;
    return !name_is_taken(job, session, &joining->display, NULL);
}

/* The side of the code, and its requirements. False after adding violations, or refusing. */
static bool seat_make(struct job *job, struct joining_seat *joining, int32_t code, struct act *act)
{
    struct entry_joined *joined = &act->entry.joined;
    struct store_seat *seat = &joining->seat;
    struct sides_opened sides;
    struct text text;
    if (!session_sides(job->arena, job->session, &sides)) {
        job_refuse(job, ERROR_OVERLOADED, NULL);
        return false;
    }
    joined->role = code < sides.count ? SEAT_PLAYER : SEAT_SPECTATOR;
    text_start(&text, seat->role, sizeof seat->role);
    text_add(&text, seat_role_name(joined->role));
    text_start(&text, seat->side, sizeof seat->side);
    text_add(&text, joined->role == SEAT_PLAYER ? sides.list[code].id : "");
    joined->side = joined->role == SEAT_PLAYER ? seat->side : NULL;
    if (job->session->two_sided)
        joined->nonce = (struct nonce_already_given){0}; /* each roll has nonces of its own */
    else if (joined->role == SEAT_PLAYER && !joined->nonce.bytes)
        violation_add(job->violations, ERROR_MISSING_FIELD, "/nonce", "is required from a player");
    if (joined->role == SEAT_SPECTATOR && joined->nonce.bytes)
        violation_add(job->violations, ERROR_CONFLICTING_FIELDS, "/nonce",
                      "is not allowed for spectators: they throw no dice");
    if (joined->role == SEAT_PLAYER && job->session->two_sided && !joined->device_key)
        violation_add(job->violations, ERROR_MISSING_FIELD, "/device_key",
                      "is required from a player in two-sided mode");
    enum display_name named = display_name_set(act->name, &joining->display);
    seat->display = joining->display.name;
    seat->display_key = joining->display.key;
    if (named != DISPLAY_NAME_FITS)
        display_name_violate(job->violations, "/name", named, act->name);
    if (job->key)
        token_derive(atomic_load(&job->game->keys), 0, &job->session->id, TOKEN_JOINED, job->key, joining->token);
    else
        token_new(joining->token);
    seat->token = hash_of(joining->token, strlen(joining->token));
    if (job->violations->count)
        job_refuse_violations(job);
    return job->violations->count == 0;
}

enum job_state game_join(struct job *job, struct act *act)
{
    static const struct action action = {.kind = ENTRY_JOINED,
                                         .say = join_say,
                                         .see_seats = join_see_seats,
                                         .look_again = join_look_again,
                                         .admit = join_admit,
                                         .taken = ERROR_NAME_TAKEN,
                                         .committed = join_committed};
    static const struct action keyed = {.kind = ENTRY_JOINED,
                                        .judged = true,
                                        .say = join_say,
                                        .see_seats = join_see_seats,
                                        .look_again = join_look_again,
                                        .judge = join_judge,
                                        .admit = join_admit,
                                        .taken = ERROR_NAME_TAKEN,
                                        .committed = join_committed};
    if (!job->session->code_count)
        return job_refuse(job, ERROR_SESSION_NOT_SEALED, NULL);
    int32_t code = session_code_find(job->session, act->code);
    if (code < 0)
        return job_refuse(job, ERROR_JOIN_CODE_WRONG, NULL);
    if (!atomic_load(&job->game->keys))
        return job_refuse(job, ERROR_KEYS_MISSING, NULL);
    if (job->key && strlen(job->key) < SECRET_KEY_MIN)
        return job_refuse(job, ERROR_BAD_REQUEST,
                          "for joining, the Idempotency-Key must be secret and have at least 16 characters");
    struct joining_seat *joining = job_take(job, sizeof *joining);
    if (!joining || !job_violations(job))
        return JOB_DONE;
    if (!seat_make(job, joining, code, act))
        return JOB_DONE;
    job->append.request = joining;
    job->append.joins = &joining->seat;
    job->append.seats_first = true; /* for the others' display names */
    return append_act(job, act->entry.joined.device_key || job->session->two_sided ? &keyed : &action, act);
}

/* By a code alone: which session does it open? */

static enum job_state joined_session_read(struct job *job)
{
    const struct store_read *read = &job->read;
    if (read->result != STORE_DONE)
        return job_refuse_store(job, read->result);
    job->entered = read->found;
    job->session = read->found;
    job->ruleset = ruleset_find(job->session->ruleset);
    if (!job->ruleset)
        return job_refuse(job, ERROR_RULESET_UNKNOWN, "this program does not know the session's ruleset");
    return job->enters(job);
}

static enum job_state code_found(struct job *job)
{
    if (job->read.result == STORE_UNKNOWN_SESSION)
        return job_refuse(job, ERROR_JOIN_CODE_WRONG, NULL);
    if (job->read.result != STORE_DONE)
        return job_refuse_store(job, job->read.result);
    job->read = (struct store_read){.query = STORE_FIND_SESSION, .session = job->read.before, .afresh = true};
    return job_read(job, NULL, joined_session_read);
}

static enum job_state enter(struct job *job, const char *code, enum job_state (*enters)(struct job *job))
{
    struct hash hash;
    if (!join_code_hash(code, &hash))
        return job_refuse(job, ERROR_JOIN_CODE_WRONG, NULL);
    job->enters = enters;
    job->read = (struct store_read){.query = STORE_FIND_CODE, .digest = hash};
    return job_read(job, NULL, code_found);
}

static enum job_state join_entered(struct job *job)
{
    return game_join(job, job->append.act);
}

enum job_state game_join_by_code(struct job *job, struct act *act)
{
    job->append.act = act;
    return enter(job, act->code, join_entered);
}

enum job_state game_preview_joining(struct job *job, const char *code)
{
    return enter(job, code, game_look_at_state);
}

static bool nonce_admit(struct job *job, struct ledger_end *end)
{
    const struct nonce_already_given *nonce = &job->append.act->entry.nonce;
    struct session_seat *seat = end->state ? session_state_seat(end->state, job->seat->name) : NULL;
    if (!end->state)
        return append_decline(job, ERROR_SESSION_NOT_SEALED, NULL);
    if (job->session->two_sided)
        return append_decline(job, ERROR_WRONG_MODE, NULL);
    if (!seat)
        return append_decline(job, ERROR_RECORD_DAMAGED, NULL);
    if (seat->nonce_length)
        return append_decline(job, ERROR_NONCE_ALREADY_GIVEN, NULL);
    session_seat_give(seat, nonce->bytes, nonce->length, end->seq);
    return true;
}

enum job_state game_give_nonce(struct job *job, struct act *act)
{
    static const struct action action = {.kind = ENTRY_NONCE, .admit = nonce_admit};
    return append_act(job, &action, act);
}

static bool seat_see(struct job *job, const struct store_session *session)
{
    if (session_seat_find(session, job->append.who))
        return true;
    job_refuse(job, ERROR_SEAT_UNKNOWN, NULL);
    return false;
}

static bool revoke_admit(struct job *job, struct ledger_end *end)
{
    if (!end->state)
        return append_decline(job, ERROR_SESSION_NOT_SEALED, NULL);
    if (!session_state_revoke(end->state, job->append.who))
        return append_decline(job, ERROR_SEAT_ALREADY_REVOKED, NULL);
    return true;
}

static bool admission_admit(struct job *job, struct ledger_end *end)
{
    struct session_seat *guest = end->state ? session_state_seat(end->state, job->append.who) : NULL;
    if (!guest)
        return append_decline(job, ERROR_RECORD_DAMAGED, NULL);
    guest->guest = false;
    return true;
}

enum job_state game_admit(struct job *job, struct act *act)
{
    static const struct action action = {
        .kind = ENTRY_ADMITTED, .judged = true, .see_seats = seat_see, .admit = admission_admit};
    job->append.who = act->entry.admitted.admitted_seat;
    job->append.seats_first = !session_seat_find(job->session, job->append.who);
    return append_act(job, &action, act);
}

/* This process drops the token as soon as the entry is certain. */
static void revoke_committed(struct job *job)
{
    store_session_revoke(job->game->store, job->session, job->append.who);
}

enum job_state game_revoke(struct job *job, const char *who, struct act *act)
{
    static const struct action action = {.kind = ENTRY_REVOKED,
                                         .judged = true,
                                         .see_seats = seat_see,
                                         .admit = revoke_admit,
                                         .committed = revoke_committed};
    if (seat_is_umpire(job->seat) && strcmp(job->seat->name, who) == 0)
        return job_refuse(job, ERROR_NOT_ALLOWED, "the umpire's own seat cannot be revoked: close the game instead");
    act->entry.revoked.revoked_seat = job->append.who = job->append.revokes = who;
    job->append.seats_first = !session_seat_find(job->session, who);
    return append_act(job, &action, act);
}
