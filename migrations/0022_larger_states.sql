-- What is kept beside an entry may hold the roster of 64 units: as many bytes as the program lets it have.
ALTER TABLE umpire.entry DROP CONSTRAINT entry_state_check,
    ADD CONSTRAINT entry_state_check CHECK (octet_length(state) BETWEEN 1 AND 20480);
