/* The database goes away and comes back, in a cluster of the test's own: what needs no database works, what needs it is
 * told within the deadline, nothing that was answered is lost, and everything recovers by itself. */
#include "base/clock.h"
#include "client.h"
#include "cluster.h"
#include "patience.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define ROLL "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"
#define QUESTION "{\"input\":{\"target\":8}}"

enum { DEADLINE_MS = 1000, LATEST_MS = 30 * DEADLINE_MS };

struct away {
    struct test_cluster cluster;
    struct test_database database;
    struct test_service service;
    struct client client;
    struct test_game game;
};

static const char *const settings[] = {"UMPIRE_DEADLINE_MS=1000", NULL};

static int away_make(void **state)
{
    struct away *away = calloc(1, sizeof *away);
    assert_non_null(away);
    cluster_create(&away->cluster);
    cluster_database(&away->cluster, &away->database);
    service_start(&away->service, away->database.url, settings);
    service_await_ready(&away->service);
    client_start(&away->client, away->service.port);
    *state = away;
    return 0;
}

static int away_clear(void **state)
{
    struct away *away = *state;
    if (!away)
        return 0; /* it was never made */
    client_end(&away->client);
    service_stop(&away->service);
    cluster_remove(&away->cluster);
    free(away);
    return 0;
}

static const struct response *post(struct away *away, const char *path, const char *key, const char *body)
{
    bool opens = strcmp(path, "/v1/sessions") == 0; /* no seat's token opens sessions */
    const char *token = away->game.token[0] && !opens ? away->game.token : NULL;
    return client_ask(&away->client, &(struct ask){.path = path, .token = token, .key = key, .body = body});
}

static const struct response *roll(struct away *away, const char *key)
{
    return post(away, game_path(&away->game, "/rulings"), key, ROLL);
}

/* 503 with this code, by the deadline, and with a hint when to come again. */
static void told_by_the_deadline(const struct response *response, int64_t asked_at, const char *code)
{
    int64_t took = clock_monotonic_ms() - asked_at;
    response_expect_problem(response, 503, code);
    const char *retry = response_header(response, "Retry-After");
    assert_non_null(retry);
    assert_in_range(atoi(retry), 1, 60);
    if (took > LATEST_MS)
        fail_msg("the answer took %lld ms", (long long)took);
}

/* At once, however slow the machine: one that waited for the database would take the deadline every time. */
static void answered_at_once(struct away *away, const struct ask *ask)
{
    int64_t quickest = INT64_MAX;
    for (int i = 0; i < 10 && (i < 4 || quickest >= DEADLINE_MS); i++) {
        int64_t asked_at = clock_monotonic_ms();
        response_expect(client_ask(&away->client, ask), 200);
        int64_t took = clock_monotonic_ms() - asked_at;
        quickest = took < quickest ? took : quickest;
    }
    assert_true(quickest < DEADLINE_MS);
}

/* What needs no database is answered, and at once. */
static void stateless_works(struct away *away)
{
    answered_at_once(away, &(struct ask){.path = "/v1/rulesets/tt/morale-check", .body = QUESTION});
    answered_at_once(away, &(struct ask){.path = "/v1/rulesets"});
    answered_at_once(away, &(struct ask){.path = "/livez"});
}

static void everything_is_told_to_be_away(struct away *away)
{
    int64_t now = clock_monotonic_ms();
    told_by_the_deadline(roll(away, NULL), now, "database_unavailable");
    now = clock_monotonic_ms();
    told_by_the_deadline(post(away, "/v1/sessions", NULL, "{\"ruleset\":\"tt\"}"), now, "database_unavailable");
    static const char *const reads[] = {"", "/entries", "/entries/0"};
    for (size_t i = 0; i < sizeof reads / sizeof reads[0]; i++) {
        struct ask read = {.path = game_path(&away->game, "%s", reads[i]), .token = away->game.token};
        now = clock_monotonic_ms();
        told_by_the_deadline(client_ask(&away->client, &read), now, "database_unavailable");
    }
    now = clock_monotonic_ms();
    told_by_the_deadline(client_get(&away->client, "/readyz"), now, "database_unavailable");
}

static int64_t rulings_recorded(const struct away *away)
{
    char sql[160];
    snprintf(sql, sizeof sql, "SELECT count(*) FROM umpire.entry WHERE kind = 'ruling' AND session_id = '%s'",
             away->game.id);
    PGconn *connection = database_connect(away->database.url);
    int64_t count = database_number(connection, sql);
    PQfinish(connection);
    return count;
}

