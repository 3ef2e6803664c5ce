/* Long sessions: what is asked of one of many entries takes about as long as of one of few; what is made of all of them
 * takes as long for each. By the ratio within one run, so that no machine is too slow. */
#include "base/clock.h"
#include "patience.h"
#include "units.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

enum { FEW = 200, TIMES = 15, REPORTS = 3, REPORTED_MAX = 10000 /* as report.h says */, STARTS = 5, RATIO_MAX = 5 };

static int many = 4000; /* the slow test has 20,000 */

#define QUESTION "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"
/* Every one of them may change the roster. */
#define FIRES                                                                                                          \
    "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},\"input\":{\"range\":8},"         \
    "\"dice\":[1,1,1,1,1,1,1,1,1,1,1,1]}"

struct playing {
    bool units; /* with units */
    const struct test_game *game;
    int recorded;
};

static void play_ask(void *context, int32_t number, struct ask *ret)
{
    const struct playing *playing = context;
    static char path[80];
    (void)number;
    snprintf(path, sizeof path, "%s/rulings", playing->game->path);
    *ret = (struct ask){.path = path, .token = playing->game->token, .body = playing->units ? FIRES : QUESTION};
}

static bool play_answer(void *context, int32_t number, const struct response *response)
{
    struct playing *playing = context;
    (void)number;
    playing->recorded += response->status == 201;
    return true;
}

static void game_go_on(struct ground *ground, bool units, int count, struct test_game *game)
{
    struct playing playing = {.game = game, .units = units};
    crowd_run(&(struct crowd){.ports = &ground->service.port,
                              .port_count = 1,
                              .connections = 64,
                              .count = count,
                              .context = &playing,
                              .ask = play_ask,
                              .answer = play_answer});
    assert_int_equal(playing.recorded, count);
}

static void game_play(struct ground *ground, int count, struct test_game *ret)
{
    test_game_open(&ground->client, "tt", NULL, ret);
    game_go_on(ground, false, count, ret);
}

static void quicker(int64_t *best, int64_t other)
{
    *best = other < *best ? other : *best;
}

/* Microseconds of one answer, which is the client's. */
static int64_t once_as(struct client *client, const struct test_game *game, const char *path, const char *accept)
{
    char words[160];
    snprintf(words, sizeof words, "%s%s", game->path, path);
    int64_t since = clock_monotonic_us();
    response_expect(client_ask(client, &(struct ask){.path = words, .token = game->token, .headers = {accept}}), 200);
    return clock_monotonic_us() - since;
}

static int64_t once(struct client *client, const struct test_game *game, const char *path)
{
    return once_as(client, game, path, NULL);
}

/* The quickest of several, in turn: what else the machine has to do makes answers slower, never quicker. */
static void times_of(struct ground *ground, const struct test_game *few, const struct test_game *lots, const char *path,
                     int64_t *of_few, int64_t *of_many)
{
    *of_few = *of_many = INT64_MAX;
    for (int i = 0; i < TIMES; i++) {
        quicker(of_few, once(&ground->client, few, path));
        quicker(of_many, once(&ground->client, lots, path));
    }
}

static void compare(const char *what, int64_t of_few, int64_t of_many)
{
    print_message("%-28s %6lld us of %d entries, %6lld us of %d\n", what, (long long)of_few, FEW, (long long)of_many,
                  many);
    assert_true(of_many <= RATIO_MAX * of_few);
}

/* Microseconds of processor that the service has used since it began. */
static int64_t used_by(const struct ground *ground)
{
    struct timespec used;
    clockid_t clock;
    assert_int_equal(clock_getcpuclockid(ground->service.pid, &clock), 0);
    assert_int_equal(clock_gettime(clock, &used), 0);
    return (int64_t)used.tv_sec * 1000000 + used.tv_nsec / 1000;
}

/* What a report costs the service itself: it takes so long that a clock would say more of what else the machine does.
 */
static int64_t report_of(struct ground *ground, const struct test_game *game, const char *accept)
{
    int64_t before = used_by(ground);
    once_as(&ground->client, game, "/report", accept);
    return used_by(ground) - before;
}

