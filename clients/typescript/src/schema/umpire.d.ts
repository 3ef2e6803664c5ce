// Made of openapi/umpire.yaml by clients/typescript/make_types.mjs; scripts/documents makes it anew.

export interface paths {
    "/v1/rulesets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The game systems
         * @description Every ruleset with its steps.
         */
        get: operations["listRulesets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One game system
         * @description Its version, its options with their defaults and meanings, and its steps.
         */
        get: operations["getRuleset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/steps/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One step
         * @description The JSON Schemas of its input and outcome, the options that it reads, its dice, its clauses and examples.
         */
        get: operations["getStep"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tables of a game system
         * @description Profiles, weapons, modifiers, ranges: whatever the sources print as tables.
         */
        get: operations["listTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One table
         * @description Its rows, which are the same data that rulings use, and the JSON Schema of a row.
         */
        get: operations["getTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/clauses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The clauses of a rulebook
         * @description Every clause in the rulebook's order, or those that match all filters.
         */
        get: operations["listClauses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/clauses/{clause}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One clause
         * @description Its text in our own words, its source, the options that decide how it is read, what it refers to, and which steps apply it. Also as Markdown and as a page.
         */
        get: operations["getClause"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A whole game system
         * @description Introduction, clauses, tables, steps with their schemas, and options, in one download for use offline. Also as Markdown and as a page.
         */
        get: operations["getBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is looked up at the table
         * @description The tables of a game system, or its clauses where it has none. As a page it is printed on one sheet of A4.
         */
        get: operations["getReferenceSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the rulebooks
         * @description The clauses of all rulesets that best match the words, best match first. Common words are ignored, word endings do not matter, and a word that occurs in no rulebook is replaced by the most similar one that does.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ruling that is not recorded
         * @description Resolves the step for the situation given. Without declared dice the service rolls. With `preview` the question is only checked.
         */
        post: operations["resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/{step}/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The odds of a question
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOdds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can go wrong
         * @description Every error with its code, its status, what it means and what to do. Also as Markdown and as a page.
         */
        get: operations["listProblems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/problems/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One error
         * @description The explanation to which the `type` of a problem leads. Also as Markdown and as a page.
         */
        get: operations["getProblem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The keys that sign checkpoints
         * @description The server's name and its public keys, the current one first, with the time from which each was used and, for earlier ones, until when.
         */
        get: operations["listKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livez": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the process alive?
         * @description 200 as long as the process can answer at all.
         */
        get: operations["isAlive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Can games be recorded?
         * @description 200 when the database answers and its schema fits this program. Rulings that are not recorded work either way.
         */
        get: operations["isReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counters for monitoring
         * @description In Prometheus's text format, for clients whose address is in `metrics_allowed_from`. docs/operations.md says what they mean.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This description
         * @description The OpenAPI 3.1 document of what every app needs. What is asked and answered about one ruleset is typed in the document of that ruleset.
         */
        get: operations["getOpenapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The description of one ruleset
         * @description The OpenAPI 3.1 document of a ruleset: its steps, its options and its units, each with its own type.
         */
        get: operations["getRulesetOpenapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a game
         * @description Opens a session with its ruleset and options, which hold to its end; they may begin as a club's house rules. The answer carries the umpire's token, a join code for each side and a link for spectators; they are shown only once. With an Idempotency-Key of 16 characters or more, which must be random and kept secret, it can be asked for again. It takes a club's key, unless the service lets anyone open.
         */
        post: operations["openSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See a game
         * @description Its ruleset, options and seats, how many entries it has and whether it is closed.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A game as it stands
         * @description Everything that an app shows, in one answer with one ETag: the session, who asks, the roster, what is due, and the newest entries. Ask again with If-None-Match: 304 says that nothing has changed.
         */
        get: operations["getState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/spectators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The link for those who watch
         * @description What the opening's answer says of it: the token with which the game is read, the code with which one takes a seat to watch. Whoever plays may pass it on, until the umpire revokes the seat `spectators`.
         */
        get: operations["getSpectatorLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One seat
         * @description Its name, its role, whether it is revoked.
         */
        get: operations["getSeat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * My games
         * @description A device that holds tokens of several games asks for their headlines at once: what is played, whether it is over, which turn it is. What is wrong with one token is said in its line, as a code.
         */
        post: operations["listMySessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a game
         * @description A seat for somebody who has one of the session's join codes: a player of the side whose code it is, who acts and gives a nonce for the dice, or a spectator, who reads. The answer carries the seat's id and token. With an Idempotency-Key of 16 characters or more, which must be random and kept secret, it can be asked for again.
         */
        post: operations["joinSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a game by its code
         * @description The same as joining a session, by the code alone. A wrong code counts as any request does.
         */
        post: operations["joinByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/join/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a join code opens
         * @description The session, its ruleset and its sides, who sits there already, and which side the code is for. Nothing is recorded. The code stands in the body, so that it gets into no log.
         */
        post: operations["previewJoining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/seats/{seat}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change or erase a display name
         * @description What the others call who sits there. The umpire names any seat, every other seat itself. The name stands outside the record: it can be changed, and without a name in the body it is erased.
         */
        post: operations["nameSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/seats/{seat}/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a seat
         * @description The umpire revokes any seat but its own (the spectators' link is the seat `spectators`), every other seat itself. Its token is no longer valid: appending ends at once, reading within 5 seconds. This cannot be undone.
         */
        post: operations["revokeSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/seats/{seat}/reissue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a seat to another device
         * @description For a device that is lost: the seat gets a new token, which the answer carries, and where it had a device's key another one. The old token is no longer valid. Of a player of two-sided mode the other player's device must have agreed to this key; commitments are void, and an open question ends without a result. It is recorded, and verification says from which entry on nothing is promised to that seat any more. With an Idempotency-Key of 16 characters or more, which must be random and kept secret, it can be asked for again.
         */
        post: operations["reissueSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/reissue-agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree that a seat goes to another device
         * @description Two-sided mode: a player's device signs that the other player's seat gets this key. The umpire then re-issues it.
         */
        post: operations["agreeReissue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand the seat over to another device
         * @description The seat goes on with another device, as the present one signs; its token stays. Commitments are void. Not while a question is open.
         */
        post: operations["handOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/nonces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a nonce
         * @description A nonce from a seat that has given none since the chain's last anchor: the umpire's, or anybody's after a rekey. It counts for all dice that follow.
         */
        post: operations["giveNonce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/rulings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ruling, recorded
         * @description Resolves a step under the session's options and writes the ruling to its ledger. With an Idempotency-Key a retry answers 200 with the entry that exists, and never rolls again. In two-sided mode only the two players ask for dice that are not declared. They say where in the chain (`place`) and sign it; the answer is 202 with the question, which waits for the nonces of both. With `decision` it asks for the dice of a correction. With `preview` the question is only checked, and answered 200.
         */
        post: operations["recordRuling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ledger
         * @description The session's entries in order, one page at a time; the Link header leads to the next page. `order=desc` begins with the newest, `after` leaves out what is known already.
         */
        get: operations["listEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listen to new entries
         * @description Server-sent events: each entry once and in order as it is committed, with its number as `id`, its kind as `event`, and as `data` what getEntry answers. Last-Event-ID resumes behind an entry. Comments keep the stream alive. It ends with the closing; after that the answer is 204.
         */
        get: operations["listenSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/entries/{entry}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One entry
         * @description The entry with this number; 0 is the opening. A ruling can be asked for with its odds.
         */
        get: operations["getEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/entries/{entry}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Proof of one entry
         * @description The entry's bytes, its inclusion proof and the signed checkpoint that it leads to.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The battle report
         * @description The game to be read, turn by turn, with every ruling's dice and clauses; what was disputed or corrected is marked where it stands. Also as Markdown and as a page.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/luck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Luck
         * @description What happened compared with what was likely, for each seat, step and the session: the dice, and the ways in which steps ended, with standard errors and p-values corrected for the number of comparisons. Also as Markdown and as a page.
         */
        get: operations["getLuck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/checkpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed checkpoint
         * @description The size and root of the ledger as a C2SP signed note, with the lines of the devices that cosigned it. Save it: nothing that it covers can then be changed unnoticed.
         */
        get: operations["getCheckpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/checkpoint/cosignatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cosign a checkpoint
         * @description What a seat's device adds to a checkpoint that it found consistent with all that it saw (C2SP tlog-cosignature): with it nobody can take the record back or apart without this device. Of each seat the newest one is kept; the checkpoint and the export show it. The answer is the checkpoint that was cosigned, with the lines of all who did.
         */
        post: operations["cosign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/consistency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Proof that the ledger has only grown
         * @description A consistency proof (RFC 9162) between two sizes of the ledger.
         */
        get: operations["getConsistency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The verifiable file
         * @description The whole record with its checkpoint: the file that `umpire verify` checks without the server.
         */
        get: operations["exportSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is new of the verifiable file
         * @description The verifiable file without the entries that a device has read: those behind `after` in the bytes that are hashed, with a checkpoint that covers them and nothing more.
         */
        get: operations["readRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a game
         * @description Writes the closing entry. Nothing can be added afterwards. An open question of two-sided mode ends without a result, which verification reports.
         */
        post: operations["closeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/rekey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on after a restore
         * @description Of a session that is stopped, since the database has lost entries that were told already (`session_stopped`): begins a new chain of secrets, for a reason that is recorded. Links and commitments of the old one are void, and nonces are given anew. An open question of two-sided mode ends without a result.
         */
        post: operations["rekeySession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A remark
         * @description Adds a remark to the record.
         */
        post: operations["addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/description": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what the game is about
         * @description Title, place, points and a note, each of which may be left out. It stands in the record, which is public; what is said later replaces all that was said before.
         */
        post: operations["describeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispute a ruling
         * @description Says what is wrong with a ruling or correction that is in force; the umpire decides.
         */
        post: operations["disputeRuling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/disputes/{entry}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a dispute
         * @description Upheld or not, with the clause that the decision rests on. If it is upheld, the decision says what follows: nothing, a correction that may throw further dice, or one with the dice that fell alone.
         */
        post: operations["decideDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/decisions/{entry}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a ruling
         * @description Resolves the step of the disputed ruling again with a different input. Each draw keeps the faces that fell; what it needs beyond them is thrown, or declared, where the decision allows it. In two-sided mode a player asks for those, with recordRuling. With `preview` nothing is recorded: the answer says what it would come to with the dice that fell and those that were declared, or which dice are to be thrown next.
         */
        post: operations["correctRuling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/undos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose to take an entry back
         * @description A ruling or correction, a turn, units that came in, or a manual change or another name of a unit, as long as no entry that stands rests on it (`rested_on`); what was not permitted, or threw no dice and changed no unit, never does. A seat of each other side must consent; for sides that nobody holds the umpire, who must not play on a side. In two-sided mode the two players alone take back, and sign it.
         */
        post: operations["proposeUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/undos/{entry}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Consent to take an entry back, or not
         * @description By a seat of another side, which speaks for all of that side; by the umpire for sides that nobody holds. With the last consent that was missing, the entry is taken back.
         */
        post: operations["answerUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/commitments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commit to nonces
         * @description Two-sided mode: hashes of the nonces that a player will reveal for future questions on this chain. A new chain voids those that were not used.
         */
        post: operations["commitNonces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/questions/{entry}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveal a nonce
         * @description Two-sided mode: the nonce that was committed for the question. The second one makes the ruling, which is the next entry.
         */
        post: operations["revealNonce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/questions/{entry}/give-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the open question up
         * @description Two-sided mode: the question ends without a result when both players have given it up. Its link and its nonces are spent.
         */
        post: operations["giveUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/questions/{entry}/declared-dice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to dice that fell on the table
         * @description Two-sided mode: the question is answered by these dice once both players have agreed to the same ones; the ruling is then the next entry. Who agrees reveals no nonce for the question any more, and who has revealed agrees only after the other player. Agreeing again replaces the dice.
         */
        post: operations["agreeDeclared"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/club": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The club whose key this is
         * @description Its name, the ids of its keys, its limits, and how many sessions it has opened within the last 24 hours.
         */
        get: operations["getClub"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/club/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games that the club opened
         * @description Newest first, one page at a time; the Link header leads to the next page. With a filter a page may be short or empty and still have a next one.
         */
        get: operations["listClubSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/club/house-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The club's house rules
         * @description The latest version of each name, without its options.
         */
        get: operations["listHouseRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/club/house-rules/{ruleset}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the club plays
         * @description The options that differ from their defaults, each with its clause. Also as Markdown and as a page, for the club's wall.
         */
        get: operations["getHouseRules"];
        put?: never;
        /**
         * Set house rules
         * @description Adds a version: the options that differ from the ruleset's defaults, and the club's note about them. Games that were opened with an earlier version keep it.
         */
        post: operations["addHouseRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/club/armies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The club's armies
         * @description Units that the club keeps to begin games with: each army without its units, by ruleset and id.
         */
        get: operations["listArmies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/club/armies/{ruleset}/{army}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One army
         * @description The army with its units, as they were given. An opening takes them with a side.
         */
        get: operations["getArmy"];
        put?: never;
        /**
         * Keep an army
         * @description Keeps units under a name, or others in their place. With `replaces` only where nobody has changed the army since. It is no part of any record: games have units of their own.
         */
        post: operations["setArmy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/club/armies/{ruleset}/{army}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an army
         * @description The club keeps it no more. The answer says what it was, so that it can be kept again.
         */
        post: operations["removeArmy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/house-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a game is played
         * @description The options of this session that differ from their defaults, each with its clause, whether they came from a club's house rules or were given at the opening. Also as Markdown and as a page.
         */
        get: operations["getSessionHouseRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add units
         * @description Adds units to the roster: the umpire any, a player those of the player's own side until it has 24.
         */
        post: operations["addUnits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/units/{unit}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a unit manually
         * @description Sets members of a unit, for a reason that is recorded: to correct a miscount, or to note what the rules leave to the players.
         */
        post: operations["changeUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/units/{unit}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a unit
         * @description What the players call it; its id stays. The umpire renames any unit, a player those of the own side.
         */
        post: operations["renameUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/units/{unit}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a unit
         * @description A unit that was brought in by mistake: it is as if it had never come in, and another may have its id. The umpire removes any unit, a player those of the own side; none that an entry names which stands (`rested_on`) and threw dice or changed a unit.
         */
        post: operations["removeUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/units/{unit}/side": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a unit fight for another side
         * @description For a reason that is recorded: it came in on the wrong side, or changed sides. Who may act with it changes with it.
         */
        post: operations["reassignUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a turn or a phase
         * @description Without a body: whatever comes next. A player begins the next phase or the next turn; the umpire, any that is not over. With `current`, only where that is on still. Entries that follow carry turn and phase.
         */
        post: operations["beginTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/units/{unit}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One unit
         * @description The unit as it stands, and what the rules demand of it next.
         */
        get: operations["getUnit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/units/{unit}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a unit may do
         * @description Each step and role that the unit may take now, and those that its state bars, with the clause and the step that settles it. What only the moment knows (ranges, who stands where) is not judged: a preview is.
         */
        get: operations["getActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/roster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The roster
         * @description The units as they are now, or as of an entry. A correction counts as if the ruling had been right in the first place.
         */
        get: operations["getRoster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is due
         * @description What the rules demand next of which unit, and why. An item disappears when it is done.
         */
        get: operations["getDue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The odds of a question in a game
         * @description How likely each outcome is, with the session's options and, where units are named, their current values. A value that is given or varied overrides the unit's. Nothing is recorded, and none of the session's dice are used.
         */
        post: operations["getSessionOdds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Question
         * @description A question of any step.
         */
        Question: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["StepInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["RulesetOptions"];
            /**
             * Declared dice
             * @description Dice thrown on the table, in the order in which the step asks for them. Without it the service rolls.
             */
            dice?: number[];
            /**
             * Preview
             * @description Only checks the question: what it needs, what units fill in, whether it is permitted, which dice come next. Nothing is rolled or recorded.
             * @default false
             */
            preview?: boolean;
        };
        /**
         * RecordedQuestion
         * @description A question of any step.
         */
        RecordedQuestion: {
            /**
             * @description A step of the session's ruleset.
             * @example initiative-order
             */
            step: string;
            input?: components["schemas"]["StepInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["StepUnits"];
            /**
             * Apply
             * @description Whether the effects on the units apply. If not, the ruling is still recorded.
             * @default true
             */
            apply?: boolean;
            /**
             * As of
             * @description The number of the last entry that the client has seen: when a named unit has changed since, the question is refused (units_changed), with what changed.
             */
            as_of?: number;
            /**
             * Override
             * @description Of the umpire alone: what the named units owe, did this turn or are recorded as does not bar this ruling.
             */
            override?: components["schemas"]["OverrideRequest"];
            /**
             * Declared dice
             * @description Dice thrown on the table, in the order in which the step asks for them. Without it the service rolls.
             */
            dice?: number[];
            /**
             * Preview
             * @description Only checks the question: what it needs, what units fill in, whether it is permitted, which dice come next. Nothing is rolled or recorded.
             * @default false
             */
            preview?: boolean;
            /**
             * Place
             * @description Where the question stands in the chain: required of a player who asks in two-sided mode, and of a seat that signs in sealed mode. Not for declared dice.
             */
            place?: components["schemas"]["QuestionPlace"];
            /**
             * Decision
             * @description Two-sided mode: the decision of the dispute, where the dice of a correction are asked for.
             */
            decision?: number;
            /**
             * Signature
             * @description Of the seat's device under its statement, in lower-case hexadecimal (docs/ledger.md, Statements). Seats with a device's key sign this; it wants an Idempotency-Key and the last checkpoint.
             */
            signature?: string;
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * Ruling
         * @description The answer to a question.
         */
        Ruling: {
            ruleset: string;
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            step: string;
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["StepOutcome"];
            /** @description Every clause that was applied, in order. */
            reasons: components["schemas"]["Reason"][];
            /** @description Every die thrown, in order. */
            draws: components["schemas"]["Draw"][];
            /** @description Dice that were declared with a question that is not permitted: they were not used. */
            dice_unused?: number[];
            /** @description Where the dice came from. */
            dice: components["schemas"]["DiceSource"];
        };
        /**
         * OddsQuestion
         * @description A question about odds.
         */
        OddsQuestion: {
            input: components["schemas"]["StepInput"];
            options?: components["schemas"]["RulesetOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * SessionOddsQuestion
         * @description A question about odds, in a session.
         */
        SessionOddsQuestion: {
            /**
             * @description A step of the session's ruleset.
             * @example initiative-order
             */
            step: string;
            units?: components["schemas"]["StepUnits"];
            input?: components["schemas"]["StepInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * Opening
         * @description A game that begins.
         */
        Opening: {
            /**
             * @description The game system to play.
             * @example tt
             */
            ruleset: string;
            /**
             * Options
             * @description Readings, house rules and the club's own numbers; they apply to the whole session.
             */
            options?: components["schemas"]["RulesetOptions"];
            /**
             * Mode
             * @description Who gives nonces for the dice, and when.
             * @default sealed
             */
            mode?: components["schemas"]["Mode"];
            /**
             * Time to reveal
             * @description Two-sided mode: how long to wait for a nonce before it counts as withheld. Unit: seconds.
             * @default 120
             */
            reveal_seconds?: number;
            /**
             * House rules
             * @description Starts from these options. It needs the club's key; options given beside it override them.
             */
            house_rules?: components["schemas"]["HouseRulesChoice"];
            /**
             * Sides
             * @description Two to four; exactly two in two-sided mode. Red and blue by default. Each gets a join code of its own.
             * @default []
             */
            sides?: components["schemas"]["SideChoice"][];
            /**
             * The umpire's side
             * @description The side on which the umpire plays, too. In two-sided mode an umpire who plays joins like everybody else.
             */
            umpire_side?: string;
            /**
             * Shared units
             * @description Whether players act with the units of every side, and not with those of their own alone.
             * @default false
             */
            shared_units?: boolean;
            /**
             * The umpire's name
             * @description What the others call the umpire. It stands outside the record, and can be changed and erased.
             */
            umpire_name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Description
             * @description What the session is about: an entry behind the opening. It can be said anew later.
             */
            description?: components["schemas"]["OpeningDescription"];
            /**
             * Enforce phases
             * @description Whether a step must belong to the current phase; for rulesets that have phases.
             * @default false
             */
            enforce_phases?: boolean;
            /**
             * Roster from
             * @description Takes the units of another session; `units` must then be left out.
             */
            roster_from?: components["schemas"]["RosterChoice"];
            /**
             * Units
             * @description The roster. More units can be added later.
             * @default []
             */
            units?: components["schemas"]["RosterUnit"][];
        };
        /**
         * HouseRulesBody
         * @description A club's options for a ruleset.
         */
        HouseRulesBody: {
            /**
             * Options
             * @description Readings, house rules and the club's own numbers. What is left out has its default.
             */
            options?: components["schemas"]["RulesetOptions"];
            /**
             * Note
             * @description The club's note about them: who agreed, since when, for which games.
             */
            note?: components["schemas"]["VisibleTextOrNone"];
        };
        /**
         * UnitsBody
         * @description Units to add to a session.
         */
        UnitsBody: {
            /**
             * Units
             * @description The units to add.
             */
            units: components["schemas"]["RosterUnit"][];
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /** UnitChangeBody */
        UnitChangeBody: {
            /**
             * Changes
             * @description The members to change, with their new values.
             */
            changes: components["schemas"]["RosterUnitMembers"];
            /**
             * Reason
             * @description The reason for the manual change.
             */
            reason: components["schemas"]["VisibleText"];
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * ArmyBody
         * @description An army to be kept.
         */
        ArmyBody: {
            /**
             * Name
             * @description What the club calls it.
             */
            name: components["schemas"]["VisibleText"];
            /**
             * Replaces
             * @description Which version the client has seen; 0: there is none yet. Then nothing that somebody else has changed since is lost.
             */
            replaces?: number;
            /**
             * Units
             * @description Its units.
             */
            units: components["schemas"]["RosterUnitOfArmy"][];
        };
        /**
         * UnitState
         * @description A unit as it stands.
         */
        UnitState: {
            /** @description The unit's id in requests. */
            id: string;
            /** @description What the players call it. */
            name: string;
            /** @description The side that it fights for, by its id; units of one side are friends. */
            side: string;
            /** @description Why it is out of the game; absent while it is in play. */
            out?: string;
            /** @description What it costs, where that is known. */
            points?: number;
        } & {
            [key: string]: unknown;
        };
        /**
         * Roster
         * @description The units of a session.
         */
        Roster: {
            ruleset: string;
            /** @description The number of the last entry that counts. */
            as_of: number;
            /** @description The current turn; absent before the first. */
            turn?: number;
            /** @description The phase of that turn, where the ruleset has phases. */
            phase?: string;
            /** @description In the order in which they were added. */
            units: components["schemas"]["UnitState"][];
            /** @description By side, what its units that are in the game cost. */
            points?: {
                [key: string]: number;
            };
        };
        /**
         * RosterUnit
         * @description A unit with the members of its ruleset. Typed in the ruleset's document: GET /v1/rulesets/{ruleset}/openapi.json.
         */
        RosterUnit: {
            /**
             * Id
             * @description The unit's id in requests: letters a to z, digits and hyphens.
             */
            id: string;
            /**
             * Name
             * @description What the players call it; the id by default.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Side
             * @description The side that it fights for, by its id; units of one side are friends.
             */
            side: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * RosterUnitOfArmy
         * @description A unit with the members of its ruleset. Typed in the ruleset's document: GET /v1/rulesets/{ruleset}/openapi.json.
         */
        RosterUnitOfArmy: {
            /**
             * Id
             * @description The unit's id in requests: letters a to z, digits and hyphens.
             */
            id: string;
            /**
             * Name
             * @description What the players call it; the id by default.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
        } & {
            [key: string]: unknown;
        };
        /**
         * StepUnits
         * @description By role the id of the unit that takes it, or a list of them. Typed in the ruleset's document: GET /v1/rulesets/{ruleset}/openapi.json.
         */
        StepUnits: {
            [key: string]: string | string[];
        };
        /**
         * StepInput
         * @description The situation, as the step describes it. Typed in the ruleset's document: GET /v1/rulesets/{ruleset}/openapi.json.
         */
        StepInput: {
            [key: string]: unknown;
        };
        /**
         * StepOutcome
         * @description What comes of it, as the step describes it. Typed in the ruleset's document: GET /v1/rulesets/{ruleset}/openapi.json.
         */
        StepOutcome: {
            [key: string]: unknown;
        };
        /**
         * RulesetOptions
         * @description Readings and house rules of the ruleset. Typed in the ruleset's document: GET /v1/rulesets/{ruleset}/openapi.json.
         */
        RulesetOptions: {
            [key: string]: unknown;
        };
        /**
         * RosterUnitMembers
         * @description Members of a unit of the ruleset. Typed in the ruleset's document: GET /v1/rulesets/{ruleset}/openapi.json.
         */
        RosterUnitMembers: {
            [key: string]: unknown;
        };
        /**
         * QuestionPlace
         * @description Where a question stands in the chain; it is refused when another link or index is next.
         */
        QuestionPlace: {
            /**
             * Index
             * @description How many questions were asked before it: the number of the commitments that it uses.
             */
            index: number;
            /**
             * Link
             * @description The link of the chain that it uses: the next one.
             */
            link: number;
        };
        /**
         * OverrideRequest
         * @description The umpire lets happen what the state of units bars.
         */
        OverrideRequest: {
            /**
             * Reason
             * @description Why; it is recorded.
             */
            reason: components["schemas"]["VisibleText"];
        };
        /**
         * OpeningDescription
         * @description What the session is about.
         */
        OpeningDescription: {
            /**
             * Title
             * @description What the game is called.
             */
            title?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Place
             * @description Where it is played.
             */
            place?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Points
             * @description Of the armies, as they were agreed.
             */
            points?: number;
            /**
             * Note
             * @description Whatever else is to be known of it.
             */
            note?: components["schemas"]["VisibleTextOrNone"];
        };
        /**
         * HouseRulesChoice
         * @description Which of the club's house rules to play by.
         */
        HouseRulesChoice: {
            /**
             * Name
             * @description The name of the club's house rules, for the same ruleset.
             */
            name: string;
            /**
             * Version
             * @description Which version; the latest by default.
             */
            version?: number;
        };
        /**
         * SideChoice
         * @description One of those who fight each other.
         */
        SideChoice: {
            /**
             * Id
             * @description The side's id in requests: letters a to z, digits and hyphens, a letter first.
             */
            id: string;
            /**
             * Name
             * @description What the side is called; the id by default. It stands in the record, which is public.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Colour
             * @description In the app: # and six lower-case hexadecimal digits. Red, blue, green and ochre by default, in that order.
             */
            colour?: string;
        };
        /**
         * RosterChoice
         * @description The session whose roster the game begins with.
         */
        RosterChoice: {
            /**
             * Session
             * @description The id of a session of the same ruleset.
             */
            session: string;
            /**
             * At
             * @description The number of an entry: the roster as of that entry. The current roster by default.
             */
            as_of?: number;
            /**
             * Token
             * @description Of any seat of that session.
             */
            token: string;
            /**
             * What units keep
             * @description What they keep of the other game; x-lifetime says of each member to what it belongs.
             * @default survivors
             */
            carry?: components["schemas"]["Carry"];
            /**
             * Include the fallen
             * @description Whether units that are out of the game come along.
             * @default false
             */
            include_fallen?: boolean;
        };
        /**
         * MySessionsRequest
         * @description Whose headlines are wanted.
         */
        MySessionsRequest: {
            /**
             * Sessions
             * @description The sessions whose tokens the device holds.
             */
            sessions: components["schemas"]["HeldToken"][];
        };
        /**
         * HeldToken
         * @description A session and a token of it.
         */
        HeldToken: {
            /**
             * Session
             * @description The session's UUID.
             */
            session: string;
            /**
             * Token
             * @description Of any seat of that session.
             */
            token: string;
        };
        /**
         * Joining
         * @description A seat for somebody who has the session's code.
         */
        Joining: {
            /**
             * Code
             * @description The join code of a side, or of the spectators: four groups of four. Case, blanks and hyphens do not count.
             */
            code: components["schemas"]["VisibleText"];
            /**
             * Name
             * @description What the others call who sits there; unique in the session, whatever its case. It stands outside the record, and can be changed and erased.
             */
            name: components["schemas"]["VisibleText"];
            /**
             * Nonce
             * @description 16 to 64 random bytes of the player's device in lower-case hexadecimal, drawn after the device has seen the opening. Required from players; not allowed for spectators.
             */
            nonce?: string;
            /**
             * Device key
             * @description The Ed25519 public key of the seat's device, in lower-case hexadecimal. Required from players in two-sided mode.
             */
            device_key?: string;
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * LastCheckpoint
         * @description A checkpoint that the client has saved.
         */
        LastCheckpoint: {
            /**
             * Size
             * @description How many entries it covers. Unit: entries.
             */
            size: number;
            /**
             * Root
             * @description In lower-case hexadecimal.
             */
            root: string;
        };
        /**
         * JoinPreviewing
         * @description A join code, to see what it opens.
         */
        JoinPreviewing: {
            /**
             * Code
             * @description The join code of a side, or of the spectators.
             */
            code: components["schemas"]["VisibleText"];
        };
        /**
         * Naming
         * @description Another display name for a seat.
         */
        Naming: {
            /**
             * Name
             * @description What the others call who sits there; unique in the session, whatever its case. Left out: the name is erased.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
        };
        /**
         * Revocation
         * @description Revokes the seat that the path names.
         */
        Revocation: {
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * Reissue
         * @description Gives the seat that the path names to another device.
         */
        Reissue: {
            /**
             * Device key
             * @description The Ed25519 public key of the new device, in lower-case hexadecimal. A seat that had one gets one.
             */
            device_key?: string;
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * ReissueAgreement
         * @description A player agrees that the other player's seat goes to another device.
         */
        ReissueAgreement: {
            /**
             * Device key
             * @description The Ed25519 public key of the new device, in lower-case hexadecimal. A seat that had one gets one.
             */
            device_key: string;
            /**
             * Seat
             * @description The other player's seat.
             */
            reissued_seat: string;
            /**
             * Signature
             * @description Of the seat's device under its statement, in lower-case hexadecimal (docs/ledger.md, Statements). Seats with a device's key sign this; it wants an Idempotency-Key and the last checkpoint.
             */
            signature: string;
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * OtherDevice
         * @description The device to which a seat goes, as a device signs.
         */
        OtherDevice: {
            /**
             * Device key
             * @description The Ed25519 public key of the new device, in lower-case hexadecimal. A seat that had one gets one.
             */
            device_key: string;
            /**
             * Signature
             * @description Of the seat's device under its statement, in lower-case hexadecimal (docs/ledger.md, Statements). Seats with a device's key sign this; it wants an Idempotency-Key and the last checkpoint.
             */
            signature: string;
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * NonceGiving
         * @description A nonce from a seat that has given none since the chain's last anchor.
         */
        NonceGiving: {
            /**
             * Nonce
             * @description 16 to 64 random bytes of the seat's device in lower-case hexadecimal.
             */
            nonce: string;
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * Cosigning
         * @description A device's cosignature under a checkpoint.
         */
        Cosigning: {
            /**
             * Last checkpoint
             * @description The checkpoint that the device found consistent.
             */
            last_checkpoint: components["schemas"]["LastCheckpoint"];
            /**
             * Line
             * @description The line that the device adds to the note (docs/ledger.md, Cosignatures), without its newline.
             */
            line: string;
        };
        /**
         * Closing
         * @description The end of a session.
         */
        Closing: {
            /**
             * Closing remark
             * @description The umpire's closing remark: who won, what was agreed.
             */
            remark?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * Rekey
         * @description Begins a new chain of secrets after a restore.
         */
        Rekey: {
            /**
             * Reason
             * @description What happened to the database, and what was agreed: everybody who plays ought to know.
             */
            reason: components["schemas"]["VisibleText"];
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * Note
         * @description A remark during the game.
         */
        Note: {
            /**
             * Text
             * @description What is to be recorded.
             */
            text: components["schemas"]["VisibleText"];
            /**
             * Signature
             * @description Of the seat's device under its statement, in lower-case hexadecimal (docs/ledger.md, Statements). Seats with a device's key sign this; it wants an Idempotency-Key and the last checkpoint.
             */
            signature?: string;
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * Description
         * @description What a session is about.
         */
        Description: {
            /**
             * Title
             * @description What the game is called.
             */
            title?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Place
             * @description Where it is played.
             */
            place?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Points
             * @description Of the armies, as they were agreed.
             */
            points?: number;
            /**
             * Note
             * @description Whatever else is to be known of it.
             */
            note?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * Dispute
         * @description Disputes a ruling.
         */
        Dispute: {
            /**
             * Target
             * @description The number of the ruling or correction that is disputed; it must be in force.
             */
            target: number;
            /**
             * Claim
             * @description What is wrong with it.
             */
            claim: components["schemas"]["VisibleText"];
            /**
             * Clause
             * @description The clause of the rulebook that it rests on.
             */
            clause?: string;
            /**
             * Signature
             * @description Of the seat's device under its statement, in lower-case hexadecimal (docs/ledger.md, Statements). Seats with a device's key sign this; it wants an Idempotency-Key and the last checkpoint.
             */
            signature?: string;
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * Decision
         * @description Decides a dispute.
         */
        Decision: {
            /**
             * Upheld
             * @description Whether the dispute is right.
             */
            upheld: boolean;
            /**
             * Clause
             * @description The clause of the rulebook that the decision rests on.
             */
            clause: string;
            /**
             * Correction
             * @description What follows; required when the dispute is upheld, and not allowed otherwise.
             */
            correction?: components["schemas"]["Correction"];
            /**
             * Reason
             * @description Why.
             */
            reason?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * Undo
         * @description Proposes to take an entry back.
         */
        Undo: {
            /**
             * Target
             * @description The number of the entry.
             */
            target: number;
            /**
             * Reason
             * @description Why.
             */
            reason?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Signature
             * @description Of the seat's device under its statement, in lower-case hexadecimal (docs/ledger.md, Statements). Seats with a device's key sign this; it wants an Idempotency-Key and the last checkpoint.
             */
            signature?: string;
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * UndoAnswer
         * @description Answers a proposal to take back.
         */
        UndoAnswer: {
            /**
             * Consent
             * @description Whether to take it back.
             */
            consent: boolean;
            /**
             * Signature
             * @description Of the seat's device under its statement, in lower-case hexadecimal (docs/ledger.md, Statements). Seats with a device's key sign this; it wants an Idempotency-Key and the last checkpoint.
             */
            signature?: string;
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * Commitments
         * @description Commits a player to nonces for future questions.
         */
        Commitments: {
            /**
             * Anchor
             * @description The anchor of the chain, as the opening or the newest rekey says it: the commitments hold for this chain.
             */
            anchor: string;
            /**
             * First index
             * @description The index of the first one: the seat's next index, from 0 without gaps.
             */
            first: number;
            /**
             * Commitments
             * @description SHA-256 of each nonce in its frame (docs/ledger.md), in lower-case hexadecimal. At most 256 may be unused.
             */
            commitments: string[];
            /**
             * Signature
             * @description Of the seat's device under its statement, in lower-case hexadecimal (docs/ledger.md, Statements). Seats with a device's key sign this; it wants an Idempotency-Key and the last checkpoint.
             */
            signature: string;
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * Reveal
         * @description Reveals the nonce for a question.
         */
        Reveal: {
            /**
             * Index
             * @description The number of the commitment: that of the question.
             */
            index: number;
            /**
             * Nonce
             * @description The nonce that was committed, in lower-case hexadecimal.
             */
            nonce: string;
            /**
             * Signature
             * @description Of the seat's device under its reveal, in lower-case hexadecimal (docs/ledger.md, Statements).
             */
            signature: string;
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * GivingUp
         * @description Gives the open question up; it ends when both players do.
         */
        GivingUp: {
            /**
             * Signature
             * @description Of the seat's device under its statement, in lower-case hexadecimal (docs/ledger.md, Statements). Seats with a device's key sign this; it wants an Idempotency-Key and the last checkpoint.
             */
            signature: string;
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * DeclaredDice
         * @description Agrees that the open question is answered by dice that fell on the table.
         */
        DeclaredDice: {
            /**
             * Dice
             * @description The dice that fell on the table, in the order in which the question asks for them.
             */
            dice: number[];
            /**
             * Signature
             * @description Of the seat's device under its statement, in lower-case hexadecimal (docs/ledger.md, Statements). Seats with a device's key sign this; it wants an Idempotency-Key and the last checkpoint.
             */
            signature: string;
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * UnitName
         * @description Another name for a unit.
         */
        UnitName: {
            /**
             * Name
             * @description What the players call the unit from now on.
             */
            name: components["schemas"]["VisibleText"];
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * UnitRemoval
         * @description Removes a unit that was brought in by mistake.
         */
        UnitRemoval: {
            /**
             * Reason
             * @description Why.
             */
            reason?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * UnitSide
         * @description Another side for a unit.
         */
        UnitSide: {
            /**
             * Side
             * @description The side that the unit fights for from now on, by its id.
             */
            side: string;
            /**
             * Reason
             * @description Why.
             */
            reason: components["schemas"]["VisibleText"];
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * TurnRequest
         * @description A turn or a phase to begin.
         */
        TurnRequest: {
            /**
             * Turn
             * @description The turn to begin. Without turn and phase: whatever comes next.
             */
            turn?: number;
            /**
             * Phase
             * @description The phase to begin, by its name in the ruleset; the turn's first phase by default.
             */
            phase?: string;
            /**
             * Current
             * @description What the client takes to be on. When that is not so any more, the answer is turn_changed: nobody begins a turn twice by tapping twice.
             */
            current?: components["schemas"]["CurrentTurn"];
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /**
         * CurrentTurn
         * @description The turn and phase that are on.
         */
        CurrentTurn: {
            /**
             * Turn
             * @description Its number; 0 where no turn has begun.
             */
            turn: number;
            /**
             * Phase
             * @description The phase that is on, by its name in the ruleset; without it, any phase of that turn will do.
             */
            phase?: string;
        };
        /**
         * Reason
         * @description One clause applied.
         */
        Reason: {
            /**
             * Part
             * @description The part of an exchange that this reason belongs to.
             */
            part?: string;
            /**
             * Clause
             * @description The numbered rule that was applied.
             */
            clause: string;
            /**
             * About
             * @description The side, unit or modifier that it is about.
             */
            subject?: string;
            /**
             * Text
             * @description What the clause says of this case.
             */
            text: string;
            /**
             * Of
             * @description The running number that it adds to: to hit, morale, inches.
             */
            of?: string;
            /**
             * Value
             * @description What it added.
             */
            value?: number;
            /**
             * Total
             * @description The running number after it; a chain begins with its base.
             */
            total?: number;
            /**
             * Needed
             * @description What a total or a die is held against.
             */
            needed?: number;
            /**
             * Compare
             * @description How it is held against what is needed.
             */
            compare?: components["schemas"]["Compare"];
            /**
             * Result
             * @description The total or the word that came out.
             */
            result?: number | string;
            /**
             * Count
             * @description How many figures, hits, markers or dice it speaks of.
             */
            count?: number;
        };
        /**
         * Draw
         * @description Dice that were asked for together.
         */
        Draw: {
            /**
             * Part
             * @description The part of an exchange that asked for the dice.
             */
            part?: string;
            /**
             * Label
             * @description What the dice are for.
             */
            label: string;
            /**
             * Verb
             * @description How the dice count: one of face, sum, sum_floored, hits, tally, opposed and ranking.
             */
            verb: string;
            /**
             * Dice
             * @description How many dice were asked for; re-rolls come on top. Unit: dice.
             */
            count: number;
            /**
             * Sides
             * @description Of each die.
             */
            sides: number;
            /**
             * Number
             * @description For hits: the face that counts, or higher. For sum_floored: what is taken off each die.
             */
            number?: number;
            /**
             * Needed
             * @description What the dice themselves must show, or more, with all modifiers taken off; where one number decides.
             */
            needed?: number;
            /**
             * Unit
             * @description The unit that they are thrown for, where one is named.
             */
            unit?: string;
            /**
             * Faces
             * @description Every face in the order in which it was thrown, re-rolls included.
             */
            faces: number[];
            /**
             * Result
             * @description What each face was read as on the table that the dice were thrown on, in the same order.
             */
            result?: string[];
        };
        /**
         * RecordedOdds
         * @description The odds that a recorded ruling's question had; only with=odds.
         */
        RecordedOdds: {
            status?: components["schemas"]["RulingStatus"];
            /** @description exact or sample. */
            method?: string;
            /** @description False for an estimate. */
            exact?: boolean;
            /** @description Of an estimate: how often the question was resolved. */
            samples?: number;
            /** @description How often the step was resolved. */
            branches?: number;
            /** @description One line to read aloud. */
            summary?: string;
            /** @description The chance of each way in which the step may end. */
            ends?: components["schemas"]["OddsEnd"][];
            /** @description Of the members that were asked for. */
            distributions?: components["schemas"]["OddsDistribution"][];
            /** @description Of a question that is not permitted. */
            reasons?: components["schemas"]["Reason"][];
            too_large?: components["schemas"]["OddsExcess"];
        };
        /**
         * OddsEnd
         * @description A way in which the step may end, and its chance.
         */
        OddsEnd: {
            name: string;
            /** @description A sentence, without a full stop. */
            title: string;
            /** @description The exact chance in lowest terms; absent from estimates. */
            fraction?: string;
            /** @description The chance, 0 to 1. */
            chance: number;
            /** @description Of an estimate. */
            standard_error?: number;
        };
        /**
         * OddsDistribution
         * @description How likely each value of a member is, or of several together.
         */
        OddsDistribution: {
            /** @description The member's JSON Pointer; a list of them where several are taken together. */
            of: unknown;
            title: string;
            unit?: string;
            /** @description In order; a member that is not there comes last, as null. */
            values: components["schemas"]["OddsValue"][];
            mean?: components["schemas"]["OddsNumber"];
            standard_deviation?: number;
            quantiles?: components["schemas"]["OddsQuantiles"];
        };
        /**
         * OddsValue
         * @description One value and its chance.
         */
        OddsValue: {
            /** @description As rulings write it; a list where several members are taken together. */
            value: unknown;
            /** @description The exact chance in lowest terms; absent from estimates. */
            fraction?: string;
            /** @description The chance, 0 to 1. */
            chance: number;
            /** @description Of an estimate. */
            standard_error?: number;
            at_least?: components["schemas"]["OddsChance"];
        };
        /**
         * OddsChance
         * @description The chance of this value or a higher one.
         */
        OddsChance: {
            /** @description The exact chance in lowest terms; absent from estimates. */
            fraction?: string;
            /** @description The chance, 0 to 1. */
            chance: number;
            /** @description Of an estimate. */
            standard_error?: number;
        };
        /**
         * OddsNumber
         * @description A number that is derived from a distribution.
         */
        OddsNumber: {
            /** @description The exact number in lowest terms; absent from estimates. */
            fraction?: string;
            value: number;
        };
        /**
         * OddsQuantiles
         * @description Values that at least 5, 25, 50, 75 and 95 in a hundred cases do not exceed.
         */
        OddsQuantiles: {
            /** @description As rulings write it. */
            p5: unknown;
            /** @description As rulings write it. */
            p25: unknown;
            /** @description As rulings write it. */
            p50: unknown;
            /** @description As rulings write it. */
            p75: unknown;
            /** @description As rulings write it. */
            p95: unknown;
        };
        /**
         * OddsExcess
         * @description Why the odds were not calculated: they take too much work.
         */
        OddsExcess: {
            /** @description How often the step would be resolved, about. */
            estimate: number;
            /** @description How often it may be resolved. */
            budget: number;
            largest_draw?: components["schemas"]["OddsDraw"];
        };
        /**
         * OddsDraw
         * @description The draw with the most outcomes.
         */
        OddsDraw: {
            /** @description The part of an exchange that it belongs to. */
            part?: string;
            /** @description What the dice are for. */
            label: string;
            dice: number;
            outcomes: number;
        };
        /**
         * UnitEffect
         * @description What changes in one member of a unit.
         */
        UnitEffect: {
            /** @description The amount added; absent where the member is set. */
            add?: number;
            /** @description The clause that it rests on; absent from manual changes. */
            clause?: string;
            /** @description The previous value; absent where there was none, and for texts. */
            from?: boolean | number | string;
            /** @description The member's name. */
            member: string;
            /** @description The new value; absent where there is none. */
            to?: boolean | number | string;
            /** @description The unit's id. */
            unit: string;
            /** @description What the unit was called then; absent where a ruling says it beside its role, in `names`. */
            unit_name?: string;
            /** @description What the member is called; absent where it only counts for the rules, and need not be shown. It stands outside the record. */
            title?: string;
        };
        /**
         * Lapsed
         * @description What was due of a unit and is forgotten.
         */
        Lapsed: {
            /** @description What was due, by its name in the ruleset. */
            due: string;
            /** @description The unit's id. */
            unit: string;
            /** @description What the unit was called then. */
            unit_name: string;
            /** @description What was due, as a sentence without a full stop. It stands outside the record. */
            title?: string;
        };
        /**
         * TreeHead
         * @description The ledger's Merkle tree up to an entry.
         */
        TreeHead: {
            /** @description SHA-256 in hexadecimal. */
            root: string;
            /** @description How many entries it covers. */
            size: number;
        };
        /**
         * Chain
         * @description A chain of secrets, known by its published anchor.
         */
        Chain: {
            /** @description What the secret of its first link hashes to. */
            anchor: string;
            /** @description The link before its first: its links are base + 1 to base + length. */
            base: number;
            /** @description How many links it has. */
            length: number;
        };
        /**
         * HouseRulesUsed
         * @description The club's house rules from which a session's options were taken.
         */
        HouseRulesUsed: {
            /** @description The club's name. */
            club: string;
            /** @description The name of its house rules. */
            name: string;
            /** @description The version of these house rules. */
            version: number;
        };
        /**
         * RosterOrigin
         * @description The session whose roster the game began with.
         */
        RosterOrigin: {
            /** @description The number of the last entry that counts. */
            as_of: number;
            /**
             * Format: uuid
             * @description The session's id.
             */
            session: string;
        };
        /**
         * Side
         * @description One of those who fight each other.
         */
        Side: {
            /** @description In the app: # and six hexadecimal digits. */
            colour: string;
            /** @description Its id in the session. */
            id: string;
            /** @description What it is called. */
            name: string;
        };
        /**
         * EnteredUnit
         * @description A unit as an entry adds it.
         */
        EnteredUnit: {
            /** @description Its id in the game. */
            id: string;
            /** @description What the players call it. */
            name: string;
            /** @description The ruleset's members, with all defaults. */
            properties: Record<string, never>;
            /** @description The side that it fights for, by its id. */
            side: string;
        };
        /**
         * Barred
         * @description What the state of a unit keeps it from.
         */
        Barred: {
            /** @description The name of the bar in the ruleset, or out, friends or known_otherwise. */
            bar: string;
            /** @description That it rests on. */
            clause: string;
            /** @description A JSON Pointer to what was given otherwise than the record has it. */
            input?: string;
            /** @description Of figures and markers: so many are there, and more were asked for, or there are none. */
            most?: number;
            /** @description The role that the unit is barred from. */
            role: string;
            /** @description The unit's id. */
            unit: string;
            /** @description Why it holds nothing up; absent where it does. */
            waived?: components["schemas"]["BarWaiver"];
        };
        /**
         * DiceSource
         * @description What the dice of a ruling rest on.
         */
        DiceSource: {
            /** @description Of a correction: the entry whose faces each draw keeps, from its first on. */
            from_entry?: number;
            /** @description Sealed dice: the link of the chain that they spent. */
            link?: number;
            /** @description Two-sided mode: what the players gave for them. */
            nonces?: components["schemas"]["ShownNonce"][];
            /** @description Two-sided mode: the question's entry. */
            question?: number;
            /** @description Sealed dice: the secret of that link. */
            secret?: string;
            /** @description Where the dice came from; of a correction, those beyond the ones that it keeps. */
            source: components["schemas"]["DiceKind"];
            /** @description Of a correction: faces that fell for the ruling and that it does not use. */
            spare?: components["schemas"]["SpareFaces"][];
        };
        /**
         * ShownNonce
         * @description A nonce and its seat.
         */
        ShownNonce: {
            /** @description In hexadecimal. */
            nonce: string;
            /** @description Whose it is. */
            seat: string;
        };
        /**
         * SpareFaces
         * @description Faces of a draw that a correction does not use.
         */
        SpareFaces: {
            /** @description In the order in which they were thrown. */
            faces: number[];
            /** @description The draw's. */
            label: string;
            /** @description Which of the draws with this part, label and sides: from 1. */
            number: number;
            /** @description The draw's. */
            part?: string;
            /** @description Of each die. */
            sides: number;
        };
        /**
         * Override
         * @description The umpire lets happen what the state of units bars.
         */
        Override: {
            /** @description Why. */
            reason: string;
        };
        /**
         * RulesetList
         * @description All game systems.
         */
        RulesetList: {
            /** @description In the order of the catalogue. */
            rulesets: components["schemas"]["RulesetSummary"][];
        };
        /**
         * RulesetSummary
         * @description A game system in a list.
         */
        RulesetSummary: {
            /** @description Its name in paths. */
            name: string;
            title: string;
            doc: string;
            /** @description Increased only when some outcome changes. */
            version: number;
            /** @description What can be resolved. */
            steps: components["schemas"]["StepSummary"][];
        };
        /**
         * StepSummary
         * @description A step in a list.
         */
        StepSummary: {
            name: string;
            title: string;
            doc: string;
            /** @description Which of the four common families it belongs to, if any. */
            family?: string;
            /** @description Where it is described. */
            href: string;
        };
        /**
         * Ruleset
         * @description One game system.
         */
        Ruleset: {
            /** @description Its name in paths. */
            name: string;
            title: string;
            doc: string;
            /** @description Increased only when some outcome changes. */
            version: number;
            /** @description The JSON Schema of its options. */
            options: Record<string, never>;
            /** @description The phases of a turn, in order; empty where the sources give none. */
            phases: components["schemas"]["Phase"][];
            /** @description The JSON Schema of a unit: its members with their titles and defaults. */
            unit?: Record<string, never>;
            /** @description How choices fill a unit's card from tables. */
            unit_cards: components["schemas"]["UnitCard"][];
            /** @description What the rules may demand of a unit. */
            dues: components["schemas"]["DueKind"][];
            /** @description What can be resolved. */
            steps: components["schemas"]["StepSummary"][];
        };
        /**
         * Phase
         * @description A phase of a turn.
         */
        Phase: {
            /** @description As `POST …/turns` takes it. */
            name: string;
            title: string;
            doc?: string;
            /** @description The clause that it rests on. */
            clause?: string;
            /** @description Who acts in it: everybody, unit after unit alternately, or one_side. */
            whom: string;
            /** @description The steps that belong to it. */
            steps: string[];
        };
        /**
         * UnitCard
         * @description How a choice fills a unit's card.
         */
        UnitCard: {
            /** @description The member of a unit that is chosen. */
            member: string;
            /** @description The title of the table. */
            title: string;
            /** @description The table that has a row for each choice. */
            table: string;
            /** @description Its address. */
            href: string;
            /** @description The member of a row that holds the choice. */
            column: string;
            /** @description Members that row and unit share: what the row says is what a unit of that sort has, unless it says otherwise. */
            fills: string[];
        };
        /**
         * DueKind
         * @description Something that the rules may demand of a unit.
         */
        DueKind: {
            /** @description As the lists of what is due have it. */
            name: string;
            /** @description A sentence, without a full stop. */
            title: string;
            /** @description The clause that demands it. */
            clause: string;
            /** @description The step that does it. */
            step: string;
            /** @description The unit's role in it. */
            role: string;
            /** @description What only the players can see; absent: always. */
            only_if?: string;
            /** @description Whether the unit may do nothing else first. */
            compulsory: boolean;
            /** @description What one says where only_if did not hold. */
            not_so?: string;
            /** @description The member of the unit that counts it: where only_if did not hold, the umpire sets it to 0. */
            counts?: string;
        };
        /**
         * Step
         * @description One thing that can be resolved.
         */
        Step: {
            ruleset: string;
            name: string;
            title: string;
            doc: string;
            /** @description Which of the four common families it belongs to, if any. */
            family?: string;
            /** @description The dice that it asks for, in order. */
            dice: string;
            /** @description The same as data: what a ruling may ask for, in this order. One question needs some of them, and of some several. */
            draws: components["schemas"]["DrawKind"][];
            /** @description The parts that units take in it; empty where it is about no units. */
            roles: components["schemas"]["Role"][];
            /** @description The phases of a turn to which it belongs; empty: any time. */
            phases: string[];
            /** @description The steps that it goes through, where it is a whole exchange: by themselves they are asked only by who goes through it step by step. */
            parts: string[];
            /** @description What may be said instead where it is refused; absent: nothing. */
            ways?: components["schemas"]["StepWay"][];
            /** @description Inputs that the schema lets be left out, and when they are needed all the same. */
            needed: components["schemas"]["NeededInput"][];
            /** @description The clauses that it may name. */
            clauses: string[];
            /** @description The options that it reads. */
            options: string[];
            /** @description The named ways in which it may end; its odds give the chance of each. */
            ends: components["schemas"]["StepEnd"][];
            /** @description The JSON Schema of its input. */
            input: Record<string, never>;
            /** @description The JSON Schema of its outcome. */
            outcome: Record<string, never>;
            /** @description Questions with their outcomes. */
            examples: components["schemas"]["StepExample"][];
        };
        /**
         * DrawKind
         * @description Dice that a step may ask for.
         */
        DrawKind: {
            /** @description The part of an exchange that asks for it. */
            part?: string;
            /** @description What the dice are for. */
            label: string;
            /** @description How they count, as in a ruling's draws. */
            verb: string;
            /** @description Of each die. */
            sides: number;
        };
        /**
         * Role
         * @description A part that a unit takes in a step.
         */
        Role: {
            /** @description As `units` of a question has it. */
            name: string;
            title: string;
            doc: string;
            /** @description How many units may take it. */
            most: number;
            /** @description Whether it is a list of ids. */
            many: boolean;
            /** @description Whether a unit that is out of the game is refused. */
            in_play: boolean;
            /** @description Whether the step is asked about without it as a rule. */
            optional: boolean;
            /** @description Whether players name units of their own side in it, unless the session shares units; of whoever stands against an own unit that fights back, anybody's. */
            own: boolean;
            /** @description Whether it makes no difference which of the roles that face each other a unit takes. */
            alike: boolean;
            /** @description The sort of units that can take it, as a unit's `sorts` has it; absent: any can. */
            sort?: string;
            /** @description The roles that face it: who takes them is the enemy of who takes this one; empty: none do. */
            opposes: string[];
            /** @description Pointers to what the unit fills in; in a list `*` stands for the unit's place. Those need not be asked for. */
            inputs: string[];
            /** @description The phases to which the step belongs; empty: any time. */
            phases: string[];
        };
        /**
         * StepWay
         * @description What may be said instead, where a step is refused.
         */
        StepWay: {
            /** @description The clause that a reason of the refusal names. */
            clause: string;
            /** @description A pointer into the question: what may be said otherwise. */
            input: string;
            /** @description What is then said there. */
            value: string;
            /** @description What that means, for people. */
            title: string;
        };
        /**
         * NeededInput
         * @description An input that is needed only sometimes.
         */
        NeededInput: {
            /** @description Pointer to an input that the schema lets be left out. */
            input: string;
            /** @description It is needed where all of these hold; empty: always, unless a unit, a profile or an option gives it. */
            when: components["schemas"]["NeededWhen"][];
        };
        /**
         * NeededWhen
         * @description A condition on one input.
         */
        NeededWhen: {
            /** @description Pointer to the input on which it depends. */
            input: string;
            /** @description Any of these values. */
            is: unknown[];
        };
        /**
         * StepEnd
         * @description A way in which a step may end.
         */
        StepEnd: {
            name: string;
            /** @description A sentence, without a full stop. */
            title: string;
        };
        /**
         * StepExample
         * @description A question with its outcome.
         */
        StepExample: {
            /** @description What it shows. */
            name: string;
            /** @description The body that asks it. */
            request: Record<string, never>;
            /** @description What comes of it; absent where it is not permitted. */
            outcome?: Record<string, never>;
        };
        /**
         * TableList
         * @description The tables of a ruleset.
         */
        TableList: {
            ruleset: string;
            /** @description What they are; the rows are at each one's address. */
            tables: components["schemas"]["TableSummary"][];
        };
        /**
         * TableSummary
         * @description A table in a list.
         */
        TableSummary: {
            ruleset: string;
            name: string;
            title: string;
            doc: string;
            /** @description The clause that it belongs to. */
            clause?: string;
            /** @description Its address. */
            href: string;
        };
        /**
         * Table
         * @description A table with its rows.
         */
        Table: {
            ruleset: string;
            name: string;
            title: string;
            doc: string;
            /** @description The clause that it belongs to. */
            clause?: string;
            /** @description Its address. */
            href: string;
            /** @description The JSON Schema of a row. */
            row: Record<string, never>;
            /** @description Its rows in order. */
            rows: Record<string, never>[];
        };
        /**
         * ClauseList
         * @description Clauses in the rulebook's order.
         */
        ClauseList: {
            ruleset: string;
            /** @description All, or those that fit the filters. */
            clauses: components["schemas"]["Clause"][];
        };
        /**
         * Clause
         * @description One rule, or one ambiguity of the sources (its id begins with A-).
         */
        Clause: {
            ruleset: string;
            /** @description Stable; what reasons name. */
            id: string;
            title: string;
            /** @description Markdown. */
            text: string;
            /** @description The document and section that it comes from. */
            source: string;
            /** @description The options that decide how it is read. */
            options: string[];
            /** @description Clauses of the same rulebook that it refers to. */
            see: string[];
            /** @description What it is about. */
            tags: string[];
            /** @description The steps that apply it. */
            steps: string[];
            /** @description Why no step applies it: it is handled at the table. */
            table_only?: string;
            /** @description Its address. */
            href: string;
        };
        /**
         * Book
         * @description A whole ruleset.
         */
        Book: {
            ruleset: string;
            title: string;
            doc: string;
            /** @description Increased only when some outcome changes. */
            version: number;
            /** @description Markdown. */
            introduction: string;
            /** @description In the rulebook's order. */
            clauses: components["schemas"]["Clause"][];
            /** @description With their rows. */
            tables: components["schemas"]["Table"][];
            /** @description The name of the table of a turn's phases, if there is one. */
            turn_sequence?: string;
            /** @description With their schemas. */
            steps: components["schemas"]["Step"][];
            /** @description The JSON Schema of its options. */
            options: Record<string, never>;
        };
        /**
         * ReferenceSheet
         * @description What is looked up at the table.
         */
        ReferenceSheet: {
            ruleset: string;
            title: string;
            /** @description Increased only when some outcome changes. */
            version: number;
            /** @description The phases of a turn, where no table has them. */
            phases: string[];
            /** @description With their rows. */
            tables: components["schemas"]["Table"][];
            /** @description The rules, where there are no tables. */
            clauses: components["schemas"]["Clause"][];
            /** @description Its address. */
            href: string;
        };
        /**
         * SearchResult
         * @description What a search found.
         */
        SearchResult: {
            /** @description The query, in lower case and with single spaces. */
            query: string;
            /** @description Words that occur in no rulebook, and what was searched for instead. */
            corrections: components["schemas"]["SearchCorrection"][];
            /** @description Best match first. */
            results: components["schemas"]["FoundClause"][];
        };
        /**
         * SearchCorrection
         * @description A word that was replaced by a similar one.
         */
        SearchCorrection: {
            asked: string;
            used: string;
        };
        /**
         * FoundClause
         * @description A clause that a search found.
         */
        FoundClause: {
            ruleset: string;
            id: string;
            /** @description Plain text. */
            title: string;
            /** @description HTML: escaped text in which <mark> encloses the words that were found; it contains no other element. */
            snippet: string;
            /** @description The clause's address. */
            href: string;
        };
        /**
         * Odds
         * @description The odds of a question; of each case, where something is varied.
         */
        Odds: {
            ruleset: string;
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            step: string;
            /** @description Where units are named: the number of the entry up to which the roster was read. */
            as_of?: number;
            /** @description Where units are named: the input with what they filled in. */
            input?: Record<string, never>;
            /** @description Of named units: JSON Pointers to what they filled in. */
            autofilled?: string[];
            status?: components["schemas"]["RulingStatus"];
            /** @description exact or sample. */
            method?: string;
            /** @description False for an estimate. */
            exact?: boolean;
            /** @description Of an estimate: how often the question was resolved. */
            samples?: number;
            /** @description How often the step was resolved. */
            branches?: number;
            /** @description One line to read aloud. */
            summary?: string;
            /** @description The chance of each way in which the step may end. */
            ends?: components["schemas"]["OddsEnd"][];
            /** @description Of the members that were asked for. */
            distributions?: components["schemas"]["OddsDistribution"][];
            /** @description Of a question that is not permitted. */
            reasons?: components["schemas"]["Reason"][];
            /** @description Where something is varied: each case has the members above. */
            cases?: components["schemas"]["OddsCase"][];
        };
        /**
         * OddsCase
         * @description The odds of one case.
         */
        OddsCase: {
            /** @description The values that were varied, by their pointers. */
            varied: Record<string, never>;
            status: components["schemas"]["RulingStatus"];
            /** @description exact or sample. */
            method: string;
            /** @description False for an estimate. */
            exact: boolean;
            /** @description Of an estimate: how often the question was resolved. */
            samples?: number;
            /** @description How often the step was resolved. */
            branches?: number;
            /** @description One line to read aloud. */
            summary: string;
            /** @description The chance of each way in which the step may end. */
            ends?: components["schemas"]["OddsEnd"][];
            /** @description Of the members that were asked for. */
            distributions?: components["schemas"]["OddsDistribution"][];
            /** @description Of a question that is not permitted. */
            reasons?: components["schemas"]["Reason"][];
        };
        /**
         * ProblemList
         * @description Every error that the service may answer.
         */
        ProblemList: {
            /** @description In the order of the registry. */
            problems: components["schemas"]["ProblemWords"][];
        };
        /**
         * ProblemWords
         * @description What an error means, and what to do.
         */
        ProblemWords: {
            /** @description Stable; for programs. */
            code: string;
            /** @description The HTTP status. */
            status: number;
            /** @description The same for every occurrence. */
            title: string;
            /** @description When it is answered, in Markdown. */
            meaning: string;
            /** @description What to do, in Markdown. */
            remedy: string;
            /** @description Where it stands by itself: the `type` of the problems that have it. */
            href: string;
        };
        /**
         * KeyList
         * @description The keys that sign checkpoints.
         */
        KeyList: {
            /** @description The server's name. */
            server: string;
            /** @description The current one first. */
            keys: components["schemas"]["ServerKey"][];
        };
        /**
         * ServerKey
         * @description A public key.
         */
        ServerKey: {
            /** @description As a verifier key: name+id+key (C2SP signed-note). */
            key: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was replaced; absent while it is in use.
             */
            retired_at?: string;
        };
        /**
         * State
         * @description The state of the service.
         */
        State: {
            /** @description alive or ready. */
            state: string;
        };
        /**
         * OpenedSession
         * @description A session that was just opened, with the umpire's token.
         */
        OpenedSession: {
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            id: string;
            ruleset: string;
            ruleset_version: number;
            /** @description All options of the ruleset, as they apply in this session. */
            options: Record<string, never>;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            opened_at: string;
            /** @description sealed or two_sided: who gives nonces for the dice, and when. */
            mode: string;
            house_rules?: components["schemas"]["HouseRulesUsed"];
            spectator: components["schemas"]["SpectatorLink"];
            /** @description The seat that the token is for. */
            seat: string;
            /** @description The umpire's bearer token. Only its hash is stored: it is shown again only to a retry with the same Idempotency-Key. */
            token: string;
            /** @description Who fights whom, each with its join code. */
            sides: components["schemas"]["OpenedSide"][];
            server_key: components["schemas"]["CurrentServerKey"];
            tree: components["schemas"]["TreeHead"];
        };
        /**
         * SpectatorLink
         * @description Lets whoever has it read the session.
         */
        SpectatorLink: {
            /** @description The name of the seat: spectators. */
            seat: string;
            /** @description Its bearer token. Only its hash is stored. */
            token: string;
            /** @description Lets somebody watch in a seat of its own. Only its hash is stored. */
            join_code: string;
            /** @description The path of the battle report, with the token as access_token. */
            link: string;
        };
        /**
         * OpenedSide
         * @description A side, with the code that lets players join it.
         */
        OpenedSide: {
            /** @description Its id. */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description # and six hexadecimal digits. */
            colour: string;
            /** @description Lets a player join it: share it. Only its hash is stored. */
            join_code: string;
        };
        /**
         * CurrentServerKey
         * @description The key that signs checkpoints.
         */
        CurrentServerKey: {
            /** @description As a verifier key: name+id+key (C2SP signed-note). Note it now. */
            key: string;
            /** @description The same in eight words, to read to each other. */
            fingerprint: string;
        };
        /**
         * Session
         * @description One game.
         */
        Session: {
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            id: string;
            ruleset: string;
            ruleset_version: number;
            /** @description All options of the ruleset, as they apply in this session. */
            options: Record<string, never>;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            opened_at: string;
            description?: components["schemas"]["SessionDescription"];
            /** @description sealed or two_sided; absent when the session is not sealed. */
            mode?: string;
            /** @description Two-sided mode: how long to wait for a nonce. */
            reveal_seconds?: number;
            next?: components["schemas"]["NextPlace"];
            /** @description Two-sided mode: the players and their commitments. */
            parties?: components["schemas"]["Party"][];
            open_question?: components["schemas"]["OpenQuestion"];
            /** @description open or closed. */
            state: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC; only when closed.
             */
            closed_at?: string;
            /** @description How many entries the ledger has, including the opening. */
            entries: number;
            /** @description Who fights whom; absent when the session is not sealed. */
            sides?: components["schemas"]["Side"][];
            /** @description True where players act with the units of every side; else absent. */
            shared_units?: boolean;
            /** @description Who may act. */
            seats: components["schemas"]["Seat"][];
        };
        /**
         * SessionDescription
         * @description What the umpire last said that the game is about; absent where nothing was said.
         */
        SessionDescription: {
            /** @description What the game is called. */
            title?: string;
            /** @description Where it is played. */
            place?: string;
            /** @description Of the armies, as they were agreed. */
            points?: number;
            /** @description Whatever else is to be known of it. */
            note?: string;
        };
        /**
         * NextPlace
         * @description Two-sided mode: where the next question stands, unless a new chain begins.
         */
        NextPlace: {
            /** @description Of the present chain, in hexadecimal. */
            anchor: string;
            /** @description The link that it uses. */
            link: number;
            /** @description The number of the commitments that it uses. */
            index: number;
        };
        /**
         * Party
         * @description A player in two-sided mode.
         */
        Party: {
            seat: string;
            /** @description How many nonces it has committed to. */
            committed: number;
            /** @description How many of these commitments no question has used yet. */
            unused: number;
        };
        /**
         * OpenQuestion
         * @description The open question, which waits for nonces; absent when there is none.
         */
        OpenQuestion: {
            /** @description The number of its entry. */
            seq: number;
            /** @description Who asked. */
            seat: string;
            /** @description The link of the chain that it uses. */
            link: number;
            /** @description The number of the commitments that it uses. */
            index: number;
            /** @description waiting, or stopped when a nonce did not come in time. */
            state: string;
            /**
             * Format: date-time
             * @description The deadline for the nonces; RFC 3339, UTC.
             */
            reveal_until: string;
            /** @description The seats whose nonces are missing. */
            awaited: string[];
            /** @description Those of them of which no reveal was recorded in time; who kept it back, nobody can tell. */
            withheld: string[];
            /** @description The seats that gave the question up. */
            gave_up: string[];
            /** @description The seats that agreed to declared dice: their last entry says which. */
            declared: string[];
        };
        /**
         * Seat
         * @description Who may act in a session.
         */
        Seat: {
            /** @description Its id, by which entries know it. */
            id: string;
            /** @description umpire, player or spectator. */
            role: string;
            /** @description The side that it plays on, by its id; absent where it plays on none. */
            side?: string;
            /** @description What the others call who sits there; absent where nobody has said. */
            name?: string;
            /** @description True once it has been revoked; else absent. */
            revoked?: boolean;
        };
        /**
         * GameState
         * @description A game as it stands.
         */
        GameState: {
            /** @description The number of the newest entry that counts in it. */
            as_of: number;
            you: components["schemas"]["You"];
            session: components["schemas"]["Session"];
            /** @description As getRoster answers it; absent where the ruleset has no units. */
            roster?: Record<string, never>;
            /** @description What the rules demand next, by unit. */
            due?: components["schemas"]["Due"][];
            /** @description The newest entries, the newest first. */
            entries: components["schemas"]["Entry"][];
        };
        /**
         * You
         * @description Who asks.
         */
        You: {
            /** @description The id of the seat whose token it is. */
            seat: string;
            /** @description What the others call who sits there; absent where nobody has said. */
            name?: string;
            /** @description umpire, player or spectator. */
            role: string;
            /** @description The side that it plays on, by its id; absent where it plays on none. */
            side?: string;
        };
        /**
         * Due
         * @description Something that the rules demand of a unit.
         */
        Due: {
            /** @description The unit's id. */
            unit: string;
            /** @description What the players call it. */
            unit_name: string;
            /** @description The side that it fights for, by its id. */
            side: string;
            /** @description What is due, by its name in the ruleset. */
            due: string;
            /** @description The same as a sentence, without a full stop. */
            title: string;
            /** @description The clause that demands it. */
            clause: string;
            /** @description The step that does it. */
            step: string;
            /** @description The role that the unit takes in that step. */
            role: string;
            /** @description A condition that only the players can judge; absent when there is none. */
            only_if?: string;
            /** @description Whether the unit may do nothing else first. */
            compulsory: boolean;
        };
        /**
         * MySessions
         * @description The headlines of a device's games.
         */
        MySessions: {
            /** @description In the order in which they were asked for. */
            sessions: components["schemas"]["SessionHeadline"][];
        };
        /**
         * SessionHeadline
         * @description A game in few words.
         */
        SessionHeadline: {
            /** @description The session's UUID, as it was sent. */
            session: string;
            /** @description Why nothing is said of it, as a problem's code; absent when all is well. */
            code?: string;
            ruleset?: string;
            /** @description sealed or two_sided. */
            mode?: string;
            /** @description open or closed. */
            state?: string;
            /** @description Whose token it is. */
            seat?: string;
            /** @description umpire, player or spectator. */
            role?: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            opened_at?: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC; only when closed.
             */
            closed_at?: string;
            /** @description How many entries the ledger has. */
            entries?: number;
            /** @description The current turn; absent before the first. */
            turn?: number;
            /** @description The phase of that turn, where the ruleset has phases. */
            phase?: string;
            description?: components["schemas"]["SessionDescription"];
        };
        /**
         * JoinedSeat
         * @description A seat just taken, with its token.
         */
        JoinedSeat: {
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Its id. */
            seat: string;
            /** @description player or spectator. */
            role: string;
            /** @description The player's side, by its id; absent for spectators. */
            side?: string;
            /** @description What the others call who sits there: the name as it was tidied. */
            name: string;
            /** @description The seat's bearer token. Only its hash is stored. */
            token: string;
            server_key: components["schemas"]["CurrentServerKey"];
            entry: components["schemas"]["Entry"];
        };
        /**
         * JoinPreview
         * @description What a join code opens.
         */
        JoinPreview: {
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            ruleset: string;
            /** @description sealed or two_sided. */
            mode: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            opened_at: string;
            description?: components["schemas"]["SessionDescription"];
            /** @description What the code gives: player or spectator. */
            role: string;
            /** @description The side that it is for, by its id; absent for spectators. */
            side?: string;
            /** @description Who fights whom. */
            sides: components["schemas"]["PreviewSide"][];
        };
        /**
         * PreviewSide
         * @description A side, and who plays on it.
         */
        PreviewSide: {
            /** @description The side's id. */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description # and six hexadecimal digits. */
            colour: string;
            /** @description Who plays on it. */
            players: components["schemas"]["Sitter"][];
            /** @description Whether another player may join it. */
            free: boolean;
        };
        /**
         * Sitter
         * @description Who sits in a seat.
         */
        Sitter: {
            /** @description The seat's id. */
            seat: string;
            /** @description What the others call who sits there; absent where nobody has said. */
            name?: string;
        };
        /**
         * NamedSeat
         * @description What a seat is called.
         */
        NamedSeat: {
            /** @description The seat's id. */
            seat: string;
            /** @description The name as it was tidied; absent once it is erased. */
            name?: string;
        };
        /**
         * EntryPage
         * @description Entries in order.
         */
        EntryPage: {
            /** @description At most `limit` of them. */
            entries: components["schemas"]["Entry"][];
            /** @description The cursor of the next page; absent on the last. */
            next?: string;
        };
        /**
         * Receipt
         * @description What proves one entry.
         */
        Receipt: {
            /** @description The signed note. */
            checkpoint: string;
            /** @description The entry's bytes. */
            entry: string;
            /**
             * @description The format of the receipt.
             * @constant
             */
            format: 1;
            /** @description The inclusion proof, up to the checkpoint's root: hashes in hexadecimal. */
            proof: string[];
            /** @description Its number. */
            seq: number;
        };
        /**
         * Report
         * @description A game, to be read.
         */
        Report: {
            /** @description The session's UUID. */
            session: string;
            ruleset: string;
            /** @description The ruleset's. */
            title: string;
            description?: components["schemas"]["SessionDescription"];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            opened_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC; only when closed.
             */
            closed_at?: string;
            /** @description The closing remark. */
            remark?: string;
            /** @description How many entries the report holds, from the opening on. */
            count: number;
            rulings: number;
            /** @description How many dice were thrown in total. */
            dice: number;
            /** @description How many rulings rest on declared dice. */
            declared: number;
            /** @description The record is longer than one report holds. */
            truncated: boolean;
            /** @description Those that differ from their defaults. */
            options: components["schemas"]["ReportOption"][];
            /** @description By turns where entries name them, else by pauses. */
            chapters: components["schemas"]["ReportChapter"][];
            /** @description What later entries say of earlier ones. */
            marks: components["schemas"]["ReportMark"][];
        };
        /**
         * ReportOption
         * @description An option that differs from its default.
         */
        ReportOption: {
            name: string;
            title?: string;
            /** @description Its value; absent when it was left out. */
            value?: unknown;
            /** @description Its default; absent when there is none. */
            default?: unknown;
        };
        /**
         * ReportChapter
         * @description A turn, or what happened between two pauses.
         */
        ReportChapter: {
            title: string;
            /** @description Its number, when it is a turn. */
            turn?: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            ended_at: string;
            rulings: number;
            /** @description In order. */
            entries: components["schemas"]["Entry"][];
        };
        /**
         * ReportMark
         * @description What a later entry says of an earlier one.
         */
        ReportMark: {
            /** @description The earlier entry. */
            target: number;
            /** @description The later one. */
            by: number;
            /** @description Disputed, dispute upheld, replaced by a correction, asked of a state that was taken back … */
            text: string;
        };
        /**
         * Luck
         * @description What happened in a session, compared with what was likely.
         */
        Luck: {
            /** @description The session's UUID. */
            session: string;
            /** @description How many were read. */
            entries: number;
            /** @description The record is too long: not everything is compared. */
            truncated: boolean;
            rulings: number;
            /** @description Corrections that reuse dice; those are counted where they were thrown. */
            reused: number;
            /** @description Rulings whose odds take too much work: their dice are counted, but not how they ended. */
            without_odds: number;
            /** @description Rulings that this program does not reproduce as recorded; they are left out. */
            not_reproduced: number;
            /** @description Below this count, nothing is concluded. */
            minimum_count: number;
            /** @description For how many the p-values are corrected. */
            comparisons: number;
            /** @description Of all comparisons: too_few, nothing_unusual or stands_out. */
            verdict: string;
            /** @description The verdict in a sentence. */
            summary: string;
            service: components["schemas"]["LuckOfDice"];
            declared: components["schemas"]["LuckOfDice"];
        };
        /**
         * LuckOfDice
         * @description The dice of the service, or those that were declared.
         */
        LuckOfDice: {
            /** @description In which dice were thrown. */
            rulings: number;
            dice: number;
            /** @description How high the dice fell: in the session, for each seat, for each step. */
            throws: components["schemas"]["LuckLine"][];
            /** @description How often steps ended in each way that they name. */
            ends: components["schemas"]["LuckLine"][];
        };
        /**
         * LuckLine
         * @description What happened, compared with what was likely.
         */
        LuckLine: {
            /** @description Who asked; absent for all. */
            seat?: string;
            /** @description What the others call that seat; absent where nobody has said. */
            seat_name?: string;
            /** @description Absent for all. */
            step?: string;
            /** @description The way in which the step ended. */
            end?: string;
            /** @description The end as a sentence, without a full stop. */
            title?: string;
            /** @description Of questions whose end was open, or of dice. */
            count: number;
            /** @description How often it happened. Of dice: 0 for each that shows its least, 1 for its most, or whether it counted. */
            observed: number;
            /** @description The sum of the exact chances; of dice, of the means. */
            expected: number;
            /** @description Of observed, were it chance alone. */
            standard_error: number;
            /** @description How often chance alone leads at least as far away, to either side: twice the smaller tail. Absent when there are too few. */
            p?: number;
            /** @description The same, corrected for the number of comparisons (Holm). */
            p_corrected?: number;
            /** @description All cases were counted out; else p is the normal distribution's. */
            exact: boolean;
            /** @description too_few (nothing is said), nothing_unusual, or stands_out: p_corrected is below 0.05. */
            verdict: string;
            /** @description The verdict in a sentence. */
            summary: string;
        };
        /**
         * ConsistencyProof
         * @description Proof that one tree is the beginning of another (RFC 9162).
         */
        ConsistencyProof: {
            from: components["schemas"]["TreeHead"];
            to: components["schemas"]["TreeHead"];
            /** @description Hashes in hexadecimal, from the leaves upwards. */
            proof: string[];
        };
        /**
         * Club
         * @description A club, as its keys may see it.
         */
        Club: {
            name: string;
            /** @description Newest first, at most 100. */
            keys: components["schemas"]["ClubKey"][];
            limits: components["schemas"]["ClubLimits"];
            /** @description How many it has opened within the last 24 hours. */
            sessions_last_24h: number;
        };
        /**
         * ClubKey
         * @description A key. It is shown only once; only its hash is stored.
         */
        ClubKey: {
            /**
             * Format: uuid
             * @description What `umpire club revoke` takes.
             */
            id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC; absent while the key is valid.
             */
            revoked_at?: string;
        };
        /**
         * ClubLimits
         * @description The limits of a club.
         */
        ClubLimits: {
            /** @description Sessions opened within 24 hours. */
            sessions_per_day: number;
            /** @description Names of house rules, over all rulesets. */
            house_rules: number;
            /** @description Versions of each name. */
            versions: number;
            /** @description Armies, over all rulesets. */
            armies: number;
        };
        /**
         * ClubSessionPage
         * @description Games that a club opened, newest first.
         */
        ClubSessionPage: {
            /** @description At most `limit` of them. */
            sessions: components["schemas"]["ClubSession"][];
            /** @description The cursor of the next page; absent on the last. */
            next?: string;
        };
        /**
         * ClubSession
         * @description A game in a club's list.
         */
        ClubSession: {
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            id: string;
            ruleset: string;
            ruleset_version: number;
            description?: components["schemas"]["SessionDescription"];
            /** @description sealed or two_sided: who gives nonces for the dice, and when. */
            mode: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            opened_at: string;
            /** @description open or closed. */
            state: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC; only when closed.
             */
            closed_at?: string;
        };
        /**
         * HouseRulesList
         * @description A club's house rules.
         */
        HouseRulesList: {
            /** @description The latest version of each name. */
            house_rules: components["schemas"]["HouseRulesLine"][];
        };
        /**
         * HouseRulesLine
         * @description House rules in a list.
         */
        HouseRulesLine: {
            ruleset: string;
            name: string;
            /** @description Counts from 1. */
            version: number;
            /** @description The latest version of this name. */
            latest_version: number;
            /** @description The version of the rules for which they were set. */
            ruleset_version: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /** @description What the club says about them. */
            note?: string;
            /** @description Where this version stands. */
            href: string;
        };
        /**
         * HouseRules
         * @description How a club plays.
         */
        HouseRules: {
            club: string;
            ruleset: string;
            name: string;
            /** @description Counts from 1. */
            version: number;
            /** @description The latest version of this name. */
            latest_version: number;
            /** @description The version of the rules for which they were set. */
            ruleset_version: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /** @description What the club says about them. */
            note?: string;
            /** @description Where this version stands. */
            href: string;
            /** @description The options that differ from their defaults. */
            differences: components["schemas"]["OptionDifference"][];
            /** @description All options of the ruleset. */
            options: Record<string, never>;
        };
        /**
         * OptionDifference
         * @description An option that differs from its default.
         */
        OptionDifference: {
            name: string;
            title?: string;
            /** @description What the option decides. */
            doc?: string;
            /** @description Its value; absent when it was left out. */
            value?: unknown;
            /** @description Its default; absent when there is none. */
            default?: unknown;
            clause?: components["schemas"]["OptionClause"];
        };
        /**
         * OptionClause
         * @description The clause that an option rests on.
         */
        OptionClause: {
            id: string;
            title?: string;
            /** @description Markdown. */
            text?: string;
            /** @description Its address. */
            href: string;
        };
        /**
         * ArmyList
         * @description A club's armies.
         */
        ArmyList: {
            /** @description By ruleset and id. */
            armies: components["schemas"]["ArmyLine"][];
        };
        /**
         * ArmyLine
         * @description An army in a list.
         */
        ArmyLine: {
            ruleset: string;
            /** @description Its id in paths. */
            id: string;
            /** @description What the club calls it. */
            name: string;
            /** @description Counts its changes, from 1. */
            version: number;
            /** @description The version of the rules for which it was kept. */
            ruleset_version: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updated_at: string;
            /** @description How many units it has. */
            unit_count: number;
            /** @description What they cost with the ruleset's options as printed; absent where it has no points. */
            points?: number;
            /** @description Where it stands. */
            href: string;
        };
        /**
         * Army
         * @description An army that a club keeps.
         */
        Army: {
            ruleset: string;
            /** @description Its id in paths. */
            id: string;
            /** @description What the club calls it. */
            name: string;
            /** @description Counts its changes, from 1. */
            version: number;
            /** @description The version of the rules for which it was kept. */
            ruleset_version: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updated_at: string;
            /** @description How many units it has. */
            unit_count: number;
            /** @description What they cost with the ruleset's options as printed; absent where it has no points. */
            points?: number;
            /** @description Where it stands. */
            href: string;
            /** @description As an opening takes them, but for their side. */
            units: Record<string, never>[];
        };
        /**
         * SessionHouseRules
         * @description How a game is played.
         */
        SessionHouseRules: {
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            ruleset: string;
            ruleset_version: number;
            house_rules?: components["schemas"]["HouseRulesUsed"];
            /** @description The options that differ from their defaults. */
            differences: components["schemas"]["OptionDifference"][];
            /** @description All options of the ruleset. */
            options: Record<string, never>;
        };
        /**
         * UnitOnTable
         * @description One unit as it stands.
         */
        UnitOnTable: {
            ruleset: string;
            /** @description The number of the last entry that counts. */
            as_of: number;
            /** @description The current turn; absent before the first. */
            turn?: number;
            /** @description The phase of that turn, where the ruleset has phases. */
            phase?: string;
            /** @description The unit as the roster has it. */
            unit: Record<string, never>;
            /** @description What the rules demand of it next. */
            due: components["schemas"]["Due"][];
        };
        /**
         * Actions
         * @description What a unit may do.
         */
        Actions: {
            ruleset: string;
            /** @description The number of the last entry that counts. */
            as_of: number;
            /** @description The current turn; absent before the first. */
            turn?: number;
            /** @description The phase of that turn, where the ruleset has phases. */
            phase?: string;
            /** @description The unit's id. */
            unit: string;
            /** @description What the players call it. */
            name: string;
            /** @description What it may do now, as far as the record knows. */
            may: components["schemas"]["Action"][];
            /** @description What its state bars it from, and why. */
            may_not: components["schemas"]["Action"][];
        };
        /**
         * Action
         * @description A step, with the unit in a role.
         */
        Action: {
            step: string;
            /** @description The step's title. */
            title: string;
            /** @description The role that the unit takes. */
            role: string;
            role_title: string;
            /** @description The phases to which the step belongs; empty: any time. */
            phases: string[];
            /** @description Whether it belongs to the current phase, as what the unit owes before anything else does to each. */
            in_phase: boolean;
            /** @description Whether the rules demand it of the unit now. */
            due: boolean;
            /** @description What bars it, or would without the option or the umpire. */
            reasons?: components["schemas"]["ActionBar"][];
        };
        /**
         * ActionBar
         * @description What bars a unit.
         */
        ActionBar: {
            /** @description The bar, by its name in the ruleset. */
            name: string;
            /** @description The clause that demands it. */
            clause: string;
            /** @description Of the unit: it goes on after its name. */
            text: string;
            /** @description The step that settles it; absent: time does. */
            step?: string;
            /** @description The unit's role in that step. */
            role?: string;
        };
        /**
         * DueList
         * @description What the rules demand next.
         */
        DueList: {
            ruleset: string;
            /** @description The number of the last entry that counts. */
            as_of: number;
            /** @description The current turn; absent before the first. */
            turn?: number;
            /** @description The phase of that turn, where the ruleset has phases. */
            phase?: string;
            /** @description By unit, in the order of the roster. */
            due: components["schemas"]["Due"][];
        };
        /**
         * Appended
         * @description Which entry was appended, without what it says: what `Prefer: return=minimal` asks for.
         */
        Appended: {
            /** @description The entry's number. */
            seq: number;
            /** @description Its kind. */
            kind: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * Problem
         * @description RFC 9457 problem details.
         */
        Problem: {
            /** @description The address of its explanation: /v1/problems/ and the code. */
            type: string;
            /** @description The same for every occurrence. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description Stable; for programs. */
            code: components["schemas"]["ProblemCode"];
            /** @description What happened in this case. */
            detail?: string;
            /** @description This occurrence: urn:uuid: and the id of the request. */
            instance?: string;
            /** @description The request in the service's log; the header X-Request-Id says it in every answer. */
            request_id?: string;
            /** @description Everything that is wrong with the request. */
            violations?: components["schemas"]["Violation"][];
            /** @description How many more violations there were. */
            violations_omitted?: number;
            too_large?: components["schemas"]["OddsExcess"];
            /** @description Of not_undoable and unit_in_use: entries that stand in the way, the newest first, at most 16. */
            rested_on?: number[];
            /** @description Of turn_changed: the turn and phase that are on. */
            current?: components["schemas"]["CurrentTurn"];
            /** @description Of units_changed: what became of the named units. */
            changed?: components["schemas"]["ChangedMember"][];
            /** @description Of dice_exhausted: the draws for which the dice were enough. */
            draws?: components["schemas"]["Draw"][];
            /** @description Of dice_exhausted: the dice to throw next. Send all dice, those of the draws first. */
            next_draw?: components["schemas"]["NextDraw"];
        };
        /**
         * Violation
         * @description What is wrong with one field.
         */
        Violation: {
            /** @description RFC 6901 pointer into the body. */
            pointer?: string;
            /** @description The query parameter, when it is one. */
            parameter?: string;
            /** @description In a CSV body: the line, from 1. */
            line?: number;
            /** @description In a CSV body: the cell of that line, from 1; absent when the whole line is meant. */
            column?: number;
            /** @description Stable; for programs. */
            code: components["schemas"]["ProblemCode"];
            /** @description What is wrong, and what is expected. */
            message: string;
        };
        /**
         * ChangedMember
         * @description A member of a unit that has changed.
         */
        ChangedMember: {
            /** @description The unit's id. */
            unit: string;
            /** @description What the players call it. */
            unit_name: string;
            /** @description The member that changed. */
            member: string;
            /** @description What it is called. */
            title: string;
            /** @description What it was; absent: nothing, or a text. */
            from?: unknown;
            /** @description What it is now. */
            to?: unknown;
        };
        /**
         * NextDraw
         * @description The dice to throw next.
         */
        NextDraw: {
            /** @description The part of an exchange that asks for the dice. */
            part?: string;
            /** @description What the dice are for. */
            label: string;
            /** @description How they count, as in a draw. */
            verb: string;
            /** @description The unit that they are thrown for, where one is named. */
            unit?: string;
            /** @description What the players call it. */
            unit_name?: string;
            /** @description How many dice to throw now. */
            count: number;
            /** @description Of each die. */
            sides: number;
            /** @description What each die, or their sum, must show, or more; absent where no one number decides. */
            needed?: number;
            /** @description How many dice of this draw were declared already. */
            given: number;
        };
        /**
         * Preview
         * @description A question that was only checked.
         */
        Preview: {
            ruleset: string;
            step: string;
            /** @description What the question still lacks; empty: it can be asked. */
            needs: components["schemas"]["Need"][];
            /** @description Whether it may be done; absent while something is lacking. */
            permitted?: boolean;
            /** @description Why not, as a sentence; or what a correction would come to. */
            summary?: string;
            /** @description Why not, with the clauses; where it is permitted, what would bar its units but for the option or the override. */
            reasons?: components["schemas"]["Reason"][];
            /** @description The whole input: what was given, what units fill in, and defaults. */
            input?: Record<string, never>;
            /** @description Pointers to the inputs that units fill in. */
            autofilled?: string[];
            /** @description Pointers to the inputs that a unit knows and the question says itself. */
            overridden?: string[];
            /** @description Pointers to inputs that nobody said and that have their defaults. */
            assumed?: string[];
            /** @description What the dice that were declared were used for; of a correction those that are kept come first. */
            draws?: components["schemas"]["Draw"][];
            /** @description The dice to throw next; absent where no more are needed. */
            next_draw?: components["schemas"]["NextDraw"];
            /** @description What a correction would come to, once all its dice are known. */
            outcome?: Record<string, never>;
            /** @description And what it would do to its units. */
            effects?: components["schemas"]["UnitEffect"][];
        };
        /**
         * Need
         * @description Something that a question still lacks.
         */
        Need: {
            /** @description RFC 6901 pointer into the body. */
            pointer: string;
            /** @description What the input is called. */
            title?: string;
            /** @description As a violation's would be: missing_field, table_required or target_required. */
            code: string;
            /** @description What is wanted. */
            message: string;
        };
        /** OddsMethod */
        OddsMethod: string & ("exact" | "sample");
        /** Carry */
        Carry: string & ("survivors" | "as_it_stood");
        /** EntryKind */
        EntryKind: string & ("opened" | "joined" | "nonce" | "rekey" | "ruling" | "note" | "closed" | "committed" | "asked" | "revealed" | "withheld" | "dispute" | "decision" | "correction" | "undo_proposed" | "undo_answered" | "units_added" | "unit_changed" | "turn" | "revoked" | "gave_up" | "unit_renamed" | "unit_removed" | "unit_reassigned" | "described" | "reissue_agreed" | "reissued" | "handed_over" | "declared_agreed");
        /** EntriesOrder */
        EntriesOrder: string & ("asc" | "desc");
        /** EntryWith */
        EntryWith: string & "odds";
        /** Correction */
        Correction: string & ("none" | "further_dice" | "reused_dice");
        /** ClubSessionState */
        ClubSessionState: string & ("open" | "closed");
        /** Mode */
        Mode: string & ("sealed" | "two_sided");
        /** Compare */
        Compare: string & ("at_least" | "above" | "at_most" | "under");
        /** RulingStatus */
        RulingStatus: string & ("resolved" | "not_permitted");
        /** SealingMode */
        SealingMode: string & ("sealed" | "two_sided");
        /** SeatRole */
        SeatRole: string & ("umpire" | "player" | "spectator");
        /** BarWaiver */
        BarWaiver: string & ("warn" | "override");
        /** DiceKind */
        DiceKind: string & ("system" | "declared" | "sealed" | "reused");
        /** ProblemCode */
        ProblemCode: string & ("bad_request" | "token_missing" | "token_invalid" | "club_key_invalid" | "seat_revoked" | "not_allowed" | "opening_disabled" | "metrics_forbidden" | "not_found" | "ruleset_unknown" | "step_not_defined" | "table_unknown" | "clause_unknown" | "session_unknown" | "house_rules_unknown" | "army_unknown" | "entry_unknown" | "seat_unknown" | "method_not_allowed" | "not_acceptable" | "join_code_wrong" | "session_closed" | "session_stopped" | "session_not_stopped" | "body_too_large" | "uri_too_long" | "media_type_unsupported" | "too_many_requests" | "headers_too_large" | "malformed_json" | "malformed_csv" | "invalid_input" | "duplicate_field" | "too_deep" | "unknown_field" | "unknown_option" | "missing_field" | "wrong_type" | "out_of_range" | "not_a_choice" | "wrong_length" | "invalid_text" | "conflicting_fields" | "not_unique" | "table_required" | "target_required" | "dice_exhausted" | "dice_surplus" | "dice_impossible" | "odds_too_large" | "idempotency_key_reused" | "session_not_sealed" | "checkpoint_inconsistent" | "name_taken" | "side_taken" | "seats_full" | "seat_already_revoked" | "nonce_already_given" | "house_rules_full" | "armies_full" | "army_changed" | "club_session_limit" | "wrong_mode" | "two_players_required" | "commitments_invalid" | "commitments_missing" | "question_open" | "question_not_open" | "already_given_up" | "agreement_awaited" | "place_taken" | "unit_of_other_side" | "unit_in_question" | "signature_wrong" | "device_key_needed" | "reissue_not_agreed" | "nonce_mismatch" | "reveal_not_expected" | "ruling_not_in_force" | "dispute_open" | "dispute_unknown" | "dispute_decided" | "correction_not_decided" | "already_corrected" | "wrong_step" | "input_unchanged" | "not_undoable" | "proposal_open" | "proposal_not_open" | "consent_not_requested" | "no_one_to_consent" | "unit_unknown" | "unit_in_use" | "turn_changed" | "unit_not_eligible" | "unit_out" | "units_not_accepted" | "units_full" | "side_units_full" | "unit_id_taken" | "turn_not_available" | "due_open" | "units_changed" | "wrong_phase" | "record_damaged" | "keys_missing" | "session_full" | "entry_refused" | "internal" | "overloaded" | "database_unavailable" | "outcome_unknown" | "too_many_listeners" | "too_many_session_listeners" | "stopping");
        /**
         * VisibleText
         * @description A text with at least one character that can be seen, and none that hides or turns the text around it about; nor beyond U+FFFF, of which the pattern says nothing: tags without their flag, variants, private use.
         */
        VisibleText: string;
        /**
         * VisibleTextOrNone
         * @description A text that is empty or can be seen, and has no character that hides or turns the text around it about; nor beyond U+FFFF, of which the pattern says nothing: tags without their flag, variants, private use.
         */
        VisibleTextOrNone: string;
        /**
         * Of what
         * @description JSON Pointers to the outcome's members to show, such as /fire/casualties or /shots/0/result. All of them by default; none of them for an empty list, which leaves the chances of the ends alone.
         */
        OddsViewOf: string[];
        /**
         * Together
         * @description One distribution of these members together, instead of one for each.
         * @default false
         */
        OddsViewJoint: boolean;
        /**
         * Method
         * @description How to calculate the odds.
         * @default exact
         */
        OddsViewMethod: components["schemas"]["OddsMethod"];
        /**
         * Samples
         * @description For the method `sample`: how often to resolve each case. By default 100000, or as many as the service allows, which may be fewer than the maximum here.
         */
        OddsViewSamples: number;
        /**
         * OddsVary
         * @description JSON Pointers into /input or /options, each with the values to try: one case per combination, at most 64.
         */
        OddsVary: {
            [key: string]: unknown[];
        };
        /**
         * Entry
         * @description One line of the ledger.
         */
        Entry: components["schemas"]["OpenedEntry"] | components["schemas"]["JoinedEntry"] | components["schemas"]["NonceEntry"] | components["schemas"]["RekeyEntry"] | components["schemas"]["RulingEntry"] | components["schemas"]["NoteEntry"] | components["schemas"]["ClosedEntry"] | components["schemas"]["CommittedEntry"] | components["schemas"]["AskedEntry"] | components["schemas"]["RevealedEntry"] | components["schemas"]["WithheldEntry"] | components["schemas"]["DisputeEntry"] | components["schemas"]["DecisionEntry"] | components["schemas"]["CorrectionEntry"] | components["schemas"]["UndoProposedEntry"] | components["schemas"]["UndoAnsweredEntry"] | components["schemas"]["UnitsAddedEntry"] | components["schemas"]["UnitChangedEntry"] | components["schemas"]["TurnEntry"] | components["schemas"]["RevokedEntry"] | components["schemas"]["GaveUpEntry"] | components["schemas"]["UnitRenamedEntry"] | components["schemas"]["UnitRemovedEntry"] | components["schemas"]["UnitReassignedEntry"] | components["schemas"]["DescribedEntry"] | components["schemas"]["ReissueAgreedEntry"] | components["schemas"]["ReissuedEntry"] | components["schemas"]["HandedOverEntry"] | components["schemas"]["DeclaredAgreedEntry"];
        /**
         * OpenedEntry
         * @description The session begins: its ruleset with all options, its mode, its units.
         */
        OpenedEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "opened";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description The first chain of secrets; absent when the session is not sealed. */
            chain?: components["schemas"]["Chain"];
            /** @description Steps must belong to the current phase. */
            enforce_phases?: boolean;
            /** @description The club's house rules that the options came from. */
            house_rules?: components["schemas"]["HouseRulesUsed"];
            /** @description Who gives nonces, and when; absent when the session is not sealed. */
            mode?: components["schemas"]["SealingMode"];
            /** @description All options of the ruleset, as they apply in this session. */
            options: Record<string, never>;
            /** @description The first line of the session's checkpoints. */
            origin?: string;
            /** @description Two-sided mode: how long to wait for a nonce. */
            reveal_seconds?: number;
            /** @description The session whose roster the game began with. */
            roster_from?: components["schemas"]["RosterOrigin"];
            /** @description The game system. */
            ruleset: string;
            /** @description The version of its rules. */
            ruleset_version: number;
            /** @description Players act with the units of other sides, too. */
            shared_units?: boolean;
            /** @description Who fights whom; absent when the session is not sealed. */
            sides?: components["schemas"]["Side"][];
            /** @description The side on which the umpire plays, too. */
            umpire_side?: string;
            /** @description The units that take the field. */
            units?: components["schemas"]["EnteredUnit"][];
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * JoinedEntry
         * @description A seat comes in.
         */
        JoinedEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "joined";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description The public key of the seat's device: Ed25519, in hexadecimal. */
            device_key?: string;
            /** @description Of the seat's device, in hexadecimal. */
            nonce?: string;
            /** @description What the seat may do. */
            role: components["schemas"]["SeatRole"];
            /** @description The side that a player is on, by its id. */
            side?: string;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * NonceEntry
         * @description A seat gives its nonce later, or again after a rekey.
         */
        NonceEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "nonce";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description Of the seat's device, in hexadecimal. */
            nonce: string;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * RekeyEntry
         * @description A new chain of secrets begins.
         */
        RekeyEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "rekey";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description The chain that begins. */
            chain: components["schemas"]["Chain"];
            /** @description Why the umpire begins it before the other is used up: after a restore. */
            reason?: string;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * RulingEntry
         * @description What was asked, thrown and decided, with the clauses that were applied.
         */
        RulingEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format?: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "ruling";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description Of a ruling that names units: whether its effects hold. */
            applied?: boolean;
            /** @description JSON Pointers to inputs that matter and that nobody said: they have their defaults. */
            assumed?: string[];
            /** @description JSON Pointers to the inputs that its units filled in. */
            autofilled?: string[];
            /** @description What the state of its units keeps them from. */
            barred?: components["schemas"]["Barred"][];
            /** @description The body of the request, as the seat's device signed it. */
            body?: string;
            /** @description Where the dice came from. */
            dice: components["schemas"]["DiceSource"];
            /** @description Dice that were declared with a question that is not permitted. */
            dice_unused?: number[];
            /** @description What it does to its units. */
            effects?: components["schemas"]["UnitEffect"][];
            /** @description As the step describes it, with all defaults. */
            input: Record<string, never>;
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            /** @description As the step describes it; absent of what is not permitted. */
            outcome?: Record<string, never>;
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            /** @description Who takes which role: the id of a unit, or a list of them. */
            roles?: {
                [key: string]: string | string[];
            };
            /** @description The game system. */
            ruleset: string;
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description What was resolved. */
            step: string;
            /** @description The turn in which it falls. */
            turn?: number;
            /** @description One line to read aloud. */
            summary?: string;
            /** @description Every clause that was applied, in order. */
            reasons: components["schemas"]["Reason"][];
            /** @description Every die thrown, in order. */
            draws: components["schemas"]["Draw"][];
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
            /** @description Of a ruling, where they were asked for. */
            odds?: components["schemas"]["RecordedOdds"];
        };
        /**
         * NoteEntry
         * @description A remark during the game.
         */
        NoteEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "note";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description What was said. */
            text: string;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * ClosedEntry
         * @description The session is over.
         */
        ClosedEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "closed";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description The closing remark. */
            remark?: string;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * CommittedEntry
         * @description A player commits itself to nonces.
         */
        CommittedEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "committed";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description SHA-256 in hexadecimal. */
            commitments: string[];
            /** @description The index of the first. */
            first: number;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * AskedEntry
         * @description A question of two-sided mode, before its dice exist.
         */
        AskedEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "asked";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description Of a ruling that names units: whether its effects hold. */
            applied?: boolean;
            /** @description JSON Pointers to inputs that matter and that nobody said: they have their defaults. */
            assumed?: string[];
            /** @description JSON Pointers to the inputs that its units filled in. */
            autofilled?: string[];
            /** @description The body of the request, as the seat's device signed it. */
            body: string;
            /** @description Asks for the dice of a correction: the entry that it replaces. */
            corrects?: number;
            /** @description Of a question that asks for a correction: the decision that calls for it. */
            decision?: number;
            /** @description The number of the commitments that it uses. */
            index: number;
            /** @description As the step describes it, with all defaults. */
            input: Record<string, never>;
            /** @description The link of the chain that it uses. */
            link: number;
            /** @description Those that the step reads. */
            options: Record<string, never>;
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description Who takes which role: the id of a unit, or a list of them. */
            roles?: {
                [key: string]: string | string[];
            };
            /** @description The game system. */
            ruleset: string;
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @description What was resolved. */
            step: string;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * RevealedEntry
         * @description A player shows the nonce for a question.
         */
        RevealedEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "revealed";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description The number of its commitment. */
            index: number;
            /** @description In hexadecimal. */
            nonce: string;
            /** @description The question's number. */
            question: number;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * WithheldEntry
         * @description The time is over, and no reveal of a seat stands in the record.
         */
        WithheldEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "withheld";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description The seat of which no reveal was recorded in time. */
            awaited: string;
            /** @description The question's number. */
            question: number;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * DisputeEntry
         * @description A ruling is disputed.
         */
        DisputeEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "dispute";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description What is wrong with the ruling. */
            claim: string;
            /** @description That the dispute rests on. */
            clause?: string;
            /** @description The ruling that is disputed. */
            target: number;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * DecisionEntry
         * @description A dispute is decided.
         */
        DecisionEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "decision";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description That the decision rests on. */
            clause: string;
            /** @description What follows; of disputes that are upheld. */
            correction?: components["schemas"]["Correction"];
            /** @description The dispute's number. */
            dispute: number;
            /** @description Why. */
            reason?: string;
            /** @description Whether the dispute is right. */
            upheld: boolean;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * CorrectionEntry
         * @description A ruling that replaces another.
         */
        CorrectionEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format?: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "correction";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description Of a ruling that names units: whether its effects hold. */
            applied?: boolean;
            /** @description JSON Pointers to inputs that matter and that nobody said: they have their defaults. */
            assumed?: string[];
            /** @description JSON Pointers to the inputs that its units filled in. */
            autofilled?: string[];
            /** @description What the state of its units keeps them from. */
            barred?: components["schemas"]["Barred"][];
            /** @description The entry that it replaces. */
            corrects: number;
            /** @description The decision that calls for it. */
            decision: number;
            /** @description Where the dice came from. */
            dice: components["schemas"]["DiceSource"];
            /** @description Dice that were declared with a question that is not permitted. */
            dice_unused?: number[];
            /** @description What it does to its units. */
            effects?: components["schemas"]["UnitEffect"][];
            /** @description As the step describes it, with all defaults. */
            input: Record<string, never>;
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            /** @description As the step describes it; absent of what is not permitted. */
            outcome?: Record<string, never>;
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            /** @description Who takes which role: the id of a unit, or a list of them. */
            roles?: {
                [key: string]: string | string[];
            };
            /** @description The game system. */
            ruleset: string;
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description What was resolved. */
            step: string;
            /** @description The turn in which it falls. */
            turn?: number;
            /** @description One line to read aloud. */
            summary?: string;
            /** @description Every clause that was applied, in order. */
            reasons: components["schemas"]["Reason"][];
            /** @description Every die thrown, in order. */
            draws: components["schemas"]["Draw"][];
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
            /** @description Of a ruling, where they were asked for. */
            odds?: components["schemas"]["RecordedOdds"];
        };
        /**
         * UndoProposedEntry
         * @description Taking back is proposed.
         */
        UndoProposedEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "undo_proposed";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description Why. */
            reason?: string;
            /** @description The entry that is to be taken back. */
            target: number;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * UndoAnsweredEntry
         * @description A proposal is answered.
         */
        UndoAnsweredEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "undo_answered";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description Whether the seat agrees. */
            consent: boolean;
            /** @description The proposal's number. */
            proposal: number;
            /** @description The entry that is taken back, where this was the last consent. */
            taken_back?: number;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * UnitsAddedEntry
         * @description Units are added later.
         */
        UnitsAddedEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "units_added";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description The units to add. */
            units: components["schemas"]["EnteredUnit"][];
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * UnitChangedEntry
         * @description A unit is changed manually.
         */
        UnitChangedEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "unit_changed";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description What changes in it. */
            effects: components["schemas"]["UnitEffect"][];
            /** @description Why. */
            reason: string;
            /** @description The unit's id. */
            unit: string;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * TurnEntry
         * @description A turn or a phase begins.
         */
        TurnEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "turn";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description What the ruleset's rules for a new turn change in the units. */
            effects?: components["schemas"]["UnitEffect"][];
            /** @description What was due and is forgotten. */
            lapsed?: components["schemas"]["Lapsed"][];
            /** @description The phase that begins, where the ruleset has phases. */
            phase?: string;
            /** @description The turn that begins, or in which the phase does. */
            turn: number;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * RevokedEntry
         * @description A seat may do nothing more.
         */
        RevokedEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "revoked";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description The seat that was revoked. */
            revoked_seat: string;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * GaveUpEntry
         * @description A party gives the open question up.
         */
        GaveUpEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "gave_up";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description The question's number. */
            question: number;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * UnitRenamedEntry
         * @description A unit gets another name.
         */
        UnitRenamedEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "unit_renamed";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description What the players call it from now on. */
            name: string;
            /** @description The unit's id. */
            unit: string;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * UnitRemovedEntry
         * @description A unit that was brought in by mistake is removed.
         */
        UnitRemovedEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "unit_removed";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description Why. */
            reason?: string;
            /** @description The unit's id, which another unit may have from now on. */
            unit: string;
            /** @description What the unit was called. */
            unit_name: string;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * UnitReassignedEntry
         * @description A unit fights for another side.
         */
        UnitReassignedEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "unit_reassigned";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description Why. */
            reason: string;
            /** @description The side that it fights for from now on, by its id. */
            side: string;
            /** @description The unit's id. */
            unit: string;
            /** @description What the unit was called then. */
            unit_name: string;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * DescribedEntry
         * @description Title, place, points and note of the session. The newest entry holds, as a whole.
         */
        DescribedEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "described";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description Whatever else is to be known of the game. */
            note?: string;
            /** @description Where it is played. */
            place?: string;
            /** @description Of the armies, as they were agreed. */
            points?: number;
            /** @description What the game is called. */
            title?: string;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * ReissueAgreedEntry
         * @description A party agrees that the other party's seat gets this key.
         */
        ReissueAgreedEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "reissue_agreed";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description The public key of the new device: Ed25519, in hexadecimal. */
            device_key: string;
            /** @description The other party's seat. */
            reissued_seat: string;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * ReissuedEntry
         * @description The umpire gives a seat to another device: the one before is lost.
         */
        ReissuedEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "reissued";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description Of a party of two-sided mode: the entry by which the other one agreed. */
            agreed?: number;
            /** @description The public key of the new device; absent of a seat that has none. */
            device_key?: string;
            /** @description The seat that goes to another device. */
            reissued_seat: string;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * HandedOverEntry
         * @description A seat goes on with another device, as the one before signs.
         */
        HandedOverEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "handed_over";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description The public key of the new device: Ed25519, in hexadecimal. */
            device_key: string;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * DeclaredAgreedEntry
         * @description A party agrees that the open question is answered by dice that fell on the table.
         */
        DeclaredAgreedEntry: {
            /**
             * Format: date-time
             * @description When it was appended: RFC 3339, UTC, milliseconds.
             */
            at: string;
            /**
             * @description The format of the recorded bytes.
             * @constant
             */
            format: 1;
            /** @description The Idempotency-Key of the request, when it had one. */
            idempotency_key?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "declared_agreed";
            /** @description The last checkpoint that the client says it has. */
            last_checkpoint?: components["schemas"]["TreeHead"];
            /** @description Who acted; `server` where nobody did. */
            seat: string;
            /** @description Its number, without gaps; 0 is the opening. */
            seq: number;
            /**
             * Format: uuid
             * @description The session's UUID.
             */
            session: string;
            /** @description Of the seat's device, under what it asked for, in hexadecimal. */
            signature?: string;
            /** @description What fell on the table, in the order in which the ruling uses it. */
            faces: number[];
            /** @description The question's number. */
            question: number;
            /** @description What the others call who acted; absent where nobody has said. It stands outside the record. */
            seat_name?: string;
            /** @description In a sealed session: the tree up to this entry. */
            tree?: components["schemas"]["TreeHead"];
        };
        /**
         * OpenapiDocument
         * @description An OpenAPI 3.1 document.
         */
        OpenapiDocument: {
            [key: string]: unknown;
        };
    };
    responses: {
        /** @description The entry that was appended. */
        Appended: {
            headers: {
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Entry"];
            };
        };
        /** @description The entry that an earlier request with this Idempotency-Key appended. */
        Repeated: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Entry"];
            };
        };
        /** @description The client's copy is up to date. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description What every operation can answer; `x-problem-codes` at the root lists the codes. */
        Problem: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request cannot be read. */
        BadRequest: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is missing, not valid for this, or revoked. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The seat or client is not allowed to do this. */
        Forbidden: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What the path names does not exist. */
        NotFound: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The game is not in a state that allows it. */
        Conflict: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large. */
        ContentTooLarge: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The operation does not accept the media type of the body. */
        UnsupportedMediaType: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request can be read, but not answered. The violations say why. */
        Unprocessable: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Ask again later. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A defect of the service. */
        InternalError: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service cannot answer just now. Ask again later. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description A game system, such as tt.
         * @example tt
         */
        ruleset: string;
        /**
         * @description A step of that ruleset.
         * @example morale-check
         */
        step: string;
        /** @description A table of that ruleset. */
        table: string;
        /** @description The id of a clause of its rulebook, such as TT-PIN-1. */
        clause: string;
        /**
         * @description The code of an error.
         * @example dice_exhausted
         */
        code: string;
        /** @description The session's UUID. */
        session: string;
        /** @description The entry's number; 0 is the opening. */
        entry: number;
        /** @description The name of house rules: lower-case letters, digits and hyphens. */
        name: string;
        /** @description The army's id: lower-case letters, digits and hyphens. */
        army: string;
        /** @description The seat's id. */
        seat: string;
        /** @description The unit's id. */
        unit: string;
        /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
        IdempotencyKey: string;
        /** @description Random, and kept secret by the client: a retry with the same key and body gets the same token again. */
        SecretIdempotencyKey: string;
        /** @description `return=minimal` (RFC 7240): the answer says only which entry it is. For clients that hear of entries by events. */
        Prefer: string;
        /** @description The number of the last entry received; browsers send it when they reconnect. */
        LastEventId: number;
    };
    requestBodies: never;
    headers: {
        /** @description The version of the answer; send it as If-None-Match. */
        ETag: string;
        /** @description The address of what was created. */
        Location: string;
        /** @description `return=minimal`, where the request preferred it. */
        "Preference-Applied": string;
        /** @description The next page, with the relation `next`; absent on the last. */
        Link: string;
        /** @description That a bearer token is required. */
        "WWW-Authenticate": string;
        /** @description How many seconds to wait before asking again. */
        "Retry-After": number;
        /** @description What is left of each limit (draft-ietf-httpapi-ratelimit-headers-10); absent where no limit is set. */
        RateLimit: string;
        /** @description The limits; absent where none is set. */
        "RateLimit-Policy": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listRulesets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game systems */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesetList"];
                    "text/markdown": string;
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getRuleset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A game system, such as tt.
                 * @example tt
                 */
                ruleset: components["parameters"]["ruleset"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One game system */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruleset"];
                    "text/markdown": string;
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A game system, such as tt.
                 * @example tt
                 */
                ruleset: components["parameters"]["ruleset"];
                /**
                 * @description A step of that ruleset.
                 * @example morale-check
                 */
                step: components["parameters"]["step"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One step */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Step"];
                    "text/markdown": string;
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listTables: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A game system, such as tt.
                 * @example tt
                 */
                ruleset: components["parameters"]["ruleset"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tables of a game system */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableList"];
                    "text/markdown": string;
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A game system, such as tt.
                 * @example tt
                 */
                ruleset: components["parameters"]["ruleset"];
                /** @description A table of that ruleset. */
                table: components["parameters"]["table"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One table */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                    "text/markdown": string;
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listClauses: {
        parameters: {
            query?: {
                /** @description Only clauses that this step applies. */
                step?: string;
                /** @description Only clauses with this tag. */
                tag?: string;
                /** @description Only clauses whose id, title, text or tags contain each of these words exactly, in any case. */
                q?: string;
            };
            header?: never;
            path: {
                /**
                 * @description A game system, such as tt.
                 * @example tt
                 */
                ruleset: components["parameters"]["ruleset"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clauses of a rulebook */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClauseList"];
                    "text/markdown": string;
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getClause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A game system, such as tt.
                 * @example tt
                 */
                ruleset: components["parameters"]["ruleset"];
                /** @description The id of a clause of its rulebook, such as TT-PIN-1. */
                clause: components["parameters"]["clause"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One clause */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clause"];
                    "text/markdown": string;
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A game system, such as tt.
                 * @example tt
                 */
                ruleset: components["parameters"]["ruleset"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A whole game system */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                    "text/markdown": string;
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getReferenceSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A game system, such as tt.
                 * @example tt
                 */
                ruleset: components["parameters"]["ruleset"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is looked up at the table */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceSheet"];
                    "text/markdown": string;
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    search: {
        parameters: {
            query: {
                /** @description What to search for: words, or a clause's id or the beginning of one. */
                q: string;
                /** @description Only clauses of this ruleset. */
                ruleset?: string;
                /** @description The maximum number of clauses. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search the rulebooks */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                    "text/markdown": string;
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    resolve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A game system, such as tt.
                 * @example tt
                 */
                ruleset: components["parameters"]["ruleset"];
                /**
                 * @description A step of that ruleset.
                 * @example morale-check
                 */
                step: components["parameters"]["step"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Question"];
            };
        };
        responses: {
            /** @description A ruling that is not recorded */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruling"] | components["schemas"]["Preview"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getOdds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A game system, such as tt.
                 * @example tt
                 */
                ruleset: components["parameters"]["ruleset"];
                /**
                 * @description A step of that ruleset.
                 * @example morale-check
                 */
                step: components["parameters"]["step"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OddsQuestion"];
            };
        };
        responses: {
            /** @description The odds of a question */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Odds"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listProblems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What can go wrong */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                    "text/markdown": string;
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getProblem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of an error.
                 * @example dice_exhausted
                 */
                code: components["parameters"]["code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One error */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemWords"];
                    "text/markdown": string;
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys that sign checkpoints */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    isAlive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Is the process alive? */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    isReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Can games be recorded? */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            400: components["responses"]["BadRequest"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counters for monitoring */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getOpenapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This description */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenapiDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getRulesetOpenapi: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A game system, such as tt.
                 * @example tt
                 */
                ruleset: components["parameters"]["ruleset"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The description of one ruleset */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenapiDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    openSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, and kept secret by the client: a retry with the same key and body gets the same token again. */
                "Idempotency-Key"?: components["parameters"]["SecretIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Opening"];
            };
        };
        responses: {
            /** @description What an earlier request with this Idempotency-Key was answered. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedSession"];
                };
            };
            /** @description Open a game */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description See a game */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getState: {
        parameters: {
            query?: {
                /** @description How many of the newest entries. */
                entries?: number;
            };
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A game as it stands */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameState"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getSpectatorLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link for those who watch */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpectatorLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
                /** @description The seat's id. */
                seat: components["parameters"]["seat"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One seat */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seat"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listMySessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MySessionsRequest"];
            };
        };
        responses: {
            /** @description My games */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MySessions"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    joinSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, and kept secret by the client: a retry with the same key and body gets the same token again. */
                "Idempotency-Key"?: components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Joining"];
            };
        };
        responses: {
            /** @description What an earlier request with this Idempotency-Key was answered. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedSeat"];
                };
            };
            /** @description Join a game */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedSeat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    joinByCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, and kept secret by the client: a retry with the same key and body gets the same token again. */
                "Idempotency-Key"?: components["parameters"]["SecretIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Joining"];
            };
        };
        responses: {
            /** @description What an earlier request with this Idempotency-Key was answered. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedSeat"];
                };
            };
            /** @description Join a game by its code */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedSeat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    previewJoining: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinPreviewing"];
            };
        };
        responses: {
            /** @description What a join code opens */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    nameSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
                /** @description The seat's id. */
                seat: components["parameters"]["seat"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Naming"];
            };
        };
        responses: {
            /** @description Change or erase a display name */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedSeat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    revokeSeat: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
                /** @description The seat's id. */
                seat: components["parameters"]["seat"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Revocation"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    reissueSeat: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, and kept secret by the client: a retry with the same key and body gets the same token again. */
                "Idempotency-Key"?: components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
                /** @description The seat's id. */
                seat: components["parameters"]["seat"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Reissue"];
            };
        };
        responses: {
            /** @description What an earlier request with this Idempotency-Key was answered. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedSeat"];
                };
            };
            /** @description Give a seat to another device */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedSeat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    agreeReissue: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReissueAgreement"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    handOver: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherDevice"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    giveNonce: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NonceGiving"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    recordRuling: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `return=minimal` (RFC 7240): the answer says only which entry it is. For clients that hear of entries by events. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordedQuestion"];
            };
        };
        responses: {
            /** @description The entry that an earlier request with this Idempotency-Key appended; or, with `preview`, the question checked. */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"] | components["schemas"]["Appended"] | components["schemas"]["Preview"];
                };
            };
            /** @description The entry that was appended. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"] | components["schemas"]["Appended"];
                };
            };
            /** @description Two-sided mode: the open question, which waits for nonces. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"] | components["schemas"]["Appended"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listEntries: {
        parameters: {
            query?: {
                /** @description Where the page begins: the `next` of the previous page. */
                cursor?: string;
                /** @description The maximum number of entries on a page. */
                limit?: number;
                /** @description Only rulings of this step. */
                step?: string;
                /** @description Only entries by this seat. */
                seat?: string;
                /** @description Only entries of this kind. */
                kind?: components["schemas"]["EntryKind"];
                /** @description In which order. */
                order?: components["schemas"]["EntriesOrder"];
                /** @description Only entries behind the one with this number; -1: all. */
                after?: number;
            };
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ledger */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listenSession: {
        parameters: {
            query?: {
                /** @description Begins after this entry; -1: with the opening. Last-Event-ID overrides it. Without either, or beyond the last entry, the stream begins with the next new entry. */
                after?: number;
            };
            header?: {
                /** @description The number of the last entry received; browsers send it when they reconnect. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Listen to new entries */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description The session is closed, and there are no further entries. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getEntry: {
        parameters: {
            query?: {
                /** @description What to derive from the entry and add to the answer; it is not recorded. */
                with?: components["schemas"]["EntryWith"];
            };
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
                /** @description The entry's number; 0 is the opening. */
                entry: components["parameters"]["entry"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                    "text/markdown": string;
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
                /** @description The entry's number; 0 is the opening. */
                entry: components["parameters"]["entry"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Proof of one entry */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The battle report */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                    "text/markdown": string;
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getLuck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Luck */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Luck"];
                    "text/markdown": string;
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getCheckpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed checkpoint */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    cosign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Cosigning"];
            };
        };
        responses: {
            /** @description Cosign a checkpoint */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getConsistency: {
        parameters: {
            query: {
                /** @description The size of the checkpoint that the client has. */
                from: number;
                /** @description The size of the later checkpoint; the current one by default. */
                to?: number;
            };
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Proof that the ledger has only grown */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsistencyProof"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    exportSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verifiable file */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readRecord: {
        parameters: {
            query?: {
                /** @description Only entries behind the one with this number; -1: all. Header and checkpoint are those of the whole. */
                after?: number;
            };
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is new of the verifiable file */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    closeSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Closing"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    rekeySession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rekey"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    addNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Note"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    describeSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Description"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    disputeRuling: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Dispute"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    decideDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
                /** @description The entry's number; 0 is the opening. */
                entry: components["parameters"]["entry"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    correctRuling: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `return=minimal` (RFC 7240): the answer says only which entry it is. For clients that hear of entries by events. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
                /** @description The entry's number; 0 is the opening. */
                entry: components["parameters"]["entry"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordedQuestion"];
            };
        };
        responses: {
            /** @description The entry that an earlier request with this Idempotency-Key appended; or, with `preview`, the question checked. */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"] | components["schemas"]["Appended"] | components["schemas"]["Preview"];
                };
            };
            /** @description The entry that was appended. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"] | components["schemas"]["Appended"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    proposeUndo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Undo"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    answerUndo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
                /** @description The entry's number; 0 is the opening. */
                entry: components["parameters"]["entry"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoAnswer"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    commitNonces: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Commitments"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    revealNonce: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
                /** @description The entry's number; 0 is the opening. */
                entry: components["parameters"]["entry"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reveal"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    giveUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
                /** @description The entry's number; 0 is the opening. */
                entry: components["parameters"]["entry"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GivingUp"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    agreeDeclared: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
                /** @description The entry's number; 0 is the opening. */
                entry: components["parameters"]["entry"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclaredDice"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getClub: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The club whose key this is */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Club"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listClubSessions: {
        parameters: {
            query?: {
                /** @description Where the page begins: the `next` of the previous page. */
                cursor?: string;
                /** @description The maximum number of sessions on a page. */
                limit?: number;
                /** @description Only games with this ruleset. */
                ruleset?: string;
                /** @description Only games in this state. */
                state?: components["schemas"]["ClubSessionState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games that the club opened */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubSessionPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listHouseRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The club's house rules */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseRulesList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getHouseRules: {
        parameters: {
            query?: {
                /** @description Which version; the latest by default. */
                version?: number;
            };
            header?: never;
            path: {
                /**
                 * @description A game system, such as tt.
                 * @example tt
                 */
                ruleset: components["parameters"]["ruleset"];
                /** @description The name of house rules: lower-case letters, digits and hyphens. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the club plays */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseRules"];
                    "text/markdown": string;
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    addHouseRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A game system, such as tt.
                 * @example tt
                 */
                ruleset: components["parameters"]["ruleset"];
                /** @description The name of house rules: lower-case letters, digits and hyphens. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HouseRulesBody"];
            };
        };
        responses: {
            /** @description The latest version, which already says the same. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseRules"];
                };
            };
            /** @description Set house rules */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseRules"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listArmies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The club's armies */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArmyList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getArmy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A game system, such as tt.
                 * @example tt
                 */
                ruleset: components["parameters"]["ruleset"];
                /** @description The army's id: lower-case letters, digits and hyphens. */
                army: components["parameters"]["army"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One army */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Army"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    setArmy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A game system, such as tt.
                 * @example tt
                 */
                ruleset: components["parameters"]["ruleset"];
                /** @description The army's id: lower-case letters, digits and hyphens. */
                army: components["parameters"]["army"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArmyBody"];
            };
        };
        responses: {
            /** @description The army, which was there already: it says the same, or what was sent has replaced it. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Army"];
                };
            };
            /** @description Keep an army */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Army"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    removeArmy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A game system, such as tt.
                 * @example tt
                 */
                ruleset: components["parameters"]["ruleset"];
                /** @description The army's id: lower-case letters, digits and hyphens. */
                army: components["parameters"]["army"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove an army */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Army"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getSessionHouseRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How a game is played */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionHouseRules"];
                    "text/markdown": string;
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    addUnits: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnitsBody"];
                "text/csv": string;
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeUnit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
                /** @description The unit's id. */
                unit: components["parameters"]["unit"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnitChangeBody"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    renameUnit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
                /** @description The unit's id. */
                unit: components["parameters"]["unit"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnitName"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    removeUnit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
                /** @description The unit's id. */
                unit: components["parameters"]["unit"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UnitRemoval"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    reassignUnit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
                /** @description The unit's id. */
                unit: components["parameters"]["unit"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnitSide"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    beginTurn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TurnRequest"];
            };
        };
        responses: {
            200: components["responses"]["Repeated"];
            201: components["responses"]["Appended"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getUnit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
                /** @description The unit's id. */
                unit: components["parameters"]["unit"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One unit */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitOnTable"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getActions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
                /** @description The unit's id. */
                unit: components["parameters"]["unit"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a unit may do */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Actions"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getRoster: {
        parameters: {
            query?: {
                /** @description The number of an entry: the roster as of that entry. The current roster by default. */
                as_of?: number;
            };
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roster */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Roster"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getDue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is due */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getSessionOdds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's UUID. */
                session: components["parameters"]["session"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionOddsQuestion"];
            };
        };
        responses: {
            /** @description The odds of a question in a game */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Odds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
}
