-- Seats that are revoked, and openings that can be asked for again.

CREATE TABLE umpire.revocation (
    session_id uuid NOT NULL,
    seat       text NOT NULL,
    PRIMARY KEY (session_id, seat)
);
COMMENT ON TABLE umpire.revocation IS 'seats that may do nothing more, written with the entry that says so; nothing takes it back';

-- The only table that is looked up across sessions: by who opened and the key, before the session is known.
CREATE TABLE umpire.opening (
    owner      text  NOT NULL,
    idem_key   text  NOT NULL,
    digest     bytea NOT NULL CHECK (octet_length(digest) = 32),
    session_id uuid  NOT NULL,
    PRIMARY KEY (owner, idem_key)
);
COMMENT ON COLUMN umpire.opening.owner IS 'the club that opened the session; empty: none';
COMMENT ON COLUMN umpire.opening.digest IS 'SHA-256 of the request that came with idem_key';

GRANT SELECT, INSERT ON umpire.revocation, umpire.opening TO umpire_service;
