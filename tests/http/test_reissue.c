/* Seats that go to other devices: handed over, re-issued for one that is lost, and the attacks with it: an umpire who
 * takes a seat for himself, with and without the other player. */
#include "ground.h"
#include "parties.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#define TWO_SIDED "{\"ruleset\":\"tt\",\"mode\":\"two_sided\"}"
#define QUESTION "\"step\":\"morale-check\",\"input\":{\"target\":8}"

/* The same seat with another device. */
static struct pair_seat other_device(const struct pair_seat *seat, char digit)
{
    struct pair_seat other = *seat;
    uint8_t seed[DEVICE_SEED_SIZE];
    memset(seed, digit, sizeof seed);
    device_key_make(seed, &other.secret, &other.key);
    other.committed = 0;
    other.keys += 1000;
    return other;
}

static const char *key_of(const struct pair_seat *seat)
{
    static char hex[2 * DEVICE_KEY_SIZE + 1];
    hex_write(seat->key.bytes, DEVICE_KEY_SIZE, hex);
    return hex;
}

/* `by` signs that a seat gets the key of `to`. */
static const struct response *agrees(struct pair *pair, struct pair_seat *by, const struct pair_seat *to)
{
    char members[200];
    snprintf(members, sizeof members, "\"device_key\":\"%s\",\"reissued_seat\":\"%s\"", key_of(to), to->name);
    pair_next(pair);
    return pair_sign(pair, by, STATEMENT_AGREE_REISSUE, &pair->next, 0, NULL, "/reissue-agreements", members);
}

static const struct response *reissues(struct pair *pair, const struct pair_seat *to, const char *key)
{
    char path[80], body[120];
    snprintf(path, sizeof path, "/seats/%s/reissue", to->name);
    snprintf(body, sizeof body, "{\"device_key\":\"%s\"}", key_of(to));
    return pair_post(pair, pair->game.token, key, path, body);
}

static const struct response *hands_over(struct pair *pair, struct pair_seat *by, const struct pair_seat *to)
{
    char members[120];
    snprintf(members, sizeof members, "\"device_key\":\"%s\"", key_of(to));
    return pair_sign(pair, by, STATEMENT_HAND_OVER, NULL, 0, NULL, "/hand-over", members);
}

/* `umpire verify` of the export passes, and says so often of this count, first at this entry. */
static void counted(struct pair *pair, const char *what, int count, int64_t first)
{
    char path[] = "/tmp/umpire-reissued-XXXXXX";
    struct program_end end;
    int descriptor = mkstemp(path);
    const struct response *response =
        client_ask(pair->client, &(struct ask){.path = game_path(&pair->game, "/export"), .token = pair->game.token});
    response_expect(response, 200);
    assert_true(descriptor >= 0);
    assert_int_equal(write(descriptor, response->body, response->length), response->length);
    close(descriptor);
    const char *const words[] = {"verify", path, "--json", NULL};
    program_run(words, NULL, &end);
    unlink(path);
    if (end.status != 0)
        fail_msg("%s", end.words);
    json_t *answer = json_loads(end.words, 0, NULL), *line;
    size_t i;
    bool found = false;
    json_array_foreach(json_object_get(answer, "counts"), i, line)
    {
        if (strcmp(json_string_value(json_object_get(line, "what")), what) != 0)
            continue;
        found = true;
        assert_int_equal(json_integer_value(json_object_get(line, "count")), count);
        if (count)
            assert_int_equal(json_integer_value(json_object_get(line, "first")), first);
    }
    assert_true(found);
    json_decref(answer);
}

