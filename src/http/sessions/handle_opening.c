/* Opening a game: the club's house rules are fetched where they are asked for, its root and first chain are drawn, its
 * first entry is written. A key that opened a session before is answered with that one. */
#include "append.h"
#include "campaign.h"
#include "club_day.h"
#include "derive.h"
#include "field_write.h"
#include "opened.h"
#include "operation.h"
#include "problem.h"
#include <sodium.h>
#include <string.h>

/* The chain need not be derived again for the first ruling. */
static void chain_keep(struct exchange *exchange, const struct opened *opened)
{
    struct store_session *session = store_session_cached(exchange->service->store, &opened->session.id);
    struct kept *kept = session ? kept_of(session, opened->opening.ruleset) : NULL;
    if (kept) {
        kept_add_chain(kept, exchange->appending.derived);
        exchange->appending.derived = NULL;
    }
    store_session_free(session);
}

static void opened_answer(struct exchange *exchange)
{
    const struct opened *opened = exchange->request_data;
    if (exchange->read.result == STORE_REPEATED) {
        opened_before(exchange);
        return;
    }
    if (exchange->read.result == STORE_SPENT)
        exchange->retry_after = club_day_left(&exchange->read.clubs.oldest, clock_now());
    if (exchange->read.result != STORE_DONE) {
        problem_store(exchange, exchange->read.result);
        return;
    }
    exchange->session_id = opened->session.id;
    chain_keep(exchange, opened);
    opened_reply(exchange, &opened->session, 201);
}

static void text_set(char *ret, size_t size, const char *words)
{
    struct text text;
    text_start(&text, ret, size);
    text_add(&text, words);
}

static void seat_add(struct store_session *session, const char *name, enum seat_role role, const char *token)
{
    struct store_seat *seat = &session->seats[session->seat_count++];
    text_set(seat->name, sizeof seat->name, name);
    text_set(seat->role, sizeof seat->role, seat_role_name(role));
    seat->token = hash_of(token, strlen(token));
}

/* The session as it will be stored: a new id, the seats of the umpire and of those with the link, the options as
 * canonical bytes. */
static bool opened_fill(struct exchange *exchange, struct opened *opened)
{
    const struct key_ring *keys = atomic_load(&exchange->service->keys);
    const struct opening *opening = &opened->opening;
    struct store_session *session = &opened->session;
    struct writer *out = &exchange->out;
    session->id = uuid_new();
    session->version = opening->ruleset->version;
    session->opened_at = clock_now();
    session->both = opening->both;
    text_set(session->ruleset, sizeof session->ruleset, opening->ruleset->name);
    opening_secrets_make(keys, &session->id, exchange->request.idempotency_key, &opened->told);
    session->joinable = true;
    session->join_code = hash_of(opened->told.code, strlen(opened->told.code));
    seat_add(session, seat_role_name(SEAT_UMPIRE), SEAT_UMPIRE, opened->told.umpire);
    seat_add(session, ENTRY_SPECTATORS, SEAT_SPECTATOR, opened->told.spectators);

    writer_reset(out);
    fields_write(out, opening->ruleset->options, opening->options, FIELD_ORDER_CANONICAL);
    session->options = out->failed ? NULL : arena_copy(&exchange->arena, out->at, out->used);
    session->options_length = out->used;
    return session->options != NULL;
}

/* Entry 0 into the arena. NULL when memory is out. */
static const char *opened_write(struct exchange *exchange, const struct opened *opened, size_t *ret_length)
{
    const struct key_ring *keys = atomic_load(&exchange->service->keys);
    struct writer *out = &exchange->out;
    char origin[CHECKPOINT_ORIGIN_MAX];
    const struct opening *opening = &opened->opening;
    struct entry entry = {.kind = ENTRY_OPENED,
                          .session = opened->session.id,
                          .at = opened->session.opened_at,
                          .seat = opened->session.seats[0].name,
                          .opened = {.ruleset = opening->ruleset->name,
                                     .version = opening->ruleset->version,
                                     .fields = opening->ruleset->options,
                                     .options = opening->options,
                                     .mode = opened->session.both ? MODE_BOTH : MODE_SINGLE,
                                     .chain = &exchange->appending.derived->chain.anchor,
                                     .origin = origin,
                                     .reveal_seconds = opened->session.both ? opening->reveal_seconds : 0,
                                     .enforce_phases = opening->phases_enforced,
                                     .house_rules = opened->house_rules.name ? &opened->house_rules : NULL,
                                     .roster_from = opening->continues ? &opened->origin : NULL}};
    if (opening->unit_count && !units_enter(&exchange->arena, opening->ruleset->units, opening->units,
                                            opening->unit_count, &entry.opened.units))
        return NULL;
    if (!checkpoint_origin(keys->server, &opened->session.id, origin))
        return NULL;
    writer_reset(out); /* free until the reply is written */
    entry_write(out, &entry);
    *ret_length = out->used;
    return out->failed ? NULL : arena_copy(&exchange->arena, out->at, out->used);
}

