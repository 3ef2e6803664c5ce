/* Too few descriptors, too few connections of the database: the service says so at its start and serves with what it
 * has; nobody waits for ever. */
#include "ground.h"
#include "raw.h"
#include "recovery.h"
#include <sys/socket.h>
#include <unistd.h>

enum { CLIENTS = 60, EXPORTS = 20 };

#define GET_LIVEZ "GET /livez HTTP/1.1\r\nHost: x\r\n\r\n"

/* Whether a line of its log has these words. */
static bool has_logged(const struct test_service *service, const char *words)
{
    char line[2048];
    bool found = false;
    FILE *file = fopen(service->log_path, "re");
    assert_non_null(file);
    while (!found && fgets(line, sizeof line, file))
        found = strstr(line, words) != NULL;
    fclose(file);
    return found;
}

static void await_logged(const struct test_service *service, const char *words)
{
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS; !has_logged(service, words); pause_ms(10))
        if (clock_monotonic_ms() > until)
            fail_msg("it never said \"%s\"", words);
}

/* A new client is served as soon as the service has noticed that those before it are gone. */
static void await_served(const struct test_service *service, struct raw_answer *answer)
{
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    do {
        raw_ask(service->port, GET_LIVEZ, strlen(GET_LIVEZ), 1, answer);
    } while (answer->status != 200 && clock_monotonic_ms() < until);
    assert_int_equal(answer->status, 200);
}

/* Many more clients than there are descriptors for: those that were served make room for the others. When they are
 * gone, everything is as before. */
static void test_descriptors(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct raw_answer *answer = malloc(sizeof *answer);
    int connections[CLIENTS], served = 0, closed = 0;
    assert_non_null(answer);
    service_start(&service, ground->database.url,
                  (const char *const[]){SERVICE_DESCRIPTORS "64", "UMPIRE_LOOPS=2", NULL});
    await_logged(&service, "only 64 descriptors may be open");
    service_await_ready(&service);
    for (int i = 0; i < CLIENTS; i++) {
        connections[i] = raw_connect(service.port);
        assert_true(connections[i] >= 0);
        assert_int_equal(send(connections[i], GET_LIVEZ, strlen(GET_LIVEZ), MSG_NOSIGNAL), strlen(GET_LIVEZ));
    }
    for (int i = 0; i < CLIENTS; i++) {
        raw_read(connections[i], 1, answer);
        served += answer->status == 200;
        closed += answer->closed && answer->answers == 0;
    }
    print_message("%d clients with 64 descriptors: %d served, %d closed\n", CLIENTS, served, closed);
    assert_int_equal(served + closed, CLIENTS);
    assert_true(served > CLIENTS / 2);
    await_logged(&service, "that waited for their clients made room");
    for (int i = 0; i < CLIENTS; i++)
        close(connections[i]);
    await_served(&service, answer);
    service_await_ready(&service);
    service_stop(&service);
    free(answer);
}

/* So few that not even one client could be served: it does not start. */
static void test_no_descriptors(void **state)
{
    struct ground *ground = *state;
    char url[400], keys[KEYS_DIRECTORY_SIZE + 32], directory[KEYS_DIRECTORY_SIZE];
    struct program_end end;
    keys_directory_of(ground->database.url, directory);
    snprintf(url, sizeof url, "UMPIRE_DATABASE_URL=%s", ground->database.url);
    snprintf(keys, sizeof keys, "UMPIRE_KEYS_DIRECTORY=%s", directory);
    program_run((const char *const[]){"serve", NULL},
                (const char *const[]){SERVICE_DESCRIPTORS "24", url, keys, "UMPIRE_LOOPS=2", NULL}, &end);
    assert_int_equal(end.status, 1);
    assert_non_null(strstr(end.words, "only 24 descriptors may be open"));
}

/* A database that grants the service's role this many connections. */
static void connections_allow(struct ground *ground, int count)
{
    char sql[160];
    snprintf(sql, sizeof sql, "ALTER ROLE umpire_few CONNECTION LIMIT %d", count);
    database_execute(ground->connection, sql);
}

/* Keys, writer, follower, and of two readers not all: exports do not fail. */
static void test_connections(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct client client;
    char url[400], keys[KEYS_DIRECTORY_SIZE + 32], directory[KEYS_DIRECTORY_SIZE];
    const struct test_game *game = &ground->game;
    database_execute(ground->connection,
                     "DO $$ BEGIN CREATE ROLE umpire_few LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$;"
                     "GRANT umpire_service TO umpire_few");
    snprintf(url, sizeof url, "%s", ground->database.url);
    char *user = strstr(url, "user=umpire");
    assert_non_null(user);
    memmove(user + strlen("user=umpire_few"), user + strlen("user=umpire"), strlen(user + strlen("user=umpire")) + 1);
    memcpy(user, "user=umpire_few", strlen("user=umpire_few"));
    keys_directory_of(ground->database.url, directory);
    snprintf(keys, sizeof keys, "UMPIRE_KEYS_DIRECTORY=%s", directory);
    for (int most = 3; most <= 5; most++) {
        connections_allow(ground, most);
        service_start(&service, url, (const char *const[]){keys, "UMPIRE_READERS=8", NULL});
        service_await_ready(&service);
        await_logged(&service, "connections for reading could be made");
        client_start(&client, service.port);
        int fine = 0;
        for (int i = 0; i < EXPORTS; i++)
            fine +=
                client_ask(&client, &(struct ask){.path = game_path(game, "/export"), .token = game->token})->status ==
                200;
        print_message("%d connections for 8 readers and others: %d of %d exports\n", most, fine, EXPORTS);
        assert_int_equal(fine, EXPORTS);
        client_end(&client);
        service_stop(&service);
    }
    connections_allow(ground, -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_descriptors),
        cmocka_unit_test(test_no_descriptors),
        cmocka_unit_test(test_connections),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