/* Blue's phone falls into the river while a question waits for it. */
static void test_a_device_is_lost(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, TWO_SIDED);
    struct pair_seat lost = pair.blue, found = other_device(&pair.blue, 'f'), other = other_device(&pair.blue, 'g');
    int64_t question = pair_asked(&pair, pair_ask(&pair, &pair.red, NULL, QUESTION));
    response_expect_problem(reissues(&pair, &found, NULL), 409, "reissue_not_agreed");
    response_expect_problem(agrees(&pair, &lost, &found), 403,
                            "not_allowed"); /* not for oneself: that is handing over */
    struct pair_seat forger = pair.red;     /* red's token without red's device */
    forger.secret = other.secret;
    response_expect_problem(agrees(&pair, &forger, &found), 422, "signature_wrong");
    pair_comes(&pair, agrees(&pair, &pair.red, &found), 201);
    response_expect_problem(reissues(&pair, &other, NULL), 409, "reissue_not_agreed"); /* another key */
    struct pair_seat taken = found;                                                    /* a key that somebody has */
    taken.key = pair.red.key;
    response_expect_problem(agrees(&pair, &pair.red, &taken), 422, "device_key_needed");

    const struct response *response = reissues(&pair, &found, "a-secret-key-of-the-umpire");
    response_expect(response, 201);
    int64_t reissued = pair.entries++;
    assert_int_equal(json_integer_value(json_object_get(json_object_get(response->json, "entry"), "seq")), reissued);
    assert_string_equal(response_text(response, "seat"), "s2");
    assert_string_equal(response_text(response, "role"), "player");
    snprintf(found.token, sizeof found.token, "%s", response_text(response, "token"));
    assert_string_not_equal(found.token, lost.token);
    response_expect(reissues(&pair, &found, "a-secret-key-of-the-umpire"), 200); /* the answer was lost */
    assert_string_equal(response_text(&pair.client->response, "token"), found.token);
    response_expect_problem(reissues(&pair, &found, "short"), 400, "bad_request");
    response_expect_problem(reissues(&pair, &found, NULL), 409, "reissue_not_agreed"); /* once */

    /* The question is over, the old token and the old key are nobody's any more. */
    pair_refused(&pair, lost.token, "/notes", "{\"text\":\"x\"}", 401, "token_invalid");
    response_expect_problem(pair_reveal(&pair, &pair.red, question, 0, NULL), 409, "question_not_open");
    snprintf(lost.token, sizeof lost.token, "%s", found.token);
    pair_next(&pair);
    response_expect_problem(pair_commitments(&pair, &lost, 1, 4), 422, "signature_wrong");

    pair.blue = found; /* commits anew, and the game goes on */
    response_expect_problem(pair_ask(&pair, &pair.red, NULL, QUESTION), 409, "commitments_missing");
    response_expect_problem(pair_commitments(&pair, &pair.blue, 8, 4), 409, "commitments_invalid");
    pair.blue.committed = 1;
    pair_commit(&pair, &pair.blue, 4);
    pair_ruled(&pair, pair_roll(&pair, &pair.red, QUESTION), "ruling", "red");
    pair_export_holds(&pair);
    counted(&pair, "reissued", 1, reissued);
    counted(&pair, "given_up", 1, question);
}

/* The owner plays blue, sees the dice from red's reveal, and takes out an agreement of an earlier hour. */
static void test_an_agreement_of_another_hour(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, TWO_SIDED);
    struct pair_seat found = other_device(&pair.blue, 'f');
    pair_comes(&pair, agrees(&pair, &pair.red, &found), 201);
    char members[200], kept[1000];
    snprintf(members, sizeof members, "\"device_key\":\"%s\",\"reissued_seat\":\"s2\"", key_of(&found));
    const struct statement statement = {.operation = STATEMENT_AGREE_REISSUE, .key = "kept-back", .place = &pair.next};
    pair_signed_body(&pair, &pair.red, &statement, members, kept, sizeof kept);
    int64_t question = pair_asked(&pair, pair_ask(&pair, &pair.blue, NULL, QUESTION));
    response_expect_problem(reissues(&pair, &found, NULL), 409, "reissue_not_agreed");
    response_expect_problem(pair_post(&pair, pair.red.token, "kept-back", "/reissue-agreements", kept), 422,
                            "signature_wrong");
    pair_comes(&pair, agrees(&pair, &pair.red, &found), 201); /* for this question, before the nonce is out */
    pair_comes(&pair, pair_reveal(&pair, &pair.red, question, 0, NULL), 201);
    response_expect_problem(reissues(&pair, &found, NULL), 409, "reissue_not_agreed");
    pair_comes(&pair, pair_reveal(&pair, &pair.blue, question, 0, NULL), 201);
    pair_ruled(&pair, question, "ruling", "blue");
    pair_export_holds(&pair);
}

