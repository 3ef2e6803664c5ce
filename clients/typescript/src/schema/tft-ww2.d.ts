// Made of openapi/tft-ww2.yaml by clients/typescript/make_types.mjs; scripts/documents makes it anew.

export interface paths {
    "/v1/rulesets/tft-ww2/steps/{step}": {
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
    "/v1/rulesets/tft-ww2/tables/{table}": {
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
    "/v1/rulesets/tft-ww2/movement": {
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
         * @description What a figure's action costs in movement points, whether the move is legal, and which combat it allows. Sides move alternately; no die decides who begins (TFT-TURN-1).
         */
        post: operations["resolveTftWw2Movement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/ranged-attack": {
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
         * @description One shot of a firearm: 3D6 must stay under the firer's modified DEX. 3 to 5 always hit, 16 to 18 never do.
         */
        post: operations["resolveTftWw2RangedAttack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/fire-action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fire action
         * @description All shots of a weapon in one round, each with its damage. A misfire costs its shot; a jam costs the rest.
         */
        post: operations["resolveTftWw2FireAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/melee-score": {
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
         * @description One attack in close combat: 3D6 under DEX; a defender who chose close combat parries a hit or ripostes a miss. No riposte follows a parry, and a missed riposte ends it (A-TFT-13).
         */
        post: operations["resolveTftWw2MeleeScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/damage-roll": {
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
         * @description What a hit does to a figure: up to half of STR it is wounded, up to STR incapacitated, above that dead. Each hit is judged alone (A-TFT-18).
         */
        post: operations["resolveTftWw2DamageRoll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/clear-jam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clear a jam
         * @description A figure that takes the Action rolls 3D6 under INT, or INT -4 after an 18, to clear a jammed weapon.
         */
        post: operations["resolveTftWw2ClearJam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/morale-due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Morale due
         * @description Whether the commander of a unit must make a morale check in this round.
         */
        post: operations["resolveTftWw2MoraleDue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/morale-check": {
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
         * @description A unit's commander rolls 3D6 under the modified LDR; a unit that fails flees or surrenders.
         */
        post: operations["resolveTftWw2MoraleCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/rally-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rally check
         * @description A CO that is not fleeing rolls 3D6 under its plain LDR to stop a unit's flight.
         */
        post: operations["resolveTftWw2RallyCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/indirect-fire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Indirect fire
         * @description A throw (DEX) or an indirect shot (INT) at a spot on which the template was placed before the roll. A miss goes astray and does half damage. Modifiers of single targets do not count; the template aims at a spot.
         */
        post: operations["resolveTftWw2IndirectFire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/blast-damage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Blast damage
         * @description One roll of the weapon's dice for all whom the template touches; cover takes 4 or 6 off each die, none below 0. Then the sum is multiplied, halved if the shot scattered, and judged against each STR. Damage without dice counts as a single die for cover.
         */
        post: operations["resolveTftWw2BlastDamage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/building-damage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Building damage
         * @description A building collapses when all its damage is more than its hit points, or one attack more than half of them.
         */
        post: operations["resolveTftWw2BuildingDamage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/afv-movement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * AFV movement
         * @description What a vehicle pays for its way and its turns, in movement points; after more than half of its points, all ways of the turn together, it may not fire.
         */
        post: operations["resolveTftWw2AfvMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/afv-attack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * AFV attack
         * @description 3D6 under the vehicle's Fire Control with its modifiers. High explosive at soft targets has fewer modifiers, and scatters when it misses.
         */
        post: operations["resolveTftWw2AfvAttack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/afv-damage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * AFV damage
         * @description Penetration against armour, then 3D6 less the HE modifier. The diagram of hit locations is lost in the source (TFT-AFVC-6), so one armour factor is asked for. A vehicle that explodes or is knocked out has no crew to test.
         */
        post: operations["resolveTftWw2AfvDamage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/crew-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crew check
         * @description After any hit on an AFV its crew tests morale with the LDR of an NCO and the modifiers of infantry.
         */
        post: operations["resolveTftWw2CrewCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/overrun": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Over-run
         * @description Each figure whose base an AFV touches or crosses rolls 3D6 under DEX or is killed.
         */
        post: operations["resolveTftWw2Overrun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/close-assault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close assault
         * @description 3D6 equal to or less than 5 and what the assaulting figures add: the vehicle is immobilised, or knocked out by a critical hit.
         */
        post: operations["resolveTftWw2CloseAssault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/movement/odds": {
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
        post: operations["getOddsTftWw2Movement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/ranged-attack/odds": {
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
        post: operations["getOddsTftWw2RangedAttack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/fire-action/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Fire action
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTftWw2FireAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/melee-score/odds": {
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
        post: operations["getOddsTftWw2MeleeScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/damage-roll/odds": {
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
        post: operations["getOddsTftWw2DamageRoll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/clear-jam/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Clear a jam
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTftWw2ClearJam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/morale-due/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Morale due
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTftWw2MoraleDue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/morale-check/odds": {
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
        post: operations["getOddsTftWw2MoraleCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/rally-check/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Rally check
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTftWw2RallyCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/indirect-fire/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Indirect fire
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTftWw2IndirectFire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/blast-damage/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Blast damage
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTftWw2BlastDamage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/building-damage/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Building damage
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTftWw2BuildingDamage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/afv-movement/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: AFV movement
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTftWw2AfvMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/afv-attack/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: AFV attack
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTftWw2AfvAttack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/afv-damage/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: AFV damage
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTftWw2AfvDamage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/crew-check/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Crew check
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTftWw2CrewCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/overrun/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Over-run
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTftWw2Overrun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/tft-ww2/close-assault/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds: Close assault
         * @description How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for several cases at once. A question that takes too much work is refused, with an estimate of the work; the method `sample` answers it approximately.
         */
        post: operations["getOddsTftWw2CloseAssault"];
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
    "/v1/club/house-rules/tft-ww2/{name}": {
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
    "/v1/club/armies/tft-ww2/{army}": {
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
         * TftWw2MovementQuestion
         * @description What a figure's action costs in movement points, whether the move is legal, and which combat it allows. Sides move alternately; no die decides who begins (TFT-TURN-1).
         */
        TftWw2MovementQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TftMovementInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TftOptions"];
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
         * TftWw2MovementRecordedQuestion
         * @description What a figure's action costs in movement points, whether the move is legal, and which combat it allows. Sides move alternately; no die decides who begins (TFT-TURN-1).
         */
        TftWw2MovementRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "movement";
            input?: components["schemas"]["TftWw2MovementUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TftMovementUnits"];
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
         * TftMovementUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TftMovementUnits: {
            /**
             * Unit
             * @description The figure that takes its action.
             */
            figure?: string;
        };
        /**
         * TftWw2MovementRuling
         * @description What a figure's action costs in movement points, whether the move is legal, and which combat it allows. Sides move alternately; no die decides who begins (TFT-TURN-1).
         */
        TftWw2MovementRuling: {
            /** @constant */
            ruleset: "tft-ww2";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "movement";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TftMovementOutcome"];
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
         * TftWw2MovementOddsQuestion
         * @description A question about odds.
         */
        TftWw2MovementOddsQuestion: {
            input: components["schemas"]["TftMovementInput"];
            options?: components["schemas"]["TftOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2MovementSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TftWw2MovementSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "movement";
            units?: components["schemas"]["TftMovementUnits"];
            input?: components["schemas"]["TftWw2MovementUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2MovementRulingEntry
         * @description What a figure's action costs in movement points, whether the move is legal, and which combat it allows. Sides move alternately; no die decides who begins (TFT-TURN-1).
         */
        TftWw2MovementRulingEntry: {
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
            input: components["schemas"]["TftMovementInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TftMovementOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TftMovementUnits"];
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
         * TftWw2MovementUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2MovementUnitInput: {
            /**
             * Action
             * @description What the figure does this turn.
             */
            action?: components["schemas"]["TftAction"];
            /**
             * Profile
             * @description A named figure; it says the MOV where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * MOV
             * @description MOV, unhalved. It must be given unless a profile says it.
             */
            movement?: number;
            /**
             * Wounded
             * @description Whether the figure is wounded; then MOV is halved here.
             */
            wounded?: boolean;
            /**
             * Distance
             * @description How far it moves; an inch costs a point. Unit: inches.
             * @default 0
             */
            inches?: number;
            /**
             * Turns
             * @description Turns of 90 degrees; each costs a point. Unit: turns.
             * @default 0
             */
            turns?: number;
            /**
             * Turn at the end
             * @description Whether the turn of a run comes at the end of the move; left out, it does.
             */
            turn_at_end?: boolean;
            /**
             * Reaches its goal
             * @description Whether a fleeing figure reaches cover or the edge; else it must use its whole move.
             * @default false
             */
            reaches_goal?: boolean;
            /**
             * Prone
             * @description Whether the figure lies prone; a change of position makes it stand up.
             */
            prone?: boolean;
            /**
             * Cover
             * @description The cover that it comes to stand in.
             * @default none
             */
            cover?: components["schemas"]["TftCover"];
            /**
             * Full cover
             * @description Whether that cover hides it wholly. Needs a cover.
             * @default false
             */
            full_cover?: boolean;
            /**
             * Handles
             * @description What it does with the action Action. Jams have a step of their own.
             * @default none
             */
            handles?: components["schemas"]["TftHandled"];
            /**
             * State of the weapon
             * @description Of what is in hand. Only what was dropped is picked up.
             */
            weapon_state?: components["schemas"]["TftHeldState"];
            /**
             * State of the sidearm
             * @description Of the sidearm. It is picked up where the other weapon was not dropped.
             */
            sidearm_state?: components["schemas"]["TftHeldState"];
            /**
             * State when dropped
             * @description What was in hand was like this when it was dropped, and is so again when it is picked up.
             */
            dropped_state?: components["schemas"]["TftWeaponState"];
            /**
             * State of the sidearm when dropped
             * @description Likewise of the sidearm.
             */
            sidearm_dropped_state?: components["schemas"]["TftWeaponState"];
            /**
             * Bayonet fixed
             * @description Whether its bayonet was fixed before.
             */
            bayonet_fixed?: boolean;
            /**
             * Action taken
             * @description The action that it has taken in this turn already. It has no other before the next turn.
             */
            taken?: components["schemas"]["TftAction"];
            /**
             * Action used
             * @description Whether it has handled an item in this turn already.
             */
            action_used?: boolean;
            /**
             * Move at its end
             * @description Whether it has turned at the end of its run in this turn already, or fought at the end of its charge; then it goes no farther.
             */
            move_ended?: boolean;
            /**
             * Moved before
             * @description How far it moved in this turn already. It changes nothing here; those who shoot at it count all of it. Unit: inches.
             */
            moved_before?: number;
            /**
             * Points spent
             * @description Movement points that it spent on this action already. Unit: points.
             */
            points_spent?: number;
            /**
             * Fleeing
             * @description Whether it flees after a failed check and is not where it flees to; then it can do nothing else.
             */
            fleeing?: boolean;
            /**
             * Flees to
             * @description Where it flees to after a failed check. Where that is a cover and it reaches it, the cover must be given.
             */
            flees_to?: components["schemas"]["TftFlight"];
        };
        /**
         * TftWw2RangedAttackQuestion
         * @description One shot of a firearm: 3D6 must stay under the firer's modified DEX. 3 to 5 always hit, 16 to 18 never do.
         */
        TftWw2RangedAttackQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TftRangedAttackInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TftOptions"];
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
         * TftWw2RangedAttackRecordedQuestion
         * @description One shot of a firearm: 3D6 must stay under the firer's modified DEX. 3 to 5 always hit, 16 to 18 never do.
         */
        TftWw2RangedAttackRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "ranged-attack";
            input?: components["schemas"]["TftWw2RangedAttackUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TftRangedAttackUnits"];
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
         * TftRangedAttackUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TftRangedAttackUnits: {
            /**
             * Unit
             * @description The figure that fires.
             */
            firer?: string;
            /**
             * Unit
             * @description The figure that is shot at.
             */
            target?: string;
        };
        /**
         * TftWw2RangedAttackRuling
         * @description One shot of a firearm: 3D6 must stay under the firer's modified DEX. 3 to 5 always hit, 16 to 18 never do.
         */
        TftWw2RangedAttackRuling: {
            /** @constant */
            ruleset: "tft-ww2";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "ranged-attack";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TftRangedAttackOutcome"];
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
         * TftWw2RangedAttackOddsQuestion
         * @description A question about odds.
         */
        TftWw2RangedAttackOddsQuestion: {
            input: components["schemas"]["TftRangedAttackInput"];
            options?: components["schemas"]["TftOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2RangedAttackSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TftWw2RangedAttackSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "ranged-attack";
            units?: components["schemas"]["TftRangedAttackUnits"];
            input?: components["schemas"]["TftWw2RangedAttackUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2RangedAttackRulingEntry
         * @description One shot of a firearm: 3D6 must stay under the firer's modified DEX. 3 to 5 always hit, 16 to 18 never do.
         */
        TftWw2RangedAttackRulingEntry: {
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
            input: components["schemas"]["TftRangedAttackInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TftRangedAttackOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TftRangedAttackUnits"];
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
         * TftWw2RangedAttackUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2RangedAttackUnitInput: {
            /**
             * Firer's profile
             * @description A named figure; it says the DEX where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * DEX
             * @description The firer's DEX, unhalved. It must be given unless a profile says it.
             */
            dexterity?: number;
            /**
             * Wounded
             * @description Whether the firer is wounded; then its DEX is halved here.
             */
            wounded?: boolean;
            /**
             * Weapon
             * @description What is fired.
             */
            weapon?: components["schemas"]["TftWeapon"];
            /**
             * Action
             * @description The firer's action: pivot, aim, or walk_and_snap_shot; others forbid it.
             */
            action?: components["schemas"]["TftAction"];
            /**
             * State of the weapon
             * @description Of the weapon that is used, or of what is in hand where that is given as well.
             */
            weapon_state?: components["schemas"]["TftHeldState"];
            /**
             * State when dropped
             * @description What was in hand was like this when it was dropped. It changes nothing here; where another weapon is taken up it is remembered.
             */
            dropped_state?: components["schemas"]["TftWeaponState"];
            /**
             * In hand
             * @description What it had in hand before. Another weapon than this one and the sidearm is ready.
             */
            in_hand?: components["schemas"]["TftWeapon"];
            /**
             * Sidearm
             * @description A second weapon that it carries; to draw it costs nothing.
             */
            sidearm?: components["schemas"]["TftWeapon"];
            /**
             * State of the sidearm
             * @description Of the sidearm.
             */
            sidearm_state?: components["schemas"]["TftHeldState"];
            /**
             * Range
             * @description Distance to the target. Unit: inches.
             */
            range: number;
            /**
             * Target
             * @description What the target did, and where it stands.
             */
            target?: components["schemas"]["TftWw2RangedAttackUnitInputTarget"];
            /**
             * Further target
             * @description Whether the first target of this round was another one. Left out, it follows from the names of the targets, or from targets_before.
             */
            additional_target?: boolean;
            /**
             * From the previous target
             * @description Distance between this target and the previous one. Required for another target than the last. Unit: inches.
             */
            distance_from_previous?: number;
            /**
             * Targets before
             * @description How many other targets the weapon shot at before. It matters with the option extra_target_cumulative.
             */
            targets_before?: number;
            /**
             * Shot
             * @description Which of the weapon's shots of this round it is; left out, the first, or with a further target the second.
             */
            shot_number?: number;
            /**
             * First target
             * @description The name of whom it shot at first in this round.
             */
            first_target?: string;
            /**
             * Last target
             * @description The name of whom it shot at last in this round.
             */
            last_target?: string;
            /**
             * Targets shot at
             * @description How many different targets it shot at in this round. Unit: figures.
             */
            targets_shot?: number;
        };
        /**
         * TftWw2RangedAttackUnitInputTarget
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2RangedAttackUnitInputTarget: {
            /**
             * Name
             * @description What the target is called.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Moved
             * @description How far the target moved in its turn. Unit: inches.
             */
            moved_inches?: number;
            /**
             * Prone
             * @description Whether the target lies prone.
             */
            prone?: boolean;
            /**
             * Cover
             * @description The cover of the target; one kind only (A-TFT-10).
             */
            cover?: components["schemas"]["TftCover"];
            /**
             * Full cover
             * @description Whether the cover hides the target wholly. Needs a cover.
             */
            full_cover?: boolean;
            /**
             * Shot last round
             * @description Whether the target shot in the last round. It matters in full cover.
             */
            shot_last_round?: boolean;
            /**
             * Owed hits
             * @description Hits on it whose damage has not been rolled yet. With six of them it is not shot at again before. Unit: hits.
             */
            hits_owed?: number;
        };
        /**
         * TftWw2FireActionQuestion
         * @description All shots of a weapon in one round, each with its damage. A misfire costs its shot; a jam costs the rest.
         */
        TftWw2FireActionQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TftFireActionInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TftOptions"];
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
         * TftWw2FireActionRecordedQuestion
         * @description All shots of a weapon in one round, each with its damage. A misfire costs its shot; a jam costs the rest.
         */
        TftWw2FireActionRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "fire-action";
            input?: components["schemas"]["TftWw2FireActionUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TftFireActionUnits"];
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
         * TftFireActionUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TftFireActionUnits: {
            /**
             * Unit
             * @description The figure that fires.
             */
            firer?: string;
            /**
             * Unit
             * @description The figures that are shot at, in the order of the targets.
             */
            targets?: string[];
        };
        /**
         * TftWw2FireActionRuling
         * @description All shots of a weapon in one round, each with its damage. A misfire costs its shot; a jam costs the rest.
         */
        TftWw2FireActionRuling: {
            /** @constant */
            ruleset: "tft-ww2";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "fire-action";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TftFireActionOutcome"];
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
         * TftWw2FireActionOddsQuestion
         * @description A question about odds.
         */
        TftWw2FireActionOddsQuestion: {
            input: components["schemas"]["TftFireActionInput"];
            options?: components["schemas"]["TftOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2FireActionSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TftWw2FireActionSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "fire-action";
            units?: components["schemas"]["TftFireActionUnits"];
            input?: components["schemas"]["TftWw2FireActionUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2FireActionRulingEntry
         * @description All shots of a weapon in one round, each with its damage. A misfire costs its shot; a jam costs the rest.
         */
        TftWw2FireActionRulingEntry: {
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
            input: components["schemas"]["TftFireActionInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TftFireActionOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TftFireActionUnits"];
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
            step: "fire-action";
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
         * TftWw2FireActionUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2FireActionUnitInput: {
            /**
             * Firer's profile
             * @description A named figure; it says the DEX where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * DEX
             * @description The firer's DEX, unhalved. It must be given unless a profile says it.
             */
            dexterity?: number;
            /**
             * Wounded
             * @description Whether the firer is wounded; then its DEX is halved here.
             */
            wounded?: boolean;
            /**
             * Weapon
             * @description What is fired.
             */
            weapon?: components["schemas"]["TftWeapon"];
            /**
             * Action
             * @description The firer's action: pivot, aim, or walk_and_snap_shot; others forbid it.
             */
            action?: components["schemas"]["TftAction"];
            /**
             * State of the weapon
             * @description Of the weapon that is used, or of what is in hand where that is given as well.
             */
            weapon_state?: components["schemas"]["TftHeldState"];
            /**
             * State when dropped
             * @description What was in hand was like this when it was dropped. It changes nothing here; where another weapon is taken up it is remembered.
             */
            dropped_state?: components["schemas"]["TftWeaponState"];
            /**
             * In hand
             * @description What it had in hand before. Another weapon than this one and the sidearm is ready.
             */
            in_hand?: components["schemas"]["TftWeapon"];
            /**
             * Sidearm
             * @description A second weapon that it carries; to draw it costs nothing.
             */
            sidearm?: components["schemas"]["TftWeapon"];
            /**
             * State of the sidearm
             * @description Of the sidearm.
             */
            sidearm_state?: components["schemas"]["TftHeldState"];
            /**
             * First target
             * @description The name of whom it shot at first in this round.
             */
            first_target?: string;
            /**
             * Last target
             * @description The name of whom it shot at last in this round.
             */
            last_target?: string;
            /**
             * Targets shot at
             * @description How many different targets it shot at in this round. Unit: figures.
             */
            targets_shot?: number;
            /**
             * Shots before
             * @description Shots that it fired in this round before these. Unit: shots.
             */
            shots_before?: number;
            /**
             * Shift fire
             * @description Whether shots left over when a target is out of the game go on to the next in the list. Else they are not fired.
             * @default false
             */
            shift_fire?: boolean;
            /**
             * Targets
             * @description The targets in the order in which they are shot at.
             */
            targets?: components["schemas"]["TftWw2FireActionUnitInputTargets"][];
        };
        /**
         * TftWw2FireActionUnitInputTargets
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2FireActionUnitInputTargets: {
            /**
             * Name
             * @description What the target is called.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Target's profile
             * @description A named figure; it says the STR where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * STR
             * @description STR of the target, unhalved. It must be given unless a profile says it.
             */
            strength?: number;
            /**
             * Wounded
             * @description Whether the target was wounded before.
             */
            wounded?: boolean;
            /**
             * Range
             * @description Distance from the firer. Unit: inches.
             */
            range: number;
            /**
             * Moved
             * @description How far the target moved in its turn. Unit: inches.
             */
            moved_inches?: number;
            /**
             * Prone
             * @description Whether the target lies prone.
             */
            prone?: boolean;
            /**
             * Cover
             * @description The cover of the target; one kind only (A-TFT-10).
             */
            cover?: components["schemas"]["TftCover"];
            /**
             * Full cover
             * @description Whether the cover hides the target wholly. Needs a cover.
             */
            full_cover?: boolean;
            /**
             * Shot last round
             * @description Whether the target shot in the last round. It matters in full cover.
             */
            shot_last_round?: boolean;
            /**
             * From the previous target
             * @description Distance from the target before it in the list, or of this round. Required for all but the round's first. Unit: inches.
             */
            distance_from_previous?: number;
            /**
             * Shots
             * @description How many shots are meant for it. Unit: shots.
             * @default 1
             */
            shots?: number;
        };
        /**
         * TftWw2MeleeScoreQuestion
         * @description One attack in close combat: 3D6 under DEX; a defender who chose close combat parries a hit or ripostes a miss. No riposte follows a parry, and a missed riposte ends it (A-TFT-13).
         */
        TftWw2MeleeScoreQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TftMeleeScoreInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TftOptions"];
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
         * TftWw2MeleeScoreRecordedQuestion
         * @description One attack in close combat: 3D6 under DEX; a defender who chose close combat parries a hit or ripostes a miss. No riposte follows a parry, and a missed riposte ends it (A-TFT-13).
         */
        TftWw2MeleeScoreRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "melee-score";
            input?: components["schemas"]["TftWw2MeleeScoreUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TftMeleeScoreUnits"];
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
         * TftMeleeScoreUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TftMeleeScoreUnits: {
            /**
             * Unit
             * @description The figure whose attack it is.
             */
            attacker?: string;
            /**
             * Unit
             * @description The figure that is attacked.
             */
            defender?: string;
        };
        /**
         * TftWw2MeleeScoreRuling
         * @description One attack in close combat: 3D6 under DEX; a defender who chose close combat parries a hit or ripostes a miss. No riposte follows a parry, and a missed riposte ends it (A-TFT-13).
         */
        TftWw2MeleeScoreRuling: {
            /** @constant */
            ruleset: "tft-ww2";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "melee-score";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TftMeleeScoreOutcome"];
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
         * TftWw2MeleeScoreOddsQuestion
         * @description A question about odds.
         */
        TftWw2MeleeScoreOddsQuestion: {
            input: components["schemas"]["TftMeleeScoreInput"];
            options?: components["schemas"]["TftOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2MeleeScoreSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TftWw2MeleeScoreSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "melee-score";
            units?: components["schemas"]["TftMeleeScoreUnits"];
            input?: components["schemas"]["TftWw2MeleeScoreUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2MeleeScoreRulingEntry
         * @description One attack in close combat: 3D6 under DEX; a defender who chose close combat parries a hit or ripostes a miss. No riposte follows a parry, and a missed riposte ends it (A-TFT-13).
         */
        TftWw2MeleeScoreRulingEntry: {
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
            input: components["schemas"]["TftMeleeScoreInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TftMeleeScoreOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TftMeleeScoreUnits"];
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
         * TftWw2MeleeScoreUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2MeleeScoreUnitInput: {
            /**
             * Attacker
             * @description The figure whose attack it is.
             */
            attacker?: components["schemas"]["TftWw2MeleeScoreUnitInputAttacker"];
            /**
             * Defender
             * @description The figure that is attacked.
             */
            defender?: components["schemas"]["TftWw2MeleeScoreUnitInputDefender"];
            /**
             * Base contact
             * @description Whether their bases touch.
             * @default true
             */
            base_contact?: boolean;
        };
        /**
         * TftWw2MeleeScoreUnitInputAttacker
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2MeleeScoreUnitInputAttacker: {
            /**
             * Name
             * @description What the figure is called.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Profile
             * @description A named figure; it says the attributes that are not given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * DEX
             * @description DEX, unhalved. It must be given unless a profile says it.
             */
            dexterity?: number;
            /**
             * STR
             * @description STR, unhalved. It must be given unless a profile says it.
             */
            strength?: number;
            /**
             * Wounded
             * @description Whether the figure was wounded before.
             */
            wounded?: boolean;
            /**
             * Weapon in hand
             * @description A rifle in hand is swung as a rifle butt and can parry, as attached bayonet and club can.
             */
            weapon?: components["schemas"]["TftWeapon"];
            /**
             * Bayonet fixed
             * @description Whether a bayonet is fixed to the rifle: then it is an attached bayonet here.
             */
            bayonet_fixed?: boolean;
            /**
             * Action
             * @description The attacker's: charge, close_combat or pivot. Only close_combat parries.
             */
            action?: components["schemas"]["TftAction"];
            /**
             * Fleeing
             * @description Whether it flees after a failed check; then it neither attacks nor parries nor ripostes.
             */
            fleeing?: boolean;
            /**
             * Owes dice
             * @description Whether a hit on it, or a grenade in its hand, is still to be rolled for; then it neither parries nor ripostes.
             */
            owes?: boolean;
            /**
             * State of the weapon
             * @description Of the weapon that is used, or of what is in hand where that is given as well.
             */
            weapon_state?: components["schemas"]["TftHeldState"];
            /**
             * State when dropped
             * @description What was in hand was like this when it was dropped. It changes nothing here; where another weapon is taken up it is remembered.
             */
            dropped_state?: components["schemas"]["TftWeaponState"];
            /**
             * In hand
             * @description What it had in hand before. Another weapon than this one and the sidearm is ready.
             */
            in_hand?: components["schemas"]["TftWeapon"];
            /**
             * Sidearm
             * @description A second weapon that it carries; to draw it costs nothing.
             */
            sidearm?: components["schemas"]["TftWeapon"];
            /**
             * State of the sidearm
             * @description Of the sidearm.
             */
            sidearm_state?: components["schemas"]["TftHeldState"];
        };
        /**
         * TftWw2MeleeScoreUnitInputDefender
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2MeleeScoreUnitInputDefender: {
            /**
             * Name
             * @description What the figure is called.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Profile
             * @description A named figure; it says the attributes that are not given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * DEX
             * @description DEX, unhalved. It must be given unless a profile says it.
             */
            dexterity?: number;
            /**
             * STR
             * @description STR, unhalved. It must be given unless a profile says it.
             */
            strength?: number;
            /**
             * Wounded
             * @description Whether the figure was wounded before.
             */
            wounded?: boolean;
            /**
             * Weapon in hand
             * @description A rifle in hand is swung as a rifle butt and can parry, as attached bayonet and club can.
             */
            weapon?: components["schemas"]["TftWeapon"];
            /**
             * Bayonet fixed
             * @description Whether a bayonet is fixed to the rifle: then it is an attached bayonet here.
             */
            bayonet_fixed?: boolean;
            /**
             * Action
             * @description The attacker's: charge, close_combat or pivot. Only close_combat parries.
             */
            action?: components["schemas"]["TftAction"];
            /**
             * Fleeing
             * @description Whether it flees after a failed check; then it neither attacks nor parries nor ripostes.
             */
            fleeing?: boolean;
            /**
             * Owes dice
             * @description Whether a hit on it, or a grenade in its hand, is still to be rolled for; then it neither parries nor ripostes.
             */
            owes?: boolean;
            /**
             * State of the weapon
             * @description Of the weapon that is used, or of what is in hand where that is given as well.
             */
            weapon_state?: components["schemas"]["TftHeldState"];
            /**
             * State when dropped
             * @description What was in hand was like this when it was dropped. It changes nothing here; where another weapon is taken up it is remembered.
             */
            dropped_state?: components["schemas"]["TftWeaponState"];
            /**
             * In hand
             * @description What it had in hand before. Another weapon than this one and the sidearm is ready.
             */
            in_hand?: components["schemas"]["TftWeapon"];
            /**
             * Sidearm
             * @description A second weapon that it carries; to draw it costs nothing.
             */
            sidearm?: components["schemas"]["TftWeapon"];
            /**
             * State of the sidearm
             * @description Of the sidearm.
             */
            sidearm_state?: components["schemas"]["TftHeldState"];
        };
        /**
         * TftWw2DamageRollQuestion
         * @description What a hit does to a figure: up to half of STR it is wounded, up to STR incapacitated, above that dead. Each hit is judged alone (A-TFT-18).
         */
        TftWw2DamageRollQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TftDamageRollInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TftOptions"];
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
         * TftWw2DamageRollRecordedQuestion
         * @description What a hit does to a figure: up to half of STR it is wounded, up to STR incapacitated, above that dead. Each hit is judged alone (A-TFT-18).
         */
        TftWw2DamageRollRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "damage-roll";
            input?: components["schemas"]["TftWw2DamageRollUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TftDamageRollUnits"];
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
         * TftDamageRollUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TftDamageRollUnits: {
            /**
             * Unit
             * @description The figure that is hit.
             */
            target?: string;
        };
        /**
         * TftWw2DamageRollRuling
         * @description What a hit does to a figure: up to half of STR it is wounded, up to STR incapacitated, above that dead. Each hit is judged alone (A-TFT-18).
         */
        TftWw2DamageRollRuling: {
            /** @constant */
            ruleset: "tft-ww2";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "damage-roll";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TftDamageRollOutcome"];
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
         * TftWw2DamageRollOddsQuestion
         * @description A question about odds.
         */
        TftWw2DamageRollOddsQuestion: {
            input: components["schemas"]["TftDamageRollInput"];
            options?: components["schemas"]["TftOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2DamageRollSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TftWw2DamageRollSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "damage-roll";
            units?: components["schemas"]["TftDamageRollUnits"];
            input?: components["schemas"]["TftWw2DamageRollUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2DamageRollRulingEntry
         * @description What a hit does to a figure: up to half of STR it is wounded, up to STR incapacitated, above that dead. Each hit is judged alone (A-TFT-18).
         */
        TftWw2DamageRollRulingEntry: {
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
            input: components["schemas"]["TftDamageRollInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TftDamageRollOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TftDamageRollUnits"];
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
         * TftWw2DamageRollUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2DamageRollUnitInput: {
            /**
             * Owed hit
             * @description The hit whose damage is rolled, by its weapon and its multiplier.
             */
            owed_hit?: components["schemas"]["TftOwedHit"];
            /**
             * Damage dice
             * @description The damage dice. Give these, or the weapon, or the damage, unless a hit is owed. Unit: D6.
             */
            dice_count?: number;
            /**
             * Weapon
             * @description The weapon whose damage dice are thrown.
             */
            weapon?: components["schemas"]["TftWeapon"];
            /**
             * Damage thrown
             * @description The total of the dice, where they were thrown already.
             */
            damage?: number;
            /**
             * Multiplier
             * @description 2 for a charge or a roll of 4, 4 for both (3 where doubles are added); left out, that of the owed hit, or 1.
             */
            multiplier?: number;
            /**
             * Figure's profile
             * @description A named figure; it says the attributes that are not given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * STR
             * @description STR of the figure, unhalved. It must be given unless a profile says it.
             */
            strength?: number;
            /**
             * INT
             * @description Unhalved; only needed to see what a wound leaves of it.
             */
            intelligence?: number;
            /**
             * DEX
             * @description Unhalved; only needed to see what a wound leaves of it.
             */
            dexterity?: number;
            /**
             * LDR
             * @description Unhalved; only needed to see what a wound leaves of it.
             */
            leadership?: number;
            /**
             * MOV
             * @description Unhalved; only needed to see what a wound leaves of it.
             */
            movement?: number;
            /**
             * Wounded
             * @description Whether the figure was wounded before.
             */
            wounded?: boolean;
        };
        /**
         * TftWw2ClearJamQuestion
         * @description A figure that takes the Action rolls 3D6 under INT, or INT -4 after an 18, to clear a jammed weapon.
         */
        TftWw2ClearJamQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TftClearJamInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TftOptions"];
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
         * TftWw2ClearJamRecordedQuestion
         * @description A figure that takes the Action rolls 3D6 under INT, or INT -4 after an 18, to clear a jammed weapon.
         */
        TftWw2ClearJamRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "clear-jam";
            input?: components["schemas"]["TftWw2ClearJamUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TftClearJamUnits"];
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
         * TftClearJamUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TftClearJamUnits: {
            /**
             * Unit
             * @description The figure that clears the weapon in its hand or that it serves, or the vehicle whose gun is cleared.
             */
            figure?: string;
        };
        /**
         * TftWw2ClearJamRuling
         * @description A figure that takes the Action rolls 3D6 under INT, or INT -4 after an 18, to clear a jammed weapon.
         */
        TftWw2ClearJamRuling: {
            /** @constant */
            ruleset: "tft-ww2";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "clear-jam";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TftClearJamOutcome"];
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
         * TftWw2ClearJamOddsQuestion
         * @description A question about odds.
         */
        TftWw2ClearJamOddsQuestion: {
            input: components["schemas"]["TftClearJamInput"];
            options?: components["schemas"]["TftOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2ClearJamSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TftWw2ClearJamSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "clear-jam";
            units?: components["schemas"]["TftClearJamUnits"];
            input?: components["schemas"]["TftWw2ClearJamUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2ClearJamRulingEntry
         * @description A figure that takes the Action rolls 3D6 under INT, or INT -4 after an 18, to clear a jammed weapon.
         */
        TftWw2ClearJamRulingEntry: {
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
            input: components["schemas"]["TftClearJamInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TftClearJamOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TftClearJamUnits"];
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
            step: "clear-jam";
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
         * TftWw2ClearJamUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2ClearJamUnitInput: {
            /**
             * Figure's profile
             * @description A named figure; it says the INT where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * INT
             * @description INT, unhalved. It must be given unless a profile says it, or the gun is an AFV's.
             */
            intelligence?: number;
            /**
             * Wounded
             * @description Whether the figure is wounded; then the INT is halved here.
             */
            wounded?: boolean;
            /**
             * Severity
             * @description The roll that jammed the weapon: 17, or 18 for INT -4. It must be given unless the weapon's state says it.
             */
            severity?: number;
            /**
             * State of the weapon
             * @description Of what is in hand, or of an AFV's gun.
             */
            weapon_state?: components["schemas"]["TftHeldState"];
            /**
             * State of the sidearm
             * @description Of the sidearm.
             */
            sidearm_state?: components["schemas"]["TftHeldState"];
            /**
             * State of the weapon it serves
             * @description Of the mortar or the like.
             */
            served_state?: components["schemas"]["TftWeaponState"];
            /**
             * Action
             * @description What the figure does this turn; only action allows it. Crews need none.
             */
            action?: components["schemas"]["TftAction"];
            /**
             * Action used
             * @description Whether it has used the Action of this turn already, to clear a jam, say. Crews need none.
             */
            action_used?: boolean;
            /**
             * Served weapon
             * @description Whether it is a mortar or the like that the figure serves, and not what it has in hand.
             */
            served?: boolean;
            /**
             * Sidearm
             * @description Whether it is its sidearm, and not what it has in hand.
             */
            sidearm?: boolean;
            /**
             * Gun of an AFV
             * @description Whether it is the gun of an AFV, whose crew has the INT of an NCO.
             */
            afv_gun?: boolean;
        };
        /**
         * TftWw2MoraleDueQuestion
         * @description Whether the commander of a unit must make a morale check in this round.
         */
        TftWw2MoraleDueQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TftMoraleDueInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TftOptions"];
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
         * TftWw2MoraleDueRecordedQuestion
         * @description Whether the commander of a unit must make a morale check in this round.
         */
        TftWw2MoraleDueRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "morale-due";
            input?: components["schemas"]["TftWw2MoraleDueUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TftMoraleDueUnits"];
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
         * TftMoraleDueUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TftMoraleDueUnits: {
            /**
             * Unit
             * @description The commander of the unit.
             */
            commander?: string;
        };
        /**
         * TftWw2MoraleDueRuling
         * @description Whether the commander of a unit must make a morale check in this round.
         */
        TftWw2MoraleDueRuling: {
            /** @constant */
            ruleset: "tft-ww2";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "morale-due";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TftMoraleDueOutcome"];
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
         * TftWw2MoraleDueOddsQuestion
         * @description A question about odds.
         */
        TftWw2MoraleDueOddsQuestion: {
            input: components["schemas"]["TftMoraleDueInput"];
            options?: components["schemas"]["TftOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2MoraleDueSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TftWw2MoraleDueSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "morale-due";
            units?: components["schemas"]["TftMoraleDueUnits"];
            input?: components["schemas"]["TftWw2MoraleDueUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2MoraleDueRulingEntry
         * @description Whether the commander of a unit must make a morale check in this round.
         */
        TftWw2MoraleDueRulingEntry: {
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
            input: components["schemas"]["TftMoraleDueInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TftMoraleDueOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TftMoraleDueUnits"];
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
         * TftWw2MoraleDueUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2MoraleDueUnitInput: {
            /**
             * Nearest CO down
             * @description Whether the nearest CO was incapacitated or killed this round.
             */
            nearest_co_down?: boolean;
            /**
             * Members down
             * @description Members of the squad that were incapacitated or killed this round. Unit: figures.
             */
            members_down_this_round?: number;
            /**
             * Members down when tested
             * @description How many of these were down when the commander last tested in this round. For more than one it tests once. Unit: figures.
             */
            members_tested?: number;
            /**
             * Under attack
             * @description Whether the unit was under air, artillery or flamethrower attack this round. The printed list has no rockets.
             */
            air_artillery_flame?: boolean;
        };
        /**
         * TftWw2MoraleCheckQuestion
         * @description A unit's commander rolls 3D6 under the modified LDR; a unit that fails flees or surrenders.
         */
        TftWw2MoraleCheckQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TftMoraleCheckInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TftOptions"];
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
         * TftWw2MoraleCheckRecordedQuestion
         * @description A unit's commander rolls 3D6 under the modified LDR; a unit that fails flees or surrenders.
         */
        TftWw2MoraleCheckRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "morale-check";
            input?: components["schemas"]["TftWw2MoraleCheckUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TftMoraleCheckUnits"];
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
         * TftMoraleCheckUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TftMoraleCheckUnits: {
            /**
             * Unit
             * @description The commander of the unit, who goes where it goes.
             */
            commander?: string;
            /**
             * Unit
             * @description The other figures of the commander's squad, who hold or flee with it, whether they are named or not.
             */
            members?: string[];
        };
        /**
         * TftWw2MoraleCheckRuling
         * @description A unit's commander rolls 3D6 under the modified LDR; a unit that fails flees or surrenders.
         */
        TftWw2MoraleCheckRuling: {
            /** @constant */
            ruleset: "tft-ww2";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "morale-check";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TftMoraleCheckOutcome"];
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
         * TftWw2MoraleCheckOddsQuestion
         * @description A question about odds.
         */
        TftWw2MoraleCheckOddsQuestion: {
            input: components["schemas"]["TftMoraleCheckInput"];
            options?: components["schemas"]["TftOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2MoraleCheckSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TftWw2MoraleCheckSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "morale-check";
            units?: components["schemas"]["TftMoraleCheckUnits"];
            input?: components["schemas"]["TftWw2MoraleCheckUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2MoraleCheckRulingEntry
         * @description A unit's commander rolls 3D6 under the modified LDR; a unit that fails flees or surrenders.
         */
        TftWw2MoraleCheckRulingEntry: {
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
            input: components["schemas"]["TftMoraleCheckInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TftMoraleCheckOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TftMoraleCheckUnits"];
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
         * TftWw2MoraleCheckUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2MoraleCheckUnitInput: {
            /**
             * Commander's profile
             * @description A named figure; it says the LDR where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * LDR
             * @description The commander's LDR, unhalved. It must be given unless a profile says it.
             */
            leadership?: number;
            /**
             * Wounded
             * @description Whether the commander is wounded; then the LDR is halved here.
             */
            wounded?: boolean;
            /**
             * CO near
             * @description Whether a CO or political officer is within 6".
             * @default false
             */
            co_within_6?: boolean;
            /**
             * Casualties
             * @description Casualties so far in the game; each takes 2 off. Unit: figures.
             */
            casualties?: number;
            /**
             * In cover
             * @description Whether the unit is in cover. A unit in cover flees to the edge.
             */
            in_cover?: boolean;
            /**
             * Under attack
             * @description Whether it is under air, flame or rocket attack. The printed list has no artillery.
             * @default false
             */
            air_flame_rocket?: boolean;
            /**
             * AFV support
             * @description Whether an AFV supports it within 12".
             * @default false
             */
            afv_within_12?: boolean;
            /**
             * Green
             * @description Green or lesser trained troops; not with elite.
             */
            green?: boolean;
            /**
             * Elite
             * @description Elite troops; not with green.
             */
            elite?: boolean;
            /**
             * Surrounded
             * @description Whether the enemy blocks the way to the table edge. It matters when the unit would flee there.
             * @default false
             */
            surrounded?: boolean;
            /**
             * No cover to flee to
             * @description Whether there is no cover that the enemy does not hold; then the unit flees to the table edge.
             * @default false
             */
            no_cover?: boolean;
            /**
             * Members down
             * @description Members of the squad that are down in this round. It changes nothing in the test, but says what was tested for: for more than one the commander tests once in a round. Unit: figures.
             */
            members_down_this_round?: number;
        };
        /**
         * TftWw2RallyCheckQuestion
         * @description A CO that is not fleeing rolls 3D6 under its plain LDR to stop a unit's flight.
         */
        TftWw2RallyCheckQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TftRallyCheckInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TftOptions"];
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
         * TftWw2RallyCheckRecordedQuestion
         * @description A CO that is not fleeing rolls 3D6 under its plain LDR to stop a unit's flight.
         */
        TftWw2RallyCheckRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "rally-check";
            input?: components["schemas"]["TftWw2RallyCheckUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TftRallyCheckUnits"];
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
         * TftRallyCheckUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TftRallyCheckUnits: {
            /**
             * Unit
             * @description The CO that rallies.
             */
            co?: string;
            /**
             * Unit
             * @description The figures that flee, and stop if they are rallied.
             */
            fleeing?: string[];
        };
        /**
         * TftWw2RallyCheckRuling
         * @description A CO that is not fleeing rolls 3D6 under its plain LDR to stop a unit's flight.
         */
        TftWw2RallyCheckRuling: {
            /** @constant */
            ruleset: "tft-ww2";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "rally-check";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TftRallyCheckOutcome"];
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
         * TftWw2RallyCheckOddsQuestion
         * @description A question about odds.
         */
        TftWw2RallyCheckOddsQuestion: {
            input: components["schemas"]["TftRallyCheckInput"];
            options?: components["schemas"]["TftOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2RallyCheckSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TftWw2RallyCheckSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "rally-check";
            units?: components["schemas"]["TftRallyCheckUnits"];
            input?: components["schemas"]["TftWw2RallyCheckUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2RallyCheckRulingEntry
         * @description A CO that is not fleeing rolls 3D6 under its plain LDR to stop a unit's flight.
         */
        TftWw2RallyCheckRulingEntry: {
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
            input: components["schemas"]["TftRallyCheckInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TftRallyCheckOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TftRallyCheckUnits"];
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
            step: "rally-check";
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
         * TftWw2RallyCheckUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2RallyCheckUnitInput: {
            /**
             * CO's profile
             * @description A named figure; it says the LDR where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * CO's LDR
             * @description LDR, unhalved. It must be given unless a profile says it.
             */
            leadership?: number;
            /**
             * CO flees
             * @description Whether the CO is fleeing; then it cannot rally anyone.
             */
            co_fleeing?: boolean;
            /**
             * Wounded
             * @description Whether the CO is wounded; then the LDR is halved here.
             */
            wounded?: boolean;
            /**
             * Modifier
             * @description The rules list none; your own, if you play with one.
             * @default 0
             */
            modifier?: number;
        };
        /**
         * TftWw2IndirectFireQuestion
         * @description A throw (DEX) or an indirect shot (INT) at a spot on which the template was placed before the roll. A miss goes astray and does half damage. Modifiers of single targets do not count; the template aims at a spot.
         */
        TftWw2IndirectFireQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TftIndirectFireInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TftOptions"];
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
         * TftWw2IndirectFireRecordedQuestion
         * @description A throw (DEX) or an indirect shot (INT) at a spot on which the template was placed before the roll. A miss goes astray and does half damage. Modifiers of single targets do not count; the template aims at a spot.
         */
        TftWw2IndirectFireRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "indirect-fire";
            input?: components["schemas"]["TftWw2IndirectFireUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TftIndirectFireUnits"];
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
         * TftIndirectFireUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TftIndirectFireUnits: {
            /**
             * Unit
             * @description The figure that throws.
             */
            thrower?: string;
            /**
             * Unit
             * @description Whose INT an indirect shot is rolled against where nobody spots: the firer, as a rule.
             */
            observer?: string;
            /**
             * Unit
             * @description The figure that spots, whose INT an indirect shot is rolled against. Of a weapon on the table name the firer, too.
             */
            spotter?: string;
            /**
             * Unit
             * @description The figure at the weapon, which may be the observer.
             */
            firer?: string;
            /**
             * Unit
             * @description The figures in the building that is the target.
             */
            inside?: string[];
        };
        /**
         * TftWw2IndirectFireRuling
         * @description A throw (DEX) or an indirect shot (INT) at a spot on which the template was placed before the roll. A miss goes astray and does half damage. Modifiers of single targets do not count; the template aims at a spot.
         */
        TftWw2IndirectFireRuling: {
            /** @constant */
            ruleset: "tft-ww2";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "indirect-fire";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TftIndirectFireOutcome"];
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
         * TftWw2IndirectFireOddsQuestion
         * @description A question about odds.
         */
        TftWw2IndirectFireOddsQuestion: {
            input: components["schemas"]["TftIndirectFireInput"];
            options?: components["schemas"]["TftOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2IndirectFireSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TftWw2IndirectFireSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "indirect-fire";
            units?: components["schemas"]["TftIndirectFireUnits"];
            input?: components["schemas"]["TftWw2IndirectFireUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2IndirectFireRulingEntry
         * @description A throw (DEX) or an indirect shot (INT) at a spot on which the template was placed before the roll. A miss goes astray and does half damage. Modifiers of single targets do not count; the template aims at a spot.
         */
        TftWw2IndirectFireRulingEntry: {
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
            input: components["schemas"]["TftIndirectFireInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TftIndirectFireOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TftIndirectFireUnits"];
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
            step: "indirect-fire";
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
         * TftWw2IndirectFireUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2IndirectFireUnitInput: {
            /**
             * Weapon
             * @description What is thrown or fired. Between the printed calibres choose (A-TFT-34).
             */
            weapon?: components["schemas"]["TftIndirectWeapon"];
            /**
             * Profile
             * @description A named figure; it says the attribute where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * DEX
             * @description DEX of the thrower, unhalved. For a throw it must be given unless a profile says it.
             */
            dexterity?: number;
            /**
             * INT
             * @description INT of the spotter, or of the firer without one, unhalved. For what is not thrown it must be given unless a profile says it.
             */
            intelligence?: number;
            /**
             * Wounded
             * @description Whether that figure is wounded; then the attribute is halved here.
             */
            wounded?: boolean;
            /**
             * Action
             * @description The thrower's action: pivot or aim. It matters only for throws.
             */
            action?: components["schemas"]["TftAction"];
            /**
             * On the table
             * @description Whether the weapon stands on the table; left out, it does where it may. Artillery and bombs never do.
             */
            on_table?: boolean;
            /**
             * State of the grenade
             * @description Of a grenade in hand; a dropped one is not thrown.
             */
            weapon_state?: components["schemas"]["TftHeldState"];
            /**
             * State of the weapon
             * @description A weapon on the table as it was before this shot. Only one that is ready fires; it does not matter for throws.
             */
            served_state?: components["schemas"]["TftWeaponState"];
            /**
             * Spotter
             * @description Who spots. Weapons off the table need somebody.
             */
            spotter?: components["schemas"]["TftSpotter"];
            /**
             * Firer under fire
             * @description Whether the firer was under fire last round.
             */
            firer_under_fire?: boolean;
            /**
             * Spotter under fire
             * @description Whether the spotter was under fire last round.
             */
            spotter_under_fire?: boolean;
            /**
             * Through a window
             * @description Whether it is thrown through a window.
             * @default false
             */
            window?: boolean;
            /**
             * Range
             * @description Distance of a throw. Required for throws, unless thrown_range_mods is no. Unit: inches.
             */
            range?: number;
            /**
             * At a building
             * @description Whether a building is the target.
             * @default false
             */
            target_is_building?: boolean;
        };
        /**
         * TftWw2BlastDamageQuestion
         * @description One roll of the weapon's dice for all whom the template touches; cover takes 4 or 6 off each die, none below 0. Then the sum is multiplied, halved if the shot scattered, and judged against each STR. Damage without dice counts as a single die for cover.
         */
        TftWw2BlastDamageQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TftBlastDamageInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TftOptions"];
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
         * TftWw2BlastDamageRecordedQuestion
         * @description One roll of the weapon's dice for all whom the template touches; cover takes 4 or 6 off each die, none below 0. Then the sum is multiplied, halved if the shot scattered, and judged against each STR. Damage without dice counts as a single die for cover.
         */
        TftWw2BlastDamageRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "blast-damage";
            input?: components["schemas"]["TftWw2BlastDamageUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TftBlastDamageUnits"];
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
         * TftBlastDamageUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TftBlastDamageUnits: {
            /**
             * Unit
             * @description The figures that the template touches, in the order of the targets. It may touch vehicles alone.
             */
            targets?: string[];
            /**
             * Unit
             * @description Whose throw or indirect shot it was: who threw, who fired, or who spotted for a weapon off the table. The template may touch it, too.
             */
            by?: string;
            /**
             * Unit
             * @description The vehicles that the template touches; their damage is rolled by AFV damage.
             */
            vehicles?: string[];
        };
        /**
         * TftWw2BlastDamageRuling
         * @description One roll of the weapon's dice for all whom the template touches; cover takes 4 or 6 off each die, none below 0. Then the sum is multiplied, halved if the shot scattered, and judged against each STR. Damage without dice counts as a single die for cover.
         */
        TftWw2BlastDamageRuling: {
            /** @constant */
            ruleset: "tft-ww2";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "blast-damage";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TftBlastDamageOutcome"];
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
         * TftWw2BlastDamageOddsQuestion
         * @description A question about odds.
         */
        TftWw2BlastDamageOddsQuestion: {
            input: components["schemas"]["TftBlastDamageInput"];
            options?: components["schemas"]["TftOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2BlastDamageSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TftWw2BlastDamageSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "blast-damage";
            units?: components["schemas"]["TftBlastDamageUnits"];
            input?: components["schemas"]["TftWw2BlastDamageUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2BlastDamageRulingEntry
         * @description One roll of the weapon's dice for all whom the template touches; cover takes 4 or 6 off each die, none below 0. Then the sum is multiplied, halved if the shot scattered, and judged against each STR. Damage without dice counts as a single die for cover.
         */
        TftWw2BlastDamageRulingEntry: {
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
            input: components["schemas"]["TftBlastDamageInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TftBlastDamageOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TftBlastDamageUnits"];
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
            step: "blast-damage";
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
         * TftWw2BlastDamageUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2BlastDamageUnitInput: {
            /**
             * Damage dice
             * @description The damage dice. Give these, or the weapon. Unit: D6.
             */
            dice_count?: number;
            /**
             * Weapon
             * @description The weapon whose damage dice are thrown.
             */
            weapon?: components["schemas"]["TftIndirectWeapon"];
            /**
             * Multiplier
             * @description 2 after a roll of 3 or 4 with a weapon on the table.
             */
            multiplier?: number;
            /**
             * Scattered
             * @description Whether the shot went astray; then the damage is halved.
             */
            scattered?: boolean;
            /**
             * Targets
             * @description Every figure whose base the template touches; an empty list where it touches nobody. They must be given unless vehicles are named that it touches.
             */
            targets?: components["schemas"]["TftWw2BlastDamageUnitInputTargets"][];
        };
        /**
         * TftWw2BlastDamageUnitInputTargets
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2BlastDamageUnitInputTargets: {
            /**
             * Name
             * @description What the figure is called.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Profile
             * @description A named figure; it says the STR where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Cover
             * @description Its cover, seen from the centre of the template.
             */
            cover?: components["schemas"]["TftBlastCover"];
            /**
             * STR
             * @description STR, unhalved. It must be given unless a profile says it.
             */
            strength?: number;
            /**
             * Wounded
             * @description Whether it was wounded before.
             */
            wounded?: boolean;
        };
        /**
         * TftWw2BuildingDamageQuestion
         * @description A building collapses when all its damage is more than its hit points, or one attack more than half of them.
         */
        TftWw2BuildingDamageQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TftBuildingDamageInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TftOptions"];
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
         * TftWw2BuildingDamageRecordedQuestion
         * @description A building collapses when all its damage is more than its hit points, or one attack more than half of them.
         */
        TftWw2BuildingDamageRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "building-damage";
            input?: components["schemas"]["TftWw2BuildingDamageUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TftBuildingDamageUnits"];
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
         * TftBuildingDamageUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TftBuildingDamageUnits: {
            /**
             * Unit
             * @description The figures in the building.
             */
            inside?: string[];
        };
        /**
         * TftWw2BuildingDamageRuling
         * @description A building collapses when all its damage is more than its hit points, or one attack more than half of them.
         */
        TftWw2BuildingDamageRuling: {
            /** @constant */
            ruleset: "tft-ww2";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "building-damage";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TftBuildingDamageOutcome"];
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
         * TftWw2BuildingDamageOddsQuestion
         * @description A question about odds.
         */
        TftWw2BuildingDamageOddsQuestion: {
            input: components["schemas"]["TftBuildingDamageInput"];
            options?: components["schemas"]["TftOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2BuildingDamageSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TftWw2BuildingDamageSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "building-damage";
            units?: components["schemas"]["TftBuildingDamageUnits"];
            input?: components["schemas"]["TftWw2BuildingDamageUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2BuildingDamageRulingEntry
         * @description A building collapses when all its damage is more than its hit points, or one attack more than half of them.
         */
        TftWw2BuildingDamageRulingEntry: {
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
            input: components["schemas"]["TftBuildingDamageInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TftBuildingDamageOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TftBuildingDamageUnits"];
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
            step: "building-damage";
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
         * TftWw2BuildingDamageUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2BuildingDamageUnitInput: {
            /**
             * Material
             * @description What it is built of.
             */
            material: components["schemas"]["TftMaterial"];
            /**
             * Size
             * @description How large its floor is.
             */
            size: components["schemas"]["TftBuildingSize"];
            /**
             * Floors
             * @description How many floors it has; each adds its hit points. Unit: floors.
             * @default 1
             */
            floors?: number;
            /**
             * Damage before
             * @description Damage that it took before this attack.
             * @default 0
             */
            prior?: number;
            /**
             * Damage now
             * @description Damage of this one attack.
             */
            attack: number;
            /**
             * Attack
             * @description What attacks it.
             * @default indirect_area
             */
            attack_kind?: components["schemas"]["TftBuildingAttack"];
        };
        /**
         * TftWw2AfvMovementQuestion
         * @description What a vehicle pays for its way and its turns, in movement points; after more than half of its points, all ways of the turn together, it may not fire.
         */
        TftWw2AfvMovementQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TftAfvMovementInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TftOptions"];
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
         * TftWw2AfvMovementRecordedQuestion
         * @description What a vehicle pays for its way and its turns, in movement points; after more than half of its points, all ways of the turn together, it may not fire.
         */
        TftWw2AfvMovementRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "afv-movement";
            input?: components["schemas"]["TftWw2AfvMovementUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TftAfvMovementUnits"];
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
         * TftAfvMovementUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TftAfvMovementUnits: {
            /**
             * Unit
             * @description The vehicle that moves.
             */
            vehicle?: string;
        };
        /**
         * TftWw2AfvMovementRuling
         * @description What a vehicle pays for its way and its turns, in movement points; after more than half of its points, all ways of the turn together, it may not fire.
         */
        TftWw2AfvMovementRuling: {
            /** @constant */
            ruleset: "tft-ww2";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "afv-movement";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TftAfvMovementOutcome"];
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
         * TftWw2AfvMovementOddsQuestion
         * @description A question about odds.
         */
        TftWw2AfvMovementOddsQuestion: {
            input: components["schemas"]["TftAfvMovementInput"];
            options?: components["schemas"]["TftOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2AfvMovementSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TftWw2AfvMovementSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "afv-movement";
            units?: components["schemas"]["TftAfvMovementUnits"];
            input?: components["schemas"]["TftWw2AfvMovementUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2AfvMovementRulingEntry
         * @description What a vehicle pays for its way and its turns, in movement points; after more than half of its points, all ways of the turn together, it may not fire.
         */
        TftWw2AfvMovementRulingEntry: {
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
            input: components["schemas"]["TftAfvMovementInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TftAfvMovementOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TftAfvMovementUnits"];
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
            step: "afv-movement";
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
         * TftWw2AfvMovementUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2AfvMovementUnitInput: {
            /**
             * Vehicle
             * @description A vehicle of the option afvs; it says what is not given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Drive
             * @description Wheeled or tracked. It must be given unless the vehicle says it.
             */
            drive?: components["schemas"]["TftDrive"];
            /**
             * Movement points
             * @description Points of the turn. They must be given unless the vehicle says them. Unit: points.
             */
            movement_points?: number;
            /**
             * Way
             * @description The parts of the way.
             * @default []
             */
            segments?: components["schemas"]["TftSegment"][];
            /**
             * Turns
             * @description The angle of each turn; every 60 degrees begun are paid.
             * @default []
             */
            turns?: number[];
            /**
             * Reverse
             * @description Whether it reverses; then each inch costs twice as much.
             */
            reverse?: boolean;
            /**
             * Goes back
             * @description Whether its crew failed its check and it is not at the table edge; then it only reverses.
             */
            fleeing?: boolean;
            /**
             * Reaches the edge
             * @description Whether a vehicle that goes back reaches the table edge.
             * @default false
             */
            reaches_edge?: boolean;
            /**
             * Immobilised
             * @description Whether it is immobilised; then it does not move.
             */
            immobilised?: boolean;
            /**
             * Cover
             * @description The cover that it comes to stand in.
             * @default none
             */
            cover?: components["schemas"]["TftCover"];
            /**
             * Full cover
             * @description Whether that cover hides it wholly. Needs a cover.
             * @default false
             */
            full_cover?: boolean;
            /**
             * Moved before
             * @description How far it moved in this turn already. It changes nothing here; those who shoot at it count all of it. Unit: inches.
             */
            moved_before?: number;
            /**
             * Points spent
             * @description Movement points that it spent in this turn already. Unit: points.
             */
            points_spent?: number;
        };
        /**
         * TftWw2AfvAttackQuestion
         * @description 3D6 under the vehicle's Fire Control with its modifiers. High explosive at soft targets has fewer modifiers, and scatters when it misses.
         */
        TftWw2AfvAttackQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TftAfvAttackInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TftOptions"];
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
         * TftWw2AfvAttackRecordedQuestion
         * @description 3D6 under the vehicle's Fire Control with its modifiers. High explosive at soft targets has fewer modifiers, and scatters when it misses.
         */
        TftWw2AfvAttackRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "afv-attack";
            input?: components["schemas"]["TftWw2AfvAttackUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TftAfvAttackUnits"];
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
         * TftAfvAttackUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TftAfvAttackUnits: {
            /**
             * Unit
             * @description The vehicle that fires.
             */
            firer?: string;
            /**
             * Unit
             * @description The vehicle that is shot at. High explosive has none: it falls on a spot.
             */
            target?: string;
        };
        /**
         * TftWw2AfvAttackRuling
         * @description 3D6 under the vehicle's Fire Control with its modifiers. High explosive at soft targets has fewer modifiers, and scatters when it misses.
         */
        TftWw2AfvAttackRuling: {
            /** @constant */
            ruleset: "tft-ww2";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "afv-attack";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TftAfvAttackOutcome"];
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
         * TftWw2AfvAttackOddsQuestion
         * @description A question about odds.
         */
        TftWw2AfvAttackOddsQuestion: {
            input: components["schemas"]["TftAfvAttackInput"];
            options?: components["schemas"]["TftOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2AfvAttackSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TftWw2AfvAttackSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "afv-attack";
            units?: components["schemas"]["TftAfvAttackUnits"];
            input?: components["schemas"]["TftWw2AfvAttackUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2AfvAttackRulingEntry
         * @description 3D6 under the vehicle's Fire Control with its modifiers. High explosive at soft targets has fewer modifiers, and scatters when it misses.
         */
        TftWw2AfvAttackRulingEntry: {
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
            input: components["schemas"]["TftAfvAttackInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TftAfvAttackOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TftAfvAttackUnits"];
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
            step: "afv-attack";
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
         * TftWw2AfvAttackUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2AfvAttackUnitInput: {
            /**
             * Vehicle
             * @description The firer, a vehicle of the option afvs; it says what is not given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Fire Control
             * @description The base number to hit. It must be given unless the vehicle says it.
             */
            fire_control?: number;
            /**
             * High explosive
             * @description Whether it fires high explosive at soft targets or a building, at the spot where the template lies.
             * @default false
             */
            he?: boolean;
            /**
             * Gun
             * @description The firer's gun, as it was before this shot. Only one that is ready fires.
             */
            gun?: components["schemas"]["TftAfvGun"];
            /**
             * Target vehicle
             * @description The target, a vehicle of the option afvs; it says its size.
             */
            target_profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Target size
             * @description Modifier of the target's size. It must be given unless the target says it; not for high explosive.
             */
            size_mod?: number;
            /**
             * Buttoned
             * @description Whether the firer is buttoned up or was under fire last round; both together count once.
             */
            buttoned_or_under_fire?: boolean;
            /**
             * Target moved
             * @description How far the target moved. Not for high explosive. Unit: inches.
             */
            target_moved?: number;
            /**
             * Cover
             * @description The target's cover. Not for high explosive.
             */
            cover?: components["schemas"]["TftCover"];
            /**
             * On the move
             * @description Whether the firer is on the move; left out, it is where it moved or spent points.
             */
            moved?: boolean;
            /**
             * Moved
             * @description How far the firer moved in this turn. Unit: inches.
             */
            moved_inches?: number;
            /**
             * Points spent
             * @description Movement points that the firer spent this turn. Unit: points.
             */
            mp_spent?: number;
            /**
             * Points
             * @description Its movement points. They must be given if some were spent, unless the vehicle says them. Unit: points.
             */
            mp_total?: number;
        };
        /**
         * TftWw2AfvDamageQuestion
         * @description Penetration against armour, then 3D6 less the HE modifier. The diagram of hit locations is lost in the source (TFT-AFVC-6), so one armour factor is asked for. A vehicle that explodes or is knocked out has no crew to test.
         */
        TftWw2AfvDamageQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TftAfvDamageInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TftOptions"];
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
         * TftWw2AfvDamageRecordedQuestion
         * @description Penetration against armour, then 3D6 less the HE modifier. The diagram of hit locations is lost in the source (TFT-AFVC-6), so one armour factor is asked for. A vehicle that explodes or is knocked out has no crew to test.
         */
        TftWw2AfvDamageRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "afv-damage";
            input?: components["schemas"]["TftWw2AfvDamageUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TftAfvDamageUnits"];
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
         * TftAfvDamageUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TftAfvDamageUnits: {
            /**
             * Unit
             * @description The vehicle whose gun hit.
             */
            firer?: string;
            /**
             * Unit
             * @description The vehicle that is hit.
             */
            target?: string;
        };
        /**
         * TftWw2AfvDamageRuling
         * @description Penetration against armour, then 3D6 less the HE modifier. The diagram of hit locations is lost in the source (TFT-AFVC-6), so one armour factor is asked for. A vehicle that explodes or is knocked out has no crew to test.
         */
        TftWw2AfvDamageRuling: {
            /** @constant */
            ruleset: "tft-ww2";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "afv-damage";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TftAfvDamageOutcome"];
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
         * TftWw2AfvDamageOddsQuestion
         * @description A question about odds.
         */
        TftWw2AfvDamageOddsQuestion: {
            input: components["schemas"]["TftAfvDamageInput"];
            options?: components["schemas"]["TftOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2AfvDamageSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TftWw2AfvDamageSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "afv-damage";
            units?: components["schemas"]["TftAfvDamageUnits"];
            input?: components["schemas"]["TftWw2AfvDamageUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2AfvDamageRulingEntry
         * @description Penetration against armour, then 3D6 less the HE modifier. The diagram of hit locations is lost in the source (TFT-AFVC-6), so one armour factor is asked for. A vehicle that explodes or is knocked out has no crew to test.
         */
        TftWw2AfvDamageRulingEntry: {
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
            input: components["schemas"]["TftAfvDamageInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TftAfvDamageOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TftAfvDamageUnits"];
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
            step: "afv-damage";
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
         * TftWw2AfvDamageUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2AfvDamageUnitInput: {
            /**
             * Firer
             * @description A vehicle of the option afvs; it says penetration and HE modifier.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Target
             * @description A vehicle of the option afvs; it says armour and explosion radius.
             */
            target_profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Critical
             * @description What the roll to hit was.
             */
            critical?: components["schemas"]["TftAfvCritical"];
            /**
             * Hit by
             * @description What hit it; of a vehicle that was hit by both it says of which hit the damage is.
             */
            hit_by?: components["schemas"]["TftHitBy"];
            /**
             * Penetration
             * @description The penetration value; the AP factor of an indirect weapon. It must be given unless the firer says it, or a critical hit makes it needless.
             */
            penetration?: number;
            /**
             * Armour
             * @description The armour factor. It must be given unless the target says it, likewise.
             */
            armour?: number;
            /**
             * HE modifier
             * @description What the weapon takes off the three dice. It must be given unless the firer says it, or the target is knocked out at once.
             */
            he_modifier?: number;
            /**
             * Explosion radius
             * @description How far an explosion reaches; the source's figure is lost, so there is none unless it is given. Unit: inches.
             */
            explosion_radius?: number;
        };
        /**
         * TftWw2CrewCheckQuestion
         * @description After any hit on an AFV its crew tests morale with the LDR of an NCO and the modifiers of infantry.
         */
        TftWw2CrewCheckQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TftCrewCheckInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TftOptions"];
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
         * TftWw2CrewCheckRecordedQuestion
         * @description After any hit on an AFV its crew tests morale with the LDR of an NCO and the modifiers of infantry.
         */
        TftWw2CrewCheckRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "crew-check";
            input?: components["schemas"]["TftWw2CrewCheckUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TftCrewCheckUnits"];
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
         * TftCrewCheckUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TftCrewCheckUnits: {
            /**
             * Unit
             * @description The vehicle that was hit.
             */
            vehicle?: string;
        };
        /**
         * TftWw2CrewCheckRuling
         * @description After any hit on an AFV its crew tests morale with the LDR of an NCO and the modifiers of infantry.
         */
        TftWw2CrewCheckRuling: {
            /** @constant */
            ruleset: "tft-ww2";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "crew-check";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TftCrewCheckOutcome"];
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
         * TftWw2CrewCheckOddsQuestion
         * @description A question about odds.
         */
        TftWw2CrewCheckOddsQuestion: {
            input: components["schemas"]["TftCrewCheckInput"];
            options?: components["schemas"]["TftOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2CrewCheckSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TftWw2CrewCheckSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "crew-check";
            units?: components["schemas"]["TftCrewCheckUnits"];
            input?: components["schemas"]["TftWw2CrewCheckUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2CrewCheckRulingEntry
         * @description After any hit on an AFV its crew tests morale with the LDR of an NCO and the modifiers of infantry.
         */
        TftWw2CrewCheckRulingEntry: {
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
            input: components["schemas"]["TftCrewCheckInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TftCrewCheckOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TftCrewCheckUnits"];
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
            step: "crew-check";
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
         * TftWw2CrewCheckUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2CrewCheckUnitInput: {
            /**
             * CO near
             * @description Whether a CO or political officer is within 6".
             * @default false
             */
            co_within_6?: boolean;
            /**
             * Casualties
             * @description Casualties so far in the game; each takes 2 off. Unit: figures.
             * @default 0
             */
            casualties?: number;
            /**
             * In cover
             * @description Whether the unit is in cover. A unit in cover flees to the edge.
             */
            in_cover?: boolean;
            /**
             * Under attack
             * @description Whether it is under air, flame or rocket attack. The printed list has no artillery.
             * @default false
             */
            air_flame_rocket?: boolean;
            /**
             * AFV support
             * @description Whether an AFV supports it within 12".
             * @default false
             */
            afv_within_12?: boolean;
            /**
             * Green
             * @description Green or lesser trained troops; not with elite.
             */
            green?: boolean;
            /**
             * Elite
             * @description Elite troops; not with green.
             */
            elite?: boolean;
            /**
             * Immobilised
             * @description Whether the vehicle is immobilised; then a crew that fails abandons it.
             */
            immobilised?: boolean;
        };
        /**
         * TftWw2OverrunQuestion
         * @description Each figure whose base an AFV touches or crosses rolls 3D6 under DEX or is killed.
         */
        TftWw2OverrunQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TftOverrunInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TftOptions"];
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
         * TftWw2OverrunRecordedQuestion
         * @description Each figure whose base an AFV touches or crosses rolls 3D6 under DEX or is killed.
         */
        TftWw2OverrunRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "overrun";
            input?: components["schemas"]["TftWw2OverrunUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TftOverrunUnits"];
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
         * TftOverrunUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TftOverrunUnits: {
            /**
             * Unit
             * @description The vehicle.
             */
            vehicle?: string;
            /**
             * Unit
             * @description The figure in its way.
             */
            target?: string;
        };
        /**
         * TftWw2OverrunRuling
         * @description Each figure whose base an AFV touches or crosses rolls 3D6 under DEX or is killed.
         */
        TftWw2OverrunRuling: {
            /** @constant */
            ruleset: "tft-ww2";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "overrun";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TftOverrunOutcome"];
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
         * TftWw2OverrunOddsQuestion
         * @description A question about odds.
         */
        TftWw2OverrunOddsQuestion: {
            input: components["schemas"]["TftOverrunInput"];
            options?: components["schemas"]["TftOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2OverrunSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TftWw2OverrunSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "overrun";
            units?: components["schemas"]["TftOverrunUnits"];
            input?: components["schemas"]["TftWw2OverrunUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2OverrunRulingEntry
         * @description Each figure whose base an AFV touches or crosses rolls 3D6 under DEX or is killed.
         */
        TftWw2OverrunRulingEntry: {
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
            input: components["schemas"]["TftOverrunInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TftOverrunOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TftOverrunUnits"];
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
            step: "overrun";
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
         * TftWw2OverrunUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2OverrunUnitInput: {
            /**
             * Target
             * @description Who or what is in the way.
             * @default character
             */
            target?: components["schemas"]["TftOverrunTarget"];
            /**
             * Profile
             * @description A named figure; it says the DEX where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * DEX
             * @description DEX of a figure, unhalved. It must be given unless a profile says it.
             */
            dexterity?: number;
            /**
             * Wounded
             * @description Whether the figure is wounded; then its DEX is halved here.
             */
            wounded?: boolean;
        };
        /**
         * TftWw2CloseAssaultQuestion
         * @description 3D6 equal to or less than 5 and what the assaulting figures add: the vehicle is immobilised, or knocked out by a critical hit.
         */
        TftWw2CloseAssaultQuestion: {
            /**
             * Input
             * @description The situation.
             */
            input: components["schemas"]["TftCloseAssaultInput"];
            /**
             * Options
             * @description Readings and house rules of the ruleset; what is left out has its default.
             */
            options?: components["schemas"]["TftOptions"];
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
         * TftWw2CloseAssaultRecordedQuestion
         * @description 3D6 equal to or less than 5 and what the assaulting figures add: the vehicle is immobilised, or knocked out by a critical hit.
         */
        TftWw2CloseAssaultRecordedQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "close-assault";
            input?: components["schemas"]["TftWw2CloseAssaultUnitInput"];
            /**
             * Units
             * @description The units that take the step's roles.
             */
            units?: components["schemas"]["TftCloseAssaultUnits"];
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
         * TftCloseAssaultUnits
         * @description The units of the session that take the step's roles. What they know need not be given.
         */
        TftCloseAssaultUnits: {
            /**
             * Unit
             * @description The figures that assault.
             */
            attackers?: string[];
            /**
             * Unit
             * @description The vehicle that they assault.
             */
            vehicle?: string;
        };
        /**
         * TftWw2CloseAssaultRuling
         * @description 3D6 equal to or less than 5 and what the assaulting figures add: the vehicle is immobilised, or knocked out by a critical hit.
         */
        TftWw2CloseAssaultRuling: {
            /** @constant */
            ruleset: "tft-ww2";
            /** @description The version of the rules that was applied. */
            ruleset_version: number;
            /** @constant */
            step: "close-assault";
            /** @description Whether it was permitted. */
            status: components["schemas"]["RulingStatus"];
            /** @description One line to read aloud. */
            summary: string;
            outcome?: components["schemas"]["TftCloseAssaultOutcome"];
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
         * TftWw2CloseAssaultOddsQuestion
         * @description A question about odds.
         */
        TftWw2CloseAssaultOddsQuestion: {
            input: components["schemas"]["TftCloseAssaultInput"];
            options?: components["schemas"]["TftOptions"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2CloseAssaultSessionOddsQuestion
         * @description A question about odds, in a session.
         */
        TftWw2CloseAssaultSessionOddsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            step: "close-assault";
            units?: components["schemas"]["TftCloseAssaultUnits"];
            input?: components["schemas"]["TftWw2CloseAssaultUnitInput"];
            of?: components["schemas"]["OddsViewOf"];
            joint?: components["schemas"]["OddsViewJoint"];
            method?: components["schemas"]["OddsViewMethod"];
            samples?: components["schemas"]["OddsViewSamples"];
            vary?: components["schemas"]["OddsVary"];
        };
        /**
         * TftWw2CloseAssaultRulingEntry
         * @description 3D6 equal to or less than 5 and what the assaulting figures add: the vehicle is immobilised, or knocked out by a critical hit.
         */
        TftWw2CloseAssaultRulingEntry: {
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
            input: components["schemas"]["TftCloseAssaultInput"];
            /** @description What its units were called, as in `roles`. */
            names?: {
                [key: string]: string | string[];
            };
            /** @description Those that the step reads. */
            options: Record<string, never>;
            outcome?: components["schemas"]["TftCloseAssaultOutcome"];
            /** @description JSON Pointers to the inputs that a unit knows and the question gave itself. */
            overridden?: string[];
            /** @description The umpire lets happen what the state of units bars. */
            override?: components["schemas"]["Override"];
            /** @description The phase of that turn. */
            phase?: string;
            roles?: components["schemas"]["TftCloseAssaultUnits"];
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
            step: "close-assault";
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
         * TftWw2CloseAssaultUnitInput
         * @description The situation. What the units that are named know need not be given.
         */
        TftWw2CloseAssaultUnitInput: {
            /**
             * Attackers
             * @description The figures by their weapons.
             * @default []
             */
            attackers?: components["schemas"]["TftAssailants"][];
            /**
             * Figures at +1
             * @description Figures with weapons of this value, beside those in the list of attackers. Unit: figures.
             * @default 0
             */
            plus_1?: number;
            /**
             * Figures at +2
             * @description Figures with weapons of this value, beside those in the list of attackers. Unit: figures.
             * @default 0
             */
            plus_2?: number;
            /**
             * Figures at +3
             * @description Figures with weapons of this value, beside those in the list of attackers. Unit: figures.
             * @default 0
             */
            plus_3?: number;
        };
        /**
         * TftWw2RecordedQuestion
         * @description A question of one of the steps, to be recorded.
         */
        TftWw2RecordedQuestion: components["schemas"]["TftWw2MovementRecordedQuestion"] | components["schemas"]["TftWw2RangedAttackRecordedQuestion"] | components["schemas"]["TftWw2FireActionRecordedQuestion"] | components["schemas"]["TftWw2MeleeScoreRecordedQuestion"] | components["schemas"]["TftWw2DamageRollRecordedQuestion"] | components["schemas"]["TftWw2ClearJamRecordedQuestion"] | components["schemas"]["TftWw2MoraleDueRecordedQuestion"] | components["schemas"]["TftWw2MoraleCheckRecordedQuestion"] | components["schemas"]["TftWw2RallyCheckRecordedQuestion"] | components["schemas"]["TftWw2IndirectFireRecordedQuestion"] | components["schemas"]["TftWw2BlastDamageRecordedQuestion"] | components["schemas"]["TftWw2BuildingDamageRecordedQuestion"] | components["schemas"]["TftWw2AfvMovementRecordedQuestion"] | components["schemas"]["TftWw2AfvAttackRecordedQuestion"] | components["schemas"]["TftWw2AfvDamageRecordedQuestion"] | components["schemas"]["TftWw2CrewCheckRecordedQuestion"] | components["schemas"]["TftWw2OverrunRecordedQuestion"] | components["schemas"]["TftWw2CloseAssaultRecordedQuestion"];
        /**
         * TftWw2SessionOddsQuestion
         * @description A question of the odds of one of the steps.
         */
        TftWw2SessionOddsQuestion: components["schemas"]["TftWw2MovementSessionOddsQuestion"] | components["schemas"]["TftWw2RangedAttackSessionOddsQuestion"] | components["schemas"]["TftWw2FireActionSessionOddsQuestion"] | components["schemas"]["TftWw2MeleeScoreSessionOddsQuestion"] | components["schemas"]["TftWw2DamageRollSessionOddsQuestion"] | components["schemas"]["TftWw2ClearJamSessionOddsQuestion"] | components["schemas"]["TftWw2MoraleDueSessionOddsQuestion"] | components["schemas"]["TftWw2MoraleCheckSessionOddsQuestion"] | components["schemas"]["TftWw2RallyCheckSessionOddsQuestion"] | components["schemas"]["TftWw2IndirectFireSessionOddsQuestion"] | components["schemas"]["TftWw2BlastDamageSessionOddsQuestion"] | components["schemas"]["TftWw2BuildingDamageSessionOddsQuestion"] | components["schemas"]["TftWw2AfvMovementSessionOddsQuestion"] | components["schemas"]["TftWw2AfvAttackSessionOddsQuestion"] | components["schemas"]["TftWw2AfvDamageSessionOddsQuestion"] | components["schemas"]["TftWw2CrewCheckSessionOddsQuestion"] | components["schemas"]["TftWw2OverrunSessionOddsQuestion"] | components["schemas"]["TftWw2CloseAssaultSessionOddsQuestion"];
        /**
         * TftWw2RulingEntry
         * @description A ruling of one of the steps, as it is recorded.
         */
        TftWw2RulingEntry: components["schemas"]["TftWw2MovementRulingEntry"] | components["schemas"]["TftWw2RangedAttackRulingEntry"] | components["schemas"]["TftWw2FireActionRulingEntry"] | components["schemas"]["TftWw2MeleeScoreRulingEntry"] | components["schemas"]["TftWw2DamageRollRulingEntry"] | components["schemas"]["TftWw2ClearJamRulingEntry"] | components["schemas"]["TftWw2MoraleDueRulingEntry"] | components["schemas"]["TftWw2MoraleCheckRulingEntry"] | components["schemas"]["TftWw2RallyCheckRulingEntry"] | components["schemas"]["TftWw2IndirectFireRulingEntry"] | components["schemas"]["TftWw2BlastDamageRulingEntry"] | components["schemas"]["TftWw2BuildingDamageRulingEntry"] | components["schemas"]["TftWw2AfvMovementRulingEntry"] | components["schemas"]["TftWw2AfvAttackRulingEntry"] | components["schemas"]["TftWw2AfvDamageRulingEntry"] | components["schemas"]["TftWw2CrewCheckRulingEntry"] | components["schemas"]["TftWw2OverrunRulingEntry"] | components["schemas"]["TftWw2CloseAssaultRulingEntry"];
        /**
         * TftWw2Opening
         * @description A game that begins.
         */
        TftWw2Opening: {
            /** @constant */
            ruleset: "tft-ww2";
            /**
             * Options
             * @description Readings, house rules and the club's own numbers; they apply to the whole session.
             */
            options?: components["schemas"]["TftOptions"];
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
            units?: components["schemas"]["TftRosterUnit"][];
        };
        /**
         * TftWw2HouseRulesBody
         * @description A club's options for a ruleset.
         */
        TftWw2HouseRulesBody: {
            /**
             * Options
             * @description Readings, house rules and the club's own numbers. What is left out has its default.
             */
            options?: components["schemas"]["TftOptions"];
            /**
             * Note
             * @description The club's note about them: who agreed, since when, for which games.
             */
            note?: components["schemas"]["VisibleTextOrNone"];
        };
        /**
         * TftWw2UnitsBody
         * @description Units to add to a session.
         */
        TftWw2UnitsBody: {
            /**
             * Units
             * @description The units to add.
             */
            units: components["schemas"]["TftRosterUnit"][];
            /**
             * Last checkpoint
             * @description The last checkpoint that the client has. It is recorded, or refused when the ledger is not consistent with it.
             */
            last_checkpoint?: components["schemas"]["LastCheckpoint"];
        };
        /** TftWw2UnitChangeBody */
        TftWw2UnitChangeBody: {
            /**
             * Changes
             * @description The members to change, with their new values.
             */
            changes: components["schemas"]["TftRosterUnitMembers"];
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
         * TftWw2ArmyBody
         * @description An army to be kept.
         */
        TftWw2ArmyBody: {
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
            units: components["schemas"]["TftRosterUnitOfArmy"][];
        };
        /**
         * TftWw2UnitState
         * @description A unit as it stands.
         */
        TftWw2UnitState: {
            /** @description The unit's id in requests. */
            id: string;
            /** @description What the players call it. */
            name: string;
            /** @description The side that it fights for, by its id; units of one side are friends. */
            side: string;
            /**
             * Kind
             * @description A figure, or a vehicle; its crew is part of it.
             * @default figure
             */
            kind?: components["schemas"]["TftUnitKind"];
            /**
             * Profile
             * @description private, nco, co or a name of the option profiles; of a vehicle a name of the option afvs. It says what is not given.
             */
            profile?: string;
            /**
             * Squad
             * @description The unit of figures that it belongs to, by the same name in all of them; those without a name are one.
             */
            squad?: string;
            /**
             * Rank
             * @description Where the profile is none of private, nco and co.
             */
            rank?: components["schemas"]["TftRank"];
            /**
             * Commander
             * @description Whether it commands its squad and tests morale for it.
             * @default false
             */
            commands?: boolean;
            /**
             * STR
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            strength?: number;
            /**
             * INT
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            intelligence?: number;
            /**
             * DEX
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            dexterity?: number;
            /**
             * LDR
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            leadership?: number;
            /**
             * MOV
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            movement?: number;
            /**
             * Wounded
             * @description Whether it is wounded.
             * @default false
             */
            wounded?: boolean;
            /**
             * Green
             * @description Green or lesser trained; not with elite.
             * @default false
             */
            green?: boolean;
            /**
             * Elite
             * @description Elite; not with green.
             * @default false
             */
            elite?: boolean;
            /**
             * Weapon
             * @description What it has in hand.
             */
            weapon?: components["schemas"]["TftWeapon"];
            /**
             * State of the weapon
             * @description Of what is in hand, or of a vehicle's gun.
             * @default ready
             */
            weapon_state?: components["schemas"]["TftHeldState"];
            /**
             * Bayonet fixed
             * @description Whether a bayonet is fixed to the rifle in hand. It does not hinder shooting.
             * @default false
             */
            bayonet_fixed?: boolean;
            /**
             * Sidearm
             * @description A second weapon that it carries.
             */
            sidearm?: components["schemas"]["TftWeapon"];
            /**
             * State of the sidearm
             * @description Of the sidearm.
             * @default ready
             */
            sidearm_state?: components["schemas"]["TftHeldState"];
            /**
             * State when dropped
             * @description What was in hand was like this when it was dropped; who picks it up has it so again.
             * @default ready
             */
            dropped_state?: components["schemas"]["TftWeaponState"];
            /**
             * State of the sidearm when dropped
             * @description Likewise of the sidearm.
             * @default ready
             */
            sidearm_dropped_state?: components["schemas"]["TftWeaponState"];
            /**
             * State of the weapon it serves
             * @description Of a mortar or the like, which it serves beside what is in its hand.
             * @default ready
             */
            served_state?: components["schemas"]["TftWeaponState"];
            /**
             * Fate
             * @description Whether it is still in the game.
             * @default in_play
             */
            fate?: components["schemas"]["TftFate"];
            /**
             * Prone
             * @description Whether it lies prone.
             * @default false
             */
            prone?: boolean;
            /**
             * Cover
             * @description The cover that it stands in.
             * @default none
             */
            cover?: components["schemas"]["TftCover"];
            /**
             * Full cover
             * @description Whether the cover hides it wholly. Needs a cover.
             * @default false
             */
            full_cover?: boolean;
            /**
             * Flight
             * @description Where it flees to after a failed check.
             * @default none
             */
            flight?: components["schemas"]["TftFlight"];
            /**
             * Flight at its end
             * @description Whether it has reached the cover or the edge that it fled to; at the edge it is removed.
             * @default false
             */
            at_goal?: boolean;
            /**
             * Action
             * @description Its action of this turn, as soon as it has chosen one.
             */
            action?: components["schemas"]["TftAction"];
            /**
             * Action used
             * @description Whether it has handled an item in this turn.
             * @default false
             */
            action_used?: boolean;
            /**
             * Move at its end
             * @description Whether it has turned at the end of a run, or attacked hand to hand, as a charge does at its end: then it runs or charges no farther in this turn.
             * @default false
             */
            move_ended?: boolean;
            /**
             * Moved
             * @description How far it moved in this turn. Unit: inches.
             * @default 0
             */
            moved_inches?: number;
            /**
             * Points spent
             * @description Movement points that it spent in this turn. Unit: points.
             * @default 0
             */
            points_spent?: number;
            /**
             * Shots
             * @description Shots and throws of this turn. Unit: shots.
             * @default 0
             */
            shots?: number;
            /**
             * First target
             * @description The name of whom it shot at first in this round.
             */
            first_target?: string;
            /**
             * Last target
             * @description The name of whom it shot at last in this round.
             */
            last_target?: string;
            /**
             * Targets shot at
             * @description How many different targets it shot at in this round. Unit: figures.
             * @default 0
             */
            targets_shot?: number;
            /**
             * Shot last round
             * @description Whether it shot in the last turn.
             * @default false
             */
            shot_last_round?: boolean;
            /**
             * Under fire
             * @description Whether it was under fire in this turn.
             * @default false
             */
            under_fire?: boolean;
            /**
             * Under fire last round
             * @description Whether it was under fire in the last turn.
             * @default false
             */
            under_fire_last_round?: boolean;
            /**
             * Casualties
             * @description Figures of its squad that were incapacitated or killed in the game. Unit: figures.
             * @default 0
             */
            casualties?: number;
            /**
             * Members down
             * @description Figures of its squad that went down in this turn. A commander tests when more than one is down. Unit: figures.
             * @default 0
             */
            members_down?: number;
            /**
             * Members down when tested
             * @description How many of the members down in this turn were down when the squad last tested. Unit: figures.
             * @default 0
             */
            members_tested?: number;
            /**
             * COs down
             * @description COs of its side that went down in this turn, until its squad has tested. Unit: figures.
             * @default 0
             */
            cos_down?: number;
            /**
             * Attacks
             * @description Figures of its squad, itself among them, under air, artillery or flamethrower attack in this turn, until the squad has tested. Unit: attacks.
             * @default 0
             */
            attacks?: number;
            /**
             * Owed hit
             * @description The oldest hit on a figure whose damage has not been rolled yet.
             */
            owed_hit_1?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_2?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_3?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_4?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_5?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_6?: components["schemas"]["TftOwedHit"];
            /**
             * Hits
             * @description Hits of a vehicle whose damage has not been rolled yet. Unit: hits.
             * @default 0
             */
            hits?: number;
            /**
             * Hits of a vulnerable spot
             * @description Such hits of a vehicle by a roll of 4, which penetrate. Unit: hits.
             * @default 0
             */
            vulnerable_hits?: number;
            /**
             * Hits by blasts
             * @description Hits of a vehicle by shells, bombs and grenades whose damage has not been rolled yet. Unit: hits.
             * @default 0
             */
            blast_hits?: number;
            /**
             * AP factor of the blast
             * @description Of the blast that hit a vehicle last and whose damage has not been rolled yet.
             */
            blast_ap?: number;
            /**
             * In hand
             * @description Whether a grenade went off in its hand whose damage has not been rolled yet.
             * @default false
             */
            in_hand?: boolean;
            /**
             * Owed blast
             * @description What it threw or fired whose blast has not been resolved yet.
             */
            owed_blast?: components["schemas"]["TftIndirectWeapon"];
            /**
             * Multiplier of the blast
             * @description Of the owed blast.
             * @default 1
             */
            owed_blast_multiplier?: number;
            /**
             * Blast astray
             * @description Whether the owed blast went astray.
             * @default false
             */
            owed_blast_scattered?: boolean;
            /**
             * Blast of this turn
             * @description Whether the owed blast is of a throw or shot of this turn.
             * @default false
             */
            owed_blast_new?: boolean;
            /**
             * Drive
             * @description Of a vehicle: wheeled or tracked.
             */
            drive?: components["schemas"]["TftDrive"];
            /**
             * Movement points
             * @description Of a vehicle, for a turn.
             */
            movement_points?: number;
            /**
             * Fire Control
             * @description Of a vehicle: the base number of its gun to hit.
             */
            fire_control?: number;
            /**
             * Size
             * @description What a vehicle's size adds to the number of those who shoot at it.
             */
            size?: number;
            /**
             * Armour
             * @description Of a vehicle: its armour factor.
             */
            armour?: number;
            /**
             * Penetration
             * @description Of a vehicle's gun.
             */
            penetration?: number;
            /**
             * HE modifier
             * @description What a vehicle's gun takes off the three damage dice.
             */
            he_modifier?: number;
            /**
             * Explosion radius
             * @description How far the explosion of a vehicle reaches. Unit: inches.
             */
            explosion_radius?: number;
            /**
             * Buttoned up
             * @description Whether a vehicle is buttoned up.
             * @default false
             */
            buttoned?: boolean;
            /**
             * MGs destroyed
             * @description Whether a vehicle's machine guns are destroyed.
             * @default false
             */
            mgs_destroyed?: boolean;
            /**
             * Immobilised
             * @description Whether a vehicle is immobilised.
             * @default false
             */
            immobilised?: boolean;
            /**
             * Main gun destroyed
             * @description Whether a vehicle's main gun is destroyed.
             * @default false
             */
            main_gun_destroyed?: boolean;
            /**
             * Reversed
             * @description Whether a vehicle reversed in this turn.
             * @default false
             */
            reversed?: boolean;
            /**
             * Crew tests
             * @description Hits for which a vehicle's crew has not tested yet. Unit: tests.
             * @default 0
             */
            crew_tests?: number;
            /** @description Why it is out of the game; absent while it is in play. */
            out?: string;
            /** @description The sorts that it is of: which roles it can take. */
            sorts: string[];
        };
        /**
         * TftWw2Roster
         * @description The units of a session.
         */
        TftWw2Roster: {
            /** @constant */
            ruleset: "tft-ww2";
            /** @description The number of the last entry that counts. */
            as_of: number;
            /** @description The current turn; absent before the first. */
            turn?: number;
            /** @description The phase of that turn, where the ruleset has phases. */
            phase?: string;
            /** @description In the order in which they were added. */
            units: components["schemas"]["TftWw2UnitState"][];
        };
        /**
         * TftRosterUnit
         * @description A figure or a vehicle of the WW2 skirmish.
         */
        TftRosterUnit: {
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
             * Kind
             * @description A figure, or a vehicle; its crew is part of it.
             * @default figure
             */
            kind?: components["schemas"]["TftUnitKind"];
            /**
             * Profile
             * @description private, nco, co or a name of the option profiles; of a vehicle a name of the option afvs. It says what is not given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Squad
             * @description The unit of figures that it belongs to, by the same name in all of them; those without a name are one.
             */
            squad?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Rank
             * @description Where the profile is none of private, nco and co.
             */
            rank?: components["schemas"]["TftRank"];
            /**
             * Commander
             * @description Whether it commands its squad and tests morale for it.
             * @default false
             */
            commands?: boolean;
            /**
             * STR
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            strength?: number;
            /**
             * INT
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            intelligence?: number;
            /**
             * DEX
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            dexterity?: number;
            /**
             * LDR
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            leadership?: number;
            /**
             * MOV
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            movement?: number;
            /**
             * Wounded
             * @description Whether it is wounded.
             * @default false
             */
            wounded?: boolean;
            /**
             * Green
             * @description Green or lesser trained; not with elite.
             * @default false
             */
            green?: boolean;
            /**
             * Elite
             * @description Elite; not with green.
             * @default false
             */
            elite?: boolean;
            /**
             * Weapon
             * @description What it has in hand.
             */
            weapon?: components["schemas"]["TftWeapon"];
            /**
             * State of the weapon
             * @description Of what is in hand, or of a vehicle's gun.
             * @default ready
             */
            weapon_state?: components["schemas"]["TftHeldState"];
            /**
             * Bayonet fixed
             * @description Whether a bayonet is fixed to the rifle in hand. It does not hinder shooting.
             * @default false
             */
            bayonet_fixed?: boolean;
            /**
             * Sidearm
             * @description A second weapon that it carries.
             */
            sidearm?: components["schemas"]["TftWeapon"];
            /**
             * State of the sidearm
             * @description Of the sidearm.
             * @default ready
             */
            sidearm_state?: components["schemas"]["TftHeldState"];
            /**
             * State when dropped
             * @description What was in hand was like this when it was dropped; who picks it up has it so again.
             * @default ready
             */
            dropped_state?: components["schemas"]["TftWeaponState"];
            /**
             * State of the sidearm when dropped
             * @description Likewise of the sidearm.
             * @default ready
             */
            sidearm_dropped_state?: components["schemas"]["TftWeaponState"];
            /**
             * State of the weapon it serves
             * @description Of a mortar or the like, which it serves beside what is in its hand.
             * @default ready
             */
            served_state?: components["schemas"]["TftWeaponState"];
            /**
             * Fate
             * @description Whether it is still in the game.
             * @default in_play
             */
            fate?: components["schemas"]["TftFate"];
            /**
             * Prone
             * @description Whether it lies prone.
             * @default false
             */
            prone?: boolean;
            /**
             * Cover
             * @description The cover that it stands in.
             * @default none
             */
            cover?: components["schemas"]["TftCover"];
            /**
             * Full cover
             * @description Whether the cover hides it wholly. Needs a cover.
             * @default false
             */
            full_cover?: boolean;
            /**
             * Flight
             * @description Where it flees to after a failed check.
             * @default none
             */
            flight?: components["schemas"]["TftFlight"];
            /**
             * Flight at its end
             * @description Whether it has reached the cover or the edge that it fled to; at the edge it is removed.
             * @default false
             */
            at_goal?: boolean;
            /**
             * Action
             * @description Its action of this turn, as soon as it has chosen one.
             */
            action?: components["schemas"]["TftAction"];
            /**
             * Action used
             * @description Whether it has handled an item in this turn.
             * @default false
             */
            action_used?: boolean;
            /**
             * Move at its end
             * @description Whether it has turned at the end of a run, or attacked hand to hand, as a charge does at its end: then it runs or charges no farther in this turn.
             * @default false
             */
            move_ended?: boolean;
            /**
             * Moved
             * @description How far it moved in this turn. Unit: inches.
             * @default 0
             */
            moved_inches?: number;
            /**
             * Points spent
             * @description Movement points that it spent in this turn. Unit: points.
             * @default 0
             */
            points_spent?: number;
            /**
             * Shots
             * @description Shots and throws of this turn. Unit: shots.
             * @default 0
             */
            shots?: number;
            /**
             * First target
             * @description The name of whom it shot at first in this round.
             */
            first_target?: string;
            /**
             * Last target
             * @description The name of whom it shot at last in this round.
             */
            last_target?: string;
            /**
             * Targets shot at
             * @description How many different targets it shot at in this round. Unit: figures.
             * @default 0
             */
            targets_shot?: number;
            /**
             * Shot last round
             * @description Whether it shot in the last turn.
             * @default false
             */
            shot_last_round?: boolean;
            /**
             * Under fire
             * @description Whether it was under fire in this turn.
             * @default false
             */
            under_fire?: boolean;
            /**
             * Under fire last round
             * @description Whether it was under fire in the last turn.
             * @default false
             */
            under_fire_last_round?: boolean;
            /**
             * Casualties
             * @description Figures of its squad that were incapacitated or killed in the game. Unit: figures.
             * @default 0
             */
            casualties?: number;
            /**
             * Members down
             * @description Figures of its squad that went down in this turn. A commander tests when more than one is down. Unit: figures.
             * @default 0
             */
            members_down?: number;
            /**
             * Members down when tested
             * @description How many of the members down in this turn were down when the squad last tested. Unit: figures.
             * @default 0
             */
            members_tested?: number;
            /**
             * COs down
             * @description COs of its side that went down in this turn, until its squad has tested. Unit: figures.
             * @default 0
             */
            cos_down?: number;
            /**
             * Attacks
             * @description Figures of its squad, itself among them, under air, artillery or flamethrower attack in this turn, until the squad has tested. Unit: attacks.
             * @default 0
             */
            attacks?: number;
            /**
             * Owed hit
             * @description The oldest hit on a figure whose damage has not been rolled yet.
             */
            owed_hit_1?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_2?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_3?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_4?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_5?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_6?: components["schemas"]["TftOwedHit"];
            /**
             * Hits
             * @description Hits of a vehicle whose damage has not been rolled yet. Unit: hits.
             * @default 0
             */
            hits?: number;
            /**
             * Hits of a vulnerable spot
             * @description Such hits of a vehicle by a roll of 4, which penetrate. Unit: hits.
             * @default 0
             */
            vulnerable_hits?: number;
            /**
             * Hits by blasts
             * @description Hits of a vehicle by shells, bombs and grenades whose damage has not been rolled yet. Unit: hits.
             * @default 0
             */
            blast_hits?: number;
            /**
             * AP factor of the blast
             * @description Of the blast that hit a vehicle last and whose damage has not been rolled yet.
             */
            blast_ap?: number;
            /**
             * In hand
             * @description Whether a grenade went off in its hand whose damage has not been rolled yet.
             * @default false
             */
            in_hand?: boolean;
            /**
             * Owed blast
             * @description What it threw or fired whose blast has not been resolved yet.
             */
            owed_blast?: components["schemas"]["TftIndirectWeapon"];
            /**
             * Multiplier of the blast
             * @description Of the owed blast.
             * @default 1
             */
            owed_blast_multiplier?: number;
            /**
             * Blast astray
             * @description Whether the owed blast went astray.
             * @default false
             */
            owed_blast_scattered?: boolean;
            /**
             * Blast of this turn
             * @description Whether the owed blast is of a throw or shot of this turn.
             * @default false
             */
            owed_blast_new?: boolean;
            /**
             * Drive
             * @description Of a vehicle: wheeled or tracked.
             */
            drive?: components["schemas"]["TftDrive"];
            /**
             * Movement points
             * @description Of a vehicle, for a turn.
             */
            movement_points?: number;
            /**
             * Fire Control
             * @description Of a vehicle: the base number of its gun to hit.
             */
            fire_control?: number;
            /**
             * Size
             * @description What a vehicle's size adds to the number of those who shoot at it.
             */
            size?: number;
            /**
             * Armour
             * @description Of a vehicle: its armour factor.
             */
            armour?: number;
            /**
             * Penetration
             * @description Of a vehicle's gun.
             */
            penetration?: number;
            /**
             * HE modifier
             * @description What a vehicle's gun takes off the three damage dice.
             */
            he_modifier?: number;
            /**
             * Explosion radius
             * @description How far the explosion of a vehicle reaches. Unit: inches.
             */
            explosion_radius?: number;
            /**
             * Buttoned up
             * @description Whether a vehicle is buttoned up.
             * @default false
             */
            buttoned?: boolean;
            /**
             * MGs destroyed
             * @description Whether a vehicle's machine guns are destroyed.
             * @default false
             */
            mgs_destroyed?: boolean;
            /**
             * Immobilised
             * @description Whether a vehicle is immobilised.
             * @default false
             */
            immobilised?: boolean;
            /**
             * Main gun destroyed
             * @description Whether a vehicle's main gun is destroyed.
             * @default false
             */
            main_gun_destroyed?: boolean;
            /**
             * Reversed
             * @description Whether a vehicle reversed in this turn.
             * @default false
             */
            reversed?: boolean;
            /**
             * Crew tests
             * @description Hits for which a vehicle's crew has not tested yet. Unit: tests.
             * @default 0
             */
            crew_tests?: number;
        };
        /**
         * TftRosterUnitOfArmy
         * @description A unit of an army.
         */
        TftRosterUnitOfArmy: {
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
             * Kind
             * @description A figure, or a vehicle; its crew is part of it.
             * @default figure
             */
            kind?: components["schemas"]["TftUnitKind"];
            /**
             * Profile
             * @description private, nco, co or a name of the option profiles; of a vehicle a name of the option afvs. It says what is not given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Squad
             * @description The unit of figures that it belongs to, by the same name in all of them; those without a name are one.
             */
            squad?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Rank
             * @description Where the profile is none of private, nco and co.
             */
            rank?: components["schemas"]["TftRank"];
            /**
             * Commander
             * @description Whether it commands its squad and tests morale for it.
             * @default false
             */
            commands?: boolean;
            /**
             * STR
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            strength?: number;
            /**
             * INT
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            intelligence?: number;
            /**
             * DEX
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            dexterity?: number;
            /**
             * LDR
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            leadership?: number;
            /**
             * MOV
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            movement?: number;
            /**
             * Wounded
             * @description Whether it is wounded.
             * @default false
             */
            wounded?: boolean;
            /**
             * Green
             * @description Green or lesser trained; not with elite.
             * @default false
             */
            green?: boolean;
            /**
             * Elite
             * @description Elite; not with green.
             * @default false
             */
            elite?: boolean;
            /**
             * Weapon
             * @description What it has in hand.
             */
            weapon?: components["schemas"]["TftWeapon"];
            /**
             * State of the weapon
             * @description Of what is in hand, or of a vehicle's gun.
             * @default ready
             */
            weapon_state?: components["schemas"]["TftHeldState"];
            /**
             * Bayonet fixed
             * @description Whether a bayonet is fixed to the rifle in hand. It does not hinder shooting.
             * @default false
             */
            bayonet_fixed?: boolean;
            /**
             * Sidearm
             * @description A second weapon that it carries.
             */
            sidearm?: components["schemas"]["TftWeapon"];
            /**
             * State of the sidearm
             * @description Of the sidearm.
             * @default ready
             */
            sidearm_state?: components["schemas"]["TftHeldState"];
            /**
             * State when dropped
             * @description What was in hand was like this when it was dropped; who picks it up has it so again.
             * @default ready
             */
            dropped_state?: components["schemas"]["TftWeaponState"];
            /**
             * State of the sidearm when dropped
             * @description Likewise of the sidearm.
             * @default ready
             */
            sidearm_dropped_state?: components["schemas"]["TftWeaponState"];
            /**
             * State of the weapon it serves
             * @description Of a mortar or the like, which it serves beside what is in its hand.
             * @default ready
             */
            served_state?: components["schemas"]["TftWeaponState"];
            /**
             * Fate
             * @description Whether it is still in the game.
             * @default in_play
             */
            fate?: components["schemas"]["TftFate"];
            /**
             * Prone
             * @description Whether it lies prone.
             * @default false
             */
            prone?: boolean;
            /**
             * Cover
             * @description The cover that it stands in.
             * @default none
             */
            cover?: components["schemas"]["TftCover"];
            /**
             * Full cover
             * @description Whether the cover hides it wholly. Needs a cover.
             * @default false
             */
            full_cover?: boolean;
            /**
             * Flight
             * @description Where it flees to after a failed check.
             * @default none
             */
            flight?: components["schemas"]["TftFlight"];
            /**
             * Flight at its end
             * @description Whether it has reached the cover or the edge that it fled to; at the edge it is removed.
             * @default false
             */
            at_goal?: boolean;
            /**
             * Action
             * @description Its action of this turn, as soon as it has chosen one.
             */
            action?: components["schemas"]["TftAction"];
            /**
             * Action used
             * @description Whether it has handled an item in this turn.
             * @default false
             */
            action_used?: boolean;
            /**
             * Move at its end
             * @description Whether it has turned at the end of a run, or attacked hand to hand, as a charge does at its end: then it runs or charges no farther in this turn.
             * @default false
             */
            move_ended?: boolean;
            /**
             * Moved
             * @description How far it moved in this turn. Unit: inches.
             * @default 0
             */
            moved_inches?: number;
            /**
             * Points spent
             * @description Movement points that it spent in this turn. Unit: points.
             * @default 0
             */
            points_spent?: number;
            /**
             * Shots
             * @description Shots and throws of this turn. Unit: shots.
             * @default 0
             */
            shots?: number;
            /**
             * First target
             * @description The name of whom it shot at first in this round.
             */
            first_target?: string;
            /**
             * Last target
             * @description The name of whom it shot at last in this round.
             */
            last_target?: string;
            /**
             * Targets shot at
             * @description How many different targets it shot at in this round. Unit: figures.
             * @default 0
             */
            targets_shot?: number;
            /**
             * Shot last round
             * @description Whether it shot in the last turn.
             * @default false
             */
            shot_last_round?: boolean;
            /**
             * Under fire
             * @description Whether it was under fire in this turn.
             * @default false
             */
            under_fire?: boolean;
            /**
             * Under fire last round
             * @description Whether it was under fire in the last turn.
             * @default false
             */
            under_fire_last_round?: boolean;
            /**
             * Casualties
             * @description Figures of its squad that were incapacitated or killed in the game. Unit: figures.
             * @default 0
             */
            casualties?: number;
            /**
             * Members down
             * @description Figures of its squad that went down in this turn. A commander tests when more than one is down. Unit: figures.
             * @default 0
             */
            members_down?: number;
            /**
             * Members down when tested
             * @description How many of the members down in this turn were down when the squad last tested. Unit: figures.
             * @default 0
             */
            members_tested?: number;
            /**
             * COs down
             * @description COs of its side that went down in this turn, until its squad has tested. Unit: figures.
             * @default 0
             */
            cos_down?: number;
            /**
             * Attacks
             * @description Figures of its squad, itself among them, under air, artillery or flamethrower attack in this turn, until the squad has tested. Unit: attacks.
             * @default 0
             */
            attacks?: number;
            /**
             * Owed hit
             * @description The oldest hit on a figure whose damage has not been rolled yet.
             */
            owed_hit_1?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_2?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_3?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_4?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_5?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_6?: components["schemas"]["TftOwedHit"];
            /**
             * Hits
             * @description Hits of a vehicle whose damage has not been rolled yet. Unit: hits.
             * @default 0
             */
            hits?: number;
            /**
             * Hits of a vulnerable spot
             * @description Such hits of a vehicle by a roll of 4, which penetrate. Unit: hits.
             * @default 0
             */
            vulnerable_hits?: number;
            /**
             * Hits by blasts
             * @description Hits of a vehicle by shells, bombs and grenades whose damage has not been rolled yet. Unit: hits.
             * @default 0
             */
            blast_hits?: number;
            /**
             * AP factor of the blast
             * @description Of the blast that hit a vehicle last and whose damage has not been rolled yet.
             */
            blast_ap?: number;
            /**
             * In hand
             * @description Whether a grenade went off in its hand whose damage has not been rolled yet.
             * @default false
             */
            in_hand?: boolean;
            /**
             * Owed blast
             * @description What it threw or fired whose blast has not been resolved yet.
             */
            owed_blast?: components["schemas"]["TftIndirectWeapon"];
            /**
             * Multiplier of the blast
             * @description Of the owed blast.
             * @default 1
             */
            owed_blast_multiplier?: number;
            /**
             * Blast astray
             * @description Whether the owed blast went astray.
             * @default false
             */
            owed_blast_scattered?: boolean;
            /**
             * Blast of this turn
             * @description Whether the owed blast is of a throw or shot of this turn.
             * @default false
             */
            owed_blast_new?: boolean;
            /**
             * Drive
             * @description Of a vehicle: wheeled or tracked.
             */
            drive?: components["schemas"]["TftDrive"];
            /**
             * Movement points
             * @description Of a vehicle, for a turn.
             */
            movement_points?: number;
            /**
             * Fire Control
             * @description Of a vehicle: the base number of its gun to hit.
             */
            fire_control?: number;
            /**
             * Size
             * @description What a vehicle's size adds to the number of those who shoot at it.
             */
            size?: number;
            /**
             * Armour
             * @description Of a vehicle: its armour factor.
             */
            armour?: number;
            /**
             * Penetration
             * @description Of a vehicle's gun.
             */
            penetration?: number;
            /**
             * HE modifier
             * @description What a vehicle's gun takes off the three damage dice.
             */
            he_modifier?: number;
            /**
             * Explosion radius
             * @description How far the explosion of a vehicle reaches. Unit: inches.
             */
            explosion_radius?: number;
            /**
             * Buttoned up
             * @description Whether a vehicle is buttoned up.
             * @default false
             */
            buttoned?: boolean;
            /**
             * MGs destroyed
             * @description Whether a vehicle's machine guns are destroyed.
             * @default false
             */
            mgs_destroyed?: boolean;
            /**
             * Immobilised
             * @description Whether a vehicle is immobilised.
             * @default false
             */
            immobilised?: boolean;
            /**
             * Main gun destroyed
             * @description Whether a vehicle's main gun is destroyed.
             * @default false
             */
            main_gun_destroyed?: boolean;
            /**
             * Reversed
             * @description Whether a vehicle reversed in this turn.
             * @default false
             */
            reversed?: boolean;
            /**
             * Crew tests
             * @description Hits for which a vehicle's crew has not tested yet. Unit: tests.
             * @default 0
             */
            crew_tests?: number;
        };
        /**
         * TftRosterUnitMembers
         * @description Members of a unit.
         */
        TftRosterUnitMembers: {
            /**
             * Kind
             * @description A figure, or a vehicle; its crew is part of it.
             */
            kind?: components["schemas"]["TftUnitKind"];
            /**
             * Profile
             * @description private, nco, co or a name of the option profiles; of a vehicle a name of the option afvs. It says what is not given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Squad
             * @description The unit of figures that it belongs to, by the same name in all of them; those without a name are one.
             */
            squad?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Rank
             * @description Where the profile is none of private, nco and co.
             */
            rank?: components["schemas"]["TftRank"];
            /**
             * Commander
             * @description Whether it commands its squad and tests morale for it.
             */
            commands?: boolean;
            /**
             * STR
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            strength?: number;
            /**
             * INT
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            intelligence?: number;
            /**
             * DEX
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            dexterity?: number;
            /**
             * LDR
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            leadership?: number;
            /**
             * MOV
             * @description Of a figure, before any wound; what is left out its profile says.
             */
            movement?: number;
            /**
             * Wounded
             * @description Whether it is wounded.
             */
            wounded?: boolean;
            /**
             * Green
             * @description Green or lesser trained; not with elite.
             */
            green?: boolean;
            /**
             * Elite
             * @description Elite; not with green.
             */
            elite?: boolean;
            /**
             * Weapon
             * @description What it has in hand.
             */
            weapon?: components["schemas"]["TftWeapon"];
            /**
             * State of the weapon
             * @description Of what is in hand, or of a vehicle's gun.
             */
            weapon_state?: components["schemas"]["TftHeldState"];
            /**
             * Bayonet fixed
             * @description Whether a bayonet is fixed to the rifle in hand. It does not hinder shooting.
             */
            bayonet_fixed?: boolean;
            /**
             * Sidearm
             * @description A second weapon that it carries.
             */
            sidearm?: components["schemas"]["TftWeapon"];
            /**
             * State of the sidearm
             * @description Of the sidearm.
             */
            sidearm_state?: components["schemas"]["TftHeldState"];
            /**
             * State when dropped
             * @description What was in hand was like this when it was dropped; who picks it up has it so again.
             */
            dropped_state?: components["schemas"]["TftWeaponState"];
            /**
             * State of the sidearm when dropped
             * @description Likewise of the sidearm.
             */
            sidearm_dropped_state?: components["schemas"]["TftWeaponState"];
            /**
             * State of the weapon it serves
             * @description Of a mortar or the like, which it serves beside what is in its hand.
             */
            served_state?: components["schemas"]["TftWeaponState"];
            /**
             * Fate
             * @description Whether it is still in the game.
             */
            fate?: components["schemas"]["TftFate"];
            /**
             * Prone
             * @description Whether it lies prone.
             */
            prone?: boolean;
            /**
             * Cover
             * @description The cover that it stands in.
             */
            cover?: components["schemas"]["TftCover"];
            /**
             * Full cover
             * @description Whether the cover hides it wholly. Needs a cover.
             */
            full_cover?: boolean;
            /**
             * Flight
             * @description Where it flees to after a failed check.
             */
            flight?: components["schemas"]["TftFlight"];
            /**
             * Flight at its end
             * @description Whether it has reached the cover or the edge that it fled to; at the edge it is removed.
             */
            at_goal?: boolean;
            /**
             * Action
             * @description Its action of this turn, as soon as it has chosen one.
             */
            action?: components["schemas"]["TftAction"];
            /**
             * Action used
             * @description Whether it has handled an item in this turn.
             */
            action_used?: boolean;
            /**
             * Move at its end
             * @description Whether it has turned at the end of a run, or attacked hand to hand, as a charge does at its end: then it runs or charges no farther in this turn.
             */
            move_ended?: boolean;
            /**
             * Moved
             * @description How far it moved in this turn. Unit: inches.
             */
            moved_inches?: number;
            /**
             * Points spent
             * @description Movement points that it spent in this turn. Unit: points.
             */
            points_spent?: number;
            /**
             * Shots
             * @description Shots and throws of this turn. Unit: shots.
             */
            shots?: number;
            /**
             * First target
             * @description The name of whom it shot at first in this round.
             */
            first_target?: string;
            /**
             * Last target
             * @description The name of whom it shot at last in this round.
             */
            last_target?: string;
            /**
             * Targets shot at
             * @description How many different targets it shot at in this round. Unit: figures.
             */
            targets_shot?: number;
            /**
             * Shot last round
             * @description Whether it shot in the last turn.
             */
            shot_last_round?: boolean;
            /**
             * Under fire
             * @description Whether it was under fire in this turn.
             */
            under_fire?: boolean;
            /**
             * Under fire last round
             * @description Whether it was under fire in the last turn.
             */
            under_fire_last_round?: boolean;
            /**
             * Casualties
             * @description Figures of its squad that were incapacitated or killed in the game. Unit: figures.
             */
            casualties?: number;
            /**
             * Members down
             * @description Figures of its squad that went down in this turn. A commander tests when more than one is down. Unit: figures.
             */
            members_down?: number;
            /**
             * Members down when tested
             * @description How many of the members down in this turn were down when the squad last tested. Unit: figures.
             */
            members_tested?: number;
            /**
             * COs down
             * @description COs of its side that went down in this turn, until its squad has tested. Unit: figures.
             */
            cos_down?: number;
            /**
             * Attacks
             * @description Figures of its squad, itself among them, under air, artillery or flamethrower attack in this turn, until the squad has tested. Unit: attacks.
             */
            attacks?: number;
            /**
             * Owed hit
             * @description The oldest hit on a figure whose damage has not been rolled yet.
             */
            owed_hit_1?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_2?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_3?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_4?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_5?: components["schemas"]["TftOwedHit"];
            /**
             * Owed hit
             * @description The next of them.
             */
            owed_hit_6?: components["schemas"]["TftOwedHit"];
            /**
             * Hits
             * @description Hits of a vehicle whose damage has not been rolled yet. Unit: hits.
             */
            hits?: number;
            /**
             * Hits of a vulnerable spot
             * @description Such hits of a vehicle by a roll of 4, which penetrate. Unit: hits.
             */
            vulnerable_hits?: number;
            /**
             * Hits by blasts
             * @description Hits of a vehicle by shells, bombs and grenades whose damage has not been rolled yet. Unit: hits.
             */
            blast_hits?: number;
            /**
             * AP factor of the blast
             * @description Of the blast that hit a vehicle last and whose damage has not been rolled yet.
             */
            blast_ap?: number;
            /**
             * In hand
             * @description Whether a grenade went off in its hand whose damage has not been rolled yet.
             */
            in_hand?: boolean;
            /**
             * Owed blast
             * @description What it threw or fired whose blast has not been resolved yet.
             */
            owed_blast?: components["schemas"]["TftIndirectWeapon"];
            /**
             * Multiplier of the blast
             * @description Of the owed blast.
             */
            owed_blast_multiplier?: number;
            /**
             * Blast astray
             * @description Whether the owed blast went astray.
             */
            owed_blast_scattered?: boolean;
            /**
             * Blast of this turn
             * @description Whether the owed blast is of a throw or shot of this turn.
             */
            owed_blast_new?: boolean;
            /**
             * Drive
             * @description Of a vehicle: wheeled or tracked.
             */
            drive?: components["schemas"]["TftDrive"];
            /**
             * Movement points
             * @description Of a vehicle, for a turn.
             */
            movement_points?: number;
            /**
             * Fire Control
             * @description Of a vehicle: the base number of its gun to hit.
             */
            fire_control?: number;
            /**
             * Size
             * @description What a vehicle's size adds to the number of those who shoot at it.
             */
            size?: number;
            /**
             * Armour
             * @description Of a vehicle: its armour factor.
             */
            armour?: number;
            /**
             * Penetration
             * @description Of a vehicle's gun.
             */
            penetration?: number;
            /**
             * HE modifier
             * @description What a vehicle's gun takes off the three damage dice.
             */
            he_modifier?: number;
            /**
             * Explosion radius
             * @description How far the explosion of a vehicle reaches. Unit: inches.
             */
            explosion_radius?: number;
            /**
             * Buttoned up
             * @description Whether a vehicle is buttoned up.
             */
            buttoned?: boolean;
            /**
             * MGs destroyed
             * @description Whether a vehicle's machine guns are destroyed.
             */
            mgs_destroyed?: boolean;
            /**
             * Immobilised
             * @description Whether a vehicle is immobilised.
             */
            immobilised?: boolean;
            /**
             * Main gun destroyed
             * @description Whether a vehicle's main gun is destroyed.
             */
            main_gun_destroyed?: boolean;
            /**
             * Reversed
             * @description Whether a vehicle reversed in this turn.
             */
            reversed?: boolean;
            /**
             * Crew tests
             * @description Hits for which a vehicle's crew has not tested yet. Unit: tests.
             */
            crew_tests?: number;
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
         * TftOptions
         * @description How a club plays the WW2 skirmish: readings that its text leaves open, and figures that it does not give.
         */
        TftOptions: {
            /**
             * Roll under
             * @description Whether 3D6 must be less than the number or may equal it: to hit and in every attribute roll.
             * @default strict
             */
            roll_under?: components["schemas"]["TftRollUnder"];
            /**
             * Criticals in attribute rolls
             * @description Whether 3 to 5 always pass and 16 to 18 always fail a roll against an attribute as well.
             * @default no
             */
            check_criticals?: components["schemas"]["TftNoYes"];
            /**
             * Damage
             * @description What a weapon's damage number means.
             * @default dice
             */
            damage_mode?: components["schemas"]["TftDamageMode"];
            /**
             * STR of the wounded
             * @description Which STR damage to an already wounded figure is compared with.
             * @default halved
             */
            wounded_str?: components["schemas"]["TftWoundedStr"];
            /**
             * Halves
             * @description How half of an odd attribute is rounded. Damage of scattered shots always rounds down, as stated.
             * @default down
             */
            half_rounding?: components["schemas"]["TftHalfRounding"];
            /**
             * Automatic weapon, further target
             * @description Modifier of an automatic weapon's shot at a further target; its printed value is lost.
             * @default -2
             */
            auto_extra_target?: number;
            /**
             * Further targets add up
             * @description Whether the modifier for a further target counts twice for the third target, and so on.
             * @default no
             */
            extra_target_cumulative?: components["schemas"]["TftNoYes"];
            /**
             * Parry of criticals
             * @description Whether a hit by a roll of 3 to 5 can be parried.
             * @default yes
             */
            parry_criticals?: components["schemas"]["TftNoYes"];
            /**
             * Double damage twice
             * @description How the double damage of a charge and of a roll of 4 go together.
             * @default multiply
             */
            double_stack?: components["schemas"]["TftDoubleStack"];
            /**
             * Area of effect
             * @description What the printed area of effect measures.
             * @default radius
             */
            aoe_is?: components["schemas"]["TftAoeIs"];
            /**
             * Range of throws
             * @description Whether short range, extreme range and aiming modify a throw.
             * @default yes
             */
            thrown_range_mods?: components["schemas"]["TftNoYes"];
            /**
             * Indirect criticals
             * @description What a roll of 3 to 5 does for weapons on the table.
             * @default full
             */
            indirect_criticals?: components["schemas"]["TftIndirectCriticals"];
            /**
             * Blast dice
             * @description Whether a blast is rolled once or for each target.
             * @default shared
             */
            blast_roll?: components["schemas"]["TftBlastRoll"];
            /**
             * Close assault critical
             * @description Which rolls of a close assault knock the vehicle out.
             * @default 3_to_5
             */
            ca_critical?: components["schemas"]["TftCaCritical"];
            /**
             * Close assault failure
             * @description Whether 16 to 18 always fail in a close assault.
             * @default no
             */
            ca_autofail?: components["schemas"]["TftNoYes"];
            /**
             * What is owed
             * @description Whether a unit that owes something is refused anything else.
             * @default refuse
             */
            enforce_due?: components["schemas"]["EnforceDue"];
            /**
             * Changed weapons
             * @description Weapons that the club plays otherwise than printed, above all the auto rifle, whose row is partly blank.
             * @default []
             */
            weapons?: components["schemas"]["TftWeaponOverride"][];
            /**
             * Figures
             * @description Named figures, given once: a question may name one instead of repeating its attributes. They come before the printed private, nco and co.
             * @default []
             */
            profiles?: components["schemas"]["TftProfile"][];
            /**
             * Vehicles
             * @description Named vehicles, given once: a question may name one instead of repeating its data, which no source gives.
             * @default []
             */
            afvs?: components["schemas"]["TftAfv"][];
        };
        /**
         * TftWeaponOverride
         * @description A weapon that the club plays otherwise than printed.
         */
        TftWeaponOverride: {
            /**
             * Weapon
             * @description The row of the weapon table that is changed.
             */
            weapon: components["schemas"]["TftWeapon"];
            /**
             * Damage
             * @description Damage dice of the weapon. Unit: dice.
             */
            damage?: number;
            /**
             * Effective range
             * @description Beyond it the range is extreme. Unit: inches.
             */
            range?: number;
            /**
             * Snap shot
             * @description Modifier of a snap shot; giving one allows snap shots.
             */
            snap?: number;
            /**
             * Shots
             * @description Shots in a round. Unit: shots.
             */
            shots?: number;
        };
        /**
         * TftProfile
         * @description Attributes of a figure that questions may name.
         */
        TftProfile: {
            /**
             * Name
             * @description How questions name the profile.
             */
            name: components["schemas"]["VisibleText"];
            /**
             * STR
             * @description Of a figure that is not wounded.
             */
            strength?: number;
            /**
             * INT
             * @description Of a figure that is not wounded.
             */
            intelligence?: number;
            /**
             * DEX
             * @description Of a figure that is not wounded.
             */
            dexterity?: number;
            /**
             * LDR
             * @description Of a figure that is not wounded.
             */
            leadership?: number;
            /**
             * MOV
             * @description Of a figure that is not wounded.
             */
            movement?: number;
        };
        /**
         * TftAfv
         * @description Data of a vehicle that questions may name; the sources give none.
         */
        TftAfv: {
            /**
             * Name
             * @description How questions name the vehicle.
             */
            name: components["schemas"]["VisibleText"];
            /**
             * Drive
             * @description Wheeled or tracked.
             */
            drive?: components["schemas"]["TftDrive"];
            /**
             * Movement points
             * @description Movement points of a turn. Unit: points.
             */
            movement_points?: number;
            /**
             * Fire Control
             * @description The base number of its gun to hit.
             */
            fire_control?: number;
            /**
             * Size
             * @description What its size adds to the number of those who shoot at it.
             */
            size?: number;
            /**
             * Armour
             * @description Its armour factor.
             */
            armour?: number;
            /**
             * Penetration
             * @description The penetration value of its gun.
             */
            penetration?: number;
            /**
             * HE modifier
             * @description What its gun takes off the three damage dice.
             */
            he_modifier?: number;
            /**
             * Explosion radius
             * @description How far its explosion reaches. Unit: inches.
             */
            explosion_radius?: number;
        };
        /**
         * TftMovementInput
         * @description A figure's action and move.
         */
        TftMovementInput: {
            /**
             * Action
             * @description What the figure does this turn.
             */
            action: components["schemas"]["TftAction"];
            /**
             * Profile
             * @description A named figure; it says the MOV where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * MOV
             * @description MOV, unhalved. It must be given unless a profile says it.
             */
            movement?: number;
            /**
             * Wounded
             * @description Whether the figure is wounded; then MOV is halved here.
             * @default false
             */
            wounded?: boolean;
            /**
             * Distance
             * @description How far it moves; an inch costs a point. Unit: inches.
             * @default 0
             */
            inches?: number;
            /**
             * Turns
             * @description Turns of 90 degrees; each costs a point. Unit: turns.
             * @default 0
             */
            turns?: number;
            /**
             * Turn at the end
             * @description Whether the turn of a run comes at the end of the move; left out, it does.
             */
            turn_at_end?: boolean;
            /**
             * Reaches its goal
             * @description Whether a fleeing figure reaches cover or the edge; else it must use its whole move.
             * @default false
             */
            reaches_goal?: boolean;
            /**
             * Prone
             * @description Whether the figure lies prone; a change of position makes it stand up.
             * @default false
             */
            prone?: boolean;
            /**
             * Cover
             * @description The cover that it comes to stand in.
             * @default none
             */
            cover?: components["schemas"]["TftCover"];
            /**
             * Full cover
             * @description Whether that cover hides it wholly. Needs a cover.
             * @default false
             */
            full_cover?: boolean;
            /**
             * Handles
             * @description What it does with the action Action. Jams have a step of their own.
             * @default none
             */
            handles?: components["schemas"]["TftHandled"];
            /**
             * State of the weapon
             * @description Of what is in hand. Only what was dropped is picked up.
             */
            weapon_state?: components["schemas"]["TftHeldState"];
            /**
             * State of the sidearm
             * @description Of the sidearm. It is picked up where the other weapon was not dropped.
             */
            sidearm_state?: components["schemas"]["TftHeldState"];
            /**
             * State when dropped
             * @description What was in hand was like this when it was dropped, and is so again when it is picked up.
             * @default ready
             */
            dropped_state?: components["schemas"]["TftWeaponState"];
            /**
             * State of the sidearm when dropped
             * @description Likewise of the sidearm.
             * @default ready
             */
            sidearm_dropped_state?: components["schemas"]["TftWeaponState"];
            /**
             * Bayonet fixed
             * @description Whether its bayonet was fixed before.
             * @default false
             */
            bayonet_fixed?: boolean;
            /**
             * Action taken
             * @description The action that it has taken in this turn already. It has no other before the next turn.
             */
            taken?: components["schemas"]["TftAction"];
            /**
             * Action used
             * @description Whether it has handled an item in this turn already.
             * @default false
             */
            action_used?: boolean;
            /**
             * Move at its end
             * @description Whether it has turned at the end of its run in this turn already, or fought at the end of its charge; then it goes no farther.
             * @default false
             */
            move_ended?: boolean;
            /**
             * Moved before
             * @description How far it moved in this turn already. It changes nothing here; those who shoot at it count all of it. Unit: inches.
             * @default 0
             */
            moved_before?: number;
            /**
             * Points spent
             * @description Movement points that it spent on this action already. Unit: points.
             * @default 0
             */
            points_spent?: number;
            /**
             * Fleeing
             * @description Whether it flees after a failed check and is not where it flees to; then it can do nothing else.
             * @default false
             */
            fleeing?: boolean;
            /**
             * Flees to
             * @description Where it flees to after a failed check. Where that is a cover and it reaches it, the cover must be given.
             */
            flees_to?: components["schemas"]["TftFlight"];
        };
        /**
         * TftRangedAttackInput
         * @description A single shot.
         */
        TftRangedAttackInput: {
            /**
             * Firer's profile
             * @description A named figure; it says the DEX where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * DEX
             * @description The firer's DEX, unhalved. It must be given unless a profile says it.
             */
            dexterity?: number;
            /**
             * Wounded
             * @description Whether the firer is wounded; then its DEX is halved here.
             * @default false
             */
            wounded?: boolean;
            /**
             * Weapon
             * @description What is fired.
             */
            weapon: components["schemas"]["TftWeapon"];
            /**
             * Action
             * @description The firer's action: pivot, aim, or walk_and_snap_shot; others forbid it.
             */
            action: components["schemas"]["TftAction"];
            /**
             * State of the weapon
             * @description Of the weapon that is used, or of what is in hand where that is given as well.
             * @default ready
             */
            weapon_state?: components["schemas"]["TftHeldState"];
            /**
             * State when dropped
             * @description What was in hand was like this when it was dropped. It changes nothing here; where another weapon is taken up it is remembered.
             * @default ready
             */
            dropped_state?: components["schemas"]["TftWeaponState"];
            /**
             * In hand
             * @description What it had in hand before. Another weapon than this one and the sidearm is ready.
             */
            in_hand?: components["schemas"]["TftWeapon"];
            /**
             * Sidearm
             * @description A second weapon that it carries; to draw it costs nothing.
             */
            sidearm?: components["schemas"]["TftWeapon"];
            /**
             * State of the sidearm
             * @description Of the sidearm.
             * @default ready
             */
            sidearm_state?: components["schemas"]["TftHeldState"];
            /**
             * Range
             * @description Distance to the target. Unit: inches.
             */
            range: number;
            /**
             * Target
             * @description What the target did, and where it stands.
             */
            target?: components["schemas"]["TftTarget"];
            /**
             * Further target
             * @description Whether the first target of this round was another one. Left out, it follows from the names of the targets, or from targets_before.
             */
            additional_target?: boolean;
            /**
             * From the previous target
             * @description Distance between this target and the previous one. Required for another target than the last. Unit: inches.
             */
            distance_from_previous?: number;
            /**
             * Targets before
             * @description How many other targets the weapon shot at before. It matters with the option extra_target_cumulative.
             */
            targets_before?: number;
            /**
             * Shot
             * @description Which of the weapon's shots of this round it is; left out, the first, or with a further target the second.
             */
            shot_number?: number;
            /**
             * First target
             * @description The name of whom it shot at first in this round.
             */
            first_target?: string;
            /**
             * Last target
             * @description The name of whom it shot at last in this round.
             */
            last_target?: string;
            /**
             * Targets shot at
             * @description How many different targets it shot at in this round. Unit: figures.
             * @default 0
             */
            targets_shot?: number;
        };
        /**
         * TftTarget
         * @description What the target did, and where it stands.
         */
        TftTarget: {
            /**
             * Name
             * @description What the target is called.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Moved
             * @description How far the target moved in its turn. Unit: inches.
             * @default 0
             */
            moved_inches?: number;
            /**
             * Prone
             * @description Whether the target lies prone.
             * @default false
             */
            prone?: boolean;
            /**
             * Cover
             * @description The cover of the target; one kind only (A-TFT-10).
             * @default none
             */
            cover?: components["schemas"]["TftCover"];
            /**
             * Full cover
             * @description Whether the cover hides the target wholly. Needs a cover.
             * @default false
             */
            full_cover?: boolean;
            /**
             * Shot last round
             * @description Whether the target shot in the last round. It matters in full cover.
             * @default false
             */
            shot_last_round?: boolean;
            /**
             * Owed hits
             * @description Hits on it whose damage has not been rolled yet. With six of them it is not shot at again before. Unit: hits.
             * @default 0
             */
            hits_owed?: number;
        };
        /**
         * TftFireActionInput
         * @description All shots of a weapon in a round.
         */
        TftFireActionInput: {
            /**
             * Firer's profile
             * @description A named figure; it says the DEX where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * DEX
             * @description The firer's DEX, unhalved. It must be given unless a profile says it.
             */
            dexterity?: number;
            /**
             * Wounded
             * @description Whether the firer is wounded; then its DEX is halved here.
             * @default false
             */
            wounded?: boolean;
            /**
             * Weapon
             * @description What is fired.
             */
            weapon: components["schemas"]["TftWeapon"];
            /**
             * Action
             * @description The firer's action: pivot, aim, or walk_and_snap_shot; others forbid it.
             */
            action: components["schemas"]["TftAction"];
            /**
             * State of the weapon
             * @description Of the weapon that is used, or of what is in hand where that is given as well.
             * @default ready
             */
            weapon_state?: components["schemas"]["TftHeldState"];
            /**
             * State when dropped
             * @description What was in hand was like this when it was dropped. It changes nothing here; where another weapon is taken up it is remembered.
             * @default ready
             */
            dropped_state?: components["schemas"]["TftWeaponState"];
            /**
             * In hand
             * @description What it had in hand before. Another weapon than this one and the sidearm is ready.
             */
            in_hand?: components["schemas"]["TftWeapon"];
            /**
             * Sidearm
             * @description A second weapon that it carries; to draw it costs nothing.
             */
            sidearm?: components["schemas"]["TftWeapon"];
            /**
             * State of the sidearm
             * @description Of the sidearm.
             * @default ready
             */
            sidearm_state?: components["schemas"]["TftHeldState"];
            /**
             * First target
             * @description The name of whom it shot at first in this round.
             */
            first_target?: string;
            /**
             * Last target
             * @description The name of whom it shot at last in this round.
             */
            last_target?: string;
            /**
             * Targets shot at
             * @description How many different targets it shot at in this round. Unit: figures.
             * @default 0
             */
            targets_shot?: number;
            /**
             * Shots before
             * @description Shots that it fired in this round before these. Unit: shots.
             * @default 0
             */
            shots_before?: number;
            /**
             * Shift fire
             * @description Whether shots left over when a target is out of the game go on to the next in the list. Else they are not fired.
             * @default false
             */
            shift_fire?: boolean;
            /**
             * Targets
             * @description The targets in the order in which they are shot at.
             */
            targets: components["schemas"]["TftFireTarget"][];
        };
        /**
         * TftFireTarget
         * @description A figure that is shot at.
         */
        TftFireTarget: {
            /**
             * Name
             * @description What the target is called.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Target's profile
             * @description A named figure; it says the STR where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * STR
             * @description STR of the target, unhalved. It must be given unless a profile says it.
             */
            strength?: number;
            /**
             * Wounded
             * @description Whether the target was wounded before.
             * @default false
             */
            wounded?: boolean;
            /**
             * Range
             * @description Distance from the firer. Unit: inches.
             */
            range: number;
            /**
             * Moved
             * @description How far the target moved in its turn. Unit: inches.
             * @default 0
             */
            moved_inches?: number;
            /**
             * Prone
             * @description Whether the target lies prone.
             * @default false
             */
            prone?: boolean;
            /**
             * Cover
             * @description The cover of the target; one kind only (A-TFT-10).
             * @default none
             */
            cover?: components["schemas"]["TftCover"];
            /**
             * Full cover
             * @description Whether the cover hides the target wholly. Needs a cover.
             * @default false
             */
            full_cover?: boolean;
            /**
             * Shot last round
             * @description Whether the target shot in the last round. It matters in full cover.
             * @default false
             */
            shot_last_round?: boolean;
            /**
             * From the previous target
             * @description Distance from the target before it in the list, or of this round. Required for all but the round's first. Unit: inches.
             */
            distance_from_previous?: number;
            /**
             * Shots
             * @description How many shots are meant for it. Unit: shots.
             * @default 1
             */
            shots?: number;
        };
        /**
         * TftMeleeScoreInput
         * @description An attack in close combat.
         */
        TftMeleeScoreInput: {
            /**
             * Attacker
             * @description The figure whose attack it is.
             */
            attacker: components["schemas"]["TftFighter"];
            /**
             * Defender
             * @description The figure that is attacked.
             */
            defender: components["schemas"]["TftFighter"];
            /**
             * Base contact
             * @description Whether their bases touch.
             * @default true
             */
            base_contact?: boolean;
        };
        /**
         * TftFighter
         * @description A figure in close combat.
         */
        TftFighter: {
            /**
             * Name
             * @description What the figure is called.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Profile
             * @description A named figure; it says the attributes that are not given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * DEX
             * @description DEX, unhalved. It must be given unless a profile says it.
             */
            dexterity?: number;
            /**
             * STR
             * @description STR, unhalved. It must be given unless a profile says it.
             */
            strength?: number;
            /**
             * Wounded
             * @description Whether the figure was wounded before.
             * @default false
             */
            wounded?: boolean;
            /**
             * Weapon in hand
             * @description A rifle in hand is swung as a rifle butt and can parry, as attached bayonet and club can.
             */
            weapon: components["schemas"]["TftWeapon"];
            /**
             * Bayonet fixed
             * @description Whether a bayonet is fixed to the rifle: then it is an attached bayonet here.
             * @default false
             */
            bayonet_fixed?: boolean;
            /**
             * Action
             * @description The attacker's: charge, close_combat or pivot. Only close_combat parries.
             */
            action: components["schemas"]["TftAction"];
            /**
             * Fleeing
             * @description Whether it flees after a failed check; then it neither attacks nor parries nor ripostes.
             * @default false
             */
            fleeing?: boolean;
            /**
             * Owes dice
             * @description Whether a hit on it, or a grenade in its hand, is still to be rolled for; then it neither parries nor ripostes.
             * @default false
             */
            owes?: boolean;
            /**
             * State of the weapon
             * @description Of the weapon that is used, or of what is in hand where that is given as well.
             * @default ready
             */
            weapon_state?: components["schemas"]["TftHeldState"];
            /**
             * State when dropped
             * @description What was in hand was like this when it was dropped. It changes nothing here; where another weapon is taken up it is remembered.
             * @default ready
             */
            dropped_state?: components["schemas"]["TftWeaponState"];
            /**
             * In hand
             * @description What it had in hand before. Another weapon than this one and the sidearm is ready.
             */
            in_hand?: components["schemas"]["TftWeapon"];
            /**
             * Sidearm
             * @description A second weapon that it carries; to draw it costs nothing.
             */
            sidearm?: components["schemas"]["TftWeapon"];
            /**
             * State of the sidearm
             * @description Of the sidearm.
             * @default ready
             */
            sidearm_state?: components["schemas"]["TftHeldState"];
        };
        /**
         * TftDamageRollInput
         * @description A hit on a figure.
         */
        TftDamageRollInput: {
            /**
             * Owed hit
             * @description The hit whose damage is rolled, by its weapon and its multiplier.
             */
            owed_hit?: components["schemas"]["TftOwedHit"];
            /**
             * Damage dice
             * @description The damage dice. Give these, or the weapon, or the damage, unless a hit is owed. Unit: D6.
             */
            dice_count?: number;
            /**
             * Weapon
             * @description The weapon whose damage dice are thrown.
             */
            weapon?: components["schemas"]["TftWeapon"];
            /**
             * Damage thrown
             * @description The total of the dice, where they were thrown already.
             */
            damage?: number;
            /**
             * Multiplier
             * @description 2 for a charge or a roll of 4, 4 for both (3 where doubles are added); left out, that of the owed hit, or 1.
             */
            multiplier?: number;
            /**
             * Figure's profile
             * @description A named figure; it says the attributes that are not given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * STR
             * @description STR of the figure, unhalved. It must be given unless a profile says it.
             */
            strength?: number;
            /**
             * INT
             * @description Unhalved; only needed to see what a wound leaves of it.
             */
            intelligence?: number;
            /**
             * DEX
             * @description Unhalved; only needed to see what a wound leaves of it.
             */
            dexterity?: number;
            /**
             * LDR
             * @description Unhalved; only needed to see what a wound leaves of it.
             */
            leadership?: number;
            /**
             * MOV
             * @description Unhalved; only needed to see what a wound leaves of it.
             */
            movement?: number;
            /**
             * Wounded
             * @description Whether the figure was wounded before.
             * @default false
             */
            wounded?: boolean;
        };
        /**
         * TftClearJamInput
         * @description A jammed weapon.
         */
        TftClearJamInput: {
            /**
             * Figure's profile
             * @description A named figure; it says the INT where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * INT
             * @description INT, unhalved. It must be given unless a profile says it, or the gun is an AFV's.
             */
            intelligence?: number;
            /**
             * Wounded
             * @description Whether the figure is wounded; then the INT is halved here.
             * @default false
             */
            wounded?: boolean;
            /**
             * Severity
             * @description The roll that jammed the weapon: 17, or 18 for INT -4. It must be given unless the weapon's state says it.
             */
            severity?: number;
            /**
             * State of the weapon
             * @description Of what is in hand, or of an AFV's gun.
             */
            weapon_state?: components["schemas"]["TftHeldState"];
            /**
             * State of the sidearm
             * @description Of the sidearm.
             */
            sidearm_state?: components["schemas"]["TftHeldState"];
            /**
             * State of the weapon it serves
             * @description Of the mortar or the like.
             */
            served_state?: components["schemas"]["TftWeaponState"];
            /**
             * Action
             * @description What the figure does this turn; only action allows it. Crews need none.
             * @default action
             */
            action?: components["schemas"]["TftAction"];
            /**
             * Action used
             * @description Whether it has used the Action of this turn already, to clear a jam, say. Crews need none.
             * @default false
             */
            action_used?: boolean;
            /**
             * Served weapon
             * @description Whether it is a mortar or the like that the figure serves, and not what it has in hand.
             * @default false
             */
            served?: boolean;
            /**
             * Sidearm
             * @description Whether it is its sidearm, and not what it has in hand.
             * @default false
             */
            sidearm?: boolean;
            /**
             * Gun of an AFV
             * @description Whether it is the gun of an AFV, whose crew has the INT of an NCO.
             * @default false
             */
            afv_gun?: boolean;
        };
        /**
         * TftMoraleDueInput
         * @description What a unit went through in this round.
         */
        TftMoraleDueInput: {
            /**
             * Nearest CO down
             * @description Whether the nearest CO was incapacitated or killed this round.
             * @default false
             */
            nearest_co_down?: boolean;
            /**
             * Members down
             * @description Members of the squad that were incapacitated or killed this round. Unit: figures.
             * @default 0
             */
            members_down_this_round?: number;
            /**
             * Members down when tested
             * @description How many of these were down when the commander last tested in this round. For more than one it tests once. Unit: figures.
             * @default 0
             */
            members_tested?: number;
            /**
             * Under attack
             * @description Whether the unit was under air, artillery or flamethrower attack this round. The printed list has no rockets.
             * @default false
             */
            air_artillery_flame?: boolean;
        };
        /**
         * TftMoraleCheckInput
         * @description A unit that tests.
         */
        TftMoraleCheckInput: {
            /**
             * Commander's profile
             * @description A named figure; it says the LDR where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * LDR
             * @description The commander's LDR, unhalved. It must be given unless a profile says it.
             */
            leadership?: number;
            /**
             * Wounded
             * @description Whether the commander is wounded; then the LDR is halved here.
             * @default false
             */
            wounded?: boolean;
            /**
             * CO near
             * @description Whether a CO or political officer is within 6".
             * @default false
             */
            co_within_6?: boolean;
            /**
             * Casualties
             * @description Casualties so far in the game; each takes 2 off. Unit: figures.
             * @default 0
             */
            casualties?: number;
            /**
             * In cover
             * @description Whether the unit is in cover. A unit in cover flees to the edge.
             * @default false
             */
            in_cover?: boolean;
            /**
             * Under attack
             * @description Whether it is under air, flame or rocket attack. The printed list has no artillery.
             * @default false
             */
            air_flame_rocket?: boolean;
            /**
             * AFV support
             * @description Whether an AFV supports it within 12".
             * @default false
             */
            afv_within_12?: boolean;
            /**
             * Green
             * @description Green or lesser trained troops; not with elite.
             * @default false
             */
            green?: boolean;
            /**
             * Elite
             * @description Elite troops; not with green.
             * @default false
             */
            elite?: boolean;
            /**
             * Surrounded
             * @description Whether the enemy blocks the way to the table edge. It matters when the unit would flee there.
             * @default false
             */
            surrounded?: boolean;
            /**
             * No cover to flee to
             * @description Whether there is no cover that the enemy does not hold; then the unit flees to the table edge.
             * @default false
             */
            no_cover?: boolean;
            /**
             * Members down
             * @description Members of the squad that are down in this round. It changes nothing in the test, but says what was tested for: for more than one the commander tests once in a round. Unit: figures.
             * @default 0
             */
            members_down_this_round?: number;
        };
        /**
         * TftRallyCheckInput
         * @description A CO and a unit that flees.
         */
        TftRallyCheckInput: {
            /**
             * CO's profile
             * @description A named figure; it says the LDR where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * CO's LDR
             * @description LDR, unhalved. It must be given unless a profile says it.
             */
            leadership?: number;
            /**
             * CO flees
             * @description Whether the CO is fleeing; then it cannot rally anyone.
             * @default false
             */
            co_fleeing?: boolean;
            /**
             * Wounded
             * @description Whether the CO is wounded; then the LDR is halved here.
             * @default false
             */
            wounded?: boolean;
            /**
             * Modifier
             * @description The rules list none; your own, if you play with one.
             * @default 0
             */
            modifier?: number;
        };
        /**
         * TftIndirectFireInput
         * @description A throw or an indirect shot.
         */
        TftIndirectFireInput: {
            /**
             * Weapon
             * @description What is thrown or fired. Between the printed calibres choose (A-TFT-34).
             */
            weapon: components["schemas"]["TftIndirectWeapon"];
            /**
             * Profile
             * @description A named figure; it says the attribute where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * DEX
             * @description DEX of the thrower, unhalved. For a throw it must be given unless a profile says it.
             */
            dexterity?: number;
            /**
             * INT
             * @description INT of the spotter, or of the firer without one, unhalved. For what is not thrown it must be given unless a profile says it.
             */
            intelligence?: number;
            /**
             * Wounded
             * @description Whether that figure is wounded; then the attribute is halved here.
             * @default false
             */
            wounded?: boolean;
            /**
             * Action
             * @description The thrower's action: pivot or aim. It matters only for throws.
             * @default pivot
             */
            action?: components["schemas"]["TftAction"];
            /**
             * On the table
             * @description Whether the weapon stands on the table; left out, it does where it may. Artillery and bombs never do.
             */
            on_table?: boolean;
            /**
             * State of the grenade
             * @description Of a grenade in hand; a dropped one is not thrown.
             * @default ready
             */
            weapon_state?: components["schemas"]["TftHeldState"];
            /**
             * State of the weapon
             * @description A weapon on the table as it was before this shot. Only one that is ready fires; it does not matter for throws.
             * @default ready
             */
            served_state?: components["schemas"]["TftWeaponState"];
            /**
             * Spotter
             * @description Who spots. Weapons off the table need somebody.
             * @default none
             */
            spotter?: components["schemas"]["TftSpotter"];
            /**
             * Firer under fire
             * @description Whether the firer was under fire last round.
             * @default false
             */
            firer_under_fire?: boolean;
            /**
             * Spotter under fire
             * @description Whether the spotter was under fire last round.
             * @default false
             */
            spotter_under_fire?: boolean;
            /**
             * Through a window
             * @description Whether it is thrown through a window.
             * @default false
             */
            window?: boolean;
            /**
             * Range
             * @description Distance of a throw. Required for throws, unless thrown_range_mods is no. Unit: inches.
             */
            range?: number;
            /**
             * At a building
             * @description Whether a building is the target.
             * @default false
             */
            target_is_building?: boolean;
        };
        /**
         * TftBlastDamageInput
         * @description A blast.
         */
        TftBlastDamageInput: {
            /**
             * Damage dice
             * @description The damage dice. Give these, or the weapon. Unit: D6.
             */
            dice_count?: number;
            /**
             * Weapon
             * @description The weapon whose damage dice are thrown.
             */
            weapon?: components["schemas"]["TftIndirectWeapon"];
            /**
             * Multiplier
             * @description 2 after a roll of 3 or 4 with a weapon on the table.
             * @default 1
             */
            multiplier?: number;
            /**
             * Scattered
             * @description Whether the shot went astray; then the damage is halved.
             * @default false
             */
            scattered?: boolean;
            /**
             * Targets
             * @description Every figure whose base the template touches; an empty list where it touches nobody. They must be given unless vehicles are named that it touches.
             */
            targets?: components["schemas"]["TftBlastTarget"][];
        };
        /**
         * TftBlastTarget
         * @description A figure that the template touches.
         */
        TftBlastTarget: {
            /**
             * Name
             * @description What the figure is called.
             */
            name?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Profile
             * @description A named figure; it says the STR where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Cover
             * @description Its cover, seen from the centre of the template.
             * @default none
             */
            cover?: components["schemas"]["TftBlastCover"];
            /**
             * STR
             * @description STR, unhalved. It must be given unless a profile says it.
             */
            strength?: number;
            /**
             * Wounded
             * @description Whether it was wounded before.
             * @default false
             */
            wounded?: boolean;
        };
        /**
         * TftBuildingDamageInput
         * @description An attack on a building.
         */
        TftBuildingDamageInput: {
            /**
             * Material
             * @description What it is built of.
             */
            material: components["schemas"]["TftMaterial"];
            /**
             * Size
             * @description How large its floor is.
             */
            size: components["schemas"]["TftBuildingSize"];
            /**
             * Floors
             * @description How many floors it has; each adds its hit points. Unit: floors.
             * @default 1
             */
            floors?: number;
            /**
             * Damage before
             * @description Damage that it took before this attack.
             * @default 0
             */
            prior?: number;
            /**
             * Damage now
             * @description Damage of this one attack.
             */
            attack: number;
            /**
             * Attack
             * @description What attacks it.
             * @default indirect_area
             */
            attack_kind?: components["schemas"]["TftBuildingAttack"];
        };
        /**
         * TftAfvMovementInput
         * @description A vehicle and its way.
         */
        TftAfvMovementInput: {
            /**
             * Vehicle
             * @description A vehicle of the option afvs; it says what is not given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Drive
             * @description Wheeled or tracked. It must be given unless the vehicle says it.
             */
            drive?: components["schemas"]["TftDrive"];
            /**
             * Movement points
             * @description Points of the turn. They must be given unless the vehicle says them. Unit: points.
             */
            movement_points?: number;
            /**
             * Way
             * @description The parts of the way.
             * @default []
             */
            segments?: components["schemas"]["TftSegment"][];
            /**
             * Turns
             * @description The angle of each turn; every 60 degrees begun are paid.
             * @default []
             */
            turns?: number[];
            /**
             * Reverse
             * @description Whether it reverses; then each inch costs twice as much.
             * @default false
             */
            reverse?: boolean;
            /**
             * Goes back
             * @description Whether its crew failed its check and it is not at the table edge; then it only reverses.
             * @default false
             */
            fleeing?: boolean;
            /**
             * Reaches the edge
             * @description Whether a vehicle that goes back reaches the table edge.
             * @default false
             */
            reaches_edge?: boolean;
            /**
             * Immobilised
             * @description Whether it is immobilised; then it does not move.
             * @default false
             */
            immobilised?: boolean;
            /**
             * Cover
             * @description The cover that it comes to stand in.
             * @default none
             */
            cover?: components["schemas"]["TftCover"];
            /**
             * Full cover
             * @description Whether that cover hides it wholly. Needs a cover.
             * @default false
             */
            full_cover?: boolean;
            /**
             * Moved before
             * @description How far it moved in this turn already. It changes nothing here; those who shoot at it count all of it. Unit: inches.
             * @default 0
             */
            moved_before?: number;
            /**
             * Points spent
             * @description Movement points that it spent in this turn already. Unit: points.
             * @default 0
             */
            points_spent?: number;
        };
        /**
         * TftSegment
         * @description A part of the way.
         */
        TftSegment: {
            /**
             * Terrain
             * @description The ground of this part of the way.
             */
            terrain: components["schemas"]["TftTerrain"];
            /**
             * Distance
             * @description How long this part is. Unit: inches.
             */
            inches: number;
        };
        /**
         * TftAfvAttackInput
         * @description A shot of an AFV's gun.
         */
        TftAfvAttackInput: {
            /**
             * Vehicle
             * @description The firer, a vehicle of the option afvs; it says what is not given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Fire Control
             * @description The base number to hit. It must be given unless the vehicle says it.
             */
            fire_control?: number;
            /**
             * High explosive
             * @description Whether it fires high explosive at soft targets or a building, at the spot where the template lies.
             * @default false
             */
            he?: boolean;
            /**
             * Gun
             * @description The firer's gun, as it was before this shot. Only one that is ready fires.
             * @default ready
             */
            gun?: components["schemas"]["TftAfvGun"];
            /**
             * Target vehicle
             * @description The target, a vehicle of the option afvs; it says its size.
             */
            target_profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Target size
             * @description Modifier of the target's size. It must be given unless the target says it; not for high explosive.
             */
            size_mod?: number;
            /**
             * Buttoned
             * @description Whether the firer is buttoned up or was under fire last round; both together count once.
             * @default false
             */
            buttoned_or_under_fire?: boolean;
            /**
             * Target moved
             * @description How far the target moved. Not for high explosive. Unit: inches.
             * @default 0
             */
            target_moved?: number;
            /**
             * Cover
             * @description The target's cover. Not for high explosive.
             * @default none
             */
            cover?: components["schemas"]["TftCover"];
            /**
             * On the move
             * @description Whether the firer is on the move; left out, it is where it moved or spent points.
             */
            moved?: boolean;
            /**
             * Moved
             * @description How far the firer moved in this turn. Unit: inches.
             * @default 0
             */
            moved_inches?: number;
            /**
             * Points spent
             * @description Movement points that the firer spent this turn. Unit: points.
             * @default 0
             */
            mp_spent?: number;
            /**
             * Points
             * @description Its movement points. They must be given if some were spent, unless the vehicle says them. Unit: points.
             */
            mp_total?: number;
        };
        /**
         * TftAfvDamageInput
         * @description A hit on an AFV.
         */
        TftAfvDamageInput: {
            /**
             * Firer
             * @description A vehicle of the option afvs; it says penetration and HE modifier.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Target
             * @description A vehicle of the option afvs; it says armour and explosion radius.
             */
            target_profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * Critical
             * @description What the roll to hit was.
             * @default none
             */
            critical?: components["schemas"]["TftAfvCritical"];
            /**
             * Hit by
             * @description What hit it; of a vehicle that was hit by both it says of which hit the damage is.
             * @default gun
             */
            hit_by?: components["schemas"]["TftHitBy"];
            /**
             * Penetration
             * @description The penetration value; the AP factor of an indirect weapon. It must be given unless the firer says it, or a critical hit makes it needless.
             */
            penetration?: number;
            /**
             * Armour
             * @description The armour factor. It must be given unless the target says it, likewise.
             */
            armour?: number;
            /**
             * HE modifier
             * @description What the weapon takes off the three dice. It must be given unless the firer says it, or the target is knocked out at once.
             */
            he_modifier?: number;
            /**
             * Explosion radius
             * @description How far an explosion reaches; the source's figure is lost, so there is none unless it is given. Unit: inches.
             */
            explosion_radius?: number;
        };
        /**
         * TftCrewCheckInput
         * @description The crew of a vehicle that was hit.
         */
        TftCrewCheckInput: {
            /**
             * CO near
             * @description Whether a CO or political officer is within 6".
             * @default false
             */
            co_within_6?: boolean;
            /**
             * Casualties
             * @description Casualties so far in the game; each takes 2 off. Unit: figures.
             * @default 0
             */
            casualties?: number;
            /**
             * In cover
             * @description Whether the unit is in cover. A unit in cover flees to the edge.
             * @default false
             */
            in_cover?: boolean;
            /**
             * Under attack
             * @description Whether it is under air, flame or rocket attack. The printed list has no artillery.
             * @default false
             */
            air_flame_rocket?: boolean;
            /**
             * AFV support
             * @description Whether an AFV supports it within 12".
             * @default false
             */
            afv_within_12?: boolean;
            /**
             * Green
             * @description Green or lesser trained troops; not with elite.
             * @default false
             */
            green?: boolean;
            /**
             * Elite
             * @description Elite troops; not with green.
             * @default false
             */
            elite?: boolean;
            /**
             * Immobilised
             * @description Whether the vehicle is immobilised; then a crew that fails abandons it.
             * @default false
             */
            immobilised?: boolean;
        };
        /**
         * TftOverrunInput
         * @description Somebody in the way of an AFV.
         */
        TftOverrunInput: {
            /**
             * Target
             * @description Who or what is in the way.
             * @default character
             */
            target?: components["schemas"]["TftOverrunTarget"];
            /**
             * Profile
             * @description A named figure; it says the DEX where none is given.
             */
            profile?: components["schemas"]["VisibleTextOrNone"];
            /**
             * DEX
             * @description DEX of a figure, unhalved. It must be given unless a profile says it.
             */
            dexterity?: number;
            /**
             * Wounded
             * @description Whether the figure is wounded; then its DEX is halved here.
             * @default false
             */
            wounded?: boolean;
        };
        /**
         * TftCloseAssaultInput
         * @description Figures that assault an AFV.
         */
        TftCloseAssaultInput: {
            /**
             * Attackers
             * @description The figures by their weapons.
             * @default []
             */
            attackers?: components["schemas"]["TftAssailants"][];
            /**
             * Figures at +1
             * @description Figures with weapons of this value, beside those in the list of attackers. Unit: figures.
             * @default 0
             */
            plus_1?: number;
            /**
             * Figures at +2
             * @description Figures with weapons of this value, beside those in the list of attackers. Unit: figures.
             * @default 0
             */
            plus_2?: number;
            /**
             * Figures at +3
             * @description Figures with weapons of this value, beside those in the list of attackers. Unit: figures.
             * @default 0
             */
            plus_3?: number;
        };
        /**
         * TftAssailants
         * @description Figures that assault with one weapon.
         */
        TftAssailants: {
            /**
             * Weapon
             * @description What they use. The printed lists of +2 and +3 are cut.
             */
            weapon: components["schemas"]["TftAssaultWeapon"];
            /**
             * Figures
             * @description How many use it. Unit: figures.
             * @default 1
             */
            count?: number;
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
         * TftMovementOutcome
         * @description A move, judged.
         */
        TftMovementOutcome: {
            /**
             * Spent
             * @description Movement points that the move costs. Unit: points.
             */
            spent: number;
            /**
             * Allowance
             * @description Movement points of this action. Unit: points.
             */
            allowance: number;
            /**
             * Left
             * @description Points that this action has left. Unit: points.
             */
            left: number;
            /**
             * Legal
             * @description Whether the move may be made.
             */
            legal: boolean;
            /**
             * May shoot
             * @description Whether the action allows ranged combat.
             */
            may_shoot: boolean;
            /**
             * May fight
             * @description Whether the action allows an attack in close combat.
             */
            may_fight: boolean;
            /**
             * May parry
             * @description Whether the action allows parry and riposte.
             */
            may_parry: boolean;
        };
        /**
         * TftRangedAttackOutcome
         * @description A shot.
         */
        TftRangedAttackOutcome: {
            /**
             * Modified DEX
             * @description What the dice must stay under.
             */
            modified_dexterity: number;
            /**
             * Dice
             * @description The sum of the three dice.
             */
            natural: number;
            /**
             * Hit
             * @description Whether it hits.
             */
            hit: boolean;
            /**
             * Critical
             * @description What a roll of 3 to 5 was.
             */
            critical: components["schemas"]["TftCritical"];
            /**
             * Failure
             * @description What a roll of 16 to 18 was.
             */
            failure: components["schemas"]["TftFailure"];
            /**
             * Weapon
             * @description The weapon after the shot.
             */
            weapon_state: components["schemas"]["TftWeaponState"];
            /**
             * Damage dice
             * @description The weapon's damage; 0 without a hit, or where it kills outright. Unit: dice.
             */
            damage_dice: number;
            /**
             * Multiplier
             * @description How often the damage counts; 0 without a hit.
             */
            damage_multiplier: number;
            /**
             * Killed outright
             * @description Whether the target is dead without a damage roll.
             */
            killed: boolean;
        };
        /**
         * TftFireActionOutcome
         * @description What a weapon's fire did.
         */
        TftFireActionOutcome: {
            /**
             * Shots
             * @description The shots that were fired, in their order.
             */
            shots: components["schemas"]["TftFiredShot"][];
            /**
             * Targets
             * @description What became of the targets, in the order of the input.
             */
            targets: components["schemas"]["TftFireCasualty"][];
            /**
             * Casualties
             * @description Targets that are now incapacitated or dead. Unit: figures.
             */
            casualties: number;
            /**
             * Weapon
             * @description The weapon after the round.
             */
            weapon_state: components["schemas"]["TftWeaponState"];
            /**
             * Shots lost
             * @description Shots that a jam left unfired. Unit: shots.
             */
            shots_lost: number;
            /**
             * Shots not fired
             * @description Shots left over because their target was out of the game. Unit: shots.
             */
            shots_unfired: number;
        };
        /**
         * TftFiredShot
         * @description A shot that was fired.
         */
        TftFiredShot: {
            /**
             * Target
             * @description Which target of the list, from 1.
             */
            target: number;
            /**
             * Modified DEX
             * @description What the dice must stay under.
             */
            modified_dexterity: number;
            /**
             * Dice
             * @description The sum of the three dice.
             */
            natural: number;
            /**
             * Hit
             * @description Whether it hits.
             */
            hit: boolean;
            /**
             * Critical
             * @description What a roll of 3 to 5 was.
             */
            critical: components["schemas"]["TftCritical"];
            /**
             * Failure
             * @description What a roll of 16 to 18 was.
             */
            failure: components["schemas"]["TftFailure"];
            /**
             * Damage
             * @description The damage, where it was rolled.
             */
            damage?: number;
            /**
             * Result
             * @description What the shot did to its target.
             */
            result: components["schemas"]["TftResult"];
        };
        /**
         * TftFireCasualty
         * @description What became of a target.
         */
        TftFireCasualty: {
            /**
             * Name
             * @description What the target is called.
             */
            name?: string;
            /**
             * Hits
             * @description Hits that it took. Unit: hits.
             */
            hits: number;
            /**
             * Result
             * @description What became of it in this round.
             */
            result: components["schemas"]["TftResult"];
        };
        /**
         * TftMeleeScoreOutcome
         * @description An exchange in close combat.
         */
        TftMeleeScoreOutcome: {
            /**
             * End
             * @description How the exchange ends.
             */
            end: components["schemas"]["TftMeleeEnd"];
            /**
             * Attack
             * @description The attacker's roll.
             */
            attack: components["schemas"]["TftMeleeRoll"];
            /**
             * Parry
             * @description The defender's parry, where one was tried.
             */
            parry?: components["schemas"]["TftParryRoll"];
            /**
             * Riposte
             * @description The defender's riposte, where one was struck.
             */
            riposte?: components["schemas"]["TftMeleeRoll"];
            /**
             * Parry of the riposte
             * @description The attacker's parry, where one was tried.
             */
            riposte_parry?: components["schemas"]["TftParryRoll"];
            /**
             * Damage
             * @description The damage, where it was rolled.
             */
            damage?: number;
            /**
             * Multiplier
             * @description How often the damage counted.
             */
            damage_multiplier?: number;
            /**
             * Attacker
             * @description The attacker after the fight.
             */
            attacker: components["schemas"]["TftMeleeSide"];
            /**
             * Defender
             * @description The defender after the fight.
             */
            defender: components["schemas"]["TftMeleeSide"];
        };
        /**
         * TftMeleeRoll
         * @description A roll to hit.
         */
        TftMeleeRoll: {
            /**
             * Modified DEX
             * @description What the dice must stay under.
             */
            modified_dexterity: number;
            /**
             * Dice
             * @description The sum of the three dice.
             */
            natural: number;
            /**
             * Hit
             * @description Whether it hits.
             */
            hit: boolean;
            /**
             * Critical
             * @description What a roll of 3 to 5 was.
             */
            critical: components["schemas"]["TftCritical"];
            /**
             * Failure
             * @description What a roll of 16 to 18 was.
             */
            failure: components["schemas"]["TftMeleeFailure"];
        };
        /**
         * TftParryRoll
         * @description A roll to parry.
         */
        TftParryRoll: {
            /**
             * Modified DEX
             * @description What the dice must stay under.
             */
            modified_dexterity: number;
            /**
             * Dice
             * @description The sum of the three dice.
             */
            natural: number;
            /**
             * Passed
             * @description Whether the dice stay under the number.
             */
            passed: boolean;
        };
        /**
         * TftMeleeSide
         * @description A figure after the fight.
         */
        TftMeleeSide: {
            /**
             * Result
             * @description What the fight did to the figure.
             */
            result: components["schemas"]["TftResult"];
            /**
             * Weapon
             * @description Its weapon after the fight.
             */
            weapon_state: components["schemas"]["TftBladeState"];
        };
        /**
         * TftDamageRollOutcome
         * @description What a hit did.
         */
        TftDamageRollOutcome: {
            /**
             * Damage
             * @description The damage, multiplied.
             */
            total: number;
            /**
             * STR
             * @description The STR that it was compared with.
             */
            strength: number;
            /**
             * Result
             * @description What becomes of the figure.
             */
            result: components["schemas"]["TftResult"];
            /**
             * New attributes
             * @description The halved attributes of a figure that is now wounded.
             */
            attributes?: components["schemas"]["TftWoundedAttributes"];
        };
        /**
         * TftWoundedAttributes
         * @description The halved attributes of a wounded figure.
         */
        TftWoundedAttributes: {
            /**
             * STR
             * @description What the wound leaves of it.
             */
            strength?: number;
            /**
             * INT
             * @description What the wound leaves of it.
             */
            intelligence?: number;
            /**
             * DEX
             * @description What the wound leaves of it.
             */
            dexterity?: number;
            /**
             * LDR
             * @description What the wound leaves of it.
             */
            leadership?: number;
            /**
             * MOV
             * @description What the wound leaves of it.
             */
            movement?: number;
        };
        /**
         * TftClearJamOutcome
         * @description A try to clear a jam.
         */
        TftClearJamOutcome: {
            /**
             * Modified INT
             * @description What the dice must stay under.
             */
            modified_intelligence: number;
            /**
             * Dice
             * @description The sum of the three dice.
             */
            natural: number;
            /**
             * Cleared
             * @description Whether the weapon is ready again.
             */
            cleared: boolean;
        };
        /**
         * TftMoraleDueOutcome
         * @description Whether a test is due.
         */
        TftMoraleDueOutcome: {
            /**
             * Due
             * @description Whether the commander must test.
             */
            due: boolean;
            /**
             * By the CO
             * @description Because of the nearest CO.
             */
            by_co: boolean;
            /**
             * By casualties
             * @description Because more than one member is down.
             */
            by_members: boolean;
            /**
             * By attack
             * @description Because of the kind of attack.
             */
            by_attack: boolean;
        };
        /**
         * TftMoraleCheckOutcome
         * @description A unit's test.
         */
        TftMoraleCheckOutcome: {
            /**
             * Modified LDR
             * @description What the dice must stay under.
             */
            modified_leadership: number;
            /**
             * Dice
             * @description The sum of the three dice.
             */
            natural: number;
            /**
             * Passed
             * @description Whether the dice stay under the number.
             */
            passed: boolean;
            /**
             * Result
             * @description What the unit does.
             */
            result: components["schemas"]["TftMoraleResult"];
        };
        /**
         * TftRallyCheckOutcome
         * @description A CO's roll.
         */
        TftRallyCheckOutcome: {
            /**
             * Modified LDR
             * @description What the dice must stay under.
             */
            modified_leadership: number;
            /**
             * Dice
             * @description The sum of the three dice.
             */
            natural: number;
            /**
             * Rallied
             * @description Whether the unit stops fleeing.
             */
            rallied: boolean;
        };
        /**
         * TftIndirectFireOutcome
         * @description Where a throw or an indirect shot lands.
         */
        TftIndirectFireOutcome: {
            /**
             * Modified number
             * @description What the dice must stay under.
             */
            modified: number;
            /**
             * Dice
             * @description The sum of the three dice.
             */
            natural: number;
            /**
             * Hit
             * @description Whether it hits.
             */
            hit: boolean;
            /**
             * Critical
             * @description What a roll of 3 to 5 was.
             */
            critical: components["schemas"]["TftCritical"];
            /**
             * Failure
             * @description What a roll of 16 to 18 was.
             */
            failure: components["schemas"]["TftIndirectFailure"];
            /**
             * Result
             * @description Where it lands, if it does.
             */
            result: components["schemas"]["TftIndirectResult"];
            /**
             * Weapon
             * @description The weapon after the shot.
             */
            weapon_state: components["schemas"]["TftWeaponState"];
            /**
             * Radius
             * @description Radius of the template; every base that it touches is attacked. Unit: inches.
             */
            radius: number;
            /**
             * Damage dice
             * @description For blast-damage; 0 where nothing goes off, and for smoke. Unit: D6.
             */
            damage_dice: number;
            /**
             * Multiplier
             * @description For blast-damage: 2 after a roll of 3 or 4 on the table.
             */
            damage_multiplier: number;
            /**
             * Halved
             * @description For blast-damage: whether it scattered.
             */
            damage_halved: boolean;
            /**
             * AP factor
             * @description Its penetration against vehicles; smoke has none.
             */
            ap?: number;
            /**
             * Direction
             * @description The die: 1 is straight away, the others follow clockwise.
             */
            direction?: number;
            /**
             * Degrees
             * @description The same, clockwise from straight away. Unit: degrees.
             */
            degrees?: number;
            /**
             * Distance
             * @description How far the template is moved. Unit: inches.
             */
            distance?: number;
            /**
             * Building collapses
             * @description Whether the building that was its target collapses.
             */
            building_collapse: boolean;
        };
        /**
         * TftBlastDamageOutcome
         * @description What a blast did.
         */
        TftBlastDamageOutcome: {
            /**
             * Targets
             * @description What became of the figures, in the order of the input.
             */
            targets: components["schemas"]["TftBlastHit"][];
            /**
             * Casualties
             * @description Figures that are now incapacitated or dead. Unit: figures.
             */
            casualties: number;
        };
        /**
         * TftBlastHit
         * @description What the blast did to a figure.
         */
        TftBlastHit: {
            /**
             * Name
             * @description What the figure is called.
             */
            name?: string;
            /**
             * Damage
             * @description The damage that reaches it.
             */
            total: number;
            /**
             * Result
             * @description What becomes of it.
             */
            result: components["schemas"]["TftResult"];
        };
        /**
         * TftBuildingDamageOutcome
         * @description A building after an attack.
         */
        TftBuildingDamageOutcome: {
            /**
             * Hit points
             * @description Of the whole building.
             */
            hit_points: number;
            /**
             * Damage
             * @description All its damage so far.
             */
            total: number;
            /**
             * Left
             * @description What it can take before one more collapses it.
             */
            left: number;
            /**
             * Collapsed
             * @description Whether it has collapsed. Those inside are then incapacitated.
             */
            collapsed: boolean;
            /**
             * Reason
             * @description Why; where both hold, the cumulative damage is named.
             */
            reason: components["schemas"]["TftBuildingReason"];
        };
        /**
         * TftAfvMovementOutcome
         * @description A vehicle's way, judged.
         */
        TftAfvMovementOutcome: {
            /**
             * Cost
             * @description What the way costs. Unit: points.
             */
            cost: number;
            /**
             * Allowance
             * @description What the turn allows. Unit: points.
             */
            allowance: number;
            /**
             * Legal
             * @description Whether the points suffice, and it is not immobilised.
             */
            legal: boolean;
            /**
             * May fire
             * @description Whether it has spent no more than half of its points, and does not go back.
             */
            may_fire: boolean;
        };
        /**
         * TftAfvAttackOutcome
         * @description A shot of an AFV.
         */
        TftAfvAttackOutcome: {
            /**
             * Modified number
             * @description What the dice must stay under.
             */
            modified: number;
            /**
             * Dice
             * @description The sum of the three dice.
             */
            natural: number;
            /**
             * Hit
             * @description Whether it hits.
             */
            hit: boolean;
            /**
             * Critical
             * @description What a roll of 3 to 5 was; with high explosive an automatic hit.
             */
            critical: components["schemas"]["TftAfvCritical"];
            /**
             * Failure
             * @description What a roll of 16 to 18 was.
             */
            failure: components["schemas"]["TftFailure"];
            /**
             * Gun
             * @description The gun after the shot.
             */
            gun_state: components["schemas"]["TftWeaponState"];
            /**
             * Scattered
             * @description Whether high explosive went astray.
             */
            scattered: boolean;
            /**
             * Halved
             * @description Whether its damage is halved.
             */
            damage_halved: boolean;
            /**
             * Direction
             * @description The die: 1 is straight away, the others follow clockwise.
             */
            direction?: number;
            /**
             * Degrees
             * @description The same, clockwise from straight away. Unit: degrees.
             */
            degrees?: number;
            /**
             * Distance
             * @description How far the template is moved. Unit: inches.
             */
            distance?: number;
        };
        /**
         * TftAfvDamageOutcome
         * @description What a hit did to an AFV.
         */
        TftAfvDamageOutcome: {
            /**
             * Result
             * @description What the hit does.
             */
            result: components["schemas"]["TftAfvResult"];
            /**
             * Dice
             * @description The sum of the three dice, where they were thrown.
             */
            natural?: number;
            /**
             * Modified
             * @description The dice less the HE modifier.
             */
            modified?: number;
            /**
             * Part
             * @description What is lost of a damaged vehicle.
             */
            part?: components["schemas"]["TftAfvPart"];
            /**
             * Explosion
             * @description Damage dice to anything that the explosion reaches. Unit: D6.
             */
            explosion_dice?: number;
            /**
             * Explosion radius
             * @description How far it reaches, if that was given. Unit: inches.
             */
            explosion_radius?: number;
            /**
             * Crew test
             * @description Whether the crew must test: see crew-check.
             */
            crew_test: boolean;
        };
        /**
         * TftCrewCheckOutcome
         * @description A crew's test.
         */
        TftCrewCheckOutcome: {
            /**
             * Modified LDR
             * @description What the dice must stay under.
             */
            modified_leadership: number;
            /**
             * Dice
             * @description The sum of the three dice.
             */
            natural: number;
            /**
             * Passed
             * @description Whether the dice stay under the number.
             */
            passed: boolean;
            /**
             * Result
             * @description What the crew does.
             */
            result: components["schemas"]["TftCrewResult"];
        };
        /**
         * TftOverrunOutcome
         * @description An over-run.
         */
        TftOverrunOutcome: {
            /**
             * Result
             * @description What becomes of it.
             */
            result: components["schemas"]["TftOverrunResult"];
            /**
             * Roll
             * @description The roll of a figure.
             */
            roll?: components["schemas"]["TftOverrunRoll"];
        };
        /**
         * TftOverrunRoll
         * @description A roll against DEX.
         */
        TftOverrunRoll: {
            /**
             * Modified DEX
             * @description What the dice must stay under.
             */
            modified_dexterity: number;
            /**
             * Dice
             * @description The sum of the three dice.
             */
            natural: number;
            /**
             * Passed
             * @description Whether the dice stay under the number.
             */
            passed: boolean;
        };
        /**
         * TftCloseAssaultOutcome
         * @description What an assault did.
         */
        TftCloseAssaultOutcome: {
            /**
             * Factor
             * @description What the dice must not be above.
             */
            factor: number;
            /**
             * Dice
             * @description The sum of the three dice.
             */
            natural: number;
            /**
             * Result
             * @description What becomes of the vehicle.
             */
            result: components["schemas"]["TftAssaultResult"];
        };
        /** OddsMethod */
        OddsMethod: string & ("exact" | "sample");
        /** Carry */
        Carry: string & ("survivors" | "as_it_stood");
        /** Correction */
        Correction: string & ("none" | "further_dice" | "reused_dice");
        /** Mode */
        Mode: string & ("sealed" | "two_sided");
        /** TftRollUnder */
        TftRollUnder: string & ("strict" | "inclusive");
        /** TftNoYes */
        TftNoYes: string & ("no" | "yes");
        /** TftDamageMode */
        TftDamageMode: string & ("dice" | "flat");
        /** TftWoundedStr */
        TftWoundedStr: string & ("halved" | "original");
        /** TftHalfRounding */
        TftHalfRounding: string & ("down" | "up");
        /** TftDoubleStack */
        TftDoubleStack: string & ("multiply" | "add");
        /** TftAoeIs */
        TftAoeIs: string & ("radius" | "diameter");
        /** TftIndirectCriticals */
        TftIndirectCriticals: string & ("full" | "auto_hit");
        /** TftBlastRoll */
        TftBlastRoll: string & ("shared" | "each");
        /** TftCaCritical */
        TftCaCritical: string & ("3_to_5" | "3_only");
        /** EnforceDue */
        EnforceDue: string & ("refuse" | "warn");
        /** TftWeapon */
        TftWeapon: string & ("rifle" | "auto_rifle" | "pistol" | "smg" | "lmg" | "hmg" | "grenade" | "bayonet_or_knife" | "attached_bayonet" | "rifle_butt_or_club" | "improvised");
        /** TftDrive */
        TftDrive: string & ("wheeled" | "tracked");
        /** TftAction */
        TftAction: string & ("run" | "walk_and_snap_shot" | "flee" | "charge" | "change_position" | "pivot" | "aim" | "disengage" | "action" | "close_combat");
        /** TftCover */
        TftCover: string & ("none" | "soft" | "hard");
        /** TftHandled */
        TftHandled: string & ("none" | "pick_up" | "fix_bayonet");
        /** TftHeldState */
        TftHeldState: string & ("ready" | "jammed" | "jammed_hard" | "dropped" | "broken");
        /** TftWeaponState */
        TftWeaponState: string & ("ready" | "jammed" | "jammed_hard");
        /** TftFlight */
        TftFlight: string & ("none" | "to_cover" | "to_edge");
        /** TftOwedHit */
        TftOwedHit: string & ("rifle" | "rifle_doubled" | "auto_rifle" | "auto_rifle_doubled" | "pistol" | "pistol_doubled" | "smg" | "smg_doubled" | "lmg" | "lmg_doubled" | "hmg" | "hmg_doubled");
        /** TftIndirectWeapon */
        TftIndirectWeapon: string & ("grenade" | "smoke_grenade" | "light_mortar" | "heavy_mortar" | "light_artillery" | "light_bomb" | "medium_artillery" | "medium_bomb" | "heavy_artillery" | "heavy_bomb");
        /** TftSpotter */
        TftSpotter: string & ("none" | "spotter" | "co_radio");
        /** TftBlastCover */
        TftBlastCover: string & ("none" | "hard" | "building");
        /** TftMaterial */
        TftMaterial: string & ("wood" | "stone" | "reinforced");
        /** TftBuildingSize */
        TftBuildingSize: string & ("small" | "medium" | "large");
        /** TftBuildingAttack */
        TftBuildingAttack: string & ("direct_he" | "indirect_area" | "other");
        /** TftTerrain */
        TftTerrain: string & ("road" | "open" | "rough" | "swampy" | "forest");
        /** TftAfvGun */
        TftAfvGun: string & ("ready" | "jammed" | "destroyed");
        /** TftAfvCritical */
        TftAfvCritical: string & ("none" | "automatic_hit" | "vulnerable" | "knocked_out");
        /** TftHitBy */
        TftHitBy: string & ("gun" | "blast");
        /** TftOverrunTarget */
        TftOverrunTarget: string & ("character" | "static_piece");
        /** TftAssaultWeapon */
        TftAssaultWeapon: string & ("grenade" | "sticky_bomb" | "molotov" | "satchel_charge" | "panzerwurfmine" | "boys_at_rifle" | "bazooka" | "panzerfaust" | "no68_at");
        /** TftUnitKind */
        TftUnitKind: string & ("figure" | "afv");
        /** TftRank */
        TftRank: string & ("private" | "nco" | "co");
        /** TftFate */
        TftFate: string & ("in_play" | "fled" | "surrendered" | "incapacitated" | "dead" | "abandoned" | "knocked_out" | "exploded");
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
        /** TftCritical */
        TftCritical: string & ("none" | "automatic_hit" | "double_damage" | "kill");
        /** TftFailure */
        TftFailure: string & ("none" | "misfire" | "jam" | "hard_jam");
        /** TftResult */
        TftResult: string & ("unharmed" | "wounded" | "incapacitated" | "dead");
        /** TftMeleeEnd */
        TftMeleeEnd: string & ("hit" | "parried" | "missed" | "riposte" | "riposte_parried");
        /** TftMeleeFailure */
        TftMeleeFailure: string & ("none" | "automatic_miss" | "dropped" | "broken");
        /** TftBladeState */
        TftBladeState: string & ("ready" | "dropped" | "broken");
        /** TftMoraleResult */
        TftMoraleResult: string & ("holds" | "flee_to_cover" | "flee_to_edge" | "surrender");
        /** TftIndirectFailure */
        TftIndirectFailure: string & ("none" | "misfire" | "jam" | "hard_jam" | "dud" | "in_hand");
        /** TftIndirectResult */
        TftIndirectResult: string & ("on_target" | "scattered" | "misfire" | "jammed" | "not_fired" | "dud" | "in_hand");
        /** TftBuildingReason */
        TftBuildingReason: string & ("stands" | "cumulative" | "single_attack" | "already");
        /** TftAfvResult */
        TftAfvResult: string & ("explodes" | "damaged" | "no_damage" | "no_penetration" | "knocked_out");
        /** TftAfvPart */
        TftAfvPart: string & ("mgs" | "immobilised" | "main_gun");
        /** TftCrewResult */
        TftCrewResult: string & ("holds" | "reverses" | "abandons");
        /** TftOverrunResult */
        TftOverrunResult: string & ("safe" | "killed" | "destroyed");
        /** TftAssaultResult */
        TftAssaultResult: string & ("no_effect" | "immobilised" | "knocked_out");
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
                step: string & ("movement" | "ranged-attack" | "fire-action" | "melee-score" | "damage-roll" | "clear-jam" | "morale-due" | "morale-check" | "rally-check" | "indirect-fire" | "blast-damage" | "building-damage" | "afv-movement" | "afv-attack" | "afv-damage" | "crew-check" | "overrun" | "close-assault");
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
                table: string & ("turn-sequence" | "profiles" | "actions" | "weapons" | "to-hit-modifiers" | "criticals" | "damage" | "morale-modifiers" | "indirect-weapons" | "scatter" | "buildings" | "afv-movement" | "afv-damage" | "afv-parts" | "close-assault-weapons");
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
    resolveTftWw2Movement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2MovementQuestion"];
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
                    "application/json": components["schemas"]["TftWw2MovementRuling"] | components["schemas"]["Preview"];
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
    resolveTftWw2RangedAttack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2RangedAttackQuestion"];
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
                    "application/json": components["schemas"]["TftWw2RangedAttackRuling"] | components["schemas"]["Preview"];
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
    resolveTftWw2FireAction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2FireActionQuestion"];
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
                    "application/json": components["schemas"]["TftWw2FireActionRuling"] | components["schemas"]["Preview"];
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
    resolveTftWw2MeleeScore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2MeleeScoreQuestion"];
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
                    "application/json": components["schemas"]["TftWw2MeleeScoreRuling"] | components["schemas"]["Preview"];
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
    resolveTftWw2DamageRoll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2DamageRollQuestion"];
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
                    "application/json": components["schemas"]["TftWw2DamageRollRuling"] | components["schemas"]["Preview"];
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
    resolveTftWw2ClearJam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2ClearJamQuestion"];
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
                    "application/json": components["schemas"]["TftWw2ClearJamRuling"] | components["schemas"]["Preview"];
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
    resolveTftWw2MoraleDue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2MoraleDueQuestion"];
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
                    "application/json": components["schemas"]["TftWw2MoraleDueRuling"] | components["schemas"]["Preview"];
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
    resolveTftWw2MoraleCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2MoraleCheckQuestion"];
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
                    "application/json": components["schemas"]["TftWw2MoraleCheckRuling"] | components["schemas"]["Preview"];
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
    resolveTftWw2RallyCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2RallyCheckQuestion"];
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
                    "application/json": components["schemas"]["TftWw2RallyCheckRuling"] | components["schemas"]["Preview"];
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
    resolveTftWw2IndirectFire: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2IndirectFireQuestion"];
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
                    "application/json": components["schemas"]["TftWw2IndirectFireRuling"] | components["schemas"]["Preview"];
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
    resolveTftWw2BlastDamage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2BlastDamageQuestion"];
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
                    "application/json": components["schemas"]["TftWw2BlastDamageRuling"] | components["schemas"]["Preview"];
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
    resolveTftWw2BuildingDamage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2BuildingDamageQuestion"];
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
                    "application/json": components["schemas"]["TftWw2BuildingDamageRuling"] | components["schemas"]["Preview"];
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
    resolveTftWw2AfvMovement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2AfvMovementQuestion"];
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
                    "application/json": components["schemas"]["TftWw2AfvMovementRuling"] | components["schemas"]["Preview"];
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
    resolveTftWw2AfvAttack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2AfvAttackQuestion"];
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
                    "application/json": components["schemas"]["TftWw2AfvAttackRuling"] | components["schemas"]["Preview"];
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
    resolveTftWw2AfvDamage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2AfvDamageQuestion"];
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
                    "application/json": components["schemas"]["TftWw2AfvDamageRuling"] | components["schemas"]["Preview"];
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
    resolveTftWw2CrewCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2CrewCheckQuestion"];
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
                    "application/json": components["schemas"]["TftWw2CrewCheckRuling"] | components["schemas"]["Preview"];
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
    resolveTftWw2Overrun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2OverrunQuestion"];
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
                    "application/json": components["schemas"]["TftWw2OverrunRuling"] | components["schemas"]["Preview"];
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
    resolveTftWw2CloseAssault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2CloseAssaultQuestion"];
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
                    "application/json": components["schemas"]["TftWw2CloseAssaultRuling"] | components["schemas"]["Preview"];
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
    getOddsTftWw2Movement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2MovementOddsQuestion"];
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
    getOddsTftWw2RangedAttack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2RangedAttackOddsQuestion"];
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
    getOddsTftWw2FireAction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2FireActionOddsQuestion"];
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
    getOddsTftWw2MeleeScore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2MeleeScoreOddsQuestion"];
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
    getOddsTftWw2DamageRoll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2DamageRollOddsQuestion"];
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
    getOddsTftWw2ClearJam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2ClearJamOddsQuestion"];
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
    getOddsTftWw2MoraleDue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2MoraleDueOddsQuestion"];
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
    getOddsTftWw2MoraleCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2MoraleCheckOddsQuestion"];
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
    getOddsTftWw2RallyCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2RallyCheckOddsQuestion"];
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
    getOddsTftWw2IndirectFire: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2IndirectFireOddsQuestion"];
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
    getOddsTftWw2BlastDamage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2BlastDamageOddsQuestion"];
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
    getOddsTftWw2BuildingDamage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2BuildingDamageOddsQuestion"];
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
    getOddsTftWw2AfvMovement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2AfvMovementOddsQuestion"];
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
    getOddsTftWw2AfvAttack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2AfvAttackOddsQuestion"];
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
    getOddsTftWw2AfvDamage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2AfvDamageOddsQuestion"];
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
    getOddsTftWw2CrewCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2CrewCheckOddsQuestion"];
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
    getOddsTftWw2Overrun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2OverrunOddsQuestion"];
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
    getOddsTftWw2CloseAssault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TftWw2CloseAssaultOddsQuestion"];
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
                "application/json": components["schemas"]["TftWw2Opening"];
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
                "application/json": components["schemas"]["TftWw2RecordedQuestion"];
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
                    "application/json": components["schemas"]["TftWw2RulingEntry"] | components["schemas"]["Appended"];
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
                "application/json": components["schemas"]["TftWw2RecordedQuestion"];
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
                    "application/json": components["schemas"]["TftWw2RulingEntry"] | components["schemas"]["Appended"];
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
                "application/json": components["schemas"]["TftWw2HouseRulesBody"];
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
                "application/json": components["schemas"]["TftWw2ArmyBody"];
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
                "application/json": components["schemas"]["TftWw2UnitsBody"];
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
                "application/json": components["schemas"]["TftWw2UnitChangeBody"];
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
                    "application/json": components["schemas"]["TftWw2Roster"];
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
                "application/json": components["schemas"]["TftWw2SessionOddsQuestion"];
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
