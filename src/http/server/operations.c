/* The operations table: every operation of the API in one list. Literal path segments come before parameters if both
 * would match. */
#include "http/rulebook/write_problems.h"
#include "http/rulebook/write_rules.h"
#include "http/server/operation.h"
#include "http/watch/metrics_text.h"
#include "ledger/receipt.h"
#include "referee/acts.h"
#include "referee/odds_answer.h"
#include "referee/report/luck_answer.h"
#include "referee/report/report.h"
#include "referee/unit_requests.h"

enum { KIB = 1024 };

/* How a row begins: an operation that reads; one that asks and leaves nothing; one that creates; one that appends an
 * entry, of which kind. */
#define GET(path_, id_, summary_)                                                                                      \
    .method = METHOD_GET, .path = (path_), .id = (id_), .status = 200, .summary = (summary_)
#define ASK(path_, id_, summary_)                                                                                      \
    .method = METHOD_POST, .path = (path_), .id = (id_), .status = 200, .summary = (summary_)
#define MAKE(path_, id_, summary_)                                                                                     \
    .method = METHOD_POST, .path = (path_), .id = (id_), .status = 201, .summary = (summary_)
#define APPEND(kind_, path_, id_, summary_)                                                                            \
    MAKE(path_, id_, summary_), .answer = kind_ "Entry", .appends = true, .keyed = true
/* A body that a table describes; one that may be left out; one that depends on the ruleset. */
#define BODY(fields_, kib_) .body = BODY_FIELDS, .fields = &(fields_), .body_limit = (kib_)*KIB
#define MAYBE_BODY(fields_, kib_) BODY(fields_, kib_), .may_be_empty = true
#define BODY_OF(body_, kib_) .body = (body_), .body_limit = (kib_)*KIB

/* Shared by several rows, and not implied by their properties. */
#define PROOF_ERRORS ERROR_SESSION_NOT_SEALED, ERROR_SESSION_STOPPED, ERROR_RECORD_DAMAGED, ERROR_KEYS_MISSING
#define UNIT_ERRORS                                                                                                    \
    ERROR_UNIT_UNKNOWN, ERROR_UNIT_OUT, ERROR_UNIT_NOT_ELIGIBLE, ERROR_UNITS_NOT_ACCEPTED, ERROR_WRONG_PHASE,          \
        ERROR_NOT_OWN_UNIT
#define CORRECTION_ERRORS                                                                                              \
    ERROR_CORRECTION_NOT_DECIDED, ERROR_ALREADY_CORRECTED, ERROR_RULING_NOT_IN_FORCE, ERROR_WRONG_STEP,                \
        ERROR_INPUT_UNCHANGED

#define JOIN_ERRORS                                                                                                    \
    ERROR_SESSION_UNKNOWN, ERROR_OVERLOADED, ERROR_DATABASE_UNAVAILABLE, ERROR_STOPPING, ERROR_JOIN_CODE_WRONG,        \
        ERROR_NAME_TAKEN, ERROR_SIDE_TAKEN, ERROR_SEATS_FULL, ERROR_SEAT_REVOKED, ERROR_DEVICE_KEY_NEEDED

