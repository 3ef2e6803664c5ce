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

static void club_arrived(struct exchange *exchange)
{
    const struct store_read *read = &exchange->read;
    const struct hash key = read->clubs.key;
    const char *club = read->clubs.found;
    if (read->result != STORE_DONE) {
        problem_store(exchange, read->result);
        return;
    }
    if (!club) {
        problem(exchange, ERROR_CLUB_KEY_INVALID, NULL);
        return;
    }
    known_clubs_keep(exchange->service->clubs, &key, club, read->asked_at);
    club_enter(exchange, club, &key);
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
        exchange->read = (struct store_read){.query = STORE_FIND_CLUB, .clubs = {.key = key}};
        exchange_read(exchange, club_arrived);
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