static void test_handing_over(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, TWO_SIDED);
    struct pair_seat old = pair.red, fresh = other_device(&pair.red, 'f');
    int64_t question = pair_asked(&pair, pair_ask(&pair, &pair.blue, NULL, QUESTION));
    response_expect_problem(hands_over(&pair, &pair.red, &fresh), 409, "question_open");
    pair_comes(&pair, pair_reveal(&pair, &pair.red, question, 0, NULL), 201);
    pair_comes(&pair, pair_reveal(&pair, &pair.blue, question, 0, NULL), 201);
    pair_ruled(&pair, question, "ruling", "blue");
    struct pair_seat forger = pair.red;
    forger.secret = fresh.secret;
    response_expect_problem(hands_over(&pair, &forger, &fresh), 422, "signature_wrong");
    response_expect_problem(hands_over(&pair, &pair.red, &pair.red), 422, "device_key_needed"); /* the same */
    response_expect_problem(hands_over(&pair, &pair.red, &pair.blue), 422, "device_key_needed");
    static char again[2000];
    char members[120];
    snprintf(members, sizeof members, "\"device_key\":\"%s\"", key_of(&fresh));
    const struct statement statement = {.operation = STATEMENT_HAND_OVER, .key = "handed"};
    pair_signed_body(&pair, &pair.red, &statement, members, again, sizeof again);
    int64_t handed = pair_comes(&pair, pair_post(&pair, pair.red.token, "handed", "/hand-over", again), 201);
    response_expect(pair_post(&pair, pair.red.token, "handed", "/hand-over", again), 200); /* the answer was lost */
    pair.red = fresh;
    response_expect_problem(pair_ask(&pair, &pair.red, NULL, QUESTION), 409, "commitments_missing");
    response_expect_problem(pair_commitments(&pair, &old, 1, 4), 422, "signature_wrong");
    pair.red.committed = 1;
    pair_commit(&pair, &pair.red, 4);
    pair_ruled(&pair, pair_roll(&pair, &pair.red, QUESTION), "ruling", "red");
    pair_export_holds(&pair);
    counted(&pair, "handed_over", 1, handed);
    counted(&pair, "reissued", 0, 0);
}

/* An umpire who also holds red takes blue's seat with red's consent: nothing keeps the two together from it, and the
 * record says from which entry on. Alone he cannot, nor can he undo that it is said. */
static void test_an_umpire_who_takes_a_seat(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, TWO_SIDED);
    pair_ruled(&pair, pair_roll(&pair, &pair.blue, QUESTION), "ruling", "blue");
    struct pair_seat mine = other_device(&pair.blue, 'u');
    response_expect_problem(reissues(&pair, &mine, NULL), 409, "reissue_not_agreed");
    pair_refused(&pair, pair.red.token, "/seats/s2/reissue", "{}", 403, "not_allowed");
    pair_refused(&pair, pair.game.token, "/seats/umpire/reissue", "{}", 403, "not_allowed");
    pair_refused(&pair, pair.game.token, "/seats/nobody/reissue", "{}", 404, "seat_unknown");
    pair_comes(&pair, agrees(&pair, &pair.red, &mine), 201);
    const struct response *response = reissues(&pair, &mine, NULL);
    response_expect(response, 201);
    int64_t reissued = pair.entries++;
    snprintf(mine.token, sizeof mine.token, "%s", response_text(response, "token"));
    pair.blue = mine;
    pair.blue.committed = 1;
    pair_next(&pair);
    pair_commit(&pair, &pair.blue, 4);
    pair_ruled(&pair, pair_roll(&pair, &pair.blue, QUESTION), "ruling", "blue"); /* the umpire's own dice */
    pair_export_holds(&pair);
    counted(&pair, "reissued", 1, reissued); /* and everybody can see it */
}

