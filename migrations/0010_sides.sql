-- Sides, join codes of each side, and display names that stand outside the record.

-- What the code of the session let in is the sides' now: each side has a code of its own, and those who watch have theirs.
ALTER TABLE umpire.session DROP COLUMN join_hash;
ALTER TABLE umpire.session ADD COLUMN sides bytea CHECK (octet_length(sides) BETWEEN 2 AND 1023);
COMMENT ON COLUMN umpire.session.sides IS 'canonical JSON of the sides, as the opening entry has them; null in sessions that are not sealed';
ALTER TABLE umpire.session ADD COLUMN join_hashes bytea CHECK (octet_length(join_hashes) % 32 = 0);
COMMENT ON COLUMN umpire.session.join_hashes IS 'SHA-256 of the join code of each side, in their order, and of that of the spectators; the codes themselves are stored nowhere';

ALTER TABLE umpire.seat ADD COLUMN side text;
COMMENT ON COLUMN umpire.seat.name IS 'the seat''s id: umpire, spectators, s1, s2 …; what somebody is called stands in umpire.seat_name';

-- Like umpire.opening a table that is looked up before the session is known.
CREATE TABLE umpire.join_code (
    code_hash  bytea NOT NULL PRIMARY KEY CHECK (octet_length(code_hash) = 32),
    session_id uuid  NOT NULL
);
COMMENT ON TABLE umpire.join_code IS 'the sessions by their join codes, which join_hashes has as well';

-- What names a person. It is no part of the record, and can be changed and erased.
CREATE TABLE umpire.seat_name (
    session_id uuid NOT NULL,
    seat       text NOT NULL,
    name       text NOT NULL,
    name_key   text NOT NULL,
    PRIMARY KEY (session_id, seat),
    UNIQUE (session_id, name_key)
);
COMMENT ON COLUMN umpire.seat_name.name_key IS 'the name without case, by which it is unique in its session';

-- Who joins again after a lost answer has no seat to name: only the key tells which entry it was.
CREATE UNIQUE INDEX entry_join_key ON umpire.entry (session_id, idem_key) WHERE kind = 'joined' AND idem_key IS NOT NULL;

GRANT SELECT, INSERT ON umpire.join_code TO umpire_service;
GRANT SELECT, INSERT, UPDATE, DELETE ON umpire.seat_name TO umpire_service;
