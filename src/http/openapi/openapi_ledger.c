/* The schemas of what is answered about sessions and their proofs. */
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

/* What proves the record (docs/ledger.md). */
static void proofs_write(struct writer *out)
{
    static const char *const joined[] = {"seat", "role", "token", "entry", NULL};
    static const char *const consistency[] = {"from", "to", "proof", NULL};
    static const char *const receipt[] = {"format", "entry", "seq", "proof", "checkpoint", NULL};
    static const char *const list[] = {"server", "keys", NULL};
    static const char *const key[] = {"key", "created_at", NULL};
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
    openapi_write_entries(out);
    proofs_write(out);
}
