-- After the migrations, at every `umpire migrate`: who may do what, whatever a restore or somebody by hand has left. The
-- service adds and reads; it cannot change or remove what is recorded, nor the schema. The backup reads.

REVOKE ALL ON SCHEMA umpire FROM PUBLIC;
REVOKE CREATE ON SCHEMA umpire FROM umpire_service;
REVOKE ALL ON ALL TABLES IN SCHEMA umpire FROM PUBLIC;
REVOKE UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER ON ALL TABLES IN SCHEMA umpire FROM umpire_service;
GRANT USAGE ON SCHEMA umpire TO umpire_service;
GRANT SELECT ON ALL TABLES IN SCHEMA umpire TO umpire_service;
GRANT INSERT ON umpire.session, umpire.seat, umpire.entry, umpire.session_secret, umpire.server_key, umpire.revocation,
    umpire.reissue, umpire.opening, umpire.join_code, umpire.house_rules TO umpire_service;
-- What names a person is no part of the record.
GRANT INSERT, UPDATE, DELETE ON umpire.seat_name TO umpire_service;
GRANT INSERT, DELETE ON umpire.write_check TO umpire_service;
-- Armies of a club are no part of any record.
GRANT INSERT, UPDATE, DELETE ON umpire.club_army TO umpire_service;
-- Of each seat the newest cosignature counts, beside the record.
GRANT INSERT, UPDATE ON umpire.cosignature TO umpire_service;

DO $$
BEGIN
    IF to_regrole('umpire_backup') IS NOT NULL THEN
        GRANT USAGE ON SCHEMA umpire TO umpire_backup;
        GRANT SELECT ON ALL TABLES IN SCHEMA umpire TO umpire_backup;
    END IF;
END $$;
