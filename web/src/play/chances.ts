/** Distributions as charts show them: which one first, and its bars of "at least so many". */
import type { Schemas } from 'umpire-client';

type Distribution = Schemas['OddsDistribution'];

export interface Chance {
    chance: number;
    fraction?: string;
}
export interface Bar {
    value: number;
    /** One for each situation; undefined where a situation knows no such number. */
    atLeast: (Chance | undefined)[];
}

const BARS_MAX = 16;
const LEAST = 0.0005; // below it a bar is no longer to be seen

/** Those that can be counted, and may come out in more than one way. */
export function countable(odds: Schemas['Odds'] | undefined): Distribution[] {
    return (odds?.distributions ?? []).filter(({ values }) => values.filter(({ value }) => typeof value === 'number').length > 1);
}

/** What players ask about first: losses, then wounds and hits, else whatever can be counted. */
export function firstOf(list: readonly Distribution[]): Distribution | undefined {
    const rank = ({ unit, title, of }: Distribution) => {
        const lost = unit === 'figures' && !/left/i.test(title) ? 0 : unit === 'wounds' ? 1 : unit === 'markers' ? 2 : unit === 'hits' ? 3 : 4;
        return lost * 10 + String(of).split('/').length;
    };
    return [...list].sort((a, b) => rank(a) - rank(b))[0];
}

/** P(at least n) for each n that says something; situations side by side. */
export function barsOf(list: readonly (Distribution | undefined)[]): Bar[] {
    const known = list.map((one) => new Map((one?.values ?? []).filter(({ value }) => typeof value === 'number').map((value) => [value.value as number, value])));
    const values = [...new Set(known.flatMap((one) => [...one.keys()]))].sort((a, b) => a - b);
    const atLeast = (one: (typeof known)[number], value: number): Chance | undefined => {
        if (one.size === 0) return undefined;
        const next = [...one.keys()].filter((key) => key >= value).sort((a, b) => a - b)[0];
        const found = next === undefined ? undefined : one.get(next);
        return found ? (found.at_least ?? { chance: found.chance, fraction: found.fraction }) : { chance: 0, fraction: '0' };
    };
    const bars = values.map((value) => ({ value, atLeast: known.map((one) => atLeast(one, value)) }));
    const open = bars.filter(({ atLeast }) => atLeast.some((one) => one && one.chance > LEAST && one.chance < 1));
    const every = Math.ceil(open.length / BARS_MAX);
    return open.filter((_, place) => place % every === 0);
}

/** What a unit says of itself, in the inputs that its role fills: for a question without a network, where names agree. */
export function filledBy(inputs: readonly string[], unit: { [member: string]: unknown }): { pointer: string; value: unknown }[] {
    return inputs
        .filter((pointer) => !pointer.includes('*'))
        .map((pointer) => ({ pointer, value: unit[pointer.slice(pointer.lastIndexOf('/') + 1)] }))
        .filter(({ value }) => value !== undefined && value !== null);
}
