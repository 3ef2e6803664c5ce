/* What devices send, signed before it is measured: opens sessions at a service, sits down in each with a device's key,
 * asks once, and writes for each in order the further questions that spend its links, as request.lua reads them: lines
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

struct request {
    char key[24], body[800];
};

static void request_make(struct pair *pair, unsigned link, struct request *ret)
{
    char members[200];
    const struct statement_place place = {.anchor = pair->next.anchor, .link = link};
    const struct statement statement = {.operation = STATEMENT_RULE, .place = &place, .key = ret->key};
    snprintf(ret->key, sizeof ret->key, "signed-before-%u", link);
    snprintf(members, sizeof members, INPUT ",\"place\":{\"index\":0,\"link\":%u}," STEP, link);
    pair_signed_body(pair, &pair->red, &statement, members, ret->body, sizeof ret->body);
}

/* The first one is sent at once: what is measured are games that are being played, which the service knows. */
static void game_begin(struct pair *pair)
{
    char path[128];
    struct request first;
    request_make(pair, 1, &first);
    snprintf(path, sizeof path, "/v1/sessions/%s/rulings", pair->game.id);
    const struct response *response = client_ask(
        pair->client, &(struct ask){.path = path, .token = pair->red.token, .key = first.key, .body = first.body});
    assert_int_equal(response->status, 201);
}

static void request_write(struct pair *pair, unsigned link)
{
    struct request request;
    request_make(pair, link, &request);
    printf("%s %s %s %s\n", pair->game.id, pair->red.token, request.key, request.body);
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
    for (int i = 0; i < sessions; i++)
        game_begin(&pairs[i]);
    for (unsigned link = 2; link <= (unsigned)atoi(argv[3]) + 1; link++)
        for (int i = 0; i < sessions; i++)
            request_write(&pairs[i], link);
    client_end(&client);
    free(pairs);
    return fflush(stdout) == 0 ? 0 : 1;
}