/* A phone that is lost joined under a key that the umpire uses again: its token stays nobody's. */
static void test_the_key_of_a_join(void **state)
{
    struct ground *ground = *state;
    struct client *client = &ground->client;
    struct test_game game;
    char body[200], token[64];
    test_game_open(client, "tt", NULL, &game);
    const char *key = "a-secret-key-of-somebody";
    snprintf(body, sizeof body, "{\"code\":\"%s\",\"name\":\"red\",\"nonce\":\"%032d\"}", game.code, 0);
    response_expect(client_ask(client, &(struct ask){.path = game_path(&game, "/seats"), .key = key, .body = body}),
                    201);
    snprintf(token, sizeof token, "%s", response_text(&client->response, "token"));
    response_expect(client_ask(client, &(struct ask){.path = game_path(&game, "/seats/s1/reissue"),
                                                     .token = game.token,
                                                     .key = key,
                                                     .body = "{}"}),
                    201);
    assert_string_not_equal(response_text(&client->response, "token"), token);
    response_expect_problem(
        client_ask(client,
                   &(struct ask){.path = game_path(&game, "/notes"), .token = token, .body = "{\"text\":\"x\"}"}),
        401, "token_invalid");
}

/* Sealed, without devices: the new token is the seat's, the old one nobody's. */
static void test_a_seat_without_a_device(void **state)
{
    struct ground *ground = *state;
    struct client *client = &ground->client;
    struct pair pair = {.client = client, .entries = 1};
    char blue[64];
    game_take(client_ask(client, &(struct ask){.path = "/v1/sessions", .body = "{\"ruleset\":\"tt\"}"}), &pair.game);
    pair_sit(&pair, &pair.red, "red", 'a', "");
    seat_join(client, &pair.game, "blue", NULL, 'b', blue);
    pair.entries++;
    const struct response *response = pair_post(&pair, pair.game.token, NULL, "/seats/s2/reissue", "{}");
    response_expect(response, 201);
    char fresh[64];
    snprintf(fresh, sizeof fresh, "%s", response_text(response, "token"));
    int64_t reissued = pair.entries++;
    pair_refused(&pair, blue, "/rulings", "{" QUESTION "}", 401, "token_invalid");
    pair_comes(&pair, pair_post(&pair, fresh, NULL, "/rulings", "{" QUESTION "}"), 201);
    pair_refused(&pair, pair.game.token, "/seats/s1/reissue", "{}", 422,
                 "device_key_needed"); /* it signs, and stays so */
    struct pair_seat other = other_device(&pair.red, 'f');
    response_expect(reissues(&pair, &other, NULL), 201);
    snprintf(other.token, sizeof other.token, "%s", response_text(&client->response, "token"));
    pair.entries++;
    pair_refused(&pair, other.token, "/notes", "{\"text\":\"x\"}", 422, "signature_wrong");
    pair_comes(&pair, pair_sign(&pair, &other, STATEMENT_NOTE, NULL, 0, NULL, "/notes", "\"text\":\"It is me.\""), 201);
    pair_comes(&pair, hands_over(&pair, &other, &pair.red), 201);
    pair_export_holds(&pair);
    counted(&pair, "reissued", 2, reissued);
    counted(&pair, "handed_over", 1, pair.entries - 1);
    response_expect(pair_post(&pair, pair.game.token, NULL, "/seats/s2/revocation", "{}"), 201);
    pair_refused(&pair, pair.game.token, "/seats/s2/reissue", "{}", 409, "seat_already_revoked");
    response = client_ask(client, &(struct ask){.path = game_path(&pair.game, "/report"),
                                                .token = pair.game.token,
                                                .headers = {"Accept: text/markdown"}});
    response_expect(response, 200);
    assert_non_null(strstr(response->body, "A seat was re-issued"));
}

/* Another process of the same database, which has seen the seats and does not look again for seconds: there, too, what
 * went to another device or was revoked is over at once. */
