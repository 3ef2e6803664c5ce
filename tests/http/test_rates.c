/* How often one may ask: by address, behind proxies, by token; what a wrong token and a wrong join code cost; what
 * answers say of it. */
#include "base/clock.h"
#include "ground.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define LOOK "/v1/rulesets/tt"
#define ODDS "/v1/rulesets/tt/melee-score/odds" /* counts as ten */
#define QUESTION "{\"input\":{\"side1\":[\"kill\"],\"side2\":[]}}"

/* A further service on the ground's database, with a client. */
struct other {
    struct test_service service;
    struct client client;
};

static void other_start(struct ground *ground, struct other *other, const char *const *settings)
{
    service_start(&other->service, ground->database.url, settings);
    service_await_ready(&other->service);
    client_start(&other->client, other->service.port);
}

static void other_end(struct other *other)
{
    client_end(&other->client);
    service_stop(&other->service);
}

/* The number behind `mark` in the RateLimit header; -1 when there is none. */
static int limit_left(const struct response *response, const char *mark)
{
    const char *value = response_header(response, "RateLimit"), *at = value ? strstr(value, mark) : NULL;
    return at ? atoi(at + strlen(mark)) : -1;
}

static int seconds_since(int64_t from)
{
    return (int)((clock_monotonic_ms() - from) / 1000);
}

/* One a second, the least that can be set; where a test must not depend on how quick it is, it asks what counts as ten.
 */
static void test_an_address(void **state)
{
    struct other other;
    other_start(*state, &other, (const char *const[]){"UMPIRE_ADDRESS_RATE=1", "UMPIRE_ADDRESS_BURST=20", NULL});
    int64_t from = clock_monotonic_ms();
    const struct response *response = client_get(&other.client, LOOK);
    response_expect(response, 200);
    assert_string_equal(response_header(response, "RateLimit-Policy"), "\"address\";q=20;w=20");
    assert_string_equal(response_header(response, "RateLimit"), "\"address\";r=19;t=1");
    assert_null(response_header(response, "Retry-After"));
    response_expect_problem(client_get(&other.client, "/nowhere"), 404, "not_found");
    assert_in_range(limit_left(&other.client.response, "\"address\";r="), 18, 20);
    response_expect(client_ask(&other.client, &(struct ask){.path = ODDS, .body = QUESTION}), 200);
    assert_in_range(limit_left(&other.client.response, "\"address\";r="), 8, 9 + seconds_since(from));
    for (int left = 8; left > 0; left--)
        response_expect(client_get(&other.client, LOOK), 200);
    while (client_get(&other.client, LOOK)->status == 200)
        ;
    response_expect_problem(&other.client.response, 429, "too_many_requests");
    assert_string_equal(response_header(&other.client.response, "Retry-After"), "1");
    assert_int_equal(limit_left(&other.client.response, "\"address\";r="), 0);
    assert_in_range(limit_left(&other.client.response, ";t="), 19, 20);
    /* the health of the service is never refused, and counts for nothing */
    for (int i = 0; i < 30; i++)
        response_expect(client_get(&other.client, "/livez"), 200);
    assert_null(response_header(&other.client.response, "RateLimit"));
    response_expect(client_get(&other.client, "/readyz"), 200);
    pause_ms(1000);
    response_expect(client_get(&other.client, LOOK), 200);
    other_end(&other);
}

/* A request through a proxy that names these. */
static int through(struct other *other, const char *names)
{
    char header[200];
    snprintf(header, sizeof header, "X-Forwarded-For: %s", names);
    return client_ask(&other->client, &(struct ask){.path = ODDS, .body = QUESTION, .headers = {header}})->status;
}

static void test_behind_proxies(void **state)
{
    struct other other;
    other_start(*state, &other,
                (const char *const[]){"UMPIRE_TRUSTED_PROXIES=127.0.0.1 10.0.0.0/8", "UMPIRE_OPEN_SESSIONS=nobody",
                                      "UMPIRE_ADDRESS_RATE=1", "UMPIRE_ADDRESS_BURST=10", NULL});
    assert_int_equal(through(&other, "203.0.113.1"), 200);
    assert_int_equal(through(&other, "203.0.113.2"), 200);
    assert_int_equal(through(&other, "203.0.113.3, 10.1.1.1"), 200);
    assert_int_equal(through(&other, "203.0.113.4"), 200);
    assert_int_equal(through(&other, "203.0.113.4"), 429);
    /* what it claims to be does not help */
    assert_int_equal(through(&other, "198.51.100.1, 203.0.113.4"), 429);
    assert_int_equal(through(&other, "10.9.9.9, 203.0.113.4, 10.1.1.1"), 429);
    /* whoever has one address of a /64 has all of them */
    assert_int_equal(through(&other, "2001:db8:0:1::1"), 200);
    assert_int_equal(through(&other, "2001:db8:0:1:ffff::2"), 429);
    assert_int_equal(through(&other, "2001:db8:0:2::1"), 200);
    other_end(&other);
}

static void test_forged_headers(void **state)
{
    struct other other;
    other_start(*state, &other,
                (const char *const[]){"UMPIRE_TRUSTED_PROXIES=10.0.0.0/8", "UMPIRE_OPEN_SESSIONS=nobody",
                                      "UMPIRE_ADDRESS_RATE=1", "UMPIRE_ADDRESS_BURST=10", NULL});
    assert_int_equal(through(&other, "203.0.113.1"), 200);
    assert_int_equal(through(&other, "203.0.113.2"), 429);
    assert_int_equal(through(&other, "10.0.0.1"), 429);
    other_end(&other);
}

