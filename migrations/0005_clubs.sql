-- Clubs: their keys, which open sessions, and their house rules, which are added in versions and never changed. `umpire
-- club` adds and revokes keys with the rights of its login; the service can read them and no more.

CREATE TABLE umpire.club (
    name    text        NOT NULL PRIMARY KEY CHECK (octet_length(name) BETWEEN 1 AND 63),
    made_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE umpire.club_key (
    id         uuid        NOT NULL PRIMARY KEY,
    club       text        NOT NULL REFERENCES umpire.club (name),
    hash       bytea       NOT NULL UNIQUE CHECK (octet_length(hash) = 32),
    made_at    timestamptz NOT NULL DEFAULT now(),
    revoked_at timestamptz
);
COMMENT ON COLUMN umpire.club_key.hash IS 'SHA-256 of the key; the key itself is stored nowhere';
CREATE INDEX club_key_club ON umpire.club_key (club, id);

CREATE TABLE umpire.house_rules (
    club            text        NOT NULL REFERENCES umpire.club (name),
    ruleset         text        NOT NULL,
    name            text        NOT NULL CHECK (octet_length(name) BETWEEN 1 AND 40),
    version         integer     NOT NULL CHECK (version >= 1),
    ruleset_version integer     NOT NULL CHECK (ruleset_version >= 1),
    made_at         timestamptz NOT NULL DEFAULT now(),
    options         bytea       NOT NULL,
    words           text,
    PRIMARY KEY (club, ruleset, name, version)
);
COMMENT ON TABLE umpire.house_rules IS 'named sets of options, numbered 1, 2 … in each name; a version is written once and never changed';
COMMENT ON COLUMN umpire.house_rules.options IS 'canonical JSON of all options of the ruleset, byte for byte';

ALTER TABLE umpire.session ADD COLUMN club text;
COMMENT ON COLUMN umpire.session.club IS 'whose key opened it; null: nobody''s';
-- A club's sessions, the newest first, and how many it opened of late: ids begin with the time.
CREATE INDEX session_club ON umpire.session (club, session_id) WHERE club IS NOT NULL;

GRANT SELECT ON umpire.club, umpire.club_key TO umpire_service;
GRANT SELECT, INSERT ON umpire.house_rules TO umpire_service;
