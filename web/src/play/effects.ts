/** A ruling's effects on units, in the words of their members. */
import type { Schemas } from 'umpire-client';
import { type Ruleset, labelOf } from './describe';

export interface Change {
    unit: string;
    title: string;
    /** "12 → 8"; empty for a flag, whose title is enough. */
    values: string;
    clause?: string;
}

interface Worded {
    yes: string;
    no: string;
}

/** The changes that a player would mention: counts that the record uses internally are left out but for what became of the unit, and a unit is called by
 * its name. */
export function changesOf(ruleset: Ruleset, effects: readonly Schemas['UnitEffect'][], words: Worded, units: readonly { id: string; name: string }[] = []): Change[] {
    const members = ruleset.unit?.properties ?? {};
    const called = (value: unknown) => (typeof value === 'string' ? units.find(({ id }) => id === value)?.name : undefined);
    return effects.filter(({ member }) => member === 'fate' || !members[member]?.['x-bookkeeping']).map(({ unit, member, from, to, clause }) => {
        const field = members[member];
        const title = field?.title ?? member;
        const flag = typeof to === 'boolean';
        const worded = (value: typeof to) => (field?.oneOf ? undefined : called(value)) ?? labelOf(field, value, words);
        const now = worded(to);
        const was = from === undefined ? undefined : worded(from);
        return { unit, title: flag && !to ? `${title}: ${words.no}` : title, values: flag ? '' : was === undefined ? now : `${was} → ${now}`, clause };
    });
}

/** Changes by unit, in the units' order. */
export function byUnit(changes: readonly Change[]): { unit: string; changes: Change[] }[] {
    const found = new Map<string, Change[]>();
    for (const change of changes) found.set(change.unit, [...(found.get(change.unit) ?? []), change]);
    return [...found].map(([unit, list]) => ({ unit, changes: list }));
}
