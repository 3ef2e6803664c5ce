-- Everything that the service stores but the search (0002_search.sql). `umpire migrate` has made the schema, the table
-- umpire.migration and the roles before; what each role may do is in always/rights.sql.
--
-- The tables of sessions have keys that begin with session_id, and nothing refers from one session to another: no
-- foreign keys, no triggers, no sequences. They can be distributed and partitioned by session_id as they are. Only
-- umpire.opening and umpire.join_code are looked up before the session is known.

COMMENT ON TABLE umpire.migration IS 'the migrations that were applied';
COMMENT ON COLUMN umpire.migration.version IS 'the number of the file';
COMMENT ON COLUMN umpire.migration.name IS 'the name of the file';
COMMENT ON COLUMN umpire.migration.checksum IS 'SHA-256 of the file; a file that was edited later is refused';
COMMENT ON COLUMN umpire.migration.applied_at IS 'when it was applied';

-- ---- the record: rows are added and never changed ----

CREATE TABLE umpire.session (
    session_id      uuid        NOT NULL PRIMARY KEY,
    opened_at       timestamptz NOT NULL,
    ruleset_version integer     NOT NULL CHECK (ruleset_version >= 1),
    ruleset         text        NOT NULL,
    mode            text        NOT NULL DEFAULT 'sealed' CHECK (mode IN ('sealed', 'two_sided')),
    club            text,
    options         bytea       NOT NULL,
    sides           bytea       CHECK (octet_length(sides) BETWEEN 2 AND 1023),
    join_hashes     bytea       CHECK (octet_length(join_hashes) % 32 = 0)
);
COMMENT ON TABLE umpire.session IS 'the games, as their opening entries describe them';
COMMENT ON COLUMN umpire.session.session_id IS 'a UUID of version 7: ids sort by the time of the opening';
COMMENT ON COLUMN umpire.session.opened_at IS 'the time of the opening entry';
COMMENT ON COLUMN umpire.session.ruleset_version IS 'the version of the ruleset that the game is played by';
COMMENT ON COLUMN umpire.session.ruleset IS 'the name of the ruleset';
COMMENT ON COLUMN umpire.session.mode IS 'how the dice are protected (docs/ledger.md), as the opening entry says';
COMMENT ON COLUMN umpire.session.club IS 'the club whose key opened the session; null: none';
COMMENT ON COLUMN umpire.session.options IS 'canonical JSON of the options of the ruleset, byte for byte';
COMMENT ON COLUMN umpire.session.sides IS 'canonical JSON of the sides; null in sessions that are not sealed';
COMMENT ON COLUMN umpire.session.join_hashes IS 'SHA-256 of the join code of each side, in the order of the sides, and of the spectators''; the codes themselves are not stored';
-- The sessions of a club, newest first, and how many it opened within a day.
CREATE INDEX session_club ON umpire.session (club, session_id) WHERE club IS NOT NULL;

CREATE TABLE umpire.seat (
    session_id uuid  NOT NULL,
    name       text  NOT NULL,
    role       text  NOT NULL CHECK (role IN ('umpire', 'player', 'spectator')),
    side       text,
    token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
    PRIMARY KEY (session_id, name)
);
COMMENT ON TABLE umpire.seat IS 'who takes part in a session';
COMMENT ON COLUMN umpire.seat.session_id IS 'the session of the seat';
COMMENT ON COLUMN umpire.seat.name IS 'the id of the seat: umpire, spectators, s1, s2 …; display names are in umpire.seat_name';
COMMENT ON COLUMN umpire.seat.role IS 'what the seat may do';
COMMENT ON COLUMN umpire.seat.side IS 'the side that the seat plays for; null: none';
COMMENT ON COLUMN umpire.seat.token_hash IS 'SHA-256 of the first bearer token (umpire.reissue has later ones); the token itself is not stored';

CREATE TABLE umpire.revocation (
    session_id uuid NOT NULL,
    seat       text NOT NULL,
    PRIMARY KEY (session_id, seat)
);
COMMENT ON TABLE umpire.revocation IS 'seats that were revoked; a row comes with the entry that revokes the seat, and remains';
COMMENT ON COLUMN umpire.revocation.session_id IS 'the session of the seat';
COMMENT ON COLUMN umpire.revocation.seat IS 'the id of the seat';

