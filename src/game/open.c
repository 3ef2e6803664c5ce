/* Opening a game. The stages are in this order; those that an opening does not need are skipped. */
#include "game/open.h"
#include "base/log.h"
#include "fields/field_write.h"
#include "game/append.h"
#include "game/catch_up.h"
#include "game/chains.h"
#include "game/club_day.h"
#include "referee/units_say.h"
#include <stdatomic.h>
#include <string.h>

enum open_stage {
    OPEN_LOOKING,     /* a reader looks for the session that the key opened before */
    OPEN_FOUND,       /* a reader reads that session */
    OPEN_HOUSE_RULES, /* a reader reads the club's house rules */
    OPEN_ORIGIN,      /* a reader reads the session that is continued; then catch_up.h reads its entries */
    OPEN_CHAIN,       /* a reader's thread derives the first chain */
    OPEN_STORING,     /* a reader writes the session and its first entry */
};

static enum job_state open_resume(struct job *job);

static enum job_state stage_read(struct job *job, enum open_stage stage)
{
    job->opened->stage = stage;
    return job_read(job, NULL, open_resume);
}

/* Whose key it is. */
static const char *owner(const struct job *job)
{
    return job->club ? job->club : "";
}

/* The session that the key opened before. House rules and rosters may have changed since, and tokens may have been
 * revoked: a retry is answered before any of it is read. */

static enum job_state key_look_up(struct job *job)
{
    job->read =
        (struct store_read){.query = STORE_FIND_OPENING, .owner = owner(job), .key = job->key, .digest = job->digest};
    return stage_read(job, OPEN_LOOKING);
}

static enum job_state opened_before(struct job *job)
{
    struct opened *opened = job->opened;
    const struct store_entry *entry = &job->read.entries[0];
    const struct tree_head *tree = tree_of(job->arena, entry->state, entry->state_length);
    if (!tree)
        return job_refuse(job, ERROR_RECORD_DAMAGED, NULL);
    opened->tree = *tree;
    opened->entry = entry->bytes;
    opened->length = entry->length;
    job->read = (struct store_read){.query = STORE_FIND_SESSION, .session = job->read.before};
    return stage_read(job, OPEN_FOUND);
}

/* Derives the session's secrets again. */
static enum job_state found_done(struct job *job)
{
    struct opened *opened = job->opened;
    if (job->read.result != STORE_DONE)
        return job_refuse_store(job, job->read.result);
    job->found = job->read.found;
    opened->answered = job->found;
    opened->repeated = true;
    if (!opening_secrets_again(atomic_load(&job->game->keys), job->found, job->key, &opened->secrets))
        return job_refuse(job, ERROR_KEYS_MISSING, NULL);
    return JOB_DONE;
}

static enum job_state house_rules_read(struct job *job);

static enum job_state looking_done(struct job *job)
{
    switch (job->read.result) {
    case STORE_REPEATED:
        return opened_before(job);
    case STORE_UNKNOWN_SESSION:
        return house_rules_read(job);
    default:
        return job_refuse_store(job, job->read.result);
    }
}

/* House rules. */

static enum job_state origin_read(struct job *job);

static enum job_state house_rules_read(struct job *job)
{
    const struct opening *opening = &job->opened->opening;
    const struct rules_choice *choice = &opening->choice;
    if (!opening->house_rules)
        return origin_read(job);
    if (!job->club) {
        violation_add(job->violations, ERROR_CONFLICTING_FIELDS, "/house_rules",
                      "belong to a club: send its key as the bearer token");
        return job_refuse_violations(job);
    }
    job->read = (struct store_read){.query = STORE_GET_HOUSE_RULES,
                                    .clubs = {.club = job->club,
                                              .ruleset = opening->ruleset->name,
                                              .name = choice->name,
                                              .version = choice->version == FIELD_ABSENT ? 0 : choice->version}};
    return stage_read(job, OPEN_HOUSE_RULES);
}

static enum job_state house_rules_done(struct job *job)
{
    const struct store_read *read = &job->read;
    const struct store_house_rules *rules = read->clubs.rules;
    struct opened *opened = job->opened;
    struct opening *opening = &opened->opening;
    if (read->result != STORE_DONE)
        return job_refuse_store(job, read->result);
    if (read->clubs.count) {
        opened->house_rules = (struct house_rules_used){job->club, rules->name, rules->version};
        opening_take_rules(job->arena, opening, rules->options, rules->options_length, job->violations);
    } else if (read->clubs.version) {
        violation_add(job->violations, ERROR_NOT_A_CHOICE, "/house_rules/version",
                      "is not a version of these house rules that the club has for %s", opening->ruleset->name);
    } else {
        violation_add(job->violations, ERROR_NOT_A_CHOICE, "/house_rules/name",
                      "is not the name of one of the club's house rules for %s", opening->ruleset->name);
    }
    return job->violations->count ? job_refuse_violations(job) : origin_read(job);
}

