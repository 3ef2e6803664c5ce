/* Stores an army, unless the stored one is the same: so a retry after a lost answer changes nothing. */
#include "store/army_rows.h"

static enum store_result run(struct reader *reader, struct store_read *read)
{
    const struct store_army *set = read->clubs.army;
    struct parameters parameters = {0};
    enum store_result result;
    parameter_add_text(&parameters, read->clubs.club);
    parameter_add_text(&parameters, set->ruleset);
    parameter_add_text(&parameters, set->id);
    parameter_add_text(&parameters, set->name);
    parameter_add_int4(&parameters, set->ruleset_version);
    parameter_add_int4(&parameters, set->unit_count);
    parameter_add_int4(&parameters, set->points);
    parameter_add(&parameters, set->units, set->units_length);
    parameter_add_int4(&parameters, read->clubs.version);
    parameter_add_int8(&parameters, STORE_ARMIES_MAX);
    PGresult *rows = reader_run(reader, &query_set_army, &parameters, read, &result);
    if (!rows)
        return result;
    read->clubs.is_new = result_int4(rows, 0, 11) != 0;
    if (!PQgetisnull(rows, 0, 3))
        result = result_armies(rows, read);
    else
        result = result_int4(rows, 0, 9) && result_int4(rows, 0, 10) ? STORE_FULL : STORE_MOVED;
    PQclear(rows);
    return result;
}

/* One row in any case: the army, nulls if it was not stored; whether the club has its maximum; whether the stored
 * one is the expected one; whether there was none. If two are stored at once the second finds the first. */
const struct query query_set_army = {
    {"set_army",
     "WITH before AS (SELECT * FROM umpire.club_army WHERE club = $1 AND ruleset = $2 AND id = $3),"
     " same AS (SELECT * FROM before WHERE name = $4 AND ruleset_version = $5 AND units = $8),"
     " room AS (SELECT NOT EXISTS (SELECT FROM before)"
     " AND (SELECT count(*) FROM umpire.club_army WHERE club = $1) >= $10 AS is_full,"
     " $9 < 0 OR coalesce((SELECT version FROM before), 0) = $9 AS is_meant),"
     " kept AS (INSERT INTO umpire.club_army AS army"
     " (club, ruleset, id, name, version, ruleset_version, unit_count, points, units)"
     " SELECT $1, $2, $3, $4, 1, $5, $6, nullif($7, -1), $8 FROM room"
     " WHERE NOT EXISTS (SELECT FROM same) AND NOT room.is_full AND room.is_meant"
     " ON CONFLICT (club, ruleset, id) DO UPDATE SET name = excluded.name, version = army.version + 1,"
     " ruleset_version = excluded.ruleset_version, updated_at = now(), unit_count = excluded.unit_count,"
     " points = excluded.points, units = excluded.units WHERE $9 < 0 OR army.version = $9 RETURNING *)"
     " SELECT " ARMY_COLUMNS ", room.is_full::integer, room.is_meant::integer,"
     " (NOT EXISTS (SELECT FROM before))::integer"
     " FROM room LEFT JOIN (SELECT * FROM same UNION ALL SELECT * FROM kept) r ON true",
     10,
     {TYPE_TEXT, TYPE_TEXT, TYPE_TEXT, TYPE_TEXT, TYPE_INT4, TYPE_INT4, TYPE_INT4, TYPE_BYTEA, TYPE_INT4, TYPE_INT8}},
    run,
    STORE_UNCERTAIN,
};
