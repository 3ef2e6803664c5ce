/* A club's house rules: the newest version of every name, or one version of one name. */
#include "store/house_rules_rows.h"

static bool take_row(const PGresult *rows, int row, struct arena *arena, struct store_house_rules *ret)
{
    bool whole = !PQgetisnull(rows, row, 6), stated = !PQgetisnull(rows, row, 7);
    ret->ruleset = result_copy_text(rows, row, 0, arena);
    ret->name = result_copy_text(rows, row, 1, arena);
    ret->version = result_int4(rows, row, 2);
    ret->newest = result_int4(rows, row, 3);
    ret->ruleset_version = result_int4(rows, row, 4);
    ret->created_at = result_instant(rows, row, 5);
    ret->options = whole ? result_copy_text(rows, row, 6, arena) : NULL;
    ret->options_length = (size_t)PQgetlength(rows, row, 6);
    ret->note = stated ? result_copy_text(rows, row, 7, arena) : NULL;
    return ret->ruleset && ret->name && (ret->options || !whole) && (ret->note || !stated);
}

enum store_result result_house_rules(const PGresult *rows, struct store_read *read)
{
    struct store_clubs *clubs = &read->clubs;
    int count = PQntuples(rows);
    clubs->rules = arena_take_zero(read->arena, ((size_t)count + 1) * sizeof *clubs->rules);
    if (!clubs->rules)
        return STORE_BROKEN;
    for (int row = 0; row < count; row++)
        if (!take_row(rows, row, read->arena, &clubs->rules[clubs->count++]))
            return STORE_BROKEN;
    return STORE_DONE;
}

static enum store_result rules_run(struct reader *reader, const struct query *query, struct parameters *parameters,
                                   struct store_read *read)
{
    enum store_result result;
    PGresult *rows = reader_run(reader, query, parameters, read, &result);
    if (!rows)
        return result;
    result = result_house_rules(rows, read);
    PQclear(rows);
    return result;
}

static enum store_result list(struct reader *reader, struct store_read *read)
{
    struct parameters parameters = {0};
    parameter_add_text(&parameters, read->clubs.club);
    return rules_run(reader, &query_list_house_rules, &parameters, read);
}

static enum store_result get(struct reader *reader, struct store_read *read)
{
    struct parameters parameters = {0};
    parameter_add_text(&parameters, read->clubs.club);
    parameter_add_text(&parameters, read->clubs.ruleset);
    parameter_add_text(&parameters, read->clubs.name);
    parameter_add_int4(&parameters, read->clubs.version);
    return rules_run(reader, &query_get_house_rules, &parameters, read);
}

/* A name exists if its first version does. */
const struct query query_list_house_rules = {
    {"list_house_rules",
     "SELECT r.ruleset, r.name, r.version, r.version, r.ruleset_version, r.created_at, NULL::bytea, r.note"
     " FROM umpire.house_rules f CROSS JOIN LATERAL (SELECT * FROM umpire.house_rules h"
     " WHERE h.club = f.club AND h.ruleset = f.ruleset AND h.name = f.name ORDER BY h.version DESC LIMIT 1) r"
     " WHERE f.club = $1 AND f.version = 1 ORDER BY r.ruleset COLLATE \"C\", r.name COLLATE \"C\"",
     1,
     {TYPE_TEXT}},
    list,
    STORE_AWAY,
};

const struct query query_get_house_rules = {
    {"get_house_rules",
     "SELECT r.ruleset, r.name, r.version, newest.version, r.ruleset_version, r.created_at, r.options, r.note"
     " FROM (SELECT max(version) AS version FROM umpire.house_rules"
     " WHERE club = $1 AND ruleset = $2 AND name = $3) newest"
     " JOIN umpire.house_rules r ON r.version = CASE $4 WHEN 0 THEN newest.version ELSE $4 END"
     " WHERE r.club = $1 AND r.ruleset = $2 AND r.name = $3",
     4,
     {TYPE_TEXT, TYPE_TEXT, TYPE_TEXT, TYPE_INT4}},
    get,
    STORE_AWAY,
};
