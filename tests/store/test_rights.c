/* Roles and their rights: what `umpire migrate` makes and repairs, and which logins may serve. The roles belong to a
 * cluster, so these tests have one of their own; the last one takes the roles away. */
#include "harness.h"
#include "service.h"
#include "store/connection.h"
#include "store/shard.h"

struct world {
    struct test_cluster cluster;
    struct test_database database;
    PGconn *owner; /* the superuser */
};

static struct world world;

static int create_cluster(void **state)
{
    (void)state;
    cluster_create(&world.cluster);
    return 0;
}

static int remove_cluster(void **state)
{
    (void)state;
    cluster_remove(&world.cluster);
    return 0;
}

static int create(void **state)
{
    cluster_database(&world.cluster, &world.database);
    world.owner = database_connect(world.database.url);
    *state = &world;
    return 0;
}

static int end(void **state)
{
    (void)state;
    PQfinish(world.owner);
    database_drop(&world.database);
    return 0;
}

/* The database's URL with another user. */
static const char *url_as(const char *user)
{
    static char url[400];
    const char *at = strstr(world.database.url, "user=umpire");
    assert_non_null(at);
    assert_in_range(snprintf(url, sizeof url, "%.*suser=%s", (int)(at - world.database.url), world.database.url, user),
                    1, sizeof url - 1);
    return url;
}

/* What a store on this login says of itself; "" when it is ready. */
static const char *said_by(const char *user, const char *role, bool least_rights)
{
    const char *why = NULL;
    struct store_settings settings = settings_for(url_as(user));
    settings.role = role;
    settings.least_rights = least_rights;
    struct store *store = store_begin(&settings);
    assert_non_null(store);
    bool ready = false;
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS;; pause_ms(2)) {
        ready = store_ready(store, &why);
        if (ready || (!strstr(why, "reached yet") && !strstr(why, "tried yet")))
            break;
        assert_true(clock_monotonic_ms() < until);
    }
    store_stop(store);
    return ready ? "" : why;
}

static void assert_says(const char *user, const char *role, const char *words)
{
    const char *said = said_by(user, role, true);
    if (words[0] ? !strstr(said, words) : said[0])
        fail_msg("%s as %s says '%s', not '%s'", user, role ? role : "itself", said, words);
}

static void migrate_makes_the_roles(void **state)
{
    (void)state;
    assert_int_equal(database_number(world.owner, "SELECT count(*) FROM pg_roles WHERE (rolname, rolcanlogin) IN"
                                                  " (('umpire_owner', false), ('umpire_service', true),"
                                                  " ('umpire_backup', true)) AND NOT (rolsuper OR rolcreaterole)"),
                     3);
    assert_int_equal(database_number(world.owner, "SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid ="
                                                  " c.relnamespace WHERE n.nspname = 'umpire' AND c.relkind = 'r' AND"
                                                  " c.relowner <> 'umpire_owner'::regrole"),
                     0);
    PGconn *backup = database_connect(url_as("umpire_backup"));
    assert_int_equal(database_number(backup, "SELECT count(*) FROM umpire.entry"), 0);
    assert_int_equal(database_number(backup, "SELECT count(*) FROM umpire.session_secret"), 0);
    assert_string_equal(database_failure(backup, "DELETE FROM umpire.entry"), "42501");
    assert_string_equal(database_failure(backup, "INSERT INTO umpire.write_check VALUES ('')"), "42501");
    PQfinish(backup);
}