CREATE TABLE umpire.reissue (
    session_id uuid   NOT NULL,
    seq        bigint NOT NULL CHECK (seq >= 1),
    seat       text   NOT NULL,
    token_hash bytea  NOT NULL CHECK (octet_length(token_hash) = 32),
    PRIMARY KEY (session_id, seq)
);
COMMENT ON TABLE umpire.reissue IS 'seats that got a new token, for another device; the newest token of a seat is the valid one';
COMMENT ON COLUMN umpire.reissue.session_id IS 'the session of the seat';
COMMENT ON COLUMN umpire.reissue.seq IS 'the entry since which the token is valid';
COMMENT ON COLUMN umpire.reissue.seat IS 'the id of the seat';
COMMENT ON COLUMN umpire.reissue.token_hash IS 'SHA-256 of the new bearer token';

-- The columns of fixed length come first, so that there is no padding between them. `bytes` has PostgreSQL's default
-- storage: an entry below 2 kB, as nearly all are, is stored as it is; compressing a longer one takes about 10 us and
-- saves four fifths of its space in the table and in the write-ahead log.
CREATE TABLE umpire.entry (
    session_id uuid        NOT NULL,
    seq        bigint      NOT NULL CHECK (seq >= 0),
    at         timestamptz NOT NULL,
    kind       text        NOT NULL,
    seat       text        NOT NULL,
    step       text,
    key_hash   bytea       CHECK (octet_length(key_hash) = 32),
    digest     bytea       CHECK (octet_length(digest) = 32),
    bytes      bytea       NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 262144),
    state      bytea       CHECK (octet_length(state) BETWEEN 1 AND 20480),
    PRIMARY KEY (session_id, seq),
    CHECK ((key_hash IS NULL) = (digest IS NULL))
);
COMMENT ON TABLE umpire.entry IS 'the ledger: what happened in each session';
COMMENT ON COLUMN umpire.entry.session_id IS 'the session of the entry';
COMMENT ON COLUMN umpire.entry.seq IS 'the number of the entry in its session: 0 (the opening), 1, 2 …';
COMMENT ON COLUMN umpire.entry.at IS 'when it was recorded';
COMMENT ON COLUMN umpire.entry.kind IS 'the kind of entry (docs/ledger.md)';
COMMENT ON COLUMN umpire.entry.seat IS 'the seat that did it';
COMMENT ON COLUMN umpire.entry.step IS 'the step of the rules that was ruled; null in other kinds of entries';
COMMENT ON COLUMN umpire.entry.key_hash IS 'SHA-256 of the request''s Idempotency-Key and the session (src/store/key_hash.h); null: it had none';
COMMENT ON COLUMN umpire.entry.digest IS 'SHA-256 of the request that came with the key';
COMMENT ON COLUMN umpire.entry.bytes IS 'the entry itself, byte for byte; the columns before repeat parts of it';
COMMENT ON COLUMN umpire.entry.state IS 'what the next entry is made from: the right edge of the tree, the chain links used, seats and units; null in sessions that are not sealed';
-- A request that is repeated finds its entry here, and no two processes can record it twice. Who repeats a joining has
-- no seat to name, so the key comes before the seat.
CREATE UNIQUE INDEX entry_key_hash ON umpire.entry (session_id, key_hash, seat) WHERE key_hash IS NOT NULL;
CREATE UNIQUE INDEX entry_join_key_hash ON umpire.entry (session_id, key_hash) WHERE kind = 'joined' AND key_hash IS NOT NULL;
-- One look says whether a session is closed; it closes once.
CREATE UNIQUE INDEX entry_closed ON umpire.entry (session_id) WHERE kind = 'closed';
-- The newest entry of this kind has the title of the session.
CREATE INDEX entry_described ON umpire.entry (session_id, seq DESC) WHERE kind = 'described';

