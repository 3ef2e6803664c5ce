/* Many devices act at once. Each act is judged by its own: what is rightly signed is recorded, what is not is refused,
 * and of two acts at one place one is recorded. */
#include "ground.h"
#include "parties.h"
#include "raw.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

enum { DEVICES = 64, ROUNDS = 4, EACH = 2 };

/* A device in a session of its own. */
struct seated {
    struct pair pair;
    unsigned link; /* the next one */
    int keys;
};

static void seated_open(struct client *client, struct seated *seated)
{
    struct pair *pair = &seated->pair;
    *seated = (struct seated){.pair = {.client = client, .entries = 1}, .link = 1};
    game_take(client_ask(client, &(struct ask){.path = "/v1/sessions", .body = "{\"ruleset\":\"tt\"}"}), &pair->game);
    pair_sit(pair, &pair->red, "red", 'a', "");
    pair_anchor(pair);
}

/* Sends the question of the next link; the connection on which it is answered. */
static int seated_asks(struct ground *ground, struct seated *seated, bool broken)
{
    char members[300], body[1200], key[40], path[120];
    const struct statement_place place = {.anchor = seated->pair.next.anchor, .link = seated->link};
    const struct statement statement = {.operation = STATEMENT_RULE, .place = &place, .key = key};
    snprintf(key, sizeof key, "crowd-%d", ++seated->keys);
    snprintf(members, sizeof members,
             "\"input\":{\"target\":8},\"place\":{\"index\":0,\"link\":%u},\"step\":\"morale-check\"", seated->link);
    pair_signed_body(&seated->pair, &seated->pair.red, &statement, members, body, sizeof body);
    char *signature = strstr(body, "\"signature\":\"") + strlen("\"signature\":\"");
    if (broken)
        *signature = *signature == '0' ? '1' : '0';
    snprintf(path, sizeof path, "%s", game_path(&seated->pair.game, "/rulings"));
    return raw_post(ground->service.port, path, seated->pair.red.token, key, body);
}

static int answered(int connection, const char *code)
{
    static struct raw_answer answer;
    raw_read(connection, 1, &answer);
    close(connection);
    if (answer.status != 201)
        assert_non_null(strstr(raw_body(&answer), code));
    return answer.status;
}

/* Every fifth is broken, another one in each round. */
static void round_play(struct ground *ground, struct seated *all, int round)
{
    int connections[DEVICES];
    for (int i = 0; i < DEVICES; i++)
        connections[i] = seated_asks(ground, &all[i], (i + round) % 5 == 0);
    for (int i = 0; i < DEVICES; i++) {
        bool broken = (i + round) % 5 == 0;
        assert_int_equal(answered(connections[i], "\"signature_wrong\""), broken ? 422 : 201);
        all[i].link += !broken;
    }
}

static void test_a_crowd(void **state)
{
    struct ground *ground = *state;
    static struct seated all[DEVICES];
    for (int i = 0; i < DEVICES; i++)
        seated_open(&ground->client, &all[i]);
    for (int round = 0; round < ROUNDS; round++)
        round_play(ground, all, round);
}

static void test_one_place_is_taken_once(void **state)
{
    struct ground *ground = *state;
    static struct seated all[DEVICES / EACH];
    int connections[DEVICES];
    for (int i = 0; i < DEVICES / EACH; i++)
        seated_open(&ground->client, &all[i]);
    for (int i = 0; i < DEVICES; i++)
        connections[i] = seated_asks(ground, &all[i / EACH], false);
    for (int i = 0; i < DEVICES; i += EACH) {
        int taken = 0;
        for (int k = 0; k < EACH; k++) {
            int status = answered(connections[i + k], "\"place_taken\"");
            taken += status == 201;
            assert_true(status == 201 || status == 409);
        }
        assert_int_equal(taken, 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_a_crowd), cmocka_unit_test(test_one_place_is_taken_once)};
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
