-- Sessions, their seats and their entries. Every key begins with session_id and nothing crosses sessions: no foreign
-- keys, no triggers, no sequences; the tables can be distributed and partitioned by session_id as they are.
-- The schema and the table umpire.migration exist already: `umpire migrate` makes them before the first migration.

CREATE TABLE umpire.session (
    session_id      uuid        NOT NULL PRIMARY KEY,
    opened_at       timestamptz NOT NULL,
    ruleset_version integer     NOT NULL CHECK (ruleset_version >= 1),
    ruleset         text        NOT NULL,
    options         bytea       NOT NULL
);
COMMENT ON COLUMN umpire.session.options IS 'canonical JSON of the session''s options, byte for byte';

CREATE TABLE umpire.seat (
    session_id uuid  NOT NULL,
    name       text  NOT NULL,
    role       text  NOT NULL CHECK (role IN ('umpire', 'player', 'spectator')),
    token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
    PRIMARY KEY (session_id, name)
);
COMMENT ON COLUMN umpire.seat.token_hash IS 'SHA-256 of the bearer token; the token itself is stored nowhere';

-- The columns of fixed length come first, so that no padding stands between them.
CREATE TABLE umpire.entry (
    session_id uuid        NOT NULL,
    seq        bigint      NOT NULL CHECK (seq >= 0),
    at         timestamptz NOT NULL,
    kind       text        NOT NULL,
    seat       text        NOT NULL,
    step       text,
    idem_key   text,
    digest     bytea       CHECK (octet_length(digest) = 32),
    bytes      bytea       NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 262144),
    PRIMARY KEY (session_id, seq),
    CHECK ((idem_key IS NULL) = (digest IS NULL))
);
COMMENT ON TABLE umpire.entry IS 'the ledger: numbered 0 (the opening), 1, 2 … in each session, written once, never changed';
COMMENT ON COLUMN umpire.entry.digest IS 'SHA-256 of the request that came with idem_key';
COMMENT ON COLUMN umpire.entry.bytes IS 'the entry itself, exactly as it was made; what the other columns say is in it too';

-- `bytes` keeps PostgreSQL's default storage. What is below 2 kB, nearly every entry, is stored as it is; compressing a
-- longer one costs about 10 us and saves four fifths of its space in the table and in the write-ahead log.

-- A request that is sent again finds its entry here; it cannot be recorded twice, by however many processes.
CREATE UNIQUE INDEX entry_idem_key ON umpire.entry (session_id, seat, idem_key) WHERE idem_key IS NOT NULL;
-- Whether a session is closed is one look; and it closes once.
CREATE UNIQUE INDEX entry_closed ON umpire.entry (session_id) WHERE kind = 'closed';

-- The service's role adds and reads. It cannot change or remove what is recorded, nor the schema.
-- Roles belong to the whole cluster: another database's migration may be making the same one at this moment.
DO $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'umpire_service') THEN
        CREATE ROLE umpire_service NOLOGIN;
    END IF;
EXCEPTION
    WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
-- Whoever migrates may also serve. Where this is not theirs to grant, the operator grants it to the service's login.
DO $$
BEGIN
    IF NOT pg_has_role(current_user, 'umpire_service', 'MEMBER') THEN
        EXECUTE format('GRANT umpire_service TO %I', current_user);
    END IF;
EXCEPTION
    WHEN insufficient_privilege THEN NULL;
END $$;
REVOKE ALL ON SCHEMA umpire FROM PUBLIC;
GRANT USAGE ON SCHEMA umpire TO umpire_service;
GRANT SELECT, INSERT ON umpire.session, umpire.seat, umpire.entry TO umpire_service;
GRANT SELECT ON umpire.migration TO umpire_service;