/* The session that is continued. Only its roster is used: the job has no session before the new one is opened. */

static enum job_state chain_draw(struct job *job);

static enum job_state origin_read(struct job *job)
{
    const struct opening *opening = &job->opened->opening;
    if (!opening->continues)
        return chain_draw(job);
    job->read = (struct store_read){.query = STORE_FIND_SESSION, .session = opening->roster_from.id, .afresh = true};
    return stage_read(job, OPEN_ORIGIN);
}

static enum job_state origin_refuse(struct job *job, enum umpire_error error, const char *pointer, const char *message)
{
    violation_add(job->violations, error, pointer, "%s", message);
    return job_refuse_violations(job);
}

static void origin_look(struct job *job, const struct protocol *protocol)
{
    struct opened *opened = job->opened;
    const struct opening *opening = &opened->opening;
    int64_t last = protocol->next - 1, asked = opening->roster_from.as_of;
    opened->origin.session = opening->roster_from.id;
    opened->origin.as_of = asked == FIELD_ABSENT ? last : asked <= last ? asked : -1;
    if (opened->origin.as_of >= 0)
        session_cache_roster_at(session_cache_of(job->found, opening->ruleset), opening->ruleset->units,
                                opened->origin.as_of, &opened->roster);
}

static enum job_state origin_looked(struct job *job)
{
    struct opened *opened = job->opened;
    if (opened->origin.as_of < 0)
        return origin_refuse(job, ERROR_OUT_OF_RANGE, "/roster_from/as_of", "the session has no such entry");
    opening_take_roster(job->arena, &opened->opening, &opened->roster, job->violations);
    return job->violations->count ? job_refuse_violations(job) : chain_draw(job);
}

/* The answer does not say which of both is wrong: ids are no secrets, but who may read a session is. */
static enum job_state origin_done(struct job *job)
{
    const struct opening *opening = &job->opened->opening;
    const struct store_seat *seat = NULL;
    if (job->read.result != STORE_DONE && job->read.result != STORE_UNKNOWN_SESSION)
        return job_refuse_store(job, job->read.result);
    if (job->read.result == STORE_DONE) {
        job->found = job->read.found;
        seat = session_seat_of_token(job->found, opening->roster_from.token);
    }
    if (!seat || store_session_is_revoked(job->found, seat))
        return origin_refuse(job, ERROR_NOT_A_CHOICE, "/roster_from",
                             "there is no session with this id for which the token is valid");
    if (ruleset_find(job->found->ruleset) != opening->ruleset)
        return origin_refuse(job, ERROR_CONFLICTING_FIELDS, "/roster_from/session", "uses a different ruleset");
    return catch_up(job, job->found, opening->ruleset, origin_look, origin_looked);
}

/* Everything is known: makes the session. */

static void text_set(char *ret, size_t size, const char *from)
{
    struct text text;
    text_start(&text, ret, size);
    text_add(&text, from);
}

static void seat_add(struct store_session *session, const char *name, enum seat_role role, const char *token)
{
    struct store_seat *seat = &session->seats[session->seat_count++];
    text_set(seat->name, sizeof seat->name, name);
    text_set(seat->role, sizeof seat->role, seat_role_name(role));
    seat->token = hash_of(token, strlen(token));
}

/* The sides in the form of entry and session; the texts are not copied. */
static struct sides_opened sides_of_opening(const struct opening *opening, struct side_opened list[SIDES_MAX])
{
    for (int32_t i = 0; i < opening->side_count; i++)
        list[i] = (struct side_opened){opening->sides[i].id, opening->sides[i].name, opening->sides[i].colour};
    return (struct sides_opened){.count = opening->side_count, .list = list};
}

static bool sides_make(struct opened *opened, struct writer *out)
{
    struct store_session *session = &opened->session;
    struct side_opened list[SIDES_MAX];
    struct sides_opened sides = sides_of_opening(&opened->opening, list);
    writer_reset(out);
    sides_write(out, &sides);
    if (out->failed || out->used >= sizeof session->sides)
        return false;
    memcpy(session->sides, out->at, out->used);
    session->sides[out->used] = '\0';
    session->code_count = sides.count + 1;
    for (int32_t i = 0; i < sides.count; i++)
        join_code_hash(opened->secrets.codes[i], &session->join_codes[i]);
    join_code_hash(opened->secrets.spectators.code, &session->join_codes[sides.count]);
    return true;
}