CREATE TABLE umpire.session_secret (
    session_id  uuid  NOT NULL PRIMARY KEY,
    fingerprint bytea NOT NULL CHECK (octet_length(fingerprint) = 16),
    nonce       bytea NOT NULL CHECK (octet_length(nonce) = 24),
    box         bytea NOT NULL CHECK (octet_length(box) = 48)
);
COMMENT ON TABLE umpire.session_secret IS 'the secret from which the dice of a sealed session follow, encrypted with XChaCha20-Poly1305';
COMMENT ON COLUMN umpire.session_secret.session_id IS 'the session of the secret';
COMMENT ON COLUMN umpire.session_secret.fingerprint IS 'the encryption key (umpire.server_key)';
COMMENT ON COLUMN umpire.session_secret.nonce IS 'the nonce of the encryption';
COMMENT ON COLUMN umpire.session_secret.box IS 'the encrypted secret and its authentication tag';

CREATE TABLE umpire.opening (
    owner      text  NOT NULL,
    key_hash   bytea NOT NULL CHECK (octet_length(key_hash) = 32),
    digest     bytea NOT NULL CHECK (octet_length(digest) = 32),
    session_id uuid  NOT NULL,
    PRIMARY KEY (owner, key_hash)
);
COMMENT ON TABLE umpire.opening IS 'sessions by the Idempotency-Key of their opening, which may be requested again';
COMMENT ON COLUMN umpire.opening.owner IS 'the club that opened the session; empty: none';
COMMENT ON COLUMN umpire.opening.key_hash IS 'SHA-256 of the key and the owner (src/store/key_hash.h); the key itself is not stored, since it gives access to the tokens';
COMMENT ON COLUMN umpire.opening.digest IS 'SHA-256 of the request that came with the key';
COMMENT ON COLUMN umpire.opening.session_id IS 'the session that was opened';

CREATE TABLE umpire.join_code (
    code_hash  bytea NOT NULL PRIMARY KEY CHECK (octet_length(code_hash) = 32),
    session_id uuid  NOT NULL
);
COMMENT ON TABLE umpire.join_code IS 'sessions by their join codes';
COMMENT ON COLUMN umpire.join_code.code_hash IS 'SHA-256 of the code, as in umpire.session.join_hashes';
COMMENT ON COLUMN umpire.join_code.session_id IS 'the session that the code lets in';

-- ---- beside the record: rows that may change ----

CREATE TABLE umpire.seat_name (
    session_id uuid NOT NULL,
    seat       text NOT NULL,
    name       text NOT NULL,
    name_key   text NOT NULL,
    PRIMARY KEY (session_id, seat),
    UNIQUE (session_id, name_key)
);
COMMENT ON TABLE umpire.seat_name IS 'display names, the only data about persons: they can be changed and erased';
COMMENT ON COLUMN umpire.seat_name.session_id IS 'the session of the seat';
COMMENT ON COLUMN umpire.seat_name.seat IS 'the id of the seat';
COMMENT ON COLUMN umpire.seat_name.name IS 'the name as it is shown';
COMMENT ON COLUMN umpire.seat_name.name_key IS 'the name without case, which is unique in its session';

CREATE TABLE umpire.cosignature (
    session_id uuid  NOT NULL,
    seat       text  NOT NULL,
    size       int8  NOT NULL CHECK (size >= 1),
    root       bytea NOT NULL CHECK (octet_length(root) = 32),
    line       text  NOT NULL CHECK (octet_length(line) BETWEEN 1 AND 400),
    PRIMARY KEY (session_id, seat)
);
COMMENT ON TABLE umpire.cosignature IS 'the newest checkpoint that the device of each seat found consistent and cosigned (C2SP tlog-cosignature)';
COMMENT ON COLUMN umpire.cosignature.session_id IS 'the session of the seat';
COMMENT ON COLUMN umpire.cosignature.seat IS 'the id of the seat';
COMMENT ON COLUMN umpire.cosignature.size IS 'how many entries the checkpoint covers';
COMMENT ON COLUMN umpire.cosignature.root IS 'the root hash of the checkpoint';
COMMENT ON COLUMN umpire.cosignature.line IS 'the line of the cosignature in the note';

