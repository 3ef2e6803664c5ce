// Made of openapi/colonial.yaml by clients/typescript/make_types.mjs; scripts/documents makes it anew.

export interface paths {
    "/v1/rulesets/colonial/steps/{step}": {
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
    "/v1/rulesets/colonial/tables/{table}": {
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
    "/v1/rulesets/colonial/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activation
         * @description Whether a unit may do something: freely, after a test against its Leadership, or not at all. There are no dice for the turn order. A unit without markers that is to rally is tested as the sheet lists it; there is nothing to remove.
         */
        post: operations["resolveColonialActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/movement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Movement
         * @description How far a unit moves that was activated to move, by the ground and whether it moves at the double.
         */
        post: operations["resolveColonialMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/ranged-attack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ranged attack
         * @description A unit fires at another: how many hits, and how many figures they remove. Field guns too; rockets have a step of their own.
         */
        post: operations["resolveColonialRangedAttack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/rocket-fire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rocket fire
         * @description A rocket hits nobody; its target tests for pinning once for each crewman.
         */
        post: operations["resolveColonialRocketFire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/melee-score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attack
         * @description One unit attacks another: the hits of both, their losses, who is beaten, and what follows. When the dice wipe out both sides it is a draw (A-MWK-21).
         */
        post: operations["resolveColonialMeleeScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/morale-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pin test
         * @description Whether a unit that lost figures to fire, was beaten, or saw a friendly unit removed is pinned.
         */
        post: operations["resolveColonialMoraleCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/rally": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rally
         * @description A pinned unit rallies, which it must: it loses all markers, retreats, or routs. This roll is its only test (A-MWK-13); a total of two or less that passes is a pass (A-MWK-14), and the total is the modified one (A-MWK-15).
         */
        post: operations["resolveColonialRally"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/leader-casualty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leader casualty
         * @description Whether the leader of a unit that lost figures is killed.
         */
        post: operations["resolveColonialLeaderCasualty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/damage-roll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Damage roll
         * @description Hits already rolled, by fire or in an attack: how many figures they remove, and whether the leader is killed.
         */
        post: operations["resolveColonialDamageRoll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/volley": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Volley
         * @description A whole exchange of fire: the fire, then the target's leader, then its pin test. Any fire, not only volley fire; rockets have a step of their own.
         */
        post: operations["resolveColonialVolley"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/assault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assault
         * @description A whole attack: hits and losses of both sides, their leaders, who retreats, the loser's pin test, and who may follow up. Friends of a unit that was removed test for themselves.
         */
        post: operations["resolveColonialAssault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/activation/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Activation
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsColonialActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/movement/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Movement
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsColonialMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/ranged-attack/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Ranged attack
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsColonialRangedAttack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/rocket-fire/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Rocket fire
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsColonialRocketFire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/melee-score/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Attack
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsColonialMeleeScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/morale-check/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Pin test
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsColonialMoraleCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/rally/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Rally
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsColonialRally"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/leader-casualty/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Leader casualty
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsColonialLeaderCasualty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/damage-roll/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Damage roll
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsColonialDamageRoll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/volley/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Volley
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsColonialVolley"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/colonial/assault/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Assault
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsColonialAssault"];
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
    "/v1/club/house-rules/colonial/{name}": {
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
    "/v1/club/armies/colonial/{army}": {
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
         * ColonialActivationQuestion
         * @description Whether a unit may do something: freely, after a test against its Leadership, or not at all. There are no dice for the turn order. A unit without markers that is to rally is tested as the sheet lists it; there is nothing to remove.
         */
        ColonialActivationQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["ColonialActivationInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["ColonialOptions"];
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
         * ColonialActivationRecordedQuestion
         * @description Whether a unit may do something: freely, after a test against its Leadership, or not at all. There are no dice for the turn order. A unit without markers that is to rally is tested as the sheet lists it; there is nothing to remove.
         */
        ColonialActivationRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "activation";
            input?: components["schemas"]["ColonialActivationUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["ColonialActivationUnits"];
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
         * ColonialActivationUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        ColonialActivationUnits: {
            /**
             * Unit
             * @description The unit that is to do something.
             */
            unit?: string;
        };
        /**
         * ColonialActivationRuling
         * @description Whether a unit may do something: freely, after a test against its Leadership, or not at all. There are no dice for the turn order. A unit without markers that is to rally is tested as the sheet lists it; there is nothing to remove.
         */
        ColonialActivationRuling: {
            /** @constant */
            ruleset: "colonial";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "activation";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["ColonialActivationOutcome"];
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
         * ColonialActivationOddsQuestion
         * @description A question about odds.
         */
        ColonialActivationOddsQuestion: {
            input: components["schemas"]["ColonialActivationInput"];
            options?: components["schemas"]["ColonialOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialActivationSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        ColonialActivationSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "activation";
            units?: components["schemas"]["ColonialActivationUnits"];
            input?: components["schemas"]["ColonialActivationUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialActivationRulingEntry
         * @description Whether a unit may do something: freely, after a test against its Leadership, or not at all. There are no dice for the turn order. A unit without markers that is to rally is tested as the sheet lists it; there is nothing to remove.
         */
        ColonialActivationRulingEntry: {
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
            /** @description ruling, or correction. */
            kind: string;
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
            corrects?: number;
            /** @description The decision that calls for it. */
            decision?: number;
            /** @description Where the dice came from. */
            dice: components["schemas"]["DiceSource"];
            /** @description Dice that were declared with a question that is not permitted. */
            dice_unused?: number[];
            /** @description What it does to its units. */
            effects?: components["schemas"]["UnitEffect"][];
            input: components["schemas"]["ColonialActivationInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["ColonialActivationOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["ColonialActivationUnits"];
            /** @description The game system. */
            ruleset: string;
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "activation";
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
         * ColonialActivationUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        ColonialActivationUnitInput: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Action
             * @description What the unit is to do.
             */
            action: components["schemas"]["ColonialAction"];
            /**
             * Leadership
             * @description The number that the test must reach. The sheet gives none; it matters only when the action is tested, and then it is needed, unless a profile gives it.
             */
            leadership?: number;
            /**
             * Discipline
             * @description What the unit adds to its tests. Without it that of the profile or unit.
             */
            discipline?: number;
            /**
             * Pinned markers
             * @description Markers on the unit. Unit: markers.
             */
            pinned_markers?: number;
        };
        /**
         * ColonialMovementQuestion
         * @description How far a unit moves that was activated to move, by the ground and whether it moves at the double.
         */
        ColonialMovementQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["ColonialMovementInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["ColonialOptions"];
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
         * ColonialMovementRecordedQuestion
         * @description How far a unit moves that was activated to move, by the ground and whether it moves at the double.
         */
        ColonialMovementRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "movement";
            input?: components["schemas"]["ColonialMovementUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["ColonialMovementUnits"];
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
         * ColonialMovementUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        ColonialMovementUnits: {
            /**
             * Unit
             * @description The unit that moves.
             */
            unit?: string;
        };
        /**
         * ColonialMovementRuling
         * @description How far a unit moves that was activated to move, by the ground and whether it moves at the double.
         */
        ColonialMovementRuling: {
            /** @constant */
            ruleset: "colonial";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "movement";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["ColonialMovementOutcome"];
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
         * ColonialMovementOddsQuestion
         * @description A question about odds.
         */
        ColonialMovementOddsQuestion: {
            input: components["schemas"]["ColonialMovementInput"];
            options?: components["schemas"]["ColonialOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialMovementSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        ColonialMovementSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "movement";
            units?: components["schemas"]["ColonialMovementUnits"];
            input?: components["schemas"]["ColonialMovementUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialMovementRulingEntry
         * @description How far a unit moves that was activated to move, by the ground and whether it moves at the double.
         */
        ColonialMovementRulingEntry: {
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
            /** @description ruling, or correction. */
            kind: string;
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
            corrects?: number;
            /** @description The decision that calls for it. */
            decision?: number;
            /** @description Where the dice came from. */
            dice: components["schemas"]["DiceSource"];
            /** @description Dice that were declared with a question that is not permitted. */
            dice_unused?: number[];
            /** @description What it does to its units. */
            effects?: components["schemas"]["UnitEffect"][];
            input: components["schemas"]["ColonialMovementInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["ColonialMovementOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["ColonialMovementUnits"];
            /** @description The game system. */
            ruleset: string;
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "movement";
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
         * ColonialMovementUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        ColonialMovementUnitInput: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Move
             * @description A full move of the unit. Without it that of the profile or unit. Unit: inches.
             */
            move?: number;
            /**
             * Terrain
             * @description The worst ground that it crosses.
             * @default open
             */
            terrain?: components["schemas"]["ColonialTerrain"];
            /**
             * At the double
             * @description Whether it moves at the double.
             */
            at_the_double?: boolean;
            /**
             * Skirmishing
             * @description Whether it skirmishes: then it moves half its move.
             */
            skirmishing?: boolean;
            /**
             * At an obstacle
             * @description Whether it halted at the obstacle in an earlier turn: then it crosses it without delay.
             */
            at_obstacle?: boolean;
            /**
             * Cover at its end
             * @description The cover that the unit is in when it has moved.
             * @default none
             */
            cover?: components["schemas"]["ColonialCover"];
            /**
             * Position at its end
             * @description The ground that the unit holds when it has moved.
             * @default none
             */
            position?: components["schemas"]["ColonialGround"];
            /**
             * Pinned markers
             * @description Markers on the unit; a pinned unit may not move. Unit: markers.
             */
            pinned_markers?: number;
        };
        /**
         * ColonialRangedAttackQuestion
         * @description A unit fires at another: how many hits, and how many figures they remove. Field guns too; rockets have a step of their own.
         */
        ColonialRangedAttackQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["ColonialRangedAttackInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["ColonialOptions"];
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
         * ColonialRangedAttackRecordedQuestion
         * @description A unit fires at another: how many hits, and how many figures they remove. Field guns too; rockets have a step of their own.
         */
        ColonialRangedAttackRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "ranged-attack";
            input?: components["schemas"]["ColonialRangedAttackUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["ColonialRangedAttackUnits"];
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
         * ColonialRangedAttackUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        ColonialRangedAttackUnits: {
            /**
             * Unit
             * @description The unit that fires.
             */
            firer?: string;
            /**
             * Unit
             * @description The unit that is fired at.
             */
            target?: string;
        };
        /**
         * ColonialRangedAttackRuling
         * @description A unit fires at another: how many hits, and how many figures they remove. Field guns too; rockets have a step of their own.
         */
        ColonialRangedAttackRuling: {
            /** @constant */
            ruleset: "colonial";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "ranged-attack";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["ColonialRangedAttack"];
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
         * ColonialRangedAttackOddsQuestion
         * @description A question about odds.
         */
        ColonialRangedAttackOddsQuestion: {
            input: components["schemas"]["ColonialRangedAttackInput"];
            options?: components["schemas"]["ColonialOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialRangedAttackSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        ColonialRangedAttackSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "ranged-attack";
            units?: components["schemas"]["ColonialRangedAttackUnits"];
            input?: components["schemas"]["ColonialRangedAttackUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialRangedAttackRulingEntry
         * @description A unit fires at another: how many hits, and how many figures they remove. Field guns too; rockets have a step of their own.
         */
        ColonialRangedAttackRulingEntry: {
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
            /** @description ruling, or correction. */
            kind: string;
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
            corrects?: number;
            /** @description The decision that calls for it. */
            decision?: number;
            /** @description Where the dice came from. */
            dice: components["schemas"]["DiceSource"];
            /** @description Dice that were declared with a question that is not permitted. */
            dice_unused?: number[];
            /** @description What it does to its units. */
            effects?: components["schemas"]["UnitEffect"][];
            input: components["schemas"]["ColonialRangedAttackInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["ColonialRangedAttack"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["ColonialRangedAttackUnits"];
            /** @description The game system. */
            ruleset: string;
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "ranged-attack";
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
         * ColonialRangedAttackUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        ColonialRangedAttackUnitInput: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Weapon
             * @description What it fires. Mounted infantry fires the rifle of the unit table, if nothing else is said. A rocket has a step of its own.
             */
            weapon?: components["schemas"]["ColonialWeapon"];
            /**
             * Fire value
             * @description What a die must reach to hit. Without it that of the profile or unit.
             */
            fire_value?: number;
            /**
             * Range
             * @description How far away the target is. Unit: inches.
             */
            range: number;
            /**
             * Figures
             * @description Figures that fire; for a field gun its crewmen. Unit: figures.
             */
            figures?: number;
            /**
             * Pinned markers
             * @description Markers on the unit that fires; a pinned unit may not. Unit: markers.
             */
            pinned_markers?: number;
            /**
             * Volley fire
             * @description Whether it fires a volley: a bonus of one, so 5+ becomes 4+.
             */
            volley?: boolean;
            /**
             * Skirmishing
             * @description Whether it skirmishes: then half of its figures fire.
             */
            skirmishing?: boolean;
            /**
             * Close order
             * @description Whether it stands in close order. Matters only under volley_requires_close_order.
             */
            close_order?: boolean;
            /**
             * Target
             * @description What is fired at.
             */
            target?: components["schemas"]["ColonialRangedAttackUnitInputTarget"];
        };
        /**
         * ColonialRangedAttackUnitInputTarget
         * @description The situation. What the units that are named know need not be given.
         */
        ColonialRangedAttackUnitInputTarget: {
            /**
             * Figures
             * @description Figures of the target. Unit: figures.
             */
            figures?: number;
            /**
             * Cover
             * @description The cover that it is in. It raises the hits required, never the hits.
             */
            cover?: components["schemas"]["ColonialCover"];
            /**
             * Close order
             * @description Whether it stands in close order: it is hit more easily, by one.
             */
            close_order?: boolean;
            /**
             * Gone to ground
             * @description Whether it has gone to ground: then it can be hit at short range only.
             */
            gone_to_ground?: boolean;
            /**
             * Has a leader
             * @description False once the unit's leader was killed; then no dice are thrown for him.
             */
            has_leader?: boolean;
        };
        /**
         * ColonialRocketFireQuestion
         * @description A rocket hits nobody; its target tests for pinning once for each crewman.
         */
        ColonialRocketFireQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["ColonialRocketFireInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["ColonialOptions"];
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
         * ColonialRocketFireRecordedQuestion
         * @description A rocket hits nobody; its target tests for pinning once for each crewman.
         */
        ColonialRocketFireRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "rocket-fire";
            input?: components["schemas"]["ColonialRocketFireUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["ColonialRocketFireUnits"];
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
         * ColonialRocketFireUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        ColonialRocketFireUnits: {
            /**
             * Unit
             * @description The rocket's crew.
             */
            firer?: string;
            /**
             * Unit
             * @description The unit that is fired at.
             */
            target?: string;
        };
        /**
         * ColonialRocketFireRuling
         * @description A rocket hits nobody; its target tests for pinning once for each crewman.
         */
        ColonialRocketFireRuling: {
            /** @constant */
            ruleset: "colonial";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "rocket-fire";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["ColonialRocketFireOutcome"];
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
         * ColonialRocketFireOddsQuestion
         * @description A question about odds.
         */
        ColonialRocketFireOddsQuestion: {
            input: components["schemas"]["ColonialRocketFireInput"];
            options?: components["schemas"]["ColonialOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialRocketFireSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        ColonialRocketFireSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "rocket-fire";
            units?: components["schemas"]["ColonialRocketFireUnits"];
            input?: components["schemas"]["ColonialRocketFireUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialRocketFireRulingEntry
         * @description A rocket hits nobody; its target tests for pinning once for each crewman.
         */
        ColonialRocketFireRulingEntry: {
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
            /** @description ruling, or correction. */
            kind: string;
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
            corrects?: number;
            /** @description The decision that calls for it. */
            decision?: number;
            /** @description Where the dice came from. */
            dice: components["schemas"]["DiceSource"];
            /** @description Dice that were declared with a question that is not permitted. */
            dice_unused?: number[];
            /** @description What it does to its units. */
            effects?: components["schemas"]["UnitEffect"][];
            input: components["schemas"]["ColonialRocketFireInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["ColonialRocketFireOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["ColonialRocketFireUnits"];
            /** @description The game system. */
            ruleset: string;
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "rocket-fire";
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
         * ColonialRocketFireUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        ColonialRocketFireUnitInput: {
            /**
             * Crew
             * @description Crewmen that serve the rocket. Unit: figures.
             */
            figures?: number;
            /**
             * Range
             * @description How far away the target is; exactly 16 is far enough (A-MWK-5). Unit: inches.
             */
            range: number;
            /**
             * Pinned markers
             * @description Markers on the crew; a pinned crew may not fire. Unit: markers.
             */
            pinned_markers?: number;
            /**
             * Target
             * @description What the rocket is fired at.
             */
            target?: components["schemas"]["ColonialRocketFireUnitInputTarget"];
        };
        /**
         * ColonialRocketFireUnitInputTarget
         * @description The situation. What the units that are named know need not be given.
         */
        ColonialRocketFireUnitInputTarget: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit. Gives the Discipline, if it is not given itself.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Leadership
             * @description The number that the unit's tests must reach. The sheet gives none, so it is needed, unless a profile gives it.
             */
            leadership?: number;
            /**
             * Discipline
             * @description What the unit adds to its tests. Without it that of the profile or unit.
             */
            discipline?: number;
            /**
             * Pinned markers
             * @description Markers on the target before it. Unit: markers.
             */
            pinned_markers?: number;
        };
        /**
         * ColonialMeleeScoreQuestion
         * @description One unit attacks another: the hits of both, their losses, who is beaten, and what follows. When the dice wipe out both sides it is a draw (A-MWK-21).
         */
        ColonialMeleeScoreQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["ColonialMeleeScoreInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["ColonialOptions"];
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
         * ColonialMeleeScoreRecordedQuestion
         * @description One unit attacks another: the hits of both, their losses, who is beaten, and what follows. When the dice wipe out both sides it is a draw (A-MWK-21).
         */
        ColonialMeleeScoreRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "melee-score";
            input?: components["schemas"]["ColonialMeleeScoreUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["ColonialMeleeScoreUnits"];
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
         * ColonialMeleeScoreUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        ColonialMeleeScoreUnits: {
            /**
             * Unit
             * @description The unit that attacks.
             */
            attacker?: string;
            /**
             * Unit
             * @description The unit that is attacked.
             */
            defender?: string;
        };
        /**
         * ColonialMeleeScoreRuling
         * @description One unit attacks another: the hits of both, their losses, who is beaten, and what follows. When the dice wipe out both sides it is a draw (A-MWK-21).
         */
        ColonialMeleeScoreRuling: {
            /** @constant */
            ruleset: "colonial";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "melee-score";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["ColonialMeleeScore"];
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
         * ColonialMeleeScoreOddsQuestion
         * @description A question about odds.
         */
        ColonialMeleeScoreOddsQuestion: {
            input: components["schemas"]["ColonialMeleeScoreInput"];
            options?: components["schemas"]["ColonialOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialMeleeScoreSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        ColonialMeleeScoreSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "melee-score";
            units?: components["schemas"]["ColonialMeleeScoreUnits"];
            input?: components["schemas"]["ColonialMeleeScoreUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialMeleeScoreRulingEntry
         * @description One unit attacks another: the hits of both, their losses, who is beaten, and what follows. When the dice wipe out both sides it is a draw (A-MWK-21).
         */
        ColonialMeleeScoreRulingEntry: {
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
            /** @description ruling, or correction. */
            kind: string;
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
            corrects?: number;
            /** @description The decision that calls for it. */
            decision?: number;
            /** @description Where the dice came from. */
            dice: components["schemas"]["DiceSource"];
            /** @description Dice that were declared with a question that is not permitted. */
            dice_unused?: number[];
            /** @description What it does to its units. */
            effects?: components["schemas"]["UnitEffect"][];
            input: components["schemas"]["ColonialMeleeScoreInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["ColonialMeleeScore"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["ColonialMeleeScoreUnits"];
            /** @description The game system. */
            ruleset: string;
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "melee-score";
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
         * ColonialMeleeScoreUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        ColonialMeleeScoreUnitInput: {
            /**
             * Attacker
             * @description The unit that attacks.
             */
            attacker?: components["schemas"]["ColonialMeleeScoreUnitInputAttacker"];
            /**
             * Defender
             * @description The unit that is attacked.
             */
            defender?: components["schemas"]["ColonialMeleeScoreUnitInputDefender"];
        };
        /**
         * ColonialMeleeScoreUnitInputAttacker
         * @description The situation. What the units that are named know need not be given.
         */
        ColonialMeleeScoreUnitInputAttacker: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Fight value
             * @description What a die must reach to hit in an attack. Without it that of the profile or unit.
             */
            fight_value?: number;
            /**
             * Move
             * @description A full move of the unit. Without it that of the profile or unit. Unit: inches.
             */
            move?: number;
            /**
             * Figures
             * @description Figures of the unit before the attack. Unit: figures.
             */
            figures?: number;
            /**
             * Pinned markers
             * @description Markers on the unit; a pinned unit may be attacked, not attack. Unit: markers.
             */
            pinned_markers?: number;
            /**
             * Close order
             * @description Whether it fights in close order: a bonus of one, so 5+ becomes 4+.
             */
            close_order?: boolean;
            /**
             * Gone to ground
             * @description Whether it has gone to ground: then half of its figures fight.
             */
            gone_to_ground?: boolean;
            /**
             * Has a leader
             * @description False once the unit's leader was killed; then no dice are thrown for him.
             */
            has_leader?: boolean;
        };
        /**
         * ColonialMeleeScoreUnitInputDefender
         * @description The situation. What the units that are named know need not be given.
         */
        ColonialMeleeScoreUnitInputDefender: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Fight value
             * @description What a die must reach to hit in an attack. Without it that of the profile or unit.
             */
            fight_value?: number;
            /**
             * Move
             * @description A full move of the unit. Without it that of the profile or unit. Unit: inches.
             */
            move?: number;
            /**
             * Figures
             * @description Figures of the unit before the attack. Unit: figures.
             */
            figures?: number;
            /**
             * Pinned markers
             * @description Markers on the unit; a pinned unit may be attacked, not attack. Unit: markers.
             */
            pinned_markers?: number;
            /**
             * Close order
             * @description Whether it fights in close order: a bonus of one, so 5+ becomes 4+.
             */
            close_order?: boolean;
            /**
             * Gone to ground
             * @description Whether it has gone to ground: then half of its figures fight.
             */
            gone_to_ground?: boolean;
            /**
             * Has a leader
             * @description False once the unit's leader was killed; then no dice are thrown for him.
             */
            has_leader?: boolean;
            /**
             * Position
             * @description What it holds. If there are several things, one that makes a difference; it counts once.
             */
            position?: components["schemas"]["ColonialPosition"];
        };
        /**
         * ColonialMoraleCheckQuestion
         * @description Whether a unit that lost figures to fire, was beaten, or saw a friendly unit removed is pinned.
         */
        ColonialMoraleCheckQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["ColonialMoraleCheckInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["ColonialOptions"];
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
         * ColonialMoraleCheckRecordedQuestion
         * @description Whether a unit that lost figures to fire, was beaten, or saw a friendly unit removed is pinned.
         */
        ColonialMoraleCheckRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "morale-check";
            input?: components["schemas"]["ColonialMoraleCheckUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["ColonialMoraleCheckUnits"];
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
         * ColonialMoraleCheckUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        ColonialMoraleCheckUnits: {
            /**
             * Unit
             * @description The unit that tests, which lost figures to fire.
             */
            after_fire?: string;
            /**
             * Unit
             * @description The unit that tests, which was beaten in an attack.
             */
            after_attack?: string;
            /**
             * Unit
             * @description The unit that tests, which saw a friendly unit removed.
             */
            witness?: string;
        };
        /**
         * ColonialMoraleCheckRuling
         * @description Whether a unit that lost figures to fire, was beaten, or saw a friendly unit removed is pinned.
         */
        ColonialMoraleCheckRuling: {
            /** @constant */
            ruleset: "colonial";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "morale-check";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["ColonialPinTest"];
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
         * ColonialMoraleCheckOddsQuestion
         * @description A question about odds.
         */
        ColonialMoraleCheckOddsQuestion: {
            input: components["schemas"]["ColonialMoraleCheckInput"];
            options?: components["schemas"]["ColonialOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialMoraleCheckSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        ColonialMoraleCheckSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "morale-check";
            units?: components["schemas"]["ColonialMoraleCheckUnits"];
            input?: components["schemas"]["ColonialMoraleCheckUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialMoraleCheckRulingEntry
         * @description Whether a unit that lost figures to fire, was beaten, or saw a friendly unit removed is pinned.
         */
        ColonialMoraleCheckRulingEntry: {
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
            /** @description ruling, or correction. */
            kind: string;
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
            corrects?: number;
            /** @description The decision that calls for it. */
            decision?: number;
            /** @description Where the dice came from. */
            dice: components["schemas"]["DiceSource"];
            /** @description Dice that were declared with a question that is not permitted. */
            dice_unused?: number[];
            /** @description What it does to its units. */
            effects?: components["schemas"]["UnitEffect"][];
            input: components["schemas"]["ColonialMoraleCheckInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["ColonialPinTest"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["ColonialMoraleCheckUnits"];
            /** @description The game system. */
            ruleset: string;
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "morale-check";
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
         * ColonialMoraleCheckUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        ColonialMoraleCheckUnitInput: {
            /**
             * Trigger
             * @description Why the unit tests.
             */
            trigger?: components["schemas"]["ColonialTrigger"];
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit. Gives the Discipline, if it is not given itself.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Leadership
             * @description The number that the unit's tests must reach. The sheet gives none, so it is needed, unless a profile gives it.
             */
            leadership?: number;
            /**
             * Discipline
             * @description What the unit adds to its tests. Without it that of the profile or unit.
             */
            discipline?: number;
            /**
             * Casualties from fire
             * @description Figures lost to this round of fire: -1 each. A test because of fire needs at least one. Unit: figures.
             */
            fire_casualties?: number;
            /**
             * Casualties of the attack
             * @description Figures lost in the attack. They count only under the option pin_attack_casualties. Unit: figures.
             */
            attack_casualties?: number;
            /**
             * Pinned markers
             * @description Markers on the unit before the test; they do not modify it. Unit: markers.
             */
            pinned_markers?: number;
            /**
             * Distance
             * @description How far away the removed unit was. Matters for a witness; left out, it was within 12. Unit: inches.
             */
            distance?: number;
        };
        /**
         * ColonialRallyQuestion
         * @description A pinned unit rallies, which it must: it loses all markers, retreats, or routs. This roll is its only test (A-MWK-13); a total of two or less that passes is a pass (A-MWK-14), and the total is the modified one (A-MWK-15).
         */
        ColonialRallyQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["ColonialRallyInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["ColonialOptions"];
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
         * ColonialRallyRecordedQuestion
         * @description A pinned unit rallies, which it must: it loses all markers, retreats, or routs. This roll is its only test (A-MWK-13); a total of two or less that passes is a pass (A-MWK-14), and the total is the modified one (A-MWK-15).
         */
        ColonialRallyRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "rally";
            input?: components["schemas"]["ColonialRallyUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["ColonialRallyUnits"];
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
         * ColonialRallyUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        ColonialRallyUnits: {
            /**
             * Unit
             * @description The unit that rallies.
             */
            unit?: string;
        };
        /**
         * ColonialRallyRuling
         * @description A pinned unit rallies, which it must: it loses all markers, retreats, or routs. This roll is its only test (A-MWK-13); a total of two or less that passes is a pass (A-MWK-14), and the total is the modified one (A-MWK-15).
         */
        ColonialRallyRuling: {
            /** @constant */
            ruleset: "colonial";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "rally";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["ColonialRallyOutcome"];
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
         * ColonialRallyOddsQuestion
         * @description A question about odds.
         */
        ColonialRallyOddsQuestion: {
            input: components["schemas"]["ColonialRallyInput"];
            options?: components["schemas"]["ColonialOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialRallySessionOddsQuestion
         * @description A question about odds, in a session.
         */
        ColonialRallySessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "rally";
            units?: components["schemas"]["ColonialRallyUnits"];
            input?: components["schemas"]["ColonialRallyUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialRallyRulingEntry
         * @description A pinned unit rallies, which it must: it loses all markers, retreats, or routs. This roll is its only test (A-MWK-13); a total of two or less that passes is a pass (A-MWK-14), and the total is the modified one (A-MWK-15).
         */
        ColonialRallyRulingEntry: {
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
            /** @description ruling, or correction. */
            kind: string;
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
            corrects?: number;
            /** @description The decision that calls for it. */
            decision?: number;
            /** @description Where the dice came from. */
            dice: components["schemas"]["DiceSource"];
            /** @description Dice that were declared with a question that is not permitted. */
            dice_unused?: number[];
            /** @description What it does to its units. */
            effects?: components["schemas"]["UnitEffect"][];
            input: components["schemas"]["ColonialRallyInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["ColonialRallyOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["ColonialRallyUnits"];
            /** @description The game system. */
            ruleset: string;
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "rally";
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
         * ColonialRallyUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        ColonialRallyUnitInput: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit. Gives Discipline and move, if they are not given themselves.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Leadership
             * @description The number that the unit's tests must reach. The sheet gives none, so it is needed, unless a profile gives it.
             */
            leadership?: number;
            /**
             * Discipline
             * @description What the unit adds to its tests. Without it that of the profile or unit.
             */
            discipline?: number;
            /**
             * Move
             * @description A full move of the unit. Without it that of the profile or unit. Unit: inches.
             */
            move?: number;
            /**
             * Pinned markers
             * @description Markers on the unit: -1 each. Without any there is nothing to rally from. Unit: markers.
             */
            pinned_markers?: number;
        };
        /**
         * ColonialLeaderCasualtyQuestion
         * @description Whether the leader of a unit that lost figures is killed.
         */
        ColonialLeaderCasualtyQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["ColonialLeaderCasualtyInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["ColonialOptions"];
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
         * ColonialLeaderCasualtyRecordedQuestion
         * @description Whether the leader of a unit that lost figures is killed.
         */
        ColonialLeaderCasualtyRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "leader-casualty";
            input?: components["schemas"]["ColonialLeaderCasualtyUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["ColonialLeaderCasualtyUnits"];
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
         * ColonialLeaderCasualtyUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        ColonialLeaderCasualtyUnits: {
            /**
             * Unit
             * @description The unit, which lost figures to fire.
             */
            after_fire?: string;
            /**
             * Unit
             * @description The unit, which lost figures in an attack.
             */
            after_attack?: string;
        };
        /**
         * ColonialLeaderCasualtyRuling
         * @description Whether the leader of a unit that lost figures is killed.
         */
        ColonialLeaderCasualtyRuling: {
            /** @constant */
            ruleset: "colonial";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "leader-casualty";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["ColonialLeaderCasualtyOutcome"];
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
         * ColonialLeaderCasualtyOddsQuestion
         * @description A question about odds.
         */
        ColonialLeaderCasualtyOddsQuestion: {
            input: components["schemas"]["ColonialLeaderCasualtyInput"];
            options?: components["schemas"]["ColonialOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialLeaderCasualtySessionOddsQuestion
         * @description A question about odds, in a session.
         */
        ColonialLeaderCasualtySessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "leader-casualty";
            units?: components["schemas"]["ColonialLeaderCasualtyUnits"];
            input?: components["schemas"]["ColonialLeaderCasualtyUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialLeaderCasualtyRulingEntry
         * @description Whether the leader of a unit that lost figures is killed.
         */
        ColonialLeaderCasualtyRulingEntry: {
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
            /** @description ruling, or correction. */
            kind: string;
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
            corrects?: number;
            /** @description The decision that calls for it. */
            decision?: number;
            /** @description Where the dice came from. */
            dice: components["schemas"]["DiceSource"];
            /** @description Dice that were declared with a question that is not permitted. */
            dice_unused?: number[];
            /** @description What it does to its units. */
            effects?: components["schemas"]["UnitEffect"][];
            input: components["schemas"]["ColonialLeaderCasualtyInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["ColonialLeaderCasualtyOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["ColonialLeaderCasualtyUnits"];
            /** @description The game system. */
            ruleset: string;
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "leader-casualty";
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
         * ColonialLeaderCasualtyUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        ColonialLeaderCasualtyUnitInput: {
            /**
             * Casualties
             * @description Figures that the unit lost; without any there is no test. Unit: figures.
             */
            casualties?: number;
            /**
             * Cause
             * @description What it lost them to. The dice are the same.
             */
            cause?: components["schemas"]["ColonialCause"];
        };
        /**
         * ColonialDamageRollQuestion
         * @description Hits already rolled, by fire or in an attack: how many figures they remove, and whether the leader is killed.
         */
        ColonialDamageRollQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["ColonialDamageRollInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["ColonialOptions"];
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
         * ColonialDamageRollRecordedQuestion
         * @description Hits already rolled, by fire or in an attack: how many figures they remove, and whether the leader is killed.
         */
        ColonialDamageRollRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "damage-roll";
            input?: components["schemas"]["ColonialDamageRollUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["ColonialDamageRollUnits"];
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
         * ColonialDamageRollUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        ColonialDamageRollUnits: {
            /**
             * Unit
             * @description The unit that made the hits.
             */
            by?: string;
            /**
             * Unit
             * @description The unit that was hit.
             */
            target?: string;
        };
        /**
         * ColonialDamageRollRuling
         * @description Hits already rolled, by fire or in an attack: how many figures they remove, and whether the leader is killed.
         */
        ColonialDamageRollRuling: {
            /** @constant */
            ruleset: "colonial";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "damage-roll";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["ColonialDamageRollOutcome"];
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
         * ColonialDamageRollOddsQuestion
         * @description A question about odds.
         */
        ColonialDamageRollOddsQuestion: {
            input: components["schemas"]["ColonialDamageRollInput"];
            options?: components["schemas"]["ColonialOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialDamageRollSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        ColonialDamageRollSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "damage-roll";
            units?: components["schemas"]["ColonialDamageRollUnits"];
            input?: components["schemas"]["ColonialDamageRollUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialDamageRollRulingEntry
         * @description Hits already rolled, by fire or in an attack: how many figures they remove, and whether the leader is killed.
         */
        ColonialDamageRollRulingEntry: {
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
            /** @description ruling, or correction. */
            kind: string;
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
            corrects?: number;
            /** @description The decision that calls for it. */
            decision?: number;
            /** @description Where the dice came from. */
            dice: components["schemas"]["DiceSource"];
            /** @description Dice that were declared with a question that is not permitted. */
            dice_unused?: number[];
            /** @description What it does to its units. */
            effects?: components["schemas"]["UnitEffect"][];
            input: components["schemas"]["ColonialDamageRollInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["ColonialDamageRollOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["ColonialDamageRollUnits"];
            /** @description The game system. */
            ruleset: string;
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "damage-roll";
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
         * ColonialDamageRollUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        ColonialDamageRollUnitInput: {
            /**
             * Cause
             * @description What the hits come from. Fire needs weapon and band; an attack needs by_kind and kind.
             */
            cause: components["schemas"]["ColonialCause"];
            /**
             * Hits
             * @description Hits on the unit, already rolled. Unit: hits.
             */
            hits: number;
            /**
             * Figures
             * @description Figures of the unit that was hit. Unit: figures.
             */
            figures?: number;
            /**
             * Weapon
             * @description What hit it. Matters, and is needed, for fire.
             */
            weapon?: components["schemas"]["ColonialWeapon"];
            /**
             * Range
             * @description Short or long range. Matters, and is needed, for fire.
             */
            band?: components["schemas"]["ColonialBand"];
            /**
             * Cover
             * @description The cover that the unit is in. Matters for fire.
             */
            cover?: components["schemas"]["ColonialCover"];
            /**
             * Hit by
             * @description The kind of unit that hit it. Matters, and is needed, in an attack.
             */
            by_kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Kind
             * @description The kind of unit that was hit. Matters, and is needed, in an attack.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Position
             * @description What the unit defends, if it is the defender of an attack.
             * @default none
             */
            position?: components["schemas"]["ColonialPosition"];
            /**
             * Has a leader
             * @description False once the unit's leader was killed; then no dice are thrown for him.
             */
            has_leader?: boolean;
        };
        /**
         * ColonialVolleyQuestion
         * @description A whole exchange of fire: the fire, then the target's leader, then its pin test. Any fire, not only volley fire; rockets have a step of their own.
         */
        ColonialVolleyQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["ColonialVolleyInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["ColonialOptions"];
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
         * ColonialVolleyRecordedQuestion
         * @description A whole exchange of fire: the fire, then the target's leader, then its pin test. Any fire, not only volley fire; rockets have a step of their own.
         */
        ColonialVolleyRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "volley";
            input?: components["schemas"]["ColonialVolleyUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["ColonialVolleyUnits"];
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
         * ColonialVolleyUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        ColonialVolleyUnits: {
            /**
             * Unit
             * @description The unit that fires.
             */
            firer?: string;
            /**
             * Unit
             * @description The unit that is fired at.
             */
            target?: string;
        };
        /**
         * ColonialVolleyRuling
         * @description A whole exchange of fire: the fire, then the target's leader, then its pin test. Any fire, not only volley fire; rockets have a step of their own.
         */
        ColonialVolleyRuling: {
            /** @constant */
            ruleset: "colonial";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "volley";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["ColonialVolleyOutcome"];
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
         * ColonialVolleyOddsQuestion
         * @description A question about odds.
         */
        ColonialVolleyOddsQuestion: {
            input: components["schemas"]["ColonialVolleyInput"];
            options?: components["schemas"]["ColonialOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialVolleySessionOddsQuestion
         * @description A question about odds, in a session.
         */
        ColonialVolleySessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "volley";
            units?: components["schemas"]["ColonialVolleyUnits"];
            input?: components["schemas"]["ColonialVolleyUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialVolleyRulingEntry
         * @description A whole exchange of fire: the fire, then the target's leader, then its pin test. Any fire, not only volley fire; rockets have a step of their own.
         */
        ColonialVolleyRulingEntry: {
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
            /** @description ruling, or correction. */
            kind: string;
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
            corrects?: number;
            /** @description The decision that calls for it. */
            decision?: number;
            /** @description Where the dice came from. */
            dice: components["schemas"]["DiceSource"];
            /** @description Dice that were declared with a question that is not permitted. */
            dice_unused?: number[];
            /** @description What it does to its units. */
            effects?: components["schemas"]["UnitEffect"][];
            input: components["schemas"]["ColonialVolleyInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["ColonialVolleyOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["ColonialVolleyUnits"];
            /** @description The game system. */
            ruleset: string;
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "volley";
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
         * ColonialVolleyUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        ColonialVolleyUnitInput: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Weapon
             * @description What it fires. Mounted infantry fires the rifle of the unit table, if nothing else is said. A rocket has a step of its own.
             */
            weapon?: components["schemas"]["ColonialWeapon"];
            /**
             * Fire value
             * @description What a die must reach to hit. Without it that of the profile or unit.
             */
            fire_value?: number;
            /**
             * Range
             * @description How far away the target is. Unit: inches.
             */
            range: number;
            /**
             * Figures
             * @description Figures that fire; for a field gun its crewmen. Unit: figures.
             */
            figures?: number;
            /**
             * Pinned markers
             * @description Markers on the unit that fires; a pinned unit may not. Unit: markers.
             */
            pinned_markers?: number;
            /**
             * Volley fire
             * @description Whether it fires a volley: a bonus of one, so 5+ becomes 4+.
             */
            volley?: boolean;
            /**
             * Skirmishing
             * @description Whether it skirmishes: then half of its figures fire.
             */
            skirmishing?: boolean;
            /**
             * Close order
             * @description Whether it stands in close order. Matters only under volley_requires_close_order.
             */
            close_order?: boolean;
            /**
             * Target
             * @description What is fired at, and what its tests need.
             */
            target?: components["schemas"]["ColonialVolleyUnitInputTarget"];
        };
        /**
         * ColonialVolleyUnitInputTarget
         * @description The situation. What the units that are named know need not be given.
         */
        ColonialVolleyUnitInputTarget: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit. Gives the Discipline, if it is not given itself.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Leadership
             * @description The number that the unit's tests must reach. The sheet gives none, so it is needed, unless a profile gives it.
             */
            leadership?: number;
            /**
             * Discipline
             * @description What the unit adds to its tests. Without it that of the profile or unit.
             */
            discipline?: number;
            /**
             * Figures
             * @description Figures of the target. Unit: figures.
             */
            figures?: number;
            /**
             * Cover
             * @description The cover that it is in. It raises the hits required, never the hits.
             */
            cover?: components["schemas"]["ColonialCover"];
            /**
             * Close order
             * @description Whether it stands in close order: it is hit more easily, by one.
             */
            close_order?: boolean;
            /**
             * Gone to ground
             * @description Whether it has gone to ground: then it can be hit at short range only.
             */
            gone_to_ground?: boolean;
            /**
             * Has a leader
             * @description False once the unit's leader was killed; then no dice are thrown for him.
             */
            has_leader?: boolean;
            /**
             * Pinned markers
             * @description Markers on the target before the fire. Unit: markers.
             */
            pinned_markers?: number;
            /**
             * Casualties before
             * @description Figures that it lost to fire before and has not tested for yet: they count in its pin test, too. Unit: figures.
             */
            fire_casualties?: number;
        };
        /**
         * ColonialAssaultQuestion
         * @description A whole attack: hits and losses of both sides, their leaders, who retreats, the loser's pin test, and who may follow up. Friends of a unit that was removed test for themselves.
         */
        ColonialAssaultQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["ColonialAssaultInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["ColonialOptions"];
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
         * ColonialAssaultRecordedQuestion
         * @description A whole attack: hits and losses of both sides, their leaders, who retreats, the loser's pin test, and who may follow up. Friends of a unit that was removed test for themselves.
         */
        ColonialAssaultRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "assault";
            input?: components["schemas"]["ColonialAssaultUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["ColonialAssaultUnits"];
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
         * ColonialAssaultUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        ColonialAssaultUnits: {
            /**
             * Unit
             * @description The unit that attacks.
             */
            attacker?: string;
            /**
             * Unit
             * @description The unit that is attacked.
             */
            defender?: string;
        };
        /**
         * ColonialAssaultRuling
         * @description A whole attack: hits and losses of both sides, their leaders, who retreats, the loser's pin test, and who may follow up. Friends of a unit that was removed test for themselves.
         */
        ColonialAssaultRuling: {
            /** @constant */
            ruleset: "colonial";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "assault";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["ColonialAssaultOutcome"];
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
         * ColonialAssaultOddsQuestion
         * @description A question about odds.
         */
        ColonialAssaultOddsQuestion: {
            input: components["schemas"]["ColonialAssaultInput"];
            options?: components["schemas"]["ColonialOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialAssaultSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        ColonialAssaultSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "assault";
            units?: components["schemas"]["ColonialAssaultUnits"];
            input?: components["schemas"]["ColonialAssaultUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * ColonialAssaultRulingEntry
         * @description A whole attack: hits and losses of both sides, their leaders, who retreats, the loser's pin test, and who may follow up. Friends of a unit that was removed test for themselves.
         */
        ColonialAssaultRulingEntry: {
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
            /** @description ruling, or correction. */
            kind: string;
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
            corrects?: number;
            /** @description The decision that calls for it. */
            decision?: number;
            /** @description Where the dice came from. */
            dice: components["schemas"]["DiceSource"];
            /** @description Dice that were declared with a question that is not permitted. */
            dice_unused?: number[];
            /** @description What it does to its units. */
            effects?: components["schemas"]["UnitEffect"][];
            input: components["schemas"]["ColonialAssaultInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["ColonialAssaultOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["ColonialAssaultUnits"];
            /** @description The game system. */
            ruleset: string;
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "assault";
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
         * ColonialAssaultUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        ColonialAssaultUnitInput: {
            /**
             * Attacker
             * @description The unit that attacks.
             */
            attacker?: components["schemas"]["ColonialAssaultUnitInputAttacker"];
            /**
             * Defender
             * @description The unit that is attacked.
             */
            defender?: components["schemas"]["ColonialAssaultUnitInputDefender"];
        };
        /**
         * ColonialAssaultUnitInputAttacker
         * @description The situation. What the units that are named know need not be given.
         */
        ColonialAssaultUnitInputAttacker: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Fight value
             * @description What a die must reach to hit in an attack. Without it that of the profile or unit.
             */
            fight_value?: number;
            /**
             * Move
             * @description A full move of the unit. Without it that of the profile or unit. Unit: inches.
             */
            move?: number;
            /**
             * Figures
             * @description Figures of the unit before the attack. Unit: figures.
             */
            figures?: number;
            /**
             * Pinned markers
             * @description Markers on the unit; a pinned unit may be attacked, not attack. Unit: markers.
             */
            pinned_markers?: number;
            /**
             * Close order
             * @description Whether it fights in close order: a bonus of one, so 5+ becomes 4+.
             */
            close_order?: boolean;
            /**
             * Gone to ground
             * @description Whether it has gone to ground: then half of its figures fight.
             */
            gone_to_ground?: boolean;
            /**
             * Has a leader
             * @description False once the unit's leader was killed; then no dice are thrown for him.
             */
            has_leader?: boolean;
            /**
             * Leadership
             * @description The number that the unit's tests must reach. The sheet gives none, so it is needed, unless a profile gives it.
             */
            leadership?: number;
            /**
             * Discipline
             * @description What the unit adds to its tests. Without it that of the profile or unit.
             */
            discipline?: number;
        };
        /**
         * ColonialAssaultUnitInputDefender
         * @description The situation. What the units that are named know need not be given.
         */
        ColonialAssaultUnitInputDefender: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Fight value
             * @description What a die must reach to hit in an attack. Without it that of the profile or unit.
             */
            fight_value?: number;
            /**
             * Move
             * @description A full move of the unit. Without it that of the profile or unit. Unit: inches.
             */
            move?: number;
            /**
             * Figures
             * @description Figures of the unit before the attack. Unit: figures.
             */
            figures?: number;
            /**
             * Pinned markers
             * @description Markers on the unit; a pinned unit may be attacked, not attack. Unit: markers.
             */
            pinned_markers?: number;
            /**
             * Close order
             * @description Whether it fights in close order: a bonus of one, so 5+ becomes 4+.
             */
            close_order?: boolean;
            /**
             * Gone to ground
             * @description Whether it has gone to ground: then half of its figures fight.
             */
            gone_to_ground?: boolean;
            /**
             * Has a leader
             * @description False once the unit's leader was killed; then no dice are thrown for him.
             */
            has_leader?: boolean;
            /**
             * Leadership
             * @description The number that the unit's tests must reach. The sheet gives none, so it is needed, unless a profile gives it.
             */
            leadership?: number;
            /**
             * Discipline
             * @description What the unit adds to its tests. Without it that of the profile or unit.
             */
            discipline?: number;
            /**
             * Position
             * @description What it holds. If there are several things, one that makes a difference; it counts once.
             */
            position?: components["schemas"]["ColonialPosition"];
        };
        /**
         * ColonialRecordedQuestion
         * @description A question of one of the steps, to be recorded.
         */
        ColonialRecordedQuestion: components["schemas"]["ColonialActivationRecordedQuestion"] | components["schemas"]["ColonialMovementRecordedQuestion"] | components["schemas"]["ColonialRangedAttackRecordedQuestion"] | components["schemas"]["ColonialRocketFireRecordedQuestion"] | components["schemas"]["ColonialMeleeScoreRecordedQuestion"] | components["schemas"]["ColonialMoraleCheckRecordedQuestion"] | components["schemas"]["ColonialRallyRecordedQuestion"] | components["schemas"]["ColonialLeaderCasualtyRecordedQuestion"] | components["schemas"]["ColonialDamageRollRecordedQuestion"] | components["schemas"]["ColonialVolleyRecordedQuestion"] | components["schemas"]["ColonialAssaultRecordedQuestion"];
        /**
         * ColonialSessionOddsQuestion
         * @description A question of the odds of one of the steps.
         */
        ColonialSessionOddsQuestion: components["schemas"]["ColonialActivationSessionOddsQuestion"] | components["schemas"]["ColonialMovementSessionOddsQuestion"] | components["schemas"]["ColonialRangedAttackSessionOddsQuestion"] | components["schemas"]["ColonialRocketFireSessionOddsQuestion"] | components["schemas"]["ColonialMeleeScoreSessionOddsQuestion"] | components["schemas"]["ColonialMoraleCheckSessionOddsQuestion"] | components["schemas"]["ColonialRallySessionOddsQuestion"] | components["schemas"]["ColonialLeaderCasualtySessionOddsQuestion"] | components["schemas"]["ColonialDamageRollSessionOddsQuestion"] | components["schemas"]["ColonialVolleySessionOddsQuestion"] | components["schemas"]["ColonialAssaultSessionOddsQuestion"];
        /**
         * ColonialRulingEntry
         * @description A ruling of one of the steps, as it is recorded.
         */
        ColonialRulingEntry: components["schemas"]["ColonialActivationRulingEntry"] | components["schemas"]["ColonialMovementRulingEntry"] | components["schemas"]["ColonialRangedAttackRulingEntry"] | components["schemas"]["ColonialRocketFireRulingEntry"] | components["schemas"]["ColonialMeleeScoreRulingEntry"] | components["schemas"]["ColonialMoraleCheckRulingEntry"] | components["schemas"]["ColonialRallyRulingEntry"] | components["schemas"]["ColonialLeaderCasualtyRulingEntry"] | components["schemas"]["ColonialDamageRollRulingEntry"] | components["schemas"]["ColonialVolleyRulingEntry"] | components["schemas"]["ColonialAssaultRulingEntry"];
        /**
         * ColonialOpening
         * @description A game that begins.
         */
        ColonialOpening: {
            /** @constant */
            ruleset: "colonial";
            /**
             * Options
             * @description Readings, house rules and the club's own numbers; they apply to the whole session.
             */
            options?: components["schemas"]["ColonialOptions"];
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
            units?: components["schemas"]["ColonialRosterUnit"][];
        };
        /**
         * ColonialHouseRulesBody
         * @description A club's options for a ruleset.
         */
        ColonialHouseRulesBody: {
            /**
             * Options
             * @description Readings, house rules and the club's own numbers. What is left out has its default.
             */
            options?: components["schemas"]["ColonialOptions"];
            /**
             * Note
             * @description The club's note about them: who agreed, since when, for which games.
             */
            note?: components["schemas"]["VisibleTextOrNone"];
        };
        /**
         * ColonialUnitsBody
         * @description Units to add to a session.
         */
        ColonialUnitsBody: {
            /**
             * Units
             * @description The units to add.
             */
            units: components["schemas"]["ColonialRosterUnit"][];
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /** ColonialUnitChangeBody */
        ColonialUnitChangeBody: {
            /**
             * Changes
             * @description The members to change, with their new values.
             */
            changes: components["schemas"]["ColonialRosterUnitMembers"];
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
         * ColonialArmyBody
         * @description An army to be kept.
         */
        ColonialArmyBody: {
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
            units: components["schemas"]["ColonialRosterUnitOfArmy"][];
        };
        /**
         * ColonialUnitState
         * @description A unit as it stands.
         */
        ColonialUnitState: {
            /** @description The unit's id in requests. */
            id: string;
            /** @description What the players call it. */
            name: string;
            /** @description The side that it fights for, by its id; units of one side are friends. */
            side: string;
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: string;
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Weapon
             * @description What it fires, where neither its profile nor the unit table says it.
             */
            weapon?: components["schemas"]["ColonialWeapon"];
            /**
             * Leadership
             * @description The number that the unit's tests must reach. The sheet gives none, so it is needed, unless a profile gives it.
             */
            leadership?: number;
            /**
             * Discipline
             * @description What the unit adds to its tests. Without it that of the profile or unit.
             */
            discipline?: number;
            /**
             * Fire value
             * @description What a die must reach to hit. Without it that of the profile or unit.
             */
            fire_value?: number;
            /**
             * Fight value
             * @description What a die must reach to hit in an attack. Without it that of the profile or unit.
             */
            fight_value?: number;
            /**
             * Move
             * @description A full move of the unit. Without it that of the profile or unit. Unit: inches.
             */
            move?: number;
            /**
             * Figures
             * @description Figures, or the crewmen of a crewed weapon. The sheet gives no sizes. Unit: figures.
             */
            figures: number;
            /**
             * Has a leader
             * @description False once the unit's leader was killed; then no dice are thrown for him.
             * @default true
             */
            has_leader?: boolean;
            /**
             * Pinned markers
             * @description Markers on the unit. Unit: markers.
             * @default 0
             */
            pinned_markers?: number;
            /**
             * Close order
             * @description Whether it stands in close order.
             * @default false
             */
            close_order?: boolean;
            /**
             * Gone to ground
             * @description Whether it has gone to ground.
             * @default false
             */
            gone_to_ground?: boolean;
            /**
             * Skirmishing
             * @description Whether it skirmishes.
             * @default false
             */
            skirmishing?: boolean;
            /**
             * Fate
             * @description Whether it is still in the game.
             * @default in_play
             */
            fate?: components["schemas"]["ColonialFate"];
            /**
             * Casualties from fire
             * @description Figures lost to fire for which it has not tested for pinning yet. What it has not tested for is one round of fire: test after each shot, or once for several. Unit: figures.
             * @default 0
             */
            fire_casualties?: number;
            /**
             * Casualties from an attack
             * @description Figures lost in the last attack in which it was beaten. Unit: figures.
             * @default 0
             */
            attack_casualties?: number;
            /**
             * Lost to the last fire
             * @description Figures lost to fire the last time. Unit: figures.
             * @default 0
             */
            leader_fire_casualties?: number;
            /**
             * Lost in the last attack
             * @description Figures lost in an attack the last time. Unit: figures.
             * @default 0
             */
            leader_attack_casualties?: number;
            /**
             * Throws for its leader after fire
             * @description Throws for its leader that fire has made due. Unit: throws.
             * @default 0
             */
            leader_fire_tests?: number;
            /**
             * Throws for its leader after attacks
             * @description Throws for its leader that attacks have made due. Unit: throws.
             * @default 0
             */
            leader_attack_tests?: number;
            /**
             * Beaten
             * @description Attacks in which it was beaten, and for which it has not tested for pinning yet. Unit: attacks.
             * @default 0
             */
            beaten?: number;
            /**
             * Friends removed
             * @description Friendly units that were removed, for each of which it has yet to test for pinning if it saw it within 12 inches. Unit: units.
             * @default 0
             */
            friends_removed?: number;
            /**
             * Cover
             * @description The cover that it is in, as its last move left it.
             * @default none
             */
            cover?: components["schemas"]["ColonialCover"];
            /**
             * Position
             * @description The ground that it holds, as its last move left it.
             * @default none
             */
            position?: components["schemas"]["ColonialGround"];
            /**
             * At an obstacle
             * @description Whether it halted at an obstacle, from which its next move in a later turn takes it on without delay.
             * @default false
             */
            at_obstacle?: boolean;
            /**
             * Action
             * @description Its action of this turn; left out while it has had none.
             */
            action?: components["schemas"]["ColonialAction"];
            /**
             * Action to be carried out
             * @description Whether its action of this turn, passed or free, is yet to be carried out.
             * @default false
             */
            action_open?: boolean;
            /**
             * Failed its test
             * @description Whether it failed its activation this turn.
             * @default false
             */
            test_failed?: boolean;
            /**
             * Moved
             * @description Whether it has moved this turn.
             * @default false
             */
            moved?: boolean;
            /**
             * Fired
             * @description Whether it has fired this turn.
             * @default false
             */
            fired?: boolean;
            /**
             * Tried to rally
             * @description Whether it has tried to rally this turn, passed or failed.
             * @default false
             */
            rallied?: boolean;
            /**
             * Follow-up
             * @description Whom it may attack besides this turn, as cavalry that won.
             * @default none
             */
            follow_up?: components["schemas"]["ColonialFollowUp"];
            /**
             * Follow-up against
             * @description The id of the unit that it may attack again. Left out where nobody has said which one it was.
             */
            follow_up_unit?: string;
            /** @description Why it is out of the game; absent while it is in play. */
            out?: string;
            /** @description What it costs, where that is known. */
            points?: number;
        };
        /**
         * ColonialRoster
         * @description The units of a session.
         */
        ColonialRoster: {
            /** @constant */
            ruleset: "colonial";
            /** @description The number of the last entry that counts. */
            as_of: number;
            /** @description The current turn; absent before the first. */
            turn?: number;
            /** @description The phase of that turn, where the ruleset has phases. */
            phase?: string;
            /** @description In the order in which they were added. */
            units: components["schemas"]["ColonialUnitState"][];
            /** @description By side, what its units that are in the game cost. */
            points?: {
                [key: string]: number;
            };
        };
        /**
         * ColonialRosterUnit
         * @description A unit of the colonial rules.
         */
        ColonialRosterUnit: {
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
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Weapon
             * @description What it fires, where neither its profile nor the unit table says it.
             */
            weapon?: components["schemas"]["ColonialWeapon"];
            /**
             * Leadership
             * @description The number that the unit's tests must reach. The sheet gives none, so it is needed, unless a profile gives it.
             */
            leadership?: number;
            /**
             * Discipline
             * @description What the unit adds to its tests. Without it that of the profile or unit.
             */
            discipline?: number;
            /**
             * Fire value
             * @description What a die must reach to hit. Without it that of the profile or unit.
             */
            fire_value?: number;
            /**
             * Fight value
             * @description What a die must reach to hit in an attack. Without it that of the profile or unit.
             */
            fight_value?: number;
            /**
             * Move
             * @description A full move of the unit. Without it that of the profile or unit. Unit: inches.
             */
            move?: number;
            /**
             * Figures
             * @description Figures, or the crewmen of a crewed weapon. The sheet gives no sizes. Unit: figures.
             */
            figures: number;
            /**
             * Has a leader
             * @description False once the unit's leader was killed; then no dice are thrown for him.
             * @default true
             */
            has_leader?: boolean;
            /**
             * Pinned markers
             * @description Markers on the unit. Unit: markers.
             * @default 0
             */
            pinned_markers?: number;
            /**
             * Close order
             * @description Whether it stands in close order.
             * @default false
             */
            close_order?: boolean;
            /**
             * Gone to ground
             * @description Whether it has gone to ground.
             * @default false
             */
            gone_to_ground?: boolean;
            /**
             * Skirmishing
             * @description Whether it skirmishes.
             * @default false
             */
            skirmishing?: boolean;
            /**
             * Fate
             * @description Whether it is still in the game.
             * @default in_play
             */
            fate?: components["schemas"]["ColonialFate"];
            /**
             * Casualties from fire
             * @description Figures lost to fire for which it has not tested for pinning yet. What it has not tested for is one round of fire: test after each shot, or once for several. Unit: figures.
             * @default 0
             */
            fire_casualties?: number;
            /**
             * Casualties from an attack
             * @description Figures lost in the last attack in which it was beaten. Unit: figures.
             * @default 0
             */
            attack_casualties?: number;
            /**
             * Lost to the last fire
             * @description Figures lost to fire the last time. Unit: figures.
             * @default 0
             */
            leader_fire_casualties?: number;
            /**
             * Lost in the last attack
             * @description Figures lost in an attack the last time. Unit: figures.
             * @default 0
             */
            leader_attack_casualties?: number;
            /**
             * Throws for its leader after fire
             * @description Throws for its leader that fire has made due. Unit: throws.
             * @default 0
             */
            leader_fire_tests?: number;
            /**
             * Throws for its leader after attacks
             * @description Throws for its leader that attacks have made due. Unit: throws.
             * @default 0
             */
            leader_attack_tests?: number;
            /**
             * Beaten
             * @description Attacks in which it was beaten, and for which it has not tested for pinning yet. Unit: attacks.
             * @default 0
             */
            beaten?: number;
            /**
             * Friends removed
             * @description Friendly units that were removed, for each of which it has yet to test for pinning if it saw it within 12 inches. Unit: units.
             * @default 0
             */
            friends_removed?: number;
            /**
             * Cover
             * @description The cover that it is in, as its last move left it.
             * @default none
             */
            cover?: components["schemas"]["ColonialCover"];
            /**
             * Position
             * @description The ground that it holds, as its last move left it.
             * @default none
             */
            position?: components["schemas"]["ColonialGround"];
            /**
             * At an obstacle
             * @description Whether it halted at an obstacle, from which its next move in a later turn takes it on without delay.
             * @default false
             */
            at_obstacle?: boolean;
            /**
             * Action
             * @description Its action of this turn; left out while it has had none.
             */
            action?: components["schemas"]["ColonialAction"];
            /**
             * Action to be carried out
             * @description Whether its action of this turn, passed or free, is yet to be carried out.
             * @default false
             */
            action_open?: boolean;
            /**
             * Failed its test
             * @description Whether it failed its activation this turn.
             * @default false
             */
            test_failed?: boolean;
            /**
             * Moved
             * @description Whether it has moved this turn.
             * @default false
             */
            moved?: boolean;
            /**
             * Fired
             * @description Whether it has fired this turn.
             * @default false
             */
            fired?: boolean;
            /**
             * Tried to rally
             * @description Whether it has tried to rally this turn, passed or failed.
             * @default false
             */
            rallied?: boolean;
            /**
             * Follow-up
             * @description Whom it may attack besides this turn, as cavalry that won.
             * @default none
             */
            follow_up?: components["schemas"]["ColonialFollowUp"];
            /**
             * Follow-up against
             * @description The id of the unit that it may attack again. Left out where nobody has said which one it was.
             */
            follow_up_unit?: string;
        };
        /**
         * ColonialRosterUnitOfArmy
         * @description A unit of an army.
         */
        ColonialRosterUnitOfArmy: {
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
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Weapon
             * @description What it fires, where neither its profile nor the unit table says it.
             */
            weapon?: components["schemas"]["ColonialWeapon"];
            /**
             * Leadership
             * @description The number that the unit's tests must reach. The sheet gives none, so it is needed, unless a profile gives it.
             */
            leadership?: number;
            /**
             * Discipline
             * @description What the unit adds to its tests. Without it that of the profile or unit.
             */
            discipline?: number;
            /**
             * Fire value
             * @description What a die must reach to hit. Without it that of the profile or unit.
             */
            fire_value?: number;
            /**
             * Fight value
             * @description What a die must reach to hit in an attack. Without it that of the profile or unit.
             */
            fight_value?: number;
            /**
             * Move
             * @description A full move of the unit. Without it that of the profile or unit. Unit: inches.
             */
            move?: number;
            /**
             * Figures
             * @description Figures, or the crewmen of a crewed weapon. The sheet gives no sizes. Unit: figures.
             */
            figures: number;
            /**
             * Has a leader
             * @description False once the unit's leader was killed; then no dice are thrown for him.
             * @default true
             */
            has_leader?: boolean;
            /**
             * Pinned markers
             * @description Markers on the unit. Unit: markers.
             * @default 0
             */
            pinned_markers?: number;
            /**
             * Close order
             * @description Whether it stands in close order.
             * @default false
             */
            close_order?: boolean;
            /**
             * Gone to ground
             * @description Whether it has gone to ground.
             * @default false
             */
            gone_to_ground?: boolean;
            /**
             * Skirmishing
             * @description Whether it skirmishes.
             * @default false
             */
            skirmishing?: boolean;
            /**
             * Fate
             * @description Whether it is still in the game.
             * @default in_play
             */
            fate?: components["schemas"]["ColonialFate"];
            /**
             * Casualties from fire
             * @description Figures lost to fire for which it has not tested for pinning yet. What it has not tested for is one round of fire: test after each shot, or once for several. Unit: figures.
             * @default 0
             */
            fire_casualties?: number;
            /**
             * Casualties from an attack
             * @description Figures lost in the last attack in which it was beaten. Unit: figures.
             * @default 0
             */
            attack_casualties?: number;
            /**
             * Lost to the last fire
             * @description Figures lost to fire the last time. Unit: figures.
             * @default 0
             */
            leader_fire_casualties?: number;
            /**
             * Lost in the last attack
             * @description Figures lost in an attack the last time. Unit: figures.
             * @default 0
             */
            leader_attack_casualties?: number;
            /**
             * Throws for its leader after fire
             * @description Throws for its leader that fire has made due. Unit: throws.
             * @default 0
             */
            leader_fire_tests?: number;
            /**
             * Throws for its leader after attacks
             * @description Throws for its leader that attacks have made due. Unit: throws.
             * @default 0
             */
            leader_attack_tests?: number;
            /**
             * Beaten
             * @description Attacks in which it was beaten, and for which it has not tested for pinning yet. Unit: attacks.
             * @default 0
             */
            beaten?: number;
            /**
             * Friends removed
             * @description Friendly units that were removed, for each of which it has yet to test for pinning if it saw it within 12 inches. Unit: units.
             * @default 0
             */
            friends_removed?: number;
            /**
             * Cover
             * @description The cover that it is in, as its last move left it.
             * @default none
             */
            cover?: components["schemas"]["ColonialCover"];
            /**
             * Position
             * @description The ground that it holds, as its last move left it.
             * @default none
             */
            position?: components["schemas"]["ColonialGround"];
            /**
             * At an obstacle
             * @description Whether it halted at an obstacle, from which its next move in a later turn takes it on without delay.
             * @default false
             */
            at_obstacle?: boolean;
            /**
             * Action
             * @description Its action of this turn; left out while it has had none.
             */
            action?: components["schemas"]["ColonialAction"];
            /**
             * Action to be carried out
             * @description Whether its action of this turn, passed or free, is yet to be carried out.
             * @default false
             */
            action_open?: boolean;
            /**
             * Failed its test
             * @description Whether it failed its activation this turn.
             * @default false
             */
            test_failed?: boolean;
            /**
             * Moved
             * @description Whether it has moved this turn.
             * @default false
             */
            moved?: boolean;
            /**
             * Fired
             * @description Whether it has fired this turn.
             * @default false
             */
            fired?: boolean;
            /**
             * Tried to rally
             * @description Whether it has tried to rally this turn, passed or failed.
             * @default false
             */
            rallied?: boolean;
            /**
             * Follow-up
             * @description Whom it may attack besides this turn, as cavalry that won.
             * @default none
             */
            follow_up?: components["schemas"]["ColonialFollowUp"];
            /**
             * Follow-up against
             * @description The id of the unit that it may attack again. Left out where nobody has said which one it was.
             */
            follow_up_unit?: string;
        };
        /**
         * ColonialRosterUnitMembers
         * @description Members of a unit.
         */
        ColonialRosterUnitMembers: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Weapon
             * @description What it fires, where neither its profile nor the unit table says it.
             */
            weapon?: components["schemas"]["ColonialWeapon"];
            /**
             * Leadership
             * @description The number that the unit's tests must reach. The sheet gives none, so it is needed, unless a profile gives it.
             */
            leadership?: number;
            /**
             * Discipline
             * @description What the unit adds to its tests. Without it that of the profile or unit.
             */
            discipline?: number;
            /**
             * Fire value
             * @description What a die must reach to hit. Without it that of the profile or unit.
             */
            fire_value?: number;
            /**
             * Fight value
             * @description What a die must reach to hit in an attack. Without it that of the profile or unit.
             */
            fight_value?: number;
            /**
             * Move
             * @description A full move of the unit. Without it that of the profile or unit. Unit: inches.
             */
            move?: number;
            /**
             * Figures
             * @description Figures, or the crewmen of a crewed weapon. The sheet gives no sizes. Unit: figures.
             */
            figures?: number;
            /**
             * Has a leader
             * @description False once the unit's leader was killed; then no dice are thrown for him.
             */
            has_leader?: boolean;
            /**
             * Pinned markers
             * @description Markers on the unit. Unit: markers.
             */
            pinned_markers?: number;
            /**
             * Close order
             * @description Whether it stands in close order.
             */
            close_order?: boolean;
            /**
             * Gone to ground
             * @description Whether it has gone to ground.
             */
            gone_to_ground?: boolean;
            /**
             * Skirmishing
             * @description Whether it skirmishes.
             */
            skirmishing?: boolean;
            /**
             * Fate
             * @description Whether it is still in the game.
             */
            fate?: components["schemas"]["ColonialFate"];
            /**
             * Casualties from fire
             * @description Figures lost to fire for which it has not tested for pinning yet. What it has not tested for is one round of fire: test after each shot, or once for several. Unit: figures.
             */
            fire_casualties?: number;
            /**
             * Casualties from an attack
             * @description Figures lost in the last attack in which it was beaten. Unit: figures.
             */
            attack_casualties?: number;
            /**
             * Lost to the last fire
             * @description Figures lost to fire the last time. Unit: figures.
             */
            leader_fire_casualties?: number;
            /**
             * Lost in the last attack
             * @description Figures lost in an attack the last time. Unit: figures.
             */
            leader_attack_casualties?: number;
            /**
             * Throws for its leader after fire
             * @description Throws for its leader that fire has made due. Unit: throws.
             */
            leader_fire_tests?: number;
            /**
             * Throws for its leader after attacks
             * @description Throws for its leader that attacks have made due. Unit: throws.
             */
            leader_attack_tests?: number;
            /**
             * Beaten
             * @description Attacks in which it was beaten, and for which it has not tested for pinning yet. Unit: attacks.
             */
            beaten?: number;
            /**
             * Friends removed
             * @description Friendly units that were removed, for each of which it has yet to test for pinning if it saw it within 12 inches. Unit: units.
             */
            friends_removed?: number;
            /**
             * Cover
             * @description The cover that it is in, as its last move left it.
             */
            cover?: components["schemas"]["ColonialCover"];
            /**
             * Position
             * @description The ground that it holds, as its last move left it.
             */
            position?: components["schemas"]["ColonialGround"];
            /**
             * At an obstacle
             * @description Whether it halted at an obstacle, from which its next move in a later turn takes it on without delay.
             */
            at_obstacle?: boolean;
            /**
             * Action
             * @description Its action of this turn; left out while it has had none.
             */
            action?: components["schemas"]["ColonialAction"];
            /**
             * Action to be carried out
             * @description Whether its action of this turn, passed or free, is yet to be carried out.
             */
            action_open?: boolean;
            /**
             * Failed its test
             * @description Whether it failed its activation this turn.
             */
            test_failed?: boolean;
            /**
             * Moved
             * @description Whether it has moved this turn.
             */
            moved?: boolean;
            /**
             * Fired
             * @description Whether it has fired this turn.
             */
            fired?: boolean;
            /**
             * Tried to rally
             * @description Whether it has tried to rally this turn, passed or failed.
             */
            rallied?: boolean;
            /**
             * Follow-up
             * @description Whom it may attack besides this turn, as cavalry that won.
             */
            follow_up?: components["schemas"]["ColonialFollowUp"];
            /**
             * Follow-up against
             * @description The id of the unit that it may attack again. Left out where nobody has said which one it was.
             */
            follow_up_unit?: string;
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
         * ColonialOptions
         * @description How a club plays the colonial rules: readings that the sheet leaves open, and the units of the game.
         */
        ColonialOptions: {
            /**
             * Loser of an attack
             * @description What is compared to see who loses an attack.
             * @default casualties
             */
            attack_loser?: components["schemas"]["ColonialAttackLoser"];
            /**
             * Half of an odd number
             * @description How half the figures of a skirmishing unit, or of one gone to ground, are rounded.
             * @default down
             */
            half_rounding?: components["schemas"]["ColonialHalfRounding"];
            /**
             * Casualties of an attack
             * @description Whether figures lost in an attack count against the pin test of its loser.
             * @default no
             */
            pin_attack_casualties?: components["schemas"]["ColonialPinAttackCasualties"];
            /**
             * Mounted infantry in an attack
             * @description Whether mounted infantry hit cavalry, and defend, as infantry do.
             * @default no
             */
            mounted_infantry_hits_as_infantry?: components["schemas"]["ColonialMountedInfantryHitsAsInfantry"];
            /**
             * Targets of field guns
             * @description Whether close order and going to ground of the target count for a field gun.
             * @default yes
             */
            gun_target_mods?: components["schemas"]["ColonialGunTargetMods"];
            /**
             * At the double
             * @description How far a unit moves at the double.
             * @default double
             */
            atd?: components["schemas"]["ColonialAtd"];
            /**
             * Volley and close order
             * @description Whether volley fire is only for units in close order.
             * @default no
             */
            volley_requires_close_order?: components["schemas"]["ColonialVolleyRequiresCloseOrder"];
            /**
             * Actions of a turn
             * @description How many actions a unit has in a turn.
             * @default one
             */
            actions_per_turn?: components["schemas"]["ColonialActionsPerTurn"];
            /**
             * After a failed test
             * @description What a unit that failed its activation may still do in the turn.
             * @default nothing
             */
            failed_activation?: components["schemas"]["ColonialFailedActivation"];
            /**
             * End of a stance
             * @description What ends going to ground and close order.
             * @default action
             */
            stance_ends?: components["schemas"]["ColonialStanceEnds"];
            /**
             * Skirmishing
             * @description Whether skirmishing is the action of a turn or a stance.
             * @default turn
             */
            skirmish?: components["schemas"]["ColonialSkirmish"];
            /**
             * Move of skirmishers
             * @description How far a unit that skirmishes moves.
             * @default half
             */
            skirmish_move?: components["schemas"]["ColonialSkirmishMove"];
            /**
             * What is owed
             * @description Whether a unit that owes something is refused anything else.
             * @default refuse
             */
            enforce_due?: components["schemas"]["EnforceDue"];
            /**
             * Profiles
             * @description The units of the game, each with a name and with the figures that the sheet does not give. What an input gives itself wins.
             * @default []
             */
            profiles?: components["schemas"]["ColonialProfile"][];
        };
        /**
         * ColonialProfile
         * @description A unit of the game, named once.
         */
        ColonialProfile: {
            /**
             * Name
             * @description What the unit is called; a step's input names it as its profile.
             */
            name: components["schemas"]["VisibleText"];
            /**
             * Kind
             * @description The kind of unit. It gives the figures that the profile does not.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Leadership
             * @description The number that the unit's tests must reach.
             */
            leadership?: number;
            /**
             * Discipline
             * @description What the unit adds to its tests. Without it that of the profile or unit.
             */
            discipline?: number;
            /**
             * Fire value
             * @description What a die must reach to hit. Without it that of the profile or unit.
             */
            fire_value?: number;
            /**
             * Fight value
             * @description What a die must reach to hit in an attack. Without it that of the profile or unit.
             */
            fight_value?: number;
            /**
             * Move
             * @description A full move of the unit. Without it that of the profile or unit. Unit: inches.
             */
            move?: number;
            /**
             * Weapon
             * @description What the unit fires.
             */
            weapon?: components["schemas"]["ColonialWeapon"];
        };
        /**
         * ColonialActivationInput
         * @description A unit that is to do something.
         */
        ColonialActivationInput: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Action
             * @description What the unit is to do.
             */
            action: components["schemas"]["ColonialAction"];
            /**
             * Leadership
             * @description The number that the test must reach. The sheet gives none; it matters only when the action is tested, and then it is needed, unless a profile gives it.
             */
            leadership?: number;
            /**
             * Discipline
             * @description What the unit adds to its tests. Without it that of the profile or unit.
             */
            discipline?: number;
            /**
             * Pinned markers
             * @description Markers on the unit. Unit: markers.
             * @default 0
             */
            pinned_markers?: number;
        };
        /**
         * ColonialMovementInput
         * @description A unit that moves.
         */
        ColonialMovementInput: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Move
             * @description A full move of the unit. Without it that of the profile or unit. Unit: inches.
             */
            move?: number;
            /**
             * Terrain
             * @description The worst ground that it crosses.
             * @default open
             */
            terrain?: components["schemas"]["ColonialTerrain"];
            /**
             * At the double
             * @description Whether it moves at the double.
             * @default false
             */
            at_the_double?: boolean;
            /**
             * Skirmishing
             * @description Whether it skirmishes: then it moves half its move.
             * @default false
             */
            skirmishing?: boolean;
            /**
             * At an obstacle
             * @description Whether it halted at the obstacle in an earlier turn: then it crosses it without delay.
             * @default false
             */
            at_obstacle?: boolean;
            /**
             * Cover at its end
             * @description The cover that the unit is in when it has moved.
             * @default none
             */
            cover?: components["schemas"]["ColonialCover"];
            /**
             * Position at its end
             * @description The ground that the unit holds when it has moved.
             * @default none
             */
            position?: components["schemas"]["ColonialGround"];
            /**
             * Pinned markers
             * @description Markers on the unit; a pinned unit may not move. Unit: markers.
             * @default 0
             */
            pinned_markers?: number;
        };
        /**
         * ColonialRangedAttackInput
         * @description A unit that fires, and its target.
         */
        ColonialRangedAttackInput: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Weapon
             * @description What it fires. Mounted infantry fires the rifle of the unit table, if nothing else is said. A rocket has a step of its own.
             */
            weapon?: components["schemas"]["ColonialWeapon"];
            /**
             * Fire value
             * @description What a die must reach to hit. Without it that of the profile or unit.
             */
            fire_value?: number;
            /**
             * Range
             * @description How far away the target is. Unit: inches.
             */
            range: number;
            /**
             * Figures
             * @description Figures that fire; for a field gun its crewmen. Unit: figures.
             */
            figures: number;
            /**
             * Pinned markers
             * @description Markers on the unit that fires; a pinned unit may not. Unit: markers.
             * @default 0
             */
            pinned_markers?: number;
            /**
             * Volley fire
             * @description Whether it fires a volley: a bonus of one, so 5+ becomes 4+.
             * @default false
             */
            volley?: boolean;
            /**
             * Skirmishing
             * @description Whether it skirmishes: then half of its figures fire.
             * @default false
             */
            skirmishing?: boolean;
            /**
             * Close order
             * @description Whether it stands in close order. Matters only under volley_requires_close_order.
             * @default false
             */
            close_order?: boolean;
            /**
             * Target
             * @description What is fired at.
             */
            target: components["schemas"]["ColonialTarget"];
        };
        /**
         * ColonialTarget
         * @description What is fired at.
         */
        ColonialTarget: {
            /**
             * Figures
             * @description Figures of the target. Unit: figures.
             */
            figures: number;
            /**
             * Cover
             * @description The cover that it is in. It raises the hits required, never the hits.
             * @default none
             */
            cover?: components["schemas"]["ColonialCover"];
            /**
             * Close order
             * @description Whether it stands in close order: it is hit more easily, by one.
             * @default false
             */
            close_order?: boolean;
            /**
             * Gone to ground
             * @description Whether it has gone to ground: then it can be hit at short range only.
             * @default false
             */
            gone_to_ground?: boolean;
            /**
             * Has a leader
             * @description False once the unit's leader was killed; then no dice are thrown for him.
             * @default true
             */
            has_leader?: boolean;
        };
        /**
         * ColonialRocketFireInput
         * @description A rocket that is fired.
         */
        ColonialRocketFireInput: {
            /**
             * Crew
             * @description Crewmen that serve the rocket. Unit: figures.
             */
            figures: number;
            /**
             * Range
             * @description How far away the target is; exactly 16 is far enough (A-MWK-5). Unit: inches.
             */
            range: number;
            /**
             * Pinned markers
             * @description Markers on the crew; a pinned crew may not fire. Unit: markers.
             * @default 0
             */
            pinned_markers?: number;
            /**
             * Target
             * @description What the rocket is fired at.
             */
            target: components["schemas"]["ColonialRocketTarget"];
        };
        /**
         * ColonialRocketTarget
         * @description What the rocket is fired at. Cover, close order and going to ground make no difference (A-MWK-22).
         */
        ColonialRocketTarget: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit. Gives the Discipline, if it is not given itself.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Leadership
             * @description The number that the unit's tests must reach. The sheet gives none, so it is needed, unless a profile gives it.
             */
            leadership?: number;
            /**
             * Discipline
             * @description What the unit adds to its tests. Without it that of the profile or unit.
             */
            discipline?: number;
            /**
             * Pinned markers
             * @description Markers on the target before it. Unit: markers.
             * @default 0
             */
            pinned_markers?: number;
        };
        /**
         * ColonialMeleeScoreInput
         * @description An attack.
         */
        ColonialMeleeScoreInput: {
            /**
             * Attacker
             * @description The unit that attacks.
             */
            attacker: components["schemas"]["ColonialSide"];
            /**
             * Defender
             * @description The unit that is attacked.
             */
            defender: components["schemas"]["ColonialDefender"];
        };
        /**
         * ColonialSide
         * @description One side of an attack.
         */
        ColonialSide: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Fight value
             * @description What a die must reach to hit in an attack. Without it that of the profile or unit.
             */
            fight_value?: number;
            /**
             * Move
             * @description A full move of the unit. Without it that of the profile or unit. Unit: inches.
             */
            move?: number;
            /**
             * Figures
             * @description Figures of the unit before the attack. Unit: figures.
             */
            figures: number;
            /**
             * Pinned markers
             * @description Markers on the unit; a pinned unit may be attacked, not attack. Unit: markers.
             * @default 0
             */
            pinned_markers?: number;
            /**
             * Close order
             * @description Whether it fights in close order: a bonus of one, so 5+ becomes 4+.
             * @default false
             */
            close_order?: boolean;
            /**
             * Gone to ground
             * @description Whether it has gone to ground: then half of its figures fight.
             * @default false
             */
            gone_to_ground?: boolean;
            /**
             * Has a leader
             * @description False once the unit's leader was killed; then no dice are thrown for him.
             * @default true
             */
            has_leader?: boolean;
        };
        /**
         * ColonialDefender
         * @description The side that is attacked.
         */
        ColonialDefender: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Fight value
             * @description What a die must reach to hit in an attack. Without it that of the profile or unit.
             */
            fight_value?: number;
            /**
             * Move
             * @description A full move of the unit. Without it that of the profile or unit. Unit: inches.
             */
            move?: number;
            /**
             * Figures
             * @description Figures of the unit before the attack. Unit: figures.
             */
            figures: number;
            /**
             * Pinned markers
             * @description Markers on the unit; a pinned unit may be attacked, not attack. Unit: markers.
             * @default 0
             */
            pinned_markers?: number;
            /**
             * Close order
             * @description Whether it fights in close order: a bonus of one, so 5+ becomes 4+.
             * @default false
             */
            close_order?: boolean;
            /**
             * Gone to ground
             * @description Whether it has gone to ground: then half of its figures fight.
             * @default false
             */
            gone_to_ground?: boolean;
            /**
             * Has a leader
             * @description False once the unit's leader was killed; then no dice are thrown for him.
             * @default true
             */
            has_leader?: boolean;
            /**
             * Position
             * @description What it holds. If there are several things, one that makes a difference; it counts once.
             * @default none
             */
            position?: components["schemas"]["ColonialPosition"];
        };
        /**
         * ColonialMoraleCheckInput
         * @description A unit that tests for pinning.
         */
        ColonialMoraleCheckInput: {
            /**
             * Trigger
             * @description Why the unit tests.
             */
            trigger: components["schemas"]["ColonialTrigger"];
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit. Gives the Discipline, if it is not given itself.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Leadership
             * @description The number that the unit's tests must reach. The sheet gives none, so it is needed, unless a profile gives it.
             */
            leadership?: number;
            /**
             * Discipline
             * @description What the unit adds to its tests. Without it that of the profile or unit.
             */
            discipline?: number;
            /**
             * Casualties from fire
             * @description Figures lost to this round of fire: -1 each. A test because of fire needs at least one. Unit: figures.
             * @default 0
             */
            fire_casualties?: number;
            /**
             * Casualties of the attack
             * @description Figures lost in the attack. They count only under the option pin_attack_casualties. Unit: figures.
             * @default 0
             */
            attack_casualties?: number;
            /**
             * Pinned markers
             * @description Markers on the unit before the test; they do not modify it. Unit: markers.
             * @default 0
             */
            pinned_markers?: number;
            /**
             * Distance
             * @description How far away the removed unit was. Matters for a witness; left out, it was within 12. Unit: inches.
             */
            distance?: number;
        };
        /**
         * ColonialRallyInput
         * @description A pinned unit that rallies.
         */
        ColonialRallyInput: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit. Gives Discipline and move, if they are not given themselves.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Leadership
             * @description The number that the unit's tests must reach. The sheet gives none, so it is needed, unless a profile gives it.
             */
            leadership?: number;
            /**
             * Discipline
             * @description What the unit adds to its tests. Without it that of the profile or unit.
             */
            discipline?: number;
            /**
             * Move
             * @description A full move of the unit. Without it that of the profile or unit. Unit: inches.
             */
            move?: number;
            /**
             * Pinned markers
             * @description Markers on the unit: -1 each. Without any there is nothing to rally from. Unit: markers.
             */
            pinned_markers: number;
        };
        /**
         * ColonialLeaderCasualtyInput
         * @description A unit that lost figures.
         */
        ColonialLeaderCasualtyInput: {
            /**
             * Casualties
             * @description Figures that the unit lost; without any there is no test. Unit: figures.
             */
            casualties: number;
            /**
             * Cause
             * @description What it lost them to. The dice are the same.
             * @default fire
             */
            cause?: components["schemas"]["ColonialCause"];
        };
        /**
         * ColonialDamageRollInput
         * @description Hits on a unit.
         */
        ColonialDamageRollInput: {
            /**
             * Cause
             * @description What the hits come from. Fire needs weapon and band; an attack needs by_kind and kind.
             */
            cause: components["schemas"]["ColonialCause"];
            /**
             * Hits
             * @description Hits on the unit, already rolled. Unit: hits.
             */
            hits: number;
            /**
             * Figures
             * @description Figures of the unit that was hit. Unit: figures.
             */
            figures: number;
            /**
             * Weapon
             * @description What hit it. Matters, and is needed, for fire.
             */
            weapon?: components["schemas"]["ColonialWeapon"];
            /**
             * Range
             * @description Short or long range. Matters, and is needed, for fire.
             */
            band?: components["schemas"]["ColonialBand"];
            /**
             * Cover
             * @description The cover that the unit is in. Matters for fire.
             * @default none
             */
            cover?: components["schemas"]["ColonialCover"];
            /**
             * Hit by
             * @description The kind of unit that hit it. Matters, and is needed, in an attack.
             */
            by_kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Kind
             * @description The kind of unit that was hit. Matters, and is needed, in an attack.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Position
             * @description What the unit defends, if it is the defender of an attack.
             * @default none
             */
            position?: components["schemas"]["ColonialPosition"];
            /**
             * Has a leader
             * @description False once the unit's leader was killed; then no dice are thrown for him.
             * @default true
             */
            has_leader?: boolean;
        };
        /**
         * ColonialVolleyInput
         * @description A unit that fires, and its target.
         */
        ColonialVolleyInput: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Weapon
             * @description What it fires. Mounted infantry fires the rifle of the unit table, if nothing else is said. A rocket has a step of its own.
             */
            weapon?: components["schemas"]["ColonialWeapon"];
            /**
             * Fire value
             * @description What a die must reach to hit. Without it that of the profile or unit.
             */
            fire_value?: number;
            /**
             * Range
             * @description How far away the target is. Unit: inches.
             */
            range: number;
            /**
             * Figures
             * @description Figures that fire; for a field gun its crewmen. Unit: figures.
             */
            figures: number;
            /**
             * Pinned markers
             * @description Markers on the unit that fires; a pinned unit may not. Unit: markers.
             * @default 0
             */
            pinned_markers?: number;
            /**
             * Volley fire
             * @description Whether it fires a volley: a bonus of one, so 5+ becomes 4+.
             * @default false
             */
            volley?: boolean;
            /**
             * Skirmishing
             * @description Whether it skirmishes: then half of its figures fire.
             * @default false
             */
            skirmishing?: boolean;
            /**
             * Close order
             * @description Whether it stands in close order. Matters only under volley_requires_close_order.
             * @default false
             */
            close_order?: boolean;
            /**
             * Target
             * @description What is fired at, and what its tests need.
             */
            target: components["schemas"]["ColonialVolleyTarget"];
        };
        /**
         * ColonialVolleyTarget
         * @description What is fired at, and what its tests need.
         */
        ColonialVolleyTarget: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit. Gives the Discipline, if it is not given itself.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Leadership
             * @description The number that the unit's tests must reach. The sheet gives none, so it is needed, unless a profile gives it.
             */
            leadership?: number;
            /**
             * Discipline
             * @description What the unit adds to its tests. Without it that of the profile or unit.
             */
            discipline?: number;
            /**
             * Figures
             * @description Figures of the target. Unit: figures.
             */
            figures: number;
            /**
             * Cover
             * @description The cover that it is in. It raises the hits required, never the hits.
             * @default none
             */
            cover?: components["schemas"]["ColonialCover"];
            /**
             * Close order
             * @description Whether it stands in close order: it is hit more easily, by one.
             * @default false
             */
            close_order?: boolean;
            /**
             * Gone to ground
             * @description Whether it has gone to ground: then it can be hit at short range only.
             * @default false
             */
            gone_to_ground?: boolean;
            /**
             * Has a leader
             * @description False once the unit's leader was killed; then no dice are thrown for him.
             * @default true
             */
            has_leader?: boolean;
            /**
             * Pinned markers
             * @description Markers on the target before the fire. Unit: markers.
             * @default 0
             */
            pinned_markers?: number;
            /**
             * Casualties before
             * @description Figures that it lost to fire before and has not tested for yet: they count in its pin test, too. Unit: figures.
             * @default 0
             */
            fire_casualties?: number;
        };
        /**
         * ColonialAssaultInput
         * @description An attack.
         */
        ColonialAssaultInput: {
            /**
             * Attacker
             * @description The unit that attacks.
             */
            attacker: components["schemas"]["ColonialAssaultSide"];
            /**
             * Defender
             * @description The unit that is attacked.
             */
            defender: components["schemas"]["ColonialAssaultDefender"];
        };
        /**
         * ColonialAssaultSide
         * @description One side of an attack, and what its tests need.
         */
        ColonialAssaultSide: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Fight value
             * @description What a die must reach to hit in an attack. Without it that of the profile or unit.
             */
            fight_value?: number;
            /**
             * Move
             * @description A full move of the unit. Without it that of the profile or unit. Unit: inches.
             */
            move?: number;
            /**
             * Figures
             * @description Figures of the unit before the attack. Unit: figures.
             */
            figures: number;
            /**
             * Pinned markers
             * @description Markers on the unit; a pinned unit may be attacked, not attack. Unit: markers.
             * @default 0
             */
            pinned_markers?: number;
            /**
             * Close order
             * @description Whether it fights in close order: a bonus of one, so 5+ becomes 4+.
             * @default false
             */
            close_order?: boolean;
            /**
             * Gone to ground
             * @description Whether it has gone to ground: then half of its figures fight.
             * @default false
             */
            gone_to_ground?: boolean;
            /**
             * Has a leader
             * @description False once the unit's leader was killed; then no dice are thrown for him.
             * @default true
             */
            has_leader?: boolean;
            /**
             * Leadership
             * @description The number that the unit's tests must reach. The sheet gives none, so it is needed, unless a profile gives it.
             */
            leadership?: number;
            /**
             * Discipline
             * @description What the unit adds to its tests. Without it that of the profile or unit.
             */
            discipline?: number;
        };
        /**
         * ColonialAssaultDefender
         * @description The side that is attacked, and what its tests need.
         */
        ColonialAssaultDefender: {
            /**
             * Profile
             * @description Name of a unit of the option profiles; what is left out here is taken from it.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description The kind of unit.
             */
            kind?: components["schemas"]["ColonialUnitKind"];
            /**
             * Fight value
             * @description What a die must reach to hit in an attack. Without it that of the profile or unit.
             */
            fight_value?: number;
            /**
             * Move
             * @description A full move of the unit. Without it that of the profile or unit. Unit: inches.
             */
            move?: number;
            /**
             * Figures
             * @description Figures of the unit before the attack. Unit: figures.
             */
            figures: number;
            /**
             * Pinned markers
             * @description Markers on the unit; a pinned unit may be attacked, not attack. Unit: markers.
             * @default 0
             */
            pinned_markers?: number;
            /**
             * Close order
             * @description Whether it fights in close order: a bonus of one, so 5+ becomes 4+.
             * @default false
             */
            close_order?: boolean;
            /**
             * Gone to ground
             * @description Whether it has gone to ground: then half of its figures fight.
             * @default false
             */
            gone_to_ground?: boolean;
            /**
             * Has a leader
             * @description False once the unit's leader was killed; then no dice are thrown for him.
             * @default true
             */
            has_leader?: boolean;
            /**
             * Leadership
             * @description The number that the unit's tests must reach. The sheet gives none, so it is needed, unless a profile gives it.
             */
            leadership?: number;
            /**
             * Discipline
             * @description What the unit adds to its tests. Without it that of the profile or unit.
             */
            discipline?: number;
            /**
             * Position
             * @description What it holds. If there are several things, one that makes a difference; it counts once.
             * @default none
             */
            position?: components["schemas"]["ColonialPosition"];
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
        /**
         * ColonialActivationOutcome
         * @description Whether the unit does it.
         */
        ColonialActivationOutcome: {
            /**
             * Free
             * @description Whether the action needs no roll.
             */
            free: boolean;
            /**
             * Dice
             * @description The sum of the two dice.
             */
            natural?: number;
            /**
             * Modifier
             * @description Discipline and all other modifiers.
             */
            modifier?: number;
            /**
             * Total
             * @description Dice and modifiers.
             */
            total?: number;
            /**
             * Leadership
             * @description What the total had to reach.
             */
            leadership?: number;
            /**
             * Passed
             * @description Whether the unit does it: the action is free, or the test was passed.
             */
            passed: boolean;
        };
        /**
         * ColonialMovementOutcome
         * @description How far the unit moves.
         */
        ColonialMovementOutcome: {
            /**
             * Inches
             * @description How far it may move. Unit: inches.
             */
            inches: number;
            /**
             * Halts
             * @description Whether it halts at the obstacle; next turn it moves on without delay.
             */
            halts: boolean;
            /**
             * May then attack
             * @description Whether it may attack in the same activation, after moving at the double.
             */
            may_then_attack: boolean;
        };
        /**
         * ColonialRangedAttack
         * @description What the fire did.
         */
        ColonialRangedAttack: {
            /**
             * Range
             * @description The range band; at its end the nearer one (A-MWK-5).
             */
            band: components["schemas"]["ColonialBand"];
            /**
             * Dice
             * @description Dice that are thrown. Unit: dice.
             */
            dice: number;
            /**
             * Needed
             * @description What a die must reach to hit.
             */
            needed: number;
            /**
             * Hits
             * @description Dice that hit. Unit: hits.
             */
            hits: number;
            /**
             * Hits required
             * @description How many hits remove one figure of it. Unit: hits.
             */
            hits_required: number;
            /**
             * Casualties
             * @description Figures that it loses; hits left over are lost. Unit: figures.
             */
            casualties: number;
            /**
             * Figures left
             * @description Figures that it has after it. Unit: figures.
             */
            figures_left: number;
            /**
             * Removed
             * @description Whether no figure of it is left. Then friendly units within 12 inches test for pinning.
             */
            removed: boolean;
            /**
             * Leader test due
             * @description Whether the target throws for its leader.
             */
            leader_test_due: boolean;
            /**
             * Pin test due
             * @description Whether the target tests for pinning.
             */
            pin_test_due: boolean;
        };
        /**
         * ColonialRocketFireOutcome
         * @description What the rocket did.
         */
        ColonialRocketFireOutcome: {
            /**
             * Tests
             * @description The pin tests, one for each crewman.
             */
            tests: components["schemas"]["ColonialPinTest"][];
            /**
             * Failed
             * @description How many of them it failed. Unit: tests.
             */
            failed: number;
            /**
             * Pinned markers
             * @description Markers on the target after it. Unit: markers.
             */
            pinned_markers: number;
        };
        /**
         * ColonialPinTest
         * @description A pin test that was made.
         */
        ColonialPinTest: {
            /**
             * Dice
             * @description The sum of the two dice.
             */
            natural: number;
            /**
             * Modifier
             * @description Discipline and all other modifiers.
             */
            modifier: number;
            /**
             * Total
             * @description Dice and modifiers.
             */
            total: number;
            /**
             * Leadership
             * @description What the total had to reach.
             */
            leadership: number;
            /**
             * Passed
             * @description Whether the unit passed; else it takes a marker.
             */
            passed: boolean;
            /**
             * Pinned markers
             * @description Markers on the unit after the test. Unit: markers.
             */
            pinned_markers: number;
        };
        /**
         * ColonialMeleeScore
         * @description How the attack went.
         */
        ColonialMeleeScore: {
            /**
             * Attacker
             * @description What it threw, and what it lost.
             */
            attacker: components["schemas"]["ColonialFought"];
            /**
             * Defender
             * @description What it threw, and what it lost.
             */
            defender: components["schemas"]["ColonialFought"];
            /**
             * Result
             * @description Who won: the loser is the side that lost more figures, or that suffered more hits under the option.
             */
            result: components["schemas"]["ColonialMeleeResult"];
            /**
             * Retreats
             * @description Who retreats half a move.
             */
            retreats: components["schemas"]["ColonialWhom"];
            /**
             * Retreat
             * @description How far. Unit: inches.
             */
            retreat_inches?: number;
            /**
             * Pin test due
             * @description Who tests for pinning.
             */
            pin_test_due: components["schemas"]["ColonialWhom"];
            /**
             * Follow-up
             * @description Whom cavalry that won an attack may attack next.
             */
            follow_up: components["schemas"]["ColonialFollowUp"];
            /**
             * Within
             * @description How near another unit must be. Unit: inches.
             */
            follow_up_inches?: number;
            /**
             * May occupy
             * @description Whether the attacker may occupy the obstacle, or the building if the hard cover is one.
             */
            may_occupy: boolean;
        };
        /**
         * ColonialFought
         * @description What one side threw, and what it lost.
         */
        ColonialFought: {
            /**
             * Dice
             * @description Dice that it throws. Unit: dice.
             */
            dice: number;
            /**
             * Needed
             * @description What each of them must reach to hit.
             */
            needed: number;
            /**
             * Hits
             * @description Hits that it makes. Unit: hits.
             */
            hits: number;
            /**
             * Hits required
             * @description How many hits remove one figure of it. Unit: hits.
             */
            hits_required: number;
            /**
             * Casualties
             * @description Figures that it loses; hits left over are lost. Unit: figures.
             */
            casualties: number;
            /**
             * Figures left
             * @description Figures that it has after it. Unit: figures.
             */
            figures_left: number;
            /**
             * Removed
             * @description Whether no figure of it is left. Then friendly units within 12 inches test for pinning.
             */
            removed: boolean;
            /**
             * Leader test due
             * @description Whether it throws for its leader.
             */
            leader_test_due: boolean;
        };
        /**
         * ColonialRallyOutcome
         * @description What becomes of the unit.
         */
        ColonialRallyOutcome: {
            /**
             * Result
             * @description What the unit does.
             */
            result: components["schemas"]["ColonialRallyResult"];
            /**
             * Dice
             * @description The sum of the two dice.
             */
            natural: number;
            /**
             * Modifier
             * @description Discipline and all other modifiers.
             */
            modifier: number;
            /**
             * Total
             * @description Dice and modifiers.
             */
            total: number;
            /**
             * Leadership
             * @description What the total had to reach.
             */
            leadership: number;
            /**
             * Pinned markers
             * @description Markers on the unit after it. Unit: markers.
             */
            pinned_markers: number;
            /**
             * Retreat
             * @description Half a move, if it retreats. Unit: inches.
             */
            retreat_inches?: number;
            /**
             * Friends test
             * @description Whether friendly units within 12 inches test for pinning.
             */
            friends_test_due: boolean;
        };
        /**
         * ColonialLeaderCasualtyOutcome
         * @description What becomes of the leader.
         */
        ColonialLeaderCasualtyOutcome: {
            /**
             * Killed
             * @description Whether the leader is killed. What that does to the unit is not in the sources.
             */
            killed: boolean;
        };
        /**
         * ColonialDamageRollOutcome
         * @description What the hits do.
         */
        ColonialDamageRollOutcome: {
            /**
             * Hits required
             * @description How many hits remove one figure of it. Unit: hits.
             */
            hits_required: number;
            /**
             * Casualties
             * @description Figures that it loses; hits left over are lost. Unit: figures.
             */
            casualties: number;
            /**
             * Figures left
             * @description Figures that it has after it. Unit: figures.
             */
            figures_left: number;
            /**
             * Removed
             * @description Whether no figure of it is left. Then friendly units within 12 inches test for pinning.
             */
            removed: boolean;
            /**
             * Leader
             * @description What became of its leader.
             */
            leader: components["schemas"]["ColonialLeader"];
            /**
             * Pin test due
             * @description Whether the unit tests for pinning because of fire. In an attack its loser tests.
             */
            pin_test_due: boolean;
        };
        /**
         * ColonialVolleyOutcome
         * @description A whole exchange of fire.
         */
        ColonialVolleyOutcome: {
            /**
             * Fire
             * @description What the fire did.
             */
            fire: components["schemas"]["ColonialRangedAttack"];
            /**
             * Leader
             * @description What became of the target's leader.
             */
            leader: components["schemas"]["ColonialLeader"];
            /**
             * Pin test
             * @description The target's pin test, if one fell due.
             */
            pin_test?: components["schemas"]["ColonialPinTest"];
            /**
             * Pinned markers
             * @description Markers on the target after it. Unit: markers.
             */
            pinned_markers: number;
        };
        /**
         * ColonialAssaultOutcome
         * @description A whole attack.
         */
        ColonialAssaultOutcome: {
            /**
             * Attack
             * @description How the attack went, who retreats, and who may follow up.
             */
            attack: components["schemas"]["ColonialMeleeScore"];
            /**
             * Attacker's leader
             * @description What became of its leader.
             */
            attacker_leader: components["schemas"]["ColonialLeader"];
            /**
             * Defender's leader
             * @description What became of its leader.
             */
            defender_leader: components["schemas"]["ColonialLeader"];
            /**
             * Pin test
             * @description The pin test of the loser, if one fell due.
             */
            pin_test?: components["schemas"]["ColonialPinTest"];
            /**
             * Attacker's markers
             * @description Markers on it after the attack. Unit: markers.
             */
            attacker_markers: number;
            /**
             * Defender's markers
             * @description Markers on it after the attack. Unit: markers.
             */
            defender_markers: number;
        };
        /** OddsMethod */
        OddsMethod: string & ("exact" | "sample");
        /** Carry */
        Carry: string & ("survivors" | "as_it_stood");
        /** Correction */
        Correction: string & ("none" | "further_dice" | "reused_dice");
        /** Mode */
        Mode: string & ("sealed" | "two_sided");
        /** ColonialAttackLoser */
        ColonialAttackLoser: string & ("casualties" | "hits");
        /** ColonialHalfRounding */
        ColonialHalfRounding: string & ("down" | "up");
        /** ColonialPinAttackCasualties */
        ColonialPinAttackCasualties: string & ("no" | "yes");
        /** ColonialMountedInfantryHitsAsInfantry */
        ColonialMountedInfantryHitsAsInfantry: string & ("no" | "yes");
        /** ColonialGunTargetMods */
        ColonialGunTargetMods: string & ("no" | "yes");
        /** ColonialAtd */
        ColonialAtd: string & ("double" | "plus_d6");
        /** ColonialVolleyRequiresCloseOrder */
        ColonialVolleyRequiresCloseOrder: string & ("no" | "yes");
        /** ColonialActionsPerTurn */
        ColonialActionsPerTurn: string & ("one" | "any");
        /** ColonialFailedActivation */
        ColonialFailedActivation: string & ("nothing" | "free_action");
        /** ColonialStanceEnds */
        ColonialStanceEnds: string & ("action" | "turn" | "kept");
        /** ColonialSkirmish */
        ColonialSkirmish: string & ("turn" | "stance");
        /** ColonialSkirmishMove */
        ColonialSkirmishMove: string & ("half" | "full" | "none");
        /** EnforceDue */
        EnforceDue: string & ("refuse" | "warn");
        /** ColonialUnitKind */
        ColonialUnitKind: string & ("regular_infantry" | "irregular_infantry" | "tribal_infantry" | "regular_mounted_infantry" | "irregular_mounted_infantry" | "regular_cavalry" | "irregular_cavalry" | "tribal_cavalry" | "well_drilled_crewed_weapon" | "poorly_drilled_crewed_weapon");
        /** ColonialWeapon */
        ColonialWeapon: string & ("modern_rifle" | "obsolete_rifle" | "modern_carbine" | "antiquated_musket" | "obsolete_carbine" | "ragtag" | "field_gun" | "rocket");
        /** ColonialAction */
        ColonialAction: string & ("fire" | "volley_fire" | "move" | "at_the_double" | "attack" | "skirmish" | "close_order" | "go_to_ground" | "stand_to" | "limber" | "unlimber" | "rally");
        /** ColonialTerrain */
        ColonialTerrain: string & ("open" | "difficult" | "obstacle" | "impassable");
        /** ColonialCover */
        ColonialCover: string & ("none" | "soft" | "hard");
        /** ColonialGround */
        ColonialGround: string & ("none" | "difficult" | "obstacle" | "uphill");
        /** ColonialPosition */
        ColonialPosition: string & ("none" | "soft_cover" | "difficult" | "hard_cover" | "obstacle" | "uphill");
        /** ColonialTrigger */
        ColonialTrigger: string & ("fire" | "attack" | "witness");
        /** ColonialCause */
        ColonialCause: string & ("fire" | "attack");
        /** ColonialBand */
        ColonialBand: string & ("short" | "long");
        /** ColonialFate */
        ColonialFate: string & ("in_play" | "removed" | "routed");
        /** ColonialFollowUp */
        ColonialFollowUp: string & ("none" | "same_unit" | "another_unit");
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
        /** ColonialMeleeResult */
        ColonialMeleeResult: string & ("attacker_wins" | "defender_wins" | "draw");
        /** ColonialWhom */
        ColonialWhom: string & ("none" | "attacker" | "defender");
        /** ColonialRallyResult */
        ColonialRallyResult: string & ("rallied" | "retreats" | "routs");
        /** ColonialLeader */
        ColonialLeader: string & ("not_tested" | "unharmed" | "killed");
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
        /** @description The session's UUID. */
        session: string;
        /** @description The entry's number; 0 is the opening. */
        entry: number;
        /** @description The name of house rules: lower-case letters, digits and hyphens. */
        name: string;
        /** @description The army's id: lower-case letters, digits and hyphens. */
        army: string;
        /** @description The unit's id. */
        unit: string;
        /** @description Chosen by the client; a retry with the same key and body gets the existing entry. */
        IdempotencyKey: string;
        /** @description Random, and kept secret by the client: a retry with the same key and body gets the same token again. */
        SecretIdempotencyKey: string;
        /** @description `return=minimal` (RFC 7240): the answer says only which entry it is. For clients that hear of entries by events. */
        Prefer: string;
    };
    requestBodies: never;
    headers: {
        /** @description The version of the answer; send it as If-None-Match. */
        ETag: string;
        /** @description The address of what was created. */
        Location: string;
        /** @description `return=minimal`, where the request preferred it. */
        "Preference-Applied": string;
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
    getStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A step of this ruleset. */
                step: string & ("activation" | "movement" | "ranged-attack" | "rocket-fire" | "melee-score" | "morale-check" | "rally" | "leader-casualty" | "damage-roll" | "volley" | "assault");
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
    getTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table of this ruleset. */
                table: string & ("units" | "actions" | "weapons" | "hits-required");
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
    resolveColonialActivation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialActivationQuestion"];
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
                    "application/json": components["schemas"]["ColonialActivationRuling"] | components["schemas"]["Preview"];
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
    resolveColonialMovement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialMovementQuestion"];
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
                    "application/json": components["schemas"]["ColonialMovementRuling"] | components["schemas"]["Preview"];
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
    resolveColonialRangedAttack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialRangedAttackQuestion"];
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
                    "application/json": components["schemas"]["ColonialRangedAttackRuling"] | components["schemas"]["Preview"];
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
    resolveColonialRocketFire: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialRocketFireQuestion"];
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
                    "application/json": components["schemas"]["ColonialRocketFireRuling"] | components["schemas"]["Preview"];
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
    resolveColonialMeleeScore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialMeleeScoreQuestion"];
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
                    "application/json": components["schemas"]["ColonialMeleeScoreRuling"] | components["schemas"]["Preview"];
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
    resolveColonialMoraleCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialMoraleCheckQuestion"];
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
                    "application/json": components["schemas"]["ColonialMoraleCheckRuling"] | components["schemas"]["Preview"];
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
    resolveColonialRally: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialRallyQuestion"];
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
                    "application/json": components["schemas"]["ColonialRallyRuling"] | components["schemas"]["Preview"];
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
    resolveColonialLeaderCasualty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialLeaderCasualtyQuestion"];
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
                    "application/json": components["schemas"]["ColonialLeaderCasualtyRuling"] | components["schemas"]["Preview"];
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
    resolveColonialDamageRoll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialDamageRollQuestion"];
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
                    "application/json": components["schemas"]["ColonialDamageRollRuling"] | components["schemas"]["Preview"];
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
    resolveColonialVolley: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialVolleyQuestion"];
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
                    "application/json": components["schemas"]["ColonialVolleyRuling"] | components["schemas"]["Preview"];
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
    resolveColonialAssault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialAssaultQuestion"];
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
                    "application/json": components["schemas"]["ColonialAssaultRuling"] | components["schemas"]["Preview"];
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
    getOddsColonialActivation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialActivationOddsQuestion"];
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
    getOddsColonialMovement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialMovementOddsQuestion"];
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
    getOddsColonialRangedAttack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialRangedAttackOddsQuestion"];
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
    getOddsColonialRocketFire: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialRocketFireOddsQuestion"];
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
    getOddsColonialMeleeScore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialMeleeScoreOddsQuestion"];
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
    getOddsColonialMoraleCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialMoraleCheckOddsQuestion"];
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
    getOddsColonialRally: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialRallyOddsQuestion"];
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
    getOddsColonialLeaderCasualty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialLeaderCasualtyOddsQuestion"];
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
    getOddsColonialDamageRoll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialDamageRollOddsQuestion"];
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
    getOddsColonialVolley: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialVolleyOddsQuestion"];
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
    getOddsColonialAssault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialAssaultOddsQuestion"];
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
                "application/json": components["schemas"]["ColonialOpening"];
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
                "application/json": components["schemas"]["ColonialRecordedQuestion"];
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
                    "application/json": components["schemas"]["ColonialRulingEntry"] | components["schemas"]["Appended"];
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
                "application/json": components["schemas"]["ColonialRecordedQuestion"];
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
                    "application/json": components["schemas"]["ColonialRulingEntry"] | components["schemas"]["Appended"];
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
    getHouseRules: {
        parameters: {
            query?: {
                /** @description Which version; the latest by default. */
                version?: number;
            };
            header?: never;
            path: {
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
                /** @description The name of house rules: lower-case letters, digits and hyphens. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialHouseRulesBody"];
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
    getArmy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                /** @description The army's id: lower-case letters, digits and hyphens. */
                army: components["parameters"]["army"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColonialArmyBody"];
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
                "application/json": components["schemas"]["ColonialUnitsBody"];
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
                "application/json": components["schemas"]["ColonialUnitChangeBody"];
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
                    "application/json": components["schemas"]["ColonialRoster"];
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
                "application/json": components["schemas"]["ColonialSessionOddsQuestion"];
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
