-- The table is called after what it is for: where the service checks that the database takes entries.
ALTER TABLE umpire.trial RENAME TO write_check;
COMMENT ON TABLE umpire.write_check IS 'empty: a service checks here whether the database takes entries';