CREATE TABLE umpire.erased_session (
    session_id uuid        NOT NULL PRIMARY KEY,
    opened_at  timestamptz NOT NULL,
    closed_at  timestamptz NOT NULL,
    erased_at  timestamptz NOT NULL,
    emptied_at timestamptz,
    size       bigint      NOT NULL CHECK (size >= 1),
    checkpoint text        CHECK (octet_length(checkpoint) BETWEEN 1 AND 65536)
);
COMMENT ON TABLE umpire.erased_session IS 'what remains of sessions that the operator erased; by the checkpoint, who has a copy can prove that it is genuine';
COMMENT ON COLUMN umpire.erased_session.session_id IS 'the id of the session';
COMMENT ON COLUMN umpire.erased_session.opened_at IS 'when it was opened';
COMMENT ON COLUMN umpire.erased_session.closed_at IS 'when it was closed';
COMMENT ON COLUMN umpire.erased_session.erased_at IS 'since when it cannot be found any more';
COMMENT ON COLUMN umpire.erased_session.emptied_at IS 'when the last of its entries was deleted; null: some may remain';
COMMENT ON COLUMN umpire.erased_session.size IS 'how many entries it had';
COMMENT ON COLUMN umpire.erased_session.checkpoint IS 'the last checkpoint with its signatures; null: the session was not sealed';
-- The sessions whose entries are still to be deleted.
CREATE INDEX erased_session_full ON umpire.erased_session (erased_at) WHERE emptied_at IS NULL;

-- ---- clubs: `umpire club` adds and revokes keys, the service only reads them ----