/* What it leaves for the next one, into exchange->out. */
static bool state_write(struct exchange *exchange, struct opened *opened, const char *entry, size_t length)
{
    struct session_state *state = arena_take(&exchange->arena, sizeof *state);
    if (!state)
        return false;
    session_state_start(state, CHAIN_LENGTH);
    session_state_extend(state, entry, length);
    state->phases_enforced = opened->opening.phases_enforced;
    if (opened->opening.unit_count)
        state->roster = roster_digest(&state->roster, entry, length);
    opened->tree = tree_head_of(&state->tree);
    writer_reset(&exchange->out);
    session_state_write(state, &exchange->out);
    return !exchange->out.failed;
}

/* Whose key it is. */
static const char *opener(const struct exchange *exchange)
{
    return exchange->club ? exchange->club : "";
}

static void chain_came(struct exchange *exchange)
{
    struct opened *opened = exchange->request_data;
    size_t length = 0;
    const char *entry = exchange->appending.derived ? opened_write(exchange, opened, &length) : NULL;
    if (!entry || !state_write(exchange, opened, entry, length)) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    opened->entry = entry;
    opened->entry_length = length;
    exchange->read = (struct store_read){
        .query = STORE_OPEN_SESSION,
        .session = opened->session.id,
        .opening = &opened->session,
        .entry = entry,
        .entry_length = length,
        .left = exchange->out.at,
        .left_length = exchange->out.used,
        .secret = &opened->secret,
        .seat = opened->session.seats[0].name,
        .owner = opener(exchange),
        .key = exchange->request.idempotency_key,
        .clubs = {.club = exchange->club,
                  .since = club_day_begin(opened->session.opened_at),
                  .cap = exchange->service->settings.club_sessions_a_day},
    };
    if (exchange->read.key)
        exchange->read.digest = request_digest(exchange);
    exchange_read(exchange, opened_answer);
}

static void root_draw(struct exchange *exchange, struct opened *opened)
{
    const struct key_ring *keys = atomic_load(&exchange->service->keys);
    struct root_box box;
    uint8_t root[ROOT_SIZE];
    root_make(keys, &opened->session.id, root, &box);
    memcpy(opened->secret.fingerprint, box.fingerprint, sizeof box.fingerprint);
    memcpy(opened->secret.nonce, box.nonce, sizeof box.nonce);
    memcpy(opened->secret.box, box.bytes, sizeof box.bytes);
    chain_derive(exchange, &opened->session.id, root, 0, 0, chain_came);
    sodium_memzero(root, sizeof root);
}

/* Everything is known: the session is made. */
static void opened_make(struct exchange *exchange, struct opened *opened)
{
    if (exchange->violations->count)
        problem_violations(exchange);
    else if (!opened_fill(exchange, opened))
        problem(exchange, ERROR_OVERLOADED, NULL);
    else
        root_draw(exchange, opened);
}

/* The units of the session that this one continues. */
static void roster_came(struct exchange *exchange)
{
    struct opened *opened = exchange->request_data;
    const struct campaign *campaign = exchange->campaign;
    opened->origin = (struct roster_origin){.session = opened->opening.roster_from.id, .at = campaign->at};
    opening_take_roster(&exchange->arena, &opened->opening, &campaign->roster, exchange->violations);
    opened_make(exchange, opened);
}

