/** What was last read of a game and of its rules, stored on this device: a game opens with it at once, and without a network
 * at all. It makes room for a seat, as books do. */
import { BOOKS, local } from './storage';

const GAMES = `${BOOKS}game `;
const RULES = `${BOOKS}rules `;
const GAMES_MAX = 8; // the oldest are removed

export interface Dated {
    /** When it was read: milliseconds. */
    at: number;
}

function at(place: string): unknown {
    try {
        return JSON.parse(local.getItem(place) ?? 'null') ?? undefined;
    } catch {
        return undefined; // something else wrote this
    }
}

export function snapshotOf(game: string): Dated | undefined {
    return at(GAMES + game) as Dated | undefined;
}

export function storeSnapshot(game: string, snapshot: Dated): void {
    local.setItem(GAMES + game, JSON.stringify(snapshot));
    const stored = Array.from({ length: local.length }, (_, place) => local.key(place) ?? '').filter((name) => name.startsWith(GAMES));
    if (stored.length <= GAMES_MAX) return;
    const age = new Map(stored.map((name) => [name, (at(name) as Dated | undefined)?.at ?? 0]));
    stored.sort((a, b) => age.get(b)! - age.get(a)!).slice(GAMES_MAX).forEach((name) => local.removeItem(name));
}

export function forgetSnapshot(game: string): void {
    local.removeItem(GAMES + game);
}

/** An answer about the rules, which only another version of the service changes. */
export function rulesOf(name: string): unknown {
    return at(RULES + name);
}

export function storeRules(name: string, answer: unknown): void {
    const text = JSON.stringify(answer);
    if (local.getItem(RULES + name) !== text) local.setItem(RULES + name, text);
}
