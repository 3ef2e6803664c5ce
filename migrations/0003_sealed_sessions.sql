-- Sealed sessions: what the next append needs beside the last entry, the secrets of the dice (encrypted), the code that
-- lets players in, and the keys that the server claims for its database. Sessions that were opened before have none of
-- it and stay as they are.

ALTER TABLE umpire.entry ADD COLUMN state bytea CHECK (octet_length(state) BETWEEN 1 AND 8192);
COMMENT ON COLUMN umpire.entry.state IS 'what the next entry is made from: the tree''s right edge after this one, the links spent, the seats; null in sessions that are not sealed';

ALTER TABLE umpire.session ADD COLUMN join_hash bytea CHECK (octet_length(join_hash) = 32);
COMMENT ON COLUMN umpire.session.join_hash IS 'SHA-256 of the code that lets seats join; the code itself is stored nowhere';

CREATE TABLE umpire.session_secret (
    session_id  uuid  NOT NULL PRIMARY KEY,
    fingerprint bytea NOT NULL CHECK (octet_length(fingerprint) = 16),
    nonce       bytea NOT NULL CHECK (octet_length(nonce) = 24),
    box         bytea NOT NULL CHECK (octet_length(box) = 48)
);
COMMENT ON TABLE umpire.session_secret IS 'the root of each session''s chains: XChaCha20-Poly1305 under the encryption key with this fingerprint';

-- The numbers of a kind count from 1, the present key has the highest. So two processes that make a key at once cannot
-- both succeed, and a key is retired by the one that follows it: nothing is ever updated.
CREATE TABLE umpire.server_key (
    kind        text        NOT NULL CHECK (kind IN ('encryption', 'signing')),
    number      integer     NOT NULL CHECK (number >= 1),
    fingerprint bytea       NOT NULL CHECK (octet_length(fingerprint) = 16),
    words       text        NOT NULL,
    created_at  timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (kind, number),
    UNIQUE (fingerprint)
);
COMMENT ON COLUMN umpire.server_key.words IS 'signing: the public key in words; encryption: the server''s name';

GRANT SELECT, INSERT ON umpire.session_secret, umpire.server_key TO umpire_service;
