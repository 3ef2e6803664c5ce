/* Odds over HTTP, through the real program: asked, varied, estimated, too large, too many at once; and those of
 * recorded rulings, asked for with their entry and never recorded. */
#include "ground.h"
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define MORALE "/v1/rulesets/tt/morale-check/odds"
#define QUESTION "{\"input\":{\"target\":8}}"

static const struct response *post(struct ground *ground, const char *path, const char *body)
{
    return client_ask(&ground->client, &(struct ask){.path = path, .body = body});
}

static const json_t *first(const json_t *root, const char *list)
{
    return json_array_get(json_object_get(root, list), 0);
}

/* The fractions of a distribution add up to 36/36 where they have this denominator or one that divides it. */
static int thirty_sixths(const json_t *distribution)
{
    int sum = 0;
    size_t index;
    json_t *value;
    json_array_foreach(json_object_get(distribution, "values"), index, value)
    {
        int numerator = 0, denominator = 1;
        sscanf(json_string_value(json_object_get(value, "fraction")), "%d/%d", &numerator, &denominator);
        assert_int_equal(36 % denominator, 0);
        sum += numerator * 36 / denominator;
    }
    return sum;
}

static void test_asking(void **state)
{
    struct ground *ground = *state;
    const struct response *response = post(ground, MORALE, QUESTION);
    response_expect(response, 200);
    assert_string_equal(response_header(response, "Cache-Control"), "no-store");
    assert_string_equal(response_text(response, "status"), "resolved");
    size_t index;
    json_t *distribution;
    json_array_foreach(json_object_get(response->json, "distributions"), index, distribution)
        assert_int_equal(thirty_sixths(distribution), 36);
    assert_in_range(index, 5, 100);
}

static void test_varying(void **state)
{
    struct ground *ground = *state;
    const struct response *response =
        post(ground, MORALE, "{\"input\":{},\"vary\":{\"/input/target\":[6,9,12]},\"of\":[\"/passed\"]}");
    response_expect(response, 200);
    assert_int_equal(json_array_size(json_object_get(response->json, "cases")), 3);
    assert_int_equal(
        json_integer_value(json_object_get(json_object_get(first(response->json, "cases"), "varied"), "/input/target")),
        6);
}

static void test_bad_questions(void **state)
{
    struct ground *ground = *state;
    const struct response *response = post(ground, MORALE, "{\"input\":{\"target\":8},\"of\":[\"/totl\"]}");
    response_expect_problem(response, 422, "not_a_choice");
    const json_t *violation = first(response->json, "violations");
    assert_string_equal(json_string_value(json_object_get(violation, "pointer")), "/of/0");
    response = post(ground, MORALE, "{\"input\":{},\"vary\":{\"/input/target\":[6,\"x\"]}}");
    response_expect_problem(response, 422, "wrong_type");
    violation = first(response->json, "violations");
    assert_string_equal(json_string_value(json_object_get(violation, "pointer")), "/vary/~1input~1target/1");
    response_expect_problem(post(ground, "/v1/rulesets/tt/moral/odds", QUESTION), 404, "step_not_defined");
    response_expect_problem(client_get(&ground->client, MORALE), 405, "method_not_allowed");
}

static void test_estimates(void **state)
{
    struct ground *ground = *state;
    const struct response *response =
        post(ground, MORALE, "{\"input\":{\"target\":8},\"method\":\"sample\",\"samples\":1000}");
    response_expect(response, 200);
    assert_true(json_is_false(json_object_get(response->json, "exact")));
    response = post(ground, MORALE, "{\"input\":{\"target\":8},\"method\":\"sample\",\"samples\":1000001}");
    response_expect_problem(response, 422, "out_of_range");
}

/* A recorded ruling, with and without its odds; nothing of them is recorded. */
static void test_recorded_rulings(void **state)
{
    struct ground *ground = *state;
    char path[160];
    const struct response *response =
        ground_ask(ground, "/rulings", "{\"step\":\"morale-check\",\"input\":{\"target\":8},\"dice\":[3,4]}");
    response_expect(response, 201);
    long long seq = response_number(response, "seq");
    int64_t entries = ground_entries(ground);

    snprintf(path, sizeof path, "/entries/%lld", seq);
    response = ground_ask(ground, path, NULL);
    response_expect(response, 200);
    assert_null(json_object_get(response->json, "odds"));
    json_t *plain = json_deep_copy(response->json);

    snprintf(path, sizeof path, "/entries/%lld?with=odds", seq);
    response = ground_ask(ground, path, NULL);
    response_expect(response, 200);
    assert_string_equal(response_header(response, "Cache-Control"), "private, no-cache");
    json_t *odds = json_object_get(response->json, "odds");
    assert_true(json_is_true(json_object_get(odds, "exact")));
    assert_int_equal(thirty_sixths(first(odds, "distributions")), 36);
    json_object_del(response->json, "odds");
    assert_true(json_equal(response->json, plain)); /* all else is as it was */
    json_decref(plain);
    assert_int_equal(ground_entries(ground), entries);

    response = ground_ask(ground, "/entries/0?with=odds", NULL);
    response_expect(response, 200);
    assert_null(json_object_get(response->json, "odds"));
    response_expect_problem(ground_ask(ground, "/entries/0?with=luck", NULL), 422, "not_a_choice");
    response_expect_problem(ground_ask(ground, "/entries/999?with=odds", NULL), 404, "entry_unknown");
}

