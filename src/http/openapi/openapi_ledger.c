/* The schemas of what is answered about sessions, their entries and their proofs. */
#include "openapi_frame.h"

static void session_members_write(struct writer *out)
{
    schema_member(out, "id", "string", "The session's UUID.");
    schema_member(out, "ruleset", "string", NULL);
    schema_member(out, "ruleset_version", "integer", NULL);
    schema_member(out, "options", "object", "All options of the ruleset as they hold in this session.");
    schema_member(out, "opened_at", "string", "RFC 3339, UTC.");
}

static void sessions_write(struct writer *out)
{
    static const char *const opened[] = {"id",   "ruleset", "ruleset_version", "options", "opened_at", "mode",
                                         "seat", "token",   "join_code",       "tree",    "spectator", NULL};
    static const char *const session[] = {"id",    "ruleset", "ruleset_version", "options", "opened_at",
                                          "state", "entries", "seats",           NULL};
    static const char *const seat[] = {"name", "role", NULL};
    static const char *const spectator[] = {"seat", "token", "link", NULL};
    static const char *const party[] = {"seat", "committed", "ahead", NULL};
    static const char *const question[] = {"seq",          "seat",    "link",     "index", "state",
                                           "reveal_until", "awaited", "withheld", NULL};
    schema_open(out, "OpenedSession", "A session just opened, with the umpire's token.", opened);
    session_members_write(out);
    schema_member(out, "seat", "string", "The seat that the token is for.");
    schema_member(out, "token", "string",
                  "The umpire's bearer token. Only its hash is kept: it is shown again only to the same request under "
                  "its Idempotency-Key.");
    schema_member(out, "mode", "string", "Who gives nonces, and when: single or both.");
    schema_reference(out, "house_rules", "HouseRulesUsed");
    schema_member(out, "join_code", "string", "Lets others join: pass it round. Only its hash is kept.");
    schema_reference(out, "spectator", "SpectatorLink");
    schema_reference(out, "tree", "TreeHead");
    schema_close(out);
    schema_open(out, "SpectatorLink", "Lets everybody read the session who has it.", spectator);
    schema_member(out, "seat", "string", "The name of the seat: spectators.");
    schema_member(out, "token", "string", "Its bearer token. Only its hash is kept.");
    schema_member(out, "link", "string", "The path of the battle report, with the token as access_token.");
    schema_close(out);
    schema_open(out, "Session", "One game.", session);
    session_members_write(out);
    schema_member(out, "mode", "string", "single or both; absent when the session is not sealed.");
    schema_member(out, "reveal_seconds", "integer", "Mode both: how long a nonce is waited for.");
    schema_member(out, "fallback", "boolean", "Mode both: whether a ruling may do without a nonce that was withheld.");
    schema_list(out, "parties", "Party", "Mode both: the players and their commitments.");
    schema_reference(out, "question", "OpenQuestion");
    schema_member(out, "state", "string", "open or closed.");
    schema_member(out, "closed_at", "string", "RFC 3339, UTC; only when closed.");
    schema_member(out, "entries", "integer", "How many entries the ledger has, the opening counted.");
    schema_list(out, "seats", "Seat", "Who may act.");
    schema_close(out);
    schema_open(out, "Party", "A player in mode both.", party);
    schema_member(out, "seat", "string", NULL);
    schema_member(out, "committed", "integer", "How many nonces it has committed itself to.");
    schema_member(out, "ahead", "integer", "How many of them no question has used.");
    schema_close(out);
    schema_open(out, "OpenQuestion", "The question that waits for nonces; absent when none is open.", question);
    schema_member(out, "seq", "integer", "The number of its entry.");
    schema_member(out, "seat", "string", "Who asked.");
    schema_member(out, "link", "integer", "The link of the chain that it takes.");
    schema_member(out, "index", "integer", "The number of the commitments that it uses.");
    schema_member(out, "state", "string", "waiting, or stopped when a nonce was withheld.");
    schema_member(out, "reveal_until", "string", "When the time to reveal is over; RFC 3339, UTC.");
    schema_plain_list(out, "awaited", "string", "The seats whose nonces are missing.");
    schema_plain_list(out, "withheld", "string", "Those of them that let the time pass.");
    schema_close(out);
    schema_open(out, "Seat", "Who may act in a session.", seat);
    schema_member(out, "name", "string", NULL);
    schema_member(out, "role", "string", "umpire, player or spectator.");
    schema_member(out, "revoked", "boolean", "True: it may do nothing more; else absent.");
    schema_close(out);
}