static void goes_away_and_comes_back(struct away *away, bool immediately)
{
    test_game_open(&away->client, "tt", NULL, &away->game);
    response_expect(roll(away, "first"), 201);
    cluster_stop(&away->cluster, immediately);
    /* The first append after the loss may be the one that finds it out. */
    int64_t now = clock_monotonic_ms();
    const struct response *response = roll(away, "second");
    told_by_the_deadline(response, now, response_text(response, "code"));
    everything_is_told_to_be_away(away);
    stateless_works(away);

    cluster_start(&away->cluster);
    service_await_ready(&away->service);
    response_expect(roll(away, "second"), 201);
    assert_int_equal(response_number(&away->client.response, "seq"), 2);
    response_expect(roll(away, "first"), 200);
    assert_int_equal(rulings_recorded(away), 2);
    struct ask read = {.path = game_path(&away->game, "/entries"), .token = away->game.token};
    response_expect(client_ask(&away->client, &read), 200);
    assert_int_equal(json_array_size(json_object_get(away->client.response.json, "entries")), 3);
    memset(&away->game, 0, sizeof away->game);
    test_game_open(&away->client, "tt", NULL, &away->game);
}

static void test_the_database_is_stopped(void **state)
{
    goes_away_and_comes_back(*state, false);
}

static void test_the_database_crashes(void **state)
{
    goes_away_and_comes_back(*state, true);
}

static void test_started_without_a_database(void **state)
{
    struct away *away = *state;
    struct away late = {.cluster = away->cluster, .database = away->database};
    test_game_open(&away->client, "tt", NULL, &late.game);
    cluster_stop(&away->cluster, false);
    service_start(&late.service, away->database.url, settings);
    client_start(&late.client, late.service.port);
    everything_is_told_to_be_away(&late);
    stateless_works(&late);
    cluster_start(&away->cluster);
    service_await_ready(&late.service);
    response_expect(roll(&late, NULL), 201);
    test_game_open(&late.client, "tt", NULL, &late.game);
    response_expect(roll(&late, NULL), 201);
    client_end(&late.client);
    service_stop(&late.service);
    service_await_ready(&away->service);
}

/* Another transaction holds the table: the append is answered by the deadline all the same, and is recorded once. */
static void test_a_locked_table(void **state)
{
    struct away *away = *state;
    test_game_open(&away->client, "tt", NULL, &away->game);
    response_expect(roll(away, NULL), 201);
    PGconn *locker = database_connect(away->database.url);
    database_execute(locker, "BEGIN; LOCK TABLE umpire.entry IN SHARE MODE");
    int64_t now = clock_monotonic_ms();
    const struct response *response = roll(away, "locked");
    told_by_the_deadline(response, now, response_text(response, "code"));
    assert_true(strcmp(response_text(response, "code"), "outcome_unknown") == 0 ||
                strcmp(response_text(response, "code"), "database_unavailable") == 0);
    stateless_works(away);
    database_execute(locker, "COMMIT");
    PQfinish(locker);
    service_await_ready(&away->service);
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    while ((response = roll(away, "locked"))->status == 503 && clock_monotonic_ms() < until)
        pause_ms(20);
    assert_true(response->status == 200 || response->status == 201);
    assert_int_equal(response_number(response, "seq"), 2);
    assert_int_equal(rulings_recorded(away), 2);
}

/* Whoever waits on a locked table does not hold up those who need none: asked while appends wait, all of them are
 * answered before the table is set free. */
enum { WAITING = 16, ASKED = 64 };

struct waiting {
    struct away *away;
    PGconn *locker;
    char path[80];
    int stateless, recorded;
};

static void waiting_ask(void *context, int32_t number, struct ask *ret)
{
    struct waiting *waiting = context;
    *ret = number < WAITING ? (struct ask){.path = waiting->path, .token = waiting->away->game.token, .body = ROLL}
                            : (struct ask){.path = "/v1/rulesets/tt/morale-check", .body = QUESTION};
}

static bool waiting_answer(void *context, int32_t number, const struct response *response)
{
    struct waiting *waiting = context;
    response_expect(response, number < WAITING ? 201 : 200);
    if (number >= WAITING && ++waiting->stateless == ASKED - WAITING)
        database_execute(waiting->locker, "ROLLBACK");
    if (number < WAITING && waiting->recorded++ == 0)
        assert_int_equal(waiting->stateless, ASKED - WAITING);
    return true;
}

