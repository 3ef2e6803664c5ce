// Made of openapi/tt.yaml by clients/typescript/make_types.mjs; scripts/documents makes it anew.

export interface paths {
    "/v1/rulesets/tt/steps/{step}": {
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
    "/v1/rulesets/tt/initiative-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Initiative order
         * @description Which unit acts first. Higher initiative does; units of equal initiative that interact are set apart by Hero and Leader, then by suppression markers, then by a D6.
         */
        post: operations["resolveTtInitiativeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tt/suppression-penalties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suppression penalties
         * @description How many of the figures able to fight shoot or strike at -1 because of suppression. All other modifiers still apply.
         */
        post: operations["resolveTtSuppressionPenalties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tt/damage-roll": {
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
         * @description What each hit does, thrown on the club's own damage table. The sources give no table, so one must be supplied.
         */
        post: operations["resolveTtDamageRoll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tt/melee-score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score of a melee
         * @description Which side loses a round of melee: the higher score of damage received loses, then more kills, then a die. A unit of which no figure is left takes no part any more: name the other side alone, and give the results of the one that fell; or ask for melee-round, where a round may wipe a unit out.
         */
        post: operations["resolveTtMeleeScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tt/melee-size-modifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Melee size modifier
         * @description Whether the loser of a round of melee gets +1 on its morale check because the winner is much smaller.
         */
        post: operations["resolveTtMeleeSizeModifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tt/morale-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Morale check
         * @description Two dice and modifiers against the unit's morale target; a double one always fails. Suppression markers have no effect of their own here (TT-SUP-4). The sources give no target, so one must be supplied.
         */
        post: operations["resolveTtMoraleCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tt/pinned-charge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge on a pinned unit
         * @description What a successful charge does to a pinned unit: raw troops are destroyed, others check morale by their quality or are destroyed.
         */
        post: operations["resolveTtPinnedCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tt/melee-round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Melee
         * @description A whole round of melee: damage on both sides, the score, and the loser's morale check with the figures that are left. The damage table and a morale target for each side must be supplied.
         */
        post: operations["resolveTtMeleeRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tt/initiative-order/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Initiative order
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTtInitiativeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tt/suppression-penalties/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Suppression penalties
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTtSuppressionPenalties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tt/damage-roll/odds": {
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
        post: operations["getOddsTtDamageRoll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tt/melee-score/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Score of a melee
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTtMeleeScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tt/melee-size-modifier/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Melee size modifier
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTtMeleeSizeModifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tt/morale-check/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Morale check
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTtMoraleCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tt/pinned-charge/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Charge on a pinned unit
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTtPinnedCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tt/melee-round/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Melee
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTtMeleeRound"];
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
    "/v1/club/house-rules/tt/{name}": {
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
    "/v1/club/armies/tt/{army}": {
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
         * TtInitiativeOrderQuestion
         * @description Which unit acts first. Higher initiative does; units of equal initiative that interact are set apart by Hero and Leader, then by suppression markers, then by a D6.
         */
        TtInitiativeOrderQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TtInitiativeOrderInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TtOptions"];
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
         * TtInitiativeOrderRecordedQuestion
         * @description Which unit acts first. Higher initiative does; units of equal initiative that interact are set apart by Hero and Leader, then by suppression markers, then by a D6.
         */
        TtInitiativeOrderRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "initiative-order";
            input?: components["schemas"]["TtInitiativeOrderUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TtInitiativeOrderUnits"];
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
         * TtInitiativeOrderUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TtInitiativeOrderUnits: {
            /**
             * Unit
             * @description The units that activate at this point.
             */
            units?: string[];
        };
        /**
         * TtInitiativeOrderRuling
         * @description Which unit acts first. Higher initiative does; units of equal initiative that interact are set apart by Hero and Leader, then by suppression markers, then by a D6.
         */
        TtInitiativeOrderRuling: {
            /** @constant */
            ruleset: "tt";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "initiative-order";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TtInitiativeOrderOutcome"];
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
         * TtInitiativeOrderOddsQuestion
         * @description A question about odds.
         */
        TtInitiativeOrderOddsQuestion: {
            input: components["schemas"]["TtInitiativeOrderInput"];
            options?: components["schemas"]["TtOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TtInitiativeOrderSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TtInitiativeOrderSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "initiative-order";
            units?: components["schemas"]["TtInitiativeOrderUnits"];
            input?: components["schemas"]["TtInitiativeOrderUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TtInitiativeOrderRulingEntry
         * @description Which unit acts first. Higher initiative does; units of equal initiative that interact are set apart by Hero and Leader, then by suppression markers, then by a D6.
         */
        TtInitiativeOrderRulingEntry: {
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
            input: components["schemas"]["TtInitiativeOrderInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TtInitiativeOrderOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TtInitiativeOrderUnits"];
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
            step: "initiative-order";
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
         * TtInitiativeOrderUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TtInitiativeOrderUnitInput: {
            /**
             * Units
             * @description The units that are about to act.
             */
            units?: components["schemas"]["TtInitiativeOrderUnitInputUnits"][];
            /**
             * They interact
             * @description Whether it matters which of them acts first. If not, units of equal initiative act at the same time.
             * @default true
             */
            interact?: boolean;
        };
        /**
         * TtInitiativeOrderUnitInputUnits
         * @description The situation. What the units that are named know need not be given.
         */
        TtInitiativeOrderUnitInputUnits: {
            /**
             * Unit
             * @description A name that no other unit of the question has.
             */
            id?: components["schemas"]["VisibleText"];
            /**
             * Initiative
             * @description Initiative rating of the unit.
             */
            initiative?: number;
            /**
             * Hero
             * @description Whether a Hero is with the unit.
             */
            hero?: boolean;
            /**
             * Leader
             * @description Whether a Leader is with the unit.
             */
            leader?: boolean;
            /**
             * Suppression
             * @description Suppression markers on the unit. Unit: markers.
             */
            suppression?: number;
        };
        /**
         * TtSuppressionPenaltiesQuestion
         * @description How many of the figures able to fight shoot or strike at -1 because of suppression. All other modifiers still apply.
         */
        TtSuppressionPenaltiesQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TtSuppressionPenaltiesInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TtOptions"];
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
         * TtSuppressionPenaltiesRecordedQuestion
         * @description How many of the figures able to fight shoot or strike at -1 because of suppression. All other modifiers still apply.
         */
        TtSuppressionPenaltiesRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "suppression-penalties";
            input?: components["schemas"]["TtSuppressionPenaltiesUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TtSuppressionPenaltiesUnits"];
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
         * TtSuppressionPenaltiesUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TtSuppressionPenaltiesUnits: {
            /**
             * Unit
             * @description The unit with the markers.
             */
            unit?: string;
        };
        /**
         * TtSuppressionPenaltiesRuling
         * @description How many of the figures able to fight shoot or strike at -1 because of suppression. All other modifiers still apply.
         */
        TtSuppressionPenaltiesRuling: {
            /** @constant */
            ruleset: "tt";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "suppression-penalties";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TtSuppressionPenaltiesOutcome"];
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
         * TtSuppressionPenaltiesOddsQuestion
         * @description A question about odds.
         */
        TtSuppressionPenaltiesOddsQuestion: {
            input: components["schemas"]["TtSuppressionPenaltiesInput"];
            options?: components["schemas"]["TtOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TtSuppressionPenaltiesSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TtSuppressionPenaltiesSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "suppression-penalties";
            units?: components["schemas"]["TtSuppressionPenaltiesUnits"];
            input?: components["schemas"]["TtSuppressionPenaltiesUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TtSuppressionPenaltiesRulingEntry
         * @description How many of the figures able to fight shoot or strike at -1 because of suppression. All other modifiers still apply.
         */
        TtSuppressionPenaltiesRulingEntry: {
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
            input: components["schemas"]["TtSuppressionPenaltiesInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TtSuppressionPenaltiesOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TtSuppressionPenaltiesUnits"];
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
            step: "suppression-penalties";
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
         * TtSuppressionPenaltiesUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TtSuppressionPenaltiesUnitInput: {
            /**
             * Suppression
             * @description Suppression points on the unit. Unit: points.
             */
            suppression?: number;
            /**
             * Figures able to fight
             * @description Figures with a line of sight to the target, or in base contact in close combat. Rear ranks do not count. Unit: figures.
             */
            eligible_figures: number;
        };
        /**
         * TtDamageRollQuestion
         * @description What each hit does, thrown on the club's own damage table. The sources give no table, so one must be supplied.
         */
        TtDamageRollQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TtDamageRollInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TtOptions"];
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
         * TtDamageRollRecordedQuestion
         * @description What each hit does, thrown on the club's own damage table. The sources give no table, so one must be supplied.
         */
        TtDamageRollRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "damage-roll";
            input?: components["schemas"]["TtDamageRollUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TtDamageRollUnits"];
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
         * TtDamageRollUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TtDamageRollUnits: {
            /**
             * Unit
             * @description The unit that received the hits.
             */
            target?: string;
        };
        /**
         * TtDamageRollRuling
         * @description What each hit does, thrown on the club's own damage table. The sources give no table, so one must be supplied.
         */
        TtDamageRollRuling: {
            /** @constant */
            ruleset: "tt";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "damage-roll";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TtDamage"];
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
         * TtDamageRollOddsQuestion
         * @description A question about odds.
         */
        TtDamageRollOddsQuestion: {
            input: components["schemas"]["TtDamageRollInput"];
            options?: components["schemas"]["TtOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TtDamageRollSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TtDamageRollSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "damage-roll";
            units?: components["schemas"]["TtDamageRollUnits"];
            input?: components["schemas"]["TtDamageRollUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TtDamageRollRulingEntry
         * @description What each hit does, thrown on the club's own damage table. The sources give no table, so one must be supplied.
         */
        TtDamageRollRulingEntry: {
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
            input: components["schemas"]["TtDamageRollInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TtDamage"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TtDamageRollUnits"];
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
         * TtDamageRollUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TtDamageRollUnitInput: {
            /**
             * Hits
             * @description Hits that the unit received. Unit: hits.
             */
            hits: number;
            /**
             * Cause
             * @description What the hits come from.
             * @default melee
             */
            cause?: components["schemas"]["TtDamageCause"];
            /**
             * Figures
             * @description Figures of the unit that was hit; no more are lost. Unit: figures.
             */
            figures?: number;
            /**
             * Damage table
             * @description The table to roll on, from your own rule book. Without it that of the game is used.
             */
            table?: components["schemas"]["TtDamageTable"];
        };
        /**
         * TtMeleeScoreQuestion
         * @description Which side loses a round of melee: the higher score of damage received loses, then more kills, then a die. A unit of which no figure is left takes no part any more: name the other side alone, and give the results of the one that fell; or ask for melee-round, where a round may wipe a unit out.
         */
        TtMeleeScoreQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TtMeleeScoreInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TtOptions"];
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
         * TtMeleeScoreRecordedQuestion
         * @description Which side loses a round of melee: the higher score of damage received loses, then more kills, then a die. A unit of which no figure is left takes no part any more: name the other side alone, and give the results of the one that fell; or ask for melee-round, where a round may wipe a unit out.
         */
        TtMeleeScoreRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "melee-score";
            input?: components["schemas"]["TtMeleeScoreUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TtMeleeScoreUnits"];
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
         * TtMeleeScoreUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TtMeleeScoreUnits: {
            /**
             * Unit
             * @description One unit of the melee.
             */
            side1?: string;
            /**
             * Unit
             * @description The other unit.
             */
            side2?: string;
        };
        /**
         * TtMeleeScoreRuling
         * @description Which side loses a round of melee: the higher score of damage received loses, then more kills, then a die. A unit of which no figure is left takes no part any more: name the other side alone, and give the results of the one that fell; or ask for melee-round, where a round may wipe a unit out.
         */
        TtMeleeScoreRuling: {
            /** @constant */
            ruleset: "tt";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "melee-score";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TtMeleeScore"];
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
         * TtMeleeScoreOddsQuestion
         * @description A question about odds.
         */
        TtMeleeScoreOddsQuestion: {
            input: components["schemas"]["TtMeleeScoreInput"];
            options?: components["schemas"]["TtOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TtMeleeScoreSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TtMeleeScoreSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "melee-score";
            units?: components["schemas"]["TtMeleeScoreUnits"];
            input?: components["schemas"]["TtMeleeScoreUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TtMeleeScoreRulingEntry
         * @description Which side loses a round of melee: the higher score of damage received loses, then more kills, then a die. A unit of which no figure is left takes no part any more: name the other side alone, and give the results of the one that fell; or ask for melee-round, where a round may wipe a unit out.
         */
        TtMeleeScoreRulingEntry: {
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
            input: components["schemas"]["TtMeleeScoreInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TtMeleeScore"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TtMeleeScoreUnits"];
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
         * TtMeleeScoreUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TtMeleeScoreUnitInput: {
            /**
             * Side 1
             * @description The damage result of each hit that this side received.
             */
            side1?: components["schemas"]["TtDamageResult"][];
            /**
             * Side 2
             * @description The damage result of each hit that this side received.
             */
            side2?: components["schemas"]["TtDamageResult"][];
        };
        /**
         * TtMeleeSizeModifierQuestion
         * @description Whether the loser of a round of melee gets +1 on its morale check because the winner is much smaller.
         */
        TtMeleeSizeModifierQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TtMeleeSizeModifierInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TtOptions"];
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
         * TtMeleeSizeModifierRecordedQuestion
         * @description Whether the loser of a round of melee gets +1 on its morale check because the winner is much smaller.
         */
        TtMeleeSizeModifierRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "melee-size-modifier";
            input?: components["schemas"]["TtMeleeSizeModifierUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TtMeleeSizeModifierUnits"];
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
         * TtMeleeSizeModifierUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TtMeleeSizeModifierUnits: {
            /**
             * Unit
             * @description The unit that won the round.
             */
            winner?: string;
            /**
             * Unit
             * @description The unit that lost it.
             */
            loser?: string;
        };
        /**
         * TtMeleeSizeModifierRuling
         * @description Whether the loser of a round of melee gets +1 on its morale check because the winner is much smaller.
         */
        TtMeleeSizeModifierRuling: {
            /** @constant */
            ruleset: "tt";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "melee-size-modifier";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TtMeleeSizeModifierOutcome"];
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
         * TtMeleeSizeModifierOddsQuestion
         * @description A question about odds.
         */
        TtMeleeSizeModifierOddsQuestion: {
            input: components["schemas"]["TtMeleeSizeModifierInput"];
            options?: components["schemas"]["TtOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TtMeleeSizeModifierSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TtMeleeSizeModifierSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "melee-size-modifier";
            units?: components["schemas"]["TtMeleeSizeModifierUnits"];
            input?: components["schemas"]["TtMeleeSizeModifierUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TtMeleeSizeModifierRulingEntry
         * @description Whether the loser of a round of melee gets +1 on its morale check because the winner is much smaller.
         */
        TtMeleeSizeModifierRulingEntry: {
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
            input: components["schemas"]["TtMeleeSizeModifierInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TtMeleeSizeModifierOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TtMeleeSizeModifierUnits"];
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
            step: "melee-size-modifier";
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
         * TtMeleeSizeModifierUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TtMeleeSizeModifierUnitInput: {
            /**
             * Winner
             * @description Figures of the winner at the moment of the check. Unit: figures.
             */
            winner_figures?: number;
            /**
             * Loser
             * @description Figures of the loser at the moment of the check. Unit: figures.
             */
            loser_figures?: number;
        };
        /**
         * TtMoraleCheckQuestion
         * @description Two dice and modifiers against the unit's morale target; a double one always fails. Suppression markers have no effect of their own here (TT-SUP-4). The sources give no target, so one must be supplied.
         */
        TtMoraleCheckQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TtMoraleCheckInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TtOptions"];
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
         * TtMoraleCheckRecordedQuestion
         * @description Two dice and modifiers against the unit's morale target; a double one always fails. Suppression markers have no effect of their own here (TT-SUP-4). The sources give no target, so one must be supplied.
         */
        TtMoraleCheckRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "morale-check";
            input?: components["schemas"]["TtMoraleCheckUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TtMoraleCheckUnits"];
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
         * TtMoraleCheckUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TtMoraleCheckUnits: {
            /**
             * Unit
             * @description The unit that checks, for another reason than a lost round of melee.
             */
            unit?: string;
            /**
             * Unit
             * @description The unit that checks after a lost round of melee; it needs the winner.
             */
            loser?: string;
            /**
             * Unit
             * @description The unit that won the round, for the small-winner rule.
             */
            winner?: string;
        };
        /**
         * TtMoraleCheckRuling
         * @description Two dice and modifiers against the unit's morale target; a double one always fails. Suppression markers have no effect of their own here (TT-SUP-4). The sources give no target, so one must be supplied.
         */
        TtMoraleCheckRuling: {
            /** @constant */
            ruleset: "tt";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "morale-check";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TtMorale"];
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
         * TtMoraleCheckOddsQuestion
         * @description A question about odds.
         */
        TtMoraleCheckOddsQuestion: {
            input: components["schemas"]["TtMoraleCheckInput"];
            options?: components["schemas"]["TtOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TtMoraleCheckSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TtMoraleCheckSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "morale-check";
            units?: components["schemas"]["TtMoraleCheckUnits"];
            input?: components["schemas"]["TtMoraleCheckUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TtMoraleCheckRulingEntry
         * @description Two dice and modifiers against the unit's morale target; a double one always fails. Suppression markers have no effect of their own here (TT-SUP-4). The sources give no target, so one must be supplied.
         */
        TtMoraleCheckRulingEntry: {
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
            input: components["schemas"]["TtMoraleCheckInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TtMorale"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TtMoraleCheckUnits"];
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
         * TtMoraleCheckUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TtMoraleCheckUnitInput: {
            /**
             * Morale target
             * @description What the check must reach, from your own rule book. Without it the option morale_targets is looked up.
             */
            target?: number;
            /**
             * Quality
             * @description Quality of the unit. It only looks up the target in the option morale_targets.
             */
            quality?: components["schemas"]["TtQuality"];
            /**
             * Modifiers
             * @description Further modifiers of the check, from your own rule book.
             * @default []
             */
            modifiers?: components["schemas"]["TtModifier"][];
            /**
             * Winner's figures
             * @description Figures of the unit that won the round, after casualties. Give both sizes for the small-winner rule. Unit: figures.
             */
            winner_figures?: number;
            /**
             * Loser's figures
             * @description Figures of the unit that checks, after casualties. Unit: figures.
             */
            loser_figures?: number;
            /**
             * After a lost melee round
             * @description Whether the check follows a lost round of melee; then a unit that fails is removed.
             */
            after_melee?: boolean;
        };
        /**
         * TtPinnedChargeQuestion
         * @description What a successful charge does to a pinned unit: raw troops are destroyed, others check morale by their quality or are destroyed.
         */
        TtPinnedChargeQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TtPinnedChargeInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TtOptions"];
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
         * TtPinnedChargeRecordedQuestion
         * @description What a successful charge does to a pinned unit: raw troops are destroyed, others check morale by their quality or are destroyed.
         */
        TtPinnedChargeRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "pinned-charge";
            input?: components["schemas"]["TtPinnedChargeUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TtPinnedChargeUnits"];
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
         * TtPinnedChargeUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TtPinnedChargeUnits: {
            /**
             * Unit
             * @description The pinned unit that is charged.
             */
            unit?: string;
        };
        /**
         * TtPinnedChargeRuling
         * @description What a successful charge does to a pinned unit: raw troops are destroyed, others check morale by their quality or are destroyed.
         */
        TtPinnedChargeRuling: {
            /** @constant */
            ruleset: "tt";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "pinned-charge";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TtPinnedChargeOutcome"];
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
         * TtPinnedChargeOddsQuestion
         * @description A question about odds.
         */
        TtPinnedChargeOddsQuestion: {
            input: components["schemas"]["TtPinnedChargeInput"];
            options?: components["schemas"]["TtOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TtPinnedChargeSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TtPinnedChargeSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "pinned-charge";
            units?: components["schemas"]["TtPinnedChargeUnits"];
            input?: components["schemas"]["TtPinnedChargeUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TtPinnedChargeRulingEntry
         * @description What a successful charge does to a pinned unit: raw troops are destroyed, others check morale by their quality or are destroyed.
         */
        TtPinnedChargeRulingEntry: {
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
            input: components["schemas"]["TtPinnedChargeInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TtPinnedChargeOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TtPinnedChargeUnits"];
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
            step: "pinned-charge";
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
         * TtPinnedChargeUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TtPinnedChargeUnitInput: {
            /**
             * Quality
             * @description Quality of the pinned unit.
             */
            quality?: components["schemas"]["TtQuality"];
            /**
             * Morale target
             * @description What the check must reach, from your own rule book. Without it the option morale_targets is looked up.
             */
            target?: number;
            /**
             * Modifiers
             * @description Further modifiers of the check, from your own rule book.
             * @default []
             */
            modifiers?: components["schemas"]["TtModifier"][];
            /**
             * Charge successful
             * @description Whether the charge on the unit succeeded.
             * @default true
             */
            charge_successful?: boolean;
        };
        /**
         * TtMeleeRoundQuestion
         * @description A whole round of melee: damage on both sides, the score, and the loser's morale check with the figures that are left. The damage table and a morale target for each side must be supplied.
         */
        TtMeleeRoundQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TtMeleeRoundInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TtOptions"];
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
         * TtMeleeRoundRecordedQuestion
         * @description A whole round of melee: damage on both sides, the score, and the loser's morale check with the figures that are left. The damage table and a morale target for each side must be supplied.
         */
        TtMeleeRoundRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "melee-round";
            input?: components["schemas"]["TtMeleeRoundUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TtMeleeRoundUnits"];
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
         * TtMeleeRoundUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TtMeleeRoundUnits: {
            /**
             * Unit
             * @description One unit of the melee.
             */
            side1?: string;
            /**
             * Unit
             * @description The other unit.
             */
            side2?: string;
        };
        /**
         * TtMeleeRoundRuling
         * @description A whole round of melee: damage on both sides, the score, and the loser's morale check with the figures that are left. The damage table and a morale target for each side must be supplied.
         */
        TtMeleeRoundRuling: {
            /** @constant */
            ruleset: "tt";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "melee-round";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TtMeleeRoundOutcome"];
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
         * TtMeleeRoundOddsQuestion
         * @description A question about odds.
         */
        TtMeleeRoundOddsQuestion: {
            input: components["schemas"]["TtMeleeRoundInput"];
            options?: components["schemas"]["TtOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TtMeleeRoundSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TtMeleeRoundSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "melee-round";
            units?: components["schemas"]["TtMeleeRoundUnits"];
            input?: components["schemas"]["TtMeleeRoundUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TtMeleeRoundRulingEntry
         * @description A whole round of melee: damage on both sides, the score, and the loser's morale check with the figures that are left. The damage table and a morale target for each side must be supplied.
         */
        TtMeleeRoundRulingEntry: {
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
            input: components["schemas"]["TtMeleeRoundInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TtMeleeRoundOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TtMeleeRoundUnits"];
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
            step: "melee-round";
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
         * TtMeleeRoundUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TtMeleeRoundUnitInput: {
            /**
             * Side 1
             * @description One unit of the melee.
             */
            side1?: components["schemas"]["TtMeleeRoundUnitInputSide1"];
            /**
             * Side 2
             * @description The other unit.
             */
            side2?: components["schemas"]["TtMeleeRoundUnitInputSide2"];
            /**
             * Damage table
             * @description The table to roll on, from your own rule book. Without it that of the game is used.
             */
            table?: components["schemas"]["TtDamageTable"];
        };
        /**
         * TtMeleeRoundUnitInputSide1
         * @description The situation. What the units that are named know need not be given.
         */
        TtMeleeRoundUnitInputSide1: {
            /**
             * Name
             * @description What the unit is called.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Hits
             * @description Hits that the unit received in this round. Unit: hits.
             */
            hits: number;
            /**
             * Figures
             * @description Figures of the unit before the round. Unit: figures.
             */
            figures?: number;
            /**
             * Quality
             * @description Quality of the unit. It only looks up the target in the option morale_targets.
             */
            quality?: components["schemas"]["TtQuality"];
            /**
             * Morale target
             * @description What the check must reach, from your own rule book. Without it the option morale_targets is looked up.
             */
            target?: number;
            /**
             * Modifiers
             * @description Further modifiers of the check, from your own rule book.
             * @default []
             */
            modifiers?: components["schemas"]["TtModifier"][];
        };
        /**
         * TtMeleeRoundUnitInputSide2
         * @description The situation. What the units that are named know need not be given.
         */
        TtMeleeRoundUnitInputSide2: {
            /**
             * Name
             * @description What the unit is called.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Hits
             * @description Hits that the unit received in this round. Unit: hits.
             */
            hits: number;
            /**
             * Figures
             * @description Figures of the unit before the round. Unit: figures.
             */
            figures?: number;
            /**
             * Quality
             * @description Quality of the unit. It only looks up the target in the option morale_targets.
             */
            quality?: components["schemas"]["TtQuality"];
            /**
             * Morale target
             * @description What the check must reach, from your own rule book. Without it the option morale_targets is looked up.
             */
            target?: number;
            /**
             * Modifiers
             * @description Further modifiers of the check, from your own rule book.
             * @default []
             */
            modifiers?: components["schemas"]["TtModifier"][];
        };
        /**
         * TtRecordedQuestion
         * @description A question of one of the steps, to be recorded.
         */
        TtRecordedQuestion: components["schemas"]["TtInitiativeOrderRecordedQuestion"] | components["schemas"]["TtSuppressionPenaltiesRecordedQuestion"] | components["schemas"]["TtDamageRollRecordedQuestion"] | components["schemas"]["TtMeleeScoreRecordedQuestion"] | components["schemas"]["TtMeleeSizeModifierRecordedQuestion"] | components["schemas"]["TtMoraleCheckRecordedQuestion"] | components["schemas"]["TtPinnedChargeRecordedQuestion"] | components["schemas"]["TtMeleeRoundRecordedQuestion"];
        /**
         * TtSessionOddsQuestion
         * @description A question of the odds of one of the steps.
         */
        TtSessionOddsQuestion: components["schemas"]["TtInitiativeOrderSessionOddsQuestion"] | components["schemas"]["TtSuppressionPenaltiesSessionOddsQuestion"] | components["schemas"]["TtDamageRollSessionOddsQuestion"] | components["schemas"]["TtMeleeScoreSessionOddsQuestion"] | components["schemas"]["TtMeleeSizeModifierSessionOddsQuestion"] | components["schemas"]["TtMoraleCheckSessionOddsQuestion"] | components["schemas"]["TtPinnedChargeSessionOddsQuestion"] | components["schemas"]["TtMeleeRoundSessionOddsQuestion"];
        /**
         * TtRulingEntry
         * @description A ruling of one of the steps, as it is recorded.
         */
        TtRulingEntry: components["schemas"]["TtInitiativeOrderRulingEntry"] | components["schemas"]["TtSuppressionPenaltiesRulingEntry"] | components["schemas"]["TtDamageRollRulingEntry"] | components["schemas"]["TtMeleeScoreRulingEntry"] | components["schemas"]["TtMeleeSizeModifierRulingEntry"] | components["schemas"]["TtMoraleCheckRulingEntry"] | components["schemas"]["TtPinnedChargeRulingEntry"] | components["schemas"]["TtMeleeRoundRulingEntry"];
        /**
         * TtOpening
         * @description A game that begins.
         */
        TtOpening: {
            /** @constant */
            ruleset: "tt";
            /**
             * Options
             * @description Readings, house rules and the club's own numbers; they apply to the whole session.
             */
            options?: components["schemas"]["TtOptions"];
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
            units?: components["schemas"]["TtRosterUnit"][];
        };
        /**
         * TtHouseRulesBody
         * @description A club's options for a ruleset.
         */
        TtHouseRulesBody: {
            /**
             * Options
             * @description Readings, house rules and the club's own numbers. What is left out has its default.
             */
            options?: components["schemas"]["TtOptions"];
            /**
             * Note
             * @description The club's note about them: who agreed, since when, for which games.
             */
            note?: components["schemas"]["VisibleTextOrNone"];
        };
        /**
         * TtUnitsBody
         * @description Units to add to a session.
         */
        TtUnitsBody: {
            /**
             * Units
             * @description The units to add.
             */
            units: components["schemas"]["TtRosterUnit"][];
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /** TtUnitChangeBody */
        TtUnitChangeBody: {
            /**
             * Changes
             * @description The members to change, with their new values.
             */
            changes: components["schemas"]["TtRosterUnitMembers"];
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
         * TtArmyBody
         * @description An army to be kept.
         */
        TtArmyBody: {
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
            units: components["schemas"]["TtRosterUnitOfArmy"][];
        };
        /**
         * TtUnitState
         * @description A unit as it stands.
         */
        TtUnitState: {
            /** @description The unit's id in requests. */
            id: string;
            /** @description What the players call it. */
            name: string;
            /** @description The side that it fights for, by its id; units of one side are friends. */
            side: string;
            /**
             * Quality
             * @description Quality of the unit.
             */
            quality?: components["schemas"]["TtQuality"];
            /**
             * Morale target
             * @description What its morale checks must reach, where the game has no target for its quality.
             */
            target?: number;
            /**
             * Initiative
             * @description Its initiative, from your own rule book.
             */
            initiative?: number;
            /**
             * Figures
             * @description Figures of the unit. Unit: figures.
             */
            figures: number;
            /**
             * Suppression markers
             * @description Markers on the unit. Unit: markers.
             * @default 0
             */
            suppression?: number;
            /**
             * Hero
             * @description Whether a Hero is with it.
             * @default false
             */
            hero?: boolean;
            /**
             * Leader
             * @description Whether a Leader is with it.
             * @default false
             */
            leader?: boolean;
            /**
             * Fate
             * @description Whether it is still in the game.
             * @default in_play
             */
            fate?: components["schemas"]["TtFate"];
            /**
             * Kills of the round
             * @description Results of its damage rolls in melee that are not scored yet. Unit: hits.
             * @default 0
             */
            round_kills?: number;
            /**
             * Wounds of the round
             * @description Results of its damage rolls in melee that are not scored yet. Unit: hits.
             * @default 0
             */
            round_wounds?: number;
            /**
             * Suppressed in the round
             * @description Results of its damage rolls in melee that are not scored yet. Unit: hits.
             * @default 0
             */
            round_suppressed?: number;
            /**
             * Saves of the round
             * @description Results of its damage rolls in melee that are not scored yet. Unit: hits.
             * @default 0
             */
            round_saves?: number;
            /**
             * Checks owed
             * @description Rounds of melee that it lost and for which it has not checked morale yet. Unit: checks.
             * @default 0
             */
            owes?: number;
            /** @description Why it is out of the game; absent while it is in play. */
            out?: string;
        };
        /**
         * TtRoster
         * @description The units of a session.
         */
        TtRoster: {
            /** @constant */
            ruleset: "tt";
            /** @description The number of the last entry that counts. */
            as_of: number;
            /** @description The current turn; absent before the first. */
            turn?: number;
            /** @description The phase of that turn, where the ruleset has phases. */
            phase?: string;
            /** @description In the order in which they were added. */
            units: components["schemas"]["TtUnitState"][];
        };
        /**
         * TtRosterUnit
         * @description A unit of Triumph & Tragedy.
         */
        TtRosterUnit: {
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
             * Quality
             * @description Quality of the unit.
             */
            quality?: components["schemas"]["TtQuality"];
            /**
             * Morale target
             * @description What its morale checks must reach, where the game has no target for its quality.
             */
            target?: number;
            /**
             * Initiative
             * @description Its initiative, from your own rule book.
             */
            initiative?: number;
            /**
             * Figures
             * @description Figures of the unit. Unit: figures.
             */
            figures: number;
            /**
             * Suppression markers
             * @description Markers on the unit. Unit: markers.
             * @default 0
             */
            suppression?: number;
            /**
             * Hero
             * @description Whether a Hero is with it.
             * @default false
             */
            hero?: boolean;
            /**
             * Leader
             * @description Whether a Leader is with it.
             * @default false
             */
            leader?: boolean;
            /**
             * Fate
             * @description Whether it is still in the game.
             * @default in_play
             */
            fate?: components["schemas"]["TtFate"];
            /**
             * Kills of the round
             * @description Results of its damage rolls in melee that are not scored yet. Unit: hits.
             * @default 0
             */
            round_kills?: number;
            /**
             * Wounds of the round
             * @description Results of its damage rolls in melee that are not scored yet. Unit: hits.
             * @default 0
             */
            round_wounds?: number;
            /**
             * Suppressed in the round
             * @description Results of its damage rolls in melee that are not scored yet. Unit: hits.
             * @default 0
             */
            round_suppressed?: number;
            /**
             * Saves of the round
             * @description Results of its damage rolls in melee that are not scored yet. Unit: hits.
             * @default 0
             */
            round_saves?: number;
            /**
             * Checks owed
             * @description Rounds of melee that it lost and for which it has not checked morale yet. Unit: checks.
             * @default 0
             */
            owes?: number;
        };
        /**
         * TtRosterUnitOfArmy
         * @description A unit of an army.
         */
        TtRosterUnitOfArmy: {
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
             * Quality
             * @description Quality of the unit.
             */
            quality?: components["schemas"]["TtQuality"];
            /**
             * Morale target
             * @description What its morale checks must reach, where the game has no target for its quality.
             */
            target?: number;
            /**
             * Initiative
             * @description Its initiative, from your own rule book.
             */
            initiative?: number;
            /**
             * Figures
             * @description Figures of the unit. Unit: figures.
             */
            figures: number;
            /**
             * Suppression markers
             * @description Markers on the unit. Unit: markers.
             * @default 0
             */
            suppression?: number;
            /**
             * Hero
             * @description Whether a Hero is with it.
             * @default false
             */
            hero?: boolean;
            /**
             * Leader
             * @description Whether a Leader is with it.
             * @default false
             */
            leader?: boolean;
            /**
             * Fate
             * @description Whether it is still in the game.
             * @default in_play
             */
            fate?: components["schemas"]["TtFate"];
            /**
             * Kills of the round
             * @description Results of its damage rolls in melee that are not scored yet. Unit: hits.
             * @default 0
             */
            round_kills?: number;
            /**
             * Wounds of the round
             * @description Results of its damage rolls in melee that are not scored yet. Unit: hits.
             * @default 0
             */
            round_wounds?: number;
            /**
             * Suppressed in the round
             * @description Results of its damage rolls in melee that are not scored yet. Unit: hits.
             * @default 0
             */
            round_suppressed?: number;
            /**
             * Saves of the round
             * @description Results of its damage rolls in melee that are not scored yet. Unit: hits.
             * @default 0
             */
            round_saves?: number;
            /**
             * Checks owed
             * @description Rounds of melee that it lost and for which it has not checked morale yet. Unit: checks.
             * @default 0
             */
            owes?: number;
        };
        /**
         * TtRosterUnitMembers
         * @description Members of a unit.
         */
        TtRosterUnitMembers: {
            /**
             * Quality
             * @description Quality of the unit.
             */
            quality?: components["schemas"]["TtQuality"];
            /**
             * Morale target
             * @description What its morale checks must reach, where the game has no target for its quality.
             */
            target?: number;
            /**
             * Initiative
             * @description Its initiative, from your own rule book.
             */
            initiative?: number;
            /**
             * Figures
             * @description Figures of the unit. Unit: figures.
             */
            figures?: number;
            /**
             * Suppression markers
             * @description Markers on the unit. Unit: markers.
             */
            suppression?: number;
            /**
             * Hero
             * @description Whether a Hero is with it.
             */
            hero?: boolean;
            /**
             * Leader
             * @description Whether a Leader is with it.
             */
            leader?: boolean;
            /**
             * Fate
             * @description Whether it is still in the game.
             */
            fate?: components["schemas"]["TtFate"];
            /**
             * Kills of the round
             * @description Results of its damage rolls in melee that are not scored yet. Unit: hits.
             */
            round_kills?: number;
            /**
             * Wounds of the round
             * @description Results of its damage rolls in melee that are not scored yet. Unit: hits.
             */
            round_wounds?: number;
            /**
             * Suppressed in the round
             * @description Results of its damage rolls in melee that are not scored yet. Unit: hits.
             */
            round_suppressed?: number;
            /**
             * Saves of the round
             * @description Results of its damage rolls in melee that are not scored yet. Unit: hits.
             */
            round_saves?: number;
            /**
             * Checks owed
             * @description Rounds of melee that it lost and for which it has not checked morale yet. Unit: checks.
             */
            owes?: number;
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
         * TtOptions
         * @description How a club plays Triumph & Tragedy: readings that the addendum leaves open, and numbers that it does not give.
         */
        TtOptions: {
            /**
             * Suppression and command
             * @description Whether suppression markers are compared between tied units of the same command class.
             * @default always
             */
            init_suppression?: components["schemas"]["TtInitSuppression"];
            /**
             * Excess suppression
             * @description What happens to suppression points beyond the number of figures able to fight.
             * @default ignore
             */
            suppression_excess?: components["schemas"]["TtSuppressionExcess"];
            /**
             * Morale target
             * @description Whether a morale check must reach its target or beat it.
             * @default ge
             */
            morale_compare?: components["schemas"]["TtMoraleCompare"];
            /**
             * What a casualty is
             * @description Which damage results count as casualties of a melee round.
             * @default kill_wound
             */
            casualty_counts?: components["schemas"]["TtCasualtyCounts"];
            /**
             * Casualties on one side only
             * @description What decides a melee round in which only one side has casualties.
             * @default casualties
             */
            one_sided?: components["schemas"]["TtOneSided"];
            /**
             * Tied melee
             * @description How the die decides a melee round that is equal in all else.
             * @default high_wins
             */
            melee_tie_die?: components["schemas"]["TtMeleeTieDie"];
            /**
             * Morale targets
             * @description The club's morale targets by quality; the sources give none.
             */
            morale_targets?: components["schemas"]["TtMoraleTargets"];
            /**
             * Damage table
             * @description The club's damage table; the sources give none.
             */
            damage_table?: components["schemas"]["TtDamageTable"];
            /**
             * A side without figures
             * @description Who loses a round in which one side loses its last figure.
             * @default score
             */
            wiped_out?: components["schemas"]["TtWipedOut"];
            /**
             * Suppressed by damage
             * @description Whether a damage result suppressed puts a marker on the unit.
             * @default yes
             */
            suppressed_marks?: components["schemas"]["TtSuppressedMarks"];
            /**
             * What is owed
             * @description Whether a unit that owes something is refused anything else.
             * @default refuse
             */
            enforce_due?: components["schemas"]["EnforceDue"];
        };
        /**
         * TtMoraleTargets
         * @description The club's morale targets by quality. A check whose input gives no target uses them.
         */
        TtMoraleTargets: {
            /**
             * Raw
             * @description The target of this quality.
             */
            raw?: number;
            /**
             * Trained
             * @description The target of this quality.
             */
            trained?: number;
            /**
             * Veteran
             * @description The target of this quality.
             */
            veteran?: number;
            /**
             * Elite
             * @description The target of this quality.
             */
            elite?: number;
        };
        /**
         * TtDamageTable
         * @description A damage table from the club's own book: a die, and the result that each of its faces gives.
         */
        TtDamageTable: {
            /**
             * Die
             * @description How many sides the damage die has. Unit: sides.
             */
            sides: number;
            /**
             * Rows
             * @description The bands of the table. Together they cover each face once.
             */
            rows: components["schemas"]["TtDamageRow"][];
        };
        /**
         * TtDamageRow
         * @description The faces of the damage die that give one result.
         */
        TtDamageRow: {
            /**
             * From
             * @description The lowest face that gives this result.
             */
            lo: number;
            /**
             * To
             * @description The highest face that gives this result.
             */
            hi: number;
            /**
             * Result
             * @description What happens to the figure that was hit.
             */
            result: components["schemas"]["TtDamageResult"];
        };
        /**
         * TtInitiativeOrderInput
         * @description Units that are about to act.
         */
        TtInitiativeOrderInput: {
            /**
             * Units
             * @description The units that are about to act.
             */
            units: components["schemas"]["TtUnit"][];
            /**
             * They interact
             * @description Whether it matters which of them acts first. If not, units of equal initiative act at the same time.
             * @default true
             */
            interact?: boolean;
        };
        /**
         * TtUnit
         * @description A unit that is about to act.
         */
        TtUnit: {
            /**
             * Unit
             * @description A name that no other unit of the question has.
             */
            id: components["schemas"]["VisibleText"];
            /**
             * Initiative
             * @description Initiative rating of the unit.
             */
            initiative: number;
            /**
             * Hero
             * @description Whether a Hero is with the unit.
             * @default false
             */
            hero?: boolean;
            /**
             * Leader
             * @description Whether a Leader is with the unit.
             * @default false
             */
            leader?: boolean;
            /**
             * Suppression
             * @description Suppression markers on the unit. Unit: markers.
             * @default 0
             */
            suppression?: number;
        };
        /**
         * TtSuppressionPenaltiesInput
         * @description A suppressed unit that is about to shoot or fight.
         */
        TtSuppressionPenaltiesInput: {
            /**
             * Suppression
             * @description Suppression points on the unit. Unit: points.
             */
            suppression: number;
            /**
             * Figures able to fight
             * @description Figures with a line of sight to the target, or in base contact in close combat. Rear ranks do not count. Unit: figures.
             */
            eligible_figures: number;
        };
        /**
         * TtDamageRollInput
         * @description Hits on a unit.
         */
        TtDamageRollInput: {
            /**
             * Hits
             * @description Hits that the unit received. Unit: hits.
             */
            hits: number;
            /**
             * Cause
             * @description What the hits come from.
             * @default melee
             */
            cause?: components["schemas"]["TtDamageCause"];
            /**
             * Figures
             * @description Figures of the unit that was hit; no more are lost. Unit: figures.
             */
            figures?: number;
            /**
             * Damage table
             * @description The table to roll on, from your own rule book. Without it that of the game is used.
             */
            table?: components["schemas"]["TtDamageTable"];
        };
        /**
         * TtMeleeScoreInput
         * @description What both sides received in a round of melee.
         */
        TtMeleeScoreInput: {
            /**
             * Side 1
             * @description The damage result of each hit that this side received.
             */
            side1: components["schemas"]["TtDamageResult"][];
            /**
             * Side 2
             * @description The damage result of each hit that this side received.
             */
            side2: components["schemas"]["TtDamageResult"][];
        };
        /**
         * TtMeleeSizeModifierInput
         * @description The sizes of both units after a round of melee.
         */
        TtMeleeSizeModifierInput: {
            /**
             * Winner
             * @description Figures of the winner at the moment of the check. Unit: figures.
             */
            winner_figures: number;
            /**
             * Loser
             * @description Figures of the loser at the moment of the check. Unit: figures.
             */
            loser_figures: number;
        };
        /**
         * TtMoraleCheckInput
         * @description A unit that checks morale.
         */
        TtMoraleCheckInput: {
            /**
             * Morale target
             * @description What the check must reach, from your own rule book. Without it the option morale_targets is looked up.
             */
            target?: number;
            /**
             * Quality
             * @description Quality of the unit. It only looks up the target in the option morale_targets.
             */
            quality?: components["schemas"]["TtQuality"];
            /**
             * Modifiers
             * @description Further modifiers of the check, from your own rule book.
             * @default []
             */
            modifiers?: components["schemas"]["TtModifier"][];
            /**
             * Winner's figures
             * @description Figures of the unit that won the round, after casualties. Give both sizes for the small-winner rule. Unit: figures.
             */
            winner_figures?: number;
            /**
             * Loser's figures
             * @description Figures of the unit that checks, after casualties. Unit: figures.
             */
            loser_figures?: number;
            /**
             * After a lost melee round
             * @description Whether the check follows a lost round of melee; then a unit that fails is removed.
             * @default true
             */
            after_melee?: boolean;
        };
        /**
         * TtModifier
         * @description A modifier from your own rule book.
         */
        TtModifier: {
            /**
             * Name
             * @description What the modifier is for.
             */
            name: components["schemas"]["VisibleText"];
            /**
             * Value
             * @description What it adds to the roll.
             */
            value: number;
        };
        /**
         * TtPinnedChargeInput
         * @description A pinned unit that is charged.
         */
        TtPinnedChargeInput: {
            /**
             * Quality
             * @description Quality of the pinned unit.
             */
            quality: components["schemas"]["TtQuality"];
            /**
             * Morale target
             * @description What the check must reach, from your own rule book. Without it the option morale_targets is looked up.
             */
            target?: number;
            /**
             * Modifiers
             * @description Further modifiers of the check, from your own rule book.
             * @default []
             */
            modifiers?: components["schemas"]["TtModifier"][];
            /**
             * Charge successful
             * @description Whether the charge on the unit succeeded.
             * @default true
             */
            charge_successful?: boolean;
        };
        /**
         * TtMeleeRoundInput
         * @description Two units in melee, and the hits that both received.
         */
        TtMeleeRoundInput: {
            /**
             * Side 1
             * @description One unit of the melee.
             */
            side1: components["schemas"]["TtMeleeSide"];
            /**
             * Side 2
             * @description The other unit.
             */
            side2: components["schemas"]["TtMeleeSide"];
            /**
             * Damage table
             * @description The table to roll on, from your own rule book. Without it that of the game is used.
             */
            table?: components["schemas"]["TtDamageTable"];
        };
        /**
         * TtMeleeSide
         * @description One unit of the melee.
         */
        TtMeleeSide: {
            /**
             * Name
             * @description What the unit is called.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Hits
             * @description Hits that the unit received in this round. Unit: hits.
             */
            hits: number;
            /**
             * Figures
             * @description Figures of the unit before the round. Unit: figures.
             */
            figures: number;
            /**
             * Quality
             * @description Quality of the unit. It only looks up the target in the option morale_targets.
             */
            quality?: components["schemas"]["TtQuality"];
            /**
             * Morale target
             * @description What the check must reach, from your own rule book. Without it the option morale_targets is looked up.
             */
            target?: number;
            /**
             * Modifiers
             * @description Further modifiers of the check, from your own rule book.
             * @default []
             */
            modifiers?: components["schemas"]["TtModifier"][];
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
         * TtInitiativeOrderOutcome
         * @description The units in the order in which they act.
         */
        TtInitiativeOrderOutcome: {
            /**
             * Order
             * @description All units in the order in which they act.
             */
            order: components["schemas"]["TtPlacedUnit"][];
            /**
             * Decided by
             * @description The last criterion that was needed.
             */
            decided_by: components["schemas"]["TtInitiativeCriterion"];
        };
        /**
         * TtPlacedUnit
         * @description A unit in its place.
         */
        TtPlacedUnit: {
            /**
             * Unit
             * @description The unit.
             */
            id: string;
            /**
             * Place
             * @description From 1. Units that act at the same time share a place, and the places after it are left out.
             */
            place: number;
            /**
             * Roll-off
             * @description Number of the roll-off that the unit took part in; 0 for none.
             */
            group: number;
            /**
             * Decided by
             * @description What sets the unit apart from the one before it; for the first unit, from the one after it.
             */
            decided_by: components["schemas"]["TtInitiativeCriterion"];
        };
        /**
         * TtSuppressionPenaltiesOutcome
         * @description Who fights with a penalty.
         */
        TtSuppressionPenaltiesOutcome: {
            /**
             * Penalised
             * @description Figures that fight with a penalty. Unit: figures.
             */
            penalised: number;
            /**
             * Unpenalised
             * @description Figures that fight as usual. Unit: figures.
             */
            unpenalised: number;
            /**
             * Unused
             * @description Suppression points that fall on nobody. Unit: points.
             */
            unused: number;
            /**
             * Modifiers
             * @description The figures able to fight by their modifier, the worst first.
             */
            modifiers: components["schemas"]["TtSuppressionModifier"][];
        };
        /**
         * TtSuppressionModifier
         * @description Figures that fight with the same modifier.
         */
        TtSuppressionModifier: {
            /**
             * Modifier
             * @description What suppression adds to the roll of each of these figures.
             */
            modifier: number;
            /**
             * Figures
             * @description How many figures fight with it. Unit: figures.
             */
            figures: number;
        };
        /**
         * TtDamage
         * @description What one side received.
         */
        TtDamage: {
            /**
             * Kills
             * @description Hits that kill.
             */
            kills: number;
            /**
             * Wounds
             * @description Hits that wound; a wounded figure is lost, too.
             */
            wounds: number;
            /**
             * Suppressed
             * @description Hits that suppress.
             */
            suppressed: number;
            /**
             * Saves
             * @description Hits that do nothing.
             */
            saves: number;
            /**
             * Score
             * @description Damage received as it counts in a melee. Unit: points.
             */
            score: number;
        };
        /**
         * TtMeleeScore
         * @description Who lost a round of melee, and why.
         */
        TtMeleeScore: {
            /**
             * Score of side 1
             * @description Damage received: kill 2 points, wound 1, suppressed a half, save none. Unit: points.
             */
            score1: number;
            /**
             * Score of side 2
             * @description Damage received: kill 2 points, wound 1, suppressed a half, save none. Unit: points.
             */
            score2: number;
            /**
             * Kills on side 1
             * @description Kills that side 1 received.
             */
            kills1: number;
            /**
             * Kills on side 2
             * @description Kills that side 2 received.
             */
            kills2: number;
            /**
             * Casualties of side 1
             * @description As the option casualty_counts counts them.
             */
            casualties1: number;
            /**
             * Casualties of side 2
             * @description As the option casualty_counts counts them.
             */
            casualties2: number;
            /**
             * Loser
             * @description The side that loses the round and must check morale at once.
             */
            loser: components["schemas"]["TtSide"];
            /**
             * Decided by
             * @description What decided the round.
             */
            decided_by: components["schemas"]["TtMeleeDecision"];
        };
        /**
         * TtMeleeSizeModifierOutcome
         * @description Whether the small-winner rule applies.
         */
        TtMeleeSizeModifierOutcome: {
            /**
             * Modifier
             * @description What the rule adds to the loser's morale check.
             */
            modifier: number;
            /**
             * Applies
             * @description Whether the rule applies.
             */
            applies: boolean;
            /**
             * Reason
             * @description Why it does or does not.
             */
            reason: components["schemas"]["TtSizeReason"];
        };
        /**
         * TtMorale
         * @description A morale check that was made.
         */
        TtMorale: {
            /**
             * Dice
             * @description The sum of the two dice.
             */
            natural: number;
            /**
             * Modifier
             * @description The sum of all modifiers.
             */
            modifier: number;
            /**
             * Total
             * @description Dice and modifiers.
             */
            total: number;
            /**
             * Target
             * @description The target that held.
             */
            target: number;
            /**
             * Double one
             * @description Whether both dice showed a one.
             */
            double_one: boolean;
            /**
             * Passed
             * @description Whether the unit passed.
             */
            passed: boolean;
            /**
             * Removed
             * @description Whether the unit is removed, captured or destroyed.
             */
            removed: boolean;
        };
        /**
         * TtPinnedChargeOutcome
         * @description What becomes of the pinned unit.
         */
        TtPinnedChargeOutcome: {
            /**
             * Result
             * @description What becomes of the pinned unit.
             */
            result: components["schemas"]["TtPinnedResult"];
            /**
             * Dice
             * @description The sum of the two dice.
             */
            natural?: number;
            /**
             * Modifier
             * @description The sum of all modifiers.
             */
            modifier?: number;
            /**
             * Total
             * @description Dice and modifiers.
             */
            total?: number;
            /**
             * Target
             * @description The target that held.
             */
            target?: number;
            /**
             * Double one
             * @description Whether both dice showed a one.
             */
            double_one: boolean;
            /**
             * Passed
             * @description Whether a check was made and passed.
             */
            passed: boolean;
        };
        /**
         * TtMeleeRoundOutcome
         * @description A whole round of melee.
         */
        TtMeleeRoundOutcome: {
            /**
             * Damage on side 1
             * @description What this side received.
             */
            damage1: components["schemas"]["TtDamage"];
            /**
             * Damage on side 2
             * @description What this side received.
             */
            damage2: components["schemas"]["TtDamage"];
            /**
             * Score
             * @description Who lost the round.
             */
            score: components["schemas"]["TtMeleeScore"];
            /**
             * Figures of side 1
             * @description Figures left after casualties; a wounded figure is lost, too. Unit: figures.
             */
            figures1: number;
            /**
             * Figures of side 2
             * @description Figures left after casualties; a wounded figure is lost, too. Unit: figures.
             */
            figures2: number;
            /**
             * Morale
             * @description The loser's morale check, where one was made.
             */
            morale?: components["schemas"]["TtMorale"];
            /**
             * Removed
             * @description The side that is removed.
             */
            removed: components["schemas"]["TtRemoved"];
        };
        /** OddsMethod */
        OddsMethod: string & ("exact" | "sample");
        /** Carry */
        Carry: string & ("survivors" | "as_it_stood");
        /** Correction */
        Correction: string & ("none" | "further_dice" | "reused_dice");
        /** Mode */
        Mode: string & ("sealed" | "two_sided");
        /** TtInitSuppression */
        TtInitSuppression: string & ("always" | "only_without_command");
        /** TtSuppressionExcess */
        TtSuppressionExcess: string & ("ignore" | "stack");
        /** TtMoraleCompare */
        TtMoraleCompare: string & ("ge" | "gt");
        /** TtCasualtyCounts */
        TtCasualtyCounts: string & ("kill_wound" | "any_unsaved");
        /** TtOneSided */
        TtOneSided: string & ("casualties" | "score");
        /** TtMeleeTieDie */
        TtMeleeTieDie: string & ("high_wins" | "high_loses" | "single_d6");
        /** TtDamageResult */
        TtDamageResult: string & ("kill" | "wound" | "suppressed" | "save");
        /** TtWipedOut */
        TtWipedOut: string & ("score" | "loses");
        /** TtSuppressedMarks */
        TtSuppressedMarks: string & ("yes" | "no");
        /** EnforceDue */
        EnforceDue: string & ("refuse" | "warn");
        /** TtDamageCause */
        TtDamageCause: string & ("melee" | "fire");
        /** TtQuality */
        TtQuality: string & ("raw" | "trained" | "veteran" | "elite");
        /** TtFate */
        TtFate: string & ("in_play" | "removed" | "destroyed");
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
        /** TtInitiativeCriterion */
        TtInitiativeCriterion: string & ("initiative" | "command" | "suppression" | "die" | "simultaneous");
        /** TtSide */
        TtSide: string & ("none" | "side1" | "side2");
        /** TtMeleeDecision */
        TtMeleeDecision: string & ("no_casualties" | "one_sided" | "score" | "kills" | "die" | "both_removed" | "wiped_out");
        /** TtSizeReason */
        TtSizeReason: string & ("four_fewer" | "not_four_fewer" | "both_above_ten" | "winner_not_smaller");
        /** TtPinnedResult */
        TtPinnedResult: string & ("destroyed" | "survives" | "no_effect");
        /** TtRemoved */
        TtRemoved: string & ("none" | "side1" | "side2" | "both");
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
                step: string & ("initiative-order" | "suppression-penalties" | "damage-roll" | "melee-score" | "melee-size-modifier" | "morale-check" | "pinned-charge" | "melee-round");
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
    resolveTtInitiativeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TtInitiativeOrderQuestion"];
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
                    "application/json": components["schemas"]["TtInitiativeOrderRuling"] | components["schemas"]["Preview"];
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
    resolveTtSuppressionPenalties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TtSuppressionPenaltiesQuestion"];
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
                    "application/json": components["schemas"]["TtSuppressionPenaltiesRuling"] | components["schemas"]["Preview"];
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
    resolveTtDamageRoll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TtDamageRollQuestion"];
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
                    "application/json": components["schemas"]["TtDamageRollRuling"] | components["schemas"]["Preview"];
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
    resolveTtMeleeScore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TtMeleeScoreQuestion"];
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
                    "application/json": components["schemas"]["TtMeleeScoreRuling"] | components["schemas"]["Preview"];
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
    resolveTtMeleeSizeModifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TtMeleeSizeModifierQuestion"];
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
                    "application/json": components["schemas"]["TtMeleeSizeModifierRuling"] | components["schemas"]["Preview"];
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
    resolveTtMoraleCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TtMoraleCheckQuestion"];
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
                    "application/json": components["schemas"]["TtMoraleCheckRuling"] | components["schemas"]["Preview"];
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
    resolveTtPinnedCharge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TtPinnedChargeQuestion"];
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
                    "application/json": components["schemas"]["TtPinnedChargeRuling"] | components["schemas"]["Preview"];
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
    resolveTtMeleeRound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TtMeleeRoundQuestion"];
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
                    "application/json": components["schemas"]["TtMeleeRoundRuling"] | components["schemas"]["Preview"];
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
    getOddsTtInitiativeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TtInitiativeOrderOddsQuestion"];
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
    getOddsTtSuppressionPenalties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TtSuppressionPenaltiesOddsQuestion"];
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
    getOddsTtDamageRoll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TtDamageRollOddsQuestion"];
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
    getOddsTtMeleeScore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TtMeleeScoreOddsQuestion"];
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
    getOddsTtMeleeSizeModifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TtMeleeSizeModifierOddsQuestion"];
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
    getOddsTtMoraleCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TtMoraleCheckOddsQuestion"];
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
    getOddsTtPinnedCharge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TtPinnedChargeOddsQuestion"];
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
    getOddsTtMeleeRound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TtMeleeRoundOddsQuestion"];
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
                "application/json": components["schemas"]["TtOpening"];
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
                "application/json": components["schemas"]["TtRecordedQuestion"];
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
                    "application/json": components["schemas"]["TtRulingEntry"] | components["schemas"]["Appended"];
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
                "application/json": components["schemas"]["TtRecordedQuestion"];
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
                    "application/json": components["schemas"]["TtRulingEntry"] | components["schemas"]["Appended"];
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
                "application/json": components["schemas"]["TtHouseRulesBody"];
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
                "application/json": components["schemas"]["TtArmyBody"];
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
                "application/json": components["schemas"]["TtUnitsBody"];
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
                "application/json": components["schemas"]["TtUnitChangeBody"];
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
                    "application/json": components["schemas"]["TtRoster"];
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
                "application/json": components["schemas"]["TtSessionOddsQuestion"];
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
