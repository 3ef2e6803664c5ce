/* Clubs by `umpire club`. */
#include "club.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static void club_run(const char *database_url, const char *verb, const char *what, struct program_end *ret)
{
    char url[400];
    snprintf(url, sizeof url, "UMPIRE_DATABASE_URL=%s", database_url);
    program_run((const char *const[]){"club", verb, what, NULL}, (const char *const[]){url, NULL}, ret);
    if (ret->status != 0)
        fail_msg("umpire club %s %s ended with %d: %s", verb, what, ret->status, ret->words);
}

void club_add(const char *database_url, const char *club, char ret_key[CLUB_KEY_TEXT])
{
    struct program_end end;
    club_run(database_url, "add", club, &end);
    const char *key = strstr(end.words, "umpire_club_");
    assert_non_null(key);
    snprintf(ret_key, CLUB_KEY_TEXT, "%.*s", (int)strcspn(key, "\n"), key);
}

void club_revoke(const char *database_url, const char *what)
{
    struct program_end end;
    club_run(database_url, "revoke", what, &end);
}

void club_open(struct client *client, const char *key, const char *rest, struct test_game *ret)
{
    char body[512];
    snprintf(body, sizeof body, "{\"ruleset\":\"tt\"%s%s}", rest ? "," : "", rest ? rest : "");
    const struct response *response =
        client_ask(client, &(struct ask){.path = "/v1/sessions", .token = key, .body = body});
    game_take(response, ret);
}
