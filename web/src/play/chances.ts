/** Distributions for charts: which one is first, and its bars, of "exactly n" or of "at least n". */
import type { Schemas } from 'umpire-client';

type Distribution = Schemas['OddsDistribution'];

export interface Chance {
    chance: number;
    fraction?: string;
}
export interface Bar {
    value: number;
    /** One for each situation; undefined if a situation has no such number. */
    chances: (Chance | undefined)[];
}
/** The value of a bar's chance. */
export type Kind = 'exactly' | 'at_least';

const BARS_MAX = 16;
const LEAST = 0.0005; // bars below it would be invisible

/** Distributions of numbers with more than one possible value. */
export function countable(odds: Schemas['Odds'] | undefined): Distribution[] {
    return (odds?.distributions ?? []).filter(({ values }) => values.filter(({ value }) => typeof value === 'number').length > 1);
}

/** What players ask about first: losses, then wounds and hits, else any number. */
export function firstOf(list: readonly Distribution[]): Distribution | undefined {
    const rank = ({ unit, title, of }: Distribution) => {
        const lost = unit === 'figures' && !/left/i.test(title) ? 0 : unit === 'wounds' ? 1 : unit === 'markers' ? 2 : unit === 'hits' ? 3 : 4;
        return lost * 10 + String(of).split('/').length;
    };
    return [...list].sort((a, b) => rank(a) - rank(b))[0];
}

/** P(n) or P(at least n) for each n that matters; situations side by side. */
export function barsOf(list: readonly (Distribution | undefined)[], kind: Kind): Bar[] {
    const known = list.map((one) => new Map((one?.values ?? []).filter(({ value }) => typeof value === 'number').map((value) => [value.value as number, value])));
    const values = [...new Set(known.flatMap((one) => [...one.keys()]))].sort((a, b) => a - b);
    const never: Chance = { chance: 0, fraction: '0' };
    const exactly = (one: (typeof known)[number], value: number): Chance => one.get(value) ?? never;
    const atLeast = (one: (typeof known)[number], value: number): Chance => {
        const next = [...one.keys()].filter((key) => key >= value).sort((a, b) => a - b)[0];
        const found = next === undefined ? undefined : one.get(next);
        return found ? (found.at_least ?? found) : never;
    };
    const of = kind === 'exactly' ? exactly : atLeast;
    const bars = values.map((value) => ({ value, chances: known.map((one) => (one.size === 0 ? undefined : of(one, value))) }));
    const open = bars.filter(({ chances }) => chances.some((one) => one && one.chance > LEAST && one.chance < 1));
    // "At least" decreases step by step, so some may be left out; exact ones add up to everything.
    const every = kind === 'exactly' ? 1 : Math.ceil(open.length / BARS_MAX);
    return open.filter((_, place) => place % every === 0);
}

/** The inputs of its role that a unit fills in by equal names: for a question without a network. */
export function filledBy(inputs: readonly string[], unit: { [member: string]: unknown }): { pointer: string; value: unknown }[] {
    return inputs
        .filter((pointer) => !pointer.includes('*'))
        .map((pointer) => ({ pointer, value: unit[pointer.slice(pointer.lastIndexOf('/') + 1)] }))
        .filter(({ value }) => value !== undefined && value !== null);
}
