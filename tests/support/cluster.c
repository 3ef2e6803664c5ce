/* Drives scripts/cluster and libpq. */
#include "cluster.h"
#include "base/clock.h"
#include "patience.h"
#include "service.h"
#include "store/migrate.h"
#include <dirent.h>
#include <inttypes.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

/* Runs scripts/cluster; the first line of what it prints goes to `ret` unless that is NULL. */
static void run_script(const char *words, const char *directory, char *ret, size_t size)
{
    char command[512], ignored[320];
    int length = snprintf(command, sizeof command, "'%s/scripts/cluster' %.*s '%s'%s", UMPIRE_SOURCE_DIR,
                          (int)strcspn(words, " "), words, directory, words + strcspn(words, " "));
    assert_in_range(length, 1, sizeof command - 1);
    FILE *pipe = popen(command, "r");
    assert_non_null(pipe);
    char *line = ret ? ret : ignored;
    line[0] = '\0';
    if (!fgets(line, ret ? (int)size : (int)sizeof ignored, pipe))
        line[0] = '\0';
    line[strcspn(line, "\n")] = '\0';
    if (pclose(pipe) != 0)
        fail_msg("%s failed", command);
}

PGconn *database_connect(const char *url)
{
    PGconn *connection = PQconnectdb(url);
    if (PQstatus(connection) != CONNECTION_OK)
        fail_msg("%s", PQerrorMessage(connection));
    return connection;
}

int64_t database_number(PGconn *connection, const char *sql)
{
    PGresult *result = PQexec(connection, sql);
    ExecStatusType status = PQresultStatus(result);
    if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK)
        fail_msg("%s: %s", sql, PQerrorMessage(connection));
    int64_t number = PQntuples(result) ? strtoll(PQgetvalue(result, 0, 0), NULL, 10) : 0;
    PQclear(result);
    return number;
}

void database_execute(PGconn *connection, const char *sql)
{
    database_number(connection, sql);
}

const char *database_failure(PGconn *connection, const char *sql)
{
    static char state[6];
    PGresult *result = PQexec(connection, sql);
    const char *found = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    snprintf(state, sizeof state, "%s", found ? found : "");
    PQclear(result);
    return state;
}

int64_t database_kill_connections(PGconn *connection)
{
    return database_number(connection, "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                                       " WHERE datname = current_database() AND pid <> pg_backend_pid()");
}

/* The same URL with another database: scripts/cluster puts the name between "///" and "?". */
static void url_of(const char *cluster_url, const char *name, char *ret, size_t size)
{
    const char *rest = strchr(cluster_url, '?');
    assert_non_null(rest);
    assert_in_range(snprintf(ret, size, "postgresql:///%s%s", name, rest), 1, size - 1);
}

static void create_in(const char *cluster_url, struct test_database *database)
{
    static int number;
    char sql[128];
    snprintf(database->cluster_url, sizeof database->cluster_url, "%s", cluster_url);
    snprintf(database->name, sizeof database->name, "test_%d_%d_%" PRId64, (int)getpid(), ++number, clock_now());
    url_of(cluster_url, database->name, database->url, sizeof database->url);
    snprintf(sql, sizeof sql, "CREATE DATABASE %s STRATEGY file_copy", database->name);
    PGconn *connection = database_connect(cluster_url);
    database_execute(connection, sql);
    PQfinish(connection);
}

void database_create_empty(struct test_database *database)
{
    const char *directory = getenv("UMPIRE_TEST_CLUSTER");
    char url[320];
    if (!directory)
        fail_msg("UMPIRE_TEST_CLUSTER does not name a cluster's directory");
    run_script("url", directory, url, sizeof url);
    create_in(url, database);
}

void database_create(struct test_database *database)
{
    database_create_empty(database);
    assert_int_equal(migrate_database(database->url), migrate_newest());
}

void database_drop(const struct test_database *database)
{
    char sql[128], directory[KEYS_DIRECTORY_SIZE], command[KEYS_DIRECTORY_SIZE + 32];
    keys_directory_of(database->url, directory);
    snprintf(command, sizeof command, "rm -rf '%s'", directory);
    assert_int_equal(system(command), 0);
    snprintf(sql, sizeof sql, "DROP DATABASE %s WITH (FORCE)", database->name);
    PGconn *connection = database_connect(database->cluster_url);
    database_execute(connection, sql);
    PQfinish(connection);
}

void cluster_create(struct test_cluster *cluster)
{
    snprintf(cluster->directory, sizeof cluster->directory, "/tmp/umpire-test-XXXXXX");
    assert_non_null(mkdtemp(cluster->directory));
    run_script("start --fast", cluster->directory, cluster->url, sizeof cluster->url);
}

void cluster_start(const struct test_cluster *cluster)
{
    run_script("start", cluster->directory, NULL, 0);
}

void cluster_stop(const struct test_cluster *cluster, bool immediately)
{
    run_script(immediately ? "stop --immediate" : "stop", cluster->directory, NULL, 0);
}

/* The parent of a process; 0 when it is gone. */
static pid_t parent_of(const char *process)
{
    char path[300], line[512] = "";
    int parent = 0;
    snprintf(path, sizeof path, "/proc/%s/stat", process);
    FILE *file = fopen(path, "r");
    if (!file)
        return 0;
    const char *name_end = fgets(line, sizeof line, file) ? strrchr(line, ')') : NULL;
    if (name_end)
        sscanf(name_end, ") %*c %d", &parent);
    fclose(file);
    return parent;
}

/* The children of a process, ending with 0. */
static void list_children(pid_t parent, pid_t *ret, size_t room)
{
    size_t count = 0;
    DIR *processes = opendir("/proc");
    assert_non_null(processes);
    for (const struct dirent *each; (each = readdir(processes)) && count + 1 < room;)
        if (each->d_name[0] >= '0' && each->d_name[0] <= '9' && parent_of(each->d_name) == parent)
            ret[count++] = (pid_t)atoi(each->d_name);
    closedir(processes);
    ret[count] = 0;
}

static pid_t postmaster_of(const struct test_cluster *cluster)
{
    char path[128];
    int pid = 0;
    snprintf(path, sizeof path, "%s/data/postmaster.pid", cluster->directory);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    assert_int_equal(fscanf(file, "%d", &pid), 1);
    fclose(file);
    assert_true(pid > 1);
    return (pid_t)pid;
}

void cluster_kill(const struct test_cluster *cluster)
{
    pid_t postmaster = postmaster_of(cluster), children[128];
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    list_children(postmaster, children, sizeof children / sizeof children[0]);
    assert_int_equal(kill(postmaster, SIGKILL), 0);
    for (const pid_t *child = children; *child; child++)
        while (kill(*child, 0) == 0) {
            if (clock_monotonic_ms() > until)
                fail_msg("a child of the killed PostgreSQL does not end");
            pause_ms(2);
        }
}

void cluster_remove(const struct test_cluster *cluster)
{
    char command[192];
    cluster_stop(cluster, true);
    snprintf(command, sizeof command, "rm -rf '%s' /tmp/umpire-keys-test_%d_*", cluster->directory, (int)getpid());
    assert_int_equal(system(command), 0);
}

void cluster_database(const struct test_cluster *cluster, struct test_database *database)
{
    create_in(cluster->url, database);
    assert_int_equal(migrate_database(database->url), migrate_newest());
}