/* Sixteen units roll off for their order, of which there are 16! */
static void large_input_write(char ret[1024])
{
    size_t used = (size_t)snprintf(ret, 1024, "{\"units\":[");
    for (int i = 0; i < 16; i++)
        used += (size_t)snprintf(ret + used, 1024 - used, "%s{\"id\":\"u%d\",\"initiative\":3}", i ? "," : "", i);
    snprintf(ret + used, 1024 - used, "]}");
}

static void test_too_large(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct client client;
    struct test_game game;
    char input[1024], body[1200];
    service_start(&service, ground->database.url, (const char *const[]){"UMPIRE_ODDS_BRANCHES=2000", NULL});
    client_start(&client, service.port);
    large_input_write(input);
    snprintf(body, sizeof body, "{\"input\":%s}", input);
    const struct response *response =
        client_ask(&client, &(struct ask){.path = "/v1/rulesets/tt/initiative-order/odds", .body = body});
    response_expect_problem(response, 422, "odds_too_large");
    const json_t *excess = json_object_get(response->json, "too_large");
    assert_int_equal(json_integer_value(json_object_get(excess, "budget")), 2000);
    assert_true(json_number_value(json_object_get(excess, "estimate")) > 2e13);

    /* Its recorded ruling is read all the same. */
    test_game_open(&client, "tt", NULL, &game);
    snprintf(body, sizeof body, "{\"step\":\"initiative-order\",\"input\":%s}", input);
    response =
        client_ask(&client, &(struct ask){.path = game_path(&game, "/rulings"), .token = game.token, .body = body});
    response_expect(response, 201);
    response =
        client_ask(&client, &(struct ask){.path = game_path(&game, "/entries/1?with=odds"), .token = game.token});
    response_expect(response, 200);
    excess = json_object_get(json_object_get(response->json, "odds"), "too_large");
    assert_int_equal(json_integer_value(json_object_get(excess, "budget")), 2000);
    client_end(&client);
    service_stop(&service);
}

struct tally {
    int fine, overloaded, other;
    const char *body;
};

static void crowd_ask(void *context, int32_t number, struct ask *ret)
{
    (void)number;
    *ret = (struct ask){.path = MORALE, .body = ((struct tally *)context)->body};
}

static bool crowd_answer(void *context, int32_t number, const struct response *response)
{
    struct tally *tally = context;
    (void)number;
    tally->fine += response->status == 200;
    bool overloaded = response->status == 503 && strcmp(response_text(response, "code"), "overloaded") == 0 &&
                      response_header(response, "Retry-After");
    tally->overloaded += overloaded;
    tally->other += response->status != 200 && !overloaded;
    return true;
}

/* One worker and a line of one: of 32 at once most are told to come again, none is left hanging, and rulings go on. */
static void test_overload(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct tally tally = {.body = "{\"input\":{\"target\":8},\"method\":\"sample\",\"samples\":200000}"};
    service_start(&service, ground->database.url, (const char *const[]){"UMPIRE_ODDS_QUEUE=1", NULL});
    crowd_run(&(struct crowd){.ports = &service.port,
                              .port_count = 1,
                              .connections = 32,
                              .count = 64,
                              .context = &tally,
                              .ask = crowd_ask,
                              .answer = crowd_answer});
    assert_int_equal(tally.other, 0);
    assert_int_equal(tally.fine + tally.overloaded, 64);
    assert_true(tally.fine >= 1);
    assert_true(tally.overloaded >= 1);
    service_stop(&service);
}

struct stopping {
    struct tally tally; /* first */
    struct test_service *service;
};

/* All wait when the second is answered, also on a machine that was too busy to send them all before the first one was:
 * then the service is told to stop. */
static bool stop_answer(void *context, int32_t number, const struct response *response)
{
    struct stopping *stopping = context;
    struct tally *tally = &stopping->tally;
    tally->fine += response->status == 200;
    if (response->status == 200 && tally->fine == 2)
        service_signal(stopping->service, SIGTERM);
    tally->overloaded += response->status == 503 && strcmp(response_text(response, "code"), "stopping") == 0;
    (void)number;
    return true;
}

/* Enough that they wait for each other. */
#ifdef UMPIRE_SANITIZED
#define LONG_SAMPLE "{\"input\":{\"target\":8},\"method\":\"sample\",\"samples\":200000}"
#else
#define LONG_SAMPLE "{\"input\":{\"target\":8},\"method\":\"sample\",\"samples\":1000000}"
#endif

/* Stopping does not wait for all the odds that were asked for: those that were not begun can be asked for elsewhere. */
static void test_stopping(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct stopping stopping = {.tally = {.body = LONG_SAMPLE}, .service = &service};
    service_start(&service, ground->database.url, (const char *const[]){"UMPIRE_DRAIN_MS=600000", NULL});
    crowd_run(&(struct crowd){.ports = &service.port,
                              .port_count = 1,
                              .connections = 8,
                              .count = 8,
                              .context = &stopping,
                              .ask = crowd_ask,
                              .answer = stop_answer});
    assert_int_equal(stopping.tally.fine + stopping.tally.overloaded, 8);
    assert_true(stopping.tally.fine >= 1);
    assert_true(stopping.tally.overloaded >= 1);
    service_await_end(&service, 60);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_asking),    cmocka_unit_test(test_varying),          cmocka_unit_test(test_bad_questions),
        cmocka_unit_test(test_estimates), cmocka_unit_test(test_recorded_rulings), cmocka_unit_test(test_too_large),
        cmocka_unit_test(test_overload),  cmocka_unit_test(test_stopping),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
