-- Who gives nonces for each roll of a session. Sessions that were opened before are of mode single, or not sealed.

ALTER TABLE umpire.session ADD COLUMN mode text NOT NULL DEFAULT 'single' CHECK (mode IN ('single', 'both'));
COMMENT ON COLUMN umpire.session.mode IS 'as the opening entry says';
