/* PgBouncer between the service and PostgreSQL. In transaction mode, in which prepared statements get lost, the service
 * is never ready and opens no session; in session mode it works. Only where Debian's pgbouncer is. */
#include "recovery.h"
#include "sealed.h"
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define PROGRAM "/usr/sbin/pgbouncer"

enum { ASKED = 40 };

struct pooler {
    char directory[32], url[200];
    pid_t pid;
};

/* Where the database is, as PgBouncer reads it. */
static void target_write(FILE *file, const char *database_url)
{
    static const char *const wanted[] = {"host", "port", "dbname"};
    PQconninfoOption *options = PQconninfoParse(database_url, NULL);
    assert_non_null(options);
    for (const PQconninfoOption *option = options; option->keyword; option++)
        for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++)
            if (option->val && strcmp(option->keyword, wanted[i]) == 0)
                fprintf(file, " %s=%s", option->keyword, option->val);
    PQconninfoFree(options);
}

static void file_write(const struct pooler *pooler, const struct test_database *database, const char *mode)
{
    char path[64];
    snprintf(path, sizeof path, "%s/users", pooler->directory);
    FILE *file = fopen(path, "we");
    assert_non_null(file);
    fprintf(file, "\"umpire_service\" \"\"\n");
    assert_int_equal(fclose(file), 0);
    snprintf(path, sizeof path, "%s/ini", pooler->directory);
    file = fopen(path, "we");
    assert_non_null(file);
    fprintf(file, "[databases]\n%s =", database->name);
    target_write(file, database->url);
    fprintf(file,
            "\n[pgbouncer]\nlisten_addr =\nlisten_port = 6432\nunix_socket_dir = %s\nauth_type = trust\n"
            "auth_file = %s/users\npool_mode = %s\ndefault_pool_size = 20\nmax_client_conn = 100\n",
            pooler->directory, pooler->directory, mode);
    assert_int_equal(fclose(file), 0);
}

/* PgBouncer refuses to be root. */
static void pooler_start(struct pooler *pooler, const struct test_database *database, const char *mode)
{
    char path[64];
    snprintf(pooler->directory, sizeof pooler->directory, "/tmp/umpire-pool-XXXXXX");
    assert_non_null(mkdtemp(pooler->directory));
    assert_int_equal(chmod(pooler->directory, 0777), 0);
    file_write(pooler, database, mode);
    snprintf(path, sizeof path, "%s/ini", pooler->directory);
    snprintf(pooler->url, sizeof pooler->url, "postgresql:///%s?host=%s&port=6432&user=umpire_service", database->name,
             pooler->directory);
    pooler->pid = fork();
    assert_true(pooler->pid >= 0);
    if (pooler->pid == 0) {
        if (getuid() == 0)
            execl(PROGRAM, PROGRAM, "-q", "-u", "postgres", path, (char *)NULL);
        else
            execl(PROGRAM, PROGRAM, "-q", path, (char *)NULL);
        _exit(127);
    }
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS;; pause_ms(10)) {
        PGconn *connection = PQconnectdb(pooler->url);
        bool up = PQstatus(connection) == CONNECTION_OK;
        PQfinish(connection);
        if (up)
            return;
        assert_true(clock_monotonic_ms() < until);
        assert_int_equal(waitpid(pooler->pid, NULL, WNOHANG), 0);
    }
}

static void pooler_stop(struct pooler *pooler)
{
    char command[64];
    kill(pooler->pid, SIGKILL);
    waitpid(pooler->pid, NULL, 0);
    snprintf(command, sizeof command, "rm -r '%s'", pooler->directory);
    assert_int_equal(system(command), 0);
}

static int64_t sessions_of(const struct test_database *database)
{
    PGconn *owner = database_connect(database->url);
    int64_t count = database_number(owner, "SELECT count(*) FROM umpire.session");
    PQfinish(owner);
    return count;
}

static void test_transaction_mode(void **state)
{
    (void)state;
    struct test_database database;
    struct test_service service;
    struct pooler pooler;
    struct client client;
    bool said = false;
    database_create(&database);
    pooler_start(&pooler, &database, "transaction");
    service_start(&service, pooler.url, NULL);
    client_start(&client, service.port);
    /* From the first moment until the reason is known, and then some. */
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    for (int after = 0; after < ASKED; after += said, pause_ms(10)) {
        assert_int_equal(
            client_ask(&client, &(struct ask){.path = "/v1/sessions", .body = "{\"ruleset\":\"tt\"}"})->status, 503);
        assert_int_equal(client_get(&client, "/readyz")->status, 503);
        said = said || strstr(client.response.body, "a pooler in transaction mode is in between");
        assert_true(clock_monotonic_ms() < until);
    }
    client_end(&client);
    service_stop(&service);
    assert_int_equal(sessions_of(&database), 0);
    pooler_stop(&pooler);
    database_drop(&database);
}

static void test_session_mode(void **state)
{
    (void)state;
    struct test_database database;
    struct test_service service;
    struct test_game game;
    struct pooler pooler;
    struct client client;
    database_create(&database);
    pooler_start(&pooler, &database, "session");
    service_start(&service, pooler.url, NULL);
    service_await_ready(&service);
    client_start(&client, service.port);
    test_game_open(&client, "tt", NULL, &game);
    struct ask close = {.path = game_path(&game, "/close"), .token = game.token, .body = "{}"};
    response_expect(client_ask(&client, &close), 201);
    client_end(&client);
    service_stop(&service);
    assert_int_equal(sessions_of(&database), 1);
    pooler_stop(&pooler);
    database_drop(&database);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_transaction_mode), cmocka_unit_test(test_session_mode)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