static void test_in_another_process(void **state)
{
    struct ground *ground = *state;
    struct test_service second;
    struct client other;
    struct pair pair;
    service_start(&second, ground->database.url, NULL);
    service_await_ready(&second);
    client_start(&other, second.port);
    pair = (struct pair){.client = &ground->client, .entries = 1};
    game_take(client_ask(&ground->client, &(struct ask){.path = "/v1/sessions", .body = "{\"ruleset\":\"tt\"}"}),
              &pair.game);
    struct test_game *game = &pair.game;
    char plain[64], found[64];
    seat_join(&ground->client, game, "plain", NULL, 'c', plain);
    pair.entries++;
    pair_sit(&pair, &pair.red, "red", 'a', "");
    pair_sit(&pair, &pair.blue, "blue", 'b', "");
    const char *const tokens[] = {plain, pair.red.token, pair.blue.token, game->token};
    for (size_t i = 0; i < sizeof tokens / sizeof tokens[0]; i++)
        response_expect(client_ask(&other, &(struct ask){.path = game_path(game, "/state"), .token = tokens[i]}), 200);

    const struct response *response = pair_post(&pair, game->token, NULL, "/seats/s1/reissue", "{}");
    response_expect(response, 201);
    snprintf(found, sizeof found, "%s", response_text(response, "token"));
    pair.entries++;
    pair.client = &other;
    pair_refused(&pair, plain, "/notes", "{\"text\":\"x\"}", 401, "token_invalid");
    pair_refused(&pair, plain, "/rulings", "{" QUESTION "}", 401, "token_invalid");
    pair_refused(&pair, plain, "/turns", "{}", 401, "token_invalid");
    pair_comes(&pair, pair_post(&pair, found, NULL, "/notes", "{\"text\":\"Found another phone.\"}"), 201);

    struct pair_seat lost = pair.red, fresh = other_device(&pair.red, 'f'), old = pair.blue,
                     newer = other_device(&pair.blue, 'g');
    old.keys += 500;
    pair.client = &ground->client;
    response_expect(reissues(&pair, &fresh, NULL), 201);
    pair.entries++;
    snprintf(fresh.token, sizeof fresh.token, "%s", response_text(&pair.client->response, "token"));
    pair_comes(&pair, hands_over(&pair, &pair.blue, &newer), 201);
    pair.client = &other;
    response_expect_problem(pair_sign(&pair, &lost, STATEMENT_NOTE, NULL, 0, NULL, "/notes", "\"text\":\"x\""), 422,
                            "signature_wrong");
    pair_refused(&pair, lost.token, "/turns", "{}", 401, "token_invalid"); /* nobody signs a turn */
    response_expect_problem(pair_sign(&pair, &old, STATEMENT_NOTE, NULL, 0, NULL, "/notes", "\"text\":\"x\""), 422,
                            "signature_wrong");
    pair_comes(&pair, pair_sign(&pair, &fresh, STATEMENT_NOTE, NULL, 0, NULL, "/notes", "\"text\":\"Red.\""), 201);
    pair_comes(&pair, pair_sign(&pair, &newer, STATEMENT_NOTE, NULL, 0, NULL, "/notes", "\"text\":\"Blue.\""), 201);

    pair.client = &ground->client;
    pair_comes(&pair, pair_post(&pair, game->token, NULL, "/seats/s2/revocation", "{}"), 201);
    pair.client = &other;
    response_expect_problem(pair_sign(&pair, &fresh, STATEMENT_NOTE, NULL, 0, NULL, "/notes", "\"text\":\"x\""), 401,
                            "seat_revoked");
    pair_export_holds(&pair);
    client_end(&other);
    service_stop(&second);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_device_is_lost),
        cmocka_unit_test(test_an_agreement_of_another_hour),
        cmocka_unit_test(test_handing_over),
        cmocka_unit_test(test_an_umpire_who_takes_a_seat),
        cmocka_unit_test(test_a_seat_without_a_device),
        cmocka_unit_test(test_in_another_process),
        cmocka_unit_test(test_the_key_of_a_join),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
