-- The words of the API in the database, too: modes are `sealed` and `two_sided`, a club's remark about its house rules is
-- a note, and what is made at a time says `created_at` in every table.

ALTER TABLE umpire.session DROP CONSTRAINT session_mode_check;
ALTER TABLE umpire.session ALTER COLUMN mode SET DEFAULT 'sealed';
UPDATE umpire.session SET mode = CASE mode WHEN 'both' THEN 'two_sided' ELSE 'sealed' END;
ALTER TABLE umpire.session ADD CONSTRAINT session_mode_check CHECK (mode IN ('sealed', 'two_sided'));

ALTER TABLE umpire.house_rules RENAME COLUMN words TO note;
ALTER TABLE umpire.house_rules RENAME COLUMN made_at TO created_at;
ALTER TABLE umpire.club RENAME COLUMN made_at TO created_at;
ALTER TABLE umpire.club_key RENAME COLUMN made_at TO created_at;