static void origin_write(struct writer *out)
{
    static const char *const origin[] = {"at", "session", NULL};
    schema_open(out, "RosterOrigin", "Of an opening: the session whose roster the game began with.", origin);
    schema_member(out, "at", "integer", "The number of the last entry that counted.");
    schema_member(out, "session", "string", "The session's id.");
    schema_close(out);
}

/* Of what a step types the schemas are given in the document of its ruleset. */
static void typed_member(struct writer *out, const char *name, const char *schema, const char *doc)
{
    if (schema)
        schema_reference(out, name, schema);
    else
        schema_member(out, name, "object", doc);
}

/* What no ruling has. */
static void others_write(struct writer *out)
{
    schema_member(out, "words", "string", "What was said, for kinds that carry words.");
    schema_member(out, "mode", "string", "Of the opening: how the dice are sealed.");
    schema_member(out, "origin", "string", "Of the opening: the first line of the session's checkpoints.");
    schema_reference(out, "chain", "Chain");
    schema_reference(out, "house_rules", "HouseRulesUsed");
    schema_reference(out, "roster_from", "RosterOrigin");
    schema_member(out, "role", "string", "Of a seat that joined.");
    schema_member(out, "fallback", "boolean", "Of a seat that joined: agrees to the fallback.");
    schema_member(out, "keeper", "boolean", "Of a seat that joined: holds the server's keys.");
    schema_member(out, "reveal_seconds", "integer", "Of an opening in mode both.");
    schema_member(out, "target", "integer", "Of a dispute or a proposal: the entry that it is about.");
    schema_member(out, "claim", "string", "Of a dispute.");
    schema_member(out, "clause", "string", "That a dispute or a decision rests on.");
    schema_member(out, "dispute", "integer", "Of a decision: the dispute's number.");
    schema_member(out, "upheld", "boolean", "Of a decision.");
    schema_member(out, "correction", "string", "Of a decision that upholds: none, new_dice or kept_dice.");
    schema_member(out, "proposal", "integer", "Of an answer: the proposal's number.");
    schema_member(out, "consent", "boolean", "Of an answer.");
    schema_member(out, "first", "integer", "Of commitments: the index of the first.");
    schema_plain_list(out, "commitments", "string", "SHA-256 in hexadecimal.");
    schema_member(out, "link", "integer", "Of a question: the link of the chain that it takes.");
    schema_member(out, "index", "integer", "Of a nonce for one question: the number of its commitment.");
    schema_member(out, "question", "integer", "Of what belongs to a question: its number.");
    schema_member(out, "who", "string", "The seat that withheld, or that is revoked.");
    schema_member(out, "nonce", "string", "That a seat gave, in hexadecimal.");
}

void openapi_write_entry_members(struct writer *out, const struct step *step, const char *units)
{
    schema_member(out, "seq", "integer", "Its number, without gaps; 0 is the opening.");
    schema_member(out, "kind", "string",
                  "opened, joined, nonce, ruling, rekey, note, dispute, decision, correction, undo_proposed, "
                  "undo_answered, committed, asked, revealed, withheld, revoked, units_added, unit_changed, turn or "
                  "closed.");
    schema_member(out, "session", "string", NULL);
    schema_member(out, "at", "string", "RFC 3339, UTC, milliseconds.");
    schema_member(out, "seat", "string", "Who acted.");
    schema_member(out, "key", "string", "The Idempotency-Key of the request, when it had one.");
    schema_member(out, "format", "integer",
                  "The format of the recorded bytes, of kinds that are answered as recorded.");
    schema_member(out, "ruleset", "string", NULL);
    if (step)
        schema_constant(out, "step", step->name);
    else
        schema_member(out, "step", "string", NULL);
    openapi_write_ruling_members(out);
    typed_member(out, "outcome", step ? step->outcome->name : NULL, "As the step describes it.");
    typed_member(out, "input", step ? step->input->name : NULL, "As the step describes it, with all defaults.");
    schema_member(out, "options", "object", "Those that the step reads; for the opening, all.");
    schema_reference(out, "odds", "RecordedOdds");
    schema_reference(out, "seen", "TreeHead");
    schema_member(out, "corrects", "integer", "Of a correction, or a question for one: the entry that it replaces.");
    schema_member(out, "decision", "integer", "Of the same: the decision that wants it.");
    if (!step)
        others_write(out);
    openapi_write_unit_members(out, units);
    schema_reference(out, "tree", "TreeHead");
}