static const struct response *look(struct client *client, const struct test_game *game, const char *token)
{
    return client_ask(client, &(struct ask){.path = game->path, .token = token});
}

/* The record whole: counts as ten. */
static const struct response *export(struct client *client, const struct test_game *game, const char *token)
{
    return client_ask(client, &(struct ask){.path = game_path(game, "/export"), .token = token});
}

static void test_a_token(void **state)
{
    struct ground *ground = *state;
    struct other other;
    char blue[64];
    struct test_game game;
    test_game_open(&ground->client, "tt", NULL, &game);
    seat_join(&ground->client, &game, "blue", NULL, 'b', blue);
    other_start(ground, &other,
                (const char *const[]){"UMPIRE_TOKEN_RATE=1", "UMPIRE_TOKEN_BURST=30", "UMPIRE_ADDRESS_RATE=500", NULL});
    response_expect(export(&other.client, &game, game.token), 200);
    assert_string_equal(response_header(&other.client.response, "RateLimit-Policy"),
                        "\"address\";q=400;w=1, \"token\";q=30;w=30");
    assert_int_equal(limit_left(&other.client.response, "\"token\";r="), 20);
    assert_int_equal(limit_left(&other.client.response, "\"address\";r="), 390);
    for (int i = 0; i < 2; i++)
        response_expect(export(&other.client, &game, game.token), 200);
    response_expect_problem(export(&other.client, &game, game.token), 429, "too_many_requests");
    assert_in_range(atoi(response_header(&other.client.response, "Retry-After")), 6, 10);
    response_expect(export(&other.client, &game, blue), 200);
    response_expect(client_get(&other.client, LOOK), 200); /* without a token */
    other_end(&other);
}

/* Each costs as much as ten requests: of 40, four can be tried, whatever the session. */
static void test_guessing_tokens(void **state)
{
    struct ground *ground = *state;
    struct other other;
    struct test_game wrong = ground->game;
    wrong.token[5] = wrong.token[5] == 'a' ? 'b' : 'a';
    other_start(ground, &other, (const char *const[]){"UMPIRE_ADDRESS_RATE=1", "UMPIRE_ADDRESS_BURST=40", NULL});
    response_expect_problem(look(&other.client, &wrong, wrong.token), 401, "token_invalid");
    assert_int_equal(limit_left(&other.client.response, "\"address\";r="), 30);
    response_expect_problem(look(&other.client, &wrong, NULL), 401, "token_missing");
    response_expect_problem(look(&other.client, &wrong, "x"), 401, "token_invalid");
    assert_in_range(limit_left(&other.client.response, "\"address\";r="), 10, 12);
    int tried = 3;
    while (look(&other.client, &wrong, wrong.token)->status == 401)
        tried++;
    assert_in_range(tried, 4, 5);
    response_expect_problem(&other.client.response, 429, "too_many_requests");
    response_expect_problem(look(&other.client, &ground->game, ground->game.token), 429, "too_many_requests");
    other_end(&other);
}

static const struct response *try_code(struct other *other, const struct test_game *game, const char *name, bool right)
{
    char body[200];
    snprintf(body, sizeof body, "{\"code\":\"%s\",\"name\":\"%s\"}", right ? game->watch_code : "2222-2222-2222-2222",
             name);
    return client_ask(&other->client, &(struct ask){.path = "/v1/join", .body = body});
}

/* A wrong code costs no more than any other request: one bad phone does not shut a club's hall out. */
static void test_guessing_codes(void **state)
{
    struct ground *ground = *state;
    struct other other;
    struct test_game game;
    test_game_open(&ground->client, "tt", NULL, &game);
    other_start(ground, &other, (const char *const[]){"UMPIRE_ADDRESS_RATE=1", "UMPIRE_ADDRESS_BURST=8", NULL});
    for (int i = 0; i < 5; i++)
        response_expect_problem(try_code(&other, &game, "guess", false), 403, "join_code_wrong");
    response_expect(try_code(&other, &game, "friend", true), 201);
    while (try_code(&other, &game, "guess", false)->status == 403)
        continue;
    response_expect_problem(&other.client.response, 429, "too_many_requests");
    other_end(&other);
}

/* Unless the settings say otherwise, the limits hold. */
static void test_defaults(void **state)
{
    struct ground *ground = *state;
    struct other other;
    other_start(ground, &other, (const char *const[]){"UMPIRE_ADDRESS_RATE=100", "UMPIRE_TOKEN_RATE=50", NULL});
    response_expect(look(&other.client, &ground->game, ground->game.token), 200);
    assert_string_equal(response_header(&other.client.response, "RateLimit-Policy"),
                        "\"address\";q=400;w=4, \"token\";q=200;w=4");
    other_end(&other);
    response_expect(look(&ground->client, &ground->game, ground->game.token), 200);
    assert_null(response_header(&ground->client.response, "RateLimit"));
    assert_null(response_header(&ground->client.response, "RateLimit-Policy"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_address),      cmocka_unit_test(test_behind_proxies),
        cmocka_unit_test(test_forged_headers),  cmocka_unit_test(test_a_token),
        cmocka_unit_test(test_guessing_tokens), cmocka_unit_test(test_guessing_codes),
        cmocka_unit_test(test_defaults),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