/* A report goes through all entries, as many as it has room for: so it is judged by each of them. */
static void report_compare(struct ground *ground, const struct test_game *few, const struct test_game *lots,
                           const char *accept)
{
    int64_t of_few = INT64_MAX, of_many = INT64_MAX;
    int shown = many < REPORTED_MAX ? many : REPORTED_MAX;
    for (int i = 0; i < REPORTS; i++) {
        quicker(&of_few, report_of(ground, few, accept));
        quicker(&of_many, report_of(ground, lots, accept));
    }
    print_message("/report, %-19s %6lld us of processor of %d entries, %6lld us of %d: for each %.2f times\n", accept,
                  (long long)of_few, FEW, (long long)of_many, shown,
                  (double)of_many / (double)of_few * FEW / (double)shown);
    assert_true(of_many * FEW <= RATIO_MAX * of_few * shown);
}

static void what_is_asked_of_long_sessions(void **state)
{
    static const char *const paths[] = {"/entries/100/receipt", "/consistency?from=77", "/checkpoint", "/entries/150",
                                        "/entries?limit=20"};
    struct ground *ground = *state;
    struct test_game few, lots;
    int64_t of_few, of_many;
    game_play(ground, FEW, &few);
    game_play(ground, many, &lots);
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        times_of(ground, &few, &lots, paths[i], &of_few, &of_many);
        compare(paths[i], of_few, of_many);
    }
    report_compare(ground, &few, &lots, "Accept: application/json");
    report_compare(ground, &few, &lots, "Accept: text/html");
}

/* What a process answers that has just started: the first thing that it is asked of the session. The answer is the one
 * of the process that recorded the rulings. */
static void first_roster(struct ground *ground, const struct test_game *few, const struct test_game *lots)
{
    int64_t of_few = INT64_MAX, of_many = INT64_MAX;
    for (int i = 0; i < STARTS; i++) {
        struct test_service service;
        struct client client;
        service_start(&service, ground->database.url, NULL);
        service_await_ready(&service);
        client_start(&client, service.port);
        once(&client, &ground->game, "/roster"); /* connections, and statements */
        quicker(&of_few, once(&client, few, "/roster"));
        quicker(&of_many, once(&client, lots, "/roster"));
        once(&ground->client, lots, "/roster");
        assert_string_equal(client.response.body, ground->client.response.body);
        client_end(&client);
        service_stop(&service);
    }
    compare("/roster, the first", of_few, of_many);
}

static void rosters_of_long_sessions(void **state)
{
    static const char *const paths[] = {"/roster", "/due"};
    struct ground *ground = *state;
    struct table few, lots;
    table_open(&few, &ground->client, COLONIAL);
    table_open(&lots, &ground->client, COLONIAL);
    game_go_on(ground, true, FEW, &few.game);
    game_go_on(ground, true, many, &lots.game);
    int64_t of_few = once(&ground->client, &few.game, "/roster"), of_many;
    print_message("of the process that recorded: the first %lld us of %d entries, %lld us of %d\n", (long long)of_few,
                  FEW, (long long)once(&ground->client, &lots.game, "/roster"), many);
    first_roster(ground, &few.game, &lots.game);
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        times_of(ground, &few.game, &lots.game, paths[i], &of_few, &of_many);
        compare(paths[i], of_few, of_many);
    }
}

/* The largest roster is kept beside entries, too, and hinders none: sixty-two more units with long names. */
static void full_tables_go_on(void **state)
{
    enum { MORE = 62, NOTES = 300 };
    struct ground *ground = *state;
    struct table table;
    char body[32768];
    int length = snprintf(body, sizeof body, "{\"units\":[");
    table_open(&table, &ground->client, COLONIAL);
    for (int i = 0; i < MORE; i++)
        length +=
            snprintf(body + length, sizeof body - (size_t)length,
                     "%s{\"id\":\"impi-of-the-left-horn-in-reserve-%d\",\"name\":\"%060d\",\"side\":\"%s\",\"kind\":"
                     "\"tribal_infantry\",\"weapon\":\"ragtag\",\"leadership\":6,\"figures\":16}",
                     i ? "," : "", i, i, i % 2 ? "red" : "blue");
    snprintf(body + length, sizeof body - (size_t)length, "]}");
    table_append(&table, "/units", body);
    for (int i = 0; i < NOTES; i++)
        table_append(&table, "/notes", "{\"text\":\"x\"}");
    assert_int_equal(table_append(&table, "/rulings", FIRE), NOTES + 4);
}

int main(int count, char **words)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_asked_of_long_sessions),
        cmocka_unit_test(rosters_of_long_sessions),
        cmocka_unit_test(full_tables_go_on),
    };
    if (count > 1)
        many = atoi(words[1]);
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