/* A new id, the seats of the umpire and of the spectators' link, the options as canonical bytes. */
static bool session_make(struct job *job)
{
    struct opened *opened = job->opened;
    const struct opening *opening = &opened->opening;
    struct store_session *session = &opened->session;
    struct writer *out = job->out;
    session->id = uuid_new();
    session->version = opening->ruleset->version;
    session->opened_at = clock_now();
    session->two_sided = opening->two_sided;
    text_set(session->ruleset, sizeof session->ruleset, opening->ruleset->name);
    if (!opening_secrets_make(atomic_load(&job->game->keys), &session->id, job->key, opening->side_count,
                              &opened->secrets))
        return false;
    seat_add(session, seat_role_name(SEAT_UMPIRE), SEAT_UMPIRE, opened->secrets.umpire);
    seat_add(session, ENTRY_SPECTATORS, SEAT_SPECTATOR, opened->secrets.spectators.token);
    text_set(session->seats[0].side, sizeof session->seats[0].side, opening->umpire_side);
    if (opened->umpire.name[0]) {
        session->seats[0].display = opened->umpire.name;
        session->seats[0].display_key = opened->umpire.key;
    }
    opened->answered = session;
    if (!sides_make(opened, out))
        return false;

    writer_reset(out);
    fields_write(out, opening->ruleset->options, opening->options, FIELD_ORDER_CANONICAL);
    session->options = out->failed ? NULL : arena_copy(job->arena, out->at, out->used);
    session->options_length = out->used;
    return session->options != NULL;
}

static enum job_state chain_draw(struct job *job)
{
    uint8_t root[ROOT_SIZE];
    if (!session_make(job))
        return job_refuse(job, ERROR_OVERLOADED, NULL);
    secret_make(job, &job->opened->session.id, root, &job->opened->secret);
    job->opened->stage = OPEN_CHAIN;
    return chain_derive(job, &job->opened->session.id, root, 0, 0, open_resume);
}

/* Entry 0 into the arena. False when out of memory. */
static bool entry_make(struct job *job)
{
    struct opened *opened = job->opened;
    const struct opening *opening = &opened->opening;
    const struct key_ring *keys = atomic_load(&job->game->keys);
    char origin[CHECKPOINT_ORIGIN_MAX];
    struct side_opened sides[SIDES_MAX];
    struct entry entry = {.kind = ENTRY_OPENED,
                          .session = opened->session.id,
                          .at = opened->session.opened_at,
                          .seat = opened->session.seats[0].name,
                          .opened = {.ruleset = opening->ruleset->name,
                                     .version = opening->ruleset->version,
                                     .fields = opening->ruleset->options,
                                     .options = opening->options,
                                     .mode = opened->session.two_sided ? MODE_TWO_SIDED : MODE_SEALED,
                                     .chain = &job->append.derived->chain.anchor,
                                     .origin = origin,
                                     .enforce_phases = opening->phases_enforced,
                                     .sides = sides_of_opening(opening, sides),
                                     .umpire_side = opening->umpire_side[0] ? opening->umpire_side : NULL,
                                     .shared_units = opening->shared_units,
                                     .house_rules = opened->house_rules.name ? &opened->house_rules : NULL,
                                     .roster_from = opening->continues ? &opened->origin : NULL}};
    if (!checkpoint_origin(keys->server, &opened->session.id, origin) ||
        (opening->unit_count &&
         !units_enter(job->arena, opening->ruleset->units, opening->units, opening->unit_count, &entry.opened.units)))
        return false;
    writer_reset(job->out);
    entry_write(job->out, &entry);
    opened->entry = job->out->failed ? NULL : arena_copy(job->arena, job->out->at, job->out->used);
    opened->length = job->out->used;
    return opened->entry != NULL;
}

static const char *given(const char *text)
{
    return text[0] ? text : NULL;
}

/* Entry 1, if the opening describes the session, and the state that it leaves. False when out of memory. */
static bool description_make(struct job *job, struct session_state *state)
{
    struct opened *opened = job->opened;
    const struct about_choice *about = &opened->opening.about;
    const struct entry entry = {
        .kind = ENTRY_DESCRIBED,
        .session = opened->session.id,
        .seq = 1,
        .at = opened->session.opened_at,
        .seat = opened->session.seats[0].name,
        .described = {given(about->title), given(about->place), given(about->note), about->points}};
    if (!opened->opening.described)
        return true;
    writer_reset(job->out);
    entry_write(job->out, &entry);
    opened->described = job->out->failed ? NULL : arena_copy(job->arena, job->out->at, job->out->used);
    opened->described_length = job->out->used;
    struct hash leaf = tree_leaf(job->out->at, job->out->used);
    if (!opened->described || !session_state_extend(state, &leaf))
        return false;
    writer_reset(job->out);
    session_state_write(state, job->out);
    opened->described_left = job->out->failed ? NULL : arena_copy(job->arena, job->out->at, job->out->used);
    opened->described_left_length = job->out->used;
    return opened->described_left != NULL;
}

