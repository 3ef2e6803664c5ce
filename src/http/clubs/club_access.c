/* A key's club is known from memory, or asked of the store. A token without the form of a key is never looked up. */
#include "http/clubs/club_access.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "ledger/club_name.h"
#include <string.h>

/* The key opens something, and so counts as a token. */
static void club_enter(struct request *request, const char *club, const struct hash *key)
{
    request->club = club;
    if (limits_pass_token(request, key))
        request->operation->handle(request);
}

static void club_arrived(struct request *request)
{
    const struct store_read *read = &request->read;
    const struct hash key = read->clubs.key;
    const char *club = read->clubs.found;
    if (read->result != STORE_DONE) {
        problem_store(request, read->result);
        return;
    }
    if (!club) {
        problem(request, ERROR_CLUB_KEY_INVALID, NULL);
        return;
    }
    known_clubs_put(request->service->clubs, &key, club, read->asked_at);
    club_enter(request, club, &key);
}

static void club_find(struct request *request, const char *token)
{
    struct hash key = hash_of(token, strlen(token));
    char club[STORE_NAME_MAX];
    if (!club_key_fits(token)) {
        problem(request, ERROR_CLUB_KEY_INVALID, NULL);
        return;
    }
    if (!known_clubs_find(request->service->clubs, &key, club)) {
        request->read = (struct store_read){.query = STORE_FIND_CLUB, .clubs = {.key = key}};
        request_read(request, club_arrived);
        return;
    }
    const char *copy = arena_copy(&request->arena, club, strlen(club));
    if (copy)
        club_enter(request, copy, &key);
    else
        problem(request, ERROR_OVERLOADED, NULL);
}

void club_admit(struct request *request, const char *token)
{
    enum open_sessions open = request->service->settings.open_sessions;
    bool opens = request->operation->access == ACCESS_OPENER;
    if (opens && open == OPEN_SESSIONS_NOBODY)
        problem(request, ERROR_OPENING_DISABLED, NULL);
    else if (token)
        club_find(request, token);
    else if (opens && open == OPEN_SESSIONS_ANYONE && !request->input.authorization)
        request->operation->handle(request);
    else
        problem(request, ERROR_TOKEN_MISSING, NULL);
}