CREATE TABLE umpire.club (
    name       text        NOT NULL PRIMARY KEY CHECK (octet_length(name) BETWEEN 1 AND 63),
    created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE umpire.club IS 'the clubs that may open sessions';
COMMENT ON COLUMN umpire.club.name IS 'the name of the club';
COMMENT ON COLUMN umpire.club.created_at IS 'when it got its first key';

CREATE TABLE umpire.club_key (
    id         uuid        NOT NULL PRIMARY KEY,
    club       text        NOT NULL REFERENCES umpire.club (name),
    hash       bytea       NOT NULL UNIQUE CHECK (octet_length(hash) = 32),
    created_at timestamptz NOT NULL DEFAULT now(),
    revoked_at timestamptz
);
COMMENT ON TABLE umpire.club_key IS 'the keys with which clubs open sessions';
COMMENT ON COLUMN umpire.club_key.id IS 'the id by which a key is listed and revoked';
COMMENT ON COLUMN umpire.club_key.club IS 'the club of the key';
COMMENT ON COLUMN umpire.club_key.hash IS 'SHA-256 of the key; the key itself is not stored';
COMMENT ON COLUMN umpire.club_key.created_at IS 'when it was made';
COMMENT ON COLUMN umpire.club_key.revoked_at IS 'when it was revoked; null: it is valid';
CREATE INDEX club_key_club ON umpire.club_key (club, id);

CREATE TABLE umpire.house_rules (
    club            text        NOT NULL REFERENCES umpire.club (name),
    ruleset         text        NOT NULL,
    name            text        NOT NULL CHECK (octet_length(name) BETWEEN 1 AND 40),
    version         integer     NOT NULL CHECK (version >= 1),
    ruleset_version integer     NOT NULL CHECK (ruleset_version >= 1),
    created_at      timestamptz NOT NULL DEFAULT now(),
    options         bytea       NOT NULL,
    note            text,
    PRIMARY KEY (club, ruleset, name, version)
);
COMMENT ON TABLE umpire.house_rules IS 'named sets of options; a version is written once and never changed';
COMMENT ON COLUMN umpire.house_rules.club IS 'the club that plays by them';
COMMENT ON COLUMN umpire.house_rules.ruleset IS 'the name of the ruleset';
COMMENT ON COLUMN umpire.house_rules.name IS 'the name of the set';
COMMENT ON COLUMN umpire.house_rules.version IS 'the number of the version under its name: 1, 2 …';
COMMENT ON COLUMN umpire.house_rules.ruleset_version IS 'the version of the ruleset that the options are for';
COMMENT ON COLUMN umpire.house_rules.created_at IS 'when the version was added';
COMMENT ON COLUMN umpire.house_rules.options IS 'canonical JSON of all options of the ruleset, byte for byte';
COMMENT ON COLUMN umpire.house_rules.note IS 'what the club says about the version; null: nothing';

CREATE TABLE umpire.club_army (
    club            text        NOT NULL REFERENCES umpire.club (name),
    ruleset         text        NOT NULL,
    id              text        NOT NULL CHECK (octet_length(id) BETWEEN 1 AND 40),
    name            text        NOT NULL CHECK (octet_length(name) BETWEEN 1 AND 240),
    version         integer     NOT NULL CHECK (version >= 1),
    ruleset_version integer     NOT NULL CHECK (ruleset_version >= 1),
    updated_at      timestamptz NOT NULL DEFAULT now(),
    unit_count      integer     NOT NULL CHECK (unit_count >= 1),
    points          integer     CHECK (points >= 0),
    units           bytea       NOT NULL CHECK (octet_length(units) BETWEEN 1 AND 131072),
    PRIMARY KEY (club, ruleset, id)
);
COMMENT ON TABLE umpire.club_army IS 'armies of a club''s members, to begin games with; they may be changed and removed';
COMMENT ON COLUMN umpire.club_army.club IS 'the club of the army';
COMMENT ON COLUMN umpire.club_army.ruleset IS 'the name of the ruleset';
COMMENT ON COLUMN umpire.club_army.id IS 'the id of the army in its addresses';
COMMENT ON COLUMN umpire.club_army.name IS 'the name as it is shown';
COMMENT ON COLUMN umpire.club_army.version IS 'how often it was changed, by which a change to an older version is noticed';
COMMENT ON COLUMN umpire.club_army.ruleset_version IS 'the version of the ruleset that the units are for';
COMMENT ON COLUMN umpire.club_army.updated_at IS 'when it was changed last';
COMMENT ON COLUMN umpire.club_army.unit_count IS 'how many units it has';
COMMENT ON COLUMN umpire.club_army.points IS 'the sum of their points; null: they have none';
COMMENT ON COLUMN umpire.club_army.units IS 'canonical JSON of the list of units, as it was given';

-- ---- the server ----

-- The numbers of each kind count from 1, and the key with the highest is in use. So two processes that make a key at once
-- cannot both succeed, and a key is replaced by adding another: no row is ever updated.
CREATE TABLE umpire.server_key (
    kind        text        NOT NULL CHECK (kind IN ('encryption', 'signing')),
    number      integer     NOT NULL CHECK (number >= 1),
    fingerprint bytea       NOT NULL CHECK (octet_length(fingerprint) = 16),
    words       text        NOT NULL,
    created_at  timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (kind, number),
    UNIQUE (fingerprint)
);
COMMENT ON TABLE umpire.server_key IS 'the keys of this database; the keys themselves are files of the server';
COMMENT ON COLUMN umpire.server_key.kind IS 'what the key is for: the secrets of sessions, or checkpoints';
COMMENT ON COLUMN umpire.server_key.number IS '1, 2 … of each kind; the highest is in use';
COMMENT ON COLUMN umpire.server_key.fingerprint IS 'the fingerprint, which is in the name of the file';
COMMENT ON COLUMN umpire.server_key.words IS 'signing: the public key as text; encryption: the name of the server';
COMMENT ON COLUMN umpire.server_key.created_at IS 'when it was made';

-- A service with nothing to append tries here whether it could (docs/adr/0034-truth-and-rights.md). A row of nearly a page is
-- added and deleted in one transaction, so that the file must grow. The table is unlogged: nobody needs the row again.
CREATE UNLOGGED TABLE umpire.write_check (
    filler text NOT NULL
);
ALTER TABLE umpire.write_check ALTER COLUMN filler SET STORAGE PLAIN;
COMMENT ON TABLE umpire.write_check IS 'empty: a service checks here whether the database takes entries';
COMMENT ON COLUMN umpire.write_check.filler IS 'nearly a page of dots';
