/* A key's club is known from memory, or asked of the store. What has not the form of a key is never asked. */
#include "club_access.h"
#include "club_name.h"
#include "operation.h"
#include "problem.h"
#include <string.h>

/* The key opens something, and so counts as a token. */
static void club_enter(struct exchange *exchange, const char *club, const struct hash *key)
{
    exchange->club = club;
    if (limits_pass_token(exchange, key))
        exchange->operation->handle(exchange);
}

/* What the question keeps while it waits. */
struct admission {
    struct hash key;
    int64_t asked_at; /* clock_monotonic_ms */
};

static void club_arrived(struct exchange *exchange)
{
    const struct admission *admission = exchange->request_data;
    const struct store_read *read = &exchange->read;
    if (read->result != STORE_DONE) {
        problem_store(exchange, read->result);
        return;
    }
    if (!read->clubs.found) {
        problem(exchange, ERROR_CLUB_KEY_INVALID, NULL);
        return;
    }
    known_clubs_keep(exchange->service->clubs, &admission->key, read->clubs.found, admission->asked_at);
    club_enter(exchange, read->clubs.found, &admission->key);
}

static void club_ask(struct exchange *exchange, const struct hash *key)
{
    struct admission *admission = arena_take(&exchange->arena, sizeof *admission);
    if (!admission) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    *admission = (struct admission){*key, clock_monotonic_ms()};
    exchange->request_data = admission;
    exchange->read = (struct store_read){.query = STORE_FIND_CLUB, .clubs = {.key = *key}};
    exchange_read(exchange, club_arrived);
}

static void club_find(struct exchange *exchange, const char *token)
{
    struct hash key = hash_of(token, strlen(token));
    char club[STORE_NAME_MAX];
    if (!club_key_fits(token)) {
        problem(exchange, ERROR_CLUB_KEY_INVALID, NULL);
        return;
    }
    if (!known_clubs_find(exchange->service->clubs, &key, club)) {
        club_ask(exchange, &key);
        return;
    }
    const char *copy = arena_copy(&exchange->arena, club, strlen(club));
    if (copy)
        club_enter(exchange, copy, &key);
    else
        problem(exchange, ERROR_OVERLOADED, NULL);
}

void club_admit(struct exchange *exchange, const char *token)
{
    enum open_sessions open = exchange->service->settings.open_sessions;
    bool opens = exchange->operation->access == ACCESS_OPENER;
    if (opens && open == OPEN_SESSIONS_NOBODY)
        problem(exchange, ERROR_SESSIONS_CLOSED, NULL);
    else if (token)
        club_find(exchange, token);
    else if (opens && open == OPEN_SESSIONS_ANYONE && !exchange->request.authorization)
        exchange->operation->handle(exchange);
    else
        problem(exchange, ERROR_TOKEN_MISSING, NULL);
}
