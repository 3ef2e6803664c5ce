// Made of openapi/d12-skirmish.yaml by clients/typescript/make_types.mjs; scripts/documents makes it anew.

export interface paths {
    "/v1/rulesets/d12-skirmish/steps/{step}": {
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
    "/v1/rulesets/d12-skirmish/tables/{table}": {
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
    "/v1/rulesets/d12-skirmish/initiative-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Initiative
         * @description Who chooses to move first or second. Units or individuals are then moved alternately.
         */
        post: operations["resolveD12SkirmishInitiativeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/movement": {
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
         * @description How far a figure may move: its kind and ability, then how it moves, then what terrain and wounds take, and never less than nothing (A-D12-19).
         */
        post: operations["resolveD12SkirmishMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/stand-and-fire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stand and fire
         * @description Whether a figure that is charged may fire first: its weapon must be loaded, and the attacker more than half of a charge move away. As for any other shot, it may neither have moved nor hide nor be pinned.
         */
        post: operations["resolveD12SkirmishStandAndFire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/coherency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Coherency
         * @description Whether a figure is within 8" of the leader of its unit, and what it may do next turn if it is not.
         */
        post: operations["resolveD12SkirmishCoherency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/ranged-attack": {
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
         * @description One shot: whether it may be fired, its range band and modifiers, and whether it hits, misses or misfires. Roll damage-roll for a hit and misfire for a misfire.
         */
        post: operations["resolveD12SkirmishRangedAttack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/reload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reload
         * @description A turn spent on reloading a gunpowder weapon, or any weapon that jammed: not the turn in which it was fired, and it may be fired from the next turn on. Who moves may not reload, but for a Quick loader.
         */
        post: operations["resolveD12SkirmishReload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/misfire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Misfire
         * @description What becomes of a weapon that showed a natural 1. The source does not say for how long a figure is out of ammo.
         */
        post: operations["resolveD12SkirmishMisfire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/damage-roll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wound roll
         * @description What a hit does to a figure, on the table of foot or of cavalry. Also for a firer whose weapon exploded, without the +1 of close range (A-D12-12).
         */
        post: operations["resolveD12SkirmishDamageRoll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/melee-score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand to hand
         * @description A fight of two figures in base contact: a die and modifiers each, the higher total wins, and the difference says what becomes of the loser. A figure with several opponents fights each of them, attacking one of its choice.
         */
        post: operations["resolveD12SkirmishMeleeScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/morale-due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Morale test due
         * @description Whether a figure or a unit must test its morale, and why.
         */
        post: operations["resolveD12SkirmishMoraleDue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/morale-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Morale test
         * @description A die and modifiers on the morale table. Less than 7 is a failure, and the second failure in a row removes the figure or unit.
         */
        post: operations["resolveD12SkirmishMoraleCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/officer-casualty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Officer casualty
         * @description In a game of units: a die for each kill, and on a 12 the officer or the standard is killed, too.
         */
        post: operations["resolveD12SkirmishOfficerCasualty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/troop-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Troop type
         * @description Optional: two dice for how good a figure is, and for whether it fights or shoots better. In a game of units it is recommended for officers only (D12-SKL-3).
         */
        post: operations["resolveD12SkirmishTroopType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/ability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ability
         * @description Optional: a die for what a figure is good or bad at. In a game of units it is recommended for officers only (D12-SKL-3).
         */
        post: operations["resolveD12SkirmishAbility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/volley": {
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
         * @description The shots of several figures at a target: to hit, misfires with exploding weapons, wounds, the officer, and the morale tests that fall due on both sides. All groups must be allowed to fire.
         */
        post: operations["resolveD12SkirmishVolley"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/charge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge
         * @description One to three figures charge another: its morale, its shot where it may stand and fire, hand to hand, the officer, and the morale tests that fall due on both sides. A charger who is thrown from his horse does not arrive; who is wounded fights on at -1 and is pinned afterwards.
         */
        post: operations["resolveD12SkirmishCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/initiative-order/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Initiative
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsD12SkirmishInitiativeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/movement/odds": {
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
        post: operations["getOddsD12SkirmishMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/stand-and-fire/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Stand and fire
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsD12SkirmishStandAndFire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/coherency/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Coherency
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsD12SkirmishCoherency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/ranged-attack/odds": {
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
        post: operations["getOddsD12SkirmishRangedAttack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/reload/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Reload
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsD12SkirmishReload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/misfire/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Misfire
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsD12SkirmishMisfire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/damage-roll/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Wound roll
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsD12SkirmishDamageRoll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/melee-score/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Hand to hand
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsD12SkirmishMeleeScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/morale-due/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Morale test due
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsD12SkirmishMoraleDue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/morale-check/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Morale test
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsD12SkirmishMoraleCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/officer-casualty/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Officer casualty
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsD12SkirmishOfficerCasualty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/troop-type/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Troop type
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsD12SkirmishTroopType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/ability/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Ability
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsD12SkirmishAbility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/volley/odds": {
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
        post: operations["getOddsD12SkirmishVolley"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/d12-skirmish/charge/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Charge
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsD12SkirmishCharge"];
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
    "/v1/club/house-rules/d12-skirmish/{name}": {
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
    "/v1/club/armies/d12-skirmish/{army}": {
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
         * D12SkirmishInitiativeOrderQuestion
         * @description Who chooses to move first or second. Units or individuals are then moved alternately.
         */
        D12SkirmishInitiativeOrderQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["D12InitiativeOrderInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["D12Options"];
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
         * D12SkirmishInitiativeOrderRecordedQuestion
         * @description Who chooses to move first or second. Units or individuals are then moved alternately.
         */
        D12SkirmishInitiativeOrderRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "initiative-order";
            input: components["schemas"]["D12InitiativeOrderInput"];
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
         * D12SkirmishInitiativeOrderRuling
         * @description Who chooses to move first or second. Units or individuals are then moved alternately.
         */
        D12SkirmishInitiativeOrderRuling: {
            /** @constant */
            ruleset: "d12-skirmish";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "initiative-order";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["D12InitiativeOrderOutcome"];
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
         * D12SkirmishInitiativeOrderOddsQuestion
         * @description A question about odds.
         */
        D12SkirmishInitiativeOrderOddsQuestion: {
            input: components["schemas"]["D12InitiativeOrderInput"];
            options?: components["schemas"]["D12Options"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishInitiativeOrderSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        D12SkirmishInitiativeOrderSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "initiative-order";
            input: components["schemas"]["D12InitiativeOrderInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishInitiativeOrderRulingEntry
         * @description Who chooses to move first or second. Units or individuals are then moved alternately.
         */
        D12SkirmishInitiativeOrderRulingEntry: {
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
            input: components["schemas"]["D12InitiativeOrderInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["D12InitiativeOrderOutcome"];
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
         * D12SkirmishMovementQuestion
         * @description How far a figure may move: its kind and ability, then how it moves, then what terrain and wounds take, and never less than nothing (A-D12-19).
         */
        D12SkirmishMovementQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["D12MovementInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["D12Options"];
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
         * D12SkirmishMovementRecordedQuestion
         * @description How far a figure may move: its kind and ability, then how it moves, then what terrain and wounds take, and never less than nothing (A-D12-19).
         */
        D12SkirmishMovementRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "movement";
            input?: components["schemas"]["D12SkirmishMovementUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["D12MovementUnits"];
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
         * D12MovementUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        D12MovementUnits: {
            /**
             * Unit
             * @description The unit that moves.
             */
            mover?: string;
            /**
             * Unit
             * @description The unit that it charges, when it charges.
             */
            charged?: string;
        };
        /**
         * D12SkirmishMovementRuling
         * @description How far a figure may move: its kind and ability, then how it moves, then what terrain and wounds take, and never less than nothing (A-D12-19).
         */
        D12SkirmishMovementRuling: {
            /** @constant */
            ruleset: "d12-skirmish";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "movement";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["D12MovementOutcome"];
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
         * D12SkirmishMovementOddsQuestion
         * @description A question about odds.
         */
        D12SkirmishMovementOddsQuestion: {
            input: components["schemas"]["D12MovementInput"];
            options?: components["schemas"]["D12Options"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishMovementSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        D12SkirmishMovementSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "movement";
            units?: components["schemas"]["D12MovementUnits"];
            input?: components["schemas"]["D12SkirmishMovementUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishMovementRulingEntry
         * @description How far a figure may move: its kind and ability, then how it moves, then what terrain and wounds take, and never less than nothing (A-D12-19).
         */
        D12SkirmishMovementRulingEntry: {
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
            input: components["schemas"]["D12MovementInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["D12MovementOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["D12MovementUnits"];
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
         * D12SkirmishMovementUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishMovementUnitInput: {
            /**
             * Kind
             * @description Foot or cavalry.
             */
            kind?: components["schemas"]["D12Kind"];
            /**
             * How
             * @description How the figure moves. Cavalry does not crawl; wounded foot does not run.
             * @default walk
             */
            mode?: components["schemas"]["D12MovementMode"];
            /**
             * Wounds
             * @description Wounds that the figure has taken. Unit: wounds.
             */
            wounds?: number;
            /**
             * Terrain
             * @description Each terrain that is crossed or entered; one that is met twice stands twice. For walls of 2" and more the source has no row: whether they can be crossed is for the players to say.
             * @default []
             */
            terrain?: components["schemas"]["D12Terrain"][];
            /**
             * Ability
             * @description The figure's ability. Fast mover, Shot in the leg and Runner matter here.
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Turns run already
             * @description In how many turns in a row, up to the last one, the figure has run or charged. It matters when it runs or charges. Unit: turns.
             */
            consecutive_runs?: number;
            /**
             * Pinned
             * @description Whether the figure is pinned and so may do nothing.
             */
            pinned?: boolean;
            /**
             * Gives way
             * @description Whether this is the move of a failed morale test: a pinned figure makes it, too, and nobody runs.
             */
            gives_way?: components["schemas"]["D12Flight"];
            /**
             * Cover at its end
             * @description The cover that the figure is in when it has moved.
             * @default none
             */
            cover?: components["schemas"]["D12Cover"];
            /**
             * Hides at its end
             * @description Whether the figure ends its move in base contact with terrain and hides there.
             * @default false
             */
            hides?: boolean;
            /**
             * Charged already
             * @description By whom the enemy that it charges is being charged already. It changes nothing here, but of two charges the enemy's morale test counts the worse.
             */
            charged_by?: components["schemas"]["D12ChargedBy"];
        };
        /**
         * D12SkirmishStandAndFireQuestion
         * @description Whether a figure that is charged may fire first: its weapon must be loaded, and the attacker more than half of a charge move away. As for any other shot, it may neither have moved nor hide nor be pinned.
         */
        D12SkirmishStandAndFireQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["D12StandAndFireInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["D12Options"];
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
         * D12SkirmishStandAndFireRecordedQuestion
         * @description Whether a figure that is charged may fire first: its weapon must be loaded, and the attacker more than half of a charge move away. As for any other shot, it may neither have moved nor hide nor be pinned.
         */
        D12SkirmishStandAndFireRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "stand-and-fire";
            input?: components["schemas"]["D12SkirmishStandAndFireUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["D12StandAndFireUnits"];
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
         * D12StandAndFireUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        D12StandAndFireUnits: {
            /**
             * Unit
             * @description The unit that wants to stand and fire.
             */
            charged?: string;
            /**
             * Unit
             * @description The unit that charges it.
             */
            charger?: string;
        };
        /**
         * D12SkirmishStandAndFireRuling
         * @description Whether a figure that is charged may fire first: its weapon must be loaded, and the attacker more than half of a charge move away. As for any other shot, it may neither have moved nor hide nor be pinned.
         */
        D12SkirmishStandAndFireRuling: {
            /** @constant */
            ruleset: "d12-skirmish";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "stand-and-fire";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["D12StandAndFireOutcome"];
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
         * D12SkirmishStandAndFireOddsQuestion
         * @description A question about odds.
         */
        D12SkirmishStandAndFireOddsQuestion: {
            input: components["schemas"]["D12StandAndFireInput"];
            options?: components["schemas"]["D12Options"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishStandAndFireSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        D12SkirmishStandAndFireSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "stand-and-fire";
            units?: components["schemas"]["D12StandAndFireUnits"];
            input?: components["schemas"]["D12SkirmishStandAndFireUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishStandAndFireRulingEntry
         * @description Whether a figure that is charged may fire first: its weapon must be loaded, and the attacker more than half of a charge move away. As for any other shot, it may neither have moved nor hide nor be pinned.
         */
        D12SkirmishStandAndFireRulingEntry: {
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
            input: components["schemas"]["D12StandAndFireInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["D12StandAndFireOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["D12StandAndFireUnits"];
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
            step: "stand-and-fire";
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
         * D12SkirmishStandAndFireUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishStandAndFireUnitInput: {
            /**
             * Charger
             * @description Whether the attacker charges on foot or mounted.
             */
            charger?: components["schemas"]["D12Kind"];
            /**
             * Distance
             * @description From the attacker to the figure when the charge begins. Unit: inches.
             */
            distance: number;
            /**
             * Loaded
             * @description Whether the weapon of the figure that is charged is loaded.
             */
            loaded?: boolean;
            /**
             * Moves
             * @description Whether the figure moves this turn, so that it cannot fire.
             */
            moved?: boolean;
            /**
             * Hides
             * @description Whether the figure hides in or behind terrain, so that it cannot fire.
             */
            hidden?: boolean;
            /**
             * Pinned
             * @description Whether the figure is pinned and so may do nothing.
             */
            pinned?: boolean;
        };
        /**
         * D12SkirmishCoherencyQuestion
         * @description Whether a figure is within 8" of the leader of its unit, and what it may do next turn if it is not.
         */
        D12SkirmishCoherencyQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["D12CoherencyInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["D12Options"];
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
         * D12SkirmishCoherencyRecordedQuestion
         * @description Whether a figure is within 8" of the leader of its unit, and what it may do next turn if it is not.
         */
        D12SkirmishCoherencyRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "coherency";
            input?: components["schemas"]["D12SkirmishCoherencyUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["D12CoherencyUnits"];
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
         * D12CoherencyUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        D12CoherencyUnits: {
            /**
             * Unit
             * @description The unit of the figure; its worst one is asked about.
             */
            unit?: string;
        };
        /**
         * D12SkirmishCoherencyRuling
         * @description Whether a figure is within 8" of the leader of its unit, and what it may do next turn if it is not.
         */
        D12SkirmishCoherencyRuling: {
            /** @constant */
            ruleset: "d12-skirmish";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "coherency";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["D12CoherencyOutcome"];
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
         * D12SkirmishCoherencyOddsQuestion
         * @description A question about odds.
         */
        D12SkirmishCoherencyOddsQuestion: {
            input: components["schemas"]["D12CoherencyInput"];
            options?: components["schemas"]["D12Options"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishCoherencySessionOddsQuestion
         * @description A question about odds, in a session.
         */
        D12SkirmishCoherencySessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "coherency";
            units?: components["schemas"]["D12CoherencyUnits"];
            input?: components["schemas"]["D12SkirmishCoherencyUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishCoherencyRulingEntry
         * @description Whether a figure is within 8" of the leader of its unit, and what it may do next turn if it is not.
         */
        D12SkirmishCoherencyRulingEntry: {
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
            input: components["schemas"]["D12CoherencyInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["D12CoherencyOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["D12CoherencyUnits"];
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
            step: "coherency";
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
         * D12SkirmishCoherencyUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishCoherencyUnitInput: {
            /**
             * Distance
             * @description From the figure to the leader of its unit. Unit: inches.
             */
            distance: number;
            /**
             * Game
             * @description Games of individuals know no coherency.
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Must return
             * @description Whether the figure was too far away before this turn began, so that it may only move back until it is near.
             */
            must_return?: boolean;
        };
        /**
         * D12SkirmishRangedAttackQuestion
         * @description One shot: whether it may be fired, its range band and modifiers, and whether it hits, misses or misfires. Roll damage-roll for a hit and misfire for a misfire.
         */
        D12SkirmishRangedAttackQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["D12RangedAttackInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["D12Options"];
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
         * D12SkirmishRangedAttackRecordedQuestion
         * @description One shot: whether it may be fired, its range band and modifiers, and whether it hits, misses or misfires. Roll damage-roll for a hit and misfire for a misfire.
         */
        D12SkirmishRangedAttackRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "ranged-attack";
            input?: components["schemas"]["D12SkirmishRangedAttackUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["D12RangedAttackUnits"];
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
         * D12RangedAttackUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        D12RangedAttackUnits: {
            /**
             * Unit
             * @description The unit of the figure that fires.
             */
            firer?: string;
            /**
             * Unit
             * @description The unit that is fired at.
             */
            target?: string;
        };
        /**
         * D12SkirmishRangedAttackRuling
         * @description One shot: whether it may be fired, its range band and modifiers, and whether it hits, misses or misfires. Roll damage-roll for a hit and misfire for a misfire.
         */
        D12SkirmishRangedAttackRuling: {
            /** @constant */
            ruleset: "d12-skirmish";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "ranged-attack";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["D12RangedAttackOutcome"];
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
         * D12SkirmishRangedAttackOddsQuestion
         * @description A question about odds.
         */
        D12SkirmishRangedAttackOddsQuestion: {
            input: components["schemas"]["D12RangedAttackInput"];
            options?: components["schemas"]["D12Options"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishRangedAttackSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        D12SkirmishRangedAttackSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "ranged-attack";
            units?: components["schemas"]["D12RangedAttackUnits"];
            input?: components["schemas"]["D12SkirmishRangedAttackUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishRangedAttackRulingEntry
         * @description One shot: whether it may be fired, its range band and modifiers, and whether it hits, misses or misfires. Roll damage-roll for a hit and misfire for a misfire.
         */
        D12SkirmishRangedAttackRulingEntry: {
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
            input: components["schemas"]["D12RangedAttackInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["D12RangedAttackOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["D12RangedAttackUnits"];
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
         * D12SkirmishRangedAttackUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishRangedAttackUnitInput: {
            /**
             * Weapon
             * @description What is fired; it sets the ranges.
             */
            weapon?: components["schemas"]["D12Weapon"];
            /**
             * Loading
             * @description A gunpowder weapon is unloaded after a shot; breechloaders and repeaters fire every turn.
             */
            loading?: components["schemas"]["D12Loading"];
            /**
             * Range
             * @description From the centre of the firer to the centre of the target. Unit: inches.
             */
            range: number;
            /**
             * Quality
             * @description Quality of the firer.
             */
            quality?: components["schemas"]["D12Quality"];
            /**
             * Shooting value
             * @description The firer's own value from the troop type table. It replaces the modifier of the quality, unless the option troop_type_replaces says no.
             */
            shooting_value?: number;
            /**
             * Wounds
             * @description Wounds that the firer has taken. Unit: wounds.
             */
            wounds?: number;
            /**
             * Ability
             * @description The firer's ability. Dead Eye and Twitchy shooting arm matter here.
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Obstacles
             * @description What is shot over, each with its modifier; more than three cannot be. The target's own cover is not among them (A-D12-15).
             * @default []
             */
            obstacles?: components["schemas"]["D12Obstacle"][];
            /**
             * Target's cover
             * @description The cover that the target itself is in. A fence that it stands behind is given here or among the obstacles, not twice.
             */
            target_cover?: components["schemas"]["D12Cover"];
            /**
             * Target's movement
             * @description How the target moved.
             */
            target_movement?: components["schemas"]["D12TargetMovement"];
            /**
             * Target hides
             * @description Whether the target hides in or behind terrain, so that it cannot be fired at.
             */
            target_hidden?: boolean;
            /**
             * Target is a skirmisher
             * @description Whether the target is an Expert Skirmisher.
             */
            target_expert?: boolean;
            /**
             * Loaded
             * @description Whether the weapon is loaded. Breechloaders and repeaters always are, unless they jammed.
             */
            loaded?: boolean;
            /**
             * Moves
             * @description Whether the firer moves this turn, so that it cannot fire.
             */
            moved?: boolean;
            /**
             * Firer hides
             * @description Whether the firer hides in or behind terrain, so that it cannot fire.
             */
            firer_hidden?: boolean;
            /**
             * Pinned
             * @description Whether the firer is pinned and so may do nothing.
             */
            pinned?: boolean;
        };
        /**
         * D12SkirmishReloadQuestion
         * @description A turn spent on reloading a gunpowder weapon, or any weapon that jammed: not the turn in which it was fired, and it may be fired from the next turn on. Who moves may not reload, but for a Quick loader.
         */
        D12SkirmishReloadQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["D12ReloadInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["D12Options"];
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
         * D12SkirmishReloadRecordedQuestion
         * @description A turn spent on reloading a gunpowder weapon, or any weapon that jammed: not the turn in which it was fired, and it may be fired from the next turn on. Who moves may not reload, but for a Quick loader.
         */
        D12SkirmishReloadRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "reload";
            input?: components["schemas"]["D12SkirmishReloadUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["D12ReloadUnits"];
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
         * D12ReloadUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        D12ReloadUnits: {
            /**
             * Unit
             * @description The unit that reloads, all of its figures.
             */
            unit?: string;
        };
        /**
         * D12SkirmishReloadRuling
         * @description A turn spent on reloading a gunpowder weapon, or any weapon that jammed: not the turn in which it was fired, and it may be fired from the next turn on. Who moves may not reload, but for a Quick loader.
         */
        D12SkirmishReloadRuling: {
            /** @constant */
            ruleset: "d12-skirmish";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "reload";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["D12ReloadOutcome"];
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
         * D12SkirmishReloadOddsQuestion
         * @description A question about odds.
         */
        D12SkirmishReloadOddsQuestion: {
            input: components["schemas"]["D12ReloadInput"];
            options?: components["schemas"]["D12Options"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishReloadSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        D12SkirmishReloadSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "reload";
            units?: components["schemas"]["D12ReloadUnits"];
            input?: components["schemas"]["D12SkirmishReloadUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishReloadRulingEntry
         * @description A turn spent on reloading a gunpowder weapon, or any weapon that jammed: not the turn in which it was fired, and it may be fired from the next turn on. Who moves may not reload, but for a Quick loader.
         */
        D12SkirmishReloadRulingEntry: {
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
            input: components["schemas"]["D12ReloadInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["D12ReloadOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["D12ReloadUnits"];
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
            step: "reload";
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
         * D12SkirmishReloadUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishReloadUnitInput: {
            /**
             * Loaded already
             * @description Whether the weapon is loaded already.
             */
            loaded?: boolean;
            /**
             * Moves
             * @description Whether the figure moves this turn.
             */
            moved?: boolean;
            /**
             * Ability
             * @description The figure's ability. Only the Quick loader matters here.
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Pinned
             * @description Whether the figure is pinned and so may do nothing.
             */
            pinned?: boolean;
            /**
             * Fired
             * @description Whether the weapon was fired or jammed this turn: reloading takes a turn of its own.
             */
            fired?: boolean;
            /**
             * Out of ammo
             * @description Whether the figure is out of ammo, so that there is nothing to load. The source does not say for how long.
             */
            out_of_ammo?: boolean;
            /**
             * Not loaded
             * @description Figures whose weapons are not loaded. Fewer than a unit has are those of them that are to reload. Unit: figures.
             */
            unloaded?: number;
            /**
             * Do not reload
             * @description Figures among them that are pinned or have fired this turn: they stay as they are. Where a unit does not know whether its pinned figures are those that are not loaded, it takes it that they are. Unit: figures.
             */
            waiting?: number;
        };
        /**
         * D12SkirmishMisfireQuestion
         * @description What becomes of a weapon that showed a natural 1. The source does not say for how long a figure is out of ammo.
         */
        D12SkirmishMisfireQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["D12MisfireInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["D12Options"];
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
         * D12SkirmishMisfireRecordedQuestion
         * @description What becomes of a weapon that showed a natural 1. The source does not say for how long a figure is out of ammo.
         */
        D12SkirmishMisfireRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "misfire";
            input?: components["schemas"]["D12SkirmishMisfireUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["D12MisfireUnits"];
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
         * D12MisfireUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        D12MisfireUnits: {
            /**
             * Unit
             * @description The unit whose weapon misfired.
             */
            firer?: string;
        };
        /**
         * D12SkirmishMisfireRuling
         * @description What becomes of a weapon that showed a natural 1. The source does not say for how long a figure is out of ammo.
         */
        D12SkirmishMisfireRuling: {
            /** @constant */
            ruleset: "d12-skirmish";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "misfire";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["D12MisfireOutcome"];
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
         * D12SkirmishMisfireOddsQuestion
         * @description A question about odds.
         */
        D12SkirmishMisfireOddsQuestion: {
            input: components["schemas"]["D12MisfireInput"];
            options?: components["schemas"]["D12Options"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishMisfireSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        D12SkirmishMisfireSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "misfire";
            units?: components["schemas"]["D12MisfireUnits"];
            input?: components["schemas"]["D12SkirmishMisfireUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishMisfireRulingEntry
         * @description What becomes of a weapon that showed a natural 1. The source does not say for how long a figure is out of ammo.
         */
        D12SkirmishMisfireRulingEntry: {
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
            input: components["schemas"]["D12MisfireInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["D12MisfireOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["D12MisfireUnits"];
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
            step: "misfire";
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
         * D12SkirmishMisfireUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishMisfireUnitInput: Record<string, never>;
        /**
         * D12SkirmishDamageRollQuestion
         * @description What a hit does to a figure, on the table of foot or of cavalry. Also for a firer whose weapon exploded, without the +1 of close range (A-D12-12).
         */
        D12SkirmishDamageRollQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["D12DamageRollInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["D12Options"];
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
         * D12SkirmishDamageRollRecordedQuestion
         * @description What a hit does to a figure, on the table of foot or of cavalry. Also for a firer whose weapon exploded, without the +1 of close range (A-D12-12).
         */
        D12SkirmishDamageRollRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "damage-roll";
            input?: components["schemas"]["D12SkirmishDamageRollUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["D12DamageRollUnits"];
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
         * D12DamageRollUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        D12DamageRollUnits: {
            /**
             * Unit
             * @description The unit of the figure that is hit.
             */
            target?: string;
        };
        /**
         * D12SkirmishDamageRollRuling
         * @description What a hit does to a figure, on the table of foot or of cavalry. Also for a firer whose weapon exploded, without the +1 of close range (A-D12-12).
         */
        D12SkirmishDamageRollRuling: {
            /** @constant */
            ruleset: "d12-skirmish";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "damage-roll";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["D12DamageRollOutcome"];
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
         * D12SkirmishDamageRollOddsQuestion
         * @description A question about odds.
         */
        D12SkirmishDamageRollOddsQuestion: {
            input: components["schemas"]["D12DamageRollInput"];
            options?: components["schemas"]["D12Options"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishDamageRollSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        D12SkirmishDamageRollSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "damage-roll";
            units?: components["schemas"]["D12DamageRollUnits"];
            input?: components["schemas"]["D12SkirmishDamageRollUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishDamageRollRulingEntry
         * @description What a hit does to a figure, on the table of foot or of cavalry. Also for a firer whose weapon exploded, without the +1 of close range (A-D12-12).
         */
        D12SkirmishDamageRollRulingEntry: {
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
            input: components["schemas"]["D12DamageRollInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["D12DamageRollOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["D12DamageRollUnits"];
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
         * D12SkirmishDamageRollUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishDamageRollUnitInput: {
            /**
             * Kind
             * @description Foot or cavalry: which table is rolled on.
             */
            kind?: components["schemas"]["D12Kind"];
            /**
             * Close range
             * @description Whether the shot was fired at close range. Never so for a weapon that exploded (A-D12-12).
             */
            close_range?: boolean;
            /**
             * Ability
             * @description The ability of the figure that is hit. Tough as old boots and Campaign wound matter here.
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Game
             * @description With the rank it sets how many wounds the figure can take.
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Officer
             * @description Whether the figure is an officer. It matters in a game of units.
             */
            officer?: boolean;
            /**
             * Wounds
             * @description Wounds that the figure has taken before. Unit: wounds.
             */
            wounds?: number;
            /**
             * Wounds allowed
             * @description How many wounds kill the figure. Left out, game and rank say; a Campaign wound takes one off, but not the last (A-D12-25). Unit: wounds.
             */
            wounds_max?: number;
        };
        /**
         * D12SkirmishMeleeScoreQuestion
         * @description A fight of two figures in base contact: a die and modifiers each, the higher total wins, and the difference says what becomes of the loser. A figure with several opponents fights each of them, attacking one of its choice.
         */
        D12SkirmishMeleeScoreQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["D12MeleeScoreInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["D12Options"];
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
         * D12SkirmishMeleeScoreRecordedQuestion
         * @description A fight of two figures in base contact: a die and modifiers each, the higher total wins, and the difference says what becomes of the loser. A figure with several opponents fights each of them, attacking one of its choice.
         */
        D12SkirmishMeleeScoreRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "melee-score";
            input?: components["schemas"]["D12SkirmishMeleeScoreUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["D12MeleeScoreUnits"];
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
         * D12MeleeScoreUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        D12MeleeScoreUnits: {
            /**
             * Unit
             * @description The unit of the figure that is side 1.
             */
            side1?: string;
            /**
             * Unit
             * @description The unit of the figure that is side 2.
             */
            side2?: string;
        };
        /**
         * D12SkirmishMeleeScoreRuling
         * @description A fight of two figures in base contact: a die and modifiers each, the higher total wins, and the difference says what becomes of the loser. A figure with several opponents fights each of them, attacking one of its choice.
         */
        D12SkirmishMeleeScoreRuling: {
            /** @constant */
            ruleset: "d12-skirmish";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "melee-score";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["D12Melee"];
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
         * D12SkirmishMeleeScoreOddsQuestion
         * @description A question about odds.
         */
        D12SkirmishMeleeScoreOddsQuestion: {
            input: components["schemas"]["D12MeleeScoreInput"];
            options?: components["schemas"]["D12Options"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishMeleeScoreSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        D12SkirmishMeleeScoreSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "melee-score";
            units?: components["schemas"]["D12MeleeScoreUnits"];
            input?: components["schemas"]["D12SkirmishMeleeScoreUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishMeleeScoreRulingEntry
         * @description A fight of two figures in base contact: a die and modifiers each, the higher total wins, and the difference says what becomes of the loser. A figure with several opponents fights each of them, attacking one of its choice.
         */
        D12SkirmishMeleeScoreRulingEntry: {
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
            input: components["schemas"]["D12MeleeScoreInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["D12Melee"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["D12MeleeScoreUnits"];
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
         * D12SkirmishMeleeScoreUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishMeleeScoreUnitInput: {
            /**
             * Side 1
             * @description One figure of the fight.
             */
            side1?: components["schemas"]["D12SkirmishMeleeScoreUnitInputSide1"];
            /**
             * Side 2
             * @description The other figure.
             */
            side2?: components["schemas"]["D12SkirmishMeleeScoreUnitInputSide2"];
        };
        /**
         * D12SkirmishMeleeScoreUnitInputSide1
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishMeleeScoreUnitInputSide1: {
            /**
             * Kind
             * @description Foot or cavalry.
             */
            kind?: components["schemas"]["D12Kind"];
            /**
             * Quality
             * @description Quality of the figure.
             */
            quality?: components["schemas"]["D12Quality"];
            /**
             * Combat value
             * @description The figure's own value from the troop type table. It replaces the modifier of the quality, unless the option troop_type_replaces says no.
             */
            combat_value?: number;
            /**
             * Weapon
             * @description What it fights with.
             */
            weapon?: components["schemas"]["D12MeleeWeapon"];
            /**
             * Made the charge
             * @description Whether the figure charged into this fight. The option hth_charged says who has the +1 for it.
             */
            charged?: boolean;
            /**
             * Defends cover
             * @description Whether the figure defends cover.
             */
            defending_cover?: boolean;
            /**
             * Additional attackers
             * @description How many other friends attack the same enemy. The option gang_up says what they add. Unit: figures.
             * @default 0
             */
            extra_attackers?: number;
            /**
             * Attacks
             * @description Whether the figure attacks this opponent. One that only defends itself, because it attacks another, blocks the blow when it wins.
             * @default true
             */
            attacking?: boolean;
            /**
             * Pinned
             * @description Whether the figure is pinned. The option pinned_in_combat says whether it only blocks.
             */
            pinned?: boolean;
            /**
             * Must return
             * @description Whether the figure was too far from its leader before this turn began, so that it may only move back until it is near: it only blocks.
             */
            must_return?: boolean;
            /**
             * Ability
             * @description The figure's ability. Combat Expert and Campaign wound matter here; Tough does not (A-D12-13).
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Game
             * @description With the rank it sets how many wounds the figure can take.
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Officer
             * @description Whether the figure is an officer. It matters in a game of units.
             */
            officer?: boolean;
            /**
             * Wounds
             * @description Wounds that the figure has taken before. Unit: wounds.
             */
            wounds?: number;
            /**
             * Wounds allowed
             * @description How many wounds kill the figure. Left out, game and rank say; a Campaign wound takes one off, but not the last (A-D12-25). Unit: wounds.
             */
            wounds_max?: number;
        };
        /**
         * D12SkirmishMeleeScoreUnitInputSide2
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishMeleeScoreUnitInputSide2: {
            /**
             * Kind
             * @description Foot or cavalry.
             */
            kind?: components["schemas"]["D12Kind"];
            /**
             * Quality
             * @description Quality of the figure.
             */
            quality?: components["schemas"]["D12Quality"];
            /**
             * Combat value
             * @description The figure's own value from the troop type table. It replaces the modifier of the quality, unless the option troop_type_replaces says no.
             */
            combat_value?: number;
            /**
             * Weapon
             * @description What it fights with.
             */
            weapon?: components["schemas"]["D12MeleeWeapon"];
            /**
             * Made the charge
             * @description Whether the figure charged into this fight. The option hth_charged says who has the +1 for it.
             */
            charged?: boolean;
            /**
             * Defends cover
             * @description Whether the figure defends cover.
             */
            defending_cover?: boolean;
            /**
             * Additional attackers
             * @description How many other friends attack the same enemy. The option gang_up says what they add. Unit: figures.
             * @default 0
             */
            extra_attackers?: number;
            /**
             * Attacks
             * @description Whether the figure attacks this opponent. One that only defends itself, because it attacks another, blocks the blow when it wins.
             * @default true
             */
            attacking?: boolean;
            /**
             * Pinned
             * @description Whether the figure is pinned. The option pinned_in_combat says whether it only blocks.
             */
            pinned?: boolean;
            /**
             * Must return
             * @description Whether the figure was too far from its leader before this turn began, so that it may only move back until it is near: it only blocks.
             */
            must_return?: boolean;
            /**
             * Ability
             * @description The figure's ability. Combat Expert and Campaign wound matter here; Tough does not (A-D12-13).
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Game
             * @description With the rank it sets how many wounds the figure can take.
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Officer
             * @description Whether the figure is an officer. It matters in a game of units.
             */
            officer?: boolean;
            /**
             * Wounds
             * @description Wounds that the figure has taken before. Unit: wounds.
             */
            wounds?: number;
            /**
             * Wounds allowed
             * @description How many wounds kill the figure. Left out, game and rank say; a Campaign wound takes one off, but not the last (A-D12-25). Unit: wounds.
             */
            wounds_max?: number;
        };
        /**
         * D12SkirmishMoraleDueQuestion
         * @description Whether a figure or a unit must test its morale, and why.
         */
        D12SkirmishMoraleDueQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["D12MoraleDueInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["D12Options"];
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
         * D12SkirmishMoraleDueRecordedQuestion
         * @description Whether a figure or a unit must test its morale, and why.
         */
        D12SkirmishMoraleDueRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "morale-due";
            input?: components["schemas"]["D12SkirmishMoraleDueUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["D12MoraleDueUnits"];
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
         * D12MoraleDueUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        D12MoraleDueUnits: {
            /**
             * Unit
             * @description The unit to which it happened.
             */
            unit?: string;
        };
        /**
         * D12SkirmishMoraleDueRuling
         * @description Whether a figure or a unit must test its morale, and why.
         */
        D12SkirmishMoraleDueRuling: {
            /** @constant */
            ruleset: "d12-skirmish";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "morale-due";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["D12MoraleDue"];
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
         * D12SkirmishMoraleDueOddsQuestion
         * @description A question about odds.
         */
        D12SkirmishMoraleDueOddsQuestion: {
            input: components["schemas"]["D12MoraleDueInput"];
            options?: components["schemas"]["D12Options"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishMoraleDueSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        D12SkirmishMoraleDueSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "morale-due";
            units?: components["schemas"]["D12MoraleDueUnits"];
            input?: components["schemas"]["D12SkirmishMoraleDueUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishMoraleDueRulingEntry
         * @description Whether a figure or a unit must test its morale, and why.
         */
        D12SkirmishMoraleDueRulingEntry: {
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
            input: components["schemas"]["D12MoraleDueInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["D12MoraleDue"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["D12MoraleDueUnits"];
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
            step: "morale-due";
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
         * D12SkirmishMoraleDueUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishMoraleDueUnitInput: {
            /**
             * Starting strength
             * @description Figures of the unit at the start of the game. Leave it out for an individual. Unit: figures.
             */
            starting_strength?: number;
            /**
             * Losses
             * @description Figures that the unit has lost. Without a starting strength there are none. Unit: figures.
             */
            losses?: number;
            /**
             * Wounded
             * @description Whether it was wounded this turn.
             */
            wounded?: boolean;
            /**
             * Tested for it already
             * @description Whether it has tested for being wounded this turn already; there is one such test a turn.
             */
            wound_tested?: boolean;
            /**
             * Charged
             * @description Whether it is being charged.
             */
            charged?: boolean;
            /**
             * Friend killed
             * @description Whether a friendly figure was killed within 12" and in line of sight.
             * @default false
             */
            friend_killed_12?: boolean;
            /**
             * Officer panics
             * @description Whether an officer or squad leader panics within 6" and in line of sight.
             * @default false
             */
            officer_panic_6?: boolean;
        };
        /**
         * D12SkirmishMoraleCheckQuestion
         * @description A die and modifiers on the morale table. Less than 7 is a failure, and the second failure in a row removes the figure or unit.
         */
        D12SkirmishMoraleCheckQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["D12MoraleCheckInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["D12Options"];
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
         * D12SkirmishMoraleCheckRecordedQuestion
         * @description A die and modifiers on the morale table. Less than 7 is a failure, and the second failure in a row removes the figure or unit.
         */
        D12SkirmishMoraleCheckRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "morale-check";
            input?: components["schemas"]["D12SkirmishMoraleCheckUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["D12MoraleCheckUnits"];
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
         * D12MoraleCheckUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        D12MoraleCheckUnits: {
            /**
             * Unit
             * @description The figure or unit that tests.
             */
            unit?: string;
        };
        /**
         * D12SkirmishMoraleCheckRuling
         * @description A die and modifiers on the morale table. Less than 7 is a failure, and the second failure in a row removes the figure or unit.
         */
        D12SkirmishMoraleCheckRuling: {
            /** @constant */
            ruleset: "d12-skirmish";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "morale-check";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["D12MoraleCheckOutcome"];
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
         * D12SkirmishMoraleCheckOddsQuestion
         * @description A question about odds.
         */
        D12SkirmishMoraleCheckOddsQuestion: {
            input: components["schemas"]["D12MoraleCheckInput"];
            options?: components["schemas"]["D12Options"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishMoraleCheckSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        D12SkirmishMoraleCheckSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "morale-check";
            units?: components["schemas"]["D12MoraleCheckUnits"];
            input?: components["schemas"]["D12SkirmishMoraleCheckUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishMoraleCheckRulingEntry
         * @description A die and modifiers on the morale table. Less than 7 is a failure, and the second failure in a row removes the figure or unit.
         */
        D12SkirmishMoraleCheckRulingEntry: {
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
            input: components["schemas"]["D12MoraleCheckInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["D12MoraleCheckOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["D12MoraleCheckUnits"];
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
         * D12SkirmishMoraleCheckUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishMoraleCheckUnitInput: {
            /**
             * Game
             * @description Where units fight, one of them tests for charges once a turn, whatever the option charge_tests says. The roll is the same.
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Quality
             * @description Quality of the figure or unit; troop types do not change morale.
             */
            quality?: components["schemas"]["D12Quality"];
            /**
             * Wounds
             * @description Wounds that it has taken. Unit: wounds.
             */
            wounds?: number;
            /**
             * Ability
             * @description Its ability. Loyal to the cause and Yella matter here.
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Charged by
             * @description Whether it is being charged, and by whom.
             */
            charged_by?: components["schemas"]["D12ChargedBy"];
            /**
             * Weapon loaded
             * @description Whether its weapon is loaded. It matters when it is being charged.
             */
            weapon_loaded?: boolean;
            /**
             * Officer killed
             * @description Whether its officer or standard was killed.
             */
            officer_killed?: boolean;
            /**
             * Officer in sight
             * @description Whether an officer or the standard is in its line of sight.
             * @default false
             */
            officer_in_sight?: boolean;
            /**
             * Officer
             * @description Whether it is an officer or squad leader itself: when it panics, friends near it must test, too. The roll is the same.
             */
            officer?: boolean;
            /**
             * In cover
             * @description Whether it is in cover, which also gives it a second die where the roll just fails.
             */
            in_cover?: boolean;
            /**
             * In combat
             * @description Whether it is in hand to hand combat: then who would panic or retreat surrenders.
             */
            in_combat?: boolean;
            /**
             * Cause
             * @description What calls for the test, where the ledger cannot see it: a unit of a session tests only when a test is due. The roll is the same.
             * @default none
             */
            cause?: components["schemas"]["D12MoraleCause"];
            /**
             * Failed before
             * @description Whether its last test failed, too (1): two failures in a row remove it.
             */
            prior_failures?: number;
        };
        /**
         * D12SkirmishOfficerCasualtyQuestion
         * @description In a game of units: a die for each kill, and on a 12 the officer or the standard is killed, too.
         */
        D12SkirmishOfficerCasualtyQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["D12OfficerCasualtyInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["D12Options"];
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
         * D12SkirmishOfficerCasualtyRecordedQuestion
         * @description In a game of units: a die for each kill, and on a 12 the officer or the standard is killed, too.
         */
        D12SkirmishOfficerCasualtyRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "officer-casualty";
            input?: components["schemas"]["D12SkirmishOfficerCasualtyUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["D12OfficerCasualtyUnits"];
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
         * D12OfficerCasualtyUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        D12OfficerCasualtyUnits: {
            /**
             * Unit
             * @description The unit that lost figures.
             */
            unit?: string;
        };
        /**
         * D12SkirmishOfficerCasualtyRuling
         * @description In a game of units: a die for each kill, and on a 12 the officer or the standard is killed, too.
         */
        D12SkirmishOfficerCasualtyRuling: {
            /** @constant */
            ruleset: "d12-skirmish";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "officer-casualty";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["D12OfficerCasualtyOutcome"];
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
         * D12SkirmishOfficerCasualtyOddsQuestion
         * @description A question about odds.
         */
        D12SkirmishOfficerCasualtyOddsQuestion: {
            input: components["schemas"]["D12OfficerCasualtyInput"];
            options?: components["schemas"]["D12Options"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishOfficerCasualtySessionOddsQuestion
         * @description A question about odds, in a session.
         */
        D12SkirmishOfficerCasualtySessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "officer-casualty";
            units?: components["schemas"]["D12OfficerCasualtyUnits"];
            input?: components["schemas"]["D12SkirmishOfficerCasualtyUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishOfficerCasualtyRulingEntry
         * @description In a game of units: a die for each kill, and on a 12 the officer or the standard is killed, too.
         */
        D12SkirmishOfficerCasualtyRulingEntry: {
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
            input: components["schemas"]["D12OfficerCasualtyInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["D12OfficerCasualtyOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["D12OfficerCasualtyUnits"];
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
            step: "officer-casualty";
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
         * D12SkirmishOfficerCasualtyUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishOfficerCasualtyUnitInput: {
            /**
             * Kills
             * @description Figures of the unit that were killed. Unit: figures.
             */
            kills?: number;
        };
        /**
         * D12SkirmishTroopTypeQuestion
         * @description Optional: two dice for how good a figure is, and for whether it fights or shoots better. In a game of units it is recommended for officers only (D12-SKL-3).
         */
        D12SkirmishTroopTypeQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["D12TroopTypeInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["D12Options"];
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
         * D12SkirmishTroopTypeRecordedQuestion
         * @description Optional: two dice for how good a figure is, and for whether it fights or shoots better. In a game of units it is recommended for officers only (D12-SKL-3).
         */
        D12SkirmishTroopTypeRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "troop-type";
            input?: components["schemas"]["D12SkirmishTroopTypeUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["D12TroopTypeUnits"];
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
         * D12TroopTypeUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        D12TroopTypeUnits: {
            /**
             * Unit
             * @description The figure, or the unit of figures, that has it.
             */
            figure?: string;
        };
        /**
         * D12SkirmishTroopTypeRuling
         * @description Optional: two dice for how good a figure is, and for whether it fights or shoots better. In a game of units it is recommended for officers only (D12-SKL-3).
         */
        D12SkirmishTroopTypeRuling: {
            /** @constant */
            ruleset: "d12-skirmish";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "troop-type";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["D12TroopTypeOutcome"];
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
         * D12SkirmishTroopTypeOddsQuestion
         * @description A question about odds.
         */
        D12SkirmishTroopTypeOddsQuestion: {
            input: components["schemas"]["D12TroopTypeInput"];
            options?: components["schemas"]["D12Options"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishTroopTypeSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        D12SkirmishTroopTypeSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "troop-type";
            units?: components["schemas"]["D12TroopTypeUnits"];
            input?: components["schemas"]["D12SkirmishTroopTypeUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishTroopTypeRulingEntry
         * @description Optional: two dice for how good a figure is, and for whether it fights or shoots better. In a game of units it is recommended for officers only (D12-SKL-3).
         */
        D12SkirmishTroopTypeRulingEntry: {
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
            input: components["schemas"]["D12TroopTypeInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["D12TroopTypeOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["D12TroopTypeUnits"];
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
            step: "troop-type";
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
         * D12SkirmishTroopTypeUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishTroopTypeUnitInput: Record<string, never>;
        /**
         * D12SkirmishAbilityQuestion
         * @description Optional: a die for what a figure is good or bad at. In a game of units it is recommended for officers only (D12-SKL-3).
         */
        D12SkirmishAbilityQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["D12AbilityInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["D12Options"];
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
         * D12SkirmishAbilityRecordedQuestion
         * @description Optional: a die for what a figure is good or bad at. In a game of units it is recommended for officers only (D12-SKL-3).
         */
        D12SkirmishAbilityRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "ability";
            input?: components["schemas"]["D12SkirmishAbilityUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["D12AbilityUnits"];
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
         * D12AbilityUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        D12AbilityUnits: {
            /**
             * Unit
             * @description The figure that has it.
             */
            figure?: string;
        };
        /**
         * D12SkirmishAbilityRuling
         * @description Optional: a die for what a figure is good or bad at. In a game of units it is recommended for officers only (D12-SKL-3).
         */
        D12SkirmishAbilityRuling: {
            /** @constant */
            ruleset: "d12-skirmish";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "ability";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["D12AbilityOutcome"];
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
         * D12SkirmishAbilityOddsQuestion
         * @description A question about odds.
         */
        D12SkirmishAbilityOddsQuestion: {
            input: components["schemas"]["D12AbilityInput"];
            options?: components["schemas"]["D12Options"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishAbilitySessionOddsQuestion
         * @description A question about odds, in a session.
         */
        D12SkirmishAbilitySessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "ability";
            units?: components["schemas"]["D12AbilityUnits"];
            input?: components["schemas"]["D12SkirmishAbilityUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishAbilityRulingEntry
         * @description Optional: a die for what a figure is good or bad at. In a game of units it is recommended for officers only (D12-SKL-3).
         */
        D12SkirmishAbilityRulingEntry: {
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
            input: components["schemas"]["D12AbilityInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["D12AbilityOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["D12AbilityUnits"];
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
            step: "ability";
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
         * D12SkirmishAbilityUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishAbilityUnitInput: Record<string, never>;
        /**
         * D12SkirmishVolleyQuestion
         * @description The shots of several figures at a target: to hit, misfires with exploding weapons, wounds, the officer, and the morale tests that fall due on both sides. All groups must be allowed to fire.
         */
        D12SkirmishVolleyQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["D12VolleyInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["D12Options"];
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
         * D12SkirmishVolleyRecordedQuestion
         * @description The shots of several figures at a target: to hit, misfires with exploding weapons, wounds, the officer, and the morale tests that fall due on both sides. All groups must be allowed to fire.
         */
        D12SkirmishVolleyRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "volley";
            input?: components["schemas"]["D12SkirmishVolleyUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["D12VolleyUnits"];
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
         * D12VolleyUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        D12VolleyUnits: {
            /**
             * Unit
             * @description The units that fire, one for each group of shooters; a unit in several groups stands several times, and what its figures are is given with each.
             */
            firers?: string[];
            /**
             * Unit
             * @description The unit that is fired at.
             */
            target?: string;
            /**
             * Unit
             * @description The firers' unit, when it may lose its officer or a quarter of its figures.
             */
            firing_unit?: string;
            /**
             * Unit
             * @description The target's unit, when it may lose its officer or a quarter of its figures.
             */
            target_unit?: string;
        };
        /**
         * D12SkirmishVolleyRuling
         * @description The shots of several figures at a target: to hit, misfires with exploding weapons, wounds, the officer, and the morale tests that fall due on both sides. All groups must be allowed to fire.
         */
        D12SkirmishVolleyRuling: {
            /** @constant */
            ruleset: "d12-skirmish";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "volley";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["D12VolleyOutcome"];
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
         * D12SkirmishVolleyOddsQuestion
         * @description A question about odds.
         */
        D12SkirmishVolleyOddsQuestion: {
            input: components["schemas"]["D12VolleyInput"];
            options?: components["schemas"]["D12Options"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishVolleySessionOddsQuestion
         * @description A question about odds, in a session.
         */
        D12SkirmishVolleySessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "volley";
            units?: components["schemas"]["D12VolleyUnits"];
            input?: components["schemas"]["D12SkirmishVolleyUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishVolleyRulingEntry
         * @description The shots of several figures at a target: to hit, misfires with exploding weapons, wounds, the officer, and the morale tests that fall due on both sides. All groups must be allowed to fire.
         */
        D12SkirmishVolleyRulingEntry: {
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
            input: components["schemas"]["D12VolleyInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["D12VolleyOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["D12VolleyUnits"];
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
         * D12SkirmishVolleyUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishVolleyUnitInput: {
            /**
             * Shooters
             * @description The figures that fire, in groups of those that fire alike; no more than 32 in all.
             */
            shooters?: components["schemas"]["D12SkirmishVolleyUnitInputShooters"][];
            /**
             * Target
             * @description Who is shot at.
             */
            target?: components["schemas"]["D12SkirmishVolleyUnitInputTarget"];
            /**
             * Firing unit
             * @description The unit of the firers, for the tests that fall due.
             */
            firing_unit?: components["schemas"]["D12SkirmishVolleyUnitInputFiringUnit"];
            /**
             * Target's unit
             * @description The unit of the target, for the tests that fall due.
             */
            target_unit?: components["schemas"]["D12SkirmishVolleyUnitInputTargetUnit"];
        };
        /**
         * D12SkirmishVolleyUnitInputShooters
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishVolleyUnitInputShooters: {
            /**
             * Name
             * @description What these figures are called.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Figures
             * @description Figures that fire alike, one shot each. Unit: figures.
             */
            figures?: number;
            /**
             * Kind
             * @description Foot or cavalry. It matters when a weapon explodes.
             */
            kind?: components["schemas"]["D12Kind"];
            /**
             * Weapon
             * @description What is fired; it sets the ranges.
             */
            weapon?: components["schemas"]["D12Weapon"];
            /**
             * Loading
             * @description A gunpowder weapon is unloaded after a shot; breechloaders and repeaters fire every turn.
             */
            loading?: components["schemas"]["D12Loading"];
            /**
             * Range
             * @description From the centre of the firers to the centre of the target. Unit: inches.
             */
            range: number;
            /**
             * Quality
             * @description Quality of the firer.
             */
            quality?: components["schemas"]["D12Quality"];
            /**
             * Shooting value
             * @description The firer's own value from the troop type table. It replaces the modifier of the quality, unless the option troop_type_replaces says no.
             */
            shooting_value?: number;
            /**
             * Obstacles
             * @description What is shot over, each with its modifier; more than three cannot be. The target's own cover is not among them (A-D12-15).
             * @default []
             */
            obstacles?: components["schemas"]["D12Obstacle"][];
            /**
             * Loaded
             * @description Whether the weapon is loaded. Breechloaders and repeaters always are, unless they jammed.
             */
            loaded?: boolean;
            /**
             * Move
             * @description Whether they move this turn, so that they cannot fire.
             */
            moved?: boolean;
            /**
             * Hide
             * @description Whether they hide in or behind terrain, so that they cannot fire.
             */
            hidden?: boolean;
            /**
             * Pinned
             * @description Whether they are pinned and so may do nothing.
             */
            pinned?: boolean;
            /**
             * Ability
             * @description The ability that they have. Dead Eye and Twitchy shooting arm matter, and Tough and Campaign wound when a weapon explodes.
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Game
             * @description With the rank it sets how many wounds the figure can take.
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Officer
             * @description Whether the figure is an officer. It matters in a game of units.
             */
            officer?: boolean;
            /**
             * Wounds
             * @description Wounds that the figure has taken before. Unit: wounds.
             */
            wounds?: number;
            /**
             * Wounds allowed
             * @description How many wounds kill the figure. Left out, game and rank say; a Campaign wound takes one off, but not the last (A-D12-25). Unit: wounds.
             */
            wounds_max?: number;
        };
        /**
         * D12SkirmishVolleyUnitInputTarget
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishVolleyUnitInputTarget: {
            /**
             * Figures
             * @description Figures that are shot at, all alike. Nobody is hit again before all were hit as often; among those whose turn it is the option hit_allocation says who comes first (A-D12-34). Unit: figures.
             */
            figures?: number;
            /**
             * Kind
             * @description Foot or cavalry. A rider who is thrown is hit on foot from then on.
             */
            kind?: components["schemas"]["D12Kind"];
            /**
             * Cover
             * @description The cover that the target itself is in. A fence that it stands behind is given here or among the obstacles, not twice.
             */
            cover?: components["schemas"]["D12Cover"];
            /**
             * Movement
             * @description How the target moved.
             */
            movement?: components["schemas"]["D12TargetMovement"];
            /**
             * Hides
             * @description Whether the target hides in or behind terrain, so that it cannot be fired at.
             */
            hidden?: boolean;
            /**
             * Ability
             * @description The ability that the figures have. Expert Skirmisher, Tough as old boots and Campaign wound matter here.
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Game
             * @description With the rank it sets how many wounds the figure can take.
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Officer
             * @description Whether the figure is an officer. It matters in a game of units.
             */
            officer?: boolean;
            /**
             * Wounds
             * @description Wounds that the figure has taken before. Unit: wounds.
             */
            wounds?: number;
            /**
             * Wounds allowed
             * @description How many wounds kill the figure. Left out, game and rank say; a Campaign wound takes one off, but not the last (A-D12-25). Unit: wounds.
             */
            wounds_max?: number;
        };
        /**
         * D12SkirmishVolleyUnitInputFiringUnit
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishVolleyUnitInputFiringUnit: {
            /**
             * Starting strength
             * @description Figures of the unit at the start of the game. Leave it out when it does not matter whether a quarter is lost. Unit: figures.
             */
            starting_strength?: number;
            /**
             * Losses
             * @description Figures that the unit has lost before. Unit: figures.
             */
            losses?: number;
            /**
             * Officer or standard
             * @description Whether the unit still has an officer or a standard that may be killed with its figures.
             */
            has_officer?: boolean;
            /**
             * Friends near
             * @description Whether friends are within 12" and in sight of those who may be killed.
             * @default true
             */
            friends_near?: boolean;
            /**
             * Tested for a wound already
             * @description Whether it has tested for being wounded this turn already; there is one such test a turn.
             */
            wound_tested?: boolean;
        };
        /**
         * D12SkirmishVolleyUnitInputTargetUnit
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishVolleyUnitInputTargetUnit: {
            /**
             * Starting strength
             * @description Figures of the unit at the start of the game. Leave it out when it does not matter whether a quarter is lost. Unit: figures.
             */
            starting_strength?: number;
            /**
             * Losses
             * @description Figures that the unit has lost before. Unit: figures.
             */
            losses?: number;
            /**
             * Officer or standard
             * @description Whether the unit still has an officer or a standard that may be killed with its figures.
             */
            has_officer?: boolean;
            /**
             * Friends near
             * @description Whether friends are within 12" and in sight of those who may be killed.
             * @default true
             */
            friends_near?: boolean;
            /**
             * Tested for a wound already
             * @description Whether it has tested for being wounded this turn already; there is one such test a turn.
             */
            wound_tested?: boolean;
        };
        /**
         * D12SkirmishChargeQuestion
         * @description One to three figures charge another: its morale, its shot where it may stand and fire, hand to hand, the officer, and the morale tests that fall due on both sides. A charger who is thrown from his horse does not arrive; who is wounded fights on at -1 and is pinned afterwards.
         */
        D12SkirmishChargeQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["D12ChargeInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["D12Options"];
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
         * D12SkirmishChargeRecordedQuestion
         * @description One to three figures charge another: its morale, its shot where it may stand and fire, hand to hand, the officer, and the morale tests that fall due on both sides. A charger who is thrown from his horse does not arrive; who is wounded fights on at -1 and is pinned afterwards.
         */
        D12SkirmishChargeRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "charge";
            input?: components["schemas"]["D12SkirmishChargeUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["D12ChargeUnits"];
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
         * D12ChargeUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        D12ChargeUnits: {
            /**
             * Unit
             * @description The units of the figures that charge, one for each.
             */
            chargers?: string[];
            /**
             * Unit
             * @description The unit of the figure that is charged.
             */
            charged?: string;
            /**
             * Unit
             * @description The chargers' unit, when it may lose its officer or a quarter of its figures.
             */
            charging_unit?: string;
            /**
             * Unit
             * @description The unit of the charged figure, when it may lose its officer or a quarter.
             */
            charged_unit?: string;
        };
        /**
         * D12SkirmishChargeRuling
         * @description One to three figures charge another: its morale, its shot where it may stand and fire, hand to hand, the officer, and the morale tests that fall due on both sides. A charger who is thrown from his horse does not arrive; who is wounded fights on at -1 and is pinned afterwards.
         */
        D12SkirmishChargeRuling: {
            /** @constant */
            ruleset: "d12-skirmish";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "charge";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["D12ChargeOutcome"];
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
         * D12SkirmishChargeOddsQuestion
         * @description A question about odds.
         */
        D12SkirmishChargeOddsQuestion: {
            input: components["schemas"]["D12ChargeInput"];
            options?: components["schemas"]["D12Options"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishChargeSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        D12SkirmishChargeSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "charge";
            units?: components["schemas"]["D12ChargeUnits"];
            input?: components["schemas"]["D12SkirmishChargeUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * D12SkirmishChargeRulingEntry
         * @description One to three figures charge another: its morale, its shot where it may stand and fire, hand to hand, the officer, and the morale tests that fall due on both sides. A charger who is thrown from his horse does not arrive; who is wounded fights on at -1 and is pinned afterwards.
         */
        D12SkirmishChargeRulingEntry: {
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
            input: components["schemas"]["D12ChargeInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["D12ChargeOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["D12ChargeUnits"];
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
            step: "charge";
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
         * D12SkirmishChargeUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishChargeUnitInput: {
            /**
             * Chargers
             * @description The figures that charge, in the order in which they fight.
             */
            chargers?: components["schemas"]["D12SkirmishChargeUnitInputChargers"][];
            /**
             * Terrain
             * @description Each terrain that the chargers cross.
             * @default []
             */
            terrain?: components["schemas"]["D12Terrain"][];
            /**
             * Charged
             * @description The figure that is charged.
             */
            charged?: components["schemas"]["D12SkirmishChargeUnitInputCharged"];
            /**
             * Charging unit
             * @description The unit of the chargers, for the tests that fall due.
             */
            charging_unit?: components["schemas"]["D12SkirmishChargeUnitInputChargingUnit"];
            /**
             * Charged unit
             * @description The unit of the charged figure, for the tests that fall due.
             */
            charged_unit?: components["schemas"]["D12SkirmishChargeUnitInputChargedUnit"];
        };
        /**
         * D12SkirmishChargeUnitInputChargers
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishChargeUnitInputChargers: {
            /**
             * Name
             * @description What the figure is called.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description Foot or cavalry.
             */
            kind?: components["schemas"]["D12Kind"];
            /**
             * Quality
             * @description Quality of the figure.
             */
            quality?: components["schemas"]["D12Quality"];
            /**
             * Combat value
             * @description The figure's own value from the troop type table. It replaces the modifier of the quality in combat, unless the option troop_type_replaces says no.
             */
            combat_value?: number;
            /**
             * Weapon in combat
             * @description What it fights with hand to hand.
             */
            melee_weapon?: components["schemas"]["D12MeleeWeapon"];
            /**
             * Ability
             * @description The figure's ability, for all parts of the charge.
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Game
             * @description With the rank it sets how many wounds the figure can take.
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Officer
             * @description Whether the figure is an officer. It matters in a game of units.
             */
            officer?: boolean;
            /**
             * Wounds
             * @description Wounds that the figure has taken before. Unit: wounds.
             */
            wounds?: number;
            /**
             * Wounds allowed
             * @description How many wounds kill the figure. Left out, game and rank say; a Campaign wound takes one off, but not the last (A-D12-25). Unit: wounds.
             */
            wounds_max?: number;
            /**
             * Distance
             * @description From the charger to the figure that it charges, when it begins. Unit: inches.
             */
            distance: number;
            /**
             * Turns run already
             * @description In how many turns in a row, up to the last one, the figure has run or charged. Unit: turns.
             */
            consecutive_runs?: number;
            /**
             * Pinned
             * @description Whether the figure is pinned and so may do nothing.
             */
            pinned?: boolean;
        };
        /**
         * D12SkirmishChargeUnitInputCharged
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishChargeUnitInputCharged: {
            /**
             * Name
             * @description What the figure is called.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description Foot or cavalry.
             */
            kind?: components["schemas"]["D12Kind"];
            /**
             * Quality
             * @description Quality of the figure.
             */
            quality?: components["schemas"]["D12Quality"];
            /**
             * Combat value
             * @description The figure's own value from the troop type table. It replaces the modifier of the quality in combat, unless the option troop_type_replaces says no.
             */
            combat_value?: number;
            /**
             * Weapon in combat
             * @description What it fights with hand to hand.
             */
            melee_weapon?: components["schemas"]["D12MeleeWeapon"];
            /**
             * Ability
             * @description The figure's ability, for all parts of the charge.
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Game
             * @description With the rank it sets how many wounds the figure can take.
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Officer
             * @description Whether the figure is an officer. It matters in a game of units.
             */
            officer?: boolean;
            /**
             * Wounds
             * @description Wounds that the figure has taken before. Unit: wounds.
             */
            wounds?: number;
            /**
             * Wounds allowed
             * @description How many wounds kill the figure. Left out, game and rank say; a Campaign wound takes one off, but not the last (A-D12-25). Unit: wounds.
             */
            wounds_max?: number;
            /**
             * Firearm
             * @description What it can fire when it stands and fires; leave it out for nothing.
             */
            weapon?: components["schemas"]["D12Weapon"];
            /**
             * Loading
             * @description A gunpowder weapon is unloaded after a shot; breechloaders and repeaters fire every turn.
             */
            loading?: components["schemas"]["D12Loading"];
            /**
             * Shooting value
             * @description The firer's own value from the troop type table. It replaces the modifier of the quality, unless the option troop_type_replaces says no.
             */
            shooting_value?: number;
            /**
             * Loaded
             * @description Whether its firearm is loaded. If it is not, it may not fire, and its morale is worse.
             */
            loaded?: boolean;
            /**
             * Obstacles
             * @description What is shot over, each with its modifier; more than three cannot be. The target's own cover is not among them (A-D12-15).
             * @default []
             */
            obstacles?: components["schemas"]["D12Obstacle"][];
            /**
             * Target's cover
             * @description The cover that the target itself is in. A fence that it stands behind is given here or among the obstacles, not twice.
             * @default none
             */
            chargers_cover?: components["schemas"]["D12Cover"];
            /**
             * Stands and fires
             * @description Whether it fires if it may: loaded, neither pinned nor hidden nor bound to return, not having moved, and the charger far enough away.
             */
            stands_and_fires?: boolean;
            /**
             * Fires at
             * @description At which charger it fires, counted from 1.
             * @default 1
             */
            fires_at?: number;
            /**
             * Attacks
             * @description Which charger it attacks hand to hand, counted from 1; against the others it only defends itself. If that one does not arrive, it attacks the first who does.
             * @default 1
             */
            attacks?: number;
            /**
             * In cover
             * @description Whether it is in cover, for its morale and hand to hand.
             */
            in_cover?: boolean;
            /**
             * Pinned
             * @description Whether it is pinned: it does not fire, and only defends itself.
             */
            pinned?: boolean;
            /**
             * Must return
             * @description Whether it was too far from its leader before this turn began, so that it may only move back until it is near: it does not fire, and only defends itself.
             */
            must_return?: boolean;
            /**
             * Moves
             * @description Whether it moves this turn, so that it does not fire.
             */
            moved?: boolean;
            /**
             * Hides
             * @description Whether it hides in or behind terrain, so that it does not fire.
             */
            hidden?: boolean;
            /**
             * Tests morale
             * @description Whether it tests its morale for this charge. False when its unit has been tested for a charge this turn.
             */
            tests_morale?: boolean;
            /**
             * Gives way
             * @description Whether it has failed a morale test and has not moved yet: it does not wait for the chargers, and no dice are thrown.
             */
            gives_way?: boolean;
            /**
             * In combat
             * @description Whether it is in contact with another enemy already: if it fails its test, it surrenders.
             */
            in_combat?: boolean;
            /**
             * Officer killed
             * @description Whether its officer or standard was killed.
             */
            officer_killed?: boolean;
            /**
             * Officer in sight
             * @description Whether an officer or the standard is in its line of sight.
             * @default false
             */
            officer_in_sight?: boolean;
            /**
             * Failed before
             * @description Whether its last morale test failed, too (1).
             */
            prior_failures?: number;
        };
        /**
         * D12SkirmishChargeUnitInputChargingUnit
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishChargeUnitInputChargingUnit: {
            /**
             * Starting strength
             * @description Figures of the unit at the start of the game. Leave it out when it does not matter whether a quarter is lost. Unit: figures.
             */
            starting_strength?: number;
            /**
             * Losses
             * @description Figures that the unit has lost before. Unit: figures.
             */
            losses?: number;
            /**
             * Officer or standard
             * @description Whether the unit still has an officer or a standard that may be killed with its figures.
             */
            has_officer?: boolean;
            /**
             * Friends near
             * @description Whether friends are within 12" and in sight of those who may be killed.
             * @default true
             */
            friends_near?: boolean;
            /**
             * Tested for a wound already
             * @description Whether it has tested for being wounded this turn already; there is one such test a turn.
             */
            wound_tested?: boolean;
        };
        /**
         * D12SkirmishChargeUnitInputChargedUnit
         * @description The situation. What the units that are named know need not be given.
         */
        D12SkirmishChargeUnitInputChargedUnit: {
            /**
             * Starting strength
             * @description Figures of the unit at the start of the game. Leave it out when it does not matter whether a quarter is lost. Unit: figures.
             */
            starting_strength?: number;
            /**
             * Losses
             * @description Figures that the unit has lost before. Unit: figures.
             */
            losses?: number;
            /**
             * Officer or standard
             * @description Whether the unit still has an officer or a standard that may be killed with its figures.
             */
            has_officer?: boolean;
            /**
             * Friends near
             * @description Whether friends are within 12" and in sight of those who may be killed.
             * @default true
             */
            friends_near?: boolean;
            /**
             * Tested for a wound already
             * @description Whether it has tested for being wounded this turn already; there is one such test a turn.
             */
            wound_tested?: boolean;
        };
        /**
         * D12SkirmishRecordedQuestion
         * @description A question of one of the steps, to be recorded.
         */
        D12SkirmishRecordedQuestion: components["schemas"]["D12SkirmishInitiativeOrderRecordedQuestion"] | components["schemas"]["D12SkirmishMovementRecordedQuestion"] | components["schemas"]["D12SkirmishStandAndFireRecordedQuestion"] | components["schemas"]["D12SkirmishCoherencyRecordedQuestion"] | components["schemas"]["D12SkirmishRangedAttackRecordedQuestion"] | components["schemas"]["D12SkirmishReloadRecordedQuestion"] | components["schemas"]["D12SkirmishMisfireRecordedQuestion"] | components["schemas"]["D12SkirmishDamageRollRecordedQuestion"] | components["schemas"]["D12SkirmishMeleeScoreRecordedQuestion"] | components["schemas"]["D12SkirmishMoraleDueRecordedQuestion"] | components["schemas"]["D12SkirmishMoraleCheckRecordedQuestion"] | components["schemas"]["D12SkirmishOfficerCasualtyRecordedQuestion"] | components["schemas"]["D12SkirmishTroopTypeRecordedQuestion"] | components["schemas"]["D12SkirmishAbilityRecordedQuestion"] | components["schemas"]["D12SkirmishVolleyRecordedQuestion"] | components["schemas"]["D12SkirmishChargeRecordedQuestion"];
        /**
         * D12SkirmishSessionOddsQuestion
         * @description A question of the odds of one of the steps.
         */
        D12SkirmishSessionOddsQuestion: components["schemas"]["D12SkirmishInitiativeOrderSessionOddsQuestion"] | components["schemas"]["D12SkirmishMovementSessionOddsQuestion"] | components["schemas"]["D12SkirmishStandAndFireSessionOddsQuestion"] | components["schemas"]["D12SkirmishCoherencySessionOddsQuestion"] | components["schemas"]["D12SkirmishRangedAttackSessionOddsQuestion"] | components["schemas"]["D12SkirmishReloadSessionOddsQuestion"] | components["schemas"]["D12SkirmishMisfireSessionOddsQuestion"] | components["schemas"]["D12SkirmishDamageRollSessionOddsQuestion"] | components["schemas"]["D12SkirmishMeleeScoreSessionOddsQuestion"] | components["schemas"]["D12SkirmishMoraleDueSessionOddsQuestion"] | components["schemas"]["D12SkirmishMoraleCheckSessionOddsQuestion"] | components["schemas"]["D12SkirmishOfficerCasualtySessionOddsQuestion"] | components["schemas"]["D12SkirmishTroopTypeSessionOddsQuestion"] | components["schemas"]["D12SkirmishAbilitySessionOddsQuestion"] | components["schemas"]["D12SkirmishVolleySessionOddsQuestion"] | components["schemas"]["D12SkirmishChargeSessionOddsQuestion"];
        /**
         * D12SkirmishRulingEntry
         * @description A ruling of one of the steps, as it is recorded.
         */
        D12SkirmishRulingEntry: components["schemas"]["D12SkirmishInitiativeOrderRulingEntry"] | components["schemas"]["D12SkirmishMovementRulingEntry"] | components["schemas"]["D12SkirmishStandAndFireRulingEntry"] | components["schemas"]["D12SkirmishCoherencyRulingEntry"] | components["schemas"]["D12SkirmishRangedAttackRulingEntry"] | components["schemas"]["D12SkirmishReloadRulingEntry"] | components["schemas"]["D12SkirmishMisfireRulingEntry"] | components["schemas"]["D12SkirmishDamageRollRulingEntry"] | components["schemas"]["D12SkirmishMeleeScoreRulingEntry"] | components["schemas"]["D12SkirmishMoraleDueRulingEntry"] | components["schemas"]["D12SkirmishMoraleCheckRulingEntry"] | components["schemas"]["D12SkirmishOfficerCasualtyRulingEntry"] | components["schemas"]["D12SkirmishTroopTypeRulingEntry"] | components["schemas"]["D12SkirmishAbilityRulingEntry"] | components["schemas"]["D12SkirmishVolleyRulingEntry"] | components["schemas"]["D12SkirmishChargeRulingEntry"];
        /**
         * D12SkirmishOpening
         * @description A game that begins.
         */
        D12SkirmishOpening: {
            /** @constant */
            ruleset: "d12-skirmish";
            /**
             * Options
             * @description Readings, house rules and the club's own numbers; they apply to the whole session.
             */
            options?: components["schemas"]["D12Options"];
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
            units?: components["schemas"]["D12RosterUnit"][];
        };
        /**
         * D12SkirmishHouseRulesBody
         * @description A club's options for a ruleset.
         */
        D12SkirmishHouseRulesBody: {
            /**
             * Options
             * @description Readings, house rules and the club's own numbers. What is left out has its default.
             */
            options?: components["schemas"]["D12Options"];
            /**
             * Note
             * @description The club's note about them: who agreed, since when, for which games.
             */
            note?: components["schemas"]["VisibleTextOrNone"];
        };
        /**
         * D12SkirmishUnitsBody
         * @description Units to add to a session.
         */
        D12SkirmishUnitsBody: {
            /**
             * Units
             * @description The units to add.
             */
            units: components["schemas"]["D12RosterUnit"][];
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /** D12SkirmishUnitChangeBody */
        D12SkirmishUnitChangeBody: {
            /**
             * Changes
             * @description The members to change, with their new values.
             */
            changes: components["schemas"]["D12RosterUnitMembers"];
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
         * D12SkirmishArmyBody
         * @description An army to be kept.
         */
        D12SkirmishArmyBody: {
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
            units: components["schemas"]["D12RosterUnitOfArmy"][];
        };
        /**
         * D12SkirmishUnitState
         * @description A unit as it stands.
         */
        D12SkirmishUnitState: {
            /** @description The unit's id in requests. */
            id: string;
            /** @description What the players call it. */
            name: string;
            /** @description The side that it fights for, by its id; units of one side are friends. */
            side: string;
            /**
             * Game
             * @description With the rank it sets how many wounds the figure can take.
             * @default unit
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Kind
             * @description Foot or cavalry.
             * @default foot
             */
            kind?: components["schemas"]["D12Kind"];
            /**
             * Quality
             * @description Quality of its figures.
             * @default regular
             */
            quality?: components["schemas"]["D12Quality"];
            /**
             * Ability
             * @description The ability that its figures have.
             * @default none
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Combat value
             * @description Their own value hand to hand, from the troop type table.
             */
            combat_value?: number;
            /**
             * Shooting value
             * @description Their own value when shooting, from the troop type table.
             */
            shooting_value?: number;
            /**
             * Firearm
             * @description What its figures fire; leave it out for nothing.
             */
            weapon?: components["schemas"]["D12Weapon"];
            /**
             * Loading
             * @description A gunpowder weapon is unloaded after a shot; breechloaders and repeaters fire every turn.
             * @default muzzle
             */
            loading?: components["schemas"]["D12Loading"];
            /**
             * Weapon in combat
             * @description What they fight with hand to hand.
             * @default none
             */
            melee_weapon?: components["schemas"]["D12MeleeWeapon"];
            /**
             * Figures
             * @description Figures that are left. An individual, and an officer whose wounds are counted, is a unit of one figure. Unit: figures.
             */
            figures: number;
            /**
             * Losses
             * @description Figures that were killed. Unit: figures.
             * @default 0
             */
            losses?: number;
            /**
             * Starting strength
             * @description Figures at the start of the game. Left out, it is what is left and what was lost. Unit: figures.
             */
            starting_strength?: number;
            /**
             * Officer
             * @description Whether it is an officer or squad leader itself.
             * @default false
             */
            officer?: boolean;
            /**
             * Officer or standard
             * @description Whether an officer or a standard is with it that may be killed with its figures.
             * @default false
             */
            has_officer?: boolean;
            /**
             * Officer killed
             * @description Whether its officer or standard was killed.
             * @default false
             */
            officer_killed?: boolean;
            /**
             * Wounds
             * @description Wounds of an individual or an officer. Of units of several figures the wounds are not kept: they have one each. Unit: wounds.
             * @default 0
             */
            wounds?: number;
            /**
             * Wounds allowed
             * @description How many wounds kill the figure. Left out, game and rank say; a Campaign wound takes one off, but not the last (A-D12-25). Unit: wounds.
             */
            wounds_max?: number;
            /**
             * Pinned
             * @description Figures that do nothing this turn. Unit: figures.
             * @default 0
             */
            pinned?: number;
            /**
             * Pinned next turn
             * @description Figures that will do nothing next turn. One that was pinned twice is counted twice. Unit: figures.
             * @default 0
             */
            pinned_next?: number;
            /**
             * Pinned, alive
             * @description Of the figures that are pinned, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             * @default 0
             */
            pinned_alive?: number;
            /**
             * Pinned next turn, alive
             * @description Of the figures that are pinned next turn, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             * @default 0
             */
            pinned_next_alive?: number;
            /**
             * Not loaded
             * @description Figures that must reload before they fire. Unit: figures.
             * @default 0
             */
            unloaded?: number;
            /**
             * Jammed
             * @description Figures whose weapon jammed: they must reload, too. Unit: figures.
             * @default 0
             */
            jammed?: number;
            /**
             * Out of ammo
             * @description Figures that are out of ammo. The source does not say for how long: for this battle, unless somebody changes it. Unit: figures.
             * @default 0
             */
            out_of_ammo?: number;
            /**
             * Emptied this turn
             * @description Figures whose weapons were fired empty or jammed this turn: they may not reload before the next. Unit: figures.
             * @default 0
             */
            emptied?: number;
            /**
             * Reloading
             * @description Figures that spend this turn on reloading: they may fire from the next on. Unit: figures.
             * @default 0
             */
            reloading?: number;
            /**
             * Cannot fire, alive
             * @description Of the figures that are not loaded, jammed, out of ammo or reloading, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             * @default 0
             */
            unready_alive?: number;
            /**
             * Thrown
             * @description Riders who were thrown and are on foot. Whoever has spent a turn on remounting is taken off manually. Unit: figures.
             * @default 0
             */
            thrown?: number;
            /**
             * Thrown, alive
             * @description Of the figures that are thrown, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             * @default 0
             */
            thrown_alive?: number;
            /**
             * Moves
             * @description Whether it moves this turn, so that it can neither fire nor reload.
             * @default false
             */
            moved?: boolean;
            /**
             * Hides
             * @description Whether it hides in or behind terrain. A move ends it.
             * @default false
             */
            hidden?: boolean;
            /**
             * Movement
             * @description How it moves this turn.
             * @default other
             */
            movement?: components["schemas"]["D12TargetMovement"];
            /**
             * Runs
             * @description Whether it has run or charged this turn, whatever other moves it made.
             * @default false
             */
            ran?: boolean;
            /**
             * Turns run already
             * @description In how many turns in a row, up to the last one, it has run or charged. Unit: turns.
             * @default 0
             */
            consecutive_runs?: number;
            /**
             * Fired
             * @description Figures that have fired this turn: each fires once. Unit: figures.
             * @default 0
             */
            fired?: number;
            /**
             * Fired, alive
             * @description Of the figures that are counted as having fired, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             * @default 0
             */
            fired_alive?: number;
            /**
             * Charging
             * @description Figures that have charged this turn: each charges once. Unit: figures.
             * @default 0
             */
            charging?: number;
            /**
             * Charging, alive
             * @description Of the figures that are charging, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             * @default 0
             */
            charging_alive?: number;
            /**
             * Cover
             * @description The cover that it is in, as its last move left it.
             * @default none
             */
            cover?: components["schemas"]["D12Cover"];
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_1?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_2?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_3?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_4?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_5?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_6?: string;
            /**
             * Tested for a charge
             * @description Whether it was tested for a charge this turn: there is one such test.
             * @default false
             */
            charge_tested?: boolean;
            /**
             * Has retreated
             * @description Whether it has made its move of a retreat this turn: until it is in cover, there is another next turn.
             * @default false
             */
            retreated?: boolean;
            /**
             * Pinned in cover
             * @description Whether a morale test in cover pinned it: it does nothing this turn.
             * @default false
             */
            pinned_by_morale?: boolean;
            /**
             * Coherency
             * @description Whether its figures are near their leader.
             * @default together
             */
            coherency?: components["schemas"]["D12Coherency"];
            /**
             * Hits
             * @description Hits on it for which no wound was rolled yet. Unit: hits.
             * @default 0
             */
            hits?: number;
            /**
             * Hits at close range
             * @description Such hits from shots at close range. Unit: hits.
             * @default 0
             */
            close_hits?: number;
            /**
             * Misfires
             * @description Its misfires that were not looked up yet. Unit: misfires.
             * @default 0
             */
            misfires?: number;
            /**
             * Kills
             * @description Figures killed for which no die was thrown for the officer yet. A new turn forgets them where there is none. Unit: figures.
             * @default 0
             */
            kills?: number;
            /**
             * New losses
             * @description Figures killed since its last morale test. Unit: figures.
             * @default 0
             */
            new_losses?: number;
            /**
             * New wounds
             * @description Wounds since its last morale test. Unit: wounds.
             * @default 0
             */
            new_wounds?: number;
            /**
             * Wounds this turn
             * @description Wounds that were not tested for when this turn began, and those since. Where they are more than the new ones it has tested for one this turn, and there is one such test a turn. Unit: wounds.
             * @default 0
             */
            turn_wounds?: number;
            /**
             * Friends killed
             * @description Friends killed since its last morale test, its own figures included, wherever they were. Unit: figures.
             * @default 0
             */
            friends_killed?: number;
            /**
             * Officers panicked
             * @description Officers and squad leaders who panicked since its last morale test, wherever they were. Unit: figures.
             * @default 0
             */
            officers_panicked?: number;
            /**
             * Charged by
             * @description Whether it is being charged and has not tested for it.
             * @default none
             */
            charged_by?: components["schemas"]["D12ChargedBy"];
            /**
             * Morale test overdue
             * @description Whether a morale test was due when this turn began: it comes before anything else.
             * @default false
             */
            morale_overdue?: boolean;
            /**
             * Failed before
             * @description Whether its last morale test failed (1).
             * @default 0
             */
            prior_failures?: number;
            /**
             * Losses call for tests
             * @description How often losses of a quarter and more call for a morale test, by the option quarter_lost of the ruling that made the last ones.
             * @default once
             */
            losses_call?: components["schemas"]["D12LossesCall"];
            /**
             * Gives way
             * @description Whether it must still give way.
             * @default none
             */
            flight?: components["schemas"]["D12Flight"];
            /**
             * Fate
             * @description Whether it is still in the game.
             * @default in_play
             */
            fate?: components["schemas"]["D12Fate"];
            /** @description Why it is out of the game; absent while it is in play. */
            out?: string;
        };
        /**
         * D12SkirmishRoster
         * @description The units of a session.
         */
        D12SkirmishRoster: {
            /** @constant */
            ruleset: "d12-skirmish";
            /** @description The number of the last entry that counts. */
            as_of: number;
            /** @description The current turn; absent before the first. */
            turn?: number;
            /** @description The phase of that turn, where the ruleset has phases. */
            phase?: string;
            /** @description In the order in which they were added. */
            units: components["schemas"]["D12SkirmishUnitState"][];
        };
        /**
         * D12RosterUnit
         * @description A unit of the d12 skirmish: figures under a leader, or a single figure.
         */
        D12RosterUnit: {
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
             * Game
             * @description With the rank it sets how many wounds the figure can take.
             * @default unit
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Kind
             * @description Foot or cavalry.
             * @default foot
             */
            kind?: components["schemas"]["D12Kind"];
            /**
             * Quality
             * @description Quality of its figures.
             * @default regular
             */
            quality?: components["schemas"]["D12Quality"];
            /**
             * Ability
             * @description The ability that its figures have.
             * @default none
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Combat value
             * @description Their own value hand to hand, from the troop type table.
             */
            combat_value?: number;
            /**
             * Shooting value
             * @description Their own value when shooting, from the troop type table.
             */
            shooting_value?: number;
            /**
             * Firearm
             * @description What its figures fire; leave it out for nothing.
             */
            weapon?: components["schemas"]["D12Weapon"];
            /**
             * Loading
             * @description A gunpowder weapon is unloaded after a shot; breechloaders and repeaters fire every turn.
             * @default muzzle
             */
            loading?: components["schemas"]["D12Loading"];
            /**
             * Weapon in combat
             * @description What they fight with hand to hand.
             * @default none
             */
            melee_weapon?: components["schemas"]["D12MeleeWeapon"];
            /**
             * Figures
             * @description Figures that are left. An individual, and an officer whose wounds are counted, is a unit of one figure. Unit: figures.
             */
            figures: number;
            /**
             * Losses
             * @description Figures that were killed. Unit: figures.
             * @default 0
             */
            losses?: number;
            /**
             * Starting strength
             * @description Figures at the start of the game. Left out, it is what is left and what was lost. Unit: figures.
             */
            starting_strength?: number;
            /**
             * Officer
             * @description Whether it is an officer or squad leader itself.
             * @default false
             */
            officer?: boolean;
            /**
             * Officer or standard
             * @description Whether an officer or a standard is with it that may be killed with its figures.
             * @default false
             */
            has_officer?: boolean;
            /**
             * Officer killed
             * @description Whether its officer or standard was killed.
             * @default false
             */
            officer_killed?: boolean;
            /**
             * Wounds
             * @description Wounds of an individual or an officer. Of units of several figures the wounds are not kept: they have one each. Unit: wounds.
             * @default 0
             */
            wounds?: number;
            /**
             * Wounds allowed
             * @description How many wounds kill the figure. Left out, game and rank say; a Campaign wound takes one off, but not the last (A-D12-25). Unit: wounds.
             */
            wounds_max?: number;
            /**
             * Pinned
             * @description Figures that do nothing this turn. Unit: figures.
             * @default 0
             */
            pinned?: number;
            /**
             * Pinned next turn
             * @description Figures that will do nothing next turn. One that was pinned twice is counted twice. Unit: figures.
             * @default 0
             */
            pinned_next?: number;
            /**
             * Pinned, alive
             * @description Of the figures that are pinned, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             * @default 0
             */
            pinned_alive?: number;
            /**
             * Pinned next turn, alive
             * @description Of the figures that are pinned next turn, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             * @default 0
             */
            pinned_next_alive?: number;
            /**
             * Not loaded
             * @description Figures that must reload before they fire. Unit: figures.
             * @default 0
             */
            unloaded?: number;
            /**
             * Jammed
             * @description Figures whose weapon jammed: they must reload, too. Unit: figures.
             * @default 0
             */
            jammed?: number;
            /**
             * Out of ammo
             * @description Figures that are out of ammo. The source does not say for how long: for this battle, unless somebody changes it. Unit: figures.
             * @default 0
             */
            out_of_ammo?: number;
            /**
             * Emptied this turn
             * @description Figures whose weapons were fired empty or jammed this turn: they may not reload before the next. Unit: figures.
             * @default 0
             */
            emptied?: number;
            /**
             * Reloading
             * @description Figures that spend this turn on reloading: they may fire from the next on. Unit: figures.
             * @default 0
             */
            reloading?: number;
            /**
             * Cannot fire, alive
             * @description Of the figures that are not loaded, jammed, out of ammo or reloading, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             * @default 0
             */
            unready_alive?: number;
            /**
             * Thrown
             * @description Riders who were thrown and are on foot. Whoever has spent a turn on remounting is taken off manually. Unit: figures.
             * @default 0
             */
            thrown?: number;
            /**
             * Thrown, alive
             * @description Of the figures that are thrown, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             * @default 0
             */
            thrown_alive?: number;
            /**
             * Moves
             * @description Whether it moves this turn, so that it can neither fire nor reload.
             * @default false
             */
            moved?: boolean;
            /**
             * Hides
             * @description Whether it hides in or behind terrain. A move ends it.
             * @default false
             */
            hidden?: boolean;
            /**
             * Movement
             * @description How it moves this turn.
             * @default other
             */
            movement?: components["schemas"]["D12TargetMovement"];
            /**
             * Runs
             * @description Whether it has run or charged this turn, whatever other moves it made.
             * @default false
             */
            ran?: boolean;
            /**
             * Turns run already
             * @description In how many turns in a row, up to the last one, it has run or charged. Unit: turns.
             * @default 0
             */
            consecutive_runs?: number;
            /**
             * Fired
             * @description Figures that have fired this turn: each fires once. Unit: figures.
             * @default 0
             */
            fired?: number;
            /**
             * Fired, alive
             * @description Of the figures that are counted as having fired, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             * @default 0
             */
            fired_alive?: number;
            /**
             * Charging
             * @description Figures that have charged this turn: each charges once. Unit: figures.
             * @default 0
             */
            charging?: number;
            /**
             * Charging, alive
             * @description Of the figures that are charging, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             * @default 0
             */
            charging_alive?: number;
            /**
             * Cover
             * @description The cover that it is in, as its last move left it.
             * @default none
             */
            cover?: components["schemas"]["D12Cover"];
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_1?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_2?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_3?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_4?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_5?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_6?: string;
            /**
             * Tested for a charge
             * @description Whether it was tested for a charge this turn: there is one such test.
             * @default false
             */
            charge_tested?: boolean;
            /**
             * Has retreated
             * @description Whether it has made its move of a retreat this turn: until it is in cover, there is another next turn.
             * @default false
             */
            retreated?: boolean;
            /**
             * Pinned in cover
             * @description Whether a morale test in cover pinned it: it does nothing this turn.
             * @default false
             */
            pinned_by_morale?: boolean;
            /**
             * Coherency
             * @description Whether its figures are near their leader.
             * @default together
             */
            coherency?: components["schemas"]["D12Coherency"];
            /**
             * Hits
             * @description Hits on it for which no wound was rolled yet. Unit: hits.
             * @default 0
             */
            hits?: number;
            /**
             * Hits at close range
             * @description Such hits from shots at close range. Unit: hits.
             * @default 0
             */
            close_hits?: number;
            /**
             * Misfires
             * @description Its misfires that were not looked up yet. Unit: misfires.
             * @default 0
             */
            misfires?: number;
            /**
             * Kills
             * @description Figures killed for which no die was thrown for the officer yet. A new turn forgets them where there is none. Unit: figures.
             * @default 0
             */
            kills?: number;
            /**
             * New losses
             * @description Figures killed since its last morale test. Unit: figures.
             * @default 0
             */
            new_losses?: number;
            /**
             * New wounds
             * @description Wounds since its last morale test. Unit: wounds.
             * @default 0
             */
            new_wounds?: number;
            /**
             * Wounds this turn
             * @description Wounds that were not tested for when this turn began, and those since. Where they are more than the new ones it has tested for one this turn, and there is one such test a turn. Unit: wounds.
             * @default 0
             */
            turn_wounds?: number;
            /**
             * Friends killed
             * @description Friends killed since its last morale test, its own figures included, wherever they were. Unit: figures.
             * @default 0
             */
            friends_killed?: number;
            /**
             * Officers panicked
             * @description Officers and squad leaders who panicked since its last morale test, wherever they were. Unit: figures.
             * @default 0
             */
            officers_panicked?: number;
            /**
             * Charged by
             * @description Whether it is being charged and has not tested for it.
             * @default none
             */
            charged_by?: components["schemas"]["D12ChargedBy"];
            /**
             * Morale test overdue
             * @description Whether a morale test was due when this turn began: it comes before anything else.
             * @default false
             */
            morale_overdue?: boolean;
            /**
             * Failed before
             * @description Whether its last morale test failed (1).
             * @default 0
             */
            prior_failures?: number;
            /**
             * Losses call for tests
             * @description How often losses of a quarter and more call for a morale test, by the option quarter_lost of the ruling that made the last ones.
             * @default once
             */
            losses_call?: components["schemas"]["D12LossesCall"];
            /**
             * Gives way
             * @description Whether it must still give way.
             * @default none
             */
            flight?: components["schemas"]["D12Flight"];
            /**
             * Fate
             * @description Whether it is still in the game.
             * @default in_play
             */
            fate?: components["schemas"]["D12Fate"];
        };
        /**
         * D12RosterUnitOfArmy
         * @description A unit of an army.
         */
        D12RosterUnitOfArmy: {
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
             * Game
             * @description With the rank it sets how many wounds the figure can take.
             * @default unit
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Kind
             * @description Foot or cavalry.
             * @default foot
             */
            kind?: components["schemas"]["D12Kind"];
            /**
             * Quality
             * @description Quality of its figures.
             * @default regular
             */
            quality?: components["schemas"]["D12Quality"];
            /**
             * Ability
             * @description The ability that its figures have.
             * @default none
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Combat value
             * @description Their own value hand to hand, from the troop type table.
             */
            combat_value?: number;
            /**
             * Shooting value
             * @description Their own value when shooting, from the troop type table.
             */
            shooting_value?: number;
            /**
             * Firearm
             * @description What its figures fire; leave it out for nothing.
             */
            weapon?: components["schemas"]["D12Weapon"];
            /**
             * Loading
             * @description A gunpowder weapon is unloaded after a shot; breechloaders and repeaters fire every turn.
             * @default muzzle
             */
            loading?: components["schemas"]["D12Loading"];
            /**
             * Weapon in combat
             * @description What they fight with hand to hand.
             * @default none
             */
            melee_weapon?: components["schemas"]["D12MeleeWeapon"];
            /**
             * Figures
             * @description Figures that are left. An individual, and an officer whose wounds are counted, is a unit of one figure. Unit: figures.
             */
            figures: number;
            /**
             * Losses
             * @description Figures that were killed. Unit: figures.
             * @default 0
             */
            losses?: number;
            /**
             * Starting strength
             * @description Figures at the start of the game. Left out, it is what is left and what was lost. Unit: figures.
             */
            starting_strength?: number;
            /**
             * Officer
             * @description Whether it is an officer or squad leader itself.
             * @default false
             */
            officer?: boolean;
            /**
             * Officer or standard
             * @description Whether an officer or a standard is with it that may be killed with its figures.
             * @default false
             */
            has_officer?: boolean;
            /**
             * Officer killed
             * @description Whether its officer or standard was killed.
             * @default false
             */
            officer_killed?: boolean;
            /**
             * Wounds
             * @description Wounds of an individual or an officer. Of units of several figures the wounds are not kept: they have one each. Unit: wounds.
             * @default 0
             */
            wounds?: number;
            /**
             * Wounds allowed
             * @description How many wounds kill the figure. Left out, game and rank say; a Campaign wound takes one off, but not the last (A-D12-25). Unit: wounds.
             */
            wounds_max?: number;
            /**
             * Pinned
             * @description Figures that do nothing this turn. Unit: figures.
             * @default 0
             */
            pinned?: number;
            /**
             * Pinned next turn
             * @description Figures that will do nothing next turn. One that was pinned twice is counted twice. Unit: figures.
             * @default 0
             */
            pinned_next?: number;
            /**
             * Pinned, alive
             * @description Of the figures that are pinned, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             * @default 0
             */
            pinned_alive?: number;
            /**
             * Pinned next turn, alive
             * @description Of the figures that are pinned next turn, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             * @default 0
             */
            pinned_next_alive?: number;
            /**
             * Not loaded
             * @description Figures that must reload before they fire. Unit: figures.
             * @default 0
             */
            unloaded?: number;
            /**
             * Jammed
             * @description Figures whose weapon jammed: they must reload, too. Unit: figures.
             * @default 0
             */
            jammed?: number;
            /**
             * Out of ammo
             * @description Figures that are out of ammo. The source does not say for how long: for this battle, unless somebody changes it. Unit: figures.
             * @default 0
             */
            out_of_ammo?: number;
            /**
             * Emptied this turn
             * @description Figures whose weapons were fired empty or jammed this turn: they may not reload before the next. Unit: figures.
             * @default 0
             */
            emptied?: number;
            /**
             * Reloading
             * @description Figures that spend this turn on reloading: they may fire from the next on. Unit: figures.
             * @default 0
             */
            reloading?: number;
            /**
             * Cannot fire, alive
             * @description Of the figures that are not loaded, jammed, out of ammo or reloading, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             * @default 0
             */
            unready_alive?: number;
            /**
             * Thrown
             * @description Riders who were thrown and are on foot. Whoever has spent a turn on remounting is taken off manually. Unit: figures.
             * @default 0
             */
            thrown?: number;
            /**
             * Thrown, alive
             * @description Of the figures that are thrown, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             * @default 0
             */
            thrown_alive?: number;
            /**
             * Moves
             * @description Whether it moves this turn, so that it can neither fire nor reload.
             * @default false
             */
            moved?: boolean;
            /**
             * Hides
             * @description Whether it hides in or behind terrain. A move ends it.
             * @default false
             */
            hidden?: boolean;
            /**
             * Movement
             * @description How it moves this turn.
             * @default other
             */
            movement?: components["schemas"]["D12TargetMovement"];
            /**
             * Runs
             * @description Whether it has run or charged this turn, whatever other moves it made.
             * @default false
             */
            ran?: boolean;
            /**
             * Turns run already
             * @description In how many turns in a row, up to the last one, it has run or charged. Unit: turns.
             * @default 0
             */
            consecutive_runs?: number;
            /**
             * Fired
             * @description Figures that have fired this turn: each fires once. Unit: figures.
             * @default 0
             */
            fired?: number;
            /**
             * Fired, alive
             * @description Of the figures that are counted as having fired, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             * @default 0
             */
            fired_alive?: number;
            /**
             * Charging
             * @description Figures that have charged this turn: each charges once. Unit: figures.
             * @default 0
             */
            charging?: number;
            /**
             * Charging, alive
             * @description Of the figures that are charging, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             * @default 0
             */
            charging_alive?: number;
            /**
             * Cover
             * @description The cover that it is in, as its last move left it.
             * @default none
             */
            cover?: components["schemas"]["D12Cover"];
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_1?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_2?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_3?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_4?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_5?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_6?: string;
            /**
             * Tested for a charge
             * @description Whether it was tested for a charge this turn: there is one such test.
             * @default false
             */
            charge_tested?: boolean;
            /**
             * Has retreated
             * @description Whether it has made its move of a retreat this turn: until it is in cover, there is another next turn.
             * @default false
             */
            retreated?: boolean;
            /**
             * Pinned in cover
             * @description Whether a morale test in cover pinned it: it does nothing this turn.
             * @default false
             */
            pinned_by_morale?: boolean;
            /**
             * Coherency
             * @description Whether its figures are near their leader.
             * @default together
             */
            coherency?: components["schemas"]["D12Coherency"];
            /**
             * Hits
             * @description Hits on it for which no wound was rolled yet. Unit: hits.
             * @default 0
             */
            hits?: number;
            /**
             * Hits at close range
             * @description Such hits from shots at close range. Unit: hits.
             * @default 0
             */
            close_hits?: number;
            /**
             * Misfires
             * @description Its misfires that were not looked up yet. Unit: misfires.
             * @default 0
             */
            misfires?: number;
            /**
             * Kills
             * @description Figures killed for which no die was thrown for the officer yet. A new turn forgets them where there is none. Unit: figures.
             * @default 0
             */
            kills?: number;
            /**
             * New losses
             * @description Figures killed since its last morale test. Unit: figures.
             * @default 0
             */
            new_losses?: number;
            /**
             * New wounds
             * @description Wounds since its last morale test. Unit: wounds.
             * @default 0
             */
            new_wounds?: number;
            /**
             * Wounds this turn
             * @description Wounds that were not tested for when this turn began, and those since. Where they are more than the new ones it has tested for one this turn, and there is one such test a turn. Unit: wounds.
             * @default 0
             */
            turn_wounds?: number;
            /**
             * Friends killed
             * @description Friends killed since its last morale test, its own figures included, wherever they were. Unit: figures.
             * @default 0
             */
            friends_killed?: number;
            /**
             * Officers panicked
             * @description Officers and squad leaders who panicked since its last morale test, wherever they were. Unit: figures.
             * @default 0
             */
            officers_panicked?: number;
            /**
             * Charged by
             * @description Whether it is being charged and has not tested for it.
             * @default none
             */
            charged_by?: components["schemas"]["D12ChargedBy"];
            /**
             * Morale test overdue
             * @description Whether a morale test was due when this turn began: it comes before anything else.
             * @default false
             */
            morale_overdue?: boolean;
            /**
             * Failed before
             * @description Whether its last morale test failed (1).
             * @default 0
             */
            prior_failures?: number;
            /**
             * Losses call for tests
             * @description How often losses of a quarter and more call for a morale test, by the option quarter_lost of the ruling that made the last ones.
             * @default once
             */
            losses_call?: components["schemas"]["D12LossesCall"];
            /**
             * Gives way
             * @description Whether it must still give way.
             * @default none
             */
            flight?: components["schemas"]["D12Flight"];
            /**
             * Fate
             * @description Whether it is still in the game.
             * @default in_play
             */
            fate?: components["schemas"]["D12Fate"];
        };
        /**
         * D12RosterUnitMembers
         * @description Members of a unit.
         */
        D12RosterUnitMembers: {
            /**
             * Game
             * @description With the rank it sets how many wounds the figure can take.
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Kind
             * @description Foot or cavalry.
             */
            kind?: components["schemas"]["D12Kind"];
            /**
             * Quality
             * @description Quality of its figures.
             */
            quality?: components["schemas"]["D12Quality"];
            /**
             * Ability
             * @description The ability that its figures have.
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Combat value
             * @description Their own value hand to hand, from the troop type table.
             */
            combat_value?: number;
            /**
             * Shooting value
             * @description Their own value when shooting, from the troop type table.
             */
            shooting_value?: number;
            /**
             * Firearm
             * @description What its figures fire; leave it out for nothing.
             */
            weapon?: components["schemas"]["D12Weapon"];
            /**
             * Loading
             * @description A gunpowder weapon is unloaded after a shot; breechloaders and repeaters fire every turn.
             */
            loading?: components["schemas"]["D12Loading"];
            /**
             * Weapon in combat
             * @description What they fight with hand to hand.
             */
            melee_weapon?: components["schemas"]["D12MeleeWeapon"];
            /**
             * Figures
             * @description Figures that are left. An individual, and an officer whose wounds are counted, is a unit of one figure. Unit: figures.
             */
            figures?: number;
            /**
             * Losses
             * @description Figures that were killed. Unit: figures.
             */
            losses?: number;
            /**
             * Starting strength
             * @description Figures at the start of the game. Left out, it is what is left and what was lost. Unit: figures.
             */
            starting_strength?: number;
            /**
             * Officer
             * @description Whether it is an officer or squad leader itself.
             */
            officer?: boolean;
            /**
             * Officer or standard
             * @description Whether an officer or a standard is with it that may be killed with its figures.
             */
            has_officer?: boolean;
            /**
             * Officer killed
             * @description Whether its officer or standard was killed.
             */
            officer_killed?: boolean;
            /**
             * Wounds
             * @description Wounds of an individual or an officer. Of units of several figures the wounds are not kept: they have one each. Unit: wounds.
             */
            wounds?: number;
            /**
             * Wounds allowed
             * @description How many wounds kill the figure. Left out, game and rank say; a Campaign wound takes one off, but not the last (A-D12-25). Unit: wounds.
             */
            wounds_max?: number;
            /**
             * Pinned
             * @description Figures that do nothing this turn. Unit: figures.
             */
            pinned?: number;
            /**
             * Pinned next turn
             * @description Figures that will do nothing next turn. One that was pinned twice is counted twice. Unit: figures.
             */
            pinned_next?: number;
            /**
             * Pinned, alive
             * @description Of the figures that are pinned, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             */
            pinned_alive?: number;
            /**
             * Pinned next turn, alive
             * @description Of the figures that are pinned next turn, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             */
            pinned_next_alive?: number;
            /**
             * Not loaded
             * @description Figures that must reload before they fire. Unit: figures.
             */
            unloaded?: number;
            /**
             * Jammed
             * @description Figures whose weapon jammed: they must reload, too. Unit: figures.
             */
            jammed?: number;
            /**
             * Out of ammo
             * @description Figures that are out of ammo. The source does not say for how long: for this battle, unless somebody changes it. Unit: figures.
             */
            out_of_ammo?: number;
            /**
             * Emptied this turn
             * @description Figures whose weapons were fired empty or jammed this turn: they may not reload before the next. Unit: figures.
             */
            emptied?: number;
            /**
             * Reloading
             * @description Figures that spend this turn on reloading: they may fire from the next on. Unit: figures.
             */
            reloading?: number;
            /**
             * Cannot fire, alive
             * @description Of the figures that are not loaded, jammed, out of ammo or reloading, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             */
            unready_alive?: number;
            /**
             * Thrown
             * @description Riders who were thrown and are on foot. Whoever has spent a turn on remounting is taken off manually. Unit: figures.
             */
            thrown?: number;
            /**
             * Thrown, alive
             * @description Of the figures that are thrown, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             */
            thrown_alive?: number;
            /**
             * Moves
             * @description Whether it moves this turn, so that it can neither fire nor reload.
             */
            moved?: boolean;
            /**
             * Hides
             * @description Whether it hides in or behind terrain. A move ends it.
             */
            hidden?: boolean;
            /**
             * Movement
             * @description How it moves this turn.
             */
            movement?: components["schemas"]["D12TargetMovement"];
            /**
             * Runs
             * @description Whether it has run or charged this turn, whatever other moves it made.
             */
            ran?: boolean;
            /**
             * Turns run already
             * @description In how many turns in a row, up to the last one, it has run or charged. Unit: turns.
             */
            consecutive_runs?: number;
            /**
             * Fired
             * @description Figures that have fired this turn: each fires once. Unit: figures.
             */
            fired?: number;
            /**
             * Fired, alive
             * @description Of the figures that are counted as having fired, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             */
            fired_alive?: number;
            /**
             * Charging
             * @description Figures that have charged this turn: each charges once. Unit: figures.
             */
            charging?: number;
            /**
             * Charging, alive
             * @description Of the figures that are charging, so many that live for certain. Among the others may be some of the killed. As long as there are no losses it does not matter. Unit: figures.
             */
            charging_alive?: number;
            /**
             * Cover
             * @description The cover that it is in, as its last move left it.
             */
            cover?: components["schemas"]["D12Cover"];
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_1?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_2?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_3?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_4?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_5?: string;
            /**
             * In contact with
             * @description The id of an enemy in base contact with it.
             */
            contact_6?: string;
            /**
             * Tested for a charge
             * @description Whether it was tested for a charge this turn: there is one such test.
             */
            charge_tested?: boolean;
            /**
             * Has retreated
             * @description Whether it has made its move of a retreat this turn: until it is in cover, there is another next turn.
             */
            retreated?: boolean;
            /**
             * Pinned in cover
             * @description Whether a morale test in cover pinned it: it does nothing this turn.
             */
            pinned_by_morale?: boolean;
            /**
             * Coherency
             * @description Whether its figures are near their leader.
             */
            coherency?: components["schemas"]["D12Coherency"];
            /**
             * Hits
             * @description Hits on it for which no wound was rolled yet. Unit: hits.
             */
            hits?: number;
            /**
             * Hits at close range
             * @description Such hits from shots at close range. Unit: hits.
             */
            close_hits?: number;
            /**
             * Misfires
             * @description Its misfires that were not looked up yet. Unit: misfires.
             */
            misfires?: number;
            /**
             * Kills
             * @description Figures killed for which no die was thrown for the officer yet. A new turn forgets them where there is none. Unit: figures.
             */
            kills?: number;
            /**
             * New losses
             * @description Figures killed since its last morale test. Unit: figures.
             */
            new_losses?: number;
            /**
             * New wounds
             * @description Wounds since its last morale test. Unit: wounds.
             */
            new_wounds?: number;
            /**
             * Wounds this turn
             * @description Wounds that were not tested for when this turn began, and those since. Where they are more than the new ones it has tested for one this turn, and there is one such test a turn. Unit: wounds.
             */
            turn_wounds?: number;
            /**
             * Friends killed
             * @description Friends killed since its last morale test, its own figures included, wherever they were. Unit: figures.
             */
            friends_killed?: number;
            /**
             * Officers panicked
             * @description Officers and squad leaders who panicked since its last morale test, wherever they were. Unit: figures.
             */
            officers_panicked?: number;
            /**
             * Charged by
             * @description Whether it is being charged and has not tested for it.
             */
            charged_by?: components["schemas"]["D12ChargedBy"];
            /**
             * Morale test overdue
             * @description Whether a morale test was due when this turn began: it comes before anything else.
             */
            morale_overdue?: boolean;
            /**
             * Failed before
             * @description Whether its last morale test failed (1).
             */
            prior_failures?: number;
            /**
             * Losses call for tests
             * @description How often losses of a quarter and more call for a morale test, by the option quarter_lost of the ruling that made the last ones.
             */
            losses_call?: components["schemas"]["D12LossesCall"];
            /**
             * Gives way
             * @description Whether it must still give way.
             */
            flight?: components["schemas"]["D12Flight"];
            /**
             * Fate
             * @description Whether it is still in the game.
             */
            fate?: components["schemas"]["D12Fate"];
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
         * D12Options
         * @description How a club plays the d12 skirmish: readings that its source leaves open.
         */
        D12Options: {
            /**
             * Misfire of 4
             * @description What a 4 means on the misfire table, which has no row for it.
             * @default out_of_ammo
             */
            misfire_4?: components["schemas"]["D12MisfireFour"];
            /**
             * Second die in cover
             * @description Which morale totals throw the second die of a figure in cover.
             * @default 3_4
             */
            cover_recheck_band?: components["schemas"]["D12CoverRecheckBand"];
            /**
             * Second die in combat
             * @description Whether a figure that is in cover and in combat throws the second die, too.
             * @default yes
             */
            cover_recheck_in_combat?: components["schemas"]["D12CoverRecheckInCombat"];
            /**
             * Charged, +1
             * @description Who has the +1 for a charge in hand to hand combat.
             * @default charger
             */
            hth_charged?: components["schemas"]["D12HthCharged"];
            /**
             * Additional attackers
             * @description Whether the +1 for additional attackers counts for each of them or once.
             * @default per_extra
             */
            gang_up?: components["schemas"]["D12GangUp"];
            /**
             * Several terrains
             * @description How the losses of several kinds of terrain go together.
             * @default additive
             */
            terrain_stack?: components["schemas"]["D12TerrainStack"];
            /**
             * Troop types
             * @description Whether a troop type's combat or shooting value replaces the modifier of the quality.
             * @default yes
             */
            troop_type_replaces?: components["schemas"]["D12TroopTypeReplaces"];
            /**
             * Second hits
             * @description Whom hits of a volley fall on first, of those who were hit as often.
             * @default least_wounded
             */
            hit_allocation?: components["schemas"]["D12HitAllocation"];
            /**
             * Test of a charge
             * @description When the morale of who is charged is tested.
             * @default on_charge
             */
            charge_test?: components["schemas"]["D12ChargeTest"];
            /**
             * Several charges
             * @description How often morale is tested when several figures charge.
             * @default per_turn
             */
            charge_tests?: components["schemas"]["D12ChargeTests"];
            /**
             * End of combat
             * @description How long units that are in contact are in combat.
             * @default parted
             */
            combat_ends?: components["schemas"]["D12CombatEnds"];
            /**
             * Thrown charger
             * @description Whether a charger who is thrown from his horse arrives.
             * @default stops
             */
            thrown_charger?: components["schemas"]["D12ThrownCharger"];
            /**
             * Pinned in combat
             * @description Whether a pinned figure strikes hand to hand.
             * @default blocks
             */
            pinned_in_combat?: components["schemas"]["D12PinnedInCombat"];
            /**
             * A quarter lost
             * @description How often losses of a quarter and more call for a morale test.
             * @default once
             */
            quarter_lost?: components["schemas"]["D12QuarterLost"];
            /**
             * What is owed
             * @description Whether a unit that owes something is refused anything else.
             * @default refuse
             */
            enforce_due?: components["schemas"]["EnforceDue"];
        };
        /**
         * D12InitiativeOrderInput
         * @description The players at the start of a turn.
         */
        D12InitiativeOrderInput: {
            /**
             * Players
             * @description Those who roll for the initiative.
             */
            players: components["schemas"]["D12Player"][];
        };
        /**
         * D12Player
         * @description A player or a side.
         */
        D12Player: {
            /**
             * Player
             * @description A name that no other player of the question has.
             */
            name: components["schemas"]["VisibleText"];
        };
        /**
         * D12MovementInput
         * @description A figure that is about to move.
         */
        D12MovementInput: {
            /**
             * Kind
             * @description Foot or cavalry.
             */
            kind: components["schemas"]["D12Kind"];
            /**
             * How
             * @description How the figure moves. Cavalry does not crawl; wounded foot does not run.
             * @default walk
             */
            mode?: components["schemas"]["D12MovementMode"];
            /**
             * Wounds
             * @description Wounds that the figure has taken. Unit: wounds.
             * @default 0
             */
            wounds?: number;
            /**
             * Terrain
             * @description Each terrain that is crossed or entered; one that is met twice stands twice. For walls of 2" and more the source has no row: whether they can be crossed is for the players to say.
             * @default []
             */
            terrain?: components["schemas"]["D12Terrain"][];
            /**
             * Ability
             * @description The figure's ability. Fast mover, Shot in the leg and Runner matter here.
             * @default none
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Turns run already
             * @description In how many turns in a row, up to the last one, the figure has run or charged. It matters when it runs or charges. Unit: turns.
             * @default 0
             */
            consecutive_runs?: number;
            /**
             * Pinned
             * @description Whether the figure is pinned and so may do nothing.
             * @default false
             */
            pinned?: boolean;
            /**
             * Gives way
             * @description Whether this is the move of a failed morale test: a pinned figure makes it, too, and nobody runs.
             * @default none
             */
            gives_way?: components["schemas"]["D12Flight"];
            /**
             * Cover at its end
             * @description The cover that the figure is in when it has moved.
             * @default none
             */
            cover?: components["schemas"]["D12Cover"];
            /**
             * Hides at its end
             * @description Whether the figure ends its move in base contact with terrain and hides there.
             * @default false
             */
            hides?: boolean;
            /**
             * Charged already
             * @description By whom the enemy that it charges is being charged already. It changes nothing here, but of two charges the enemy's morale test counts the worse.
             * @default none
             */
            charged_by?: components["schemas"]["D12ChargedBy"];
        };
        /**
         * D12StandAndFireInput
         * @description A figure that is being charged.
         */
        D12StandAndFireInput: {
            /**
             * Charger
             * @description Whether the attacker charges on foot or mounted.
             */
            charger: components["schemas"]["D12Kind"];
            /**
             * Distance
             * @description From the attacker to the figure when the charge begins. Unit: inches.
             */
            distance: number;
            /**
             * Loaded
             * @description Whether the weapon of the figure that is charged is loaded.
             */
            loaded: boolean;
            /**
             * Moves
             * @description Whether the figure moves this turn, so that it cannot fire.
             * @default false
             */
            moved?: boolean;
            /**
             * Hides
             * @description Whether the figure hides in or behind terrain, so that it cannot fire.
             * @default false
             */
            hidden?: boolean;
            /**
             * Pinned
             * @description Whether the figure is pinned and so may do nothing.
             * @default false
             */
            pinned?: boolean;
        };
        /**
         * D12CoherencyInput
         * @description A figure and its leader.
         */
        D12CoherencyInput: {
            /**
             * Distance
             * @description From the figure to the leader of its unit. Unit: inches.
             */
            distance: number;
            /**
             * Game
             * @description Games of individuals know no coherency.
             * @default unit
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Must return
             * @description Whether the figure was too far away before this turn began, so that it may only move back until it is near.
             * @default false
             */
            must_return?: boolean;
        };
        /**
         * D12RangedAttackInput
         * @description A figure that fires at another.
         */
        D12RangedAttackInput: {
            /**
             * Weapon
             * @description What is fired; it sets the ranges.
             */
            weapon: components["schemas"]["D12Weapon"];
            /**
             * Loading
             * @description A gunpowder weapon is unloaded after a shot; breechloaders and repeaters fire every turn.
             * @default muzzle
             */
            loading?: components["schemas"]["D12Loading"];
            /**
             * Range
             * @description From the centre of the firer to the centre of the target. Unit: inches.
             */
            range: number;
            /**
             * Quality
             * @description Quality of the firer.
             * @default regular
             */
            quality?: components["schemas"]["D12Quality"];
            /**
             * Shooting value
             * @description The firer's own value from the troop type table. It replaces the modifier of the quality, unless the option troop_type_replaces says no.
             */
            shooting_value?: number;
            /**
             * Wounds
             * @description Wounds that the firer has taken. Unit: wounds.
             * @default 0
             */
            wounds?: number;
            /**
             * Ability
             * @description The firer's ability. Dead Eye and Twitchy shooting arm matter here.
             * @default none
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Obstacles
             * @description What is shot over, each with its modifier; more than three cannot be. The target's own cover is not among them (A-D12-15).
             * @default []
             */
            obstacles?: components["schemas"]["D12Obstacle"][];
            /**
             * Target's cover
             * @description The cover that the target itself is in. A fence that it stands behind is given here or among the obstacles, not twice.
             * @default none
             */
            target_cover?: components["schemas"]["D12Cover"];
            /**
             * Target's movement
             * @description How the target moved.
             * @default other
             */
            target_movement?: components["schemas"]["D12TargetMovement"];
            /**
             * Target hides
             * @description Whether the target hides in or behind terrain, so that it cannot be fired at.
             * @default false
             */
            target_hidden?: boolean;
            /**
             * Target is a skirmisher
             * @description Whether the target is an Expert Skirmisher.
             * @default false
             */
            target_expert?: boolean;
            /**
             * Loaded
             * @description Whether the weapon is loaded. Breechloaders and repeaters always are, unless they jammed.
             * @default true
             */
            loaded?: boolean;
            /**
             * Moves
             * @description Whether the firer moves this turn, so that it cannot fire.
             * @default false
             */
            moved?: boolean;
            /**
             * Firer hides
             * @description Whether the firer hides in or behind terrain, so that it cannot fire.
             * @default false
             */
            firer_hidden?: boolean;
            /**
             * Pinned
             * @description Whether the firer is pinned and so may do nothing.
             * @default false
             */
            pinned?: boolean;
        };
        /**
         * D12ReloadInput
         * @description A figure that wants to reload.
         */
        D12ReloadInput: {
            /**
             * Loaded already
             * @description Whether the weapon is loaded already.
             * @default false
             */
            loaded?: boolean;
            /**
             * Moves
             * @description Whether the figure moves this turn.
             * @default false
             */
            moved?: boolean;
            /**
             * Ability
             * @description The figure's ability. Only the Quick loader matters here.
             * @default none
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Pinned
             * @description Whether the figure is pinned and so may do nothing.
             * @default false
             */
            pinned?: boolean;
            /**
             * Fired
             * @description Whether the weapon was fired or jammed this turn: reloading takes a turn of its own.
             * @default false
             */
            fired?: boolean;
            /**
             * Out of ammo
             * @description Whether the figure is out of ammo, so that there is nothing to load. The source does not say for how long.
             * @default false
             */
            out_of_ammo?: boolean;
            /**
             * Not loaded
             * @description Figures whose weapons are not loaded. Fewer than a unit has are those of them that are to reload. Unit: figures.
             * @default 1
             */
            unloaded?: number;
            /**
             * Do not reload
             * @description Figures among them that are pinned or have fired this turn: they stay as they are. Where a unit does not know whether its pinned figures are those that are not loaded, it takes it that they are. Unit: figures.
             * @default 0
             */
            waiting?: number;
        };
        /**
         * D12MisfireInput
         * @description Nothing is asked.
         */
        D12MisfireInput: Record<string, never>;
        /**
         * D12DamageRollInput
         * @description A figure that is hit.
         */
        D12DamageRollInput: {
            /**
             * Kind
             * @description Foot or cavalry: which table is rolled on.
             */
            kind: components["schemas"]["D12Kind"];
            /**
             * Close range
             * @description Whether the shot was fired at close range. Never so for a weapon that exploded (A-D12-12).
             * @default false
             */
            close_range?: boolean;
            /**
             * Ability
             * @description The ability of the figure that is hit. Tough as old boots and Campaign wound matter here.
             * @default none
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Game
             * @description With the rank it sets how many wounds the figure can take.
             * @default unit
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Officer
             * @description Whether the figure is an officer. It matters in a game of units.
             * @default false
             */
            officer?: boolean;
            /**
             * Wounds
             * @description Wounds that the figure has taken before. Unit: wounds.
             * @default 0
             */
            wounds?: number;
            /**
             * Wounds allowed
             * @description How many wounds kill the figure. Left out, game and rank say; a Campaign wound takes one off, but not the last (A-D12-25). Unit: wounds.
             */
            wounds_max?: number;
        };
        /**
         * D12MeleeScoreInput
         * @description Two figures in base contact.
         */
        D12MeleeScoreInput: {
            /**
             * Side 1
             * @description One figure of the fight.
             */
            side1: components["schemas"]["D12Fighter"];
            /**
             * Side 2
             * @description The other figure.
             */
            side2: components["schemas"]["D12Fighter"];
        };
        /**
         * D12Fighter
         * @description A figure in hand to hand combat.
         */
        D12Fighter: {
            /**
             * Kind
             * @description Foot or cavalry.
             * @default foot
             */
            kind?: components["schemas"]["D12Kind"];
            /**
             * Quality
             * @description Quality of the figure.
             * @default regular
             */
            quality?: components["schemas"]["D12Quality"];
            /**
             * Combat value
             * @description The figure's own value from the troop type table. It replaces the modifier of the quality, unless the option troop_type_replaces says no.
             */
            combat_value?: number;
            /**
             * Weapon
             * @description What it fights with.
             * @default none
             */
            weapon?: components["schemas"]["D12MeleeWeapon"];
            /**
             * Made the charge
             * @description Whether the figure charged into this fight. The option hth_charged says who has the +1 for it.
             * @default false
             */
            charged?: boolean;
            /**
             * Defends cover
             * @description Whether the figure defends cover.
             * @default false
             */
            defending_cover?: boolean;
            /**
             * Additional attackers
             * @description How many other friends attack the same enemy. The option gang_up says what they add. Unit: figures.
             * @default 0
             */
            extra_attackers?: number;
            /**
             * Attacks
             * @description Whether the figure attacks this opponent. One that only defends itself, because it attacks another, blocks the blow when it wins.
             * @default true
             */
            attacking?: boolean;
            /**
             * Pinned
             * @description Whether the figure is pinned. The option pinned_in_combat says whether it only blocks.
             * @default false
             */
            pinned?: boolean;
            /**
             * Must return
             * @description Whether the figure was too far from its leader before this turn began, so that it may only move back until it is near: it only blocks.
             * @default false
             */
            must_return?: boolean;
            /**
             * Ability
             * @description The figure's ability. Combat Expert and Campaign wound matter here; Tough does not (A-D12-13).
             * @default none
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Game
             * @description With the rank it sets how many wounds the figure can take.
             * @default unit
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Officer
             * @description Whether the figure is an officer. It matters in a game of units.
             * @default false
             */
            officer?: boolean;
            /**
             * Wounds
             * @description Wounds that the figure has taken before. Unit: wounds.
             * @default 0
             */
            wounds?: number;
            /**
             * Wounds allowed
             * @description How many wounds kill the figure. Left out, game and rank say; a Campaign wound takes one off, but not the last (A-D12-25). Unit: wounds.
             */
            wounds_max?: number;
        };
        /**
         * D12MoraleDueInput
         * @description What has happened to a figure or a unit.
         */
        D12MoraleDueInput: {
            /**
             * Starting strength
             * @description Figures of the unit at the start of the game. Leave it out for an individual. Unit: figures.
             */
            starting_strength?: number;
            /**
             * Losses
             * @description Figures that the unit has lost. Without a starting strength there are none. Unit: figures.
             * @default 0
             */
            losses?: number;
            /**
             * Wounded
             * @description Whether it was wounded this turn.
             * @default false
             */
            wounded?: boolean;
            /**
             * Tested for it already
             * @description Whether it has tested for being wounded this turn already; there is one such test a turn.
             * @default false
             */
            wound_tested?: boolean;
            /**
             * Charged
             * @description Whether it is being charged.
             * @default false
             */
            charged?: boolean;
            /**
             * Friend killed
             * @description Whether a friendly figure was killed within 12" and in line of sight.
             * @default false
             */
            friend_killed_12?: boolean;
            /**
             * Officer panics
             * @description Whether an officer or squad leader panics within 6" and in line of sight.
             * @default false
             */
            officer_panic_6?: boolean;
        };
        /**
         * D12MoraleCheckInput
         * @description A figure or unit that tests its morale.
         */
        D12MoraleCheckInput: {
            /**
             * Game
             * @description Where units fight, one of them tests for charges once a turn, whatever the option charge_tests says. The roll is the same.
             * @default unit
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Quality
             * @description Quality of the figure or unit; troop types do not change morale.
             * @default regular
             */
            quality?: components["schemas"]["D12Quality"];
            /**
             * Wounds
             * @description Wounds that it has taken. Unit: wounds.
             * @default 0
             */
            wounds?: number;
            /**
             * Ability
             * @description Its ability. Loyal to the cause and Yella matter here.
             * @default none
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Charged by
             * @description Whether it is being charged, and by whom.
             * @default none
             */
            charged_by?: components["schemas"]["D12ChargedBy"];
            /**
             * Weapon loaded
             * @description Whether its weapon is loaded. It matters when it is being charged.
             * @default true
             */
            weapon_loaded?: boolean;
            /**
             * Officer killed
             * @description Whether its officer or standard was killed.
             * @default false
             */
            officer_killed?: boolean;
            /**
             * Officer in sight
             * @description Whether an officer or the standard is in its line of sight.
             * @default false
             */
            officer_in_sight?: boolean;
            /**
             * Officer
             * @description Whether it is an officer or squad leader itself: when it panics, friends near it must test, too. The roll is the same.
             * @default false
             */
            officer?: boolean;
            /**
             * In cover
             * @description Whether it is in cover, which also gives it a second die where the roll just fails.
             * @default false
             */
            in_cover?: boolean;
            /**
             * In combat
             * @description Whether it is in hand to hand combat: then who would panic or retreat surrenders.
             * @default false
             */
            in_combat?: boolean;
            /**
             * Cause
             * @description What calls for the test, where the ledger cannot see it: a unit of a session tests only when a test is due. The roll is the same.
             * @default none
             */
            cause?: components["schemas"]["D12MoraleCause"];
            /**
             * Failed before
             * @description Whether its last test failed, too (1): two failures in a row remove it.
             * @default 0
             */
            prior_failures?: number;
        };
        /**
         * D12OfficerCasualtyInput
         * @description A unit that has lost figures.
         */
        D12OfficerCasualtyInput: {
            /**
             * Kills
             * @description Figures of the unit that were killed. Unit: figures.
             */
            kills: number;
        };
        /**
         * D12TroopTypeInput
         * @description Nothing is asked.
         */
        D12TroopTypeInput: Record<string, never>;
        /**
         * D12AbilityInput
         * @description Nothing is asked.
         */
        D12AbilityInput: Record<string, never>;
        /**
         * D12VolleyInput
         * @description Figures that fire, and their target.
         */
        D12VolleyInput: {
            /**
             * Shooters
             * @description The figures that fire, in groups of those that fire alike; no more than 32 in all.
             */
            shooters: components["schemas"]["D12Shooters"][];
            /**
             * Target
             * @description Who is shot at.
             */
            target: components["schemas"]["D12Target"];
            /**
             * Firing unit
             * @description The unit of the firers, for the tests that fall due.
             */
            firing_unit?: components["schemas"]["D12Unit"];
            /**
             * Target's unit
             * @description The unit of the target, for the tests that fall due.
             */
            target_unit?: components["schemas"]["D12Unit"];
        };
        /**
         * D12Shooters
         * @description Figures that fire alike.
         */
        D12Shooters: {
            /**
             * Name
             * @description What these figures are called.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Figures
             * @description Figures that fire alike, one shot each. Unit: figures.
             */
            figures: number;
            /**
             * Kind
             * @description Foot or cavalry. It matters when a weapon explodes.
             * @default foot
             */
            kind?: components["schemas"]["D12Kind"];
            /**
             * Weapon
             * @description What is fired; it sets the ranges.
             */
            weapon: components["schemas"]["D12Weapon"];
            /**
             * Loading
             * @description A gunpowder weapon is unloaded after a shot; breechloaders and repeaters fire every turn.
             * @default muzzle
             */
            loading?: components["schemas"]["D12Loading"];
            /**
             * Range
             * @description From the centre of the firers to the centre of the target. Unit: inches.
             */
            range: number;
            /**
             * Quality
             * @description Quality of the firer.
             * @default regular
             */
            quality?: components["schemas"]["D12Quality"];
            /**
             * Shooting value
             * @description The firer's own value from the troop type table. It replaces the modifier of the quality, unless the option troop_type_replaces says no.
             */
            shooting_value?: number;
            /**
             * Obstacles
             * @description What is shot over, each with its modifier; more than three cannot be. The target's own cover is not among them (A-D12-15).
             * @default []
             */
            obstacles?: components["schemas"]["D12Obstacle"][];
            /**
             * Loaded
             * @description Whether the weapon is loaded. Breechloaders and repeaters always are, unless they jammed.
             * @default true
             */
            loaded?: boolean;
            /**
             * Move
             * @description Whether they move this turn, so that they cannot fire.
             * @default false
             */
            moved?: boolean;
            /**
             * Hide
             * @description Whether they hide in or behind terrain, so that they cannot fire.
             * @default false
             */
            hidden?: boolean;
            /**
             * Pinned
             * @description Whether they are pinned and so may do nothing.
             * @default false
             */
            pinned?: boolean;
            /**
             * Ability
             * @description The ability that they have. Dead Eye and Twitchy shooting arm matter, and Tough and Campaign wound when a weapon explodes.
             * @default none
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Game
             * @description With the rank it sets how many wounds the figure can take.
             * @default unit
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Officer
             * @description Whether the figure is an officer. It matters in a game of units.
             * @default false
             */
            officer?: boolean;
            /**
             * Wounds
             * @description Wounds that the figure has taken before. Unit: wounds.
             * @default 0
             */
            wounds?: number;
            /**
             * Wounds allowed
             * @description How many wounds kill the figure. Left out, game and rank say; a Campaign wound takes one off, but not the last (A-D12-25). Unit: wounds.
             */
            wounds_max?: number;
        };
        /**
         * D12Target
         * @description Figures that are shot at.
         */
        D12Target: {
            /**
             * Figures
             * @description Figures that are shot at, all alike. Nobody is hit again before all were hit as often; among those whose turn it is the option hit_allocation says who comes first (A-D12-34). Unit: figures.
             * @default 1
             */
            figures?: number;
            /**
             * Kind
             * @description Foot or cavalry. A rider who is thrown is hit on foot from then on.
             * @default foot
             */
            kind?: components["schemas"]["D12Kind"];
            /**
             * Cover
             * @description The cover that the target itself is in. A fence that it stands behind is given here or among the obstacles, not twice.
             * @default none
             */
            cover?: components["schemas"]["D12Cover"];
            /**
             * Movement
             * @description How the target moved.
             * @default other
             */
            movement?: components["schemas"]["D12TargetMovement"];
            /**
             * Hides
             * @description Whether the target hides in or behind terrain, so that it cannot be fired at.
             * @default false
             */
            hidden?: boolean;
            /**
             * Ability
             * @description The ability that the figures have. Expert Skirmisher, Tough as old boots and Campaign wound matter here.
             * @default none
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Game
             * @description With the rank it sets how many wounds the figure can take.
             * @default unit
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Officer
             * @description Whether the figure is an officer. It matters in a game of units.
             * @default false
             */
            officer?: boolean;
            /**
             * Wounds
             * @description Wounds that the figure has taken before. Unit: wounds.
             * @default 0
             */
            wounds?: number;
            /**
             * Wounds allowed
             * @description How many wounds kill the figure. Left out, game and rank say; a Campaign wound takes one off, but not the last (A-D12-25). Unit: wounds.
             */
            wounds_max?: number;
        };
        /**
         * D12Unit
         * @description The unit that a side belongs to.
         */
        D12Unit: {
            /**
             * Starting strength
             * @description Figures of the unit at the start of the game. Leave it out when it does not matter whether a quarter is lost. Unit: figures.
             */
            starting_strength?: number;
            /**
             * Losses
             * @description Figures that the unit has lost before. Unit: figures.
             * @default 0
             */
            losses?: number;
            /**
             * Officer or standard
             * @description Whether the unit still has an officer or a standard that may be killed with its figures.
             * @default false
             */
            has_officer?: boolean;
            /**
             * Friends near
             * @description Whether friends are within 12" and in sight of those who may be killed.
             * @default true
             */
            friends_near?: boolean;
            /**
             * Tested for a wound already
             * @description Whether it has tested for being wounded this turn already; there is one such test a turn.
             * @default false
             */
            wound_tested?: boolean;
        };
        /**
         * D12ChargeInput
         * @description Figures that charge another.
         */
        D12ChargeInput: {
            /**
             * Chargers
             * @description The figures that charge, in the order in which they fight.
             */
            chargers: components["schemas"]["D12Charger"][];
            /**
             * Terrain
             * @description Each terrain that the chargers cross.
             * @default []
             */
            terrain?: components["schemas"]["D12Terrain"][];
            /**
             * Charged
             * @description The figure that is charged.
             */
            charged: components["schemas"]["D12Charged"];
            /**
             * Charging unit
             * @description The unit of the chargers, for the tests that fall due.
             */
            charging_unit?: components["schemas"]["D12Unit"];
            /**
             * Charged unit
             * @description The unit of the charged figure, for the tests that fall due.
             */
            charged_unit?: components["schemas"]["D12Unit"];
        };
        /**
         * D12Charger
         * @description A figure that charges.
         */
        D12Charger: {
            /**
             * Name
             * @description What the figure is called.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description Foot or cavalry.
             * @default foot
             */
            kind?: components["schemas"]["D12Kind"];
            /**
             * Quality
             * @description Quality of the figure.
             * @default regular
             */
            quality?: components["schemas"]["D12Quality"];
            /**
             * Combat value
             * @description The figure's own value from the troop type table. It replaces the modifier of the quality in combat, unless the option troop_type_replaces says no.
             */
            combat_value?: number;
            /**
             * Weapon in combat
             * @description What it fights with hand to hand.
             * @default none
             */
            melee_weapon?: components["schemas"]["D12MeleeWeapon"];
            /**
             * Ability
             * @description The figure's ability, for all parts of the charge.
             * @default none
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Game
             * @description With the rank it sets how many wounds the figure can take.
             * @default unit
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Officer
             * @description Whether the figure is an officer. It matters in a game of units.
             * @default false
             */
            officer?: boolean;
            /**
             * Wounds
             * @description Wounds that the figure has taken before. Unit: wounds.
             * @default 0
             */
            wounds?: number;
            /**
             * Wounds allowed
             * @description How many wounds kill the figure. Left out, game and rank say; a Campaign wound takes one off, but not the last (A-D12-25). Unit: wounds.
             */
            wounds_max?: number;
            /**
             * Distance
             * @description From the charger to the figure that it charges, when it begins. Unit: inches.
             */
            distance: number;
            /**
             * Turns run already
             * @description In how many turns in a row, up to the last one, the figure has run or charged. Unit: turns.
             * @default 0
             */
            consecutive_runs?: number;
            /**
             * Pinned
             * @description Whether the figure is pinned and so may do nothing.
             * @default false
             */
            pinned?: boolean;
        };
        /**
         * D12Charged
         * @description The figure that is charged.
         */
        D12Charged: {
            /**
             * Name
             * @description What the figure is called.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Kind
             * @description Foot or cavalry.
             * @default foot
             */
            kind?: components["schemas"]["D12Kind"];
            /**
             * Quality
             * @description Quality of the figure.
             * @default regular
             */
            quality?: components["schemas"]["D12Quality"];
            /**
             * Combat value
             * @description The figure's own value from the troop type table. It replaces the modifier of the quality in combat, unless the option troop_type_replaces says no.
             */
            combat_value?: number;
            /**
             * Weapon in combat
             * @description What it fights with hand to hand.
             * @default none
             */
            melee_weapon?: components["schemas"]["D12MeleeWeapon"];
            /**
             * Ability
             * @description The figure's ability, for all parts of the charge.
             * @default none
             */
            ability?: components["schemas"]["D12Ability"];
            /**
             * Game
             * @description With the rank it sets how many wounds the figure can take.
             * @default unit
             */
            game?: components["schemas"]["D12Game"];
            /**
             * Officer
             * @description Whether the figure is an officer. It matters in a game of units.
             * @default false
             */
            officer?: boolean;
            /**
             * Wounds
             * @description Wounds that the figure has taken before. Unit: wounds.
             * @default 0
             */
            wounds?: number;
            /**
             * Wounds allowed
             * @description How many wounds kill the figure. Left out, game and rank say; a Campaign wound takes one off, but not the last (A-D12-25). Unit: wounds.
             */
            wounds_max?: number;
            /**
             * Firearm
             * @description What it can fire when it stands and fires; leave it out for nothing.
             */
            weapon?: components["schemas"]["D12Weapon"];
            /**
             * Loading
             * @description A gunpowder weapon is unloaded after a shot; breechloaders and repeaters fire every turn.
             * @default muzzle
             */
            loading?: components["schemas"]["D12Loading"];
            /**
             * Shooting value
             * @description The firer's own value from the troop type table. It replaces the modifier of the quality, unless the option troop_type_replaces says no.
             */
            shooting_value?: number;
            /**
             * Loaded
             * @description Whether its firearm is loaded. If it is not, it may not fire, and its morale is worse.
             * @default true
             */
            loaded?: boolean;
            /**
             * Obstacles
             * @description What is shot over, each with its modifier; more than three cannot be. The target's own cover is not among them (A-D12-15).
             * @default []
             */
            obstacles?: components["schemas"]["D12Obstacle"][];
            /**
             * Target's cover
             * @description The cover that the target itself is in. A fence that it stands behind is given here or among the obstacles, not twice.
             * @default none
             */
            chargers_cover?: components["schemas"]["D12Cover"];
            /**
             * Stands and fires
             * @description Whether it fires if it may: loaded, neither pinned nor hidden nor bound to return, not having moved, and the charger far enough away.
             * @default true
             */
            stands_and_fires?: boolean;
            /**
             * Fires at
             * @description At which charger it fires, counted from 1.
             * @default 1
             */
            fires_at?: number;
            /**
             * Attacks
             * @description Which charger it attacks hand to hand, counted from 1; against the others it only defends itself. If that one does not arrive, it attacks the first who does.
             * @default 1
             */
            attacks?: number;
            /**
             * In cover
             * @description Whether it is in cover, for its morale and hand to hand.
             * @default false
             */
            in_cover?: boolean;
            /**
             * Pinned
             * @description Whether it is pinned: it does not fire, and only defends itself.
             * @default false
             */
            pinned?: boolean;
            /**
             * Must return
             * @description Whether it was too far from its leader before this turn began, so that it may only move back until it is near: it does not fire, and only defends itself.
             * @default false
             */
            must_return?: boolean;
            /**
             * Moves
             * @description Whether it moves this turn, so that it does not fire.
             * @default false
             */
            moved?: boolean;
            /**
             * Hides
             * @description Whether it hides in or behind terrain, so that it does not fire.
             * @default false
             */
            hidden?: boolean;
            /**
             * Tests morale
             * @description Whether it tests its morale for this charge. False when its unit has been tested for a charge this turn.
             * @default true
             */
            tests_morale?: boolean;
            /**
             * Gives way
             * @description Whether it has failed a morale test and has not moved yet: it does not wait for the chargers, and no dice are thrown.
             * @default false
             */
            gives_way?: boolean;
            /**
             * In combat
             * @description Whether it is in contact with another enemy already: if it fails its test, it surrenders.
             * @default false
             */
            in_combat?: boolean;
            /**
             * Officer killed
             * @description Whether its officer or standard was killed.
             * @default false
             */
            officer_killed?: boolean;
            /**
             * Officer in sight
             * @description Whether an officer or the standard is in its line of sight.
             * @default false
             */
            officer_in_sight?: boolean;
            /**
             * Failed before
             * @description Whether its last morale test failed, too (1).
             * @default 0
             */
            prior_failures?: number;
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
         * D12InitiativeOrderOutcome
         * @description Who has the initiative.
         */
        D12InitiativeOrderOutcome: {
            /**
             * Winner
             * @description The player who chooses to move first or second.
             */
            winner: string;
            /**
             * Order
             * @description All players by their dice, the highest first; the tied rolled again. With more than two, they choose in this order.
             */
            order: components["schemas"]["D12Player"][];
        };
        /**
         * D12MovementOutcome
         * @description How far a figure may move.
         */
        D12MovementOutcome: {
            /**
             * Move
             * @description How far the figure may move, rounded down to a thousandth; that it is longer only happens under terrain_stack: multiplicative. Unit: inches.
             */
            allowance: number;
        };
        /**
         * D12StandAndFireOutcome
         * @description Whether a charged figure may fire.
         */
        D12StandAndFireOutcome: {
            /**
             * Allowed
             * @description Whether the figure may stand and fire.
             */
            allowed: boolean;
            /**
             * More than
             * @description Half of a charge move: the attacker must be farther away than this. Abilities, terrain and wounds of the attacker do not change it. Unit: inches.
             */
            more_than: number;
        };
        /**
         * D12CoherencyOutcome
         * @description Whether a figure is in coherency.
         */
        D12CoherencyOutcome: {
            /**
             * In coherency
             * @description Whether the figure is where it ought to be.
             */
            in_coherency: boolean;
            /**
             * Next turn
             * @description What the figure may do next turn.
             */
            next_turn_restriction: components["schemas"]["D12NextTurn"];
        };
        /**
         * D12RangedAttackOutcome
         * @description A shot.
         */
        D12RangedAttackOutcome: {
            /**
             * Range band
             * @description The range band. Where two bands meet, the nearer one holds.
             */
            band: components["schemas"]["D12Band"];
            /**
             * Die
             * @description The face of the die.
             */
            natural: number;
            /**
             * Modifier
             * @description The sum of all modifiers.
             */
            modifier: number;
            /**
             * Total
             * @description Die and modifiers.
             */
            total: number;
            /**
             * Result
             * @description What came of the shot. Only a natural 1 is a misfire.
             */
            result: components["schemas"]["D12ShotResult"];
            /**
             * Loaded after it
             * @description Whether the weapon is loaded afterwards.
             */
            loaded_after: components["schemas"]["D12LoadedAfter"];
        };
        /**
         * D12ReloadOutcome
         * @description A weapon after a turn of loading.
         */
        D12ReloadOutcome: {
            /**
             * Loaded
             * @description Whether the weapon is loaded now.
             */
            loaded: boolean;
        };
        /**
         * D12MisfireOutcome
         * @description What becomes of a weapon that misfires.
         */
        D12MisfireOutcome: {
            /**
             * Effect
             * @description What happens.
             */
            effect: components["schemas"]["D12Misfire"];
            /**
             * Still loaded
             * @description Whether the weapon is still loaded and may fire next turn.
             */
            loaded: boolean;
            /**
             * Wound roll
             * @description Whether the firer rolls on the wound table: on its own, foot or cavalry, without the +1 of close range.
             */
            wound_roll: boolean;
        };
        /**
         * D12DamageRollOutcome
         * @description What a hit did.
         */
        D12DamageRollOutcome: {
            /**
             * Modifier
             * @description What was added to the roll; it is never added to the die of a fall (A-D12-13).
             */
            modifier: number;
            /**
             * Effect
             * @description What the hit does. A roll of 12 is a head shot, natural or modified.
             */
            result: components["schemas"]["D12Wound"];
            /**
             * New wounds
             * @description Wounds that the hit made, a fall included. Unit: wounds.
             */
            wounds: number;
            /**
             * Wounds now
             * @description All wounds that the figure has now. Unit: wounds.
             */
            wounds_taken: number;
            /**
             * Thrown
             * @description Whether the rider was thrown from the horse.
             */
            thrown: boolean;
            /**
             * Dead
             * @description Whether the figure is dead: by the roll, by the fall or by its wounds.
             */
            dead: boolean;
            /**
             * Pinned
             * @description Whether the figure does nothing at its next activation.
             */
            pinned_next: boolean;
        };
        /**
         * D12Melee
         * @description A fight of two figures.
         */
        D12Melee: {
            /**
             * Die of side 1
             * @description The face of the die.
             */
            natural1: number;
            /**
             * Die of side 2
             * @description The face of the die.
             */
            natural2: number;
            /**
             * Modifier of side 1
             * @description The sum of all modifiers.
             */
            modifier1: number;
            /**
             * Modifier of side 2
             * @description The sum of all modifiers.
             */
            modifier2: number;
            /**
             * Total of side 1
             * @description Die and modifiers.
             */
            total1: number;
            /**
             * Total of side 2
             * @description Die and modifiers.
             */
            total2: number;
            /**
             * Winner
             * @description The side with the higher total.
             */
            winner: components["schemas"]["D12MeleeWinner"];
            /**
             * Difference
             * @description By how much.
             */
            difference: number;
            /**
             * Result
             * @description What the winner does to the loser.
             */
            result: components["schemas"]["D12MeleeResult"];
            /**
             * Wounds
             * @description New wounds of the loser. Unit: wounds.
             */
            wounds: number;
            /**
             * Dead
             * @description Whether the loser is dead, at once or by its wounds.
             */
            dead: boolean;
            /**
             * Pinned
             * @description Whether the loser is wounded and does nothing at its next activation.
             */
            pinned_next: boolean;
        };
        /**
         * D12MoraleDue
         * @description Whether morale must be tested.
         */
        D12MoraleDue: {
            /**
             * Test due
             * @description Whether morale must be tested.
             */
            due: boolean;
            /**
             * Because of
             * @description What calls for a test.
             */
            situations: components["schemas"]["D12MoraleSituation"][];
        };
        /**
         * D12MoraleCheckOutcome
         * @description A morale test.
         */
        D12MoraleCheckOutcome: {
            /**
             * Die
             * @description The face of the first die.
             */
            natural: number;
            /**
             * Total
             * @description The first die and all modifiers; it is looked up in the table.
             */
            total: number;
            /**
             * Modifier
             * @description The sum of all modifiers.
             */
            modifier: number;
            /**
             * Result
             * @description What it does.
             */
            result: components["schemas"]["D12MoraleResult"];
            /**
             * Second die
             * @description Whether a second die was thrown in cover. It is not modified (A-D12-7).
             */
            rechecked: boolean;
            /**
             * Failed
             * @description Whether the test failed; who is pinned by the second die has failed.
             */
            failed: boolean;
            /**
             * Removed
             * @description Whether it is removed, having failed twice in a row.
             */
            removed: boolean;
        };
        /**
         * D12OfficerCasualtyOutcome
         * @description What became of the officer.
         */
        D12OfficerCasualtyOutcome: {
            /**
             * Killed
             * @description Whether the officer or the standard is killed.
             */
            killed: boolean;
        };
        /**
         * D12TroopTypeOutcome
         * @description The troop type that a figure has.
         */
        D12TroopTypeOutcome: {
            /**
             * Troop type
             * @description How good the figure is.
             */
            type: components["schemas"]["D12Quality"];
            /**
             * Field of fighting
             * @description What it does better.
             */
            field: components["schemas"]["D12FieldOfFighting"];
            /**
             * Combat
             * @description What it adds to hand to hand rolls, as combat_value of melee-score.
             */
            combat: number;
            /**
             * Shooting
             * @description What it adds to rolls to hit, as shooting_value of ranged-attack.
             */
            shooting: number;
        };
        /**
         * D12AbilityOutcome
         * @description The ability that a figure has.
         */
        D12AbilityOutcome: {
            /**
             * Ability
             * @description What the figure is good or bad at.
             */
            ability: components["schemas"]["D12Ability"];
            /**
             * Changes
             * @description What it changes.
             */
            use: components["schemas"]["D12AbilityUse"];
            /**
             * On foot
             * @description What it adds for a figure on foot.
             */
            foot: number;
            /**
             * Mounted
             * @description What it adds for a mounted figure.
             */
            cavalry: number;
        };
        /**
         * D12VolleyOutcome
         * @description A volley.
         */
        D12VolleyOutcome: {
            /**
             * Shooters
             * @description What came of the shots, group by group.
             */
            shooters: components["schemas"]["D12Fired"][];
            /**
             * Target
             * @description What the volley leaves the target with.
             */
            target: components["schemas"]["D12Aftermath"];
            /**
             * Firers
             * @description What exploding weapons leave the firers with.
             */
            firers: components["schemas"]["D12Aftermath"];
        };
        /**
         * D12Fired
         * @description What came of the shots of a group.
         */
        D12Fired: {
            /**
             * Range band
             * @description The range band.
             */
            band: components["schemas"]["D12Band"];
            /**
             * Modifier
             * @description What was added to each shot.
             */
            modifier: number;
            /**
             * Hits
             * @description Shots that hit. Unit: figures.
             */
            hits: number;
            /**
             * Misses
             * @description Shots that missed. Unit: figures.
             */
            misses: number;
            /**
             * Misfires
             * @description Weapons that misfired. Unit: figures.
             */
            misfires: number;
            /**
             * Exploded
             * @description Weapons that exploded. Unit: figures.
             */
            exploded: number;
            /**
             * Out of ammo
             * @description Figures that are out of ammo. Unit: figures.
             */
            out_of_ammo: number;
            /**
             * Jammed
             * @description Weapons that are jammed. Unit: figures.
             */
            jammed: number;
            /**
             * Bad powder
             * @description Weapons that had bad powder. Unit: figures.
             */
            bad_powder: number;
            /**
             * Still loaded
             * @description Weapons that may fire next turn: those with bad powder, and breechloaders and repeaters that did not misfire. Unit: figures.
             */
            loaded: number;
            /**
             * Hurt
             * @description What exploding weapons did to the group, where any exploded.
             */
            hurt?: components["schemas"]["D12Hurt"];
        };
        /**
         * D12Hurt
         * @description Figures that were hurt.
         */
        D12Hurt: {
            /**
             * Killed
             * @description Figures that were killed. Unit: figures.
             */
            killed: number;
            /**
             * Wounded
             * @description Figures that live and took wounds. Unit: figures.
             */
            wounded: number;
            /**
             * New wounds
             * @description Wounds that those who live took, all together. Unit: wounds.
             */
            wounds: number;
            /**
             * Pinned
             * @description Figures that live and do nothing at their next activation, the wounded included. Unit: figures.
             */
            pinned: number;
            /**
             * Thrown
             * @description Riders who live and were thrown from their horses. Unit: figures.
             */
            thrown: number;
        };
        /**
         * D12Aftermath
         * @description What an exchange leaves a side with.
         */
        D12Aftermath: {
            /**
             * Killed
             * @description Figures that were killed. Unit: figures.
             */
            killed: number;
            /**
             * Wounded
             * @description Figures that live and took wounds. Unit: figures.
             */
            wounded: number;
            /**
             * New wounds
             * @description Wounds that those who live took, all together. Unit: wounds.
             */
            wounds: number;
            /**
             * Pinned
             * @description Figures that live and do nothing at their next activation, the wounded included. Unit: figures.
             */
            pinned: number;
            /**
             * Thrown
             * @description Riders who live and were thrown from their horses. Unit: figures.
             */
            thrown: number;
            /**
             * Officer killed
             * @description Whether the officer or the standard was killed.
             */
            officer_killed: boolean;
            /**
             * Tests due
             * @description Whether the side itself must test morale now.
             */
            tests: components["schemas"]["D12MoraleDue"];
            /**
             * Friends test
             * @description Whether friends within 12" who saw somebody killed must test morale now, each of them for itself.
             */
            friends_test: boolean;
        };
        /**
         * D12ChargeOutcome
         * @description A charge.
         */
        D12ChargeOutcome: {
            /**
             * How it ended
             * @description How the charge ended.
             */
            end: components["schemas"]["D12ChargeEnd"];
            /**
             * Morale
             * @description The charged figure's morale test, where it made one.
             */
            morale?: components["schemas"]["D12Morale"];
            /**
             * Shot
             * @description What came of the charged figure's shot, where it fired.
             */
            shot?: components["schemas"]["D12ShotResult"];
            /**
             * Misfire
             * @description What came of its misfire, where there was one.
             */
            misfire?: components["schemas"]["D12Misfire"];
            /**
             * Fights
             * @description The fights, in the order of the chargers.
             */
            fights: components["schemas"]["D12ChargeFight"][];
            /**
             * Chargers
             * @description What the charge leaves the chargers with.
             */
            chargers: components["schemas"]["D12Aftermath"];
            /**
             * Charged
             * @description What the charge leaves the charged figure with.
             */
            charged: components["schemas"]["D12Aftermath"];
        };
        /**
         * D12Morale
         * @description A morale test that was made.
         */
        D12Morale: {
            /**
             * Modifier
             * @description The sum of all modifiers.
             */
            modifier: number;
            /**
             * Result
             * @description What it does.
             */
            result: components["schemas"]["D12MoraleResult"];
            /**
             * Second die
             * @description Whether a second die was thrown in cover. It is not modified (A-D12-7).
             */
            rechecked: boolean;
            /**
             * Failed
             * @description Whether the test failed; who is pinned by the second die has failed.
             */
            failed: boolean;
            /**
             * Removed
             * @description Whether it is removed, having failed twice in a row.
             */
            removed: boolean;
        };
        /**
         * D12ChargeFight
         * @description One fight of the charge.
         */
        D12ChargeFight: {
            /**
             * Charger
             * @description Which charger, counted from 1. He is side 1, the charged figure side 2.
             */
            charger: number;
            /**
             * Fight
             * @description The fight.
             */
            melee: components["schemas"]["D12Melee"];
        };
        /** OddsMethod */
        OddsMethod: string & ("exact" | "sample");
        /** Carry */
        Carry: string & ("survivors" | "as_it_stood");
        /** Correction */
        Correction: string & ("none" | "further_dice" | "reused_dice");
        /** Mode */
        Mode: string & ("sealed" | "two_sided");
        /** D12MisfireFour */
        D12MisfireFour: string & ("out_of_ammo" | "jammed");
        /** D12CoverRecheckBand */
        D12CoverRecheckBand: string & ("3_4" | "5_6");
        /** D12CoverRecheckInCombat */
        D12CoverRecheckInCombat: string & ("yes" | "no");
        /** D12HthCharged */
        D12HthCharged: string & ("charger" | "charged");
        /** D12GangUp */
        D12GangUp: string & ("per_extra" | "once");
        /** D12TerrainStack */
        D12TerrainStack: string & ("additive" | "multiplicative");
        /** D12TroopTypeReplaces */
        D12TroopTypeReplaces: string & ("yes" | "no");
        /** D12HitAllocation */
        D12HitAllocation: string & ("least_wounded" | "most_wounded" | "in_order");
        /** D12ChargeTest */
        D12ChargeTest: string & ("on_charge" | "morale_phase");
        /** D12ChargeTests */
        D12ChargeTests: string & ("per_turn" | "each");
        /** D12CombatEnds */
        D12CombatEnds: string & ("parted" | "turn");
        /** D12ThrownCharger */
        D12ThrownCharger: string & ("stops" | "arrives");
        /** D12PinnedInCombat */
        D12PinnedInCombat: string & ("blocks" | "fights");
        /** D12QuarterLost */
        D12QuarterLost: string & ("once" | "each_quarter" | "each_loss");
        /** EnforceDue */
        EnforceDue: string & ("refuse" | "warn");
        /** D12Kind */
        D12Kind: string & ("foot" | "cavalry");
        /** D12MovementMode */
        D12MovementMode: string & ("walk" | "crawl" | "run" | "charge");
        /** D12Terrain */
        D12Terrain: string & ("dense_woods" | "river" | "low_wall" | "building" | "light_woods" | "stream");
        /** D12Ability */
        D12Ability: string & ("none" | "expert_skirmisher" | "combat_expert" | "dead_eye" | "tough" | "quick_loader" | "loyal" | "runner" | "fast_mover" | "yella" | "shot_in_the_leg" | "twitchy_arm" | "campaign_wound");
        /** D12Flight */
        D12Flight: string & ("none" | "retreat" | "panic");
        /** D12Cover */
        D12Cover: string & ("none" | "soft" | "hard");
        /** D12ChargedBy */
        D12ChargedBy: string & ("none" | "foot" | "cavalry");
        /** D12Game */
        D12Game: string & ("unit" | "individual");
        /** D12Weapon */
        D12Weapon: string & ("rifled_musket" | "carbine" | "shotgun" | "pistol");
        /** D12Loading */
        D12Loading: string & ("muzzle" | "breech" | "repeater");
        /** D12Quality */
        D12Quality: string & ("elite" | "veteran" | "regular" | "raw");
        /** D12Obstacle */
        D12Obstacle: string & ("soft" | "hard");
        /** D12TargetMovement */
        D12TargetMovement: string & ("other" | "crawling" | "running" | "charging");
        /** D12MeleeWeapon */
        D12MeleeWeapon: string & ("none" | "sword" | "bayonet");
        /** D12MoraleCause */
        D12MoraleCause: string & ("none" | "friend_killed" | "officer_panics");
        /** D12Coherency */
        D12Coherency: string & ("together" | "strayed" | "must_return");
        /** D12LossesCall */
        D12LossesCall: string & ("once" | "each_quarter" | "each_loss");
        /** D12Fate */
        D12Fate: string & ("in_play" | "removed" | "surrendered" | "killed");
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
        /** D12NextTurn */
        D12NextTurn: string & ("none" | "only_move_back");
        /** D12Band */
        D12Band: string & ("close" | "medium" | "extreme");
        /** D12ShotResult */
        D12ShotResult: string & ("hit" | "miss" | "misfire");
        /** D12LoadedAfter */
        D12LoadedAfter: string & ("loaded" | "unloaded" | "by_misfire");
        /** D12Misfire */
        D12Misfire: string & ("explodes" | "out_of_ammo" | "jammed" | "bad_powder");
        /** D12Wound */
        D12Wound: string & ("head_shot" | "chest_hit" | "minor_hit" | "pinned");
        /** D12MeleeWinner */
        D12MeleeWinner: string & ("none" | "side1" | "side2");
        /** D12MeleeResult */
        D12MeleeResult: string & ("draw" | "blocked" | "wounds" | "kills");
        /** D12MoraleSituation */
        D12MoraleSituation: string & ("losses" | "wounded" | "charged" | "friend_killed" | "officer_panic");
        /** D12MoraleResult */
        D12MoraleResult: string & ("continue" | "retreat" | "panic" | "surrender" | "pinned");
        /** D12FieldOfFighting */
        D12FieldOfFighting: string & ("combat" | "shooting");
        /** D12AbilityUse */
        D12AbilityUse: string & ("when_shot_at" | "in_combat" | "when_shooting" | "when_hurt" | "when_reloading" | "in_morale" | "turns_of_running" | "when_moving" | "wounds_allowed");
        /** D12ChargeEnd */
        D12ChargeEnd: string & ("fought" | "gave_way" | "stopped" | "defender_dead");
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
                step: string & ("initiative-order" | "movement" | "stand-and-fire" | "coherency" | "ranged-attack" | "reload" | "misfire" | "damage-roll" | "melee-score" | "morale-due" | "morale-check" | "officer-casualty" | "troop-type" | "ability" | "volley" | "charge");
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
                table: string & ("moves" | "terrain" | "wounds-allowed" | "weapons" | "shooting-modifiers" | "misfire" | "wounds-foot" | "wounds-cavalry" | "melee-modifiers" | "melee-effects" | "morale-situations" | "morale" | "morale-modifiers" | "troop-types" | "abilities");
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
    resolveD12SkirmishInitiativeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishInitiativeOrderQuestion"];
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
                    "application/json": components["schemas"]["D12SkirmishInitiativeOrderRuling"] | components["schemas"]["Preview"];
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
    resolveD12SkirmishMovement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishMovementQuestion"];
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
                    "application/json": components["schemas"]["D12SkirmishMovementRuling"] | components["schemas"]["Preview"];
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
    resolveD12SkirmishStandAndFire: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishStandAndFireQuestion"];
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
                    "application/json": components["schemas"]["D12SkirmishStandAndFireRuling"] | components["schemas"]["Preview"];
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
    resolveD12SkirmishCoherency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishCoherencyQuestion"];
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
                    "application/json": components["schemas"]["D12SkirmishCoherencyRuling"] | components["schemas"]["Preview"];
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
    resolveD12SkirmishRangedAttack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishRangedAttackQuestion"];
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
                    "application/json": components["schemas"]["D12SkirmishRangedAttackRuling"] | components["schemas"]["Preview"];
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
    resolveD12SkirmishReload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishReloadQuestion"];
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
                    "application/json": components["schemas"]["D12SkirmishReloadRuling"] | components["schemas"]["Preview"];
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
    resolveD12SkirmishMisfire: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishMisfireQuestion"];
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
                    "application/json": components["schemas"]["D12SkirmishMisfireRuling"] | components["schemas"]["Preview"];
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
    resolveD12SkirmishDamageRoll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishDamageRollQuestion"];
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
                    "application/json": components["schemas"]["D12SkirmishDamageRollRuling"] | components["schemas"]["Preview"];
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
    resolveD12SkirmishMeleeScore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishMeleeScoreQuestion"];
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
                    "application/json": components["schemas"]["D12SkirmishMeleeScoreRuling"] | components["schemas"]["Preview"];
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
    resolveD12SkirmishMoraleDue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishMoraleDueQuestion"];
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
                    "application/json": components["schemas"]["D12SkirmishMoraleDueRuling"] | components["schemas"]["Preview"];
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
    resolveD12SkirmishMoraleCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishMoraleCheckQuestion"];
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
                    "application/json": components["schemas"]["D12SkirmishMoraleCheckRuling"] | components["schemas"]["Preview"];
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
    resolveD12SkirmishOfficerCasualty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishOfficerCasualtyQuestion"];
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
                    "application/json": components["schemas"]["D12SkirmishOfficerCasualtyRuling"] | components["schemas"]["Preview"];
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
    resolveD12SkirmishTroopType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishTroopTypeQuestion"];
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
                    "application/json": components["schemas"]["D12SkirmishTroopTypeRuling"] | components["schemas"]["Preview"];
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
    resolveD12SkirmishAbility: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishAbilityQuestion"];
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
                    "application/json": components["schemas"]["D12SkirmishAbilityRuling"] | components["schemas"]["Preview"];
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
    resolveD12SkirmishVolley: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishVolleyQuestion"];
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
                    "application/json": components["schemas"]["D12SkirmishVolleyRuling"] | components["schemas"]["Preview"];
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
    resolveD12SkirmishCharge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishChargeQuestion"];
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
                    "application/json": components["schemas"]["D12SkirmishChargeRuling"] | components["schemas"]["Preview"];
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
    getOddsD12SkirmishInitiativeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishInitiativeOrderOddsQuestion"];
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
    getOddsD12SkirmishMovement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishMovementOddsQuestion"];
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
    getOddsD12SkirmishStandAndFire: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishStandAndFireOddsQuestion"];
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
    getOddsD12SkirmishCoherency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishCoherencyOddsQuestion"];
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
    getOddsD12SkirmishRangedAttack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishRangedAttackOddsQuestion"];
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
    getOddsD12SkirmishReload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishReloadOddsQuestion"];
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
    getOddsD12SkirmishMisfire: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishMisfireOddsQuestion"];
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
    getOddsD12SkirmishDamageRoll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishDamageRollOddsQuestion"];
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
    getOddsD12SkirmishMeleeScore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishMeleeScoreOddsQuestion"];
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
    getOddsD12SkirmishMoraleDue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishMoraleDueOddsQuestion"];
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
    getOddsD12SkirmishMoraleCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishMoraleCheckOddsQuestion"];
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
    getOddsD12SkirmishOfficerCasualty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishOfficerCasualtyOddsQuestion"];
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
    getOddsD12SkirmishTroopType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishTroopTypeOddsQuestion"];
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
    getOddsD12SkirmishAbility: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishAbilityOddsQuestion"];
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
    getOddsD12SkirmishVolley: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishVolleyOddsQuestion"];
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
    getOddsD12SkirmishCharge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["D12SkirmishChargeOddsQuestion"];
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
                "application/json": components["schemas"]["D12SkirmishOpening"];
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
                "application/json": components["schemas"]["D12SkirmishRecordedQuestion"];
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
                    "application/json": components["schemas"]["D12SkirmishRulingEntry"] | components["schemas"]["Appended"];
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
                "application/json": components["schemas"]["D12SkirmishRecordedQuestion"];
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
                    "application/json": components["schemas"]["D12SkirmishRulingEntry"] | components["schemas"]["Appended"];
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
                "application/json": components["schemas"]["D12SkirmishHouseRulesBody"];
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
                "application/json": components["schemas"]["D12SkirmishArmyBody"];
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
                "application/json": components["schemas"]["D12SkirmishUnitsBody"];
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
                "application/json": components["schemas"]["D12SkirmishUnitChangeBody"];
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
                    "application/json": components["schemas"]["D12SkirmishRoster"];
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
                "application/json": components["schemas"]["D12SkirmishSessionOddsQuestion"];
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
