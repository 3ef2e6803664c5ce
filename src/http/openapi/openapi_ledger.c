/* The schemas of what is answered about sessions and their proofs. */
#include "openapi_frame.h"

static void session_members_write(struct writer *out)
{
    schema_member(out, "id", "string", "The session's UUID.");
    schema_member(out, "ruleset", "string", NULL);
    schema_member(out, "ruleset_version", "integer", NULL);
    schema_member(out, "options", "object", "All options of the ruleset, as they apply in this session.");
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
    static const char *const party[] = {"seat", "committed", "unused", NULL};
    static const char *const question[] = {"seq",          "seat",    "link",     "index", "state",
                                           "reveal_until", "awaited", "withheld", NULL};
    schema_open(out, "OpenedSession", "A session that was just opened, with the umpire's token.", opened);
    session_members_write(out);
    schema_member(out, "seat", "string", "The seat that the token is for.");
    schema_member(out, "token", "string",
                  "The umpire's bearer token. Only its hash is stored: it is shown again only to a retry with the same "
                  "Idempotency-Key.");
    schema_member(out, "mode", "string", "sealed or two_sided: who gives nonces for the dice, and when.");
    schema_reference(out, "house_rules", "HouseRulesUsed");
    schema_member(out, "join_code", "string", "Lets others join: share it. Only its hash is stored.");
    schema_reference(out, "spectator", "SpectatorLink");
    schema_reference(out, "tree", "TreeHead");
    schema_close(out);
    schema_open(out, "SpectatorLink", "Lets whoever has it read the session.", spectator);
    schema_member(out, "seat", "string", "The name of the seat: spectators.");
    schema_member(out, "token", "string", "Its bearer token. Only its hash is stored.");
    schema_member(out, "link", "string", "The path of the battle report, with the token as access_token.");
    schema_close(out);
    schema_open(out, "Session", "One game.", session);
    session_members_write(out);
    schema_member(out, "mode", "string", "sealed or two_sided; absent when the session is not sealed.");
    schema_member(out, "reveal_seconds", "integer", "Two-sided mode: how long to wait for a nonce.");
    schema_member(out, "fallback", "boolean",
                  "Two-sided mode: whether a ruling may be made without a nonce that was withheld.");
    schema_list(out, "parties", "Party", "Two-sided mode: the players and their commitments.");
    schema_reference(out, "open_question", "OpenQuestion");
    schema_member(out, "state", "string", "open or closed.");
    schema_member(out, "closed_at", "string", "RFC 3339, UTC; only when closed.");
    schema_member(out, "entries", "integer", "How many entries the ledger has, including the opening.");
    schema_list(out, "seats", "Seat", "Who may act.");
    schema_close(out);
    schema_open(out, "Party", "A player in two-sided mode.", party);
    schema_member(out, "seat", "string", NULL);
    schema_member(out, "committed", "integer", "How many nonces it has committed to.");
    schema_member(out, "unused", "integer", "How many of these commitments no question has used yet.");
    schema_close(out);
    schema_open(out, "OpenQuestion", "The open question, which waits for nonces; absent when there is none.", question);
    schema_member(out, "seq", "integer", "The number of its entry.");
    schema_member(out, "seat", "string", "Who asked.");
    schema_member(out, "link", "integer", "The link of the chain that it uses.");
    schema_member(out, "index", "integer", "The number of the commitments that it uses.");
    schema_member(out, "state", "string", "waiting, or stopped when a nonce was withheld.");
    schema_member(out, "reveal_until", "string", "The deadline for the nonces; RFC 3339, UTC.");
    schema_plain_list(out, "awaited", "string", "The seats whose nonces are missing.");
    schema_plain_list(out, "withheld", "string", "Those of them that missed the deadline.");
    schema_close(out);
    schema_open(out, "Seat", "Who may act in a session.", seat);
    schema_member(out, "name", "string", NULL);
    schema_member(out, "role", "string", "umpire, player or spectator.");
    schema_member(out, "revoked", "boolean", "True once it has been revoked; else absent.");
    schema_close(out);
}

/* What proves the record (docs/ledger.md). */
static void proofs_write(struct writer *out)
{
    static const char *const joined[] = {"seat", "role", "token", "entry", NULL};
    static const char *const receipt[] = {"format", "entry", "seq", "proof", "checkpoint", NULL};
    schema_open(out, "JoinedSeat", "A seat just taken, with its token.", joined);
    schema_member(out, "seat", "string", "Its name.");
    schema_member(out, "role", "string", "player or spectator.");
    schema_member(out, "token", "string", "The seat's bearer token. Only its hash is stored.");
    schema_reference(out, "entry", "Entry");
    schema_close(out);
    schema_open(out, "Receipt", "What proves one entry.", receipt);
    schema_member(out, "format", "integer", NULL);
    schema_member(out, "entry", "string", "The entry's bytes.");
    schema_member(out, "seq", "integer", "Its number.");
    schema_plain_list(out, "proof", "string",
                      "The inclusion proof, up to the checkpoint's root: hashes in hexadecimal.");
    schema_member(out, "checkpoint", "string", "The signed note.");
    schema_close(out);
}

void openapi_write_ledger(struct writer *out)
{
    sessions_write(out);
    openapi_write_entries(out);
    proofs_write(out);
}
