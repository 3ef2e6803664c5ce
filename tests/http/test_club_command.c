/* `umpire club`: what it prints, what it refuses, and that what it prints opens sessions. */
#include "club.h"
#include "cluster.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static char url[400];

static int create(void **state)
{
    static struct test_database database;
    database_create(&database);
    snprintf(url, sizeof url, "UMPIRE_DATABASE_URL=%s", database.url);
    *state = &database;
    return 0;
}

static int drop(void **state)
{
    database_drop(*state);
    return 0;
}

static void expect(const char *verb, const char *what, int status, const char *words)
{
    struct program_end end;
    program_run((const char *const[]){"club", verb, what, NULL}, (const char *const[]){url, NULL}, &end);
    if (end.status != status || !strstr(end.words, words))
        fail_msg("exit status %d, wanted %d and \"%s\": %s", end.status, status, words, end.words);
}

static void test_adding_and_revoking(void **state)
{
    const struct test_database *database = *state;
    char first[CLUB_KEY_TEXT], second[CLUB_KEY_TEXT];
    PGconn *owner = database_connect(database->url);
    expect("list", NULL, 0, "");
    club_add(database->url, "Kriegsspieler Köln", first);
    club_add(database->url, "Kriegsspieler Köln", second);
    assert_string_not_equal(first, second);
    expect("list", NULL, 0, "Kriegsspieler Köln\n");
    assert_int_equal(database_number(owner, "SELECT count(*) FROM umpire.club"), 1);
    assert_int_equal(database_number(owner, "SELECT count(*) FROM umpire.club_key"), 2);
    /* Only the hash is kept. */
    char sql[256];
    snprintf(sql, sizeof sql, "SELECT count(*) FROM umpire.club_key WHERE hash = sha256('%s')", first);
    assert_int_equal(database_number(owner, sql), 1);
    struct program_end end;
    program_run((const char *const[]){"club", "list", NULL}, (const char *const[]){url, NULL}, &end);
    assert_null(strstr(end.words, "umpire_club_"));
    assert_null(strstr(end.words, "revoked"));
    char id[40];
    snprintf(id, sizeof id, "%.36s", end.words);
    expect("revoke", id, 0, "1 key revoked");
    expect("list", NULL, 0, "revoked");
    expect("revoke", id, 0, "0 keys revoked");
    expect("revoke", "Kriegsspieler Köln", 0, "1 key revoked");
    assert_int_equal(database_number(owner, "SELECT count(*) FROM umpire.club_key WHERE revoked_at IS NULL"), 0);
    PQfinish(owner);
}

static void test_refusals(void **state)
{
    static const char *const names[] = {"", " x", "a\nb", "01934abc-def0-7fff-8000-090aa00aff10"};
    struct program_end end;
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        expect("add", names[i], 2, "a club's name must have 1 to 63 bytes");
    expect("revoke", "nobody", 1, "there is no club with this name");
    expect("revoke", "01934abc-def0-7fff-8000-090aa00aff10", 1, "no key with this id");
    expect("rename", "x", 2, "usage");
    expect("add", NULL, 2, "usage");
    program_run((const char *const[]){"club", NULL}, NULL, &end);
    assert_int_equal(end.status, 2);
    program_run((const char *const[]){"club", "list", "--nonsense", "1", NULL}, NULL, &end);
    assert_int_equal(end.status, 2);
    program_run((const char *const[]){"club", "list", NULL},
                (const char *const[]){"UMPIRE_DATABASE_URL=postgresql:///nothing?host=/nonexistent", NULL}, &end);
    assert_int_equal(end.status, 1);
}

/* The service's role cannot do it, and is told so. */
static void test_a_login_without_the_right(void **state)
{
    const struct test_database *database = *state;
    struct program_end end;
    char role[480];
    snprintf(role, sizeof role, "%s&options=-c%%20role%%3Dumpire_service", url);
    (void)database;
    program_run((const char *const[]){"club", "add", "x", NULL}, (const char *const[]){role, NULL}, &end);
    assert_int_equal(end.status, 1);
    assert_non_null(strstr(end.words, "the login may lack the privilege"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_adding_and_revoking),
        cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_a_login_without_the_right),
    };
    return cmocka_run_group_tests(tests, create, drop);
}