/* The states that they leave for the next one. */
static bool state_make(struct job *job)
{
    struct opened *opened = job->opened;
    const struct opening *opening = &opened->opening;
    struct session_state *state = arena_take(job->arena, sizeof *state);
    struct side_opened list[SIDES_MAX];
    if (!state)
        return false;
    session_state_start(state, CHAIN_LENGTH);
    struct sides_opened sides = sides_of_opening(opening, list);
    session_state_take_sides(state, &sides, opening->shared_units,
                             opening->umpire_side[0] ? opening->umpire_side : NULL);
    struct hash leaf = tree_leaf(opened->entry, opened->length);
    session_state_extend(state, &leaf);
    state->phases_enforced = opened->opening.phases_enforced;
    if (opened->opening.unit_count)
        state->roster_hash = roster_digest(&state->roster_hash, &leaf);
    opened->tree = tree_head_of(&state->tree);
    writer_reset(job->out);
    session_state_write(state, job->out);
    opened->left = job->out->failed ? NULL : arena_copy(job->arena, job->out->at, job->out->used);
    opened->left_length = job->out->used;
    return opened->left && description_make(job, state);
}

static enum job_state chain_done(struct job *job)
{
    struct opened *opened = job->opened;
    if (!job->append.derived || !entry_make(job) || !state_make(job))
        return job_refuse(job, ERROR_OVERLOADED, NULL);
    job->read = (struct store_read){
        .query = STORE_OPEN_SESSION,
        .session = opened->session.id,
        .opening = &opened->session,
        .entry = opened->entry,
        .entry_length = opened->length,
        .left = opened->left,
        .left_length = opened->left_length,
        .described = {opened->described, opened->described_length, opened->described_left,
                      opened->described_left_length},
        .secret = &opened->secret,
        .seat = opened->session.seats[0].name,
        .owner = owner(job),
        .key = job->key,
        .digest = job->digest,
        .clubs = {.club = job->club,
                  .since = club_day_begin(opened->session.opened_at),
                  .cap = job->game->club_sessions_per_day},
    };
    return stage_read(job, OPEN_STORING);
}

/* The chain need not be derived again for the first ruling. */
static void chain_cache(struct job *job)
{
    const struct opened *opened = job->opened;
    struct store_session *session = store_session_cached(job->game->store, &opened->session.id);
    struct session_cache *cache = session ? session_cache_of(session, opened->opening.ruleset) : NULL;
    if (cache) {
        session_cache_add_chain(cache, job->append.derived);
        job->append.derived = NULL;
    }
    store_session_free(session);
}

static enum job_state storing_done(struct job *job)
{
    const struct store_read *read = &job->read;
    if (read->result == STORE_REPEATED)
        return opened_before(job);
    if (read->result == STORE_SPENT)
        job->refusal.retry_after = club_day_left(&read->clubs.oldest, clock_now());
    if (read->result != STORE_DONE)
        return job_refuse_store(job, read->result);
    chain_cache(job);
    return JOB_DONE;
}

static enum job_state open_resume(struct job *job)
{
    switch ((enum open_stage)job->opened->stage) {
    case OPEN_LOOKING:
        return looking_done(job);
    case OPEN_FOUND:
        return found_done(job);
    case OPEN_HOUSE_RULES:
        return house_rules_done(job);
    case OPEN_ORIGIN:
        return origin_done(job);
    case OPEN_CHAIN:
        return chain_done(job);
    case OPEN_STORING:
        return storing_done(job);
    }
    return job_refuse(job, ERROR_INTERNAL, NULL);
}

enum job_state game_open(struct job *job, const char *body, size_t length)
{
    struct opened *opened = job_take(job, sizeof *opened);
    if (!opened || !job_violations(job))
        return JOB_DONE;
    job->opened = opened;
    if (job->key && strlen(job->key) < SECRET_KEY_MIN)
        return job_refuse(job, ERROR_BAD_REQUEST,
                          "for an opening, the Idempotency-Key must be secret and have at least 16 characters");
    if (!opening_decode(job->arena, body, length, &opened->opening, job->violations))
        return job_refuse_violations(job);
    const char *name = opened->opening.umpire_name;
    enum display_name named = name[0] ? display_name_set(name, &opened->umpire) : DISPLAY_NAME_FITS;
    if (named != DISPLAY_NAME_FITS) {
        display_name_violate(job->violations, "/umpire_name", named, name);
        return job_refuse_violations(job);
    }
    if (!atomic_load(&job->game->keys))
        return job_refuse(job, store_ready(job->game->store, NULL) ? ERROR_KEYS_MISSING : ERROR_DATABASE_UNAVAILABLE,
                          NULL);
    if (job->key && (opened->opening.house_rules || opened->opening.continues))
        return key_look_up(job);
    return house_rules_read(job);
}
