-- What remains of a session that the operator erased: that there was one, and its last checkpoint, so that whoever has a
-- copy can still show that it is the one. Nobody's name and nothing that was said stands here.

CREATE TABLE umpire.erased_session (
    session_id uuid        NOT NULL PRIMARY KEY,
    opened_at  timestamptz NOT NULL,
    closed_at  timestamptz NOT NULL,
    erased_at  timestamptz NOT NULL,
    emptied_at timestamptz,
    size       bigint      NOT NULL CHECK (size >= 1),
    checkpoint text        CHECK (octet_length(checkpoint) BETWEEN 1 AND 65536)
);
COMMENT ON COLUMN umpire.erased_session.erased_at IS 'since when nobody finds it any more';
COMMENT ON COLUMN umpire.erased_session.emptied_at IS 'when the last of its entries was deleted; null: some may be there';
COMMENT ON COLUMN umpire.erased_session.size IS 'how many entries it had';
COMMENT ON COLUMN umpire.erased_session.checkpoint IS 'the note over all of them with its signatures; null: the session was not sealed';
CREATE INDEX erased_session_full ON umpire.erased_session (erased_at) WHERE emptied_at IS NULL;

GRANT SELECT ON umpire.erased_session TO umpire_service;
