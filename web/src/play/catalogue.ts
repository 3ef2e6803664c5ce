/** Rulesets, steps, tables and clauses, read once and cached while the page is open: they change with the service, never
 * during a game. */
import { useEffect, useState } from 'react';
import type { Schemas } from 'umpire-client';
import { api } from '../state/api';
import { storeRules, rulesOf } from '../state/snapshots';
import type { Ruleset, Step, Table } from './describe';

const held = new Map<string, Promise<unknown>>();
const known = new Map<string, unknown>();

/** A successful answer is cached; a failed request is repeated the next time. This device's copy answers at once, and is
 * read again for the next time that the page is opened. */
function once<T>(name: string, read: () => Promise<unknown>): Promise<T> {
    const found = held.get(name);
    if (found) return found as Promise<T>;
    const reading = read().then((answer) => (storeRules(name, answer), answer));
    const copy = rulesOf(name);
    reading.catch(() => held.delete(name));
    const first = copy === undefined ? reading : Promise.resolve(copy);
    held.set(name, first);
    return first.then((answer) => (known.set(name, answer), answer)) as Promise<T>;
}

export function readRuleset(ruleset: string): Promise<Ruleset> {
    return once(ruleset, () => api.get('/v1/rulesets/{ruleset}', { path: { ruleset } }));
}
export function readStep(ruleset: string, step: string): Promise<Step> {
    return once(`${ruleset}/steps/${step}`, () => api.get('/v1/rulesets/{ruleset}/steps/{step}', { path: { ruleset, step } }));
}
export function readTable(ruleset: string, table: string): Promise<Table> {
    return once(`${ruleset}/tables/${table}`, () => api.get('/v1/rulesets/{ruleset}/tables/{table}', { path: { ruleset, table } }));
}
export function readClause(ruleset: string, clause: string): Promise<Schemas['Clause']> {
    return once(`${ruleset}/clauses/${clause}`, () => api.get('/v1/rulesets/{ruleset}/clauses/{clause}', { path: { ruleset, clause } }));
}

/** A cached answer, as soon as it is there. */
function useRead<T>(name: string | undefined, read: () => Promise<T>): T | undefined {
    const [, renew] = useState(0);
    const found = name === undefined ? undefined : (known.get(name) as T | undefined);
    useEffect(() => {
        if (name === undefined || found !== undefined) return;
        let alive = true;
        read().then(
            () => alive && renew((times) => times + 1),
            () => undefined,
        );
        return () => {
            alive = false;
        };
    }, [name, found === undefined]);
    return found;
}

export function useRuleset(ruleset: string | undefined): Ruleset | undefined {
    return useRead(ruleset, () => readRuleset(ruleset!));
}
export function useStep(ruleset: string | undefined, step: string | undefined): Step | undefined {
    return useRead(ruleset && step ? `${ruleset}/steps/${step}` : undefined, () => readStep(ruleset!, step!));
}
export function useTable(ruleset: string | undefined, table: string | undefined): Table | undefined {
    return useRead(ruleset && table ? `${ruleset}/tables/${table}` : undefined, () => readTable(ruleset!, table!));
}
export function useClause(ruleset: string, clause: string | undefined): Schemas['Clause'] | undefined {
    return useRead(clause ? `${ruleset}/clauses/${clause}` : undefined, () => readClause(ruleset, clause!));
}
/** Those of several steps that are already there. */
export function useSteps(ruleset: string | undefined, steps: readonly string[]): Map<string, Step> {
    const [, renew] = useState(0);
    const names = steps.join(' ');
    useEffect(() => {
        if (!ruleset) return;
        let alive = true;
        for (const step of steps)
            if (!known.has(`${ruleset}/steps/${step}`))
                readStep(ruleset, step).then(
                    () => alive && renew((times) => times + 1),
                    () => undefined,
                );
        return () => {
            alive = false;
        };
    }, [ruleset, names]);
    const found = new Map<string, Step>();
    for (const step of steps) {
        const there = known.get(`${ruleset}/steps/${step}`) as Step | undefined;
        if (there) found.set(step, there);
    }
    return found;
}
