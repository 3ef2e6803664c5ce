/* Databases for tests: a freshly migrated one per test in the cluster that the tests share, clusters of a test's own
 * that may be stopped, and ways to break a connection. Everything here fails the running cmocka test when it does not
 * work. */
#pragma once
#include <libpq-fe.h>
#include <stdbool.h>
#include <stdint.h>

struct test_database {
    char name[64];
    char url[320];
    char cluster_url[320]; /* of the cluster's own database */
};

/* A new migrated database in the shared cluster (UMPIRE_TEST_CLUSTER). */
void database_create(struct test_database *database);
/* A new empty one. */
void database_create_empty(struct test_database *database);
/* Ends every connection to it and drops it. */
void database_drop(const struct test_database *database);

/* A connection as the owner. */
PGconn *database_connect(const char *url);
/* Runs SQL that must succeed; returns the first value of the first row, 0 when there is none. */
int64_t database_number(PGconn *connection, const char *sql);
void database_execute(PGconn *connection, const char *sql);
/* Runs SQL and returns the SQLSTATE of its failure in a static buffer, "" when it succeeds. */
const char *database_failure(PGconn *connection, const char *sql);
/* Ends every connection to the database but this one; returns how many. */
int64_t database_kill_connections(PGconn *connection);

/* A cluster of the test's own. */
struct test_cluster {
    char directory[64];
    char url[320];
};
void cluster_create(struct test_cluster *cluster);
void cluster_start(const struct test_cluster *cluster);
void cluster_stop(const struct test_cluster *cluster, bool immediately);
/* SIGKILL to the postmaster; waits until its children have noticed and are gone. */
void cluster_kill(const struct test_cluster *cluster);
void cluster_remove(const struct test_cluster *cluster);
/* A new migrated database in it. */
void cluster_database(const struct test_cluster *cluster, struct test_database *database);
