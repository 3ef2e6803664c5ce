/* What a database whose tables are distributed by session_id (Citus, docs/scaling.md) takes no statement with, found in
 * its text. */
#pragma once
#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* The tables that are distributed by session_id. */
static const char *const distributed[] = {
    "session", "seat", "seat_name", "entry", "session_secret", "revocation", "cosignature", "reissue", "erased_session",
};
/* Those that stay in one place, and are written beside a session's. */
static const char *const beside[] = {"join_code", "opening"};

/* How often one of these tables is named, "umpire.entry". */
static int tables_named(const char *sql, const char *const *tables, size_t count)
{
    static const char schema[] = "umpire.";
    int named = 0;
    for (const char *at = strstr(sql, schema); at; at = strstr(at, schema)) {
        at += sizeof schema - 1;
        size_t length = 0;
        while (isalnum((unsigned char)at[length]) || at[length] == '_')
            length++;
        for (size_t i = 0; i < count; i++)
            named += strlen(tables[i]) == length && strncmp(at, tables[i], length) == 0;
    }
    return named;
}

static int sessions_tables_named(const char *sql)
{
    return tables_named(sql, distributed, sizeof distributed / sizeof distributed[0]);
}

/* What stands from `at` on to the end of its parenthesis, without what is in deeper ones. Returns its whole length. */
static size_t own_part(const char *at, char *ret, size_t size)
{
    int depth = 0;
    size_t used = 0, i = 0;
    for (; at[i] && depth >= 0; i++) {
        depth += (at[i] == '(') - (at[i] == ')');
        if (depth == 0 && used + 1 < size)
            ret[used++] = at[i];
    }
    ret[used] = '\0';
    return i;
}

enum { PART_MAX = 4096 };

/* A query whose FROM has nothing but a function or a WITH, and that looks into a session's table by a subquery: there
 * is no node that has its rows ("correlated subqueries are not supported when the FROM clause contains a set returning
 * function", "… a CTE or subquery"). */
static bool looks_from_nowhere(const char *sql)
{
    static char own[PART_MAX];
    bool nowhere = false;
    for (const char *at = strstr(sql, "SELECT "); at && !nowhere; at = strstr(at + 1, "SELECT ")) {
        size_t length = own_part(at, own, sizeof own);
        const char *from = strstr(own, " FROM "), *next = strstr(own + 1, "SELECT ");
        if (!from || (next && next < from) || sessions_tables_named(from) > 0)
            continue;
        int depth = 0;
        for (size_t i = sizeof "SELECT"; i < length && !nowhere; i++) {
            depth += (at[i] == '(') - (at[i] == ')');
            bool list = strncmp(at + i - 5, "FROM ", 5) == 0 || strncmp(at + i - 5, "JOIN ", 5) == 0;
            if (depth != 1 || list || strncmp(at + i, "(SELECT ", 8) != 0)
                continue;
            own_part(at + i + 1, own, sizeof own);
            nowhere = sessions_tables_named(own) > 0 && strstr(own, ".session_id = ");
        }
    }
    return nowhere;
}

/* A row from a SELECT without a table that may meet one that is there ("could not find valid entry for shard"). */
static bool adds_from_nothing(const char *sql)
{
    static char own[PART_MAX];
    for (const char *at = strstr(sql, "INSERT INTO umpire."); at; at = strstr(at + 1, "INSERT INTO umpire.")) {
        own_part(at, own, sizeof own);
        if (sessions_tables_named(own) > 0 && strstr(own, " SELECT ") && !strstr(own, " FROM ") &&
            strstr(own, " ON CONFLICT "))
            return true;
    }
    return false;
}

static bool has_no_columns(const char *sql)
{
    return strstr(sql, "SELECT FROM ") || strstr(sql, "SELECT WHERE ");
}

/* A table with an alias that nothing ties to a session: "e" of "umpire.entry e" needs "e.session_id" or a USING. */
static bool is_tied(const char *sql, const char *alias, size_t length)
{
    char before[64], behind[64];
    snprintf(before, sizeof before, " %.*s.session_id =", (int)length, alias);
    snprintf(behind, sizeof behind, "= %.*s.session_id", (int)length, alias);
    return strstr(sql, before) || strstr(sql, behind) ||
           strncmp(alias + length, " USING (session_id)", strlen(" USING (session_id)")) == 0;
}

/* Each table that is joined lies beside the one before it. */
static bool joins_are_apart(const char *sql)
{
    static const char join[] = " JOIN umpire.";
    for (const char *at = strstr(sql, join); at; at = strstr(at + 1, join)) {
        const char *alias = at + sizeof join - 1;
        alias += strcspn(alias, " ");
        alias += *alias == ' ';
        if (tables_named(at + 1, distributed, sizeof distributed / sizeof distributed[0]) > 0 &&
            sessions_tables_named(at) > 0 && !is_tied(sql, alias, strcspn(alias, " ,)")))
            return true;
    }
    return false;
}