/* Every way to be more than the service's role. */
static void logins_that_may_too_much(void **state)
{
    (void)state;
    database_execute(world.owner,
                     "CREATE ROLE plain LOGIN; GRANT umpire_service TO plain;"
                     "CREATE ROLE maker LOGIN CREATEROLE; GRANT umpire_service TO maker;"
                     "CREATE ROLE heir LOGIN NOINHERIT; GRANT umpire_owner, umpire_service TO heir;"
                     "CREATE ROLE eraser LOGIN; GRANT umpire_service TO eraser;"
                     "GRANT DELETE ON umpire.entry TO eraser;"
                     "CREATE ROLE aside NOLOGIN; GRANT UPDATE ON umpire.entry TO aside;"
                     "CREATE ROLE indirect LOGIN NOINHERIT; GRANT umpire_service, aside TO indirect;"
                     "CREATE ROLE runner LOGIN; GRANT umpire_service, pg_execute_server_program TO runner");
    assert_says("umpire_service", "umpire_service", "");
    assert_says("umpire_service", NULL, "");
    assert_says("plain", "umpire_service", "");
    assert_says("umpire", "umpire_service", "the login is a superuser");
    assert_says("runner", "umpire_service", "the login is a superuser");
    assert_says("maker", "umpire_service", "the login can make roles");
    assert_says("heir", "umpire_service", "the login is the owner");
    assert_says("eraser", "umpire_service", "can change or delete");
    assert_says("indirect", "umpire_service", "can change or delete");
    assert_string_equal(said_by("umpire", "umpire_service", false), ""); /* where a setting says so */
}

/* The reason that is given is the one. */
static void reasons_are_true(void **state)
{
    (void)state;
    database_execute(world.owner, "CREATE ROLE stranger LOGIN");
    assert_says("stranger", "umpire_service", "may not take the role");
    assert_says("stranger", "nobody_here", "does not exist: run `umpire migrate`");
    assert_says("nobody_here", NULL, "refuses the connection");
    assert_says("stranger", NULL, "may not read the schema");
}

/* What the write check says of the rights of the service's role: 1, it has all that it needs. */
static int64_t rights_checked(PGconn *owner)
{
    const struct sql_statement *const *at = writer_statements;
    while (*at && strcmp((*at)->name, "write_check_rights") != 0)
        at++;
    assert_non_null(*at);
    database_execute(owner, "SET ROLE umpire_service");
    int64_t checked = database_number(owner, (*at)->sql);
    database_execute(owner, "RESET ROLE");
    return checked;
}

/* The list of the write check is that of rights.sql: each right to write that is given there is missed when it is
 * taken away, and so is reading any of those tables; none is asked for that is not given. */
static void the_write_check_misses_each_right(void **state)
{
    (void)state;
    PGresult *given = PQexec(world.owner, "SELECT concat(privilege_type, ' ON umpire.', table_name) FROM"
                                          " information_schema.table_privileges WHERE table_schema = 'umpire' AND"
                                          " grantee = 'umpire_service' AND (privilege_type <> 'SELECT' OR table_name IN"
                                          " (SELECT table_name FROM information_schema.table_privileges WHERE"
                                          " grantee = 'umpire_service' AND privilege_type <> 'SELECT')) ORDER BY 1");
    assert_int_equal(PQresultStatus(given), PGRES_TUPLES_OK);
    assert_in_range(PQntuples(given), 30, 100);
    assert_int_equal(rights_checked(world.owner), 1);
    for (int i = 0; i < PQntuples(given); i++) {
        char sql[200];
        assert_in_range(snprintf(sql, sizeof sql, "BEGIN; REVOKE %s FROM umpire_service", PQgetvalue(given, i, 0)), 1,
                        sizeof sql - 1);
        database_execute(world.owner, sql);
        if (rights_checked(world.owner) != 0)
            fail_msg("the write check does not ask for %s", PQgetvalue(given, i, 0));
        database_execute(world.owner, "ROLLBACK");
    }
    PQclear(given);
}

enum { RIGHTS_MAX = 4096 };

