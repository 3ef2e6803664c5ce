/** A ruleset's whole book and its reference sheet, stored on the device once they were loaded: they are read and
 * searched without a network. */
import type { Answer, Schemas } from 'umpire-client';
import { lab } from '../lab';
import { api } from './api';
import { type Loaded, useLoaded } from './loaded';
import { BOOKS, local } from './storage';

export type Book = Answer<'/v1/rulesets/{ruleset}/book', 'get'>;
export type Clause = Schemas['Clause'];

/** From the service, then stored; the stored one if the service does not answer. */
async function newest<T>(place: string, read: () => Promise<T>): Promise<T> {
    try {
        const value = await read();
        local.setItem(place, JSON.stringify(value));
        return value;
    } catch (error) {
        const kept = keptAt(place);
        if (kept !== undefined) return kept as T;
        throw error;
    }
}

function keptAt(place: string): unknown {
    try {
        return JSON.parse(local.getItem(place) ?? 'null') ?? undefined;
    } catch {
        return undefined;
    }
}

const loadBook = (ruleset: string) => newest(`${BOOKS}${ruleset}`, () => api.as('').get('/v1/rulesets/{ruleset}/book', { path: { ruleset } }));

/** The reference sheet as the service writes it; its title becomes a heading of the page. */
const loadReference = (ruleset: string) =>
    newest(`${BOOKS}sheet ${ruleset}`, async () => {
        const response = await api.as('').send(`/v1/rulesets/${encodeURIComponent(ruleset)}/sheet`, { headers: { Accept: 'text/html' } });
        const text = await response.text();
        const page = new DOMParser().parseFromString(text.slice(text.indexOf('<main>')), 'text/html'); // without its style, which the page's security policy may forbid
        return page.querySelector('.reference')!.innerHTML.replace(/(<\/?)h1>/g, '$1h2>');
    });

/** The book loads its sheet and the search, too, so that all are there without a network. */
export function useBook(ruleset: string | undefined): Loaded<Book> {
    return useLoaded(ruleset && `book ${ruleset}`, () => {
        void loadReference(ruleset!).catch(() => undefined);
        if (UMPIRE_HAS_RULES) void lab.search(ruleset!).catch(() => undefined); // it loads what it searches with
        return loadBook(ruleset!);
    });
}

export function useReference(ruleset: string): Loaded<string> {
    return useLoaded(`sheet ${ruleset}`, () => loadReference(ruleset));
}

/** The clauses that fit some words, in this device where umpire.wasm is there, else by the service. */
export async function findClauses(words: string): Promise<Schemas['SearchResult']> {
    if (UMPIRE_HAS_RULES)
        try {
            return await lab.search(words);
        } catch {
            // it may not be cached yet
        }
    return api.as('').get('/v1/search', { query: { q: words, limit: 50 } });
}
