/** What depends on the ruleset, typed by its own document: Of<'colonial', 'RulingEntry'> is ColonialRulingEntry. */
import type { components as colonial } from './schema/colonial.js';
import type { components as d12Skirmish } from './schema/d12-skirmish.js';
import type { components as tftWw2 } from './schema/tft-ww2.js';
import type { components as tt } from './schema/tt.js';
import type { Schemas } from './http.js';

interface Rulesets {
    tt: { start: 'Tt'; schemas: tt['schemas'] };
    colonial: { start: 'Colonial'; schemas: colonial['schemas'] };
    'd12-skirmish': { start: 'D12Skirmish'; schemas: d12Skirmish['schemas'] };
    'tft-ww2': { start: 'TftWw2'; schemas: tftWw2['schemas'] };
}

export type RulesetName = keyof Rulesets;
type Named<S, N> = N extends keyof S ? S[N] : never;

/** A schema of this ruleset; of `string`, which may be any ruleset, that of the core. */
export type Of<R extends string, N extends string> = R extends RulesetName ? Named<Rulesets[R]['schemas'], `${Rulesets[R]['start']}${N}`> : Named<Schemas, N>;