/* The options are known. */
static void options_came(struct exchange *exchange, struct opened *opened)
{
    const struct opening *opening = &opened->opening;
    bool asked = opening->continues && exchange->violations->count == 0;
    struct campaign *campaign = asked ? arena_take_zero(&exchange->arena, sizeof *campaign) : NULL;
    if (!asked)
        opened_make(exchange, opened);
    else if (!campaign)
        problem(exchange, ERROR_OVERLOADED, NULL);
    else {
        campaign->choice = &opening->roster_from;
        campaign->ruleset = opening->ruleset;
        campaign->then = roster_came;
        campaign_start(exchange, campaign);
    }
}

static void rules_came(struct exchange *exchange)
{
    const struct store_read *read = &exchange->read;
    const struct store_house_rules *rules = read->clubs.rules;
    struct opened *opened = exchange->request_data;
    struct opening *opening = &opened->opening;
    if (read->result != STORE_DONE) {
        problem_store(exchange, read->result);
        return;
    }
    if (read->clubs.count) {
        opened->house_rules = (struct house_rules_used){exchange->club, rules->name, rules->version};
        opening_take_rules(&exchange->arena, opening, rules->options, rules->options_length, exchange->violations);
    } else if (read->clubs.version) {
        violation_add(exchange->violations, ERROR_NOT_A_CHOICE, "/house_rules/version",
                      "is no version of house rules of this name that the club has for %s", opening->ruleset->name);
    } else {
        violation_add(exchange->violations, ERROR_NOT_A_CHOICE, "/house_rules/name",
                      "is not the name of house rules of the club for %s", opening->ruleset->name);
    }
    options_came(exchange, opened);
}

static void rules_ask(struct exchange *exchange, const struct opening *opening)
{
    const struct rules_choice *choice = &opening->choice;
    if (!exchange->club) {
        violation_add(exchange->violations, ERROR_CONFLICTING_FIELDS, "/house_rules",
                      "are a club's: they need its key as the bearer token");
        problem_violations(exchange);
        return;
    }
    exchange->read = (struct store_read){.query = STORE_GET_HOUSE_RULES,
                                         .clubs = {.club = exchange->club,
                                                   .ruleset = opening->ruleset->name,
                                                   .name = choice->name,
                                                   .version = choice->version == FIELD_ABSENT ? 0 : choice->version}};
    exchange_read(exchange, rules_came);
}

/* The body is in order: what it rests on is read. */
static void opening_start(struct exchange *exchange)
{
    struct opened *opened = exchange->request_data;
    if (opened->opening.house_rules)
        rules_ask(exchange, &opened->opening);
    else
        options_came(exchange, opened);
}

static void key_looked(struct exchange *exchange)
{
    enum store_result result = exchange->read.result;
    if (result == STORE_REPEATED)
        opened_before(exchange);
    else if (result == STORE_UNKNOWN_SESSION)
        opening_start(exchange);
    else
        problem_store(exchange, result);
}

/* House rules and rosters may have changed since the key was used, and tokens lost their seats: a retry is answered
 * before any of it is read. */
static void key_look(struct exchange *exchange)
{
    exchange->read = (struct store_read){.query = STORE_FIND_OPENING,
                                         .owner = opener(exchange),
                                         .key = exchange->request.idempotency_key,
                                         .digest = request_digest(exchange)};
    exchange_read(exchange, key_looked);
}

void handle_open(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct violations *violations = exchange_violations(exchange);
    struct opened *opened = violations ? arena_take_zero(&exchange->arena, sizeof *opened) : NULL;
    if (!violations)
        return;
    if (!opened) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    exchange->request_data = opened;
    if (exchange->request.idempotency_key && strlen(exchange->request.idempotency_key) < SECRET_KEY_MIN)
        problem(exchange, ERROR_BAD_REQUEST, "who opens keeps the Idempotency-Key secret: at least 16 characters");
    else if (!opening_decode(&exchange->arena, body->at, body->used, &opened->opening, violations))
        problem_violations(exchange);
    else if (!atomic_load(&exchange->service->keys))
        problem(exchange, store_ready(exchange->service->store, NULL) ? ERROR_KEYS_MISSING : ERROR_DATABASE_AWAY, NULL);
    else if (exchange->request.idempotency_key && (opened->opening.house_rules || opened->opening.continues))
        key_look(exchange);
    else
        opening_start(exchange);
}
