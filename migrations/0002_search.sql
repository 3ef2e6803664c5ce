-- The clauses of the rulebooks, for the search. `umpire migrate` fills these tables from the books in the program, and
-- can do so again at any time.

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA umpire;

CREATE TABLE umpire.clause (
    ruleset text NOT NULL,
    clause  text NOT NULL,
    title   text NOT NULL,
    body    text NOT NULL,
    tags    text NOT NULL,
    search  tsvector NOT NULL GENERATED ALWAYS AS (
        setweight(to_tsvector('english', title), 'A') ||
        setweight(to_tsvector('english', tags), 'B') ||
        setweight(to_tsvector('english', body), 'C')) STORED,
    PRIMARY KEY (ruleset, clause)
);
COMMENT ON TABLE umpire.clause IS 'the clauses of the rulebooks';
COMMENT ON COLUMN umpire.clause.ruleset IS 'the name of the ruleset';
COMMENT ON COLUMN umpire.clause.clause IS 'the id of the clause';
COMMENT ON COLUMN umpire.clause.title IS 'its heading';
COMMENT ON COLUMN umpire.clause.body IS 'its text, plain, without the marks of Markdown';
COMMENT ON COLUMN umpire.clause.tags IS 'its tags, separated by spaces';
COMMENT ON COLUMN umpire.clause.search IS 'what the search compares: the title weighs most, then the tags';
CREATE INDEX clause_search ON umpire.clause USING gin (search);

CREATE TABLE umpire.word (
    word    text    NOT NULL PRIMARY KEY,
    clauses integer NOT NULL
);
COMMENT ON TABLE umpire.word IS 'every word of the clauses, to which misspelt ones are compared';
COMMENT ON COLUMN umpire.word.word IS 'the word as it is written in the clauses';
COMMENT ON COLUMN umpire.word.clauses IS 'in how many clauses it is';

CREATE TABLE umpire.clause_source (
    checksum  text        NOT NULL,
    loaded_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE umpire.clause_source IS 'one row: which books were loaded';
COMMENT ON COLUMN umpire.clause_source.checksum IS 'SHA-256 of the books';
COMMENT ON COLUMN umpire.clause_source.loaded_at IS 'when they were loaded';

-- Where pg_trgm was installed before, it may be in any schema.
SELECT set_config('search_path', format('%I, pg_catalog', n.nspname), true)
  FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm';

CREATE INDEX word_similar ON umpire.word USING gin (word gin_trgm_ops);

CREATE FUNCTION umpire.word_near(asked text) RETURNS text LANGUAGE sql STABLE STRICT PARALLEL SAFE
    SET search_path FROM CURRENT
    SET pg_trgm.similarity_threshold = 0.25
AS $$
    SELECT w.word FROM umpire.word w
     CROSS JOIN LATERAL (SELECT array_agg(l ORDER BY l) AS letters FROM regexp_split_to_table(w.word, '') l) its
     CROSS JOIN LATERAL (SELECT array_agg(l ORDER BY l) AS letters FROM regexp_split_to_table(asked, '') l) given
     WHERE w.word % asked
     ORDER BY its.letters = given.letters DESC, similarity(w.word, asked) DESC, w.clauses DESC, w.word LIMIT 1
$$;
COMMENT ON FUNCTION umpire.word_near(text) IS 'the word that was probably meant: one of the same letters in another order, else the most similar; null: none is near';