static void test_stateless_rulings_pass_those_that_wait(void **state)
{
    struct away *away = *state;
    struct waiting waiting = {.away = away, .locker = database_connect(away->database.url)};
    struct test_service patient;
    service_start(&patient, away->database.url, NULL);
    service_await_ready(&patient);
    test_game_open(&away->client, "tt", NULL, &away->game);
    snprintf(waiting.path, sizeof waiting.path, "%s", game_path(&away->game, "/rulings"));
    database_execute(waiting.locker, "BEGIN; LOCK TABLE umpire.entry IN SHARE MODE");
    crowd_run(&(struct crowd){.ports = &patient.port,
                              .port_count = 1,
                              .connections = 32,
                              .count = ASKED,
                              .context = &waiting,
                              .ask = waiting_ask,
                              .answer = waiting_answer});
    PQfinish(waiting.locker);
    assert_int_equal(waiting.recorded, WAITING);
    service_stop(&patient);
}

/* The database crashes under load: what was answered with 201 is there, what was answered otherwise can be asked again
 * under its key, and in the end each request has one entry. */
enum { REQUESTS = 600, CRASH_AFTER = 200 };

struct crash {
    struct away *away;
    char path[80];
    char keys[REQUESTS][16];
    long long seqs[REQUESTS]; /* 0: not recorded as far as the client knows */
    int created, away_count, unknown;
};

static void crash_ask(void *context, int32_t number, struct ask *ret)
{
    struct crash *crash = context;
    snprintf(crash->keys[number], sizeof crash->keys[number], "key-%d", number);
    *ret =
        (struct ask){.path = crash->path, .token = crash->away->game.token, .key = crash->keys[number], .body = ROLL};
}

static bool crash_answer(void *context, int32_t number, const struct response *response)
{
    struct crash *crash = context;
    if (response->status == 201) {
        crash->seqs[number] = response_number(response, "seq");
        crash->created++;
    } else {
        response_expect(response, 503);
        crash->away_count += strcmp(response_text(response, "code"), "database_unavailable") == 0;
        crash->unknown += strcmp(response_text(response, "code"), "outcome_unknown") == 0;
    }
    if (crash->created == CRASH_AFTER && response->status == 201)
        cluster_stop(&crash->away->cluster, true);
    return true;
}

static void test_a_crash_under_load(void **state)
{
    struct away *away = *state;
    struct crash *crash = calloc(1, sizeof *crash);
    assert_non_null(crash);
    crash->away = away;
    test_game_open(&away->client, "tt", NULL, &away->game);
    snprintf(crash->path, sizeof crash->path, "%s", game_path(&away->game, "/rulings"));
    crowd_run(&(struct crowd){.ports = &away->service.port,
                              .port_count = 1,
                              .connections = 32,
                              .count = REQUESTS,
                              .context = crash,
                              .ask = crash_ask,
                              .answer = crash_answer});
    print_message("  %d recorded, %d told that it is away, %d that the outcome is unknown\n", crash->created,
                  crash->away_count, crash->unknown);
    assert_true(crash->created >= CRASH_AFTER);
    assert_true(crash->away_count > 0);
    assert_int_equal(crash->created + crash->away_count + crash->unknown, REQUESTS);
    cluster_start(&away->cluster);
    service_await_ready(&away->service);
    int64_t recorded = rulings_recorded(away);
    assert_in_range(recorded, crash->created, crash->created + crash->unknown);
    for (int i = 0; i < REQUESTS; i++) {
        const struct response *response = roll(away, crash->keys[i]);
        assert_true(response->status == 200 || (response->status == 201 && !crash->seqs[i]));
        if (crash->seqs[i])
            assert_int_equal(response_number(response, "seq"), crash->seqs[i]);
    }
    assert_int_equal(rulings_recorded(away), REQUESTS);
    free(crash);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_database_is_stopped),
        cmocka_unit_test(test_the_database_crashes),
        cmocka_unit_test(test_started_without_a_database),
        cmocka_unit_test(test_a_locked_table),
        cmocka_unit_test(test_stateless_rulings_pass_those_that_wait),
        cmocka_unit_test(test_a_crash_under_load),
    };
    return cmocka_run_group_tests(tests, away_make, away_clear);
}
