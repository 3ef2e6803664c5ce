-- Seats that go to another device get another token. Rows are added and never changed: of each seat the newest token is valid.

CREATE TABLE umpire.reissue (
    session_id uuid   NOT NULL,
    seq        bigint NOT NULL CHECK (seq >= 1),
    seat       text   NOT NULL,
    token_hash bytea  NOT NULL CHECK (octet_length(token_hash) = 32),
    PRIMARY KEY (session_id, seq)
);
COMMENT ON TABLE umpire.reissue IS 'by the entry that says so: a seat whose token is another one from there on';

GRANT SELECT, INSERT ON umpire.reissue TO umpire_service;
