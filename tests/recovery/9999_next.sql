-- What a later version may do to the tables of a database that is being played on: for test_upgrade.c only.
ALTER TABLE umpire.session ADD COLUMN remembered text;
ALTER TABLE umpire.entry ADD COLUMN weight integer NOT NULL DEFAULT 1;
CREATE TABLE umpire.remembered (
    session_id uuid NOT NULL PRIMARY KEY,
    words      text NOT NULL
);