static const struct operation operations[] = {
    {GET("/", "getRoot", "Where to begin"), .tag = "operations", .page = true, .tagged = true, .handle = handle_root,
     .doc = "A browser is led to the companion page; everybody else gets the main paths."},
    {GET("/app", "getPageRoot", "The page without its slash"), .tag = "operations", .page = true,
     .handle = handle_page_root},
    {GET("/app/", "getPage", "The companion page"), .tag = "operations", .page = true, .tagged = true,
     .handle = handle_page_file},
    {GET("/app/{file}", "getPageFile", "A file of the page"), .tag = "operations", .page = true, .tagged = true,
     .handle = handle_page_file, .errors = ERRORS(ERROR_NOT_FOUND)},
    {GET("/rules", "getRulesSite", "The rules as pages"), .tag = "look-up", .page = true, .site = true, .tagged = true,
     .handle = handle_site},
    {GET("/rules/search", "getSearchPage", "The page to search the rules"), .tag = "look-up", .page = true,
     .site = true, .tagged = true, .query = &search_query_fields, .cost = 3, .handle = handle_search,
     .errors = ERRORS(ERROR_OVERLOADED)},
    {GET("/rules/{ruleset}", "getRulesPage", "A ruleset as a page"), .tag = "look-up", .page = true, .site = true,
     .tagged = true, .handle = handle_site},
    {GET("/rules/{ruleset}/{part}", "getRulesPartPage", "A part of it"), .tag = "look-up", .page = true, .site = true,
     .tagged = true, .handle = handle_site},
    {GET("/rules/{ruleset}/{part}/{name}", "getRulePage", "A rule as a page"), .tag = "look-up", .page = true,
     .site = true, .tagged = true, .handle = handle_site},
    {GET("/docs", "getDocs", "The reference of the API"), .tag = "look-up", .page = true, .site = true, .tagged = true,
     .handle = handle_document},
    {GET("/favicon.svg", "getFavicon", "The icon of the pages"), .tag = "look-up", .page = true, .tagged = true,
     .handle = handle_favicon},
    {GET("/robots.txt", "getRobots", "What search engines may read"), .tag = "look-up", .page = true, .tagged = true,
     .handle = handle_robots},
    {GET("/sitemap.xml", "getSitemap", "The pages of rules"), .tag = "look-up", .page = true, .tagged = true,
     .handle = handle_sitemap, .errors = ERRORS(ERROR_NOT_FOUND)},
    {GET("/v1/rulesets", "listRulesets", "The game systems"), .tag = "rules", .answers = &ruleset_list_fields,
     .tagged = true, .readable = true, .handle = handle_document, .doc = "Every ruleset with its steps."},
    {GET("/v1/rulesets/{ruleset}", "getRuleset", "One game system"), .tag = "rules", .answers = &ruleset_fields,
     .tagged = true, .readable = true, .handle = handle_document,
     .doc = "Its version, its options with their defaults and meanings, and its steps."},
    {GET("/v1/rulesets/{ruleset}/steps/{step}", "getStep", "One step"), .tag = "rules", .answers = &step_fields,
     .tagged = true, .readable = true, .handle = handle_document,
     .doc =
         "The JSON Schemas of its input and outcome, the options that it reads, its dice, its clauses and examples."},
    {GET("/v1/rulesets/{ruleset}/armies", "listStarterArmies", "Armies to begin with"), .tag = "rules",
     .answers = &starter_fields, .tagged = true, .handle = handle_document,
     .doc = "Two small armies for a first game, and what else a game for practice is opened with."},
    {GET("/v1/rulesets/{ruleset}/tables", "listTables", "The tables of a game system"), .tag = "look-up",
     .answers = &table_list_fields, .tagged = true, .readable = true, .handle = handle_document,
     .doc = "Profiles, weapons, modifiers, ranges: whatever the sources print as tables."},
    {GET("/v1/rulesets/{ruleset}/tables/{table}", "getTable", "One table"), .tag = "look-up", .answers = &table_fields,
     .tagged = true, .readable = true, .handle = handle_document,
     .doc = "Its rows, which are the same data that rulings use, and the JSON Schema of a row.",
     .errors = ERRORS(ERROR_TABLE_UNKNOWN)},
    {GET("/v1/rulesets/{ruleset}/clauses", "listClauses", "The clauses of a rulebook"), .tag = "look-up",
     .answers = &clause_list_fields, .query = &clauses_query_fields, .tagged = true, .readable = true,
     .handle = handle_clauses, .doc = "Every clause in the rulebook's order, or those that match all filters.",
     .errors = ERRORS(ERROR_OVERLOADED)},
    {GET("/v1/rulesets/{ruleset}/clauses/{clause}", "getClause", "One clause"), .tag = "look-up",
     .answers = &clause_fields, .tagged = true, .readable = true, .handle = handle_document,
     .doc = "Its text in our own words, its source, the options that decide how it is read, what it refers to, and "
            "which steps apply it. Also as Markdown and as a page.",
     .errors = ERRORS(ERROR_CLAUSE_UNKNOWN)},
    {GET("/v1/rulesets/{ruleset}/book", "getBook", "A whole game system"), .tag = "look-up", .answers = &book_fields,
     .tagged = true, .readable = true, .handle = handle_document,
     .doc = "Introduction, clauses, tables, steps with their schemas, and options, in one download for use offline. "
            "Also as Markdown and as a page."},
    {GET("/v1/rulesets/{ruleset}/sheet", "getReferenceSheet", "What is looked up at the table"), .tag = "look-up",
     .answers = &reference_fields, .tagged = true, .readable = true, .handle = handle_document,
     .doc =
         "The tables of a game system, or its clauses where it has none. As a page it is printed on one sheet of A4."},
    {GET("/v1/search", "search", "Search the rulebooks"), .tag = "look-up", .answers = &search_answer_fields,
     .query = &search_query_fields, .cost = 3, .tagged = true, .readable = true, .handle = handle_search,
     .doc = "The clauses of all rulesets that best match the words, best match first. Common words are ignored, word "
            "endings do not matter, and what players call a thing is found by what its rulebook calls it. A word that "
            "occurs in no rulebook is never replaced without a word: see `corrections` and `suggestions`.",
     .errors = ERRORS(ERROR_OVERLOADED)},
    {ASK("/v1/rulesets/{ruleset}/{step}", "resolve", "A ruling that is not recorded"), .tag = "rulings",
     .answer = "Ruling", .of_ruleset = true, BODY_OF(BODY_QUESTION, 64), .handle = handle_resolve,
     .doc = "Resolves the step for the situation given. Without declared dice the service rolls.",
     .errors = ERRORS(ERROR_OVERLOADED)},
    {ASK("/v1/rulesets/{ruleset}/{step}/preview", "previewStep", "A question that is only checked"), .tag = "rulings",
     .answer = "Preview", .of_ruleset = true, BODY_OF(BODY_QUESTION, 64), .handle = handle_preview_step,
     .doc = "What the question still needs, and with which dice it would begin. Nothing is rolled. What is required of "
            "a question may be missing here: `needs` names it.",
     .errors = ERRORS(ERROR_OVERLOADED)},
    {ASK("/v1/rulesets/{ruleset}/{step}/odds", "getOdds", "The odds of a question"), .tag = "rulings",
     .answers = &odds_fields, BODY_OF(BODY_ODDS, 64), .cost = COST_ODDS, .handle = handle_odds,
     .doc = "How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for "
            "several cases at once. A question that takes too much work is refused, with an estimate of the work; the "
            "method `sample` answers it approximately.",
     .errors = ERRORS(ERROR_ODDS_TOO_LARGE, ERROR_OVERLOADED, ERROR_STOPPING)},
    {GET("/v1/problems", "listProblems", "What can go wrong"), .tag = "operations", .answers = &problem_list_fields,
     .tagged = true, .readable = true, .handle = handle_document,
     .doc = "Every error with its code, its status, what it means and what to do. Also as Markdown and as a page."},
    {GET("/v1/problems/{code}", "getProblem", "One error"), .tag = "operations", .answers = &problem_words_fields,
     .tagged = true, .readable = true, .handle = handle_document,
     .doc = "The explanation to which the `type` of a problem leads. Also as Markdown and as a page.",
     .errors = ERRORS(ERROR_NOT_FOUND)},
    {GET("/v1/keys", "listKeys", "The keys that sign checkpoints"), .tag = "ledger", .answers = &key_list_fields,
     .handle = handle_keys,
     .doc = "The server's name and its public keys, the current one first, with the time from which each was used and, "
            "for earlier ones, until when.",
     .errors = ERRORS(ERROR_KEYS_MISSING)},
    {GET("/livez", "isAlive", "Is the process alive?"), .tag = "operations", .answers = &state_fields,
     .cost = COST_UNLIMITED, .handle = handle_alive, .doc = "200 as long as the process can answer at all."},
    {GET("/readyz", "isReady", "Can games be recorded?"), .tag = "operations", .answers = &state_fields,
     .cost = COST_UNLIMITED, .handle = handle_ready,
     .doc = "200 when the database answers and its schema fits this program. Rulings that are not recorded work either "
            "way.",
     .errors = ERRORS(ERROR_DATABASE_UNAVAILABLE, ERROR_KEYS_MISSING, ERROR_STOPPING)},
    {GET("/metrics", "getMetrics", "Counters for monitoring"), .tag = "operations", .media = METRICS_MEDIA,
     .cost = COST_UNLIMITED, .handle = handle_metrics,
     .doc = "In Prometheus's text format, for clients whose address is in `metrics_allowed_from`. docs/operations.md "
            "says what "
            "they mean.",
     .errors = ERRORS(ERROR_METRICS_FORBIDDEN)},
    {GET("/openapi.json", "getOpenapi", "This description"), .tag = "operations", .answer = "OpenapiDocument",
     .tagged = true, .handle = handle_document,
     .doc = "The OpenAPI 3.1 document of what every app needs. What is asked and answered about one ruleset is typed "
            "in the document of that ruleset."},
    {GET("/v1/rulesets/{ruleset}/openapi.json", "getRulesetOpenapi", "The description of one ruleset"),
     .tag = "operations", .answer = "OpenapiDocument", .tagged = true, .handle = handle_document,
     .doc = "The OpenAPI 3.1 document of a ruleset: its steps, its options and its units, each with its own type."},
    {MAKE("/v1/sessions", "openSession", "Open a game"), .access = ACCESS_OPENER, .tag = "sessions", .of_ruleset = true,
     .answers = &opened_session_fields, .secret = true, .keyed = true, BODY_OF(BODY_OPENING, 64), .handle = handle_open,
     .doc = "Opens a session with its ruleset and options, which hold to its end; they may begin as a club's house "
            "rules. The answer carries the umpire's token, a join code for each side and a link for spectators; "
            "they are shown only once. With an Idempotency-Key of 16 characters or more, which must be random and kept "
            "secret, it can be asked for again. It takes a club's key, unless the service lets anyone open.",
     .errors = ERRORS(ERROR_OPENING_DISABLED, ERROR_KEYS_MISSING, ERROR_OUTCOME_UNKNOWN, ERROR_CLUB_SESSION_LIMIT,
                      ERROR_IDEMPOTENCY_KEY_REUSED, ERROR_RECORD_DAMAGED, ERROR_ENTRY_REFUSED, ERROR_UNIT_UNKNOWN)},
    {GET("/v1/sessions/{session}", "getSession", "See a game"), .access = ACCESS_SEAT, .tag = "sessions",
     .of_ruleset = true, .answers = &session_fields, .tagged = true, .handle = handle_session,
     .doc = "Its ruleset, options and seats, how many entries it has and whether it is closed.",
     .errors = ERRORS(ERROR_RECORD_DAMAGED)},
    {GET("/v1/sessions/{session}/state", "getState", "A game as it stands"), .access = ACCESS_SEAT, .tag = "sessions",
     .of_ruleset = true, .answers = &game_state_fields, .query = &state_query_fields, .cost = 3, .tagged = true,
     .handle = handle_state,
     .doc =
         "Everything that an app shows, in one answer with one ETag: the session, who asks, the roster, what is due, "
         "and the newest entries. Ask again with If-None-Match: 304 says that nothing has changed.",
     .errors = ERRORS(ERROR_RECORD_DAMAGED)},
    {GET("/v1/sessions/{session}/spectators", "getSpectatorLink", "The link for those who watch"),
     .access = ACCESS_PLAYER, .tag = "sessions", .answers = &spectator_fields, .secret = true,
     .handle = handle_spectator_link,
     .doc =
         "What the opening's answer says of it: the token with which the game is read, the code with which one takes "
         "a seat to watch. Whoever plays may pass it on, until the umpire revokes the seat `spectators`.",
     .errors = ERRORS(ERROR_SEAT_ALREADY_REVOKED, ERROR_KEYS_MISSING)},
    {GET("/v1/sessions/{session}/seats/{seat}", "getSeat", "One seat"), .access = ACCESS_SEAT, .tag = "sessions",
     .answers = &seat_fields, .tagged = true, .handle = handle_seat,
     .doc = "Its name, its role, whether it is revoked.", .errors = ERRORS(ERROR_SEAT_UNKNOWN, ERROR_RECORD_DAMAGED)},
    {ASK("/v1/my-sessions", "listMySessions", "My games"), .tag = "sessions", .answers = &my_sessions_fields, .cost = 5,
     BODY(my_sessions_request_fields, 4), .handle = handle_my_sessions,
     .doc =
         "A device that holds tokens of several games asks for their headlines at once: what is played, whether it is "
         "over, which turn it is. What is wrong with one token is said in its line, as a code.",
     .errors = ERRORS(ERROR_OVERLOADED, ERROR_DATABASE_UNAVAILABLE, ERROR_STOPPING)},
    {MAKE("/v1/sessions/{session}/seats", "joinSession", "Join a game"), .access = ACCESS_CODE, .tag = "sessions",
     .answers = &joined_seat_fields, .secret = true, .keyed = true, BODY(join_fields, 4), .handle = handle_join,
     .doc = "A seat for somebody who has one of the session's join codes: a player of the side whose code it is, who "
            "acts and gives a nonce for the dice, or a spectator, who reads. The answer carries the seat's id and "
            "token. With an Idempotency-Key of 16 characters or more, which must be random and kept secret, it can be "
            "asked for again.",
     .errors = ERRORS(JOIN_ERRORS)},
    {MAKE("/v1/join", "joinByCode", "Join a game by its code"), .tag = "sessions", .answers = &joined_seat_fields,
     .secret = true, .keyed = true, BODY(join_fields, 4), .handle = handle_join,
     .doc = "The same as joining a session, by the code alone. A wrong code counts as any request does.",
     .errors = ERRORS(JOIN_ERRORS, ERROR_RULESET_UNKNOWN)},
    {ASK("/v1/join/preview", "previewJoining", "What a join code opens"), .tag = "sessions",
     .answers = &join_preview_fields, BODY(join_code_fields, 4), .handle = handle_join_preview,
     .doc = "The session, its ruleset and its sides, who sits there already, and which side the code is for. Nothing "
            "is recorded. The code stands in the body, so that it gets into no log.",
     .errors = ERRORS(ERROR_JOIN_CODE_WRONG, ERROR_RULESET_UNKNOWN, ERROR_OVERLOADED, ERROR_DATABASE_UNAVAILABLE,
                      ERROR_STOPPING)},
    {ASK("/v1/sessions/{session}/seats/{seat}/name", "nameSeat", "Change or erase a display name"),
     .access = ACCESS_OWN, .tag = "sessions", .answers = &named_seat_fields, MAYBE_BODY(naming_fields, 4),
     .handle = handle_name_seat,
     .doc = "What the others call who sits there. The umpire names any seat, every other seat itself. The name stands "
            "outside the record: it can be changed, and without a name in the body it is erased.",
     .errors = ERRORS(ERROR_SEAT_UNKNOWN, ERROR_NAME_TAKEN)},
    {APPEND("Revoked", "/v1/sessions/{session}/seats/{seat}/revocation", "revokeSeat", "Revoke a seat"),
     .access = ACCESS_SIDE, .tag = "sessions", MAYBE_BODY(revocation_fields, 4), .handle = handle_revoke,
     .doc = "The umpire revokes any seat but its own (the spectators' link is the seat `spectators`), every other seat "
            "itself. A seat that speaks for a side revokes that side's guests, too. The revoked seat's token is no "
            "longer valid: appending ends "
            "at once, reading within 5 seconds. This cannot be undone.",
     .errors = ERRORS(ERROR_SEAT_UNKNOWN, ERROR_SEAT_ALREADY_REVOKED, ERROR_QUESTION_OPEN)},
    {APPEND("Admitted", "/v1/sessions/{session}/admissions", "admitGuest", "Admit a guest to a side"),
     .access = ACCESS_PLAYER, .tag = "sessions", BODY(admission_fields, 4), .handle = handle_admit,
     .doc = "A player who joins a side beside another is a guest: a guest asks for sealed dice and writes notes, and "
            "does nothing else. A seat that speaks for the side admits it, or revokes it; where none is left, the "
            "umpire. A player's device signs it, over a checkpoint that covers the guest's joining, and its last "
            "re-issue.",
     .errors = ERRORS(ERROR_SEAT_UNKNOWN, ERROR_NOT_A_GUEST, ERROR_SEAT_ALREADY_REVOKED, ERROR_SIGNATURE_WRONG,
                      ERROR_CHECKPOINT_TOO_OLD)},
    {MAKE("/v1/sessions/{session}/seats/{seat}/reissue", "reissueSeat", "Give a seat to another device"),
     .access = ACCESS_UMPIRE, .tag = "sessions", .answers = &joined_seat_fields, .secret = true, .keyed = true,
     MAYBE_BODY(reissue_fields, 4), .handle = handle_reissue,
     .doc =
         "For a device that is lost: the seat gets a new token, which the answer carries, and where it had a device's "
         "key another one. The old token is no longer valid. Of a player of two-sided mode the other player's device "
         "must have agreed to this key; commitments are void, and an open question ends without a result. It is "
         "recorded, and verification says from which entry on nothing is promised to that seat any more. With an "
         "Idempotency-Key of 16 characters or more, which must be random and kept secret, it can be asked for again.",
     .errors = ERRORS(ERROR_SEAT_UNKNOWN, ERROR_SEAT_ALREADY_REVOKED, ERROR_REISSUE_NOT_AGREED, ERROR_DEVICE_KEY_NEEDED,
                      ERROR_SEATS_FULL, ERROR_KEYS_MISSING, ERROR_QUESTION_OPEN)},
    {APPEND("ReissueAgreed", "/v1/sessions/{session}/reissue-agreements", "agreeReissue",
            "Agree that a seat goes to another device"),
     .access = ACCESS_PLAYER, .tag = "two-sided mode", BODY(reissue_agreement_fields, 4),
     .handle = handle_agree_reissue,
     .doc = "Two-sided mode: a player's device signs that the other player's seat gets this key. The umpire then "
            "re-issues it.",
     .errors = ERRORS(ERROR_WRONG_MODE, ERROR_SEAT_UNKNOWN, ERROR_SEAT_ALREADY_REVOKED, ERROR_DEVICE_KEY_NEEDED,
                      ERROR_SIGNATURE_WRONG)},
    {APPEND("HandedOver", "/v1/sessions/{session}/hand-over", "handOver", "Hand the seat over to another device"),
     .access = ACCESS_PLAYER, .tag = "sessions", BODY(other_device_fields, 4), .handle = handle_hand_over,
     .doc =
         "The seat goes on with another device, as the present one signs; its token stays. Commitments are void. Not "
         "while a question is open.",
     .errors = ERRORS(ERROR_DEVICE_KEY_NEEDED, ERROR_SEATS_FULL, ERROR_SIGNATURE_WRONG, ERROR_QUESTION_OPEN)},
    {APPEND("Nonce", "/v1/sessions/{session}/nonces", "giveNonce", "Give a nonce"), .access = ACCESS_PLAYER,
     .tag = "sessions", BODY(nonce_fields, 4), .handle = handle_nonce,
     .doc = "A nonce from a seat that has given none since the chain's last anchor: the umpire's, or anybody's after a "
            "rekey. It counts for all dice that follow.",
     .errors = ERRORS(ERROR_NONCE_ALREADY_GIVEN)},
    {APPEND("Ruling", "/v1/sessions/{session}/rulings", "recordRuling", "A ruling, recorded"), .access = ACCESS_PLAYER,
     .tag = "rulings", .of_ruleset = true, BODY_OF(BODY_RECORDED_QUESTION, 64), .waits = true, .handle = handle_record,
     .doc = "Resolves a step under the session's options and writes the ruling to its ledger. With an Idempotency-Key "
            "a retry answers 200 with the entry that exists, and never rolls again. In two-sided mode only the two "
            "players ask for dice that are not declared. They say where in the chain (`place`) and sign it; the "
            "answer is 202 with the question, which waits for the nonces of both. With `decision` it asks for the "
            "dice of a correction.",
     .errors = ERRORS(UNIT_ERRORS, CORRECTION_ERRORS, ERROR_UNITS_CHANGED, ERROR_ENTRY_UNKNOWN)},
    {ASK("/v1/sessions/{session}/rulings/preview", "previewRuling", "A question of a game, only checked"),
     .access = ACCESS_PLAYER, .tag = "rulings", .answer = "Preview", .of_ruleset = true,
     BODY_OF(BODY_RECORDED_QUESTION, 64), .handle = handle_preview_ruling,
     .doc = "What the question still needs, what units fill in, whether it is permitted, and with which dice it would "
            "begin. Nothing is rolled or recorded, and none of the session's dice are used. What is required of a "
            "question may be missing here: `needs` names it.",
     .errors = ERRORS(UNIT_ERRORS)},
    {GET("/v1/sessions/{session}/entries", "listEntries", "The ledger"), .access = ACCESS_SEAT, .tag = "ledger",
     .in_rulesets = true, .answers = &entry_page_fields, .query = &entries_query_fields, .tagged = true,
     .handle = handle_entries,
     .doc = "The session's entries in order, one page at a time; the Link header leads to the next page. "
            "`order=desc` begins with the newest, `after` leaves out what is known already."},
    {GET("/v1/sessions/{session}/events", "listenSession", "Listen to new entries"), .access = ACCESS_SEAT,
     .tag = "ledger", .media = "text/event-stream", .events = true, .query = &events_query_fields,
     .handle = handle_events,
     .doc = "Server-sent events: each entry once and in order as it is committed, with its number as `id`, its kind as "
            "`event`, and as `data` what getEntry answers. Last-Event-ID resumes behind an entry. Comments keep the "
            "stream alive. It ends with the closing; after that the answer is 204.",
     .errors = ERRORS(ERROR_TOO_MANY_LISTENERS, ERROR_TOO_MANY_SESSION_LISTENERS)},
    {GET("/v1/sessions/{session}/entries/{entry}", "getEntry", "One entry"), .access = ACCESS_SEAT, .tag = "ledger",
     .in_rulesets = true, .answer = "Entry", .query = &entry_query_fields, .tagged = true, .readable = true,
     .handle = handle_entry,
     .doc = "The entry with this number; 0 is the opening. A ruling can be asked for with its odds."},
    {GET("/v1/sessions/{session}/entries/{entry}/receipt", "getReceipt", "Proof of one entry"), .access = ACCESS_SEAT,
     .tag = "ledger", .answers = &receipt_fields, .tagged = true, .handle = handle_receipt,
     .doc = "The entry's bytes, its inclusion proof and the signed checkpoint that it leads to.",
     .errors = ERRORS(PROOF_ERRORS)},
    {GET("/v1/sessions/{session}/report", "getReport", "The battle report"), .access = ACCESS_SEAT, .tag = "ledger",
     .answers = &report_fields, .cost = 5, .tagged = true, .readable = true, .handle = handle_report,
     .doc = "The game to be read, turn by turn, with every ruling's dice and clauses; what was disputed or corrected "
            "is marked where it stands. Also as Markdown and as a page."},
    {GET("/v1/sessions/{session}/luck", "getLuck", "Luck"), .access = ACCESS_SEAT, .tag = "ledger",
     .answers = &luck_fields, .cost = 10, .tagged = true, .readable = true, .handle = handle_luck,
     .doc = "What happened compared with what was likely, for each seat, step and the session: the dice, and the ways "
            "in which "
            "steps ended, with standard errors and p-values corrected for the number of comparisons. Also as Markdown "
            "and as a page."},
    {GET("/v1/sessions/{session}/checkpoint", "getCheckpoint", "The signed checkpoint"), .access = ACCESS_SEAT,
     .tag = "ledger", .media = "text/plain", .tagged = true, .handle = handle_checkpoint,
     .doc =
         "The size and root of the ledger as a C2SP signed note, with the lines of the devices that cosigned it. Save "
         "it: nothing that it covers can then be changed unnoticed.",
     .errors = ERRORS(PROOF_ERRORS)},
    {ASK("/v1/sessions/{session}/checkpoint/cosignatures", "cosign", "Cosign a checkpoint"), .access = ACCESS_SEAT,
     .tag = "ledger", .media = "text/plain", BODY(cosignature_fields, 4), .handle = handle_cosign,
     .doc =
         "What a seat's device adds to a checkpoint that it found consistent with all that it saw (C2SP "
         "tlog-cosignature): with it nobody can take the record back or apart without this device. Of each seat the "
         "newest one is kept; the checkpoint and the export show it. The answer is the checkpoint that was cosigned, "
         "with the lines of all who did.",
     .errors = ERRORS(PROOF_ERRORS, ERROR_CHECKPOINT_INCONSISTENT, ERROR_SIGNATURE_WRONG)},
    {GET("/v1/sessions/{session}/consistency", "getConsistency", "Proof that the ledger has only grown"),
     .access = ACCESS_SEAT, .tag = "ledger", .answers = &consistency_fields, .query = &consistency_query_fields,
     .tagged = true, .handle = handle_consistency,
     .doc = "A consistency proof (RFC 9162) between two sizes of the ledger.", .errors = ERRORS(PROOF_ERRORS)},
    {GET("/v1/sessions/{session}/export", "exportSession", "The verifiable file"), .access = ACCESS_SEAT,
     .tag = "ledger", .media = "application/x-ndjson", .cost = 10, .tagged = true, .handle = handle_export,
     .doc =
         "The whole record with its checkpoint: the file that `umpire verify` checks without the server. Of a session "
         "that is stopped (`session_stopped`) it is what is left, and nobody has signed it.",
     .errors = ERRORS(ERROR_SESSION_NOT_SEALED, ERROR_RECORD_DAMAGED, ERROR_KEYS_MISSING)},
    {GET("/v1/sessions/{session}/record", "readRecord", "What is new of the verifiable file"), .access = ACCESS_SEAT,
     .tag = "ledger", .media = "application/x-ndjson", .query = &record_query_fields, .tagged = true,
     .handle = handle_read_record,
     .doc =
         "The verifiable file without the entries that a device has read: those behind `after` in the bytes that are "
         "hashed, with a checkpoint that covers them and nothing more.",
     .errors = ERRORS(PROOF_ERRORS)},
    {APPEND("Closed", "/v1/sessions/{session}/close", "closeSession", "Close a game"), .access = ACCESS_UMPIRE,
     .tag = "sessions", MAYBE_BODY(close_fields, 4), .handle = handle_close,
     .doc =
         "Writes the closing entry. Nothing can be added afterwards. An open question of two-sided mode ends without "
         "a result, which verification reports."},
    {APPEND("Rekey", "/v1/sessions/{session}/rekey", "rekeySession", "Go on after a restore"), .access = ACCESS_UMPIRE,
     .tag = "sessions", BODY(rekey_request_fields, 4), .handle = handle_rekey,
     .doc =
         "Of a session that is stopped, since the database has lost entries that were told already "
         "(`session_stopped`): begins a new chain of secrets, for a reason that is recorded. Links and commitments of "
         "the old one are void, and nonces are given anew. An open question of two-sided mode ends without a result.",
     .errors = ERRORS(ERROR_SESSION_NOT_STOPPED, ERROR_WRONG_MODE)},
    {APPEND("Note", "/v1/sessions/{session}/notes", "addNote", "A remark"), .access = ACCESS_PLAYER, .tag = "ledger",
     BODY(note_fields, 4), .handle = handle_note, .doc = "Adds a remark to the record.",
     .errors = ERRORS(ERROR_SIGNATURE_WRONG)},
    {APPEND("Described", "/v1/sessions/{session}/description", "describeSession", "Say what the game is about"),
     .access = ACCESS_UMPIRE, .tag = "ledger", MAYBE_BODY(description_fields, 8), .handle = handle_describe,
     .doc = "Title, place, points and a note, each of which may be left out. It stands in the record, which is public; "
            "what is said later replaces all that was said before."},
    {APPEND("Dispute", "/v1/sessions/{session}/disputes", "disputeRuling", "Dispute a ruling"), .access = ACCESS_PLAYER,
     .tag = "disputes", BODY(dispute_fields, 4), .handle = handle_dispute,
     .doc = "Says what is wrong with a ruling or correction that is in force; the umpire decides.",
     .errors = ERRORS(ERROR_RULING_NOT_IN_FORCE, ERROR_DISPUTE_OPEN, ERROR_SIGNATURE_WRONG)},
    {APPEND("Decision", "/v1/sessions/{session}/disputes/{entry}/decision", "decideDispute", "Decide a dispute"),
     .access = ACCESS_UMPIRE, .tag = "disputes", BODY(decision_fields, 4), .handle = handle_decide,
     .doc = "Upheld or not, with the clause that the decision rests on. If it is upheld, the decision says what "
            "follows: nothing, a correction that may throw further dice, or one with the dice that fell alone.",
     .errors = ERRORS(ERROR_DISPUTE_UNKNOWN, ERROR_DISPUTE_DECIDED)},
    {APPEND("Correction", "/v1/sessions/{session}/decisions/{entry}/correction", "correctRuling", "Correct a ruling"),
     .access = ACCESS_UMPIRE, .tag = "disputes", .of_ruleset = true, BODY_OF(BODY_RECORDED_QUESTION, 64),
     .handle = handle_correct,
     .doc =
         "Resolves the step of the disputed ruling again with a different input. Each draw keeps the faces that fell; "
         "what it needs beyond them is thrown, or declared, where the decision allows it. In two-sided mode a "
         "player asks for those, with recordRuling.",
     .errors = ERRORS(UNIT_ERRORS, CORRECTION_ERRORS, ERROR_QUESTION_OPEN, ERROR_UNIT_IN_QUESTION, ERROR_WRONG_MODE)},
    {ASK("/v1/sessions/{session}/decisions/{entry}/correction/preview", "previewCorrection",
         "A correction, only checked"),
     .access = ACCESS_UMPIRE, .tag = "disputes", .answer = "Preview", .of_ruleset = true,
     BODY_OF(BODY_RECORDED_QUESTION, 64), .handle = handle_preview_correction,
     .doc =
         "What it would come to with the dice that fell and those that were declared, or which dice are to be thrown "
         "next. Nothing is recorded.",
     .errors = ERRORS(UNIT_ERRORS, CORRECTION_ERRORS, ERROR_QUESTION_OPEN, ERROR_UNIT_IN_QUESTION)},
    {APPEND("UndoProposed", "/v1/sessions/{session}/undos", "proposeUndo", "Propose to take an entry back"),
     .access = ACCESS_PLAYER, .tag = "disputes", BODY(undo_fields, 4), .handle = handle_undo,
     .doc =
         "A ruling or correction, a turn, units that came in, or a manual change or another name of a unit, as long "
         "as no entry that stands rests on it (`rested_on`); what was not permitted, or threw no dice and changed no "
         "unit, never does. A seat of each other side must consent; for sides "
         "that nobody holds the umpire, who must not play on a side. In two-sided mode the two players alone take "
         "back, and sign it.",
     .errors = ERRORS(ERROR_NOT_UNDOABLE, ERROR_PROPOSAL_OPEN, ERROR_NO_ONE_TO_CONSENT, ERROR_VOICE_LOST,
                      ERROR_SIGNATURE_WRONG)},
    {APPEND("UndoAnswered", "/v1/sessions/{session}/undos/{entry}/answer", "answerUndo",
            "Consent to take an entry back, or not"),
     .access = ACCESS_PLAYER, .tag = "disputes", BODY(undo_answer_fields, 4), .handle = handle_undo_answer,
     .doc = "By a seat of another side, which speaks for all of that side; by the umpire for sides that nobody holds. "
            "With the last consent that was missing, the entry is taken back.",
     .errors = ERRORS(ERROR_PROPOSAL_NOT_OPEN, ERROR_CONSENT_NOT_REQUESTED, ERROR_NOT_UNDOABLE, ERROR_UNIT_IN_QUESTION,
                      ERROR_SIGNATURE_WRONG)},
    {APPEND("Committed", "/v1/sessions/{session}/commitments", "commitNonces", "Commit to nonces"),
     .access = ACCESS_PLAYER, .tag = "two-sided mode", BODY(commitments_fields, 24), .handle = handle_commit,
     .doc = "Two-sided mode: hashes of the nonces that a player will reveal for future questions on this chain. A new "
            "chain voids those that were not used.",
     .errors = ERRORS(ERROR_WRONG_MODE, ERROR_COMMITMENTS_INVALID, ERROR_SIGNATURE_WRONG)},
    {APPEND("Revealed", "/v1/sessions/{session}/questions/{entry}/reveal", "revealNonce", "Reveal a nonce"),
     .access = ACCESS_PLAYER, .tag = "two-sided mode", BODY(reveal_fields, 4), .handle = handle_reveal,
     .doc = "Two-sided mode: the nonce that was committed for the question. The second one makes the ruling, which is "
            "the next entry.",
     .errors = ERRORS(ERROR_WRONG_MODE, ERROR_QUESTION_NOT_OPEN, ERROR_REVEAL_NOT_EXPECTED, ERROR_NONCE_MISMATCH,
                      ERROR_SIGNATURE_WRONG)},
    {APPEND("GaveUp", "/v1/sessions/{session}/questions/{entry}/give-up", "giveUp", "Give the open question up"),
     .access = ACCESS_PLAYER, .tag = "two-sided mode", BODY(give_up_fields, 4), .handle = handle_give_up,
     .doc = "Two-sided mode: the question ends without a result when both players have given it up. Its link and its "
            "nonces are spent.",
     .errors = ERRORS(ERROR_WRONG_MODE, ERROR_QUESTION_NOT_OPEN, ERROR_ALREADY_GIVEN_UP, ERROR_AGREEMENT_AWAITED,
                      ERROR_SIGNATURE_WRONG)},
    {APPEND("DeclaredAgreed", "/v1/sessions/{session}/questions/{entry}/declared-dice", "agreeDeclared",
            "Agree to dice that fell on the table"),
     .access = ACCESS_PLAYER, .tag = "two-sided mode", BODY(declared_request_fields, 8),
     .handle = handle_agree_declared,
     .doc =
         "Two-sided mode: the question is answered by these dice once both players have agreed to the same ones; the "
         "ruling is then the next entry. Who agrees reveals no nonce for the question any more, and who has revealed "
         "agrees only after the other player. Agreeing again replaces the dice.",
     .errors = ERRORS(ERROR_WRONG_MODE, ERROR_QUESTION_NOT_OPEN, ERROR_AGREEMENT_AWAITED, ERROR_SIGNATURE_WRONG,
                      ERROR_DICE_EXHAUSTED, ERROR_DICE_SURPLUS, ERROR_DICE_IMPOSSIBLE)},
    {GET("/v1/club", "getClub", "The club whose key this is"), .access = ACCESS_CLUB, .tag = "clubs",
     .answers = &club_fields, .tagged = true, .handle = handle_club,
     .doc = "Its name, the ids of its keys, its limits, and how many sessions it has opened within the last 24 hours."},
    {GET("/v1/club/sessions", "listClubSessions", "The games that the club opened"), .access = ACCESS_CLUB,
     .tag = "clubs", .answers = &club_session_page_fields, .query = &club_sessions_query_fields, .tagged = true,
     .handle = handle_club_sessions,
     .doc = "Newest first, one page at a time; the Link header leads to the next page. With a filter a page may be "
            "short or empty and still have a next one."},
    {GET("/v1/club/house-rules", "listHouseRules", "The club's house rules"), .access = ACCESS_CLUB, .tag = "clubs",
     .answers = &house_rules_list_fields, .tagged = true, .handle = handle_list_house_rules,
     .doc = "The latest version of each name, without its options."},
    {GET("/v1/club/house-rules/{ruleset}/{name}", "getHouseRules", "How the club plays"), .access = ACCESS_CLUB,
     .tag = "clubs", .answers = &house_rules_answer_fields, .query = &house_rules_query_fields, .tagged = true,
     .readable = true, .handle = handle_house_rules,
     .doc = "The options that differ from their defaults, each with its clause. Also as Markdown and as a page, for "
            "the club's wall.",
     .errors = ERRORS(ERROR_HOUSE_RULES_UNKNOWN)},
    {MAKE("/v1/club/house-rules/{ruleset}/{name}", "addHouseRules", "Set house rules"), .access = ACCESS_CLUB,
     .tag = "clubs", .answers = &house_rules_answer_fields, BODY_OF(BODY_HOUSE_RULES, 16),
     .handle = handle_add_house_rules,
     .doc = "Adds a version: the options that differ from the ruleset's defaults, and the club's note about them. "
            "Games that were opened with an earlier version keep it.",
     .again = "The latest version, which already says the same.",
     .errors = ERRORS(ERROR_HOUSE_RULES_FULL, ERROR_OUTCOME_UNKNOWN)},
    {GET("/v1/club/armies", "listArmies", "The club's armies"), .access = ACCESS_CLUB, .tag = "clubs",
     .answers = &army_list_fields, .tagged = true, .handle = handle_list_armies,
     .doc = "Units that the club keeps to begin games with: each army without its units, by ruleset and id."},
    {GET("/v1/club/armies/{ruleset}/{army}", "getArmy", "One army"), .access = ACCESS_CLUB, .tag = "clubs",
     .answers = &army_fields, .tagged = true, .handle = handle_army,
     .doc = "The army with its units, as they were given. An opening takes them with a side.",
     .errors = ERRORS(ERROR_ARMY_UNKNOWN)},
    {MAKE("/v1/club/armies/{ruleset}/{army}", "setArmy", "Keep an army"), .access = ACCESS_CLUB, .tag = "clubs",
     .answers = &army_fields, BODY_OF(BODY_ARMY, 32), .handle = handle_set_army,
     .doc =
         "Keeps units under a name, or others in their place. With `replaces` only where nobody has changed the army "
         "since. It is no part of any record: games have units of their own.",
     .again = "The army, which was there already: it says the same, or what was sent has replaced it.",
     .errors = ERRORS(ERROR_ARMIES_FULL, ERROR_ARMY_CHANGED, ERROR_UNITS_NOT_ACCEPTED, ERROR_OUTCOME_UNKNOWN)},
    {ASK("/v1/club/armies/{ruleset}/{army}/removal", "removeArmy", "Remove an army"), .access = ACCESS_CLUB,
     .tag = "clubs", .answers = &army_fields, .handle = handle_remove_army,
     .doc = "The club keeps it no more. The answer says what it was, so that it can be kept again.",
     .errors = ERRORS(ERROR_ARMY_UNKNOWN, ERROR_OUTCOME_UNKNOWN)},
    {GET("/v1/sessions/{session}/house-rules", "getSessionHouseRules", "How a game is played"), .access = ACCESS_SEAT,
     .tag = "sessions", .answers = &session_house_rules_fields, .tagged = true, .readable = true,
     .handle = handle_session_house_rules,
     .doc = "The options of this session that differ from their defaults, each with its clause, whether they came from "
            "a club's house rules or were given at the opening. Also as Markdown and as a page."},
    {APPEND("UnitsAdded", "/v1/sessions/{session}/units", "addUnits", "Add units"), .access = ACCESS_PLAYER,
     .tag = "units", BODY_OF(BODY_UNITS, 64), .handle = handle_add_units,
     .doc = "Adds units to the roster: the umpire any, a player those of the player's own side until it has 24.",
     .errors = ERRORS(ERROR_MALFORMED_CSV, ERROR_UNITS_NOT_ACCEPTED, ERROR_UNITS_FULL, ERROR_SIDE_UNITS_FULL,
                      ERROR_UNIT_ID_TAKEN, ERROR_UNIT_UNKNOWN)},
    {APPEND("UnitChanged", "/v1/sessions/{session}/units/{unit}/changes", "changeUnit", "Change a unit manually"),
     .access = ACCESS_UMPIRE, .tag = "units", BODY_OF(BODY_UNIT_CHANGE, 8), .handle = handle_change_unit,
     .doc = "Sets members of a unit, for a reason that is recorded: to correct a miscount, or to note what the rules "
            "leave to the players.",
     .errors = ERRORS(ERROR_UNKNOWN_FIELD, ERROR_UNITS_NOT_ACCEPTED, ERROR_UNIT_UNKNOWN, ERROR_UNIT_IN_QUESTION)},
    {APPEND("UnitRenamed", "/v1/sessions/{session}/units/{unit}/name", "renameUnit", "Rename a unit"),
     .access = ACCESS_PLAYER, .tag = "units", BODY(unit_name_fields, 4), .handle = handle_rename_unit,
     .doc = "What the players call it; its id stays. The umpire renames any unit, a player those of the own side.",
     .errors = ERRORS(ERROR_UNITS_NOT_ACCEPTED, ERROR_UNIT_UNKNOWN, ERROR_UNIT_IN_QUESTION)},
    {APPEND("UnitRemoved", "/v1/sessions/{session}/units/{unit}/removal", "removeUnit", "Remove a unit"),
     .access = ACCESS_PLAYER, .tag = "units", MAYBE_BODY(unit_removal_fields, 4), .handle = handle_remove_unit,
     .doc = "A unit that was brought in by mistake: it is as if it had never come in, and another may have its id. "
            "The umpire removes any unit, a player those of the own side; none that an entry names which stands "
            "(`rested_on`) and threw dice or changed a unit.",
     .errors = ERRORS(ERROR_UNITS_NOT_ACCEPTED, ERROR_UNIT_UNKNOWN, ERROR_UNIT_IN_USE, ERROR_UNIT_IN_QUESTION)},
    {APPEND("UnitReassigned", "/v1/sessions/{session}/units/{unit}/side", "reassignUnit",
            "Let a unit fight for another side"),
     .access = ACCESS_UMPIRE, .tag = "units", BODY(unit_side_fields, 4), .handle = handle_reassign_unit,
     .doc = "For a reason that is recorded: it came in on the wrong side, or changed sides. Who may act with it "
            "changes with it.",
     .errors = ERRORS(ERROR_UNITS_NOT_ACCEPTED, ERROR_UNIT_UNKNOWN, ERROR_NOT_A_CHOICE, ERROR_UNIT_IN_QUESTION)},
    {APPEND("Turn", "/v1/sessions/{session}/turns", "beginTurn", "Begin a turn or a phase"), .access = ACCESS_PLAYER,
     .tag = "units", MAYBE_BODY(turn_fields, 4), .handle = handle_begin_turn,
     .doc = "Without a body: whatever comes next. A player begins the next phase or the next turn; the umpire, any "
            "that is not over. With `current`, only where that is on still. Entries that follow carry turn and phase.",
     .errors = ERRORS(ERROR_UNITS_NOT_ACCEPTED, ERROR_TURN_NOT_AVAILABLE, ERROR_TURN_CHANGED, ERROR_DUE_OPEN,
                      ERROR_QUESTION_OPEN)},
    {GET("/v1/sessions/{session}/units/{unit}", "getUnit", "One unit"), .access = ACCESS_SEAT, .tag = "units",
     .of_ruleset = true, .answers = &unit_fields, .tagged = true, .handle = handle_unit,
     .doc = "The unit as it stands, and what the rules demand of it next.",
     .errors = ERRORS(ERROR_NOT_FOUND, ERROR_UNITS_NOT_ACCEPTED, ERROR_RECORD_DAMAGED)},
    {GET("/v1/sessions/{session}/units/{unit}/actions", "getActions", "What a unit may do"), .access = ACCESS_SEAT,
     .tag = "units", .in_rulesets = true, .answers = &actions_fields, .cost = 5, .tagged = true,
     .handle = handle_actions,
     .doc =
         "Each step and role that the unit may take now, and those that its state bars, with the clause and the step "
         "that settles it. What only the moment knows (ranges, who stands where) is not judged: a preview is.",
     .errors = ERRORS(ERROR_NOT_FOUND, ERROR_UNITS_NOT_ACCEPTED, ERROR_RECORD_DAMAGED)},
    {GET("/v1/sessions/{session}/roster", "getRoster", "The roster"), .access = ACCESS_SEAT, .tag = "units",
     .of_ruleset = true, .answer = "Roster", .query = &roster_query_fields, .tagged = true, .handle = handle_roster,
     .doc = "The units as they are now, or as of an entry. A correction counts as if the ruling had been right in the "
            "first place.",
     .errors = ERRORS(ERROR_ENTRY_UNKNOWN, ERROR_UNITS_NOT_ACCEPTED, ERROR_RECORD_DAMAGED)},
    {GET("/v1/sessions/{session}/due", "getDue", "What is due"), .access = ACCESS_SEAT, .tag = "units",
     .answers = &due_list_fields, .tagged = true, .handle = handle_due,
     .doc = "What the rules demand next of which unit, and why. An item disappears when it is done.",
     .errors = ERRORS(ERROR_UNITS_NOT_ACCEPTED, ERROR_RECORD_DAMAGED)},
    {ASK("/v1/sessions/{session}/odds", "getSessionOdds", "The odds of a question in a game"), .access = ACCESS_SEAT,
     .tag = "units", .answers = &odds_fields, BODY_OF(BODY_SESSION_ODDS, 64), .cost = COST_ODDS,
     .handle = handle_session_odds,
     .doc = "How likely each outcome is, with the session's options and, where units are named, their current values. "
            "A value that is given or varied overrides the unit's. Nothing is recorded, and none of the session's dice "
            "are used.",
     .errors = ERRORS(ERROR_UNIT_UNKNOWN, ERROR_UNIT_OUT, ERROR_UNIT_NOT_ELIGIBLE, ERROR_ODDS_TOO_LARGE,
                      ERROR_RECORD_DAMAGED)},
};

const struct operation *operation_at(size_t index)
{
    return index < sizeof operations / sizeof operations[0] ? &operations[index] : NULL;
}

size_t operation_place(const struct operation *operation)
{
    size_t index = ((uintptr_t)operation - (uintptr_t)operations) / sizeof *operation;
    return operation_at(index) ? index : SIZE_MAX;
}
