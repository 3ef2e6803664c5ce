-- Idempotency-Keys are kept as hashes: under the key of an opening or a joining its tokens are told again, so a copy of
-- the database with access to the API was as good as the tokens. (What players record under a key still names it in its
-- entry: such a key opens nothing.)

ALTER TABLE umpire.opening ALTER COLUMN idem_key TYPE bytea USING
    sha256('umpire/v1/opening-key\000'::bytea || convert_to(owner, 'UTF8') || '\000'::bytea || convert_to(idem_key, 'UTF8'));
ALTER TABLE umpire.opening RENAME COLUMN idem_key TO key_hash;
ALTER TABLE umpire.opening ADD CHECK (octet_length(key_hash) = 32);
COMMENT ON COLUMN umpire.opening.key_hash IS 'SHA-256 of the Idempotency-Key, bound to owner; the key itself is stored nowhere';
COMMENT ON COLUMN umpire.opening.digest IS 'SHA-256 of the request that came with the key';

ALTER TABLE umpire.entry ALTER COLUMN idem_key TYPE bytea USING
    sha256('umpire/v1/entry-key\000'::bytea || uuid_send(session_id) || convert_to(idem_key, 'UTF8'));
ALTER TABLE umpire.entry RENAME COLUMN idem_key TO key_hash;
ALTER TABLE umpire.entry ADD CHECK (octet_length(key_hash) = 32);
-- The key before the seat: who joins again has no seat to name, and both are found in one look.
DROP INDEX umpire.entry_idem_key;
CREATE UNIQUE INDEX entry_key_hash ON umpire.entry (session_id, key_hash, seat) WHERE key_hash IS NOT NULL;
ALTER INDEX umpire.entry_join_key RENAME TO entry_join_key_hash;
COMMENT ON COLUMN umpire.entry.key_hash IS 'SHA-256 of the Idempotency-Key, bound to the session';
COMMENT ON COLUMN umpire.entry.digest IS 'SHA-256 of the request that came with the key';