/* Every right of the two roles, as one text. */
static void rights_read(PGconn *owner, char ret[RIGHTS_MAX])
{
    PGresult *found = PQexec(owner, "SELECT string_agg(concat_ws(' ', grantee, table_name, privilege_type), ', '"
                                    " ORDER BY 1) FROM (SELECT grantee, table_name, privilege_type FROM"
                                    " information_schema.table_privileges WHERE table_schema = 'umpire' AND grantee <>"
                                    " 'umpire_owner' UNION SELECT r, 'schema', p FROM unnest(ARRAY['umpire_service',"
                                    " 'umpire_backup']) r, unnest(ARRAY['USAGE', 'CREATE']) p WHERE"
                                    " has_schema_privilege(r, 'umpire', p)) AS all_of_them");
    assert_int_equal(PQresultStatus(found), PGRES_TUPLES_OK);
    assert_in_range(snprintf(ret, RIGHTS_MAX, "%s", PQgetvalue(found, 0, 0)), 100, RIGHTS_MAX - 1);
    PQclear(found);
}

/* What somebody by hand, or a restore, has left is made right, no more and no less. */
static void migrate_repairs(void **state)
{
    (void)state;
    char before[RIGHTS_MAX], after[RIGHTS_MAX];
    rights_read(world.owner, before);
    database_execute(world.owner,
                     "REVOKE ALL ON ALL TABLES IN SCHEMA umpire FROM umpire_service, umpire_backup;"
                     "REVOKE ALL ON SCHEMA umpire FROM umpire_service, umpire_backup;"
                     "GRANT UPDATE, DELETE ON umpire.entry TO umpire_service; GRANT SELECT ON umpire.seat TO PUBLIC;"
                     "ALTER TABLE umpire.entry OWNER TO umpire; ALTER SCHEMA umpire OWNER TO umpire");
    assert_int_equal(migrate_database(world.database.url), migrate_newest());
    rights_read(world.owner, after);
    assert_string_equal(after, before);
    assert_int_equal(database_number(world.owner, "SELECT count(*) FROM pg_class WHERE oid = 'umpire.entry'::regclass"
                                                  " AND relowner = 'umpire_owner'::regrole"),
                     1);
    assert_says("umpire_service", "umpire_service", "");
}

/* Who may not make roles is told how, and goes on when they are there. */
static void a_login_that_makes_no_roles(void **state)
{
    (void)state;
    database_execute(world.owner, "DROP SCHEMA umpire CASCADE");
    database_execute(world.owner, "DROP OWNED BY umpire_owner, umpire_service, umpire_backup");
    database_execute(world.owner, "DROP ROLE umpire_owner, umpire_service, umpire_backup; CREATE ROLE small LOGIN");
    char sql[200];
    snprintf(sql, sizeof sql, "GRANT CREATE ON DATABASE %s TO small", world.database.name);
    database_execute(world.owner, sql);
    assert_int_equal(migrate_database(url_as("small")), -1);
    assert_int_equal(database_number(world.owner, "SELECT count(*) FROM pg_namespace WHERE nspname = 'umpire'"), 0);

    struct program_end told;
    char setting[420];
    snprintf(setting, sizeof setting, "UMPIRE_DATABASE_URL=%s", url_as("small"));
    program_run((const char *const[]){"migrate", NULL}, (const char *const[]){setting, NULL}, &told);
    assert_int_equal(told.status, 1);
    assert_non_null(strstr(told.words, "CREATE ROLE umpire_service LOGIN; CREATE ROLE umpire_owner; "
                                       "CREATE ROLE umpire_backup LOGIN; GRANT umpire_owner TO the login"));

    database_execute(world.owner, "CREATE ROLE umpire_service LOGIN");
    assert_int_equal(migrate_database(url_as("small")), migrate_newest()); /* it owns the schema itself */
    assert_says("umpire_service", "umpire_service", "");
    assert_says("small", NULL, "the login is the owner");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(migrate_makes_the_roles, create, end),
        cmocka_unit_test_setup_teardown(logins_that_may_too_much, create, end),
        cmocka_unit_test_setup_teardown(reasons_are_true, create, end),
        cmocka_unit_test_setup_teardown(the_write_check_misses_each_right, create, end),
        cmocka_unit_test_setup_teardown(migrate_repairs, create, end),
        cmocka_unit_test_setup_teardown(a_login_that_makes_no_roles, create, end),
    };
    return cmocka_run_group_tests(tests, create_cluster, remove_cluster);
}
