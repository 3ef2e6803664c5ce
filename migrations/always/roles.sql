-- Before the migrations, at every `umpire migrate`, with the rights of its login; what that may not do is left undone, and
-- migrate says what the operator has to do. Roles belong to the whole cluster: another database's migration may be at
-- the same at this moment.

DO $$
DECLARE
    wanted record;
BEGIN
    FOR wanted IN SELECT name, to_regrole(name) AS id FROM unnest(ARRAY['umpire_owner', 'umpire_service', 'umpire_backup']) AS name
    LOOP
        BEGIN
            IF wanted.id IS NULL THEN
                EXECUTE format('CREATE ROLE %I %s', wanted.name, CASE wanted.name WHEN 'umpire_owner' THEN 'NOLOGIN' ELSE 'LOGIN' END);
                IF wanted.name = 'umpire_owner' AND NOT pg_has_role(current_user, 'umpire_owner', 'MEMBER') THEN
                    EXECUTE format('GRANT umpire_owner TO %I', current_user);
                END IF;
            END IF;
        EXCEPTION
            WHEN insufficient_privilege OR duplicate_object OR unique_violation OR internal_error THEN NULL;
        END;
    END LOOP;

    -- The schema is the owner's, also where a login made it, or a restore.
    IF to_regrole('umpire_owner') IS NULL OR NOT pg_has_role(current_user, 'umpire_owner', 'MEMBER') THEN
        RETURN;
    END IF;
    BEGIN
        EXECUTE format('GRANT CREATE ON DATABASE %I TO umpire_owner', current_database());
        FOR wanted IN
            SELECT format('ALTER SCHEMA %I OWNER TO umpire_owner', nspname) AS statement, 1 AS step
              FROM pg_namespace WHERE nspname = 'umpire' AND nspowner <> to_regrole('umpire_owner')
            UNION ALL
            SELECT format('ALTER TABLE %s OWNER TO umpire_owner', c.oid::regclass), 2
              FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
             WHERE n.nspname = 'umpire' AND c.relkind IN ('r', 'p') AND c.relowner <> to_regrole('umpire_owner')
            UNION ALL
            SELECT format('ALTER FUNCTION %s OWNER TO umpire_owner', p.oid::regprocedure), 3
              FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
             WHERE n.nspname = 'umpire' AND p.proowner <> to_regrole('umpire_owner')
               AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
             ORDER BY step
        LOOP
            EXECUTE wanted.statement;
        END LOOP;
    EXCEPTION
        WHEN insufficient_privilege THEN NULL;
    END;
END $$;