static void entries_write(struct writer *out)
{
    static const char *const entry[] = {"seq", "kind", "session", "at", "seat", NULL};
    static const char *const page[] = {"entries", NULL};
    static const char *const source[] = {"source", NULL};
    static const char *const shown[] = {"nonce", "seat", NULL};
    schema_open(out, "Entry", "One line of the ledger. Which further members it has depends on its kind.", entry);
    openapi_write_entry_members(out, NULL, NULL);
    schema_close(out);
    schema_open(out, "EntryPage", "Entries in order.", page);
    schema_list(out, "entries", "Entry", "At most as many as were asked for.");
    schema_member(out, "next", "string", "The cursor of the next page; absent on the last.");
    schema_close(out);
    schema_open(out, "DiceSource", "Where the dice came from.", source);
    schema_member(out, "source", "string",
                  "sealed (from the session's chain), kept (of the ruling that is corrected), system (rolled by the "
                  "service, not recorded or in a session that is "
                  "not sealed) or declared (thrown on the table and typed in).");
    schema_member(out, "link", "integer", "Of sealed dice: the link of the chain that they spent.");
    schema_member(out, "secret", "string", "Of sealed dice: the secret of that link.");
    schema_member(out, "question", "integer", "Of sealed dice in mode both: the question's entry.");
    schema_list(out, "nonces", "ShownNonce", "Of sealed dice in mode both: what the players gave for them.");
    schema_member(out, "fallback", "boolean", "Of sealed dice in mode both: made without a nonce that was withheld.");
    schema_member(out, "from", "integer", "Of kept dice: the entry for which they fell.");
    schema_close(out);
    schema_open(out, "ShownNonce", "A nonce and its seat.", shown);
    schema_member(out, "nonce", "string", "In hexadecimal.");
    schema_member(out, "seat", "string", NULL);
    schema_close(out);
}

/* What proves the record (docs/ledger.md). */
static void proofs_write(struct writer *out)
{
    static const char *const head[] = {"size", "root", NULL};
    static const char *const chain[] = {"anchor", "from", "length", NULL};
    static const char *const joined[] = {"seat", "role", "token", "entry", NULL};
    static const char *const consistency[] = {"from", "to", "proof", NULL};
    static const char *const receipt[] = {"format", "entry", "seq", "proof", "checkpoint", NULL};
    static const char *const list[] = {"server", "keys", NULL};
    static const char *const key[] = {"key", "created_at", NULL};
    schema_open(out, "TreeHead", "The ledger's Merkle tree up to an entry.", head);
    schema_member(out, "size", "integer", "How many entries it covers.");
    schema_member(out, "root", "string", "SHA-256 in hexadecimal.");
    schema_close(out);
    schema_open(out, "Chain", "A chain of secrets, of which its anchor is published.", chain);
    schema_member(out, "anchor", "string", "What its first link hashes to.");
    schema_member(out, "from", "integer", "The link before its first.");
    schema_member(out, "length", "integer", "How many links it has.");
    schema_close(out);
    schema_open(out, "JoinedSeat", "A seat just taken, with its token.", joined);
    schema_member(out, "seat", "string", "Its name.");
    schema_member(out, "role", "string", "player or spectator.");
    schema_member(out, "token", "string", "The seat's bearer token. Only its hash is kept.");
    schema_reference(out, "entry", "Entry");
    schema_close(out);
    schema_open(out, "ConsistencyProof", "Hashes that prove that a tree begins with another (RFC 9162).", consistency);
    schema_reference(out, "from", "TreeHead");
    schema_reference(out, "to", "TreeHead");
    schema_plain_list(out, "proof", "string", "Hashes in hexadecimal, from the leaves upwards.");
    schema_close(out);
    schema_open(out, "Receipt", "What proves one entry.", receipt);
    schema_member(out, "format", "integer", NULL);
    schema_member(out, "entry", "string", "The entry's bytes.");
    schema_member(out, "seq", "integer", "Its number.");
    schema_plain_list(out, "proof", "string", "The way to the checkpoint's root: hashes in hexadecimal.");
    schema_member(out, "checkpoint", "string", "The signed note.");
    schema_close(out);
    schema_open(out, "KeyList", "The keys that sign checkpoints.", list);
    schema_member(out, "server", "string", "The server's name.");
    schema_list(out, "keys", "ServerKey", "The present one first.");
    schema_close(out);
    schema_open(out, "ServerKey", "A public key.", key);
    schema_member(out, "key", "string", "In words: name, id and key (C2SP signed-note).");
    schema_member(out, "created_at", "string", "RFC 3339, UTC.");
    schema_member(out, "retired_at", "string", "When the next one took its place; absent while it is in use.");
    schema_close(out);
}

void openapi_write_ledger(struct writer *out)
{
    sessions_write(out);
    origin_write(out);
    entries_write(out);
    proofs_write(out);
}
