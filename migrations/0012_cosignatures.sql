-- Cosignatures of seats' devices under checkpoints. They are no part of the record, which only grows: of each seat the newest
-- one counts, and so a session has no more of them than seats.

CREATE TABLE umpire.cosignature (
    session_id uuid  NOT NULL,
    seat       text  NOT NULL,
    size       int8  NOT NULL CHECK (size >= 1),
    root       bytea NOT NULL CHECK (octet_length(root) = 32),
    line       text  NOT NULL CHECK (octet_length(line) BETWEEN 1 AND 400),
    PRIMARY KEY (session_id, seat)
);
COMMENT ON TABLE umpire.cosignature IS 'by size and root the checkpoint that the device of a seat found consistent, and its line in the note (C2SP tlog-cosignature)';

GRANT SELECT, INSERT, UPDATE ON umpire.cosignature TO umpire_service;
