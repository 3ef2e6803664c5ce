-- Armies that a club keeps for its members: units under a name, to begin a game with. They are no part of any record, and may
-- be changed and removed.

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
COMMENT ON COLUMN umpire.club_army.version IS 'counts the changes, so that who changes it can say which they have seen';
COMMENT ON COLUMN umpire.club_army.units IS 'canonical JSON of the list of units, as it was given';

GRANT SELECT, INSERT, UPDATE, DELETE ON umpire.club_army TO umpire_service;
