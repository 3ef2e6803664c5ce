/* A club's armies: all of them without their units, one with them, one removed. */
#include "store/army_rows.h"

static bool take_row(const PGresult *rows, int row, struct arena *arena, struct store_army *ret)
{
    bool whole = !PQgetisnull(rows, row, 8);
    ret->ruleset = result_copy_text(rows, row, 0, arena);
    ret->id = result_copy_text(rows, row, 1, arena);
    ret->name = result_copy_text(rows, row, 2, arena);
    ret->version = result_int4(rows, row, 3);
    ret->ruleset_version = result_int4(rows, row, 4);
    ret->updated_at = result_instant(rows, row, 5);
    ret->unit_count = result_int4(rows, row, 6);
    ret->points = PQgetisnull(rows, row, 7) ? STORE_UNKNOWN_POINTS : result_int4(rows, row, 7);
    ret->units = whole ? result_copy_text(rows, row, 8, arena) : NULL;
    ret->units_length = (size_t)PQgetlength(rows, row, 8);
    return ret->ruleset && ret->id && ret->name && (ret->units || !whole);
}

enum store_result result_armies(const PGresult *rows, struct store_read *read)
{
    struct store_clubs *clubs = &read->clubs;
    int count = PQntuples(rows);
    clubs->armies = arena_take_zero(read->arena, ((size_t)count + 1) * sizeof *clubs->armies);
    clubs->count = 0;
    if (!clubs->armies)
        return STORE_BROKEN;
    for (int row = 0; row < count; row++)
        if (!take_row(rows, row, read->arena, &clubs->armies[clubs->count++]))
            return STORE_BROKEN;
    return STORE_DONE;
}

static enum store_result armies_run(struct reader *reader, const struct query *query, struct parameters *parameters,
                                    struct store_read *read)
{
    enum store_result result;
    PGresult *rows = reader_run(reader, query, parameters, read, &result);
    if (!rows)
        return result;
    result = result_armies(rows, read);
    PQclear(rows);
    return result;
}

static enum store_result list(struct reader *reader, struct store_read *read)
{
    struct parameters parameters = {0};
    parameter_add_text(&parameters, read->clubs.club);
    return armies_run(reader, &query_list_armies, &parameters, read);
}

static enum store_result one_run(struct reader *reader, const struct query *query, struct store_read *read)
{
    struct parameters parameters = {0};
    parameter_add_text(&parameters, read->clubs.club);
    parameter_add_text(&parameters, read->clubs.ruleset);
    parameter_add_text(&parameters, read->clubs.name);
    return armies_run(reader, query, &parameters, read);
}

static enum store_result get(struct reader *reader, struct store_read *read)
{
    return one_run(reader, &query_get_army, read);
}

static enum store_result take_out(struct reader *reader, struct store_read *read)
{
    return one_run(reader, &query_remove_army, read);
}

const struct query query_list_armies = {
    {"list_armies",
     "SELECT r.ruleset, r.id, r.name, r.version, r.ruleset_version, r.updated_at, r.unit_count, r.points, NULL::bytea"
     " FROM umpire.club_army r WHERE r.club = $1 ORDER BY r.ruleset COLLATE \"C\", r.id COLLATE \"C\"",
     1,
     {TYPE_TEXT}},
    list,
    STORE_AWAY,
};

const struct query query_get_army = {
    {"get_army",
     "SELECT " ARMY_COLUMNS " FROM umpire.club_army r WHERE r.club = $1 AND r.ruleset = $2 AND r.id = $3",
     3,
     {TYPE_TEXT, TYPE_TEXT, TYPE_TEXT}},
    get,
    STORE_AWAY,
};

const struct query query_remove_army = {
    {"remove_army",
     "DELETE FROM umpire.club_army r WHERE r.club = $1 AND r.ruleset = $2 AND r.id = $3 RETURNING " ARMY_COLUMNS,
     3,
     {TYPE_TEXT, TYPE_TEXT, TYPE_TEXT}},
    take_out,
    STORE_UNCERTAIN,
};
