-- The rulebooks' clauses, for the search. `umpire migrate` fills these tables from the books that the program carries;
-- everything in them can be made again from there.

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
COMMENT ON COLUMN umpire.clause.body IS 'plain text, without the marks of Markdown';
CREATE INDEX clause_search ON umpire.clause USING gin (search);

CREATE TABLE umpire.word (
    word    text    NOT NULL PRIMARY KEY,
    clauses integer NOT NULL
);
COMMENT ON TABLE umpire.word IS 'every word of the clauses as it is written there, and in how many: what typing errors are held against';

CREATE TABLE umpire.clause_source (
    checksum  text        NOT NULL,
    loaded_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE umpire.clause_source IS 'one row: the checksum of the books that were loaded';

-- Where pg_trgm was installed before, it may stand in any schema.
SELECT set_config('search_path', format('%I, pg_catalog', n.nspname), true)
  FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm';

CREATE INDEX word_similar ON umpire.word USING gin (word gin_trgm_ops);

-- The word that someone who typed `asked` probably meant: one of the same letters in another order, else the most
-- similar; NULL when nothing is near.
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

-- Where this is not ours to grant, it is the operator's.
DO $$
BEGIN
    EXECUTE (SELECT format('GRANT USAGE ON SCHEMA %I TO umpire_service', n.nspname)
               FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm');
EXCEPTION
    WHEN insufficient_privilege THEN NULL;
END $$;
GRANT SELECT ON umpire.clause, umpire.word, umpire.clause_source TO umpire_service;
