-- Where a service that has nothing to append tries whether it could (docs/adr/0034-truth-and-rights.md). A row of nearly a
-- page comes and goes in one transaction, so that the file must grow; it is unlogged, since nobody needs it again.

CREATE UNLOGGED TABLE umpire.trial (
    filler text NOT NULL
);
ALTER TABLE umpire.trial ALTER COLUMN filler SET STORAGE PLAIN;
COMMENT ON TABLE umpire.trial IS 'empty: a service tries here whether the database takes entries';
GRANT INSERT, DELETE ON umpire.trial TO umpire_service;
