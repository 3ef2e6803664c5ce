/** The umpire's manual changes of a unit: which members there are, and which were changed. */
import type { Field, Ruleset, Unit } from './describe';
import type { Json } from './pointer';

/** Members in the order of the rules: those of its state, the rest, and what the record counts for the rules. */
export interface Members {
    first: [string, Field][];
    more: [string, Field][];
    counts: [string, Field][];
}

const APART = new Set(['id', 'name', 'side']); // have requests of their own

export function membersOf(ruleset: Pick<Ruleset, 'unit'>, unit: Unit): Members {
    const found: Members = { first: [], more: [], counts: [] };
    for (const [member, field] of Object.entries(ruleset.unit?.properties ?? {})) {
        if (APART.has(member)) continue;
        const value = unit[member];
        const counts = field['x-bookkeeping'] && member !== 'fate';
        const stands = member === 'fate' || (value !== undefined && value !== field.default);
        found[counts ? 'counts' : stands ? 'first' : 'more'].push([member, field]);
    }
    return found;
}

/** The members that differ from the unit's. */
export function changesOf(ruleset: Pick<Ruleset, 'unit'>, unit: Unit, said: { readonly [member: string]: Json | undefined }): { [member: string]: Json } {
    const now = (member: string) => unit[member] ?? ruleset.unit?.properties?.[member]?.default;
    return Object.fromEntries(Object.entries(said).filter((one): one is [string, Json] => one[1] !== undefined && one[1] !== now(one[0])));
}
