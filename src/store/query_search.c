/* The clauses that fit some words best. Each word counts by how rare it is and where it is (title, tags, text), and
 * clauses with more of the words count more. A word that no clause has is replaced by the most similar one of the
 * vocabulary. What looks like a clause's id finds the clauses that begin with it. */
#include "store/query.h"

static bool take_clause(struct arena *arena, const PGresult *rows, int row, struct store_found *ret)
{
    ret->ruleset = result_copy_text(rows, row, 0, arena);
    ret->clause = result_copy_text(rows, row, 1, arena);
    ret->title = result_copy_text(rows, row, 2, arena);
    ret->snippet = result_copy_text(rows, row, 3, arena);
    return ret->ruleset && ret->clause && ret->title && ret->snippet;
}

static enum store_result take_clauses(struct store_read *read, const PGresult *rows)
{
    int count = PQntuples(rows);
    read->clauses = arena_take_zero(read->arena, ((size_t)count + 1) * sizeof *read->clauses);
    if (!read->clauses)
        return STORE_BROKEN;
    for (int row = 0; row < count; row++, read->clause_count++)
        if (!take_clause(read->arena, rows, row, &read->clauses[row]))
            return STORE_BROKEN;
    if (count > 0 && !PQgetisnull(rows, 0, 4) && !(read->corrections = result_copy_text(rows, 0, 4, read->arena)))
        return STORE_BROKEN;
    return STORE_DONE;
}

static enum store_result run(struct reader *reader, struct store_read *read)
{
    struct parameters parameters = {0};
    enum store_result result;
    int32_t limit = read->limit < 1 ? 1 : read->limit > STORE_FOUND_MAX ? STORE_FOUND_MAX : read->limit;
    parameter_add_text(&parameters, read->words);
    parameter_add_text(&parameters, read->ruleset);
    parameter_add_int8(&parameters, limit);
    PGresult *rows = reader_run(reader, &query_search, &parameters, read, &result);
    if (!rows)
        return result;
    result = take_clauses(read, rows);
    PQclear(rows);
    return result;
}

const struct query query_search = {
    {"search",
     /* The words of the query without English stop words; a dozen are enough for anyone. */
     "WITH asked AS MATERIALIZED ("
     " SELECT lexeme AS word, positions[1] AS place FROM unnest(to_tsvector('simple', $1))"
     " WHERE numnode(plainto_tsquery('english', lexeme)) > 0 ORDER BY place LIMIT 12),"
     /* The word to search: the word itself, or the nearest one that exists. */
     " used AS MATERIALIZED ("
     " SELECT asked.word AS asked, asked.place, near.word, plainto_tsquery('english', near.word) AS query"
     " FROM asked CROSS JOIN LATERAL (SELECT CASE WHEN EXISTS ("
     " SELECT FROM umpire.clause c WHERE c.search @@ plainto_tsquery('english', asked.word))"
     " THEN asked.word WHEN asked.word ~ '^[[:alpha:]]{4,}$' THEN umpire.word_near(asked.word) END AS word) near"
     " WHERE near.word IS NOT NULL),"
     " weighed AS MATERIALIZED ("
     " SELECT query, ln(1 + (SELECT count(*) FROM umpire.clause)::float8"
     " / greatest(1, (SELECT count(*) FROM umpire.clause c WHERE c.search @@ used.query))) AS weight FROM used),"
     /* A question of reading (A-…) is sorted after the rule that it is about. */
     " scored AS ("
     " SELECT c.ruleset, c.clause, sum(w.weight * (0.5 + ts_rank(c.search, w.query))) * count(*)"
     " * CASE WHEN starts_with(c.clause, 'A-') THEN 0.7 ELSE 1 END AS score"
     " FROM weighed w JOIN umpire.clause c ON c.search @@ w.query GROUP BY c.ruleset, c.clause"
     " UNION ALL"
     " SELECT ruleset, clause, 1000 FROM umpire.clause"
     " WHERE position('-' IN $1) > 0 AND starts_with(clause, upper($1))),"
     " best AS ("
     " SELECT ruleset, clause, max(score) AS score FROM scored WHERE $2 IS NULL OR ruleset = $2"
     " GROUP BY ruleset, clause ORDER BY score DESC, ruleset COLLATE \"C\", clause COLLATE \"C\" LIMIT $3)"
     " SELECT c.ruleset, c.clause, c.title,"
     " ts_headline('english', c.body,"
     " coalesce((SELECT string_agg(query::text, ' | ')::tsquery FROM used), ''::tsquery),"
     " 'StartSel=" STORE_FOUND_START ", StopSel=" STORE_FOUND_END
     ", ShortWord=0, MinWords=12, MaxWords=30, MaxFragments=2,"
     " FragmentDelimiter=\" … \"'),"
     " (SELECT string_agg(asked || ' ' || word, ' ' ORDER BY place) FROM used WHERE asked <> word)"
     " FROM best JOIN umpire.clause c USING (ruleset, clause)"
     " ORDER BY best.score DESC, c.ruleset COLLATE \"C\", c.clause COLLATE \"C\"",
     3,
     {TYPE_TEXT, TYPE_TEXT, TYPE_INT8}},
    run,
    STORE_AWAY,
};
