/** Data that are read once and shown: rulesets, books, a club. Read again on request after a failure. */
import { useEffect, useReducer, useSyncExternalStore } from 'react';
import type { Answer, Schemas } from 'umpire-client';
import { texts } from '../texts';
import { api, clubApi } from './api';

export interface Loaded<T> {
    value?: T;
    failed?: string;
    again: () => void;
}

/** The error of a request, in words. */
export function wordsOf(error: unknown): string {
    // This phone's device may refuse, too, with a code and words of its own.
    return error instanceof Error && typeof (error as Error & { code?: unknown }).code === 'string' ? error.message : texts.common.unreachable;
}

interface Slot {
    value?: unknown;
    failed?: string;
    reading?: boolean;
    listeners: Set<() => void>;
}
const slots = new Map<string, Slot>();

function slotOf(name: string): Slot {
    const found = slots.get(name) ?? { listeners: new Set() };
    slots.set(name, found);
    return found;
}

async function fill<T>(name: string, read: () => Promise<T>): Promise<void> {
    const slot = slotOf(name);
    if (slot.reading || slot.value !== undefined) return;
    slot.reading = true;
    slot.failed = undefined;
    const told = () => [...slot.listeners].forEach((tell) => tell());
    try {
        slot.value = await read();
    } catch (error) {
        slot.failed = wordsOf(error);
    }
    slot.reading = false;
    told();
}

/** Reads it again for all who show it, after a change; the known data stay until then, or if that fails. */
async function refill<T>(name: string, read: () => Promise<T>): Promise<void> {
    const slot = slotOf(name);
    try {
        slot.value = await read();
    } catch {
        return;
    }
    [...slot.listeners].forEach((tell) => tell());
}

/** Reads the data with this name, once for all who show them. `name` undefined: nothing. */
export function useLoaded<T>(name: string | undefined, read: () => Promise<T>): Loaded<T> {
    const slot = slotOf(name ?? '');
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    useSyncExternalStore(
        (tell) => {
            slot.listeners.add(tell);
            return () => slot.listeners.delete(tell);
        },
        () => slot.value ?? slot.failed,
    );
    useEffect(() => {
        if (name !== undefined) void fill(name, read);
    });
    return {
        value: name === undefined ? undefined : (slot.value as T | undefined),
        failed: slot.failed,
        again: () => {
            slot.failed = undefined;
            redraw();
        },
    };
}

export type Ruleset = Answer<'/v1/rulesets/{ruleset}', 'get'>;

export function useRulesets(): Loaded<Schemas['RulesetSummary'][]> {
    return useLoaded('rulesets', async () => (await api.get('/v1/rulesets')).rulesets);
}

export function useRuleset(ruleset: string | undefined): Loaded<Ruleset> {
    return useLoaded(ruleset && `ruleset ${ruleset}`, () => api.get('/v1/rulesets/{ruleset}', { path: { ruleset: ruleset! } }));
}

export function useTable(ruleset: string, table: string | undefined): Loaded<Schemas['Table']> {
    return useLoaded(table && `table ${ruleset} ${table}`, () => api.get('/v1/rulesets/{ruleset}/tables/{table}', { path: { ruleset, table: table! } }));
}

export type Starters = Answer<'/v1/rulesets/{ruleset}/armies', 'get'>;

/** Armies to begin with, and what else a game for practice is opened with. */
export function useStarters(ruleset: string | undefined): Loaded<Starters> {
    return useLoaded(ruleset && `starter armies ${ruleset}`, () => api.get('/v1/rulesets/{ruleset}/armies', { path: { ruleset: ruleset! } }));
}

/** The title of a ruleset; its name until that is known. */
export function useTitleOf(ruleset: string | undefined): string {
    const { value } = useRulesets();
    return value?.find(({ name }) => name === ruleset)?.title ?? ruleset ?? '';
}

export function useClub(key: string | undefined): Loaded<Schemas['Club']> {
    return useLoaded(key && `club ${key}`, () => clubApi(key!).get('/v1/club'));
}

const houseRulesAt = (key: string) => `house rules ${key}`;
const readHouseRules = (key: string) => async () => (await clubApi(key).get('/v1/club/house-rules')).house_rules;
const oneAt = (key: string, ruleset: string, name: string) => `house rules ${key} ${ruleset} ${name}`;
const readOne = (key: string, ruleset: string, name: string) => () => clubApi(key).get('/v1/club/house-rules/{ruleset}/{name}', { path: { ruleset, name } });

export function useHouseRules(key: string | undefined): Loaded<Schemas['HouseRulesLine'][]> {
    return useLoaded(key && houseRulesAt(key), readHouseRules(key!));
}

export function useHouseRulesOf(key: string | undefined, ruleset: string, name: string | undefined): Loaded<Schemas['HouseRules']> {
    return useLoaded(key && name && oneAt(key, ruleset, name), readOne(key!, ruleset, name!));
}

/** They were changed here: screens that show them, and the next opened game, use the changed ones. */
export async function houseRulesChanged(key: string, ruleset: string, name: string): Promise<void> {
    await Promise.all([refill(houseRulesAt(key), readHouseRules(key)), refill(oneAt(key, ruleset, name), readOne(key, ruleset, name))]);
}
