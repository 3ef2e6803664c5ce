/** A ruleset's whole book and its reference sheet, stored on the device once they were loaded: they are read and
 * searched without a network. */
import type { Answer, Schemas } from 'umpire-client';
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

/** The book loads its sheet, too, so that both are there without a network. */
export function useBook(ruleset: string | undefined): Loaded<Book> {
    return useLoaded(ruleset && `book ${ruleset}`, () => {
        void loadReference(ruleset!).catch(() => undefined);
        return loadBook(ruleset!);
    });
}

export function useReference(ruleset: string): Loaded<string> {
    return useLoaded(`sheet ${ruleset}`, () => loadReference(ruleset));
}

export interface Found {
    clause: Clause;
    score: number;
}

function plain(text: string): string {
    return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Removes endings, so that "charges" finds "charge". */
function stem(word: string): string {
    return word.length > 4 ? word.replace(/(ing|ed|es|s)$/, '') : word;
}

const indexed = new WeakMap<Book, { id: string; title: string; text: string; tags: string }[]>();

/** The clauses that contain all words, or words that begin with the typed letters; best first. An id finds its
 * clause. */
export function findClauses(book: Book, typed: string): Found[] {
    const words = plain(typed)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .map(stem);
    if (words.length === 0) return [];
    let index = indexed.get(book);
    if (!index) {
        index = book.clauses.map(({ id, title, text, tags }) => ({ id: plain(id), title: plain(title), text: plain(text), tags: plain(tags.join(' ')) }));
        indexed.set(book, index);
    }
    const id = plain(typed).trim();
    const found: Found[] = [];
    index.forEach((entry, at) => {
        let score = entry.id === id ? 1000 : entry.id.startsWith(id) ? 200 : 0;
        if (!score)
            for (const word of words) {
                const begins = new RegExp(`(^|[^\\p{L}\\p{N}])${word}`, 'gu');
                const title = entry.title.match(begins)?.length ?? 0;
                const tags = entry.tags.match(begins)?.length ?? 0;
                const text = entry.text.match(begins)?.length ?? 0;
                if (title + tags + text === 0) {
                    score = 0;
                    break;
                }
                score += 20 * Math.min(title, 2) + 8 * Math.min(tags, 2) + Math.min(text, 6);
            }
        if (score) found.push({ clause: book.clauses[at]!, score });
    });
    return found.sort((a, b) => b.score - a.score);
}
