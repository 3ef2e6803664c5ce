-- What a session is about is said in its record, by the newest entry that describes it: one look finds it.

CREATE INDEX entry_described ON umpire.entry (session_id, seq DESC) WHERE kind = 'described';
