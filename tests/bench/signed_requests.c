/* What devices send, signed before it is measured: opens sessions at a service, sits down in each with a device's key,
 * and writes for each in order the questions that spend its links, as request.lua reads them: lines
 * "<session> <token> <Idempotency-Key> <body>", all of a session after each other.
 *   signed_requests PORT SESSIONS REQUESTS */
#include "parties.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#define INPUT "\"input\":{\"loser_figures\":11,\"winner_figures\":6}"
#define STEP "\"step\":\"melee-size-modifier\""

static void session_open(struct client *client, struct pair *pair)
{
    *pair = (struct pair){.client = client, .entries = 1};
    game_take(client_ask(client, &(struct ask){.path = "/v1/sessions", .body = "{\"ruleset\":\"tt\"}"}), &pair->game);
    pair_sit(pair, &pair->red, "red", 'a', "");
    pair_anchor(pair);
}

static void request_write(struct pair *pair, unsigned link)
{
    char members[200], body[800], key[24];
    const struct statement_place place = {.anchor = pair->next.anchor, .link = link};
    const struct statement statement = {.operation = STATEMENT_RULE, .place = &place, .key = key};
    snprintf(key, sizeof key, "signed-before-%u", link);
    snprintf(members, sizeof members, INPUT ",\"place\":{\"index\":0,\"link\":%u}," STEP, link);
    pair_signed_body(pair, &pair->red, &statement, members, body, sizeof body);
    printf("%s %s %s %s\n", pair->game.id, pair->red.token, key, body);
}

/* What fails outside of a test ends the program. */
int main(int argc, char **argv)
{
    struct client client;
    if (argc != 4)
        return 2;
    const int sessions = atoi(argv[2]);
    struct pair *pairs = calloc((size_t)sessions, sizeof *pairs);
    if (!pairs)
        return 1;
    client_start(&client, (uint16_t)atoi(argv[1]));
    for (int i = 0; i < sessions; i++)
        session_open(&client, &pairs[i]);
    for (unsigned link = 1; link <= (unsigned)atoi(argv[3]); link++)
        for (int i = 0; i < sessions; i++)
            request_write(&pairs[i], link);
    client_end(&client);
    free(pairs);
    return fflush(stdout) == 0 ? 0 : 1;
}
