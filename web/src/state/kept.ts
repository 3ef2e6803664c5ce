/** What this device stores: its games with their tokens, armies, settings; only while the page is open if the browser
 * stores nothing (storage.ts). */
import { useSyncExternalStore } from 'react';
import { forgetSnapshot } from './snapshots';
import { local } from './storage';

/** A game that this device has a seat in. */
export interface KeptGame {
    session: string;
    /** The seat's; it is shown only once. */
    token: string;
    seat: string;
    role: 'umpire' | 'player' | 'spectator';
    side?: string;
    /** This device's name for the game. */
    title: string;
    ruleset: string;
    opened_at: string;
    /** sealed or two_sided. */
    mode?: string;
    /** The default source of dice on this device: the service, or dice on the table. */
    dice?: 'service' | 'table';
    /** The server's verifier key, from when the seat was taken. */
    server_key?: string;
    /** The latest checkpoint that was found consistent. */
    checkpoint?: string;
    /** The codes that the opener of the game passes on. */
    codes?: { side: string; name: string; colour: string; code: string }[];
    watch?: { code: string; token: string; link: string };
    /** The umpire's seat, if this device has it beside a player's. */
    umpire?: { seat: string; token: string };
    /** When this device last opened it: milliseconds. */
    seen: number;
}

/** A list of units to begin a game with. */
export interface KeptArmy {
    name: string;
    ruleset: string;
    units: Record<string, unknown>[];
    /** The club's army that it was copied from or stored as, at the last such time. */
    club?: { id: string; version: number };
}

export interface Kept {
    games: KeptGame[];
    armies: KeptArmy[];
    /** By ruleset and option: what the players' own book says, as it was last given. */
    tables?: { [ruleset: string]: { [option: string]: unknown } };
    /** The hints that were put away. */
    hints?: string[];
    /** The display name of this device's player. */
    name?: string;
    club_key?: string;
    /** How this device gives a sign that others acted (signal.ts). */
    signals?: { vibration: boolean; sound: boolean };
}

const PLACE = 'umpire';
const GAMES_MAX = 200;
const nothing: Kept = { games: [], armies: [] };
let kept: Kept = nothing;
const listeners = new Set<() => void>();

function read(): Kept {
    try {
        const found = JSON.parse(local.getItem(PLACE) ?? 'null') as Partial<Kept> | null;
        return found ? { ...nothing, ...found } : nothing;
    } catch {
        return kept; // something else wrote this
    }
}

/** Changes the stored data. Another tab may have changed them, so they are read first. */
export function keep(change: (kept: Kept) => Kept): void {
    kept = change(read());
    local.setItem(PLACE, JSON.stringify(kept));
    listeners.forEach((tell) => tell());
}

export function keptNow(): Kept {
    return kept;
}

export function keepGame(game: Omit<KeptGame, 'seen'>): void {
    keep((all) => ({ ...all, games: [{ ...game, seen: Date.now() }, ...all.games.filter(({ session }) => session !== game.session)].slice(0, GAMES_MAX) }));
}

export function changeGame(session: string, change: Partial<KeptGame>): void {
    keep((all) => ({ ...all, games: all.games.map((game) => (game.session === session ? { ...game, ...change } : game)) }));
}

export function forgetGame(session: string): void {
    keep((all) => ({ ...all, games: all.games.filter((game) => game.session !== session) }));
    forgetSnapshot(session);
    forgetSnapshot(`${session} chair`);
}

export function keepArmy(army: KeptArmy): void {
    keep((all) => ({ ...all, armies: [army, ...all.armies.filter(({ name, ruleset }) => name !== army.name || ruleset !== army.ruleset)] }));
}

export function keepTables(ruleset: string, given: { [option: string]: unknown }): void {
    keep((all) => ({ ...all, tables: { ...all.tables, [ruleset]: { ...all.tables?.[ruleset], ...given } } }));
}

export function keepName(name: string): void {
    keep((all) => ({ ...all, name }));
}

export function keepClubKey(club_key: string | undefined): void {
    keep((all) => ({ ...all, club_key }));
}

function subscribe(tell: () => void): () => void {
    const other = (event: StorageEvent) => {
        if (event.key === PLACE || event.key === null) {
            kept = read();
            tell();
        }
    };
    listeners.add(tell);
    addEventListener('storage', other);
    return () => {
        listeners.delete(tell);
        removeEventListener('storage', other);
    };
}

export function useKept(): Kept {
    return useSyncExternalStore(subscribe, keptNow);
}

export function useKeptGame(session: string): KeptGame | undefined {
    return useKept().games.find((game) => game.session === session);
}

/** The umpire's seat of a game, if this device has it: its own seat, or one beside a player's. */
export function chairOf(game: KeptGame | undefined): { seat: string; token: string } | undefined {
    return game?.role === 'umpire' ? { seat: game.seat, token: game.token } : game?.umpire;
}

kept = read();
