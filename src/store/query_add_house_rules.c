/* Adds a version of house rules, unless the newest one is the same: so a retry after a lost answer adds nothing. If
 * two are added at once one is first, and the other takes the next number. */
#include "store/house_rules_rows.h"

/* Each round at least one of those that are added at once succeeds. */
enum { ROUNDS_MAX = 64 };

static enum store_result round_run(struct reader *reader, struct store_read *read, bool *ret_unchanged)
{
    const struct store_house_rules *added = read->clubs.added;
    struct parameters parameters = {0};
    enum store_result result;
    parameter_add_text(&parameters, read->clubs.club);
    parameter_add_text(&parameters, added->ruleset);
    parameter_add_text(&parameters, added->name);
    parameter_add_int4(&parameters, added->ruleset_version);
    parameter_add(&parameters, added->options, added->options_length);
    parameter_add_text(&parameters, added->note);
    parameter_add_int8(&parameters, STORE_HOUSE_RULES_MAX);
    parameter_add_int4(&parameters, STORE_VERSIONS_MAX);
    PGresult *rows = reader_run(reader, &query_add_house_rules, &parameters, read, &result);
    *ret_unchanged = false;
    if (!rows)
        return result;
    bool found = !PQgetisnull(rows, 0, 2), full = result_int4(rows, 0, 8) != 0;
    read->clubs.is_new = result_int4(rows, 0, 9) != 0;
    *ret_unchanged = !found && !full;
    result = found ? result_house_rules(rows, read) : STORE_FULL;
    PQclear(rows);
    return result;
}

static enum store_result run(struct reader *reader, struct store_read *read)
{
    enum store_result result = STORE_OVERLOADED;
    bool again = true;
    for (int i = 0; again && i < ROUNDS_MAX; i++)
        result = round_run(reader, read, &again);
    return again ? STORE_OVERLOADED : result;
}

/* One row in any case: the version, nulls if there is none; whether the club has its maximum; whether it is new. */
const struct query query_add_house_rules = {
    {"add_house_rules",
     "WITH newest AS (SELECT * FROM umpire.house_rules WHERE club = $1 AND ruleset = $2 AND name = $3"
     " ORDER BY version DESC LIMIT 1),"
     " same AS (SELECT * FROM newest WHERE ruleset_version = $4 AND options = $5 AND note IS NOT DISTINCT FROM $6),"
     " room AS (SELECT CASE WHEN EXISTS (SELECT FROM newest) THEN (SELECT version FROM newest) < $8"
     " ELSE (SELECT count(*) FROM umpire.house_rules WHERE club = $1 AND version = 1) < $7 END AS left_over),"
     " added AS (INSERT INTO umpire.house_rules (club, ruleset, name, version, ruleset_version, options, note)"
     " SELECT $1, $2, $3, coalesce((SELECT version FROM newest), 0) + 1, $4, $5, $6"
     " WHERE NOT EXISTS (SELECT FROM same) AND (SELECT left_over FROM room) ON CONFLICT DO NOTHING RETURNING *)"
     " SELECT r.ruleset, r.name, r.version, r.version, r.ruleset_version, r.created_at, r.options, r.note,"
     " (NOT room.left_over)::integer, (EXISTS (SELECT FROM added))::integer"
     " FROM room LEFT JOIN (SELECT * FROM same UNION ALL SELECT * FROM added) r ON true",
     8,
     {TYPE_TEXT, TYPE_TEXT, TYPE_TEXT, TYPE_INT4, TYPE_BYTEA, TYPE_TEXT, TYPE_INT8, TYPE_INT4}},
    run,
    STORE_UNCERTAIN,
};
